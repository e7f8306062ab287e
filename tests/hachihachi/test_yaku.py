"""The yaku of the pile, exhaustively where that is possible (RULES.md §D.7)."""

from itertools import chain, combinations

import pytest

from hanafuda_lib import ALL, DECK, Pile, RulesError
from hanafuda_lib.hachihachi.yaku import CHAFF_WITH_WILLOW, HATTO_YAKU, held_ids, parse_made
from tests.hachihachi import oracle
from tests.hachihachi.staging import STANDARD

VARIANTS = [
    {}, {"inoshikacho": "7"}, {"inoshikacho": "3.5"}, {"nanatanWillowBonus": "on"},
    {"values": "nintendo-points", "inoshikacho": "7", "nanatanWillowBonus": "on"}, {"monPerKan": "10"},
]  # fmt: skip
EXACT = {
    "goko": oracle.BRIGHTS,
    "shiko": [c for c in oracle.BRIGHTS if c != "11-rainman"],
    "akatan": oracle.RED,
    "aotan": oracle.BLUE,
    "inoshikacho": oracle.BOAR_DEER_BUTTERFLIES,
}
KAN = {"goko": 12, "shiko": 10, "akatan": 7, "aotan": 7, "inoshikacho": 7}


def points(rules, cards):
    found = rules.dekiyaku.find(cards if isinstance(cards, Pile) else Pile.parse(" ".join(cards)))
    return {line.yaku.id: line.points for line in found.lines}


def subsets(cards):
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))


@pytest.mark.parametrize("yaku", EXACT)
def test_a_yaku_with_its_cards_without_each_and_with_each_other(yaku):
    rules = STANDARD.with_options({"inoshikacho": "7"})
    cards = EXACT[yaku]
    assert points(rules, cards) == {yaku: 12 * KAN[yaku]}
    for away in cards:
        left = points(rules, [card for card in cards if card != away])
        assert left == ({"shiko": 120} if (yaku, away) == ("goko", "11-rainman") else {})
    for card in DECK:
        if card.id not in cards:
            more = points(rules, [*cards, card.id])
            assert more == (
                {"goko": 144} if (yaku, card.id) == ("shiko", "11-rainman") else {yaku: 12 * KAN[yaku]}
            )


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_set_of_ribbons(options):
    rules, how = STANDARD.with_options(options), oracle.STANDARD | options
    for cards in subsets([*oracle.RED, *oracle.BLUE, *oracle.PLAIN, oracle.WILLOW_RIBBON]):
        pile = Pile.parse(" ".join(cards))
        expected = oracle.pile_yaku(list(cards), how)
        assert held_ids(rules.dekiyaku.find(pile)) == set(expected), cards
        assert rules.score(pile, payers=1).base == sum(expected.values()) * int(how["monPerKan"]), cards


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_set_of_brights_and_the_three_animals(options):
    rules, how = STANDARD.with_options(options), oracle.STANDARD | options
    for cards in subsets([*oracle.BRIGHTS, *oracle.BOAR_DEER_BUTTERFLIES]):
        expected = oracle.pile_yaku(list(cards), how)
        assert held_ids(rules.dekiyaku.find(Pile.parse(" ".join(cards)))) == set(expected), cards
        total = sum(expected.values()) * int(how["monPerKan"])
        assert rules.score(Pile.parse(" ".join(cards))).base == total, cards


@pytest.mark.parametrize(
    ("ribbons", "willow", "options", "mon"),
    [
        (6, 0, {}, 0), (6, 1, {}, 0), (7, 0, {}, 120), (7, 1, {}, 120), (8, 0, {}, 132), (9, 1, {}, 144),
        (6, 1, {"nanatanWillowBonus": "on"}, 0), (7, 1, {"nanatanWillowBonus": "on"}, 132),
        (9, 1, {"nanatanWillowBonus": "on"}, 156), (7, 0, {"nanatanWillowBonus": "on"}, 120),
    ],
)  # fmt: skip
def test_the_willow_ribbon_never_makes_seven_ribbons(ribbons, willow, options, mon):
    cards = [*oracle.PLAIN, *oracle.BLUE, *oracle.RED][:ribbons] + [oracle.WILLOW_RIBBON] * willow
    assert points(STANDARD.with_options(options), cards).get("nanatan", 0) == mon


def test_everything_adds_up_except_four_brights_beside_five():
    rules = STANDARD.with_options({"inoshikacho": "3.5"})
    assert points(rules, ALL) == {"goko": 144, "nanatan": 144, "aotan": 84, "akatan": 84, "inoshikacho": 42}
    found = rules.dekiyaku.find(ALL)
    assert [item.line.yaku.id for item in found.replaced] == ["shiko"]


def test_a_score_says_what_the_field_and_the_players_do():
    score = STANDARD.score(Pile.parse(" ".join(oracle.RED)), multiplier=2, payers=2)
    assert str(score).splitlines() == [
        "Red Poems (赤短 akatan) 84: all three red poem ribbons (7 kan): 84",
        "sum of the yaku: 84",
        "field: x2 = 168 (every payment of the round is multiplied)",
        "players: x2 = 336 (each opponent pays it)",
        "total: 336",
    ]
    assert STANDARD.score(Pile.parse("01-crane")).lines == ()
    with pytest.raises(RulesError, match="bad pile 7: expected a Pile"):
        STANDARD.score(7)


def test_sources_and_names_of_the_rows():
    rules = STANDARD.with_options({"inoshikacho": "7"})
    assert [row.id for row in rules.dekiyaku.rows] == [
        "goko", "shiko", "nanatan", "aotan", "akatan", "inoshikacho"
    ]  # fmt: skip
    assert {row.source for row in rules.dekiyaku.rows} == {"S000"}
    assert {row.group for row in rules.dekiyaku.rows} == {"bright", "ribbon", "animal"}
    sheet = STANDARD.with_options({"inoshikacho": "7", "values": "nintendo-points"}).yaku_table()
    assert {row.source for row in sheet.rows} == {"SZ"}
    assert sheet["goko"].sentence == "all five brights (75 points)"
    assert rules.dekiyaku["goko"].sentence == "all five brights (12 kan)"
    assert rules.dekiyaku["goko"].name.ja == "五光"
    assert set(HATTO_YAKU) == {"akatan", "aotan", "shiko", "inoshikacho"}


def test_chaff_counts_all_willow_cards():
    assert len(CHAFF_WITH_WILLOW) == 27
    assert {card.id for card in CHAFF_WITH_WILLOW if card.points > 1} == {
        "11-rainman", "11-swallow", "11-plain-ribbon"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "mon"),
    [
        ("akatan", 84),
        ("goko", 144),
        ("nanatan", 120),
        ("nanatan:7", 120),
        ("nanatan:8", 132),
        ("nanatan:9", 144),
    ],
)
def test_yaku_as_a_log_names_them(text, mon):
    assert parse_made(STANDARD, text) == (text.partition(":")[0], mon)


@pytest.mark.parametrize("text", ["nanatan:6", "nanatan:10", "nanatan:x", "nanatan:", "akatan:3"])
def test_bad_numbers_of_ribbons(text):
    with pytest.raises(RulesError, match=f"bad yaku '{text}'"):
        parse_made(STANDARD, text)


def test_ten_ribbons_only_with_the_willow_bonus():
    assert parse_made(STANDARD.with_options({"nanatanWillowBonus": "on"}), "nanatan:10") == ("nanatan", 156)


@pytest.mark.parametrize("text", ["sanko", "inoshikacho", ""])
def test_unknown_yaku(text):
    with pytest.raises(RulesError, match=f"unknown yaku '{text}': expected one of goko, shiko"):
        parse_made(STANDARD, text)
