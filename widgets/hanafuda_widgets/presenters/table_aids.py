"""What a table offers beside the game: languages, hints, yaku in sight, taking back, the cover."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanafuda_lib.actions import Action, Play, Take
from hanafuda_lib.game import View
from hanafuda_lib.pile import Pile
from hanafuda_lib.players import Near, Reason, Why, advice, prospects
from hanafuda_widgets.presenters.base import State
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.phrases import LANGUAGES
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.score_json import yaku_title
from hanafuda_widgets.presenters.table_moment import Table

# So many cards are named one by one; of more it is said how many they are.
_MOST_NAMED = 4
_MOST_NEAR = 6
_MOST_REASONS = 2

#: Turns a message of a button into the action that it stands for.
Read = Callable[[dict[str, Any]], Action | None]


def add_aids(table: Table, state: State, read: Read, *, replays: bool, can_undo: bool) -> None:
    """Add to a drawn state what every table offers; ``replays`` where a finished round can be replayed."""
    state["lang"] = table.lang
    state["languages"] = [list(pair) for pair in LANGUAGES.items()]
    state["record"] = table.match.record()
    state["tools"] = [*tools_json(table, can_undo=can_undo), *_replay_tool(table, replays=replays)]
    state["advice"] = None
    state["outlook"] = None
    if table.note:
        state["said"] = [table.say(table.note), *state["said"]]
    if table.covered:
        _cover(table, state)
        return
    view = table.view
    if table.advised and view.legal:
        _advise(table, view, state, read)
    if table.hints and view.result is None:
        state["outlook"] = outlook_json(table, view)


def _cover(table: Table, state: State) -> None:
    """While the screen is handed on there is one thing to press, and the hand lies face down."""
    who = sentence(table.voice.others[table.me])
    show = {
        "id": "show",
        "label": table.say("common.show"),
        "primary": True,
        "message": table.message("show"),
    }
    state.update(status=table.say("common.pass", who=who), choice=None, ask=None, buttons=[show])


def tools_json(table: Table, *, can_undo: bool) -> list[dict[str, Any]]:
    """The buttons of practice: a hint, and taking the last decision back."""
    if not table.practice:
        return []
    can_hint = table.match.round.to_move == table.me and not table.covered
    found = [("hint", can_hint), ("undo", can_undo)]
    return [
        {"id": kind, "label": table.say(f"common.{kind}"), "message": table.message(kind),
         "disabled": not possible}
        for kind, possible in found
    ]  # fmt: skip


def _replay_tool(table: Table, *, replays: bool) -> list[dict[str, Any]]:
    if not replays:
        return []
    key = "common.replay-close" if table.replaying else "common.replay"
    return [{"id": "replay", "label": table.say(key), "message": table.message("replay")}]


# ---------------------------------------------------------------- a hint


def _advise(table: Table, view: View, state: State, read: Read) -> None:
    """The hint, and a mark on the card that it names."""
    found = advice(view)
    why = _joined(table, [why_text(table, reason) for reason in found.reasons[:_MOST_REASONS]])
    state["advice"] = {"text": _play_text(table, found.action, state, read, why), "why": why}
    named = _named(found.action)
    for zone in state["zones"]:
        for card in zone.get("cards", ()):
            if card["id"] in named and (card.get("press") or zone["id"] == "field"):
                card["marks"] = [*card["marks"], "advised"]


def _named(action: Action) -> set[str]:
    if isinstance(action, Take):
        return {action.card.id}
    if not isinstance(action, Play):
        return set()
    return {action.card.id} if action.take is None else {action.card.id, action.take.id}


def _play_text(table: Table, action: Action, state: State, read: Read, why: str) -> str:
    voice = table.voice
    if isinstance(action, Take):
        return table.say("common.hint.take", take=voice.card(action.card), why=why)
    if isinstance(action, Play) and action.take is not None:
        card, take = voice.card(action.card), voice.card(action.take)
        return table.say("common.hint.play-take", card=card, take=take, why=why)
    if isinstance(action, Play):
        return table.say("common.hint.play", card=voice.card(action.card), why=why)
    buttons = [*(state["ask"] or {}).get("buttons", ()), *state["buttons"]]
    answer = next((button["label"] for button in buttons if read(button["message"]) == action), str(action))
    return table.say("common.hint.answer", answer=answer, why=why)


def why_text(table: Table, reason: Reason) -> str:
    """A reason for a play in a sentence."""
    voice = table.voice
    yaku = voice.listed([voice.yaku(row.name) for row in reason.yaku])
    return table.say(f"common.hint.why.{reason.why.value}", yaku=yaku, cards=_cards_of(table, reason))


def _cards_of(table: Table, reason: Reason) -> str:
    """The cards of a reason; of a bare capture only what it takes is worth a word."""
    best = sorted(reason.cards, key=lambda card: -card.points)
    return table.voice.card(best[0]) if reason.why is Why.TAKES and best else table.voice.cards(reason.cards)


def _joined(table: Table, sentences: list[str]) -> str:
    return (" " if table.lang == "en" else "").join(sentences)


# ---------------------------------------------------------------- yaku in sight


def outlook_json(table: Table, view: View) -> dict[str, Any]:
    """The yaku that are made, and those one card short that can still come by what is seen."""
    found = prospects(view, table.me)
    held = [
        {"label": yaku_title(line.yaku.name, table.lang), "points": line.points, "why": "", "cards": []}
        for line in found.held
    ]
    near = [_near_line(table, view, one) for one in found.near[:_MOST_NEAR]]
    groups = [("held", held), ("near", near)]
    return {
        "title": table.say("common.outlook"),
        "none": "" if held or near else table.say("common.outlook.none"),
        "groups": [
            {"id": key, "label": table.say(f"common.outlook.{key}"), "lines": lines}
            for key, lines in groups
            if lines
        ],
    }


def _near_line(table: Table, view: View, near: Near) -> dict[str, Any]:
    cards = [card_json(card, lang=table.lang) for card in _by_place(view, near.missing)[:_MOST_NAMED]]
    return {
        "label": yaku_title(near.yaku.name, table.lang),
        "points": near.points,
        "why": _lacks(table, view, near),
        "cards": cards,
    }


def _by_place(view: View, cards: Pile) -> list[Any]:
    """What lies on the field first, then what is in the hand."""
    return sorted(cards, key=lambda card: (card not in view.field, card not in view.hand))


def _lacks(table: Table, view: View, near: Near) -> str:
    comma = table.say("common.comma")
    if len(near.missing) == 1:
        (card,) = near.missing
        lacks = table.say("common.outlook.lacks", card=table.voice.card(card))
        return f"{lacks}{comma}{table.say(_place(view, card))}"
    places = [table.say("common.outlook.lacks-any", count=len(near.missing))]
    for key, pile in (("on-field", view.field), ("in-hand", view.hand)):
        here = near.missing & pile
        if here:
            places.append(table.say(f"common.outlook.many-{key}", count=len(here)))
    return comma.join(places)


def _place(view: View, card: Any) -> str:
    if card in view.field:
        return "common.outlook.on-field"
    return "common.outlook.in-hand" if card in view.hand else "common.outlook.unseen"
