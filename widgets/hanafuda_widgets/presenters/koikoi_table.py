"""A live table of Koi-Koi (こいこい): you against the machine, for a match of 3, 6 or 12 rounds."""

from __future__ import annotations

import json
import random
import zlib
from dataclasses import replace
from typing import Any, Self, TypeVar

from hanafuda_lib import notation
from hanafuda_lib.actions import KOIKOI, PLAYS, SHOBU, TAKES, Action
from hanafuda_lib.cards import Card
from hanafuda_lib.errors import HanafudaError, RulesError
from hanafuda_lib.koikoi import Match, Rules
from hanafuda_lib.players import Player, make_player
from hanafuda_widgets.presenters.base import MOST_SEED, Message, MessageError, State, error_of, shown
from hanafuda_widgets.presenters.koikoi_form import OPPONENTS, ROUNDS
from hanafuda_widgets.presenters.koikoi_state import Table, choices_of, table_state
from hanafuda_widgets.presenters.koikoi_story import OPENING, OPPONENT, YOU

_Value = TypeVar("_Value")
_SCHEMA: dict[str, set[str]] = {
    "play": {"card"},
    "select": {"card"},
    "take": {"card"},
    "shobu": set(),
    "koikoi": set(),
    "next": set(),
    "new": {"rules", "rounds", "seed", "opponent", "another"},
}
_SAVED_VERSION = 2
_LANGUAGES = ("en",)


class KoiKoiTable:
    """You (seat 0) against a player of the machine; ``state`` and ``handle`` are all there is.

    ``rules`` is an id such as ``koikoi/mon`` or a text with options; ``seed`` gives the deals (left out:
    one is drawn, and shown); ``rounds`` is 3, 6 or 12; ``opponent`` is ``"greedy"`` or ``"random"``;
    with ``hints`` each hand card tells what it would take. Errors: :class:`RulesError`.

    >>> table = KoiKoiTable(seed=7)
    >>> table.state["subtitle"]
    'Round 1 of 3 · You 0 · Opponent 0'
    >>> table.handle({"type": "play", "card": "13-cow"})["error"]["code"]
    'unknown-card'
    """

    name = "koikoi-table"

    def __init__(
        self,
        *,
        rules: str = "koikoi/yamato",
        seed: int | None = None,
        rounds: int = 3,
        opponent: str = "greedy",
        lang: str = "en",
        hints: bool = True,
    ) -> None:
        if seed is None:
            seed = random.randrange(1_000_000)
        _require("lang", lang, _LANGUAGES)
        _require("hints", hints, (True, False))
        if type(rounds) is not int:
            raise RulesError("bad-rounds", f"bad number of rounds {shown(rounds)}: expected 3, 6 or 12")
        match = {"rules": rules, "seed": seed, "rounds": rounds, "opponent": opponent}
        self._table = _new_table(rules=rules, seed=seed, rounds=rounds, opponent=opponent, hints=hints)
        self.kwargs: dict[str, Any] = {**match, "lang": lang, "hints": hints}

    @property
    def state(self) -> State:
        """What is to be drawn."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        try:
            self._table = self._after(Message(message, _SCHEMA))
        except HanafudaError as error:
            return self._state(error)
        except Exception as error:  # noqa: BLE001 - a message may be any object: no page must lose its match
            what = f"bad message {shown(message)}: it cannot be read ({type(error).__name__})"
            return self._state(MessageError("bad-message", what))
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The table whose ``state["saved"]`` this was, in the same position.

        >>> table = KoiKoiTable(seed=7)
        >>> KoiKoiTable.restore(table.state["saved"]).state == table.state
        True
        """
        try:
            return cls._restored(saved)
        except HanafudaError:
            raise
        except Exception as error:  # whatever a browser kept, only this one error may come out
            what = f"bad saved match {shown(saved)}: {shown(error)}"
            raise MessageError("bad-saved", what) from error

    # ---------------------------------------------------------------- state

    def _state(self, error: HanafudaError | None) -> State:
        state = table_state(self._table)
        state["error"] = None if error is None else error_of(error)
        saved = {
            "v": _SAVED_VERSION,
            "kwargs": self.kwargs,
            "match": self._table.match.record(),
            "rules": self._table.rules,
            "opponent": self._table.opponent,
            "selected": None if self._table.selected is None else self._table.selected.id,
            "heard": self._table.heard,
        }
        state["saved"] = {**saved, "check": _check(saved)}
        return state

    @classmethod
    def _restored(cls, saved: Any) -> Self:
        if type(saved["v"]) is not int or saved["v"] != _SAVED_VERSION:
            raise MessageError(
                "bad-saved", f"saved match of version {shown(saved['v'])}: expected {_SAVED_VERSION}"
            )
        self = cls(**saved["kwargs"])
        match = Match.replay(saved["match"])
        opponent = _require("opponent", saved["opponent"], tuple(OPPONENTS))
        if replace(Rules.parse(saved["rules"]), game_length=match.rules.game_length) != match.rules:
            raise MessageError(
                "bad-saved", f"bad rules {shown(saved['rules'])}: expected those of the saved match"
            )
        if saved["check"] != _check({key: value for key, value in saved.items() if key != "check"}):
            raise MessageError("bad-saved", f"bad check {shown(saved['check'])}: the saved match was changed")
        heard = saved["heard"]
        if type(heard) is not int or not OPENING <= heard <= len(match.round.view(YOU).events):
            raise MessageError("bad-saved", f"bad number of events {shown(heard)} in the saved match")
        self._table = Table(
            _answered(match, opponent), saved["rules"], opponent, self._table.hints, heard=heard
        )
        if saved["selected"] is not None:
            self._table = self._selected(saved["selected"])
        return self

    # ---------------------------------------------------------------- messages

    def _after(self, message: Message) -> Table:
        """The table after a message; the old one stays untouched until this has returned."""
        if "at" in message and message.text("at") != self._table.at:
            raise MessageError("stale", "this press came too late: the table has moved on")
        match message.type:
            case "select":
                return self._selected(message.text("card") if "card" in message else None)
            case "next":
                match = self._table.match.copy()
                match.next_round()
                return self._moved(match, OPENING)
            case "new":
                return self._new_from(message)
        match = self._table.match.copy()
        heard = len(match.round.view(YOU).events)
        match.play(self._action(message))
        return self._moved(match, heard)

    def _moved(self, match: Match, heard: int) -> Table:
        table = self._table
        return replace(table, match=_answered(match, table.opponent), selected=None, heard=heard)

    def _action(self, message: Message) -> Action:
        match message.type:
            case "shobu":
                return SHOBU
            case "koikoi":
                return KOIKOI
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
            view = table.match.round.view(YOU)
            choosers = [each.id for each in view.hand if choices_of(view, each)]
            if card.id not in choosers:
                known = ", ".join(choosers) or "none, as no card has a choice now"
                raise MessageError("no-choice", f"nothing to choose for {card.id!r}: expected {known}")
        return replace(table, selected=card)

    # ---------------------------------------------------------------- new matches

    def _new_from(self, message: Message) -> Table:
        """A new match; what the message leaves out stays as it is."""
        table = self._table
        rules = message.text("rules") if "rules" in message else table.rules
        rounds = table.match.rounds or ROUNDS[0]
        if "rounds" in message:
            rounds = message.number("rounds", low=ROUNDS[0], high=ROUNDS[-1])
        seed = message.number("seed", low=0, high=MOST_SEED) if "seed" in message else table.match.seed
        if message.flag("another"):
            # The next seed follows from this one, so that the same messages always give the same deals.
            seed = random.Random(seed).randrange(1_000_000)
        opponent = message.text("opponent") if "opponent" in message else table.opponent
        return _new_table(rules=rules, seed=seed, rounds=rounds, opponent=opponent, hints=table.hints)


def _new_table(*, rules: str, seed: int, rounds: int, opponent: str, hints: bool) -> Table:
    _require("opponent", opponent, tuple(OPPONENTS))
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise RulesError("bad-seed", f"bad seed {shown(seed)}: expected a whole number from 0 to {MOST_SEED}")
    match = Match(Rules.parse(rules), seed=seed, rounds=rounds)
    return Table(_answered(match, opponent), rules, opponent, hints)


def _require(what: str, value: _Value, known: tuple[_Value, ...]) -> _Value:
    if type(value) is type(known[0]) and value in known:
        return value
    choices = ", ".join(repr(each) for each in known)
    raise RulesError("unknown-value", f"unknown {what} {shown(value)}: expected one of {choices}")


def _check(saved: dict[str, Any]) -> int:
    """A sum over a saved match, so that one that was damaged is not played on as if nothing were."""
    return zlib.crc32(json.dumps(saved, sort_keys=True).encode())


def _answered(match: Match, opponent: str) -> Match:
    """The same match after the opponent has done all that is his to do."""
    while match.round.to_move == OPPONENT:
        player = _player(opponent, match)
        match.play(player.choose(match.round.view(OPPONENT)))
    return match


def _player(opponent: str, match: Match) -> Player:
    """The opponent for one decision: his chance depends on the moment, so a restored match goes on alike."""
    seed = (match.seed * 100 + match.number) * 100 + len(match.round.actions)
    return make_player(opponent, seed=seed)
