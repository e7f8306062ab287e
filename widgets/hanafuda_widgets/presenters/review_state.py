"""A review as the stage draws it: the position of a decision, its options with their values, the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanafuda_lib.analysis.reasons import option_text
from hanafuda_lib.analysis.review import Choice, Decision
from hanafuda_lib.game import View
from hanafuda_lib.games import game_of
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import card_json, groups_json
from hanafuda_widgets.presenters.deck_json import button, choice_bar

if TYPE_CHECKING:
    from hanafuda_widgets.presenters.round_review import At

_UNITS = {"koikoi": "points", "hanaawase": "points", "hachihachi": "mon"}
_SEATS = [[0, "seat 0 (you at a table)"], *[[seat, f"seat {seat}"] for seat in range(1, 5)]]


def review_state(at: At) -> State:
    """The whole state but for its error and what is saved."""
    decision = at.decisions[at.shown] if at.decisions else None
    return {
        "v": STATE_VERSION,
        "presenter": "round-review",
        "title": "Review your round",
        "subtitle": _subtitle(at, decision),
        "talk": "first",
        "status": _status(at),
        "said": [] if decision is None or at.running else _said(at, decision),
        "bars": _bars(at),
        "zones": [] if decision is None else zones(decision.view),
        "choice": None,
        "ask": None,
        "buttons": _buttons(at),
        "scores": [] if decision is None or at.trying else [_score(at, decision)],
        "log": [],
        "sheet": {"head": [], "rows": []},
        "form": _form(at),
        "next": {"type": "step", "done": len(at.decisions), "auto": True} if at.running else None,
    }


def _subtitle(at: At, decision: Decision | None) -> str:
    if decision is None:
        return "what each decision was worth, and why"
    return f"Decision {at.shown + 1} of {len(at.moments)}, {len(decision.view.hand)} cards in the hand"


def _status(at: At) -> str:
    done, all_ = len(at.decisions), len(at.moments)
    if not at.record:
        return "Paste the record of a round that is over, and press Review."
    if at.running:
        return f"Weighing decision {done + 1} of {all_} …"
    if at.trying:
        return "What would you do here? Choose one below."
    if at.is_done:
        return _sum(at)
    if not all_:
        return "In this round there was nothing to decide for this seat."
    return (
        f"Stopped after {done} of {all_} decisions." if done else f"This round has {all_} decisions to weigh."
    )


def _sum(at: At) -> str:
    """What the whole round cost."""
    all_ = len(at.moments)
    lost = at.review.loss_of(at.seat)
    dear = len(at.review.costliest())
    unit = _UNITS[game_of(at.moments[0][1].rules)]
    if not dear:
        return f"All {all_} decisions weighed: nothing was given away beyond doubt."
    return f"All {all_} decisions weighed: {lost:.1f} {unit} given away. The dearest is shown."


def _said(at: At, decision: Decision) -> list[str]:
    if at.trying:
        return []
    unit = _UNITS[game_of(decision.view.rules)]
    tried = next((option for place, option in reversed(at.tried) if place == at.shown), None)
    found = []
    if tried is not None:
        choice = next(one for one in decision.choices if str(one.action) == tried)
        right = not choice.loss or choice.is_close
        found.append(
            f"✓ Right: {choice.text}." if right else f"✗ {_sentence(choice.text)} costs {choice.loss:.1f}."
        )
    chosen = decision.chosen
    cost = f", which cost {chosen.loss:.1f} {unit}" if decision.verdict == "loss" else ""
    return [*found, f"In the round: {chosen.text}{cost}.", decision.reason]


def _bars(at: At) -> list[dict[str, Any]]:
    if not at.decisions or at.running:
        return []
    labels = [[place, f"{place + 1}: {_verdict(one)}"] for place, one in enumerate(at.decisions)]
    return [choice_bar("decision", "Decision", at.shown, labels, {"type": "show"})]


def _verdict(decision: Decision) -> str:
    words = {"best": "the best", "close": "too close to call"}
    return words.get(decision.verdict, f"cost {decision.chosen.loss:.1f}")


def _buttons(at: At) -> list[dict[str, Any]]:
    if at.running:
        return [button("stop", "Stop", {"type": "stop"})]
    if not at.decisions:
        start = button("on", "Review", {"type": "step", "done": 0}, primary=True)
        return [start] if at.moments else []
    if at.trying:
        decision = at.decisions[at.shown]
        return [
            button(str(action), _sentence(option_text(decision.view, action)),
                   {"type": "answer", "decision": at.shown, "option": str(action)})
            for action in decision.view.legal
        ]  # fmt: skip
    last = len(at.decisions) - 1
    found = [
        button("back", "Back", {"type": "show", "decision": max(0, at.shown - 1)}, disabled=at.shown == 0),
        button(
            "next", "Next", {"type": "show", "decision": min(last, at.shown + 1)}, disabled=at.shown == last
        ),
    ]
    if not at.is_done:
        found.append(button("on", "Go on", {"type": "step", "done": len(at.decisions)}))
    if at.shown not in at.closer:
        found.append(button("closer", "Look closer", {"type": "closer", "decision": at.shown}))
    for number, decision in enumerate(at.review.costliest(), start=1):
        place = at.decisions.index(decision)
        found.append(button(f"puzzle-{number}", f"Puzzle {number}", {"type": "try", "decision": place}))
    return found


def _score(at: At, decision: Decision) -> dict[str, Any]:
    unit = _UNITS[game_of(decision.view.rules)]
    lines = [_line(decision, choice) for choice in decision.choices]
    return {
        "id": f"decision-{at.shown}",
        "title": f"What each option brings on average, in {unit}",
        "note": "Your lead at the end of the round, over many possible deals of what you did not see.",
        "lines": lines,
        "steps": [],
        "total": None,
    }


def _line(decision: Decision, choice: Choice) -> dict[str, Any]:
    marks = []
    if choice is decision.chosen:
        marks.append("what was done")
    if choice is decision.best:
        marks.append("best")
    elif not choice.loss:
        marks.append("just as good")
    elif choice.is_close:
        marks.append("too close to call")
    else:
        marks.append(f"{choice.loss:.1f} (± {choice.loss_error:.1f}) less")
    return {
        "label": _sentence(choice.text),
        "points": f"{choice.value:+.1f}",
        "why": f"± {choice.error:.1f}, wins {choice.win:.0%} of the deals; {', '.join(marks)}",
        "cards": [],
    }


def zones(view: View) -> list[dict[str, Any]]:
    """What the seat saw: the other piles, the field, its own pile and hand. Nothing can be pressed."""
    seats = getattr(view, "order", ()) or tuple(range(len(view.piles)))
    others = [seat for seat in seats if seat != view.seat]
    found = [_pile(f"pile-{seat}", f"Pile of seat {seat}", view.piles[seat], "opponent") for seat in others]
    found.append(
        {"id": "stock", "label": "Stock", "layout": "stack", "owner": None, "count": view.stock_size}
    )
    if view.flipped is not None:
        found.append(_row("flipped", "Flipped", Pile.of([view.flipped]), "row", None))
    found.append(_row("field", "Field", view.field, "grid", None))
    found.append(_pile("pile", "Pile", view.piles[view.seat], "you"))
    found.append(_row("hand", "Hand", view.hand, "row", "you"))
    return found


def _row(id: str, label: str, cards: Pile, layout: str, owner: str | None) -> dict[str, Any]:
    shown = [card_json(card) for card in cards]
    return {"id": id, "label": label, "layout": layout, "owner": owner, "cards": shown}


def _pile(id: str, label: str, cards: Pile, owner: str) -> dict[str, Any]:
    groups = groups_json(cards, EMPTY)
    return {"id": id, "label": label, "layout": "groups", "owner": owner, "groups": groups}


def _form(at: At) -> dict[str, Any]:
    return {
        "label": "The round to review",
        "fields": [
            {"name": "record", "label": "Record", "type": "text", "value": at.record, "keep": "record"},
            {"name": "number", "label": "Round of a match (0: the last)", "type": "number",
             "value": at.number or 0, "min": 0, "max": 99},
            {"name": "seat", "label": "Whose decisions", "type": "select", "value": at.seat,
             "options": _SEATS},
        ],
        "submit": {"label": "Review", "type": "review"},
    }  # fmt: skip


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
