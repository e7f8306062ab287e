"""The protocol of players, and the levels of play: players by name, for a form or a command line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from hanafuda_lib.actions import Action
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.names import Lang, find_lang
from hanafuda_lib.players.standing import Standing, require_standing
from hanafuda_lib.table import rng_for

#: The games that a level plays when nothing else is said.
ALL_GAMES = ("koikoi", "hanaawase", "hachihachi")


class Player(Protocol):
    """Anything that answers a view with one of its legal actions."""

    def choose(self, view: Any) -> Action:
        """One of ``view.legal``."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: its name in messages and records, who plays it, and what a form calls it.

    ``player`` is ``"module:Name"`` of something that ``seed=`` makes a :class:`Player` of; the module
    is loaded when somebody plays it. The labels are a short name and what it does, in each language.
    ``games`` are the games that it plays.

    >>> LEVELS["greedy"].label("ja")
    '欲ばり：いちばん得な札を取る'
    """

    name: str
    player: str
    en: str
    ja: str
    zh: str
    games: tuple[str, ...] = ALL_GAMES

    def label(self, lang: Lang | str = Lang.EN) -> str:
        """What a form calls it."""
        return {Lang.EN: self.en, Lang.JA: self.ja, Lang.ZH: self.zh}[find_lang(lang)]

    def make(self, *, seed: int = 0, standing: Standing | None = None) -> Player:
        """A player of this level; ``standing`` is for players who mind how the match stands."""
        rng_for(seed)
        require_standing(standing)
        module, _, name = self.player.partition(":")
        kind: Callable[..., Player] = getattr(import_module(module), name)
        player = kind(seed=seed)
        if standing is not None and hasattr(player, "standing"):
            player.standing = standing
        return player


#: The levels of play by name, weakest first.
LEVELS: dict[str, Level] = {}


def register_levels(*levels: Level) -> None:
    """Make levels known to forms and to :func:`make_player`, after those that are known already."""
    LEVELS.update((level.name, level) for level in levels)


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels that play a game, weakest first.

    >>> [level.name for level in levels_of("koikoi")][:2]
    ['random', 'greedy']
    """
    return tuple(level for level in LEVELS.values() if game in level.games)


def play_out(round: Any, *players: Player) -> Any:
    """Finish a round: each seat's turn is taken by its player, in order; one player plays all seats.

    The round itself is changed and given back. Errors: :class:`RulesError` for what is no round, or
    no player, before anything is played.

    >>> from hanafuda_lib import koikoi
    >>> play_out(koikoi.Round.deal(koikoi.YAMATO, seed=218), make_player("greedy")).result.points
    (6, 0)
    """
    if not players:
        raise RulesError("no-player", "no player: expected one for all seats, or one for each seat")
    if not all(callable(getattr(player, "choose", None)) for player in players):
        raise RulesError("no-player", f"bad player among {shown(players)}: expected a choose method")
    if not all(hasattr(round, name) for name in ("to_move", "view", "play")):
        raise RulesError("bad-round", f"bad round {shown(round)}: expected a Round")
    while round.to_move is not None:
        player = players[round.to_move % len(players)]
        round.play(player.choose(round.view(round.to_move)))
    return round


def make_player(level: str, *, seed: int = 0, standing: Standing | None = None) -> Player:
    """The player of this level. ``standing`` tells it how the match stands (:meth:`Standing.of`).

    >>> make_player("greedy")
    GreedyPlayer(seed=0)
    >>> make_player("grandmaster")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: unknown player 'grandmaster': expected one of random, greedy...
    """
    found = LEVELS.get(level) if isinstance(level, str) else None
    if found is None:
        levels = ", ".join(LEVELS)
        raise RulesError("unknown-player", f"unknown player {shown(level)}: expected one of {levels}")
    return found.make(seed=seed, standing=standing)


register_levels(
    Level(
        "random",
        "hanafuda_lib.players.random:RandomPlayer",
        "Random: plays any card",
        "でたらめ：どの札でも出す",
        "随意：随便出牌",
    ),
    Level(
        "greedy",
        "hanafuda_lib.players.greedy:GreedyPlayer",
        "Greedy: takes what is worth most",
        "欲ばり：いちばん得な札を取る",
        "贪心：取最值钱的牌",
    ),
)

_SEARCH = "hanafuda_lib.players.search"
register_levels(
    Level(
        "level-1",
        f"{_SEARCH}:level_1",
        "Level 1: easy, gives much away",
        "レベル1：やさしい、よく損をする",
        "1级：容易，常吃亏",
    ),
    Level(
        "level-2",
        f"{_SEARCH}:level_2",
        "Level 2: thinks a little",
        "レベル2：少し考える",
        "2级：想一点",
    ),
    Level(
        "level-3",
        f"{_SEARCH}:level_3",
        "Level 3: sees most chances",
        "レベル3：たいていの機会に気づく",
        "3级：看得出多数机会",
    ),
    Level(
        "level-4",
        f"{_SEARCH}:level_4",
        "Level 4: gives little away",
        "レベル4：ほとんど損をしない",
        "4级：很少吃亏",
    ),
    Level(
        "level-5",
        f"{_SEARCH}:level_5",
        "Level 5: strong, weighs every card",
        "レベル5：強い、一枚ずつよく読む",
        "5级：强，每张牌都细算",
    ),
)
