"""Mined puzzles: enough of them, each clear, each of a position that can be, each holding in fresh worlds."""

import json
from collections import Counter

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.actions import PASS
from hanafuda_lib.exercises.puzzles import find_puzzle, select_puzzles
from hanafuda_lib.exercises.puzzles.found import explained, is_clear, position_of
from hanafuda_lib.exercises.puzzles.mined import MINED_GAMES, mined_puzzles, write_shelf
from hanafuda_lib.exercises.puzzles.mining import job_list, look_at, mine_rounds, recheck, shelf_of
from hanafuda_lib.exercises.puzzles.model import LEAST_ERRORS, LEAST_LEAD, PuzzleError
from hanafuda_lib.games import GAMES
from hanafuda_lib.players import GreedyPlayer
from hanafuda_lib.players.estimate import Option

LEAST = {"koikoi": 300, "hanaawase": 100, "hachihachi": 100}


@pytest.mark.parametrize("game", MINED_GAMES)
def test_there_are_enough_and_all_of_them_are_clear(game):
    puzzles = mined_puzzles(game)
    assert len(puzzles) >= LEAST[game]
    assert (
        len({puzzle.id for puzzle in puzzles})
        == len({str(puzzle.position) for puzzle in puzzles})
        == len(puzzles)
    )
    for puzzle in puzzles:
        assert puzzle.position.game == game and puzzle.origin == "search"
        assert puzzle.position.oddities() == []
        lead, error = puzzle.lead
        assert lead >= LEAST_LEAD and lead >= LEAST_ERRORS * error - 0.05  # rounded to cents
        values = [value for _, value, _ in puzzle.values]
        assert puzzle.values[0][0] == puzzle.answer and values == sorted(values, reverse=True)
        assert {option for option, _, _ in puzzle.values} == set(puzzle.options)
        assert explained(puzzle) == puzzle
    assert max(Counter(puzzle.theme for puzzle in puzzles).values()) <= 0.36 * len(puzzles)


@pytest.mark.parametrize("game", MINED_GAMES)
def test_a_sample_holds_in_fresh_worlds(game):
    """Every puzzle was checked so by tools/mine_puzzles.py --check; here each fifteenth is, with other seeds."""
    sample = mined_puzzles(game)[::15]
    failed = [puzzle.id for puzzle in sample if not recheck(puzzle, seed=987_654, worlds=300)]
    assert len(failed) <= len(sample) // 10  # at three errors' distance a few in a hundred may slip


def test_they_are_a_shelf_of_their_own():
    mined = select_puzzles(games=["koikoi"], shelf="mined")
    assert mined == list(mined_puzzles("koikoi"))
    assert not {puzzle.id for puzzle in mined} & {puzzle.id for puzzle in select_puzzles()}
    assert find_puzzle(mined[0].id) is mined[0]
    with pytest.raises(PuzzleError, match="unknown shelves lost: expected some of made, mined"):
        select_puzzles(shelf="lost")
    with pytest.raises(PuzzleError, match="unknown game 'poker'"):
        mined_puzzles("poker")


@pytest.mark.parametrize("game", MINED_GAMES)
def test_a_view_and_its_position_allow_the_same(game):
    rules = {"koikoi": "koikoi/yamato", "hanaawase": "hanaawase/nintendo", "hachihachi": "hachihachi/std"}[
        game
    ]
    round = GAMES[game].Round.deal(GAMES[game].Rules.parse(rules), seed=11)
    found = 0
    while not round.is_over:
        view = round.view(round.to_move)
        position = position_of(view)
        if position is not None:
            seen = position.round(3).view(0)
            assert (seen.hand, seen.field, seen.legal) == (view.hand, view.field, view.legal)
            assert seen.piles[0] == view.piles[view.seat] and seen.hand_sizes[0] == view.hand_sizes[view.seat]
            found += 1
        # A position cannot tell of shown hands, so nobody shows one.
        round.play(PASS if PASS in view.legal else GreedyPlayer().choose(view))
    assert found > 5


def test_a_position_that_is_not_clear_is_no_puzzle():
    position = position_of(koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0))
    assert look_at("mined/koikoi-7", position, seed=7) is None


def test_clear_means_ahead_by_half_a_point_and_three_errors():
    card = koikoi.Round.deal(koikoi.YAMATO, seed=7).legal_actions()
    # Leads of 1.0 and of 0.4 without any doubt, and one of 1.0 with an error of about 0.45.
    sure = [Option(card[0], [2.0] * 20), Option(card[1], [1.0] * 20)]
    small = [Option(card[0], [1.4] * 20), Option(card[1], [1.0] * 20)]
    noisy = [Option(card[0], [4.0, 0.0] * 10), Option(card[1], [1.0] * 20)]
    assert [is_clear(options) for options in (sure, small, noisy)] == [True, False, False]
    assert not is_clear(sure[:1])


def test_a_shelf_takes_what_comes_first_but_not_too_much_of_one_theme(tmp_path):
    rows = [puzzle.to_json() for puzzle in mined_puzzles("koikoi")]
    races = [row for row in rows if row["theme"] == "race"]
    shelf = shelf_of([*races, *[row for row in rows if row["theme"] != "race"]], want=20)
    assert len(shelf) == 20
    assert max(Counter(puzzle.theme for puzzle in shelf).values()) <= 7
    path = write_shelf(tmp_path, "koikoi", shelf)
    assert [json.loads(line)["id"] for line in path.read_text("utf-8").splitlines()] == [p.id for p in shelf]


def test_jobs_give_the_same_each_time():
    job = job_list("koikoi", jobs=1, rounds=2)[0]
    assert mine_rounds(job) == mine_rounds(job)
