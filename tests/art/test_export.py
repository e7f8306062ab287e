"""Cards as files: SVG, PNG, sheets to print at real size."""

import importlib
import re
import struct
from xml.etree import ElementTree as ET

import pytest

from hanafuda_lib import DECK
from hanafuda_lib.art import ExportError, card_svg, contact, export_cards
from hanafuda_lib.art.contact import CONFUSABLE, contact_sheet, write_sheet
from hanafuda_lib.art.export import PAPERS, PngMissingError, print_sheet

NAMES = {card.id for card in DECK} | {"back", "white"}


def test_fifty_svg_files(tmp_path):
    written = export_cards(tmp_path / "new" / "cards")
    assert {file.name for file in written} == {f"{name}.svg" for name in NAMES}
    assert (tmp_path / "new" / "cards" / "08-moon.svg").read_text("utf-8") == card_svg("08-moon")


def test_png_files_have_the_width_that_was_asked_for(tmp_path):
    written = export_cards(tmp_path, png=True, png_width=120)
    pngs = [file for file in written if file.suffix == ".png"]
    assert {file.stem for file in pngs} == NAMES
    for file in pngs:
        head = file.read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:24]) == (120, 200)


def test_without_the_optional_package_nothing_is_written(tmp_path, monkeypatch):
    def missing(name):
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(ExportError, match=r"pip install '\.\[png\]'") as caught:
        export_cards(tmp_path / "cards", png=True)
    assert isinstance(caught.value, PngMissingError)
    assert caught.value.code == "no-png"
    assert not (tmp_path / "cards").exists()
    assert [file.name for file in write_sheet(tmp_path)] == ["contact.svg"]


def test_an_unknown_paper_is_refused_before_anything_is_written(tmp_path):
    with pytest.raises(ExportError, match="'a5': expected a4 or letter"):
        export_cards(tmp_path / "cards", sheet="a5")
    assert not (tmp_path / "cards").exists()


@pytest.mark.parametrize("name", ["a4", "letter"])
def test_a_sheet_holds_the_deck_at_real_size_inside_the_paper(name, tmp_path):
    paper = PAPERS[name]
    written = export_cards(tmp_path, sheet=name)
    html = (tmp_path / f"sheet-{name}.html").read_text("utf-8")
    assert written[-1].name == f"sheet-{name}.html"
    assert f"@page{{size:{paper.name};margin:0}}" in html
    pages = [
        ET.fromstring(page)
        for page in re.findall(
            r'<svg xmlns="[^"]*" width="[\d.]+mm".*?</svg>(?=<svg xmlns="[^"]*" width="[\d.]+mm"|</body>)',
            html,
        )
    ]
    assert len(pages) == 3
    seen = []
    for page in pages:
        assert (page.get("width"), page.get("height")) == (f"{paper.width:g}mm", f"{paper.height:g}mm")
        assert page.get("viewBox") == f"0 0 {paper.width:g} {paper.height:g}"
        cards = page.findall("{http://www.w3.org/2000/svg}svg")
        assert len(cards) == 24
        spots = {(float(card.get("x")), float(card.get("y"))) for card in cards}
        assert len(spots) == 24
        for x, y in spots:
            assert 8 <= x <= paper.width - 32 - 8
            assert 8 <= y <= paper.height - 54 - 8
        assert {(card.get("width"), card.get("height")) for card in cards} == {("32", "54")}
        seen += [card.get("aria-label") for card in cards]
    assert len(set(seen[:48])) == 48
    assert set(seen[48:]) == {"face-down card"}


def test_cut_lines_run_along_every_edge_of_every_card():
    page = print_sheet(PAPERS["a4"]).split("<body>")[1]
    # seven lines down and five across, each with a mark in both margins
    marks = re.search(r'<path d="([^"]*)" stroke="#8A8178" stroke-width="0.2"/>', page)[1]
    assert len(re.findall(r"V", marks)) == 14
    assert len(re.findall(r"H", marks)) == 10


def test_the_contact_sheet_is_well_formed_and_shows_all_pairs():
    sheet = contact_sheet()
    root = ET.fromstring(sheet)
    assert root.get("viewBox") == "0 0 1640 2370"
    assert sheet.count('role="img"') == 6 * 48 + 5 + 2 * len(CONFUSABLE)
    assert {card for pair in CONFUSABLE for card in pair} <= NAMES


def test_the_contact_sheet_is_written_as_svg_and_png(tmp_path, monkeypatch):
    asked = []

    def paint(svg, *, width):
        asked.append((svg, width))
        return b"picture"

    monkeypatch.setattr(contact, "png_bytes", paint)
    svg, png = write_sheet(tmp_path / "new")
    assert (svg.name, png.name) == ("contact.svg", "contact.png")
    assert asked == [(svg.read_text("utf-8"), 1640)]
    assert png.read_bytes() == b"picture"
