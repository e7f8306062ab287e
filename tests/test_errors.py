"""Errors: one family, a stable code, a text for learners."""

import pickle

import pytest

import hanafuda_lib
from hanafuda_lib import (
    ALL,
    Card,
    Claim,
    HanafudaError,
    IllegalActionError,
    KoiKoi,
    NotationError,
    Pile,
    Play,
    RulesError,
    Shobu,
    Take,
    find_rules,
    hachihachi,
    hanaawase,
    koikoi,
    names,
)
from hanafuda_lib.errors import printable
from hanafuda_lib.notation import parse_action, parse_deal
from hanafuda_lib.players import GreedyPlayer, RandomPlayer, make_player
from hanafuda_lib.sources import source

CRANE = Card.parse("01-crane")


@pytest.mark.parametrize("kind", [NotationError, IllegalActionError, RulesError])
def test_all_errors_are_value_errors_of_one_family_and_pickle(kind):
    error = kind("some-code", "bad thing 'x': expected a good one")
    assert isinstance(error, HanafudaError)
    assert isinstance(error, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again)) == (kind, error.code, str(error))


def started():
    return koikoi.Round.deal(koikoi.YAMATO, seed=7)


#: What is wrong, the error's kind, its code, the value that it must name, what it must expect.
BAD = [
    (lambda: Card.parse("13-cow"), NotationError, "unknown-card", "'13-cow'", "01-crane"),
    (lambda: Pile.parse("01-crane 01-crane"), NotationError, "doubled-card", "'01-crane'", "once"),
    (lambda: find_rules("koikoi/tokyo"), RulesError, "unknown-rules", "'koikoi/tokyo'", "koikoi/yamato"),
    (lambda: find_rules(None), RulesError, "unknown-rules", "None", "koikoi/mon"),
    (lambda: find_rules(["koikoi/mon"]), RulesError, "unknown-rules", "['koikoi/mon']", "koikoi/mon"),
    (
        lambda: koikoi.YAMATO.with_options({"eightDoubling": "on"}),
        RulesError, "unknown-option", "'eightDoubling'", "sevenDoubling",
    ),
    (
        lambda: koikoi.YAMATO.with_options({"viewing": "maybe"}),
        RulesError, "unknown-value", "'maybe'", "on, off, needOther, three",
    ),
    (lambda: koikoi.Rules.parse("koikoi/yamato viewing"), RulesError, "bad-option", "'viewing'", "NAME=VALUE"),
    (
        lambda: koikoi.Rules.parse("koikoi/yamato viewing=on viewing=off"),
        RulesError, "doubled-option", "'viewing'", "once",
    ),
    (lambda: koikoi.Rules.parse(""), RulesError, "unknown-rules", "''", "koikoi/yamato"),
    (lambda: koikoi.Rules.parse(7), RulesError, "unknown-rules", "7", "koikoi/yamato"),
    (lambda: koikoi.YAMATO.score("01-crane"), RulesError, "bad-pile", "'01-crane'", "a Pile"),
    (
        lambda: koikoi.YAMATO.score(Pile(), opponent_koikoi=-1),
        RulesError, "bad-number", "opponent_koikoi -1", "0 to",
    ),
    (lambda: koikoi.YAMATO.score(Pile(), own_koikoi=True), RulesError, "bad-number", "True", "whole number"),
    (lambda: koikoi.YAMATO.score(Pile(), own_koikoi=21), RulesError, "bad-number", "21", "0 to 20"),
    (lambda: koikoi.YAMATO.score(Pile(), field_brights=6), RulesError, "bad-number", "6", "0 to 5"),
    (lambda: koikoi.YAMATO.score(Pile(), field="01-crane"), RulesError, "bad-pile", "field '01-crane'", "a Pile"),
    (lambda: koikoi.YAMATO.score(Pile(), month=0), RulesError, "bad-month", "0", "1 to 12"),
    (lambda: koikoi.YAMATO.yaku_table(month=13), RulesError, "bad-month", "13", "1 to 12"),
    (lambda: koikoi.YAMATO.score(Pile(), month=True), RulesError, "bad-month", "True", "1 to 12"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=-1), RulesError, "bad-seed", "-1", "0 or more"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed="7"), RulesError, "bad-seed", "'7'", "whole number"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=True), RulesError, "bad-seed", "True", "whole number"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=7, dealer=2), RulesError, "bad-dealer", "2", "0 or 1"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=7, dealer=True), RulesError, "bad-dealer", "True", "0 or 1"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=7, month=1.0), RulesError, "bad-month", "1.0", "1 to 12"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=7, month=True), RulesError, "bad-month", "True", "1 to 12"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=7, month=13), RulesError, "bad-month", "13", "1 to 12"),
    (lambda: koikoi.Round.deal("koikoi/yamato", seed=7), RulesError, "bad-rules", "'koikoi/yamato'", "Rules"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=7).view(2), RulesError, "bad-seat", "2", "0 to 1"),
    (lambda: koikoi.Match(koikoi.YAMATO, seed=7, rounds=5), RulesError, "bad-rounds", "5", "3, 6 or 12"),
    (lambda: koikoi.Match(koikoi.YAMATO, seed=-7), RulesError, "bad-seed", "-7", "0 or more"),
    (lambda: koikoi.Match("koikoi/yamato", seed=7), RulesError, "bad-rules", "'koikoi/yamato'", "Rules"),
    (lambda: koikoi.Match("koikoi/yamato", seed=7, rounds=3), RulesError, "bad-rules", "'koikoi/yamato'", "Rules"),
    (lambda: parse_action("fold"), NotationError, "unknown-action", "'fold'", "koikoi"),
    (lambda: parse_deal("01-crane", seats=2), NotationError, "bad-deal", "1 parts", "2 hands, field and stock"),
    (lambda: started().play(Shobu()), IllegalActionError, "illegal-action", "'shobu'", "02-red-poem"),
    (lambda: started().play(KoiKoi()), IllegalActionError, "illegal-action", "'koikoi'", "02-red-poem"),
    (
        lambda: started().play(Take(Card.parse("09-cup"))),
        IllegalActionError, "illegal-action", "'>09-cup'", "02-red-poem",
    ),
    (
        lambda: started().play(Play(Card.parse("01-crane"))),
        IllegalActionError, "not-in-hand", "'01-crane'", "02-red-poem",
    ),
    (lambda: started().play("02-red-poem"), IllegalActionError, "no-action", "'02-red-poem'", "Play"),
    (lambda: started().play(None), IllegalActionError, "no-action", "None", "Play"),
    # Wrong types are named where they come in.
    (lambda: Card.parse(10**5000), NotationError, "unknown-card", "a very large number", "01-crane"),
    (lambda: Play("01-crane"), NotationError, "bad-card", "'01-crane'", "Card.parse"),
    (lambda: Play(None), NotationError, "bad-card", "None", "a Card"),
    (lambda: Play(CRANE, "01-chaff-1"), NotationError, "bad-card", "'01-chaff-1'", "a Card"),
    (lambda: Take(None), NotationError, "bad-card", "None", "a Card"),
    (lambda: Claim(["sanbon"]), NotationError, "bad-claim", "['sanbon']", "a tuple"),
    (lambda: Claim((1,)), NotationError, "bad-claim", "(1,)", "yaku ids"),
    (lambda: Pile(True), NotationError, "bad-mask", "True", "whole number"),
    (lambda: Pile(7.0), NotationError, "bad-mask", "7.0", "whole number"),
    (lambda: Pile(1 << 48), NotationError, "bad-mask", str(1 << 48), "48 bits"),
    (lambda: Pile.of(None), NotationError, "bad-cards", "None", "several"),
    (lambda: Pile.of([None]), NotationError, "bad-card", "None", "a Card"),
    (lambda: ALL.of_kind("x"), NotationError, "bad-kind", "'x'", "Kind.BRIGHT"),
    (lambda: ALL.of_kind([]), NotationError, "bad-kind", "[]", "Kind.CHAFF"),
    (lambda: ALL.of_month(13), NotationError, "bad-month", "13", "1 to 12"),
    (lambda: ALL.of_month(7.0), NotationError, "bad-month", "7.0", "1 to 12"),
    (lambda: ALL.of_month(True), NotationError, "bad-month", "True", "1 to 12"),
    (lambda: koikoi.YAMATO.with_options(None), RulesError, "bad-options", "None", "names with values"),
    (lambda: koikoi.YAMATO.with_options({7: "on"}), RulesError, "unknown-option", "7", "a text"),
    (lambda: koikoi.YAMATO.with_options({"viewing": 10**5000}), RulesError, "unknown-value", "large number", "on"),
    (lambda: koikoi.YAMATO.with_options({"viewing": ["on"]}), RulesError, "unknown-value", "['on']", "on"),
    (lambda: koikoi.Rules(id="nonsense"), RulesError, "unknown-rules", "'nonsense'", "koikoi/yamato"),
    (lambda: koikoi.Rules(id=["koikoi/mon"]), RulesError, "unknown-rules", "['koikoi/mon']", "koikoi/mon"),
    (lambda: koikoi.Rules(id="hanaawase/h88"), RulesError, "unknown-rules", "'hanaawase/h88'", "koikoi/mon"),
    (lambda: hanaawase.Rules(id="nonsense"), RulesError, "unknown-rules", "'nonsense'", "hanaawase/h88"),
    (lambda: hachihachi.Rules(id="nonsense"), RulesError, "unknown-rules", "'nonsense'", "hachihachi/std"),
    (lambda: hachihachi.Rules(aka="2"), RulesError, "unknown-value", "'2' of aka", "Aka"),
    (lambda: koikoi.Round.from_deal(koikoi.YAMATO, None), RulesError, "bad-deal", "None", "a Deal"),
    (lambda: hanaawase.Round.from_deal(hanaawase.H88, 7), RulesError, "bad-deal", "7", "a Deal"),
    (lambda: hachihachi.Round.from_deal(hachihachi.STANDARD, "x"), RulesError, "bad-deal", "'x'", "a Deal"),
    (lambda: koikoi.compare(ALL, None, koikoi.MON), RulesError, "bad-rules", "None", "Koi-Koi"),
    (lambda: koikoi.compare(ALL, koikoi.MON, hanaawase.H88), RulesError, "bad-rules", "hanaawase", "Koi-Koi"),
    (lambda: started().view(True), RulesError, "bad-seat", "True", "0 to 1"),
    (lambda: started().view(-1), RulesError, "bad-seat", "-1", "0 to 1"),
    (lambda: hanaawase.Round.deal(hanaawase.H88, seed=7).view(0.0), RulesError, "bad-seat", "0.0", "0 to 2"),
    (lambda: hachihachi.Round.deal(hachihachi.STANDARD, seed=7).view(3), RulesError, "bad-seat", "3", "0 to 2"),
    (lambda: started().view(0).takes(7), NotationError, "bad-card", "7", "a Card"),
    (lambda: started().view(0).score(7), RulesError, "bad-seat", "7", "0 to 1"),
    (lambda: names.card(None), NotationError, "unknown-card", "None", "01-crane"),
    (lambda: names.accessible(7), NotationError, "unknown-card", "7", "01-crane"),
    (lambda: GreedyPlayer().choose(None), RulesError, "bad-view", "None", "a View"),
    (lambda: RandomPlayer().choose("view"), RulesError, "bad-view", "'view'", "a View"),
    (lambda: RandomPlayer().choose(started().view(1)), RulesError, "bad-view", "of seat 1", "to move"),
    (lambda: GreedyPlayer().choose(started().view(1)), RulesError, "bad-view", "of seat 1", "to move"),
    (lambda: make_player("greedy", seed=[]), RulesError, "bad-seed", "[]", "whole number"),
    (lambda: koikoi.Match(koikoi.YAMATO, seed=7, rounds="3"), RulesError, "bad-rounds", "'3'", "3, 6 or 12"),
    (lambda: koikoi.Match(koikoi.YAMATO, seed=7, rounds="to50"), RulesError, "bad-rounds", "'to50'", "3, 6"),
    (lambda: hanaawase.Match(hanaawase.H88, seed=7, rounds="9"), RulesError, "bad-rounds", "'9'", "3, 6, 9 or 12"),
    (lambda: hachihachi.Match(hachihachi.STANDARD, seed=7, rounds=True), RulesError, "bad-rounds", "True", "3, 6"),
    (lambda: hachihachi.Match(koikoi.MON, seed=7, rounds=3), RulesError, "bad-rules", "koikoi/mon", "Hachi-hachi"),
    (lambda: koikoi.Match(koikoi.YAMATO, seed=10**95), RulesError, "bad-seed", "1000", "at most 90 digits"),
    (lambda: koikoi.Round.deal(koikoi.YAMATO, seed=10**5000), RulesError, "bad-seed", "large number", "100 digits"),
    (lambda: source("XX"), RulesError, "unknown-source", "'XX'", "S000"),
    (lambda: source(None), RulesError, "unknown-source", "None", "DER"),
    (lambda: hanaawase.Round.deal(hanaawase.H88, seed=7).view(0).card_points(3), RulesError, "bad-seat", "3", "0 to 2"),
    (lambda: hanaawase.Round.deal(hanaawase.H88, seed=7).view(0).score(None), RulesError, "bad-seat", "None", "0"),
    (lambda: hachihachi.Round.deal(hachihachi.STANDARD, seed=7).view(0).score(9), RulesError, "bad-seat", "9", "0"),
]  # fmt: skip


@pytest.mark.parametrize(("act", "kind", "code", "value", "expected"), BAD)
def test_bad_input_is_named_with_what_was_expected(act, kind, code, value, expected):
    with pytest.raises(HanafudaError) as caught:
        act()
    text = str(caught.value)
    assert type(caught.value) is kind
    assert caught.value.code == code
    head, expectation = text.rsplit("expected", 1)
    assert value in head
    assert expected in expectation
    assert text[0].islower() and "\n" not in text


class Stranger:
    """A value that cannot even be shown."""

    def __repr__(self):
        raise RuntimeError("no")


STRANGE = {
    "text": "x" * 5000,
    "list": ["x"] * 5000,
    "stranger": Stranger(),
    "object": {"a": "b" * 5000},
    "number": 10**5000,
    "bytes": b"y" * 5000,
}


@pytest.mark.parametrize("value", STRANGE.values(), ids=STRANGE)
def test_a_message_stays_short_whatever_the_value(value):
    for act in (
        lambda: Card.parse(value), lambda: Pile.parse(value), lambda: find_rules(value),
        lambda: parse_action(value), lambda: koikoi.Round.replay(value), lambda: started().play(value),
        lambda: started().view(value), lambda: koikoi.YAMATO.score(value), lambda: make_player(value),
        lambda: koikoi.YAMATO.with_options({"viewing": value}), lambda: koikoi.Rules(viewing=value),
        lambda: koikoi.Match(koikoi.YAMATO, seed=7, rounds=value), lambda: names.month(value),
    ):  # fmt: skip
        with pytest.raises(HanafudaError) as caught:
            act()
        assert len(str(caught.value)) < 350
        assert caught.value.__cause__ is None


OPERATORS = [
    lambda pile, other: pile | other,
    lambda pile, other: pile & other,
    lambda pile, other: pile - other,
    lambda pile, other: pile ^ other,
    lambda pile, other: pile <= other,
    lambda pile, other: CRANE < other,
]


@pytest.mark.parametrize("operate", OPERATORS)
@pytest.mark.parametrize("other", [None, 7, "01-crane", [], True])
def test_operators_refuse_other_types_as_python_does(operate, other):
    """Both types are named, and the other side may still know an answer."""
    with pytest.raises(TypeError, match=r"(unsupported operand|not supported).*'(Pile|Card)' and '"):
        operate(ALL, other)


def test_text_for_one_line_keeps_what_can_be_printed():
    assert printable("九月 09-cup") == "九月 09-cup"
    assert printable("a\tb\x1b[0m\u202e") == r"a\tb\x1b[0m\u202e"


def test_the_package_says_what_it_offers():
    for name in hanafuda_lib.__all__:
        assert getattr(hanafuda_lib, name) is not None
