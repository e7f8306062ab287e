"""What always holds in a round of Hachi-hachi, whatever is played (RULES.md §D)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import DECK, IllegalActionError, Pile, hachihachi
from hanafuda_lib.actions import PLAYS, TAKES, WORDS, Claim
from hanafuda_lib.table import Deal
from tests.hachihachi.staging import finish, random_round, random_rules, rich_round, seeded

SEEDS = st.integers(0, 10**6)
ALL_ACTIONS = [*PLAYS, *TAKES, *WORDS.values(), Claim(("sanbon",)), Claim(("aka", "aka"))]


def conserved(round):
    table = round.table
    stock = list(table.stock)[table.drawn :]
    places = [*table.hands, *table.piles, table.field, sum(1 << index for index in stock)]
    if round._flipped >= 0:
        places.append(1 << round._flipped)
    assert sum(place.bit_count() for place in places) == 48
    union = 0
    for place in places:
        union |= place
    assert union == (1 << 48) - 1


@given(SEEDS, st.booleans())
@settings(max_examples=60)
def test_cards_are_conserved_and_money_adds_up(seed, eager):
    rng = seeded(seed)

    def check(round):
        conserved(round)
        assert sum(round.money.balance) + round.money.pot == 0
        lines = round.money.lines
        assert (
            tuple(sum(line.amounts[s] for line in lines) for s in range(round.seats)) == round.money.balance
        )

    round = finish(random_round(rng), rng, eager=eager, check=check)
    result = round.result
    assert result.points == round.money.balance
    assert sum(result.points) == round.money.pot == 0
    running = [0] * round.seats
    for posting in result.postings:
        for payer, receiver, mon in posting.payments:
            assert mon > 0
            assert payer != receiver
            for seat, sign in ((payer, -1), (receiver, 1)):
                if seat >= 0:
                    running[seat] += sign * mon
    assert tuple(running) == result.points


@given(SEEDS)
@settings(max_examples=40)
def test_every_other_action_is_refused_and_changes_nothing(seed):
    rng = seeded(seed)
    round = rich_round(rng, random_rules(rng)[0]) if seed % 2 else random_round(rng)
    for _ in range(60):
        if round.is_over:
            break
        legal = round.legal_actions()
        assert len(set(legal)) == len(legal) > 0
        before = round.copy()
        for action in rng.sample(ALL_ACTIONS, 25):
            if action not in legal:
                with pytest.raises(IllegalActionError, match="expected"):
                    round.play(action)
        assert round == before
        for action in legal:
            round.copy().play(action)  # none of them raises
        assert round == before
        round.play(rng.choice(legal))


@given(SEEDS, st.booleans())
@settings(max_examples=60)
def test_a_record_gives_the_round_back(seed, eager):
    rng = seeded(seed)
    round = random_round(rng)
    for _ in range(rng.randrange(60)):
        if round.is_over:
            break
        round.play(rng.choice(round.legal_actions()))
    again = hachihachi.Round.replay(round.record())
    assert again == round
    assert again.view(0) == round.view(0)
    assert eval(repr(round), {"Round": hachihachi.Round}) == round
    assert again.carry_in == round.carry_in
    assert "\n" not in round.record()


@given(SEEDS)
@settings(max_examples=40)
def test_copies_are_independent(seed):
    rng = seeded(seed)
    round = rich_round(rng, random_rules(rng)[0])
    for _ in range(rng.randrange(40)):
        if not round.is_over:
            round.play(rng.choice(round.legal_actions()))
    other = round.copy()
    assert other == round
    record = round.record()
    if not round.is_over:
        finish(other, rng)
        assert round.record() == record
        assert not round.is_over
        assert finish(round.copy(), seeded(seed)) == finish(round.copy(), seeded(seed))


@given(SEEDS)
@settings(max_examples=60)
def test_a_view_does_not_depend_on_hidden_cards(seed):
    """Swap what a seat cannot see: unplayed cards of other hands that are not shown, and the stock."""
    rng = seeded(seed)
    rules = random_rules(rng)[0].with_options({"hatto": "off", "diveLiability": "off", "zoro": "off"})
    round = hachihachi.Round.deal(rules, seed=seed, dealer=seed % 3)
    for _ in range(rng.randrange(25)):
        if not round.is_over:
            round.play(rng.choice(round.legal_actions()))
    seat = rng.randrange(3)
    view = round.view(seat)
    table = round.table
    hidden = [
        card
        for other in range(3)
        if other != seat
        for card in Pile(table.hands[other] & ~round._shown[other])
    ]
    hidden += [DECK[index] for index in list(table.stock)[table.drawn :]]
    if not hidden:
        return
    mixed = hidden.copy()
    rng.shuffle(mixed)
    swap = dict(zip(hidden, mixed, strict=True))
    deal = round.first_deal
    hands = tuple(Pile.of(swap.get(card, card) for card in hand) for hand in deal.hands)
    stock = tuple(swap.get(card, card) for card in deal.stock)
    try:
        other = hachihachi.Round.from_deal(rules, Deal(hands, deal.field, stock), dealer=round.dealer)
        for action in round.actions:
            other.play(action)
    except IllegalActionError:
        return  # what was shown rests on cards that are hidden now: such hands are another story
    if other._shown != round._shown:
        return
    assert other.view(seat) == view


@given(SEEDS)
@settings(max_examples=30)
def test_the_money_does_not_depend_on_how_seats_are_numbered(seed):
    rng = seeded(seed)
    round = rich_round(rng, random_rules(rng)[0])
    deal = round.first_deal
    turned = Deal((deal.hands[2], deal.hands[0], deal.hands[1]), deal.field, deal.stock)
    other = hachihachi.Round.from_deal(round.rules, turned, dealer=(round.dealer + 1) % 3)
    finish(round, rng, eager=True)
    for action in round.actions:
        other.play(action)
    points = round.result.points
    assert other.result.points == (points[2], points[0], points[1])
    assert other.result.winner == (round.result.winner + 1) % 3


@given(SEEDS)
@settings(max_examples=30)
def test_a_player_who_sees_only_views_can_play(seed):
    rng = seeded(seed)
    round = random_round(rng)
    while not round.is_over:
        views = [round.view(seat) for seat in range(round.seats)]
        assert [bool(view.legal) for view in views] == [seat == round.to_move for seat in range(round.seats)]
        for view in views:
            assert view.balance == round.money.balance
            assert sum(view.balance) + view.pot == 0
            assert view.score(0).base >= 0
        round.play(rng.choice(views[round.to_move].legal))
