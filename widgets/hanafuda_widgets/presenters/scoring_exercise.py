"""Scoring exercises: a pile, and the learner says which yaku it holds, their points and the total."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises.scoring import Pileful
from hanafuda_lib.exercises.scoring_piles import LEVELS, MOST_PILES, pile_set
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.base import (
    MOST_SEED,
    STATE_VERSION,
    Message,
    MessageError,
    State,
    error_of,
    shown,
)
from hanafuda_widgets.presenters.calculator_state import MOST_CALLS, RULE_NAMES, rules_name
from hanafuda_widgets.presenters.exercise_data import STEPS, cards_json, exercise_json
from hanafuda_widgets.presenters.exercise_state import At, checked, drawn, first_try, shown_lines

_SCHEMA: dict[str, set[str]] = {
    "go": {"pile", "step"},
    "check": {"pile", "step", "lines", "total"},
    "next": {"pile"},
    "again": set(),
    "reveal": {"pile"},
    "new": {"rules", "level", "seed", "another"},
}
_SAVED_VERSION = 1
_MOST_POINTS = 9999
_PHASES = ("open", "checked", "revealed")
_LEVEL_NAMES = {
    1: "1 · one yaku",
    2: "2 · one yaku and further cards",
    3: "3 · several yaku, doubling",
    4: "4 · a yaku that does not count",
    5: "5 · many yaku, koi-koi",
}


class ScoringExercise:
    """A set of piles to be scored, with less and less shown: worked example to blank sheet.

    The set comes from ``rules``, ``level`` (1 to 5) and ``seed``, and has ``count`` piles; or ``piles`` are
    given as texts, with ``calls`` koi-koi calls of the opponent. ``step`` says how much is left to the
    learner at first (1 nothing … 4 everything); after a right answer the next pile leaves more.
    Errors: :class:`HanafudaError`.

    >>> exercise = ScoringExercise(piles=["03-curtain 08-moon 09-cup"], step=2)
    >>> exercise.handle({"type": "check", "pile": 0, "step": 2, "lines": {}, "total": 10})["said"]
    ['1 mistake.']
    >>> exercise.state["worksheet"]["total"]["remark"]["text"][:20]
    'Doubling forgotten: '
    """

    name = "scoring-exercise"

    def __init__(
        self,
        *,
        rules: str = "koikoi/yamato",
        level: int = 1,
        seed: int = 1,
        count: int = 6,
        piles: list[str] | None = None,
        calls: int = 0,
        step: int = 1,
    ) -> None:
        self.kwargs: dict[str, Any] = {
            "rules": rules, "level": level, "seed": seed, "count": count, "piles": piles, "calls": calls,
            "step": step,
        }  # fmt: skip
        self._load()

    def _load(self) -> None:
        """Make the set that the arguments name."""
        step = _whole("step", self.kwargs["step"], 1, len(STEPS))
        found = _piles(self.kwargs)
        self._exercise = exercise_json(found, rules_name(found[0].rules))
        self._cards = cards_json([each.pile for each in found])
        self._at = At(step=step, first=(None,) * len(found))

    @property
    def state(self) -> State:
        """What is to be drawn, with the answers: it is enough to go on without Python."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        try:
            self._take(Message(message, _SCHEMA))
        except HanafudaError as error:
            return self._state(error)
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The exercise whose ``state["saved"]`` this was.

        >>> exercise = ScoringExercise(level=3)
        >>> ScoringExercise.restore(exercise.state["saved"]).state == exercise.state
        True
        """
        try:
            if saved["v"] != _SAVED_VERSION:  # type: ignore[index]
                raise MessageError("bad-saved", f"saved exercise {shown(saved)}: expected version 1")
            self = cls(**saved["kwargs"])  # type: ignore[index]
            self._at = self._read_at(saved["at"])  # type: ignore[index]
        except (TypeError, KeyError, AttributeError, ValueError) as error:
            if isinstance(error, HanafudaError):
                raise
            raise MessageError("bad-saved", f"bad saved exercise {shown(saved)}: {error!r}") from error
        return self

    def _state(self, error: HanafudaError | None) -> State:
        return {
            "v": STATE_VERSION,
            "presenter": self.name,
            "title": "Scoring exercise",
            **drawn(self._exercise, self._cards, self._at),
            "choice": None,
            "ask": None,
            "log": [],
            "sheet": {"head": [], "rows": []},
            "form": _form(self.kwargs),
            "exercise": self._exercise,
            "cards": self._cards,
            "error": None if error is None else error_of(error),
            "saved": {"v": _SAVED_VERSION, "kwargs": self.kwargs, "at": self._at.json()},
        }

    # ---------------------------------------------------------------- messages

    def _take(self, message: Message) -> None:
        if message.type == "new":
            self._renew(message)
        elif message.type == "go":
            self._at = self._gone(message)
        elif message.type == "again":
            self._at = replace(self._at, phase="open", lines=(), total=None)
        else:
            self._at = self._answered(message)

    def _gone(self, message: Message) -> At:
        """Another pile or another step: the answer so far is taken away."""
        at = replace(self._at, phase="open", lines=(), total=None)
        if "pile" in message:
            at = replace(at, pile=message.number("pile", low=0, high=len(at.first) - 1))
        if "step" in message:
            at = replace(at, step=message.number("step", low=1, high=len(STEPS)))
        return at

    def _answered(self, message: Message) -> At:
        at = self._at
        if message.number("pile", low=0, high=len(at.first) - 1) != at.pile:
            raise MessageError("stale", "this press came too late: another pile lies there")
        if message.type == "next":
            return self._next()
        if at.phase != "open" or at.step == 1:
            raise MessageError("stale", "this press came too late: the answer is there already")
        if message.type == "reveal":
            return replace(at, phase="revealed", first=first_try(at, right=False))
        if message.number("step", low=1, high=len(STEPS)) != at.step:
            raise MessageError("stale", "this press came too late: another step is asked for")
        problem = self._exercise["problems"][at.pile]
        total = message.number("total", low=0, high=_MOST_POINTS) if "total" in message else None
        lines = self._lines(message.value("lines"), at)
        return checked(problem, replace(at, lines=lines, total=total))

    def _next(self) -> At:
        """The next pile. After a right answer more is left to the learner."""
        at = self._at
        if at.pile == len(at.first) - 1:
            raise MessageError("no-more", "no next pile: this is the last one of the set")
        on = at.step == 1 or at.first[at.pile] is True
        return At(pile=at.pile + 1, step=min(at.step + on, len(STEPS)), first=at.first)

    def _lines(self, given: object, at: At) -> tuple[tuple[str, int | None], ...]:
        """The ticked yaku with their points, in the order of the sheet."""
        problem = self._exercise["problems"][at.pile]
        open_rows = [row["id"] for row in problem["rows"] if row["id"] not in shown_lines(problem, at.step)]
        open_rows = open_rows if at.step > 2 else []
        if not isinstance(given, dict) or not set(given) <= set(open_rows):
            raise MessageError(
                "bad-field", f"bad lines {shown(given)}: expected some of {', '.join(open_rows)}"
            )
        for points in given.values():
            if points is not None:
                _whole("points", points, 0, _MOST_POINTS)
        return tuple((yaku, given[yaku]) for yaku in open_rows if yaku in given)

    def _read_at(self, given: Any) -> At:
        """A saved place, checked."""
        count = len(self._at.first)
        first = tuple(given["first"])
        place = replace(
            self._at,
            pile=_whole("pile", given["pile"], 0, count - 1),
            step=_whole("step", given["step"], 1, len(STEPS)),
            first=first,
        )
        known = given["phase"] in _PHASES and (given["phase"] == "open" or place.step > 1)
        if len(first) != count or not known or any(was not in (None, True, False) for was in first):
            raise MessageError("bad-saved", f"bad place {shown(given)} in the saved exercise")
        total = None if given["total"] is None else _whole("total", given["total"], 0, _MOST_POINTS)
        return replace(place, phase=given["phase"], lines=self._lines(given["lines"], place), total=total)

    def _renew(self, message: Message) -> None:
        """A new set; what the message leaves out stays as it is."""
        rules = message.text("rules") if "rules" in message else self.kwargs["rules"]
        level = (
            message.number("level", low=1, high=len(LEVELS)) if "level" in message else self.kwargs["level"]
        )
        seed = message.number("seed", low=0, high=MOST_SEED) if "seed" in message else self.kwargs["seed"]
        if message.flag("another"):
            seed = (seed + 1) % MOST_SEED
        old = self.kwargs
        new = {"rules": rules, "level": level, "seed": seed, "piles": None, "calls": 0, "step": self._at.step}
        self.kwargs = {**old, **new}
        try:
            self._load()
        except HanafudaError:
            self.kwargs = old
            raise


def _piles(kwargs: dict[str, Any]) -> tuple[Pileful, ...]:
    rules = Rules.parse(kwargs["rules"])
    piles, calls = kwargs["piles"], _whole("calls", kwargs["calls"], 0, MOST_CALLS)
    if piles is None:
        return pile_set(rules, level=kwargs["level"], seed=kwargs["seed"], count=kwargs["count"])
    if not isinstance(piles, list) or not 1 <= len(piles) <= MOST_PILES:
        raise MessageError(
            "bad-piles", f"bad piles {shown(piles)}: expected a list of 1 to {MOST_PILES} texts"
        )
    return tuple(Pileful(rules, Pile.parse(text), calls) for text in piles)


def _whole(what: str, value: object, low: int, high: int) -> int:
    if type(value) is int and low <= value <= high:
        return value
    raise MessageError(
        "bad-number", f"bad {what} {shown(value)}: expected a whole number from {low} to {high}"
    )


def _form(kwargs: dict[str, Any]) -> dict[str, Any]:
    rules = [list(pair) for pair in RULE_NAMES.items()]
    if kwargs["rules"] not in RULE_NAMES:
        rules.append([kwargs["rules"], rules_name(Rules.parse(kwargs["rules"]))])
    return {
        "label": "Another set of piles",
        "fields": [
            {"name": "rules", "label": "Rules", "type": "select", "value": kwargs["rules"], "options": rules},
            {"name": "level", "label": "Level", "type": "select", "value": kwargs["level"],
             "options": [list(pair) for pair in _LEVEL_NAMES.items()]},
            {"name": "seed", "label": "Seed (the same seed gives the same piles)", "type": "number",
             "value": kwargs["seed"], "min": 0, "max": MOST_SEED},
        ],
        "submit": {"label": "Piles with this seed", "type": "new"},
        "also": [{"id": "fresh", "label": "Piles with another seed", "extra": {"another": True}}],
    }  # fmt: skip
