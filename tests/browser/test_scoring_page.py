"""Calculator, scoring exercise, explorer and replay on a page: Chromium, every other host out of reach."""

import json
import random

import pytest

from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.deck_explorer import DeckExplorer
from hanafuda_widgets.presenters.round_replay import RoundReplay
from hanafuda_widgets.presenters.score_calculator import ScoreCalculator
from hanafuda_widgets.presenters.scoring_exercise import ScoringExercise
from hanafuda_widgets.presenters.settlement_exercise import SettlementExercise
from tests.browser.axe import violations_in_both_themes
from tests.browser.sources import STYLE, serve_sources
from tests.browser.table_driver import TableDriver

PHONE = {"width": 360, "height": 740}
PILE = "01-crane 03-curtain 08-moon 01-red-poem 02-red-poem 03-red-poem"
SHOWN = {
    "calculator": lambda: ScoreCalculator(cards=PILE, other="koikoi/mon"),
    "worked example": lambda: ScoringExercise(level=5),
    "exercise": lambda: ScoringExercise(level=4, step=4),
    "answered exercise": lambda: after(
        ScoringExercise(level=4, step=4),
        {"type": "check", "pile": 0, "step": 4, "lines": {"goko": 1}, "figures": {"total": 3}},
    ),
    "hana-awase": lambda: ScoringExercise(rules="hanaawase/nintendo", level=4, step=4),
    "hachi-hachi hand": lambda: ScoringExercise(rules="hachihachi/std", level=2, step=3),
    "settlement": lambda: SettlementExercise(level=2, step=4),
    "answered settlement": lambda: after(
        SettlementExercise(rules="hachihachi/std", level=4, step=4),
        {"type": "check", "pile": 0, "step": 4, "lines": {}, "figures": {"field": 1}},
    ),
    "explorer": lambda: after(DeckExplorer(), {"type": "show", "layer": "card", "frame": "09-cup"}),
    "explorer by yaku": lambda: DeckExplorer(by="yaku"),
    "replay": lambda: after(RoundReplay(seed=3), {"type": "move", "layer": "step", "by": 12}),
}


def after(presenter, message):
    """The same presenter, one press further."""
    assert presenter.handle(message)["error"] is None
    return presenter


@pytest.fixture
def shown(site, new_context):
    """`shown(presenter, …)`: a page of the site with nothing on it but these, and what went wrong on it."""

    def open_page(*presenters, theme="light", **options):
        page = new_context(**options).new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        document = (
            f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>Practice</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="icon" href="data:,">'
            f'{STYLE}<script type="module" src="_static/hf/page.js"></script></head>'
            f'<body style="margin: 16px"><main><h1>Practice</h1>{"".join(map(page_html, presenters))}</main></body></html>'
        )
        serve_sources(page)
        page.route("**/practice.html", lambda route: route.fulfill(body=document, content_type="text/html"))
        page.goto(site.url + "practice.html")
        return page, problems

    return open_page


def python_is_asked_for(page):
    names = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    return [name for name in names if "/py/" in name or "worker.js" in name]


# ---------------------------------------------------------------- how all of them look and sound


@pytest.mark.parametrize("name", SHOWN)
def test_axe_finds_nothing(shown, name):
    page, problems = shown(SHOWN[name]())
    table = TableDriver(page)
    for fold in table.root.locator("summary").all():
        fold.click()
    report = violations_in_both_themes(page)
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


# ---------------------------------------------------------------- the calculator


def test_pressed_cards_are_added_up_by_python_in_the_page(shown):
    page, problems = shown(ScoreCalculator(cards="03-curtain 08-moon"))
    table = TableDriver(page)
    assert python_is_asked_for(page) == []
    cup = table.root.locator('[data-zone="deck"] [data-card="09-cup"]')
    assert cup.get_attribute("aria-pressed") == "false"
    cup.click()
    table.settle()
    assert table.root.locator(".hf-subtitle").text_content() == "3 cards · 20 points"
    assert cup.get_attribute("aria-pressed") == "true"
    assert table.focus()["key"] == "deck::09-cup"
    assert table.heard().startswith("September animal: chrysanthemum with sake cup put in: +20.")
    assert table.root.locator('[data-score="first"] .hf-total td').text_content() == "20"
    assert problems == []


def test_the_calculator_by_keyboard_alone(shown):
    page, problems = shown(ScoreCalculator(cards=PILE))
    table = TableDriver(page)
    rules = table.root.locator('[data-key="bar:rules"]')
    rules.focus()
    page.keyboard.press("ArrowDown")
    table.settle()
    assert table.focus()["key"] == "bar:rules"
    assert (
        table.root.locator('[data-score="first"] .hf-score-title').text_content() == "Older mon rules (mon)"
    )
    # The deck is one tab stop; arrow keys go along a row of months and down a column.
    table.root.locator('[data-key="deck::01-crane"]').focus()
    for key, card in [("ArrowRight", "02-warbler"), ("ArrowDown", "02-red-poem"), ("ArrowLeft", "01-red-poem"), ("End", "12-chaff-3"),
                      ("ArrowUp", "12-chaff-2"), ("Home", "01-crane")]:  # fmt: skip
        page.keyboard.press(key)
        assert table.focus()["key"] == f"deck::{card}", key
    page.keyboard.press("Tab")
    assert table.focus()["group"] == "buttons"
    table.press("Enter")
    assert table.root.locator(".hf-subtitle").text_content() == "0 cards · 0 points"
    assert table.focus()["inside"]
    assert problems == []


def test_the_pile_is_there_after_a_reload(shown):
    page, problems = shown(ScoreCalculator(cards=PILE))
    table = TableDriver(page)
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').click()
    table.settle()
    page.reload()
    table = TableDriver(page)
    assert table.root.locator(".hf-subtitle").text_content().startswith("7 cards")
    table.root.locator('[data-zone="deck"] [data-card="09-cup"]').click()
    table.settle()
    assert table.root.locator(".hf-subtitle").text_content().startswith("6 cards")
    assert problems == []


# ---------------------------------------------------------------- the scoring exercise


def test_an_exercise_is_done_by_keyboard_alone_and_without_python(shown):
    page, problems = shown(
        ScoringExercise(piles=["01-crane 03-curtain 08-moon", "03-curtain 08-moon 09-cup"])
    )
    table = TableDriver(page)
    table.root.get_by_role("button", name="Next pile").focus()
    page.keyboard.press("Enter")
    assert table.root.locator(".hf-subtitle").text_content() == "Pile 2 of 2"
    assert table.focus()["inside"]
    table.root.locator('[data-key="bar:step"]').select_option("4")
    # Tick two yaku with the space bar; the points of each are the next stop.
    for yaku, points in [("hanamizake", "5"), ("tsukimizake", "5")]:
        table.root.locator(f'[data-key="yaku:{yaku}"]').focus()
        page.keyboard.press("Space")
        page.keyboard.press("Tab")
        assert table.focus()["key"] == f"points:{yaku}"
        page.keyboard.type(points)
    table.root.locator('[data-key="points:total"]').focus()
    page.keyboard.type("10")
    page.keyboard.press("Enter")
    heard = table.heard()
    assert heard.startswith("1 mistake.")
    assert "Total: Doubling forgotten: 5 + 5 = 10, × 2 = 20" in heard
    assert table.focus()["key"] == "points:total"
    page.keyboard.press("Tab")
    assert table.focus()["key"] == "button:restart"
    assert python_is_asked_for(page) == []
    assert problems == []


def test_points_can_be_written_only_for_a_ticked_yaku(shown):
    page, _ = shown(ScoringExercise(piles=["01-crane"], step=4))
    table = TableDriver(page)
    points = table.root.locator('[data-key="points:goko"]')
    assert points.is_hidden()
    table.root.locator('[data-key="yaku:goko"]').check()
    assert points.is_visible()


def test_after_check_the_focus_is_on_the_sheet_with_its_remarks(shown):
    page, _ = shown(ScoringExercise(piles=["01-crane"], step=4))
    table = TableDriver(page)
    table.root.locator('[data-key="worksheet:submit"]').focus()
    page.keyboard.press("Enter")
    assert (table.focus()["tag"], table.focus()["name"]) == ("DIV", "Yaku in this pile")
    assert table.root.locator(".hf-remark").count() == 1  # no yaku: only the total is asked for


def test_a_reload_keeps_the_place_and_not_the_old_text(shown):
    page, problems = shown(ScoringExercise(level=2))
    table = TableDriver(page)
    table.root.get_by_role("button", name="Next pile").click()
    table.root.locator('[data-key="points:total"]').fill("99")
    table.root.get_by_role("button", name="Check").click()
    before = table.root.locator(".hf-table").inner_text()
    kept = page.evaluate("Object.values(localStorage)[0]")
    assert len(kept) < 1000
    page.reload()
    table = TableDriver(page)
    assert table.root.locator(".hf-table").inner_text() == before
    assert table.root.locator(".hf-notice").count() == 0
    assert problems == []


def test_a_new_set_is_made_by_python_and_kept_whole(shown):
    page, problems = shown(ScoringExercise(level=1))
    table = TableDriver(page)
    table.root.get_by_text("Another set of piles").click()
    table.root.locator('[data-key="form:level"]').select_option("3")
    table.root.locator('[data-key="form:submit"]').click()
    table.settle()
    assert python_is_asked_for(page)
    expected = [
        card["id"]
        for group in ScoringExercise(level=3).state["zones"][0]["groups"]
        for card in group["cards"]
    ]
    assert sorted(table.ids("exercise-pile")) == sorted(expected)
    page.reload()
    table = TableDriver(page)
    assert sorted(table.ids("exercise-pile")) == sorted(expected)
    assert python_is_asked_for(page) == []
    table.root.get_by_role("button", name="Next pile").click()
    assert table.root.locator(".hf-subtitle").text_content() == "Pile 2 of 6"
    assert problems == []


# ---------------------------------------------------------------- the settlement exercise


def test_a_settlement_is_worked_out_by_keyboard_alone_and_without_python(shown):
    page, problems = shown(SettlementExercise(rules="hachihachi/std", level=3, step=2))
    table = TableDriver(page)
    problem = SettlementExercise(rules="hachihachi/std", level=3).state["exercise"]["problems"][0]
    net = next(row for row in problem["figures"] if row["id"] == "net")
    # A learner forgets that who pays has a minus, for the first player only.
    given = [-net["fields"][0]["value"], *(field["value"] for field in net["fields"][1:])]
    for field, number in zip(net["fields"], given, strict=True):
        table.root.locator(f'[data-key="points:{field["id"]}"]').focus()
        page.keyboard.type(str(number))
    page.keyboard.press("Enter")
    heard = table.heard()
    assert heard.startswith("1 mistake.")
    assert "Net, in mon: A: The sign is wrong." in heard
    assert table.focus()["inside"]
    page.keyboard.press("Tab")
    assert table.focus()["key"] == "button:next"
    page.keyboard.press("Enter")
    assert table.root.locator(".hf-subtitle").text_content() == "Round 2 of 5"
    assert table.root.locator(".hf-standing").count() >= 3  # what happened in this round is told
    assert python_is_asked_for(page) == []
    assert problems == []


# ---------------------------------------------------------------- explorer and replay


def test_the_explorer_tells_about_a_card_at_once(shown):
    page, problems = shown(DeckExplorer(rules="koikoi/yamato"))
    table = TableDriver(page)
    table.root.locator('[data-key="deck::01-crane"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert table.heard() == "February animal: plum with bush warbler. It counts in 1 yaku."
    assert table.focus()["key"] == "deck::02-warbler"
    assert table.root.locator('[data-card="02-warbler"]').first.get_attribute("aria-pressed") == "true"
    table.root.get_by_role("button", name="By yaku").click()
    assert table.root.locator(".hf-deck-group").count() == 13
    assert table.root.locator(".hf-score-title").text_content().startswith("Plum with bush warbler")
    assert python_is_asked_for(page) == []
    assert problems == []


def test_on_a_phone_what_is_said_about_a_card_is_in_sight(shown):
    page, _ = shown(DeckExplorer(), viewport=PHONE)
    table = TableDriver(page)
    table.root.locator('[data-card="02-warbler"]').click()
    title = table.root.locator(".hf-score-title").first.bounding_box()
    assert 0 < title["y"] < PHONE["height"] - title["height"]


def test_a_replay_goes_forwards_and_back_by_keyboard_and_comes_back_after_a_reload(shown):
    page, problems = shown(RoundReplay(seed=3))
    table = TableDriver(page)
    steps = table.root.locator('[data-key="bar:frame"] option').count()
    table.root.get_by_role("button", name="Next").focus()
    pictures = [table.picture()]
    for _ in range(steps - 1):
        page.keyboard.press("Enter")
        pictures.append(table.picture())
    assert table.status() == "The end of the round."
    assert len({str(picture) for picture in pictures}) == steps
    assert table.focus()["key"] == "button:back"  # Next has done its work
    page.keyboard.press("Enter")
    assert table.picture() == pictures[-2]
    page.reload()
    table = TableDriver(page)
    assert table.picture() == pictures[-2]
    table.root.locator('[data-key="bar:frame"]').select_option("2")
    assert table.picture() == pictures[2]
    assert python_is_asked_for(page) == []
    assert problems == []


def test_four_widgets_on_a_page_do_not_disturb_each_other(shown):
    page, problems = shown(DeckExplorer(), RoundReplay(seed=3), ScoringExercise(), RoundReplay(seed=3))
    tables = [TableDriver(page, f".hf-widget:nth-of-type({place}) .hf") for place in range(1, 5)]
    before = [table.root.inner_text() for table in tables]
    tables[1].root.get_by_role("button", name="Next").click()
    tables[2].root.get_by_role("button", name="Next pile").click()
    changed = [table.root.inner_text() != text for table, text in zip(tables, before, strict=True)]
    assert changed == [False, True, True, False]
    assert problems == []


# ---------------------------------------------------------------- JavaScript and Python agree

_LOCALLY = """async ([state, messages]) => {
    const { answerHere } = await import(new URL("_front_end/answers.js", location.href).href);
    return messages.map((message) => {
        const next = answerHere(state, message);
        state = next ?? state;
        return next;
    });
}"""


def locally(page, state, messages):
    """The states after each message as the page makes them without Python; `None`: left to Python."""
    return page.evaluate(_LOCALLY, [state, messages])


def random_number(choose, field):
    """The right number, a well-known slip, what would follow from a mistake, nothing."""
    slips = [number for _, numbers in field["slips"] for number in numbers]
    return choose.choice([None, field["value"], field["value"], field["value"] + 10, 3, *slips])


def random_message(choose, state):
    at, sheet = state["saved"]["at"], state["worksheet"]
    problem = state["exercise"]["problems"][at["pile"]]
    match choose.choice(["check", "check", "check", "next", "go", "again", "reveal"]):
        case "again":
            return {"type": "again"}
        case "go":
            return {"type": "go", choose.choice(["pile", "step"]): choose.randrange(1, 5)}
        case "check":
            points = {row["id"]: row["points"] for row in problem["rows"]}
            rows = [row["id"] for row in sheet["rows"]] if sheet else []
            right = {yaku: points[yaku] for yaku in rows if points[yaku] is not None}
            guess = {yaku: choose.choice([None, 1, 2, 5, 6, 7, 10]) for yaku in rows if choose.random() < 0.3}
            asked = {field["id"] for row in sheet["figures"] for field in row["fields"]} if sheet else set()
            fields = [field for row in problem["figures"] for field in row["fields"] if field["id"] in asked]
            figures = {field["id"]: random_number(choose, field) for field in fields}
            return {"type": "check", "pile": at["pile"], "step": at["step"],
                    "lines": choose.choice([right, guess]), "figures": figures}  # fmt: skip
        case kind:
            return {"type": kind, "pile": choose.choice([at["pile"], at["pile"], 0])}


ALIKE = [
    (ScoringExercise, "koikoi/yamato"),
    (ScoringExercise, "koikoi/mon"),
    (ScoringExercise, "koikoi/yamato viewing=needOther ribbonBoth=15"),
    (ScoringExercise, "hanaawase/h80"),
    (ScoringExercise, "hachihachi/std inoshikacho=3.5"),
    (SettlementExercise, "hanaawase/nintendo"),
    (SettlementExercise, "hanaawase/h80"),
    (SettlementExercise, "hachihachi/std monPerKan=10"),
]


@pytest.mark.parametrize(("kind", "rules"), ALIKE, ids=[f"{kind.name} {rules}" for kind, rules in ALIKE])
def test_the_exercise_is_checked_alike_in_the_page_and_in_python(shown, kind, rules):
    page, _ = shown(ScoringExercise())
    choose, compared = random.Random(rules), 0
    for level in range(1, 6):
        exercise = kind(rules=rules, level=level, seed=level)
        start, messages, expected = exercise.state, [], []
        for _ in range(60):
            messages.append(random_message(choose, exercise.state))
            state = exercise.handle(messages[-1])
            expected.append(None if state["error"] else state)
            compared += state["error"] is None
        assert locally(page, start, messages) == expected
    assert compared > 100


@pytest.mark.parametrize("make", [DeckExplorer, lambda: RoundReplay(seed=3)], ids=["explorer", "replay"])
def test_frames_are_shown_alike_in_the_page_and_in_python(shown, make):
    page, _ = shown(make())
    presenter, choose = make(), random.Random(1)
    start, messages, expected = presenter.state, [], []
    layers = start["frames"]["layers"]
    for _ in range(60):
        layer = choose.choice(list(layers))
        frame = choose.choice([*layers[layer], "no such frame"])
        show = {"type": "show", "layer": layer, "frame": frame}
        move = {"type": "move", "layer": layer, "by": choose.choice([1, 1, -1, 7, -9999])}
        messages.append(choose.choice([show, move, {"type": "show", "layer": "x", "frame": "1"}]))
        state = presenter.handle(messages[-1])
        expected.append(None if state["error"] else state)
    assert locally(page, start, messages) == expected
    assert sum(state is not None for state in expected) > 30
