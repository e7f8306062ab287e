"""The evaluator that reads yaku rows: replacing, needing another, dry fields, memory."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from hanafuda_lib import DECK, EMPTY, Pile, RulesError, Score, ScoreLine, Yaku, koikoi
from hanafuda_lib import yaku as yaku_module
from hanafuda_lib.yaku import Found, ScoreStep, YakuTable

A, B, C, D = (Pile.of([DECK[n]]) for n in (0, 4, 8, 12))


def row(name, points=1, **given):
    return Yaku(name, points, f"the rule of {name}", "S003", **given)


def ids(found):
    return [line.yaku.id for line in found.lines]


def test_a_row_holds_when_all_it_needs_is_there():
    one = row("goko", needs=A | B)
    assert one.holds(A | B | C)
    assert not one.holds(A | C)


def test_a_row_holds_from_so_many_cards_on():
    one = row("tane", count_of=A | B | C, at_least=2)
    assert [one.holds(pile) for pile in (A, A | B, A | B | C)] == [False, True, True]


def test_a_row_is_spoiled_by_a_card_in_the_pile_or_on_the_field():
    one = row("hanami", needs=A, without=B, dry_field=C)
    assert one.holds(A)
    assert not one.holds(A | B)
    assert not one.holds(A, C)
    assert one.holds(A, B)


def test_extra_cards_add_points():
    one = row("tane", 3, count_of=A | B | C, at_least=1, per_extra=2, extra_of=A | B | C, extra_from=1)
    found = YakuTable([one]).find(A | B | C)
    assert (found.points, found.lines[0].extra) == (7, 2)
    assert found.lines[0].cards == A | B | C
    assert found.lines[0].why == "the rule of tane: 3, and 2 more cards: +4"
    assert YakuTable([one]).find(A | B).lines[0].why == "the rule of tane: 3, and 1 more card: +2"
    assert YakuTable([one]).find(A).lines[0].why == "the rule of tane: 3"


def test_a_line_shows_the_cards_that_make_the_yaku_and_the_extra_ones_and_no_others():
    one = row("akatan", 5, needs=A, count_of=A | B, at_least=1, per_extra=1, extra_of=B | C, extra_from=1)
    found = YakuTable([row("tanzaku", needs=D), replace(one, replaces=("tanzaku",))]).find(A | B | C | D)
    assert [(line.yaku.id, line.points, line.extra, line.cards) for line in found.lines] == [
        ("akatan", 6, 1, A | B | C)
    ]


def test_a_replaced_row_does_not_count_and_says_by_what():
    table = YakuTable([row("goko", 10, needs=A | B, replaces=("sanko",)), row("sanko", 5, needs=A)])
    assert ids(table.find(A)) == ["sanko"]
    both = table.find(A | B)
    assert (both.points, ids(both)) == (10, ["goko"])
    assert [(item.line.yaku.id, item.by.id) for item in both.replaced] == [("sanko", "goko")]
    assert both.replaced[0].why == "No points for Three Brights beside Five Brights"


def test_a_replaced_row_still_replaces_others():
    table = YakuTable(
        [
            row("goko", 10, needs=A | B | C, replaces=("shiko",)),
            row("shiko", 8, needs=A | B, replaces=("sanko",)),
            row("sanko", 5, needs=A),
        ]
    )
    found = table.find(A | B | C)
    assert ids(found) == ["goko"]
    assert [(item.line.yaku.id, item.by.id) for item in found.replaced] == [
        ("shiko", "goko"),
        ("sanko", "shiko"),
    ]


def test_lines_come_in_the_order_of_the_table():
    rows = [
        row("tane", needs=C),
        row("goko", needs=A, replaces=("kasu",)),
        row("sanko", needs=B),
        row("kasu"),
    ]
    table = YakuTable(rows)
    assert table.rows == tuple(rows)
    assert ids(table.find(A | B | C)) == ["tane", "goko", "sanko"]


def test_lines_come_in_the_order_of_the_table_however_rows_are_tied_together():
    rows = [
        row("sanko", needs=A),
        row("tane", needs=B),
        row("shiko", needs=A | C, replaces=("sanko",)),
        row("goko", needs=A | B | C, replaces=("tane", "shiko")),
    ]
    table = YakuTable(rows)
    assert table.parts == (tuple(rows),)
    assert ids(table.find(A | B)) == ["sanko", "tane"]
    assert ids(table.find(A | B | C)) == ["goko"]


def test_the_parts_are_the_rows_that_replace_one_another_or_look_at_a_few_cards_of_one_group():
    many = Pile(0xFFF)
    rows = [
        row("hanami", needs=A, group="viewing"),
        row("tane", count_of=many, at_least=2, group="count"),
        row("tsukimi", needs=B, group="viewing"),
        row("kasu", count_of=many - A, at_least=2, group="count"),
        row("inoshikacho", needs=A | B | C, replaces=("tane",)),
    ]
    one, two, three, four, five = rows
    assert YakuTable(rows).parts == ((one, three), (two, five), (four,))
    assert YakuTable([]).parts == ()


def test_two_rows_that_a_third_replaces_stay_together():
    rows = [row("akatan", 5, needs=A), row("aotan", 5, needs=B)]
    rows.append(row("akatan_aotan", 10, needs=A | B, replaces=("akatan", "aotan")))
    table = YakuTable(rows)
    assert [table.find(pile).points for pile in (EMPTY, A, B, A | B)] == [0, 5, 5, 10]


def test_a_row_that_needs_another_does_not_count_alone():
    table = YakuTable([row("hanami", 5, needs=A, needs_other=True), row("sanko", 5, needs=B)])
    alone = table.find(A)
    assert (alone.points, alone.lines) == (0, ())
    assert [(item.line.yaku.id, item.by) for item in alone.replaced] == [("hanami", None)]
    both = table.find(A | B)
    assert (both.points, both.replaced) == (10, ())
    assert table.points_mask(A.mask) == 0
    assert table.points_mask((A | B).mask) == 10
    assert table.find(EMPTY) == Found(0, (), ())


def test_the_field_matters_only_to_rows_that_look_at_it():
    table = YakuTable([row("hanami", 5, needs=A, dry_field=C), row("sanko", 5, needs=B)])
    assert table.find(A | B, C).points == 5
    assert table.find(A | B).points == 10
    assert table.points_mask((A | B).mask, C.mask) == 5


def test_what_is_remembered_is_remembered_for_this_pile_and_this_field():
    """Every pile beside every field, twice over: what was looked up before changes no answer."""
    viewing = {"group": "viewing"}
    table = YakuTable(
        [
            row("hanami", 1, needs=A, dry_field=C, **viewing),
            row("tsukimi", 2, needs=B, dry_field=C, **viewing),
            row("nomi", 4, needs=A | C, **viewing),
        ]
    )
    assert len(table.parts) == 1
    piles = (EMPTY, A, B, C, A | B, A | C, B | C, A | B | C)
    for _ in range(2):
        for pile in piles:
            for field in (EMPTY, C, A, A | C):
                dry = C <= field
                points = (A <= pile and not dry) + 2 * (B <= pile and not dry) + 4 * (A | C <= pile)
                assert table.find(pile, field).points == points, (pile, field)
                assert table.points_mask(pile.mask, field.mask) == points


def test_the_first_card_on_the_field_is_not_the_last_card_in_the_pile():
    first, last = Pile.of(DECK[:1]), Pile.of(DECK[-1:])
    rows = [row("hanami", 1, needs=B, dry_field=first, group="x"), row("nomi", 4, needs=last, group="x")]
    table = YakuTable(rows)
    assert table.find(B, first).points == 0
    assert table.find(B | last).points == 5


def test_without_a_word_about_the_field_nothing_lies_there():
    table = YakuTable([row("hanami", 5, needs=B, dry_field=A)])
    assert table.find_mask(B.mask).points == table.points_mask(B.mask) == table.find(B).points == 5
    assert table.find_mask(B.mask, A.mask).points == table.points_mask(B.mask, A.mask) == 0


def test_a_row_that_needs_another_looks_at_the_field_too():
    table = YakuTable([row("hanami", 5, needs=A, needs_other=True, dry_field=C), row("sanko", 1, needs=B)])
    assert table.points_mask((A | B).mask) == 6
    assert table.points_mask((A | B).mask, C.mask) == 1


def test_a_lonely_row_hides_nothing_that_was_replaced():
    table = YakuTable(
        [
            row("nomi", 5, needs=A | B, needs_other=True, replaces=("hanami",)),
            row("hanami", 3, needs=A, needs_other=True),
        ]
    )
    found = table.find(A | B)
    assert (found.points, found.lines) == (0, ())
    assert [(item.line.yaku.id, item.by and item.by.id) for item in found.replaced] == [
        ("hanami", "nomi"), ("nomi", None)
    ]  # fmt: skip


def test_points_alone_are_those_of_the_lines():
    table = YakuTable([row("goko", 10, needs=A | B, replaces=("sanko",)), row("sanko", 5, needs=A)])
    for mask in [*range(1 << 9)] * 2:
        assert (
            table.points_mask(mask)
            == table.find_mask(mask).points
            == sum(line.points for line in table.find_mask(mask).lines)
        )


def test_two_rows_with_one_id_are_refused():
    with pytest.raises(RulesError, match="two rows have the same id: expected each yaku once") as caught:
        YakuTable([row("goko"), row("goko")])
    assert caught.value.code == "doubled-yaku"


def test_a_full_memory_is_emptied_and_forgets_no_rule(monkeypatch):
    monkeypatch.setattr(yaku_module, "_MEMORY_LIMIT", 3)
    table = YakuTable(
        [row("tane", count_of=Pile(0xFFFF), at_least=1, per_extra=1, extra_of=Pile(0xFFFF), extra_from=1)]
    )
    for _ in range(2):
        for size in range(1, 17):
            assert table.find_mask((1 << size) - 1).points == size
            assert len(table._parts[0].memory) <= 3


def test_a_score_by_hand_prints_its_sum():
    line = ScoreLine(row("sanko", 5, needs=A), 5, A)
    score = Score((line,), steps=(ScoreStep("twice", 2, 10, "because"),), base=5, total=10)
    assert str(score).splitlines()[1:] == ["sum of the yaku: 5", "twice: x2 = 10 (because)", "total: 10"]
    assert "<td>×2 = 10</td><td>because</td>" in score._repr_html_()
    assert Score(()).total == 0
    plain = Score((line,), base=5, total=5)._repr_html_()
    assert "sum of the yaku" in score._repr_html_()
    assert "sum of the yaku" not in plain
    assert (line.extra, line.why) == (0, "the rule of sanko: 5")
    assert line.why in plain


@pytest.mark.parametrize(
    "rules",
    [
        "koikoi/yamato",
        "koikoi/mon",
        "koikoi/yamato viewing=needOther",
        "koikoi/yamato ameNagare=field kiriNagare=field",
        "koikoi/yamato ameNagare=captured kiriNagare=captured tsukifuda=4 gameLength=12",
    ],
)
def test_the_bare_sum_is_that_of_the_lines_for_any_pile_and_field(rules):
    rng = Random(11)
    table = koikoi.Rules.parse(rules).yaku_table(3)
    sums = set()
    for _ in range(3000):
        cards = [index for index in range(48) if rng.random() < 0.6]
        pile = sum(1 << index for index in cards if rng.random() < 0.6)
        field = sum(1 << index for index in cards) & ~pile
        found = table.find_mask(pile, field)
        assert table.points_mask(pile, field) == found.points == sum(line.points for line in found.lines)
        sums.add(found.points)
    assert len(sums) > 10


def test_a_notebook_prints_a_score_as_its_sum():
    printed = []
    score = Score((), base=0, total=0)
    score._repr_pretty_(SimpleNamespace(text=printed.append), False)
    assert printed == ["no yaku: 0"]


def test_the_number_of_cards_is_not_enough_where_only_some_of_them_are_extra():
    some = row("tan", count_of=A | B | C, at_least=2, per_extra=1, extra_of=A | B, extra_from=1)
    table = YakuTable([some])
    # Two cards each: A and B are 1 for the yaku and 1 for the second extra card; C is no extra card.
    assert [table.points_mask(pile.mask, 0) for pile in (A | B, A | C, B | C)] == [2, 1, 1]
