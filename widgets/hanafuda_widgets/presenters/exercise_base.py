"""What scoring and settlement exercises have in common: a set of problems, four steps of fading, messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.presenters.base import (
    MOST_SEED,
    STATE_VERSION,
    Message,
    MessageError,
    State,
    error_of,
    shown,
)
from hanafuda_widgets.presenters.exercise_state import At, checked, drawn, first_try, open_figures, open_rows

#: The steps of fading: 1 a worked example … 4 everything is left to the learner.
LAST_STEP = 4
_SAVED_VERSION = 2
_MOST_POINTS = 99_999
_PHASES = ("open", "checked", "revealed")
_LEVELS = 5


class ExercisePresenter:
    """A set of problems. A child makes it (:meth:`_make`) and says what its form asks (:meth:`_form`)."""

    name: str
    title: str
    kwargs: dict[str, Any]
    #: The fields of the form's message, which are arguments as well.
    fields: Sequence[str] = ("rules", "level", "seed")

    def _make(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The set that the arguments name, and the cards in it by their ids."""
        raise NotImplementedError

    def _form(self) -> dict[str, Any]:
        """The form with which another set is made."""
        raise NotImplementedError

    def _renewed(self, given: dict[str, Any]) -> dict[str, Any]:
        """The arguments of another set."""
        return {**self.kwargs, **given, "step": self._at.step}

    def _load(self) -> None:
        step = whole("step", self.kwargs["step"], 1, LAST_STEP)
        self._exercise, self._cards = self._make()
        self._at = At(step=step, first=(None,) * len(self._exercise["problems"]))

    @property
    def state(self) -> State:
        """What is to be drawn, with the answers: it is enough to go on without Python."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        schema = {
            "go": {"pile", "step"},
            "check": {"pile", "step", "lines", "figures"},
            "next": {"pile"},
            "again": set[str](),
            "reveal": {"pile"},
            "new": {*self.fields, "another"},
        }
        try:
            self._take(Message(message, schema))
        except HanafudaError as error:
            return self._state(error)
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The exercise whose ``state["saved"]`` this was. Errors: :class:`HanafudaError`."""
        try:
            if saved["v"] != _SAVED_VERSION:  # type: ignore[index]
                raise MessageError(
                    "bad-saved", f"saved exercise {shown(saved)}: expected version {_SAVED_VERSION}"
                )
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
            "title": self.title,
            **drawn(self._exercise, self._cards, self._at),
            "choice": None,
            "ask": None,
            "log": [],
            "sheet": {"head": [], "rows": []},
            "form": self._form(),
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
            self._at = replace(self._at, phase="open", lines=(), figures=())
        else:
            self._at = self._answered(message)

    def _gone(self, message: Message) -> At:
        """Another problem or another step: the answer so far is taken away."""
        at = replace(self._at, phase="open", lines=(), figures=())
        if "pile" in message:
            at = replace(at, pile=message.number("pile", low=0, high=len(at.first) - 1))
        if "step" in message:
            at = replace(at, step=message.number("step", low=1, high=LAST_STEP))
        return at

    def _answered(self, message: Message) -> At:
        at = self._at
        if message.number("pile", low=0, high=len(at.first) - 1) != at.pile:
            raise MessageError("stale", "this press came too late: another one lies there")
        if message.type == "next":
            return self._next()
        if at.phase != "open" or at.step == 1:
            raise MessageError("stale", "this press came too late: the answer is there already")
        if message.type == "reveal":
            return replace(at, phase="revealed", first=first_try(at, right=False))
        if message.number("step", low=1, high=LAST_STEP) != at.step:
            raise MessageError("stale", "this press came too late: another step is asked for")
        lines = self._lines(message.value("lines"), at)
        figures = self._figures(message.value("figures"), at)
        return checked(self._exercise, replace(at, lines=lines, figures=figures))

    def _next(self) -> At:
        """The next problem. After a right answer more is left to the learner."""
        at = self._at
        if at.pile == len(at.first) - 1:
            raise MessageError("no-more", "no next one: this is the last one of the set")
        on = at.step == 1 or at.first[at.pile] is True
        return At(pile=at.pile + 1, step=min(at.step + on, LAST_STEP), first=at.first)

    def _lines(self, given: object, at: At) -> tuple[tuple[str, float | None], ...]:
        """The ticked rows with their points, in the order of the sheet."""
        known = [row["id"] for row in open_rows(self._exercise["problems"][at.pile], at.step)]
        return _numbers("lines", given, known)

    def _figures(self, given: object, at: At) -> tuple[tuple[str, float | None], ...]:
        """What was written into the fields, in the order of the sheet."""
        figures = open_figures(self._exercise["problems"][at.pile], at.step)
        return _numbers("figures", given, [field["id"] for each in figures for field in each["fields"]])

    def _read_at(self, given: Any) -> At:
        """A saved place, checked."""
        count = len(self._at.first)
        first = tuple(given["first"])
        place = replace(
            self._at,
            pile=whole("pile", given["pile"], 0, count - 1),
            step=whole("step", given["step"], 1, LAST_STEP),
            first=first,
        )
        known = given["phase"] in _PHASES and (given["phase"] == "open" or place.step > 1)
        if len(first) != count or not known or any(was not in (None, True, False) for was in first):
            raise MessageError("bad-saved", f"bad place {shown(given)} in the saved exercise")
        lines, figures = self._lines(given["lines"], place), self._figures(given["figures"], place)
        return replace(place, phase=given["phase"], lines=lines, figures=figures)

    def _renew(self, message: Message) -> None:
        """A new set; what the message leaves out stays as it is."""
        given: dict[str, Any] = {}
        for field in self.fields:
            if field not in message:
                continue
            if field == "rules":
                given[field] = message.text(field)
            else:
                given[field] = message.number(field, low=0 if field == "seed" else 1,
                                              high=MOST_SEED if field == "seed" else _LEVELS)  # fmt: skip
        if message.flag("another"):
            given["seed"] = (given.get("seed", self.kwargs["seed"]) + 1) % MOST_SEED
        old = self.kwargs
        self.kwargs = self._renewed(given)
        try:
            self._load()
        except HanafudaError:
            self.kwargs = old
            raise


def _numbers(what: str, given: object, known: list[str]) -> tuple[tuple[str, float | None], ...]:
    if not isinstance(given, dict) or not set(given) <= set(known):
        raise MessageError("bad-field", f"bad {what} {shown(given)}: expected some of {', '.join(known)}")
    for value in given.values():
        if value is not None and not _is_number(value):
            raise MessageError(
                "bad-number", f"bad number {shown(value)} in {what}: expected one up to {_MOST_POINTS}"
            )
    return tuple((each, given[each]) for each in known if each in given)


def _is_number(value: object) -> bool:
    """A whole number, or one with a half: kan may have halves."""
    if type(value) not in (int, float) or not isinstance(value, int | float):
        return False
    return abs(value) <= _MOST_POINTS and 2 * value == int(2 * value)


def whole(what: str, value: object, low: int, high: int) -> int:
    """A whole number among the arguments.

    >>> whole("step", 5, 1, 4)
    Traceback (most recent call last):
    ...
    hanafuda_widgets.presenters.base.MessageError: bad step 5: expected a whole number from 1 to 4
    """
    if type(value) is int and low <= value <= high:
        return value
    raise MessageError(
        "bad-number", f"bad {what} {shown(value)}: expected a whole number from {low} to {high}"
    )


def set_form(
    kwargs: dict[str, Any], rules: Sequence[Sequence[str]], levels: dict[int, str], *, label: str, what: str
) -> dict[str, Any]:
    """The form of a set: rules, level and seed."""
    return {
        "label": label,
        "fields": [
            {"name": "rules", "label": "Rules", "type": "select", "value": kwargs["rules"],
             "options": [list(pair) for pair in rules]},
            {"name": "level", "label": "Level", "type": "select", "value": kwargs["level"],
             "options": [list(pair) for pair in levels.items()]},
            {"name": "seed", "label": f"Seed (the same seed gives the same {what.lower()})", "type": "number",
             "value": kwargs["seed"], "min": 0, "max": MOST_SEED},
        ],
        "submit": {"label": f"{what} with this seed", "type": "new"},
        "also": [{"id": "fresh", "label": f"{what} with another seed", "extra": {"another": True}}],
    }  # fmt: skip
