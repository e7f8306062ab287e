"""Exercises: one bank of items for lessons, quizzes, drills, the card trainer and worksheets.

>>> from hanafuda_lib import exercises
>>> item = exercises.find_item("doubling/7-1")
>>> item.grade("28").right, item.grade("14").text.split(".")[0]
(True, 'One doubling, but both count here, one after the other')
"""

from hanafuda_lib.exercises.bank import (
    PAGES,
    RETIRED,
    TOPICS,
    asking,
    bank,
    choices_of,
    draw,
    exam,
    exam_pool,
    find_item,
    select,
    trained,
)
from hanafuda_lib.exercises.item import AnswerKind, Choice, Item, ItemError, Picture, Verdict

__all__ = [
    "PAGES",
    "RETIRED",
    "TOPICS",
    "AnswerKind",
    "Choice",
    "Item",
    "ItemError",
    "Picture",
    "Verdict",
    "asking",
    "bank",
    "choices_of",
    "draw",
    "exam",
    "exam_pool",
    "find_item",
    "select",
    "trained",
]
