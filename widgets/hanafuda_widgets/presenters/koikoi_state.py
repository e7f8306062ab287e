"""A match of Koi-Koi as the state that the stage draws. Everything comes from what seat 0 may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanafuda_lib.actions import Play, Take
from hanafuda_lib.cards import Card
from hanafuda_lib.game import Phase
from hanafuda_lib.koikoi import Ending, Match, View
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import FACE_DOWN, card_json, groups_json, new_mark
from hanafuda_widgets.presenters.koikoi_calls import KOIKOI_STEP, calls_json, doubling_why, risk_lines
from hanafuda_widgets.presenters.koikoi_form import form_json, guide_json
from hanafuda_widgets.presenters.koikoi_story import (
    OPENING,
    OPPONENT,
    YOU,
    card_name,
    counted,
    ending_text,
    listed,
    moved,
    round_story,
)
from hanafuda_widgets.presenters.score_json import score_json, settlement_json

# What a round pays that no pile decided.
_SETTLED = {
    Ending.EXHAUSTED: "Nobody stopped. In this rule set the dealer (oya 親) then gets some points, "
    "which is called the dealer's right.",
    Ending.HAND_YAKU: "A dealt hand that is a yaku wins the round at once, and nothing doubles it.",
}


@dataclass(frozen=True, slots=True)
class Table:
    """All that a state is made from: the match, the settings, and where the learner stands.

    ``rules`` is the text that chose the rules; ``selected`` the hand card for which one of two field
    cards is to be chosen; ``heard`` how many events of this round had been told before the last
    message, ``OPENING`` when none.
    """

    match: Match
    rules: str
    opponent: str
    hints: bool
    selected: Card | None = None
    heard: int = OPENING

    @property
    def at(self) -> str:
        """The moment: a press made for another moment comes too late."""
        return f"{self.match.seed}/{self.match.number}/{len(self.match.round.actions)}"

    def message(self, kind: str, **fields: object) -> dict[str, Any]:
        """A message for this moment."""
        return {"type": kind, "at": self.at, **fields}


def table_state(table: Table) -> State:
    """The whole state, without ``error`` and ``saved``."""
    view = table.match.round.view(YOU)
    match = table.match
    story = round_story(match, match.round, match.number)
    told = [(number, round_story(match, done, number)) for number, done in enumerate(match.history, start=1)]
    return {
        "v": STATE_VERSION,
        "presenter": "koikoi-table",
        "title": "Koi-Koi",
        "subtitle": _subtitle(match),
        "status": _status(table, view),
        "said": [sentence.text for sentence in story if sentence.at >= table.heard],
        "standing": [] if view.phase is Phase.OVER else calls_json(view.rules, view.koikoi_calls),
        "zones": _zones(table, view),
        "choice": _choice(table, view),
        "ask": _ask(table, view),
        "buttons": _buttons(table),
        "scores": _scores(view, match),
        "log": [
            {"round": number, "text": sentence.text}
            for number, sentences in [*told, (match.number, story)]
            for sentence in sentences
        ],
        "sheet": _sheet(match),
        "form": form_json(match, rules=table.rules, opponent=table.opponent, begun=_has_begun(match, view)),
        "guide": guide_json(match.rules, table.rules, view.month),
    }


def _has_begun(match: Match, view: View) -> bool:
    """Whether a new match would throw one away that the learner is playing."""
    return not match.is_over and (match.number > 1 or any(event.seat == YOU for event in view.events))


def _subtitle(match: Match) -> str:
    yours, theirs = match.totals
    of = "" if match.rounds is None else f" of {match.rounds}"
    return f"Round {match.number}{of} · You {yours} · Opponent {theirs}"


def _status(table: Table, view: View) -> str:
    if table.match.is_over:
        return _verdict(table.match)
    if view.phase is Phase.OVER:
        return f"Round {table.match.number} is over. Go on to the next round."
    if view.phase is Phase.DECIDE:
        return "You have made a yaku: answer the question."
    if view.phase is Phase.TAKE or table.selected is not None:
        return "Choose the card to take: press it on the field."
    if any(would_take(view, card) for card in view.hand):
        return "Your turn: play a card from your hand."
    return "Your turn. None of your cards finds a match: lay one on the field."


def _verdict(match: Match) -> str:
    yours, theirs = match.totals
    if match.winner is None:
        return f"The match is over. It is a tie, {yours} to {theirs}."
    if match.winner == YOU:
        return f"The match is over. You win, {yours} to {theirs}."
    return f"The match is over. The opponent wins, {theirs} to {yours}."


def choices_of(view: View, card: Card) -> Pile:
    """The field cards from which a hand card takes one at choice; empty when nothing is to choose."""
    plays = [action for action in view.legal if isinstance(action, Play) and action.card is card]
    return Pile.of(action.take for action in plays if action.take is not None)


def would_take(view: View, card: Card) -> Pile:
    """The field cards that a hand card takes; of several to choose from, all."""
    return view.takes(card)


def _zones(table: Table, view: View) -> list[dict[str, Any]]:
    new = _new_cards(table, view)
    takes = choice_of(table, view)
    field = [_field_card(table, card, new, takes) for card in view.field]
    zones: list[dict[str, Any]] = [
        {"id": "opponent-hand", "label": "Opponent's hand", "layout": "row", "owner": "opponent",
         "cards": [FACE_DOWN] * view.hand_sizes[OPPONENT]},
        {"id": "opponent-pile", "label": "Opponent's pile", "layout": "groups", "owner": "opponent",
         "groups": groups_json(view.piles[OPPONENT], new)},
        {"id": "stock", "label": "Stock", "layout": "stack", "owner": None, "count": view.stock_size},
        {"id": "field", "label": "Field", "layout": "grid", "owner": None, "cards": field},
        {"id": "pile", "label": "Your pile", "layout": "groups", "owner": "you",
         "groups": groups_json(view.piles[YOU], new)},
        {"id": "hand", "label": "Your hand", "layout": "row", "owner": "you",
         "cards": [_hand_card(table, view, card) for card in view.hand]},
    ]  # fmt: skip
    if view.flipped is not None:
        flipped = [card_json(view.flipped, marks=["new"])]
        zones.insert(
            3, {"id": "flipped", "label": "Flipped", "layout": "row", "owner": None, "cards": flipped}
        )
    return zones


def choice_of(table: Table, view: View) -> Pile:
    """The field cards of which one is to be chosen now."""
    if table.selected is not None:
        return choices_of(view, table.selected)
    return Pile.of(action.card for action in view.legal if isinstance(action, Take))


def _field_card(table: Table, card: Card, new: Pile, takes: Pile) -> dict[str, Any]:
    """A card of the field; where one is to be chosen, it is pressed right there."""
    if card in takes:
        return card_json(
            card, marks=["choose"], press=table.message("take", card=card.id), hint="Take this card."
        )
    return card_json(card, marks=["dim"] if takes else new_mark(card, new))


def _new_cards(table: Table, view: View) -> Pile:
    """The cards that were played, flipped or taken since the last message."""
    new = EMPTY
    for event in view.events[max(table.heard, 0) :]:
        new |= moved(event)
    return new


def _hand_card(table: Table, view: View, card: Card) -> dict[str, Any]:
    if view.phase is not Phase.PLAY:
        return card_json(card)
    must_choose = bool(choices_of(view, card))
    press = table.message("select" if must_choose else "play", card=card.id)
    marks = ["legal", "chosen"] if card is table.selected else ["legal"]
    if not table.hints:
        return card_json(card, marks=marks, press=press)
    takes = would_take(view, card)
    return card_json(
        card, marks=[*marks, "takes"] if takes else marks, press=press, takes=[taken.id for taken in takes],
        hint=_hint(takes, must_choose=must_choose), badge=_badge(takes, must_choose=must_choose),
    )  # fmt: skip


def _hint(takes: Pile, *, must_choose: bool) -> str:
    if not takes:
        return "No match: it would lie on the field."
    if must_choose:
        return f"Takes one of {len(takes)}: {listed(takes)}."
    return f"Takes {listed(takes)}."


def _badge(takes: Pile, *, must_choose: bool) -> str | None:
    if not takes:
        return None
    return f"1 of {len(takes)}" if must_choose else f"takes {len(takes)}"


def _choice(table: Table, view: View) -> dict[str, Any] | None:
    cancel = None
    if table.selected is not None:
        cancel = {"id": "cancel", "label": "Play another card", "message": table.message("select", card=None)}
        question = f"Which card does {card_name(table.selected)} take?"
    elif view.flipped is not None:
        question = f"You flipped {card_name(view.flipped)}. Which card does it take?"
    else:
        return None
    takes = choice_of(table, view)
    cards = [card_json(other, press=table.message("take", card=other.id)) for other in takes]
    return {"question": question, "zone": "field", "cards": cards, "cancel": cancel}


def _ask(table: Table, view: View) -> dict[str, Any] | None:
    if view.phase is not Phase.DECIDE:
        return None
    score = view.score(YOU)
    title = f"If you stop now, you win {counted(score.total)}"
    risk = risk_lines(view.rules, view.koikoi_calls) if table.hints else []
    return {
        "question": "You have made a yaku. Stop, or koi-koi?",
        "score": score_json(score, panel="now", title=title, whys=_whys(view, winner=YOU)),
        "risk": {"title": "If you call koi-koi", "lines": risk} if risk else None,
        "buttons": [
            {"id": "shobu", "label": f"Stop (shōbu): win {counted(score.total)}", "primary": True,
             "message": table.message("shobu")},
            {"id": "koikoi", "label": "Koi-koi: play on", "message": table.message("koikoi")},
        ],
    }  # fmt: skip


def _whys(view: View, *, winner: int) -> dict[str, str]:
    return {KOIKOI_STEP: doubling_why(view.rules, view.koikoi_calls, winner=winner)}


def _buttons(table: Table) -> list[dict[str, Any]]:
    if table.match.is_over:
        again = {"rules": table.rules, "rounds": table.match.rounds, "seed": table.match.seed,
                 "opponent": table.opponent}  # fmt: skip
        return [
            {
                "id": "another",
                "label": "New match",
                "primary": True,
                "message": table.message("new", another=True),
            },
            {"id": "again", "label": "The same deals again", "message": table.message("new", **again)},
        ]
    if table.match.round.is_over:
        return [{"id": "next", "label": "Next round", "primary": True, "message": table.message("next")}]
    return []


def _scores(view: View, match: Match) -> list[dict[str, Any]]:
    result = view.result
    if result is None:
        return []
    if result.winner is None:
        title = f"Round {match.number} is drawn"
    else:
        whose = "Your" if result.winner == YOU else "The opponent's"
        title = f"{whose} score in round {match.number}"
    if result.score is not None:
        assert result.winner is not None
        whys = _whys(view, winner=result.winner)
        return [score_json(result.score, panel="round", title=title, whys=whys)]
    ending: Any = result.ending
    return [settlement_json(result, panel="round", title=title, why=_SETTLED.get(ending, ""))]


def _sheet(match: Match) -> dict[str, Any]:
    """The score sheet; its first row shows what each player began with, where that is not nothing."""
    results = match.results
    start = [
        total - sum(result.points[seat] for result in results) for seat, total in enumerate(match.totals)
    ]
    rows = [["Start", *(str(points) for points in start), "Each player begins with these points"]]
    if not any(start):
        rows = []
    for number, result in enumerate(results, start=1):
        rows.append([str(number), *(str(points) for points in result.points), ending_text(result)])
    rows.append(["Total", *(str(total) for total in match.totals), ""])
    return {"head": ["Round", "You", "Opponent", "How it ended"], "rows": rows}
