"""What a round and a match of every game have in common: one line of text says all of them.

So the record is also how they are shown, pickled and copied.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Self

from hanafuda_lib import notation
from hanafuda_lib.actions import Action
from hanafuda_lib.errors import HanafudaError


class Recorded:
    """Something with a ``record`` from which ``replay`` makes it again.

    >>> import copy, pickle
    >>> from hanafuda_lib import koikoi
    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> pickle.loads(pickle.dumps(round)) == copy.copy(round) == round
    True
    """

    __slots__ = ()

    @abstractmethod
    def record(self) -> str:
        """All of it in one line."""

    @classmethod
    @abstractmethod
    def replay(cls, record: str) -> Self:
        """It again, from its record."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    def __copy__(self) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str], Self], tuple[str]]:
        return type(self).replay, (self.record(),)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.replay({self.record()!r})"


class RecordedRound(Recorded):
    """What the rounds of all games tell alike: whether one is over, its actions, whether two are equal.

    >>> from hanafuda_lib import koikoi
    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> round.is_over, round.actions, round == round.copy()
    (False, (), True)
    """

    __slots__ = ()

    to_move: int | None
    result: Any
    table: Any
    _actions: list[Action]

    @abstractmethod
    def _now(self) -> Any:
        """What the round waits for: its phase, or its stage."""

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self.to_move is None

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything done so far, in order."""
        return tuple(self._actions)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return (self.record(), self.table, self._now(), self.to_move, self.result) == (
            other.record(),
            other.table,
            other._now(),
            other.to_move,
            other.result,
        )

    __hash__ = None  # type: ignore[assignment]


def play_texts(play: Callable[[Action], None], texts: Iterable[str]) -> None:
    """Play actions given as texts; an error says which one it was.

    >>> play_texts(lambda action: None, ["01-crane", "fold"])
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: action 2 of the record: unknown action 'fold': expected a card, ...
    """
    for number, text in enumerate(texts, start=1):
        try:
            play(notation.parse_action(text))
        except HanafudaError as error:
            raise type(error)(error.code, f"action {number} of the record: {error}") from None
