"""Teach the judge of a rule set of Koi-Koi, and write it where the library reads it.

    python -m tools.training --minutes 30                   # koikoi/yamato, from nothing
    python -m tools.training --minutes 30 --start net.npz   # go on from stored numbers, a wider net perhaps

The net plays against itself and against an imitation of the greedy player, in equal parts, and
learns from each position how many points ahead its player ended (TD(λ): early on by the end
alone, later half by its own values on the way). With time as the limit no two runs are alike.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # many small products: threads would only wait

import numpy as np

from hanafuda_lib import koikoi
from hanafuda_lib.analysis.bulk.deals import Chances
from hanafuda_lib.koikoi.rules import Rules
from tools.training.imitation import imitate
from tools.training.net import Adam, Net
from tools.training.rounds import NetPlayer, Player, all_lessons, compare, play

ROOT = Path(__file__).resolve().parent.parent.parent
PLAYERS = ROOT / "hanafuda_lib" / "players"
_PART = 8192


@dataclass(frozen=True, slots=True)
class Course:
    """How a net is taught; ``size``: rounds of each kind between two lessons."""

    minutes: float
    rate: float = 3e-3
    size: int = 1500
    trust: float = 0.8
    chance: float = 0.06
    watched: int = 12_000


def teach(rules: Rules, net: Net, course: Course, *, seed: int, partner: Player, tell: bool = True) -> int:
    """Teach the net for the time of the course; gives how many rounds it played."""
    rng = np.random.default_rng(seed)
    adam = Adam(net)
    start, rounds, lesson = monotonic(), 0, 0
    while (done := (monotonic() - start) / (60 * course.minutes)) < 1:
        chances = Chances(seed, lesson)
        me = NetPlayer(net, chance=course.chance)
        played = [
            (play(rules, players, size=course.size, chances=chances, rng=rng), learns)
            for players, learns in (((me, me), (0, 1)), ((me, partner), (0,)), ((partner, me), (1,)))
        ]
        rounds += sum(len(one.leads) for one, _ in played)
        seen, ends = all_lessons(played, course.trust if lesson > _BLIND else 1.0)
        for part in seen.parts(rng.permutation(len(seen)), _PART):
            aims = ends[part]
            _, slopes = net.gradient(seen.of(part), lambda values, aims=aims: 2 * (values - aims) / len(aims))
            adam.step(slopes, course.rate * (1 - done) + 1e-5)
        lesson += 1
        if tell and lesson % 100 == 0:
            lead, error, share = compare(
                rules, NetPlayer(net), partner, size=4000, chances=Chances(seed + 1, lesson), rng=rng
            )
            print(
                f"{monotonic() - start:6.0f} s {rounds:9} rounds; against the imitation "
                f"{lead:+.3f} ± {error:.3f} a round, {share:.1%} of the points",
                flush=True,
            )
    return rounds


# So many lessons at first believe only how rounds end: the net's own values mean nothing yet.
_BLIND = 60


def main(argv: Sequence[str] | None = None) -> int:
    """Teach, and write the numbers twice: as they are, and as the library reads them."""
    parser = argparse.ArgumentParser(prog="python -m tools.training", description=__doc__.split("\n")[0])
    parser.add_argument("--rules", default="koikoi/yamato")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--width", type=int, default=96, help="hidden numbers")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--trust", type=float, default=0.8, help="λ of TD(λ)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="numbers to go on from (.npz)")
    parser.add_argument("--keep", type=Path, default=Path("_jobs/judge.npz"), help="where all numbers go")
    parser.add_argument("--out", type=Path, default=PLAYERS / "koikoi_judge.json")
    given = parser.parse_args(argv)
    rules = koikoi.Rules.parse(given.rules)
    course = Course(minutes=given.minutes, rate=given.rate, trust=given.trust)
    rng = np.random.default_rng(given.seed)
    net = Net.load(given.start).widened(given.width, rng) if given.start else Net(given.width, rng)
    partner = imitate(rules, rounds=course.watched, seed=given.seed)
    rounds = teach(rules, net, course, seed=given.seed, partner=partner)
    given.keep.parent.mkdir(parents=True, exist_ok=True)
    net.save(given.keep)
    net.export(given.out, rules=str(rules.id), rounds=rounds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
