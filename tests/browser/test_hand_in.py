"""Handing in: a quiz is saved as a file by the learner, and the report marks it as the page did."""

import json
import re

import pytest

from hanafuda_lib.classroom import Result, mark
from hanafuda_lib.classroom.result import check_of
from hanafuda_lib.exercises import find_item
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.puzzles import Puzzles
from hanafuda_widgets.presenters.scoring_exercise import ScoringExercise
from hanafuda_widgets.presenters.settlement_exercise import SettlementExercise
from tests.browser.drill_driver import quiz_html

ITEMS = ("month-of-card/04-cuckoo", "total/1", "write-word/oya", "points-of-kind/bright")
VALUES = [
    None, True, False, 0, -7, 12345678901, "", "花札", "a~b:c", "\U0001f3b4", [], [1, ["x"], {}], {},
    {"b": 1, "a": {"z": None, "c": [True]}},
]  # fmt: skip


def answer(drill, item, given):
    if item.kind.value == "choice":
        drill.choose(given)
    else:
        drill.write(given)


def finish(drill, answers):
    """Answer every question as the table says, whatever the order; hints come before the answer."""
    by_prompt = {find_item(name).prompt: name for name in answers}
    for _ in answers:
        name = by_prompt[drill.prompt()]
        hints, given = answers[name]
        for _ in range(hints):
            drill.press("hint")
        answer(drill, find_item(name), given)
        drill.press("next")


def saved_file(drill, who):
    drill.press("result")
    drill.root.locator('[data-key="who"]').fill(who)
    with drill.page.expect_download() as download:
        drill.press("hand-in")
    return download.value


def test_the_check_is_the_same_in_the_page(drill_page):
    drill = drill_page(quiz_html(*ITEMS))
    found = drill.page.evaluate(
        """async (values) => {
            const { resultText } = await import(new URL("_front_end/result.js", location.href));
            return values.map((value) => JSON.parse(resultText("愛子", "quiz", { value }, "2026-11-30T18:00:00+09:00")).check);
        }""",
        VALUES,
    )
    body = {
        "format": "hanafuda-result",
        "v": 1,
        "who": "愛子",
        "at": "2026-11-30T18:00:00+09:00",
        "kind": "quiz",
    }
    assert found == [check_of({**body, "work": {"value": value}}) for value in VALUES]


def test_a_quiz_is_handed_in_and_marked_as_the_page_said(drill_page):
    """Right; wrong; right with a hint; right: 2 of 4, and 1 with a hint."""
    drill = drill_page(quiz_html(*ITEMS, title="Exam 5b"))
    finish(drill, {ITEMS[0]: (0, "4"), ITEMS[1]: (0, "1"), ITEMS[2]: (1, "Oya"), ITEMS[3]: (0, "20")})
    assert drill.prompt() == "2 of 4 right, and 1 with a hint."
    download = saved_file(drill, "Aiko <b>Sato</b>")
    assert re.fullmatch(r"hanafuda-Exam-5b-Aiko-b-Sato-b\.json", download.suggested_filename)
    assert drill.heard() == "Your result has been saved to a file."
    result = Result.parse(download.path().read_text("utf-8"))
    assert (result.who, result.remarks) == ("Aiko <b>Sato</b>", ())
    marked = mark(result)
    assert {each.item: each.outcome.value for each in marked.marks} == {
        ITEMS[0]: "right", ITEMS[1]: "wrong", ITEMS[2]: "hinted", ITEMS[3]: "right",
    }  # fmt: skip
    assert (marked.points, marked.most, marked.remarks) == (2.5, 4.0, ())
    assert 0 < marked.seconds < 120
    assert drill.problems == []


def test_a_drill_keeps_the_first_try(drill_page):
    drill = drill_page(quiz_html(ITEMS[0], drill=True))
    drill.choose("7")
    drill.choose("4")
    drill.press("next")
    work = json.loads(saved_file(drill, "Ben").path().read_text("utf-8"))["work"]
    assert work["answers"][0]["given"] == ["7", "4"]


def test_nothing_is_saved_without_a_name_and_a_new_run_starts_empty(drill_page):
    drill = drill_page(quiz_html(ITEMS[0]))
    drill.choose("4")
    drill.press("next")
    drill.press("result")
    drill.press("hand-in")
    assert drill.focus()["key"] == "who"  # the browser asks for the name
    drill.press("fresh")
    drill.choose("4")
    drill.press("next")
    work = json.loads(saved_file(drill, "Ben").path().read_text("utf-8"))["work"]
    assert len(work["answers"]) == 1


def test_a_run_that_was_stored_by_an_older_version_ends_without_the_offer(drill_page):
    script = """{
        const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
            const run = JSON.parse(text);
            delete run.raw;
            set.call(this, key, JSON.stringify(run));
        };
    }"""
    drill = drill_page(quiz_html(ITEMS[0], ITEMS[3]), script=script)
    finish_first = find_item(ITEMS[0]).prompt == drill.prompt()
    drill.choose("4" if finish_first else "20")
    again = drill_page(quiz_html(ITEMS[0], ITEMS[3]), context=drill.page.context)
    again.choose("20" if finish_first else "4")
    again.press("next")
    assert again.prompt() == "2 of 2 right."
    assert again.root.locator('[data-key="result"]').count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_fold_reads_well(drill_page, root, theme):
    drill = drill_page(quiz_html(ITEMS[0]), theme=theme, viewport={"width": 360, "height": 740})
    drill.choose("4")
    drill.press("next")
    drill.press("result")
    axe = (root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    drill.page.evaluate(axe)
    found = drill.page.evaluate("axe.run(document.querySelector('.hf'))")
    assert [each["id"] for each in found["violations"]] == []
    assert drill.page.evaluate("document.documentElement.scrollWidth") <= 360
    size = drill.root.locator('[data-key="hand-in"]').bounding_box()
    assert size["height"] >= 44


# ---------------------------------------------------------------- a scoring exercise


def exercise_page(drill_page, **options):
    drill = drill_page(page_html(ScoringExercise(**options)))
    return drill, drill.page


def fill(page, lines, figures):
    """Tick the yaku with their points, write the other numbers, check."""
    for yaku, points in lines.items():
        page.locator(f'[data-key="yaku:{yaku}"]').check()
        page.locator(f'[data-key="points:{yaku}"]').fill(str(points))
    for name, value in figures.items():
        page.locator(f'[data-key="points:{name}"]').fill(str(value))
    page.locator('[data-key="worksheet:submit"]').first.click()


def test_a_scoring_exercise_is_handed_in_with_its_first_answers(drill_page):
    """Pile 1 right, pile 2 wrong at first and then right, pile 3 not reached: 1 of 3."""
    piles = ["03-curtain 09-cup", "08-moon 09-cup", "01-crane 03-curtain 08-moon"]
    drill, page = exercise_page(drill_page, piles=piles, step=4)
    assert page.locator('[data-key="result"]').count() == 0
    fill(page, {"hanamizake": 5}, {"total": 5})
    page.locator('[data-key="button:next"]').click()
    fill(page, {"tsukimizake": 10}, {"total": 10})
    page.locator('[data-key="button:again"]').click()
    fill(page, {"tsukimizake": 5}, {"total": 5})
    page.locator('[data-key="result"]').click()
    page.locator('[data-key="who"]').fill("Aiko")
    with page.expect_download() as download:
        page.locator('[data-key="hand-in"]').click()
    result = Result.parse(download.value.path().read_text("utf-8"))
    marked = mark(result)
    assert (result.kind, result.remarks, marked.remarks) == ("scoring", (), ())
    assert [each.outcome.value for each in marked.marks] == ["right", "wrong", "blank"]
    assert drill.problems == []


def test_the_answers_of_an_exercise_outlive_a_reload(drill_page):
    _, page = exercise_page(drill_page, piles=["03-curtain 09-cup", "08-moon 09-cup"], step=4)
    fill(page, {"hanamizake": 5}, {"total": 5})
    page.reload()
    page.locator('[data-key="result"]').wait_for()


# ---------------------------------------------------------------- settlements and puzzles


def handed_in(page, who="Aiko"):
    """The file that the page saves."""
    page.locator('[data-key="result"]').click()
    page.locator('[data-key="who"]').fill(who)
    with page.expect_download() as download:
        page.locator('[data-key="hand-in"]').click()
    return Result.parse(download.value.path().read_text("utf-8"))


@pytest.mark.parametrize("rules", ["hanaawase/nintendo", "hachihachi/std"])
def test_a_settlement_is_handed_in_with_its_first_answers(drill_page, rules):
    """Round 1 right, round 2 wrong in one number and then right, round 3 not reached."""
    exercise = SettlementExercise(rules=rules, level=3, seed=2, count=3, step=4)
    problems = exercise.state["exercise"]["problems"]
    right = [
        {
            field["id"]: field["value"]
            for row in problem["figures"]
            if row["at"] <= 4
            for field in row["fields"]
        }
        for problem in problems
    ]
    drill = drill_page(page_html(exercise))
    page = drill.page
    fill(page, {}, right[0])
    page.locator('[data-key="button:next"]').click()
    last = list(right[1])[-1]
    fill(page, {}, {**right[1], last: right[1][last] + 7})
    page.locator('[data-key="button:again"]').click()
    fill(page, {}, right[1])
    result = handed_in(page)
    marked = mark(result)
    assert (result.kind, result.remarks, marked.remarks) == ("settlement", (), ())
    assert [each.outcome.value for each in marked.marks] == ["right", "wrong", "blank"]
    assert len(marked.marks[1].slips) == 1
    assert drill.problems == []


def test_puzzles_are_handed_in_when_the_run_is_done(drill_page):
    """One right with a hint, one wrong at first; a second run begins without the offer."""
    names = ["hana/ribbon-not-cup", "stop/phoenix-is-yours"]
    puzzles = Puzzles(puzzles=names, count=2, seed=1)
    run = puzzles.state["saved"]["at"]["run"]
    drill = drill_page(page_html(puzzles))
    page = drill.page
    for name in run:
        assert page.locator('[data-key="result"]').count() == 0
        if name == names[0]:
            page.locator('[data-key="button:hint"]').click()
            page.locator('[data-zone="hand"] [data-card="09-chaff-1"]').click()
            page.locator('[data-zone="field"] [data-card="09-blue-ribbon"]').click()
        else:
            page.locator('[data-key="button:shobu"]').click()
        page.locator('[data-key="button:next"]').click()
    result = handed_in(page)
    marked = mark(result)
    assert (result.kind, result.remarks, marked.remarks) == ("puzzles", (), ())
    found = {each.item: each.outcome.value for each in marked.marks}
    assert found == {names[0]: "hinted", names[1]: "wrong"}  # koi-koi is right there
    page.locator('[data-key="button:fresh"]').click()
    assert page.locator('[data-key="result"]').count() == 0
    assert drill.problems == []
