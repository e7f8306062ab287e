"""The quick games of the search are the games of the library: both are played side by side to the end."""

from importlib import import_module
from random import Random

import pytest

from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.actions import KOIKOI, PASS, SAGE, SHOBU, Play
from hanafuda_lib.game import Phase
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.players.hopes import packed
from hanafuda_lib.players.search import is_opening
from hanafuda_lib.players.worlds import Hidden, World

KOIKOI_RULES = [
    "koikoi/yamato",
    "koikoi/mon",
    "koikoi/classic",
    "koikoi/app koikoiMultiplier=perCall",
    "koikoi/yamato lightningWild=on",
    "koikoi/yamato playOutStock=on",
    "koikoi/yamato yakuCheck=atCapture koikoiLimit=unlimited",
    "koikoi/mon koikoiNeeds=newYakuOnly dealSize=10-8",
    "koikoi/classic koikoiNeeds=minBase(5) scoring=zeroSum",
    "koikoi/yamato koikoiExhausted=lastYakuScores cupRole=either dealSize=7-8",
    "koikoi/classic ameNagare=field kiriNagare=captured fieldBrights=x2",
    "koikoi/mon fieldFour=dealerTakes tsukifuda=4",
]
HANAAWASE_RULES = [
    "hanaawase/nintendo",
    "hanaawase/oishi",
    "hanaawase/h80",
    "hanaawase/h88 ameNagare=allVoid",
    "hanaawase/nintendo openingHands=on",
    "hanaawase/nintendo fukeCall=announced hatchoJutcho=on",
    "hanaawase/h88 seats=2 activePlayers=all",
    "hanaawase/h88 seats=5",
]
HACHIHACHI_RULES = [
    ("hachihachi/std", 3),
    ("hachihachi/std inoshikacho=7 sageFail=void", 3),
    ("hachihachi/std cancelAt=anyTime nanatanWillowBonus=on", 3),
    ("hachihachi/std hatto=off gokoAfterShiko=replace", 3),
    ("hachihachi/std diveLiability=thrown", 3),
    ("hachihachi/std", 2),
    ("hachihachi/std", 5),
]


def truth(round, view):
    """The world that is: the hands as they are, the stock as it lies."""
    table = round.table
    hands = [
        table.hand(seat) if hasattr(table, "hand") else table.hands[seat] for seat in range(len(view.piles))
    ]
    return World(tuple(hands), list(table.stock[table.drawn :]))


def piles_of(view):
    order = getattr(view, "order", (0, 1))
    place = order.index(view.seat)
    others = [view.piles[seat].mask for seat in order[place + 1 :] + order[:place]]
    mine = view.piles[view.seat].mask
    seen = mine
    for pile in others:
        seen |= pile
    return packed(mine, others), seen


def instinct_of(rollouts, view):
    game = game_of(view.rules)
    if game == "koikoi":
        return rollouts.quick[view.seat]
    if game == "hachihachi":
        return rollouts.quick_when(formed=view.money.formed)
    return rollouts.quick


def by_instinct(round, rollouts):
    """What instinct does in a round of the library."""
    view = round.view(round.to_move)
    piles, seen = piles_of(view)
    if view.phase is Phase.DECIDE:
        if KOIKOI in view.legal:
            table = round.table
            call = rollouts.calls_koikoi(
                view.seat, table.hands, table.piles, list(view.koikoi_calls), round._checked
            )
            return KOIKOI if call else SHOBU
        if SAGE in view.legal:
            return SHOBU
        return PASS
    quick = instinct_of(rollouts, view)
    if view.phase is Phase.TAKE:
        choices = sum(1 << action.card.index for action in view.legal)
        taken = quick.take(choices, piles)
        return next(action for action in view.legal if 1 << action.card.index == taken)
    field = getattr(view, "reach", view.field).mask
    low, taken = quick.play(view.hand.mask, field, piles, view.hand.mask | field | seen)
    if game_of(view.rules) == "koikoi":
        taken = rollouts.wild_takes(
            low, taken, field, view.piles[view.seat].mask, view.piles[1 - view.seat].mask
        )
    return next(
        action
        for action in view.legal
        if isinstance(action, Play)
        and 1 << action.card.index == low
        and (action.take is None or 1 << action.take.index == taken)
    )


def compare(rules, seed, **dealing):
    """Play a random round; at half of the decisions, end every option both ways."""
    game = game_of(rules)
    rollouts_of = import_module(f"hanafuda_lib.players.{game}_rollout").Rollouts
    rng = Random(seed)
    round = GAMES[game].Round.deal(rules, seed=seed, dealer=rng.randrange(2), **dealing)
    compared = 0
    while not round.is_over:
        view = round.view(round.to_move)
        if not is_opening(view) and rng.random() < 0.5:
            rollouts = rollouts_of(view)
            for action in view.legal:
                twin = round.copy()
                twin.play(action)
                while not twin.is_over:
                    twin.play(by_instinct(twin, rollouts))
                result = twin.result
                expected = result.nets if game == "hanaawase" else result.points
                assert rollouts.run(truth(round, view), action) == tuple(expected), (seed, str(action))
                compared += 1
        round.play(view.legal[int(rng.random() * len(view.legal))])
    return compared


@pytest.mark.parametrize("text", KOIKOI_RULES)
def test_koikoi(text):
    rules = koikoi.Rules.parse(text)
    assert sum(compare(rules, seed) for seed in range(14)) > 200


@pytest.mark.parametrize("text", HANAAWASE_RULES)
def test_hanaawase(text):
    rules = hanaawase.Rules.parse(text)
    assert sum(compare(rules, seed) for seed in range(9)) > 150


@pytest.mark.parametrize(("text", "seats"), HACHIHACHI_RULES)
def test_hachihachi(text, seats):
    rules = hachihachi.Rules.parse(text)
    assert sum(compare(rules, seed, seats=seats) for seed in range(14)) > 150


@pytest.mark.parametrize("text", ["koikoi/yamato", "hanaawase/nintendo openingHands=on", "hachihachi/std"])
def test_worlds_have_hands_and_stock_of_the_right_size_and_what_was_shown(text):
    rules = next(package.Rules.parse(text) for name, package in GAMES.items() if text.startswith(name))
    rng = Random(5)
    for seed in range(6):
        round = GAMES[game_of(rules)].Round.deal(rules, seed=seed)
        while not round.is_over:
            view = round.view(round.to_move)
            world, real = Hidden(view).world(rng), truth(round, view)
            assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in real.hands]
            assert world.hands[view.seat] == view.hand.mask
            assert len(world.stock) == view.stock_size == len(set(world.stock))
            every = view.field.mask
            for mask in (*world.hands, *(pile.mask for pile in view.piles)):
                assert not every & mask
                every |= mask
            assert not every & sum(1 << index for index in world.stock)
            for seat, cards in enumerate(getattr(view, "shown", ())):
                assert cards.mask & world.hands[seat] == cards.mask
            round.play(view.legal[int(rng.random() * len(view.legal))])


def test_who_throws_a_card_hardly_holds_what_he_let_lie():
    """Seat 1 throws a card although a plum lies there: worlds give him plums less often than others."""
    found = None
    for seed in range(200):
        round = koikoi.Round.deal(koikoi.YAMATO, seed=seed, dealer=1)
        view = round.view(1)
        thrown = [action for action in view.legal if not view.takes(action.card)]
        months = {card.month for card in view.field}
        if thrown and len(months) > 4:
            round.play(thrown[0])
            if round.to_move == 0:
                found = round, months
                break
    round, months = found
    view = round.view(0)
    hidden, rng = Hidden(view), Random(1)
    unseen = list(hidden.cards)
    let_lie = [i for i in unseen if i // 4 + 1 in {int(m) for m in months}]
    other = [i for i in unseen if i not in let_lie]
    held = dict.fromkeys(unseen, 0)
    for _ in range(400):
        world = hidden.world(rng)
        for index in unseen:
            held[index] += world.hands[1] >> index & 1
    few = sum(held[i] for i in let_lie) / len(let_lie)
    many = sum(held[i] for i in other) / len(other)
    assert few < many / 3
