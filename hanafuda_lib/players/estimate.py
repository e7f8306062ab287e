"""What each option of a view is worth: the same possible worlds for all, each played to its end.

Every option is tried in the same worlds (common random numbers), so that luck falls on all alike
and the differences between options are known better than the options themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from math import sqrt
from operator import mul, sub
from time import perf_counter
from typing import Any, Protocol

from hanafuda_lib.actions import Action, Play, Take
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import View, illegal, require_choice
from hanafuda_lib.players.budget import Budget, require_budget
from hanafuda_lib.players.position import Position
from hanafuda_lib.players.standing import SWINGS, Standing, require_standing
from hanafuda_lib.players.worlds import Hidden, World
from hanafuda_lib.table import rng_for

# Worlds between two looks at which options can be dropped, and how sure one must be to drop one.
_BATCH = 8
_FIRST_LOOK = 16
_FIRST_PARTING = 64
_SURE = 1.8
# For so many worlds rules of thumb count in full. What instinct chooses is favoured by so much of
# what a round swings, and a point of the greedy player's sum counts as so many points.
_LEAN_WORLDS = 60
_INSTINCT = 0.07
_GREEDY = 0.4
_MODULES = {
    "koikoi": "hanafuda_lib.players.koikoi_rollout",
    "hanaawase": "hanafuda_lib.players.hanaawase_rollout",
    "hachihachi": "hanafuda_lib.players.hachihachi_rollout",
}


class RolloutsLike(Protocol):
    """What plays the rest of a round, again and again."""

    def run(self, world: World, action: Action) -> tuple[int, ...]:
        """The points of each seat when ``action`` is done in this world."""

    def first_thought(self, view: Any) -> Action | None:
        """What instinct would do; ``None`` for a question."""


@dataclass(slots=True)
class Option:
    """One option: its value in each world, and in how many worlds the round was won.

    ``lean`` is what rules of thumb say for it, in points. It counts while few worlds were seen.
    """

    action: Action
    values: list[float] = field(default_factory=list)
    wins: int = 0
    lean: float = 0.0

    @property
    def mean(self) -> float:
        """The expected value."""
        return sum(self.values) / len(self.values)

    @property
    def leaning(self) -> float:
        """The mean, and the rules of thumb as far as they still count."""
        return self.mean + self.lean * min(1.0, _LEAN_WORLDS / len(self.values))

    def pull_towards(self, value: float, *, worlds: int) -> None:
        """Lean towards a value that was known before and counts as much as so many worlds."""
        number = len(self.values)
        share = worlds / (number + worlds)
        self.lean = share * (value - self.mean) / min(1.0, _LEAN_WORLDS / number)

    @property
    def win_chance(self) -> float:
        """How often the round was won: more points in it than any other player."""
        return self.wins / len(self.values)

    @property
    def error(self) -> float:
        """The standard error of :attr:`mean`."""
        return deviation(self.values) / sqrt(len(self.values))

    def behind(self, best: Option) -> tuple[float, float]:
        """How much less it is worth than ``best``, and the standard error of that, world by world."""
        differences = list(map(sub, best.values, self.values))
        number = len(differences)
        return sum(differences) / number, deviation(differences) / sqrt(number)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample; with fewer than two values it is not known: infinite.

    >>> deviation([1, 2, 3])
    1.0
    """
    number = len(values)
    if number < 2:
        return float("inf")
    mean = sum(values) / number
    away = [value - mean for value in values]
    return sqrt(sum(map(mul, away, away)) / (number - 1))


def estimate(
    view: View,
    *,
    budget: Budget,
    seed: int = 0,
    standing: Standing | None = None,
    drop: bool = False,
    give_up: float | None = None,
    keep: Action | None = None,
    actions: Sequence[Action] | None = None,
) -> tuple[Option, ...]:
    """The options of the seat to move, the best first, tried in worlds that agree with the view.

    A value is the lead in points that the round brings (with a ``standing``: its worth for the
    match). ``drop`` gives up options that are clearly behind, so that more is known of the rest.
    With it, rules of thumb break ties while little is known (:attr:`Option.lean`). ``give_up`` drops
    without them, and only what is so many standard errors behind after 64 worlds; ``keep`` never.
    ``actions`` looks at these options only. The same view and seed give the same answer unless
    the budget is in seconds. Errors: :class:`RulesError` for a view that contradicts itself, and
    :class:`IllegalActionError` for an action that it does not allow.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> options = estimate(view, budget=Budget(worlds=20))
    >>> len(options), len(options[0].values)
    (8, 20)
    """
    legal = require_choice(view)
    require_budget(budget)
    stands = require_standing(standing)
    if stands is not None:
        stands.require_seats(len(view.hand_sizes))
    worlds = Hidden(view).worlds(rng_for(seed_of(view, seed)))
    game = str(view.rules.id).split("/", maxsplit=1)[0]
    rollouts: RolloutsLike = import_module(rollouts_module(view)).Rollouts(view)
    options = [Option(action) for action in _options(legal, actions)]
    value = _valuer(view.seat, game, standing)
    if drop:
        _lean(view, game, rollouts, options)
    done = running = list(options)
    spent = number = 0
    stop = None if budget.seconds is None else perf_counter() + budget.seconds
    turns = max(1, sum(view.hand_sizes))
    while not is_spent(budget, spent, number, stop):
        batch = _BATCH if budget.worlds is None else min(_BATCH, budget.worlds - number)
        for world in islice(worlds, batch):
            for option in running:
                points = rollouts.run(world, option.action)
                option.values.append(value(points))
                option.wins += points[view.seat] > max(_others(points, view.seat))
        number += batch
        spent += batch * len(running) * turns
        if drop and number >= _FIRST_LOOK:
            running = still_running(running, _SURE)
        elif give_up is not None and number >= _FIRST_PARTING:
            running = still_running(running, give_up, keep)
        if len(running) == 1 < len(done):
            break
    return tuple(sorted(done, key=lambda option: (-len(option.values), -option.leaning)))


def _options(legal: tuple[Action, ...], actions: Sequence[Action] | None) -> tuple[Action, ...]:
    """The options to look at; an action that the view does not allow is refused."""
    if actions is None:
        return legal
    if not isinstance(actions, Sequence) or not actions:
        raise RulesError("bad-actions", f"bad actions {shown(actions)}: expected some of the legal ones")
    for action in actions:
        if action not in legal:
            raise illegal(action, legal)
    return tuple(actions)


def rollouts_module(view: View) -> str:
    """Where the rollouts of a view's game live: a page loads those of one game only."""
    return _MODULES[str(view.rules.id).split("/", maxsplit=1)[0]]


def seed_of(view: View, seed: int) -> int:
    """A seed that belongs to this seed and this view, so that no two decisions share their luck."""
    rng_for(seed)
    mixed = seed
    for part in (view.hand.mask, view.field.mask, len(view.events), view.seat):
        mixed = (mixed * 0x9E37_79B9_7F4A_7C15 + part) % (1 << 96)
    return mixed


def is_spent(budget: Budget, turns: int, worlds: int, stop: float | None) -> bool:
    """Whether a budget is used up by so many turns and worlds, or by the clock."""
    if not worlds:
        return False
    return (
        (budget.turns is not None and turns >= budget.turns)
        or (budget.worlds is not None and worlds >= budget.worlds)
        or (stop is not None and perf_counter() >= stop)
    )


def still_running(options: list[Option], sure: float, keep: Action | None = None) -> list[Option]:
    """The options that are not clearly behind the best: ``sure`` standard errors make it clear."""
    best = max(options, key=lambda option: option.leaning)
    kept = []
    for option in options:
        _, error = option.behind(best)
        near = best.leaning - option.leaning <= sure * error
        if option is best or near or option.action == keep:
            kept.append(option)
    return kept


def _lean(view: View, game: str, rollouts: RolloutsLike, options: list[Option]) -> None:
    """Write down what rules of thumb say for each option."""
    thought = rollouts.first_thought(view)
    if thought is None:
        return
    position = Position(view)
    sums = [
        position.value(option.action) if isinstance(option.action, (Play, Take)) else None
        for option in options
    ]
    best = max(one for one in sums if one is not None)
    for option, total in zip(options, sums, strict=True):
        if total is not None:
            option.lean = _GREEDY * (total - best) + _INSTINCT * SWINGS[game] * (option.action == thought)


def _others(points: Sequence[int], seat: int) -> list[int]:
    return [point for other, point in enumerate(points) if other != seat]


def _valuer(seat: int, game: str, standing: Standing | None) -> Callable[[tuple[int, ...]], float]:
    if standing is not None:
        swing = SWINGS[game]
        return lambda points: standing.utility(seat, points, swing)
    if game == "koikoi":  # the loser may pay nothing: what counts is the lead
        return lambda points: float(points[seat] - points[1 - seat])
    return lambda points: float(points[seat])
