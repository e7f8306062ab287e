"""The rule sets of hana-awase: every option of RULES.md §C, the presets, and what makes no sense."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_lib import RulesError, all_rules, find_rules, hanaawase, koikoi
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.options import option_fields
from tests.oracle import hana
from tests.oracle.hana_strategies import PRESETS, house_rules, rules_of


def values(rules):
    return {line.name: line.value for line in rules.describe().lines}


def test_every_option_has_the_values_of_the_specification_nintendo_first():
    found = {
        line.name: [str(member) for member in type(option)]
        for line, option in zip(
            hanaawase.NINTENDO.describe().lines, option_fields(hanaawase.NINTENDO).values(), strict=True
        )
    }
    assert found == hana.CHOICES


@pytest.mark.parametrize("rules_id", sorted(hana.PRESETS))
def test_presets(rules_id):
    assert values(PRESETS[rules_id]) == hana.PRESETS[rules_id]
    assert find_rules(rules_id) is PRESETS[rules_id]
    assert PRESETS[rules_id] in all_rules()
    assert PRESETS[rules_id].text == rules_id


def test_every_value_is_described_with_its_source():
    for option in option_fields(hanaawase.NINTENDO).values():
        assert type(option).__doc__.endswith("?")
        for member in type(option):
            assert member.sentence
            assert member.source in {"S000", "S004", "FW", "EX", "DER"}
            assert repr(member) == f"{type(option).__name__}.{member.name}"


def test_describe_marks_what_differs():
    text = str(hanaawase.OISHI.with_options({"fuke": False}).describe())
    assert text.splitlines()[0] == "hanaawase/oishi fuke=off"
    assert [line for line in text.splitlines() if line.startswith("*")] == [
        "* fuke = off: never: every round counts [S004]"
    ]


@pytest.mark.parametrize("rules_id", sorted(hana.PRESETS))
@pytest.mark.parametrize("name", sorted(hana.CHOICES))
def test_each_option_switched_on_and_off_returns_to_the_preset(rules_id, name):
    preset = PRESETS[rules_id]
    usual = values(preset)[name]
    tried = 0
    for value in hana.CHOICES[name]:
        how = hana.PRESETS[rules_id] | {name: value}
        if hana.makes_sense(how):
            variant = preset.with_options({name: value})
            assert values(variant) == how
            assert variant.with_options({name: usual}) == preset
            assert hanaawase.Rules.parse(variant.text) == variant
            assert eval(repr(variant), {"Rules": hanaawase.Rules}) == variant
            tried += 1
    assert tried >= 1


@given(how=house_rules())
def test_the_text_of_any_rules_reads_back(how):
    rules = rules_of(how)
    assert values(rules) == how
    assert hanaawase.Rules.parse(rules.text) == rules
    assert rules.with_options(how) == rules


@given(
    changed=st.dictionaries(st.sampled_from(sorted(hana.CHOICES)), st.integers(0, 59), max_size=20),
    preset=st.sampled_from(sorted(hana.PRESETS)),
)
def test_no_options_construct_that_do_not_go_together(changed, preset):
    given_options = {name: hana.CHOICES[name][n % len(hana.CHOICES[name])] for name, n in changed.items()}
    how = hana.PRESETS[preset] | given_options
    if hana.makes_sense(how):
        assert values(PRESETS[preset].with_options(given_options)) == how
    else:
        with pytest.raises(RulesError) as caught:
            PRESETS[preset].with_options(given_options)
        assert caught.value.code == "bad-options"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"seats": 2}, "seats '2' do not go with activePlayers 'three': expected 'all'"),
        (
            {"seats": 5, "activePlayers": "all"},
            "seats '5' do not go with activePlayers 'all': expected 2, 3 or 4 seats, or 'three'",
        ),
        (
            {"seats": 6, "fieldThree": "refill"},
            "seats '6' do not go with fieldThree 'refill': expected 'stay', as no stock is left",
        ),
        (
            {"fuke": "off", "fukeCall": "announced"},
            "fukeCall 'announced' does not go with fuke 'off': expected 'automatic'",
        ),
        (
            {"seats": 4, "activePlayers": "all", "openingHands": "on"},
            "openingHands 'on' does not go with seats '4' that all play: expected hands of seven",
        ),
        (
            {"seats": 2, "activePlayers": "all", "hatchoJutcho": "on"},
            "hatchoJutcho 'on' does not go with seats '2' that all play: expected three players",
        ),
        (
            {"seats": 4, "activePlayers": "all", "yakuPayment": "shared"},
            "yakuPayment 'shared' does not go with four players: expected 'each', for a third is not whole",
        ),
        ({"gokoValue": 150}, "option gokoValue: unknown value 150: expected one of 200, 100"),
        ({"gokovalue": 100}, "unknown option 'gokovalue': expected one of seats, activePlayers, "),
    ],
)
def test_what_is_refused(options, text):
    with pytest.raises(RulesError) as caught:
        hanaawase.NINTENDO.with_options(options)
    assert str(caught.value).startswith(text)


@pytest.mark.parametrize(
    ("given_options", "name", "value"),
    [
        ({"fuke": True}, "fuke", "atMost20"),
        ({"fuke": False}, "fuke", "off"),
        ({"fuke": 30}, "fuke", "atMost30"),
        ({"openingHands": True}, "openingHands", "on"),
        ({"matsukiriWithBrights": False}, "matsukiriWithBrights", "off"),
        ({"matsukiri_with_brights": False}, "matsukiriWithBrights", "off"),
        ({"brightGroupExclusive": True}, "brightGroupExclusive", "on"),
        ({"gokoValue": 100}, "gokoValue", "100"),
        ({"ameNagare": False}, "ameNagare", "off"),
        ({"dropFee": True}, "dropFee", "12"),
        ({"activePlayers": 3}, "activePlayers", "three"),
    ],
)
def test_options_by_the_words_of_the_specification(given_options, name, value):
    assert values(hanaawase.NINTENDO.with_options(given_options))[name] == value


def test_a_field_of_another_type_is_refused():
    with pytest.raises(RulesError, match=r"unknown value 'off' of fuke: expected a Fuke"):
        replace(hanaawase.NINTENDO, fuke="off")
    with pytest.raises(RulesError, match=r"unknown value Fuke\.OFF of nomi: expected a Nomi"):
        replace(hanaawase.NINTENDO, nomi=o.Fuke.OFF)


@pytest.mark.parametrize("text", ["koikoi/yamato", "koikoi/mon viewing=three"])
def test_rules_of_another_game_are_refused(text):
    with pytest.raises(RulesError, match=r"is not of hana-awase: expected hanaawase/"):
        hanaawase.Rules.parse(text)


@pytest.mark.parametrize("text", ["", None, 7, "hanaawase", "hanaawase/nintendo fuke"])
def test_texts_that_are_no_rules(text):
    with pytest.raises(RulesError) as caught:
        hanaawase.Rules.parse(text)
    assert caught.value.code in {"unknown-rules", "bad-option"}


@pytest.mark.parametrize(
    ("rules_id", "deck", "par"),
    [
        ("hanaawase/nintendo", 264, {2: 132, 3: 88, 4: 66}),
        ("hanaawase/oishi", 264, {2: 132, 3: 88, 4: 66}),
        ("hanaawase/h88", 264, {2: 132, 3: 88, 4: 66}),
        ("hanaawase/h80", 240, {2: 120, 3: 80}),
    ],
)
def test_par(rules_id, deck, par):
    rules = find_rules(rules_id)
    assert rules.deck_points == deck
    assert {players: rules.par(players) for players in par} == par


def test_what_each_opponent_pays():
    """RULES.md §C.1.7 and §C.4: the whole, or half of it; alone, an opponent pays it all."""
    assert [hanaawase.NINTENDO.share(60, players) for players in (2, 3, 4)] == [60, 60, 60]
    assert [hanaawase.H80.share(60, players) for players in (2, 3)] == [60, 30]


def test_fuke_limits():
    assert {fuke.value: fuke.most for fuke in o.Fuke} == {
        "atMost20": 20, "below20": 19, "atMost30": 30, "off": -1,
    }  # fmt: skip


def test_only_more_than_three_drop_out():
    dropping = [s for s in "234567" if hana.makes_sense(hana.NINTENDO | {"seats": s})]
    assert dropping == ["3", "4", "5", "6", "7"]
    assert [hanaawase.NINTENDO.with_options({"seats": s}).drops_out for s in dropping] == [False] + [True] * 4
    everybody = {"seats": "4", "activePlayers": "all"}
    assert not hanaawase.NINTENDO.with_options(everybody).drops_out


def test_the_games_keep_their_rules_apart():
    assert koikoi.YAMATO.id != hanaawase.NINTENDO.id
    assert len({rules.id for rules in all_rules()}) == len(all_rules())
