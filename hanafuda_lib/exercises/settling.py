"""A settlement to be worked out: what happened, and a sheet with a row a payment and a field a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hanafuda_lib.exercises.figures import Figure, Formula, Slip, told
from hanafuda_lib.pile import Pile

#: The players of an exercise, dealer first, as worked examples name them.
PLAYERS = "ABCD"


class Fact(NamedTuple):
    """Something that happened in the round: a short mark, what it is, and a sentence."""

    mark: str
    title: str
    text: str


class Laid(NamedTuple):
    """Cards to look at, and what they are."""

    id: str
    label: str
    cards: Pile


class Twist(NamedTuple):
    """A whole row as it comes out by a misunderstanding, and what is said to it."""

    amounts: tuple[float, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the sheet: a figure for each player, and the row written out.

    ``at`` is the first step of fading at which the learner fills it in.
    """

    id: str
    label: str
    figures: tuple[Figure, ...]
    why: str
    at: int

    @property
    def values(self) -> tuple[float, ...]:
        """The right numbers, player by player."""
        return tuple(figure.value for figure in self.figures)


@dataclass(frozen=True, slots=True)
class Case:
    """A round to be settled: ``level`` from 1 (easy) to 5; ``game`` as in a rule set's id."""

    game: str
    level: int
    facts: tuple[Fact, ...]
    laid: tuple[Laid, ...]
    rows: tuple[Row, ...]


def row_of(
    id: str,
    label: str,
    values: Sequence[float],
    *,
    why: str,
    whys: Sequence[str] | None = None,
    twists: Sequence[Twist] = (),
    formulas: Sequence[Formula | None] | None = None,
    at: int,
) -> Row:
    """A row from its numbers; a misunderstanding is told where its number is another one.

    >>> row = row_of("net", "Net", (90, -10, -80), why="…", twists=[Twist((9, -1, -80), "Times ten.")], at=2)
    >>> row.figures[0].slips, row.figures[2].slips
    ((Slip(points=9, text='Times ten.'),), ())
    """
    figures = []
    for seat, value in enumerate(values):
        own = whys[seat] if whys else why
        slips = [Slip(twist.amounts[seat], twist.text) for twist in twists]
        figures.append(
            Figure(
                f"{id}:{PLAYERS[seat]}", PLAYERS[seat], value, own, told(slips, value),
                formulas[seat] if formulas else None, at, again=True,
            )
        )  # fmt: skip
    return Row(id, label, tuple(figures), why, at)


def signed(number: float) -> str:
    """A number with its sign, as payments are written.

    >>> signed(48), signed(-24), signed(0)
    ('+48', '−24', '0')
    """
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def amounts_text(values: Sequence[float]) -> str:
    """What each player gets or pays.

    >>> amounts_text((48, -24, -24))
    'A +48, B −24, C −24'
    """
    return ", ".join(f"{PLAYERS[seat]} {signed(value)}" for seat, value in enumerate(values))
