"""Calculator and scoring exercise as widgets for a notebook cell."""

from __future__ import annotations

from typing import Any

from hanafuda_widgets.presenters.score_calculator import ScoreCalculator as CalculatorPresenter
from hanafuda_widgets.presenters.scoring_exercise import ScoringExercise as ExercisePresenter
from hanafuda_widgets.widget import PresenterWidget


class ScoreCalculatorWidget(PresenterWidget):
    """A live score calculator: ``ScoreCalculator()`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.score_calculator.ScoreCalculator`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(CalculatorPresenter(**options))


class ScoringExerciseWidget(PresenterWidget):
    """A live set of scoring exercises: ``ScoringExercise(level=2)`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.scoring_exercise.ScoringExercise`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(ExercisePresenter(**options))


#: The short names for lessons.
ScoreCalculator = ScoreCalculatorWidget
ScoringExercise = ScoringExerciseWidget
