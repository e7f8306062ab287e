"""A set of exercises as the state that is drawn, and how an answer is checked.

``frontend/exercise.js`` does the same as :func:`drawn` and :func:`graded` do here, from the same data: in a
web page the answers are checked without Python. A test holds the two together.

A problem has rows to tick (yaku with their points) and figures to write (rows of one or more fields). Each
says from which step of fading on it is left to the learner (``at``); before that it is given.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hanafuda_widgets.presenters.deck_json import button, choice_bar

#: What is said to a line of an answer.
Remark = dict[str, str]


@dataclass(frozen=True, slots=True)
class At:
    """Where the learner stands: which problem and step, the answer that was checked, what was right before.

    ``lines`` has the points of each row that is ticked (``None``: not written), ``figures`` what was written
    into each field; ``phase`` is ``"open"``, ``"checked"`` or ``"revealed"``; ``first`` tells for each
    problem whether the first try was right.
    """

    pile: int = 0
    step: int = 1
    phase: str = "open"
    lines: tuple[tuple[str, float | None], ...] = ()
    figures: tuple[tuple[str, float | None], ...] = ()
    first: tuple[bool | None, ...] = ()

    def json(self) -> dict[str, Any]:
        """The same as JSON."""
        return {"pile": self.pile, "step": self.step, "phase": self.phase, "lines": dict(self.lines),
                "figures": dict(self.figures), "first": list(self.first)}  # fmt: skip


# ---------------------------------------------------------------- what is left to the learner


def open_rows(problem: dict[str, Any], step: int) -> list[dict[str, Any]]:
    """The rows to tick at a step."""
    return [row for row in problem["rows"] if 1 < row["at"] <= step]


def open_figures(problem: dict[str, Any], step: int) -> list[dict[str, Any]]:
    """The figures to write at a step."""
    return [figure for figure in problem["figures"] if 1 < figure["at"] <= step]


# ---------------------------------------------------------------- checking


def graded(exercise: dict[str, Any], at: At) -> dict[str, Remark]:
    """What is said to each row and field of a checked answer, by its id; some rows have nothing said."""
    problem, words = exercise["problems"][at.pile], exercise["words"]
    answer = dict(at.lines)
    found: dict[str, Remark] = {}
    for row in open_rows(problem, at.step):
        remark = _remark_on(row, answer, words)
        if remark:
            found[row["id"]] = remark
    for figure in open_figures(problem, at.step):
        for field in figure["fields"]:
            found[field["id"]] = _remark_on_field(problem, field, at, words)
    return found


def _remark_on(row: dict[str, Any], answer: dict[str, float | None], words: dict[str, str]) -> Remark | None:
    ticked = row["id"] in answer
    if row["points"] is None:
        return {"mark": "wrong", "text": row["claimed"]} if ticked else None
    if not ticked:
        return {"mark": "wrong", "text": row["missed"]}
    points = answer[row["id"]]
    if points == row["points"]:
        return {"mark": "right", "text": words["correct"]}
    return {"mark": "wrong", "text": _slip(row["slips"], points) or row["why"]}


def _remark_on_field(problem: dict[str, Any], field: dict[str, Any], at: At, words: dict[str, str]) -> Remark:
    given = dict(at.figures).get(field["id"])
    if given == field["value"]:
        return {"mark": "right", "text": words["correct"]}
    if given is None:
        return {"mark": "wrong", "text": f"{words['blank']} {field['why']}"}
    if field["formula"] and given == _following(problem, field["formula"], at):
        return {"mark": "wrong", "text": words["follows"].replace("{n}", str(field["value"]))}
    slip = _slip(field["slips"], given)
    if slip and not field["again"]:
        return {"mark": "wrong", "text": slip}
    return {"mark": "wrong", "text": f"{slip} {field['why']}".strip()}


def _following(problem: dict[str, Any], formula: dict[str, Any], at: At) -> float:
    """What follows from the learner's own lines and figures; those that are given count as they are."""
    asked = {row["id"] for row in open_rows(problem, at.step)}
    lines: float = sum(row["points"] or 0 for row in problem["rows"] if row["id"] not in asked)
    lines += sum(points or 0 for _, points in at.lines)
    figures = {field["id"]: field["value"] for figure in problem["figures"] for field in figure["fields"]}
    figures.update({field: value for field, value in at.figures if value is not None})
    base: float = formula["lines"] * lines + formula["plus"]
    base += sum(weight * figures[field] for weight, field in formula["figures"])
    return (base * 2 if formula["seven"] and base >= 7 else base) * int(formula["times"])


def _slip(slips: list[list[Any]], points: float | None) -> str:
    return next((text for text, numbers in slips if points in numbers), "")


def checked(exercise: dict[str, Any], at: At) -> At:
    """The place after an answer has been checked: the first try of each problem is kept."""
    right = all(remark["mark"] == "right" for remark in graded(exercise, at).values())
    return replace(at, phase="checked", first=first_try(at, right=right))


def first_try(at: At, *, right: bool) -> tuple[bool | None, ...]:
    """What was right at the first try, with this problem's if it had none yet."""
    return tuple(right if place == at.pile and was is None else was for place, was in enumerate(at.first))


# ---------------------------------------------------------------- drawing


def drawn(exercise: dict[str, Any], cards: dict[str, Any], at: At) -> dict[str, Any]:
    """The parts of the state that depend on where the learner stands."""
    problem, words = exercise["problems"][at.pile], exercise["words"]
    remarks = graded(exercise, at) if at.phase == "checked" else {}
    mistakes = sum(remark["mark"] == "wrong" for remark in remarks.values())
    count = len(exercise["problems"])
    return {
        "subtitle": words["pile"].replace("{n}", str(at.pile + 1)).replace("{m}", str(count)),
        "status": _status(at, count, words),
        "said": _said(at, mistakes, words),
        "bars": _bars(exercise, at, count),
        "standing": problem["notes"],
        "zones": [_zone(zone, cards) for zone in problem["zones"]],
        "worksheet": _worksheet(problem, at, remarks, words),
        "scores": [_box(problem, cards, at)],
        "buttons": _buttons(at, count, words),
    }


def _status(at: At, count: int, words: dict[str, str]) -> str:
    if at.phase == "open" and (at.step > 1 or at.pile < count - 1):
        return words[f"status{at.step}"]
    if at.pile < count - 1:
        return words["go"]
    return words["end"].replace("{n}", str(sum(was is True for was in at.first)))


def _said(at: At, mistakes: int, words: dict[str, str]) -> list[str]:
    if at.phase == "open":
        return []
    if at.phase == "revealed":
        return [words["revealed"]]
    if not mistakes:
        return [words["right"]]
    return [words["one"] if mistakes == 1 else words["many"].replace("{n}", str(mistakes))]


def _bars(exercise: dict[str, Any], at: At, count: int) -> list[dict[str, Any]]:
    piles = [[place, str(place + 1)] for place in range(count)]
    words = exercise["words"]
    return [
        choice_bar("step", words["stepBar"], at.step, exercise["steps"], {"type": "go"}),
        choice_bar("pile", words["pileBar"], at.pile, piles, {"type": "go"}),
    ]


def _zone(zone: dict[str, Any], cards: dict[str, Any]) -> dict[str, Any]:
    groups = [{**group, "cards": [cards[card] for card in group["cards"]]} for group in zone["groups"]]
    return {**zone, "groups": groups}


def _worksheet(
    problem: dict[str, Any], at: At, remarks: dict[str, Remark], words: dict[str, str]
) -> dict[str, Any] | None:
    if at.step == 1:
        return None
    answer = dict(at.lines)
    rows = [
        {"id": row["id"], "label": row["label"], "ticked": row["id"] in answer,
         "value": answer.get(row["id"]), "remark": remarks.get(row["id"])}
        for row in open_rows(problem, at.step)
    ]  # fmt: skip
    figures = [_figure(figure, at, remarks) for figure in open_figures(problem, at.step)]
    return {
        "label": words["lines"], "rows": rows, "figures": figures, "pile": at.pile, "step": at.step,
        "submit": words["check"] if at.phase == "open" else None,
    }  # fmt: skip


def _figure(figure: dict[str, Any], at: At, remarks: dict[str, Remark]) -> dict[str, Any]:
    """A row of fields; what is said to them stands below: the same of several once, all right in a word."""
    written = dict(at.figures)
    fields = figure["fields"]
    said = [(field, remarks[field["id"]]) for field in fields if field["id"] in remarks]
    wrong: dict[str, list[str]] = {}
    for field, remark in said:
        if remark["mark"] == "wrong":
            wrong.setdefault(remark["text"], []).append(field["label"])
    found = [
        {"mark": "wrong", "text": f"{', '.join(labels)}: {text}" if len(fields) > 1 else text}
        for text, labels in wrong.items()
    ] or [remark for _, remark in said[:1]]
    shown = [
        {"id": field["id"], "label": field["label"], "value": written.get(field["id"]),
         "mark": remarks.get(field["id"], {}).get("mark")}
        for field in fields
    ]  # fmt: skip
    return {"id": figure["id"], "label": figure["label"], "signed": figure["signed"], "fields": shown,
            "remarks": found}  # fmt: skip


def _box(problem: dict[str, Any], cards: dict[str, Any], at: At) -> dict[str, Any]:
    """The answer as far as it is shown: whole in a worked example and after an answer."""
    box = problem["box"]
    whole = at.step == 1 or at.phase != "open"
    lines = [
        {**line, "cards": [cards[card] for card in line["cards"]]}
        for line in box["lines"]
        if whole or at.step < line["at"]
    ]
    steps, total = (box["steps"], box["total"]) if whole else ([], None)
    return {**box, "lines": lines, "steps": steps, "total": total}


def _buttons(at: At, count: int, words: dict[str, str]) -> list[dict[str, Any]]:
    last = at.pile == count - 1
    done = at.phase != "open"
    buttons = []
    if (done or at.step == 1) and not last:
        buttons.append(button("next", words["next"], {"type": "next", "pile": at.pile}, primary=True))
    if (done or at.step == 1) and last:
        buttons.append(button("restart", words["restart"], {"type": "go", "pile": 0}, primary=True))
    if done:
        buttons.append(button("again", words["again"], {"type": "again"}))
    if not done and at.step > 1:
        buttons.append(button("reveal", words["reveal"], {"type": "reveal", "pile": at.pile}))
    return buttons
