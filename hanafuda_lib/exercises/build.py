"""Small helpers with which the generators make items."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanafuda_lib import names
from hanafuda_lib.cards import Card, Month
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import AnswerKind, Choice, Item, Picture

#: Months whose plants are easily mixed up: they make the best wrong choices.
EASILY_MIXED: dict[int, tuple[int, ...]] = {
    1: (11, 8, 12), 2: (3, 10, 9), 3: (2, 6, 7), 4: (7, 5, 11), 5: (4, 12, 6), 6: (9, 5, 2),
    7: (4, 10, 3), 8: (11, 1, 7), 9: (6, 2, 10), 10: (2, 7, 9), 11: (4, 8, 1), 12: (5, 4, 6),
}  # fmt: skip

#: How the plant of each month looks on the cards: a first hint, and what a screen reader says.
LOOKS: dict[int, str] = {
    1: "bundles of green needles on a bare trunk",
    2: "small round red blossoms on dark twigs",
    3: "a cloud of pale pink blossoms",
    4: "violet blossoms that hang down in long rows",
    5: "blue-violet flowers on straight stems, with leaves like swords",
    6: "big red flowers with broad leaves",
    7: "bent twigs with rows of tiny leaves and pink blossoms",
    8: "a round dark hill of grass",
    9: "round flowers with many narrow petals, yellow and red",
    10: "red leaves with pointed fingers",
    11: "thin green twigs that hang down like rain",
    12: "broad green leaves under upright clusters of small violet flowers",
}


def month_name(month: int) -> str:
    """The month in English.

    >>> month_name(3)
    'March'
    """
    return names.month(month).en


def plant(month: int) -> str:
    """The plant with its Japanese name.

    >>> plant(3)
    'cherry (桜 sakura)'
    """
    return str(names.flower(month))


def is_are(month: int) -> str:
    """A month and its plant as a sentence.

    >>> is_are(3)
    'March is cherry (桜 sakura).'
    """
    return f"{month_name(month)} is {plant(month)}."


def card_says(card: Card) -> str:
    """A card's picture in words, without its month and kind.

    >>> card_says(Card.parse("01-crane"))
    'pine with crane'
    """
    name = names.card(card).en
    return name[0].lower() + name[1:]


def mixed_up(month: int, by: str, *, count: int = 3) -> list[Month]:
    """Other months for wrong choices: two that are easily mixed up with it, and others.

    >>> [int(other) for other in mixed_up(4, "x")][:2]
    [7, 5]
    """
    near = list(EASILY_MIXED[month][:2])
    far = [int(other) for other in shuffled(Month, by) if other != month and other not in near]
    return [Month(other) for other in (near + far)[:count]]


def choice_item(
    item_id: str,
    prompt: str,
    right: Choice,
    wrong: Iterable[Choice],
    *,
    explanation: str,
    nudge: str,
    tags: Sequence[str],
    level: int,
    source: str,
    pictures: Iterable[Picture] = (),
    rules: Sequence[str] = (),
) -> Item:
    """An item whose answer is one of some choices, the right one first."""
    return Item(
        id=item_id,
        kind=AnswerKind.CHOICE,
        prompt=prompt,
        choices=(right, *wrong),
        answer=right.id,
        explanation=explanation,
        nudge=nudge,
        tags=tuple(tags),
        level=level,
        source=source,
        pictures=tuple(pictures),
        rules=tuple(rules),
    )
