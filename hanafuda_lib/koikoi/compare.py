"""Why do my book, my app and my friend score this pile differently? One rule at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from hanafuda_lib import options
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import Score


class Difference(NamedTuple):
    """One rule that makes a difference: its values in both rule sets, and the points it adds."""

    option: str
    before: options.Option
    after: options.Option
    points: int

    def __str__(self) -> str:
        sign = "+" if self.points > 0 else ""
        return f"{self.option}: {self.after.sentence} (before: {self.before.sentence}): {sign}{self.points}"


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

    start = score(first)
    goal = options.option_fields(second)
    pending = [name for name, value in options.option_fields(first).items() if value is not goal[name]]
    current, points = first, start.total
    found: list[Difference] = []
    while pending:
        name, current = _change_one(current, goal, pending)
        pending.remove(name)
        total = score(current).total
        if total != points:
            before = getattr(first, name)
            found.append(Difference(options.camel(name), before, goal[name], total - points))
        points = total
    return Comparison(start, score(second), tuple(found))


def _change_one(rules: Rules, goal: dict[str, options.Option], pending: list[str]) -> tuple[str, Rules]:
    """The first pending option that can be changed now: some go only after others."""
    *early, last = pending
    for name in early:
        try:
            return name, replace(rules, **{name: goal[name]})  # type: ignore[arg-type]
        except RulesError:
            continue
    return last, replace(rules, **{last: goal[last]})  # type: ignore[arg-type]
