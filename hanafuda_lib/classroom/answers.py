"""Reading the raw answers of a result with suspicion; what is odd is named in ``remarks``."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from hanafuda_lib.classroom.result import MOST_ANSWERS, clean_name
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import printable, shown

MOST_SECONDS = 3600
#: From this step of the hint ladder on, the answer was shown.
SHOWN = 3
_LONGEST_TEXT = 100


def not_believed(work: dict[str, Any], known: set[str], remarks: list[str]) -> None:
    """Name what a file claims beside the raw answers."""
    if more := sorted(map(str, set(work) - known)):
        remarks.append(f"claims that were not believed: {shown(', '.join(more))}")


def answers_of(work: dict[str, Any], remarks: list[str]) -> list[dict[str, Any]]:
    """The answers of a work, as objects. Errors: :class:`ClassroomError` when there is no list."""
    given = work.get("answers")
    if not isinstance(given, list):
        raise ClassroomError("bad-answers", f"bad answers {shown(given)}: expected a list")
    if len(given) > MOST_ANSWERS:
        remarks.append(f"{len(given)} answers: only the first {MOST_ANSWERS} are read")
    found = [answer for answer in given[:MOST_ANSWERS] if isinstance(answer, dict)]
    if len(found) < min(len(given), MOST_ANSWERS):
        remarks.append("answers that are no objects do not count")
    return found


def first_answers(
    answers: list[dict[str, Any]], key: str, asked: Container[str], remarks: list[str]
) -> dict[str, dict[str, Any]]:
    """The first answer to each question that was asked, by the id that stands under ``key``."""
    first: dict[str, dict[str, Any]] = {}
    for answer in answers:
        name = answer.get(key)
        if not isinstance(name, str) or name not in asked:
            remarks.append(f"an answer to {shown(name)}, which was not asked, does not count")
        elif name in first:
            remarks.append(f"a second answer to {name!r} does not count; the first does")
        else:
            first[name] = answer
    return first


def number_of_answer(answer: dict[str, Any], name: str, most: int, remarks: list[str], where: str) -> int:
    """A whole number of an answer; a bad one is named, and 0 is taken."""
    value = answer.get(name, 0)
    if type(value) is int and 0 <= value <= most:
        return value
    remarks.append(
        f"{where}: bad {name} {shown(value)}: expected a whole number from 0 to {most}; 0 is taken"
    )
    return 0


def title_of(work: dict[str, Any], kind: str, remarks: list[str]) -> str:
    """What a work is called; without a title, its kind."""
    given = work.get("title")
    return clean_name(given, remarks) if isinstance(given, str) and given.strip() else kind


def shown_text(given: object) -> str:
    """An answer as it is shown: on one line, shortened, whatever it may be.

    >>> shown_text(7), len(shown_text("x" * 500))
    ('7', 100)
    """
    text = given if isinstance(given, str) else shown(given)
    text = printable(text.encode("utf-8", "replace").decode())
    return text if len(text) <= _LONGEST_TEXT else text[: _LONGEST_TEXT - 1] + "…"
