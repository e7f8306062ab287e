"""The two storms of November: the poet in the rain and the demon's lightning."""

from __future__ import annotations

from ..brush import Brush
from ..palette import BLUE, BLUSH, GOLD, INK, LIME, ORANGE, PAPER, PURPLE, RED, SKY, WHITE
from ..pen import circle, group, outlined, path, ring

_FROG = (
    outlined("M-16 10C-22 4 -18 -4 -8 -6C-4 -14 8 -14 12 -8C18 -4 20 4 14 10Z", LIME, width=1.6)
    + path("M-14 10C-20 12 -22 8 -18 2M10 10C18 12 20 8 16 2M-4 10V4M4 10V5", stroke=INK, width=2)
    + circle(6, -10, 3.4, WHITE, INK, 1.2)
    + circle(7, -10, 1.4, INK)
    + circle(-3, -10, 3, WHITE, INK, 1.2)
    + circle(-2, -10, 1.2, INK)
)


def stream(brush: Brush) -> str:
    """The stream that runs past the poet's feet."""
    return outlined("M-2 128C20 134 22 152 40 164C60 176 90 176 122 170V204H-2Z", BLUE, width=2) + path(
        "M4 142C18 150 22 164 38 174M-2 160C12 166 22 180 36 188M56 182C74 188 96 186 116 182M60 196C78 198 96 198 112 194",
        stroke=SKY, width=2.2,
    )


def rainman(brush: Brush) -> str:
    """The poet Ono no Michikaze under his umbrella; a frog that leaps teaches him to try again."""
    ribs = "M66 30L26 74M66 30L46 76M66 30L66 78M66 30L88 76M66 30L106 72"
    umbrella = (
        path("M66 40L66 150", stroke=INK, width=4)
        + outlined("M10 74C16 46 40 30 66 30C92 30 114 46 120 74C112 70 104 70 98 76C90 72 82 72 76 78C70 74 62 74 56 78"
                   "C50 72 42 72 34 76C28 70 18 70 10 74Z", GOLD, width=2)
        + path(ribs, stroke=INK, width=1.5)
        + path("M24 58C44 46 88 46 108 58", stroke=RED, width=4)
        + path("M66 30V22", stroke=INK, width=4)
    )
    robe = (
        outlined("M50 168L44 194H102L96 166Z", RED, width=2)
        + path("M62 176L58 194M74 178V194M86 176L90 194", stroke=INK, width=1.6)
        + outlined("M58 112C44 122 36 146 36 172C50 182 90 184 106 172C106 148 100 124 84 112Z", PURPLE, width=2)
        + path(ring("M0 0C-3 -2 -3 -7 0 -8C3 -7 3 -2 0 0Z", 5), "", WHITE, 1.2).replace("<path", '<path transform="translate(52 152)"')
        + outlined("M62 112L72 130L82 112Z", WHITE, width=1.4)
        + path("M66 114L72 124L78 114", stroke=RED, width=2)
        + outlined("M82 118C98 128 104 140 106 158L84 166C76 158 68 152 62 148L64 136C72 138 80 138 84 136Z", INK, width=1.6)
        + path("M86 164L106 157", stroke=GOLD, width=3)
        + circle(63, 142, 5, BLUSH, INK, 1.4)
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
        group(umbrella, "rotate(-6 66 100)")
        + robe
        + head
        + brush.stamp("frog", _FROG, 24, 176)
    )


def storm(brush: Brush) -> str:
    """The black night of the demon card with its red cloud and slanting rain."""
    return (
        path("M-2 -2H122V202H-2Z", INK)
        + path("M-2 -2H122V66C112 60 104 66 102 74C92 66 80 72 78 84C66 72 48 74 44 88C34 78 18 80 14 92C8 86 2 86 -2 90Z", RED)
        + path("M-2 58C8 48 24 50 26 62C36 50 56 54 54 68M66 60C74 46 94 48 96 60C104 50 116 52 122 58", stroke=INK, width=3)
        + path("M18 106L10 130M40 98L28 134M8 146L0 170M60 176L52 198M80 168L70 198M102 112L96 130M114 134L104 164M112 176L104 198M94 168L88 186",
               stroke=PAPER, width=1.8)
    )


def lightning(brush: Brush) -> str:
    """The thunder god's night: gold bolt, drum with its whirl, and the demon's clawed hand."""
    fingers = "M86 66C76 60 68 50 56 50M84 74C70 72 60 76 50 84M90 80C82 84 76 92 74 102M96 62C92 50 90 44 82 36"
    claws = "M58 45L42 46L54 54ZM55 78L38 94L54 89ZM79 100L70 116L69 100ZM87 36L74 26L79 40Z"
    drum = (
        circle(0, 0, 25, GOLD, INK, 2)
        + circle(0, 0, 18, WHITE, INK, 2)
        + path(ring("M0 -15C9 -15 13 -4 5 0C8 -6 2 -9 -3 -6C-8 -6 -8 -14 0 -15Z", 3), RED, INK, 1)
        + "".join(circle(0, -21.5, 1.8, INK).replace("/>", f' transform="rotate({a})"/>') for a in range(0, 360, 45))
    )
    return (
        outlined("M66 62L28 128L52 124L34 190L92 108L66 114L100 62Z", GOLD, width=2)
        + path("M66 74L42 118M62 128L48 164", stroke=WHITE, width=3)
        + brush.stamp("drum", drum, 88, 160)
        + path("M126 44L96 70", stroke=INK, width=30)
        + path(fingers, stroke=INK, width=14)
        + path("M126 44L96 70", stroke=ORANGE, width=24)
        + path(fingers, stroke=ORANGE, width=9)
        + path("M106 48L116 60M98 58L106 68", stroke=INK, width=2)
        + path(claws, WHITE, INK, 1.6)
    )
