"""A question on which sources differ, as a table; and the public names, as a table."""

import pytest

from hanafuda_lib import Pile, errors, koikoi, players
from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.api import name_table
from hanafuda_widgets.tables import dispute_table

CUP = Pile.parse("03-curtain 09-cup")


def test_each_answer_has_its_source_and_its_result():
    table = dispute_table(koikoi.YAMATO, "viewing", lambda rules: rules.score(CUP).total)
    assert table.head == ("Do curtain or moon with the cup make a yaku?", "Source", "Result")
    assert [(str(row[1]), str(row[2])) for row in table.rows] == [
        ("S003", "5"), ("FW", "0"), ("FW", "0"), ("S000", "3"),
    ]  # fmt: skip


def test_the_answer_of_the_rules_stands_first_and_says_whose_it_is():
    house = koikoi.YAMATO.with_options({"viewing": "three"})
    first, *others = dispute_table(house, "viewing", lambda rules: rules.score(CUP).total).rows
    assert (first[0].note, str(first[2])) == ("koikoi/yamato", "3")
    assert others[0][0].note == "viewing=on"


def test_only_some_answers_may_be_shown():
    table = dispute_table(koikoi.YAMATO, "koikoiLimit", lambda rules: "", only=["one", "unlimited"])
    assert len(table.rows) == 2


def test_an_option_that_is_none_is_refused():
    with pytest.raises(HanafudaError, match="weather"):
        dispute_table(koikoi.YAMATO, "weather", lambda rules: "")


def test_public_names_are_told_in_their_own_words():
    lines = str(name_table(players, errors)).splitlines()
    assert any(line.startswith("GreedyPlayer | Completes or blocks yaku") for line in lines)
    assert not [line for line in lines if "RULES" in line or " at 0x" in line]
