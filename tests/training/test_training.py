"""Teaching the judge: what the arrays see is what the judge sees, and rounds in lock-step are rounds."""

import json
from random import Random

import numpy as np
import pytest

from hanafuda_lib import Pile, koikoi
from hanafuda_lib.actions import KOIKOI, SHOBU, Play
from hanafuda_lib.analysis.bulk.deals import Chances
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.judge import Judge, Weights
from hanafuda_lib.players.lookahead import Lookahead, Notes
from hanafuda_lib.players.worlds import noticed
from hanafuda_lib.table import Deal
from tools.training import __main__ as training
from tools.training.imitation import Choices, Imitator, _slope_of_call, _slope_of_choice, watch
from tools.training.net import Adam, Net
from tools.training.rounds import NetPlayer, all_lessons, compare, deal, play
from tools.training.seen import Seats, Seen, look

YAMATO = koikoi.YAMATO


def small_net(seed=1, width=6):
    """Numbers large enough that its choices differ."""
    net = Net(width, np.random.default_rng(seed))
    rng = np.random.default_rng(seed)
    for name, numbers in net.numbers.items():
        net.numbers[name] = rng.standard_normal(numbers.shape).astype(np.float32)
    return net


def judge_from(net):
    numbers = {name: table.astype(float).ravel().tolist() for name, table in net.numbers.items()}
    ones = [1.0] * len(numbers["out"])
    told = (numbers["rows"], numbers["signs"], ones, numbers["out"], numbers["straight"])
    return Judge(Weights(*told, numbers["bias"][0]))


def seats_of(views):
    """What the seat to move sees in each of these views."""
    rows = []
    for view in views:
        me, other = view.seat, 1 - view.seat
        piles = [view.piles[seat].mask for seat in (me, other)]
        points = [YAMATO.scorer(1).points(pile, 0) for pile in piles]
        calls = [view.koikoi_calls[seat] for seat in (me, other)]
        rows.append([view.hand.mask, view.field.mask, *piles, *points, *calls, *noticed(view, other)])
    columns = list(zip(*rows, strict=True))
    return Seats(
        *(np.array(column, dtype=np.uint64) for column in columns[:4]),
        *(np.array(column, dtype=np.int64) for column in columns[4:]),
    )


def some_views(count):
    views = []
    for seed in range(count):
        rng = Random(seed)
        round = koikoi.Round.deal(YAMATO, seed=seed)
        for _ in range(rng.randrange(20)):
            if not round.is_over:
                round.play(rng.choice(round.legal_actions()))
        if not round.is_over:
            views.append(round.view(round.to_move))
    return views


@pytest.mark.parametrize(("turned", "leads"), [(False, True), (True, False)])
def test_the_net_says_of_arrays_what_the_judge_says_of_masks(turned, leads):
    net = small_net()
    judge = judge_from(net)
    views = some_views(80)
    seats = seats_of(views)
    values = net.values(look(seats, turned=turned, leads=leads), net.by_state())
    assert len(views) > 40
    for place, view in enumerate(views):
        other = 1 - view.seat
        mine, theirs = view.piles[view.seat].mask, view.piles[other].mask
        doubts = Notes(*noticed(view, other)).doubts()
        sums = judge.sums(view.hand.mask, view.field.mask, mine, theirs, doubts)
        beside = judge.beside(
            len(view.hand), turned=turned, leads=leads, piles=(mine, theirs),
            calls=(int(seats.calls[place]), int(seats.their_calls[place])),
            points=(int(seats.points[place]), int(seats.their_points[place])),
        )  # fmt: skip
        assert judge.lead(sums, sums, sums, beside) == pytest.approx(float(values[place]), rel=1e-4, abs=1e-3)


class JudgeAlone:
    """Plays a round one step at a time: the judge's best before the stock card, like a net in lock-step."""

    def __init__(self, judge):
        self.judge = judge

    def choose(self, view):
        ahead = Lookahead(view, self.judge)
        if view.phase is Phase.PLAY:
            start = ahead._start
            _, card, taken = ahead._best_play(start, ahead._sums(start))
            plays = [one for one in view.legal if 1 << one.card.index == card]
            return next(
                (one for one in plays if one.take is not None and 1 << one.take.index == taken), plays[0]
            )
        if view.phase is Phase.DECIDE:
            return KOIKOI if self.going_on(view, ahead) > view.score(view.seat).total else SHOBU
        return max(ahead.branches(view.legal), key=lambda branch: branch.prior).action

    def going_on(self, view, ahead):
        """What the judge says of koi-koi: the turn is over, and one more call was made."""
        start = ahead._start
        sums = ahead._sums(start)
        beside = self.judge.beside(
            len(view.hand), turned=True, leads=start.leads, calls=(start.calls + 1, start.their_calls),
            points=(start.points, start.their_points), piles=(start.mine, start.theirs),
        )  # fmt: skip
        return self.judge.lead(sums, sums, sums, beside)


def test_rounds_in_lock_step_are_rounds():
    """The same deals, played by the same net in arrays and by the judge in the library's own rounds."""
    nets = (small_net(1, width=40), small_net(2, width=40))  # hardly ever two values alike
    deals = deal(YAMATO, 120, Chances(5, 0))
    rng = np.random.default_rng(0)
    played = play(
        YAMATO, tuple(NetPlayer(net) for net in nets), size=0, chances=Chances(5, 0), rng=rng, deals=deals
    )
    players = [JudgeAlone(judge_from(net)) for net in nets]
    leads = []
    for first, other, field, stock in zip(deals[0], deals[1], deals[2], deals[3].T, strict=True):
        cards = Deal(
            (Pile(int(first)), Pile(int(other))), Pile(int(field)), tuple(DECK[index] for index in stock)
        )
        round = koikoi.Round.from_deal(YAMATO, cards, dealer=0)
        while round.to_move is not None:
            round.play(players[round.to_move].choose(round.view(round.to_move)))
        leads.append(round.result.points[0] - round.result.points[1])
    assert played.leads.tolist() == leads
    assert len(set(leads)) > 8 and min(leads) < 0 < max(leads)


def test_what_a_position_led_to_is_told_from_its_own_seat():
    me = NetPlayer(small_net())
    played = play(YAMATO, (me, me), size=50, chances=Chances(1, 0), rng=np.random.default_rng(0))
    for seat, sign in ((0, 1), (1, -1)):
        _, ends = played.lessons(seat, 1.0)
        firsts = ends[-1]  # the first step of all rounds comes last
        assert firsts.tolist() == (sign * played.leads).tolist()


def test_without_trust_in_the_end_a_position_leads_to_the_next_value():
    me = NetPlayer(small_net())
    played = play(YAMATO, (me, me), size=30, chances=Chances(1, 0), rng=np.random.default_rng(0))
    _, ends = played.lessons(0, 0.0)
    after_the_stock_card = played.steps[0][1]
    found = dict(zip(after_the_stock_card.who.tolist(), after_the_stock_card.values.tolist(), strict=True))
    for place, end in enumerate(ends[-1].tolist()):
        if place in found:
            assert end == pytest.approx(found[place], rel=1e-6)
    assert len(found) > 20


def test_the_gradient_is_that_of_the_loss():
    """Each number moved a little changes the loss as the gradient says."""
    net = small_net(width=3)
    net.numbers = {name: numbers.astype(np.float64) / 4 for name, numbers in net.numbers.items()}
    seen = look(seats_of(some_views(30)), turned=True, leads=True)
    aims = np.linspace(-3, 3, len(seen))
    slope = lambda values: 2 * (values - aims) / len(aims)  # noqa: E731
    _, gradient = net.gradient(seen, slope)

    def loss():
        return float(((net.values(seen, net.by_state()) - aims) ** 2).mean())

    rng = np.random.default_rng(3)
    for name, numbers in net.numbers.items():
        slopes = gradient[name]
        for place in rng.permutation(np.flatnonzero(slopes))[:6]:
            where = np.unravel_index(place, numbers.shape)
            before = numbers[where]
            step = 1e-5
            numbers[where] = before + step
            more = loss()
            numbers[where] = before - step
            less = loss()
            numbers[where] = before
            assert (more - less) / (2 * step) == pytest.approx(float(slopes[where]), rel=2e-2, abs=2e-4)


def test_adam_brings_the_values_nearer_to_their_aims():
    net = Net(8, np.random.default_rng(1))
    me = NetPlayer(net, chance=0.3)
    played = play(YAMATO, (me, me), size=400, chances=Chances(2, 0), rng=np.random.default_rng(0))
    seen, ends = all_lessons([(played, (0, 1))], 1.0)
    adam = Adam(net)
    errors = []
    for _ in range(60):
        values, gradient = net.gradient(seen, lambda values: 2 * (values - ends) / len(ends))
        errors.append(float(((values - ends) ** 2).mean()))
        adam.step(gradient, 1e-2)
    assert errors[-1] < 0.8 * errors[0]


def test_against_itself_swapped_deals_give_no_lead():
    me = NetPlayer(small_net())
    mean, error, share = compare(
        YAMATO, me, me, size=200, chances=Chances(3, 0), rng=np.random.default_rng(0)
    )
    assert (mean, error, share) == (0.0, 0.0, 0.5)


def test_a_net_that_is_written_is_read_by_the_library(tmp_path):
    net = small_net()
    net.export(tmp_path / "judge.json", rules="koikoi/yamato", rounds=5)
    told = json.loads((tmp_path / "judge.json").read_text("utf-8"))
    read = Weights.read(told)
    for name in ("rows", "signs"):
        table = np.array(getattr(read, name)).reshape(-1, 6) * np.array(read.scales)
        assert np.abs(table - net.numbers[name]).max() < 1e-3
    assert read.out == pytest.approx(net.numbers["out"].tolist(), rel=1e-5)
    net.save(tmp_path / "net.npz")
    again = Net.load(tmp_path / "net.npz")
    assert all((again.numbers[name] == numbers).all() for name, numbers in net.numbers.items())


def test_a_wider_net_says_nearly_the_same():
    net = small_net()
    wide = net.widened(9, np.random.default_rng(2))
    seen = look(seats_of(some_views(30)), turned=True, leads=True)
    values, more = net.values(seen, net.by_state()), wide.values(seen, wide.by_state())
    assert wide.numbers["out"].shape == (9,)
    assert more == pytest.approx(values, abs=0.1)


class TestImitation:
    """A net that plays as the greedy player does."""

    def test_it_watches_each_choice_of_greedy(self):
        plays, calls = watch(YAMATO, 6, seed=40)
        sizes = np.diff(plays.starts)
        assert len(plays.seen) == plays.starts[-1] and sizes.min() >= 2
        assert (plays.taken < sizes).all() and set(calls.taken.tolist()) <= {0, 1}
        # The first decision of the first round, asked again.
        view = koikoi.Round.deal(YAMATO, seed=40).view(0)
        assert sizes[0] == len(view.legal)
        assert plays.taken[0] == view.legal.index(GreedyPlayer().choose(view))

    def test_its_positions_are_those_after_each_option(self):
        plays, _ = watch(YAMATO, 1, seed=41)
        view = koikoi.Round.deal(YAMATO, seed=41).view(0)
        after = []
        for action in view.legal:
            assert isinstance(action, Play)
            card = 1 << action.card.index
            found = view.takes(action.card).mask if action.take is None else 1 << action.take.index
            field = view.field.mask & ~found if found else view.field.mask | card
            after.append([view.hand.mask & ~card, field, found | card if found else 0, 0])
        masks = np.array(after, dtype=np.uint64).T
        none = np.zeros(len(after), dtype=np.int64)
        seen = look(Seats(*masks, *[none] * 7), turned=False, leads=True)
        first = slice(0, len(after))
        assert (plays.seen.states[first] == seen.states).all() and (
            plays.seen.signs[first] == seen.signs
        ).all()

    def test_the_slopes_are_those_of_choosing_and_of_calling(self):
        seen = Seen(np.zeros((5, 12), dtype=np.int64), np.zeros((5, 1), dtype=np.float32))
        choices = Choices(seen, np.array([0, 2, 5]), np.array([1, 0]))
        _, slope = _slope_of_choice(choices, np.array([0, 1]))
        values = np.array([0.3, -0.2, 1.0, 0.5, -1.0])

        def loss(values):
            first, second = values[:2], values[2:]
            return (
                -(
                    np.log(np.exp(first[1]) / np.exp(first).sum())
                    + np.log(np.exp(second[0]) / np.exp(second).sum())
                )
                / 2
            )

        numeric = [(loss(values + step) - loss(values - step)) / 2e-5 for step in 1e-5 * np.eye(5)]
        assert slope(values) == pytest.approx(numeric, abs=1e-5)
        calls = Choices(seen, np.arange(6), np.array([1, 0, 0, 1, 0]))
        _, slope = _slope_of_call(calls, np.array([0, 1]))
        assert slope(np.zeros(2)).tolist() == [-0.25, 0.25]

    def test_two_nets_make_a_player(self):
        imitator = Imitator(small_net(1), small_net(2))
        played = play(
            YAMATO, (imitator, imitator), size=60, chances=Chances(1, 0), rng=np.random.default_rng(0)
        )
        assert len(played.leads) > 50 and len(set(played.leads.tolist())) > 5


def test_the_command_teaches_and_writes(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(training, "Course", _Short)
    words = [
        "--minutes",
        "0.01",
        "--width",
        "4",
        "--keep",
        str(tmp_path / "net.npz"),
        "--out",
        str(tmp_path / "judge.json"),
    ]
    assert training.main(words) == 0
    told = json.loads((tmp_path / "judge.json").read_text("utf-8"))
    assert told["rules"] == "koikoi/yamato" and len(told["scales"]) == 4 and told["rounds"] > 0
    assert (tmp_path / "net.npz").exists() and Weights.read(told).out


class _Short(training.Course):
    """A course that watches a few rounds only."""

    def __init__(self, **told):
        super().__init__(**told, size=40, watched=10)


def test_koikoi_is_called_by_the_nets_own_value():
    me = NetPlayer(small_net())
    seen = look(seats_of(some_views(5)), turned=True, leads=True)
    values = np.array([3.0, 8.0])
    assert me.goes_on(seen, values, np.array([5, 5])).tolist() == [False, True]
