"""Random house rules of hana-awase and random rounds for the property tests."""

from random import Random

from hypothesis import strategies as st

from hanafuda_lib import DECK, Deru, Pile, hanaawase
from hanafuda_lib.hanaawase.dealing import hand_and_field_size, must_redeal, three_of_a_month
from hanafuda_lib.table import Deal
from tests.oracle import hana

PRESETS = {rules.id: rules for rules in (hanaawase.NINTENDO, hanaawase.OISHI, hanaawase.H88, hanaawase.H80)}
#: Ways out of options that do not go together.
_RETREATS = [
    {},
    {"fukeCall": "automatic"},
    {"fukeCall": "automatic", "openingHands": "off", "hatchoJutcho": "off", "yakuPayment": "each"},
    {"fukeCall": "automatic", "activePlayers": "three", "fieldThree": "stay"},
    {"fukeCall": "automatic", "activePlayers": "three", "fieldThree": "stay", "seats": "3"},
]


@st.composite
def house_rules(draw, **fixed):
    """Options as a dictionary; ``fixed`` ones are given."""
    names = sorted(hana.CHOICES)
    changed = draw(st.dictionaries(st.sampled_from(names), st.integers(0, 59), max_size=12))
    how = hana.PRESETS[draw(st.sampled_from(sorted(hana.PRESETS)))].copy()
    how |= {name: hana.CHOICES[name][number % len(hana.CHOICES[name])] for name, number in changed.items()}
    how |= fixed
    return next(how | retreat for retreat in _RETREATS if hana.makes_sense(how | retreat))


def rules_of(how):
    """The library's rules with these options."""
    return hanaawase.NINTENDO.with_options(how)


@st.composite
def rounds(draw, **fixed):
    """A round at its start. One in three deals is rigged, so that rare hands are not rare."""
    how = draw(house_rules(**fixed))
    rules = rules_of(how)
    seed = draw(st.integers(0, 2**32))
    dealer = draw(st.integers(0, rules.number_of_seats - 1))
    month = draw(st.integers(1, 12))
    if rules.number_of_seats < 6 and draw(st.integers(0, 2)) == 0:
        deal = rigged_deal(rules, seed)
        if deal is not None:
            return hanaawase.Round.from_deal(rules, deal, dealer=dealer, month=month, reshuffle=seed % 2**31)
    return hanaawase.Round.deal(rules, seed=seed, dealer=dealer, month=month)


def rigged_deal(rules, seed):
    """A deal with a hand full of chaff, or one with months that lie together."""
    rng = Random(seed)
    order = [card for card in DECK]
    rng.shuffle(order)
    if seed % 2:
        order.sort(key=lambda card: card.points + 3 * rng.random())
    else:
        months = rng.sample(range(1, 13), 3)
        order.sort(key=lambda card: card.month not in months)
    size, field = hand_and_field_size(rules)
    seats = rules.number_of_seats
    places = list(range(seats))
    rng.shuffle(places)
    hands = [Pile.of(order[size * place : size * place + size]) for place in places]
    rest = order[size * seats :]
    deal = Deal(tuple(hands), Pile.of(rest[:field]), tuple(rest[field:]))
    masks = [hand.mask for hand in hands]
    if must_redeal(rules, masks, deal.field.mask) or three_of_a_month(deal.field.mask):
        return None
    return deal


def any_action(actions, rng):
    """A random action; mostly in rather than out, so that rounds are played."""
    if isinstance(actions[0], Deru) and rng.random() < 0.5:
        return actions[0]
    return actions[int(rng.random() * len(actions))]


def play_on(round, seed, *, steps=1000):
    """Play so many random actions, or to the end."""
    rng = Random(seed)
    for _ in range(steps):
        if round.is_over:
            break
        round.play(any_action(round.legal_actions(), rng))
    return round
