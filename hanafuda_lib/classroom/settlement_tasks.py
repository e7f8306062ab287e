"""Settlement on paper: rounds for three, played to their end, and who gets how much.

Hana-awase up to level 4, Hachi-hachi at level 5. Every amount is the library's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count as count_up
from typing import Any

from hanafuda_lib import hachihachi, hanaawase
from hanafuda_lib.classroom.task import Grid, Strip, Task
from hanafuda_lib.exercises import Picture
from hanafuda_lib.exercises.build import card_says
from hanafuda_lib.exercises.scoring import capital
from hanafuda_lib.hanaawase.settlement import Result
from hanafuda_lib.pile import KIND_PILES, Pile
from hanafuda_lib.players import make_player

_SEATS = 3
_POINTS = "Card points"
_HEAD = ("", "Player 1", "Player 2", "Player 3")
_RULES = hanaawase.NINTENDO
_HACHI = hachihachi.STANDARD
# Rounds of one sheet are dealt by seeds this far from those of the next.
_SEEDS_PER_SHEET = 10_000
_MOST_SHEETS = 90_000


def settlement_tasks(*, level: int, seed: int, count: int) -> list[Task]:
    """Level 1: card points only. 2: yaku with points. 3: without them. 4: from the piles. 5: Hachi-hachi.

    >>> settlement_tasks(level=1, seed=1, count=1)[0].solved.rows[-1][0]
    'Gets or pays'
    """
    make, package, rules = (_hachi, hachihachi, _HACHI) if level == 5 else (_HANA[level], hanaawase, _RULES)
    found: list[Task] = []
    for attempt in count_up(seed % _MOST_SHEETS * _SEEDS_PER_SHEET):
        task = make(_played(package, rules, attempt))
        if task is not None and task not in found:
            found.append(task)
            if len(found) == count:
                break
    return found


def _played(package: Any, rules: Any, seed: int) -> Any:
    round = package.Round.deal(rules, seed=seed)
    player = make_player("greedy")
    while not round.is_over:
        round.play(player.choose(round.view(round.to_move)))
    return round


# ---------------------------------------------------------------- hana-awase


def _card_points_only(round: Any) -> Task | None:
    result = round.result
    if not _is_played(result) or any(score.lines for score in result.scores):
        return None
    return _hana_task(result, "Nobody has a yaku.", rows=_yaku_rows(result))


def _yaku_with_points(round: Any) -> Task | None:
    result = round.result
    if not _is_played(result) or not 1 <= _yaku_count(result) <= 2:
        return None
    said = " ".join(
        f"Player {seat + 1} has {line.yaku.name}, worth {line.points} from each of the others."
        for seat, score in enumerate(result.scores)
        for line in score.lines
    )
    return _hana_task(result, said, rows=_yaku_rows(result))


def _yaku_by_name(round: Any) -> Task | None:
    """The third player's card points and the yaku's worth are to be found."""
    result = round.result
    if not _is_played(result) or not 2 <= _yaku_count(result) <= 3:
        return None
    said = " ".join(
        f"Player {seat + 1} has {line.yaku.name}."
        for seat, score in enumerate(result.scores)
        for line in score.lines
    )
    return _hana_task(result, said, rows=_yaku_rows(result), hidden_points=1)


def _from_the_piles(round: Any) -> Task | None:
    result = round.result
    if not _is_played(result) or not 1 <= _yaku_count(result) <= 4:
        return None
    strips = tuple(Strip(f"Player {seat + 1}", _by_kind(round.view(0).piles[seat])) for seat in range(_SEATS))
    rows = [("Yaku", "", "", "")] * 3
    return _hana_task(result, "The piles are shown.", rows=rows, hidden_points=_SEATS, strips=strips)


_HANA: dict[int, Callable[[Any], Task | None]] = {
    1: _card_points_only,
    2: _yaku_with_points,
    3: _yaku_by_name,
    4: _from_the_piles,
}


def _is_played(result: Result) -> bool:
    """Ended by the last card, nothing paid before play, nobody washed away by the rain."""
    plain = not any(score.replaced for score in result.scores)
    return result.ending is hanaawase.settlement.Ending.PLAYED and result.points == result.nets and plain


def _yaku_count(result: Result) -> int:
    return sum(len(score.lines) for score in result.scores)


def _yaku_rows(result: Result) -> list[tuple[str, ...]]:
    return [
        (f"{line.yaku.name.en} (player {seat + 1})", "", "", "")
        for seat, score in enumerate(result.scores)
        for line in score.lines
    ]


def _hana_task(
    result: Result,
    said: str,
    *,
    rows: Sequence[tuple[str, ...]],
    hidden_points: int = 0,
    strips: tuple[Strip, ...] = (),
) -> Task:
    shown = [str(points) for points in result.card_points[: _SEATS - hidden_points]]
    points_row = ("Card points", *shown, *[""] * hidden_points)
    par = _RULES.par(_SEATS)
    against = f"Against {par}"
    solved = [
        ("Card points", *map(str, result.card_points)),
        *((_short(line.what, against), *map(_signed, line.amounts)) for line in result.lines),
        ("Gets or pays", *map(_signed, result.nets)),
    ]
    return Task(
        prompt=f"Hana-awase for three, by {_RULES.id}. {said} Who gets and who pays how much at the end?",
        answer="Gets or pays: " + ", ".join(
            f"player {seat + 1} {_signed(net)}" for seat, net in enumerate(result.nets)
        ),
        strips=strips,
        grid=Grid(_HEAD, (points_row, (against, "", "", ""), *rows, ("Gets or pays", "", "", ""))),
        solved=Grid(_HEAD, tuple(solved)),
        solution=(
            f"The deck holds {_RULES.deck_points} card points, so the three shares of {par} are even.",
            *(
                f"Player {seat + 1}, {line.yaku.name}: {line.why}. Each of the others pays {line.points}."
                for seat, score in enumerate(result.scores)
                for line in score.lines
            ),
            "Check: each line adds up to 0, and so does the last one.",
        ),
    )  # fmt: skip


def _short(what: str, against: str) -> str:
    if what.startswith("card points"):
        return against
    seat, _, rest = what.removeprefix("seat ").partition(", ")
    return f"{rest.partition(' (')[0]} (player {int(seat) + 1})"


# ---------------------------------------------------------------- Hachi-hachi


def _hachi(round: Any) -> Task | None:
    """A round whose postings are named; each line's amounts and the sums are to be found."""
    result = round.result
    active = [line for line in result.lines if any(line.amounts)]
    if not 2 <= len(active) <= 4 or round.view(0).multiplier != 1:
        return None
    named = [_named(line) for line in active]
    said = " ".join(f"{name}." for name in named if name != _POINTS)
    points = " The card points are begun for you." if _POINTS in named else ""
    return Task(
        prompt=f"Hachi-hachi for three, by {_HACHI.id}, in a small field. Paid are: {said}{points} "
        f"One kan is {_HACHI.mon(2, 1)} mon. Fill in who gets and who pays how many mon, "
        "line by line, and the sums.",
        answer="Sum: " + ", ".join(
            f"player {seat + 1} {_signed(points)} mon" for seat, points in enumerate(result.points)
        ),
        grid=Grid(_HEAD, (*map(_given, active), ("Sum", "", "", ""))),
        solved=Grid(
            _HEAD,
            (
                *((_named(line), *map(_signed, line.amounts)) for line in active),
                ("Sum", *map(_signed, result.points)),
            ),
        ),
        solution=(
            *(_kan(line) for line in active if _named(line) != _POINTS),
            "Check: each line adds up to 0, and so do the sums.",
        ),
    )  # fmt: skip


def _kan(line: Any) -> str:
    """A payment in kan and mon."""
    payers = [-amount for amount in line.amounts if amount < 0]
    each = (
        f"{payers[0]} mon from each"
        if len(set(payers)) == 1 and len(payers) > 1
        else f"{sum(payers)} mon in all"
    )
    kan, rest = divmod(2 * payers[0], _HACHI.mon(2, 1))
    said = "" if rest or not kan else f" ({kan / 2:g} kan)"
    return f"{_named(line)}: {each}{said}."


def _given(line: Any) -> tuple[str, ...]:
    """Card points cannot be known from a sheet: the first two amounts of that line are printed."""
    if _named(line) != _POINTS:
        return (_named(line), "", "", "")
    return (_POINTS, *map(_signed, line.amounts[:2]), "")


def _named(line: Any) -> str:
    """What is paid for, and to whom."""
    if line.what == "card points":
        return _POINTS
    getter = max(range(_SEATS), key=line.amounts.__getitem__)
    what = line.what.partition(" of seat ")[0]
    return f"{capital(what)} of player {getter + 1}"


def _signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def _by_kind(pile: Pile) -> tuple[Picture, ...]:
    return tuple(Picture(card, card_says(card)) for kind in KIND_PILES.values() for card in pile & kind)
