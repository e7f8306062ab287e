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
    LEAF,
    LIME,
    PAPER,
    PURPLE,
    RED,
    SKY,
    WHITE,
)
from hanafuda_lib.art.pen import circle, group, moved, outlined, path, ring

_LIMBS = "M-8 8C-20 6 -18 18 -8 18L-16 28L-23 27M4 12C14 14 12 22 5 24L8 33L2 37M10 -4L19 -6L22 -13M-8 -6L-16 -11L-17 -18"
_FROG = (
    path(_LIMBS, stroke=INK, width=7)
    + outlined("M-7 14C-15 6 -14 -8 -6 -14C0 -21 13 -20 14 -11C15 0 9 14 -1 17Z", LIME, width=1.8)
    + path(_LIMBS, stroke=LIME, width=3.6)
    + path("M9 -6C10 2 6 10 0 13C0 6 3 -2 9 -6Z", WHITE)
    + circle(-3, -17, 3.8, WHITE, INK, 1.4)
    + circle(8, -18, 3.8, WHITE, INK, 1.4)
    + circle(-2, -18, 1.6, INK)
    + circle(9, -19, 1.6, INK)
)


def stream(_brush: Brush) -> str:
    """The stream that bends past the poet's bank."""
    return outlined("M-2 160C18 158 30 164 44 172C64 182 92 178 122 172V204H-2Z", BLUE, width=2) + path(
        "M2 170C18 168 28 174 40 182M-2 182C14 180 24 186 34 193M2 194C8 192 14 194 18 198",
        stroke=SKY,
        width=2.4,
    )


def _umbrella() -> str:
    ribs = "M66 30L28 71M66 30L48 72M66 30L67 74M66 30L87 73M66 30L105 71"
    return (
        outlined(
            "M12 74C16 50 40 30 66 30C92 30 116 50 120 74C112 70 104 70 98 75C90 71 82 71 76 76C70 72 62 72 56 76"
            "C50 71 42 71 34 75C28 70 20 70 12 74Z",
            GOLD,
            width=2,
        )
        + path(ribs, stroke=INK, width=1.5)
        + path("M25 58C44 46 88 46 107 58", stroke=RED, width=4)
        + path("M66 30V21", stroke=INK, width=4)
    )


def _courtier(brush: Brush) -> str:
    """The poet in profile: black court hat, violet robe with a wide dark sleeve, wooden clogs."""
    crest = circle(0, 0, 6.4, GOLD, INK, 1.4) + path(
        ring("M0 0C-3 -1.6 -3 -4.6 0 -5C3 -4.6 3 -1.6 0 0Z", 5), RED
    )
    clogs = "M58 190H76M80 192H100M63 190V197M72 190V197M86 192V199M95 192V199"
    hat = "M60 86C60 76 70 70 80 75C86 79 87 88 83 95L76 90L64 91ZM76 75C75 65 87 59 90 66C91 71 88 78 86 84Z"
    return (
        outlined("M62 170L60 188H76L80 176L82 190H99L98 168Z", WHITE, width=1.8)
        + path(clogs, stroke=INK, width=3)
        + path("M84 84C94 86 97 98 94 112", stroke=INK, width=4.4)
        + outlined(
            "M66 110C56 122 53 148 52 174C66 182 92 182 106 174C106 150 102 120 86 109Z", PURPLE, width=2
        )
        + path("M92 132C96 146 97 160 96 174M84 170V178", stroke=INK, width=1.6)
        + outlined("M66 108L70 122L86 109L80 104Z", WHITE, width=1.4)
        + outlined(
            "M62 89C61 94 56 98 57 101L61 102C60 108 64 112 70 112L80 108C85 102 85 96 82 90Z",
            BLUSH,
            width=1.6,
        )
        + path(hat, INK, INK, 1.6)
        + path("M61 94.6L68 93.4M62 98H67.4M60.6 109L57 115M76 92L79 101", stroke=INK, width=2)
        + path("M58.6 106.4L63 106", stroke=RED, width=2)
        + brush.stamps("crest", crest, ((99, 150, 1, 0), (90, 122, 0.8, 10), (80, 166, 0.8, 20)))
        + outlined(
            "M74 122C86 116 94 126 94 140C93 156 84 168 74 172C66 168 62 158 61 150L70 144C72 138 72 130 74 122Z",
            INK,
            width=1.6,
        )
        + path("M64 152C68 160 72 166 76 168", stroke=GOLD, width=2.6)
    )


def rainman(brush: Brush) -> str:
    """The poet Ono no Michikaze under his umbrella; a frog that leaps teaches him to try again."""
    rain = "M44 92L40 106M40 122L35 138M48 142L44 154M108 92L104 106M114 128L110 142M10 142L7 152"
    return (
        path(rain, stroke=GREY, width=1.8)
        + outlined("M44 192C50 180 66 184 80 182C96 180 110 176 122 178V204H42Z", LEAF, width=1.8)
        + group(_courtier(brush), "translate(4 0)")
        + path("M54 66L62 158", stroke=INK, width=6)
        + path("M54 66L62 158", stroke=GOLD, width=2.6)
        + circle(61, 146, 5.4, BLUSH, INK, 1.5)
        + group(_umbrella(), "translate(0 -3)rotate(-7 66 100)")
        + brush.stamp("frog", _FROG, 27, 129, size=1.02)
    )


def storm(brush: Brush) -> str:
    """The black storm under a red sky: willow strands hang into it out of the dark."""
    leaves = "".join(moved(_LEAF, step % 2 - 0.5, 4 + step * 13, flip=step % 2 == 0) for step in range(11))
    strand = path("M0 -14C2 40 -2 90 0 150", stroke=INK, width=3) + path(leaves, INK)
    cloud = (
        "M-2 150C4 138 20 138 24 148C28 132 50 130 54 146C60 130 84 124 90 140C98 126 114 126 122 134V204H-2Z"
    )
    return (
        path("M-2 -2H122V202H-2Z", RED)
        + path(cloud, INK)
        + path(
            "M8 158C14 150 22 156 18 162M36 150C44 142 52 150 46 156M100 146C108 138 116 146 110 152",
            stroke=RED,
            width=2,
        )
        + brush.stamps(
            "strand",
            strand,
            ((20, 20, 0.98, 4), (54, 16, 0.62, 3), (104, 18, 0.62, -3), (80, 14, 0.44, 0)),
        )
        + path(
            "M-6 -6H126V20C118 30 110 30 104 22C96 32 84 32 78 22C70 30 60 30 54 22C46 34 34 32 28 24C20 34 8 34 -6 26Z",
            INK,
        )
    )


_LEAF = "M0 0C7 -4 15 2 20 17C9 16 1 10 0 0Z"
_WHIRL = "M0 -3C6 -3 9 -8 6 -12C1 -17 -11 -15 -14 -5C-10 -10 -5 -10 -4 -7C-4 -5 -2 -3 0 -3Z"


def lightning(brush: Brush) -> str:
    """The thunder god's night: the rim of his drum, one clawed hand out of the cloud, a bolt."""
    fingers = "M100 116C88 108 78 108 70 116M102 114C92 98 84 94 74 96M108 112C104 94 98 88 90 84"
    claws = "M73 110L58 122L75 121ZM76 90L60 94L73 102ZM95 81L83 70L85 87Z"
    drum = (
        circle(0, 0, 34, GREY, INK, 2)
        + circle(0, 0, 24, PAPER, INK, 2)
        + path(ring(_WHIRL, 3), RED, INK, 1.2)
        + path(ring("M0 -29L0 -29.1", 12), stroke=INK, width=4.4)
    )
    return (
        brush.stamp("drum", drum, 82, 186)
        + outlined("M50 92L26 134L42 132L14 190L62 124L44 126L62 96Z", GOLD, width=2.2)
        + path("M128 128L104 116", stroke=INK, width=24)
        + path(fingers, stroke=INK, width=13)
        + path(claws, WHITE, INK, 1.8)
        + path("M128 128L104 116", stroke=GREY, width=20)
        + path(fingers, stroke=GREY, width=9)
    )
