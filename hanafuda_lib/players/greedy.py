"""A player that takes what is best now, and looks one reply ahead. It plays all three games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from hanafuda_lib.actions import (
    CANCEL,
    DERU,
    KOIKOI,
    ORIRU,
    PASS,
    SAGE,
    SHOBU,
    Action,
    Claim,
    Declare,
    Play,
    Take,
)
from hanafuda_lib.game import Phase, View, require_choice
from hanafuda_lib.players.position import Position

if TYPE_CHECKING:
    from hanafuda_lib import hachihachi, koikoi
from hanafuda_lib.table import rng_for

# How much the points that the others may win weigh against one's own (0.3 to 1.5 play alike).
_FEAR = 0.5


class GreedyPlayer:
    """Completes or blocks yaku, prefers valuable captures, and knows the seven-point step.

    It shows every hand yaku, drops out with a poor hand, and stops or plays on by what it may
    expect to win and to lose. It is deterministic: the same view gives the same action.
    ``seed`` is accepted so that all players are made alike.

    >>> from hanafuda_lib import koikoi
    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> GreedyPlayer().choose(round.view(0)) in round.legal_actions()
    True
    """

    def __init__(self, *, seed: int = 0) -> None:
        rng_for(seed)
        self.seed = seed

    def __repr__(self) -> str:
        return f"GreedyPlayer(seed={self.seed})"

    def choose(self, view: View) -> Action:
        """The best of ``view.legal`` by what this seat can see."""
        legal = require_choice(view)
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.DECIDE:
            return _decide(view)
        plays = [action for action in legal if isinstance(action, (Play, Take))]
        return max(plays, key=Position(view).value)


def _decide(view: View) -> Action:
    legal = view.legal
    if KOIKOI in legal:
        return _stop_or_koikoi(cast("koikoi.View", view))
    if SAGE in legal or CANCEL in legal:
        return _stop_or_sage(cast("hachihachi.View", view))
    if DERU in legal:
        return _in_or_out(view)
    shows = [action for action in legal if isinstance(action, (Claim, Declare))]
    if shows:
        return shows[0]  # the one that shows most stands first
    return PASS if PASS in legal else legal[0]


def _in_or_out(view: View) -> Action:
    """In with twenty card points more than an average hand of seven, or with two brights."""
    strong = view.hand.points >= 48 or sum(card.points == 20 for card in view.hand) > 1
    return DERU if strong or ORIRU not in view.legal else ORIRU


def _stop_or_koikoi(view: koikoi.View) -> Action:
    """Go on when the points hoped for, less those feared, are more than those in hand."""
    position = Position(view)
    mine = _koikoi_race(view, view.seat, position)
    theirs = _koikoi_race(view, 1 - view.seat, position)
    gain, loss, _ = _race(mine, theirs, view.hand_sizes[view.seat])
    return KOIKOI if gain - _FEAR * loss > view.score(view.seat).total else SHOBU


def _stop_or_sage(view: hachihachi.View) -> Action:
    """Play on when the money expected from it is more than that of ending the round now."""
    position = Position(view)
    stakes = view.stakes()
    now = view.score(view.seat).total
    others = [_sage_race(view, other, position) for other in view.order if other != view.seat]
    quiet = 1.0
    for other in others:
        quiet *= 1.0 - other.chance
    lost = max((other.points for other in others if other.chance), default=0.0)
    lost = lost if stakes.pays_for_all else lost / 2
    mine = _sage_race(view, view.seat, position)
    more = _Race(mine.chance, stakes.stop + mine.points - now)
    gain, _, open_ = _race(more, _Race(1.0 - quiet, 0.0), view.hand_sizes[view.seat])
    caught = max(0.0, 1.0 - open_ - (gain / more.points if more.points else 0.0))
    on = gain + open_ * stakes.nothing_more + caught * (stakes.overtaken - lost)
    stop, go_on = (SHOBU, SAGE) if SAGE in view.legal else (CANCEL, PASS)
    return go_on if on > stakes.stop else stop


@dataclass(frozen=True, slots=True)
class _Race:
    """One player's chance to form a yaku in a turn, and the points it would then pay."""

    chance: float
    points: float


def _koikoi_race(view: koikoi.View, seat: int, position: Position) -> _Race:
    chance, piles = position.chance(seat)
    # Whoever forms a yaku now does so after my koi-koi.
    calls = 0 if seat == view.seat else view.koikoi_calls[view.seat] + 1
    totals = [
        view.rules.score(pile, opponent_koikoi=calls, field=view.field, month=view.month).total
        for pile in piles
    ]
    return _Race(chance, sum(totals) / len(totals) if totals else 0.0)


def _sage_race(view: hachihachi.View, seat: int, position: Position) -> _Race:
    chance, piles = position.chance(seat)
    totals = [view.rules.score(pile, multiplier=view.multiplier).total for pile in piles]
    return _Race(chance, sum(totals) / len(totals) if totals else 0.0)


def _race(mine: _Race, theirs: _Race, turns: int) -> tuple[float, float, float]:
    """What I may win and lose in so many turns, the others first; the chance that nothing comes."""
    open_ = 1.0
    gain = loss = 0.0
    for _ in range(turns):
        loss += open_ * theirs.chance * theirs.points
        open_ *= 1.0 - theirs.chance
        gain += open_ * mine.chance * mine.points
        open_ *= 1.0 - mine.chance
    return gain, loss, open_
