"""The tables' sentences in three languages: complete, alike, and nothing of the library left in English."""

import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from hanafuda_lib import Card, Pile, hachihachi, koikoi
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.game import all_rules
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.koikoi.ending import Ending
from hanafuda_lib.koikoi.yaku import KUTTSUKI, TESHI
from hanafuda_lib.options import option_fields
from hanafuda_lib.players import LEVELS
from hanafuda_widgets.presenters import phrases
from hanafuda_widgets.presenters.phrases import LANGUAGES, say
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import Voice
from tests.widgets.table_reading import LATIN

BRIGHTS_AND_CUP = Pile.parse("01-crane 03-curtain 08-moon 12-phoenix 09-cup")
HELPERS = {"__init__", "voice"}
AREAS = sorted({path.stem for path in Path(phrases.__file__).parent.glob("*.py")} - HELPERS)
ROWS_OF = {area: import_module(f"{phrases.__name__}.{area}").PHRASES for area in AREAS}
EVERY = [(area, name) for area, rows in ROWS_OF.items() for name in rows]


def fields(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize(("area", "name"), EVERY)
def test_each_phrase_has_three_texts_with_the_same_placeholders(area, name):
    english, japanese, chinese = ROWS_OF[area][name]
    assert all(text.strip() for text in (english, japanese, chinese))
    assert fields(english) == fields(japanese) == fields(chinese)


@pytest.mark.parametrize(("area", "name"), EVERY)
def test_japanese_and_chinese_are_written_in_their_own_script(area, name):
    for text in ROWS_OF[area][name][1:]:
        words = LATIN.findall(re.sub(r"\{\w+\}", "", text))
        assert words == [], text


@pytest.mark.parametrize(("area", "name"), [pair for pair in EVERY if pair[1].endswith(".you")])
def test_what_is_told_of_you_is_told_of_others_too(area, name):
    """What is to be filled in is filled in for both; only the row of others may name somebody."""
    rows = ROWS_OF[area]
    others = rows[name.removesuffix(".you")]
    assert fields(rows[name][0]) <= fields(others[0])
    assert "who" not in fields(rows[name][0])


def test_a_phrase_is_said_in_each_language():
    assert [say(lang, "common.points", points=5) for lang in LANGUAGES] == ["5 points", "5文", "5分"]
    with pytest.raises(HanafudaError, match=r"unknown phrase 'common\.nothing'"):
        say("en", "common.nothing")
    with pytest.raises(HanafudaError, match="unknown language 'fr': expected one of en, ja, zh"):
        say("fr", "common.points", points=5)
    with pytest.raises(HanafudaError, match="unknown area 'chess'"):
        say("en", "chess.mate")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The opponent played pine with crane and took pine chaff 1 and pine chaff 2."),
        ("ja", "相手は松に鶴を出して松のカスと松のカスを取りました。"),
        ("zh", "对手打出松上鹤，取走松素札1和松素札2。"),
    ],
)
def test_a_voice_tells_of_others_and_of_you(lang, sentence):
    voice = Voice(lang, 0, ("", say(lang, "common.opponent")))
    cards = voice.cards([Card.parse("01-chaff-1"), Card.parse("01-chaff-2")])
    crane = voice.card(Card.parse("01-crane"))
    assert voice.of(1, "common.played-took", card=crane, cards=cards) == sentence
    yours = voice.of(0, "common.played-took", card=crane, cards=cards)
    assert yours.startswith({"en": "You played", "ja": "あなたは", "zh": "你打出"}[lang])


# ---------------------------------------------------------------- the library's own sentences


def variants(rules):
    """The rule set, and each that differs from it in one option and makes sense."""
    yield rules
    for name, value in option_fields(rules).items():
        for other in type(value):
            try:
                yield replace(rules, **{name: other})
            except HanafudaError:
                continue  # options that do not go together


def sentences():
    """Every reason that a score can give, under any rules of the three games."""
    for preset in all_rules():
        for rules in variants(preset):
            for row in rules.yaku_table(1).rows:
                yield row.sentence
                yield row.extra_word
            if preset.id.startswith("hachihachi"):
                yield from (rules.hand_table[name].sentence for name in ROWS)
    yield from (row.sentence for row in (TESHI, KUTTSUKI))
    yield from (ending.sentence for ending in Ending)
    for calls in ({"opponent_koikoi": 1}, {"field_brights": 2}):
        for rules in variants(koikoi.YAMATO):
            for step in rules.score(BRIGHTS_AND_CUP, **calls).steps:
                yield from (step.label, step.why)
    poems = Pile.parse("01-red-poem 02-red-poem 03-red-poem")
    for step in hachihachi.STANDARD.score(poems, multiplier=2).steps:
        yield from (step.label, step.why)


def test_every_reason_of_the_library_is_known_in_japanese_and_chinese():
    every = set(sentences())
    assert len(every) > 60
    for english in every:
        assert reason("en", english) == english
        for lang in ("ja", "zh"):
            assert not LATIN.search(reason(lang, english)), (lang, english)


def test_a_reason_that_nobody_knows_stays_as_it_is():
    assert reason("ja", "because") == "because"
    assert reason("zh", "seven chaff (4 kan)") == "七张素札（4贯）"
    assert reason("ja", "boar, deer and butterflies (3½ kan)") == "猪・鹿・蝶（3½貫）"


def test_every_level_has_a_label_in_each_language():
    for level in LEVELS.values():
        labels = [level.label(lang) for lang in LANGUAGES]
        assert len(set(labels)) == len(labels)
        assert not any(LATIN.search(label) for label in labels[1:])
