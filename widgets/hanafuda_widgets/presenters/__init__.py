"""Presenters: a lesson, a puzzle or a table as a state of JSON and messages that change it.

Pure Python and standard library only: the same presenter runs in a notebook's kernel and in a web page.
"""

from __future__ import annotations

from importlib import import_module

from hanafuda_widgets.presenters.base import MessageError, Presenter

#: Where each presenter lives, by the name that its state and a page's HTML carry.
PRESENTERS = {
    "hachihachi-table": "hanafuda_widgets.presenters.hachihachi_table:HachiHachiTable",
    "hanaawase-table": "hanafuda_widgets.presenters.hanaawase_table:HanaAwaseTable",
    "koikoi-table": "hanafuda_widgets.presenters.koikoi_table:KoiKoiTable",
    "deck-explorer": "hanafuda_widgets.presenters.deck_explorer:DeckExplorer",
    "puzzles": "hanafuda_widgets.presenters.puzzles:Puzzles",
    "quiz": "hanafuda_widgets.presenters.quiz:Quiz",
    "round-review": "hanafuda_widgets.presenters.round_review:RoundReview",
    "round-replay": "hanafuda_widgets.presenters.round_replay:RoundReplay",
    "score-calculator": "hanafuda_widgets.presenters.score_calculator:ScoreCalculator",
    "scoring-exercise": "hanafuda_widgets.presenters.scoring_exercise:ScoringExercise",
    "settlement-exercise": "hanafuda_widgets.presenters.settlement_exercise:SettlementExercise",
    "trainer": "hanafuda_widgets.presenters.trainer:CardTrainer",
}


def find_presenter(name: object) -> type[Presenter]:
    """The presenter class of this name.

    Errors: :class:`MessageError` for any other name.

    >>> find_presenter("koikoi-table").__name__
    'KoiKoiTable'
    """
    place = PRESENTERS.get(name) if isinstance(name, str) else None
    if place is None:
        known = ", ".join(PRESENTERS)
        raise MessageError("unknown-presenter", f"unknown presenter {name!r}: expected one of {known}")
    module, _, cls = place.partition(":")
    found: type[Presenter] = getattr(import_module(module), cls)
    return found
