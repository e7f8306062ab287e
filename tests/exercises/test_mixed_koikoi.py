"""Items in which several rules of Koi-Koi meet, and exams by number: answers worked out by hand from the rules."""

import itertools
import re

import pytest

from hanafuda_lib.exercises import bank, exam, exam_pool, find_item
from hanafuda_lib.exercises.bank import EXAM_POOL
from hanafuda_lib.exercises.mixed_koikoi import mixed_koikoi_items

TOPICS = [
    "months", "kinds", "points", "ribbons", "taking", "dealing", "yaku", "scoring", "koikoi", "doubling",
]  # fmt: skip
LEVELS = (1, 2, 3, 4)

# By RULES.md §B.1 and §A.1.points, each with its sum.
NUMBERS = {
    "sum/six-ribbons": 1 + 1,
    "sum/red-poems-and-two": 5 + 2,
    "sum/blues-and-one": 5 + 1,
    "sum/both-and-one": 10 + 1,
    "sum/boar-and-cup": 5 + 1,
    "sum/boar-and-two": 5 + 2,
    "sum/seven-animals": 1 + 2,
    "sum/chaff-and-cup": 1 + (11 + 1 - 10),
    "sum/brights-and-red": 5 + 5,
    "sum/three-and-viewings": 5 + 5 + 5,
    "sum/rain-and-cup": 5,
    "points-together/paulownia": 20 + 1 + 1 + 1,
    "points-together/maple": 10 + 5 + 1 + 1,
    "points-together/looks": 10 + 10 + 1,
    "points-together/birds": 20 + 10 + 20,
    "calling/grown-score": 5 + 1,  # one's own call doubles nothing
    "calling/small-yaku": 1 * 2,
}
CHOICES = {
    "beside/red-poems": "Red Poems grows by 2, and Ribbons is not counted",
    "beside/animals": "no: each further animal adds 1 to Boar, Deer, Butterflies",
    "beside/brights": "8",
    "beside/red-and-blue": "10",
    "card-points/koikoi": "your opponent: 1 point",
    "of-two/blues": "the blue ribbon",
    "of-two/ten-chaff": "the chaff card",
    "of-two/cup": "the sake cup",
    "of-two/moon-away": "the moon",
    "of-two/turned": "you choose one of the two, and take it",
    "first-deal/tie": "nobody yet: both turn again",
    "first-deal/chaff-and-bright": "you",
    "first-deal/willow": "your opponent",
    "first-deal/three": "you play on, and the fourth card takes all three",
    "first-deal/field-before-hand": "the cards are dealt again, and nobody scores",
    "calling/grown": "the round ends, and you score",
    "calling/dealers-last": "yes: the other player still has a card",
    "calling/deal-after": "the other player",
    "last-card/yaku": "no: the round ends, and you score",
}


def test_every_item_is_checked_here():
    assert {item.id for item in mixed_koikoi_items()} == NUMBERS.keys() | CHOICES.keys()


@pytest.mark.parametrize(("item_id", "number"), NUMBERS.items(), ids=NUMBERS)
def test_numbers(item_id, number):
    assert find_item(item_id).answer == str(number)


@pytest.mark.parametrize(("item_id", "answer"), CHOICES.items(), ids=CHOICES)
def test_choices(item_id, answer):
    assert find_item(item_id).answer_text == answer


def test_they_are_of_the_middle_levels_and_in_the_exam():
    assert {item.level for item in mixed_koikoi_items()} == {2, 3, 4}
    assert {item.topic for item in mixed_koikoi_items()} <= set(TOPICS)
    pool = {item.id for item in exam_pool(TOPICS, levels=LEVELS)}
    groups = {item.id.partition("/")[0] for item in mixed_koikoi_items()}
    assert {group for group in groups if any(name.startswith(f"{group}/") for name in pool)} == groups


def test_nobody_stops_after_a_call_where_the_next_yaku_ends_the_round():
    for item in exam_pool(TOPICS, levels=LEVELS):
        assert not re.search(r"opponent has called koi-koi\. You stop|opponent stops with 8", item.prompt), (
            item.id
        )
        assert "you must stop" not in item.answer_text, item.id


def test_no_answer_gives_itself_away_by_age_and_nobody_is_he():
    asked = [item for item in bank() if item.topic in {"dealing", "koikoi", "taking", "doubling", "scoring"}]
    for item in asked:
        texts = " ".join([item.prompt, item.explanation, *(f"{one.text} {one.why}" for one in item.choices)])
        assert not re.search(r"younger player|older player|Nintendo's rules", texts), item.id
        assert not re.search(r"\b(he|his) (scores|stops|points|is asked)\b", texts), item.id


# ---------------------------------------------------------------- exams by number


def ids(seed, each=3):
    return [item.id for item in exam(TOPICS, each=each, seed=seed, levels=LEVELS)]


def test_an_exam_has_three_of_each_topic_and_none_twice():
    for seed in range(40):
        assert len(set(ids(seed))) == len(ids(seed)) == 3 * len(TOPICS)


def test_the_first_three_numbers_share_nothing_and_neighbours_little():
    assert not any(set(ids(one)) & set(ids(two)) for one, two in itertools.combinations((0, 1, 2), 2))
    shared = [len(set(ids(seed)) & set(ids(seed + 1))) for seed in range(60)]
    assert max(shared) <= 10  # a third, where several topics are mixed anew at once
    assert sum(shared) / len(shared) < 2


def test_numbers_far_apart_are_no_copies():
    assert len({frozenset(ids(seed)) for seed in range(200)}) == 200


def test_a_topic_smaller_than_the_share_gives_all_it_has():
    pool = exam_pool(["ribbons"], levels=LEVELS)
    assert len(pool) < EXAM_POOL
    assert {item.id for item in exam(["ribbons"], each=99, seed=5, levels=LEVELS)} == {one.id for one in pool}
