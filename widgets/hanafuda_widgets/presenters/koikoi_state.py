"""A match of Koi-Koi as the state that the stage draws. Everything comes from what seat 0 may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanafuda_lib.actions import Play, Take
from hanafuda_lib.cards import Card
from hanafuda_lib.game import Phase
from hanafuda_lib.koikoi import Match, View
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_widgets.presenters.base import MOST_SEED, STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import FACE_DOWN, card_json, groups_json, new_mark
from hanafuda_widgets.presenters.koikoi_story import (
    OPENING,
    OPPONENT,
    YOU,
    card_name,
    counted,
    listed,
    moved,
    risk_sentence,
    round_story,
)
from hanafuda_widgets.presenters.score_json import score_json, settlement_json

ROUNDS = (3, 6, 12)
OPPONENTS = {"greedy": "Greedy: takes what is worth most", "random": "Random: plays any card"}
RULES = {
    "koikoi/yamato": "Nintendo style: seven points and more count twice (yamato)",
    "koikoi/mon": "Older mon rules: nothing is doubled (mon)",
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
        "form": _form(table),
    }


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
        return "Choose the card to take."
    if any(would_take(view, card) for card in view.hand):
        return "Your turn: play a card from your hand."
    return "Your turn. None of your cards finds a match: lay one on the field."


def _verdict(match: Match) -> str:
    yours, theirs = match.totals
    sums = f"{yours} to {theirs}"
    if match.winner is None:
        return f"The match is over. It is a tie, {sums}."
    return f"The match is over. {'You win' if match.winner == YOU else 'The opponent wins'}, {sums}."


def choices_of(view: View, card: Card) -> Pile:
    """The field cards from which a hand card takes one at choice; empty when nothing is to choose."""
    plays = [action for action in view.legal if isinstance(action, Play) and action.card is card]
    return Pile.of(action.take for action in plays if action.take is not None)


def would_take(view: View, card: Card) -> Pile:
    """The field cards that a hand card takes; of several to choose from, all."""
    return view.takes(card)


def _zones(table: Table, view: View) -> list[dict[str, Any]]:
    new = _new_cards(table, view)
    field = [card_json(card, marks=new_mark(card, new)) for card in view.field]
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
        question = f"You play {card_name(table.selected)}. Which card does it take?"
        takes = choices_of(view, table.selected)
    elif view.flipped is not None:
        question = f"You flipped {card_name(view.flipped)}. Which card does it take?"
        takes = Pile.of(action.card for action in view.legal if isinstance(action, Take))
    else:
        return None
    cards = [card_json(other, press=table.message("take", card=other.id)) for other in takes]
    return {"question": question, "cards": cards, "cancel": cancel}


def _ask(table: Table, view: View) -> dict[str, Any] | None:
    if view.phase is not Phase.DECIDE:
        return None
    score = view.score(YOU)
    note = risk_sentence(view.rules) if table.hints else ""
    return {
        "question": "You have made a yaku. Stop, or koi-koi?",
        "score": score_json(score, panel="now", title="Your score if you stop now", note=note),
        "buttons": [
            {"id": "shobu", "label": f"Stop (shōbu 勝負): win {counted(score.total)}", "primary": True,
             "message": table.message("shobu")},
            {"id": "koikoi", "label": "Koi-koi (こいこい): play on", "message": table.message("koikoi")},
        ],
    }  # fmt: skip


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
        return [score_json(result.score, panel="round", title=title)]
    return [settlement_json(result, panel="round", title=title)]


def _sheet(match: Match) -> dict[str, Any]:
    rows = []
    for number, result in enumerate(match.results, start=1):
        ending: Any = result.ending
        rows.append([str(number), *(str(points) for points in result.points), ending.sentence])
    rows.append(["Total", *(str(total) for total in match.totals), ""])
    return {"head": ["Round", "You", "Opponent", "How it ended"], "rows": rows}


def _form(table: Table) -> dict[str, Any]:
    choices = [[rules_id, label] for rules_id, label in RULES.items()]
    if table.rules not in RULES:
        choices.append([table.rules, f"House rules: {table.rules}"])
    return {
        "label": "New match and settings",
        "fields": [
            _select("rules", "Rules", table.rules, choices),
            _select("rounds", "Rounds", table.match.rounds, [[rounds, str(rounds)] for rounds in ROUNDS]),
            _select("opponent", "Opponent", table.opponent, [list(pair) for pair in OPPONENTS.items()]),
            {"name": "seed", "label": "Seed (the same seed gives the same deals)", "type": "number",
             "value": table.match.seed, "min": 0, "max": MOST_SEED},
        ],
        "submit": {"label": "New deal with this seed", "type": "new"},
        "also": [{"id": "fresh", "label": "New deal with another seed", "extra": {"another": True}}],
    }  # fmt: skip


def _select(name: str, label: str, value: object, options: list[list[Any]]) -> dict[str, Any]:
    return {"name": name, "label": label, "type": "select", "value": value, "options": options}
