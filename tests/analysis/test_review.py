"""A review: each decision once, values that a search gives, reasons that are facts of the cards."""

import dataclasses

import pytest

from hanafuda_lib import Card, HanafudaError, KoiKoi, Pile, Play, Shobu, hachihachi, hanaawase, koikoi
from hanafuda_lib.analysis.reasons import dangers, option_text, reasons
from hanafuda_lib.analysis.review import (
    Choice,
    Decision,
    decision_lines,
    judge,
    moments,
    review,
    review_steps,
)
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.players import GreedyPlayer, RandomPlayer
from hanafuda_lib.players.budget import Budget
from hanafuda_lib.players.estimate import estimate
from hanafuda_lib.players.search import is_opening
from tests.oracle.staging import TO_THREE_BRIGHTS, play, stage

SMALL = Budget(worlds=12)
ALL_RULES = pytest.mark.parametrize(
    "rules",
    [koikoi.YAMATO, hanaawase.NINTENDO, hachihachi.STANDARD],
    ids=["koikoi", "hanaawase", "hachihachi"],
)


def finished(rules, seed, *, careless=0):
    round = GAMES[game_of(rules)].Round.deal(rules, seed=seed)
    players = {seat: RandomPlayer(seed=3) if seat == careless else GreedyPlayer() for seat in range(3)}
    while round.to_move is not None:
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    return round


@ALL_RULES
def test_each_decision_is_weighed_once_as_it_was_seen(rules):
    round = finished(rules, 5)
    told = review(round.record(), budget=SMALL)
    again = GAMES[game_of(rules)].Round.deal(rules, seed=5)
    expected = []
    for place, action in enumerate(round.actions):
        view = again.view(again.to_move)
        if len(view.legal) > 1 and not is_opening(view):
            expected.append((place, view, action))
        again.play(action)
    assert [(one.number, one.view, one.taken) for one in told.decisions] == expected
    for decision in told.decisions:
        assert {choice.action for choice in decision.choices} == set(decision.view.legal)
        assert decision.best.loss == 0 and all(choice.loss >= 0 for choice in decision.choices)
        assert all(0 <= choice.win <= 1 for choice in decision.choices)
        assert decision.reason.endswith(".")


def test_a_review_is_the_same_each_time_and_looks_at_the_seats_that_are_asked_for():
    record = finished(koikoi.YAMATO, 6).record()
    one, two = (review(record, seats=[0], budget=SMALL) for _ in range(2))
    assert one == two
    assert {decision.seat for decision in one.decisions} == {0}
    assert list(review_steps(record, seats=[0], budget=SMALL)) == list(one.decisions)
    assert len(moments(record, seats=[0])) + len(moments(record, seats=[1])) == len(moments(record))


def test_a_match_record_gives_the_last_round_that_is_over():
    match = koikoi.Match(koikoi.YAMATO, seed=4, rounds=3)
    for number in (1, 2):
        while not match.round.is_over:
            match.play(GreedyPlayer().choose(match.round.view(match.round.to_move)))
        if number == 1:
            match.next_round()
    first, last = match.history[0], match.round
    match.next_round()
    assert [m[2] for m in moments(match.record())] == [m[2] for m in moments(last.record())]
    assert [m[1] for m in moments(match.record(), number=1)] == [m[1] for m in moments(first.record())]


def choice(action, value, loss, loss_error):
    return Choice(action, str(action), value, 0.1, 0.5, loss, loss_error)


def test_what_is_under_two_standard_errors_is_too_close_to_call():
    view = play(stage(koikoi.YAMATO), TO_THREE_BRIGHTS).view(0)
    best = choice(Shobu(), 5.0, 0.0, 0.0)
    for loss, verdict, counted in ((1.0, "loss", 1.0), (0.9, "close", 0.0), (0.0, "best", 0.0)):
        decision = Decision(0, view, KoiKoi(), (best, choice(KoiKoi(), 5 - loss, loss, 0.5)))
        assert (decision.verdict, decision.loss) == (verdict, counted)


def test_the_costliest_come_first_and_only_such_as_are_beyond_doubt():
    view = play(stage(koikoi.YAMATO), TO_THREE_BRIGHTS).view(0)
    losses = [(1.5, 0.1), (0.2, 0.5), (4.0, 0.3), (2.0, 0.2), (3.0, 0.2)]
    decisions = tuple(
        Decision(n, view, KoiKoi(), (choice(Shobu(), 5, 0, 0), choice(KoiKoi(), 5 - loss, loss, error)))
        for n, (loss, error) in enumerate(losses)
    )
    told = dataclasses.replace(review_of(), decisions=decisions)
    assert [decision.number for decision in told.costliest()] == [2, 4, 3]
    assert told.loss_of(0) == pytest.approx(10.5) and told.loss_of(1) == 0


def review_of():
    return review(finished(koikoi.YAMATO, 6).record(), seats=[0], budget=Budget(worlds=2))


class TestReasons:
    """Each kind of reason in a position where a player would give it."""

    def test_completes(self):
        view = play(stage(koikoi.YAMATO), "01-crane 07-boar").view(0)
        assert reasons(view, Play(Card.parse("08-moon")))[0] == "it completes Three Brights"

    def test_blocks_and_feeds(self):
        # The other has boar and deer; the butterflies lie on the field.
        hand_0 = "06-chaff-1 01-chaff-2 02-warbler 04-cuckoo 05-bridge 09-chaff-1 11-swallow 12-chaff-1"
        hand_1 = "07-boar 06-chaff-2 02-chaff-2 04-chaff-2 05-chaff-2 09-chaff-2 11-plain-ribbon 08-chaff-2"
        field = "06-butterflies 01-chaff-1 03-chaff-2 07-chaff-1 10-chaff-1 08-chaff-1 12-chaff-2 02-chaff-1"
        round = stage(koikoi.YAMATO, hand_0, hand_1, field, "03-curtain 10-deer 11-lightning")
        view = play(round, "12-chaff-1 07-boar").view(0)
        assert "Boar, Deer, Butterflies" in reasons(view, Play(Card.parse("06-chaff-1")))[0]
        assert reasons(view, Play(Card.parse("06-chaff-1")))[0].startswith("it takes what another needs for")
        left = dangers(view, Play(Card.parse("04-cuckoo")))
        assert len(left) == 1 and "peony with butterflies" in left[0] and "another could make" in left[0]
        assert dangers(view, Play(Card.parse("06-chaff-1"))) == ()

    def test_the_seven_point_step(self):
        view = play(stage(koikoi.YAMATO), "01-crane 07-boar").view(0)
        piles = (view.piles[0] | Pile.parse("09-cup"), view.piles[1])
        richer = dataclasses.replace(view, piles=piles)
        found = reasons(richer, Play(Card.parse("08-moon")))
        assert "seven points, which count twice" in " ".join(found) or "Three Brights" in found[0]

    def test_keeps_a_month(self):
        view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
        card = Card.parse("12-chaff-1")
        hand = Pile.parse("12-chaff-1 12-chaff-2")
        seen = dataclasses.replace(
            view, hand=hand, field=Pile.parse("01-crane"), piles=(Pile.parse("12-phoenix 12-chaff-3"), Pile())
        )
        assert reasons(seen, Play(card)) == ("it keeps its month: nobody else can take it",)

    def test_stopping_and_going_on(self):
        view = play(stage(koikoi.YAMATO), TO_THREE_BRIGHTS).view(0)
        assert reasons(view, Shobu())[0] == f"it wins {view.score(0).total} points for sure"
        assert "turns are left" in reasons(view, KoiKoi())[0]
        assert [option_text(view, action) for action in view.legal] == ["stop", "koi-koi"]


def test_what_is_clearly_behind_is_given_up_early_and_the_rest_is_looked_at_longer():
    """The moon makes three brights now or a turn later; to throw the phoenix away is far behind all that."""
    view = play(stage(koikoi.YAMATO), "01-crane 07-boar").view(0)
    short = estimate(view, budget=Budget(turns=24_000), give_up=4.0)
    whole = estimate(view, budget=Budget(turns=24_000))
    assert short[-1].action == whole[-1].action == Play(Card.parse("12-phoenix"))
    moon = next(option for option in short if option.action == Play(Card.parse("08-moon")))
    assert len(moon.values) == len(short[0].values)
    assert len({len(option.values) for option in whole}) == 1
    worlds = [len(option.values) for option in short]
    assert worlds[0] == max(worlds) and min(worlds) >= 64 and min(worlds) < len(whole[0].values)
    for option in short[1:]:
        if len(option.values) < worlds[0]:
            loss, error = option.behind(short[0])
            assert loss > 3 * error
    worst = whole[-1].action
    kept = estimate(view, budget=Budget(turns=24_000), give_up=4.0, keep=worst)
    assert max(len(option.values) for option in kept) == next(
        len(option.values) for option in kept if option.action == worst
    )
    # What both looks saw of the same worlds is the same to the last digit.
    for option in short:
        other = next(one for one in whole if one.action == option.action)
        both = min(len(option.values), len(other.values))
        assert option.values[:both] == other.values[:both]


def test_the_value_of_an_option_is_that_of_the_best_less_its_loss():
    view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    decision = judge(0, view, view.legal[0], budget=Budget(worlds=80))
    for choice in decision.choices:
        assert choice.value == pytest.approx(decision.best.value - choice.loss)
    losses = [choice.loss for choice in decision.choices]
    assert losses == sorted(losses)


def test_the_lines_of_a_decision_name_every_option():
    view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    decision = judge(0, view, view.legal[0], budget=SMALL)
    lines = decision_lines(decision)
    assert len(lines) == 2 + len(view.legal)
    assert sum(line.startswith("  *") for line in lines) == 1


@pytest.mark.parametrize(
    ("record", "more", "message"),
    [
        ("nonsense", {}, "bad record 'nonsense': expected it to start with 'hanafuda1 RULES'"),
        (None, {}, "bad record None: expected a text"),
        ("running", {}, "the round is still being played: expected one that is over"),
        ("over", {"seats": [2]}, "bad seat 2: expected 0 to 1"),
        ("match", {}, "the record has no round that is over: expected one at least"),
        ("over", {"budget": 5}, "bad budget 5: expected a Budget"),
        (
            "over",
            {"budget": Budget(worlds=1)},
            "bad budget of 1 world: expected 2 or more, for a standard error",
        ),
    ],
)
def test_errors(record, more, message):
    running = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    texts = {
        "running": running.record(),
        "over": finished(koikoi.YAMATO, 6).record(),
        "match": koikoi.Match(koikoi.YAMATO, seed=7, rounds=3).record(),
    }
    with pytest.raises(HanafudaError) as caught:
        review(texts.get(record, record), **{"budget": SMALL, **more})
    assert str(caught.value) == message


def test_an_action_that_the_view_does_not_allow_is_no_decision():
    view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    with pytest.raises(HanafudaError, match="illegal action 'shobu': expected one of"):
        judge(0, view, Shobu(), budget=SMALL)
    with pytest.raises(HanafudaError, match="bad view None: expected a View of the seat to move"):
        judge(0, None, Shobu(), budget=SMALL)
    for told in (reasons, dangers):
        with pytest.raises(HanafudaError, match="bad view None: expected a View of a round"):
            told(None, view.legal[0])
