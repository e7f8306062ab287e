"""Long work in pieces: the same result whatever does it, and nothing lost by an interrupt."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest
from distributed import Client, LocalCluster

from hanafuda_lib import RulesError, koikoi
from hanafuda_lib.analysis.jobs import read_store, run_jobs
from hanafuda_lib.analysis.simulate import simulate
from hanafuda_lib.exercises.puzzles.mining import job_list, mine_rounds


def square(number):
    return number * number


def test_results_come_in_the_order_of_the_jobs():
    jobs = list(range(40))
    expected = [number * number for number in jobs]
    assert run_jobs(square, jobs) == expected
    with ThreadPoolExecutor(3) as executor:
        assert run_jobs(square, jobs, executor=executor) == expected


def test_the_number_of_workers_does_not_matter():
    alone = simulate(koikoi.YAMATO, rounds=600, seed=2)
    with ProcessPoolExecutor(2) as executor:
        assert simulate(koikoi.YAMATO, rounds=600, seed=2, executor=executor) == alone


def test_a_dask_cluster_serves_as_well():
    """A local cluster, its client's executor: simulation and mining give the same as one process."""
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        executor = client.get_executor()
        jobs = job_list("koikoi", jobs=3, rounds=1)
        assert run_jobs(mine_rounds, jobs, executor=executor) == run_jobs(mine_rounds, jobs)
        told = simulate(koikoi.YAMATO, rounds=300, seed=2, executor=executor)
    assert told == simulate(koikoi.YAMATO, rounds=300, seed=2)


class Interrupter:
    """Works until it has done so many jobs, then Ctrl-C is pressed."""

    def __init__(self, after):
        self.left = after
        self.done = []

    def __call__(self, number):
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        self.done.append(number)
        return number * number


def test_an_interrupt_loses_nothing(tmp_path):
    store = tmp_path / "deep" / "store.jsonl"
    first = Interrupter(4)
    with pytest.raises(KeyboardInterrupt):
        run_jobs(first, range(10), store=store)
    assert len(read_store(store)) == 4
    second = Interrupter(99)
    told = []
    assert run_jobs(second, range(10), store=store, tell=lambda done, all_: told.append((done, all_))) == [
        number * number for number in range(10)
    ]
    assert second.done == [4, 5, 6, 7, 8, 9]
    assert told == [(done, 10) for done in range(4, 11)]


def test_a_line_that_was_cut_off_is_done_again(tmp_path):
    store = tmp_path / "store.jsonl"
    run_jobs(square, [1, 2], store=store)
    text = store.read_text("utf-8")
    store.write_text(text + text[:9], "utf-8")
    worker = Interrupter(9)
    assert run_jobs(worker, [1, 2, 3], store=store) == [1, 4, 9]
    assert worker.done == [3]
    assert len(store.read_text("utf-8").splitlines()) == 3


def test_a_spoiled_store_is_named(tmp_path):
    store = tmp_path / "store.jsonl"
    store.write_text('nonsense\n{"job": "1", "result": 1}\n', "utf-8")
    with pytest.raises(RulesError, match=r"bad line 1 of .*store.jsonl: expected a job and its result"):
        run_jobs(square, [1], store=store)


@pytest.mark.parametrize("workers", [0, -1, 1.5, None, True])
def test_a_bad_number_of_workers_is_named(workers):
    with pytest.raises(RulesError) as caught:
        run_jobs(square, [1], workers=workers)
    assert str(caught.value) == f"bad number of workers {workers!r}: expected 1 or more"


def test_a_failing_job_is_told():
    with pytest.raises(ZeroDivisionError), ThreadPoolExecutor(2) as executor:
        run_jobs((1).__truediv__, [1, 0, 2], executor=executor)
