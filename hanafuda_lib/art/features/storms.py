"""The two bad-weather cards of November: the poet in the rain and the demon's lightning."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush
from hanafuda_lib.art.palette import (
    BLUE,
    BLUSH,
    GOLD,
    GREY,
    INK,
    LIME,
    ORANGE,
    PAPER,
    PURPLE,
    RED,
    SKY,
    WHITE,
)
from hanafuda_lib.art.pen import circle, group, outlined, path, ring

_FROG = (
    outlined("M-16 10C-22 4 -18 -4 -8 -6C-4 -14 8 -14 12 -8C18 -4 20 4 14 10Z", LIME, width=1.6)
    + path("M-14 10C-20 12 -22 8 -18 2M10 10C18 12 20 8 16 2M-4 10V4M4 10V5", stroke=INK, width=2)
    + circle(6, -10, 3.4, WHITE, INK, 1.2)
    + circle(7, -10, 1.4, INK)
    + circle(-3, -10, 3, WHITE, INK, 1.2)
    + circle(-2, -10, 1.2, INK)
)


def stream(_brush: Brush) -> str:
    """The stream that runs past the poet's feet."""
    return outlined("M-2 128C20 134 22 152 40 164C60 176 90 176 122 170V204H-2Z", BLUE, width=2) + path(
        "M4 142C18 150 22 164 38 174M-2 160C12 166 22 180 36 188M56 182C74 188 96 186 116 182M60 196C78 198 96 198 112 194",
        stroke=SKY,
        width=2.2,
    )


def rainman(brush: Brush) -> str:
    """The poet Ono no Michikaze under his umbrella; a frog that leaps teaches him to try again."""
    rain = (
        "M10 90L4 108M22 100L16 120M38 92L32 112M106 96L100 114M116 118L110 138M30 126L26 140M112 78L108 90"
    )
    ribs = "M66 30L26 74M66 30L46 76M66 30L66 78M66 30L88 76M66 30L106 72"
    umbrella = (
        path("M66 40L66 60", stroke=INK, width=4)
        + outlined(
            "M10 74C16 46 40 30 66 30C92 30 114 46 120 74C112 70 104 70 98 76C90 72 82 72 76 78C70 74 62 74 56 78"
            "C50 72 42 72 34 76C28 70 18 70 10 74Z",
            GOLD,
            width=2,
        )
        + path(ribs, stroke=INK, width=1.5)
        + path("M24 58C44 46 88 46 108 58", stroke=RED, width=4)
        + path("M66 30V22", stroke=INK, width=4)
    )
    robe = (
        outlined("M50 168L44 194H102L96 166Z", RED, width=2)
        + path("M62 176L58 194M74 178V194M86 176L90 194", stroke=INK, width=1.6)
        + outlined(
            "M58 112C44 122 36 146 36 172C50 182 90 184 106 172C106 148 100 124 84 112Z", PURPLE, width=2
        )
        + path(ring("M0 0C-3 -2 -3 -7 0 -8C3 -7 3 -2 0 0Z", 5), "", WHITE, 1.2).replace(
            "<path", '<path transform="translate(52 152)"'
        )
        + outlined("M62 112L72 130L82 112Z", WHITE, width=1.4)
        + path("M66 114L72 124L78 114", stroke=RED, width=2)
        + outlined(
            "M82 118C98 128 104 140 106 158L84 166C76 158 68 152 62 148L64 136C72 138 80 138 84 136Z",
            INK,
            width=1.6,
        )
        + path("M86 164L106 157", stroke=GOLD, width=3)
    )
    head = (
        outlined("M60 92C58 106 64 116 72 116C80 116 86 106 84 92Z", BLUSH, width=1.6)
        + outlined("M56 94C54 82 62 70 76 72C86 74 90 84 88 94C78 90 66 90 56 94Z", INK, width=1.6)
        + path("M80 76C90 66 96 70 94 80", stroke=INK, width=5)
        + path("M64 98H69M75 98H80", stroke=INK, width=1.6)
        + path("M72 99V105M69 109H75", stroke=INK, width=1.2)
        + path("M72 113V121", stroke=INK, width=2)
    )
    return (
        path(rain, stroke=GREY, width=1.6)
        + group(robe + head, "translate(6 2)")
        + path("M54 60L66 152", stroke=INK, width=6)
        + path("M54 60L66 152", stroke=GOLD, width=2.6)
        + circle(66, 143, 6, BLUSH, INK, 1.5)
        + group(umbrella, "rotate(-7 66 100)")
        + brush.stamp("frog", _FROG, 24, 176)
    )


def storm(brush: Brush) -> str:
    """The black night of the demon card: red cloud, slanting rain, a dark willow in the wind."""
    strand = path("M0 0C4 20 2 44 -8 66", stroke=INK, width=2.6) + path(
        "M2 12L10 22M3 24L-6 32M2 34L10 44M0 44L-9 50M-3 54L4 62", stroke=INK, width=5
    )
    return (
        path("M-2 -2H122V202H-2Z", INK)
        + path(
            "M-2 -2H122V98C114 86 100 88 96 100C90 88 74 88 70 100C62 90 48 92 44 104C36 94 20 96 18 108C12 102 4 102 -2 106Z",
            RED,
        )
        + path("M-2 82C6 72 18 74 20 84C26 74 42 74 44 84", stroke=INK, width=3.4)
        + brush.stamps("strand", strand, ((12, -2, 0.9, 8), (32, -4, 1, 4), (52, -4, 0.85, 0)))
        + path(
            "M20 122L10 152M8 168L0 190M68 116L60 138M112 112L104 130M58 172L50 196M46 116L42 128",
            stroke=PAPER,
            width=2,
        )
    )


_WHIRL = "M0 -3C6 -3 9 -8 6 -12C1 -17 -11 -15 -14 -5C-10 -10 -5 -10 -4 -7C-4 -5 -2 -3 0 -3Z"


def lightning(brush: Brush) -> str:
    """The thunder god's night: gold bolt, drum with its whirl, and the demon's clawed hand."""
    fingers = (
        "M82 40C70 34 60 36 52 46M82 46C72 50 66 58 64 68M90 52C88 62 88 70 90 78M98 46C106 52 110 60 110 68"
    )
    claws = "M47 40L38 62L57 50ZM58 64L58 86L70 70ZM84 76L92 98L97 76ZM104 68L110 88L116 67Z"
    drum = (
        circle(0, 0, 30, GOLD, INK, 2)
        + circle(0, 0, 21, WHITE, INK, 2)
        + path(ring(_WHIRL, 3), RED, INK, 1.2)
        + path(ring("M0 -25.4L0 -25.5", 10), stroke=INK, width=4.4)
    )
    return (
        brush.stamp("drum", drum, 86, 150)
        + outlined("M44 74L10 138L34 134L16 196L70 122L46 126L72 74Z", GOLD, width=2.4)
        + path("M50 82L22 132M42 138L26 172", stroke=WHITE, width=3)
        + path("M128 2L94 38", stroke=INK, width=38)
        + path(fingers, stroke=INK, width=16)
        + path(claws, WHITE, INK, 2)
        + path("M128 2L94 38", stroke=ORANGE, width=33)
        + path(fingers, stroke=ORANGE, width=11)
        + path("M97 2L120 30", stroke=INK, width=11)
        + path("M97 2L120 30", stroke=GOLD, width=7)
        + path(
            "M80 34C84 38 84 44 80 48M92 56C94 52 94 48 92 44M100 50C98 46 98 42 100 40",
            stroke=INK,
            width=1.8,
        )
    )
