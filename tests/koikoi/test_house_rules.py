"""The house rules of Koi-Koi up to the first turn: names, first dealer, deal, field, hand yaku (RULES.md §B.3)."""

import pytest

from hanafuda_lib import DECK, Phase, Pile, RulesError, Step, koikoi
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.match import first_dealer
from hanafuda_lib.options import option_fields
from hanafuda_lib.table import rng_for, shuffled_deck
from tests.koikoi.house_rules import MON, YAMATO, each, with_option
from tests.koikoi.test_round import FOUR_PAIRS, PLAIN_FIELD, PLAIN_HAND, QUAD_9, QUAD_10
from tests.oracle import engine, scorer
from tests.oracle.staging import find_round, stage
from tests.oracle.strategies import CHOICES

Ending = koikoi.Ending


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


# ------------------------------------------------------------------ each value has a sentence


@pytest.mark.parametrize("option", sorted(option_fields(YAMATO)))
def test_every_value_says_in_words_what_it_means_and_where_it_comes_from(option):
    kind = type(option_fields(YAMATO)[option])
    assert kind.__doc__.endswith("?")
    assert len({value.sentence for value in kind}) == len(kind)
    assert all(value.source for value in kind)
    assert issubclass(kind, o.Option)
