"""The points of many piles at once: each yaku table becomes a few small tables of numbers.

A yaku asks only how many cards of a few classes a pile has. So the counts of all classes of a
part of the table are the digits of one number, each card adds its weight to that number, and the
points stand in a list at that place. The lists are filled by the library's own scorer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np

from hanafuda_lib.analysis.bulk.arrays import Masks, Numbers, require_masks
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.yaku import Yaku, YakuTable

# Piles are looked up in three pieces of 16 cards; a group of parts has 16 bits of the sum.
_PIECES, _PIECE_BITS = 3, 16
# So many results at the most in one list: it stays in the fastest memory.
_LONGEST_LIST = 1 << 13
# So many piles at a time, for the same reason.
_AT_ONCE = 1 << 14
_MOST_GROUPS = 4


class BulkScorer:
    """The points of the yaku in many piles, before any doubling, for the rules of any game.

    ``month`` is the number of the round (it matters only for ``tsukifuda``).

    >>> from hanafuda_lib import Pile, koikoi
    >>> scorer = BulkScorer(koikoi.YAMATO)
    >>> viewing = Pile.parse("03-curtain 08-moon 09-cup").mask
    >>> scorer.points([viewing, 0]).tolist()
    [10, 0]
    """

    def __init__(self, rules: Any, month: int = 1) -> None:
        if not hasattr(rules, "yaku_table"):
            raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected the Rules of a game")
        reader = getattr(rules, "scorer", None)  # Koi-Koi may read the cup in two ways
        tables = reader(month).tables if callable(reader) else (rules.yaku_table(month),)
        self.rules = rules
        self._lookups = tuple(_Lookup(table) for table in tables)

    def __repr__(self) -> str:
        return f"BulkScorer({self.rules!r})"

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the yaku, in the order of the bits of :meth:`rows`."""
        return self._lookups[0].ids

    def points(self, piles: object, field: object = None) -> Numbers:
        """The sum of the yaku in each pile while ``field`` (one mask a pile) lies on the table."""
        return self.points_of(*_both(piles, field))

    def rows(self, piles: object, field: object = None) -> Numbers:
        """Which yaku count in each pile: bit *n* of a number stands for ``ids[n]``."""
        return self.rows_of(*_both(piles, field))

    def points_of(self, masks: Masks, field: Masks | None = None) -> Numbers:
        """:meth:`points` of arrays that are known to be right."""
        found = self._lookups[0].points(masks, field)
        for other in self._lookups[1:]:
            np.maximum(found, other.points(masks, field), out=found)
        return found

    def rows_of(self, masks: Masks, field: Masks | None = None) -> Numbers:
        """:meth:`rows` of arrays that are known to be right."""
        rows, best = self._lookups[0].rows(masks, field), None
        for other in self._lookups[1:]:
            best = self._lookups[0].points(masks, field) if best is None else best
            points = other.points(masks, field)
            rows = np.where(points > best, other.rows(masks, field), rows)
            best = np.maximum(best, points)
        return rows


def _both(piles: object, field: object) -> tuple[Masks, Masks | None]:
    masks = require_masks(piles)
    if field is None:
        return masks, None
    beside = require_masks(field, what="field")
    if beside.shape != masks.shape:
        raise RulesError(
            "bad-masks", f"bad field of {beside.size} masks: expected {masks.size}, one for each pile"
        )
    return masks, beside


@dataclass(frozen=True, slots=True)
class _Digit:
    """How many cards of a class a pile has; of ``dry`` cards on the field only whether there are any."""

    cards: int
    size: int
    dry: bool = False


class _Lookup:
    """One yaku table as lists of numbers."""

    def __init__(self, table: YakuTable) -> None:
        self.ids = tuple(row.id for row in table.rows)
        # With no such row, nothing has to be looked at twice.
        self._picky = any(row.needs_other for row in table.rows)
        place = {yaku_id: bit for bit, yaku_id in enumerate(self.ids)}
        groups = _grouped([_Part(rows, place) for rows in table.parts])
        kind = np.uint32 if len(groups) <= 2 else np.uint64
        self._width = kind(0).itemsize // 2
        self._weights: list[Any] = [np.zeros(1 << _PIECE_BITS, dtype=kind) for _ in range(_PIECES)]
        self._dry: list[tuple[Any, Any]] = []
        for number, group in enumerate(groups):
            self._add_weights(group, number * _PIECE_BITS, kind)
        self._points = [_joined([part.points for part in group]) for group in groups]
        self._lonely = [_joined([part.lonely for part in group]) for group in groups]
        self._rows = [_joined([part.rows for part in group]) for group in groups]
        self._lonely_rows = [_joined([part.lonely_rows for part in group]) for group in groups]

    def _add_weights(self, group: Sequence[_Part], shift: int, kind: Any) -> None:
        weight = 1
        places = np.arange(1 << _PIECE_BITS, dtype=np.uint64)
        for digit in (digit for part in group for digit in part.digits):
            worth = kind(weight << shift)
            if digit.dry:
                self._dry.append((np.uint64(digit.cards), worth))
            for index in _bits(0 if digit.dry else digit.cards):
                piece, bit = divmod(index, _PIECE_BITS)
                self._weights[piece] += (places >> np.uint64(bit) & np.uint64(1)).astype(kind) * worth
            weight *= digit.size

    def _places(self, masks: Masks, field: Masks | None) -> Numbers:
        """Where each pile stands in the list of each group."""
        pieces = masks.astype("<u8", copy=False).view("<u2").reshape(-1, 4)
        low, middle, high = self._weights
        total = low[pieces[:, 0]] + middle[pieces[:, 1]] + high[pieces[:, 2]]
        if field is not None:
            for cards, worth in self._dry:
                total = np.add(total, np.where(field & cards, worth, 0), dtype=total.dtype)
        places: Numbers = total.view(np.uint16).reshape(-1, self._width)
        return places

    def points(self, masks: Masks, field: Masks | None) -> Numbers:
        found = np.empty(masks.size, dtype=np.int16)
        for some in _slices(masks.size):
            places = self._places(masks[some], None if field is None else field[some])
            found[some] = _sum(self._points, places)
            if self._picky:
                found[some] += np.where(found[some] > 0, _sum(self._lonely, places), 0).astype(np.int16)
        return found

    def rows(self, masks: Masks, field: Masks | None) -> Numbers:
        found = np.empty(masks.size, dtype=np.uint32)
        for some in _slices(masks.size):
            places = self._places(masks[some], None if field is None else field[some])
            found[some] = _sum(self._rows, places)
            if self._picky:
                lonely = _sum(self._lonely_rows, places)
                found[some] += np.where(found[some] > 0, lonely, 0).astype(np.uint32)
        return found


class _Part:
    """Rows that replace one another: the digits they look at, and what each number of digits is worth."""

    def __init__(self, rows: Sequence[Yaku], place: dict[str, int]) -> None:
        self.digits = _digits(rows)
        lonely = {row.id for row in rows if row.needs_other}
        table = YakuTable([replace(row, needs_other=False) for row in rows])
        found = [table.find_mask(mask, field).lines for mask, field in _examples(self.digits)]
        beside = [[line for line in lines if line.yaku.id in lonely] for lines in found]
        alone = [[line for line in lines if line.yaku.id not in lonely] for lines in found]
        self.points = np.array([sum(line.points for line in lines) for lines in alone], dtype=np.int16)
        self.lonely = np.array([sum(line.points for line in lines) for lines in beside], dtype=np.int16)
        self.rows = np.array([sum(1 << place[line.yaku.id] for line in lines) for lines in alone], np.uint32)
        self.lonely_rows = np.array(
            [sum(1 << place[line.yaku.id] for line in lines) for lines in beside], np.uint32
        )

    @property
    def size(self) -> int:
        return len(self.points)


def _digits(rows: Sequence[Yaku]) -> list[_Digit]:
    """The classes of cards that no row tells apart, and the field cards that spoil a row."""
    classes: dict[tuple[bool, ...], int] = {}
    for index in range(_PIECES * _PIECE_BITS):
        bit = 1 << index
        asked = tuple(
            bool(pile.mask & bit)
            for row in rows
            for pile in (row.needs, row.count_of, row.extra_of, row.without)
        )
        if any(asked):
            classes[asked] = classes.get(asked, 0) | bit
    digits = [_Digit(cards, cards.bit_count() + 1) for cards in classes.values()]
    spoilers = {row.dry_field.mask for row in rows} - {0}
    return digits + [_Digit(cards, 2, dry=True) for cards in sorted(spoilers)]


def _examples(digits: Sequence[_Digit]) -> Iterator[tuple[int, int]]:
    """A pile and a field for every number, the first digit running fastest."""
    for counts in product(*(range(digit.size) for digit in reversed(digits))):
        mask = field = 0
        for digit, count in zip(reversed(digits), counts, strict=True):
            if digit.dry:
                field |= digit.cards if count else 0
            else:
                mask |= sum(1 << index for index in list(_bits(digit.cards))[:count])
        yield mask, field


def _grouped(parts: Sequence[_Part]) -> list[list[_Part]]:
    """Parts put together, as many as fit into one list."""
    groups: list[list[_Part]] = []
    for part in sorted(parts, key=lambda part: -part.size):
        for group in groups:
            if int(np.prod([other.size for other in group])) * part.size <= _LONGEST_LIST:
                group.append(part)
                break
        else:
            groups.append([part])
    if len(groups) > _MOST_GROUPS or any(part.size > 1 << _PIECE_BITS for part in parts):
        raise RulesError("too-many-yaku", "these yaku do not fit into lists: expected fewer or simpler ones")
    return groups


def _joined(lists: Sequence[Numbers]) -> Numbers:
    """One list for several parts, the first part's number running fastest."""
    total = lists[0]
    for more in lists[1:]:
        total = (more[:, None] + total[None, :]).ravel()
    return np.ascontiguousarray(total)


def _sum(lists: Sequence[Numbers], places: Numbers) -> Numbers:
    total = lists[0][places[:, 0]]
    for number, more in enumerate(lists[1:], start=1):
        total += more[places[:, number]]
    return total


def _slices(size: int) -> Iterator[slice]:
    for start in range(0, size, _AT_ONCE):
        yield slice(start, start + _AT_ONCE)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
