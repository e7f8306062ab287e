"""Computer players: legal, fair (they see a View only), the same each time, and greedy beats random."""

import dataclasses
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import EMPTY, Card, KoiKoi, Pile, Play, RulesError, Shobu, Take, koikoi
from hanafuda_lib.players import LEVELS, GreedyPlayer, RandomPlayer, make_player
from hanafuda_lib.players.outlook import match_chance
from hanafuda_lib.table import Deal
from tests.oracle.staging import FIELD, HAND_0, TO_THREE_BRIGHTS, play, stage
from tests.oracle.strategies import rounds

YAMATO, MON = koikoi.YAMATO, koikoi.MON
BOTH_PLAYERS = pytest.mark.parametrize("kind", [RandomPlayer, GreedyPlayer])


def play_out(round, players):
    while not round.is_over:
        seat = round.to_move
        round.play(players[seat].choose(round.view(seat)))
    return round


@BOTH_PLAYERS
@settings(max_examples=60)
@given(round=rounds(), seed=st.integers(0, 1000))
def test_a_player_always_answers_with_a_legal_action(kind, round, seed):
    players = [kind(seed=seed), RandomPlayer(seed=seed + 1)]
    while not round.is_over:
        seat = round.to_move
        action = players[seat].choose(round.view(seat))
        assert action in round.legal_actions()
        round.play(action)


@BOTH_PLAYERS
@settings(max_examples=40)
@given(round=rounds(handYaku="off"), seed=st.integers(0, 1000), steps=st.integers(0, 20))
def test_a_choice_never_depends_on_hidden_cards(kind, round, seed, steps):
    players = [RandomPlayer(seed=seed), RandomPlayer(seed=seed + 1)]
    for _ in range(steps):
        if round.is_over:
            return
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    if round.is_over:
        return
    seat = round.to_move
    deal, drawn = round.first_deal, len(round.first_deal.stock) - round.view(seat).stock_size
    held = list(round.view(1 - seat).hand)
    hidden = held + list(deal.stock[drawn:])
    Random(seed).shuffle(hidden)
    hand = Pile.of(hidden[: len(held)]) | (deal.hands[1 - seat] - Pile.of(held))
    hands = (deal.hands[0], hand) if seat == 0 else (hand, deal.hands[1])
    twin = koikoi.Round.from_deal(
        round.rules,
        Deal(hands, deal.field, deal.stock[:drawn] + tuple(hidden[len(held) :])),
        dealer=round.dealer,
        month=round.month,
    )
    for action in round.actions:
        twin.play(action)
    assert kind(seed=5).choose(twin.view(seat)) == kind(seed=5).choose(round.view(seat))


class ViewOnly:
    """A view of which only the public fields and methods may be read, and nothing beside them."""

    def __init__(self, view):
        methods = {name for name in dir(type(view)) if not name.startswith("_")}
        self._fields = {field.name for field in dataclasses.fields(view)} | methods
        self._view = view

    def __getattr__(self, name):
        assert name in self._fields, f"a player may not look at {name}"
        return getattr(self._view, name)


@BOTH_PLAYERS
def test_a_player_needs_nothing_but_a_view(kind):
    round = koikoi.Round.deal(YAMATO, seed=12)
    player, twin = kind(seed=3), kind(seed=3)
    while not round.is_over:
        view = round.view(round.to_move)
        action = player.choose(ViewOnly(view))
        assert action == twin.choose(view)
        round.play(action)


def test_a_view_has_no_hidden_card():
    round = koikoi.Round.deal(YAMATO, seed=12)
    view = round.view(0)
    shown = {field.name: getattr(view, field.name) for field in dataclasses.fields(view)}
    text = repr({name: value for name, value in shown.items() if name != "rules"})
    hidden = [*round.view(1).hand, *round.first_deal.stock]
    legal = {str(action.card) for action in view.legal}
    assert not [card.id for card in hidden if card.id in text and card.id not in legal]


@BOTH_PLAYERS
def test_the_same_seed_plays_the_same_round(kind):
    one = play_out(koikoi.Round.deal(MON, seed=4), [kind(seed=1), kind(seed=2)])
    two = play_out(koikoi.Round.deal(MON, seed=4), [kind(seed=1), kind(seed=2)])
    assert one == two


def test_random_players_of_other_seeds_play_other_rounds():
    records = {
        play_out(koikoi.Round.deal(MON, seed=4), [RandomPlayer(seed=s), RandomPlayer(seed=s + 50)]).record()
        for s in range(10)
    }
    assert len(records) == 10


def test_a_random_player_plays_each_action_about_as_often():
    view = koikoi.Round.deal(YAMATO, seed=7).view(0)
    player = RandomPlayer(seed=1)
    counts = dict.fromkeys(view.legal, 0)
    for _ in range(800):
        counts[player.choose(view)] += 1
    assert 60 < min(counts.values()) and max(counts.values()) < 145


@pytest.mark.parametrize("rules", [YAMATO, MON], ids=["yamato", "mon"])
def test_greedy_beats_random_clearly(rules):
    points, won = [0, 0], [0, 0]
    for seed in range(300):
        greedy = seed % 2
        players = [RandomPlayer(seed=seed), RandomPlayer(seed=seed)]
        players[greedy] = GreedyPlayer(seed=seed)
        result = play_out(koikoi.Round.deal(rules, seed=seed, dealer=seed // 2 % 2), players).result
        points[0] += result.points[greedy]
        points[1] += result.points[1 - greedy]
        if result.winner is not None:
            won[result.winner != greedy] += 1
    assert points[0] > 3 * points[1]
    assert won[0] > 2 * won[1]


class TestGreedy:
    """What greedy is there to see."""

    def choose(self, round):
        return GreedyPlayer().choose(round.view(round.to_move))

    def test_it_completes_a_yaku(self):
        round = play(stage(YAMATO), "01-crane 07-boar")
        assert self.choose(round) == Play(Card.parse("08-moon"))

    def test_it_takes_the_better_of_two(self):
        field = FIELD.replace("02-chaff-1", "01-red-poem")
        hand = HAND_0.replace("01-crane", "03-red-poem").replace("08-moon", "01-chaff-2")
        round = stage(
            YAMATO, hand,
            "07-boar 06-butterflies 02-chaff-2 04-chaff-2 05-chaff-2 09-chaff-2 11-plain-ribbon 10-deer",
            field, "03-curtain 10-chaff-2",
        )  # fmt: skip
        played = [action for action in round.legal_actions() if action.card == Card.parse("01-chaff-2")]
        assert len(played) == 2
        assert self.choose_among(round, played).take == Card.parse("01-red-poem")

    def choose_among(self, round, actions):
        view = dataclasses.replace(round.view(round.to_move), legal=tuple(actions))
        return GreedyPlayer().choose(view)

    def test_it_blocks_the_other_when_it_has_nothing_better(self):
        # The other has boar and deer; the butterflies lie on the field.
        hand_0 = "06-chaff-1 01-chaff-2 02-warbler 04-cuckoo 05-bridge 09-chaff-1 11-swallow 12-chaff-1"
        hand_1 = "07-boar 06-chaff-2 02-chaff-2 04-chaff-2 05-chaff-2 09-chaff-2 11-plain-ribbon 08-chaff-2"
        field = "06-butterflies 01-chaff-1 03-chaff-2 07-chaff-1 10-chaff-1 08-chaff-1 12-chaff-2 02-chaff-1"
        round = stage(YAMATO, hand_0, hand_1, field, "03-curtain 10-deer 11-lightning")
        play(round, "12-chaff-1 07-boar")
        assert round.view(0).piles[1] >= Pile.parse("07-boar 10-deer")
        assert self.choose(round) == Play(Card.parse("06-chaff-1"))

    def test_it_takes_a_flipped_card_to_the_better_of_two(self):
        field = FIELD.replace("02-chaff-1", "03-red-poem")
        round = play(stage(YAMATO, field=field), "01-crane")
        assert set(round.legal_actions()) == {Take(Card.parse("03-red-poem")), Take(Card.parse("03-chaff-2"))}
        assert self.choose(round) == Take(Card.parse("03-red-poem"))

    def test_it_stops_with_much_and_nearly_empty_hands(self):
        round = play(stage(YAMATO), TO_THREE_BRIGHTS)
        view = round.view(0)
        assert view.legal == (Shobu(), KoiKoi())
        late = dataclasses.replace(view, hand=EMPTY, hand_sizes=(0, 1), stock_size=9)
        assert GreedyPlayer().choose(late) == Shobu()

    def test_it_stops_when_it_may_do_nothing_else(self):
        view = play(stage(YAMATO), TO_THREE_BRIGHTS).view(0)
        assert GreedyPlayer().choose(dataclasses.replace(view, legal=(Shobu(),))) == Shobu()

    def test_it_goes_on_now_and_then(self):
        calls = 0
        for seed in range(60):
            round = play_out(koikoi.Round.deal(MON, seed=seed), [GreedyPlayer(), GreedyPlayer()])
            calls += sum(round.view(0).koikoi_calls)
        assert 5 < calls < 200


def test_the_chance_of_a_match_is_that_of_drawing_without_putting_back():
    # Three cards of the month are hidden among 24, of which the other holds 8.
    seen = Pile.parse("01-crane") | Pile((1 << 48) - (1 << 25))
    seen -= Pile.parse("01-red-poem 01-chaff-1 01-chaff-2")
    unseen = 48 - len(seen)
    none = 1.0
    for gone in range(3):
        none *= (unseen - 8 - gone) / (unseen - gone)
    assert match_chance(1, seen.mask, 8) == pytest.approx(1 - none)
    assert match_chance(1, seen.mask, 0) == 0


def test_players_are_made_by_the_name_of_their_level():
    assert list(LEVELS) == ["random", "greedy", "level-1", "level-2", "level-3", "level-4", "level-5"]
    assert [type(make_player(level, seed=1)) for level in ("random", "greedy")] == [
        RandomPlayer,
        GreedyPlayer,
    ]


@pytest.mark.parametrize("level", ["grandmaster", "", None, 3, ["random"]])
def test_an_unknown_level_is_named(level):
    with pytest.raises(RulesError) as caught:
        make_player(level)
    assert caught.value.code == "unknown-player"
    assert str(caught.value) == f"unknown player {level!r}: expected one of {', '.join(LEVELS)}"


def test_a_bad_seed_is_named():
    with pytest.raises(RulesError, match="bad seed -1"):
        make_player("random", seed=-1)
