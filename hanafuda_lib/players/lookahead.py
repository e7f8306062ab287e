"""Koi-Koi a turn ahead: what the judge says behind the stock card and the other's reply.

Both players' choices are the judge's own, each from what that player sees: in every possible world
the other replies with the hand he has there. All options are tried in the same worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any, NamedTuple

from hanafuda_lib.actions import Action, Play, Take
from hanafuda_lib.game import Phase
from hanafuda_lib.pile import MONTH_MASKS
from hanafuda_lib.players.judge import KEPT, OPEN, PASSED, THROWN, Judge
from hanafuda_lib.players.worlds import World, noticed

# How much less likely than others a card is in the other's hand, by what is known of its month.
_DOUBT = {OPEN: 1.0, THROWN: 12.0, PASSED: 1.3, KEPT: 0.6}
_NOTHING = -1e9
# My next play is looked at behind so many cards of the stock, any of which may come.
_TURNED = 4


class Notes(NamedTuple):
    """What the other can tell from a player's hand plays (:func:`~hanafuda_lib.players.worlds.noticed`)."""

    thrown: int = 0
    passed: int = 0
    kept: int = 0

    def after(self, card: int, taken: int, field: int) -> Notes:
        """With one more play: a card (as a mask), what it took, and the field before it."""
        own = card.bit_length() - 1 >> 2
        lay = sum([1 << month for month in range(12) if field >> 4 * month & 15 and month != own])
        if taken:
            return Notes(self.thrown, self.passed | lay, self.kept)
        return Notes(self.thrown | lay, self.passed, self.kept | 1 << own)

    def doubts(self) -> list[int]:
        """For each month what is known of it, as the judge reads it."""
        found = [OPEN] * 12
        for months, what in ((self.kept, KEPT), (self.passed, PASSED), (self.thrown, THROWN)):
            for month in range(12):
                if months >> month & 1:
                    found[month] = what  # what tells more comes later
        return found


@dataclass(frozen=True, slots=True)
class Sight:
    """A position from the eyes of the player who moves.

    ``left`` is how many cards the other holds, ``notes`` and ``doubts`` what his plays have told.
    """

    hand: int
    field: int
    mine: int
    theirs: int
    points: int
    their_points: int
    calls: int
    their_calls: int
    leads: bool
    left: int
    notes: Notes
    doubts: list[int]


class Outcome(NamedTuple):
    """A finished turn: its value to who moved, and what lies there then; ``over``: so is the round."""

    value: float
    field: int
    pile: int
    points: int
    calls: int
    over: bool


class Branch(NamedTuple):
    """An option, what it is worth at first sight, its outcome for each stock card, and what it tells.

    An option that turns no more card has one outcome, at -1.
    """

    action: Action
    prior: float
    hand: int
    outcomes: dict[int, Outcome]
    told: Notes
    doubts: list[int]


class Lookahead:
    """The plays of one view, or the takes of its turned card, and what replies make of them.

    >>> from random import Random
    >>> from hanafuda_lib import koikoi
    >>> from hanafuda_lib.players.judge import judge_of
    >>> from hanafuda_lib.players.worlds import Hidden
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> ahead = Lookahead(view, judge_of(koikoi.YAMATO))
    >>> branch = ahead.branches(view.legal)[0]
    >>> isinstance(ahead.run(Hidden(view).world(Random(1)), branch), float)
    True
    """

    def __init__(self, view: Any, judge: Judge) -> None:
        rules = view.rules
        scorer = rules.scorer(view.month)
        self._judge = judge
        self._scorer = scorer
        self._points = scorer.points
        self._limit = rules.koikoi_limit.calls
        self._draw = rules.exhausted_draw.dealer_points
        self._view = view
        me, other = view.seat, 1 - view.seat
        self._other = other
        self._told = Notes(*noticed(view, me))
        mine, theirs, looked = view.piles[me].mask, view.piles[other].mask, view.piles[me].mask
        if view.phase is Phase.TAKE:  # what this turn's hand card took has not been looked at yet
            last = view.events[-1]
            looked &= ~(last.taken.mask | 1 << last.card.index)
        notes = Notes(*noticed(view, other))
        self._start = Sight(
            view.hand.mask, view.field.mask, mine, theirs,
            self._points(looked, 0), self._points(theirs, 0),
            view.koikoi_calls[me], view.koikoi_calls[other],
            view.dealer == me, view.hand_sizes[other], notes, notes.doubts(),
        )  # fmt: skip

    def branches(self, actions: tuple[Action, ...]) -> list[Branch]:
        """What each of these options is worth at first sight."""
        sums = self._sums(self._start)
        if self._view.phase is Phase.TAKE:
            return [self._take(action, sums) for action in actions]
        chances = self._chances()
        return [self._play(action, sums, chances) for action in actions]

    def run(self, world: World, branch: Branch) -> float:
        """The value of an option in one world: at first sight, changed by what the reply there changes."""
        turns = -1 not in branch.outcomes
        outcome = branch.outcomes[world.stock[0] if turns else -1]
        if outcome.over:
            return branch.prior
        reply = self._reply(branch, outcome, world.hands[self._other], world.stock[turns:])
        return branch.prior + reply - outcome.value

    def _take(self, action: Action, sums: int) -> Branch:
        assert isinstance(action, Take)
        start = self._start
        card, taken = self._view.flipped.index, 1 << action.card.index
        outcome = self._finished(start, sums, start.hand, start.field, start.mine, card, taken)
        return Branch(action, outcome.value, start.hand, {-1: outcome}, self._told, self._told.doubts())

    def _play(self, action: Action, sums: int, chances: list[tuple[int, float]]) -> Branch:
        assert isinstance(action, Play)
        start = self._start
        card = 1 << action.card.index
        taken = (
            start.field & MONTH_MASKS[action.card.index] if action.take is None else 1 << action.take.index
        )
        sums, hand, field, pile = self._moved(start, sums, card, taken)
        outcomes = {index: self._turned(start, sums, hand, field, pile, index) for index, _ in chances}
        prior = sum([chance * outcomes[index].value for index, chance in chances])
        told = self._told.after(card, taken, start.field)
        return Branch(action, prior, hand, outcomes, told, told.doubts())

    def _chances(self) -> list[tuple[int, float]]:
        """How likely each unseen card is to come next from the stock."""
        start = self._start
        seen = start.hand | start.field | start.mine | start.theirs
        unseen = [index for index in range(48) if not seen >> index & 1]
        weights = [1.0 / _DOUBT[start.doubts[index // 4]] for index in unseen]
        low, high = 0.0, 100.0
        for _ in range(30):  # the pace of a race for the hand that just fills it, see Hidden.world
            pace = (low + high) / 2
            if sum([1.0 - exp(-pace * weight) for weight in weights]) < start.left:
                low = pace
            else:
                high = pace
        stays = [exp(-low * weight) for weight in weights]
        total = sum(stays)
        return [(index, stay / total) for index, stay in zip(unseen, stays, strict=True)]

    def _reply(self, branch: Branch, outcome: Outcome, hand: int, stock: list[int]) -> float:
        """The value to me after the other's turn, when he holds this hand and the stock comes like this."""
        me = self._start
        other = Sight(
            hand, outcome.field, me.theirs, outcome.pile, me.their_points, outcome.points,
            me.their_calls, outcome.calls, not me.leads, branch.hand.bit_count(), branch.told, branch.doubts,
        )  # fmt: skip
        sums = self._sums(other)
        _, played, taken = self._best_play(other, sums)
        sums, left, field, pile = self._moved(other, sums, played, taken)
        after = self._turned(other, sums, left, field, pile, stock[0])
        if after.over:
            return -after.value
        notes = me.notes.after(played, taken, outcome.field)
        back = Sight(
            branch.hand, after.field, outcome.pile, after.pile, outcome.points, after.points,
            outcome.calls, after.calls, me.leads, left.bit_count(), notes, notes.doubts(),
        )  # fmt: skip
        sums = self._sums(back)
        _, played, taken = self._best_play(back, sums)
        sums, left, field, pile = self._moved(back, sums, played, taken)
        turned = [
            self._turned(back, sums, left, field, pile, index).value for index in stock[1 : 1 + _TURNED]
        ]
        return sum(turned) / len(turned)

    def _best_play(self, sight: Sight, sums: int) -> tuple[float, int, int]:
        """The judge's choice before the stock card: its value, the card and what it takes."""
        best, chosen, takes = _NOTHING, 0, 0
        hand, field, mine, theirs, doubts = sight.hand, sight.field, sight.mine, sight.theirs, sight.doubts
        month_of, lead_of, size = self._judge.month, self._judge.lead, hand.bit_count() - 1
        throwing = self._beside(sight, size, mine, sight.points, sight.calls, turned=False)
        rest = hand
        while rest:
            card = rest & -rest
            rest ^= card
            index = card.bit_length() - 1
            month = index >> 2
            found = field & MONTH_MASKS[index]
            old = month_of(month, hand, field, mine, theirs, doubts)
            if not found:
                value = lead_of(
                    sums, old, month_of(month, hand ^ card, field | card, mine, theirs, doubts), throwing
                )
                if value > best:
                    best, chosen, takes = value, card, 0
                continue
            for taken in (found & -found, found & found - 1) if found.bit_count() == 2 else (found,):
                pile = mine | taken | card
                new = month_of(month, hand ^ card, field ^ taken, pile, theirs, doubts)
                beside = self._beside(sight, size, pile, sight.points, sight.calls, turned=False)
                value = lead_of(sums, old, new, beside)
                if value > best:
                    best, chosen, takes = value, card, taken
        return best, chosen, takes

    def _moved(self, sight: Sight, sums: int, card: int, taken: int) -> tuple[int, int, int, int]:
        """After a hand play, before the stock card: the sums, the hand, the field, the pile."""
        month = card.bit_length() - 1 >> 2
        hand, field = sight.hand ^ card, sight.field ^ (taken or card)
        pile = sight.mine | taken | card if taken else sight.mine
        old = self._judge.month(month, sight.hand, sight.field, sight.mine, sight.theirs, sight.doubts)
        new = self._judge.month(month, hand, field, pile, sight.theirs, sight.doubts)
        return sums - old + new, hand, field, pile

    def _turned(self, sight: Sight, sums: int, hand: int, field: int, pile: int, index: int) -> Outcome:
        """The turn is finished by this stock card, which takes what is worth more."""
        found = field & MONTH_MASKS[index]
        if found.bit_count() != 2:
            return self._finished(sight, sums, hand, field, pile, index, found)
        one = self._finished(sight, sums, hand, field, pile, index, found & -found)
        other = self._finished(sight, sums, hand, field, pile, index, found & found - 1)
        return one if one.value >= other.value else other

    def _finished(
        self, sight: Sight, sums: int, hand: int, field: int, pile: int, index: int, taken: int
    ) -> Outcome:
        """The turn is finished by this stock card, which takes this; a yaku is stopped or called on."""
        card = 1 << index
        held = pile | taken | card if taken else pile
        lies = field ^ (taken or card)
        calls = sight.calls
        points = self._points(held, 0) if held != sight.mine else sight.points
        last = not hand and not sight.left
        stop = _NOTHING
        if points > sight.points:
            stop = self._pays(points, sight)
            if last or calls + sight.their_calls >= self._limit:
                return Outcome(stop, lies, held, points, calls, over=True)
            calls += 1
        elif last:
            draw = self._draw if sight.leads else -self._draw
            return Outcome(draw, lies, held, points, calls, over=True)
        month = index >> 2
        old = self._judge.month(month, hand, field, pile, sight.theirs, sight.doubts)
        new = self._judge.month(month, hand, lies, held, sight.theirs, sight.doubts)
        value = self._judge.lead(sums, old, new, self._beside(sight, hand.bit_count(), held, points, calls))
        if stop >= value:
            return Outcome(stop, lies, held, points, sight.calls, over=True)
        return Outcome(value, lies, held, points, calls, over=False)

    def _pays(self, points: int, sight: Sight) -> int:
        """What stopping with yaku of so many points pays."""
        total, _ = self._scorer.steps(
            points,
            opponent_koikoi=sight.their_calls,
            own_koikoi=sight.calls,
            brights=self._view.field_brights,
        )
        return int(total)

    def _sums(self, sight: Sight) -> int:
        return self._judge.sums(sight.hand, sight.field, sight.mine, sight.theirs, sight.doubts)

    def _beside(
        self, sight: Sight, size: int, pile: int, points: int, calls: int, *, turned: bool = True
    ) -> tuple[int, float]:
        return self._judge.beside(
            size, turned=turned, leads=sight.leads, calls=(calls, sight.their_calls),
            points=(points, sight.their_points), piles=(pile, sight.theirs),
        )  # fmt: skip
