"""Rounds of hana-awase: shown hands, fuke, what is conserved, what is hidden, records (RULES.md §C.1)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import (
    ALL,
    DECK,
    Card,
    Declare,
    Deru,
    Fuke,
    HanafudaError,
    IllegalActionError,
    KoiKoi,
    NotationError,
    Oriru,
    Pass,
    Phase,
    Pile,
    Play,
    RulesError,
    Shobu,
    Step,
    Take,
    hanaawase,
)
from hanafuda_lib.hanaawase.settlement import Ending
from hanafuda_lib.notation import parse_action, parse_deal
from hanafuda_lib.players import RandomPlayer
from tests.oracle import hana
from tests.oracle.hana_strategies import any_action, play_on, rounds, rules_of, second_opinion

# Seat 0 has seven chaff of four months; seats 1 and 2 have what takes them.
SHOWN_DEAL = parse_deal(
    "01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 03-chaff-2 04-chaff-1 /"
    "01-crane 02-warbler 03-curtain 05-bridge 05-chaff-1 07-boar 07-chaff-1 /"
    "01-red-poem 02-red-poem 03-red-poem 05-plain-ribbon 05-chaff-2 07-plain-ribbon 07-chaff-2 /"
    "06-chaff-1 08-chaff-1 09-chaff-1 10-chaff-1 11-lightning 12-chaff-1 /"
    "06-butterflies 08-moon 09-cup 10-deer 11-rainman 12-phoenix 04-cuckoo 06-blue-ribbon 06-chaff-2 "
    "08-geese 08-chaff-2 09-blue-ribbon 09-chaff-2 10-blue-ribbon 10-chaff-2 11-swallow 11-plain-ribbon "
    "12-chaff-2 12-chaff-3 04-plain-ribbon 04-chaff-2",
    seats=3,
)
WITH_HANDS = hanaawase.NINTENDO.with_options({"openingHands": True})


def shown_round(*actions):
    round = hanaawase.Round.from_deal(WITH_HANDS, SHOWN_DEAL)
    for action in actions:
        round.play(parse_action(action))
    return round


def test_everybody_is_asked_for_his_dealt_hand():
    """So that being asked does not tell the others what one holds."""
    round = shown_round()
    assert (round.to_move, round.phase) == (0, Phase.DECIDE)
    assert round.legal_actions() == (Declare(), Pass())
    assert round.view(0).legal == (Declare(), Pass())
    assert round.view(1).legal == ()
    round.play(Declare())
    assert (round.to_move, round.legal_actions()) == (1, (Pass(),))
    with pytest.raises(IllegalActionError, match="illegal action 'declare': expected one of pass"):
        round.play(Declare())
    round.play(Pass())
    assert (round.to_move, round.legal_actions()) == (2, (Pass(),))
    round.play(Pass())
    assert (round.to_move, round.phase) == (0, Phase.PLAY)
    assert [event.step for event in round.events] == [Step.DECLARE, Step.PASS, Step.PASS]
    assert round.events[0].taken == SHOWN_DEAL.hands[0]


def test_a_hand_that_is_not_declared_is_neither_paid_nor_shown():
    round = shown_round("pass", "pass", "pass")
    assert round.view(1).shown == (Pile(), Pile(), Pile())
    assert round.view(1).reach == round.view(1).field
    play_on(round, 1)
    assert all("Chaff in Hand" not in line.what for line in round.result.lines)


def test_shown_cards_are_the_players_and_within_reach_of_the_others():
    round = shown_round("declare", "pass", "pass")
    for seat in range(3):
        view = round.view(seat)
        assert view.shown == (SHOWN_DEAL.hands[0], Pile(), Pile())
        assert view.field == SHOWN_DEAL.field
        assert view.hand_sizes == (7, 7, 7)
        assert view.hand == SHOWN_DEAL.hands[seat]
        assert view.reach == (view.field if seat == 0 else view.field | SHOWN_DEAL.hands[0])


def test_a_view_says_what_a_card_would_take():
    """One rule for the field and the shown cards of the others, never one's own."""
    round = shown_round("declare", "pass", "pass")
    takes = {seat: round.view(seat).takes for seat in range(3)}
    assert takes[1](Card.parse("01-crane")) == Pile.parse("01-chaff-1 01-chaff-2")
    assert takes[0](Card.parse("01-chaff-1")) == Pile()
    assert takes[2](Card.parse("07-plain-ribbon")) == Pile()
    assert takes[2](Card.parse("06-blue-ribbon")) == Pile.parse("06-chaff-1")


@settings(max_examples=60)
@given(round=rounds(), seed=st.integers(0, 2**32), steps=st.integers(0, 50))
def test_what_a_view_says_a_card_takes_is_what_it_takes(round, seed, steps):
    play_on(round, seed, steps=steps)
    if round.phase is Phase.PLAY:
        seat = round.to_move
        for action in round.legal_actions():
            if isinstance(action, Play):
                takes = round.view(seat).takes(action.card)
                other = round.copy()
                other.play(action)
                taken = next(event.taken for event in other.events[len(round.events) :])
                assert taken == (takes if action.take is None else Pile.of([action.take]))
                assert len(takes) == 2 if action.take else len(takes) != 2


def test_nothing_prints_a_memory_address():
    round = shown_round("declare")
    things = [round, round.table, round.view(0), round.events, round.rules, round.rules.scorer]
    things += [play_on(shown_round("declare"), 1).result, hanaawase.Match(WITH_HANDS, seed=1).opening]
    for thing in things:
        assert " at 0x" not in repr(thing)
        assert " object " not in repr(thing)


def test_a_player_never_matches_his_own_shown_cards():
    """FW: 01-chaff-1 and 01-chaff-2 lie open in his hand, and neither takes the other."""
    round = shown_round("declare", "pass", "pass", "01-chaff-1")
    assert Card.parse("01-chaff-1") in round.view(0).field
    assert Card.parse("01-chaff-2") in round.view(0).hand
    assert round.view(0).shown[0] == SHOWN_DEAL.hands[0] - Pile.parse("01-chaff-1")


# Seat 0 loses his hand in three turns; 1 and 2 take it card by card.
TAKING = [
    "declare", "pass", "pass",
    "04-chaff-1", "01-crane>01-chaff-1", "01-red-poem",
    "02-chaff-1", "02-warbler>02-chaff-2", "02-red-poem",
    "03-chaff-1", "03-curtain>03-chaff-2", "03-red-poem",
]  # fmt: skip


def test_shown_and_field_cards_together_follow_the_one_rule():
    round = shown_round(*TAKING[:4])
    # Two shown cards: one of the two.
    assert Play(Card.parse("01-crane"), Card.parse("01-chaff-1")) in round.legal_actions()
    assert Play(Card.parse("01-crane"), Card.parse("01-chaff-2")) in round.legal_actions()
    round.play(parse_action(TAKING[4]))
    assert round.view(1).piles[1] == Pile.parse("01-crane 01-chaff-1 08-moon 08-chaff-1")
    assert round.view(0).hand_sizes == (5, 6, 7)
    # One shown card is left: no choice.
    round.play(parse_action(TAKING[5]))
    assert Pile.parse("01-red-poem 01-chaff-2") <= round.view(2).piles[2]
    # One on the field, one shown: one of the two.
    round.play(parse_action(TAKING[6]))
    assert [str(a) for a in round.legal_actions() if str(a).startswith("02")] == [
        "02-warbler>02-chaff-1",
        "02-warbler>02-chaff-2",
    ]


def test_a_player_whose_hand_is_gone_only_flips():
    round = shown_round(*TAKING)
    assert round.view(0).hand == Pile()
    # Seat 0's fourth turn has passed by itself: he flipped the tenth stock card.
    assert round.to_move == 1
    last = round.events[-1]
    assert (last.seat, last.step, last.card.id) == (0, Step.STOCK, "08-geese")
    assert round.view(0).shown == (Pile(), Pile(), Pile())
    play_on(round, 3)
    flips = [event.seat for event in round.events if event.step is Step.STOCK]
    assert [flips.count(seat) for seat in range(3)] == [7, 7, 7]
    assert round.result.lines[0] == ("seat 0, Seven Chaff in Hand (七カス): 30 from each", (60, -30, -30))
    assert sum(len(pile) for pile in round.view(0).piles) == 48


def test_three_cards_within_reach_are_all_taken():
    deal = parse_deal(
        "12-chaff-1 12-chaff-2 12-chaff-3 02-chaff-1 02-chaff-2 03-chaff-1 04-chaff-1 /"
        "12-phoenix 02-warbler 03-curtain 05-bridge 05-chaff-1 07-boar 07-chaff-1 /"
        "01-red-poem 02-red-poem 03-red-poem 05-plain-ribbon 05-chaff-2 07-plain-ribbon 07-chaff-2 /"
        "06-chaff-1 08-chaff-1 09-chaff-1 10-chaff-1 11-lightning 01-chaff-1 /"
        "06-butterflies 08-moon 09-cup 10-deer 11-rainman 01-crane 04-cuckoo 06-blue-ribbon 06-chaff-2 "
        "08-geese 08-chaff-2 09-blue-ribbon 09-chaff-2 10-blue-ribbon 10-chaff-2 11-swallow 11-plain-ribbon "
        "01-chaff-2 03-chaff-2 04-plain-ribbon 04-chaff-2",
        seats=3,
    )
    round = hanaawase.Round.from_deal(WITH_HANDS, deal)
    for action in ["declare", "pass", "pass", "04-chaff-1", "12-phoenix"]:
        round.play(parse_action(action))
    assert ALL.of_month(12) <= round.view(0).piles[1]
    assert round.view(0).hand_sizes[0] == 3


def test_a_flipped_card_takes_a_shown_card():
    stock = [card.id for card in SHOWN_DEAL.stock]
    text = " / ".join([*map(str, SHOWN_DEAL.hands), str(SHOWN_DEAL.field)])
    swapped = text.replace("01-crane", "08-moon")
    stock[stock.index("08-moon")] = "01-crane"
    round = hanaawase.Round.from_deal(WITH_HANDS, parse_deal(f"{swapped} / {' '.join(stock)}", seats=3))
    for action in ["declare", "pass", "pass", "04-chaff-1", "07-boar"]:
        round.play(parse_action(action))
    assert round.phase is Phase.TAKE
    assert round.view(1).flipped == Card.parse("01-crane")
    assert [str(action) for action in round.legal_actions()] == [">01-chaff-1", ">01-chaff-2"]
    round.play(Take(Card.parse("01-chaff-2")))
    assert round.view(0).piles[1] == Pile.parse("01-crane 01-chaff-2")


# ---------------------------------------------------------------- fuke that must be announced


def test_fuke_is_announced_once_before_a_card_is_played():
    rules = hanaawase.NINTENDO.with_options({"fukeCall": "announced"})
    round = hanaawase.Round.deal(rules, seed=7)
    assert round.legal_actions()[-1] == Fuke()
    round.play(Fuke())
    assert round.to_move == 0
    assert Fuke() not in round.legal_actions()
    with pytest.raises(IllegalActionError, match="illegal action 'fuke'"):
        round.play(Fuke())
    assert round.view(2).fuke_calls == (0,)
    assert round.events[0].step is Step.FUKE


def test_without_the_option_nobody_announces():
    with pytest.raises(IllegalActionError, match="illegal action 'fuke'"):
        hanaawase.Round.deal(hanaawase.NINTENDO, seed=7).play(Fuke())


# ---------------------------------------------------------------- what always holds


@settings(max_examples=150)
@given(round=rounds(), seed=st.integers(0, 2**32))
def test_the_cards_are_conserved_and_the_result_is_right(round, seed):
    rng = Random(seed)
    while not round.is_over:
        round.play(any_action(round.legal_actions(), rng))
        views = [round.view(seat) for seat in range(round.rules.number_of_seats)]
        places = [*(view.hand for view in views), views[0].field, *views[0].piles]
        stock = Pile(sum(1 << index for index in round.table.stock[round.table.drawn :]))
        flipped = Pile.of([views[0].flipped]) if views[0].flipped else Pile()
        places += [stock, flipped]
        assert sum(map(len, places)) == 48
        assert sum(pile.mask for pile in places) == ALL.mask
        assert views[0].stock_size == len(stock)
        assert views[0].hand_sizes == tuple(len(view.hand) for view in views)
    result = round.result
    assert sum(result.points) == 0
    assert all(sum(line.amounts) == 0 for line in result.lines)
    assert all(
        result.points[seat] == sum(line.amounts[seat] for line in result.lines)
        for seat in range(result.seats)
    )
    if result.ending in (Ending.PLAYED, Ending.FUKE):
        assert sum(map(len, round.view(0).piles)) == 48
        assert result.next_dealer in round.order


@settings(max_examples=150)
@given(round=rounds(), seed=st.integers(0, 2**32))
def test_a_second_engine_takes_the_same_cards_and_pays_the_same(round, seed):
    assert second_opinion(play_on(round, seed)) == []


@settings(max_examples=60)
@given(round=rounds(), seed=st.integers(0, 2**32), steps=st.integers(0, 50))
def test_only_what_is_legal_can_be_played(round, seed, steps):
    play_on(round, seed, steps=steps)
    legal = round.legal_actions()
    assert len(set(legal)) == len(legal)
    before = round.record()
    kept = round.copy()
    for action in legal:
        other = round.copy()
        other.play(action)
        assert other.actions == (*round.actions, action)
    rng = Random(seed)
    cards = list(DECK)
    tries = [KoiKoi(), Shobu(), Deru(), Oriru(), Declare(), Pass(), Fuke()]
    tries += [Play(card) for card in cards] + [Take(card) for card in cards]
    tries += [Play(*rng.sample(cards, 2)) for _ in range(50)]
    for action in [*tries, None, "01-crane", 7]:
        if action not in legal:
            with pytest.raises(IllegalActionError, match=r"illegal|card|choose"):
                round.play(action)
            assert round == kept
    assert round.record() == before


@settings(max_examples=100)
@given(round=rounds(), seed=st.integers(0, 2**32), steps=st.integers(0, 80))
def test_a_record_gives_the_round_back(round, seed, steps):
    play_on(round, seed, steps=steps)
    again = hanaawase.Round.replay(round.record())
    assert again == round
    assert again.record() == round.record()
    assert again.events == round.events
    assert eval(repr(round), {"Round": hanaawase.Round}) == round
    assert "\n" not in round.record()


@settings(max_examples=100)
@given(round=rounds(), seed=st.integers(0, 2**32), steps=st.integers(0, 60))
def test_a_copy_is_independent(round, seed, steps):
    play_on(round, seed, steps=steps)
    before = round.record()
    copied = round.copy()
    assert copied == round
    play_on(copied, seed + 1)
    assert round.record() == before
    assert copied.is_over
    if not round.is_over:
        assert copied != round


@settings(max_examples=100)
@given(round=rounds(), seed=st.integers(0, 2**32), steps=st.integers(0, 60), data=st.data())
def test_a_view_does_not_depend_on_hidden_cards(round, seed, steps, data):
    """Swap the cards that a seat cannot see among themselves: it sees the same."""
    play_on(round, seed, steps=steps)
    seats = range(round.rules.number_of_seats)
    seat = data.draw(st.sampled_from(seats))
    view = round.view(seat)
    table = round.table
    hidden = [
        card.index for other in seats if other != seat for card in round.view(other).hand - view.shown[other]
    ]
    stock = list(table.stock)
    hidden += stock[table.drawn :]
    mixed = data.draw(st.permutations(hidden))
    changed = round.copy()
    exchange = dict(zip(hidden, mixed, strict=True))
    for other in seats:
        if other != seat:
            changed.table.hands[other] = sum(
                1 << exchange.get(card.index, card.index) for card in Pile(table.hands[other])
            )
    changed.table.stock = [exchange.get(index, index) for index in stock]
    if not round.is_over:
        assert changed.view(seat) == view


def test_a_view_of_another_seat_holds_no_hidden_card():
    round = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7)
    view = round.view(1)
    text = repr(view)
    hidden = round.first_deal.hands[0] | round.first_deal.hands[2] | Pile.of(round.first_deal.stock)
    assert not any(card.id in text for card in hidden)


def test_a_view_explains_points_and_yaku():
    round = play_on(hanaawase.Round.deal(hanaawase.NINTENDO, seed=7), 7)
    view = round.view(0)
    assert tuple(view.card_points(seat) for seat in range(3)) == round.result.card_points
    assert tuple(view.score(seat) for seat in range(3)) == round.result.scores
    assert view.result == round.result
    assert view.to_move is None


def test_the_rain_washes_in_a_view_too():
    rules = hanaawase.NINTENDO.with_options({"ameNagare": "othersVoid"})
    round = hanaawase.Round.deal(rules, seed=7)
    round.table.piles = [ALL.of_month(11).mask, Pile.parse("03-curtain 09-cup").mask, 0]
    assert [round.view(2).score(seat).total for seat in range(3)] == [20, 0, 0]


def test_a_player_needs_nothing_but_a_view():
    rules = hanaawase.Rules.parse("hanaawase/nintendo seats=5 openingHands=on fukeCall=announced")
    players = [RandomPlayer(seed=seat) for seat in range(5)]
    for seed in range(5):
        round = hanaawase.Round.deal(rules, seed=seed)
        while round.to_move is not None:
            round.play(players[round.to_move].choose(round.view(round.to_move)))
        assert round.is_over


@pytest.mark.parametrize("seat", [3, -1, None, "0"])
def test_a_seat_that_is_not_there(seat):
    with pytest.raises(RulesError, match=r"bad seat .*: expected 0 to 2"):
        hanaawase.Round.deal(hanaawase.NINTENDO, seed=7).view(seat)


def test_rounds_are_compared_with_rounds_only():
    round = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7)
    assert round != 7
    assert round.table != 7
    assert round != hanaawase.Round.deal(hanaawase.NINTENDO, seed=8)
    with pytest.raises(TypeError):
        hash(round)


def test_tables_that_differ_in_what_is_shown_differ():
    one, two = shown_round("declare", "pass", "pass"), shown_round("declare", "pass", "pass")
    assert one.table == two.table
    two.table.shown[0] ^= 1
    assert one.table != two.table


RECORD = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7).record()


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        (None, NotationError, "bad record None: expected a text"),
        ("", NotationError, "bad record ''"),
        ("hanafuda1", NotationError, "bad record 'hanafuda1'"),
        (RECORD.replace("hanaawase/nintendo", "koikoi/yamato"), RulesError, "is not of hana-awase"),
        (
            RECORD.replace("hanaawase/nintendo", "hanaawase/osaka"),
            RulesError,
            "unknown rule set 'hanaawase/osaka'",
        ),
        (RECORD.replace("; dealer 0", ""), NotationError, "expected section 'dealer' once, found 0"),
        (
            RECORD.replace("dealer 0", "dealer 3"),
            NotationError,
            "bad dealer '3': expected a whole number from 0 to 2",
        ),
        (RECORD.replace("month 1", "month 0"), NotationError, "bad month '0'"),
        (RECORD + " 13-cow", NotationError, "action 1 of the record: unknown card '13-cow'"),
        (RECORD + " pass", IllegalActionError, "action 1 of the record: illegal action 'pass'"),
        (RECORD.replace(" / ", " / 01-crane ", 1), NotationError, "01-crane"),
        (
            RECORD.replace("nintendo", "nintendo seats=4"),
            NotationError,
            "expected section 'reshuffle' once, found 0",
        ),
    ],
)
def test_records_that_are_none(text, error, message):
    with pytest.raises(HanafudaError) as caught:
        hanaawase.Round.replay(text)
    assert type(caught.value) is error
    assert message in str(caught.value)
    assert str(caught.value)[0].islower()


def test_a_reshuffle_has_no_place_where_nobody_drops_out():
    text = RECORD.replace("; play", "; reshuffle 5; play")
    with pytest.raises(NotationError, match="bad record section 'reshuffle': expected one of dealer, month"):
        hanaawase.Round.replay(text)


def test_the_same_seed_deals_the_same():
    for text in ["hanaawase/nintendo", "hanaawase/h88 seats=7", "hanaawase/oishi seats=5"]:
        rules = hanaawase.Rules.parse(text)
        one, two = (play_on(hanaawase.Round.deal(rules, seed=11, dealer=2), 5) for _ in range(2))
        assert one == two
        assert one.record() == two.record()


@pytest.mark.parametrize("fields", [{"openingHands": "on"}, {"seats": "5", "openingHands": "on"}])
@settings(max_examples=40)
@given(data=st.data())
def test_declared_hands_in_many_rounds(fields, data):
    round = play_on(data.draw(rounds(activePlayers="three", **fields)), data.draw(st.integers(0, 999)))
    declared = [event for event in round.events if event.step is Step.DECLARE]
    paid = [line for line in round.result.lines if "Chaff in Hand" in line.what]
    if round.result.ending is Ending.PLAYED:
        assert len(paid) == len(declared)
        assert [max(line.amounts) for line in paid] == [
            (30 if len(event.taken) == 7 else 20) * (len(round.order) - 1) for event in declared
        ]


def test_rules_of_a_round_are_kept():
    rules = rules_of(hana.NINTENDO | {"gokoValue": "100"})
    round = hanaawase.Round.deal(rules, seed=1, dealer=2, month=5)
    assert (round.rules, round.dealer, round.month, round.to_move) == (rules, 2, 5, 2)
    assert round.view(0).month == 5
