"""The review of a round on a page: light and dark, on a phone, by keyboard, with Python in the page."""

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.players import GreedyPlayer, RandomPlayer
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.round_review import RoundReview
from tests.browser.axe import violations_in_both_themes
from tests.browser.sources import STYLE
from tests.browser.table_driver import TableDriver

PHONE = {"width": 360, "height": 740}
WORLDS = 6


@pytest.fixture(scope="module")
def record():
    round = koikoi.Round.deal(koikoi.YAMATO, seed=5)
    players = [RandomPlayer(seed=3), GreedyPlayer()]
    while round.to_move is not None:
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    return round.record()


@pytest.fixture(scope="module")
def reviewed(record):
    """A review that is done, and one that asks a puzzle."""
    presenter = RoundReview(record=record, worlds=WORLDS)
    state = presenter.handle({"type": "step", "done": 0})
    for done in range(1, 99):
        if not state["next"] and "decisions weighed" in state["status"]:
            return presenter
        state = presenter.handle({"type": "step", "done": done})
    raise AssertionError(state["status"])


@pytest.fixture
def bare(site, new_context):
    """`bare(presenter)`: a page with nothing on it but this, and what went wrong on it."""

    def open_page(presenter, *, theme="light", **options):
        page = new_context(**options).new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        document = (
            f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>Review</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
            f'{STYLE}<script type="module" src="_static/hf/page.js"></script></head>'
            f'<body style="margin: 16px"><main><h1>Review</h1>{page_html(presenter)}</main></body></html>'
        )
        page.route("**/review.html", lambda route: route.fulfill(body=document, content_type="text/html"))
        page.goto(site.url + "review.html")
        return page, problems

    return open_page


@pytest.mark.parametrize("what", ["empty", "done", "puzzle"])
def test_axe_finds_nothing_in_light_or_dark_and_a_phone_scrolls_one_way(bare, record, reviewed, what):
    presenter = RoundReview() if what == "empty" else RoundReview.restore(reviewed.state["saved"])
    if what == "puzzle":
        puzzle = next(
            button for button in presenter.state["buttons"] if button["id"].startswith(("puzzle", "closer"))
        )
        presenter.handle({**puzzle["message"], "type": "try"})
    page, problems = bare(presenter, viewport=PHONE)
    table = TableDriver(page)
    assert table.status() == presenter.state["status"]
    for fold in table.root.locator("summary").all():
        fold.click()
    assert violations_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    sizes = table.root.locator("button:visible").evaluate_all(
        "all => all.map(one => [one.textContent, one.getBoundingClientRect().height])"
    )
    assert sizes
    assert [name for name, height in sizes if height < 44] == []
    assert problems == []


def test_a_round_is_reviewed_by_keyboard_with_the_python_of_the_page(bare, record):
    page, problems = bare(RoundReview(record=record, worlds=WORLDS))
    table = TableDriver(page)
    assert "decisions to weigh" in table.status()
    table.tab_in()
    assert table.focus()["name"] == "Review"
    page.keyboard.press("Enter")
    page.wait_for_function(
        "document.querySelector('[data-status]').textContent.includes('decisions weighed')", timeout=120_000
    )
    table.settle()
    assert "decisions weighed" in table.heard()
    assert table.focus()["inside"]
    table.root.get_by_role("button", name="Look closer").focus()
    before = table.root.locator(".hf-score").inner_text()
    table.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('.hf-score').innerText !== before", arg=before, timeout=120_000
    )
    assert table.focus()["inside"]
    assert table.root.get_by_role("button", name="Look closer").count() == 0
    table.root.get_by_role("button", name="Back").focus()
    table.press("Space")
    assert table.focus()["inside"]
    assert problems == []
