"""Scoring exercises of hana-awase: a pile, its card points C, its yaku and their sum Y."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib.exercises.figures import Figure, Formula, Slip, card_points_figure, told
from hanafuda_lib.exercises.scoring import Candidate, absent_line, counted_line, replaced_line
from hanafuda_lib.hanaawase import H80, H88, NINTENDO, OISHI, Rules
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import Score

_SHEETS = (NINTENDO, OISHI, H88, H80)


@dataclass(frozen=True, slots=True)
class HanaPile:
    """A pile to be scored under a rule set of hana-awase, at the end of a round.

    >>> pile = HanaPile(NINTENDO, Pile.parse("03-curtain 08-moon 09-cup"))
    >>> pile.score.total, pile.figures()[0].value, pile.level
    (30, 50, 3)
    """

    rules: Rules
    pile: Pile

    @property
    def score(self) -> Score:
        """The explained yaku: their sum is Y."""
        return self.rules.score(self.pile)

    @property
    def note(self) -> str:
        """What must be known beside the pile."""
        return ""

    @property
    def level(self) -> int:
        """How hard it is to score, from 1 to 5.

        1: one yaku or none. 2: two. 3: three, or one beside one that does not count. 4: two beside one
        that does not count. 5: three or more beside one that does not count.
        """
        score = self.score
        number = len(score.lines)
        if score.replaced:
            return min(max(number, 1) + 2, 5)
        return min(max(number, 1), 3)

    def candidates(self) -> tuple[Candidate, ...]:
        """Every yaku of the rule set, in the order of the sheet."""
        score = self.score
        counting = {line.yaku.id: line for line in score.lines}
        replaced = {item.line.yaku.id: item for item in score.replaced}
        return tuple(
            self._with_other_values(counted_line(counting[row.id]))
            if row.id in counting
            else replaced_line(replaced[row.id])
            if row.id in replaced
            else absent_line(row, self.pile)
            for row in self.rules.yaku_table().rows
        )

    def _with_other_values(self, found: Candidate) -> Candidate:
        """What the yaku is worth on other sheets is the likeliest wrong number."""
        slips = [
            Slip(row.points, f"{row.points} is its value on another sheet ({sheet.id}). {found.why}")
            for sheet in _SHEETS
            for row in sheet.yaku_table().rows
            if row.id == found.yaku.id
        ]
        return Candidate(
            found.yaku, found.standing, found.points, found.why, found.missed,
            slips=told([*found.slips, *slips], found.points),
        )  # fmt: skip

    def figures(self) -> tuple[Figure, ...]:
        """The card points."""
        chaff = int(self.rules.chaff_value.value)
        return (card_points_figure(self.pile, chaff=chaff, par=self.rules.par(), at=3),)

    def total(self) -> Figure:
        """The sum of the yaku, Y."""
        score = self.score
        parts = " + ".join(str(line.points) for line in score.lines)
        why = f"{parts} = {score.total}" if len(score.lines) > 1 else parts or "no yaku, so 0"
        points = self.rules.card_points(self.pile)
        slips = [
            Slip(score.total + item.line.points, f"One yaku too many: {item.why}. The yaku come to {why}.")
            for item in score.replaced
        ]
        slips += [
            Slip(score.total + points, f"That is C and Y together. Y holds the yaku alone: {why}."),
            Slip(2 * score.total, f"Y is counted twice only in the settlement. Here it is {why}."),
            Slip(points, f"That is C, the card points. Y holds the yaku: {why}."),
        ]
        return Figure(
            "", "Yaku points Y", score.total, f"Y is {why}.", told(slips, score.total), Formula(lines=1)
        )
