"""Hachi-hachi at speed: a position as a few numbers, played to its end by instinct (RULES.md §D).

It follows the same rules as :class:`hanafuda_lib.hachihachi.Round`; a test plays both side by side.
As soon as a yaku is made, the money goes through the round's own :class:`Settlement`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hanafuda_lib.actions import CANCEL, SAGE, SHOBU, Action, Play, Take
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase, Step
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.feeding import Feeding, HandStep
from hanafuda_lib.hachihachi.final import NUKE_POINTS, PAR, special_yaku
from hanafuda_lib.hachihachi.hand_yaku import ROWS, triplet_months
from hanafuda_lib.hachihachi.opening import SINGLE_TRIPLETS
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.hachihachi.turns import card_points
from hanafuda_lib.hachihachi.view import View
from hanafuda_lib.hachihachi.yaku import CHAFF_WITH_WILLOW, HATTO_YAKU, held_ids
from hanafuda_lib.pile import MONTH_MASKS
from hanafuda_lib.players.hopes import Hopes, Style
from hanafuda_lib.players.instinct import Instinct, first_thought
from hanafuda_lib.players.worlds import World

_PLAY, _TAKE, _DECIDE = Phase.PLAY, Phase.TAKE, Phase.DECIDE
_CHAFF = CHAFF_WITH_WILLOW.mask
STYLE = Style(first=0.0, deny=0.5, keep=0.5, feed=0.4)


@lru_cache(maxsize=16)
def _instinct(rules: Rules, players: int, style: Style, *, counts: bool) -> Instinct:
    """The quick player, kept because it remembers; ``counts``: whether card points still count."""
    others = players - 1
    # A yaku is paid by each of the others; a card takes its points from all of them together.
    base = [card.points / others if counts else 0.0 for card in DECK]
    return Instinct(Hopes(rules.dekiyaku.rows, style, others=others, base=base), style)


class _PastStep(NamedTuple):
    """A hand step of the past: the card, what the seat played later, the field, the piles after it."""

    seat: int
    card: int
    later: int
    before: int
    after: int
    piles: list[int]


class Rollouts:
    """Plays the rest of a round of one view, again and again; :meth:`run` gives the balances in mon.

    Left out: what the dealer wins or pays for having come in blind, a house rule.
    """

    def __init__(self, view: View, *, style: Style = STYLE) -> None:
        rules: Rules = view.rules
        self._rules = rules
        self._order = view.order
        self._money = view.settlement
        self._piles = [pile.mask for pile in view.piles]
        self._field = view.field.mask
        self._seat, self._phase = view.seat, view.phase
        self._flipped = -1 if view.flipped is None else view.flipped.index
        self._next = dict(zip(view.order, view.order[1:] + view.order[:1], strict=True))
        self._rivals = {seat: self._others(seat) for seat in view.order}
        self._style = style
        self._triplets = _triplets(view)
        self._duel = self._money.is_duel
        watch = rules.hatto is o.Hatto.ON and not self._duel
        self._always_feed = rules.dive_liability is not o.DiveLiability.OFF and not self._duel
        self._needs = [row.needs.mask for row in rules.dekiyaku.rows if watch and row.id in HATTO_YAKU]
        looked = self._piles.copy()
        if view.phase is _TAKE:
            looked[view.seat] &= ~_last_step_cards(view)
        self._checked = [rules.dekiyaku.points_mask(pile) for pile in looked]
        self._held = [held_ids(rules.dekiyaku.find_mask(pile)) for pile in looked]
        self._steps = self._watched_steps(view)
        # Who plays when nobody ends the round before another's turn.
        played = [event.seat for event in view.events if event.step is Step.STOCK]
        self._turn = self._next[played[-1]] if played else view.order[0]

    def _others(self, seat: int) -> tuple[int, ...]:
        place = self._order.index(seat)
        return self._order[place + 1 :] + self._order[:place]

    def quick_when(self, *, formed: bool) -> Instinct:
        """Who plays for all seats; once a yaku has been formed, card points do not count."""
        return _instinct(self._rules, len(self._order), self._style, counts=not formed)

    # ---------------------------------------------------------------- what was fed before

    def _watched_steps(self, view: View) -> list[_PastStep]:
        """The last hand steps, oldest first, if somebody may have to pay for one of them."""
        if not (self._needs or self._always_feed):
            return []
        steps: list[_PastStep] = []
        field, piles = self._field, self._piles.copy()
        later = [0] * len(piles)
        most = len(self._order) * (8 if self._always_feed else 1)
        for event in reversed(view.events):
            if event.card is None or event.step not in (Step.HAND, Step.STOCK) or len(steps) == most:
                continue
            seat, card, taken = event.seat, 1 << event.card.index, event.taken.mask
            after, after_piles = field, piles.copy()
            if taken:
                piles[seat] &= ~(taken | card)
                field |= taken
            else:
                field &= ~card
            if event.step is Step.HAND:
                steps.append(_PastStep(seat, card, later[seat], field, after, after_piles))
                later[seat] |= card
        steps.reverse()
        if self._always_feed or any(self._danger(step.seat, step.piles) for step in steps):
            return steps
        return []

    def _danger(self, seat: int, piles: Sequence[int]) -> bool:
        """Whether another lacks a single card of a yaku for which a feeder pays."""
        for other in self._rivals[seat]:
            pile = piles[other]
            for needs in self._needs:
                lacks = needs & ~pile
                if lacks and not lacks & lacks - 1:
                    return True
        return False

    def _new_feeding(self) -> Feeding:
        feeding = Feeding(self._rules, duel=self._duel)
        feeding.triplets = self._triplets
        return feeding

    def _fed_before(self, hands: list[int]) -> Feeding | None:
        """What was fed to whom before, if these are the hands."""
        if not self._steps:
            return self._new_feeding() if self._always_feed else None
        feeding = self._new_feeding()
        for past in self._steps:
            hand = hands[past.seat] | past.later | past.card
            step = HandStep(past.seat, hand, past.before, past.card, past.after)
            feeding.hand_step(step, past.piles, self._order)
        return feeding

    # ---------------------------------------------------------------- playing

    def first_thought(self, view: View) -> Action | None:
        """What instinct would do in the position that the rollouts start from."""
        return first_thought(self.quick_when(formed=self._money.formed), view)

    def run(self, world: World, action: Action) -> tuple[int, ...]:  # noqa: C901, PLR0912, PLR0915 - one loop: a call a step costs as much as the step
        """The balance of all seats when ``action`` is done and instinct plays on."""
        hands, piles = list(world.hands), self._piles.copy()
        stock, at = world.stock, 0
        seat, phase, field = self._seat, self._phase, self._field
        checked, held = self._checked.copy(), self._held.copy()
        feeding = self._fed_before(hands)
        money: Settlement | None = None
        quick = self.quick_when(formed=self._money.formed)
        forced: Action | None = action
        points_of = self._rules.dekiyaku.points_mask
        if phase is _DECIDE or action == CANCEL:
            money = self._money.copy()
            ended, seat = self._answer(money, seat, action)
            if ended:
                return self._close(money, piles, feeding)
            forced, phase = None, _PLAY
        while True:
            others = self._rivals[seat]
            pile = piles[seat]
            known = packed = pile
            for other in others:
                packed = packed << 48 | piles[other]
                known |= piles[other]
            if phase is _TAKE:
                assert isinstance(forced, Take)
                index, taken = self._flipped, 1 << forced.card.index
                forced, phase, pile = None, _PLAY, 0
            else:
                hand = hands[seat]
                if not hand:
                    return self._run_out(money, piles, feeding)
                if forced is None:
                    low, taken = quick.play(hand, field, packed, hand | field | known)
                else:
                    low, taken = _forced(forced, field)
                    forced = None
                before = field
                hands[seat] = hand ^ low
                if taken:
                    field ^= taken
                    piles[seat] = pile | taken | low
                else:
                    field |= low
                if feeding is None and self._danger(seat, piles):
                    feeding = self._new_feeding()
                if feeding is not None:
                    feeding.hand_step(HandStep(seat, hand, before, low, field), piles, self._order)
                index = stock[at]
                at += 1
                taken = field & MONTH_MASKS[index]
                if taken & taken - 1 and taken.bit_count() == 2:
                    packed = piles[seat]
                    for other in others:
                        packed = packed << 48 | piles[other]
                    taken = quick.take(taken, packed)
            if taken:
                field ^= taken
                piles[seat] |= taken | 1 << index
            else:
                field |= 1 << index
            if piles[seat] != pile and points_of(piles[seat]) > checked[seat]:
                checked[seat] = points_of(piles[seat])
                if money is None:
                    money = self._money.copy()
                self._form(money, seat, piles[seat], held, feeding)
                money.shobu(seat)  # half of it is lost more often than another is made
                return self._close(money, piles, feeding)
            seat = self._next[seat]

    def _answer(self, money: Settlement, seat: int, action: Action) -> tuple[bool, int]:
        """What an answer leads to: whether the round is over, and who plays next."""
        if action == SHOBU:
            money.shobu(seat)
        elif action == CANCEL:
            money.cancel(seat)
        elif action == SAGE:
            money.sage(seat)
            return False, self._next[seat]
        else:  # asked before another's turn, he lets it go on
            return False, self._turn
        return True, seat

    def _form(
        self, money: Settlement, seat: int, pile: int, held: list[frozenset[str]], feeding: Feeding | None
    ) -> None:
        now = held_ids(self._rules.dekiyaku.find_mask(pile))
        new = sorted(now - held[seat])
        held[seat] = now
        money.form(seat, new, fed={} if feeding is None else feeding.guilty(seat))

    # ---------------------------------------------------------------- the end

    def _run_out(
        self, money: Settlement | None, piles: list[int], feeding: Feeding | None
    ) -> tuple[int, ...]:
        money = self._money if money is None else money
        if money.formed:
            money = money.copy()
            money.run_out()
            return self._close(money, piles, feeding)
        points = {seat: card_points(piles[seat]) for seat in self._order}
        chaff = {seat: (piles[seat] & _CHAFF).bit_count() for seat in self._order}
        if self._duel or special_yaku(self._rules, self._order, points, chaff) or self._always_feed:
            return self._close(money.copy(), piles, feeding)
        return self._count_cards(points, piles)

    def _count_cards(self, points: dict[int, int], piles: list[int]) -> tuple[int, ...]:
        """Card points and bonuses, without writing every payment down. Source: RULES.md §D.6, D.11."""
        money = self._money
        balance = list(money.balance)
        kan = money.kan(2)
        winner = self._order[0]
        for seat in self._order:
            balance[seat] += (points[seat] - PAR) * money.multiplier
            if points[seat] > points[winner]:
                winner = seat
            bonuses = self._dives(seat, piles)
            if points[seat] >= NUKE_POINTS:
                bonuses += any(shown.nuke and shown.seat == seat for shown in money.shown)
            if bonuses:
                balance[seat] += 2 * kan * bonuses
                for other in self._rivals[seat]:
                    balance[other] -= kan * bonuses
        balance[winner] += money.pot
        return tuple(balance)

    def _dives(self, seat: int, piles: list[int]) -> int:
        dives = sum(piles[seat] & month == month for month in self._triplets.get(seat, ()))
        return dives if self._rules.tobi_per_month is o.TobiPerMonth.ON else min(dives, 1)

    def _close(self, money: Settlement, piles: list[int], feeding: Feeding | None) -> tuple[int, ...]:
        points = {seat: card_points(piles[seat]) for seat in self._order}
        chaff = {seat: (piles[seat] & _CHAFF).bit_count() for seat in self._order}
        dives = {
            seat: [
                None if feeding is None else feeding.diver(seat, month)
                for month in months
                if piles[seat] & month == month
            ]
            for seat, months in self._triplets.items()
        }
        money.close(points=points, chaff=chaff, dives=dives)
        return money.balance


def _forced(action: Action, field: int) -> tuple[int, int]:
    """The card that an action plays and the field cards it takes."""
    assert isinstance(action, Play)
    if action.take is not None:
        return 1 << action.card.index, 1 << action.take.index
    return 1 << action.card.index, field & MONTH_MASKS[action.card.index]


def _last_step_cards(view: View) -> int:
    """What the hand step before a flipped card took, with the card itself, as a mask."""
    event = next((event for event in reversed(view.events) if event.step is Step.HAND), None)
    if event is None:  # a position without a history
        return 0
    return event.taken.mask | (0 if event.card is None else 1 << event.card.index)


def _triplets(view: View) -> dict[int, tuple[int, ...]]:
    """The months, as masks, of the shown triplets that may be completed for a bonus."""
    every = view.rules.tobi_for is o.TobiFor.ALL
    found: dict[int, tuple[int, ...]] = {}
    for event in view.events:
        if event.step is not Step.CLAIM:
            continue
        for yaku_id in view.claims[event.seat]:
            row = ROWS.get(yaku_id)
            if row is not None and row.tobi and (every or yaku_id in SINGLE_TRIPLETS):
                found[event.seat] = triplet_months(event.taken.mask)
    return found
