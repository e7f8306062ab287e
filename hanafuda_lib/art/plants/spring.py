"""The plants of spring: pine (matsu 松), plum (ume 梅) and cherry (sakura 桜)."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush, Stamp
from hanafuda_lib.art.palette import BLUSH, BROWN, GOLD, INK, LEAF, LIME, PINK, RED
from hanafuda_lib.art.pen import circle, group, outlined, path, polar, polygon, ring

# --- pine -----------------------------------------------------------------------------


def _fan() -> str:
    edge = []
    for step in range(-8, 9):
        edge.append(polar(24, step * 12))
        if step < 8:
            edge.append(polar(20.5, step * 12 + 6))
    body = polygon([*edge, (9, 6), (-9, 6)])
    needles = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(7, a), *polar(21, a)) for a in range(-84, 85, 14)
    )
    return (
        outlined(body, LEAF, width=1.6)
        + path(needles, stroke=INK, width=1.2)
        + circle(0, 1, 5, RED, INK, 1.4)
    )


FAN = _fan()

# fmt: off
_PINE_FANS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": (
        (102, 44, 1.1, 12), (18, 66, 1.2, -14), (104, 88, 1.25, 12), (18, 110, 1.3, -8), (102, 130, 1.2, 8),
        (30, 152, 1.35, -8), (88, 172, 1.45, 6), (18, 192, 1.2, -8), (60, 202, 1.1, 0),
    ),
    "left": (
        (72, 40, 1.05, 14), (34, 64, 1.3, -8), (88, 86, 1.2, 12), (20, 110, 1.15, -14), (62, 124, 1.4, 0),
        (100, 148, 1.1, 16), (24, 162, 1.35, -10), (70, 186, 1.3, 4),
    ),
    "right": (
        (38, 52, 1.2, -10), (92, 72, 1.3, 10), (24, 100, 1.2, -14), (74, 116, 1.3, 2),
        (30, 150, 1.3, -8), (86, 162, 1.45, 6), (24, 196, 1.0, -6),
    ),
    "low": (
        (18, 128, 1.15, -12), (96, 124, 1.1, 12), (56, 146, 1.35, 0), (104, 162, 1.2, 12),
        (22, 170, 1.3, -8), (66, 188, 1.4, 0), (110, 196, 1.0, 8), (16, 202, 1.1, -6),
    ),
}
_PINE_TRUNKS = {
    "ribbon": "M60 206C40 182 84 166 80 134C76 100 92 80 98 44",
    "left": "M22 206C48 176 24 150 48 124C70 100 50 78 66 44",
    "right": "M10 206C34 178 78 172 72 136C66 104 40 96 46 58",
    "low": "M30 206C52 184 40 160 62 142C80 128 92 138 98 124",
}
# fmt: on


def pine(brush: Brush, layout: str) -> str:
    """Pine for January: dark fans of needles with red buds on an S-shaped trunk."""
    trunk = _PINE_TRUNKS[layout]
    bark = path(trunk, stroke=INK, width=15) + path(trunk, stroke=BROWN, width=10)
    return bark + brush.stamps("fan", FAN, _PINE_FANS[layout])


# --- plum -----------------------------------------------------------------------------

PLUM = (
    group("".join(circle(*polar(8.6, a), 7.8) for a in range(0, 360, 72)), fill=RED, stroke=INK, width=1.2)
    + path(ring("M0 -3L0 -10.5", 10), stroke=GOLD, width=1.1)
    + circle(0, 0, 3.8, GOLD, INK, 1)
)
PLUM_BUD = path("M-4 5Q0 8 4 5L0 1Z", INK) + circle(0, 0, 5.4, RED, INK, 1.2)

# fmt: off
_PLUM_BOUGHS = {
    # the trunk, the boughs, then the straight young shoots that mark a plum
    "ribbon": ("M126 198L92 172L102 138L94 100L104 66L92 30", "M102 138L30 124L18 92M92 172L44 176L16 150",
               "M18 92L26 56L14 26M92 30L102 12M104 66L114 44M16 150L8 176M44 176L36 196M94 100L116 108"),
    "rising": ("M-4 190L30 158L24 128L64 96L58 70L92 34", "M26 140L8 112L14 88M64 96L100 104L124 92",
               "M92 34L106 12M58 70L40 44L44 20M100 104L112 74M30 158L74 150L104 166M14 88L10 62"),
    "falling": ("M124 176L92 160L98 122L52 98L56 66L20 40", "M98 122L112 92L106 66M52 98L18 112L-4 104",
                "M20 40L14 18M56 66L80 42L76 16M18 112L10 142M92 160L56 156L26 176M106 66L110 38"),
    "low": ("M-4 196L34 172L30 146L72 128L66 104L94 78", "M30 146L10 128L14 104M72 128L104 136L124 126",
            "M94 78L108 60M66 104L44 93L14 97M104 136L114 112M34 172L76 166L104 178"),
}
_PLUM_FLOWERS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((98, 36, 1.2, 10), (104, 72, 1.1, 30), (92, 104, 1.3, 0), (104, 140, 1.15, 20), (18, 90, 1.3, 40),
               (26, 54, 1.05, 0), (30, 126, 1.2, 12), (86, 172, 1.35, 30), (16, 158, 1.1, 0), (50, 176, 1.2, 20)),
    "rising": ((84, 40, 1.3, 10), (50, 52, 1.05, 40), (62, 84, 1.35, 0), (106, 100, 1.2, 20), (30, 122, 1.4, 30),
               (13, 92, 1.05, 10), (74, 150, 1.35, 50), (26, 162, 1.25, 0), (102, 168, 1.1, 30), (88, 122, 1, 12)),
    "falling": ((24, 46, 1.35, 0), (74, 36, 1.1, 30), (56, 78, 1.25, 12), (108, 78, 1.2, 40), (92, 116, 1.4, 20),
                (22, 112, 1.3, 0), (60, 122, 1.05, 30), (92, 158, 1.3, 16), (52, 156, 1.15, 44), (24, 176, 1.2, 0)),
    "low": ((92, 84, 1.2, 10), (58, 98, 1.1, 40), (66, 124, 1.35, 0), (106, 134, 1.2, 20), (28, 148, 1.4, 30),
            (13, 108, 1.05, 10), (74, 166, 1.3, 50), (30, 182, 1.15, 0), (104, 178, 1.1, 30)),
}
_PLUM_BUDS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((14, 26, 1.1, 0), (36, 194, 1, 180), (114, 46, 1, 10), (8, 182, 0.9, 190)),
    "rising": ((104, 16, 1, 20), (44, 22, 1.1, 0), (112, 74, 1, 10), (10, 62, 1, 0), (78, 62, .9, 60)),
    "falling": ((14, 20, 1, 0), (76, 18, 1, 0), (110, 40, 1, 0), (10, 142, 1, 180), (38, 66, .9, -50)),
    "low": ((108, 60, 1, 20), (14, 97, 1, -70), (114, 112, 1, 10), (8, 134, .9, -40)),
}
# fmt: on


def plum(brush: Brush, layout: str) -> str:
    """Plum for February: round red blossoms on a black branch that goes in angles."""
    trunk, boughs, shoots = _PLUM_BOUGHS[layout]
    wood = path(trunk, stroke=INK, width=12) + path(boughs, stroke=INK, width=6.5)
    return (
        wood
        + path(shoots, stroke=INK, width=3)
        + brush.stamps("bud", PLUM_BUD, _PLUM_BUDS[layout])
        + brush.stamps("plum", PLUM, _PLUM_FLOWERS[layout])
    )


# --- cherry ---------------------------------------------------------------------------

_PETAL = "M0 0C-2 -3 -10 -9 -4.5 -15.5L0 -12L4.5 -15.5C10 -9 2 -3 0 0Z"
# one outline round the whole flower, and only pink between its petals: calm in grey too
CHERRY = (
    path(ring(_PETAL, 5), stroke=INK, width=2.6)
    + path(ring(_PETAL, 5), BLUSH, PINK, 0.9)
    + path(ring("M0 0L0 -6.6", 5), stroke=RED, width=1.5)
    + circle(0, 0, 2.4, RED)
)
CHERRY_LEAF = path("M0 0C4 -9 14 -10 22 -4C16 4 8 6 0 0Z", LEAF, INK, 1.2) + path(
    "M2 0L16 -3", stroke=LIME, width=1
)
# A bank of bloom: the edge is a row of bulges, as cut from pink paper.
# fmt: off
_CHERRY_BANKS = {
    "ribbon": "M-6 28C10 14 28 22 34 32C46 18 70 22 76 36C90 24 112 30 126 26L126 156C112 160 100 168 96 184"
              "C80 176 66 184 60 196C46 184 30 188 24 198C14 192 2 194 -6 198Z",
    "left": "M-6 40C6 22 26 26 32 38C42 24 66 28 68 46C82 40 98 52 94 68C112 68 124 80 126 96L126 206L84 206"
            "C88 192 74 184 62 190C56 178 40 178 34 188C22 180 8 184 -6 196Z",
    "right": "M126 36C116 20 98 24 92 34C84 18 58 20 54 42C40 36 20 46 24 68C8 66 -4 78 -6 92L-6 180"
             "C10 170 24 178 28 190C40 178 56 182 60 194C74 186 92 190 96 206L126 206Z",
    "top": "M-6 34C8 18 26 26 34 36C44 20 70 22 74 40C88 30 110 36 126 30L126 150L-6 150Z",
}
_CHERRY_BOUGHS = {
    "ribbon": "M-4 66C30 70 30 110 22 150M124 60C92 72 100 120 96 166M24 104C40 120 80 170 60 178",
    "left": "M-4 60C40 76 50 120 78 132S112 168 124 172M52 96C66 84 78 84 100 78M78 132C60 150 50 160 28 164",
    "right": "M124 80C84 92 76 130 46 140S10 176 -4 178M72 108C56 96 46 94 22 100M46 140C64 158 76 166 100 172",
    "top": "M-4 96C30 92 52 64 80 62S112 44 124 40M48 78C56 92 76 98 96 94",
}
_CHERRY_FLOWERS: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((22, 52, 1.6, 8), (104, 56, 1.5, 30), (106, 98, 1.4, 12), (18, 96, 1.5, 40), (98, 140, 1.65, 50),
               (22, 142, 1.65, 20), (62, 172, 1.55, 12), (62, 34, 1.1, 0)),
    "left": ((20, 58, 1.5, 8), (58, 58, 1.55, 36), (26, 102, 1.65, 50), (70, 100, 1.75, 10), (108, 110, 1.4, 30),
             (48, 142, 1.7, 24), (94, 150, 1.75, 4), (12, 150, 1.3, 40), (108, 190, 1.2, 10)),
    "right": ((98, 52, 1.6, 10), (58, 68, 1.6, 40), (102, 94, 1.5, 24), (18, 100, 1.55, 30), (62, 112, 1.75, 4),
              (104, 138, 1.6, 44), (28, 146, 1.65, 14), (70, 156, 1.6, 30), (104, 180, 1.4, 0), (14, 182, 1.1, 40)),
    "top": ((22, 50, 1.55, 8), (62, 46, 1.5, 30), (100, 60, 1.55, 50), (42, 84, 1.55, 12), (80, 92, 1.5, 0),
            (10, 92, 1.2, 40), (110, 98, 1.2, 20)),
}
_CHERRY_LEAVES: dict[str, tuple[Stamp, ...]] = {
    "ribbon": ((32, 74, 0.9, 20), (36, 162, 0.9, 0), (84, 170, 0.9, 40)),
    "left": ((36, 78, 1, -30), (92, 84, 1, 10), (66, 122, 1, 100), (68, 158, 1, 20)),
    "right": ((84, 80, -1, 30), (36, 92, -1, -10), (84, 122, .9, 20), (48, 166, 1, 80)),
    "top": ((80, 66, .9, -20), (30, 70, 1, 160)),
}
# fmt: on


def cherry(brush: Brush, layout: str) -> str:
    """Cherry for March: pink banks of bloom, every petal notched."""
    return (
        outlined(_CHERRY_BANKS[layout], PINK, width=2)
        + path(_CHERRY_BOUGHS[layout], stroke=INK, width=7)
        + path(_CHERRY_BOUGHS[layout], stroke=BROWN, width=3.4)
        + brush.stamps("leaf", CHERRY_LEAF, _CHERRY_LEAVES[layout])
        + brush.stamps("cherry", CHERRY, _CHERRY_FLOWERS[layout])
    )
