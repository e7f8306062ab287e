"""Marking scoring exercises: the set is made again, and each first answer compared with the score."""

from __future__ import annotations

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
from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.exercises.scoring import Standing
from hanafuda_lib.exercises.scoring_piles import MOST_PILES
from hanafuda_lib.exercises.scoring_sets import Scored, scored, scoring_set

_MOST_CALLS = 12


def mark_scoring(result: Result, source: str) -> Marked:
    """The set is made again from what names it; each pile's first answer is compared with the score."""
    remarks = list(result.remarks)
    not_believed(result.work, {"title", "set", "answers"}, remarks)
    try:
        piles = _set_of(result.work.get("set"))
    except (HanafudaError, TypeError, KeyError, AttributeError) as error:
        raise ClassroomError("bad-set", f"a set of piles that cannot be made: {shown(str(error))}") from None
    marks: dict[int, Mark] = {}
    for answer in answers_of(result.work, remarks):
        place = answer.get("pile")
        if type(place) is not int or not 0 <= place < len(piles):
            remarks.append(f"an answer to pile {shown(place)}, which is not in the set, does not count")
        elif place in marks:
            remarks.append(f"a second answer to pile {place + 1} does not count; the first does")
        else:
            marks[place] = _scored(piles[place], answer, remarks)
    every = [
        marks.get(place, Mark(_name(each), _asked_of(each), Outcome.BLANK))
        for place, each in enumerate(piles)
    ]
    title = title_of(result.work, "Scoring", remarks)
    return Marked(
        result=result, source=source, work=f"scoring {title} {_rules_of(piles)}",
        title=f"{title}, {_rules_of(piles)}", marks=tuple(every), remarks=tuple(remarks),
    )  # fmt: skip


def _set_of(given: Any) -> tuple[Scored, ...]:
    """The piles of a set: given as texts, or drawn by level and seed."""
    rules, piles = given["rules"], given.get("piles")
    if piles is None:
        return scoring_set(rules, level=given["level"], seed=given["seed"], count=given["count"])
    if not isinstance(piles, list) or not 1 <= len(piles) <= MOST_PILES:
        raise ClassroomError("bad-set", f"bad piles {shown(piles)}: expected 1 to {MOST_PILES} texts")
    more = {"calls": given.get("calls", 0), "multiplier": given.get("multiplier", 1)}
    if any(type(value) is not int or not 0 <= value <= _MOST_CALLS for value in more.values()):
        raise ClassroomError("bad-set", f"bad numbers {shown(more)}: expected 0 to {_MOST_CALLS}")
    return tuple(scored(rules, text, **more) for text in piles)


def _rules_of(piles: tuple[Scored, ...]) -> str:
    return str(piles[0].rules.text)


def _name(each: Scored) -> str:
    return f"{each.rules.text}: {each.pile}"


def _asked_of(each: Scored) -> str:
    return f"Score {each.pile}"


def _scored(each: Scored, answer: dict[str, Any], remarks: list[str]) -> Mark:
    """All lines and figures that were left to the learner at this step must be right."""
    name = _name(each)
    seconds = number_of_answer(answer, "ms", MOST_SECONDS * 1000, remarks, name) / 1000
    step, lines, figures = answer.get("step"), answer.get("lines"), answer.get("figures")
    if (
        type(step) is not int
        or step not in {2, 3, 4}
        or not isinstance(lines, dict)
        or not isinstance(figures, dict)
    ):
        remarks.append(f"{name}: an answer that cannot be read counts as wrong")
        return Mark(name, _asked_of(each), Outcome.WRONG, "", seconds)
    if not lines and not any(value is not None for value in figures.values()):
        return Mark(name, _asked_of(each), Outcome.BLANK, "", seconds)
    counting = [row for row in each.candidates() if row.standing is Standing.COUNTS]
    open_rows = {2: [], 3: counting[-1:], 4: counting}[step]
    right_lines = {row.yaku.id: row.points for row in open_rows}
    right_figures = {
        figure.id or "total": figure.value for figure in (*each.figures(), each.total()) if figure.at <= step
    }
    right = lines == right_lines and {key: figures.get(key) for key in right_figures} == right_figures
    said = ", ".join(
        f"{shown_text(key)} {shown_text(value)}" for key, value in [*lines.items(), *figures.items()]
    )
    return Mark(name, _asked_of(each), Outcome.RIGHT if right else Outcome.WRONG, shown_text(said), seconds)
