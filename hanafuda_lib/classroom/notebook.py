"""An assignment as a notebook: items with answers to fill in, checked by the library, ready for nbgrader.

Each item is three cells: the question with its cards, the answer, the check. Their metadata are
those of nbgrader (schema 3), which generates the learners' version, collects and grades it. Without
nbgrader the same notebook works by itself.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from typing import Any

from hanafuda_lib import art
from hanafuda_lib.cards import Card
from hanafuda_lib.classroom.task import LETTERS, Task, require_items, require_seed, require_title, task_of
from hanafuda_lib.exercises import Item
from hanafuda_lib.exercises.item import AnswerKind

_SCHEMA = 3
_CHECK = """\
from hanafuda_lib.exercises import find_item

verdict = find_item({item!r}).grade({given})
print(verdict.text)
assert verdict.right"""
_GIVEN = """\
assert str(answer_{n}).strip(), "there is no answer yet: expected {expected}"
"""
_HIDDEN = "### BEGIN HIDDEN TESTS\n{check}\n### END HIDDEN TESTS"


def assignment(items: Sequence[Item], *, title: str = "Hanafuda", seed: int = 1, hidden: bool = False) -> str:
    """The text of a notebook (``.ipynb``) that asks these items; the teacher's version, with solutions.

    With ``hidden`` a learner is not told whether an answer is right: only nbgrader's autograde checks it.
    Errors: :class:`ClassroomError`.

    >>> from hanafuda_lib.exercises import find_item
    >>> book = json.loads(assignment([find_item("word/oya")]))
    >>> [cell["cell_type"] for cell in book["cells"]]
    ['markdown', 'markdown', 'code', 'code']
    """
    items = require_items(items)
    require_seed(seed)
    cells = [_markdown("intro", _intro(require_title(title), len(items)))]
    for number, item in enumerate(items, start=1):
        task = task_of(item, seed=seed)
        cells += [
            _ask(number, item, task),
            _answer(number, item, task),
            _check(number, item, task, hidden=hidden),
        ]
    book = {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(book, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _intro(title: str, count: int) -> str:
    return (
        f"# {_plain(title)}\n\n{count} questions. Write each answer between the quotes, "
        "then run the cell and the one below it (Shift+Enter). Where a cell holds the line "
        "`raise NotImplementedError()`, take that line out."
    )


def _plain(text: str) -> str:
    """A text in which Markdown and HTML find nothing to do."""
    flat = " ".join(text.split())
    for one in "\\`*_{}[]<>#|":
        flat = flat.replace(one, f"\\{one}")
    return flat


def _cell(cell_id: str, kind: str, source: str, **metadata: Any) -> dict[str, Any]:
    cell: dict[str, Any] = {
        "cell_type": kind, "id": cell_id, "metadata": metadata, "source": source.splitlines(keepends=True),
    }  # fmt: skip
    return cell | ({"execution_count": None, "outputs": []} if kind == "code" else {})


def _markdown(cell_id: str, source: str, *, cards: Sequence[Card] = ()) -> dict[str, Any]:
    cell = _cell(cell_id, "markdown", source, nbgrader=_marks(cell_id, locked=True, kind="markdown"))
    if cards:
        cell["attachments"] = {
            f"{card.id}.svg": {"image/svg+xml": _picture(card)} for card in sorted(set(cards))
        }
    return cell


def _marks(
    cell_id: str, *, locked: bool, kind: str, solution: bool = False, points: int = 0
) -> dict[str, Any]:
    """What nbgrader wants to know of a cell."""
    marks = {
        "grade": points > 0, "grade_id": cell_id, "locked": locked, "schema_version": _SCHEMA,
        "solution": solution, "task": False, "cell_type": kind,
    }  # fmt: skip
    return marks | ({"points": points} if points else {})


def _picture(card: Card) -> str:
    return base64.b64encode(art.card_svg(card, size=80).encode()).decode()


def _ask(number: int, item: Item, task: Task) -> dict[str, Any]:
    lines = [f"## Question {number}", "", item.prompt, ""]
    cards: list[Card] = []
    for strip in task.strips:
        shown = " ".join(_image(picture.card, picture.says) for picture in strip.pictures)
        lines += [f"{strip.label}: {shown}" if strip.label else shown, ""]
        cards += [picture.card for picture in strip.pictures]
    for letter, choice in zip(LETTERS, task.choices, strict=False):
        lines.append(f"* **{letter}** {_image(choice.card, choice.text) if choice.card else choice.text}")
        cards += [choice.card] if choice.card else []
    return _markdown(f"q{number}-ask", "\n".join(lines), cards=cards)


def _image(card: Card, says: str) -> str:
    return f"![{says}](attachment:{card.id}.svg)"


def _expected(item: Item, task: Task) -> str:
    if task.choices:
        letters = LETTERS[: len(task.choices)]
        return f"{', '.join(letters[:-1])} or {letters[-1]}"
    return "a whole number" if item.kind is AnswerKind.NUMBER else "a word"


def _answer(number: int, item: Item, task: Task) -> dict[str, Any]:
    right = task.answer.partition(" · ")[0] if task.choices else item.answer
    source = (
        f'answer_{number} = ""  # {_expected(item, task)}\n'
        f"### BEGIN SOLUTION\nanswer_{number} = {right!r}\n### END SOLUTION"
    )
    name = f"q{number}-answer"
    return _cell(name, "code", source, nbgrader=_marks(name, locked=False, kind="code", solution=True))


def _check(number: int, item: Item, task: Task, *, hidden: bool) -> dict[str, Any]:
    given = f"str(answer_{number})"
    if task.choices:
        by_letter = {letter: choice.id for letter, choice in zip(LETTERS, task.choices, strict=False)}
        given = f"{by_letter!r}.get(str(answer_{number}).strip().upper(), answer_{number})"
    check = _CHECK.format(item=item.id, given=given)
    source = _GIVEN.format(n=number, expected=_expected(item, task))
    source += _HIDDEN.format(check=check) if hidden else check
    name = f"q{number}-check"
    return _cell(name, "code", source, nbgrader=_marks(name, locked=True, kind="code", points=1))
