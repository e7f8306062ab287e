"""Puzzles as a presenter: plays, choices, hints, verdicts, runs, and that any message is answered."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanafuda_widgets
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises.puzzles import find_puzzle, puzzles
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.puzzles import Puzzles

RIBBON = "hana/ribbon-not-cup"
RIGHT, CUP = "09-chaff-1>09-blue-ribbon", "09-chaff-1>09-cup"
FLIP = "koikoi/flip-moon"
STOP = "stop/phoenix-is-yours"
THREE = [RIBBON, FLIP, STOP]


def one(name=RIBBON):
    return Puzzles(puzzles=[name])


def answer(option, puzzle=RIBBON):
    return {"type": "answer", "puzzle": puzzle, "option": option}


def hint(puzzle=RIBBON):
    return {"type": "hint", "puzzle": puzzle}


def cards(state, zone):
    (found,) = [each for each in state["zones"] if each["id"] == zone]
    return {card["id"]: card for card in found["cards"]}


def labels(state):
    return [button["label"] for button in state["buttons"]]


# ---------------------------------------------------------------- the position


def test_what_is_seen_is_the_position_and_nothing_hidden():
    position = find_puzzle(RIBBON).position
    state = one().state
    assert list(cards(state, "hand")) == str(position.hand).split()
    assert list(cards(state, "field")) == str(position.field).split()
    assert [zone["label"] for zone in state["zones"]][:2] == [
        "The player after you (3 cards in the hand)",
        "The player before you (3 cards in the hand)",
    ]
    assert state["subtitle"] == "Puzzle 1 of 1 · Hana-awase · Points against yaku · Level 2"
    assert state["status"] == "Your turn. Which card do you play? Press it in your hand."
    assert all(card["press"] for card in cards(state, "hand").values())
    assert not any(card["press"] for card in cards(state, "field").values())


def test_the_call_the_field_and_open_sages_stand_on_the_table():
    standing = one("koikoi/after-his-koi-koi").state["standing"]
    assert standing[0]["title"] == "The opponent called koi-koi."
    (field,) = one("hachi/zetsuba").state["standing"]
    assert field["title"] == "The field counts × 4."
    (sage,) = one("hachi/overtake").state["standing"]
    assert (sage["title"], sage["text"]) == (
        "The player after you has an open sage (下げ).",
        "It was said after Red Poems.",
    )


def test_another_rule_set_is_named():
    assert "(koikoi/mon)" in one("koikoi/mon-has-no-viewing").state["subtitle"]
    assert "(" not in one("koikoi/three-brights").state["subtitle"]


# ---------------------------------------------------------------- a play


def test_a_card_with_two_matches_asks_which_one():
    puzzle = one()
    state = puzzle.handle({"type": "pick", "puzzle": RIBBON, "card": "09-chaff-1"})
    assert state["choice"]["zone"] == "field"
    assert "chosen" in cards(state, "hand")["09-chaff-1"]["marks"]
    pressed = {card: data["press"] for card, data in cards(state, "field").items() if data["press"]}
    assert pressed == {"09-cup": answer(CUP), "09-blue-ribbon": answer(RIGHT)}
    state = puzzle.handle({"type": "pick", "puzzle": RIBBON, "card": None})
    assert state["choice"] is None


def test_a_right_play_tells_the_reason_and_ends_the_puzzle():
    state = one().handle(answer(RIGHT))
    assert state["said"] == ["✓ Right at the first try."]
    assert state["status"] == find_puzzle(RIBBON).reason
    (box,) = state["scores"]
    assert box["title"] == "✓ A chrysanthemum chaff card takes the chrysanthemum ribbon"
    assert [(line["label"], line["points"]) for line in box["lines"]][:2] == [
        ("Takes", "+6"),
        ("Makes Blues 青短", "+40 each"),
    ]
    assert labels(state) == ["See the result"]
    assert state["guide"]["lines"][0]["label"] == box["title"].removeprefix("✓ ")
    assert state["saved"]["at"]["results"] == ["right"]


def test_a_wrong_play_tells_its_facts_and_may_be_followed_by_another():
    puzzle = one()
    state = puzzle.handle(answer(CUP))
    assert state["said"] == ["✗ A chrysanthemum chaff card takes the sake cup."]
    assert state["status"] == "Not the best. Try another one, or take a hint."
    assert state["scores"][0]["lines"][0]["points"] == "+11"
    assert state["guide"] is None
    state = puzzle.handle(answer(RIGHT))
    assert state["said"] == ["✓ Right, at last."]
    assert state["saved"]["at"]["results"] == ["wrong"]


def test_when_it_is_over_other_plays_can_be_looked_at():
    puzzle = one()
    puzzle.handle(answer(RIGHT))
    state = puzzle.handle(answer(CUP))
    assert [box["title"][:2] for box in state["scores"]] == ["✓ ", "In"]
    assert state["scores"][1]["title"] == "Instead: A chrysanthemum chaff card takes the sake cup"
    assert state["saved"]["at"]["results"] == ["right"]


def test_of_two_cards_after_a_flip_one_is_pressed_on_the_field():
    puzzle = one(FLIP)
    state = puzzle.state
    assert list(cards(state, "flipped")) == ["08-chaff-1"]
    assert {card for card, data in cards(state, "field").items() if data["press"]} == {"08-moon", "08-geese"}
    state = puzzle.handle(answer(">08-geese", FLIP))
    assert state["said"] == ["✗ Not this one."]
    assert state["saved"]["at"]["over"]
    assert state["saved"]["at"]["results"] == ["wrong"]


# ---------------------------------------------------------------- a question


def test_a_question_shows_what_is_won_and_what_is_risked():
    state = one(STOP).state
    ask = state["ask"]
    assert ask["question"] == "You have made a yaku. Stop, or koi-koi?"
    assert ask["score"]["title"] == "If you stop now, you win 5"
    assert any("count twice" in line for line in ask["risk"]["lines"])
    assert [button["label"] for button in ask["buttons"]] == ["Stop (shōbu)", "Koi-koi"]


def test_one_answer_ends_a_question():
    state = one(STOP).handle(answer("shobu", STOP))
    assert (state["ask"], state["said"]) == (None, ["✗ Not this one."])
    assert state["status"] == find_puzzle(STOP).reason
    assert [box["title"] for box in state["scores"]] == ["✓ Koi-koi", "✗ Stop (shōbu)"]
    assert one(STOP).handle(answer("koikoi", STOP))["saved"]["at"]["results"] == ["right"]


def test_sage_or_shobu_tells_the_stakes():
    ask = one("sage/blue-but-danger").state["ask"]
    assert ask["score"]["total"] == 168
    assert ask["risk"]["lines"][0] == "Stop now: +168 mon in this round."
    assert "you alone pay" in ask["risk"]["lines"][2]


# ---------------------------------------------------------------- hints


def test_the_ladder_has_four_steps():
    puzzle = one()
    assert labels(puzzle.state) == ["A nudge"]
    state = puzzle.handle(hint())
    assert state["said"] == [f"A nudge: {find_puzzle(RIBBON).nudge}"]
    assert labels(state) == ["Narrow it down"]
    state = puzzle.handle(hint())
    assert state["said"][1].startswith("One of these two: ")
    assert "takes the chrysanthemum ribbon" in state["said"][1]
    dim = {card for card, data in cards(state, "hand").items() if "dim" in data["marks"]}
    assert len(dim) == len(cards(state, "hand")) - 2
    state = puzzle.handle(hint())
    assert state["said"][2] == "The answer: A chrysanthemum chaff card takes the chrysanthemum ribbon"
    state = puzzle.handle(hint())
    assert state["said"] == ["✓ This is the answer."]
    assert state["saved"]["at"]["results"] == ["wrong"]


def test_a_hint_is_counted_apart():
    puzzle = one()
    puzzle.handle(hint())
    assert puzzle.handle(answer(RIGHT))["saved"]["at"]["results"] == ["hinted"]


def test_of_two_answers_there_is_nothing_to_narrow_down():
    puzzle = one(STOP)
    assert labels(puzzle.handle(hint(STOP))) == ["Show the answer"]
    assert puzzle.handle(hint(STOP))["said"][1] == "The answer: Koi-koi"


# ---------------------------------------------------------------- a run


def solve(puzzles, name, *, right=True):
    data = puzzles.state["puzzles"][name]
    wrong = next(one["id"] for one in data["options"] if one["id"] not in (data["answer"], *data["twins"]))
    if not right:
        puzzles.handle(answer(wrong, name))
    puzzles.handle(answer(data["answer"], name))
    return puzzles.handle({"type": "next", "puzzle": name})


def test_a_run_leads_to_a_result_that_lists_every_puzzle():
    puzzles = Puzzles(puzzles=THREE, count=3)
    run = puzzles.state["saved"]["at"]["run"]
    assert sorted(run) == sorted(THREE)
    for place, name in enumerate(run):
        state = solve(puzzles, name, right=place != 1)
    assert state["status"] == "2 of 3 right at the first try."
    (box,) = state["scores"]
    assert [line["label"][0] for line in box["lines"]] == ["✓", "✗", "✓"]
    assert box["lines"][1]["why"] == find_puzzle(run[1]).reason
    assert labels(state) == ["Only those that went wrong", "Again, in another order"]
    again = puzzles.handle({"type": "missed"})
    assert again["saved"]["at"]["run"] == [run[1]]
    assert again["subtitle"].startswith("Puzzle 1 of 1")


def test_all_right_is_told():
    puzzles = one()
    state = solve(puzzles, RIBBON)
    assert state["said"] == ["Nothing to look at again. Well done!"]
    assert labels(state) == ["Again, in another order"]


def test_new_puzzles_are_drawn_from_those_that_travel():
    puzzles = Puzzles(games=["koikoi"], count=4, seed=3)
    first = puzzles.state["saved"]["at"]["run"]
    fresh = puzzles.handle({"type": "fresh"})["saved"]["at"]
    assert len(first) == len(fresh["run"]) == 4
    assert (fresh["seed"], fresh["run"] != first) == (4, True)
    assert puzzles.handle({"type": "again"})["saved"]["at"]["run"] == fresh["run"]


def test_a_seed_gives_everybody_the_same_run():
    assert Puzzles(seed=5).state == Puzzles(seed=5).state
    assert Puzzles(seed=5).state["saved"]["at"]["run"] != Puzzles(seed=6).state["saved"]["at"]["run"]


def test_puzzles_are_chosen_by_game_theme_and_level():
    state = Puzzles(games=["hanaawase"], themes=["block"], levels=[2, 3]).state
    assert state["puzzles"]
    for name in state["puzzles"]:
        puzzle = find_puzzle(name)
        assert (puzzle.position.game, puzzle.theme) == ("hanaawase", "block")
        assert puzzle.level in (2, 3)


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_every_puzzle_can_be_solved_and_explains_every_option(puzzle):
    presenter = one(puzzle.id)
    assert json.loads(json.dumps(presenter.state)) == presenter.state
    for option in puzzle.options:
        state = one(puzzle.id).handle(answer(option, puzzle.id))
        assert state["error"] is None
        assert state["scores"][0]["lines"]
        assert state["saved"]["at"]["results"] != [None] or option != puzzle.answer
    state = presenter.handle(answer(puzzle.answer, puzzle.id))
    assert state["said"] == ["✓ Right at the first try."]


# ---------------------------------------------------------------- any message


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (None, "bad-message"),
        ({"type": "play"}, "unknown-type"),
        ({"type": "answer", "puzzle": RIBBON}, "bad-field"),
        (answer("12-phoenix"), "stale"),
        (answer(RIGHT, FLIP), "stale"),
        ({"type": "next", "puzzle": RIBBON}, "stale"),
        ({"type": "pick", "puzzle": RIBBON, "card": "08-chaff-1"}, "stale"),
        ({"type": "missed", "x": 1}, "unknown-field"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(message, code):
    puzzle = one()
    before = puzzle.state
    state = puzzle.handle(message)
    assert state["error"]["code"] == code
    assert {**state, "error": None} == before


def test_a_second_hint_or_answer_after_the_end_is_refused_or_only_looked_at():
    puzzle = one()
    puzzle.handle(answer(RIGHT))
    assert puzzle.handle(hint())["error"]["code"] == "stale"


_MESSAGES = st.one_of(
    st.sampled_from(
        [hint(name) for name in THREE]
        + [{"type": "next", "puzzle": name} for name in THREE]
        + [answer(option, name) for name in THREE for option in find_puzzle(name).options]
        + [{"type": kind} for kind in ("again", "missed", "fresh")]
        + [{"type": "pick", "puzzle": RIBBON, "card": card} for card in ("09-chaff-1", "08-chaff-1", None)]
    ),
    st.dictionaries(st.sampled_from(["type", "puzzle", "option", "card"]), st.none() | st.text(max_size=4)),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(_MESSAGES, max_size=12))
def test_any_row_of_messages_leaves_a_state_that_can_be_stored_and_restored(messages):
    puzzle = Puzzles(puzzles=THREE, count=3)
    for message in messages:
        state = puzzle.handle(message)
        assert state["status"]
    stored = json.loads(json.dumps(puzzle.state["saved"]))
    assert Puzzles.restore(stored).state == puzzle.state


@pytest.mark.parametrize(
    "change",
    [
        {"run": ["koikoi/none"]}, {"run": []}, {"run": [RIBBON, RIBBON], "results": [None, None]},
        {"results": []}, {"results": ["fine"]}, {"place": 2}, {"place": True}, {"hints": 5}, {"hints": 4},
        {"tried": ["12-phoenix"]}, {"shown": "12-phoenix"}, {"picked": "08-chaff-1"}, {"over": 1},
        {"over": True}, {"seed": -1}, {"tried": None},
    ],
)  # fmt: skip
def test_a_broken_saved_place_is_refused(change):
    saved = one().state["saved"]
    assert Puzzles.restore(saved).state == one().state
    with pytest.raises(HanafudaError):
        Puzzles.restore({**saved, "at": {**saved["at"], **change}})


@pytest.mark.parametrize(
    "saved", [None, 7, {}, {"v": 2}, {"v": 1, "kwargs": {"luck": 1}}, {"v": 1, "kwargs": {}}]
)
def test_what_was_never_saved_is_refused(saved):
    with pytest.raises(HanafudaError):
        Puzzles.restore(saved)


@pytest.mark.parametrize(
    "options",
    [{"count": 0}, {"count": "ten"}, {"seed": -1}, {"games": ["go"]}, {"puzzles": ["koikoi/none"]},
     {"games": ["koikoi"], "kinds": ["sage"]}],
)  # fmt: skip
def test_bad_arguments_are_refused(options):
    with pytest.raises(HanafudaError):
        Puzzles(**options)


# ---------------------------------------------------------------- in a notebook and on a page


def test_the_widget_shows_it_and_tells_how_to_make_it():
    widget = hanafuda_widgets.Puzzles(puzzles=[RIBBON], count=1)
    assert widget.state["title"] == "Puzzles"
    assert "puzzles=['hana/ribbon-not-cup']" in repr(widget)
    html = widget._repr_mimebundle_()[0]["text/html"]
    assert html == page_html(Puzzles(puzzles=[RIBBON], count=1))
    assert '"presenter": "puzzles"' in html
