"""Who pays whom how much for what in a round of Hachi-hachi (RULES.md §D.5–D.12).

One :class:`Settlement` follows a round: hand yaku, yaku of the pile, sage, the end. Both the
played round and a worked example go through it, so there is one place for the money.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_lib import names
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hachihachi import final
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.final import Dives, Outcome
from hanafuda_lib.hachihachi.money import POT, Cause, Ledger, Payment, half_back
from hanafuda_lib.hachihachi.yaku import parse_made

if TYPE_CHECKING:
    from hanafuda_lib.hachihachi.rules import Rules


class Entry(NamedTuple):
    """A yaku payment that may have to go back: who got it, from whom, and when it was formed."""

    seat: int
    payer: int
    mon: int
    yaku: str
    formed: int


class Shown(NamedTuple):
    """A hand yaku that was shown and paid, and whether it can earn the nuke bonus."""

    seat: int
    what: str
    payments: tuple[Payment, ...]
    nuke: bool
    yaku: str = ""


class Settlement(Ledger):
    """The money of one round. ``order`` are the seats that play, the dealer first.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> money = Settlement(STANDARD, seats=3, order=(0, 1, 2))
    >>> money.form(0, ["akatan"])
    >>> money.sage(0)
    >>> money.form(1, ["aotan"])
    >>> money.shobu(1)
    >>> money.balance
    (-84, 126, -42)
    """

    __slots__ = ("_blamed", "_ended", "_forming", "_formings", "_paid", "entries",
                 "multiplier", "order", "rules", "sages", "shown", "winner")  # fmt: skip

    rules: Rules
    multiplier: int
    order: tuple[int, ...]
    entries: list[Entry]
    sages: list[int]
    shown: list[Shown]
    winner: int | None

    def __init__(self, rules: Rules, *, seats: int, order: Sequence[int], multiplier: int = 1) -> None:
        super().__init__(seats)
        self.rules = rules
        self.multiplier = multiplier
        self.order = tuple(order)
        self.entries = []
        self.sages = []
        self.shown = []
        self.winner = None
        self._ended = False
        self._forming: int | None = None
        self._formings = 0
        self._paid: dict[tuple[int, str], int] = {}  # by each opponent, in a small field
        self._blamed: dict[int, int | None] = {}

    def copy(self) -> Settlement:
        """An independent copy."""
        other = self._copy_to(object.__new__(Settlement))
        other.rules = self.rules
        other.multiplier = self.multiplier
        other.order = self.order
        other.entries = self.entries.copy()
        other.sages = self.sages.copy()
        other.shown = self.shown.copy()
        other.winner = self.winner
        other._ended = self._ended
        other._forming = self._forming
        other._formings = self._formings
        other._paid = self._paid.copy()
        other._blamed = self._blamed.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Settlement):
            return NotImplemented
        return (self.postings, self.entries, self.sages, self.shown, self.order, self.winner) == (
            other.postings, other.entries, other.sages, other.shown, other.order, other.winner
        )  # fmt: skip

    __hash__ = None  # type: ignore[assignment]

    # ---------------------------------------------------------------- small parts

    @property
    def formed(self) -> bool:
        """Whether any yaku of the pile was formed in the round: then card points do not count."""
        return self._formings > 0

    @property
    def asking(self) -> int | None:
        """The seat that has formed a yaku and has not said yet whether it stops."""
        return self._forming

    @property
    def is_duel(self) -> bool:
        """Whether this is the form for two players: no special yaku, bonuses, hatto (D.12)."""
        return len(self.order) == 2

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The other seats that play."""
        return tuple(other for other in self.order if other != seat)

    def kan(self, halves: int) -> int:
        """So many half kan in mon, times the field multiplier."""
        return self.rules.mon(halves, self.multiplier)

    def collect(self, seat: int, mon: int, *, blamed: int | None = None) -> tuple[Payment, ...]:
        """Payments of ``mon`` from each opponent to ``seat``; ``blamed`` pays all shares."""
        opponents = self.opponents(seat)
        if blamed is not None:
            return (Payment(blamed, seat, mon * len(opponents)),)
        return tuple([Payment(payer, seat, mon) for payer in opponents])

    # ---------------------------------------------------------------- hand yaku

    def show(self, seat: int, mon: int, what: str, *, nuke: bool = False, yaku: str = "") -> None:
        """A hand yaku is shown: each opponent pays ``mon`` times the multiplier. Source: D.5."""
        payments = self.collect(seat, mon * self.multiplier)
        self.shown.append(Shown(seat, what, payments, nuke, yaku))
        self.post(what, payments, cause=Cause("claim", seat, yaku))

    def cancel_shown(self) -> None:
        """A special yaku takes back what was paid for hand yaku. Source: D.10 (S000, FW, SG)."""
        for seat, what, payments, _, yaku in self.shown:
            back = [Payment(receiver, payer, mon) for payer, receiver, mon in payments]
            self.post(f"{what}: taken back", back, cause=Cause("claim-back", seat, yaku))

    # ---------------------------------------------------------------- yaku of the pile

    def form(self, seat: int, made: Iterable[str], *, fed: Mapping[str, int] | None = None) -> None:
        """``seat`` forms these yaku (``"akatan"``, ``"nanatan:8"``…) and is paid at once.

        ``fed`` names, for a yaku, the player who must pay for having fed it (hatto). Otherwise
        the only opponent with an open sage pays all shares. Source: RULES.md §D.7–D.9.
        """
        self._require(seat)
        due = self._due(seat, list(made))
        if "goko" in due and self.rules.goko_after_shiko is o.GokoAfterShiko.REPLACE:
            self._give_back_shiko(seat)
        liable = None if self.is_duel else self._only_sager(seat)
        for yaku, mon in due.items():
            self._pay_for(seat, yaku, mon, (fed or {}).get(yaku), liable)
        self._formings += 1
        self._forming = seat
        self._blamed[seat] = liable

    def _due(self, seat: int, texts: list[str]) -> dict[str, int]:
        """What each opponent pays for these yaku in a small field, beyond what was paid before."""
        worth = dict(parse_made(self.rules, text) for text in texts)
        if not worth or len(worth) != len(texts):
            raise RulesError("bad-yaku", f"bad yaku {shown(texts)}: expected new yaku, each once")
        due = {yaku: mon - self._paid.get((seat, yaku), 0) for yaku, mon in worth.items()}
        if min(due.values()) <= 0:
            raise RulesError(
                "bad-yaku",
                f"bad yaku {shown(texts)}: seat {seat} was paid for it, expected a new or larger one",
            )
        if "goko" in due:  # of five and four brights at once only the better counts
            due.pop("shiko", None)
        return due

    def _pay_for(self, seat: int, yaku: str, mon: int, feeder: int | None, liable: int | None) -> None:
        self._paid[seat, yaku] = self._paid.get((seat, yaku), 0) + mon
        blamed = liable if feeder is None else feeder
        what = str(names.yaku(yaku))
        if blamed is not None:
            reason = "this player fed the last card" if feeder is not None else "this player's sage is open"
            what = f"{what}, paid by seat {blamed} for all: {reason}"
        payments = self.collect(seat, mon * self.multiplier, blamed=blamed)
        self.entries += [Entry(seat, p.payer, p.mon, yaku, self._formings) for p in payments]
        self.post(what, payments, cause=Cause("form", seat, yaku, blamed, feeder is not None))

    def _give_back_shiko(self, seat: int) -> None:
        old = [entry for entry in self.entries if entry.seat == seat and entry.yaku == "shiko"]
        self.entries = [entry for entry in self.entries if entry not in old]
        self.post(
            "four brights go back: five brights replace them",
            [Payment(seat, entry.payer, entry.mon) for entry in old],
            cause=Cause("shiko-back", seat, "shiko"),
        )

    def _only_sager(self, seat: int) -> int | None:
        sagers = [other for other in self.sages if other != seat]
        return sagers[0] if len(sagers) == 1 else None

    def sage(self, seat: int) -> None:
        """``seat``, who has just formed a yaku, lets the round go on."""
        self._require(seat, forming=True)
        self._forming = None
        if seat not in self.sages:
            self.sages.append(seat)

    # ---------------------------------------------------------------- ends

    def shobu(self, seat: int) -> None:
        """``seat`` stops after forming: he keeps all, open sages of others give back. Source: D.8."""
        self._require(seat, forming=True)
        self._finish(seat, keeps=seat)

    def cancel(self, seat: int) -> None:
        """``seat``, whose sage is open, ends the round without a new yaku. Source: D.8."""
        self._require(seat)
        if seat not in self.sages:
            raise RulesError("bad-cancel", f"seat {seat} has no open sage: expected one to cancel")
        self._finish(seat, keeps=None)

    def run_out(self) -> None:
        """All hands are empty after a sage: everybody keeps half; the first sage wins. Source: D.8."""
        if self._ended or self._forming is not None or not self.sages:
            raise RulesError("bad-end", "bad end: expected open sages and no yaku to answer for")
        self._finish(self.sages[0], keeps=None)

    def overtake(self, seat: int) -> None:
        """What ``seat`` would lose of his own yaku if another player formed one and stopped."""
        everything = self.rules.sage_fail is o.SageFail.VOID
        entries = [entry for entry in self.entries if entry.seat == seat]
        self._post_back(seat, [] if everything else entries, entries if everything else [])

    def _finish(self, winner: int, *, keeps: int | None) -> None:
        for seat in self.order:
            entries = [entry for entry in self.entries if entry.seat == seat]
            if seat != keeps and entries:
                self._give_back(seat, entries)
        self._forming = None
        self._ended = True
        self.winner = winner

    def _give_back(self, seat: int, entries: list[Entry]) -> None:
        void = [entry for entry in entries if self._is_void(entry)]
        self._post_back(seat, [entry for entry in entries if entry not in void], void)

    def _post_back(self, seat: int, halved: list[Entry], void: list[Entry]) -> None:
        half = [Payment(seat, entry.payer, half_back(entry.mon)) for entry in halved]
        self.post(f"seat {seat}'s sage failed: half goes back", half, cause=Cause("half-back", seat))
        full = [Payment(seat, entry.payer, entry.mon) for entry in void]
        self.post(f"seat {seat}'s sage failed: all goes back", full, cause=Cause("all-back", seat))

    def _is_void(self, entry: Entry) -> bool:
        """``sageFail=void``: another player has formed a yaku after this one."""
        if self.rules.sage_fail is not o.SageFail.VOID:
            return False
        return any(one.seat != entry.seat and one.formed > entry.formed for one in self.entries)

    def _require(self, seat: int, *, forming: bool = False) -> None:
        wanted = seat if forming else None
        if self._ended or seat not in self.order or self._forming != wanted:
            raise RulesError(
                "bad-order",
                f"seat {seat} cannot do this now: expected "
                + ("a yaku of this seat to answer for" if forming else "a round in play, no answer missing"),
            )

    # ---------------------------------------------------------------- closing the round

    def close(
        self,
        *,
        points: Mapping[int, int] | None = None,
        chaff: Mapping[int, int] | None = None,
        dives: Dives | None = None,
    ) -> Outcome:
        """After the last card or the stop: special yaku or card points, bonuses, the pot.

        ``points`` are the card points of each pile, ``chaff`` the chaff cards with the willow
        ones, ``dives`` the completed triplets. Source: RULES.md §D.6, D.10–D.12.
        """
        if self.formed and not self._ended:
            raise RulesError("bad-end", "bad end: expected an answer to the yaku first")
        outcome = final.close(self, points, chaff or {}, dives or {})
        self._ended = True
        self.winner = outcome.winner
        pot = [Payment(POT, outcome.winner, self.pot)]
        self.post("won the pot", pot, cause=Cause("pot", outcome.winner))
        return outcome

    def blamed_for(self, seat: int) -> int | None:
        """Who pays the bonuses of ``seat`` for all: the liable sager of his last yaku (D.8)."""
        return self._blamed.get(seat)
