"""A player that tries its options in many possible worlds, in five levels.

The levels differ in how long they think and in how much they may give away: a level chooses
among the options whose estimated loss is within its bound, so a weak level plays sensibly and
never blunders at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from hanafuda_lib.actions import KOIKOI, Action
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import Phase, View, require_choice
from hanafuda_lib.players.budget import Budget, require_budget
from hanafuda_lib.players.estimate import Option, estimate, seed_of
from hanafuda_lib.players.foresight import foresee
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.judge import judge_of
from hanafuda_lib.players.standing import SWINGS, Standing, require_standing
from hanafuda_lib.table import rng_for


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a player is: the turns it may simulate, and the loss it may choose to bear.

    ``bound`` is a share of what a round swings in the game (8.5 points in Koi-Koi).
    """

    turns: int
    bound: float


# Each game has its own five levels, set on some 250 to 300 positions of each from played rounds: from
# level to level a decision gives away about as much more, up to three quarters (level 1 of Koi-Koi) or
# five sixths (of the games for three) of what a card chosen by lot gives away. So set, each level beats
# the one below (benchmarks/results/strength.json).
SEARCH_LEVELS: dict[str, dict[int, Level]] = {
    "koikoi": {
        1: Level(turns=1_500, bound=0.6),
        2: Level(turns=2_000, bound=0.34),
        3: Level(turns=3_000, bound=0.2),
        4: Level(turns=6_000, bound=0.11),
        5: Level(turns=22_000, bound=0.0),
    },
    # A simulated turn of the games for three takes about twice as long: they get half as many.
    "hanaawase": {
        1: Level(turns=750, bound=0.87),
        2: Level(turns=1_000, bound=0.61),
        3: Level(turns=1_500, bound=0.395),
        4: Level(turns=3_000, bound=0.225),
        5: Level(turns=11_000, bound=0.0),
    },
    "hachihachi": {
        1: Level(turns=750, bound=0.8),
        2: Level(turns=1_000, bound=0.4),
        3: Level(turns=1_500, bound=0.26),
        4: Level(turns=3_000, bound=0.145),
        5: Level(turns=11_000, bound=0.0),
    },
}
LEVEL_NUMBERS = (1, 2, 3, 4, 5)


class SearchPlayer:
    """Samples the hidden cards, tries each option in the same worlds, and compares.

    Where a judge was taught by the rules (:func:`~hanafuda_lib.players.judge.judge_of`) it looks a turn
    ahead and asks the judge which card to play; elsewhere, and when it is asked a question (stop or
    koi-koi), it plays its options to the end.
    ``level`` is 1 to 5. ``standing`` tells how the match stands; then the chance to win it
    decides. ``budget`` replaces that of the level. The same seed and view give the same action.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> SearchPlayer(level=1).choose(view) in view.legal
    True
    """

    def __init__(
        self,
        *,
        seed: int = 0,
        level: int = 5,
        standing: Standing | None = None,
        budget: Budget | None = None,
    ) -> None:
        rng_for(seed)
        if type(level) is not int or level not in LEVEL_NUMBERS:
            raise RulesError("bad-level", f"bad level {shown(level)}: expected 1 to {LEVEL_NUMBERS[-1]}")
        self.seed = seed
        self.level = level
        self.standing = require_standing(standing)
        self.budget = None if budget is None else require_budget(budget)

    def __repr__(self) -> str:
        return f"SearchPlayer(seed={self.seed}, level={self.level})"

    def choose(self, view: View) -> Action:
        """The action of ``view.legal`` whose expected loss the level allows."""
        legal = require_choice(view)
        if len(legal) == 1:
            return legal[0]
        if is_opening(view):
            return GreedyPlayer().choose(view)
        return self._pick(view, self._options(view))

    def _options(self, view: View) -> tuple[Option, ...]:
        budget = self.budget_for(view)
        judge = judge_of(view.rules)
        if judge is not None and view.phase is not Phase.DECIDE:
            return foresee(view, judge, budget=budget, seed=self.seed)
        return estimate(view, budget=budget, seed=self.seed, standing=self.standing, drop=True)

    def budget_for(self, view: View) -> Budget:
        """How long it thinks about this view."""
        if self.budget is not None:
            return self.budget
        return Budget(turns=SEARCH_LEVELS[_game(view)][self.level].turns)

    def _pick(self, view: View, options: tuple[Option, ...]) -> Action:
        """One of the options within the bound, each as likely as the others; the best stands first."""
        best = options[0]
        game = _game(view)
        bound = SEARCH_LEVELS[game][self.level].bound * SWINGS[game]
        if not bound:
            return best.action
        near = [option for option in options if best.leaning - option.leaning <= bound]
        rng = rng_for(seed_of(view, self.seed) + 1)
        return near[int(rng.random() * len(near))].action


def _game(view: View) -> str:
    return str(view.rules.id).split("/", maxsplit=1)[0]


def is_opening(view: Any) -> bool:
    """Whether the question comes before the first card: who plays, what is shown.

    These are answered by rule of thumb, at every level.
    """
    if view.phase is not Phase.DECIDE or KOIKOI in view.legal:
        return False
    stage = getattr(view, "stage", None)
    return stage is None or stage.value not in ("answer", "interrupt")


level_1 = partial(SearchPlayer, level=1)
level_2 = partial(SearchPlayer, level=2)
level_3 = partial(SearchPlayer, level=3)
level_4 = partial(SearchPlayer, level=4)
level_5 = partial(SearchPlayer, level=5)
