"""What holds in every round, whatever is dealt, played and agreed on."""

from collections import Counter
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hanafuda_lib import DECK, HanafudaError, IllegalActionError, KoiKoi, Phase, Pile, Shobu, koikoi
from hanafuda_lib.actions import PLAY_TAKES, PLAYS, TAKES
from hanafuda_lib.table import Deal
from tests.oracle.staging import play_on, random_choice
from tests.oracle.strategies import house_rules, rounds, rules_of

UNIVERSE = (*PLAYS, *PLAY_TAKES.values(), *TAKES, KoiKoi(), Shobu())
NO_ACTIONS = (None, "koikoi", 0, (), "01-crane", DECK[0], object())


def cards_of(round):
    """Every card of the round, wherever it lies."""
    view = round.view(0)
    left = round.first_deal.stock[len(round.first_deal.stock) - view.stock_size :]
    hands = [round.view(seat).hand for seat in (0, 1)]
    flipped = [view.flipped] if view.flipped else []
    return Counter([*left, *flipped, *view.field, *(card for pile in (*hands, *view.piles) for card in pile)])


def everything(round):
    """All that can be seen of a round from both seats, and its text."""
    return round.record(), round.view(0), round.view(1), round.legal_actions(), round.is_over


@settings(max_examples=150)
@given(rounds(), st.integers(0, 2**32))
def test_there_are_always_48_cards(round, seed):
    rng = Random(seed)
    assert cards_of(round) == Counter(DECK)
    while not round.is_over:
        round.play(random_choice(round.legal_actions(), rng))
        assert cards_of(round) == Counter(DECK)


@settings(max_examples=60)
@given(rounds(), st.integers(0, 2**32))
def test_no_legal_action_ever_raises(round, seed):
    rng = Random(seed)
    while not round.is_over:
        legal = round.legal_actions()
        assert legal and len(set(legal)) == len(legal)
        for action in legal:
            trial = round.copy()
            trial.play(action)
            assert trial.actions == (*round.actions, action)
        round.play(random_choice(legal, rng))
    assert round.legal_actions() == ()


@settings(max_examples=40)
@given(rounds(), st.integers(0, 2**32), st.integers(0, 40))
def test_every_other_action_is_refused_and_changes_nothing(round, seed, steps):
    play_on(round, seed, steps=steps)
    legal, before = set(round.legal_actions()), everything(round)
    refused = 0
    for action in (*UNIVERSE, *NO_ACTIONS):
        if action in legal:
            continue
        try:
            round.play(action)
        except IllegalActionError as error:
            refused += 1
            assert error.code and "expected" in str(error)
        else:
            raise AssertionError(f"{action} was allowed beside {legal}")
    assert refused == len(UNIVERSE) - len(legal) + len(NO_ACTIONS)
    assert everything(round) == before


@settings(max_examples=150)
@given(rounds(), st.integers(0, 2**32), st.integers(0, 60))
def test_a_record_gives_the_same_round_back(round, seed, steps):
    play_on(round, seed, steps=steps)
    again = koikoi.Round.replay(round.record())
    assert again == round
    assert everything(again) == everything(round)
    assert eval(repr(round), {"Round": koikoi.Round}) == round
    if not round.is_over:
        play_on(again, seed)
        play_on(round, seed)
        assert everything(again) == everything(round)


@settings(max_examples=60)
@given(rounds(), st.integers(0, 2**32), st.integers(0, 30))
def test_a_copy_goes_its_own_way(round, seed, steps):
    play_on(round, seed, steps=steps)
    before = everything(round)
    other = round.copy()
    assert other == round
    play_on(other, seed + 1)
    assert everything(round) == before
    play_on(round, seed + 1)
    assert everything(round) == everything(other)


@settings(max_examples=150)
@given(rounds(handYaku="off"), st.integers(0, 2**32), st.integers(0, 40), st.integers(0, 1))
def test_a_view_never_depends_on_hidden_cards(round, seed, steps, seat):
    play_on(round, seed, steps=steps)
    other = 1 - seat
    deal = round.first_deal
    drawn = len(deal.stock) - round.view(seat).stock_size
    hidden_hand = list(round.view(other).hand)
    hidden = hidden_hand + list(deal.stock[drawn:])
    Random(seed + 1).shuffle(hidden)
    hand = Pile.of(hidden[: len(hidden_hand)]) | (deal.hands[other] - round.view(other).hand)
    hands = (deal.hands[0], hand) if other == 1 else (hand, deal.hands[1])
    swapped = Deal(hands, deal.field, deal.stock[:drawn] + tuple(hidden[len(hidden_hand) :]))
    twin = koikoi.Round.from_deal(round.rules, swapped, dealer=round.dealer, month=round.month)
    for action in round.actions:
        twin.play(action)
    assert twin.view(seat) == round.view(seat)
    assert repr(twin.view(seat)) == repr(round.view(seat))
    assert twin.view(other).hand == Pile.of(hidden[: len(hidden_hand)])


@settings(max_examples=100)
@given(rounds(), st.integers(0, 2**32), st.integers(0, 40))
def test_a_view_holds_what_that_seat_sees(round, seed, steps):
    play_on(round, seed, steps=steps)
    for seat in (0, 1):
        view = round.view(seat)
        assert view.legal == (round.legal_actions() if round.to_move == seat else ())
        assert view.hand_sizes[seat] == len(view.hand)
        assert view.hand_sizes[1 - seat] == len(round.view(1 - seat).hand)
        for whose in (0, 1):
            assert view.score(whose) == round.view(1 - seat).score(whose)
        assert (view.flipped is not None) == (view.phase is Phase.TAKE)


@settings(max_examples=60)
@given(rounds(), st.integers(0, 2**32), st.integers(0, 30))
def test_a_view_says_what_each_card_would_take(round, seed, steps):
    play_on(round, seed, steps=steps)
    if round.phase is not Phase.PLAY:
        return
    view = round.view(round.to_move)
    for card in view.hand:
        plays = [action for action in view.legal if action.card is card]
        taken = Pile()
        for action in plays:
            trial = round.copy()
            trial.play(action)
            taken |= trial.events[len(round.events)].taken
        assert view.takes(card) == taken


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 2**62), st.integers(0, 1), st.integers(1, 12))
def test_the_same_seed_gives_the_same_deal(how, seed, dealer, month):
    rules = rules_of(how)
    one = koikoi.Round.deal(rules, seed=seed, dealer=dealer, month=month)
    two = koikoi.Round.deal(rules_of(dict(how)), seed=seed, dealer=dealer, month=month)
    assert one == two
    assert (one.dealer, one.month) == (dealer, month)
    assert koikoi.Round.from_deal(rules, one.first_deal, dealer=dealer, month=month) == one


@settings(max_examples=150)
@given(rounds(), st.integers(0, 2**32))
def test_a_result_is_the_sum_of_its_lines(round, seed):
    result = play_on(round, seed).result
    assert result.points == tuple(sum(line.amounts[seat] for line in result.lines) for seat in (0, 1))
    assert all(line.what for line in result.lines)
    if result.score is not None:
        assert result.points[result.winner] == result.score.total
        assert result.score == round.view(0).score(result.winner)
    loser_pays = round.rules.scoring.value == "zeroSum"
    assert sum(result.points) == 0 if loser_pays else min(result.points) == 0
    assert result.next_dealer in (0, 1)
    if round.rules.dealer_rotation.value == "alternate":
        assert result.next_dealer == 1 - round.dealer


@settings(max_examples=100)
@given(rounds(), st.integers(0, 2**32))
def test_exchanging_the_seats_exchanges_the_result(round, seed):
    deal = round.first_deal
    mirror = koikoi.Round.from_deal(
        round.rules,
        Deal((deal.hands[1], deal.hands[0]), deal.field, deal.stock),
        dealer=1 - round.dealer,
        month=round.month,
    )
    play_on(round, seed)
    for action in round.actions:
        mirror.play(action)
    assert mirror.is_over
    assert mirror.result.ending is round.result.ending
    assert mirror.result.points == round.result.points[::-1]
    assert mirror.result.next_dealer == 1 - round.result.next_dealer


@settings(max_examples=100)
@given(rounds(), st.integers(0, 2**32), st.data())
def test_a_damaged_record_is_refused_with_a_clear_error(round, seed, data):
    record = play_on(round, seed).record()
    place = data.draw(st.integers(0, len(record) - 1))
    kind = data.draw(st.sampled_from(["cut", "drop", "change"]))
    damaged = {
        "cut": record[:place],
        "drop": record[:place] + record[place + 1 :],
        "change": record[:place] + data.draw(st.sampled_from("x9;/> ")) + record[place + 1 :],
    }[kind]
    assume(damaged != record)
    try:
        again = koikoi.Round.replay(damaged)
    except HanafudaError as error:
        assert error.code
        assert str(error)[0].islower()
    else:
        assert koikoi.Round.replay(again.record()) == again
