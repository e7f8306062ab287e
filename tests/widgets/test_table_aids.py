"""What a table offers beside the game: languages, hints, taking back, people at one screen, the replay."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import koikoi
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.players import LEVELS, GreedyPlayer, advice, levels_of, prospects, register_levels
from hanafuda_lib.players.base import Level
from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from tests.browser.table_driver import OVER, presses
from tests.widgets.table_reading import latin_in, texts

TABLES = {"koikoi": KoiKoiTable, "hanaawase": HanaAwaseTable, "hachihachi": HachiHachiTable}
EVERY_TABLE = pytest.mark.parametrize("game", TABLES)
LANGS = ("en", "ja", "zh")
#: What stays in Latin letters in every language: the names of house rules, which one types.
HOUSE = "koikoi/classic koikoiMultiplier=perCall viewing=needOther fieldBrights=nPlus1 brights=additive"


def is_over(table):
    return table._table.match.is_over


def played(table, seed=1, most=400):
    """The states of a match that is played at random to its end, or for so many presses."""
    choose = random.Random(seed)
    state = table.state
    for _ in range(most):
        if is_over(table):
            return
        state = table.handle(choose.choice(presses(state)))
        assert state["error"] is None, state["error"]
        yield state


def at_question(**options):
    """A table whose player has just made a yaku and may call koi-koi."""
    for seed in range(60):
        table = KoiKoiTable(seed=seed, **options)
        for state in played(table, seed):
            if state["ask"]:
                return table
            if state["buttons"] and state["buttons"][0]["id"] == "next":
                break
    raise AssertionError("no question was asked")


def zone(state, name):
    return next(zone for zone in state["zones"] if zone["id"] == name)


def faces(state):
    """Every card that lies open anywhere in a state, by id; lists of what a yaku needs or lacks apart."""
    found = []

    def look(part):
        if isinstance(part, dict):
            if "kind" in part and "id" in part and part["id"] is not None:
                found.append(part["id"])
            for key, value in part.items():
                if key not in {"saved", "guide", "outlook"}:
                    look(value)
        elif isinstance(part, list):
            for one in part:
                look(one)

    look(state)
    return found


# ---------------------------------------------------------------- language


@pytest.mark.parametrize("lang", ["ja", "zh"])
@pytest.mark.parametrize("opponent", ["greedy", "people"])
@pytest.mark.parametrize(
    "rules", ["koikoi/yamato", "koikoi/mon", HOUSE, "hanaawase/nintendo", "hanaawase/h80", "hachihachi/std"]
)
def test_a_whole_match_shows_no_english(lang, opponent, rules):
    """Every text of every state with its hint. In Latin letters stay: errors, the ids of house rules, and
    in the form of the games for three the fold with the house rules (the library's own sentences)."""
    table = TABLES[rules.split("/")[0]](seed=4, rules=rules, opponent=opponent, lang=lang, practice=True)
    states = [table.state]
    for state in played(table, 4):
        states += [state, table.handle({"type": "hint"})]
    assert is_over(table)
    for state in states:
        form = {**state["form"], "more": None}
        shown = {text for text in latin_in({**state, "error": None, "form": form}) if rules not in text}
        assert shown == set()
        assert state["lang"] == lang


def test_the_language_changes_in_the_middle_of_a_round_and_nothing_else_does():
    table = KoiKoiTable(seed=7)
    table.handle({"type": "play", "card": "03-curtain"})
    english = table.state
    japanese = table.handle({"type": "lang", "lang": "ja"})
    assert japanese["error"] is None
    assert japanese["said"][0] == "あなたは桜に幕を出しました。合う札はありません。"
    assert len(japanese["said"]) == len(english["said"])
    for one, two in zip(english["zones"], japanese["zones"], strict=True):
        assert [card["id"] for card in one.get("cards", [])] == [card["id"] for card in two.get("cards", [])]
        assert one["label"] != two["label"]
    assert zone(japanese, "hand")["cards"][0]["press"] == zone(english, "hand")["cards"][0]["press"]
    assert table.handle({"type": "lang", "lang": "en"}) == english
    restored = KoiKoiTable.restore(japanese["saved"])
    assert restored.state == japanese


def test_a_screen_reader_hears_the_cards_in_the_tables_language():
    for lang, name in (("ja", "三月の光：桜に幕"), ("zh", "三月光：樱上幕")):
        hand = zone(KoiKoiTable(seed=7, lang=lang).state, "hand")["cards"]
        assert name in [card["name"] for card in hand]


@pytest.mark.parametrize("lang", ["fr", "", 7, None, ["ja"]])
def test_an_unknown_language_is_refused_by_name(lang):
    table = KoiKoiTable(seed=7)
    before = table.state
    state = table.handle({"type": "lang", "lang": lang})
    assert state["error"]["code"] in {"unknown-value", "bad-field"}
    assert {**state, "error": None} == before


# ---------------------------------------------------------------- yaku in sight


def test_the_panel_shows_what_the_library_finds():
    seen = {"held": 0, "near": 0, "none": 0}
    for seed in range(8):
        table = KoiKoiTable(seed=seed)
        for state in played(table, seed):
            view = table._table.match.round.view(0)
            if view.result is not None:
                assert state["outlook"] is None
                continue
            found = prospects(view)
            groups = {group["id"]: group["lines"] for group in state["outlook"]["groups"]}
            assert len(groups.get("held", [])) == len(found.held)
            assert [line["points"] for line in groups.get("near", [])] == [
                one.points for one in found.near[:6]
            ]
            assert bool(state["outlook"]["none"]) == (not found.held and not found.near)
            for key in ("held", "near"):
                seen[key] += key in groups
            seen["none"] += bool(state["outlook"]["none"])
    assert min(seen.values()) > 5


def test_a_near_yaku_says_which_card_it_lacks_and_where_that_is():
    lines = set()
    for seed in range(20):
        for state in played(KoiKoiTable(seed=seed), seed):
            for group in (state["outlook"] or {"groups": []})["groups"]:
                for line in group["lines"] if group["id"] == "near" else []:
                    lines.add(line["why"])
                    if line["why"].endswith("on the field") and line["why"].startswith("lacks any") is False:
                        assert line["cards"][0]["id"] in [c["id"] for c in zone(state, "field")["cards"]]
                    if line["why"].endswith("in your hand") and "any one" not in line["why"]:
                        assert line["cards"][0]["id"] in [c["id"] for c in zone(state, "hand")["cards"]]
    assert any(why == "lacks cherry with curtain, not seen yet" for why in lines)
    assert any(why.endswith("on the field") for why in lines)
    assert any(why.startswith("lacks any one of ") for why in lines)


def test_without_hints_there_is_no_panel():
    assert KoiKoiTable(seed=7, hints=False).state["outlook"] is None
    assert KoiKoiTable(seed=7).state["outlook"]["title"] == "Your yaku"


# ---------------------------------------------------------------- the hint


def test_the_hint_names_the_greedy_players_play_and_marks_its_card():
    table = KoiKoiTable(seed=7, practice=True)
    assert table.state["advice"] is None
    state = table.handle({"type": "hint"})
    found = advice(table._table.match.round.view(0))
    marked = [card["id"] for card in zone(state, "hand")["cards"] if "advised" in card["marks"]]
    assert marked == [found.action.card.id]
    name = table._table.voice.card(found.action.card)
    assert state["advice"]["text"].startswith(f"Hint: play {name}")
    assert state["advice"]["why"]
    assert KoiKoiTable.restore(state["saved"]).state == state
    after = table.handle(
        next(c["press"] for c in zone(state, "hand")["cards"] if c["press"]["type"] == "play")
    )
    assert after["advice"] is None


def test_hints_give_reasons_of_many_kinds():
    whys = set()
    for seed in range(12):
        table = KoiKoiTable(seed=seed, practice=True)
        state = table.state
        while not is_over(table):
            if not state["buttons"]:
                whys.add(table.handle({"type": "hint"})["advice"]["why"].split(" ")[1])
            offered = presses(state)
            state = table.handle(random.Random(len(whys)).choice(offered))
    # "It completes…", "It adds…", "Then nobody…", "Then … lacks", "It takes…", "Nothing is better…", "It is the only…"
    assert {"completes", "takes", "is"} <= whys
    assert len(whys) > 5


def test_at_the_question_the_hint_names_the_answer():
    table = at_question(practice=True)
    state = table.handle({"type": "hint"})
    best = GreedyPlayer().choose(table._table.match.round.view(0))
    label = {button["message"]["type"]: button["label"] for button in table.state["ask"]["buttons"]}[
        str(best)
    ]
    assert state["advice"]["text"].startswith(f"Hint: {label}. By what is seen")


def test_no_hint_in_a_match_and_none_when_there_is_nothing_to_decide():
    table = KoiKoiTable(seed=7)
    assert table.state["tools"] == []
    assert table.handle({"type": "hint"})["error"]["code"] == "no-practice"
    assert table.handle({"type": "undo"})["error"]["code"] == "no-practice"
    practice = KoiKoiTable(seed=7, practice=True)
    for state in played(practice):
        if state["buttons"]:
            assert practice.handle({"type": "hint"})["error"]["code"] == "no-hint"
            assert [tool["disabled"] for tool in state["tools"] if tool["id"] == "hint"] == [True]
            return


# ---------------------------------------------------------------- taking back


def position(state):
    """Where the cards lie and what is asked."""
    return [state["zones"], state["choice"], state["ask"], state["status"], state["subtitle"]]


def unmarked(part):
    """The same without the marks of what is new, which a play taken back does not bring again."""
    if isinstance(part, dict):
        marks = {"marks": [mark for mark in part["marks"] if mark != "new"]} if "marks" in part else {}
        return {key: unmarked(value) for key, value in {**part, **marks}.items()}
    return [unmarked(one) for one in part] if isinstance(part, list) else part


@EVERY_TABLE
@pytest.mark.parametrize("opponent", ["greedy", "random", "people"])
def test_every_decision_of_a_match_can_be_taken_back(game, opponent):
    """Back to the first card, one decision at a time, and the same plays then give the same match."""
    table = TABLES[game](seed=11, practice=True, opponent=opponent)
    choose = random.Random(3)
    decided, pressed = [], []
    while not is_over(table):
        state = table.state
        message = choose.choice(presses(state))
        between = [button["id"] for button in state["buttons"][:1] if button["id"] in {"next", "show"}]
        pressed += [] if between else [message]
        view = table._table.match.round.view(table._table.me)
        actions = len(table._table.match.round.actions)
        after = table.handle(message)
        assert after["error"] is None
        if not between and message["type"] != "select":
            decided.append((view, actions))
    last = table._table.match.record()
    for view, actions in reversed(decided):
        state = table.handle({"type": "undo"})
        assert state["error"] is None
        assert state["said"][0] == "Taken back. Decide again."
        now = table._table.match.round
        assert now.view(now.to_move) == view
        assert len(now.actions) == actions
        if state["buttons"] and state["buttons"][0]["id"] == "show":
            table.handle({"type": "show"})
    assert table.handle({"type": "undo"})["error"]["code"] == "nothing-to-undo"
    assert [tool["disabled"] for tool in table.state["tools"] if tool["id"] == "undo"] == [True]
    again = iter(pressed)
    while not is_over(table):
        buttons = [button for button in table.state["buttons"] if button["id"] in {"next", "show"}]
        assert table.handle(buttons[0]["message"] if buttons else next(again))["error"] is None
    assert table._table.match.record() == last


def test_the_same_play_meets_the_same_flip_again():
    table = KoiKoiTable(seed=7, practice=True)
    first = table.handle({"type": "play", "card": "03-curtain"})
    back = table.handle({"type": "undo"})
    assert unmarked(position(back)) == unmarked(position(KoiKoiTable(seed=7, practice=True).state))
    again = table.handle({"type": "play", "card": "03-curtain"})
    assert again["said"] == first["said"]
    assert again["zones"] == first["zones"]


def test_what_was_undone_is_kept_over_a_reload():
    table = KoiKoiTable(seed=7, practice=True)
    table.handle({"type": "play", "card": "03-curtain"})
    back = table.handle({"type": "undo"})
    assert KoiKoiTable.restore(json.loads(json.dumps(back["saved"]))).state == back


def test_practice_is_chosen_in_the_form_and_kept_for_the_next_match():
    table = KoiKoiTable(seed=7)
    state = table.handle({"type": "new", "mode": "practice"})
    assert [tool["id"] for tool in state["tools"]] == ["hint", "undo"]
    again = table.handle({"type": "new", "another": True})
    assert next(field["value"] for field in again["form"]["fields"] if field["name"] == "mode") == "practice"
    assert table.handle({"type": "new", "mode": "match"})["tools"] == []
    assert table.handle({"type": "new", "mode": "cheat"})["error"]["code"] == "unknown-value"


# ---------------------------------------------------------------- people at one screen


def covered(state):
    return bool(state["buttons"]) and state["buttons"][0]["id"] == "show"


@EVERY_TABLE
@settings(max_examples=12)
@given(st.integers(0, 10_000), st.sampled_from(LANGS))
def test_a_covered_hand_is_nowhere_in_the_state(game, seed, lang):
    """While the screen is handed on no hand lies open, and nothing in the state depends on the hands."""
    table = TABLES[game](seed=seed, opponent="people", lang=lang, practice=seed % 2 == 0)
    choose = random.Random(seed)
    state = table.state
    handed = 0
    while not is_over(table) and handed < 12:
        round = table._table.match.round
        views = [round.view(seat) for seat in range(table._table.seats)]
        shown = {card.id for view in views for cards in getattr(view, "shown", ()) for card in cards}
        hands = [{card.id for card in view.hand} - shown for view in views]
        if covered(state):
            handed += 1
            assert not set().union(*hands) & set(faces(state))
            assert all(card["id"] is None for card in zone(state, "hand")["cards"])
            assert len(zone(state, "hand")["cards"]) == len(views[round.to_move].hand)
            assert [state["choice"], state["ask"], state["advice"], state["outlook"]] == [None] * 4
            assert _with_other_hands(table, choose) == state
        elif round.to_move is not None:
            others = [hand for seat, hand in enumerate(hands) if seat != round.to_move]
            assert not set().union(*others) & set(faces(state))
            mine = [card["id"] for card in zone(state, "hand")["cards"]]
            assert set(mine) >= hands[round.to_move]
        state = table.handle(choose.choice(presses(state)))
        assert state["error"] is None


def _with_other_hands(table, choose):
    """The state if all that nobody sees, hands and stock without shown cards, had changed places."""
    inner = table._table.match.round.table
    kept = inner.hands.copy(), inner.stock
    shown = [pile.mask for pile in getattr(table._table.match.round.view(0), "shown", ())] or [0, 0]
    open_cards = [hand & mask for hand, mask in zip(inner.hands, shown, strict=True)]
    unseen = [hand & ~mask for hand, mask in zip(inner.hands, shown, strict=True)]
    hidden = [index for hand in unseen for index in range(48) if hand >> index & 1]
    hidden += inner.stock[inner.drawn :]
    choose.shuffle(hidden)
    for seat, hand in enumerate(unseen):
        cards, hidden = hidden[: hand.bit_count()], hidden[hand.bit_count() :]
        inner.hands[seat] = open_cards[seat] | sum(1 << index for index in cards)
    inner.stock = [*inner.stock[: inner.drawn], *hidden]
    state = table.state
    inner.hands[:], inner.stock = kept
    return state


def test_the_next_person_is_named_and_shows_the_hand():
    table = KoiKoiTable(seed=7, opponent="people")
    state = table.state
    assert state["subtitle"] == "Round 1 of 3 · Player 1 0 · Player 2 0"
    assert state["status"] == "Player 1: take the screen, then press Show my hand. Nobody else looks."
    assert [zone["label"] for zone in state["zones"]][-1] == "Player 1: hand"
    for message in ({"type": "play", "card": "03-curtain"}, {"type": "select", "card": "03-curtain"}):
        refused = table.handle(message)
        assert refused["error"]["code"] == "covered"
        assert {**refused, "error": None} == state
    shown = table.handle(state["buttons"][0]["message"])
    assert shown["status"] == "Your turn: play a card from your hand."
    assert table.handle({"type": "show"})["error"]["code"] == "not-covered"
    after = table.handle({"type": "play", "card": "03-curtain"})
    assert after["status"].startswith("Player 2: take the screen")
    assert after["said"][-2] == "Player 1 played cherry with curtain: no match."
    seen = table.handle({"type": "show"})
    assert seen["said"][-2] == "Player 1 played cherry with curtain: no match."
    assert KoiKoiTable.restore(seen["saved"]).state == seen


def test_each_person_is_told_what_happened_since_the_last_own_turn():
    table = KoiKoiTable(seed=7, opponent="people")
    choose = random.Random(5)
    state = table.state
    for _ in range(30):
        if state["buttons"] and state["buttons"][0]["id"] == "next":
            break
        if covered(state):
            events = table._table.match.round.events
            seat = table._table.match.round.to_move
            mine = [place for place, event in enumerate(events) if event.seat == seat]
            since = events[mine[-1] + 1 :] if mine else events
            assert len([text for text in state["said"] if " played " in text]) == len(
                [event for event in since if event.step.value == "hand"]
            )
        state = table.handle(choose.choice(presses(state)))


def test_two_people_play_a_whole_match():
    table = KoiKoiTable(seed=3, opponent="people")
    *_, last = played(table, 3)
    assert last["status"].startswith(OVER)
    assert "Player" in last["status"] or "tie" in last["status"]
    assert last["sheet"]["head"][1:3] == ["Player 1", "Player 2"]


# ---------------------------------------------------------------- who sits opposite


def test_the_form_offers_every_level_that_plays_the_game():
    field = next(f for f in KoiKoiTable(seed=7).state["form"]["fields"] if f["name"] == "opponent")
    assert [value for value, _ in field["options"]] == [
        *(level.name for level in reversed(levels_of("koikoi"))),
        "people",
    ]


def test_a_new_level_needs_no_change_of_the_tables(monkeypatch):
    monkeypatch.setattr("hanafuda_lib.players.base.LEVELS", dict(LEVELS))
    register_levels(
        Level("first", "tests.widgets.test_table_aids:First", "First", "一番", "第一", ("koikoi",))
    )
    table = KoiKoiTable(seed=7, opponent="first")
    field = next(f for f in table.state["form"]["fields"] if f["name"] == "opponent")
    assert ["first", "First"] in field["options"]
    assert table.handle({"type": "play", "card": "03-curtain"})["error"] is None
    assert First.asked > 0


class First:
    """A player that takes the first legal action."""

    asked = 0

    def __init__(self, *, seed):
        self.seed = seed

    def choose(self, view):
        First.asked += 1
        return view.legal[0]


# ---------------------------------------------------------------- record and replay


def test_the_record_is_that_of_the_match():
    table = KoiKoiTable(seed=7)
    table.handle({"type": "play", "card": "03-curtain"})
    assert koikoi.Match.replay(table.state["record"]) == table._table.match


@EVERY_TABLE
@pytest.mark.parametrize("opponent", ["greedy", "people"])
def test_the_finished_round_can_be_replayed_and_put_away(game, opponent):
    table = TABLES[game](seed=7, opponent=opponent)
    assert table.handle({"type": "replay"})["error"]["code"] == "round-running"
    state = next(state for state in played(table) if table._table.match.round.is_over)
    tool = next(tool for tool in state["tools"] if tool["id"] == "replay")
    assert tool["label"] == "Replay this round"
    opened = table.handle(tool["message"])
    assert opened["error"] is None
    assert opened["replay"]["presenter"] == "round-replay"
    assert opened["replay"]["saved"]["kwargs"]["record"] == table._table.match.round.record()
    assert opened["replay"]["form"] is None
    steps = opened["replay"]["frames"]["layers"]["step"]
    assert len(steps) > len(table._table.match.round.view(0).events) // 2
    assert TABLES[game].restore(opened["saved"]).state == opened
    tool = next(tool for tool in opened["tools"] if tool["id"] == "replay")
    assert tool["label"] == "Close the replay"
    assert table.handle(tool["message"])["replay"] is None
    table.handle(tool["message"])
    assert table.handle({"type": "next"})["replay"] is None


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", ["hanaawase", "hachihachi"])
def test_of_more_than_three_every_round_is_replayed_in_the_tables_language(game, lang):
    """Also one from which players dropped out, or that nobody played."""
    played_by = set()
    for seed in range(8):
        table = TABLES[game](seed=seed, seats=5, lang=lang)
        for state in played(table, seed):
            if not table._table.match.round.is_over:
                continue
            assert any(tool["id"] == "replay" for tool in state["tools"])
            opened = table.handle({"type": "replay"})
            assert opened["error"] is None
            assert opened["replay"]["lang"] == lang
            assert opened["replay"]["saved"]["kwargs"]["you"] == table._table.me
            if lang == "ja":
                assert latin_in({**opened["replay"], "frames": None, "cards": None, "subtitle": ""}) == set()
            played_by.add(len(table._table.match.round.order))
            break
    assert 3 in played_by


# ---------------------------------------------------------------- everything mixed


_ASIDE = st.sampled_from(
    [
        {"type": "hint"}, {"type": "undo"}, {"type": "show"}, {"type": "replay"},
        *({"type": "lang", "lang": lang} for lang in LANGS),
        {"type": "new", "opponent": "people"}, {"type": "new", "mode": "practice"},
        {"type": "new", "opponent": "greedy", "mode": "practice"}, {"type": "undo", "at": "7/1/3"},
        "reload",
    ]
)  # fmt: skip


@EVERY_TABLE
@settings(max_examples=15)
@given(
    st.sampled_from(["greedy", "people"]),
    st.booleans(),
    st.lists(_ASIDE | st.integers(0, 60), min_size=5, max_size=40),
)
def test_whatever_is_mixed_the_state_stays_legal(game, opponent, practice, messages):
    """Presses (numbers) among languages, hints, taking back, the cover, the replay, reloads."""
    kind = TABLES[game]
    table = kind(seed=7, opponent=opponent, practice=practice)
    for message in messages:
        before = table.state
        if message == "reload":
            table = kind.restore(json.loads(json.dumps(before["saved"])))
            assert table.state == before
            continue
        offered = presses(before)
        state = table.handle(offered[message % len(offered)] if isinstance(message, int) else message)
        if state["error"]:
            assert not isinstance(message, int)
            assert {**state, "error": None} == {**before, "error": None}
        check(table, state)


def check(table, state):
    assert json.loads(json.dumps(state)) == state
    assert presses(state)
    assert all(text.strip() for path, text in texts(state) if path[-1] in {"status", "label", "title"})
    round = table._table.match.round
    seen = {card["id"] for zone in state["zones"] if zone["id"] != "pile" for card in zone.get("cards", [])}
    for seat in range(table._table.seats):
        if covered(state) or seat != table._table.me:
            view = round.view(seat)
            shown = {card.id for cards in getattr(view, "shown", ()) for card in cards}
            assert not ({card.id for card in view.hand} - shown) & seen
    if round.to_move is not None and not covered(state):
        assert round.to_move == table._table.me


@pytest.mark.parametrize(
    "change",
    [
        {"lang": "fr"}, {"lang": 1}, {"practice": 1}, {"covered": "yes"}, {"advised": None},
        {"note": "x"}, {"replaying": 0}, {"me": 2}, {"me": True},
    ],
)  # fmt: skip
def test_a_saved_match_with_another_standing_is_refused(change):
    saved = KoiKoiTable(seed=7, practice=True).state["saved"]
    with pytest.raises(HanafudaError):
        KoiKoiTable.restore({**saved, **change})
