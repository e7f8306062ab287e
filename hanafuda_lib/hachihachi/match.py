"""A match of Hachi-hachi: the seat draw, then rounds, counters and carried fields (RULES.md §D.1–D.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Self

from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.dealing import redeals
from hanafuda_lib.hachihachi.ending import Ending
from hanafuda_lib.hachihachi.round import Round
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.seats import SeatDraw, draw_seats, require_seats
from hanafuda_lib.match import SEEDS_PER_MATCH, MatchBase, find_length, parse_seed
from hanafuda_lib.notation import parse_number
from hanafuda_lib.pile import Pile

# Carried fields must not let a match go on for ever.
_MOST_ROUNDS = 99
#: Everybody starts with counters for five kan.
START_KAN = 5


class Match(MatchBase[Rules, Round]):
    """A match: rounds one after another, counters, the next dealer, carried field multipliers.

    ``rounds`` (3, 6 or 12) changes the length that the rules give; ``seats`` are 2 to 7 players.
    A round that nobody plays is dealt again and does not count. Seats are numbered in playing
    order; ``opening.seats`` tells which seat each person drew.

    >>> from hanafuda_lib import hachihachi
    >>> match = Match(hachihachi.STANDARD, seed=7, rounds=3)
    >>> match.number, match.totals, match.is_over
    (1, (60, 60, 60), False)
    """

    __slots__ = ("seats",)

    counted = "deal"
    record_keys = ("seed", "seats")
    rules_type = Rules
    seats: int
    opening: SeatDraw

    def __init__(self, rules: Rules, *, seed: int, rounds: int | None = None, seats: int = 3) -> None:
        if not isinstance(rules, Rules):
            raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of Hachi-hachi")
        if rounds is not None:
            length = find_length(o.GameLength, rounds, expected="3, 6 or 12")
            rules = replace(rules, game_length=length)
        super().__init__(rules, seed=seed)
        self.seats = require_seats(seats)
        self.opening = draw_seats(seed=seed * SEEDS_PER_MATCH, seats=seats)
        self.round = self._deal(self.opening.dealer, ())

    def _deal(self, dealer: int, carry: tuple[int, ...]) -> Round:
        return Round.deal(
            self.rules,
            seed=self._seed_now(),
            dealer=dealer,
            month=self._month_now(),
            seats=self.seats,
            carry=carry,
        )

    def redeals(self, number: int) -> tuple[Pile, ...]:
        """The four cards that made deal ``number`` (from 1) void before the deal that stands.

        >>> from hanafuda_lib import hachihachi
        >>> Match(hachihachi.STANDARD, seed=7, rounds=3).redeals(1)
        ()
        """
        round = (*self.history, self.round)[number - 1]
        seed = self.seed * SEEDS_PER_MATCH + number
        return redeals(self.rules, seed=seed, seats=self.seats, dealer=round.dealer)

    def _deal_next(self) -> Round:
        last = self.results[-1]
        return self._deal(last.next_dealer, last.carry)

    def _counts(self, round: Round) -> bool:
        """A round that nobody plays is dealt again."""
        return round.result is not None and round.result.ending is not Ending.NOBODY

    @classmethod
    def _from_record(cls, rules: Rules, sections: Mapping[str, str]) -> Self:
        seed = parse_seed(sections)
        seats = parse_number(sections["seats"], what="seats", low=2, high=7)
        return cls(rules, seed=seed, seats=seats)

    @property
    def rounds(self) -> int:
        """How many rounds the match has (with ``etsunen`` it may have more)."""
        return int(self.rules.game_length.value)

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
        if result is None or not self._counts(self.round):
            return False
        if self.rules.shiso_ends is o.ShisoEnds.ON and any("shiso" in ids for ids in self.round.claims):
            return True
        goes_on = self.rules.etsunen is o.Etsunen.ON and bool(result.carry) and self.number < _MOST_ROUNDS
        return self.number >= self.rounds and not goes_on
