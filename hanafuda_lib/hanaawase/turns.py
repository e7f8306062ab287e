"""The course of a round of hana-awase: who plays, opening hands, the two steps, the end (RULES.md §C)."""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_lib.actions import (
    DECLARE,
    DERU,
    FUKE,
    ORIRU,
    PASS,
    Action,
    Declare,
    Deru,
    Fuke,
    Oriru,
    Pass,
    Play,
    Take,
)
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Event, Phase, SettlementLine, Step
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.open_table import OpenTable
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.seats import Places, compensation_lines, drop_fees, take_places, unplayed_result
from hanafuda_lib.hanaawase.settlement import Result, opening_payment, settle
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.table import four_of_a_month, rng_for, shuffled

_NO_CARD = -1
# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE = Phase.PLAY, Phase.TAKE
_HAND, _STOCK = Step.HAND, Step.STOCK
_ANNOUNCED = o.FukeCall.ANNOUNCED
# The actions that are one word, and what everybody hears.
WORDS: dict[type, Step] = {
    Deru: Step.DERU,
    Oriru: Step.ORIRU,
    Declare: Step.DECLARE,
    Pass: Step.PASS,
    Fuke: Step.FUKE,
}


class Turns:
    """The state of a round, and what each answer and each card leads to."""

    __slots__ = (
        "_actions", "_after", "_answers", "_asked", "_callers", "_deal", "_events", "_flipped",
        "_payments", "_places", "_reshuffle", "dealer", "phase", "result", "rules", "table", "to_move",
    )  # fmt: skip

    rules: Rules
    dealer: int
    table: OpenTable
    to_move: int | None
    phase: Phase
    result: Result | None
    _actions: list[Action]
    _after: tuple[int, ...]
    _answers: tuple[bool, ...]
    _asked: int
    _callers: tuple[int, ...]
    _deal: tuple[tuple[int, ...], int, Sequence[int]]
    _events: list[tuple[int, Step, int, int]]
    _flipped: int
    _payments: tuple[SettlementLine, ...]
    _places: Places
    _reshuffle: int

    def _clear(self) -> None:
        """Nothing has happened yet."""
        self._actions = []
        self._events = []
        self._answers = ()
        self._places = Places((), (), (), None)
        self._after = ()
        self._asked = 0
        self._callers = ()
        self._payments = ()
        self._flipped = _NO_CARD
        self.phase = Phase.PLAY
        self.result = None

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that everybody saw, in order."""
        return tuple(
            Event(seat, step, DECK[index] if index >= 0 else None, Pile(taken) if taken else EMPTY)
            for seat, step, index, taken in self._events
        )

    @property
    def order(self) -> tuple[int, ...]:
        """The seats that play, the dealer of the round first; empty until that is settled."""
        return self._places.active if self._after else ()

    # ---------------------------------------------------------------- what may be done

    def _plays(self) -> tuple[Action, ...]:
        seat = self.to_move
        assert seat is not None
        plays = self.table.plays(seat)
        if self.rules.fuke_call is _ANNOUNCED and seat not in self._callers:
            return (*plays, FUKE)
        return plays

    def _answers_to_give(self) -> tuple[Action, ...]:
        """In or out; or, of a dealt hand: declare it or pass.

        Everybody is asked for his hand, so that being asked tells the others nothing.
        """
        if not self._after:
            return (DERU, ORIRU)
        assert self.to_move is not None
        if opening_hand(Pile(self.table.hands[self.to_move])) is None:
            return (PASS,)
        return (DECLARE, PASS)

    # ---------------------------------------------------------------- what the player does

    def _play_hand(self, action: Play) -> None:
        seat = self.to_move
        assert seat is not None
        taken = self.table.play(seat, action.card, action.take)
        self._actions.append(action)
        self._events.append((seat, _HAND, action.card.index, taken))
        self._flip(seat)

    def _take(self, action: Take) -> None:
        seat = self.to_move
        assert seat is not None
        index = self._flipped
        taken = self.table.taken_by(index, action.card)
        self._actions.append(action)
        self._flipped = _NO_CARD
        self.table.settle(seat, index, taken)
        self._after_flip(seat, index, taken)

    def _answer(self, action: Action) -> None:
        seat = self.to_move
        assert seat is not None
        step = WORDS[type(action)]
        shown = self._declare(seat) if step is Step.DECLARE else 0
        self._events.append((seat, step, _NO_CARD, shown))
        if step is Step.FUKE:
            self._callers += (seat,)
        elif self._after:
            self._asked += 1
            self._ask_for_hands()
        else:
            self._answers += (step is Step.DERU,)
            self._ask_who_plays()

    # ---------------------------------------------------------------- before play

    def _ask_who_plays(self) -> None:
        """In or out, from the dealer round; the holder of the white card is out. Source: §D.3."""
        hands = self.table.hands
        order = [(self.dealer + step) % len(hands) for step in range(len(hands))]
        self._places = take_places(
            [seat for seat in order if hands[seat]],
            self._answers,
            force_three=self.rules.force_three is o.ForceThree.ON,
        )
        if self._places.asking is None:
            self._settle_places(self._places)
        else:
            self.to_move = self._places.asking
            self.phase = Phase.DECIDE

    def _settle_places(self, places: Places) -> None:
        result = unplayed_result(self.rules, places, self.dealer)
        if result is not None:
            self._end(result)
            return
        table = self.table
        self._payments += tuple(compensation_lines(self.rules, places, table.hands))
        out = 0
        for seat in (*places.dropped, *places.forced):
            out |= table.hands[seat]
            table.hands[seat] = 0
        cards = [*table.stock, *(card.index for card in Pile(out))]
        table.stock = shuffled(sorted(cards), rng_for(self._reshuffle))
        self._seat(places)

    def _seat(self, places: Places) -> None:
        """The players are known: the first of them deals."""
        self._places = places
        after = [0] * len(self.table.hands)
        for place, seat in enumerate(places.active):
            after[seat] = places.active[(place + 1) % len(places.active)]
        self._after = tuple(after)
        dealer = places.active[0]
        if four := four_of_a_month(self.table.field):
            self._give_dealer(dealer, four * 0b1111)
        if self.rules.opening_hands is o.OpeningHands.ON:
            self._ask_for_hands()
        else:
            self._start_turn(dealer)

    def _give_dealer(self, dealer: int, cards: int) -> None:
        """``fieldFour=dealerTakes``: the four cards go to the dealer's pile."""
        self.table.field ^= cards
        self.table.piles[dealer] |= cards
        self._events.append((dealer, Step.DEAL, _NO_CARD, cards))

    def _ask_for_hands(self) -> None:
        """From the dealer round, everybody declares his dealt hand or passes."""
        players = self._places.active
        if self._asked < len(players):
            self.to_move = players[self._asked]
            self.phase = Phase.DECIDE
        else:
            self._start_turn(players[0])

    def _declare(self, seat: int) -> int:
        """Pay the opening hand and show its chaff; gives the shown cards."""
        line = opening_hand(Pile(self.table.hands[seat]))
        assert line is not None
        line_paid = opening_payment(line, seat, self._places.active, len(self._after))
        self._payments += (line_paid,)
        self.table.show(seat, line.cards.mask)
        return line.cards.mask

    # ---------------------------------------------------------------- what follows by itself

    def _start_turn(self, seat: int) -> None:
        """The turn of ``seat``: he plays a card; without one he only flips (RULES.md §C.1, DER)."""
        table = self.table
        if table.shown:
            table.turn_to(seat)
        if table.hands[seat]:
            self.to_move = seat
            self.phase = _PLAY
        elif table.drawn < len(table.stock):
            self._flip(seat)
        else:
            self._finish()

    def _flip(self, seat: int) -> None:
        index, taken = self.table.turn(seat)
        if taken is None:
            self._flipped = index
            self.to_move = seat
            self.phase = _TAKE
        else:
            self._after_flip(seat, index, taken)

    def _after_flip(self, seat: int, index: int, taken: int) -> None:
        self._events.append((seat, _STOCK, index, taken))
        self._start_turn(self._after[seat])

    def _finish(self) -> None:
        rules = self.rules
        self._end(
            settle(
                rules,
                self.table.piles,
                self._places.active,
                before=self._payments,
                fees=drop_fees(rules, self._places.dropped),
                callers=self._callers if rules.fuke_call is o.FukeCall.ANNOUNCED else None,
            )
        )

    def _end(self, result: Result) -> None:
        self.result = result
        self.to_move = None
        self.phase = Phase.OVER
