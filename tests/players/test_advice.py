"""The hint: the greedy player's play, and reasons that are true of the cards."""

from dataclasses import replace

import pytest

from hanafuda_lib import Card, Pile, Play, RulesError, Take, koikoi
from hanafuda_lib.actions import PLAYS, TAKES
from hanafuda_lib.game import Phase
from hanafuda_lib.games import GAMES
from hanafuda_lib.players import GreedyPlayer, Why, advice, make_player
from hanafuda_lib.players.advice import effect, reasons_for
from tests.oracle.staging import TO_THREE_BRIGHTS, play, stage

YAMATO = koikoi.YAMATO


def seen(hand, field, mine="", theirs="", rules=YAMATO, **changes):
    """What seat 0 sees with these cards, to move; nothing is flipped."""
    view = koikoi.Round.deal(rules, seed=1, dealer=0).view(0)
    cards = Pile.parse(hand)
    return replace(
        view, hand=cards, field=Pile.parse(field), piles=(Pile.parse(mine), Pile.parse(theirs)),
        legal=tuple(_plays(cards, Pile.parse(field))), hand_sizes=(len(cards), len(cards)), **changes,
    )  # fmt: skip


def _plays(hand, field):
    for card in hand:
        mates = field.of_month(card.month)
        if len(mates) == 2:
            yield from (Play(card, mate) for mate in mates)
        else:
            yield PLAYS[card.index]


def why(view, text):
    card, _, take = text.partition(">")
    chosen = PLAYS[Card.parse(card).index] if not take else Play(Card.parse(card), Card.parse(take))
    return [(one.why, [row.id for row in one.yaku], str(one.cards)) for one in reasons_for(view, chosen)]


def test_a_play_that_completes_a_yaku_says_so_first():
    view = seen("08-chaff-1 01-chaff-1", "08-moon 01-crane", mine="09-cup 09-chaff-1")
    assert why(view, "08-chaff-1")[0] == (Why.COMPLETES, ["tsukimizake"], "08-moon 08-chaff-1")
    assert advice(view).action == PLAYS[Card.parse("08-chaff-1").index]


def test_a_further_ribbon_lets_a_yaku_grow():
    reds = "01-red-poem 02-red-poem 03-red-poem"
    view = seen("04-plain-ribbon 12-chaff-1", "04-chaff-1", mine=reds)
    assert why(view, "04-plain-ribbon")[0] == (Why.GROWS, ["akatan"], "04-plain-ribbon 04-chaff-1")


def test_taking_the_only_card_that_the_opponent_lacks_blocks_him():
    view = seen(
        "03-chaff-1 12-chaff-1", "03-curtain 10-chaff-1", theirs="09-cup 09-chaff-1 08-chaff-1 08-moon"
    )
    kinds = why(view, "03-chaff-1")
    assert kinds[0] == (Why.BLOCKS, ["hanamizake"], "03-curtain")
    # Of two brights he lacks any third one: to take one of them stops nothing.
    two = seen("03-chaff-1 12-chaff-1", "03-curtain 10-chaff-1", theirs="01-crane 08-moon")
    assert Why.BLOCKS not in [kind for kind, _, _ in why(two, "03-chaff-1")]


def test_a_play_that_brings_a_yaku_within_one_card():
    view = seen("09-chaff-1 12-chaff-1", "09-cup", theirs="03-curtain 03-chaff-1 11-swallow 11-lightning")
    assert why(view, "09-chaff-1") == [
        (Why.BLOCKS, ["hanamizake"], "09-cup"),
        (Why.NEARS, ["tsukimizake"], "09-cup 09-chaff-1"),
    ]


def test_most_points_and_just_a_capture():
    view = seen("04-chaff-1 05-chaff-1", "04-cuckoo 05-chaff-2")
    assert why(view, "04-chaff-1") == [(Why.MOST_POINTS, [], "04-cuckoo 04-chaff-1")]
    assert why(view, "05-chaff-1") == [(Why.TAKES, [], "05-chaff-1 05-chaff-2")]


def test_a_choice_of_two_is_judged_by_what_is_chosen():
    view = seen("08-chaff-1 12-chaff-1", "08-moon 08-chaff-2")
    assert (Why.BRIGHT, [], "08-moon") in why(view, "08-chaff-1>08-moon")
    assert why(view, "08-chaff-1>08-chaff-2") == [(Why.TAKES, [], "08-chaff-1 08-chaff-2")]


def test_what_lies_down_is_cheap_or_not():
    view = seen("12-chaff-1 01-crane 08-geese", "05-chaff-1")
    assert why(view, "12-chaff-1") == [(Why.CHEAP, [], "12-chaff-1")]
    assert why(view, "01-crane") == [(Why.LAYS, [], "01-crane")]
    assert advice(view).action == PLAYS[Card.parse("12-chaff-1").index]


def test_one_legal_play_needs_no_other_reason():
    assert why(seen("12-chaff-1", "05-chaff-1"), "12-chaff-1") == [(Why.ONLY, [], "")]


def test_the_flip_is_judged_with_the_flipped_card():
    view = seen("12-chaff-1", "08-moon 08-geese", mine="09-cup 09-chaff-1")
    choices = tuple(TAKES[Card.parse(name).index] for name in ("08-moon", "08-geese"))
    flip = replace(view, phase=Phase.TAKE, flipped=Card.parse("08-chaff-1"), legal=choices)
    assert effect(flip, choices[0]) == (Pile.parse("08-chaff-1"), Pile.parse("08-moon"))
    found = advice(flip)
    assert found.action == Take(Card.parse("08-moon"))
    assert found.reasons[0].why is Why.COMPLETES
    assert found.reasons[0].cards == Pile.parse("08-moon 08-chaff-1")


def test_an_answer_is_weighed():
    round = play(stage(YAMATO), TO_THREE_BRIGHTS)
    found = advice(round.view(0))
    assert found.action == GreedyPlayer().choose(round.view(0))
    assert [reason.why for reason in found.reasons] == [Why.WEIGHED]


@pytest.mark.parametrize(
    "text", ["koikoi/yamato", "koikoi/app lightningWild=on", "hanaawase/nintendo", "hachihachi/std"]
)
def test_in_played_rounds_each_reason_is_true(text):
    """Played out, a completed yaku is in the score, and a blocked one's card in the own pile."""
    game = GAMES[text.split("/")[0]]
    kinds = set()
    for seed in range(8):
        round = game.Round.deal(game.Rules.parse(text), seed=seed)
        while not round.is_over:
            seat = round.to_move
            view = round.view(seat)
            found = advice(view)
            assert found.action in view.legal
            assert found.action == make_player("greedy").choose(view)
            assert found.reasons
            round.play(found.action)
            after = round.view(seat)
            for reason in found.reasons:
                kinds.add(reason.why)
                if reason.why not in {Why.CHEAP, Why.LAYS}:
                    assert reason.cards <= after.piles[seat]
                if reason.why is Why.COMPLETES and not round.is_over:
                    held = {line.yaku.id for line in after.score(seat).lines}
                    assert {row.id for row in reason.yaku} <= held
    assert {Why.NEARS, Why.TAKES, Why.CHEAP} <= kinds


def test_only_the_seat_to_move_is_advised():
    with pytest.raises(RulesError, match="expected a View of the seat to move"):
        advice(koikoi.Round.deal(YAMATO, seed=7).view(1))
