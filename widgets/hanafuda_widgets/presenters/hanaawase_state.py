"""A match of hana-awase as the state that the stage draws. Everything comes from what the learner may see."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.actions import DECLARE, DERU, FUKE
from hanafuda_lib.game import Phase, Step
from hanafuda_lib.hanaawase import Match, View
from hanafuda_lib.hanaawase.options import DropFee, FukeCall
from hanafuda_lib.hanaawase.seats import drop_fees
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.hanaawase_form import guide_json, settings_json
from hanafuda_widgets.presenters.hanaawase_settlement import settlement_panels
from hanafuda_widgets.presenters.hanaawase_story import ending_text, points, round_story, shown_hand
from hanafuda_widgets.presenters.many_seats import (
    log_json,
    numbered,
    own_zones,
    said,
    seat_name,
    seat_zones,
    sheet_json,
    signed,
    stories,
    subtitle,
    verdict,
    whose,
)
from hanafuda_widgets.presenters.table_cards import (
    choice_json,
    choice_of,
    field_card,
    middle_zones,
    new_cards,
)
from hanafuda_widgets.presenters.table_form import next_buttons
from hanafuda_widgets.presenters.table_moment import Table

# In so many turns of everybody a warning comes that a round may be void.
_LAST_TURNS = 2


def table_state(table: Table) -> State:
    """The whole state, without ``error`` and ``saved``."""
    view: View = table.view
    match: Match = table.match
    told = stories(table, round_story)
    story = told[-1][1]
    totals = [signed(total) for total in match.totals]
    return {
        "v": STATE_VERSION,
        "presenter": "hanaawase-table",
        "title": table.say("hanaawase.title"),
        "subtitle": subtitle(table, totals),
        "status": _status(table, view),
        "said": said(table, story),
        "standing": _standing(table, view),
        "zones": _zones(table, view),
        "choice": choice_json(table, view),
        "ask": _ask(table, view),
        "buttons": _buttons(table, view),
        "scores": settlement_panels(table, view),
        "log": log_json(told),
        "sheet": _sheet(table, totals),
        "form": settings_json(table),
        "guide": guide_json(table),
    }


def _status(table: Table, view: View) -> str:
    say = table.say
    if table.match.is_over:
        totals = [points(table.voice, total) for total in table.match.totals]
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
    middle = middle_zones(table, view)
    field = next(zone for zone in middle if zone["id"] == "field")
    field["cards"] += _open_cards(table, view)
    mine = own_zones(table, view, notes[table.me], dealer=dealer)
    for card in mine[1]["cards"]:
        if card["id"] in [shown.id for shown in view.shown[table.me]] and not card.get("badge"):
            card["badge"] = table.say("seats.own-open-badge")
    return [*seat_zones(table, view, notes, dealer=dealer), *middle, *mine]


def _open_cards(table: Table, view: View) -> list[dict[str, Any]]:
    """Hand cards that others showed: they may be matched, so they lie beside the field."""
    new, takes = new_cards(table, view), choice_of(table, view)
    cards = []
    for seat, shown in enumerate(view.shown):
        for card in shown if seat != table.me else ():
            drawn = field_card(table, card, new, takes)
            hint = table.say("seats.open-hint", whose=whose(table.voice, seat))
            drawn["hint"] = f"{hint} {drawn['hint']}" if drawn["hint"] else hint
            drawn["badge"] = seat_name(table, seat)
            cards.append(drawn)
    return cards


def _notes(table: Table, view: View, seat: int) -> list[str]:
    """How many cards, card points and yaku a seat has now."""
    say = table.say
    if view.order and seat not in view.order:
        return [say("seats.out")]
    notes = [] if seat == table.me else [say("seats.in-hand", count=view.hand_sizes[seat])]
    if view.piles[seat]:
        notes.append(say("seats.card-points", points=view.card_points(seat)))
    for line in view.score(seat).lines:
        name = line.yaku.name.in_lang(table.lang)
        notes.append(say("seats.row", who=name, points=line.points))
    return notes


def _standing(table: Table, view: View) -> list[dict[str, Any]]:
    """Hands that lie open, and announcements: they count to the end of the round."""
    if view.phase is Phase.OVER:
        return []
    voice, marks = table.voice, []
    for event in view.events:
        if event.step is Step.DECLARE:
            line = shown_hand(event.taken)
            own = ".you" if event.seat == table.me else ""
            title = voice.of(event.seat, "hanaawase.open-title", yaku=voice.yaku(line.yaku.name))
            text = voice(f"hanaawase.open-text{own}", points=points(voice, line.points))
            marks.append({"id": f"open-{event.seat}", "seal": "手役", "title": title, "text": text})
        elif event.step is Step.FUKE:
            text = voice("hanaawase.fuke-text", most=view.rules.fuke.most)
            title = voice.of(event.seat, "hanaawase.fuke-title")
            marks.append({"id": f"fuke-{event.seat}", "seal": "ふけ", "title": title, "text": text})
    return [*marks, *_void_mark(table, view)]


def _void_mark(table: Table, view: View) -> list[dict[str, Any]]:
    """In the last two turns of a round: a warning for who has so few card points that it would be void."""
    most, mine = view.rules.fuke.most, view.card_points(table.me)
    late = 0 < view.stock_size <= _LAST_TURNS * len(view.order)
    announced = view.rules.fuke_call is FukeCall.AUTOMATIC or table.me in view.fuke_calls
    if not late or mine > most or table.me not in view.order or not announced:
        return []
    title = table.say("hanaawase.void-near", points=mine)
    return [
        {"id": "void", "seal": "ふけ", "title": title, "text": table.say("hanaawase.fuke-text", most=most)}
    ]


# ---------------------------------------------------------------- questions and buttons


def _ask(table: Table, view: View) -> dict[str, Any] | None:
    if view.phase is not Phase.DECIDE or not view.legal:
        return None
    return _ask_in(table, view) if DERU in view.legal else _ask_declare(table, view)


def _ask_in(table: Table, view: View) -> dict[str, Any]:
    """In or out, with what it costs and who has answered."""
    say, voice = table.say, table.voice
    fee = 0 if view.rules.drop_fee is DropFee.OFF else drop_fees(view.rules, [*view.dropped, table.me])[-1][1]
    inside = [voice.others[event.seat] for event in view.events if event.step is Step.DERU]
    outside = [voice.others[event.seat] for event in view.events if event.step is Step.ORIRU]
    nobody = say("seats.nobody-yet")
    names = say(
        "seats.in-so-far", names=voice.listed(inside) or nobody, others=voice.listed(outside) or nobody
    )
    out = say("seats.button-out", fee=points(voice, fee)) if fee else say("seats.button-out-free")
    return {
        "question": say("seats.ask-in"),
        "score": {"id": "entrance", "title": names, "note": say("seats.in-needs"), "lines": [], "steps": [],
                  "total": None},
        "risk": None,
        "buttons": [
            {"id": "deru", "label": say("seats.button-in"), "primary": True,
             "message": table.message("deru")},
            {"id": "oriru", "label": out, "message": table.message("oriru")},
        ],
    }  # fmt: skip


def _ask_declare(table: Table, view: View) -> dict[str, Any] | None:
    """Show the dealt hand, or keep silent."""
    line = opening_hand(view.hand)
    if line is None or DECLARE not in view.legal:
        return None
    say, voice = table.say, table.voice
    others = len(view.order) - 1
    gain = say("hanaawase.declare-gain", points=points(voice, line.points), sum=line.points * others)
    return {
        "question": say("hanaawase.ask-declare", yaku=voice.yaku(line.yaku.name)),
        "score": {"id": "declare", "title": say("hanaawase.if-show"), "note": gain, "steps": [],
                  "total": None, "lines": [{"label": voice.yaku_title(line.yaku.name), "points": line.points,
                             "why": "", "cards": [card_json(card, lang=table.lang) for card in line.cards]}]},
        "risk": {"title": say("hanaawase.button-pass"), "lines": [
            say("hanaawase.declare-keep"), say("hanaawase.declare-risk", count=len(line.cards))]},
        "buttons": [
            {"id": "declare", "label": say("hanaawase.button-declare", points=line.points), "primary": True,
             "message": table.message("declare")},
            {"id": "pass", "label": say("hanaawase.button-pass"), "message": table.message("pass")},
        ],
    }  # fmt: skip


def _buttons(table: Table, view: View) -> list[dict[str, Any]]:
    match: Match = table.match
    if FUKE in view.legal and table.selected is None:
        label = table.say("hanaawase.button-fuke")
        return [{"id": "fuke", "label": label, "message": table.message("fuke")}]
    return next_buttons(
        table,
        rules=table.rules,
        rounds=match.rounds,
        seed=match.seed,
        opponent=table.opponent,
        seats=table.seats,
    )


def _sheet(table: Table, totals: list[str]) -> dict[str, Any]:
    rows = [
        (number, [signed(points) for points in round.result.points], ending_text(table, round.result))
        for number, round in numbered(table)
        if round.result is not None
    ]
    return sheet_json(table, rows, totals)
