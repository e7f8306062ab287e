"""The names are the specification's, complete, told apart, and refused where nothing bears them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_lib import names
from hanafuda_lib.cards import DECK, Card, Kind, Month, Ribbon
from hanafuda_lib.errors import HanafudaError, NotationError
from hanafuda_lib.names import Lang, Name, deck_table, yaku_table

# id, English, Japanese, kana, romaji, Chinese: copied from the specification's card file.
SPECIFIED = [
    line.split("\t")
    for line in (Path(__file__).parent / "card_names.tsv").read_text(encoding="utf-8").splitlines()
]


def words(text):
    return text.split()


# RULES §F: the ids of each game's tables.
KOIKOI_IDS = words("""
    goko shiko ameshiko sanko inoshikacho tane akatan_aotan akatan aotan tanzaku kasu hanamizake
    tsukimizake teshi kuttsuki tsukifuda nomi tan hanami tsukimi kusatan
""")
HANAAWASE_IDS = words("""
    goko shiko akatan aotan nanatan rokutan omote_sugawara nomi matsukiribozu inoshikacho hanami
    tsukimi kusa fujishima kirishima ameshima nana_kasu roku_kasu
""")
HACHIHACHI_IDS = words("""
    sanbon tatesanbon kuttsuki futa_sanbon sanbon_tatesanbon futa_tatesanbon teshi haneken
    ichinishi shiso aka tanichi toichi pikaichi karasu goko shiko nanatan aotan akatan
    inoshikacho sohachi nihachi sujuroku nuke tobi
""")


@pytest.mark.parametrize("row", SPECIFIED, ids=lambda row: row[0])
def test_card_names_are_the_specified_ones(row):
    card_id, *columns = row
    assert names.card(card_id) == Name(*columns)
    assert names.card(Card.parse(card_id)) == Name(*columns)


def test_every_card_has_a_name_and_no_other_thing_has():
    assert [row[0] for row in SPECIFIED] == [card.id for card in DECK]
    assert list(deck_table.CARDS) == [card.id for card in DECK]


@pytest.mark.parametrize(
    ("month", "calendar", "old", "flower"),
    [
        (1, ("January", "一月", "いちがつ", "ichigatsu", "一月"), "mutsuki", ("pine", "松", "matsu")),
        (4, ("April", "四月", "しがつ", "shigatsu", "四月"), "uzuki", ("wisteria", "藤", "fuji")),
        (5, ("May", "五月", "ごがつ", "gogatsu", "五月"), "satsuki", ("iris", "菖蒲", "ayame")),
        (7, ("July", "七月", "しちがつ", "shichigatsu", "七月"), "fumizuki", ("bush clover", "萩", "hagi")),
        (9, ("September", "九月", "くがつ", "kugatsu", "九月"), "nagatsuki", ("chrysanthemum", "菊", "kiku")),
        (
            12,
            ("December", "十二月", "じゅうにがつ", "jūnigatsu", "十二月"),
            "shiwasu",
            ("paulownia", "桐", "kiri"),
        ),
    ],
)
def test_months_and_flowers(month, calendar, old, flower):
    assert names.month(month) == Name(*calendar)
    assert names.traditional_month(month).romaji == old
    found = names.flower(Month(month))
    assert (found.en, found.ja, found.romaji) == flower


def test_the_cards_of_a_month_begin_with_its_flower():
    for card in DECK:
        flower, name = names.flower(card.month), names.card(card)
        assert name.ja.startswith(flower.ja)
        assert name.kana.startswith(flower.kana)
        assert name.romaji.startswith(flower.romaji)
        assert name.zh.startswith(flower.zh)
        assert name.en.lower().startswith(flower.en.split()[0])


def test_kinds_and_ribbons():
    romaji = [names.kind(kind).romaji for kind in Kind]
    assert romaji == ["hikari", "tane", "tanzaku", "kasu"]
    assert [names.kind(kind).zh for kind in Kind] == ["光", "种", "短册", "素札"]
    assert [names.ribbon(ribbon).ja for ribbon in Ribbon] == ["赤短", "青短", "短冊"]
    assert names.ribbon("plain") == names.ribbon(Ribbon.PLAIN)


@pytest.mark.parametrize(
    ("yaku_id", "japanese", "romaji", "chinese"),
    [
        ("goko", "五光", "gokō", "五光"),
        ("ameshiko", "雨四光", "ameshikō", "雨四光"),
        ("inoshikacho", "猪鹿蝶", "inoshikachō", "猪鹿蝶"),
        ("akatan_aotan", "赤短・青短の重複", "akatan aotan no chōfuku", "赤短青短"),
        ("hanamizake", "花見酒", "hanamizake", "花见酒"),
        ("teshi", "手四", "teshi", "手四"),
        ("omote_sugawara", "表菅原", "omote-sugawara", "表菅原"),
        ("nihachi", "二八", "futahachi", "二八"),
        ("tatesanbon", "立三本", "tatesanbon", "立三本"),
    ],
)
def test_yaku_names(yaku_id, japanese, romaji, chinese):
    name = names.yaku(yaku_id)
    assert (name.ja, name.romaji, name.zh) == (japanese, romaji, chinese)


@pytest.mark.parametrize("yaku_id", sorted({*KOIKOI_IDS, *HANAAWASE_IDS, *HACHIHACHI_IDS}))
def test_every_yaku_of_the_specification_is_named_in_full(yaku_id):
    name = names.yaku(yaku_id)
    assert all((name.en, name.ja, name.kana, name.romaji, name.zh))
    assert name.kana.replace("・", "").isalpha()
    assert all("ぁ" <= letter <= "ん" for letter in name.kana.replace("・", ""))


def test_no_id_stands_in_two_tables():
    tables = yaku_table.KOIKOI, yaku_table.HANAAWASE, yaku_table.HACHIHACHI
    assert sum(len(table) for table in tables) == len(yaku_table.YAKU)


@pytest.mark.parametrize(
    ("card_id", "spoken"),
    [
        ("03-curtain", "March bright: cherry with curtain"),
        ("06-blue-ribbon", "June ribbon: peony with blue ribbon"),
        ("11-rainman", "November bright: willow with Ono no Michikaze (rain man)"),
        ("11-lightning", "November chaff: willow (lightning, demon card)"),
        ("01-chaff-2", "January chaff: pine 2"),
    ],
)
def test_a_card_is_spoken_by_month_kind_and_picture(card_id, spoken):
    assert names.accessible(card_id) == spoken
    assert names.accessible(Card.parse(card_id), Lang.EN) == spoken


def test_spoken_in_japanese_and_chinese():
    assert names.accessible("03-curtain", "ja") == "三月の光：桜に幕"
    assert names.accessible("01-chaff-1", "ja") == "一月のカス：松のカス1"
    assert names.accessible("06-butterflies", "zh") == "六月种：牡丹上蝶"


@pytest.mark.parametrize("lang", list(Lang))
def test_no_two_cards_sound_the_same(lang):
    assert len({names.accessible(card, lang) for card in DECK}) == 48


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_in_lang_gives_the_right_column(lang):
    name = Name("a", "b", "c", "d", "e")
    assert name.in_lang(lang) == {"en": "a", "ja": "b", "zh": "e"}[lang]


@pytest.mark.parametrize(
    ("ask", "text", "code"),
    [
        (lambda: names.yaku("gokoh"), "unknown yaku 'gokoh'", "unknown-name"),
        (lambda: names.yaku(["goko"]), "unknown yaku ['goko']", "unknown-name"),
        (lambda: names.month(13), "unknown month 13: expected 1 to 12", "unknown-name"),
        (lambda: names.month("3"), "unknown month '3'", "unknown-name"),
        (lambda: names.flower(True), "unknown month True", "unknown-name"),
        (lambda: names.kind("king"), "unknown kind 'king': expected bright", "unknown-name"),
        (lambda: names.ribbon(None), "unknown ribbon None", "unknown-name"),
        (lambda: names.accessible("01-crane", "fr"), "unknown language 'fr'", "unknown-language"),
        (lambda: names.card("01-crane").in_lang(None), "unknown language None", "unknown-language"),
    ],
)
def test_what_has_no_name_is_refused_with_the_value(ask, text, code):
    with pytest.raises(HanafudaError) as caught:
        ask()
    assert str(caught.value).startswith(text)
    assert caught.value.code == code


def test_an_unknown_card_is_an_error_of_notation():
    with pytest.raises(NotationError, match="13-cow"):
        names.card("13-cow")
