"""Settlement exercises: a round is over, and the learner says who wins or pays how much for what."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.cards import Kind
from hanafuda_lib.exercises.scoring_piles import MOST_PILES
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.exercises.settling import Case, Row
from hanafuda_lib.exercises.settling_sets import given_settlement, settlement_set
from hanafuda_widgets.presenters.base import MessageError, shown
from hanafuda_widgets.presenters.exercise_base import ExercisePresenter, set_form
from hanafuda_widgets.presenters.exercise_data import COMMON, cards_json, figure_row
from hanafuda_widgets.presenters.rules_names import RULE_NAMES, game_of, rules_name, with_own

_WORDS = {
    **COMMON,
    "go": "Go on to the next round.",
    "end": "That was the last round of this set. Right at the first try: {n}.",
    "pile": "Round {n} of {m}",
    "lines": "The settlement",
    "next": "Next round",
    "restart": "First round",
    "pileBar": "Round",
    "blank": "Nothing written.",
}
_STATUS = {
    "hanaawase": {
        "status1": "A worked example: read how the nets come about, then go on to the next round.",
        "status2": "Card points and yaku points are given. What does each player win or lose?",
        "status3": "Card points are given. Count the yaku points Y of each pile, then work out the nets.",
        "status4": "Count the card points C and the yaku points Y of each pile, then work out the nets.",
    },
    "hachihachi": {
        "status1": "A worked example: read who pays whom what, then go on to the next round.",
        "status2": "All payments are given. What does each player win or lose in all?",
        "status3": "The last payments are missing, and the nets. Fill them in; who pays has a minus.",
        "status4": "Fill in every payment, in mon; who pays has a minus, who neither pays nor wins a 0.",
    },
}
_STEPS = {
    "hanaawase": {
        1: "Nothing: a worked example", 2: "The nets", 3: "Yaku points and nets", 4: "Everything",
    },
    "hachihachi": {
        1: "Nothing: a worked example", 2: "The nets", 3: "The last payments and the nets", 4: "Everything",
    },
}  # fmt: skip
_LEVELS = {
    "hanaawase": {
        1: "1 · one yaku at most",
        2: "2 · two yaku",
        3: "3 · three yaku or more",
        4: "4 · a yaku that does not count",
        5: "5 · is the round void?",
    },
    "hachihachi": {
        1: "1 · hand yaku and card points",
        2: "2 · larger fields, bonuses",
        3: "3 · a yaku in play",
        4: "4 · sage and what it costs",
        5: "5 · hatto and special yaku",
    },
}
_RULES = {
    **{text: name for text, name in RULE_NAMES.items() if game_of(text) != "koikoi"},
    "hanaawase/nintendo seats=2 activePlayers=all": "Nintendo, two players (Hana-awase)",
    "hanaawase/nintendo seats=4 activePlayers=all": "Nintendo, four players (Hana-awase)",
    "hachihachi/std monPerKan=10": "Hachi-hachi, ten mon to the kan",
}


class SettlementExercise(ExercisePresenter):
    """A set of finished rounds to be settled, with less and less shown.

    ``rules`` are of hana-awase (also for two or four seats) or Hachi-hachi, ``level`` is 1 to 5; the set has
    ``count`` rounds and comes from ``seed``. Or ``piles`` gives all 48 cards of one round of hana-awase, a
    text for each player. ``step`` says how much is left to the learner at first (1 nothing … 4 everything);
    after a right answer the next round leaves more. Errors: :class:`HanafudaError`.

    >>> exercise = SettlementExercise(rules="hachihachi/std", level=1, step=2)
    >>> [figure["label"] for figure in exercise.state["worksheet"]["figures"]]
    ['Net, in mon']
    """

    name = "settlement-exercise"
    title = "Settlement exercise"

    def __init__(
        self,
        *,
        rules: str = "hanaawase/nintendo",
        level: int = 1,
        seed: int = 1,
        count: int = 5,
        piles: list[str] | None = None,
        step: int = 1,
    ) -> None:
        self.kwargs: dict[str, Any] = {
            "rules": rules, "level": level, "seed": seed, "count": count, "piles": piles, "step": step,
        }  # fmt: skip
        self._load()

    def _make(self) -> tuple[dict[str, Any], dict[str, Any]]:
        cases = _cases(self.kwargs)
        game = cases[0].game
        title = rules_name(parse_rules(self.kwargs["rules"]))
        exercise = {
            "problems": [_problem(case, title) for case in cases],
            "words": {**_WORDS, **_STATUS[game]},
            "steps": [[step, f"{step} · {label}"] for step, label in _STEPS[game].items()],
        }
        cards = cards_json(card for case in cases for laid in case.laid for card in laid.cards)
        return exercise, cards

    def _renewed(self, given: dict[str, Any]) -> dict[str, Any]:
        return {**super()._renewed(given), "piles": None}

    def _form(self) -> dict[str, Any]:
        text = self.kwargs["rules"]
        return set_form(
            self.kwargs, with_own(text, rules_name(parse_rules(text)), _RULES), _LEVELS[game_of(text)],
            label="Another set of rounds", what="Rounds",
        )  # fmt: skip


def _cases(kwargs: dict[str, Any]) -> tuple[Case, ...]:
    piles = kwargs["piles"]
    if piles is None:
        return settlement_set(
            kwargs["rules"], level=kwargs["level"], seed=kwargs["seed"], count=kwargs["count"]
        )
    if not isinstance(piles, list) or len(piles) > MOST_PILES:
        raise MessageError("bad-piles", f"bad piles {shown(piles)}: expected a list of 2 to 4 texts")
    return (given_settlement(kwargs["rules"], piles),)


def _problem(case: Case, title: str) -> dict[str, Any]:
    """One round with its answer and every explanation; cards are ids."""
    lines = [line for row in case.rows for line in _lines(row)]
    return {
        "notes": [
            {"id": str(place), "seal": fact.mark, "title": fact.title, "text": fact.text}
            for place, fact in enumerate(case.facts)
        ],
        "zones": [_zone(case)],
        "rows": [],
        "figures": [figure_row(row.id, row.label, row.figures) for row in case.rows],
        "box": {"id": "answer", "title": title, "note": "", "lines": lines, "steps": [], "total": None},
    }


def _lines(row: Row) -> list[dict[str, Any]]:
    """A row of the answer: as one line, or a line for each player where each has a reason of his own."""
    alone = len(row.figures) == 1
    if alone or len({figure.why for figure in row.figures}) == 1:
        return [_line(row.label, str(row.values[0]) if alone else "", row.why, row.at)]
    return [
        _line(f"{row.label}: {figure.label}", str(figure.value).replace("-", "−"), figure.why, row.at)
        for figure in row.figures
    ]


def _line(label: str, points: str, why: str, at: int) -> dict[str, Any]:
    return {"label": label, "points": points, "why": why, "cards": [], "at": at}


def _zone(case: Case) -> dict[str, Any]:
    """The piles one below the other, each sorted by kind; or the six field cards."""
    groups = [
        {"label": laid.label, "short": laid.label,
         "cards": [card.id for kind in Kind for card in laid.cards.of_kind(kind)]}
        for laid in case.laid
    ]  # fmt: skip
    label = "The piles" if len(groups) > 1 else "The field"
    return {"id": "exercise-pile", "label": label, "layout": "shelves", "owner": None, "groups": groups}
