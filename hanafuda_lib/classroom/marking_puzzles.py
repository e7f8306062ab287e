"""Marking puzzles: each first answer is compared with the answer on the shelf."""

from __future__ import annotations

from typing import Any

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
from hanafuda_lib.classroom.result import MOST_ANSWERS, Result
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.exercises.puzzles import Puzzle, find_puzzle, option_label


def mark_puzzles(result: Result, source: str) -> Marked:
    """Right at once counts one, right with a hint a half. Errors: :class:`ClassroomError`."""
    remarks = list(result.remarks)
    not_believed(result.work, {"title", "puzzles", "answers"}, remarks)
    asked = _asked(result.work.get("puzzles"), remarks)
    first = first_answers(answers_of(result.work, remarks), "puzzle", asked, remarks)
    marks = tuple(_marked(puzzle, first.get(name), remarks) for name, puzzle in asked.items())
    title = title_of(result.work, "Puzzles", remarks)
    return Marked(
        result=result, source=source, work=f"puzzles {title}", title=title, marks=marks,
        remarks=tuple(remarks),
    )  # fmt: skip


def _asked(given: object, remarks: list[str]) -> dict[str, Puzzle]:
    """The puzzles of the run, by id. Errors: :class:`ClassroomError` when there is none."""
    if not isinstance(given, list):
        raise ClassroomError("bad-puzzles", f"bad list of puzzles {shown(given)}: expected their ids")
    asked: dict[str, Puzzle] = {}
    for name in given[:MOST_ANSWERS]:
        try:
            asked[name] = find_puzzle(name)
        except (HanafudaError, TypeError):
            remarks.append(f"unknown puzzle {shown(name)}: it cannot be marked and does not count")
    if not asked:
        raise ClassroomError("empty", "no puzzle of the shelf: expected some")
    return asked


def _marked(puzzle: Puzzle, answer: dict[str, Any] | None, remarks: list[str]) -> Mark:
    what = f"{puzzle.id}: {puzzle.theme}, level {puzzle.level}"
    if answer is None:
        return Mark(puzzle.id, what, Outcome.BLANK)
    given = answer.get("given")
    tries = given if isinstance(given, list) else [given]
    hints = number_of_answer(answer, "hints", 9, remarks, puzzle.id)
    seconds = number_of_answer(answer, "ms", MOST_SECONDS * 1000, remarks, puzzle.id) / 1000
    if not tries:
        outcome = Outcome.WRONG if hints >= SHOWN else Outcome.BLANK
        return Mark(puzzle.id, what, outcome, "", seconds)
    said = tries[0]
    if not isinstance(said, str) or said not in puzzle.options:
        remarks.append(f"{puzzle.id}: no option {shown(said)}: expected one of {', '.join(puzzle.options)}")
        return Mark(puzzle.id, what, Outcome.WRONG, shown_text(said), seconds)
    right = said == puzzle.answer and hints < SHOWN
    outcome = (Outcome.HINTED if hints else Outcome.RIGHT) if right else Outcome.WRONG
    return Mark(puzzle.id, what, outcome, option_label(puzzle, said), seconds)
