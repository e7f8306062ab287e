"""What can be chosen for a new match of Hachi-hachi, and what there is to collect."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from hanafuda_lib.hachihachi import Match, Rules
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_widgets.presenters.hachihachi_money import money
from hanafuda_widgets.presenters.house_rules import house_fields
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import sentence
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

ROUNDS = (3, 6, 12)
SEATS = (2, 3, 4, 5, 6, 7)
PRESET = "hachihachi/std"


@lru_cache(maxsize=16)
def _parsed(text: str) -> Rules:
    """The rules of a text: their tables take a while to make."""
    return Rules.parse(text)


def settings_json(table: Table) -> dict[str, Any]:
    """The settings of a new match."""
    say = table.say
    house = _parsed(table.rules)
    fields = [
        rules_field(replace(table, rules=house.id), {PRESET: say("hachihachi.rules.std")}),
        number_field("seats", say("common.seats"), table.seats, SEATS),
        rounds_field(table, ROUNDS),
        opponent_field(table, say("common.opponents-level")),
        mode_field(table),
    ]
    helps = [(say("hachihachi.rules.std"), say("hachihachi.rules.std.what"))]
    form = form_json(table, fields, help=helps, begun=has_begun(table))
    form["more"] = house_fields(table, house)
    return form


def guide_json(table: Table) -> dict[str, Any]:
    """The yaku of these rules, of the pile and of the dealt hand, with their kan."""
    match: Match = table.match
    rules, voice = match.rules, table.voice
    lines = [
        {**yaku_line(row, table.lang), "points": money(voice, rules, row.points)}
        for row in rules.dekiyaku.rows
    ]
    for yaku_id in ROWS:
        row = rules.hand_table[yaku_id]
        if yaku_id == "sunashi" and rules.sunashi.value == "off":
            continue
        lines.append(
            {"label": voice.yaku_title(row.name), "points": money(voice, rules, row.points),
             "why": table.say("hachihachi.guide-hand", what=reason(table.lang, row.sentence)), "cards": []}
        )  # fmt: skip
    note = sentence(table.say("hachihachi.guide-note"))
    return {"id": "guide", "title": table.say("common.guide"), "note": note, "lines": lines, "steps": [],
            "total": None}  # fmt: skip
