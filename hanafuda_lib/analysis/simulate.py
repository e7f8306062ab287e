"""What happens in many rounds: who wins, with which yaku, for how many points, after how many turns.

It plays with the players of the library, game by game and house rule by house rule, and needs
nothing but Python; :mod:`hanafuda_lib.analysis.bulk` is hundreds of times faster for simple players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from hanafuda_lib.analysis.jobs import Tell, run_jobs
from hanafuda_lib.analysis.odds import Odds
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import Step, find_rules
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.players import make_player
from hanafuda_lib.players.quick import QuickPlayer

# Rounds in one job: enough to be worth sending to another process.
_CHUNK = 250
_MOST = 10**8
_MOST_SEED = 2**63


@dataclass(frozen=True, slots=True)
class Simulated:
    """What so many rounds brought. Points are those of the dealer, less (Koi-Koi) the other's.

    ``counts`` has ``dealer``, ``other`` and ``nobody`` (who won), ``koikoi`` and ``koikoi-won``
    (rounds with a call, and won by a caller), ``yaku:…`` (rounds whose winner had it), ``turns:…``
    (rounds that ended after so many turns of all players).
    """

    rounds: int
    counts: Mapping[str, int]
    mean: float
    error: float

    def odds(self, what: str, label: str = "") -> Odds:
        """How often something of ``counts`` was so, with its interval.

        >>> from hanafuda_lib import koikoi
        >>> simulate(koikoi.YAMATO, rounds=20, seed=1).odds("dealer").total
        20
        """
        return Odds(label or what, self.counts.get(what, 0), self.rounds, exact=False)

    @property
    def yaku(self) -> dict[str, Odds]:
        """How often the winner had each yaku, the most frequent first."""
        found = {name[5:]: self.odds(name, name[5:]) for name in self.counts if name.startswith("yaku:")}
        return dict(sorted(found.items(), key=lambda item: -item[1].favourable))

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of :attr:`mean`."""
        return self.mean - 1.96 * self.error, self.mean + 1.96 * self.error


def simulate(
    rules: Any,
    *,
    rounds: int,
    seed: int = 0,
    player: str = "quick",
    executor: Executor | None = None,
    workers: int = 1,
    store: Path | str | None = None,
    tell: Tell | None = None,
) -> Simulated:
    """Play so many rounds, all seats alike, and count. ``player``: ``quick`` or a level's name.

    Round *n* is dealt by seed + *n*; the seat that deals changes from round to round. The result
    does not depend on who does the work: see :func:`~hanafuda_lib.analysis.jobs.run_jobs`.
    Errors: :class:`RulesError`.

    >>> from hanafuda_lib import koikoi
    >>> told = simulate(koikoi.YAMATO, rounds=20, seed=1)
    >>> told.counts["dealer"] + told.counts["other"] + told.counts.get("nobody", 0)
    20
    """
    if type(rounds) is not int or not 1 <= rounds <= _MOST:
        raise RulesError("bad-rounds", f"bad number of rounds {shown(rounds)}: expected 1 to {_MOST}")
    game_of(rules)
    if type(seed) is not int or not 0 <= seed <= _MOST_SEED:
        raise RulesError("bad-seed", f"bad seed {shown(seed)}: expected 0 to {_MOST_SEED}")
    if player != "quick":
        make_player(player)
    jobs = [
        [rules.text, player, seed + start, min(_CHUNK, rounds - start)] for start in range(0, rounds, _CHUNK)
    ]
    parts = run_jobs(play_rounds, jobs, executor=executor, workers=workers, store=store, tell=tell)
    return _together(rounds, parts)


def _together(rounds: int, parts: Iterable[dict[str, Any]]) -> Simulated:
    counts: dict[str, int] = {}
    total = squares = 0
    for part in parts:
        total += part["points"]
        squares += part["squares"]
        for name, number in part["counts"].items():
            counts[name] = counts.get(name, 0) + number
    mean = total / rounds
    variance = max(0.0, squares / rounds - mean * mean)
    return Simulated(rounds, dict(sorted(counts.items())), mean, sqrt(variance / rounds))


def play_rounds(job: list[Any]) -> dict[str, Any]:
    """The work of one job: a rule text, a player, the first seed, the number of rounds."""
    text, name, first, rounds = job
    rules = type(find_rules(text.split()[0])).parse(text)
    player = QuickPlayer() if name == "quick" else make_player(name)
    counts: dict[str, int] = {}
    total = squares = 0
    for seed in range(first, first + rounds):
        round = GAMES[game_of(rules)].Round.deal(rules, seed=seed, dealer=seed % 2)
        while round.to_move is not None:
            round.play(player.choose(round.view(round.to_move)))
        points = _lead(round)
        total += points
        squares += points * points
        for what in _happened(round):
            counts[what] = counts.get(what, 0) + 1
    return {"counts": counts, "points": total, "squares": squares}


def _lead(round: Any) -> int:
    points = round.result.points
    dealer = round.dealer
    return int(points[dealer] - points[1 - dealer]) if len(points) == 2 else int(points[dealer])


def _happened(round: Any) -> Iterable[str]:
    result = round.result
    winner = result.winner
    yield "nobody" if winner is None else "dealer" if winner == round.dealer else "other"
    callers = {event.seat for event in round.events if event.step is Step.KOIKOI}
    if callers:
        yield "koikoi"
    if winner in callers:
        yield "koikoi-won"
    if result.score is not None:
        for line in result.score.lines:
            yield f"yaku:{line.yaku.id}"
    yield f"turns:{sum(event.step is Step.STOCK for event in round.events)}"
