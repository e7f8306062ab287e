"""What can be chosen for a new match, and what there is to collect: the folds below the table."""

from __future__ import annotations

from typing import Any

from hanafuda_lib import koikoi
from hanafuda_lib.koikoi import Rules
from hanafuda_widgets.presenters.table_form import (
    form_json,
    has_begun,
    opponent_field,
    rounds_field,
    rules_field,
    yaku_line,
)
from hanafuda_widgets.presenters.table_moment import Table

ROUNDS = (3, 6, 12)
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


def settings_json(table: Table) -> dict[str, Any]:
    """The settings of a new match."""
    fields = [
        rules_field(table, {rules_id: label for rules_id, (label, _) in RULES.items()}),
        rounds_field(table, ROUNDS),
        opponent_field(table, table.say("common.opponent-level")),
    ]
    return form_json(table, fields, help=list(RULES.values()), begun=has_begun(table))


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
        "lines": [yaku_line(row) for row in rules.yaku_table(month).rows],
        "steps": [],
        "total": None,
    }
