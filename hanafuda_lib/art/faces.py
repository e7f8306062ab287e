"""The table of the 48 faces: which plant in which layout, and which features before and behind it.

One row a card. Every function named in a row draws something that the card must show.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hanafuda_lib.art.brush import Brush
from hanafuda_lib.art.features.beasts import boar, butterflies, deer, meadow
from hanafuda_lib.art.features.birds import crane, cuckoo, geese, swallow, warbler
from hanafuda_lib.art.features.phoenix import phoenix
from hanafuda_lib.art.features.storms import lightning, rainman, storm, stream
from hanafuda_lib.art.features.things import (
    bridge,
    cup,
    curtain,
    gold_ground,
    makers_seal,
    moon,
    pale_sky,
    red_sky,
    sun,
    water,
)
from hanafuda_lib.art.frame import framed
from hanafuda_lib.art.plants.autumn import bush_clover, chrysanthemum, susuki
from hanafuda_lib.art.plants.spring import cherry, pine, plum
from hanafuda_lib.art.plants.summer import iris, peony, wisteria
from hanafuda_lib.art.plants.winter import maple, paulownia, willow
from hanafuda_lib.art.ribbons import aka_yoroshi, blue_ribbon, miyoshino, plain_ribbon
from hanafuda_lib.cards import DECK, Card

Feature = Callable[[Brush], str]
Plant = Callable[[Brush, str], str]


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows: the plant of its month, and features behind and in front of it."""

    plant: Plant | None
    layout: str
    behind: tuple[Feature, ...] = ()
    front: tuple[Feature, ...] = ()

    @property
    def shows(self) -> tuple[str, ...]:
        """The names of all that is drawn, from back to front.

        >>> FACES["08-moon"].shows
        ('red_sky', 'moon', 'susuki')
        """
        plant = (self.plant,) if self.plant else ()
        return tuple(part.__name__ for part in (*self.behind, *plant, *self.front))

    def draw(self, brush: Brush) -> str:
        """The drawing, without paper and border."""
        behind = "".join(feature(brush) for feature in self.behind)
        plant = self.plant(brush, self.layout) if self.plant else ""
        return behind + plant + "".join(feature(brush) for feature in self.front)


FACES: dict[str, Face] = {
    "01-crane": Face(pine, "low", behind=(sun,), front=(crane,)),
    "01-red-poem": Face(pine, "ribbon", front=(aka_yoroshi,)),
    "01-chaff-1": Face(pine, "left"),
    "01-chaff-2": Face(pine, "right"),
    "02-warbler": Face(plum, "low", front=(warbler,)),
    "02-red-poem": Face(plum, "ribbon", front=(aka_yoroshi,)),
    "02-chaff-1": Face(plum, "rising"),
    "02-chaff-2": Face(plum, "falling"),
    "03-curtain": Face(cherry, "top", front=(curtain,)),
    "03-red-poem": Face(cherry, "ribbon", front=(miyoshino,)),
    "03-chaff-1": Face(cherry, "left"),
    "03-chaff-2": Face(cherry, "right"),
    "04-cuckoo": Face(wisteria, "short", front=(cuckoo,)),
    "04-plain-ribbon": Face(wisteria, "ribbon", front=(plain_ribbon,)),
    "04-chaff-1": Face(wisteria, "left"),
    "04-chaff-2": Face(wisteria, "right"),
    "05-bridge": Face(iris, "bank", front=(water, bridge)),
    "05-plain-ribbon": Face(iris, "ribbon", front=(plain_ribbon,)),
    "05-chaff-1": Face(iris, "left"),
    "05-chaff-2": Face(iris, "right"),
    "06-butterflies": Face(peony, "low", front=(butterflies,)),
    "06-blue-ribbon": Face(peony, "ribbon", front=(blue_ribbon,)),
    "06-chaff-1": Face(peony, "left"),
    "06-chaff-2": Face(peony, "right"),
    "07-boar": Face(bush_clover, "low", front=(boar,)),
    "07-plain-ribbon": Face(bush_clover, "ribbon", front=(plain_ribbon,)),
    "07-chaff-1": Face(bush_clover, "left"),
    "07-chaff-2": Face(bush_clover, "right"),
    "08-moon": Face(susuki, "moon", behind=(red_sky, moon)),
    "08-geese": Face(susuki, "geese", behind=(pale_sky,), front=(geese,)),
    "08-chaff-1": Face(susuki, "left"),
    "08-chaff-2": Face(susuki, "right"),
    "09-cup": Face(chrysanthemum, "low", front=(cup,)),
    "09-blue-ribbon": Face(chrysanthemum, "ribbon", front=(blue_ribbon,)),
    "09-chaff-1": Face(chrysanthemum, "left"),
    "09-chaff-2": Face(chrysanthemum, "right"),
    "10-deer": Face(maple, "high", behind=(meadow,), front=(deer,)),
    "10-blue-ribbon": Face(maple, "ribbon", front=(blue_ribbon,)),
    "10-chaff-1": Face(maple, "left"),
    "10-chaff-2": Face(maple, "right"),
    "11-rainman": Face(willow, "rain", behind=(stream,), front=(rainman,)),
    "11-swallow": Face(willow, "swallow", front=(swallow,)),
    "11-plain-ribbon": Face(willow, "full", front=(plain_ribbon,)),
    "11-lightning": Face(None, "", front=(storm, lightning)),
    "12-phoenix": Face(paulownia, "low", front=(phoenix,)),
    "12-chaff-1": Face(paulownia, "middle", behind=(gold_ground,)),
    "12-chaff-2": Face(paulownia, "left", front=(makers_seal,)),
    "12-chaff-3": Face(paulownia, "right"),
}


def find_card(card: Card | str) -> Card:
    """The card itself, for a card or its id; ``NotationError`` for any other text.

    >>> find_card("08-moon").index
    28
    """
    return card if isinstance(card, Card) else Card.parse(card)


def face(card: Card | str) -> str:
    """The inside of a card's picture, 120 by 200 units: motifs, drawing, border.

    Its ids begin with ``c-`` and the card's id, so pictures of different cards never disturb each
    other. The same card gives the same text, byte for byte.

    >>> face("01-chaff-1") == face("01-chaff-1")
    True
    """
    found = find_card(card)
    brush = Brush(f"c-{found.id}")
    drawing = FACES[found.id].draw(brush)
    return framed(brush.defs() + drawing)


def drawn_in_full() -> bool:
    """Whether the table has a row for each card of the deck and no other.

    >>> drawn_in_full()
    True
    """
    return [card.id for card in DECK] == list(FACES)
