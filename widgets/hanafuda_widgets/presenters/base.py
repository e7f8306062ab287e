"""What every presenter answers to, and how a message from a page is read.

A message is a JSON object ``{"type": …, …}``. Whatever else arrives is refused with an error that names
the bad value and what was expected, and the state stays as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeVar

from hanafuda_lib.errors import HanafudaError, RulesError

#: The version of the state's shape; the front end draws no other.
STATE_VERSION = 1
#: A state: what JSON can say, with names as keys.
State = dict[str, Any]
#: The largest seed that a form takes: nine digits are easy to copy from a blackboard.
MOST_SEED = 999_999_999

_Value = TypeVar("_Value")
_LONGEST = 60
# What ends a value that was shortened, by what it began with.
_CLOSING = {"'": "'", '"': '"', "{": "}", "[": "]", "(": ")", "<": ">"}


class MessageError(HanafudaError):
    """A message that is none of those a presenter knows, or that comes at the wrong time."""


class Presenter(Protocol):
    """A lesson, puzzle or table: its state as JSON, and messages that change it."""

    #: The name by which a page asks for this class.
    name: str

    @property
    def kwargs(self) -> dict[str, Any]:
        """The arguments that make this presenter again, none left to chance."""

    @property
    def state(self) -> State:
        """What is to be drawn: the same for the same arguments and messages."""

    def handle(self, message: object) -> State:
        """The state after a message. Never raises: what it refuses stands in ``state["error"]``."""

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The presenter whose ``state["saved"]`` this was.

        Errors: :class:`HanafudaError` for anything else.
        """


def shown(value: object) -> str:
    """A value for an error message, not longer than a line; one that cannot be written, by its type.

    >>> shown("x" * 100)[-8:]
    "xxxxxx…'"
    >>> shown(10**5000)
    '<int>'
    """
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - too deep, too long, or an object with a bad repr
        return f"<{type(value).__name__}>"
    if len(text) <= _LONGEST:
        return text
    return f"{text[: _LONGEST - 2]}…{_CLOSING.get(text[0], '')}"


def require(what: str, value: _Value, known: tuple[_Value, ...]) -> _Value:
    """A value that is one of the known ones, and of their type.

    >>> require("opponent", "oracle", ("greedy", "random"))
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: unknown opponent 'oracle': expected one of 'greedy', 'random'
    """
    if type(value) is type(known[0]) and value in known:
        return value
    choices = ", ".join(repr(each) for each in known)
    raise RulesError("unknown-value", f"unknown {what} {shown(value)}: expected one of {choices}")


class Message:
    """A message that has been checked: its type is known, and so is each of its fields.

    ``schema`` names, for each type of message, the fields that it may have. Every message may say
    ``at``: the moment it was made for.

    >>> Message({"type": "play", "card": "01-crane"}, {"play": {"card"}}).text("card")
    '01-crane'
    >>> Message({"type": "fold"}, {"play": {"card"}})
    Traceback (most recent call last):
    ...
    hanafuda_widgets.presenters.base.MessageError: unknown message type 'fold': expected one of play
    """

    def __init__(self, given: object, schema: Mapping[str, set[str]]) -> None:
        if not isinstance(given, dict):
            raise MessageError("bad-message", f"bad message {shown(given)}: expected an object with a 'type'")
        kind = given.get("type")
        if not isinstance(kind, str) or kind not in schema:
            known = ", ".join(schema)
            raise MessageError("unknown-type", f"unknown message type {shown(kind)}: expected one of {known}")
        known_fields = {"type", "at", *schema[kind]}
        for field in given:
            if field not in known_fields:
                allowed = ", ".join(sorted(known_fields))
                raise MessageError(
                    "unknown-field", f"unknown field {shown(field)} of {kind!r}: expected {allowed}"
                )
        self.type = kind
        self._given = given

    def __contains__(self, field: str) -> bool:
        return self._given.get(field) is not None

    def text(self, field: str) -> str:
        """A field that must be a text."""
        value = self._given.get(field)
        if not isinstance(value, str):
            raise MessageError("bad-field", f"bad {field} {shown(value)} of {self.type!r}: expected a text")
        return value

    def value(self, field: str) -> object:
        """A field of any shape; who asks for it reads it with care."""
        return self._given.get(field)

    def number(self, field: str, *, low: int, high: int) -> int:
        """A field that must be a whole number from ``low`` to ``high``."""
        value = self._given.get(field)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise MessageError(
            "bad-field",
            f"bad {field} {shown(value)} of {self.type!r}: expected a whole number from {low} to {high}",
        )

    def flag(self, field: str) -> bool:
        """A field that may be left out, and else must be true or false."""
        value = self._given.get(field, False)
        if not isinstance(value, bool):
            raise MessageError(
                "bad-field", f"bad {field} {shown(value)} of {self.type!r}: expected true or false"
            )
        return value


def error_of(error: HanafudaError) -> dict[str, str]:
    """An error as the state tells it.

    >>> error_of(MessageError("bad-field", "bad card 7 of 'play': expected a text"))["code"]
    'bad-field'
    """
    text = str(error)
    return {"code": error.code, "message": text[:1].upper() + text[1:] + "."}
