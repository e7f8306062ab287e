"""The field multiplier and what is carried to later rounds (RULES.md §D.4)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.pile import Pile

if TYPE_CHECKING:
    from hanafuda_lib.hachihachi.rules import Rules

#: A field with one of these is a large field (大場 *ōba*), which doubles.
LARGE = Pile.parse("01-crane 03-curtain 08-moon")
#: A field with one of these is a grand field (絶場 *zetsuba*), which counts four times.
GRAND = Pile.parse("11-rainman 12-phoenix")


class FieldCount(NamedTuple):
    """What every payment of the round is multiplied by, and what later rounds get."""

    multiplier: int
    carry_out: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of such a field.

        >>> FieldCount(4, ()).name
        'grand field (絶場 zetsuba)'
        """
        names = {1: "small field (小場 koba)", 2: "large field (大場 ōba)", 4: "grand field (絶場 zetsuba)"}
        return names.get(self.multiplier, f"field of {self.multiplier}")


def count_field(rules: Rules, field: Pile, carry_in: Sequence[int] = ()) -> FieldCount:
    """The multiplier of a round with these cards on the first field. Source: RULES.md §D.4 (S000).

    ``carry_in`` holds the multipliers 2 and 4 that wait from earlier rounds.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> count_field(STANDARD, Pile.parse("11-rainman 01-crane 02-chaff-1"))
    FieldCount(multiplier=4, carry_out=(2,))
    """
    if any(type(one) is not int or one not in (2, 4) for one in carry_in):
        raise RulesError("bad-carry", f"bad carry {shown(list(carry_in))}: expected only 2 and 4")
    here = [4] * len(field & GRAND) + [2] * len(field & LARGE)
    if rules.carry is o.Carry.NONE:
        return FieldCount(max(here, default=1), ())
    if rules.carry is o.Carry.STACK:
        return FieldCount(prod([*here, *carry_in]), ())
    if rules.carry is o.Carry.ONCE:
        again = 4 if here.count(4) == 2 else 2 if here.count(2) >= 2 else 0
        return FieldCount(max([*here, *carry_in], default=1), (again,) if again else ())
    largest, *rest = sorted([*here, *carry_in], reverse=True) or [1]
    return FieldCount(largest, tuple(rest))
