"""Puzzles in a notebook cell: ``Puzzles(games=["koikoi"])`` on the last line shows a set."""

from __future__ import annotations

from typing import Any

from hanafuda_widgets.presenters.puzzles import Puzzles as PuzzlesPresenter
from hanafuda_widgets.widget import ExerciseWidget


class PuzzlesWidget(ExerciseWidget):
    """A set of puzzles, shuffled by a seed, with hints, explained answers and a result.

    The arguments are those of :class:`hanafuda_widgets.presenters.puzzles.Puzzles`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(PuzzlesPresenter(**options))


#: The short name for lessons.
Puzzles = PuzzlesWidget
