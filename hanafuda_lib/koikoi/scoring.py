"""From a pile to explained points: the yaku tables of a rule set, then the doubling steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.yaku import yaku_rows
from hanafuda_lib.yaku import Found, Score, ScoreStep, YakuTable

if TYPE_CHECKING:
    from hanafuda_lib.koikoi.rules import Rules

_SEVEN = "seven points or more"
_SEVEN_WHY = "a sum of seven or more counts twice"
_FIELD = "brights on the first field"
# What koi-koi calls, at least one, multiply by: those of the opponent and the winner's own.
_KOIKOI_FACTORS: dict[o.KoikoiMultiplier, Callable[[int, int], int]] = {
    o.KoikoiMultiplier.OPPONENT: lambda opponent, _own: 2 if opponent else 1,
    o.KoikoiMultiplier.OWN: lambda _opponent, own: 2 if own else 1,
    o.KoikoiMultiplier.ANY: lambda _opponent, _own: 2,
    o.KoikoiMultiplier.CALLS_PLUS_ONE: lambda opponent, own: opponent + own + 1,
    o.KoikoiMultiplier.PER_CALL: lambda opponent, _own: 1 << opponent,
    o.KoikoiMultiplier.NONE: lambda _opponent, _own: 1,
}
# What so many brights on the first field, at least one, multiply by.
_FIELD_FACTORS: dict[o.FieldBrights, Callable[[int], int]] = {
    o.FieldBrights.OFF: lambda _brights: 1,
    o.FieldBrights.X2: lambda _brights: 2,
    o.FieldBrights.N_PLUS_1: lambda brights: brights + 1,
    o.FieldBrights.N: lambda brights: brights,
}


class Scorer:
    """The yaku tables and doubling steps of one rule set, for the rounds of one month.

    >>> from hanafuda_lib import Pile, koikoi
    >>> Scorer(koikoi.YAMATO, 1).points(Pile.parse("03-curtain 08-moon 09-cup").mask)
    10
    """

    __slots__ = (
        "_doubles_seven", "_field_factor", "_koikoi_factor", "_multiplier", "_rules",
        "points", "sees_field", "table", "tables",
    )  # fmt: skip

    def __init__(self, rules: Rules, month: int) -> None:
        readings = (False, True) if rules.cup_role is o.CupRole.EITHER else (False,)
        self.tables = tuple(YakuTable(yaku_rows(rules, month, cup_as_chaff=reading)) for reading in readings)
        self.table = self.tables[0]
        #: The sum of the yaku in a pile, before any doubling; both arguments are masks, the second is
        #: the field. Of two readings of the cup it is the one that is worth more.
        self.points: Callable[[int, int], int] = (
            self.table.points_mask if len(self.tables) == 1 else self._best_points
        )
        # Whether a yaku can come and go with what lies on the field, while the pile stays the same.
        self.sees_field = any(row.dry_field.mask for row in self.table.rows)
        self._rules = rules
        self._doubles_seven = rules.seven_doubling is o.SevenDoubling.ON
        self._multiplier = rules.koikoi_multiplier
        self._koikoi_factor = _KOIKOI_FACTORS[rules.koikoi_multiplier]
        self._field_factor = _FIELD_FACTORS[rules.field_brights]

    def __repr__(self) -> str:
        return f"<Scorer of {self._rules!r}>"

    def _best_points(self, mask: int, field_mask: int = 0) -> int:
        return max(table.points_mask(mask, field_mask) for table in self.tables)

    def find(self, mask: int, field_mask: int) -> Found:
        """The yaku in a pile; of two readings of the cup, the one that is worth more."""
        found = self.table.find_mask(mask, field_mask)
        if len(self.tables) > 1:
            other = self.tables[1].find_mask(mask, field_mask)
            return other if other.points > found.points else found
        return found

    def score(
        self, mask: int, *, field_mask: int, opponent_koikoi: int, own_koikoi: int, brights: int
    ) -> Score:
        """The explained score of a winner with this pile. ``brights``: on the first field."""
        base, lines, replaced = self.find(mask, field_mask)
        if not lines:
            return Score((), replaced)
        total, steps = self.steps(
            base, opponent_koikoi=opponent_koikoi, own_koikoi=own_koikoi, brights=brights
        )
        return Score(lines, replaced, steps, base, total)

    def steps(
        self, base: int, *, opponent_koikoi: int, own_koikoi: int, brights: int
    ) -> tuple[int, tuple[ScoreStep, ...]]:
        """From the sum of the yaku to the total, step by step. Source: RULES.md §B.1 (S003)."""
        total = base
        steps: tuple[ScoreStep, ...] = ()
        if base >= 7 and self._doubles_seven:
            total = base * 2
            steps = (ScoreStep(_SEVEN, 2, total, _SEVEN_WHY),)
        if opponent_koikoi or own_koikoi:
            factor = self._koikoi_factor(opponent_koikoi, own_koikoi)
            if factor > 1:
                total *= factor
                steps += (self._koikoi_step(factor, total),)
        if brights:
            factor = self._field_factor(brights)
            if factor > 1:
                total *= factor
                steps += (ScoreStep(_FIELD, factor, total, self._rules.field_brights.sentence),)
        return total, steps

    def _koikoi_step(self, factor: int, total: int) -> ScoreStep:
        return ScoreStep("koi-koi", factor, total, self._multiplier.sentence)


def require_count(value: object, *, what: str, high: int) -> int:
    """A number of calls or cards from 0 to ``high``, or :class:`RulesError`.

    >>> require_count(-1, what="opponent_koikoi", high=16)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad opponent_koikoi -1: expected a whole number from 0 to 16
    """
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= high:
        return value
    raise RulesError("bad-number", f"bad {what} {shown(value)}: expected a whole number from 0 to {high}")
