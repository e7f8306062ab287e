"""Beside the game in JupyterLab: a language, a hint, taking back, people at one screen, the replay, a record."""

import pytest

from tests.browser.axe import violations
from tests.browser.lab_notebook import LabNotebook
from tests.browser.table_driver import TableDriver

FIRST = "from hanafuda_widgets import KoiKoiTable, RoundReplay, HanaAwaseTable, HachiHachiTable\n"


@pytest.fixture
def cell(lab, visit, request):
    """`cell(source)`: a notebook whose only cell has been run; the watched page and the table in it."""

    def open_notebook(source):
        book = LabNotebook(lab, visit, request.node.name, [FIRST + source]).run()
        return book.seen, TableDriver(book.page)

    return open_notebook


def test_language_hint_and_taking_back(cell):
    seen, table = cell("KoiKoiTable(seed=7, practice=True)")
    page = seen.page
    hand = table.ids("hand")
    table.root.get_by_label("Language").select_option("ja")
    table.settle()
    page.locator(".hf[lang=ja]").wait_for()
    assert table.status().startswith("あなたの番です")
    table.root.get_by_role("button", name="ヒント").focus()
    table.press("Enter")
    assert table.root.locator(".hf-advice").text_content().startswith("ヒント：")
    table.root.locator('[data-zone="hand"] .is-advised').focus()
    table.press("Enter")
    if table.root.locator("[data-question]").count():
        table.press("Enter")
    assert table.ids("hand") != hand
    undo = table.root.get_by_role("button", name="待った")
    while not undo.is_disabled():
        undo.focus()
        table.press("Enter")
    assert table.ids("hand") == hand
    assert violations(page, within=".hf") == []
    assert [error for error in seen.errors if "hanafuda" in error or "hf-" in error] == []


def test_people_hand_the_screen_on_and_replay_the_round(cell):
    seen, table = cell("KoiKoiTable(seed=7, opponent='people')")
    page = seen.page
    assert table.status().startswith("Player 1: take the screen")
    assert table.root.locator("[data-zone=hand] [data-card]").count() == 0
    table.root.get_by_role("button", name="Show my hand").focus()
    for _ in range(80):
        if table.root.locator('[data-key="button:replay"]').count():
            break
        table.press("Enter")
        assert table.focus()["inside"], table.status()
    table.root.locator('[data-key="button:replay"]').focus()
    table.press("Enter")
    replay = page.locator(".hf-below .hf")
    replay.get_by_role("button", name="Next").click()
    assert replay.locator("[data-status]").text_content().startswith("Turn 1, Player 1")
    assert [error for error in seen.errors if "hanafuda" in error or "hf-" in error] == []


def test_a_pasted_record_and_the_copied_one(cell):
    seen, replay = cell("RoundReplay(seed=3)")
    replay.root.get_by_text("Replay another round").click()
    field = replay.root.locator('[data-key="form:record"]')
    field.fill("hello")
    replay.root.locator('[data-key="form:submit"]').click()
    replay.settle()
    replay.root.locator(".hf-error").wait_for()
    assert field.input_value() == "hello"
    assert seen.page.get_by_role("dialog").count() == 0


@pytest.mark.parametrize("name", ["HanaAwaseTable", "HachiHachiTable"])
def test_the_games_for_three_have_it_too(cell, name):
    seen, table = cell(f"{name}(seed=7, practice=True)")
    table.root.get_by_label("Language").select_option("zh")
    table.settle()
    seen.page.locator(".hf[lang=zh-Hans]").wait_for()
    table.root.get_by_role("button", name="提示").click()
    table.settle()
    assert table.root.locator(".hf-advice").text_content().startswith("提示：")
    assert [error for error in seen.errors if "hanafuda" in error or "hf-" in error] == []
