"""The bank: ids for good, answers that are true, choices in no order that could be learnt."""

import statistics
from collections import Counter

import pytest

from hanafuda_lib import DECK, Card, Kind, Pile, Ribbon, koikoi
from hanafuda_lib.exercises import (
    RETIRED,
    TOPICS,
    AnswerKind,
    ItemError,
    bank,
    choices_of,
    draw,
    find_item,
    select,
    trained,
)
from hanafuda_lib.exercises.build import EASILY_MIXED, LOOKS
from hanafuda_lib.exercises.capture import capture_item, position, takes_item
from hanafuda_lib.exercises.chance import number_of, numbers, shuffled
from hanafuda_lib.exercises.totals import total_item
from tests.oracle import scorer as oracle

# RULES.md §A.1, written here a second time.
PLANTS = ["pine", "plum", "cherry", "wisteria", "iris", "peony", "bush clover", "susuki grass",
          "chrysanthemum", "maple", "willow", "paulownia"]  # fmt: skip
MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December"]  # fmt: skip
# RULES.md §B.1: values of koikoi/yamato, without further cards.
POINTS = {"goko": 10, "shiko": 8, "ameshiko": 7, "sanko": 5, "inoshikacho": 5, "tane": 1, "akatan_aotan": 10,
          "akatan": 5, "aotan": 5, "tanzaku": 1, "kasu": 1, "hanamizake": 5, "tsukimizake": 5}  # fmt: skip


@pytest.fixture(scope="module")
def published(root):
    """Every id that was ever given, with its answer."""
    lines = (root / "tests" / "data" / "item_ids.tsv").read_text("utf-8").splitlines()
    return dict(line.split("\t") for line in lines)


# ---------------------------------------------------------------- ids for good


def test_ids_are_unique_and_never_change_their_answer(published):
    items = {item.id: item for item in bank()}
    assert len(items) == len(bank())
    assert {i: items[i].answer for i in published if i in items} == {
        i: answer for i, answer in published.items() if i not in RETIRED
    }
    assert not RETIRED & items.keys()


def test_a_new_item_is_entered_in_the_list_of_ids(published):
    assert [item.id for item in bank() if item.id not in published] == []


def test_every_item_can_be_found_and_so_can_those_of_a_seed():
    assert all(find_item(item.id) is item for item in bank())
    assert find_item("total/4321") == total_item(4321)
    assert find_item("capture/77") == capture_item(77)
    assert find_item("takes/77") == takes_item(77)


@pytest.mark.parametrize(
    "item_id", ["", "x", "total/", "total/-1", "total/01", "total/1000000", "month-of-card/13-cow", None, 7]
)
def test_an_unknown_id_is_refused(item_id):
    with pytest.raises(ItemError, match="unknown item"):
        find_item(item_id)


def test_the_bank_is_made_the_same_each_time():
    first = [item.to_json() for item in bank()]
    bank.cache_clear()
    try:
        assert [item.to_json() for item in bank()] == first
    finally:
        bank.cache_clear()


# ---------------------------------------------------------------- every item can teach


def test_every_item_has_a_topic_a_hint_and_reasons():
    for item in bank():
        assert item.topic in TOPICS, item.id
        assert item.nudge, item.id
        assert len(item.explanation) >= 10, item.id
        if item.kind is AnswerKind.CHOICE:
            assert all(choice.why for choice in item.choices if choice.id != item.answer), item.id
            assert not next(choice.why for choice in item.choices if choice.id == item.answer), item.id


def test_no_picture_gives_the_answer_away_to_those_who_hear_it():
    for item in bank():
        said = " ".join(picture.says for picture in item.pictures).lower()
        if item.id.startswith(("month-of-card/", "flower-of-picture/", "kind-of-card/")):
            assert item.answer_text.lower() not in said, item.id


def test_all_levels_and_topics_are_there():
    assert {item.level for item in bank()} == {1, 2, 3, 4, 5}
    assert {item.topic for item in bank()} == set(TOPICS)


def test_the_trainer_asks_for_about_120_things_of_all_sorts():
    ids = [item.id for item in trained()]
    assert 115 <= len(ids) == len(set(ids)) <= 130
    assert {item.topic for item in trained()} == {"months", "kinds", "points", "ribbons", "yaku", "words"}
    assert {f"month-of-card/{card.id}" for card in DECK} <= set(ids)
    assert ids[0] == "flower-of-month/1"


# ---------------------------------------------------------------- answers that are true


@pytest.mark.parametrize("month", range(1, 13))
def test_months_and_plants(month):
    name, plant = MONTHS[month - 1], PLANTS[month - 1]
    assert find_item(f"flower-of-month/{month}").answer_text == plant
    assert find_item(f"month-of-flower/{month}").answer_text == name
    assert find_item(f"flower-of-picture/{month}").answer_text == plant
    assert find_item(f"word-of-flower/{month}").answer_text == plant
    assert find_item(f"card-of-month/{month}").answer.startswith(f"{month:02}-")
    assert find_item(f"flower-of-picture/{month}").pictures[0].card.month == month


def test_every_card_has_its_month_its_kind_its_points():
    for card in DECK:
        assert find_item(f"month-of-card/{card.id}").answer_text == MONTHS[int(card.id[:2]) - 1]
    kinds = {"09-cup": "animal", "05-bridge": "animal", "11-lightning": "chaff", "11-rainman": "bright"}
    assert {card: find_item(f"kind-of-card/{card}").answer for card in kinds} == kinds
    points = {
        "09-cup": "10",
        "11-lightning": "1",
        "11-rainman": "20",
        "11-plain-ribbon": "5",
        "12-phoenix": "20",
    }
    assert {card: find_item(f"points-of-card/{card}").answer for card in points} == points


def test_ribbons_and_counts():
    assert [find_item(f"ribbon-of-month/{m}").answer for m in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11)] == [
        *["red-poem"] * 3, "plain", "plain", "blue", "plain", "blue", "blue", "plain",
    ]  # fmt: skip
    assert [find_item(f"count-of-kind/{kind.value}").answer for kind in Kind] == ["5", "9", "10", "24"]
    assert {ribbon.value for ribbon in Ribbon} == {"red-poem", "plain", "blue"}


def test_yaku_points_are_those_of_the_specification():
    assert {name: int(find_item(f"yaku-points/{name}").answer) for name in POINTS} == POINTS


@pytest.mark.parametrize(("base", "calls", "total"), [
    (5, 0, 5), (5, 1, 10), (6, 0, 6), (6, 1, 12), (7, 0, 14), (7, 1, 28), (8, 0, 16), (8, 1, 32), (10, 0, 20), (10, 1, 40),
])  # fmt: skip
def test_doubling(base, calls, total):
    item = find_item(f"doubling/{base}-{calls}")
    assert item.answer == str(total)
    assert len(item.choices) == 4


def test_shown_yaku_agree_with_an_independent_scorer():
    for item in bank():
        if item.id.startswith("yaku-shown/"):
            found = oracle.yaku({picture.card.id for picture in item.pictures}, oracle.YAMATO)
            assert list(found) == ([] if item.answer == "none" else [item.answer]), item.id


def test_the_missing_card_completes_the_yaku_and_no_other_choice_does():
    for item in bank():
        if item.id.startswith("missing/"):
            yaku = item.id.removeprefix("missing/").split("-")[0]
            have = [picture.card.id for picture in item.pictures]
            made = {
                choice.id: yaku in oracle.yaku({*have, choice.id}, oracle.YAMATO) for choice in item.choices
            }
            assert made == {choice.id: choice.id == item.answer for choice in item.choices}, item.id


@pytest.mark.parametrize("seed", range(40))
def test_totals_agree_with_an_independent_scorer(seed):
    item = total_item(seed)
    base = sum(oracle.yaku({picture.card.id for picture in item.pictures}, oracle.YAMATO).values())
    expected = base * (2 if base >= 7 else 1) * (2 if "Your opponent has called" in item.prompt else 1)
    assert item.answer == str(expected) != "0"
    assert all(choice.id != item.answer for choice in item.choices)


@pytest.mark.parametrize("seed", range(24))
def test_what_a_card_takes_is_what_lies_on_the_field(seed):
    item = capture_item(seed)
    played, *field = [picture.card.id for picture in item.pictures]
    matching = sum(card[:2] == played[:2] for card in field)
    assert len(field) == 8
    assert (
        item.answer == ["none", "one", "two", "three"][matching] == ["none", "one", "two", "three"][seed % 4]
    )
    takes = takes_item(seed)
    months = [choice.id[:2] for choice in takes.choices]
    assert takes.answer[:2] == takes.pictures[0].card.id[:2]
    assert len(set(months)) == len(months)


def test_the_rules_of_a_turn():
    answers = {name: find_item(f"turn-rule/{name}").answer for name in
               ("play-without-match", "must-take", "stock-takes-discard")}  # fmt: skip
    assert answers == dict.fromkeys(answers, "yes")


def test_house_rules_tell_the_rule_sets_apart():
    asked = {
        item.id.removeprefix("rule/"): item.answer_text for item in bank() if item.id.startswith("rule/")
    }
    assert asked["koikoi-yamato-sevenDoubling"] == "a sum of seven or more counts twice"
    assert asked["koikoi-mon-sevenDoubling"] == "seven points are seven points"
    assert asked["koikoi-mon-koikoiMultiplier"] == "nothing"
    assert asked["koikoi-mon-exhaustedDraw"] == "the dealer takes 3 points and deals again"
    assert asked["koikoi-yamato-cupRole"] == "the cup counts as an animal and as chaff at once"


def test_a_position_of_each_case_is_dealt_not_made_up():
    found = position(3, "three")
    assert len(found.taken) == 3
    assert {card.month for card in found.taken} == {found.card.month}
    assert koikoi.YAMATO is not koikoi.MON
    assert found.taken <= found.field
    assert found.field & Pile.of([found.card]) == Pile()


def test_plants_that_are_mixed_up_are_others():
    assert set(EASILY_MIXED) == set(LOOKS) == set(range(1, 13))
    assert all(month not in near and len(set(near)) == 3 for month, near in EASILY_MIXED.items())


# ---------------------------------------------------------------- chance


def test_the_generator_gives_known_numbers():
    # FNV-1a: the published test vectors of the algorithm.
    assert [hex(number_of(text)) for text in ("", "a", "foobar")] == [
        "0x811c9dc5",
        "0xe40c292c",
        "0xbf9cf968",
    ]
    row = numbers("")
    values = [next(row) for _ in range(1000)]
    assert all(0 <= value < 1 for value in values)
    assert abs(statistics.fmean(values) - 0.5) < 0.05


def test_no_place_of_the_answer_can_be_learnt():
    """Over many seeds the answer of each item lies in each place about equally often."""
    for item in bank()[:: len(bank()) // 40]:
        if item.kind is not AnswerKind.CHOICE:
            continue
        places = Counter(
            next(i for i, choice in enumerate(choices_of(item, seed=seed)) if choice.id == item.answer)
            for seed in range(400)
        )
        expected = 400 / len(item.choices)
        chi = sum((places[place] - expected) ** 2 / expected for place in range(len(item.choices)))
        assert chi < 22, (item.id, places)  # 3 degrees of freedom: once in 15 000


def test_within_one_quiz_the_places_are_even_too():
    items = [item for item in bank() if len(item.choices) == 4 and item.kind is AnswerKind.CHOICE]
    places = Counter(
        next(i for i, choice in enumerate(choices_of(item, seed=7)) if choice.id == item.answer)
        for item in items
    )
    assert all(
        abs(places[place] - len(items) / 4) < 4 * (len(items) * 3 / 16) ** 0.5 for place in range(4)
    ), places


def test_the_same_seed_gives_the_same_quiz_and_another_seed_another():
    assert [item.id for item in draw(bank(), seed=7, count=10)] == [
        item.id for item in draw(bank(), seed=7, count=10)
    ]
    assert len({tuple(item.id for item in draw(bank(), seed=seed, count=5)) for seed in range(50)}) == 50
    assert sorted(shuffled("abcdef", "x")) == list("abcdef")
    assert len(draw(bank()[:3], seed=1, count=10)) == 3


# ---------------------------------------------------------------- choosing


def test_select_by_tag_and_level():
    assert {item.topic for item in select(tags=["doubling", "taking"])} == {"doubling", "taking"}
    assert all("yaku" in item.tags and item.level == 3 for item in select(tags=["yaku"], levels=[3]))
    assert select() == list(bank())
    assert Card.parse("01-crane").id == "01-crane"


@pytest.mark.parametrize(
    ("options", "message"), [({"tags": ["poker"]}, "unknown tag 'poker'"), ({"levels": [0]}, "bad levels")]
)
def test_an_unknown_tag_or_level_is_refused(options, message):
    with pytest.raises(ItemError, match=message):
        select(**options)
