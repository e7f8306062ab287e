"""Quizzes and drills on the static page: no Python, explained, by keyboard, on a phone, light and dark."""

import json

import pytest

from hanafuda_lib.exercises import bank, choices_of, draw, find_item
from hanafuda_lib.exercises.chance import number_of, numbers
from hanafuda_lib.exercises.item import AnswerKind, ItemError, plain
from hanafuda_widgets.presenters.quiz import Quiz
from tests.browser.axe import violations_in_both_themes
from tests.browser.drill_driver import PHONE, quiz_html

CUCKOO = "month-of-card/04-cuckoo"  # the answer is April, choice "4"
KINDS = (
    "month-of-card/04-cuckoo",
    "capture/2",
    "word-of-picture/11-swallow",
    "total/1",
    "yaku-shown/kasu",
    "write-word/oya",
)


# ---------------------------------------------------------------- the same as in Python


def test_chance_and_grading_are_the_same_as_in_python(drill_page):
    drill = drill_page(quiz_html(CUCKOO))
    items = [
        *[item for item in bank() if item.kind is AnswerKind.CHOICE][::25],
        find_item("total/1"),
        find_item("write-word/shobu"),
    ]
    given = [
        "",
        " ",
        "4",
        "64",
        " 64 ",
        "+64",
        "064",
        "-3",
        "6.5",
        "x",
        "Shōbu",
        "shobu",
        "SHOUBU",
        "勝負",
        "yaku",
        "１６",
    ]
    asked = [[item.to_json(), [*given, *(choice.id for choice in item.choices)]] for item in items]
    found = drill.page.evaluate(
        """async ([asked, texts, pool]) => {
            const base = new URL("_front_end/", location.href);
            const { numberOf, numbers } = await import(new URL("chance.js", base));
            const { choicesOf, drawn, grade, plain } = await import(new URL("items.js", base));
            return {
                hashes: texts.map(numberOf),
                rows: texts.map((text) => { const next = numbers(text); return [next(), next(), next()]; }),
                plain: texts.map(plain),
                orders: asked.map(([item]) => [1, 7, 999999].map((seed) => choicesOf(item, seed).map((c) => c.id))),
                drawn: drawn(pool.map((id) => ({ id })), 7, 12).map((item) => item.id),
                grades: asked.map(([item, given]) => given.map((text) => grade(item, text)?.right ?? null)),
            };
        }""",
        [asked, ["", "a", "seed 7", "花札", "Shōbu!"], [item.id for item in bank()]],
    )
    texts = ["", "a", "seed 7", "花札", "Shōbu!"]
    assert found["hashes"] == [number_of(text) for text in texts]
    assert found["rows"] == [[next(row) for _ in range(3)] for row in map(numbers, texts)]
    assert found["plain"] == [plain(text) for text in texts]
    assert found["orders"] == [
        [[c.id for c in choices_of(item, seed=seed)] for seed in (1, 7, 999999)] for item in items
    ]
    assert found["drawn"] == [item.id for item in draw(bank(), seed=7, count=12)]
    assert found["grades"] == [
        [graded(item, text) for text in texts] for item, (_, texts) in zip(items, asked, strict=True)
    ]


def graded(item, text):
    try:
        return item.grade(text).right
    except ItemError:
        return None


# ---------------------------------------------------------------- answers and reasons


def test_a_right_answer_is_explained_and_nothing_loads_python(drill_page):
    drill = drill_page(quiz_html(CUCKOO, "doubling/7-1"))
    assert drill.prompt() in {find_item(CUCKOO).prompt, find_item("doubling/7-1").prompt}
    while drill.prompt() != find_item(CUCKOO).prompt:
        drill.choose("28")
        drill.press("next")
    drill.root.get_by_role("img", name="wisteria with cuckoo").wait_for()
    drill.choose("4")
    assert drill.verdict().splitlines()[0].endswith("Right.")
    assert find_item(CUCKOO).explanation in drill.verdict()
    assert find_item(CUCKOO).explanation in drill.heard()
    assert drill.problems == []


def test_a_wrong_answer_says_why_and_ends_the_question_of_a_quiz(drill_page):
    drill = drill_page(quiz_html(CUCKOO))
    drill.choose("7")
    assert "July is bush clover" in drill.verdict()
    assert "Right answer: April." in drill.verdict()
    assert drill.root.locator(".hf-choice.is-wrong").inner_text() == "July\n✗ your answer"
    assert drill.root.locator(".hf-choice.is-right").inner_text() == "April\n✓ right"
    assert drill.pressable() == ["next"]
    drill.press("next")
    assert drill.prompt() == "0 of 1 right."
    assert "The twelve months: 1 question" in drill.root.inner_text()


def test_in_a_drill_one_may_try_again(drill_page):
    drill = drill_page(quiz_html(CUCKOO, drill=True))
    drill.choose("7")
    assert drill.verdict().splitlines()[-1] == "Try another one."
    assert "April" not in drill.verdict()
    assert drill.focus()["group"] == "answers"
    drill.choose("4")
    assert "Right, at last." in drill.verdict()
    drill.press("next")
    assert drill.prompt() == "0 of 1 right."


def test_the_ladder_of_hints(drill_page):
    drill = drill_page(quiz_html(CUCKOO))
    drill.press("hint")
    assert find_item(CUCKOO).nudge in drill.verdict()
    assert drill.heard() == find_item(CUCKOO).nudge
    drill.press("hint")
    left = [key for key in drill.pressable() if key.startswith("choice:")]
    assert len(left) == 2
    assert "choice:4" in left
    assert drill.heard().startswith("It is ")
    drill.press("hint")
    assert "The answer\nApril" in drill.verdict()
    assert drill.focus()["key"] == "hint"
    drill.press("hint")
    assert find_item(CUCKOO).explanation in drill.verdict()
    assert drill.focus()["key"] == "next"
    drill.press("next")
    assert drill.prompt() == "0 of 1 right."


def test_right_with_a_hint_is_told_apart(drill_page):
    drill = drill_page(quiz_html(CUCKOO))
    drill.press("hint")
    drill.choose("4")
    assert "Right, with a hint." in drill.verdict()
    drill.press("next")
    assert drill.prompt() == "0 of 1 right, and 1 with a hint."


def test_a_number_is_written_and_a_slip_is_named(drill_page):
    drill = drill_page(quiz_html("total/1"))
    drill.write("many")
    assert drill.verdict().strip() == "Write a whole number, such as 10."
    assert drill.focus()["key"] == "field"
    drill.write("32")
    assert "One doubling is missing: both count here." in drill.verdict()
    assert "Right answer: 64." in drill.verdict()
    assert drill.focus()["key"] == "next"
    assert drill.problems == []


def test_a_word_may_be_written_without_its_long_vowel(drill_page):
    drill = drill_page(quiz_html("write-word/shobu"))
    drill.press("hint")
    drill.press("hint")
    assert "It begins with “s” and has 5 letters." in drill.verdict()
    drill.write("shobu")
    assert "Right, with a hint." in drill.verdict()


# ---------------------------------------------------------------- rounds


def test_a_round_ends_with_what_to_look_at_again_and_can_be_taken_anew(drill_page):
    drill = drill_page(quiz_html(tags=["doubling"], count=4, seed=7))
    prompts = []
    for wrong in (True, False, True, False):
        prompts.append(drill.prompt())
        item = next(item for item in bank() if item.prompt == prompts[-1])
        drill.choose(next(choice.id for choice in item.choices if (choice.id != item.answer) == wrong))
        drill.press("next")
    assert prompts == [
        item.prompt for item in draw(draw(bank_of("doubling"), seed=7, count=40), seed=7, count=4)
    ]
    assert drill.prompt() == "2 of 4 right."
    assert drill.heard() == "2 of 4 right."
    drill.root.locator("summary").first.click()
    assert drill.root.locator(".hf-missed li").count() == 2
    assert drill.pressable() == ["missed", "fresh", "again"]
    drill.press("missed")
    assert drill.subtitle() == "Question 1 of 2"
    assert drill.prompt() == prompts[0]
    for prompt in (prompts[0], prompts[2]):
        item = next(item for item in bank() if item.prompt == prompt)
        drill.choose(item.answer)
        drill.press("next")
    assert "Nothing to look at again. Well done!" in drill.root.inner_text()
    drill.press("fresh")
    assert drill.subtitle() == "Question 1 of 4"


def bank_of(tag):
    return [item for item in bank() if tag in item.tags]


def test_a_quiz_goes_on_after_a_reload(drill_page):
    drill = drill_page(quiz_html(tags=["doubling"], count=3))
    drill.root.locator(".hf-choice").first.click()
    drill.press("next")
    before = drill.prompt()
    drill.page.reload()
    drill.root.wait_for()
    assert drill.subtitle() == "Question 2 of 3"
    assert drill.prompt() == before
    assert "It goes on where you left it." in drill.root.inner_text()


@pytest.mark.parametrize("stored", ["{", "null", "7", '{"v":1,"seed":1,"ids":["gone/x"],"done":["right"]}', '{"v":1,"seed":1,"ids":7,"done":[]}',
                                    '{"v":2}', '{"v":1,"seed":1,"ids":["doubling/5-0"],"done":["<b>"]}'])  # fmt: skip
def test_a_broken_store_begins_anew(drill_page, stored):
    fill = f"const put = localStorage.getItem; Storage.prototype.getItem = function (key) {{ return {json.dumps(stored)}; }}"
    drill = drill_page(quiz_html(tags=["doubling"], count=3), script=fill)
    assert drill.subtitle() == "Question 1 of 3"
    assert drill.problems == []


NO_STORAGE = {
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
    "forbidden": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
}


@pytest.mark.parametrize("how", NO_STORAGE)
def test_storage_full_or_forbidden_is_said_once_and_the_quiz_goes_on(drill_page, how):
    drill = drill_page(quiz_html(tags=["doubling"], count=3), script=NO_STORAGE[how])
    said = []
    for _ in range(3):
        drill.root.locator(".hf-choice").first.click()
        said.append(drill.root.locator(".hf-notices").inner_text())
        drill.press("next")
    assert said[0].startswith("This browser does not let the page keep anything")
    assert said[1:] == ["", ""]
    assert " of 3 right" in drill.prompt()


def test_two_quizzes_on_a_page_do_not_disturb_each_other(drill_page):
    drill = drill_page(quiz_html(CUCKOO) + quiz_html(CUCKOO))
    drill.page.locator(".hf").nth(1).wait_for()
    drill.choose("4")
    assert drill.page.locator(".hf").nth(1).locator(".hf-choice:not(:disabled)").count() == 4
    drill.page.reload()
    drill.page.locator(".hf").nth(1).wait_for()
    assert drill.page.locator(".hf").nth(1).locator(".hf-verdict").count() == 0


def test_broken_questions_are_reported(drill_page):
    state = {**Quiz(items=[CUCKOO]).state, "items": [{"id": 7}]}
    spec = json.dumps({"v": 1, "id": "x", "presenter": "quiz", "kwargs": {}, "state": state})
    html = f'<div class="hf-widget"><p>…</p><script type="application/json">{spec}</script></div>'
    page = drill_page(html + quiz_html(CUCKOO)).page
    page.get_by_role("alert").wait_for()
    assert "could not be read" in page.get_by_role("alert").text_content()


def test_a_stylish_text_in_an_item_stays_text(drill_page):
    evil = '<img src=x onerror="window.hacked = true">'
    quiz = Quiz(items=[CUCKOO])
    item = {**quiz.state["items"][0], "prompt": evil, "explanation": evil, "nudge": evil}
    spec = json.dumps(
        {
            "v": 1,
            "id": "x",
            "presenter": "quiz",
            "kwargs": {},
            "state": {**quiz.state, "title": evil, "items": [item]},
        }
    )
    html = f'<div class="hf-widget"><script type="application/json">{spec.replace("<", chr(92) + "u003c")}</script></div>'
    drill = drill_page(html)
    drill.press("hint")
    drill.choose("7")
    assert drill.prompt() == evil
    assert drill.page.evaluate("window.hacked") is None


# ---------------------------------------------------------------- keyboard, phone, colours


def test_a_whole_quiz_by_keyboard_alone(drill_page):
    drill = drill_page(quiz_html(tags=["taking"], count=6, seed=3))
    keyboard = drill.page.keyboard
    for _ in range(40):
        keyboard.press("Tab")
        if drill.focus()["group"] == "answers":
            break
    for number in range(6):
        assert drill.focus()["group"] == "answers", (number, drill.focus())
        before = drill.focus()["key"]
        keyboard.press("ArrowRight")
        assert drill.focus()["key"] != before
        keyboard.press("Enter" if number % 2 else "Space")
        assert drill.focus()["key"] == "next"
        keyboard.press("Enter")
        assert drill.focus()["inside"]
        assert drill.focus()["tag"] == "P"  # the new question, read aloud
        keyboard.press("Tab")
    assert " of 6 right" in drill.prompt()
    assert drill.problems == []


def test_no_key_leaves_the_quiz(drill_page):
    drill = drill_page(quiz_html("total/1"))
    drill.page.evaluate("() => { window.heard = []; for (const type of ['keydown', 'keyup', 'keypress'])"
                        " document.body.addEventListener(type, (event) => window.heard.push(event.key)); }")  # fmt: skip
    drill.root.locator('[data-key="field"]').focus()
    for key in ["d", "d", "x", "1", "2", "ArrowUp", "Escape"]:
        drill.page.keyboard.press(key)
    assert drill.page.evaluate("window.heard") == []
    assert drill.root.locator('[data-key="field"]').input_value() == "ddx12"
    drill.page.evaluate("document.activeElement.blur()")
    drill.page.keyboard.press("d")
    assert drill.page.evaluate("window.heard")  # the test can fail


@pytest.mark.parametrize("item", KINDS)
def test_axe_finds_nothing(drill_page, item):
    drill = drill_page(quiz_html(item, drill=True))
    steps = [lambda: None, lambda: drill.press("hint"), lambda: drill.press("hint"), lambda: drill.press("hint"), lambda: drill.press("hint"),
             lambda: drill.press("next")]  # fmt: skip
    for step in steps:
        step()
        assert violations_in_both_themes(drill.page) == []
    assert drill.problems == []


@pytest.mark.parametrize("item", KINDS)
def test_on_a_phone_nothing_scrolls_sideways_and_every_target_is_44_px(drill_page, item):
    drill = drill_page(quiz_html(item), viewport=PHONE)
    for step in ("hint", "hint", "hint", "hint", "next"):
        assert drill.page.evaluate("document.documentElement.scrollWidth") <= 360
        small = drill.root.locator("button, summary, input").evaluate_all(
            "all => all.map(one => [one.dataset.key, one.offsetWidth, one.offsetHeight]).filter(([, w, h]) => w < 44 || h < 44)"
        )
        assert small == []
        drill.press(step)


def test_reduced_motion_moves_nothing(drill_page):
    drill = drill_page(quiz_html(CUCKOO), reduced_motion="reduce")
    drill.choose("4")
    assert drill.page.evaluate("document.getAnimations().length") == 0


def test_first_paint_is_quick_and_a_press_is_answered_at_once(drill_page):
    waits = []
    for _ in range(3):
        drill = drill_page(quiz_html(CUCKOO))
        waits.append(
            drill.page.evaluate(
                """() => { const start = performance.now(); document.querySelector('.hf-choice').click();
                document.querySelector('.hf-verdict').getBoundingClientRect(); return performance.now() - start; }"""
            )
        )
    assert min(waits) < 50, waits


def test_a_wrong_number_is_answered_even_where_no_reason_is_known(drill_page):
    """Nobody foresaw this slip: the page says that it is wrong, and the question stays."""
    drill = drill_page(quiz_html("after-a-sage/run-out", drill=True))
    drill.write("1")
    assert drill.verdict() == "Not this one.\nTry another one."
    assert "Not this one." in drill.heard()
    drill.write("84")
    assert drill.verdict().startswith("Right, at last.")
