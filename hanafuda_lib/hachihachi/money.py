"""Counters of Hachi-hachi: mon (文), kan (貫), and who has paid whom (RULES.md §D.1).

Amounts are whole mon. Half a mon, which only rare house rules bring about, is rounded in
favour of the player who paid or pays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from hanafuda_lib.game import SettlementLine

#: In a payment: the pot, which holds the fees of those who dropped out.
POT = -1


class Payment(NamedTuple):
    """One player pays another so many mon. ``str`` says it.

    >>> str(Payment(1, 0, 84)), str(Payment(2, POT, 12))
    ('seat 1 pays seat 0 84 mon', 'seat 2 pays the pot 12 mon')
    """

    payer: int
    receiver: int
    mon: int

    def __str__(self) -> str:
        return f"{_who(self.payer)} pays {_who(self.receiver)} {self.mon} mon"


def _who(seat: int) -> str:
    return "the pot" if seat == POT else f"seat {seat}"


class Cause(NamedTuple):
    """Why something was paid, for whoever tells it in other words.

    ``kind``: ``drop`` (a fee), ``blind-drop``, ``bought``, ``forced``, ``share`` and ``fees-back``
    (of the pot), ``claim`` and ``claim-back`` (a hand yaku), ``form`` (a yaku of the pile),
    ``shiko-back``, ``half-back`` and ``all-back`` (a sage that failed), ``special``, ``points``,
    ``tobi``, ``nuke``, ``blind``, ``pot``. ``seat`` is who is paid (or drops out, or gives back),
    ``yaku`` an id, ``blamed`` who pays for all; ``fed`` says that he fed the last card.
    """

    kind: str
    seat: int | None = None
    yaku: str = ""
    blamed: int | None = None
    fed: bool = False


class Posting(NamedTuple):
    """What was paid at one moment, and for what."""

    what: str
    payments: tuple[Payment, ...]
    cause: Cause | None = None

    def __str__(self) -> str:
        return f"{self.what}: {', '.join(str(payment) for payment in self.payments)}"

    def line(self, seats: int) -> SettlementLine:
        """The same as one amount a seat (the pot is left out)."""
        amounts = [0] * (seats + 1)
        for payer, receiver, mon in self.payments:
            amounts[payer] -= mon
            amounts[receiver] += mon
        return SettlementLine(self.what, tuple(amounts[:seats]))


class Ledger:
    """Everything paid in a round, in order. Seats and pot together always hold 0.

    >>> ledger = Ledger(3)
    >>> ledger.post("a bet", [Payment(1, 0, 5), Payment(2, POT, 12)])
    >>> ledger.balance, ledger.pot
    ((5, -5, -12), 12)
    """

    __slots__ = ("_held", "postings", "seats")

    postings: list[Posting]
    seats: int

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.postings = []
        self._held = [0] * (seats + 1)  # the last place is the pot's

    def post(self, what: str, payments: Iterable[Payment], *, cause: Cause | None = None) -> None:
        """Pay. Payments of nothing are left out; without any payment nothing is written down."""
        made = tuple(payment for payment in payments if payment.mon)
        if made:
            self.postings.append(Posting(what, made, cause))
            for payer, receiver, mon in made:
                self._held[payer] -= mon
                self._held[receiver] += mon

    @property
    def balance(self) -> tuple[int, ...]:
        """What each seat has won or lost so far."""
        return tuple(self._held[:-1])

    @property
    def pot(self) -> int:
        """What lies in the pot."""
        return self._held[POT]

    @property
    def lines(self) -> tuple[SettlementLine, ...]:
        """Every posting as one amount a seat."""
        return tuple(posting.line(self.seats) for posting in self.postings)

    def _copy_to(self, other: Self) -> Self:
        other.seats = self.seats
        other.postings = self.postings.copy()
        other._held = self._held.copy()
        return other


def kan_text(halves: int) -> str:
    """So many half kan in words.

    >>> kan_text(14), kan_text(7), kan_text(1)
    ('7 kan', '3½ kan', '½ kan')
    """
    whole = str(halves // 2) if halves != 1 else ""
    return f"{whole}{'½' if halves % 2 else ''} kan"


def half_back(mon: int) -> int:
    """Half of a payment, which goes back to who paid: half a mon is rounded up for him.

    >>> half_back(84), half_back(35)
    (42, 18)
    """
    return (mon + 1) // 2
