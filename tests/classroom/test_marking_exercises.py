"""Settlements and puzzles: marks from raw answers, what was wrong by name, and who stumbled where."""

import pytest

from hanafuda_lib.classroom import ClassroomError, Result, collect, mark, report_html
from hanafuda_lib.classroom.item_report import item_reports, stumbles
from hanafuda_lib.classroom.spreadsheet import Roster, canvas_rows
from hanafuda_lib.exercises.puzzles import find_puzzle
from hanafuda_lib.exercises.settling_sets import settlement_set
from tests.classroom.making import write

NINTENDO = {"rules": "hanaawase/nintendo", "level": 2, "seed": 3, "count": 3, "piles": None}


def right(given, place, step=4):
    """All right numbers that a step leaves to the learner."""
    case = settlement_set(given["rules"], level=given["level"], seed=given["seed"], count=given["count"])[
        place
    ]
    return {figure.id: figure.value for row in case.rows if row.at <= step for figure in row.figures}


def answer(given, place, step=4, **wrong):
    figures = right(given, place, step) | wrong
    return {"pile": place, "step": step, "lines": {}, "figures": figures, "ms": 20_000}


def settled(*answers, given=NINTENDO, who="Aiko"):
    work = {"title": "Homework", "set": given, "answers": list(answers)}
    return Result(who=who, at="2026-11-30T18:00:00+09:00", kind="settlement", work=work)


@pytest.mark.parametrize("rules", ["hanaawase/nintendo", "hanaawase/h80", "hachihachi/std"])
@pytest.mark.parametrize("step", [2, 3, 4])
def test_right_settlements_are_right_and_the_rest_is_blank(rules, step):
    given = {**NINTENDO, "rules": rules}
    marked = mark(settled(answer(given, 0, step), answer(given, 2, step), given=given))
    assert [each.outcome.value for each in marked.marks] == ["right", "blank", "right"]
    assert marked.remarks == ()
    assert marked.title == f"Homework, {rules}, level 2, seed 3"


def test_what_was_wrong_is_named_by_row_and_player():
    """The nets of A and C are wrong; the rest is right."""
    net = [name for name in right(NINTENDO, 0) if name.startswith("net:")]
    assert [name[-1] for name in net] == ["A", "B", "C"]
    marked = mark(settled(answer(NINTENDO, 0, **{net[0]: 9999, net[2]: None})))
    label = next(
        row.label
        for row in settlement_set("hanaawase/nintendo", level=2, seed=3, count=3)[0].rows
        if row.id == "net"
    )
    assert marked.marks[0].outcome.value == "wrong"
    assert marked.marks[0].slips == (f"{label}, A", f"{label}, C")


@pytest.mark.parametrize("value", [True, "7", [7], {"a": 7}, None])
def test_what_is_no_number_is_wrong(value):
    name = next(iter(right(NINTENDO, 0)))
    assert mark(settled(answer(NINTENDO, 0, **{name: value}))).marks[0].outcome.value == "wrong"


def test_a_number_may_be_written_as_ten_point_nought():
    figures = {name: float(value) for name, value in right(NINTENDO, 0).items()}
    assert mark(settled(answer(NINTENDO, 0, **figures))).marks[0].outcome.value == "right"


def test_given_piles_are_settled():
    """Example 1 of the rules: three piles of all 48 cards, drawn here by taking turns."""
    from hanafuda_lib.cards import DECK

    piles = [" ".join(card.id for card in DECK[seat::3]) for seat in range(3)]
    given = {"rules": "hanaawase/nintendo", "level": 1, "seed": 1, "count": 5, "piles": piles}
    marked = mark(settled({"pile": 0, "step": 4, "lines": {}, "figures": {"net:A": 1}, "ms": 1}, given=given))
    assert (marked.most, marked.points) == (1, 0)
    assert marked.title == "Homework, hanaawase/nintendo, given piles"


@pytest.mark.parametrize(
    "wrong",
    [{"rules": "koikoi/yamato"}, {"rules": None}, {"level": 9}, {"count": 10**9}, {"piles": ["01-crane"]},
     {"piles": ["x"] * 999}, {"seed": -1}, {"seed": True}],
)  # fmt: skip
def test_a_set_that_cannot_be_made_is_named(wrong):
    with pytest.raises(ClassroomError, match="a set that cannot be made"):
        mark(settled(given={**NINTENDO, **wrong}))


@pytest.mark.parametrize("given", [None, 7, "x", []])
def test_no_set_at_all_is_named(given):
    with pytest.raises(ClassroomError, match="a set that cannot be made"):
        mark(settled(given=given))


def test_another_set_is_another_work_and_both_count(tmp_path):
    """Two weeks' homework of one learner, under one title."""
    other = {**NINTENDO, "seed": 4}
    write(tmp_path, "1.json", settled(answer(NINTENDO, 0)))
    write(tmp_path, "2.json", settled(answer(other, 0), given=other))
    collection = collect([tmp_path])
    assert (len(collection.counted), len(collection.further), collection.problems) == (2, 0, ())


def test_two_works_of_one_title_are_two_columns_of_a_gradebook(tmp_path):
    """Two sets of given piles are both called "1 given pile"."""
    for number, pile in enumerate(["03-curtain 09-cup", "08-moon 09-cup"]):
        given = {"rules": "koikoi/yamato", "level": 1, "seed": 1, "count": 6, "piles": [pile], "calls": 0,
                 "multiplier": 1}  # fmt: skip
        total = {"pile": 0, "step": 2, "lines": {}, "figures": {"total": 5}, "ms": 1}
        work = {"title": "Homework", "set": given, "answers": [total]}
        write(tmp_path, f"{number}.json", Result(who="Aiko", at="", kind="scoring", work=work))
    head, _, row = canvas_rows(collect([tmp_path]), Roster([]))
    title = "Homework, koikoi/yamato, 1 given pile"
    assert head[5:] == (title, f"{title} (2)")
    assert row[5:] == (1.0, 1.0)


# ------------------------------------------------------------------ puzzles

RIBBON, STOP = "hana/ribbon-not-cup", "stop/phoenix-is-yours"
BEST, CUP = "09-chaff-1>09-blue-ribbon", "09-chaff-1>09-cup"


def puzzled(*answers, asked=(RIBBON, STOP), who="Aiko"):
    work = {"title": "Puzzles", "puzzles": list(asked), "answers": list(answers)}
    return Result(who=who, at="2026-11-30T18:00:00+09:00", kind="puzzles", work=work)


def one(*given, hints=0, puzzle=RIBBON):
    return {"puzzle": puzzle, "given": list(given), "hints": hints, "ms": 4000}


@pytest.mark.parametrize(
    ("given", "outcome"),
    [(one(BEST), "right"), (one(BEST, hints=2), "hinted"), (one(BEST, hints=3), "wrong"), (one(CUP), "wrong"),
     (one(hints=4), "wrong"), (one(), "blank"), (one("01-cow"), "wrong"), (one(7), "wrong")],
)  # fmt: skip
def test_a_puzzle_is_marked_by_its_first_answer_and_its_hints(given, outcome):
    marked = mark(puzzled(given))
    assert [each.outcome.value for each in marked.marks] == [outcome, "blank"]
    assert marked.marks[0].seconds == 4


def test_the_answer_is_told_in_words():
    assert mark(puzzled(one(CUP))).marks[0].given == "a chrysanthemum chaff card takes the sake cup"
    assert find_puzzle(RIBBON).answer == BEST


@pytest.mark.parametrize("asked", [None, 7, [], ["no/puzzle"], [None], [{}], [[1]]])
def test_a_run_without_a_puzzle_is_refused(asked):
    result = puzzled()
    with pytest.raises(ClassroomError):
        mark(Result(who="A", at="", kind="puzzles", work={**result.work, "puzzles": asked}))


def test_odd_answers_are_named_and_the_rest_counts():
    marked = mark(puzzled(one(BEST), one(CUP), one("x", puzzle="no/puzzle"), 7))
    assert marked.points == 1
    assert len(marked.remarks) == 3


# ------------------------------------------------------------------ in the report


def test_the_report_says_who_stumbled_where(tmp_path):
    name = next(iter(right(NINTENDO, 1)))
    write(tmp_path, "a.json", settled(answer(NINTENDO, 0), answer(NINTENDO, 1, **{name: 9999})))
    write(tmp_path, "b.json", settled(answer(NINTENDO, 1, **{name: 1234}), who="Ben <b>"))
    write(tmp_path, "c.json", puzzled(one(CUP), who="Chie"))
    collection = collect([tmp_path])
    assert collection.problems == ()
    found = stumbles(collection.works["settlement hanaawase/nintendo level 2, seed 3, 3 rounds"])
    assert [(each.asked, each.who, [number for _, number in each.where]) for each in found] == [
        ("Settle round 2", ("Aiko", "Ben <b>"), [2])
    ]
    page = report_html(collection)
    row = page.partition("Who stumbled where")[2].partition("</table>")[0]
    assert "<td>Settle round 2</td><td>Aiko · Ben &lt;b&gt;</td>" in row
    assert "a chrysanthemum chaff card takes the sake cup" in page


def test_the_usual_slip_of_a_sheet_is_a_line_of_it():
    """Two learners with different wrong numbers in the same field have made the same slip."""
    name = next(iter(right(NINTENDO, 0)))
    marked = [mark(settled(answer(NINTENDO, 0, **{name: value}), who=f"L{value}")) for value in (7777, 8888)]
    wrong = next(each.wrong for each in item_reports(marked) if each.answers == 2 and each.wrong)
    assert wrong.endswith(" (2)")
