"""The tables of hana-awase and Hachi-hachi in JupyterLab: played by keyboard, and no key reaches the notebook."""

import pytest

from tests.browser.axe import violations
from tests.browser.lab_notebook import LabNotebook
from tests.browser.table_driver import TableDriver

KINDS = {"hanaawase": "HanaAwaseTable(seed=7)", "hachihachi": "HachiHachiTable(seed=9, seats=5)"}


@pytest.mark.parametrize("game", sorted(KINDS))
def test_a_table_in_a_cell_is_played_by_keyboard(lab, visit, game):
    call = KINDS[game]
    sources = (f"from hanafuda_widgets import {call.split('(')[0]}\n{call}", "# the last cell")
    book = LabNotebook(lab, visit, f"seats-{game}", sources).run()
    page = book.page
    table = TableDriver(page)
    first = '[data-roving="ask"] button' if game == "hachihachi" else '[data-zone="hand"] button'
    table.root.locator(first).first.focus()
    table.play_match(seed=2, presses=12)
    for key in ["d", "d", "x", "1", "Escape", "ArrowDown", "Shift+M"]:
        page.keyboard.press(key)
    assert table.focus()["inside"]
    assert book.saved() == list(sources)
    assert book.seen.outside == []
    assert [error for error in book.seen.errors if "hanafuda" in error or "hf-" in error] == []
    assert violations(page, within=".hf") == []
