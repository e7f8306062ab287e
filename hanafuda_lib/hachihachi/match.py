"""A match of Hachi-hachi: the seat draw, then rounds, counters and carried fields (RULES.md §D.1–D.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from hanafuda_lib import notation
from hanafuda_lib.actions import Action
from hanafuda_lib.errors import HanafudaError, IllegalActionError, RulesError, shown
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.dealing import redeals
from hanafuda_lib.hachihachi.ending import Ending, Result
from hanafuda_lib.hachihachi.round import Round
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.seats import SeatDraw, draw_seats, require_seats
from hanafuda_lib.options import text_of
from hanafuda_lib.pile import Pile
from hanafuda_lib.recorded import Recorded
from hanafuda_lib.table import MOST_MATCH_SEED, rng_for

# Deal n of the match with seed s is the deal with seed 100 s + n; the seats are drawn with 100 s.
_SEEDS_PER_MATCH = 100
# Carried fields must not let a match go on for ever.
_MOST_ROUNDS = 99
#: Everybody starts with counters for five kan.
START_KAN = 5
_RECORD_KEYS = ("seed", "seats", "play")


class Match(Recorded):
    """A match: rounds one after another, counters, the next dealer, carried field multipliers.

    ``rounds`` (3, 6 or 12) changes the length that the rules give; ``seats`` are 2 to 7 players.
    A round that nobody plays is dealt again and does not count. Seats are numbered in playing
    order; ``opening.seats`` tells which seat each person drew.

    >>> from hanafuda_lib import hachihachi
    >>> match = Match(hachihachi.STANDARD, seed=7, rounds=3)
    >>> match.number, match.totals, match.is_over
    (1, (60, 60, 60), False)
    """

    __slots__ = ("history", "opening", "round", "rules", "seats", "seed")

    rules: Rules
    seed: int
    seats: int
    round: Round
    opening: SeatDraw
    history: tuple[Round, ...]

    def __init__(self, rules: Rules, *, seed: int, rounds: int | None = None, seats: int = 3) -> None:
        if not isinstance(rules, Rules):
            raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of Hachi-hachi")
        if rounds is not None:
            rules = replace(rules, game_length=_length(rounds))
        self.rules = rules
        rng_for(seed, most=MOST_MATCH_SEED)
        self.seed = seed
        self.seats = require_seats(seats)
        self.opening = draw_seats(seed=seed * _SEEDS_PER_MATCH, seats=seats)
        self.history = ()
        self.round = self._deal(self.opening.dealer, ())

    def _deal(self, dealer: int, carry: tuple[int, ...]) -> Round:
        seed = self.seed * _SEEDS_PER_MATCH + len(self.history) + 1
        month = (self.number - 1) % 12 + 1
        return Round.deal(self.rules, seed=seed, dealer=dealer, month=month, seats=self.seats, carry=carry)

    def redeals(self, number: int) -> tuple[Pile, ...]:
        """The four cards that made deal ``number`` (from 1) void before the deal that stands."""
        round = (*self.history, self.round)[number - 1]
        seed = self.seed * _SEEDS_PER_MATCH + number
        return redeals(self.rules, seed=seed, seats=self.seats, dealer=round.dealer)

    @property
    def rounds(self) -> int:
        """How many rounds the match has (with ``etsunen`` it may have more)."""
        return int(self.rules.game_length.value)

    @property
    def number(self) -> int:
        """The number of the current round, from 1; rounds that nobody played do not count."""
        return 1 + sum(round.result is not None and _counts(round.result) for round in self.history)

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of the rounds that are over, in order."""
        done = [*self.history, self.round]
        return tuple(round.result for round in done if round.result is not None)

    @property
    def totals(self) -> tuple[int, ...]:
        """The counters of each seat in mon: five kan at the start, below 0 for a debt."""
        start = START_KAN * int(self.rules.mon_per_kan.value)
        return tuple(
            start + sum(result.points[seat] for result in self.results) for seat in range(self.seats)
        )

    @property
    def is_over(self) -> bool:
        """Whether the last round is over."""
        result = self.round.result
        if result is None or not _counts(result):
            return False
        if self.rules.shiso_ends is o.ShisoEnds.ON and any("shiso" in ids for ids in self.round.claims):
            return True
        goes_on = self.rules.etsunen is o.Etsunen.ON and bool(result.carry) and self.number < _MOST_ROUNDS
        return self.number >= self.rounds and not goes_on

    @property
    def winner(self) -> int | None:
        """The seat with most counters when the match is over; ``None`` for a tie or before."""
        best = max(self.totals)
        if not self.is_over or self.totals.count(best) > 1:
            return None
        return self.totals.index(best)

    def play(self, action: Action) -> None:
        """:meth:`Round.play` in the current round."""
        self.round.play(action)

    def next_round(self) -> None:
        """Deal the next round. Errors: :class:`IllegalActionError` when it is not time for it."""
        result = self.round.result
        if result is None:
            raise IllegalActionError(
                "round-running", "illegal next round: expected the current round to end first"
            )
        if self.is_over:
            raise IllegalActionError("match-over", "illegal next round: the match is over")
        self.history += (self.round,)
        self.round = self._deal(result.next_dealer, result.carry)

    def record(self) -> str:
        """The match so far in one line; :meth:`replay` gives it back.

        >>> from hanafuda_lib import hachihachi
        >>> Match(hachihachi.STANDARD, seed=7, rounds=3).record()
        'hanafuda1 hachihachi/std gameLength=3; seed 7; seats 3; play'
        """
        played = [" ".join(str(action) for action in r.actions) for r in (*self.history, self.round)]
        sections = [("seed", str(self.seed)), ("seats", str(self.seats)), *(("play", p) for p in played)]
        return notation.format_record(self.rules.text, sections)

    @classmethod
    def replay(cls, record: str) -> Self:
        """The match of a record, every action checked; the deals come from its seed."""
        words, sections = notation.parse_record(record, keys=_RECORD_KEYS)
        found = notation.require_sections(sections, ["seed", "seats"])
        seed = notation.parse_number(found["seed"], what="seed", low=0, high=MOST_MATCH_SEED)
        seats = notation.parse_number(found["seats"], what="seats", low=2, high=7)
        self = cls(Rules.parse(" ".join(words)), seed=seed, seats=seats)
        plays = [text for key, text in sections if key == "play"]
        for number, play in enumerate(plays, start=1):
            try:
                if number > 1:
                    self.next_round()
                for text in play.split():
                    self.play(notation.parse_action(text))
            except HanafudaError as error:
                raise type(error)(error.code, f"deal {number} of the record: {error}") from None
        return self

    def copy(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.seed = self.seed
        other.seats = self.seats
        other.opening = self.opening
        other.history = self.history
        other.round = self.round.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]


def _counts(result: Result) -> bool:
    return result.ending is not Ending.NOBODY


def _length(rounds: int) -> o.GameLength:
    if isinstance(rounds, int) and not isinstance(rounds, bool):
        for length in o.GameLength:
            if length.value == text_of(rounds):
                return length
    raise RulesError("bad-rounds", f"bad number of rounds {shown(rounds)}: expected 3, 6 or 12")
