"""Items as a deck for Anki, by the optional package ``genanki``. A later import keeps all progress."""

from __future__ import annotations

import importlib
import re
import tempfile
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from hanafuda_lib import art
from hanafuda_lib.cards import Card
from hanafuda_lib.classroom.paper import text
from hanafuda_lib.classroom.task import WRITABLE, ClassroomError, place_of, require_items, require_title
from hanafuda_lib.errors import shown
from hanafuda_lib.exercises import TOPICS, Item, choices_of
from hanafuda_lib.exercises.chance import number_of

# Chosen once and never changed: by them Anki knows our deck and our notes again.
_MODEL_ID = 1_702_840_551
_FIELDS = ("Id", "Question", "Choices", "Answer", "Why", "Level", "Source")
_FRONT = '<div class="q">{{Question}}</div><div class="c">{{Choices}}</div>'
_BACK = '{{FrontSide}}<hr id="answer"><div class="a">{{Answer}}</div><p>{{Why}}</p>'
_STYLE = (
    ".card{font:20px/1.4 sans-serif;text-align:center;color:#1c1a17;background:#fffdf7}"
    ".nightMode.card{color:#f4efe4;background:#211f1c}.a{font-weight:700}"
    "img{width:84px;height:140px;margin:4px;vertical-align:top}.c{text-align:left;display:inline-block}"
)


class GenankiMissingError(ClassroomError, ModuleNotFoundError):
    """The optional package that writes decks for Anki is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "no-genanki", "Anki decks need the extra teach: in the course's folder, pip install '.[teach]'"
        )


def anki_deck(items: Sequence[Item], path: Path | str, *, title: str = "Hanafuda") -> Path:
    """Write the items as an Anki package, its decks named by topic below ``title``; gives the file.

    Errors: :class:`ClassroomError`; :class:`GenankiMissingError` without the extra ``teach``.
    """
    items = require_items(items)
    require_title(title)
    target = place_of("file", path)
    genanki = _genanki()
    model = genanki.Model(
        _MODEL_ID, "Hanafuda item", fields=[{"name": name} for name in _FIELDS],
        templates=[{"name": "Card 1", "qfmt": _FRONT, "afmt": _BACK}], css=_STYLE,
    )  # fmt: skip
    decks: dict[str, Any] = {}
    for item in items:
        name = f"{title}::{TOPICS.get(item.topic, item.topic)}"
        deck = decks.setdefault(item.topic, genanki.Deck((1 << 30) + number_of(name) % (1 << 29), name))
        deck.add_note(_note(genanki, model, item))
    try:
        with tempfile.TemporaryDirectory() as folder:
            media = [_picture(card, Path(folder)) for card in _cards(items)]
            genanki.Package(list(decks.values()), media_files=media).write_to_file(str(target))
    except OSError as error:
        reason = error.strerror or str(error)
        raise ClassroomError(
            "cannot-write", f"cannot write {shown(str(target))}: {reason}; {WRITABLE}"
        ) from None
    return target


def _genanki() -> Any:
    try:
        return importlib.import_module("genanki")
    except ModuleNotFoundError as missing:
        raise GenankiMissingError from missing


def _note(genanki: Any, model: Any, item: Item) -> Any:
    choices = "".join(f"<li>{_choice(choice.text, choice.card)}</li>" for choice in choices_of(item, seed=1))
    pictures = "".join(_img(picture.card, picture.says) for picture in item.pictures)
    answer = next((choice for choice in item.choices if choice.id == item.answer), None)
    is_choice = item.kind.value == "choice"
    return genanki.Note(
        model=model, guid=f"hanafuda {item.id}", tags=[re.sub(r"\s+", "-", tag) for tag in item.tags],
        fields=[
            item.id, f"{text(item.prompt)}<br>{pictures}", f"<ul>{choices}</ul>" if is_choice else "",
            _choice(item.answer_text, answer.card if answer and is_choice else None), text(item.explanation),
            str(item.level), item.source,
        ],
    )  # fmt: skip


def _choice(words: str, card: Card | None) -> str:
    return text(words) if card is None else _img(card, words)


def _img(card: Card, says: str) -> str:
    return f'<img src="{_media_name(card)}" alt="{escape(says)}">'


def _media_name(card: Card) -> str:
    return f"hanafuda-{card.id}.svg"


def _picture(card: Card, folder: Path) -> str:
    path = folder / _media_name(card)
    path.write_text(art.card_svg(card, size=120), encoding="utf-8")
    return str(path)


def _cards(items: Sequence[Item]) -> list[Card]:
    found = {picture.card for item in items for picture in item.pictures}
    found |= {choice.card for item in items for choice in item.choices if choice.card is not None}
    return sorted(found)
