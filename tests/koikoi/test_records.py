"""Records of rounds: what stands in them, and what is said of a bad one."""

import pytest

from hanafuda_lib import HanafudaError, IllegalActionError, NotationError, RulesError, koikoi
from tests.oracle.staging import TO_THREE_BRIGHTS, play, stage

GOOD = play(stage(koikoi.YAMATO), TO_THREE_BRIGHTS + " shobu").record()


def changed(old, new):
    assert old in GOOD, old
    return GOOD.replace(old, new)


def section(name):
    return next(part for part in GOOD.split("; ") if part.startswith(name))


BAD = [
    ("", NotationError, "bad-record", "bad record ''"),
    ("hanafuda1", NotationError, "bad-record", "bad record 'hanafuda1'"),
    (changed("hanafuda1", "hanafuda9"), NotationError, "bad-record", "bad record 'hanafuda9 koikoi/yamato'"),
    (changed("koikoi/yamato", "koikoi/edo"), RulesError, "unknown-rules", "unknown rule set 'koikoi/edo'"),
    (changed("koikoi/yamato", "koikoi/yamato x=1"), RulesError, "unknown-option", "unknown option 'x'"),
    (
        changed("koikoi/yamato", "koikoi/yamato viewing=maybe"),
        RulesError, "unknown-value", "option viewing: unknown value 'maybe'",
    ),
    (changed("koikoi/yamato", "koikoi/yamato viewing"), RulesError, "bad-option", "bad option 'viewing'"),
    (changed("; dealer 0", ""), NotationError, "bad-record", "bad record: expected section 'dealer' once, found 0"),
    (changed("dealer 0", "dealer 0; dealer 0"), NotationError, "bad-record", "bad record: expected section 'deal"),
    (changed("dealer 0", "dealer 2"), NotationError, "bad-number", "bad dealer '2'"),
    (changed("dealer 0", "dealer"), NotationError, "bad-number", "bad dealer ''"),
    (changed("month 1", "month 13"), NotationError, "bad-number", "bad month '13'"),
    (changed("month 1", "month 0"), NotationError, "bad-number", "bad month '0'"),
    (changed("month 1", "moon 1"), NotationError, "bad-record", "bad record section 'moon'"),
    (changed("; " + section("play"), ""), NotationError, "bad-record", "bad record: expected section 'play' once"),
    (changed("01-crane 02-warbler", "02-warbler"), NotationError, "missing-card", "the deal lacks 01-crane"),
    (changed("deal 01-crane", "deal 13-cow"), NotationError, "unknown-card", "unknown card '13-cow'"),
    (changed("deal 01-crane", "deal 12-phoenix"), NotationError, "doubled-card", "card '12-phoenix' is given twice"),
    (changed("deal 01-crane", "deal / 01-crane"), NotationError, "bad-deal", "bad deal with 5 parts"),
    (changed("play 01-crane", "play fold"), NotationError, "unknown-action", "action 1 of the record: unknown"),
    (
        changed("play 01-crane", "play 03-curtain"),
        IllegalActionError, "not-in-hand", "action 1 of the record: card '03-curtain' is not in the hand",
    ),
    (
        changed("08-moon shobu", "08-moon 01-crane"),
        IllegalActionError, "illegal-action", "action 4 of the record: illegal action '01-crane'",
    ),
    (GOOD + " koikoi", IllegalActionError, "round-over", "action 5 of the record: illegal action 'koikoi'"),
    (None, NotationError, "bad-record", "bad record None"),
    (GOOD.encode(), NotationError, "bad-record", "bad record b'hanafuda1"),
]  # fmt: skip


@pytest.mark.parametrize(("record", "kind", "code", "message"), BAD)
def test_a_bad_record_is_named(record, kind, code, message):
    with pytest.raises(HanafudaError) as caught:
        koikoi.Round.replay(record)
    assert type(caught.value) is kind
    assert caught.value.code == code
    assert str(caught.value).startswith(message)
    assert "expected" in str(caught.value)


def test_a_deal_of_another_size_is_named():
    with pytest.raises(RulesError, match="expected 2 hands of 10 and 8 on the field"):
        koikoi.Round.replay(changed("koikoi/yamato", "koikoi/yamato dealSize=10-8"))


def test_a_record_cut_off_between_actions_is_an_earlier_round():
    actions = section("play").split()[1:]
    for number in range(len(actions) + 1):
        text = GOOD.replace(section("play"), " ".join(["play", *actions[:number]]))
        round = koikoi.Round.replay(text)
        assert [str(action) for action in round.actions] == actions[:number]
        assert round.is_over == (number == len(actions))


def test_a_record_does_not_mind_space_and_line_ends():
    messy = "  " + GOOD.replace("; ", " ;\n   ").replace(" / ", "/") + "\n"
    assert koikoi.Round.replay(messy) == koikoi.Round.replay(GOOD)


def test_a_record_is_one_line_of_plain_text():
    assert "\n" not in GOOD
    assert GOOD.isascii()
    assert len(GOOD) < 1000


def test_options_and_month_come_back():
    rules = koikoi.MON.with_options({"viewing": "three", "tsukifuda": "4"})
    round = koikoi.Round.deal(rules, seed=3, dealer=1, month=9)
    again = koikoi.Round.replay(round.record())
    assert (again.rules, again.dealer, again.month) == (rules, 1, 9)
    assert round.record().startswith(
        "hanafuda1 koikoi/mon viewing=three tsukifuda=4; dealer 1; month 9; deal "
    )
