"""The ribbons (tanzaku 短冊): red with a poem, plain red, and blue.

They differ by more than colour, so that nobody has to tell red from blue: the poem
ribbon carries brush strokes, the plain one a single hem, the blue one two hems and a
hatch.
"""

# A path is one long word: it is looked at as a picture, not read line by line.

from __future__ import annotations

from hanafuda_lib.art.brush import Brush
from hanafuda_lib.art.palette import BLUE, INK, PAPER, RED, SKY
from hanafuda_lib.art.pen import group, outlined, path

# A stiff strip of paper that bends a little, seen upright; it is tilted when it is drawn.
_STRIP = "M43 16C48 56 38 100 43 150L77 150C72 100 82 56 77 16Z"
# Kana as single brush lines in a box of 20 by 20.
# fmt: off
_KANA = {
    "a": "M4 5H16M9 1C8 8 8 13 10 18M14 8C12 14 7 18 4 16C2 12 10 9 14 11C19 13 17 18 13 19",
    "ka": "M10 3C3 6 2 15 6 17C10 17 12 9 11 4C16 4 19 9 17 13C16 16 14 18 12 19",
    "yo": "M11 1V14C11 19 3 19 4 15C6 12 12 14 17 18M11 7H17",
    "ro": "M5 3H15L5 11C12 7 18 10 16 15C15 18 11 19 8 19",
    "shi": "M7 1V14C7 20 14 19 17 13",
    "mi": "M4 4H12C11 10 7 17 4 17C2 14 7 11 17 13M14 8C15 13 13 17 11 19",
    "no": "M10 3C3 6 2 15 6 17C10 17 12 9 11 4C17 4 19 10 17 14C16 16 14 18 12 19",
}
# fmt: on


def _tilted(body: str) -> str:
    return group(body, "rotate(8 60 84)")


def _poem_ribbon(*signs: str) -> str:
    step = 126 / len(signs)
    writing = "".join(
        group(
            path(_KANA[sign], stroke=PAPER, width=5.4) + path(_KANA[sign], stroke=INK, width=3.2),
            f"translate(49 {21 + i * step:.0f})scale(1.1 {step / 23:.2f})",
        )
        for i, sign in enumerate(signs)
    )
    return _tilted(outlined(_STRIP, RED, width=2, halo=2.4) + writing)


def aka_yoroshi(_brush: Brush) -> str:
    """The red ribbon of January and February, which says "aka-yoroshi" (あかよろし)."""
    return _poem_ribbon("a", "ka", "yo", "ro", "shi")


def miyoshino(_brush: Brush) -> str:
    """The red ribbon of March, which names Yoshino of the cherry trees (みよしの)."""
    return _poem_ribbon("mi", "yo", "shi", "no")


def plain_ribbon(_brush: Brush) -> str:
    """The red ribbon without writing: one hem at each end."""
    return _tilted(
        outlined(_STRIP, RED, width=2, halo=2.4) + path("M45 25H76M44 141H75", stroke=PAPER, width=3.4)
    )


def blue_ribbon(_brush: Brush) -> str:
    """The blue ribbon: two hems at each end and a hatch between them."""
    hatch = "".join(f"M45 {y}L75 {y - 16}" for y in range(58, 132, 15))
    return _tilted(
        outlined(_STRIP, BLUE, width=2, halo=2.4)
        + path(hatch, stroke=SKY, width=2.4)
        + path("M45 24H76M45 32H76M43 134H75M43 142H75", stroke=PAPER, width=3)
    )
