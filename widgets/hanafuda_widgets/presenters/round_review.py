"""Review your round: every decision weighed, what it cost, and why; the dearest three as puzzles.

The work is done a decision at a time: each state names the message that goes on (``next``), so a page
shows how far it is, and may stop it. Each decision first gets a quick look; what stays in doubt, or seems
strange, may be looked at closer.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Self

from hanafuda_lib import notation
from hanafuda_lib.actions import Action
from hanafuda_lib.analysis.reasons import option_text
from hanafuda_lib.analysis.review import (
    TURNS,
    Choice,
    Decision,
    Review,
    judge,
    moments,
    recorded_round,
    require_review_budget,
)
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.game import View
from hanafuda_lib.games import game_of
from hanafuda_lib.players.budget import Budget
from hanafuda_widgets.presenters.base import Message, MessageError, State, error_of, shown
from hanafuda_widgets.presenters.review_state import review_state

_SCHEMA: dict[str, set[str]] = {
    "review": {"record", "seat", "number"},
    "step": {"done", "auto"},
    "stop": set(),
    "show": {"decision"},
    "try": {"decision"},
    "answer": {"decision", "option"},
    "closer": {"decision"},
}
# A closer look takes so many times the work of the first one: the standard errors shrink to about half.
_CLOSER = 4
_SAVED_VERSION = 1
_LONGEST_RECORD = 200_000
_MOST_SEAT = 6


@dataclass(frozen=True)
class At:
    """Where the learner is: the record, what is weighed so far, what is shown, what was tried."""

    record: str = ""
    seat: int = 0
    number: int | None = None
    moments: tuple[tuple[int, View, Action], ...] = ()
    decisions: tuple[Decision, ...] = ()
    running: bool = False
    shown: int = 0
    trying: bool = False
    tried: tuple[tuple[int, str], ...] = field(default=())
    closer: tuple[int, ...] = ()

    @property
    def is_done(self) -> bool:
        """Whether every decision has been weighed."""
        return bool(self.moments) and len(self.decisions) == len(self.moments)

    @property
    def review(self) -> Review:
        """What is weighed so far."""
        return Review(self.record, self.decisions)


class RoundReview:
    """Paste the record of a round or a match, and read what each decision of one seat was worth.

    ``record`` is reviewed at once when it is given; ``seat`` is whose decisions are looked at (0: you at
    a table of Koi-Koi); ``worlds`` replaces the usual number of possible deals of a first look. Errors:
    :class:`HanafudaError`.

    >>> RoundReview().state["status"]
    'Paste the record of a round that is over, and press Review.'
    """

    name = "round-review"

    def __init__(self, *, record: str = "", seat: int = 0, worlds: int | None = None) -> None:
        self.kwargs: dict[str, Any] = {"record": record, "seat": seat, "worlds": worlds}
        if worlds is not None:
            require_review_budget(Budget(worlds=worlds))  # refused here if it is none
        self._at = At()
        if record:
            self._at = replace(self._begun(record, seat, None), running=False)

    @property
    def state(self) -> State:
        """What is to be drawn."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        try:
            self._at = self._moved(Message(message, _SCHEMA))
        except HanafudaError as error:
            return self._state(error)
        except Exception as error:  # noqa: BLE001 - a message may be any object
            what = f"bad message {shown(message)}: it cannot be read ({type(error).__name__})"
            return self._state(MessageError("bad-message", what))
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The review whose ``state["saved"]`` this was; what was weighed need not be weighed again."""
        try:
            return cls._restored(saved)
        except HanafudaError:
            raise
        except Exception as error:  # whatever a browser kept, only this one error may come out
            raise MessageError("bad-saved", f"bad saved review {shown(saved)}: {shown(error)}") from error

    # ---------------------------------------------------------------- messages

    def _moved(self, message: Message) -> At:
        at = self._at
        match message.type:
            case "review":
                number = message.number("number", low=0, high=99) if "number" in message else 0
                seat = message.number("seat", low=0, high=_MOST_SEAT)
                return self._begun(message.text("record"), seat, number or None)
            case "step":
                return self._weighed(message)
            case "stop":
                return replace(at, running=False)
        place = message.number("decision", low=0, high=max(0, len(at.decisions) - 1))
        if not at.decisions:
            raise MessageError("no-review", f"illegal {message.type!r}: expected a review first")
        if message.type == "closer":
            return self._looked_closer(place)
        if message.type == "answer":
            option = message.text("option")
            known = [str(choice.action) for choice in at.decisions[place].choices]
            if option not in known:
                raise MessageError(
                    "unknown-option", f"unknown option {option!r}: expected of {', '.join(known)}"
                )
            return replace(at, trying=False, shown=place, tried=(*at.tried, (place, option)))
        return replace(at, shown=place, trying=message.type == "try")

    def _begun(self, record: str, seat: int, number: int | None) -> At:
        text = record.strip() if isinstance(record, str) else ""
        if not 0 < len(text) <= _LONGEST_RECORD:
            raise MessageError("no-record", "no record: expected a text that starts with hanafuda1")
        seats = len(recorded_round(text, number).view(0).piles)
        if seat >= seats:
            raise MessageError("bad-seat", f"bad seat {seat}: expected 0 to {seats - 1} in this round")
        found = tuple(moments(text, seats=[seat], number=number))
        return At(text, seat, number, found, running=bool(found))

    def _weighed(self, message: Message) -> At:
        """The next decision is weighed; a message that comes twice, or after a stop, changes nothing."""
        at = self._at
        done = message.number("done", low=0, high=999)
        if message.flag("auto") and not at.running:
            return at  # it was on its way when the learner pressed Stop
        if done != len(at.decisions) or at.is_done or not at.moments:
            return at
        place, view, action = at.moments[done]
        decisions = (*at.decisions, judge(place, view, action, budget=self._budget(view)))
        finished = len(decisions) == len(at.moments)
        at = replace(at, decisions=decisions, running=not finished)
        if finished:
            dearest = at.review.costliest(1)
            return replace(at, shown=decisions.index(dearest[0]) if dearest else 0)
        return replace(at, shown=len(decisions) - 1)

    def _looked_closer(self, place: int) -> At:
        """A decision is weighed again in more possible deals; a second time changes nothing."""
        at = self._at
        if place in at.closer:
            return replace(at, shown=place, trying=False)
        number, view, action = at.moments[place]
        again = judge(number, view, action, budget=self._budget(view, _CLOSER))
        decisions = (*at.decisions[:place], again, *at.decisions[place + 1 :])
        return replace(at, decisions=decisions, shown=place, trying=False, closer=(*at.closer, place))

    def _budget(self, view: View, times: int = 1) -> Budget:
        """The work for one decision; with no number of deals a closer look is the library's whole review."""
        worlds = self.kwargs["worlds"]
        if worlds is not None:
            return Budget(worlds=times * worlds)
        return Budget(turns=TURNS[game_of(view.rules)] * times // _CLOSER)

    # ---------------------------------------------------------------- state

    def _state(self, error: HanafudaError | None) -> State:
        state = review_state(self._at)
        state["error"] = None if error is None else error_of(error)
        at = self._at
        state["saved"] = {
            "v": _SAVED_VERSION,
            "kwargs": self.kwargs,
            "record": at.record,
            "seat": at.seat,
            "number": at.number,
            "decisions": [_written(decision) for decision in at.decisions],
            "shown": at.shown,
            "trying": at.trying,
            "tried": [list(pair) for pair in at.tried],
            "closer": list(at.closer),
        }
        return state

    @classmethod
    def _restored(cls, saved: Any) -> Self:
        if type(saved["v"]) is not int or saved["v"] != _SAVED_VERSION:
            raise MessageError(
                "bad-saved", f"saved review of version {shown(saved['v'])}: expected {_SAVED_VERSION}"
            )
        self = cls(**{**saved["kwargs"], "record": ""})
        self.kwargs = dict(saved["kwargs"])
        if not saved["record"]:
            return self
        at = self._begun(saved["record"], saved["seat"], saved["number"])
        rows = saved["decisions"][: len(at.moments)]
        decisions = tuple(_read(moment, row) for moment, row in zip(at.moments, rows, strict=False))
        last = max(0, len(decisions) - 1)
        self._at = replace(
            at,
            decisions=decisions,
            running=False,
            shown=min(int(saved["shown"]), last),
            trying=bool(saved["trying"]) and bool(decisions),
            tried=tuple((int(place), str(option)) for place, option in saved["tried"] if place <= last),
            # What an older version kept was weighed in full.
            closer=tuple(int(place) for place in saved.get("closer", range(len(decisions)))),
        )
        return self


def _written(decision: Decision) -> list[list[Any]]:
    return [
        [str(one.action), one.value, one.error, one.win, one.loss, one.loss_error] for one in decision.choices
    ]


def _read(moment: tuple[int, View, Action], rows: list[list[Any]]) -> Decision:
    place, view, action = moment
    choices = []
    for text, *numbers in rows:
        option = notation.parse_action(text)
        if option not in view.legal:
            raise MessageError("bad-saved", f"bad option {shown(text)} in the saved review")
        value, error, win, loss, loss_error = (float(number) for number in numbers)
        choices.append(Choice(option, option_text(view, option), value, error, win, loss, loss_error))
    if {choice.action for choice in choices} != set(view.legal):
        raise MessageError("bad-saved", "bad options in the saved review: expected each that was legal")
    return Decision(place, view, action, tuple(choices))
