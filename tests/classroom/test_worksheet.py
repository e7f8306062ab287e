"""Worksheets: right answers by a second engine, different versions, the same bytes, clear refusals."""

import re

import pytest

from hanafuda_lib import Card, koikoi
from hanafuda_lib.classroom import TOPICS, ClassroomError, make_worksheet
from hanafuda_lib.cli import main
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises import find_item
from tests.oracle import hana, scorer

LEVELS = {
    "capture": (1, 2, 3, 4, 5),
    "scoring": (1, 2, 3, 4, 5),
    "settlement": (1, 2, 3, 4, 5),
    "months": (1, 2),
}
MADE = [(topic, level) for topic, levels in LEVELS.items() for level in levels]


def shown_cards(strip):
    return [picture.card.id for picture in strip.pictures]


def tasks_of(topic, level, **options):
    return make_worksheet(topic, level=level, **{"items": 6, "seed": 5, **options}).tasks["A"]


def amounts(cells):
    return [int(cell.replace("−", "-")) for cell in cells]


# ------------------------------------------------------------------ the answers


@pytest.mark.parametrize("level", LEVELS["scoring"])
def test_scoring_keys_agree_with_a_second_scorer(level):
    for seed in range(4):
        for task in tasks_of("scoring", level, seed=seed):
            pile = set(shown_cards(task.strips[0]))
            calls = int("Your opponent has called" in task.prompt)
            base = scorer.base(pile, scorer.YAMATO)
            expected = scorer.total(base, scorer.YAMATO, opponent_calls=calls)
            assert task.answer == f"Total {expected}"
            assert task.solved.rows[-1] == ("Total", str(expected))
            assert sum(int(points) for _, points in task.solved.rows[:-1]) == base


@pytest.mark.parametrize("level", [3, 4, 5])
def test_of_two_captures_the_key_names_the_one_that_scores_more(level):
    for task in tasks_of("capture", level, items=8):
        played, field, pile = map(shown_cards, task.strips)
        assert {Card.parse(choice.card.id).month for choice in task.choices} == {Card.parse(played[0]).month}
        assert {choice.card.id for choice in task.choices} <= set(field)
        assert not set(field) & set(pile)
        points = [scorer.base({*pile, *played, choice.card.id}, scorer.YAMATO) for choice in task.choices]
        assert points[0] != points[1]
        assert task.answer[0] == "AB"[points[1] > points[0]]
        assert (min(points) > 0) == (level == 5)


def test_at_level_4_the_card_without_yaku_has_more_card_points():
    """The trap of a beginner: ten card points, or the yaku."""
    for task in tasks_of("capture", 4):
        right = task.choices["AB".index(task.answer[0])]
        wrong = next(choice for choice in task.choices if choice is not right)
        assert wrong.card.points > right.card.points
        assert "more card points" in task.solution[-1]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_hana_awase_settles_by_hand(level):
    for task in tasks_of("settlement", level):
        rows = {name: amounts(cells) for name, *cells in task.solved.rows}
        points = rows.pop("Card points")
        paid = rows.pop("Gets or pays")
        assert sum(points) == 264
        assert rows["Against 88"] == [each - 88 for each in points]
        assert [sum(column) for column in zip(*rows.values(), strict=True)] == paid
        assert all(sum(row) == 0 for row in rows.values())
        for name, row in rows.items():
            if name != "Against 88":  # one player gets twice what each of the others pays
                assert min(row) == sorted(row)[1] == -max(row) // 2


def test_hana_awase_from_the_piles_agrees_with_a_second_engine():
    for task in tasks_of("settlement", 4):
        piles = [shown_cards(strip) for strip in task.strips]
        assert sorted(card for pile in piles for card in pile) == scorer.DECK
        rows = {name: amounts(cells) for name, *cells in task.solved.rows}
        assert hana.nets(piles, hana.NINTENDO) == rows["Gets or pays"]
        assert [hana.card_points(pile, hana.NINTENDO) for pile in piles] == rows["Card points"]


def test_hachi_hachi_adds_up():
    for task in tasks_of("settlement", 5):
        rows = [amounts(cells) for _, *cells in task.solved.rows]
        assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
        assert all(sum(row) == 0 for row in rows)
        open_cells = [cell for _, *cells in task.grid.rows for cell in cells]
        assert open_cells.count("") >= 6


@pytest.mark.parametrize("level", [1, 2])
def test_items_of_the_bank_keep_their_answer_under_new_letters(level):
    for task in tasks_of("months", level, items=20):
        item = find_item(task.item)
        letter, _, said = task.answer.partition(" · ")
        assert said == item.answer_text
        assert task.choices["ABCDEF".index(letter)].id == item.answer
        assert item.explanation in task.solution


def test_the_right_letter_cannot_be_guessed():
    letters = [task.answer[0] for seed in range(5) for task in tasks_of("months", 1, items=40, seed=seed)]
    assert all(35 <= letters.count(letter) <= 65 for letter in "ABCD")  # 50 each, on average


# ------------------------------------------------------------------ versions and seeds


@pytest.mark.parametrize(("topic", "level"), MADE)
def test_a_sheet_asks_nothing_twice_and_its_versions_differ(topic, level):
    sheet = make_worksheet(topic, level=level, items=6, seed=3, versions="ABC")
    for tasks in sheet.tasks.values():
        assert len({str(task) for task in tasks}) == 6
    seen = [{str((task.strips, task.solved, task.item)) for task in tasks} for tasks in sheet.tasks.values()]
    assert seen[0] != seen[1] != seen[2] != seen[0]
    assert len(seen[0] & seen[1]) <= 1


@pytest.mark.parametrize(("topic", "level"), MADE)
def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(topic, level):
    one, same, other = (make_worksheet(topic, level=level, items=4, seed=seed) for seed in (8, 8, 9))
    assert (one.sheet, one.key) == (same.sheet, same.key)
    assert one.sheet != other.sheet


def test_a_version_is_the_same_whichever_are_printed_with_it():
    alone = make_worksheet("scoring", level=3, items=3, seed=2, versions="C").tasks["C"]
    assert make_worksheet("scoring", level=3, items=3, seed=2, versions="ABC").tasks["C"] == alone


def test_rules_change_the_key():
    """Three viewings and brights: twice the points by yamato; mon rules double nothing."""
    yamato = tasks_of("scoring", 3, seed=1)
    mon = tasks_of("scoring", 3, seed=1, rules=koikoi.MON)
    assert any("counts twice" in text for task in yamato for text in task.solution)
    assert not any("counts twice" in text for task in mon for text in task.solution)


# ------------------------------------------------------------------ the pages


@pytest.mark.parametrize(("topic", "level"), MADE)
def test_the_pages_hold_all_they_show_and_ask_nobody(topic, level):
    made = make_worksheet(topic, level=level, items=5, seed=4, headings="zh")
    for page in (made.sheet, made.key):
        assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"<(script|link|img|iframe)|url\(|@import", page)
        assert set(re.findall(r'href="#([^"]+)"', page)) <= set(re.findall(r'id="([^"]+)"', page))
    assert all(task.solution[0] not in made.sheet for task in made.tasks["A"] if not task.choices)
    assert 'class="key"' not in made.sheet
    assert made.key.count('class="task"') == 5


def test_headings_in_another_language_stand_beside_the_english_ones():
    sheet = make_worksheet("scoring", level=2, items=2, headings="ja").sheet
    assert 'Scoring a pile<span class="alt" lang="ja">点数計算</span>' in sheet
    assert '<th scope="col">Yaku<span class="alt" lang="ja">役</span></th>' in sheet
    assert 'class="alt"' not in make_worksheet("scoring", level=2, items=2).sheet


def test_every_topic_of_the_bank_makes_a_sheet():
    for topic in TOPICS:
        if topic in {"capture", "scoring", "settlement"}:
            continue
        made = 0
        for level in range(1, 6):
            try:
                made += len(make_worksheet(topic, level=level, items=2).tasks["A"])
            except ClassroomError as error:
                assert error.code == "too-few-items"
        assert made >= 2, topic


# ------------------------------------------------------------------ refusals and the command


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"topic": "cooking"}, "unknown topic 'cooking': expected one of months, kinds"),
        ({"level": 6}, "bad level 6: expected a whole number from 1 to 5"),
        ({"level": True}, "bad level True: expected a whole number from 1 to 5"),
        ({"items": 0}, "bad number of items 0: expected a whole number from 1 to 40"),
        ({"items": 41}, "bad number of items 41"),
        ({"seed": -1}, "bad seed -1"),
        ({"seed": "7"}, "bad seed '7'"),
        ({"paper": "a5"}, "unknown paper 'a5': expected one of a4, letter"),
        ({"headings": "fr"}, "unknown language 'fr': expected one of 'en', 'ja', 'zh'"),
        ({"versions": "AA"}, "bad versions 'A,A': expected letters such as A,B,C, each once"),
        ({"versions": ["AB"]}, "bad versions 'AB'"),
        ({"versions": []}, "bad versions ''"),
        (
            {"level": 4},
            "too few items: 'months' has 0 at level 4, 8 are asked; expected at most: ",
        ),
    ],
)
def test_bad_arguments_are_refused_with_what_was_expected(options, message):
    with pytest.raises(HanafudaError, match=re.escape(message)):
        make_worksheet(**{"topic": "months", "level": 1, **options})


def test_the_command_writes_a_sheet_and_a_key(tmp_path, capsys):
    words = "worksheet --topic scoring --level 3 --items 2 --seed 7 --versions a,b --paper letter --real-size"
    assert main([*words.split(), "--out", str(tmp_path / "new")]) == 0
    sheet, key = (
        tmp_path / "new" / f"scoring-level3-seed7-2items-AB-letter-real{end}.html" for end in ("", "-key")
    )
    assert capsys.readouterr().out.splitlines() == [str(sheet), str(key)]
    made = make_worksheet("scoring", level=3, items=2, seed=7, versions="AB", paper="letter", real_size=True)
    assert sheet.read_bytes() == made.sheet.encode()
    assert key.read_bytes() == made.key.encode()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--topic months --level 9", "bad level 9"),
        ("--topic scoring --level 1 --rules hanaawase/nintendo", "bad rules 'hanaawase/nintendo'"),
        ("--topic scoring --level 1 --option cow=1", "unknown option 'cow'"),
    ],
)
def test_the_command_refuses_in_one_line_and_writes_nothing(words, message, tmp_path, capsys):
    assert main(["worksheet", *words.split(), "--out", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"hanafuda: {message}")
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(tmp_path, capsys):
    (tmp_path / "file").write_text("x")
    assert main(["worksheet", "--topic", "months", "--level", "1", "--out", str(tmp_path / "file")]) == 2
    assert "cannot write into" in capsys.readouterr().err
