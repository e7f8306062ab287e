"""The link of a class on the static page: everybody sits down at the same match, and hands it in."""

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.classroom import ClassCode, Result, mark
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from tests.browser.axe import violations_in_both_themes
from tests.browser.drill_driver import document
from tests.browser.table_driver import OVER, TableDriver

CODE = ClassCode(seed=2026, rules="koikoi/mon")


@pytest.fixture
def class_page(site, visit):
    """`class_page(hash)`: a page with one table, opened with this hash."""

    def open_page(hash, *, seen=None, **options):
        body = document(page_html(KoiKoiTable(seed=7)))
        seen = seen or visit("about:blank", **options)
        seen.page.route("**/class.html", lambda route: route.fulfill(body=body, content_type="text/html"))
        seen.page.goto(f"{site.url}class.html{hash}")
        table = TableDriver(seen.page)
        table.root.wait_for()
        return seen, table

    return open_page


def seed_of(page):
    return page.locator('[data-key="form:seed"]').input_value()


def test_the_link_sits_the_learner_down_and_the_match_is_handed_in(class_page, root):
    seen, table = class_page(f"#class={CODE.text}")
    page = seen.page
    page.get_by_text("Class match").wait_for(timeout=60_000)
    assert seed_of(page) == "2026"
    assert page.locator('[data-key="result"]').count() == 0  # no round is over
    table.root.locator('[data-zone="hand"] button').first.focus()
    table.play_match(seed=4)
    assert table.status().startswith(OVER)
    page.locator('[data-key="result"]').click()
    assert violations_in_both_themes(page) == []
    page.locator('[data-key="who"]').fill("Aiko")
    with page.expect_download() as download:
        page.locator('[data-key="hand-in"]').click()
    assert download.value.suggested_filename == "hanafuda-Class-match-Aiko.json"
    result = Result.parse(download.value.path().read_text("utf-8"))
    assert (result.who, result.work["code"], result.remarks) == ("Aiko", CODE.text, ())
    marked = mark(result)
    assert (len(marked.boards), marked.remarks) == (3, ())
    match = koikoi.Match.replay(result.work["record"])
    assert match.rules.id == "koikoi/mon"
    seen.assert_quiet()


def test_a_reload_goes_on_with_the_class_match_and_another_link_begins_another(class_page):
    seen, table = class_page(f"#class={CODE.text}")
    page = seen.page
    page.get_by_text("Class match").wait_for(timeout=60_000)
    table.root.locator('[data-zone="hand"] button').first.focus()
    table.play_match(seed=1, presses=4)
    before = table.root.locator(".hf-subtitle").text_content()
    page.reload()
    table.root.wait_for()
    page.get_by_text("Class match").wait_for()
    assert table.root.locator(".hf-subtitle").text_content() == before
    other = ClassCode(seed=4)
    page.evaluate("hash => { location.hash = hash; }", f"class={other.text}")
    page.wait_for_function(
        "() => document.querySelector('[data-key=\"form:seed\"]').value === '4'", timeout=30_000
    )
    seen.assert_quiet()


@pytest.mark.parametrize(
    "hash",
    ["#class=%E0%A4%A", "#class=", "#koi-koi", f"#class={ClassCode(seed=1, rules='hanaawase/h88').text}"],
)
def test_what_is_no_code_for_this_table_changes_nothing(class_page, hash):
    seen, table = class_page(hash)
    seen.page.wait_for_timeout(500)
    assert seed_of(seen.page) == "7"
    assert table.root.locator(".hf-error").count() == 0
    seen.assert_quiet()


def test_a_slip_in_the_code_is_said(class_page):
    _, table = class_page(f"#class={CODE.text[:-1]}x")
    table.root.locator(".hf-error").wait_for(timeout=60_000)
    assert "Class code with a slip in it" in table.root.locator(".hf-error").text_content()


def test_the_fold_fits_a_phone(class_page):
    seen, _ = class_page(f"#class={CODE.text}", viewport={"width": 360, "height": 740})
    seen.page.get_by_text("Class match").wait_for(timeout=60_000)
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 360
