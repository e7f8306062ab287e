"""The score calculator as a widget for a notebook cell."""

from __future__ import annotations

from typing import Any

from hanafuda_widgets.presenters.score_calculator import ScoreCalculator as CalculatorPresenter
from hanafuda_widgets.widget import PresenterWidget


class ScoreCalculatorWidget(PresenterWidget):
    """A live score calculator: ``ScoreCalculator()`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.score_calculator.ScoreCalculator`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(CalculatorPresenter(**options))


#: The short name for lessons.
ScoreCalculator = ScoreCalculatorWidget
