"""A player quick enough for thousands of rounds a second: it plays both sides of a search's rollouts.

It sees what its seat sees (its hand, the field, the piles) and nothing else, as masks.
"""

from __future__ import annotations

from typing import Any

from hanafuda_lib.actions import TAKES, Action, Play
from hanafuda_lib.game import Phase
from hanafuda_lib.pile import MONTH_MASKS
from hanafuda_lib.players.hopes import Hopes, Style, Worth, packed

# How likely somebody else can take a card of a month of which so many cards are out of sight.
_REACH = (0.0, 0.45, 0.7, 0.85)


class Instinct:
    """Chooses the hand step and the take of two by the worth of single cards.

    ``piles`` are those of all players, the own one first, packed into one number.

    >>> from hanafuda_lib import koikoi
    >>> instinct = Instinct(Hopes(koikoi.YAMATO.yaku_table().rows, Style()), Style())
    >>> instinct.play(0b11, 0b100, 0, 0b111)  # the crane takes the chaff of its month
    (1, 4)
    """

    __slots__ = ("_base", "_deny", "_feed", "_groups", "_keep", "_places", "hopes")

    def __init__(self, hopes: Hopes, style: Style) -> None:
        self.hopes = hopes
        self._groups = hopes.groups
        self._base = hopes.base
        self._places = hopes.places
        self._keep, self._feed, self._deny = style.keep, style.feed, style.deny

    def play(self, hand: int, field: int, piles: int, seen: int) -> tuple[int, int]:
        """The card to play from ``hand`` and the field cards it takes, as masks.

        ``seen`` are all cards that this player sees.
        """
        if not hand & hand - 1:
            found = field & MONTH_MASKS[hand.bit_length() - 1]
            return hand, self.take(found, piles) if found.bit_count() == 2 else found
        worths = [group.worth(piles) for group in self._groups]
        base, places = self._base, self._places
        best, card, taken = -1e9, 0, 0
        while hand:
            low = hand & -hand
            hand ^= low
            index = low.bit_length() - 1
            month = MONTH_MASKS[index]
            found = field & month
            worth = base[index]
            for place in places[index]:
                worth += worths[place][0][index]
            reach = _REACH[(month & ~seen).bit_count()]
            if not found:
                fed = base[index]
                for place in places[index]:
                    fed += worths[place][1][index]
                worth = -self._keep * worth - self._feed * fed * reach
            elif not found & found - 1:
                index = found.bit_length() - 1
                worth += base[index]
                for place in places[index]:
                    gains, feeds = worths[place]
                    worth += gains[index] + self._deny * reach * feeds[index]
            elif found.bit_count() == 2:
                found, more = self._better(found, worths)
                worth += more
            else:
                worth += self._sum(found, worths)
            if worth > best:
                best, card, taken = worth, low, found
        return card, taken

    def take(self, choices: int, piles: int) -> int:
        """Which of these field cards to take, as a mask."""
        return self._better(choices, [group.worth(piles) for group in self._groups])[0]

    def _better(self, choices: int, worths: list[Worth]) -> tuple[int, float]:
        best, chosen = -1e9, 0
        while choices:
            low = choices & -choices
            choices ^= low
            worth = self._sum(low, worths)
            if worth > best:
                best, chosen = worth, low
        return chosen, best

    def _sum(self, cards: int, worths: list[Worth]) -> float:
        total = 0.0
        while cards:
            low = cards & -cards
            cards ^= low
            index = low.bit_length() - 1
            total += self._base[index]
            for place in self._places[index]:
                gain, fed = worths[place]
                total += gain[index] + self._deny * fed[index]
        return total


def first_thought(quick: Instinct, view: Any) -> Action | None:
    """What instinct would do with this view; ``None`` for a question.

    >>> from hanafuda_lib import koikoi
    >>> hopes = Hopes(koikoi.YAMATO.yaku_table().rows, Style())
    >>> str(first_thought(Instinct(hopes, Style()), koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)))
    '09-blue-ribbon'
    """
    if view.phase is Phase.DECIDE:
        return None
    order = getattr(view, "order", (0, 1))
    place = order.index(view.seat)
    mine = view.piles[view.seat].mask
    others = [view.piles[seat].mask for seat in order[place + 1 :] + order[:place]]
    piles = packed(mine, others)
    legal: tuple[Action, ...] = view.legal
    if view.phase is Phase.TAKE:
        taken = quick.take(sum(1 << action.card.index for action in view.legal), piles)
        return TAKES[taken.bit_length() - 1]
    field = getattr(view, "reach", view.field).mask
    seen = view.hand.mask | field | mine
    for pile in others:
        seen |= pile
    card, taken = quick.play(view.hand.mask, field, piles, seen)
    plays = [action for action in legal if isinstance(action, Play) and 1 << action.card.index == card]
    return next((one for one in plays if one.take is not None and 1 << one.take.index == taken), plays[0])
