"""Where the hidden cards may be: deals of them that agree with everything a seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from typing import NamedTuple

from hanafuda_lib.actions import KOIKOI, Play, Take
from hanafuda_lib.errors import RulesError
from hanafuda_lib.game import Phase, Step, View, require_view
from hanafuda_lib.pile import FULL_MASK, MONTH_MASKS, Pile

_MONTHS = MONTH_MASKS[::4]
# How much less likely than others a card is in a hand: a month that was left lying while a card
# was thrown; a month that was passed over by so many captures; the month of a card that was
# thrown. Measured in a thousand rounds of several kinds of players.
_THROWN = 12.0
_PASSED = (1.0, 1.1, 1.3, 1.9)
_KEPT = 0.6


class World(NamedTuple):
    """One possible truth: the hand of each seat as a mask, the stock in drawing order."""

    hands: tuple[int, ...]
    stock: list[int]


class Hidden:
    """What a view does not show, and how to fill it in.

    Errors: :class:`RulesError` for a view that contradicts itself: a card in two places, more or
    fewer hidden cards than the hands and the stock can hold, or a choice that cannot come up there.

    >>> from hanafuda_lib import koikoi
    >>> hidden = Hidden(koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0))
    >>> world = hidden.world(Random(1))
    >>> len(hidden.cards), world.hands[1].bit_count(), len(world.stock)
    (32, 8, 24)
    """

    __slots__ = ("_doubts", "_known", "_needs", "_seats", "cards")

    def __init__(self, view: View) -> None:
        require_view(view)
        seats = len(view.hand_sizes)
        if len(view.piles) != seats or not 0 <= view.seat < seats:
            raise _impossible(f"{seats} hands and {len(view.piles)} piles, seen from seat {view.seat}")
        _require_possible(view)
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
        self._doubts = {seat: _doubts(view, seat) for seat in self._seats}

    def world(self, rng: Random) -> World:
        """A deal of the hidden cards: what a player let lie makes him less likely to hold its month."""
        random = rng.random
        hands = list(self._known)
        left = self.cards
        for seat, need in zip(self._seats, self._needs, strict=True):
            doubt = self._doubts[seat]
            # Drawing one by one with weights is the same as a race of exponential clocks.
            order = sorted([(-log(1.0 - random()) * doubt[index], index) for index in left])
            for _, index in order[:need]:
                hands[seat] |= 1 << index
            left = [index for _, index in order[need:]]
        left = left.copy()
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


def _require_possible(view: View) -> None:
    """Check that what may be done can be done with the cards that are seen."""
    field = getattr(view, "reach", view.field)
    if view.phase is Phase.TAKE and view.flipped is None:
        raise _impossible("a turned card takes one of two, but no card is turned up")
    if KOIKOI in view.legal and not view.events:
        raise _impossible("koi-koi is asked for, but nothing was played")
    for action in view.legal:
        if isinstance(action, Play) and action.card not in view.hand:
            raise _impossible(f"{action.card.id} may be played, but is not in the hand")
        taken = action.card if isinstance(action, Take) else getattr(action, "take", None)
        if taken is not None and taken not in field:
            raise _impossible(f"{taken.id} may be taken, but is not on the field")


def _impossible(what: str) -> RulesError:
    return RulesError("bad-view", f"bad view: {what}; expected what can come up in a round")


def _contradiction(what: str) -> RulesError:
    return RulesError("bad-view", f"bad view: {what}; expected each card in one place")


def _doubts(view: View, seat: int) -> list[float]:
    """For each card, how much less likely than others it is in the hand of ``seat``.

    Who throws a card while another month lies on the field hardly holds that month; who takes
    one month may hold another, but less and less likely the longer he lets it lie; and who throws
    a card of a month may well have kept another of it.
    """
    thrown = passed = kept = 0
    counts = [0] * 12
    for played, taken, field in _hand_steps(view, seat):
        own = MONTH_MASKS[played]
        lay = 0
        for place, month in enumerate(_MONTHS):
            if field & month and month != own:
                lay |= month
                counts[place] += bool(taken)
        if taken:
            passed |= lay
        else:
            thrown |= lay
            kept |= own
    doubts = []
    for index in range(48):
        bit = 1 << index
        doubt = 1.0
        if thrown & bit:
            doubt = _THROWN
        elif passed & bit:
            doubt = _PASSED[min(counts[index // 4], len(_PASSED) - 1)]
        elif kept & bit:
            doubt = _KEPT
        doubts.append(doubt)
    return doubts


def _hand_steps(view: View, seat: int) -> Iterator[tuple[int, int, int]]:
    """The hand steps of a seat, newest first: the card, what it took, the field before it."""
    field = view.field.mask
    for event in reversed(view.events):
        if event.step not in (Step.HAND, Step.STOCK) or event.card is None:
            continue
        if event.taken:
            field |= event.taken.mask
        else:
            field &= ~(1 << event.card.index)
        if event.step is Step.HAND and event.seat == seat:
            yield event.card.index, event.taken.mask, field


def noticed(view: View, seat: int) -> tuple[int, int, int]:
    """Months of which ``seat`` seems to hold more or fewer cards, as bits (1 for January).

    First those that lay on the field while he threw a card, then those that he passed over to take
    something else, then those of which he threw a card.

    >>> from hanafuda_lib import koikoi
    >>> noticed(koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0), 1)
    (0, 0, 0)
    """
    thrown = passed = kept = 0
    for played, taken, field in _hand_steps(view, seat):
        lay = sum(1 << place for place in range(12) if field >> 4 * place & 15 and place != played // 4)
        if taken:
            passed |= lay
        else:
            thrown |= lay
            kept |= 1 << played // 4
    return thrown, passed, kept
