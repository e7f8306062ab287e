"""Hana-awase at speed: a position as a few numbers, played to the last card by instinct (RULES.md §C).

It follows the same rules as :class:`hanafuda_lib.hanaawase.Round`, shown hands among them; a test
plays both side by side. What was paid before play is the same for every option and left out.
"""

from __future__ import annotations

from functools import lru_cache

from hanafuda_lib.actions import FUKE, Action, Play, Take
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.settlement import few_cards_lines, is_void
from hanafuda_lib.hanaawase.view import View
from hanafuda_lib.pile import MONTH_MASKS
from hanafuda_lib.players.hopes import Hopes, Style
from hanafuda_lib.players.instinct import Instinct, first_thought
from hanafuda_lib.players.worlds import World

_PLAY, _TAKE = Phase.PLAY, Phase.TAKE
STYLE = Style(first=0.0, deny=0.5, keep=0.5, feed=0.4)


@lru_cache(maxsize=8)
def _instinct(rules: Rules, players: int, style: Style) -> Instinct:
    """The quick player of a rule set, kept because it remembers what it has seen."""
    values = [rules.scorer.card_points(1 << card.index) for card in DECK]
    others = players - 1
    # A yaku is paid by each of the others; a card takes its points from all of them together.
    paid = others if rules.yaku_payment is o.YakuPayment.EACH else 1
    base = [value / paid for value in values]
    return Instinct(Hopes(rules.yaku_table().rows, style, others=others, base=base), style)


class Rollouts:
    """Plays the rest of a round of one view, again and again; :meth:`run` gives the net of each seat."""

    def __init__(self, view: View, *, style: Style = STYLE) -> None:
        rules: Rules = view.rules
        self._rules = rules
        self._order = view.order
        self._seat = view.seat
        self._phase = view.phase
        self._field = view.field.mask
        self._piles = [pile.mask for pile in view.piles]
        self._shown = [cards.mask for cards in view.shown]
        self._flipped = -1 if view.flipped is None else view.flipped.index
        self._callers = view.fuke_calls if rules.fuke_call is o.FukeCall.ANNOUNCED else None
        self.quick = _instinct(rules, len(view.order), style)
        places = {seat: place for place, seat in enumerate(view.order)}
        #: For each seat, the other players in the order of play.
        self._rivals = [
            [view.order[(places[seat] + step) % len(view.order)] for step in range(1, len(view.order))]
            if seat in places
            else []
            for seat in range(len(view.piles))
        ]

    def first_thought(self, view: View) -> Action | None:
        """What instinct would do in the position that the rollouts start from."""
        return first_thought(self.quick, view)

    def run(self, world: World, action: Action) -> tuple[int, ...]:  # noqa: C901, PLR0912, PLR0915 - one loop: a call a step costs as much as the step
        """The net of all seats when ``action`` is done and instinct plays on."""
        hands, piles = list(world.hands), self._piles.copy()
        stock, at, end = world.stock, 0, len(world.stock)
        seat, phase, field = self._seat, self._phase, self._field
        shown = self._shown.copy() if any(self._shown) else None
        callers = self._callers
        forced: Action | None = action
        if action == FUKE:
            assert callers is not None
            callers, forced = (*callers, seat), None
        quick, rivals = self.quick, self._rivals
        while True:
            others = rivals[seat]
            pile = piles[seat]
            known = packed = pile
            for other in others:
                packed = packed << 48 | piles[other]
                known |= piles[other]
            if shown is not None:  # what others have shown lies with the field
                for other in others:
                    hands[other] &= ~shown[other]
                    field |= shown[other]
            if phase is not _TAKE:
                hand = hands[seat]
                if hand:
                    if forced is not None:
                        low, taken = _forced(forced, field)
                        forced = None
                    else:
                        low, taken = quick.play(hand, field, packed, hand | field | known)
                    hands[seat] = hand ^ low
                    if taken:
                        field ^= taken
                        piles[seat] = pile | taken | low
                    else:
                        field |= low
                elif at == end:
                    return self._net(piles, callers)
                index = stock[at]
                at += 1
                taken = field & MONTH_MASKS[index]
                if taken & taken - 1 and taken.bit_count() == 2:
                    packed = piles[seat]
                    for other in others:
                        packed = packed << 48 | piles[other]
                    taken = quick.take(taken, packed)
            else:
                assert isinstance(forced, Take)
                index, taken = self._flipped, 1 << forced.card.index
                forced, phase = None, _PLAY
            if taken:
                field ^= taken
                piles[seat] |= taken | 1 << index
            else:
                field |= 1 << index
            if shown is not None:
                for other in others:
                    shown[other] &= field
                    field &= ~shown[other]
                    hands[other] |= shown[other]
                shown[seat] &= hands[seat]
            seat = others[0]

    def _net(self, piles: list[int], callers: tuple[int, ...] | None) -> tuple[int, ...]:
        """What the end of play pays each seat. Source: RULES.md §C.1.7."""
        rules, order = self._rules, self._order
        scorer = rules.scorer
        points = [scorer.card_points(pile) for pile in piles]
        if is_void(rules, [points[seat] for seat in order if callers is None or seat in callers]):
            return (0,) * len(piles)
        net = [0] * len(piles)
        par = rules.par(len(order))
        number = len(order)
        for seat in order:
            net[seat] += points[seat] - par
            yaku = scorer.score(piles[seat], [piles[other] for other in order if other != seat]).total
            if yaku:
                each = rules.share(yaku, number)
                net[seat] += each * (number - 1)
                for other in self._rivals[seat]:
                    net[other] -= each
        for line in few_cards_lines(rules, piles, order):
            net = [one + amount for one, amount in zip(net, line.amounts, strict=True)]
        return tuple(net)


def _forced(action: Action, field: int) -> tuple[int, int]:
    """The card that an action plays and the field cards it takes."""
    assert isinstance(action, Play)
    if action.take is not None:
        return 1 << action.card.index, 1 << action.take.index
    return 1 << action.card.index, field & MONTH_MASKS[action.card.index]
