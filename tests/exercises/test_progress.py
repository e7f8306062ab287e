"""The progress file: old versions are read, broken ones refused and left alone, nothing is ever lost."""

import json
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_lib.exercises.progress import Answer, Progress, ProgressError, Rating, load, rating_of, save

BROKEN = json.loads((Path(__file__).parent.parent / "data" / "progress" / "broken.json").read_text("utf-8"))
TIMES = st.integers(0, 400_000_000).map(
    lambda second: datetime.fromtimestamp(1_577_836_800 + second, tz=timezone(timedelta(hours=9))).isoformat()
)
ANSWERS = st.builds(
    Answer, st.sampled_from(["word/oya", "word/ba", "gone/x"]), TIMES, st.sampled_from(Rating)
)


@pytest.fixture
def old(root):
    return root / "tests" / "data" / "progress"


def test_ratings():
    cases = [
        (False, False, 1.0),
        (False, True, 1.0),
        (True, True, 1.0),
        (True, False, 6.1),
        (True, False, 6.0),
    ]
    found = [rating_of(right=right, hinted=hinted, seconds=seconds).name for right, hinted, seconds in cases]
    assert found == ["AGAIN", "AGAIN", "HARD", "GOOD", "EASY"]


def test_an_old_file_is_read_and_keeps_every_answer(old):
    first = Progress.parse((old / "v1.json").read_text("utf-8"))
    assert first == Progress.parse((old / "v2.json").read_text("utf-8"))
    assert [each.item for each in first.answers] == [
        "word/oya",
        "month-of-card/04-cuckoo",
        "gone/for-good",
        "word/oya",
    ]
    assert json.loads(first.text)["v"] == 2


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case["text"][:60])
def test_a_broken_file_is_refused_with_what_was_expected(case, tmp_path):
    with pytest.raises(ProgressError, match="expected") as caught:
        Progress.parse(case["text"])
    assert caught.value.code == case["code"]
    path = tmp_path / "mine.json"
    path.write_text(case["text"], "utf-8")
    with pytest.raises(ProgressError, match=r"cannot use 'mine\.json': "):
        save(Progress().answered("word/oya", "2026-11-30T18:00:00Z", Rating.GOOD), path)
    assert path.read_text("utf-8") == case["text"]
    assert list(tmp_path.iterdir()) == [path]


@given(st.lists(ANSWERS), st.lists(ANSWERS), st.lists(ANSWERS))
def test_merging_loses_nothing_and_needs_no_order(one, two, three):
    a, b, c = Progress.of(one), Progress.of(two), Progress.of(three)
    assert (a | b) | c == a | (b | c) == c | b | a
    assert a | a == a
    assert {(x.item, x.at) for x in (a | b).answers} == {(x.item, x.at) for x in one + two}
    assert Progress.parse((a | b).text) == a | b


def test_a_day_is_the_learners_own():
    late = Answer.read(["word/oya", "2026-11-30T23:30:00-08:00", 3])
    assert late.day == date(2026, 11, 30)
    assert late.instant == Answer.read(["word/oya", "2026-12-01T07:30:00Z", 3]).instant


def test_two_who_write_one_file_lose_nothing(tmp_path):
    path = tmp_path / "progress.json"
    assert load(path) == Progress()
    one = Progress().answered("word/oya", "2026-11-30T18:00:00Z", Rating.GOOD)
    two = Progress().answered("word/ba", "2026-11-30T18:00:05Z", Rating.AGAIN)
    save(one, path)
    save(two, path)
    assert load(path) == one | two
    assert [entry.name for entry in tmp_path.iterdir()] == ["progress.json"]


def test_a_place_that_cannot_be_written_is_an_error_of_ours(tmp_path):
    with pytest.raises(ProgressError, match=r"cannot (read|write)"):
        save(Progress(), tmp_path / "no-folder" / "progress.json")
    with pytest.raises(ProgressError, match="cannot read"):
        load(tmp_path)
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    with pytest.raises(ProgressError, match="cannot read"):
        load(tmp_path / "bytes.json")
