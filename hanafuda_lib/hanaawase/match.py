"""A match of hana-awase: the draw for seats, then 3, 6, 9 or 12 rounds (RULES.md §C.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.dealing import Redeal, redeals
from hanafuda_lib.hanaawase.round import Round
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.settlement import Ending, nets
from hanafuda_lib.match import SEEDS_PER_MATCH, MatchBase, find_length
from hanafuda_lib.table import rng_for, shuffled_deck

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """Who sits where. Source: RULES.md §C.1.1 (S004).

    ``draws`` are the cards, draw by draw, as ``(player, card)``; ``players[seat]`` is the player
    (0, 1, 2… as they came) who got that seat. Seat 0 is the first dealer (oya 親), seat 1 on his
    right (dō-ni 胴二) is second, the last seat on his left (biki ビキ) is last.
    """

    draws: tuple[tuple[tuple[int, Card], ...], ...]
    players: tuple[int, ...]
    dealer: int = 0


def draw_seats(rules: Rules, *, seed: int) -> SeatDraw:
    """Each player draws a card: months from early to late give the seats.

    Equal months: more card points first; still equal: those players put back and draw again.

    >>> from hanafuda_lib import hanaawase
    >>> draw_seats(hanaawase.NINTENDO, seed=7).players
    (2, 0, 1)
    """
    rng = rng_for(seed)
    draws: list[tuple[tuple[int, Card], ...]] = []

    def ranked(players: Sequence[int]) -> tuple[int, ...]:
        deck = shuffled_deck(rng)
        drawn = {player: DECK[index] for player, index in zip(players, deck, strict=False)}
        draws.append(tuple(drawn.items()))
        tied: dict[tuple[int, int], list[int]] = {}
        for player, card in drawn.items():
            tied.setdefault((card.month, -card.points), []).append(player)
        groups = [tied[rank] for rank in sorted(tied)]
        return tuple(one for g in groups for one in (ranked(g) if len(g) > 1 else g))

    players = ranked(range(rules.number_of_seats))
    return SeatDraw(tuple(draws), players)


class Match(MatchBase[Rules, Round]):
    """A match: rounds one after another, totals, the next dealer.

    ``rounds`` (3, 6, 9 or 12) changes the length that the rules give. Nobody changes his seat.
    The deals follow from ``seed``: deal *n* is ``Round.deal(seed=100 * seed + n)``. A deal in
    which nobody was in does not count as a round.

    >>> from hanafuda_lib import hanaawase
    >>> match = Match(hanaawase.NINTENDO, seed=7, rounds=3)
    >>> match.number, match.totals, match.is_over
    (1, (0, 0, 0), False)
    """

    __slots__ = ()

    rules_type = Rules
    opening: SeatDraw

    def __init__(self, rules: Rules, *, seed: int, rounds: int | None = None) -> None:
        if not isinstance(rules, Rules):
            raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of hana-awase")
        if rounds is not None:
            length = find_length(o.GameLength, rounds, expected="3, 6, 9 or 12")
            rules = replace(rules, game_length=length)
        super().__init__(rules, seed=seed)
        self.opening = draw_seats(rules, seed=seed * SEEDS_PER_MATCH)
        self.round = self._deal(self.opening.dealer)

    def _deal(self, dealer: int) -> Round:
        return Round.deal(self.rules, seed=self._seed_now(), dealer=dealer, month=self._month_now())

    def redeals(self, number: int) -> tuple[Redeal, ...]:
        """Why the cards of deal ``number`` (from 1) were gathered before the deal that stands.

        >>> from hanafuda_lib import hanaawase
        >>> Match(hanaawase.NINTENDO, seed=7, rounds=3).redeals(1)
        ()
        """
        round = (*self.history, self.round)[number - 1]
        return redeals(self.rules, seed=self.seed * SEEDS_PER_MATCH + number, dealer=round.dealer)

    def _deal_next(self) -> Round:
        return self._deal(self.results[-1].next_dealer)

    def _counts(self, round: Round) -> bool:
        """A deal in which nobody was in is dealt again."""
        return round.result is None or round.result.ending is not Ending.NOBODY_IN

    @property
    def rounds(self) -> int:
        """How many rounds the match has."""
        return int(self.rules.game_length.value)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat so far; they sum to zero."""
        lines = [line for result in self.results for line in result.lines]
        return nets(lines, self.rules.number_of_seats)

    @property
    def is_over(self) -> bool:
        """Whether the last round is over."""
        return self.round.is_over and self.number >= self.rounds and self._counts(self.round)
