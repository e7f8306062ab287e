"""Piles behave as sets of cards do, and say what is wrong with a text."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_lib import ALL, DECK, EMPTY, Card, Kind, Month, NotationError, Pile
from hanafuda_lib.pile import KIND_PILES, MONTH_MASKS, RIBBON_PILES, require_partition

masks = st.integers(0, 2**48 - 1)


def as_set(pile):
    return {card.id for card in pile}


@given(masks, masks)
def test_a_pile_is_a_set(one, two):
    a, b = Pile(one), Pile(two)
    assert as_set(a | b) == as_set(a) | as_set(b)
    assert as_set(a & b) == as_set(a) & as_set(b)
    assert as_set(a - b) == as_set(a) - as_set(b)
    assert as_set(a ^ b) == as_set(a) ^ as_set(b)
    assert (a <= b) == (as_set(a) <= as_set(b))
    assert (a & b) <= a
    assert len(a) == len(as_set(a))
    assert [card in a for card in DECK] == [card.id in as_set(a) for card in DECK]
    assert (a == b) == (as_set(a) == as_set(b))


@given(masks)
def test_text_and_repr_round_trip(mask):
    pile = Pile(mask)
    assert Pile.parse(str(pile)) == pile
    assert eval(repr(pile)) == pile
    assert Pile.of(pile) == pile
    assert pickle.loads(pickle.dumps(pile)) == pile
    assert hash(Pile(mask)) == hash(pile)


@given(masks)
def test_a_pile_iterates_in_month_order(mask):
    cards = list(Pile(mask))
    assert cards == sorted(cards)


@given(masks)
def test_kinds_and_months_part_a_pile(mask):
    pile = Pile(mask)
    kinds = [pile.of_kind(kind) for kind in Kind]
    months = [pile.of_month(month) for month in Month]
    assert sum(map(len, kinds)) == sum(map(len, months)) == len(pile)
    assert all(card.kind is kind for kind, part in zip(Kind, kinds, strict=True) for card in part)
    assert all(card.month is month for month, part in zip(Month, months, strict=True) for card in part)
    assert pile.points == sum(card.points for card in pile)


def test_the_order_of_the_words_does_not_matter():
    assert Pile.parse("09-cup  01-crane\n") == Pile.parse("01-crane 09-cup")
    assert str(Pile.parse("09-cup 01-crane")) == "01-crane 09-cup"


def test_the_whole_deck_and_nothing():
    assert list(ALL) == list(DECK)
    assert ALL.points == 264
    assert list(EMPTY) == [] and len(EMPTY) == 0 and str(EMPTY) == ""
    assert Pile.parse("") == EMPTY
    assert not bool(len(EMPTY))


def test_a_pile_holds_cards_only():
    assert "01-crane" not in ALL
    assert None not in ALL
    assert Card.parse("01-crane") in ALL


def test_the_ready_piles():
    assert [len(KIND_PILES[kind]) for kind in Kind] == [5, 9, 10, 24]
    assert [len(pile) for pile in RIBBON_PILES.values()] == [3, 3, 4]
    for card in DECK:
        assert Pile(MONTH_MASKS[card.index]) == ALL.of_month(card.month)


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("01-crane 01-crane", "doubled-card", "card '01-crane' is given twice: expected each card once"),
        ("01-crane 13-cow", "unknown-card", "unknown card '13-cow'"),
        ("01-crane,09-cup", "unknown-card", "unknown card '01-crane,09-cup'"),
        (None, "bad-pile", "bad pile None: expected card ids in a text"),
        (["01-crane"], "bad-pile", "bad pile ['01-crane']: expected card ids in a text"),
    ],
)
def test_a_bad_text_is_named(text, code, message):
    with pytest.raises(NotationError) as caught:
        Pile.parse(text)
    assert caught.value.code == code
    assert str(caught.value).startswith(message)


def test_forty_nine_cards_are_one_too_many():
    with pytest.raises(NotationError, match="card '05-bridge' is given twice"):
        Pile.parse(f"{ALL} 05-bridge")


@pytest.mark.parametrize("mask", [-1, 2**48, 1.0, "1", None])
def test_a_bad_mask_is_named(mask):
    with pytest.raises(NotationError) as caught:
        Pile(mask)
    assert caught.value.code == "bad-mask"
    assert str(caught.value) == f"bad mask {mask!r}: expected a whole number of 48 bits"


def test_a_partition_of_the_deck_is_complete_and_without_doubles():
    crane = Pile.parse("01-crane")
    require_partition([crane, ALL - crane])
    with pytest.raises(NotationError, match="the deal lacks 01-crane: expected all 48 cards"):
        require_partition([ALL - crane])
    with pytest.raises(NotationError, match="the hands has 01-crane twice: expected each card once"):
        require_partition([crane, ALL], what="the hands")
