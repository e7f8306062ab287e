"""Odds: counted ones against brute force, the specification's table, and simulated ones against counting."""

from itertools import combinations
from math import comb

import pytest

from hanafuda_lib import RulesError, hachihachi, hanaawase, koikoi
from hanafuda_lib.analysis.odds import Odds, draw_odds, field_odds, first_capture_odds, hand_odds, month_odds
from hanafuda_lib.analysis.simulate import simulate
from hanafuda_lib.table import rng_for, shuffled_deck

# RULES.md §D.5: hands of seven by the yaku of both classes (PG, recomputed).
CHAFF = ["", "aka", "tanichi", "toichi", "pikaichi", "karasu"]
TABLE = {
    "": [54_461_388, 4_384_404, 2_414_232, 2_145_984, 1_053_432, 826_704],
    "sanbon": [4_025_772, 209_436, 136_548, 117_240, 95_964, 35_040],
    "tatesanbon": [1_497_072, 94_680, 54_936, 52_968, 5_904, 10_440],
    "futa_sanbon": [19_702, 642, 504, 420, 492, 0],
    "sanbon_tatesanbon": [16_424, 684, 420, 394, 78, 80],
    "futa_tatesanbon": [2_154, 114, 66, 66, 0, 0],
    "kuttsuki": [1_473_048, 100_512, 52_758, 46_896, 23_916, 13_590],
    "teshi": [118_632, 768, 1_782, 1_584, 2_454, 1_500],
    "haneken": [84_804, 4_176, 2_349, 2_088, 1_218, 405],
    "ichinishi": [29_776, 144, 486, 432, 572, 270],
    "shiso": [500, 0, 9, 8, 10, 1],
}


def test_hands_of_hachihachi_are_those_of_the_specification():
    found = {name: odds.favourable for name, odds in hand_odds(hachihachi.STANDARD).items()}
    expected = {}
    for months, row in TABLE.items():
        for chaff, number in zip(CHAFF, row, strict=True):
            name = "+".join(part for part in (months, chaff) if part) or "none"
            if number:
                expected[name] = number
    assert found == expected
    assert sum(found.values()) == comb(48, 7) == 73_629_072


def test_hands_of_koikoi_by_hand():
    """Four pairs: four of twelve months, two of four cards each. Teshi: by inclusion and exclusion."""
    odds = hand_odds(koikoi.YAMATO)
    assert odds["kuttsuki"].favourable == comb(12, 4) * 6**4
    teshi = 12 * comb(44, 4) - comb(12, 2)
    assert odds["teshi"].favourable == teshi
    assert odds["none"].favourable == comb(48, 8) - teshi - comb(12, 4) * 6**4
    assert "kuttsuki" not in hand_odds(koikoi.MON)


def test_opening_hands_of_hanaawase_by_hand():
    """24 chaff cards: seven of them, or six and one of the 24 others."""
    odds = hand_odds(hanaawase.NINTENDO)
    assert odds["nana_kasu"].favourable == comb(24, 7)
    assert odds["roku_kasu"].favourable == comb(24, 6) * 24


def test_fields_of_hachihachi_are_those_of_the_specification():
    assert [round(100 * odds.probability, 1) for odds in field_odds()] == [49.7, 26.7, 23.7]
    assert sum(odds.favourable for odds in field_odds()) == comb(48, 6)


@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_months_of_a_small_hand_by_brute_force(most):
    """All hands of three cards, one by one."""
    hits = 0
    for hand in combinations(range(48), 3):
        months = [card // 4 for card in hand]
        hits += max(months.count(month) for month in months) == most
    assert month_odds(3, most).favourable == hits


def test_the_first_capture_by_brute_force():
    """A hand of one and a field of two: does a card of the month lie there?"""
    hits = total = 0
    for card in range(48):
        for field in combinations([other for other in range(48) if other != card], 2):
            total += 1
            hits += any(other // 4 == card // 4 for other in field)
    odds = first_capture_odds(1, 2)
    assert (odds.favourable, odds.total) == (hits, total)


def test_drawing_is_drawing_without_putting_back():
    assert draw_odds(3, 24, 8).fraction == 1 - draw_odds(3, 24, 8, least=0).fraction * (
        1 - draw_odds(3, 24, 8).fraction
    )
    assert draw_odds(1, 24, 8).probability == pytest.approx(8 / 24)
    assert draw_odds(2, 4, 2, least=2).fraction == pytest.approx(1 / 6)
    assert draw_odds(0, 24, 8).favourable == 0


def test_four_of_a_month_in_shuffled_hands():
    """Simulated deals agree with counting, within four standard deviations."""
    rng, deals, odds = rng_for(5), 20_000, month_odds(8, 4)
    hits = 0
    for _ in range(deals):
        months = [index // 4 for index in shuffled_deck(rng)[:8]]
        hits += any(months.count(month) == 4 for month in set(months))
    expected = odds.probability * deals
    assert abs(hits - expected) < 4 * expected**0.5
    assert Odds("teshi", hits, deals, exact=False).interval[0] < odds.probability


def test_an_interval_holds_the_truth_about_95_times_in_100():
    rng, covered = rng_for(3), 0
    for _ in range(300):
        hits = sum(rng.random() < 0.2 for _ in range(200))
        low, high = Odds("one in five", hits, 200, exact=False).interval
        covered += low <= 0.2 <= high
    assert 270 <= covered <= 297


def test_simulated_rounds_count_everything_once():
    told = simulate(koikoi.YAMATO, rounds=60, seed=4)
    assert sum(told.counts[who] for who in ("dealer", "other")) + told.counts.get("nobody", 0) == 60
    assert sum(number for name, number in told.counts.items() if name.startswith("turns:")) == 60
    assert told.counts["koikoi-won"] <= told.counts["koikoi"]
    low, high = told.interval
    assert low < told.mean < high
    assert max(odds.favourable for odds in told.yaku.values()) == next(iter(told.yaku.values())).favourable


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: draw_odds(5, 4, 1), "bad number 5 of wanted cards: expected 0 to 4"),
        (lambda: draw_odds(1, 49, 1), "bad number 49 of unseen cards: expected 0 to 48"),
        (lambda: draw_odds(1, 4, 1, least=-1), "bad least number -1: expected 0 to 48"),
        (lambda: month_odds(0, 1), "bad numbers 0, 1: expected 1 to 48 cards, 1 to 4 of a month"),
        (lambda: first_capture_odds(0, 8), "bad number of cards 0: expected 1 to 24"),
        (lambda: Odds("x", 2, 1), "bad odds 2 of 1: expected a part of a whole"),
        (lambda: simulate(koikoi.YAMATO, rounds=0), "bad number of rounds 0: expected 1 to 100000000"),
        (
            lambda: hand_odds("koikoi"),
            "bad rules 'koikoi': expected a rule set of koikoi, hanaawase, hachihachi",
        ),
    ],
)
def test_errors(call, message):
    with pytest.raises(RulesError) as caught:
        call()
    assert str(caught.value) == message
