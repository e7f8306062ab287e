"""Scoring on paper: a pile, a table for yaku and points, and the score written out in the key."""

from __future__ import annotations

from hanafuda_lib.classroom.task import Grid, Strip, Task
from hanafuda_lib.exercises import Picture
from hanafuda_lib.exercises.build import card_says
from hanafuda_lib.exercises.scoring import Pileful, capital
from hanafuda_lib.exercises.scoring_piles import HAND_PICKED, MOST_PILES, pile_set
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.pile import KIND_PILES, Pile

_CALLS = ("Nobody has called koi-koi.", "Your opponent has called koi-koi once.")
_BLANK_ROWS = 5
_SHELF = frozenset(map(Pile.parse, HAND_PICKED))
# Seeds of one sheet's further sets lie this far apart, so that they never meet another sheet's.
_NEXT_SET = 7919


def scoring_tasks(rules: Rules, *, level: int, seed: int, count: int, drawn_only: bool = False) -> list[Task]:
    """``count`` different piles of a level, to be scored line by line.

    With ``drawn_only`` none is of the shelf of hand-picked piles, which is short: so the versions of
    one sheet differ.

    >>> scoring_tasks(Rules(), level=3, seed=1, count=2)[0].answer.startswith("Total ")
    True
    """
    found: dict[Pile, Pileful] = {}
    while len(found) < count:
        fresh = pile_set(rules, level=level, seed=seed % 100_000_000, count=MOST_PILES)
        for each in fresh:
            if not (drawn_only and each.pile in _SHELF):
                found.setdefault(each.pile, each)
        seed += _NEXT_SET
    return [_task(each) for each in list(found.values())[:count]]


def _task(pileful: Pileful) -> Task:
    score = pileful.score
    rows = [(str(line.yaku.name), str(line.points)) for line in score.lines]
    blank = [("", "")] * max(_BLANK_ROWS, len(rows) + 1)
    return Task(
        prompt=f"This is your pile. {_CALLS[min(pileful.calls, 1)]} You stop. "
        "Write down each yaku with its points, then the total.",
        answer=f"Total {score.total}",
        strips=(Strip("Your pile", _sorted(pileful.pile)),),
        grid=Grid(("Yaku", "Points"), (*blank, ("Total", ""))),
        solved=Grid(("Yaku", "Points"), (*rows, ("Total", str(score.total)))),
        solution=(
            *(f"{line.yaku.name.en}: {line.why}." for line in score.lines),
            *(f"{capital(item.why)}." for item in score.replaced),
            f"{capital(pileful.total_why)}.",
        ),
    )


def _sorted(pile: Pile) -> tuple[Picture, ...]:
    """By kind, as cards lie before a player."""
    return tuple(Picture(card, card_says(card)) for kind in KIND_PILES.values() for card in pile & kind)
