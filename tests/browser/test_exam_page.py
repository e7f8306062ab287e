"""The mixed exam on the static page: silent until the end, by number, a result by topic, what to read again."""

import pytest

from hanafuda_lib.exercises import PAGES, exam, exam_pool, find_item
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.quiz import Quiz
from tests.browser.axe import violations_in_both_themes
from tests.browser.drill_driver import PHONE

TOPICS = ["months", "taking", "doubling", "hana-settlement"]


def exam_html(each=2, seed=1, **options):
    return page_html(Quiz(title="Exam", tags=TOPICS, exam=True, each=each, seed=seed, **options))


def start(drill, number=None):
    if number is not None:
        drill.root.locator('[data-key="number"]').fill(str(number))
    drill.press("start")


def questions(each, seed):
    return exam(TOPICS, each=each, seed=seed)


def answer(drill, item, right=True):
    """Answers the question that stands there, right or wrong, and goes on."""
    wrong = next((choice.id for choice in item.choices if choice.id != item.answer), "7")
    given = item.answer if right else wrong
    if item.kind.value == "choice":
        drill.choose(given)
    else:
        drill.root.locator('[data-key="field"]').fill(given)
    drill.press("next")


# ---------------------------------------------------------------- the same as in Python


@pytest.mark.parametrize("seed", [0, 1, 7, 123456])
def test_a_number_gives_the_same_questions_as_in_python(drill_page, seed):
    drill = drill_page(exam_html(each=3))
    found = drill.page.evaluate(
        """async ([state, seed]) => {
            const base = new URL("_front_end/", location.href);
            const { questionsOf } = await import(new URL("exam.js", base));
            return questionsOf(state.items, state.exam, seed).map((item) => item.id);
        }""",
        [Quiz(title="Exam", tags=TOPICS, exam=True, each=3).state, seed],
    )
    assert found == [item.id for item in questions(3, seed)]
    assert len(found) == 12


def test_an_exam_has_so_many_of_each_topic_and_another_number_gives_others():
    one, two = questions(3, 1), questions(3, 2)
    assert sorted(item.topic for item in one) == sorted(TOPICS * 3)
    assert {item.id for item in one} != {item.id for item in two}
    assert {item.id for item in (*one, *two)} <= {item.id for item in exam_pool(TOPICS)}


# ---------------------------------------------------------------- taking it


def test_nothing_is_said_until_the_end_and_answers_can_be_changed(drill_page):
    drill = drill_page(exam_html())
    assert drill.prompt() == "8 questions from all topics."
    start(drill)
    item = next(one for one in questions(2, 1) if one.kind.value == "choice")
    for asked in questions(2, 1):
        if asked.id == item.id:
            break
        answer(drill, asked)
    drill.choose(item.choices[1].id)
    assert drill.verdict() == ""
    assert "hint" not in drill.pressable()
    pressed = drill.root.locator('.hf-choice[aria-pressed="true"]')
    assert pressed.get_attribute("data-key") == f"choice:{item.choices[1].id}"
    drill.choose(item.answer)
    assert pressed.get_attribute("data-key") == f"choice:{item.answer}"
    drill.press("next")
    assert drill.verdict() == ""
    assert drill.problems == []


def test_all_right_passes(drill_page):
    drill = drill_page(exam_html())
    start(drill, 5)
    for item in questions(2, 5):
        answer(drill, item)
    assert drill.prompt() == "8 of 8 right."
    assert drill.subtitle() == "Exam 5"
    assert "Nothing to look at again." in drill.root.inner_text()
    assert drill.root.locator(".hf-sheet a").count() == 0


def test_the_result_names_weak_topics_with_their_pages_and_each_mistake(drill_page):
    drill = drill_page(exam_html())
    start(drill)
    asked = questions(2, 1)
    for item in asked:
        answer(drill, item, right=item.topic != "doubling")
    assert drill.prompt() == "6 of 8 right."
    assert "Passed: three quarters or more are right." in drill.root.inner_text()
    rows = drill.root.locator(".hf-sheet tbody tr").all_inner_texts()
    assert rows[0].split("\t") == ["Doubling", "0 of 2", "Yaku and points"]
    link = drill.root.locator(".hf-sheet a")
    assert link.count() == 1
    assert link.get_attribute("href").endswith("/3-koi-koi/yaku-and-points.html")
    drill.press("missed")
    text = drill.root.locator(".hf-missed").inner_text()
    for item in (one for one in asked if one.topic == "doubling"):
        wrong = next(choice for choice in item.choices if choice.id != item.answer)
        assert f"You answered: {wrong.text}. {wrong.why}" in text
        assert f"Right answer: {item.answer_text}" in text


def test_a_question_may_be_skipped_and_counts_as_wrong(drill_page):
    drill = drill_page(exam_html(each=1))
    start(drill)
    for _ in range(4):
        drill.press("next")
    assert drill.prompt() == "0 of 4 right."
    assert "Not yet: three quarters make a pass." in drill.root.inner_text()
    drill.press("missed")
    assert drill.root.locator(".hf-missed").inner_text().count("You skipped it.") == 4
    drill.press("fresh")
    assert drill.subtitle() == "Question 1 of 4"


def test_what_is_no_number_is_said_at_once_and_counts_nothing(drill_page):
    item = find_item("hana-net/first")
    drill = drill_page(page_html(Quiz(tags=["hana-settlement"], levels=[3], exam=True, each=3)))
    drill.press("start")
    order = exam(["hana-settlement"], each=3, seed=1, levels=[3])
    place = next(at for at, one in enumerate(order) if one.kind is item.kind)
    for one in order[:place]:
        answer(drill, one)
    drill.root.locator('[data-key="field"]').fill("many")
    drill.press("next")
    assert "Write a whole number" in drill.verdict()
    assert drill.subtitle() == f"Question {place + 1} of 3"


def test_an_exam_goes_on_after_a_reload(drill_page):
    drill = drill_page(exam_html())
    start(drill, 3)
    answer(drill, questions(2, 3)[0])
    drill.page.reload()
    drill.root.wait_for()
    assert drill.subtitle() == "Question 2 of 8"
    assert "The exam goes on where you left it." in drill.root.inner_text()


def test_by_keyboard_alone(drill_page):
    drill = drill_page(exam_html(each=1))
    drill.root.locator('[data-key="number"]').focus()
    drill.page.keyboard.press("Enter")
    for item in questions(1, 1):
        assert drill.focus()["inside"]
        if item.kind.value == "choice":
            drill.page.keyboard.press("Tab")
            assert drill.focus()["group"] == "answers"
            drill.page.keyboard.press("Enter")
            assert drill.focus()["group"] == "answers"
        else:
            drill.root.locator('[data-key="field"]').focus()
            drill.page.keyboard.type("7")
        drill.page.keyboard.press("Tab")
        assert drill.focus()["key"] == "next"
        drill.page.keyboard.press("Enter")
    assert "of 4 right." in drill.heard()
    assert drill.problems == []


def test_axe_finds_nothing_and_a_phone_is_wide_enough(drill_page):
    drill = drill_page(exam_html(), viewport=PHONE)
    assert violations_in_both_themes(drill.page) == []
    start(drill)
    assert violations_in_both_themes(drill.page) == []
    for item in questions(2, 1):
        answer(drill, item, right=False)
    drill.press("missed")
    assert drill.page.evaluate("document.documentElement.scrollWidth") <= 360
    targets = drill.root.locator("button, summary, input, a").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => [one.textContent, one.offsetHeight])"
    )
    assert [target for target in targets if target[1] < 40] == []
    assert violations_in_both_themes(drill.page) == []


def test_every_topic_has_a_page_of_the_book(root):
    for page, _ in PAGES.values():
        assert (root / "book" / f"{page}.ipynb").exists(), page
