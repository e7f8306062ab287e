"""What all cards share: the paper, the border, the back and the white card."""

from __future__ import annotations

from hanafuda_lib.art.palette import INK, PAPER, RED
from hanafuda_lib.art.pen import path, rect

#: A card is 120 units wide and 200 high; a real one is 32 by 54 millimetres.
WIDTH, HEIGHT = 120, 200
VIEW_BOX = f"0 0 {WIDTH} {HEIGHT}"

_BORDER = rect(2, 2, 116, 196, "", INK, width=4, round_=6)
_PAPER = rect(1, 1, 118, 198, PAPER, round_=7)
# The drawing is cut off by a nested picture, just inside the rounded border. A clip path would do
# the same, but it stops working when its first copy on a page is hidden; this never does.
_WINDOW = '<svg x="2.5" y="2.5" width="115" height="195" viewBox="2.5 2.5 115 195">'
_PENCIL = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'


def framed(drawing: str) -> str:
    """The inside of a card's picture: paper, the drawing, and the heavy border over it.

    >>> framed("").count("<rect")
    2
    """
    inside = f"{_WINDOW}{_PENCIL}{drawing}</g></svg>" if drawing else ""
    return f'<g fill="none">{_PAPER}{inside}{_BORDER}</g>'


def back() -> str:
    """The back of a card: plain red with the border and one quiet line.

    >>> "#C62F2B" in back()
    True
    """
    return framed(path("M-2 -2H122V202H-2Z", RED) + rect(9, 9, 102, 182, "", INK, width=1.4, round_=3))


def white_card() -> str:
    """The white card (shirofuda 白札): a spare, which stands in for a lost card.

    >>> "<svg" in white_card()
    False
    """
    return framed("")
