"""Pictures for lessons: accessible names, rows, fans, piles, fields, the assist layer, the sprite."""

import re
from xml.etree import ElementTree as ET

import pytest

from hanafuda_lib import DECK, Card, Kind, NotationError, Pile, names
from hanafuda_lib.art import back_svg, card_svg, fan, field, one, pile, row, sprite, white_svg
from hanafuda_lib.names import UnknownNameError

HAND = "12-chaff-1 01-crane 06-blue-ribbon 09-cup 03-curtain 02-chaff-2"


def labels(svg):
    return re.findall(r'role="img" aria-label="([^"]*)"', svg)


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_every_card_says_its_own_name_in_each_language(lang):
    said = [labels(card_svg(card, lang=lang)) for card in DECK]
    assert said == [[names.accessible(card, lang)] for card in DECK]
    assert len({name for (name,) in said}) == 48


def test_the_names_are_those_that_the_course_says():
    assert labels(card_svg("03-curtain")) == ["March bright: cherry with curtain"]
    assert labels(card_svg("09-cup", lang="ja")) == ["九月の種：菊に盃"]


def test_a_card_that_lies_face_down_says_so_and_nothing_of_itself():
    assert labels(back_svg()) == ["face-down card"]
    assert labels(back_svg(lang="ja")) == ["裏向きの札"]
    assert labels(white_svg()) == ["white card"]
    assert "<use" not in back_svg()


def test_size_is_the_width_of_a_card_in_pixels():
    assert 'width="60" height="100"' in card_svg("08-moon", size=60)
    assert ET.fromstring(card_svg("08-moon")).get("width") is None
    assert 'width="90" height="150"' in one("08-moon", size=90).html


def test_unknown_cards_and_languages_are_refused():
    with pytest.raises(NotationError, match="'03-cow'"):
        card_svg("03-cow")
    with pytest.raises(NotationError, match="'03-cow'"):
        row("01-crane 03-cow")
    with pytest.raises(UnknownNameError, match="'fr'"):
        card_svg("03-curtain", lang="fr")


def test_the_assist_layer_lies_on_top_and_is_off_by_default():
    plain, helped = card_svg("12-phoenix"), card_svg("12-phoenix", assist=True)
    assert helped.startswith(plain.removesuffix("</svg>"))
    # two digits and the mark of a bright card
    layer = helped.removeprefix(plain.removesuffix("</svg>"))
    assert layer.count("<path") == 2
    assert layer.count("<circle") == 2


def test_the_assist_layer_tells_month_and_kind():
    def layer(card):
        return card_svg(card, assist=True).removeprefix(card_svg(card).removesuffix("</svg>"))

    layers = {(card.month, card.kind, card.ribbon): layer(card) for card in DECK}
    assert len(set(layers.values())) == len(layers)
    for card in DECK:
        assert layer(card) == layers[card.month, card.kind, card.ribbon]
    assert "<text" not in "".join(layers.values())


def test_highlighted_and_dimmed_cards_differ_from_plain_ones_by_shape():
    plain = card_svg("04-cuckoo")
    assert card_svg("04-cuckoo", highlighted=True).count("<rect") == plain.count("<rect") + 2
    assert card_svg("04-cuckoo", dimmed=True).count("opacity") == 1
    picture = row("04-cuckoo 05-bridge", highlighted=Pile.parse("05-bridge"), dimmed=Pile.parse("04-cuckoo"))
    cuckoo, bridge = picture.svg.split('aria-label="May animal')
    assert cuckoo.count("opacity") == 1
    assert bridge.count("opacity") == 0


def test_a_row_keeps_its_order():
    picture = row(HAND)
    assert str(picture) == HAND
    assert labels(picture.svg) == [names.accessible(card) for card in HAND.split()]
    assert labels(picture.html) == labels(picture.svg)
    assert repr(picture) == f"<picture of {HAND}>"


@pytest.mark.parametrize("draw", [row, fan, field, pile])
def test_all_pictures_are_well_formed_and_name_each_card_once(draw):
    for cards in ("", "01-crane", HAND, " ".join(card.id for card in DECK)):
        picture = draw(cards, assist=True, labels=True)
        assert ET.fromstring(picture.svg).get("role") == "group"
        ET.fromstring(f"<div>{picture.html}</div>")
        assert sorted(labels(picture.svg)) == sorted(names.accessible(card) for card in cards.split())
        assert "<text" not in picture.svg
        assert picture._repr_html_() == picture.html


def test_a_pile_is_sorted_by_kind_then_by_month():
    picture = pile(Pile.parse(HAND))
    assert str(picture) == "01-crane 03-curtain 09-cup 06-blue-ribbon 02-chaff-2 12-chaff-1"
    heads = re.findall(r"<figcaption>([^<]*)</figcaption>", pile(HAND, lang="ja").html)
    assert heads == [
        f"{names.kind(kind).in_lang('ja')} ({n})" for kind, n in zip(Kind, (2, 1, 1, 2), strict=True)
    ]


def test_a_field_has_two_rows_and_the_first_four_cards_lie_above():
    cards = [card.id for card in DECK[:6]]
    places = re.findall(r'<svg x="([\d.]+)" y="([\d.]+)" width="120"', field(cards).svg)
    assert places == [("0", "0"), ("132", "0"), ("264", "0"), ("396", "0"), ("0", "212"), ("132", "212")]


def test_the_middle_card_of_a_fan_stands_upright():
    turns = [
        float(turn)
        for turn in re.findall(r"<g transform=\"rotate\(([-\d.]+) [\d.]+ 508\)", fan(DECK[:5]).svg)
    ]
    assert turns == [-20, -10, 0, 10, 20]


def test_cards_can_be_objects_ids_or_one_text():
    cards = [Card.parse(name) for name in HAND.split()]
    assert row(cards).svg == row(HAND.split()).svg == row(HAND).svg


def test_names_under_the_cards_are_hidden_from_a_reader_who_has_heard_them():
    shown = one("08-moon", labels=True, lang="ja").html
    assert '<div aria-hidden="true" lang="ja"' in shown
    assert ">芒に月</div>" in shown
    assert "芒に月</div>" not in one("08-moon", lang="ja").html


def test_the_sprite_holds_the_deck_once():
    root = ET.fromstring(sprite())
    space = "{http://www.w3.org/2000/svg}"
    symbols = root.findall(f"{space}symbol")
    assert [symbol.get("id") for symbol in symbols] == [f"c-{card.id}" for card in DECK] + [
        "c-back",
        "c-white",
    ]
    assert {symbol.get("viewBox") for symbol in symbols} == {"0 0 120 200"}
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert root.get("aria-hidden") == "true"


def test_the_sprite_is_made_once():
    assert sprite() is sprite()
