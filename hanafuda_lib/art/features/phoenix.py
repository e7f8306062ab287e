"""The phoenix (hōō 鳳凰) of December."""

from __future__ import annotations

from ..brush import Brush
from ..palette import GOLD, INK, LEAF, ORANGE, PURPLE, RED, WHITE
from ..pen import circle, group, moved, outlined, path

_QUILL = "M-3 0C-8 -18 -10 -42 0 -58C10 -42 8 -18 3 0Z"
_TAILS = (
    ("M44 92C24 104 4 112 12 138S36 158 24 180", RED),
    ("M52 98C50 122 80 124 72 148S46 164 58 184", ORANGE),
    ("M60 96C74 116 112 108 106 138S82 158 96 180", PURPLE),
)
_EYES = ((24, 180, RED), (58, 184, ORANGE), (96, 180, PURPLE))


def _wing(x: float, y: float, size: float, turns: tuple[float, ...]) -> str:
    """A wing of quills: long ones in red and orange, short purple ones over their roots."""
    long = "".join(
        path(moved(_QUILL, x, y, turn=turn, size=size), ORANGE if i % 2 else RED, INK, 1.5) for i, turn in enumerate(turns)
    )
    shafts = path("".join(moved("M0 -20L0 -48", x, y, turn=turn, size=size) for turn in turns), stroke=GOLD, width=1.6)
    short = "".join(
        path(moved(_QUILL, x, y, turn=turn, size=size * 0.6), PURPLE, INK, 1.4) for turn in turns
    )
    return long + shafts + short


def _tails() -> str:
    ribbons = "".join(
        path(d, stroke=INK, width=14) + path(d, stroke=colour, width=10) + path(d, stroke=GOLD, width=2.4)
        for d, colour in _TAILS
    )
    eyes = "".join(
        outlined(moved("M0 -13C11 -8 12 6 0 15C-12 6 -11 -8 0 -13Z", x, y), colour, width=1.8)
        + circle(x, y, 6, GOLD, INK, 1.4)
        + circle(x, y, 2.6, INK)
        for x, y, colour in _EYES
    )
    return ribbons + eyes


TAILS = _tails()
FAR_WING = _wing(70, 78, 0.8, (142, 118, 96, 74))
NEAR_WING = _wing(58, 78, 1.05, (-98, -78, -58, -38, -18, 0))


def phoenix(brush: Brush) -> str:
    """The phoenix: gold body, wings of red and purple, ribbons of tail feathers."""
    crest = "M92 24C84 16 84 8 90 2M98 22C94 12 98 6 106 4M102 26C104 18 110 14 116 16"
    return (
        TAILS
        + FAR_WING
        + outlined("M38 96C36 82 46 70 60 66C76 66 88 62 86 46C86 34 92 26 100 28C108 30 110 40 104 46C104 66 96 92 74 100"
                   "C60 106 46 106 38 96Z", GOLD, width=2)
        + path("M90 54C94 58 98 58 102 56M88 64C92 68 96 68 100 66M82 74C88 78 92 78 96 76M74 84C80 88 86 88 90 86", stroke=RED, width=2)
        + NEAR_WING
        + outlined("M44 90C42 76 54 66 68 70C78 76 74 90 62 94C54 96 48 96 44 90Z", GOLD, width=1.8)
        + path("M52 82C56 78 62 78 66 82M52 88C56 85 62 85 66 88", stroke=RED, width=2)
        + path(crest, stroke=INK, width=6)
        + path(crest, stroke=RED, width=3.2)
        + outlined("M105 34L118 40L105 42Z", LEAF, width=1.5)
        + path("M101 44C106 46 106 54 100 54C98 50 98 46 101 44Z", RED, INK, 1.2)
        + circle(99, 35, 3, WHITE, INK, 1.4)
        + circle(99.6, 35, 1.4, INK)
    )


_UNUSED = (group,)
