"""Rounds made for a purpose: a short story in which both players make a yaku, and searches."""

from random import Random

from hanafuda_lib import Card, KoiKoi, Pile, koikoi
from hanafuda_lib.notation import parse_action
from hanafuda_lib.table import Deal
from tests.oracle import scorer

# Turn by turn: seat 0 takes crane and curtain; seat 1 boar and deer; seat 0 the moon (three
# brights, 5); seat 1 the butterflies (boar-deer-butterflies, 5); seat 0 the phoenix (four, 8).
HAND_0 = "01-crane 08-moon 12-phoenix 02-warbler 04-cuckoo 05-bridge 09-chaff-1 11-swallow"
HAND_1 = "07-boar 06-butterflies 02-chaff-2 04-chaff-2 05-chaff-2 09-chaff-2 11-plain-ribbon 01-chaff-2"
FIELD = "01-chaff-1 03-chaff-2 07-chaff-1 10-chaff-1 08-chaff-1 06-chaff-1 02-chaff-1 05-chaff-1"
STOCK = "03-curtain 10-deer 12-chaff-2 11-lightning 04-chaff-1"
TO_THREE_BRIGHTS = "01-crane 07-boar 08-moon"


def deal_of(hands, field, stock):
    """The library's deal of these lists of ids."""
    return Deal(
        tuple(Pile.parse(" ".join(hand)) for hand in hands),
        Pile.parse(" ".join(field)),
        tuple(Card.parse(card) for card in stock),
    )


def stage(rules, hand_0=HAND_0, hand_1=HAND_1, field=FIELD, stock=STOCK, *, dealer=0, month=1):
    """A round from these cards; the cards that are not named lie at the bottom of the stock."""
    named = [text.split() for text in (hand_0, hand_1, field, stock)]
    rest = [card for card in scorer.DECK if not any(card in cards for cards in named)]
    one, two, lying, top = named
    return koikoi.Round.from_deal(rules, deal_of([one, two], lying, top + rest), dealer=dealer, month=month)


def play(round, actions):
    for text in actions.split():
        round.play(parse_action(text))
    return round


def choices(round):
    return sorted(str(action) for action in round.legal_actions())


def find_round(rules, wanted, *, most=2000, dealer=0, stop_at=lambda round: round.is_over):
    """The first random round that reaches ``stop_at`` and is as ``wanted``."""
    for seed in range(most):
        round = koikoi.Round.deal(rules, seed=seed, dealer=dealer)
        rng = Random(seed)
        while not (stop_at(round) or round.is_over):
            round.play(random_choice(round.legal_actions(), rng))
        if stop_at(round) and wanted(round):
            return round
    raise AssertionError(f"no such round among {most}")


def random_choice(actions, rng):
    """A random action; koi-koi is called three times out of four, so that rounds grow long."""
    calls = [action for action in actions if isinstance(action, KoiKoi)]
    if calls and rng.random() < 0.75:
        return calls[0]
    return actions[int(rng.random() * len(actions))]


def play_on(round, seed, *, steps=1000):
    """Play so many random actions, or to the end."""
    rng = Random(seed)
    for _ in range(steps):
        if round.is_over:
            break
        round.play(random_choice(round.legal_actions(), rng))
    return round
