"""One suite for the rounds of all three games: the same names, and the same promises behind them."""

import copy
import dataclasses
import pickle
from random import Random

import pytest

from hanafuda_lib import (
    Card,
    HanafudaError,
    IllegalActionError,
    KoiKoi,
    Play,
    RulesError,
    Take,
    all_rules,
    hachihachi,
    hanaawase,
    koikoi,
)
from hanafuda_lib.actions import WORDS
from hanafuda_lib.games import GAMES, game_of, replay_round
from hanafuda_lib.pile import EMPTY, Pile, require_partition
from hanafuda_lib.players import GreedyPlayer, RandomPlayer
from hanafuda_lib.table import Deal

#: Every name that a round answers to, whatever the game.
NAMES = set(
    "deal from_deal replay record copy __copy__ play legal_actions view events actions first_deal result "
    "is_over to_move phase dealer month".split()
)
#: Every preset, and the house rules under which most can happen before and beside the usual turns.
TEXTS = [
    *(rules.id for rules in all_rules()),
    "koikoi/yamato dealSize=10-8 yakuCheck=atCapture koikoiLimit=unlimited lightningWild=on playOutStock=on",
    "koikoi/yamato fieldFour=dealerTakes handYaku=off ameNagare=field",
    "hanaawase/nintendo openingHands=on fukeCall=announced",
    "hanaawase/h88 seats=2 activePlayers=all",
    "hanaawase/h88 seats=4 activePlayers=all",
    "hanaawase/h88 seats=5 openingHands=on",
    "hanaawase/h88 seats=7",
    "hachihachi/std cancelAt=anyTime hatto=off",
]
#: The rules as text, and how many sit at the table where the rules do not say it.
TABLES = [(text, {}) for text in TEXTS]
TABLES += [("hachihachi/std", {"seats": seats}) for seats in (2, 4, 5, 7)]
TABLES += [("hachihachi/std buyPlace=on handSwap=on mizuten=par", {"seats": 5})]
EACH_TABLE = pytest.mark.parametrize(
    ("text", "given"), TABLES, ids=[f"{text}{' ' if given else ''}{given or ''}" for text, given in TABLES]
)
SEEDS = range(4)


def deal(text, given, *, seed, **more):
    rules = GAMES[text.split("/")[0]].Rules.parse(text)
    return GAMES[game_of(rules)].Round.deal(rules, seed=seed, **given, **more)


def seats_of(round):
    return len(round.first_deal.hands)


def extras(round):
    """What a round starts from beside rules, deal, dealer and month."""
    names = {
        "hanaawase": {"reshuffle": "_reshuffle"},
        "hachihachi": {"reshuffle": "_reshuffle", "carry": "carry_in"},
    }
    return {name: getattr(round, field) for name, field in names.get(game_of(round.rules), {}).items()}


def state(round):
    """All that can be asked of a round, hidden cards too."""
    views = [view_facts(round.view(seat)) for seat in range(seats_of(round))]
    return (
        round.record(), round.to_move, round.phase, round.is_over, round.result, round.legal_actions(),
        round.events, round.actions, views,
    )  # fmt: skip


def view_facts(view):
    names = (field.name for field in dataclasses.fields(view) if field.name != "money")
    return {name: getattr(view, name) for name in names}


def play_out(round, players, check=None):
    while not round.is_over:
        seat = round.to_move
        action = players[seat].choose(round.view(seat))
        assert action in round.legal_actions()
        round.play(action)
        if check is not None:
            check(round)
    return round


def random_players(round, seed):
    return [RandomPlayer(seed=seed + seat) for seat in range(seats_of(round))]


# ------------------------------------------------------------------ the suite


def check_round_api(text, given, seed):
    """Everything that a round of any game promises, for one deal played at random."""
    round = deal(text, given, seed=seed, dealer=seed % 2, month=seed % 12 + 1)
    assert not [name for name in NAMES if not hasattr(round, name)]
    check_start(round, seed)
    steps = 0

    def check(round):
        nonlocal steps
        steps += 1
        check_cards(round)
        check_views(round)
        if steps % 5 == 1:
            check_refusals(round)
            check_record(round)
            check_copies(round)

    check(round)
    play_out(round, random_players(round, seed), check)
    check_end(round)


def check_start(round, seed):
    require_partition([*round.first_deal.hands, round.first_deal.field, Pile.of(round.first_deal.stock)])
    assert (round.dealer, round.month, round.actions) == (seed % 2, seed % 12 + 1, ())
    again = type(round).from_deal(
        round.rules, round.first_deal, dealer=round.dealer, month=round.month, **extras(round)
    )
    assert again == round
    assert again.record() == round.record()


def check_cards(round):
    """The 48 cards are all there, each in one place: hands, field, stock, piles, or just turned over."""
    table = round.table
    shown = [round.view(0).flipped] if round.view(0).flipped else []
    places = [
        Pile(mask) for mask in (*table.piles, *(round.view(s).hand.mask for s in range(seats_of(round))))
    ]
    hidden = EMPTY
    if round.phase == "decide" and round.view(round.to_move).hand == EMPTY:
        hidden = Pile(table.hands[round.to_move])  # a dealer who has not looked at his hand yet
    stock = Pile(sum(1 << index for index in list(table.stock)[table.drawn :]))
    require_partition([*places, hidden - sum_of(places), round.view(0).field, stock, Pile.of(shown)])


def sum_of(piles):
    mask = 0
    for pile in piles:
        mask |= pile.mask
    return Pile(mask)


def check_views(round):
    """A view shows what its seat may see: no card of another hand unless it lies open, no stock card."""
    table = round.table
    stock = Pile(sum(1 << index for index in list(table.stock)[table.drawn :]))
    for seat in range(seats_of(round)):
        view = round.view(seat)
        assert view.seat == seat
        assert (view.legal == round.legal_actions()) if seat == round.to_move else view.legal == ()
        assert view.piles == tuple(Pile(pile) for pile in table.piles)
        assert view.stock_size == len(stock)
        open_ = sum_of(getattr(view, "shown", ()))
        told = sum_of([event.taken for event in view.events]) | open_ | view.hand | view.field
        hidden = (stock | sum_of(round.view(o).hand for o in range(seats_of(round)) if o != seat)) - told
        # Rules and a result name the cards of yaku, a legal take those of the field.
        facts = {name: value for name, value in view_facts(view).items() if name not in VAST}
        said = repr(facts)
        assert not [card.id for card in hidden if card.id in said], (seat, said)


VAST = ("rules", "legal", "result")
STRANGE = [None, 7, "01-crane", KoiKoi, object()]


def check_refusals(round):
    """What is not legal is refused, and nothing has changed."""
    legal = set(round.legal_actions())
    cards = [Card.parse(text) for text in ("01-crane", "09-cup", "11-lightning", "12-chaff-3")]
    tries = [Play(card) for card in cards] + [Take(card) for card in cards]
    tries += [Play(cards[0], cards[1]), Play(cards[2], cards[3]), *WORDS.values()]
    before = state(round)
    for action in [*tries, *STRANGE]:
        if not isinstance(action, type) and action in legal:
            continue
        with pytest.raises(HanafudaError) as caught:
            round.play(action)
        assert isinstance(caught.value, IllegalActionError)
    assert state(round) == before
    for seat in (-1, seats_of(round), True, None, 0.0):
        with pytest.raises(RulesError, match="bad seat"):
            round.view(seat)


def check_record(round):
    """Record, replay and pickle give the same round back, and the same text."""
    record = round.record()
    assert "\n" not in record
    for again in (type(round).replay(record), replay_round(record), pickle.loads(pickle.dumps(round))):
        assert type(again) is type(round)
        assert again == round
        assert state(again) == state(round)
    for seat in range(seats_of(round)):
        view = round.view(seat)
        assert view_facts(pickle.loads(pickle.dumps(view))) == view_facts(view)


def check_copies(round):
    """A copy, by whatever way, is equal and goes its own way."""
    if round.is_over:
        return
    before = state(round)
    for twin in (round.copy(), copy.copy(round), copy.deepcopy(round)):
        assert twin == round
        assert twin is not round
        twin.play(twin.legal_actions()[-1])
        assert twin != round
        assert state(round) == before


def check_end(round):
    assert round.to_move is None
    assert round.phase == "over"
    assert round.legal_actions() == ()
    result = round.result
    assert len(result.points) == seats_of(round)
    assert 0 <= result.next_dealer < seats_of(round)
    assert result.winner is None or 0 <= result.winner < seats_of(round)
    # Koi-Koi scores; in the other games the players pay one another.
    assert game_of(round.rules) == "koikoi" or sum(result.points) == 0
    with pytest.raises(IllegalActionError) as caught:
        round.play(Play(Card.parse("01-crane")))
    assert caught.value.code == "round-over"
    check_record(round)


@EACH_TABLE
@pytest.mark.parametrize("seed", SEEDS)
def test_a_round_of_any_game_keeps_its_promises(text, given, seed):
    check_round_api(text, given, seed)


# ------------------------------------------------------------------ players, rules and matches


@EACH_TABLE
@pytest.mark.parametrize("kind", [RandomPlayer, GreedyPlayer])
def test_players_play_whole_rounds_at_every_table(text, given, kind):
    for seed in range(3):
        round = deal(text, given, seed=seed)
        players = [kind(seed=seed + seat) for seat in range(seats_of(round))]
        once = play_out(round, players)
        again = play_out(deal(text, given, seed=seed), [kind(seed=seed + s) for s in range(seats_of(round))])
        assert once == again


@pytest.mark.parametrize("text", TEXTS)
def test_rules_pickle_and_copy_used_or_not(text):
    rules = GAMES[text.split("/")[0]].Rules.parse(text)
    fresh = pickle.loads(pickle.dumps(rules))
    rules.score(Pile.parse("03-curtain 08-moon 09-cup"))  # now the tables are made
    for again in (fresh, pickle.loads(pickle.dumps(rules)), copy.copy(rules), copy.deepcopy(rules)):
        assert again == rules
        assert again.text == text
        assert again.score(Pile.parse("01-crane 03-curtain 08-moon 12-phoenix 11-rainman")) == rules.score(
            Pile.parse("01-crane 03-curtain 08-moon 12-phoenix 11-rainman")
        )


MATCHES = [
    koikoi.Match(koikoi.YAMATO, seed=3, rounds=3),
    hanaawase.Match(hanaawase.NINTENDO, seed=3, rounds=3),
    hachihachi.Match(hachihachi.STANDARD, seed=3, rounds=3, seats=5),
]


@pytest.mark.parametrize("start", MATCHES, ids=lambda match: match.rules.id)
def test_matches_pickle_copy_and_replay(start):
    match = start.copy()
    play_out(match.round, random_players(match.round, 1))
    match.next_round()
    match.play(match.round.legal_actions()[0])
    record = match.record()
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert type(twin) is type(match)
        assert twin == match
        assert (twin.totals, twin.number, twin.round) == (match.totals, match.number, match.round)
        twin.play(twin.round.legal_actions()[0])
        assert twin != match
        assert match.record() == record


@pytest.mark.parametrize("seed", [0, 10**18 + 1, 2**64, 10**90])
@pytest.mark.parametrize("kind", [koikoi, hanaawase, hachihachi], ids=lambda game: game.__name__)
def test_a_match_of_any_seed_round_trips(kind, seed):
    match = kind.Match(kind.Rules(), seed=seed)
    match.play(match.round.legal_actions()[0])
    again = kind.Match.replay(match.record())
    assert again == match
    assert (again.seed, again.round) == (seed, match.round)


def test_rounds_of_different_games_are_not_equal():
    rounds = [deal(text, {}, seed=1) for text in ("koikoi/yamato", "hanaawase/h88", "hachihachi/std")]
    for one in rounds:
        assert [one == other for other in rounds].count(True) == 1
        assert one != one.record()


def test_a_deal_may_be_made_by_hand():
    order = Random(5).sample(list(koikoi.Round.deal(koikoi.YAMATO, seed=1).first_deal.stock), 24)
    dealt = koikoi.Round.deal(koikoi.YAMATO, seed=1).first_deal
    round = koikoi.Round.from_deal(koikoi.YAMATO, Deal(dealt.hands, dealt.field, tuple(order)))
    assert round.first_deal.stock == tuple(order)
