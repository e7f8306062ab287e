"""How many of the dealt hands are hand yaku: exact counts over month patterns."""

from functools import cache
from math import comb, prod

import pytest

from hanafuda_lib import Pile, koikoi
from hanafuda_lib.koikoi.yaku import KUTTSUKI, TESHI, four_pairs, hand_yaku
from tests.oracle import engine, scorer


@cache
def patterns(cards, months=12):
    """Every way to have so many cards, as the number of cards of each month."""
    return list(_patterns(cards, months))


def _patterns(cards, months):
    if months == 0:
        if cards == 0:
            yield ()
        return
    for first in range(min(4, cards) + 1):
        for rest in _patterns(cards - first, months - 1):
            yield (first, *rest)


def mask_of(pattern):
    return sum((1 << count) - 1 << 4 * month for month, count in enumerate(pattern))


def count_hands(rules, cards):
    """All hands of so many cards, and those with each hand yaku."""
    total = 0
    found = {"teshi": 0, "kuttsuki": 0}
    for pattern in patterns(cards):
        ways = prod(comb(4, count) for count in pattern)
        total += ways
        held = hand_yaku(mask_of(pattern), rules)
        for yaku in held:
            found[yaku.id] += ways
    return total, found


def test_hands_of_eight():
    total, found = count_hands(koikoi.YAMATO, 8)
    assert total == comb(48, 8) == 377_348_994
    assert found == {"teshi": 1_628_946, "kuttsuki": 641_520}
    assert found["kuttsuki"] == comb(12, 4) * comb(4, 2) ** 4


def test_hands_of_eight_in_mon_have_no_four_pairs():
    total, found = count_hands(koikoi.MON, 8)
    assert (total, found) == (377_348_994, {"teshi": 1_628_946, "kuttsuki": 0})


def test_two_fours_in_one_hand_are_as_many_as_pairs_of_months():
    each = koikoi.YAMATO.with_options({"handYakuStack": "on"})
    twice = sum(
        len(hand_yaku(mask_of(pattern), each)) == 2 for pattern in patterns(8) if pattern.count(4) == 2
    )
    assert twice == comb(12, 2)
    assert count_hands(each, 8)[1]["teshi"] == 1_628_946 + comb(12, 2)


def test_only_the_months_of_a_hand_count():
    for pattern in patterns(8, 6):
        low = mask_of(pattern)
        high = sum((0b1111 >> count ^ 0b1111) << 4 * month for month, count in enumerate(pattern))
        assert hand_yaku(low, koikoi.YAMATO) == hand_yaku(high, koikoi.YAMATO)
        ids = [card.id for card in Pile(low)]
        assert [yaku.id for yaku in hand_yaku(low, koikoi.YAMATO)] == engine.hand_yaku(ids, scorer.YAMATO)
        assert four_pairs(low) == engine.is_four_pairs(ids)


@pytest.mark.parametrize("cards", [7, 10])
def test_other_sizes_know_teshi_only(cards):
    hand = "01-crane 01-chaff-1 02-warbler 02-chaff-1 03-curtain 03-chaff-1 04-cuckoo 04-chaff-1"
    more = {7: hand.split()[:7], 10: [*hand.split(), "05-bridge", "05-chaff-1"]}[cards]
    assert hand_yaku(Pile.parse(" ".join(more)).mask, koikoi.YAMATO) == ()


def test_four_pairs_beside_two_other_cards_are_no_hand_of_four_pairs():
    """RULES.md §B.1.4: the hand is exactly four pairs; ten cards (dealSize 10-8) never are."""
    hand = "01-crane 01-chaff-1 02-warbler 02-chaff-1 03-curtain 03-chaff-1 04-cuckoo 04-chaff-1"
    assert hand_yaku(Pile.parse(hand).mask, koikoi.YAMATO) == (KUTTSUKI,)
    more = Pile.parse(f"{hand} 05-bridge 06-chaff-1").mask
    assert not four_pairs(more)
    assert hand_yaku(more, koikoi.YAMATO.with_options({"dealSize": "10-8"})) == ()


def test_hand_yaku_are_rows_like_the_others():
    rows = [(row.id, row.points, row.group, row.source, row.name.ja) for row in (TESHI, KUTTSUKI)]
    assert rows == [("teshi", 6, "hand", "S003", "手四"), ("kuttsuki", 6, "hand", "S003", "くっつき")]
