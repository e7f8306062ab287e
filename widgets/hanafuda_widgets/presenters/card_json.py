"""Cards, zones and piles as the stage draws them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hanafuda_lib import names
from hanafuda_lib.cards import Card, Kind
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.phrases import say

#: A card that lies face down: nothing about it leaves the presenter.
FACE_DOWN: dict[str, Any] = {"id": None, "name": "card, face down"}
_FLOWERS = {7: "clover", 8: "susuki"}  # shorter than in sentences: there is little room on a card
#: The heading of each kind of card.
KINDS = {Kind.BRIGHT: "Brights", Kind.ANIMAL: "Animals", Kind.RIBBON: "Ribbons", Kind.CHAFF: "Chaff"}
#: The phrase that heads each kind of card.
KIND_KEYS = {
    Kind.BRIGHT: "common.brights",
    Kind.ANIMAL: "common.animals",
    Kind.RIBBON: "common.ribbons",
    Kind.CHAFF: "common.chaff",
}


def face_down(lang: str = "en") -> dict[str, Any]:
    """A card that lies face down.

    >>> face_down("zh")
    {'id': None, 'name': '盖着的牌'}
    """
    return {"id": None, "name": say(lang, "common.face-down")}


def card_json(card: Card, *, lang: str = "en", marks: Iterable[str] = (), **more: object) -> dict[str, Any]:
    """A card that lies face up.

    >>> card_json(Card.parse("03-curtain"))["name"]
    'March bright: cherry with curtain'
    """
    return {
        "id": card.id,
        "name": names.accessible(card, lang),
        "month": int(card.month),
        "flower": _flower(card.month, lang),
        "kind": card.kind.value,
        "ribbon": None if card.ribbon is None else card.ribbon.value,
        "marks": list(marks),
        "press": None,
        "hint": None,
        **more,
    }


def _flower(month: int, lang: str) -> str:
    name = names.flower(month).in_lang(lang)
    return _FLOWERS.get(month, name) if lang == "en" else name


def groups_json(pile: Pile, new: Pile, *, lang: str = "en") -> list[dict[str, Any]]:
    """A player's pile sorted by kind; the cards of ``new`` came last.

    >>> [(group["label"], len(group["cards"])) for group in groups_json(Pile.parse("01-crane"), Pile())]
    [('Brights', 1), ('Animals', 0), ('Ribbons', 0), ('Chaff', 0)]
    """
    return [
        {
            "label": say(lang, key),
            "cards": [card_json(card, lang=lang, marks=new_mark(card, new)) for card in pile.of_kind(kind)],
        }
        for kind, key in KIND_KEYS.items()
    ]


def new_mark(card: Card, new: Pile) -> list[str]:
    """The mark of a card that came last.

    >>> new_mark(Card.parse("01-crane"), Pile.parse("01-crane"))
    ['new']
    """
    return ["new"] if card in new else []
