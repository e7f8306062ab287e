"""The turns of a round of Hachi-hachi: play, yaku, stop or play on, the end (RULES.md §D.7–D.11)."""

from __future__ import annotations

from hanafuda_lib.actions import CANCEL, SHOBU, Action, Play, Take
from hanafuda_lib.cards import DECK, Kind
from hanafuda_lib.game import Event, Phase, Step
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.ending import Ending, Result, Stage
from hanafuda_lib.hachihachi.feeding import Feeding, HandStep
from hanafuda_lib.hachihachi.final import NUKE_POINTS
from hanafuda_lib.hachihachi.money import Cause, Payment
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.hachihachi.yaku import CHAFF_WITH_WILLOW, held_ids
from hanafuda_lib.pile import KIND_PILES, Pile
from hanafuda_lib.table import Table

_NO_CARD = -1
# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE, _DECIDE = Phase.PLAY, Phase.TAKE, Phase.DECIDE
_HAND, _STOCK = Step.HAND, Step.STOCK
_PLAY_STAGE, _ANY_TIME = Stage.PLAY, o.CancelAt.ANY_TIME
_KINDS = tuple((KIND_PILES[kind].mask, kind.points) for kind in Kind)


class Turns:
    """The state of a round, and the turns of its players."""

    __slots__ = ("_actions", "_asking", "_blind", "_checked", "_events", "_feeding", "_flipped",
                 "_held", "_shown", "at_table", "carry_out", "claims", "dealer", "money", "order",
                 "phase", "result", "rules", "stage", "table", "to_move")  # fmt: skip

    rules: Rules
    dealer: int
    at_table: tuple[int, ...]
    order: tuple[int, ...]
    carry_out: tuple[int, ...]
    table: Table
    money: Settlement
    to_move: int | None
    phase: Phase
    stage: Stage
    result: Result | None
    claims: list[tuple[str, ...]]
    _actions: list[Action]
    _events: list[tuple[int, Step, int, int]]
    _flipped: int
    _shown: list[int]
    _checked: list[int]
    _held: list[frozenset[str]]
    _feeding: Feeding
    _asking: list[int]
    _blind: bool

    def _clear(self, seats: int) -> None:
        """Nothing has happened yet."""
        self.claims = [()] * seats
        self.result = None
        self._actions = []
        self._events = []
        self._flipped = _NO_CARD
        self._shown = [0] * seats
        self._checked = [0] * seats
        self._held = [frozenset()] * seats
        self._asking = []
        self._blind = False
        self._feeding = Feeding(self.rules)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that everybody saw, in order."""
        return tuple(
            Event(seat, step, DECK[index] if index >= 0 else None, Pile(cards))
            for seat, step, index, cards in self._events
        )

    @property
    def shown(self) -> tuple[Pile, ...]:
        """The cards of each hand that lie open after a hand yaku was shown."""
        stays = self.rules.exposure is o.Exposure.STAY
        pairs = zip(self._shown, self.table.hands, strict=True)
        return tuple(Pile(cards & hand if stays else 0) for cards, hand in pairs)

    # ---------------------------------------------------------------- what may be done

    def _plays(self, seat: int) -> tuple[Action, ...]:
        plays = self.table.plays(seat)
        if seat in self.money.sages and self._may_cancel:
            return (*plays, CANCEL)
        return plays

    @property
    def _may_cancel(self) -> bool:
        return self.rules.cancel_at is not o.CancelAt.NEVER

    # ---------------------------------------------------------------- the two steps

    def _play_hand(self, seat: int, action: Play) -> None:
        table = self.table
        hand, before = table.hands[seat], table.field
        taken = table.play(seat, action.card, action.take)
        self._actions.append(action)
        index = action.card.index
        self._events.append((seat, _HAND, index, taken))
        if self._feeding.watches:
            step = HandStep(seat, hand, before, 1 << index, table.field)
            self._feeding.hand_step(step, table.piles, self.order)
        index, taken_next = table.turn(seat)
        if taken_next is None:
            self._flipped = index
            self.phase = _TAKE
        else:
            self._after_flip(seat, index, taken_next)

    def _take(self, seat: int, action: Take) -> None:
        index = self._flipped
        taken = self.table.taken_by(index, action.card)
        self._actions.append(action)
        self._flipped = _NO_CARD
        self.table.settle(seat, index, taken)
        self._after_flip(seat, index, taken)

    def _after_flip(self, seat: int, index: int, taken: int) -> None:
        self._events.append((seat, _STOCK, index, taken))
        points = self.rules.dekiyaku.points_mask(self.table.piles[seat])
        if points > self._checked[seat]:
            self._checked[seat] = points
            self._form(seat)
        else:
            self._after_turn(seat)

    # ---------------------------------------------------------------- yaku and answers

    def _form(self, seat: int) -> None:
        held = held_ids(self.rules.dekiyaku.find_mask(self.table.piles[seat]))
        new = sorted(held - self._held[seat])
        self._held[seat] = held
        self.money.form(seat, new, fed=self._feeding.guilty(seat))
        if self.table.hands[seat]:
            self._ask(seat, Stage.ANSWER)
        else:  # he has no further turn, so there is nothing to ask
            self.money.shobu(seat)
            self._end(Ending.LAST_TURN)

    def _ask(self, seat: int, stage: Stage) -> None:
        self.to_move = seat
        self.stage = stage
        self.phase = _DECIDE

    def _answer(self, seat: int, action: Action) -> None:
        if action == SHOBU:
            self._note(seat, Step.SHOBU)
            self.money.shobu(seat)
            self._end(Ending.SHOBU)
        else:
            self._note(seat, Step.SAGE)
            self.money.sage(seat)
            self._after_turn(seat, said_sage=True)

    def _cancel(self, seat: int) -> None:
        self._note(seat, Step.CANCEL)
        self.money.cancel(seat)
        self._end(Ending.CANCEL)

    def _wait(self, seat: int, _: Action) -> None:
        """Asked before another's turn, he does not end the round."""
        self._note(seat, Step.PASS)
        self._ask_or_play()

    def _note(self, seat: int, step: Step, cards: int = 0) -> None:
        self._events.append((seat, step, _NO_CARD, cards))

    # ---------------------------------------------------------------- whose turn it is

    def _after_turn(self, seat: int, *, said_sage: bool = False) -> None:
        coming = self._after(seat)
        if not self.table.hands[coming]:
            self._run_out()
            return
        self._asking = [coming]
        if self.rules.cancel_at is _ANY_TIME:
            others = [s for s in self._from(coming) if s != coming and s in self.money.sages]
            self._asking += [s for s in reversed(others) if s != seat or not said_sage]
        self._ask_or_play()

    def _ask_or_play(self) -> None:
        """Ask those who may end the round now, then the next player plays."""
        seat = self._asking.pop()
        if self._asking:
            self._ask(seat, Stage.INTERRUPT)
        else:
            self.to_move = seat
            self.stage = _PLAY_STAGE
            self.phase = _PLAY

    def _after(self, seat: int) -> int:
        order = self.order
        return order[(order.index(seat) + 1) % len(order)]

    def _from(self, seat: int) -> tuple[int, ...]:
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]

    # ---------------------------------------------------------------- the end

    def _run_out(self) -> None:
        if self.money.formed:
            self.money.run_out()
            self._end(Ending.RUN_OUT)
        else:
            self._end(Ending.CARDS)

    def _end(self, ending: Ending) -> None:
        piles = self.table.piles
        points = {seat: card_points(piles[seat]) for seat in self.order}
        chaff = {seat: (piles[seat] & CHAFF_WITH_WILLOW.mask).bit_count() for seat in self.order}
        outcome = self.money.close(points=points, chaff=chaff, dives=self._dives())
        if self._blind and self.rules.mizuten is o.Mizuten.PAR:
            self._settle_blind(points[self.order[0]])
        self._finish(
            Ending.SPECIAL if outcome.special else ending, outcome.winner,
            special=outcome.special, bonuses=outcome.bonuses,
        )  # fmt: skip

    def _dives(self) -> dict[int, list[int | None]]:
        piles = self.table.piles
        return {
            seat: [self._feeding.diver(seat, month) for month in months if piles[seat] & month == month]
            for seat, months in self._feeding.triplets.items()
        }

    def _settle_blind(self, points: int) -> None:
        """The dealer came in blind: 1 kan from everybody for 89 points, else 1 kan to each opponent."""
        kan, dealer = self.money.kan(2), self.order[0]
        if points >= NUKE_POINTS:
            others = [seat for seat in self.at_table if seat != dealer]
            payments = [Payment(seat, dealer, kan) for seat in others]
        else:
            payments = [Payment(dealer, seat, kan) for seat in self.money.opponents(dealer)]
        self.money.post("the dealer came in blind", payments, cause=Cause("blind", dealer))

    def _finish(
        self,
        ending: Ending,
        winner: int | None,
        *,
        special: str | None = None,
        bonuses: tuple[tuple[str, int], ...] = (),
    ) -> None:
        money = self.money
        score = None
        if winner is not None and money.formed:
            pile = Pile(self.table.piles[winner])
            score = self.rules.score(pile, multiplier=money.multiplier, payers=len(self.order) - 1)
        self.result = Result(
            ending, winner, money.lines, self.dealer if winner is None else winner, score, money.seats,
            tuple(money.postings), special, bonuses, money.multiplier, self.carry_out,
        )  # fmt: skip
        self.to_move = None
        self.stage = Stage.OVER
        self.phase = Phase.OVER


def card_points(pile: int) -> int:
    """The card points of a pile (a mask): 20, 10, 5 and 1. Source: RULES.md §A.1.

    >>> card_points((1 << 48) - 1)
    264
    """
    return sum(points * (pile & cards).bit_count() for cards, points in _KINDS)
