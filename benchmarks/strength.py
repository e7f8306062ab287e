"""How strong the levels of play are: ``python -m benchmarks.strength``.

Every deal is played once for each seat that the first player can take, so that luck of the deal
falls on both sides. The matches are cut into jobs that any number of workers can do, with the same
result; what is done is kept in ``_jobs/strength.jsonl``, so an interrupted run goes on from there.

    python -m benchmarks.strength                    # all matches, a process for each core
    python -m benchmarks.strength --workers 1 koikoi # only what has "koikoi" in its name

The figures go to ``benchmarks/results/strength.json``, the table to standard output.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

from tqdm import tqdm

from hanafuda_lib.analysis.jobs import run_jobs
from hanafuda_lib.game import find_rules
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.players import make_player

_FIRST_SEED = 1_000_000
_CHUNK = 10
STORE = Path("_jobs/strength.jsonl")
RESULTS = Path(__file__).parent / "results" / "strength.json"


@dataclass(frozen=True, slots=True)
class Pairing:
    """``one`` against ``other`` (in games for three, against two of them) in so many deals."""

    rules: str
    one: str
    other: str
    deals: int

    @property
    def name(self) -> str:
        """What the table calls it."""
        return f"{self.rules} {self.one} against {self.other}"

    @property
    def jobs(self) -> list[list[Any]]:
        """The deals in small parts, always the same."""
        starts = range(_FIRST_SEED, _FIRST_SEED + self.deals, _CHUNK)
        end = _FIRST_SEED + self.deals
        return [[self.rules, self.one, self.other, start, min(_CHUNK, end - start)] for start in starts]


LADDER = ("level-5", "level-4", "level-3", "level-2", "level-1")


def pairings() -> list[Pairing]:
    """Level 5 against greedy, then each level against the one below, in each game."""
    found = [Pairing("koikoi/yamato", "level-5", "greedy", 1000)]
    games = (("koikoi/yamato", 300, 0), ("hanaawase/nintendo", 300, 200), ("hachihachi/std", 250, 200))
    for rules, deals, greedy_deals in games:
        if greedy_deals:
            found.append(Pairing(rules, "level-5", "greedy", greedy_deals))
        found += [Pairing(rules, one, other, deals) for one, other in pairwise(LADDER)]
    return found


def play_deals(job: list[Any]) -> list[list[float]]:
    """For each deal: the mean lead of the first player over all seatings, points of both, time, decisions.

    The lead is against the other (Koi-Koi), or what he wins (games for three).
    """
    text, one, other, first, deals = job
    rules = find_rules(text)
    package = GAMES[game_of(rules)]
    found = []
    for seed in range(first, first + deals):
        seats = len(package.Round.deal(rules, seed=seed).view(0).piles)
        lead, won, lost, spent, decisions = 0.0, 0.0, 0.0, 0.0, 0
        for mine in range(seats):
            round = package.Round.deal(rules, seed=seed)
            players = [make_player(one if seat == mine else other, seed=seed) for seat in range(seats)]
            while round.to_move is not None:
                seat = round.to_move
                view = round.view(seat)
                start = process_time()
                action = players[seat].choose(view)
                if seat == mine and len(view.legal) > 1:
                    spent += process_time() - start
                    decisions += 1
                round.play(action)
            points = round.result.points
            lead += points[mine] - (points[1 - mine] if seats == 2 else 0)
            won += max(0, points[mine])
            lost += sum(max(0, p) for seat, p in enumerate(points) if seat != mine)
        found.append([lead / seats, won, lost, spent, decisions, seats])
    return found


def summary(pairing: Pairing, rows: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Mean lead a round with its 95 % interval; in Koi-Koi the share of the points exchanged too."""
    number = len(rows)
    leads = [row[0] for row in rows]
    mean = sum(leads) / number
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, number - 1) / number)
    seats = int(rows[0][5])
    decisions = sum(row[4] for row in rows)
    told: dict[str, Any] = {
        "rules": pairing.rules, "one": pairing.one, "other": pairing.other,
        "deals": number, "rounds": number * seats,
        "mean_lead": round(mean, 3),
        "interval": [round(mean - 1.96 * error, 3), round(mean + 1.96 * error, 3)],
        "ms_a_decision": round(1000 * sum(row[3] for row in rows) / max(1, decisions), 1),
    }  # fmt: skip
    if seats == 2:
        won, lost = sum(row[1] for row in rows), sum(row[2] for row in rows)
        share = won / (won + lost)
        # The share is a ratio of sums: its error by the usual linear approximation.
        parts = [(row[1] - share * (row[1] + row[2])) for row in rows]
        spread = sqrt(sum(part * part for part in parts)) / (won + lost)
        told["points"] = [won, lost]
        told["share"] = round(share, 4)
        told["share_interval"] = [round(share - 1.96 * spread, 4), round(share + 1.96 * spread, 4)]
    return told


def row_text(told: dict[str, Any]) -> str:
    """One line of the table."""
    low, high = told["interval"]
    share = f"  share {told['share']:.1%}" if "share" in told else ""
    return (
        f"{told['rules']:<19} {told['one']:<8} {told['other']:<8} {told['rounds']:>6} rounds "
        f"{told['mean_lead']:>8.2f} a round ({low:.2f} to {high:.2f}){share}"
        f"  {told['ms_a_decision']:.0f} ms a decision"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is left to play, print the table, write the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__.split("\n")[0])
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="only pairings with all these words in their name"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deals", type=int, help="so many deals for each pairing at most")
    parser.add_argument("--store", type=Path, default=STORE)
    arguments = parser.parse_args(argv)
    chosen = [one for one in pairings() if all(word in one.name for word in arguments.words)]
    if not chosen:
        print(f"no pairing has {' and '.join(arguments.words)} in its name")
        return 2
    told = []
    for pairing in chosen:
        jobs = pairing.jobs[: None if arguments.deals is None else max(1, arguments.deals // _CHUNK)]
        with tqdm(total=len(jobs), desc=pairing.name, delay=2) as bar:

            def tell(done: int, _total: int, bar: Any = bar) -> None:
                bar.update(done - bar.n)

            parts = run_jobs(play_deals, jobs, workers=arguments.workers, store=arguments.store, tell=tell)
        told.append(summary(pairing, [row for part in parts for row in part]))
        print(row_text(told[-1]), flush=True)
    RESULTS.parent.mkdir(exist_ok=True)
    known = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    fresh = {(one["rules"], one["one"], one["other"]) for one in told}
    kept = [one for one in known if (one["rules"], one["one"], one["other"]) not in fresh]
    RESULTS.write_text(json.dumps(kept + told, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
