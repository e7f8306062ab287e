"""Marking matches of a class: the record is played again, and the opponent's moves with it.

The simple opponents are quick: each of their moves is played again. The levels that search need some
hundredths of a second for a move, so for many files only some of their moves are, chosen by the record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

from hanafuda_lib.classroom.answers import not_believed
from hanafuda_lib.classroom.class_code import ClassCode, is_same_match
from hanafuda_lib.classroom.marked import Board, Marked
from hanafuda_lib.classroom.result import Result
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.games import replay_match
from hanafuda_lib.players.machine import machine_player

_LONGEST_RECORD = 40_000
#: Opponents that decide quickly enough to be played again for a whole class, always.
QUICK = ("greedy", "random")
# What a move of the others costs, in milliseconds, and what may be spent on a whole class.
_COST, _COST_OF = 20, {"level-5": 60}
_BUDGET = 5000


def searches(result: Result) -> str:
    """The opponent of a match whose moves take long to play again; else nothing.

    >>> searches(Result(who="Aiko", at="", kind="match", work={"code": ClassCode(seed=7).text}))
    ''
    """
    code = result.work.get("code")
    if result.kind != "match" or not isinstance(code, str):
        return ""
    try:
        opponent = ClassCode.parse(code).opponent
    except HanafudaError:
        return ""
    return "" if opponent in QUICK else opponent


def moves_each(opponents: list[str]) -> list[int]:
    """How many moves of each of these opponents can be played again in some seconds: the same for all.

    >>> moves_each(["level-3"] * 50)[:2], moves_each(["level-5"] * 300)[-1]
    ([5, 5], 0)
    """
    costs = [_COST_OF.get(name, _COST) for name in opponents]
    each = _BUDGET // sum(costs) if costs else 0
    spare, found = _BUDGET - each * sum(costs), []
    for cost in costs:  # what is left over goes to the first ones
        more = spare >= cost
        spare -= cost * more
        found.append(each + more)
    return found


def mark_match(result: Result, source: str, *, moves: int | None = None) -> Marked:
    """The boards of a match. Errors: :class:`ClassroomError` for a record that was made up."""
    remarks = list(result.remarks)
    not_believed(result.work, {"code", "record", "ms"}, remarks)
    code, record = result.work.get("code"), result.work.get("record")
    if not isinstance(record, str) or len(record) > _LONGEST_RECORD:
        raise ClassroomError("bad-record", f"bad record {shown(record)}: expected one line of a match")
    played = ClassCode.parse(code if isinstance(code, str) else "")
    try:
        match = replay_match(record)
    except HanafudaError as error:
        raise ClassroomError("forged", f"a record that the rules do not allow: {error}") from None
    fresh = played.match()
    if not is_same_match(match, fresh):
        raise ClassroomError(
            "contradiction",
            f"a record of {_named(match)}: expected the class's {_named(fresh)}",
        )
    me = learner_seat(match)
    again = _check_opponent(played, match, me, moves)
    if again[1] and not again[0]:
        remarks.append(f"no move of the opponent ({played.opponent}) was played again: that takes too long")
    rounds = [*match.history, match.round]
    boards = tuple(
        Board(number, round.dealer, _won(played.game, round.result.points, me))
        for number, round in enumerate(rounds, start=1)
        if round.result is not None
    )
    if not match.is_over:
        remarks.append(f"the match is not over: {len(boards)} of {match.rounds or 'its'} rounds count")
    return Marked(
        result=result, source=source, work=played.text, title=_title(played),
        boards=boards, remarks=tuple(remarks), again=again,
    )  # fmt: skip


def _title(code: ClassCode) -> str:
    """What the class plays; the opponent and the seats where they are not the usual ones."""
    more = "" if code.opponent == "greedy" else f", against {code.opponent}"
    seats = f", {code.seats} seats" if "~seats=" in code.text else ""
    return f"Class {code.rules}, seed {code.seed}{more}{seats}"


def _named(match: Any) -> str:
    return f"{match.rules.text}, seed {match.seed}, {len(match.totals)} seats"


def learner_seat(match: Any) -> int:
    """Where the learner sits: he is the first of those who drew for their seats.

    >>> learner_seat(ClassCode(seed=7).match())
    0
    >>> learner_seat(ClassCode(rules="hanaawase/nintendo", seed=7).match())
    1
    """
    opening = match.opening
    if hasattr(opening, "players"):  # who got each seat
        return int(opening.players.index(0))
    return int(opening.seats[0]) if hasattr(opening, "seats") else 0


def _won(game: str, points: tuple[int, ...], me: int) -> int:
    """What a round has brought: in Koi-Koi against the other; else what was won or paid."""
    return points[me] - points[1 - me] if game == "koikoi" else points[me]


def _check_opponent(code: ClassCode, match: Any, me: int, moves: int | None) -> tuple[int, int]:
    """Whether the machine's players did in the record what they do: a record that was made up is seen.

    Gives how many of their moves were played again, and how many there are.
    """
    total = sum(1 for _ in _moves(code, match, me))
    every = moves is None or moves >= total or code.opponent in QUICK
    chosen = set(range(total)) if every else _some(match.record(), total, moves or 0)
    if not chosen:
        return 0, total
    for number, (round, place, again, action) in enumerate(_moves(code, match, me)):
        if number not in chosen:
            continue
        own = machine_player(code.opponent, again).choose(again.round.view(again.round.to_move))
        if own != action:
            raise ClassroomError(
                "forged",
                f"round {round}, action {place}: the class's opponent plays {own}, the record says "
                f"{action}; it was not played at this table",
            )
    return len(chosen), total


def _moves(code: ClassCode, match: Any, me: int) -> Iterator[tuple[int, int, Any, Any]]:
    """Each move of the machine: its round, its place in it, the match before it, the move."""
    again = code.match()
    rounds = [*match.history, match.round]
    for number, round in enumerate(rounds, start=1):
        for place, action in enumerate(round.actions, start=1):
            if again.round.to_move != me:
                yield number, place, again, action
            again.play(action)
        if number < len(rounds):
            again.next_round()


def _some(record: str, total: int, count: int) -> set[int]:
    """So many of the moves: the same for the same record, and not known before it is written."""
    seed = int.from_bytes(hashlib.sha256(record.encode()).digest()[:8])
    return set(Random(seed).sample(range(total), min(count, total)))
