"""The settlement exercise: money as RULES.md §C.1.7 and §D have it, verdicts by name, any message."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanafuda_widgets
from hanafuda_lib import hachihachi, hanaawase
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises.settling_hachi import Script
from hanafuda_lib.exercises.settling_hana import hana_case, hana_rules
from hanafuda_lib.exercises.settling_sets import settlement_set
from hanafuda_lib.pile import ALL, Pile
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.settlement_exercise import SettlementExercise

RULES = (
    "hanaawase/nintendo", "hanaawase/oishi", "hanaawase/h88", "hanaawase/h80",
    "hanaawase/nintendo seats=2 activePlayers=all", "hanaawase/nintendo seats=4 activePlayers=all",
    "hachihachi/std", "hachihachi/std monPerKan=10",
)  # fmt: skip
SMALL = Pile.parse("02-warbler 04-chaff-1 05-bridge 07-boar 09-cup 10-chaff-1")
LARGE = Pile.parse("01-crane 04-chaff-1 05-bridge 07-boar 09-cup 10-chaff-1")


def check(figures, step=4, pile=0):
    return {"type": "check", "pile": pile, "step": step, "lines": {}, "figures": figures}


def remarks(state):
    """What is said to each row of figures."""
    return {row["id"]: [remark["text"] for remark in row["remarks"]] for row in state["worksheet"]["figures"]}


def right(state):
    """The right numbers of all fields that are asked."""
    at = state["saved"]["at"]
    problem = state["exercise"]["problems"][at["pile"]]
    asked = {field["id"] for row in state["worksheet"]["figures"] for field in row["fields"]}
    return {
        field["id"]: field["value"]
        for row in problem["figures"] for field in row["fields"] if field["id"] in asked
    }  # fmt: skip


def values(case):
    return {row.label: row.values for row in case.rows}


# ---------------------------------------------------------------- hana-awase: the numbers


def piles(*parts):
    """Piles of all 48 cards: those that are given, and the rest for the last player."""
    found = [Pile.parse(text) for text in parts]
    rest = ALL
    for pile in found:
        rest -= pile
    return [*found, rest]


def test_c_y_and_net_of_three_piles():
    """A: red poems 15 and three more ribbons; B: four brights and the phoenix's month; C the rest."""
    case = hana_case(
        hanaawase.NINTENDO,
        piles(
            "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 07-plain-ribbon "
            "02-warbler 04-cuckoo",
            "01-crane 03-curtain 08-moon 12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3",
        ),
    )
    # A: six ribbons 30, two animals 20. Red poems 40, grass 20, six ribbons 30.
    # B: four brights 80, three chaff 3. Four brights 60, pine-paulownia-moon 20, all paulownia 20.
    # C: what is left: 264 − 50 − 83, with boar-deer-butterflies 20, blues 40, all willow 20.
    assert values(case) == {
        "Card points C": (50, 83, 131),
        "Yaku points Y": (90, 100, 80),
        "Net": (50 - 88 + 180 - 100 - 80, 83 - 88 + 200 - 90 - 80, 131 - 88 + 160 - 90 - 100),
    }


def test_fuke_makes_every_net_zero():
    case = hana_case(hanaawase.NINTENDO, piles("01-chaff-1 01-chaff-2", "02-chaff-1 02-chaff-2"))
    assert case.rows[-1].values == (0, 0, 0)
    assert case.level == 5
    assert "Fuke" in case.rows[-1].why
    assert hana_case(hanaawase.NINTENDO.with_options({"fuke": "off"}),
                     piles("01-chaff-1 01-chaff-2", "02-chaff-1 02-chaff-2")).rows[-1].values != (0, 0, 0)  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "par", "own", "other"),
    [
        (hanaawase.NINTENDO, 88, 2, 1),
        (hanaawase.H80, 80, 1, 0.5),
        (hana_rules(hanaawase.NINTENDO, 2), 132, 1, 1),
        (hana_rules(hanaawase.OISHI, 4), 66, 3, 1),
    ],
    ids=["nintendo", "h80", "two", "four"],
)
def test_the_nets_follow_the_formula_and_sum_to_zero(rules, par, own, other):
    for level in (1, 2, 3, 4):
        for case in settlement_set(rules.text, level=level, seed=7, count=4):
            points, yaku, nets = (row.values for row in case.rows)
            assert sum(nets) == 0
            if case.level == 5:
                continue
            assert sum(points) == rules.deck_points
            for seat, net in enumerate(nets):
                others = sum(yaku) - yaku[seat]
                assert net == points[seat] - par + own * yaku[seat] - other * others


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("level", range(1, 6))
def test_a_set_is_the_same_for_the_same_seed_and_sums_to_zero(rules, level):
    found = settlement_set(rules, level=level, seed=3)
    assert found == settlement_set(rules, level=level, seed=3)
    assert found != settlement_set(rules, level=level, seed=4)
    for case in found:
        assert sum(case.rows[-1].values) == 0
        for row in case.rows:
            assert row.id in ("C", "Y", "field") or sum(row.values) == 0, row.label
            for figure in row.figures:
                assert all(slip.points != figure.value for slip in figure.slips)
                assert len({slip.points for slip in figure.slips}) == len(figure.slips)


def test_levels_of_hana_awase_are_what_they_say():
    for level in (1, 2, 3, 4, 5):
        assert {case.level for case in settlement_set("hanaawase/nintendo", level=level, seed=1)} == {level}


# ---------------------------------------------------------------- Hachi-hachi: the numbers


def test_a_sage_is_overtaken():
    """S000's example in RULES.md §D.8: A −7, B +10½, C −3½ kan, here in mon."""
    script = Script(hachihachi.STANDARD, SMALL)
    script.form(0, "akatan", then="sage")
    script.form(1, "aotan", then="shobu")
    script.close((88, 100, 76))
    found = values(script.case(4))
    assert found["1 · Red Poems of A"] == (168, -84, -84)
    assert found["2 · Blues of B"] == (-168, 168, 0)
    assert found["3 · Sage money at the end"] == (-84, 42, 42)
    assert found["Card points"] == (0, 0, 0)
    assert found["Net, in mon"] == (-84, 126, -42)


def test_hand_yaku_field_card_points_and_bonuses():
    """§D.5, §D.4, §D.11, §D.6: aka 2 kan, × 2, 100 − 88 = 12, and nuke at 89 and more."""
    script = Script(hachihachi.STANDARD, LARGE)
    script.show(0, "aka")
    script.close((100, 88, 76))
    found = values(script.case(2))
    assert found["Field multiplier"] == (2,)
    assert found["1 · Hand yaku of A"] == (96, -48, -48)
    assert found["Card points"] == (24, 0, -24)
    assert found["Bonuses (nuke, tobi)"] == (48, -24, -24)
    assert found["Net, in mon"] == (168, -72, -96)


def test_a_special_yaku_takes_hand_yaku_back():
    script = Script(hachihachi.STANDARD, SMALL)
    script.show(1, "toichi")
    script.close((170, 50, 44))
    found = values(script.case(5))
    assert found["1 · Hand yaku of B"] == (-36, 72, -36)
    assert found["Hand yaku taken back"] == (36, -72, 36)
    assert found["Special yaku, or card points"] == (240, -120, -120)
    assert found["Net, in mon"] == (240, -120, -120)


def test_hatto_and_two_open_sages():
    script = Script(hachihachi.STANDARD, SMALL)
    script.form(2, "akatan", fed_by=1, then="shobu")
    assert script.rows[-1].values == (0, -168, 168)
    script = Script(hachihachi.STANDARD, SMALL)
    for seat, yaku, then in ((0, "akatan", "sage"), (1, "aotan", "sage"), (2, "shiko", "shobu")):
        script.form(seat, yaku, then=then)
    assert script.rows[-2].values == (-120, -120, 240)  # each pays his own share


def test_no_round_has_yaku_that_cannot_be_together_or_points_that_cannot_be():
    for seed in range(20):
        for level in (3, 4, 5):
            for case in settlement_set("hachihachi/std", level=level, seed=seed):
                told = " ".join(fact.text for fact in case.facts)
                makers = {fact.title for fact in case.facts if "nanatan" in fact.text}
                others = {fact.title for fact in case.facts if "akatan" in fact.text or "aotan" in fact.text}
                assert not makers or others <= makers, told


# ---------------------------------------------------------------- fading and verdicts


@pytest.mark.parametrize(
    ("step", "rows"), [(2, ["net"]), (3, ["Y", "net"]), (4, ["C", "Y", "net"])]
)  # fmt: skip
def test_steps_leave_more_and_more(step, rows):
    state = SettlementExercise(level=2, step=step).state
    assert [row["id"] for row in state["worksheet"]["figures"]] == rows
    assert SettlementExercise(level=2, step=1).state["worksheet"] is None


def test_a_worked_example_shows_every_sum():
    state = SettlementExercise(level=2).state
    labels = [line["label"] for line in state["scores"][0]["lines"]]
    assert labels[-3:] == ["Net: A", "Net: B", "Net: C"]
    assert "C − 88 + 2Y − others' Y = " in state["scores"][0]["lines"][-1]["why"]


def test_all_right_leads_on_and_leaves_more():
    exercise = SettlementExercise(level=3, step=2)
    state = exercise.handle(check(right(exercise.state), step=2))
    assert state["said"] == ["All right."]
    assert remarks(state) == {"net": ["Right."]}
    state = exercise.handle({"type": "next", "pile": 0})
    assert state["saved"]["at"]["step"] == 3


def test_typical_mistakes_of_the_net_are_named():
    exercise = SettlementExercise(piles=[
        "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 07-plain-ribbon 02-warbler 04-cuckoo",
        "01-crane 03-curtain 08-moon 12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3",
        str(piles(
            "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 07-plain-ribbon 02-warbler "
            "04-cuckoo",
            "01-crane 03-curtain 08-moon 12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3")[2]),
    ], step=2)  # fmt: skip
    # C 50, 83, 131; Y 90, 100, 80; nets −38, 113, 13... each with one rule got wrong.
    said = remarks(
        exercise.handle(
            check({"net:A": -38 + 88, "net:B": 83 - 88, "net:C": -(131 - 88 + 160 - 190)}, step=2)
        )
    )
    assert said["net"][0].startswith("A: The par of 88 is missing.")
    assert said["net"][1].startswith("B: Only card points against par: the yaku are missing.")
    assert said["net"][2].startswith("C: The sign is wrong.")


def test_what_follows_from_an_earlier_mistake_is_not_blamed_twice():
    exercise = SettlementExercise(level=2, step=4)
    numbers = right(exercise.state)
    wrong = {**numbers, "C:A": numbers["C:A"] + 10, "net:A": numbers["net:A"] + 10}
    said = remarks(exercise.handle(check(wrong)))
    assert said["C"][0].startswith("A: One animal too many, it seems.")
    assert said["net"] == [f"A: This follows from your lines; with the right lines it is {numbers['net:A']}."]


def test_typical_mistakes_of_hachi_hachi_are_named():
    """Level 4, first round: a sage, then another player makes a yaku and stops."""
    exercise = SettlementExercise(rules="hachihachi/std", level=4, step=4)
    problem = exercise.state["exercise"]["problems"][0]
    numbers = right(exercise.state)
    form = next(row for row in problem["figures"] if row["id"].startswith("2-form"))
    payer = min(form["fields"], key=lambda field: field["value"])
    spared = next(field for field in form["fields"] if field["value"] == 0)
    each = payer["value"] // 2
    said = remarks(exercise.handle(check({**numbers, payer["id"]: each, spared["id"]: each})))
    assert "has an open sage, so" in said[form["id"]][0]
    assert "pays for both" in said[form["id"]][0]
    exercise.handle({"type": "again"})
    back = next(row for row in problem["figures"] if "back" in row["id"])
    loser = min(back["fields"], key=lambda field: field["value"])
    said = remarks(exercise.handle(check({**numbers, loser["id"]: 2 * loser["value"]})))
    assert said[back["id"]][0].startswith(f"{loser['label']}: Only half goes back, not all.")


def test_card_points_beside_a_yaku_are_a_mistake_with_a_name():
    exercise = SettlementExercise(rules="hachihachi/std", level=3, step=3)
    facts = {note["title"]: note["text"] for note in exercise.state["standing"]}
    points = int(facts["The piles"].split("A ")[1].split(",")[0])
    numbers = right(exercise.state)
    row = next(one for one in numbers if one.endswith("points:A"))
    said = remarks(exercise.handle(check({**numbers, row: points - 88}, step=3)))
    assert (
        said[row.removesuffix(":A")]
        == [
            "A: Once a yaku of the pile has been made, card points are not settled. "
            "Once a yaku of the pile has been made, card points are not settled. A 0, B 0, C 0."
        ]
        or "card points are not settled" in said[row.removesuffix(":A")][0]
    )


def test_nothing_written_is_said_once_for_all_who_have_the_same_reason():
    exercise = SettlementExercise(rules="hachihachi/std", level=3, step=4)
    said = remarks(exercise.handle(check({})))
    form = next(texts for row, texts in said.items() if "form" in row)
    assert len(form) == 1
    assert form[0].startswith("A, B, C: Nothing written.")


# ---------------------------------------------------------------- going on


def test_another_set_by_the_form():
    exercise = SettlementExercise()
    names = [value for value, _ in exercise.state["form"]["fields"][0]["options"]]
    assert "hachihachi/std" in names
    assert not any(name.startswith("koikoi/") for name in names)
    state = exercise.handle({"type": "new", "rules": "hachihachi/std", "level": 2, "seed": 5})
    assert state["error"] is None
    assert state["exercise"] == SettlementExercise(rules="hachihachi/std", level=2, seed=5).state["exercise"]
    assert exercise.handle({"type": "new", "rules": "koikoi/yamato"})["error"]["code"] == "wrong-game"
    assert exercise.state["exercise"] == state["exercise"]


ANY = st.sampled_from([None, 0, 2, 4, -12, 1.5, True, "x", {"net:A": 5}, {"field": None}, {"x": 1}, []])
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["go", "check", "next", "again", "reveal", "new", "x"])},
    optional=dict.fromkeys(("pile", "step", "lines", "figures", "level", "seed", "another", "colour"), ANY),
)


@given(st.lists(MESSAGES, max_size=8), st.sampled_from(["hanaawase/nintendo", "hachihachi/std"]))
@settings(max_examples=40)
def test_any_messages_leave_a_state_that_is_json_and_goes_on_after_a_reload(messages, rules):
    exercise = SettlementExercise(rules=rules, step=4, count=2)
    for message in [*messages, check({})]:
        state = exercise.handle(message)
        assert json.loads(json.dumps(state)) == state
        assert {**state, "error": None} == SettlementExercise.restore(state["saved"]).state


@pytest.mark.parametrize(
    "kwargs", [{"rules": "koikoi/yamato"}, {"rules": "x"}, {"level": 6}, {"seed": -1}, {"count": 0}, {"step": 5},
               {"piles": ["01-crane"]}, {"piles": "x"}, {"piles": ["01-crane", "01-crane", "02-warbler"]}]
)  # fmt: skip
def test_bad_arguments_are_named(kwargs):
    with pytest.raises(HanafudaError):
        SettlementExercise(**kwargs)


def test_the_widget_names_itself_and_shows_the_page():
    widget = hanafuda_widgets.SettlementExercise(level=2, seed=3)
    again = eval(repr(widget), {"SettlementExerciseWidget": hanafuda_widgets.SettlementExerciseWidget})
    assert again.state == widget.state == SettlementExercise(level=2, seed=3).state
    data, _ = widget._repr_mimebundle_()
    assert data["text/html"] == page_html(SettlementExercise(level=2, seed=3))
