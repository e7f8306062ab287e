"""How the deck looks to other eyes: in grey, with deuteranopia, with protanopia.

A card is made of the palette's flat colours, so a simulation needs no pixels: it puts another
colour in the place of each. The matrices are those of Machado, Oliveira and Fernandes (2009) for
the full loss of one kind of cone; they work on linear light.
"""

from __future__ import annotations

import re
from enum import StrEnum

_MATRICES = {
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")


class Eye(StrEnum):
    """Whose eyes look at the deck."""

    COLOUR = "colour"
    GREY = "grey"
    DEUTERANOPIA = "deuteranopia"
    PROTANOPIA = "protanopia"


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> int:
    part = min(1.0, max(0.0, light))
    return round(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def seen(colour: str, eye: Eye) -> str:
    """One colour as these eyes see it.

    >>> seen("#FFFFFF", Eye.PROTANOPIA), seen("#C62F2B", Eye.GREY)
    ('#FFFFFF', '#696969')
    """
    if eye is Eye.COLOUR:
        return colour
    light = [_linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5)]
    rows = _MATRICES[eye.value]
    parts = [_encoded(sum(weight * part for weight, part in zip(row, light, strict=True))) for row in rows]
    return "#{:02X}{:02X}{:02X}".format(*parts)


def as_seen(svg: str, eye: Eye) -> str:
    """A whole picture as these eyes see it.

    >>> as_seen('<path fill="#FFFFFF"/>', Eye.GREY)
    '<path fill="#FFFFFF"/>'
    """
    return _COLOUR.sub(lambda match: seen(match[0], eye), svg)
