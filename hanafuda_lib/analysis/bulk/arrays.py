"""The deck as arrays, and what every step of a simulation looks up in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.pile import FULL_MASK, MONTH_MASKS

Masks = NDArray[np.uint64]
Numbers = NDArray[Any]

CARDS = len(DECK)
BITS: Masks = np.array([1 << index for index in range(CARDS)], dtype=np.uint64)
MONTHS: Masks = np.array([MONTH_MASKS[index] for index in range(CARDS)], dtype=np.uint64)
#: How far a mask is shifted so that the four cards of a card's month become its lowest bits.
SHIFTS: Masks = np.array([index // 4 * 4 for index in range(CARDS)], dtype=np.uint64)
ONE, FIFTEEN = np.uint64(1), np.uint64(15)
_TWO = np.uint64(2)
_LOWEST = np.uint64(0x1111_1111_1111)
_PAIR_BITS = np.uint64(0x5555_5555_5555)
_COUNT_BITS = np.uint64(0x3333_3333_3333)


def four_of_a_month(masks: Masks) -> Masks:
    """The months of which each mask has all four cards, as their lowest bits.

    >>> int(four_of_a_month(np.array([0b1111_0111], dtype=np.uint64))[0])
    16
    """
    both = masks & masks >> ONE
    fours: Masks = both & both >> _TWO & _LOWEST
    return fours


def two_of_a_month(masks: Masks) -> Masks:
    """The months of which each mask has exactly two cards, as their lowest bits.

    >>> int(two_of_a_month(np.array([0b0110_0111], dtype=np.uint64))[0])
    16
    """
    pairs = (masks & _PAIR_BITS) + (masks >> ONE & _PAIR_BITS)
    counts = (pairs & _COUNT_BITS) + (pairs >> _TWO & _COUNT_BITS)
    return counts >> ONE & ~counts & _LOWEST


def require_masks(piles: object, *, what: str = "piles") -> Masks:
    """An array of masks, each of cards of the deck and no more.

    Errors: :class:`RulesError` for another type, another shape, or a bit beyond the 48 cards.

    >>> require_masks([1 << 48])
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad piles: 281474976710656 is no set of 48 cards, ...
    """
    try:
        masks = np.asarray(piles)
    except ValueError as error:
        raise RulesError("bad-masks", f"bad {what}: expected one row of whole numbers") from error
    if masks.ndim != 1 or (masks.size and masks.dtype.kind not in "iu"):
        raise RulesError(
            "bad-masks",
            f"bad {what} of shape {masks.shape} and type {masks.dtype}: expected one row of whole numbers",
        )
    bad = masks[(masks < 0) | (masks > FULL_MASK)] if masks.size else masks
    if bad.size:
        raise RulesError(
            "bad-masks", f"bad {what}: {shown(int(bad[0]))} is no set of 48 cards, expected masks below 2**48"
        )
    return np.ascontiguousarray(masks, dtype=np.uint64)
