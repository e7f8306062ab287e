"""The fields of a worked example, read with care: what nobody reads is an error."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from hanafuda_lib.cards import Card
from hanafuda_lib.errors import NotationError
from hanafuda_lib.hachihachi.money import Ledger
from hanafuda_lib.pile import EMPTY, Pile

#: What an observer says: the names that an expectation may use, with their values.
Said = dict[str, Any]

_T = TypeVar("_T")


def bad_field(name: str, value: object, expected: str) -> NotationError:
    """The error for a field with a wrong value.

    >>> str(bad_field("mult", 0, "1 or more"))
    'bad mult 0: expected 1 or more'
    """
    return NotationError("bad-field", f"bad {name} {value!r}: expected {expected}")


class Fields:
    """The fields of a row and of its situation; each must be read by somebody.

    >>> fields = Fields({"situation": {"event": "field"}})
    >>> fields.get("event")
    'field'
    """

    def __init__(self, row: Mapping[str, Any]) -> None:
        situation = row.get("situation")
        if not isinstance(situation, dict):
            raise bad_field("situation", situation, "an object")
        self._values = {**{key: value for key, value in row.items() if key != "situation"}, **situation}
        self._read: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        """A field as it is."""
        self._read.add(name)
        return self._values.get(name, default)

    def names(self, pattern: re.Pattern[str]) -> list[str]:
        """The fields whose names have something that matches."""
        return [name for name in self._values if pattern.search(name)]

    def choose(self, name: str, choices: Mapping[str, _T]) -> _T:
        """A field that must be one of these words."""
        value = self.get(name)
        if isinstance(value, str) and value in choices:
            return choices[value]
        raise NotationError(
            "unknown-situation", f"unknown {name} {value!r}: expected one of {', '.join(choices)}"
        )

    def number(self, name: str, *, low: int = 0, high: int = 10**6) -> int:
        """A whole number."""
        return _number(name, self.get(name), low, high)

    def pile(self, name: str) -> Pile:
        """A list of card ids; no cards when there is no such field."""
        value = self.get(name)
        if value is None:
            return EMPTY
        if not isinstance(value, list):
            raise bad_field(name, value, "a list of card ids")
        return Pile.of(Card.parse(card) for card in value)

    def by_player(self, name: str, players: Sequence[str], *, default: dict[str, Any]) -> dict[str, Any]:
        """An object with a value for some players, or a list of players."""
        value = self.get(name, default)
        if isinstance(value, list):
            value = {player: value.count(player) for player in value}
        if not isinstance(value, dict) or set(value) - set(players):
            raise bad_field(name, value, f"an object of {', '.join(players)}")
        return value

    def numbers(self, name: str, players: Sequence[str]) -> dict[str, int]:
        """An object with a whole number for each player, or nothing."""
        values = self.by_player(name, players, default={})
        return {player: _number(name, value, 0, 264) for player, value in values.items()}

    def require_all_read(self) -> None:
        """Raise for a field that nobody read, for it might change the answer."""
        unread = sorted(set(self._values) - self._read)
        if unread:
            raise NotationError(
                "unknown-field", f"unknown fields {', '.join(unread)}: expected none of them here"
            )


def _number(name: str, value: object, low: int, high: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise bad_field(name, value, f"a whole number from {low} to {high}")


def multiplier(fields: Fields) -> int:
    """The field multiplier of a row, by any of its names; 1 if there is none."""
    for name in ("mult", "multiplier", "field_multiplier"):
        if fields.get(name) is not None:
            return fields.number(name, low=1, high=2**20)
    return 1


def settled(money: Ledger, players: Sequence[str]) -> dict[str, int]:
    """What each player has won or lost, in mon."""
    return dict(sorted(zip(players, money.balance, strict=True)))
