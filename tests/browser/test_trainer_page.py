"""The card trainer on the static page: the same plan as in Python, and progress that is never lost."""

import json
import random
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from hanafuda_lib.exercises import find_item, trained
from hanafuda_lib.exercises.progress import Answer, Progress, ProgressError, Rating
from hanafuda_widgets.presenters.trainer import CardTrainer
from hanafuda_widgets.training import memories, plan
from tests.browser.axe import violations_in_both_themes
from tests.browser.drill_driver import PHONE, trainer_html

KEY = "hanafuda:trainer"
NOW = datetime(2026, 11, 30, 18, 0, tzinfo=timezone(timedelta(hours=9)))
FIRST = "flower-of-month/1"


def stored(page, part=""):
    return page.evaluate(f"localStorage.getItem({json.dumps(KEY + part)})")


def put(text, part=""):
    """A script that puts a text where the page keeps progress, on the first load only."""
    key = json.dumps(KEY + part)
    return f"if (!sessionStorage.filled) localStorage.setItem({key}, {json.dumps(text)}); setTimeout(() => sessionStorage.filled = 1)"


def histories(count, seed=1):
    """Answers to some items over two years, with several on one day and clocks that run backwards."""
    choose = random.Random(seed)
    answers = []
    for number in range(count):
        moment = datetime(2025, 1, 1, 12, tzinfo=timezone(timedelta(hours=choose.choice([-8, 0, 1, 9]))))
        for _ in range(choose.randrange(1, 15)):
            moment += choose.choice(
                [
                    timedelta(minutes=7),
                    timedelta(hours=13),
                    timedelta(days=choose.randrange(1, 90)),
                    timedelta(days=-1),
                ]
            )
            answers.append(
                Answer(f"item/{number}", moment.isoformat(), Rating(choose.choice([1, 2, 3, 3, 3, 4])))
            )
    return Progress.of(answers)


# ---------------------------------------------------------------- the same as in Python


def test_both_sides_make_the_same_plan_of_the_same_history(drill_page):
    """`fsrs` in Python, `ts-fsrs` in the page: stability, difficulty and the day when it is due."""
    progress = histories(300)
    drill = drill_page(trainer_html())
    found = drill.page.evaluate(
        """async ([text, settings]) => {
            const base = document.querySelector('script[type="module"]').src;
            const { Schedule } = await import(new URL("schedule.js", base));
            const { readProgress } = await import(new URL("progress.js", base));
            return [...new Schedule(settings).memories(readProgress(text).answers)];
        }""",
        [progress.text, CardTrainer().state["fsrs"]],
    )
    expected = memories(progress)
    assert len(found) == len(expected) == 300
    for item, memory in found:
        mine = expected[item]
        assert (memory["due"], memory["last"]) == (mine.due.isoformat(), mine.last.isoformat()), item
        assert (memory["answers"], memory["lapses"]) == (mine.answers, mine.lapses), item
        assert memory["stability"] == pytest.approx(mine.stability, rel=1e-5), item
        assert memory["difficulty"] == pytest.approx(mine.difficulty, rel=1e-5), item


def test_both_sides_read_and_write_the_same_files(drill_page, root):
    folder = root / "tests" / "data" / "progress"
    texts = [(folder / name).read_text("utf-8") for name in ("v1.json", "v2.json")]
    texts += [histories(20).text, Progress().text]
    texts += [case["text"] for case in json.loads((folder / "broken.json").read_text("utf-8"))]
    found = drill_page(trainer_html()).page.evaluate(
        """async (texts) => {
            const base = document.querySelector('script[type="module"]').src;
            const { readProgress, writeProgress } = await import(new URL("progress.js", base));
            return texts.map(readProgress).map(({ answers, problem }) => (answers ? writeProgress(answers) : problem));
        }""",
        texts,
    )
    for text, theirs in zip(texts, found, strict=True):
        try:
            expected = Progress.parse(text)
        except ProgressError as error:
            assert theirs["code"] == error.code, text
            assert "expected" in theirs["message"], text
        else:
            assert Progress.parse(theirs) == expected


# ---------------------------------------------------------------- a session


def answer_all(drill, wrong=(), most=60):
    """Answer by what the library knows until nothing is asked; ``wrong``: places to answer wrongly."""
    asked = []
    while drill.root.locator(".hf-choice").count():
        assert len(asked) < most
        prompt = drill.prompt()
        ids = set(
            drill.root.locator(".hf-choice").evaluate_all("all => all.map(one => one.dataset.key.slice(7))")
        )
        says = drill.root.locator(".hf-pics [role=img]").evaluate_all("all => all.map(one => one.ariaLabel)")
        item = next(
            item for item in trained()
            if item.prompt == prompt and {c.id for c in item.choices} == ids and [p.says for p in item.pictures] == says
        )  # fmt: skip
        drill.choose(next(c for c in sorted(ids) if (c != item.answer) == (len(asked) in wrong)))
        asked.append((item.id, drill.verdict().splitlines()[-1]))
        drill.press("next")
    return asked


def set_clock(drill, days):
    drill.page.clock.set_system_time(NOW + timedelta(days=days))
    drill.page.reload()
    drill.root.wait_for()


def test_the_first_day_the_second_day_and_the_file(drill_page):
    drill = drill_page(trainer_html(fresh=4), timezone_id="Asia/Tokyo")
    set_clock(drill, 0)
    assert drill.prompt() == "4 cards for today"
    drill.press("start")
    asked = answer_all(drill, wrong={1})
    assert [item for item, _ in asked] == [item.id for item in [*trained()[:4], trained()[1]]]
    assert asked[1][1] == "It comes back in a moment."
    assert asked[0][1].startswith("It will be asked again in ")
    assert drill.prompt() == "Done for now: 3 of 4 right at the first try."
    assert drill.pressable() == ["more"]  # the day's new ones are done, more only if one wants

    progress = Progress.parse(stored(drill.page))
    assert len(progress.answers) == 5
    assert all(
        each.at.startswith("2026-11-30T18:0") and each.at.endswith("+09:00") for each in progress.answers
    )
    assert progress.by_item()[trained()[1].id][0].rating is Rating.AGAIN

    set_clock(drill, 1)
    today = plan(progress, today=date(2026, 12, 1))
    assert [item.id for item in today.due] == [trained()[1].id]
    assert drill.prompt() == "5 cards for today"
    drill.press("start")
    assert drill.prompt() == trained()[1].prompt
    assert drill.problems == []


def test_ratings_follow_hints_and_time(drill_page):
    drill = drill_page(
        trainer_html(
            items=["flower-of-month/1", "flower-of-month/2", "flower-of-month/3", "flower-of-month/4"]
        )
    )
    drill.press("start")
    drill.choose("pine")  # at once
    drill.press("next")
    drill.press("hint")
    drill.choose("plum")
    drill.press("next")
    drill.page.evaluate(
        "() => { const now = performance.now.bind(performance); performance.now = () => now() + 7000; }"
    )
    drill.choose("cherry")
    drill.press("next")
    for _ in range(4):
        drill.press("hint")
    ratings = {each.item: each.rating.name for each in Progress.parse(stored(drill.page)).answers}
    assert list(ratings.values()) == ["EASY", "HARD", "GOOD", "AGAIN"]


def test_nothing_due_says_when_the_next_is(drill_page):
    today = datetime.now(tz=UTC).date()
    rows = Progress.of(Answer(item.id, f"{today}T00:00:00+00:00", Rating.EASY) for item in trained())
    drill = drill_page(trainer_html(), script=put(rows.text), timezone_id="UTC")
    assert drill.prompt() == "Nothing is due today, and there is nothing new left."
    assert f"The next {len(trained())} are due in 8 days." in drill.root.inner_text()
    assert drill.pressable() == []
    drill.root.locator("summary").click()
    assert "The twelve months" in drill.root.inner_text()


# ---------------------------------------------------------------- progress is never lost


def test_an_old_file_in_the_browser_goes_on(drill_page, root):
    old = (root / "tests" / "data" / "progress" / "v1.json").read_text("utf-8")
    drill = drill_page(trainer_html(), script=put(old))
    drill.press("start")
    answer_all_but_stop_after(drill, 1)
    progress = Progress.parse(stored(drill.page))
    assert set(Progress.parse(old).answers) <= set(progress.answers)
    assert "gone/for-good" in progress.by_item()
    assert len(progress.answers) == 5


def answer_all_but_stop_after(drill, count):
    for _ in range(count):
        drill.root.locator(".hf-choice").first.click()
        drill.press("next")


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "hanafuda-progress", "v": 3, "answers": []}'])
def test_unreadable_progress_is_put_aside_reported_and_never_overwritten(drill_page, text):
    drill = drill_page(trainer_html(), script=put(text))
    notice = drill.root.locator(".hf-notices").inner_text()
    assert "could not be read" in notice
    assert "expected" in notice
    drill.press("start")
    answer_all_but_stop_after(drill, 2)
    assert stored(drill.page, "#aside") == text
    assert len(Progress.parse(stored(drill.page)).answers) == 2
    drill.page.reload()
    drill.root.wait_for()
    assert drill.root.locator(".hf-notices").inner_text() == ""
    assert stored(drill.page, "#aside") == text


def test_what_was_put_aside_comes_back_when_it_can_be_read(drill_page):
    kept = Progress().answered(FIRST, "2026-11-01T18:00:00Z", Rating.GOOD)
    drill = drill_page(trainer_html(), script=put(kept.text, "#aside"))
    drill.press("start")
    answer_all_but_stop_after(drill, 1)
    assert kept.answers[0] in Progress.parse(stored(drill.page)).answers


def test_two_pages_at_once_lose_nothing_of_each_other(drill_page, new_context):
    context = new_context()
    one = drill_page(trainer_html(), context=context)
    two = drill_page(trainer_html(), context=context)
    for drill in (one, two):
        drill.press("start")
    for drill in (one, two, one):
        drill.root.locator(".hf-choice").first.click()
        drill.press("next")
    assert len(Progress.parse(stored(one.page)).answers) == 3


@pytest.mark.parametrize("how", ["full", "forbidden"])
def test_without_storage_the_trainer_says_so_once_and_goes_on(drill_page, how):
    script = {
        "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
        "forbidden": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
    }[how]
    drill = drill_page(trainer_html(), script=script)
    drill.press("start")
    drill.root.locator(".hf-choice").first.click()
    assert "does not let the page keep your progress" in drill.root.locator(".hf-notices").inner_text()
    drill.press("next")
    drill.page.evaluate("document.querySelector('.hf-notices').replaceChildren()")
    drill.root.locator(".hf-choice").first.click()
    assert drill.root.locator(".hf-notices").inner_text() == ""
    assert drill.problems == []


# ---------------------------------------------------------------- files


def load_file(drill, name, text):
    if not drill.root.locator("details[open]").count():
        drill.root.locator("summary").click()
    files = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    drill.root.locator('[data-key="load"]').set_input_files(files)
    drill.root.locator(".hf-notices p").wait_for()
    return drill.root.locator(".hf-notices").inner_text()


def test_progress_goes_out_to_a_file_and_comes_back_in_another_browser(drill_page):
    drill = drill_page(trainer_html())
    drill.press("start")
    answer_all_but_stop_after(drill, 3)
    drill.page.reload()
    drill.root.locator("summary").click()
    with drill.page.expect_download() as download:
        drill.press("save")
    assert download.value.suggested_filename.startswith("hanafuda-progress-20")
    text = download.value.path().read_text("utf-8")
    assert Progress.parse(text) == Progress.parse(stored(drill.page))

    other = drill_page(trainer_html())
    assert load_file(other, "mine.json", text) == "3 answers added; 0 were known already."
    assert Progress.parse(stored(other.page)) == Progress.parse(text)
    other.root.locator(".hf-notices").evaluate("one => one.replaceChildren()")
    assert load_file(other, "mine.json", text) == "0 answers added; 3 were known already."


def test_a_broken_file_is_reported_and_changes_nothing(drill_page):
    kept = Progress().answered(FIRST, "2026-11-01T18:00:00Z", Rating.GOOD)
    drill = drill_page(trainer_html(), script=put(kept.text))
    said = load_file(drill, "photo.json", "{")
    assert (
        said
        == "photo.json was not read, and your progress is as it was. This is no progress file: expected JSON text."
    )
    assert stored(drill.page) == kept.text


# ---------------------------------------------------------------- how it looks


def test_axe_finds_nothing_and_a_phone_is_wide_enough(drill_page):
    drill = drill_page(trainer_html(fresh=1), viewport=PHONE)
    steps = [drill.root.locator("summary").click, lambda: drill.press("start"),
             drill.root.locator(".hf-choice").first.click, lambda: drill.press("next")]  # fmt: skip
    for step in steps:
        step()
        assert violations_in_both_themes(drill.page) == []
        assert drill.page.evaluate("document.documentElement.scrollWidth") <= 360
        small = drill.root.locator("button, summary, input").evaluate_all(
            "all => all.map(one => [one.dataset.key, one.offsetWidth, one.offsetHeight]).filter(([, w, h]) => w < 44 || h < 44)"
        )
        assert small == []
        sheet = drill.root.locator(".hf-sheet")
        assert not sheet.count() or sheet.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_session_by_keyboard_alone(drill_page):
    drill = drill_page(trainer_html(fresh=3))
    keyboard = drill.page.keyboard
    for _ in range(20):
        keyboard.press("Tab")
        if drill.focus()["key"] == "start":
            break
    keyboard.press("Enter")
    for _ in range(20):
        if not drill.root.locator(".hf-choice").count():
            break
        assert drill.focus()["tag"] == "P"
        keyboard.press("Tab")
        assert drill.focus()["group"] == "answers"
        answer = next(item for item in trained()[:3] if item.prompt == drill.prompt()).answer
        for _ in range(5):
            if drill.focus()["key"] == f"choice:{answer}":
                break
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        assert drill.focus()["key"] == "next"
        keyboard.press("Enter")
    assert drill.prompt() == "Done for now: 3 of 3 right at the first try."
    assert drill.focus()["inside"]
    assert drill.heard() == "Done for now: 3 of 3 right at the first try."


def test_items_of_the_trainer_are_those_of_the_bank():
    assert find_item(FIRST) == trained()[0]


# ---------------------------------------------------------------- forgetting


def test_progress_is_forgotten_only_after_a_question_that_offers_the_file_first(drill_page):
    progress = Progress().answered(FIRST, NOW.isoformat(), Rating.GOOD)
    drill = drill_page(trainer_html(), script=put(progress.text))
    drill.root.locator("summary").click()
    drill.press("forget")
    assert drill.heard().startswith("Forget your 1 answer in this browser? This cannot be undone.")
    assert drill.pressable()[-3:] == ["forget-save", "forget-yes", "forget-no"]
    with drill.page.expect_download() as download:
        drill.press("forget-save")
    assert Progress.parse(download.value.path().read_text("utf-8")) == progress
    drill.press("forget-no")
    assert drill.focus()["key"] == "forget"
    assert stored(drill.page) is not None
    drill.press("forget")
    drill.press("forget-yes")
    assert stored(drill.page) is None
    assert drill.heard() == "Your progress has been forgotten. Everything is new again."
    assert drill.focus()["inside"]
    drill.page.reload()
    drill.root.wait_for()
    drill.root.locator("summary").click()
    months = drill.root.locator(".hf-sheet tbody tr").first.inner_text().split("\t")
    assert months[2:] == ["0", "0"]
    assert drill.problems == []


def test_a_progress_file_of_a_notebook_is_not_forgotten_by_a_button(drill_page, tmp_path):
    drill = drill_page(trainer_html(file=str(tmp_path / "mine.json")))
    drill.root.locator("summary").click()
    assert "forget" not in drill.pressable()
