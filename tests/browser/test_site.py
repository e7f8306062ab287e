"""Every page of the built site: nothing asked of other hosts, nothing broken, nothing too wide or too heavy."""

import json
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PageTimeoutError

from tests.browser.axe import BY_COLOUR, violations
from tests.browser.figures import COUNTS, KEPT, MEASURED, PAGES, differences, figures, times

# Whether a page stands as a reader sees it: every widget has come to life, and so have letters and pictures.
READY = """() => document.readyState === "complete"
    && [...document.querySelectorAll(".hf-widget")].every(one => one.hasAttribute("data-hf"))
    && [...document.images].every(one => one.complete || one.loading === "lazy")"""
PAGE_WEIGHT, PAGE_WEIGHT_PACKED = 2_000_000, 600_000  # bytes, of a page without a table


def theme(page):
    return page.evaluate("document.documentElement.dataset.theme")


@pytest.fixture(scope="module")
def tour(site, watched):
    """One walk through all pages: what axe finds in light and dark, the width on a phone, what was loaded.

    The walk is one for all tests of this file: opening a page is what takes the time.
    """
    notes = {}
    for address in site.pages():
        seen = watched(address, color_scheme="light", viewport={"width": 1200, "height": 900})
        page = seen.page
        page.wait_for_function(READY)
        timed = times(page)
        light = violations(page), theme(page)
        page.emulate_media(color_scheme="dark")
        with suppress(PageTimeoutError):  # a page that does not follow is noted, and the walk goes on
            page.wait_for_function("document.documentElement.dataset.theme === 'dark'", timeout=10_000)
        dark = violations(page, rules=BY_COLOUR), theme(page)
        page.set_viewport_size({"width": 360, "height": 740})
        notes[address.removeprefix(site.url)] = {
            "light": light,
            "dark": dark,
            "width": page.evaluate("document.documentElement.scrollWidth"),
            "widgets": page.locator(".hf-widget").count(),
            "times": timed,
            "outside": seen.outside,
            "wrong": [*seen.outside, *seen.failed, *seen.errors],
            "loaded": seen.loaded(),
        }
        page.context.close()
    assert len(notes) >= 45
    for note in notes.values():
        note["figures"] = figures(note)
    MEASURED.write_text(
        json.dumps({name: note["figures"] for name, note in notes.items()}, indent=1), "utf-8"
    )
    return notes


def test_every_page_loads_quietly(tour):
    assert {name: note["wrong"] for name, note in tour.items() if note["wrong"]} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible(tour, scheme):
    assert {note[scheme][1] for note in tour.values()} == {scheme}
    found = {name: note[scheme][0] for name, note in tour.items() if note[scheme][0]}
    assert found == {}, json.dumps(found, indent=1)


def test_no_page_scrolls_sideways_on_a_phone(tour):
    assert {name: note["width"] for name, note in tour.items() if note["width"] > 360} == {}


def test_a_page_without_a_table_is_light(tour):
    """Everything counted that a first visit loads: page, styles, scripts, letters, pictures."""
    heavy = {}
    for name, note in tour.items():
        whole, packed = note["figures"]["bytes"], note["figures"]["packed"]
        assert packed > 20_000, name
        if not note["widgets"] and (whole > PAGE_WEIGHT or packed > PAGE_WEIGHT_PACKED):
            heavy[name] = (whole, packed)
        assert not [address for address in note["loaded"] if "/py/" in address], name
    assert heavy == {}


def test_pages_weigh_what_they_weighed(tour):
    """The kept figures of one page of each sort; a change that is meant is kept with tests.browser.figures."""
    kept = json.loads(KEPT.read_text("utf-8"))
    assert set(kept) == set(PAGES)
    assert {(page, name): row[name] for page, row in kept.items() for name in COUNTS if row[name]} == {}
    assert differences({name: note["figures"] for name, note in tour.items()}, kept) == []


def test_a_page_that_grows_or_breaks_is_found():
    row = {"bytes": 1000, "packed": 300, "requests": 20, "axe": 0, "contrast": 0, "errors": 0, "outside": 0}
    assert differences({"a": {**row, "bytes": 1100}}, {"a": row}) == []
    assert differences({"a": {**row, "bytes": 1200}}, {"a": row}) == ["a: bytes 1000 -> 1200"]
    assert differences({"a": {**row, "contrast": 2}}, {"a": row}) == ["a: contrast 0 -> 2"]
    assert differences({}, {"a": row}) == ["a is gone"]


def test_the_search_finds_a_word_and_shows_it_on_its_page(site, visit):
    """Its scripts are loaded on the page of the search only; every other page sends there."""
    seen = visit(site.url + "1-deck/twelve-months.html")
    seen.page.locator(".search-button-field").first.click()
    seen.page.keyboard.type("crane")
    seen.page.keyboard.press("Enter")
    found = seen.page.locator("#search-results li a")
    found.first.wait_for()
    found.first.click()
    seen.page.locator("article .highlighted").first.wait_for(state="attached")
    assert seen.page.locator("article .highlighted").first.text_content().lower() == "crane"
    seen.assert_quiet()


def test_the_watch_sees_outside_requests_and_script_errors(site, visit):
    seen = visit(site.url)
    seen.page.evaluate("fetch('https://example.org/x').catch(() => {})")
    seen.page.evaluate("fetch('no-such-file').then(() => {})")
    seen.page.evaluate("setTimeout(() => { throw new Error('broken') })")
    seen.page.wait_for_timeout(500)
    assert seen.outside == ["https://example.org/x"]
    assert any("example.org" in line for line in seen.failed)
    assert any("404" in line and "no-such-file" in line for line in seen.failed)
    assert any("broken" in line for line in seen.errors)


def test_a_page_outside_the_sub_path_is_not_found(site, visit):
    seen = visit(site.url.removesuffix("hanafuda/") + "index.html")
    assert seen.failed[0].startswith("404 ")
