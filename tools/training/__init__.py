"""Teaches the judge of Koi-Koi (``hanafuda_lib.players.judge``): ``python -m tools.training``."""
