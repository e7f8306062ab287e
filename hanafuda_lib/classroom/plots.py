"""Small plots as SVG text for a report: bars, and dots in a square. They hold in grey."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

_LABEL, _BAR, _ROW = 190, 380, 20
_SIDE, _LEFT, _FOOT = 300, 48, 40


class Dot(NamedTuple):
    """A dot: where it lies, what it stands for, and whether it is to catch the eye."""

    x: float
    y: float
    name: str
    loud: bool = False


def bars(title: str, rows: Sequence[tuple[str, float]], *, most: float, unit: str) -> str:
    """Horizontal bars from nought to ``most``, each with its name and value.

    >>> bars("Points", [("Aiko", 7.0)], most=10, unit="").count("<rect")
    1
    """
    height = _ROW * len(rows) + 6
    lines = "".join(_bar(place, name, value, most, unit) for place, (name, value) in enumerate(rows))
    return _svg(title, _LABEL + _BAR + 60, height, lines)


def _bar(place: int, name: str, value: float, most: float, unit: str) -> str:
    top = place * _ROW + 4
    width = max(0.0, min(1.0, value / most if most else 0.0)) * _BAR
    short = name if len(name) <= 28 else name[:27] + "…"
    return (
        f'<text x="{_LABEL - 8}" y="{top + 12}" text-anchor="end">{escape(short)}</text>'
        f'<rect x="{_LABEL}" y="{top}" width="{width:.1f}" height="{_ROW - 5}" class="bar"/>'
        f'<text x="{_LABEL + width + 6:.1f}" y="{top + 12}">{value:.0f}{escape(unit)}</text>'
    )


def histogram(title: str, values: Sequence[float], *, most: float, unit: str, steps: int = 10) -> str:
    """How many values lie in each tenth from nought to ``most``.

    >>> histogram("Class", [5.0, 95.0, 100.0], most=100, unit=" %").count("<rect")
    10
    """
    counts = [0] * steps
    for value in values:
        counts[min(steps - 1, max(0, int(value / most * steps)))] += 1
    width = most / steps
    rows = [
        (f"{place * width:.0f} to {(place + 1) * width:.0f}{unit}", float(n))
        for place, n in enumerate(counts)
    ]
    return bars(title, rows, most=max(1, *counts), unit="")


def scatter(title: str, dots: Sequence[Dot], *, across: str, up: str, low: float = 0.0) -> str:
    """Dots in a square: 0 to 1 across, ``low`` to 1 upwards. Loud dots are rings with their name.

    >>> scatter("Items", [Dot(0.5, 0.5, "a", True)], across="x", up="y").count("<circle")
    1
    """
    marks = "".join(_dot(dot, low) for dot in dots)
    zero = _up(0.0, low)
    axes = (
        f'<path d="M{_LEFT} 8V{8 + _SIDE}H{_LEFT + _SIDE}M{_LEFT} {zero:.1f}h{_SIDE}" class="axis"/>'
        f'<text x="{_LEFT + _SIDE / 2}" y="{_SIDE + _FOOT}" text-anchor="middle">{escape(across)}</text>'
        f'<text transform="rotate(-90)" x="{-8 - _SIDE / 2}" y="14" text-anchor="middle">{escape(up)}</text>'
        f'<text x="{_LEFT - 6}" y="16" text-anchor="end">1</text>'
        f'<text x="{_LEFT - 6}" y="{zero + 4:.1f}" text-anchor="end">0</text>'
        f'<text x="{_LEFT}" y="{_SIDE + 24}">0 %</text>'
        f'<text x="{_LEFT + _SIDE}" y="{_SIDE + 24}" text-anchor="end">100 %</text>'
    )
    return _svg(title, _LEFT + _SIDE + 170, _SIDE + _FOOT + 12, axes + marks)


def _up(value: float, low: float) -> float:
    return 8 + _SIDE * (1 - (max(low, min(1.0, value)) - low) / (1 - low))


def _dot(dot: Dot, low: float) -> str:
    x, y = _LEFT + _SIDE * max(0.0, min(1.0, dot.x)), _up(dot.y, low)
    said = f"<title>{escape(dot.name)}</title>"
    if not dot.loud:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="dot">{said}</circle>'
    name = f'<text x="{x + 9:.1f}" y="{y + 4:.1f}" class="small">{escape(dot.name[:26])}</text>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" class="ring">{said}</circle>{name}'


def _svg(title: str, width: float, height: float, inside: str) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" aria-label="{escape(title)}" '
        f'class="plot">{inside}</svg>'
    )
