"""Koi-Koi (こいこい): two players, capture cards, make yaku, stop or go on (RULES.md §B)."""

from hanafuda_lib.koikoi.compare import Comparison, compare
from hanafuda_lib.koikoi.ending import Ending
from hanafuda_lib.koikoi.match import Match
from hanafuda_lib.koikoi.round import Round
from hanafuda_lib.koikoi.rules import APP, CLASSIC, MON, SHIRAGIKU, YAMATO, Rules
from hanafuda_lib.koikoi.view import View

__all__ = [
    "APP", "CLASSIC", "MON", "SHIRAGIKU", "YAMATO",
    "Comparison", "Ending", "Match", "Round", "Rules", "View", "compare",
]  # fmt: skip
