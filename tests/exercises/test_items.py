"""One item: what it refuses to be, its JSON, and how answers are graded."""

import dataclasses
import json

import pytest

from hanafuda_lib import Card, HanafudaError
from hanafuda_lib.exercises import AnswerKind, Choice, Item, ItemError, Picture, bank, find_item
from hanafuda_lib.exercises.item import plain

GOOD = {
    "id": "test/one",
    "kind": AnswerKind.CHOICE,
    "prompt": "Which?",
    "choices": (Choice("a", "A"), Choice("b", "B", "B is no A."), Choice("c", "C", "C comes later.")),
    "answer": "a",
    "explanation": "A it is.",
    "tags": ("months",),
    "level": 1,
    "source": "S003",
    "pictures": (Picture(Card.parse("01-crane"), "a bird", "Field"),),
}


def test_an_item_is_frozen_and_shows_how_to_find_it():
    item = Item(**GOOD)
    with pytest.raises(dataclasses.FrozenInstanceError):
        item.answer = "b"
    assert repr(find_item("total/3")) == "find_item('total/3')"
    assert eval("find_item('total/3')") == find_item("total/3")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"id": "Which card?"}, "an id such as"),
        ({"id": "month"}, "an id such as"),
        ({"level": 6}, "a level from 1 to 5"),
        ({"level": 0}, "a level from 1 to 5"),
        ({"rules": ("D5",)}, "rules such as 'D.5'"),
        ({"rules": ("D.5", "chapter 5")}, "rules such as 'D.5'"),
        ({"answer": "d"}, "an answer among the choices a, b, c"),
        ({"explanation": ""}, "a explanation"),
        ({"tags": ()}, "a tags"),
        ({"choices": (Choice("a", "A"),)}, "2 to 6 choices"),
        ({"choices": (Choice("a", "A"), Choice("a", "B", "no"))}, "each choice once"),
        ({"choices": (Choice("a", "A"), Choice("b", "A", "no"))}, "each choice once"),
        ({"choices": (Choice("a", "A"), Choice("b", "B"))}, "a reason why each wrong choice is wrong"),
        ({"kind": AnswerKind.NUMBER, "choices": (), "answer": "ten"}, "a whole number as the answer"),
    ],
)
def test_what_is_no_item_is_refused(change, expected):
    with pytest.raises(ItemError, match=expected):
        Item(**{**GOOD, **change})


def test_every_item_of_the_bank_survives_json():
    for item in bank():
        assert Item.from_json(json.loads(json.dumps(item.to_json()))) == item


@pytest.mark.parametrize(
    "broken", [None, 7, {}, [], {"id": "x/y"}, {**find_item("word/oya").to_json(), "level": 9}]
)
def test_broken_json_is_an_error_of_ours(broken):
    with pytest.raises(HanafudaError):
        Item.from_json(broken)


def test_a_choice_is_graded_with_the_reason():
    item = Item(**GOOD)
    assert (item.grade("a").right, item.grade("a").text) == (True, "A it is.")
    assert (item.grade("b").right, item.grade("b").text) == (False, "B is no A. A it is.")


@pytest.mark.parametrize("given", ["d", "", None, 1, True, ["a"]])
def test_what_is_no_choice_is_no_mistake(given):
    with pytest.raises(ItemError, match="expected one of a, b, c"):
        Item(**GOOD).grade(given)


@pytest.mark.parametrize("given", ["5", " 5 ", "+5", "05", "５", 5])
def test_numbers_may_be_written_in_some_ways(given):
    assert find_item("total/0").grade(given).right


@pytest.mark.parametrize("given", ["", "five", "5.0", "5 points", None, True, 5.0, "99999999"])
def test_what_is_no_number_is_no_mistake(given):
    with pytest.raises(ItemError, match="expected a whole number such as '10'"):
        find_item("total/0").grade(given)


def test_a_slip_is_named():
    # Blues with a further ribbon 6, both viewings 10: 16, doubled at seven, doubled by the koi-koi.
    item = find_item("total/1")
    assert item.answer == "64"
    assert item.grade("16").text.startswith("That is the sum of the yaku. A doubling is missing.")
    assert item.grade("32").text.startswith("One doubling is missing: both count here.")
    assert item.grade("60").text.startswith("The extra cards of Blues are missing.")
    assert item.grade("7") == dataclasses.replace(item.grade("8"))  # no known slip: the explanation alone
    assert item.grade("7").text == item.explanation


@pytest.mark.parametrize("given", ["shōbu", "Shobu", " SHOUBU ", "勝負", "sho-bu"])
def test_a_word_may_be_spelt_in_several_ways(given):
    assert find_item("write-word/shobu").grade(given).right


def test_another_word_is_wrong_and_no_word_is_no_mistake():
    assert not find_item("write-word/shobu").grade("yaku").right
    for given in ("", "  ", "-", None):
        with pytest.raises(ItemError, match="no word"):
            find_item("write-word/shobu").grade(given)


def test_plain_keeps_what_tells_words_apart():
    assert plain("Kō") == plain("ko") != plain("ka")
