"""Before the first card: who plays, what that costs, and who shows a hand yaku (RULES.md §D.3, D.5)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from hanafuda_lib.actions import BLIND, BUY, CANCEL, DERU, ORIRU, PASS, SAGE, SELL, SHOBU, SWAP, Action, Claim
from hanafuda_lib.game import Step
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi import seats
from hanafuda_lib.hachihachi.ending import Ending, Stage
from hanafuda_lib.hachihachi.feeding import Feeding
from hanafuda_lib.hachihachi.hand_yaku import ROWS, HandYaku, triplet_months
from hanafuda_lib.hachihachi.money import Cause, Payment
from hanafuda_lib.hachihachi.turns import Turns
from hanafuda_lib.pile import Pile
from hanafuda_lib.table import four_of_a_month, rng_for, shuffled_deck

#: The yaku that two lone triplets make; S000 gives a dive bonus to no other.
SINGLE_TRIPLETS = ("sanbon", "tatesanbon")


class Opening(Turns):
    """The stages of a round before the first card is played."""

    __slots__ = ("_answers", "_deal", "_entrance", "_reshuffle", "carry_in")

    carry_in: tuple[int, ...]
    _deal: tuple[tuple[int, ...], int, tuple[int, ...]]
    _answers: list[bool]
    _entrance: seats.Entrance
    _reshuffle: int

    # ---------------------------------------------------------------- in or out

    def _open(self) -> None:
        """The first question of the round."""
        mizuten = self.rules.mizuten is not o.Mizuten.OFF and len(self.at_table) > seats.ACTIVE
        if mizuten:
            self._ask(self.at_table[0], Stage.BLIND)
        else:
            self._ask_to_enter()

    def _answer_blind(self, seat: int, action: Action) -> None:
        self._note(seat, Step.BLIND if action == BLIND else Step.PASS)
        if action == BLIND:
            self._blind = True
            self._answers.append(True)
        self._ask_to_enter()

    def _enter(self, seat: int, action: Action) -> None:
        self._note(seat, Step.DERU if action == DERU else Step.ORIRU)
        self._answers.append(action == DERU)
        if action == ORIRU:
            seats.pay_drop_fee(self.money, seat, before=len(self._entrance.dropped))
            if self._blind and self.rules.mizuten is o.Mizuten.DROPS:
                self._pay_blind_dealer(seat)
        self._ask_to_enter()

    def _pay_blind_dealer(self, seat: int) -> None:
        payment = Payment(seat, self.at_table[0], self.money.kan(2))
        self.money.post("dropped out before a blind dealer", [payment], cause=Cause("blind-drop", seat))

    def _ask_to_enter(self) -> None:
        entrance = seats.in_or_out(self.rules, self.at_table, self._answers)
        self._entrance = entrance
        if entrance.asked is not None:
            self._ask(entrance.asked, Stage.ENTER)
        elif len(entrance.inside) >= seats.ACTIVE or len(self.at_table) == 2:
            self._asking = list(reversed(entrance.forced))
            self._ask_to_buy()
        elif len(entrance.inside) == 2 and self.rules.two_in is o.TwoIn.PLAY:
            self._begin(entrance.inside)
        else:
            self._nobody_to_play(entrance)

    def _nobody_to_play(self, entrance: seats.Entrance) -> None:
        if entrance.inside:
            seats.split_pot(self.money, entrance.inside)
            self._finish(Ending.POT, entrance.inside[0])
        else:
            seats.give_fees_back(self.money, entrance.dropped)
            self.carry_out = self.carry_in
            self._finish(Ending.NOBODY, None)

    # ---------------------------------------------------------------- buying a place

    def _ask_to_buy(self) -> None:
        if self._asking and self.rules.buy_place is o.BuyPlace.ON:
            self._ask(self._asking[-1], Stage.BUY)
        else:
            self._force_out(self._entrance.inside, self._entrance.forced)

    def _buy(self, seat: int, action: Action) -> None:
        if action == BUY:
            self._note(seat, Step.BUY)
            self._ask(self._entrance.inside[-1], Stage.SELL)
        else:
            self._note(seat, Step.PASS)
            self._asking.pop()
            self._ask_to_buy()

    def _sell(self, seat: int, action: Action) -> None:
        inside, forced = self._entrance.inside, self._entrance.forced
        if action == SELL:
            self._note(seat, Step.SELL)
            buyer = self._asking[-1]
            payment = Payment(buyer, seat, self.money.kan(2))
            self.money.post("bought a place", [payment], cause=Cause("bought", buyer))
            playing = {*inside, buyer} - {seat}
            inside = tuple(one for one in self.at_table if one in playing)
            forced = tuple(one for one in forced if one != buyer)
        else:
            self._note(seat, Step.PASS)
        self._force_out(inside, forced)

    def _force_out(self, inside: tuple[int, ...], forced: tuple[int, ...]) -> None:
        hands = {seat: Pile(self.table.hands[seat]) for seat in forced}
        earned = seats.pay_forced_out(self.money, hands, payers=inside[1:], field=Pile(self.table.field))
        for seat, found in earned.items():
            self._note(seat, Step.ORIRU, found.shown.mask)
        self._begin(inside)

    # ---------------------------------------------------------------- the cards of those who are out

    def _begin(self, inside: tuple[int, ...]) -> None:
        self.order = self.money.order = inside
        self._feeding = Feeding(self.rules, duel=len(inside) == 2)
        away = [seat for seat in self.at_table if seat not in inside]
        if away and self.rules.hand_swap is o.HandSwap.ON:
            self._asking = away
            self._ask(inside[0], Stage.SWAP)
        else:
            self._gather(away)

    def _swap(self, seat: int, action: Action) -> None:
        away = self._asking
        self._note(seat, Step.SWAP if action == SWAP else Step.PASS)
        if action == SWAP:
            first = [*self._entrance.dropped, *self._entrance.forced]
            other = next((one for one in first if one in away), away[0])
            hands = self.table.hands
            hands[seat], hands[other] = hands[other], hands[seat]
        self._gather(away)

    def _gather(self, away: list[int]) -> None:
        """The hands of those who are out go into the stock, which is shuffled anew."""
        table = self.table
        if away:
            loose = set(table.stock)
            for seat in away:
                loose |= {card.index for card in Pile(table.hands[seat])}
                table.hands[seat] = 0
            order = shuffled_deck(rng_for(self._reshuffle))
            table.stock = [index for index in order if index in loose]
        if four := four_of_a_month(table.field):  # fieldFour=dealerTakes
            cards = four * 0b1111
            table.field ^= cards
            table.piles[self.order[0]] |= cards
            self._note(self.order[0], Step.DEAL, cards)
        self._ask(self.order[0], Stage.CLAIM)

    # ---------------------------------------------------------------- hand yaku

    def hand_yaku(self, seat: int) -> HandYaku:
        """The hand yaku in the hand of ``seat`` as it is now."""
        return self.rules.hand_table.find(self.table.hands[seat], self._deal[1])

    def _claims(self, seat: int) -> tuple[Action, ...]:
        """All that may be shown, the most first; showing is voluntary. Source: EX."""
        ids = self.hand_yaku(seat).ids
        shown = [Claim(some) for size in range(len(ids), 0, -1) for some in combinations(ids, size)]
        return (*shown, PASS)

    def _claim(self, seat: int, action: Action) -> None:
        cards = 0
        if isinstance(action, Claim):
            lines = [line for line in self.hand_yaku(seat).lines if line.yaku.id in action.yaku]
            for line in lines:
                row = ROWS.get(line.yaku.id)
                cards |= line.cards.mask
                nuke = row is not None and row.nuke
                self.money.show(seat, line.points, str(line.yaku.name), nuke=nuke, yaku=line.yaku.id)
                if row is not None and row.tobi and self._can_dive(line.yaku.id):
                    self._feeding.triplets[seat] = triplet_months(self.table.hands[seat])
            self.claims[seat] = action.yaku
            self._shown[seat] = cards
        self._note(seat, Step.CLAIM if cards else Step.PASS, cards)
        following = self._after(seat)
        if following == self.order[0]:
            self._asking = [following]
            self._ask_or_play()
        else:
            self._ask(following, Stage.CLAIM)

    def _can_dive(self, yaku_id: str) -> bool:
        return self.rules.tobi_for is o.TobiFor.ALL or yaku_id in SINGLE_TRIPLETS

    # ---------------------------------------------------------------- questions

    def _choices(self, seat: int) -> tuple[Action, ...]:
        """The answers that the seat to move may give now."""
        return self._claims(seat) if self.stage is Stage.CLAIM else _CHOICES[self.stage]

    def _reply(self, seat: int, action: Action) -> None:
        """Do what a legal answer says."""
        self._actions.append(action)
        if action == CANCEL:
            self._cancel(seat)
        else:
            self._replies[self.stage](seat, action)

    @property
    def _replies(self) -> dict[Stage, Callable[[int, Action], None]]:
        return {
            Stage.BLIND: self._answer_blind, Stage.ENTER: self._enter, Stage.BUY: self._buy,
            Stage.SELL: self._sell, Stage.SWAP: self._swap, Stage.CLAIM: self._claim,
            Stage.ANSWER: self._answer, Stage.INTERRUPT: self._wait,
        }  # fmt: skip


_CHOICES: dict[Stage, tuple[Action, ...]] = {
    Stage.BLIND: (BLIND, PASS),
    Stage.ENTER: (DERU, ORIRU),
    Stage.BUY: (BUY, PASS),
    Stage.SELL: (SELL, PASS),
    Stage.SWAP: (SWAP, PASS),
    Stage.ANSWER: (SHOBU, SAGE),
    Stage.INTERRUPT: (CANCEL, PASS),
}
