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
    "high": ((102, 32, 1.1, 24), (44, 28, 1.15, -14), (14, 70, 1.05, -26)),
}
_MAPLE_ORANGE: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((94, 36, 1.15, 14), (20, 82, 1.15, -34), (104, 114, 1.15, 30), (26, 152, 1.2, -14), (66, 170, 1.1, 4)),
    "left": ((18, 94, 1.2, -36), (64, 112, 1.3, 14), (104, 158, 1.15, 24), (26, 184, 1.2, -14)),
    "right": ((64, 38, 1.2, 10), (58, 98, 1.3, -8), (104, 126, 1.15, 28), (52, 148, 1.1, -20), (82, 190, 1.2, 14)),
    "high": ((74, 30, 1.1, 8), (16, 34, 1.0, -40), (20, 104, .85, -14)),
}
_MAPLE_GOLD: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((86, 188, 0.9, 24), (40, 26, 0.8, 0)),
    "left": ((92, 190, 1, 30), (58, 28, .85, -10)),
    "right": ((106, 170, 0.9, 30), (96, 32, .85, 20)),
    "high": ((112, 62, 0.75, 30), (38, 58, .7, -10)),
}
_MAPLE_BOUGHS = {
    "ribbon": "M126 22C90 30 50 14 18 34M104 26C100 60 108 90 96 150M26 30C40 70 18 110 30 160",
    "left": "M126 20C96 34 72 34 40 56M92 34C84 70 96 100 88 140M56 48C36 80 40 110 24 140",
    "right": "M-6 24C30 30 50 40 84 60M36 36C44 70 30 100 40 150M66 50C90 80 84 110 80 150",
    "high": "M126 14C90 18 50 10 18 26M96 17C104 30 110 40 112 56M40 17C24 36 16 60 20 98",
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
    "swallow": ((30, 22, 0.4, 4), (50, 20, 0.5, 3), (72, 20, 0.44, 2), (94, 22, 0.36, 0), (5, 18, 0.98, 1), (115, 18, 1.1, 0)),
    "rain": ((8, 16, 0.5, 2), (114, 16, 0.95, -2), (28, 14, 0.4, 0), (98, 14, 0.4, 0)),
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
    "M0 -2C-6 -12 -16 -16 -26 -12C-32 -16 -42 -14 -50 -6C-44 -2 -44 4 -46 10C-38 8 -32 12 -30 18C-26 14 -22 14 -18 16"
    "C-22 24 -20 32 -12 38C-10 46 -6 54 0 62C6 54 10 46 12 38C20 32 22 24 18 16C22 14 26 14 30 18C32 12 38 8 46 10"
    "C44 4 44 -2 50 -6C42 -14 32 -16 26 -12C16 -16 6 -12 0 -2Z",
    LEAF,
    width=1.8,
) + path(
    "M0 0V54M0 2C-14 -6 -28 -8 -42 -4M0 2C14 -6 28 -8 42 -4M0 18L-14 26M0 18L14 26M0 32L-8 38M0 32L8 38"
    "M-18 -4L-24 6M18 -4L24 6M-24 -6L-28 -10M24 -6L28 -10",
    stroke=LIME,
    width=1.5,
)
_BELL = "M0 0C-6 -2 -9 -8 -8 -13C-6 -16 -4 -14 -3 -12C-2 -16 2 -16 3 -12C4 -14 6 -16 8 -13C9 -8 6 -2 0 0Z"


_FLOWER = path(_BELL, PURPLE, INK, 1.3) + path("M0 -4L0 -8", stroke=PINK, width=2)
_STALKS = path("M0 12V-14M-12 -5Q-12 3 0 5Q12 3 12 -5", stroke=INK, width=2.6)


def _spikes(brush: Brush) -> tuple[str, str]:
    """Spikes of five and of seven bells, as in the crest: pairs on short stalks, one at the tip."""
    pair = _STALKS + brush.stamps("bell", _FLOWER, ((-12, -6, 1, -18), (12, -6, 1, 18)))
    tip = brush.stamp("bell", _FLOWER, 0, -31)
    five = brush.stamp("pair", pair, 0, 0) + brush.stamp("pair", pair, 0, -16, size=0.86) + tip
    return five, brush.stamp("pair", pair, 0, 0) + brush.stamp("five", five, 0, -16, size=0.94)


# fmt: off
_SEVENS: dict[str, tuple[Stamp, ...]] = {
    "middle": ((60, 96, 1.2, 0),),
    "left": ((46, 88, 1.2, 0),),
    "right": ((76, 92, 1.2, 2),),
    "low": ((58, 128, 0.85, 0),),
}
_FIVES: dict[str, tuple[Stamp, ...]] = {
    "middle": ((22, 110, 1.05, -8), (98, 110, 1.05, 8)),
    "left": ((13, 108, 0.95, -10), (88, 100, 1.1, 8)),
    "right": ((34, 108, 1.1, -8), (108, 116, 0.95, 10)),
    "low": ((20, 138, 0.8, -10), (100, 138, 0.8, 10)),
}
_KIRI_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "middle": ((18, 132, 0.95, 14), (102, 132, 0.95, -14), (60, 118, 1.25, 0)),
    "left": ((104, 124, 0.95, -16), (4, 138, 0.9, 14), (48, 112, 1.3, 2), (94, 176, 0.8, -10)),
    "right": ((10, 132, 0.95, 18), (112, 144, 0.9, -14), (70, 116, 1.3, -4), (24, 180, 0.8, 8)),
    "low": ((18, 150, 0.85, 20), (102, 150, 0.85, -20), (60, 142, 1.05, 0)),
}
# fmt: on


def paulownia(brush: Brush, layout: str) -> str:
    """Paulownia for December: big dark leaves with veins, purple bells upright above them."""
    five, seven = _spikes(brush)
    return (
        brush.stamps("five", five, _FIVES[layout])
        + brush.stamps("seven", seven, _SEVENS[layout])
        + brush.stamps("leaf", KIRI_LEAF, _KIRI_LEAVES[layout])
    )
