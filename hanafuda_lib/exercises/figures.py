"""Numbers that a learner writes into a sheet: the right one, and well-known wrong ones with a reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from hanafuda_lib.cards import Kind
from hanafuda_lib.pile import Pile


class Slip(NamedTuple):
    """A mistake that many make: the number they write, and what is said to it."""

    points: float
    text: str


@dataclass(frozen=True, slots=True)
class Formula:
    """How a number follows from others of the sheet, so that one mistake is not blamed twice.

    ``lines`` weighs the sum of the ticked lines, ``figures`` other numbers by their ids; ``plus`` is added;
    with ``seven`` a sum of seven or more counts twice; ``times`` multiplies the result.

    >>> Formula(lines=1, seven=True, times=2).json()
    {'lines': 1, 'figures': [], 'plus': 0, 'seven': True, 'times': 2}
    """

    lines: float = 0
    figures: tuple[tuple[float, str], ...] = ()
    plus: float = 0
    seven: bool = False
    times: int = 1

    def json(self) -> dict[str, Any]:
        """The same as JSON."""
        return {"lines": self.lines, "figures": [list(pair) for pair in self.figures], "plus": self.plus,
                "seven": self.seven, "times": self.times}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of a sheet: its answer, why it is so, wrong numbers with a reason.

    With ``again`` a slip's reason is followed by ``why``. ``at`` is the first step of fading at which the
    learner writes it (2 the end only … 4 everything).
    """

    id: str
    label: str
    value: float
    why: str
    slips: tuple[Slip, ...] = ()
    formula: Formula | None = None
    at: int = 2
    again: bool = False


def told(slips: Iterable[Slip], right: float) -> tuple[Slip, ...]:
    """Slips each once, the likeliest first; never the right number.

    >>> told([Slip(5, "half"), Slip(5, "again"), Slip(10, "right")], 10)
    (Slip(points=5, text='half'),)
    """
    found: dict[float, str] = {}
    for slip in slips:
        if slip.points != right:
            found.setdefault(slip.points, slip.text)
    return tuple(Slip(points, text) for points, text in found.items())


# ---------------------------------------------------------------- card points

_MANY = {Kind.BRIGHT: "brights", Kind.ANIMAL: "animals", Kind.RIBBON: "ribbons", Kind.CHAFF: "chaff"}
_ONE = {Kind.BRIGHT: "bright", Kind.ANIMAL: "animal", Kind.RIBBON: "ribbon", Kind.CHAFF: "chaff"}
_WORTH = {Kind.BRIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5}
# Cards that are taken for another kind: what they are then thought to be worth.
_MISTAKEN = (
    ("11-rainman", 1, "The rain man is a bright, 20 points, whatever he is in the yaku."),
    ("09-cup", 1, "The sake cup is an animal here: 10 points."),
    ("11-swallow", 1, "The swallow is an animal for card points: 10."),
    ("11-plain-ribbon", 0, "The willow ribbon is worth its 5 card points, though no ribbon yaku counts it."),
    ("11-plain-ribbon", 1, "The willow ribbon is a ribbon for card points: 5."),
    ("11-lightning", 20, "The lightning card is chaff, no bright."),
)


def card_points_figure(
    pile: Pile, *, chaff: int, par: int, id: str = "C", label: str = "", at: int = 4
) -> Figure:
    """The card points C of a pile as a number to write. ``chaff`` is what a chaff card is worth.

    >>> card_points_figure(Pile.parse("01-crane 09-cup 01-chaff-1"), chaff=1, par=88).why
    '1 bright 20, 1 animal 10, 1 chaff 1: 31.'
    """
    worth = {**_WORTH, Kind.CHAFF: chaff}
    counts = {kind: len(pile.of_kind(kind)) for kind in Kind}
    value = sum(worth[kind] * count for kind, count in counts.items())
    parts = [
        f"{count} {_ONE[kind] if count == 1 else _MANY[kind]} {worth[kind] * count}"
        for kind, count in counts.items()
        if count
    ]
    why = f"{', '.join(parts)}: {value}." if parts else "No card, no points."
    slips = [Slip(value - par, f"The par of {par} goes off later, in the settlement.")]
    loose = counts[Kind.CHAFF]
    if chaff and loose:
        slips.append(Slip(value - loose, "The chaff was left out: each is worth 1."))
    if not chaff and loose:
        slips.append(Slip(value + loose, "Chaff is worth nothing under these rules."))
    held = {card.id: card for card in pile}
    for card_id, taken_for, text in _MISTAKEN:
        if card_id in held:
            slips.append(Slip(value - worth[held[card_id].kind] + taken_for, text))
    for kind in (Kind.RIBBON, Kind.ANIMAL, Kind.BRIGHT, Kind.CHAFF):
        slips.append(Slip(value - worth[kind], f"One {_ONE[kind]} too few, it seems."))
        slips.append(Slip(value + worth[kind], f"One {_ONE[kind]} too many, it seems."))
    return Figure(id, label or "Card points C", value, why, told(slips, value), at=at, again=True)
