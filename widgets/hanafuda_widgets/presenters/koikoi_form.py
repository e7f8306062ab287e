"""What can be chosen for a new match, and what there is to collect: the folds below the table."""

from __future__ import annotations

from typing import Any

from hanafuda_lib import koikoi
from hanafuda_lib.koikoi import Rules
from hanafuda_widgets.presenters.house_rules import house_fields
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.table_form import (
    form_json,
    has_begun,
    mode_field,
    opponent_field,
    rounds_field,
    rules_field,
    yaku_line,
)
from hanafuda_widgets.presenters.table_moment import Table

ROUNDS = (3, 6, 12)
_PRESETS = (koikoi.YAMATO, koikoi.MON, koikoi.SHIRAGIKU, koikoi.CLASSIC, koikoi.APP)


def rule_sets(lang: str = "en") -> dict[str, tuple[str, str]]:
    """The rule sets to choose from, by id: the name in the list, and what sets it apart.

    >>> rule_sets()["koikoi/yamato"][0]
    'Yamato: Nintendo style'
    """
    keys = {rules.id: f"koikoi.rules.{rules.id.partition('/')[2]}" for rules in _PRESETS}
    return {rules_id: (say(lang, key), say(lang, f"{key}.what")) for rules_id, key in keys.items()}


def settings_json(table: Table) -> dict[str, Any]:
    """The settings of a new match."""
    sets = rule_sets(table.lang)
    fields = [
        rules_field(table, {rules_id: label for rules_id, (label, _) in sets.items()}),
        rounds_field(table, ROUNDS),
        opponent_field(table, table.say("common.opponent-level")),
        mode_field(table),
    ]
    form = form_json(table, fields, help=list(sets.values()), begun=has_begun(table))
    form["more"] = house_fields(table, Rules.parse(table.rules))
    return form


def guide_json(rules: Rules, text: str, month: int, lang: str = "en") -> dict[str, Any]:
    """The yaku of these rules as a panel: what to collect, and what it is worth.

    >>> guide_json(koikoi.YAMATO, "koikoi/yamato", 1)["lines"][0]["why"]
    'All five brights'
    """
    house = (say(lang, "common.house-rules", rules=text), say(lang, "common.house"))
    label, what = rule_sets(lang).get(text, house)
    dot = say(lang, "common.dot", text=label)
    return {
        "id": "guide",
        "title": say(lang, "common.guide"),
        "note": f"{dot} {what}" if lang == "en" else f"{dot}{what}",
        "lines": [yaku_line(row, lang) for row in rules.yaku_table(month).rows],
        "steps": [],
        "total": None,
    }
