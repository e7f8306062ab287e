"""Text forms: actions, deals and records round-trip, and bad text is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_lib import DECK, Card, KoiKoi, NotationError, Pile, Play, Shobu, Take
from hanafuda_lib.actions import PLAY_TAKES, PLAYS, TAKES
from hanafuda_lib.notation import (
    MAGIC,
    format_deal,
    format_record,
    parse_action,
    parse_deal,
    parse_number,
    parse_record,
    require_sections,
)
from hanafuda_lib.table import FIELD, Deal, rng_for, shuffled_deck

ALL_ACTIONS = (*PLAYS, *PLAY_TAKES.values(), *TAKES, KoiKoi(), Shobu())


def test_there_are_as_many_actions_as_card_pairs_allow():
    assert len(ALL_ACTIONS) == len(set(ALL_ACTIONS)) == 48 + 48 * 47 + 48 + 2


def test_every_action_round_trips():
    texts = [str(action) for action in ALL_ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [parse_action(text) for text in texts] == list(ALL_ACTIONS)
    assert all(" " not in text and ";" not in text for text in texts)


def test_the_text_forms_are_those_of_the_handbook():
    cup, chaff = Card.parse("09-cup"), Card.parse("09-chaff-1")
    assert str(Play(chaff)) == "09-chaff-1"
    assert str(Play(chaff, cup)) == "09-chaff-1>09-cup"
    assert str(Take(cup)) == ">09-cup"
    assert str(KoiKoi()) == "koikoi"
    assert str(Shobu()) == "shobu"


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("fold", "unknown-action", "'fold'"),
        ("", "unknown-action", "''"),
        ("KOIKOI", "unknown-action", "'KOIKOI'"),
        ("13-cow", "unknown-card", "'13-cow'"),
        ("01-crane>13-cow", "unknown-card", "'13-cow'"),
        ("13-cow>01-crane", "unknown-card", "'13-cow'"),
        ("01-crane>", "unknown-card", "''"),
        (">", "unknown-card", "''"),
        ("01-crane>01-chaff-1>01-chaff-2", "unknown-card", "'01-chaff-1>01-chaff-2'"),
        ("01-crane>01-crane", "bad-action", "'01-crane>01-crane'"),
        ("01-crane 01-chaff-1", "unknown-card", "'01-crane 01-chaff-1'"),
        (None, "bad-action", "None"),
        (7, "bad-action", "7"),
    ],
)
def test_a_bad_action_is_named(text, code, named):
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.code == code
    assert named in str(caught.value)
    assert str(caught.value)[0].islower()


@given(st.integers(0, 10**6), st.sampled_from([2, 3]))
def test_every_deal_round_trips(seed, seats):
    packets = [(seat, 7) for seat in range(seats)] + [(FIELD, 6)]
    deal = Deal.of_order(shuffled_deck(rng_for(seed)), packets, seats=seats)
    assert parse_deal(format_deal(deal), seats=seats) == deal


def test_a_deal_is_hands_field_and_stock_in_drawing_order():
    deal = Deal.of_order(list(range(48)), [(0, 23), (FIELD, 1), (1, 22)], seats=2)
    text = format_deal(deal)
    assert text.split(" / ")[2] == str(deal.field) == DECK[23].id
    assert text.endswith(" / 12-chaff-2 12-chaff-3")
    swapped = text.replace("12-chaff-2 12-chaff-3", "12-chaff-3 12-chaff-2")
    assert parse_deal(swapped, seats=2) != deal
    assert [card.id for card in parse_deal(swapped, seats=2).stock] == ["12-chaff-3", "12-chaff-2"]


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("", "bad-deal", "1 parts"),
        ("01-crane / 02-warbler / 03-curtain", "bad-deal", "3 parts"),
        ("a / / / 01-crane", "unknown-card", "'a'"),
        ("01-crane / 01-crane / /", "doubled-card", "01-crane"),
        ("01-crane / / /", "missing-card", "01-red-poem"),
        (None, "bad-deal", "None"),
    ],
)
def test_a_bad_deal_is_named(text, code, named):
    with pytest.raises(NotationError) as caught:
        parse_deal(text, seats=2)
    assert caught.value.code == code
    assert named in str(caught.value)


def test_a_deal_with_a_card_twice_in_the_stock_is_named():
    stock = " ".join(card.id for card in DECK)
    with pytest.raises(NotationError, match="card '12-chaff-3' is given twice"):
        parse_deal(f"/ / / {stock} 12-chaff-3", seats=2)


def test_a_record_is_a_head_and_sections():
    text = format_record("koikoi/yamato viewing=off", [("dealer", "0"), ("play", ""), ("play", "koikoi")])
    assert text == f"{MAGIC} koikoi/yamato viewing=off; dealer 0; play; play koikoi"
    assert parse_record(text, keys=["dealer", "play"]) == (
        ["koikoi/yamato", "viewing=off"],
        [("dealer", "0"), ("play", ""), ("play", "koikoi")],
    )


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "''"),
        ("hanafuda1", "'hanafuda1'"),
        ("hanafuda2 koikoi/yamato; dealer 0", "'hanafuda2 koikoi/yamato'"),
        ("koikoi/yamato; dealer 0", "'koikoi/yamato'"),
        ("hanafuda1 koikoi/yamato; colour red", "'colour'"),
        (None, "None"),
        (b"hanafuda1", "b'hanafuda1'"),
    ],
)
def test_a_bad_record_is_named(text, named):
    with pytest.raises(NotationError) as caught:
        parse_record(text, keys=["dealer"])
    assert caught.value.code == "bad-record"
    assert named in str(caught.value)
    assert "expected" in str(caught.value)


def test_sections_stand_once_unless_they_may_repeat():
    sections = [("seed", "7"), ("play", "a"), ("play", "b")]
    assert require_sections(sections, ["seed"]) == {"seed": "7"}
    assert require_sections(sections, ["seed", "play"], repeated="play") == {"seed": "7", "play": "a"}
    assert require_sections([("seed", "7")], ["seed", "play"], repeated="play") == {"seed": "7"}
    with pytest.raises(NotationError, match="expected section 'play' once, found 2"):
        require_sections(sections, ["seed", "play"])
    with pytest.raises(NotationError, match="expected section 'dealer' once, found 0"):
        require_sections(sections, ["dealer"])


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("1", 1), ("12", 12), ("007", 7)])
def test_numbers_are_read(text, number):
    assert parse_number(text, what="dealer", low=0, high=12) == number


@pytest.mark.parametrize("text", ["", "-1", "13", "1.0", "x", "１", "²", "1_0", "9" * 30])
def test_a_bad_number_is_named(text):
    with pytest.raises(NotationError) as caught:
        parse_number(text, what="dealer", low=0, high=12)
    assert caught.value.code == "bad-number"
    assert str(caught.value) == f"bad dealer {text!r}: expected a whole number from 0 to 12"


@given(st.text(max_size=60))
def test_no_text_at_all_breaks_the_readers(text):
    for read in (
        parse_action,
        Card.parse,
        Pile.parse,
        lambda one: parse_deal(one, seats=2),
        lambda one: parse_record(one, keys=["dealer"]),
    ):
        try:
            read(text)
        except NotationError as error:
            assert error.code and str(error)
