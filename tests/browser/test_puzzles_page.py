"""Puzzles on a page: Chromium, every other host out of reach, and no Python is ever asked for."""

import json
import random

import pytest

from hanafuda_lib.exercises.puzzles import find_puzzle
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.puzzles import Puzzles
from tests.browser.sources import STYLE, serve_sources
from tests.browser.table_driver import TableDriver

PHONE = {"width": 360, "height": 740}
RIBBON, STOP, SAGE, FLIP = (
    "hana/ribbon-not-cup",
    "stop/phoenix-is-yours",
    "sage/two-sages",
    "koikoi/flip-moon",
)
RIGHT, CUP = "09-chaff-1>09-blue-ribbon", "09-chaff-1>09-cup"


def after(name, *messages):
    """A set of one puzzle, some presses further."""
    puzzles = Puzzles(puzzles=[name], count=1)
    for message in messages:
        assert puzzles.handle({"puzzle": name, **message})["error"] is None
    return puzzles


ANSWER, WRONG = {"type": "answer", "option": RIGHT}, {"type": "answer", "option": CUP}
HINT = {"type": "hint"}
SHOWN = {
    "play": lambda: after(RIBBON),
    "choice": lambda: after(RIBBON, {"type": "pick", "card": "09-chaff-1"}),
    "wrong": lambda: after(RIBBON, WRONG),
    "hints": lambda: after(RIBBON, HINT, HINT, HINT),
    "over": lambda: after(RIBBON, WRONG, ANSWER, WRONG),
    "result": lambda: after(RIBBON, WRONG, ANSWER, {"type": "next"}),
    "flip": lambda: after(FLIP),
    "stop": lambda: after(STOP),
    "stop, answered": lambda: after(STOP, {"type": "answer", "option": "shobu"}),
    "sage": lambda: after(SAGE),
    "hatto": lambda: after("hachi/zetsuba", {"type": "answer", "option": "01-chaff-1"}),
}


@pytest.fixture
def shown(site, new_context):
    """`shown(presenter, …)`: a page with nothing on it but these, and what went wrong on it."""

    def open_page(*presenters, theme="light", **options):
        page = new_context(**options).new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: problems.append(request.url) if "/py/" in request.url else None)
        document = (
            f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>Puzzles</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
            f'{STYLE}<script type="module" src="_static/hf/page.js"></script></head>'
            f'<body style="margin: 16px"><main><h1>Puzzles</h1>{"".join(map(page_html, presenters))}</main></body></html>'
        )
        serve_sources(page)
        page.route("**/puzzles.html", lambda route: route.fulfill(body=document, content_type="text/html"))
        page.goto(site.url + "puzzles.html")
        return page, problems

    return open_page


# ---------------------------------------------------------------- how they look and sound


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SHOWN)
def test_axe_finds_nothing(shown, root, name, theme):
    page, problems = shown(SHOWN[name](), theme=theme)
    table = TableDriver(page)
    for fold in table.root.locator("summary").all():
        fold.click()
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    page.evaluate((root / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    report = [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found]
    assert report == [], json.dumps(report, indent=1)
    assert problems == []


@pytest.mark.parametrize("name", SHOWN)
def test_on_a_phone_nothing_scrolls_sideways_and_every_target_is_44_px(shown, name):
    page, _ = shown(SHOWN[name](), viewport=PHONE)
    table = TableDriver(page)
    for fold in table.root.locator("summary").all():
        fold.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    targets = table.root.locator("button, summary, select, input").evaluate_all(
        "all => all.filter(one => one.offsetParent).map(one => [one.dataset.key, one.offsetWidth, one.offsetHeight])"
    )
    assert [target for target in targets if target[1] < 44 or target[2] < 44] == []


def in_sight(page, selector):
    """Whether the upper edge of an element lies in the window."""
    return page.evaluate(
        "selector => { const { top } = document.querySelector(selector).getBoundingClientRect();"
        " return top >= 0 && top < innerHeight - 40; }",
        selector,
    )


def test_on_a_phone_the_verdict_and_then_the_next_position_are_in_sight(shown):
    page, _ = shown(Puzzles(puzzles=[RIBBON, "hana/deer-not-ribbon"], count=2), viewport=PHONE)
    table = TableDriver(page)
    first = table.root.locator('[data-zone="hand"] button').first
    first.click()
    if table.root.locator('[data-zone="field"] button').count():
        table.root.locator('[data-zone="field"] button').first.click()
    assert in_sight(page, ".hf-area-said")
    for _ in range(4):
        if table.root.locator('[data-key="button:hint"]').count():
            table.root.locator('[data-key="button:hint"]').click()
    assert in_sight(page, ".hf-area-status")
    table.root.locator('[data-key="button:next"]').click()
    assert table.root.locator(".hf-subtitle").text_content().startswith("Puzzle 2 of 2")
    assert in_sight(page, ".hf-area-head")


# ---------------------------------------------------------------- keyboard


def test_a_play_puzzle_by_keyboard_alone(shown):
    page, problems = shown(Puzzles(puzzles=[RIBBON], count=1))
    table = TableDriver(page)
    table.tab_in()
    assert table.focus()["group"] == "hand"
    hand = table.ids("hand")
    for _ in range(hand.index("09-chaff-1")):
        page.keyboard.press("ArrowRight")
    assert table.focus()["key"] == "hand:09-chaff-1"
    page.keyboard.press("Enter")
    # The question is on the field, and so is the focus.
    assert table.focus()["group"] == "field"
    assert "Which card does it take?" in table.heard()
    page.keyboard.press("Escape")
    assert table.focus()["group"] == "hand"
    page.keyboard.press("Enter")
    assert table.focus()["key"] == "field:09-cup"
    page.keyboard.press("Enter")
    assert "✗ A chrysanthemum chaff card takes the sake cup." in table.heard()
    assert table.focus()["inside"]
    assert table.focus()["group"] == "hand"
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    assert table.focus()["key"] == "field:09-blue-ribbon"
    page.keyboard.press("Space")
    assert "Right, at last." in table.heard()
    assert find_puzzle(RIBBON).reason in table.heard()
    assert table.focus()["key"] == "button:next"
    # Back to the hand, to look at another play, and on again.
    page.keyboard.press("Shift+Tab")
    assert table.focus()["group"] == "hand"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert table.status() == "0 of 1 right at the first try."
    assert table.focus()["inside"]
    assert table.focus()["group"] == "buttons"
    assert problems == []


def test_a_question_by_keyboard_alone(shown):
    page, problems = shown(Puzzles(puzzles=[STOP], count=1, kinds=["stop"]))
    table = TableDriver(page)
    table.tab_in()
    assert table.focus()["group"] == "ask"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert "Right at the first try." in table.heard()
    assert find_puzzle(STOP).reason in table.heard()
    assert table.focus()["inside"]
    assert not table.focus()["disabled"]
    assert problems == []


def test_the_ladder_of_hints_by_keyboard_alone(shown):
    page, problems = shown(Puzzles(puzzles=[RIBBON], count=1))
    table = TableDriver(page)
    table.root.locator('[data-key="button:hint"]').focus()
    said = []
    for _ in range(4):
        page.keyboard.press("Enter")
        said.append(table.heard())
    assert "A nudge: " in said[0]
    assert "One of these two: " in said[1]
    assert "The answer: " in said[2]
    assert "This is the answer." in said[3]
    assert table.focus()["inside"]
    assert table.focus()["key"] == "button:next"
    assert problems == []


# ---------------------------------------------------------------- a set


def test_a_whole_set_is_solved_without_python_and_comes_back_after_a_reload(shown):
    puzzles = Puzzles(games=["koikoi"], levels=[1, 2], count=4, seed=3)
    page, problems = shown(puzzles)
    table = TableDriver(page)
    run = puzzles.state["saved"]["at"]["run"]
    for place, name in enumerate(run):
        assert table.root.locator(".hf-subtitle").text_content().startswith(f"Puzzle {place + 1} of 4")
        card, _, take = find_puzzle(name).answer.partition(">")
        if card:
            table.root.locator(f'[data-zone="hand"] [data-card="{card}"]').click()
        if take:
            table.root.locator(f'[data-zone="field"] [data-card="{take}"]').click()
        assert "Right at the first try." in table.heard()
        if place == 1:
            before = table.root.locator(".hf-table").inner_text()
            page.reload()
            table = TableDriver(page)
            assert table.root.locator(".hf-table").inner_text() == before
        table.root.locator('[data-key="button:next"]').click()
    assert table.status() == "4 of 4 right at the first try."
    assert table.root.get_by_text("Well done!").first.is_visible()
    table.root.locator('[data-key="button:fresh"]').click()
    assert table.root.locator(".hf-subtitle").text_content().startswith("Puzzle 1 of 4")
    assert problems == []


def test_two_sets_on_a_page_do_not_disturb_each_other(shown):
    page, problems = shown(Puzzles(puzzles=[RIBBON], count=1), Puzzles(puzzles=[RIBBON], count=1))
    tables = [TableDriver(page, f".hf-widget:nth-of-type({place}) .hf") for place in (1, 2)]
    before = tables[1].root.inner_text()
    tables[0].root.locator('[data-key="button:hint"]').click()
    assert tables[1].root.inner_text() == before
    assert problems == []


def test_without_storage_it_goes_on_and_says_so(shown):
    page, _ = shown(Puzzles(puzzles=[RIBBON], count=1))
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    table = TableDriver(page)
    table.root.locator('[data-key="button:hint"]').click()
    assert table.root.locator(".hf-notice").count() == 1
    assert "A nudge" in table.root.locator(".hf-said").text_content()


def test_the_book_page_answers_a_puzzle(site, visit):
    seen = visit(site.url + "6-practice/capture-puzzles.html")
    table = TableDriver(seen.page)
    table.root.locator('[data-zone="hand"] [data-card="09-chaff-1"]').click()
    table.root.locator('[data-zone="field"] [data-card="09-blue-ribbon"]').click()
    assert "Right at the first try." in table.heard()
    names = seen.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [name for name in names if "/py/" in name or "worker.js" in name] == []
    seen.assert_quiet()


# ---------------------------------------------------------------- JavaScript and Python agree

_LOCALLY = """async ([state, messages]) => {
    const { answerHere } = await import(new URL("_front_end/answers.js", location.href).href);
    return messages.map((message) => {
        const next = answerHere(state, message);
        state = next ?? state;
        return next;
    });
}"""


def random_message(choose, state):
    at = state["saved"]["at"]
    name = at["run"][at["place"]] if at["place"] < len(at["run"]) else at["run"][0]
    puzzle = state["puzzles"][name]
    picks = [one["card"] for one in puzzle["options"] if one["take"] and one["card"]]
    name = choose.choice([name] * 6 + at["run"][:1])
    kinds = ["answer", "answer", "answer", "right", "hint", "next", "next", "pick"]
    match choose.choice([*kinds * 4, "again", "missed", "fresh"]):
        case "answer":
            return {"type": "answer", "puzzle": name, "option": choose.choice(puzzle["options"])["id"]}
        case "right":
            return {"type": "answer", "puzzle": name, "option": puzzle["answer"]}
        case "pick":
            return {"type": "pick", "puzzle": name, "card": choose.choice([*picks, None])}
        case "hint" | "next" as kind:
            return {"type": kind, "puzzle": name}
        case kind:
            return {"type": kind}


@pytest.mark.parametrize(
    "options",
    [{"games": ["koikoi"]}, {"games": ["hanaawase"]}, {"games": ["hachihachi"]}, {"kinds": ["stop", "sage"]}],
    ids=["koikoi", "hanaawase", "hachihachi", "questions"],
)
def test_a_set_is_answered_alike_in_the_page_and_in_python(shown, options):
    page, _ = shown(Puzzles(puzzles=[RIBBON], count=1))
    choose, compared = random.Random(str(options)), 0
    for seed in range(3):
        puzzles = Puzzles(count=6, seed=seed, **options)
        start, messages, expected = puzzles.state, [], []
        for _ in range(60):
            messages.append(random_message(choose, puzzles.state))
            state = puzzles.handle(messages[-1])
            expected.append(None if state["error"] else state)
            compared += state["error"] is None
        assert page.evaluate(_LOCALLY, [start, messages]) == json.loads(json.dumps(expected))
    assert compared > 100
