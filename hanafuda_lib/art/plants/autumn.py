"""The plants of autumn: bush clover (hagi 萩), susuki grass (芒) and chrysanthemum (kiku 菊)."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush, Stamp
from hanafuda_lib.art.palette import GOLD, INK, LEAF, LIME, ORANGE, PAPER, RED
from hanafuda_lib.art.pen import Point, along, circle, curve, group, moved, outlined, path, ring

# --- bush clover ----------------------------------------------------------------------

_OVAL = "M0 0C3 -7 13 -8 17 0C13 8 3 7 0 0Z"
_SPRAY_STEM: list[Point] = [(0.0, 0.0), (6.0, -74.0), (76.0, -104.0)]


def _spray() -> str:
    leaves = ""
    beads = ""
    for step in range(7):
        x, y, heading = along(_SPRAY_STEM, 0.2 + step * 0.125)
        size = 1.42 - step * 0.09
        for side in (-1, 1):
            leaves += moved(_OVAL, x, y, size=size, turn=heading - 90 + side * 62)
    for step in range(6):
        x, y, heading = along(_SPRAY_STEM, 0.32 + step * 0.125)
        for side in (-1, 1):
            bead = moved("M0 0L0 -7.5", x, y, turn=heading + side * 50)
            bx, by = bead.split("L")[1].split()
            beads += circle(float(bx), float(by), 4.4)
    return (
        path(curve(_SPRAY_STEM), stroke=INK, width=3.2)
        + path(leaves, LEAF, INK, 1.2)
        + group(beads, "", RED, INK, 1.1)
    )


SPRAY = _spray()

# fmt: off
_SPRAYS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((114, 126, -0.95, -4), (0, 132, 0.9, 0), (108, 176, -1.1, 2), (6, 182, 1.05, 2), (60, 216, -1.1, -22),
               (62, 216, 1.1, 24), (96, 214, -0.9, -4)),
    "left": ((2, 122, 1.0, 2), (24, 146, 1.12, 2), (2, 184, 1.1, 0), (22, 210, 1.1, 12), (48, 214, 1.05, 26), (74, 208, 0.95, 40)),
    "right": ((112, 114, -1.0, -12), (110, 158, -1.18, -2), (100, 196, -1.1, 4), (104, 214, -1.2, -12), (76, 216, -1.1, -26),
              (48, 208, -0.95, -38)),
    "low": ((-4, 118, 0.85, -4), (32, 112, 0.9, 4), (66, 112, 0.75, 18), (2, 186, 1, 4), (12, 212, 1.1, 16), (44, 214, 1, 30), (74, 208, 0.9, 44)),
}
# fmt: on


def bush_clover(brush: Brush, layout: str) -> str:
    """Bush clover for July: arching stems strung with paired oval leaves and red beads."""
    return brush.stamps("spray", SPRAY, _SPRAYS[layout])


# --- susuki ---------------------------------------------------------------------------

_TUFT = "M0 0C-6 -10 -14 -15 -22 -17M0 0C-4 -14 -10 -23 -16 -28M0 0C-1 -16 -4 -28 -7 -36M0 0C1 -16 3 -28 6 -37M0 0C4 -14 9 -23 15 -29M0 0C6 -10 13 -15 21 -18"
TUFT = path(_TUFT, stroke=PAPER, width=1.6)
DARK_TUFT = path(_TUFT, stroke=INK, width=2.6)

# fmt: off
_HILLS = {
    # the skyline, from the left edge to the right
    "left": "M-2 118C14 92 44 78 70 86C96 94 112 112 124 132",
    "right": "M-4 158C18 142 40 112 72 100C94 94 112 104 122 116",
    "moon": "M-2 140C16 116 44 106 68 110C94 116 112 128 122 138",
    "geese": "M-2 148C22 142 44 118 74 112C98 110 112 118 122 124",
}
_TUFTS: dict[str, tuple[Stamp, ...]] = {
    "left": ((32, 132, 0.9, -10), (66, 126, 0.95, 4), (98, 142, 0.85, 18), (10, 160, 0.9, -14), (48, 164, 1.05, 0),
             (84, 170, 1, 10), (114, 176, 0.8, 20), (26, 198, 1.05, -8), (66, 202, 1.1, 2), (102, 204, 1, 12)),
    "right": ((94, 144, 0.95, 10), (62, 146, 0.95, -8), (30, 168, 0.85, -26), (112, 170, 0.9, 14), (80, 178, 1.05, 0),
              (44, 188, 1, -14), (10, 192, 0.8, -24), (100, 208, 1.05, 8), (62, 212, 1.1, -2), (22, 214, 1, -14)),
    "moon": ((30, 148, 0.85, -12), (64, 146, 0.9, 2), (98, 156, 0.85, 14), (10, 172, 0.85, -14), (48, 182, 1, -2),
             (84, 186, 1, 8), (116, 190, 0.8, 16), (22, 206, 0.95, -8), (64, 214, 1, 0)),
    "geese": ((96, 148, 0.85, 10), (66, 150, 0.9, -4), (34, 168, 0.85, -16), (114, 172, 0.85, 14), (80, 184, 1, 0),
              (46, 194, 1, -8), (10, 188, 0.8, -18), (104, 208, 0.95, 8), (20, 212, 0.9, -10)),
}
_SKYLINE: dict[str, tuple[Stamp, ...]] = {
    "left": ((18, 106, 0.7, -34), (46, 92, 0.72, -12), (78, 96, 0.72, 12), (104, 116, 0.7, 34)),
    "right": ((104, 106, 0.7, 22), (80, 102, 0.76, 0), (54, 112, 0.72, -28), (28, 136, 0.72, -40), (8, 154, 0.6, -40)),
    "moon": ((16, 128, 0.7, -34), (106, 130, 0.7, 30)),
    "geese": ((104, 122, 0.7, 18), (74, 120, 0.72, 0), (44, 130, 0.72, -24), (16, 146, 0.6, -30)),
}
# fmt: on


def _plume() -> str:
    stem: list[Point] = [(0.0, 0.0), (-6.0, -46.0), (20.0, -56.0)]
    ear = ""
    for step in range(7):
        x, y, _ = along(stem, 0.46 + step * 0.09)
        ear += moved("M0 0Q10 2 13 18", x, y, size=1.15 - step * 0.04, turn=10 - step * 9)
        ear += moved("M0 0Q2 -8 10 -12", x, y, size=0.9, turn=-6 + step * 6)
    return (
        path(ear, stroke=INK, width=4)
        + path(curve(stem), stroke=INK, width=2.6)
        + path(ear, stroke=GOLD, width=1.9)
    )


PLUME = _plume()
# fmt: off
_PLUMES: dict[str, tuple[Stamp, ...]] = {
    "left": ((22, 116, 1.2, -14), (44, 104, 1.5, -4), (74, 108, 1.2, 12)),
    "right": ((108, 118, -1.5, 8), (82, 110, -1.25, -16)),
}
# fmt: on


def susuki(brush: Brush, layout: str) -> str:
    """Susuki for August: one big dark hill of grass that fills the lower half."""
    return (
        brush.stamps("plume", PLUME, _PLUMES.get(layout, ()))
        + brush.stamps("dark", DARK_TUFT, _SKYLINE[layout])
        + path(_HILLS[layout] + "L122 204L-2 204Z", INK)
        + brush.stamps("tuft", TUFT, _TUFTS[layout])
    )


# --- chrysanthemum --------------------------------------------------------------------

_RAY = "M0 -4L-4.6 -22C-5.4 -29 5.4 -29 4.6 -22Z"


_RAYS = "".join(moved(_RAY, turn=turn) for turn in (0, 22.5, 45, 67.5))


def _chrysanthemum(brush: Brush, outer: str, inner: str, heart: str) -> str:
    """One flower: two wheels of narrow petals around a heart."""
    wheel = brush.wheel("rays", path(_RAYS), 4)
    return (
        group(brush.stamp("wheel", wheel, 0, 0), "", outer, INK, 1.2)
        + group(brush.stamp("wheel", wheel, 0, 0, size=0.64, turn=11), "", inner, INK, 1.7)
        + circle(0, 0, 6.4, heart, INK, 1.2)
        + path(_SEEDS, stroke=INK, width=0.9)
    )


_SEEDS = ring("M0 -1L0 -4", 8)
KIKU_LEAF = outlined(
    "M0 0C-4 -8 2 -14 8 -12C8 -20 18 -24 24 -18C28 -26 40 -24 46 -16C44 -10 42 -8 38 -6C44 0 40 8 32 8"
    "C30 14 20 16 16 10C10 14 0 10 0 0Z",
    LEAF,
    width=1.5,
) + path("M2 0L38 -14M12 -3L14 -10M22 -7L25 -15M16 -5L22 6M27 -9L32 1", stroke=LIME, width=1.3)

# fmt: off
_KIKU_GOLD: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((84, 148, 1.3, 0), (24, 124, 0.8, 6)),
    "left": ((48, 60, 1.35, 0), (26, 156, .82, 8)),
    "right": ((70, 120, 1.4, 6), (26, 60, .8, 0)),
    "low": ((36, 112, 1.1, 0),),
}
_KIKU_RED: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((28, 66, 1.05, 10), (98, 58, 0.9, 0)),
    "left": ((84, 120, 1.12, 10),),
    "right": ((84, 52, 1.05, 0), (22, 168, .75, 0)),
    "low": ((84, 148, 1.15, 10),),
}
_KIKU_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((74, 100, 1, -10), (42, 92, -0.9, 10), (50, 160, -1.1, 0), (60, 186, 1.2, 6), (56, 192, -1.2, -8),
               (80, 36, 0.8, -50)),
    "left": ((62, 92, 1, -30), (44, 104, -1.05, 30), (60, 150, -1.0, 0), (62, 160, 1.15, 20), (58, 184, -1.2, -20),
             (60, 196, 1.15, 4), (88, 70, .9, -20)),
    "right": ((58, 78, -1.1, 20), (56, 100, -1, -16), (66, 168, 1.1, 10), (62, 160, -1, 10), (58, 188, -1.1, -6),
              (62, 194, 1.2, 2), (92, 88, .75, 30)),
    "low": ((58, 128, 1, -40), (46, 150, -1.05, 10), (60, 176, 1.15, 24), (56, 184, -1.2, -10), (60, 198, 1.1, 4)),
}
_KIKU_STEMS = {
    "ribbon": "M58 206C60 180 70 110 98 60M56 190C50 140 36 100 28 70M60 196L84 152",
    "left": "M58 206C66 160 60 120 48 76M60 180Q76 160 84 130M58 190Q34 180 28 160",
    "right": "M60 206C56 170 62 150 68 130M60 180C48 130 36 90 28 64M62 170C90 140 90 90 84 60",
    "low": "M58 206C58 170 46 140 38 118M58 190Q78 176 84 156",
}
# fmt: on


def chrysanthemum(brush: Brush, layout: str) -> str:
    """Chrysanthemum for September: wheels of narrow petals, gold and red, toothed leaves."""
    return (
        path(_KIKU_STEMS[layout], stroke=INK, width=5)
        + path(_KIKU_STEMS[layout], stroke=LEAF, width=2.6)
        + brush.stamps("leaf", KIKU_LEAF, _KIKU_LEAVES[layout])
        + brush.stamps("red", _chrysanthemum(brush, RED, ORANGE, GOLD), _KIKU_RED[layout])
        + brush.stamps("gold", _chrysanthemum(brush, GOLD, GOLD, RED), _KIKU_GOLD[layout])
    )
