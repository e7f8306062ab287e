"""What the tables of all games share: messages, the players of the machine, saving and restoring."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Self

from hanafuda_lib import notation
from hanafuda_lib.actions import PLAYS, TAKES, WORDS, Action
from hanafuda_lib.cards import Card
from hanafuda_lib.errors import HanafudaError, RulesError
from hanafuda_widgets.presenters.base import MOST_SEED, Message, MessageError, State, error_of, require, shown
from hanafuda_widgets.presenters.class_play import class_json, class_settings, require_class, result_of
from hanafuda_widgets.presenters.phrases import LANGUAGES
from hanafuda_widgets.presenters.table_aids import add_aids
from hanafuda_widgets.presenters.table_asides import ASIDES, Asides
from hanafuda_widgets.presenters.table_cards import choices_of
from hanafuda_widgets.presenters.table_form import MODES, opponents_of
from hanafuda_widgets.presenters.table_moment import OPENING, Table
from hanafuda_widgets.presenters.table_moves import answered, handed_on
from hanafuda_widgets.presenters.table_replay import can_replay, replay_state

if TYPE_CHECKING:
    from hanafuda_lib.classroom.result import Result

#: The messages of every table; a game adds its questions.
COMMON_SCHEMA: dict[str, set[str]] = {
    "play": {"card"},
    "select": {"card"},
    "take": {"card"},
    "next": set(),
    **ASIDES,
    "class": {"code"},
}


#: What is kept of how the table stands, and the values that it may have.
_KEPT: dict[str, tuple[Any, ...]] = {
    "lang": tuple(LANGUAGES),
    "practice": (False, True),
    "covered": (False, True),
    "advised": (False, True),
    "note": ("", "common.undone"),
    "replaying": (False, True),
}


class CardTable(Asides):
    """A learner against players of the machine; ``state`` and ``handle`` are all there is.

    A game says how its match is made (:meth:`_match`), where the learner sits (:meth:`_seat`) and what
    is drawn (:meth:`_draw`). The settings of a match are its rules, seed, rounds and opponent, and what
    a game adds (:meth:`_read`).
    """

    name: str
    #: The messages and their fields.
    schema: ClassVar[Mapping[str, set[str]]]
    rounds: ClassVar[tuple[int, ...]] = (3, 6, 12)
    saved_version: ClassVar[int]

    kwargs: dict[str, Any]

    def _begin(
        self, *, lang: str, hints: bool, practice: bool = False, class_code: str = "", **settings: Any
    ) -> None:
        """The first match; a seed that is ``None`` is drawn. A class code says all that makes a match."""
        if class_code:
            settings |= class_settings(class_code, self.name)
        if settings["seed"] is None:
            settings["seed"] = random.randrange(1_000_000)
        require("lang", lang, tuple(LANGUAGES))
        require("hints", hints, (True, False))
        require("practice", practice, (True, False))
        if type(settings["rounds"]) is not int:
            *some, last = self.rounds
            expected = f"{', '.join(map(str, some))} or {last}"
            raise RulesError(
                "bad-rounds", f"bad number of rounds {shown(settings['rounds'])}: expected {expected}"
            )
        self._table = self._new_table(settings, hints=hints, lang=lang, practice=practice)
        self.kwargs = {**settings, "lang": lang, "hints": hints}
        if practice:  # said only then: a page keeps a match under its arguments, as older pages did
            self.kwargs["practice"] = True
        if class_code:
            self._table = self._classed(class_code)
            self.kwargs["class_code"] = self._table.class_code

    # ---------------------------------------------------------------- what a game says

    @staticmethod
    def _match(settings: Mapping[str, Any]) -> Any:
        """The match that these settings make."""
        raise NotImplementedError

    @staticmethod
    def _same_rules(rules: str, match: Any) -> bool:
        """Whether ``rules`` could have made this match, whatever its length."""
        raise NotImplementedError

    @staticmethod
    def _seat(match: Any) -> int:
        """Where the learner sits."""
        del match
        return 0

    @staticmethod
    def _seats(match: Any) -> int:
        """How many people sit at the table."""
        del match
        return 2

    def _draw(self, table: Table) -> State:
        """The whole state, without ``error`` and ``saved``."""
        raise NotImplementedError

    # ---------------------------------------------------------------- state

    @property
    def state(self) -> State:
        """What is to be drawn."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        try:
            self._table = self._after(Message(message, self.schema))
        except HanafudaError as error:
            return self._state(error)
        except Exception as error:  # noqa: BLE001 - a message may be any object: no page must lose its match
            what = f"bad message {shown(message)}: it cannot be read ({type(error).__name__})"
            return self._state(MessageError("bad-message", what))
        return self._state(None)

    def _state(self, error: HanafudaError | None) -> State:
        table = self._table
        state = self._draw(table)
        can_undo = table.practice and self._before_last_decision(sure=False) is not None
        add_aids(table, state, self._read_button, replays=can_replay(table), can_undo=can_undo)
        state["replay"] = replay_state(table) if table.replaying else None
        if table.class_code:
            state["class"] = class_json(table)
        state["error"] = None if error is None else error_of(error)
        saved = {
            "v": self.saved_version,
            "kwargs": self.kwargs,
            "match": table.match.record(),
            "rules": table.rules,
            "opponent": table.opponent,
            "selected": None if table.selected is None else table.selected.id,
            "heard": table.heard,
            "me": table.me,
            **{field: getattr(table, field) for field in _KEPT},
            **({"class": table.class_code} if table.class_code else {}),
        }
        state["saved"] = {**saved, "check": check_sum(saved)}
        return state

    def result(self, who: str) -> Result:
        """The match of a class as a result to hand in. Errors: :class:`MessageError` without a class."""
        return result_of(self._table, who)

    # ---------------------------------------------------------------- restoring

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The table whose ``state["saved"]`` this was, in the same position."""
        try:
            return cls._restored(saved)
        except HanafudaError:
            raise
        except Exception as error:  # whatever a browser kept, only this one error may come out
            what = f"bad saved match {shown(saved)}: {shown(error)}"
            raise MessageError("bad-saved", what) from error

    @classmethod
    def _upgraded(cls, saved: Any) -> Any:
        """A match that an older version saved, as this one would have saved it."""
        return saved

    @classmethod
    def _restored(cls, saved: Any) -> Self:
        saved = cls._upgraded(saved)
        if type(saved["v"]) is not int or saved["v"] != cls.saved_version:
            raise MessageError(
                "bad-saved", f"saved match of version {shown(saved['v'])}: expected {cls.saved_version}"
            )
        self = cls(**saved["kwargs"])
        match = self._replay(saved["match"])
        opponent = require("opponent", saved["opponent"], opponents_of(self._table.game))
        if not self._same_rules(saved["rules"], match):
            raise MessageError(
                "bad-saved", f"bad rules {shown(saved['rules'])}: expected those of the saved match"
            )
        if saved["check"] != check_sum({key: value for key, value in saved.items() if key != "check"}):
            raise MessageError("bad-saved", f"bad check {shown(saved['check'])}: the saved match was changed")
        heard, me = saved["heard"], saved["me"]
        if type(heard) is not int or not OPENING <= heard <= len(match.round.events):
            raise MessageError("bad-saved", f"bad number of events {shown(heard)} in the saved match")
        self._table = replace(
            self._table, match=answered(match, opponent, me=me), rules=saved["rules"], opponent=opponent,
            me=require("seat", me, tuple(range(self._seats(match)))), seats=self._seats(match), heard=heard,
            class_code=require_class(saved.get("class", ""), match), **_kept(saved),
        )  # fmt: skip
        if saved["selected"] is not None:
            self._table = self._selected(saved["selected"])
        return self

    # ---------------------------------------------------------------- messages

    def _after(self, message: Message) -> Table:
        """The table after a message; the old one stays untouched until this has returned."""
        if "at" in message and message.text("at") != self._table.at:
            raise MessageError("stale", "this press came too late: the table has moved on")
        if message.type == "class":
            return self._classed(message.text("code"))
        changed = self._aside(message)
        if changed is not None:
            return changed
        table = self._table
        if table.covered:
            raise MessageError(
                "covered", f"illegal {message.type!r} while the hand is covered: expected 'show'"
            )
        match message.type:
            case "select":
                return self._selected(message.text("card") if "card" in message else None)
            case "next":
                match = table.match.copy()
                match.next_round()
                return self._moved(match, OPENING, dealt=True)
            case "new":
                return self._new_from(message)
        match = table.match.copy()
        heard = len(match.round.events)
        match.play(self._action(message))
        return self._moved(match, heard)

    def _moved(self, match: Any, heard: int, *, dealt: bool = False) -> Table:
        """The table after a play, or (``dealt``) at the beginning of a round."""
        table = self._table
        match = answered(match, table.opponent, me=table.me)
        moved = replace(
            table, match=match, selected=None, heard=heard, advised=False, note="", replaying=False
        )
        return handed_on(moved, dealt=dealt) if table.is_shared else moved

    def _read_button(self, message: dict[str, Any]) -> Action | None:
        """The action of a button's message, if it plays one."""
        try:
            return self._action(Message(message, self.schema))
        except HanafudaError:
            return None

    def _action(self, message: Message) -> Action:
        if message.type in WORDS:
            return WORDS[message.type]
        card = Card.parse(message.text("card"))
        if message.type == "play":
            return PLAYS[card.index]
        selected = self._table.selected
        return TAKES[card.index] if selected is None else notation.parse_action(f"{selected}>{card}")

    def _selected(self, card_id: object) -> Table:
        """A hand card that can take one of two is pointed at, or (``None``) no longer."""
        table = self._table
        card = None if card_id is None else Card.parse(card_id)  # type: ignore[arg-type]
        if card is not None:
            view = table.view
            choosers = [each.id for each in view.hand if choices_of(view, each)]
            if card.id not in choosers:
                known = ", ".join(choosers) or "none, as no card has a choice now"
                raise MessageError("no-choice", f"nothing to choose for {card.id!r}: expected {known}")
        return replace(table, selected=card)

    # ---------------------------------------------------------------- new matches

    def _now(self) -> dict[str, Any]:
        """The settings of the match in play."""
        table = self._table
        rounds = table.match.rounds or self.rounds[0]
        return {"rules": table.rules, "seed": table.match.seed, "rounds": rounds, "opponent": table.opponent}

    def _new_from(self, message: Message) -> Table:
        """A new match; what the message leaves out stays as it is."""
        settings = self._now()
        for field in ("rules", "opponent"):
            if field in message:
                settings[field] = message.text(field)
        if "rounds" in message:
            settings["rounds"] = message.number("rounds", low=self.rounds[0], high=self.rounds[-1])
        if "seed" in message:
            settings["seed"] = message.number("seed", low=0, high=MOST_SEED)
        if message.flag("another"):
            # The next seed follows from this one, so that the same messages always give the same deals.
            settings["seed"] = random.Random(settings["seed"]).randrange(1_000_000)
        self._read(message, settings)
        practice = self._table.practice
        if "mode" in message:
            practice = require("mode", message.text("mode"), MODES) == "practice"
        return self._new_table(settings, hints=self._table.hints, lang=self._table.lang, practice=practice)

    def _classed(self, text: str) -> Table:
        """The match of a class, at its beginning: no hints, no undo, the machine opposite."""
        settings = {**self._now(), **class_settings(text, self.name)}
        table = self._new_table(settings, hints=self._table.hints, lang=self._table.lang, practice=False)
        return replace(table, class_code=require_class(text, table.match))

    def _read(self, message: Message, settings: dict[str, Any]) -> None:
        """The settings that only this game has."""

    def _new_table(self, settings: Mapping[str, Any], *, hints: bool, lang: str, practice: bool) -> Table:
        seed = settings["seed"]
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            raise RulesError(
                "bad-seed", f"bad seed {shown(seed)}: expected a whole number from 0 to {MOST_SEED}"
            )
        match = self._match(settings)
        game = match.rules.id.partition("/")[0]
        opponent, me = require("opponent", settings["opponent"], opponents_of(game)), self._seat(match)
        table = Table(
            answered(match, opponent, me=me), self._rules_text(settings), opponent, hints,
            lang=lang, me=me, seats=self._seats(match), practice=practice,
        )  # fmt: skip
        return handed_on(table, dealt=True) if table.is_shared else table

    @staticmethod
    def _rules_text(settings: Mapping[str, Any]) -> str:
        """The text that chose the rules."""
        return str(settings["rules"])


def check_sum(saved: dict[str, Any]) -> int:
    """A sum over a saved match, so that one that was damaged is not played on as if nothing were."""
    return zlib.crc32(json.dumps(saved, sort_keys=True).encode())


def _kept(saved: Mapping[str, Any]) -> dict[str, Any]:
    """What a saved match says of how the table stands, checked."""
    found = {field: saved[field] for field in _KEPT}
    for field, value in found.items():
        require(field, value, _KEPT[field])
    return found
