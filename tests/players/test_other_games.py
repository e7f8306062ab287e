"""Computer players at the other two games: fair, and greedy beats random clearly."""

from random import Random

import pytest

from hanafuda_lib import Declare
from hanafuda_lib.actions import CANCEL, DERU, ORIRU, PASS, SAGE, SHOBU, Claim
from hanafuda_lib.games import GAMES
from hanafuda_lib.pile import Pile
from hanafuda_lib.players import GreedyPlayer, RandomPlayer
from hanafuda_lib.table import Deal

TEXTS = ["hanaawase/nintendo", "hanaawase/oishi", "hanaawase/h88", "hanaawase/h80", "hachihachi/std"]


def deal(text, **given):
    game = GAMES[text.split("/")[0]]
    return game.Round.deal(game.Rules.parse(text), **given)


def play_out(round, players):
    while not round.is_over:
        seat = round.to_move
        round.play(players[seat].choose(round.view(seat)))
    return round


@pytest.mark.parametrize("text", TEXTS)
def test_greedy_beats_two_random_players_clearly(text):
    """Seats and dealers change, so the cards favour nobody, and payments sum to zero."""
    rounds, points, won, lost = 72, 0, 0, 0
    for seed in range(rounds):
        greedy = seed % 3
        players = [RandomPlayer(seed=seed + seat) for seat in range(3)]
        players[greedy] = GreedyPlayer()
        result = play_out(deal(text, seed=seed, dealer=seed // 3 % 3), players).result
        points += result.points[greedy]
        won += result.points[greedy] > 0
        lost += result.points[greedy] < 0
    assert points > 25 * rounds
    assert won > 2 * lost


@pytest.mark.parametrize("kind", [RandomPlayer, GreedyPlayer])
@pytest.mark.parametrize("text", ["hanaawase/nintendo", "hachihachi/std"])
def test_a_choice_never_depends_on_hidden_cards(text, kind):
    """The hidden hands and the stock are dealt anew: what a player sees stays, and so does his choice.

    Hachi-hachi starts with a hand yaku to show or to pass, so its players are asked from the first card.
    """
    compared = 0
    for seed in range(12):
        round = deal(text, seed=seed)
        first = round.first_deal
        seat = round.to_move
        hidden = [card for other, hand in enumerate(first.hands) if other != seat for card in hand]
        hidden += first.stock
        Random(seed).shuffle(hidden)
        others = [Pile.of(hidden[:7]), Pile.of(hidden[7:14])]
        hands = [first.hands[seat] if other == seat else others.pop() for other in range(3)]
        dealt = Deal(tuple(hands), first.field, tuple(hidden[14:]))
        twin = type(round).from_deal(round.rules, dealt)
        assert twin.view(seat).hand == round.view(seat).hand
        assert twin.first_deal != first
        assert kind(seed=5).choose(twin.view(seat)) == kind(seed=5).choose(round.view(seat))
        compared += 1
    assert compared == 12


def actions_of(text, kind, seeds, **given):
    """Every action that players of this kind chose where there was a choice, with the choices."""
    for seed in seeds:
        round = deal(text, seed=seed, **given)
        players = [kind(seed=seed + seat) for seat in range(len(round.first_deal.hands))]
        while not round.is_over:
            view = round.view(round.to_move)
            action = players[round.to_move].choose(view)
            yield action, view
            round.play(action)


def test_greedy_shows_every_hand_yaku_and_the_most_of_them():
    shown = 0
    for action, view in actions_of("hachihachi/std", GreedyPlayer, range(25)):
        claims = [one for one in view.legal if isinstance(one, Claim)]
        if claims:
            shown += 1
            assert len(action.yaku) == max(len(one.yaku) for one in claims)
    assert shown > 10


def test_greedy_declares_every_opening_hand():
    declared = 0
    for action, view in actions_of("hanaawase/nintendo openingHands=on", GreedyPlayer, range(80)):
        if Declare() in view.legal:
            declared += 1
            assert action == Declare()
        elif PASS in view.legal:
            assert action == PASS
    assert declared > 5


def test_greedy_drops_out_with_a_poor_hand_only():
    """An average hand of seven has 38.5 card points (264 : 48 x 7); greedy wants 48 or two brights."""
    answers = {DERU: [], ORIRU: []}
    for action, view in actions_of("hachihachi/std", GreedyPlayer, range(30), seats=5):
        if DERU in view.legal and ORIRU in view.legal:
            answers[action].append(view.hand)
    assert min(len(hands) for hands in answers.values()) > 10
    for action, hands in answers.items():
        for hand in hands:
            brights = sum(card.points == 20 for card in hand)
            assert (sum(card.points for card in hand) >= 48 or brights > 1) == (action == DERU)


def test_greedy_both_stops_and_plays_on_after_a_yaku():
    answers = {SHOBU: 0, SAGE: 0, CANCEL: 0, PASS: 0}
    for action, view in actions_of("hachihachi/std", GreedyPlayer, range(150)):
        if SHOBU in view.legal:
            answers[action] += 1
    assert answers[SHOBU] > 5
    assert answers[SAGE] > 0
