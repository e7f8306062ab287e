"""The expected result of each option: rounds played to their end over many deals of the unseen cards.

Every option meets the same deals, so that luck falls on all alike. All seats play as
:class:`~hanafuda_lib.players.GreedyPlayer` does. Of a question, stopping needs no deals: its
result is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from hanafuda_lib import players
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.notation import parse_action
from hanafuda_lib.players import GreedyPlayer


class Estimate(NamedTuple):
    """The mean of seat 0's result for an option, its standard error, and the results deal by deal."""

    option: str
    value: float
    error: float
    results: tuple[float, ...]


def play_out(position: Position, option: str, seed: int) -> int:
    """What seat 0 gets in the round, less in Koi-Koi what the other gets, if the cards lie as ``seed`` says.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> play_out(find_puzzle("stop/ten-in-hand").position, "shobu", 1)
    20
    """
    round = position.round(seed)
    round.play(parse_action(option))
    players.play_out(round, GreedyPlayer())
    assert round.result is not None
    points = round.result.points
    return points[0] - points[1] if position.game == "koikoi" else points[0]


def estimate(position: Position, options: Sequence[str], *, deals: int, seed: int = 1) -> list[Estimate]:
    """Each option with its mean over so many deals, the best first."""
    found = []
    for option in options:
        results = tuple(float(play_out(position, option, seed * 1_000_000 + deal)) for deal in range(deals))
        found.append(Estimate(option, *_mean(results), results))
    return sorted(found, key=lambda one: -one.value)


def lead_of(best: Estimate, second: Estimate) -> tuple[float, float]:
    """By how much ``best`` beats ``second`` on the same deals, and the standard error of that."""
    return _mean([one - other for one, other in zip(best.results, second.results, strict=True)])


def _mean(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))
