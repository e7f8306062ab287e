"""Puzzles as data: each position to be drawn, and what is said to any play or answer; cards are ids."""

from __future__ import annotations

from typing import Any

from hanafuda_lib import hachihachi, koikoi, names
from hanafuda_lib.cards import DECK
from hanafuda_lib.exercises.puzzles import THEMES, Fact, Kind, Puzzle, facts, option_label
from hanafuda_lib.exercises.puzzles.facts import seat_name, twins
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.card_json import KINDS, card_json
from hanafuda_widgets.presenters.koikoi_calls import calls_json, risk_lines
from hanafuda_widgets.presenters.score_json import score_json

#: All words of a set of puzzles that depend on how it stands; the front end has none of its own.
WORDS = {
    "place": "Puzzle {n} of {m} · {what}",
    "play": "Your turn. Which card do you play? Press it in your hand.",
    "flip": "You turned a card from the stock. Which card does it take? Press it on the field.",
    "pick": "Which card does it take? Press it on the field, or press another hand card.",
    "ask": "You have made a yaku. Think first, then answer.",
    "wrong": "Not the best. Try another one, or take a hint.",
    "notThis": "Not this one.",
    "right": "Right at the first try.",
    "hinted": "Right, with a hint.",
    "late": "Right, at last.",
    "shown": "This is the answer.",
    "look": "Press any other card to see what it would have done.",
    "hint0": "A nudge",
    "hint1": "Narrow it down",
    "hint2": "Show the answer",
    "hint3": "Explain it",
    "nudged": "A nudge",
    "narrowed": "One of these two",
    "answer": "The answer",
    "other": "Instead",
    "cancel": "Play another card",
    "next": "Next puzzle",
    "finish": "See the result",
    "done": "{n} of {m} right at the first try.",
    "doneHinted": "{n} of {m} right at the first try, {k} more with a hint.",
    "result": "Your puzzles",
    "well": "Nothing to look at again. Well done!",
    "again": "The same puzzles again",
    "missed": "Only those that went wrong",
    "fresh": "New puzzles",
    "reshuffled": "Again, in another order",
    "all": "What each brings on average",
    "average": "On average",
    "averageWhy": "The mean of many rounds played out from here, with other unseen cards each time.",
    "certain": "This result is certain.",
    "allWhy": "Each was played out from here many times, by the same simple player on all seats, over the "
    "same deals of the unseen cards; ± is the standard error.",
}
_GAMES = {"koikoi": "Koi-Koi", "hanaawase": "Hana-awase", "hachihachi": "Hachi-hachi"}
_COUNTED = {
    "koikoi": "In points: what you win less what the opponent wins.",
    "hanaawase": "In points: what you win in the round.",
    "hachihachi": "In mon: what you win in the round.",
}


def cards_json() -> dict[str, Any]:
    """Every card of the deck by its id."""
    return {card.id: card_json(card) for card in DECK}


def puzzle_json(puzzle: Puzzle) -> dict[str, Any]:
    """One puzzle: where the cards lie, its options with facts, the answer, the reason and the hints."""
    return {
        "id": puzzle.id,
        "kind": puzzle.kind.value,
        "what": _what(puzzle),
        "theme": THEMES[puzzle.theme],
        "zones": _zones(puzzle),
        "standing": _standing(puzzle),
        "ask": None if puzzle.kind is Kind.PLAY else _ask(puzzle),
        "options": [_option(puzzle, option) for option in puzzle.options],
        "answer": puzzle.answer,
        "twins": list(twins(puzzle)),
        "nudge": puzzle.nudge,
        "narrow": _narrow(puzzle),
        "reason": puzzle.reason,
        "ranked": [option for option, _, _ in sorted(puzzle.values, key=lambda row: -row[1])],
        "counted": _COUNTED[puzzle.position.game],
    }


def _what(puzzle: Puzzle) -> str:
    game = _GAMES[puzzle.position.game]
    rules = puzzle.position.rules
    sheet = "" if rules.text in _USUAL else f" ({rules.text})"
    return f"{game}{sheet} · {THEMES[puzzle.theme]} · Level {puzzle.level}"


_USUAL = ("koikoi/yamato", "hanaawase/nintendo", "hachihachi/std")


def _narrow(puzzle: Puzzle) -> list[str]:
    """The answer and the best of the others: what the second hint leaves."""
    others = [row for row in puzzle.values if row[0] not in (puzzle.answer, *twins(puzzle))]
    second = max(others, key=lambda row: row[1])[0] if others else next(
        option for option in puzzle.options if option != puzzle.answer
    )  # fmt: skip
    return [option for option in puzzle.options if option in (puzzle.answer, second)]


# ---------------------------------------------------------------- the position


def _zones(puzzle: Puzzle) -> list[dict[str, Any]]:
    position = puzzle.position
    zones: list[dict[str, Any]] = []
    for seat in range(1, len(position.piles)):
        who = seat_name(position, seat)
        held = position.hidden_hands[seat - 1]
        label = f"{who[0].upper()}{who[1:]} ({held} {'card' if held == 1 else 'cards'} in the hand)"
        zones.append(_pile_zone(f"pile-{seat}", label, "opponent", position.piles[seat]))
    zones.append(
        {"id": "stock", "label": "Stock", "layout": "stack", "owner": None, "count": position.stock_size}
    )
    if position.flipped is not None:
        zones.append(_row("flipped", "Turned", None, Pile.of([position.flipped])))
    zones.append({**_row("field", "Field", None, position.field), "layout": "grid"})
    zones.append(_pile_zone("pile", "Your pile", "you", position.piles[0]))
    zones.append(_row("hand", "Your hand", "you", position.hand))
    return zones


def _row(zone: str, label: str, owner: str | None, cards: Pile) -> dict[str, Any]:
    return {"id": zone, "label": label, "layout": "row", "owner": owner, "cards": [card.id for card in cards]}


def _pile_zone(zone: str, label: str, owner: str, pile: Pile) -> dict[str, Any]:
    groups = [
        {"label": word, "cards": [card.id for card in pile.of_kind(kind)]} for kind, word in KINDS.items()
    ]
    return {"id": zone, "label": label, "layout": "groups", "owner": owner, "groups": groups}


def _standing(puzzle: Puzzle) -> list[dict[str, Any]]:
    """What holds in this round: calls, the field multiplier, open sages, the first to have made a yaku."""
    position = puzzle.position
    if position.game == "koikoi":
        return calls_json(position.rules, position.calls)
    marks = []
    if position.multiplier > 1:
        marks.append({"id": "field", "seal": "場", "title": f"The field counts × {position.multiplier}.",
                      "text": "Every payment of this round is multiplied."})  # fmt: skip
    answered = position.formed[:-1] if position.asked else position.formed
    for seat, made in answered:
        who = "You have" if seat == 0 else f"{_sentence(seat_name(position, seat))} has"
        yaku = " and ".join(names.yaku(one.split(":")[0]).en for one in made.split("+"))
        marks.append({"id": f"sage-{seat}", "seal": "下", "title": f"{who} an open sage (下げ).",
                      "text": f"It was said after {yaku}."})  # fmt: skip
    return marks


def _ask(puzzle: Puzzle) -> dict[str, Any]:
    """The question, with what is won now and what going on may bring and cost."""
    position = puzzle.position
    if puzzle.kind is Kind.STOP:
        score = position.rules.score(
            position.piles[0], opponent_koikoi=position.calls[1], own_koikoi=position.calls[0],
            field=position.field, month=position.month,
        )  # fmt: skip
        question = "You have made a yaku. Stop, or koi-koi?"
        now = score_json(score, panel="now", title=f"If you stop now, you win {score.total}")
        risk = {"title": "If you call koi-koi", "lines": risk_lines(position.rules, position.calls)}
        assert isinstance(position.rules, koikoi.Rules)
    else:
        view = position.round().view(0)
        assert isinstance(view, hachihachi.View)
        question = "You have made a yaku. Shōbu, or sage?"
        score = view.score(0)
        now = score_json(score, panel="now", title=f"Your yaku pay {score.total} mon in all")
        risk = {
            "title": "What this answer can bring and cost",
            "lines": [_sentence(line) + "." for line in view.stakes().lines],
        }
    for line in now["lines"]:
        line["cards"] = [card["id"] for card in line["cards"]]
    return {"question": question, "score": now, "risk": risk}


# ---------------------------------------------------------------- what is said


def _option(puzzle: Puzzle, option: str) -> dict[str, Any]:
    card, _, take = option.partition(">")
    play = puzzle.kind is Kind.PLAY
    remark = dict(puzzle.remarks).get(option, "")
    return {
        "id": option,
        "card": card if play and card else None,
        "take": take if play and take else None,
        "label": _sentence(option_label(puzzle, option)),
        "note": remark,
        "lines": [_line(fact) for fact in facts(puzzle, option)],
        "mean": _mean(puzzle, option),
    }


def _line(fact: Fact) -> dict[str, Any]:
    return {"label": fact.label, "points": fact.amount, "why": fact.text,
            "cards": [card.id for card in fact.cards]}  # fmt: skip


def _mean(puzzle: Puzzle, option: str) -> str:
    found = puzzle.value(option)
    if found is None:
        return ""
    value, error = found
    return f"{value:+.1f}" + (f" ± {error:.1f}" if error else "")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
