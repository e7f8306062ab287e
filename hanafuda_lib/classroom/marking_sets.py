"""Marking a set of problems with lines to tick and numbers to write: scoring and settlement exercises.

The set is made again from what names it. Of each problem the first answer counts, and all that was left
to the learner at its step of fading must be right. What was wrong is named, line by line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hanafuda_lib.classroom.answers import (
    MOST_SECONDS,
    answers_of,
    not_believed,
    number_of_answer,
    shown_text,
    title_of,
)
from hanafuda_lib.classroom.marked import Mark, Marked, Outcome
from hanafuda_lib.classroom.result import Result
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import shown

#: The steps at which something is left to the learner: 2 the end only … 4 everything.
_STEPS = (2, 3, 4)
_MOST_NAMED = 6


@dataclass(frozen=True, slots=True)
class Entry:
    """A line to tick or a number to write: its name, its right number, and from which step it is asked."""

    label: str
    value: float
    at: int


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem of a set. ``item`` names it, the same for everybody who had it; ``asked`` is for people."""

    item: str
    asked: str
    lines: Mapping[str, Entry]
    figures: Mapping[str, Entry]


@dataclass(frozen=True, slots=True)
class ProblemSet:
    """A whole set. ``work`` is the same for the same set, ``about`` tells it from others in words."""

    work: str
    about: str
    problems: Sequence[Problem]


def mark_set(result: Result, source: str, make: Callable[[Any], ProblemSet], *, title: str) -> Marked:
    """The marks of such a result. Errors: :class:`ClassroomError` for a set that cannot be made."""
    remarks = list(result.remarks)
    not_believed(result.work, {"title", "set", "answers"}, remarks)
    try:
        made = _made(make, json.dumps(result.work.get("set"), sort_keys=True))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ClassroomError("bad-set", f"a set that cannot be made: {shown(str(error))}") from None
    marks: dict[int, Mark] = {}
    for answer in answers_of(result.work, remarks):
        place = answer.get("pile")
        if type(place) is not int or not 0 <= place < len(made.problems):
            remarks.append(f"an answer to number {shown(place)}, which is not in the set, does not count")
        elif place in marks:
            remarks.append(f"a second answer to number {place + 1} does not count; the first does")
        else:
            marks[place] = _marked(made.problems[place], answer, remarks)
    every = [
        marks.get(place, Mark(each.item, each.asked, Outcome.BLANK))
        for place, each in enumerate(made.problems)
    ]
    name = title_of(result.work, title, remarks)
    return Marked(
        result=result, source=source, work=made.work, title=f"{name}, {made.about}",
        marks=tuple(every), remarks=tuple(remarks),
    )  # fmt: skip


@lru_cache(maxsize=128)
def _made(make: Callable[[Any], ProblemSet], text: str) -> ProblemSet:
    """The set of a text. A class has few sets and many files, so they are remembered."""
    return make(json.loads(text))


def _marked(problem: Problem, answer: dict[str, Any], remarks: list[str]) -> Mark:
    item, asked = problem.item, problem.asked
    seconds = number_of_answer(answer, "ms", MOST_SECONDS * 1000, remarks, item) / 1000
    step, lines, figures = answer.get("step"), answer.get("lines"), answer.get("figures")
    if (
        type(step) is not int
        or step not in _STEPS
        or not isinstance(lines, dict)
        or not isinstance(figures, dict)
    ):
        remarks.append(f"{item}: an answer that cannot be read counts as wrong")
        return Mark(item, asked, Outcome.WRONG, "", seconds)
    if not lines and not any(value is not None for value in figures.values()):
        return Mark(item, asked, Outcome.BLANK, "", seconds)
    wrong = [*_wrong_lines(problem.lines, step, lines), *_wrong_figures(problem.figures, step, figures)]
    said = ", ".join(
        f"{shown_text(key)} {shown_text(value)}" for key, value in [*lines.items(), *figures.items()]
    )
    return Mark(
        item, asked, Outcome.WRONG if wrong else Outcome.RIGHT, shown_text(said), seconds,
        tuple(wrong[:_MOST_NAMED]),
    )  # fmt: skip


def _wrong_lines(known: Mapping[str, Entry], step: int, given: dict[str, Any]) -> list[str]:
    asked = {name: entry for name, entry in known.items() if entry.at <= step}
    missed = [f"{entry.label} missed" for name, entry in asked.items() if name not in given]
    wrong = [
        f"{entry.label}: its points"
        for name, entry in asked.items()
        if name in given and not _is(given[name], entry.value)
    ]
    more = [f"{shown_text(name)} does not count" for name in given if name not in asked]
    return missed + wrong + more


def _wrong_figures(known: Mapping[str, Entry], step: int, given: dict[str, Any]) -> list[str]:
    return [
        entry.label
        for name, entry in known.items()
        if entry.at <= step and not _is(given.get(name), entry.value)
    ]


def _is(given: object, value: float) -> bool:
    """Whether it is this number; ``true`` is no one, and 10.0 is ten."""
    return type(given) in (int, float) and given == value
