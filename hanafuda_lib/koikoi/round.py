"""One round of Koi-Koi: from the deal to the result (RULES.md §B.1, §B.2)."""

from __future__ import annotations

from typing import Self

from hanafuda_lib import notation
from hanafuda_lib.actions import PLAY_TAKES, PLAYS, TAKES, Action, KoiKoi, Play, Shobu, Take
from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import HanafudaError, RulesError
from hanafuda_lib.game import Event, Phase, RoundResult, Step, illegal
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.dealing import deal_table, require_start, table_of
from hanafuda_lib.koikoi.ending import (
    Ending,
    decision_choices,
    exhausted_result,
    opening_result,
    stop_result,
)
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.koikoi.scoring import Scorer
from hanafuda_lib.koikoi.view import View
from hanafuda_lib.koikoi.yaku import BRIGHTS, LIGHTNING
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.table import NO_WILD, Deal, Table, four_of_a_month, two_of_a_month

_NO_CARD = -1
# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE, _DECIDE = Phase.PLAY, Phase.TAKE, Phase.DECIDE
_HAND, _STOCK = Step.HAND, Step.STOCK
_AT_CAPTURE, _ANY_RISE = o.YakuCheck.AT_CAPTURE, o.KoikoiNeeds.ANY_RISE
_WILD, _STOCK_STAYS = o.LightningWild.ON, o.PlayOutStock.OFF
_PLAY_OF_BIT = {1 << action.card.index: action for action in PLAYS}
_RECORD_KEYS = ("dealer", "month", "deal", "play")


class Round:
    """A round in play. ``play`` changes it; a refused action changes nothing.

    Seats are 0 and 1; ``dealer`` plays first. Make one with :meth:`deal`, :meth:`from_deal` or
    :meth:`replay`.

    >>> from hanafuda_lib import koikoi
    >>> round = Round.deal(koikoi.YAMATO, seed=7)
    >>> round.to_move, round.phase.value, len(round.legal_actions())
    (0, 'play', 8)
    """

    __slots__ = (
        "_actions", "_calls", "_checked", "_deal", "_events", "_first_field", "_flipped",
        "_held", "_looked_at", "_scorer", "dealer", "month", "phase", "result", "rules", "table", "to_move",
    )  # fmt: skip

    rules: Rules
    dealer: int
    month: int
    table: Table
    to_move: int | None
    phase: Phase
    result: RoundResult | None
    _deal: tuple[int, int, int]
    _first_field: int
    _scorer: Scorer
    _actions: list[Action]
    _events: list[tuple[int, Step, int, int]]
    _calls: list[int]
    _checked: list[int]
    _looked_at: list[int]
    _held: list[frozenset[str]]
    _flipped: int

    # ---------------------------------------------------------------- making a round

    @classmethod
    def deal(cls, rules: Rules, *, seed: int, dealer: int = 0, month: int = 1) -> Self:
        """Shuffle by ``seed`` and deal; where the rules say so, deal again until it stands.

        ``dealer`` is a seat, 0 or 1; ``month`` the number of the round, 1 to 12.

        >>> from hanafuda_lib import koikoi
        >>> Round.deal(koikoi.YAMATO, seed=7) == Round.deal(koikoi.YAMATO, seed=7)
        True
        """
        require_start(rules, dealer, month)
        return cls._start(rules, deal_table(rules, seed=seed, dealer=dealer), dealer, month)

    @classmethod
    def from_deal(cls, rules: Rules, deal: Deal, *, dealer: int = 0, month: int = 1) -> Self:
        """A round from given cards. Errors: :class:`RulesError` for a deal that cannot stand."""
        require_start(rules, dealer, month)
        return cls._start(rules, table_of(rules, deal), dealer, month)

    @classmethod
    def _start(cls, rules: Rules, table: Table, dealer: int, month: int) -> Self:
        self = cls.__new__(cls)
        self.rules = rules
        self.dealer = dealer
        self.month = month
        self.table = table
        self._deal = (table.hands[0], table.hands[1], table.field)
        self._first_field = table.field
        self._scorer = rules.scorer(month)
        self._actions = []
        self._events = []
        self._calls = [0, 0]
        self._checked = [0, 0]
        self._looked_at = [0, 0]
        self._held = [frozenset(), frozenset()]
        self._flipped = _NO_CARD
        self.to_move = dealer
        self.phase = _PLAY
        self.result = None
        if rules.lightning_wild is _WILD:
            table.wild = LIGHTNING
        result = opening_result(rules, table.hands, table.field, dealer)
        if result is not None:
            self._end(result)
        elif four := four_of_a_month(table.field):
            self._give_dealer(four * 0b1111)
        return self

    def _give_dealer(self, cards: int) -> None:
        """``fieldFour=dealerTakes``: the four cards go to the dealer's pile."""
        self.table.field ^= cards
        self.table.piles[self.dealer] |= cards
        self._events.append((self.dealer, Step.DEAL, _NO_CARD, cards))

    def copy(self) -> Self:
        """An independent copy, cheap enough for search and undo."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.dealer = self.dealer
        other.month = self.month
        other.table = self.table.copy()
        other._deal = self._deal
        other._first_field = self._first_field
        other._scorer = self._scorer
        other._actions = self._actions.copy()
        other._events = self._events.copy()
        other._calls = self._calls.copy()
        other._checked = self._checked.copy()
        other._looked_at = self._looked_at.copy()
        other._held = self._held.copy()
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

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the player to move may do; nothing when the round is over.

        >>> from hanafuda_lib import koikoi
        >>> str(Round.deal(koikoi.YAMATO, seed=7).legal_actions()[0])
        '02-red-poem'
        """
        phase = self.phase
        if phase is _PLAY:
            return self._plays()
        if phase is _TAKE:
            return tuple([TAKES[card.index] for card in Pile(self.table.choices(self._flipped))])
        if phase is _DECIDE:
            return self._choices()
        return ()

    def _plays(self) -> tuple[Action, ...]:
        assert self.to_move is not None
        table = self.table
        hand = table.hands[self.to_move]
        to_choose = two_of_a_month(table.field) * 0b1111
        if table.wild != NO_WILD:
            to_choose |= 1 << table.wild
        found: list[Action] = []
        while hand:
            low = hand & -hand
            hand ^= low
            if low & to_choose and (choices := table.choices(low.bit_length() - 1)):
                index = low.bit_length() - 1
                found += [PLAY_TAKES[index, card.index] for card in Pile(choices)]
            else:
                found.append(_PLAY_OF_BIT[low])
        return tuple(found)

    def _choices(self) -> tuple[Action, ...]:
        return decision_choices(self.rules, last_turn=self._is_last_turn(), calls=sum(self._calls))

    def play(self, action: Action) -> None:
        """Do ``action`` for the player to move, and everything that follows without a choice.

        Errors: :class:`IllegalActionError`, and nothing has changed.

        >>> from hanafuda_lib import koikoi
        >>> round = Round.deal(koikoi.YAMATO, seed=7)
        >>> round.play(Shobu())
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.IllegalActionError: illegal action 'shobu': expected one of ...
        """
        phase = self.phase
        seat = self.to_move
        if seat is None:
            raise illegal(action, ())
        if type(action) is Play and phase is _PLAY:
            self._play_hand(seat, action)
        elif type(action) is Take and phase is _TAKE:
            self._take(seat, action)
        elif type(action) is Shobu and phase is _DECIDE:
            self._note(seat, action, Step.SHOBU)
            self._stop(Ending.SHOBU, seat)
        elif type(action) is KoiKoi and phase is _DECIDE:
            self._note(seat, action, Step.KOIKOI)
            self._go_on(seat)
        else:
            raise illegal(action, self.legal_actions())

    def _note(self, seat: int, action: Action, step: Step) -> None:
        self._actions.append(action)
        self._events.append((seat, step, _NO_CARD, 0))

    def _play_hand(self, seat: int, action: Play) -> None:
        taken = self.table.play(seat, action.card, action.take)
        self._actions.append(action)
        self._events.append((seat, _HAND, action.card.index, taken))
        if taken and self.rules.yaku_check is _AT_CAPTURE and self._formed(seat):
            self._ask(seat)
        else:
            self._flip(seat)

    def _take(self, seat: int, action: Take) -> None:
        index = self._flipped
        taken = self.table.taken_by(index, action.card)
        self._actions.append(action)
        self._flipped = _NO_CARD
        self._settle_flip(seat, index, taken)

    def _go_on(self, seat: int) -> None:
        self._calls[seat] += 1
        if self._events[-2][1] is _HAND:  # asked between the two steps
            self._flip(seat)
        else:
            self._next_turn(seat)

    # ---------------------------------------------------------------- what follows by itself

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
        if self._formed(seat):
            self._ask(seat)
        else:
            self._next_turn(seat)

    def _formed(self, seat: int) -> bool:
        """Whether the player's yaku have risen since they were last looked at."""
        table = self.table
        pile = table.piles[seat]
        if pile == self._looked_at[seat] and not self._scorer.sees_field:
            return False
        self._looked_at[seat] = pile
        points = self._scorer.points(pile, table.field)
        before = self._checked[seat]
        self._checked[seat] = points
        needs = self.rules.koikoi_needs
        if needs is _ANY_RISE:
            return points > before
        if needs is o.KoikoiNeeds.NEW_YAKU:
            held = frozenset(line.yaku.id for line in self._scorer.find(pile, table.field).lines)
            new = held - self._held[seat]
            self._held[seat] = held
            return bool(new)
        return points > before and points >= needs.least

    def _ask(self, seat: int) -> None:
        """Two answers: the player is asked. Only stopping is left: the round ends by itself."""
        self.to_move = seat
        if len(self._choices()) == 2:
            self.phase = _DECIDE
        else:
            self._stop(Ending.LAST_TURN if self._is_last_turn() else Ending.AFTER_KOIKOI, seat)

    def _is_last_turn(self) -> bool:
        """No card is left to play (asked between two steps, the turn itself is still going on)."""
        table = self.table
        if table.hands[0] or table.hands[1]:
            return False
        return self.rules.play_out_stock is _STOCK_STAYS or not table.stock_size

    def _next_turn(self, seat: int) -> None:
        table = self.table
        other = 1 - seat
        if table.hands[other]:
            self.to_move = other
            self.phase = _PLAY
        elif self._is_last_turn():
            self._exhaust()
        else:
            self._flip(other)

    def _stop(self, ending: Ending, winner: int) -> None:
        score = self._scorer.score(
            self.table.piles[winner],
            field_mask=self.table.field,
            opponent_koikoi=self._calls[1 - winner],
            own_koikoi=self._calls[winner],
            brights=(self._first_field & BRIGHTS.mask).bit_count(),
        )
        self._end(stop_result(self.rules, ending, winner, score, self.dealer))

    def _exhaust(self) -> None:
        callers = [seat for seat, step, _, _ in self._events if step is Step.KOIKOI]
        if callers and self.rules.koikoi_exhausted is o.KoikoiExhausted.LAST_YAKU:
            self._stop(Ending.LAST_YAKU, callers[-1])
        else:
            self._end(exhausted_result(self.rules, self.dealer))

    def _end(self, result: RoundResult) -> None:
        self.result = result
        self.to_move = None
        self.phase = Phase.OVER

    # ---------------------------------------------------------------- looking at it

    def view(self, seat: int) -> View:
        """What this seat sees: never the other hand, never the stock."""
        if seat not in (0, 1):
            raise RulesError("bad-seat", f"bad seat {seat!r}: expected 0 or 1")
        table = self.table
        return View(
            seat=seat,
            rules=self.rules,
            dealer=self.dealer,
            month=self.month,
            to_move=self.to_move,
            phase=self.phase,
            hand=Pile(table.hands[seat]),
            field=Pile(table.field),
            piles=(Pile(table.piles[0]), Pile(table.piles[1])),
            hand_sizes=(table.hands[0].bit_count(), table.hands[1].bit_count()),
            stock_size=table.stock_size,
            flipped=DECK[self._flipped] if self._flipped >= 0 else None,
            legal=self.legal_actions() if seat == self.to_move else (),
            events=self.events,
            result=self.result,
            koikoi_calls=(self._calls[0], self._calls[1]),
            field_brights=(self._first_field & BRIGHTS.mask).bit_count(),
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
        first, second, field = self._deal
        return Deal((Pile(first), Pile(second)), Pile(field), tuple(DECK[i] for i in self.table.stock))

    def record(self) -> str:
        """The round so far in one line; :meth:`replay` gives it back."""
        return notation.format_record(
            self.rules.text,
            [
                ("dealer", str(self.dealer)),
                ("month", str(self.month)),
                ("deal", notation.format_deal(self.first_deal)),
                ("play", " ".join(str(action) for action in self._actions)),
            ],
        )

    @classmethod
    def replay(cls, record: str) -> Self:
        """The round of a record, every action checked.

        >>> from hanafuda_lib import koikoi
        >>> round = Round.deal(koikoi.YAMATO, seed=7)
        >>> Round.replay(round.record()) == round
        True
        """
        words, sections = notation.parse_record(record, keys=_RECORD_KEYS)
        found = notation.require_sections(sections, _RECORD_KEYS)
        self = cls.from_deal(
            Rules.parse(" ".join(words)),
            notation.parse_deal(found["deal"], seats=2),
            dealer=notation.parse_number(found["dealer"], what="dealer", low=0, high=1),
            month=notation.parse_number(found["month"], what="month", low=1, high=12),
        )
        for number, text in enumerate(found["play"].split(), start=1):
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
