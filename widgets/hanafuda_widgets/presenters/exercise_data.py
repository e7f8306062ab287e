"""A set of scoring exercises as data: every pile with its answer, and what is said to any answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanafuda_lib.cards import DECK
from hanafuda_lib.exercises.scoring import Candidate, Pileful, Standing
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.card_json import KINDS, card_json
from hanafuda_widgets.presenters.score_json import score_json, yaku_title

#: The four steps from a worked example to an exercise: what is left to the learner.
STEPS = {
    1: "Nothing: a worked example",
    2: "The total",
    3: "The last yaku and the total",
    4: "Everything",
}
#: All words of the exercise that depend on how it stands; the front end has none of its own.
WORDS = {
    "status1": "A worked example: read how the points come about, then go on to the next pile.",
    "status2": "The yaku of this pile are given. What is the total?",
    "status3": "The last yaku of this pile is missing, and the total. Fill them in.",
    "status4": "Tick the yaku of this pile, write the points of each, and the total.",
    "right": "All right.",
    "one": "1 mistake.",
    "many": "{n} mistakes.",
    "revealed": "Here is the answer.",
    "go": "Go on to the next pile.",
    "end": "That was the last pile of this set. Right at the first try: {n}.",
    "pile": "Pile {n} of {m}",
    "correct": "Right.",
    "follows": "This follows from your lines; with the right lines it is {n}.",
    "blank": "No total written.",
    "lines": "Yaku in this pile",
    "total": "Total",
    "check": "Check",
    "next": "Next pile",
    "again": "Try again",
    "reveal": "Show the answer",
    "restart": "First pile",
    "stepBar": "What you fill in",
    "pileBar": "Pile",
    "thePile": "The pile",
}


def exercise_json(piles: Sequence[Pileful], title: str) -> dict[str, Any]:
    """A whole set: all that the front end needs to ask, check and explain."""
    return {
        "problems": [problem_json(each, title) for each in piles],
        "words": WORDS,
        "steps": [[step, f"{step} · {label}"] for step, label in STEPS.items()],
        "kinds": [[kind.value, label] for kind, label in KINDS.items()],
    }


def problem_json(pileful: Pileful, title: str) -> dict[str, Any]:
    """One pile with its answer and every explanation; cards are ids."""
    score = pileful.score
    box = score_json(score, panel="answer", title=title, note=_note(pileful))
    for line, found in zip(
        box["lines"], [*score.lines, *(item.line for item in score.replaced)], strict=True
    ):
        line["cards"] = [card["id"] for card in line["cards"]]
        line["yaku"] = found.yaku.id
    return {
        "cards": [card.id for card in pileful.pile],
        "given": [line.yaku.id for line in score.lines],
        "rows": [_row(candidate) for candidate in pileful.candidates()],
        "total": {"points": score.total, "slips": _slips(pileful.total_slips()),
                  "why": f"The total is {pileful.total_why}."},
        "seven": pileful.doubles_seven,
        "factor": pileful.factor,
        "box": box,
    }  # fmt: skip


def _note(pileful: Pileful) -> str:
    if not pileful.calls:
        return ""
    return f"The opponent called koi-koi {'once' if pileful.calls == 1 else f'{pileful.calls} times'}."


def _row(candidate: Candidate) -> dict[str, Any]:
    return {
        "id": candidate.yaku.id,
        "label": yaku_title(candidate.yaku.name),
        "points": candidate.points if candidate.standing is Standing.COUNTS else None,
        "missed": candidate.missed,
        "claimed": candidate.claimed,
        "slips": _slips(candidate.slips),
        "why": candidate.why,
    }


def _slips(slips: tuple[Any, ...]) -> list[list[Any]]:
    """Each text once, with the numbers that it answers."""
    by_text: dict[str, list[int]] = {}
    for slip in slips:
        by_text.setdefault(slip.text, []).append(slip.points)
    return [[text, points] for text, points in by_text.items()]


def cards_json(piles: list[Pile]) -> dict[str, Any]:
    """Each card that lies in one of the piles, by its id."""
    seen = {card for pile in piles for card in pile}
    return {card.id: card_json(card) for card in DECK if card in seen}
