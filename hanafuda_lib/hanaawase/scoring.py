"""What a pile is worth in hana-awase: card points, and yaku with what the rain washes away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hanafuda_lib.cards import Kind
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.yaku import WILLOW, yaku_rows
from hanafuda_lib.pile import KIND_PILES
from hanafuda_lib.yaku import Replaced, Score, YakuTable

if TYPE_CHECKING:
    from hanafuda_lib.hanaawase.rules import Rules

_BRIGHTS, _ANIMALS, _RIBBONS, _CHAFF = (KIND_PILES[kind].mask for kind in Kind)
_NO_SCORE = Score(())


class Scorer:
    """The yaku table and card values of one rule set.

    >>> from hanafuda_lib import Pile, hanaawase
    >>> Scorer(hanaawase.H80).card_points(Pile.parse("01-crane 09-cup 01-chaff-1").mask)
    30
    """

    __slots__ = ("_ame_nagare", "_chaff", "_rules", "table")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.table = YakuTable(yaku_rows(rules))
        self._chaff = int(rules.chaff_value.value)
        self._ame_nagare = rules.ame_nagare

    def __repr__(self) -> str:
        return f"<Scorer of {self._rules!r}>"

    def card_points(self, mask: int) -> int:
        """The card points of a pile: 20, 10, 5 and 1 (or 0) by kind, each card once."""
        return (
            (mask & _BRIGHTS).bit_count() * 20
            + (mask & _ANIMALS).bit_count() * 10
            + (mask & _RIBBONS).bit_count() * 5
            + (mask & _CHAFF).bit_count() * self._chaff
        )

    def score(self, mask: int, others: Iterable[int] = ()) -> Score:
        """The explained yaku of a pile; ``others`` are the piles of the opponents."""
        points, lines, replaced = self.table.find_mask(mask)
        if not (lines or replaced):
            return _NO_SCORE
        reason = self._washed(mask, others)
        if reason:
            washed = tuple(Replaced(line, None, reason) for line in lines)
            return Score((), washed + replaced)
        return Score(lines, replaced, (), points, points)

    def _washed(self, mask: int, others: Iterable[int]) -> str:
        """Why the rain (ame-nagare 雨流れ) washes the yaku of a pile away, or nothing."""
        if self._ame_nagare is o.AmeNagare.OFF:
            return ""
        own = _has_willow(mask)
        if self._ame_nagare is o.AmeNagare.OWNER_VOID:
            return "who has all four willows scores no yaku" if own else ""
        other = any(map(_has_willow, others))
        if self._ame_nagare is o.AmeNagare.OTHERS_VOID:
            return "another player has all four willows" if other else ""
        return "a player has all four willows, and nobody scores a yaku" if own or other else ""


def _has_willow(mask: int) -> bool:
    return mask & WILLOW.mask == WILLOW.mask
