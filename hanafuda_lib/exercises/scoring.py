"""Scoring exercises: a pile, every yaku that one might see in it, and what each mistake is.

The answer and every explanation come from the same score that a table shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hanafuda_lib import names
from hanafuda_lib.cards import Kind
from hanafuda_lib.exercises.figures import Figure, Formula, Slip, told
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.yaku import CUP
from hanafuda_lib.pile import KIND_PILES, Pile
from hanafuda_lib.yaku import Replaced, Score, ScoreLine, Yaku, YakuTable

RAIN_MAN = Pile.parse("11-rainman")
WILLOW_RIBBON = Pile.parse("11-plain-ribbon")
_BRIGHTS, _RIBBONS = KIND_PILES[Kind.BRIGHT], KIND_PILES[Kind.RIBBON]


class Standing(StrEnum):
    """How a yaku stands to a pile.

    >>> [standing.value for standing in Standing][:2]
    ['counts', 'replaced']
    """

    COUNTS = "counts"
    REPLACED = "replaced"  # its cards are there, but another yaku counts in its place
    EXCLUDED = "excluded"  # its cards are there, but a house rule excludes it
    MISSING = "missing"  # its cards are not there


@dataclass(frozen=True, slots=True)
class Candidate:
    """One yaku of the rule set beside one pile: whether it counts, for how much, and what is said.

    ``missed`` answers a learner who has left it out, ``claimed`` one who has put it down although it
    does not count, ``slips`` well-known wrong numbers, ``why`` any other number.
    """

    yaku: Yaku
    standing: Standing
    points: float
    why: str
    missed: str = ""
    claimed: str = ""
    slips: tuple[Slip, ...] = ()


@dataclass(frozen=True, slots=True)
class Pileful:
    """A pile to be scored under a rule set, after so many koi-koi calls of the opponent.

    >>> pileful = Pileful(Rules(), Pile.parse("03-curtain 08-moon 09-cup"))
    >>> pileful.score.total, pileful.level
    (20, 3)
    """

    rules: Rules
    pile: Pile
    calls: int = 0

    @property
    def score(self) -> Score:
        """The explained score: the answer."""
        return self.rules.score(self.pile, opponent_koikoi=self.calls)

    @property
    def factor(self) -> int:
        """What the opponent's calls multiply by."""
        return self.rules.scorer().steps(1, opponent_koikoi=self.calls, own_koikoi=0, brights=0)[0]

    @property
    def doubles_seven(self) -> bool:
        """Whether a sum of seven or more counts twice."""
        return self.rules.seven_doubling is o.SevenDoubling.ON

    @property
    def level(self) -> int:
        """How hard it is to score, from 1 to 5.

        1: one yaku. 2: further cards count. 3: several yaku, or doubling. 4: a yaku does not count.
        5: three yaku or more and one that does not count, or a call of the opponent.
        """
        score = self.score
        if len(score.steps) > 1 or (self.factor > 1 and score.lines):
            return 5
        if score.replaced:
            return 5 if len(score.lines) > 2 else 4
        if len(score.lines) > 1 or score.steps:
            return 3
        return 2 if any(line.extra for line in score.lines) else 1

    def candidates(self) -> tuple[Candidate, ...]:
        """Every yaku of the rule set, in the order of the sheet."""
        score = self.score
        counting = {line.yaku.id: line for line in score.lines}
        replaced = {item.line.yaku.id: item for item in score.replaced}
        doubles = bool(score.steps)
        return tuple(
            counted_line(counting[row.id], doubles=doubles)
            if row.id in counting
            else replaced_line(replaced[row.id])
            if row.id in replaced
            else absent_line(row, self.pile)
            for row in self._table().rows
        )

    def _table(self) -> YakuTable:
        """The table that counts: of two readings of the cup, the one that is worth more."""
        tables = self.rules.scorer().tables
        return max(tables, key=lambda table: table.points_mask(self.pile.mask))

    def figures(self) -> tuple[Figure, ...]:
        """Further numbers to write beside the yaku: none in Koi-Koi."""
        return ()

    def total(self) -> Figure:
        """The total as a number to write."""
        return Figure(
            "", "Total", self.score.total, f"The total is {self.total_why}.", self.total_slips(),
            Formula(lines=1, seven=self.doubles_seven, times=self.factor),
        )  # fmt: skip

    # ---------------------------------------------------------------- the total

    @property
    def total_why(self) -> str:
        """The sum, written out.

        >>> Pileful(Rules(), Pile.parse("03-curtain 08-moon 09-cup")).total_why
        '5 + 5 = 10, × 2 = 20 (a sum of seven or more counts twice)'
        """
        score = self.score
        parts = " + ".join(str(line.points) for line in score.lines)
        text = f"{parts} = {score.base}" if len(score.lines) > 1 else parts or "no yaku, so 0"
        return text + "".join(f", × {step.factor} = {step.total} ({step.why})" for step in score.steps)

    def total_slips(self) -> tuple[Slip, ...]:
        """Well-known wrong totals, each once, the likeliest first; never the right one."""
        return told([*self._forgotten(), *self._too_much(), *self._replaced_added()], self.score.total)

    def _forgotten(self) -> list[Slip]:
        """Doubling left out: all of it, or one of two."""
        score, sum_ = self.score, self.total_why
        if not score.steps:
            return []
        slips = [Slip(score.base, f"Doubling forgotten: {sum_}.")]
        for step in score.steps:
            without = score.total // step.factor
            slips.append(Slip(without, f"One doubling forgotten ({step.why}): {sum_}."))
        return slips

    def _too_much(self) -> list[Slip]:
        """Doubled although it is not."""
        score = self.score
        if not score.lines or any(step.factor == 2 and score.base >= 7 for step in score.steps[:1]):
            return []
        doubled = 2 * score.total
        if self.doubles_seven:
            why = f"the sum is {score.base}, and only a sum of seven or more counts twice"
            return [Slip(doubled, f"Not doubled: {why}.")]
        return [Slip(doubled, f"Not doubled: under these rules {self.rules.seven_doubling.sentence}.")]

    def _replaced_added(self) -> list[Slip]:
        """The points of a yaku that does not count, added."""
        score = self.score
        slips = []
        for item in score.replaced:
            base = score.base + item.line.points
            total, _ = self.rules.scorer().steps(base, opponent_koikoi=self.calls, own_koikoi=0, brights=0)
            text = f"One yaku too many: {item.why}. The total is {self.total_why}."
            slips += [Slip(total, text), Slip(base, text)]
        return slips


def capital(text: str) -> str:
    """A sentence with a capital letter.

    >>> capital("ten chaff cards: 1")
    'Ten chaff cards: 1'
    """
    return text[:1].upper() + text[1:]


def counted_line(line: ScoreLine, *, doubles: bool = False) -> Candidate:
    """A yaku that counts, and the wrong numbers that are written for it.

    >>> line = Rules().score(Pile.parse("03-curtain 09-cup")).lines[0]
    >>> counted_line(line).missed
    'Missed, 5 points. Curtain and sake cup: 5.'
    """
    row, why = line.yaku, capital(line.why)
    return Candidate(
        row, Standing.COUNTS, line.points, f"It is worth {line.points}. {why}.",
        missed=f"Missed, {line.points} points. {why}.",
        slips=told(_slips(line, doubles=doubles), line.points),
    )  # fmt: skip


def _slips(line: ScoreLine, *, doubles: bool) -> list[Slip]:
    row, why = line.yaku, capital(line.why)
    slips: list[Slip] = []
    if line.extra:
        slips.append(Slip(row.points, f"Further cards forgotten. {why}."))
    if row.per_extra:
        there = f"there {'is' if line.extra == 1 else 'are'} {line.extra or 'none'}"
        counted = f"Wrong number of further cards: {there}. {why}."
        slips += [
            Slip(row.points + row.per_extra * k, counted) for k in range(line.extra + 4) if k != line.extra
        ]
    if doubles:
        slips.append(Slip(2 * line.points, f"Only the sum of all yaku is doubled, not one alone. {why}."))
    return slips


def replaced_line(item: Replaced) -> Candidate:
    """A yaku whose cards are there, but which does not count.

    >>> from hanafuda_lib import hanaawase
    >>> score = hanaawase.NINTENDO.score(Pile.parse("03-curtain 08-moon 09-cup"))
    >>> replaced_line(score.replaced[0]).claimed
    'Replaced. No points for Blossom Viewing beside Drinking.'
    """
    by = item.by
    text = f"{capital(item.why)}."
    if by is None:
        return Candidate(item.line.yaku, Standing.EXCLUDED, 0, text, claimed=f"Excluded. {text}")
    if by.per_extra and item.line.yaku.count_of <= by.extra_of:
        text += f" There each further {by.extra_word} adds {by.per_extra} already."
    return Candidate(item.line.yaku, Standing.REPLACED, 0, text, claimed=f"Replaced. {text}")


def absent_line(row: Yaku, pile: Pile) -> Candidate:
    """A yaku that the pile does not hold, and what is missing or in the way.

    >>> absent_line(Rules().yaku_table()["hanamizake"], Pile.parse("09-cup")).claimed
    'Not there. It takes curtain and sake cup; the pile lacks cherry with curtain.'
    """
    here = len(pile & row.count_of)
    if row.needs <= pile and here >= row.at_least:
        spoiler = ", ".join(names.card(card).en for card in pile & row.without)
        text = f"Excluded. No points for {row.name.en} beside: {spoiler}."
        return Candidate(row, Standing.EXCLUDED, 0, text, claimed=text)
    lacking = [lower(names.card(card).en) for card in row.needs - pile]
    reasons = [f"the pile lacks {in_a_sentence(lacking)}"] if lacking else []
    if here < row.at_least:
        reasons.append(f"{here or 'none'} of its cards {'counts' if here == 1 else 'count'} for it")
    text = f"Not there. It takes {row.sentence}; {', and '.join(reasons)}.{_taken_for(row, pile)}"
    if row.id == "kasu" and CUP & (pile - row.count_of):
        text += " Under these rules the sake cup is no chaff."
    return Candidate(row, Standing.MISSING, 0, text, claimed=text)


def _taken_for(row: Yaku, pile: Pile) -> str:
    """A card of the pile that looks as if it counted for the row, and does not."""
    cards = row.needs | row.count_of
    if row.group == "bright" and pile >= RAIN_MAN and not RAIN_MAN & cards and cards <= _BRIGHTS:
        return " The rain man does not count for it."
    if pile >= WILLOW_RIBBON and row.count_of and row.count_of | WILLOW_RIBBON == _RIBBONS:
        return " The willow ribbon never counts for it."
    return ""


def in_a_sentence(words: list[str]) -> str:
    """Words as they stand in a sentence.

    >>> in_a_sentence(["boar", "deer", "butterflies"])
    'boar, deer and butterflies'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def lower(text: str) -> str:
    """The inside of a sentence.

    >>> lower("Cherry with curtain")
    'cherry with curtain'
    """
    return text[:1].lower() + text[1:]
