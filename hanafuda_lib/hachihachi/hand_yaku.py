"""Hand yaku (手役 *teyaku*) of Hachi-hachi: sets by month, chaff, and what is shown (RULES.md §D.5).

All four willow cards are chaff here. A hand has at most one yaku of each class, the best one,
and the classes add up. Counting a willow card as its own kind could never pay more, because
each chaff yaku with fewer other cards is worth at least as much.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_lib.cards import Kind
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.money import kan_text
from hanafuda_lib.hachihachi.yaku import CHAFF_WITH_WILLOW, yaku_rows
from hanafuda_lib.pile import FULL_MASK, KIND_PILES, MONTH_MASKS, Pile
from hanafuda_lib.table import month_counts
from hanafuda_lib.yaku import ScoreLine, Yaku, YakuTable

if TYPE_CHECKING:
    from hanafuda_lib.hachihachi.rules import Rules


class HandRow(NamedTuple):
    """One hand yaku: kan, points of the Nintendo sheet, class, rule, source, and bonuses it can earn.

    0 kan: an option says what it is worth; 0 points: the sheet does not have it.
    """

    kan: int
    nintendo: int
    group: str
    sentence: str
    source: str
    nuke: bool = False
    tobi: bool = False


# One row a yaku. The Nintendo sheet does not list two triplets; there the two are added (DER).
ROWS: dict[str, HandRow] = {
    "sanbon": HandRow(2, 10, "set", "three cards of one month", "FW", tobi=True),
    "tatesanbon": HandRow(
        3, 15, "set", "three of wisteria, iris or bush clover, or three paulownia chaff", "S000", tobi=True
    ),
    "kuttsuki": HandRow(4, 25, "set", "three pairs", "S000"),
    "futa_sanbon": HandRow(0, 20, "set", "two triplets", "FW", tobi=True),
    "sanbon_tatesanbon": HandRow(0, 25, "set", "two triplets, one of them standing", "FW", tobi=True),
    "futa_tatesanbon": HandRow(0, 30, "set", "two standing triplets", "FW", tobi=True),
    "teshi": HandRow(6, 30, "set", "four cards of one month", "FW"),
    "haneken": HandRow(0, 30, "set", "a triplet and two pairs", "FW", tobi=True),
    "ichinishi": HandRow(8, 35, "set", "four of one month, a pair and one card", "FW"),
    "shiso": HandRow(0, 50, "set", "four of one month and a triplet", "FW"),
    "aka": HandRow(0, 15, "chaff", "two or more ribbons, the rest chaff", "FW", nuke=True),
    "tanichi": HandRow(3, 20, "chaff", "one ribbon and six chaff", "S000", nuke=True),
    "toichi": HandRow(3, 20, "chaff", "one animal and six chaff", "S000", nuke=True),
    "pikaichi": HandRow(4, 20, "chaff", "one bright and six chaff", "S000"),
    "karasu": HandRow(4, 25, "chaff", "seven chaff", "S000", nuke=True),
    "sunashi": HandRow(4, 0, "chaff", "no chaff", "WJ"),
}
_DOUBLES = ("futa_sanbon", "sanbon_tatesanbon", "futa_tatesanbon")
_DOUBLE_KAN = {
    o.DoubleTriplet.FW: (6, 7, 8),
    o.DoubleTriplet.SUM: (4, 5, 6),
    o.DoubleTriplet.FILE: (6, 6, 8),
}
#: The months (1 to 12) any three of whose cards stand; of paulownia only the three chaff do.
_STANDING = (4, 5, 7)
_PAULOWNIA_CHAFF = Pile.parse("12-chaff-1 12-chaff-2 12-chaff-3").mask
_ALL_SHOWN = ("haneken", "ichinishi", "shiso", "karasu", "sunashi")

_BRIGHT, _ANIMAL, _RIBBON = (
    KIND_PILES[kind].mask & ~CHAFF_WITH_WILLOW.mask for kind in (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON)
)


@dataclass(frozen=True, slots=True)
class HandYaku:
    """The hand yaku that a dealt hand has, best first in each class.

    A line's points are mon from each opponent in a small field; its cards are those to show.
    """

    lines: tuple[ScoreLine, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the yaku."""
        return tuple(line.yaku.id for line in self.lines)

    def of_group(self, group: str) -> str | None:
        """The id of the yaku of the class ``set`` or ``chaff``, if there is one."""
        return next((line.yaku.id for line in self.lines if line.yaku.group == group), None)


_NO_YAKU = HandYaku(())


class HandTable:
    """The hand yaku of one rule set, ready to be looked up in any hand of seven.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> hand = Pile.parse("11-rainman 11-swallow 11-lightning 12-chaff-1 12-chaff-2 01-chaff-1 01-chaff-2")
    >>> STANDARD.hand_table.find(hand.mask).ids
    ('haneken', 'karasu')
    """

    __slots__ = ("_muko", "_pile_yaku", "_rows", "_sunashi", "_zoro")

    def __init__(self, rules: Rules) -> None:
        self._rows = {yaku_id: _yaku(rules, yaku_id) for yaku_id in ROWS}
        self._sunashi = rules.sunashi is not o.Sunashi.OFF
        self._muko = rules.mon(4) if rules.muko_sanbon is not o.MukoSanbon.OFF else 0
        self._zoro = rules.zoro is o.Zoro.ON
        self._pile_yaku = YakuTable(yaku_rows(rules))

    def __getitem__(self, yaku_id: str) -> Yaku:
        return self._rows[yaku_id]

    def find(self, hand: int, field: int = 0) -> HandYaku:
        """The hand yaku of the hand of seven ``hand`` (a mask) while ``field`` lies on the table."""
        found: list[ScoreLine] = []
        months = set_yaku(hand)
        if months is not None:
            found.append(ScoreLine(self._rows[months], self._rows[months].points, _shown_set(months, hand)))
        chaff = chaff_yaku(hand)
        if chaff is None and self._sunashi and not hand & CHAFF_WITH_WILLOW.mask:
            chaff = "sunashi"
        if chaff == "aka" and self._sunashi and not hand & CHAFF_WITH_WILLOW.mask:
            chaff = max("sunashi", "aka", key=lambda one: self._rows[one].points)
        if chaff is not None:
            found.append(ScoreLine(self._rows[chaff], self._rows[chaff].points, _shown_chaff(chaff, hand)))
        if self._muko:
            found += self._fourth_cards(hand, field)
        if self._zoro:
            found += self._ready_yaku(hand)
        return HandYaku(tuple(found)) if found else _NO_YAKU

    def _fourth_cards(self, hand: int, field: int) -> list[ScoreLine]:
        months = [mask for mask in MONTH_MASKS[::4] if (mask & field).bit_count() == 3 and mask & hand]
        if not months:
            return []
        points = self._muko * len(months)
        sentence = "the fourth card of three on the field (2 kan for each month)"
        row = Yaku("muko_sanbon", points, sentence, "WJ", "field")
        return [ScoreLine(row, points, Pile(hand & sum(months)))]

    def _ready_yaku(self, hand: int) -> list[ScoreLine]:
        points, lines, _ = self._pile_yaku.find_mask(hand)
        if not lines:
            return []
        shown = 0
        for line in lines:
            shown |= line.cards.mask
        row = Yaku("zoro", points, "a yaku of the pile, complete in the hand", "FW", "ready")
        return [ScoreLine(row, points, Pile(shown & hand))]


def _yaku(rules: Rules, yaku_id: str) -> Yaku:
    row = ROWS[yaku_id]
    changed: dict[str, Callable[[], int]] = {
        "aka": lambda: int(rules.aka.value),
        "haneken": lambda: int(rules.haneken.value),
        "shiso": lambda: int(rules.shiso.value),
    }
    kan = changed[yaku_id]() if yaku_id in changed else row.kan
    if yaku_id in _DOUBLES:
        kan = _DOUBLE_KAN[rules.double_triplet][_DOUBLES.index(yaku_id)]
    if rules.values is o.Values.NINTENDO and row.nintendo:
        return Yaku(yaku_id, row.nintendo, f"{row.sentence} ({row.nintendo} points)", "SZ", row.group)
    return Yaku(yaku_id, rules.mon(2 * kan), f"{row.sentence} ({kan_text(2 * kan)})", row.source, row.group)


def triplet_months(hand: int) -> tuple[int, ...]:
    """The months of which a hand has exactly three cards, as masks of the whole month.

    >>> len(triplet_months(0b0111_1110))
    2
    """
    return tuple(mask for mask in MONTH_MASKS[::4] if (mask & hand).bit_count() == 3)


def is_standing(month: int, hand: int) -> bool:
    """Whether the triplet that ``hand`` has of this month (a mask) is a standing one (立 *tate*)."""
    if hand & month == _PAULOWNIA_CHAFF:
        return True
    return month in (MONTH_MASKS[4 * number - 4] for number in _STANDING)


def set_yaku(hand: int) -> str | None:
    """The id of the best set yaku of seven cards (a mask), or ``None``. Source: RULES.md §D.5.

    >>> set_yaku(0b0111_0011_0011)
    'haneken'
    """
    counts = month_counts(hand)
    fours, threes, pairs = counts.count(4), counts.count(3), counts.count(2)
    if fours:
        return "shiso" if threes else "ichinishi" if pairs else "teshi"
    if threes == 2:
        return _DOUBLES[sum(is_standing(month, hand) for month in triplet_months(hand))]
    if threes:
        if pairs == 2:
            return "haneken"
        (month,) = triplet_months(hand)
        return "tatesanbon" if is_standing(month, hand) else "sanbon"
    return "kuttsuki" if pairs == 3 else None


def chaff_yaku(hand: int) -> str | None:
    """The id of the chaff yaku of seven cards (a mask), or ``None``. Source: RULES.md §D.5.

    >>> hand = Pile.parse("01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 11-swallow 03-curtain")
    >>> chaff_yaku(hand.mask)
    'pikaichi'
    """
    if not hand & (_BRIGHT | _ANIMAL):
        ribbons = (hand & _RIBBON).bit_count()
        return "karasu" if not ribbons else "tanichi" if ribbons == 1 else "aka"
    if (hand & (_BRIGHT | _ANIMAL | _RIBBON)).bit_count() == 1:
        return "pikaichi" if hand & _BRIGHT else "toichi"
    return None


def _shown_set(yaku_id: str, hand: int) -> Pile:
    if yaku_id in _ALL_SHOWN:
        return Pile(hand)
    least = {"kuttsuki": 2, "teshi": 4}.get(yaku_id, 3)
    return Pile(hand & sum(m for m in MONTH_MASKS[::4] if (m & hand).bit_count() >= least))


def _shown_chaff(yaku_id: str, hand: int) -> Pile:
    return Pile(hand & (FULL_MASK if yaku_id in _ALL_SHOWN else CHAFF_WITH_WILLOW.mask))
