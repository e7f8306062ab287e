"""Every yaku of hana-awase: with exactly its cards, without each of them, with each further card."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import ALL, DECK, Card, Pile, RulesError, hanaawase
from hanafuda_lib.hanaawase.yaku import NANA_KASU, ROKU_KASU, opening_hand
from tests.oracle import hana
from tests.oracle.hana_strategies import PRESETS, house_rules, rules_of

RED = "01-red-poem 02-red-poem 03-red-poem"
BLUE = "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon"
#: The yaku, the cards that just make it, its points under nintendo, oishi, h88 and h80 (RULES.md §C).
EXACT = [
    ("goko", "01-crane 03-curtain 08-moon 11-rainman 12-phoenix", (200, 100, 100, 100)),
    ("shiko", "01-crane 03-curtain 08-moon 12-phoenix", (60, 60, 60, 60)),
    ("omote_sugawara", "01-crane 02-warbler 03-curtain", (30, 30, 30, 30)),
    ("matsukiribozu", "01-crane 08-moon 12-phoenix", (20, 20, 20, 20)),
    ("akatan", RED, (40, 40, 40, 40)),
    ("aotan", BLUE, (40, 40, 40, 40)),
    ("nanatan", f"{RED} {BLUE} 05-plain-ribbon", (40, 40, 40, 40)),
    (
        "rokutan",
        "01-red-poem 02-red-poem 06-blue-ribbon 09-blue-ribbon 04-plain-ribbon 05-plain-ribbon",
        (30,) * 4,
    ),
    ("kusa", "04-plain-ribbon 05-plain-ribbon 07-plain-ribbon", (20, 20, 20, 20)),
    ("inoshikacho", "06-butterflies 07-boar 10-deer", (20, 20, 20, 20)),
    ("nomi", "03-curtain 08-moon 09-cup", (30, 40, 30, 40)),
    ("hanami", "03-curtain 09-cup", (20, 20, 20, 20)),
    ("tsukimi", "08-moon 09-cup", (20, 20, 20, 20)),
    ("fujishima", "04-cuckoo 04-plain-ribbon 04-chaff-1 04-chaff-2", (20, 10, 20, 20)),
    ("kirishima", "12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3", (20, 10, 20, 20)),
    ("ameshima", "11-rainman 11-swallow 11-plain-ribbon 11-lightning", (20, 10, 20, 20)),
]
NAMES = ["hanaawase/nintendo", "hanaawase/oishi", "hanaawase/h88", "hanaawase/h80"]


def held(rules, cards, others=()):
    """The yaku of these cards by the library: id to points."""
    opponents = [Pile.parse(" ".join(other)) for other in others]
    score = rules.score(Pile.parse(" ".join(cards)), opponents=opponents)
    assert score.steps == ()
    assert score.total == score.base == sum(line.points for line in score.lines)
    return {line.yaku.id: line.points for line in score.lines}


def by_hand(rules_id, cards):
    return hana.yaku(cards, hana.PRESETS[rules_id])


@pytest.mark.parametrize("number", range(4), ids=NAMES)
@pytest.mark.parametrize(("yaku", "cards", "points"), EXACT, ids=[row[0] for row in EXACT])
def test_exactly_its_cards(number, yaku, cards, points):
    assert held(PRESETS[NAMES[number]], cards.split())[yaku] == points[number]


@pytest.mark.parametrize("rules_id", NAMES)
@pytest.mark.parametrize(("yaku", "cards"), [row[:2] for row in EXACT], ids=[row[0] for row in EXACT])
def test_less_each_of_its_cards(rules_id, yaku, cards):
    whole = cards.split()
    for card in whole:
        rest = [other for other in whole if other != card]
        assert yaku not in held(PRESETS[rules_id], rest)
        assert held(PRESETS[rules_id], rest) == by_hand(rules_id, rest)


@pytest.mark.parametrize("rules_id", NAMES)
@pytest.mark.parametrize(("yaku", "cards"), [row[:2] for row in EXACT], ids=[row[0] for row in EXACT])
def test_with_each_further_card(rules_id, yaku, cards):
    whole = cards.split()
    for card in DECK:
        if card.id not in whole:
            assert held(PRESETS[rules_id], [*whole, card.id]) == by_hand(rules_id, [*whole, card.id])


@pytest.mark.parametrize(
    ("cards", "kept", "gone"),
    [
        ("01-crane 03-curtain 08-moon 11-rainman 12-phoenix", {"goko", "matsukiribozu"}, {"shiko"}),
        ("03-curtain 08-moon 09-cup", {"nomi"}, {"hanami", "tsukimi"}),
        (f"{RED} {BLUE} 04-plain-ribbon", {"nanatan", "akatan", "aotan"}, {"rokutan"}),
        ("01-crane 02-warbler 03-curtain 08-moon 12-phoenix", {"shiko", "matsukiribozu"}, {"omote_sugawara"}),
    ],
)
def test_what_replaces_what_is_told(cards, kept, gone):
    score = hanaawase.NINTENDO.score(Pile.parse(cards))
    assert {line.yaku.id for line in score.lines} == kept
    assert {item.line.yaku.id for item in score.replaced} == gone
    assert all(item.why.startswith("No points for ") for item in score.replaced)


@pytest.mark.parametrize(
    ("option", "cards", "points"),
    [
        ("gokoValue=100", "01-crane 03-curtain 08-moon 11-rainman 12-phoenix", {"goko": 100, "matsukiribozu": 20}),
        ("nomiValue=40", "03-curtain 08-moon 09-cup", {"nomi": 40}),
        ("viewingValue=10", "03-curtain 09-cup", {"hanami": 10}),
        ("viewingValue=10", "08-moon 09-cup", {"tsukimi": 10}),
        ("nomi=off", "03-curtain 08-moon 09-cup", {"hanami": 20, "tsukimi": 20}),
        ("nanatan=off", f"{RED} {BLUE} 04-plain-ribbon", {"akatan": 40, "aotan": 40, "rokutan": 30}),
        ("rokutan=off", f"{RED} {BLUE}", {"akatan": 40, "aotan": 40}),
        ("omoteSugawara=off", "01-crane 02-warbler 03-curtain", {}),
        ("omoteWithBrights=on", "01-crane 02-warbler 03-curtain 08-moon 12-phoenix",
         {"shiko": 60, "omote_sugawara": 30, "matsukiribozu": 20}),
        ("matsukiriWithBrights=off", "01-crane 03-curtain 08-moon 12-phoenix", {"shiko": 60}),
        ("brightGroupExclusive=on", "01-crane 03-curtain 08-moon 12-phoenix", {"shiko": 60}),
        ("brightGroupExclusive=on", "01-crane 02-warbler 03-curtain 08-moon 11-rainman 12-phoenix", {"goko": 200}),
        ("matsukiribozu=off", "01-crane 08-moon 12-phoenix", {}),
        ("inoshikacho=off", "06-butterflies 07-boar 10-deer", {}),
        ("hanami=off", "03-curtain 09-cup", {}),
        ("tsukimi=off", "08-moon 09-cup", {}),
        ("kusa=off", "04-plain-ribbon 05-plain-ribbon 07-plain-ribbon", {}),
        ("fujishima=off", "04-cuckoo 04-plain-ribbon 04-chaff-1 04-chaff-2", {}),
        ("kirishima=off", "12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3", {}),
        ("ameshima=off", "11-rainman 11-swallow 11-plain-ribbon 11-lightning", {}),
        ("rainSpoilsViewing=on", "03-curtain 09-cup 11-rainman", {}),
        ("rainSpoilsViewing=on", "08-moon 09-cup 11-rainman", {}),
        ("rainSpoilsViewing=on", "03-curtain 08-moon 09-cup 11-rainman", {"nomi": 30}),
        ("rainSpoilsViewing=nomiToo", "03-curtain 08-moon 09-cup 11-rainman", {}),
        ("rainSpoilsViewing=nomiToo", "03-curtain 08-moon 09-cup 11-swallow", {"nomi": 30}),
    ],
)  # fmt: skip
def test_each_option_of_a_yaku(option, cards, points):
    assert held(hanaawase.Rules.parse(f"hanaawase/nintendo {option}"), cards.split()) == points


def test_who_has_both_omote_sugawara_and_matsukiribozu_has_four_brights():
    """So that under brightGroupExclusive neither row has to replace the other."""
    rules = hanaawase.NINTENDO.with_options({"brightGroupExclusive": True, "omoteWithBrights": True})
    assert held(rules, ["01-crane", "02-warbler", "03-curtain", "08-moon", "12-phoenix"]) == {"shiko": 60}
    assert held(rules, ["01-crane", "02-warbler", "03-curtain", "08-moon"]) == {"omote_sugawara": 30}


WILLOW = ["11-rainman", "11-swallow", "11-plain-ribbon", "11-lightning"]
VIEWING = ["03-curtain", "09-cup"]


@pytest.mark.parametrize(
    ("value", "holder", "other", "third"),
    [
        ("off", {"hanami": 20, "ameshima": 20}, {"matsukiribozu": 20}, {"akatan": 40}),
        ("ownerVoid", {}, {"matsukiribozu": 20}, {"akatan": 40}),
        ("allVoid", {}, {}, {}),
        ("othersVoid", {"hanami": 20, "ameshima": 20}, {}, {}),
    ],
)
def test_the_forms_of_ame_nagare(value, holder, other, third):
    rules = hanaawase.NINTENDO.with_options({"ameNagare": value})
    piles = [[*WILLOW, *VIEWING], ["01-crane", "08-moon", "12-phoenix"], RED.split()]
    for seat, expected in enumerate([holder, other, third]):
        others = [pile for at, pile in enumerate(piles) if at != seat]
        assert held(rules, piles[seat], others) == expected


@pytest.mark.parametrize("value", ["ownerVoid", "allVoid", "othersVoid"])
def test_ame_nagare_needs_all_four_willows(value):
    rules = hanaawase.NINTENDO.with_options({"ameNagare": value})
    piles = [[*WILLOW[:3], *VIEWING], RED.split()]
    assert held(rules, piles[0], [piles[1]]) == {"hanami": 20}
    assert held(rules, piles[1], [piles[0]]) == {"akatan": 40}


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("ownerVoid", "who has all four willows scores no yaku"),
        ("allVoid", "a player has all four willows, and nobody scores a yaku"),
    ],
)
def test_the_rain_says_why(value, reason):
    rules = hanaawase.NINTENDO.with_options({"ameNagare": value})
    score = rules.score(Pile.parse(" ".join([*WILLOW, *VIEWING])))
    assert score.lines == ()
    assert score.total == 0
    assert f"No points for Blossom Viewing: {reason}" in str(score)


def test_the_rain_of_another_says_why():
    rules = hanaawase.NINTENDO.with_options({"ameNagare": "othersVoid"})
    score = rules.score(Pile.parse("03-curtain 08-moon 09-cup"), opponents=[Pile.parse(" ".join(WILLOW))])
    assert str(score).splitlines() == [
        "no yaku: 0",
        "(No points for Drinking: another player has all four willows)",
        "(No points for Blossom Viewing beside Drinking)",
        "(No points for Moon Viewing beside Drinking)",
    ]


def test_all_willow_is_no_yaku_where_the_rain_washes_all_away():
    """RULES.md §C.3: with allVoid, ame-shima does not exist."""
    ids = [row.id for row in hanaawase.Rules.parse("hanaawase/h88 ameNagare=allVoid").yaku_table().rows]
    assert "ameshima" not in ids
    assert "kirishima" in ids


def test_the_whole_deck():
    """Everything but what is replaced: 200 + 20 + 40 + 40 + 40 + 20 + 20 + 30 + 3 × 20 by nintendo."""
    score = hanaawase.NINTENDO.score(ALL)
    assert score.total == 200 + 20 + 40 + 40 + 40 + 20 + 20 + 30 + 60
    assert {item.line.yaku.id: item.by.id for item in score.replaced} == {
        "shiko": "goko", "omote_sugawara": "goko", "rokutan": "nanatan", "hanami": "nomi", "tsukimi": "nomi",
    }  # fmt: skip


@settings(max_examples=300)
@given(how=house_rules(), order=st.permutations([card.id for card in DECK]), cut=st.integers(0, 48))
def test_any_pile_under_any_rules(how, order, cut):
    pile, others = order[:cut], [order[cut : (cut + 48) // 2], order[(cut + 48) // 2 :]]
    assert held(rules_of(how), pile, others) == hana.yaku(pile, how, others)
    assert rules_of(how).card_points(Pile.parse(" ".join(pile))) == hana.card_points(pile, how)


#: What a player reads of each yaku, in the order of nintendo's sheet (RULES.md §C.1.6).
SHEET = [
    ("goko", 200, "all five brights", "S004", "bright"),
    ("shiko", 60, "four brights without the rain man", "WJ", "bright"),
    ("omote_sugawara", 30, "crane, warbler and curtain", "S004", "bright"),
    ("matsukiribozu", 20, "crane, moon and phoenix", "S004", "bright"),
    ("akatan", 40, "all three red poem ribbons", "S004", "ribbon"),
    ("aotan", 40, "all three blue ribbons", "S004", "ribbon"),
    ("nanatan", 40, "seven ribbons without the willow's", "S004", "ribbon"),
    ("rokutan", 30, "six ribbons without the willow's", "S004", "ribbon"),
    ("kusa", 20, "the ribbons of wisteria, iris and bush clover", "S004", "ribbon"),
    ("inoshikacho", 20, "boar, deer and butterflies", "S004", "animal"),
    ("nomi", 30, "curtain, moon and sake cup", "S004", "viewing"),
    ("hanami", 20, "curtain and sake cup", "S004", "viewing"),
    ("tsukimi", 20, "moon and sake cup", "S004", "viewing"),
    ("fujishima", 20, "all four wisteria cards", "S004", "month"),
    ("kirishima", 20, "all four paulownia cards", "S004", "month"),
    ("ameshima", 20, "all four willow cards", "S004", "month"),
]


def sheet(rules):
    rows = replace(rules).yaku_table().rows
    return [(row.id, row.points, row.sentence, row.source, row.group) for row in rows]


def test_the_sheet_of_nintendo():
    assert sheet(hanaawase.NINTENDO) == SHEET


@pytest.mark.parametrize("rules_id", NAMES)
def test_the_other_sheets_differ_in_points_and_their_sources(rules_id):
    found = sheet(PRESETS[rules_id])
    points = {row[0]: row[2][NAMES.index(rules_id)] for row in EXACT}
    low = {"oishi": {"goko", "nomi", *hana.SHIMA}, "h88": {"goko"}, "h80": {"goko", "nomi"}}
    changed = low.get(rules_id.split("/")[1], set())
    assert found == [
        (name, points[name], sentence, "S000" if name in changed else source, group)
        for name, _, sentence, source, group in SHEET
    ]
    assert all(row[1] % 10 == 0 for row in found)  # so that halves are whole


def test_the_rows_of_the_opening_hands():
    rows = [(row.id, row.points, row.sentence, row.source, row.group) for row in (NANA_KASU, ROKU_KASU)]
    assert rows == [
        ("nana_kasu", 30, "seven chaff in the dealt hand", "S004", "hand"),
        ("roku_kasu", 20, "six chaff in the dealt hand", "S004", "hand"),
    ]


# ---------------------------------------------------------------- opening hands

SIX = "01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1"


@pytest.mark.parametrize(
    ("last", "yaku", "points", "shown"),
    [
        ("07-chaff-1", "nana_kasu", 30, 7),
        ("11-lightning", "nana_kasu", 30, 7),
        ("12-chaff-3", "nana_kasu", 30, 7),
        ("01-crane", "roku_kasu", 20, 6),
        ("09-cup", "roku_kasu", 20, 6),
        # S004: here the willow's bright, animal and ribbon are no chaff.
        ("11-rainman", "roku_kasu", 20, 6),
        ("11-swallow", "roku_kasu", 20, 6),
        ("11-plain-ribbon", "roku_kasu", 20, 6),
    ],
)
def test_opening_hands(last, yaku, points, shown):
    line = opening_hand(Pile.parse(f"{SIX} {last}"))
    assert (line.yaku.id, line.points, len(line.cards)) == (yaku, points, shown)
    assert (Card.parse(last) in line.cards) == (shown == 7)


def test_five_chaff_are_no_opening_hand():
    assert (
        opening_hand(
            Pile.parse("01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-butterflies 08-moon")
        )
        is None
    )


@pytest.mark.parametrize("pile", ["01-crane", None, 7, ["01-crane"]])
def test_a_pile_must_be_one(pile):
    with pytest.raises(RulesError, match=r"bad pile .*: expected a Pile"):
        hanaawase.NINTENDO.score(pile)
    with pytest.raises(RulesError, match=r"bad pile .*: expected a Pile"):
        hanaawase.NINTENDO.card_points(pile)
    with pytest.raises(RulesError, match=r"bad pile .*: expected a Pile"):
        hanaawase.NINTENDO.score(ALL, opponents=[pile])
