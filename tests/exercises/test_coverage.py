"""Every rule of the specification is asked somewhere: its sections, their numbered points, every option."""

import dataclasses

import pytest

from hanafuda_lib import hachihachi, hanaawase, koikoi, rule_index
from hanafuda_lib.exercises import TOPICS, asking, bank
from hanafuda_lib.exercises.build import CHAPTER_OF, ask, marked, slug
from hanafuda_lib.options import Option, camel

# RULES.md §B.3, written here a second time.
KOIKOI_OPTIONS = (
    "firstDealerTie dealSize fieldFour fieldFourPairs handYaku handYakuBoth brightValues brights ribbonsAnimals "
    "viewing nomi ameNagare kiriNagare cupRole sevenDoubling koikoiMultiplier koikoiLimit koikoiNeeds "
    "koikoiExhausted exhaustedDraw tsukifuda fieldBrights lightningWild playOutStock scoring gameLength "
    "dealerRotation"
).split()
# Switches that turn one yaku of the sheet on or off; the yaku themselves are asked.
YAKU_SWITCHES = set(
    "nanatan rokutan omoteSugawara nomi matsukiribozu inoshikacho hanami tsukimi kusa fujishima kirishima "
    "ameshima".split()
)
# Values and seats that are asked by what they do (a yaku's points, par, a settlement).
BY_VALUE = set("seats chaffValue gokoValue nomiValue shimaValue hatchoJutcho".split())


@pytest.mark.parametrize("topic", rule_index.TOPICS, ids=lambda topic: topic.id)
def test_every_rule_is_asked_by_items_that_carry_its_tag(topic):
    found = asking(topic.id)
    assert found
    assert all(topic.tag in item.tags for item in found if topic.id in item.rules)


def test_an_item_names_rules_of_the_list_or_options():
    known = {topic.id for topic in rule_index.TOPICS}
    options = {camel(field.name) for rules in (koikoi.YAMATO, hanaawase.NINTENDO, hachihachi.STANDARD)
               for field in dataclasses.fields(rules)}  # fmt: skip
    for item in bank():
        for rule in item.rules:
            assert rule in known or rule.rpartition(".")[2] in options or rule == "0.2", (item.id, rule)


@pytest.mark.parametrize("option", KOIKOI_OPTIONS)
def test_every_option_of_koikoi_is_asked(option):
    assert asking(f"B.3.{option}")


def asked_options(section):
    return {rule.rpartition(".")[2] for item in bank() for rule in item.rules if rule.startswith(section)}


@pytest.mark.parametrize(
    ("rules", "section"), [(hanaawase.NINTENDO, "C."), (hachihachi.STANDARD, "D.")], ids=["hana", "hachi"]
)
def test_every_option_of_the_games_for_three_is_asked(rules, section):
    options = {
        camel(field.name)
        for field in dataclasses.fields(rules)
        if isinstance(getattr(rules, field.name), Option)
    }
    missing = options - asked_options(section) - YAKU_SWITCHES - BY_VALUE
    if rules is hachihachi.STANDARD:
        missing = options - asked_options(section)
    assert missing == set()


def test_a_section_finds_its_parts_and_no_other_section():
    assert {item.id for item in asking("D.3.forced")} < {item.id for item in asking("D.3")}
    assert not {item.id for item in asking("D.1")} & {item.id for item in asking("D.10.nihachiExtra")}
    assert asking("D.1") != asking("D.10")
    assert asking("Z.9") == []


def test_every_topic_but_words_belongs_to_a_chapter_and_its_items_say_so():
    assert set(TOPICS) - set(CHAPTER_OF) == {"words"}
    for item in bank():
        chapter = CHAPTER_OF.get(item.topic)
        assert [tag for tag in item.tags if tag.startswith("chapter-")] == (
            [] if chapter is None else [f"chapter-{chapter}"]
        ), item.id


def test_each_chapter_of_a_game_has_its_questions():
    counts = {
        chapter: sum(CHAPTER_OF.get(item.topic) == chapter for item in bank()) for chapter in range(1, 6)
    }
    assert min(counts.values()) >= 35
    assert counts[4] >= 100
    assert counts[5] >= 130


def test_levels_of_the_new_games_reach_from_first_lessons_to_the_last():
    for chapter in (4, 5):
        levels = {item.level for item in bank() if CHAPTER_OF.get(item.topic) == chapter}
        assert levels == {2, 3, 4, 5}


def test_helpers_refuse_two_choices_that_look_alike():
    with pytest.raises(ValueError, match="each choice once"):
        ask("test/x", "?", "Yes!", {"yes": "no"}, why="because it is so", nudge="x", tags=["lore"], level=1,
            rules=["A.1"], source="FW")  # fmt: skip
    assert slug("× 4") == "4"
    assert marked(["words", "kinds"]) == ("words", "kinds")
