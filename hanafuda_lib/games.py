"""The three games by name, for whoever deals, replays or checks without minding which it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, cast

from hanafuda_lib import hachihachi, hanaawase, koikoi, notation
from hanafuda_lib.errors import NotationError, RulesError, shown
from hanafuda_lib.game import RoundLike, find_rules
from hanafuda_lib.hachihachi import examples as hachihachi_examples
from hanafuda_lib.hanaawase import examples as hanaawase_examples
from hanafuda_lib.koikoi import examples as koikoi_examples

Observer = Callable[[Any, Mapping[str, Any]], Mapping[str, Any]]

#: For each game (the first part of a rule set's id) its package: Rules, Round, Match, View.
GAMES: dict[str, ModuleType] = {
    "koikoi": koikoi,
    "hanaawase": hanaawase,
    "hachihachi": hachihachi,
}
#: For each game: what the library says of a row of worked examples.
OBSERVERS: dict[str, Observer] = {
    "koikoi": koikoi_examples.observe,
    "hanaawase": hanaawase_examples.observe,
    "hachihachi": hachihachi_examples.observe,
}


def game_of(rules: Any) -> str:
    """The name of the game of a rule set.

    >>> game_of(koikoi.MON)
    'koikoi'
    """
    rules_id = getattr(rules, "id", None)
    name = rules_id.split("/")[0] if isinstance(rules_id, str) else ""
    if name not in GAMES:
        raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected a rule set of {', '.join(GAMES)}")
    return name


def deal_round(rules: Any, *, seed: int, dealer: int = 0) -> RoundLike:
    """A round of any game, dealt by a seed.

    >>> deal_round(koikoi.YAMATO, seed=7) == koikoi.Round.deal(koikoi.YAMATO, seed=7)
    True
    """
    return cast("RoundLike", GAMES[game_of(rules)].Round.deal(rules, seed=seed, dealer=dealer))


def replay_round(record: str) -> RoundLike:
    """The round of a record of any game, every action checked.

    >>> round = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7)
    >>> replay_round(round.record()) == round
    True
    """
    return cast("RoundLike", _game_of_record(record).Round.replay(record))


def replay_match(record: str) -> Any:
    """The match of a record of any game, every action checked.

    >>> match = hachihachi.Match(hachihachi.STANDARD, seed=7)
    >>> replay_match(match.record()) == match
    True
    """
    return _game_of_record(record).Match.replay(record)


def is_match_record(record: object) -> bool:
    """Whether a text looks like the record of a match, whose deals come from one seed.

    >>> is_match_record("hanafuda1 koikoi/yamato; seed 7; play")
    True
    """
    return isinstance(record, str) and any(part.split()[:1] == ["seed"] for part in record.split(";"))


def _game_of_record(record: str) -> ModuleType:
    if not isinstance(record, str):
        raise NotationError("bad-record", f"bad record {shown(record)}: expected a text")
    words = record.split(";", maxsplit=1)[0].split()
    if len(words) < 2 or words[0] != notation.MAGIC:
        raise NotationError(
            "bad-record",
            f"bad record {shown(record)}: expected it to start with '{notation.MAGIC} RULES'",
        )
    return GAMES[game_of(find_rules(words[1]))]
