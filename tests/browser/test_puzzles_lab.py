"""Puzzles in JupyterLab: answered by the kernel, by keyboard alone, and no key reaches the notebook."""

from tests.browser.lab_notebook import LabNotebook
from tests.browser.table_driver import TableDriver

CELLS = (
    'from hanafuda_widgets import Puzzles\nPuzzles(puzzles=["hana/ribbon-not-cup"], count=1)',
    "below = 1",
    "# the last cell",
)


def test_a_puzzle_is_solved_by_keyboard_alone_and_no_cell_changes(lab, visit):
    book = LabNotebook(lab, visit, "puzzles", CELLS).run()
    page, table = book.page, TableDriver(book.page)
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
    assert book.saved() == list(CELLS)
