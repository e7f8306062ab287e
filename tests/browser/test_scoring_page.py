"""Calculator, scoring exercise, explorer and replay on a page: Chromium, every other host out of reach."""

import json

import pytest

from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.score_calculator import ScoreCalculator
from tests.browser.table_driver import TableDriver

PHONE = {"width": 360, "height": 740}
PILE = "01-crane 03-curtain 08-moon 01-red-poem 02-red-poem 03-red-poem"
SHOWN = {"calculator": lambda: ScoreCalculator(cards=PILE, other="koikoi/mon")}


@pytest.fixture
def shown(site, new_context):
    """`shown(presenter, …)`: a page of the site with nothing on it but these, and what went wrong on it."""

    def open_page(*presenters, theme="light", **options):
        page = new_context(**options).new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        document = (
            f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>Practice</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="icon" href="data:,"><link rel="stylesheet" href="_static/hf/stage.css">'
            '<script type="module" src="_static/hf/page.js"></script></head>'
            f'<body style="margin: 16px"><main><h1>Practice</h1>{"".join(map(page_html, presenters))}</main></body></html>'
        )
        page.route("**/practice.html", lambda route: route.fulfill(body=document, content_type="text/html"))
        page.goto(site.url + "practice.html")
        return page, problems

    return open_page


def python_is_asked_for(page):
    names = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    return [name for name in names if "/py/" in name or "worker.js" in name]


# ---------------------------------------------------------------- how all of them look and sound


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SHOWN)
def test_axe_finds_nothing(shown, root, name, theme):
    page, problems = shown(SHOWN[name](), theme=theme)
    table = TableDriver(page)
    for fold in table.root.locator("summary").all():
        fold.click()
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    page.evaluate((root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    report = [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found]
    assert report == [], json.dumps(report, indent=1)
    assert problems == []


@pytest.mark.parametrize("name", SHOWN)
def test_on_a_phone_nothing_scrolls_sideways_and_every_target_is_44_px(shown, name):
    page, _ = shown(SHOWN[name](), viewport=PHONE)
    table = TableDriver(page)
    for fold in table.root.locator("summary").all():
        fold.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    targets = table.root.locator("button, summary, select, input").evaluate_all(
        "all => all.filter(one => one.offsetParent).map(one => [one.dataset.key, one.offsetWidth, one.offsetHeight])"
    )
    assert [target for target in targets if target[1] < 44 or target[2] < 44] == []


# ---------------------------------------------------------------- the calculator


def test_pressed_cards_are_added_up_by_python_in_the_page(shown):
    page, problems = shown(ScoreCalculator(cards="03-curtain 08-moon"))
    table = TableDriver(page)
    assert python_is_asked_for(page) == []
    cup = table.root.locator('[data-zone="deck"] [data-card="09-cup"]')
    assert cup.get_attribute("aria-pressed") == "false"
    cup.click()
    table.settle()
    assert table.root.locator(".hf-subtitle").text_content() == "3 cards · 20 points"
    assert cup.get_attribute("aria-pressed") == "true"
    assert table.focus()["key"] == "deck::09-cup"
    assert table.heard().startswith("September animal: chrysanthemum with sake cup put in: +20.")
    assert table.root.locator('[data-score="first"] .hf-total td').text_content() == "20"
    assert problems == []


def test_the_calculator_by_keyboard_alone(shown):
    page, problems = shown(ScoreCalculator(cards=PILE))
    table = TableDriver(page)
    rules = table.root.locator('[data-key="bar:rules"]')
    rules.focus()
    page.keyboard.press("ArrowDown")
    table.settle()
    assert table.focus()["key"] == "bar:rules"
    assert (
        table.root.locator('[data-score="first"] .hf-score-title').text_content() == "Older mon rules (mon)"
    )
    # The deck is one tab stop; arrow keys go along a row of months and down a column.
    table.root.locator('[data-key="deck::01-crane"]').focus()
    for key, card in [("ArrowRight", "02-warbler"), ("ArrowDown", "02-red-poem"), ("ArrowLeft", "01-red-poem"), ("End", "12-chaff-3"),
                      ("ArrowUp", "12-chaff-2"), ("Home", "01-crane")]:  # fmt: skip
        page.keyboard.press(key)
        assert table.focus()["key"] == f"deck::{card}", key
    page.keyboard.press("Tab")
    assert table.focus()["group"] == "buttons"
    table.press("Enter")
    assert table.root.locator(".hf-subtitle").text_content() == "0 cards · 0 points"
    assert table.focus()["inside"]
    assert problems == []


def test_the_pile_is_there_after_a_reload(shown):
    page, problems = shown(ScoreCalculator(cards=PILE))
    table = TableDriver(page)
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').click()
    table.settle()
    page.reload()
    table = TableDriver(page)
    assert table.root.locator(".hf-subtitle").text_content().startswith("7 cards")
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').click()
    table.settle()
    assert table.root.locator(".hf-subtitle").text_content().startswith("6 cards")
    assert problems == []
