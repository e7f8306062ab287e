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


_BODY = (
    "M6 124C0 100 22 80 50 78C72 76 86 82 96 94C104 100 112 108 117 118L110 128C100 134 90 132 82 128"
    "C70 144 40 150 20 144C10 142 8 134 6 124Z"
)
_BRISTLES = "M8 112L-2 104M9 106L0 94M12 100L4 86M17 94L10 78M23 90L18 74M30 86L26 68M37 83L35 64M44 81L44 61M51 80L53 60M58 80L61 61M65 81L69 63M71 83L76 66M78 85L83 70M84 88L90 75"


def boar(_brush: Brush) -> str:
    """The boar: a wedge of a body, bristles along the back, a white tusk."""
    legs = "M24 140L14 160L22 166M40 142L38 166M74 138L80 162M92 130L104 150L100 158"
    return (
        path(legs, stroke=PAPER, width=14)
        + path(legs, stroke=INK, width=10)
        + path(_BODY, stroke=PAPER, width=7)
        + path(_BRISTLES, stroke=INK, width=3.4)
        + outlined(_BODY, BROWN, width=2)
        + path("M8 116C8 96 28 82 50 82C70 80 82 86 92 96C78 92 64 94 50 94C32 96 18 104 8 116Z", INK)
        + path(
            "M18 112L26 118M28 100L36 106M42 94L49 101M56 90L62 97M32 120L40 126M46 112L53 119M58 106L65 113M22 130L30 135M42 132L50 137M60 122L66 128",
            stroke=GOLD,
            width=2,
        )
        + outlined("M76 90L72 68L92 84Z", BROWN, width=1.8)
        + path("M79 86L77 76L86 84Z", PINK)
        + circle(94, 102, 4, WHITE, INK, 1.4)
        + circle(95, 102, 2, INK)
        + path("M86 125C94 126 102 124 108 120", stroke=INK, width=2)
        + outlined("M95 124C96 114 102 110 108 107C106 114 106 120 103 125Z", WHITE, width=1.4)
        + outlined(
            "M110 108C116 108 120 116 117 122C114 126 108 126 107 120C106 114 106 110 110 108Z",
            PINK,
            width=1.6,
        )
        + circle(112, 114, 1.4, INK)
        + circle(113, 120, 1.4, INK)
        + path("M6 122C-2 120 -2 130 4 134", stroke=INK, width=3)
    )


def meadow(_brush: Brush) -> str:
    """The low green ground on which the stag stands."""
    return outlined("M-2 184C20 176 40 184 62 178S104 172 122 176V204H-2Z", LEAF, width=1.8)


def deer(_brush: Brush) -> str:
    """The stag that turns its head away, with antlers and white spots."""
    legs = "M26 150L20 174L24 200M38 152L42 176L40 200M76 152L76 200M88 146L94 174L90 200"
    antlers = (
        "M74 84C66 70 72 62 62 48M70 70L56 68M70 60L78 48M84 82C90 70 86 60 96 48M89 66L104 62M88 58L82 46"
    )
    return (
        path(legs, stroke=PAPER, width=13)
        + path(legs, stroke=INK, width=10)
        + path(legs, stroke=BROWN, width=6)
        + path(antlers, stroke=PAPER, width=9)
        + path(antlers, stroke=INK, width=6)
        + path(antlers, stroke=GOLD, width=2.6)
        + outlined(
            "M12 144C8 126 22 116 44 118C58 120 68 118 72 108L72 94L92 92C100 106 102 122 98 136C96 150 90 156 80 158"
            "L34 158C20 160 14 156 12 144Z",
            BROWN,
            width=2,
        )
        + path("M12 138C2 130 4 124 8 122C10 128 16 132 18 136L14 150Z", WHITE, INK, 1.4)
        + outlined("M92 82L108 76C106 86 100 92 92 92Z", BROWN, width=1.6)
        + outlined(
            "M94 96C96 84 86 78 76 80C64 84 52 92 42 98C38 102 42 108 50 108C62 106 70 106 78 110C88 110 94 104 94 96Z",
            BROWN,
            width=2,
        )
        + path("M42 98C38 102 41 107 48 107L50 99Z", INK)
        + outlined("M76 82L66 68C78 70 84 76 84 82Z", BROWN, width=1.6)
        + circle(68, 91, 2.6, INK)
        + "".join(
            circle(x, y, 3, WHITE)
            for x, y in (
                (24, 128),
                (36, 125),
                (50, 127),
                (30, 138),
                (44, 137),
                (58, 136),
                (70, 126),
                (24, 148),
                (38, 148),
                (54, 147),
                (72, 142),
                (84, 128),
                (86, 114),
            )
        )
    )
