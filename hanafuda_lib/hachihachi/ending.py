"""How a round of Hachi-hachi can end (RULES.md §D.3, D.7–D.12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hanafuda_lib import game

if TYPE_CHECKING:
    from hanafuda_lib.hachihachi.money import Posting


class Ending(game.Ending):
    """Why a round is over."""

    SHOBU = "shobu", "a player stopped after making a yaku"
    LAST_TURN = "lastTurn", "a yaku was made with a player's last card, which stops the round"
    CANCEL = "cancel", "a player with an open sage ended the round without a new yaku"
    RUN_OUT = "runOut", "the hands are empty after a sage"
    SPECIAL = "special", "the hands are empty, and the piles are a special yaku"
    CARDS = "cards", "the hands are empty, and the card points are counted"
    POT = "pot", "one or two players were in, and the pot is theirs"
    NOBODY = "nobody", "nobody was in: the cards are dealt again"


class Stage(StrEnum):
    """What is being asked of the seat to move; the first five only with more than three players."""

    BLIND = "blind"
    ENTER = "enter"
    BUY = "buy"
    SELL = "sell"
    SWAP = "swap"
    CLAIM = "claim"
    PLAY = "play"
    ANSWER = "answer"
    INTERRUPT = "interrupt"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Result(game.RoundResult):
    """How a round ended, in mon. ``lines`` add up to ``points``; the points add up to 0.

    ``postings`` say who paid whom; ``special`` is the id of a special yaku; ``bonuses`` are
    pairs such as ``("tobi", 0)``; ``carry`` are the multipliers that wait for later rounds.
    """

    postings: tuple[Posting, ...] = ()
    special: str | None = None
    bonuses: tuple[tuple[str, int], ...] = ()
    multiplier: int = 1
    carry: tuple[int, ...] = ()
