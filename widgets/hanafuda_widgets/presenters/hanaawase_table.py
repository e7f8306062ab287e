"""A live table of hana-awase (花合わせ): you against the machine, two to seven at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from hanafuda_lib.hanaawase import NINTENDO, Match
from hanafuda_lib.hanaawase.seating import seated
from hanafuda_widgets.presenters.base import Message, State, require
from hanafuda_widgets.presenters.card_table import COMMON_SCHEMA, CardTable
from hanafuda_widgets.presenters.hanaawase_form import ROUNDS, SEATS
from hanafuda_widgets.presenters.hanaawase_state import table_state
from hanafuda_widgets.presenters.house_rules import option_names, rules_text
from hanafuda_widgets.presenters.table_moment import Table

_OPTIONS = option_names(NINTENDO)


class HanaAwaseTable(CardTable):
    """You against players of the machine; ``state`` and ``handle`` are all there is.

    ``rules`` is an id such as ``hanaawase/h88`` or a text with options; ``seats`` 2 to 7 (of five and
    more, three play a round and the others drop out); ``seed`` gives seats and deals (left out: one is
    drawn, and shown); ``rounds`` is 3, 6, 9 or 12; ``opponent``, ``lang``, ``hints`` and ``practice`` are
    those of :class:`.KoiKoiTable`. Errors: :class:`RulesError`.

    >>> table = HanaAwaseTable(seed=7)
    >>> table.state["title"], len(table.state["sheet"]["head"])
    ('Hana-awase', 5)
    >>> table.handle({"type": "play", "card": "13-cow"})["error"]["code"]
    'unknown-card'
    >>> HanaAwaseTable.restore(table.state["saved"]).state == table.state
    True
    """

    name = "hanaawase-table"
    schema: ClassVar = {
        **COMMON_SCHEMA,
        "deru": set(),
        "oriru": set(),
        "declare": set(),
        "pass": set(),
        "fuke": set(),
        "new": {"rules", "rounds", "seed", "opponent", "another", "mode", "seats", *_OPTIONS},
    }
    rounds = ROUNDS
    saved_version = 1

    def __init__(
        self,
        *,
        rules: str = "hanaawase/nintendo",
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
        require("number of seats", settings["seats"], SEATS)
        rules = seated(settings["rules"], settings["seats"])
        return Match(rules, seed=settings["seed"], rounds=settings["rounds"])

    @staticmethod
    def _replay(record: str) -> Match:
        return Match.replay(record)

    @staticmethod
    def _same_rules(rules: str, match: Match) -> bool:
        own = seated(rules, match.rules.number_of_seats)
        return replace(own, game_length=match.rules.game_length) == match.rules

    @staticmethod
    def _seat(match: Match) -> int:
        return match.opening.players.index(0)

    @staticmethod
    def _seats(match: Match) -> int:
        return match.rules.number_of_seats

    def _now(self) -> dict[str, Any]:
        return {**super()._now(), "seats": self._table.seats}

    def _read(self, message: Message, settings: dict[str, Any]) -> None:
        settings["rules"] = rules_text(message, settings["rules"], _OPTIONS)
        if "seats" in message:
            settings["seats"] = message.number("seats", low=SEATS[0], high=SEATS[-1])

    def _draw(self, table: Table) -> State:
        return table_state(table)
