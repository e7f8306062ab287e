"""The scoring exercise's presenter: fading, checking, going on, and that any message is answered."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hanafuda_widgets
from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.exercise_data import STEPS
from hanafuda_widgets.presenters.scoring_exercise import ScoringExercise

REDS = "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 06-chaff-1"
VIEWS = "03-curtain 08-moon 09-cup 03-chaff-1"
PILES = [VIEWS, REDS]


def exercise(step=4, **options):
    return ScoringExercise(piles=PILES, step=step, **options)


def check(lines, total, pile=0, step=4):
    return {"type": "check", "pile": pile, "step": step, "lines": lines, "figures": {"total": total}}


def remarks(state):
    sheet = state["worksheet"]
    found = {row["id"]: row["remark"] for row in sheet["rows"] if row["remark"]}
    for row in sheet["figures"]:
        found["" if row["id"] == "total" else row["id"]] = row["remarks"][0] if row["remarks"] else None
    return found


def answer(state):
    """The right answer of the pile that lies there, from the state itself."""
    at = state["saved"]["at"]
    problem = state["exercise"]["problems"][at["pile"]]
    asked = [row["id"] for row in state["worksheet"]["rows"]]
    lines = {row["id"]: row["points"] for row in problem["rows"] if row["id"] in asked and row["points"]}
    asked = [field["id"] for row in state["worksheet"]["figures"] for field in row["fields"]]
    figures = {
        field["id"]: field["value"]
        for row in problem["figures"] for field in row["fields"] if field["id"] in asked
    }  # fmt: skip
    return {**check(lines, None, at["pile"], at["step"]), "figures": figures}


# ---------------------------------------------------------------- fading


def test_step_1_is_a_worked_example():
    state = exercise(1).state
    assert state["worksheet"] is None
    assert [line["points"] for line in state["scores"][0]["lines"]] == [5, 5]
    assert state["scores"][0]["total"] == 20
    assert [button["id"] for button in state["buttons"]] == ["next"]


def test_step_2_hides_the_total_and_the_doubling():
    state = exercise(2).state
    assert [line["points"] for line in state["scores"][0]["lines"]] == [5, 5]
    assert (state["scores"][0]["steps"], state["scores"][0]["total"]) == ([], None)
    assert state["worksheet"]["rows"] == []


def test_step_3_hides_the_last_yaku_too():
    state = exercise(3).state
    assert [line["yaku"] for line in state["scores"][0]["lines"]] == ["hanamizake"]
    rows = [row["id"] for row in state["worksheet"]["rows"]]
    assert "tsukimizake" in rows
    assert "hanamizake" not in rows


def test_step_4_shows_nothing():
    state = exercise(4).state
    assert state["scores"][0]["lines"] == []
    assert len(state["worksheet"]["rows"]) == 13  # every yaku of RULES.md §B.1
    assert state["status"] == "Tick the yaku of this pile, write the points of each, and the total."


# ---------------------------------------------------------------- checking


def test_all_right():
    state = exercise().handle(check({"hanamizake": 5, "tsukimizake": 5}, 20))
    assert state["said"] == ["All right."]
    assert {remark["mark"] for remark in remarks(state).values()} == {"right"}
    assert state["scores"][0]["total"] == 20
    assert [button["id"] for button in state["buttons"]] == ["next", "again"]
    assert state["worksheet"]["submit"] is None


def test_each_mistake_names_its_line():
    state = exercise().handle(check({"hanamizake": 10, "sanko": None}, 10))
    assert state["said"] == ["4 mistakes."]
    said = {yaku: remark["text"] for yaku, remark in remarks(state).items()}
    assert (
        said["hanamizake"] == "Only the sum of all yaku is doubled, not one alone. Curtain and sake cup: 5."
    )
    assert said["tsukimizake"] == "Missed, 5 points. Moon and sake cup: 5."
    assert said["sanko"].startswith("Not there. It takes three brights without the rain man; 2 of its cards")
    assert said[""].startswith("Doubling forgotten: 5 + 5 = 10")


def test_replaced_and_further_cards():
    state = exercise().handle({"type": "go", "pile": 1})
    state = exercise_after(state, check({"akatan": 5, "tanzaku": 1}, 6, pile=1))
    said = {yaku: remark["text"] for yaku, remark in remarks(state).items()}
    assert said["akatan"].startswith("Further cards forgotten.")
    assert said["tanzaku"].startswith("Replaced. No points for Ribbons beside Red Poems.")
    assert said[""] == "This follows from your lines; with the right lines it is 14."


def exercise_after(state, message):
    return ScoringExercise.restore(state["saved"]).handle(message)


def test_a_total_that_follows_from_wrong_lines_is_doubled_as_the_rules_say():
    state = exercise().handle(check({"hanamizake": 5, "kasu": 4}, 18))  # 9, doubled
    assert remarks(state)[""]["text"] == "This follows from your lines; with the right lines it is 20."


def test_nothing_written():
    state = exercise().handle(check({}, None))
    assert remarks(state)[""]["text"].startswith("Nothing written. The total is 5 + 5 = 10")


def test_the_opponents_call_is_told_and_counts():
    state = exercise(2, calls=1).state
    assert state["scores"][0]["note"] == "The opponent called koi-koi once."
    state = exercise(2, calls=1).handle(check({}, 20, step=2))
    assert remarks(state)[""]["text"].startswith("One doubling forgotten")
    assert exercise(2, calls=1).handle(check({}, 40, step=2))["said"] == ["All right."]


# ---------------------------------------------------------------- going on


def test_after_a_right_answer_more_is_left_to_the_learner():
    set_ = ScoringExercise(level=2, count=6)
    steps = [1]
    set_.handle({"type": "next", "pile": 0})
    for pile in range(1, 5):
        steps.append(set_.state["saved"]["at"]["step"])
        assert set_.handle(answer(set_.state))["said"] == ["All right."]
        set_.handle({"type": "next", "pile": pile})
    assert steps == [1, 2, 3, 4, 4]
    state = set_.handle(answer(set_.state))
    assert state["status"] == "That was the last pile of this set. Right at the first try: 5."
    assert [button["id"] for button in state["buttons"]] == ["restart", "again"]


def test_after_a_mistake_the_step_stays_and_only_the_first_try_counts():
    set_ = exercise(2)
    set_.handle(check({}, 1, step=2))
    set_.handle({"type": "again"})
    assert set_.handle(check({}, 20, step=2))["said"] == ["All right."]
    state = set_.handle({"type": "next", "pile": 0})
    assert state["saved"]["at"]["step"] == 2
    assert state["saved"]["at"]["first"] == [False, None]


def test_the_answer_can_be_shown():
    state = exercise().handle({"type": "reveal", "pile": 0})
    assert state["said"] == ["Here is the answer."]
    assert state["scores"][0]["total"] == 20
    assert remarks(state) == {"": None}
    assert state["saved"]["at"]["first"] == [False, None]


def test_a_new_set_by_the_form():
    set_ = ScoringExercise(level=1, seed=1)
    state = set_.handle({"type": "new", "rules": "koikoi/mon", "level": 3, "seed": 9})
    assert state["exercise"] == ScoringExercise(rules="koikoi/mon", level=3, seed=9).state["exercise"]
    again = set_.handle({"type": "new", "another": True})
    assert again["form"]["fields"][2]["value"] == 10
    assert again["exercise"] != state["exercise"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (None, "bad-message"),
        ({"type": "play"}, "unknown-type"),
        (check({}, 1, pile=1), "stale"),
        (check({}, 1, step=2), "stale"),
        (check({}, 1, pile=7), "bad-field"),
        (check({"goko": 100_000}, 1), "bad-number"),
        (check({"goko": "ten"}, 1), "bad-number"),
        (check({"goko": 0.3}, 1), "bad-number"),
        (check({"goko": float("nan")}, 1), "bad-number"),
        (check({"nanatan": 1}, 1), "bad-field"),
        (check([], 1), "bad-field"),
        (check({}, "x"), "bad-number"),
        ({"type": "go", "step": 5}, "bad-field"),
        ({"type": "go", "pile": 2}, "bad-field"),
        ({"type": "new", "level": 9}, "bad-field"),
        ({"type": "new", "rules": "chess"}, "unknown-rules"),
        ({"type": "next", "pile": 1}, "stale"),
    ],
)
def test_what_it_refuses_changes_nothing(message, code):
    set_ = exercise()
    before = set_.state
    state = set_.handle(message)
    assert state["error"]["code"] == code
    assert {**state, "error": None} == before


def test_an_answer_is_checked_once():
    set_ = exercise()
    first = set_.handle(check({}, 20))
    again = set_.handle(check({}, 10))
    assert again["error"]["code"] == "stale"
    assert {**again, "error": None} == first


ANY = st.sampled_from(
    [None, 0, 1, 2, 4, 5, 20, -1, True, "x", {"hanamizake": 5}, {"goko": None}, {"x": 1}, []]
)
MESSAGES = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["go", "check", "next", "again", "reveal", "new", "x"])},
        optional=dict.fromkeys(
            ("pile", "step", "lines", "figures", "level", "seed", "another", "colour"), ANY
        ),
    ),
    st.sampled_from(
        [check({"hanamizake": 5, "tsukimizake": 5}, 20), {"type": "next", "pile": 0}, 7, None, "x"]
    ),
)


@given(st.lists(MESSAGES, max_size=10), st.sampled_from(sorted(STEPS)))
def test_any_messages_leave_a_state_that_is_json_and_goes_on_after_a_reload(messages, step):
    set_ = exercise(step)
    for message in messages:
        state = set_.handle(message)
        assert json.loads(json.dumps(state)) == state
        assert {**state, "error": None} == ScoringExercise.restore(state["saved"]).state


@pytest.mark.parametrize(
    "at", [None, {}, {"pile": 9}, {"pile": 0, "step": 1, "phase": "checked", "lines": {}, "figures": {}, "first": [None, None]},
           {"pile": 0, "step": 4, "phase": "open", "lines": {}, "figures": {}, "first": [None]},
           {"pile": 0, "step": 4, "phase": "open", "lines": {"x": 1}, "figures": {}, "first": [None, None]}]
)  # fmt: skip
def test_a_place_that_cannot_be_is_refused(at):
    saved = exercise().state["saved"]
    with pytest.raises(HanafudaError):
        ScoringExercise.restore({**saved, "at": at})


@pytest.mark.parametrize(
    "kwargs", [{"rules": "x"}, {"level": 0}, {"seed": "a"}, {"count": 99}, {"piles": []}, {"piles": ["13-cow"]},
               {"piles": [VIEWS], "calls": -1}, {"step": 0}, {"piles": VIEWS}]
)  # fmt: skip
def test_bad_arguments_are_named(kwargs):
    with pytest.raises(HanafudaError):
        ScoringExercise(**kwargs)


def test_the_widget_names_itself_and_shows_the_page():
    widget = hanafuda_widgets.ScoringExercise(level=2, seed=3)
    again = eval(repr(widget), {"ScoringExerciseWidget": hanafuda_widgets.ScoringExerciseWidget})
    assert again.state == widget.state == ScoringExercise(level=2, seed=3).state
    data, _ = widget._repr_mimebundle_()
    assert data["text/html"] == page_html(ScoringExercise(level=2, seed=3))
