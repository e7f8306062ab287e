"""The contact sheet: the whole deck on one sheet, to be looked at by people after every change.

Run ``python -m hanafuda_lib.art.contact FOLDER``: it writes the sheet as SVG and, where ``resvg-py``
is installed, as PNG. The sheet holds the deck at 120 and at 50 pixels, in grey, as colour-blind
readers see it, on a dark page, and side by side the cards that are most easily mixed up.
"""

from __future__ import annotations

import sys
from pathlib import Path

from hanafuda_lib.art.colours import Eye, as_seen
from hanafuda_lib.art.export import png_bytes
from hanafuda_lib.art.palette import INK
from hanafuda_lib.art.render import back_svg, card_svg, white_svg
from hanafuda_lib.cards import DECK

PAGE, DARK = "#DFE6E0", "#15181C"
#: Cards that share colours or shapes, next to each other.
CONFUSABLE = (
    ("04-chaff-1", "07-chaff-1"),
    ("03-chaff-1", "02-chaff-1"),
    ("05-chaff-1", "04-chaff-2"),
    ("06-chaff-1", "09-chaff-1"),
    ("02-red-poem", "04-plain-ribbon"),
    ("01-red-poem", "11-plain-ribbon"),
    ("12-chaff-2", "05-chaff-2"),
    ("06-blue-ribbon", "09-blue-ribbon"),
    ("10-chaff-1", "07-chaff-2"),
    ("12-chaff-2", "12-chaff-3"),
)


def _at(svg: str, x: float, y: float) -> str:
    return svg.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" ', 1)


def _words(text: str, x: float, y: float, colour: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="15" fill="{colour}">{text}</text>'


def _deck(size: int, x: float, y: float) -> str:
    """The deck as four rows of twelve, a month a column."""
    step, fall = size * 1.1, size * 1.78
    return "".join(
        _at(card_svg(card, size=size), x + (card.month - 1) * step, y + card.index % 4 * fall)
        for card in DECK
    )


def contact_sheet() -> str:
    """The sheet as SVG text, 1640 units wide.

    >>> contact_sheet().count('role="img"') > 6 * 48
    True
    """
    parts = [
        f'<rect width="1640" height="2370" fill="{PAGE}"/>',
        _words("120 pixels", 20, 24),
        _deck(120, 20, 34),
    ]
    places = ((20, 920), (700, 920), (20, 1320), (700, 1320))
    for eye, (x, y) in zip(Eye, places, strict=True):
        # ids of their own: otherwise each copy would borrow the motifs of the first, in its colours
        deck = as_seen(_deck(50, x, y + 12), eye).replace('id="c-', f'id="{eye}-').replace("#c-", f"#{eye}-")
        parts += [_words(f"50 pixels, {eye}", x, y), deck]
    parts.append(f'<rect x="0" y="1710" width="1640" height="400" fill="{DARK}"/>')
    parts += [_words("on a dark page", 20, 1736, "#FFFFFF"), _deck(50, 20, 1750)]
    parts += [_at(back_svg(size=120), 720, 1750), _at(white_svg(size=120), 860, 1750)]
    parts.append(_at(card_svg("01-crane", size=120, assist=True), 1000, 1750))
    parts.append(_at(card_svg("12-chaff-1", size=120, assist=True, highlighted=True), 1140, 1750))
    parts.append(_at(card_svg("06-blue-ribbon", size=120, assist=True, dimmed=True), 1280, 1750))
    parts.append(_words("easily mixed up", 20, 2140))
    for place, pair in enumerate(CONFUSABLE):
        for side, card in enumerate(pair):
            parts.append(_at(card_svg(card, size=70), 20 + place * 160 + side * 74, 2156))
    body = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1640 2370">{body}</svg>'


def write_sheet(folder: Path) -> list[Path]:
    """Write ``contact.svg`` and, when it can be made, ``contact.png``; return what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / "contact.svg"]
    svg = contact_sheet()
    written[0].write_text(svg, "utf-8")
    try:
        png = png_bytes(svg, width=1640)
    except ModuleNotFoundError:
        return written
    written.append(folder / "contact.png")
    written[1].write_bytes(png)
    return written


if __name__ == "__main__":
    for file in write_sheet(Path(sys.argv[1] if len(sys.argv) > 1 else ".")):
        print(file)
