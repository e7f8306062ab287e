"""Who pays whom: as a table with a row for each thing that is paid, or in one line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hanafuda_widgets.tables import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hanafuda_lib.game import SettlementLine


def payment_table(lines: Iterable[SettlementLine], *, players: str = "ABC") -> Table:
    """The lines of a settlement, a column for each player, and their sum. Unit: that of the game.

    ``players`` has a letter for each seat; "seat 0" in a line becomes the first one's letter.

    >>> from hanafuda_lib.hanaawase.settlement import payment
    >>> print(payment_table([payment("seat 0, a yaku", 40, to=0, payers=(1, 2), seats=3)]))
    A, a yaku | +80 | −40 | −40
    sum | +80 | −40 | −40
    """
    made = list(lines)
    rows = [(Cell(by_letter(line.what, players=players)), *map(_amount, line.amounts)) for line in made]
    sums = [sum(line.amounts[seat] for line in made) for seat in range(len(players))]
    return Table(("Paid for", *players), (*rows, (Cell("sum"), *map(_amount, sums))))


def in_one_line(amounts: Sequence[int], *, players: Sequence[str] = "ABC") -> str:
    """What each player has won or lost, with a sign. Unit: that of the game.

    >>> in_one_line((168, -84, -84))
    'A +168, B −84, C −84'
    """
    return ", ".join(f"{name} {_signed(amount)}" for name, amount in zip(players, amounts, strict=False))


def by_letter(what: str, *, players: str = "ABC") -> str:
    """A sentence of the library with letters for its seats, as players at a table have names.

    >>> by_letter("seat 0 pays seat 2 192 mon")
    'A pays C 192 mon'
    """
    return re.sub(r"seat (\d)", lambda found: players[int(found[1])], what)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"


def _amount(points: int) -> Cell:
    return Cell(_signed(points))
