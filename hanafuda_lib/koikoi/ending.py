"""How a round of Koi-Koi can end, and what each end pays (RULES.md §B.1.4–12, §B.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hanafuda_lib import game
from hanafuda_lib.actions import KOIKOI, SHOBU, Action
from hanafuda_lib.game import RoundResult, SettlementLine
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.yaku import HAND_YAKU_POINTS, four_pairs, hand_yaku
from hanafuda_lib.table import four_of_a_month

if TYPE_CHECKING:
    from hanafuda_lib.koikoi.rules import Rules
    from hanafuda_lib.yaku import Score, Yaku

# Plain names for what every deal looks at: a look into an enum takes long in Python 3.11.
_MISDEAL, _WIN = o.HandYaku.MISDEAL, o.HandYaku.WIN
_REDEAL, _DEALER_WINS = o.FieldFour.REDEAL, o.FieldFour.DEALER_WINS
_ALTERNATE, _ZERO_SUM, _PASSES = o.DealerRotation.ALTERNATE, o.Scoring.ZERO_SUM, o.ExhaustedDraw.ZERO_PASS
_PAIRS_REDEAL, _PAIRS_WIN = o.FieldFourPairs.REDEAL, o.FieldFourPairs.DEALER_WINS
_NO_YAKU = ((), ())
_STOP: tuple[Action, ...] = (SHOBU,)
_BOTH: tuple[Action, ...] = (SHOBU, KOIKOI)


class Ending(game.Ending):
    """Why a round is over."""

    SHOBU = "shobu", "a player stopped"
    AFTER_KOIKOI = "afterKoikoi", "a yaku was made or grew after koi-koi, which ends the round"
    LAST_TURN = "lastTurn", "a yaku was made or grew with the last cards"
    HAND_YAKU = "handYaku", "a dealt hand was a yaku"
    HAND_YAKU_BOTH = "handYakuBoth", "both dealt hands were yaku: the round is drawn"
    FIELD_FOUR = "fieldFour", "four cards of a month lay on the first field"
    FIELD_PAIRS = "fieldPairs", "the first field was four pairs"
    LAST_YAKU = "lastYaku", "the hands are empty: the last koi-koi caller scores"
    EXHAUSTED = "exhausted", "the hands are empty and nobody stopped"


def decision_choices(rules: Rules, *, last_turn: bool, calls: int) -> tuple[Action, ...]:
    """What a player who has formed a yaku may answer, after so many koi-koi calls in the round.

    On the last turn, and when all calls of the round are used up, only stopping is left.
    Source: RULES.md §B.1.7–9 (S003).

    >>> from hanafuda_lib import koikoi
    >>> decision_choices(koikoi.YAMATO, last_turn=False, calls=0)
    (Shobu(), KoiKoi())
    >>> decision_choices(koikoi.YAMATO, last_turn=False, calls=1)
    (Shobu(),)
    """
    return _BOTH if may_call(rules, calls) and not last_turn else _STOP


def may_call(rules: Rules, calls: int) -> bool:
    """Whether koi-koi may be called after so many calls in the round. Source: RULES.md §B.1.9 (S003).

    >>> from hanafuda_lib import koikoi
    >>> may_call(koikoi.YAMATO, 0), may_call(koikoi.YAMATO, 1)
    (True, False)
    """
    return calls < rules.koikoi_limit.calls


def must_redeal(rules: Rules, hands: Sequence[int], field: int) -> bool:
    """Whether these dealt cards (masks) are gathered and dealt again by the same dealer.

    Source: RULES.md §B.1.3 (S003): four of a month on the field; more by house rule.
    """
    if rules.field_four is _REDEAL and four_of_a_month(field):
        return True
    if rules.field_four_pairs is _PAIRS_REDEAL and four_pairs(field):
        return True
    return rules.hand_yaku is _MISDEAL and any(hand_yaku(hand, rules) for hand in hands)


def opening_result(rules: Rules, hands: Sequence[int], field: int, dealer: int) -> RoundResult | None:
    """The result when the deal itself ends the round: the field first, then the hands."""
    if rules.field_four is _DEALER_WINS and four_of_a_month(field):
        what = "four cards of one month on the first field"
        return _flat(rules, Ending.FIELD_FOUR, dealer, HAND_YAKU_POINTS, what)
    if rules.field_four_pairs is _PAIRS_WIN and four_pairs(field):
        return _flat(rules, Ending.FIELD_PAIRS, dealer, HAND_YAKU_POINTS, "four pairs on the field")
    if rules.hand_yaku is not _WIN:
        return None
    first, second = hands
    held = (hand_yaku(first, rules), hand_yaku(second, rules))
    return hand_yaku_result(rules, held, dealer) if held != _NO_YAKU else None


def hand_yaku_result(rules: Rules, held: Sequence[tuple[Yaku, ...]], dealer: int) -> RoundResult | None:
    """The result for the hand yaku of each seat, or ``None`` when there are none.

    With one in each hand, the dealer's counts. Never doubled. Source: RULES.md §B.1.4 (S003).
    """
    if not any(held):
        return None
    if all(held) and rules.hand_yaku_both is o.HandYakuBoth.DRAW:
        return RoundResult(Ending.HAND_YAKU_BOTH, None, (), _rotate(rules, dealer, dealer))
    winner = dealer if held[dealer] else 1 - dealer
    yaku = held[winner]
    points = sum(row.points for row in yaku)
    return _flat(rules, Ending.HAND_YAKU, winner, points, str(yaku[0].name), dealer)


def stop_result(rules: Rules, ending: Ending, winner: int, score: Score, dealer: int) -> RoundResult:
    """The result when ``winner`` scores his pile: the explained score, and who deals next."""
    line = _payment(rules, winner, score.total, "the yaku of the pile")
    return RoundResult(ending, winner, (line,), _rotate(rules, winner, dealer), score)


def exhausted_result(rules: Rules, dealer: int) -> RoundResult:
    """The result when both hands are empty and nobody scores a pile. Source: RULES.md §B.1.10."""
    points = rules.exhausted_draw.dealer_points
    lines = (_payment(rules, dealer, points, "the dealer's right (oya-ken)"),) if points else ()
    passes = rules.exhausted_draw is _PASSES
    next_dealer = _rotate(rules, 1 - dealer if passes else dealer, dealer)
    return RoundResult(Ending.EXHAUSTED, None, lines, next_dealer)


def _flat(
    rules: Rules, ending: Ending, winner: int, points: int, what: str, dealer: int | None = None
) -> RoundResult:
    line = _payment(rules, winner, points, what)
    turn = winner if dealer is None else dealer
    return RoundResult(ending, winner, (line,), _rotate(rules, winner, turn))


def _payment(rules: Rules, winner: int, points: int, what: str) -> SettlementLine:
    lost = -points if rules.scoring is _ZERO_SUM else 0
    return SettlementLine(what, (points, lost) if winner == 0 else (lost, points))


def _rotate(rules: Rules, usual: int, dealer: int) -> int:
    return 1 - dealer if rules.dealer_rotation is _ALTERNATE else usual
