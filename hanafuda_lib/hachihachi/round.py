"""One round of Hachi-hachi: from the deal to the result (RULES.md §D)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hanafuda_lib import notation
from hanafuda_lib.actions import Action, Play, Take, takes_of
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase, illegal, require_seat
from hanafuda_lib.hachihachi.dealing import deal_cards, require_standing_deal, require_start
from hanafuda_lib.hachihachi.ending import Stage
from hanafuda_lib.hachihachi.field import count_field
from hanafuda_lib.hachihachi.opening import Opening
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.seats import Entrance, require_seats
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.hachihachi.view import View
from hanafuda_lib.hachihachi.yaku import held_ids
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.recorded import RecordedRound, play_texts
from hanafuda_lib.table import Deal, Middle, Table, require_deal, rng_for

# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE = Phase.PLAY, Phase.TAKE
_RESHUFFLES = 10**9
_RECORD_KEYS = ("dealer", "month", "carry", "reshuffle", "deal", "play")


class Round(Opening, RecordedRound):
    """A round in play. ``play`` changes it; a refused action changes nothing.

    Seats run from 0 in playing order; ``dealer`` plays first. With more than three seats the
    players first say who is in; with seven, one holds the white card and sits out. Make a round
    with :meth:`deal`, :meth:`from_deal` or :meth:`replay`.

    >>> from hanafuda_lib import hachihachi
    >>> round = Round.deal(hachihachi.STANDARD, seed=7)
    >>> round.to_move, round.stage.value, round.multiplier
    (0, 'claim', 2)
    """

    __slots__ = ("month",)

    month: int

    # ---------------------------------------------------------------- making a round

    @classmethod
    def deal(
        cls,
        rules: Rules,
        *,
        seed: int,
        dealer: int = 0,
        month: int = 1,
        seats: int = 3,
        carry: Sequence[int] = (),
    ) -> Self:
        """Shuffle by ``seed`` and deal, again while four of a month lie on the field.

        ``seats``: 2 to 7 players. ``carry``: the multipliers that wait from earlier rounds.

        >>> from hanafuda_lib import hachihachi
        >>> Round.deal(hachihachi.STANDARD, seed=7) == Round.deal(hachihachi.STANDARD, seed=7)
        True
        """
        require_seats(seats)
        require_start(rules, dealer, month, seats)
        rng = rng_for(seed)
        table = deal_cards(rules, rng, seats=seats, dealer=dealer)
        reshuffle = int(rng.random() * _RESHUFFLES)
        return cls._start(rules, table, dealer=dealer, month=month, carry=carry, reshuffle=reshuffle)

    @classmethod
    def from_deal(
        cls,
        rules: Rules,
        deal: Deal,
        *,
        dealer: int = 0,
        month: int = 1,
        carry: Sequence[int] = (),
        reshuffle: int = 0,
    ) -> Self:
        """A round from given cards. Errors: :class:`RulesError` for a deal that cannot stand.

        With seven hands, the empty one is that of the player with the white card, and his six
        other cards are the field. ``reshuffle`` sets the order in which the hands of players who
        drop out come into the stock.
        """
        seats = require_seats(len(require_deal(deal).hands))
        require_start(rules, dealer, month, seats)
        table = require_standing_deal(rules, deal)
        rng_for(reshuffle, most=_RESHUFFLES)
        return cls._start(rules, table, dealer=dealer, month=month, carry=carry, reshuffle=reshuffle)

    @classmethod
    def _start(
        cls, rules: Rules, table: Table, *, dealer: int, month: int, carry: Sequence[int], reshuffle: int
    ) -> Self:
        self = cls.__new__(cls)
        seats = len(table.hands)
        self.rules = rules
        self.dealer = dealer
        self.month = month
        self.table = table
        self._deal = (tuple(table.hands), table.field, tuple(table.stock))
        counted = count_field(rules, Pile(table.field), carry)
        self.carry_in = tuple(carry)
        self.carry_out = counted.carry_out
        turns = [(dealer + place) % seats for place in range(seats)]
        self.order = self.at_table = tuple(seat for seat in turns if table.hands[seat])
        self.money = Settlement(rules, seats=seats, order=self.order, multiplier=counted.multiplier)
        self._reshuffle = reshuffle
        self._answers = []
        self._entrance = Entrance((), (), (), None)
        self._clear(seats)
        self._open()
        return self

    @classmethod
    def resume(
        cls,
        rules: Rules,
        middle: Middle,
        *,
        dealer: int,
        money: Settlement | None = None,
        multiplier: int = 1,
        month: int = 1,
    ) -> Self:
        """A round in the middle, for puzzles and search: it goes on from what lies where.

        ``money`` is what was paid so far (default: nothing); when its last entry is a yaku of the seat
        to move that is not answered yet, that seat is asked. All seats play. Such a round has no
        history: its record cannot be replayed, and bonuses for hand yaku shown earlier are not paid.
        Errors: :class:`HanafudaError`.

        >>> from hanafuda_lib import hachihachi
        >>> whole = Round.deal(hachihachi.STANDARD, seed=7)
        >>> middle = Middle.of_deal(whole.first_deal, to_move=0)
        >>> Round.resume(hachihachi.STANDARD, middle, dealer=0).phase.value
        'play'
        """
        seats = len(middle.hands)
        require_start(rules, dealer, month, seats)
        middle.require_seats(seats)
        table = Table.of_masks([0] * seats, 0, ())
        middle.lay_on(table)
        self = cls._start(rules, table, dealer=dealer, month=month, carry=(), reshuffle=0)
        self._clear(seats)
        self.money = money or Settlement(rules, seats=seats, order=self.order, multiplier=multiplier)
        self._held = [held_ids(rules.dekiyaku.find_mask(pile)) for pile in table.piles]
        self._checked = [rules.dekiyaku.points_mask(pile) for pile in table.piles]
        self._flipped = -1 if middle.flipped is None else middle.flipped.index
        self.to_move = middle.to_move
        self.phase = _TAKE if middle.flipped else _PLAY
        self.stage = Stage.PLAY
        if self.money.asking == middle.to_move:
            self.phase, self.stage = Phase.DECIDE, Stage.ANSWER
        return self

    def copy(self) -> Self:
        """An independent copy, cheap enough for search and undo."""
        other = object.__new__(type(self))
        other.rules, other.dealer, other.month = self.rules, self.dealer, self.month
        other.to_move, other.phase, other.stage = self.to_move, self.phase, self.stage
        other.order, other.at_table = self.order, self.at_table
        other.carry_in, other.carry_out = self.carry_in, self.carry_out
        other.result = self.result
        other.table = self.table.copy()
        other.money = self.money.copy()
        other.claims = self.claims.copy()
        other._deal, other._reshuffle = self._deal, self._reshuffle
        other._entrance, other._blind, other._flipped = self._entrance, self._blind, self._flipped
        other._actions, other._events = self._actions.copy(), self._events.copy()
        other._shown, other._checked = self._shown.copy(), self._checked.copy()
        other._held, other._asking = self._held.copy(), self._asking.copy()
        other._answers = self._answers.copy()
        other._feeding = self._feeding.copy()
        return other

    # ---------------------------------------------------------------- playing

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return len(self.table.hands)

    @property
    def multiplier(self) -> int:
        """What every payment of this round is multiplied by."""
        return self.money.multiplier

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the player to move may do; nothing when the round is over.

        >>> from hanafuda_lib import hachihachi
        >>> [str(action) for action in Round.deal(hachihachi.STANDARD, seed=7, seats=4).legal_actions()]
        ['deru', 'oriru']
        """
        phase, seat = self.phase, self.to_move
        if seat is None:
            return ()
        if phase is _PLAY:
            return self._plays(seat)
        if phase is _TAKE:
            return takes_of(self.table.choices(self._flipped))
        return self._choices(seat)

    def play(self, action: Action) -> None:
        """Do ``action`` for the player to move, and everything that follows without a choice.

        Errors: :class:`IllegalActionError`, and nothing has changed.

        >>> from hanafuda_lib import hachihachi
        >>> round = Round.deal(hachihachi.STANDARD, seed=7)
        >>> round.play(notation.parse_action("shobu"))
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.IllegalActionError: illegal action 'shobu': expected one of claim:kuttsuki, pass
        """
        seat = self.to_move
        if seat is None:
            raise illegal(action, ())
        if type(action) is Play and self.phase is _PLAY:
            self._play_hand(seat, action)
        elif type(action) is Take and self.phase is _TAKE:
            self._take(seat, action)
        elif type(action) in (Play, Take) or action not in self.legal_actions():
            raise illegal(action, self.legal_actions())
        else:
            self._reply(seat, action)

    # ---------------------------------------------------------------- looking at it

    def view(self, seat: int) -> View:
        """What this seat sees: never the hidden cards of another hand, never the stock.

        A dealer who is asked whether he comes in blind does not see his own hand yet.
        """
        require_seat(seat, self.seats)
        table = self.table
        blindfold = self.stage is Stage.BLIND and seat == self.to_move
        return View(
            seat=seat,
            rules=self.rules,
            dealer=self.dealer,
            month=self.month,
            to_move=self.to_move,
            phase=self.phase,
            hand=EMPTY if blindfold else Pile(table.hands[seat]),
            field=Pile(table.field),
            piles=tuple(Pile(pile) for pile in table.piles),
            hand_sizes=tuple(hand.bit_count() for hand in table.hands),
            stock_size=table.stock_size,
            flipped=DECK[self._flipped] if self._flipped >= 0 else None,
            legal=self.legal_actions() if seat == self.to_move else (),
            events=self.events,
            result=self.result,
            order=self.order,
            stage=self.stage,
            shown=self.shown,
            claims=tuple(self.claims),
            multiplier=self.multiplier,
            carry=self.carry_out,
            money=self.money.copy(),
        )

    @property
    def first_deal(self) -> Deal:
        """The cards as they were dealt."""
        hands, field, stock = self._deal
        return Deal(tuple(Pile(hand) for hand in hands), Pile(field), tuple(DECK[i] for i in stock))

    def record(self) -> str:
        """The round so far in one line; :meth:`replay` gives it back."""
        return notation.format_record(
            self.rules.text,
            [
                ("dealer", str(self.dealer)),
                ("month", str(self.month)),
                ("carry", " ".join(str(one) for one in self.carry_in)),
                ("reshuffle", str(self._reshuffle)),
                ("deal", notation.format_deal(self.first_deal)),
                ("play", " ".join(str(action) for action in self._actions)),
            ],
        )

    @classmethod
    def replay(cls, record: str) -> Self:
        """The round of a record, every action checked.

        >>> from hanafuda_lib import hachihachi
        >>> round = Round.deal(hachihachi.STANDARD, seed=7)
        >>> Round.replay(round.record()) == round
        True
        """
        words, sections = notation.parse_record(record, keys=_RECORD_KEYS)
        found = notation.require_sections(sections, _RECORD_KEYS)
        seats = require_seats(max(found["deal"].count("/") - 1, 0))
        number = notation.parse_number
        self = cls.from_deal(
            Rules.parse(" ".join(words)),
            notation.parse_deal(found["deal"], seats=seats),
            dealer=number(found["dealer"], what="dealer", low=0, high=seats - 1),
            month=number(found["month"], what="month", low=1, high=12),
            carry=[number(one, what="carry", low=2, high=4) for one in found["carry"].split()],
            reshuffle=number(found["reshuffle"], what="reshuffle", low=0, high=_RESHUFFLES),
        )
        play_texts(self.play, found["play"].split())
        return self

    def _now(self) -> Any:
        return self.stage, self.money
