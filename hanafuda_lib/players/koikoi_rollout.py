"""Koi-Koi at speed: a position as a few numbers, played to its end by instinct (RULES.md §B).

It follows the same rules as :class:`hanafuda_lib.koikoi.Round`, all house rules among them; a test
plays both side by side. Nothing is checked here: the moves come from the search itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hanafuda_lib.actions import KOIKOI, SHOBU, Action, Play
from hanafuda_lib.game import Phase, Step
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.koikoi.view import View
from hanafuda_lib.koikoi.yaku import LIGHTNING
from hanafuda_lib.pile import MONTH_MASKS
from hanafuda_lib.players.hopes import Hopes, Style
from hanafuda_lib.players.instinct import Instinct, first_thought
from hanafuda_lib.players.worlds import World

_NOBODY = -1
_PLAY, _TAKE, _DECIDE = Phase.PLAY, Phase.TAKE, Phase.DECIDE
_ANY_RISE = o.KoikoiNeeds.ANY_RISE
STYLE = Style()
# What the gain of a koi-koi rests on: 1, points now, turns left, both together, the hopes of the
# other and of the caller, and whether the yaku are worth five or more.
_CALL = (-2.4, -1.0, 0.45, 0.09, -1.33, 0.82, -1.8)


@lru_cache(maxsize=8)
def _instinct(rules: Rules, month: int, style: Style) -> Instinct:
    """The quick player of a rule set, kept because it remembers what it has seen."""
    return Instinct(Hopes(rules.yaku_table(month).rows, style), style)


class Start(NamedTuple):
    """Where the rollouts of a decision start: all that the seat to move sees."""

    seat: int
    dealer: int
    phase: Phase
    field: int
    piles: tuple[int, int]
    calls: tuple[int, int]
    last_caller: int
    checked: tuple[int, int]
    held: tuple[frozenset[str], frozenset[str]]
    between: bool
    brights: int


class Rollouts:
    """Plays the rest of a round of one view, again and again.

    :meth:`run` gives the points of each seat. ``quick`` is who plays for both seats.
    """

    def __init__(self, view: View, *, style: Style = STYLE) -> None:
        rules: Rules = view.rules
        self._rules = rules
        self._scorer = rules.scorer(view.month)
        self._sees_field = self._scorer.sees_field
        self._at_capture = rules.yaku_check is o.YakuCheck.AT_CAPTURE
        self._limit = rules.koikoi_limit.calls
        self._wild = 1 << LIGHTNING if rules.lightning_wild is o.LightningWild.ON else 0
        self._play_out = rules.play_out_stock is o.PlayOutStock.ON
        quick = _instinct(rules, view.month, style)
        self.quick = (quick, quick)
        self._flipped = -1 if view.flipped is None else view.flipped.index
        self.start = self._start(view)

    def _start(self, view: View) -> Start:
        piles = (view.piles[0].mask, view.piles[1].mask)
        looked = list(piles)
        events = view.events
        if events and view.phase is Phase.TAKE and not self._at_capture and events[-1].card is not None:
            # The cards of this turn's hand step have not been looked at yet.
            looked[view.seat] &= ~(events[-1].taken.mask | 1 << events[-1].card.index)
        played = {event.seat for event in events if event.step is not Step.DEAL}
        for event in events[:1]:
            if event.step is Step.DEAL and event.seat not in played:
                looked[event.seat] = 0  # what the dealer took from the first field
        field = view.field.mask
        callers = [event.seat for event in events if event.step is Step.KOIKOI]
        fields = self._fields_looked_at(view) if self._sees_field else [field, field]
        held = [
            frozenset(line.yaku.id for line in self._scorer.find(pile, lay).lines)
            for pile, lay in zip(looked, fields, strict=True)
        ]
        return Start(
            view.seat, view.dealer, view.phase, field, piles,
            (view.koikoi_calls[0], view.koikoi_calls[1]),
            callers[-1] if callers else _NOBODY,
            (self._scorer.points(looked[0], fields[0]), self._scorer.points(looked[1], fields[1])),
            (held[0], held[1]),
            view.phase is Phase.DECIDE and events[-1].step is Step.HAND,
            view.field_brights,
        )  # fmt: skip

    def _fields_looked_at(self, view: View) -> list[int]:
        """The field when each seat's yaku were last looked at: some house rules mind what lies there."""
        field = view.field.mask
        found = [-1, -1]
        for event in reversed(view.events):
            if event.card is None or event.step not in (Step.HAND, Step.STOCK):
                continue
            is_look = event.step is Step.STOCK or (self._at_capture and bool(event.taken))
            if is_look and found[event.seat] < 0:
                found[event.seat] = field
            field = field | event.taken.mask if event.taken else field & ~(1 << event.card.index)
        return [view.field.mask if one < 0 else one for one in found]

    def first_thought(self, view: View) -> Action | None:
        """What instinct would do in the position that the rollouts start from."""
        return first_thought(self.quick[view.seat], view)

    def run(self, world: World, action: Action) -> tuple[int, int]:  # noqa: C901, PLR0912, PLR0915 - one loop: a call a step costs as much as the step
        """The points of both seats when ``action`` is done and instinct plays on."""
        start = self.start
        seat, phase, field, caller = start.seat, start.phase, start.field, start.last_caller
        hands, piles = list(world.hands), list(start.piles)
        stock, at, end = world.stock, 0, len(world.stock)
        calls, checked, held = list(start.calls), list(start.checked), list(start.held)
        at_capture, wild = self._at_capture, self._wild
        always = self._sees_field or at_capture
        if phase is _DECIDE:
            if action == SHOBU:
                return self._stop(seat, piles, field, calls)
            calls[seat] += 1
            caller = seat
            if not start.between:
                seat = 1 - seat
                phase = _PLAY
                action = KOIKOI
        while True:
            other = 1 - seat
            pile = piles[seat]
            if phase is _PLAY:
                hand = hands[seat]
                if hand:
                    if action is not KOIKOI:
                        low, taken = self._forced(action, field)
                        action = KOIKOI
                    else:
                        low, taken = self.quick[seat].play(
                            hand, field, pile << 48 | piles[other], hand | field | pile | piles[other]
                        )
                        if low == wild:
                            taken = self.wild_takes(low, taken, field, pile, piles[other])
                    hands[seat] = hand ^ low
                    if taken:
                        field ^= taken
                        piles[seat] = pile | taken | low
                        if at_capture and self._formed(seat, piles, field, checked, held):
                            if not self._goes_on(seat, hands, piles, calls, checked, end - at):
                                return self._stop(seat, piles, field, calls)
                            calls[seat] += 1
                            caller = seat
                    else:
                        field |= low
                elif not self._play_out:
                    return self._exhaust(caller, piles, field, calls)
            if phase is _TAKE:
                index, taken = self._flipped, 1 << action.card.index  # type: ignore[union-attr]
                pile = 0  # look at the pile, whatever this step brings
                action = KOIKOI
            else:
                if at == end:
                    return self._exhaust(caller, piles, field, calls)
                index = stock[at]
                at += 1
                taken = field & MONTH_MASKS[index]
                if 1 << index == wild:
                    taken = self.wild_takes(wild, taken, field, piles[seat], piles[other])
                elif taken & taken - 1 and taken.bit_count() == 2:
                    taken = self.quick[seat].take(taken, piles[seat] << 48 | piles[other])
            phase = _PLAY
            if taken:
                field ^= taken
                piles[seat] |= taken | 1 << index
            else:
                field |= 1 << index
            if (always or piles[seat] != pile) and self._formed(seat, piles, field, checked, held):
                if not self._goes_on(seat, hands, piles, calls, checked, end - at):
                    return self._stop(seat, piles, field, calls)
                calls[seat] += 1
                caller = seat
            seat = other

    def _forced(self, action: Action, field: int) -> tuple[int, int]:
        """The card that an action plays and the field cards it takes."""
        assert isinstance(action, Play)
        low = 1 << action.card.index
        if action.take is not None:
            return low, 1 << action.take.index
        found = field & MONTH_MASKS[action.card.index]
        return low, field if low == self._wild and found.bit_count() != 3 else found

    def wild_takes(self, low: int, taken: int, field: int, mine: int, theirs: int) -> int:
        """What a card takes where it may be the wild one: three of its month, or else any one card."""
        if low != self._wild or taken.bit_count() == 3:
            return taken
        return self.quick[0].take(field, mine << 48 | theirs) if field else 0

    def _formed(
        self, seat: int, piles: list[int], field: int, checked: list[int], held: list[frozenset[str]]
    ) -> bool:
        """Whether the yaku of ``seat`` have risen since they were last looked at."""
        points = self._scorer.points(piles[seat], field)
        before = checked[seat]
        checked[seat] = points
        needs = self._rules.koikoi_needs
        if needs is _ANY_RISE:
            return points > before
        if needs is o.KoikoiNeeds.NEW_YAKU:
            ids = frozenset(line.yaku.id for line in self._scorer.find(piles[seat], field).lines)
            new = ids - held[seat]
            held[seat] = ids
            return bool(new)
        return points > before and points >= needs.least

    def _goes_on(
        self, seat: int, hands: list[int], piles: list[int], calls: list[int], checked: list[int], left: int
    ) -> bool:
        """Whether the player who has formed a yaku calls koi-koi, where he may."""
        if sum(calls) >= self._limit or (not (hands[0] or hands[1]) and (not self._play_out or not left)):
            return False
        return self.calls_koikoi(seat, hands, piles, calls, checked)

    def calls_koikoi(
        self, seat: int, hands: list[int], piles: list[int], calls: list[int], checked: list[int]
    ) -> bool:
        """The rule of thumb for the question, fitted to what rollouts said of 2,000 such moments.

        Go on with many turns left, good hopes of one's own and few points at stake; stop when the
        other is near a yaku.
        """
        now = self._total(seat, checked[seat], calls)
        turns = hands[seat].bit_count()
        mine, theirs = piles[seat], piles[1 - seat]
        hopes = self.quick[seat].hopes
        gain = _CALL[0] + _CALL[1] * now + _CALL[2] * turns + _CALL[3] * now * turns
        gain += _CALL[4] * hopes.hope(theirs, mine) + _CALL[5] * hopes.hope(mine, theirs)
        return gain + (_CALL[6] if checked[seat] >= 5 else 0.0) > 0

    def _total(self, seat: int, base: int, calls: list[int]) -> int:
        """What ``seat`` is paid for yaku worth ``base`` points if he stops."""
        if not base:
            return 0
        return self._scorer.steps(
            base, opponent_koikoi=calls[1 - seat], own_koikoi=calls[seat], brights=self.start.brights
        )[0]

    def _stop(self, winner: int, piles: list[int], field: int, calls: list[int]) -> tuple[int, int]:
        return self._pays(winner, self._total(winner, self._scorer.points(piles[winner], field), calls))

    def _exhaust(self, caller: int, piles: list[int], field: int, calls: list[int]) -> tuple[int, int]:
        if caller != _NOBODY and self._rules.koikoi_exhausted is o.KoikoiExhausted.LAST_YAKU:
            return self._stop(caller, piles, field, calls)
        return self._pays(self.start.dealer, self._rules.exhausted_draw.dealer_points)

    def _pays(self, winner: int, points: int) -> tuple[int, int]:
        lost = -points if self._rules.scoring is o.Scoring.ZERO_SUM else 0
        return (points, lost) if winner == 0 else (lost, points)
