"""The fishing engine: what a card takes with 0, 1, 2 or 3 matches, and how cards are dealt."""

from collections import Counter
from enum import IntEnum
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_lib import ALL, DECK, Card, IllegalActionError, NotationError, Pile, RulesError
from hanafuda_lib.game import find_rules
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.table import (
    FIELD,
    NO_WILD,
    Deal,
    Table,
    four_of_a_month,
    month_counts,
    rng_for,
    shuffled_deck,
)


def card(text):
    return Card.parse(text)


def table(hand, field, stock=""):
    """A table where seat 0 has ``hand``; cards that are not named lie at the end of the stock."""
    first = Pile.parse(hand)
    lying = Pile.parse(field)
    top = [Card.parse(word) for word in stock.split()]
    rest = ALL - first - lying - Pile.of(top)
    return Table(Deal((first, Pile()), lying, (*top, *rest)))


def piles(one):
    return [str(Pile(mask)) for mask in one.piles]


def test_no_match_the_card_lies_down():
    one = table("10-deer 01-crane", "09-blue-ribbon 04-chaff-1")
    assert one.matches(card("10-deer").index) == 0
    assert one.choices(card("10-deer").index) == 0
    assert one.play(0, card("10-deer"), None) == 0
    assert str(Pile(one.field)) == "04-chaff-1 09-blue-ribbon 10-deer"
    assert str(Pile(one.hands[0])) == "01-crane"
    assert piles(one) == ["", ""]


def test_one_match_is_taken_without_a_question():
    one = table("09-cup", "09-blue-ribbon 04-chaff-1")
    assert one.choices(card("09-cup").index) == 0
    assert Pile(one.play(0, card("09-cup"), None)) == Pile.parse("09-blue-ribbon")
    assert str(Pile(one.field)) == "04-chaff-1"
    assert piles(one) == ["09-cup 09-blue-ribbon", ""]


@pytest.mark.parametrize("take", ["09-blue-ribbon", "09-cup"])
def test_two_matches_are_a_choice(take):
    one = table("09-chaff-1", "09-blue-ribbon 09-cup 04-chaff-1")
    before = one.copy()
    assert Pile(one.choices(card("09-chaff-1").index)) == Pile.parse("09-blue-ribbon 09-cup")
    with pytest.raises(IllegalActionError, match="expected one of 09-cup 09-blue-ribbon") as caught:
        one.play(0, card("09-chaff-1"), None)
    assert caught.value.code == "choose-one"
    assert one == before
    assert Pile(one.play(0, card("09-chaff-1"), card(take))) == Pile.parse(take)
    assert Pile.parse(piles(one)[0]) == Pile.parse(f"09-chaff-1 {take}")
    assert Pile(one.field) == Pile.parse("09-blue-ribbon 09-cup 04-chaff-1") - Pile.parse(take)


def test_three_matches_are_taken_together():
    one = table("09-chaff-1", "09-blue-ribbon 09-cup 09-chaff-2 04-chaff-1")
    assert one.choices(card("09-chaff-1").index) == 0
    assert len(Pile(one.play(0, card("09-chaff-1"), None))) == 3
    assert piles(one) == ["09-cup 09-blue-ribbon 09-chaff-1 09-chaff-2", ""]
    assert str(Pile(one.field)) == "04-chaff-1"


@pytest.mark.parametrize(
    ("play", "take", "code", "named"),
    [
        ("02-warbler", None, "not-in-hand", "card '02-warbler' is not in the hand"),
        ("10-deer", "04-chaff-1", "no-choice", "nothing to choose for '10-deer'"),
        ("01-crane", "01-chaff-1", "no-choice", "nothing to choose for '01-crane'"),
        ("09-chaff-1", "04-chaff-1", "choose-one", "card '04-chaff-1' cannot be taken by '09-chaff-1'"),
        ("09-chaff-1", "09-chaff-2", "choose-one", "card '09-chaff-2' cannot be taken by '09-chaff-1'"),
        ("03-curtain", "03-chaff-1", "no-choice", "nothing to choose for '03-curtain'"),
    ],
)
def test_a_refused_play_changes_nothing(play, take, code, named):
    one = table(
        "10-deer 01-crane 09-chaff-1 03-curtain",
        "09-blue-ribbon 09-cup 04-chaff-1 01-chaff-1 03-red-poem 03-chaff-1 03-chaff-2",
    )
    before = one.copy()
    with pytest.raises(IllegalActionError) as caught:
        one.play(0, card(play), None if take is None else card(take))
    assert caught.value.code == code
    assert str(caught.value).startswith(named)
    assert one == before


def test_a_drawn_card_is_treated_as_a_played_one():
    one = table("10-deer", "09-blue-ribbon", "09-cup 02-warbler 09-chaff-1")
    assert one.stock_size == 46
    first, taken = one.turn(1)
    assert (DECK[first].id, one.stock_size) == ("09-cup", 45)
    assert Pile(taken) == Pile.parse("09-blue-ribbon")
    second, taken = one.turn(1)
    assert (DECK[second].id, taken) == ("02-warbler", 0)
    assert piles(one) == ["", "09-cup 09-blue-ribbon"]
    assert str(Pile(one.field)) == "02-warbler"


def test_the_flipped_card_takes_the_card_just_discarded():
    one = table("10-deer", "04-chaff-1", "10-blue-ribbon")
    one.play(0, card("10-deer"), None)
    one.turn(0)
    assert piles(one) == ["10-deer 10-blue-ribbon", ""]


class TestWild:
    """The lightning as a wild card (a house rule)."""

    def wild(self, field):
        one = table("11-lightning", field)
        one.wild = card("11-lightning").index
        return one

    def test_it_takes_any_one_card(self):
        one = self.wild("01-crane 02-warbler 02-chaff-1")
        assert Pile(one.choices(one.wild)) == Pile.parse("01-crane 02-warbler 02-chaff-1")
        assert Pile(one.matches(one.wild)) == Pile.parse("01-crane 02-warbler 02-chaff-1")
        assert Pile(one.play(0, card("11-lightning"), card("01-crane"))) == Pile.parse("01-crane")
        assert piles(one) == ["01-crane 11-lightning", ""]

    def test_a_single_field_card_is_taken_without_a_question(self):
        one = self.wild("01-crane")
        assert one.choices(one.wild) == 0
        assert Pile(one.play(0, card("11-lightning"), None)) == Pile.parse("01-crane")

    def test_on_an_empty_field_it_lies_down(self):
        one = self.wild("")
        assert one.play(0, card("11-lightning"), None) == 0
        assert str(Pile(one.field)) == "11-lightning"

    def test_three_willows_are_taken_as_usual(self):
        one = self.wild("01-crane 11-rainman 11-swallow 11-plain-ribbon")
        assert one.choices(one.wild) == 0
        assert len(Pile(one.play(0, card("11-lightning"), None))) == 3
        assert str(Pile(one.field)) == "01-crane"

    def test_its_hand_step_names_a_card_only_where_there_is_a_choice(self):
        for field, expected in (
            ("", ["11-lightning"]),
            ("01-crane", ["11-lightning"]),
            ("01-crane 02-warbler", ["11-lightning>01-crane", "11-lightning>02-warbler"]),
        ):
            assert [str(action) for action in self.wild(field).plays(0)] == expected

    def test_turned_it_takes_a_single_field_card_and_waits_for_a_choice_of_more(self):
        for field, taken, left in (
            ("", "", "11-lightning"),
            ("01-crane", "01-crane", ""),
            ("01-crane 02-warbler", None, "01-crane 02-warbler"),
        ):
            one = table("10-deer", field, "11-lightning")
            one.wild = card("11-lightning").index
            found = one.turn(1)
            assert found[0] == one.wild
            assert found[1] == (None if taken is None else Pile.parse(taken).mask)
            assert str(Pile(one.field)) == left

    def test_no_other_card_is_wild(self):
        one = table("01-crane", "02-warbler")
        one.wild = card("11-lightning").index
        assert one.choices(card("01-crane").index) == 0
        assert one.play(0, card("01-crane"), None) == 0
        assert table("", "").wild == NO_WILD

    def test_two_tables_that_differ_in_the_wild_card_differ(self):
        assert self.wild("01-crane") != table("11-lightning", "01-crane")


def test_a_copy_is_independent():
    one = table("09-cup 01-crane", "09-blue-ribbon", "02-warbler")
    other = one.copy()
    assert other == one
    other.play(0, card("09-cup"), None)
    other.turn(0)
    assert one == table("09-cup 01-crane", "09-blue-ribbon", "02-warbler")
    assert other != one
    assert one != "a table"


@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_cards_are_conserved_whatever_is_played(seed, moves):
    rng = Random(moves)
    deal = Deal.of_order(shuffled_deck(rng_for(seed)), [(0, 8), (FIELD, 8), (1, 8)], seats=2)
    one = Table(deal)
    for seat in [0, 1] * 8:
        hand = list(Pile(one.hands[seat]))
        played = rng.choice(hand)
        choices = list(Pile(one.choices(played.index)))
        one.play(seat, played, rng.choice(choices) if choices else None)
        index, taken = one.turn(seat)
        if taken is None:
            one.settle(seat, index, one.taken_by(index, rng.choice(list(Pile(one.choices(index))))))
        left = [DECK[i] for i in one.stock[one.drawn :]]
        everything = [*left, *Pile(one.field), *(c for m in (*one.hands, *one.piles) for c in Pile(m))]
        assert Counter(everything) == Counter(DECK)
        # Two or three field cards of a month can only come from the deal (RULES.md §0.3).
        dealt = month_counts(deal.field.mask)
        assert all(now <= max(1, then) for now, then in zip(month_counts(one.field), dealt, strict=True))


class TestDeal:
    """Shuffling and dealing."""

    def test_packets_come_from_the_top_and_the_rest_is_the_stock(self):
        order = list(range(47, -1, -1))
        deal = Deal.of_order(order, [(1, 4), (FIELD, 4), (0, 4), (1, 4), (FIELD, 4), (0, 4)], seats=2)
        assert [c.index for c in deal.stock] == list(range(23, -1, -1))
        assert {c.index for c in deal.hands[1]} == {47, 46, 45, 44, 35, 34, 33, 32}
        assert {c.index for c in deal.field} == {43, 42, 41, 40, 31, 30, 29, 28}
        assert {c.index for c in deal.hands[0]} == {39, 38, 37, 36, 27, 26, 25, 24}

    @given(st.integers(0, 2**64))
    def test_a_shuffle_is_a_permutation_and_the_textbook_one(self, seed):
        order = shuffled_deck(rng_for(seed))
        assert sorted(order) == list(range(48))
        rng, cards = Random(seed), list(range(48))
        for last in reversed(range(1, 48)):
            place = int(rng.random() * (last + 1))
            cards[place], cards[last] = cards[last], cards[place]
        assert order == cards

    def test_each_card_is_on_top_about_as_often(self):
        tops = Counter(shuffled_deck(Random(seed))[0] for seed in range(4800))
        assert len(tops) == 48
        assert 60 < min(tops.values()) and max(tops.values()) < 140

    @pytest.mark.parametrize("seed", [-1, 1.5, "7", None, True])
    def test_a_bad_seed_is_named(self, seed):
        with pytest.raises(RulesError) as caught:
            rng_for(seed)
        assert str(caught.value) == f"bad seed {seed!r}: expected a whole number, 0 or more"

    def test_a_number_of_another_kind_is_a_seed_too(self):
        number = IntEnum("Number", {"SEVEN": 7}).SEVEN
        assert rng_for(number).random() == Random(7).random()

    def test_a_deal_must_hold_all_cards_once(self):
        with pytest.raises(NotationError, match="the deal lacks"):
            Deal((Pile(), Pile()), Pile(), tuple(DECK[1:]))
        with pytest.raises(NotationError, match="twice"):
            Deal((Pile.of(DECK[:1]), Pile()), Pile(), tuple(DECK))


@given(st.integers(0, 2**48 - 1))
def test_counting_months(mask):
    counts = Counter(int(c.month) for c in Pile(mask))
    assert month_counts(mask) == [counts[month] for month in range(1, 13)]
    fours = [month for month in range(1, 13) if counts[month] == 4]
    assert [c.month for c in Pile(four_of_a_month(mask))] == fours


@pytest.mark.parametrize(
    "rules",
    [
        "koikoi/yamato",
        "koikoi/yamato lightningWild=on",
        "koikoi/yamato yakuCheck=atCapture fieldFour=dealerTakes",
        "hanaawase/nintendo openingHands=on",
        "hachihachi/std",
    ],
)
def test_the_pairs_are_always_those_of_the_field(rules):
    """They are counted anew only after some steps; slow and from the field, they must come out the same."""
    rules = type(find_rules(rules.split()[0])).parse(rules)
    seen = set()
    for seed in range(40):
        round = GAMES[game_of(rules)].Round.deal(rules, seed=seed)
        rng = Random(seed)
        while round.to_move is not None:
            actions = round.legal_actions()
            round.play(actions[int(rng.random() * len(actions))])
            table = round.table
            months = [number for number, count in enumerate(month_counts(table.field)) if count == 2]
            assert table.pairs == sum(0b1111 << 4 * number for number in months)
            assert table.copy().pairs == table.pairs
            seen.add(len(months))
    assert {0, 1, 2} <= seen
