"""The picture that is shown where a link to the course is shared: a fan of our own cards on paper."""

from __future__ import annotations

import sys
from pathlib import Path

from hanafuda_lib import art
from hanafuda_lib.art.export import png_bytes
from hanafuda_lib.cards import Card

FILE = "preview.png"
SAYS = "Seven hanafuda cards held like a fan"
WIDTH, HEIGHT = 1200, 630  # what those who show links ask for
PAPER, INK = "#fcf8ee", "#a3231f"
CARDS = ("01-crane", "02-warbler", "03-curtain", "08-moon", "09-cup", "11-rainman", "12-phoenix")
STEP = 9  # degrees from one card to the next


def picture() -> str:
    """The fan as SVG, without letters: a machine that builds the site may have no fonts."""
    middle = (len(CARDS) - 1) / 2
    turned = "".join(
        f'<g transform="rotate({STEP * (place - middle):g} 600 1180)">'
        f'<svg x="486" y="92" width="228" height="380" viewBox="0 0 120 200">'
        f"{art.face(Card.parse(name))}</svg></g>"
        for place, name in enumerate(CARDS)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<rect y="{HEIGHT - 18}" width="{WIDTH}" height="18" fill="{INK}"/>{turned}</svg>'
    )


def draw(target: Path) -> None:
    """Write the picture as PNG, which is what is understood everywhere."""
    target.write_bytes(png_bytes(picture(), width=WIDTH))


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
