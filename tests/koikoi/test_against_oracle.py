"""Whole rounds under random house rules, against a second engine written from the rules alone."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import koikoi
from hanafuda_lib.notation import parse_action
from tests.oracle import engine, scorer
from tests.oracle.staging import deal_of
from tests.oracle.strategies import deals, house_rules, rules_of


def outcome(result):
    return {
        "ending": result.ending.value,
        "winner": result.winner,
        "points": result.points,
        "next_dealer": result.next_dealer,
    }


def play_both(how, cards, *, dealer, month, seed):
    """Play one round in both engines and compare at each choice; gives both at the end."""
    round = koikoi.Round.from_deal(rules_of(how), deal_of(*cards), dealer=dealer, month=month)
    game = engine.Game(how, *cards, dealer, month)
    running, answer, rng = game.play(), None, Random(seed)
    while True:
        try:
            seat, choices = running.send(answer)
        except StopIteration:
            break
        assert round.to_move == seat
        assert sorted(str(action) for action in round.legal_actions()) == choices
        assert set(str(round.view(0).field).split()) == set(game.field)
        for owner in (0, 1):
            assert set(str(round.view(owner).hand).split()) == set(game.hands[owner])
            assert set(str(round.view(0).piles[owner]).split()) == set(game.piles[owner])
        answer = "koikoi" if "koikoi" in choices and rng.random() < 0.75 else rng.choice(choices)
        round.play(parse_action(answer))
    assert round.is_over
    assert outcome(round.result) == game.outcome()
    return round, game


@settings(max_examples=400)
@given(st.data())
def test_every_choice_and_the_result_are_those_of_the_second_engine(data):
    how = data.draw(house_rules())
    cards = data.draw(deals(how))
    dealer, month = data.draw(st.integers(0, 1)), data.draw(st.integers(1, 12))
    round, game = play_both(how, cards, dealer=dealer, month=month, seed=data.draw(st.integers(0, 2**32)))
    if round.result.score is not None:
        seat = round.result.winner
        yaku = scorer.yaku(game.piles[seat], how, field=game.field, month=month)
        assert {line.yaku.id: line.points for line in round.result.score.lines} == yaku
    assert engine.replay(round.record()).outcome() == game.outcome()
