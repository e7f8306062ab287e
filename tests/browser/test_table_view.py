"""The table on its own page of the course: what is in view together, what stands, what is asked first."""

import random
import re
from urllib.parse import urlsplit

import pytest

from hanafuda_widgets.page import page_id
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from tests.browser.table_driver import OVER, TableDriver, presses, states_by_phase, store_script

PLAY = "3-koi-koi/play.html"
SEED = 2026  # of the table on that page
SCREENS = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1280, "height": 800}}

# Scrolls so that the table begins below the page's bar, and measures what can be seen then (px).
_VIEW = """() => {
    const box = name => document.querySelector(name).getBoundingClientRect();
    const bar = Math.max(0, ...[...document.querySelectorAll(".bd-header, .bd-header-article")].map(
        one => one.getBoundingClientRect().height));
    const parts = [".hf [data-zone=field]", ".hf [data-zone=hand]", ".hf-talk"].map(box);
    const top = Math.min(...parts.map(part => part.top));
    const bottom = Math.max(...parts.map(part => part.bottom));
    const sides = parts.map(part => [part.left, part.right]).flat();
    return { height: bottom - top, room: innerHeight - bar, left: Math.min(...sides), right: Math.max(...sides),
             width: innerWidth };
}"""


@pytest.fixture(scope="module")
def phases():
    """A state for each phase, and those that need most room: a call that stands, the fullest field."""
    found = states_by_phase()
    fullest = 0
    for seed in range(40):
        table = KoiKoiTable(seed=seed)
        choose = random.Random(seed)
        state = table.state
        while not state["status"].startswith(OVER):
            field = len(zone(state, "field")["cards"])
            if field > fullest and not state["buttons"]:
                fullest, found["full field"] = field, state
            if state["standing"] and not state["ask"]:
                found.setdefault("choice after koi-koi" if state["choice"] else "koi-koi", state)
            state = table.handle(
                state["ask"]["buttons"][1]["message"] if state["ask"] else choose.choice(presses(state))
            )
    assert fullest > 10
    return found


IN_PLAY = ("start", "full field", "choice", "flip", "ask", "koi-koi", "choice after koi-koi")


def zone(state, name):
    return next(zone for zone in state["zones"] if zone["id"] == name)


def script_for(site, state):
    """Stores a match where the page looks for it."""
    return store_script(urlsplit(site.url + PLAY).path, page_id(KoiKoiTable(seed=SEED)), state)


@pytest.fixture
def at(site, new_context):
    """`at(state)`: the page "Play Koi-Koi" with this stored match; the page, the table, what went wrong."""

    def open_page(state=None, **options):
        page = new_context(**options).new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        if state is not None:
            page.add_init_script(script_for(site, state))
        page.goto(site.url + PLAY)
        return page, TableDriver(page), problems

    return open_page


# ---------------------------------------------------------------- in view together


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("phase", IN_PLAY)
def test_field_hand_and_question_are_in_view_together(at, phases, screen, phase):
    page, table, problems = at(phases[phase], viewport=SCREENS[screen])
    view = page.evaluate(_VIEW)
    assert view["height"] <= view["room"], view
    assert view["left"] >= 0
    assert view["right"] <= view["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= SCREENS[screen]["width"]
    assert len(table.ids("field")) == len(zone(phases[phase], "field")["cards"])
    assert problems == []


@pytest.mark.parametrize("screen", SCREENS)
def test_no_card_lies_over_another_zone_or_outside_the_table(at, phases, screen):
    for phase in (*IN_PLAY, "match end"):
        page, _, _ = at(phases[phase], viewport=SCREENS[screen])
        outside = page.evaluate("""() => {
            const table = document.querySelector(".hf-table").getBoundingClientRect();
            return [...document.querySelectorAll(".hf-table .hf-face")].map(one => one.getBoundingClientRect())
                .filter(one => one.width > 0).filter(one => one.right > table.right || one.left < table.left || one.bottom > table.bottom).length;
        }""")
        assert outside == 0, phase
        boxes = page.locator('.hf-zone:not([data-zone="stock"])').evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
        )
        for i, one in enumerate(boxes):
            for two in boxes[i + 1 :]:
                apart = one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
                assert apart, (phase, one, two)


def test_a_choice_moves_neither_field_nor_hand_far(at, phases):
    """The card pointed at and the card to press stay where the eye has just seen them."""
    state = phases["choice"]
    before = {**state, "choice": None}
    tops = []
    for shown in (before, state):
        page, _, _ = at(shown, viewport=SCREENS["phone"])
        tops.append(
            page.evaluate(
                "() => ['field', 'hand'].map(id => document.querySelector(`[data-zone=${id}]`).offsetTop)"
            )
        )
    assert tops[0][0] == tops[1][0]
    assert abs(tops[0][1] - tops[1][1]) < 60


def test_the_button_back_to_top_does_not_lie_on_the_table(at, phases):
    page, _, _ = at(phases["start"], viewport=SCREENS["phone"])
    page.mouse.wheel(0, 1500)
    page.wait_for_timeout(200)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(500)
    assert page.locator("#pst-back-to-top").count() == 1
    assert not page.locator("#pst-back-to-top").is_visible()


# ---------------------------------------------------------------- the choice, and a call that stands


def test_a_choice_is_made_on_the_field_with_the_keyboard(at, phases):
    page, table, problems = at(phases["choice"], viewport=SCREENS["phone"])
    table.tab_in()
    assert table.focus()["group"] == "field"
    targets = table.root.locator('[data-zone="field"] button')
    assert targets.count() == 2
    assert targets.first.bounding_box()["width"] >= 44
    second = targets.nth(1).get_attribute("data-card")
    page.keyboard.press("ArrowRight")
    assert table.focus()["key"] == f"field:{second}"
    table.press("Enter")
    assert second in table.ids("pile")
    assert table.focus()["inside"]
    assert table.focus()["group"]
    assert problems == []


def test_a_call_is_heard_once_and_stands_after_a_reload(at, site):
    page, _, problems = at()
    page.evaluate(script_for(site, question_that_may_be_called()))
    page.reload()
    table = TableDriver(page)
    table.root.get_by_role("button", name=re.compile("^Koi-koi")).click()
    table.settle()
    mark = table.root.get_by_role("note", name="You called koi-koi.")
    assert mark.is_visible()
    assert "If the opponent wins it, the points count twice." in mark.text_content()
    assert table.heard().count("The next yaku, new or grown, ends the round.") == 1
    page.reload()
    assert TableDriver(page).root.get_by_role("note", name="You called koi-koi.").is_visible()
    assert problems == []


def question_that_may_be_called():
    """The first question of a match after which, when koi-koi is called, the round really goes on."""
    for seed in range(1, 100):
        table = KoiKoiTable(seed=seed)
        choose = random.Random(seed)
        state = table.state
        while not state["buttons"] and not state["ask"]:
            state = table.handle(choose.choice(presses(state)))
        if state["ask"]:
            after = KoiKoiTable.restore(state["saved"]).handle(state["ask"]["buttons"][1]["message"])
            if after["standing"]:
                return state
    raise AssertionError("no such question")


# ---------------------------------------------------------------- a new match asks first


def test_a_running_match_is_given_up_only_after_a_question(at):
    page, table, problems = at()
    table.root.locator('[data-zone="hand"] button:not([data-badge^="1 of"])').first.click()
    table.settle()
    before = table.picture()
    table.root.locator('[data-key="fold:form"]').click()
    table.root.locator('[data-key="form:submit"]').click()
    assert table.focus()["key"] == "confirm:no"
    dialog = table.root.get_by_role("alertdialog")
    assert "Your match is not over" in dialog.text_content()
    page.keyboard.press("Enter")
    assert dialog.count() == 0
    assert table.picture() == before
    assert table.focus()["key"] == "form:submit"
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert dialog.count() == 0
    page.keyboard.press("Enter")
    table.root.get_by_role("button", name="Begin a new match").click()
    table.settle()
    assert table.ids("hand") == [card["id"] for card in zone(KoiKoiTable(seed=SEED).state, "hand")["cards"]]
    # Nothing has been played yet: nothing is asked.
    table.root.locator('[data-key="form:seed"]').fill("")
    table.root.locator('[data-key="form:fresh"]').click()
    table.settle()
    assert table.root.locator('[data-key="form:seed"]').input_value() not in {"", str(SEED)}
    assert dialog.count() == 0
    assert problems == []


# ---------------------------------------------------------------- damaged storage


@pytest.mark.parametrize(
    "damage",
    [
        {"sheet": None}, {"form": {}}, {"zones": []}, {"zones": [None]}, {"sheet": []}, {"ask": {}},
        {"zones": [{"id": "hand"}], "scores": [7]}, {"guide": 7}, {"standing": [None]}, {"choice": {"cards": 1}},
    ],
)  # fmt: skip
def test_a_damaged_stored_match_gives_way_to_a_new_one(at, phases, damage):
    _, table, problems = at({**phases["start"], **damage})
    assert "could not be opened" in table.root.text_content()
    fresh = zone(KoiKoiTable(seed=SEED).state, "hand")
    assert table.ids("hand") == [card["id"] for card in fresh["cards"]]
    table.root.locator('[data-zone="hand"] button:not([data-badge^="1 of"])').first.click()
    table.settle()
    assert len(table.ids("hand")) == 7
    assert problems == []


def test_the_list_of_yaku_opens_at_the_table(at):
    page, table, _ = at(viewport=SCREENS["phone"])
    table.root.get_by_text("Yaku: what to collect").click()
    rows = table.root.locator('[data-score="guide"] tbody tr')
    assert rows.count() == len(KoiKoiTable(seed=SEED).state["guide"]["lines"])
    assert "All five brights" in rows.first.text_content()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
