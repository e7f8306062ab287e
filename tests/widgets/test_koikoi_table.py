"""The Koi-Koi table's presenter: what it shows, what it hides, what it refuses, and that it resumes."""

import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import DECK, Card, Pile, koikoi
from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from tests.browser.table_driver import OVER, presses, states_by_phase

IDS = [card.id for card in DECK]


def zone(state, name):
    return next(zone for zone in state["zones"] if zone["id"] == name)


def ids(state, name):
    """The cards of a zone, its groups included."""
    found = zone(state, name)
    cards = found["cards"] if "cards" in found else [c for group in found["groups"] for c in group["cards"]]
    return [card["id"] for card in cards]


def seed_of(state):
    """The seed that the form shows."""
    return next(field["value"] for field in state["form"]["fields"] if field["name"] == "seed")


def play(table, choose, count):
    """So many random presses; the states on the way."""
    for _ in range(count):
        state = table.state
        if state["status"].startswith(OVER):
            return
        yield table.handle(choose.choice(presses(state)))


# ---------------------------------------------------------------- what it shows


def test_the_first_state_shows_the_deal_of_the_library():
    state = KoiKoiTable(seed=7).state
    match = koikoi.Match(koikoi.YAMATO, seed=7, rounds=3)
    view = match.round.view(0)
    assert view.to_move == 0  # in this match the learner deals, so nothing has been played yet
    assert ids(state, "hand") == [card.id for card in view.hand]
    assert ids(state, "field") == [card.id for card in view.field]
    assert ids(state, "opponent-hand") == [None] * 8
    assert zone(state, "stock")["count"] == 24
    assert state["status"] == "Your turn: play a card from your hand."
    assert state["subtitle"] == "Round 1 of 3 · You 0 · Opponent 0"


def test_each_hand_card_says_what_it_would_take():
    state = KoiKoiTable(seed=7).state
    field = [Card.parse(name) for name in ids(state, "field")]
    seen = set()
    for card in zone(state, "hand")["cards"]:
        same = [other.id for other in field if other.month == card["month"]]
        seen.add(len(same))
        assert card["takes"] == same
        assert ("takes" in card["marks"]) == bool(same)
        assert card["press"]["type"] == ("select" if len(same) == 2 else "play")
        assert card["badge"] == {0: None, 1: "takes 1", 2: "1 of 2", 3: "takes 3"}[len(same)]
        assert card["hint"].startswith("Takes" if same else "No match")
    assert {0, 1, 3} <= seen


def test_without_hints_no_card_tells():
    for card in zone(KoiKoiTable(seed=7, hints=False).state, "hand")["cards"]:
        assert card["marks"] == ["legal"]
        assert card["hint"] is None
        assert "takes" not in card
        assert "badge" not in card


def test_piles_are_sorted_by_kind():
    table = KoiKoiTable(seed=7)
    for _ in play(table, random.Random(1), 6):
        pass
    groups = zone(table.state, "pile")["groups"]
    assert [group["label"] for group in groups] == ["Brights", "Animals", "Ribbons", "Chaff"]
    kinds = [{card["kind"] for card in group["cards"]} for group in groups]
    assert kinds == [{"bright"}, {"animal"}, {"ribbon"}, {"chaff"}]


def test_what_was_played_flipped_and_taken_is_told_and_marked_new():
    table = KoiKoiTable(seed=7)
    state = table.handle({"type": "play", "card": "03-curtain"})
    assert state["said"] == [
        "You played cherry with curtain: no match.",
        "You turned bush clover chaff 1 and took bush clover chaff 2.",
        *state["said"][2:],
    ]
    assert state["said"][2].startswith("The opponent played ")
    assert state["said"][3].startswith("The opponent turned ")
    new = [card["id"] for card in zone(state, "field")["cards"] if "new" in card["marks"]]
    assert "03-curtain" in new
    pile = [card for group in zone(state, "pile")["groups"] for card in group["cards"]]
    assert {card["id"] for card in pile if "new" in card["marks"]} == {"07-chaff-1", "07-chaff-2"}
    assert [entry["text"] for entry in state["log"]][-4:] == state["said"]


def test_a_yaku_is_told_when_it_is_made_and_when_it_grows():
    """Every yaku of a finished round was told, with its last value if it has grown."""
    made, grown = 0, 0
    for seed in range(12):
        table = KoiKoiTable(seed=seed, rounds=3)
        for state in play(table, random.Random(seed), 200):
            if not state["scores"] or state["scores"][0]["id"] != "round":
                continue
            number = max(entry["round"] for entry in state["log"])
            told = " ".join(entry["text"] for entry in state["log"] if entry["round"] == number)
            for line in state["scores"][0]["lines"]:
                english = re.match("[A-Z][A-Za-z ,]*[a-z]", line["label"])[0]
                if not line["cards"] or not line["points"]:
                    continue
                made += 1
                assert f"made {english} (" in told
                if f"for {english} (" in told:
                    grown += 1
                    winner = (
                        "You now have" if "Your" in state["scores"][0]["title"] else "The opponent now has"
                    )
                    assert re.search(rf"{winner} {line['points']} points? for {re.escape(english)} \(", told)
    assert made > 10
    assert grown > 2


@pytest.fixture(scope="module")
def phases():
    return states_by_phase()


def test_the_choice_of_two_from_the_hand(phases):
    state = phases["choice"]
    table = KoiKoiTable.restore(state["saved"])
    card = state["saved"]["selected"]
    assert [c["id"] for c in zone(state, "hand")["cards"] if "chosen" in c["marks"]] == [card]
    options = [c["id"] for c in state["choice"]["cards"]]
    assert len(options) == 2
    assert {Card.parse(name).month for name in [*options, card]} == {Card.parse(card).month}
    after = table.handle(state["choice"]["cards"][1]["press"])
    assert after["error"] is None
    assert after["said"][0].startswith("You played ")
    taken = ids(after, "pile")
    assert card in taken
    assert options[1] in taken
    assert options[0] not in taken or options[0] in str(after["said"][1:])


def test_a_choice_can_be_taken_back_and_another_card_pointed_at(phases):
    state = phases["choice"]
    table = KoiKoiTable.restore(state["saved"])
    back = table.handle(state["choice"]["cancel"]["message"])
    assert back["choice"] is None
    assert back["said"] == state["said"]
    assert ids(back, "hand") == ids(state, "hand")
    again = table.handle({"type": "select", "card": state["saved"]["selected"]})
    assert again["choice"] == state["choice"]


def test_the_choice_of_two_from_the_flip(phases):
    state = phases["flip"]
    flipped = zone(state, "flipped")["cards"][0]
    assert flipped["name"].split()[0] in state["choice"]["cards"][0]["name"]
    assert len(state["choice"]["cards"]) == 2
    assert not any(card["press"] for card in zone(state, "hand")["cards"])
    after = KoiKoiTable.restore(state["saved"]).handle(state["choice"]["cards"][0]["press"])
    assert after["error"] is None
    assert {flipped["id"], state["choice"]["cards"][0]["id"]} <= set(ids(after, "pile"))


def test_the_question_shows_the_score_of_the_pile_as_the_library_explains_it(phases):
    state = phases["ask"]
    score = koikoi.YAMATO.score(Pile.parse(" ".join(ids(state, "pile"))))
    shown = state["ask"]["score"]
    assert [line["points"] for line in shown["lines"] if line["points"]] == [
        line.points for line in score.lines
    ]
    assert shown["total"] == score.total
    assert [button["message"]["type"] for button in state["ask"]["buttons"]] == ["shobu", "koikoi"]
    assert str(score.total) in state["ask"]["buttons"][0]["label"]
    stopped = KoiKoiTable.restore(state["saved"]).handle(state["ask"]["buttons"][0]["message"])
    assert stopped["scores"][0]["total"] == score.total
    went_on = KoiKoiTable.restore(state["saved"]).handle(state["ask"]["buttons"][1]["message"])
    assert "You called koi-koi: the round goes on." in [entry["text"] for entry in went_on["log"]]
    assert went_on["ask"] is None


def test_the_end_of_a_round_shows_the_explained_score_and_the_next_round(phases):
    state = phases["round end"]
    assert len(state["scores"]) == 1
    lines = state["scores"][0]["lines"]
    assert all(line["why"] for line in lines if line["cards"])
    row = state["sheet"]["rows"][-2]
    assert state["scores"][0]["total"] == max(int(row[1]), int(row[2]))
    assert [button["label"] for button in state["buttons"]] == ["Next round"]
    after = KoiKoiTable.restore(state["saved"]).handle(state["buttons"][0]["message"])
    assert "Round 2" in after["subtitle"] or "Round 3" in after["subtitle"]
    assert after["scores"] == []


def test_the_end_of_the_match_adds_up_and_offers_another(phases):
    state = phases["match end"]
    *rounds, total = state["sheet"]["rows"]
    assert len(rounds) == 3
    for seat in (1, 2):
        assert sum(int(row[seat]) for row in rounds) == int(total[seat])
    yours, theirs = int(total[1]), int(total[2])
    verdict = "tie" if yours == theirs else "You win" if yours > theirs else "The opponent wins"
    assert verdict in state["status"]
    table = KoiKoiTable.restore(state["saved"])
    another, again = (button["message"] for button in state["buttons"])
    seed = seed_of(state)
    assert KoiKoiTable.restore(state["saved"]).handle(again)["zones"] == KoiKoiTable(seed=seed).state["zones"]
    fresh = table.handle(another)
    assert seed_of(fresh) != seed
    assert fresh["error"] is None


def test_a_hand_yaku_ends_the_round_at_once_and_is_explained():
    """Six points for four of a month or four pairs in the dealt hand (RULES.md §B.1.4)."""
    found = set()
    for seed in range(400):
        state = KoiKoiTable(seed=seed).state
        if state["buttons"] and zone(state, "stock")["count"] == 24:  # over before the first turn
            found.add(state["scores"][0]["lines"][0]["label"].split(" (")[0])
            assert state["scores"][0]["total"] == 6
            assert "6 points" in state["said"][-1]
            assert not any(card["press"] for card in zone(state, "hand")["cards"])
    assert found
    assert found <= {"Four of a Month", "Pairs"}


# ---------------------------------------------------------------- settings


def test_a_new_match_with_other_settings():
    table = KoiKoiTable(seed=7)
    settings = {"rules": "koikoi/mon", "rounds": 6, "seed": 99, "opponent": "random"}
    state = table.handle({"type": "new", **settings})
    assert state["error"] is None
    assert {field["name"]: field["value"] for field in state["form"]["fields"]} == {
        **settings,
        "mode": "match",
    }
    assert state["zones"] == KoiKoiTable(**settings).state["zones"]
    assert "of 6" in state["subtitle"]


def test_a_table_with_house_rules_keeps_them_in_its_form():
    table = KoiKoiTable(seed=7, rules="koikoi/yamato sevenDoubling=off")
    field = table.state["form"]["fields"][0]
    assert field["value"] == "koikoi/yamato sevenDoubling=off"
    assert field["value"] in [value for value, _ in field["options"]]
    assert table.handle({"type": "new", "another": True})["form"]["fields"][0] == field


def test_without_a_seed_one_is_drawn_and_shown():
    table = KoiKoiTable()
    assert seed_of(table.state) == table.kwargs["seed"]
    assert KoiKoiTable(**table.kwargs).state == table.state


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seed": -1}, "bad seed -1: expected a whole number"),
        ({"seed": True}, "bad seed True"),
        ({"seed": "7"}, "bad seed '7'"),
        ({"rules": "koikoi/nagoya"}, "unknown rule set 'koikoi/nagoya': expected one of"),
        ({"rounds": 5}, "bad number of rounds 5: expected 3, 6 or 12"),
        ({"opponent": "oracle"}, "unknown opponent 'oracle': expected one of "),
        ({"lang": "fr"}, "unknown lang 'fr': expected one of 'en'"),
        ({"hints": 1}, "unknown hints 1: expected one of True, False"),
    ],
)
def test_wrong_arguments_are_named(wrong, words):
    with pytest.raises(HanafudaError) as caught:
        KoiKoiTable(**{"seed": 7, **wrong})
    assert words in str(caught.value)


# ---------------------------------------------------------------- what it refuses


@pytest.mark.parametrize(
    ("message", "code", "words"),
    [
        (None, "bad-message", "None"),
        ([1], "bad-message", "[1]"),
        ("play", "bad-message", "'play'"),
        ({}, "unknown-type", "expected one of play"),
        ({"type": 7}, "unknown-type", "7"),
        ({"type": "fold"}, "unknown-type", "'fold'"),
        ({"type": "play"}, "bad-field", "bad card None of 'play': expected a text"),
        ({"type": "play", "card": 3}, "bad-field", "bad card 3"),
        ({"type": "play", "card": "13-cow"}, "unknown-card", "'13-cow'"),
        ({"type": "play", "card": "01-crane"}, "not-in-hand", "'01-crane' is not in the hand"),
        ({"type": "play", "card": "03-curtain", "take": "03-red-poem"}, "unknown-field", "'take'"),
        ({"type": "play", "card": "03-curtain", "at": 1}, "bad-field", "bad at 1"),
        ({"type": "play", "card": "03-curtain", "at": "7/1/99"}, "stale", "too late"),
        ({"type": "take", "card": "03-curtain"}, "illegal-action", "'>03-curtain'"),
        ({"type": "select", "card": "03-curtain"}, "no-choice", "'03-curtain'"),
        ({"type": "shobu"}, "illegal-action", "'shobu'"),
        ({"type": "koikoi"}, "illegal-action", "'koikoi'"),
        ({"type": "next"}, "round-running", "expected the current round to end"),
        ({"type": "new", "rules": "chess"}, "unknown-rules", "'chess'"),
        ({"type": "new", "rounds": 4}, "bad-rounds", "4"),
        ({"type": "new", "rounds": "3"}, "bad-field", "'3'"),
        ({"type": "new", "seed": 10**12}, "bad-field", "1000000000000"),
        ({"type": "new", "opponent": "oracle"}, "unknown-value", "'oracle'"),
        ({"type": "new", "another": "yes"}, "bad-field", "'yes'"),
        ({"type": "x" * 1000}, "unknown-type", "xxx…"),
    ],
)
def test_a_wrong_message_is_refused_by_name_and_changes_nothing(message, code, words):
    table = KoiKoiTable(seed=7)
    before = table.state
    state = table.handle(message)
    assert state["error"]["code"] == code
    assert words.lower() in state["error"]["message"].lower()
    assert len(state["error"]["message"]) < 400
    assert {**state, "error": None} == before
    assert table.state == before


def test_a_press_comes_only_once():
    table = KoiKoiTable(seed=7)
    card = next(c for c in zone(table.state, "hand")["cards"] if c["press"]["type"] == "play")
    once = table.handle(card["press"])
    twice = table.handle(card["press"])
    assert once["error"] is None
    assert twice["error"]["code"] == "stale"
    assert {**twice, "error": None} == once


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12) | st.sampled_from(IDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
_types = st.sampled_from(["play", "select", "take", "shobu", "koikoi", "next", "new"])
_near = st.fixed_dictionaries(
    {"type": _types},
    optional={
        "card": st.sampled_from(IDS) | _json,
        "at": st.just("7/1/0") | _json,
        "rules": st.sampled_from(["koikoi/yamato", "koikoi/mon"]) | _json,
        "rounds": st.sampled_from([3, 6, 12]) | _json,
        "seed": st.integers(0, 10**9) | _json,
        "opponent": st.sampled_from(["greedy", "random"]) | _json,
        "another": st.booleans() | _json,
    },
)


@settings(max_examples=60)
@given(st.lists(_json | _near | st.integers(0, 50), min_size=1, max_size=25))
def test_any_messages_leave_a_legal_state(messages):
    """Numbers stand for presses that the state offers, so that the fuzz gets deep into a match."""
    table = KoiKoiTable(seed=7)
    for message in messages:
        before = table.state
        offered = presses(before)
        is_press = isinstance(message, int)
        state = table.handle(offered[message % len(offered)] if is_press else message)
        if state["error"]:
            assert {**state, "error": None} == before
            assert state["error"]["code"]
        check_state(state)
        assert KoiKoiTable.restore(json.loads(json.dumps(state["saved"]))).state == {**state, "error": None}


def check_state(state):
    """What holds of every state: it is JSON, no card is twice, all 48 are accounted for, something can be done."""
    assert json.loads(json.dumps(state)) == state
    up = [name for part in ("opponent-pile", "field", "pile", "hand") for name in ids(state, part)]
    flipped = [each for each in state["zones"] if each["id"] == "flipped"]
    up += [card["id"] for each in flipped for card in each["cards"]]
    assert len(set(up)) == len(up)
    assert set(up) <= set(IDS)
    assert len(up) + len(ids(state, "opponent-hand")) + zone(state, "stock")["count"] == 48
    assert presses(state)
    assert [entry["text"] for entry in state["log"]]
    assert len(state["sheet"]["rows"]) <= 1 + 12


# ---------------------------------------------------------------- what it hides


@settings(max_examples=40)
@given(st.integers(0, 10_000), st.integers(0, 40), st.randoms(use_true_random=False))
def test_a_state_never_depends_on_hidden_cards(seed, count, choose):
    """Swap the opponent's hand and the stock among themselves: the learner's state is the same."""
    table = KoiKoiTable(seed=seed)
    for _ in play(table, choose, count):
        pass
    before = table.state
    inner = table._table.match.round.table
    hidden = [card.index for card in Pile(inner.hands[1])] + list(inner.stock[inner.drawn :])
    size = inner.hands[1].bit_count()
    choose.shuffle(hidden)
    inner.hands[1] = sum(1 << index for index in hidden[:size])
    inner.stock = [*inner.stock[: inner.drawn], *hidden[size:]]
    assert table.state == before


# ---------------------------------------------------------------- it resumes


@pytest.mark.parametrize("phase", ["start", "choice", "flip", "ask", "round end", "match end"])
def test_a_match_is_restored_in_every_phase_and_goes_on_alike(phases, phase):
    state = phases[phase]
    saved = json.loads(json.dumps(state["saved"]))
    one, two = KoiKoiTable.restore(saved), KoiKoiTable.restore(saved)
    assert one.state == state
    for press in range(5):
        offered = presses(one.state)
        message = offered[press % len(offered)]
        assert one.handle(message) == two.handle(message)


#: What the first release of the course kept in a browser: version 2, in the middle of a match.
OLD = {
    "v": 2,
    "kwargs": {"rules": "koikoi/yamato", "seed": 2026, "rounds": 3, "opponent": "greedy", "lang": "en",
               "hints": True},
    "match": "hanafuda1 koikoi/yamato gameLength=3; seed 2026; play",
    "rules": "koikoi/yamato", "opponent": "greedy", "selected": None, "heard": -1, "check": 3695764127,
}  # fmt: skip


def test_a_match_that_the_first_release_saved_goes_on():
    table = KoiKoiTable.restore(OLD)
    assert table.state == KoiKoiTable(seed=2026).state
    assert table.handle(presses(table.state)[0])["error"] is None
    for change in ({"heard": 0}, {"check": 1}, {"v": 1}):
        with pytest.raises(HanafudaError):
            KoiKoiTable.restore({**OLD, **change})


def test_a_page_finds_the_matches_of_older_pages():
    """A page keeps a match under the table's arguments: a new option is not among them until it is used."""
    assert set(KoiKoiTable(seed=7).kwargs) == {"rules", "seed", "rounds", "opponent", "lang", "hints"}
    assert KoiKoiTable(seed=7, practice=True).kwargs["practice"] is True


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.integers(0, 60), st.sampled_from(["greedy", "random"]))
def test_the_same_messages_give_the_same_states(seed, count, opponent):
    one = KoiKoiTable(seed=seed, opponent=opponent)
    two = KoiKoiTable(seed=seed, opponent=opponent)
    for first, second in zip(
        play(one, random.Random(seed), count), play(two, random.Random(seed), count), strict=True
    ):
        assert first == second


@pytest.mark.parametrize(
    "change",
    [
        {"v": 0},
        {"kwargs": {"seed": 7, "colour": "red"}},
        {"kwargs": None},
        {"match": "hanafuda1 koikoi/yamato; seed 7; play 13-cow"},
        {"match": 7},
        {"rules": "koikoi/mon"},
        {"rules": None},
        {"opponent": "oracle"},
        {"selected": "13-cow"},
        {"selected": 3},
        {"heard": 99},
        {"heard": "all"},
    ],
)
def test_a_saved_match_that_is_damaged_is_refused(change):
    saved = KoiKoiTable(seed=7).state["saved"]
    with pytest.raises(HanafudaError):
        KoiKoiTable.restore({**saved, **change})


@pytest.mark.parametrize("saved", [None, 7, "x", [], {}, {"v": 1}])
def test_anything_else_is_no_saved_match(saved):
    with pytest.raises(HanafudaError):
        KoiKoiTable.restore(saved)
