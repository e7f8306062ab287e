"""Rule sets as options: texts, descriptions, variants."""

from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import Pile, RulesError, all_rules, find_rules, game, koikoi
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.options import OptionLine, camel, option_fields, parse_assignments, snake
from tests.oracle import scorer
from tests.oracle.strategies import CHOICES, house_rules, makes_sense, rules_of

YAMATO, MON = koikoi.YAMATO, koikoi.MON
PRESETS = [rules for rules in all_rules() if rules.id.startswith("koikoi/")]


@settings(max_examples=300)
@given(house_rules())
def test_any_options_construct_describe_and_read_back(how):
    rules = rules_of(how)
    assert koikoi.Rules.parse(rules.text) == rules
    assert eval(repr(rules), {"Rules": koikoi.Rules}) == rules
    assert hash(koikoi.Rules.parse(rules.text)) == hash(rules)
    lines = rules.describe().lines
    assert {line.name: line.value for line in lines} == how
    changed = {line.name for line in lines if line.changed}
    assert changed == {name for name, value in how.items() if value != scorer.YAMATO[name]}
    assert changed == {word.split("=")[0] for word in rules.text.split()[1:]}
    text = str(rules.describe()).splitlines()
    assert text[0] == rules.text
    assert [line[0] == "*" for line in text[1:]] == [line.changed for line in lines]
    assert all(line.question.endswith("?") and line.sentence and line.source for line in lines)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.id)
def test_an_option_switched_on_and_off_gives_the_preset_back(rules):
    usual = {camel(name): value.value for name, value in option_fields(rules).items()}
    for name, values in CHOICES.items():
        for value in values:
            if not makes_sense(usual | {name: value}):
                continue
            changed = rules.with_options({name: value})
            assert (changed == rules) == (value == usual[name])
            back = changed.with_options({name: usual[name]})
            assert back == rules
            assert back.text == rules.text == rules.id
            assert not any(line.changed for line in back.describe().lines)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.id)
def test_a_preset_is_found_by_its_id_and_reads_back(rules):
    assert find_rules(rules.id) is rules
    assert koikoi.Rules.parse(rules.id) is rules or koikoi.Rules.parse(rules.id) == rules
    assert repr(rules) == f"Rules.parse({rules.id!r})"


def test_a_rule_set_of_another_game_is_refused(monkeypatch):
    monkeypatch.setitem(game._PRESETS, "poker/holdem", object())
    with pytest.raises(RulesError, match="rule set 'poker/holdem' is not of Koi-Koi") as caught:
        koikoi.Rules.parse("poker/holdem")
    assert caught.value.code == "wrong-game"


def test_the_presets_are_sorted_and_different():
    ids = [rules.id for rules in all_rules()]
    assert ids == sorted(ids)
    assert {"koikoi/yamato", "koikoi/mon", "koikoi/shiragiku", "koikoi/classic", "koikoi/app"} <= set(ids)
    assert len({tuple(option_fields(rules).values()) for rules in PRESETS}) == len(PRESETS)


BRIGHT_PILES = [
    "01-crane 03-curtain 08-moon 11-rainman 12-phoenix",
    "01-crane 03-curtain 08-moon 12-phoenix",
    "01-crane 03-curtain 08-moon 11-rainman",
    "01-crane 03-curtain 08-moon",
]


@pytest.mark.parametrize(
    ("preset", "brights", "red", "both", "animals", "nine_chaff_and_cup"),
    [
        ("koikoi/yamato", [10, 8, 7, 5], 5, 10, 6, 1),
        ("koikoi/mon", [15, 10, 8, 6], 6, 14, 5, 1),
        ("koikoi/shiragiku", [15, 10, 8, 6], 6, 17, 5, 1),
        ("koikoi/classic", [15, 8, 7, 6], 5, 12, 5, 1),
        ("koikoi/app", [10, 8, 7, 5], 5, 12, 5, 0),
    ],
)
def test_what_the_presets_are_known_by(preset, brights, red, both, animals, nine_chaff_and_cup):
    rules = find_rules(preset)

    def base(cards):
        return rules.score(Pile.parse(cards)).base

    ribbons = "01-red-poem 02-red-poem 03-red-poem"
    blues = "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon"
    assert [base(pile) for pile in BRIGHT_PILES] == brights
    assert base(ribbons) == red
    assert base(f"{ribbons} {blues}") == both  # where counts stand beside: six ribbons add 2
    assert base("06-butterflies 07-boar 10-deer 11-swallow") == animals
    assert base(" ".join([*sorted(scorer.CHAFF)[:9], "09-cup"])) == nine_chaff_and_cup


def test_yamato_variants_by_dataclass_replace():
    variant = replace(YAMATO, seven_doubling=o.SevenDoubling.OFF)
    assert variant == YAMATO.with_options({"sevenDoubling": "off"})
    assert variant.text == "koikoi/yamato sevenDoubling=off"
    assert YAMATO.seven_doubling is o.SevenDoubling.ON
    with pytest.raises(FrozenInstanceError):
        YAMATO.sheet = o.Sheet.MON


@pytest.mark.parametrize("value", ["off", False, None, 0, o.Viewing.OFF, o.SevenDoubling])
def test_a_field_takes_its_own_enum_only(value):
    with pytest.raises(RulesError, match="of sevenDoubling: expected a SevenDoubling") as caught:
        replace(YAMATO, seven_doubling=value)
    assert caught.value.code == "unknown-value"


@pytest.mark.parametrize(
    ("given", "changes"),
    [
        ({"sevenDoubling": False}, "sevenDoubling=off"),
        ({"sevenDoubling": "OFF"}, "sevenDoubling=off"),
        ({"seven_doubling": "off"}, "sevenDoubling=off"),
        ({"tsukifuda": True}, "tsukifuda=4"),
        ({"tsukifuda": 4}, "tsukifuda=4"),
        ({"kusatan": True}, "kusatan=plusEach"),
        ({"nomi": True}, "nomi=five"),
        ({"handYaku": False}, "handYaku=off"),
        ({"handYakuStack": True}, "handYakuStack=on"),
        ({"handYakuStack": False}, ""),
        ({"gameLength": 3}, "gameLength=3"),
        ({"koikoiLimit": 3}, "koikoiLimit=3"),
        ({"opponentKoikoi": "none"}, "koikoiMultiplier=none"),
        ({"opponentKoikoi": "x2"}, ""),
        ({"koikoiMultiplier": False}, "koikoiMultiplier=none"),
        ({}, ""),
    ],
)
def test_options_are_read_by_the_names_of_the_specification(given, changes):
    assert YAMATO.with_options(given).text == f"koikoi/yamato {changes}".strip()


def test_mon_takes_the_koikoi_doubling_by_its_own_name():
    assert MON.with_options({"opponentKoikoi": "x2"}).koikoi_multiplier is o.KoikoiMultiplier.OPPONENT


@pytest.mark.parametrize(
    ("given", "code", "message"),
    [
        (
            {"cupRole": True},
            "unknown-value",
            "option cupRole: unknown value True: expected one of both, either",
        ),
        ({"viewing": "three!"}, "unknown-value", "option viewing: unknown value 'three!'"),
        ({"viewing": None}, "unknown-value", "option viewing: unknown value None"),
        ({"viewing": ["on"]}, "unknown-value", "option viewing: unknown value ['on']"),
        (
            {"colour": "red"},
            "unknown-option",
            "unknown option 'colour': expected one of sheet, firstDealerTie",
        ),
        ({"id": "x"}, "unknown-option", "unknown option 'id'"),
        ({"": "on"}, "unknown-option", "unknown option ''"),
        ({7: "on"}, "unknown-option", "unknown option 7"),
        ({"opponentKoikoi": "x3"}, "unknown-value", "option opponentKoikoi: unknown value 'x3'"),
    ],
)
def test_unknown_options_and_values_are_named(given, code, message):
    with pytest.raises(RulesError) as caught:
        YAMATO.with_options(given)
    assert caught.value.code == code
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("texts", [["viewing"], ["=on"], ["viewing="], [""]])
def test_an_assignment_has_a_name_and_a_value(texts):
    with pytest.raises(RulesError, match="expected NAME=VALUE"):
        parse_assignments(texts)


def test_an_assignment_may_hold_a_second_equals_sign():
    assert parse_assignments(["a=b=c"]) == {"a": "b=c"}


def test_names_of_options_in_both_spellings():
    names = list(option_fields(YAMATO))
    assert [snake(camel(name)) for name in names] == names
    assert [camel(name) for name in names] == list(CHOICES)


def test_a_line_of_a_description_marks_what_differs():
    line = OptionLine("viewing", "off", "?", "there are no viewing yaku", "FW", changed=True)
    assert str(line) == "* viewing = off: there are no viewing yaku [FW]"


def test_option_values_print_as_text():
    assert (str(o.Viewing.NEED_OTHER), repr(o.Viewing.NEED_OTHER)) == ("needOther", "Viewing.NEED_OTHER")


class TestCompare:
    """Which rules make two rule sets differ for a pile."""

    @settings(max_examples=200)
    @given(house_rules(), house_rules(), st.sets(st.sampled_from(scorer.DECK)), st.integers(0, 2))
    def test_the_differences_add_up(self, one, two, cards, calls):
        first, second = rules_of(one), rules_of(two)
        pile = Pile.parse(" ".join(cards))
        found = koikoi.compare(pile, first, second, opponent_koikoi=calls, month=3)
        assert found.first == first.score(pile, opponent_koikoi=calls, month=3)
        assert found.second == second.score(pile, opponent_koikoi=calls, month=3)
        assert found.first.total + sum(line.points for line in found.differences) == found.second.total
        assert all(line.points and line.before is not line.after for line in found.differences)
        for line in found.differences:
            assert str(one[line.option]) == line.before.value
            assert str(two[line.option]) == line.after.value

    def test_an_option_that_goes_only_after_another_waits_for_it(self):
        short = YAMATO.with_options({"gameLength": "3"})
        month_cards = YAMATO.with_options({"tsukifuda": "4"})
        pile = Pile.parse("03-curtain 03-red-poem 03-chaff-1 03-chaff-2")
        there = koikoi.compare(pile, short, month_cards, month=3)
        assert [(line.option, line.points) for line in there.differences] == [("tsukifuda", 4)]
        back = koikoi.compare(pile, month_cards, short, month=3)
        assert [(line.option, line.points) for line in back.differences] == [("tsukifuda", -4)]

    def test_rule_sets_that_agree_say_so(self):
        pile = Pile.parse("01-crane 03-curtain 08-moon")
        assert str(koikoi.compare(pile, YAMATO, YAMATO)) == "both say 5"

    def test_a_pile_with_the_cup(self):
        cup = koikoi.compare(
            Pile.parse(" ".join([*sorted(scorer.CHAFF)[:9], "09-cup"])), YAMATO, find_rules("koikoi/app")
        )
        assert [(line.option, line.points) for line in cup.differences] == [("cupRole", -1)]
        assert str(cup).splitlines()[0] == "the first says 1"
        assert str(cup).splitlines()[-1] == "the second says 0"


# ------------------------------------------------------------------ numbers and names of options


@pytest.mark.parametrize(("given", "calls"), [(1, 1), ("1", 1), ("one", 1), (2, 2), (10, 10), ("16", 16)])
def test_a_round_may_have_any_number_of_calls(given, calls):
    """`koikoiLimit` is one, unlimited or n (RULES.md §B.3); one and 1 say the same."""
    for name in ("koikoiLimit", "koikoi_limit"):
        rules = YAMATO.with_options({name: given})
        assert rules.koikoi_limit.calls == calls
        assert koikoi.Rules.parse(rules.text) == rules


@pytest.mark.parametrize("given", [0, 17, "0", "-1", 1.5, "eleven", None])
def test_a_number_of_calls_that_makes_no_sense_is_refused(given):
    """Two players with ten cards each have twenty turns, and a yaku needs at least two of them."""
    with pytest.raises(RulesError, match="option koikoiLimit: unknown value"):
        YAMATO.with_options({"koikoiLimit": given})


@pytest.mark.parametrize("least", range(1, 13))
def test_a_player_may_be_asked_from_so_many_points_on(least):
    rules = YAMATO.with_options({"koikoiNeeds": f"minBase({least})"})
    assert rules.koikoi_needs.least == least
    assert koikoi.Rules.parse(rules.text) == rules
    # From one point on, every rise counts: that is the usual rule.
    assert (rules == YAMATO) == (least == 1)


@pytest.mark.parametrize("given", ["minBase(0)", "minBase(13)", "minBase()", "minBase(2.5)"])
def test_a_number_of_points_that_makes_no_sense_is_refused(given):
    with pytest.raises(RulesError, match="option koikoiNeeds: unknown value"):
        YAMATO.with_options({"koikoiNeeds": given})


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"sevenDoubling": "off"}, {"seven_doubling": "on"}),
        ({"opponentKoikoi": "x2"}, {"koikoiMultiplier": "none"}),
        ({"koikoiMultiplier": "none"}, {"koikoi_multiplier": "none"}),
    ],
)
def test_an_option_by_two_names_is_given_twice(one, two):
    with pytest.raises(RulesError) as caught:
        YAMATO.with_options({**one, **two})
    (first,), (second,) = one, two
    assert caught.value.code == "doubled-option"
    assert str(caught.value) == f"option {second!r} is given twice, also as {first!r}: expected it once"
    with pytest.raises(RulesError, match="given twice"):
        koikoi.Rules.parse(f"koikoi/yamato {first}={one[first]} {second}={two[second]}")
