"""The plants of winter: maple (momiji 紅葉), willow (yanagi 柳) and paulownia (kiri 桐)."""

from __future__ import annotations

from ..brush import Brush, Stamp
from ..palette import BROWN, GOLD, INK, LEAF, LIME, ORANGE, PINK, PURPLE, RED
from ..pen import moved, outlined, path, polar, polygon, ring

# --- maple ----------------------------------------------------------------------------


def _maple_leaf(colour: str) -> str:
    edge = []
    for tip, reach in ((-128, 14), (-82, 22), (-40, 25), (0, 29), (40, 25), (82, 22), (128, 14)):
        edge += [polar(reach * 0.62, tip - 11), polar(reach, tip), polar(reach * 0.62, tip + 11)]
        edge.append(polar(8, tip + 22))
    veins = "".join("M0 2L{:g} {:g}".format(*polar(r, a)) for a, r in ((-82, 14), (-40, 17), (0, 20), (40, 17), (82, 14)))
    return path("M0 4Q2 12 -2 18", stroke=INK, width=2) + outlined(polygon(edge), colour, width=1.3) + path(
        veins, stroke=INK, width=0.9
    )


RED_MAPLE = _maple_leaf(RED)
ORANGE_MAPLE = _maple_leaf(ORANGE)
GOLD_MAPLE = _maple_leaf(GOLD)

_MAPLE_RED: dict[str, tuple[Stamp, ...]] = {
    "left": ((92, 44, 1.05, 20), (52, 62, 1.15, -12), (98, 100, 1.1, 30), (28, 128, 1.1, -30), (66, 148, 1.2, 8)),
    "right": ((28, 52, 1.1, -20), (92, 76, 1.2, 16), (24, 112, 1.1, -24), (78, 138, 1.1, 10), (34, 170, 1.15, -8)),
    "high": ((98, 34, 1, 20), (50, 38, 1.0, -14), (102, 86, .95, 34), (20, 74, .95, -30)),
}
_MAPLE_ORANGE: dict[str, tuple[Stamp, ...]] = {
    "left": ((22, 88, 1.05, -36), (66, 104, 1.15, 14), (102, 148, 1, 24), (30, 170, 1.05, -14)),
    "right": ((62, 36, 1, 10), (58, 92, 1.15, -8), (104, 116, 1, 28), (50, 136, .95, -20), (80, 178, 1.1, 14)),
    "high": ((74, 62, 1.05, 8), (44, 86, .95, -20), (20, 40, .85, -40), (78, 104, .8, 20)),
}
_MAPLE_GOLD: dict[str, tuple[Stamp, ...]] = {
    "left": ((86, 178, .9, 30),),
    "right": ((104, 158, .8, 30),),
    "high": ((108, 124, .7, 40),),
}
_MAPLE_BOUGHS = {
    "left": "M126 20C96 34 72 34 40 56M92 34C84 70 96 100 88 140M56 48C36 80 40 110 24 140",
    "right": "M-6 24C30 30 50 40 84 60M36 36C44 70 30 100 40 150M66 50C90 80 84 110 80 150",
    "high": "M126 16C90 22 50 16 20 40M94 22C100 50 92 76 96 100M56 22C50 46 60 60 40 80",
}


def maple(brush: Brush, layout: str) -> str:
    """Maple for October: red and orange leaves with seven points, hung from a branch above."""
    return (
        path(_MAPLE_BOUGHS[layout], stroke=INK, width=5)
        + brush.stamps("orange", ORANGE_MAPLE, _MAPLE_ORANGE[layout])
        + brush.stamps("red", RED_MAPLE, _MAPLE_RED[layout])
        + brush.stamps("gold", GOLD_MAPLE, _MAPLE_GOLD[layout])
    )


# --- willow ---------------------------------------------------------------------------

_BLADE = "M0 0C6 -3 12 2 15 13C7 12 1 8 0 0Z"


def _strand() -> str:
    dark, light = "", ""
    for step in range(11):
        flip = step % 2 == 0
        size = 1.1 if step < 8 else 0.95
        blade = moved(_BLADE, 0, 8 + step * 12, size=size, flip=flip)
        if flip:
            dark += blade
        else:
            light += blade
    return (
        path("M0 -14C2 40 -2 90 0 146", stroke=INK, width=2)
        + path(dark, LEAF, INK, 1)
        + path(light, LIME, INK, 1)
    )


STRAND = _strand()

_STRANDS: dict[str, tuple[Stamp, ...]] = {
    "full": ((16, 14, .95, 4), (100, 12, 1.2, 2), (38, 10, 1.2, 6), (80, 8, .95, 4), (58, 6, 1.25, 4), (114, 20, .9, 0)),
    "swallow": ((14, 12, 1.15, 2), (36, 10, .85, 4), (58, 8, .72, 2), (80, 8, .8, 0), (104, 12, 1.2, -2)),
    "rain": ((10, 14, .8, 0), (30, 10, .6, 0), (90, 10, .55, 0), (110, 10, .7, 0)),
}


def willow(brush: Brush, layout: str) -> str:
    """Willow for November: strands that hang and sway, leaves left and right in turn."""
    bough = "M-6 6C30 22 70 2 126 20L126 -6L-6 -6Z"
    return (
        brush.stamps("strand", STRAND, _STRANDS[layout])
        + outlined(bough, LEAF, width=2)
    )


# --- paulownia ------------------------------------------------------------------------

KIRI_LEAF = (
    outlined("M0 0C-6 -10 -18 -12 -26 -4C-32 -2 -38 2 -42 8C-34 10 -28 16 -26 24C-20 22 -14 26 -12 32C-8 40 -4 46 0 54"
             "C4 46 8 40 12 32C14 26 20 22 26 24C28 16 34 10 42 8C38 2 32 -2 26 -4C18 -12 6 -10 0 0Z", LEAF, width=1.8)
    + path("M0 2L0 46M0 10C-10 2 -22 2 -34 7M0 10C10 2 22 2 34 7M0 22L-16 20M0 22L16 20M-12 5L-18 -3M12 5L18 -3",
           stroke=INK, width=1.6)
)
_BELL = "M0 0C-3 -4 -6 -8 -7 -14L-2.5 -11L0 -15L2.5 -11L7 -14C6 -8 3 -4 0 0Z"


def _spike() -> str:
    bells = moved(_BELL, 0, -56, size=.95)
    for y, size in ((-46, .95), (-32, 1.05), (-17, 1.15)):
        bells += moved(_BELL, -2, y + 6, size=size, turn=-52) + moved(_BELL, 2, y + 6, size=size, turn=52)
    for y, size in ((-30, 1), (-14, 1.1)):
        bells += moved(_BELL, 0, y, size=size)
    return path("M0 6L0 -62", stroke=INK, width=3) + path(bells, PURPLE, INK, 1.2)


SPIKE = _spike()

_SPIKES: dict[str, tuple[Stamp, ...]] = {
    "middle": ((24, 112, 1, -10), (96, 112, 1, 10), (60, 96, 1.3, 0)),
    "left": ((44, 92, 1.3, -4), (96, 110, 1.05, 12), (12, 118, .8, -14)),
    "right": ((78, 92, 1.3, 6), (26, 106, 1.05, -8), (108, 120, .8, 14)),
    "low": ((22, 134, .75, -14), (98, 134, .75, 12), (58, 128, .85, 0)),
}
_KIRI_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "middle": ((20, 124, 1, 22), (100, 124, 1, -22), (60, 118, 1.5, 0), (22, 168, .85, 20), (98, 168, .85, -20)),
    "left": ((96, 122, 1.05, -22), (14, 130, 1, 20), (48, 112, 1.45, 4), (92, 164, 1, -12), (20, 178, .8, 20)),
    "right": ((24, 122, 1.05, 16), (108, 128, 1, -24), (74, 114, 1.45, -4), (28, 164, 1, 10), (102, 176, .8, -20)),
    "low": ((18, 146, .95, 24), (102, 146, .95, -24), (60, 140, 1.25, 0), (20, 184, .8, 14), (100, 184, .8, -14)),
}


def paulownia(brush: Brush, layout: str) -> str:
    """Paulownia for December: big dark leaves with veins, purple bells upright above them."""
    return brush.stamps("spike", SPIKE, _SPIKES[layout]) + brush.stamps("leaf", KIRI_LEAF, _KIRI_LEAVES[layout])
