"""The live table in JupyterLab: one line in a cell, played by keyboard, and no key reaches the notebook."""

import json

import pytest

from tests.browser.table_driver import OVER, TableDriver

NOTEBOOK = "table-test.ipynb"
CELLS = ("from hanafuda_widgets import KoiKoiTable\nKoiKoiTable(seed=7)", "below = 1", "# the last cell")


@pytest.fixture
def notebook(lab, visit):
    """A notebook with a table in its first cell, run; returns the watched page and the table."""
    empty = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    cells = [{**empty, "id": f"cell{number}", "source": source} for number, source in enumerate(CELLS)]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    path = lab.folder / NOTEBOOK
    path.write_text(json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}))
    seen = visit(lab.address(NOTEBOOK))
    page = seen.page
    page.locator(".jp-Cell").first.wait_for(timeout=60_000)
    page.locator(".jp-Cell .cm-content").first.click()
    # The kernel must be there before a cell can run.
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=60_000)
    page.keyboard.press("Control+Enter")
    return seen, TableDriver(page)


def saved_cells(lab, page):
    """Every cell of the notebook as it is saved now: what lies outside the window is not in the page."""
    with page.expect_response(lambda response: response.request.method == "PUT" and NOTEBOOK in response.url):
        page.locator('[data-command="docmanager:save"], [data-jp-item-name="save"] button').first.click()
    cells = json.loads((lab.folder / NOTEBOOK).read_text("utf-8"))["cells"]
    return [(cell["cell_type"], "".join(cell["source"])) for cell in cells]


UNCHANGED = [("code", source) for source in CELLS]


def test_a_whole_match_by_keyboard_alone(lab, notebook):
    seen, table = notebook
    table.root.locator('[data-zone="hand"] button').first.focus()
    table.play_match(seed=4)
    assert table.status().startswith(OVER)
    assert saved_cells(lab, seen.page) == UNCHANGED
    assert seen.outside == []
    assert [error for error in seen.errors if "hanafuda" in error or "hf-" in error] == []


def test_keys_typed_at_the_table_change_no_cell(lab, notebook):
    seen, table = notebook
    page = seen.page
    card = table.root.locator('[data-zone="hand"] button').first
    card.focus()
    for key in ["d", "d", "x", "c", "v", "z", "a", "b", "m", "y", "r", "1", "2", "0", "0", "j", "k", "o", "l",
                "ArrowUp", "ArrowDown", "Escape", "d", "d", "x", "Shift+M", "Shift+D"]:  # fmt: skip
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.get_by_role("dialog").count() == 0
    assert table.focus()["inside"]
    assert saved_cells(lab, page) == UNCHANGED
    # The same keys do command the notebook when typed beside the table: the test can fail.
    page.locator(".jp-Cell").nth(1).locator(".jp-InputPrompt").click()
    page.keyboard.press("x")
    page.wait_for_timeout(300)
    assert len(saved_cells(lab, page)) == len(CELLS) - 1


def test_the_number_of_a_seed_can_be_typed(lab, notebook):
    seen, table = notebook
    table.root.get_by_text("New match and settings").click()
    seed = table.root.locator('[data-key="form:seed"]')
    seed.fill("")
    seed.focus()
    seen.page.keyboard.type("100200")
    table.press("Enter")
    assert table.root.locator('[data-key="form:seed"]').input_value() == "100200"
    assert "Round 1 of 3" in table.root.locator(".hf-subtitle").text_content()
    assert saved_cells(lab, seen.page) == UNCHANGED


def test_axe_finds_nothing_in_the_table(notebook, root):
    seen, table = notebook
    seen.page.evaluate((root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    assert table.root.is_visible()
    found = seen.page.evaluate("axe.run(document.querySelector('.hf'))")["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
