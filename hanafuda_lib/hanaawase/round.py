"""One round of hana-awase: who plays, opening hands, play to the last card, settlement (RULES.md §C)."""

from __future__ import annotations

from typing import Any, Self

from hanafuda_lib.actions import (
    Action,
    Play,
    Take,
    takes_of,
)
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase, illegal, require_seat
from hanafuda_lib.hanaawase.dealing import MOST_RESHUFFLE, deal_cards, require_standing_deal, require_start
from hanafuda_lib.hanaawase.open_table import OpenTable
from hanafuda_lib.hanaawase.record import Record, read_record, write_record
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.seats import (
    Places,
)
from hanafuda_lib.hanaawase.turns import WORDS, Turns
from hanafuda_lib.hanaawase.view import View
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.recorded import RecordedRound, play_texts
from hanafuda_lib.table import Deal, Middle, rng_for

# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE, _DECIDE = Phase.PLAY, Phase.TAKE, Phase.DECIDE
_NO_CARD = -1


class Round(Turns, RecordedRound):
    """A round in play. ``play`` changes it; a refused action changes nothing.

    Seats are numbered in playing order, each the right neighbour of the one before; ``dealer``
    is the dealer by turn, who plays first unless he drops out. Make one with :meth:`deal`,
    :meth:`from_deal` or :meth:`replay`.

    >>> from hanafuda_lib import hanaawase
    >>> round = Round.deal(hanaawase.NINTENDO, seed=7)
    >>> round.to_move, round.phase.value, len(round.view(0).hand)
    (0, 'play', 7)
    """

    __slots__ = ("month",)

    month: int

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
        rng_for(reshuffle, most=MOST_RESHUFFLE)
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
        self.to_move = dealer
        self._clear()
        seats = len(table.hands)
        order = tuple([(dealer + step) % seats for step in range(seats)])
        if rules.drops_out:
            self._ask_who_plays()
        else:
            self._seat(Places(order, (), (), None))
        return self

    @classmethod
    def resume(cls, rules: Rules, middle: Middle, *, dealer: int, month: int = 1) -> Self:
        """A round in the middle, for puzzles and search: it goes on from what lies where.

        All seats play. Such a round has no history, so its record cannot be replayed.
        Errors: :class:`HanafudaError` for what cannot lie so.

        >>> from hanafuda_lib import hanaawase
        >>> whole = Round.deal(hanaawase.NINTENDO, seed=7)
        >>> Round.resume(hanaawase.NINTENDO, Middle.of_deal(whole.first_deal, to_move=0), dealer=0) == whole
        True
        """
        require_start(rules, dealer, month)
        seats = len(middle.hands)
        middle.require_seats(seats)
        self = cls.__new__(cls)
        self.rules, self.dealer, self.month = rules, dealer, month
        self.table = OpenTable.of_masks([0] * seats, 0, ())
        middle.lay_on(self.table)
        self._deal = (tuple(self.table.hands), self.table.field, self.table.stock)
        self._reshuffle = 0
        self._clear()
        order = tuple((dealer + step) % seats for step in range(seats))
        self._places = Places(order, (), (), None)
        self._after = tuple((seat + 1) % seats for seat in range(seats))
        self._flipped = _NO_CARD if middle.flipped is None else middle.flipped.index
        self.to_move = middle.to_move
        self.phase = _TAKE if middle.flipped else _PLAY
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
            return takes_of(self.table.choices(self._flipped))
        if phase is _DECIDE:
            return self._answers_to_give()
        return ()

    def play(self, action: Action) -> None:
        """Do ``action`` for the player to move, and everything that follows without a choice.

        Errors: :class:`IllegalActionError`, and nothing has changed.

        >>> from hanafuda_lib import Pass, hanaawase
        >>> round = Round.deal(hanaawase.NINTENDO, seed=7)
        >>> round.play(Pass())
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.IllegalActionError: illegal action 'pass': expected one of ...
        """
        phase = self.phase
        if type(action) is Play and phase is _PLAY:
            self._play_hand(action)
        elif type(action) is Take and phase is _TAKE:
            self._take(action)
        elif type(action) in WORDS and action in self.legal_actions():
            self._actions.append(action)
            self._answer(action)
        else:
            raise illegal(action, self.legal_actions())

    # ---------------------------------------------------------------- looking at it

    def view(self, seat: int) -> View:
        """What this seat sees: never another's covered hand, never the stock."""
        table = self.table
        seats = range(len(table.hands))
        require_seat(seat, len(seats))
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
            payments=self._payments,
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
        play_texts(self.play, read.actions)
        return self

    def _now(self) -> Any:
        return self.phase
