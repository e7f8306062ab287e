"""Scoring exercises: a pile, and the learner says which yaku it holds, their points and the total."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.exercises.scoring_piles import MOST_PILES
from hanafuda_lib.exercises.scoring_sets import Scored, parse_rules, scored, scoring_set
from hanafuda_widgets.presenters.base import MessageError, shown
from hanafuda_widgets.presenters.calculator_state import MOST_CALLS
from hanafuda_widgets.presenters.exercise_base import ExercisePresenter, set_form, whole
from hanafuda_widgets.presenters.exercise_data import cards_json, exercise_json
from hanafuda_widgets.presenters.rules_names import RULE_NAMES, game_of, rules_name, with_own

_LEVELS = {
    "koikoi": {
        1: "1 · one yaku",
        2: "2 · one yaku and further cards",
        3: "3 · several yaku, doubling",
        4: "4 · a yaku that does not count",
        5: "5 · many yaku, koi-koi",
    },
    "hanaawase": {
        1: "1 · one yaku",
        2: "2 · two yaku",
        3: "3 · three yaku, or one that does not count",
        4: "4 · two beside one that does not count",
        5: "5 · many yaku",
    },
    "hachihachi": {
        1: "1 · dealt hands",
        2: "2 · dealt hands, larger fields",
        3: "3 · two hand yaku, or a pile",
        4: "4 · piles in larger fields",
        5: "5 · special yaku, and several at once",
    },
}


class ScoringExercise(ExercisePresenter):
    """A set of piles to be scored, with less and less shown: worked example to blank sheet.

    The set comes from ``rules`` of any of the three games, ``level`` (1 to 5) and ``seed``, and has ``count``
    piles; or ``piles`` are given as texts, with ``calls`` koi-koi calls of the opponent (Koi-Koi) or the
    ``multiplier`` of the field (Hachi-hachi, where seven cards are a dealt hand). ``step`` says how much is
    left to the learner at first (1 nothing … 4 everything); after a right answer the next pile leaves more.
    Errors: :class:`HanafudaError`.

    >>> exercise = ScoringExercise(piles=["03-curtain 08-moon 09-cup"], step=2)
    >>> answer = {"type": "check", "pile": 0, "step": 2, "lines": {}, "figures": {"total": 10}}
    >>> exercise.handle(answer)["said"]
    ['1 mistake.']
    >>> exercise.state["worksheet"]["figures"][0]["remarks"][0]["text"][:20]
    'Doubling forgotten: '
    """

    name = "scoring-exercise"
    title = "Scoring exercise"

    def __init__(
        self,
        *,
        rules: str = "koikoi/yamato",
        level: int = 1,
        seed: int = 1,
        count: int = 6,
        piles: list[str] | None = None,
        calls: int = 0,
        multiplier: int = 1,
        step: int = 1,
    ) -> None:
        self.kwargs: dict[str, Any] = {
            "rules": rules, "level": level, "seed": seed, "count": count, "piles": piles, "calls": calls,
            "multiplier": multiplier, "step": step,
        }  # fmt: skip
        self._load()

    def _make(self) -> tuple[dict[str, Any], dict[str, Any]]:
        found = _piles(self.kwargs)
        title = rules_name(found[0].rules)
        return exercise_json(found, title), cards_json(card for each in found for card in each.pile)

    def _renewed(self, given: dict[str, Any]) -> dict[str, Any]:
        return {**super()._renewed(given), "piles": None, "calls": 0, "multiplier": 1}

    def _form(self) -> dict[str, Any]:
        text = self.kwargs["rules"]
        return set_form(
            self.kwargs, with_own(text, rules_name(parse_rules(text)), RULE_NAMES), _LEVELS[game_of(text)],
            label="Another set of piles", what="Piles",
        )  # fmt: skip


def _piles(kwargs: dict[str, Any]) -> tuple[Scored, ...]:
    piles, calls = kwargs["piles"], whole("calls", kwargs["calls"], 0, MOST_CALLS)
    multiplier = whole("multiplier", kwargs["multiplier"], 1, 4)
    if piles is None:
        return scoring_set(kwargs["rules"], level=kwargs["level"], seed=kwargs["seed"], count=kwargs["count"])
    if not isinstance(piles, list) or not 1 <= len(piles) <= MOST_PILES:
        raise MessageError(
            "bad-piles", f"bad piles {shown(piles)}: expected a list of 1 to {MOST_PILES} texts"
        )
    return tuple(scored(kwargs["rules"], text, calls=calls, multiplier=multiplier) for text in piles)
