"""Random house rules, deals and rounds for the property tests."""

from random import Random

from hypothesis import strategies as st

from hanafuda_lib import koikoi
from hanafuda_lib.cards import DECK
from tests.oracle import engine, scorer
from tests.oracle.staging import deal_of

#: RULES.md §B.3 and §B.2: every option of Koi-Koi with its values, yamato's first.
OPTION_VALUES = {
    "sheet": "yamato mon",
    "firstDealerTie": "redraw points",
    "dealSize": "8-8 10-8 7-8",
    "fieldFour": "redeal dealerTakes dealerWins6",
    "fieldFourPairs": "play redeal dealerWins6",
    "handYaku": "win6 off misdeal",
    "handPairs": "on off",
    "handYakuBoth": "dealer draw",
    "handYakuStack": "off on",
    "yakuCheck": "endOfTurn atCapture",
    "brightValues": "10-8-7-5 15-8-7-6 15-10-8-6",
    "brights": "highest additive",
    "ribbonsAnimals": "nintendo classic",
    "ribbonValue": "5 6",
    "ribbonBoth": "usual 15",
    "kusatan": "off plusEach",
    "viewing": "on off needOther three",
    "nomi": "off five",
    "ameNagare": "off captured field",
    "kiriNagare": "off captured field",
    "cupRole": "both either animalOnly",
    "sevenDoubling": "on off",
    "koikoiMultiplier": "opponent own any callsPlusOne perCall none",
    "koikoiLimit": "one unlimited 2 3",
    "koikoiNeeds": "anyRise newYakuOnly minBase(2) minBase(3) minBase(5)",
    "koikoiExhausted": "forfeit lastYakuScores",
    "exhaustedDraw": "zeroPass zeroStay oyaken1 oyaken3 oyaken6",
    "tsukifuda": "off 4",
    "fieldBrights": "off x2 nPlus1 n",
    "lightningWild": "off on",
    "playOutStock": "off on",
    "scoring": "winnerOnly zeroSum",
    "gameLength": "12 6 3 to50",
    "dealerRotation": "winner alternate",
}
CHOICES = {name: values.split() for name, values in OPTION_VALUES.items()}
HAND_SIZES = {"8-8": 8, "10-8": 10, "7-8": 7}


def makes_sense(how):
    """The one pair of options that excludes another: month cards need twelve rounds."""
    return how["tsukifuda"] == "off" or how["gameLength"] == "12"


@st.composite
def house_rules(draw, **fixed):
    """Options of Koi-Koi as a dictionary; ``fixed`` ones are given."""
    changed = draw(
        st.dictionaries(st.sampled_from(sorted(CHOICES)), st.integers(0, 99), min_size=0, max_size=12)
    )
    how = draw(st.sampled_from([scorer.YAMATO, scorer.MON])).copy()
    how.update({name: CHOICES[name][number % len(CHOICES[name])] for name, number in changed.items()})
    how.update(fixed)
    if not makes_sense(how):
        how["gameLength"] = "12"
    return how


def rules_of(how):
    """The library's rules with these options."""
    return koikoi.YAMATO.with_options(how)


@st.composite
def deals(draw, how):
    """A deal that stands under these options: ``(two hands, field, stock)`` as lists of ids.

    Half of them are rigged: some months lie together at the top, so that fours and pairs happen.
    """
    rng = Random(draw(st.integers(0, 2**32)))
    size = HAND_SIZES[how["dealSize"]]
    order = [card.id for card in DECK]
    rng.shuffle(order)
    together = draw(st.sampled_from([0, 0, 0, 1, 2]))
    for _ in range(together):
        month = f"{rng.randint(1, 12):02}"
        same = [card for card in order if card.startswith(month)]
        rest = [card for card in order if not card.startswith(month)]
        place = rng.choice([0, size, 2 * size])
        order = rest[:place] + same + rest[place:]
    hands = [order[:size], order[size : 2 * size]]
    field, stock = order[2 * size : 2 * size + 8], order[2 * size + 8 :]
    if engine.is_dealt_again(hands, field, how):
        field, stock = _without_fours(hands, field, stock, how)
    return hands, field, stock


def _without_fours(hands, field, stock, how):
    """Change cards with the stock, one after another, until the deal stands."""
    rng = Random(len(stock))
    while engine.is_dealt_again(hands, field, how):
        places = [(pile, place) for pile in [*hands, field] for place in range(len(pile))]
        pile, place = rng.choice(places)
        other = rng.randrange(len(stock))
        pile[place], stock[other] = stock[other], pile[place]
    return field, stock


@st.composite
def rounds(draw, **fixed):
    """A round at its start, with random options, dealer and month."""
    how = draw(house_rules(**fixed))
    hands, field, stock = draw(deals(how))
    return koikoi.Round.from_deal(
        rules_of(how),
        deal_of(hands, field, stock),
        dealer=draw(st.integers(0, 1)),
        month=draw(st.integers(1, 12)),
    )
