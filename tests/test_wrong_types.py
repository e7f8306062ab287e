"""Wrong types and numbers that no computer holds, in what a notebook may call."""

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.analysis import bulk
from hanafuda_lib.analysis.odds import draw_odds, hand_odds
from hanafuda_lib.analysis.simulate import simulate
from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.exercises import exam, select
from hanafuda_lib.games import is_match_record, replay_match, replay_round
from hanafuda_lib.players.budget import Budget
from hanafuda_widgets.presenters.puzzles import Puzzles
from hanafuda_widgets.presenters.quiz import Quiz
from hanafuda_widgets.presenters.settlement_exercise import SettlementExercise

HUGE = 10**5000
NO_LISTS = [None, 7, "x" * 5000, b"x", [[]], [None], [{}], [HUGE], ["x" * 5000], [float("nan")], {}]


def refused(call, **options):
    with pytest.raises(HanafudaError) as caught:
        call(**options)
    text = str(caught.value)
    assert "expected" in text
    assert len(text) < 3000
    assert "\n" not in text


@pytest.mark.parametrize("given", NO_LISTS, ids=shown)
def test_lists_of_words_and_numbers(given):
    for name in ("kinds", "games", "themes", "levels", "puzzles"):
        refused(Puzzles, **{name: given})
    refused(Puzzles, shelf=given)
    for name in ("tags", "levels", "items"):
        refused(Quiz, **{name: given})
    for name in ("tags", "levels"):
        refused(Quiz, **{"tags": ["months"], "exam": True, name: given})
        refused(select, **{name: given})
    refused(exam, topics=given, each=1, seed=1)


@pytest.mark.parametrize("given", [None, -1, HUGE, "x" * 5000, float("nan"), float("inf"), [], {}], ids=shown)
def test_numbers(given):
    for name in ("level", "seed", "count"):
        refused(SettlementExercise, **{name: given})
    refused(simulate, rules=koikoi.YAMATO, rounds=1, seed=given)
    refused(simulate, rules=koikoi.YAMATO, rounds=1, player=given)
    refused(draw_odds, wanted=1, unseen=2, drawn=1, least=given)
    refused(hand_odds, rules=given)
    if given is not None:
        refused(Budget, seconds=given)
    if given != HUGE:
        refused(exam, topics=["months"], each=given, seed=1)
        refused(exam, topics=["months"], each=1, seed=given)


@pytest.mark.parametrize("rounds", [0, 10**30, HUGE, True, 1.5, None], ids=shown)
def test_so_many_rounds_at_once_as_can_be_played(rounds):
    refused(bulk.simulate, rules=koikoi.YAMATO, rounds=rounds, seed=1)


@pytest.mark.parametrize(
    "given", [*NO_LISTS, "hanafuda1", "hanafuda2 koikoi/yamato", "hanafuda1 koikoi/tokyo"], ids=shown
)
def test_records_of_rounds_and_matches(given):
    for replay in (replay_round, replay_match):
        refused(replay, record=given)
    assert not is_match_record(given)
