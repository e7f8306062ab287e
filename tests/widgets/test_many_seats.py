"""The tables for more than two: what they refuse, what they hide, and that they resume in every phase."""

import json
import random
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import DECK, Pile
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.options import camel, option_fields
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters import find_presenter
from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from hanafuda_widgets.presenters.session import Session
from tests.widgets.table_play import (
    ALL_HANDS,
    ALL_QUESTIONS,
    cards_of,
    hachihachi_phases,
    hanaawase_phases,
    is_over,
    play,
    presses,
    seed_of,
    zone,
)

IDS = [card.id for card in DECK]
TABLES = {"hanaawase": HanaAwaseTable, "hachihachi": HachiHachiTable}
HOUSE = {"hanaawase": ALL_HANDS, "hachihachi": ALL_QUESTIONS}
both = pytest.mark.parametrize("game", sorted(TABLES))


@pytest.fixture(scope="module")
def phases():
    return {"hanaawase": hanaawase_phases(), "hachihachi": hachihachi_phases()}


# ---------------------------------------------------------------- settings


@both
@pytest.mark.parametrize("seats", range(2, 8))
def test_two_to_seven_can_play_a_match(game, seats):
    table = TABLES[game](seed=seats, seats=seats)
    *_, state = play(table, random.Random(seats))
    assert is_over(state)
    head, rows = state["sheet"]["head"], state["sheet"]["rows"]
    assert len(head) == seats + 2
    assert {len(row) for row in rows} == {seats + 2}
    others = [one for one in state["zones"] if one["owner"] == "opponent"]
    assert len(others) == seats - 1
    assert TABLES[game].restore(state["saved"]).state == state


@both
def test_a_new_match_with_other_settings(game):
    table = TABLES[game](seed=7)
    given = {"rounds": 6, "seed": 99, "opponent": "random", "seats": 4}
    state = table.handle({"type": "new", **given})
    assert state["error"] is None
    shown = {field["name"]: field["value"] for field in state["form"]["fields"]}
    assert {name: shown[name] for name in given} == given
    assert state["zones"] == TABLES[game](**given).state["zones"]
    assert "of 6" in state["subtitle"]


@pytest.mark.parametrize("game", ["hachihachi", "hanaawase", "koikoi"])
def test_every_option_of_the_rules_can_be_chosen(game):
    """Each house rule stands in the form with all its values, and choosing one changes that rule alone."""
    table = {**TABLES, "koikoi": KoiKoiTable}[game](seed=7)
    rules = table._table.match.rules
    fields = {field["name"]: field for field in table.state["form"]["more"]["fields"]}
    options = {camel(name): value for name, value in option_fields(rules).items()}
    assert set(fields) == set(options) - {"seats", "gameLength"}
    tried = refused = 0
    for name, field in fields.items():
        texts = {str(one.value) for one in type(options[name])}
        assert {value for value, _ in field["options"]} == {"", *texts - {str(options[name].value)}}
        for value in sorted(texts):
            state = table.handle({"type": "new", name: value})
            if state["error"]:
                refused += 1
                assert state["error"]["code"] == "bad-options"
                continue
            tried += 1
            changed = table._table.match.rules
            assert (
                str(getattr(changed, {camel(one): one for one in option_fields(rules)}[name]).value) == value
            )
            again = {one["name"]: one["value"] for one in state["form"]["more"]["fields"]}
            assert again.pop(name) == ("" if value == str(options[name].value) else value)
            assert not any(again.values())
            state = table.handle({"type": "new", **dict.fromkeys(fields, "")})
            assert state["error"] is None
    assert tried > 50
    assert refused < 12


@both
def test_a_table_with_house_rules_keeps_them(game):
    table = TABLES[game](seed=7, rules=HOUSE[game])
    changed = {
        field["name"]: field["value"] for field in table.state["form"]["more"]["fields"] if field["value"]
    }
    assert changed == dict(word.split("=") for word in HOUSE[game].split()[1:])
    after = table.handle({"type": "new", "another": True})
    assert after["saved"]["rules"] == HOUSE[game]
    assert (
        table.handle({"type": "new", "rules": HOUSE[game].split()[0]})["saved"]["rules"]
        == HOUSE[game].split()[0]
    )


@both
def test_a_new_match_is_asked_about_only_when_one_is_being_played(game):
    """A table that nobody has touched is given up without a question, whatever was declared before play."""
    for seed in range(8):
        table = TABLES[game](seed=seed, rules=HOUSE[game])
        assert table.state["form"]["confirm"] is None
        while table.state["ask"]:
            table.handle(presses(table.state)[-1])
        state = table.handle(presses(table.state)[0])
        assert (
            state["scores"]
            or state["choice"]
            or state["form"]["confirm"]["question"].startswith("Your match")
        )


@both
def test_without_a_seed_one_is_drawn_and_shown(game):
    table = TABLES[game]()
    assert seed_of(table.state) == table.kwargs["seed"]
    assert TABLES[game](**table.kwargs).state == table.state


@both
def test_the_state_fits_a_page_and_repr_is_stable(game):
    table = TABLES[game](seed=7)
    assert page_html(table) == page_html(TABLES[game](seed=7))
    assert "0x" not in repr(table.kwargs)
    assert find_presenter(table.name) is TABLES[game]
    request = {"id": "a", "presenter": table.name, "kwargs": {"seed": 7}, "message": {"type": "next"}}
    answer = json.loads(Session().answer(json.dumps(request)))
    assert answer["state"]["error"]["code"] == "round-running"


@both
@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seed": -1}, "bad seed -1: expected a whole number"),
        ({"seed": "7"}, "bad seed '7'"),
        ({"rules": "koikoi/mon"}, "rule set 'koikoi/mon' is not of"),
        ({"rules": "x"}, "unknown rule set 'x': expected one of"),
        ({"rounds": 5}, "bad number of rounds 5: expected 3, 6"),
        ({"seats": 8}, "unknown number of seats 8: expected one of 2, 3, 4, 5, 6, 7"),
        ({"seats": True}, "unknown number of seats True"),
        ({"opponent": "oracle"}, "unknown opponent 'oracle': expected one of"),
        ({"lang": "fr"}, "unknown lang 'fr': expected one of 'en', 'ja', 'zh'"),
        ({"hints": 1}, "unknown hints 1: expected one of True, False"),
    ],
)
def test_wrong_arguments_are_named(game, wrong, words):
    with pytest.raises(HanafudaError) as caught:
        TABLES[game](**{"seed": 7, **wrong})
    assert words in str(caught.value)


# ---------------------------------------------------------------- what they refuse


@both
@pytest.mark.parametrize(
    ("message", "code", "words"),
    [
        (None, "bad-message", "None"),
        ({}, "unknown-type", "expected one of play"),
        ({"type": "koikoi"}, "unknown-type", "'koikoi'"),
        ({"type": "play"}, "bad-field", "bad card None of 'play': expected a text"),
        ({"type": "play", "card": "13-cow"}, "unknown-card", "'13-cow'"),
        ({"type": "play", "card": "03-curtain", "at": "7/1/99"}, "stale", "too late"),
        ({"type": "select", "card": "03-curtain"}, "no-choice", "'03-curtain'"),
        ({"type": "deru"}, "illegal-action", "'deru'"),
        ({"type": "pass"}, "illegal-action", "'pass'"),
        ({"type": "next"}, "round-running", "expected the current round to end"),
        ({"type": "new", "rules": "koikoi/mon"}, "wrong-game", "'koikoi/mon'"),
        (
            {"type": "new", "seats": 1},
            "bad-field",
            "bad seats 1 of 'new': expected a whole number from 2 to 7",
        ),
        ({"type": "new", "seats": "3"}, "bad-field", "'3'"),
        ({"type": "new", "fieldFour": "maybe"}, "unknown-value", "'maybe'"),
        ({"type": "new", "fieldFour": 3}, "bad-field", "bad fieldFour 3"),
        ({"type": "new", "seed": 10**12}, "bad-field", "1000000000000"),
        ({"type": "new", "another": "yes"}, "bad-field", "'yes'"),
    ],
)
def test_a_wrong_message_is_refused_by_name_and_changes_nothing(game, message, code, words):
    table = TABLES[game](seed=7)
    before = table.state
    state = table.handle(message)
    assert state["error"]["code"] == code
    assert words.lower() in state["error"]["message"].lower()
    assert {**state, "error": None} == before
    assert table.state == before


@both
def test_a_press_comes_only_once(game, phases):
    """In every phase: the same press a second time is too late, and nothing has changed by it."""
    for state in phases[game].values():
        table = TABLES[game].restore(state["saved"])
        press = presses(state)[0] if not is_over(state) else state["buttons"][0]["message"]
        once = table.handle(press)
        twice = table.handle(press)
        assert once["error"] is None
        if press["type"] == "new":  # it may be pressed again: that is another match
            continue
        if press["type"] == "select":
            assert twice == once
            continue
        assert twice["error"]["code"] == "stale"
        assert {**twice, "error": None} == once


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12) | st.sampled_from(IDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
_types = st.sampled_from(
    ["play", "select", "take", "shobu", "sage", "cancel", "deru", "oriru", "declare", "pass", "fuke", "claim",
     "blind", "buy", "sell", "swap", "next", "new", "lang", "hint", "undo", "show", "replay"]
)  # fmt: skip
_near = st.fixed_dictionaries(
    {"type": _types},
    optional={
        "card": st.sampled_from(IDS) | _json,
        "yaku": st.sampled_from(["sanbon", "aka", "sanbon+aka", ""]) | _json,
        "at": st.just("7/1/0") | _json,
        "rules": st.sampled_from(["hanaawase/h88", "hachihachi/std"]) | _json,
        "rounds": st.sampled_from([3, 6, 12]) | _json,
        "seats": st.integers(2, 7) | _json,
        "seed": st.integers(0, 10**9) | _json,
        "opponent": st.sampled_from(["greedy", "random", "people"]) | _json,
        "fieldFour": st.sampled_from(["", "redeal", "dealerTakes"]) | _json,
        "lang": st.sampled_from(["en", "ja", "zh"]) | _json,
        "another": st.booleans() | _json,
    },
)


@both
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_any_messages_leave_a_legal_state(game, data):
    """Numbers stand for presses that the state offers, so that the fuzz gets deep into a match."""
    seats = data.draw(st.integers(2, 7))
    rules = data.draw(st.sampled_from([None, HOUSE[game]]))
    try:
        table = TABLES[game](seed=7, seats=seats, practice=True, **({"rules": rules} if rules else {}))
    except HanafudaError as error:  # hands of eight or five have no opening hand
        assert error.code == "bad-options"
        return
    for message in data.draw(st.lists(_json | _near | st.integers(0, 50), min_size=1, max_size=20)):
        before = table.state
        offered = presses(before)
        is_press = isinstance(message, int)
        state = table.handle(offered[message % len(offered)] if is_press else message)
        if state["error"]:
            assert {**state, "error": None} == before
            assert state["error"]["code"]
        check_state(state)
        restored = TABLES[game].restore(json.loads(json.dumps(state["saved"])))
        assert restored.state == {**state, "error": None}


def check_state(state):
    """What holds of every state: it is JSON, no card lies in two places, something can be done."""
    assert json.loads(json.dumps(state)) == state
    shown = [
        card["id"] for one in state["zones"] for card in cards_of(one) if "cards" in one or "groups" in one
    ]
    up = [name for name in shown if name is not None]
    # The cards of a shown hand yaku lie open in the hand that they never leave.
    assert len(set(up)) == len(up)
    assert set(up) <= set(IDS)
    assert presses(state)
    assert all(entry["text"] for entry in state["log"])
    assert state["status"]
    assert "{" not in "".join([state["status"], state["subtitle"], *state["said"]])


# ---------------------------------------------------------------- what they hide


@both
@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10_000), count=st.integers(0, 40), seats=st.integers(2, 7), house=st.booleans(),
    choose=st.randoms(use_true_random=False),
)  # fmt: skip
def test_a_state_never_depends_on_hidden_cards(game, seed, count, seats, house, choose):
    """Swap the covered cards of the other hands and of the stock: the learner's state is the same."""
    rules = {"rules": HOUSE[game]} if house and seats not in (2, 4) else {}
    table = TABLES[game](seed=seed, seats=seats, **rules)
    for _ in play(table, choose, count):
        pass
    before = table.state
    round = table._table.match.round
    inner, me = round.table, table._table.me
    open_cards = [shown.mask for shown in round.view(me).shown]
    covered = {seat: Pile(inner.hands[seat] & ~open_cards[seat]) for seat in range(seats) if seat != me}
    hidden = [card.index for hand in covered.values() for card in hand] + list(inner.stock[inner.drawn :])
    if not hidden:
        return
    choose.shuffle(hidden)
    for seat, hand in covered.items():
        taken, hidden = hidden[: len(hand)], hidden[len(hand) :]
        inner.hands[seat] = (inner.hands[seat] & open_cards[seat]) | sum(1 << index for index in taken)
    inner.stock = [*inner.stock[: inner.drawn], *hidden]
    assert table.state == before


def test_a_blind_dealer_does_not_see_his_hand(phases):
    assert zone(phases["hachihachi"]["blind?pass"], "hand")["cards"] == []
    assert len(zone(phases["hachihachi"]["swap?pass"], "hand")["cards"]) == 7


# ---------------------------------------------------------------- they resume


@both
def test_a_match_is_restored_in_every_phase_and_goes_on_alike(game, phases):
    assert len(phases[game]) >= 8
    for state in phases[game].values():
        saved = json.loads(json.dumps(state["saved"]))
        one, two = TABLES[game].restore(saved), TABLES[game].restore(saved)
        assert one.state == state
        for press in range(4):
            offered = presses(one.state)
            message = offered[press % len(offered)]
            assert one.handle(message) == two.handle(message)


@both
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 6), opponent=st.sampled_from(["greedy", "random"]))
def test_the_same_messages_give_the_same_states(game, seed, seats, opponent):
    first, second = (TABLES[game](seed=seed, seats=seats, opponent=opponent) for _ in range(2))
    for one, two in zip(
        play(first, random.Random(seed), 30), play(second, random.Random(seed), 30), strict=True
    ):
        assert one == two


@both
@pytest.mark.parametrize(
    "change",
    [
        {"v": 0},
        {"kwargs": {"seed": 7, "colour": "red"}},
        {"kwargs": None},
        {"match": "hanafuda1 koikoi/yamato; seed 7; play"},
        {"match": 7},
        {"rules": "koikoi/mon"},
        {"rules": None},
        {"opponent": "oracle"},
        {"selected": "13-cow"},
        {"heard": 99},
        {"me": 9},
        {"check": 0},
    ],
)
def test_a_saved_match_that_is_damaged_is_refused(game, change):
    saved = TABLES[game](seed=7).state["saved"]
    with pytest.raises(HanafudaError):
        TABLES[game].restore({**saved, **change})


@both
@pytest.mark.parametrize("saved", [None, 7, "x", [], {}, {"v": 1}])
def test_anything_else_is_no_saved_match(game, saved):
    with pytest.raises(HanafudaError):
        TABLES[game].restore(saved)


# ---------------------------------------------------------------- three languages, and the whole of it


@both
@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_every_phase_speaks_the_learners_language(game, lang, phases):
    """Outside the names of rule sets and the questions of house rules no English word is left."""
    for state in phases[game].values():
        table = TABLES[game].restore(state["saved"])
        told = table.handle({"type": "lang", "lang": lang})
        ask = told["ask"] or {"question": "", "buttons": [], "risk": None}
        texts = [
            told["status"], told["subtitle"], *told["said"], ask["question"],
            *(button["label"] for button in [*ask["buttons"], *told["buttons"]]),
            *((ask["risk"] or {}).get("lines", ())),
            *(mark["text"] for mark in told["standing"]),
            *(line["why"] + line["label"] for panel in told["scores"] for line in panel["lines"]),
            *(panel["title"] + panel["note"] for panel in told["scores"]),
            *(one["label"] + one.get("note", "") for one in told["zones"]),
            *(cell for row in [told["sheet"]["head"], *told["sheet"]["rows"]] for cell in row),
        ]  # fmt: skip
        english = [text for text in texts if any("a" <= letter.lower() <= "z" for letter in text)]
        assert english == []


# ---------------------------------------------------------------- a page loads no more than it plays

_ONE_HINT = """
import json, sys
from hanafuda_widgets.presenters.session import Session
game = sys.argv[1]
request = {"id": "a", "presenter": f"{game}-table", "kwargs": {"seed": 7, "practice": True}, "message": {"type": "hint"}}
assert json.loads(Session().answer(json.dumps(request)))["state"]["error"] is None
print(*sorted(name for name in sys.modules if name.startswith("hanafuda_")))
"""


@pytest.mark.parametrize("game", ["hachihachi", "hanaawase", "koikoi"])
def test_a_table_loads_the_game_that_it_plays_and_no_other(game):
    done = subprocess.run([sys.executable, "-c", _ONE_HINT, game], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    for other in ("hachihachi", "hanaawase", "koikoi"):
        assert (f"hanafuda_lib.{other}.match" in loaded) == (other == game)
        assert (f"hanafuda_widgets.presenters.phrases.{other}" in loaded) == (other == game)
    assert not [name for name in loaded if name.startswith(("hanafuda_lib.exercises", "hanafuda_lib.art"))]
