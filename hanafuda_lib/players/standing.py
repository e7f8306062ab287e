"""How a match stands, so that a player knows when points are worth more or less than points."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import Any, Self

from hanafuda_lib.errors import RulesError, shown

#: How far the points of one round swing between a player and another, by game (one deviation).
SWINGS = {"koikoi": 8.5, "hanaawase": 75.0, "hachihachi": 150.0}
# Beside the chance to win, a point still counts a little.
_POINT = 0.05


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of each seat before this round, and how many rounds follow it.

    >>> Standing((30, 12), rounds_left=2)
    Standing(totals=(30, 12), rounds_left=2)
    """

    totals: tuple[int, ...]
    rounds_left: int

    def __post_init__(self) -> None:
        totals = self.totals
        if not isinstance(totals, tuple) or not totals or not all(type(one) is int for one in totals):
            raise RulesError(
                "bad-standing", f"bad totals {shown(totals)}: expected whole numbers, one a seat"
            )
        left = self.rounds_left
        if type(left) is not int or not 0 <= left <= 99:
            raise RulesError("bad-standing", f"bad number of rounds left {shown(left)}: expected 0 to 99")

    @classmethod
    def of(cls, match: Any) -> Self | None:
        """How a match stands in the round that is being played; ``None`` where it has no fixed length.

        >>> from hanafuda_lib import koikoi
        >>> Standing.of(koikoi.Match(koikoi.YAMATO, seed=7, rounds=6))
        Standing(totals=(0, 0), rounds_left=5)
        """
        if not all(hasattr(match, name) for name in ("rounds", "totals", "round", "number")):
            raise RulesError("bad-match", f"bad match {shown(match)}: expected a Match")
        if match.rounds is None:
            return None
        totals = tuple(match.totals)
        if match.round.result is not None:
            totals = tuple(all_ - now for all_, now in zip(totals, match.round.result.points, strict=True))
        return cls(totals, max(0, match.rounds - match.number))

    def require_seats(self, seats: int) -> None:
        """Check that it tells of so many seats.

        >>> Standing((30, 12), rounds_left=2).require_seats(3)
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.RulesError: bad totals (30, 12): expected 3 totals, one a seat
        """
        if len(self.totals) != seats:
            raise RulesError(
                "bad-standing", f"bad totals {shown(self.totals)}: expected {seats} totals, one a seat"
            )

    def utility(self, seat: int, points: tuple[int, ...], swing: float) -> float:
        """What these points of a round are worth to ``seat``: his chance to win the match, in points.

        In the middle of an even match a point is worth about a point; in the last round only who
        is ahead counts, and a point more only a little.
        """
        lead = self.totals[seat] + points[seat]
        lead -= max(self.totals[other] + points[other] for other in range(len(points)) if other != seat)
        if self.rounds_left:
            deviation = swing * sqrt(self.rounds_left)
            chance = 0.5 + 0.5 * erf(lead / (deviation * sqrt(2)))
        else:
            deviation = swing
            chance = 0.5 if lead == 0 else float(lead > 0)
        return deviation * 2.5066 * (chance - 0.5) + _POINT * lead


def require_standing(standing: object) -> Standing | None:
    """Check that this is a standing, or nothing.

    >>> require_standing(4)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad standing 4: expected a Standing or None
    """
    if standing is None or isinstance(standing, Standing):
        return standing
    raise RulesError("bad-standing", f"bad standing {shown(standing)}: expected a Standing or None")
