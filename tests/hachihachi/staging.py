"""Random house rules, deals and policies; a round of the library beside one of the oracle."""

from random import Random

from hanafuda_lib import RulesError, hachihachi
from hanafuda_lib.cards import DECK
from hanafuda_lib.notation import parse_action
from hanafuda_lib.options import camel, option_fields
from hanafuda_lib.pile import Pile
from hanafuda_lib.table import Deal, rng_for, shuffled_deck
from tests.hachihachi import oracle

STANDARD = hachihachi.STANDARD
#: Every option by the specification's name, with the texts of its values.
CHOICES = {
    camel(name): [str(one.value) for one in type(value)] for name, value in option_fields(STANDARD).items()
}
VALUABLE = {*oracle.BRIGHTS, *oracle.RED, *oracle.BLUE, *oracle.PLAIN, *oracle.BOAR_DEER_BUTTERFLIES}


def random_rules(rng, *, changed=0.25):
    """Rules with some options changed: ``(rules, the oracle's dictionary)``."""
    while True:
        given = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < changed}
        try:
            return STANDARD.with_options(given), oracle.STANDARD | given
        except RulesError as error:
            assert error.code == "bad-options", error


def beside(round, how):
    """The oracle's game of a library round that has just been dealt."""
    deal = round.first_deal
    permutation = [DECK[index].id for index in shuffled_deck(rng_for(round._reshuffle))]
    return oracle.Game(
        how,
        [str(hand).split() for hand in deal.hands],
        str(deal.field).split(),
        [card.id for card in deal.stock],
        dealer=round.dealer,
        carry=round.carry_in,
        permutation=permutation,
    )


def choose(rng, choices, *, eager):
    """One of the texts; an eager player takes what yaku need and plays on."""
    if eager and rng.random() < 0.8:
        good = [text for text in choices if text in ("sage", "deru", "buy", "sell", "swap", "blind")]
        good = good or [text for text in choices if text.startswith("claim")]
        good = good or [text for text in choices if set(text.strip(">").split(">")) & VALUABLE]
        choices = good or choices
    return choices[int(rng.random() * len(choices))]


def finish(round, rng, *, eager=False, check=None):
    """Play a round to its end by a policy."""
    while round.to_move is not None:
        texts = sorted(str(action) for action in round.legal_actions())
        round.play(parse_action(choose(rng, texts, eager=eager)))
        if check is not None:
            check(round)
    return round


def stage(hands, field, stock, *, rules=STANDARD, dealer=0, **given):
    """A round from texts; the cards that are named nowhere go under the stock."""
    hands = [Pile.parse(hand) for hand in hands]
    field, stock = Pile.parse(field), [parse_card(text) for text in stock.split()]
    used = field | Pile.of(stock)
    for hand in hands:
        used |= hand
    rest = [card for card in DECK if card not in used]
    return hachihachi.Round.from_deal(rules, Deal(tuple(hands), field, (*stock, *rest)), dealer=dealer, **given)


def parse_card(text):
    (card,) = Pile.parse(text)
    return card


def play(round, texts):
    """Play actions given as text, one after another."""
    for text in texts.split():
        round.play(parse_action(text))
    return round


def random_round(rng, *, rules=None, seats=None):
    """A round just dealt, by random or given rules."""
    seats = seats or rng.choice([2, 3, 3, 3, 3, 4, 5, 6, 7])
    rules = rules or random_rules(rng)[0]
    carry = [rng.choice([2, 4]) for _ in range(rng.choice([0, 0, 0, 1, 2]))]
    return hachihachi.Round.deal(
        rules, seed=rng.randrange(10**9), dealer=rng.randrange(seats), seats=seats, carry=carry
    )


def seeded(number):
    return Random(number)
