"""FSRS in Python: the intervals of the published algorithm, worked out here a second time."""

import math
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_lib.exercises import find_item, trained
from hanafuda_lib.exercises.progress import PARAMETERS, Answer, Progress, Rating
from hanafuda_widgets.training import KNOWN, memories, memory_of, plan

DAY = date(2026, 11, 30)


def answer(days, rating, item="word/oya", hour=18):
    return Answer(item, f"{DAY + timedelta(days=days)}T{hour:02}:00:00+00:00", Rating(rating))


# FSRS-6: the first interval is the first four parameters, as whole days, at least one.
@pytest.mark.parametrize(("rating", "days"), [(1, 1), (2, 1), (3, 2), (4, 8)])
def test_the_first_interval(rating, days):
    found = memory_of([answer(0, rating)])
    assert found.due == DAY + timedelta(days=days)
    assert found.stability == pytest.approx(PARAMETERS[rating - 1])
    assert (found.answers, found.lapses) == (1, 0)


def test_the_second_interval_by_the_formula():
    """Right after two days: the paper's formula for the stability after recall."""
    w = PARAMETERS
    stability, difficulty = w[2], w[4] - math.exp(w[5] * 2) + 1
    factor = 0.9 ** (-1 / w[20]) - 1
    known = (1 + factor * 2 / stability) ** -w[20]
    grown = stability * (
        1 + math.exp(w[8]) * (11 - difficulty) * stability ** -w[9] * (math.exp((1 - known) * w[10]) - 1)
    )
    found = memory_of([answer(0, 3), answer(2, 3)])
    assert found.stability == pytest.approx(grown)
    assert found.due == DAY + timedelta(days=2 + round(grown))


def test_a_lapse_shortens_and_an_easy_answer_lengthens():
    base = [answer(0, 3), answer(2, 3), answer(13, 3)]
    after = {rating: memory_of([*base, answer(50, rating)]) for rating in (1, 2, 3, 4)}
    assert after[1].stability < after[2].stability < after[3].stability < after[4].stability
    assert after[1].lapses == 1
    assert after[1].due < after[2].due


def test_nothing_is_put_off_for_more_than_a_year():
    answers = [answer(10 * n * n, 4) for n in range(12)]
    assert memory_of(answers).due - answers[-1].day == timedelta(days=365)


def test_within_a_day_the_hour_does_not_matter_and_time_never_runs_backwards():
    morning = [answer(0, 1, hour=8), answer(0, 3, hour=9)]
    evening = [answer(0, 1, hour=8), answer(0, 3, hour=23)]
    assert memory_of(morning) == memory_of(evening)
    assert memory_of([answer(3, 3), answer(1, 3)]).last == DAY + timedelta(days=3)


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(1, 4)), min_size=1, max_size=20))
def test_any_history_gives_a_plan(history):
    days = 0
    answers = []
    for gap, rating in history:
        days += gap
        answers.append(answer(days, rating))
    found = memory_of(answers)
    assert found.stability > 0
    assert 1 <= found.difficulty <= 10
    assert 1 <= (found.due - answers[-1].day).days <= 365


def test_the_plan_of_a_day():
    progress = Progress.of(
        [
            answer(0, 1),
            answer(0, 4, "word/ba"),
            answer(-400, 4, "word/fuda"),
            answer(-399, 4, "word/fuda"),
            answer(0, 3, "gone/x"),
        ]
    )
    today = plan(progress, today=DAY)
    assert [item.id for item in today.due] == ["word/fuda"]
    assert len(today.new) == len(trained()) - 3
    assert today.next_day == DAY + timedelta(days=1)
    tomorrow = plan(progress, today=DAY + timedelta(days=1))
    assert {item.id for item in tomorrow.due} == {"word/fuda", "word/oya"}
    assert memories(progress)["gone/x"].answers == 1
    assert str(plan(Progress(), today=DAY, items=[find_item("word/oya")])).startswith(
        "2026-11-30: 0 due, 1 not asked"
    )
    assert KNOWN == 21
