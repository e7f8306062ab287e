"""The presenters of quiz and trainer, and their widgets: states, messages, files."""

import json

import pytest

import hanafuda_widgets
from hanafuda_lib.exercises import Item, trained
from hanafuda_lib.exercises.progress import Progress, Rating, load
from hanafuda_widgets import CardTrainer, Quiz
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters import find_presenter
from hanafuda_widgets.presenters.quiz import Quiz as QuizPresenter
from hanafuda_widgets.presenters.session import Session
from hanafuda_widgets.presenters.trainer import CardTrainer as TrainerPresenter

ROW = ["word/oya", "2026-11-30T18:00:00+01:00", 3]
MESSAGES = [None, 7, "x", [], {}, {"type": "x"}, {"type": "new"}, {"type": "new", "seed": -1}, {"type": "new", "seed": "7"},
            {"type": "new", "seed": True}, {"type": "answers"}, {"type": "answers", "answers": 7},
            {"type": "answers", "answers": [[1, 2, 3]]}, {"type": "answers", "answers": [ROW], "more": 1}]  # fmt: skip


def test_a_quiz_carries_its_items_with_answers_and_reasons():
    state = QuizPresenter(tags=["taking"], levels=[2], count=5, seed=7).state
    items = [Item.from_json(item) for item in state["items"]]
    assert state["presenter"] == "quiz"
    assert (state["v"], state["count"], state["seed"], state["retry"]) == (1, 5, 7, False)
    assert len(items) == 27
    assert all("taking" in item.tags for item in items)
    assert json.loads(json.dumps(state)) == state


def test_a_quiz_of_the_whole_bank_carries_forty_items_and_those_by_the_seed():
    first, second = QuizPresenter(seed=1).state, QuizPresenter(seed=2).state
    assert len(first["items"]) == len(second["items"]) == 40
    assert first["items"] != second["items"]
    assert first == QuizPresenter(seed=1).state


def test_items_may_be_named_and_a_drill_lets_one_try_again():
    state = QuizPresenter(items=["word/oya", "total/99", "word/oya"], drill=True, count=10).state
    assert [item["id"] for item in state["items"]] == ["word/oya", "total/99"]
    assert (state["count"], state["retry"]) == (2, True)


@pytest.mark.parametrize("options", [
    {"tags": ["poker"]}, {"levels": [7]}, {"items": ["x/y"]}, {"count": 0}, {"count": 201}, {"seed": -1}, {"seed": "1"},
    {"tags": ["doubling"], "levels": [1]},
])  # fmt: skip
def test_bad_arguments_are_refused(options):
    with pytest.raises(ValueError, match="expected"):
        QuizPresenter(**options)


@pytest.mark.parametrize("message", MESSAGES)
@pytest.mark.parametrize("make", [lambda: QuizPresenter(tags=["doubling"]), TrainerPresenter])
def test_any_message_is_answered_and_changes_nothing(make, message):
    presenter = make()
    state = presenter.handle(message)
    assert state["error"]["message"].endswith(".")
    assert {**state, "error": None} == make().state


def test_a_new_seed_comes_by_message_and_survives_a_restore():
    quiz = QuizPresenter(tags=["doubling"], seed=1)
    state = quiz.handle({"type": "new", "seed": 8})
    assert (state["seed"], state["error"]) == (8, None)
    assert QuizPresenter.restore(state["saved"]).state == state


@pytest.mark.parametrize(
    "saved", [None, 7, {}, {"kwargs": {}}, {"kwargs": {"x": 1}, "seed": 1}, {"kwargs": {}, "seed": -1}]
)
def test_a_broken_save_is_refused(saved):
    with pytest.raises(ValueError, match="bad"):
        QuizPresenter.restore(saved)


def test_python_in_a_page_knows_them_too():
    for name, kwargs in (("quiz", {"tags": ["doubling"]}), ("trainer", {})):
        assert find_presenter(name).name == name
        request = {"presenter": name, "kwargs": kwargs, "message": {"type": "x"}}
        assert json.loads(Session().answer(json.dumps(request)))["state"]["error"]["code"] == "unknown-type"


# ---------------------------------------------------------------- trainer


def test_the_trainer_carries_its_items_and_the_parameters():
    state = TrainerPresenter(fresh=7).state
    assert [item["id"] for item in state["items"]] == [item.id for item in trained()]
    assert (state["fresh"], state["quick"], state["fsrs"]["retention"]) == (7, 6.0, 0.9)
    assert len(state["fsrs"]["w"]) == 21
    assert (state["file"], state["progress"]) == (None, None)
    # A page of the book with all of it: about a hundred kilobytes, a tenth of that on the wire.
    assert len(page_html(TrainerPresenter())) < 200_000


def test_answers_are_kept_in_the_file_at_once(tmp_path):
    path = tmp_path / "mine.json"
    trainer = TrainerPresenter(file=str(path))
    state = trainer.handle({"type": "answers", "answers": [ROW]})
    assert state["error"] is None
    assert load(path) == trainer.progress == Progress().answered(*ROW[:2], Rating.GOOD)
    assert TrainerPresenter(file=str(path)).state["progress"]["answers"] == [ROW]
    assert TrainerPresenter.restore(state["saved"]).progress == trainer.progress


def test_a_broken_file_is_reported_and_left_alone(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text("{", "utf-8")
    trainer = TrainerPresenter(file=str(path))
    assert (
        trainer.state["error"]["message"] == "Cannot use 'mine.json': no progress file: expected JSON text."
    )
    state = trainer.handle({"type": "answers", "answers": [ROW]})
    assert state["error"]["code"] == "no-json"
    assert path.read_text("utf-8") == "{"
    path.unlink()  # the learner has put it elsewhere: the next answer saves all of them
    state = trainer.handle({"type": "answers", "answers": [["word/ba", ROW[1], 1]]})
    assert state["error"] is None
    assert len(load(path).answers) == 2


@pytest.mark.parametrize("options", [{"fresh": 0}, {"fresh": 51}, {"fresh": True}, {"items": ["x/y"]}])
def test_bad_arguments_of_the_trainer_are_refused(options):
    with pytest.raises(ValueError, match="expected"):
        TrainerPresenter(**options)


# ---------------------------------------------------------------- widgets


def test_the_widgets_show_the_presenters_and_name_themselves():
    quiz = Quiz(tags=["doubling"], count=3)
    assert quiz.state == QuizPresenter(tags=["doubling"], count=3).state
    assert repr(quiz).startswith("QuizWidget(title='Quiz', tags=['doubling'], levels=[1, 2, 3, 4, 5]")
    assert repr(eval(repr(quiz), {"QuizWidget": hanafuda_widgets.QuizWidget})) == repr(quiz)
    data, _ = quiz._repr_mimebundle_()
    assert data["text/html"] == page_html(QuizPresenter(tags=["doubling"], count=3))
    assert ".hf-choice" in quiz._css
    assert ".hf-table" in quiz._css


def test_the_trainers_widget_hears_of_answers(monkeypatch):
    trainer = CardTrainer()
    monkeypatch.setattr(trainer, "send", lambda content: None)
    trainer._handle_custom_msg({"id": None, "message": {"type": "answers", "answers": [ROW]}}, [])
    assert trainer.progress == Progress().answered(*ROW[:2], Rating.GOOD)
    assert repr(trainer).startswith("CardTrainerWidget(title='Card trainer'")
