"""A quiz, a drill or an exam: questions from the item bank that are asked, and answered, without Python.

The state carries the items with answers and reasons; the front end (``quiz.js``) draws by the seed,
shuffles, grades and explains. In a drill a wrong answer may be followed by another. An exam asks so many
questions of each topic, says nothing until the end, and then what to read again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from hanafuda_lib import exercises
from hanafuda_lib.errors import HanafudaError, listed
from hanafuda_lib.exercises import Item
from hanafuda_widgets.presenters.base import (
    MOST_SEED,
    STATE_VERSION,
    Message,
    MessageError,
    State,
    error_of,
    shown,
)

_SCHEMA: dict[str, set[str]] = {"new": {"seed"}}
_MOST_ITEMS = 200
_MOST_EACH = 12
#: So many items travel with a quiz that draws from the whole bank: enough for some new rounds.
POOL = 40


class Quiz:
    """Questions by tag and level, or by their ids; ``count`` of them are asked in a round.

    ``seed`` gives the choice and the order. With ``drill`` a wrong answer is explained and may be
    followed by another. With ``exam`` the tags are topics, ``each`` says how many questions of each are
    asked, ``intro`` stands above the start, and ``seed`` is the exam's number, the same for a whole class.
    Errors: :class:`HanafudaError`.

    >>> quiz = Quiz(tags=["doubling"], count=3, seed=7)
    >>> len(quiz.state["items"]), quiz.state["count"]
    (10, 3)
    >>> Quiz(tags=["months", "taking"], exam=True, each=4).state["count"]
    8
    """

    name = "quiz"

    def __init__(
        self,
        *,
        title: str = "Quiz",
        tags: Iterable[str] = (),
        levels: Iterable[int] = (1, 2, 3, 4, 5),
        items: Iterable[str] = (),
        count: int = 10,
        seed: int = 1,
        drill: bool = False,
        exam: bool = False,
        each: int = 3,
        intro: str = "",
    ) -> None:
        self.kwargs: dict[str, Any] = {
            "title": title,
            "tags": listed("tags", tags),
            "levels": listed("levels", levels),
            "items": listed("items", items),
            "count": _number("count", count, _MOST_ITEMS, low=1),
            "seed": _number("seed", seed, MOST_SEED),
            "drill": drill,
        }
        if exam:  # a quiz keeps the arguments, and so the place in a browser, that it always had
            self.kwargs |= {"exam": True, "each": _number("each", each, _MOST_EACH, low=1), "intro": intro}
        self._items = self._choose()
        self._seed = seed

    def _choose(self) -> list[Item]:
        """The items that travel: those that are named, else some of those that fit."""
        options = self.kwargs
        if options.get("exam"):
            return exercises.exam_pool(options["tags"], levels=options["levels"])
        if options["items"]:
            found = [exercises.find_item(name) for name in dict.fromkeys(options["items"])]
        else:
            fitting = exercises.select(tags=options["tags"], levels=options["levels"])
            found = exercises.draw(fitting, seed=options["seed"], count=max(POOL, options["count"]))
        if not 0 < len(found) <= _MOST_ITEMS:
            raise MessageError("no-items", f"{len(found)} items fit: expected 1 to {_MOST_ITEMS}")
        return found

    @property
    def state(self) -> State:
        """What is asked, with answers and reasons."""
        return self._state(None)

    def _state(self, error: HanafudaError | None) -> State:
        return {
            "v": STATE_VERSION,
            "presenter": self.name,
            "title": self.kwargs["title"],
            "items": [item.to_json() for item in self._items],
            "count": self._count(),
            "seed": self._seed,
            "retry": self.kwargs["drill"],
            "exam": self._exam(),
            "topics": exercises.TOPICS,
            "error": None if error is None else error_of(error),
            "saved": {"v": STATE_VERSION, "kwargs": self.kwargs, "seed": self._seed},
        }

    def _count(self) -> int:
        if not self.kwargs.get("exam"):
            return min(int(self.kwargs["count"]), len(self._items))
        topics = [item.topic for item in self._items]
        each = int(self.kwargs["each"])
        return sum(min(each, topics.count(topic)) for topic in set(topics))

    def _exam(self) -> dict[str, Any] | None:
        """What an exam needs beside its questions: its topics, and where each is taught."""
        if not self.kwargs.get("exam"):
            return None
        topics = list(dict.fromkeys(item.topic for item in self._items))
        pages = {topic: list(exercises.PAGES[topic]) for topic in topics}
        return {"topics": topics, "each": self.kwargs["each"], "intro": self.kwargs["intro"], "pages": pages}

    def handle(self, message: object) -> State:
        """The state after ``{"type": "new", "seed": 8}``; answers need no message."""
        try:
            self._seed = Message(message, _SCHEMA).number("seed", low=0, high=MOST_SEED)
        except HanafudaError as error:
            return self._state(error)
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The quiz whose ``state["saved"]`` this was.

        >>> quiz = Quiz(tags=["months"], seed=3)
        >>> Quiz.restore(quiz.state["saved"]).state == quiz.state
        True
        """
        try:
            self = cls(**saved["kwargs"])  # type: ignore[index]
            self._seed = _number("seed", saved["seed"], MOST_SEED)  # type: ignore[index]
        except (TypeError, KeyError) as error:
            raise MessageError("bad-saved", f"bad saved quiz {shown(saved)}: {error!r}") from error
        return self


def _number(what: str, value: object, high: int, *, low: int = 0) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise MessageError(
        "bad-number", f"bad {what} {shown(value)}: expected a whole number from {low} to {high}"
    )
