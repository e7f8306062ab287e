"""The house rules of Koi-Koi on the values of yaku and on doubling, each value by what comes of it (RULES.md §B.3)."""

import pytest

from hanafuda_lib import DECK, Pile, RulesError
from tests.koikoi.house_rules import BLUE, GRASS, RED, YAMATO, each, held, with_option
from tests.oracle import scorer
from tests.oracle.staging import FIELD, TO_THREE_BRIGHTS, play, stage

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


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("ribbonsAnimals=classic", True),
        ("ribbonsAnimals=nintendo", False),
        ("ribbonsAnimals=classic ribbonBoth=15", True),
    ],
)
def test_a_yaku_of_a_fixed_value_is_made_by_its_own_cards_alone(text, fixed):
    rules = YAMATO.with_options(dict(one.split("=") for one in text.split()))
    animals = "06-butterflies 07-boar 10-deer"
    piles = {"inoshikacho": (animals, "02-warbler"), "akatan": (RED, GRASS), "aotan": (BLUE, GRASS)}
    if "15" in text:
        piles["akatan_aotan"] = (f"{RED} {BLUE}", GRASS)
    for yaku, (needed, more) in piles.items():
        lines = rules.score(Pile.parse(f"{needed} {more}")).lines
        (line,) = [one for one in lines if one.yaku.id == yaku]
        assert line.cards == Pile.parse(needed if fixed else f"{needed} {more}")
        assert line.extra == (0 if fixed else len(more.split()))


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


def test_nomi_is_a_viewing_too_and_needs_another_yaku_where_viewings_do():
    rules = YAMATO.with_options({"nomi": "five", "viewing": "needOther"})
    assert held(rules, "03-curtain 08-moon 09-cup") == {}
    assert held(rules, "03-curtain 08-moon 09-cup 12-phoenix") == {
        "sanko": 5, "hanamizake": 5, "tsukimizake": 5, "nomi": 5
    }  # fmt: skip


GROUPS = {"kusatan": "ribbon", "nomi": "viewing", "akatan_aotan": "ribbon", "tsukifuda": "month"}
# Yaku that only a house rule brings: the rule, the yaku, exactly its cards, its points, its source.
OPTIONAL = [
    ("kusatan=plusEach", "kusatan", GRASS, 5, "S000"),
    ("nomi=five", "nomi", "03-curtain 08-moon 09-cup", 5, "KO"),
    ("nomi=five viewing=off", "nomi", "03-curtain 08-moon 09-cup", 5, "KO"),
    ("ribbonBoth=15 ribbonsAnimals=classic", "akatan_aotan", f"{RED} {BLUE}", 15, "SG"),
    ("tsukifuda=4", "tsukifuda", "01-crane 01-red-poem 01-chaff-1 01-chaff-2", 4, "FW"),
]


@pytest.mark.parametrize(("text", "yaku", "cards", "points", "source"), OPTIONAL)
def test_a_yaku_of_a_house_rule_needs_each_of_its_cards(text, yaku, cards, points, source):
    rules = YAMATO.with_options(dict(one.split("=") for one in text.split()))
    assert held(rules, cards)[yaku] == points
    row = rules.yaku_table()[yaku]
    assert (row.source, row.group) == (source, GROUPS[yaku])
    assert row.holds(Pile.parse(cards)) and row.needs == Pile.parse(cards)
    for lost in cards.split():
        assert yaku not in held(rules, cards.replace(lost, ""))


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
    assert held(rules, str(pile)) == {"hanamizake": 5, "kasu": 1}
    assert held(rules, str(pile), field=rain) == {"kasu": 1}


@each("tsukifuda", ("off", {}), ("4", {"tsukifuda": 4}))
def test_tsukifuda(value, expected):
    rules = with_option("tsukifuda", value)
    march = "03-curtain 03-red-poem 03-chaff-1 03-chaff-2"
    assert held(rules, march, month=3) == expected
    assert held(rules, march, month=4) == {}
    assert held(rules, "03-curtain 03-red-poem 03-chaff-1", month=3) == {}


@pytest.mark.parametrize("month", range(1, 13))
def test_tsukifuda_is_of_the_month_of_the_round_alone(month):
    rules = with_option("tsukifuda", "4")
    for number in range(1, 13):
        score = rules.score(Pile.of(DECK).of_month(number), month=month)
        assert ("tsukifuda" in {line.yaku.id for line in score.lines}) == (number == month)


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
