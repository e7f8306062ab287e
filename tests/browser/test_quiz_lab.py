"""Quiz and card trainer in JupyterLab: no key reaches the notebook, and answers reach the file."""

import pytest

from hanafuda_lib.exercises.progress import Progress, load
from tests.browser.drill_driver import Drill
from tests.browser.lab_notebook import LabNotebook

CELLS = (
    'from hanafuda_widgets import CardTrainer, Quiz\nQuiz(items=["total/1", "month-of-card/04-cuckoo"], count=2)',
    'CardTrainer(file="mine.json")',
    "# the last cell",
)


@pytest.fixture
def notebook(lab, visit):
    """A notebook with a quiz and a trainer, run."""
    (lab.folder / "mine.json").unlink(missing_ok=True)
    return LabNotebook(lab, visit, "quiz", CELLS).run(cells=2)


def test_a_quiz_and_the_trainer_work_in_a_notebook(lab, notebook, root):
    page = notebook.page
    quiz = Drill(page, [])
    asked = quiz.prompt()
    if "pile" not in asked:
        quiz.choose("4")
        quiz.press("next")
    quiz.root.locator('[data-key="field"]').focus()
    for key in ["d", "d", "x", "a", "b", "m", "y", "0", "0", "ArrowUp", "ArrowDown", "Escape", "Shift+M"]:
        page.keyboard.press(key)
    quiz.write("64")
    assert quiz.verdict().startswith("Right.")
    assert (
        quiz.root.locator(".hf-pics use").first.get_attribute("href") == "#c-03-curtain"
    )  # the drawn cards came
    assert quiz.focus()["inside"]
    for key in ["d", "d", "x", "ArrowUp", "ArrowRight"]:
        page.keyboard.press(key)
    assert quiz.focus()["key"] == "next"

    trainer = Drill(page, [])
    trainer.root = page.locator(".hf").nth(1)
    trainer.press("start")
    trainer.choose("pine")
    trainer.root.locator(".hf-feedback").get_by_text("It will be asked again").wait_for()
    page.wait_for_timeout(1000)
    kept = load(lab.folder / "mine.json")
    assert [each.item for each in kept.answers] == ["flower-of-month/1"]
    assert kept != Progress()

    assert notebook.saved() == list(CELLS)
    page.evaluate((root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run({include: ['.hf']})")["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
    assert notebook.seen.outside == []
    assert [error for error in notebook.seen.errors if "hanafuda" in error or "hf-" in error] == []
