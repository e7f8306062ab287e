"""What a position of Koi-Koi is worth: a small net, taught by millions of rounds, read by plain Python.

The net looks at each month on its own (which of its four cards lie where, and what the other
player seems not to hold), adds up what it sees, and says how many points ahead the player who
has just moved will end on average. `python -m tools.training` teaches it.
"""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from operator import add
from typing import Any

from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import RulesError

#: Where a card of a month may be, from the eyes of the player who has moved.
UNSEEN, IN_HAND, ON_FIELD, MINE, THEIRS = range(5)
#: What is known of the other's hand by month: nothing; thrown while it lay there; passed over
#: while something else was taken; a card of it thrown.
OPEN, THROWN, PASSED, KEPT = range(4)
#: The place of each number of cards (in hand, on the field, out of sight) of a month.
SHARES = {
    (hand, field, unseen): place
    for place, (hand, field, unseen) in enumerate(
        (hand, field, unseen)
        for hand in range(5)
        for field in range(5 - hand)
        for unseen in range(5 - hand - field)
    )
}
#: The sums of yaku from which on something may change.
POINT_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)
_CUP = next(card for card in DECK if card.id == "09-cup")


def _mask(points: int, *, also: int = 0) -> int:
    return also | sum(1 << card.index for card in DECK if card.points == points)


#: Classes of cards that yaku count, and from how many on a pile of them is told apart.
COUNTED = (
    (_mask(1, also=1 << _CUP.index), (6, 7, 8, 9, 10)),
    (_mask(10), (3, 4, 5, 6)),
    (_mask(5), (3, 4, 5, 6)),
    (_mask(20) & ~(0xF << 40), (1, 2, 3)),
)
_HANDS = 9  # a hand has 0 to 8 cards
_FLAGS = 4
#: How many signs there are beside the months.
SIGNS = _HANDS + _FLAGS + 2 * len(POINT_STEPS) + 2 * sum(len(steps) for _, steps in COUNTED) + 1
CARD_ROWS = 48 * 5
MONTH_ROWS = 12 * 4 * len(SHARES)
# A table that has grown to this size is emptied.
_MEMORY_LIMIT = 1 << 14


def signs(
    hand: int,
    *,
    turned: bool,
    leads: bool,
    calls: Sequence[int],
    points: Sequence[int],
    counts: Sequence[int],
) -> list[int]:
    """The numbers of the signs that hold beside the months.

    ``hand``: cards left; ``turned``: the stock card is played too; ``leads``: the dealer; ``calls``
    and ``points``: own first; ``counts``: of each class of :data:`COUNTED`, own pile first.

    >>> signs(7, turned=False, leads=True, calls=(0, 0), points=(1, 0), counts=(0,) * 8)
    [7, 10, 13, 65]
    """
    found = [hand]
    flags = (turned, leads, calls[0] > 0, calls[1] > 0)
    found += [_HANDS + place for place, flag in enumerate(flags) if flag]
    at = _HANDS + _FLAGS
    for one in points:
        found += [at + place for place, step in enumerate(POINT_STEPS) if one >= step]
        at += len(POINT_STEPS)
    for number, count in enumerate(counts):
        steps = COUNTED[number // 2][1]
        found += [at + place for place, step in enumerate(steps) if count >= step]
        at += len(steps)
    return [*found, at]


def month_rows(month: int, places: Sequence[int], doubt: int) -> list[int]:
    """The rows of the net for one month: one for each card by its place, one for the month by numbers.

    ``month`` counts from 0; ``places`` are those of its four cards; ``doubt`` is :data:`OPEN` …
    :data:`KEPT`. Where no card is out of sight, nothing is in doubt.

    >>> month_rows(0, (IN_HAND, ON_FIELD, UNSEEN, UNSEEN), THROWN)[:4]
    [1, 7, 10, 15]
    """
    rows = [(month * 4 + card) * 5 + place for card, place in enumerate(places)]
    share = (places.count(IN_HAND), places.count(ON_FIELD), places.count(UNSEEN))
    known = doubt if share[2] else OPEN
    return [*rows, CARD_ROWS + (month * 4 + known) * len(SHARES) + SHARES[share]]


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of a net: ``rows`` for cards and months, ``signs``, ``out``, ``straight``, ``bias``."""

    rows: list[list[float]]
    signs: list[list[float]]
    out: list[float]
    straight: list[float]
    bias: float

    @classmethod
    def read(cls, told: dict[str, Any]) -> Weights:
        """From the stored form. Errors: :class:`RulesError` for a file of another shape."""
        width = told["width"]
        scales = told["scales"]
        tables = []
        for name, number in (("rows", CARD_ROWS + MONTH_ROWS), ("signs", SIGNS)):
            numbers = memoryview(b64decode(told[name])).cast("h")
            if len(numbers) != number * width:
                raise RulesError(
                    "bad-judge", f"bad judge: {len(numbers)} numbers of {name}, expected {number * width}"
                )
            tables.append(
                [
                    [one * scale for one, scale in zip(numbers[at : at + width], scales, strict=True)]
                    for at in range(0, len(numbers), width)
                ]
            )
        return cls(tables[0], tables[1], told["out"], told["straight"], told["bias"])


class Judge:
    """The expected lead of the player who has just moved, in points.

    Values are looked up month by month: :meth:`sums` adds up all months of a position once, and
    :meth:`lead` needs only the month that has changed since.

    >>> from hanafuda_lib import koikoi
    >>> judge = judge_of(koikoi.YAMATO)
    >>> nothing = judge.beside(0, turned=True, leads=False, calls=(0, 0), points=(5, 0), piles=(0, 0))
    >>> len(judge.sums(0, 0, 0, 0, (0,) * 12)) == len(nothing[0])
    True
    """

    __slots__ = ("_beside", "_months", "_out", "_weights")

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._out = weights.out
        self._months: dict[int, list[float]] = {}
        self._beside: dict[tuple[int, ...], tuple[list[float], float]] = {}

    def month(
        self, month: int, hand: int, field: int, mine: int, theirs: int, doubts: Sequence[int]
    ) -> list[float]:
        """What the net sees in one month (0 to 11) when these masks lie there."""
        at = 4 * month
        hand, field, mine, theirs = hand >> at & 15, field >> at & 15, mine >> at & 15, theirs >> at & 15
        key = month << 18 | doubts[month] << 16 | hand << 12 | field << 8 | mine << 4 | theirs
        found = self._months.get(key)
        if found is None:
            if len(self._months) >= _MEMORY_LIMIT:
                self._months.clear()
            places = [
                IN_HAND if hand >> card & 1 else ON_FIELD if field >> card & 1
                else MINE if mine >> card & 1 else THEIRS if theirs >> card & 1 else UNSEEN
                for card in range(4)
            ]  # fmt: skip
            rows = self._weights.rows
            found = [
                sum(parts)
                for parts in zip(
                    *[rows[row] for row in month_rows(month, places, doubts[month])], strict=True
                )
            ]
            self._months[key] = found
        return found

    def sums(self, hand: int, field: int, mine: int, theirs: int, doubts: Sequence[int]) -> list[float]:
        """What the net sees in all months."""
        total = self.month(0, hand, field, mine, theirs, doubts)
        for month in range(1, 12):
            total = list(map(add, total, self.month(month, hand, field, mine, theirs, doubts)))
        return total

    def beside(
        self,
        hand: int,
        *,
        turned: bool,
        leads: bool,
        calls: tuple[int, int],
        points: tuple[int, int],
        piles: tuple[int, int],
    ) -> tuple[list[float], float]:
        """What the net sees beside the months, for :meth:`lead`; ``hand`` is the number of cards left."""
        mine, theirs = piles
        counts = [(pile & mask).bit_count() for mask, _ in COUNTED for pile in (mine, theirs)]
        key = (hand, turned, leads, *calls, *points, *counts)
        found = self._beside.get(key)
        if found is None:
            if len(self._beside) >= _MEMORY_LIMIT:
                self._beside.clear()
            held = signs(hand, turned=turned, leads=leads, calls=calls, points=points, counts=counts)
            weights = self._weights
            found = (
                [sum(parts) for parts in zip(*[weights.signs[sign] for sign in held], strict=True)],
                weights.bias + sum([weights.straight[sign] for sign in held]),
            )
            self._beside[key] = found
        return found

    def lead(
        self, sums: list[float], old: list[float], new: list[float], beside: tuple[list[float], float]
    ) -> float:
        """The expected lead when, of the months in ``sums``, the one that was ``old`` is now ``new``."""
        signs, total = beside
        for whole, before, after, sign, weight in zip(sums, old, new, signs, self._out, strict=True):
            seen = whole - before + after + sign
            if seen > 0.0:
                total += seen * weight
        return total


@cache
def _stored(name: str) -> tuple[dict[str, Any], Judge]:
    from importlib.resources import files  # noqa: PLC0415 - much to load, for the strong players only

    told = json.loads(files("hanafuda_lib.players").joinpath(f"{name}_judge.json").read_text("utf-8"))
    return told, Judge(Weights.read(told))


# Options that change nothing between the deal and what a yaku pays: a judge does not mind them.
_BESIDE = frozenset({
    "id", "sheet", "first_dealer_tie", "field_four", "field_four_pairs", "hand_yaku", "hand_pairs",
    "hand_yaku_both", "hand_yaku_stack", "scoring", "game_length", "dealer_rotation",
})  # fmt: skip


def judge_of(rules: Any) -> Judge | None:
    """The judge that was taught by these rules of Koi-Koi; ``None`` where there is none.

    >>> from hanafuda_lib import koikoi
    >>> judge_of(koikoi.MON) is None
    True
    """
    if not str(rules.id).startswith("koikoi/"):
        return None
    told, judge = _stored("koikoi")
    taught = type(rules).parse(told["rules"])
    minded = [one.name for one in fields(rules) if one.compare and one.name not in _BESIDE]
    return judge if all(getattr(rules, name) == getattr(taught, name) for name in minded) else None
