"""Rounds by the hundred: estimates, both answers of a fork, and who had which card."""

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.actions import KOIKOI
from hanafuda_lib.analysis.samples import Estimate, estimate, forks, played, winners_with
from hanafuda_lib.errors import RulesError
from hanafuda_lib.game import Phase
from hanafuda_lib.players import GreedyPlayer, RandomPlayer, play_out


def test_an_estimate_is_the_mean_with_its_standard_error():
    found = estimate([2, 4, 4, 6])
    # Deviations −2, 0, 0, 2: the variance is 8 / 3, the error its root over the root of 4.
    assert found.mean == 4
    assert found.error == pytest.approx((8 / 3) ** 0.5 / 2)
    assert found.count == 4
    assert str(found) == "4.0 ± 0.8"


def test_clear_means_more_than_two_errors_from_nothing():
    assert Estimate(-2.1, 1.0, 9).is_clear
    assert not Estimate(2.0, 1.0, 9).is_clear


@pytest.mark.parametrize("values", [[], [1.0]])
def test_one_value_tells_no_error(values):
    with pytest.raises(RulesError, match=r"expected two or more"):
        estimate(values)


def test_a_fork_is_the_first_question_with_both_answers():
    asked = forks(koikoi.YAMATO, range(40))
    assert len(asked) > 25
    for fork in asked:
        game = koikoi.Round.deal(koikoi.YAMATO, seed=fork.seed)
        player = GreedyPlayer()
        while game.phase is not Phase.DECIDE or KOIKOI not in game.legal_actions():
            game.play(player.choose(game.view(game.to_move)))
        seat = game.to_move
        assert not any(action == KOIKOI for action in game.actions)
        assert fork.stop == game.view(seat).score(seat).total
        game.play(KOIKOI)
        mine, other = (play_out(game, player).result.points[one] for one in (seat, 1 - seat))
        assert (fork.call, fork.gain) == (mine - other, mine - other - fork.stop)


def test_rounds_are_finished_and_come_again_by_their_seeds():
    rounds = played(koikoi.MON, [3, 4, 5])
    assert all(game.is_over for game in rounds)
    assert [game.record() for game in played(koikoi.MON, [3, 4, 5])] == [game.record() for game in rounds]


def test_who_has_a_card_is_counted_over_rounds_that_somebody_won():
    rounds = played(koikoi.YAMATO, range(30))
    shares = winners_with(rounds)
    wins = had = 0
    for game in rounds:
        for seat, pile in enumerate(game.view(0).piles):
            if game.result.winner is not None and "09-cup" in {card.id for card in pile}:
                had += 1
                wins += seat == game.result.winner
    assert shares["09-cup"] == wins / had


def test_play_out_gives_each_seat_its_player():
    class Counting(RandomPlayer):
        seats: set[int]

        def choose(self, view):
            self.seats.add(view.seat)
            return super().choose(view)

    players = [Counting(seed=1), Counting(seed=2)]
    for player in players:
        player.seats = set()
    game = play_out(koikoi.Round.deal(koikoi.YAMATO, seed=5), *players)
    assert game.is_over
    assert [player.seats for player in players] == [{0}, {1}]


def test_play_out_needs_a_player():
    with pytest.raises(RulesError, match="expected one for all seats"):
        play_out(koikoi.Round.deal(koikoi.YAMATO, seed=5))
