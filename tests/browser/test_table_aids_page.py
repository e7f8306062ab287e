"""Beside the game on the static page: languages, hints, what the cards tell, taking back, people, records."""

import json
import random
from urllib.parse import urlsplit

import pytest

from hanafuda_lib.koikoi import Match
from hanafuda_widgets.page import page_html, page_id
from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from hanafuda_widgets.presenters.round_replay import RoundReplay
from tests.browser.axe import violations_in_both_themes
from tests.browser.table_driver import TableDriver, presses, store_script
from tests.browser.test_table_page import PHONE, bare, stored, table_html  # noqa: F401
from tests.widgets.table_reading import LATIN

LATIN_WORDS = {"Python", "MB"}


def after(presses_made, *, kind=KoiKoiTable, seed=7, **options):
    """The table after so many presses at random."""
    table = kind(seed=seed, **options)
    choose = random.Random(seed)
    for _ in range(presses_made):
        table.handle(choose.choice(presses(table.state)))
    return table


def round_end(**options):
    """A table whose first round is over."""
    table = KoiKoiTable(seed=7, **options)
    choose = random.Random(1)
    while not table._table.match.round.is_over:
        table.handle(choose.choice(presses(table.state)))
    return table


@pytest.fixture
def at(site, bare):  # noqa: F811
    """`at(presenter)`: a bare page with the table of this game and seed 7, and this match stored."""

    def open_page(table, **options):
        usual = type(table)(seed=7)
        path = urlsplit(site.url).path + "bare.html"
        script = store_script(path, page_id(usual), table.state)
        page, problems = bare(page_html(usual), script=script, **options)
        return page, TableDriver(page), problems

    return open_page


def python_files(page):
    """The addresses of Python that the page has asked for."""
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    return [url for url in loaded if "/py/" in url]


# ---------------------------------------------------------------- language


def test_the_language_is_switched_in_the_middle_of_a_round_by_keyboard(at):
    page, table, problems = at(after(3))
    before = table.ids("hand"), table.ids("field")
    select = table.root.get_by_label("Language")
    select.focus()
    page.keyboard.press("ArrowDown")  # the list of a select: the next language
    table.settle()
    assert table.root.get_attribute("lang") == "ja"
    assert table.status().startswith("あなたの番です")
    assert table.root.locator(".hf-title").text_content() == "こいこい"
    assert "あなたの番です" in table.heard()
    assert (table.ids("hand"), table.ids("field")) == before
    assert table.focus()["key"] == "tool:lang"
    table.root.get_by_label("言語").select_option("zh")
    table.settle()
    assert table.root.get_attribute("lang") == "zh-Hans"
    assert table.status().startswith("轮到你了")
    options = table.root.locator(".hf-language option")
    assert options.evaluate_all("all => all.map(one => [one.lang, one.textContent])") == [
        ["en", "English"], ["ja", "日本語"], ["zh-Hans", "中文"],
    ]  # fmt: skip
    table.root.locator('[data-zone="hand"] button:not([data-badge*="选"])').first.click()
    table.settle()
    assert len(table.ids("hand")) == len(before[0]) - 1
    assert problems == []


def test_another_table_opens_in_the_language_chosen_before(bare):  # noqa: F811
    page, problems = bare(table_html(7) + table_html(8))
    tables = [TableDriver(page, f".hf-widget:nth-of-type({number}) .hf") for number in (1, 2)]
    tables[0].root.get_by_label("Language").select_option("ja")
    tables[0].settle()
    assert tables[1].root.get_attribute("lang") == "en"
    page.reload()
    tables = [TableDriver(page, f".hf-widget:nth-of-type({number}) .hf") for number in (1, 2)]
    page.locator(".hf-widget:nth-of-type(2) .hf[lang=ja]").wait_for()
    assert [table.root.get_attribute("lang") for table in tables] == ["ja", "ja"]
    assert problems == []


def test_the_front_ends_own_words_are_there_in_each_language(bare):  # noqa: F811
    page, _ = bare(table_html())
    words = page.evaluate("""async () => {
        const { TONGUES } = await import(new URL("_front_end/words.js", location.href).href);
        const text = (value) => (typeof value === "function" ? [value(1), value(2)].join(" ") : value);
        return Object.fromEntries(Object.entries(TONGUES).map(([lang, table]) =>
            [lang, Object.fromEntries(Object.entries(table).map(([key, value]) => [key, text(value)]))]));
    }""")
    assert list(words) == ["en", "ja", "zh"]
    assert words["en"].keys() == words["ja"].keys() == words["zh"].keys()
    for lang in ("ja", "zh"):
        for key, text in words[lang].items():
            assert text.strip()
            assert set(LATIN.findall(text)) <= LATIN_WORDS, (lang, key)
            assert text != words["en"][key]


def test_a_japanese_table_says_nothing_in_english(at):
    _page, table, problems = at(after(3, lang="ja", practice=True))
    table.root.get_by_role("button", name="ヒント").click()
    table.settle()
    for fold in table.root.locator("summary").all():
        fold.click()
    # House rules stay English, and say so; nothing else does.
    rules = table.root.locator(".hf-more")
    assert rules.get_attribute("lang") == "en"
    rules.evaluate("fold => fold.remove()")
    text = table.root.evaluate("""root => {
        const said = [...root.querySelectorAll("[aria-label], [title]")].flatMap(
            one => [one.getAttribute("aria-label"), one.getAttribute("title")]);
        return [root.innerText, ...said.filter(Boolean)].join(" ");
    }""")
    assert "ヒント" in text
    assert set(LATIN.findall(text)) <= {"English"}
    assert problems == []


# ---------------------------------------------------------------- hints and taking back


def test_a_hint_is_shown_heard_and_marked_and_gone_after_the_play(at):
    _page, table, problems = at(after(0, seed=7, practice=True))
    table.root.locator('[data-key="button:hint"]').focus()
    table.press("Enter")
    advice = table.root.locator(".hf-advice").text_content()
    assert advice.startswith("Hint: play ")
    assert advice in table.heard()
    assert table.focus()["key"] == "button:hint"
    card = table.root.locator('[data-zone="hand"] .is-advised')
    assert card.count() == 1
    card.focus()
    table.press("Enter")
    if table.root.locator("[data-question]").count():
        table.press("Enter")
    assert table.root.locator(".hf-advice").count() == 0
    assert table.focus()["inside"]
    assert problems == []


def test_plays_are_taken_back_by_keyboard_to_the_first_card(at):
    start = after(0, seed=7, practice=True)
    _page, table, problems = at(start)
    first = table.picture()
    table.tab_in()
    table.play_match(presses=6)
    undo = table.root.locator('[data-key="button:undo"]')
    undo.focus()
    for _ in range(30):
        if undo.is_disabled():
            break
        table.press("Enter")
        assert table.focus()["inside"], table.status()
        undo.focus()
    assert undo.is_disabled()
    assert table.picture() == first
    assert table.root.locator(".hf-error").count() == 0
    assert problems == []


def test_a_match_has_neither_hint_nor_undo(at):
    _, table, _ = at(after(2))
    assert table.root.locator('[data-key="button:hint"], [data-key="button:undo"]').count() == 0
    table.root.get_by_text("New match and settings").click()
    table.root.locator('[data-key="form:mode"]').select_option("practice")
    table.root.locator('[data-key="form:fresh"]').click()
    if table.root.get_by_role("alertdialog").count():
        table.root.get_by_role("button", name="Begin a new match").click()
    table.settle()
    assert table.root.locator('[data-key="button:hint"]').is_visible()


@pytest.mark.parametrize("kind", [HanaAwaseTable, HachiHachiTable])
def test_the_games_for_three_have_language_hint_and_undo(at, kind):
    _, table, problems = at(after(2, kind=kind, practice=True))
    before = table.ids("hand"), table.ids("field")
    table.root.get_by_label("Language").select_option("zh")
    table.settle()
    table.root.get_by_role("button", name="提示").click()
    table.settle()
    assert table.root.locator(".hf-advice").text_content().startswith("提示：")
    table.root.locator('[data-zone="hand"] button').first.focus()
    table.press("Enter")
    if table.root.locator("[data-question]").count() and table.ids("hand") == before[0]:
        table.press("Enter")
    assert len(table.ids("hand")) < len(before[0])
    table.root.get_by_role("button", name="悔牌").click()
    table.settle()
    for _ in range(2):  # a card of the hand, or the choice of the flipped card before it
        if table.ids("hand") != before[0]:
            table.root.get_by_role("button", name="悔牌").click()
            table.settle()
    assert (table.ids("hand"), table.ids("field")) == before
    assert problems == []


# ---------------------------------------------------------------- what the cards tell


def test_what_the_cards_tell_is_switched_without_python_and_kept(at):
    page, table, problems = at(after(0, seed=7))
    hand = table.root.locator('[data-zone="hand"] .hf-card')
    assert table.root.locator('[data-zone="hand"] [data-badge]').count() > 0
    assert hand.first.locator(".hf-month").is_visible()
    assert not hand.first.locator(".hf-flower").is_visible()
    assert table.root.locator(".hf-outlook").is_visible()
    table.root.get_by_text("Help and record").click()
    names = ("Month and kind on the cards", "Flower names on the cards", "What each card takes",
             "My yaku in sight")  # fmt: skip
    pressed = []
    for name in names:
        button = table.root.get_by_role("button", name=name)
        button.focus()
        page.keyboard.press("Enter")
        pressed.append(button.get_attribute("aria-pressed"))
        assert table.focus()["name"] == name
    assert pressed == ["false", "true", "false", "false"]
    page.reload()
    table = TableDriver(page)
    hand = table.root.locator('[data-zone="hand"] .hf-card')
    assert table.root.locator('[data-zone="hand"] [data-badge]').count() == 0
    assert "Takes" not in hand.nth(4).text_content()
    assert not hand.first.locator(".hf-month").is_visible()
    assert hand.first.locator(".hf-flower").is_visible()
    assert hand.first.locator(".hf-flower").text_content() == "pine"
    assert table.root.locator(".hf-outlook").count() == 0
    assert python_files(page) == []
    assert problems == []


# ---------------------------------------------------------------- people at one screen


def test_two_people_hand_the_screen_on(at):
    page, table, problems = at(after(0, seed=7, opponent="people"))
    shown = "[data-zone=hand] [data-card], [data-zone=opponent-hand] [data-card]"
    assert table.status().startswith("Player 1: take the screen")
    for turn in range(4):
        assert table.root.locator(shown).count() == 0
        assert not _hand_in_page(page)
        button = table.root.get_by_role("button", name="Show my hand")
        button.focus()
        table.press("Enter")
        assert len(table.ids("hand")) == 8 - turn // 2
        assert table.ids("opponent-hand") == []
        assert table.focus()["group"] == "hand"
        for _ in range(4):
            if table.status().startswith("Player"):
                break
            table.press("Enter")
        assert table.status().startswith(f"Player {2 - turn % 2}: take the screen"), table.status()
    assert problems == []


def _hand_in_page(page):
    """Whether anything kept or drawn on the page names a card of a hand while it is covered."""
    kept = json.loads(page.evaluate("Object.entries(localStorage).find(([key]) => key.includes('#'))[1]"))
    table = KoiKoiTable.restore(kept["saved"])
    state = {key: value for key, value in kept.items() if key not in {"saved", "guide", "record"}}
    round = table._table.match.round
    hands = round.view(0).hand | round.view(1).hand
    drawn = page.locator(".hf-table").evaluate("table => table.outerHTML")
    return any(card.id in json.dumps(state) or f'"{card.id}"' in drawn for card in hands)


# ---------------------------------------------------------------- the record


def test_the_record_is_copied(at):
    page, table, _ = at(after(3))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.root.get_by_text("Help and record").click()
    table.root.get_by_role("button", name="Copy the record").click()
    table.root.get_by_text("The record is copied.").first.wait_for()
    assert "The record is copied." in table.heard()
    record = page.evaluate("navigator.clipboard.readText()")
    assert Match.replay(record) == after(3)._table.match


def test_where_copying_is_forbidden_the_record_is_selected(site, bare):  # noqa: F811
    forbid = "navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));"
    table = after(3)
    page, _ = bare(table_html(), script=stored(site, table.state) + ";" + forbid)
    driver = TableDriver(page)
    driver.root.get_by_text("Help and record").click()
    driver.root.get_by_role("button", name="Copy the record").click()
    text = driver.root.get_by_label("Record of the match")
    text.wait_for()
    assert text.input_value() == table.state["record"]
    assert page.evaluate("document.getSelection().toString()") == table.state["record"]
    assert driver.focus()["key"] == "aid:record"
    assert "copy it by hand" in driver.heard()


def test_the_finished_round_is_replayed_below_the_table(at):
    page, table, problems = at(round_end())
    table.root.locator('[data-key="button:replay"]').focus()
    table.press("Enter")
    replay = page.locator(".hf-below .hf")
    assert replay.locator(".hf-title").text_content() == "Replay of a round"
    assert table.focus()["key"] == "button:replay"
    replay.get_by_role("button", name="Next").click()
    assert replay.locator("[data-status]").text_content().startswith("Turn 1, ")
    replay.get_by_role("button", name="End").click()
    assert replay.locator("[data-status]").text_content() == "The end of the round."
    assert table.status().startswith("Round 1 is over")
    assert replay.locator(".hf-form").count() == 0
    table.root.locator('[data-key="button:replay"]').click()
    table.settle()
    assert page.locator(".hf-below .hf").count() == 0
    assert problems == []


def test_a_pasted_record_is_replayed_and_a_bad_one_loses_nothing(bare):  # noqa: F811
    page, problems = bare(page_html(RoundReplay(seed=3)))
    replay = TableDriver(page)
    replay.root.get_by_text("Replay another round").click()
    before = replay.picture()
    field = replay.root.locator('[data-key="form:record"]')
    for bad, expected in [
        ("hello", "expected"),
        ("hanafuda1 koikoi/yamato; seed 7; play 13-cow", "13-cow"),
        ("hanafuda1 koikoi/yamato gameLength=3; seed 7; play", "expected one at least"),
    ]:
        field.fill(bad)
        replay.root.locator('[data-key="form:submit"]').click()
        replay.settle()
        assert expected in replay.root.locator(".hf-error").text_content()
        assert field.input_value() == bad
        assert replay.picture() == before
    record = round_end().state["record"]
    field.fill(record.replace("; ", ";\n "))
    replay.root.locator('[data-key="form:submit"]').click()
    replay.settle()
    assert replay.root.locator(".hf-error").count() == 0
    first = round_end()._table.match.round.first_deal
    assert set(replay.ids("field")) == {card.id for card in first.field}
    assert problems == []


# ---------------------------------------------------------------- for everybody


def cases():
    """Tables with everything open that this module is about."""
    hinted = after(7, practice=True)
    hinted.handle({"type": "hint"})
    three = after(6, kind=HanaAwaseTable, practice=True, lang="ja")
    three.handle({"type": "hint"})
    replayed = round_end(practice=True, lang="ja")
    replayed.handle({"type": "replay"})
    return {
        "hint": hinted,
        "people": after(0, seed=7, opponent="people"),
        "chinese": after(9, lang="zh", practice=True),
        "replay": replayed,
        "hana-awase": three,
        "hachi-hachi": after(0, kind=HachiHachiTable, opponent="people", lang="zh"),
    }


CASES = cases()


@pytest.mark.parametrize("case", CASES)
def test_axe_finds_nothing(at, case):
    page, _table, problems = at(CASES[case])
    for fold in page.locator("summary").all():
        fold.click()
    assert violations_in_both_themes(page) == []
    assert problems == []


@pytest.mark.parametrize("case", CASES)
def test_on_a_phone_nothing_scrolls_sideways_and_every_target_is_44_px(at, case):
    page, _table, _ = at(CASES[case], viewport=PHONE)
    for fold in page.locator("summary").all():
        fold.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = page.locator(".hf button, .hf select, .hf input, .hf textarea, .hf summary").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect(), one.textContent])"
        ".filter(([box]) => box.width).map(([box, text]) => [box.width, box.height, text])"
    )
    assert len(boxes) > 6
    assert [box for box in boxes if box[0] < 44 or box[1] < 44] == []


def test_what_is_new_takes_no_room_from_the_game(at):
    """On a phone the row of tools lies below the hand: field and hand stay in view together."""
    page, _table, _ = at(CASES["hint"], viewport=PHONE)
    tops = page.evaluate("""() => Object.fromEntries([".hf [data-zone=field]", ".hf [data-zone=hand]", ".hf-area-tools"]
        .map(name => [name, document.querySelector(name).getBoundingClientRect().top]))""")
    assert sorted(tops, key=tops.get) == [".hf [data-zone=field]", ".hf [data-zone=hand]", ".hf-area-tools"]
