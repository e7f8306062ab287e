"""Items on the twelve months: card to month, month to plant, plant to month, Japanese plants."""

from __future__ import annotations

from hanafuda_lib import names
from hanafuda_lib.cards import DECK, Card, Kind, Month
from hanafuda_lib.exercises.build import (
    LOOKS,
    card_says,
    choice_item,
    is_are,
    mixed_up,
    month_name,
    plant,
)
from hanafuda_lib.exercises.item import Choice, Item, Picture

_SOURCE = "S003"


def month_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(month_items())
    96
    """
    return [
        *(_month_of_card(card) for card in DECK),
        *(_flower_of_month(month) for month in Month),
        *(_month_of_flower(month) for month in Month),
        *(_flower_of_picture(month) for month in Month),
        *(_word_of_flower(month) for month in Month),
    ]


def _slug(month: int) -> str:
    return names.flower(month).en.replace(" ", "-")


def _month_of_card(card: Card) -> Item:
    item_id = f"month-of-card/{card.id}"
    own = card.month
    return choice_item(
        item_id,
        "Which month is this card?",
        Choice(str(int(own)), month_name(own)),
        [
            Choice(
                str(int(other)),
                month_name(other),
                f"{is_are(other)} There you see {LOOKS[other]}.",
            )
            for other in mixed_up(own, item_id)
        ],
        explanation=f"The plant tells the month: {plant(own)}, so {month_name(own)}.{_aside(card)}",
        nudge=f"Look at the plant: {_look_of(card)}.",
        tags=("months", "cards"),
        rules=("A.1.months",),
        level=1 if card.kind is Kind.CHAFF and card.id != "11-lightning" else 2,
        source=_SOURCE,
        pictures=[Picture(card, _described(card))],
    )


def _described(card: Card) -> str:
    """What a screen reader says: the picture, or the look of the plant where that is all there is."""
    if card.kind is Kind.CHAFF and card.id != "11-lightning":
        return f"a card with {LOOKS[card.month]}, and nothing else"
    return card_says(card) if card.id != "11-lightning" else "a red and black storm with lightning and a drum"


def _look_of(card: Card) -> str:
    # The one card of the deck on which the plant can hardly be seen.
    return "a storm; rain belongs to the willow" if card.id == "11-lightning" else LOOKS[card.month]


def _aside(card: Card) -> str:
    match card.id:
        case "11-lightning":
            return " The lightning card (鬼札 onifuda) shows a storm among willow twigs."
        case "08-moon" | "08-geese":
            return " The grass covers the dark hill under the sky."
        case "04-cuckoo":
            return " The bird is a cuckoo; the swallow flies in November."
        case _:
            return ""


def _flower_of_month(month: Month) -> Item:
    item_id = f"flower-of-month/{int(month)}"
    return choice_item(
        item_id,
        f"Which plant is {month_name(month)}?",
        Choice(_slug(month), names.flower(month).en),
        [
            Choice(
                _slug(other),
                names.flower(other).en,
                f"{names.flower(other).en.capitalize()} is {month_name(other)}.",
            )
            for other in mixed_up(month, item_id)
        ],
        explanation=is_are(month),
        nudge=f"On its cards you see {LOOKS[month]}.",
        tags=("months",),
        rules=("A.1.months",),
        level=1,
        source=_SOURCE,
    )


def _month_of_flower(month: Month) -> Item:
    item_id = f"month-of-flower/{int(month)}"
    before = month_name((month - 2) % 12 + 1)
    return choice_item(
        item_id,
        f"Which month is {plant(month)}?",
        Choice(str(int(month)), month_name(month)),
        [Choice(str(int(o)), month_name(o), is_are(o)) for o in mixed_up(month, item_id)],
        explanation=is_are(month),
        nudge=f"It comes right after {before}, the month of {names.flower((month - 2) % 12 + 1).en}.",
        tags=("months",),
        rules=("A.1.months",),
        level=1,
        source=_SOURCE,
    )


def _plain_chaff(month: Month) -> Card:
    return next(
        card
        for card in reversed(DECK)
        if card.month is month and (card.kind is Kind.CHAFF) == (month is not Month.WILLOW)
    )


def _flower_of_picture(month: Month) -> Item:
    """The plant from a card that shows nothing else (the willow: from its ribbon)."""
    item_id = f"flower-of-picture/{int(month)}"
    return choice_item(
        item_id,
        "Which plant is this?",
        Choice(_slug(month), names.flower(month).en),
        [
            Choice(
                _slug(other),
                names.flower(other).en,
                f"{names.flower(other).en.capitalize()} looks different: {LOOKS[other]}.",
            )
            for other in mixed_up(month, item_id)
        ],
        explanation=f"{LOOKS[month].capitalize()}: that is {plant(month)}, the plant of {month_name(month)}.",
        nudge=f"It is the plant of {month_name(month)}.",
        tags=("months", "plants"),
        rules=("A.1.months",),
        level=1,
        source=_SOURCE,
        pictures=[Picture(_plain_chaff(month), f"a card with {LOOKS[month]}")],
    )


def _word_of(month: Month) -> str:
    name = names.flower(month)
    return f"{name.en.capitalize()} is {name.ja} {name.romaji}."


def _word_of_flower(month: Month) -> Item:
    item_id = f"word-of-flower/{int(month)}"
    name = names.flower(month)
    return choice_item(
        item_id,
        f"Which plant is {name.ja} {name.romaji}?",
        Choice(_slug(month), name.en),
        [
            Choice(
                _slug(other),
                names.flower(other).en,
                _word_of(other),
            )
            for other in mixed_up(month, item_id)
        ],
        explanation=f"{name.ja} {name.romaji} is {name.en}, the plant of {month_name(month)}.",
        nudge=f"It is the plant of {month_name(month)}.",
        tags=("words", "months"),
        rules=("A.1.months",),
        level=3,
        source=_SOURCE,
    )
