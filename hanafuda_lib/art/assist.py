"""The assist layer: month number and kind on top of a card, for the first lessons.

Numbers are drawn as strokes, because a card holds no letters of any font.
"""

from __future__ import annotations

from hanafuda_lib.art.palette import BLUE, GOLD, INK, RED, WHITE
from hanafuda_lib.art.pen import circle, group, move, path, rect
from hanafuda_lib.cards import Card, Kind, Ribbon

# Digits as single strokes in a box 8 wide and 14 high.
_DIGITS = (
    "M4 0C-1 0 -1 14 4 14C9 14 9 0 4 0Z",
    "M1 3L5 0V14",
    "M0 3.5C0 -1.5 8 -1 8 3.5C8 7 1 10 0 14H8",
    "M0.5 1.5C3 -1 8 -0.5 7.5 3.5C7.3 6 5 6.7 3 6.7C6 6.7 8 8 8 10.5C8 14.5 2 15 0 12",
    "M6 14V0L0 9.5H8.5",
    "M7.5 0H1.5L1 6C4 4.5 8 5.5 8 9.5C8 14.5 2 15 0 12.5",
    "M6.5 0C2 2 0 6 0 9.5C0 15.5 8 15.5 8 9.8C8 5 1.5 5 0.3 9",
    "M0 0H8C5 4 3.5 9 3 14",
    "M4 6.5C-1 6.5 -1 0 4 0S9 6.5 4 6.5C-1.5 6.5 -1.5 14 4 14S9.5 6.5 4 6.5Z",
    "M1.5 14C6 12 8 8 8 4.5C8 -1.5 0 -1.5 0 4.2C0 9 6.5 9 7.7 5",
)


def month_tile(month: int) -> str:
    """The white tile with the month's number, for the quiet corner at the top left.

    >>> month_tile(12).count("<path")
    2
    """
    digits = str(month)
    width = 11 * len(digits)
    marks = "".join(
        path(_DIGITS[int(digit)]).replace("<path", f'<path transform="{move(12 + 11.5 * place, 11)}"')
        for place, digit in enumerate(digits)
    )
    tile = rect(5, 5, width + 11, 26, WHITE, INK, width=1.6, round_=4)
    return tile + group(marks, "", "", INK, 2.8)


def kind_mark(card: Card) -> str:
    """The kind by its shape, at the top right: disc, diamond, strip; chaff has none.

    >>> kind_mark(Card.parse("01-chaff-1"))
    ''
    """
    match card.kind:
        case Kind.BRIGHT:
            return circle(103, 17, 10.5, GOLD, INK, 2) + circle(103, 17, 4, INK)
        case Kind.ANIMAL:
            heart = path("M103 11L109 17L103 23L97 17Z", INK)
            return path("M103 4L116 17L103 30L90 17Z", WHITE, INK, 2) + heart
        case Kind.RIBBON:
            colour = BLUE if card.ribbon is Ribbon.BLUE else RED
            return rect(96, 5, 15, 27, WHITE, INK, width=2, round_=1) + rect(99.5, 8.5, 8, 20, colour)
        case Kind.CHAFF:
            return ""


def assist_layer(card: Card) -> str:
    """Month number and kind, to lay over the card's picture.

    >>> assist_layer(Card.parse("03-curtain")).startswith("<g")
    True
    """
    marks = month_tile(card.month) + kind_mark(card)
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{marks}</g>'
