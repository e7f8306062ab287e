"""A puzzle: a position, the plays or answers that it allows, the best of them, and why.

This is the one data model for puzzles made by hand and for those found by search::

    Puzzle(
        id        "koikoi/three-brights-now": the game or the question, and a name; for good
        kind      play (press a card) · stop (shōbu or koi-koi) · sage (shōbu or sage)
        position  Position.parse("koikoi/yamato; dealer 0; hand …; field …; piles … / …")
        answer    the text of the best action: "09-chaff-1>09-cup", "shobu"
        theme     one of THEMES
        level     1 (one look) to 5 (weigh several things)
        reason    one sentence: why the answer is best
        nudge     the first hint; the ladder goes on: two options left, the answer, the reason
        check     a claim that the library can test (criteria.py), such as "only-completes aotan"
        remarks   (option id, sentence) for options that deserve a word of their own
        values    (option id, value, error): the expected result and its standard error, in points
        lead      (by how much the answer beats the second best, standard error of that difference)
        origin    hand · search
    )

``values`` are the means of rounds played to their end over many deals of the unseen cards, the same
deals for every option: so the error of ``lead`` is smaller than those of the values. They count what
seat 0 gets in the round: points in Koi-Koi and hana-awase, mon in Hachi-hachi. A puzzle stays only
while its lead is at least ``LEAST_LEAD`` and ``LEAST_ERRORS`` standard errors.

Everything else that a learner is told (cards taken, points, yaku completed or brought nearer, what is
left to the others) is a :class:`~hanafuda_lib.exercises.puzzles.facts.Fact`, computed from the position.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Self

from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.game import Phase

#: The lead of an answer in points (Hachi-hachi: mon), and in standard errors, that a puzzle needs.
LEAST_LEAD = 0.5
LEAST_ERRORS = 3.0

#: What a puzzle is about.
THEMES: dict[str, str] = {
    "complete": "Complete a yaku",
    "nearer": "Come one card nearer",
    "block": "Take what another needs",
    "feed": "Leave nothing behind",
    "keep": "Keep what only you can take",
    "two-faces": "A card with two faces",
    "choice": "Which of two",
    "flip": "Which of two after the flip",
    "points-yaku": "Points against yaku",
    "discard": "Which card to throw",
    "race": "Stop or go on",
    "sage": "Shōbu or sage",
}
_ID = re.compile(r"[a-z]+(/[a-z0-9-]+)+")


class Kind(StrEnum):
    """What is asked.

    >>> [kind.value for kind in Kind]
    ['play', 'stop', 'sage']
    """

    PLAY = "play"
    STOP = "stop"
    SAGE = "sage"


class PuzzleError(HanafudaError):
    """A puzzle that cannot be, or that is not there."""


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A position, its best play or answer, and why. See the top of this module.

    Errors: :class:`PuzzleError` when a part is missing or does not fit the position.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> puzzle = find_puzzle("hana/ribbon-not-cup")
    >>> puzzle.answer, Puzzle.from_json(puzzle.to_json()) == puzzle
    ('09-chaff-1>09-blue-ribbon', True)
    """

    id: str
    kind: Kind
    position: Position
    answer: str
    theme: str
    level: int
    reason: str
    nudge: str
    check: str = ""
    remarks: tuple[tuple[str, str], ...] = ()
    values: tuple[tuple[str, float, float], ...] = ()
    lead: tuple[float, float] | None = None
    origin: str = "hand"

    def __post_init__(self) -> None:
        self._require(_ID.fullmatch(self.id) is not None, "an id such as 'koikoi/three-brights-now'")
        self._require(self.theme in THEMES, f"a theme: {', '.join(THEMES)}")
        self._require(self.level in range(1, 6), "a level from 1 to 5")
        self._require(bool(self.reason and self.nudge), "a reason and a nudge")
        known = ", ".join(self.options)
        named = {self.answer, *(one for one, _ in self.remarks), *(one for one, _, _ in self.values)}
        self._require(named <= set(self.options), f"answer, remarks and values among {known}")
        self._require(len(self.options) > 1, "more than one option")

    def _require(self, holds: bool, expected: str) -> None:  # noqa: FBT001 - reads like an assert
        if not holds:
            raise PuzzleError("bad-puzzle", f"bad puzzle {self.id!r}: expected {expected}")

    def __repr__(self) -> str:
        return f"find_puzzle({self.id!r})"

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The texts of all actions that the position allows, in the order of the hand."""
        return tuple(str(action) for action in self.position.round().legal_actions())

    @property
    def phase(self) -> Phase:
        """Whether a card is played, one of two taken, or a question answered."""
        return self.position.round().phase

    def value(self, option: str) -> tuple[float, float] | None:
        """The expected result of an option and its standard error, where it was estimated."""
        return next(((value, error) for one, value, error in self.values if one == option), None)

    # ---------------------------------------------------------------- JSON

    def to_json(self) -> dict[str, Any]:
        """The puzzle as JSON: texts, numbers and lists."""
        return {
            "id": self.id,
            "kind": self.kind.value,
            "position": str(self.position),
            "answer": self.answer,
            "theme": self.theme,
            "level": self.level,
            "reason": self.reason,
            "nudge": self.nudge,
            "check": self.check,
            "remarks": [list(pair) for pair in self.remarks],
            "values": [list(row) for row in self.values],
            "lead": None if self.lead is None else list(self.lead),
            "origin": self.origin,
        }

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """The puzzle of :meth:`to_json`. Errors: :class:`HanafudaError` that says what is wrong."""
        try:
            return cls(
                **{
                    **given,
                    "kind": Kind(given["kind"]),
                    "position": Position.parse(given["position"]),
                    "remarks": tuple((one, text) for one, text in given["remarks"]),
                    "values": tuple((one, value, error) for one, value, error in given["values"]),
                    "lead": None if given["lead"] is None else (given["lead"][0], given["lead"][1]),
                }
            )
        except HanafudaError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise PuzzleError("bad-puzzle", f"bad puzzle: {error!r}; expected what to_json gives") from error
