"""Marking: every answer is graded, every record played again. Nothing that a file claims is believed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial
from typing import Any

from hanafuda_lib import exercises
from hanafuda_lib.classroom.answers import (
    MOST_SECONDS,
    SHOWN,
    answers_of,
    first_answers,
    not_believed,
    number_of_answer,
    shown_text,
    title_of,
)
from hanafuda_lib.classroom.marked import Mark, Marked, Outcome
from hanafuda_lib.classroom.marking_matches import mark_match
from hanafuda_lib.classroom.marking_puzzles import mark_puzzles
from hanafuda_lib.classroom.marking_scoring import mark_scoring
from hanafuda_lib.classroom.marking_settlement import mark_settlement
from hanafuda_lib.classroom.result import MOST_ANSWERS, Result
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import HanafudaError, shown


def mark(result: Result, *, source: str = "", moves: int | None = None) -> Marked:
    """The marks of a result. Errors: :class:`ClassroomError` when there is nothing that can be marked.

    Of an opponent that searches so many ``moves`` are played again; left out, all of them.

    >>> result = Result(who="Aiko", at="", kind="quiz", work={"title": "Words", "items": ["word/oya"],
    ...     "answers": [{"item": "word/oya", "given": ["oya"], "hints": 0, "ms": 2500}]})
    >>> mark(result).points
    1.0
    """
    if not isinstance(result, Result):
        raise ClassroomError("bad-result", f"bad result {shown(result)}: expected a Result")
    if moves is not None and (type(moves) is not int or moves < 0):
        raise ClassroomError("bad-moves", f"bad moves {shown(moves)}: expected a whole number from 0")
    marker = partial(mark_match, moves=moves) if result.kind == "match" else _MARKERS[result.kind]
    return marker(result, source)


def fingerprint(marked: Marked) -> str:
    """The same for the very same raw answers with the very same times, whoever sent them."""
    work = {key: value for key, value in marked.result.work.items() if key not in {"title", "code"}}
    return hashlib.sha256(json.dumps(work, sort_keys=True).encode()).hexdigest()


# ---------------------------------------------------------------- quizzes


def _quiz(result: Result, source: str) -> Marked:
    remarks = list(result.remarks)
    not_believed(result.work, {"title", "items", "seed", "answers"}, remarks)
    answers = answers_of(result.work, remarks)
    asked = _asked(result.work.get("items"), answers, remarks)
    first = first_answers(answers, "item", asked, remarks)
    marks = tuple(_graded(item, first.get(name), remarks) for name, item in asked.items())
    if not marks:
        raise ClassroomError("empty", "no question of the item bank: expected some")
    title = title_of(result.work, "Quiz", remarks)
    return Marked(
        result=result, source=source, work=f"quiz {title}", title=title, marks=marks, remarks=tuple(remarks)
    )


def _asked(given: object, answers: list[dict[str, Any]], remarks: list[str]) -> dict[str, exercises.Item]:
    """The items that were asked, by id; where the file does not say, those that were answered."""
    if not isinstance(given, list):
        remarks.append(f"bad list of questions {shown(given)}: those that were answered are taken")
        given = [answer.get("item") for answer in answers]
    asked: dict[str, exercises.Item] = {}
    for name in given[:MOST_ANSWERS]:
        if not isinstance(name, str):
            remarks.append(f"unknown question {shown(name)}: it cannot be marked and does not count")
            continue
        if name in asked:
            remarks.append(f"question {name!r} stands in the list twice; it counts once")
            continue
        try:
            asked[name] = exercises.find_item(name)
        except HanafudaError:
            remarks.append(f"unknown question {shown(name)}: it cannot be marked and does not count")
    return asked


def _graded(item: exercises.Item, answer: dict[str, Any] | None, remarks: list[str]) -> Mark:
    if answer is None:
        return Mark(item.id, item.prompt, Outcome.BLANK)
    given = answer.get("given")
    tries = given if isinstance(given, list) else [given]
    hints = number_of_answer(answer, "hints", 9, remarks, item.id)
    seconds = number_of_answer(answer, "ms", MOST_SECONDS * 1000, remarks, item.id) / 1000
    if not tries:
        outcome = Outcome.WRONG if hints >= SHOWN else Outcome.BLANK
        return Mark(item.id, item.prompt, outcome, "", seconds)
    try:
        right = item.grade(tries[0]).right
    except HanafudaError as error:
        remarks.append(f"{item.id}: {error}")
        return Mark(item.id, item.prompt, Outcome.WRONG, shown_text(tries[0]), seconds)
    outcome = Outcome.WRONG if not right or hints >= SHOWN else Outcome.HINTED if hints else Outcome.RIGHT
    said = next((choice.text for choice in item.choices if choice.id == tries[0]), shown_text(tries[0]))
    return Mark(item.id, item.prompt, outcome, said, seconds)


_MARKERS: dict[str, Callable[[Result, str], Marked]] = {
    "quiz": _quiz,
    "scoring": mark_scoring,
    "settlement": mark_settlement,
    "puzzles": mark_puzzles,
}
