"""The card trainer: about 120 things to know by heart, asked when they are about to be forgotten.

The front end (``trainer.js``) asks, grades and works out by FSRS when to ask again, without Python.
Its answers come here only in a notebook, where they may be kept in a file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from hanafuda_lib import exercises
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises import progress as files
from hanafuda_lib.exercises.progress import Progress
from hanafuda_widgets.presenters.base import STATE_VERSION, Message, MessageError, State, error_of, shown

_SCHEMA: dict[str, set[str]] = {"answers": {"answers"}}
_MOST_FRESH = 50


class CardTrainer:
    """Spaced repetition of the cards; ``fresh`` new things a day.

    ``file`` names a progress file, which is read and added to (in a notebook only; a page keeps
    progress in the browser). ``items`` are ids; left out, those of the trainer. A broken file is
    reported in ``state["error"]`` and left alone. Errors: :class:`HanafudaError`.

    >>> trainer = CardTrainer()
    >>> 110 <= len(trainer.state["items"]) <= 130
    True
    """

    name = "trainer"

    def __init__(
        self,
        *,
        title: str = "Card trainer",
        fresh: int = 10,
        file: str | None = None,
        items: Iterable[str] = (),
    ) -> None:
        if type(fresh) is not int or not 1 <= fresh <= _MOST_FRESH:
            raise MessageError("bad-number", f"bad fresh {shown(fresh)}: expected 1 to {_MOST_FRESH}")
        self.kwargs: dict[str, Any] = {"title": title, "fresh": fresh, "file": file, "items": list(items)}
        named = [exercises.find_item(name) for name in dict.fromkeys(self.kwargs["items"])]
        self._items = named or list(exercises.trained())
        self.progress = Progress()
        self._error: HanafudaError | None = None
        if file is not None:
            try:
                self.progress = files.load(file)
            except HanafudaError as error:
                self._error = error

    @property
    def state(self) -> State:
        """What is asked, with answers and reasons, and what FSRS works with."""
        return self._state(self._error)

    def _state(self, error: HanafudaError | None) -> State:
        return {
            "v": STATE_VERSION,
            "presenter": self.name,
            "title": self.kwargs["title"],
            "items": [item.to_json() for item in self._items],
            "topics": exercises.TOPICS,
            "fresh": self.kwargs["fresh"],
            "quick": files.QUICK,
            "fsrs": {"w": list(files.PARAMETERS), "retention": files.RETENTION, "longest": files.LONGEST},
            "file": self.kwargs["file"],
            "progress": self.progress.to_json() if self.kwargs["file"] is not None else None,
            "error": None if error is None else error_of(error),
            "saved": {"v": STATE_VERSION, "kwargs": self.kwargs},
        }

    def handle(self, message: object) -> State:
        """The state after ``{"type": "answers", "answers": [[item, time, rating], …]}``.

        They are added to the file at once; when that fails, the error says so, and the next answer
        tries again with all of them.
        """
        try:
            given = Message(message, _SCHEMA)
            self.progress |= Progress.from_json(
                {"format": files.FORMAT, "v": files.VERSION, "answers": given.value("answers")}
            )
            if self.kwargs["file"] is not None:
                files.save(self.progress, self.kwargs["file"])
        except HanafudaError as error:
            return self._state(error)
        self._error = None
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The trainer whose ``state["saved"]`` this was.

        >>> CardTrainer.restore(CardTrainer(fresh=5).state["saved"]).kwargs["fresh"]
        5
        """
        try:
            return cls(**saved["kwargs"])  # type: ignore[index]
        except (TypeError, KeyError) as error:
            raise MessageError("bad-saved", f"bad saved trainer {shown(saved)}: {error!r}") from error
