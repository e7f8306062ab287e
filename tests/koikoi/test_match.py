"""A match: first dealer, rounds one after another, totals, winner, record (RULES.md §B.1)."""

import itertools
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import DECK, HanafudaError, IllegalActionError, Shobu, koikoi
from hanafuda_lib.koikoi.match import first_dealer
from hanafuda_lib.table import rng_for, shuffled_deck
from tests.oracle import engine
from tests.oracle.staging import find_round, random_choice
from tests.oracle.strategies import house_rules, rules_of

YAMATO, MON = koikoi.YAMATO, koikoi.MON


def play_round(match, rng):
    while not match.round.is_over:
        match.play(random_choice(match.round.legal_actions(), rng))


def play_match(match, seed=0, *, rounds=1000):
    rng = Random(seed)
    play_round(match, rng)
    while not match.is_over and match.number < rounds:
        match.next_round()
        play_round(match, rng)
    return match


class TestFirstDealer:
    """Each player turns a card: the earlier month deals."""

    @given(st.integers(0, 10**6))
    def test_the_earlier_month_deals(self, seed):
        opening = first_dealer(YAMATO, seed=seed)
        order = [DECK[index] for index in shuffled_deck(rng_for(seed))]
        assert [card for cut in opening.cuts for card in cut] == order[: 2 * len(opening.cuts)]
        *ties, last = opening.cuts
        assert all(one.month == two.month for one, two in ties)
        assert last[0].month != last[1].month
        assert last[opening.dealer].month < last[1 - opening.dealer].month

    def test_each_seat_deals_about_as_often(self):
        first = sum(first_dealer(YAMATO, seed=seed).dealer for seed in range(2000))
        assert 880 < first < 1120

    def test_a_match_opens_with_it(self):
        for seed in range(20):
            match = koikoi.Match(YAMATO, seed=seed)
            assert match.opening == first_dealer(YAMATO, seed=100 * seed)
            assert match.round.dealer == match.opening.dealer

    def test_cuts_that_never_part_end_with_seat_0(self, monkeypatch):
        in_pairs = [index for month in range(12) for index in range(4 * month, 4 * month + 4)]
        monkeypatch.setattr("hanafuda_lib.koikoi.match.shuffled_deck", lambda rng: in_pairs)
        opening = first_dealer(YAMATO, seed=1)
        assert (len(opening.cuts), opening.dealer) == (24, 0)


@pytest.mark.parametrize("rules", [YAMATO, MON], ids=["yamato", "mon"])
@pytest.mark.parametrize("rounds", [3, 6, 12])
def test_a_match_has_so_many_rounds(rules, rounds):
    match = play_match(koikoi.Match(rules, seed=7, rounds=rounds))
    assert match.is_over
    assert match.rounds == match.number == len(match.results) == rounds
    assert match.rules == rules.with_options({"gameLength": rounds})
    with pytest.raises(IllegalActionError, match="the match is over") as caught:
        match.next_round()
    assert caught.value.code == "match-over"


def test_twelve_rounds_are_the_default():
    assert koikoi.Match(YAMATO, seed=7).rounds == 12
    assert koikoi.Match(YAMATO.with_options({"gameLength": "3"}), seed=7).rounds == 3


def test_round_n_is_a_deal_of_its_own_with_the_month_of_its_number():
    match = play_match(koikoi.Match(YAMATO, seed=7))
    dealer = match.opening.dealer
    for number, round in enumerate([*match.history, match.round], start=1):
        fresh = koikoi.Round.deal(YAMATO, seed=700 + number, dealer=dealer, month=number)
        assert round.first_deal == fresh.first_deal
        assert (round.dealer, round.month) == (dealer, number)
        dealer = round.result.next_dealer


def test_the_next_dealer_is_the_winner_and_the_other_one_after_a_draw():
    match = play_match(koikoi.Match(YAMATO, seed=3))
    done = [*match.history, match.round]
    for one, two in itertools.pairwise(done):
        winner = one.result.winner
        assert two.dealer == (1 - one.dealer if winner is None else winner)


@pytest.mark.parametrize("seed", range(6))
def test_totals_are_the_sums_of_the_rounds_and_the_higher_one_wins(seed):
    match = play_match(koikoi.Match(YAMATO, seed=seed, rounds=6), seed)
    games = [engine.replay(round.record()) for round in (*match.history, match.round)]
    assert match.totals == tuple(sum(game.points[seat] for game in games) for seat in (0, 1))
    one, two = match.totals
    assert match.winner == (None if one == two else 0 if one > two else 1)


def test_equal_totals_are_a_tie():
    match = next(
        match
        for match in (play_match(koikoi.Match(YAMATO, seed=seed, rounds=3), seed) for seed in range(500))
        if match.totals[0] == match.totals[1]
    )
    assert match.is_over
    assert match.winner is None


def test_nobody_has_won_before_the_end():
    match = play_match(koikoi.Match(YAMATO, seed=7, rounds=3), rounds=2)
    assert match.totals[0] != match.totals[1]
    assert (match.is_over, match.winner) == (False, None)


def test_the_next_round_waits_for_the_end_of_this_one():
    match = koikoi.Match(YAMATO, seed=7)
    before = match.record()
    with pytest.raises(IllegalActionError, match="expected the current round to end first") as caught:
        match.next_round()
    assert caught.value.code == "round-running"
    with pytest.raises(IllegalActionError):
        match.play(Shobu())
    assert match.record() == before
    assert match.results == ()


class TestToFifty:
    """``gameLength=to50`` and ``scoring=zeroSum``."""

    @pytest.mark.parametrize("seed", range(4))
    def test_a_match_to_50_ends_when_somebody_has_them(self, seed):
        match = koikoi.Match(YAMATO.with_options({"gameLength": "to50"}), seed=seed)
        rng = Random(seed)
        assert match.rounds is None
        while True:
            play_round(match, rng)
            assert match.is_over == (max(match.totals) >= 50)
            if match.is_over:
                break
            match.next_round()
        assert match.totals[match.winner] >= 50

    @pytest.mark.parametrize("seed", range(4))
    def test_zero_sum_starts_at_50_each_and_ends_at_none_left(self, seed):
        rules = YAMATO.with_options({"gameLength": "to50", "scoring": "zeroSum"})
        match = koikoi.Match(rules, seed=seed)
        assert match.totals == (50, 50)
        rng = Random(seed)
        while True:
            play_round(match, rng)
            assert sum(match.totals) == 100
            assert match.is_over == (min(match.totals) <= 0 or match.number == 99)
            if match.is_over:
                break
            match.next_round()
        assert match.totals[match.winner] > 50

    def test_zero_sum_with_a_fixed_length_keeps_a_hundred(self):
        match = play_match(koikoi.Match(YAMATO.with_options({"scoring": "zeroSum"}), seed=1, rounds=6))
        assert sum(match.totals) == 100
        assert match.number == 6

    @pytest.mark.parametrize("scoring", ["winnerOnly", "zeroSum"])
    def test_a_match_that_goes_nowhere_ends_after_99_rounds(self, scoring):
        rules = YAMATO.with_options({"gameLength": "to50", "scoring": scoring})
        match = koikoi.Match(rules, seed=5)
        never = find_round(rules, lambda one: one.result.points == (0, 0))
        match.round = never
        for number in range(2, 100):
            assert not match.is_over
            match.next_round()
            assert match.number == number
            match.round = never
        assert match.is_over
        assert match.winner is None


class TestRecord:
    """A match in one line."""

    @settings(max_examples=30)
    @given(house_rules(), st.integers(0, 10**6), st.integers(1, 4))
    def test_a_match_round_trips(self, how, seed, rounds):
        match = play_match(koikoi.Match(rules_of(how), seed=seed), seed, rounds=rounds)
        again = koikoi.Match.replay(match.record())
        assert again == match
        assert again.record() == match.record()
        assert (again.totals, again.number, again.results) == (match.totals, match.number, match.results)
        assert again.round == match.round
        assert eval(repr(match), {"Match": koikoi.Match}) == match

    def test_a_copy_goes_its_own_way(self):
        match = play_match(koikoi.Match(YAMATO, seed=7, rounds=3), rounds=1)
        before = match.record()
        other = match.copy()
        assert other == match
        other.next_round()
        other.play(other.round.legal_actions()[0])
        assert match.record() == before
        assert other != match
        assert match != "a match"

    @pytest.mark.parametrize(
        ("record", "code", "message"),
        [
            ("", "bad-record", "bad record ''"),
            ("hanafuda1 koikoi/yamato; play", "bad-record", "bad record: expected section 'seed' once, found 0"),
            (
                "hanafuda1 koikoi/yamato; seed 1; seed 2; play",
                "bad-record", "bad record: expected section 'seed' once, found 2",
            ),
            ("hanafuda1 koikoi/yamato; seed x; play", "bad-number", "bad seed 'x'"),
            ("hanafuda1 koikoi/yamato; seed -1; play", "bad-number", "bad seed '-1'"),
            ("hanafuda1 koikoi/yamato; dealer 0; seed 1; play", "bad-record", "bad record section 'dealer'"),
            ("hanafuda1 koikoi/tokyo; seed 1; play", "unknown-rules", "unknown rule set 'koikoi/tokyo'"),
            ("hanafuda1 koikoi/yamato; seed 7; play koikoi", "illegal-action", "round 1 of the record: illegal"),
            ("hanafuda1 koikoi/yamato; seed 7; play fold", "unknown-action", "round 1 of the record: unknown"),
            ("hanafuda1 koikoi/yamato; seed 7; play; play", "round-running", "round 2 of the record: illegal"),
        ],
    )  # fmt: skip
    def test_a_bad_record_is_named(self, record, code, message):
        with pytest.raises(HanafudaError) as caught:
            koikoi.Match.replay(record)
        assert caught.value.code == code
        assert str(caught.value).startswith(message)
        assert "expected" in str(caught.value)
