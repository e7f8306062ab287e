"""Reading the situation of a worked example with care (RULES.md §F): what nobody reads is an error."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, TypeVar

from hanafuda_lib.cards import Card
from hanafuda_lib.errors import NotationError, printable, shown
from hanafuda_lib.pile import Pile

#: What the library says of a situation: the names that an expectation may use, with their values.
Said = dict[str, Any]

_T = TypeVar("_T")


class AnyOf(list[Any]):
    """Answers that say the same: what is taken, told with or without the card that takes it."""


def bad_field(name: str, value: object, expected: str) -> NotationError:
    """The error for a field with a wrong value.

    >>> str(bad_field("mult", 0, "1 or more"))
    'bad mult 0: expected 1 or more'
    """
    return NotationError("bad-field", f"bad {name} {shown(value)}: expected {expected}")


def whole_number(name: str, value: object, low: int = 0, high: int = 10**6) -> int:
    """A whole number from ``low`` to ``high``.

    >>> whole_number("mult", 2)
    2
    """
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise bad_field(name, value, f"a whole number from {low} to {high}")


def card_pile(name: str, value: object) -> Pile:
    """The pile of a list of card ids.

    >>> card_pile("captured", ["01-crane"])
    Pile.parse('01-crane')
    """
    if not isinstance(value, list):
        raise bad_field(name, value, "a list of card ids")
    return Pile.of(Card.parse(card) for card in value)


def require_apart(piles: Mapping[str, Pile]) -> None:
    """Refuse a card that lies in two places at once; the names are those of the places.

    >>> require_apart({"captured": Pile.parse("01-crane"), "field": Pile.parse("01-crane")})
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: 01-crane in captured and in field: expected each card in one place
    """
    for (one, cards), (other, more) in combinations(piles.items(), 2):
        if both := cards & more:
            raise NotationError(
                "doubled-card", f"{both} in {one} and in {other}: expected each card in one place"
            )


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
        twice = sorted(set(row) & set(situation))
        if twice:
            raise NotationError(
                "doubled-field",
                f"{', '.join(map(shown, twice))} in the row and in its situation: expected it in one of them",
            )
        self._values = {**{key: value for key, value in row.items() if key != "situation"}, **situation}
        self._read: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        """A field as it is."""
        self._read.add(name)
        return self._values.get(name, default)

    def has(self, name: str) -> bool:
        """Whether there is such a field."""
        return name in self._values

    def number(self, name: str, default: int | None = None, *, low: int = 0, high: int = 10**6) -> int:
        """A whole number."""
        return whole_number(name, self.get(name, default), low, high)

    def flag(self, name: str, *, default: bool = False) -> bool:
        """True or false."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise bad_field(name, value, "true or false")
        return value

    def pile(self, name: str) -> Pile:
        """A list of card ids."""
        return card_pile(name, self.get(name))

    def choose(self, name: str, choices: Mapping[Any, _T]) -> _T:
        """A field that must be one of these words (or may be absent, if ``None`` is among them)."""
        value = self.get(name)
        if (value is None or isinstance(value, str)) and value in choices:
            return choices[value]
        known = ", ".join(str(word) for word in choices if word)
        raise NotationError("unknown-situation", f"unknown {name} {shown(value)}: expected one of {known}")

    def require_all_read(self) -> None:
        """Raise for a field that nobody read, for it might change the answer."""
        unread = sorted(set(self._values) - self._read)
        if unread:
            names = ", ".join(map(printable, unread))
            raise NotationError("unknown-field", f"unknown fields {names}: expected none of them here")
