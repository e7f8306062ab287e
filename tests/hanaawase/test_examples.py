"""Worked examples of hana-awase: those of the specification, unseen ones of each kind, and bad rows."""

import json

import pytest

from hanafuda_lib import ALL, HanafudaError, cli, hanaawase
from hanafuda_lib.examples import check_example, load_examples, run_examples
from hanafuda_lib.hanaawase.examples import observe


def test_all_examples_of_the_specification(root):
    rows = load_examples(root / "tests" / "data" / "examples_hanaawase.json")
    assert [row["id"] for row in rows] == [
        "HN01", "HN02", "HN03", "HN05", "HN07", "HN09", "HO01", "H801", "H802", "HN10", "H804", "HN11", "HN13", "H001",
    ]  # fmt: skip
    assert [str(mismatch) for mismatch in run_examples(rows)] == []


def test_the_command_checks_them_too(root, capsys):
    assert cli.main(["examples", str(root / "tests" / "data" / "examples_hanaawase.json")]) == 0
    assert capsys.readouterr().out == "14 examples, 14 as expected, 0 not\n"


def yaku(**points):
    return [{"yaku": name, "points": value} for name, value in points.items()]


def row(expect, rules="hanaawase/nintendo", options=None, situation=None, **fields):
    return {
        "id": "T1", "ruleset": rules, "options": options or {}, "situation": situation or {},
        "expect": expect, **fields,
    }  # fmt: skip


def months(*numbers):
    return [card.id for number in numbers for card in ALL.of_month(number)]


FIVE = ["01-crane", "03-curtain", "08-moon", "11-rainman", "12-phoenix"]
THREE = {"A": months(1, 3, 8, 12), "B": months(2, 4, 6, 9), "C": months(5, 7, 10, 11)}
#: Unseen rows of each kind, worked out by hand from RULES.md §C.
UNSEEN = [
    # 100 − 88 + 2·(200 + 20) = 452; by oishi 100 − 88 + 2·120 = 252.
    row(
        {"card_points": 100, "yaku": yaku(goko=200, matsukiribozu=20), "yaku_total": 220, "net_before_opponents": 452},
        situation={"players": 3, "only_player": "B"}, captured=FIVE,
    ),
    row({"yaku_total": 120, "net_before_opponents": 252}, rules="hanaawase/oishi", captured=FIVE),
    row({"net": 452 - 60}, situation={"opponents_yaku": [40, 20]}, captured=FIVE),
    row({"yaku_total": 200}, options={"matsukiriWithBrights": False}, captured=FIVE),
    row({"yaku_total": 200}, options={"brightGroupExclusive": True}, captured=FIVE),
    # h80 without matsukiribozu beside shiko: the 80 that RULES.md §C.4 names.
    row(
        {"yaku_total": 60, "net": 80},
        rules="hanaawase/h80", options={"matsukiriWithBrights": False}, situation={"opponents_yaku": [20, 0]},
        captured=["01-crane", "03-curtain", "08-moon", "12-phoenix", "04-cuckoo", "07-boar", "05-plain-ribbon",
                  "06-blue-ribbon"],
    ),
    row({"card_points": 30, "yaku": yaku(hanami=10)}, options={"viewingValue": 10},
        captured=["03-curtain", "09-cup"]),
    # Two players: C − 132 + Y − Y₁.
    row(
        {"net": {"A": 150 - 132 + 60 - 20, "B": 114 - 132 + 20 - 60}, "next_dealer": "A"},
        situation={"players": 2},
        players={"A": {"card_points": 150, "yaku_points": 60}, "B": {"card_points": 114, "yaku_points": 20}},
    ),
    # Four players: C − 66 + 3Y − the others' Y.
    row(
        {"net": {"A": 4 - 20, "B": 0 + 60, "C": -6 - 20, "D": 2 - 20}, "next_dealer": "B"},
        rules="hanaawase/h88", options={"activePlayers": "all"}, situation={"players": 4},
        players={"A": {"card_points": 70}, "B": {"card_points": 66, "yaku_points": 20},
                 "C": {"card_points": 60}, "D": {"card_points": 68}},
    ),
    # Equal nets: the earlier in order, from the dealer.
    row(
        {"net": {"A": 0, "B": 0, "C": 0}, "next_dealer": "C"},
        situation={"players": 3, "dealer": "C"},
        players={seat: {"card_points": 88, "yaku_points": 0} for seat in "ABC"},
    ),
    # A void round pays nothing and the dealer stays.
    row(
        {"void": True, "net": {"A": 0, "B": 0, "C": 0}, "next_dealer": "A"},
        situation={"players": 3},
        players={"A": {"card_points": 20, "yaku_points": 0}, "B": {"card_points": 124, "yaku_points": 40},
                 "C": {"card_points": 120, "yaku_points": 0}},
    ),
    # Shiko alone: the other yaku are switched off. No dealer's share: 21 + 120, −20 − 60, −1 − 60.
    row(
        {"net": {"A": 141, "B": -80, "C": -61}, "next_dealer": "A"},
        rules="hanaawase/h88",
        options=dict.fromkeys(["matsukiribozu", "kirishima", "fujishima", "ameshima"], "off"),
        situation={"players": 3},
        captured_by=THREE,
    ),
    row(
        {
            "yaku": {"A": [], "B": [], "C": yaku(ameshima=20)},
            "net": {"A": 21 - 20, "B": -20 - 20, "C": -1 + 40}, "next_dealer": "C",
        },
        options={"ameNagare": "othersVoid"}, situation={"players": 3, "full_deck": True}, captured_by=THREE,
    ),
    row({"void": True}, rules="hanaawase/oishi",
        situation={"event": "fuke_check", "card_points": {"A": 20, "B": 124, "C": 120}}),
    row({"void": True}, rules="hanaawase/h88",
        situation={"event": "fuke_check", "card_points": {"A": 19, "B": 125, "C": 120}}),
    row({"void": False}, options={"fuke": False},
        situation={"event": "fuke_check", "card_points": {"A": 9, "B": 135, "C": 120}}),
    row(
        {"hand_yaku": "roku_kasu", "from_each": 20, "expose": 6, "payments": {"holder": 40, "others": -20}},
        situation={"event": "opening_hand", "hand": [f"0{n}-chaff-1" for n in range(1, 7)] + ["11-rainman"]},
    ),
    row(
        {"hand_yaku": None, "from_each": 0, "expose": 0, "payments": {"holder": 0, "others": 0}},
        situation={"event": "opening_hand", "hand": months(5, 6)[:7]},
    ),
    # The cup instead: 11 points for the step, no new yaku (S004).
    row(
        {"step1_points": 11, "step2_points": 11, "turn_points": 22, "new_yaku": []},
        situation={"event": "turn_gain", "captured_before": ["06-blue-ribbon", "10-blue-ribbon"],
                   "hand_play": "09-chaff-1", "choose": "09-cup", "flip": "04-cuckoo",
                   "field": ["09-blue-ribbon", "09-cup", "04-chaff-1"]},
    ),
    # Nothing taken by the hand step; the flip takes the card just played.
    row(
        {"step1_points": 0, "step2_points": 25, "turn_points": 25, "field": ["01-chaff-1"]},
        situation={"event": "turn_gain", "captured_before": [], "hand_play": "03-red-poem",
                   "flip": "03-curtain", "field": ["01-chaff-1"]},
    ),
    # Three on the field: all four. The flip has a choice of two.
    row(
        {"step1_points": 36, "step2_points": 2, "new_yaku": yaku(ameshima=20), "field": ["01-crane"]},
        situation={"event": "turn_gain", "captured_before": [], "hand_play": "11-lightning", "flip": "01-chaff-1",
                   "flip_choose": "01-chaff-2",
                   "field": ["11-rainman", "11-swallow", "11-plain-ribbon", "01-crane", "01-chaff-2"]},
    ),
    row({"turn_points": 2}, situation={"event": "turn_gain", "captured_before": [], "hand_play": "01-chaff-1",
                                       "field": ["01-chaff-2"]}),
    row({"turn_points": 0}, rules="hanaawase/h80",
        situation={"event": "turn_gain", "captured_before": [], "hand_play": "01-chaff-1", "field": ["01-chaff-2"]}),
    # Hatchō-jutchō: the third has the ten cards of May, July and two of October, 30 from each (FW).
    # C: A 109 + (10 + 5 + 36), B 68, C 17 + 17 + 2; Y: A has five brights, 100.
    row(
        {"card_points": {"A": 160, "B": 68, "C": 36},
         "net": {"A": 160 - 88 + 200 - 30, "B": 68 - 88 - 100 - 30, "C": 36 - 88 - 100 + 60}},
        rules="hanaawase/h88",
        options=dict.fromkeys(["matsukiribozu", "kirishima", "fujishima", "ameshima"], "off")
        | {"hatchoJutcho": True},
        situation={"players": 3},
        captured_by={"A": THREE["A"] + ["10-deer", "10-blue-ribbon"] + months(11), "B": THREE["B"],
                     "C": [*months(5, 7), "10-chaff-1", "10-chaff-2"]},
    ),
    row({"result": "redeal"}, situation={"event": "deal_check", "field": [*months(4), "01-crane", "02-warbler"]}),
    row({"result": "refill"}, rules="hanaawase/oishi",
        situation={"event": "deal_check", "field": [*months(4)[:3], "01-crane", "02-warbler", "03-curtain"]}),
    row({"result": "play"},
        situation={"event": "deal_check", "field": [*months(4)[:3], "01-crane", "02-warbler", "03-curtain"]}),
    row({"result": "dealerTakes"}, options={"fieldFour": "dealerTakes"},
        situation={"event": "deal_check", "field": [*months(4), "01-crane", "02-warbler"]}),
    row({"result": "redeal"}, rules="hanaawase/h88",
        situation={"event": "deal_check", "field": months(5)[:3], "hands": {"A": [], "B": months(9), "C": []}}),
    row({"result": "play"},
        situation={"event": "deal_check", "field": months(5)[:3], "hands": {"A": [], "B": months(9), "C": []}}),
    row({"must_choose": ["09-cup", "09-blue-ribbon"]},
        situation={"event": "match", "play": "09-chaff-1", "field": ["09-blue-ribbon", "09-cup", "04-chaff-1"]}),
    row({"captures": ["09-cup"], "stays": None, "field": ["04-chaff-1", "09-blue-ribbon"]},
        situation={"event": "match", "play": "09-chaff-1", "choose": "09-cup",
                   "field": ["09-blue-ribbon", "09-cup", "04-chaff-1"]}),
    row({"captures": [], "stays": "10-deer", "must_choose": []},
        situation={"event": "match", "play": "10-deer", "field": ["09-blue-ribbon", "04-chaff-1"]}),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(UNSEEN)))
def test_unseen_examples(number):
    assert check_example(UNSEEN[number]) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (
            {"situation": {"event": "kan"}},
            "unknown event 'kan': expected one of opening_hand, fuke_check, turn_gain, ",
        ),
        ({"situation": {"event": ["kan"]}}, "unknown event ['kan']"),
        ({"situation": {"month": 3}}, "unknown fields month: expected none of them here"),
        ({"situation": {"players": "3"}}, "bad players '3': expected a whole number"),
        ({"situation": {"players": True}}, "bad players True: expected a whole number"),
        ({"situation": {"players": 8}}, "unknown value 8: expected one of 3, 2, 4, 5, 6, 7"),
        ({"situation": {"players": 5}}, "seats '5' do not go with activePlayers 'all'"),
        ({"captured": "01-crane"}, "bad captured '01-crane': expected a list of card ids"),
        ({"captured": ["13-cow"]}, "unknown card '13-cow'"),
        ({"captured": ["01-crane", "01-crane"]}, "card '01-crane' is given twice"),
        ({"situation": {"opponents_yaku": ["a"]}}, "bad opponents_yaku 'a': expected a whole number"),
        ({"options": {"gokoValue": 1}}, "option gokoValue: unknown value 1"),
        ({"ruleset": "hanaawase/osaka"}, "unknown rule set 'hanaawase/osaka'"),
        ({"expect": {"card_points": 101}}, "card_points: expected 101, the library says 100"),
        ({"expect": {"kan": 1}}, "kan: nothing is known of this expectation"),
        ({"situation": None}, "bad situation None: expected an object"),
    ],
)
def test_a_bad_row_is_a_mismatch(change, problem):
    (found,) = check_example(row({"card_points": 100}, captured=FIVE) | change)
    assert problem in found


TOTALS = {seat: {"card_points": 88, "yaku_points": 0} for seat in "ABC"}


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"players": {"A": TOTALS["A"], "C": TOTALS["C"]}}, "bad totals {"),
        ({"players": [TOTALS["A"]]}, "bad totals [{"),
        ({"players": {"A": TOTALS["A"], "B": TOTALS["B"]}}, "bad players of 2: expected 3"),
        ({"players": {**TOTALS, "B": {"card_points": 88, "kan": 1}}}, "unknown fields"),
        ({"players": {**TOTALS, "B": {"card_points": "88"}}}, "bad card_points '88'"),
        ({"players": TOTALS, "situation": {"dealer": "D"}}, "bad dealer 'D': expected one of ABC"),
        ({"players": TOTALS, "situation": {"dealer": 0}}, "bad dealer 0: expected one of ABC"),
        ({"captured_by": {"A": [], "B": []}}, "bad captured_by of 2: expected 3 piles"),
        ({"captured_by": {"A": [], "B": [], "C": []}, "situation": {"full_deck": True}}, "captured_by lacks"),
        ({"captured_by": {"A": FIVE, "B": FIVE, "C": []}}, "is given twice"),
        ({"situation": {"event": "turn_gain", "captured_before": [], "field": []}}, "bad hand_play None"),
        ({"situation": {"event": "match", "field": []}}, "bad play None: expected a card id"),
        (
            {"situation": {"event": "turn_gain", "captured_before": [], "hand_play": "01-crane",
                           "field": ["01-chaff-1", "01-chaff-2"]}},
            "can take several cards",
        ),
        (
            {"situation": {"event": "turn_gain", "captured_before": ["01-crane"], "hand_play": "01-crane",
                           "field": []}},
            "has 01-crane twice",
        ),
        ({"situation": {"event": "fuke_check", "card_points": {"A": 1.5, "B": 2}}}, "bad card_points 1.5"),
    ],
)  # fmt: skip
def test_bad_fields_are_mismatches(fields, problem):
    (found,) = check_example(row({"net": 1}, **fields))
    assert problem in found


def test_an_observation_is_json():
    said = observe(hanaawase.NINTENDO, {"situation": {"players": 3}, "captured_by": THREE})
    assert json.loads(json.dumps(said)) == said
    assert said["yaku_total"] == {"A": 100, "B": 20, "C": 20}


def test_an_error_is_one_of_the_librarys():
    with pytest.raises(HanafudaError):
        observe(hanaawase.NINTENDO, {"situation": {"event": "round"}})
