"""nbgrader's own generate, validate and autograde on an assignment of ours."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from hanafuda_lib.classroom.notebook import assignment
from hanafuda_lib.exercises import choices_of, find_item

ITEMS = ["month-of-card/04-cuckoo", "card-of-month/2", "total/1", "write-word/oya"]
SEED = 3


def nbgrader(folder, *words, check=True):
    """One command of nbgrader in a course's folder; gives what it said."""
    # Settings and history of whoever runs the tests stay out of it.
    own = {
        name: str(folder / "home")
        for name in ("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")
    }
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # nbgrader calls alembic
    done = subprocess.run(
        [sys.executable, "-m", "nbgrader", *words], cwd=folder, env={**os.environ, **own, "PATH": path},
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert done.returncode == 0 or not check, said
    return said


def right_answer(item_id):
    item = find_item(item_id)
    if item.choices and item.kind == "choice":
        return "ABCDEF"[[choice.id for choice in choices_of(item, seed=SEED)].index(item.answer)]
    return item.answer


def answer(path, answers):
    """A learner writes answers into his notebook, over the stub that nbgrader has left."""
    book = json.loads(path.read_text("utf-8"))
    for cell in book["cells"]:
        number = cell["id"].removeprefix("q").removesuffix("-answer")
        if cell["id"].endswith("-answer") and int(number) <= len(answers):
            cell["source"] = [f"answer_{number} = {answers[int(number) - 1]!r}"]
    path.write_text(json.dumps(book), "utf-8")


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A course with one assignment, generated for the learners."""
    folder = tmp_path_factory.mktemp("course")
    (folder / "home").mkdir()
    (folder / "nbgrader_config.py").write_text(
        f"c = get_config()\nc.CourseDirectory.course_id = 'hanafuda'\nc.CourseDirectory.root = {str(folder)!r}\n"
    )
    source = folder / "source" / "ps1"
    source.mkdir(parents=True)
    items = [find_item(name) for name in ITEMS]
    (source / "hanafuda.ipynb").write_text(assignment(items, seed=SEED), "utf-8")
    (source / "exam.ipynb").write_text(assignment(items, seed=SEED, hidden=True), "utf-8")
    nbgrader(folder, "generate_assignment", "ps1", "--create")
    return folder


def test_the_learners_version_holds_no_answer(course):
    for name in ("hanafuda.ipynb", "exam.ipynb"):
        text = (course / "release" / "ps1" / name).read_text("utf-8")
        assert "BEGIN SOLUTION" not in text
        assert text.count("raise NotImplementedError()") == len(ITEMS) + 1  # the first cell speaks of it
        assert "attachment:04-cuckoo.svg" in text
    assert "HIDDEN" not in (course / "release" / "ps1" / "exam.ipynb").read_text("utf-8")
    assert "verdict" not in (course / "release" / "ps1" / "exam.ipynb").read_text("utf-8")


def test_the_teachers_version_is_right_by_its_own_checks(course):
    said = nbgrader(course, "validate", "source/ps1/hanafuda.ipynb", "source/ps1/exam.ipynb")
    assert said.count("Success! Your notebook passes all the tests.") == 2


def test_an_unanswered_one_is_told_what_is_missing(course):
    said = nbgrader(course, "validate", "release/ps1/hanafuda.ipynb", check=False)
    assert f"VALIDATION FAILED ON {len(ITEMS)} CELL(S)" in said.upper()


def scores(course):
    """Points by learner and notebook, out of nbgrader's own data base."""
    rows = sqlite3.connect(course / "gradebook.db").execute(
        "SELECT sa.student_id, bc.name, SUM(COALESCE(g.manual_score, g.auto_score)) FROM grade g"
        " JOIN submitted_notebook sn ON g.notebook_id = sn.id JOIN notebook bn ON sn.notebook_id = bn.id"
        " JOIN base_cell bc2 ON g.cell_id = bc2.id JOIN submitted_assignment sa ON sn.assignment_id = sa.id"
        " JOIN notebook bc ON bc.id = bn.id GROUP BY sa.student_id, bc.name"
    )
    return {(student, notebook): score for student, notebook, score in rows}


def test_autograde_gives_each_learner_the_points_of_his_answers(course):
    """Aiko has all right, small letters and spaces do not matter; Ben has one of four; Cho has nothing."""
    right = [right_answer(name) for name in ITEMS]
    given = {
        "aiko": [f" {right[0].lower()} ", *right[1:]],
        "ben": [right[0], "Z", "1", "koi"],
        "cho": [],
    }
    for student, answers in given.items():
        folder = course / "submitted" / student / "ps1"
        folder.mkdir(parents=True)
        for name in ("hanafuda.ipynb", "exam.ipynb"):
            text = (course / "release" / "ps1" / name).read_text("utf-8")
            (folder / name).write_text(text, "utf-8")
            answer(folder / name, answers)
    nbgrader(course, "autograde", "ps1", "--create")
    expected = {"aiko": 4.0, "ben": 1.0, "cho": 0.0}
    assert scores(course) == {
        (student, name): points for student, points in expected.items() for name in ("hanafuda", "exam")
    }


def test_a_check_that_a_learner_has_changed_is_put_back(course):
    """nbgrader restores locked cells: who deletes the check gains nothing."""
    path = course / "submitted" / "dan" / "ps1" / "hanafuda.ipynb"
    path.parent.mkdir(parents=True)
    book = json.loads((course / "release" / "ps1" / "hanafuda.ipynb").read_text("utf-8"))
    for cell in book["cells"]:
        if cell["id"].endswith("-check"):
            cell["source"] = ["pass"]
    path.write_text(json.dumps(book), "utf-8")
    nbgrader(course, "autograde", "ps1", "--create", "--student", "dan")
    assert scores(course)["dan", "hanafuda"] == 0.0
