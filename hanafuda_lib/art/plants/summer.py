"""The plants of early summer: wisteria (fuji 藤), iris (ayame 菖蒲) and peony (botan 牡丹)."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush, Stamp
from hanafuda_lib.art.palette import BLUE, BROWN, GOLD, INK, LEAF, LIME, PAPER, PINK, PURPLE, RED, WHITE
from hanafuda_lib.art.pen import circle, group, moved, outlined, path, ring

# --- wisteria -------------------------------------------------------------------------

_FLORET = "M0 0C3 -6 13 -6 14 1C14 8 5 9 0 4Z"
_LIP = "M5 1C7 -2 12 -2 12 1.5C10 4 7 4 5 1Z"


_FLORET_PAIR = "".join(
    path(moved(_FLORET, 0, 0, turn=turn, flip=flip), PURPLE, INK, 1.3)
    + path(moved(_LIP, 0, 0, turn=turn, flip=flip), PINK)
    for flip, turn in ((True, -18), (False, 18))
)


def _raceme(brush: Brush) -> str:
    """One raceme: pairs of florets that get smaller towards the tip."""
    florets, y = "", 0.0
    for row in range(9):
        size = 1.15 - row * 0.09
        florets += brush.stamp("pair", _FLORET_PAIR, 0, y, size=size)
        y += 12.6 * size + 1
    stem = path(f"M0 -10L0 {y:.0f}", stroke=LEAF, width=2.4)
    return stem + florets + circle(0, y - 1, 2.6, PURPLE, INK)


_LEAFLET = "M0 0C4 -6 14 -7 21 -1C14 5 5 5 0 0Z"
WISTERIA_LEAF = path(
    "".join(
        moved(_LEAFLET, 0, y, size=s, turn=t) for y, s, t in ((4, 0.95, 8), (17, 0.95, 18), (30, 0.85, 30))
    )
    + "".join(
        moved(_LEAFLET, 0, y, size=s, turn=-t, flip=True)
        for y, s, t in ((4, 0.95, 8), (17, 0.95, 18), (30, 0.85, 30))
    )
    + moved(_LEAFLET, 0, 36, turn=90, size=0.9),
    LEAF,
    INK,
    1.2,
) + path("M0 -2L0 50", stroke=LIME, width=1.2)

# fmt: off
_RACEMES: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((38, 30, 0.95, 0), (86, 30, 1.05, 0), (60, 104, 0.95, 0), (14, 34, 1.45, 0), (104, 36, 1.3, 0)),
    "left": ((100, 30, .95, 0), (18, 34, 1.3, 0), (74, 40, 1.25, 0), (46, 36, 1.75, 0), (106, 96, .8, 0)),
    "right": ((20, 30, .9, 0), (102, 32, 1.35, 0), (46, 40, 1.2, 0), (74, 40, 1.7, 0), (16, 92, .85, 0)),
    "short": ((15, 28, 1.1, 0), (106, 28, .6, 0), (43, 34, .9, 0), (74, 32, .56, 0)),
}
_WISTERIA_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((24, 12, 1, 30), (94, 12, 1, -30), (110, 26, 0.9, 0), (10, 24, 0.8, 10)),
    "left": ((30, 14, 1, 40), (62, 12, 1.05, 10), (94, 16, 1, -30), (112, 28, .9, 0)),
    "right": ((90, 14, 1, -40), (58, 12, 1.05, -10), (26, 16, 1, 30), (8, 30, .9, 0)),
    "short": ((34, 14, .9, 40), (64, 12, .9, 0), (92, 14, .9, -30)),
}
# fmt: on


def wisteria(brush: Brush, layout: str) -> str:
    """Wisteria for April: dark purple racemes that hang from the upper edge."""
    vine = "M-4 26C30 2 60 30 124 12"
    return (
        path(vine, stroke=INK, width=9)
        + path(vine, stroke=BROWN, width=5)
        + brush.stamps("raceme", _raceme(brush), _RACEMES[layout])
        + brush.stamps("frond", WISTERIA_LEAF, _WISTERIA_LEAVES[layout])
    )


# --- iris -----------------------------------------------------------------------------

IRIS = (
    outlined("M-3 2C-16 -2 -23 -16 -18 -27C-8 -25 -1 -12 0 0ZM3 2C16 -2 23 -16 18 -27C8 -25 1 -12 0 0Z", BLUE)
    + outlined("M0 2C-10 -8 -9 -26 0 -33C9 -26 10 -8 0 2Z", PURPLE)
    + outlined(
        "M-2 -2C-14 -8 -29 -2 -29 9C-29 19 -17 22 -13 14C-10 8 -6 6 0 5ZM2 -2C14 -8 29 -2 29 9"
        "C29 19 17 22 13 14C10 8 6 6 0 5Z",
        PURPLE,
    )
    + outlined("M-5 0C-15 10 -14 28 0 32C14 28 15 10 5 0Z", PURPLE)
    + path("M-4 1C-6 10 -4 18 0 22C4 18 6 10 4 1Z", WHITE)
    + path("M-2.4 1L0 16L2.4 1Z", GOLD)
    + path("M-8 2C-16 0 -22 4 -24 8M8 2C16 0 22 4 24 8", stroke=WHITE, width=1.6)
)
IRIS_BUD = outlined("M-4 0C-7 -10 -4 -20 0 -26C4 -20 7 -10 4 0Z", PURPLE) + outlined(
    "M-5 8C-7 -2 0 -8 0 -12C2 -6 7 -2 5 8Z", LEAF
)
SWORD = outlined("M-8 200C-8 130 -6 60 2 0C8 60 9 130 8 200Z", LEAF, width=1.5) + path(
    "M0 196C0 140 1 80 2 30", stroke=INK, width=1.3
)

# fmt: off
_SWORDS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((14, 40, 1, -3), (106, 56, 1, 5), (36, 80, 1, 4), (84, 70, 1, -4), (60, 120, 1, 2),
               (100, 120, 1, 9), (22, 130, 1, -10), (70, 140, 1, 6), (48, 146, 1, -4)),
    "left": ((16, 78, 1, -3), (104, 64, 1, 5), (36, 96, 1, 4), (84, 92, 1, -6), (62, 70, 1, 2),
             (100, 124, 1, 9), (22, 130, 1, -10), (70, 132, 1, 6), (48, 140, 1, -4)),
    "right": ((104, 84, 1, 3), (14, 60, 1, -5), (82, 104, 1, -4), (36, 88, 1, 6), (60, 84, 1, -3),
              (18, 120, 1, -8), (98, 134, 1, 10), (50, 128, 1, 4), (74, 142, 1, 2)),
    "low": ((14, 96, 1, -4), (106, 92, 1, 5), (36, 112, 1, 4), (84, 108, 1, -6), (60, 96, 1, 2),
            (100, 140, 1, 9), (22, 146, 1, -10), (70, 146, 1, 6)),
    "bank": ((100, 52, 1, 5), (16, 40, 1, -5), (62, 66, 1, 2), (84, 74, 1, -4), (36, 76, 1, 4)),
}
_IRISES: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((26, 68, 1.05, -4), (96, 96, 1.1, 4), (30, 138, 1.0, -6), (84, 160, 0.9, 6)),
    "left": ((38, 56, 1.15, -4), (88, 88, 1.15, 6), (34, 136, 1, -8)),
    "right": ((82, 60, 1.15, 4), (34, 98, 1.1, -6), (88, 146, 1, 8)),
    "low": ((34, 92, 1.05, -4), (88, 106, 1.1, 6), (48, 160, .9, -6)),
    "bank": ((36, 48, 1.05, -4), (88, 58, 1, 6)),
}
_IRIS_BUDS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((98, 46, 1.1, 4),),
    "left": ((96, 40, 1.1, 6), (12, 98, .9, -10)),
    "right": ((24, 50, 1.1, -6), (108, 106, .9, 8)),
    "low": ((106, 84, .9, 8), (10, 116, .8, -8)),
    "bank": ((62, 34, .9, 0),),
}
# fmt: on


def iris(brush: Brush, layout: str) -> str:
    """Iris for May: upright sword leaves, purple flowers with a gold tongue."""
    stems = "".join(
        f"M{x:g} {y:g}L{x - turn:g} 204" for x, y, _, turn in (*_IRISES[layout], *_IRIS_BUDS[layout])
    )
    return (
        path(stems, stroke=INK, width=5.5)
        + path(stems, stroke=LEAF, width=3)
        + brush.stamps("sword", SWORD, _SWORDS[layout])
        + brush.stamps("bud", IRIS_BUD, _IRIS_BUDS[layout])
        + brush.stamps("iris", IRIS, _IRISES[layout])
    )


# --- peony ----------------------------------------------------------------------------

_RUFFLE = "M0 0C-22 -4 -28 -18 -20 -27C-17 -31 -11 -28 -8 -31C-4 -34 4 -34 8 -31C11 -28 17 -31 20 -27C28 -18 22 -4 0 0Z"
_BOWL = (
    "M-25 -3C-29 10 -17 24 -7 22C-4 25 4 25 7 22C17 24 29 10 25 -3C22 -7 17 -4 15 -1C12 4 5 3 0 9C-5 3 -12 4 -15 -1"
    "C-17 -4 -22 -7 -25 -3Z"
)
_HEART = "M-17 6C-25 -4 -23 -16 -14 -17C-12 -22 -4 -23 0 -19C4 -23 12 -22 14 -17C23 -16 25 -4 17 6L0 12Z"


def _peony(brush: Brush) -> str:
    """One flower, seen from the side: five ruffled petals behind, a bowl in front, gold between."""
    whorl = brush.wheel("ruffle", path(_RUFFLE), 5)
    stamens = "M-11 3L-10 -9M-5 5L-5 -12M0 7V-13M5 5L5 -12M11 3L10 -9"
    # red on green is one grey to many eyes: a cream rim frees the flower from its leaves
    rim = group(brush.stamp("whorl", whorl, 0, 0), "", "", PAPER, 6)
    return (
        rim
        + group(brush.stamp("whorl", whorl, 0, 0), "", RED, INK, 1.5)
        + path(ring("M-9 -23L-7 -18M0 -27L0 -20M9 -23L7 -18", 5), stroke=PINK, width=1.6)
        + path(_HEART, PINK, INK, 1.5)
        + path(stamens, stroke=INK, width=4)
        + path(stamens, stroke=GOLD, width=2.2)
        + path(_BOWL, RED, INK, 1.5)
        + path(
            "M-22 0C-22 8 -16 16 -9 18M22 0C22 8 16 16 9 18M-4 20C-6 16 -4 12 0 10C4 12 6 16 4 20",
            stroke=PINK,
            width=1.8,
        )
    )


_LANCE = "M0 0C4 -10 18 -16 38 -12C30 2 14 8 0 0Z"
PEONY_LEAF = outlined(
    moved(_LANCE, turn=-46, size=0.8) + moved(_LANCE, turn=46, size=0.8) + moved(_LANCE, turn=6, size=1.15),
    LEAF,
    width=1.6,
) + path(
    "".join(
        moved("M4 -1Q18 -6 32 -10", turn=turn, size=size) for turn, size in ((-46, 0.8), (46, 0.8), (6, 1.15))
    ),
    stroke=LIME,
    width=1.5,
)
PEONY_BUD = (
    outlined("M-11 2C-14 -10 -8 -20 0 -23C8 -20 14 -10 11 2C6 8 -6 8 -11 2Z", RED)
    + path("M0 -22C-4 -14 -4 -6 0 4M0 -22C6 -14 6 -8 6 2", stroke=PINK, width=1.4)
    + outlined("M-13 6C-12 -4 -6 0 0 6C6 0 12 -4 13 6C6 14 -6 14 -13 6Z", LEAF)
)

# fmt: off
_PEONIES: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((80, 158, 1.2, 8), (14, 92, 0.85, -14)),
    "left": ((46, 66, 1.3, 0), (84, 138, 1.05, 20)),
    "right": ((74, 84, 1.32, 10), (34, 160, .85, 0)),
    "low": ((44, 112, 1.25, 0), (90, 164, .85, 20)),
}
_PEONY_BUDS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((102, 66, 1.1, 14),),
    "left": ((96, 58, 1.05, 24),),
    "right": ((24, 60, 1.1, -16),),
    "low": (),
}
_PEONY_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((96, 104, 1.0, -30), (34, 120, -1.0, 10), (26, 40, -0.9, 40), (42, 150, -1.1, -6), (40, 180, -1.15, 0), (100, 116, .8, 20), (58, 190, 1.1, 30)),
    "left": ((58, 106, 1.1, -12), (52, 104, -1.15, 10), (58, 146, -1.2, 10), (60, 168, 1.25, 22), (54, 184, -1.15, 4),
             (84, 178, 1.1, 50), (30, 40, -.9, 30)),
    "right": ((62, 124, -1.1, 6), (76, 122, 1.15, -4), (66, 150, 1.25, 4), (70, 180, 1.15, 0), (56, 186, -1.2, -10),
              (30, 176, -.9, -40), (96, 56, .8, -40)),
    "low": ((58, 140, 1, -14), (40, 146, -1, 0), (58, 172, -1.2, 10), (62, 186, 1.2, 14), (52, 196, -1.1, 4),
            (66, 96, .9, -30)),
}
_PEONY_STEMS = {
    "ribbon": "M52 206C60 180 70 170 80 164M50 190C40 160 22 120 16 96M60 196C100 140 96 110 102 72",
    "left": "M56 206C60 160 50 130 46 80M58 170C70 150 96 100 96 66",
    "right": "M64 206C62 170 72 140 74 100M64 170C40 140 28 100 24 66M62 190L36 166",
    "low": "M56 206C60 180 50 150 46 120M60 190C80 186 88 176 90 166",
}
# fmt: on


def peony(brush: Brush, layout: str) -> str:
    """Peony for June: one big red flower of ruffled petals over broad lobed leaves."""
    return (
        path(_PEONY_STEMS[layout], stroke=INK, width=5.5)
        + path(_PEONY_STEMS[layout], stroke=LEAF, width=3)
        + brush.stamps("leaf", PEONY_LEAF, _PEONY_LEAVES[layout])
        + brush.stamps("bud", PEONY_BUD, _PEONY_BUDS[layout])
        + brush.stamps("peony", _peony(brush), _PEONIES[layout])
    )
