"""Items on Japanese words: kinds, the table, the game, the yaku, pictures, old month names."""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_lib import names
from hanafuda_lib.cards import Card, Kind, Month
from hanafuda_lib.exercises.build import card_says, choice_item, mixed_up, month_name, rule_of_yaku
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import AnswerKind, Choice, Item
from hanafuda_lib.koikoi import YAMATO


class _Term(NamedTuple):
    """A word of the game: a stable key, how it is written and said, what it means."""

    key: str
    ja: str
    romaji: str
    meaning: str


# RULES.md §0.2. Each group is asked within itself, so that the wrong choices are near.
_TABLE = (
    _Term("tefuda", "手札", "tefuda", "hand"),
    _Term("ba", "場", "ba", "field"),
    _Term("yamafuda", "山札", "yamafuda", "stock"),
    _Term("torifuda", "取り札", "torifuda", "pile"),
    _Term("fuda", "札", "fuda", "card"),
)
_GAME = (
    _Term("oya", "親", "oya", "the dealer, who plays first"),
    _Term("yaku", "役", "yaku", "a set of cards that scores"),
    _Term("teyaku", "手役", "teyaku", "a yaku in the dealt hand"),
    _Term("dekiyaku", "出来役", "dekiyaku", "a yaku made in play"),
    _Term("shobu", "勝負", "shōbu", "stop: the round ends, and you score"),
    _Term("koikoi", "こいこい", "koi-koi", "“come, come!”: the round goes on"),
)
# Pictures of cards by their Japanese word: id, how it is written and said.
_PICTURES = (
    ("01-crane", "鶴", "tsuru"), ("02-warbler", "鶯", "uguisu"), ("03-curtain", "幕", "maku"),
    ("04-cuckoo", "不如帰", "hototogisu"), ("05-bridge", "八橋", "yatsuhashi"),
    ("06-butterflies", "蝶", "chō"),
    ("07-boar", "猪", "inoshishi"), ("08-moon", "月", "tsuki"), ("08-geese", "雁", "kari"),
    ("09-cup", "盃", "sakazuki"), ("10-deer", "鹿", "shika"), ("11-swallow", "燕", "tsubame"),
    ("12-phoenix", "鳳凰", "hōō"),
)  # fmt: skip


def word_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(word_items())
    56
    """
    return [
        *(_word_of_kind(kind) for kind in Kind),
        *(_term(term, _TABLE) for term in _TABLE),
        *(_term(term, _GAME) for term in _GAME),
        *(_picture(place) for place in range(len(_PICTURES))),
        *(_old_month(month) for month in Month),
        *(_yaku_word(row.id) for row in YAMATO.yaku_table().rows),
        *(_written(term) for term in (_GAME[0], _GAME[1], _GAME[4])),
    ]


def _word_of_kind(kind: Kind) -> Item:
    name = names.kind(kind)
    return choice_item(
        f"word-of-kind/{kind.value}",
        f"Which kind of card is {name.ja} {name.romaji}?",
        Choice(kind.value, name.en),
        [
            Choice(
                each.value,
                names.kind(each).en,
                f"{names.kind(each).en.capitalize()} is {names.kind(each).ja} {names.kind(each).romaji}.",
            )
            for each in Kind
            if each is not kind
        ],
        explanation=f"{name.ja} {name.romaji} is {name.en}.",
        nudge={
            Kind.BRIGHT: "The word means light.",
            Kind.ANIMAL: "The word means seed.",
            Kind.RIBBON: "The word means a narrow strip of paper for a poem.",
            Kind.CHAFF: "The word means what is left over.",
        }[kind],
        tags=("words", "kinds"),
        rules=("A.1.kinds",),
        level=3,
        source="RULES A.1",
    )


def _term(term: _Term, group: tuple[_Term, ...]) -> Item:
    item_id = f"word/{term.key}"
    others = shuffled((each for each in group if each != term), item_id)[:3]
    return choice_item(
        item_id,
        f"What is {term.ja} {term.romaji}?",
        Choice(term.key, term.meaning),
        [
            Choice(each.key, each.meaning, f"“{each.meaning.capitalize()}” would be {each.ja} {each.romaji}.")
            for each in others
        ],
        explanation=f"{term.ja} {term.romaji}: {term.meaning}.",
        nudge=_TERM_NUDGES[term.key],
        tags=("words",),
        rules=("0.2",),
        level=3,
        source="RULES 0.2",
    )


_TERM_NUDGES = {
    "tefuda": "手 te is the hand at the end of your arm.",
    "ba": "The word means a place: it lies open for both.",
    "yamafuda": "山 yama is a mountain, a heap.",
    "torifuda": "取る toru is to take.",
    "fuda": "It is in hana-fuda, the flower …",
    "oya": "The word means parent.",
    "yaku": "All that you collect cards for.",
    "teyaku": "手 te is the hand.",
    "dekiyaku": "出来る dekiru is to be made, to come about.",
    "shobu": "The word means a contest: “let us settle it”.",
    "koikoi": "You call it when you want more.",
}


def _pictured(card_id: str, ja: str, romaji: str) -> Choice:
    card = Card.parse(card_id)
    return Choice(card_id, card_says(card), f"That is {ja} {romaji}: {card_says(card)}.", card)


def _picture(place: int) -> Item:
    card_id, ja, romaji = _PICTURES[place]
    item_id = f"word-of-picture/{card_id}"
    others = shuffled((row for row in _PICTURES if row[0] != card_id), item_id)[:3]
    card = Card.parse(card_id)
    return choice_item(
        item_id,
        f"Which card is {ja} {romaji}?",
        Choice(card.id, card_says(card), "", card),
        [_pictured(other, their, says) for other, their, says in others],
        explanation=f"{ja} {romaji}: the card is {card_says(card)}, of {month_name(card.month)}.",
        nudge=f"It is a card of {month_name(card.month)}.",
        tags=("words", "cards"),
        rules=("A.1.months",),
        level=4,
        source="RULES A.1",
    )


def _old_month(month: Month) -> Item:
    item_id = f"old-month/{int(month)}"
    name = names.traditional_month(month)
    return choice_item(
        item_id,
        f"Which month has the old name {name.ja} {name.romaji}?",
        Choice(str(int(month)), month_name(month)),
        [
            Choice(str(int(o)), month_name(o), f"{month_name(o)} was {names.traditional_month(o).romaji}.")
            for o in mixed_up(month, item_id)
        ],
        explanation=f"{name.ja} {name.romaji} is {month_name(month)} in the old calendar, "
        "which runs about a month behind ours.",
        nudge=f"Its plant is {names.flower(month).en}.",
        tags=("words", "months"),
        rules=("A.2",),
        level=5,
        source="RULES A.2",
    )


def _yaku_says(yaku_id: str) -> str:
    name = names.yaku(yaku_id)
    return f"{name.en} is {name.ja} {name.romaji}."


def _yaku_word(yaku_id: str) -> Item:
    item_id = f"word-of-yaku/{yaku_id}"
    name = names.yaku(yaku_id)
    table = {row.id: row for row in YAMATO.yaku_table().rows}
    others = shuffled((row for row in table if row != yaku_id), item_id)[:3]
    return choice_item(
        item_id,
        f"Which yaku is {name.ja} {name.romaji}?",
        Choice(yaku_id, name.en),
        [Choice(each, names.yaku(each).en, _yaku_says(each)) for each in others],
        explanation=f"{name.ja} {name.romaji} is {name.en}: {table[yaku_id].sentence}.",
        nudge=f"It needs: {table[yaku_id].sentence}.",
        tags=("words", "yaku"),
        rules=(rule_of_yaku(yaku_id),),
        level=4,
        source="S003",
    )


def _written(term: _Term) -> Item:
    """A word to be written, the hardest way to know it: nothing is there to be recognised."""
    return Item(
        id=f"write-word/{term.key}",
        kind=AnswerKind.TEXT,
        prompt=f"Write the Japanese word in Latin letters: {term.meaning}.",
        answer=term.romaji,
        accept=(term.ja, term.romaji.replace("ō", "ou")),
        explanation=f"{term.romaji} ({term.ja}): {term.meaning}. Long vowels need no mark here.",
        nudge=_TERM_NUDGES[term.key],
        tags=("words",),
        rules=("0.2",),
        level=5,
        source="RULES 0.2",
    )
