"""Computer players. A player sees a View, nothing else, and answers with one legal action."""

from hanafuda_lib.players.base import LEVELS, Player, make_player, play_out
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.random import RandomPlayer

__all__ = ["LEVELS", "GreedyPlayer", "Player", "RandomPlayer", "make_player", "play_out"]
