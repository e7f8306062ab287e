"""The numbers of a view that a greedy player weighs an action with, for every game."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib.actions import Action, Play, Take
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import View
from hanafuda_lib.pile import FULL_MASK, MONTH_MASKS, Pile
from hanafuda_lib.players.outlook import Outlook, bits, match_chance

# How much spoiling the others' yaku, and leaving them cards, weigh against one's own gain.
_BLOCK = 0.7
_LEAVE = 0.6
# The chance that the flipped card takes a given field card, roughly.
_FLIP = 0.06
# How likely a month lies on the field when a card of it comes, roughly.
_MATE = 0.3


@dataclass(frozen=True, slots=True)
class Weights:
    """What a point of a yaku and a captured card (by its card points) count for in a game."""

    yaku: float
    cards: dict[int, float]


#: In Koi-Koi cards count only as a tie-break; elsewhere they are points themselves, and a yaku
#: is paid by each of two others.
BY_GAME = {
    "koikoi": Weights(1.0, {20: 0.5, 10: 0.22, 5: 0.2, 1: 0.04}),
    "hanaawase": Weights(2.0, {20: 20.0, 10: 10.0, 5: 5.0, 1: 1.0}),
    "hachihachi": Weights(2.0, {20: 20.0, 10: 10.0, 5: 5.0, 1: 1.0}),
}


class Position:
    """What one seat knows, as masks, and what an action would gain, spoil and leave behind.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> position = Position(view)
    >>> max(view.legal, key=position.value) in view.legal
    True
    """

    def __init__(self, view: View) -> None:
        seat = view.seat
        self._view = view
        self._rows = view.rules.yaku_table(view.month).rows
        self._weights = BY_GAME[view.rules.id.split("/")[0]]
        piles = [pile.mask for pile in view.piles]
        self.hand = view.hand.mask
        self.field = view.field.mask
        self.my_pile = piles[seat]
        self.others = tuple(
            other for other in range(len(piles)) if other != seat and (view.hand_sizes[other] or piles[other])
        )
        self.piles = piles
        self.flipped = 0 if view.flipped is None else 1 << view.flipped.index
        self.seen = self.hand | self.field | self.flipped
        for pile in piles:
            self.seen |= pile
        self.unseen = FULL_MASK & ~self.seen
        self._my_worth = self.outlook(seat).worth(self.my_pile)
        self._their_worth = {other: self.outlook(other).worth(piles[other]) for other in self.others}

    def outlook(self, seat: int, *, my_pile: int | None = None) -> Outlook:
        """What ``seat`` can still make; ``my_pile`` is the own pile after an action."""
        lost = 0
        for other, pile in enumerate(self.piles):
            if other != seat:
                mine = other == self._view.seat and my_pile is not None
                lost |= my_pile if mine and my_pile is not None else pile
        return Outlook(self._rows, lost)

    def value(self, action: Action) -> float:
        """What a play or a choice gains, blocks and leaves behind, in points of the game."""
        played, taken = self._effect(action)
        gained = played | taken if taken else 0
        field = (self.field | played) & ~gained
        pile = self.my_pile | gained
        worth = self.outlook(self._view.seat).worth(pile) - self._my_worth
        blocked = sum(
            self._their_worth[other] - self.outlook(other, my_pile=pile).worth(self.piles[other])
            for other in self.others
        )
        cards = sum(self._card(bit) for bit in bits(gained))
        thrown = 0.0 if gained else self._card(played)
        yaku = self._weights.yaku * (worth + _BLOCK * blocked)
        return yaku + cards - thrown - _LEAVE * self._left(field, pile)

    def _effect(self, action: Action) -> tuple[int, int]:
        """The card played or flipped, and the field cards it takes, as masks."""
        if isinstance(action, Take):
            return self.flipped, 1 << action.card.index
        assert isinstance(action, Play)
        played = 1 << action.card.index
        if action.take is not None:
            return played, 1 << action.take.index
        return played, self._view.takes(action.card).mask

    def _left(self, field: int, my_pile: int) -> float:
        """What another may gain from the field by his next card, at most."""
        most = 0.0
        for other in self.others:
            outlook = self.outlook(other, my_pile=my_pile)
            before = outlook.worth(self.piles[other])
            size = self._view.hand_sizes[other]
            for bit in bits(field):
                chance = match_chance(bit, self.seen, size)
                if chance:
                    gain = outlook.worth(self.piles[other] | bit) - before
                    most = max(most, chance * (self._weights.yaku * gain + self._card(bit)))
        return most

    def _card(self, bit: int) -> float:
        return self._weights.cards[DECK[bit.bit_length() - 1].points]

    def chance(self, seat: int) -> tuple[float, tuple[Pile, ...]]:
        """How likely ``seat`` forms a yaku in one turn, and the piles he would then have."""
        pile = self.piles[seat]
        own = seat == self._view.seat
        within = self.unseen | self.field | (self.hand if own else 0)
        outs = self.outlook(seat).outs(pile, within)
        safe = 1.0
        for bit in bits(outs):
            safe *= 1.0 - self._catch(bit, seat)
        return 1.0 - safe, tuple(Pile(pile | bit) for bit in bits(outs))

    def _catch(self, bit: int, seat: int) -> float:
        """About how likely ``seat`` is to take this card in one turn."""
        own = seat == self._view.seat
        size = self._view.hand_sizes[seat]
        mates = MONTH_MASKS[bit.bit_length() - 1] & ~bit
        if bit & self.field:
            if own:
                return 1.0 if self.hand & mates else _FLIP
            return min(1.0, match_chance(bit, self.seen, size) + _FLIP)
        on_field = 1.0 if self.field & mates else _MATE
        if bit & self.hand:
            return on_field
        holds = 0.0 if own else size / max(1, self.unseen.bit_count())
        return on_field * min(1.0, holds + 1 / max(1, self.unseen.bit_count()))
