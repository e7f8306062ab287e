"""What each play in Koi-Koi is worth by the judge, a turn ahead, in the same possible worlds.

Where a judge was taught by the rules of the round this is how the search player chooses a card; elsewhere
it plays its options to the end (:mod:`~hanafuda_lib.players.estimate`).
"""

from __future__ import annotations

from itertools import islice
from time import perf_counter

from hanafuda_lib.errors import RulesError
from hanafuda_lib.game import Phase, View, require_choice
from hanafuda_lib.players.budget import Budget, require_budget
from hanafuda_lib.players.estimate import Option, is_spent, seed_of, still_running
from hanafuda_lib.players.judge import Judge
from hanafuda_lib.players.lookahead import Lookahead
from hanafuda_lib.players.worlds import Hidden
from hanafuda_lib.table import rng_for

# An option so many points behind at first sight is not looked into.
_NEAR = 1.5
# A reply takes as long as so many simulated turns of a rollout.
_REPLY = 40
_BATCH = 8
_FIRST_PARTING = 24
_SURE = 2.0
# First sight counts as so many worlds: replies change two options apart by about 0.6 points on
# average, and by about 1.8 from world to world.
_FIRST_SIGHT = 10


def foresee(view: View, judge: Judge, *, budget: Budget, seed: int = 0) -> tuple[Option, ...]:
    """The plays or takes of the seat to move, the best first: leads in points, one value for each world.

    What is clearly behind is looked into no further. Without a budget in seconds the same view and
    seed give the same answer. Errors: :class:`RulesError` for a view that contradicts itself, or asks a
    question (stop or koi-koi).

    >>> from hanafuda_lib import koikoi
    >>> from hanafuda_lib.players.judge import judge_of
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> options = foresee(view, judge_of(koikoi.YAMATO), budget=Budget(worlds=10))
    >>> len(options), {option.action for option in options} == set(view.legal)
    (8, True)
    """
    legal = require_choice(view)
    if view.phase is Phase.DECIDE:
        raise RulesError("bad-view", "bad view: it asks a question, expected a card to play or to take")
    require_budget(budget)
    worlds = Hidden(view).worlds(rng_for(seed_of(view, seed)))
    ahead = Lookahead(view, judge)
    branches = {branch.action: branch for branch in ahead.branches(legal)}
    best = max(branch.prior for branch in branches.values())
    near = [branch for branch in branches.values() if best - branch.prior <= _NEAR]
    running = [Option(branch.action) for branch in near]
    looked = list(running)
    spent = number = 0
    stop = None if budget.seconds is None else perf_counter() + budget.seconds
    while len(running) > 1 and not is_spent(budget, spent, number, stop):
        batch = _BATCH if budget.worlds is None else min(_BATCH, budget.worlds - number)
        for world in islice(worlds, batch):
            for option in running:
                option.values.append(ahead.run(world, branches[option.action]))
        for option in running:
            option.pull_towards(branches[option.action].prior, worlds=_FIRST_SIGHT)
        number += batch
        spent += batch * len(running) * _REPLY
        if number >= _FIRST_PARTING:
            running = still_running(running, _SURE)
    if not number:  # nothing else comes near it
        running[0].values.append(best)
    first = min(looked, key=lambda option: (-len(option.values), -option.leaning))
    # What the replies changed for the best, they are taken to change for those that were left out.
    change = first.leaning - branches[first.action].prior
    far = [Option(action, [one.prior + change]) for action, one in branches.items() if one not in near]
    return tuple(sorted(looked + far, key=lambda option: (-len(option.values), -option.leaning)))
