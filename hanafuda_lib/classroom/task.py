"""One task of a worksheet: what is printed, what is left open, and the explained solution."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.exercises import Choice, Item, Picture, choices_of
from hanafuda_lib.exercises.item import AnswerKind

_Kind = TypeVar("_Kind")
LETTERS = "ABCDEF"
MOST_SEED = 999_999_999
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


def require_title(given: object) -> str:
    """A title: one line that every program can read, without half characters and what steers a screen.

    Errors: :class:`ClassroomError`.

    >>> require_title("Class 5b")
    'Class 5b'
    """
    if not isinstance(given, str) or not all(one.isprintable() for one in given):
        raise ClassroomError("bad-title", f"bad title {shown(given)}: expected a line of text")
    return given


def require_seed(given: object) -> int:
    """A seed. Errors: :class:`ClassroomError`."""
    if type(given) is not int or not 0 <= given <= MOST_SEED:
        raise ClassroomError(
            "bad-seed", f"bad seed {shown(given)}: expected a whole number from 0 to {MOST_SEED}"
        )
    return given


def require_items(given: object) -> list[Item]:
    """Items of the bank, each once. Errors: :class:`ClassroomError`.

    >>> require_items([])
    Traceback (most recent call last):
    ...
    hanafuda_lib.classroom.task.ClassroomError: no item: expected at least one
    """
    items = list_of(Item, given)
    if items is None:
        raise ClassroomError("bad-items", f"bad items {shown(given)}: expected a list of items of the bank")
    if not items:
        raise ClassroomError("too-few-items", "no item: expected at least one")
    if len({item.id for item in items}) < len(items):
        raise ClassroomError("bad-items", "the same item twice: expected each once")
    return items


def list_of(kind: type[_Kind], given: object) -> list[_Kind] | None:
    """The members of a list, all of this kind; ``None`` for anything else.

    >>> list_of(int, [1, 2]), list_of(int, "12")
    ([1, 2], None)
    """
    if not isinstance(given, Iterable) or isinstance(given, str | bytes | dict):
        return None
    found = list(given)
    return found if all(isinstance(each, kind) for each in found) else None


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
