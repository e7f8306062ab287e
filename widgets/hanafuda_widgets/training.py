"""When to ask again, by FSRS: the card trainer's plan in Python, the same as in the page.

The page works with ``ts-fsrs``, this module with its sibling ``fsrs``; both get the parameters of
:mod:`hanafuda_lib.exercises.progress` and the same answers, and a test compares their plans. A day
is the learner's own day: within it answers count as made at once, between days whole days pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time

from fsrs import Card, Scheduler
from fsrs import Rating as FsrsRating

from hanafuda_lib import exercises
from hanafuda_lib.exercises.item import Item
from hanafuda_lib.exercises.progress import LONGEST, PARAMETERS, RETENTION, Answer, Progress, Rating

#: An item that will be known for so many days counts as known.
KNOWN = 21.0
_SCHEDULER = Scheduler(
    parameters=PARAMETERS,
    desired_retention=RETENTION,
    learning_steps=(),  # within a day the trainer itself asks again what was wrong
    relearning_steps=(),
    maximum_interval=LONGEST,
    enable_fuzzing=False,
)


@dataclass(frozen=True, slots=True)
class Memory:
    """What FSRS thinks of one item: for how many days it is known, how hard it is, when it is due."""

    stability: float
    difficulty: float
    last: date
    due: date
    answers: int
    lapses: int


def memory_of(answers: Iterable[Answer]) -> Memory | None:
    """What these answers to one item, in the order of time, have left; ``None`` before the first.

    >>> memory_of([Answer("word/oya", "2026-11-30T18:00:00+00:00", Rating.GOOD)]).due
    datetime.date(2026, 12, 2)
    """
    card = Card(card_id=1)
    last: date | None = None
    count = lapses = 0
    for each in answers:
        # A clock that was set back, or a journey to the west: time does not run backwards.
        last = each.day if last is None else max(last, each.day)
        lapses += each.rating is Rating.AGAIN and count > 0
        count += 1
        moment = datetime.combine(last, time(), UTC)
        card, _ = _SCHEDULER.review_card(card, FsrsRating(int(each.rating)), moment)
    if last is None or card.stability is None or card.difficulty is None:
        return None
    return Memory(card.stability, card.difficulty, last, card.due.date(), count, lapses)


def memories(progress: Progress) -> dict[str, Memory]:
    """What is left of every item that was ever asked, by its id."""
    found = {item: memory_of(answers) for item, answers in progress.by_item().items()}
    return {item: memory for item, memory in found.items() if memory is not None}


@dataclass(frozen=True, slots=True)
class Plan:
    """What is due, what is new, and what is known on a day."""

    day: date
    due: tuple[Item, ...]
    new: tuple[Item, ...]
    known: tuple[Item, ...]
    next_day: date | None

    def __str__(self) -> str:
        lines = [
            f"{self.day}: {len(self.due)} due, {len(self.new)} not asked yet, {len(self.known)} known",
        ]
        if self.next_day is not None:
            lines.append(f"next: {self.next_day}")
        return "\n".join(lines)


def plan(progress: Progress, *, today: date, items: Iterable[Item] | None = None) -> Plan:
    """The plan of a day. ``items``: left out, those of the card trainer.

    >>> print(plan(Progress(), today=date(2026, 11, 30)))
    2026-11-30: 0 due, 125 not asked yet, 0 known
    """
    known = memories(progress)
    asked = exercises.trained() if items is None else tuple(items)
    met = [item for item in asked if item.id in known]
    due = sorted((item for item in met if known[item.id].due <= today), key=lambda item: known[item.id].due)
    later = [known[item.id].due for item in met if known[item.id].due > today]
    return Plan(
        day=today,
        due=tuple(due),
        new=tuple(item for item in asked if item.id not in known),
        known=tuple(item for item in met if known[item.id].stability >= KNOWN),
        next_day=min(later, default=None),
    )
