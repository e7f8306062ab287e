"""A round of Hachi-hachi from the deal to each of its ends (RULES.md §D)."""

import pytest

from hanafuda_lib import (
    DECK,
    EMPTY,
    Card,
    IllegalActionError,
    NotationError,
    Phase,
    Pile,
    RulesError,
    Step,
    hachihachi,
)
from hanafuda_lib.actions import PASS, PLAYS, SHOBU
from hanafuda_lib.notation import parse_action
from hanafuda_lib.table import Deal, rng_for, shuffled_deck
from tests.hachihachi import oracle
from tests.hachihachi.staging import (
    STANDARD,
    finish,
    play,
    rich_round,
    seeded,
    stage,
)

Ending, Stage = hachihachi.Ending, hachihachi.Stage
PASSES = "pass pass pass "


# ------------------------------------------------------------------ dealing


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_four_and_three_cards_from_the_dealers_right(dealer):
    round = hachihachi.Round.deal(STANDARD, seed=11, dealer=dealer)
    order = [DECK[index] for index in shuffled_deck(rng_for(11))]
    deal = round.first_deal
    for place in range(3):
        seat = (dealer + 1 + place) % 3
        expected = order[4 * place : 4 * place + 4] + order[15 + 3 * place : 18 + 3 * place]
        assert deal.hands[seat] == Pile.of(expected)
    assert deal.field == Pile.of(order[12:15] + order[24:27])
    assert list(deal.stock) == order[27:]
    assert round.order == (dealer, (dealer + 1) % 3, (dealer + 2) % 3)


@pytest.mark.parametrize(("seats", "stock"), [(2, 28), (3, 21), (4, 14), (5, 7), (6, 0), (7, 0)])
def test_the_stock_is_what_is_left(seats, stock):
    round = hachihachi.Round.deal(STANDARD, seed=2, seats=seats)
    assert round.table.stock_size == stock
    assert round.seats == seats


def has_four(field):
    return any(len(cards) == 4 for cards in oracle.by_month(str(field).split()).values())


def test_four_of_a_month_on_the_field_are_dealt_again_or_taken_by_the_dealer():
    takes = STANDARD.with_options({"fieldFour": "dealerTakes"})
    found = [s for s in range(4000) if has_four(hachihachi.Round.deal(takes, seed=s).first_deal.field)]
    assert len(found) > 0
    for seed in found:
        assert not has_four(hachihachi.Round.deal(STANDARD, seed=seed).first_deal.field)
        round = hachihachi.Round.deal(takes, seed=seed, dealer=2)
        (four,) = [c for c in oracle.by_month(str(round.first_deal.field).split()).values() if len(c) == 4]
        assert round.view(0).piles[2] == Pile.parse(" ".join(four))
        assert round.events[0] == (2, Step.DEAL, None, Pile.parse(" ".join(four)))
        finish(round, seeded(seed))
        assert sum(round.result.points) == 0


def test_the_same_seed_gives_the_same_deal_and_another_another():
    assert hachihachi.Round.deal(STANDARD, seed=5) == hachihachi.Round.deal(STANDARD, seed=5)
    assert hachihachi.Round.deal(STANDARD, seed=5) != hachihachi.Round.deal(STANDARD, seed=6)
    assert hachihachi.Round.deal(STANDARD, seed=5) != "a round"


# ------------------------------------------------------------------ hand yaku

HANDS = [
    "09-blue-ribbon 09-chaff-1 09-chaff-2 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1",  # sanbon, tan-ichi
    "02-warbler 04-cuckoo 05-bridge 06-butterflies 07-boar 01-red-poem 03-red-poem",
    "05-plain-ribbon 05-chaff-1 05-chaff-2 10-deer 11-swallow 07-plain-ribbon 08-geese",  # tatesanbon
]
FIELD = "02-chaff-2 04-chaff-2 06-chaff-1 07-chaff-1 08-chaff-1 10-chaff-1"


def test_hand_yaku_are_shown_or_not_as_one_likes():
    round = stage(HANDS, FIELD, "")
    assert [str(action) for action in round.legal_actions()] == [
        "claim:sanbon+tanichi", "claim:sanbon", "claim:tanichi", "pass"
    ]  # fmt: skip
    play(round, "claim:sanbon+tanichi")
    assert round.money.balance == (120, -60, -60)
    assert [str(action) for action in round.legal_actions()] == ["pass"]
    play(round, "pass claim:tatesanbon")
    assert round.money.balance == (120 - 36, -60 - 36, -60 + 72)
    assert round.claims == [("sanbon", "tanichi"), (), ("tatesanbon",)]
    assert (round.to_move, round.phase, round.stage) == (0, Phase.PLAY, Stage.PLAY)
    assert [str(line.what) for line in round.money.lines][:2] == [
        "Three of a Month (三本 sanbon)", "One Ribbon (短一 tan-ichi)"
    ]  # fmt: skip


def test_shown_cards_lie_open_until_they_are_played():
    round = play(stage(HANDS, FIELD, ""), "claim:sanbon pass pass")
    open_cards = "09-blue-ribbon 09-chaff-1 09-chaff-2"
    for seat in range(3):
        assert round.view(seat).shown == (Pile.parse(open_cards), EMPTY, EMPTY)
    assert round.events[0] == (0, Step.CLAIM, None, Pile.parse(open_cards))
    play(round, "09-chaff-1")
    assert round.view(1).shown[0] == Pile.parse("09-blue-ribbon 09-chaff-2")
    back = play(stage(HANDS, FIELD, "", rules=STANDARD.with_options({"exposure": "return"})), "claim:sanbon")
    assert back.view(1).shown == (EMPTY, EMPTY, EMPTY)
    assert back.events[0].taken == Pile.parse(open_cards)


def test_only_what_is_claimed_counts_for_the_bonuses():
    for claim, triplets in (("claim:sanbon", 1), ("claim:tanichi", 0), ("claim:sanbon+tanichi", 1)):
        round = play(stage(HANDS, FIELD, ""), claim)
        assert len(round._feeding.triplets) == triplets
        assert [shown.nuke for shown in round.money.shown] == {
            "claim:sanbon": [False], "claim:tanichi": [True], "claim:sanbon+tanichi": [False, True]
        }[claim]  # fmt: skip


DOUBLE = "01-crane 01-red-poem 01-chaff-1 05-bridge 05-plain-ribbon 05-chaff-1 12-phoenix"
HANEKEN = "01-crane 01-red-poem 01-chaff-1 05-bridge 05-plain-ribbon 12-chaff-1 12-phoenix"
TESHI = "01-crane 01-red-poem 01-chaff-1 01-chaff-2 05-bridge 03-curtain 12-phoenix"
SHISO = "01-crane 01-red-poem 01-chaff-1 01-chaff-2 05-bridge 05-plain-ribbon 05-chaff-1"
MUKO = "01-crane 02-warbler 03-curtain 04-cuckoo 05-bridge 06-butterflies 07-boar"


@pytest.mark.parametrize(
    ("hand", "claim", "options", "months"),
    [
        (DOUBLE, "claim:sanbon_tatesanbon", {}, 2),
        (DOUBLE, "claim:sanbon_tatesanbon", {"tobiFor": "singleOnly"}, 0),
        (HANEKEN, "claim:haneken", {}, 1),
        (HANEKEN, "claim:haneken", {"tobiFor": "singleOnly"}, 0),
        (TESHI, "claim:teshi", {}, 0),
        (SHISO, "claim:shiso", {}, 0),
        (MUKO, "claim:muko_sanbon", {"mukoSanbon": "2"}, 0),
    ],
)
def test_which_triplets_may_dive(hand, claim, options, months):
    others = [card.id for card in DECK if card.id not in hand]
    field = [*[card for card in others if card[:2] == "07"][:3], "08-chaff-1", "09-chaff-1", "10-chaff-1"]
    rest = [card for card in others if card not in field]
    hands = [hand, " ".join(rest[::4][:7]), " ".join(rest[1::4][:7])]
    round = play(stage(hands, " ".join(field), "", rules=STANDARD.with_options(options)), claim)
    assert len(round._feeding.triplets.get(0, ())) == months


# ------------------------------------------------------------------ yaku and their answers

RED_HANDS = [
    "01-red-poem 02-red-poem 03-red-poem 09-cup 04-cuckoo 05-bridge 07-boar",
    "06-butterflies 06-blue-ribbon 08-geese 10-deer 11-swallow 05-chaff-1 04-chaff-1",
    "06-chaff-1 07-plain-ribbon 08-chaff-1 09-chaff-1 10-chaff-1 11-plain-ribbon 05-plain-ribbon",
]
RED_FIELD = "01-chaff-1 02-chaff-1 03-chaff-1 12-chaff-1 12-chaff-2 08-chaff-2"
# After three turns of seat 0 he has the red poems; the stock takes and gives nothing of worth.
RED_STOCK = "04-chaff-2 07-chaff-1 09-chaff-2 10-chaff-2 11-lightning 05-chaff-2 06-chaff-2"
TO_RED = PASSES + "01-red-poem 06-butterflies 06-chaff-1 02-red-poem 08-geese 08-chaff-1 03-red-poem"


def red(options=None, **given):
    round = stage(RED_HANDS, RED_FIELD, RED_STOCK, rules=STANDARD.with_options(options or {}), **given)
    return play(round, TO_RED)


def test_a_yaku_is_paid_at_once_and_its_maker_is_asked():
    round = red()
    assert (round.to_move, round.phase, round.stage) == (0, Phase.DECIDE, Stage.ANSWER)
    assert round.money.balance == (168, -84, -84)
    assert [str(action) for action in round.legal_actions()] == ["shobu", "sage"]


def test_shobu_ends_the_round():
    round = play(red(), "shobu")
    assert round.result.ending is Ending.SHOBU
    assert round.result.points == (168, -84, -84)
    assert (round.result.winner, round.result.next_dealer) == (0, 0)
    assert round.is_over
    assert round.legal_actions() == ()
    assert round.result.score.total == 168
    assert round.result.postings == tuple(round.money.postings)


def test_sage_goes_on_and_can_be_cancelled_on_the_next_turn():
    round = play(red(), "sage")
    assert round.to_move == 1
    assert "cancel" not in [str(action) for action in round.legal_actions()]
    play(round, str(round.legal_actions()[0]))
    while round.to_move != 0:
        round.play(round.legal_actions()[0])
    assert [str(action) for action in round.legal_actions()][-1] == "cancel"
    play(round, "cancel")
    assert round.result.ending is Ending.CANCEL
    assert round.result.points == (84, -42, -42)
    assert round.events[-1].step is Step.CANCEL


def test_cancel_may_be_forbidden():
    round = play(red({"cancelAt": "never"}), "sage")
    finish(
        round, seeded(1), check=lambda r: r.is_over or "cancel" not in map(str, r.legal_actions()) or 1 / 0
    )


def test_cancel_before_the_turn_of_another():
    round = play(red({"cancelAt": "anyTime"}), "sage")
    assert (round.to_move, round.stage) == (1, Stage.PLAY)  # he has just said sage
    while round.stage is not Stage.INTERRUPT:
        round.play(round.legal_actions()[0])
    assert (round.to_move, round.phase) == (0, Phase.DECIDE)
    assert [str(action) for action in round.legal_actions()] == ["cancel", "pass"]
    other = round.copy()
    play(round, "cancel")
    assert round.result.points == (84, -42, -42)
    play(other, "pass")
    assert other.events[-1].step is Step.PASS
    assert (other.to_move, other.stage) == (2, Stage.PLAY)


def test_hands_run_out_after_a_sage():
    for seed in range(40):
        round = finish(play(red({"cancelAt": "never"}), "sage"), seeded(seed))
        if round.result.ending is Ending.RUN_OUT:
            assert round.result.points == (84, -42, -42)
            assert round.result.winner == 0
            return
    raise AssertionError("no round ran out")


def test_a_yaku_with_the_last_card_stops_the_round():
    seen = 0
    for seed in range(400):
        round = finish(rich_round(seeded(seed), STANDARD), seeded(seed), eager=True)
        if round.result.ending is Ending.LAST_TURN:
            seen += 1
            assert not round.table.hands[round.result.winner]
            assert round.actions[-1] != SHOBU
    assert seen > 5


def test_a_round_without_yaku_is_settled_by_card_points():
    for seed in range(30):
        round = hachihachi.Round.deal(STANDARD, seed=seed, dealer=seed % 3)
        finish(round, seeded(seed))
        if round.result.ending is Ending.CARDS:
            points = [oracle.points(str(pile).split()) for pile in round.view(0).piles]
            assert sum(points) == 264
            best = max(points)
            order = [(seed + place) % 3 for place in range(3)]
            assert round.result.winner == next(seat for seat in order if points[seat] == best)
            assert round.result.score is None


# ------------------------------------------------------------------ what a view tells


def test_a_view_tells_everything_that_lies_open():
    round = red(carry=(2,))
    view = round.view(1)
    assert (view.seat, view.dealer, view.month, view.order) == (1, 0, 1, (0, 1, 2))
    assert (view.stage, view.phase, view.to_move) == (Stage.ANSWER, Phase.DECIDE, 0)
    assert (view.multiplier, view.carry) == (2, ())
    assert view.hand_sizes == (4, 5, 5)
    assert view.stock_size == 14
    assert view.balance == (336, -168, -168)
    assert [(e.seat, e.payer, e.mon, e.yaku) for e in view.entries] == [
        (0, 1, 168, "akatan"), (0, 2, 168, "akatan")
    ]  # fmt: skip
    assert view.sages == ()
    assert [str(posting) for posting in view.postings] == [
        "Red Poems (赤短 akatan): seat 1 pays seat 0 168 mon, seat 2 pays seat 0 168 mon"
    ]
    assert [tuple(line) for line in view.lines] == [("Red Poems (赤短 akatan)", (336, -168, -168))]
    assert (view.score(0).base, view.score(0).total) == (84, 336)
    assert view.score(1).total == 0
    assert view.pot == 0
    view.settlement.shobu(0)  # a copy: the round is untouched
    assert round.view(1) == view


def test_what_is_won_now_and_what_is_risked():
    stakes = red().view(0).stakes()
    assert (stakes.stop, stakes.nothing_more, stakes.overtaken, stakes.pays_for_all) == (168, 84, 84, True)
    assert stakes.lines == (
        "stop now: +168 mon in this round",
        "play on and nothing more is made: +84 mon",
        "play on and another player makes a yaku: +84 mon, and you alone pay for it",
    )
    void = red({"sageFail": "void"}).view(0).stakes()
    assert (void.stop, void.nothing_more, void.overtaken) == (168, 84, 0)
    round = play(red(), "sage")
    while round.to_move != 0:
        round.play(round.legal_actions()[0])
    later = round.view(0).stakes()
    assert (later.stop, later.nothing_more, later.overtaken) == (84, 84, 84)


def test_two_open_sages_share_the_risk():
    for seed in range(4000):
        round = rich_round(seeded(seed), STANDARD)
        rng = seeded(seed)
        while not round.is_over:
            if (
                round.stage is Stage.ANSWER
                and len(round.money.sages) == 1
                and round.to_move not in round.money.sages
            ):
                stakes = round.view(round.to_move).stakes()
                assert not stakes.pays_for_all
                assert stakes.lines[-1].endswith("and each player pays a share of it")
                return
            texts = sorted(str(action) for action in round.legal_actions())
            round.play(
                parse_action("sage" if "sage" in texts else rng.choice([t for t in texts if t != "cancel"]))
            )
    raise AssertionError("no round with two sages")


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None])
def test_only_seats_of_the_round_have_a_view(seat):
    with pytest.raises(RulesError, match=r"bad seat .*: expected 0 to 2"):
        hachihachi.Round.deal(STANDARD, seed=1).view(seat)


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seed": -1}, "bad seed -1"),
        ({"seed": "7"}, "bad seed '7'"),
        ({"seed": 1, "dealer": 3}, "bad dealer 3: expected 0 to 2"),
        ({"seed": 1, "dealer": True}, "bad dealer True"),
        ({"seed": 1, "dealer": -1}, "bad dealer -1"),
        ({"seed": 1, "month": 13}, "bad month 13: expected 1 to 12"),
        ({"seed": 1, "seats": 8}, "bad number of seats 8: expected 2 to 7"),
        ({"seed": 1, "carry": (3,)}, r"bad carry \[3\]: expected only 2 and 4"),
    ],
)
def test_bad_deals(given, message):
    with pytest.raises(RulesError, match=message):
        hachihachi.Round.deal(STANDARD, **given)


def test_rules_of_another_game_are_refused():
    from hanafuda_lib import koikoi

    with pytest.raises(RulesError, match=r"bad rules .*: expected Rules of Hachi-hachi"):
        hachihachi.Round.deal(koikoi.YAMATO, seed=1)


@pytest.mark.parametrize(
    ("sizes", "field"), [([7, 7, 6], 6), ([8, 7, 7], 6), ([7, 7, 7], 5), ([7] * 7, -1), ([7, 7, 7, 0], 6)]
)
def test_a_given_deal_must_have_the_right_numbers(sizes, field):
    deck = iter(DECK)
    if field < 0:
        sizes, field = [6] * 7, 6
    hands = tuple(Pile.of(next(deck) for _ in range(size)) for size in sizes)
    deal = Deal(hands, Pile.of(next(deck) for _ in range(field)), tuple(deck))
    with pytest.raises(RulesError, match="expected hands of 7") as caught:
        hachihachi.Round.from_deal(STANDARD, deal)
    assert caught.value.code == "bad-deal"


def test_a_given_deal_with_four_on_the_field_does_not_stand():
    with pytest.raises(RulesError, match="four of a month lie on the field, expected one that stands"):
        stage(["", "", ""][:0] + HANDS, "12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3 01-crane 03-curtain", "")


def test_bad_reshuffle():
    with pytest.raises(RulesError, match="bad seed -1"):
        stage(HANDS, FIELD, "", reshuffle=-1)


RECORD = stage(HANDS, FIELD, "").record()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hanafuda1", "hanafuda2", "bad record"),
        ("hachihachi/std", "hachihachi/odd", "unknown rule set 'hachihachi/odd'"),
        ("hachihachi/std", "koikoi/yamato", "not of Hachi-hachi"),
        ("dealer 0", "dealer 3", "bad dealer '3': expected a whole number from 0 to 2"),
        ("month 1", "month 0", "bad month '0'"),
        ("carry", "carry 9", "bad carry '9'"),
        ("carry", "carry 3", r"bad carry \[3\]"),
        ("reshuffle 0", "reshuffle x", "bad reshuffle 'x'"),
        ("; month 1", "", "expected section 'month' once, found 0"),
        ("month 1", "weather 1", "bad record section 'weather'"),
        ("02-warbler", "02-red-poem", "twice"),
        ("02-warbler", "13-cow", "unknown card '13-cow'"),
        ("; play", "; play fold", "action 1 of the record: unknown action 'fold'"),
        ("; play", "; play pass shobu", "action 2 of the record: illegal action 'shobu'"),
        ("; play", "; play claim:kuttsuki", "action 1 of the record: illegal action 'claim:kuttsuki'"),
        (" / ", " ", "bad number of seats"),
    ],
)
def test_bad_records(old, new, message):
    assert old in RECORD
    with pytest.raises((NotationError, RulesError, IllegalActionError), match=message):
        hachihachi.Round.replay(RECORD.replace(old, new))


def test_actions_that_are_none():
    round = stage(HANDS, FIELD, "")
    for action in (None, "pass", 7):
        with pytest.raises(IllegalActionError):
            round.play(action)
    with pytest.raises(IllegalActionError, match="expected one of claim:sanbon"):
        round.play(PLAYS[0])
    play(round, PASSES)
    with pytest.raises(IllegalActionError, match="is not in the hand"):
        round.play(PLAYS[Card.parse("01-crane").index])
    with pytest.raises(IllegalActionError, match="expected one of"):
        round.play(PASS)
    over = play(red(), "shobu")
    with pytest.raises(IllegalActionError, match="the round is over"):
        over.play(PASS)
