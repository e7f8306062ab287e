"""Calculator, scoring and settlement exercises, deck explorer and replay as widgets for a notebook cell."""

from __future__ import annotations

from typing import Any

from hanafuda_widgets.presenters.deck_explorer import DeckExplorer as ExplorerPresenter
from hanafuda_widgets.presenters.round_replay import RoundReplay as ReplayPresenter
from hanafuda_widgets.presenters.score_calculator import ScoreCalculator as CalculatorPresenter
from hanafuda_widgets.presenters.scoring_exercise import ScoringExercise as ExercisePresenter
from hanafuda_widgets.presenters.settlement_exercise import SettlementExercise as SettlementPresenter
from hanafuda_widgets.widget import ExerciseWidget, PresenterWidget


class ScoreCalculatorWidget(PresenterWidget):
    """A live score calculator: ``ScoreCalculator()`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.score_calculator.ScoreCalculator`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(CalculatorPresenter(**options))


class ScoringExerciseWidget(ExerciseWidget):
    """A live set of scoring exercises: ``ScoringExercise(level=2)`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.scoring_exercise.ScoringExercise`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(ExercisePresenter(**options))


class SettlementExerciseWidget(ExerciseWidget):
    """A live set of settlements: ``SettlementExercise(level=2)`` on the last line of a cell shows it.

    The arguments are those of
    :class:`hanafuda_widgets.presenters.settlement_exercise.SettlementExercise`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(SettlementPresenter(**options))


class DeckExplorerWidget(PresenterWidget):
    """The deck to look through: ``DeckExplorer()`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.deck_explorer.DeckExplorer`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(ExplorerPresenter(**options))


class RoundReplayWidget(PresenterWidget):
    """A finished round, step by step: ``RoundReplay(seed=7)`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.round_replay.RoundReplay`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(ReplayPresenter(**options))


#: The short names for lessons.
ScoreCalculator = ScoreCalculatorWidget
ScoringExercise = ScoringExerciseWidget
SettlementExercise = SettlementExerciseWidget
DeckExplorer = DeckExplorerWidget
RoundReplay = RoundReplayWidget
