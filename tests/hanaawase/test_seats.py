"""Four to seven at the table: who plays, what dropping out costs, what the forced-out get (RULES.md §D.3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_lib import Card, Deru, IllegalActionError, Oriru, Pile, Play, Step, hanaawase
from hanafuda_lib.hanaawase.seating import seated
from hanafuda_lib.hanaawase.seats import compensation, drop_fees, take_places
from hanafuda_lib.hanaawase.settlement import Ending

IN, OUT = Deru(), Oriru()


@pytest.mark.parametrize(
    ("answers", "places"),
    [
        ("", ((), (), (), 2)),
        ("i", ((2,), (), (), 3)),
        ("ii", ((2, 3), (), (), 4)),
        # Three are in: the rest is forced out.
        ("iii", ((2, 3, 4), (), (0, 1), None)),
        ("oiii", ((3, 4, 0), (2,), (1,), None)),
        ("ooiii", ((4, 0, 1), (2, 3), (), None)),
        ("ioioi", ((2, 4, 1), (3, 0), (), None)),
        ("oooii", ((0, 1), (2, 3, 4), (), None)),
        ("ooooi", ((1,), (2, 3, 4, 0), (), None)),
        ("ooooo", ((), (2, 3, 4, 0, 1), (), None)),
    ],
)
def test_places(answers, places):
    asked = (2, 3, 4, 0, 1)
    assert take_places(asked, [answer == "i" for answer in answers], force_three=False) == places


@pytest.mark.parametrize(
    ("answers", "places"),
    [
        ("", ((), (), (), 0)),
        ("o", ((), (0,), (), 1)),
        ("oo", ((2, 3, 4), (0, 1), (), None)),
        ("io", ((0,), (1,), (), 2)),
        ("ioo", ((0, 3, 4), (1, 2), (), None)),
        ("iio", ((0, 1), (2,), (), 3)),
        ("iioo", ((0, 1, 4), (2, 3), (), None)),
        ("iii", ((0, 1, 2), (), (3, 4), None)),
    ],
)
def test_places_when_three_must_play(answers, places):
    assert take_places((0, 1, 2, 3, 4), [answer == "i" for answer in answers], force_three=True) == places


@given(answers=st.lists(st.booleans(), min_size=7, max_size=7), seats=st.integers(4, 7), force=st.booleans())
def test_everybody_has_one_place(answers, seats, force):
    places = take_places(range(seats), answers, force_three=force)
    assert places.asking is None
    assert sorted(places.active + places.dropped + places.forced) == list(range(seats))
    assert len(places.active) == 3 or (not force and len(places.active) < 3)
    assert not places.forced or len(places.active) == 3


def test_each_further_drop_out_costs_half_a_kan_more():
    assert drop_fees(hanaawase.H88, (4, 2, 0, 1)) == ((4, 12), (2, 18), (0, 24), (1, 30))
    assert drop_fees(hanaawase.H88.with_options({"dropFee": "off"}), (4, 2)) == ()


@pytest.mark.parametrize(
    ("hand", "each"),
    [
        ("01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 08-geese", 0),
        # A bright, a red poem, a blue: three each. The rain man belongs to five brights.
        ("11-rainman 01-red-poem 06-blue-ribbon 04-plain-ribbon 02-warbler", 9),
        # Half of the moon viewing; the moon is in it, the crane is not.
        ("08-moon 09-cup 01-crane", 10 + 3),
        # Half of the red poems (40), and the blue beside them.
        ("01-red-poem 02-red-poem 03-red-poem 09-blue-ribbon", 20 + 3),
        # Half of shiko and matsukiribozu (80): no bright is left over.
        ("01-crane 03-curtain 08-moon 12-phoenix", 40),
        # Half of six ribbons, red poems and blues: 110.
        ("01-red-poem 02-red-poem 03-red-poem 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon", 55),
    ],
)
def test_compensation(hand, each):
    found = compensation(hanaawase.NINTENDO, Pile.parse(hand))
    assert (found, type(found)) == (each, int)


@pytest.mark.parametrize(("option", "each"), [("openingHands=off", 3), ("openingHands=on", 13)])
def test_a_dealt_hand_is_compensated_where_dealt_hands_are_paid(option, each):
    """Half of six chaff (20), and the moon."""
    rules = hanaawase.Rules.parse(f"hanaawase/h88 {option}")
    hand = "01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 08-moon"
    assert compensation(rules, Pile.parse(hand)) == each


def start(options, *, seed=7, dealer=0):
    return hanaawase.Round.deal(hanaawase.Rules.parse(f"hanaawase/h88 {options}"), seed=seed, dealer=dealer)


def answer(round, *answers):
    for action in answers:
        round.play(action)
    return round


def to_the_end(round):
    while not round.is_over:
        round.play(round.legal_actions()[0])
    return round


def test_the_right_neighbour_plays_first_when_the_dealer_drops():
    round = answer(start("seats=5", dealer=3), OUT, IN, IN, OUT, IN)
    assert round.order == (4, 0, 2)
    assert round.to_move == 4
    view = round.view(1)
    assert (view.order, view.dropped, view.forced) == ((4, 0, 2), (3, 1), ())
    assert view.dealer == 3
    assert view.hand == Pile()
    assert view.hand_sizes == (7, 0, 7, 0, 7)
    assert view.stock_size == 21
    assert [event.step for event in view.events] == [Step.ORIRU, Step.DERU, Step.DERU, Step.ORIRU, Step.DERU]


def test_hands_that_are_given_up_go_into_the_stock_which_is_shuffled():
    round = start("seats=4")
    dealt = round.first_deal
    answer(round, IN, IN, OUT, IN)
    stock = Pile(sum(1 << index for index in round.table.stock))
    assert stock == Pile.of(dealt.stock) | dealt.hands[2]
    assert list(round.table.stock) != sorted(round.table.stock)
    assert list(round.table.stock[:14]) != [card.index for card in dealt.stock]
    assert round.first_deal == dealt


def test_fees_and_compensation_are_lines_of_the_result():
    rules = hanaawase.Rules.parse("hanaawase/h88 seats=5")
    round = answer(start("seats=5"), OUT, IN, IN, IN)
    each = compensation(rules, round.first_deal.hands[4])
    result = to_the_end(round).result
    assert result.ending is Ending.PLAYED
    assert result.lines[0].what == f"seat 4 forced out: {each} from seats 2 and 3"
    assert result.lines[0].amounts == (0, 0, -each, -each, 2 * each)
    assert result.lines[-1].what == f"seat 0 dropped out: 12 to seat {result.winner}"
    assert result.lines[-1].amounts[0] == -12
    assert result.winner in (1, 2, 3)
    assert sum(result.points) == 0


def test_nobody_is_compensated_where_that_is_not_agreed():
    round = to_the_end(answer(start("seats=5 forcedOut=off dropFee=off"), OUT, IN, IN, IN))
    assert all("out" not in line.what for line in round.result.lines)


def test_one_player_takes_the_pot():
    result = answer(start("seats=4"), OUT, OUT, IN, OUT).result
    assert (result.ending, result.winner, result.next_dealer) == (Ending.ONE_IN, 2, 2)
    assert result.points == (-12, -18, 54, -24)
    assert result.nets == result.points
    assert result.card_points == (0, 0, 0, 0)


def test_with_nobody_in_the_same_dealer_deals_again():
    result = answer(start("seats=4", dealer=1), OUT, OUT, OUT, OUT).result
    assert (result.ending, result.winner, result.next_dealer) == (Ending.NOBODY_IN, None, 1)
    assert result.lines == ()
    assert result.points == (0, 0, 0, 0)


def test_two_may_share_the_pot():
    result = answer(start("seats=5 twoIn=split"), OUT, IN, OUT, OUT, IN).result
    assert (result.ending, result.winner, result.next_dealer) == (Ending.SPLIT, None, 1)
    assert result.points == (-12, 27, -18, -24, 27)
    assert all(type(amount) is int for amount in result.points)
    assert result.scores == ()


def test_two_may_play_until_the_stock_is_used_up():
    """Seven each, six on the field, 28 in the stock; par 132."""
    round = answer(start("seats=4"), OUT, IN, OUT, IN)
    assert round.order == (1, 3)
    assert round.view(1).stock_size == 28
    result = to_the_end(round).result
    assert result.card_points[1] + result.card_points[3] == 264
    assert result.lines[0].what == "card points against 132"
    assert result.lines[0].amounts[1] == result.card_points[1] - 132
    assert result.points[0] == -12
    assert result.points[2] == -18


def test_three_must_play_where_that_is_agreed():
    round = start("seats=4 forceThree=on")
    answer(round, OUT)
    assert round.order == (1, 2, 3)
    assert round.phase == "play"


def test_six_at_the_table_leave_no_stock():
    round = start("seats=6")
    assert round.view(0).stock_size == 0
    answer(round, IN, OUT, IN, OUT, IN)
    assert round.view(5).forced == (5,)
    assert round.view(0).stock_size == 21


@pytest.mark.parametrize("seed", range(12))
def test_the_white_card_makes_a_field_of_six(seed):
    """Seven at the table: its holder lays his other cards down, sits out, and pays nothing."""
    round = start("seats=7", seed=seed, dealer=seed % 7)
    sizes = [len(hand) for hand in round.first_deal.hands]
    assert sorted(sizes) == [0, 7, 7, 7, 7, 7, 7]
    assert len(round.first_deal.field) == 6
    assert round.first_deal.stock == ()
    holder = sizes.index(0)
    asked = []
    while not round.order and not round.is_over:
        asked.append(round.to_move)
        round.play(OUT if len(asked) < 3 else IN)
    order = [(seed % 7 + step) % 7 for step in range(7)]
    assert asked == [seat for seat in order if seat != holder][:5]
    to_the_end(round)
    assert round.result.points[holder] == 0


def test_every_seat_may_get_the_white_card():
    holders = {
        [len(hand) for hand in start("seats=7", seed=seed).first_deal.hands].index(0) for seed in range(60)
    }
    assert holders == set(range(7))


def test_playing_a_card_is_refused_while_places_are_open():
    round = start("seats=4")
    before = round.record()
    with pytest.raises(IllegalActionError, match="illegal action '01-crane': expected one of deru, oriru"):
        round.play(Play(Card.parse("01-crane")))
    assert round.record() == before
    assert round.order == ()
    answer(round, IN, IN, IN)
    with pytest.raises(IllegalActionError, match="illegal action 'deru'"):
        round.play(IN)


@pytest.mark.parametrize(
    ("rules", "seats", "play"),
    [
        ("hanaawase/nintendo", 2, "all"),
        ("hanaawase/nintendo", 4, "all"),
        ("hanaawase/nintendo", 5, "three"),
        # A third of a yaku's points is not whole.
        ("hanaawase/h80", 4, "three"),
        # Four that all play have hands of five, and an opening hand is one of seven.
        ("hanaawase/nintendo openingHands=on", 4, "three"),
        # Who says how many play, is heard.
        ("hanaawase/nintendo activePlayers=three", 4, "three"),
    ],
)
def test_who_plays_when_so_many_sit_down(rules, seats, play):
    found = seated(rules, seats)
    assert (found.number_of_seats, found.active_players.value) == (seats, play)
