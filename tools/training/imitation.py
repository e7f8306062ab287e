"""A net that imitates the greedy player: a sparring partner that plays in lock-step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from hanafuda_lib import koikoi
from hanafuda_lib.actions import KOIKOI, Action, Play, Take
from hanafuda_lib.game import Phase
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.pile import MONTH_MASKS
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.worlds import noticed
from tools.training.net import Adam, Floats, Net
from tools.training.rounds import NetPlayer
from tools.training.seen import Seats, Seen, joined, look

_WIDTH, _RATE, _BATCH, _PASSES = 64, 4e-3, 2048, 10
_SLIPS = 0.15  # how often a move at random leads away from what greedy would play


@dataclass(slots=True)
class Choices:
    """Decisions of the greedy player: the positions that its options lead to, and which it took.

    ``starts`` is where each decision's options begin. For a question there is one position, that
    after koi-koi, and ``taken`` says whether it was called.
    """

    seen: Seen
    starts: np.ndarray[Any, Any]
    taken: np.ndarray[Any, Any]


class Imitator(NetPlayer):
    """Plays like greedy: one net for the plays, one for the question."""

    counts = False

    def __init__(self, plays: Net, calls: Net) -> None:
        super().__init__(plays)
        self._calls = calls
        self._calls_by_state = calls.by_state()

    def goes_on(self, seen: Seen, values: Floats, stop: Any) -> Any:  # noqa: ARG002 - it only looks
        """As greedy would, as far as the net can tell."""
        return self._calls.values(seen, self._calls_by_state) > 0


def watch(rules: Rules, rounds: int, seed: int) -> tuple[Choices, Choices]:
    """Decisions of the greedy player in so many rounds: its plays, and its answers to koi-koi."""
    greedy = GreedyPlayer()
    rng = Random(seed)
    plays: list[tuple[list[list[int]], int]] = []
    calls: list[tuple[list[list[int]], int]] = []
    for number in range(rounds):
        round = koikoi.Round.deal(rules, seed=seed + number)
        slips = _SLIPS if number % 2 else 0.0
        while round.to_move is not None:
            view = round.view(round.to_move)
            action = greedy.choose(view)
            if view.phase is Phase.DECIDE:
                calls.append(([_position(view, KOIKOI)], int(action == KOIKOI)))
            elif len(view.legal) > 1:
                plays.append(([_position(view, one) for one in view.legal], view.legal.index(action)))
            round.play(rng.choice(view.legal) if rng.random() < slips else action)
    return _choices(plays), _choices(calls)


def _position(view: Any, action: Action) -> list[int]:
    """What the seat sees after its action, as numbers: those of :class:`Seats`, then two flags."""
    me, other = view.seat, 1 - view.seat
    points = view.rules.scorer(view.month).points
    field, mine, theirs = view.field.mask, view.piles[me].mask, view.piles[other].mask
    hand, calls = view.hand.mask, view.koikoi_calls[me]
    if action == KOIKOI:
        calls += 1
    else:
        assert isinstance(action, (Play, Take))
        card = action.card if isinstance(action, Play) else view.flipped
        chosen = action.take if isinstance(action, Play) else action.card
        taken = field & MONTH_MASKS[card.index] if chosen is None else 1 << chosen.index
        field = field ^ taken if taken else field | 1 << card.index
        mine |= (taken | 1 << card.index) if taken else 0
        hand &= ~(1 << card.index)
    thrown, passed, kept = noticed(view, other)
    turned = view.phase is not Phase.PLAY
    return [
        hand, field, mine, theirs, points(mine, 0) if turned else points(view.piles[me].mask, 0),
        points(theirs, 0), calls, view.koikoi_calls[other], thrown, passed, kept, turned, view.dealer == me,
    ]  # fmt: skip


def _choices(found: list[tuple[list[list[int]], int]]) -> Choices:
    rows = [row for options, _ in found for row in options]
    masks = np.array([row[:4] for row in rows], dtype=np.uint64).T
    numbers = np.array([row[4:] for row in rows], dtype=np.int64).T
    parts, places = [], []
    for turned in (0, 1):
        for leads in (0, 1):
            here = np.flatnonzero((numbers[7] == turned) & (numbers[8] == leads))
            seats = Seats(*masks, *numbers[:7]).of(here)
            parts.append(look(seats, turned=bool(turned), leads=bool(leads)))
            places.append(here)
    order = np.argsort(np.concatenate(places))
    starts = np.cumsum([0] + [len(options) for options, _ in found])
    return Choices(joined(parts).of(order), starts, np.array([taken for _, taken in found]))


def imitate(rules: Rules, *, rounds: int, seed: int) -> Imitator:
    """Learn from that many rounds to play as greedy does."""
    plays, calls = watch(rules, rounds, seed)
    rng = np.random.default_rng(seed)
    nets = []
    for choices, slope in ((plays, _slope_of_choice), (calls, _slope_of_call)):
        net = Net(_WIDTH, rng)
        adam = Adam(net)
        for number in range(_PASSES):
            for part in _parts(len(choices.taken), rng):
                seen, slopes = slope(choices, part)
                adam.step(net.gradient(seen, slopes)[1], _RATE * (1 - number / _PASSES))
        nets.append(net)
    return Imitator(*nets)


def _parts(number: int, rng: np.random.Generator) -> Iterator[np.ndarray[Any, Any]]:
    order = rng.permutation(number)
    for start in range(0, number, _BATCH):
        yield order[start : start + _BATCH]


def _slope_of_choice(choices: Choices, part: np.ndarray[Any, Any]) -> tuple[Seen, Any]:
    """Softmax over the options of each decision: its loss falls as the option taken stands out."""
    sizes = choices.starts[part + 1] - choices.starts[part]
    rows = np.concatenate([np.arange(choices.starts[one], choices.starts[one + 1]) for one in part])
    decision = np.repeat(np.arange(len(part)), sizes)
    first = np.cumsum(sizes) - sizes

    def slope(values: Floats) -> Floats:
        best = np.full(len(part), -np.inf)
        np.maximum.at(best, decision, values)
        weights = np.exp(values - best[decision])
        total = np.zeros(len(part))
        np.add.at(total, decision, weights)
        shares = weights / total[decision]
        shares[first + choices.taken[part]] -= 1
        slopes: Floats = (shares / len(part)).astype(np.float32)
        return slopes

    return choices.seen.of(rows), slope


def _slope_of_call(choices: Choices, part: np.ndarray[Any, Any]) -> tuple[Seen, Any]:
    """Logistic loss: above zero means koi-koi."""
    return choices.seen.of(part), lambda values: (1 / (1 + np.exp(-values)) - choices.taken[part]) / len(part)
