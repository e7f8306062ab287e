"""The things: sun, sky, moon (月), curtain (幕), bridge (八橋), sake cup (盃), maker's seal."""

# A path is one long word: it is looked at as a picture, not read line by line.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.art.brush import Brush
from hanafuda_lib.art.palette import BLUE, GOLD, INK, PAPER, PURPLE, RED, SKY, WHITE
from hanafuda_lib.art.pen import circle, group, move, outlined, path, rect, ring


def sun(_brush: Brush) -> str:
    """The red sun of New Year, cut by the corner of the card."""
    return circle(103, 40, 40, RED, INK, 2)


def red_sky(_brush: Brush) -> str:
    """The evening sky behind the moon."""
    return path("M-2 -2H122V202H-2Z", RED)


def pale_sky(_brush: Brush) -> str:
    """The sky in which the geese fly."""
    return path("M-2 -2H122V202H-2Z", SKY)


def gold_ground(_brush: Brush) -> str:
    """The gold ground of one December card."""
    return path("M-2 -2H122V202H-2Z", GOLD)


def makers_seal(_brush: Brush) -> str:
    """The maker's seal, which one December card always carries: ours is a five-petalled flower."""
    petals = path(ring("M0 -1C-5 -3 -5 -8 0 -9C5 -8 5 -3 0 -1Z", 5), PAPER)
    return rect(87, 14, 22, 22, RED, INK, width=1.6, round_=2) + group(petals, move(98, 26))


def moon(_brush: Brush) -> str:
    """The full moon of August, large and white."""
    return circle(60, 66, 41, WHITE, INK, 2)


def curtain(brush: Brush) -> str:
    """The curtain of a flower-viewing party: red and white cloth with crests under a hem."""
    cloth = "M-2 112C18 128 40 128 60 112C80 128 102 128 122 112L122 204L-2 204Z"
    crest = (
        circle(0, 0, 10.5, PURPLE, INK, 1.4)
        + path(ring("M0 0C-5 -2 -5 -8 0 -9C5 -8 5 -2 0 0Z", 5), GOLD, INK, 0.9)
        + circle(0, 0, 1.8, RED)
    )
    return (
        outlined(cloth, WHITE, width=2.4)
        + path(
            "M-2 112C4 117 10 121 17 123L17 204L-2 204ZM45 122C51 120 56 116 60 112C64 116 69 120 75 122L75 204L45 204Z"
            "M103 123C110 121 117 117 122 112L122 204L103 204Z",
            RED,
            INK,
            1.6,
        )
        + path("M-2 190H122V204H-2Z", PURPLE, INK, 1.6)
        + path("M-2 197H122", stroke=GOLD, width=2)
        + brush.stamps("crest", crest, ((31, 152, 1, 0), (89, 152, 1, 0)))
        + path("M60 140V186M8 140V186M112 140V186", stroke=INK, width=1.4)
        + path(
            "M-2 104C18 120 40 120 60 104C80 120 102 120 122 104L122 118C102 134 80 134 60 118C40 134 18 134 -2 118Z",
            PURPLE,
            INK,
            2,
        )
        + path("M-2 111C18 127 40 127 60 111C80 127 102 127 122 111", stroke=GOLD, width=2)
        + path("M60 112C52 122 54 130 50 142M60 112C68 122 66 130 70 142", stroke=INK, width=6)
        + path("M60 112C52 122 54 130 50 142M60 112C68 122 66 130 70 142", stroke=GOLD, width=3)
        + circle(60, 112, 7, GOLD, INK, 2)
    )


def water(_brush: Brush) -> str:
    """The water under the bridge, with its ripples."""
    return path("M-2 142C20 136 40 146 62 140S104 138 122 142V204H-2Z", SKY, INK, 1.6) + path(
        "M2 158Q12 152 22 158T42 158M66 168Q76 162 86 168T106 168M10 190Q20 184 30 190T50 190M74 190Q84 184 94 190T114 190",
        stroke=BLUE,
        width=2.4,
    )


def bridge(_brush: Brush) -> str:
    """The bridge of eight planks, which goes in zigzag over the water on its posts."""
    way = "M128 102L32 118L90 148L-8 180"
    posts = "M32 126V152M88 156V188M112 110V142M14 180V202M52 138V160"
    return (
        path(posts, stroke=INK, width=8)
        + path(posts, stroke=PAPER, width=3)
        + f'<g stroke-linejoin="miter" stroke-linecap="butt">{path(way, stroke=INK, width=22)}'
        + f"{path(way, stroke=GOLD, width=17)}{path(way, stroke=INK, width=2)}</g>"
        + path(
            "M112 96V114M92 99V117M72 102V120M54 106V122M48 116L42 134M66 124L60 146M84 136L80 154M76 146L80 162M56 152L60 170M36 158L40 176M16 164L20 182",
            stroke=INK,
            width=1.6,
        )
    )


_LONG_LIFE = "M8 5H32M10 12H30M4 19.5H36M20 0V19C17 28 11 34 3 39M14 28H39M30 22V37Q30 41 25 38M18 32L22 36"


def cup(_brush: Brush) -> str:
    """The sake cup: shallow and red, a gold rim, and in it the sign 寿, long life."""
    return (
        outlined("M44 92L40 108C50 113 70 113 80 108L76 92Z", RED, width=2, halo=2.4)
        + outlined("M12 52C12 84 36 100 60 100S108 84 108 52Z", RED, width=2, halo=2.4)
        + path("M24 82C40 96 80 96 96 82", stroke=GOLD, width=2.4)
        + f'<ellipse cx="60" cy="52" rx="48" ry="31" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
        + f'<ellipse cx="60" cy="52" rx="42" ry="26" fill="{RED}" stroke="{INK}" stroke-width="1.4"/>'
        + group(path(_LONG_LIFE, stroke=GOLD, width=3.4), "translate(36 33)scale(1.15 .95)")
    )
