"""Long work in pieces: on any executor, with the same result for any number of workers, and resumable.

A job is a JSON-able value; its result is one too. Results come back in the order of the jobs. With a
``store`` each result is written down when it is done; whoever starts the same work again goes on from
there. A process pool is the default; a Dask cluster serves as well (``client.get_executor()``).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from hanafuda_lib.errors import RulesError, shown

# So many jobs for each worker are handed out ahead of what is done.
_AHEAD = 4

#: Told after each job: how many are done, and how many there are.
Tell = Callable[[int, int], None]


def run_jobs(
    work: Callable[[Any], Any],
    jobs: Iterable[Any],
    *,
    executor: Executor | None = None,
    workers: int = 1,
    store: Path | str | None = None,
    tell: Tell | None = None,
) -> list[Any]:
    """What ``work`` gives for each job, in the order of the jobs.

    ``work`` must be a function of a module, so that another process can find it. ``executor`` does
    the work; without one it is done here (``workers=1``) or by so many processes. ``store`` is a
    file of JSON lines that keeps what is done: an interrupt loses nothing but the jobs that were
    being worked at. Errors: :class:`RulesError` for a bad number of workers or a spoiled store.

    >>> run_jobs(abs, [-2, 1, -3])
    [2, 1, 3]
    """
    todo = list(jobs)
    if type(workers) is not int or workers < 1:
        raise RulesError("bad-workers", f"bad number of workers {shown(workers)}: expected 1 or more")
    keys = [json.dumps(job, sort_keys=True) for job in todo]
    done = {} if store is None else read_store(store)
    left = [(key, job) for key, job in zip(keys, todo, strict=True) if key not in done]
    number = len(todo) - len(left)
    if tell is not None:
        tell(number, len(todo))
    with _writer(store) as write:
        for key, result in _results(work, left, executor, workers):
            done[key] = result
            write(key, result)
            number += 1
            if tell is not None:
                tell(number, len(todo))
    return [done[key] for key in keys]


def read_store(store: Path | str) -> dict[str, Any]:
    """What a store holds: results by the text of their job. A last line that was cut off is left out."""
    path = Path(store)
    if not path.exists():
        return {}
    found = {}
    lines = path.read_text("utf-8").split("\n")
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            found[row["job"]] = row["result"]
        except (ValueError, TypeError, KeyError):
            if number == len(lines):  # the writer was stopped in the middle of this line
                continue
            raise RulesError(
                "bad-store", f"bad line {number} of {path}: expected a job and its result"
            ) from None
    return found


@contextmanager
def _writer(store: Path | str | None) -> Iterator[Callable[[str, Any], None]]:
    """What writes a result down at once; it does nothing without a store."""
    if store is None:
        yield lambda _key, _result: None
        return
    path = Path(store)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text("utf-8") if path.exists() else ""
    if text and not text.endswith("\n"):  # cut off: the half line goes
        path.write_text(text[: text.rfind("\n") + 1], "utf-8")
    with path.open("a", encoding="utf-8") as file:

        def write(key: str, result: Any) -> None:
            file.write(json.dumps({"job": key, "result": result}, ensure_ascii=False) + "\n")
            file.flush()

        yield write


def _results(
    work: Callable[[Any], Any], jobs: Sequence[tuple[str, Any]], executor: Executor | None, workers: int
) -> Iterator[tuple[str, Any]]:
    if executor is not None:
        yield from _on_executor(work, jobs, executor, ahead=_AHEAD * 16)
    elif workers == 1 or len(jobs) < 2:
        for key, job in jobs:
            yield key, work(job)
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield from _on_executor(work, jobs, pool, ahead=_AHEAD * workers)


def _on_executor(
    work: Callable[[Any], Any], jobs: Sequence[tuple[str, Any]], executor: Executor, *, ahead: int
) -> Iterator[tuple[str, Any]]:
    """Results as they come. What is not yet begun is called off when anything goes wrong."""
    waiting: dict[Future[Any], str] = {}
    source = iter(jobs)
    try:
        while True:
            for key, job in source:
                waiting[executor.submit(work, job)] = key
                if len(waiting) >= ahead:
                    break
            if not waiting:
                return
            finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()
