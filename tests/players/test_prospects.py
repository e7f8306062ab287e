"""Yaku held and yaku one card short: hand-made positions of all three games, and what is seen only."""

from dataclasses import replace
from random import Random

import pytest

from hanafuda_lib import EMPTY, Card, Pile, RulesError, koikoi
from hanafuda_lib.actions import TAKES
from hanafuda_lib.game import Phase
from hanafuda_lib.games import GAMES
from hanafuda_lib.players import advice, make_player, prospects

TEXTS = ["koikoi/yamato", "koikoi/mon", "koikoi/app", "hanaawase/nintendo", "hanaawase/h80", "hachihachi/std"]


def start(text, seed=1):
    game = GAMES[text.split("/")[0]]
    return game.Round.deal(game.Rules.parse(text), seed=seed)


def position(text, mine, *others, **changes):
    """What seat 0 sees when these piles have been taken; all hands still have four cards."""
    view = start(text).view(0)
    piles = [Pile.parse(cards) for cards in (mine, *others)]
    piles += [EMPTY] * (len(view.piles) - len(piles))
    return replace(view, piles=tuple(piles), hand_sizes=(4,) * len(piles), field=EMPTY, **changes)


def near(view, seat=None):
    return {one.yaku.id: str(one.missing) for one in prospects(view, seat).near}


# ---------------------------------------------------------------- Koi-Koi


def test_a_viewing_lacks_its_bright():
    """Curtain and cup, moon and cup (RULES.md §B.1.6); the curtain is in the opponent's pile here."""
    view = position("koikoi/yamato", "09-cup 09-chaff-1", "03-curtain 03-chaff-1")
    assert near(view) == {"tsukimizake": "08-moon"}
    assert near(position("koikoi/yamato", "09-cup 09-chaff-1")) == {
        "hanamizake": "03-curtain",
        "tsukimizake": "08-moon",
    }


def test_two_brights_lack_any_other_but_the_rain_man():
    view = position("koikoi/yamato", "01-crane 08-moon", "12-phoenix 12-chaff-1")
    assert near(view) == {"sanko": "03-curtain", "tsukimizake": "09-cup"}
    # Three brights: the rain man makes four (rainy), the phoenix four dry ones.
    three = position("koikoi/yamato", "01-crane 08-moon 03-curtain", "09-cup 09-chaff-2")
    assert near(three) == {"shiko": "12-phoenix", "ameshiko": "11-rainman"}


def test_what_is_held_comes_with_its_points():
    view = position("koikoi/yamato", "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon")
    (line,) = prospects(view).held
    assert (line.yaku.id, line.points, line.extra) == ("akatan", 6, 1)  # 5, and 1 for a further ribbon


def test_a_yaku_that_would_be_replaced_is_not_near():
    """With boar, deer and butterflies further animals add to it: five animals do not count beside it."""
    animals = "06-butterflies 07-boar 10-deer 02-warbler"
    assert "tane" not in near(position("koikoi/yamato", animals))
    assert "tane" in near(position("koikoi/classic", animals))


def test_ten_chaff_lack_any_chaff_that_is_not_taken_yet():
    chaff = (
        "01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 03-chaff-2 04-chaff-1 04-chaff-2 05-chaff-1"
    )
    missing = Pile.parse(near(position("koikoi/yamato", chaff, "12-chaff-1 12-chaff-2"))["kasu"])
    assert Card.parse("12-chaff-3") in missing
    assert Card.parse("09-cup") in missing  # in yamato the cup is an animal and chaff at once
    assert not missing & Pile.parse("12-chaff-1 12-chaff-2")
    assert Card.parse("09-cup") not in Pile.parse(near(position("koikoi/app", chaff))["kasu"])


def test_a_viewing_that_the_rain_man_spoils_is_not_near():
    spoiled = "koikoi/yamato ameNagare=captured"
    assert "hanamizake" in near(position(spoiled, "09-cup"))
    assert "hanamizake" not in near(position(spoiled, "09-cup 11-rainman"))


def test_a_viewing_that_counts_only_beside_another_yaku_is_near_with_one():
    alone = "koikoi/yamato viewing=needOther"
    assert near(position(alone, "09-cup")) == {}
    reds = "09-cup 01-red-poem 02-red-poem 03-red-poem"
    assert near(position(alone, reds))["hanamizake"] == "03-curtain"


def test_the_best_comes_first_with_what_it_would_be_worth():
    view = position("koikoi/yamato", "01-crane 08-moon 03-curtain 09-cup")
    assert [(one.yaku.id, one.points) for one in prospects(view).near] == [("shiko", 8), ("ameshiko", 7)]
    reds = position("koikoi/yamato", "01-red-poem 02-red-poem 04-plain-ribbon 11-plain-ribbon")
    found = {one.yaku.id: (one.points, str(one.have)) for one in prospects(reds).near}
    assert found["akatan"] == (7, "01-red-poem 02-red-poem 04-plain-ribbon 11-plain-ribbon")
    assert found["tanzaku"][0] == 1


def test_the_opponent_is_judged_by_what_one_sees():
    view = position("koikoi/yamato", "09-cup 09-chaff-1", "08-moon 03-curtain 12-phoenix")
    assert near(view, 1) == {"shiko": "01-crane", "ameshiko": "11-rainman"}


def test_without_a_turn_left_nothing_is_near():
    last = position("koikoi/yamato", "09-cup")
    assert near(replace(last, hand_sizes=(0, 1), to_move=1)) == {}
    flip = replace(
        last, hand_sizes=(0, 0), to_move=0, phase=Phase.TAKE, flipped=Card.parse("08-chaff-1"),
        legal=(TAKES[Card.parse("08-moon").index], TAKES[Card.parse("08-geese").index]),
    )  # fmt: skip
    assert near(flip) == {"tsukimizake": "08-moon"}
    other = replace(flip, legal=(TAKES[Card.parse("08-geese").index], TAKES[Card.parse("08-chaff-2").index]))
    assert near(other) == {}
    played_out = position("koikoi/yamato playOutStock=on", "09-cup")
    assert near(replace(played_out, hand_sizes=(0, 0), to_move=1)) != {}


# ---------------------------------------------------------------- the games for three


def test_hana_awase_three_of_a_set_of_four():
    """All wisteria lacks one card; the ribbon of the willow never counts to six (RULES.md §C.1.6)."""
    view = position("hanaawase/nintendo", "04-cuckoo 04-plain-ribbon 04-chaff-1")
    assert near(view) == {"fujishima": "04-chaff-2"}
    five = "01-red-poem 02-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon"
    taken = "03-red-poem 07-plain-ribbon"
    assert near(position("hanaawase/nintendo", five, taken)) == {
        "rokutan": "09-blue-ribbon 10-blue-ribbon",
    }


def test_hana_awase_yaku_that_the_rain_washes_away_are_not_near():
    willow = "11-rainman 11-swallow 11-plain-ribbon 11-lightning"
    rain = "hanaawase/nintendo ameNagare=allVoid"
    assert "tsukimi" in near(position(rain, "09-cup 09-chaff-1"))
    assert near(position(rain, "09-cup 09-chaff-1", willow)) == {}


def test_hachi_hachi_knows_five_yaku_only():
    """Five and four brights, seven ribbons, blues, red poems (RULES.md §D.7): no viewing, no animals."""
    assert near(position("hachihachi/std", "09-cup 09-chaff-1 06-butterflies 07-boar")) == {}
    brights = position("hachihachi/std", "01-crane 03-curtain 08-moon")
    assert near(brights) == {"shiko": "12-phoenix"}
    assert near(position("hachihachi/std", "06-blue-ribbon 09-blue-ribbon", "10-blue-ribbon 10-deer")) == {}


# ---------------------------------------------------------------- every position


@pytest.mark.parametrize("text", TEXTS)
def test_in_played_rounds_what_is_near_can_come_and_then_counts(text):
    """Each card that is said to finish a yaku is free, and with it the library's own score has the yaku."""
    seen = 0
    for seed in range(6):
        round = start(text, seed)
        player = make_player("random", seed=seed)
        while not round.is_over:
            seat = round.to_move
            view = round.view(seat)
            for one in prospects(view).near:
                seen += 1
                for card in one.missing:
                    assert not any(card in pile for pile in view.piles)
                    more = replace(view, piles=_with(view, seat, card), field=EMPTY)
                    assert one.yaku.id in {line.yaku.id for line in more.score(seat).lines}
            assert [line.yaku.id for line in prospects(view).held] == [
                line.yaku.id for line in view.score(seat).lines
            ]
            round.play(player.choose(view))
        assert all(prospects(round.view(seat)).near == () for seat in range(len(view.piles)))
    assert seen > 3


def _with(view, seat, card):
    return tuple(pile | Pile.of([card]) if place == seat else pile for place, pile in enumerate(view.piles))


@pytest.mark.parametrize("text", ["koikoi/yamato", "hanaawase/nintendo", "hachihachi/std"])
def test_neither_prospects_nor_advice_depend_on_hidden_cards(text):
    """The other hands and the stock change places among themselves: nothing of it is seen."""
    compared = 0
    for seed in range(12):
        round = start(text, seed)
        choose = Random(seed)
        while not round.is_over and len(round.actions) < 9:
            round.play(choose.choice(round.legal_actions()))
        if round.is_over:
            continue
        seat = round.to_move
        before = prospects(round.view(seat)), advice(round.view(seat))
        inner = round.table
        sizes = [hand.bit_count() for hand in inner.hands]
        others = [place for place in range(len(sizes)) if place != seat]
        hidden = [card.index for place in others for card in Pile(inner.hands[place])]
        hidden += inner.stock[inner.drawn :]
        choose.shuffle(hidden)
        for place in others:
            cards, hidden = hidden[: sizes[place]], hidden[sizes[place] :]
            inner.hands[place] = sum(1 << index for index in cards)
        inner.stock = [*inner.stock[: inner.drawn], *hidden]
        assert (prospects(round.view(seat)), advice(round.view(seat))) == before
        compared += 1
    assert compared > 5


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(RulesError, match="bad seat 2: expected 0 to 1"):
        prospects(koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0), 2)
