"""Taking plays back: the same match up to just before the last decision of a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanafuda_lib.actions import PASS


def taken_back(fresh: Any, match: Any, is_person: Callable[[int], bool]) -> Any | None:
    """``match`` before the last decision of a seat that ``is_person``; ``None`` when there was none.

    ``fresh`` is the same match with nothing played yet. As the deals follow from its seed, and chance
    from nothing else, the same play will meet the same cards again.

    >>> from hanafuda_lib import koikoi
    >>> match = koikoi.Match(koikoi.YAMATO, seed=7, rounds=3)
    >>> taken_back(match.copy(), match, lambda seat: seat == 0) is None
    True
    """
    kept = None
    for number, round in enumerate((*match.history, match.round)):
        if number:
            fresh.next_round()
        for action in round.actions:
            if is_person(fresh.round.to_move) and not passes_only(fresh):
                kept = fresh.copy()
            fresh.play(action)
    return kept


def begin_again(match: Any, replay: Callable[[str], Any]) -> Any:
    """The same match with nothing played yet: its record without the plays.

    >>> from hanafuda_lib import koikoi
    >>> match = koikoi.Match(koikoi.YAMATO, seed=7, rounds=3)
    >>> match.play(match.round.legal_actions()[0])
    >>> begin_again(match, koikoi.Match.replay).record()
    'hanafuda1 koikoi/yamato gameLength=3; seed 7; play'
    """
    head, _, _ = match.record().partition("; play")
    return replay(f"{head}; play")


def passes_only(match: Any) -> bool:
    """Whether the one to move has nothing to declare: that is no decision."""
    return bool(match.round.legal_actions() == (PASS,))
