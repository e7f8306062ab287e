"""The birds: crane (鶴), warbler (鶯), cuckoo (不如帰), geese (雁) and swallow (燕)."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush
from hanafuda_lib.art.palette import BLUE, BLUSH, BROWN, GOLD, GREY, INK, LEAF, LIME, RED, WHITE
from hanafuda_lib.art.pen import circle, group, move, outlined, path


def crane(_brush: Brush) -> str:
    """The red-crowned crane: white body, black neck and wing tips, red crown."""
    neck = "M60 92C84 82 50 64 62 42"
    legs = "M44 122L40 146L44 164M56 120L58 144L54 162M44 164L34 167M44 164L52 168M54 162L64 166"
    return (
        path(legs, stroke=INK, width=3)
        + outlined(
            "M70 84C78 102 66 126 40 126C24 126 12 118 6 108C20 102 34 80 50 76C60 74 68 76 70 84Z",
            WHITE,
            width=1.8,
        )
        + path(
            "M30 96C36 104 44 106 52 104M36 90C42 96 50 98 58 95M44 84C50 88 56 90 62 88M24 104C32 112 42 114 50 112",
            stroke=INK,
            width=1.3,
        )
        + path(
            "M34 104C20 98 4 104 -1 122C8 116 10 122 7 134C14 124 18 124 18 138C24 126 28 124 34 132C36 122 42 120 48 118C42 114 38 108 34 104Z",
            INK,
        )
        + path("M8 118Q18 108 30 110M18 126Q24 116 34 116", stroke=WHITE, width=1.2)
        + path(neck, stroke=INK, width=13)
        + path("M54 90C76 82 44 62 58 42", stroke=WHITE, width=3.4)
        + outlined("M70 38L98 43L70 46Z", GOLD)
        + outlined("M54 40C54 30 62 26 68 30C74 34 74 44 68 48C62 50 54 48 54 40Z", WHITE)
        + path("M58 44C60 50 68 50 72 44L66 40Z", INK)
        + outlined("M53 33C54 22 67 20 71 31C66 34 59 36 53 33Z", RED, width=1.4)
        + circle(67, 38, 1.6, INK)
    )


def warbler(_brush: Brush) -> str:
    """The bush warbler: small, olive, with a tail like a wedge."""
    return (
        path("M44 74L42 93M54 74L54 97", stroke=INK, width=2.4)
        + outlined(
            "M78 42C80 30 66 22 54 28C44 34 36 46 26 58L2 76L10 84L32 76C52 84 72 74 76 56C78 52 80 48 78 42Z",
            LIME,
            width=1.8,
            halo=2.4,
        )
        + path("M76 52C74 66 58 76 42 74C56 68 60 58 64 52C68 48 72 50 76 52Z", BLUSH)
        + outlined("M54 44C42 46 26 60 14 76C32 74 58 72 62 54C62 48 58 44 54 44Z", LEAF, width=1.5)
        + path("M52 52C42 56 34 64 26 72M58 56C52 62 44 68 38 71", stroke=LIME, width=1.6)
        + path("M54 34C62 30 70 33 76 39", stroke=GOLD, width=2)
        + outlined("M77 38L93 44L77 47Z", GOLD)
        + circle(68, 38, 3.2, INK)
        + circle(69, 37, 1, WHITE)
    )


def cuckoo(_brush: Brush) -> str:
    """The cuckoo in flight, slim, with sickle wings and a long tail, before a red crescent moon."""
    moon = "M98 93A36 36 0 1 1 51 144A36 36 0 0 0 98 93Z"
    upper = "M32 132C34 112 56 96 94 92C76 104 66 122 62 144C52 144 40 140 32 132Z"
    lower = "M40 146C40 166 56 182 84 191C73 178 68 166 66 154Z"
    body = "M8 137C12 126 26 124 40 131C56 138 72 147 86 151L114 152L106 159L115 166L84 166C62 168 40 163 26 153C16 149 9 145 8 137Z"
    bird = (
        outlined(lower, INK, width=1.6, halo=2)
        + path("M48 158C54 168 62 176 72 182M54 156C58 164 62 170 67 174", stroke=GREY, width=1.8)
        + outlined(body, GREY, width=1.8, halo=2)
        + path(
            "M12 142C24 146 44 158 84 158L84 165C62 167 40 162 26 153C18 150 14 147 12 142Z", WHITE, INK, 1.2
        )
        + path("M34 151L40 154M45 156L52 159M58 160L66 161.5M72 161.5H79", stroke=INK, width=2)
        + path("M86 151L114 152L106 159L115 166L86 165Z", INK)
        + path("M93 155V162M102 155V162", stroke=WHITE, width=2.2)
        + outlined(upper, INK, width=1.6, halo=2)
        + path("M32 132C36 118 46 108 58 104C54 116 52 130 54 143C46 142 38 138 32 132Z", GREY, INK, 1.2)
        + path("M62 136C64 120 70 108 80 99M59 112C66 104 74 99 82 96", stroke=GREY, width=1.8)
        + path("M10 134L-1 138L10 141Z", GOLD, INK, 1.2)
        + circle(19, 135, 3.8, GOLD, INK, 1.2)
        + circle(19, 135, 1.6, INK)
    )
    return outlined(moon, RED, width=1.8) + group(bird, move(4, 32, size=0.86))


GOOSE = (
    outlined("M-4 -2C-16 -8 -22 -20 -20 -34C-6 -30 8 -18 12 -4Z", INK, width=1.4)
    + outlined(
        "M-30 4C-22 0 -10 -4 2 -4C12 -4 18 -8 26 -11C32 -13 36 -11 37 -8C36 -5 30 -5 26 -2C20 6 10 10 -2 10"
        "C-12 10 -20 8 -30 4Z",
        BROWN,
        width=1.6,
    )
    + path("M-16 6C-6 10 8 8 16 2C8 4 -4 5 -16 6Z", WHITE)
    + outlined("M2 0C4 -10 14 -24 28 -30C28 -16 22 -2 10 6Z", INK, width=1.4)
    + path("M-14 -22C-8 -18 0 -12 4 -6M12 -4C16 -10 20 -16 24 -22", stroke=GREY, width=2)
    + path("M36 -10L43 -8L36 -6Z", GOLD, INK, 1)
    + circle(32, -9, 1, WHITE)
)


def geese(brush: Brush) -> str:
    """Three wild geese on their way across a pale sky."""
    return brush.stamps("goose", GOOSE, ((84, 40, 0.86, -12), (38, 66, 0.98, -8), (92, 88, 0.72, -16)))


def swallow(_brush: Brush) -> str:
    """The swallow in a dive: blue-black, red throat, gold belly, a very long fork."""
    bird = (
        outlined(
            "M54 138C40 116 28 96 8 74C26 84 44 100 56 118C46 96 42 80 40 58C56 78 66 104 74 134Z",
            INK,
            width=1.4,
            halo=2.4,
        )
        + outlined("M62 142C70 122 92 104 116 98C106 112 100 134 84 152Z", BLUE, width=1.8, halo=2.4)
        + outlined("M62 136C42 138 20 150 6 176C28 176 54 172 76 158Z", BLUE, width=1.8, halo=2.4)
        + path(
            "M16 168C28 158 42 150 58 148M32 170C42 164 54 158 64 156M108 106C94 114 82 126 76 140M100 124C94 130 88 138 84 146",
            stroke=INK,
            width=2,
        )
        + outlined(
            "M56 130C70 128 92 140 98 156C102 162 102 170 98 172C90 176 74 170 64 158C56 150 54 140 56 130Z",
            INK,
            width=1.6,
        )
        + outlined("M58 146C64 160 76 168 88 171C80 160 72 150 58 146Z", GOLD, width=1.3)
        + outlined("M84 160C88 154 96 158 99 168C96 174 90 172 86 170C80 168 82 164 84 160Z", RED, width=1.3)
        + outlined("M99 164L111 173L98 173Z", GOLD, width=1.2)
        + circle(94, 157, 2, WHITE)
    )
    return group(bird, move(9, 24, size=0.87))
