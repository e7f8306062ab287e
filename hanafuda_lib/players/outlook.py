"""How near a pile is to the yaku it can still make, from what one seat can see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hanafuda_lib.pile import EMPTY, FULL_MASK, MONTH_MASKS, Pile
from hanafuda_lib.yaku import Yaku

# Each card that a yaku still lacks makes it worth so much less.
_DISCOUNT = 0.28
# A yaku that lacks more cards than this is not thought of.
_HORIZON = 4


@dataclass(frozen=True, slots=True)
class Outlook:
    """The yaku of one player that may still come, given which cards he can never have.

    ``rows`` are the yaku of the rules; ``lost`` is the mask of the cards in other piles.
    """

    rows: tuple[Yaku, ...]
    lost: int

    def missing(self, row: Yaku, pile: int) -> int | None:
        """How many cards ``row`` lacks in ``pile``; ``None`` when it can no longer come."""
        needs = row.needs.mask
        count_of = row.count_of.mask
        if needs & self.lost or row.without.mask & pile:
            return None
        if (count_of & ~self.lost).bit_count() < row.at_least:
            return None
        short = row.at_least - (pile & count_of).bit_count()
        return (needs & ~pile).bit_count() + max(0, short)

    def worth(self, pile: int) -> float:
        """The points of the yaku to come, each less by what it lacks; made ones count whole."""
        total = 0.0
        for row in self.rows:
            missing = self.missing(row, pile)
            if missing is not None and missing <= _HORIZON:
                points = row.points
                if not missing and row.per_extra:
                    points += row.per_extra * ((pile & row.extra_of.mask).bit_count() - row.extra_from)
                total += points * _DISCOUNT**missing
        return total

    def outs(self, pile: int, cards: int) -> int:
        """The ``cards`` (a mask) that would finish a yaku or add to a made one, as a mask."""
        found = 0
        for bit in bits(cards):
            if self._helps(pile, bit):
                found |= bit
        return found

    def _helps(self, pile: int, bit: int) -> bool:
        for row in self.rows:
            missing = self.missing(row, pile)
            if missing == 0 and row.per_extra and bit & row.extra_of.mask & ~pile:
                return True
            if missing == 1 and self.missing(row, pile | bit) == 0:
                return True
        return False


def within_reach(
    rows: Iterable[Yaku], pile: Pile, other: Pile = EMPTY, *, most: int = 2
) -> list[tuple[Yaku, int]]:
    """The yaku that a pile has (0) or lacks at most ``most`` cards of; the nearest first.

    ``other`` is what lies in other piles: a yaku that needs one of these cards can no longer come.

    >>> from hanafuda_lib import koikoi
    >>> rows = koikoi.YAMATO.yaku_table().rows
    >>> [(row.id, lacks) for row, lacks in within_reach(rows, Pile.parse("03-curtain 09-cup"), most=1)]
    [('hanamizake', 0), ('tsukimizake', 1)]
    """
    outlook = Outlook(tuple(rows), other.mask)
    lacking = ((row, outlook.missing(row, pile.mask)) for row in outlook.rows)
    near = [(row, lacks) for row, lacks in lacking if lacks is not None and lacks <= most]
    return sorted(near, key=lambda pair: pair[1])


def bits(mask: int) -> Iterable[int]:
    """The single cards of a mask, as masks.

    >>> list(bits(0b101))
    [1, 4]
    """
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def match_chance(card: int, seen: int, hand_size: int) -> float:
    """The chance that a hidden hand of this size holds a card of the month of ``card`` (a bit).

    ``seen`` is the mask of all cards that are known not to be in that hand.

    >>> match_chance(1, FULL_MASK, 8)
    0.0
    """
    unseen = (FULL_MASK & ~seen).bit_count()
    mates = (MONTH_MASKS[card.bit_length() - 1] & ~seen & ~card).bit_count()
    chance = 1.0
    for taken in range(mates):
        chance *= max(0, unseen - hand_size - taken) / max(1, unseen - taken)
    return 1.0 - chance
