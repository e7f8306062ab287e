"""Items of the bank for other programs: which ones, and in which format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from hanafuda_lib.classroom.anki import anki_deck
from hanafuda_lib.classroom.notebook import assignment
from hanafuda_lib.classroom.qti import qti_package
from hanafuda_lib.classroom.task import (
    WRITABLE,
    ClassroomError,
    place_of,
    require_items,
    require_seed,
    require_title,
)
from hanafuda_lib.errors import listed, shown
from hanafuda_lib.exercises import TOPICS, Item, draw, find_item, select

#: Each format with what it is for.
FORMATS: dict[str, str] = {
    "qti21": "QTI 2.1",
    "qti12": "QTI 1.2, for Canvas and Moodle",
    "anki": "a deck for Anki",
    "notebook": "an assignment for Jupyter and nbgrader",
}


def choose_items(
    *,
    topics: Sequence[str] = (),
    levels: Sequence[int] = (),
    ids: Iterable[str] = (),
    count: int | None = None,
    seed: int = 1,
) -> list[Item]:
    """Items by their ids, else by topic and level (none named: all); ``count`` of them by the seed.

    Errors: :class:`HanafudaError`.

    >>> [item.id for item in choose_items(ids=["word/oya", "word/ba", "word/oya"])]
    ['word/oya', 'word/ba']
    """
    require_seed(seed)
    topics = listed("topics", topics)
    named = [find_item(item_id) for item_id in dict.fromkeys(listed("items", ids))]
    levels = listed("levels", levels)
    if named and (topics or levels):
        raise ClassroomError(
            "bad-items", "items by their ids, and topics or levels beside them: expected the one or the other"
        )
    for topic in topics:
        if topic not in TOPICS:
            raise ClassroomError(
                "unknown-topic", f"unknown topic {shown(topic)}: expected one of {', '.join(TOPICS)}"
            )
    fitting = [item for item in select(levels=levels or range(1, 6)) if not topics or item.topic in topics]
    items = named or fitting
    if count is not None:
        if type(count) is not int or not 1 <= count <= len(items):
            raise ClassroomError(
                "too-few-items",
                f"{shown(count)} items are asked, {len(items)} fit: expected 1 to {len(items)}",
            )
        items = draw(items, seed=seed, count=count)
    if not items:
        raise ClassroomError("too-few-items", "no item fits: expected other topics or levels")
    return items


def export_items(
    format: str,
    items: Sequence[Item],
    path: Path | str,
    *,
    title: str = "Hanafuda",
    seed: int = 1,
    hidden: bool = False,
) -> Path:
    """Write the items in this format of :data:`FORMATS`; gives the file.

    ``hidden`` is for notebooks: the checks are nbgrader's alone. Errors: :class:`ClassroomError`.
    """
    if not isinstance(format, str) or format not in FORMATS:
        raise ClassroomError(
            "unknown-format", f"unknown format {shown(format)}: expected one of {', '.join(FORMATS)}"
        )
    require_title(title)
    items = require_items(items)
    if hidden and format != "notebook":
        raise ClassroomError(
            "bad-option", f"hidden checks do not go with {format!r}: expected them with 'notebook' only"
        )
    require_seed(seed)
    target = place_of("file", path)
    if format == "anki":
        return anki_deck(items, target, title=title)
    if format == "notebook":
        content = assignment(items, title=title, seed=seed, hidden=hidden).encode()
    else:
        content = qti_package(items, version=f"{format[3]}.{format[4]}", title=title, seed=seed)
    try:
        target.write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ClassroomError(
            "cannot-write", f"cannot write {shown(str(target))}: {reason}; {WRITABLE}"
        ) from None
    return target
