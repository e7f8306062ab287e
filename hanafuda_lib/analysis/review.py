"""What each decision of a round was worth: every option by its expected points, and what was lost.

Values come from rounds played to their end in worlds that agree with what the seat saw at that
moment (:mod:`hanafuda_lib.players.estimate`): never from the cards that were really there. So a
good decision that turned out badly is still a good one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from hanafuda_lib.actions import Action
from hanafuda_lib.analysis.reasons import dangers, option_text, reasons
from hanafuda_lib.errors import RulesError, listed, shown
from hanafuda_lib.game import View, illegal, require_choice, require_seat
from hanafuda_lib.games import GAMES, game_of, is_match_record, replay_match, replay_round
from hanafuda_lib.players.budget import Budget, require_budget
from hanafuda_lib.players.estimate import Option, estimate
from hanafuda_lib.players.search import is_opening

#: What a decision may cost: a whole round is reviewed in a second or two.
TURNS = {"koikoi": 28_000, "hanaawase": 16_000, "hachihachi": 16_000}
# An option so many standard errors behind the best is looked at no longer: the time goes to the others.
_GIVE_UP = 4.0
#: Below so many standard errors a difference is too close to call.
CLOSE = 2.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: the expected lead in points (mon), its standard error, the chance to win the round.

    ``loss`` is how much less it is worth than the best, ``loss_error`` the standard error of that.
    """

    action: Action
    text: str
    value: float
    error: float
    win: float
    loss: float
    loss_error: float

    @property
    def is_close(self) -> bool:
        """Whether it may as well be as good as the best."""
        return self.loss < CLOSE * self.loss_error or not self.loss


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a round: what the seat saw, its options, the best first, and the one taken."""

    number: int
    view: View
    taken: Action
    choices: tuple[Choice, ...]

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.view.seat

    @property
    def best(self) -> Choice:
        """The option that is worth most."""
        return self.choices[0]

    @property
    def chosen(self) -> Choice:
        """The option that was taken."""
        return next(choice for choice in self.choices if choice.action == self.taken)

    @property
    def loss(self) -> float:
        """What the option taken costs, in points; 0 when that is too close to call."""
        return 0.0 if self.chosen.is_close else self.chosen.loss

    @property
    def verdict(self) -> str:
        """``best`` (or just as good), ``close`` (too close to call) or ``loss``."""
        chosen = self.chosen
        return "best" if not chosen.loss else "close" if chosen.is_close else "loss"

    @property
    def reason(self) -> str:
        """Why the best is best, and what the option taken does instead, in a sentence or two."""
        best = self.chosen if self.verdict == "best" else self.best
        said = "; ".join(reasons(self.view, best.action)) or "it brings most in the end"
        if self.verdict == "best":
            return f"The best: {said}."
        if self.verdict == "close":
            return f"Too close to call. A little better may be: {best.text}; {said}."
        left = [one for one in dangers(self.view, self.taken) if one not in dangers(self.view, best.action)]
        instead = "; ".join(left) or "; ".join(
            one for one in reasons(self.view, self.taken) if one not in reasons(self.view, best.action)
        )
        yours = f" The choice made: {instead}." if instead else ""
        return f"Better: {best.text}; {said}.{yours}"


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed round: its decisions in order."""

    record: str
    decisions: tuple[Decision, ...]

    def loss_of(self, seat: int) -> float:
        """What a seat gave away in the whole round, in points (mon)."""
        return sum(decision.loss for decision in self.decisions if decision.seat == seat)

    def costliest(self, number: int = 3) -> tuple[Decision, ...]:
        """The decisions that cost most, the dearest first; only such as are beyond doubt."""
        lost = [decision for decision in self.decisions if decision.loss]
        return tuple(sorted(lost, key=lambda decision: -decision.loss)[:number])


def review(
    record: str,
    *,
    seats: Iterable[int] | None = None,
    number: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
) -> Review:
    """The review of a recorded round of any game.

    ``seats``: whose decisions (left out: everybody's); ``number``: which round of a match record
    (left out: the last that is over). The same record and seed give the same review.
    Errors: :class:`HanafudaError` for a record that cannot be read, or a round that is not over.

    >>> from hanafuda_lib import koikoi
    >>> from hanafuda_lib.players import GreedyPlayer
    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> while not round.is_over:
    ...     round.play(GreedyPlayer().choose(round.view(round.to_move)))
    >>> told = review(round.record(), seats=[0], budget=Budget(worlds=10))
    >>> told.decisions[0].number, len(told.decisions[0].choices)
    (0, 8)
    """
    decisions = review_steps(record, seats=seats, number=number, budget=budget, seed=seed)
    return Review(record, tuple(decisions))


def review_steps(
    record: str,
    *,
    seats: Iterable[int] | None = None,
    number: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
) -> Iterator[Decision]:
    """:func:`review` decision by decision, for whoever shows how far it is."""
    if budget is not None:
        require_review_budget(budget)
    for place, view, action in moments(record, seats=seats, number=number):
        yield judge(place, view, action, budget=budget, seed=seed)


def moments(
    record: str, *, seats: Iterable[int] | None = None, number: int | None = None
) -> list[tuple[int, View, Action]]:
    """Every decision of a recorded round: its place among the actions, the view, what was done.

    Answers before the first card and moments without a choice are left out.
    """
    round = recorded_round(record, number)
    wanted = range(len(round.view(0).piles)) if seats is None else listed("seats", seats)
    for seat in wanted:
        require_seat(seat, len(round.view(0).piles))
    again = again_of(round)
    found = []
    for place, action in enumerate(round.actions):
        seat = again.to_move
        assert seat is not None
        view = again.view(seat)
        if seat in wanted and len(view.legal) > 1 and not is_opening(view):
            found.append((place, view, action))
        again.play(action)
    return found


def judge(
    number: int,
    view: View,
    action: Action,
    *,
    budget: Budget | None = None,
    seed: int = 0,
) -> Decision:
    """One decision weighed: every option with its value, the best first.

    ``action`` is the one that was taken. Another one that is clearly behind is given up early; its
    value is then that of the best, less what it lost in the worlds that both have seen.
    Errors: :class:`RulesError` for a budget of one world, which tells nothing of how sure a value
    is, and :class:`IllegalActionError` for an action that ``view`` does not allow.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> judge(0, view, view.legal[0], budget=Budget(worlds=1))
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad budget of 1 world: expected 2 or more, for a standard error
    """
    if action not in require_choice(view):
        raise illegal(action, view.legal)
    limit = Budget(turns=TURNS[game_of(view.rules)]) if budget is None else require_review_budget(budget)
    options = estimate(view, budget=limit, seed=seed, give_up=_GIVE_UP, keep=action)
    choices = [_choice(view, option, options[0]) for option in options]
    return Decision(number, view, action, tuple(sorted(choices, key=lambda choice: choice.loss)))


def require_review_budget(budget: object) -> Budget:
    """Check a budget: of one world no standard error can be told.

    >>> require_review_budget(Budget(worlds=2)).worlds
    2
    """
    found = require_budget(budget)
    if found.worlds == 1:
        raise RulesError("bad-budget", "bad budget of 1 world: expected 2 or more, for a standard error")
    return found


def _choice(view: View, option: Option, best: Option) -> Choice:
    loss, error = (0.0, 0.0) if option is best else option.behind(best)
    loss = max(0.0, loss)  # given up early, behind another one: as good as the best for all that is known
    return Choice(
        option.action,
        option_text(view, option.action),
        best.mean - loss,
        option.error,
        option.win_chance,
        loss,
        error,
    )


def recorded_round(record: str, number: int | None = None) -> Any:
    """The finished round of a record: of a round, or of a match."""
    if not is_match_record(record):
        round: Any = replay_round(record)
        if not round.is_over:
            raise RulesError("round-running", "the round is still being played: expected one that is over")
        return round
    match = replay_match(record)
    over = [one for one in (*match.history, match.round) if one.is_over]
    if not over:
        raise RulesError("round-running", "the record has no round that is over: expected one at least")
    place = len(over) if number is None else number
    if type(place) is not int or not 1 <= place <= len(over):
        raise RulesError(
            "bad-number",
            f"bad number {shown(number)} of a round: expected a whole number from 1 to {len(over)}",
        )
    return over[place - 1]


def again_of(round: Any) -> Any:
    """The same round at its beginning."""
    record = round.record()
    head, _, _ = record.rpartition("; play")
    return GAMES[game_of(round.rules)].Round.replay(f"{head}; play")


def decision_lines(decision: Decision) -> list[str]:
    """A decision as text: what was done, what it cost, why, and every option with its value.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> print(decision_lines(judge(0, view, view.legal[0], budget=Budget(worlds=10)))[0])
    action 1, seat 0: lay down the plum with red poem ribbon
    """
    chosen = decision.chosen
    lines = [f"action {decision.number + 1}, seat {decision.seat}: {chosen.text}"]
    if decision.verdict == "loss":
        lines.append(f"  cost {chosen.loss:.2f} (± {chosen.loss_error:.2f}). {decision.reason}")
    else:
        lines.append(f"  {decision.reason}")
    for choice in decision.choices:
        mark = "*" if choice is chosen else " "
        lines.append(
            f"  {mark} {choice.value:+8.2f} (± {choice.error:.2f}), wins {choice.win:4.0%}: {choice.text}"
        )
    return lines
