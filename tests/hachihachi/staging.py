"""Random house rules, deals and policies; a round of the library beside one of the oracle."""

from random import Random

from hanafuda_lib import RulesError, hachihachi
from hanafuda_lib.cards import DECK
from hanafuda_lib.notation import parse_action
from hanafuda_lib.options import camel, option_fields
from hanafuda_lib.pile import Pile
from hanafuda_lib.table import Deal, rng_for, shuffled_deck
from tests.hachihachi import oracle
from tests.hachihachi.oracle_round import Game

STANDARD = hachihachi.STANDARD
#: Every option by the specification's name, with the texts of its values.
CHOICES = {
    camel(name): [str(one.value) for one in type(value)] for name, value in option_fields(STANDARD).items()
}
#: What each seat takes when the players help one another.
WANTED = [
    {*oracle.RED, *oracle.BLUE, *oracle.PLAIN},
    {*oracle.BRIGHTS},
    {*oracle.BOAR_DEER_BUTTERFLIES, *oracle.BLUE},
]
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
    return Game(
        how,
        [str(hand).split() for hand in deal.hands],
        str(deal.field).split(),
        [card.id for card in deal.stock],
        dealer=round.dealer,
        carry=round.carry_in,
        permutation=permutation,
    )


def choose(rng, choices, *, field="", seat=0):
    """One of the texts. With a ``field``, players help one another: each takes what his own yaku
    need, leaves or feeds what the others need, and plays on, so that much happens.
    """
    if field and rng.random() < 0.9:
        mine = WANTED[seat % 3]
        choices = [text for text in choices if text != "cancel"] or choices
        good = [text for text in choices if text in ("sage", "deru", "buy", "sell", "swap", "blind")]
        good = good or [text for text in choices if text.startswith("claim")]
        good = good or [text for text in choices if mine & seen(text, field)]
        good = good or [text for text in choices if text[:2] not in months(field) and text in VALUABLE - mine]
        good = good or [text for text in choices if not VALUABLE & seen(text, field)]
        choices = good or choices
    return choices[int(rng.random() * len(choices))]


def seen(text, field):
    """The cards that an action takes for sure, or may take."""
    cards = set(text.strip(">").split(">"))
    if ">" in text:
        return cards
    same = {card for card in field.split() if card[:2] == text[:2]}
    return cards | same if same else set()


def months(field):
    return {card[:2] for card in field.split()}


def finish(round, rng, *, eager=False, check=None):
    """Play a round to its end by a policy."""
    while round.to_move is not None:
        texts = sorted(str(action) for action in round.legal_actions())
        round.play(
            parse_action(
                choose(rng, texts, field=str(Pile(round.table.field)) if eager else "", seat=round.to_move)
            )
        )
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
    return hachihachi.Round.from_deal(
        rules, Deal(tuple(hands), field, (*stock, *rest)), dealer=dealer, **given
    )


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


def rich_round(rng, rules):
    """A round of three with the cards of yaku in the hands and on the field, so that much happens."""
    while True:
        keys = {card: rng.random() - 0.6 * (card.id in VALUABLE) for card in DECK}
        order = sorted(DECK, key=keys.get)
        first = order[:27]
        rng.shuffle(first)
        hands = tuple(Pile.of(first[7 * seat : 7 * seat + 7]) for seat in range(3))
        try:
            deal = Deal(hands, Pile.of(first[21:]), tuple(order[27:]))
            return hachihachi.Round.from_deal(rules, deal, dealer=rng.randrange(3))
        except RulesError as error:
            assert "four of a month" in str(error)


def seeded(number):
    return Random(number)
