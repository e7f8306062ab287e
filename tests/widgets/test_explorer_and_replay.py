"""The deck explorer and the replay of a round: what they show, that nothing hidden is shown too early, any message."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hanafuda_widgets
from hanafuda_lib import DECK, koikoi
from hanafuda_lib.actions import Play
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.game import Step
from hanafuda_lib.games import deal_round
from hanafuda_lib.koikoi import Match, Round, Rules
from hanafuda_lib.players import make_player
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.deck_explorer import DeckExplorer
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.round_replay import RoundReplay
from tests.widgets.table_reading import latin_in, show, steps, zone

PRESENTERS = [DeckExplorer, lambda: RoundReplay(seed=7)]
SEEDS = range(1, 9)


def move(by):
    return {"type": "move", "layer": "step", "by": by}


def groups(state):
    return state["zones"][0]["groups"]


def disabled(state):
    """Of Start, Back, Next and End."""
    return [button["disabled"] for button in state["bars"][1]["buttons"]]


# ---------------------------------------------------------------- explorer


def test_by_month_by_kind_and_by_yaku():
    explorer = DeckExplorer(rules="koikoi/yamato")
    assert [len(group["cards"]) for group in groups(explorer.state)] == [4] * 12
    kinds = groups(explorer.handle(show("by", "kind")))
    assert [(group["label"], len(group["cards"])) for group in kinds] == [
        ("Brights", 5), ("Animals", 9), ("Ribbons", 10), ("Chaff", 24)
    ]  # fmt: skip
    yaku = groups(explorer.handle(show("by", "yaku")))
    assert len(yaku) == 13  # RULES.md §B.1
    assert (
        yaku[4]["short"]
        == "Boar, Deer, Butterflies 猪鹿蝶 inoshikachō · 5 points, +1 for each further animal"
    )
    assert [card["id"] for card in yaku[4]["cards"]] == ["06-butterflies", "07-boar", "10-deer"]
    pressed = [button["pressed"] for button in explorer.state["bars"][0]["buttons"]]
    assert pressed == [False, False, True]


def test_the_view_is_named_when_it_is_made():
    assert len(groups(DeckExplorer(by="kind").state)) == 4
    assert [len(group["cards"]) for group in groups(DeckExplorer(by="yaku", rules="koikoi/mon").state)][
        :1
    ] == [5]


def test_each_game_has_its_own_yaku_of_a_card():
    explorer = DeckExplorer()
    labels = [button["label"] for button in explorer.state["bars"][0]["buttons"]]
    assert labels == [
        "By month", "By kind", "Yaku: Nintendo style (yamato)", "Yaku: Nintendo (Hana-awase)", "Yaku: Hachi-hachi"
    ]  # fmt: skip
    assert len(groups(explorer.handle(show("by", "yaku:hanaawase/nintendo")))) == 16  # RULES.md §C.1.6
    hachi = groups(explorer.handle(show("by", "yaku:hachihachi/std")))
    assert [group["short"].rpartition(" · ")[2] for group in hachi] == [
        "12 kan", "10 kan", "10 kan, +1 for each further ribbon", "7 kan", "7 kan"
    ]  # fmt: skip
    state = explorer.handle(show("card", "09-cup"))
    assert state["status"].endswith(
        "It counts in 4 yaku of Koi-Koi, 3 yaku of Hana-awase, 0 yaku of Hachi-hachi."
    )
    assert [box["title"] for box in state["scores"][1:]] == [
        "Nintendo style (yamato)", "Nintendo (Hana-awase)", "Hachi-hachi"
    ]  # fmt: skip
    assert state["scores"][3]["note"] == "In no yaku."


def test_two_sheets_of_one_game_are_told_apart():
    state = DeckExplorer(rules=["hanaawase/nintendo", "hanaawase/oishi"]).handle(show("card", "12-phoenix"))
    assert state["status"].endswith("4 yaku of Nintendo (Hana-awase), 4 yaku of Oishi Tengudo (Hana-awase).")


@pytest.mark.parametrize("rules", [[], 7, None, ["koikoi/yamato"] * 7, "chess", ["koikoi/yamato", 3]])
def test_bad_rules_are_refused(rules):
    with pytest.raises(HanafudaError):
        DeckExplorer(rules=rules)


def test_a_card_tells_its_names_and_its_yaku():
    state = DeckExplorer(rules="koikoi/yamato").handle(show("card", "09-cup"))
    (box,) = state["scores"]
    assert (box["title"], box["note"]) == (
        "Chrysanthemum with sake cup 菊に盃", "きくにさかずき · kiku ni sakazuki · 菊上杯"
    )  # fmt: skip
    assert [line["label"].split(" ")[0] for line in box["lines"]] == [
        "September", "Animal", "Animals", "Chaff", "Blossom", "Moon", "As"
    ]  # fmt: skip
    assert box["lines"][-1]["why"] == "Beside Boar, Deer, Butterflies."
    pressed = [card["id"] for group in groups(state) for card in group["cards"] if card["pressed"]]
    assert pressed == ["09-cup"]
    assert state["status"] == "September animal: chrysanthemum with sake cup. It counts in 4 yaku."


def test_under_other_rules_a_card_has_other_yaku():
    box = DeckExplorer(rules="koikoi/mon").handle(show("card", "09-cup"))["scores"][0]
    labels = " ".join(line["label"] for line in box["lines"])
    assert "Viewing" not in labels  # RULES.md §B.2: no viewing yaku


def test_every_card_can_be_pressed():
    explorer = DeckExplorer()
    for card in DECK:
        state = explorer.handle(show("card", card.id))
        assert state["error"] is None
        assert state["scores"][0]["lines"][0]["cards"][0]["id"] == card.id


# ---------------------------------------------------------------- replay


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    "rules", ["koikoi/yamato", "koikoi/mon", "koikoi/yamato lightningWild=on yakuCheck=atCapture"]
)
def test_at_each_step_every_card_lies_where_the_round_has_it(seed, rules):
    """The frames are made from the events; here the same round is played again, action by action."""
    replay = RoundReplay(seed=seed, rules=rules)
    found = steps(replay)
    round = Round.deal(Rules.parse(rules), seed=seed)
    players = [make_player("greedy", seed=2 * seed + seat) for seat in (0, 1)]
    while True:
        state = found[len(round.events)]
        views = [round.view(seat) for seat in (0, 1)]
        hands = [zone(state, "hand"), zone(state, "opponent-hand")]
        assert hands == [view.hand for view in views]
        assert [zone(state, "pile"), zone(state, "opponent-pile")] == list(views[0].piles)
        flipped = 0 if views[0].flipped is None else 1
        assert zone(state, "field") == views[0].field
        assert next(z for z in state["zones"] if z["id"] == "stock")["count"] == views[0].stock_size + flipped
        if round.to_move is None:
            break
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    assert len(found) == len(round.events) + 1
    assert found[-1]["status"] == "The end of the round."


@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize(
    "rules",
    ["hanaawase/nintendo", "hanaawase/h80", "hanaawase/nintendo openingHands=on", "hachihachi/std",
     "hanaawase/nintendo seats=4 activePlayers=all"],
)  # fmt: skip
def test_rounds_for_three_and_four_are_stepped_through_card_by_card(seed, rules):
    replay = RoundReplay(seed=seed, rules=rules)
    found = steps(replay)
    round = deal_round(parse_rules(rules), seed=seed)
    seats = range(len(round.first_deal.hands))
    players = [make_player("greedy", seed=len(seats) * seed + seat) for seat in seats]
    while True:
        state = found[len(round.events)]
        views = [round.view(seat) for seat in seats]
        hands = [zone(state, "hand"), *(zone(state, f"opponent-hand-{seat}") for seat in seats[1:])]
        assert hands == [view.hand for view in views]
        piles = [zone(state, "pile"), *(zone(state, f"opponent-pile-{seat}") for seat in seats[1:])]
        assert piles == list(views[0].piles)
        assert zone(state, "field") == views[0].field
        if round.to_move is None:
            break
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    assert len(found) == len(round.events) + 1
    last = found[-1]
    assert last["status"] == "The end of the round."
    if any(round.result.points):
        for name, won in zip(("Aki", "Ben", "Chie", "Dai"), round.result.points, strict=False):
            signed = f"+{won}" if won > 0 else str(won).replace("-", "−")
            assert f"{name} {signed}" in last["said"][-1]


def test_a_round_of_hachi_hachi_tells_hand_yaku_yaku_and_the_field():
    said = [" ".join(state["said"]) for state in steps(RoundReplay(rules="hachihachi/std", seed=2))]
    assert "on the field: a grand field (zetsuba 絶場), every payment counts four times." in said[0]
    assert said[1].startswith("Aki showed Three of a Month (三本 sanbon), a hand yaku (teyaku 手役): cherry")
    assert said[2] == "Ben showed nothing."
    assert any(
        "This made Red Poems (赤短 akatan): 7 kan from each (all three red poem ribbons)." in text
        for text in said
    )
    assert said[-1].endswith("In mon: Aki +672, Ben −624, Chie −48.")


@pytest.mark.parametrize("lang", ["ja", "zh"])
@pytest.mark.parametrize("rules", ["hanaawase/nintendo", "hanaawase/h80", "hachihachi/std"])
def test_a_replay_of_a_game_for_three_says_nothing_in_english(lang, rules):
    for seed in range(4):
        replay = RoundReplay(seed=seed, rules=rules, lang=lang, names=["甲", "乙", "丙"], you=seed % 3)
        for state in steps(replay):
            assert latin_in({**state, "frames": None, "cards": None}) == set()


def test_every_step_of_a_round_has_a_name():
    """Whatever happens in a round, the list of steps can say it in each language."""
    for step in Step:
        for lang in ("en", "ja", "zh"):
            assert say(lang, f"replay.what.{step.value}")


def test_each_turn_is_explained():
    states = steps(RoundReplay(seed=2026))
    said = [" ".join(state["said"]) for state in states]
    assert said[0] == "Aki is the dealer (oya 親) and plays first."
    assert said[1].startswith(
        "Aki played chrysanthemum with sake cup. It took the only card of its month there:"
    )
    assert "No plum card lay on the field, so it stayed there." in said[2]
    assert "Two cards of its month lay there: Aki chose pine with red poem ribbon." in said[5]
    assert "This made Chaff (素札 kasu): 1 point (ten chaff cards: 1)." in said[20]
    assert said[21] == "Ben stopped (shōbu 勝負). Ben scored 1 point."


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_shows_the_score_of_the_round(seed):
    replay = RoundReplay(seed=seed)
    state = steps(replay)[-1]
    round = Round.deal(koikoi.YAMATO, seed=seed)
    players = [make_player("greedy", seed=2 * seed + seat) for seat in (0, 1)]
    while round.to_move is not None:
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    if round.result.winner is None:
        assert state["scores"] == []
        assert state["said"][-1] == "The round is drawn: nobody scored."
    else:
        assert state["scores"][0]["total"] == max(round.result.points)


def test_forwards_and_back_and_never_beyond_the_ends():
    replay = RoundReplay(seed=7)
    start = replay.state
    assert disabled(start) == [True, True, False, False]
    first = replay.handle(move(1))
    assert replay.handle(move(1))["bars"][0]["select"]["value"] == "2"
    assert replay.handle(move(-1)) == first
    assert replay.handle(move(-5)) == start
    end = replay.handle(move(9999))
    assert disabled(end) == [False, False, True, True]
    assert replay.handle(move(1)) == end


def test_a_record_of_a_round_gives_that_round():
    round = Round.deal(koikoi.MON, seed=5, dealer=1)
    while round.to_move is not None:
        round.play(round.legal_actions()[0])
    state = RoundReplay(record=round.record(), names=["You", "Opponent"]).state
    assert state["said"] == ["Opponent is the dealer (oya 親) and plays first."]
    assert zone(state, "hand") == round.first_deal.hands[0]


def test_a_record_of_a_match_gives_its_rounds():
    match = Match(koikoi.YAMATO, seed=7, rounds=3)
    while match.number < 3:
        while match.round.to_move is not None:
            match.play(match.round.legal_actions()[0])
        match.next_round()
    deals = [zone(RoundReplay(record=match.record(), number=number).state, "field") for number in (1, 2)]
    assert deals == [round.first_deal.field for round in match.history]
    assert zone(RoundReplay(record=match.record()).state, "field") == deals[1]
    with pytest.raises(HanafudaError, match="from 1 to 2"):
        RoundReplay(record=match.record(), number=3)


def test_a_round_that_is_being_played_is_not_shown():
    """Its hands are hidden: a replay would show them."""
    round = Round.deal(koikoi.YAMATO, seed=7)
    round.play(next(action for action in round.legal_actions() if isinstance(action, Play)))
    with pytest.raises(HanafudaError, match="still being played"):
        RoundReplay(record=round.record())
    with pytest.raises(HanafudaError, match="no round that is over"):
        RoundReplay(record=Match(koikoi.YAMATO, seed=7, rounds=3).record())


def test_a_round_that_a_hand_yaku_ends_has_one_step():
    seed = next(s for s in range(3000) if Round.deal(koikoi.YAMATO, seed=s).is_over)
    states = steps(RoundReplay(seed=seed))
    assert len(states) == 1
    assert "A dealt hand was a yaku." in states[0]["said"]
    assert states[0]["scores"][0]["total"] == 6  # RULES.md §B.1.4


@pytest.mark.parametrize(
    "kwargs", [{"record": "x"}, {"record": 7}, {"seed": -1}, {"rules": "x"}, {"names": ["A"]}, {"names": ["A", "A"]},
               {"names": ["A", ""]}, {"names": "AB"}]
)  # fmt: skip
def test_bad_arguments_are_named(kwargs):
    with pytest.raises(HanafudaError):
        RoundReplay(**kwargs)


# ---------------------------------------------------------------- another record, other languages


def finished(seed=7):
    """A match with two rounds that are over."""
    match = Match(koikoi.YAMATO, seed=seed, rounds=3)
    while match.number < 3:
        while match.round.to_move is not None:
            match.play(match.round.legal_actions()[0])
        match.next_round()
    return match


def test_a_pasted_record_takes_the_place_of_the_round():
    replay = RoundReplay(seed=3)
    match = finished()
    text = match.record().replace("; ", ";\n  ")  # as a letter or a chat breaks it
    state = replay.handle({"type": "record", "record": f"  {text}\n"})
    assert state["error"] is None
    assert zone(state, "field") == match.history[1].first_deal.field
    first = replay.handle({"type": "record", "record": match.record(), "number": 1})
    assert zone(first, "field") == match.history[0].first_deal.field
    assert RoundReplay.restore(first["saved"]).state == first
    assert replay.handle(move(1))["status"].startswith("Turn 1, ")


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"record": ""}, "expected"),
        ({"record": "hello"}, "hello"),
        ({"record": 7}, "bad record 7 of 'record': expected a text"),
        ({}, "expected a text"),
        ({"record": "hanafuda1 koikoi/yamato; seed 7; play 13-cow"}, "unknown card '13-cow'"),
        ({"record": "hanafuda1 koikoi/nagoya; seed 7; play"}, "koikoi/nagoya"),
        ({"record": "hanafuda1 koikoi/yamato gameLength=3; seed 7; play"}, "expected one at least"),
        ({"record": finished().record(), "number": 3}, "expected a whole number from 1 to 2"),
        ({"record": finished().record(), "number": 0}, "expected a whole number from 1 to 99"),
    ],
)
def test_a_record_that_cannot_be_read_is_named_and_nothing_is_lost(message, words):
    replay = RoundReplay(seed=3)
    replay.handle(move(4))
    before = replay.state
    state = replay.handle({"type": "record", **message})
    assert words.lower() in state["error"]["message"].lower()
    assert len(state["error"]["message"]) < 400
    assert {**state, "error": None} == before


@pytest.mark.parametrize("lang", ["ja", "zh"])
@pytest.mark.parametrize("rules", ["koikoi/yamato", "koikoi/mon"])
def test_a_replay_says_nothing_in_english(lang, rules):
    for seed in range(3):
        names = {"ja": ["アキ", "ベン"], "zh": ["阿秋", "阿本"]}[lang]
        for state in steps(RoundReplay(seed=seed, rules=rules, lang=lang, names=names)):
            assert latin_in({**state, "frames": None, "cards": None}) == set()
            assert state["lang"] == lang


def test_a_replay_can_be_told_to_one_of_the_two():
    """The learner's cards lie below, whichever the seat, and are called the learner's."""
    match = finished()
    for you in (0, 1):
        replay = RoundReplay(record=match.record(), names=["Aki", "the opponent"][:: 1 - 2 * you], you=you)
        first = replay.state
        assert zone(first, "hand") == match.history[1].first_deal.hands[you]
        assert [z["label"] for z in first["zones"] if z["id"] in {"hand", "opponent-hand"}] == [
            "The opponent's hand", "Your hand",
        ]  # fmt: skip
        said = " ".join(text for state in steps(replay) for text in state["said"])
        assert "You played " in said
        assert "The opponent played " in said
        assert "Aki" not in said


@pytest.mark.parametrize("wrong", [{"lang": "fr"}, {"lang": None}, {"you": 2}, {"you": True}])
def test_a_wrong_language_or_seat_is_named(wrong):
    with pytest.raises(HanafudaError, match="expected one of"):
        RoundReplay(**wrong)


# ---------------------------------------------------------------- messages


@pytest.mark.parametrize("make", PRESENTERS)
@pytest.mark.parametrize(
    ("message", "code"),
    [
        (None, "bad-message"),
        ({"type": "play"}, "unknown-type"),
        ({"type": "show"}, "bad-field"),
        (show("colour", "1"), "unknown-layer"),
        ({"type": "move", "layer": "colour", "by": 1}, "unknown-layer"),
        ({"type": "show", "layer": "step", "frame": 1, "x": 1}, "unknown-field"),
    ],
)
def test_what_it_refuses_changes_nothing(make, message, code):
    presenter = make()
    before = presenter.state
    state = presenter.handle(message)
    assert state["error"]["code"] == code
    assert {**state, "error": None} == before


MESSAGES = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["show", "move", "x", "record"])},
        optional={
            "layer": st.sampled_from(["by", "card", "step", "x", None, 3]),
            "frame": st.sampled_from(["month", "yaku", "none", "09-cup", "3", "999", 3, None]),
            "by": st.sampled_from([1, -1, 5, -9999, 10**6, True, "1"]),
            "record": st.sampled_from([Round.deal(koikoi.YAMATO, seed=1).record(), "x", None, 3]),
        },
    ),
    st.none() | st.integers() | st.text(max_size=3),
)


@given(st.lists(MESSAGES, max_size=8), st.sampled_from(PRESENTERS))
def test_any_messages_leave_a_state_that_is_json_and_goes_on_after_a_reload(messages, make):
    presenter = make()
    for message in messages:
        state = presenter.handle(message)
        assert json.loads(json.dumps(state)) == state
        assert {**state, "error": None} == type(presenter).restore(state["saved"]).state


@pytest.mark.parametrize("saved", [None, {}, {"v": 2}, {"v": 1, "kwargs": {}, "at": {}},
                                   {"v": 1, "kwargs": {}, "at": {"by": "x", "card": "none", "step": "x"}}])  # fmt: skip
@pytest.mark.parametrize("cls", [DeckExplorer, RoundReplay])
def test_a_place_that_cannot_be_is_refused(cls, saved):
    with pytest.raises(HanafudaError):
        cls.restore(saved)


def test_the_widgets_name_themselves_and_show_the_page():
    for widget, presenter in [
        (hanafuda_widgets.DeckExplorer(by="kind"), DeckExplorer(by="kind")),
        (hanafuda_widgets.RoundReplay(seed=3), RoundReplay(seed=3)),
    ]:
        again = eval(repr(widget), vars(hanafuda_widgets.score_widgets))
        assert again.state == widget.state == presenter.state
        data, _ = widget._repr_mimebundle_()
        assert data["text/html"] == page_html(presenter)
