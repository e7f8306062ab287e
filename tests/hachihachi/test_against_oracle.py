"""Whole rounds beside a second engine: the same choices at every step, the same money at the end."""

import pytest

from hanafuda_lib import Card
from hanafuda_lib.notation import parse_action
from tests.hachihachi import oracle
from tests.hachihachi.staging import beside, choose, random_round, random_rules, rich_round, seeded

ROUNDS = 120


def lockstep(round, how, rng, *, eager):
    game = beside(round, how)
    running = game.enter()
    answer = None
    while True:
        try:
            seat, choices = running.send(answer)
        except StopIteration:
            break
        texts = sorted(str(action) for action in round.legal_actions())
        assert round.to_move == seat, round
        assert round.money.balance == tuple(game.money[one] for one in range(round.seats)), round
        assert round.money.pot == game.money["pot"], round
        assert texts == sorted(choices), round
        answer = choose(rng, texts, field=" ".join(game.field) if eager else "", seat=seat)
        round.play(parse_action(answer))
    compare(round, game)


def compare(round, game):
    result = round.result
    assert result is not None, round
    assert result.ending.value == game.ending, round
    assert result.winner == game.winner, round
    assert result.points == tuple(game.money[seat] for seat in range(round.seats)), round
    assert result.carry == tuple(game.carry), round
    assert result.multiplier == game.times
    assert result.special == game.special
    assert sorted(result.bonuses) == sorted(game.bonuses), round
    assert [str(pile).split() for pile in round.view(0).piles] == [
        sorted(game.piles[seat], key=order) for seat in range(round.seats)
    ]
    assert result.next_dealer == (round.dealer if game.winner is None else game.winner)


def order(card):
    return Card.parse(card).index


@pytest.mark.parametrize("block", range(8))
@pytest.mark.parametrize("eager", [False, True], ids=["random", "eager"])
def test_rounds_go_as_the_rules_say(block, eager):
    rng = seeded(1000 * block + eager)
    for number in range(ROUNDS):
        rules, how = random_rules(rng) if number % 3 else (None, oracle.STANDARD)
        round = random_round(rng, rules=rules or random_rules(rng, changed=0)[0])
        lockstep(round, how, rng, eager=eager)


@pytest.mark.parametrize("block", range(8))
def test_rounds_with_many_yaku_go_as_the_rules_say(block):
    rng = seeded(99 + block)
    for number in range(ROUNDS):
        rules, how = random_rules(rng) if number % 2 else random_rules(rng, changed=0)
        lockstep(rich_round(rng, rules), how, rng, eager=True)
