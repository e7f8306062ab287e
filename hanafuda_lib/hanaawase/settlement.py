"""Who pays whom how much for what at the end of a round (RULES.md §C.1.7, §C.3, §C.4).

Everything is a :class:`SettlementLine`, one amount a seat, and every line sums to zero: the
result is the sum of its lines and nothing else. The unit is the point, always whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanafuda_lib import game
from hanafuda_lib.errors import RulesError
from hanafuda_lib.game import RoundResult, SettlementLine
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.yaku import Score, ScoreLine

if TYPE_CHECKING:
    from hanafuda_lib.hanaawase.rules import Rules

# What hatchō-jutchō pays, and with how many cards: dealer and second 8, third 10 (RULES.md §C.3, FW).
_FEW_CARDS_POINTS = 30
_FEW_CARDS = (8, 8, 10)


class Ending(game.Ending):
    """Why a round is over."""

    PLAYED = "played", "all cards are taken: card points and yaku are paid"
    FUKE = "fuke", "a player has too few card points: the round is void"
    ONE_IN = "oneIn", "only one player is in, and takes the drop-out fees"
    SPLIT = "split", "only two players are in: they share the drop-out fees"
    NOBODY_IN = "nobodyIn", "nobody is in: the cards are dealt again by the same dealer"


@dataclass(frozen=True, slots=True)
class Result(RoundResult):
    """How a round of hana-awase ended.

    ``card_points`` (C), ``scores`` (the yaku) and ``nets`` are seat by seat; a seat that dropped
    out has zeros. ``nets`` is what the end of play pays: the highest wins and deals next.
    ``points``, the sum of all lines, has the payments before play as well.
    """

    card_points: tuple[int, ...] = ()
    scores: tuple[Score, ...] = ()
    nets: tuple[int, ...] = ()


def payment(what: str, each: int, *, to: int, payers: Iterable[int], seats: int) -> SettlementLine:
    """Seat ``to`` gets ``each`` points from every seat of ``payers``.

    >>> payment("akatan", 40, to=0, payers=(1, 2), seats=3).amounts
    (80, -40, -40)
    """
    amounts = [0] * seats
    for payer in payers:
        amounts[payer] -= each
        amounts[to] += each
    return SettlementLine(what, tuple(amounts))


def opening_payment(line: ScoreLine, seat: int, order: Sequence[int], seats: int) -> SettlementLine:
    """What ``seat`` gets for a declared opening hand: its points from each, in full.

    Source: RULES.md §C.1 (S004).
    """
    name = line.yaku.name
    payers = [other for other in order if other != seat]
    what = f"seat {seat}, {name.en} ({name.ja}): {line.points} from each"
    return payment(what, line.points, to=seat, payers=payers, seats=seats)


def points_line(rules: Rules, card_points: Sequence[int], order: Sequence[int]) -> SettlementLine:
    """Card points against par: C − 88 for three players. Dropped seats pay nothing.

    >>> from hanafuda_lib import hanaawase
    >>> points_line(hanaawase.NINTENDO, (120, 80, 64), (0, 1, 2)).amounts
    (32, -8, -24)
    """
    par = rules.par(len(order))
    amounts = tuple(points - par if seat in order else 0 for seat, points in enumerate(card_points))
    return SettlementLine(f"card points against {par}", amounts)


def yaku_lines(
    rules: Rules, lines: Sequence[Sequence[ScoreLine]], order: Sequence[int]
) -> list[SettlementLine]:
    """What each yaku (``lines``, seat by seat) is paid by the opponents, in playing order."""
    found: list[SettlementLine] = []
    for seat in order:
        for line in lines[seat]:
            name = line.yaku.name
            what = f"seat {seat}, {name.en} ({name.ja})"
            found.append(claim(rules, what, line.points, seat=seat, order=order, seats=len(lines)))
    return found


def claim(
    rules: Rules, what: str, points: int, *, seat: int, order: Sequence[int], seats: int
) -> SettlementLine:
    """What ``seat`` gets from the other players for a yaku of so many points.

    >>> from hanafuda_lib import hanaawase
    >>> claim(hanaawase.H80, "seat 0, yaku", 80, seat=0, order=(0, 1, 2), seats=3)
    SettlementLine(what='seat 0, yaku: 40 from each', amounts=(80, -40, -40))
    """
    each = rules.share(points, len(order))
    payers = [other for other in order if other != seat]
    return payment(f"{what}: {each} from each", each, to=seat, payers=payers, seats=seats)


def nets(lines: Iterable[SettlementLine], seats: int) -> tuple[int, ...]:
    """The sum of the lines, seat by seat."""
    sums = [0] * seats
    for line in lines:
        for seat, amount in enumerate(line.amounts):
            sums[seat] += amount
    return tuple(sums)


def is_void(rules: Rules, card_points: Iterable[int]) -> bool:
    """Whether these card points make the round void (ふけ *fuke*). Source: S004, S000.

    >>> from hanafuda_lib import hanaawase
    >>> [is_void(rules, (20, 124, 120)) for rules in (hanaawase.NINTENDO, hanaawase.H88)]
    [True, False]
    """
    return min(card_points, default=rules.deck_points) <= rules.fuke.most


def few_cards_lines(rules: Rules, piles: Sequence[int], order: Sequence[int]) -> list[SettlementLine]:
    """Hatchō-jutchō: who took few cards gets 30 from each other. Source: RULES.md §C.3 (FW)."""
    if rules.hatcho_jutcho is o.HatchoJutcho.OFF or len(order) != 3:
        return []
    return [
        payment(
            f"seat {seat}, few cards (八丁十丁): {_FEW_CARDS_POINTS} from each",
            _FEW_CARDS_POINTS,
            to=seat,
            payers=[other for other in order if other != seat],
            seats=len(piles),
        )
        for seat, most in zip(order, _FEW_CARDS, strict=True)
        if piles[seat].bit_count() <= most
    ]


def leader(amounts: Sequence[int], order: Sequence[int]) -> int:
    """The seat with the highest net; of equal ones, the earlier in this round's order (FW).

    >>> leader((5, 5, -10), (1, 2, 0))
    1
    """
    return max(order, key=lambda seat: amounts[seat])


def settle(
    rules: Rules,
    piles: Sequence[int],
    order: Sequence[int],
    *,
    before: Sequence[SettlementLine] = (),
    fees: Sequence[tuple[int, int]] = (),
    callers: Iterable[int] | None = None,
) -> Result:
    """The result when every card is in a pile.

    ``piles`` are masks, seat by seat; ``order`` the seats that played, dealer first; ``before``
    what was paid before play; ``fees`` the ``(seat, points)`` of the pot; ``callers`` the seats
    that announced fuke, or ``None`` where that is not needed.
    Errors: :class:`RulesError` when the card points are not those of the deck.

    >>> from hanafuda_lib import hanaawase
    >>> settle(hanaawase.NINTENDO, [0xFFFF, 0xFFFF << 16, 0xFFFF << 32], (0, 1, 2)).points
    (140, -135, -5)
    """
    scorer = rules.scorer
    seats = len(piles)
    card_points = tuple([scorer.card_points(pile) for pile in piles])
    if sum(card_points) != rules.deck_points:
        raise RulesError(
            "bad-piles",
            f"bad piles of {sum(card_points)} card points: expected {rules.deck_points}",
        )
    scores = tuple(
        [
            scorer.score(pile, [piles[other] for other in order if other != seat])
            for seat, pile in enumerate(piles)
        ]
    )
    at_risk = [card_points[seat] for seat in order if callers is None or seat in callers]
    if is_void(rules, at_risk):
        kept = tuple(before) if rules.fuke_voids is o.FukeVoids.PLAY else ()
        return Result(Ending.FUKE, None, kept, order[0], None, seats, card_points, scores, (0,) * seats)
    lines = [
        points_line(rules, card_points, order),
        *yaku_lines(rules, [score.lines for score in scores], order),
        *few_cards_lines(rules, piles, order),
    ]
    amounts = nets(lines, seats)
    winner = leader(amounts, order)
    return Result(
        Ending.PLAYED, winner, (*before, *lines, *pot_lines(fees, winner, seats)), winner,
        scores[winner], seats, card_points, scores, amounts,
    )  # fmt: skip


def pot_lines(fees: Iterable[tuple[int, int]], winner: int, seats: int) -> list[SettlementLine]:
    """The drop-out fees, which went into a pot, and that ``winner`` takes. Source: RULES.md §D.3."""
    return [
        payment(
            f"seat {seat} dropped out: {points} to seat {winner}",
            points,
            to=winner,
            payers=(seat,),
            seats=seats,
        )
        for seat, points in fees
    ]
