"""Frames of a finished round of hana-awase or Hachi-hachi, to be stepped through."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.game import Step
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.card_json import KINDS
from hanafuda_widgets.presenters.deck_json import button, choice_bar
from hanafuda_widgets.presenters.replay_games import end_panels, standing
from hanafuda_widgets.presenters.replay_three_story import Moment, Names, moments
from hanafuda_widgets.presenters.rules_names import rules_name

_FAR = 9999
_WHAT = {
    Step.HAND: "from the hand", Step.STOCK: "from the stock", Step.KOIKOI: "koi-koi", Step.SHOBU: "stops",
    Step.DEAL: "four of a month", Step.SAGE: "plays on", Step.CANCEL: "ends the round", Step.CLAIM: "shows",
    Step.DECLARE: "shows", Step.PASS: "shows nothing", Step.FUKE: "announces fuke",
}  # fmt: skip


def frames_of(round: Any, names: Names) -> tuple[dict[str, Any], dict[str, Any]]:
    """What all frames share, and the frames by their place.

    >>> from hanafuda_lib import hanaawase
    >>> from hanafuda_lib.players import RandomPlayer
    >>> round, player = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7), RandomPlayer(seed=1)
    >>> while round.to_move is not None:
    ...     round.play(player.choose(round.view(round.to_move)))
    >>> len(frames_of(round, ("Aki", "Ben", "Chie"))[1])
    43
    """
    found = list(moments(round, names))
    steps = {str(place): _frame(round, found, place, names) for place in range(len(found))}
    return _base(round, steps), steps


def _base(round: Any, steps: dict[str, Any]) -> dict[str, Any]:
    move = {"type": "move", "layer": "step"}
    labels = [[key, frame["status"].rstrip(".")] for key, frame in steps.items()]
    buttons = [
        button("first", "Start", {**move, "by": -_FAR}),
        button("back", "Back", {**move, "by": -1}),
        button("next", "Next", {**move, "by": 1}, primary=True),
        button("last", "End", {**move, "by": _FAR}),
    ]
    return {
        "title": "Replay of a round",
        "subtitle": f"{rules_name(round.rules)} · all cards are open, for the round is over",
        "talk": "first",
        "bars": [
            choice_bar("frame", "Go to", "0", labels, {"type": "show", "layer": "step"}),
            {"id": "step", "label": "Step", "buttons": buttons},
        ],
        "buttons": [],
    }


def _frame(round: Any, found: list[Moment], place: int, names: Names) -> dict[str, Any]:
    now = found[place]
    last = place == len(found) - 1
    return {
        "status": _status(round, now, place, names, last=last),
        "said": list(now.said),
        "zones": _zones(now, names),
        "scores": _scores(round, now, names, last=last),
    }


def _status(round: Any, now: Moment, place: int, names: Names, *, last: bool) -> str:
    if last:
        return "The end of the round."
    if place == 0 or now.seat is None:
        return "The deal."
    event = round.events[place - 1]
    what = _WHAT.get(event.step, "answers")
    turn = f"Turn {now.turn}, " if now.turn else ""
    return f"{turn}{names[now.seat]}: {what}."


def _zones(now: Moment, names: Names) -> list[dict[str, Any]]:
    """The others' sides at the top, then stock and field, then the first seat's side."""
    zones = []
    for seat in range(len(names) - 1, 0, -1):
        zones += [
            _row(f"opponent-hand-{seat}", f"{names[seat]}'s hand", "row", "opponent", now.hands[seat], now),
            _pile(f"opponent-pile-{seat}", f"{names[seat]}'s pile", "opponent", now.piles[seat], now),
        ]
    return [
        *zones,
        {"id": "stock", "label": "Stock", "layout": "stack", "owner": None, "count": now.stock},
        _row("field", "Field", "grid", None, now.field, now),
        _pile("pile", f"{names[0]}'s pile", "you", now.piles[0], now),
        _row("hand", f"{names[0]}'s hand", "row", "you", now.hands[0], now),
    ]


def _texts(pile: Pile, now: Moment) -> list[str]:
    return [f"{card.id}!new" if card in now.new else card.id for card in pile]


def _row(id: str, label: str, layout: str, owner: str | None, pile: Pile, now: Moment) -> dict[str, Any]:
    return {"id": id, "label": label, "layout": layout, "owner": owner, "cards": _texts(pile, now)}


def _pile(id: str, label: str, owner: str, pile: Pile, now: Moment) -> dict[str, Any]:
    groups = [{"label": title, "cards": _texts(pile.of_kind(kind), now)} for kind, title in KINDS.items()]
    return {"id": id, "label": label, "layout": "groups", "owner": owner, "groups": groups}


def _scores(round: Any, now: Moment, names: Names, *, last: bool) -> list[dict[str, Any]]:
    """The yaku of whoever holds one; at the end how the round was paid."""
    if last:
        return end_panels(round.result, names, round.rules)
    panels = [
        standing(round, now.piles[seat], panel=f"seat{seat}", name=name) for seat, name in enumerate(names)
    ]
    return [panel for panel in panels if panel is not None]
