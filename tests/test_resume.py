"""A round that goes on from the middle ends as the round did from which its cards were taken."""

from random import Random

import pytest

from hanafuda_lib import HanafudaError, Pile, hachihachi, hanaawase, koikoi
from hanafuda_lib.actions import CANCEL, PASS
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase
from hanafuda_lib.table import Middle

GAMES = {
    "koikoi": (koikoi, koikoi.YAMATO),
    "hanaawase": (hanaawase, hanaawase.NINTENDO),
    "hachihachi": (hachihachi, hachihachi.STANDARD),
}


def middle_of(round):
    """Where the cards of a round lie now, read from its table."""
    table = round.table
    flipped = round.view(round.to_move).flipped
    return Middle(
        tuple(Pile(hand) for hand in table.hands),
        Pile(table.field),
        tuple(DECK[index] for index in table.stock[table.drawn :]),
        tuple(Pile(pile) for pile in table.piles),
        round.to_move,
        flipped,
    )


def resumed(name, round):
    game, rules = GAMES[name]
    middle, dealer = middle_of(round), round.dealer
    if name == "koikoi":
        view = round.view(0)
        asked = round.phase is Phase.DECIDE
        return game.Round.resume(rules, middle, dealer=dealer, calls=view.koikoi_calls, asked=asked)
    if name == "hanaawase":
        return game.Round.resume(rules, middle, dealer=dealer)
    return game.Round.resume(rules, middle, dealer=dealer, money=round.money.copy())


def play_some(round, rng, most):
    """Random actions: to the end, or for so many."""
    for _ in range(most):
        if round.is_over:
            return
        actions = round.legal_actions()
        if PASS in actions and CANCEL not in actions:
            actions = (PASS,)  # hand yaku, and what they may earn later, are no part of a position
        round.play(actions[int(rng.random() * len(actions))])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(25))
def test_from_any_moment_both_rounds_end_alike(name, seed):
    game, rules = GAMES[name]
    dealer = seed % (2 if name == "koikoi" else 3)
    for actions in range(4 + seed % 14, 0, -1):  # a few fewer, where the round was over by then
        round = game.Round.deal(rules, seed=seed, dealer=dealer)
        play_some(round, Random(seed), actions)
        if not round.is_over:
            break
    other = resumed(name, round)
    assert other.legal_actions() == round.legal_actions()
    assert (other.to_move, other.phase) == (round.to_move, round.phase)
    for one in (round, other):
        play_some(one, Random(seed + 1), 100)
    assert other.is_over
    assert other.result.points == round.result.points
    assert other.result.ending is round.result.ending
    assert other.table.piles == round.table.piles


def test_a_copy_of_a_resumed_round_goes_its_own_way():
    whole = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    one = koikoi.Round.resume(koikoi.YAMATO, Middle.of_deal(whole.first_deal, to_move=0), dealer=0)
    other = one.copy()
    other.play(other.legal_actions()[0])
    assert one == whole != other


def test_a_position_that_is_no_deck_is_refused():
    deal = koikoi.Round.deal(koikoi.YAMATO, seed=7).first_deal
    with pytest.raises(HanafudaError, match=r"the position has .* twice"):
        Middle(deal.hands, deal.field, deal.stock, (Pile.of(list(deal.field)[:1]), Pile()), 0)
    with pytest.raises(HanafudaError, match="the position lacks"):
        Middle(deal.hands, deal.field, deal.stock[1:], (Pile(), Pile()), 0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_cannot_move(seat):
    deal = koikoi.Round.deal(koikoi.YAMATO, seed=7).first_deal
    with pytest.raises(HanafudaError, match=f"seat {seat} to move: expected 2 of each"):
        koikoi.Round.resume(koikoi.YAMATO, Middle.of_deal(deal, to_move=seat), dealer=0)


def test_three_hands_are_no_koi_koi():
    deal = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7).first_deal
    with pytest.raises(HanafudaError, match="position of 3 hands and 3 piles"):
        koikoi.Round.resume(koikoi.YAMATO, Middle.of_deal(deal, to_move=0), dealer=0)
