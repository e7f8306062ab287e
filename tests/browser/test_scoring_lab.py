"""Exercise and calculator in JupyterLab: answered by the kernel, and no key typed in them reaches the notebook."""

import json

import pytest
from playwright.sync_api import TimeoutError as Late

from hanafuda_lib.classroom import Result, mark
from hanafuda_widgets.presenters.settlement_exercise import SettlementExercise
from tests.browser.table_driver import TableDriver

MADE = {
    "exercise": 'from hanafuda_widgets import ScoringExercise\nScoringExercise(piles=["03-curtain 09-cup"], step=4)',
    "calculator": 'from hanafuda_widgets import ScoreCalculator\nScoreCalculator(cards="03-curtain 08-moon")',
    "settlement": "from hanafuda_widgets import SettlementExercise\n"
    'SettlementExercise(rules="hachihachi/std", level=3, step=2)',
    "replay": "from hanafuda_widgets import RoundReplay\nRoundReplay(seed=3)",
}


@pytest.fixture
def notebook(lab, visit):
    """`notebook(name)`: a notebook with this widget in its first cell, run; the widget and all that it holds."""

    def open_notebook(name):
        cells = [(MADE[name], "cell0"), ("below = 1", "cell1"), ("# the last cell", "cell2")]
        empty = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        written = [{**empty, "id": cell, "source": source} for source, cell in cells]
        path = lab.folder / file_of(name)
        path.write_text(
            json.dumps({"cells": written, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})
        )
        page = visit(lab.address(file_of(name))).page
        page.locator(".jp-Cell").first.wait_for(timeout=60_000)
        page.locator(".jp-Cell .cm-content").first.click()
        page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=60_000)
        run(page)
        return page, TableDriver(page), [source for source, _ in cells]

    return open_notebook


def file_of(name):
    """A notebook of its own for each test: no session of another one hangs on it."""
    return f"scoring-{name}.ipynb"


def run(page, tries=4):
    """Run the first cell. On a busy machine the first key press may come before the notebook listens."""
    for _ in range(tries):
        page.locator(".jp-Cell .cm-content").first.click()
        page.keyboard.press("Control+Enter")
        try:
            page.locator(".hf").first.wait_for(timeout=30_000)
        except Late:
            for dialog in page.get_by_role("dialog").all_inner_texts():
                print(dialog)  # pytest shows it when the test fails
            page.keyboard.press("Escape")
            continue
        return


def saved(lab, page, name):
    with page.expect_response(
        lambda response: response.request.method == "PUT" and file_of(name) in response.url
    ):
        page.locator('[data-command="docmanager:save"], [data-jp-item-name="save"] button').first.click()
    return [
        "".join(cell["source"])
        for cell in json.loads((lab.folder / file_of(name)).read_text("utf-8"))["cells"]
    ]


def type_commands(page):
    """Keys that would cut, delete, make or change cells if the notebook heard them."""
    for key in ["d", "d", "x", "a", "b", "1", "2", "0", "0", "ArrowUp", "ArrowDown", "Escape", "Shift+M"]:
        page.keyboard.press(key)


def test_an_exercise_is_answered_by_the_kernel(lab, notebook):
    page, table, cells = notebook("exercise")
    table.root.locator('[data-key="yaku:hanamizake"]').check()
    table.root.locator('[data-key="points:hanamizake"]').focus()
    type_commands(page)
    table.root.locator('[data-key="points:hanamizake"]').fill("5")
    table.root.locator('[data-key="points:total"]').fill("5")
    table.press("Enter")
    assert table.heard().startswith("All right.")
    assert saved(lab, page, "exercise") == cells
    # What the kernel has kept of it is handed in from the cell.
    table.root.locator('[data-key="result"]').click()
    table.root.locator('[data-key="who"]').fill("Aiko")
    with page.expect_download() as download:
        table.root.locator('[data-key="hand-in"]').click()
    marked = mark(Result.parse(download.value.path().read_text("utf-8")))
    assert (marked.points, marked.most, marked.remarks) == (1, 1, ())


def test_a_settlement_is_answered_by_the_kernel(lab, notebook):
    page, table, cells = notebook("settlement")
    exercise = SettlementExercise(rules="hachihachi/std", level=3).state["exercise"]
    net = next(row for row in exercise["problems"][0]["figures"] if row["id"] == "net")
    table.root.locator(f'[data-key="points:{net["fields"][0]["id"]}"]').focus()
    type_commands(page)
    for field in net["fields"]:
        table.root.locator(f'[data-key="points:{field["id"]}"]').fill(str(field["value"]))
    table.press("Enter")
    assert table.heard().startswith("All right.")
    assert saved(lab, page, "settlement") == cells


def test_the_calculator_is_answered_by_the_kernel(lab, notebook):
    page, table, cells = notebook("calculator")
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').focus()
    type_commands(page)
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').focus()
    table.press("Enter")
    page.get_by_text("3 cards · 20 points").wait_for()
    assert saved(lab, page, "calculator") == cells


def test_a_replay_is_stepped_through_in_a_notebook(lab, notebook):
    page, table, cells = notebook("replay")
    table.root.get_by_role("button", name="Next").focus()
    type_commands(page)
    table.press("Enter")
    page.locator(".hf-status", has_text="Turn 1, Aki: from the hand.").wait_for()
    assert table.focus()["key"] == "button:next"
    assert saved(lab, page, "replay") == cells
