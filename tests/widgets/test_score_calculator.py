"""The score calculator: points as RULES.md has them, what is replaced, one more card, two rule sets."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanafuda_widgets
from hanafuda_lib import DECK, Pile
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.koikoi import Rules
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.calculator_games import SCORING_OPTIONS
from hanafuda_widgets.presenters.calculator_state import RULE_SETS
from hanafuda_widgets.presenters.rules_names import RULE_NAMES
from hanafuda_widgets.presenters.score_calculator import ScoreCalculator

THREE = "01-crane 03-curtain 08-moon"
KOIKOI = sorted(rules for rules in RULE_SETS if rules.startswith("koikoi/"))


def panel(state, name):
    return next(panel for panel in state["scores"] if panel["id"] == name)


def lines(state, name="first"):
    """Yaku and points of a panel, by English name."""
    return {line["label"].split(" ")[0]: line["points"] for line in panel(state, name)["lines"]}


def deck(state):
    """The cards of the deck by id."""
    (zone,) = [zone for zone in state["zones"] if zone["id"] == "deck"]
    return {card["id"]: card for group in zone["groups"] for card in group["cards"]}


def bar(state, name):
    return next(bar for bar in state["bars"] if bar["id"] == name)


# ---------------------------------------------------------------- points


def test_no_card_no_yaku():
    state = ScoreCalculator().state
    assert state["subtitle"] == "0 cards · 0 points"
    assert panel(state, "first")["note"] == "No yaku."
    assert panel(state, "more")["note"] == "No single card would change the score."
    assert len(deck(state)) == 48
    assert state["buttons"][0]["disabled"] is True


def test_curtain_moon_and_cup_come_to_ten_and_are_doubled():
    """RULES.md §B.1: both viewing yaku count, 5 + 5, and ten is seven or more."""
    state = ScoreCalculator(cards="03-curtain 08-moon 09-cup").state
    assert [line["points"] for line in panel(state, "first")["lines"]] == [5, 5]
    assert [step["value"] for step in panel(state, "first")["steps"]] == [10, "× 2 = 20"]
    assert panel(state, "first")["total"] == 20


def test_the_opponents_call_doubles_and_the_winners_own_does_not():
    state = ScoreCalculator(cards=THREE, opponent=1).state
    assert panel(state, "first")["total"] == 10
    assert ScoreCalculator(cards=THREE, own=2).state["subtitle"] == "3 cards · 5 points"


def test_what_is_replaced_is_shown_with_the_reason():
    """Three red poems and two more ribbons: 5 + 2, and the five ribbons do not count beside them."""
    pile = "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon"
    first = panel(ScoreCalculator(cards=pile).state, "first")
    assert [(line["points"], line["why"]) for line in first["lines"]] == [
        (7, "All three red poem ribbons: 5, and 2 more ribbons: +2"),
        (0, "No points for Ribbons beside Red Poems"),
    ]
    assert first["total"] == 14


# ---------------------------------------------------------------- one more card


def test_each_other_card_tells_what_it_would_add():
    cards = deck(ScoreCalculator(cards=THREE).state)
    assert cards["12-phoenix"]["badge"] == "+11"  # four brights: 8, doubled to 16, in place of 5
    assert cards["11-rainman"]["badge"] == "+9"  # rainy four: 7, doubled to 14
    assert cards["09-cup"]["badge"] == "+25"  # both viewing yaku: 5 + 5 + 5 = 15, doubled to 30
    assert cards["10-deer"]["badge"] is None
    assert cards["01-crane"]["pressed"] is True
    assert "badge" not in cards["01-crane"]
    assert "makes Four Brights (8), Three Brights no longer counts" in cards["12-phoenix"]["hint"]
    assert "a sum of seven or more counts twice" in cards["12-phoenix"]["hint"]


def test_cards_that_do_the_same_stand_together_and_the_best_come_first():
    chaff = [card.id for card in DECK if card.kind.value == "chaff"][:9]
    more = panel(ScoreCalculator(cards=" ".join(chaff)).state, "more")["lines"]
    assert [(line["label"], line["points"], len(line["cards"])) for line in more] == [
        ("Makes Chaff (1)", "+1", 16)  # the fifteen other chaff cards, and the sake cup
    ]


def test_a_card_can_take_points_away():
    rules = "koikoi/yamato ameNagare=captured"
    cards = deck(ScoreCalculator(cards="03-curtain 09-cup", rules=rules).state)
    assert cards["11-rainman"]["badge"] == "−5"
    assert "Blossom Viewing no longer counts" in cards["11-rainman"]["hint"]


@given(mask=st.integers(0, 2**48 - 1), rules=st.sampled_from(KOIKOI), opponent=st.integers(0, 2))
@settings(max_examples=25)
def test_every_gain_is_the_difference_of_two_scores(mask, rules, opponent):
    pile = Pile(mask)
    cards = deck(ScoreCalculator(cards=str(pile), rules=rules, opponent=opponent).state)
    found = RULE_SETS[rules]
    before = found.score(pile, opponent_koikoi=opponent).total
    for card in DECK:
        if card in pile:
            continue
        gain = found.score(pile | Pile.of([card]), opponent_koikoi=opponent).total - before
        badge = cards[card.id]["badge"]
        assert (0 if badge is None else int(badge.replace("−", "-"))) == gain
        assert (cards[card.id]["hint"] is None) == (gain == 0)


# ---------------------------------------------------------------- two rule sets


def test_two_rule_sets_and_the_rules_that_make_the_difference():
    """The worked case of koikoi.compare: all five brights, 20 under yamato, 15 under mon."""
    state = ScoreCalculator(cards=f"{THREE} 11-rainman 12-phoenix", other="koikoi/mon").state
    assert (panel(state, "first")["total"], panel(state, "second")["total"]) == (20, 15)
    why = panel(state, "why")
    assert [line["points"] for line in why["lines"]] == ["+10", "−15"]
    assert why["lines"][1]["label"] == "Are seven points or more doubled?"
    assert why["lines"][1]["why"] == (
        "First: a sum of seven or more counts twice. Second: seven points are seven points."
    )


def test_two_rule_sets_that_agree_say_so():
    assert (
        panel(ScoreCalculator(cards="04-cuckoo", other="koikoi/app").state, "why")["note"]
        == "Both score this pile in the same way: 0 points."
    )


def test_the_differences_lead_from_one_total_to_the_other():
    for cards in (THREE, "09-cup 03-curtain", " ".join(card.id for card in DECK)):
        for other in KOIKOI:
            state = ScoreCalculator(cards=cards, other=other, opponent=1).state
            gains = [int(line["points"].replace("−", "-")) for line in panel(state, "why")["lines"]]
            totals = [panel(state, name)["total"] for name in ("first", "second")]
            assert totals[0] + sum(gains) == totals[1]


def test_every_rule_set_has_a_name_here():
    assert sorted(RULE_NAMES) == sorted(RULE_SETS)


# ---------------------------------------------------------------- the games for three


def steps(state, name="first"):
    return {step["label"]: step["value"] for step in panel(state, name)["steps"]}


def test_hana_awase_counts_card_points_and_the_net():
    """RULES.md §C.1: curtain 20, cup 10; blossom viewing 20 from each of two: 30 − 88 + 40 = −18."""
    state = ScoreCalculator(cards="03-curtain 09-cup", rules="hanaawase/nintendo").state
    assert steps(state) == {
        "Card points C": 30, "Yaku points Y": 20, "Net, if nobody else has a yaku": "−18"
    }  # fmt: skip
    assert state["subtitle"] == "2 cards · net −18"
    # The moon: 20 card points, and drinking (30) in place of the viewing (20), from each of two.
    assert deck(state)["08-moon"]["badge"] == "+40"
    assert [one["id"] for one in state["bars"]] == ["rules", "other", "by"]


def test_two_sheets_of_hana_awase_and_what_makes_the_difference():
    """Five brights: 200 on Nintendo's sheet, 100 on Oishi's; paid by two."""
    five = f"{THREE} 11-rainman 12-phoenix"
    state = ScoreCalculator(cards=five, rules="hanaawase/nintendo", other="hanaawase/oishi").state
    assert [line["points"] for line in panel(state, "why")["lines"]] == ["−200"]
    assert panel(state, "why")["lines"][0]["label"] == "What are five brights worth?"
    assert steps(state)["Yaku points Y"] == 220
    assert steps(state, "second")["Yaku points Y"] == 120


def test_hachi_hachi_in_mon_with_the_field():
    """RULES.md §D.7, §D.4: red poems 7 kan, from two, times two."""
    pile = "01-red-poem 02-red-poem 03-red-poem"
    calculator = ScoreCalculator(cards=pile, rules="hachihachi/std", multiplier=2)
    assert calculator.state["subtitle"] == "3 cards · 336 mon"
    assert lines(calculator.state) == {"Red": "7 kan"}
    state = calculator.handle({"type": "set", "multiplier": 4})
    assert state["subtitle"] == "3 cards · 672 mon"
    assert calculator.handle({"type": "set", "multiplier": 3})["error"]["code"] == "bad-number"
    state = calculator.handle({"type": "options", "monPerKan": "10"})
    assert state["subtitle"] == "3 cards · 560 mon"


def test_seven_cards_of_hachi_hachi_are_read_as_a_dealt_hand_too():
    hand = "09-cup 09-chaff-1 09-chaff-2 02-warbler 04-cuckoo 05-bridge 07-boar"
    state = ScoreCalculator(cards=hand, rules="hachihachi/std").state
    assert steps(state)["As a dealt hand, in mon"] == 48
    state = ScoreCalculator(cards="01-crane", rules="hachihachi/std").state
    assert "As a dealt hand, in mon" not in steps(state)


def test_two_games_stand_side_by_side_without_a_reason():
    state = ScoreCalculator(cards=THREE, rules="koikoi/yamato", other="hanaawase/nintendo").state
    assert panel(state, "why")["note"] == "Two different games: their rules cannot be compared one by one."
    assert panel(state, "first")["total"] == 5
    assert steps(state, "second")["Card points C"] == 60


@given(mask=st.integers(0, 2**48 - 1), rules=st.sampled_from(sorted(set(RULE_SETS) - set(KOIKOI))))
@settings(max_examples=12)
def test_every_pile_of_every_game_has_a_state(mask, rules):
    state = ScoreCalculator(cards=str(Pile(mask)), rules=rules, other="koikoi/yamato").state
    assert json.loads(json.dumps(state)) == state
    assert len(deck(state)) == 48


# ---------------------------------------------------------------- messages


def test_pressing_a_card_puts_it_in_and_pressing_again_takes_it_out():
    calculator = ScoreCalculator(cards="01-crane 03-curtain")
    press = deck(calculator.state)["08-moon"]["press"]
    state = calculator.handle(press)
    assert state["said"] == ["August bright: susuki grass with full moon put in: +5."]
    assert state["status"] == "3 cards: 5 points."
    assert calculator.handle(press)["subtitle"] == "3 cards · 5 points"  # a double press does no harm
    state = calculator.handle(deck(state)["08-moon"]["press"])
    assert state["said"] == ["August bright: susuki grass with full moon taken out: −5."]
    assert state["subtitle"] == "2 cards · 0 points"


def test_rules_calls_and_layout_are_chosen_from_lists():
    calculator = ScoreCalculator(cards=THREE)
    select = bar(calculator.state, "rules")["select"]
    assert [value for value, _ in select["options"]] == list(RULE_NAMES)
    state = calculator.handle({**select["message"], select["field"]: "koikoi/mon"})
    assert panel(state, "first")["total"] == 6  # sankō under mon
    state = calculator.handle({"type": "set", "other": "koikoi/yamato"})
    assert panel(state, "second")["total"] == 5
    assert calculator.handle({"type": "set", "other": ""})["scores"][1]["id"] == "more"
    assert calculator.handle({"type": "set", "rules": "koikoi/yamato", "opponent": 2})["subtitle"].endswith(
        "10 points"
    )
    state = calculator.handle({"type": "set", "by": "kind"})
    assert [len(group["cards"]) for group in state["zones"][0]["groups"]] == [5, 9, 10, 24]
    assert [button["pressed"] for button in bar(state, "by")["buttons"]] == [False, True]


def test_house_rules_are_set_by_the_form_and_told_in_the_name():
    calculator = ScoreCalculator(cards="03-curtain 09-cup")
    form = calculator.state["form"]
    assert [field["name"] for field in form["fields"]][-1] == "month"
    assert len(form["fields"]) == len(SCORING_OPTIONS["koikoi"]) + 1
    message = {"type": "options", **{field["name"]: field["value"] for field in form["fields"]}}
    assert calculator.handle(message)["form"] == form
    state = calculator.handle({**message, "viewing": "three"})
    assert panel(state, "first")["title"] == "Nintendo style (yamato), with viewing=three"
    assert panel(state, "first")["total"] == 3
    assert state["form"]["label"] == "House rules (1 changed)"
    assert bar(state, "rules")["select"]["value"] == "koikoi/yamato viewing=three"
    assert calculator.handle({"type": "set", "rules": "koikoi/yamato"})["subtitle"] == "2 cards · 5 points"


def test_month_cards_count_in_their_month():
    calculator = ScoreCalculator(cards="12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3")
    assert (
        calculator.handle({"type": "options", "tsukifuda": "4", "month": 11})["subtitle"]
        == "4 cards · 0 points"
    )
    assert calculator.handle({"type": "options", "month": 12})["subtitle"] == "4 cards · 4 points"


def test_emptying_the_pile():
    state = ScoreCalculator(cards=THREE).handle({"type": "clear"})
    assert state["subtitle"] == "0 cards · 0 points"
    assert state["said"] == ["The pile is empty."]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (None, "bad-message"),
        ({"type": "play"}, "unknown-type"),
        ({"type": "card", "card": "13-cow", "on": True}, "unknown-card"),
        ({"type": "card", "card": 7}, "bad-field"),
        ({"type": "card", "card": "09-cup", "on": "yes"}, "bad-field"),
        ({"type": "set", "rules": "koikoi/none"}, "unknown-rules"),
        ({"type": "set", "opponent": 99}, "bad-field"),
        ({"type": "set", "by": "colour"}, "unknown-value"),
        ({"type": "options", "viewing": "perhaps"}, "unknown-value"),
        ({"type": "options", "gameLength": "3"}, "unknown-field"),
        ({"type": "set", "colour": 1}, "unknown-field"),
    ],
)
def test_what_it_refuses_changes_nothing(message, code):
    calculator = ScoreCalculator(cards=THREE)
    before = calculator.state
    state = calculator.handle(message)
    assert state["error"]["code"] == code
    assert {**state, "error": None} == before


FIELDS = st.dictionaries(
    st.sampled_from(["card", "on", "rules", "other", "opponent", "own", "by", "month", "viewing", "at"]),
    st.sampled_from(
        ["01-crane", "09-cup", True, False, "", None, 0, 3, 12, "koikoi/mon", "kind", "three", [1]]
    ),
    max_size=3,
)
MESSAGES = st.one_of(
    st.builds(
        lambda kind, fields: {**fields, "type": kind},
        st.sampled_from(["card", "clear", "set", "options", "x"]),
        FIELDS,
    ),
    st.none() | st.text(max_size=3) | st.integers() | st.lists(st.text(max_size=2), max_size=2),
)


@given(st.lists(MESSAGES, max_size=8))
def test_any_messages_leave_a_state_that_is_json_and_can_be_restored(messages):
    calculator = ScoreCalculator(cards=THREE, other="koikoi/mon")
    for message in messages:
        state = calculator.handle(message)
        assert json.loads(json.dumps(state)) == state
        again = ScoreCalculator.restore(state["saved"]).state
        assert {**again, "said": [], "error": None} == {**state, "said": [], "error": None}
        pile = Pile.of(card for card in DECK if deck(state)[card.id]["pressed"])
        rules = Rules.parse(bar(state, "rules")["select"]["value"])
        score = rules.score(
            pile,
            opponent_koikoi=bar(state, "opponent")["select"]["value"],
            own_koikoi=bar(state, "own")["select"]["value"],
            month=state["form"]["fields"][-1]["value"],
        )
        assert panel(state, "first")["total"] == score.total


@pytest.mark.parametrize("saved", [None, 7, {}, {"v": 0}, {"v": 1, "kwargs": {}, "now": {"cards": "13-cow"}},
                                   {"v": 1, "kwargs": {"x": 1}, "now": {}}])  # fmt: skip
def test_what_was_not_saved_here_is_refused(saved):
    with pytest.raises(HanafudaError):
        ScoreCalculator.restore(saved)


@pytest.mark.parametrize("kwargs", [{"cards": "13-cow"}, {"rules": "x"}, {"other": "x"}, {"opponent": -1},
                                    {"own": True}, {"month": 13}, {"by": "colour"}])  # fmt: skip
def test_bad_arguments_are_named(kwargs):
    with pytest.raises(HanafudaError):
        ScoreCalculator(**kwargs)


def test_the_widget_names_itself_and_shows_the_page():
    widget = hanafuda_widgets.ScoreCalculator(cards=THREE)
    again = eval(repr(widget), {"ScoreCalculatorWidget": hanafuda_widgets.ScoreCalculatorWidget})
    assert again.state == widget.state == ScoreCalculator(cards=THREE).state
    data, _ = widget._repr_mimebundle_()
    assert data["text/html"] == page_html(ScoreCalculator(cards=THREE))
