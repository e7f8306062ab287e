"""The tables of hana-awase and Hachi-hachi on the static page: by keyboard, on a phone, in light and dark."""

import json
import random
import re
import statistics

import pytest

from hanafuda_widgets.page import page_html, page_id
from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable
from tests.browser.axe import violations_in_both_themes
from tests.browser.table_driver import OVER, TableDriver, store_script
from tests.browser.test_table_page import PHONE, bare  # noqa: F401
from tests.widgets.table_play import hachihachi_phases, hanaawase_phases, presses

PAGES = {
    "hanaawase": (HanaAwaseTable, "4-hana-awase/play.html"),
    "hachihachi": (HachiHachiTable, "5-hachi-hachi/play.html"),
}
DESK = {"width": 1280, "height": 800}
both = pytest.mark.parametrize("game", sorted(PAGES))


@pytest.fixture(scope="module")
def phases():
    """A stored state of each phase, by game and phase."""
    return {"hanaawase": hanaawase_phases(), "hachihachi": hachihachi_phases()}


@pytest.fixture
def at(site, bare):  # noqa: F811
    """`at(cls, state)`: the bare page with a table that was left in this state."""

    def open_page(cls, state, **options):
        table = cls(seed=7)
        path = re.sub(r"^https?://[^/]+", "", site.url) + "bare.html"
        script = store_script(path, page_id(table), state)
        page, problems = bare(page_html(table), script=script, **options)
        return page, TableDriver(page), problems

    return open_page


# ---------------------------------------------------------------- a match


@both
def test_a_whole_match_by_keyboard_alone(site, visit, game):
    seen = visit(site.url + PAGES[game][1])
    table = TableDriver(seen.page)
    table.tab_in()
    table.watch()
    pressed = table.play_match(seed=1)
    assert pressed > 15
    assert table.status().startswith(OVER)
    table.root.locator('[data-key="fold:sheet"]').click()
    rows = table.root.locator(".hf-sheet tbody tr")
    assert rows.last.locator("th").text_content() == "Total"
    # The others answer within half a second; the machine may be busy with something else.
    waits, slow = table.waits(), table.slowness()
    assert statistics.median(waits[1:]) / slow < 0.5, (waits, slow)
    seen.assert_quiet()


@both
def test_a_whole_match_with_five_at_the_table(site, visit, game):
    """In or out, and whatever else is asked: the focus goes from question to hand and back."""
    seen = visit(site.url + PAGES[game][1], viewport=PHONE)
    table = TableDriver(seen.page)
    page = seen.page
    table.root.locator('[data-key="fold:form"]').focus()
    page.keyboard.press("Enter")
    table.root.locator('[data-key="form:seats"]').select_option("5")
    table.root.locator('[data-key="form:seed"]').fill("4")
    table.root.locator('[data-key="form:seed"]').press("Enter")
    table.settle()
    assert "Ken" in table.root.locator(".hf-subtitle").text_content()
    table.play_match(seed=2)
    assert table.status().startswith(OVER)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    seen.assert_quiet()


@both
def test_the_page_deals_and_plays_as_python_does_here(bare, game):  # noqa: F811
    table = PAGES[game][0](seed=7)
    page, problems = bare(page_html(table))
    driver = TableDriver(page)
    choose = random.Random(3)
    for _ in range(10):
        message = choose.choice(presses(table.state))
        press(driver, table.state, message)
        state = table.handle(message)
        assert driver.status() == state["status"]
        hand = next(zone for zone in state["zones"] if zone["id"] == "hand")
        assert driver.ids("hand") == [card["id"] for card in hand["cards"]]
    assert problems == []


def press(driver, state, message):
    """Press what sends this message: a card of the hand or the field, or a button."""
    if "card" in message and message["type"] in ("play", "select"):
        target = f'[data-zone="hand"] button[data-card="{message["card"]}"]'
    elif message["type"] == "take":
        zone = "[data-zone] " if state["choice"]["zone"] else ".hf-ask "
        target = f'{zone}button[data-card="{message["card"]}"]'
    else:
        buttons = [*(state["ask"] or {"buttons": []})["buttons"], *state["buttons"]]
        key = next(button["id"] for button in buttons if button["message"] == message)
        target = f'[data-key="button:{key}"]'
    driver.root.locator(target).first.click()
    driver.settle()


@both
def test_a_reload_restores_the_match(site, visit, game):
    seen = visit(site.url + PAGES[game][1])
    table = TableDriver(seen.page)
    table.tab_in()
    table.play_match(presses=5)
    before = table.picture()
    seen.page.reload()
    table = TableDriver(seen.page)
    assert table.picture() == before
    assert "goes on where you left it" in table.root.text_content()
    table.tab_in()
    table.play_match(seed=3, presses=3)
    assert table.picture() != before


def test_house_rules_are_chosen_in_the_form(site, visit):
    seen = visit(site.url + PAGES["hanaawase"][1])
    table = TableDriver(seen.page)
    table.root.locator('[data-key="fold:form"]').click()
    table.root.locator('[data-key="fold:more"]').click()
    table.root.locator('[data-key="form:openingHands"]').select_option("on")
    table.root.locator('[data-key="form:submit"]').click()
    table.settle()
    assert table.root.locator('[data-key="form:openingHands"]').input_value() == "on"
    assert "Six Chaff" in table.root.locator('[data-fold="guide"]').text_content()
    seen.assert_quiet()


# ---------------------------------------------------------------- every phase: axe, a phone, targets

_TARGETS = """() => [...document.querySelectorAll(".hf button, .hf select, .hf input, .hf summary")]
    .filter((one) => one.checkVisibility() && !one.disabled && one.getClientRects().length)
    .map((one) => [one.textContent || one.name, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.9 || box.height < 43.9).map(([name, box]) => [name, box.width, box.height])"""

_SPAN = """() => {
    const box = (name) => document.querySelector(`[data-zone="${name}"]`).getBoundingClientRect();
    return box("hand").bottom - box("field").top;
}"""


@both
def test_every_phase_fits_a_phone_and_is_found_well_by_axe(at, phases, game):
    for name, state in phases[game].items():
        page, table, problems = at(PAGES[game][0], state, viewport=PHONE)
        assert table.status() == state["status"] or table.root.locator("[data-question]").count(), name
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"], name
        assert page.evaluate(_TARGETS) == [], name
        if name in ("play", "choice", "flip", "fuke", "cancel-round"):
            # Field and hand can be seen together, with what is asked between them.
            assert page.evaluate(_SPAN) < PHONE["height"] - 80, (name, page.evaluate(_SPAN))
        assert violations_in_both_themes(page) == [], name
        assert problems == [], name
        page.context.close()


@both
def test_on_a_screen_field_and_hand_are_in_view_together(at, phases, game):
    for name in ("play", "choice"):
        page, _, problems = at(PAGES[game][0], phases[game][name], viewport=DESK)
        assert page.evaluate(_SPAN) < DESK["height"] - 60
        assert problems == []
        page.context.close()


@both
def test_the_live_region_says_what_happened(at, phases, game):
    page, table, _ = at(PAGES[game][0], phases[game]["play"])
    table.root.locator('[data-zone="hand"] button').first.click()
    table.settle()
    state = json.loads(page.evaluate("Object.values(localStorage)[0]"))
    heard = table.heard()
    assert all(
        text in heard for text in (state["said"] if not state["choice"] else [state["choice"]["question"]])
    )
