"""Tables to play at, in a notebook cell and on a web page: `KoiKoiTable(seed=7)` shows one.

The presenters in :mod:`hanafuda_widgets.presenters` are pure Python and run in a page as well; what
shows them in a notebook needs anywidget and is loaded only when it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanafuda_widgets.puzzle_widgets import Puzzles, PuzzlesWidget
    from hanafuda_widgets.quiz_widgets import CardTrainer, CardTrainerWidget, Quiz, QuizWidget
    from hanafuda_widgets.review_widgets import RoundReview, RoundReviewWidget
    from hanafuda_widgets.score_widgets import (
        DeckExplorer,
        DeckExplorerWidget,
        RoundReplay,
        RoundReplayWidget,
        ScoreCalculator,
        ScoreCalculatorWidget,
        ScoringExercise,
        ScoringExerciseWidget,
        SettlementExercise,
        SettlementExerciseWidget,
    )
    from hanafuda_widgets.table_widgets import (
        HachiHachiTable,
        HachiHachiTableWidget,
        HanaAwaseTable,
        HanaAwaseTableWidget,
    )
    from hanafuda_widgets.widget import KoiKoiTable, KoiKoiTableWidget, PresenterWidget, show

__all__ = [
    "CardTrainer", "CardTrainerWidget", "DeckExplorer", "DeckExplorerWidget", "HachiHachiTable",
    "HachiHachiTableWidget", "HanaAwaseTable", "HanaAwaseTableWidget", "KoiKoiTable", "KoiKoiTableWidget",
    "PresenterWidget", "Puzzles", "PuzzlesWidget", "Quiz", "QuizWidget", "RoundReplay", "RoundReplayWidget",
    "RoundReview", "RoundReviewWidget", "ScoreCalculator", "ScoreCalculatorWidget", "ScoringExercise",
    "ScoringExerciseWidget", "SettlementExercise", "SettlementExerciseWidget", "show",
]  # fmt: skip
# Where each name lives; all the others are in `widget`.
_QUIZ = ("CardTrainer", "Quiz")
_TABLES = ("HachiHachiTable", "HanaAwaseTable")
_SCORING = ("DeckExplorer", "RoundReplay", "ScoreCalculator", "ScoringExercise", "SettlementExercise")
_ELSEWHERE = {
    "Puzzles": "puzzle_widgets",
    "PuzzlesWidget": "puzzle_widgets",
    "RoundReview": "review_widgets",
    "RoundReviewWidget": "review_widgets",
    **dict.fromkeys([*_QUIZ, *(f"{name}Widget" for name in _QUIZ)], "quiz_widgets"),
    **dict.fromkeys([*_SCORING, *(f"{name}Widget" for name in _SCORING)], "score_widgets"),
    **dict.fromkeys([*_TABLES, *(f"{name}Widget" for name in _TABLES)], "table_widgets"),
}


def __getattr__(name: str) -> object:
    """Load the notebook's half on the first use: a web page has no anywidget."""
    if name not in __all__:
        raise AttributeError(f"module 'hanafuda_widgets' has no attribute {name!r}")
    try:
        module = import_module(f"hanafuda_widgets.{_ELSEWHERE.get(name, 'widget')}")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{name} needs the package {error.name!r}: pip install 'hanafuda-course[widgets]'",
            name=error.name,
        ) from error
    return getattr(module, name)
