"""Where a match stands at a card table: all that a state is made from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.pile import EMPTY
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.phrases.voice import Voice

#: The moment of a sentence: before the first event of its round, or the event's place.
OPENING = -1
#: The opponent's "level" when people sit at one screen and hand it on.
PEOPLE = "people"


@dataclass(frozen=True, slots=True)
class Table:
    """All that a state is made from: the match, the settings, and where the one at the screen stands.

    ``me`` is the seat at the screen, one of ``seats``; ``rules`` the text that chose the rules;
    ``selected`` the hand card for which one of two cards is to be chosen; ``heard`` how many events of
    this round had been told before the last message, ``OPENING`` when none. In ``practice`` plays can be
    taken back, and ``advised`` says whether a hint was asked for. The hand is ``covered`` while one
    person hands the screen to the next. ``note`` is a phrase that is said once; ``replaying`` whether
    the replay of the finished round is open. ``class_code`` is that of a class which plays the same deals.
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
    practice: bool = False
    covered: bool = False
    advised: bool = False
    note: str = ""
    replaying: bool = False
    class_code: str = ""

    @property
    def game(self) -> str:
        """Which game is played: the first word of its rule set's id."""
        return str(self.match.rules.id.partition("/")[0])

    @property
    def is_shared(self) -> bool:
        """Whether people sit at one screen."""
        return self.opponent == PEOPLE

    @property
    def at(self) -> str:
        """The moment: a press made for another moment comes too late."""
        return f"{self.match.seed}/{len(self.match.history) + 1}/{len(self.match.round.actions)}"

    @property
    def view(self) -> Any:
        """What the one at the screen may see of the round; of a covered hand nothing."""
        view = self.match.round.view(self.me)
        return replace(view, hand=EMPTY, legal=()) if self.covered else view

    def message(self, kind: str, **fields: object) -> dict[str, Any]:
        """A message for this moment."""
        return {"type": kind, "at": self.at, **fields}

    @property
    def voice(self) -> Voice:
        """How the table speaks: the one at the screen is "you", the others have names.

        Where people hand the screen on, nobody is "you" while it is handed on or the round is over.
        """
        nobody = self.is_shared and (self.covered or self.match.round.is_over)
        return Voice(
            self.lang, None if nobody else self.me, tuple(self._name(seat) for seat in range(self.seats))
        )

    def _name(self, seat: int) -> str:
        if self.is_shared:
            return self.say("common.player-number", number=seat + 1)
        place = (seat - self.me) % self.seats
        if not place:
            return self.say("common.you")
        return self.say("common.opponent" if self.seats == 2 else f"common.name.{place}")

    def say(self, key: str, /, **values: object) -> str:
        """A sentence in the learner's language."""
        return say(self.lang, key, **values)
