"""What the matches of all games share: rounds one after another from one seed, results, one record."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from hanafuda_lib import notation
from hanafuda_lib.actions import Action
from hanafuda_lib.errors import HanafudaError, IllegalActionError, RulesError, shown
from hanafuda_lib.options import Option, text_of
from hanafuda_lib.recorded import Recorded
from hanafuda_lib.table import MOST_MATCH_SEED, rng_for

#: Deal *n* of the match with seed *s* has the seed 100 *s* + *n*; the first draw has 100 *s*.
SEEDS_PER_MATCH = 100

OneRound = TypeVar("OneRound", bound=Any)
OneRules = TypeVar("OneRules", bound=Any)
Length = TypeVar("Length", bound=Option)


class MatchBase(Recorded, Generic[OneRules, OneRound]):
    """Rounds one after another; each game says how a round is dealt and when the match is over.

    >>> from hanafuda_lib import hanaawase, koikoi
    >>> issubclass(koikoi.Match, MatchBase) and issubclass(hanaawase.Match, MatchBase)
    True
    """

    __slots__ = ("history", "opening", "round", "rules", "seed")

    #: What a record counts: rounds, or deals where a deal may come to nothing.
    counted: ClassVar[str] = "round"
    #: What a record tells before the plays.
    record_keys: ClassVar[tuple[str, ...]] = ("seed",)
    rules_type: ClassVar[Any]

    rules: OneRules
    seed: int
    round: OneRound
    opening: Any
    history: tuple[OneRound, ...]

    # ---------------------------------------------------------------- what each game says

    @abstractmethod
    def _deal_next(self) -> OneRound:
        """The round that follows ``history``."""

    def _counts(self, round: OneRound) -> bool:  # noqa: ARG002 - a game with deals that come to nothing asks it
        """Whether a deal is a round of the match."""
        return True

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the last round is over."""

    @property
    @abstractmethod
    def totals(self) -> tuple[int, ...]:
        """What each seat has so far."""

    @classmethod
    def _from_record(cls, rules: OneRules, sections: Mapping[str, str]) -> Self:
        """The match as it begins, from what its record tells before the plays."""
        return cls(rules, seed=parse_seed(sections))

    def __init__(self, rules: OneRules, *, seed: int) -> None:
        rng_for(seed, most=MOST_MATCH_SEED)
        self.rules = rules
        self.seed = seed
        self.history = ()

    # ---------------------------------------------------------------- what all games share

    @property
    def number(self) -> int:
        """The number of the current round, from 1."""
        return 1 + sum(map(self._counts, self.history))

    @property
    def results(self) -> tuple[Any, ...]:
        """The results of the deals that are over, in order."""
        done = [*self.history, self.round]
        return tuple(round.result for round in done if round.result is not None)

    @property
    def winner(self) -> int | None:
        """The seat with the highest total when the match is over; ``None`` for a tie or before."""
        totals = self.totals
        best = max(totals)
        if not self.is_over or totals.count(best) > 1:
            return None
        return totals.index(best)

    def play(self, action: Action) -> None:
        """Do ``action`` in the current round. Errors: :class:`IllegalActionError`, nothing has changed."""
        self.round.play(action)

    def next_round(self) -> None:
        """Deal the next round. Errors: :class:`IllegalActionError` when it is not time for it."""
        if not self.round.is_over:
            raise IllegalActionError(
                "round-running", "illegal next round: expected the current round to end first"
            )
        if self.is_over:
            raise IllegalActionError("match-over", "illegal next round: the match is over")
        self.history += (self.round,)
        self.round = self._deal_next()

    def record(self) -> str:
        """The match so far in one line; :meth:`replay` gives it back.

        >>> from hanafuda_lib import koikoi
        >>> koikoi.Match(koikoi.YAMATO, seed=7, rounds=3).record()
        'hanafuda1 koikoi/yamato gameLength=3; seed 7; play'
        """
        told = [(key, str(getattr(self, key))) for key in self.record_keys]
        played = [
            ("play", " ".join(str(action) for action in round.actions))
            for round in (*self.history, self.round)
        ]
        return notation.format_record(self.rules.text, [*told, *played])

    @classmethod
    def replay(cls, record: str) -> Self:
        """The match of a record, every action checked; the deals come from its seed.

        >>> from hanafuda_lib import hachihachi
        >>> hachihachi.Match.replay("hanafuda1 hachihachi/std; seed 7; seats 4; play deru").round.to_move
        1
        """
        words, sections = notation.parse_record(record, keys=(*cls.record_keys, "play"))
        found = notation.require_sections(sections, cls.record_keys)
        self = cls._from_record(cls.rules_type.parse(" ".join(words)), found)
        for number, play in enumerate((text for key, text in sections if key == "play"), start=1):
            try:
                if number > 1:
                    self.next_round()
                for text in play.split():
                    self.play(notation.parse_action(text))
            except HanafudaError as error:
                raise type(error)(error.code, f"{cls.counted} {number} of the record: {error}") from None
        return self

    def copy(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        for base in type(self).__mro__:
            for name in getattr(base, "__slots__", ()):
                setattr(other, name, getattr(self, name))
        other.round = self.round.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    def _seed_now(self) -> int:
        """The seed of the deal that follows ``history``."""
        return self.seed * SEEDS_PER_MATCH + len(self.history) + 1

    def _month_now(self) -> int:
        """The month of the current round: January to December, and on from January."""
        return (self.number - 1) % 12 + 1


def parse_seed(sections: Mapping[str, str]) -> int:
    """The seed that a match's record tells.

    >>> parse_seed({"seed": "7"})
    7
    """
    return notation.parse_number(sections["seed"], what="seed", low=0, high=MOST_MATCH_SEED)


def find_length(lengths: type[Length], rounds: object, *, expected: str) -> Length:
    """The length of a match with so many rounds, among those that a game knows.

    >>> from hanafuda_lib.koikoi.options import GameLength
    >>> find_length(GameLength, 5, expected="3, 6 or 12")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad number of rounds 5: expected 3, 6 or 12
    """
    if isinstance(rounds, int) and not isinstance(rounds, bool):
        for length in lengths:
            if length.value == text_of(rounds):
                return length
    raise RulesError("bad-rounds", f"bad number of rounds {shown(rounds)}: expected {expected}")
