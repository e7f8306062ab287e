"""Computer players. A player sees a View, nothing else, and answers with one legal action."""

from hanafuda_lib.players.advice import Advice, Reason, Why, advice
from hanafuda_lib.players.base import LEVELS, Level, Player, levels_of, make_player, play_out, register_levels
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.prospects import Near, Prospects, prospects
from hanafuda_lib.players.random import RandomPlayer
from hanafuda_lib.players.standing import Standing

__all__ = [
    "LEVELS",
    "Advice",
    "GreedyPlayer",
    "Level",
    "Near",
    "Player",
    "Prospects",
    "RandomPlayer",
    "Reason",
    "Standing",
    "Why",
    "advice",
    "levels_of",
    "make_player",
    "play_out",
    "prospects",
    "register_levels",
]
