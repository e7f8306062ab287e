"""Find puzzles by letting computer players play, and write them into the library's data files.

    python tools/mine_puzzles.py                          # all games, a process for each core
    python tools/mine_puzzles.py koikoi --want 300        # one game, so many puzzles
    python tools/mine_puzzles.py --dask tcp://host:8786   # on a Dask cluster (the extra `cluster`)

The same puzzles come out whatever does the work. What is done is kept in ``_jobs/mined-GAME.jsonl``:
after an interrupt the same command goes on from there. ``--check SEED`` tries every puzzle of the
data files in fresh worlds instead, and says which do not hold; it too goes on after an interrupt, from
``_jobs/checked-GAME.jsonl`` (delete it after a change of the players).
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import Executor
from importlib import import_module
from pathlib import Path
from typing import Any

from tqdm import tqdm

from hanafuda_lib.analysis.jobs import run_jobs
from hanafuda_lib.exercises.puzzles import mining
from hanafuda_lib.exercises.puzzles.mined import mined_puzzles, write_shelf

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "hanafuda_lib" / "exercises" / "puzzles" / "mined"
JOBS = ROOT / "_jobs"
WANT = {"koikoi": 305, "hanaawase": 110, "hachihachi": 110}
# Jobs are begun in blocks, until enough has been found.
_BLOCK = 6


def mine(game: str, want: int, *, workers: int, executor: Executor | None = None, store: Path) -> list[Any]:
    """So many puzzles of a game."""
    found: list[dict[str, Any]] = []
    blocks = 0
    with tqdm(total=want, desc=game, delay=2) as bar:
        while len(mining.shelf_of(found, want=want)) < want:
            jobs = mining.job_list(game, jobs=_BLOCK * (blocks + 1))[_BLOCK * blocks :]
            for part in run_jobs(mining.mine_rounds, jobs, workers=workers, executor=executor, store=store):
                found += part
            blocks += 1
            bar.update(min(want, len(mining.shelf_of(found, want=want))) - bar.n)
    return mining.shelf_of(found, want=want)


def check(game: str, seed: int, *, workers: int, executor: Executor | None = None, store: Path) -> int:
    """How many puzzles of a game do not hold in fresh worlds."""
    puzzles = mined_puzzles(game)
    jobs = [[puzzle.to_json(), seed] for puzzle in puzzles]
    with tqdm(total=len(jobs), desc=f"check {game}", delay=2) as bar:

        def tell(done: int, _total: int) -> None:
            bar.update(done - bar.n)

        hold = run_jobs(mining.recheck_job, jobs, workers=workers, executor=executor, store=store, tell=tell)
    lost = [puzzle.id for puzzle, holds in zip(puzzles, hold, strict=True) if not holds]
    print(f"{game}: {len(puzzles) - len(lost)} of {len(puzzles)} puzzles hold with seed {seed}")
    for puzzle_id in lost:
        print(f"does not hold: {puzzle_id}")
    return len(lost)


def main() -> int:
    """Mine, or check what was mined."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(WANT)}; none: all")
    parser.add_argument("--want", type=int, help="so many puzzles for each game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a Dask cluster")
    parser.add_argument("--check", type=int, metavar="SEED", help="try the puzzles again in fresh worlds")
    arguments = parser.parse_args()
    games = arguments.games or list(WANT)
    executor = None
    if arguments.dask:
        client: Any = import_module("distributed").Client(arguments.dask)  # the extra `cluster`
        executor = client.get_executor()
    if arguments.check is not None:
        lost = 0
        for game in games:
            store = JOBS / f"checked-{game}.jsonl"
            lost += check(game, arguments.check, workers=arguments.workers, executor=executor, store=store)
        return int(lost > 0)
    FOLDER.mkdir(exist_ok=True)
    for game in games:
        want = arguments.want or WANT[game]
        store = JOBS / f"mined-{game}.jsonl"
        shelf = mine(game, want, workers=arguments.workers, executor=executor, store=store)
        print(f"{len(shelf)} puzzles in {write_shelf(FOLDER, game, shelf).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
