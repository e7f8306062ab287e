"""Questions at the end of each lesson: what the page has taught, asked before the reader goes on.

Each item has the tag ``lesson-`` and the name of its page, so that a page asks for its own:
``Quiz(tags=["lesson-match"])``. Numbers are computed by the games themselves.
"""

from __future__ import annotations

from hanafuda_lib.exercises.item import Item
from hanafuda_lib.exercises.lessons.deck import deck_questions
from hanafuda_lib.exercises.lessons.hachihachi import hachihachi_questions
from hanafuda_lib.exercises.lessons.hanaawase import hanaawase_questions
from hanafuda_lib.exercises.lessons.koikoi import koikoi_questions


def lesson_items() -> list[Item]:
    """Every item of the lessons, in the order of the book.

    >>> lesson_items()[0].id
    'what-is-hanafuda/cards'
    """
    return [*deck_questions(), *koikoi_questions(), *hanaawase_questions(), *hachihachi_questions()]
