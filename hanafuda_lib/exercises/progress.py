"""A learner's progress: every answer to the card trainer, as one file that is never lost.

The file holds answers and nothing that is computed from them. When to ask again is worked out anew
each time (FSRS), so no update of the course can spoil it; two files are merged by putting their
answers together; and an answer to an item that is no more is kept all the same. The page reads and
writes the same files (``frontend/progress.js``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from enum import IntEnum
from pathlib import Path
from typing import Any, Self

from hanafuda_lib.errors import HanafudaError

FORMAT = "hanafuda-progress"
VERSION = 2
# What a time looks like: with seconds and the learner's own offset, so that its day is his day.
_TIME = re.compile(
    r"\d{4}-\d\d-\d\dT([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)", re.ASCII
)
_LONGEST_ID = 100

# The parameters of FSRS-6: those that its authors publish for learners of whom nothing is known yet.
PARAMETERS: tuple[float, ...] = (
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
)  # fmt: skip
#: How likely an item should still be known when it is asked again.
RETENTION = 0.9
#: The longest time between two questions, in days.
LONGEST = 365
#: An answer within so many seconds is a quick one.
QUICK = 6.0


class ProgressError(HanafudaError):
    """A text that is no progress file; the message says what was expected."""


class Rating(IntEnum):
    """How well an item was known, in the words of FSRS."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


def rating_of(*, right: bool, hinted: bool, seconds: float) -> Rating:
    """Wrong: again. Right with a hint: hard. Right: good. Right and quick: easy.

    >>> rating_of(right=True, hinted=False, seconds=2.5)
    <Rating.EASY: 4>
    """
    if not right:
        return Rating.AGAIN
    if hinted:
        return Rating.HARD
    return Rating.EASY if seconds <= QUICK else Rating.GOOD


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: the item's id, the time with its offset, and the rating.

    >>> Answer("word/oya", "2026-11-30T23:30:00+09:00", Rating.GOOD).day
    datetime.date(2026, 11, 30)
    """

    item: str
    at: str
    rating: Rating

    @property
    def day(self) -> date:
        """The learner's own day."""
        return date.fromisoformat(self.at[:10])

    @property
    def instant(self) -> float:
        """The time in seconds since 1970."""
        return datetime.fromisoformat(self.at).timestamp()

    @classmethod
    def read(cls, given: object) -> Self:
        """The answer ``[item, time, rating]``. Errors: :class:`ProgressError`."""
        if not isinstance(given, list) or len(given) != 3:
            raise _bad(given, "three parts: the item's id, the time, the rating")
        item, at, rating = given
        if not isinstance(item, str) or not 0 < len(item) <= _LONGEST_ID:
            raise _bad(given, "an item's id such as 'word/oya' first")
        if not isinstance(at, str) or not is_time(at):
            raise _bad(given, "a time such as '2026-11-30T18:05:07+09:00' as the second part")
        if type(rating) is not int or rating not in set(Rating):
            raise _bad(given, "a rating from 1 to 4 as the third part")
        return cls(item, at, Rating(rating))


def is_time(text: str) -> bool:
    """Whether a text is a time with seconds and offset, as all files of the course write it.

    >>> is_time("2026-11-30T18:05:07+09:00"), is_time("yesterday")
    (True, False)
    """
    if _TIME.fullmatch(text) is None:
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _bad(given: object, expected: str) -> ProgressError:
    text = json.dumps(given, ensure_ascii=False)
    return ProgressError("bad-answer", f"bad answer {text[:60]}: expected {expected}")


@dataclass(frozen=True, slots=True)
class Progress:
    """All answers, in the order of time, each once.

    >>> progress = Progress().answered("word/oya", "2026-11-30T18:00:00+00:00", Rating.GOOD)
    >>> Progress.parse(progress.text) == progress == progress | Progress()
    True
    """

    answers: tuple[Answer, ...] = ()

    @classmethod
    def of(cls, answers: Iterable[Answer]) -> Self:
        """Progress from answers in any order; the same item at the same time counts once."""
        unique = {(each.item, each.at): each for each in sorted(answers, key=_order, reverse=True)}
        return cls(tuple(sorted(unique.values(), key=_order)))

    def __or__(self, other: Progress) -> Progress:
        return Progress.of((*self.answers, *other.answers))

    def answered(self, item: str, at: str, rating: Rating) -> Progress:
        """This progress with one more answer. Errors: :class:`ProgressError`."""
        return self | Progress((Answer.read([item, at, int(rating)]),))

    def by_item(self) -> dict[str, list[Answer]]:
        """The answers to each item, in the order of time."""
        found: dict[str, list[Answer]] = {}
        for each in self.answers:
            found.setdefault(each.item, []).append(each)
        return found

    # ---------------------------------------------------------------- as a file

    def to_json(self) -> dict[str, Any]:
        """The file's content."""
        rows = [[each.item, each.at, int(each.rating)] for each in self.answers]
        return {"format": FORMAT, "v": VERSION, "answers": rows}

    @property
    def text(self) -> str:
        """The file's text, an answer a line: two versions of it can be compared."""
        rows = ",\n".join(json.dumps(row) for row in self.to_json()["answers"])
        return f'{{"format": "{FORMAT}", "v": {VERSION}, "answers": [\n{rows}\n]}}\n'

    @classmethod
    def parse(cls, text: str) -> Progress:
        """The progress in a file's text, of this version or an older one.

        Errors: :class:`ProgressError`, with the codes ``no-json``, ``no-progress``, ``newer`` and
        ``bad-answer``.

        >>> Progress.parse("[1]")
        Traceback (most recent call last):
        ...
        hanafuda_lib.exercises.progress.ProgressError: no progress file: expected an object with "format": \
"hanafuda-progress"
        """
        try:
            given = json.loads(text)
        except (ValueError, RecursionError, TypeError):
            raise ProgressError("no-json", "no progress file: expected JSON text") from None
        return cls.from_json(given)

    @classmethod
    def from_json(cls, given: object) -> Progress:
        """The progress of :meth:`to_json`, of this version or an older one. Errors as :meth:`parse`."""
        if not isinstance(given, dict) or not (given.get("format") == FORMAT or _is_first(given)):
            raise ProgressError(
                "no-progress", f'no progress file: expected an object with "format": "{FORMAT}"'
            )
        version = given.get("v")
        if type(version) is int and version > VERSION:
            raise ProgressError(
                "newer",
                f"progress file of version {version}: expected {VERSION} or older; update the course",
            )
        rows = _first_rows(given) if version == 1 else given.get("answers")
        if version not in {1, VERSION} or type(version) is not int or not isinstance(rows, list):
            raise ProgressError(
                "no-progress", f'no progress file: expected "v": {VERSION} and a list of "answers"'
            )
        return cls.of(Answer.read(row) for row in rows)


def _order(answer: Answer) -> tuple[float, str, str, int]:
    return answer.instant, answer.item, answer.at, answer.rating


def _is_first(given: dict[str, Any]) -> bool:
    """Version 1 had no name of its format; its answers stood under their items."""
    return given.get("v") == 1 and isinstance(given.get("items"), dict)


def _first_rows(given: dict[str, Any]) -> list[object] | None:
    items = given.get("items")
    if not isinstance(items, dict) or not all(isinstance(rows, list) for rows in items.values()):
        return None
    return [[item, *row] if isinstance(row, list) else row for item, rows in items.items() for row in rows]


def load(path: str | Path) -> Progress:
    """The progress in a file; a file that is not there is no progress yet.

    Errors: :class:`ProgressError`; the file stays as it is.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        return Progress()
    except (OSError, UnicodeDecodeError) as error:
        raise ProgressError("unreadable", f"cannot read {Path(path).name!r}: {error}") from None
    try:
        return Progress.parse(text)
    except ProgressError as error:
        raise ProgressError(error.code, f"cannot use {Path(path).name!r}: {error}") from None


def save(progress: Progress, path: str | Path) -> None:
    """Put the progress into a file, beside what is there already: nothing is ever taken out.

    The file is written whole and then put in place, so that it is never half. A broken file is
    left alone. Errors: :class:`ProgressError`.
    """
    target = Path(path)
    whole = load(target) | progress
    new = target.with_name(target.name + ".new")
    try:
        new.write_text(whole.text, encoding="utf-8")
        new.replace(target)
    except OSError as error:
        raise ProgressError("unwritable", f"cannot write {target.name!r}: {error}") from None
