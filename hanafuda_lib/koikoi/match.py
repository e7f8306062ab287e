"""A match of Koi-Koi: the first dealer, then 3, 6 or 12 rounds (RULES.md §B.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.dealing import require_start
from hanafuda_lib.koikoi.round import Round
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.match import SEEDS_PER_MATCH, MatchBase, find_length
from hanafuda_lib.table import rng_for, shuffled_deck

# A match to 50 points cannot go on for ever.
_MOST_ROUNDS = 99
_GOAL = 50


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Who deals first, and the cards that each seat turned, cut by cut. Source: S003, FW."""

    cuts: tuple[tuple[Card, Card], ...]
    dealer: int


def first_dealer(rules: Rules, *, seed: int) -> FirstDealer:
    """Each player turns a card: the earlier month deals; equal months by ``firstDealerTie``.

    >>> from hanafuda_lib import koikoi
    >>> first_dealer(koikoi.YAMATO, seed=7).dealer
    0
    """
    order = shuffled_deck(rng_for(seed))
    cuts: list[tuple[Card, Card]] = []
    for place in range(0, 48, 2):
        one, two = DECK[order[place]], DECK[order[place + 1]]
        cuts.append((one, two))
        rank = [(card.month, 0) for card in (one, two)]
        if rules.first_dealer_tie is o.FirstDealerTie.POINTS:
            rank = [(card.month, -card.points) for card in (one, two)]
        if rank[0] != rank[1]:
            return FirstDealer(tuple(cuts), int(rank[1] < rank[0]))
    return FirstDealer(tuple(cuts), 0)


class Match(MatchBase[Rules, Round]):
    """A match: rounds one after another, totals, the next dealer.

    ``rounds`` (3, 6 or 12) changes the length that the rules give. The deals follow from
    ``seed``: round *n* is ``Round.deal(seed=100 * seed + n)``.

    >>> from hanafuda_lib import koikoi
    >>> match = Match(koikoi.YAMATO, seed=7, rounds=3)
    >>> match.number, match.totals, match.is_over
    (1, (0, 0), False)
    """

    __slots__ = ()

    rules_type = Rules
    opening: FirstDealer

    def __init__(self, rules: Rules, *, seed: int, rounds: int | None = None) -> None:
        require_start(rules, 0, 1)
        if rounds is not None:
            length = find_length(o.GameLength, rounds, expected="3, 6 or 12")
            rules = replace(rules, game_length=length)
        super().__init__(rules, seed=seed)
        self.opening = first_dealer(rules, seed=seed * SEEDS_PER_MATCH)
        self.round = self._deal(self.opening.dealer)

    def _deal(self, dealer: int) -> Round:
        return Round.deal(self.rules, seed=self._seed_now(), dealer=dealer, month=self._month_now())

    def _deal_next(self) -> Round:
        return self._deal(self.results[-1].next_dealer)

    @property
    def rounds(self) -> int | None:
        """How many rounds the match has; ``None`` when it is played to 50 points."""
        length = self.rules.game_length
        return None if length is o.GameLength.TO_50 else int(length.value)

    @property
    def totals(self) -> tuple[int, int]:
        """The points of each seat so far (zero-sum scoring starts at 50 each)."""
        start = _GOAL if self.rules.scoring is o.Scoring.ZERO_SUM else 0
        points = [result.points for result in self.results]
        return start + sum(pair[0] for pair in points), start + sum(pair[1] for pair in points)

    @property
    def is_over(self) -> bool:
        """Whether the last round is over."""
        if not self.round.is_over:
            return False
        if self.rounds is not None:
            return self.number >= self.rounds
        if self.rules.scoring is o.Scoring.ZERO_SUM:
            return min(self.totals) <= 0 or self.number >= _MOST_ROUNDS
        return max(self.totals) >= _GOAL or self.number >= _MOST_ROUNDS
