"""Marking settlement exercises: the rounds of the set are settled again by the library."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.classroom.marked import Marked
from hanafuda_lib.classroom.marking_sets import Entry, Problem, ProblemSet, mark_set
from hanafuda_lib.classroom.result import Result
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import shown
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.exercises.settling import Case
from hanafuda_lib.exercises.settling_sets import given_settlement, settlement_set

_MOST_SEATS = 4


def mark_settlement(result: Result, source: str) -> Marked:
    """Each round's first answer is compared with its settlement. Errors: :class:`ClassroomError`."""
    return mark_set(result, source, _set_of, title="Settlement")


def _set_of(given: Any) -> ProblemSet:
    """The rounds of a set: drawn by level and seed, or one with its piles given as texts."""
    rules, piles = given["rules"], given.get("piles")
    own = parse_rules(rules).text
    cases: tuple[Case, ...]
    if piles is None:
        level, seed, count = given["level"], given["seed"], given["count"]
        cases = settlement_set(rules, level=level, seed=seed, count=count)
        about = f"level {level}, seed {seed}"
        name = f"{about}, {count} rounds"
    else:
        if not isinstance(piles, list) or len(piles) > _MOST_SEATS:
            raise ClassroomError("bad-set", f"bad piles {shown(piles)}: expected 2 to {_MOST_SEATS} texts")
        cases = (given_settlement(rules, piles),)
        about = "given piles"
        name = " / ".join(str(laid.cards) for laid in cases[0].laid)
    problems = [
        _problem(case, f"round {number}: {own}, {name}", f"Settle round {number}")
        for number, case in enumerate(cases, start=1)
    ]
    return ProblemSet(f"settlement {own} {name}", f"{own}, {about}", problems)


def _problem(case: Case, item: str, asked: str) -> Problem:
    figures = {
        figure.id or row.id: Entry(
            f"{row.label}, {figure.label}" if len(row.figures) > 1 else row.label, figure.value, row.at
        )
        for row in case.rows
        for figure in row.figures
    }
    return Problem(item, asked, {}, figures)
