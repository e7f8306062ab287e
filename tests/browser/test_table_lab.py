"""The live table in JupyterLab: one line in a cell, played by keyboard, and no key reaches the notebook."""

import pytest

from tests.browser.lab_notebook import LabNotebook
from tests.browser.table_driver import OVER, TableDriver

CELLS = ("from hanafuda_widgets import KoiKoiTable\nKoiKoiTable(seed=7)", "below = 1", "# the last cell")


@pytest.fixture
def notebook(lab, visit, request):
    """A notebook with a table in its first cell, run, and the table."""
    run = LabNotebook(lab, visit, request.node.name, CELLS).run()
    return run, TableDriver(run.page)


def test_a_whole_match_by_keyboard_alone(notebook):
    book, table = notebook
    table.root.locator('[data-zone="hand"] button').first.focus()
    table.play_match(seed=4)
    assert table.status().startswith(OVER)
    assert book.saved() == list(CELLS)
    assert book.seen.outside == []
    assert [error for error in book.seen.errors if "hanafuda" in error or "hf-" in error] == []


def test_keys_typed_at_the_table_change_no_cell(notebook):
    book, table = notebook
    page = book.page
    card = table.root.locator('[data-zone="hand"] button').first
    card.focus()
    for key in ["d", "d", "x", "c", "v", "z", "a", "b", "m", "y", "r", "1", "2", "0", "0", "j", "k", "o", "l",
                "ArrowUp", "ArrowDown", "Escape", "d", "d", "x", "Shift+M", "Shift+D"]:  # fmt: skip
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.get_by_role("dialog").count() == 0
    assert table.focus()["inside"]
    assert book.saved() == list(CELLS)
    # The same keys do command the notebook when typed beside the table: the test can fail.
    page.locator(".jp-Cell").nth(1).locator(".jp-InputPrompt").click()
    page.keyboard.press("x")
    page.wait_for_timeout(300)
    assert len(book.saved()) == len(CELLS) - 1


def test_the_number_of_a_seed_can_be_typed(notebook):
    book, table = notebook
    table.root.get_by_text("New match and settings").click()
    seed = table.root.locator('[data-key="form:seed"]')
    seed.fill("")
    seed.focus()
    book.page.keyboard.type("100200")
    table.press("Enter")
    assert table.root.locator('[data-key="form:seed"]').input_value() == "100200"
    assert "Round 1 of 3" in table.root.locator(".hf-subtitle").text_content()
    assert book.saved() == list(CELLS)


def test_axe_finds_nothing_in_the_table(notebook, root):
    book, table = notebook
    book.page.evaluate((root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    assert table.root.is_visible()
    found = book.page.evaluate("axe.run(document.querySelector('.hf'))")["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
