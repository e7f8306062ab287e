"""The house rules of Koi-Koi in play: when a yaku is looked for, koi-koi, empty hands, matches (RULES.md §B.3)."""

from random import Random

import pytest

from hanafuda_lib import Card, IllegalActionError, Phase, Pile, Step, koikoi
from hanafuda_lib.koikoi.ending import decision_choices
from tests.koikoi.house_rules import MON, YAMATO, each, with_option
from tests.koikoi.test_house_rules import NO_IRIS, OTHER_HAND, QUAD_FIELD
from tests.koikoi.test_round import PLAIN_FIELD, PLAIN_HAND, QUAD_9, QUAD_10
from tests.oracle.staging import FIELD, HAND_0, HAND_1, TO_THREE_BRIGHTS, choices, find_round, play, stage

Ending = koikoi.Ending


# ------------------------------------------------------------------ when a yaku is looked for


@each("yakuCheck", ("endOfTurn", (Step.STOCK, 21)), ("atCapture", (Step.HAND, 22)))
def test_yaku_check(value, expected):
    rules = with_option("yakuCheck", value)
    round = play(stage(rules), TO_THREE_BRIGHTS)
    assert round.phase is Phase.DECIDE
    assert (round.events[-1].step, round.view(0).stock_size) == expected
    stopped = play(round.copy(), "shobu")
    assert stopped.result.points == (5, 0)
    assert stopped.view(0).stock_size == expected[1]
    play(round, "koikoi")
    assert round.view(0).stock_size == 21
    assert (round.to_move, round.phase) == (1, Phase.PLAY)
    assert koikoi.Round.replay(round.record()) == round


def test_yaku_check_at_capture_asks_in_both_steps_of_one_turn():
    rules = YAMATO.with_options({"yakuCheck": "atCapture", "koikoiLimit": "unlimited"})
    stock = "03-curtain 10-deer 12-chaff-2 11-lightning 04-chaff-1".replace("12-chaff-2", "09-cup")
    round = stage(rules, field=FIELD.replace("02-chaff-1", "09-blue-ribbon"), stock=stock)
    play(round, TO_THREE_BRIGHTS)
    assert round.view(0).score(0).base == 5
    play(round, "koikoi")  # the flipped cup takes the blue ribbon: both viewings
    assert (round.phase, round.to_move, round.view(0).score(0).base) == (Phase.DECIDE, 0, 15)
    play(round, "shobu")
    assert round.result.points == (30, 0)


def test_a_viewing_counts_from_the_moment_the_rain_is_gone():
    """Seat 0 has curtain and cup while the lightning lies there; then the other takes it away."""
    rules = YAMATO.with_options({"ameNagare": "field", "koikoiLimit": "unlimited"})
    hand = "03-curtain 09-cup 04-cuckoo 12-phoenix 12-chaff-1 07-plain-ribbon 10-chaff-1 08-moon"
    other = "11-swallow 02-chaff-1 02-chaff-2 07-boar 06-butterflies 01-red-poem 05-plain-ribbon 08-geese"
    field = "03-chaff-1 09-chaff-1 11-lightning 01-chaff-1 01-chaff-2 05-chaff-1 05-chaff-2 06-chaff-1"
    stock = "10-deer 12-chaff-2 03-chaff-2 09-blue-ribbon 08-chaff-1"
    round = play(stage(rules, hand, other, field, stock), "03-curtain 02-chaff-1 09-cup")
    assert (round.phase, round.to_move, round.view(0).score(0).base) == (Phase.PLAY, 1, 0)
    play(round, "11-swallow")
    assert (round.phase, round.to_move) == (Phase.PLAY, 0)
    play(round, "04-cuckoo")  # takes nothing, and nor does the card that is turned
    assert (round.phase, round.to_move, round.view(0).score(0).base) == (Phase.DECIDE, 0, 5)
    play(round, "shobu")
    assert round.result.points == (5, 0)


# ------------------------------------------------------------------ koi-koi


@each("koikoiLimit", ("one", 0), ("unlimited", 9), ("2", 1), ("3", 2), ("4", 3), ("5", 4), ("6", 5))
def test_koikoi_limit(value, expected):
    rules = with_option("koikoiLimit", value)
    allowed = [len(decision_choices(rules, last_turn=False, calls=calls)) == 2 for calls in range(10)]
    assert allowed == [calls <= expected for calls in range(10)]


def test_koikoi_limit_two_in_play():
    round = play(stage(with_option("koikoiLimit", "2")), TO_THREE_BRIGHTS + " koikoi 06-butterflies")
    assert choices(round) == ["koikoi", "shobu"]
    play(round, "koikoi 12-phoenix")
    assert (round.result.ending, round.result.winner) == (Ending.AFTER_KOIKOI, 0)
    assert round.result.points == (32, 0)  # 8, twice for seven, twice for the other's call


RISE = [
    # Seat 0 forms tanzaku (1), then a sixth ribbon (2), then a seventh (3).
    ("anyRise", [1, 2, 3]),
    ("newYakuOnly", [1]),
    ("minBase(2)", [2, 3]),
    ("minBase(3)", [3]),
    ("minBase(4)", []),
    ("minBase(5)", []),
    ("minBase(6)", []),
    ("minBase(7)", []),
]


@each("koikoiNeeds", *RISE)
def test_koikoi_needs(value, expected):
    rules = YAMATO.with_options({"koikoiNeeds": value, "koikoiLimit": "unlimited"})
    hand = "01-red-poem 02-red-poem 04-plain-ribbon 05-plain-ribbon 07-plain-ribbon 08-moon 03-curtain 12-phoenix"
    other = "03-chaff-1 03-chaff-2 12-chaff-1 12-chaff-2 02-chaff-2 04-chaff-2 08-chaff-1 08-chaff-2"
    field = "01-chaff-1 02-chaff-1 04-chaff-1 05-chaff-1 07-chaff-1 06-chaff-1 09-chaff-1 10-chaff-1"
    stock = (
        "11-rainman 11-swallow 11-lightning 11-plain-ribbon 06-blue-ribbon 12-chaff-3 "
        "08-geese 01-crane 01-chaff-2 02-warbler 10-blue-ribbon"
    )
    round = stage(rules, hand, other, field, stock)
    asked = []
    for action in (
        "01-red-poem 03-chaff-1 02-red-poem 03-chaff-2 04-plain-ribbon 12-chaff-1 "
        "05-plain-ribbon 08-chaff-1 07-plain-ribbon 08-chaff-2 03-curtain"
    ).split():
        play(round, action)
        if round.phase is Phase.DECIDE:
            asked.append(round.view(0).score(0).base)
            play(round, "koikoi")
    assert round.view(0).score(0).base == 3
    assert asked == expected


def test_koikoi_needs_a_minimum_to_win_at_all():
    rules = YAMATO.with_options({"koikoiNeeds": "minBase(7)"})
    round = play(stage(rules), TO_THREE_BRIGHTS)
    assert (round.phase, round.to_move) == (Phase.PLAY, 1)  # three brights, 5, are not enough
    play(round, "09-chaff-2 12-phoenix")  # four brights, 8, are
    assert (round.phase, round.to_move) == (Phase.DECIDE, 0)


def test_koikoi_needs_new_yaku_counts_a_better_bright_yaku_as_new():
    rules = YAMATO.with_options({"koikoiNeeds": "newYakuOnly", "koikoiLimit": "unlimited"})
    round = play(stage(rules), TO_THREE_BRIGHTS + " koikoi 09-chaff-2 12-phoenix")
    assert (round.phase, round.to_move) == (Phase.DECIDE, 0)


# ------------------------------------------------------------------ empty hands


def exhausted(rules, *, called, dealer=0):
    def wanted(one):
        over = one.result.ending in (Ending.EXHAUSTED, Ending.LAST_YAKU)
        return over and any(one.view(0).koikoi_calls) == called

    return find_round(rules, wanted, dealer=dealer)


@each("koikoiExhausted", ("forfeit", Ending.EXHAUSTED), ("lastYakuScores", Ending.LAST_YAKU))
def test_koikoi_exhausted(value, expected):
    round = exhausted(with_option("koikoiExhausted", value), called=True)
    caller = round.view(0).koikoi_calls.index(1)
    result = round.result
    assert result.ending is expected
    if value == "forfeit":
        assert (result.winner, result.points, result.next_dealer) == (None, (0, 0), 1)
    else:
        total = YAMATO.score(round.view(0).piles[caller], own_koikoi=1).total
        assert total > 0
        assert (result.winner, result.points[caller], result.points[1 - caller]) == (caller, total, 0)
        assert (result.next_dealer, result.score.total) == (caller, total)


def test_koikoi_exhausted_without_a_call_is_a_draw_in_both():
    round = exhausted(with_option("koikoiExhausted", "lastYakuScores"), called=False)
    assert (round.result.ending, round.result.points) == (Ending.EXHAUSTED, (0, 0))


def test_koikoi_exhausted_the_last_caller_scores_though_both_called():
    rules = YAMATO.with_options({"koikoiExhausted": "lastYakuScores", "koikoiLimit": "unlimited"})

    def both(one):
        return one.result.ending is Ending.LAST_YAKU and all(one.view(0).koikoi_calls)

    round = find_round(rules, both, most=20000)
    last = [event.seat for event in round.events if event.step is Step.KOIKOI][-1]
    score = YAMATO.score(round.view(0).piles[last], opponent_koikoi=1)
    assert (round.result.winner, round.result.points[last]) == (last, score.total)


@each(
    "exhaustedDraw",
    ("zeroPass", (0, 0)),
    ("zeroStay", (0, 1)),
    ("oyaken1", (1, 1)),
    ("oyaken3", (3, 1)),
    ("oyaken6", (6, 1)),
)
def test_exhausted_draw(value, expected):
    points, stays = expected
    for dealer in (0, 1):
        result = exhausted(with_option("exhaustedDraw", value), called=False, dealer=dealer).result
        assert result.winner is None
        assert result.points[dealer] == points
        assert result.points[1 - dealer] == 0
        assert result.next_dealer == (dealer if stays else 1 - dealer)
        assert len(result.lines) == (points > 0)


@each("playOutStock", ("off", 8), ("on", 0))
def test_play_out_stock(value, expected):
    # With the whole deck taken somebody always has ten chaff cards: let that be too little.
    rules = YAMATO.with_options({"playOutStock": value, "koikoiNeeds": "minBase(7)"})
    round = exhausted(rules, called=False)
    assert round.view(0).stock_size == expected
    turned = [event.seat for event in round.events if event.step is Step.STOCK]
    assert turned == [0, 1] * (12 if value == "on" else 8)


def test_play_out_stock_a_yaku_may_come_while_the_stock_is_turned():
    rules = with_option("playOutStock", "on")

    def after_the_hands(one):
        return one.phase is Phase.DECIDE and one.view(0).hand_sizes == (0, 0)

    round = find_round(rules, lambda one: True, stop_at=after_the_hands, most=20000)
    assert choices(round) == ["koikoi", "shobu"]
    left = round.view(0).stock_size
    assert left > 0
    play(round, "koikoi")
    assert round.view(0).stock_size == left - 1 or round.is_over


# ------------------------------------------------------------------ the lightning


@each(
    "lightningWild",
    ("off", ["11-lightning"]),
    ("on", [f"11-lightning>{card}" for card in sorted(FIELD.split())]),
)
def test_lightning_wild(value, expected):
    rules = with_option("lightningWild", value)
    hand = HAND_0.replace("11-swallow", "11-lightning")
    round = stage(rules, hand, stock="03-curtain 10-deer 12-chaff-2 04-chaff-1")
    found = [one for one in choices(round) if one.startswith("11-lightning")]
    assert found == expected
    if value == "on":
        play(round, "11-lightning>10-chaff-1")
        assert Pile.parse("10-chaff-1 11-lightning") <= round.view(0).piles[0]
        with pytest.raises(IllegalActionError):
            play(stage(rules, hand, stock="03-curtain 10-deer 12-chaff-2 04-chaff-1"), "11-lightning")
    else:
        play(round, "11-lightning")
        assert Card.parse("11-lightning") in round.view(0).field


@each("lightningWild", ("off", Phase.PLAY), ("on", Phase.TAKE))
def test_lightning_wild_when_turned(value, expected):
    stock = "11-lightning 03-curtain 10-deer 12-chaff-2 04-chaff-1"
    round = play(stage(with_option("lightningWild", value), stock=stock), "01-crane")
    assert round.phase is expected
    if value == "on":
        assert choices(round) == [f">{card}" for card in sorted(FIELD.replace("01-chaff-1 ", "").split())]


# ------------------------------------------------------------------ points and matches


@each("scoring", ("winnerOnly", [(5, 0), (0, 6), (6, 0)]), ("zeroSum", [(5, -5), (-6, 6), (6, -6)]))
def test_scoring(value, expected):
    rules = with_option("scoring", value)
    field_four = YAMATO.with_options({"scoring": value, "fieldFour": "dealerWins6"})
    found = [
        play(stage(rules), TO_THREE_BRIGHTS + " shobu").result.points,
        stage(rules, PLAIN_HAND, QUAD_9, PLAIN_FIELD, "").result.points,
        stage(field_four, NO_IRIS, OTHER_HAND, QUAD_FIELD, "").result.points,
    ]
    assert found == expected


def test_scoring_zero_sum_covers_the_dealers_right():
    rules = MON.with_options({"scoring": "zeroSum"})
    assert exhausted(rules, called=False).result.points == (3, -3)


@each("gameLength", ("12", 12), ("6", 6), ("3", 3), ("to50", None))
def test_game_length(value, expected):
    rules = with_option("gameLength", value)
    match = koikoi.Match(rules, seed=4)
    assert match.rounds == expected
    rng = Random(4)
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        else:
            match.play(rng.choice(match.round.legal_actions()))
    if expected:
        assert match.number == expected == len(match.results)
    else:
        assert max(match.totals) >= 50
        assert max(a - b for a, b in zip(match.totals, match.round.result.points, strict=True)) < 50


@each("dealerRotation", ("winner", [0, 0, 1, 0]), ("alternate", [1, 1, 1, 1]))
def test_dealer_rotation(value, expected):
    rules = with_option("dealerRotation", value)
    field_four = YAMATO.with_options({"dealerRotation": value, "fieldFour": "dealerWins6"})
    both = QUAD_9.replace("10-deer", "03-chaff-2")
    draw = YAMATO.with_options({"dealerRotation": value, "handYakuBoth": "draw"})
    found = [
        play(stage(rules), TO_THREE_BRIGHTS + " shobu").result.next_dealer,
        stage(field_four, NO_IRIS, OTHER_HAND, QUAD_FIELD, "").result.next_dealer,
        stage(rules, PLAIN_HAND, QUAD_9, PLAIN_FIELD, "").result.next_dealer,
        stage(draw, both, QUAD_10, PLAIN_FIELD, "").result.next_dealer,
    ]
    assert found == expected


def test_dealer_rotation_alternate_passes_an_exhausted_round_on_too():
    rules = YAMATO.with_options({"dealerRotation": "alternate", "exhaustedDraw": "oyaken6"})
    assert exhausted(rules, called=False, dealer=1).result.next_dealer == 0


def test_the_staged_story_is_what_this_file_thinks_it_is():
    round = play(stage(YAMATO), TO_THREE_BRIGHTS)
    assert round.view(0).piles[0] == Pile.parse(
        "01-crane 01-chaff-1 03-curtain 03-chaff-2 08-moon 08-chaff-1"
    )
    assert round.view(0).piles[1] == Pile.parse("07-boar 07-chaff-1 10-deer 10-chaff-1")
    assert set(HAND_1.split()) > {"07-boar", "06-butterflies"}
