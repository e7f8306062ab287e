"""The few errors of the library: each names the bad value and says what was expected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# A value of any length may be bad; a message about it stays readable.
_MOST_SHOWN = 60


class HanafudaError(ValueError):
    """Anything that the library refuses. The state of the game is as it was before.

    ``code`` is a stable word (``"unknown-card"``, ``"illegal-action"``…) that a tutor or a
    program can look up; the text is for people: lower case, with the value and what was expected.

    >>> error = NotationError("unknown-card", "unknown card '13-cow': expected an id such as '01-crane'")
    >>> error.code
    'unknown-card'
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[HanafudaError], tuple[str, str]]:
        return type(self), (self.code, str(self))


class NotationError(HanafudaError):
    """A text that is no card, pile, deal, action or record."""


class IllegalActionError(HanafudaError):
    """An action that the rules do not allow now."""


class RulesError(HanafudaError):
    """A rule set, option or value that does not exist, or options that make no sense together."""


def shown(value: object) -> str:
    """A bad value as a message shows it: its ``repr``, shortened, whatever it may be.

    >>> shown("13-cow"), shown(None)
    ("'13-cow'", 'None')
    >>> len(shown("x" * 1000)), shown(10**5000)
    (60, 'a very large number')
    """
    if isinstance(value, str) and len(value) > _MOST_SHOWN - 3:
        value = value[: _MOST_SHOWN - 3] + "…"
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - the repr of a stranger may raise anything, and so may a deep list
        return "a very large number" if isinstance(value, int) else f"a {type(value).__name__}"
    return text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 1] + "…"


def listed(what: str, given: object) -> list[Any]:
    """The words or numbers of a list; one text alone is none. Errors: :class:`RulesError`.

    >>> listed("levels", (1, 2))
    [1, 2]
    >>> listed("tags", "months")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad tags 'months': expected a list of words
    """
    expected = "numbers" if what == "levels" else "words"
    if isinstance(given, Iterable) and not isinstance(given, str | bytes | dict):
        found = list(given)
        if all(isinstance(each, str | int | float) for each in found):
            return found
    raise RulesError("bad-list", f"bad {what} {shown(given)}: expected a list of {expected}")


def printable(text: str) -> str:
    r"""The same text on one line, without codes that would steer a terminal.

    >>> printable("row" + chr(10) + "7")
    'row\\n7'
    """
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)
