"""The 48 cards as one table: twelve months of four cards (RULES.md §A.1).

A card has a month, a kind and, for ribbons, a sort of ribbon. Everything else that a game says
about it (does the cup count as chaff?) is a rule of that game, not a property of the card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, StrEnum
from typing import Self

from hanafuda_lib.errors import NotationError, shown


class Month(IntEnum):
    """A month (月 *tsuki*), known by its flower (花 *hana*): four cards each. Source: S003, FW.

    >>> Month(3).name, int(Month.CHERRY)
    ('CHERRY', 3)
    """

    PINE = 1
    PLUM = 2
    CHERRY = 3
    WISTERIA = 4
    IRIS = 5
    PEONY = 6
    BUSH_CLOVER = 7
    SUSUKI = 8
    CHRYSANTHEMUM = 9
    MAPLE = 10
    WILLOW = 11
    PAULOWNIA = 12


class Kind(Enum):
    """A kind of card: bright 光 *hikari*, animal 種 *tane*, ribbon 短冊 *tanzaku*, chaff カス *kasu*.

    ``points`` are the card points of hana-awase and Hachi-hachi; Koi-Koi does not use them.
    Source: S003, S000.

    >>> [(kind.value, kind.points) for kind in Kind]
    [('bright', 20), ('animal', 10), ('ribbon', 5), ('chaff', 1)]
    """

    BRIGHT = "bright", 20
    ANIMAL = "animal", 10
    RIBBON = "ribbon", 5
    CHAFF = "chaff", 1

    points: int

    def __new__(cls, value: str, points: int) -> Self:
        """A member from its row."""
        member = object.__new__(cls)
        member._value_ = value
        member.points = points
        return member

    def __repr__(self) -> str:
        return f"Kind.{self.name}"


class Ribbon(StrEnum):
    """A sort of ribbon (短冊 *tanzaku*): with a poem, blue, or plain red. Source: S003, FW.

    >>> Card.parse("06-blue-ribbon").ribbon is Ribbon.BLUE
    True
    """

    RED_POEM = "red-poem"
    BLUE = "blue"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One of the 48 cards (札 *fuda*). There is one object for each: compare with ``is`` or ``==``.

    ``index`` runs from 0 to 47 in month order and is the card's bit in a :class:`Pile`.

    >>> crane = Card.parse("01-crane")
    >>> crane.month, crane.kind, crane.points, crane.index
    (<Month.PINE: 1>, Kind.BRIGHT, 20, 0)
    >>> crane
    Card.parse('01-crane')
    """

    id: str
    index: int
    month: Month
    kind: Kind
    ribbon: Ribbon | None

    @property
    def points(self) -> int:
        """Card points in hana-awase and Hachi-hachi: 20, 10, 5 or 1. Source: S000, S004.

        >>> Card.parse("11-lightning").points
        1
        """
        return self.kind.points

    @staticmethod
    def parse(text: str) -> Card:
        """The card with this id; :class:`NotationError` for any other text.

        >>> Card.parse("09-cup").kind
        Kind.ANIMAL
        >>> Card.parse("13-cow")
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.NotationError: unknown card '13-cow': expected an id such as '01-crane'
        """
        card = _BY_ID.get(text) if isinstance(text, str) else None
        if card is None:
            raise NotationError("unknown-card", _unknown(text))
        return card

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"Card.parse({self.id!r})"

    def __lt__(self, other: Card) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.id,)


def require_card(card: object) -> Card:
    """Check that this is a card.

    >>> require_card("01-crane")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: bad card '01-crane': expected a Card, such as Card.parse('01-crane')
    """
    if isinstance(card, Card):
        return card
    raise NotationError(
        "bad-card", f"bad card {shown(card)}: expected a Card, such as Card.parse('01-crane')"
    )


def _unknown(text: object) -> str:
    start = text[:3] if isinstance(text, str) else ""
    near = [card.id for card in DECK if card.id.startswith(start)] if len(start) == 3 else []
    if near:
        return f"unknown card {shown(text)}: this month has {', '.join(near)}"
    return f"unknown card {shown(text)}: expected an id such as '01-crane'"


# One row a card: the id (month and picture), the kind, the ribbon. The order is the bit order.
_B, _A, _R, _C = Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF
_TABLE: tuple[tuple[str, Kind, Ribbon | None], ...] = (
    ("01-crane", _B, None),
    ("01-red-poem", _R, Ribbon.RED_POEM),
    ("01-chaff-1", _C, None),
    ("01-chaff-2", _C, None),
    ("02-warbler", _A, None),
    ("02-red-poem", _R, Ribbon.RED_POEM),
    ("02-chaff-1", _C, None),
    ("02-chaff-2", _C, None),
    ("03-curtain", _B, None),
    ("03-red-poem", _R, Ribbon.RED_POEM),
    ("03-chaff-1", _C, None),
    ("03-chaff-2", _C, None),
    ("04-cuckoo", _A, None),
    ("04-plain-ribbon", _R, Ribbon.PLAIN),
    ("04-chaff-1", _C, None),
    ("04-chaff-2", _C, None),
    ("05-bridge", _A, None),
    ("05-plain-ribbon", _R, Ribbon.PLAIN),
    ("05-chaff-1", _C, None),
    ("05-chaff-2", _C, None),
    ("06-butterflies", _A, None),
    ("06-blue-ribbon", _R, Ribbon.BLUE),
    ("06-chaff-1", _C, None),
    ("06-chaff-2", _C, None),
    ("07-boar", _A, None),
    ("07-plain-ribbon", _R, Ribbon.PLAIN),
    ("07-chaff-1", _C, None),
    ("07-chaff-2", _C, None),
    ("08-moon", _B, None),
    ("08-geese", _A, None),
    ("08-chaff-1", _C, None),
    ("08-chaff-2", _C, None),
    ("09-cup", _A, None),
    ("09-blue-ribbon", _R, Ribbon.BLUE),
    ("09-chaff-1", _C, None),
    ("09-chaff-2", _C, None),
    ("10-deer", _A, None),
    ("10-blue-ribbon", _R, Ribbon.BLUE),
    ("10-chaff-1", _C, None),
    ("10-chaff-2", _C, None),
    ("11-rainman", _B, None),
    ("11-swallow", _A, None),
    ("11-plain-ribbon", _R, Ribbon.PLAIN),
    ("11-lightning", _C, None),
    ("12-phoenix", _B, None),
    ("12-chaff-1", _C, None),
    ("12-chaff-2", _C, None),
    ("12-chaff-3", _C, None),
)

#: The whole deck in index order.
DECK: tuple[Card, ...] = tuple(
    Card(name, index, Month(int(name[:2])), kind, ribbon) for index, (name, kind, ribbon) in enumerate(_TABLE)
)
_BY_ID = {card.id: card for card in DECK}
