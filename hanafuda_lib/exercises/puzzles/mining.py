"""Puzzles found in play: rounds between computer players, searched for moments with one clear best.

A moment stays when its best option leads by enough in a first short look, in a longer one, and again
in fresh worlds; the values that are kept are those of the last look, which chose nothing. The work is
cut into jobs (:func:`mine_rounds`), so any number of workers finds the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hanafuda_lib.actions import PASS
from hanafuda_lib.exercises.puzzles.found import explained, is_clear, position_of, puzzle_of
from hanafuda_lib.exercises.puzzles.model import Puzzle
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.game import Phase, find_rules
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.players.budget import Budget
from hanafuda_lib.players.estimate import Option, estimate
from hanafuda_lib.players.quick import QuickPlayer

#: The rule set that each game's puzzles are mined with.
RULES = {"koikoi": "koikoi/yamato", "hanaawase": "hanaawase/nintendo", "hachihachi": "hachihachi/std"}
# Worlds of the first look, the longer look and the check, and what each must show: a lead in points
# of Koi-Koi (elsewhere so many times as much) and in standard errors.
_LOOKS = ((32, 0.9, 1.5), (200, 0.7, 3.5), (500, 0.5, 3.2))
_SCALE = {"koikoi": 1.0, "hanaawase": 4.0, "hachihachi": 6.0}
# How many of the moments of a round are looked at, and how often a player does something else.
_LOOKED_AT = 0.35
_STRAYS = 0.12
#: No theme has more than this share of a shelf.
_MOST_OF_A_THEME = 0.35


def mine_rounds(job: list[Any]) -> list[dict[str, Any]]:
    """The puzzles of so many rounds, at most one a round: the job is game, first seed, number of rounds.

    >>> mine_rounds(["koikoi", 7, 0])
    []
    """
    game, first, rounds = job
    found = []
    for seed in range(first, first + rounds):
        puzzle = _mine_round(game, seed)
        if puzzle is not None:
            found.append(puzzle.to_json())
    return found


def _mine_round(game: str, seed: int) -> Puzzle | None:
    rng = Random(seed)
    player = QuickPlayer()
    round = GAMES[game].Round.deal(find_rules(RULES[game]), seed=seed)
    while round.to_move is not None:
        view = round.view(round.to_move)
        looks = len(view.legal) > 1 and rng.random() < _LOOKED_AT
        if looks and (view.phase is not Phase.DECIDE or len(view.legal) == 2):
            position = position_of(view)
            puzzle = None if position is None else look_at(f"mined/{game}-{seed}", position, seed=seed)
            if puzzle is not None:
                return puzzle
        strays = rng.random() < _STRAYS
        if PASS in view.legal:  # hands stay covered: a position cannot tell of shown ones
            round.play(PASS)
        elif strays and view.phase is not Phase.DECIDE:
            round.play(view.legal[int(rng.random() * len(view.legal))])
        else:
            round.play(player.choose(view))
    return None


def look_at(puzzle_id: str, position: Position, *, seed: int) -> Puzzle | None:
    """The puzzle of a position, if one option is clearly best, and once more in fresh worlds."""
    view = position.round(1).view(0)
    options: tuple[Option, ...] = ()
    for number, (worlds, lead, errors) in enumerate(_LOOKS):
        before = options[0].action if options else None
        options = estimate(view, budget=Budget(worlds=worlds), seed=seed * 10 + number)
        if not is_clear(options, lead=lead * _SCALE[position.game], errors=errors):
            return None
        if before is not None and options[0].action != before:
            return None
    return puzzle_of(puzzle_id, position, options)


def recheck(puzzle: Puzzle, *, seed: int, worlds: int = 500) -> bool:
    """Whether the answer of a mined puzzle is clearly best in fresh worlds.

    Of five hundred puzzles that hold, a few miss three standard errors by chance in one look: what
    is not clear in so many ``worlds`` is looked at in six times as many, and that decides.
    """
    view = puzzle.position.round(1).view(0)
    for number in (worlds, 6 * worlds):
        options = estimate(view, budget=Budget(worlds=number), seed=seed)
        if str(options[0].action) == puzzle.answer and is_clear(options):
            return True
    return False


def recheck_job(job: list[Any]) -> bool:
    """:func:`recheck` as a job: a puzzle as JSON, and a seed.

    >>> from hanafuda_lib.exercises.puzzles.mined import mined_puzzles
    >>> recheck_job([mined_puzzles("koikoi")[0].to_json(), 7])
    True
    """
    return recheck(Puzzle.from_json(job[0]), seed=job[1])


def shelf_of(found: Iterable[dict[str, Any]], *, want: int) -> list[Puzzle]:
    """The first puzzles that are found, but not too many of one theme.

    >>> shelf_of([], want=3)
    []
    """
    counts: dict[str, int] = {}
    shelf: list[Puzzle] = []
    for row in found:
        puzzle = explained(Puzzle.from_json(row))
        if counts.get(puzzle.theme, 0) < want * _MOST_OF_A_THEME and len(shelf) < want:
            counts[puzzle.theme] = counts.get(puzzle.theme, 0) + 1
            shelf.append(puzzle)
    return shelf


def job_list(game: str, *, jobs: int, rounds: int = 10, first_seed: int = 0) -> list[list[Any]]:
    """So many jobs for :func:`mine_rounds`, always the same.

    >>> job_list("koikoi", jobs=2, rounds=5)
    [['koikoi', 0, 5], ['koikoi', 5, 5]]
    """
    game_of(find_rules(RULES[game]))
    return [[game, first_seed + number * rounds, rounds] for number in range(jobs)]
