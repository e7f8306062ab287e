"""Yaku as rows, and the one evaluator that reads them for every game.

A :class:`Yaku` row says which cards it needs, what it is worth and which rows it replaces. A
:class:`YakuTable` finds the rows that a pile holds. A :class:`Score` keeps what was found line by
line, with the reason, so that nobody ever sees a bare number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hanafuda_lib import names
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.pile import EMPTY, Pile

# A part of the table whose results are remembered is emptied when it has grown to this size.
_MEMORY_LIMIT = 1 << 14
# Piles differ in at most two to the power of so many ways in the cards that such a part looks at.
_FEW_CARDS = 10


@dataclass(frozen=True, slots=True)
class Yaku:
    """One row of a yaku table (役 *yaku*): a combination of cards and what it is worth.

    The row holds when the pile has every card of ``needs``, at least ``at_least`` cards of
    ``count_of``, and none of ``without``; ``dry_field`` lists cards that spoil it while they lie
    on the field. ``per_extra`` points are added for each card of ``extra_of`` beyond
    ``extra_from``. ``replaces`` names rows that no longer count beside it; ``needs_other`` marks
    a row that counts only beside a row without that mark. Points are in the unit of the game.

    >>> viewing = Yaku("hanamizake", 5, "curtain and cup", needs=Pile.parse("03-curtain 09-cup"))
    >>> viewing.holds(Pile.parse("03-curtain 09-cup 01-crane"))
    True
    """

    id: str
    points: int
    sentence: str
    source: str = ""
    group: str = ""
    needs: Pile = EMPTY
    count_of: Pile = EMPTY
    at_least: int = 0
    per_extra: int = 0
    extra_of: Pile = EMPTY
    extra_from: int = 0
    extra_word: str = "card"
    without: Pile = EMPTY
    dry_field: Pile = EMPTY
    replaces: tuple[str, ...] = ()
    needs_other: bool = False

    @property
    def name(self) -> names.Name:
        """The yaku's names in all languages."""
        return names.yaku(self.id)

    def holds(self, pile: Pile, field: Pile = EMPTY) -> bool:
        """Whether ``pile`` has this yaku while ``field`` lies on the table.

        >>> Yaku("tane", 1, "five animals", count_of=Pile(7), at_least=3).holds(Pile(3))
        False
        """
        return self._holds(pile.mask, field.mask)

    def _holds(self, mask: int, field_mask: int) -> bool:
        needs = self.needs.mask
        return (
            mask & needs == needs
            and (mask & self.count_of.mask).bit_count() >= self.at_least
            and not mask & self.without.mask
            and not field_mask & self.dry_field.mask
        )

    def _line(self, mask: int) -> ScoreLine:
        extra = (mask & self.extra_of.mask).bit_count() - self.extra_from if self.per_extra else 0
        cards = mask & (self.needs.mask | self.count_of.mask | self.extra_of.mask)
        return ScoreLine(self, self.points + self.per_extra * extra, Pile(cards), extra)

    @property
    def _relevant(self) -> int:
        piles = (self.needs, self.count_of, self.extra_of, self.without)
        mask = 0
        for pile in piles:
            mask |= pile.mask
        return mask

    @property
    def _fewest(self) -> int:
        """The fewest relevant cards with which the row can hold."""
        return max(len(self.needs), self.at_least)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One yaku in a score: its points, the cards that make it, and how many cards were extra."""

    yaku: Yaku
    points: int
    cards: Pile
    extra: int = 0

    @property
    def why(self) -> str:
        """The rule in a sentence, with the sum where extra cards add points.

        >>> row = Yaku("tane", 1, "five animals", count_of=Pile(63), at_least=5,
        ...            per_extra=1, extra_of=Pile(63), extra_from=5, extra_word="animal")
        >>> ScoreLine(row, 2, Pile(63), 1).why
        'five animals: 1, and 1 more animal: +1'
        """
        row = self.yaku
        if not self.extra:
            return f"{row.sentence}: {row.points}"
        word = row.extra_word if self.extra == 1 else f"{row.extra_word}s"
        more = self.extra * row.per_extra
        return f"{row.sentence}: {row.points}, and {self.extra} more {word}: +{more}"

    def __str__(self) -> str:
        name = self.yaku.name
        return f"{name.en} ({name.ja} {name.romaji}) {self.points}: {self.why}"


@dataclass(frozen=True, slots=True)
class Replaced:
    """A yaku whose cards are there but which does not count, because ``by`` replaces it.

    ``by`` is ``None`` for a yaku that counts only beside another one, and where ``reason`` says
    what spoils it.
    """

    line: ScoreLine
    by: Yaku | None
    reason: str = ""

    @property
    def why(self) -> str:
        """Why it does not count, in a sentence."""
        name = self.line.yaku.name.en
        if self.reason:
            return f"No points for {name}: {self.reason}"
        if self.by is None:
            return f"No points for {name}: it counts only beside another yaku"
        return f"No points for {name} beside {self.by.name.en}"


class ScoreStep(NamedTuple):
    """One step from the sum of the yaku to the total: a factor, the total after it, and the rule."""

    label: str
    factor: int
    total: int
    why: str


@dataclass(frozen=True, slots=True)
class Score:
    """What a pile is worth, and why: lines (yaku), steps (doubling), total. Unit: points (mon).

    ``base`` is the sum of the lines; ``total`` is ``base`` after every step. ``replaced`` holds
    the yaku that do not count. ``str(score)`` is the whole sum as text.
    """

    lines: tuple[ScoreLine, ...]
    replaced: tuple[Replaced, ...] = ()
    steps: tuple[ScoreStep, ...] = ()
    base: int = 0
    total: int = 0

    def __str__(self) -> str:
        if not self.lines:
            return "\n".join(["no yaku: 0", *(f"({item.why})" for item in self.replaced)])
        rows = [str(line) for line in self.lines]
        rows += [f"({item.why})" for item in self.replaced]
        rows.append(f"sum of the yaku: {self.base}")
        rows += [f"{step.label}: x{step.factor} = {step.total} ({step.why})" for step in self.steps]
        rows.append(f"total: {self.total}")
        return "\n".join(rows)

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:  # noqa: FBT001 - a notebook calls it so
        """A notebook's text form: the sum, and not the long form that makes the score again."""
        printer.text(str(self))

    def _repr_html_(self) -> str:
        rows = [_html_row(line.yaku, str(line.points), line.why) for line in self.lines]
        rows += [_html_row(item.line.yaku, "–", item.why) for item in self.replaced]
        if self.steps:
            rows.append(f"<tr><td>sum of the yaku</td><td>{self.base}</td><td></td></tr>")
        rows += [
            f"<tr><td>{step.label}</td><td>×{step.factor} = {step.total}</td><td>{step.why}</td></tr>"
            for step in self.steps
        ]
        head = "<tr><th scope='col'>yaku</th><th scope='col'>points</th><th scope='col'>why</th></tr>"
        foot = f"<tr><th scope='row'>total</th><td><strong>{self.total}</strong></td><td></td></tr>"
        return f"<table class='hf-score'>{head}{''.join(rows)}{foot}</table>"


def _html_row(yaku: Yaku, points: str, why: str) -> str:
    name = yaku.name
    return f"<tr><td>{name.en} <span lang='ja'>{name.ja}</span></td><td>{points}</td><td>{why}</td></tr>"


class Found(NamedTuple):
    """What a table finds in a pile: the sum, the lines that count, and those that do not."""

    points: int
    lines: tuple[ScoreLine, ...]
    replaced: tuple[Replaced, ...]


@dataclass(slots=True)
class _Part:
    """Rows that replace one another. They look at few cards, so results are remembered."""

    rows: tuple[Yaku, ...]
    mask: int
    dry: int
    fewest: int
    memory: dict[int, Found] = field(default_factory=dict)

    def find(self, mask: int, field_mask: int) -> Found:
        mine = mask & self.mask
        key = mine | (field_mask & self.dry) << 48 if self.dry else mine
        found = self.memory.get(key)
        if found is None:
            if len(self.memory) >= _MEMORY_LIMIT:
                self.memory.clear()
            found = self.memory[key] = self._compute(mine, field_mask)
        return found

    def by_number(self) -> tuple[int, ...]:
        """The points by the number of relevant cards, where nothing else counts; empty elsewhere."""
        everything = Pile(self.mask)
        for row in self.rows:
            if row.needs or row.without or row.dry_field or row.count_of != everything:
                return ()
            if row.per_extra and row.extra_of != everything:
                return ()
        masks = [0]
        for card in everything:
            masks.append(masks[-1] | 1 << card.index)
        return tuple(self._compute(mask, 0).points for mask in masks)

    @property
    def is_small(self) -> bool:
        """Whether it looks at so few cards, and at nothing else, that all its piles can be remembered."""
        return not self.dry and self.mask.bit_count() <= _FEW_CARDS

    def _compute(self, mask: int, field_mask: int) -> Found:
        held = [row for row in self.rows if row._holds(mask, field_mask)]
        by = {out: row for row in reversed(held) for out in row.replaces}
        lines = tuple(row._line(mask) for row in held if row.id not in by)
        replaced = tuple(Replaced(row._line(mask), by[row.id]) for row in held if row.id in by)
        return Found(sum(line.points for line in lines), lines, replaced)


class YakuTable:
    """The yaku of one rule set, ready to be looked up in any pile.

    A row that replaces another may itself be replaced: only the cards decide, so each row that
    the pile holds and that no other held row replaces counts.

    >>> table = YakuTable([Yaku("hanamizake", 5, "curtain and cup",
    ...                         needs=Pile.parse("03-curtain 09-cup"))])
    >>> table.find(Pile.parse("03-curtain 09-cup")).points
    5
    """

    __slots__ = ("_counted", "_ids", "_large", "_parts", "_picky", "_small", "rows")

    def __init__(self, rows: Iterable[Yaku]) -> None:
        self.rows = tuple(rows)
        self._ids = {row.id: row for row in self.rows}
        if len(self._ids) != len(self.rows):
            raise RulesError("doubled-yaku", "two rows have the same id: expected each yaku once")
        self._parts = _parts(self.rows)
        self._picky = any(row.needs_other for row in self.rows)
        # What points_mask reads: the points of each number of cards, where only that counts; the points
        # of each pile that has come up, in the parts with few cards; the other parts.
        numbers = [(part, part.by_number()) for part in self._parts]
        self._counted = tuple((part.mask, points) for part, points in numbers if points)
        others = [part for part, points in numbers if not points]
        self._small: tuple[tuple[int, dict[int, int], _Part], ...] = tuple(
            (part.mask, {0: 0}, part) for part in others if part.is_small
        )
        self._large = tuple(part for part in others if not part.is_small)

    def __repr__(self) -> str:
        return f"<YakuTable of {', '.join(self._ids)}>"

    def __getitem__(self, yaku_id: str) -> Yaku:
        row = self._ids.get(yaku_id)
        if row is None:
            raise RulesError(
                "unknown-yaku", f"unknown yaku {shown(yaku_id)}: expected one of {', '.join(self._ids)}"
            )
        return row

    @property
    def parts(self) -> tuple[tuple[Yaku, ...], ...]:
        """The rows in groups; no row of one group replaces a row of another."""
        return tuple(part.rows for part in self._parts)

    def find(self, pile: Pile, field: Pile = EMPTY) -> Found:
        """The yaku in ``pile`` while ``field`` lies on the table.

        >>> YakuTable([]).find(Pile.parse("01-crane"))
        Found(points=0, lines=(), replaced=())
        """
        return self.find_mask(pile.mask, field.mask)

    def find_mask(self, mask: int, field_mask: int = 0) -> Found:
        """:meth:`find` on masks, for the inner loops."""
        points = 0
        lines: tuple[ScoreLine, ...] = ()
        replaced: tuple[Replaced, ...] = ()
        for part in self._parts:
            if (mask & part.mask).bit_count() >= part.fewest:
                found = part.find(mask, field_mask)
                points += found.points
                lines += found.lines
                replaced += found.replaced
        if self._picky:
            return _drop_lonely(points, lines, replaced)
        return Found(points, lines, replaced)

    def points_mask(self, mask: int, field_mask: int = 0) -> int:
        """Only the sum of :meth:`find_mask`."""
        if self._picky:
            return self.find_mask(mask, field_mask).points
        points = 0
        for cards, by_number in self._counted:
            points += by_number[(mask & cards).bit_count()]
        try:
            for cards, known, _ in self._small:
                points += known[mask & cards]
        except KeyError:
            self._learn(mask)
            return self.points_mask(mask, field_mask)
        for part in self._large:
            if (mask & part.mask).bit_count() >= part.fewest:
                points += part.find(mask, field_mask).points
        return points

    def _learn(self, mask: int) -> None:
        """Work out what this pile is worth in each of the small parts."""
        for cards, known, part in self._small:
            enough = (mask & cards).bit_count() >= part.fewest
            known[mask & cards] = part.find(mask, 0).points if enough else 0


def _drop_lonely(points: int, lines: tuple[ScoreLine, ...], replaced: tuple[Replaced, ...]) -> Found:
    if any(not line.yaku.needs_other for line in lines):
        return Found(points, lines, replaced)
    return Found(0, (), replaced + tuple(Replaced(line, None) for line in lines))


def _parts(rows: Sequence[Yaku]) -> tuple[_Part, ...]:
    """The rows parted into groups that do not replace one another, in table order.

    Rows of one kind stay together too where they look at few cards: fewer parts are looked up faster.
    """
    groups: list[list[Yaku]] = []
    for row in rows:
        linked = [g for g in groups if any(_linked(row, other) for other in g)]
        merged = [other for g in linked for other in g] + [row]
        groups = [g for g in groups if g not in linked] + [merged]
    order = {row.id: place for place, row in enumerate(rows)}
    groups = sorted((sorted(g, key=lambda r: order[r.id]) for g in groups), key=lambda g: order[g[0].id])
    return tuple(_part(tuple(g)) for g in groups)


def _linked(one: Yaku, other: Yaku) -> bool:
    if one.id in other.replaces or other.id in one.replaces:
        return True
    few = (one._relevant | other._relevant).bit_count() <= _FEW_CARDS
    return few and one.group == other.group != ""


def _part(rows: tuple[Yaku, ...]) -> _Part:
    mask = dry = 0
    for row in rows:
        mask |= row._relevant
        dry |= row.dry_field.mask
    return _Part(rows, mask, dry, min(row._fewest for row in rows))
