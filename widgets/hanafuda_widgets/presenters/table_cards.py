"""The cards of a table: what may be pressed, what it would take, what is new, the choice of two."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.actions import Play, Take
from hanafuda_lib.cards import Card
from hanafuda_lib.game import Phase, View
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_widgets.presenters.card_json import card_json, face_down, groups_json, new_mark
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.table_moment import Table
from hanafuda_widgets.presenters.table_words import moved


def choices_of(view: View, card: Card) -> Pile:
    """The cards from which a hand card takes one at choice; empty when nothing is to choose."""
    plays = [action for action in view.legal if isinstance(action, Play) and action.card is card]
    return Pile.of(action.take for action in plays if action.take is not None)


def choice_of(table: Table, view: View) -> Pile:
    """The cards of which one is to be chosen now."""
    if table.selected is not None:
        return choices_of(view, table.selected)
    return Pile.of(action.card for action in view.legal if isinstance(action, Take))


def new_cards(table: Table, view: View) -> Pile:
    """The cards that were played, flipped or taken since the last message."""
    new = EMPTY
    for event in view.events[max(table.heard, 0) :]:
        new |= moved(event)
    return new


def middle_zones(table: Table, view: View) -> list[dict[str, Any]]:
    """The stock, the card that waits for a choice, and the field."""
    new = new_cards(table, view)
    takes = choice_of(table, view)
    field = [field_card(table, card, new, takes) for card in view.field]
    zones: list[dict[str, Any]] = [
        {"id": "stock", "label": table.say("common.stock"), "layout": "stack", "owner": None,
         "count": view.stock_size},
        {"id": "field", "label": table.say("common.field"), "layout": "grid", "owner": None,
         "cards": field},
    ]  # fmt: skip
    if view.flipped is not None:
        flipped = {"id": "flipped", "label": table.say("common.flipped"), "layout": "row", "owner": None,
                   "cards": [card_json(view.flipped, lang=table.lang, marks=["new"])]}  # fmt: skip
        zones.insert(1, flipped)
    return zones


def my_zones(table: Table, view: View) -> list[dict[str, Any]]:
    """The pile and the hand of the one at the screen; a covered hand lies face down."""
    new = new_cards(table, view)
    seat = table.me
    hand = [hand_card(table, view, card) for card in view.hand]
    if table.covered:
        hand = [face_down(table.lang)] * view.hand_sizes[seat]
    named = table.voice.you is None
    who = sentence(table.voice.others[seat])
    pile_label = table.say("common.pile-of", who=who) if named else table.say("common.pile")
    hand_label = table.say("common.hand-of", who=who) if named else table.say("common.hand")
    return [
        {"id": "pile", "label": pile_label, "layout": "groups", "owner": "you",
         "groups": groups_json(view.piles[seat], new, lang=table.lang)},
        {"id": "hand", "label": hand_label, "layout": "row", "owner": "you", "cards": hand},
    ]  # fmt: skip


def field_card(table: Table, card: Card, new: Pile, takes: Pile) -> dict[str, Any]:
    """A card that lies open; where one is to be chosen, it is pressed right there."""
    if card in takes:
        press = table.message("take", card=card.id)
        return card_json(
            card, lang=table.lang, marks=["choose"], press=press, hint=table.say("common.take-this")
        )
    return card_json(card, lang=table.lang, marks=["dim"] if takes else new_mark(card, new))


def hand_card(table: Table, view: View, card: Card) -> dict[str, Any]:
    """A card of the learner's hand; with hints it tells what it would take."""
    if view.phase is not Phase.PLAY or not view.legal:
        return card_json(card, lang=table.lang)
    must_choose = bool(choices_of(view, card))
    press = table.message("select" if must_choose else "play", card=card.id)
    marks = ["legal", "chosen"] if card is table.selected else ["legal"]
    if not table.hints:
        return card_json(card, lang=table.lang, marks=marks, press=press)
    takes = view.takes(card)
    if takes:
        marks.append("takes")
    hint = _hint(table, takes, must_choose=must_choose)
    badge = _badge(table, takes, must_choose=must_choose)
    return card_json(
        card, lang=table.lang, marks=marks, press=press, takes=[taken.id for taken in takes],
        hint=hint, badge=badge,
    )  # fmt: skip


def _hint(table: Table, takes: Pile, *, must_choose: bool) -> str:
    if not takes:
        return table.say("common.takes-none")
    cards = table.voice.cards(takes)
    if must_choose:
        return table.say("common.takes-one-of", count=len(takes), cards=cards)
    return table.say("common.takes", cards=cards)


def _badge(table: Table, takes: Pile, *, must_choose: bool) -> str | None:
    if not takes:
        return None
    return table.say("common.badge-one-of" if must_choose else "common.badge-takes", count=len(takes))


def choice_json(table: Table, view: View) -> dict[str, Any] | None:
    """The question which of two cards to take, for a hand card or for the flipped one.

    Where both lie on the field they are pressed there, else in the panel of the question.
    """
    cancel = None
    if table.selected is not None:
        cancel = {"id": "cancel", "label": table.say("common.another-card"),
                  "message": table.message("select", card=None)}  # fmt: skip
        question = table.say("common.which-hand", card=table.voice.card(table.selected))
    elif view.flipped is not None and view.legal:
        question = table.say("common.which-flip", card=table.voice.card(view.flipped))
    else:
        return None
    takes = choice_of(table, view)
    cards = [card_json(other, lang=table.lang, press=table.message("take", card=other.id)) for other in takes]
    zone = "field" if takes <= view.field else None
    return {"question": question, "zone": zone, "cards": cards, "cancel": cancel}
