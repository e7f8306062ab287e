"""A match of hana-awase: the draw for seats, then 3, 6, 9 or 12 rounds (RULES.md §C.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from hanafuda_lib import notation
from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.errors import HanafudaError, IllegalActionError, RulesError, shown
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.dealing import Redeal, redeals
from hanafuda_lib.hanaawase.round import Round
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.settlement import Ending, Result, nets
from hanafuda_lib.options import text_of
from hanafuda_lib.recorded import Recorded
from hanafuda_lib.table import MOST_MATCH_SEED, rng_for, shuffled_deck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hanafuda_lib.actions import Action

# Deal n of the match with seed s is the deal with seed 100 s + n; the draw for seats is 100 s.
_SEEDS_PER_MATCH = 100
_RECORD_KEYS = ("seed", "play")


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


class Match(Recorded):
    """A match: rounds one after another, totals, the next dealer.

    ``rounds`` (3, 6, 9 or 12) changes the length that the rules give. Nobody changes his seat.
    The deals follow from ``seed``: deal *n* is ``Round.deal(seed=100 * seed + n)``. A deal in
    which nobody was in does not count as a round.

    >>> from hanafuda_lib import hanaawase
    >>> match = Match(hanaawase.NINTENDO, seed=7, rounds=3)
    >>> match.number, match.totals, match.is_over
    (1, (0, 0, 0), False)
    """

    __slots__ = ("history", "opening", "round", "rules", "seed")

    rules: Rules
    seed: int
    round: Round
    opening: SeatDraw
    history: tuple[Round, ...]

    def __init__(self, rules: Rules, *, seed: int, rounds: int | None = None) -> None:
        if not isinstance(rules, Rules):
            raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of hana-awase")
        if rounds is not None:
            rules = replace(rules, game_length=_length(rounds))
        self.rules = rules
        rng_for(seed, most=MOST_MATCH_SEED)
        self.seed = seed
        self.opening = draw_seats(rules, seed=seed * _SEEDS_PER_MATCH)
        self.history = ()
        self.round = self._deal(self.opening.dealer)

    def _deal(self, dealer: int) -> Round:
        seed = self.seed * _SEEDS_PER_MATCH + len(self.history) + 1
        return Round.deal(self.rules, seed=seed, dealer=dealer, month=(self.number - 1) % 12 + 1)

    def redeals(self, number: int) -> tuple[Redeal, ...]:
        """Why the cards of deal ``number`` (from 1) were gathered before the deal that stands.

        >>> from hanafuda_lib import hanaawase
        >>> Match(hanaawase.NINTENDO, seed=7, rounds=3).redeals(1)
        ()
        """
        round = (*self.history, self.round)[number - 1]
        return redeals(self.rules, seed=self.seed * _SEEDS_PER_MATCH + number, dealer=round.dealer)

    @property
    def number(self) -> int:
        """The number of the current round, from 1."""
        return 1 + sum(_counts(round) for round in self.history)

    @property
    def rounds(self) -> int:
        """How many rounds the match has."""
        return int(self.rules.game_length.value)

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of the deals that are over, in order."""
        done = [*self.history, self.round]
        return tuple(round.result for round in done if round.result is not None)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat so far; they sum to zero."""
        lines = [line for result in self.results for line in result.lines]
        return nets(lines, self.rules.number_of_seats)

    @property
    def is_over(self) -> bool:
        """Whether the last round is over."""
        return self.round.is_over and self.number >= self.rounds and _counts(self.round)

    @property
    def winner(self) -> int | None:
        """The seat with the highest total when the match is over; ``None`` for a tie or before."""
        best = max(self.totals)
        if not self.is_over or self.totals.count(best) > 1:
            return None
        return self.totals.index(best)

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
        self.round = self._deal(dealer)

    def record(self) -> str:
        """The match so far in one line; :meth:`replay` gives it back.

        >>> from hanafuda_lib import hanaawase
        >>> Match(hanaawase.NINTENDO, seed=7, rounds=3).record()
        'hanafuda1 hanaawase/nintendo gameLength=3; seed 7; play'
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
        other.round = self.round.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]


def _counts(round: Round) -> bool:
    """Whether a deal is a round of the match: one in which nobody was in is dealt again."""
    return round.result is None or round.result.ending is not Ending.NOBODY_IN


def _length(rounds: int) -> o.GameLength:
    if isinstance(rounds, int) and not isinstance(rounds, bool):
        for length in o.GameLength:
            if length.value == text_of(rounds):
                return length
    raise RulesError("bad-rounds", f"bad number of rounds {shown(rounds)}: expected 3, 6, 9 or 12")
