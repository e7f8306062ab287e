"""Who pays whom: the formulas of RULES.md §C, line by line, and that nothing is lost on the way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import ALL, DECK, Pile, RulesError, hanaawase
from hanafuda_lib.hanaawase import settlement
from hanafuda_lib.hanaawase.settlement import Ending, settle
from hanafuda_lib.hanaawase.yaku import opening_hand
from tests.oracle import hana
from tests.oracle.hana_strategies import house_rules, rules_of

# HN09 and HO01 of the worked examples: the deck in three piles of sixteen, four months each.
A = [1, 3, 8, 12]
B = [2, 4, 6, 9]
C = [5, 7, 10, 11]


def months(*numbers):
    mask = 0
    for number in numbers:
        mask |= ALL.of_month(number).mask
    return mask


PILES = [months(*A), months(*B), months(*C)]


def lines(result):
    return [(line.what, line.amounts) for line in result.lines]


def test_a_settlement_is_told_line_by_line():
    """C − 88 + 2Y − Y₁ − Y₂ with C 109, 68, 87 and Y 100, 20, 20 (as HO01, with islands of 20)."""
    result = settle(hanaawase.NINTENDO, PILES, (0, 1, 2))
    assert lines(result) == [
        ("card points against 88", (21, -20, -1)),
        ("seat 0, Four Brights (四光): 60 from each", (120, -60, -60)),
        ("seat 0, Pine, Paulownia, Moon (松桐坊主): 20 from each", (40, -20, -20)),
        ("seat 0, All Paulownia (桐島): 20 from each", (40, -20, -20)),
        ("seat 1, All Wisteria (藤島): 20 from each", (-20, 40, -20)),
        ("seat 2, All Willow (雨島): 20 from each", (-20, -20, 40)),
    ]
    assert result.points == result.nets == (181, -100, -81)
    assert (result.ending, result.winner, result.next_dealer) == (Ending.PLAYED, 0, 0)
    assert result.card_points == (109, 68, 87)
    assert [score.total for score in result.scores] == [100, 20, 20]
    assert result.score is result.scores[0]
    assert result.seats == 3


def test_halves():
    """h80: C + Y − 80 − (Y₁ + Y₂)/2 with C = 100, 60, 80 (chaff 9, 8, 7 fewer) and Y 100, 20, 20."""
    result = settle(hanaawase.H80, PILES, (0, 1, 2))
    assert result.card_points == (100, 60, 80)
    assert lines(result)[1] == ("seat 0, Four Brights (四光): 30 from each", (60, -30, -30))
    assert result.nets == (100 + 100 - 80 - 20, 60 + 20 - 80 - 60, 80 + 20 - 80 - 60)


def test_two_players():
    """Par 132; net = C − 132 + Y − Y₁ (RULES.md §C.3)."""
    rules = hanaawase.Rules.parse("hanaawase/h88 seats=2 activePlayers=all")
    piles = [months(1, 3, 8, 12, 2, 4), months(5, 6, 7, 9, 10, 11)]
    result = settle(rules, piles, (1, 0))
    # 0: shiko 60, omote-sugawara 30, matsukiribozu 20, akatan 40, fujishima, kirishima 20 each.
    # 1: aotan 40, inoshikacho 20, ameshima 20.
    assert [score.total for score in result.scores] == [190, 80]
    assert result.card_points == (109 + 17 + 17, 264 - 143)
    assert result.nets == (143 - 132 + 190 - 80, 121 - 132 + 80 - 190)
    assert result.winner == result.next_dealer == 0


def test_four_players():
    """Par 66; net = C − 66 + 3Y − the other three Y (RULES.md §C.3)."""
    rules = hanaawase.Rules.parse("hanaawase/h88 seats=4 activePlayers=all")
    piles = [months(1, 3, 8), months(2, 4, 6), months(5, 7, 9), months(10, 11, 12)]
    result = settle(rules, piles, (2, 3, 0, 1))
    # Only the islands: fujishima of 1, ameshima and kirishima of 3.
    assert [score.total for score in result.scores] == [0, 20, 0, 40]
    points = result.card_points
    assert points == (86, 51, 51, 76)
    assert result.nets == (86 - 66 - 60, 51 - 66 + 60 - 40, 51 - 66 - 60, 76 - 66 + 120 - 20)


def test_two_players_share_nothing():
    """h80 with two: par 120, and the one opponent pays a yaku alone."""
    rules = hanaawase.Rules.parse("hanaawase/h80 seats=2 activePlayers=all")
    piles = [months(1, 3, 8, 12, 2, 4), months(5, 6, 7, 9, 10, 11)]
    result = settle(rules, piles, (0, 1))
    assert result.card_points == (143 - 13, 121 - 11)
    assert result.nets == (130 - 120 + 190 - 80, 110 - 120 + 80 - 190)
    assert result.lines[1].what == "seat 0, Four Brights (四光): 60 from each"


@pytest.mark.parametrize(
    ("value", "yaku", "nets"),
    [
        ("off", [100, 20, 20], (181, -100, -81)),
        ("ownerVoid", [100, 20, 0], (201, -80, -121)),  # HN09 of the worked examples
        ("allVoid", [0, 0, 0], (21, -20, -1)),  # H801
        ("othersVoid", [0, 0, 20], (21 - 20, -20 - 20, -1 + 40)),
    ],
)
def test_the_rain_in_the_settlement(value, yaku, nets):
    result = settle(hanaawase.NINTENDO.with_options({"ameNagare": value}), PILES, (0, 1, 2))
    assert [score.total for score in result.scores] == yaku
    assert result.points == nets


def test_the_rain_washes_no_payment_for_a_dealt_hand_away():
    """RULES.md §C.3: with allVoid the yaku are gone, and opening-hand payments are not cancelled."""
    rules = hanaawase.Rules.parse("hanaawase/h88 openingHands=on ameNagare=allVoid")
    before = settlement.payment("a dealt hand", 30, to=2, payers=(0, 1), seats=3)
    result = settle(rules, PILES, (0, 1, 2), before=[before])
    assert result.points == (21 - 30, -20 - 30, -1 + 60)


@pytest.mark.parametrize(
    ("rules_id", "points", "void"),
    [
        ("nintendo", (20, 124, 120), True),
        ("nintendo", (21, 123, 120), False),
        ("oishi", (100, 20, 144), True),
        ("h88", (20, 124, 120), False),
        ("h88", (100, 145, 19), True),
        ("h80", (19, 101, 120), True),
        ("h80", (20, 100, 120), False),
        ("nintendo fuke=atMost30", (30, 114, 120), True),
        ("nintendo fuke=atMost30", (31, 113, 120), False),
        ("nintendo fuke=off", (0, 144, 120), False),
    ],
)
def test_fuke(rules_id, points, void):
    assert settlement.is_void(hanaawase.Rules.parse(f"hanaawase/{rules_id}"), points) is void


def few(*cards):
    """A pile of so few cards, and the rest of the deck in two."""
    mine = Pile.parse(" ".join(cards)).mask
    rest = ALL.mask ^ mine
    even = sum(1 << card.index for card in DECK if card.index % 8 < 4) & rest
    return [mine, even, rest ^ even]


VOID = few("01-chaff-1", "01-chaff-2", "02-chaff-1", "02-chaff-2")
PAID = settlement.payment("a dealt hand", 30, to=2, payers=(0, 1), seats=3)


@pytest.mark.parametrize(
    ("option", "points"), [("fukeVoids=all", (0, 0, 0)), ("fukeVoids=play", (-30, -30, 60))]
)
def test_a_void_round_pays_nothing_for_play(option, points):
    rules = hanaawase.Rules.parse(f"hanaawase/nintendo {option}")
    result = settle(rules, VOID, (1, 2, 0), before=[PAID], fees=[])
    assert result.ending is Ending.FUKE
    assert result.winner is None
    assert result.score is None
    assert result.points == points
    assert result.nets == (0, 0, 0)
    assert result.card_points[0] == 4
    assert [score.total > 0 for score in result.scores] == [False, True, True]
    assert result.next_dealer == 1  # all are equal: the earliest in this round's order


def test_drop_out_fees_of_a_void_round_are_not_paid():
    rules = hanaawase.Rules.parse("hanaawase/nintendo seats=4")
    result = settle(rules, [*VOID, 0], (1, 2, 0), fees=[(3, 12)])
    assert (result.ending, result.points) == (Ending.FUKE, (0, 0, 0, 0))


def test_only_an_announced_fuke_counts_where_that_is_agreed():
    rules = hanaawase.Rules.parse("hanaawase/nintendo fukeCall=announced")
    for callers, ending in [((), Ending.PLAYED), ((1, 2), Ending.PLAYED), ((0,), Ending.FUKE)]:
        assert settle(rules, VOID, (0, 1, 2), callers=callers).ending is ending


@pytest.mark.parametrize(
    ("cards", "place", "paid"),
    [(8, 0, True), (9, 0, False), (8, 1, True), (9, 1, False), (8, 2, True), (10, 2, True), (11, 2, False)],
)
def test_hatcho_jutcho(cards, place, paid):
    """Dealer or second with at most 8 cards, third with at most 10: 30 from each (FW)."""
    rules = hanaawase.Rules.parse("hanaawase/h88 hatchoJutcho=on")
    chosen = [card.id for card in DECK if card.month != 11][:: 48 // cards][:cards]
    assert len(chosen) == cards
    piles = few(*chosen)
    order = {0: (0, 1, 2), 1: (2, 0, 1), 2: (1, 2, 0)}[place]
    found = settlement.few_cards_lines(rules, piles, order)
    assert [line.amounts for line in found] == ([(60, -30, -30)] if paid else [])
    assert [line.what for line in found] == (["seat 0, few cards (八丁十丁): 30 from each"] if paid else [])
    assert settlement.few_cards_lines(hanaawase.H88, piles, order) == []


def test_hatcho_jutcho_is_for_three_players():
    rules = hanaawase.Rules.parse("hanaawase/h88 hatchoJutcho=on seats=4")
    assert settlement.few_cards_lines(rules, [0b1, ALL.mask ^ 0b1, 0, 0], (0, 1)) == []


def test_several_may_have_few_cards():
    rules = hanaawase.Rules.parse("hanaawase/h88 hatchoJutcho=on")
    found = settlement.few_cards_lines(rules, [0b11, 0b1100, ALL.mask ^ 0b1111], (0, 1, 2))
    assert settlement.nets(found, 3) == (30, 30, -60)


def test_the_winner_takes_the_pot():
    rules = hanaawase.Rules.parse("hanaawase/h88 seats=5")
    piles = [months(*A), 0, months(*B), 0, months(*C)]
    result = settle(rules, piles, (2, 4, 0), before=[], fees=[(1, 12), (3, 18)])
    assert lines(result)[-2:] == [
        ("seat 1 dropped out: 12 to seat 0", (12, -12, 0, 0, 0)),
        ("seat 3 dropped out: 18 to seat 0", (18, 0, 0, -18, 0)),
    ]
    assert result.nets == (181, 0, -100, 0, -81)
    assert result.points == (211, -12, -100, -18, -81)
    assert result.scores[1].lines == ()


@pytest.mark.parametrize(
    ("amounts", "order", "leader"),
    [
        ((5, 1, -6), (0, 1, 2), 0),
        ((-6, 1, 5), (0, 1, 2), 2),
        ((5, 5, -10), (0, 1, 2), 0),
        ((5, 5, -10), (1, 2, 0), 1),
        ((5, -10, 5), (1, 2, 0), 2),
        ((0, 0, 0), (2, 0, 1), 2),
    ],
)
def test_of_equal_nets_the_earlier_in_order_leads(amounts, order, leader):
    assert settlement.leader(amounts, order) == leader


def test_cards_that_are_no_whole_deck_are_refused():
    with pytest.raises(RulesError, match="bad piles of 263 card points: expected 264") as caught:
        settle(hanaawase.NINTENDO, [PILES[0], PILES[1], PILES[2] ^ 1 << DECK[43].index], (0, 1, 2))
    assert caught.value.code == "bad-piles"


@st.composite
def piles_of_deck(draw, players):
    owners = draw(st.lists(st.integers(0, players - 1), min_size=48, max_size=48))
    piles = [0] * players
    for index, owner in enumerate(owners):
        piles[owner] |= 1 << index
    return piles


@settings(max_examples=200)
@given(how=house_rules(), data=st.data())
def test_nets_are_those_of_the_formula_and_sum_to_zero(how, data):
    rules = rules_of(how)
    players = rules.number_of_seats if how["activePlayers"] == "all" else 3
    piles = data.draw(piles_of_deck(players))
    ids = [[card.id for card in Pile(pile)] for pile in piles]
    result = settle(rules, piles, tuple(range(players)))
    assert result.card_points == tuple(hana.card_points(pile, how) for pile in ids)
    if hana.is_void(result.card_points, how):
        assert result.ending is Ending.FUKE
        assert result.points == (0,) * players
    else:
        assert list(result.points) == hana.nets(ids, how)
        assert result.winner == result.points.index(max(result.points))
    assert sum(result.points) == 0
    assert all(sum(line.amounts) == 0 for line in result.lines)
    assert all(type(amount) is int for line in result.lines for amount in line.amounts)


@settings(max_examples=200)
@given(how=house_rules(), data=st.data())
def test_the_seats_may_be_numbered_in_any_way(how, data):
    """Seat s becomes seat new[s]; the order of play stays the same people's."""
    rules = rules_of(how)
    players = rules.number_of_seats if how["activePlayers"] == "all" else 3
    seats = rules.number_of_seats
    piles = data.draw(piles_of_deck(players)) + [0] * (seats - players)
    new = data.draw(st.permutations(range(seats)))
    fees = [(seat, 12) for seat in range(players, seats)]
    order = tuple(range(players))
    moved = [0] * seats
    for seat in range(seats):
        moved[new[seat]] = piles[seat]
    one = settle(rules, piles, order, fees=fees)
    two = settle(
        rules, moved, tuple(new[seat] for seat in order), fees=[(new[seat], fee) for seat, fee in fees]
    )
    assert [two.points[new[seat]] for seat in range(seats)] == list(one.points)
    assert two.winner == (None if one.winner is None else new[one.winner])
    assert two.next_dealer == new[one.next_dealer]


def test_a_dealt_hand_is_paid_in_full_by_those_who_play():
    """Also where yaku are shared: S004 says 30 and 20 from each."""
    line = opening_hand(
        Pile.parse("01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 08-moon")
    )
    paid = settlement.opening_payment(line, 3, (1, 3, 4), 5)
    assert paid == ("seat 3, Six Chaff in Hand (六カス): 20 from each", (0, -20, 0, 40, -20))


def test_endings_have_sentences():
    assert [(ending.value, repr(ending)) for ending in Ending] == [
        ("played", "Ending.PLAYED"),
        ("fuke", "Ending.FUKE"),
        ("oneIn", "Ending.ONE_IN"),
        ("split", "Ending.SPLIT"),
        ("nobodyIn", "Ending.NOBODY_IN"),
    ]
    assert all(ending.sentence for ending in Ending)
