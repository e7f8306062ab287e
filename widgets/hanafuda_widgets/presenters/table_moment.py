"""Where a match stands at a card table: all that a state is made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.phrases.voice import Voice

#: The moment of a sentence: before the first event of its round, or the event's place.
OPENING = -1


@dataclass(frozen=True, slots=True)
class Table:
    """All that a state is made from: the match, the settings, and where the learner stands.

    ``me`` is the learner's seat, one of ``seats``; ``rules`` the text that chose the rules; ``selected``
    the hand card for which one of two cards is to be chosen; ``heard`` how many events of this round had
    been told before the last message, ``OPENING`` when none.
    """

    match: Any
    rules: str
    opponent: str
    hints: bool
    lang: str = "en"
    me: int = 0
    seats: int = 2
    selected: Card | None = None
    heard: int = OPENING

    @property
    def at(self) -> str:
        """The moment: a press made for another moment comes too late."""
        return f"{self.match.seed}/{len(self.match.history) + 1}/{len(self.match.round.actions)}"

    @property
    def view(self) -> Any:
        """What the learner may see of the round."""
        return self.match.round.view(self.me)

    def message(self, kind: str, **fields: object) -> dict[str, Any]:
        """A message for this moment."""
        return {"type": kind, "at": self.at, **fields}

    @property
    def voice(self) -> Voice:
        """How the table speaks: the learner is "you", the others have names where they are several."""
        return Voice(self.lang, self.me, tuple(self._name(seat) for seat in range(self.seats)))

    def _name(self, seat: int) -> str:
        place = (seat - self.me) % self.seats
        if not place:
            return self.say("common.you")
        return self.say("common.opponent" if self.seats == 2 else f"common.name.{place}")

    def say(self, key: str, /, **values: object) -> str:
        """A sentence in the learner's language."""
        return say(self.lang, key, **values)
