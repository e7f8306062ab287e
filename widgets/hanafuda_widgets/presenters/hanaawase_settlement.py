"""The end of a round of hana-awase as panels: the formula seat by seat, and what lies in each pile."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.cards import Kind
from hanafuda_lib.hanaawase import Rules, View
from hanafuda_lib.hanaawase.options import FukeVoids, YakuPayment
from hanafuda_lib.hanaawase.seats import drop_fees
from hanafuda_lib.hanaawase.settlement import Ending, Result, few_cards_lines, nets, pot_lines
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.many_seats import seat_name, seats_in_order, signed, whose
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.score_json import score_json
from hanafuda_widgets.presenters.table_moment import Table


def settlement_panels(table: Table, view: View) -> list[dict[str, Any]]:
    """Who gets what and why; then each pile with its card points and yaku. Nothing while play goes on."""
    result = view.result
    if result is None:
        return []
    seats = [seat for seat in seats_in_order(table) if seat in view.order]
    return [sums_panel(table, view, result), *(_pile(table, view, result, seat) for seat in seats)]


def formula(table: Table, rules: Rules, players: int) -> str:
    """What the end of play pays, in words."""
    par = rules.par(players)
    if players == 2:
        return table.say("hanaawase.formula-two", par=par)
    if rules.yaku_payment is YakuPayment.SHARED:
        return table.say("hanaawase.formula-shared", par=par)
    return table.say("hanaawase.formula", par=par, times=players - 1)


def sums_panel(table: Table, view: View, result: Result) -> dict[str, Any]:
    """Who gets what and why."""
    lines = []
    for seat in seats_in_order(table):
        why = _sum(table, view, result, seat)
        lines.append({"label": seat_name(table, seat), "points": signed(result.points[seat]), "why": why,
                      "cards": []})  # fmt: skip
    together = str(sum(result.points))
    step = {"label": table.say("seats.sum"), "value": together, "why": table.say("seats.sum-why")}
    return {
        "id": "settlement", "title": table.say("hanaawase.settled", number=table.match.number),
        "note": _note(table, view, result), "lines": lines, "steps": [step], "total": None,
    }  # fmt: skip


def _note(table: Table, view: View, result: Result) -> str:
    rules, players = view.rules, len(view.order)
    if result.ending is Ending.FUKE:
        kept = rules.fuke_voids is FukeVoids.PLAY and any(view.payments)
        return table.say("hanaawase.void-kept" if kept else "hanaawase.void-note")
    if result.ending is not Ending.PLAYED:
        return ""
    par = table.say("hanaawase.par-why", par=rules.par(players), deck=rules.deck_points, players=players)
    return (
        f"{formula(table, rules, players)}. {par}."
        if table.lang == "en"
        else (f"{formula(table, rules, players)}。{par}。")
    )


def _sum(table: Table, view: View, result: Result, seat: int) -> str:
    """The sum of one seat in numbers: 97 − 88 + 2 × 60 − 20 = +109."""
    rules, order = view.rules, view.order
    parts = []
    if seat in order and result.ending is Ending.PLAYED:
        parts.append(_net(rules, result, seat, order))
    elif seat in order and result.ending is Ending.FUKE:
        parts.append(table.say("seats.card-points", points=result.card_points[seat]))
    elif seat not in order:
        parts.append(table.say("seats.out"))
    piles = [pile.mask for pile in view.piles]
    winner = result.winner
    fees = drop_fees(rules, view.dropped)
    more = {
        "before-play": nets(view.payments, table.seats)[seat],
        "few-cards": nets(few_cards_lines(rules, piles, order), table.seats)[seat],
        "pot": 0 if winner is None else nets(pot_lines(fees, winner, table.seats), table.seats)[seat],
    }
    if result.ending is Ending.SPLIT:
        more = {"pot": result.points[seat]}
    if result.ending is Ending.FUKE:
        more = {"before-play": result.points[seat]}
    parts += [table.say(f"hanaawase.{key}", points=signed(sum)) for key, sum in more.items() if sum]
    return " · ".join(parts)


def _net(rules: Rules, result: Result, seat: int, order: tuple[int, ...]) -> str:
    players = len(order)
    yaku = [score.total for score in result.scores]
    parts = [str(result.card_points[seat]), f"− {rules.par(players)}"]
    if yaku[seat]:
        shared = rules.yaku_payment is YakuPayment.SHARED
        times = "" if shared or players == 2 else f"{players - 1} × "
        parts.append(f"+ {times}{yaku[seat]}")
    parts += [f"− {rules.share(yaku[other], players)}" for other in order if other != seat and yaku[other]]
    return f"{' '.join(parts)} = {signed(_net_of(rules, result, seat, order))}"


def _net_of(rules: Rules, result: Result, seat: int, order: tuple[int, ...]) -> int:
    """Card points and yaku of one seat, without what few cards bring."""
    players = len(order)
    own = rules.share(result.scores[seat].total, players) * (players - 1)
    others = sum(rules.share(result.scores[other].total, players) for other in order if other != seat)
    return result.card_points[seat] - rules.par(players) + own - others


def _pile(table: Table, view: View, result: Result, seat: int) -> dict[str, Any]:
    """A pile: its card points by kind, and its yaku with the cards that make them."""
    score = result.scores[seat]
    title = sentence(table.say("hanaawase.pile-of", whose=whose(table.voice, seat)))
    panel = score_json(score, panel=f"pile-{seat}", title=title, lang=table.lang)
    points = {"label": table.say("hanaawase.card-points"), "points": result.card_points[seat],
              "why": card_points_why(table, view.rules, view.piles[seat]), "cards": []}  # fmt: skip
    panel["lines"] = [points, *panel["lines"]]
    shared = view.rules.yaku_payment is YakuPayment.SHARED
    why = table.say("hanaawase.yaku-sum-why-shared" if shared else "hanaawase.yaku-sum-why")
    total = {"label": table.say("hanaawase.yaku-sum"), "value": str(score.total), "why": why}
    panel["steps"] = [total] if score.total else []
    panel["total"] = None
    return panel


def card_points_why(table: Table, rules: Rules, pile: Pile) -> str:
    """The card points of a pile, kind by kind."""
    each = {kind: kind.points for kind in Kind} | {Kind.CHAFF: int(rules.chaff_value.value)}
    counts = {kind: len(pile.of_kind(kind)) for kind in Kind}
    parts = [
        table.say(f"hanaawase.kind.{kind.value}{'.many' * (count > 1)}", count=count, each=each[kind])
        for kind, count in counts.items()
        if count
    ]
    return " + ".join(parts)
