"""The first answers to exercises and puzzles of a notebook cell, as they were given: for a teacher.

In a web page ``frontend/raw.js`` does the same. A test holds the two together.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from time import monotonic
from typing import Any

from hanafuda_lib.classroom.result import Result
from hanafuda_widgets.presenters.base import MessageError, State

#: Which presenters can be handed in, and the kind of their result.
KINDS = {
    "puzzles": "puzzles",
    "scoring-exercise": "scoring",
    "settlement-exercise": "settlement",
}
_MOST_MS = 3_600_000


class RawAnswers:
    """What has been answered of the set in play; another set begins anew.

    ``clock`` gives seconds. Nothing is marked here: the report does that.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since = clock()
        self._set: Any = None
        self._answers: list[dict[str, Any]] = []

    def note(self, before: State, message: Any, after: State) -> None:
        """Keep what a message has answered for the first time."""
        noted = (_puzzle if after["presenter"] == "puzzles" else _problem)(before, message, after)
        if noted is None:
            return
        own = _set_of(before)
        if own != self._set:
            self._set, self._answers = own, []
        name = "puzzle" if "puzzle" in noted else "pile"
        if any(each[name] == noted[name] for each in self._answers):
            return
        now = self._clock()
        ms = min(_MOST_MS, round(1000 * (now - self._since)))
        self._since = now
        self._answers.append({**noted, "ms": ms})

    def work(self, state: State) -> dict[str, Any] | None:
        """What can be handed in of this state's set; ``None`` where nothing can yet.

        Of puzzles the whole run has to be done, of other exercises one answer is enough.
        """
        own = _set_of(state)
        if own != self._set or not self._answers:
            return None
        if state["presenter"] == "puzzles":
            at = state["saved"]["at"]
            whole = at["place"] >= len(at["run"])
            return {"title": state["title"], "puzzles": own, "answers": self._copy()} if whole else None
        return {"title": state["title"], "set": own, "answers": self._copy()}

    def on(self, state: State) -> State:
        """The state with what can be handed in."""
        work = self.work(state)
        if work is None:
            return state
        given = {"code": "", "kind": KINDS[state["presenter"]], "title": state["title"], "note": ""}
        return {**state, "class": {**given, "work": work}}

    def result(self, state: State, who: str) -> Result:
        """What can be handed in as a result. Errors: :class:`MessageError` when there is nothing yet."""
        work = self.work(state)
        if work is None:
            what = "a run of puzzles that is done" if state["presenter"] == "puzzles" else "an answer"
            raise MessageError("no-answer", f"nothing to hand in yet: expected {what}")
        at = datetime.now().astimezone().isoformat(timespec="milliseconds")
        return Result(who=who, at=at, kind=KINDS[state["presenter"]], work=work)

    def _copy(self) -> list[dict[str, Any]]:
        copied: list[dict[str, Any]] = json.loads(json.dumps(self._answers))
        return copied


def _set_of(state: State) -> Any:
    """Which set it is: a run of puzzles, or the arguments that make the problems."""
    saved = state["saved"]
    if state["presenter"] == "puzzles":
        return list(saved["at"]["run"])
    return {name: value for name, value in saved["kwargs"].items() if name != "step"}


def _problem(before: State, message: Any, after: State) -> dict[str, Any] | None:
    """The answer to a problem that was open; one that was only shown is an empty one."""
    at = before["saved"]["at"]
    if after["error"] is not None or message["type"] not in ("check", "reveal") or at["phase"] != "open":
        return None
    lines, figures = message.get("lines") or {}, message.get("figures") or {}
    return {"pile": at["pile"], "step": at["step"], "lines": dict(lines), "figures": dict(figures)}


def _puzzle(before: State, message: Any, after: State) -> dict[str, Any] | None:
    """A puzzle that is over now: the first option that was tried, and how many hints were taken."""
    old, at = before["saved"]["at"], after["saved"]["at"]
    if after["error"] is not None or old["over"] or not at["over"] or old["place"] != at["place"]:
        return None
    option = [message["option"]] if message["type"] == "answer" else []
    return {"puzzle": at["run"][at["place"]], "given": (at["tried"] or option)[:1], "hints": at["hints"]}
