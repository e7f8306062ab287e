"""What each card is worth to a player who hopes for yaku, fast enough for thousands of rounds.

The yaku of a rule set are parted by their group (brights, animals, ribbons…). The worth of a
card within a group depends only on who holds which cards of that group, so it is worked out once
and remembered. :mod:`~hanafuda_lib.players.position` asks the same of a single view, with more care.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hanafuda_lib.pile import FULL_MASK, Pile
from hanafuda_lib.yaku import Yaku

# A table that has grown to this size is emptied.
_MEMORY_LIMIT = 1 << 15
# A yaku that lacks more cards than this is not thought of.
_HORIZON = 5

#: The worth of each card by its index: to the player who takes it, and to the others.
Worth = tuple[list[float], list[float]]


@dataclass(frozen=True, slots=True)
class Style:
    """How a quick player weighs things. All are shares of a point of the game.

    ``discount``: what a yaku loses by each card that it lacks. ``first``: what having any yaku
    is worth beside its points. ``deny``: how much spoiling another's hopes counts. ``keep``: the
    share of a card's worth that is lost by throwing it. ``feed``: how much giving it away costs.
    """

    discount: float = 0.3
    first: float = 1.0
    deny: float = 0.6
    keep: float = 0.4
    feed: float = 0.6


def packed(mine: int, others: Sequence[int]) -> int:
    """The piles of all players in one number, as :meth:`Hopes.look` takes them.

    >>> packed(1, (2,)) == 1 << 48 | 2
    True
    """
    for pile in others:
        mine = mine << 48 | pile
    return mine


class Group:
    """The yaku of one group, and what its cards are worth in each situation."""

    __slots__ = (
        "_counted", "_hoped", "_masks", "_memory", "_others", "_places", "_powers", "_wide", "mask",
    )  # fmt: skip

    def __init__(self, rows: Sequence[Yaku], style: Style, others: int) -> None:
        self._places = tuple(enumerate(_quick_rows(rows, style)))
        self._powers = [style.discount**lacks for lacks in range(_HORIZON + 1)]
        self._others = others
        self._memory: dict[int, Worth] = {}
        self._hoped: dict[int, float] = {}
        self.mask = 0
        for row in rows:
            self.mask |= row.needs.mask | row.count_of.mask | row.extra_of.mask | row.without.mask
        self._wide = packed(self.mask, (self.mask,) * others)
        # The group's cards in each of the packed piles.
        self._masks = tuple(self.mask << 48 * place for place in range(others + 1))
        # Where only numbers count, piles of equal numbers are alike.
        self._counted = all(
            not row.needs and not row.without and row.count_of == row.extra_of == Pile(self.mask)
            for row in rows
        )

    def worth(self, piles: int) -> Worth:
        """The worth of each card when these are the piles (:func:`packed`)."""
        if self._counted:
            key = 0
            for mask in self._masks:
                key = key << 6 | (piles & mask).bit_count()
        else:
            key = piles & self._wide
        found = self._memory.get(key)
        if found is None:
            if len(self._memory) >= _MEMORY_LIMIT:
                self._memory.clear()
            found = self._memory[key] = self._compute(piles & self._wide)
        return found

    def _compute(self, piles: int) -> Worth:
        others = [piles >> 48 * place & FULL_MASK for place in range(self._others)]
        mine = piles >> 48 * self._others
        gone = mine
        for pile in others:
            gone |= pile
        gains = [0.0] * 48
        feeds = [0.0] * 48
        self._add_gains(mine, gone & ~mine, gains)
        for pile in others:
            self._add_gains(pile, gone & ~pile, feeds)
        return gains, feeds

    def _add_gains(self, pile: int, lost: int, gains: list[float]) -> None:
        """To each card, add what it would add to the hopes of the player with this pile."""
        before = self.hope(pile, lost)
        free = self.mask if self._counted else self.mask & ~pile & ~lost
        first = free & ~pile & ~lost
        gain = self.hope(pile | first & -first, lost) - before
        while free:
            low = free & -free
            free ^= low
            if not self._counted:
                gain = self.hope(pile | low, lost) - before
            gains[low.bit_length() - 1] += gain

    def hope(self, pile: int, lost: int) -> float:
        """The points of the group's yaku, each less by what it lacks. ``lost``: cards of others."""
        key = pile << 48 | lost
        found = self._hoped.get(key)
        if found is None:
            if len(self._hoped) >= _MEMORY_LIMIT:
                self._hoped.clear()
            found = self._hoped[key] = self._hope(pile, lost)
        return found

    def _hope(self, pile: int, lost: int) -> float:  # noqa: C901 - one loop for speed
        # Plain numbers and one loop: a search that begins asks this some ten thousand times.
        lacking: list[int] = []
        made: dict[int, float] = {}
        out: set[int] = set()
        for place, (needs, count_of, least, without, points, _, _, _, replaces) in self._places:
            lacks = _HORIZON + 1
            if not (needs & lost or without & pile):
                lacks = (needs & ~pile).bit_count()
                if least:
                    short = least - (pile & count_of).bit_count()
                    if short > 0:
                        possible = (count_of & ~lost).bit_count() >= least
                        lacks = lacks + short if possible else _HORIZON + 1
            lacking.append(lacks)
            if not lacks:
                made[place] = points
                out.update(replaces)
        total = 0.0
        for place, row in self._places:
            lacks = lacking[place]
            if lacks > _HORIZON or place in out:
                continue
            points = row.points
            if lacks:
                if made:
                    points -= max([made[old] for old in row.replaces if old in made], default=0)
            elif row.per_extra:
                points += row.per_extra * ((pile & row.extra_of).bit_count() - row.extra_from)
            total += points * self._powers[lacks]
        return total


class _Row(NamedTuple):
    """A row of a yaku table as plain masks and numbers; ``replaces`` are places in the group."""

    needs: int
    count_of: int
    least: int
    without: int
    points: float
    per_extra: int
    extra_of: int
    extra_from: int
    replaces: tuple[int, ...]


def _quick_rows(rows: Sequence[Yaku], style: Style) -> tuple[_Row, ...]:
    places = {row.id: place for place, row in enumerate(rows)}
    return tuple(
        _Row(
            row.needs.mask, row.count_of.mask, row.at_least, row.without.mask, row.points + style.first,
            row.per_extra, row.extra_of.mask, row.extra_from,
            tuple(places[old] for old in row.replaces if old in places),
        )
        for row in rows
    )  # fmt: skip


class Hopes:
    """The groups of a rule set, and which groups each card belongs to.

    ``others`` is how many opponents there are, ``base`` what each card is worth whatever it makes.

    >>> from hanafuda_lib import koikoi
    >>> hopes = Hopes(koikoi.YAMATO.yaku_table().rows, Style())
    >>> worths = hopes.look(packed(0, (0,)))
    >>> crane, chaff = (sum(gains[card] for gains, _ in worths) for card in (0, 2))
    >>> crane > chaff
    True
    """

    __slots__ = ("base", "groups", "places")

    def __init__(
        self, rows: Sequence[Yaku], style: Style, *, others: int = 1, base: Sequence[float] = (0.0,) * 48
    ) -> None:
        names = list(dict.fromkeys(row.group for row in rows))
        self.groups = [Group([row for row in rows if row.group == name], style, others) for name in names]
        self.base = list(base)
        #: For each card, the groups it belongs to.
        self.places = [
            tuple(place for place, group in enumerate(self.groups) if group.mask >> index & 1)
            for index in range(48)
        ]

    def look(self, piles: int) -> list[Worth]:
        """The worth of all cards, group by group, when these are the piles (:func:`packed`)."""
        return [group.worth(piles) for group in self.groups]

    def hope(self, pile: int, lost: int) -> float:
        """The points of all yaku of a pile, each less by what it lacks; others have ``lost``."""
        return sum([group.hope(pile & group.mask, lost & group.mask) for group in self.groups])
