"""The whole deck as zones and controls: cards to pick from by month or by kind, bars above them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hanafuda_lib import names
from hanafuda_lib.cards import Card, Month
from hanafuda_lib.pile import ALL
from hanafuda_widgets.presenters.card_json import KINDS, card_json

#: The ways to lay the deck out, and what the button for each says.
LAYOUTS = {"month": "By month", "kind": "By kind"}

DrawCard = Callable[[Card], Any]


def deck_zone(by: str, draw: DrawCard = card_json) -> dict[str, Any]:
    """All 48 cards, months side by side or kinds one under the other.

    >>> [group["short"] for group in deck_zone("month")["groups"]][:2]
    ['1 松', '2 梅']
    >>> [len(group["cards"]) for group in deck_zone("kind")["groups"]]
    [5, 9, 10, 24]
    """
    groups = months(draw) if by == "month" else kinds(draw)
    layout = "deck" if by == "month" else "shelves"
    label = "The deck, by month" if by == "month" else "The deck, by kind"
    return {"id": "deck", "label": label, "layout": layout, "owner": None, "groups": groups}


def months(draw: DrawCard) -> list[dict[str, Any]]:
    """The twelve months, each with its four cards."""
    return [
        {
            "label": f"{names.month(month).en}, {names.flower(month).en}",
            "short": f"{int(month)} {names.flower(month).ja}",
            "cards": [draw(card) for card in ALL.of_month(month)],
        }
        for month in Month
    ]


def kinds(draw: DrawCard) -> list[dict[str, Any]]:
    """The four kinds, each with its cards."""
    return [
        {"label": label, "cards": [draw(card) for card in ALL.of_kind(kind)]} for kind, label in KINDS.items()
    ]


def button(id: str, label: str, message: dict[str, Any], **more: object) -> dict[str, Any]:
    """A button that sends ``message``.

    >>> button("clear", "Empty the pile", {"type": "clear"}, disabled=True)["disabled"]
    True
    """
    return {"id": id, "label": label, "message": message, **more}


def choice_bar(
    id: str, label: str, value: object, options: Sequence[Sequence[object]], message: dict[str, Any]
) -> dict[str, Any]:
    """A list to choose from; what is chosen travels in the field ``id`` of ``message``.

    >>> choice_bar("own", "Own calls", 0, [[0, "none"], [1, "1"]], {"type": "set"})["select"]["field"]
    'own'
    """
    select = {"value": value, "options": [list(pair) for pair in options], "field": id, "message": message}
    return {"id": id, "label": label, "select": select}
