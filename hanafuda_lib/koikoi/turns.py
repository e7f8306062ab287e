"""The course of a round of Koi-Koi: two steps a turn, yaku, the question, the end (RULES.md §B.1, §B.2)."""

from __future__ import annotations

from hanafuda_lib.actions import Action, Play, Take
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Event, Phase, RoundResult, Step
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.ending import (
    Ending,
    decision_choices,
    exhausted_result,
    may_call,
    stop_result,
)
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.koikoi.scoring import Scorer
from hanafuda_lib.koikoi.yaku import BRIGHTS
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.table import Table

_NO_CARD = -1
# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE, _DECIDE, _OVER = Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.OVER
_HAND, _STOCK, _KOIKOI = Step.HAND, Step.STOCK, Step.KOIKOI
_LAST_TURN, _AFTER_KOIKOI = Ending.LAST_TURN, Ending.AFTER_KOIKOI
_AT_CAPTURE, _ANY_RISE = o.YakuCheck.AT_CAPTURE, o.KoikoiNeeds.ANY_RISE
_WILD, _STOCK_STAYS = o.LightningWild.ON, o.PlayOutStock.OFF


class Turns:
    """The state of a round, and what each answer and each card leads to."""

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

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that everybody saw, in order."""
        return tuple(
            Event(seat, step, DECK[index] if index >= 0 else None, Pile(taken) if taken else EMPTY)
            for seat, step, index, taken in self._events
        )

    # ---------------------------------------------------------------- what may be done

    def _choices(self) -> tuple[Action, ...]:
        return decision_choices(self.rules, last_turn=self._is_last_turn(), calls=sum(self._calls))

    # ---------------------------------------------------------------- what the player does

    def _note(self, seat: int, action: Action, step: Step) -> None:
        self._actions.append(action)
        self._events.append((seat, step, _NO_CARD, 0))

    def _play_hand(self, seat: int, action: Play) -> None:
        card = action.card
        taken = self.table.play(seat, card, action.take)
        self._actions.append(action)
        self._events.append((seat, _HAND, card.index, taken))
        if taken and self.rules.yaku_check is _AT_CAPTURE and self._formed(seat):
            self._ask(seat)
        else:
            self._flip(seat)

    def _take(self, seat: int, action: Take) -> None:
        index = self._flipped
        taken = self.table.taken_by(index, action.card)
        self._actions.append(action)
        self._flipped = _NO_CARD
        self.table.settle(seat, index, taken)
        self._events.append((seat, _STOCK, index, taken))
        if self._formed(seat):
            self._ask(seat)
        else:
            self._next_turn(seat)

    def _go_on(self, seat: int) -> None:
        self._calls[seat] += 1
        if self._events[-2][1] is _HAND:  # asked between the two steps
            self._flip(seat)
        else:
            self._next_turn(seat)

    # ---------------------------------------------------------------- what follows by itself

    def _flip(self, seat: int) -> None:
        table = self.table
        index, taken = table.turn(seat)
        if taken is None:
            self._flipped = index
            self.to_move = seat
            self.phase = _TAKE
            return
        self._events.append((seat, _STOCK, index, taken))
        pile = table.piles[seat]
        if (pile != self._looked_at[seat] or self._scorer.sees_field) and self._formed(seat):
            self._ask(seat)
        elif table.hands[1 - seat]:  # nearly always: the other plays a card
            self.to_move = 1 - seat
            self.phase = _PLAY
        else:
            self._next_turn(seat)

    def _formed(self, seat: int) -> bool:
        """Whether the player's yaku have risen since they were last looked at."""
        table, scorer = self.table, self._scorer
        self._looked_at[seat] = pile = table.piles[seat]
        points = scorer.points(pile, table.field)
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
        calls = self._calls
        if self._is_last_turn():
            self._stop(_LAST_TURN, seat)
        elif may_call(self.rules, calls[0] + calls[1]):
            self.phase = _DECIDE
        else:
            self._stop(_AFTER_KOIKOI, seat)

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
        callers = [seat for seat, step, _, _ in self._events if step is _KOIKOI]
        if callers and self.rules.koikoi_exhausted is o.KoikoiExhausted.LAST_YAKU:
            self._stop(Ending.LAST_YAKU, callers[-1])
        else:
            self._end(exhausted_result(self.rules, self.dealer))

    def _end(self, result: RoundResult) -> None:
        self.result = result
        self.to_move = None
        self.phase = _OVER

    def _give_dealer(self, cards: int) -> None:
        """``fieldFour=dealerTakes``: the four cards go to the dealer's pile."""
        self.table.field ^= cards
        self.table.piles[self.dealer] |= cards
        self._events.append((self.dealer, Step.DEAL, _NO_CARD, cards))
