"""The 48 cards against a table of facts, row by row."""

import copy
import pickle

import pytest

from hanafuda_lib import DECK, Card, Kind, Month, NotationError, Ribbon


@pytest.fixture(scope="module")
def facts(root):
    head, *rows = (root / "tests" / "data" / "cards.tsv").read_text("utf-8").splitlines()
    return [dict(zip(head.split("\t"), row.split("\t"), strict=True)) for row in rows]


def test_every_card_is_as_the_table_of_facts_says(facts):
    said = [
        {
            "id": card.id,
            "month": str(int(card.month)),
            "kind": card.kind.value,
            "ribbon": card.ribbon.value if card.ribbon else "-",
            "points": str(card.points),
        }
        for card in DECK
    ]
    assert said == facts


def test_the_deck_has_the_totals_of_the_rules():
    kinds = [card.kind for card in DECK]
    assert [kinds.count(kind) for kind in Kind] == [5, 9, 10, 24]
    ribbons = [card.ribbon for card in DECK]
    assert [ribbons.count(ribbon) for ribbon in Ribbon] == [3, 3, 4]
    assert sum(card.points for card in DECK) == 264
    assert [[card.month for card in DECK].count(month) for month in Month] == [4] * 12


def test_exactly_the_ribbon_cards_have_a_sort_of_ribbon():
    assert {card.id for card in DECK if card.ribbon} == {card.id for card in DECK if card.kind is Kind.RIBBON}


def test_a_card_is_one_object_that_survives_text_repr_copy_and_pickle():
    for index, card in enumerate(DECK):
        assert card.index == index
        assert Card.parse(str(card)) is card
        assert eval(repr(card)) is card
        assert copy.deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card


def test_cards_sort_in_month_order():
    assert sorted(reversed(DECK)) == list(DECK)
    assert [card.month for card in DECK] == sorted(card.month for card in DECK)


def test_a_card_cannot_be_changed():
    with pytest.raises(AttributeError):
        DECK[0].id = "01-cow"  # type: ignore[misc]


@pytest.mark.parametrize("text", ["", "13-cow", "1-crane", "01-Crane", " 01-crane", "01-crane ", "鶴", "0"])
def test_an_unknown_card_is_named_with_what_was_expected(text):
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert caught.value.code == "unknown-card"
    assert f"unknown card {text!r}: " in str(caught.value)


def test_a_wrong_card_of_a_month_is_answered_with_the_cards_of_that_month():
    with pytest.raises(NotationError, match="this month has 08-moon, 08-geese, 08-chaff-1, 08-chaff-2"):
        Card.parse("08-ribbon")


@pytest.mark.parametrize("value", [None, 1, 3.5, ["01-crane"], b"01-crane", DECK[0]])
def test_what_is_no_text_is_no_card(value):
    with pytest.raises(NotationError) as caught:
        Card.parse(value)
    assert caught.value.code == "unknown-card"


def test_kinds_and_months_have_plain_forms():
    assert [repr(kind) for kind in Kind] == ["Kind.BRIGHT", "Kind.ANIMAL", "Kind.RIBBON", "Kind.CHAFF"]
    assert [kind.points for kind in Kind] == [20, 10, 5, 1]
    assert [month.name for month in Month][:3] == ["PINE", "PLUM", "CHERRY"]
    assert [str(ribbon) for ribbon in Ribbon] == ["red-poem", "blue", "plain"]
