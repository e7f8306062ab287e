"""Dealing hana-awase: packets, redeals, refills, and deals that do not stand (RULES.md §C.1–C.3)."""

from random import Random

import pytest

from hanafuda_lib import ALL, Card, Pile, RulesError, hanaawase
from hanafuda_lib.hanaawase.dealing import (
    deal_cards,
    hand_and_field_size,
    must_redeal,
    redeals,
    three_of_a_month,
)
from hanafuda_lib.notation import parse_deal
from hanafuda_lib.table import four_of_a_month, month_counts, rng_for, shuffled_deck
from tests.oracle.hana_strategies import PRESETS

RULES = hanaawase.Rules.parse


def piles(order, *slices):
    return Pile(sum(1 << index for part in slices for index in order[part]))


def test_the_packets_of_three():
    """Dō-ni, biki, oya four each; three to the field; three each; three to the field (S000)."""
    order = shuffled_deck(rng_for(7))
    deal = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7, dealer=1).first_deal
    assert deal.hands[2] == piles(order, slice(4), slice(15, 18))
    assert deal.hands[0] == piles(order, slice(4, 8), slice(18, 21))
    assert deal.hands[1] == piles(order, slice(8, 12), slice(21, 24))
    assert deal.field == piles(order, slice(12, 15), slice(24, 27))
    assert [card.index for card in deal.stock] == order[27:]


@pytest.mark.parametrize(
    ("rules", "sizes", "stock"),
    [
        ("hanaawase/nintendo", (7, 6), 21),
        ("hanaawase/nintendo activePlayers=all", (7, 6), 21),
        ("hanaawase/h88 seats=2 activePlayers=all", (8, 8), 24),
        ("hanaawase/h88 seats=4 activePlayers=all", (5, 8), 20),
        ("hanaawase/h88 seats=4", (7, 6), 14),
        ("hanaawase/h88 seats=5", (7, 6), 7),
        ("hanaawase/h88 seats=6", (7, 6), 0),
        ("hanaawase/h88 seats=7", (7, 6), 0),
    ],
)
def test_sizes(rules, sizes, stock):
    assert hand_and_field_size(RULES(rules)) == sizes
    deal = hanaawase.Round.deal(RULES(rules), seed=3).first_deal
    assert len(deal.field) == sizes[1]
    assert len(deal.stock) == stock
    assert {len(hand) for hand in deal.hands} - {0} == {sizes[0]}


def month(*numbers):
    return sum(ALL.of_month(number).mask for number in numbers)


@pytest.mark.parametrize(
    ("rules", "hands", "field", "again"),
    [
        ("hanaawase/nintendo", (0, 0, 0), month(5), True),
        ("hanaawase/nintendo fieldFour=dealerTakes", (0, 0, 0), month(5), False),
        ("hanaawase/nintendo", (month(5), 0, 0), 0, False),
        ("hanaawase/nintendo handFour=redeal", (0, month(5), 0), 0, True),
        ("hanaawase/h88", (0, 0, month(5)), 0, True),
        ("hanaawase/h80", (0, 0, month(5)), 0, True),
        ("hanaawase/oishi", (0, 0, month(5)), 0, False),
        ("hanaawase/h88", (0, 0, 0), month(5) & month(5) - 1, False),
    ],
)
def test_what_is_dealt_again(rules, hands, field, again):
    assert must_redeal(RULES(rules), hands, field) is again


@pytest.mark.parametrize("rules_id", sorted(PRESETS))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_deal_stands(rules_id, seats):
    rules = PRESETS[rules_id].with_options({"seats": seats})
    for seed in range(150):
        hands, field, stock = deal_cards(rules, rng_for(seed), seed % seats)
        assert not four_of_a_month(field)
        assert field.bit_count() == 6
        assert sum(hands) + field + sum(1 << index for index in stock) == ALL.mask
        if rules.hand_four.value == "redeal":
            assert not any(map(four_of_a_month, hands))
        if rules.field_three.value == "refill":
            assert max(month_counts(field)) < 3


def test_a_refill_keeps_the_rest_of_the_field_and_all_hands():
    """Oishi: only the three or more cards of one month go back into the stock."""
    refilled = 0
    for seed in range(200):
        plain = deal_cards(hanaawase.NINTENDO, rng_for(seed), 0)
        first = shuffled_deck(rng_for(seed))
        if plain.stock != first[27:]:
            continue  # dealt again for four on the field
        hands, field, stock = deal_cards(hanaawase.OISHI, rng_for(seed), 0)
        assert hands == plain.hands
        back = three_of_a_month(plain.field)
        if not back:
            assert (field, stock) == (plain.field, plain.stock)
            continue
        refilled += 1
        kept = plain.field & ~back
        assert kept & field == kept
        assert sorted(stock) != stock
        assert back & (field | sum(1 << index for index in stock)) == back
    assert refilled >= 10


def test_three_of_a_month_finds_threes_and_fours():
    three = Pile.parse("04-cuckoo 04-chaff-1 04-chaff-2")
    four = ALL.of_month(12)
    two = Pile.parse("05-bridge 05-chaff-1")
    assert three_of_a_month((three | four | two).mask) == (three | four).mask


def test_the_dealer_takes_four_on_the_field_where_that_is_agreed():
    rules = RULES("hanaawase/nintendo fieldFour=dealerTakes")
    order = [*range(16, 20), 0, 4, *range(1, 4), *range(5, 16), *range(20, 48)]
    rest = [Card.parse(card.id) for card in ALL if card.index in order[27:]]
    hands = [Pile(sum(1 << index for index in order[6 + 7 * seat : 13 + 7 * seat])) for seat in range(3)]
    field = Pile(sum(1 << index for index in order[:6]))
    deal = parse_deal(" / ".join([*map(str, hands), str(field), " ".join(card.id for card in rest)]), seats=3)
    round = hanaawase.Round.from_deal(rules, deal, dealer=2)
    assert round.view(0).piles == (Pile(), Pile(), ALL.of_month(5))
    assert len(round.view(0).field) == 2
    assert [(event.seat, event.step, event.taken) for event in round.events] == [(2, "deal", ALL.of_month(5))]
    assert hanaawase.Round.replay(round.record()) == round
    with pytest.raises(RulesError, match="by these rules it is dealt again"):
        hanaawase.Round.from_deal(hanaawase.NINTENDO, deal)


def a_deal(rules="hanaawase/nintendo", seed=7):
    return hanaawase.Round.deal(RULES(rules), seed=seed).first_deal


@pytest.mark.parametrize(
    ("rules", "deal", "text"),
    [
        ("hanaawase/nintendo", "hanaawase/h88 seats=4", "bad deal of hands [7, 7, 7, 7] and 6 field cards: expected 3 hands of 7 and 6 on the field"),
        ("hanaawase/h88 seats=2 activePlayers=all", "hanaawase/nintendo", "bad deal of hands [7, 7, 7] and 6 field cards: expected 2 hands of 8 and 8 on the field"),
        ("hanaawase/h88 seats=7", "hanaawase/h88 seats=6", "bad deal of hands [7, 7, 7, 7, 7, 7] and 6 field cards: expected 7 hands of 7, one of them empty for the white card, and 6 on the field"),
    ],
)  # fmt: skip
def test_a_deal_of_the_wrong_size_is_refused(rules, deal, text):
    with pytest.raises(RulesError) as caught:
        hanaawase.Round.from_deal(RULES(rules), a_deal(deal))
    assert str(caught.value) == text
    assert caught.value.code == "bad-deal"


def test_a_field_of_the_wrong_size_is_refused():
    deal = a_deal()
    card = next(iter(deal.field))
    smaller = type(deal)(deal.hands, deal.field - Pile.of([card]), (*deal.stock, card))
    with pytest.raises(RulesError, match="and 5 field cards"):
        hanaawase.Round.from_deal(hanaawase.NINTENDO, smaller)


def test_three_on_the_field_is_refused_where_it_is_refilled():
    seed = next(s for s in range(99) if three_of_a_month(a_deal(seed=s).field.mask))
    assert hanaawase.Round.from_deal(hanaawase.NINTENDO, a_deal(seed=seed)).to_move == 0
    with pytest.raises(RulesError, match="by these rules it is dealt again, expected one that stands"):
        hanaawase.Round.from_deal(hanaawase.OISHI, a_deal(seed=seed))


@pytest.mark.parametrize(
    ("given_fields", "text"),
    [
        ({"rules": None}, "bad rules None: expected Rules of hana-awase"),
        ({"rules": "hanaawase/nintendo"}, "bad rules 'hanaawase/nintendo': expected Rules of hana-awase"),
        ({"dealer": 3}, "bad dealer 3: expected 0 to 2"),
        ({"dealer": -1}, "bad dealer -1: expected 0 to 2"),
        ({"dealer": True}, "bad dealer True: expected 0 to 2"),
        ({"dealer": "0"}, "bad dealer '0': expected 0 to 2"),
        ({"month": 13}, "bad month 13: expected 1 to 12"),
        ({"month": True}, "bad month True: expected 1 to 12"),
        ({"month": None}, "bad month None: expected 1 to 12"),
        ({"seed": -1}, "bad seed -1: expected a whole number, 0 or more"),
        ({"seed": "7"}, "bad seed '7': expected a whole number, 0 or more"),
    ],
)
def test_a_bad_start_is_refused(given_fields, text):
    fields = {"rules": hanaawase.NINTENDO, "seed": 7, "dealer": 0, "month": 1} | given_fields
    with pytest.raises(RulesError) as caught:
        hanaawase.Round.deal(fields.pop("rules"), **fields)
    assert str(caught.value) == text


def test_a_bad_reshuffle_is_refused():
    rules = RULES("hanaawase/h88 seats=4")
    with pytest.raises(RulesError, match="bad seed -1"):
        hanaawase.Round.from_deal(rules, a_deal("hanaawase/h88 seats=4"), reshuffle=-1)


def test_the_white_card_is_dealt_like_any_other():
    """Every seat gets it about once in seven deals."""
    rules, rng = RULES("hanaawase/h88 seats=7"), Random(1)
    holders = [deal_cards(rules, rng, 0).hands.index(0) for _ in range(700)]
    assert all(60 <= holders.count(seat) <= 145 for seat in range(7))


# ---------------------------------------------------------------- what happened before the deal that stands


def months_of_four(cards):
    return {card.month for card in cards if len(cards.of_month(card.month)) == 4}


def test_redeals_tell_why_cards_were_gathered():
    """The first cards of a seed are those that stand where nothing is dealt again (RULES.md §C.1.3, §C.3)."""
    lenient = hanaawase.H88.with_options({"handFour": "play", "fieldFour": "dealerTakes"})
    told = 0
    for seed in range(400):
        first = hanaawase.Round.deal(lenient, seed=seed).first_deal
        expected = [months_of_four(hand) for hand in first.hands] + [months_of_four(first.field)]
        found = redeals(hanaawase.H88, seed=seed, dealer=0)
        assert bool(found) == any(expected)
        if found:
            told += 1
            assert {card.month for card in found[0].cards} <= set().union(*expected)
            assert len(found[0].cards) == 4
            assert found[0].why == ("field" if expected[-1] else "hand")
        else:
            assert hanaawase.Round.deal(hanaawase.H88, seed=seed).first_deal == first
    assert told > 0


def test_refills_tell_what_went_back():
    """Three or more of a month on the first field go back into the stock (RULES.md §C.2)."""
    stay = hanaawase.OISHI.with_options({"fieldThree": "stay", "fieldFour": "dealerTakes"})
    refill = hanaawase.OISHI.with_options({"fieldFour": "dealerTakes"})
    told = 0
    for seed in range(100):
        field = hanaawase.Round.deal(stay, seed=seed).first_deal.field
        back = {card for card in field if len(field.of_month(card.month)) >= 3}
        found = redeals(refill, seed=seed, dealer=0)
        assert [(one.why, set(one.cards)) for one in found] == ([("refill", back)] if back else [])
        told += bool(back)
    assert told > 3
