"""The legend of source marks: whole, in our words, and every mark in use is in it."""

import re

import pytest

from hanafuda_lib import all_rules
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.hanaawase.yaku import NANA_KASU, ROKU_KASU
from hanafuda_lib.koikoi.yaku import KUTTSUKI, TESHI
from hanafuda_lib.options import option_fields
from hanafuda_lib.sources import LEGEND, source


def marks(text):
    return {mark for mark in re.split(r"[,;/ ]+", text) if mark}


def test_every_mark_of_an_option_or_a_yaku_is_in_the_legend():
    used = set()
    for rules in all_rules():
        # Not only the values of this preset: a reader may choose any other.
        for value in option_fields(rules).values():
            used |= {mark for other in type(value) for mark in marks(other.source)}
        used |= {mark for row in rules.yaku_table().rows for mark in marks(row.source)}
    used |= {
        mark for row in (TESHI, KUTTSUKI, NANA_KASU, ROKU_KASU, *ROWS.values()) for mark in marks(row.source)
    }
    assert used <= set(LEGEND)
    assert used >= {"S000", "S003", "S004", "FW", "DER", "KO", "CW", "PI"}


def test_every_mark_in_a_docstring_is_in_the_legend(root):
    found = set()
    for path in (root / "hanafuda_lib").rglob("*.py"):
        for text in re.findall(r"Source: ([^.\n]*(?:\.md §[^.\n]*)?)", path.read_text("utf-8")):
            found |= set(re.findall(r"\b(S\d{3}|[A-Z]{2,3})\b", text))
    assert len(found) > 8
    assert found - {"RULES"} <= set(LEGEND)


@pytest.mark.parametrize("mark", LEGEND)
def test_the_legend_is_one_short_sentence_each(mark):
    assert 15 < len(source(mark)) < 100
    assert "\n" not in source(mark)
    assert source(mark)[-1] not in ".:;"


@pytest.mark.parametrize(
    ("rules_id", "expected"),
    [
        ("koikoi/yamato", "S003"),
        ("koikoi/mon", "S000"),
        ("koikoi/shiragiku", "S000"),
        ("koikoi/classic", "FW"),
    ],
)
def test_ribbons_worth_six_are_the_old_articles(rules_id, expected):
    """Red poems and blues are 5 with Nintendo (S003), 5 in most books (FW), and 6 in the article (S000)."""
    (rules,) = (one for one in all_rules() if one.id == rules_id)
    for yaku in ("akatan", "aotan"):
        assert rules.yaku_table()[yaku].source == expected
