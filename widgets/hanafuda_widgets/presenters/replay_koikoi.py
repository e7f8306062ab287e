"""Frames of a finished round of Koi-Koi, to be stepped through."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.koikoi import Round
from hanafuda_widgets.presenters.phrases.voice import Voice
from hanafuda_widgets.presenters.replay_base import base_of, groups, label, row, short, stock
from hanafuda_widgets.presenters.replay_story import Moment, moments, seat_score
from hanafuda_widgets.presenters.score_json import score_json, settlement_json


def frames_of(round: Round, voice: Voice) -> tuple[dict[str, Any], dict[str, Any]]:
    """What all frames share, and the frames by their place."""
    found = list(moments(round, voice))
    steps = {str(place): _frame(round, found, place, voice) for place in range(len(found))}
    return base_of(round.rules, steps, voice), steps


def _frame(round: Round, found: list[Moment], place: int, voice: Voice) -> dict[str, Any]:
    now = found[place]
    last = place == len(found) - 1
    return {
        "status": _status(round, now, place, voice, last=last),
        "said": list(now.said),
        "zones": _zones(now, voice),
        "scores": _scores(round, now, voice, last=last),
    }


def _status(round: Round, now: Moment, place: int, voice: Voice, *, last: bool) -> str:
    if last:
        return voice("replay.end")
    if place == 0 or now.seat is None:
        return voice("replay.deal")
    what = voice(f"replay.what.{round.events[place - 1].step.value}")
    return voice.of(now.seat, "replay.turn", turn=now.turn, what=what)


def _zones(now: Moment, voice: Voice) -> list[dict[str, Any]]:
    """The other's side at the top, then stock and field, then the learner's or the first seat's side."""
    mine = voice.you or 0
    other, new = 1 - mine, now.new
    return [
        row("opponent-hand", label("hand", other, voice), "row", "opponent", now.hands[other], new),
        groups("opponent-pile", label("pile", other, voice), "opponent", now.piles[other], new, voice),
        stock(now.stock, voice),
        row("field", voice("common.field"), "grid", None, now.field, new),
        groups("pile", label("pile", mine, voice), "you", now.piles[mine], new, voice),
        row("hand", label("hand", mine, voice), "row", "you", now.hands[mine], new),
    ]


def _scores(round: Round, now: Moment, voice: Voice, *, last: bool) -> list[dict[str, Any]]:
    """The explained score of whoever holds a yaku; at the end that of the winner."""
    result = round.result
    assert result is not None
    lang = voice.lang
    if last:
        title = voice("replay.nobody") if result.winner is None else voice.of(result.winner, "replay.won")
        if result.score is not None:
            return [short(score_json(result.score, panel="round", title=title, lang=lang))]
        if not result.lines:
            return []
        return [short(settlement_json(result, panel="round", title=title, lang=lang))]
    panels = []
    for seat in (0, 1):
        score = seat_score(round, now, seat)
        if score.lines:
            title = voice.of(seat, "replay.stopping")
            panels.append(short(score_json(score, panel=f"seat{seat}", title=title, lang=lang)))
    return panels
