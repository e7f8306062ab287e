"""What a replay of a game for three says of yaku and of the end of a round."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from hanafuda_lib import hachihachi, hanaawase
from hanafuda_lib.exercises.scoring_hachi import HachiPile
from hanafuda_lib.game import RoundResult
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.score_json import score_json

_SEAT = re.compile(r"seat (\d)")


class Held(NamedTuple):
    """A yaku that a pile holds: its id, what it is worth in the game's unit, and in words."""

    id: str
    worth: float
    text: str
    why: str


def held_yaku(round: Any, pile: Pile) -> list[Held]:
    """The yaku of a pile at a moment of a round.

    >>> round = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7)
    >>> held_yaku(round, Pile.parse("03-curtain 09-cup"))[0].text
    'Blossom Viewing (花見酒 hanamizake): 20 points from each'
    """
    rules = round.rules
    if isinstance(rules, hanaawase.Rules):
        return [
            Held(line.yaku.id, line.points, f"{line.yaku.name}: {line.points} points from each", line.why)
            for line in rules.score(pile).lines
        ]
    hachi = HachiPile(rules, pile, round.multiplier)
    return [
        Held(
            line.yaku.id, line.points, f"{line.yaku.name}: {hachi.worth(line.points)} {hachi.word} from each",
            line.yaku.sentence.split(" (")[0],
        )
        for line in hachi.score.lines
    ]  # fmt: skip


def shown_yaku(round: Any, seat: int, cards: Pile) -> str:
    """The hand yaku that these shown cards of a dealt hand are, in words.

    >>> round = hachihachi.Round.deal(hachihachi.STANDARD, seed=2)
    >>> shown_yaku(round, 0, Pile.parse("03-red-poem 03-chaff-1 03-chaff-2"))
    'Three of a Month (三本 sanbon)'
    """
    hand = round.first_deal.hands[seat]
    if isinstance(round.rules, hachihachi.Rules):
        lines = round.rules.hand_table.find(hand.mask, round.first_deal.field.mask).lines
        return " and ".join(str(line.yaku.name) for line in lines if line.cards <= cards)
    line = opening_hand(hand)
    return "" if line is None else str(line.yaku.name)


def standing(round: Any, pile: Pile, *, panel: str, name: str) -> dict[str, Any] | None:
    """The yaku of a pile in a round for three, with its card points; nothing where it holds none."""
    rules = round.rules
    held = held_yaku(round, pile)
    if not held:
        return None
    if isinstance(rules, hanaawase.Rules):
        points = rules.card_points(pile)
        title = f"{name}: {sum(int(each.worth) for each in held)} yaku points, {points} card points so far"
        return _short(score_json(rules.score(pile), panel=panel, title=title))
    box = _short(score_json(rules.score(pile), panel=panel, title=f"{name}: yaku made", note=""))
    hachi = HachiPile(rules, pile, 1)
    lines = [
        {**line, "points": f"{hachi.worth(line['points'])} {hachi.word}" if line["points"] else 0}
        for line in box["lines"]
    ]
    return {**box, "lines": lines, "steps": [], "total": None}


def _short(box: dict[str, Any]) -> dict[str, Any]:
    """The same panel with cards as ids, and without a total that no rule adds up so."""
    lines = [{**line, "cards": [card["id"] for card in line["cards"]]} for line in box["lines"]]
    return {**box, "lines": lines, "steps": [], "total": None}


# ---------------------------------------------------------------- the end


def with_names(text: str, names: Sequence[str]) -> str:
    """A sentence of the library with the players' names.

    >>> with_names("seat 1, All Willow: 20 from each", ["Aki", "Ben", "Chie"])
    'Ben, All Willow: 20 from each'
    """
    return _SEAT.sub(lambda found: names[int(found[1])], text)


def end_panels(result: RoundResult, names: Sequence[str], rules: Any) -> list[dict[str, Any]]:
    """How the round was paid."""
    won = "Nobody won" if result.winner is None else f"{names[result.winner]} won the round"
    lines = [
        {"label": _capital(with_names(line.what, names)), "points": "",
         "why": _amounts(line.amounts, names), "cards": []}
        for line in result.lines
    ]  # fmt: skip
    steps = [{"label": f"Together, in {_unit(rules)}", "value": "", "why": _amounts(result.points, names)}]
    return [{"id": "round", "title": won, "note": "", "lines": lines, "steps": steps, "total": None}]


def _unit(rules: Any) -> str:
    return "mon" if isinstance(rules, hachihachi.Rules) else "points"


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _amounts(amounts: Sequence[int], names: Sequence[str]) -> str:
    signed = (f"+{amount}" if amount > 0 else str(amount).replace("-", "−") for amount in amounts)
    return ", ".join(f"{name} {amount}" for name, amount in zip(names, signed, strict=False))


def end_sentences(result: RoundResult, names: Sequence[str], rules: Any) -> list[str]:
    """How the round ended, in sentences."""
    said = [f"{_capital(with_names(result.ending.sentence, names))}."]
    if any(result.points):
        said.append(f"In {_unit(rules)}: {_amounts(result.points, names)}.")
    return said
