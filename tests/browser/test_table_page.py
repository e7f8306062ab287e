"""The live table on the static page: Chromium, every other host out of reach, no server but a file server."""

import json
import re
from html import escape

import pytest

from hanafuda_widgets.page import page_html, page_id
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from tests.browser.axe import violations_in_both_themes
from tests.browser.sources import STYLE, serve_sources
from tests.browser.table_driver import OVER, TableDriver, states_by_phase, store_script

PLAY = "3-koi-koi/play.html"
PHONE = {"width": 360, "height": 740}
PHASES = ("start", "choice", "flip", "ask", "round end", "match end", "error")


@pytest.fixture(scope="module")
def phases():
    return states_by_phase()


@pytest.fixture
def bare(site, new_context):
    """`bare(html)`: a page of the site with nothing on it but this HTML, in a fresh browser profile.

    Returns the page and the list of what went wrong on it.
    """

    def open_page(html, *, script="", theme="light", **options):
        page = new_context(**options).new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        if script:
            page.add_init_script(script)
        document = (
            f'<!doctype html><html lang="en" data-theme="{theme}"><head><title>Table</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="icon" href="data:,">'
            f"{STYLE}"
            '<script type="module" src="_static/hf/page.js"></script></head>'
            f'<body style="margin: 16px"><main><h1>Table</h1>{html}</main></body></html>'
        )
        serve_sources(page)
        page.route("**/bare.html", lambda route: route.fulfill(body=document, content_type="text/html"))
        page.goto(site.url + "bare.html")
        return page, problems

    return open_page


def table_html(seed=7):
    return page_html(KoiKoiTable(seed=seed))


def stored(site, state, seed=7):
    """The script that makes the bare page open in this state."""
    path = re.sub(r"^https?://[^/]+", "", site.url) + "bare.html"
    return store_script(path, page_id(KoiKoiTable(seed=seed)), state)


# ---------------------------------------------------------------- speed, quiet, a whole match


def test_the_page_loads_no_python_before_it_is_touched(site, visit):
    seen = visit(site.url + PLAY)
    asked = []
    seen.page.on("request", lambda request: asked.append(request.url))
    TableDriver(seen.page)
    seen.page.wait_for_timeout(500)
    loaded = seen.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert loaded
    assert not [url for url in [*asked, *loaded] if "/py/" in url]
    seen.assert_quiet()


def test_a_page_without_a_table_loads_no_python(site, visit):
    seen = visit(site.url + "2-capture/turn.html")
    seen.page.mouse.move(600, 400)
    seen.page.wait_for_timeout(800)
    loaded = seen.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert loaded
    assert not [url for url in loaded if "/py/" in url]


def test_every_press_is_answered(site, visit):
    seen = visit(site.url + PLAY)
    table = TableDriver(seen.page)
    table.watch()
    table.root.locator('[data-zone="hand"] button').first.click()
    table.settle()
    for _ in range(12):
        table.root.locator('[data-roving]:not([data-roving="aids"]) button:visible').last.click()
        table.settle()
    assert len(table.waits()) == 13
    seen.assert_quiet()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_match_by_keyboard_alone(site, visit, seed):
    seen = visit(site.url + PLAY)
    table = TableDriver(seen.page)
    table.tab_in()
    assert table.focus()["group"] == "hand"
    pressed = table.play_match(seed=seed)
    assert pressed > 15
    assert table.status().startswith(OVER)
    table.root.get_by_text("Score sheet").click()
    rows = table.root.locator(".hf-sheet tbody tr")
    assert rows.count() == 4
    assert rows.last.locator("th").text_content() == "Total"
    seen.assert_quiet()


def test_a_new_match_can_be_set_up_by_keyboard(site, visit):
    seen = visit(site.url + PLAY)
    table = TableDriver(seen.page)
    page = seen.page
    fold = table.root.locator('[data-key="fold:form"]')
    fold.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert table.focus()["key"] == "form:rules"
    page.keyboard.press("ArrowDown")
    table.root.locator('[data-key="form:seed"]').focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("12345")
    table.press("Enter")
    assert "Round 1 of 3" in table.root.locator(".hf-subtitle").text_content()
    assert table.root.locator('[data-key="form:rules"]').input_value() == "koikoi/mon"
    assert table.root.locator('[data-key="form:seed"]').input_value() == "12345"
    expected = KoiKoiTable(seed=12345, rules="koikoi/mon").state
    hand = next(zone for zone in expected["zones"] if zone["id"] == "hand")
    assert table.ids("hand") == [card["id"] for card in hand["cards"]]
    seen.assert_quiet()


def test_the_page_deals_as_python_does_here(bare):
    """The same seed gives the same match in the browser's Python."""
    table = KoiKoiTable(seed=7)
    page, problems = bare(table_html(7))
    driver = TableDriver(page)
    for _ in range(6):
        hand = next(zone for zone in table.state["zones"] if zone["id"] == "hand")
        assert driver.ids("hand") == [card["id"] for card in hand["cards"]]
        card = next(card for card in hand["cards"] if card["press"]["type"] == "play")
        table.handle(card["press"])
        driver.root.locator(f'[data-zone="hand"] [data-card="{card["id"]}"]').click()
        driver.settle()
        if table.state["choice"]:
            card = table.state["choice"]["cards"][0]
            table.handle(card["press"])
            driver.root.locator(f'[data-zone="field"] button[data-card="{card["id"]}"]').click()
            driver.settle()
        if not any(card["press"] for card in hand["cards"]) or table.state["ask"]:
            break
    assert driver.status() == table.state["status"]
    assert problems == []


# ---------------------------------------------------------------- the match is never lost


def test_a_reload_restores_the_match(site, visit):
    seen = visit(site.url + PLAY)
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
    seen.assert_quiet()


def test_a_match_of_another_version_gives_way_to_a_new_one_and_says_so(site, bare, phases):
    for old in ({"v": 0}, "not a state", {**phases["ask"], "v": 99}):
        page, problems = bare(table_html(), script=stored(site, old))
        table = TableDriver(page)
        assert "another version" in table.root.text_content()
        assert table.ids("hand") == [card["id"] for card in KoiKoiTable(seed=7).state["zones"][-1]["cards"]]
        assert problems == []


def test_a_saved_match_that_python_refuses_gives_way_to_a_new_one(site, bare, phases):
    broken = {**phases["start"], "saved": {"v": 1, "match": "hanafuda1 koikoi/yamato; seed 7; play 13-cow"}}
    page, problems = bare(table_html(), script=stored(site, broken))
    table = TableDriver(page)
    table.root.locator('[data-zone="hand"] button').first.click()
    table.settle()
    assert "another version" in table.root.text_content()
    assert len(table.ids("hand")) == 8
    table.tab_in()
    table.play_match(presses=2)
    assert len(table.ids("hand")) < 8
    assert problems == []


@pytest.mark.parametrize(
    "forbid",
    [
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } });",
    ],
)
def test_without_storage_it_says_so_once_and_plays_on(bare, forbid):
    page, problems = bare(table_html(), script=forbid)
    table = TableDriver(page)
    table.tab_in()
    table.play_match(presses=1)
    assert table.root.get_by_text("does not let the page keep your match").first.is_visible()
    table.play_match(presses=2)
    assert table.root.locator(".hf-notice").count() == 0
    assert problems == []


def test_a_worker_that_dies_is_started_again_and_the_match_goes_on(bare):
    page, _ = bare(table_html())
    table = TableDriver(page)
    table.tab_in()
    table.play_match(presses=3)
    page.workers[0].evaluate("() => { self.onmessage = () => { throw new Error('dead'); }; }")
    before = len(table.ids("hand"))
    table.root.locator('[data-zone="hand"] button:not([data-badge^="1 of"])').first.click()
    table.settle()
    assert len(table.ids("hand")) == before - 1
    assert "was started again" in table.root.text_content()
    assert len(page.workers) == 1
    table.play_match(seed=5)
    assert table.is_over()


def test_when_python_cannot_be_loaded_it_says_so_and_another_press_works(bare):
    page, _ = bare(table_html())
    page.route("**/pyodide.mjs", lambda route: route.abort())
    table = TableDriver(page)
    hand = table.ids("hand")
    table.root.locator('[data-zone="hand"] button').first.click()
    table.settle()
    assert "could not be started" in table.root.locator(".hf-error").text_content()
    assert "could not be started" in table.heard()
    assert table.ids("hand") == hand
    page.unroute("**/pyodide.mjs")
    table.root.locator('[data-zone="hand"] button').first.click()
    table.settle()
    assert table.root.locator(".hf-error").count() == 0
    assert table.ids("hand") != hand


def test_a_broken_page_says_so_in_words(bare):
    page, problems = bare('<div class="hf-widget"><script type="application/json">{"v": 1</script></div>')
    page.get_by_text("could not be read").wait_for()
    assert problems == []


def test_two_tables_on_a_page_do_not_disturb_each_other(bare):
    page, problems = bare(table_html(7) + table_html(8) + table_html(8))
    tables = [TableDriver(page, f".hf-widget:nth-of-type({number}) .hf") for number in (1, 2, 3)]
    before = [table.picture() for table in tables]
    tables[1].root.locator('[data-zone="hand"] button').first.click()
    tables[1].settle()
    after = [table.picture() for table in tables]
    assert [one == two for one, two in zip(before, after, strict=True)] == [True, False, True]
    assert len(page.workers) == 1
    page.reload()
    tables = [TableDriver(page, f".hf-widget:nth-of-type({number}) .hf") for number in (1, 2, 3)]
    assert [table.picture() for table in tables] == after
    assert problems == []


def test_a_double_press_plays_one_card(bare):
    page, problems = bare(table_html())
    table = TableDriver(page)
    card = table.root.locator('[data-zone="hand"] button[data-badge^="takes"]').first
    card.evaluate("card => { for (let i = 0; i < 5; i++) card.click(); }")
    table.settle()
    page.wait_for_timeout(200)
    table.settle()
    assert len(table.ids("hand")) == 7
    assert table.root.locator(".hf-error").count() == 0
    assert problems == []


# ---------------------------------------------------------------- keyboard and screen reader


def test_arrow_keys_move_inside_the_hand_and_tab_leaves_it(bare):
    page, _ = bare(table_html(), viewport=PHONE)
    table = TableDriver(page)
    table.tab_in()
    hand = [f"hand:{card}" for card in table.ids("hand")]
    moves = [
        ("ArrowRight", 1),
        ("End", 7),
        ("ArrowRight", 0),
        ("ArrowLeft", 7),
        ("Home", 0),
        ("ArrowDown", 4),
    ]
    moves += [("ArrowRight", 5), ("ArrowUp", 1), ("ArrowUp", 1)]
    for key, place in moves:
        page.keyboard.press(key)
        assert table.focus()["key"] == hand[place], key
    page.keyboard.press("Tab")
    assert table.focus()["group"] == ""
    page.keyboard.press("Shift+Tab")
    assert table.focus()["key"] == hand[1]


def test_escape_takes_a_choice_back(site, bare, phases):
    page, _ = bare(table_html(), script=stored(site, phases["choice"]))
    table = TableDriver(page)
    chosen = table.root.locator(".is-chosen").get_attribute("data-card")
    cards = table.root.locator('[data-zone="field"] button')
    assert cards.count() == 2
    cards.first.focus()
    page.keyboard.press("Escape")
    table.settle()
    assert table.root.locator(".hf-ask").count() == 0
    assert table.focus()["group"] == "hand"
    table.root.locator(f'[data-key="hand:{chosen}"]').focus()
    table.press("Enter")
    assert table.focus()["group"] == "field"
    page.keyboard.press("Escape")
    table.settle()
    assert table.focus()["key"] == f"hand:{chosen}"


def test_what_happened_is_said_once_and_cards_have_names(bare):
    page, _ = bare(table_html())
    table = TableDriver(page)
    assert table.heard() == ""
    page.get_by_role("group", name="Your hand, 8 cards").wait_for()
    page.get_by_role("img", name="Opponent's hand: 8 cards, face down").wait_for()
    page.get_by_role("button", name=re.compile("^March bright: cherry with curtain")).click()
    table.settle()
    heard = table.heard()
    assert heard.startswith("You played cherry with curtain")
    assert "The opponent played" in heard
    assert heard.endswith(table.status())


def test_the_question_takes_the_focus_and_its_score_is_explained(site, bare, phases):
    page, _ = bare(table_html(), script=stored(site, phases["ask"]))
    table = TableDriver(page)
    rows = table.root.locator(".hf-area-question .hf-score tbody tr")
    assert (
        rows.count()
        == len(phases["ask"]["ask"]["score"]["lines"]) + len(phases["ask"]["ask"]["score"]["steps"]) + 1
    )
    table.tab_in()
    assert table.focus()["key"] == "button:shobu"
    page.keyboard.press("ArrowRight")
    assert table.focus()["key"] == "button:koikoi"
    table.press("Space")
    assert table.focus()["inside"]
    assert "You called koi-koi" in table.root.locator(".hf-area-log").text_content()


# ---------------------------------------------------------------- how it looks


@pytest.mark.parametrize("phase", PHASES)
def test_axe_finds_nothing(site, bare, phases, phase):
    page, problems = bare(table_html(), script=stored(site, {**phases[phase], "error": None}))
    table = TableDriver(page)
    for fold in table.root.locator("summary").all():
        fold.click()
    report = violations_in_both_themes(page)
    assert report == [], json.dumps(report, indent=1)
    assert problems == []


@pytest.mark.parametrize("phase", PHASES)
def test_on_a_phone_nothing_scrolls_sideways_and_every_target_is_44_px(site, bare, phases, phase):
    page, _ = bare(table_html(), script=stored(site, phases[phase]), viewport=PHONE)
    table = TableDriver(page)
    for fold in table.root.locator("summary").all():
        fold.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    targets = table.root.locator("button, summary, select, input")
    small = targets.evaluate_all(
        "all => all.map(one => [one.dataset.key, one.offsetWidth, one.offsetHeight])"
        ".filter(([, width, height]) => width < 44 || height < 44)"
    )
    assert small == []


def test_on_a_phone_a_hand_of_eight_is_two_rows_of_four(bare):
    page, _ = bare(table_html(), viewport=PHONE)
    table = TableDriver(page)
    tops = table.root.locator('[data-zone="hand"] button').evaluate_all(
        "all => all.map(one => one.offsetTop)"
    )
    assert [tops.count(top) for top in sorted(set(tops))] == [4, 4]


def test_a_stylish_name_in_the_state_stays_text(site, bare, phases):
    evil = '<img src=x onerror="window.hacked = true">'
    state = {**phases["start"], "title": evil, "said": [evil], "status": evil}
    page, problems = bare(table_html(), script=stored(site, state))
    TableDriver(page)
    assert escape(evil, quote=False) in page.locator(".hf-title").inner_html().replace('"', '"')
    assert page.evaluate("window.hacked") is None
    assert problems == []
