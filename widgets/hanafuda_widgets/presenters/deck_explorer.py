"""The deck to look through: by month, by kind, by yaku; each card with its names and its yaku."""

from __future__ import annotations

from typing import Any

from hanafuda_lib import names
from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.yaku import Yaku
from hanafuda_widgets.presenters.base import MessageError, shown
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.deck_json import LAYOUTS, button, deck_zone
from hanafuda_widgets.presenters.frames import FramesPresenter
from hanafuda_widgets.presenters.rules_names import rules_name
from hanafuda_widgets.presenters.score_json import yaku_title

#: The ways to look at the deck.
VIEWS = {**LAYOUTS, "yaku": "By yaku"}
_NO_CARD = "none"
_PRESS = "Press a card to read about it."


class DeckExplorer(FramesPresenter):
    """All 48 cards by month, kind or yaku of Koi-Koi; a press tells all about a card.

    ``rules`` is a rule set of Koi-Koi, ``by`` the first view: ``"month"``, ``"kind"`` or ``"yaku"``.
    It needs no Python once it is made. Errors: :class:`HanafudaError`.

    >>> explorer = DeckExplorer()
    >>> explorer.handle({"type": "show", "layer": "card", "frame": "09-cup"})["scores"][0]["title"]
    'Chrysanthemum with sake cup 菊に盃'
    """

    name = "deck-explorer"

    def __init__(self, *, rules: str = "koikoi/yamato", by: str = "month") -> None:
        self.kwargs = {"rules": rules, "by": by}
        if not isinstance(by, str) or by not in VIEWS:
            raise MessageError(
                "unknown-value", f"unknown view {shown(by)}: expected one of {', '.join(VIEWS)}"
            )
        found = Rules.parse(rules)
        buttons = [
            button(f"by-{view}", label, {"type": "show", "layer": "by", "frame": view})
            for view, label in VIEWS.items()
        ]
        base = {
            "title": "The deck",
            "subtitle": rules_name(found),
            "talk": "sheet",
            "bars": [{"id": "by", "label": "Show the cards", "buttons": buttons}],
            "buttons": [],
        }
        views = {
            view: {"zones": [deck_zone(view, _short) if view in LAYOUTS else _yaku_zone(found)]}
            for view in VIEWS
        }
        nothing = {"status": _PRESS, "said": [], "scores": []}
        cards = {_NO_CARD: nothing, **{card.id: _about(card, found) for card in DECK}}
        self._lay(
            base=base, layers={"by": views, "card": cards}, press="card", at={"by": by, "card": _NO_CARD},
            cards={card.id: card_json(card) for card in DECK},
        )  # fmt: skip


def _short(card: Card) -> str:
    return card.id


def _yaku_zone(rules: Rules) -> dict[str, Any]:
    groups = [
        {"label": f"{yaku_title(row.name)}, {_worth(row)}: {row.sentence}",
         "short": f"{yaku_title(row.name)} · {_worth(row)}",
         "cards": [card.id for card in row.needs | row.count_of]}
        for row in rules.yaku_table().rows
    ]  # fmt: skip
    return {"id": "deck", "label": "The deck, by yaku", "layout": "shelves", "owner": None, "groups": groups}


def _worth(row: Yaku) -> str:
    points = "1 point" if row.points == 1 else f"{row.points} points"
    return points + (f", +{row.per_extra} for each further {row.extra_word}" if row.per_extra else "")


def _about(card: Card, rules: Rules) -> dict[str, Any]:
    """All about one card: names, month, kind, and the yaku in which it counts."""
    name = names.card(card)
    makes, grows = [], []
    for row in rules.yaku_table().rows:
        if card in row.needs | row.count_of:
            makes.append(_line(yaku_title(row.name), str(row.points), row.sentence))
        elif card in row.extra_of:
            grows.append(row.name.en)
    lines = [_month_line(card), _kind_line(card), *makes]
    if grows:
        lines.append(_line("As a further card", "+1", f"Beside {', '.join(grows)}."))
    box = {
        "id": "card", "title": f"{name.en} {name.ja}", "note": f"{name.kana} · {name.romaji} · {name.zh}",
        "lines": lines, "steps": [], "total": None,
    }  # fmt: skip
    yaku = f"{len(makes)} yaku" if makes else "no yaku"
    return {"status": f"{names.accessible(card)}. It counts in {yaku}.", "said": [], "scores": [box]}


def _line(label: str, points: str, why: str, cards: list[str] | None = None) -> dict[str, Any]:
    return {"label": label, "points": points, "why": why[:1].upper() + why[1:], "cards": cards or []}


def _month_line(card: Card) -> dict[str, Any]:
    old = names.traditional_month(card.month)
    plant = names.flower(card.month)
    why = f"The plant: {plant.en} {plant.ja} {plant.romaji}. Old name of the month: {old.ja} {old.romaji}."
    return _line(names.month(card.month).en, str(int(card.month)), why, [card.id])


def _kind_line(card: Card) -> dict[str, Any]:
    kind = names.kind(card.kind)
    ribbon = f" A {names.ribbon(card.ribbon).en}." if card.ribbon else ""
    points = "1 card point" if card.points == 1 else f"{card.points} card points"
    why = f"{kind.ja} {kind.romaji}.{ribbon} {points} in hana-awase and Hachi-hachi."
    return _line(kind.en[:1].upper() + kind.en[1:], "", why)
