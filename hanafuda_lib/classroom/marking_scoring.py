"""Marking scoring exercises: the piles of the set are scored again by the library."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.classroom.marked import Marked
from hanafuda_lib.classroom.marking_sets import Entry, Problem, ProblemSet, mark_set
from hanafuda_lib.classroom.result import Result
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import shown
from hanafuda_lib.exercises.scoring import Standing
from hanafuda_lib.exercises.scoring_piles import MOST_PILES
from hanafuda_lib.exercises.scoring_sets import Scored, scored, scoring_set

_MOST_CALLS = 12


def mark_scoring(result: Result, source: str) -> Marked:
    """Each pile's first answer is compared with its score. Errors: :class:`ClassroomError`."""
    return mark_set(result, source, _set_of, title="Scoring")


def _set_of(given: Any) -> ProblemSet:
    """The piles of a set: given as texts, or drawn by level and seed."""
    rules, texts = given["rules"], given.get("piles")
    if texts is None:
        level, seed, count = given["level"], given["seed"], given["count"]
        piles = scoring_set(rules, level=level, seed=seed, count=count)
        about = f"level {level}, seed {seed}"
        name = f"{about}, {count} piles"
    else:
        piles = _given_piles(given, rules, texts)
        about = f"{len(texts)} given pile{'' if len(texts) == 1 else 's'}"
        name = f"{[str(each.pile) for each in piles]} {given.get('calls', 0)} {given.get('multiplier', 1)}"
    own = piles[0].rules.text
    return ProblemSet(f"scoring {own} {name}", f"{own}, {about}", [_problem(each) for each in piles])


def _given_piles(given: Any, rules: str, texts: Any) -> tuple[Scored, ...]:
    if not isinstance(texts, list) or not 1 <= len(texts) <= MOST_PILES:
        raise ClassroomError("bad-set", f"bad piles {shown(texts)}: expected 1 to {MOST_PILES} texts")
    more = {"calls": given.get("calls", 0), "multiplier": given.get("multiplier", 1)}
    if any(type(value) is not int or not 0 <= value <= _MOST_CALLS for value in more.values()):
        raise ClassroomError("bad-set", f"bad numbers {shown(more)}: expected 0 to {_MOST_CALLS}")
    return tuple(scored(rules, text, **more) for text in texts)


def _problem(each: Scored) -> Problem:
    """The last yaku is asked from step 3 on, the others from step 4; what is no yaku of the pile, never."""
    counting = [row for row in each.candidates() if row.standing is Standing.COUNTS]
    lines = {
        row.yaku.id: Entry(row.yaku.name.en, row.points, 3 if row is counting[-1] else 4) for row in counting
    }
    figures = {
        figure.id or "total": Entry(figure.label, figure.value, figure.at)
        for figure in (*each.figures(), each.total())
    }
    return Problem(f"{each.pile}: {each.rules.text}", f"Score {each.pile}", lines, figures)
