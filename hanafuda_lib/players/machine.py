"""The player of the machine for one decision of a match: the same at every table, today and later."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.players.base import Player, make_player
from hanafuda_lib.players.standing import Standing


def machine_player(level: str, match: Any) -> Player:
    """The machine's player for the next decision; what is left to chance depends on the moment alone.

    It knows how the match stands.

    So a match that is restored goes on alike, all learners of a class meet the same opponent, and a
    record can be checked: what he did in it is what he does.

    >>> from hanafuda_lib import koikoi
    >>> machine_player("greedy", koikoi.Match(koikoi.YAMATO, seed=7))
    GreedyPlayer(seed=70100)
    """
    seed = (match.seed * 100 + len(match.history) + 1) * 100 + len(match.round.actions)
    return make_player(level, seed=seed, standing=Standing.of(match))
