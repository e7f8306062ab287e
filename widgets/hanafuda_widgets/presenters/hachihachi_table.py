"""A live table of Hachi-hachi (八八): you against the machine, two to seven at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from hanafuda_lib.actions import Action, Claim
from hanafuda_lib.hachihachi import STANDARD, Match, Rules
from hanafuda_widgets.presenters.base import Message, State, require
from hanafuda_widgets.presenters.card_table import COMMON_SCHEMA, CardTable
from hanafuda_widgets.presenters.hachihachi_form import PRESET, ROUNDS, SEATS
from hanafuda_widgets.presenters.hachihachi_state import table_state
from hanafuda_widgets.presenters.house_rules import option_names, rules_text
from hanafuda_widgets.presenters.table_moment import Table

_OPTIONS = option_names(STANDARD)
_ANSWERS = ("blind", "deru", "oriru", "buy", "sell", "swap", "pass", "shobu", "sage", "cancel")


class HachiHachiTable(CardTable):
    """You against players of the machine; ``state`` and ``handle`` are all there is.

    ``rules`` is ``hachihachi/std`` or a text with options; ``seats`` 2 to 7 (of more than three, three
    play a round: the others drop out or are forced out); ``seed`` gives seats and deals (left out: one is
    drawn, and shown); ``rounds`` is 3, 6 or 12; ``opponent``, ``lang``, ``hints`` and ``practice`` are
    those of :class:`.KoiKoiTable`. Errors: :class:`RulesError`.

    >>> table = HachiHachiTable(seed=7)
    >>> table.state["title"], len(table.state["sheet"]["head"])
    ('Hachi-hachi', 5)
    >>> table.handle({"type": "play", "card": "13-cow"})["error"]["code"]
    'unknown-card'
    >>> HachiHachiTable.restore(table.state["saved"]).state == table.state
    True
    """

    name = "hachihachi-table"
    schema: ClassVar = {
        **COMMON_SCHEMA,
        "claim": {"yaku"},
        **{answer: set() for answer in _ANSWERS},
        "new": {"rules", "rounds", "seed", "opponent", "another", "mode", "seats", *_OPTIONS},
    }
    rounds = ROUNDS
    saved_version = 1

    def __init__(
        self,
        *,
        rules: str = PRESET,
        seats: int = 3,
        seed: int | None = None,
        rounds: int = 3,
        opponent: str = "greedy",
        lang: str = "en",
        hints: bool = True,
        practice: bool = False,
        class_code: str = "",
    ) -> None:
        self._begin(
            rules=rules, seats=seats, seed=seed, rounds=rounds, opponent=opponent, lang=lang, hints=hints,
            practice=practice, class_code=class_code,
        )  # fmt: skip

    @staticmethod
    def _match(settings: Mapping[str, Any]) -> Match:
        seats = require("number of seats", settings["seats"], SEATS)
        rules = Rules.parse(settings["rules"])
        return Match(rules, seed=settings["seed"], rounds=settings["rounds"], seats=seats)

    @staticmethod
    def _replay(record: str) -> Match:
        return Match.replay(record)

    @staticmethod
    def _same_rules(rules: str, match: Match) -> bool:
        return replace(Rules.parse(rules), game_length=match.rules.game_length) == match.rules

    @staticmethod
    def _seat(match: Match) -> int:
        return match.opening.seats[0]

    @staticmethod
    def _seats(match: Match) -> int:
        return match.seats

    def _now(self) -> dict[str, Any]:
        return {**super()._now(), "seats": self._table.seats}

    def _read(self, message: Message, settings: dict[str, Any]) -> None:
        settings["rules"] = rules_text(message, settings["rules"], _OPTIONS)
        if "seats" in message:
            settings["seats"] = message.number("seats", low=SEATS[0], high=SEATS[-1])

    def _action(self, message: Message) -> Action:
        if message.type == "claim":
            return Claim(tuple(message.text("yaku").split("+")))
        return super()._action(message)

    def _draw(self, table: Table) -> State:
        return table_state(table)
