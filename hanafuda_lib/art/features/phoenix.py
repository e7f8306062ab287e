"""The phoenix (hōō 鳳凰) of December."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush
from hanafuda_lib.art.palette import BLUE, GOLD, INK, LEAF, ORANGE, PURPLE, RED, WHITE
from hanafuda_lib.art.pen import circle, group, outlined, path

_QUILL = "M-3 0C-8 -18 -10 -42 0 -58C10 -42 8 -18 3 0Z"
_TAILS = (
    ("M46 92C12 104 -4 144 24 164C48 178 66 160 100 176", RED),
    ("M50 96C26 108 14 136 40 146C62 154 76 138 102 148", ORANGE),
    ("M56 98C40 108 40 122 58 126C74 129 84 112 104 120", PURPLE),
)
_EYES = ((101, 177, RED), (104, 149, ORANGE), (106, 121, PURPLE))


def _wing(brush: Brush, where: str, turns: tuple[float, ...]) -> str:
    """A wing of quills: long ones in red and orange, short purple ones over their roots."""
    quill = path(_QUILL) + path("M0 -20L0 -48", stroke=GOLD, width=1.6)

    def quills(some: tuple[float, ...]) -> str:
        return "".join(brush.stamp("quill", quill, 0, 0, turn=turn) for turn in some)

    return group(
        group(quills(turns[::2]), "", RED)
        + group(quills(turns[1::2]), "", ORANGE)
        + group(quills(turns), "scale(.6)", PURPLE, INK, 2),
        where,
        stroke=INK,
        width=1.5,
    )


def _tails(brush: Brush) -> str:
    """Three ribbons of feathers, barred in ink, each with an eye at its end."""
    ribbons = ""
    for name, (d, colour) in zip("abc", _TAILS, strict=True):
        line = brush.stamp(name, path(d), 0, 0)
        bars = group(line, "", "", INK, 11).replace("<g", '<g stroke-dasharray="1.2 5" stroke-linecap="butt"')
        ribbons += (
            group(line, "", "", INK, 15)
            + group(line, "", "", colour, 11)
            + bars
            + group(line, "", "", GOLD, 2.6)
        )
    spot = (
        f'<path d="M0 -15C12 -9 13 7 0 13C-13 7 -12 -9 0 -15Z" stroke="{INK}" stroke-width="1.8"/>'
        + circle(0, 0, 6.4, GOLD, INK, 1.4)
        + circle(0, 0, 2.8, BLUE)
    )
    return ribbons + "".join(
        group(brush.stamp("eye", spot, x, y, turn=80), "", colour) for x, y, colour in _EYES
    )


def phoenix(brush: Brush) -> str:
    """The phoenix: gold body, wings of red and purple, ribbons of tail feathers."""
    crest = "M92 24C84 16 84 8 90 2M98 22C94 12 98 6 106 4M102 26C104 18 110 14 116 16"
    return (
        _tails(brush)
        + _wing(brush, "translate(70 78)scale(.8)", (142, 118, 96, 74))
        + outlined(
            "M38 96C36 82 46 70 60 66C76 66 88 62 86 46C86 34 92 26 100 28C108 30 110 40 104 46C104 66 96 92 74 100"
            "C60 106 46 106 38 96Z",
            GOLD,
            width=2,
        )
        + path(
            "M90 54C94 58 98 58 102 56M88 64C92 68 96 68 100 66M82 74C88 78 92 78 96 76M74 84C80 88 86 88 90 86",
            stroke=RED,
            width=2,
        )
        + _wing(brush, "translate(58 78)scale(1.05)", (-98, -58, -18, -78, -38, 0))
        + outlined("M44 90C42 76 54 66 68 70C78 76 74 90 62 94C54 96 48 96 44 90Z", GOLD, width=1.8)
        + path("M52 82C56 78 62 78 66 82M52 88C56 85 62 85 66 88", stroke=RED, width=2)
        + path(crest, stroke=INK, width=6)
        + path(crest, stroke=RED, width=3.2)
        + outlined("M105 34L118 40L105 42Z", LEAF, width=1.5)
        + path("M101 44C106 46 106 54 100 54C98 50 98 46 101 44Z", RED, INK, 1.2)
        + circle(99, 35, 3, WHITE, INK, 1.4)
        + circle(99.6, 35, 1.4, INK)
    )
