"""Statistics of as many rounds as one likes, in batches, on one machine or many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import sqrt

import numpy as np

from hanafuda_lib.analysis.bulk.arrays import Numbers
from hanafuda_lib.analysis.bulk.batch import ENDINGS, Batch
from hanafuda_lib.analysis.bulk.policies import RANDOM, Policy
from hanafuda_lib.analysis.bulk.rounds import play_batch
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.koikoi.ending import Ending
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.table import rng_for

#: Rounds in one batch. Results depend on it, and so it is fixed.
BATCH = 1 << 14
# 95 % of a normal distribution lie within so many standard errors.
_Z95 = 1.96


@dataclass(frozen=True, slots=True)
class Told:
    """What many rounds tell. Unit of points: those of the rules, after doubling.

    ``endings`` counts how rounds ended, ``wins`` who won (seat 0, seat 1), ``points`` the points of
    each seat in all, ``bases`` how often a winner's yaku summed to so much before any doubling,
    ``yaku`` how often each yaku counted for a winner, ``turns`` and ``calls`` (of koi-koi) how often
    a round had so many.
    """

    rounds: int = 0
    endings: Counter[Ending] = field(default_factory=Counter)
    wins: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    squares: int = 0
    bases: Counter[int] = field(default_factory=Counter)
    yaku: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    calls: Counter[int] = field(default_factory=Counter)

    def __add__(self, other: Told) -> Told:
        return Told(
            self.rounds + other.rounds,
            self.endings + other.endings,
            (self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]),
            (self.points[0] + other.points[0], self.points[1] + other.points[1]),
            self.squares + other.squares,
            self.bases + other.bases,
            self.yaku + other.yaku,
            self.turns + other.turns,
            self.calls + other.calls,
        )

    @property
    def mean(self) -> float:
        """The points of seat 0 less those of seat 1, a round."""
        return (self.points[0] - self.points[1]) / self.rounds if self.rounds else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of :attr:`mean`.

        >>> Told(rounds=100, points=(300, 100), squares=1300).interval
        (1.41, 2.59)
        """
        if not self.rounds:
            return 0.0, 0.0
        error = sqrt(max(self.squares / self.rounds - self.mean**2, 0.0) / self.rounds)
        return round(self.mean - _Z95 * error, 2), round(self.mean + _Z95 * error, 2)

    def share(self, yaku_id: str) -> float:
        """In which part of the rounds this yaku counted for the winner.

        >>> Told(rounds=4, yaku=Counter(tane=1)).share("tane")
        0.25
        """
        return self.yaku[yaku_id] / self.rounds if self.rounds else 0.0


_MOST = 10**12


def simulate(
    rules: Rules,
    *,
    rounds: int,
    seed: int,
    policies: tuple[Policy, Policy] = (RANDOM, RANDOM),
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
) -> Told:
    """Play ``rounds`` rounds of Koi-Koi and count. Each seat deals every other batch.

    ``executor`` shares the batches out (any ``concurrent.futures.Executor``: processes here, or a
    cluster's); the result is the same for any number of workers. ``progress`` is told how many
    rounds each finished batch had. Errors: :class:`RulesError` for a bad number of rounds or seed.

    >>> from hanafuda_lib import koikoi
    >>> simulate(koikoi.YAMATO, rounds=500, seed=7) == simulate(koikoi.YAMATO, rounds=500, seed=7)
    True
    """
    if not isinstance(rounds, int) or isinstance(rounds, bool) or not 1 <= rounds <= _MOST:
        raise RulesError("bad-rounds", f"bad number of rounds {shown(rounds)}: expected 1 to {_MOST}")
    rng_for(seed)
    kinds = [type(policy) for policy in policies] if isinstance(policies, tuple) else []
    if kinds != [Policy, Policy]:
        raise RulesError("bad-policies", f"bad policies {shown(policies)}: expected a Policy for each seat")
    jobs = [
        (rules, policies, min(BATCH, rounds - start), seed, number)
        for number, start in enumerate(range(0, rounds, BATCH))
    ]
    total = Told()
    for told in _results(jobs, executor):
        total += told
        if progress is not None:
            progress(told.rounds)
    return total


_Job = tuple[Rules, tuple[Policy, Policy], int, int, int]


def _results(jobs: Iterable[_Job], executor: Executor | None) -> Iterator[Told]:
    if executor is None:
        yield from map(_play_and_count, jobs)
        return
    # Sums of whole numbers do not depend on the order; it is kept all the same.
    yield from [future.result() for future in [executor.submit(_play_and_count, job) for job in jobs]]


def _play_and_count(job: _Job) -> Told:
    rules, policies, rounds, seed, number = job
    return count(play_batch(rules, policies, rounds=rounds, seed=seed, batch=number, dealer=number % 2))


def count(batch: Batch) -> Told:
    """What one batch tells."""
    scored = batch.base > 0
    points = batch.points.astype(np.int64)
    return Told(
        rounds=batch.rounds,
        endings=Counter({ENDINGS[code]: n for code, n in _counted(batch.ending).items()}),
        wins=(int((batch.winner == 0).sum()), int((batch.winner == 1).sum())),
        points=(int(points[0].sum()), int(points[1].sum())),
        squares=int(((points[0] - points[1]) ** 2).sum()),
        bases=_counted(batch.base[scored]),
        yaku=Counter(
            {
                yaku_id: held
                for bit, yaku_id in enumerate(batch.ids)
                if (held := int((batch.rows >> np.uint32(bit) & np.uint32(1)).sum()))
            }
        ),
        turns=_counted(batch.turns),
        calls=_counted(batch.calls.sum(axis=0)),
    )


def _counted(values: Numbers) -> Counter[int]:
    found, often = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), often.tolist(), strict=True)))
