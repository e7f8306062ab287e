"""The seat draw, and who plays when more than three sit at the table (RULES.md §D.2–D.3)."""

import pytest

from hanafuda_lib import Card, Pile, RulesError, hachihachi
from hanafuda_lib.hachihachi.seats import (
    compensation,
    draw_seats,
    give_fees_back,
    in_or_out,
    pay_drop_fee,
    pay_forced_out,
    require_seats,
    split_pot,
)
from hanafuda_lib.hachihachi.settlement import Settlement
from tests.hachihachi.staging import STANDARD, play, stage

# ------------------------------------------------------------------ the draw


@pytest.mark.parametrize("seats", range(2, 8))
def test_early_months_and_high_cards_sit_first(seats):
    redraws = 0
    for seed in range(300):
        draw = draw_seats(seed=seed, seats=seats)
        assert sorted(draw.seats) == list(range(seats))
        assert draw.dealer == 0
        keys = [[(card.month, -card.points) for card in cards] for cards in draw.draws]
        by_seat = sorted(range(seats), key=lambda person: draw.seats[person])
        assert [keys[person] for person in by_seat] == sorted(keys)
        drawn = [card for cards in draw.draws for card in cards]
        assert len(set(drawn)) == len(drawn)
        for cards in draw.draws:  # one draws again only while another has an equal card
            for number in range(1, len(cards)):
                equals = [k for k in keys if k[:number] == keys[draw.draws.index(cards)][:number]]
                assert len(equals) > 1
        redraws += max(map(len, draw.draws)) > 1
    assert redraws > 0


def test_the_draw_follows_from_the_seed():
    assert draw_seats(seed=3, seats=5) == draw_seats(seed=3, seats=5)
    assert {draw_seats(seed=seed, seats=3).seats for seed in range(60)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)
    }  # fmt: skip
    assert all(isinstance(card, Card) for cards in draw_seats(seed=3, seats=5).draws for card in cards)


@pytest.mark.parametrize("seats", [1, 8, 0, True, "3", None])
def test_two_to_seven_players(seats):
    with pytest.raises(RulesError, match=r"bad number of seats .*: expected 2 to 7"):
        require_seats(seats)


# ------------------------------------------------------------------ in or out


def entrance(answers, *, order="01234", options=None):
    rules = STANDARD.with_options(options or {})
    found = in_or_out(rules, [int(seat) for seat in order], [answer == "i" for answer in answers])
    return (
        "".join(map(str, found.inside)),
        "".join(map(str, found.dropped)),
        "".join(map(str, found.forced)),
        found.asked,
    )


@pytest.mark.parametrize(
    ("order", "answers", "expected"),
    [
        ("012", "", ("012", "", "", None)),
        ("01", "", ("01", "", "", None)),
        ("0123", "", ("", "", "", 0)),
        ("0123", "ii", ("01", "", "", 2)),
        ("0123", "iii", ("012", "", "3", None)),
        ("0123", "oiii", ("123", "0", "", None)),
        ("0123", "iioi", ("013", "2", "", None)),
        ("0123", "oioi", ("13", "02", "", None)),
        ("0123", "ooio", ("2", "013", "", None)),
        ("0123", "oooo", ("", "0123", "", None)),
        ("3401", "io", ("3", "4", "", 0)),
        ("34012", "ioii", ("301", "4", "2", None)),
        ("012345", "iii", ("012", "", "345", None)),
    ],
)
def test_as_soon_as_three_are_in_the_rest_is_forced_out(order, answers, expected):
    assert entrance(answers, order=order) == expected


@pytest.mark.parametrize(
    ("order", "answers", "expected"),
    [
        ("0123", "o", ("123", "0", "", None)),
        ("01234", "ioo", ("034", "12", "", None)),
        ("01234", "oi", ("1", "0", "", 2)),
        ("01234", "iii", ("012", "", "34", None)),
    ],
)
def test_with_force_three_the_last_three_must_play(order, answers, expected):
    assert entrance(answers, order=order, options={"forceThree": "on"}) == expected


@pytest.mark.parametrize(
    ("options", "mult", "fees"),
    [
        ({}, 1, [12, 18, 24, 30]),
        ({}, 4, [48, 72, 96, 120]),
        ({"dropFee": "0"}, 1, [0, 6, 12, 18]),
        ({"dropFee": "2", "dropFeeStep": "1"}, 1, [24, 36, 48, 60]),
        ({"dropFee": "0.5", "dropFeeStep": "0"}, 2, [12, 12, 12, 12]),
        ({"dropFee": "1.5"}, 1, [18, 24, 30, 36]),
        ({"dropFee": 3}, 1, [36, 42, 48, 54]),
        ({"monPerKan": "1"}, 1, [1, 1, 2, 2]),  # half a mon is dropped for the payer
    ],
)
def test_fees_rise_by_half_a_kan(options, mult, fees):
    rules = STANDARD.with_options(options)
    money = Settlement(rules, seats=5, order=range(5), multiplier=mult)
    for number, fee in enumerate(fees):
        pot = money.pot
        pay_drop_fee(money, number, before=number)
        assert money.pot - pot == fee
        assert money.balance[number] == -fee


# A hand, options, what each of two players pays in a small field, the cards at 3 mon
HANDS = [
    ("09-blue-ribbon 09-chaff-1 09-chaff-2 08-moon 06-blue-ribbon 02-chaff-1 04-chaff-1", {}, 12 + 6,
     "06-blue-ribbon 08-moon"),
    ("01-crane 02-red-poem 03-curtain 04-cuckoo 05-bridge 08-moon 07-boar", {}, 12,
     "01-crane 02-red-poem 03-curtain 08-moon"),
    ("01-crane 02-red-poem 03-curtain 04-cuckoo 05-bridge 08-moon 07-boar", {"inoshikacho": "7"}, 15,
     "01-crane 02-red-poem 03-curtain 07-boar 08-moon"),
    ("01-red-poem 02-red-poem 03-red-poem 04-cuckoo 05-bridge 08-moon 07-chaff-1", {}, 42 + 3, "08-moon"),
    # aka is made by the whole hand, and so are its red poems: half of 2 kan and half of 7
    ("01-red-poem 02-red-poem 03-red-poem 04-chaff-1 05-chaff-1 06-chaff-1 07-chaff-1", {}, 12 + 42, ""),
    ("11-rainman 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 07-chaff-1", {}, 24, ""),
    ("01-crane 03-curtain 08-moon 11-rainman 12-phoenix 02-warbler 04-cuckoo", {}, 72, ""),
    ("01-crane 03-curtain 08-moon 12-phoenix 02-warbler 04-cuckoo 05-bridge", {}, 60, ""),
    ("01-red-poem 02-red-poem 03-red-poem 04-cuckoo 05-bridge 08-moon 07-chaff-1", {"zoro": "on"}, 42 + 3, "08-moon"),
    ("02-chaff-1 02-warbler 04-cuckoo 05-bridge 07-boar 09-cup 10-deer", {}, 0, ""),
    # two yaku of the pile, 7 kan each: no card of either is paid a second time
    ("01-red-poem 02-red-poem 03-red-poem 06-butterflies 07-boar 10-deer 04-chaff-1", {"inoshikacho": "7"}, 84, ""),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "options", "mon", "single"), HANDS)
def test_what_a_forced_out_hand_earns(cards, options, mon, single):
    found = compensation(STANDARD.with_options(options), Pile.parse(cards))
    assert (found.mon(), str(found.cards)) == (mon, single)
    assert found.mon(4) == 4 * mon
    assert found.cards <= found.shown <= Pile.parse(cards)


def test_the_field_decides_about_the_fourth_card_of_three():
    hand = Pile.parse("01-crane 02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-chaff-1")
    pines = Pile.parse("01-red-poem 01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 08-moon")
    rules = STANDARD.with_options({"mukoSanbon": True})
    # Half of 2 kan, and the red poem; without the three pines the crane is a single card too.
    assert (compensation(rules, hand, pines).mon(), str(compensation(rules, hand, pines).cards)) == (
        12 + 3,
        "03-red-poem",
    )
    assert (compensation(rules, hand).mon(), str(compensation(rules, hand).cards)) == (
        6,
        "01-crane 03-red-poem",
    )


def test_half_a_kan_is_halved_only_in_a_small_field():
    cards = "01-chaff-1 01-red-poem 02-chaff-1 02-warbler 04-cuckoo 04-chaff-1 04-plain-ribbon"
    rules = STANDARD.with_options({"monPerKan": "1"})
    found = compensation(rules, Pile.parse(cards))
    assert found.yaku == ("haneken",)
    assert [found.mon(times) for times in (1, 2, 4)] == [3, 7, 14]  # half of 7 kan, no card left over


def test_both_players_but_not_the_dealer_pay_each_forced_out_hand():
    money = Settlement(STANDARD, seats=5, order=range(5), multiplier=2)
    hands = {3: Pile.parse(HANDS[0][0]), 4: Pile.parse(HANDS[5][0])}
    earned = pay_forced_out(money, hands, payers=[1, 2])
    assert money.balance == (0, -84, -84, 72, 96)
    assert earned[3].yaku == ("sanbon",)
    assert earned[4].yaku == ("karasu",)


def test_two_split_the_pot_and_one_takes_it():
    money = Settlement(STANDARD, seats=4, order=range(4))
    for number, seat in enumerate((1, 2)):
        pay_drop_fee(money, seat, before=number)
    other = money.copy()
    split_pot(money, [0, 3])
    assert money.balance == (15, -12, -18, 15)
    assert [posting.what for posting in money.postings] == ["dropped out"] * 2 + ["shared the pot"] * 2
    split_pot(other, [3])
    assert other.balance == (0, -12, -18, 30)


def test_an_odd_mon_goes_to_the_earlier():
    money = Settlement(STANDARD.with_options({"monPerKan": "1"}), seats=4, order=range(4))
    pay_drop_fee(money, 1, before=0)
    split_pot(money, [2, 3])
    assert money.balance == (0, -1, 1, 0)


def test_when_nobody_plays_fees_go_back():
    money = Settlement(STANDARD, seats=4, order=range(4))
    for number in range(4):
        pay_drop_fee(money, number, before=number)
    give_fees_back(money, range(4))
    assert money.balance == (0, 0, 0, 0)
    assert money.pot == 0


# ------------------------------------------------------------------ in a round

FOUR = [
    "01-crane 02-warbler 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 07-boar",
    "01-red-poem 02-red-poem 03-chaff-2 04-chaff-2 05-chaff-2 06-chaff-2 08-geese",
    "01-chaff-1 02-chaff-1 03-red-poem 04-cuckoo 05-bridge 06-butterflies 09-cup",
    "09-blue-ribbon 09-chaff-1 09-chaff-2 08-moon 06-blue-ribbon 02-chaff-2 04-plain-ribbon",
]
FIELD = "07-chaff-1 07-chaff-2 08-chaff-1 10-chaff-1 11-lightning 12-chaff-1"
STOCK = "10-deer 11-swallow"


def four(options=None, **given):
    return stage(FOUR, FIELD, STOCK, rules=STANDARD.with_options(options or {}), **given)


def test_three_in_and_the_fourth_is_forced_out_and_paid():
    round = play(four(), "deru deru deru")
    assert round.order == (0, 1, 2)
    assert round.money.balance == (0, -18, -18, 36)
    assert round.stage is hachihachi.Stage.CLAIM
    assert round.table.hands[3] == 0
    assert round.table.stock_size == 21
    event = round.events[-1]
    assert (event.seat, event.step.value) == (3, "oriru")
    assert str(event.taken) == "06-blue-ribbon 08-moon 09-blue-ribbon 09-chaff-1 09-chaff-2"


def test_if_the_dealer_drops_out_the_next_player_deals():
    round = play(four(), "oriru deru deru deru")
    assert round.order == (1, 2, 3)
    assert round.money.balance == (-12, 0, 0, 0)
    assert round.money.pot == 12
    assert round.to_move == 1


def test_two_split_the_pot_or_play_for_themselves():
    round = play(four(), "oriru deru oriru deru")
    assert round.result.points == (-12, 15, -18, 15)
    assert (round.result.ending, round.result.winner) == (hachihachi.Ending.POT, 1)
    duel = play(four({"twoIn": "play"}), "oriru deru oriru deru")
    assert duel.order == (1, 3)
    assert duel.money.is_duel
    assert duel.table.stock_size == 28


def test_one_takes_the_pot_and_nobody_is_dealt_again():
    round = play(four(), "oriru oriru oriru deru")
    assert round.result.points == (-12, -18, -24, 54)
    assert round.result.next_dealer == 3
    nobody = play(four(carry=(4, 2)), "oriru oriru oriru oriru")
    assert nobody.result.points == (0, 0, 0, 0)
    assert (nobody.result.winner, nobody.result.next_dealer) == (None, 0)
    assert nobody.result.ending is hachihachi.Ending.NOBODY
    assert nobody.result.carry == (4, 2)


def test_a_place_can_be_bought_from_the_last_who_came_in():
    options = {"buyPlace": "on"}
    round = play(four(options), "deru deru deru buy sell")
    assert round.order == (0, 1, 3)
    assert round.money.balance == (0, 0, 12, -12)
    kept = play(four(options), "deru deru deru buy pass")
    assert kept.order == (0, 1, 2)
    assert kept.money.balance == (0, -18, -18, 36)
    silent = play(four(options), "deru deru deru pass")
    assert silent.order == (0, 1, 2)


def test_the_dealer_can_swap_his_hand_unseen():
    options = {"handSwap": "on"}
    round = play(four(options), "deru deru deru swap")
    assert str(round.view(0).hand) == str(Pile.parse(FOUR[3]))
    kept = play(four(options), "deru deru deru pass")
    assert kept.view(0).hand == Pile.parse(FOUR[0])
    three = stage(FOUR[:3], FIELD, STOCK, rules=STANDARD.with_options(options))
    assert three.stage is hachihachi.Stage.CLAIM  # nobody is out


def test_a_bought_seat_has_its_hand_swapped_for_the_sellers():
    round = play(four({"handSwap": "on", "buyPlace": "on"}), "deru deru deru buy sell swap")
    assert round.view(0).hand == Pile.parse(FOUR[2])


@pytest.mark.parametrize("mizuten", ["par", "drops"])
def test_a_dealer_who_comes_in_blind_does_not_see_his_hand(mizuten):
    round = four({"mizuten": mizuten})
    assert round.stage is hachihachi.Stage.BLIND
    assert not round.view(0).hand
    assert round.view(1).hand == Pile.parse(FOUR[1])
    play(round, "blind")
    assert round.view(0).hand == Pile.parse(FOUR[0])
    assert (round.to_move, round.stage) == (1, hachihachi.Stage.ENTER)
    passed = play(four({"mizuten": mizuten}), "pass")
    assert (passed.to_move, passed.stage) == (0, hachihachi.Stage.ENTER)


def test_each_who_drops_out_pays_a_blind_dealer():
    round = play(four({"mizuten": "BGA"}), "blind oriru deru deru")
    assert round.money.balance == (12, -24, 0, 0)
    passed = play(four({"mizuten": "BGA"}), "pass deru oriru deru deru")
    assert passed.money.balance == (0, -12, 0, 0)
    assert play(four({"mizuten": "FW"}), "blind oriru").money.balance == (0, -12, 0, 0)


def test_six_players_have_no_stock_until_somebody_is_out():
    round = hachihachi.Round.deal(STANDARD, seed=4, seats=6)
    assert round.table.stock_size == 0
    assert [hand.bit_count() for hand in round.table.hands] == [7] * 6
    play(round, "deru oriru deru deru")
    assert round.order == (0, 2, 3)
    assert round.table.stock_size == 21


def test_with_seven_the_holder_of_the_white_card_sits_out():
    for seed in range(8):
        round = hachihachi.Round.deal(STANDARD, seed=seed, seats=7, dealer=3)
        sizes = [hand.bit_count() for hand in round.table.hands]
        assert sorted(sizes) == [0, 7, 7, 7, 7, 7, 7]
        white = sizes.index(0)
        assert round.at_table == tuple(s for s in (3, 4, 5, 6, 0, 1, 2) if s != white)
        assert round.table.field.bit_count() == 6
        play(round, "deru oriru deru deru")
        assert white not in round.order
        assert round.money.balance[white] == 0


def test_every_seat_can_have_the_white_card():
    whites = set()
    for seed in range(60):
        round = hachihachi.Round.deal(STANDARD, seed=seed, seats=7)
        whites |= set(range(7)) - set(round.at_table)
    assert whites == set(range(7))


def test_a_dealer_with_the_white_card_gives_the_deal_to_his_right():
    hands = ["", *FOUR, "10-blue-ribbon 10-deer 10-chaff-2 11-swallow 12-chaff-2 11-rainman 08-chaff-2",
             "12-phoenix 12-chaff-3 05-plain-ribbon 07-plain-ribbon 01-chaff-2 03-curtain 11-plain-ribbon"]  # fmt: skip
    round = stage(hands, FIELD, "", rules=STANDARD.with_options({"mizuten": "par"}))
    assert round.at_table == (1, 2, 3, 4, 5, 6)
    assert (round.to_move, round.stage) == (1, hachihachi.Stage.BLIND)


def test_hands_of_those_who_are_out_come_into_a_shuffled_stock():
    one = play(four(reshuffle=1), "deru deru deru")
    two = play(four(reshuffle=2), "deru deru deru")
    assert set(one.table.stock) == set(two.table.stock)
    assert list(one.table.stock) != list(two.table.stock)
    assert {card.index for card in Pile.parse(FOUR[3])} < set(one.table.stock)
