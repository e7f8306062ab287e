"""What can be chosen for a new match of hana-awase, and what there is to collect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hanafuda_lib.game import find_rules
from hanafuda_lib.hanaawase import Match, Rules
from hanafuda_lib.hanaawase.options import ActivePlayers, Fuke, OpeningHands
from hanafuda_lib.hanaawase.yaku import NANA_KASU, ROKU_KASU
from hanafuda_widgets.presenters.hanaawase_settlement import formula
from hanafuda_widgets.presenters.house_rules import house_fields
from hanafuda_widgets.presenters.table_form import (
    form_json,
    has_begun,
    mode_field,
    number_field,
    opponent_field,
    rounds_field,
    rules_field,
    yaku_line,
)
from hanafuda_widgets.presenters.table_moment import Table

ROUNDS = (3, 6, 9, 12)
SEATS = (2, 3, 4, 5, 6, 7)
#: The rule sets, by the last part of their ids.
PRESETS = ("nintendo", "oishi", "h88", "h80")


def settings_json(table: Table) -> dict[str, Any]:
    """The settings of a new match."""
    say = table.say
    labels = {f"hanaawase/{name}": say(f"hanaawase.rules.{name}") for name in PRESETS}
    house = Rules.parse(table.rules)
    shown = replace(table, rules=house.id)
    fields = [
        rules_field(shown, labels),
        number_field("seats", say("common.seats"), table.seats, SEATS),
        rounds_field(table, ROUNDS),
        opponent_field(table, say("common.opponents-level")),
        mode_field(table),
    ]
    helps = [(say(f"hanaawase.rules.{name}"), say(f"hanaawase.rules.{name}.what")) for name in PRESETS]
    form = form_json(table, fields, help=helps, begun=has_begun(table))
    form["more"] = house_fields(table, house)
    return form


def guide_json(table: Table) -> dict[str, Any]:
    """The yaku of these rules: what to collect, and how it is paid."""
    match: Match = table.match
    rules = match.rules
    players = min(3, table.seats) if rules.active_players is ActivePlayers.THREE else table.seats
    note = table.say("hanaawase.guide-note", formula=formula(table, rules, players))
    if rules.fuke is not Fuke.OFF:
        note += " " + table.say("hanaawase.guide-fuke", most=rules.fuke.most)
    hands = [NANA_KASU, ROKU_KASU] * (rules.opening_hands is OpeningHands.ON)
    preset = find_rules(rules.id)
    label = table.say(f"hanaawase.rules.{preset.id.split('/')[1]}")
    return {
        "id": "guide", "title": table.say("common.guide"), "note": f"{label}. {note}",
        "lines": [yaku_line(row, table.lang) for row in (*rules.yaku_table().rows, *hands)],
        "steps": [], "total": None,
    }  # fmt: skip
