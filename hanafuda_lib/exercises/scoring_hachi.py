"""Scoring exercises of Hachi-hachi: a dealt hand with its hand yaku, or a pile at the end of a round.

Yaku are written in kan, as the sheet has them; the total in mon, as it is paid.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hanafuda_lib import names
from hanafuda_lib.cards import Kind, Month
from hanafuda_lib.exercises.figures import Figure, Formula, Slip, card_points_figure, told
from hanafuda_lib.exercises.scoring import Candidate, Standing, absent_line, capital, in_a_sentence
from hanafuda_lib.hachihachi import Rules
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.final import PAR, special_yaku
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.hachihachi.yaku import CHAFF_WITH_WILLOW, WILLOW
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import Score, ScoreLine, Yaku

if TYPE_CHECKING:
    from collections.abc import Iterable

_FIELD = {
    1: "small field (小場 koba): × 1",
    2: "large field (大場 ōba): × 2",
    4: "grand field (絶場 zetsuba): × 4",
}
_SPECIAL = {
    "nihachi": "168 card points or more",
    "sujuroku": "sixteen chaff or more, all willow cards counted as chaff",
}


@dataclass(frozen=True, slots=True)
class _Hachi:
    """What a hand and a pile have in common."""

    rules: Rules
    pile: Pile
    multiplier: int = 1

    @property
    def unit(self) -> int:
        """Mon in what a yaku is written in: a kan, or a point of the Nintendo sheet."""
        return 1 if self.rules.values is o.Values.NINTENDO else int(self.rules.mon_per_kan.value)

    def worth(self, mon: int) -> float:
        """Mon as kan, whole where it can be."""
        kan = mon / self.unit
        return int(kan) if kan == int(kan) else kan

    @property
    def word(self) -> str:
        """The unit in which a yaku is written."""
        return "kan" if self.unit > 1 else "points"

    @property
    def note(self) -> str:
        """What must be known beside the cards."""
        return capital(_FIELD[self.multiplier])

    def counted(self, line: ScoreLine, slips: Iterable[Slip] = ()) -> Candidate:
        """A yaku that counts, its points in kan."""
        worth = self.worth(line.points)
        more = f", and {line.extra} more: +{line.extra}" if line.extra else ""
        sentence = capital(line.yaku.sentence.split(" (")[0])
        why = f"{sentence}{more}: {worth} {self.word}."
        mon = Slip(line.points, f"That is in mon; a yaku is written in kan here. {why}")
        return Candidate(
            line.yaku, Standing.COUNTS, worth, why, missed=f"Missed, {worth} {self.word}. {sentence}{more}.",
            slips=told([*slips, mon], worth),
        )  # fmt: skip

    def won(self, lines: tuple[ScoreLine, ...]) -> Figure:
        """What two opponents pay for yaku, in mon, and what goes wrong on the way."""
        kan = self.worth(sum(line.points for line in lines))
        each = sum(line.points for line in lines) * self.multiplier
        factor = f" × {self.multiplier}" if self.multiplier > 1 else ""
        way = (
            f"{kan} kan × {self.unit} mon{factor} = {each} mon"
            if self.unit > 1
            else f"{kan}{factor} = {each}"
        )
        why = f"{way} from each, {2 * each} from both"
        slips = [Slip(each, "That is what one opponent pays; two pay.")]
        if self.multiplier > 1:
            flat = each // self.multiplier
            forgot = f"The field counts × {self.multiplier}."
            slips += [Slip(2 * flat, forgot), Slip(flat, forgot)]
        if self.unit > 1:
            other = 10 if self.unit == 12 else 12
            slips += [
                Slip(2 * kan, f"Those are kan; a kan is {self.unit} mon."),
                Slip(kan, "Those are kan, and from one opponent."),
                Slip(kan * self.multiplier, "Those are kan, and from one opponent."),
                Slip(2 * kan * self.multiplier, f"Those are kan; a kan is {self.unit} mon."),
                Slip(
                    2 * kan * other * self.multiplier,
                    f"With {other} mon to the kan it would be so. Here it has {self.unit}.",
                ),
            ]
        formula = Formula(lines=2 * self.unit * self.multiplier)
        text = f"{capital(why)}."
        return Figure("", _TOTAL, 2 * each, text, told(slips, 2 * each), formula, again=True)


_TOTAL = "Won from both, in mon"


@dataclass(frozen=True, slots=True)
class HachiHand(_Hachi):
    """A dealt hand of seven: which hand yaku (手役 teyaku) does it show, and what do they win?

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> hand = HachiHand(STANDARD, Pile.parse(
    ...     "09-cup 09-chaff-1 09-chaff-2 02-warbler 04-cuckoo 05-bridge 07-boar"), multiplier=2)
    >>> [line.yaku.id for line in hand.score.lines], hand.total().value, hand.level
    (['sanbon'], 96, 2)
    """

    @property
    def score(self) -> Score:
        """The explained hand yaku."""
        return self.rules.hand_score(self.pile, multiplier=self.multiplier)

    @property
    def level(self) -> int:
        """1: one yaku in a small field. 2: in a larger one. 3: two classes."""
        if len(self.score.lines) > 1:
            return 3
        return 1 if self.multiplier == 1 else 2

    def candidates(self) -> tuple[Candidate, ...]:
        """Every hand yaku: the sets by month, then the chaff."""
        found = {line.yaku.id: line for line in self.score.lines}
        best = {line.yaku.group: line.yaku for line in self.score.lines}
        return tuple(
            self.counted(found[row_id], self._other_values(row_id))
            if row_id in found
            else self._absent(self.rules.hand_table[row_id], best.get(row.group))
            for row_id, row in ROWS.items()
            if row_id != "sunashi" or self.rules.sunashi is not o.Sunashi.OFF
        )

    def _other_values(self, yaku_id: str) -> list[Slip]:
        """Values of other houses."""
        own = self.rules.hand_table[yaku_id].points
        variants = {
            "aka": [{"aka": each.value} for each in o.Aka],
            "haneken": [{"haneken": each.value} for each in o.Haneken],
            "shiso": [{"shiso": each.value} for each in o.Shiso],
        }.get(yaku_id, [{"doubleTriplet": each.value} for each in o.DoubleTriplet])
        if self.rules.values is o.Values.NINTENDO:
            return []
        worths = {self.rules.with_options(each).hand_table[yaku_id].points for each in variants} - {own}
        text = f"Some houses count {{}} for it. Here it is worth {self.worth(own)}."
        return [Slip(self.worth(mon), text.format(self.worth(mon))) for mon in sorted(worths)]

    def _absent(self, row: Yaku, best: Yaku | None) -> Candidate:
        if best is not None and self._holds_too(row.id):
            what = "sets" if row.group == "set" else "chaff yaku"
            text = f"Replaced. Of the {what} only the best counts: {best.name.en}, {best.sentence}."
            return Candidate(row, Standing.REPLACED, 0, text, claimed=text)
        seen = self._months() if row.group == "set" else self._kinds()
        text = f"Not there. It takes {row.sentence}. {seen}"
        return Candidate(row, Standing.MISSING, 0, text, claimed=text)

    def _holds_too(self, row_id: str) -> bool:
        """Whether a smaller set lies inside the one that counts."""
        counts = sorted((len(self.pile.of_month(month)) for month in Month), reverse=True)
        inside = {
            "sanbon": counts[0] >= 3, "tatesanbon": False, "kuttsuki": False,
            "futa_sanbon": counts[0] >= 3 and counts[1] >= 3, "teshi": counts[0] == 4,
        }  # fmt: skip
        return inside.get(row_id, False)

    def _months(self) -> str:
        parts = [
            f"{len(self.pile.of_month(month))} {names.flower(month).en}"
            for month in Month
            if len(self.pile.of_month(month)) > 1
        ]
        if not parts:
            return "No two cards of this hand match."
        return f"This hand has {in_a_sentence(parts)} cards; no others match."

    def _kinds(self) -> str:
        chaff = self.pile & CHAFF_WITH_WILLOW
        rest = self.pile - chaff
        parts = [
            f"{len(rest.of_kind(kind))} {kind.value}{'' if len(rest.of_kind(kind)) == 1 else 's'}"
            for kind in (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON)
            if len(rest.of_kind(kind))
        ]
        willow = " Willow cards are chaff here." if self.pile & (WILLOW - Pile.parse("11-lightning")) else ""
        return f"This hand has {in_a_sentence([*parts, f'{len(chaff)} chaff'])}.{willow}"

    def figures(self) -> tuple[Figure, ...]:
        """No further numbers."""
        return ()

    def total(self) -> Figure:
        """What the hand wins, in mon."""
        return self.won(self.score.lines)


@dataclass(frozen=True, slots=True)
class HachiPile(_Hachi):
    """A pile at the end of a round in which nobody else formed a yaku: what does it win?

    Dekiyaku (出来役) first; without one a special yaku; without that the card points against 88.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> pile = HachiPile(STANDARD, Pile.parse("01-red-poem 02-red-poem 03-red-poem"))
    >>> pile.total().value, pile.level
    (168, 3)
    """

    @property
    def score(self) -> Score:
        """The explained yaku of the pile."""
        return self.rules.score(self.pile, multiplier=self.multiplier)

    @property
    def special(self) -> ScoreLine | None:
        """The special yaku that the pile holds, whether it counts or not."""
        points = {0: self.pile.points, 1: 0, 2: 0}
        found = special_yaku(self.rules, (0, 1, 2), points, {0: len(self.pile & CHAFF_WITH_WILLOW)})
        if found is None:
            return None
        row = Yaku(found.yaku, self.rules.mon(found.halves), _SPECIAL[found.yaku], "S000", "special")
        return ScoreLine(row, row.points, self.pile)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """The yaku that are paid."""
        special = self.special
        return self.score.lines or ((special,) if special else ())

    @property
    def level(self) -> int:
        """3: one yaku, or card points, in a small field. 4: a larger field, or two yaku. 5: more to see."""
        score = self.score
        if score.replaced or (score.lines and self.special) or len(score.lines) > 2 or self.special:
            return 5
        return 4 if self.multiplier > 1 or len(score.lines) > 1 else 3

    def candidates(self) -> tuple[Candidate, ...]:
        """Every yaku of the pile, then the special ones."""
        counting = {line.yaku.id: line for line in self.lines}
        replaced = {item.line.yaku.id: item for item in self.score.replaced}
        rows = [*self.rules.yaku_table().rows, *map(self._special_row, _SPECIAL)]
        return tuple(
            self.counted(counting[row.id], self._wrong_extras(counting[row.id]))
            if row.id in counting
            else self._replaced(row)
            if row.id in replaced
            else self._no_special(row)
            if row.id in _SPECIAL
            else absent_line(row, self.pile)
            for row in rows
        )

    def _special_row(self, yaku_id: str) -> Yaku:
        return Yaku(
            yaku_id, self.rules.mon(20 if yaku_id == "nihachi" else 24), _SPECIAL[yaku_id], "S000", "special"
        )

    def _wrong_extras(self, line: ScoreLine) -> list[Slip]:
        if not line.yaku.per_extra:
            return []
        text = f"Wrong number of ribbons: {line.extra + 7} count, the willow ribbon never. "
        text += f"Seven are {self.worth(line.yaku.points)}, each further one adds 1."
        return [Slip(self.worth(line.yaku.points) + extra, text) for extra in range(4) if extra != line.extra]

    def _replaced(self, row: Yaku) -> Candidate:
        text = (
            "Replaced. Five brights made in one turn are paid alone; four brights do not count beside them."
        )
        return Candidate(row, Standing.REPLACED, 0, text, claimed=text)

    def _no_special(self, row: Yaku) -> Candidate:
        special = self.special
        if special is not None and special.yaku.id == row.id:
            text = "Excluded. Special yaku count only where nobody has formed a yaku in play."
            return Candidate(row, Standing.EXCLUDED, 0, text, claimed=text)
        here = (
            f"{self.pile.points} card points"
            if row.id == "nihachi"
            else f"{len(self.pile & CHAFF_WITH_WILLOW)} chaff"
        )
        text = f"Not there. It takes {row.sentence}; this pile has {here}."
        return Candidate(row, Standing.MISSING, 0, text, claimed=text)

    def figures(self) -> tuple[Figure, ...]:
        """The card points."""
        return (card_points_figure(self.pile, chaff=1, par=PAR, at=3),)

    def total(self) -> Figure:
        """What the pile wins, in mon."""
        points = self.pile.points
        beyond = (points - PAR) * self.multiplier
        if self.lines:
            won = self.won(self.lines)
            both = "Card points are not settled beside a yaku."
            added = [Slip(won.value + beyond, both), Slip(beyond, both)]
            return replace(won, slips=told([*won.slips, *added], won.value))
        factor = f" × {self.multiplier}" if self.multiplier > 1 else ""
        above = f"({points} − {PAR}){factor}" if factor else f"{points} − {PAR}"
        why = f"No yaku, so card points decide: {above} = {beyond} mon."
        slips = [
            Slip(points * self.multiplier, f"{PAR} is what everybody starts from."),
            Slip(points - PAR, f"The field counts × {self.multiplier}."),
            Slip(2 * beyond, "Card points are settled once, not from each."),
            Slip(-beyond, "The sign is wrong."),
            Slip(12 * beyond, "One card point is one mon, not one kan."),
        ]
        formula = Formula(figures=((self.multiplier, "C"),), plus=-PAR * self.multiplier)
        return Figure("", _TOTAL, beyond, why, told(slips, beyond), formula, again=True)
