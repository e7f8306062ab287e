"""Random house rules of hana-awase and random rounds for the property tests."""

from random import Random

from hypothesis import strategies as st

from hanafuda_lib import DECK, Declare, Deru, Pile, Play, Take, hanaawase
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
    order = list(DECK)
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


def second_opinion(round):
    """What the second engine says otherwise of a round that is over: cards taken, nets, points."""
    if not round.order:
        return []
    how = {line.name: line.value for line in round.rules.describe().lines}
    start, shown, texts = _played_again(round)
    order, view = round.order, start.view(0)
    table = hana.Table(
        [[card.id for card in start.view(seat).hand] for seat in range(len(view.piles))],
        [card.id for card in view.field],
        [DECK[index].id for index in start.table.stock],
        order,
    )
    for seat in shown:
        table.declare(seat)
    for seat in order:  # fieldFour=dealerTakes: four cards lie there already
        table.piles[seat] |= {card.id for card in view.piles[seat]}
    piles = table.run(texts)
    problems = [
        f"seat {seat} takes {sorted(piles[seat])}"
        for seat in order
        if Pile.parse(" ".join(piles[seat])) != round.view(0).piles[seat]
    ]
    return problems + _money(round, how, table, [piles[seat] for seat in order])


def _played_again(round):
    """The round when the players are known, who declared, and the texts of the plays."""
    again = hanaawase.Round.from_deal(
        round.rules, round.first_deal, dealer=round.dealer, month=round.month, reshuffle=round._reshuffle
    )
    start, shown, texts = None, [], []
    for action in round.actions:
        if start is None and again.order:
            start = again.copy()
        if isinstance(action, Declare):
            shown.append(again.to_move)
        elif isinstance(action, Play | Take):
            texts.append(str(action))
        again.play(action)
    return start, shown, texts


def _money(round, how, table, piles):
    """The net of the formula and the dealt hands; pots and compensations are lines of their own."""
    order, result = round.order, round.result
    at_risk = [
        hana.card_points(pile, how)
        for seat, pile in zip(order, piles, strict=True)
        if how["fukeCall"] == "automatic" or seat in round.view(0).fuke_calls
    ]
    void = hana.is_void(at_risk, how)
    nets = [0] * len(order) if void else hana.nets(piles, how)
    kept = not void or how["fukeVoids"] == "play"
    others = [line for line in result.lines if " out" in line.what.split(":")[0]]
    points = [
        net + kept * table.paid[seat] + sum(line.amounts[seat] for line in others)
        for seat, net in zip(order, nets, strict=True)
    ]
    said = {
        "ending": (result.ending.value, "fuke" if void else "played"),
        "nets": ([result.nets[seat] for seat in order], nets),
        "points": ([result.points[seat] for seat in order], points),
        "next dealer": (result.next_dealer, order[nets.index(max(nets))]),
        "pot": (sum(result.points), 0),
    }
    return [f"{what}: {one} or {two}" for what, (one, two) in said.items() if one != two]
