"""Messages to a table that play no card: a language, a hint, taking back, showing the hand, the replay."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hanafuda_lib.game import Step
from hanafuda_widgets.presenters.base import Message, MessageError, require
from hanafuda_widgets.presenters.phrases import LANGUAGES
from hanafuda_widgets.presenters.table_moment import Table
from hanafuda_widgets.presenters.table_replay import can_replay
from hanafuda_widgets.presenters.table_undo import begin_again, taken_back

#: These messages and their fields.
ASIDES: dict[str, set[str]] = {
    "lang": {"lang"},
    "hint": set(),
    "undo": set(),
    "show": set(),
    "replay": set(),
}
# What nobody does without deciding it.
_DECIDED = {Step.HAND, Step.KOIKOI, Step.SHOBU, Step.SAGE, Step.CLAIM, Step.DECLARE}


class Asides:
    """The half of a table that answers these messages; :class:`.CardTable` is the other."""

    _table: Table

    @staticmethod
    def _replay(record: str) -> Any:
        """The match of a record."""
        raise NotImplementedError

    def _aside(self, message: Message) -> Table | None:
        """The table after a message that plays nothing; ``None`` for a message that does."""
        table = self._table
        match message.type:
            case "lang":
                return replace(table, lang=require("lang", message.text("lang"), tuple(LANGUAGES)))
            case "hint":
                return self._advised()
            case "undo":
                return self._undone()
            case "show" if table.covered:
                return replace(table, covered=False)
            case "show":
                raise MessageError("not-covered", "illegal 'show': the hand is not covered")
            case "replay":
                if not can_replay(table):
                    raise MessageError("round-running", "illegal 'replay': expected a round that is over")
                return replace(table, replaying=not table.replaying)
        return None

    def _advised(self) -> Table:
        """The table with a hint."""
        table = self._table
        self._require_practice("hint")
        if not table.view.legal:
            raise MessageError("no-hint", "illegal 'hint': there is nothing to decide at this screen now")
        return replace(table, advised=True)

    def _undone(self) -> Table:
        """The table before the last decision of the one at the screen, or of anybody who shares it."""
        table = self._table
        self._require_practice("undo")
        back = self._before_last_decision()
        if back is None:
            raise MessageError("nothing-to-undo", "illegal 'undo': nothing has been decided yet")
        me = back.round.to_move if table.is_shared else table.me
        return replace(
            table, match=back, me=me, selected=None, heard=len(back.round.events), advised=False,
            note="common.undone", replaying=False, covered=table.covered or me != table.me,
        )  # fmt: skip

    def _before_last_decision(self, *, sure: bool = True) -> Any:
        """The match before the last decision of a person; ``None`` when there was none.

        Unless ``sure``, any match will do as soon as there was one.
        """
        table = self._table

        def is_person(seat: int) -> bool:
            return table.is_shared or seat == table.me

        events = (event for round in (*table.match.history, table.match.round) for event in round.events)
        if not sure and any(event.step in _DECIDED and is_person(event.seat) for event in events):
            return table.match
        return taken_back(begin_again(table.match, self._replay), table.match, is_person)

    def _require_practice(self, what: str) -> None:
        if not self._table.practice:
            raise MessageError("no-practice", f"illegal {what!r} in a match: expected practice")
