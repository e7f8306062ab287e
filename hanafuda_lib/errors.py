"""The few errors of the library: each names the bad value and says what was expected."""

from __future__ import annotations


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
