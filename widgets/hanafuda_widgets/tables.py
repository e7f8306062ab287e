"""Rule tables as the lessons and the reference show them: yaku and house rules, side by side.

They are made from the rules that the library plays by, so a page cannot say anything else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.hanaawase.options import OpeningHands
from hanafuda_lib.hanaawase.yaku import NANA_KASU, ROKU_KASU
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.yaku import KUTTSUKI, TESHI
from hanafuda_lib.options import option_fields, snake
from hanafuda_lib.sources import LEGEND

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hanafuda_lib.yaku import Yaku

    Rules = koikoi.Rules | hanaawase.Rules | hachihachi.Rules

_GROUPS = {
    "bright": "Brights",
    "animal": "Animals",
    "ribbon": "Ribbons",
    "chaff": "Chaff",
    "viewing": "Viewing",
    "month": "Month",
    "hand": "In the dealt hand",
    "hand-set": "In the dealt hand: sets by month",
    "hand-chaff": "In the dealt hand: chaff",
}


class Cell(NamedTuple):
    """What stands in one field of a table, with Japanese writing and a note in small print under it."""

    text: str
    japanese: str = ""
    note: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, self))

    @property
    def html(self) -> str:
        """The cell's content, without its ``<td>``."""
        japanese = f'<span lang="ja">{escape(self.japanese)}</span> ' if self.japanese else ""
        small = f"<br><small>{japanese}{escape(self.note)}</small>" if self.note else ""
        return escape(self.text) + small


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """A table with a head; a row of one cell is a heading inside the table.

    Where no picture of it can be shown, it shows itself as lines of text.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def __str__(self) -> str:
        return "\n".join(" | ".join(str(cell) for cell in row) for row in self.rows)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in self.head)
        body = "".join(self._row_html(row) for row in self.rows)
        return f'<table class="course-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'

    def _row_html(self, row: tuple[Cell, ...]) -> str:
        if len(row) == 1:
            return f'<tr><th colspan="{len(self.head)}" scope="rowgroup">{row[0].html}</th></tr>'
        return f"<tr>{''.join(f'<td>{cell.html}</td>' for cell in row)}</tr>"


def yaku_table(*rule_sets: Rules) -> Table:
    """Every yaku of these rule sets of one game: name, cards, and the points in each set.

    >>> from hanafuda_lib import koikoi
    >>> print(str(yaku_table(koikoi.YAMATO)).splitlines()[1])
    Five Brights 五光 gokō | all five brights | 10
    """
    rows_of = [_rows(rules) for rules in rule_sets]
    # Two sheets may call one yaku by two ids; what it asks for is the same sentence.
    every: dict[str, Yaku] = {}
    for row in chain.from_iterable(rows_of):
        every.setdefault(row.sentence, row)
    lines: list[tuple[Cell, ...]] = []
    for group, title in _GROUPS.items():
        members = [row for row in every.values() if row.group == group]
        if members:
            lines.append((Cell(title),))
        for row in members:
            points = (Cell(_points_in(rows, row.sentence)) for rows in rows_of)
            lines.append((Cell(row.name.en, row.name.ja, row.name.romaji), Cell(row.sentence), *points))
    points_heads = ["Points"] if len(rule_sets) == 1 else [rules.id for rules in rule_sets]
    return Table(("Yaku", "Cards", *points_heads), tuple(lines))


def option_table(*rule_sets: Rules) -> Table:
    """The house rules of these rule sets of one game: the question, and each set's answer.

    >>> from hanafuda_lib import koikoi
    >>> "Are seven points or more doubled?" in str(option_table(koikoi.YAMATO, koikoi.MON))
    True
    """
    described = [rules.describe().lines for rules in rule_sets]
    rows = tuple(
        (Cell(lines[0].question, note=lines[0].name), *(Cell(line.sentence) for line in lines))
        for lines in zip(*described, strict=True)
    )
    return Table(("Question", *(rules.id for rules in rule_sets)), rows)


def difference_table(*rule_sets: Rules) -> Table:
    """The house rules on which these rule sets of Koi-Koi differ, and each set's answer.

    >>> from hanafuda_lib import koikoi
    >>> house = koikoi.YAMATO.with_options({"viewing": "off"})
    >>> print(difference_table(koikoi.YAMATO, house).rows[0][0])
    Do curtain or moon with the cup make a yaku? viewing
    """
    table = option_table(*rule_sets)
    return Table(table.head, tuple(row for row in table.rows if len({cell.text for cell in row[1:]}) > 1))


# More other answers than this are told by the first three and the last.
_MANY = 8


def answer_table(rules: Rules) -> Table:
    """Every house rule of a game: the question, the answer of these rules, and all other answers.

    >>> from hanafuda_lib import koikoi
    >>> [str(cell) for cell in answer_table(koikoi.YAMATO).rows[3]][0]
    'All four cards of a month lie on the first field: what happens? fieldFour'
    """
    rows = []
    for line, value in zip(rules.describe().lines, option_fields(rules).values(), strict=True):
        others = [other.sentence for other in type(value) if other is not value]
        if len(others) > _MANY:  # numbers from two to sixteen: the first ones and the last say it all
            others = [*others[:3], "…", others[-1]]
        rows.append((Cell(line.question, note=line.name), Cell(line.sentence), Cell(" / ".join(others))))
    return Table(("Question", rules.id, "Other answers"), tuple(rows))


def dispute_table(
    rules: Rules, option: str, result: Callable[[Any], object], *, only: Iterable[str] | None = None
) -> Table:
    """One question on which sources differ: each answer, who gives it, and what comes of it.

    ``result`` is worked out under the rules with each answer in turn; ``only`` names the values that
    are shown, left out: all. The answer of ``rules`` stands first. Errors: :class:`HanafudaError` for
    an option that the rules do not have.

    >>> from hanafuda_lib import Pile, koikoi
    >>> pile = Pile.parse("03-curtain 09-cup")
    >>> def points(rules):
    ...     return rules.score(pile).total
    >>> print(dispute_table(koikoi.YAMATO, "viewing", points, only=["on", "off"]))
    blossom viewing and moon viewing are worth 5 points each koikoi/yamato | S003 | 5
    there are no viewing yaku viewing=off | FW | 0
    """
    lines = [line for line in rules.describe().lines if line.name == option]
    if not lines:
        rules.with_options({option: ""})  # which names the options that there are
    own = getattr(rules, snake(option))
    others = [answer for answer in type(own) if answer is not own]
    shown = [answer for answer in (own, *others) if only is None or answer.value in set(only)]
    rows = tuple(
        (
            Cell(answer.sentence, note=rules.id if answer is own else f"{option}={answer.value}"),
            Cell(answer.source),
            Cell(str(result(rules.with_options({option: answer.value})))),
        )
        for answer in shown
    )
    return Table((lines[0].question, "Source", "Result"), rows)


def source_table() -> Table:
    """The legend of the source marks: each mark, and what it stands for.

    >>> str(source_table()).splitlines()[2].split(" | ")[0]
    'S004'
    """
    return Table(("Mark", "Source"), tuple((Cell(mark), Cell(text)) for mark, text in LEGEND.items()))


def _rows(rules: Rules) -> list[Yaku]:
    rows = list(rules.yaku_table().rows)
    if isinstance(rules, hanaawase.Rules):
        return rows + [NANA_KASU, ROKU_KASU] * (rules.opening_hands is OpeningHands.ON)
    if isinstance(rules, hachihachi.Rules):
        # "No chaff" is a house rule that the standard does not have.
        hands = [rules.hand_table[name] for name in ROWS if name != "sunashi"]
        return rows + [replace(row, group=f"hand-{row.group}") for row in hands]
    if rules.hand_yaku is o.HandYaku.WIN:
        rows.append(TESHI)
        if rules.hand_pairs is o.HandPairs.ON:
            rows.append(KUTTSUKI)
    return rows


def _points_in(rows: list[Yaku], sentence: str) -> str:
    for row in rows:
        if row.sentence == sentence:
            more = f", +{row.per_extra} for each further {row.extra_word}" if row.per_extra else ""
            return f"{row.points}{more}"
    return "–"
