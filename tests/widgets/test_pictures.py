"""Rows of cards and rule tables say the same in pictures, in text and to a screen reader."""

from __future__ import annotations

import re
from html import unescape

import pytest

from hanafuda_lib import ALL, DECK, NotationError, Pile, koikoi, names
from hanafuda_widgets.pictures import face, show, show_fan
from hanafuda_widgets.tables import option_table, yaku_table


def labels(html):
    return [unescape(text) for text in re.findall(r'aria-label="([^"]*)"', html)]


def test_every_card_is_named_once_in_order():
    html = show(ALL)._repr_html_()
    assert labels(html) == [names.accessible(card) for card in DECK]


def test_a_row_keeps_the_order_it_is_given():
    assert str(show("12-phoenix 01-crane")) == "12-phoenix 01-crane"
    assert labels(show("12-phoenix 01-crane")._repr_html_())[0].startswith("December bright")


def test_labels_stand_before_their_rows():
    picture = show(("Field", "03-curtain"), ("Hand", Pile.parse("09-cup 08-moon")))
    assert str(picture) == "Field: 03-curtain\nHand: 08-moon 09-cup"
    html = picture._repr_html_()
    assert html.index(">Field<") < html.index("cherry") < html.index(">Hand<") < html.index("sake cup")


def test_repr_evaluates_back():
    for picture in (show(("Field", "03-curtain 09-cup"), "01-crane"), show_fan("01-crane", label="one")):
        assert eval(repr(picture)) == picture


def test_the_picture_says_nothing_twice():
    # The name under a picture is for the eye; a screen reader has the picture's own name.
    html = show("09-cup")._repr_html_()
    assert '<div aria-hidden="true"' in html
    assert html.count('role="img"') == 1


def test_a_fan_holds_each_card_turned_a_little_further():
    html = show_fan("01-crane 08-moon 12-phoenix", label="Three brights")._repr_html_()
    turns = [float(turn) for turn in re.findall(r"rotate\((-?[\d.]+) 300 640\)", html)]
    assert turns == [-13, 0, 13]
    assert labels(html)[0] == "Three brights"


def test_an_unknown_card_is_refused():
    with pytest.raises(NotationError, match="13-cow"):
        show("01-crane 13-cow")


def test_a_face_is_one_picture_of_its_own():
    assert len({face(card) for card in DECK}) == 48
    assert all(face(card).count('role="img"') == 1 for card in DECK)


def test_the_yaku_table_has_every_row_and_its_points():
    lines = str(yaku_table(koikoi.YAMATO)).splitlines()
    assert "Rainy Four Brights 雨四光 ameshikō | the rain man and three other brights | 7" in lines
    assert "Ribbons 短冊 tanzaku | five ribbons | 1, +1 for each further ribbon" in lines
    assert "Pairs くっつき kuttsuki | a dealt hand of four pairs | 6" in lines
    assert len([line for line in lines if "|" in line]) == 15


def test_two_rule_sets_share_a_row_where_the_yaku_is_the_same():
    table = yaku_table(koikoi.YAMATO, koikoi.MON)
    rows = {row[1].text: [cell.text for cell in row[2:]] for row in table.rows if len(row) > 1}
    assert rows["all five brights"] == ["10", "15"]
    assert rows["all three red poem ribbons"] == ["5, +1 for each further ribbon", "6"]
    assert rows["curtain and sake cup"] == ["5", "–"]
    assert rows["a dealt hand of four pairs"] == ["6", "–"]
    assert rows["four cards of one month in the dealt hand"] == ["6", "6"]
    assert len(rows) == 15


def test_the_option_table_asks_each_question_once():
    rows = option_table(koikoi.YAMATO, koikoi.MON).rows
    by_name = {row[0].note: [cell.text for cell in row[1:]] for row in rows}
    assert len(by_name) == len(rows) == len(koikoi.YAMATO.describe().lines)
    assert by_name["sevenDoubling"] == [
        "a sum of seven or more counts twice",
        "seven points are seven points",
    ]


def test_tables_are_safe_html():
    html = option_table(koikoi.YAMATO)._repr_html_()
    assert html.startswith('<table class="course-table"><thead>')
    assert html.count("<tr>") == html.count("</tr>")
