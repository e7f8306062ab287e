"""What the net sees in many positions at once, as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from itertools import product
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

from hanafuda_lib.analysis.bulk.arrays import FIFTEEN, Masks, Numbers
from hanafuda_lib.players import judge

MONTHS = 12
_STATES = 5**4
#: The row of a month's state: month, then doubt, then where its four cards are.
STATES = MONTHS * 4 * _STATES
_SHIFTS: Masks = 4 * np.arange(MONTHS, dtype=np.uint64)
_OFFSETS = 4 * _STATES * np.arange(MONTHS)
_BIT_COUNTS = np.array([number.bit_count() for number in range(1 << 16)], dtype=np.int64)


def count(masks: Masks) -> Numbers:
    """How many cards each mask has."""
    pieces = np.ascontiguousarray(masks).astype("<u8", copy=False).view("<u2").reshape(-1, 4)
    counts: Numbers = _BIT_COUNTS[pieces].sum(axis=1)
    return counts


def by_month(masks: Masks) -> Masks:
    """The four cards of each month as a number below 16: a column for each month."""
    parts: Masks = masks[:, None] >> _SHIFTS & FIFTEEN
    return parts


@cache
def _states() -> Numbers:
    """The state of a month for each (hand, field, own pile, other's pile), four bits each."""
    states = np.zeros(1 << 16, dtype=np.int64)
    piles = np.arange(1 << 16)
    for card in range(4):
        place = np.zeros(1 << 16, dtype=np.int64)
        for shift, here in ((12, judge.THEIRS), (8, judge.MINE), (4, judge.ON_FIELD), (0, judge.IN_HAND)):
            place[piles >> shift + card & 1 == 1] = here
        states = states * 5 + place
    return states


@cache
def parts_of_states() -> Any:
    """Which rows of the net make up each month's state: a sparse matrix of ones."""
    columns = [
        judge.month_rows(month, places, doubt)
        for month in range(MONTHS)
        for doubt in range(4)
        for places in product(range(5), repeat=4)
    ]
    pointers = np.arange(0, 5 * len(columns) + 1, 5)
    ones = np.ones(5 * len(columns), dtype=np.float32)
    return sparse.csr_matrix(
        (ones, np.array(columns).ravel(), pointers), shape=(STATES, judge.CARD_ROWS + judge.MONTH_ROWS)
    )


@dataclass(slots=True)
class Seats:
    """What one seat sees in many rounds, at one moment. Masks and numbers, one for each round.

    ``lay``, ``passed`` and ``kept`` are the months (as bits) that the other let lie while throwing, let
    lie while taking something else, and threw himself.
    """

    hand: Masks
    field: Masks
    mine: Masks
    theirs: Masks
    points: Numbers
    their_points: Numbers
    calls: Numbers
    their_calls: Numbers
    thrown: Numbers
    passed: Numbers
    kept: Numbers

    def of(self, places: Any) -> Self:
        """The same of these rounds only."""
        return type(self)(*(getattr(self, one.name)[places] for one in fields(self)))


@dataclass(slots=True)
class Seen:
    """Positions as the net sees them: the state of each month, and the signs beside."""

    states: Numbers
    signs: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.states)

    def of(self, places: Any) -> Seen:
        """Some of them."""
        return Seen(self.states[places], self.signs[places])

    def parts(self, order: Numbers, size: int) -> Iterator[Numbers]:
        """The order cut into parts of about this size."""
        for start in range(0, len(order), size):
            yield order[start : start + size]


def joined(some: list[Seen]) -> Seen:
    """All of them in a row."""
    return Seen(np.concatenate([one.states for one in some]), np.concatenate([one.signs for one in some]))


def look(seats: Seats, *, turned: bool, leads: bool) -> Seen:
    """What the net sees; ``turned``: the stock card is played too; ``leads``: the seat is the dealer."""
    hand, field, mine, theirs = (by_month(one) for one in (seats.hand, seats.field, seats.mine, seats.theirs))
    cards = hand | field << np.uint64(4) | mine << np.uint64(8) | theirs << np.uint64(12)
    bit = np.arange(MONTHS)
    thrown, passed, kept = (one[:, None] >> bit & 1 for one in (seats.thrown, seats.passed, seats.kept))
    doubts = np.where(
        thrown, judge.THROWN, np.where(passed, judge.PASSED, np.where(kept, judge.KEPT, judge.OPEN))
    )
    states = _states()[cards.astype(np.int64)] + _STATES * doubts + _OFFSETS
    return Seen(states, _signs(seats, turned=turned, leads=leads))


def _signs(seats: Seats, *, turned: bool, leads: bool) -> NDArray[np.float32]:
    """The signs of :func:`hanafuda_lib.players.judge.signs`, a row of zeros and ones for each position."""
    number = len(seats.hand)
    columns: list[Any] = list((count(seats.hand)[:, None] == np.arange(9)).T)
    columns += [np.full(number, turned), np.full(number, leads), seats.calls > 0, seats.their_calls > 0]
    for points in (seats.points, seats.their_points):
        columns += [points >= step for step in judge.POINT_STEPS]
    for mask, steps in judge.COUNTED:
        for pile in (seats.mine, seats.theirs):
            counts = count(pile & np.uint64(mask))
            columns += [counts >= step for step in steps]
    columns.append(np.ones(number, dtype=bool))
    return np.stack(columns, axis=1).astype(np.float32)
