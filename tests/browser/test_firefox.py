"""The built site in Firefox: it comes to life, answers, goes on after a reload, and fits a phone.

    make test-firefox

`make test` leaves this file out, for it runs all else in Chromium. It needs a Firefox on this machine, `firefox`
or `firefox-esr` on the path (Debian: `apt-get install firefox-esr`) or named in HANAFUDA_FIREFOX; without one it
fails and says so. Nothing else is to be installed: see `tests/browser/firefox.py`.
"""

import pytest

from tests.browser.firefox import Firefox, Tab

pytestmark = pytest.mark.firefox

TABLES = ["3-koi-koi/play.html", "4-hana-awase/play.html", "5-hachi-hachi/play.html"]
PAGES = [
    "index.html", "2-capture/turn.html", *TABLES, "6-practice/quiz.html", "6-practice/capture-puzzles.html",
    "6-practice/settlement.html", "6-practice/exam.html", "6-practice/trainer.html", "6-practice/calculator.html",
]  # fmt: skip

READY = """document.readyState === "complete"
    && [...document.querySelectorAll(".hf-widget")].every(one => one.querySelector(".hf"))"""
SETTLED = '!document.querySelector(".hf[aria-busy]")'

# What may be pressed at the first table now, tools and aids apart.
MOVES = """[...document.querySelector(".hf").querySelectorAll("[data-roving] button:not(:disabled)")]
    .filter(one => !["aids", "tools"].includes(one.closest("[data-roving]").dataset.roving) && one.checkVisibility())"""

# What tells one position of the first table from another.
POSITION = """(root => [
    root.querySelector(".hf-subtitle").textContent, root.querySelector("[data-status]").textContent,
    ...["hand", "field", "pile"].map(zone =>
        [...root.querySelectorAll(`[data-zone="${zone}"] [data-card]`)].map(one => one.dataset.card)),
])(document.querySelector(".hf"))"""

# Where the first exercise of a page stands.
PLACE = """[...document.querySelector(".hf").querySelectorAll(".hf-subtitle, [data-status]")]
    .map(one => one.textContent)"""

# Each practice page: what to press in its first widget, one after the other.
PRACTICE = {
    "quiz": [".hf-choice", '[data-key="next"]'],
    "capture-puzzles": ['[data-zone="hand"] button', '[data-key="button:hint"]'],
    "settlement": ['[data-key="button:next"]'],
    "exam": ['[data-key="start"]', ".hf-choice", '[data-key="next"]'],
    "trainer": ['[data-key="start"]', ".hf-choice"],
    "calculator": ['[data-zone="deck"] [data-card="01-crane"]'],
}  # fmt: skip
# These take up after a reload where they were; a trainer keeps its answers and begins a new sitting.
GOES_ON = ["quiz", "capture-puzzles", "settlement", "exam", "calculator"]


@pytest.fixture(scope="module")
def firefox(tmp_path_factory):
    browser = Firefox(tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.close()


@pytest.fixture
def open_tab(site, firefox):
    tabs = []

    def open_page(name):
        tab = Tab(firefox)
        tabs.append(tab)
        tab.open(site.url + name)
        tab.wait_for(READY)
        return tab

    yield open_page
    for tab in tabs:
        tab.close()


def press(tab, selector):
    tab.click(f"document.querySelector('.hf').querySelector('{selector}')")
    tab.wait_for(SETTLED)


def shown(tab):
    return tab.evaluate("document.querySelector('.hf').innerText")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_comes_to_life_quietly_and_fits_a_phone(open_tab, name):
    tab = open_tab(name)
    tab.resize(360, 740)
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth && innerWidth === 360")
    assert tab.wrong() == []


@pytest.mark.parametrize("name", TABLES)
def test_a_table_starts_python_plays_and_goes_on_after_a_reload(open_tab, name):
    tab = open_tab(name)
    for _ in range(10):
        before = tab.evaluate(POSITION)
        tab.click(MOVES + "[0]")
        tab.wait_for(SETTLED)
        assert tab.evaluate(POSITION) != before
    before = tab.evaluate(POSITION)
    tab.reload()
    tab.wait_for(READY)
    assert tab.evaluate(POSITION) == before
    tab.click(MOVES + "[0]")
    tab.wait_for(SETTLED)
    assert tab.evaluate(POSITION) != before
    assert tab.wrong() == []


def test_a_table_is_played_by_keyboard(open_tab):
    tab = open_tab(TABLES[0])
    tab.evaluate(MOVES + "[0].focus()")
    for _ in range(6):
        before = tab.evaluate(POSITION)
        assert tab.evaluate(MOVES + ".includes(document.activeElement)")
        tab.key("\ue007")  # Enter
        tab.wait_for(SETTLED)
        assert tab.evaluate(POSITION) != before
    assert tab.wrong() == []


@pytest.mark.parametrize("name", PRACTICE)
def test_a_practice_page_answers_and_goes_on_after_a_reload(open_tab, name):
    tab = open_tab(f"6-practice/{name}.html")
    first = tab.evaluate(PLACE)
    for selector in PRACTICE[name]:
        before = shown(tab)
        press(tab, selector)
        assert shown(tab) != before
    if name in GOES_ON:
        place = tab.evaluate(PLACE)
        assert place != first
        tab.reload()
        tab.wait_for(READY)
        assert tab.evaluate(PLACE) == place
    assert tab.wrong() == []


def test_the_watch_sees_what_goes_wrong(open_tab):
    tab = open_tab("index.html")
    tab.evaluate("fetch('https://example.org/x').catch(() => 0)")
    tab.evaluate("fetch('no-such-file').then(() => 0)")
    tab.evaluate(
        "new Promise(done => { setTimeout(done, 200); setTimeout(() => { throw new Error('broken') }) })"
    )
    wrong = "\n".join(tab.wrong())
    for part in ("outside: https://example.org/x", "404 http://127.0.0.1", "broken"):
        assert part in wrong
