"""Puzzles: capture choices and decisions, their data model, their facts, and the shelf of them.

>>> from hanafuda_lib.exercises.puzzles import find_puzzle
>>> find_puzzle("hana/ribbon-not-cup").reason.split(":")[0]
'The ribbon is five card points fewer but a yaku more'
"""

from hanafuda_lib.exercises.puzzles.criteria import failures, leads
from hanafuda_lib.exercises.puzzles.facts import Fact, facts, option_label
from hanafuda_lib.exercises.puzzles.model import THEMES, Kind, Puzzle, PuzzleError
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.exercises.puzzles.shelf import draw_puzzles, find_puzzle, puzzles, select_puzzles

__all__ = [
    "THEMES",
    "Fact",
    "Kind",
    "Position",
    "Puzzle",
    "PuzzleError",
    "draw_puzzles",
    "facts",
    "failures",
    "find_puzzle",
    "leads",
    "option_label",
    "puzzles",
    "select_puzzles",
]
