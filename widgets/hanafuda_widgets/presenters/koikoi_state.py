"""A match of Koi-Koi as the state that the stage draws. Everything comes from what seat 0 may see."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.game import Phase
from hanafuda_lib.koikoi import Ending, Match, View
from hanafuda_lib.koikoi.yaku import KUTTSUKI, TESHI
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import face_down, groups_json
from hanafuda_widgets.presenters.koikoi_calls import KOIKOI_STEP, calls_json, doubling_why, risk_lines
from hanafuda_widgets.presenters.koikoi_form import guide_json, settings_json
from hanafuda_widgets.presenters.koikoi_story import ending_text, round_story
from hanafuda_widgets.presenters.many_seats import log_json, stories
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.score_json import score_json, settlement_json
from hanafuda_widgets.presenters.table_cards import choice_json, middle_zones, my_zones, new_cards
from hanafuda_widgets.presenters.table_form import MODES, next_buttons
from hanafuda_widgets.presenters.table_moment import Table

# What a round pays that no pile decided, explained.
_SETTLED = {Ending.EXHAUSTED, Ending.HAND_YAKU}


def table_state(table: Table) -> State:
    """The whole state, without ``error`` and ``saved``."""
    view: View = table.view
    match = table.match
    voice = table.voice
    told = stories(table, lambda table, round, number: round_story(table.match, round, number, voice))
    story = told[-1][1]
    return {
        "v": STATE_VERSION,
        "presenter": "koikoi-table",
        "title": table.say("koikoi.title"),
        "subtitle": _subtitle(table),
        "status": _status(table, view),
        "said": [sentence.text for sentence in story if sentence.at >= table.heard],
        "standing": [] if view.phase is Phase.OVER else calls_json(view.rules, view.koikoi_calls, voice),
        "zones": _zones(table, view),
        "choice": choice_json(table, view),
        "ask": _ask(table, view),
        "buttons": _buttons(table),
        "scores": _scores(table, view),
        "log": log_json(told),
        "sheet": _sheet(table),
        "form": settings_json(table),
        "guide": guide_json(match.rules, table.rules, view.month, table.lang),
    }


def _seats(table: Table) -> tuple[int, int]:
    """The seats in the order in which they are named: the one at the screen first."""
    first = 0 if table.is_shared else table.me
    return first, 1 - first


def _head(table: Table, seat: int) -> str:
    """A seat's name as a heading."""
    if table.is_shared:
        return sentence(table.voice.others[seat])
    return table.say("common.You" if seat == table.me else "common.Opponent")


def _subtitle(table: Table) -> str:
    match = table.match
    key = "common.round" if match.rounds is None else "common.round-of"
    first, second = _seats(table)
    return table.say(
        "koikoi.subtitle", round=table.say(key, number=match.number, rounds=match.rounds),
        first=_head(table, first), one=match.totals[first], second=_head(table, second),
        two=match.totals[second],
    )  # fmt: skip


def _status(table: Table, view: View) -> str:
    if table.match.is_over:
        return _verdict(table)
    if view.phase is Phase.OVER:
        return table.say("common.round-over", number=table.match.number)
    if view.phase is Phase.DECIDE:
        return table.say("koikoi.asked")
    if view.phase is Phase.TAKE or table.selected is not None:
        return table.say("common.choose")
    if any(view.takes(card) for card in view.hand):
        return table.say("common.your-turn")
    return table.say("common.no-match")


def _verdict(table: Table) -> str:
    match, voice = table.match, table.voice
    less, more = sorted(match.totals)
    if match.winner is None:
        return voice("koikoi.tie", more=more, less=less)
    key = "koikoi.wins-match.you" if match.winner == voice.you else "koikoi.wins-match"
    return voice(key, who=sentence(voice.others[match.winner]), more=more, less=less)


def _zones(table: Table, view: View) -> list[dict[str, Any]]:
    new = new_cards(table, view)
    seat = 1 - table.me
    hand, pile = table.say("common.opponent-hand"), table.say("common.opponent-pile")
    if table.is_shared:
        who = sentence(table.voice.others[seat])
        hand, pile = table.say("common.hand-of", who=who), table.say("common.pile-of", who=who)
    return [
        {"id": "opponent-hand", "label": hand, "layout": "row", "owner": "opponent",
         "cards": [face_down(table.lang)] * view.hand_sizes[seat]},
        {"id": "opponent-pile", "label": pile, "layout": "groups", "owner": "opponent",
         "groups": groups_json(view.piles[seat], new, lang=table.lang)},
        *middle_zones(table, view),
        *my_zones(table, view),
    ]  # fmt: skip


def _ask(table: Table, view: View) -> dict[str, Any] | None:
    if view.phase is not Phase.DECIDE:
        return None
    voice = table.voice
    score = view.score(table.me)
    points = voice.points(score.total)
    title = voice("koikoi.stop-now", points=points)
    risk = risk_lines(view.rules, view.koikoi_calls, voice) if table.hints else []
    whys = _whys(table, view, winner=table.me)
    return {
        "question": voice("koikoi.question"),
        "score": score_json(score, panel="now", title=title, whys=whys, lang=table.lang),
        "risk": {"title": voice("koikoi.risk"), "lines": risk} if risk else None,
        "buttons": [
            {"id": "shobu", "label": voice("koikoi.stop", points=points), "primary": True,
             "message": table.message("shobu")},
            {"id": "koikoi", "label": voice("koikoi.go-on"), "message": table.message("koikoi")},
        ],
    }  # fmt: skip


def _whys(table: Table, view: View, *, winner: int) -> dict[str, str]:
    return {KOIKOI_STEP: doubling_why(view.rules, view.koikoi_calls, winner=winner, voice=table.voice)}


def _buttons(table: Table) -> list[dict[str, Any]]:
    match = table.match
    return next_buttons(
        table, rules=table.rules, rounds=match.rounds, seed=match.seed, opponent=table.opponent,
        mode=MODES[table.practice],
    )  # fmt: skip


def _scores(table: Table, view: View) -> list[dict[str, Any]]:
    result = view.result
    if result is None:
        return []
    voice, number = table.voice, table.match.number
    if result.winner is None:
        title = voice("koikoi.drawn-round", number=number)
    else:
        title = voice.of(result.winner, "koikoi.score-of", number=number)
    if result.score is not None:
        assert result.winner is not None
        whys = _whys(table, view, winner=result.winner)
        return [score_json(result.score, panel="round", title=title, whys=whys, lang=table.lang)]
    ending: Any = result.ending
    why = voice(f"koikoi.settled.{ending.value}") if ending in _SETTLED else ""
    box = settlement_json(result, panel="round", title=title, why=why, lang=table.lang)
    return [_named(box, table)]


def _named(box: dict[str, Any], table: Table) -> dict[str, Any]:
    """The panel with a hand yaku by its name in the learner's language."""
    if table.lang == "en":
        return box
    titles = {str(row.name): table.voice.yaku_title(row.name) for row in (TESHI, KUTTSUKI)}
    return {
        **box,
        "lines": [{**line, "label": titles.get(line["label"], line["label"])} for line in box["lines"]],
    }


def _sheet(table: Table) -> dict[str, Any]:
    """The score sheet; its first row shows what each player began with, where that is not nothing."""
    match: Match = table.match
    seats = _seats(table)
    results = match.results
    start = {seat: match.totals[seat] - sum(result.points[seat] for result in results) for seat in seats}
    rows = []
    if any(start.values()):
        begins = [str(start[seat]) for seat in seats]
        rows.append([table.say("common.sheet-start"), *begins, table.say("common.sheet-start-why")])
    for number, result in enumerate(results, start=1):
        points = [str(result.points[seat]) for seat in seats]
        rows.append([str(number), *points, ending_text(result, table.voice)])
    rows.append([table.say("common.sheet-total"), *(str(match.totals[seat]) for seat in seats), ""])
    head = [
        table.say("common.sheet-round"), *(_head(table, seat) for seat in seats),
        table.say("common.sheet-ending"),
    ]  # fmt: skip
    return {"head": head, "rows": rows}
