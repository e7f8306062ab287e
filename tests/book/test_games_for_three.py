"""Hana-awase and Hachi-hachi: what the pages show is what the sources say, and the tables add up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hanafuda_lib import hachihachi, hanaawase
from hanafuda_lib.game import SettlementLine
from hanafuda_widgets.payments import by_letter, in_one_line, payment_table
from hanafuda_widgets.tables import yaku_table

BOOK = Path(__file__).resolve().parents[2] / "book"
SETS = (hanaawase.NINTENDO, hanaawase.OISHI, hanaawase.H88, hanaawase.H80)
# What the worked examples of the sources come to (RULES §C, §D), and the page that shows it.
SHOWN = [
    ("4-hana-awase/two-examples", "116 - 88 + 2 x 250 = 528"),
    ("4-hana-awase/two-examples", "sum | +92 | −8 | −84"),
    ("4-hana-awase/five-points-fewer", "take 09-cup: 11 + 11 = 22 points"),
    ("4-hana-awase/five-points-fewer", "take 09-blue-ribbon: 6 + 11 = 17 points, new yaku: Blues 40"),
    ("4-hana-awase/house-rules", "net: 110 - 80 + 80 - 10 = 100"),
    ("4-hana-awase/house-rules", "net: 110 - 80 + 60 - 10 = 80"),
    ("4-hana-awase/hands-fuke-willow", "ownerVoid  Y: 100,  20,   0   nets: A +201, B −80, C −121"),
    ("4-hana-awase/hands-fuke-willow", "allVoid    Y:   0,   0,   0   nets: A +21, B −20, C −1"),
    ("5-hachi-hachi/counters-kan-field", "small field: 49.7%\nlarge field: 26.7%\ngrand field: 23.7%"),
    ("5-hachi-hachi/who-plays", "sum | 0 | −12 | −18 | −18 | +36"),
    ("5-hachi-hachi/hand-yaku", "73,629,072 hands in 62 classes"),
    ("5-hachi-hachi/hand-yaku", "no hand yaku 74.0%"),
    ("5-hachi-hachi/dekiyaku-and-sage", "additive: 22 kan from each"),
    ("5-hachi-hachi/after-a-sage", "sum | −84 | +126 | −42"),
    ("5-hachi-hachi/after-a-sage", "sum | −168 | +168 | 0"),
    ("5-hachi-hachi/special-and-card-points", "sum | +288 | −144 | −144"),
    ("5-hachi-hachi/hatto", "C has fed A: A +168, B 0, C −168"),
]


def outputs(name):
    """Everything that the programs of a page have printed or shown as text."""
    notebook = json.loads((BOOK / f"{name}.ipynb").read_text(encoding="utf-8"))
    found = [out for cell in notebook["cells"] for out in cell.get("outputs", [])]
    texts = (out.get("text") or out.get("data", {}).get("text/plain", "") for out in found)
    return "\n".join("".join(text) for text in texts)


@pytest.mark.parametrize(("name", "text"), SHOWN)
def test_the_examples_of_the_sources_are_on_their_pages(name, text):
    assert text in outputs(name)


def test_every_yaku_of_hana_awase_stands_in_its_reference():
    text = outputs("8-reference/hana-awase-rules")
    rows = [row for rules in SETS for row in rules.yaku_table().rows]
    assert len({row.id for row in rows}) == 16
    for row in rows:
        assert f"{row.name.en} {row.name.ja}" in text
    assert "Seven Chaff in Hand" in text


def test_every_yaku_of_hachi_hachi_stands_in_its_reference():
    text = outputs("8-reference/hachi-hachi-rules")
    lines = str(yaku_table(hachihachi.STANDARD)).splitlines()
    assert len([line for line in lines if "|" in line]) == 5 + 15
    assert all(line in text for line in lines)


@pytest.mark.parametrize(("page", "rules"), [("hana-awase", SETS[0]), ("hachi-hachi", hachihachi.STANDARD)])
def test_every_question_of_the_rules_stands_in_their_reference(page, rules):
    text = outputs(f"8-reference/{page}-rules")
    lines = rules.describe().lines
    assert len(lines) >= 30
    assert all(line.question in text for line in lines)


def test_a_table_of_payments_names_the_players_and_adds_up():
    lines = [SettlementLine("seat 1, a yaku", (-40, 80, -40)), SettlementLine("cards", (0, -3, 3))]
    assert str(payment_table(lines, players="XYZ")).splitlines() == [
        "Y, a yaku | −40 | +80 | −40",
        "cards | 0 | −3 | +3",
        "sum | −40 | +77 | −37",
    ]


def test_no_payments_make_a_table_of_nothing():
    assert str(payment_table([])) == "sum | 0 | 0 | 0"


@pytest.mark.parametrize(
    "name", [path.stem for path in sorted((BOOK / "5-hachi-hachi").glob("*.ipynb"))], ids=str
)
def test_every_complete_settlement_sums_to_zero(name):
    # Before the pot is won, what was paid into it is missing; the page says so.
    missing = {"who-plays": [-12]}.get(name, [])
    sums = re.findall(r"^sum \| (.+)$", outputs(f"5-hachi-hachi/{name}"), flags=re.MULTILINE)
    totals = [sum(int(part.replace("−", "-")) for part in line.split(" | ")) for line in sums]
    assert [total for total in totals if total] == missing


def test_what_each_player_has_won_stands_in_one_line():
    assert in_one_line((168, -84, -84)) == "A +168, B −84, C −84"
    assert in_one_line((0, 5), players=("you", "the other")) == "you 0, the other +5"
    assert by_letter("seat 2 pays seat 0 12 mon") == "C pays A 12 mon"
