"""Hatto and the liability for a dive: who feeds whom, and the excuses (RULES.md §D.6, D.9)."""

import pytest

from hanafuda_lib import Card, Pile, RulesError
from hanafuda_lib.hachihachi.feeding import Feeding, HandStep, who_fed
from hanafuda_lib.hachihachi.settlement import Settlement
from tests.hachihachi.staging import STANDARD, play, stage

PASSES = "pass pass pass "
FIELD = "09-blue-ribbon 06-chaff-1 05-bridge 11-lightning 08-moon 07-chaff-2"


class Scene:
    """Piles and a field by hand, and hand steps one after another. Seat 0 plays first."""

    def __init__(self, piles, field, options=None, triplets=None):
        self.feeding = Feeding(STANDARD.with_options(options or {}))
        self.feeding.triplets = triplets or {}
        self.piles = [Pile.parse(pile).mask for pile in piles]
        self.field = Pile.parse(field).mask

    def step(self, seat, hand, card, take=""):
        before = self.field
        played, taken = Pile.parse(card).mask, Pile.parse(take).mask
        if taken:
            self.field &= ~taken
            self.piles[seat] |= played | taken
        else:
            self.field |= played
        hand = Pile.parse(f"{hand} {card}" if card not in hand else hand).mask
        step = HandStep(seat, hand, before, played, self.field)
        self.feeding.hand_step(step, self.piles, (0, 1, 2))
        return self

    def guilty(self, seat):
        return self.feeding.guilty(seat)


TWO_BLUES = ["", "06-blue-ribbon 09-blue-ribbon", ""]
OCTOBER = "10-blue-ribbon"


@pytest.mark.parametrize("options", [{}, {"inoshikacho": "7"}])
def test_who_throws_the_lacking_card_is_guilty(options):
    scene = Scene(TWO_BLUES, "01-crane", options)
    scene.step(0, "02-chaff-1", OCTOBER).step(1, "03-chaff-1", "10-chaff-1", OCTOBER)
    assert scene.guilty(1) == {"aotan": 0}
    assert scene.guilty(0) == scene.guilty(2) == {}


def test_what_lies_ready_by_a_fault_is_told_until_the_turn_of_the_one_it_helps():
    october = Pile.parse("10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2").mask
    scene = Scene(TWO_BLUES, "01-crane", {"diveLiability": "thrown"}, {2: (october,)})
    assert scene.feeding.fed == ()
    scene.step(0, "02-chaff-1", OCTOBER)
    assert scene.feeding.fed == ((1, "aotan"),)
    scene.step(1, "03-chaff-1", "10-chaff-1", OCTOBER)
    assert scene.feeding.fed == ()


def test_who_throws_another_card_of_the_month_is_guilty():
    scene = Scene(TWO_BLUES, "01-crane")
    scene.step(0, "02-chaff-1", "10-chaff-1").step(1, "03-chaff-1", OCTOBER, "10-chaff-1")
    assert scene.guilty(1) == {"aotan": 0}


def test_who_leaves_what_he_could_have_taken_is_guilty():
    scene = Scene(TWO_BLUES, OCTOBER)
    scene.step(0, "10-chaff-1", "02-chaff-1").step(1, "03-chaff-1", "10-chaff-2", OCTOBER)
    assert scene.guilty(1) == {"aotan": 0}


def test_who_could_not_take_it_is_not():
    scene = Scene(TWO_BLUES, OCTOBER)
    scene.step(0, "04-chaff-1", "02-chaff-1").step(1, "03-chaff-1", "10-chaff-2", OCTOBER)
    assert scene.guilty(1) == {}


def test_who_takes_the_lacking_card_himself_is_not():
    scene = Scene(TWO_BLUES, OCTOBER)
    scene.step(0, "04-chaff-1", "10-chaff-1", OCTOBER).step(1, "03-chaff-1", "10-deer")
    assert scene.guilty(1) == {}


def test_only_the_very_next_turn_counts():
    scene = Scene(TWO_BLUES, "01-crane")
    scene.step(0, "02-chaff-1", OCTOBER).step(1, "10-chaff-1", "03-chaff-1")
    scene.step(2, "04-chaff-1", "05-chaff-1").step(0, "02-chaff-1", "07-chaff-1")
    scene.step(1, "", "10-chaff-1", OCTOBER)
    assert scene.guilty(1) == {}


def test_a_yaku_completed_otherwise_was_not_fed():
    scene = Scene(TWO_BLUES, "10-chaff-1 01-crane")
    # seat 0 leaves October; seat 1 takes it with another October card and does not have the ribbon yet
    scene.step(0, "10-chaff-2", "02-chaff-1").step(1, "", "10-deer", "10-chaff-1")
    assert scene.guilty(1) == {}


def test_of_two_offenders_the_later_pays():
    scene = Scene(["", "", "06-blue-ribbon 09-blue-ribbon"], OCTOBER)
    scene.step(0, "10-chaff-1", "02-chaff-1").step(1, "10-deer", "03-chaff-1")
    scene.step(2, "", "10-chaff-2", OCTOBER)
    assert scene.guilty(2) == {"aotan": 1}


def test_an_innocent_player_between_them_changes_nothing():
    scene = Scene(["", "", "06-blue-ribbon 09-blue-ribbon"], OCTOBER)
    scene.step(0, "10-chaff-1", "02-chaff-1").step(1, "04-chaff-1", "03-chaff-1")
    scene.step(2, "", "10-chaff-2", OCTOBER)
    assert scene.guilty(2) == {"aotan": 0}


def test_the_fed_card_must_be_the_one_that_was_left():
    scene = Scene(["", "", "06-blue-ribbon 09-blue-ribbon"], "10-chaff-1")
    scene.step(0, "10-chaff-2", "02-chaff-1")  # leaves October
    scene.step(1, "04-chaff-1", "10-deer", "10-chaff-1")  # which is taken
    scene.field |= Pile.parse("10-chaff-2").mask  # and another one is turned from the stock
    scene.step(2, "", OCTOBER, "10-chaff-2")
    assert scene.guilty(2) == {}


def test_the_last_hand_card_excuses():
    scene = Scene(TWO_BLUES, "01-crane")
    scene.step(0, "", OCTOBER).step(1, "", "10-chaff-1", OCTOBER)
    assert scene.guilty(1) == {}


# Seat 1 lacks a blue ribbon (7 kan), seat 2 a card of four brights (10 kan) or of the red poems (7 kan).
THREATS = [
    # piles, hand of two, card played, who is guilty of what
    (["", "06-blue-ribbon 09-blue-ribbon", "01-red-poem 02-red-poem"], "10-deer 03-chaff-1", "10-deer", {}),
    (["", "06-blue-ribbon 09-blue-ribbon", "03-curtain 08-moon 12-phoenix"], "10-deer 01-chaff-1", "10-deer", {}),
    (["", "06-blue-ribbon 09-blue-ribbon", "03-curtain 08-moon 12-phoenix"], "10-deer 01-chaff-1", "01-chaff-1",
     {(2, "shiko"): 0}),
    (["", "06-blue-ribbon 09-blue-ribbon", "03-curtain 08-moon 12-phoenix"], "10-deer 01-chaff-1 07-boar",
     "10-deer", {(1, "aotan"): 0}),
]  # fmt: skip


@pytest.mark.parametrize(("piles", "hand", "card", "expected"), THREATS)
def test_if_every_card_feeds_somebody_the_cheaper_yaku_excuses(piles, hand, card, expected):
    scene = Scene(piles, "07-chaff-1").step(0, hand, card)
    lacking = {"10-deer": ("10-chaff-1", OCTOBER), "01-chaff-1": ("01-chaff-2", "01-crane")}[card]
    seat = 1 if card == "10-deer" else 2
    scene.step(seat, "", lacking[1], card)
    found = {(seat, yaku): who for yaku, who in scene.guilty(seat).items()}
    assert found == expected


def test_all_brights_and_seven_ribbons_are_not_fed():
    brights = "01-crane 03-curtain 08-moon 12-phoenix"
    scene = Scene(["", brights, ""], "02-chaff-1").step(0, "05-chaff-1", "11-rainman")
    scene.step(1, "", "11-swallow", "11-rainman")
    assert scene.guilty(1) == {}


def test_boar_deer_butterflies_only_where_it_is_a_yaku():
    for options, expected in (({}, {}), ({"inoshikacho": "3.5"}, {"inoshikacho": 0})):
        scene = Scene(["", "07-boar 10-deer", ""], "02-chaff-1", options)
        scene.step(0, "05-chaff-1", "06-butterflies").step(1, "", "06-chaff-1", "06-butterflies")
        assert scene.guilty(1) == expected


def test_without_hatto_and_with_two_players_nobody_watches():
    assert not Feeding(STANDARD.with_options({"hatto": "off"})).watches
    assert not Feeding(STANDARD.with_options({"diveLiability": "thrown"}), duel=True).watches
    assert Feeding(STANDARD.with_options({"hatto": "off", "diveLiability": "thrown"})).watches


def test_a_copy_is_independent():
    scene = Scene(TWO_BLUES, "01-crane").step(0, "02-chaff-1", OCTOBER)
    other = scene.feeding.copy()
    scene.step(1, "03-chaff-1", "10-chaff-1", OCTOBER)
    assert scene.guilty(1) == {"aotan": 0}
    assert other.guilty(1) == {}


def test_a_copy_goes_on_as_the_first_one_would():
    for rule, expected in (("thrown", None), ("couldStop", 0)):
        triplets = {2: (SEPTEMBER,)}
        scene = Scene(TWO_BLUES, "09-chaff-2", {"diveLiability": rule}, triplets)
        scene.feeding = scene.feeding.copy()
        assert scene.feeding.watches
        scene.step(0, "02-chaff-1 09-cup", OCTOBER).step(1, "03-chaff-1", "10-chaff-1", OCTOBER)
        assert scene.guilty(1) == {"aotan": 0}
        scene.step(2, "", "09-chaff-1", "09-chaff-2")
        assert scene.feeding.diver(2, SEPTEMBER) == expected


# ------------------------------------------------------------------ dives

SEPTEMBER = Pile.parse("09-cup 09-blue-ribbon 09-chaff-1 09-chaff-2").mask


def dive(options, *, hand="02-chaff-1", card="09-cup", field="01-crane", take="09-cup"):
    scene = Scene(["", "", ""], field, {"hatto": "off", **options}, {1: (SEPTEMBER,)})
    scene.step(0, hand, card).step(1, "", "09-chaff-1", take)
    return scene.feeding.diver(1, SEPTEMBER)


def test_who_throws_the_fourth_card_pays_for_the_dive():
    assert dive({"diveLiability": "thrown"}) == 0
    assert dive({"diveLiability": "couldStop"}) == 0
    assert dive({"diveLiability": "thrown"}, take="") is None
    assert dive({"diveLiability": "thrown"}, hand="") is None  # his last card


def test_the_last_card_excuses_whichever_it_is():
    january = Pile.parse("01-crane 01-red-poem 01-chaff-1 01-chaff-2").mask
    for hand, feeder in (("", None), ("02-chaff-1", 0)):
        scene = Scene(
            ["", "", ""], "03-curtain", {"hatto": "off", "diveLiability": "thrown"}, {1: (january,)}
        )
        scene.step(0, hand, "01-crane").step(1, "", "01-chaff-1", "01-crane")
        assert scene.feeding.diver(1, january) == feeder


def test_who_leaves_a_card_that_he_could_have_taken_pays_only_by_the_stricter_rule():
    given = {"hand": "09-cup", "card": "02-chaff-1", "field": "09-chaff-2", "take": "09-chaff-2"}
    assert dive({"diveLiability": "thrown"}, **given) is None
    assert dive({"diveLiability": "couldStop"}, **given) == 0


def test_one_does_not_feed_oneself():
    scene = Scene(["", "", ""], "01-crane", {"diveLiability": "couldStop"}, {0: (SEPTEMBER,)})
    scene.step(0, "09-chaff-2", "09-chaff-1").step(0, "", "09-chaff-2", "09-chaff-1")
    assert scene.feeding.diver(0, SEPTEMBER) is None


# ------------------------------------------------------------------ in a round


def fed_round(options=None, third="10-deer"):
    """Seat 1 takes two blue ribbons; then seat 0 throws October, and seat 1 takes the third."""
    hands = [
        f"{third} 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 12-chaff-1",
        "09-chaff-1 10-blue-ribbon 01-chaff-2 02-chaff-2 03-chaff-2 04-chaff-2 07-chaff-1",
        "05-chaff-2 06-butterflies 08-chaff-1 08-geese 11-swallow 12-chaff-2 07-boar",
    ]
    stock = "12-chaff-3 06-blue-ribbon 12-phoenix 11-plain-ribbon 03-red-poem"
    round = stage(hands, FIELD, stock, rules=STANDARD.with_options(options or {}))
    play(round, PASSES + "01-chaff-1 09-chaff-1 05-chaff-2")
    assert str(round.view(1).piles[1]) == "06-blue-ribbon 06-chaff-1 09-blue-ribbon 09-chaff-1"
    return play(round, "10-deer 10-blue-ribbon")


def test_in_a_round_the_feeder_pays_both_shares():
    round = fed_round()
    assert round.money.multiplier == 2  # the moon lies on the field
    assert round.money.balance == (-336, 336, 0)
    assert "paid by seat 0 for all: this player fed the last card" in round.money.postings[-1].what
    assert fed_round({"hatto": "off"}).money.balance == (-168, 336, -168)


def test_money_agrees_with_the_settlement_by_hand():
    money = Settlement(STANDARD, seats=3, order=(0, 1, 2), multiplier=2)
    money.form(1, ["aotan"], fed={"aotan": 0})
    assert money == fed_round().money


@pytest.mark.parametrize(("hand", "field", "card", "guilty"), [
    ("10-blue-ribbon 04-cuckoo", "08-moon", "10-blue-ribbon", {"aotan": 2}),  # throws the card itself
    ("10-chaff-1 04-cuckoo", "10-deer 08-moon", "04-cuckoo", {"aotan": 2}),  # leaves what it could take
    ("05-bridge 04-cuckoo", "10-deer 08-moon", "04-cuckoo", {}),  # could not take it
    ("10-blue-ribbon", "08-moon", "10-blue-ribbon", {}),  # the last card
])  # fmt: skip
def test_two_turns_on_their_own_are_judged(hand, field, card, guilty):
    reply = "10-chaff-2" if card == "10-blue-ribbon" else "10-blue-ribbon"
    assert guilty == who_fed(
        STANDARD, pile=Pile.parse("06-blue-ribbon 09-blue-ribbon"), hand=Pile.parse(hand),
        field=Pile.parse(field), card=Card.parse(card), reply=Card.parse(reply),
    )  # fmt: skip


def test_a_card_that_is_not_in_the_hand_is_refused():
    with pytest.raises(RulesError, match="10-deer is not in the hand"):
        who_fed(
            STANDARD, pile=Pile(), hand=Pile.parse("04-cuckoo"), field=Pile(), card=Card.parse("10-deer"),
            reply=Card.parse("10-chaff-1"),
        )  # fmt: skip
