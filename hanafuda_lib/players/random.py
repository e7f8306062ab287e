"""A player that does anything legal, each action as likely as the others."""

from __future__ import annotations

from hanafuda_lib.actions import Action
from hanafuda_lib.game import View, require_choice
from hanafuda_lib.table import rng_for


class RandomPlayer:
    """Plays at random; the same seed and the same views give the same actions.

    >>> from hanafuda_lib import koikoi
    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> RandomPlayer(seed=1).choose(round.view(0)) in round.legal_actions()
    True
    """

    def __init__(self, *, seed: int = 0) -> None:
        self.seed = seed
        self._rng = rng_for(seed)

    def __repr__(self) -> str:
        return f"RandomPlayer(seed={self.seed})"

    def choose(self, view: View) -> Action:
        """One of ``view.legal``."""
        legal = require_choice(view)
        return legal[int(self._rng.random() * len(legal))]
