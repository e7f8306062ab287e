"""The plants of winter: maple (momiji 紅葉), willow (yanagi 柳) and paulownia (kiri 桐)."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush, Stamp
from hanafuda_lib.art.palette import GOLD, INK, LEAF, LIME, ORANGE, PINK, PURPLE, RED
from hanafuda_lib.art.pen import group, moved, outlined, path, polar, polygon

# --- maple ----------------------------------------------------------------------------


def _maple_leaf() -> str:
    edge = []
    for tip, reach in ((-128, 14), (-82, 22), (-40, 25), (0, 29), (40, 25), (82, 22), (128, 14)):
        edge += [polar(reach * 0.62, tip - 11), polar(reach, tip), polar(reach * 0.62, tip + 11)]
        edge.append(polar(8, tip + 22))
    veins = "".join(
        "M0 2L{:.0f} {:.0f}".format(*polar(reach, turn))
        for turn, reach in ((-82, 14), (-40, 17), (0, 20), (40, 17), (82, 14))
    )
    stalk = path("M0 4L-1 18", stroke=INK, width=2)
    # the blade has no fill of its own: each leaf takes the colour of the group it stands in
    return (
        stalk
        + f'<path d="{polygon(edge)}" stroke="{INK}" stroke-width="1.3"/>'
        + path(veins, stroke=INK, width=0.9)
    )


MAPLE_LEAF = _maple_leaf()

# fmt: off
_MAPLE_RED: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((24, 44, 1.25, -20), (96, 74, 1.35, 20), (20, 116, 1.3, -26), (90, 152, 1.35, 14), (40, 182, 1.15, -10)),
    "left": ((94, 44, 1.3, 20), (50, 66, 1.35, -12), (96, 108, 1.3, 30), (24, 136, 1.3, -30), (66, 160, 1.35, 8)),
    "right": ((30, 56, 1.3, -20), (92, 80, 1.4, 16), (22, 122, 1.3, -24), (80, 146, 1.3, 10), (32, 180, 1.25, -8)),
    "high": ((98, 34, 1.15, 20), (48, 40, 1.15, -14), (104, 86, 1.0, 34), (18, 82, 1.05, -30)),
}
_MAPLE_ORANGE: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((94, 36, 1.15, 14), (20, 82, 1.15, -34), (104, 114, 1.15, 30), (26, 152, 1.2, -14), (66, 170, 1.1, 4)),
    "left": ((18, 94, 1.2, -36), (64, 112, 1.3, 14), (104, 158, 1.15, 24), (26, 184, 1.2, -14)),
    "right": ((64, 38, 1.2, 10), (58, 98, 1.3, -8), (104, 126, 1.15, 28), (52, 148, 1.1, -20), (82, 190, 1.2, 14)),
    "high": ((76, 64, 1.15, 8), (44, 92, 1.0, -20), (18, 40, 0.9, -40), (80, 106, 0.85, 20)),
}
_MAPLE_GOLD: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((86, 188, 0.9, 24), (40, 26, 0.8, 0)),
    "left": ((92, 190, 1, 30), (58, 28, .85, -10)),
    "right": ((106, 170, 0.9, 30), (96, 32, .85, 20)),
    "high": ((108, 124, 0.7, 40),),
}
_MAPLE_BOUGHS = {
    "ribbon": "M126 22C90 30 50 14 18 34M104 26C100 60 108 90 96 150M26 30C40 70 18 110 30 160",
    "left": "M126 20C96 34 72 34 40 56M92 34C84 70 96 100 88 140M56 48C36 80 40 110 24 140",
    "right": "M-6 24C30 30 50 40 84 60M36 36C44 70 30 100 40 150M66 50C90 80 84 110 80 150",
    "high": "M126 16C90 22 50 16 20 40M94 22C100 50 92 76 96 100M56 22C50 46 60 60 40 80",
}
# fmt: on


def maple(brush: Brush, layout: str) -> str:
    """Maple for October: red and orange leaves with seven points, hung from a branch above."""
    return (
        path(_MAPLE_BOUGHS[layout], stroke=INK, width=5)
        + group(brush.stamps("leaf", MAPLE_LEAF, _MAPLE_ORANGE[layout]), "", ORANGE)
        + group(brush.stamps("leaf", MAPLE_LEAF, _MAPLE_RED[layout]), "", RED)
        + group(brush.stamps("leaf", MAPLE_LEAF, _MAPLE_GOLD[layout]), "", GOLD)
    )


# --- willow ---------------------------------------------------------------------------

_BLADE = "M0 0C7 -4 15 2 20 17C9 16 1 10 0 0Z"


def _strand() -> str:
    dark, light = "", ""
    for step in range(11):
        flip = step % 2 == 0
        size = 1.12 if step < 7 else 1.12 - 0.09 * (step - 6)
        blade = moved(_BLADE, (0.6 - step % 2) * 1.5, 2 + step * 12.5, size=size, flip=flip)
        if flip:
            dark += blade
        else:
            light += blade
    return (
        path("M0 -14C2 40 -2 90 0 150", stroke=INK, width=2.4)
        + path(dark, LEAF, INK, 1.1)
        + path(light, LIME, INK, 1.1)
    )


STRAND = _strand()

# fmt: off
_STRANDS: dict[str, tuple[Stamp, ...]] = {
    "full": ((94, 26, 1.0, 4), (22, 18, .92, 6), (58, 16, 1.0, 4), (112, 14, 1.2, 4), (40, 24, 1.2, 6), (76, 22, 1.22, 3), (14, 40, 1.1, 2)),
    "swallow": ((36, 22, 0.85, 4), (76, 20, 0.8, 2), (56, 16, 0.7, 2), (12, 18, 1.3, 2), (92, 20, 1.05, -2), (108, 16, 1.35, -2)),
    "rain": ((12, 16, 0.75, 2), (32, 14, 0.55, 0), (88, 14, 0.55, 0), (108, 16, 0.9, -2)),
}
# fmt: on
_CANOPY = (
    "M-6 -6H126V22C120 30 112 30 108 24C104 34 94 34 88 26C82 34 72 34 68 24C62 34 52 32 50 24C44 34 34 34 30 26"
    "C24 34 14 32 10 24C6 32 0 32 -6 26Z"
)


def willow(brush: Brush, layout: str) -> str:
    """Willow for November: strands that hang and sway, leaves left and right in turn."""
    return (
        brush.stamps("strand", STRAND, _STRANDS[layout])
        + outlined(_CANOPY, LEAF, width=2)
        + path("M2 8Q8 16 14 10M38 6Q46 16 54 8M76 8Q84 18 92 8", stroke=LIME, width=2)
    )


# --- paulownia ------------------------------------------------------------------------

KIRI_LEAF = outlined(
    "M0 0C-6 -10 -18 -12 -26 -4C-32 -2 -38 2 -42 8C-34 10 -28 16 -26 24C-20 22 -14 26 -12 32C-8 40 -4 46 0 54"
    "C4 46 8 40 12 32C14 26 20 22 26 24C28 16 34 10 42 8C38 2 32 -2 26 -4C18 -12 6 -10 0 0Z",
    LEAF,
    width=1.8,
) + path(
    "M0 2L0 46M0 10C-10 2 -22 2 -34 7M0 10C10 2 22 2 34 7M0 22L-16 20M0 22L16 20M-12 5L-18 -3M12 5L18 -3",
    stroke=INK,
    width=1.6,
)
_BELL = "M0 0C-5 -4 -8 -9 -8 -14C-6 -17 -3 -16 -2.6 -13C-2 -18 2 -18 2.6 -13C3 -16 6 -17 8 -14C8 -9 5 -4 0 0Z"


def _spike() -> str:
    bells = moved(_BELL, 0, -56, size=0.95)
    marks = "M0 -60L0 -64"
    for y, size in ((-46, 0.95), (-32, 1.05), (-17, 1.15)):
        bells += moved(_BELL, -2, y + 6, size=size, turn=-52) + moved(_BELL, 2, y + 6, size=size, turn=52)
        marks += moved("M0 -6L0 -11", -2, y + 6, size=size, turn=-52) + moved(
            "M0 -6L0 -11", 2, y + 6, size=size, turn=52
        )
    for y, size in ((-30, 1), (-14, 1.1)):
        marks += moved("M-3 -6L-4 -10M3 -6L4 -10", 0, y, size=size)
        bells += moved(_BELL, 0, y, size=size)
    return (
        path("M0 6L0 -62", stroke=INK, width=3)
        + path(bells, PURPLE, INK, 1.2)
        + path(marks, stroke=PINK, width=1.3)
    )


SPIKE = _spike()

# fmt: off
_SPIKES: dict[str, tuple[Stamp, ...]] = {
    "middle": ((22, 122, 1, -8), (98, 122, 1, 8), (60, 112, 1.25, 0)),
    "left": ((40, 108, 1.25, -4), (84, 106, 0.95, 6), (110, 132, 0.9, 14)),
    "right": ((88, 112, 1.25, 6), (46, 124, 1.1, -4), (12, 132, 0.85, -12)),
    "low": ((20, 138, 0.8, -10), (100, 138, 0.8, 10), (58, 128, 0.85, 0)),
}
_KIRI_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "middle": ((16, 128, 1.05, 22), (104, 128, 1.05, -22), (60, 120, 1.5, 0), (18, 176, 0.9, 16), (102, 176, 0.9, -16)),
    "left": ((100, 124, 1.15, -20), (12, 140, 1, 20), (46, 116, 1.5, 4), (92, 166, 1.05, -10), (18, 184, 0.85, 16)),
    "right": ((18, 128, 0.9, 20), (46, 134, 1.1, 6), (96, 122, 1.4, -6), (26, 172, 1.1, 10), (66, 178, .9, 0), (106, 182, 0.8, -16)),
    "low": ((18, 146, 0.95, 24), (102, 146, 0.95, -24), (60, 140, 1.25, 0), (20, 184, 0.8, 14), (100, 184, 0.8, -14)),
}
# fmt: on


def paulownia(brush: Brush, layout: str) -> str:
    """Paulownia for December: big dark leaves with veins, purple bells upright above them."""
    return brush.stamps("spike", SPIKE, _SPIKES[layout]) + brush.stamps(
        "leaf", KIRI_LEAF, _KIRI_LEAVES[layout]
    )
