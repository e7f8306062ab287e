"""Duplicate play by hand: who has beaten whom with the same cards from the same seat."""

import pytest

from hanafuda_lib.classroom import Board, Marked, Result, collect, compare, mark
from hanafuda_lib.classroom.duplicate import table
from hanafuda_lib.cli import main
from tests.classroom.making import CODE, match_result, write


def learner(who, *boards):
    result = Result(who=who, at="", kind="match", work={})
    return Marked(
        result=result, source="", work="w", title="w", boards=tuple(Board(*board) for board in boards)
    )


def test_each_deal_is_scored_against_the_field():
    """Deal 1: 6, 2, 2, −5. Aiko beats three of three; the two ties beat one and share one: (1 + ½) / 3."""
    some = [
        learner("Aiko", (1, 0, 6)),
        learner("Ben", (1, 0, 2)),
        learner("Cho", (1, 0, 2)),
        learner("Dan", (1, 0, -5)),
    ]
    standings = compare(some)
    assert [(each.who, each.percent) for each in standings] == [
        ("Aiko", 100.0), ("Ben", 50.0), ("Cho", 50.0), ("Dan", 0.0),
    ]  # fmt: skip
    assert standings[0].boards[0].above == pytest.approx(6 - (6 + 2 + 2 - 5) / 4)
    assert [row[:5] for row in table(standings)[1:]] == [
        ["1", "Aiko", "100 %", "+6", "+6 (100 %)"],
        ["2", "Ben", "50 %", "+2", "+2 (50 %)"],
        ["3", "Cho", "50 %", "+2", "+2 (50 %)"],
        ["4", "Dan", "0 %", "-5", "-5 (0 %)"],
    ]


def test_who_deals_another_seat_is_compared_apart():
    """In deal 2 Ben deals and the others do not: he is alone, and deal 2 tells nothing about him."""
    some = [
        learner("Aiko", (1, 0, 1), (2, 1, 9)), learner("Ben", (1, 0, 0), (2, 0, 30)), learner("Cho", (1, 0, 0), (2, 1, 3)),
    ]  # fmt: skip
    by_name = {each.who: each for each in compare(some)}
    assert by_name["Ben"].boards[1].share is None
    assert by_name["Ben"].percent == 25.0
    assert by_name["Aiko"].percent == 100.0
    assert by_name["Cho"].percent == (25.0 + 0.0) / 2


def test_the_sum_of_a_field_is_half_of_it():
    """Whatever is played, a complete field makes 50 % on the mean."""
    code = CODE
    some = [mark(match_result(f"L{n}", code, seed=n)) for n in range(6)]
    first = [each.boards[0].share for each in compare(some)]
    assert sum(first) / len(first) == pytest.approx(0.5)


def test_one_learner_alone_is_said_to_be_alone():
    (standing,) = compare([learner("Aiko", (1, 0, 6))])
    assert standing.percent is None
    assert table([standing])[1] == ["1", "Aiko", "alone", "+6", "+6 (alone)"]


def test_the_command_compares_and_names_what_it_could_not_use(tmp_path, capsys):
    for number, name in enumerate(["Aiko", "Ben", "Cho"]):
        write(tmp_path, f"{name}.json", match_result(name, CODE, seed=number))
    assert main(["compare", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Class koikoi/yamato, seed 2026"
    assert lines[1].split("\t") == [
        "Place",
        "Name",
        "Against the field",
        "Points",
        "Deal 1",
        "Deal 2",
        "Deal 3",
    ]
    assert sorted(line.split("\t")[1] for line in lines[2:-1]) == ["Aiko", "Ben", "Cho"]
    assert lines[-1].startswith("Checked: the rules, the deals, and all ")
    assert len(collect([tmp_path]).counted) == 3
    assert main(["compare", str(tmp_path), str(tmp_path / "gone.json")]) == 1
    assert capsys.readouterr().err == "gone.json: there is no such file\n"
