"""The end of a round in money: special yaku, card points, bonuses (RULES.md §D.6, D.10–D.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_lib import names
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.money import Cause, Payment

if TYPE_CHECKING:
    from hanafuda_lib.hachihachi.rules import Rules
    from hanafuda_lib.hachihachi.settlement import Settlement

#: A third of the deck's 264 card points.
PAR = 88
#: From so many card points on, a shown chaff yaku earns the nuke bonus.
NUKE_POINTS = 89
_SUJUROKU_CHAFF = 16
_NIHACHI_BASE = 168


#: Who pays for a tobi: one item a completed month, the player to blame or ``None``.
Dives = Mapping[int, Sequence[int | None]]


class Outcome(NamedTuple):
    """How the money of a round came out: who won it, the special yaku, the bonuses by seat."""

    winner: int
    special: str | None
    bonuses: tuple[tuple[str, int], ...]


class Special(NamedTuple):
    """A special yaku: its id, who is paid, and half kan from each opponent."""

    yaku: str
    seat: int
    halves: int


def special_yaku(
    rules: Rules, order: Sequence[int], points: Mapping[int, int], chaff: Mapping[int, int]
) -> Special | None:
    """The special yaku of three piles, if any; the eights come before the chaff. Source: D.10.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> special_yaku(STANDARD, (2, 0, 1), {0: 88, 1: 88, 2: 88}, {})
    Special(yaku='sohachi', seat=2, halves=20)
    """
    if all(points[seat] == PAR for seat in order):
        return Special("sohachi", order[0], 20)
    for seat in order:
        if points[seat] >= int(rules.nihachi_threshold.value):
            above = points[seat] - _NIHACHI_BASE
            return Special("nihachi", seat, 20 + 2 * above * int(rules.nihachi_extra.value))
    for seat in order:
        cards = chaff.get(seat, 0)
        if cards >= _SUJUROKU_CHAFF:
            above = cards - _SUJUROKU_CHAFF
            return Special("sujuroku", seat, 24 + 2 * above * int(rules.sujuroku_extra.value))
    return None


def close(
    money: Settlement, points: Mapping[int, int] | None, chaff: Mapping[int, int], dives: Dives
) -> Outcome:
    """:meth:`Settlement.close` but for the pot."""
    if money.winner is not None:
        return Outcome(money.winner, None, _bonuses(money, points or {}, dives))
    if points is None or set(points) != set(money.order):
        raise RulesError("bad-points", f"bad card points {shown(points)}: expected those of each player")
    if not money.is_duel:
        _require_whole_deck(points)
        special = special_yaku(money.rules, money.order, points, chaff)
        if special is not None:
            money.cancel_shown()
            what = str(names.yaku(special.yaku))
            cause = Cause("special", special.seat, special.yaku)
            money.post(what, money.collect(special.seat, money.kan(special.halves)), cause=cause)
            return Outcome(special.seat, special.yaku, ())
    pay_card_points(money, points)
    winner = max(money.order, key=lambda seat: points[seat])  # of equals, the earlier in order
    return Outcome(winner, None, _bonuses(money, points, dives))


def _require_whole_deck(points: Mapping[int, int]) -> None:
    if sum(points.values()) != 3 * PAR:
        raise RulesError("bad-points", f"bad card points {shown(dict(points))}: expected a sum of {3 * PAR}")


def pay_card_points(money: Settlement, points: Mapping[int, int]) -> None:
    """Each player is paid what he has above 88, or pays what he lacks. Source: RULES.md §D.11.

    Two players: the one with fewer pays the difference to the other (D.12).
    """
    if money.is_duel:
        first, second = money.order
        difference = points[first] - points[second]
        over = {first: max(difference, 0), second: max(-difference, 0)}
        due = {first: max(-difference, 0), second: max(difference, 0)}
    else:
        over = {seat: max(points[seat] - PAR, 0) for seat in money.order}
        due = {seat: max(PAR - points[seat], 0) for seat in money.order}
    # One side has only one player, so the smaller of what is due and what is won is what is paid.
    payments = [
        Payment(payer, receiver, min(due[payer], over[receiver]) * money.multiplier)
        for payer in money.order
        for receiver in money.order
    ]
    money.post("card points", payments, cause=Cause("points"))


def _bonuses(money: Settlement, points: Mapping[int, int], dives: Dives) -> tuple[tuple[str, int], ...]:
    """Pay nuke and tobi: 1 kan from each for each. Source: RULES.md §D.6, and D.8 for who pays."""
    if money.is_duel:
        return ()
    found: list[tuple[str, int]] = []
    kan = money.kan(2)
    for seat in money.order:
        blamed = money.blamed_for(seat)
        escapes = any(shown.nuke and shown.seat == seat for shown in money.shown)
        if escapes and points.get(seat, 0) >= NUKE_POINTS:
            found.append(("nuke", seat))
            cause = Cause("nuke", seat, "nuke", blamed)
            money.post(
                _bonus_text("nuke", seat, blamed), money.collect(seat, kan, blamed=blamed), cause=cause
            )
        months = dives.get(seat, ())
        if money.rules.tobi_per_month is o.TobiPerMonth.OFF:
            months = months[:1]
        for feeder in months:
            found.append(("tobi", seat))
            payer = blamed if feeder is None else feeder
            cause = Cause("tobi", seat, "tobi", payer, feeder is not None)
            money.post(_bonus_text("tobi", seat, payer), money.collect(seat, kan, blamed=payer), cause=cause)
    return tuple(found)


def _bonus_text(bonus: str, seat: int, blamed: int | None) -> str:
    text = f"{names.yaku(bonus)} of seat {seat}"
    return text if blamed is None else f"{text}, paid by seat {blamed} for all"
