"""The shelf of mined puzzles: data files that ``tools/mine_puzzles.py`` writes, one puzzle a line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from hanafuda_lib.errors import shown
from hanafuda_lib.exercises.puzzles.model import Puzzle, PuzzleError

_FOLDER = "mined"
#: The games that have a file.
MINED_GAMES = ("koikoi", "hanaawase", "hachihachi")


@cache
def mined_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The mined puzzles of a game that come with the library. Errors: :class:`PuzzleError`.

    >>> len(mined_puzzles("koikoi")) >= 300
    True
    """
    if game not in MINED_GAMES:
        raise PuzzleError(
            "unknown-game", f"unknown game {shown(game)}: expected one of {', '.join(MINED_GAMES)}"
        )
    path = files(__package__) / _FOLDER / f"{game}.jsonl"
    if not path.is_file():
        raise PuzzleError(
            "no-puzzles", f"the file of mined puzzles {path.name!r} is missing: it is not in a page"
        )
    return tuple(Puzzle.from_json(json.loads(line)) for line in path.read_text("utf-8").splitlines())


def write_shelf(folder: Path, game: str, shelf: Iterable[Puzzle]) -> Path:
    """Write the mined puzzles of a game, one a line of JSON."""
    path = folder / f"{game}.jsonl"
    lines = [json.dumps(puzzle.to_json(), ensure_ascii=False, separators=(",", ":")) for puzzle in shelf]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path
