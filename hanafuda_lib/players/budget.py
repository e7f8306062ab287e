"""How long a search may think: in simulated turns, in worlds or in seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanafuda_lib.errors import RulesError, shown

_MOST = 10**9


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of a search; it ends at the first that is reached, and one must be given.

    ``turns``: turns of simulated play, about 3 microseconds each; a look at one reply in Koi-Koi counts
    as forty. ``worlds``: deals of the hidden cards. ``seconds``: by the clock; only then do the same seed
    and view not give the same answer.
    Errors: :class:`RulesError` for a limit that is no positive number.

    >>> Budget(turns=8_000)
    Budget(turns=8000, worlds=None, seconds=None)
    >>> Budget(worlds=0)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad budget of 0 worlds: expected a whole number from 1 to 1000000000
    """

    turns: int | None = None
    worlds: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.turns is None and self.worlds is None and self.seconds is None:
            raise RulesError("bad-budget", "bad budget: expected a number of turns, worlds or seconds")
        for what, value in (("turns", self.turns), ("worlds", self.worlds)):
            if value is not None and not (type(value) is int and 1 <= value <= _MOST):
                raise RulesError(
                    "bad-budget",
                    f"bad budget of {shown(value)} {what}: expected a whole number from 1 to {_MOST}",
                )
        seconds: Any = self.seconds
        if seconds is not None and not (type(seconds) in (int, float) and 0 < seconds <= _MOST):
            raise RulesError(
                "bad-budget", f"bad budget of {shown(seconds)} seconds: expected a positive number"
            )


def require_budget(budget: object) -> Budget:
    """Check that this is a budget.

    >>> require_budget(5)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad budget 5: expected a Budget
    """
    if isinstance(budget, Budget):
        return budget
    raise RulesError("bad-budget", f"bad budget {shown(budget)}: expected a Budget")
