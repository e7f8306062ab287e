"""What a notebook cell keeps for a teacher: first answers, raw; a file of one's own, no other's."""

import json

import pytest

from hanafuda_lib.classroom import Result, mark
from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets import KoiKoiTable, Puzzles, ScoringExercise, SettlementExercise, show
from hanafuda_widgets.presenters.puzzles import Puzzles as PuzzlesPresenter
from hanafuda_widgets.raw_answers import RawAnswers
from hanafuda_widgets.widget import ExerciseWidget

PILES = ["03-curtain 09-cup", "08-moon 09-cup", "01-crane 03-curtain 08-moon"]
RIBBON, BEST, CUP = "hana/ribbon-not-cup", "09-chaff-1>09-blue-ribbon", "09-chaff-1>09-cup"


@pytest.fixture
def tell(monkeypatch):
    """`tell(widget, message)`: as the front end sends it."""

    def send(widget, **message):
        monkeypatch.setattr(widget, "send", lambda _content: None)
        widget._handle_custom_msg({"id": "1", "message": message}, [])
        return widget.state

    return send


def check(pile, lines, total):
    return {"type": "check", "pile": pile, "step": 4, "lines": lines, "figures": {"total": total}}


def test_a_scoring_exercise_is_handed_in_from_a_notebook(tell):
    """Pile 1 right, pile 2 wrong at first and then right, pile 3 not reached: as on the page."""
    exercise = ScoringExercise(piles=PILES, step=4)
    assert "class" not in exercise.state
    tell(exercise, **check(0, {"hanamizake": 5}, 5))
    tell(exercise, type="next", pile=0)
    tell(exercise, **check(1, {"tsukimizake": 10}, 10))
    tell(exercise, type="again")
    state = tell(exercise, **check(1, {"tsukimizake": 5}, 5))
    result = exercise.result("Aiko")
    assert Result.parse(result.file_text) == result
    marked = mark(result)
    assert (result.kind, marked.remarks) == ("scoring", ())
    assert [each.outcome.value for each in marked.marks] == ["right", "wrong", "blank"]
    assert state["class"]["work"] == result.work
    assert (state["class"]["kind"], state["class"]["title"]) == ("scoring", "Scoring exercise")


def test_a_settlement_is_handed_in_from_a_notebook(tell):
    exercise = SettlementExercise(rules="hachihachi/std", level=3, seed=2, count=2, step=2)
    problem = exercise.state["exercise"]["problems"][0]
    fields = [field for row in problem["figures"] if row["at"] == 2 for field in row["fields"]]
    figures = {field["id"]: field["value"] for field in fields}
    tell(exercise, type="check", pile=0, step=2, lines={}, figures=figures)
    tell(exercise, type="next", pile=0)
    tell(exercise, type="reveal", pile=1)
    marked = mark(exercise.result("Aiko"))
    assert [each.outcome.value for each in marked.marks] == ["right", "blank"]


def test_puzzles_are_handed_in_when_the_run_is_done(tell):
    puzzles = Puzzles(puzzles=[RIBBON, "stop/phoenix-is-yours"], count=2, seed=1)
    for _ in range(2):
        name = puzzles.state["saved"]["at"]["run"][puzzles.state["saved"]["at"]["place"]]
        assert "class" not in puzzles.state
        with pytest.raises(
            HanafudaError, match="nothing to hand in yet: expected a run of puzzles that is done"
        ):
            puzzles.result("Aiko")
        if name == RIBBON:
            tell(puzzles, type="answer", puzzle=name, option=CUP)
            tell(puzzles, type="answer", puzzle=name, option=BEST)
            tell(puzzles, type="answer", puzzle=name, option=CUP)  # only looked at
        else:
            tell(puzzles, type="hint", puzzle=name)
            tell(puzzles, type="answer", puzzle=name, option="shobu")
        tell(puzzles, type="next", puzzle=name)
    marked = mark(puzzles.result("Aiko"))
    assert marked.remarks == ()
    found = {each.item: each.outcome.value for each in marked.marks}
    assert found[RIBBON] == "wrong"
    given = next(each for each in puzzles.result("Aiko").work["answers"] if each["puzzle"] == RIBBON)
    assert given["given"] == [CUP]
    assert "class" not in tell(puzzles, type="again")


@pytest.mark.parametrize("message", [None, 7, {"type": "check"}, {"type": "x"}, {"type": "check", "pile": 9}])
def test_a_bad_message_is_kept_by_nobody(monkeypatch, message):
    exercise = ScoringExercise(piles=PILES, step=4)
    monkeypatch.setattr(exercise, "send", lambda _content: None)
    exercise._handle_custom_msg({"id": "1", "message": message}, [])
    assert exercise.state["error"] is not None
    with pytest.raises(HanafudaError, match="nothing to hand in yet: expected an answer"):
        exercise.result("Aiko")


def test_another_set_begins_anew(tell):
    exercise = ScoringExercise(level=1, seed=1, step=4)
    tell(exercise, type="reveal", pile=0)
    state = tell(exercise, type="new", seed=2)
    assert state["error"] is None
    assert "class" not in state
    tell(exercise, type="reveal", pile=0)
    work = exercise.result("Aiko").work
    assert (work["set"]["seed"], len(work["answers"])) == (2, 1)


def test_the_time_is_that_from_answer_to_answer():
    moments = iter([100.0, 107.5, 9_999_999.0])
    raw = RawAnswers(clock=lambda: next(moments))
    exercise = show(PuzzlesPresenter(puzzles=[RIBBON], count=1))
    assert isinstance(exercise, ExerciseWidget)
    puzzles = PuzzlesPresenter(puzzles=[RIBBON, "stop/phoenix-is-yours"], count=2, seed=1)
    for _ in range(2):
        before = puzzles.state
        name = before["saved"]["at"]["run"][before["saved"]["at"]["place"]]
        message = {"type": "answer", "puzzle": name, "option": puzzles.state["puzzles"][name]["answer"]}
        raw.note(before, message, puzzles.handle(message))
        puzzles.handle({"type": "next", "puzzle": name})
    times = [each["ms"] for each in raw.work(puzzles.state)["answers"]]
    assert times == [7500, 3_600_000]


# ---------------------------------------------------------------- the file


def answered(tell, **options):
    exercise = ScoringExercise(piles=PILES, step=4, **options)
    tell(exercise, type="reveal", pile=0)
    return exercise


def test_a_file_is_written_and_grows_with_the_work(tell, tmp_path):
    exercise = answered(tell)
    path = exercise.save_result("Aiko", tmp_path / "aiko.json")
    tell(exercise, type="next", pile=0)
    tell(exercise, type="reveal", pile=1)
    assert exercise.save_result("Aiko", str(path)) == path
    assert len(Result.parse(path.read_text("utf-8")).work["answers"]) == 2


@pytest.mark.parametrize("content", ["my diary", "", json.dumps({"format": "hanafuda-result"})])
def test_another_file_of_this_name_stays(tell, tmp_path, content):
    path = tmp_path / "x.json"
    path.write_text(content)
    exercise = answered(tell)
    with pytest.raises(
        HanafudaError, match=r"there is another file .*: expected a new name, or replace=True"
    ):
        exercise.save_result("Aiko", path)
    assert path.read_text() == content
    exercise.save_result("Aiko", path, replace=True)
    assert Result.parse(path.read_text("utf-8")).who == "Aiko"


def test_another_learners_or_another_sets_file_stays(tell, tmp_path):
    exercise = answered(tell)
    path = exercise.save_result("Aiko", tmp_path / "x.json")
    before = path.read_bytes()
    with pytest.raises(HanafudaError, match="there is another file"):
        exercise.save_result("Ben", path)
    with pytest.raises(HanafudaError, match="there is another file"):
        answered(tell, calls=1).save_result("Aiko", path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("path", [None, 7, "", "no/such/folder/x.json", "."])
def test_a_place_that_cannot_be_written_is_named(tell, tmp_path, monkeypatch, path):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(HanafudaError, match="expected"):
        answered(tell).save_result("Aiko", path)


def test_a_table_of_a_class_saves_in_the_same_way(tmp_path):
    code = "class1~koikoi/yamato~seed=2026~rounds=3~opponent=greedy~2ba3"
    table = KoiKoiTable(class_code=code)
    path = table.save_result("Aiko", tmp_path / "a.json")
    assert table.save_result("Aiko", path) == path
    with pytest.raises(HanafudaError, match="there is another file"):
        table.save_result("Ben", path)
    with pytest.raises(HanafudaError, match=r"cannot write .*; expected a file in a folder that exists"):
        table.save_result("Ben", tmp_path / "no" / "x.json")
