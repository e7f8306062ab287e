"""What follows a play at a table: the machine answers, or people hand the screen on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hanafuda_lib.actions import PASS
from hanafuda_lib.players.machine import machine_player
from hanafuda_widgets.presenters.table_moment import OPENING, PEOPLE, Table
from hanafuda_widgets.presenters.table_undo import passes_only


def answered(match: Any, opponent: str, *, me: int) -> Any:
    """The same match after the players of the machine have done all that is theirs to do.

    Who has nothing to declare is not asked: he passes.
    """
    while (seat := match.round.to_move) is not None:
        person = opponent == PEOPLE or seat == me
        if person and not passes_only(match):
            break
        match.play(PASS if person else machine_player(opponent, match).choose(match.round.view(seat)))
    return match


def handed_on(table: Table, *, dealt: bool) -> Table:
    """The table of people at one screen: when another person is to move, the hand is covered.

    It is told what has happened since that person's last turn.
    """
    seat = table.match.round.to_move
    if seat is None or (seat == table.me and not dealt):
        return table
    events = table.match.round.events
    heard = max((place for place, event in enumerate(events, start=1) if event.seat == seat), default=OPENING)
    return replace(table, me=seat, covered=True, heard=heard)
