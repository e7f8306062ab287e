"""Each face by itself: small, clean, of one palette, the same every time, and showing what it must."""

import gzip
import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from hanafuda_lib import DECK, Card, Kind, NotationError, Ribbon
from hanafuda_lib.art import FACES, PALETTE, back_svg, card_svg, face, sprite, white_svg
from tests.art.looking import card_pixels

IDS = [card.id for card in DECK]
BUDGET = {Kind.CHAFF: 4096, Kind.RIBBON: 6144, Kind.ANIMAL: 6144, Kind.BRIGHT: 8192}
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED_TAGS = {"svg", "defs", "g", "use", "path", "circle", "ellipse", "rect"}

# What each card must show, in the words of the drawing functions; the plant comes by itself.
PLANTS = [
    "pine", "plum", "cherry", "wisteria", "iris", "peony",
    "bush_clover", "susuki", "chrysanthemum", "maple", "willow", "paulownia",
]  # fmt: skip
MUST_SHOW = {
    "01-crane": {"crane", "sun"},
    "01-red-poem": {"aka_yoroshi"},
    "02-warbler": {"warbler"},
    "02-red-poem": {"aka_yoroshi"},
    "03-curtain": {"curtain"},
    "03-red-poem": {"miyoshino"},
    "04-cuckoo": {"cuckoo"},
    "05-bridge": {"bridge", "water"},
    "06-butterflies": {"butterflies"},
    "07-boar": {"boar"},
    "08-moon": {"moon", "red_sky"},
    "08-geese": {"geese", "pale_sky"},
    "09-cup": {"cup"},
    "10-deer": {"deer"},
    "11-rainman": {"rainman", "stream"},
    "11-swallow": {"swallow"},
    "11-lightning": {"storm", "lightning"},
    "12-phoenix": {"phoenix"},
    "12-chaff-1": {"gold_ground"},
    "12-chaff-2": {"makers_seal"},
}


@pytest.fixture(scope="module")
def faces():
    return {card.id: card_svg(card) for card in DECK}


def test_the_table_has_every_card_of_the_deck_in_order():
    assert list(FACES) == IDS


@pytest.mark.parametrize("card", DECK, ids=str)
def test_each_card_shows_its_plant_and_what_it_must(card):
    shown = set(FACES[card.id].shows)
    # the lightning card shows no plain willow: its willow is part of the storm
    assert (PLANTS[card.month - 1] in shown) is (card.id != "11-lightning")
    assert shown.isdisjoint(set(PLANTS) - {PLANTS[card.month - 1]})
    assert MUST_SHOW.get(card.id, set()) <= shown
    if card.ribbon is Ribbon.BLUE:
        assert "blue_ribbon" in shown
    if card.ribbon is Ribbon.PLAIN:
        assert "plain_ribbon" in shown
    if card.kind is Kind.CHAFF and card.id not in MUST_SHOW:
        assert shown == {PLANTS[card.month - 1]}


@pytest.mark.parametrize("card", DECK, ids=str)
def test_each_card_keeps_its_budget(card, faces):
    assert len(faces[card.id].encode()) <= BUDGET[card.kind]


def test_the_deck_keeps_its_budget():
    for whole in (sprite().encode(), "".join(card_svg(card) for card in DECK).encode()):
        assert len(whole) <= 200_000
        assert len(gzip.compress(whole)) <= 50_000


@pytest.mark.parametrize("name", [*IDS, "back", "white"])
def test_each_picture_is_well_formed_and_of_plain_marks(name, faces):
    svg = {"back": back_svg(), "white": white_svg()}.get(name) or faces[name]
    tree = ET.fromstring(svg)
    assert {element.tag.removeprefix(SVG) for element in tree.iter()} <= ALLOWED_TAGS
    assert tree.get("viewBox") == "0 0 120 200"
    assert not [text for element in tree.iter() for text in (element.text, element.tail) if text]


@pytest.mark.parametrize("card", IDS)
def test_each_card_has_only_colours_of_the_palette(card, faces):
    paints = re.findall(r'(?:fill|stroke)="([^"]*)"', faces[card])
    assert set(paints) <= PALETTE | {"none"}
    assert len(set(paints)) >= 4


@pytest.mark.parametrize("card", IDS)
def test_ids_are_unique_begin_with_the_cards_own_and_lead_nowhere_else(card, faces):
    ids = re.findall(r'\bid="([^"]*)"', faces[card])
    links = re.findall(r'href="([^"]*)"', faces[card])
    assert len(ids) == len(set(ids))
    assert all(name.startswith(f"c-{card}-") for name in ids)
    assert {link.removeprefix("#") for link in links} == set(ids)
    assert all(link.startswith("#") for link in links)


@pytest.mark.parametrize("card", IDS)
def test_nothing_comes_from_outside(card, faces):
    inside = faces[card].replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|url\(|data:|<style|style=|@|font", inside)


@pytest.mark.parametrize("card", IDS)
def test_coordinates_have_one_decimal_at_most(card, faces):
    without_scales = re.sub(r"scale\([^)]*\)", "", faces[card])
    assert not re.search(r"\d\.\d\d", without_scales)


@pytest.mark.parametrize("card", IDS)
def test_the_border_is_four_units_of_ink_rounded_by_six(card, faces):
    last = list(ET.fromstring(faces[card]).iter(f"{SVG}rect"))[-1]
    assert [last.get(name) for name in ("x", "y", "width", "height", "rx")] == ["2", "2", "116", "196", "6"]
    assert (last.get("stroke"), last.get("stroke-width")) == ("#211C1A", "4")


def test_a_second_python_draws_the_same_deck_byte_for_byte():
    program = "from hanafuda_lib.art import sprite; import sys; sys.stdout.buffer.write(sprite().encode())"
    decks = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, check=True, capture_output=True
        ).stdout
        for seed in ("1", "2")
    }
    assert decks == {sprite().encode()}


def test_drawing_one_card_never_changes_another():
    first = face("03-curtain")
    for card in DECK:
        face(card)
    assert face("03-curtain") == first


def test_a_card_is_found_by_itself_or_by_its_id():
    assert face(Card.parse("09-cup")) == face("09-cup")
    with pytest.raises(NotationError, match="13-cow"):
        face("13-cow")


def test_one_december_chaff_is_on_gold_and_the_others_are_not():
    gold = (0xF0 / 255, 0xB4 / 255, 0x29 / 255)
    shares = {
        card: float((abs(card_pixels(card) - gold).max(axis=2) < 0.05).mean())
        for card in ("12-chaff-1", "12-chaff-2", "12-chaff-3")
    }
    assert shares["12-chaff-1"] > 0.15
    assert shares["12-chaff-2"] < 0.01
    assert shares["12-chaff-3"] < 0.01


@pytest.mark.parametrize("card", IDS)
def test_the_plant_fills_its_card(card):
    """Cut into squares of a twelfth of the width, nearly all of the card holds something."""
    paper = (0xF7 / 255, 0xF0 / 255, 0xDF / 255)
    marked = abs(card_pixels(card, 120) - paper).max(axis=2)[8:188, 10:110] > 0.1
    squares = marked.reshape(18, 10, 10, 10).any(axis=(1, 3))
    assert squares.mean() >= 0.70


def test_the_corner_for_the_badge_is_quiet_on_most_cards():
    """The badge covers the upper left corner: on two cards of three it covers mere paper."""
    paper = (0xF7 / 255, 0xF0 / 255, 0xDF / 255)

    def is_quiet(card):
        corner = card_pixels(card, 120)[6:30, 6:30]
        return (abs(corner - paper).max(axis=2) < 0.1).mean() > 0.5

    assert sum(map(is_quiet, IDS)) >= 32
