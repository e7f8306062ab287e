"""Frames of a finished round of hana-awase or Hachi-hachi, to be stepped through."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hanafuda_widgets.presenters.phrases.voice import Voice
from hanafuda_widgets.presenters.replay_base import base_of, groups, label, row, stock
from hanafuda_widgets.presenters.replay_games import end_panel, standing
from hanafuda_widgets.presenters.replay_three_story import Moment, moments


def frames_of(round: Any, voice: Voice) -> tuple[dict[str, Any], dict[str, Any]]:
    """What all frames share, and the frames by their place.

    >>> from hanafuda_lib import hanaawase
    >>> from hanafuda_lib.players import RandomPlayer
    >>> round, player = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7), RandomPlayer(seed=1)
    >>> while round.to_move is not None:
    ...     round.play(player.choose(round.view(round.to_move)))
    >>> len(frames_of(round, Voice("en", None, ("Aki", "Ben", "Chie")))[1])
    43
    """
    if voice.you is not None:  # whatever the learner's name is: sums are told of "you"
        others = (
            voice("common.you") if seat == voice.you else name for seat, name in enumerate(voice.others)
        )
        voice = replace(voice, others=tuple(others))
    found = list(moments(round, voice))
    steps = {str(place): _frame(round, found, place, voice) for place in range(len(found))}
    return base_of(round.rules, steps, voice), steps


def _frame(round: Any, found: list[Moment], place: int, voice: Voice) -> dict[str, Any]:
    now = found[place]
    last = place == len(found) - 1
    return {
        "status": _status(round, now, place, voice, last=last),
        "said": list(now.said),
        "zones": _zones(round, now, voice),
        "scores": _scores(round, now, voice, last=last),
    }


def _status(round: Any, now: Moment, place: int, voice: Voice, *, last: bool) -> str:
    if last:
        return voice("replay.end")
    if place == 0 or now.seat is None:
        return voice("replay.deal")
    what = voice(f"replay.what.{round.events[place - 1].step.value}")
    if now.turn:
        return voice.of(now.seat, "replay.turn", turn=now.turn, what=what)
    return voice.of(now.seat, "replay.before-play", what=what)


def _zones(round: Any, now: Moment, voice: Voice) -> list[dict[str, Any]]:
    """The others' sides at the top, then stock and field, then the learner's or the first player's side.

    Who is not in the round has no side, once the hand is given up.
    """
    new = now.new
    mine = voice.you if voice.you is not None else min(round.order, default=0)
    seats = len(now.hands)
    others = [(mine + step) % seats for step in range(seats - 1, 0, -1)]
    zones = []
    for seat in others:
        if now.hands[seat] or seat in round.order:
            pile = groups(
                f"opponent-pile-{seat}", label("pile", seat, voice), "opponent", now.piles[seat], new, voice
            )
            hand = f"opponent-hand-{seat}", label("hand", seat, voice)
            zones.append(row(*hand, "row", "opponent", now.hands[seat], new))
            if len(round.order) == seats or any(now.piles):  # before play the hands of many fill the table
                zones.append(pile)
    out = {} if now.hands[mine] or mine in round.order else {"note": voice("seats.out")}
    return [
        *zones,
        stock(now.stock, voice),
        row("field", voice("common.field"), "grid", None, now.field, new),
        groups("pile", label("pile", mine, voice), "you", now.piles[mine], new, voice) | out,
        row("hand", label("hand", mine, voice), "row", "you", now.hands[mine], new),
    ]


def _scores(round: Any, now: Moment, voice: Voice, *, last: bool) -> list[dict[str, Any]]:
    """The yaku of whoever holds one; at the end how the round was paid."""
    if last:
        return [end_panel(round, voice)]
    panels = [standing(round, now.piles[seat], seat, voice) for seat in range(len(now.piles))]
    return [panel for panel in panels if panel is not None]
