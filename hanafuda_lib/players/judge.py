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
    """The numbers of a net: ``rows`` for cards and months and ``signs``, each row after the other.

    In each row there is a number for each hidden number of the net, to be multiplied by ``scales``;
    ``out`` is what the hidden numbers count for, ``straight`` what the signs count for by themselves.
    """

    rows: Sequence[float]
    signs: Sequence[float]
    scales: Sequence[float]
    out: Sequence[float]
    straight: Sequence[float]
    bias: float

    @classmethod
    def read(cls, told: dict[str, Any]) -> Weights:
        """From the stored form. Errors: :class:`RulesError` for a file of another shape."""
        width = len(told["scales"])
        tables = []
        for name, number in (("rows", CARD_ROWS + MONTH_ROWS), ("signs", SIGNS)):
            numbers = memoryview(b64decode(told[name])).cast("h")
            if len(numbers) != number * width:
                raise RulesError(
                    "bad-judge", f"bad judge: {len(numbers)} numbers of {name}, expected {number * width}"
                )
            tables.append(numbers)
        return cls(tables[0], tables[1], told["scales"], told["out"], told["straight"], told["bias"])


# All hidden numbers of a position stand side by side in one whole number, each in a lane of so many
# bits: Python adds them all at once, many times faster than one by one. They are whole multiples
# of 1 / _UNIT of a point, already multiplied by what they count for.
_LANE = 30
_UNIT = 1 << 18
_LARGEST = (1 << _LANE) - 1
_HALF = _LANE - 1


class Judge:
    """The expected lead of the player who has just moved, in points.

    Values are looked up month by month: :meth:`sums` adds up all months of a position once, and
    :meth:`lead` needs only the month that has changed since.

    >>> from hanafuda_lib import koikoi
    >>> judge = judge_of(koikoi.YAMATO)
    >>> beside = judge.beside(0, turned=True, leads=False, calls=(0, 0), points=(5, 0), piles=(0, 0))
    >>> sums = judge.sums(0, 0, 0, 0, (0,) * 12)
    >>> isinstance(judge.lead(sums, sums, sums, beside), float)
    True
    """

    __slots__ = (
        "_beside", "_factors", "_first", "_halves", "_months", "_piles", "_rows", "_second", "_signs",
        "_weights",
    )  # fmt: skip

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        # Those that speak for a lead come first, those that speak against it behind them.
        order = sorted(range(len(weights.out)), key=lambda place: weights.out[place] < 0)
        self._factors = [(place, weights.scales[place] * abs(weights.out[place]) * _UNIT) for place in order]
        lanes = len(order)
        shift = _LANE * sum(value >= 0 for value in weights.out)
        self._first, self._second = (1 << shift) - 1, shift
        self._halves = sum(1 << _LANE * lane + _HALF for lane in range(lanes))
        self._rows: dict[int, int] = {}
        self._signs: dict[int, int] = {}
        self._months: dict[int, int] = {}
        self._beside: dict[tuple[object, ...], tuple[int, float]] = {}
        self._piles: dict[int, tuple[int, ...]] = {}

    def _packed(self, table: Sequence[float], row: int, known: dict[int, int]) -> int:
        """A row of the net as one whole number."""
        found = known.get(row)
        if found is None:
            at = row * len(self._factors)
            found = 0
            for place, factor in reversed(self._factors):
                found = (found << _LANE) + round(table[at + place] * factor)
            known[row] = found
        return found

    def month(self, month: int, hand: int, field: int, mine: int, theirs: int, doubts: Sequence[int]) -> int:
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
            table = self._weights.rows
            rows = month_rows(month, places, doubts[month])
            found = self._months[key] = sum([self._packed(table, row, self._rows) for row in rows])
        return found

    def sums(self, hand: int, field: int, mine: int, theirs: int, doubts: Sequence[int]) -> int:
        """What the net sees in all months."""
        month = self.month
        return sum([month(number, hand, field, mine, theirs, doubts) for number in range(12)])

    def beside(
        self,
        hand: int,
        *,
        turned: bool,
        leads: bool,
        calls: tuple[int, int],
        points: tuple[int, int],
        piles: tuple[int, int],
    ) -> tuple[int, float]:
        """What the net sees beside the months, for :meth:`lead`; ``hand`` is the number of cards left."""
        mine, theirs = self._counts(piles[0]), self._counts(piles[1])
        key = (hand, turned, leads, calls, points, mine, theirs)
        found = self._beside.get(key)
        if found is None:
            if len(self._beside) >= _MEMORY_LIMIT:
                self._beside.clear()
            counts = [one for pair in zip(mine, theirs, strict=True) for one in pair]
            held = signs(hand, turned=turned, leads=leads, calls=calls, points=points, counts=counts)
            weights = self._weights
            packed = sum([self._packed(weights.signs, sign, self._signs) for sign in held])
            line = weights.bias + sum([weights.straight[sign] for sign in held])
            # With a half in each lane all are above nought, and the highest bit says which were so before.
            found = self._beside[key] = (packed + self._halves, line)
        return found

    def _counts(self, pile: int) -> tuple[int, ...]:
        """How many cards of each class of :data:`COUNTED` a pile has."""
        found = self._piles.get(pile)
        if found is None:
            if len(self._piles) >= _MEMORY_LIMIT:
                self._piles.clear()
            found = self._piles[pile] = tuple([(pile & mask).bit_count() for mask, _ in COUNTED])
        return found

    def lead(self, sums: int, old: int, new: int, beside: tuple[int, float]) -> float:
        """The expected lead when, of the months in ``sums``, the one that was ``old`` is now ``new``."""
        signs, line = beside
        seen = sums - old + new + signs
        high = seen & self._halves
        # Where the highest bit of a lane is set, all bits below it: what was below nought is silent.
        seen &= high - (high >> _HALF)
        # The remainder by the largest number of a lane is the sum of all lanes.
        return line + ((seen & self._first) % _LARGEST - (seen >> self._second) % _LARGEST) / _UNIT


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
