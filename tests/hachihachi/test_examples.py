"""Worked examples: the given rows, and further situations worked out by hand (RULES.md §F)."""

import pytest

from hanafuda_lib import HanafudaError
from hanafuda_lib.examples import check_example, load_examples, run_examples
from hanafuda_lib.hachihachi.examples import observe
from tests.hachihachi.staging import STANDARD


def test_all_given_rows(root):
    rows = load_examples(root / "tests" / "data" / "examples_hachihachi.json")
    assert len(rows) == 19
    assert [str(one) for one in run_examples(rows)] == []


def check(expect, options=None, hand=None, **situation):
    row = {"id": "T", "ruleset": "hachihachi/std", "situation": situation, "expect": expect}
    if options:
        row["options"] = options
    if hand:
        row["hand"] = hand.split()
    assert check_example(row) == []


def mon(a, b, c):
    return {"A": a, "B": b, "C": c}


# ------------------------------------------------------------------ hand yaku

AKA = "01-red-poem 02-red-poem 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 11-rainman"
SHISO = "08-moon 08-geese 08-chaff-1 08-chaff-2 02-warbler 02-red-poem 02-chaff-1"
NONE = "01-crane 02-warbler 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-boar"


@pytest.mark.parametrize(
    ("hand", "options", "given", "set_yaku", "chaff", "kan", "holder"),
    [
        (AKA, {}, {"field_multiplier": 2}, None, "aka", 2, 96),
        (AKA, {"aka": 3}, {"mult": 4}, None, "aka", 3, 288),
        (AKA, {"monPerKan": 10}, {"mon_per_kan": 10}, None, "aka", 2, 40),
        (AKA, {}, {"mon_per_kan": 6}, None, "aka", 2, 24),
        (AKA, {"values": "nintendo-points"}, {"multiplier": 2}, None, "aka", 15, 60),
        (SHISO, {"shiso": 35}, {}, "shiso", None, 35, 840),
        (NONE, {}, {}, None, None, 0, 0),
        (NONE, {"sunashi": "4"}, {}, None, "sunashi", 4, 96),
        (NONE, {"mukoSanbon": "2"}, {"field": ["01-red-poem", "01-chaff-1", "01-chaff-2"]}, None, None, 2, 48),
        ("07-boar 10-deer 06-butterflies 01-crane 02-warbler 03-curtain 04-cuckoo",
         {"zoro": "on", "inoshikacho": 3.5}, {}, None, None, 3.5, 84),
    ],
)  # fmt: skip
def test_hand_yaku(hand, options, given, set_yaku, chaff, kan, holder):
    check(
        {
            "set_yaku": set_yaku,
            "chaff_yaku": chaff,
            "kan_from_each": kan,
            "settlement_mon": {"holder": holder, "each_other": -holder // 2},
        },
        options,
        hand,
        event="teyaku",
        **given,
    )


def test_what_is_shown_and_what_may_escape():
    check({"shown": AKA.split()[2:], "nuke": True, "yaku": ["aka"]}, hand=AKA, event="teyaku")
    check({"shown": sorted(SHISO.split(), key=lambda c: ["02-w", "02-r", "02-c", "08-m", "08-g"].index(c[:4])
                           if c[:4] in ("02-w", "02-r", "02-c", "08-m", "08-g") else 9), "nuke": False},
          hand=SHISO, event="teyaku")  # fmt: skip


# ------------------------------------------------------------------ rounds

FORM, SAGE = ["A", "form", ["akatan"]], ["A", "sage"]
ROUNDS = [
    ([FORM, SAGE, ["A", "cancel"]], {}, {}, mon(84, -42, -42), "A"),
    ([FORM, SAGE, ["end", "exhausted"]], {}, {"mult": 2}, mon(168, -84, -84), "A"),
    ([["B", "form", ["shiko"]], ["B", "sage"], ["B", "form", ["goko"]], ["B", "shobu"]], {}, {}, mon(-264, 528, -264), "B"),
    ([["B", "form", ["shiko"]], ["B", "sage"], ["B", "improve", ["goko"]], ["B", "shobu"]],
     {"gokoAfterShiko": "replace"}, {}, mon(-144, 288, -144), "B"),
    ([["C", "form", ["shiko", "goko"]], ["C", "shobu"]], {}, {}, mon(-144, -144, 288), "C"),
    ([FORM, SAGE, ["B", "form", ["aotan"]], ["B", "sage"], ["B", "cancel"]], {}, {}, mon(0, 42, -42), "B"),
    ([FORM, SAGE, ["B", "form", ["aotan"]], ["B", "sage"], ["C", "form", ["nanatan:8"]], ["C", "shobu"]], {}, {},
     mon(-132, -90, 222), "C"),
    # fed by B: he pays both shares, C nothing
    ([["B", "hatto"], FORM, ["A", "shobu"]], {}, {}, mon(168, -168, 0), "A"),
    ([["B", "hatto", "A"], FORM, ["A", "shobu"]], {}, {}, mon(168, -168, 0), "A"),
    ([["B", "hatto", ["akatan"]], FORM, ["A", "shobu"]], {}, {}, mon(168, -168, 0), "A"),
    ([["B", "hatto", ["aotan"]], FORM, ["A", "shobu"]], {}, {}, mon(168, -84, -84), "A"),
    ([FORM, ["B", "hatto"], ["A", "shobu"]], {}, {}, mon(168, -168, 0), "A"),
    ([["B", "hatto"], ["C", "hatto"], FORM, ["A", "shobu"]], {}, {}, mon(168, 0, -168), "A"),
    ([["B", "hatto"], FORM, ["A", "shobu"]], {"hatto": "off"}, {}, mon(168, -84, -84), "A"),
    ([["B", "hatto"], ["A", "form", ["goko"]], ["A", "shobu"]], {}, {}, mon(288, -144, -144), "A"),
    ([FORM, SAGE, ["C", "hatto"], ["B", "form", ["aotan"]], ["B", "shobu"]], {}, {},
     mon(168 - 84, -84 + 168 + 42, -84 - 168 + 42), "B"),
    ([["A", "form", ["inoshikacho"]], SAGE, ["A", "cancel"]], {"inoshikacho": 7}, {}, mon(84, -42, -42), "A"),
    ([["A", "form", ["inoshikacho"]], SAGE, ["A", "cancel"]], {"inoshikacho": 3.5, "monPerKan": 10}, {},
     mon(34, -17, -17), "A"),
    # bonuses of a liable round: hand yaku 24 each, then blues and two bonuses from A alone
    ([FORM, SAGE, ["B", "form", ["aotan"]], ["B", "shobu"]], {},
     {"teyaku": {"B": [{"set_yaku": "sanbon", "tobi": True}, {"kan": 2, "chaff_yaku": "aka"}]},
      "card_points": mon(80, 100, 84)},
     mon(-84 - 48 - 48, 126 + 96 + 48, -42 - 48), "B"),
    # nobody forms anything
    ([["end", "exhausted"]], {}, {"card_points": mon(120, 80, 64), "dealer": "B"}, mon(32, -8, -24), "A"),
    ([["B", "form", ["akatan"]], ["B", "shobu"]], {}, {"players": ["A", "B"]}, {"A": -84, "B": 84}, "B"),
    ([["A", "hatto"], ["B", "form", ["akatan"]], ["B", "shobu"]], {}, {"players": 2}, {"A": -84, "B": 84}, "B"),
]  # fmt: skip


@pytest.mark.parametrize(("log", "options", "given", "expected", "dealer"), ROUNDS)
def test_rounds(log, options, given, expected, dealer):
    check({"settlement_mon": expected, "next_dealer": dealer}, options, event="round", log=log, **given)


# ------------------------------------------------------------------ card points, special yaku

POINTS = mon(100, 84, 80)
COUNTS = [
    ("cards", {"teyaku": {"A": {"kan": 3, "chaff_yaku": "toichi"}}}, {}, mon(12 + 72 + 24, -4 - 36 - 12, -8 - 36 - 12),
     ["nuke:A"], None, "A"),
    ("cards", {"teyaku": {"C": {"kan": 3, "chaff_yaku": "toichi"}}}, {}, mon(12 - 36, -4 - 36, -8 + 72), [], None, "A"),
    ("cards", {"teyaku": {"B": {"kan": 2, "set_yaku": "sanbon", "month_completed": True}}}, {},
     mon(12 - 24 - 12, -4 + 48 + 24, -8 - 24 - 12), ["tobi:B"], None, "A"),
    ("cards", {"teyaku": {"B": {"kan": 6, "set_yaku": "futa_sanbon"}}, "tobi": {"B": 2}}, {},
     mon(12 - 72 - 24, -4 + 144 + 48, -8 - 72 - 24), ["tobi:B", "tobi:B"], None, "A"),
    ("cards", {"teyaku": {"B": {"kan": 6, "set_yaku": "futa_sanbon", "completed_months": [1, 5]}}},
     {"tobiPerMonth": "off"}, mon(12 - 72 - 12, -4 + 144 + 24, -8 - 72 - 12), ["tobi:B"], None, "A"),
    ("cards", {"teyaku": {"B": {"kan": 6, "set_yaku": "futa_sanbon"}}, "tobi": ["B"]}, {"tobiFor": "singleOnly"},
     mon(12 - 72, -4 + 144, -8 - 72), [], None, "A"),
    ("cards", {"teyaku": {"B": {"kan": 6, "set_yaku": "teshi", "tobi": True}}}, {},
     mon(12 - 72, -4 + 144, -8 - 72), [], None, "A"),
    ("special", {"chaff_incl_willow": mon(17, 4, 4), "teyaku": {"A": {"kan": 4}}}, {"sujurokuExtra": 2},
     mon(336, -168, -168), [], "sujuroku:A", "A"),
    ("special", {"chaff_incl_willow": mon(15, 6, 6)}, {}, mon(12, -4, -8), [], None, "A"),
    ("special", {"card_points": mon(168, 50, 46), "chaff_incl_willow": mon(1, 20, 1)}, {}, mon(240, -120, -120), [],
     "nihachi:A", "A"),
    ("special", {"card_points": mon(168, 50, 46)}, {"nihachiThreshold": 169}, mon(80, -38, -42), [], None, "A"),
    ("special", {"card_points": mon(88, 88, 88), "dealer": "B", "mult": 2}, {}, mon(-240, 480, -240), [], "sohachi", "B"),
    ("cards", {"card_points": mon(100, 100, 64), "dealer": "B"}, {}, mon(12, 12, -24), [], None, "B"),
    ("cards", {"card_points": {"A": 100, "B": 164}, "mult": 4}, {}, {"A": -256, "B": 256}, [], None, "B"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "given", "options", "expected", "bonuses", "special", "dealer"), COUNTS)
def test_card_points_and_special_yaku(event, given, options, expected, bonuses, special, dealer):
    expect = {
        "settlement_mon": expected, "bonuses": bonuses, "special": special, "next_dealer": dealer, "winner": dealer
    }  # fmt: skip
    check(expect, options, event=event, **{"card_points": POINTS, **given})


def test_captured_cards_in_place_of_numbers():
    from hanafuda_lib import ALL, DECK

    chaff = [card.id for card in DECK if card.points == 1][:16]
    others = [card.id for card in DECK if card.id not in chaff]
    split = {"A": chaff, "B": others[:16], "C": others[16:]}
    assert len(ALL) == 48
    row = {"situation": {"event": "special", "captured_by": split}}
    said = observe(STANDARD, row)
    assert said["special"] == "sujuroku:A"
    assert said["settlement_mon"] == mon(288, -144, -144)


def test_captured_cards_of_two_players():
    split = {"A": ["01-crane", "01-chaff-1"], "B": ["02-warbler"]}
    check({"settlement_mon": {"A": 22, "B": -22}}, event="cards", captured_by=split, mult=2)


# ------------------------------------------------------------------ field, seats

IN_OUT = [
    ("ABCD", [("A", "in"), ("B", "in"), ("C", "in")], {}, {"forced_hand": NONE.split()},
     {"active": ["A", "B", "C"], "forced_out": "D", "pot_mon": 0, "compensation_each_mon": 6, "result": "play",
      "settlement_mon": {"A": 0, "B": -6, "C": -6, "D": 12}}),
    ("ABCD", [("A", "out"), ("B", "in"), ("C", "in"), ("D", "in")], {}, {"mult": 2},
     {"active": ["B", "C", "D"], "dealer": "B", "forced_out": None, "pot_mon": 24, "compensation_each_mon": 0,
      "settlement_mon": {"A": -24, "B": 0, "C": 0, "D": 0}}),
    ("ABCD", [("A", "out"), ("B", "in"), ("C", "out"), ("D", "in")], {}, {},
     {"active": ["B", "D"], "pot_mon": 30, "result": "split", "dropped": ["A", "C"],
      "settlement_mon": {"A": -12, "B": 15, "C": -18, "D": 15}}),
    ("ABCD", [("A", "out"), ("B", "in"), ("C", "out"), ("D", "in")], {"twoIn": "play"}, {},
     {"result": "play", "settlement_mon": {"A": -12, "B": 0, "C": -18, "D": 0}}),
    ("ABCD", [("A", "out"), ("B", "out"), ("C", "out"), ("D", "in")], {}, {},
     {"active": ["D"], "result": "takesPot", "settlement_mon": {"A": -12, "B": -18, "C": -24, "D": 54}}),
    ("ABCD", [("A", "out"), ("B", "out"), ("C", "out"), ("D", "out")], {}, {},
     {"active": [], "dealer": "A", "result": "redeal", "settlement_mon": {"A": 0, "B": 0, "C": 0, "D": 0}}),
    ("ABCD", [("A", "out")], {"forceThree": "on"}, {}, {"active": ["B", "C", "D"]}),
    ("ABCDE", [("C", "in"), ("D", "in"), ("E", "in")], {"monPerKan": 10},
     {"dealer": "C", "forced_hands": {"A": SHISO.split(), "B": NONE.split()}},
     {"active": ["C", "D", "E"], "forced_out": ["A", "B"], "compensation_each_mon": {"A": 100, "B": 6},
      "settlement_mon": {"A": 200, "B": 12, "C": 0, "D": -106, "E": -106}}),
    ("ABCD", [("A", "in"), ("B", "in"), ("C", "in")], {}, {}, {"forced_out": "D", "pot_mon": 0}),
    ("ABCDEFG", [("A", "in"), ("C", "out"), ("D", "in"), ("E", "in")], {}, {"white_card": "B"},
     {"active": ["A", "D", "E"], "forced_out": ["F", "G"], "pot_mon": 12}),
    ("ABC", [], {}, {}, {"active": ["A", "B", "C"], "result": "play", "pot_mon": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("order", "decisions", "options", "given", "expect"), IN_OUT)
def test_who_plays(order, decisions, options, given, expect):
    check(expect, options, event="in_out", order=list(order), decisions=[list(d) for d in decisions], **given)


def test_an_unknown_forced_hand_is_not_paid():
    row = {
        "situation": {
            "event": "in_out",
            "order": list("ABCD"),
            "decisions": [["A", "in"], ["B", "in"], ["C", "in"]],
        }
    }
    said = observe(STANDARD, row)
    assert "settlement_mon" not in said
    assert "compensation_each_mon" not in said


def test_fields_and_deals():
    check(
        {"multiplier": 8, "carry_out": []},
        {"carry": "stack"},
        event="field",
        field=["01-crane", "12-phoenix"],
    )
    check({"multiplier": 2, "name": "large field (大場 ōba)"}, event="field", field=["01-crane"], carry_in=[])
    four = ["01-crane", "01-red-poem", "01-chaff-1", "01-chaff-2"]
    check({"result": "redeal"}, event="deal_check", field=four)
    check({"result": "dealerTakes"}, {"fieldFour": "dealerTakes"}, event="deal_check", field=four)
    check({"result": "play"}, event="deal_check", field=four[:3])


# ------------------------------------------------------------------ bad rows


@pytest.mark.parametrize(
    ("situation", "message"),
    [
        ({"event": "auction"}, "unknown event 'auction': expected one of teyaku, round"),
        ({}, "unknown event None"),
        ("field", "bad situation 'field': expected an object"),
        ({"event": "field", "field": ["01-crane"], "weather": "rain"}, "unknown fields weather"),
        ({"event": "field", "field": "01-crane"}, "bad field '01-crane': expected a list of card ids"),
        ({"event": "field", "field": [], "carry_in": 2}, "bad carry_in 2"),
        ({"event": "teyaku"}, "bad hand None: expected seven cards"),
        ({"event": "teyaku", "hand": NONE.split(), "mult": 0}, "bad mult 0"),
        ({"event": "teyaku", "hand": NONE.split(), "mult": True}, "bad mult True"),
        ({"event": "teyaku", "hand": NONE.split(), "mon_per_kan": 11}, "unknown value 11"),
        ({"event": "cards"}, "bad card points None"),
        ({"event": "cards", "card_points": mon(88, 88, "x")}, "bad card_points 'x'"),
        ({"event": "cards", "card_points": {"A": 1}}, r"bad players \['A'\]"),
        ({"event": "cards", "players": "ABC"}, "bad players 'ABC'"),
        ({"event": "cards", "card_points": POINTS, "dealer": "D"}, "bad dealer 'D': expected one of A, B, C"),
        ({"event": "cards", "card_points": POINTS, "teyaku": {"D": {"kan": 1}}}, "bad teyaku"),
        ({"event": "cards", "card_points": POINTS, "teyaku": {"A": 3}}, "bad teyaku 3"),
        ({"event": "cards", "card_points": POINTS, "teyaku": {"A": {}}}, "expected kan or the ids"),
        (
            {"event": "cards", "card_points": POINTS, "teyaku": {"A": {"kan": 1, "set_yaku": "sanko"}}},
            "bad teyaku",
        ),
        ({"event": "cards", "card_points": POINTS, "teyaku": {"A": {"kan": 1, "colour": 1}}}, "bad teyaku"),
        (
            {"event": "cards", "card_points": POINTS, "teyaku": {"A": {"set_yaku": "sanbon", "tobi": "x"}}},
            "bad tobi",
        ),
        ({"event": "round", "log": []}, r"bad log \[\]"),
        ({"event": "round", "log": [FORM]}, "expected shobu, cancel or end as the last entry"),
        ({"event": "round", "log": [FORM, SAGE]}, "expected shobu, cancel or end as the last entry"),
        ({"event": "round", "log": [FORM, SAGE, ["A", "cancel"], SAGE]}, "expected none after the end"),
        ({"event": "round", "log": [["D", "form", ["akatan"]]]}, "bad log entry"),
        ({"event": "round", "log": ["end"]}, "bad log entry 'end'"),
        ({"event": "round", "log": [["A", "form", "akatan"]]}, "bad log entry"),
        ({"event": "round", "log": [["A"]]}, "bad log entry"),
        ({"event": "round", "log": [["A", "fold"]]}, "expected form, improve, sage"),
        (
            {"event": "round", "log": [["A", "hatto"], ["A", "form", ["akatan"]]]},
            "a yaku that another player forms",
        ),
        ({"event": "round", "log": [["A", "hatto", "A"], FORM]}, "expected another player"),
        (
            {"event": "round", "log": [["A", "hatto", ["goko"]], FORM]},
            "expected another player, or some of akatan",
        ),
        ({"event": "in_out", "order": ["A", "A"]}, "bad order"),
        ({"event": "in_out", "order": list("ABCD"), "dealer": "E"}, "bad dealer 'E'"),
        ({"event": "in_out", "order": list("ABCD"), "decisions": [["B", "in"]]}, "expected A in or out"),
        ({"event": "in_out", "order": list("ABCD"), "decisions": [["A", "maybe"]]}, "expected A in or out"),
        ({"event": "in_out", "order": list("ABCD"), "decisions": [["A", "in"]]}, "expected B in or out"),
        ({"event": "in_out", "order": list("ABC"), "decisions": [["A", "in"]]}, "expected no more"),
        (
            {"event": "in_out", "order": list("ABC"), "decisions": [], "forced_hand": NONE.split()},
            "bad forced_hands",
        ),
        (
            {"event": "in_out", "order": list("ABC"), "decisions": [], "forced_hands": {"A": []}},
            "hands of nobody",
        ),
    ],
)
def test_bad_rows(situation, message):
    with pytest.raises(HanafudaError, match=message):
        observe(STANDARD, {"situation": situation})


def test_mon_per_kan_beside_an_option_that_says_otherwise():
    row = {"situation": {"event": "teyaku", "mon_per_kan": 6}, "hand": NONE.split()}
    with pytest.raises(HanafudaError, match="bad mon_per_kan 6: expected 10 as in the options"):
        observe(STANDARD.with_options({"monPerKan": 10}), row)
