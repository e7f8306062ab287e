"""The protocol of players, and players by the name of their level."""

from __future__ import annotations

from typing import Any, Protocol

from hanafuda_lib.actions import Action
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.random import RandomPlayer


class Player(Protocol):
    """Anything that answers a view with one of its legal actions."""

    def choose(self, view: Any) -> Action:
        """One of ``view.legal``."""


#: The levels of play by name, weakest first.
LEVELS: dict[str, type[RandomPlayer | GreedyPlayer]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


def play_out(round: Any, *players: Player) -> Any:
    """Finish a round: each seat's turn is taken by its player, in order; one player plays all seats.

    The round itself is changed and given back. Errors: :class:`RulesError` without a player.

    >>> from hanafuda_lib import koikoi
    >>> play_out(koikoi.Round.deal(koikoi.YAMATO, seed=218), GreedyPlayer()).result.points
    (6, 0)
    """
    if not players:
        raise RulesError("no-player", "no player: expected one for all seats, or one for each seat")
    while round.to_move is not None:
        player = players[round.to_move % len(players)]
        round.play(player.choose(round.view(round.to_move)))
    return round


def make_player(level: str, *, seed: int = 0) -> Player:
    """The player of this level.

    >>> make_player("grandmaster")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: unknown player 'grandmaster': expected one of random, greedy
    """
    kind = LEVELS.get(level) if isinstance(level, str) else None
    if kind is None:
        levels = ", ".join(LEVELS)
        raise RulesError("unknown-player", f"unknown player {shown(level)}: expected one of {levels}")
    return kind(seed=seed)
