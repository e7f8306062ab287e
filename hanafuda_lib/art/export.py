"""Cards as files: SVG, PNG with the optional extra, and sheets to print and cut at real size."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path

from hanafuda_lib.art.palette import GREY
from hanafuda_lib.art.pen import path
from hanafuda_lib.art.render import back_svg, card_svg, white_svg
from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import HanafudaError

#: A real card, in millimetres.
CARD_WIDTH, CARD_HEIGHT = 32, 54
_COLUMNS, _ROWS = 6, 4


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper size in millimetres; the name is also the name of the CSS page size."""

    name: str
    width: float
    height: float


PAPERS = {"a4": Paper("A4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}


class ExportError(HanafudaError):
    """Cards cannot be written: unknown paper, or the program that makes PNG is missing."""


def export_cards(
    out: Path | str,
    *,
    png: bool = False,
    sheet: str | None = None,
    lang: str = "en",
    png_width: int = 480,
) -> list[Path]:
    """Write the deck, the back and the white card into the folder ``out``; return the files.

    Without options 50 SVG files. ``png`` adds PNG files ``png_width`` pixels wide, which needs the
    optional package ``resvg-py``. ``sheet`` ("a4" or "letter") adds one HTML file to print: two
    pages of 24 cards at real size, 32 by 54 mm, with cut lines, and a page of backs to print twice.
    Raises ``ExportError``.

    >>> export_cards("cards", sheet="a5")
    Traceback (most recent call last):
    ...
    hanafuda_lib.art.export.ExportError: unknown paper 'a5': expected a4 or letter
    """
    if sheet is not None and sheet not in PAPERS:
        raise ExportError("unknown-paper", f"unknown paper {sheet!r}: expected {' or '.join(PAPERS)}")
    pictures = {card.id: card_svg(card, lang=lang) for card in DECK}
    pictures |= {"back": back_svg(lang=lang), "white": white_svg(lang=lang)}
    # everything is made before anything is written: a missing package leaves no half-filled folder
    files: dict[str, bytes] = {f"{name}.svg": svg.encode() for name, svg in pictures.items()}
    if png:
        files |= {f"{name}.png": png_bytes(svg, width=png_width) for name, svg in pictures.items()}
    if sheet is not None:
        files[f"sheet-{sheet}.html"] = print_sheet(PAPERS[sheet], lang=lang).encode()
    return _write(files, Path(out))


def _write(files: dict[str, bytes], folder: Path) -> list[Path]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ExportError(
            "cannot-write", f"cannot write into {str(folder)!r}: {reason}, expected a folder of your own"
        ) from None
    return [folder / name for name in files]


def png_bytes(svg: str, *, width: int) -> bytes:
    """A picture as PNG, ``width`` pixels wide. Needs the optional package ``resvg-py``."""
    try:
        resvg = importlib.import_module("resvg_py")
    except ModuleNotFoundError as missing:
        raise PngMissingError from missing
    return bytes(resvg.svg_to_bytes(svg_string=svg, width=width))


class PngMissingError(ExportError, ModuleNotFoundError):
    """The optional package that turns SVG into PNG is not installed."""

    def __init__(self) -> None:
        super().__init__("no-png", "PNG needs the extra png: in the course's folder, pip install '.[png]'")


def print_sheet(paper: Paper, *, lang: str = "en") -> str:
    """An HTML page that prints the deck at real size on this paper: cards, cards, backs.

    >>> print_sheet(PAPERS["a4"]).count('width="210mm" height="297mm"')
    3
    """
    faces = [card_svg(card, lang=lang) for card in DECK]
    per_page = _COLUMNS * _ROWS
    pages = [faces[start : start + per_page] for start in range(0, len(faces), per_page)]
    pages.append([back_svg(lang=lang)] * per_page)
    body = "".join(sheet_page(cards, paper) for cards in pages)
    style = (
        f"@page{{size:{paper.name};margin:0}}body{{margin:0}}"
        "body>svg{display:block;break-after:page}body>svg:last-child{break-after:auto}"
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Hanafuda</title>'
        f"<style>{style}</style></head><body>{body}</body></html>"
    )


def sheet_page(cards: list[str], paper: Paper) -> str:
    """One page of cards as SVG in millimetres: cards edge to edge, cut lines out to the margins.

    >>> sheet_page([back_svg()], PAPERS["letter"])[:73]
    '<svg xmlns="http://www.w3.org/2000/svg" width="215.9mm" height="279.4mm" '
    """
    left = (paper.width - _COLUMNS * CARD_WIDTH) / 2
    top = (paper.height - _ROWS * CARD_HEIGHT) / 2
    size = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" preserveAspectRatio="none" '
    placed = "".join(
        card.replace(
            "<svg ",
            f'<svg x="{left + i % _COLUMNS * CARD_WIDTH:g}" y="{top + i // _COLUMNS * CARD_HEIGHT:g}" {size}',
            1,
        )
        for i, card in enumerate(cards)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{paper.width:g}mm" height="{paper.height:g}mm" '
        f'viewBox="0 0 {paper.width:g} {paper.height:g}">{placed}{_cut_lines(left, top)}</svg>'
    )


def _cut_lines(left: float, top: float) -> str:
    """Short lines in the margins, and hair lines between the cards, where the knife goes."""
    right, bottom = left + _COLUMNS * CARD_WIDTH, top + _ROWS * CARD_HEIGHT
    down = [left + i * CARD_WIDTH for i in range(_COLUMNS + 1)]
    across = [top + i * CARD_HEIGHT for i in range(_ROWS + 1)]
    marks = "".join(f"M{x:g} {top - 7:g}V{top - 1:g}M{x:g} {bottom + 1:g}V{bottom + 7:g}" for x in down)
    marks += "".join(f"M{left - 6:g} {y:g}H{left - 1:g}M{right + 1:g} {y:g}H{right + 6:g}" for y in across)
    lines = "".join(f"M{x:g} {top:g}V{bottom:g}" for x in down)
    lines += "".join(f"M{left:g} {y:g}H{right:g}" for y in across)
    return path(marks, stroke=GREY, width=0.2) + path(lines, stroke=GREY, width=0.1)
