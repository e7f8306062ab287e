"""The fields of a worked example of Hachi-hachi, where players have letters and money."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from hanafuda_lib import situations
from hanafuda_lib.hachihachi.money import Ledger
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.situations import bad_field, whole_number


class Fields(situations.Fields):
    """The fields of a row of players A, B, C…; a missing list of cards is no cards."""

    def names(self, pattern: re.Pattern[str]) -> list[str]:
        """The fields whose names have something that matches."""
        return [name for name in self._values if pattern.search(name)]

    def pile(self, name: str) -> Pile:
        """A list of card ids; no cards when there is no such field."""
        return EMPTY if self.get(name) is None else super().pile(name)

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
        return {player: whole_number(name, value, 0, 264) for player, value in values.items()}


def multiplier(fields: Fields) -> int:
    """The field multiplier of a row, by any of its names; 1 if there is none."""
    for name in ("mult", "multiplier", "field_multiplier"):
        if fields.get(name) is not None:
            return fields.number(name, low=1, high=2**20)
    return 1


def settled(money: Ledger, players: Sequence[str]) -> dict[str, int]:
    """What each player has won or lost, in mon."""
    return dict(sorted(zip(players, money.balance, strict=True)))
