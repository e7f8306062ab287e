"""Errors: one family, a stable code, a text for learners."""

import pickle

import pytest

import hanafuda_lib
from hanafuda_lib import (
    Card,
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
    koikoi,
)
from hanafuda_lib.notation import parse_action, parse_deal


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


def test_the_package_says_what_it_offers():
    for name in hanafuda_lib.__all__:
        assert getattr(hanafuda_lib, name) is not None
