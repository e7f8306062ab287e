"""Duplicate play: everybody has had the same deals, so each deal is scored against the field.

As in duplicate bridge, what counts is not how good the cards were but what others made of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from hanafuda_lib.classroom.marked import Board, Marked, marked_list


@dataclass(frozen=True, slots=True)
class Played:
    """One learner's deal beside the field: who played the same cards from the same seat.

    ``share`` is the part of the others that did worse, a tie counting half; ``None`` when nobody else
    played it. ``above`` is the distance to the field's mean, in points.
    """

    board: Board
    field: int
    share: float | None
    above: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One learner in the comparison: his deals, points in all, and the mean share in per cent."""

    who: str
    boards: tuple[Played, ...]
    points: int
    percent: float | None


def compare(results: Iterable[Marked]) -> list[Standing]:
    """The learners of one class, the best against the field first. Errors: :class:`ClassroomError`.

    >>> compare([])
    []
    """
    some = marked_list(results)
    field: dict[tuple[int, int], list[int]] = defaultdict(list)
    for marked in some:
        for board in marked.boards:
            field[board.key].append(board.points)
    standings = [_standing(marked, field) for marked in some]
    return sorted(standings, key=lambda each: (-(each.percent or 0), -each.points, each.who.casefold()))


def _standing(marked: Marked, field: dict[tuple[int, int], list[int]]) -> Standing:
    boards = tuple(_played(board, field[board.key]) for board in marked.boards)
    shares = [played.share for played in boards if played.share is not None]
    return Standing(
        who=marked.result.who,
        boards=boards,
        points=sum(board.points for board in marked.boards),
        percent=100 * fmean(shares) if shares else None,
    )


def _played(board: Board, field: list[int]) -> Played:
    worse = sum(points < board.points for points in field)
    same = sum(points == board.points for points in field) - 1  # the learner himself is among them
    others = len(field) - 1
    share = (worse + same / 2) / others if others else None
    return Played(board, len(field), share, board.points - fmean(field))


def table(standings: Iterable[Standing]) -> list[list[str]]:
    """The comparison as rows of text, the head first: for a page, a file or a notebook.

    >>> table([])
    [['Place', 'Name', 'Against the field', 'Points']]
    """
    some = list(standings)
    deals = max((len(each.boards) for each in some), default=0)
    head = ["Place", "Name", "Against the field", "Points", *(f"Deal {n}" for n in range(1, deals + 1))]
    rows = [head]
    for place, each in enumerate(some, start=1):
        cells = [_cell(played) for played in each.boards]
        percent = "alone" if each.percent is None else f"{each.percent:.0f} %"
        rows.append(
            [str(place), each.who, percent, f"{each.points:+d}", *cells, *[""] * (deals - len(cells))]
        )
    return rows


def _cell(played: Played) -> str:
    """The points of a deal, and the part of the field that did worse."""
    share = "alone" if played.share is None else f"{100 * played.share:.0f} %"
    return f"{played.board.points:+d} ({share})"


def checked(results: Iterable[Marked]) -> str:
    """What was checked in these matches, and what was not, as a sentence.

    >>> checked([])
    ''
    """
    counts = [marked.again for marked in results]
    done, total = sum(each[0] for each in counts), sum(each[1] for each in counts)
    if not total:
        return ""
    if done == total:
        return f"Checked: the rules, the deals, and all {total} moves of the opponents."
    return (
        f"Checked: the rules, the deals, and {done} of the {total} moves of the opponents, for theirs take "
        "long to think about. The others are believed; the option --thorough checks them all."
    )
