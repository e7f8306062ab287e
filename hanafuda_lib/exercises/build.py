"""Small helpers with which the generators make items."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict

from hanafuda_lib import names, options, rule_index
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


#: The chapter of the book that teaches a topic (an item's first tag).
CHAPTER_OF: dict[str, int] = {
    "months": 1, "kinds": 1, "points": 1, "ribbons": 1, "lore": 1,
    "taking": 2, "dealing": 2,
    "yaku": 3, "rules": 3, "doubling": 3, "scoring": 3, "koikoi": 3, "koikoi-options": 3,
    "hana-awase": 4, "hachi-hachi": 5,
    "hana-round": 4, "hana-points": 4, "hana-yaku": 4, "hana-settlement": 4, "hana-options": 4,
    "hachi-money": 5, "hachi-seats": 5, "hachi-hands": 5, "hachi-yaku": 5, "hachi-sage": 5, "hachi-hatto": 5,
    "hachi-end": 5, "hachi-options": 5,
}  # fmt: skip
_LONGEST_SLUG = 48


class Marks(TypedDict):
    """What several items of a page share: their tags and the mark of their source."""

    tags: Sequence[str]
    source: str


def marked(tags: Sequence[str], rules: Sequence[str] = ()) -> tuple[str, ...]:
    """Tags with that of the chapter that teaches the first of them, and those of the rules.

    >>> marked(["taking", "months"]), marked(["words"], ["A.2", "B.3.sevenDoubling"])
    (('taking', 'months', 'chapter-2'), ('words', 'rule-A-2'))
    """
    chapter = CHAPTER_OF.get(tags[0])
    known = [topic.tag for topic in rule_index.TOPICS if topic.id in rules]
    return (*tags, *([] if chapter is None else [f"chapter-{chapter}"]), *known)


_YAKU_RULES = {
    "goko": "brights", "shiko": "brights", "ameshiko": "brights", "sanko": "brights", "none": "brights",
    "inoshikacho": "animals", "tane": "animals", "kasu": "chaff",
    "hanamizake": "viewing", "tsukimizake": "viewing",
}  # fmt: skip
_OPTION_RULES = {
    "deal": "firstDealerTie dealSize fieldFour fieldFourPairs",
    "hand": "handYaku handYakuBoth handPairs handYakuStack",
    "values": "brightValues brights ribbonsAnimals viewing nomi tsukifuda kusatan",
    "rain": "ameNagare kiriNagare",
    "cards": "cupRole lightningWild",
    "doubling": "sevenDoubling koikoiMultiplier fieldBrights",
    "calling": "koikoiLimit koikoiNeeds yakuCheck",
    "end": "koikoiExhausted exhaustedDraw playOutStock",
    "match": "scoring gameLength dealerRotation",
}


def rule_of_yaku(yaku_id: str) -> str:
    """The rule on a yaku of Koi-Koi.

    >>> rule_of_yaku("tane"), rule_of_yaku("akatan")
    ('B.1.animals', 'B.1.ribbons')
    """
    return f"B.1.{_YAKU_RULES.get(yaku_id, 'ribbons')}"


def option_rules(field: str) -> tuple[str, ...]:
    """The rules on an option of Koi-Koi: the option itself, and the part of the house rules.

    >>> option_rules("koikoi_limit")
    ('B.3.koikoiLimit', 'B.3.calling')
    """
    name = options.camel(field)
    part = next(part for part, words in _OPTION_RULES.items() if name in words.split())
    return f"B.3.{name}", f"B.3.{part}"


def slug(text: str) -> str:
    """A choice's id from its text.

    >>> slug("Yes: both pay, in full."), slug("−12")
    ('yes-both-pay-in-full', 'minus-12')
    """
    plain = re.sub(r"[^a-z0-9]+", "-", text.lower().replace("−", "minus ")).strip("-")
    return plain[:_LONGEST_SLUG].rstrip("-")


def ask(
    item_id: str,
    prompt: str,
    right: object,
    wrong: Mapping[Any, str],
    *,
    why: str,
    nudge: str,
    tags: Sequence[str],
    level: int,
    rules: Sequence[str],
    source: str,
    pictures: Iterable[Picture] = (),
) -> Item:
    """A question with its right answer and wrong ones, each with the misunderstanding behind it.

    >>> item = ask("test/par", "What is par for three?", 88, {80: "That is par without chaff."},
    ...            why="264 shared by three.", nudge="The whole deck has 264.", tags=["hana-points"],
    ...            level=3, rules=["C.1.5"], source="S004")
    >>> item.answer, item.grade("80").text
    ('88', 'That is par without chaff. 264 shared by three.')
    """
    return choice_item(
        item_id,
        prompt,
        Choice(slug(_written(right)), _written(right)),
        [
            Choice(slug(_written(text)), _written(text), reason)
            for text, reason in wrong.items()
            if str(text) != str(right)
        ],
        explanation=why,
        nudge=nudge,
        tags=tags,
        level=level,
        source=source,
        pictures=pictures,
        rules=rules,
    )


def _written(answer: object) -> str:
    """A number with a real minus; any other answer as it is."""
    return str(answer).replace("-", "−") if isinstance(answer, int) else str(answer)


def number(
    item_id: str,
    prompt: str,
    answer: int,
    slips: Mapping[int, str],
    *,
    why: str,
    nudge: str,
    tags: Sequence[str],
    level: int,
    rules: Sequence[str],
    source: str,
    pictures: Iterable[Picture] = (),
) -> Item:
    """A question that is answered with a number; ``slips`` are well-known wrong ones."""
    return Item(
        id=item_id,
        kind=AnswerKind.NUMBER,
        prompt=prompt,
        answer=str(answer),
        choices=tuple(Choice(str(n), str(n), text) for n, text in slips.items() if n != answer),
        explanation=why,
        nudge=nudge,
        tags=marked(tags, rules),
        level=level,
        source=source,
        rules=tuple(rules),
        pictures=tuple(pictures),
    )


def shown(cards: Iterable[Card], row: str = "") -> list[Picture]:
    """Cards as pictures, in words that a screen reader says.

    >>> shown([Card.parse("01-crane")], "Field")[0].says
    'pine with crane'
    """
    return [Picture(card, card_says(card), row) for card in cards]


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
        tags=marked(tags, rules),
        level=level,
        source=source,
        pictures=tuple(pictures),
        rules=tuple(rules),
    )
