"""Scoring exercises of the library: levels, what is said to each mistake, and that sets come from seeds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import Pile, koikoi
from hanafuda_lib.errors import RulesError
from hanafuda_lib.exercises.scoring import Pileful, Standing
from hanafuda_lib.exercises.scoring_piles import HAND_PICKED, LEVELS, MOST_PILES, pile_set
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.yaku import YakuTable

PRESETS = [koikoi.YAMATO, koikoi.MON, koikoi.SHIRAGIKU, koikoi.CLASSIC, koikoi.APP]
REDS = "01-red-poem 02-red-poem 03-red-poem"
CHAFF = "01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 04-chaff-1 04-chaff-2 05-chaff-1 05-chaff-2 06-chaff-1"


def pileful(cards, rules=koikoi.YAMATO, calls=0):
    return Pileful(rules, Pile.parse(cards), calls)


def candidate(cards, yaku, rules=koikoi.YAMATO):
    return next(each for each in pileful(cards, rules).candidates() if each.yaku.id == yaku)


def slips(found):
    return {slip.points: slip.text for slip in found}


# ---------------------------------------------------------------- levels


@pytest.mark.parametrize(
    ("cards", "calls", "level"),
    [
        ("01-crane 03-curtain 08-moon", 0, 1),  # three brights: 5
        ("02-warbler 04-cuckoo 05-bridge 08-geese 10-deer 11-swallow", 0, 2),  # six animals: 1 + 1
        ("03-curtain 08-moon 09-cup", 0, 3),  # 5 + 5, doubled
        (f"{REDS} 04-plain-ribbon 05-plain-ribbon", 0, 4),  # the five ribbons do not count
        ("01-crane 03-curtain 08-moon", 1, 5),  # a call of the opponent
        ("01-crane 03-curtain 08-moon 12-phoenix 09-cup 01-chaff-1", 0, 5),  # four brights and both viewings
        ("01-crane", 0, 1),
    ],
)
def test_levels(cards, calls, level):
    assert pileful(cards, calls=calls).level == level


# ---------------------------------------------------------------- mistakes


def test_a_yaku_that_counts():
    found = candidate(f"{REDS} 04-plain-ribbon 05-plain-ribbon", "akatan")
    assert (found.standing, found.points) == (Standing.COUNTS, 7)
    assert found.missed == "Missed, 7 points. All three red poem ribbons: 5, and 2 more ribbons: +2."
    said = slips(found.slips)
    assert said[5].startswith("Further cards forgotten.")
    assert said[6].startswith("Wrong number of further cards: there are 2.")
    assert said[14].startswith("Only the sum of all yaku is doubled, not one alone.")
    assert 7 not in said


def test_replaced_says_by_what_and_why_nothing_is_lost():
    found = candidate(f"{REDS} 04-plain-ribbon 05-plain-ribbon", "tanzaku")
    assert found.standing is Standing.REPLACED
    assert found.claimed == (
        "Replaced. No points for Ribbons beside Red Poems. There each further ribbon adds 1 already."
    )
    assert candidate("01-crane 03-curtain 08-moon 12-phoenix", "sanko").claimed == (
        "Replaced. No points for Three Brights beside Four Brights."
    )


def test_under_fixed_values_both_count():
    found = candidate(f"{REDS} 04-plain-ribbon 05-plain-ribbon", "tanzaku", koikoi.CLASSIC)
    assert (found.standing, found.points) == (Standing.COUNTS, 1)


def test_what_is_not_there_says_what_is_missing():
    assert candidate("01-crane 11-rainman 12-phoenix", "sanko").claimed == (
        "Not there. It takes three brights without the rain man; 2 of its cards count for it."
        " The rain man does not count for it."
    )
    assert candidate("06-butterflies 10-deer", "inoshikacho").claimed == (
        "Not there. It takes boar, deer and butterflies; the pile lacks bush clover with boar."
    )
    assert candidate("01-crane", "hanamizake").claimed == (
        "Not there. It takes curtain and sake cup; the pile lacks cherry with curtain and chrysanthemum with sake cup."
    )


def test_the_cup_is_chaff_or_not():
    """Nine chaff and the cup: ten under yamato (S003), nine where the cup is only an animal."""
    assert candidate(f"{CHAFF} 09-cup", "kasu").points == 1
    claimed = candidate(f"{CHAFF} 09-cup", "kasu", koikoi.APP).claimed
    assert claimed.endswith("9 of its cards count for it. Under these rules the sake cup is no chaff.")


def test_excluded_by_a_house_rule():
    rain = koikoi.YAMATO.with_options({"ameNagare": "captured"})
    found = candidate("03-curtain 09-cup 11-rainman", "hanamizake", rain)
    assert found.standing is Standing.EXCLUDED
    assert found.claimed.startswith("Excluded. No points for Blossom Viewing beside: Willow with")
    lonely = koikoi.YAMATO.with_options({"viewing": "needOther"})
    found = candidate("03-curtain 09-cup", "hanamizake", lonely)
    assert found.standing is Standing.EXCLUDED
    assert found.claimed == "Excluded. No points for Blossom Viewing: it counts only beside another yaku."


def test_wrong_totals_that_have_a_name():
    said = slips(pileful("03-curtain 08-moon 09-cup", calls=1).total_slips())  # 10, doubled twice: 40
    assert said[10].startswith("Doubling forgotten: 5 + 5 = 10, × 2 = 20")
    assert said[20].startswith("One doubling forgotten")
    assert 40 not in said
    said = slips(pileful("01-crane 03-curtain 08-moon").total_slips())  # 5
    assert said[10] == "Not doubled: the sum is 5, and only a sum of seven or more counts twice."
    said = slips(pileful("03-curtain 08-moon 01-crane 12-phoenix", koikoi.MON).total_slips())  # shikō: 10
    assert said[20] == "Not doubled: under these rules seven points are seven points."
    said = slips(pileful(f"{REDS} 04-plain-ribbon 05-plain-ribbon").total_slips())  # 7 doubled: 14
    assert said[16].startswith("One yaku too many: No points for Ribbons beside Red Poems.")


def test_no_yaku_is_zero():
    empty = pileful("01-crane")
    assert empty.total_why == "no yaku, so 0"
    assert empty.total_slips() == ()


@given(st.integers(0, 2**48 - 1), st.sampled_from(PRESETS), st.integers(0, 1))
@settings(max_examples=60)
def test_candidates_are_the_score_and_no_slip_is_right(mask, rules, calls):
    found = Pileful(rules, Pile(mask), calls)
    score = found.score
    counting = {each.yaku.id: each.points for each in found.candidates() if each.standing is Standing.COUNTS}
    assert counting == {line.yaku.id: line.points for line in score.lines}
    replaced = {each.yaku.id for each in found.candidates() if each.standing is Standing.REPLACED}
    assert replaced == {item.line.yaku.id for item in score.replaced}
    assert score.total not in slips(found.total_slips())
    for each in found.candidates():
        assert bool(each.claimed) != bool(each.missed)
        assert all(slip.points != each.points for slip in each.slips)
        assert len(slips(each.slips)) == len(each.slips)


def test_the_reading_of_the_cup_that_is_worth_more_is_the_one_explained():
    either = koikoi.YAMATO.with_options({"cupRole": "either"})
    assert candidate(f"{CHAFF} 09-cup", "kasu", either).standing is Standing.COUNTS
    animals = "02-warbler 04-cuckoo 05-bridge 08-geese 09-cup"
    assert candidate(animals, "tane", either).standing is Standing.COUNTS


# ---------------------------------------------------------------- sets


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.id)
@pytest.mark.parametrize("level", LEVELS)
def test_a_set_has_its_level_and_no_pile_twice(rules, level):
    for seed in range(4):
        found = pile_set(rules, level=level, seed=seed, count=8)
        assert [each.level for each in found] == [level] * 8
        assert len({each.pile for each in found}) == 8
        assert found[0].score.lines  # the worked example has a yaku
        assert found == pile_set(rules, level=level, seed=seed, count=8)


def test_seeds_rules_and_levels_give_different_sets():
    made = {
        pile_set(rules, level=level, seed=seed)
        for rules in PRESETS[:2] for level in LEVELS for seed in range(3)
    }  # fmt: skip
    assert len(made) == 30


def test_hand_picked_piles_are_different_and_of_every_level_but_the_last():
    assert len({Pile.parse(text) for text in HAND_PICKED}) == len(HAND_PICKED)
    assert {pileful(text).level for text in HAND_PICKED} == {1, 2, 3, 4}


def test_where_no_pile_has_the_level_an_easier_one_stands_there():
    """Brights that add up and fixed values: no yaku of these rules ever replaces another."""
    rules = Rules.parse("koikoi/classic brights=additive")
    assert all(not row.replaces for row in YakuTable(rules.yaku_table().rows).rows)
    assert {each.level for each in pile_set(rules, level=4, seed=1)} == {3}


@pytest.mark.parametrize(
    "wrong",
    [{"level": 0}, {"level": 6}, {"level": "1"}, {"seed": -1}, {"count": 0}, {"count": MOST_PILES + 1}],
)
def test_what_there_is_not_is_refused(wrong):
    with pytest.raises(RulesError, match="expected a whole number from"):
        pile_set(koikoi.YAMATO, **{"level": 1, "seed": 1, **wrong})
