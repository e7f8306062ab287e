"""One round of hana-awase: who plays, opening hands, play to the last card, settlement (RULES.md §C)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from hanafuda_lib import notation
from hanafuda_lib.actions import (
    DECLARE,
    DERU,
    FUKE,
    ORIRU,
    PASS,
    TAKES,
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
from hanafuda_lib.errors import HanafudaError, RulesError
from hanafuda_lib.game import Event, Phase, SettlementLine, Step, illegal
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.dealing import MOST_RESHUFFLE, deal_cards, require_standing_deal, require_start
from hanafuda_lib.hanaawase.open_table import OpenTable
from hanafuda_lib.hanaawase.record import Record, read_record, write_record
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.seats import (
    Places,
    compensation_lines,
    drop_fees,
    take_places,
    unplayed_result,
)
from hanafuda_lib.hanaawase.settlement import Result, opening_payment, settle
from hanafuda_lib.hanaawase.view import View
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.table import Deal, four_of_a_month, rng_for, shuffled

_NO_CARD = -1


class Round:
    """A round in play. ``play`` changes it; a refused action changes nothing.

    Seats are numbered in playing order, each the right neighbour of the one before; ``dealer``
    is the dealer by turn, who plays first unless he drops out. Make one with :meth:`deal`,
    :meth:`from_deal` or :meth:`replay`.

    >>> from hanafuda_lib import hanaawase
    >>> round = Round.deal(hanaawase.NINTENDO, seed=7)
    >>> round.to_move, round.phase.value, len(round.view(0).hand)
    (0, 'play', 7)
    """

    __slots__ = (
        "_actions", "_after", "_answers", "_asked", "_callers", "_deal", "_events", "_flipped",
        "_payments", "_places", "_reshuffle", "dealer", "month", "phase", "result", "rules",
        "table", "to_move",
    )  # fmt: skip

    rules: Rules
    dealer: int
    month: int
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

    # ---------------------------------------------------------------- making a round

    @classmethod
    def deal(cls, rules: Rules, *, seed: int, dealer: int = 0, month: int = 1) -> Self:
        """Shuffle by ``seed`` and deal; where the rules say so, deal again until it stands.

        ``dealer`` is a seat; ``month`` the number of the round, 1 to 12.

        >>> from hanafuda_lib import hanaawase
        >>> Round.deal(hanaawase.H88, seed=7) == Round.deal(hanaawase.H88, seed=7)
        True
        """
        require_start(rules, dealer, month)
        rng = rng_for(seed)
        hands, field, stock = deal_cards(rules, rng, dealer)
        reshuffle = int(rng.random() * MOST_RESHUFFLE) if rules.drops_out else 0
        return cls._start(rules, OpenTable.of_masks(hands, field, stock), dealer, month, reshuffle)

    @classmethod
    def from_deal(
        cls, rules: Rules, deal: Deal, *, dealer: int = 0, month: int = 1, reshuffle: int = 0
    ) -> Self:
        """A round from given cards. ``reshuffle`` is the seed of the stock after drop-outs.

        With seven seats, the hand of the seat with the white card is empty.
        Errors: :class:`RulesError` for a deal that cannot stand.
        """
        require_start(rules, dealer, month)
        require_standing_deal(rules, deal)
        rng_for(reshuffle)
        return cls._start(rules, OpenTable(deal), dealer, month, reshuffle)

    @classmethod
    def _start(cls, rules: Rules, table: OpenTable, dealer: int, month: int, reshuffle: int) -> Self:
        self = cls.__new__(cls)
        self.rules = rules
        self.dealer = dealer
        self.month = month
        self.table = table
        self._deal = (tuple(table.hands), table.field, table.stock)
        self._reshuffle = reshuffle
        self._actions = []
        self._events = []
        self._answers = ()
        self._places = Places((), (), (), None)
        self._after = ()
        self._asked = 0
        self._callers = ()
        self._payments = ()
        self._flipped = _NO_CARD
        self.to_move = dealer
        self.phase = Phase.PLAY
        self.result = None
        seats = len(table.hands)
        order = tuple([(dealer + step) % seats for step in range(seats)])
        if rules.drops_out:
            self._ask_who_plays()
        else:
            self._seat(Places(order, (), (), None))
        return self

    def copy(self) -> Self:
        """An independent copy, cheap enough for search and undo."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.dealer = self.dealer
        other.month = self.month
        other.table = self.table.copy()
        other._deal = self._deal
        other._reshuffle = self._reshuffle
        other._actions = self._actions.copy()
        other._events = self._events.copy()
        other._answers = self._answers
        other._places = self._places
        other._after = self._after
        other._asked = self._asked
        other._callers = self._callers
        other._payments = self._payments
        other._flipped = self._flipped
        other.to_move = self.to_move
        other.phase = self.phase
        other.result = self.result
        return other

    # ---------------------------------------------------------------- playing

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self.to_move is None

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything done so far, in order."""
        return tuple(self._actions)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats that play, the dealer of the round first; empty until that is settled."""
        return self._places.active if self._after else ()

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the player to move may do; nothing when the round is over.

        >>> from hanafuda_lib import hanaawase
        >>> Round.deal(hanaawase.Rules.parse("hanaawase/h88 seats=4"), seed=7).legal_actions()
        (Deru(), Oriru())
        """
        phase = self.phase
        if phase is _PLAY:
            return self._plays()
        if phase is _TAKE:
            return tuple([TAKES[card.index] for card in Pile(self.table.choices(self._flipped))])
        if phase is _DECIDE:
            return self._answers_to_give()
        return ()

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

    def play(self, action: Action) -> None:
        """Do ``action`` for the player to move, and everything that follows without a choice.

        Errors: :class:`IllegalActionError`, and nothing has changed.

        >>> from hanafuda_lib import hanaawase
        >>> round = Round.deal(hanaawase.NINTENDO, seed=7)
        >>> round.play(PASS)
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.IllegalActionError: illegal action 'pass': expected one of ...
        """
        phase = self.phase
        if type(action) is Play and phase is _PLAY:
            self._play_hand(action)
        elif type(action) is Take and phase is _TAKE:
            self._take(action)
        elif type(action) in _WORDS and action in self.legal_actions():
            self._actions.append(action)
            self._answer(action)
        else:
            raise illegal(action, self.legal_actions())

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
        self._settle_flip(seat, index, taken)

    def _answer(self, action: Action) -> None:
        seat = self.to_move
        assert seat is not None
        step = _WORDS[type(action)]
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
        table = self.table
        index = table.draw()
        taken = table.fixed(index)
        if taken is None:
            self._flipped = index
            self.to_move = seat
            self.phase = _TAKE
        else:
            self._settle_flip(seat, index, taken)

    def _settle_flip(self, seat: int, index: int, taken: int) -> None:
        self.table.settle(seat, index, taken)
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

    # ---------------------------------------------------------------- looking at it

    def view(self, seat: int) -> View:
        """What this seat sees: never another's covered hand, never the stock."""
        table = self.table
        seats = range(len(table.hands))
        if seat not in seats:
            raise RulesError("bad-seat", f"bad seat {seat!r}: expected 0 to {len(seats) - 1}")
        return View(
            seat=seat,
            rules=self.rules,
            dealer=self.dealer,
            month=self.month,
            to_move=self.to_move,
            phase=self.phase,
            hand=Pile(table.hand(seat)),
            field=Pile(table.plain_field),
            piles=tuple([Pile(pile) for pile in table.piles]),
            hand_sizes=tuple([table.hand(one).bit_count() for one in seats]),
            stock_size=table.stock_size,
            flipped=DECK[self._flipped] if self._flipped >= 0 else None,
            legal=self.legal_actions() if seat == self.to_move else (),
            events=self.events,
            result=self.result,
            order=self.order,
            dropped=self._places.dropped,
            forced=self._places.forced,
            shown=tuple([Pile(cards) for cards in table.shown]) or (EMPTY,) * len(seats),
            fuke_calls=self._callers,
        )

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that everybody saw, in order."""
        return tuple(
            Event(seat, step, DECK[index] if index >= 0 else None, Pile(taken) if taken else EMPTY)
            for seat, step, index, taken in self._events
        )

    @property
    def first_deal(self) -> Deal:
        """The cards as they were dealt."""
        hands, field, stock = self._deal
        return Deal(tuple(map(Pile, hands)), Pile(field), tuple(DECK[index] for index in stock))

    def record(self) -> str:
        """The round so far in one line; :meth:`replay` gives it back."""
        actions = tuple([str(action) for action in self._actions])
        return write_record(
            Record(self.rules, self.first_deal, self.dealer, self.month, self._reshuffle, actions)
        )

    @classmethod
    def replay(cls, record: str) -> Self:
        """The round of a record, every action checked.

        >>> from hanafuda_lib import hanaawase
        >>> round = Round.deal(hanaawase.NINTENDO, seed=7)
        >>> Round.replay(round.record()) == round
        True
        """
        read = read_record(record)
        self = cls.from_deal(
            read.rules, read.deal, dealer=read.dealer, month=read.month, reshuffle=read.reshuffle
        )
        for number, text in enumerate(read.actions, start=1):
            try:
                self.play(notation.parse_action(text))
            except HanafudaError as error:
                raise type(error)(error.code, f"action {number} of the record: {error}") from None
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Round):
            return NotImplemented
        return (self.record(), self.table, self.phase, self.to_move, self.result) == (
            other.record(),
            other.table,
            other.phase,
            other.to_move,
            other.result,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Round.replay({self.record()!r})"


# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE, _DECIDE = Phase.PLAY, Phase.TAKE, Phase.DECIDE
_HAND, _STOCK = Step.HAND, Step.STOCK
_ANNOUNCED = o.FukeCall.ANNOUNCED
# The actions that are one word, and what everybody hears.
_WORDS: dict[type, Step] = {
    Deru: Step.DERU,
    Oriru: Step.ORIRU,
    Declare: Step.DECLARE,
    Pass: Step.PASS,
    Fuke: Step.FUKE,
}
