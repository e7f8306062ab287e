"""The tables of hana-awase and Hachi-hachi in JupyterLab: played by keyboard, and no key reaches the notebook."""

import json

import pytest

from tests.browser.axe import violations
from tests.browser.table_driver import TableDriver

NOTEBOOK = "seats-test.ipynb"
KINDS = {"hanaawase": "HanaAwaseTable(seed=7)", "hachihachi": "HachiHachiTable(seed=9, seats=5)"}


@pytest.mark.parametrize("game", sorted(KINDS))
def test_a_table_in_a_cell_is_played_by_keyboard(lab, visit, game):
    call = KINDS[game]
    sources = (f"from hanafuda_widgets import {call.split('(')[0]}\n{call}", "# the last cell")
    empty = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    cells = [{**empty, "id": f"cell{number}", "source": source} for number, source in enumerate(sources)]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    path = lab.folder / NOTEBOOK
    path.write_text(json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}))
    seen = visit(lab.address(NOTEBOOK))
    page = seen.page
    page.locator(".jp-Cell").first.wait_for(timeout=60_000)
    page.locator(".jp-Cell .cm-content").first.click()
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=60_000)
    page.keyboard.press("Control+Enter")
    table = TableDriver(page)
    first = '[data-roving="ask"] button' if game == "hachihachi" else '[data-zone="hand"] button'
    table.root.locator(first).first.focus()
    table.play_match(seed=2, presses=12)
    for key in ["d", "d", "x", "1", "Escape", "ArrowDown", "Shift+M"]:
        page.keyboard.press(key)
    assert table.focus()["inside"]
    with page.expect_response(lambda response: response.request.method == "PUT" and NOTEBOOK in response.url):
        page.locator('[data-command="docmanager:save"], [data-jp-item-name="save"] button').first.click()
    saved = json.loads(path.read_text("utf-8"))["cells"]
    assert [(cell["cell_type"], "".join(cell["source"])) for cell in saved] == [
        ("code", one) for one in sources
    ]
    assert seen.outside == []
    assert [error for error in seen.errors if "hanafuda" in error or "hf-" in error] == []
    assert violations(page, within=".hf") == []
