"""What the Koi-Koi table says: who called, who won what, and why, always with the right person's name."""

import json
import random

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.presenters.base import shown
from hanafuda_widgets.presenters.koikoi_calls import calls_json, doubling_why, koikoi_factor, risk_lines
from hanafuda_widgets.presenters.koikoi_form import rule_sets
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from tests.browser.table_driver import OVER, presses, states_by_phase

RULES = rule_sets()
FROM_SEVEN = "A sum of seven or more counts twice"


def matches(seeds, *, always_koikoi=False, **options):
    """Every state of some matches that are played at random."""
    for seed in seeds:
        table = KoiKoiTable(seed=seed, **options)
        choose = random.Random(seed)
        state = table.state
        while not state["status"].startswith(OVER):
            yield state
            offered = presses(state)
            state = table.handle(offered[-1] if state["ask"] and always_koikoi else choose.choice(offered))
            assert state["error"] is None
        yield state


@pytest.fixture(scope="module")
def phases():
    return states_by_phase()


# ---------------------------------------------------------------- a call stands


def test_a_call_stands_on_the_table_until_the_round_is_over(phases):
    table = KoiKoiTable.restore(phases["ask"]["saved"])
    state = table.handle(phases["ask"]["ask"]["buttons"][1]["message"])
    assert phases["ask"]["standing"] == []
    if state["standing"]:  # the opponent may have ended the round at once
        assert state["standing"][0]["title"] == "You called koi-koi."
    seen = 0
    for state in matches(range(8), always_koikoi=True):
        called = [entry["text"] for entry in state["log"] if entry["round"] == round_of(state)]
        callers = {text.split(" called")[0] for text in called if "called koi-koi" in text}
        if state["scores"]:
            assert state["standing"] == []
        else:
            assert bool(state["standing"]) == bool(callers)
            for caller in callers:
                assert caller.lower() in state["standing"][0]["title"].lower()
            if callers:
                seen += 1
                # Whatever was said is gone after a reload; the mark must not be.
                assert KoiKoiTable.restore(state["saved"]).state["standing"] == state["standing"]
    assert seen > 10


def round_of(state):
    return int(state["subtitle"].split()[1])


@pytest.mark.parametrize(
    ("rules", "calls", "title", "text"),
    [
        # RULES.md §B.1.8 (S003): one call, the next yaku ends the round, the other's points double.
        ("koikoi/yamato", (1, 0), "You called koi-koi.",
         "The next yaku, new or grown, ends the round. If the opponent wins it, the points count twice."),
        ("koikoi/yamato", (0, 1), "The opponent called koi-koi.",
         "The next yaku, new or grown, ends the round. If you win it, the points count twice."),
        # §B.2 (S000): any number of calls, and no doubling.
        ("koikoi/mon", (1, 0), "You called koi-koi.",
         "Whoever has the next yaku, new or grown, may stop, or call koi-koi as well."),
        ("koikoi/mon", (2, 1), "You called koi-koi twice and the opponent called koi-koi.",
         "Whoever has the next yaku, new or grown, may stop, or call koi-koi as well."),
        ("koikoi/yamato koikoiMultiplier=any", (1, 0), "You called koi-koi.",
         "The next yaku, new or grown, ends the round. Whoever wins it, the points count twice."),
        # Three calls in all, plus one: four times, for either winner.
        ("koikoi/classic koikoiMultiplier=callsPlusOne", (1, 2),
         "You called koi-koi and the opponent called koi-koi twice.",
         "Whoever has the next yaku, new or grown, may stop, or call koi-koi as well. "
         "Whoever wins it, the points count 4 times."),
        # §B.3 koikoiNeeds: only a new yaku counts, or only a sum of three and more.
        ("koikoi/yamato koikoiNeeds=newYakuOnly", (1, 0), "You called koi-koi.",
         "The next new yaku ends the round. If the opponent wins it, the points count twice."),
        ("koikoi/mon koikoiNeeds=newYakuOnly", (1, 0), "You called koi-koi.",
         "Whoever makes the next new yaku may stop, or call koi-koi as well."),
        ("koikoi/mon koikoiNeeds=minBase(3)", (1, 0), "You called koi-koi.",
         "Whoever has the next yaku, new or grown, may stop, or call koi-koi as well. "
         "A sum of less than 3 is not enough."),
        # Twice for each call of the other: 2 x 2 against the one who called twice.
        ("koikoi/classic koikoiMultiplier=perCall", (2, 0), "You called koi-koi twice.",
         "Whoever has the next yaku, new or grown, may stop, or call koi-koi as well. "
         "If the opponent wins it, the points count 4 times."),
    ],
)  # fmt: skip
def test_the_mark_says_who_called_and_what_it_means(rules, calls, title, text):
    (mark,) = calls_json(koikoi.Rules.parse(rules), calls)
    assert mark["title"] == title
    assert mark["text"] == text


# ---------------------------------------------------------------- why points are doubled


@pytest.mark.parametrize(
    ("multiplier", "calls", "winner", "factor", "why"),
    [
        ("opponent", (1, 0), 1, 2, "Because you called koi-koi"),
        ("opponent", (1, 0), 0, 1, ""),
        ("opponent", (0, 1), 0, 2, "Because the opponent called koi-koi"),
        ("own", (1, 0), 0, 2, "Because you called koi-koi"),
        ("own", (1, 0), 1, 1, ""),
        ("any", (1, 1), 0, 2, "Because you called koi-koi and the opponent called koi-koi"),
        ("callsPlusOne", (1, 1), 0, 3,
         "Because you called koi-koi and the opponent called koi-koi: the number of calls, and one more"),
        ("perCall", (3, 0), 1, 8, "Because you called koi-koi 3 times: twice for each call"),
    ],
)  # fmt: skip
def test_the_reason_of_a_doubling_names_who_called(multiplier, calls, winner, factor, why):
    rules = koikoi.CLASSIC.with_options({"koikoiMultiplier": multiplier})
    assert koikoi_factor(rules, calls, winner=winner) == factor
    assert doubling_why(rules, calls, winner=winner) == why


def test_in_played_rounds_the_one_who_called_is_named():
    whys = set()
    for state in matches(range(30), always_koikoi=True):
        if not state["scores"]:
            continue
        mine = state["scores"][0]["title"].startswith("Your score")
        log = [entry["text"] for entry in state["log"] if entry["round"] == round_of(state)]
        for step in state["scores"][0]["steps"]:
            if step["label"] == "Koi-koi":
                whys.add((mine, step["why"]))
                caller = "The opponent" if mine else "You"
                assert f"{caller} called koi-koi: the round goes on." in log
            elif step["why"]:
                assert step["why"] == FROM_SEVEN
    # Yamato doubles for the other player's call only.
    assert whys <= {(True, "Because the opponent called koi-koi"), (False, "Because you called koi-koi")}
    assert (False, "Because you called koi-koi") in whys


def test_the_question_tells_gain_and_risk_apart(phases):
    ask = phases["ask"]["ask"]
    assert ask["score"]["title"] == f"If you stop now, you win {points(ask['score']['total'])}"
    assert ask["score"]["note"] == ""
    assert ask["risk"]["title"] == "If you call koi-koi"
    assert ask["risk"]["lines"] == [
        "You can win more points.",
        "If the opponent makes a yaku first, you get nothing for this round, "
        "and the opponent's points count twice.",
    ]
    own = koikoi.CLASSIC.with_options({"koikoiMultiplier": "own"})
    assert risk_lines(own, (0, 0)) == [
        "You can win more points, and they will count twice.",
        "If the opponent makes a yaku first and stops, you get nothing for this round.",
    ]


@pytest.mark.parametrize(
    ("needs", "calls", "cost"),
    [
        # The first call of a round: the other has no yaku that could grow (§B.1.7).
        ("anyRise", (0, 0), "If the opponent makes a yaku first and stops, you"),
        # The other has called, so he has a yaku, and a grown one is enough (§B.1.6).
        ("anyRise", (0, 1), "If the opponent makes a new yaku first, or one grows, and the opponent stops, you"),
        ("newYakuOnly", (0, 1), "If the opponent makes a yaku first and stops, you"),
        # Below three points nobody was asked: the other may have a small yaku already.
        ("minBase(3)", (0, 0), "If the opponent makes a new yaku first, or one grows, and the opponent stops, you"),
    ],
)  # fmt: skip
def test_the_risk_of_a_call_names_what_the_other_must_do(needs, calls, cost):
    rules = koikoi.MON.with_options({"koikoiNeeds": needs})
    assert risk_lines(rules, calls)[1] == f"{cost} get nothing for this round."


def points(number):
    return "1 point" if number == 1 else f"{number} points"


# ---------------------------------------------------------------- who won, and how


def test_the_winners_number_comes_first():
    verdicts = set()
    for state in matches(range(12)):
        if state["status"].startswith(OVER):
            _, yours, theirs, _ = state["sheet"]["rows"][-1]
            more, less = sorted((int(yours), int(theirs)), reverse=True)
            assert state["status"].endswith(f"{more} to {less}.")
            verdicts.add(state["status"].split(". ")[1].split(",")[0])
    assert {"You win", "The opponent wins"} <= verdicts


def test_the_score_sheet_says_who_ended_each_round():
    endings = set()
    for state in matches(range(25), always_koikoi=True):
        for _, yours, theirs, how in state["sheet"]["rows"][:-1]:
            endings.add(how)
            if int(yours) != int(theirs):
                assert how.startswith("You" if int(yours) > int(theirs) else "The opponent"), how
    assert "The opponent stopped" in endings
    assert any("gained yaku points after a koi-koi" in how for how in endings)
    assert not any("a player" in how.lower() for how in endings)


def test_a_zero_sum_match_shows_the_points_that_each_begins_with():
    table = KoiKoiTable(seed=7, rules="koikoi/yamato scoring=zeroSum")
    first, total = table.state["sheet"]["rows"]
    assert first[:3] == ["Start", "50", "50"]
    assert total[:3] == ["Total", "50", "50"]
    for state in matches(range(3), rules="koikoi/yamato scoring=zeroSum"):
        rows = state["sheet"]["rows"]
        assert rows[0][:3] == ["Start", "50", "50"]
        for seat in (1, 2):
            assert sum(int(row[seat]) for row in rows[:-1]) == int(rows[-1][seat])
    assert KoiKoiTable(seed=7).state["sheet"]["rows"][0][0] == "Total"


def test_the_dealers_right_is_explained():
    """Under mon a round in which nobody stops pays the dealer 3 points (RULES.md §B.2)."""
    for state in matches(range(30), rules="koikoi/mon"):
        lines = state["scores"][0]["lines"] if state["scores"] else []
        if lines and lines[0]["label"].startswith("The dealer's right"):
            assert lines[0]["points"] == 3
            assert lines[0]["why"].startswith("Nobody stopped. In this rule set the dealer (oya 親)")
            return
    raise AssertionError("no round was played out")


def test_the_first_dealer_is_explained_and_equal_months_turn_again():
    """The earlier month deals; equal months turn another card (RULES.md §B.1.1)."""
    ties = 0
    for seed in range(60):
        state = KoiKoiTable(seed=seed).state
        cuts = koikoi.Match(koikoi.YAMATO, seed=seed, rounds=3).opening.cuts
        told = [entry["text"] for entry in state["log"]]
        assert told.count("That is the same month, so both turn another card.") == len(cuts) - 1
        assert told.count("The earlier month deals.") == 1
        ties += len(cuts) - 1
        mine, other = cuts[-1]
        deals = "You deal" if mine.month < other.month else "The opponent deals"
        assert f"{deals}, and the dealer (oya 親) plays first." in told
    assert ties


# ---------------------------------------------------------------- settings and the list of yaku


def test_all_five_rule_sets_of_the_library_can_be_chosen_and_are_explained():
    form = KoiKoiTable(seed=7).state["form"]
    every = {rules.id for rules in (koikoi.YAMATO, koikoi.MON, koikoi.SHIRAGIKU, koikoi.CLASSIC, koikoi.APP)}
    assert {value for value, _ in form["fields"][0]["options"]} == every
    assert [name for name, _ in form["help"]] == [label for _, label in form["fields"][0]["options"]]
    for rules in every:
        state = KoiKoiTable(seed=7).handle({"type": "new", "rules": rules})
        assert state["error"] is None
        assert state["guide"]["note"].startswith(RULES[rules][0])


def test_what_is_said_of_the_rule_sets_is_true():
    for rules_id, (_, text) in RULES.items():
        rules = koikoi.Rules.parse(rules_id)
        assert ("Seven points or more count twice" in text) == (rules.seven_doubling.value == "on")
        assert ("any number of times" in text) == (rules_id in {"koikoi/mon", "koikoi/classic", "koikoi/app"})
        if "any number of times" in text:
            assert rules.koikoi_limit.value == "unlimited"
    assert koikoi.YAMATO.koikoi_limit.value == "one"
    assert koikoi.MON.koikoi_multiplier.value == "none"
    assert koikoi.MON.exhausted_draw.dealer_points == 3
    assert koikoi.CLASSIC.bright_values.value == "15-8-7-6"
    assert koikoi.SHIRAGIKU.bright_values.value == "15-10-8-6"
    assert (koikoi.SHIRAGIKU.ribbon_value.value, koikoi.SHIRAGIKU.ribbon_both.value) == ("6", "15")
    assert koikoi.APP.cup_role.value == "animalOnly"


def test_a_new_match_asks_first_only_when_one_would_be_lost(phases):
    start = KoiKoiTable(seed=7)
    assert start.state["form"]["confirm"] is None
    played = start.handle({"type": "play", "card": "03-curtain"})
    assert played["form"]["confirm"]["question"].startswith("Your match is not over.")
    assert phases["round end"]["form"]["confirm"] is not None
    assert phases["match end"]["form"]["confirm"] is None
    # The opponent has played first here: nothing of the learner's would be lost.
    for seed in range(20):
        state = KoiKoiTable(seed=seed).state
        if not state["buttons"]:
            assert state["form"]["confirm"] is None


def test_another_seed_needs_no_seed_in_the_field():
    """The page leaves an empty field out; its extra fields say the rest."""
    table = KoiKoiTable(seed=7)
    extra = table.state["form"]["also"][0]["extra"]
    state = table.handle({"type": "new", "rounds": 3, **extra})
    assert state["error"] is None
    seed = next(field for field in state["form"]["fields"] if field["name"] == "seed")
    assert seed["value"] != 7
    assert "match" in table.state["form"]["submit"]["label"].lower()


@pytest.mark.parametrize("rules", [*RULES, "koikoi/yamato kusatan=plusEach"])
def test_the_list_of_yaku_is_that_of_the_rules(rules):
    guide = KoiKoiTable(seed=7, rules=rules).state["guide"]
    rows = koikoi.Rules.parse(rules).yaku_table().rows
    assert [line["points"] for line in guide["lines"]] == [row.points for row in rows]
    assert all(line["why"] for line in guide["lines"])
    boar = next(line for line in guide["lines"] if "inoshikachō" in line["label"])
    assert [card["id"] for card in boar["cards"]] == ["06-butterflies", "07-boar", "10-deer"]


# ---------------------------------------------------------------- the choice, in its place


@pytest.mark.parametrize("phase", ["choice", "flip"])
def test_the_cards_of_a_choice_are_pressed_on_the_field(phases, phase):
    state = phases[phase]
    field = next(zone for zone in state["zones"] if zone["id"] == "field")["cards"]
    assert state["choice"]["zone"] == "field"
    offered = {card["id"]: card["press"] for card in state["choice"]["cards"]}
    assert {card["id"]: card["press"] for card in field if card["press"]} == offered
    for card in field:
        assert card["marks"] == (["choose"] if card["id"] in offered else ["dim"])


# ---------------------------------------------------------------- nothing that can be sent does harm


class Unwritable:
    """An object whose text form fails."""

    def __repr__(self):
        raise RuntimeError("no text")


def nest(depth):
    inner: list[object] = []
    for _ in range(depth):
        inner = [inner]
    return inner


HUGE = 10**5000


@pytest.mark.parametrize(
    "message",
    [
        {"type": "new", "seed": HUGE},
        {"type": "new", "rounds": -HUGE},
        {"type": HUGE},
        {"type": "play", "card": nest(100_000)},
        nest(100_000),
        {"type": Unwritable()},
        Unwritable(),
        {"type": "play", HUGE: 1},
    ],
    ids=range(8),
)
def test_values_that_cannot_be_written_are_refused_like_others(message):
    table = KoiKoiTable(seed=7)
    before = table.state
    state = table.handle(message)
    assert state["error"]["code"] in {"bad-message", "bad-field", "unknown-type", "unknown-field"}
    assert len(state["error"]["message"]) < 300
    assert {**json.loads(json.dumps(state)), "error": None} == before


@pytest.mark.parametrize(
    "saved", [{"v": HUGE}, nest(100_000), {"v": nest(100_000)}, {"v": 2, "kwargs": HUGE}]
)
def test_saved_values_that_cannot_be_written_are_refused(saved):
    with pytest.raises(HanafudaError) as caught:
        KoiKoiTable.restore(saved)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "change",
    [
        {"v": True},
        {"opponent": "random"},
        {"kwargs": {**KoiKoiTable(seed=7).kwargs, "rounds": "3"}},
        {"kwargs": {**KoiKoiTable(seed=7).kwargs, "opponent": "random"}},
        {"check": 0},
        {"more": 1},
    ],
)
def test_a_saved_match_that_was_changed_is_refused(change):
    saved = KoiKoiTable(seed=7).state["saved"]
    assert KoiKoiTable.restore(saved).state["saved"] == saved
    with pytest.raises(HanafudaError):
        KoiKoiTable.restore({**saved, **change})


def test_rounds_are_a_number():
    with pytest.raises(HanafudaError, match="bad number of rounds '3'"):
        KoiKoiTable(seed=7, rounds="3")


@pytest.mark.parametrize(
    ("value", "end"), [({1: "x" * 90}, "…}"), (["x" * 90], "…]"), (("x" * 90,), "…)"), ("x" * 90, "…'")]
)
def test_a_shortened_value_ends_as_it_began(value, end):
    assert shown(value).endswith(end)
    assert len(shown(value)) <= 60
