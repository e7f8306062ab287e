"""A match of Hachi-hachi as the state that the stage draws: only what the learner may see."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.actions import CANCEL
from hanafuda_lib.game import Phase
from hanafuda_lib.hachihachi import Match, View
from hanafuda_lib.hachihachi.match import START_KAN
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.hachihachi_ask import ask_json, cancel_label
from hanafuda_widgets.presenters.hachihachi_form import guide_json, settings_json
from hanafuda_widgets.presenters.hachihachi_money import gain, money
from hanafuda_widgets.presenters.hachihachi_settlement import settlement_panels
from hanafuda_widgets.presenters.hachihachi_story import carry_text, ending_text, round_story
from hanafuda_widgets.presenters.many_seats import (
    log_json,
    numbered,
    own_zones,
    said,
    seat_zones,
    sheet_json,
    stories,
    subtitle,
    verdict,
    whose,
)
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.table_cards import choice_json, middle_zones
from hanafuda_widgets.presenters.table_form import next_buttons
from hanafuda_widgets.presenters.table_moment import Table


def table_state(table: Table) -> State:
    """The whole state, without ``error`` and ``saved``."""
    view: View = table.view
    match: Match = table.match
    told = stories(table, round_story)
    story = told[-1][1]
    totals = [money(table.voice, view.rules, total) for total in match.totals]
    return {
        "v": STATE_VERSION,
        "presenter": "hachihachi-table",
        "title": table.say("hachihachi.title"),
        "subtitle": subtitle(table, totals),
        "status": _status(table, view, totals),
        "said": said(table, story),
        "standing": _standing(table, view),
        "zones": _zones(table, view),
        "choice": choice_json(table, view),
        "ask": ask_json(table, view),
        "buttons": _buttons(table, view),
        "scores": settlement_panels(table, view),
        "log": log_json(told),
        "sheet": _sheet(table, totals),
        "form": settings_json(table),
        "guide": guide_json(table),
    }


def _status(table: Table, view: View, totals: list[str]) -> str:
    say = table.say
    if table.match.is_over:
        return verdict(table, totals)
    if view.phase is Phase.OVER:
        return say("common.round-over", number=table.match.number)
    if view.phase is Phase.DECIDE:
        return say("seats.asked")
    if view.phase is Phase.TAKE or table.selected is not None:
        return say("common.choose")
    takes = any(view.takes(card) for card in view.hand)
    return say("common.your-turn" if takes else "common.no-match")


# ---------------------------------------------------------------- cards


def _zones(table: Table, view: View) -> list[dict[str, Any]]:
    dealer = view.order[0] if view.order else view.dealer
    notes = {seat: _notes(table, view, seat) for seat in range(table.seats)}
    others = seat_zones(table, view, notes, dealer=dealer)
    for zone in others:
        shown = view.shown[int(zone["id"].removeprefix("pile-"))]
        if shown:
            cards = [card_json(card, lang=table.lang) for card in shown]
            zone["groups"].append({"label": table.say("hachihachi.open-group"), "open": True, "cards": cards})
    middle = middle_zones(table, view)
    middle[-1]["note"] = _field_note(table, view)
    mine = own_zones(table, view, notes[table.me], dealer=dealer)
    open_cards = [card.id for card in view.shown[table.me]]
    for card in mine[1]["cards"]:
        if card["id"] in open_cards and not card.get("badge"):
            card["badge"] = table.say("seats.own-open-badge")
    return [*others, *middle, *mine]


def _field_note(table: Table, view: View) -> str:
    """The multiplier of this field, what is carried, and the pot."""
    times = view.multiplier
    known = times in (1, 2, 4)
    notes = [table.say(f"hachihachi.field.{times}" if known else "hachihachi.field.other", times=times)]
    if view.carry:
        notes.append(table.say("hachihachi.waits", list=carry_text(table.voice, view.carry)))
    if view.pot:
        notes.append(table.say("hachihachi.pot-note", money=money(table.voice, view.rules, view.pot)))
    return " · ".join(notes)


def _notes(table: Table, view: View, seat: int) -> list[str]:
    """How many cards a seat has, its card points and yaku, and what the round has brought it so far."""
    say = table.say
    notes = []
    if not view.hand_sizes[seat] and not view.piles[seat]:
        notes.append(say("seats.out"))
    elif seat != table.me:
        notes.append(say("seats.in-hand", count=view.hand_sizes[seat]))
    if view.piles[seat]:
        notes.append(say("seats.card-points", points=view.piles[seat].points))
    notes += [line.yaku.name.in_lang(table.lang) for line in view.rules.dekiyaku.find(view.piles[seat]).lines]
    balance = view.balance[seat]
    if balance:
        notes.append(say("hachihachi.round-so-far", money=gain(table.voice, view.rules, balance)))
    return notes


def _standing(table: Table, view: View) -> list[dict[str, Any]]:
    """Open sages: what they mean stands on the table to the end of the round."""
    if view.phase is Phase.OVER:
        return []
    voice, marks = table.voice, []
    for seat in view.sages:
        title = sentence(voice("hachihachi.sage-title", whose=whose(voice, seat)))
        own = ".you" if seat == table.me else ""
        text = voice("hachihachi.sage-text-many" if len(view.sages) > 1 else f"hachihachi.sage-text{own}")
        marks.append({"id": f"sage-{seat}", "seal": "下げ", "title": title, "text": text})
    return marks


# ---------------------------------------------------------------- buttons and the score sheet


def _buttons(table: Table, view: View) -> list[dict[str, Any]]:
    match: Match = table.match
    if view.phase is Phase.PLAY and CANCEL in view.legal and table.selected is None:
        message = table.message("cancel")
        return [{"id": "cancel-round", "label": cancel_label(table, view), "message": message}]
    return next_buttons(
        table, rules=table.rules, rounds=match.rounds, seed=match.seed, opponent=table.opponent,
        seats=table.seats,
    )  # fmt: skip


def _sheet(table: Table, totals: list[str]) -> dict[str, Any]:
    match: Match = table.match
    voice, rules = table.voice, match.rules
    rows = [
        (number, [gain(voice, rules, mon) for mon in round.result.points], ending_text(table, round.result))
        for number, round in numbered(table)
        if round.result is not None
    ]
    start = [money(voice, rules, rules.mon(2 * START_KAN))] * table.seats
    return sheet_json(table, rows, totals, start=start, start_why=table.say("hachihachi.start-why"))
