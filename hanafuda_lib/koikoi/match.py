"""A match of Koi-Koi: the first dealer, then 3, 6 or 12 rounds (RULES.md §B.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from hanafuda_lib import notation
from hanafuda_lib.actions import Action
from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.errors import HanafudaError, IllegalActionError, RulesError, shown
from hanafuda_lib.game import RoundResult
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.dealing import require_start
from hanafuda_lib.koikoi.round import Round
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.options import text_of
from hanafuda_lib.recorded import Recorded
from hanafuda_lib.table import MOST_MATCH_SEED, rng_for, shuffled_deck

# Round n of the match with seed s is the deal with seed 100 s + n; the cut for dealer is 100 s.
_SEEDS_PER_MATCH = 100
# A match to 50 points cannot go on for ever.
_MOST_ROUNDS = 99
_GOAL = 50
_RECORD_KEYS = ("seed", "play")


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


class Match(Recorded):
    """A match: rounds one after another, totals, the next dealer.

    ``rounds`` (3, 6 or 12) changes the length that the rules give. The deals follow from
    ``seed``: round *n* is ``Round.deal(seed=100 * seed + n)``.

    >>> from hanafuda_lib import koikoi
    >>> match = Match(koikoi.YAMATO, seed=7, rounds=3)
    >>> match.number, match.totals, match.is_over
    (1, (0, 0), False)
    """

    __slots__ = ("history", "number", "opening", "round", "rules", "seed")

    rules: Rules
    seed: int
    number: int
    round: Round
    opening: FirstDealer
    history: tuple[Round, ...]

    def __init__(self, rules: Rules, *, seed: int, rounds: int | None = None) -> None:
        require_start(rules, 0, 1)
        if rounds is not None:
            rules = replace(rules, game_length=_length(rounds))
        self.rules = rules
        rng_for(seed, most=MOST_MATCH_SEED)
        self.seed = seed
        self.opening = first_dealer(rules, seed=seed * _SEEDS_PER_MATCH)
        self.history = ()
        self.number = 1
        self.round = self._deal(self.opening.dealer)

    def _deal(self, dealer: int) -> Round:
        seed = self.seed * _SEEDS_PER_MATCH + self.number
        return Round.deal(self.rules, seed=seed, dealer=dealer, month=(self.number - 1) % 12 + 1)

    @property
    def rounds(self) -> int | None:
        """How many rounds the match has; ``None`` when it is played to 50 points."""
        length = self.rules.game_length
        return None if length is o.GameLength.TO_50 else int(length.value)

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The results of the rounds that are over, in order."""
        done = [*self.history, self.round]
        return tuple(round.result for round in done if round.result is not None)

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

    @property
    def winner(self) -> int | None:
        """The seat with the higher total when the match is over; ``None`` for a tie or before."""
        one, two = self.totals
        if not self.is_over or one == two:
            return None
        return int(two > one)

    def play(self, action: Action) -> None:
        """:meth:`Round.play` in the current round."""
        self.round.play(action)

    def next_round(self) -> None:
        """Deal the next round. Errors: :class:`IllegalActionError` when it is not time for it."""
        if not self.round.is_over:
            raise IllegalActionError(
                "round-running", "illegal next round: expected the current round to end first"
            )
        if self.is_over:
            raise IllegalActionError("match-over", "illegal next round: the match is over")
        assert self.round.result is not None
        dealer = self.round.result.next_dealer
        self.history += (self.round,)
        self.number += 1
        self.round = self._deal(dealer)

    def record(self) -> str:
        """The match so far in one line; :meth:`replay` gives it back.

        >>> from hanafuda_lib import koikoi
        >>> Match(koikoi.YAMATO, seed=7, rounds=3).record()
        'hanafuda1 koikoi/yamato gameLength=3; seed 7; play'
        """
        sections = [("seed", str(self.seed))]
        sections += [
            ("play", " ".join(str(action) for action in round.actions))
            for round in (*self.history, self.round)
        ]
        return notation.format_record(self.rules.text, sections)

    @classmethod
    def replay(cls, record: str) -> Self:
        """The match of a record, every action checked; the deals come from its seed."""
        words, sections = notation.parse_record(record, keys=_RECORD_KEYS)
        found = notation.require_sections(sections, ["seed"])
        seed = notation.parse_number(found["seed"], what="seed", low=0, high=MOST_MATCH_SEED)
        self = cls(Rules.parse(" ".join(words)), seed=seed)
        plays = [text for key, text in sections if key == "play"]
        for number, play in enumerate(plays, start=1):
            try:
                if number > 1:
                    self.next_round()
                for text in play.split():
                    self.play(notation.parse_action(text))
            except HanafudaError as error:
                raise type(error)(error.code, f"round {number} of the record: {error}") from None
        return self

    def copy(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.seed = self.seed
        other.opening = self.opening
        other.history = self.history
        other.number = self.number
        other.round = self.round.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]


def _length(rounds: int) -> o.GameLength:
    if isinstance(rounds, int) and not isinstance(rounds, bool):
        for length in o.GameLength:
            if length.value == text_of(rounds):
                return length
    raise RulesError("bad-rounds", f"bad number of rounds {shown(rounds)}: expected 3, 6 or 12")
