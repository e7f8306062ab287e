"""Matches: counters, the next dealer, carried fields, length, records (RULES.md §D.1–D.4)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import HanafudaError, IllegalActionError, RulesError, hachihachi
from hanafuda_lib.hachihachi import dealing
from hanafuda_lib.hachihachi.seats import draw_seats
from tests.hachihachi.staging import STANDARD, play, random_rules, seeded

Match = hachihachi.Match


def play_round(match, rng, *, answer=None):
    while not match.round.is_over:
        legal = match.round.legal_actions()
        wanted = [action for action in legal if answer and str(action) == answer]
        match.play(wanted[0] if wanted else rng.choice(legal))


def play_match(match, rng, **given):
    play_round(match, rng, **given)
    while not match.is_over:
        match.next_round()
        play_round(match, rng, **given)
    return match


def test_everybody_starts_with_five_kan():
    assert Match(STANDARD, seed=1).totals == (60, 60, 60)
    assert Match(STANDARD.with_options({"monPerKan": 10}), seed=1, seats=5).totals == (50,) * 5


@pytest.mark.parametrize("rounds", [3, 6, 12])
def test_a_match_has_so_many_rounds(rounds):
    match = play_match(Match(STANDARD, seed=2, rounds=rounds), seeded(2))
    assert match.number == match.rounds == rounds == len(match.results)
    assert [round.month for round in (*match.history, match.round)] == [n % 12 + 1 for n in range(rounds)]
    assert sum(match.totals) == 180
    for before, after in zip(match.history, [*match.history[1:], match.round], strict=True):
        assert after.dealer == before.result.next_dealer
        assert after.carry_in == before.result.carry
    with pytest.raises(IllegalActionError, match="the match is over"):
        match.next_round()


def test_the_length_of_the_rules_is_the_usual_one():
    assert Match(STANDARD, seed=1).rounds == 12
    assert Match(STANDARD.with_options({"gameLength": 6}), seed=1).rounds == 6


def test_the_first_dealer_is_drawn_and_deals_follow_from_the_seed():
    match = Match(STANDARD, seed=9)
    assert match.opening == draw_seats(seed=900, seats=3)
    assert match.round == hachihachi.Round.deal(STANDARD, seed=901, dealer=0)
    play_round(match, seeded(1))
    result = match.round.result
    match.next_round()
    expected = hachihachi.Round.deal(
        STANDARD, seed=902, dealer=result.next_dealer, month=2, carry=result.carry
    )
    assert match.round == expected


def test_a_round_that_nobody_plays_is_dealt_again_and_does_not_count():
    match = Match(STANDARD, seed=3, rounds=3, seats=4)
    play_round(match, seeded(1), answer="oriru")
    assert match.round.result.ending is hachihachi.Ending.NOBODY
    assert not match.is_over
    match.next_round()
    assert (match.number, match.round.month, match.round.dealer) == (1, 1, 0)
    assert match.round.first_deal != match.history[0].first_deal
    play_match(match, seeded(4), answer="deru")
    assert (match.number, len(match.history)) == (3, 3)


def carried_match(options, rounds=3):
    """The first seed whose last round leaves a carried field."""
    for seed in range(200):
        match = play_match(Match(STANDARD.with_options({"gameLength": rounds}), seed=seed), seeded(seed))
        if match.round.result.carry:
            rules = STANDARD.with_options({"gameLength": rounds, **options})
            return match, Match.replay(match.record().replace(match.rules.text, rules.text))
    raise AssertionError("no carried field")


def test_etsunen_plays_on_while_a_field_is_carried():
    usual, longer = carried_match({"etsunen": "on"})
    assert usual.is_over
    assert not longer.is_over
    longer.next_round()
    assert longer.number == 4
    assert longer.round.multiplier >= 2
    play_match(longer, seeded(8))
    assert longer.round.result.carry == ()
    assert longer.number > 3


def test_etsunen_comes_to_an_end(monkeypatch):
    monkeypatch.setattr("hanafuda_lib.hachihachi.match._MOST_ROUNDS", 3)
    assert carried_match({"etsunen": "on"})[1].is_over


def test_a_shown_shiso_may_end_the_match():
    for options, over in (({}, False), ({"shisoEnds": "on"}, True)):
        match = Match(STANDARD.with_options(options), seed=1)
        play_round(match, seeded(1))
        match.round.claims[2] = ("shiso", "karasu")
        assert match.is_over is over


def test_who_wins_the_match():
    match = play_match(Match(STANDARD, seed=5, rounds=3), seeded(5))
    assert match.winner == max(range(3), key=lambda seat: match.totals[seat])
    assert Match(STANDARD, seed=5).winner is None


def test_a_tie_has_no_winner():
    match = Match(
        STANDARD.with_options({"gameLength": "3", "dropFee": "0", "dropFeeStep": "0"}), seed=5, seats=4
    )
    for number in range(3):
        play(match.round, "deru deru oriru oriru")
        if number < 2:
            match.next_round()
    assert match.is_over
    assert match.totals == (60, 60, 60, 60)
    assert match.winner is None


@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_records_and_copies(seed):
    rng = seeded(seed)
    match = Match(random_rules(rng)[0], seed=seed, seats=rng.choice([2, 3, 3, 4, 7]), rounds=3)
    for _ in range(rng.randrange(4)):
        play_round(match, rng)
        if match.is_over:
            break
        match.next_round()
    if not match.round.is_over:
        match.play(rng.choice(match.round.legal_actions()))
    again = Match.replay(match.record())
    assert again == match
    assert again.round == match.round
    assert again.totals == match.totals
    assert sum(match.totals) == 5 * int(match.rules.mon_per_kan.value) * match.seats
    assert eval(repr(match), {"Match": Match}) == match
    assert match != "a match"
    other = match.copy()
    record = match.record()
    play_round(other, rng)
    assert match.record() == record


def test_the_next_round_waits_for_the_end():
    with pytest.raises(IllegalActionError, match="expected the current round to end first"):
        Match(STANDARD, seed=1).next_round()


@pytest.mark.parametrize("rounds", [4, 0, True, "twelve"])
def test_bad_lengths(rounds):
    with pytest.raises(RulesError, match=r"bad number of rounds .*: expected 3, 6 or 12"):
        Match(STANDARD, seed=1, rounds=rounds)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ("hanafuda1 hachihachi/std; seed x; seats 3; play", "bad seed 'x'"),
        (
            "hanafuda1 hachihachi/std; seed 1; seats 9; play",
            "bad seats '9': expected a whole number from 2 to 7",
        ),
        ("hanafuda1 hachihachi/std; seed 1; play", "expected section 'seats' once"),
        (
            "hanafuda1 hachihachi/std; seed 1; seats 3; play pass fold",
            "deal 1 of the record: unknown action 'fold'",
        ),
        ("hanafuda1 hachihachi/std; seed 1; seats 3; play; play", "deal 2 of the record: illegal next round"),
    ],
)
def test_bad_records(record, message):
    with pytest.raises(HanafudaError, match=message):
        Match.replay(record)


@pytest.mark.parametrize("given", [{"seed": -1}, {"seed": 1, "seats": 1}])
def test_bad_seeds_and_seats(given):
    with pytest.raises(RulesError, match="bad"):
        Match(STANDARD, **given)


def test_redeals_name_the_four_cards_that_made_a_deal_void():
    """Four of a month on the field: dealt again (RULES.md §D.2); the first cards of a seed stand where they may."""
    lenient = hachihachi.STANDARD.with_options({"fieldFour": "dealerTakes"})
    first = hachihachi.Round.deal(lenient, seed=446).first_deal
    (cards,) = dealing.redeals(hachihachi.STANDARD, seed=446, seats=3, dealer=0)
    assert len(cards) == 4
    assert cards <= first.field
    assert hachihachi.Round.deal(hachihachi.STANDARD, seed=446).first_deal != first
    for seed in range(100):
        assert dealing.redeals(hachihachi.STANDARD, seed=seed, seats=3, dealer=0) == ()
        stands = hachihachi.Round.deal(hachihachi.STANDARD, seed=seed).first_deal
        assert stands == hachihachi.Round.deal(lenient, seed=seed).first_deal
