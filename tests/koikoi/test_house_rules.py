"""Every house rule of Koi-Koi and every one of its values, by what comes of it (RULES.md §B.3)."""

from random import Random

import pytest

from hanafuda_lib import DECK, Card, IllegalActionError, Phase, Pile, RulesError, Step, koikoi
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.ending import decision_choices
from hanafuda_lib.koikoi.match import first_dealer
from hanafuda_lib.options import option_fields
from hanafuda_lib.table import rng_for, shuffled_deck
from tests.koikoi.test_round import FOUR_PAIRS, PLAIN_FIELD, PLAIN_HAND, QUAD_9, QUAD_10
from tests.oracle import engine, scorer
from tests.oracle.staging import FIELD, HAND_0, HAND_1, TO_THREE_BRIGHTS, choices, find_round, play, stage
from tests.oracle.strategies import CHOICES

YAMATO, MON = koikoi.YAMATO, koikoi.MON
Ending = koikoi.Ending
RED = "01-red-poem 02-red-poem 03-red-poem"
BLUE = "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon"
GRASS = "04-plain-ribbon 05-plain-ribbon 07-plain-ribbon"


def held(rules, cards, **given):
    return {line.yaku.id: line.points for line in rules.score(Pile.parse(cards), **given).lines}


def with_option(name, value, rules=YAMATO):
    return rules.with_options({name: value})


def each(name, *results):
    """One test for each value of an option, with what is to come of it."""
    values = [value for value, _ in results]
    assert set(values) >= set(CHOICES[name]) or name in ("koikoiLimit", "koikoiNeeds"), name
    return pytest.mark.parametrize(("value", "expected"), results, ids=values)


def test_the_options_are_those_of_the_specification():
    found = {}
    for name, value in option_fields(YAMATO).items():
        head, *tail = name.split("_")
        found[head + "".join(map(str.capitalize, tail))] = [str(one.value) for one in type(value)]
    assert set(found) == set(CHOICES)
    for name, values in found.items():
        assert set(CHOICES[name]) <= set(values), name
        assert values[0] == CHOICES[name][0] == scorer.YAMATO[name], name
    assert found["koikoiLimit"] == ["one", "unlimited", *map(str, range(2, 17))]
    assert found["koikoiNeeds"] == ["anyRise", "newYakuOnly", *(f"minBase({n})" for n in range(2, 13))]


@pytest.mark.parametrize(("rules", "how"), [(YAMATO, scorer.YAMATO), (MON, scorer.MON)])
def test_the_presets_have_the_values_of_the_specification(rules, how):
    assert {line.name: line.value for line in rules.describe().lines} == how


# ------------------------------------------------------------------ names, first dealer, deal


@each("sheet", ("yamato", "tanzaku hanamizake tsukimizake"), ("mon", "tan hanami tsukimi"))
def test_sheet(value, expected):
    rules = with_option("sheet", value)
    ids = {row.id for row in rules.yaku_table().rows}
    assert set(expected.split()) <= ids
    assert len(ids & {"tan", "tanzaku", "hanami", "hanamizake", "tsukimi", "tsukimizake"}) == 3


def tie_seed(*, points_differ):
    """A seed whose first two cards are of one month."""
    for seed in range(5000):
        one, two = (DECK[index] for index in shuffled_deck(rng_for(seed))[:2])
        if one.month == two.month and (one.points != two.points) == points_differ:
            return seed, one, two
    raise AssertionError("no tie")


@each("firstDealerTie", ("redraw", 2), ("points", 1))
def test_first_dealer_tie(value, expected):
    seed, one, two = tie_seed(points_differ=True)
    opening = first_dealer(with_option("firstDealerTie", value), seed=seed)
    assert opening.cuts[0] == (one, two)
    assert len(opening.cuts) >= expected
    if value == "points":
        assert len(opening.cuts) == 1
        assert opening.dealer == (0 if one.points > two.points else 1)
    else:
        last = opening.cuts[-1]
        assert all(a.month == b.month for a, b in opening.cuts[:-1])
        assert opening.dealer == (0 if last[0].month < last[1].month else 1)


def test_first_dealer_tie_of_equal_points_turns_again():
    seed, *_ = tie_seed(points_differ=False)
    opening = first_dealer(with_option("firstDealerTie", "points"), seed=seed)
    assert len(opening.cuts) >= 2


@each("dealSize", ("8-8", (8, 24)), ("10-8", (10, 20)), ("7-8", (7, 26)))
def test_deal_size(value, expected):
    rules = with_option("dealSize", value)
    hand, stock = expected
    order = [DECK[index].id for index in shuffled_deck(rng_for(3))]
    deal = koikoi.Round.deal(rules, seed=3, dealer=0).first_deal
    assert [len(one) for one in deal.hands] == [hand, hand]
    assert (len(deal.field), len(deal.stock)) == (8, stock)
    first, second = {8: (4, 4), 10: (5, 5), 7: (4, 3)}[hand]
    start = first + 4 + first
    assert set(map(str, deal.hands[1])) == set(order[:first] + order[start : start + second])
    with pytest.raises(RulesError, match=f"expected 2 hands of {hand}"):
        koikoi.Round.from_deal(rules, koikoi.Round.deal(_other_size(value), seed=3).first_deal)


def _other_size(value):
    return with_option("dealSize", "7-8" if value != "7-8" else "8-8")


def test_deal_size_ten_uses_the_whole_deck():
    rules = YAMATO.with_options({"dealSize": "10-8", "koikoiLimit": "unlimited", "handYaku": "off"})
    round = find_round(rules, lambda one: one.result.ending in (Ending.EXHAUSTED, Ending.LAST_TURN))
    assert round.view(0).stock_size == 0
    assert round.view(0).field == Pile()
    assert len(round.view(0).piles[0]) + len(round.view(0).piles[1]) == 48


# ------------------------------------------------------------------ the first field

QUAD_FIELD = "05-bridge 05-plain-ribbon 05-chaff-1 05-chaff-2 06-chaff-2 07-chaff-2 12-chaff-1 11-lightning"
NO_IRIS = PLAIN_HAND.replace("05-chaff-1", "08-geese")
OTHER_HAND = "01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 06-butterflies 07-boar 08-chaff-2 10-deer"
PAIR_FIELD = "05-bridge 05-chaff-2 06-chaff-2 06-butterflies 07-chaff-2 07-boar 12-chaff-1 12-chaff-2"
PAIR_OTHER = "01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 08-moon 09-cup 08-chaff-2 10-deer"


@each("fieldFour", ("redeal", None), ("dealerTakes", 4), ("dealerWins6", 6))
@pytest.mark.parametrize("dealer", [0, 1])
def test_field_four(value, expected, dealer):
    rules = with_option("fieldFour", value)
    if value == "redeal":
        with pytest.raises(RulesError, match="dealt again"):
            stage(rules, NO_IRIS, OTHER_HAND, QUAD_FIELD, "", dealer=dealer)
        return
    round = stage(rules, NO_IRIS, OTHER_HAND, QUAD_FIELD, "", dealer=dealer)
    if value == "dealerTakes":
        assert round.view(0).piles[dealer] == Pile.parse(QUAD_FIELD).of_month(5)
        assert round.view(0).piles[1 - dealer] == Pile()
        assert len(round.view(0).field) == 4
        assert [(e.seat, e.step, e.card, len(e.taken)) for e in round.events] == [
            (dealer, Step.DEAL, None, 4)
        ]
        assert (round.to_move, round.phase) == (dealer, Phase.PLAY)
        assert koikoi.Round.replay(round.record()) == round
    else:
        assert (round.result.ending, round.result.winner) == (Ending.FIELD_FOUR, dealer)
        assert [line.what for line in round.result.lines] == ["four cards of one month on the first field"]
        assert round.result.points == ((6, 0), (0, 6))[dealer]
        assert round.result.next_dealer == dealer


@each("fieldFourPairs", ("play", None), ("redeal", None), ("dealerWins6", 6))
@pytest.mark.parametrize("dealer", [0, 1])
def test_field_four_pairs(value, expected, dealer):
    rules = with_option("fieldFourPairs", value)
    if value == "redeal":
        with pytest.raises(RulesError, match="dealt again"):
            stage(rules, NO_IRIS, PAIR_OTHER, PAIR_FIELD, "", dealer=dealer)
        return
    round = stage(rules, NO_IRIS, PAIR_OTHER, PAIR_FIELD, "", dealer=dealer)
    if value == "play":
        assert round.result is None
    else:
        assert (round.result.ending, round.result.winner) == (Ending.FIELD_PAIRS, dealer)
        assert [line.what for line in round.result.lines] == ["four pairs on the field"]
        assert round.result.points == ((6, 0), (0, 6))[dealer]


@pytest.mark.parametrize(
    ("option", "broken"),
    [
        ({"fieldFour": "redeal"}, lambda hands, field: engine.has_four(field)),
        ({"fieldFourPairs": "redeal"}, lambda hands, field: engine.is_four_pairs(field)),
        (
            {"handYaku": "misdeal"},
            lambda hands, field: any(engine.hand_yaku(hand, scorer.YAMATO) for hand in hands),
        ),
    ],
)
def test_a_dealt_round_never_has_what_is_dealt_again(option, broken):
    rules = YAMATO.with_options(option)
    for seed in range(1500):
        deal = koikoi.Round.deal(rules, seed=seed).first_deal
        hands = [str(hand).split() for hand in deal.hands]
        assert not broken(hands, str(deal.field).split()), seed


# ------------------------------------------------------------------ hand yaku


@each("handYaku", ("win6", Ending.HAND_YAKU), ("off", None), ("misdeal", "dealt again"))
def test_hand_yaku(value, expected):
    rules = with_option("handYaku", value)
    if value == "misdeal":
        with pytest.raises(RulesError, match=expected):
            stage(rules, PLAIN_HAND, QUAD_9, PLAIN_FIELD, "")
        return
    result = stage(rules, PLAIN_HAND, QUAD_9, PLAIN_FIELD, "").result
    assert (result.ending if result else None) == expected


@each("handPairs", ("on", (0, 6)), ("off", None))
def test_hand_pairs(value, expected):
    result = stage(with_option("handPairs", value), PLAIN_HAND, FOUR_PAIRS, PLAIN_FIELD, "").result
    assert (result.points if result else None) == expected


@each("handYakuBoth", ("dealer", (0, 6)), ("draw", (0, 0)))
def test_hand_yaku_both(value, expected):
    one = QUAD_9.replace("10-deer", "03-chaff-2")
    result = stage(with_option("handYakuBoth", value), one, QUAD_10, PLAIN_FIELD, "", dealer=1).result
    assert result.points == expected
    assert result.next_dealer == 1
    assert result.ending is (Ending.HAND_YAKU if value == "dealer" else Ending.HAND_YAKU_BOTH)
    assert result.winner == (1 if value == "dealer" else None)


def test_hand_yaku_draw_needs_both():
    result = stage(with_option("handYakuBoth", "draw"), PLAIN_HAND, QUAD_9, PLAIN_FIELD, "").result
    assert (result.ending, result.points) == (Ending.HAND_YAKU, (0, 6))


@each("handYakuStack", ("off", (6, 0)), ("on", (12, 0)))
def test_hand_yaku_stack(value, expected):
    hand = "10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2 01-crane 01-red-poem 01-chaff-1 01-chaff-2"
    other = PLAIN_HAND.replace("01-chaff-2", "11-swallow")
    assert stage(with_option("handYakuStack", value), hand, other, PLAIN_FIELD, "").result.points == expected


# ------------------------------------------------------------------ when a yaku is looked for


@each("yakuCheck", ("endOfTurn", (Step.STOCK, 21)), ("atCapture", (Step.HAND, 22)))
def test_yaku_check(value, expected):
    rules = with_option("yakuCheck", value)
    round = play(stage(rules), TO_THREE_BRIGHTS)
    assert round.phase is Phase.DECIDE
    assert (round.events[-1].step, round.view(0).stock_size) == expected
    stopped = play(round.copy(), "shobu")
    assert stopped.result.points == (5, 0)
    assert stopped.view(0).stock_size == expected[1]
    play(round, "koikoi")
    assert round.view(0).stock_size == 21
    assert (round.to_move, round.phase) == (1, Phase.PLAY)
    assert koikoi.Round.replay(round.record()) == round


def test_yaku_check_at_capture_asks_in_both_steps_of_one_turn():
    rules = YAMATO.with_options({"yakuCheck": "atCapture", "koikoiLimit": "unlimited"})
    stock = "03-curtain 10-deer 12-chaff-2 11-lightning 04-chaff-1".replace("12-chaff-2", "09-cup")
    round = stage(rules, field=FIELD.replace("02-chaff-1", "09-blue-ribbon"), stock=stock)
    play(round, TO_THREE_BRIGHTS)
    assert round.view(0).score(0).base == 5
    play(round, "koikoi")  # the flipped cup takes the blue ribbon: both viewings
    assert (round.phase, round.to_move, round.view(0).score(0).base) == (Phase.DECIDE, 0, 15)
    play(round, "shobu")
    assert round.result.points == (30, 0)


# ------------------------------------------------------------------ values of the yaku

ALL_BRIGHTS = "01-crane 03-curtain 08-moon 11-rainman 12-phoenix"
BRIGHT_PILES = [
    ALL_BRIGHTS,
    "01-crane 03-curtain 08-moon 12-phoenix",
    "01-crane 03-curtain 08-moon 11-rainman",
    "01-crane 03-curtain 08-moon",
]


@each(
    "brightValues",
    ("10-8-7-5", [10, 8, 7, 5]),
    ("15-8-7-6", [15, 8, 7, 6]),
    ("15-10-8-6", [15, 10, 8, 6]),
)
def test_bright_values(value, expected):
    rules = with_option("brightValues", value)
    assert [sum(held(rules, pile).values()) for pile in BRIGHT_PILES] == expected


@each("brights", ("highest", [10, 8, 7, 5]), ("additive", [30, 13, 12, 5]))
def test_brights(value, expected):
    rules = with_option("brights", value)
    assert [sum(held(rules, pile).values()) for pile in BRIGHT_PILES] == expected


@each(
    "ribbonsAnimals",
    ("nintendo", [{"inoshikacho": 8}, {"akatan": 7}, {"akatan_aotan": 10}]),
    (
        "classic",
        [
            {"inoshikacho": 5, "tane": 2},
            {"akatan": 5, "tanzaku": 1},
            {"akatan": 5, "aotan": 5, "tanzaku": 2},
        ],
    ),
)
def test_ribbons_animals(value, expected):
    rules = with_option("ribbonsAnimals", value)
    assert held(rules, "06-butterflies 07-boar 10-deer 02-warbler 04-cuckoo 05-bridge") == expected[0]
    assert held(rules, f"{RED} 04-plain-ribbon 11-plain-ribbon") == expected[1]
    assert held(rules, f"{RED} {BLUE}") == expected[2]


@each("ribbonValue", ("5", [{"akatan": 5}, {"aotan": 6}]), ("6", [{"akatan": 6}, {"aotan": 7}]))
def test_ribbon_value(value, expected):
    rules = with_option("ribbonValue", value)
    assert [held(rules, RED), held(rules, f"{BLUE} 11-plain-ribbon")] == expected


@each(
    "ribbonBoth",
    ("usual", [{"akatan_aotan": 11}, {"akatan": 5, "aotan": 5, "tanzaku": 3}]),
    ("15", [{"akatan_aotan": 16}, {"akatan_aotan": 15, "tanzaku": 3}]),
)
def test_ribbon_both(value, expected):
    seven = f"{RED} {BLUE} 11-plain-ribbon"
    rules = with_option("ribbonBoth", value)
    assert held(rules, seven) == expected[0]
    assert held(with_option("ribbonsAnimals", "classic", rules), seven) == expected[1]


@each("kusatan", ("off", {"tanzaku": 1}), ("plusEach", {"kusatan": 7}))
def test_kusatan(value, expected):
    rules = with_option("kusatan", value)
    assert held(rules, f"{GRASS} 01-red-poem 11-plain-ribbon") == expected
    alone = held(rules, GRASS)
    assert alone == ({} if value == "off" else {"kusatan": 5})


@each(
    "viewing",
    ("on", [{"hanamizake": 5}, {"hanamizake": 5, "tsukimizake": 5}, {"hanamizake": 5, "sanko": 5}]),
    ("off", [{}, {}, {"sanko": 5}]),
    ("needOther", [{}, {}, {"hanamizake": 5, "sanko": 5}]),
    ("three", [{"hanamizake": 3}, {"hanamizake": 3, "tsukimizake": 3}, {"hanamizake": 3, "sanko": 5}]),
)
def test_viewing(value, expected):
    rules = with_option("viewing", value)
    piles = ["03-curtain 09-cup", "03-curtain 08-moon 09-cup", "01-crane 03-curtain 12-phoenix 09-cup"]
    assert [held(rules, pile) for pile in piles] == expected


@each("nomi", ("off", {}), ("five", {"nomi": 5}))
def test_nomi(value, expected):
    rules = YAMATO.with_options({"nomi": value, "viewing": "off"})
    assert held(rules, "03-curtain 08-moon 09-cup") == expected
    assert held(rules, "03-curtain 09-cup") == {}
    beside = held(with_option("nomi", value), "03-curtain 08-moon 09-cup")
    assert beside == {"hanamizake": 5, "tsukimizake": 5, **expected}


@each("ameNagare", ("off", [1, 1, 1]), ("captured", [0, 1, 1]), ("field", [1, 0, 0]))
def test_ame_nagare(value, expected):
    rules = with_option("ameNagare", value)
    found = [
        held(rules, "03-curtain 09-cup 11-rainman"),
        held(rules, "03-curtain 09-cup 11-swallow", field=Pile.parse("11-rainman")),
        held(rules, "03-curtain 09-cup", field=Pile.parse("11-lightning 01-crane")),
    ]
    assert found == [{"hanamizake": 5} if there else {} for there in expected]
    assert held(rules, "08-moon 09-cup 11-rainman", field=Pile.parse("11-swallow")) == {"tsukimizake": 5}


@each("kiriNagare", ("off", [1, 1, 1]), ("captured", [0, 0, 1]), ("field", [1, 1, 0]))
def test_kiri_nagare(value, expected):
    rules = with_option("kiriNagare", value)
    found = [
        held(rules, "08-moon 09-cup 12-phoenix"),
        held(rules, "08-moon 09-cup 12-chaff-2"),
        held(rules, "08-moon 09-cup", field=Pile.parse("12-chaff-1 01-crane")),
    ]
    assert found == [{"tsukimizake": 5} if there else {} for there in expected]
    assert held(rules, "03-curtain 09-cup 12-phoenix", field=Pile.parse("12-chaff-1")) == {"hanamizake": 5}


NINE_CHAFF = " ".join(sorted(scorer.CHAFF)[:9])
FOUR_ANIMALS = "02-warbler 04-cuckoo 05-bridge 08-geese"


@each(
    "cupRole",
    ("both", [{"kasu": 1}, {"tane": 1}, {"kasu": 1, "tane": 1}, {"kasu": 2, "tane": 1}]),
    ("either", [{"kasu": 1}, {"tane": 1}, {"tane": 1}, {"kasu": 1, "tane": 1}]),
    ("animalOnly", [{}, {"tane": 1}, {"tane": 1}, {"kasu": 1, "tane": 1}]),
)
def test_cup_role(value, expected):
    rules = with_option("cupRole", value)
    ten = " ".join(sorted(scorer.CHAFF)[:10])
    piles = [
        f"{NINE_CHAFF} 09-cup",
        f"{FOUR_ANIMALS} 09-cup",
        f"{NINE_CHAFF} {FOUR_ANIMALS} 09-cup",
        f"{ten} {FOUR_ANIMALS} 09-cup",
    ]
    assert [held(rules, pile) for pile in piles] == expected
    points = [rules.scorer().points(Pile.parse(pile).mask) for pile in piles]
    assert points == [sum(one.values()) for one in expected]


def test_cup_role_either_takes_the_reading_that_is_worth_more():
    rules = with_option("cupRole", "either")
    twelve = " ".join(sorted(scorer.CHAFF)[:12])
    # As chaff: kasu 4 and tane 1. As an animal: kasu 3 and tane 2. Both are worth 5: the animal stays.
    assert held(rules, f"{twelve} {FOUR_ANIMALS} 11-swallow 09-cup") == {"kasu": 3, "tane": 2}
    # With three animals the cup is worth more as chaff.
    assert held(rules, f"{twelve} 02-warbler 04-cuckoo 05-bridge 09-cup") == {"kasu": 4}


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ({"opponent_koikoi": -1}, "bad opponent_koikoi -1: expected a whole number from 0 to 20"),
        ({"opponent_koikoi": 21}, "bad opponent_koikoi 21: expected a whole number from 0 to 20"),
        ({"own_koikoi": 1.0}, "bad own_koikoi 1.0: expected a whole number from 0 to 20"),
        ({"own_koikoi": True}, "bad own_koikoi True: expected a whole number from 0 to 20"),
        ({"own_koikoi": None}, "bad own_koikoi None: expected a whole number from 0 to 20"),
        ({"field_brights": 6}, "bad field_brights 6: expected a whole number from 0 to 5"),
    ],
)
def test_a_count_of_calls_or_brights_has_bounds(how, expected):
    pile = Pile.parse("03-curtain 09-cup")
    with pytest.raises(RulesError) as caught:
        YAMATO.score(pile, **how)
    assert (caught.value.code, str(caught.value)) == ("bad-number", expected)
    assert YAMATO.score(pile, opponent_koikoi=20, own_koikoi=20, field_brights=5).total == 10


def test_either_reading_of_the_cup_looks_at_the_field():
    rules = YAMATO.with_options({"cupRole": "either", "ameNagare": "field"})
    # The blossom viewing is washed out, and ten chaff cards (with the cup) are left: 1 point.
    pile, rain = Pile.parse(f"{NINE_CHAFF} 03-curtain 09-cup"), Pile.parse("11-swallow")
    assert rules.scorer().points(pile.mask) == 6
    assert rules.scorer().points(pile.mask, rain.mask) == 1


@each("tsukifuda", ("off", {}), ("4", {"tsukifuda": 4}))
def test_tsukifuda(value, expected):
    rules = with_option("tsukifuda", value)
    march = "03-curtain 03-red-poem 03-chaff-1 03-chaff-2"
    assert held(rules, march, month=3) == expected
    assert held(rules, march, month=4) == {}
    assert held(rules, "03-curtain 03-red-poem 03-chaff-1", month=3) == {}


@pytest.mark.parametrize("length", ["6", "3", "to50"])
def test_tsukifuda_goes_only_with_twelve_rounds(length):
    with pytest.raises(RulesError, match=f"gameLength '{length}' does not go with tsukifuda") as caught:
        YAMATO.with_options({"tsukifuda": "4", "gameLength": length})
    assert caught.value.code == "bad-options"


# ------------------------------------------------------------------ doubling


@each("sevenDoubling", ("on", [6, 14]), ("off", [6, 7]))
def test_seven_doubling(value, expected):
    rules = with_option("sevenDoubling", value)
    six = f"01-crane 03-curtain 08-moon {GRASS} 01-red-poem 06-blue-ribbon"
    piles = [six, f"{six} 11-plain-ribbon"]
    assert [rules.score(Pile.parse(pile)).total for pile in piles] == expected


@each(
    "koikoiMultiplier",
    ("opponent", [5, 10, 5, 10, 10, 10]),
    ("own", [5, 5, 10, 10, 5, 10]),
    ("any", [5, 10, 10, 10, 10, 10]),
    ("callsPlusOne", [5, 10, 10, 15, 15, 25]),
    ("perCall", [5, 10, 5, 10, 20, 20]),
    ("none", [5, 5, 5, 5, 5, 5]),
)
def test_koikoi_multiplier(value, expected):
    rules = with_option("koikoiMultiplier", value)
    calls = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 2)]
    totals = [
        rules.score(Pile.parse("03-curtain 09-cup"), opponent_koikoi=theirs, own_koikoi=own).total
        for theirs, own in calls
    ]
    assert totals == expected


@each("fieldBrights", ("off", [5, 5, 5]), ("x2", [5, 10, 10]), ("nPlus1", [5, 10, 20]), ("n", [5, 5, 15]))
def test_field_brights(value, expected):
    rules = with_option("fieldBrights", value)
    totals = [
        rules.score(Pile.parse("03-curtain 09-cup"), field_brights=number).total for number in (0, 1, 3)
    ]
    assert totals == expected
    assert all(
        step.factor > 1 for step in rules.score(Pile.parse("03-curtain 09-cup"), field_brights=1).steps
    )
    field = FIELD.replace("02-chaff-1", "11-rainman").replace("05-chaff-1", "02-chaff-1")
    round = play(
        stage(rules, field=field, stock="03-curtain 10-deer 12-chaff-2 04-chaff-1"), TO_THREE_BRIGHTS
    )
    assert round.view(0).field_brights == 1
    assert play(round, "shobu").result.points == ({"x2": 10, "nPlus1": 10}.get(value, 5), 0)


# ------------------------------------------------------------------ koi-koi


@each("koikoiLimit", ("one", 0), ("unlimited", 9), ("2", 1), ("3", 2), ("4", 3), ("5", 4), ("6", 5))
def test_koikoi_limit(value, expected):
    rules = with_option("koikoiLimit", value)
    allowed = [len(decision_choices(rules, last_turn=False, calls=calls)) == 2 for calls in range(10)]
    assert allowed == [calls <= expected for calls in range(10)]


def test_koikoi_limit_two_in_play():
    round = play(stage(with_option("koikoiLimit", "2")), TO_THREE_BRIGHTS + " koikoi 06-butterflies")
    assert choices(round) == ["koikoi", "shobu"]
    play(round, "koikoi 12-phoenix")
    assert (round.result.ending, round.result.winner) == (Ending.AFTER_KOIKOI, 0)
    assert round.result.points == (32, 0)  # 8, twice for seven, twice for the other's call


RISE = [
    # Seat 0 forms tanzaku (1), then a sixth ribbon (2), then a seventh (3).
    ("anyRise", [1, 2, 3]),
    ("newYakuOnly", [1]),
    ("minBase(2)", [2, 3]),
    ("minBase(3)", [3]),
    ("minBase(4)", []),
    ("minBase(5)", []),
    ("minBase(6)", []),
    ("minBase(7)", []),
]


@each("koikoiNeeds", *RISE)
def test_koikoi_needs(value, expected):
    rules = YAMATO.with_options({"koikoiNeeds": value, "koikoiLimit": "unlimited"})
    hand = "01-red-poem 02-red-poem 04-plain-ribbon 05-plain-ribbon 07-plain-ribbon 08-moon 03-curtain 12-phoenix"
    other = "03-chaff-1 03-chaff-2 12-chaff-1 12-chaff-2 02-chaff-2 04-chaff-2 08-chaff-1 08-chaff-2"
    field = "01-chaff-1 02-chaff-1 04-chaff-1 05-chaff-1 07-chaff-1 06-chaff-1 09-chaff-1 10-chaff-1"
    stock = (
        "11-rainman 11-swallow 11-lightning 11-plain-ribbon 06-blue-ribbon 12-chaff-3 "
        "08-geese 01-crane 01-chaff-2 02-warbler 10-blue-ribbon"
    )
    round = stage(rules, hand, other, field, stock)
    asked = []
    for action in (
        "01-red-poem 03-chaff-1 02-red-poem 03-chaff-2 04-plain-ribbon 12-chaff-1 "
        "05-plain-ribbon 08-chaff-1 07-plain-ribbon 08-chaff-2 03-curtain"
    ).split():
        play(round, action)
        if round.phase is Phase.DECIDE:
            asked.append(round.view(0).score(0).base)
            play(round, "koikoi")
    assert round.view(0).score(0).base == 3
    assert asked == expected


def test_koikoi_needs_a_minimum_to_win_at_all():
    rules = YAMATO.with_options({"koikoiNeeds": "minBase(7)"})
    round = play(stage(rules), TO_THREE_BRIGHTS)
    assert (round.phase, round.to_move) == (Phase.PLAY, 1)  # three brights, 5, are not enough
    play(round, "09-chaff-2 12-phoenix")  # four brights, 8, are
    assert (round.phase, round.to_move) == (Phase.DECIDE, 0)


def test_koikoi_needs_new_yaku_counts_a_better_bright_yaku_as_new():
    rules = YAMATO.with_options({"koikoiNeeds": "newYakuOnly", "koikoiLimit": "unlimited"})
    round = play(stage(rules), TO_THREE_BRIGHTS + " koikoi 09-chaff-2 12-phoenix")
    assert (round.phase, round.to_move) == (Phase.DECIDE, 0)


# ------------------------------------------------------------------ empty hands


def exhausted(rules, *, called, dealer=0):
    def wanted(one):
        over = one.result.ending in (Ending.EXHAUSTED, Ending.LAST_YAKU)
        return over and any(one.view(0).koikoi_calls) == called

    return find_round(rules, wanted, dealer=dealer)


@each("koikoiExhausted", ("forfeit", Ending.EXHAUSTED), ("lastYakuScores", Ending.LAST_YAKU))
def test_koikoi_exhausted(value, expected):
    round = exhausted(with_option("koikoiExhausted", value), called=True)
    caller = round.view(0).koikoi_calls.index(1)
    result = round.result
    assert result.ending is expected
    if value == "forfeit":
        assert (result.winner, result.points, result.next_dealer) == (None, (0, 0), 1)
    else:
        total = YAMATO.score(round.view(0).piles[caller], own_koikoi=1).total
        assert total > 0
        assert (result.winner, result.points[caller], result.points[1 - caller]) == (caller, total, 0)
        assert (result.next_dealer, result.score.total) == (caller, total)


def test_koikoi_exhausted_without_a_call_is_a_draw_in_both():
    round = exhausted(with_option("koikoiExhausted", "lastYakuScores"), called=False)
    assert (round.result.ending, round.result.points) == (Ending.EXHAUSTED, (0, 0))


def test_koikoi_exhausted_the_last_caller_scores_though_both_called():
    rules = YAMATO.with_options({"koikoiExhausted": "lastYakuScores", "koikoiLimit": "unlimited"})

    def both(one):
        return one.result.ending is Ending.LAST_YAKU and all(one.view(0).koikoi_calls)

    round = find_round(rules, both, most=20000)
    last = [event.seat for event in round.events if event.step is Step.KOIKOI][-1]
    score = YAMATO.score(round.view(0).piles[last], opponent_koikoi=1)
    assert (round.result.winner, round.result.points[last]) == (last, score.total)


@each(
    "exhaustedDraw",
    ("zeroPass", (0, 0)),
    ("zeroStay", (0, 1)),
    ("oyaken1", (1, 1)),
    ("oyaken3", (3, 1)),
    ("oyaken6", (6, 1)),
)
def test_exhausted_draw(value, expected):
    points, stays = expected
    for dealer in (0, 1):
        result = exhausted(with_option("exhaustedDraw", value), called=False, dealer=dealer).result
        assert result.winner is None
        assert result.points[dealer] == points
        assert result.points[1 - dealer] == 0
        assert result.next_dealer == (dealer if stays else 1 - dealer)
        assert len(result.lines) == (points > 0)


@each("playOutStock", ("off", 8), ("on", 0))
def test_play_out_stock(value, expected):
    # With the whole deck taken somebody always has ten chaff cards: let that be too little.
    rules = YAMATO.with_options({"playOutStock": value, "koikoiNeeds": "minBase(7)"})
    round = exhausted(rules, called=False)
    assert round.view(0).stock_size == expected
    turned = [event.seat for event in round.events if event.step is Step.STOCK]
    assert turned == [0, 1] * (12 if value == "on" else 8)


def test_play_out_stock_a_yaku_may_come_while_the_stock_is_turned():
    rules = with_option("playOutStock", "on")

    def after_the_hands(one):
        return one.phase is Phase.DECIDE and one.view(0).hand_sizes == (0, 0)

    round = find_round(rules, lambda one: True, stop_at=after_the_hands, most=20000)
    assert choices(round) == ["koikoi", "shobu"]
    left = round.view(0).stock_size
    assert left > 0
    play(round, "koikoi")
    assert round.view(0).stock_size == left - 1 or round.is_over


# ------------------------------------------------------------------ the lightning


@each(
    "lightningWild",
    ("off", ["11-lightning"]),
    ("on", [f"11-lightning>{card}" for card in sorted(FIELD.split())]),
)
def test_lightning_wild(value, expected):
    rules = with_option("lightningWild", value)
    hand = HAND_0.replace("11-swallow", "11-lightning")
    round = stage(rules, hand, stock="03-curtain 10-deer 12-chaff-2 04-chaff-1")
    found = [one for one in choices(round) if one.startswith("11-lightning")]
    assert found == expected
    if value == "on":
        play(round, "11-lightning>10-chaff-1")
        assert Pile.parse("10-chaff-1 11-lightning") <= round.view(0).piles[0]
        with pytest.raises(IllegalActionError):
            play(stage(rules, hand, stock="03-curtain 10-deer 12-chaff-2 04-chaff-1"), "11-lightning")
    else:
        play(round, "11-lightning")
        assert Card.parse("11-lightning") in round.view(0).field


@each("lightningWild", ("off", Phase.PLAY), ("on", Phase.TAKE))
def test_lightning_wild_when_turned(value, expected):
    stock = "11-lightning 03-curtain 10-deer 12-chaff-2 04-chaff-1"
    round = play(stage(with_option("lightningWild", value), stock=stock), "01-crane")
    assert round.phase is expected
    if value == "on":
        assert choices(round) == [f">{card}" for card in sorted(FIELD.replace("01-chaff-1 ", "").split())]


# ------------------------------------------------------------------ points and matches


@each("scoring", ("winnerOnly", [(5, 0), (0, 6), (6, 0)]), ("zeroSum", [(5, -5), (-6, 6), (6, -6)]))
def test_scoring(value, expected):
    rules = with_option("scoring", value)
    field_four = YAMATO.with_options({"scoring": value, "fieldFour": "dealerWins6"})
    found = [
        play(stage(rules), TO_THREE_BRIGHTS + " shobu").result.points,
        stage(rules, PLAIN_HAND, QUAD_9, PLAIN_FIELD, "").result.points,
        stage(field_four, NO_IRIS, OTHER_HAND, QUAD_FIELD, "").result.points,
    ]
    assert found == expected


def test_scoring_zero_sum_covers_the_dealers_right():
    rules = MON.with_options({"scoring": "zeroSum"})
    assert exhausted(rules, called=False).result.points == (3, -3)


@each("gameLength", ("12", 12), ("6", 6), ("3", 3), ("to50", None))
def test_game_length(value, expected):
    rules = with_option("gameLength", value)
    match = koikoi.Match(rules, seed=4)
    assert match.rounds == expected
    rng = Random(4)
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        else:
            match.play(rng.choice(match.round.legal_actions()))
    if expected:
        assert match.number == expected == len(match.results)
    else:
        assert max(match.totals) >= 50
        assert max(a - b for a, b in zip(match.totals, match.round.result.points, strict=True)) < 50


@each("dealerRotation", ("winner", [0, 0, 1, 0]), ("alternate", [1, 1, 1, 1]))
def test_dealer_rotation(value, expected):
    rules = with_option("dealerRotation", value)
    field_four = YAMATO.with_options({"dealerRotation": value, "fieldFour": "dealerWins6"})
    both = QUAD_9.replace("10-deer", "03-chaff-2")
    draw = YAMATO.with_options({"dealerRotation": value, "handYakuBoth": "draw"})
    found = [
        play(stage(rules), TO_THREE_BRIGHTS + " shobu").result.next_dealer,
        stage(field_four, NO_IRIS, OTHER_HAND, QUAD_FIELD, "").result.next_dealer,
        stage(rules, PLAIN_HAND, QUAD_9, PLAIN_FIELD, "").result.next_dealer,
        stage(draw, both, QUAD_10, PLAIN_FIELD, "").result.next_dealer,
    ]
    assert found == expected


def test_dealer_rotation_alternate_passes_an_exhausted_round_on_too():
    rules = YAMATO.with_options({"dealerRotation": "alternate", "exhaustedDraw": "oyaken6"})
    assert exhausted(rules, called=False, dealer=1).result.next_dealer == 0


# ------------------------------------------------------------------ each value has a sentence


@pytest.mark.parametrize("option", sorted(option_fields(YAMATO)))
def test_every_value_says_in_words_what_it_means_and_where_it_comes_from(option):
    kind = type(option_fields(YAMATO)[option])
    assert kind.__doc__.endswith("?")
    assert len({value.sentence for value in kind}) == len(kind)
    assert all(value.source for value in kind)
    assert issubclass(kind, o.Option)


def test_the_staged_story_is_what_this_file_thinks_it_is():
    round = play(stage(YAMATO), TO_THREE_BRIGHTS)
    assert round.view(0).piles[0] == Pile.parse(
        "01-crane 01-chaff-1 03-curtain 03-chaff-2 08-moon 08-chaff-1"
    )
    assert round.view(0).piles[1] == Pile.parse("07-boar 07-chaff-1 10-deer 10-chaff-1")
    assert set(HAND_1.split()) > {"07-boar", "06-butterflies"}
