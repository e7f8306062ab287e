"""Strength matches: swapped deals, the same in any pieces, and honest intervals."""

from math import sqrt

import pytest

from benchmarks.strength import LADDER, Pairing, pairings, play_deals, row_text, summary
from hanafuda_lib.players import LEVELS


def test_each_level_meets_the_one_below_and_level_5_meets_greedy_in_each_game():
    met = {(one.rules.split("/")[0], one.one, one.other) for one in pairings()}
    for game in ("koikoi", "hanaawase", "hachihachi"):
        assert (game, "level-5", "greedy") in met
        assert {(game, f"level-{n}", f"level-{n - 1}") for n in range(2, 6)} <= met
    assert set(LADDER) <= set(LEVELS)
    koikoi = next(one for one in pairings() if one.other == "greedy" and one.rules == "koikoi/yamato")
    assert koikoi.deals * 2 == 2000  # each deal is played from both seats


def test_equal_players_come_out_even_over_swapped_deals():
    """Greedy against itself: what one seat wins the other loses in the very same deal."""
    for rules in ("koikoi/yamato", "hanaawase/nintendo"):
        rows = play_deals([rules, "greedy", "greedy", 1_000_000, 3])
        assert [row[0] for row in rows] == [0, 0, 0]


def test_parts_make_the_whole():
    whole = play_deals(["koikoi/yamato", "greedy", "random", 7, 4])
    parts = play_deals(["koikoi/yamato", "greedy", "random", 7, 2]) + play_deals(
        ["koikoi/yamato", "greedy", "random", 9, 2]
    )
    timeless = [[row[:3] + row[4:] for row in rows] for rows in (whole, parts)]
    assert timeless[0] == timeless[1]
    jobs = Pairing("koikoi/yamato", "greedy", "random", 25).jobs
    assert [(job[3], job[4]) for job in jobs] == [(1_000_000, 10), (1_000_010, 10), (1_000_020, 5)]


def test_a_summary_is_mean_interval_and_share():
    rows = [[2.0, 10, 6, 0.1, 5, 2], [-1.0, 4, 6, 0.1, 5, 2], [5.0, 12, 2, 0.1, 5, 2]]
    told = summary(Pairing("koikoi/yamato", "a", "b", 3), rows)
    error = sqrt(((2 - 2) ** 2 + 3**2 + 3**2) / 2 / 3)
    assert told["mean_lead"] == 2.0 and told["rounds"] == 6
    assert told["interval"] == pytest.approx([2 - 1.96 * error, 2 + 1.96 * error], abs=1e-3)
    assert told["points"] == [26, 14] and told["share"] == 0.65
    low, high = told["share_interval"]
    assert low < 0.65 < high
    assert "share 65.0%" in row_text(told)
