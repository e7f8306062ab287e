"""Hand yaku: the table of all 73,629,072 hands, values, shown cards, house rules (RULES.md §D.5)."""

from collections import Counter, defaultdict
from itertools import combinations
from math import comb

import pytest

from hanafuda_lib import DECK, Pile, RulesError, hachihachi
from hanafuda_lib.hachihachi.hand_yaku import ROWS, chaff_yaku, set_yaku
from tests.hachihachi import oracle
from tests.hachihachi.staging import STANDARD, seeded

CHAFF_IDS = [None, "aka", "tanichi", "toichi", "pikaichi", "karasu"]
# RULES.md §D.5: how many of all hands of seven have each pair of yaku.
TABLE = {
    None: [54461388, 4384404, 2414232, 2145984, 1053432, 826704],
    "sanbon": [4025772, 209436, 136548, 117240, 95964, 35040],
    "tatesanbon": [1497072, 94680, 54936, 52968, 5904, 10440],
    "futa_sanbon": [19702, 642, 504, 420, 492, 0],
    "sanbon_tatesanbon": [16424, 684, 420, 394, 78, 80],
    "futa_tatesanbon": [2154, 114, 66, 66, 0, 0],
    "kuttsuki": [1473048, 100512, 52758, 46896, 23916, 13590],
    "teshi": [118632, 768, 1782, 1584, 2454, 1500],
    "haneken": [84804, 4176, 2349, 2088, 1218, 405],
    "ichinishi": [29776, 144, 486, 432, 572, 270],
    "shiso": [500, 0, 9, 8, 10, 1],
}


def month_patterns(month):
    """The ways to hold cards of one month: ``{(kinds, size, stands): [cards, how many ways]}``."""
    cards = [card for card in DECK if card.month == month]
    found = {}
    for size in range(5):
        for held in combinations(cards, size):
            ids = [card.id for card in held]
            kinds = tuple(
                sum(not oracle.is_chaff(one) and oracle.points([one]) == worth for one in ids)
                for worth in (20, 10, 5)
            )
            entry = found.setdefault((kinds, size, size == 3 and oracle.stands(ids)), [Pile.of(held).mask, 0])
            entry[1] += 1
    return found


def all_hands():
    """Every hand of seven by what decides its yaku: ``{state: [ways, up to four example hands]}``.

    A state is the number of cards, of pairs, ordinary and standing triplets, fours, and of bright,
    animal and ribbon cards outside the chaff.
    """
    states = {(0,) * 8: [1, [0]]}
    for month in range(1, 13):
        following = defaultdict(lambda: [0, []])
        for state, (ways, hands) in states.items():
            for (kinds, size, stands), (mask, patterns) in month_patterns(month).items():
                total = state[0] + size
                if total > 7:
                    continue
                shape = (size == 2, size == 3 and not stands, stands, size == 4)
                key = (total, *(a + b for a, b in zip(state[1:], (*shape, *kinds), strict=True)))
                entry = following[key]
                entry[0] += ways * patterns
                if len(entry[1]) < 4:
                    entry[1] += [hand | mask for hand in hands[: 4 - len(entry[1])]]
        states = following
    return {state: entry for state, entry in states.items() if state[0] == 7}


@pytest.fixture(scope="module")
def hands():
    return all_hands()


def test_all_hands_of_seven_are_counted(hands):
    assert sum(ways for ways, _ in hands.values()) == comb(48, 7) == 73_629_072


def test_every_cell_of_the_table_of_all_hands(hands):
    counted = Counter()
    for ways, examples in hands.values():
        found = {(set_yaku(hand), chaff_yaku(hand)) for hand in examples}
        assert len(found) == 1, [Pile(hand) for hand in examples]
        counted[found.pop()] += ways
    for row, numbers in TABLE.items():
        for column, number in zip(CHAFF_IDS, numbers, strict=True):
            assert counted[row, column] == number, (row, column)
    assert counted.total() == 73_629_072


def test_examples_of_every_kind_of_hand_agree_with_the_second_engine(hands):
    for _, examples in hands.values():
        for hand in examples:
            cards = str(Pile(hand)).split()
            one, two = oracle.set_yaku(cards), oracle.chaff_yaku(cards)
            assert (set_yaku(hand), chaff_yaku(hand)) == (one and one[0], two and two[0]), cards


def test_random_hands_show_and_pay_what_the_second_engine_says():
    rng = seeded(5)
    variants = [
        {},
        {"aka": "3", "haneken": "8", "shiso": "35", "doubleTriplet": "4-5-6", "monPerKan": "10"},
        {"values": "nintendo-points"},
        {"sunashi": "4", "mukoSanbon": "2", "zoro": "on", "shiso": "30", "doubleTriplet": "6-8"},
        {"sunashi": "4", "values": "nintendo-points", "monPerKan": "1", "zoro": "on", "inoshikacho": "7"},
    ]
    tables = [(STANDARD.with_options(one), oracle.STANDARD | one) for one in variants]
    for number in range(3000):
        months = rng.sample(range(12), 6 if number % 2 else 3)
        cards = [c for c in DECK if c.month - 1 in months]
        rng.shuffle(cards)
        if number % 5 == 0:  # many ribbons, few chaff
            cards.sort(key=lambda card: card.points < 5)
        hand, field = Pile.of(cards[:7]), Pile.of(cards[7:13])
        rules, how = tables[number % len(tables)]
        found = rules.hand_table.find(hand.mask, field.mask)
        expected = oracle.hand_yaku(str(hand).split(), str(field).split(), how)
        per_kan = int(how["monPerKan"])
        assert {line.yaku.id: line.points for line in found.lines} == {
            yaku: kan * per_kan for yaku, (kan, _) in expected.items()
        }, (hand, field, rules)
        for line in found.lines:
            assert line.cards == Pile.parse(" ".join(dict.fromkeys(expected[line.yaku.id][1]))), hand


# One line a yaku: the hand, its set, its chaff yaku, kan of each, and the cards to show.
HANDS = [
    ("09-cup 09-blue-ribbon 09-chaff-1 02-warbler 04-cuckoo 05-plain-ribbon 07-boar", {"sanbon": 2},
     "09-cup 09-blue-ribbon 09-chaff-1"),
    ("04-cuckoo 04-plain-ribbon 04-chaff-1 02-warbler 03-curtain 05-plain-ribbon 07-boar", {"tatesanbon": 3},
     "04-cuckoo 04-plain-ribbon 04-chaff-1"),
    ("12-chaff-1 12-chaff-2 12-chaff-3 02-warbler 03-curtain 05-plain-ribbon 07-boar", {"tatesanbon": 3},
     "12-chaff-1 12-chaff-2 12-chaff-3"),
    ("12-phoenix 12-chaff-2 12-chaff-3 02-warbler 03-curtain 05-plain-ribbon 07-boar", {"sanbon": 2},
     "12-phoenix 12-chaff-2 12-chaff-3"),
    ("01-crane 01-red-poem 02-warbler 02-red-poem 03-curtain 03-red-poem 07-boar", {"kuttsuki": 4},
     "01-crane 01-red-poem 02-warbler 02-red-poem 03-curtain 03-red-poem"),
    ("01-crane 01-red-poem 01-chaff-1 02-warbler 02-red-poem 02-chaff-1 07-boar", {"futa_sanbon": 6},
     "01-crane 01-red-poem 01-chaff-1 02-warbler 02-red-poem 02-chaff-1"),
    ("01-crane 01-red-poem 01-chaff-1 07-boar 07-plain-ribbon 07-chaff-1 02-warbler", {"sanbon_tatesanbon": 7},
     "01-crane 01-red-poem 01-chaff-1 07-boar 07-plain-ribbon 07-chaff-1"),
    ("05-bridge 05-plain-ribbon 05-chaff-1 07-boar 07-plain-ribbon 07-chaff-1 02-warbler", {"futa_tatesanbon": 8},
     "05-bridge 05-plain-ribbon 05-chaff-1 07-boar 07-plain-ribbon 07-chaff-1"),
    ("08-moon 08-geese 08-chaff-1 08-chaff-2 02-warbler 03-curtain 07-boar", {"teshi": 6},
     "08-moon 08-geese 08-chaff-1 08-chaff-2"),
    ("08-moon 08-geese 08-chaff-1 02-warbler 02-red-poem 07-boar 07-plain-ribbon", {"haneken": 7}, "all"),
    ("08-moon 08-geese 08-chaff-1 08-chaff-2 02-warbler 02-red-poem 07-boar", {"ichinishi": 8}, "all"),
    ("08-moon 08-geese 08-chaff-1 08-chaff-2 02-warbler 02-red-poem 02-chaff-1", {"shiso": 20}, "all"),
    ("01-red-poem 02-red-poem 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-rainman", {"aka": 2},
     "03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-rainman"),
    ("01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon",
     {"aka": 2}, ""),
    ("01-red-poem 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-swallow", {"tanichi": 3},
     "02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-swallow"),
    ("02-warbler 01-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-plain-ribbon", {"toichi": 3},
     "01-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-plain-ribbon"),
    ("08-moon 01-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-lightning", {"pikaichi": 4},
     "01-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-lightning"),
    ("11-rainman 01-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 07-chaff-1", {"karasu": 4}, "all"),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "kan", "shown"), HANDS, ids=[next(iter(kan)) for _, kan, _ in HANDS])
def test_each_hand_yaku_with_its_value_and_the_cards_to_show(cards, kan, shown):
    hand = Pile.parse(cards)
    found = STANDARD.hand_table.find(hand.mask)
    assert {line.yaku.id: line.points for line in found.lines} == {yaku: 12 * k for yaku, k in kan.items()}
    (line,) = found.lines
    assert line.cards == (hand if shown == "all" else Pile.parse(shown))


def test_the_two_classes_add_up_and_the_score_explains_it():
    hand = Pile.parse("11-rainman 11-swallow 11-plain-ribbon 11-lightning 12-chaff-1 12-chaff-2 01-chaff-1")
    score = STANDARD.hand_score(hand, multiplier=4)
    assert [(line.yaku.id, line.points) for line in score.lines] == [("ichinishi", 96), ("karasu", 48)]
    assert [(step.factor, step.total) for step in score.steps] == [(4, 576), (2, 1152)]
    assert (score.base, score.total) == (144, 1152)
    assert "four of one month, a pair and one card (8 kan): 96" in str(score)
    nothing = Pile.parse("01-crane 02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-boar")
    assert str(STANDARD.hand_score(nothing)) == "no yaku: 0"


@pytest.mark.parametrize(
    ("options", "cards", "mon"),
    [
        ({"aka": 3}, HANDS[12][0], 36),
        ({"haneken": 8}, HANDS[9][0], 96),
        ({"shiso": 30}, HANDS[11][0], 360),
        ({"shiso": 35}, HANDS[11][0], 420),
        ({"doubleTriplet": "4-5-6"}, HANDS[5][0], 48),
        ({"doubleTriplet": "addition"}, HANDS[6][0], 60),
        ({"doubleTriplet": "4/5/6"}, HANDS[7][0], 72),
        ({"doubleTriplet": "6-8"}, HANDS[5][0], 72),
        ({"doubleTriplet": "6-8"}, HANDS[6][0], 72),
        ({"doubleTriplet": "6-8"}, HANDS[7][0], 96),
        ({"monPerKan": 10}, HANDS[7][0], 80),
        ({"monPerKan": 6}, HANDS[7][0], 48),
        ({"monPerKan": 1}, HANDS[7][0], 8),
    ],
)
def test_house_rules_change_values(options, cards, mon):
    assert STANDARD.with_options(options).hand_score(Pile.parse(cards)).base == mon


@pytest.mark.parametrize(
    ("number", "points"),
    list(enumerate([10, 15, 15, 10, 25, 20, 25, 30, 30, 30, 35, 50, 15, 15, 20, 20, 20, 25])),
)
def test_the_points_of_the_nintendo_sheet(number, points):
    rules = STANDARD.with_options({"values": "nintendo-points"})
    score = rules.hand_score(Pile.parse(HANDS[number][0]))
    assert score.base == points
    assert f"({points} points)" in str(score)
    assert score.lines[0].yaku.source == "SZ"


# The table of RULES.md §D.5 row by row: class, where its value stands, and the bonus it can earn (§D.6:
# a shown triplet may dive, weak chaff may escape, but one bright may not).
ROW_FACTS = {
    "sanbon": ("set", "FW", "tobi"),
    "tatesanbon": ("set", "S000", "tobi"),
    "kuttsuki": ("set", "S000", ""),
    "futa_sanbon": ("set", "FW", "tobi"),
    "sanbon_tatesanbon": ("set", "FW", "tobi"),
    "futa_tatesanbon": ("set", "FW", "tobi"),
    "teshi": ("set", "FW", ""),
    "haneken": ("set", "FW", "tobi"),
    "ichinishi": ("set", "FW", ""),
    "shiso": ("set", "FW", ""),
    "aka": ("chaff", "FW", "nuke"),
    "tanichi": ("chaff", "S000", "nuke"),
    "toichi": ("chaff", "S000", "nuke"),
    "pikaichi": ("chaff", "S000", ""),
    "karasu": ("chaff", "S000", "nuke"),
    "sunashi": ("chaff", "WJ", ""),
}


@pytest.mark.parametrize("yaku", ROW_FACTS)
def test_each_row_has_its_class_its_source_and_its_bonus(yaku):
    group, source, bonus = ROW_FACTS[yaku]
    row = STANDARD.hand_table[yaku]
    assert (row.id, row.group, row.source) == (yaku, group, source)
    assert (ROWS[yaku].tobi, ROWS[yaku].nuke) == (bonus == "tobi", bonus == "nuke")


def test_there_is_no_other_row():
    assert list(ROWS) == list(ROW_FACTS)


def test_a_hand_without_chaff_is_a_yaku_by_house_rule():
    hand = Pile.parse("01-crane 02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-boar")
    assert STANDARD.hand_table.find(hand.mask).ids == ()
    rules = STANDARD.with_options({"sunashi": "on"})
    assert rules.hand_table.find(hand.mask).ids == ("sunashi",)
    assert rules.hand_score(hand).base == 48
    assert rules.hand_table.find(hand.mask).lines[0].cards == hand
    sheet = STANDARD.with_options({"sunashi": "4", "values": "nintendo-points"})
    assert sheet.hand_score(hand).base == 48  # not on the sheet: 4 kan
    willow = Pile.parse("01-crane 02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 11-swallow")
    assert rules.hand_table.find(willow.mask).ids == ()  # a willow card is chaff
    ribbons = Pile.parse(HANDS[13][0])
    assert rules.hand_table.find(ribbons.mask).ids == ("sunashi",)  # 4 kan, better than aka's 2


def test_of_no_chaff_and_only_ribbons_the_better_counts():
    ribbons = Pile.parse(HANDS[13][0])
    mixed = Pile.parse("01-crane 02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-boar")
    for options, expected in (
        ({"sunashi": "4"}, [("sunashi", 48)]),  # 4 kan against 2
        ({"sunashi": "4", "values": "nintendo-points"}, [("sunashi", 48)]),  # 48 mon against 15 points
        ({"sunashi": "4", "values": "nintendo-points", "monPerKan": "1"}, [("aka", 15)]),  # 4 against 15
    ):
        table = STANDARD.with_options(options).hand_table
        assert [(line.yaku.id, line.points) for line in table.find(ribbons.mask).lines] == expected
        assert table.find(mixed.mask).ids == ("sunashi",)  # no ribbons alone: aka is not there to choose
        assert table.find(Pile.parse(HANDS[12][0]).mask).ids == ("aka",)  # with chaff beside the ribbons


def test_the_fourth_card_of_three_on_the_field_is_a_yaku_by_house_rule():
    hand = Pile.parse("01-crane 02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-chaff-1")
    one = Pile.parse("01-red-poem 01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 08-moon")
    two = Pile.parse("01-red-poem 01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 02-red-poem")
    rules = STANDARD.with_options({"mukoSanbon": True})
    assert rules.hand_score(hand, field=one).base == 24
    assert rules.hand_score(hand, field=two).base == 48
    found = rules.hand_table.find(hand.mask, two.mask).lines[0]
    assert (found.yaku.id, str(found.cards)) == ("muko_sanbon", "01-crane 02-warbler")
    assert STANDARD.hand_score(hand, field=two).base == 0
    assert STANDARD.hand_table.find(hand.mask, two.mask).lines == ()
    # Only February's fourth card is in this hand; of January three lie there, and the fourth does not matter.
    february = Pile.parse("02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-chaff-1 09-cup")
    assert rules.hand_table.find(february.mask, one.mask).lines == ()
    (line,) = rules.hand_table.find(february.mask, two.mask).lines
    assert (line.points, str(line.cards)) == (24, "02-warbler")
    assert (line.yaku.group, line.yaku.source) == ("field", "WJ")
    assert line.why == "the fourth card of three on the field (2 kan for each month): 24"


@pytest.mark.parametrize("month", range(1, 13))
def test_the_fourth_card_counts_in_every_month_and_beside_the_other_hand_yaku(month):
    rules = STANDARD.with_options({"mukoSanbon": "2"})
    fourth, *three = Pile.of(DECK).of_month(month)
    others = [[*Pile.of(DECK).of_month(1 + (month + more) % 12)] for more in range(6)]
    hand = Pile.of([fourth, *others[0][:3], *(cards[0] for cards in others[1:4])])
    field = Pile.of([*three, *(cards[-1] for cards in others[3:])])
    (first, *_, last) = rules.hand_table.find(hand.mask, field.mask).lines
    assert first.yaku.id in ("sanbon", "tatesanbon")
    assert (last.yaku.id, last.points, last.cards) == ("muko_sanbon", 24, Pile.of([fourth]))


def test_a_yaku_of_the_pile_in_the_hand_is_a_yaku_by_house_rule():
    hand = Pile.parse("01-red-poem 02-red-poem 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-boar")
    rules = STANDARD.with_options({"zoro": "on"})
    found = rules.hand_table.find(hand.mask).lines[0]
    assert (found.yaku.id, found.points, str(found.cards)) == (
        "zoro",
        84,
        "01-red-poem 02-red-poem 03-red-poem",
    )
    assert rules.hand_table.find(Pile.parse(HANDS[0][0]).mask).ids == ("sanbon",)
    assert (found.yaku.group, found.yaku.source) == ("ready", "FW")
    assert found.why == "a yaku of the pile, complete in the hand: 84"
    beside = Pile.parse("01-red-poem 02-red-poem 03-red-poem 08-moon 08-geese 08-chaff-1 12-phoenix")
    assert rules.hand_table.find(beside.mask).ids == ("sanbon", "zoro")
    assert STANDARD.hand_table.find(beside.mask).ids == ("sanbon",)
    # Two of them: the cards of both are shown, and the crane, which is of neither, is not.
    both = Pile.parse("01-red-poem 02-red-poem 03-red-poem 06-butterflies 07-boar 10-deer")
    found = (
        rules.with_options({"inoshikacho": "7"})
        .hand_table.find((both | Pile.parse("01-crane")).mask)
        .lines[0]
    )
    assert (found.points, found.cards) == (84 + 84, both)
    # Seven ribbons with the red poems among them are two as well: 10 and 7 kan, and all seven are shown.
    ribbons = Pile.parse(HANDS[13][0])
    (line,) = [one for one in rules.hand_table.find(ribbons.mask).lines if one.yaku.id == "zoro"]
    assert (line.points, line.cards) == (12 * 17, ribbons)


def test_a_hand_must_be_a_pile_of_seven():
    with pytest.raises(RulesError, match="bad hand of 1 cards: expected seven"):
        STANDARD.hand_score(Pile.parse("01-crane"))
    with pytest.raises(RulesError, match="bad pile '01-crane': expected a Pile"):
        hachihachi.STANDARD.hand_score("01-crane")
