"""Puzzles in JupyterLab: answered by the kernel, by keyboard alone, and no key reaches the notebook."""

import json

from tests.browser.table_driver import TableDriver
from tests.browser.test_scoring_lab import run

NOTEBOOK = "puzzles-test.ipynb"
CELLS = (
    'from hanafuda_widgets import Puzzles\nPuzzles(puzzles=["hana/ribbon-not-cup"], count=1)',
    "below = 1",
    "# the last cell",
)


def open_notebook(lab, visit):
    """A notebook with a puzzle in its first cell, run; the page and the puzzle."""
    empty = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    cells = [{**empty, "id": f"cell{number}", "source": source} for number, source in enumerate(CELLS)]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    path = lab.folder / NOTEBOOK
    path.write_text(json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}))
    page = visit(lab.address(NOTEBOOK)).page
    page.locator(".jp-Cell").first.wait_for(timeout=60_000)
    page.locator(".jp-Cell .cm-content").first.click()
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=60_000)
    run(page)
    return page, TableDriver(page)


def saved_cells(lab, page):
    with page.expect_response(lambda response: response.request.method == "PUT" and NOTEBOOK in response.url):
        page.locator('[data-command="docmanager:save"], [data-jp-item-name="save"] button').first.click()
    return [
        "".join(cell["source"]) for cell in json.loads((lab.folder / NOTEBOOK).read_text("utf-8"))["cells"]
    ]


def test_a_puzzle_is_solved_by_keyboard_alone_and_no_cell_changes(lab, visit):
    page, table = open_notebook(lab, visit)
    card = table.root.locator('[data-zone="hand"] [data-card="09-chaff-1"]')
    card.focus()
    for key in ["d", "d", "x", "a", "b", "1", "0", "0", "ArrowUp", "Escape", "Shift+M"]:
        page.keyboard.press(key)
    card.focus()
    table.press("Enter")
    page.wait_for_function("document.activeElement.dataset.key === 'field:09-cup'")
    page.keyboard.press("ArrowRight")
    table.press("Enter")
    page.get_by_text("Right at the first try.").first.wait_for()
    assert table.status().startswith("The ribbon is five card points fewer")
    table.root.locator('[data-key="button:next"]').focus()
    table.press("Enter")
    page.get_by_text("1 of 1 right at the first try.").first.wait_for()
    assert table.focus()["inside"]
    assert saved_cells(lab, page) == list(CELLS)
