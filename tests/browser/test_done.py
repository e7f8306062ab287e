"""Pages done: marked at the end of a lesson, shown in the contents, saved, loaded and cleared on one page."""

import json

import pytest

from tests.browser.axe import violations_in_both_themes

TURN, WHICH, FRONT = "2-capture/turn.html", "2-capture/which-one.html", "index.html"
PROGRESS = "6-practice/progress.html"
PHONE = {"width": 360, "height": 740}


@pytest.fixture
def reader(site, new_context):
    """`reader(**options)`: one reader's browser; `go(page)` opens a page and returns it with what went wrong."""

    def make(script="", **options):
        context = new_context(**options)
        page = context.new_page()
        page.problems = []
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        if script:
            page.add_init_script(script)

        def go(name):
            page.goto(site.url + name)
            return page

        return go

    return make


def button(page):
    return page.get_by_role("button", name="Mark as done").or_(page.get_by_role("button", name="Done ✓"))


def marked(page):
    return page.locator(".bd-links a.is-done").evaluate_all(
        "all => all.map(one => one.firstChild.textContent)"
    )


def test_a_lesson_is_marked_by_keyboard_and_stays_marked(reader):
    go = reader()
    page = go(TURN)
    assert marked(page) == []
    button(page).focus()
    page.keyboard.press("Enter")
    assert button(page).get_attribute("aria-pressed") == "true"
    assert marked(page) == ["The turn: match and take"]
    page = go(WHICH)
    assert button(page).get_attribute("aria-pressed") == "false"
    assert marked(page) == ["The turn: match and take"]
    page.get_by_role("link", name="The turn: match and take (done)").wait_for()
    page = go(TURN)
    button(page).click()
    assert marked(page) == []
    assert page.problems == []


def test_only_lessons_have_the_button(reader):
    go = reader()
    for name in (FRONT, "3-koi-koi/play.html", "8-reference/cards.html", PROGRESS):
        assert button(go(name)).count() == 0, name


def test_the_front_page_says_where_to_go_on(reader, site):
    go = reader()
    page = go(FRONT)
    assert page.locator(".course-next").count() == 0
    for name in ("1-deck/what-is-hanafuda.html", TURN):
        button(go(name)).click()
    page = go(FRONT)
    text = page.locator(".course-next").text_content()
    assert text.startswith("You have done 2 of ")
    page.locator(".course-next a").click()
    assert page.url == site.url + "1-deck/twelve-months.html"


def test_marks_are_saved_to_a_file_cleared_and_loaded_again(reader, tmp_path):
    go = reader()
    button(go(TURN)).click()
    page = go(PROGRESS)
    assert page.locator("#course-progress li a").all_text_contents() == ["The turn: match and take"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    saved = json.loads(file.read_text("utf-8"))
    assert (saved["v"], list(saved["pages"])) == (1, ["2-capture/turn"])
    clear = page.locator(".course-button").last
    clear.click()
    assert marked(page) == ["The turn: match and take"]  # it asks first
    clear.click()
    assert marked(page) == []
    assert page.locator("#course-progress li").all_text_contents() == ["No page is marked as done yet."]
    page.locator(".course-file").set_input_files(file)
    page.get_by_text("The marks of the file are here now.").wait_for()
    assert marked(page) == ["The turn: match and take"]
    assert page.problems == []


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        '{"v": 2, "pages": {}}',
        '{"v": 1, "pages": {"<b>": "x"}}',
        '{"v": 1, "pages": {"a": 7}}',
    ],
)
def test_a_file_of_something_else_changes_nothing(reader, tmp_path, text):
    go = reader()
    button(go(TURN)).click()
    page = go(PROGRESS)
    file = tmp_path / "x.json"
    file.write_text(text, "utf-8")
    page.locator(".course-file").set_input_files(file)
    page.get_by_text("That is not a file of marks.").wait_for()
    assert marked(page) == ["The turn: match and take"]


@pytest.mark.parametrize(
    "forbid",
    [
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        "Object.defineProperty(window, 'localStorage', { configurable: true, get() { throw new DOMException('no'); } });",
    ],
)
def test_without_storage_it_says_so_once(reader, forbid):
    page = reader(script=forbid)(TURN)
    button(page).click()
    assert "does not let the page keep" in page.locator(".course-said").text_content()
    assert marked(page) == ["The turn: match and take"]
    page.evaluate("document.querySelector('.course-said').textContent = ''")
    button(page).click()
    button(page).click()
    assert page.locator(".course-said").text_content() == ""


@pytest.mark.parametrize("name", [TURN, PROGRESS])
def test_on_a_phone_it_fits_and_axe_finds_nothing(reader, name):
    go = reader(viewport=PHONE, color_scheme="light")
    button(go(TURN)).click()
    page = go(name)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = page.locator(".course-button").evaluate_all(
        "all => all.map(one => [one.offsetWidth, one.offsetHeight])"
    )
    assert min(min(size) for size in sizes) >= 44
    assert violations_in_both_themes(page) == []
    assert page.problems == []
