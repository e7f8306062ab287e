"""The pen: the few SVG marks that every drawing of a card is made of.

All marks are plain strings. Coordinates are card units (a card is 120 wide and 200
high), angles are degrees clockwise with 0 pointing up. The group that holds a drawing
sets ``fill="none"``, so a mark without a fill is a line.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

_PAIR = re.compile(r"(-?[\d.]+)[ ,]+(-?[\d.]+)")


def number(value: float) -> str:
    """A coordinate with one decimal at most, which is all that a card needs.

    >>> number(3), number(2.25), number(-0.04)
    ('3', '2.2', '0')
    """
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def _paint(fill: str, stroke: str, width: float) -> str:
    text = f' fill="{fill}"' if fill else ""
    if stroke:
        text += f' stroke="{stroke}"'
        if width != 1:
            text += f' stroke-width="{number(width)}"'
    return text


def path(d: str, fill: str = "", stroke: str = "", width: float = 1) -> str:
    """One path; without a fill it is a line.

    >>> path("M0 0L9 9", stroke="#211C1A", width=2)
    '<path d="M0 0L9 9" stroke="#211C1A" stroke-width="2"/>'
    """
    return f'<path d="{d}"{_paint(fill, stroke, width)}/>'


def circle(x: float, y: float, r: float, fill: str = "", stroke: str = "", width: float = 1) -> str:
    """One disc or ring.

    >>> circle(60, 50.5, 8, "#C62F2B")
    '<circle cx="60" cy="50.5" r="8" fill="#C62F2B"/>'
    """
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
    return f"<circle {place}{_paint(fill, stroke, width)}/>"


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "",
    stroke: str = "",
    *,
    width: float = 1,
    round_: float = 0,
) -> str:
    """One upright rectangle, with rounded corners when ``round_`` is given.

    >>> rect(1, 2, 3, 4, "#FFFFFF")
    '<rect x="1" y="2" width="3" height="4" fill="#FFFFFF"/>'
    """
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    corner = f' rx="{number(round_)}"' if round_ else ""
    return f"<rect {place}{corner}{_paint(fill, stroke, width)}/>"


def move(x: float = 0, y: float = 0, *, size: float = 1, turn: float = 0, flip: bool = False) -> str:
    """The transform that puts a drawing made around (0, 0) at its place.

    >>> move(60, 90, size=1.5, turn=-20, flip=True)
    'translate(60 90)rotate(-20)scale(-1.5 1.5)'
    """
    text = f"translate({number(x)} {number(y)})"
    if turn:
        text += f"rotate({number(turn)})"
    if flip:
        text += f"scale({size * -1:.3g} {size:.3g})"
    elif size != 1:
        text += f"scale({size:.3g})"
    return text


def group(body: str, transform: str = "", fill: str = "", stroke: str = "", width: float = 1) -> str:
    """Marks that share a place or a paint.

    >>> group("", "rotate(9)", stroke="#211C1A")
    '<g transform="rotate(9)" stroke="#211C1A"></g>'
    """
    place = f' transform="{transform}"' if transform else ""
    return f"<g{place}{_paint(fill, stroke, width)}>{body}</g>"


def mirrored(body: str) -> str:
    """The same drawing seen in a mirror: left and right of the card change places."""
    return group(body, "translate(120 0)scale(-1 1)")


def outlined(d: str, fill: str, *, width: float = 1.4, halo: float = 0, ink: str = "#211C1A") -> str:
    """A cut-paper shape: filled, edged in ink and, with ``halo``, freed from what lies behind."""
    back = path(d, stroke="#F7F0DF", width=width + 2 * halo) if halo else ""
    return back + path(d, fill, ink, width)


def polar(radius: float, degrees: float) -> Point:
    """The point at this distance and direction from (0, 0).

    >>> polar(10, 0)
    (0.0, -10.0)
    """
    angle = math.radians(degrees)
    return round(radius * math.sin(angle), 2), round(-radius * math.cos(angle), 2)


def polygon(points: Iterable[Point]) -> str:
    """The path data of a closed shape with straight sides.

    >>> polygon([(0, 0), (9, 0), (0, 9)])
    'M0 0L9 0L0 9Z'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def moved(d: str, x: float = 0, y: float = 0, *, size: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Path data put at another place: absolute M, L, C, Q and Z commands only.

    >>> moved("M0 0L0 -10", 5, 5, turn=90)
    'M5 5L15 5'
    """
    angle = math.radians(turn)
    sine, cosine = math.sin(angle) * size, math.cos(angle) * size
    sign = -1 if flip else 1

    def put(match: re.Match[str]) -> str:
        a, b = float(match[1]) * sign, float(match[2])
        return f"{number(x + a * cosine - b * sine)} {number(y + a * sine + b * cosine)}"

    return _PAIR.sub(put, d)


def ring(d: str, count: int, *, start: float = 0, size: float = 1) -> str:
    """Path data of ``count`` petals turned about (0, 0).

    >>> ring("M0 0L0 -10", 2)
    'M0 0L0 -10M0 0L0 10'
    """
    return "".join(moved(d, size=size, turn=start + 360 * i / count) for i in range(count))


def along(points: Sequence[Point], at: float) -> tuple[float, float, float]:
    """Where a stem (a quadratic curve of three points) is at 0..1: x, y and heading in degrees.

    >>> along([(0, 0), (0, -5), (0, -10)], 0.5)
    (0.0, -5.0, 0.0)
    """
    (x0, y0), (x1, y1), (x2, y2) = points
    rest = 1 - at
    x = rest * rest * x0 + 2 * rest * at * x1 + at * at * x2
    y = rest * rest * y0 + 2 * rest * at * y1 + at * at * y2
    dx = rest * (x1 - x0) + at * (x2 - x1)
    dy = rest * (y1 - y0) + at * (y2 - y1)
    return x, y, math.degrees(math.atan2(dx, -dy))


def curve(points: Sequence[Point]) -> str:
    """The path data of a stem given by three points.

    >>> curve([(0, 0), (0, -5), (0, -10)])
    'M0 0Q0 -5 0 -10'
    """
    (x0, y0), (x1, y1), (x2, y2) = points
    return f"M{number(x0)} {number(y0)}Q{number(x1)} {number(y1)} {number(x2)} {number(y2)}"
