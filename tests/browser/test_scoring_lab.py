"""Exercise and calculator in JupyterLab: answered by the kernel, and no key typed in them reaches the notebook."""

import pytest

from hanafuda_widgets.presenters.settlement_exercise import SettlementExercise
from tests.browser.lab_notebook import LabNotebook
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
        cells = [MADE[name], "below = 1", "# the last cell"]
        book = LabNotebook(lab, visit, f"scoring-{name}", cells).run()
        return book, TableDriver(book.page), cells

    return open_notebook


def type_commands(page):
    """Keys that would cut, delete, make or change cells if the notebook heard them."""
    for key in ["d", "d", "x", "a", "b", "1", "2", "0", "0", "ArrowUp", "ArrowDown", "Escape", "Shift+M"]:
        page.keyboard.press(key)


def test_an_exercise_is_answered_by_the_kernel(notebook):
    book, table, cells = notebook("exercise")
    table.root.locator('[data-key="yaku:hanamizake"]').check()
    table.root.locator('[data-key="points:hanamizake"]').focus()
    type_commands(book.page)
    table.root.locator('[data-key="points:hanamizake"]').fill("5")
    table.root.locator('[data-key="points:total"]').fill("5")
    table.press("Enter")
    assert table.heard().startswith("All right.")
    assert book.saved() == cells


def test_a_settlement_is_answered_by_the_kernel(notebook):
    book, table, cells = notebook("settlement")
    exercise = SettlementExercise(rules="hachihachi/std", level=3).state["exercise"]
    net = next(row for row in exercise["problems"][0]["figures"] if row["id"] == "net")
    table.root.locator(f'[data-key="points:{net["fields"][0]["id"]}"]').focus()
    type_commands(book.page)
    for field in net["fields"]:
        table.root.locator(f'[data-key="points:{field["id"]}"]').fill(str(field["value"]))
    table.press("Enter")
    assert table.heard().startswith("All right.")
    assert book.saved() == cells


def test_the_calculator_is_answered_by_the_kernel(notebook):
    book, table, cells = notebook("calculator")
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').focus()
    type_commands(book.page)
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').focus()
    table.press("Enter")
    book.page.get_by_text("3 cards · 20 points").wait_for()
    assert book.saved() == cells


def test_a_replay_is_stepped_through_in_a_notebook(notebook):
    book, table, cells = notebook("replay")
    table.root.get_by_role("button", name="Next").focus()
    type_commands(book.page)
    table.press("Enter")
    book.page.locator(".hf-status", has_text="Turn 1, Aki: from the hand.").wait_for()
    assert table.focus()["key"] == "button:next"
    assert book.saved() == cells
