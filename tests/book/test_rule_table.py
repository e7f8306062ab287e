"""Every rule is taught on some page, shown by some example and asked in some exercise."""

import json

import pytest

from hanafuda_lib.errors import RulesError
from hanafuda_lib.rule_index import TOPICS
from tools import rule_table


@pytest.fixture(scope="module")
def rows():
    return rule_table.coverage()


@pytest.fixture
def book(tmp_path):
    """`book(*cells)`: a book of one page with these cells."""

    def make(*cells):
        (tmp_path / "_toc.yml").write_text("root: page\n", encoding="utf-8")
        made = [
            {"cell_type": kind, "id": name, "source": text, "metadata": {"tags": tags}}
            for kind, name, text, *tags in cells
        ]
        (tmp_path / "page.ipynb").write_text(json.dumps({"cells": made}), encoding="utf-8")
        return tmp_path

    return make


@pytest.mark.parametrize("what", ["no page", "no example", "no exercise"])
def test_no_rule_is_left_out(rows, what):
    assert rule_table.missing(rows)[what] == []


def test_the_rules_are_those_of_the_specification():
    """§A has four sections, §B three, §C four and §D thirteen; Koi-Koi has twelve numbered steps."""
    numbers = [topic.id for topic in TOPICS]
    assert len(set(numbers)) == len(numbers)
    sections = {tuple(number.split(".")[:2]) for number in numbers}
    wanted = {"A": 4, "B": 3, "C": 4, "D": 13}
    assert sections == {(part, str(n)) for part, count in wanted.items() for n in range(1, count + 1)}
    assert {f"B.1.{step}" for step in range(1, 13)} <= set(numbers)
    assert len({topic.tag for topic in TOPICS}) == len(numbers)


def test_a_tag_says_whether_a_rule_is_taught_shown_or_asked(book):
    folder = book(
        ("markdown", "page-title", "# The page"),
        ("markdown", "page-rule", "## One *rule*\n\nText.\n\n### More", "rule-B-1-4"),
        ("code", "page-rule-show", "1 + 1", "hide-input", "rule-B-1-4"),
        ("code", "page-exercise-answer", "2", "rule-B-1-4", "rule-D-9"),
    )
    found = {row.topic.id: row for row in rule_table.coverage(folder)}
    assert [place.heading for place in found["B.1.4"].taught] == ["One rule"]
    assert [place.heading for place in found["B.1.4"].shown] == ["More"]
    assert [place.link for place in found["D.9"].asked] == ["[The page](../page.ipynb#more)"]
    assert found["D.9"].taught == found["D.9"].shown == []
    assert "D.9" in rule_table.missing(list(found.values()))["no page"]
    assert "B.1.4" not in rule_table.missing(list(found.values()))["no example"]


def test_a_tag_of_no_rule_is_refused(book):
    with pytest.raises(RulesError, match=r"unknown rule 'B\.9'"):
        rule_table.coverage(book(("markdown", "page-x", "# X", "rule-B-9")))


def test_the_built_page_has_a_line_for_each_rule(root):
    html = (root / "_build" / "html" / "8-reference" / "rule-table.html").read_text("utf-8")
    assert rule_table.MARK not in html
    assert html.count("<tr") == len(TOPICS) + 4  # and the heads of four tables
    for topic in TOPICS:
        assert f"<strong>{topic.id}</strong>" in html
