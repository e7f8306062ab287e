"""Money: every end of a round with every state of the sages, by hand (RULES.md §D.6, D.8, D.10–D.12).

Amounts are mon of three players 0, 1, 2 in a small field unless something else is said. Red poems
and blues are 7 kan = 84 mon from each, five brights 144, four 120.
"""

import re

import pytest

from hanafuda_lib import RulesError
from hanafuda_lib.hachihachi.final import special_yaku
from hanafuda_lib.hachihachi.money import POT, Ledger, Payment, Posting, half_back, kan_text
from hanafuda_lib.hachihachi.settlement import Settlement
from tests.hachihachi.staging import STANDARD


def money(options=None, *, players=3, mult=1, order=None):
    rules = STANDARD.with_options(options or {})
    return Settlement(rules, seats=players, order=order or range(players), multiplier=mult)


def do(settlement, text):
    """``"0 akatan, 0 sage, 1 aotan<2, 1 shobu"``: ``<2`` says that seat 2 fed it."""
    for part in text.split(", "):
        seat, what = part.split(" ", 1)
        if what in ("sage", "shobu", "cancel"):
            getattr(settlement, what)(int(seat))
        elif what == "out":
            settlement.run_out()
        else:
            made, feeders = [], {}
            for word in what.split("+"):
                yaku, _, feeder = word.partition("<")
                made.append(yaku)
                if feeder:
                    feeders[yaku] = int(feeder)
            settlement.form(int(seat), made, fed=feeders)
        assert sum(settlement.balance) + settlement.pot == 0
    return settlement


def lines_sum(settlement):
    return tuple(sum(line.amounts[seat] for line in settlement.lines) for seat in range(settlement.seats))


# what happens, options, what each seat has at the end
ENDS = [
    ("0 akatan, 0 shobu", {}, (168, -84, -84)),
    ("2 goko, 2 shobu", {}, (-144, -144, 288)),
    ("1 akatan+aotan, 1 shobu", {}, (-168, 336, -168)),
    ("0 shiko+goko, 0 shobu", {}, (288, -144, -144)),  # both at once: only five brights
    # a sage that fails gives half back
    ("0 akatan, 0 sage, 0 cancel", {}, (84, -42, -42)),
    ("0 shiko, 0 sage, 9 out", {}, (120, -60, -60)),
    ("0 akatan, 0 sage, 1 aotan, 1 sage, 9 out", {}, (168 - 168 - 84 + 84, -84 + 168 + 42 - 84, -84 + 42)),
    # S000's example: A keeps half of red poems and pays blues for both
    ("0 akatan, 0 sage, 1 aotan, 1 shobu", {}, (-84, 126, -42)),
    ("0 akatan, 0 sage, 1 aotan, 1 shobu", {"sageFail": "void"}, (-168, 168, 0)),
    # the second sager stops later without a new yaku: everybody keeps half
    ("0 akatan, 0 sage, 1 aotan, 1 sage, 1 cancel", {}, (-84 + 84, 168 - 42 - 84, -42)),
    ("0 akatan, 0 sage, 1 aotan, 1 sage, 0 cancel", {}, (0, 42, -42)),
    # void: what was overtaken goes back in full, the last one's half
    ("0 akatan, 0 sage, 1 aotan, 1 sage, 1 cancel", {"sageFail": "void"}, (-84, 84, 0)),
    ("0 akatan, 0 sage, 1 aotan, 1 sage, 9 out", {"sageFail": "void"}, (-84, 84, 0)),
    # two open sages: each pays his own share
    ("0 akatan, 0 sage, 1 aotan, 1 sage, 2 shiko, 2 shobu", {}, (0 - 120, 42 - 120, -42 + 240)),
    # three sages, and nobody forms more
    ("0 akatan, 0 sage, 1 aotan, 1 sage, 2 shiko, 2 sage, 9 out", {}, (0 - 60, 42 - 60, -42 + 120)),
    # the sager forms another yaku: his own open sage harms nobody
    ("0 akatan, 0 sage, 0 aotan, 0 shobu", {}, (336, -168, -168)),
    ("0 akatan, 0 sage, 0 aotan, 0 sage, 9 out", {}, (168, -84, -84)),
    # two sages of one player are one open sage
    ("0 akatan, 0 sage, 0 shiko, 0 sage, 1 aotan, 1 shobu", {}, (168 + 240 - 168 - 204, -204 + 168 + 102, -204 + 102)),
    # ribbons: the eighth and the ninth add a kan each
    ("0 nanatan:7, 0 sage, 0 nanatan:8, 0 shobu", {}, (264, -132, -132)),
    ("0 nanatan:7, 0 sage, 0 nanatan:9, 0 shobu", {}, (288, -144, -144)),
    ("0 nanatan:9, 0 shobu", {}, (288, -144, -144)),
    ("0 nanatan:7, 0 sage, 0 nanatan:8, 0 sage, 0 cancel", {}, (132, -66, -66)),
    # five brights after four
    ("0 shiko, 0 sage, 0 goko, 0 shobu", {}, (528, -264, -264)),
    ("0 shiko, 0 sage, 0 goko, 0 shobu", {"gokoAfterShiko": "replace"}, (288, -144, -144)),
    # Only shiko goes back, red poems stay: (7 + 12) kan from each of two.
    ("0 akatan+shiko, 0 sage, 0 goko, 0 shobu", {"gokoAfterShiko": "replace"}, (456, -228, -228)),
    ("0 shiko, 0 sage, 0 goko, 0 sage, 9 out", {"gokoAfterShiko": "replace"}, (144, -72, -72)),
    ("0 shiko, 0 sage, 1 akatan, 1 sage, 0 goko, 0 shobu", {"gokoAfterShiko": "replace"},
     (-168 + 288 + 84, 168 - 288 - 84, 0)),
    # hatto: who fed the last card pays both shares, whoever has an open sage
    ("0 akatan<2, 0 shobu", {}, (168, 0, -168)),
    ("1 aotan, 1 sage, 0 akatan<2, 0 shobu", {}, (168 - 42, 84, -168 - 42)),
    ("0 akatan<1+aotan<2, 0 shobu", {}, (336, -168, -168)),
    ("0 akatan<1+nanatan, 0 shobu", {}, (408, -288, -120)),
    # half a kan
    ("0 inoshikacho, 0 shobu", {"inoshikacho": "3.5"}, (84, -42, -42)),
    ("0 inoshikacho, 0 sage, 0 cancel", {"inoshikacho": "3.5"}, (42, -21, -21)),
    # ten mon a kan: half of 35 mon is rounded for those who paid
    ("0 inoshikacho, 0 sage, 0 cancel", {"inoshikacho": "3.5", "monPerKan": "10"}, (34, -17, -17)),
    ("0 inoshikacho, 0 sage, 9 out", {"inoshikacho": "7", "monPerKan": "10"}, (70, -35, -35)),
    ("0 akatan, 0 sage, 0 cancel", {"monPerKan": "1"}, (6, -3, -3)),
    ("0 akatan, 0 shobu", {"values": "nintendo-points"}, (70, -35, -35)),
    ("0 nanatan:8, 0 shobu", {"values": "nintendo-points"}, (124, -62, -62)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "options", "expected"), ENDS)
@pytest.mark.parametrize("mult", [1, 2, 4, 8])
def test_ends_of_rounds_with_yaku(text, options, expected, mult):
    if mult > 1 and ("3.5" in str(options) or "'1'" in str(options)):
        mult = 1  # half mon are rounded, so they do not multiply
    settlement = do(money(options, mult=mult), text)
    assert settlement.balance == tuple(mult * one for one in expected)
    assert lines_sum(settlement) == settlement.balance
    assert settlement.formed


@pytest.mark.parametrize(("text", "options", "expected"), ENDS)
@pytest.mark.parametrize("order", [(1, 2, 0), (2, 0, 1), (4, 1, 3)])
def test_the_money_does_not_depend_on_how_seats_are_numbered(text, options, expected, order):
    words = []
    for part in text.split(", "):
        seat, what = part.split(" ", 1)
        what = re.sub("<(.)", lambda found: f"<{order[int(found[1])]}", what)
        words.append(f"{order[int(seat)] if seat != '9' else 9} {what}")
    settlement = do(money(options, players=5, order=order), ", ".join(words))
    assert tuple(settlement.balance[seat] for seat in order) == expected


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("0 akatan, 0 sage, 1 aotan, 1 shobu", 1),
        ("0 akatan, 0 sage, 1 aotan, 1 sage, 0 cancel", 0),
        ("1 akatan, 1 sage, 0 aotan, 0 sage, 9 out", 1),  # the first sage
    ],
)
def test_who_wins_with_a_yaku(text, winner):
    settlement = do(money(), text)
    assert settlement.winner == settlement.close().winner == winner


def test_two_players_pay_only_each_other():
    assert do(money(players=2), "0 akatan, 0 sage, 1 aotan, 1 shobu").balance == (-42, 42)
    settlement = money(players=2, mult=2)
    settlement.show(0, 24, "sanbon", nuke=True)
    outcome = settlement.close(points={0: 150, 1: 114}, dives={0: [None]})
    assert settlement.balance == (48 + 72, -48 - 72)
    assert (outcome.winner, outcome.special, outcome.bonuses) == (0, None, ())


@pytest.mark.parametrize(("points", "winner", "expected"), [
    ({0: 120, 1: 80, 2: 64}, 0, (32, -8, -24)),
    ({0: 100, 1: 100, 2: 64}, 0, (12, 12, -24)),
    ({0: 64, 1: 100, 2: 100}, 1, (-24, 12, 12)),
    ({0: 87, 1: 88, 2: 89}, 2, (-1, 0, 1)),
    ({0: 167, 1: 48, 2: 49}, 0, (79, -40, -39)),
])  # fmt: skip
@pytest.mark.parametrize("mult", [1, 4])
def test_card_points(points, winner, expected, mult):
    settlement = money(mult=mult)
    assert settlement.close(points=points).winner == winner
    assert settlement.balance == tuple(mult * one for one in expected)
    assert lines_sum(settlement) == settlement.balance
    assert not settlement.formed


def test_a_tie_is_won_by_the_earlier_in_order():
    assert money(order=(2, 0, 1)).close(points={0: 100, 1: 64, 2: 100}).winner == 2
    assert money(order=(1, 2, 0)).close(points={0: 100, 1: 64, 2: 100}).winner == 2
    assert money(players=2, order=(1, 0)).close(points={0: 100, 1: 100}).winner == 1


@pytest.mark.parametrize(
    ("points", "chaff", "options", "special", "expected"),
    [
        ((88, 88, 88), (16, 5, 6), {}, "sohachi", (240, -120, -120)),
        ((168, 48, 48), (9, 9, 9), {}, "nihachi", (240, -120, -120)),
        ((48, 168, 48), (9, 9, 9), {"nihachiThreshold": "169"}, None, (-40, 80, -40)),
        ((47, 169, 48), (9, 9, 9), {"nihachiThreshold": "169"}, "nihachi", (-120, 240, -120)),
        ((47, 169, 48), (9, 9, 9), {"nihachiExtra": "1"}, "nihachi", (-132, 264, -132)),
        ((48, 168, 48), (9, 9, 9), {"nihachiExtra": "1"}, "nihachi", (-120, 240, -120)),
        ((47, 169, 48), (16, 5, 6), {}, "nihachi", (-120, 240, -120)),  # the eights come first
        ((60, 100, 104), (16, 6, 5), {}, "sujuroku", (288, -144, -144)),
        ((60, 100, 104), (15, 6, 6), {}, None, (-28, 12, 16)),
        ((60, 100, 104), (18, 4, 5), {"sujurokuExtra": "2"}, "sujuroku", (384, -192, -192)),
        ((60, 100, 104), (16, 6, 5), {"sujurokuExtra": "2"}, "sujuroku", (288, -144, -144)),
        ((100, 104, 60), (4, 6, 17), {}, "sujuroku", (-144, -144, 288)),
    ],
)
@pytest.mark.parametrize("mult", [1, 2])
def test_special_yaku_cancel_hand_yaku_and_card_points(points, chaff, options, special, expected, mult):
    settlement = money(options, mult=mult)
    settlement.show(2, 36, "toichi", nuke=True)
    settlement.show(0, 24, "sanbon")
    seats = range(3)
    outcome = settlement.close(
        points=dict(zip(seats, points, strict=True)),
        chaff=dict(zip(seats, chaff, strict=True)),
        dives={0: [None]},
    )
    assert outcome.special == special
    if special:
        assert settlement.balance == tuple(mult * one for one in expected)
        assert outcome.bonuses == ()
        assert settlement.balance[outcome.winner] == max(settlement.balance)
    else:
        nuke = points[2] >= 89
        with_teyaku = (48 - 36 + 24, -24 - 36 - 12, 72 - 24 - 12)
        nuke_mon = (-12, -12, 24) if nuke else (0, 0, 0)
        assert settlement.balance == tuple(
            mult * (a + b + c) for a, b, c in zip(expected, with_teyaku, nuke_mon, strict=True)
        )
    assert lines_sum(settlement) == settlement.balance


def test_all_eights_are_paid_to_the_dealer():
    special = special_yaku(STANDARD, (2, 0, 1), {0: 88, 1: 88, 2: 88}, {})
    assert (special.yaku, special.seat, special.halves) == ("sohachi", 2, 20)


# ------------------------------------------------------------------ bonuses


@pytest.mark.parametrize(("points", "nuke"), [(88, False), (89, True), (120, True)])
def test_nuke_from_89_card_points_on(points, nuke):
    settlement = do(money(), "1 akatan, 1 shobu")
    settlement.show(0, 24, "aka", nuke=True)
    settlement.show(0, 24, "sanbon")
    outcome = settlement.close(points={0: points, 1: 80, 2: 264 - 80 - points})
    assert outcome.bonuses == ((("nuke", 0),) if nuke else ())
    assert settlement.balance == (-84 + 96 + 24 * nuke, 168 - 48 - 12 * nuke, -84 - 48 - 12 * nuke)


@pytest.mark.parametrize(
    ("options", "dives", "number"),
    [({}, [None], 1), ({}, [None, None], 2), ({"tobiPerMonth": "off"}, [None, None], 1), ({}, [], 0)],
)
def test_tobi_once_for_each_month(options, dives, number):
    settlement = money(options, mult=2)
    outcome = settlement.close(points={0: 88, 1: 90, 2: 86}, dives={1: dives})
    assert outcome.bonuses == (("tobi", 1),) * number
    assert settlement.balance == (-24 * number, 4 + 48 * number, -4 - 24 * number)


def test_bonuses_in_words():
    settlement = money()
    settlement.show(1, 24, "aka", nuke=True)
    settlement.close(points={0: 80, 1: 100, 2: 84}, dives={1: [None, 2]})
    assert [posting.what for posting in settlement.postings[-3:]] == [
        "Escape (抜け nuke) of seat 1",
        "Dive (飛び tobi) of seat 1",
        "Dive (飛び tobi) of seat 1, paid by seat 2 for all",
    ]


def test_a_liable_sager_pays_bonuses_too():
    settlement = money()
    settlement.show(1, 24, "aka", nuke=True)
    do(settlement, "0 akatan, 0 sage, 1 aotan, 1 shobu")
    settlement.close(points={0: 80, 1: 100, 2: 84}, dives={1: [None]})
    # hand yaku -24 / +48 / -24; then -84 / +126 / -42; then two bonuses, both shares from seat 0
    assert settlement.balance == (-24 - 84 - 48, 48 + 126 + 48, -24 - 42)


def test_bonuses_are_shared_again_when_the_last_yaku_was():
    settlement = money()
    do(settlement, "0 akatan, 0 sage, 1 aotan, 1 sage, 2 shiko, 2 sage, 1 nanatan, 1 shobu")
    before = settlement.balance
    settlement.close(points={0: 80, 1: 100, 2: 84}, dives={1: [None]})
    assert tuple(a - b for a, b in zip(settlement.balance, before, strict=True)) == (-12, 24, -12)


def test_a_feeder_pays_for_the_dive_even_beside_a_liable_sager():
    settlement = do(money(), "0 akatan, 0 sage, 1 aotan, 1 shobu")
    before = settlement.balance
    settlement.close(points={0: 88, 1: 88, 2: 88}, dives={1: [2]})
    assert tuple(a - b for a, b in zip(settlement.balance, before, strict=True)) == (0, 24, -24)
    assert "paid by seat 2 for all" in settlement.postings[-1].what


def test_a_closed_round_has_its_winner_and_takes_no_more():
    settlement = money()
    settlement.close(points={0: 80, 1: 100, 2: 84})
    assert settlement.winner == 1
    with pytest.raises(RulesError, match="cannot do this now"):
        settlement.form(0, ["akatan"])


def test_only_chaff_yaku_escape():
    settlement = money()
    settlement.show(0, 24, "sanbon")
    assert settlement.close(points={0: 100, 1: 80, 2: 84}).bonuses == ()


def test_two_players_are_told_of_no_liability():
    settlement = do(money(players=2), "0 akatan, 0 sage, 1 aotan, 1 shobu")
    assert [posting.what for posting in settlement.postings[:2]] == [
        "Red Poems (赤短 akatan)",
        "Blues (青短 aotan)",
    ]


def test_without_card_points_nobody_escapes():
    settlement = money()
    settlement.show(0, 24, "aka", nuke=True)
    assert do(settlement, "0 akatan, 0 shobu").close().bonuses == ()


@pytest.mark.parametrize(("one", "two"), [(132, 132), (133, 131), (131, 133)])
def test_two_players_pay_the_difference_and_nothing_for_a_tie(one, two):
    settlement = money(players=2)
    settlement.close(points={0: one, 1: two})
    assert settlement.balance == (one - two, two - one)


def test_the_pot_goes_to_the_winner():
    settlement = Settlement(STANDARD, seats=4, order=(0, 1, 2))
    settlement.post("dropped out", [Payment(3, POT, 12)])
    assert settlement.pot == 12
    settlement.close(points={0: 64, 1: 100, 2: 100})
    assert settlement.pot == 0
    assert settlement.balance == (-24, 24, 12, -12)


def test_a_special_yaku_cancels_no_drop_fee_and_no_compensation():
    """RULES.md §D.3.7: hand yaku go back, but what was paid for the seats stays paid."""
    settlement = Settlement(STANDARD, seats=5, order=(0, 1, 2))
    settlement.post("dropped out", [Payment(3, POT, 12)])
    settlement.post("forced out", [Payment(1, 4, 18), Payment(2, 4, 18)])
    settlement.show(2, 36, "toichi", nuke=True)
    outcome = settlement.close(points={0: 88, 1: 88, 2: 88})
    assert outcome.special == "sohachi"
    # All eights: 10 kan from each to the dealer, who also takes the pot.
    assert settlement.balance == (240 + 12, -120 - 18, -120 - 18, -12, 36)


# ------------------------------------------------------------------ order of things


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 sage", "bad-order"),
        ("0 shobu", "bad-order"),
        ("0 akatan, 1 sage", "bad-order"),
        ("0 akatan, 1 aotan", "bad-order"),
        ("0 akatan, 0 cancel", "bad-order"),
        ("0 akatan, 9 out", "bad-end"),
        ("9 out", "bad-end"),
        ("0 akatan, 0 shobu, 1 aotan", "bad-order"),
        ("0 akatan, 0 sage, 0 aotan, 9 out", "bad-end"),
        ("0 akatan, 0 sage, 0 aotan+akatan", "bad-yaku"),
        ("0 akatan, 0 sage, 0 cancel, 9 out", "bad-end"),
        ("3 akatan", "bad-order"),
        ("0 akatan, 0 sage, 1 cancel", "bad-cancel"),
        ("0 akatan, 0 sage, 0 akatan", "bad-yaku"),
        ("0 nanatan:8, 0 sage, 0 nanatan:8", "bad-yaku"),
        ("0 nanatan:8, 0 sage, 0 nanatan:7", "bad-yaku"),
        ("0 akatan+akatan", "bad-yaku"),
        ("0 inoshikacho", "unknown-yaku"),
    ],
)
def test_things_out_of_order_are_refused(text, code):
    *before, last = text.split(", ")
    settlement = do(money(), ", ".join(before)) if before else money()
    state = settlement.copy()
    with pytest.raises(RulesError) as caught:
        do(settlement, last)
    assert caught.value.code == code
    assert str(caught.value)[0].islower()
    assert "expected" in str(caught.value)
    assert settlement == state
    assert settlement.balance == state.balance


def test_a_form_without_yaku_is_refused_and_nothing_changes():
    settlement = money()
    with pytest.raises(RulesError, match=r"bad yaku \[\]: expected new yaku, each once"):
        settlement.form(0, [])
    assert settlement == money()


@pytest.mark.parametrize("points", [None, {0: 88}, {0: 88, 1: 88, 3: 88}, {0: 88, 1: 88, 2: 89}])
def test_card_points_must_be_those_of_three_piles(points):
    with pytest.raises(RulesError, match="bad card points"):
        money().close(points=points)


def test_a_round_cannot_be_closed_before_the_answer():
    for text in ("0 akatan", "0 akatan, 0 sage"):
        with pytest.raises(RulesError, match="expected an answer to the yaku first"):
            do(money(), text).close(points={0: 88, 1: 88, 2: 88})


def test_copies_are_independent_and_equal():
    settlement = do(money(), "0 nanatan:7, 0 sage")
    other = settlement.copy()
    assert other == settlement
    do(other, "0 nanatan:8, 0 sage, 1 akatan, 1 shobu")
    assert other != settlement
    assert settlement.balance == (240, -120, -120)
    assert settlement != "money"
    do(settlement, "0 nanatan:8")
    assert settlement.balance == (264, -132, -132)


def test_a_copy_of_a_round_that_is_over_is_over():
    for text in ("0 akatan, 0 sage, 9 out", "0 akatan, 0 shobu"):
        with pytest.raises(RulesError):
            do(do(money(), text).copy(), "0 aotan")


def test_one_mon_more_is_paid_too():
    # With 1 mon for a kan: seven ribbons 10, the eighth 1 more.
    settlement = do(money({"monPerKan": "1"}), "0 nanatan:7, 0 sage, 0 nanatan:8")
    assert settlement.balance == (22, -11, -11)


def test_overtaken_tells_what_would_be_lost():
    settlement = do(money(), "0 akatan, 0 sage")
    settlement.overtake(0)
    assert settlement.balance == (84, -42, -42)
    void = do(money({"sageFail": "void"}), "0 akatan, 0 sage")
    void.overtake(0)
    assert void.balance == (0, 0, 0)


# ------------------------------------------------------------------ words


def test_postings_and_payments_as_text():
    settlement = do(money(), "0 akatan, 0 sage, 1 aotan, 1 shobu")
    assert [str(posting) for posting in settlement.postings] == [
        "Red Poems (赤短 akatan): seat 1 pays seat 0 84 mon, seat 2 pays seat 0 84 mon",
        "Blues (青短 aotan), paid by seat 0 for all: this player's sage is open: seat 0 pays seat 1 168 mon",
        "seat 0's sage failed: half goes back: seat 0 pays seat 1 42 mon, seat 0 pays seat 2 42 mon",
    ]
    fed = do(money(), "0 akatan<2")
    assert (
        fed.postings[0].what
        == "Red Poems (赤短 akatan), paid by seat 2 for all: this player fed the last card"
    )


def test_ledgers_leave_out_nothing_and_nothing_else():
    ledger = Ledger(2)
    ledger.post("nothing", [Payment(0, 1, 0)])
    assert ledger.postings == []
    ledger.post("a bet", [Payment(0, 1, 0), Payment(1, POT, 3)])
    assert ledger.postings == [Posting("a bet", (Payment(1, POT, 3),))]
    assert [tuple(line) for line in ledger.lines] == [("a bet", (0, -3))]


def test_half_kan_in_words_and_half_mon_back():
    assert [kan_text(halves) for halves in (0, 1, 2, 3, 20)] == [
        "0 kan",
        "½ kan",
        "1 kan",
        "1½ kan",
        "10 kan",
    ]
    assert [half_back(mon) for mon in (0, 1, 2, 35)] == [0, 1, 1, 18]
    assert [STANDARD.mon(halves) for halves in (1, 3, 7)] == [6, 18, 42]
    one = STANDARD.with_options({"monPerKan": 1})
    assert [one.mon(3), one.mon(3, multiplier=2)] == [1, 3]  # the half mon is dropped at the end only
