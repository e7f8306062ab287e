"""The phoenix (hōō 鳳凰) of December."""

from __future__ import annotations

from ..brush import Brush
from ..palette import BLUE, GOLD, INK, LEAF, ORANGE, PURPLE, RED, WHITE
from ..pen import circle, moved, outlined, path

_FEATHER = "M-3 0C-9 -16 -8 -36 0 -50C8 -36 9 -16 3 0Z"
_TAILS = (
    ("M70 92C90 104 112 104 110 132S84 160 96 186", RED),
    ("M62 94C74 120 96 128 78 152S50 168 62 192", GOLD),
    ("M54 94C52 120 66 132 44 150S22 160 28 188", PURPLE),
)


def phoenix(brush: Brush) -> str:
    """The phoenix: gold body, wings of red and purple, ribbons of tail feathers."""
    tails = "".join(path(d, stroke=INK, width=11) + path(d, stroke=colour, width=7) + path(d, stroke=INK, width=1.2) for d, colour in _TAILS)
    eyes = "".join(circle(x, y, 7, colour, INK, 1.6) + circle(x, y, 3, GOLD, INK, 1) for x, y, colour in ((96, 184, RED), (62, 190, ORANGE), (28, 186, PURPLE)))
    right = "".join(path(moved(_FEATHER, 72, 80, turn=t, size=s), c, INK, 1.5) for t, s, c in (
        (112, .85, PURPLE), (90, .98, RED), (68, 1.08, ORANGE), (46, 1.12, RED), (24, 1.08, ORANGE)))
    left = "".join(path(moved(_FEATHER, 52, 84, turn=t, size=s), c, INK, 1.5) for t, s, c in (
        (-116, .75, PURPLE), (-94, .85, RED), (-72, .9, ORANGE)))
    return (
        tails
        + eyes
        + right
        + left
        + outlined("M34 56C30 76 44 102 66 98C84 94 88 76 80 66C70 72 56 70 50 56C50 44 42 36 34 40C30 46 34 50 34 56Z", GOLD, width=2)
        + path("M44 72C50 78 58 80 66 78M44 82C52 88 62 88 70 84M52 92C58 95 66 94 72 90", stroke=RED, width=2)
        + path("M34 34C30 24 34 18 42 16M40 32C40 22 46 18 52 20M44 36C50 28 56 28 60 32", stroke=INK, width=6)
        + path("M34 34C30 24 34 18 42 16M40 32C40 22 46 18 52 20M44 36C50 28 56 28 60 32", stroke=RED, width=3)
        + outlined("M28 44C26 34 36 28 44 32C52 36 52 48 44 52C36 54 30 52 28 44Z", GOLD, width=1.8)
        + outlined("M28 40L14 48L28 49Z", LEAF, width=1.4)
        + path("M30 50C28 56 34 60 36 54Z", RED, INK, 1.2)
        + circle(37, 40, 2.4, WHITE, INK, 1.2)
        + circle(36.6, 40, 1.2, INK)
    )


_UNUSED = (BLUE,)
