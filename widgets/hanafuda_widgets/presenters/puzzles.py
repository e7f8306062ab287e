"""Puzzles: press a card, or answer the question, and read what it does and why another was better.

One presenter serves all three kinds: which card to play, stop or koi-koi, shōbu or sage.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from hanafuda_lib.errors import HanafudaError, listed
from hanafuda_lib.exercises.puzzles import Puzzle, draw_puzzles, find_puzzle, select_puzzles
from hanafuda_widgets.presenters.base import (
    MOST_SEED,
    STATE_VERSION,
    Message,
    MessageError,
    State,
    error_of,
    shown,
)
from hanafuda_widgets.presenters.puzzle_data import WORDS, cards_json, puzzle_json
from hanafuda_widgets.presenters.puzzle_state import At, drawn, moved, start

_SCHEMA: dict[str, set[str]] = {
    "pick": {"puzzle", "card"},
    "answer": {"puzzle", "option"},
    "hint": {"puzzle"},
    "next": {"puzzle"},
    "again": set(),
    "missed": set(),
    "fresh": set(),
}
_SAVED_VERSION = 1
_MOST_PUZZLES = 200
_MOST_HINTS = 4
_RESULTS = (None, "right", "hinted", "wrong")
#: So many puzzles travel with a set at most: enough for some new rounds.
POOL = 32


class Puzzles:
    """A set of puzzles, ``count`` of them in a run, drawn and shuffled by ``seed``.

    They are chosen by ``kinds`` (``play``, ``stop``, ``sage``), ``games`` (``koikoi``, ``hanaawase``,
    ``hachihachi``), ``themes`` and ``levels``, or named one by one with ``puzzles``.
    ``shelf``: ``made`` by hand, or ``mined``, found by search. Errors: :class:`HanafudaError`.

    >>> puzzles = Puzzles(puzzles=["hana/ribbon-not-cup"])
    >>> message = {"type": "answer", "puzzle": "hana/ribbon-not-cup", "option": "09-chaff-1>09-blue-ribbon"}
    >>> puzzles.handle(message)["said"][0]
    '✓ Right at the first try.'
    """

    name = "puzzles"

    def __init__(
        self,
        *,
        title: str = "Puzzles",
        kinds: Iterable[str] = ("play",),
        games: Iterable[str] = (),
        themes: Iterable[str] = (),
        levels: Iterable[int] = (1, 2, 3, 4, 5),
        puzzles: Iterable[str] = (),
        shelf: str = "made",
        count: int = 10,
        seed: int = 1,
    ) -> None:
        self.kwargs: dict[str, Any] = {
            "title": title,
            "kinds": listed("kinds", kinds),
            "games": listed("games", games),
            "themes": listed("themes", themes),
            "levels": listed("levels", levels),
            "puzzles": listed("puzzles", puzzles),
            "shelf": shelf,
            "count": _whole("count", count, 1, _MOST_PUZZLES),
            "seed": _whole("seed", seed, 0, MOST_SEED),
        }
        found = self._choose()
        self._puzzles = {puzzle.id: puzzle_json(puzzle) for puzzle in found}
        self._cards = cards_json()
        self._at = start(self._puzzles, self.kwargs["seed"], self.kwargs["count"])

    def _choose(self) -> list[Puzzle]:
        """The puzzles that travel: those that are named, else some of those that fit."""
        options = self.kwargs
        if options["puzzles"]:
            found = [find_puzzle(name) for name in dict.fromkeys(options["puzzles"])]
        else:
            fitting = select_puzzles(
                kinds=options["kinds"],
                games=options["games"],
                themes=options["themes"],
                levels=options["levels"],
                shelf=options["shelf"],
            )
            found = draw_puzzles(fitting, seed=options["seed"], count=max(POOL, options["count"]))
        if not 0 < len(found) <= _MOST_PUZZLES:
            raise MessageError("no-puzzles", f"{len(found)} puzzles fit: expected 1 to {_MOST_PUZZLES}")
        return found

    @property
    def state(self) -> State:
        """What is to be drawn, with the answers: it is enough to go on without Python."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        try:
            self._at = self._moved(Message(message, _SCHEMA))
        except HanafudaError as error:
            return self._state(error)
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The set whose ``state["saved"]`` this was.

        >>> puzzles = Puzzles(kinds=["stop"], seed=3)
        >>> Puzzles.restore(puzzles.state["saved"]).state == puzzles.state
        True
        """
        try:
            if saved["v"] != _SAVED_VERSION:  # type: ignore[index]
                raise MessageError("bad-saved", f"saved puzzles {shown(saved)}: expected version 1")
            self = cls(**saved["kwargs"])  # type: ignore[index]
            self._at = self._read_at(saved["at"])  # type: ignore[index]
        except (TypeError, KeyError, AttributeError, ValueError) as error:
            if isinstance(error, HanafudaError):
                raise
            raise MessageError("bad-saved", f"bad saved puzzles {shown(saved)}: {error!r}") from error
        return self

    def _state(self, error: HanafudaError | None) -> State:
        return {
            "v": STATE_VERSION,
            "presenter": self.name,
            "title": self.kwargs["title"],
            "talk": "under",
            **drawn(self._puzzles, self._cards, self._at, self.kwargs["count"]),
            "log": [],
            "sheet": {"head": [], "rows": []},
            "form": None,
            "puzzles": self._puzzles,
            "count": self.kwargs["count"],
            "words": WORDS,
            "cards": self._cards,
            "error": None if error is None else error_of(error),
            "saved": {"v": _SAVED_VERSION, "kwargs": self.kwargs, "at": self._at.json()},
        }

    # ---------------------------------------------------------------- messages

    def _moved(self, message: Message) -> At:
        given: dict[str, Any] = {"type": message.type}
        if message.type in ("pick", "answer", "hint", "next"):
            given["puzzle"] = message.text("puzzle")
        if message.type == "answer":
            given["option"] = message.text("option")
        if message.type == "pick":
            given["card"] = message.text("card") if "card" in message else None
        found = moved(self._puzzles, self._at, given, self.kwargs["count"])
        if found is None:
            raise MessageError("stale", "this press came too late, or there is nothing to press")
        return found

    def _read_at(self, given: Any) -> At:
        """A saved place, checked."""
        run = tuple(given["run"])
        results, tried = tuple(given["results"]), tuple(given["tried"])
        known = run and set(run) <= self._puzzles.keys() and len(set(run)) == len(run)
        if not known or len(results) != len(run) or any(result not in _RESULTS for result in results):
            raise MessageError("bad-saved", f"bad run {shown(given)} in the saved puzzles")
        place = _whole("place", given["place"], 0, len(run))
        plays = self._puzzles[run[place]]["options"] if place < len(run) else []
        options = [one["id"] for one in plays]
        picked, over, looked = given["picked"], given["over"], given["shown"]
        fits = set(tried) <= set(options) and (looked is None or looked in options) and type(over) is bool
        chooses = picked is None or sum(one["card"] == picked for one in plays) > 1
        if not fits or not chooses or (over and looked is None):
            raise MessageError("bad-saved", f"bad place {shown(given)} in the saved puzzles")
        hints = _whole("hints", given["hints"], 0, _MOST_HINTS if over else _MOST_HINTS - 1)
        seed = _whole("seed", given["seed"], 0, MOST_SEED)
        return At(seed, run, results, place, hints, tried, looked, picked, over)


def _whole(what: str, value: object, low: int, high: int) -> int:
    if type(value) is int and low <= value <= high:
        return value
    raise MessageError(
        "bad-number", f"bad {what} {shown(value)}: expected a whole number from {low} to {high}"
    )
