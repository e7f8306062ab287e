"""Who pays whom, as a table: one row for each thing that is paid, and a last row with the sum."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hanafuda_widgets.tables import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    rows = [(Cell(_named(line.what, players)), *map(_amount, line.amounts)) for line in made]
    sums = [sum(line.amounts[seat] for line in made) for seat in range(len(players))]
    return Table(("Paid for", *players), (*rows, (Cell("sum"), *map(_amount, sums))))


def _amount(points: int) -> Cell:
    return Cell(f"{points:+}".replace("-", "−") if points else "0")


def _named(what: str, players: str) -> str:
    return re.sub(r"seat (\d)", lambda found: players[int(found[1])], what)
