"""A set of scoring exercises as the state that is drawn, and how an answer is checked.

``frontend/exercise.js`` does the same as :func:`drawn` and :func:`graded` do here, from the same data: in a
web page the answers are checked without Python. A test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hanafuda_widgets.presenters.deck_json import button, choice_bar
from hanafuda_widgets.presenters.exercise_data import WORDS


@dataclass(frozen=True, slots=True)
class At:
    """Where the learner stands: which pile and step, the answer that was checked, what was right before.

    ``lines`` has the points of each yaku that is ticked (``None``: not written), ``phase`` is ``"open"``,
    ``"checked"`` or ``"revealed"``; ``first`` tells for each pile whether the first try was right.
    """

    pile: int = 0
    step: int = 1
    phase: str = "open"
    lines: tuple[tuple[str, int | None], ...] = ()
    total: int | None = None
    first: tuple[bool | None, ...] = ()

    def json(self) -> dict[str, Any]:
        """The same as JSON."""
        return {"pile": self.pile, "step": self.step, "phase": self.phase, "lines": dict(self.lines),
                "total": self.total, "first": list(self.first)}  # fmt: skip


# ---------------------------------------------------------------- checking


def graded(problem: dict[str, Any], at: At) -> dict[str, dict[str, Any]]:
    """What is said to each line of a checked answer, by the yaku's id; the total is ``""``.

    A line without a remark is not there.
    """
    given = shown_lines(problem, at.step)
    answer = dict(at.lines)
    found: dict[str, dict[str, Any]] = {}
    for row in problem["rows"]:
        if at.step < 3 or row["id"] in given:
            continue
        ticked = row["id"] in answer
        if row["points"] is None:
            if ticked:
                found[row["id"]] = {"mark": "wrong", "text": row["claimed"]}
        elif not ticked:
            found[row["id"]] = {"mark": "wrong", "text": row["missed"]}
        elif answer[row["id"]] == row["points"]:
            found[row["id"]] = {"mark": "right", "text": WORDS["correct"]}
        else:
            found[row["id"]] = {"mark": "wrong", "text": _slip(row["slips"], answer[row["id"]]) or row["why"]}
    lines_right = all(remark["mark"] == "right" for remark in found.values())
    found[""] = _grade_total(problem, at, given, lines_right=lines_right)
    return found


def _grade_total(problem: dict[str, Any], at: At, given: list[str], *, lines_right: bool) -> dict[str, Any]:
    total = problem["total"]
    if at.total == total["points"]:
        return {"mark": "right", "text": WORDS["correct"]}
    if at.total is None:
        return {"mark": "wrong", "text": f"{WORDS['blank']} {total['why']}"}
    if not lines_right:
        shown = sum(row["points"] for row in problem["rows"] if row["id"] in given)
        base = shown + sum(points or 0 for _, points in at.lines)
        doubled = base * 2 if problem["seven"] and base >= 7 else base
        if at.total == doubled * problem["factor"]:
            return {"mark": "wrong", "text": WORDS["follows"].replace("{n}", str(total["points"]))}
    return {"mark": "wrong", "text": _slip(total["slips"], at.total) or total["why"]}


def _slip(slips: list[list[Any]], points: int | None) -> str:
    return next((text for text, numbers in slips if points in numbers), "")


def shown_lines(problem: dict[str, Any], step: int) -> list[str]:
    """The yaku that are given to the learner at a step."""
    given: list[str] = problem["given"]
    return {1: given, 2: given, 3: given[:-1]}.get(step, [])


def checked(problem: dict[str, Any], at: At) -> At:
    """The place after an answer has been checked: the first try of each pile is kept."""
    right = all(remark["mark"] == "right" for remark in graded(problem, at).values())
    return replace(at, phase="checked", first=first_try(at, right=right))


def first_try(at: At, *, right: bool) -> tuple[bool | None, ...]:
    """What was right at the first try, with this pile's if it had none yet."""
    return tuple(right if place == at.pile and was is None else was for place, was in enumerate(at.first))


# ---------------------------------------------------------------- drawing


def drawn(exercise: dict[str, Any], cards: dict[str, Any], at: At) -> dict[str, Any]:
    """The parts of the state that depend on where the learner stands."""
    problem = exercise["problems"][at.pile]
    remarks = graded(problem, at) if at.phase == "checked" else {}
    mistakes = sum(remark["mark"] == "wrong" for remark in remarks.values())
    count = len(exercise["problems"])
    return {
        "subtitle": WORDS["pile"].replace("{n}", str(at.pile + 1)).replace("{m}", str(count)),
        "status": _status(at, count),
        "said": _said(at, mistakes),
        "bars": _bars(exercise, at, count),
        "zones": [_pile_zone(exercise, problem, cards)],
        "worksheet": _worksheet(problem, at, remarks),
        "scores": [_box(problem, cards, at)],
        "buttons": _buttons(at, count),
    }


def _status(at: At, count: int) -> str:
    if at.phase == "open" and (at.step > 1 or at.pile < count - 1):
        return WORDS[f"status{at.step}"]
    if at.pile < count - 1:
        return WORDS["go"]
    return WORDS["end"].replace("{n}", str(sum(was is True for was in at.first)))


def _said(at: At, mistakes: int) -> list[str]:
    if at.phase == "open":
        return []
    if at.phase == "revealed":
        return [WORDS["revealed"]]
    if not mistakes:
        return [WORDS["right"]]
    return [WORDS["one"] if mistakes == 1 else WORDS["many"].replace("{n}", str(mistakes))]


def _bars(exercise: dict[str, Any], at: At, count: int) -> list[dict[str, Any]]:
    piles = [[place, str(place + 1)] for place in range(count)]
    return [
        choice_bar("step", WORDS["stepBar"], at.step, exercise["steps"], {"type": "go"}),
        choice_bar("pile", WORDS["pileBar"], at.pile, piles, {"type": "go"}),
    ]


def _pile_zone(exercise: dict[str, Any], problem: dict[str, Any], cards: dict[str, Any]) -> dict[str, Any]:
    groups = []
    for kind, label in exercise["kinds"]:
        here = [cards[card] for card in problem["cards"] if cards[card]["kind"] == kind]
        if here:
            groups.append({"label": label, "short": label, "cards": here})
    return {
        "id": "exercise-pile",
        "label": WORDS["thePile"],
        "layout": "shelves",
        "owner": None,
        "groups": groups,
    }


def _worksheet(problem: dict[str, Any], at: At, remarks: dict[str, dict[str, Any]]) -> dict[str, Any] | None:
    if at.step == 1:
        return None
    given = shown_lines(problem, at.step)
    answer = dict(at.lines)
    rows = [
        {"id": row["id"], "label": row["label"], "ticked": row["id"] in answer,
         "value": answer.get(row["id"]), "remark": remarks.get(row["id"])}
        for row in problem["rows"]
        if at.step > 2 and row["id"] not in given
    ]  # fmt: skip
    return {
        "label": WORDS["lines"], "rows": rows, "pile": at.pile, "step": at.step,
        "total": {"label": WORDS["total"], "value": at.total, "remark": remarks.get("")},
        "submit": WORDS["check"] if at.phase == "open" else None,
    }  # fmt: skip


def _box(problem: dict[str, Any], cards: dict[str, Any], at: At) -> dict[str, Any]:
    """The score as far as it is shown: whole in a worked example and after an answer."""
    box = problem["box"]
    whole = at.step == 1 or at.phase != "open"
    given = shown_lines(problem, at.step)
    lines = [
        {**line, "cards": [cards[card] for card in line["cards"]]}
        for line in box["lines"]
        if whole or line["yaku"] in given
    ]
    steps, total = (box["steps"], box["total"]) if whole else ([], None)
    return {**box, "lines": lines, "steps": steps, "total": total}


def _buttons(at: At, count: int) -> list[dict[str, Any]]:
    last = at.pile == count - 1
    done = at.phase != "open"
    buttons = []
    if (done or at.step == 1) and not last:
        buttons.append(button("next", WORDS["next"], {"type": "next", "pile": at.pile}, primary=True))
    if (done or at.step == 1) and last:
        buttons.append(button("restart", WORDS["restart"], {"type": "go", "pile": 0}, primary=True))
    if done:
        buttons.append(button("again", WORDS["again"], {"type": "again"}))
    if not done and at.step > 1:
        buttons.append(button("reveal", WORDS["reveal"], {"type": "reveal", "pile": at.pile}))
    return buttons
