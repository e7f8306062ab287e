"""Hana-awase (花合わせ): capture all the cards, then pay card points and yaku (RULES.md §C)."""

from hanafuda_lib.hanaawase.match import Match
from hanafuda_lib.hanaawase.round import Round
from hanafuda_lib.hanaawase.rules import H80, H88, NINTENDO, OISHI, Rules
from hanafuda_lib.hanaawase.settlement import Ending, Result
from hanafuda_lib.hanaawase.view import View

__all__ = [
    "H80", "H88", "NINTENDO", "OISHI", "Ending", "Match", "Result", "Round", "Rules", "View",
]  # fmt: skip
