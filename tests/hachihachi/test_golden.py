"""Whole rounds and a match as text, compared whole. `python -m tests.hachihachi.golden` writes them."""

import pytest

from hanafuda_lib import hachihachi
from tests.hachihachi import golden


@pytest.fixture(scope="module")
def data(root):
    return root / "tests" / "data"


def test_the_rounds_are_played_and_paid_as_ever(data):
    assert golden.golden_rounds() == (data / "golden_hachihachi_rounds.txt").read_text("utf-8")


def test_the_stored_records_replay_in_both_engines(data):
    text = (data / "golden_hachihachi_rounds.txt").read_text("utf-8")
    endings = set()
    for block in text.strip().split("\n\n"):
        record, *story = block.splitlines()
        round = hachihachi.Round.replay(record)
        assert golden.story(round) == story
        game = golden.oracle_of(round)
        assert [game.money[seat] for seat in range(round.seats)] == list(round.result.points)
        assert f"{game.ending} x{game.times}, " in story[-1]
        endings.add(game.ending)
    assert endings >= {"cards", "shobu", "lastTurn", "runOut", "cancel", "special"}
    assert "this player fed the last card" in text
    assert "this player's sage is open" in text
    assert "half goes back" in text
    assert "all goes back" in text
    assert "won the pot: " in text


def test_the_match_is_played_as_ever(data):
    stored = (data / "golden_hachihachi_match.txt").read_text("utf-8")
    assert golden.golden_match() == stored
    match = hachihachi.Match.replay(stored.splitlines()[-1])
    assert f"totals {list(match.totals)}" in stored.splitlines()[11]
    assert f"winner: {match.winner}" in stored
    assert match.is_over
