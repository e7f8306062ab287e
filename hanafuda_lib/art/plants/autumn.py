"""The plants of autumn: bush clover (hagi 萩), susuki grass (芒) and chrysanthemum (kiku 菊)."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush, Stamp
from hanafuda_lib.art.palette import GOLD, GREY, INK, LEAF, LIME, ORANGE, PAPER, PINK, PURPLE, RED
from hanafuda_lib.art.pen import Point, along, circle, curve, group, moved, outlined, path, polar, ring

# --- bush clover ----------------------------------------------------------------------

_OVAL = "M0 0C2 -6 10 -8 16 -2C15 5 5 8 0 0Z"
_ARC: list[Point] = [(0.0, 0.0), (14.0, -150.0), (108.0, -66.0)]
_LEAF_PAIRS = ((0.08, 1.1), (0.17, 1.1), (0.26, 1.05), (0.36, 1.0), (0.5, 0.9), (0.66, 0.8))
_BEADS = (0.43, 0.57, 0.62, 0.73, 0.785, 0.84, 0.895, 0.95, 1.0)


def _arc() -> str:
    """One stem that rises and bows over: leaves in pairs, and towards its tip two rows of beads."""
    leaves = "".join(
        moved(_OVAL, x, y, size=size, turn=heading - 90 + side)
        for at, size in _LEAF_PAIRS
        for x, y, heading in (along(_ARC, at),)
        for side in (-64, 64)
    )
    rows = ["", ""]
    for at in _BEADS:
        x, y, heading = along(_ARC, at)
        for row, side in enumerate((-90, 90)):
            right, up = polar(6.6, heading + side)
            rows[row] += circle(x + right, y + up, 5.2 - 1.4 * at)
    return (
        path(curve(_ARC), stroke=INK, width=2.8)
        + path(leaves, LEAF, INK, 1.2)
        + group(group(rows[0], stroke=RED) + group(rows[1], stroke=PURPLE), "", PINK, width=2.6)
    )


ARC = _arc()

# fmt: off
_ARCS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((128, 112, -0.95, 0), (123, 156, -1.15, 6), (118, 200, -1.2, 0), (76, 226, -1.0, -6)),
    "left": ((-4, 130, 1.05, -8), (-2, 174, 1.15, -5), (8, 212, 1.1, -2), (56, 224, 0.9, 4)),
    "right": ((128, 114, -0.95, 2), (122, 164, -1.15, 8), (114, 198, -1.1, 2), (76, 222, -1.0, -2)),
    "low": ((-4, 118, 1.1, -2), (3, 132, 0.82, -5)),
}
# fmt: on


def bush_clover(brush: Brush, layout: str) -> str:
    """Bush clover for July: stems that bow across the card, with paired leaves and violet beads."""
    return brush.stamps("arc", ARC, _ARCS[layout])


# --- susuki ---------------------------------------------------------------------------

_BLADES = "M-20 4C-20 -14 -14 -30 -2 -38M-4 2C-4 -18 3 -34 16 -40M14 4C15 -12 21 -24 33 -29"
_PALER = "M-12 0C-12 -20 -6 -38 8 -47M6 2C7 -12 13 -25 25 -31"
TUFT = path(_BLADES, stroke=PAPER, width=1.3) + path(_PALER, stroke=GREY, width=1.3)
DARK_TUFT = path(_BLADES + _PALER, stroke=INK, width=2.2)

# fmt: off
_HILLS = {
    # the skyline, from the left edge to the right
    "left": "M-2 86C10 62 26 50 48 52C80 56 108 98 122 146",
    "right": "M-2 154C12 110 44 72 78 64C100 60 114 70 122 82",
    "moon": "M-2 140C16 116 44 106 68 110C94 116 112 128 122 138",
    "geese": "M-2 148C22 142 44 118 74 112C98 110 112 118 122 124",
}
_TUFTS: dict[str, tuple[Stamp, ...]] = {
    "left": ((36, 106, 0.85, 0), (74, 126, 0.8, 14), (16, 146, 0.85, -8), (54, 156, 0.95, 2), (92, 172, 0.85, 14),
             (28, 196, 0.95, -4), (72, 206, 0.9, 4), (112, 208, 0.7, 14)),
    "right": ((88, 114, -0.85, 2), (50, 132, -0.8, -16), (112, 158, -0.85, 8), (74, 172, -0.95, -2), (30, 184, -0.8, -18),
              (100, 206, -0.95, 4), (58, 212, -0.9, -4), (12, 212, -0.7, -16)),
    "moon": ((62, 152, 0.75, 0), (24, 168, 0.75, -10), (98, 168, 0.75, 12), (62, 194, 0.85, 0), (14, 206, 0.8, -4), (108, 206, 0.8, 6)),
    "geese": ((80, 156, -0.75, 2), (42, 168, -0.75, -12), (110, 184, -0.75, 8), (66, 200, -0.85, -2), (16, 196, -0.75, -12)),
}
_SKYLINE: dict[str, tuple[Stamp, ...]] = {
    "left": ((12, 80, 0.55, -30), (40, 64, 0.6, -8), (70, 74, 0.6, 20), (96, 104, 0.55, 36)),
    "right": ((106, 78, -0.6, 8), (76, 74, -0.6, -8), (46, 93, -0.6, -26), (20, 124, -0.55, -40)),
    "moon": ((12, 136, 0.55, -26), (108, 136, 0.55, 26)),
    "geese": ((102, 126, -0.55, 16), (74, 122, -0.55, 0), (46, 136, -0.55, -18), (18, 154, -0.5, -24)),
}
# fmt: on


def susuki(brush: Brush, layout: str) -> str:
    """Susuki for August: one big rounded dark hill of grass, its blades drawn in fine pale lines."""
    return (
        brush.stamps("dark", DARK_TUFT, _SKYLINE[layout])
        + path(_HILLS[layout] + "L122 204L-2 204Z", INK)
        + brush.stamps("tuft", TUFT, _TUFTS[layout])
    )


# --- chrysanthemum --------------------------------------------------------------------

_RAY = "M0 -4L-3.8 -24C-4.4 -30 4.4 -30 3.8 -24Z"


_RAYS = "".join(moved(_RAY, turn=turn) for turn in (0, 18, 36, 54, 72))


def _chrysanthemum(brush: Brush, outer: str, inner: str, heart: str) -> str:
    """One flower: two wheels of narrow petals around a heart."""
    wheel = brush.wheel("rays", path(_RAYS), 4)
    return (
        group(brush.stamp("wheel", wheel, 0, 0), "", outer, INK, 1.2)
        + group(brush.stamp("wheel", wheel, 0, 0, size=0.64, turn=9), "", inner, INK, 1.7)
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
    "ribbon": ((25, 58, 1.15, 0), (84, 162, 1.25, 6)),
    "left": ((48, 60, 1.35, 0), (26, 156, .82, 8)),
    "right": ((70, 120, 1.4, 6), (26, 60, .8, 0)),
    "low": ((36, 112, 1.1, 0),),
}
_KIKU_RED: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((100, 94, 0.9, 10), (20, 134, .9, 0)),
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
    "ribbon": "M52 206C60 180 60 130 100 94M50 190C46 150 30 100 26 66M58 200L84 164M46 180L20 140",
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
