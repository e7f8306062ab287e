"""Cards as still pictures in a lesson: rows of faces with their names under them.

The pictures need no script and no style sheet, so that they look the same in a notebook and on a
page. Whoever has a better picture of a card changes :func:`face` and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from hanafuda_lib import art, names
from hanafuda_lib.cards import Card, Kind, Ribbon

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hanafuda_lib.pile import Pile


@dataclass(frozen=True, slots=True)
class Pictures:
    """Rows of cards, each with a label. A notebook shows pictures, ``str`` the text forms.

    >>> show(("Field", "03-curtain 09-cup"))
    show(('Field', '03-curtain 09-cup'))
    """

    rows: tuple[tuple[str, tuple[Card, ...]], ...]

    def __str__(self) -> str:
        return "\n".join(f"{label}: {_ids(cards)}" if label else _ids(cards) for label, cards in self.rows)

    def __repr__(self) -> str:
        return f"show({', '.join(repr((label, _ids(cards))) for label, cards in self.rows)})"

    def _repr_html_(self) -> str:
        return "".join(_row(label, cards) for label, cards in self.rows)


def show(
    *rows: Pile | str | Iterable[Card] | tuple[str, Pile | str | Iterable[Card]],
) -> Pictures:
    """Pictures of cards, one row for each argument: cards, or a label with cards.

    Cards are a pile, a text of card ids, or cards in any order. Raises ``NotationError`` for a
    text that names no card.

    >>> print(show("01-crane 08-moon", ("Hand", "12-phoenix")))
    01-crane 08-moon
    Hand: 12-phoenix
    """
    return Pictures(tuple(_labelled(row) for row in rows))


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards held like a fan, as one picture with one name."""

    cards: tuple[Card, ...]
    label: str

    def __repr__(self) -> str:
        return f"show_fan({_ids(self.cards)!r}, label={self.label!r})"

    def _repr_html_(self) -> str:
        middle = (len(self.cards) - 1) / 2
        turned = "".join(
            f'<g transform="rotate({_FAN_STEP * (place - middle):g} 300 640)">'
            f'<svg x="228" y="46" width="144" height="240" viewBox="0 0 120 200">{art.face(card)}</svg></g>'
            for place, card in enumerate(self.cards)
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 40 680 330" role="img" '
            f'aria-label="{escape(self.label)}" '
            f'style="display:block;width:100%;max-width:38rem;height:auto">{turned}</svg>'
        )


# Degrees from one card of a fan to the next.
_FAN_STEP = 13


def show_fan(cards: Pile | str | Iterable[Card], *, label: str) -> Fan:
    """A fan of cards. ``label`` is what a screen reader says for the whole picture.

    >>> show_fan("01-crane 08-moon", label="Two brights")
    show_fan('01-crane 08-moon', label='Two brights')
    """
    return Fan(_labelled(cards)[1], label)


def face(card: Card) -> str:
    """The face of one card as SVG text, with month and kind in its corners and its accessible name.

    >>> 'aria-label="March bright: cherry with curtain"' in face(Card.parse("03-curtain"))
    True
    """
    return art.card_svg(card, assist=True).replace(
        "<svg ", '<svg style="width:100%;height:auto;display:block" ', 1
    )


def _labelled(
    row: Pile | str | Iterable[Card] | tuple[str, Pile | str | Iterable[Card]],
) -> tuple[str, tuple[Card, ...]]:
    label, cards = "", row
    if isinstance(row, tuple) and len(row) == 2 and isinstance(row[0], str):
        label, cards = row
    if isinstance(cards, str):
        return label, tuple(Card.parse(word) for word in cards.split())
    return label, tuple(cards)  # type: ignore[arg-type]


def _ids(cards: Iterable[Card]) -> str:
    return " ".join(card.id for card in cards)


def _row(label: str, cards: Sequence[Card]) -> str:
    head = (
        f'<figcaption style="margin:0 0 .35rem;font-weight:600">{escape(label)}</figcaption>' if label else ""
    )
    pictures = "".join(_figure(card) for card in cards)
    return (
        f'<figure class="course-cards" style="margin:.8rem 0">{head}'
        f'<div style="display:flex;flex-wrap:wrap;gap:.6rem">{pictures}</div></figure>'
    )


def _figure(card: Card) -> str:
    style = "font-size:.72rem;line-height:1.25;text-align:center;margin-top:.25rem"
    name = f'<div aria-hidden="true" style="{style}">{escape(_caption(card))}</div>'
    return f'<div style="width:4.6rem">{face(card)}{name}</div>'


def _caption(card: Card) -> str:
    """The name under the picture: the flower and what else is on the card."""
    flower = names.flower(card.month).en
    match card.kind:
        case Kind.CHAFF:
            return "lightning" if card.id == "11-lightning" else f"{flower} chaff"
        case Kind.RIBBON:
            return f"{flower}, {names.ribbon(card.ribbon or Ribbon.PLAIN).en}"
        case _:
            return f"{flower}, {_ANIMALS_AND_BRIGHTS[card.id]}"


# The picture in a word or two, as the lessons say it.
_ANIMALS_AND_BRIGHTS = {
    "01-crane": "crane",
    "02-warbler": "bush warbler",
    "03-curtain": "curtain",
    "04-cuckoo": "cuckoo",
    "05-bridge": "bridge",
    "06-butterflies": "butterflies",
    "07-boar": "boar",
    "08-moon": "moon",
    "08-geese": "geese",
    "09-cup": "sake cup",
    "10-deer": "deer",
    "11-rainman": "rain man",
    "11-swallow": "swallow",
    "12-phoenix": "phoenix",
}
