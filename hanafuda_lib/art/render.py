"""Pictures of cards to show in a lesson: one card, a row, a fan, a pile sorted by kind, a field.

A :class:`Picture` is SVG text with an accessible name for each card. In a notebook it shows itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, TypedDict, Unpack

from hanafuda_lib import names
from hanafuda_lib.art import frame
from hanafuda_lib.art.assist import assist_layer
from hanafuda_lib.art.faces import face, find_card
from hanafuda_lib.art.palette import GOLD, INK, PAPER
from hanafuda_lib.art.pen import number, rect
from hanafuda_lib.cards import Card, Kind

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

#: What is said of a card that lies face down.
_FACE_DOWN = {"en": "face-down card", "ja": "裏向きの札", "zh": "背面朝上的牌"}
_WHITE_CARD = {"en": "white card", "ja": "白札", "zh": "白牌"}
#: How a picture of several cards names itself: the number of cards comes first.
_CARDS = {"en": "{n} cards", "ja": "札{n}枚", "zh": "{n}张牌"}
_GAP = 12
#: From the point about which a fan turns to the upper edge of its cards.
_FAN_RADIUS = 500


class Look(TypedDict, total=False):
    """How cards are drawn. ``size`` is the width of one card in pixels (80 when it is not given)."""

    size: int
    assist: bool
    highlighted: Container[Card]
    dimmed: Container[Card]
    lang: str
    labels: bool


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """A picture of cards: ``svg`` for a file, ``_repr_html_`` for a notebook, ``str`` for a reader.

    >>> row("01-crane 08-moon")
    <picture of 01-crane 08-moon>
    """

    svg: str
    html: str
    cards: tuple[Card, ...]

    def _repr_html_(self) -> str:
        return self.html

    def __str__(self) -> str:
        return " ".join(card.id for card in self.cards)

    def __repr__(self) -> str:
        return f"<picture of {self}>"


def card_svg(
    card: Card | str,
    *,
    size: int | None = None,
    assist: bool = False,
    highlighted: bool = False,
    dimmed: bool = False,
    lang: str = "en",
) -> str:
    """One card as SVG text. ``size`` is its width in pixels; without it the card fills its place.

    ``assist`` adds month number and kind; a highlighted card gets a gold rim, a dimmed one steps
    back. Raises ``NotationError`` for an unknown card, ``UnknownNameError`` for an unknown language.

    >>> card_svg("03-curtain", size=60)[:62]
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="100'
    >>> 'role="img" aria-label="March bright: cherry with curtain"' in card_svg("03-curtain")
    True
    """
    found = find_card(card)
    inside = face(found) + (assist_layer(found) if assist else "") + _marks(highlighted, dimmed)
    return _svg(inside, names.accessible(found, lang), size)


def back_svg(*, size: int | None = None, lang: str = "en") -> str:
    """The back of a card; a screen reader hears that the card lies face down.

    >>> 'aria-label="face-down card"' in back_svg()
    True
    """
    return _svg(frame.back(), _FACE_DOWN[names.find_lang(lang)], size)


def white_svg(*, size: int | None = None, lang: str = "en") -> str:
    """The white card, the spare of the deck.

    >>> 'aria-label="white card"' in white_svg()
    True
    """
    return _svg(frame.white_card(), _WHITE_CARD[names.find_lang(lang)], size)


def one(card: Card | str, **look: Unpack[Look]) -> Picture:
    """One card by itself, with its name under it when ``labels`` is set.

    >>> one("09-cup", size=120, assist=True)
    <picture of 09-cup>
    """
    return row([card], **look)


def row(cards: Iterable[Card | str] | str, **look: Unpack[Look]) -> Picture:
    """Cards side by side in the order given: Card objects, ids, or one text of ids.

    >>> row("01-crane 03-curtain", size=60).svg.count('role="img"')
    2
    """
    found = _cards(cards)
    return _grid([found], found, look)


def field(cards: Iterable[Card | str] | str, **look: Unpack[Look]) -> Picture:
    """The field (ba 場): cards in two rows, the first four above, as they are dealt.

    >>> field("01-crane 02-warbler 03-curtain 04-cuckoo 05-bridge")
    <picture of 01-crane 02-warbler 03-curtain 04-cuckoo 05-bridge>
    """
    found = _cards(cards)
    half = max(4, (len(found) + 1) // 2)
    return _grid([found[:half], found[half:]], found, look)


def pile(cards: Iterable[Card | str] | str, **look: Unpack[Look]) -> Picture:
    """A player's pile sorted by kind, one row a kind: brights, animals, ribbons, chaff.

    >>> pile("01-chaff-1 01-crane")
    <picture of 01-crane 01-chaff-1>
    """
    found = _cards(cards)
    rows = [sorted(card for card in found if card.kind is kind) for kind in Kind]
    return _grid(rows, tuple(card for line in rows for card in line), look, headed=True)


def fan(cards: Iterable[Card | str] | str, **look: Unpack[Look]) -> Picture:
    """A hand of cards held like a fan; the middle card stands upright.

    >>> fan("01-crane 03-curtain 08-moon").svg.count("rotate(") >= 2
    True
    """
    found = _cards(cards)
    turn = min(10.0, 84 / max(1, len(found)))
    middle = (len(found) - 1) / 2
    # the cards turn about a point below the hand; the outermost ones set how much room that takes
    lean = math.radians(turn * middle)
    width = 2 * (_FAN_RADIUS * math.sin(lean) + 60 * math.cos(lean) + 8)
    height = _FAN_RADIUS + 8 - (_FAN_RADIUS - frame.HEIGHT) * math.cos(lean) + 60 * math.sin(lean) + 8
    turned = "".join(
        f'<g transform="rotate({number(turn * (place - middle))} {number(width / 2)} {_FAN_RADIUS + 8})">'
        f"{_placed(card, width / 2 - 60, 8, look)}</g>"
        for place, card in enumerate(found)
    )
    svg = _sheet(turned, width, height, found, look)
    return Picture(svg, _block(svg), found)


def _cards(cards: Iterable[Card | str] | str) -> tuple[Card, ...]:
    some = cards.split() if isinstance(cards, str) else cards
    return tuple(find_card(card) for card in some)


def _marks(highlighted: bool, dimmed: bool) -> str:  # noqa: FBT001 - two flags of one private place
    veil = f'<rect width="120" height="200" rx="8" fill="{PAPER}" opacity=".62"/>' if dimmed else ""
    if not highlighted:
        return veil
    # a gold rim between two dark lines: seen by its shape where gold looks like paper
    rim = rect(4, 4, 112, 192, "", GOLD, width=6, round_=5) + rect(8, 8, 104, 184, "", INK, width=2, round_=3)
    return f'{veil}<g fill="none">{rim}</g>'


def _svg(inside: str, label: str, size: int | None) -> str:
    scale = f' width="{size}" height="{number(size / 0.6)}"' if size else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{scale} viewBox="{frame.VIEW_BOX}" '
        f'role="img" aria-label="{escape(label)}">{inside}</svg>'
    )


def _single(card: Card, look: Look, size: int | None) -> str:
    return card_svg(
        card,
        size=size,
        assist=look.get("assist", False),
        highlighted=card in look.get("highlighted", ()),
        dimmed=card in look.get("dimmed", ()),
        lang=look.get("lang", "en"),
    )


def _placed(card: Card, x: float, y: float, look: Look) -> str:
    """A card inside a larger picture, where it is 120 units wide."""
    start = f'<svg x="{number(x)}" y="{number(y)}" width="120" height="200"'
    return start + _single(card, look, None).removeprefix('<svg xmlns="http://www.w3.org/2000/svg"')


def _sheet(body: str, width: float, height: float, cards: Sequence[Card], look: Look) -> str:
    scale = look.get("size", 80) / frame.WIDTH
    label = _CARDS[names.find_lang(look.get("lang", "en"))].format(n=len(cards))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" height="{height * scale:.0f}" '
        f'viewBox="0 0 {number(width)} {number(height)}" role="group" aria-label="{label}">{body}</svg>'
    )


def _grid(
    rows: Sequence[Sequence[Card]], cards: Sequence[Card], look: Look, *, headed: bool = False
) -> Picture:
    filled = [line for line in rows if line]
    across = max((len(line) for line in filled), default=0)
    body = "".join(
        _placed(card, place * (frame.WIDTH + _GAP), level * (frame.HEIGHT + _GAP), look)
        for level, line in enumerate(filled)
        for place, card in enumerate(line)
    )
    width = max(frame.WIDTH, across * (frame.WIDTH + _GAP) - _GAP)
    height = max(frame.HEIGHT, len(filled) * (frame.HEIGHT + _GAP) - _GAP)
    svg = _sheet(body, width, height, cards, look)
    html = "".join(_line(line, look, headed=headed) for line in filled)
    return Picture(svg, html, tuple(cards))


def _line(line: Sequence[Card], look: Look, *, headed: bool) -> str:
    """One row of cards as HTML that wraps on a narrow page."""
    lang = look.get("lang", "en")
    head = f"{names.kind(line[0].kind).in_lang(lang)} ({len(line)})" if headed else ""
    size = look.get("size", 80)
    cells = "".join(
        f'<div style="width:{size}px">{_single(card, look, size)}{_caption(card, look, lang)}</div>'
        for card in line
    )
    return _block(f'<div style="display:flex;flex-wrap:wrap;gap:8px">{cells}</div>', head)


def _caption(card: Card, look: Look, lang: str) -> str:
    if not look.get("labels"):
        return ""
    name = escape(names.card(card).in_lang(lang))
    # the picture says this name already, so a screen reader skips the line
    style = "font-size:12px;text-align:center;overflow-wrap:anywhere"
    return f'<div aria-hidden="true" lang="{lang}" style="{style}">{name}</div>'


def _block(body: str, head: str = "") -> str:
    caption = f"<figcaption>{escape(head)}</figcaption>" if head else ""
    return f'<figure style="margin:8px 0">{caption}{body}</figure>'
