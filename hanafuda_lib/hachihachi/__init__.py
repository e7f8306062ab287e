"""Hachi-hachi (八八): three players, hand yaku, yaku to stop or play on, money (RULES.md §D)."""

from hanafuda_lib.hachihachi.ending import Ending, Result, Stage
from hanafuda_lib.hachihachi.match import Match
from hanafuda_lib.hachihachi.round import Round
from hanafuda_lib.hachihachi.rules import STANDARD, Rules
from hanafuda_lib.hachihachi.view import Stakes, View

__all__ = ["STANDARD", "Ending", "Match", "Result", "Round", "Rules", "Stage", "Stakes", "View"]
