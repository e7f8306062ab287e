"""How the rounds of a batch ended, and what each end pays by the game's own settlement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from hanafuda_lib.analysis.bulk.arrays import Numbers
from hanafuda_lib.analysis.bulk.log import Log
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import RoundResult
from hanafuda_lib.koikoi.ending import Ending, exhausted_result, stop_result
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.yaku import Score

#: The endings by the numbers that :class:`Batch` uses.
ENDINGS = tuple(Ending)


@dataclass(slots=True)
class Batch:
    """How many rounds ended. Every array has one place for each round, in the order of the deals.

    ``ending`` numbers :data:`ENDINGS`; ``winner`` is a seat or -1; ``points`` are those of seat 0
    and seat 1; ``base`` is the sum of the winner's yaku before any doubling, ``rows`` which yaku
    (bits, in the order of ``ids``); ``calls`` counts the koi-koi of each seat, ``turns`` the turns.
    """

    rules: Rules
    ids: tuple[str, ...]
    ending: Numbers
    winner: Numbers
    points: Numbers
    base: Numbers
    rows: Numbers
    calls: Numbers
    turns: Numbers
    log: Log | None = None

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self.ending)

    def record(self, number: int) -> str:
        """One round as a record that :meth:`koikoi.Round.replay` reads.

        Errors: :class:`RulesError` when the batch was played without ``keep``, or has no such round.
        """
        if self.log is None:
            raise RulesError("no-log", "no records: expected a batch played with keep=True")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < self.rounds:
            raise RulesError("bad-round", f"bad round {shown(number)}: expected 0 to {self.rounds - 1}")
        return self.log.record(self.rules, number)


def settle(
    rules: Rules,
    ends: Numbers,
    opening: Mapping[int, RoundResult],
    *,
    month: int,
    dealer: int,
) -> tuple[Numbers, Numbers]:
    """The winners (-1: nobody) and the points of both seats; each different end is settled once.

    ``ends`` has a row for the ending's number, the winner's role (0: the dealer, -1: nobody), the
    sum of the yaku, the calls of the dealer and of the other, and the brights of the first field.
    ``opening`` are the results of rounds that the deal ended.
    """
    packed = np.zeros(ends.shape[1], dtype=np.int64)
    for row in ends:
        packed = packed * 256 + (row + 1)
    _, first, back = np.unique(packed, return_index=True, return_inverse=True)
    results = [_settled(rules, month, dealer, *ends[:, place].tolist()) for place in first]
    winner = np.array([one[0] for one in results], dtype=np.int8)[back]
    points = np.array([one[1] for one in results], dtype=np.int16).T[:, back]
    for place, result in opening.items():
        winner[place] = -1 if result.winner is None else result.winner
        points[:, place] = result.points
    return winner, points


@lru_cache(maxsize=1 << 14)
def _settled(
    rules: Rules, month: int, dealer: int, code: int, role: int, base: int, calls: int, other_calls: int,
    brights: int,
) -> tuple[int, tuple[int, ...]]:  # fmt: skip
    """The winner (or -1) and the points of an end, by the game's own settlement."""
    if role < 0:
        return -1, exhausted_result(rules, dealer).points
    own, opponent = (calls, other_calls) if role == 0 else (other_calls, calls)
    total, steps = rules.scorer(month).steps(base, opponent_koikoi=opponent, own_koikoi=own, brights=brights)
    seat = dealer if role == 0 else 1 - dealer
    score = Score((), (), steps, base, total)
    return seat, stop_result(rules, ENDINGS[code], seat, score, dealer).points
