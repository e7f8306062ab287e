"""How fast the library is, raw and scaled to a fixed yardstick, so that machines can be compared.

The yardstick is a plain loop of ``int.bit_count()`` over a list of a million 48-bit masks. On the
machine that the targets are written for it takes 0.020 s. Each figure is printed as measured and
as it would be there, beside its target. One core; every figure is the best of several runs, and
the yardstick is taken between those runs, so that both saw the same machine.

    python -m benchmarks                  # everything, exit status 1 when a target is missed
    python -m benchmarks rounds           # only what has "rounds" in its name
    python -m benchmarks --json FILE      # the same figures as JSON too

After the speeds come the costs, in this Python (:mod:`benchmarks.thinking`) and in that of a page
(:mod:`benchmarks.in_page`), and how strong the levels are by the last ``make strength``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from benchmarks import in_page, strength
from benchmarks.thinking import Paid, costs, pay
from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.analysis import bulk
from hanafuda_lib.analysis.bulk.simulation import BATCH
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.pile import Pile
from hanafuda_lib.players import GreedyPlayer
from hanafuda_lib.table import rng_for, shuffled_deck

#: What the yardstick takes on the machine that the targets are written for, in seconds.
YARDSTICK = 0.020
_RUNS = 7


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Something to measure: ``run`` does it ``count`` times. ``target`` is scaled, a second."""

    name: str
    run: Callable[[], None]
    count: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """How often a second, as measured and as it would be where the yardstick takes 0.020 s."""

    benchmark: Benchmark
    yardstick: float
    raw: float
    scaled: float

    @property
    def is_missed(self) -> bool:
        """Whether there is a target and the figure is under it."""
        return self.benchmark.target is not None and self.scaled < self.benchmark.target

    def __str__(self) -> str:
        target = self.benchmark.target
        goal = "" if target is None else f"   target {target:>9,}  {'MISSED' if self.is_missed else 'met'}"
        figures = (
            f"{self.raw:>11,.0f}/s raw (yardstick {self.yardstick:.4f} s) {self.scaled:>11,.0f}/s scaled"
        )
        return f"{self.benchmark.name:<36} {figures}{goal}"


def time_of(run: Callable[[], None]) -> float:
    """Processor seconds for one run: waiting for other programs does not count."""
    start = process_time()
    run()
    return process_time() - start


def yardstick() -> Callable[[], None]:
    """A plain loop of ``int.bit_count()`` over a million 48-bit masks."""
    rng = Random(48)
    masks = [rng.getrandbits(48) for _ in range(1_000_000)]

    def run() -> None:
        for mask in masks:
            mask.bit_count()

    return run


def random_rounds(rules: Any, count: int) -> Callable[[], None]:
    """Whole rounds of any game, dealt and played to the end, each action chosen at random."""
    deal = GAMES[game_of(rules)].Round.deal

    def run() -> None:
        random = Random(7).random
        for seed in range(count):
            round = deal(rules, seed=seed)
            while round.to_move is not None:
                actions = round.legal_actions()
                round.play(actions[int(random() * len(actions))])

    return run


def explained_scores(rules: koikoi.Rules, piles: Sequence[Pile]) -> Callable[[], None]:
    """Scores with lines, reasons at hand and doubling steps."""

    def run() -> None:
        score = rules.score
        for pile in piles:
            score(pile, opponent_koikoi=1)

    return run


def random_piles(count: int) -> list[Pile]:
    """Piles of 4 to 24 random cards: few are alike, and many hold much."""
    rng = Random(7)
    sizes = [rng.randint(4, 24) for _ in range(count)]
    return [Pile(sum(1 << index for index in shuffled_deck(rng)[:size])) for size in sizes]


def final_piles(count: int) -> list[Pile]:
    """The piles at the ends of random rounds."""
    rng = Random(7)
    piles: list[Pile] = []
    for seed in range(count // 2):
        round = koikoi.Round.deal(koikoi.MON, seed=seed)
        while not round.is_over:
            actions = round.legal_actions()
            round.play(actions[int(rng.random() * len(actions))])
        piles += round.view(0).piles
    return piles


def greedy_rounds(rules: koikoi.Rules, count: int) -> Callable[[], None]:
    """Whole rounds between two greedy players, who see views only."""

    def run() -> None:
        player = GreedyPlayer()
        for seed in range(count):
            round = koikoi.Round.deal(rules, seed=seed)
            while round.to_move is not None:
                round.play(player.choose(round.view(round.to_move)))

    return run


def round_copies(rules: koikoi.Rules, count: int) -> Callable[[], None]:
    """Copies of a round in the middle: what search rests on."""
    round = koikoi.Round.deal(rules, seed=7)
    for _ in range(8):
        round.play(round.legal_actions()[0])

    def run() -> None:
        for _ in range(count):
            round.copy()

    return run


def views(rules: koikoi.Rules, count: int) -> Callable[[], None]:
    """Views of a round in the middle."""
    round = koikoi.Round.deal(rules, seed=7)
    for _ in range(8):
        round.play(round.legal_actions()[0])

    def run() -> None:
        for _ in range(count):
            round.view(0)

    return run


def replays(rules: koikoi.Rules, count: int) -> Callable[[], None]:
    """Records of finished rounds, read and played again."""
    rng = rng_for(7)
    records = []
    for seed in range(count):
        round = koikoi.Round.deal(rules, seed=seed)
        while not round.is_over:
            actions = round.legal_actions()
            round.play(actions[int(rng.random() * len(actions))])
        records.append(round.record())

    def run() -> None:
        for record in records:
            koikoi.Round.replay(record)

    return run


def bare_scores(rules: koikoi.Rules, piles: Sequence[Pile]) -> Callable[[], None]:
    """Only the sum of the yaku, without lines and reasons."""
    masks = [pile.mask for pile in piles]

    def run() -> None:
        points = rules.scorer().points
        for mask in masks:
            points(mask)

    return run


def bulk_rounds(rules: koikoi.Rules, policy: bulk.Policy, count: int) -> Callable[[], None]:
    """Whole rounds in lock-step, counted."""

    def run() -> None:
        bulk.simulate(rules, rounds=count, seed=7, policies=(policy, policy))

    return run


def bulk_scores(rules: koikoi.Rules, piles: Sequence[Pile], count: int) -> Callable[[], None]:
    """The sums of the yaku of an array of piles."""
    masks = np.resize(np.array([pile.mask for pile in piles], dtype=np.uint64), count)
    scorer = bulk.BulkScorer(rules)

    def run() -> None:
        scorer.points_of(masks)

    return run


def benchmarks() -> list[Benchmark]:
    """Everything that is measured, the promised figures first."""
    yamato, mon = koikoi.YAMATO, koikoi.MON
    final, wild = final_piles(20_000), random_piles(20_000)
    many = 4 * BATCH
    return [
        Benchmark("koikoi/yamato random rounds", random_rounds(yamato, 2000), 2000, 15_000),
        Benchmark("koikoi/mon random rounds", random_rounds(mon, 2000), 2000, 15_000),
        Benchmark("hanaawase/nintendo random rounds", random_rounds(hanaawase.NINTENDO, 1000), 1000, 5_000),
        Benchmark("hachihachi/std random rounds", random_rounds(hachihachi.STANDARD, 600), 600, 3_000),
        Benchmark("koikoi/yamato scores, final piles", explained_scores(yamato, final), 20_000, 200_000),
        Benchmark("koikoi/mon scores, final piles", explained_scores(mon, final), 20_000, 200_000),
        Benchmark("koikoi/yamato scores, random piles", explained_scores(yamato, wild), 20_000, 200_000),
        Benchmark("koikoi/mon scores, random piles", explained_scores(mon, wild), 20_000, 200_000),
        Benchmark("koikoi/yamato bare scores, final piles", bare_scores(yamato, final), 20_000, 1_000_000),
        Benchmark("koikoi/yamato bare scores, random piles", bare_scores(yamato, wild), 20_000, 1_000_000),
        Benchmark("koikoi/yamato bulk rounds, random", bulk_rounds(yamato, bulk.RANDOM, many), many, 250_000),
        Benchmark(
            "koikoi/mon bulk rounds, random", bulk_rounds(koikoi.MON, bulk.RANDOM, many), many, 250_000
        ),
        Benchmark("koikoi/yamato bulk rounds, thumb", bulk_rounds(yamato, bulk.THUMB, many), many, 250_000),
        Benchmark("koikoi/yamato bulk scores", bulk_scores(yamato, wild, 2_000_000), 2_000_000, 50_000_000),
        Benchmark("koikoi/yamato greedy rounds", greedy_rounds(yamato, 50), 50),
        Benchmark("koikoi/yamato copies of a round", round_copies(yamato, 20_000), 20_000),
        Benchmark("koikoi/yamato views", views(yamato, 10_000), 10_000),
        Benchmark("koikoi/yamato replays of records", replays(yamato, 300), 300),
    ]


def measure(benchmark: Benchmark, yard: Callable[[], None]) -> Figure:
    """The best of several runs, each beside a run of the yardstick."""
    benchmark.run()  # warm up: tables and memories are filled once
    times = [(time_of(yard), time_of(benchmark.run)) for _ in range(_RUNS)]
    yard_time = min(pair[0] for pair in times)
    raw = benchmark.count / min(pair[1] for pair in times)
    return Figure(benchmark, yard_time, raw, raw * yard_time / YARDSTICK)


def row_of(figure: Figure | Paid) -> dict[str, Any]:
    """A figure as JSON."""
    if isinstance(figure, Figure):
        what, unit, target = figure.benchmark.name, "1/s", figure.benchmark.target
    else:
        what, unit, target = figure.cost.name, figure.cost.unit, figure.cost.at_most
    return {
        "what": what, "unit": unit, "raw": float(f"{figure.raw:.5g}"),
        "scaled": float(f"{figure.scaled:.5g}"), "target": target, "met": not figure.is_missed,
    }  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; gives 1 when a target is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__.split("\n")[0])
    parser.add_argument("words", nargs="*", metavar="WORD", help="only what has one of these in its name")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args(argv)
    words = arguments.words
    rates = [one for one in benchmarks() if not words or any(word in one.name for word in words)]
    bounded = [*costs(), *in_page.costs_in_page()]
    paid = [one for one in bounded if not words or any(word in one.name for word in words)]
    if not rates and not paid:
        print(f"no benchmark has {' or '.join(words)} in its name")
        return 2
    yard = yardstick()
    figures: list[Figure | Paid] = []
    for benchmark in rates:
        figures.append(measure(benchmark, yard))
        print(figures[-1], flush=True)
    for cost in paid:
        figures.append(pay(cost, lambda: min(time_of(yard) for _ in range(3)), YARDSTICK))
        print(figures[-1], flush=True)
    if not in_page.can_measure():
        print("not measured in the page: build the site (`make book`), with Node on the path")
    if not words and strength.RESULTS.exists():
        for told in json.loads(strength.RESULTS.read_text("utf-8")):
            print(strength.row_text(told))
    if arguments.json is not None:
        rows = {"yardstick": YARDSTICK, "figures": [row_of(figure) for figure in figures]}
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    return int(any(figure.is_missed for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
