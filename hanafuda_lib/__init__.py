"""The rules of hanafuda (花札), the Japanese flower cards: cards, yaku, games, explained scores.

>>> from hanafuda_lib import Pile, koikoi
>>> print(koikoi.YAMATO.score(Pile.parse("03-curtain 08-moon 09-cup")))
Blossom Viewing (花見酒 hanamizake) 5: curtain and sake cup: 5
Moon Viewing (月見酒 tsukimizake) 5: moon and sake cup: 5
sum of the yaku: 10
seven points or more: x2 = 20 (a sum of seven or more counts twice)
total: 20
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from hanafuda_lib.actions import (
    Action,
    Cancel,
    Claim,
    Declare,
    Deru,
    Fuke,
    KoiKoi,
    Oriru,
    Pass,
    Play,
    Sage,
    Shobu,
    Take,
)
from hanafuda_lib.cards import DECK, Card, Kind, Month, Ribbon
from hanafuda_lib.errors import HanafudaError, IllegalActionError, NotationError, RulesError
from hanafuda_lib.game import Event, Phase, Step, all_rules, find_rules
from hanafuda_lib.pile import ALL, EMPTY, Pile
from hanafuda_lib.version import __version__
from hanafuda_lib.yaku import Score, ScoreLine, Yaku

if TYPE_CHECKING:
    from hanafuda_lib import hachihachi, hanaawase, koikoi

__all__ = [
    "ALL", "DECK", "EMPTY", "Action", "Cancel", "Card", "Claim", "Declare", "Deru", "Event", "Fuke",
    "HanafudaError", "IllegalActionError", "Kind", "KoiKoi", "Month", "NotationError", "Oriru", "Pass",
    "Phase", "Pile", "Play", "Ribbon", "RulesError", "Sage", "Score", "ScoreLine", "Shobu", "Step", "Take",
    "Yaku", "__version__", "all_rules", "find_rules", "hachihachi", "hanaawase", "koikoi",
]  # fmt: skip


def __getattr__(name: str) -> ModuleType:
    """A game, loaded when it is first asked for: a page that plays one need not wait for three."""
    if name in ("hachihachi", "hanaawase", "koikoi"):
        return import_module(f"hanafuda_lib.{name}")
    raise AttributeError(f"module 'hanafuda_lib' has no attribute {name!r}")
