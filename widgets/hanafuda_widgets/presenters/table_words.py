"""Words that the stories of all games are made of: cards, points, and what an event moved."""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_lib import names
from hanafuda_lib.cards import Card
from hanafuda_lib.game import Event, View
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.phrases.voice import Voice

_ENGLISH = Voice("en", None, ())


class Sentence(NamedTuple):
    """One sentence, and the place of the event that it tells; ``minor`` is a card played or flipped."""

    at: int
    text: str
    minor: bool = False


def card_name(card: Card) -> str:
    """A card's name inside an English sentence.

    >>> card_name(Card.parse("02-chaff-1"))
    'plum blossom chaff 1'
    """
    return _ENGLISH.card(card)


def listed(cards: Pile) -> str:
    """The English names of some cards, in a row.

    >>> listed(Pile.parse("03-red-poem 03-chaff-1 03-chaff-2"))
    'cherry with red poem ribbon, cherry blossom chaff 1 and cherry blossom chaff 2'
    """
    return _ENGLISH.cards(cards)


def with_month(card: Card) -> str:
    """A card and its month in English.

    >>> with_month(Card.parse("02-chaff-1"))
    'plum blossom chaff 1 (February)'
    """
    return f"{card_name(card)} ({names.month(card.month).en})"


def counted(points: int) -> str:
    """So many points in English.

    >>> counted(1), counted(5)
    ('1 point', '5 points')
    """
    return _ENGLISH.points(points)


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
