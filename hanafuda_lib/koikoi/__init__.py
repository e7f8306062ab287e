"""Koi-Koi (こいこい): two players, capture cards, make yaku, stop or go on (RULES.md §B)."""

from hanafuda_lib.koikoi.match import Match
from hanafuda_lib.koikoi.round import Ending, Round, View
from hanafuda_lib.koikoi.rules import MON, YAMATO, Rules

__all__ = ["MON", "YAMATO", "Ending", "Match", "Round", "Rules", "View"]
