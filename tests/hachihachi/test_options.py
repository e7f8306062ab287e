"""The options: those of the specification, described, and refused where they make no sense."""

from dataclasses import replace

import pytest

from hanafuda_lib import RulesError, find_rules, hachihachi, koikoi
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.options import option_fields
from tests.hachihachi import oracle
from tests.hachihachi.staging import CHOICES, STANDARD, random_rules, seeded

# RULES.md §D and DISAGREEMENTS.md §4: every option with all its values, the default first.
SPECIFIED = {
    "monPerKan": "12 10 6 1", "aka": "2 3", "haneken": "7 8", "values": "kan nintendo-points",
    "exposure": "stay return", "inoshikacho": "off 7 3.5", "gokoAfterShiko": "additive replace",
    "sageFail": "keepHalf void", "hatto": "on off", "nihachiThreshold": "168 169", "nihachiExtra": "0 1",
    "sujurokuExtra": "0 2", "carry": "queue once none stack", "etsunen": "off on", "forceThree": "off on",
    "gameLength": "12 6 3", "nanatanWillowBonus": "off on", "tobiPerMonth": "on off",
    "shiso": "20 30 35", "doubleTriplet": "6-7-8 4-5-6 6-8", "fieldFour": "redeal dealerTakes",
    "cancelAt": "ownTurnStart anyTime never", "sunashi": "off 4", "mukoSanbon": "off 2", "zoro": "off on",
    "mizuten": "off par drops", "diveLiability": "off thrown couldStop",
}  # fmt: skip


@pytest.mark.parametrize("name", SPECIFIED)
def test_the_options_of_the_specification(name):
    assert CHOICES[name] == SPECIFIED[name].split()


def test_the_preset_has_the_defaults():
    assert {line.name: line.value for line in STANDARD.describe().lines} == oracle.STANDARD
    assert {name: values[0] for name, values in CHOICES.items()} == oracle.STANDARD
    assert STANDARD.id == "hachihachi/std"
    assert find_rules("hachihachi/std") is STANDARD is hachihachi.STANDARD


def test_every_value_has_a_sentence_a_source_and_a_question():
    sentences = set()
    for value in option_fields(STANDARD).values():
        assert type(value).__doc__.endswith("?")
        for one in type(value):
            assert one.sentence
            assert one.sentence[0].islower() or one.sentence[0].isdigit()
            assert one.source
            sentences.add((type(one), one.sentence))
    assert len(sentences) == sum(map(len, CHOICES.values()))


@pytest.mark.parametrize("name", CHOICES)
def test_each_value_switched_on_and_off_gives_the_preset_back(name):
    for value in CHOICES[name]:
        other = {"carry": {"etsunen": "off"}}.get(name, {})
        changed = STANDARD.with_options({name: value, **other})
        assert changed.with_options({name: CHOICES[name][0]}) == STANDARD
        assert hachihachi.Rules.parse(changed.text) == changed
        assert eval(repr(changed), {"Rules": hachihachi.Rules}) == changed
        marked = [line.name for line in changed.describe().lines if line.changed]
        assert marked == ([] if value == CHOICES[name][0] else [name])


def test_random_rules_round_trip():
    rng = seeded(1)
    for _ in range(200):
        rules, how = random_rules(rng, changed=0.5)
        assert hachihachi.Rules.parse(rules.text) == rules
        assert {line.name: line.value for line in rules.describe().lines} == how


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"inoshikacho": "3.5", "monPerKan": "1"}, "inoshikacho '3.5' does not go with monPerKan '1'"),
        ({"inoshikacho": "3.5", "values": "nintendo-points"}, "does not go with values 'nintendo-points'"),
        ({"aka": "3", "values": "nintendo-points"}, "aka '3' does not go with values"),
        ({"haneken": "8", "values": "nintendo-points"}, "haneken '8' does not go with values"),
        ({"doubleTriplet": "4-5-6", "values": "nintendo-points"}, "doubleTriplet '4-5-6' does not go with"),
        ({"shiso": "30", "values": "nintendo-points"}, "shiso '30' does not go with values"),
        ({"etsunen": "on", "carry": "none"}, "carry 'none' does not go with etsunen 'on'"),
        ({"etsunen": "on", "carry": "stack"}, "carry 'stack' does not go with etsunen 'on'"),
        ({"forceThree": "on", "twoIn": "play"}, "twoIn 'play' does not go with forceThree 'on'"),
    ],
)
def test_options_that_make_no_sense_together(options, message):
    with pytest.raises(RulesError, match=f"{message}.*: expected") as caught:
        STANDARD.with_options(options)
    assert caught.value.code == "bad-options"


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({"monPerKan": 10}, "mon_per_kan", "10"),
        ({"mon_per_kan": "6"}, "mon_per_kan", "6"),
        ({"inoshikacho": 3.5}, "inoshikacho", "3.5"),
        ({"inoshikacho": 7}, "inoshikacho", "7"),
        ({"inoshikacho": "3½"}, "inoshikacho", "3.5"),
        ({"inoshikacho": False}, "inoshikacho", "off"),
        ({"hatto": False}, "hatto", "off"),
        ({"hatto": True}, "hatto", "on"),
        ({"etsunen": True}, "etsunen", "on"),
        ({"sunashi": True}, "sunashi", "4"),
        ({"mukoSanbon": 2}, "muko_sanbon", "2"),
        ({"nihachiExtra": True}, "nihachi_extra", "1"),
        ({"sujurokuExtra": 2}, "sujuroku_extra", "2"),
        ({"nihachiThreshold": 169}, "nihachi_threshold", "169"),
        ({"dropFee": 1.5}, "drop_fee", "1.5"),
        ({"dropFee": 2.0}, "drop_fee", "2"),
        ({"dropFeeStep": 0.5}, "drop_fee_step", "0.5"),
        ({"carry": False}, "carry", "none"),
        ({"values": "nintendo"}, "values", "nintendo-points"),
        ({"diveLiability": "WJ"}, "dive_liability", "couldStop"),
        ({"doubleTriplet": "sum"}, "double_triplet", "4-5-6"),
    ],
)
def test_values_as_numbers_switches_and_other_words(given, field, value):
    assert getattr(STANDARD.with_options(given), field).value == value


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, "unknown option 'colour': expected one of monPerKan, values"),
        ({"aka": "4"}, "option aka: unknown value '4': expected one of 2, 3"),
        ({"id": "x"}, "unknown option 'id'"),
        ({"yakuTable": "x"}, "unknown option 'yakuTable'"),
    ],
)
def test_unknown_options_and_values(given, message):
    with pytest.raises(RulesError, match=message):
        STANDARD.with_options(given)


def test_a_value_must_be_of_its_option():
    with pytest.raises(RulesError, match=r"unknown value .* of aka: expected a Aka"):
        replace(STANDARD, aka=o.Haneken.SEVEN)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("koikoi/yamato", "is not of Hachi-hachi: expected hachihachi"),
        ("hachihachi/odd", "unknown rule set"),
        ("", "unknown rule set"),
        (None, "unknown rule set None"),
        ("hachihachi/std aka", "bad option 'aka': expected NAME=VALUE"),
    ],
)
def test_bad_texts_of_rules(text, message):
    with pytest.raises(RulesError, match=message):
        hachihachi.Rules.parse(text)


def test_rules_are_values():
    assert STANDARD != koikoi.YAMATO
    assert STANDARD.with_options({"aka": 3}) == STANDARD.with_options({"aka": "3"})
    assert len({STANDARD, STANDARD.with_options({}), STANDARD.with_options({"aka": 3})}) == 2
