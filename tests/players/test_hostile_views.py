"""Impossible positions and contradictory views: every player that looks ahead says what is wrong with them."""

import dataclasses

import pytest

from hanafuda_lib import EMPTY, Card, HanafudaError, KoiKoi, Pile, Play, Shobu, Take, hanaawase, koikoi
from hanafuda_lib.game import Phase
from hanafuda_lib.players import GreedyPlayer, Standing, advice, make_player, play_out, prospects
from hanafuda_lib.players.budget import Budget
from hanafuda_lib.players.estimate import estimate
from hanafuda_lib.players.quick import QuickPlayer
from hanafuda_lib.players.search import SearchPlayer
from hanafuda_lib.players.worlds import Hidden

SMALL = Budget(worlds=4)
ROUND = koikoi.Round.deal(koikoi.YAMATO, seed=7)
VIEW = ROUND.view(0)
CUP = Card.parse("09-cup")
# In this deal the poem ribbon of February is in the hand, and the one of March lies on the field.
HELD, LAIN = Card.parse("02-red-poem"), Card.parse("03-red-poem")


def changed(**more):
    return dataclasses.replace(VIEW, **more)


CONTRADICTIONS = {
    "a choice without a turned card": (
        changed(phase=Phase.TAKE, legal=(Take(LAIN), Take(CUP))),
        "a turned card takes one of two, but no card is turned up",
    ),
    "koi-koi before the first card": (
        changed(phase=Phase.DECIDE, legal=(Shobu(), KoiKoi())),
        "koi-koi is asked for, but nothing was played",
    ),
    "a card of somebody else": (
        changed(legal=(*VIEW.legal, Play(LAIN))),
        "03-red-poem may be played, but is not in the hand",
    ),
    "a capture that is not there": (
        changed(legal=(Play(HELD, Card.parse("02-warbler")), VIEW.legal[1])),
        "02-warbler may be taken, but is not on the field",
    ),
    "one pile for two": (changed(piles=(EMPTY,)), "2 hands and 1 piles, seen from seat 0"),
    "a seat that is not there": (changed(seat=2), "2 hands and 2 piles, seen from seat 2"),
    "a pile with a card of the hand": (
        changed(piles=(Pile.of([HELD]), EMPTY)),
        "02-red-poem is in two places",
    ),
}


def test_the_cards_are_where_the_cases_need_them():
    assert HELD in VIEW.hand and LAIN in VIEW.field and Card.parse("02-warbler") not in VIEW.field


@pytest.mark.parametrize("case", CONTRADICTIONS)
def test_a_contradictory_view_is_refused_by_all_that_sample_hidden_cards(case):
    view, what = CONTRADICTIONS[case]
    for look in (
        Hidden,
        lambda view: estimate(view, budget=SMALL),
        SearchPlayer(budget=SMALL).choose,
    ):
        with pytest.raises(HanafudaError) as caught:
            look(view)
        assert caught.value.code == "bad-view"
        expected = "each card in one place" if "two places" in what else "what can come up in a round"
        assert str(caught.value) == f"bad view: {what}; expected {expected}"


@pytest.mark.parametrize(
    "look",
    [
        GreedyPlayer().choose,
        QuickPlayer().choose,
        SearchPlayer().choose,
        advice,
        lambda view: estimate(view, budget=SMALL),
    ],
    ids=["greedy", "quick", "search", "advice", "estimate"],
)
@pytest.mark.parametrize("view", [None, 5, ROUND, ROUND.view(1)], ids=["none", "number", "round", "waiting"])
def test_what_is_no_view_of_the_seat_to_move(look, view):
    with pytest.raises(HanafudaError, match=r"bad view .*: expected a View of the seat to move"):
        look(view)


def test_what_is_no_view_at_all():
    for look in (Hidden, prospects):
        with pytest.raises(HanafudaError, match="bad view None: expected a View of a round"):
            look(None)


@pytest.mark.parametrize("actions", [[], 3, None.__class__], ids=["none", "number", "class"])
def test_options_that_are_no_list(actions):
    with pytest.raises(HanafudaError, match=r"bad actions .*: expected some of the legal ones"):
        estimate(VIEW, budget=SMALL, actions=actions)


def test_an_option_that_is_not_legal():
    with pytest.raises(HanafudaError, match="illegal action 'shobu': expected one of 02-red-poem"):
        estimate(VIEW, budget=SMALL, actions=[Shobu()])


@pytest.mark.parametrize("standing", [4, (0, 0), "even"])
def test_a_standing_is_a_standing(standing):
    for use in (
        lambda: SearchPlayer(standing=standing),
        lambda: make_player("level-5", standing=standing),
        lambda: estimate(VIEW, budget=SMALL, standing=standing),
    ):
        with pytest.raises(HanafudaError, match=r"bad standing .*: expected a Standing or None"):
            use()


def test_a_match_is_a_match():
    with pytest.raises(HanafudaError, match="bad match None: expected a Match"):
        Standing.of(None)


def test_a_round_is_played_out_by_players():
    with pytest.raises(HanafudaError, match=r"bad player among .*: expected a choose method"):
        play_out(koikoi.Round.deal(koikoi.YAMATO, seed=7), 5)
    with pytest.raises(HanafudaError, match="bad round None: expected a Round"):
        play_out(None, GreedyPlayer())


def test_shown_cards_of_hana_awase_are_no_contradiction():
    """Whoever declared chaff lays it open: others may take it, though it is in his hand."""
    rules = hanaawase.NINTENDO.with_options({"openingHands": "on"})
    looked = 0
    for seed in range(60):
        round = hanaawase.Round.deal(rules, seed=seed)
        while round.to_move is not None and not round.is_over:
            view = round.view(round.to_move)
            if any(getattr(view, "shown", ())) and view.phase is not Phase.DECIDE:
                assert len(estimate(view, budget=Budget(worlds=2))) == len(view.legal)
                looked += 1
                break
            round.play(view.legal[0])
    assert looked > 2
