"""A match of Koi-Koi as the state that the stage draws. Everything comes from what seat 0 may see."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.game import Phase
from hanafuda_lib.koikoi import Ending, Match, View
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import FACE_DOWN, groups_json
from hanafuda_widgets.presenters.koikoi_calls import KOIKOI_STEP, calls_json, doubling_why, risk_lines
from hanafuda_widgets.presenters.koikoi_form import guide_json, settings_json
from hanafuda_widgets.presenters.koikoi_story import OPPONENT, YOU, ending_text, round_story
from hanafuda_widgets.presenters.score_json import score_json, settlement_json
from hanafuda_widgets.presenters.table_cards import choice_json, middle_zones, my_zones, new_cards
from hanafuda_widgets.presenters.table_form import next_buttons
from hanafuda_widgets.presenters.table_moment import Table
from hanafuda_widgets.presenters.table_words import counted

# What a round pays that no pile decided.
_SETTLED = {
    Ending.EXHAUSTED: "Nobody stopped. In this rule set the dealer (oya 親) then gets some points, "
    "which is called the dealer's right.",
    Ending.HAND_YAKU: "A dealt hand that is a yaku wins the round at once, and nothing doubles it.",
}


def table_state(table: Table) -> State:
    """The whole state, without ``error`` and ``saved``."""
    view: View = table.view
    match = table.match
    story = round_story(match, match.round, match.number)
    told = [(number, round_story(match, done, number)) for number, done in enumerate(match.history, start=1)]
    return {
        "v": STATE_VERSION,
        "presenter": "koikoi-table",
        "title": "Koi-Koi",
        "subtitle": _subtitle(match),
        "status": _status(table, view),
        "said": [sentence.text for sentence in story if sentence.at >= table.heard],
        "standing": [] if view.phase is Phase.OVER else calls_json(view.rules, view.koikoi_calls),
        "zones": _zones(table, view),
        "choice": choice_json(table, view),
        "ask": _ask(table, view),
        "buttons": _buttons(table),
        "scores": _scores(view, match),
        "log": [
            {"round": number, "text": sentence.text}
            for number, sentences in [*told, (match.number, story)]
            for sentence in sentences
        ],
        "sheet": _sheet(match),
        "form": settings_json(table),
        "guide": guide_json(match.rules, table.rules, view.month),
    }


def _subtitle(match: Match) -> str:
    yours, theirs = match.totals
    of = "" if match.rounds is None else f" of {match.rounds}"
    return f"Round {match.number}{of} · You {yours} · Opponent {theirs}"


def _status(table: Table, view: View) -> str:
    if table.match.is_over:
        return _verdict(table.match)
    if view.phase is Phase.OVER:
        return table.say("common.round-over", number=table.match.number)
    if view.phase is Phase.DECIDE:
        return "You have made a yaku: answer the question."
    if view.phase is Phase.TAKE or table.selected is not None:
        return table.say("common.choose")
    if any(view.takes(card) for card in view.hand):
        return table.say("common.your-turn")
    return table.say("common.no-match")


def _verdict(match: Match) -> str:
    yours, theirs = match.totals
    if match.winner is None:
        return f"The match is over. It is a tie, {yours} to {theirs}."
    if match.winner == YOU:
        return f"The match is over. You win, {yours} to {theirs}."
    return f"The match is over. The opponent wins, {theirs} to {yours}."


def _zones(table: Table, view: View) -> list[dict[str, Any]]:
    new = new_cards(table, view)
    return [
        {"id": "opponent-hand", "label": "Opponent's hand", "layout": "row", "owner": "opponent",
         "cards": [FACE_DOWN] * view.hand_sizes[OPPONENT]},
        {"id": "opponent-pile", "label": "Opponent's pile", "layout": "groups", "owner": "opponent",
         "groups": groups_json(view.piles[OPPONENT], new)},
        *middle_zones(table, view),
        *my_zones(table, view),
    ]  # fmt: skip


def _ask(table: Table, view: View) -> dict[str, Any] | None:
    if view.phase is not Phase.DECIDE:
        return None
    score = view.score(YOU)
    title = f"If you stop now, you win {counted(score.total)}"
    risk = risk_lines(view.rules, view.koikoi_calls) if table.hints else []
    return {
        "question": "You have made a yaku. Stop, or koi-koi?",
        "score": score_json(score, panel="now", title=title, whys=_whys(view, winner=YOU)),
        "risk": {"title": "If you call koi-koi", "lines": risk} if risk else None,
        "buttons": [
            {"id": "shobu", "label": f"Stop (shōbu): win {counted(score.total)}", "primary": True,
             "message": table.message("shobu")},
            {"id": "koikoi", "label": "Koi-koi: play on", "message": table.message("koikoi")},
        ],
    }  # fmt: skip


def _whys(view: View, *, winner: int) -> dict[str, str]:
    return {KOIKOI_STEP: doubling_why(view.rules, view.koikoi_calls, winner=winner)}


def _buttons(table: Table) -> list[dict[str, Any]]:
    match = table.match
    return next_buttons(
        table, rules=table.rules, rounds=match.rounds, seed=match.seed, opponent=table.opponent
    )


def _scores(view: View, match: Match) -> list[dict[str, Any]]:
    result = view.result
    if result is None:
        return []
    if result.winner is None:
        title = f"Round {match.number} is drawn"
    else:
        whose = "Your" if result.winner == YOU else "The opponent's"
        title = f"{whose} score in round {match.number}"
    if result.score is not None:
        assert result.winner is not None
        whys = _whys(view, winner=result.winner)
        return [score_json(result.score, panel="round", title=title, whys=whys)]
    ending: Any = result.ending
    return [settlement_json(result, panel="round", title=title, why=_SETTLED.get(ending, ""))]


def _sheet(match: Match) -> dict[str, Any]:
    """The score sheet; its first row shows what each player began with, where that is not nothing."""
    results = match.results
    start = [
        total - sum(result.points[seat] for result in results) for seat, total in enumerate(match.totals)
    ]
    rows = [["Start", *(str(points) for points in start), "Each player begins with these points"]]
    if not any(start):
        rows = []
    for number, result in enumerate(results, start=1):
        rows.append([str(number), *(str(points) for points in result.points), ending_text(result)])
    rows.append(["Total", *(str(total) for total in match.totals), ""])
    return {"head": ["Round", "You", "Opponent", "How it ended"], "rows": rows}
