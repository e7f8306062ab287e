"""The questions at the end of the lessons: their answers, worked out here by hand from the rules."""

import pytest

from hanafuda_lib.exercises import find_item
from hanafuda_lib.exercises.lessons import lesson_items
from hanafuda_lib.rule_index import topic_of_tag

# Numbers by the rule specification, each with its sum.
NUMBERS = {
    "what-is-hanafuda/cards": 12 * 4,
    "two-faces/nine-chaff": 1,  # nine chaff and the cup are ten
    "two-faces/willows": 20 + 10 + 5 + 1,
    "dealing/stock": 48 - 8 - 8 - 8,
    "goal-and-deal/unseen": 24 - 16,
    "yaku-and-points/rainy": 7 * 2,
    "yaku-and-points/six-ribbons": 10,
    "yaku-and-points/boar": 5 + 2,
    "yaku-and-points/viewing": 5 + 5,
    "hand-yaku/four": 6,
    "stop-or-koi-koi/threat": 5 * 2,
    "stop-or-koi-koi/step": (5 + 2) * 2,
    "whole-round/could-stop": 5,
    "whole-round/scored": 1 * 2,
    "match/rounds": 12,
    "house-rules/classic-goko": 15 * 2,
    "house-rules/mon-blues": 6 + 1,
    "odds-and-strategy/rainman": 7 - 5,
    "seats-and-deal/stock": 48 - 21 - 6,
    "card-points/count": 20 + 20 + 10 + 10 + 5 + 1 + 1,
    "card-points/third": 264 - 101 - 85,
    "card-points/par": 95 - 88,
    "hana-awase-yaku/drink": 30,
    "hana-awase-yaku/ribbons": 40 + 40 + 20,
    "settlement/net": 120 - 88 + 2 * 40 - 20,
    "settlement/pay": -30,
    "two-examples/c": 5 * 20 + 10 + 6,
    "two-examples/y": 200 + 30 + 20,
    "two-examples/net": 116 - 88 + 2 * 250,
    "five-points-fewer/gain": (5 + 2 * 40) - 10,
    "hands-fuke-willow/six": 20,
    "hana-awase-house-rules/oishi": 100,
    "hana-awase-house-rules/eighty": 20 + 5,
    "counters-kan-field/kan": 7 * 12,
    "counters-kan-field/phoenix": 4,
    "who-plays/fee": 18,  # one kan and a half
    "who-plays/hand": 24 // 2 + 3,
    "hachi-hachi-hand-yaku/standing": 3 + 3,
    "hachi-hachi-hand-yaku/phoenix": 2,
    "hachi-hachi-hand-yaku/willows": 4,
    "dekiyaku-and-sage/both": 2 * (7 + 7) * 12,
    "after-a-sage/run-out": 2 * 84 // 2,
    "after-a-sage/overtaken": 2 * 84 - 2 * 84 - 2 * 42,
    "special-and-card-points/points": (98 - 88) * 2,
}


def test_every_number_that_is_asked_is_checked_here():
    asked = {item.id for item in lesson_items() if item.kind.value == "number"}
    assert asked == set(NUMBERS)


@pytest.mark.parametrize(("item_id", "number"), NUMBERS.items(), ids=NUMBERS)
def test_numbers(item_id, number):
    assert find_item(item_id).answer == str(number)


@pytest.mark.parametrize(("item_id", "answer"), [
    ("two-faces/rain", "none"),
    ("which-one/block", "the deer"),
    ("dealing/first", "the other player"),
    ("dealing/pairs", "you play on"),
    ("goal-and-deal/draw", "nobody scores, and the other player deals"),
    ("goal-and-deal/lost", "nothing"),
    ("hand-yaku/both", "the dealer"),
    ("stop-or-koi-koi/after-call", "the round ends, and you score"),
    ("match/dealer", "you"),
    ("hana-awase-yaku/five", "Pine, Paulownia, Moon"),
    ("hands-fuke-willow/twenty", "the round is void"),
    ("hana-awase-house-rules/hand-four", "the cards are dealt again"),
    ("counters-kan-field/waits", "everything counts twice"),
    ("after-a-sage/liable", "you, for both"),
    ("special-and-card-points/escape", "no"),
    ("hatto/goko", "no"),
])  # fmt: skip
def test_choices(item_id, answer):
    assert find_item(item_id).answer_text == answer


def test_every_question_belongs_to_a_page():
    pages = {
        tag.removeprefix("lesson-")
        for item in lesson_items()
        for tag in item.tags
        if tag.startswith("lesson-")
    }
    assert len(pages) >= 28
    for item in lesson_items():
        assert f"lesson-{item.id.partition('/')[0]}" in item.tags


def test_the_rules_that_they_name_exist():
    topics = [topic_of_tag(tag) for item in lesson_items() for tag in item.tags]
    assert len({topic.id for topic in topics if topic}) >= 40
