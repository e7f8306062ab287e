"""The plants of autumn: bush clover (hagi 萩), susuki grass (芒) and chrysanthemum (kiku 菊)."""

from __future__ import annotations

from ..brush import Brush, Stamp
from ..palette import GOLD, INK, LEAF, LIME, ORANGE, PAPER, PINK, RED
from ..pen import along, circle, curve, group, moved, outlined, path, polygon, ring

# --- bush clover ----------------------------------------------------------------------

_OVAL = "M0 0C3 -7 13 -8 17 0C13 8 3 7 0 0Z"
_SPRAY_STEM = [(0.0, 0.0), (6.0, -74.0), (76.0, -104.0)]


def _spray() -> str:
    leaves = ""
    beads = ""
    for step in range(7):
        x, y, heading = along(_SPRAY_STEM, 0.2 + step * 0.125)
        size = 1.05 - step * 0.07
        for side in (-1, 1):
            leaves += moved(_OVAL, x, y, size=size, turn=heading - 90 + side * 62)
    for step in range(6):
        x, y, heading = along(_SPRAY_STEM, 0.32 + step * 0.125)
        for side in (-1, 1):
            bead = moved("M0 0L0 -7", x, y, turn=heading + side * 70)
            bx, by = bead.split("L")[1].split()
            beads += circle(float(bx), float(by), 3.6)
    return (
        path(curve(_SPRAY_STEM), stroke=INK, width=2.6)
        + path(leaves, LEAF, INK, 1.2)
        + group(beads, "", RED, INK, 1.1)
    )


SPRAY = _spray()

_SPRAYS: dict[str, tuple[Stamp, ...]] = {
    "left": ((20, 130, 1, 0), (2, 170, 1.15, -4), (14, 206, 1.15, 8), (40, 212, 1.1, 22), (66, 206, .95, 38)),
    "right": ((96, 122, -1, -4), (112, 160, -1.1, 4), (110, 204, -1.2, -2), (88, 212, -1.15, -18), (60, 210, -1, -38)),
    "low": ((2, 176, 1, 4), (12, 208, 1.1, 16), (44, 212, 1, 30), (70, 206, .9, 44)),
}


def bush_clover(brush: Brush, layout: str) -> str:
    """Bush clover for July: arching stems strung with paired oval leaves and red beads."""
    return brush.stamps("spray", SPRAY, _SPRAYS[layout])


# --- susuki ---------------------------------------------------------------------------

_HILLS = {
    # the skyline, from the left edge to the right
    "left": "M-2 112C14 82 48 70 74 82C98 92 114 112 124 124",
    "right": "M-4 132C12 108 34 88 62 84C90 80 112 92 122 106",
    "moon": "M-2 142C18 116 44 106 70 112C96 118 112 128 122 136",
    "geese": "M-2 140C24 132 46 108 76 104C98 102 112 112 122 118",
}
_HILL_BLADES = {
    # pale blades of grass drawn into the dark hill; then dark ones on its skyline
    "left": ("M20 196Q22 140 44 104M40 198Q44 150 74 112M58 196Q66 150 98 124M4 190Q4 150 22 116M80 198Q86 166 112 142"
             "M30 170Q22 130 12 118M70 176Q62 130 50 96M96 186Q94 150 82 124M52 160Q60 124 66 98M110 196Q112 176 116 160",
             "M20 96L12 78M34 84L30 62M50 76L54 54M66 78L76 58M84 86L98 68M98 96L112 80"),
    "right": ("M100 196Q98 140 76 104M80 198Q76 150 46 112M62 196Q54 150 22 128M116 190Q116 150 98 112M40 198Q34 166 8 150"
              "M90 170Q98 130 108 114M50 176Q58 130 70 96M24 186Q26 150 38 124M68 160Q60 124 54 100M10 196Q8 176 4 164",
              "M100 90L108 72M86 84L90 60M70 84L66 60M54 86L44 64M36 98L22 80M22 110L8 94"),
    "moon": ("M20 196Q22 160 44 128M40 198Q44 166 74 130M58 196Q66 166 98 138M4 190Q4 170 22 138M80 198Q86 176 112 154"
             "M70 186Q62 150 50 122M96 190Q94 164 82 136M52 176Q60 144 66 124",
             "M16 122L8 106M32 114L28 96M88 116L100 98M104 124L116 108"),
    "geese": ("M20 196Q22 170 44 136M40 198Q44 160 74 120M58 196Q66 150 98 116M4 190Q4 176 18 150M80 198Q86 166 112 130"
              "M30 190Q22 164 12 148M70 180Q62 140 56 120M96 186Q94 150 88 114M110 196Q112 176 116 140",
              "M22 130L12 116M40 120L32 104M58 110L52 92M76 106L82 88M94 106L106 92"),
}
_PLUME = outlined(
    "M0 0C-4 -10 -2 -26 8 -36C16 -42 26 -40 30 -32C24 -34 20 -32 18 -28C22 -28 24 -26 24 -22C18 -24 14 -20 12 -14C14 -14 16 -12 15 -9C9 -10 4 -6 0 0Z",
    GOLD,
    width=1.4,
)
_PLUMES: dict[str, tuple[Stamp, ...]] = {
    "left": ((28, 58, 1.05, -8), (58, 50, 1.05, 6), (84, 70, .95, 24)),
    "right": ((92, 60, -1.05, 6), (64, 52, -1.1, -8), (36, 70, -.95, -22)),
    "moon": (),
    "geese": (),
}
_PLUME_STEMS = {
    "left": "M26 96Q24 76 28 56M52 84Q54 66 58 48M74 88Q78 78 84 68",
    "right": "M94 94Q96 76 92 58M68 88Q66 68 64 50M48 98Q42 82 36 68",
}


def susuki(brush: Brush, layout: str) -> str:
    """Susuki for August: one big dark hill of grass that fills the lower half."""
    light, dark = _HILL_BLADES[layout]
    stems = path(_PLUME_STEMS[layout], stroke=INK, width=2.2) if layout in _PLUME_STEMS else ""
    return (
        stems
        + brush.stamps("plume", _PLUME, _PLUMES[layout])
        + path(dark, stroke=INK, width=3)
        + path(_HILLS[layout] + "L122 204L-2 204Z", INK)
        + path(light, stroke=PAPER, width=1.7)
    )


# --- chrysanthemum --------------------------------------------------------------------

_RAY = "M0 -4L-4.6 -22C-5.4 -29 5.4 -29 4.6 -22Z"


def _chrysanthemum(outer: str, inner: str, heart: str) -> str:
    return (
        path(ring(_RAY, 16), outer, INK, 1.2)
        + path(ring(_RAY, 12, start=11, size=0.66), inner, INK, 1.1)
        + circle(0, 0, 6.4, heart, INK, 1.2)
        + path(ring("M0 -1L0 -4", 8), stroke=INK, width=0.9)
    )


GOLD_KIKU = _chrysanthemum(GOLD, GOLD, RED)
RED_KIKU = _chrysanthemum(RED, ORANGE, GOLD)
KIKU_LEAF = (
    outlined("M0 0C-4 -8 2 -14 8 -12C8 -20 18 -24 24 -18C28 -26 40 -24 46 -16C44 -10 42 -8 38 -6C44 0 40 8 32 8"
             "C30 14 20 16 16 10C10 14 0 10 0 0Z", LEAF, width=1.5)
    + path("M2 0L38 -14M12 -3L14 -10M22 -7L25 -15M16 -5L22 6M27 -9L32 1", stroke=LIME, width=1.3)
)

_KIKU_GOLD: dict[str, tuple[Stamp, ...]] = {
    "left": ((48, 60, 1.35, 0), (26, 156, .82, 8)),
    "right": ((70, 120, 1.4, 6), (26, 60, .8, 0)),
    "low": ((36, 112, 1.1, 0),),
}
_KIKU_RED: dict[str, tuple[Stamp, ...]] = {
    "left": ((84, 120, 1.12, 10),),
    "right": ((84, 52, 1.05, 0), (22, 168, .75, 0)),
    "low": ((84, 148, 1.15, 10),),
}
_KIKU_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "left": ((62, 92, 1, -30), (44, 104, -1.05, 30), (60, 150, -1.0, 0), (62, 160, 1.15, 20), (58, 184, -1.2, -20),
             (60, 196, 1.15, 4), (88, 70, .9, -20)),
    "right": ((58, 78, -1.1, 20), (56, 100, -1, -16), (66, 168, 1.1, 10), (62, 160, -1, 10), (58, 188, -1.1, -6),
              (62, 194, 1.2, 2), (92, 88, .75, 30)),
    "low": ((58, 128, 1, -40), (46, 150, -1.05, 10), (60, 176, 1.15, 24), (56, 184, -1.2, -10), (60, 198, 1.1, 4)),
}
_KIKU_STEMS = {
    "left": "M58 206C66 160 60 120 48 76M60 180Q76 160 84 130M58 190Q34 180 28 160",
    "right": "M60 206C56 170 62 150 68 130M60 180C48 130 36 90 28 64M62 170C90 140 90 90 84 60",
    "low": "M58 206C58 170 46 140 38 118M58 190Q78 176 84 156",
}


def chrysanthemum(brush: Brush, layout: str) -> str:
    """Chrysanthemum for September: wheels of narrow petals, gold and red, toothed leaves."""
    return (
        path(_KIKU_STEMS[layout], stroke=INK, width=5)
        + path(_KIKU_STEMS[layout], stroke=LEAF, width=2.6)
        + brush.stamps("leaf", KIKU_LEAF, _KIKU_LEAVES[layout])
        + brush.stamps("red", RED_KIKU, _KIKU_RED[layout])
        + brush.stamps("gold", GOLD_KIKU, _KIKU_GOLD[layout])
    )
