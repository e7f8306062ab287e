"""What the replays of all games draw alike: the buttons, the rows of cards, the form for another record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.game import Event, Step
from hanafuda_lib.names import flower
from hanafuda_lib.pile import ALL, Pile
from hanafuda_widgets.presenters.card_json import KIND_KEYS
from hanafuda_widgets.presenters.deck_json import button, choice_bar
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.rules_names import rules_name

_FAR = 9999


def base_of(rules: Any, steps: Mapping[str, Mapping[str, Any]], voice: Voice) -> dict[str, Any]:
    """What all frames of a replay share; the steps are listed by what their status says."""
    move = {"type": "move", "layer": "step"}
    labels = [[key, frame["status"].rstrip(".。")] for key, frame in steps.items()]
    ways = {"first": -_FAR, "back": -1, "next": 1, "last": _FAR}
    buttons = [
        button(way, voice(f"replay.{way}"), {**move, "by": by}, primary=way == "next")
        for way, by in ways.items()
    ]
    return {
        "title": voice("replay.title"),
        "subtitle": voice("replay.subtitle", rules=_rules_title(rules, voice.lang)),
        "talk": "first",
        "bars": [
            choice_bar("frame", voice("replay.go-to"), "0", labels, {"type": "show", "layer": "step"}),
            {"id": "step", "label": voice("replay.step"), "buttons": buttons},
        ],
        "buttons": [],
        "form": _form(voice.lang),
    }


def _rules_title(rules: Any, lang: str) -> str:
    """The rule set's name; outside English its short one, and house rules by their words."""
    if lang == "en":
        return rules_name(rules)
    if rules.text != rules.id:
        return say(lang, "common.house-rules", rules=rules.text)
    game, _, name = rules.id.partition("/")
    return say(lang, f"{game}.rules.{name}")


def _form(lang: str) -> dict[str, Any]:
    """Where the record of another round can be pasted."""
    return {
        "label": say(lang, "replay.form"),
        "fields": [
            {"name": "record", "label": say(lang, "replay.record"), "type": "text", "value": ""},
            {"name": "number", "label": say(lang, "replay.number"), "type": "number", "value": "", "min": 1,
             "max": 99, "optional": True},
        ],
        "submit": {"label": say(lang, "replay.submit"), "type": "record"},
    }  # fmt: skip


# ---------------------------------------------------------------- cards


def label(what: str, seat: int, voice: Voice) -> str:
    """The name of a seat's hand or pile (``what``).

    >>> label("hand", 1, Voice("en", None, ("Aki", "Ben")))
    "Ben's hand"
    """
    if seat == voice.you:
        return voice(f"common.{what}")
    return voice(f"common.others-{what}", who=sentence(voice.others[seat]))


def row(place: str, name: str, layout: str, owner: str | None, pile: Pile, new: Pile) -> dict[str, Any]:
    """A zone of single cards; those that are ``new`` are marked."""
    return {"id": place, "label": name, "layout": layout, "owner": owner, "cards": _texts(pile, new)}


def groups(place: str, name: str, owner: str, pile: Pile, new: Pile, voice: Voice) -> dict[str, Any]:
    """A zone of cards sorted by kind."""
    kinds = [
        {"label": voice(key), "cards": _texts(pile.of_kind(kind), new)} for kind, key in KIND_KEYS.items()
    ]
    return {"id": place, "label": name, "layout": "groups", "owner": owner, "groups": kinds}


def stock(count: int, voice: Voice) -> dict[str, Any]:
    """The zone of the stock."""
    return {"id": "stock", "label": voice("common.stock"), "layout": "stack", "owner": None, "count": count}


def _texts(pile: Pile, new: Pile) -> list[str]:
    def text(card: Card) -> str:
        return f"{card.id}!new" if card in new else card.id

    return [text(card) for card in pile]


def short(box: dict[str, Any]) -> dict[str, Any]:
    """The same panel with cards as ids."""
    lines = [{**line, "cards": [card["id"] for card in line["cards"]]} for line in box["lines"]]
    return {**box, "lines": lines}


# ---------------------------------------------------------------- what is said


def card_sentence(event: Event, field: Pile, voice: Voice) -> str:
    """A card from the hand or the stock, and why it took what it took."""
    assert event.card is not None
    did = "replay.played" if event.step is Step.HAND else "replay.turned"
    what = _capture(event.seat, event.card, event.taken, field, voice)
    return voice.of(event.seat, did, card=voice.card(event.card), what=what)


def _capture(seat: int, card: Card, taken: Pile, field: Pile, voice: Voice) -> str:
    cards = voice.cards(taken)
    if not taken:
        return voice("replay.no-match", flower=flower(card.month).in_lang(voice.lang))
    if not taken <= ALL.of_month(card.month):
        return voice("replay.wild", cards=cards)
    if len(taken) == 1 and field.of_month(card.month):
        return voice.of(seat, "replay.chose", cards=cards)
    if len(taken) == 1:
        return voice("replay.only", cards=cards)
    return voice("replay.all", count=len(taken), cards=cards)
