"""Every yaku of Koi-Koi: with exactly its cards, without each of them, with each further card."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import DECK, Card, Pile, RulesError, koikoi
from tests.oracle import scorer
from tests.oracle.strategies import house_rules, rules_of

CHAFF = sorted(scorer.CHAFF)
ANIMALS = sorted(scorer.ANIMALS)
RIBBONS = sorted(scorer.RIBBONS)
PRESETS = {"koikoi/yamato": koikoi.YAMATO, "koikoi/mon": koikoi.MON}


def held(rules, cards):
    """The yaku of these cards by the library: id to points."""
    return {line.yaku.id: line.points for line in rules.score(Pile.parse(" ".join(cards))).lines}


#: rule set, yaku, the cards that just make it, its points.
EXACT = [
    ("koikoi/yamato", "goko", "01-crane 03-curtain 08-moon 11-rainman 12-phoenix", 10),
    ("koikoi/yamato", "shiko", "01-crane 03-curtain 08-moon 12-phoenix", 8),
    ("koikoi/yamato", "ameshiko", "01-crane 03-curtain 08-moon 11-rainman", 7),
    ("koikoi/yamato", "ameshiko", "01-crane 03-curtain 12-phoenix 11-rainman", 7),
    ("koikoi/yamato", "ameshiko", "01-crane 08-moon 12-phoenix 11-rainman", 7),
    ("koikoi/yamato", "ameshiko", "03-curtain 08-moon 12-phoenix 11-rainman", 7),
    ("koikoi/yamato", "sanko", "01-crane 03-curtain 08-moon", 5),
    ("koikoi/yamato", "sanko", "01-crane 03-curtain 12-phoenix", 5),
    ("koikoi/yamato", "sanko", "01-crane 08-moon 12-phoenix", 5),
    ("koikoi/yamato", "sanko", "03-curtain 08-moon 12-phoenix", 5),
    ("koikoi/yamato", "inoshikacho", "06-butterflies 07-boar 10-deer", 5),
    ("koikoi/yamato", "tane", "02-warbler 04-cuckoo 05-bridge 08-geese 11-swallow", 1),
    ("koikoi/yamato", "akatan", "01-red-poem 02-red-poem 03-red-poem", 5),
    ("koikoi/yamato", "aotan", "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon", 5),
    (
        "koikoi/yamato", "akatan_aotan",
        "01-red-poem 02-red-poem 03-red-poem 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon", 10,
    ),
    (
        "koikoi/yamato", "tanzaku",
        "01-red-poem 02-red-poem 06-blue-ribbon 09-blue-ribbon 11-plain-ribbon", 1,
    ),
    ("koikoi/yamato", "kasu", " ".join(CHAFF[:10]), 1),
    ("koikoi/yamato", "kasu", " ".join([*CHAFF[-9:], "09-cup"]), 1),
    ("koikoi/yamato", "hanamizake", "03-curtain 09-cup", 5),
    ("koikoi/yamato", "tsukimizake", "08-moon 09-cup", 5),
    ("koikoi/mon", "goko", "01-crane 03-curtain 08-moon 11-rainman 12-phoenix", 15),
    ("koikoi/mon", "shiko", "01-crane 03-curtain 08-moon 12-phoenix", 10),
    ("koikoi/mon", "ameshiko", "01-crane 03-curtain 08-moon 11-rainman", 8),
    ("koikoi/mon", "sanko", "01-crane 03-curtain 08-moon", 6),
    ("koikoi/mon", "inoshikacho", "06-butterflies 07-boar 10-deer", 5),
    ("koikoi/mon", "tane", "02-warbler 04-cuckoo 05-bridge 06-butterflies 07-boar", 1),
    ("koikoi/mon", "akatan", "01-red-poem 02-red-poem 03-red-poem", 6),
    ("koikoi/mon", "aotan", "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon", 6),
    ("koikoi/mon", "tan", "01-red-poem 02-red-poem 06-blue-ribbon 09-blue-ribbon 11-plain-ribbon", 1),
    ("koikoi/mon", "kasu", " ".join([*CHAFF[3:12], "09-cup"]), 1),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "yaku", "cards", "points"), EXACT)
def test_a_yaku_with_exactly_its_cards(preset, yaku, cards, points):
    rules, cards = PRESETS[preset], cards.split()
    assert held(rules, cards) == {yaku: points}
    (line,) = [line for line in rules.score(Pile.parse(" ".join(cards))).lines if line.yaku.id == yaku]
    assert line.cards == Pile.parse(" ".join(cards))
    assert line.extra == 0


@pytest.mark.parametrize(("preset", "yaku", "cards", "points"), EXACT)
def test_a_yaku_is_gone_without_any_one_of_its_cards(preset, yaku, cards, points):
    rules, cards = PRESETS[preset], cards.split()
    for lost in cards:
        rest = [card for card in cards if card != lost]
        left = held(rules, rest)
        assert yaku not in left
        assert left == scorer.yaku(rest, scorer.PRESETS[preset])


@pytest.mark.parametrize(("preset", "yaku", "cards", "points"), EXACT)
def test_a_further_card_changes_a_yaku_as_the_rules_say(preset, yaku, cards, points):
    rules, cards = PRESETS[preset], cards.split()
    for more in scorer.DECK:
        if more not in cards:
            assert held(rules, [*cards, more]) == scorer.yaku([*cards, more], scorer.PRESETS[preset]), more


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_yaku_of_the_preset_has_a_row_here(preset):
    rows = {row.id for row in PRESETS[preset].yaku_table().rows}
    assert rows == {yaku for rule_set, yaku, *_ in EXACT if rule_set == preset}


def subsets(cards):
    return (chosen for size in range(len(cards) + 1) for chosen in combinations(cards, size))


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize(
    "cards",
    [
        [*sorted(scorer.BRIGHTS), "09-cup"],
        ANIMALS,
        RIBBONS,
    ],
    ids=["brights and cup", "animals", "ribbons"],
)
def test_every_set_of_these_cards_scores_as_the_second_scorer_says(preset, cards):
    for chosen in subsets(cards):
        assert held(PRESETS[preset], chosen) == scorer.yaku(chosen, scorer.PRESETS[preset]), chosen


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_number_of_chaff_with_and_without_the_cup(preset):
    for number in range(25):
        for cup in ([], ["09-cup"]):
            count = number + len(cup)
            expected = {"kasu": count - 9} if count >= 10 else {}
            assert held(PRESETS[preset], CHAFF[:number] + cup) == expected


def test_the_greatest_values_of_the_rules():
    assert held(koikoi.YAMATO, ANIMALS) == {"inoshikacho": 11}
    assert held(koikoi.YAMATO, RIBBONS) == {"akatan_aotan": 14}
    assert held(koikoi.YAMATO, [*CHAFF, "09-cup"]) == {"kasu": 16}
    assert held(koikoi.MON, RIBBONS) == {"akatan": 6, "aotan": 6, "tan": 6}
    assert held(koikoi.MON, ANIMALS) == {"inoshikacho": 5, "tane": 5}


def test_the_whole_deck():
    assert held(koikoi.YAMATO, scorer.DECK) == {
        "goko": 10, "inoshikacho": 11, "akatan_aotan": 14, "kasu": 16, "hanamizake": 5, "tsukimizake": 5,
    }  # fmt: skip
    score = koikoi.YAMATO.score(Pile.parse(" ".join(scorer.DECK)), opponent_koikoi=1)
    assert (score.base, score.total) == (61, 244)
    assert [step.factor for step in score.steps] == [2, 2]


@given(st.sets(st.sampled_from(scorer.DECK)), st.sampled_from(sorted(PRESETS)))
def test_any_pile_scores_as_the_second_scorer_says(cards, preset):
    assert held(PRESETS[preset], cards) == scorer.yaku(cards, scorer.PRESETS[preset])


@settings(max_examples=500)
@given(st.data())
def test_any_pile_under_any_house_rules_scores_as_the_second_scorer_says(data):
    how = data.draw(house_rules())
    order = data.draw(st.permutations(scorer.DECK))
    size = data.draw(st.integers(0, 40))
    pile, field = set(order[:size]), set(order[size : size + 8])
    month = data.draw(st.integers(1, 12))
    calls = {"opponent_koikoi": data.draw(st.integers(0, 3)), "own_koikoi": data.draw(st.integers(0, 3))}
    brights = data.draw(st.integers(0, 5))
    score = rules_of(how).score(
        Pile.parse(" ".join(pile)),
        field=Pile.parse(" ".join(field)),
        month=month,
        field_brights=brights,
        **calls,
    )
    expected = scorer.yaku(pile, how, field=field, month=month)
    assert {line.yaku.id: line.points for line in score.lines} == expected
    assert score.base == sum(expected.values())
    assert score.total == scorer.total(
        score.base,
        how,
        opponent_calls=calls["opponent_koikoi"],
        own_calls=calls["own_koikoi"],
        field_brights=brights,
    )


@settings(max_examples=300)
@given(st.data())
def test_a_score_is_the_sum_of_its_lines_and_then_its_steps(data):
    rules = rules_of(data.draw(house_rules()))
    cards = data.draw(st.sets(st.sampled_from(scorer.DECK)))
    score = rules.score(
        Pile.parse(" ".join(cards)),
        opponent_koikoi=data.draw(st.integers(0, 4)),
        own_koikoi=data.draw(st.integers(0, 4)),
        field_brights=data.draw(st.integers(0, 5)),
    )
    assert score.base == sum(line.points for line in score.lines)
    total = score.base
    for step in score.steps:
        assert step.factor > 1
        total *= step.factor
        assert step.total == total
        assert step.label and step.why
    assert score.total == total
    for line in score.lines:
        assert line.points == line.yaku.points + line.yaku.per_extra * line.extra
        assert line.cards <= Pile.parse(" ".join(cards))
        assert line.yaku.source
    text = str(score)
    assert text.endswith(f"total: {score.total}" if score.lines else text[-1])
    assert len(text.splitlines()) == (
        1 + len(score.replaced) + (len(score.lines) + len(score.steps) + 1 if score.lines else 0)
    )


class TestDoubling:
    """From the sum of the yaku to the winner's points (RULES.md §B.1)."""

    def total(self, points_cards, **given):
        return koikoi.YAMATO.score(Pile.parse(points_cards), **given).total

    def test_six_is_not_doubled_and_seven_is(self):
        cards = "01-crane 03-curtain 08-moon 01-red-poem 04-plain-ribbon 05-plain-ribbon 07-plain-ribbon "
        assert self.total(cards + "06-blue-ribbon") == 6
        assert self.total(cards + "06-blue-ribbon 11-plain-ribbon") == 14

    def test_the_opponents_call_doubles_the_total_and_the_own_call_does_not(self):
        assert self.total("03-curtain 09-cup", opponent_koikoi=1) == 10
        assert self.total("03-curtain 09-cup", own_koikoi=1) == 5
        assert self.total("03-curtain 09-cup", opponent_koikoi=1, own_koikoi=1) == 10

    def test_the_seven_test_looks_at_the_undoubled_sum(self):
        assert self.total("03-curtain 09-cup", opponent_koikoi=1) == 5 * 2
        assert self.total("03-curtain 08-moon 09-cup", opponent_koikoi=1) == 10 * 2 * 2

    def test_no_yaku_is_worth_nothing_whatever_was_called(self):
        score = koikoi.YAMATO.score(Pile.parse("01-crane"), opponent_koikoi=1)
        assert (score.base, score.total, score.lines, score.steps) == (0, 0, (), ())
        assert str(score) == "no yaku: 0"

    def test_mon_doubles_nothing(self):
        score = koikoi.MON.score(Pile.parse("01-crane 03-curtain 08-moon 12-phoenix"), opponent_koikoi=1)
        assert (score.base, score.total, score.steps) == (10, 10, ())


class TestWords:
    """What a learner reads."""

    def test_a_score_explains_itself_line_by_line(self):
        pile = Pile.parse(
            "01-crane 03-curtain 08-moon 01-red-poem 02-red-poem 03-red-poem "
            "04-plain-ribbon 05-plain-ribbon 09-cup"
        )
        assert str(koikoi.YAMATO.score(pile, opponent_koikoi=1)).splitlines() == [
            "Three Brights (三光 sankō) 5: three brights without the rain man: 5",
            "Red Poems (赤短 akatan) 7: all three red poem ribbons: 5, and 2 more ribbons: +2",
            "Blossom Viewing (花見酒 hanamizake) 5: curtain and sake cup: 5",
            "Moon Viewing (月見酒 tsukimizake) 5: moon and sake cup: 5",
            "(No points for Ribbons beside Red Poems)",
            "sum of the yaku: 22",
            "seven points or more: x2 = 44 (a sum of seven or more counts twice)",
            "koi-koi: x2 = 88 (twice the points when the opponent called koi-koi)",
            "total: 88",
        ]

    def test_brights_on_the_first_field_are_a_step_of_their_own(self):
        rules = koikoi.YAMATO.with_options({"fieldBrights": "nPlus1"})
        score = rules.score(Pile.parse("03-curtain 09-cup"), field_brights=2, opponent_koikoi=1)
        assert [tuple(step) for step in score.steps] == [
            ("koi-koi", 2, 10, "twice the points when the opponent called koi-koi"),
            ("brights on the first field", 3, 30, "times the number of brights plus one"),
        ]

    def test_what_is_replaced_is_named(self):
        pile = Pile.parse("01-crane 03-curtain 08-moon 11-rainman 12-phoenix")
        score = koikoi.YAMATO.score(pile)
        assert [(item.line.yaku.id, item.by.id) for item in score.replaced] == [
            ("shiko", "goko"), ("ameshiko", "goko"), ("sanko", "goko"),
        ]  # fmt: skip

    def test_a_lonely_viewing_is_named_too(self):
        rules = koikoi.YAMATO.with_options({"viewing": "needOther"})
        score = rules.score(Pile.parse("03-curtain 09-cup"))
        assert score.total == 0
        assert [(item.line.yaku.id, item.by) for item in score.replaced] == [("hanamizake", None)]
        assert str(score) == "no yaku: 0\n(No points for Blossom Viewing: it counts only beside another yaku)"

    def test_the_notebook_table_holds_every_line_step_and_reason(self):
        score = koikoi.YAMATO.score(
            Pile.parse("03-curtain 08-moon 09-cup 01-crane 12-phoenix"), opponent_koikoi=1
        )
        html = score._repr_html_()
        for line in score.lines:
            assert line.why in html and line.yaku.name.ja in html
        for item in score.replaced:
            assert item.why in html
        assert f">{score.total}<" in html
        assert html.count("<tr>") == html.count("</tr>")

    def test_the_tables_rows_are_found_by_id(self):
        table = koikoi.YAMATO.yaku_table()
        assert table["goko"].points == 10
        with pytest.raises(RulesError, match="unknown yaku 'godko': expected one of goko, shiko") as caught:
            table["godko"]
        assert caught.value.code == "unknown-yaku"

    def test_a_row_can_be_asked_alone(self):
        goko = koikoi.YAMATO.yaku_table()["goko"]
        assert goko.holds(Pile.of(DECK))
        assert not goko.holds(Pile.of(DECK) - Pile.of([Card.parse("01-crane")]))
