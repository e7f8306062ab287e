"""A player that takes what is best now, and looks one reply ahead."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib.actions import KOIKOI, SHOBU, Action, Play, Take
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase
from hanafuda_lib.koikoi.view import View
from hanafuda_lib.pile import FULL_MASK, MONTH_MASKS, Pile
from hanafuda_lib.players.outlook import Outlook, bits, match_chance

# How much spoiling the other's yaku, and leaving him cards, weigh against one's own gain.
_BLOCK = 0.7
_LEAVE = 0.6
# What a card is worth by itself, as a tie-break between captures, by its card points.
_CARD = {20: 0.5, 10: 0.22, 5: 0.2, 1: 0.04}
# How much the points that the other may win weigh against one's own (0.3 to 1.5 play alike).
_FEAR = 0.5
# The chance that the flipped card takes a given field card, roughly.
_FLIP = 0.06


class GreedyPlayer:
    """Completes or blocks yaku, prefers valuable captures, and knows the seven-point step.

    It is deterministic: the same view gives the same action. ``seed`` is accepted so that all
    players are made alike.

    >>> from hanafuda_lib import koikoi
    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> GreedyPlayer().choose(round.view(0)) in round.legal_actions()
    True
    """

    def __init__(self, *, seed: int = 0) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"GreedyPlayer(seed={self.seed})"

    def choose(self, view: View) -> Action:
        """The best of ``view.legal`` by what this seat can see."""
        if view.phase is Phase.DECIDE:
            return self._decide(view)
        if len(view.legal) == 1:
            return view.legal[0]
        position = _Position(view)
        return max(view.legal, key=position.value)

    def _decide(self, view: View) -> Action:
        """Go on when the points hoped for, less those feared, are more than those in hand."""
        if KOIKOI not in view.legal:
            return SHOBU
        position = _Position(view)
        turns = view.hand_sizes[view.seat]
        mine = _Race.of(view, view.seat, position)
        theirs = _Race.of(view, 1 - view.seat, position)
        gain, loss = _race(mine, theirs, turns)
        return KOIKOI if gain - _FEAR * loss > view.score(view.seat).total else SHOBU


@dataclass(frozen=True, slots=True)
class _Race:
    """One player's chance to form a yaku in a turn, and the points it would then pay."""

    chance: float
    points: float

    @classmethod
    def of(cls, view: View, seat: int, position: _Position) -> _Race:
        own = seat == view.seat
        outlook = position.mine if own else position.theirs
        pile = position.my_pile if own else position.their_pile
        hand = position.hand if own else 0
        outs = outlook.outs(pile, position.unseen | position.field | hand)
        if not outs:
            return cls(0.0, 0.0)
        # Whoever forms a yaku now does so after my koi-koi.
        calls = 0 if own else view.koikoi_calls[view.seat] + 1
        rules, month = view.rules, view.month
        totals = [
            rules.score(Pile(pile | bit), opponent_koikoi=calls, month=month).total for bit in bits(outs)
        ]
        safe = 1.0
        for bit in bits(outs):
            safe *= 1.0 - position.catch_chance(bit, own=own)
        return cls(1.0 - safe, sum(totals) / len(totals))


def _race(mine: _Race, theirs: _Race, turns: int) -> tuple[float, float]:
    """The points I may expect to win and to lose when the other moves first for so many turns."""
    open_ = 1.0
    gain = loss = 0.0
    for _ in range(turns):
        loss += open_ * theirs.chance * theirs.points
        open_ *= 1.0 - theirs.chance
        gain += open_ * mine.chance * mine.points
        open_ *= 1.0 - mine.chance
    return gain, loss


class _Position:
    """The numbers of a view that every action is weighed with."""

    def __init__(self, view: View) -> None:
        self._view = view
        seat = view.seat
        rows = view.rules.yaku_table(view.month).rows
        self.hand = view.hand.mask
        self.field = view.field.mask
        self.my_pile = view.piles[seat].mask
        self.their_pile = view.piles[1 - seat].mask
        self.their_hand_size = view.hand_sizes[1 - seat]
        self.flipped = 0 if view.flipped is None else 1 << view.flipped.index
        self.seen = self.hand | self.field | self.my_pile | self.their_pile | self.flipped
        self.unseen = FULL_MASK & ~self.seen
        self.mine = Outlook(rows, self.their_pile)
        self.theirs = Outlook(rows, self.my_pile)
        self._rows = rows
        self._my_worth = self.mine.worth(self.my_pile)
        self._their_worth = self.theirs.worth(self.their_pile)

    def value(self, action: Action) -> float:
        """What the action gains, blocks and leaves behind."""
        played, taken = self._effect(action)
        gained = played | taken if taken else 0
        field = (self.field | played) & ~gained
        pile = self.my_pile | gained
        worth = self.mine.worth(pile) - self._my_worth
        blocked = self._their_worth - Outlook(self._rows, pile).worth(self.their_pile)
        cards = sum(_CARD[_points(bit)] for bit in bits(gained))
        thrown = 0.0 if gained else _CARD[_points(played)]
        return worth + _BLOCK * blocked + cards - thrown - _LEAVE * self._left(field, pile)

    def catch_chance(self, bit: int, *, own: bool) -> float:
        """About how likely a player is to take this card in one turn."""
        mates = MONTH_MASKS[bit.bit_length() - 1] & ~bit
        if bit & self.field:
            if own:
                return 1.0 if self.hand & mates else _FLIP
            return min(1.0, match_chance(bit, self.seen, self.their_hand_size) + _FLIP)
        on_field = 1.0 if self.field & mates else 0.3
        if bit & self.hand:
            return on_field if own else 0.0
        holds = 0.0 if own else self.their_hand_size / max(1, self.unseen.bit_count())
        return on_field * min(1.0, holds + 1 / max(1, self.unseen.bit_count()))

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
        """What the other may gain from the field by his next card."""
        outlook = Outlook(self._rows, my_pile)
        before = outlook.worth(self.their_pile)
        most = 0.0
        for bit in bits(field):
            chance = match_chance(bit, self.seen, self.their_hand_size)
            if chance:
                gain = outlook.worth(self.their_pile | bit) - before + _CARD[_points(bit)]
                most = max(most, chance * gain)
        return most


def _points(bit: int) -> int:
    return DECK[bit.bit_length() - 1].points
