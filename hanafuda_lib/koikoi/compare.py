"""Why do my book, my app and my friend score this pile differently? One rule at a time."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.options import Difference, one_by_one
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import Score


@dataclass(frozen=True, slots=True)
class Comparison:
    """A pile under two rule sets. The ``differences`` add up from ``first`` to ``second``.

    The rules are changed one after another, in the order of the options; a rule that changes
    nothing for this pile is left out.
    """

    first: Score
    second: Score
    differences: tuple[Difference, ...]

    def __str__(self) -> str:
        if not self.differences:
            return f"both say {self.first.total}"
        rows = [f"the first says {self.first.total}"]
        rows += [str(difference) for difference in self.differences]
        return "\n".join([*rows, f"the second says {self.second.total}"])


def compare(
    pile: Pile,
    first: Rules,
    second: Rules,
    *,
    opponent_koikoi: int = 0,
    own_koikoi: int = 0,
    month: int = 1,
) -> Comparison:
    """Which rules make two rule sets differ for this pile, and by how many points each.

    >>> from hanafuda_lib import Pile, koikoi
    >>> pile = Pile.parse("01-crane 03-curtain 08-moon 12-phoenix 11-rainman")
    >>> print(compare(pile, koikoi.YAMATO, koikoi.MON))
    the first says 20
    brightValues: 15, 10, 8 and 6 points (before: 10, 8, 7 and 5 points): +10
    sevenDoubling: seven points are seven points (before: a sum of seven or more counts twice): -15
    the second says 15
    """
    for rules in (first, second):
        if not isinstance(rules, Rules):
            raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of Koi-Koi")

    def score(rules: Rules) -> Score:
        return rules.score(pile, opponent_koikoi=opponent_koikoi, own_koikoi=own_koikoi, month=month)

    differences = one_by_one(first, second, lambda rules: score(rules).total)
    return Comparison(score(first), score(second), differences)
