"""Matches of hana-awase: the draw for seats, rounds, totals, who deals (RULES.md §C.1.1, §C.1.8–9)."""

from itertools import pairwise

import pytest

from hanafuda_lib import HanafudaError, IllegalActionError, NotationError, Oriru, RulesError, hanaawase
from hanafuda_lib.hanaawase.match import draw_seats
from hanafuda_lib.hanaawase.settlement import Ending
from hanafuda_lib.players import RandomPlayer
from tests.hanaawase import golden
from tests.oracle.hana_strategies import play_on

RULES = hanaawase.Rules.parse


def play_match(match, seed=1):
    play_on(match.round, seed)
    while not match.is_over:
        match.next_round()
        seed += 1
        play_on(match.round, seed)
    return match


# ---------------------------------------------------------------- the draw


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_early_months_sit_first_and_of_one_month_the_better_card(seats):
    rules = RULES(f"hanaawase/h88 seats={seats}")
    for seed in range(200):
        draw = draw_seats(rules, seed=seed)
        assert sorted(draw.players) == list(range(seats))
        assert draw.dealer == 0
        cards = dict(draw.draws[0])
        assert list(cards) == list(range(seats))
        assert len({card.id for card in cards.values()}) == seats
        ranks = [(cards[player].month, -cards[player].points) for player in draw.players]
        assert ranks == sorted(ranks)


def test_players_who_are_still_equal_draw_again():
    rules = RULES("hanaawase/h88 seats=7")
    again = 0
    for seed in range(300):
        draw = draw_seats(rules, seed=seed)
        first = dict(draw.draws[0])
        ranks = [(card.month, card.points) for card in first.values()]
        tied = {rank for rank in ranks if ranks.count(rank) > 1}
        assert (len(draw.draws) > 1) == bool(tied)
        for redraw in draw.draws[1:]:
            players = [player for player, _ in redraw]
            assert 2 <= len(players) < 7
            assert len({(first[player].month, first[player].points) for player in players}) == 1
            again += 1
        if len(draw.draws) == 2:
            second = dict(draw.draws[1])
            order = [player for player in draw.players if player in second]
            assert order == sorted(second, key=lambda player: (second[player].month, -second[player].points))
    assert again >= 20


def test_two_who_draw_equal_cards_again_draw_a_third_time():
    longest = max(len(draw_seats(RULES("hanaawase/h88 seats=7"), seed=seed).draws) for seed in range(3000))
    assert longest >= 3


# ---------------------------------------------------------------- the rounds


@pytest.mark.parametrize("rounds", [3, 6, 9, 12])
def test_a_match_has_its_rounds(rounds):
    match = play_match(hanaawase.Match(hanaawase.NINTENDO, seed=rounds, rounds=rounds))
    assert match.rounds == match.number == len(match.results) == rounds
    assert [round.month for round in (*match.history, match.round)] == list(range(1, rounds + 1))
    points = [result.points for result in match.results]
    assert match.totals == tuple(map(sum, zip(*points, strict=True)))
    assert sum(match.totals) == 0
    best = max(match.totals)
    assert match.winner == (match.totals.index(best) if match.totals.count(best) == 1 else None)
    with pytest.raises(IllegalActionError, match="illegal next round: the match is over"):
        match.next_round()


def test_twelve_rounds_are_usual():
    assert hanaawase.Match(hanaawase.NINTENDO, seed=1).rounds == 12


def test_the_highest_net_deals_next_and_seats_do_not_move():
    match = play_match(hanaawase.Match(hanaawase.NINTENDO, seed=5, rounds=12))
    done = [*match.history, match.round]
    assert done[0].dealer == 0
    for one, two in pairwise(done):
        assert two.dealer == one.result.next_dealer
        nets = one.result.nets
        order = [(one.dealer + step) % 3 for step in range(3)]
        assert one.result.next_dealer == max(order, key=lambda seat: nets[seat])
        assert two.order == tuple((two.dealer + step) % 3 for step in range(3))
    assert len({round.dealer for round in done}) > 1


def test_a_round_is_the_deal_of_its_seed():
    match = hanaawase.Match(hanaawase.OISHI, seed=4, rounds=3)
    assert match.round == hanaawase.Round.deal(match.rules, seed=401, dealer=0, month=1)
    play_on(match.round, 1)
    match.next_round()
    dealer = match.history[0].result.next_dealer
    assert match.round == hanaawase.Round.deal(match.rules, seed=402, dealer=dealer, month=2)


def test_a_deal_in_which_nobody_is_in_is_no_round():
    match = hanaawase.Match(RULES("hanaawase/h88 seats=4"), seed=2, rounds=3)
    for _ in range(2):
        for _ in range(4):
            match.play(Oriru())
        assert match.round.result.ending is Ending.NOBODY_IN
        assert not match.is_over
        assert match.number == 1
        match.next_round()
        assert (match.number, match.round.dealer, match.round.month) == (1, 0, 1)
    assert match.round.first_deal == hanaawase.Round.deal(match.rules, seed=203).first_deal
    play_match(match)
    assert match.number == 3
    # The last deal, too, is dealt again when nobody is in.
    assert sum(result.ending is not Ending.NOBODY_IN for result in match.results) == 3


def test_the_last_deal_is_dealt_again_when_nobody_is_in():
    match = hanaawase.Match(RULES("hanaawase/h88 seats=4 forceThree=off"), seed=2, rounds=3)
    for _ in range(2):
        while not match.round.is_over:
            match.play(match.round.legal_actions()[0])
        match.next_round()
    for _ in range(4):
        match.play(Oriru())
    assert (match.number, match.is_over, match.winner) == (3, False, None)
    match.next_round()
    assert match.number == 3


def test_the_next_round_waits():
    match = hanaawase.Match(hanaawase.NINTENDO, seed=1)
    with pytest.raises(IllegalActionError, match="expected the current round to end first"):
        match.next_round()
    assert match.winner is None
    assert match.number == 1


def test_equal_totals_are_a_tie():
    match = play_match(hanaawase.Match(hanaawase.NINTENDO, seed=5, rounds=3))
    lines = [line for result in match.results for line in result.lines]
    assert lines
    for round in (*match.history, match.round):
        object.__setattr__(round.result, "lines", ())
    assert match.totals == (0, 0, 0)
    assert match.is_over
    assert match.winner is None


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(
    "text", ["hanaawase/nintendo", "hanaawase/h88 seats=5", "hanaawase/oishi openingHands=on"]
)
def test_a_record_gives_the_match_back(text):
    match = hanaawase.Match(RULES(text), seed=9, rounds=3)
    for seed in range(3):
        assert hanaawase.Match.replay(match.record()) == match
        play_on(match.round, seed, steps=8)
        assert hanaawase.Match.replay(match.record()) == match
        play_on(match.round, seed)
        if not match.is_over:
            match.next_round()
    assert eval(repr(match), {"Match": hanaawase.Match}) == match


def test_a_copy_is_independent():
    match = hanaawase.Match(hanaawase.NINTENDO, seed=9, rounds=3)
    copied = match.copy()
    assert copied == match
    play_match(copied)
    assert copied.is_over
    assert match.number == 1
    assert match.round.actions == ()
    assert match != copied
    assert match != 7
    with pytest.raises(TypeError):
        hash(match)


def test_players_play_a_match_by_views():
    match = hanaawase.Match(hanaawase.H80, seed=3, rounds=3)
    player = RandomPlayer(seed=1)
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        match.play(player.choose(match.round.view(match.round.to_move)))
    assert sum(match.totals) == 0


MATCH = hanaawase.Match(hanaawase.NINTENDO, seed=7, rounds=3).record()


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        (None, NotationError, "bad record None"),
        (MATCH.replace("seed 7", "seed x"), NotationError, "bad seed 'x'"),
        (MATCH.replace("; seed 7", ""), NotationError, "expected section 'seed' once, found 0"),
        (MATCH + " pass", IllegalActionError, "round 1 of the record: illegal action 'pass'"),
        (MATCH + "; play", IllegalActionError, "round 2 of the record: illegal next round"),
        (MATCH.replace("gameLength=3", "gameLength=4"), RulesError, "unknown value '4'"),
    ],
)
def test_records_that_are_none(text, error, message):
    with pytest.raises(HanafudaError) as caught:
        hanaawase.Match.replay(text)
    assert type(caught.value) is error
    assert message in str(caught.value)


@pytest.mark.parametrize("rounds", [0, 4, "three", True, 1.5])
def test_a_length_that_is_none(rounds):
    with pytest.raises(RulesError, match=r"bad number of rounds .*: expected 3, 6, 9 or 12"):
        hanaawase.Match(hanaawase.NINTENDO, seed=1, rounds=rounds)


@pytest.mark.parametrize(
    ("rules", "seed", "message"),
    [
        (None, 1, "bad rules None"),
        ("hanaawase/nintendo", 1, "bad rules 'hana"),
        (hanaawase.NINTENDO, -1, "bad seed -1"),
    ],
)
def test_a_bad_start(rules, seed, message):
    with pytest.raises(RulesError, match=message):
        hanaawase.Match(rules, seed=seed)


# ---------------------------------------------------------------- golden


def test_golden_rounds():
    """Rounds as text, compared whole; the second engine agrees to each."""
    assert len(golden.records(golden.ROUNDS)) == 8
    assert golden.golden_rounds() == golden.ROUNDS.read_text("utf-8")


def test_a_golden_match():
    assert golden.golden_match() == golden.MATCH.read_text("utf-8")
