"""One task of a worksheet: what is printed, what is left open, and the explained solution."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.exercises import Choice, Item, Picture, choices_of
from hanafuda_lib.exercises.item import AnswerKind

LETTERS = "ABCDEF"
#: What is expected of a file to write.
WRITABLE = "expected a file in a folder that exists"


class ClassroomError(HanafudaError):
    """A worksheet, class code, result or report that cannot be made; the message says why."""


def place_of(what: str, given: Path | str) -> Path:
    """A file or folder that can be named. Errors: :class:`ClassroomError`.

    >>> place_of("folder", "")
    Traceback (most recent call last):
    ...
    hanafuda_lib.classroom.task.ClassroomError: bad folder '': expected a name; '.' is the folder you are in
    """
    expected = "expected a name; '.' is the folder you are in" if what == "folder" else "expected a name"
    try:
        if isinstance(given, str | Path) and str(given).strip() and b"\0" not in os.fsencode(given):
            return Path(given)
    except UnicodeEncodeError:
        pass  # half a character, which no file bears
    raise ClassroomError(f"bad-{what}", f"bad {what} {shown(given)}: {expected}")


@dataclass(frozen=True, slots=True)
class Strip:
    """Cards that lie together under a word (``"Field"``); the word may be empty."""

    label: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table to fill in: its head, and rows whose empty cells are written into."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A task: prompt, cards, then choices with letters, a table, or (with neither) a line to write on.

    ``answer`` is what the key says in bold, ``solution`` are its sentences, ``solved`` is the filled
    table. ``item`` is the id in the item bank, where it comes from there.

    >>> Task(prompt="Which month is this?", answer="May").solution
    ()
    """

    prompt: str
    answer: str
    strips: tuple[Strip, ...] = ()
    choices: tuple[Choice, ...] = ()
    grid: Grid | None = None
    solved: Grid | None = None
    solution: tuple[str, ...] = ()
    item: str = ""


def task_of(item: Item, *, seed: int) -> Task:
    """An item of the bank on paper: its choices get letters, in the order that the seed gives.

    >>> from hanafuda_lib.exercises import find_item
    >>> task_of(find_item("points-of-kind/bright"), seed=1).answer
    'D · 20'
    """
    choices = tuple(choices_of(item, seed=seed)) if item.kind is AnswerKind.CHOICE else ()
    answer = item.answer_text
    if choices:
        place = [choice.id for choice in choices].index(item.answer)
        answer = f"{LETTERS[place]} · {answer}"
    return Task(
        prompt=item.prompt, answer=answer, strips=_strips(item.pictures), choices=choices,
        solution=(item.explanation,), item=item.id,
    )  # fmt: skip


def _strips(pictures: tuple[Picture, ...]) -> tuple[Strip, ...]:
    """Pictures that follow one another with the same word lie together."""
    found: list[tuple[str, list[Picture]]] = []
    for picture in pictures:
        if not found or found[-1][0] != picture.row:
            found.append((picture.row, []))
        found[-1][1].append(picture)
    return tuple(Strip(label, tuple(group)) for label, group in found)
