"""Review your round: decision by decision, stopped and resumed, kept and restored, and clear errors."""

import json

import pytest

from hanafuda_lib import HanafudaError, koikoi
from hanafuda_lib.analysis.review import TURNS, judge, moments, review
from hanafuda_lib.players import GreedyPlayer, RandomPlayer
from hanafuda_lib.players.budget import Budget
from hanafuda_widgets.presenters import find_presenter
from hanafuda_widgets.presenters.round_review import RoundReview

WORLDS = 60


@pytest.fixture(scope="module")
def record():
    round = koikoi.Round.deal(koikoi.YAMATO, seed=5)
    players = [RandomPlayer(seed=3), GreedyPlayer()]
    while round.to_move is not None:
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    return round.record()


def begin(record, **more):
    presenter = RoundReview(worlds=WORLDS)
    return presenter, presenter.handle({"type": "review", "record": record, "seat": 0, **more})


def run(presenter, state):
    while state["next"]:
        state = presenter.handle(state["next"])
        assert state["error"] is None
    return state


def test_it_is_a_presenter_of_the_course():
    assert find_presenter("round-review") is RoundReview
    state = RoundReview().state
    assert state["next"] is None and state["zones"] == []
    record = state["form"]["fields"][0]
    assert (record["type"], record["value"], record["keep"]) == ("text", "", "record")


def test_every_step_weighs_one_decision_and_says_how_far_it_is(record):
    presenter, state = begin(record)
    expected = review(record, seats=[0], budget=Budget(worlds=WORLDS))
    total = len(expected.decisions)
    seen = []
    while state["next"]:
        seen.append(state["status"])
        assert [button["id"] for button in state["buttons"]] == ["stop"]
        state = presenter.handle(state["next"])
    assert seen == [f"Weighing decision {n} of {total} …" for n in range(1, total + 1)]
    assert f"{expected.loss_of(0):.1f} points given away" in state["status"]
    dearest = expected.costliest(1)[0]
    shown = state["scores"][0]["lines"]
    assert [line["points"] for line in shown] == [f"{choice.value:+.1f}" for choice in dearest.choices]
    assert any(dearest.reason == said for said in state["said"])


def test_no_state_tells_a_hidden_card(record):
    presenter, state = begin(record)
    state = run(presenter, state)
    round = koikoi.Round.replay(record)
    shown = {card["id"] for zone in state["zones"] for card in zone.get("cards", [])}
    hidden = {card.id for card in round.first_deal.hands[1]}
    first = presenter.handle({"type": "show", "decision": 0})
    shown = {card["id"] for zone in first["zones"] for card in zone.get("cards", [])}
    assert not shown & hidden
    assert {zone["id"] for zone in first["zones"]} == {"pile-1", "stock", "field", "pile", "hand"}


def test_stop_ends_the_work_and_go_on_takes_it_up_again(record):
    presenter, state = begin(record)
    late = state["next"]
    state = presenter.handle(state["next"])
    stopped = presenter.handle({"type": "stop"})
    assert stopped["next"] is None and stopped["status"].startswith("Stopped after 1 of")
    # The step that was on its way when Stop was pressed changes nothing, nor does one that comes twice.
    assert presenter.handle(state["next"]) == stopped
    assert presenter.handle(late) == stopped
    go_on = next(button for button in stopped["buttons"] if button["id"] == "on")
    state = presenter.handle(go_on["message"])
    assert state["next"] is not None
    assert "given away" in run(presenter, state)["status"]


def test_it_is_kept_and_restored_without_weighing_again(record):
    presenter, state = begin(record)
    state = presenter.handle(presenter.handle(state["next"])["next"])
    again = RoundReview.restore(json.loads(json.dumps(state["saved"])))
    assert again.state["next"] is None  # a page that is opened again does not start to work by itself
    assert again.state["scores"] == state["scores"]
    done = run(presenter, state)
    kept = RoundReview.restore(json.loads(json.dumps(done["saved"]))).state
    assert kept == done


def test_the_costliest_become_puzzles(record):
    presenter, state = begin(record)
    state = run(presenter, state)
    puzzles = [button for button in state["buttons"] if button["id"].startswith("puzzle-")]
    dear = review(record, seats=[0], budget=Budget(worlds=WORLDS)).costliest()
    assert 0 < len(puzzles) == len(dear) <= 3
    asked = presenter.handle(puzzles[0]["message"])
    assert asked["scores"] == [] and asked["said"] == []
    options = {button["message"]["option"]: button["message"] for button in asked["buttons"]}
    assert set(options) == {str(choice.action) for choice in dear[0].choices}
    right = presenter.handle(options[str(dear[0].best.action)])
    assert right["said"][0].startswith("✓ Right") and right["scores"]
    presenter.handle(puzzles[0]["message"])
    wrong = presenter.handle(options[str(dear[0].taken)])
    assert wrong["said"][0].startswith("✗") and f"costs {dear[0].loss:.1f}" in wrong["said"][0]


def test_a_closer_look_weighs_one_decision_in_more_deals(record):
    """Four times the deals: standard errors of about half, and the verdict by them."""
    presenter, state = begin(record)
    state = run(presenter, state)
    first = presenter.handle({"type": "show", "decision": 0})
    press = next(button for button in first["buttons"] if button["id"] == "closer")
    looked = presenter.handle(press["message"])
    assert looked["error"] is None
    assert "closer" not in [button["id"] for button in looked["buttons"]]
    place, view, taken = moments(record, seats=[0])[0]
    expected = judge(place, view, taken, budget=Budget(worlds=4 * WORLDS))
    assert presenter._at.decisions[0] == expected
    before = {row[0]: row[2] for row in first["saved"]["decisions"][0]}
    for option, _, error, *_ in looked["saved"]["decisions"][0]:
        assert 0.3 * before[option] < error < 0.8 * before[option]
    assert looked["saved"]["decisions"][1:] == first["saved"]["decisions"][1:]
    assert presenter.handle(press["message"]) == looked  # a second press changes nothing
    assert RoundReview.restore(json.loads(json.dumps(looked["saved"]))).state == looked


def test_a_first_look_is_a_quarter_of_the_librarys_review():
    presenter, view = RoundReview(), koikoi.Round.deal(koikoi.YAMATO, seed=5).view(0)
    assert presenter._budget(view).turns == TURNS["koikoi"] // 4
    assert presenter._budget(view, 4).turns == TURNS["koikoi"]


def test_a_review_that_an_older_version_kept_is_restored(record):
    presenter, state = begin(record)
    saved = presenter.handle(state["next"])["saved"]
    del saved["closer"]
    state = RoundReview.restore(saved).state
    assert "closer" not in [button["id"] for button in state["buttons"]]


def test_a_record_that_comes_with_the_page_waits_for_a_press(record):
    presenter = RoundReview(record=record, worlds=WORLDS)
    state = presenter.state
    assert state["next"] is None and "decisions to weigh" in state["status"]
    assert presenter.handle(state["buttons"][0]["message"])["next"] is not None


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "review", "record": "", "seat": 0}, "no-record"),
        ({"type": "review", "record": "nonsense", "seat": 0}, "bad-record"),
        ({"type": "review", "record": 5, "seat": 0}, "bad-field"),
        ({"type": "show", "decision": 0}, "no-review"),
        ({"type": "answer", "decision": 0, "option": "shobu"}, "no-review"),
        ({"type": "closer", "decision": 0}, "no-review"),
        ({"type": "show", "decision": -1}, "bad-field"),
        ({"type": "dance"}, "unknown-type"),
        (None, "bad-message"),
        ([], "bad-message"),
    ],
)
def test_bad_messages_change_nothing(message, code):
    presenter = RoundReview()
    before = presenter.state
    state = presenter.handle(message)
    assert {**state, "error": None} == before
    assert state["error"]["code"] == code


def test_a_seat_that_is_not_there_is_named(record):
    _, state = begin(record, seat=3)
    assert state["error"] == {"code": "bad-seat", "message": "Bad seat 3: expected 0 to 1 in this round."}


@pytest.mark.parametrize(
    "change", [{"v": 9}, {"seat": 4}, {"record": "x"}, {"decisions": [[["shobu", 1, 1, 1, 1, 1]]]}]
)
def test_what_was_kept_badly_is_refused(record, change):
    presenter, state = begin(record)
    saved = {**presenter.handle(state["next"])["saved"], **change}
    with pytest.raises(ValueError, match=r"bad|saved|expected"):
        RoundReview.restore(saved)


def test_one_world_is_refused_before_anything_is_weighed():
    with pytest.raises(HanafudaError, match="bad budget of 1 world: expected 2 or more"):
        RoundReview(worlds=1)
