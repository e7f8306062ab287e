"""The replay of a finished round, below the table at which it was played."""

from __future__ import annotations

from typing import Any

from hanafuda_widgets.presenters.base import State
from hanafuda_widgets.presenters.table_moment import Table


def can_replay(table: Table) -> bool:
    """Whether the round is over."""
    return bool(table.match.round.is_over)


def replay_state(table: Table) -> State:
    """The replay as a state of its own, which needs no Python to be stepped through.

    It is told in the table's language and to the one at the screen.
    """
    # Only who opens a replay loads it.
    from hanafuda_widgets.presenters.round_replay import RoundReplay  # noqa: PLC0415

    you = None if table.is_shared else table.me
    told = RoundReplay.of(table.match.round, names=list(table.voice.others), you=you, lang=table.lang)
    return _without_form(told.state)


def _without_form(state: dict[str, Any]) -> State:
    """Another record is read on the page of the replay: here all is answered without Python."""
    frames = state["frames"]
    return {**state, "form": None, "frames": {**frames, "base": {**frames["base"], "form": None}}}
