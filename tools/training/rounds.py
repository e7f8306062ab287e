"""Rounds of Koi-Koi in lock-step between players who follow a net, and what each position led to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from hanafuda_lib.analysis.bulk.arrays import BITS, MONTHS, Masks, Numbers
from hanafuda_lib.analysis.bulk.deals import Chances, Deals
from hanafuda_lib.analysis.bulk.scores import BulkScorer
from hanafuda_lib.koikoi.rules import Rules
from tools.training.net import Floats, Net
from tools.training.seen import Seats, Seen, by_month, count, joined, look

_ONE = np.uint64(1)
_INDICES = np.arange(48, dtype=np.uint64)
_MONTH_BITS = 1 << np.arange(12)
# A choice at random stands above every value, and nothing is worth as little as this.
_ANY, _NOTHING = 1e6, -1e9


class Player(Protocol):
    """Who plays one seat: ``chance`` is how often it plays at random instead.

    ``counts``: whether its values are points, so that they can be weighed against those of a yaku.
    """

    chance: float
    counts: bool

    def values(self, seen: Seen) -> Floats:
        """How good each position is for the player who has moved there."""

    def goes_on(self, seen: Seen, values: Floats, stop: Numbers) -> Numbers:
        """Whether it calls koi-koi, given the value of going on and the points of stopping."""


class NetPlayer:
    """Takes what the net values most; stops when that is worth more."""

    counts = True

    def __init__(self, net: Net, *, chance: float = 0.0) -> None:
        self._net = net
        self._by_state = net.by_state()
        self.chance = chance

    def values(self, seen: Seen) -> Floats:
        """The net's."""
        return self._net.values(seen, self._by_state)

    def goes_on(self, seen: Seen, values: Floats, stop: Numbers) -> Numbers:  # noqa: ARG002 - it compares
        """When that is worth more."""
        on: Numbers = values > stop
        return on


@dataclass(slots=True)
class Steps:
    """What one player saw in a step: rounds, positions, values, and where to cut (see `lessons`)."""

    who: Numbers
    seen: Seen | None
    values: Numbers
    cut: Numbers


@dataclass(slots=True)
class Played:
    """Rounds that were played: the dealer's lead in each, and the steps of both players, dealer first."""

    leads: Numbers
    steps: tuple[list[Steps], list[Steps]] = field(default_factory=lambda: ([], []))

    def lessons(self, seat: int, trust: float) -> tuple[list[Seen], list[Numbers]]:
        """The positions of a seat and what each led to.

        ``trust`` is how far what came later counts against the net's own values on the way (TD(λ)).
        After a step at random only the value of the best choice counts.
        """
        leads = self.leads.astype(float) * (-1 if seat else 1)
        seen, ends = [], []
        for step in reversed(self.steps[seat]):
            if step.seen is not None:
                seen.append(step.seen)
                ends.append(leads[step.who])
            later = trust * leads[step.who] + (1 - trust) * step.values
            leads[step.who] = np.where(step.cut, step.values, later)
        return seen, ends


@dataclass(slots=True)
class _Side:
    """One seat in all rounds that go on."""

    hand: Masks
    pile: Masks
    points: Numbers
    calls: Numbers
    thrown: Numbers
    passed: Numbers
    kept: Numbers

    def keep(self, which: Numbers) -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name)[which])


def play(
    rules: Rules, players: tuple[Player, Player], *, size: int, chances: Chances, rng: np.random.Generator,
    deals: tuple[Masks, Masks, Masks, Numbers] | None = None,
) -> Played:  # fmt: skip
    """Play ``size`` deals, the dealer is ``players[0]``; ``deals`` plays these instead (:func:`deal`)."""
    table = _Table(rules, deals or deal(rules, size, chances), rng)
    for turn in range(2 * table.turns):
        if not table.who.size:
            break
        table.turn(turn, players[turn % 2])
    return table.played


def deal(rules: Rules, size: int, chances: Chances) -> tuple[Masks, Masks, Masks, Numbers]:
    """The hands of the dealer and the other, the field, and the stock of deals that no hand yaku ends."""
    deals = Deals(rules, chances, size, dealer=0)
    open_ = np.array([place for place in range(size) if place not in deals.opening], dtype=np.intp)
    first, other, field = (mask[open_] for mask in deals.masks)
    return first, other, field, deals.decks[2 * deals.hand + 8 :, open_].astype(np.intp)


class _Table:
    """The rounds that go on, and one turn of all."""

    def __init__(
        self, rules: Rules, deals: tuple[Masks, Masks, Masks, Numbers], rng: np.random.Generator
    ) -> None:
        first, other, self.field, self.stock = deals
        self._scorer = BulkScorer(rules)
        self._pays = _payments(rules)
        self._limit = rules.koikoi_limit.calls
        self._rng = rng
        self.turns = int(count(first[:1])[0])
        size = len(first)
        none = np.zeros(size, dtype=np.int64)
        nothing = np.zeros(size, dtype=np.uint64)
        self._sides = [_Side(hand, nothing, none, none, none, none, none) for hand in (first, other)]
        self.who = np.arange(size)
        self._draw = rules.exhausted_draw.dealer_points
        self.played = Played(np.full(size, self._draw, dtype=np.int64))

    def turn(self, turn: int, player: Player) -> None:
        """The hand step, the stock step and the question of one player in all rounds."""
        seat = turn % 2
        mine, theirs = self._sides[seat], self._sides[1 - seat]
        self._hand_step(seat, mine, theirs, player)
        self._stock_step(seat, mine, theirs, player, self.stock[turn])
        self._ask(seat, mine, theirs, player)

    def _hand_step(self, seat: int, mine: _Side, theirs: _Side, player: Player) -> None:
        rounds, cards, taken = _plays(mine.hand, self.field)
        after = self._after(rounds, cards, taken, mine, theirs)
        after.hand = mine.hand[rounds] ^ cards
        seen = look(after, turned=False, leads=seat == 0)
        values = player.values(seen)
        by_chance = self._rng.random(self.who.size) < player.chance
        wishes = np.where(by_chance[rounds], _ANY * (1 + self._rng.random(len(rounds))), values)
        best, chosen = np.full(self.who.size, _NOTHING), np.full(self.who.size, _NOTHING)
        np.maximum.at(best, rounds, values)
        np.maximum.at(chosen, rounds, wishes)
        which = np.zeros(self.who.size, dtype=np.intp)
        found = np.flatnonzero(wishes == chosen[rounds])
        which[rounds[found]] = found
        self.played.steps[seat].append(Steps(self.who, seen.of(which), best, by_chance))
        self._note(mine, cards[which], taken[which])
        mine.hand, self.field, mine.pile = after.hand[which], after.field[which], after.mine[which]

    def _note(self, side: _Side, cards: Masks, taken: Masks) -> None:
        """Write down what the other can tell from this play."""
        own = by_month(cards) != 0
        lay = ((by_month(self.field) != 0) & ~own) @ _MONTH_BITS
        threw = taken == 0
        side.thrown = np.where(threw, side.thrown | lay, side.thrown)
        side.kept = np.where(threw, side.kept | own @ _MONTH_BITS, side.kept)
        side.passed = np.where(threw, side.passed, side.passed | lay)

    def _after(self, rounds: Any, cards: Masks, taken: Masks, mine: _Side, theirs: _Side) -> Seats:
        field, pile = self.field[rounds], mine.pile[rounds]
        took = taken != 0
        return Seats(
            mine.hand[rounds],
            np.where(took, field ^ taken, field | cards),
            np.where(took, pile | taken | cards, pile),
            theirs.pile[rounds],
            mine.points[rounds], theirs.points[rounds], mine.calls[rounds], theirs.calls[rounds],
            theirs.thrown[rounds], theirs.passed[rounds], theirs.kept[rounds],
        )  # fmt: skip

    def _stock_step(self, seat: int, mine: _Side, theirs: _Side, player: Player, cards: Numbers) -> None:
        turned = BITS[cards]
        matches = self.field & MONTHS[cards]
        lowest = matches & (~matches + _ONE)
        two = np.flatnonzero(count(matches) == 2)
        taken = matches
        if two.size:
            last = (mine.hand | theirs.hand)[two] == 0
            choices = (lowest[two], matches[two] ^ lowest[two])
            first, second = (
                self._worth(seat, self._after(two, turned[two], choice, mine, theirs), last, player)
                for choice in choices
            )
            taken = matches.copy()
            taken[two] = np.where(second > first, choices[1], choices[0])
        after = self._after(slice(None), turned, taken, mine, theirs)
        self.field, mine.pile = after.field, after.mine

    def _worth(self, seat: int, after: Seats, last: Numbers, player: Player) -> Numbers:
        """What a position after the stock step is worth, the points of stopping there among it."""
        points = self._scorer.points_of(after.mine).astype(np.int64)
        rise = points > after.points
        ends = last | (after.calls + after.their_calls >= self._limit)
        stop = self._pays(points, after.their_calls, after.calls)
        after.points = points
        after.calls = after.calls + (rise & ~ends)
        values = player.values(look(after, turned=True, leads=seat == 0))
        if not player.counts:
            return values
        draw = self._draw if seat == 0 else -self._draw
        worth: Numbers = np.where(
            rise, np.where(ends, stop, np.maximum(stop, values)), np.where(last, draw, values)
        )
        return worth

    def _ask(self, seat: int, mine: _Side, theirs: _Side, player: Player) -> None:
        points = self._scorer.points_of(mine.pile).astype(np.int64)
        rise = points > mine.points
        mine.points = points
        open_ = rise & (mine.calls + theirs.calls < self._limit) & ((mine.hand | theirs.hand) != 0)
        seats = Seats(
            mine.hand, self.field, mine.pile, theirs.pile, points, theirs.points,
            mine.calls + open_, theirs.calls, theirs.thrown, theirs.passed, theirs.kept,
        )  # fmt: skip
        seen = look(seats, turned=True, leads=seat == 0)
        values = player.values(seen)
        stop = self._pays(points, theirs.calls, mine.calls)
        by_chance = open_ & (self._rng.random(self.who.size) < player.chance)
        goes_on = open_ & (player.goes_on(seen, values, stop) ^ by_chance)
        mine.calls = mine.calls + goes_on
        ends = rise & ~goes_on
        on = ~ends
        steps = self.played.steps[seat]
        steps.append(Steps(self.who[on], seen.of(on), values[on], np.zeros(int(on.sum()), dtype=bool)))
        best = np.maximum(stop, np.where(open_, values, _NOTHING))
        steps.append(Steps(self.who[ends], None, best[ends], by_chance[ends]))
        self.played.leads[self.who[ends]] = (stop * (-1 if seat else 1))[ends]
        if ends.any():
            self.who, self.field, self.stock = self.who[on], self.field[on], self.stock[:, on]
            for side in self._sides:
                side.keep(on)


def _plays(hands: Masks, field: Masks) -> tuple[Numbers, Masks, Masks]:
    """Each way to play a hand card: the round's place, the card, and what it takes from the field."""
    rounds, cards = np.nonzero(hands[:, None] >> _INDICES & _ONE)
    matches = field[rounds] & MONTHS[cards]
    lowest = matches & (~matches + _ONE)
    two = count(matches) == 2
    return (
        np.concatenate([rounds, rounds[two]]),
        np.concatenate([BITS[cards], BITS[cards[two]]]),
        np.concatenate([np.where(two, lowest, matches), (matches ^ lowest)[two]]),
    )


def _payments(rules: Rules) -> Any:
    """What stopping pays, by the sum of the yaku and the calls of the other and of oneself."""
    steps = rules.scorer(1).steps
    most = min(3, rules.koikoi_limit.calls)
    table = np.array(
        [
            [
                [
                    steps(points, opponent_koikoi=theirs, own_koikoi=mine, brights=0)[0] if points else 0
                    for mine in range(most + 1)
                ]
                for theirs in range(most + 1)
            ]
            for points in range(200)
        ]
    )
    return lambda points, theirs, mine: table[points, np.minimum(theirs, most), np.minimum(mine, most)]


def compare(
    rules: Rules, one: Player, other: Player, *, size: int, chances: Chances, rng: np.random.Generator
) -> tuple[float, float, float]:
    """Mean lead of ``one`` in swapped deals, its standard error, and his share of the points exchanged."""
    deals = deal(rules, size, chances)
    leads = [
        sign * play(rules, players, size=size, chances=chances, rng=rng, deals=deals).leads
        for sign, players in ((1, (one, other)), (-1, (other, one)))
    ]
    mean = (leads[0] + leads[1]) / 2
    won = sum(float(np.maximum(lead, 0).sum()) for lead in leads)
    lost = sum(float(np.maximum(-lead, 0).sum()) for lead in leads)
    return float(mean.mean()), float(mean.std() / np.sqrt(len(mean))), won / (won + lost)


def all_lessons(played: Sequence[tuple[Played, Sequence[int]]], trust: float) -> tuple[Seen, Floats]:
    """The positions of the seats that learn, and what they led to."""
    seen: list[Seen] = []
    ends: list[Numbers] = []
    for rounds, seats in played:
        for seat in seats:
            some, led = rounds.lessons(seat, trust)
            seen += some
            ends += led
    return joined(seen), np.concatenate(ends).astype(np.float32)
