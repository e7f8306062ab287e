"""What the players and the review cost: seconds a decision, seconds a review, megabytes of a million rounds.

Times are processor seconds in this Python. A page runs three to four times slower, so what a page may
take, 0.4 s a decision and 10 s a review, is 0.1 s and 2.5 s here.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Any

from hanafuda_lib.analysis.review import review
from hanafuda_lib.game import find_rules
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.players import GreedyPlayer, make_player
from hanafuda_lib.players.search import LEVEL_NUMBERS

GAME_RULES = ("koikoi/yamato", "hanaawase/nintendo", "hachihachi/std")
_SEEDS = range(500, 504)
_DECISION, _REVIEW, _MEGABYTES = 0.1, 2.5, 500.0
DECISION_IN_PAGE = 0.4
_MILLION = """
import resource
from hanafuda_lib import koikoi
from hanafuda_lib.analysis import bulk
bulk.simulate(koikoi.YAMATO, rounds=1_000_000, seed=7)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


@dataclass(frozen=True, slots=True)
class Cost:
    """Something that may cost so much ``at_most``; ``unit`` is ``s`` (scaled by the yardstick) or ``MB``."""

    name: str
    measure: Callable[[], float]
    unit: str
    at_most: float


@dataclass(frozen=True, slots=True)
class Paid:
    """What it cost, as measured and as it would be where the yardstick takes its time."""

    cost: Cost
    raw: float
    scaled: float

    @property
    def is_missed(self) -> bool:
        """Whether it cost more than it may."""
        return self.scaled > self.cost.at_most

    def __str__(self) -> str:
        unit = self.cost.unit
        goal = f"   at most {self.cost.at_most:g} {unit}  {'MISSED' if self.is_missed else 'met'}"
        return f"{self.cost.name:<46} {self.raw:>9.4f} {unit} raw {self.scaled:>9.4f} {unit} scaled{goal}"


def views_of(rules: Any) -> list[Any]:
    """The moments with a choice of a few rounds between greedy players."""
    greedy, found = GreedyPlayer(), []
    for seed in _SEEDS:
        round = GAMES[game_of(rules)].Round.deal(rules, seed=seed)
        while round.to_move is not None:
            view = round.view(round.to_move)
            if len(view.legal) > 1:
                found.append(view)
            round.play(greedy.choose(view))
    return found


def seconds_a_decision(rules_id: str, level: int) -> float:
    """Processor seconds a decision of this level, on average."""
    player, views = make_player(f"level-{level}", seed=7), views_of(find_rules(rules_id))
    player.choose(views[0])  # tables and memories are filled once
    start = process_time()
    for view in views:
        player.choose(view)
    return (process_time() - start) / len(views)


def seconds_a_review(rules_id: str) -> float:
    """Processor seconds for the review of all decisions of one seat in a round, on average."""
    rules, greedy, records = find_rules(rules_id), GreedyPlayer(), []
    for seed in _SEEDS:
        round = GAMES[game_of(rules)].Round.deal(rules, seed=seed)
        while round.to_move is not None:
            round.play(greedy.choose(round.view(round.to_move)))
        records.append(round.record())
    start = process_time()
    for record in records:
        review(record, seats=[0])
    return (process_time() - start) / len(records)


def megabytes_of_a_million() -> float:
    """The most memory that a Python of its own holds while it plays and counts a million rounds."""
    told = subprocess.run([sys.executable, "-c", _MILLION], check=True, capture_output=True, text=True)
    return float(told.stdout)


def costs() -> list[Cost]:
    """Everything that has an upper bound."""
    found = [
        Cost(f"{rules} decision of level {level}", partial(seconds_a_decision, rules, level), "s", _DECISION)
        for rules in GAME_RULES
        for level in LEVEL_NUMBERS
    ]
    found += [
        Cost(f"{rules} review of a round", partial(seconds_a_review, rules), "s", _REVIEW)
        for rules in GAME_RULES
    ]
    return [
        *found,
        Cost("koikoi/yamato memory, a million bulk rounds", megabytes_of_a_million, "MB", _MEGABYTES),
    ]


def pay(cost: Cost, yard: Callable[[], float], standard: float) -> Paid:
    """Measure once, beside the yardstick; memory is not scaled."""
    before = yard()
    raw = cost.measure()
    factor = standard / min(before, yard()) if cost.unit == "s" else 1.0
    return Paid(cost, raw, raw * factor)
