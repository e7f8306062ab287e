"""The end of a round of Hachi-hachi as panels: who pays whom for what, and what it brought to whom."""

from __future__ import annotations

from typing import Any

from hanafuda_lib import names
from hanafuda_lib.hachihachi import View
from hanafuda_lib.hachihachi.ending import Result
from hanafuda_lib.hachihachi.final import PAR
from hanafuda_lib.hachihachi.money import Posting
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.hachihachi_money import gain, money, transfers
from hanafuda_widgets.presenters.hachihachi_story import cause_of
from hanafuda_widgets.presenters.many_seats import seat_name, seats_in_order, signed
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.table_moment import Table


def settlement_panels(table: Table, view: View) -> list[dict[str, Any]]:
    """Every payment of the round with its reason, then the balances. Nothing while play goes on."""
    result = view.result
    if result is None:
        return []
    return [payments_panel(table, view, result), _balances(table, view, result)]


def payments_panel(table: Table, view: View, result: Result) -> dict[str, Any]:
    """Every payment of the round with its reason."""
    say, voice, rules = table.say, table.voice, view.rules
    lines = [_line(table, view, posting) for posting in result.postings]
    notes = [] if table.is_shared else [say("hachihachi.settled-note")]
    if result.multiplier > 1:
        times = say("hachihachi.times", times=result.multiplier)
        notes.insert(0, sentence(say("common.dot", text=times)))
    total = None if table.is_shared else gain(voice, rules, result.points[table.me])
    return {
        "id": "settlement", "title": say("hachihachi.settled", number=table.match.number),
        "note": (" " if table.lang == "en" else "").join(notes), "lines": lines, "steps": [], "total": total,
    }  # fmt: skip


def _line(table: Table, view: View, posting: Posting) -> dict[str, Any]:
    """One payment: what for, who pays whom, and what it brings to the learner."""
    voice, rules, cause = table.voice, view.rules, cause_of(posting)
    who = "" if cause.seat is None else seat_name(table, cause.seat)
    yaku = voice.yaku_title(names.yaku(cause.yaku)) if cause.yaku else ""
    kind = "points-two" if cause.kind == "points" and len(view.order) == 2 else cause.kind
    why = [sentence(transfers(voice, rules, posting.payments))]
    if cause.blamed is not None:
        blamed = voice("hachihachi.for-all-fed" if cause.fed else "hachihachi.for-all-sage")
        why.append(f"{seat_name(table, cause.blamed)}: {blamed}")
    if cause.kind == "points":
        why.insert(0, _points(table, view))
    mine = posting.line(table.seats).amounts[table.me]
    if table.is_shared:  # nobody is "you": the line tells how much changes hands
        points = money(voice, rules, sum(payment.mon for payment in posting.payments))
    else:
        points = gain(voice, rules, mine) if mine else "–"
    return {
        "label": voice(f"hachihachi.line.{kind}", who=who, yaku=yaku),
        "points": points,
        "why": ". ".join(why) if table.lang == "en" else "。".join(why),
        "cards": [card_json(card, lang=table.lang) for card in _cards(view, posting)],
    }


def _points(table: Table, view: View) -> str:
    """The card points of each player against 88; of two players only the difference counts."""
    told = []
    for seat in view.order:
        points = view.piles[seat].points
        if len(view.order) == 2:
            told.append(table.say("seats.row", who=seat_name(table, seat), points=points))
            continue
        told.append(table.say("hachihachi.points-of", who=seat_name(table, seat), points=points,
                              over=signed(points - PAR)))  # fmt: skip
    return table.say("common.comma").join(told)


def _cards(view: View, posting: Posting) -> Pile:
    """The cards that a payment is for: those of a yaku that lies in the pile."""
    cause = cause_of(posting)
    if cause.kind != "form" or cause.seat is None:
        return Pile()
    lines = view.rules.dekiyaku.find(view.piles[cause.seat]).lines
    return next((line.cards for line in lines if line.yaku.id == cause.yaku), Pile())


def _balances(table: Table, view: View, result: Result) -> dict[str, Any]:
    say, voice, rules = table.say, table.voice, view.rules
    totals = table.match.totals
    lines = [
        {"label": seat_name(table, seat), "points": gain(voice, rules, result.points[seat]), "cards": [],
         "why": say("hachihachi.balances-why", money=gain(voice, rules, totals[seat]).lstrip("+"))}
        for seat in seats_in_order(table)
    ]  # fmt: skip
    together = gain(voice, rules, sum(result.points))
    return {
        "id": "balances", "title": say("hachihachi.balances"), "note": "", "lines": lines,
        "steps": [{"label": say("seats.sum"), "value": together, "why": say("seats.sum-why")}], "total": None,
    }  # fmt: skip
