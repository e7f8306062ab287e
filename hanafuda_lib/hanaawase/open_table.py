"""A table on which hands may lie open: shown cards are matched by others like field cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from hanafuda_lib.cards import Card
from hanafuda_lib.table import Table


class OpenTable(Table):
    """The fishing table with shown hand cards. Source: RULES.md §C.1 (S004), FW.

    ``shown`` has a mask for each seat. While one seat moves, the shown cards of the others lie in
    ``field``, where the one rule of matching finds them, and his own in his hand, where it does
    not: :meth:`turn_to` sees to it. :meth:`hand` and :attr:`plain_field` tell whose they are.

    >>> from hanafuda_lib import Pile
    >>> table = OpenTable.of_masks([0b1, 0b10, 0b100], 0b1000, range(4, 48))
    >>> table.show(0, 0b1)
    >>> table.turn_to(1)
    >>> table.matches(1) == 0b1001, table.hand(0), table.plain_field
    (True, 1, 8)
    """

    __slots__ = ("shown",)

    shown: list[int]

    def _lay(self, hands: list[int], field: int, stock: Sequence[int]) -> None:
        super()._lay(hands, field, stock)
        self.shown = []

    def show(self, seat: int, cards: int) -> None:
        """Seat ``seat`` lays these cards of his hand open."""
        if not self.shown:
            self.shown = [0] * len(self.hands)
        self.shown[seat] = cards

    def turn_to(self, seat: int) -> None:
        """Seat ``seat`` moves next: the others' shown cards lie with the field, his own do not."""
        for owner, cards in enumerate(self.shown):
            if owner == seat:
                self.hands[owner] |= cards
                self.field &= ~cards
            else:
                self.hands[owner] &= ~cards
                self.field |= cards
        self.count_pairs()

    def play(self, seat: int, card: Card, take: Card | None) -> int:
        """As on any table; a shown card that was taken or played is shown no more."""
        taken = super().play(seat, card, take)
        if self.shown:
            self._cover(seat)
        return taken

    def turn(self, seat: int) -> tuple[int, int | None]:
        """As on any table; a shown card that was taken is shown no more."""
        turned = super().turn(seat)
        if self.shown:
            self._cover(seat)
        return turned

    def settle(self, seat: int, index: int, taken: int) -> None:
        """As on any table; a shown card that was taken is shown no more."""
        super().settle(seat, index, taken)
        if self.shown:
            self._cover(seat)

    def _cover(self, seat: int) -> None:
        """Nothing is shown any more that has left its hand, while ``seat`` moves."""
        for owner in range(len(self.shown)):
            self.shown[owner] &= self.hands[owner] if owner == seat else self.field

    def hand(self, seat: int) -> int:
        """The hand of a seat, its shown cards included."""
        return self.hands[seat] | self.shown[seat] if self.shown else self.hands[seat]

    @property
    def plain_field(self) -> int:
        """The field without the shown cards of hands."""
        field = self.field
        for cards in self.shown:
            field &= ~cards
        return field

    def copy(self) -> Self:
        """An independent copy."""
        other = super().copy()
        other.shown = self.shown.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OpenTable):
            return NotImplemented
        return super().__eq__(other) and self.shown == other.shown

    __hash__ = None
