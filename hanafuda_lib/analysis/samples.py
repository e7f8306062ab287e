"""Rounds of Koi-Koi played by the hundred, and what they say, with the standard error beside it.

Seeds give the rounds, so that a number comes out the same each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from hanafuda_lib import koikoi
from hanafuda_lib.actions import KoiKoi
from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import RulesError
from hanafuda_lib.game import Phase
from hanafuda_lib.pile import Pile
from hanafuda_lib.players import GreedyPlayer, Player, play_out


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of many rounds, and its standard error: how far chance alone usually moves it.

    >>> print(Estimate(5.0, 0.25, 100))
    5.0 ± 0.2
    """

    mean: float
    error: float
    count: int

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.error:.1f}"

    @property
    def is_clear(self) -> bool:
        """Whether the mean is more than two standard errors away from nothing.

        >>> Estimate(-0.7, 0.6, 100).is_clear
        False
        """
        return abs(self.mean) > 2 * self.error


def estimate(values: Iterable[float]) -> Estimate:
    """The mean of some values, and its standard error. Errors: :class:`RulesError` for fewer than two.

    >>> print(estimate([1, 2, 3, 4]))
    2.5 ± 0.6
    """
    found = list(values)
    if len(found) < 2:
        raise RulesError("few-values", f"{len(found)} values: expected two or more")
    return Estimate(fmean(found), stdev(found) / len(found) ** 0.5, len(found))


def played(rules: koikoi.Rules, seeds: Iterable[int], player: Player | None = None) -> list[koikoi.Round]:
    """One finished round for each seed, both seats played by ``player`` (left out: :class:`GreedyPlayer`).

    >>> [round.result.points for round in played(koikoi.YAMATO, range(2))]
    [(0, 1), (0, 2)]
    """
    both = player or GreedyPlayer()
    return [play_out(koikoi.Round.deal(rules, seed=seed), both) for seed in seeds]


def winners_with(rounds: Sequence[koikoi.Round]) -> dict[str, float]:
    """For each card, how often the player who had it in the pile at the end won, of 1.

    Rounds that nobody won, or in which nobody took the card, are left out.

    >>> 0 < winners_with(played(koikoi.YAMATO, range(50)))["09-cup"] < 1
    True
    """
    won: Counter[str] = Counter()
    had: Counter[str] = Counter()
    for round in rounds:
        winner = None if round.result is None else round.result.winner
        if winner is None:
            continue
        for seat, pile in enumerate(round.view(0).piles):
            _count(pile, had, won, wins=seat == winner)
    return {card.id: won[card.id] / had[card.id] for card in DECK if had[card.id]}


def _count(pile: Pile, had: Counter[str], won: Counter[str], *, wins: bool) -> None:
    for card in pile:
        had[card.id] += 1
        won[card.id] += wins


@dataclass(frozen=True, slots=True)
class Fork:
    """One question "stop or koi-koi?", with both answers tried.

    ``base`` is the sum of the yaku, ``cards`` what is left in the hand, ``stop`` the points of
    stopping. ``call`` is what came of koi-koi with the same cards: the caller's points, less those
    of the other player.
    """

    seed: int
    base: int
    cards: int
    stop: int
    call: int

    @property
    def gain(self) -> int:
        """What koi-koi brought beyond stopping; below zero: what it cost."""
        return self.call - self.stop


def forks(rules: koikoi.Rules, seeds: Iterable[int], player: Player | None = None) -> list[Fork]:
    """The first question of each of these rounds, if it comes to one, with both answers tried.

    >>> forks(koikoi.YAMATO, [7])
    [Fork(seed=7, base=1, cards=5, stop=1, call=2)]
    """
    found = (_fork(rules, seed, player or GreedyPlayer()) for seed in seeds)
    return [fork for fork in found if fork is not None]


def _fork(rules: koikoi.Rules, seed: int, player: Player) -> Fork | None:
    round = koikoi.Round.deal(rules, seed=seed)
    while round.to_move is not None:
        seat, view = round.to_move, round.view(round.to_move)
        if view.phase is Phase.DECIDE and KoiKoi() in view.legal:
            score = view.score(seat)
            round.play(KoiKoi())
            result = play_out(round, player).result
            call = result.points[seat] - result.points[1 - seat]
            return Fork(seed, score.base, len(view.hand), score.total, call)
        round.play(player.choose(view))
    return None
