"""The beasts: butterflies (chō 蝶), boar (inoshishi 猪) and deer (shika 鹿)."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush
from hanafuda_lib.art.palette import BROWN, GOLD, INK, LEAF, ORANGE, PAPER, PINK, PURPLE, RED, SKY, WHITE
from hanafuda_lib.art.pen import circle, group, move, outlined, path


def _butterfly(brush: Brush, name: str, upper: str, lower: str, spot: str) -> str:
    side = (
        outlined("M2 2C10 2 24 8 24 20C22 30 12 28 8 22C6 16 2 8 2 2Z", lower, width=1.5)
        + outlined("M2 0C6 -16 22 -30 34 -24C40 -12 32 4 20 6C12 6 6 4 2 0Z", upper, width=1.6)
        + path("M22 -25C28 -26 34 -24 35 -20C37 -12 33 -2 27 3C29 -4 30 -16 22 -25Z", INK)
        + circle(20, -10, 5, spot, INK, 1.2)
        + circle(20, -10, 1.8, WHITE)
        + circle(15, 17, 3, spot, INK, 1)
    )
    wings = brush.stamp(name, side, 0, 0) + brush.stamp(name, side, 0, 0, flip=True)
    feelers = "M0 -12C-2 -22 -8 -28 -13 -28M0 -12C2 -22 8 -28 13 -28"
    return wings + path("M0 -10V18", stroke=INK, width=5) + path(feelers, stroke=INK, width=1.8)


def butterflies(brush: Brush) -> str:
    """Two butterflies with eye-spots above the peony."""
    near = _butterfly(brush, "near", GOLD, ORANGE, RED)
    far = _butterfly(brush, "far", SKY, WHITE, PURPLE)
    return group(near, move(40, 44, turn=-20)) + group(far, move(90, 72, size=0.74, turn=24))


_FAR_LEGS = "M42 150C44 160 52 166 50 174L44 190H35L39 174L28 152ZM78 152C86 160 94 164 98 174L98 188H89L88 178L70 164Z"
_NEAR_LEGS = "M14 134C12 150 22 160 16 172L10 192H21L28 174C36 164 36 154 40 148ZM58 150C64 164 68 166 66 178L62 192H73L77 176C82 164 84 156 84 146Z"
_BODY = (
    "M8 142C2 126 12 110 30 106C42 102 52 94 64 94C76 94 84 101 90 112L106 132L111 134C115 139 114 147 109 150"
    "L100 152C94 157 88 158 82 157C74 161 64 161 52 159C36 161 12 158 8 142Z"
)
_CREST = "M16 114L14 102L24 106L26 95L35 101L39 89L47 96L53 84L59 92L67 81L71 92L80 84L82 95L92 91L90 108C76 98 62 98 48 104C36 106 24 108 16 114Z"


def boar(_brush: Brush) -> str:
    """The boar at a run: a wedge of a body on four legs, crest of bristles, snout and white tusk."""
    coat = "M22 126L34 122M30 138L42 133M46 120L57 115M50 134L61 129M62 146L72 141M36 148L46 145"
    beast = (
        outlined(_FAR_LEGS, INK, width=1.8)
        + outlined(_NEAR_LEGS, BROWN, width=2)
        + outlined(_CREST, INK, width=1.6)
        + outlined(_BODY, BROWN, width=2)
        + path(coat, stroke=GOLD, width=2)
        + path("M10 132C0 130 0 120 6 116", stroke=INK, width=3)
        + outlined("M76 110L67 91L89 105Z", BROWN, width=2)
        + path("M76 105L73 98L82 103Z", PINK)
        + circle(91, 123, 3.6, WHITE, INK, 1.4)
        + circle(92, 123, 1.8, INK)
        + path("M84 149C92 150 98 149 104 146", stroke=INK, width=2)
        + outlined("M91 150C88 140 92 131 101 127C99 136 101 142 102 147Z", WHITE, width=1.5)
        + outlined(
            "M106 132C113 131 118 137 117 144C116 151 110 153 106 150C104 144 104 138 106 132Z",
            PINK,
            width=1.8,
        )
        + path("M111 138V141M111 144V147", stroke=INK, width=2)
    )
    return (
        path(_BODY + _CREST, stroke=PAPER, width=9)
        + path("M-2 184C30 180 60 188 122 182V204H-2Z", LEAF, INK, 1.6)
        + group(beast, move(-3, -1))
    )


def meadow(_brush: Brush) -> str:
    """The low green ground on which the stag stands."""
    return outlined("M-2 184C20 176 40 184 62 178S104 172 122 176V204H-2Z", LEAF, width=1.8)


def deer(_brush: Brush) -> str:
    """The stag that looks back over its shoulder, antlers against the sky, white spots on its back."""
    far_legs = "M30 148L34 172L31 196M92 146L98 172L95 194"
    near_legs = "M20 146L18 170L22 198M82 150L80 174L82 198"
    antlers = "M76 84C84 76 82 66 90 52M84 72C92 70 96 66 102 58M86 64L82 52M70 83C66 74 70 66 62 50M68 72C60 70 58 66 54 58"
    body = (
        "M12 142C8 128 18 120 34 120C50 124 62 122 74 112C78 106 78 100 76 96L92 88C102 98 106 116 104 132"
        "C102 148 92 154 80 154C64 154 48 150 34 154C22 158 14 152 12 142Z"
    )
    head = "M92 90C90 82 82 80 74 82C66 84 56 92 46 97C40 100 41 107 48 107C58 107 66 104 74 106C84 108 94 102 92 90Z"
    spots = (
        (24, 130),
        (37, 128),
        (50, 130),
        (63, 127),
        (76, 120),
        (30, 140),
        (44, 140),
        (58, 139),
        (71, 134),
        (86, 126),
    )
    return (
        path(body + head, stroke=PAPER, width=9)
        + path(antlers, stroke=PAPER, width=10)
        + path(far_legs, stroke=INK, width=8)
        + path(near_legs, stroke=INK, width=10)
        + path(near_legs, stroke=BROWN, width=6)
        + path(antlers, stroke=INK, width=5.6)
        + path(antlers, stroke=GOLD, width=2.4)
        + outlined(body, BROWN, width=2)
        + outlined("M12 142C4 138 2 128 8 120C14 122 20 130 19 138C19 146 16 150 12 142Z", WHITE, width=1.5)
        + outlined("M90 88C96 80 104 78 112 80C110 88 102 96 92 94Z", BROWN, width=1.8)
        + outlined(head, BROWN, width=2)
        + path("M48 107C42 107 40 101 45 98C49 99 51 103 50 107Z", INK)
        + path("M58 106C66 103 72 104 78 106", stroke=WHITE, width=2.4)
        + outlined("M80 84C76 78 78 72 80 68C86 72 90 80 86 86Z", BROWN, width=1.8)
        + circle(69, 91, 2.8, INK)
        + "".join(circle(x, y, 3, WHITE) for x, y in spots)
    )
