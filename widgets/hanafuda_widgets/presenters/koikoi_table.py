"""A live table of Koi-Koi (こいこい): you against the machine, for a match of 3, 6 or 12 rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from hanafuda_lib.koikoi import YAMATO, Match, Rules
from hanafuda_widgets.presenters.base import Message, MessageError, State, shown
from hanafuda_widgets.presenters.card_table import COMMON_SCHEMA, CardTable, check_sum
from hanafuda_widgets.presenters.house_rules import option_names, rules_text
from hanafuda_widgets.presenters.koikoi_state import table_state
from hanafuda_widgets.presenters.table_moment import Table

_OPTIONS = option_names(YAMATO)


class KoiKoiTable(CardTable):
    """You (seat 0) against a player of the machine; ``state`` and ``handle`` are all there is.

    ``rules`` is an id such as ``koikoi/mon`` or a text with options; ``seed`` gives the deals (left out:
    one is drawn, and shown); ``rounds`` is 3, 6 or 12; ``opponent`` is the name of a level such as
    ``"greedy"``, or ``"people"`` for two at one screen; ``lang`` is ``en``, ``ja`` or ``zh``. With
    ``hints`` each hand card tells what it would take, and the yaku in sight are listed; in ``practice``
    there are hints for a play, and plays can be taken back. Errors: :class:`RulesError`.

    >>> table = KoiKoiTable(seed=7)
    >>> table.state["subtitle"]
    'Round 1 of 3 · You 0 · Opponent 0'
    >>> table.handle({"type": "play", "card": "13-cow"})["error"]["code"]
    'unknown-card'
    >>> KoiKoiTable.restore(table.state["saved"]).state == table.state
    True
    """

    name = "koikoi-table"
    schema: ClassVar = {
        **COMMON_SCHEMA,
        "shobu": set(),
        "koikoi": set(),
        "new": {"rules", "rounds", "seed", "opponent", "another", "mode", *_OPTIONS},
    }
    saved_version = 3

    def __init__(
        self,
        *,
        rules: str = "koikoi/yamato",
        seed: int | None = None,
        rounds: int = 3,
        opponent: str = "greedy",
        lang: str = "en",
        hints: bool = True,
        practice: bool = False,
        class_code: str = "",
    ) -> None:
        self._begin(
            rules=rules, seed=seed, rounds=rounds, opponent=opponent, lang=lang, hints=hints,
            practice=practice, class_code=class_code,
        )  # fmt: skip

    @staticmethod
    def _match(settings: Mapping[str, Any]) -> Match:
        return Match(Rules.parse(settings["rules"]), seed=settings["seed"], rounds=settings["rounds"])

    @staticmethod
    def _replay(record: str) -> Match:
        return Match.replay(record)

    @classmethod
    def _upgraded(cls, saved: Any) -> Any:
        """Version 2 knew one language, no practice and no people."""
        if type(saved["v"]) is not int or saved["v"] != 2:
            return saved
        old = {key: value for key, value in saved.items() if key != "check"}
        if saved["check"] != check_sum(old):
            raise MessageError("bad-saved", f"bad check {shown(saved['check'])}: the saved match was changed")
        new = {
            **old, "v": cls.saved_version, "me": 0, "lang": "en", "practice": False, "covered": False,
            "advised": False, "note": "", "replaying": False,
        }  # fmt: skip
        return {**new, "check": check_sum(new)}

    @staticmethod
    def _same_rules(rules: str, match: Match) -> bool:
        return replace(Rules.parse(rules), game_length=match.rules.game_length) == match.rules

    def _read(self, message: Message, settings: dict[str, Any]) -> None:
        settings["rules"] = rules_text(message, settings["rules"], _OPTIONS)

    def _draw(self, table: Table) -> State:
        return table_state(table)
