"""Words that the stories of all games are made of: cards, points, and what an event moved."""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_lib import names
from hanafuda_lib.cards import Card
from hanafuda_lib.game import Event, View
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.phrases import say


class Sentence(NamedTuple):
    """One sentence, and the place of the event that it tells."""

    at: int
    text: str


def card_name(card: Card, lang: str = "en") -> str:
    """A card's name inside a sentence.

    >>> card_name(Card.parse("02-chaff-1")), card_name(Card.parse("02-chaff-1"), "ja")
    ('plum blossom chaff 1', '梅のカス1')
    """
    name = names.card(card).in_lang(lang)
    if lang == "en":
        return name[:1].lower() + name[1:]
    last = card.id.rsplit("-", 1)[1]
    return name + last if lang == "ja" and last.isdigit() else name


def listed(cards: Pile, lang: str = "en") -> str:
    """The names of some cards, in a row.

    >>> listed(Pile.parse("03-red-poem 03-chaff-1 03-chaff-2"))
    'cherry with red poem ribbon, cherry blossom chaff 1 and cherry blossom chaff 2'
    """
    return joined([card_name(card, lang) for card in cards], lang)


def joined(words: list[str], lang: str = "en") -> str:
    """Words in a row, with "and" before the last.

    >>> joined(["a", "b", "c"])
    'a, b and c'
    """
    if len(words) < 2:
        return "".join(words)
    return say(lang, "common.and").join([say(lang, "common.comma").join(words[:-1]), words[-1]])


def with_month(card: Card, lang: str = "en") -> str:
    """A card and its month.

    >>> with_month(Card.parse("02-chaff-1"))
    'plum blossom chaff 1 (February)'
    """
    month = names.month(card.month).in_lang(lang)
    return say(lang, "common.card_in_month", card=card_name(card, lang), month=month)


def counted(points: int, lang: str = "en") -> str:
    """So many points.

    >>> counted(1), counted(5)
    ('1 point', '5 points')
    """
    return say(lang, "common.point" if points == 1 else "common.points", points=points)


def sentence(text: str) -> str:
    """A text with a capital letter at its start.

    >>> sentence("the dealer plays first")
    'The dealer plays first'
    """
    return text[:1].upper() + text[1:]


def moved(event: Event) -> Pile:
    """The cards that an event moved: the one played or flipped, and what it took."""
    return event.taken if event.card is None else event.taken | Pile.of([event.card])


def fields_after(view: View) -> list[Pile]:
    """The field after each event, read backwards from the field of now."""
    field, fields = view.field, []
    for event in reversed(view.events):
        fields.append(field)
        field = field | event.taken if event.taken else field - moved(event)
    return fields[::-1]
