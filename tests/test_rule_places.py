"""Each rule of the three games can be pointed at: one place in the code, its tests, and its options.

`tests/data/rule_places.tsv` is the map; the rules are those of ``hanafuda_lib.rule_index``. What decides a
rule and what proves it must be there under these names, and each option must stand in ``Rules.describe()``.
"""

import ast
import csv
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import pytest

from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.errors import RulesError
from hanafuda_lib.rule_index import TOPICS, find_topic, topic_of_tag

TESTS = Path(__file__).parent
RULES = {"B": koikoi.YAMATO, "C": hanaawase.NINTENDO, "D": hachihachi.STANDARD}
with (TESTS / "data" / "rule_places.tsv").open(encoding="utf-8", newline="") as lines:
    PLACES = list(csv.DictReader(lines, delimiter="\t"))


@cache
def described(part):
    return {line.name: line for line in RULES[part].describe().lines}


@cache
def names_in(path):
    """The names of the tests in a file, and of the classes that hold some."""
    tree = ast.parse((TESTS / path).read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, kinds) and node.name.startswith(("test_", "Test"))
    }


def test_every_rule_of_the_games_has_its_line():
    assert [row["rule"] for row in PLACES] == [topic.id for topic in TOPICS if topic.id[0] in RULES]


@pytest.mark.parametrize("row", PLACES, ids=lambda row: row["rule"])
def test_the_rule_is_where_the_map_says(row):
    assert resolve_name(f"hanafuda_lib.{row['code']}") is not None
    assert row["tests"]
    for place in row["tests"].split():
        path, name = place.split("::")
        assert name in names_in(path), place
    for option in row["options"].split():
        line = described(row["rule"][0])[option]
        assert line.question.endswith("?") and line.sentence and line.source


@pytest.mark.parametrize("part", RULES)
def test_every_option_belongs_to_a_rule(part):
    named = {option for row in PLACES if row["rule"][0] == part for option in row["options"].split()}
    assert named == set(described(part))


def test_a_rule_is_found_by_its_number_and_by_its_tag():
    for topic in TOPICS:
        assert find_topic(topic.id) is topic_of_tag(topic.tag) is topic
        assert (
            topic.part
            == {"A": "The deck", "B": "Koi-Koi", "C": "Hana-awase", "D": "Hachi-hachi"}[topic.id[0]]
        )
    assert topic_of_tag("hide-input") is None


@pytest.mark.parametrize("number", ["B.9", "", "b.1.4", None, 7])
def test_a_number_of_no_rule_is_named(number):
    with pytest.raises(RulesError, match=r"unknown rule .*: expected a number such as 'B.1.4'") as caught:
        find_topic(number)
    assert caught.value.code == "unknown-rule"
    assert repr(number) in str(caught.value)
