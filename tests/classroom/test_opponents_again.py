"""The moves of opponents that search: some or all are played again, and the report says how many."""

from dataclasses import replace

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.classroom import ClassCode, ClassroomError, collect, mark, report_html
from hanafuda_lib.classroom.marking_matches import moves_each
from hanafuda_lib.cli import main
from tests.classroom.making import match_result, write

CODE = ClassCode(seed=2026, opponent="level-1")
FIFTY = ["level-3"] * 50


def others(record):
    """How many decisions of a Koi-Koi match are the opponent's, counted round by round."""
    match = koikoi.Match.replay(record)
    return sum(seat == 1 for round in (*match.history, match.round) for seat in deciders(round))


def deciders(round):
    """Who made each decision of a round."""
    again = koikoi.Round.replay(round.record().partition("; play")[0] + "; play")
    for action in round.actions:
        yield again.to_move
        again.play(action)


@pytest.fixture(scope="module")
def honest():
    return match_result("Aiko", CODE)


@pytest.fixture(scope="module")
def forged(honest):
    """The same class's match, but the opponent plays the last card that the rules allow, all the time."""
    match = CODE.match()
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        else:
            match.play(match.round.legal_actions()[-1])
    return replace(honest, who="Mallory", work={**honest.work, "record": match.record()})


def test_an_honest_match_is_marked_and_every_move_of_the_opponent_checked(honest):
    marked = mark(honest)
    assert marked.again == (others(honest.work["record"]),) * 2
    assert marked.remarks == ()


def test_so_many_moves_as_are_asked_for(honest):
    total = others(honest.work["record"])
    assert mark(honest, moves=3).again == (3, total)
    marked = mark(honest, moves=0)
    assert marked.again == (0, total)
    assert marked.remarks == ("no move of the opponent (level-1) was played again: that takes too long",)
    assert len(marked.boards) == 3


def test_a_match_that_was_made_up_is_found_out(forged):
    with pytest.raises(ClassroomError, match=r"the class's opponent plays .*, the record says") as caught:
        mark(forged)
    assert caught.value.code == "forged"


def test_a_few_moves_find_it_out_too(forged, tmp_path):
    """In a class of thirty, eight moves of each are played again: one that plays nonsense is seen."""
    write(tmp_path, "m.json", forged)
    collection = collect([tmp_path])
    assert [problem.code for problem in collection.problems] == ["forged"]
    with pytest.raises(ClassroomError):
        mark(forged, moves=8)


def test_what_can_be_spent_is_shared_by_the_class():
    """5 seconds at 20 ms a move, 60 for the fifth level."""
    assert moves_each([]) == []
    assert set(moves_each(FIFTY)) == {5}
    assert sum(moves_each(["level-2"] * 300)) == 250
    assert sum(moves_each(["level-5"] * 300)) == 83
    assert sum(moves_each(["level-5", "level-1"])) * 20 <= 5000


def test_the_report_and_the_comparison_say_what_was_checked(honest, tmp_path, capsys):
    for number in range(20):  # 250 moves for 20 files: 12 each, and one more for the first ten
        write(tmp_path, f"{number}.json", replace(honest, who=f"L{number}"))
    total = 20 * others(honest.work["record"])
    said = f"Checked: the rules, the deals, and 250 of the {total} moves of the opponents"
    collection = collect([tmp_path])
    assert said in report_html(collection)
    assert main(["compare", str(tmp_path)]) == 0
    assert said in capsys.readouterr().out
    assert collection.problems == ()


def test_thorough_checks_all(honest, tmp_path, capsys):
    for number in range(20):
        write(tmp_path, f"{number}.json", replace(honest, who=f"L{number}"))
    total = 20 * others(honest.work["record"])
    assert main(["report", str(tmp_path), "--thorough", "--out", str(tmp_path / "out")]) == 0
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert f"Checked: the rules, the deals, and all {total} moves of the opponents." in page


@pytest.mark.parametrize("moves", [-1, True, "3", 1.5])
def test_a_number_of_moves_is_a_whole_one(honest, moves):
    with pytest.raises(ClassroomError, match="bad moves"):
        mark(honest, moves=moves)


def test_a_class_of_four_is_marked_from_the_learners_seat():
    code = ClassCode(rules="hanaawase/nintendo", seed=5, seats=4)
    marked = mark(match_result("Aiko", code))
    assert len(marked.boards) == 3
    assert marked.again[0] == marked.again[1] > 0


def test_a_match_of_another_number_of_people_is_another_match():
    four, three = (ClassCode(rules="hachihachi/std", seed=5, seats=seats) for seats in (4, 3))
    result = match_result("Aiko", three)
    with pytest.raises(ClassroomError, match=r"3 seats: expected the class's .* 4 seats"):
        mark(replace(result, work={**result.work, "code": four.text}))


def test_two_at_hana_awase_win_what_they_win():
    """Nets of two sum to nothing: a board is the learner's own net, not twice as much."""
    code = ClassCode(rules="hanaawase/nintendo", seed=5, seats=2)
    result = match_result("Aiko", code)
    whole = type(code.match()).replay(result.work["record"])
    me = whole.opening.players.index(0)
    assert [board.points for board in mark(result).boards] == [one.points[me] for one in whole.results]


def test_the_title_says_in_what_a_class_is_unlike_the_usual_one(honest):
    assert mark(honest).title == "Class koikoi/yamato, seed 2026, against level-1"
    four = ClassCode(rules="hachihachi/std", seed=5, seats=4)
    assert mark(match_result("Aiko", four)).title == "Class hachihachi/std, seed 5, 4 seats"
