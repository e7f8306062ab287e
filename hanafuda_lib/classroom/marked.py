"""What a result is worth, worked out from the raw answers: the values that a report is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from hanafuda_lib.classroom.result import Result
from hanafuda_lib.classroom.task import ClassroomError, list_of
from hanafuda_lib.errors import shown


class Outcome(StrEnum):
    """What came of one task.

    >>> [outcome.points for outcome in Outcome]
    [1.0, 0.5, 0.0, 0.0]
    """

    RIGHT = "right"  # at the first try
    HINTED = "hinted"  # at the first try, with a nudge or two
    WRONG = "wrong"  # wrong at first, or the answer was shown
    BLANK = "blank"  # not answered

    @property
    def points(self) -> float:
        """A right answer counts one, with a hint a half."""
        return {Outcome.RIGHT: 1.0, Outcome.HINTED: 0.5}.get(self, 0.0)


@dataclass(frozen=True, slots=True)
class Mark:
    """One task of a work: its id, what is asked, what came of it, what was answered, in what time.

    ``slips`` name what was wrong in an answer of many parts, such as the lines of a sheet.
    """

    item: str
    asked: str
    outcome: Outcome
    given: str = ""
    seconds: float = 0.0
    slips: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """One deal of a match as played: its number, who dealt, and the points won or lost with it."""

    number: int
    dealer: int
    points: int

    @property
    def key(self) -> tuple[int, int]:
        """Who has the same key has played the same cards from the same seat."""
        return self.number, self.dealer


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """A result with its marks. ``remarks`` say what is wrong with it, a sentence each.

    ``work`` is the same for results that can be compared: the code of a class, or the title of a quiz.
    ``again`` tells of a match how many of the machine's moves were played again, and how many there are.
    """

    result: Result
    source: str
    work: str
    title: str
    marks: tuple[Mark, ...] = ()
    boards: tuple[Board, ...] = ()
    remarks: tuple[str, ...] = field(default=())
    again: tuple[int, int] = (0, 0)

    @property
    def points(self) -> float:
        """The sum of the marks, or of the boards."""
        if self.result.kind == "match":
            return float(sum(board.points for board in self.boards))
        return sum(mark.outcome.points for mark in self.marks)

    @property
    def most(self) -> float:
        """The highest sum; a match has none."""
        return float(len(self.marks))

    @property
    def percent(self) -> float | None:
        """The points in per cent of the most; nothing for a match."""
        return 100 * self.points / self.most if self.marks else None

    @property
    def seconds(self) -> float:
        """The time that the answers took."""
        return sum(mark.seconds for mark in self.marks)


def marked_list(given: object) -> list[Marked]:
    """Results that were marked. Errors: :class:`ClassroomError` for anything else."""
    found = list_of(Marked, given)
    if found is None:
        raise ClassroomError(
            "bad-results", f"bad results {shown(given)}: expected a list, as collect(…).counted is one"
        )
    return found
