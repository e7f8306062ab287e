"""Where the hidden cards may be: deals of them that agree with everything a seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hanafuda_lib.errors import RulesError
from hanafuda_lib.game import Step, View
from hanafuda_lib.pile import FULL_MASK, Pile



class World(NamedTuple):
    """One possible truth: the hand of each seat as a mask, the stock in drawing order."""

    hands: tuple[int, ...]
    stock: list[int]


class Hidden:
    """What a view does not show, and how to fill it in.

    Errors: :class:`RulesError` for a view that contradicts itself: a card in two places, or more
    or fewer hidden cards than the hands and the stock can hold.

    >>> from hanafuda_lib import koikoi
    >>> hidden = Hidden(koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0))
    >>> world = hidden.world(Random(1))
    >>> len(hidden.cards), world.hands[1].bit_count(), len(world.stock)
    (32, 8, 24)
    """

    __slots__ = ("_known", "_needs", "_seats", "_weights", "cards")

    def __init__(self, view: View) -> None:
        self._known = _known(view)
        seen = _all_seen(view, self._known)
        #: The indices of the cards that are in another hand or in the stock.
        self.cards = [card.index for card in Pile(FULL_MASK & ~seen)]
        self._seats = [seat for seat, size in enumerate(view.hand_sizes) if seat != view.seat and size]
        self._needs = [view.hand_sizes[seat] - self._known[seat].bit_count() for seat in self._seats]
        room = sum(self._needs) + view.stock_size
        if len(self.cards) != room or min(self._needs, default=0) < 0:
            raise _contradiction(f"{len(self.cards)} cards are out of sight, but there is room for {room}")
        if view.hand_sizes[view.seat] != len(view.hand):
            size = view.hand_sizes[view.seat]
            raise _contradiction(f"the hand of seat {view.seat} has {len(view.hand)} cards, not {size}")
        self._weights = {seat: _doubts(view, seat) for seat in self._seats}

    def world(self, rng: Random) -> World:
        """A deal of the hidden cards. What the others let lie makes it less likely that they hold it."""
        random = rng.random
        hands = list(self._known)
        left = self.cards.copy()
        for seat, need in zip(self._seats, self._needs, strict=True):
            doubts = self._weights[seat]
            # Drawing by the largest random()**(1/weight) is drawing one by one with these weights.
            if doubts:
                left.sort(key=lambda index: -(random() ** doubts.get(index, 1.0)))
            else:
                for last in range(len(left) - 1, 0, -1):
                    other = int(random() * (last + 1))
                    left[last], left[other] = left[other], left[last]
            for index in left[:need]:
                hands[seat] |= 1 << index
            left = left[need:]
        for last in range(len(left) - 1, 0, -1):
            other = int(random() * (last + 1))
            left[last], left[other] = left[other], left[last]
        return World(tuple(hands), left)

    def worlds(self, rng: Random) -> Iterator[World]:
        """World after world, for ever."""
        while True:
            yield self.world(rng)


def _known(view: View) -> list[int]:
    """For each seat, the hand cards that this view knows: its own, and those that others showed."""
    known = [0] * len(view.hand_sizes)
    gone = view.field.mask
    for pile in view.piles:
        gone |= pile.mask
    for event in view.events:
        if event.step in (Step.CLAIM, Step.DECLARE) and view.hand_sizes[event.seat]:
            known[event.seat] = event.taken.mask & ~gone
    known[view.seat] = view.hand.mask
    return known


def _all_seen(view: View, known: list[int]) -> int:
    """The mask of all cards that are not hidden, each in one place."""
    places = [view.field.mask, *(pile.mask for pile in view.piles), *known]
    if view.flipped is not None:
        places.append(1 << view.flipped.index)
    seen = 0
    for mask in places:
        if seen & mask:
            raise _contradiction(f"{Pile(seen & mask)} is in two places")
        seen |= mask
    return seen


def _contradiction(what: str) -> RulesError:
    return RulesError("bad-view", f"bad view: {what}; expected each card in one place")


def _doubts(view: View, seat: int) -> dict[int, float]:
    """For cards that ``seat`` hardly holds, the inverse of how likely: he let their month lie."""
    return {}
