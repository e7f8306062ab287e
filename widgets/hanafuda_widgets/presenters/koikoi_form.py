"""What can be chosen for a new match, and what there is to collect: the folds below the table."""

from __future__ import annotations

from typing import Any

from hanafuda_lib import koikoi
from hanafuda_lib.koikoi import Match, Rules
from hanafuda_lib.yaku import Yaku
from hanafuda_widgets.presenters.base import MOST_SEED
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.score_json import yaku_title

ROUNDS = (3, 6, 12)
OPPONENTS = {"greedy": "Greedy: takes what is worth most", "random": "Random: plays any card"}
#: The rule sets to choose from: the name in the list, and what sets it apart.
RULES = {
    koikoi.YAMATO.id: (
        "Yamato: Nintendo style",
        "Seven points or more count twice. One koi-koi a round: the next yaku ends it.",
    ),
    koikoi.MON.id: (
        "Mon: an old article's rules",
        (
            "Nothing counts twice, and anybody may call koi-koi any number of times. "
            "If nobody stops, the dealer gets 3 points."
        ),
    ),
    koikoi.SHIRAGIKU.id: (
        "Shiragiku: an old computer game",
        (
            "Four brights are worth 10 and five 15, red poems and blues 6 each and 15 together. "
            "Seven points or more count twice."
        ),
    ),
    koikoi.CLASSIC.id: (
        "Classic: as most books print it",
        (
            "Brights are worth 6, 7, 8 and 15. Koi-koi may be called any number of times. "
            "Seven points or more count twice."
        ),
    ),
    koikoi.APP.id: (
        "App: as many apps play it",
        (
            "The cup is an animal and no chaff. Koi-koi may be called any number of times. "
            "Seven points or more count twice."
        ),
    ),
}
_HOUSE = "A rule set with options of its own."


def form_json(match: Match, *, rules: str, opponent: str, begun: bool) -> dict[str, Any]:
    """The settings of a new match; ``begun`` when a match that is not over would be thrown away."""
    choices = [[rules_id, label] for rules_id, (label, _) in RULES.items()]
    if rules not in RULES:
        choices.append([rules, f"House rules: {rules}"])
    return {
        "label": "New match and settings",
        "fields": [
            _select("rules", "Rules", rules, choices),
            _select("rounds", "Rounds", match.rounds, [[rounds, str(rounds)] for rounds in ROUNDS]),
            _select("opponent", "Opponent", opponent, [list(pair) for pair in OPPONENTS.items()]),
            {"name": "seed", "label": "Seed (the same seed gives the same match)", "type": "number",
             "value": match.seed, "min": 0, "max": MOST_SEED},
        ],
        "help": [[label, what] for label, what in RULES.values()],
        "submit": {"label": "New match with this seed", "type": "new"},
        "also": [{"id": "fresh", "label": "New match with another seed",
                  "extra": {"another": True, "seed": None}}],
        "confirm": {
            "question": "Your match is not over. Give it up and begin a new one?",
            "yes": "Begin a new match",
            "no": "Keep my match",
        } if begun else None,
    }  # fmt: skip


def _select(name: str, label: str, value: object, options: list[list[Any]]) -> dict[str, Any]:
    return {"name": name, "label": label, "type": "select", "value": value, "options": options}


def guide_json(rules: Rules, text: str, month: int) -> dict[str, Any]:
    """The yaku of these rules as a panel: what to collect, and what it is worth.

    >>> guide_json(koikoi.YAMATO, "koikoi/yamato", 1)["lines"][0]["why"]
    'All five brights'
    """
    label, what = RULES.get(text, (f"House rules: {text}", _HOUSE))
    return {
        "id": "guide",
        "title": "Yaku: what to collect",
        "note": f"{label}. {what}",
        "lines": [_line(row) for row in rules.yaku_table(month).rows],
        "steps": [],
        "total": None,
    }


def _line(row: Yaku) -> dict[str, Any]:
    more = f". Each further {row.extra_word} adds {row.per_extra}" if row.per_extra else ""
    return {
        "label": yaku_title(row.name),
        "points": row.points,
        "why": row.sentence[:1].upper() + row.sentence[1:] + more,
        "cards": [card_json(card) for card in row.needs],
    }
