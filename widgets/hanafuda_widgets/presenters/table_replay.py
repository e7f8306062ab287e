"""The replay of a finished round, below the table at which it was played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hanafuda_lib.game import Step
from hanafuda_widgets.presenters.base import State
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.table_moment import Table


def can_replay(table: Table) -> bool:
    """Whether the round is over, and was played by all who sit at the table."""
    round = table.match.round
    return round.is_over and not any(event.step is Step.ORIRU for event in round.events)


def replay_state(table: Table) -> State:
    """The replay as a state of its own, which needs no Python to be stepped through.

    Koi-Koi is told in the table's language and to the one at the screen; the games for three are told in
    English, where the learner is called "Player".
    """
    # Only who opens a replay loads it.
    from hanafuda_widgets.presenters.round_replay import RoundReplay  # noqa: PLC0415

    record = table.match.round.record()
    if table.game == "koikoi":
        you = None if table.is_shared else table.me
        told = RoundReplay(record=record, names=list(table.voice.others), you=you, lang=table.lang)
    else:
        told = RoundReplay(record=record, names=_english_names(table))
    return _without_form(told.state)


def _english_names(table: Table) -> list[str]:
    names = [sentence(name) for name in replace(table, lang="en").voice.others]
    if not table.is_shared:
        names[table.me] = "Player"
    return names


def _without_form(state: dict[str, Any]) -> State:
    """Another record is read on the page of the replay: here all is answered without Python."""
    frames = state["frames"]
    return {**state, "form": None, "frames": {**frames, "base": {**frames["base"], "form": None}}}
