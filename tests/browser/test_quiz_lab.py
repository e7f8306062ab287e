"""Quiz and card trainer in JupyterLab: no key reaches the notebook, and answers reach the file."""

import json

import pytest

from hanafuda_lib.exercises.progress import Progress, load
from tests.browser.drill_driver import Drill

NOTEBOOK = "quiz-test.ipynb"
CELLS = (
    'from hanafuda_widgets import CardTrainer, Quiz\nQuiz(items=["total/1", "month-of-card/04-cuckoo"], count=2)',
    'CardTrainer(file="mine.json")',
    "# the last cell",
)


@pytest.fixture
def notebook(lab, visit):
    """A notebook with a quiz and a trainer, run; returns the watched page."""
    (lab.folder / "mine.json").unlink(missing_ok=True)
    empty = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    cells = [{**empty, "id": f"cell{number}", "source": source} for number, source in enumerate(CELLS)]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    path = lab.folder / NOTEBOOK
    path.write_text(json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}))
    seen = visit(lab.address(NOTEBOOK))
    page = seen.page
    page.locator(".jp-Cell").first.wait_for(timeout=60_000)
    page.locator(".jp-Cell .cm-content").first.click()
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=60_000)
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    page.locator(".hf").nth(1).wait_for(timeout=60_000)
    return seen


def saved_cells(lab, page):
    with page.expect_response(lambda response: response.request.method == "PUT" and NOTEBOOK in response.url):
        page.locator('[data-command="docmanager:save"], [data-jp-item-name="save"] button').first.click()
    cells = json.loads((lab.folder / NOTEBOOK).read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells]


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
        quiz.root.locator(".hf-pics image").first.get_attribute("data-face") == "03-curtain"
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

    assert saved_cells(lab, page) == list(CELLS)
    page.evaluate((root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run({include: ['.hf']})")["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
    assert notebook.outside == []
    assert [error for error in notebook.errors if "hanafuda" in error or "hf-" in error] == []
