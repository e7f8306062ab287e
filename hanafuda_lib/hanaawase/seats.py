"""More than three at the table: who plays, who drops out, what that costs (RULES.md §D.3, FW).

S000 says only that three of up to seven play hana-awase; the procedure is Hachi-hachi's, with its
kan of twelve points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_lib.game import SettlementLine
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.settlement import Ending, Result, nets, payment, pot_lines
from hanafuda_lib.hanaawase.yaku import BLUES, BRIGHTS, RED_POEMS, opening_hand
from hanafuda_lib.pile import Pile

if TYPE_CHECKING:
    from hanafuda_lib.hanaawase.rules import Rules

# How many play, whatever the number at the table.
_PLAYERS = 3
# A kan is twelve points; each further drop-out costs half a kan more.
_FIRST_FEE = 12
_FEE_STEP = 6
# What a forced-out player gets for each card of five brights, red poems and blues.
_CARD_POINTS = 3


class Places(NamedTuple):
    """Who plays (in order, dealer first), who dropped out (in order), who was forced out.

    ``asking`` is the seat whose answer is awaited, or ``None`` when all is settled.
    """

    active: tuple[int, ...]
    dropped: tuple[int, ...]
    forced: tuple[int, ...]
    asking: int | None


def take_places(order: Sequence[int], answers: Sequence[bool], *, force_three: bool) -> Places:
    """The places after these answers (in or out), the seats being asked in ``order``.

    As soon as three are in, the rest is forced out (追込み *oikomi*). With ``force_three``, seats
    without which three cannot be in are in without being asked.

    >>> take_places((0, 1, 2, 3), (True, False), force_three=False)
    Places(active=(0,), dropped=(1,), forced=(), asking=2)
    >>> take_places((0, 1, 2, 3), (True, False), force_three=True)
    Places(active=(0, 2, 3), dropped=(1,), forced=(), asking=None)
    """
    active: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    for place, seat in enumerate(order):
        rest = tuple(order[place:])
        if len(active) == _PLAYERS:
            return Places(active, dropped, rest, None)
        if force_three and len(active) + len(rest) == _PLAYERS:
            return Places(active + rest, dropped, (), None)
        if place == len(answers):
            return Places(active, dropped, (), seat)
        if answers[place]:
            active += (seat,)
        else:
            dropped += (seat,)
    return Places(active, dropped, (), None)


def drop_fees(rules: Rules, dropped: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Who paid how much into the pot: 12 for the first, 18, 24 and so on.

    >>> from hanafuda_lib import hanaawase
    >>> drop_fees(hanaawase.H88, (3, 0))
    ((3, 12), (0, 18))
    """
    if rules.drop_fee is o.DropFee.OFF:
        return ()
    return tuple((seat, _FIRST_FEE + _FEE_STEP * number) for number, seat in enumerate(dropped))


def compensation(rules: Rules, hand: Pile) -> int:
    """What a forced-out player gets from each of two players for the hand that he gives up.

    Half of the yaku in it, and of its opening hand where those are paid; 3 for each bright, red
    poem or blue beside those yaku. Source: RULES.md §D.3.4.

    >>> from hanafuda_lib import hanaawase
    >>> compensation(hanaawase.H88, Pile.parse("03-curtain 09-cup 01-crane 06-blue-ribbon"))
    16
    """
    lines = rules.score(hand).lines
    opening = opening_hand(hand) if rules.opening_hands is o.OpeningHands.ON else None
    points = sum(line.points for line in lines) + (opening.points if opening else 0)
    counted = Pile()
    for line in lines:
        counted |= line.cards
    return points // 2 + _CARD_POINTS * len((hand & (BRIGHTS | RED_POEMS | BLUES)) - counted)


def compensation_lines(rules: Rules, places: Places, hands: Sequence[int]) -> list[SettlementLine]:
    """What the two players who do not deal pay to each who was forced out."""
    if rules.forced_out is o.ForcedOut.OFF:
        return []
    lines = []
    for seat in places.forced:
        each = compensation(rules, Pile(hands[seat]))
        first, second = places.active[1:]
        what = f"seat {seat} forced out: {each} from seats {first} and {second}"
        lines.append(payment(what, each, to=seat, payers=(first, second), seats=len(hands)))
    return lines


def unplayed_result(rules: Rules, places: Places, dealer: int) -> Result | None:
    """The result when too few are in for a round, or ``None`` when one is played.

    Nobody in: dealt again, and no fee is paid. One in: he takes the pot. Two in: they may share it.
    """
    seats = rules.number_of_seats
    fees = drop_fees(rules, places.dropped)
    match places.active:
        case ():
            return _result(Ending.NOBODY_IN, None, [], dealer, seats)
        case (winner,):
            return _result(Ending.ONE_IN, winner, pot_lines(fees, winner, seats), winner, seats)
        case (first, second) if rules.two_in is o.TwoIn.SPLIT:
            return _result(Ending.SPLIT, None, _shared_pot(fees, (first, second), seats), first, seats)
        case _:
            return None


def _shared_pot(fees: Sequence[tuple[int, int]], pair: tuple[int, int], seats: int) -> list[SettlementLine]:
    """Each fee in two halves: 6 and 6, 9 and 9."""
    halves = [(seat, points // 2) for seat, points in fees]
    return [line for winner in pair for line in pot_lines(halves, winner, seats)]


def _result(
    ending: Ending, winner: int | None, lines: list[SettlementLine], next_dealer: int, seats: int
) -> Result:
    zeros = (0,) * seats
    return Result(ending, winner, tuple(lines), next_dealer, None, seats, zeros, (), nets(lines, seats))
