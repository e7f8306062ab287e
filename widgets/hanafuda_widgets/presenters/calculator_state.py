"""The score calculator as the state that the stage draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.game import all_rules, find_rules
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.options import Option, camel, differences, one_by_one, option_fields
from hanafuda_lib.pile import ALL, EMPTY, Pile
from hanafuda_lib.yaku import Score
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.calculator_games import (
    SCORING_OPTIONS,
    AnyRules,
    Sum,
    Table,
    sum_of,
    sum_panel,
    sum_text,
)
from hanafuda_widgets.presenters.card_json import card_json, groups_json
from hanafuda_widgets.presenters.deck_json import LAYOUTS, button, choice_bar, deck_zone
from hanafuda_widgets.presenters.rules_names import RULE_NAMES, game_of, rules_name, with_own
from hanafuda_widgets.presenters.score_json import yaku_title

#: More calls than this nobody has made before the hands are empty.
MOST_CALLS = 6
_MOST_LINES = 8
# The calculator has no field, so a rule that looks at the field would never do anything.
_NEEDS_FIELD = (o.AmeNagare.FIELD, o.KiriNagare.FIELD)


@dataclass(frozen=True, slots=True)
class Calculation:
    """All that a state is made from: the pile, one or two rule sets, the calls, and how the deck lies."""

    pile: Pile
    rules: AnyRules
    other: AnyRules | None
    table: Table
    by: str = "month"

    def sum(self, pile: Pile, rules: AnyRules) -> Sum:
        """What a pile comes to under one of the rule sets."""
        return sum_of(rules, pile, self.table)


def calculator_state(now: Calculation, said: list[str]) -> State:
    """The whole state, without ``error`` and ``saved``."""
    found = now.sum(now.pile, now.rules)
    size = len(now.pile)
    cards = "1 card" if size == 1 else f"{size} cards"
    gains = {card: now.sum(now.pile | Pile.of([card]), now.rules) for card in ALL - now.pile}
    return {
        "v": STATE_VERSION,
        "presenter": "score-calculator",
        "title": "Score calculator",
        "subtitle": f"{cards} · {sum_text(now.rules, found.total)}",
        "status": _status(now, found, cards),
        "said": said,
        "bars": _bars(now),
        "zones": [
            deck_zone(now.by, lambda card: _card(now, card, found, gains)),
            {"id": "pile", "label": "The pile", "layout": "groups", "owner": "you",
             "groups": groups_json(now.pile, EMPTY)},
        ],
        "choice": None,
        "ask": None,
        "buttons": [button("clear", "Empty the pile", {"type": "clear"}, disabled=not size)],
        "scores": _scores(now, found, gains),
        "log": [],
        "sheet": {"head": [], "rows": []},
        "form": _form(now),
    }  # fmt: skip


def _status(now: Calculation, found: Sum, cards: str) -> str:
    score = found.score
    if not score.lines:
        worth = "" if found.points is None else f", {found.points} card points"
        return f"{cards}{worth}: no yaku yet. Press a card to put it into the pile, and again to take it out."
    sum_ = f" The yaku add up to {score.base}." if score.steps else ""
    return f"{cards}: {sum_text(now.rules, found.total)}.{sum_}"


def _bars(now: Calculation) -> list[dict[str, Any]]:
    change = {"type": "set"}
    text = now.rules.text
    own = with_own(text, rules_name(now.rules), RULE_NAMES)
    other = "" if now.other is None else now.other.text
    others = [("", "nothing"), *RULE_NAMES.items()]
    if now.other is not None and other not in RULE_NAMES:
        others.append((other, rules_name(now.other)))
    layouts = [
        button(f"by-{by}", label, {"type": "set", "by": by}, pressed=now.by == by)
        for by, label in LAYOUTS.items()
    ]
    return [
        choice_bar("rules", "Rules", text, own, change),
        choice_bar("other", "Compare with", other, others, change),
        *_table_bars(now),
        {"id": "by", "label": "Show the deck", "buttons": layouts},
    ]


def _table_bars(now: Calculation) -> list[dict[str, Any]]:
    """What happened at the table, as far as one of the two games minds it."""
    change = {"type": "set"}
    games = {game_of(rules.id) for rules in (now.rules, now.other) if rules is not None}
    bars = []
    if "koikoi" in games:
        calls = [(number, str(number) if number else "none") for number in range(MOST_CALLS + 1)]
        bars += [
            choice_bar("opponent", "Koi-koi calls of the opponent", now.table.opponent, calls, change),
            choice_bar("own", "Koi-koi calls of the winner", now.table.own, calls, change),
        ]
    if "hachihachi" in games:
        fields = [(1, "small (× 1)"), (2, "large (× 2)"), (4, "grand (× 4)")]
        bars.append(choice_bar("multiplier", "Field", now.table.multiplier, fields, change))
    return bars


# ---------------------------------------------------------------- one more card


def _card(now: Calculation, card: Card, found: Sum, gains: dict[Card, Sum]) -> dict[str, Any]:
    inside = card in now.pile
    press = {"type": "card", "card": card.id, "on": not inside}
    if inside:
        return card_json(card, press=press, pressed=True, hint="In the pile.")
    gain = gains[card].total - found.total
    hint = f"{signed(gain)}: {_change(found, gains[card])}." if gain else None
    return card_json(card, press=press, pressed=False, hint=hint, badge=signed(gain) if gain else None)


def signed(points: int) -> str:
    """Points with their sign.

    >>> signed(5), signed(-2)
    ('+5', '−2')
    """
    return f"+{points}" if points > 0 else f"−{-points}"


def change_sentence(before: Score, after: Score) -> str:
    """What one more card has changed in a score: yaku made, grown or lost, and doubling.

    >>> from hanafuda_lib.koikoi import YAMATO
    >>> pile = Pile.parse("01-crane 03-curtain")
    >>> one, two = (YAMATO.score(each) for each in (pile, pile | Pile.parse("08-moon")))
    >>> change_sentence(one, two)
    'makes Three Brights (5)'
    """
    old = {line.yaku.id: line.points for line in before.lines}
    new = {line.yaku.id for line in after.lines}
    words = []
    for line in after.lines:
        name = line.yaku.name.en
        if line.yaku.id not in old:
            words.append(f"makes {name} ({line.points})")
        elif line.points != old[line.yaku.id]:
            words.append(f"{name} grows to {line.points}")
    words += [f"{line.yaku.name.en} no longer counts" for line in before.lines if line.yaku.id not in new]
    steps = {step.label for step in before.steps}
    if before.lines:
        words += [f"× {step.factor}: {step.why}" for step in after.steps if step.label not in steps]
    return ", ".join(words)


def _change(before: Sum, after: Sum) -> str:
    """Yaku made, grown or lost, and card points."""
    words = [change_sentence(before.score, after.score)]
    if before.points is not None and after.points is not None and not after.score.lines:
        words.append(f"{after.points - before.points} card points")
    elif before.points is not None and after.points is not None:
        words.append(f"{after.points - before.points} more card points")
    return ", ".join(word for word in words if word)


def _more_panel(found: Sum, gains: dict[Card, Sum]) -> dict[str, Any]:
    """The cards that would change the score, the best first; cards that do the same stand together."""
    alike: dict[tuple[int, str], list[Card]] = {}
    for card, after in gains.items():
        gain = after.total - found.total
        if gain:
            alike.setdefault((gain, _change(found, after)), []).append(card)
    best = sorted(alike.items(), key=lambda item: -item[0][0])
    lines = [
        {"label": why[:1].upper() + why[1:], "points": signed(gain), "why": "",
         "cards": [card_json(card) for card in cards]}
        for (gain, why), cards in best[:_MOST_LINES]
    ]  # fmt: skip
    note = "" if lines else "No single card would change the score."
    return {"id": "more", "title": "One more card would add", "note": note, "lines": lines, "steps": [],
            "total": None}  # fmt: skip


# ---------------------------------------------------------------- scores


def _scores(now: Calculation, found: Sum, gains: dict[Card, Sum]) -> list[dict[str, Any]]:
    panels = [_score_panel(now, now.rules, "first")]
    if now.other is not None:
        panels.append(_score_panel(now, now.other, "second"))
        panels.append(_why_panel(now, now.other))
    return [*panels, _more_panel(found, gains)]


def _score_panel(now: Calculation, rules: AnyRules, panel: str) -> dict[str, Any]:
    return sum_panel(rules, now.pile, now.table, panel=panel, title=rules_name(rules))


def _why_panel(now: Calculation, other: AnyRules) -> dict[str, Any]:
    """The rules that make the difference, one at a time, from the first set to the second."""
    first, second = now.sum(now.pile, now.rules), now.sum(now.pile, other)
    if game_of(now.rules.id) != game_of(other.id):
        return _why([], "Two different games: their rules cannot be compared one by one.")
    found = one_by_one(now.rules, other, lambda rules: now.sum(now.pile, rules).total)
    lines: list[dict[str, Any]] = [
        {"label": type(difference.after).__doc__, "points": signed(difference.points), "cards": [],
         "why": f"First: {difference.before.sentence}. Second: {difference.after.sentence}."}
        for difference in found
    ]  # fmt: skip
    one, two = (str(each.total).replace("-", "−") for each in (first, second))
    if lines:
        return _why(
            lines, f"From {one} to {two}. Each rule is changed in turn; what it adds stands beside it."
        )
    same = sum_text(now.rules, first.total)
    if _same_lines(first.score, second.score):
        return _why([], f"Both score this pile in the same way: {same}.")
    return _why([], f"Both come to {same}, by different ways.")


def _why(lines: list[dict[str, Any]], note: str) -> dict[str, Any]:
    return {"id": "why", "title": "The rules that make the difference", "note": note, "lines": lines,
            "steps": [], "total": None}  # fmt: skip


def _same_lines(one: Score, other: Score) -> bool:
    lines = [[(yaku_title(line.yaku.name), line.points) for line in score.lines] for score in (one, other)]
    return lines[0] == lines[1]


# ---------------------------------------------------------------- house rules


def _form(now: Calculation) -> dict[str, Any]:
    values = option_fields(now.rules)
    game = game_of(now.rules.id)
    fields = [_option_field(name, values[name]) for name in SCORING_OPTIONS[game]]
    if game == "koikoi":
        fields.append({"name": "month", "label": "Month of the round (only for the month cards)",
                       "type": "number", "value": now.table.month, "min": 1, "max": 12})  # fmt: skip
    house = differences(now.rules, find_rules(now.rules.id))
    label = f"House rules ({len(house)} changed)" if house else "House rules"
    return {
        "label": label,
        "fields": fields,
        "submit": {"label": "Use these house rules", "type": "options"},
        "also": [],
    }


def _option_field(name: str, value: Option) -> dict[str, Any]:
    choices = [
        [str(each.value), each.sentence] for each in type(value) if each not in _NEEDS_FIELD or each is value
    ]
    return {"name": camel(name), "label": type(value).__doc__, "type": "select", "value": str(value.value),
            "options": choices}  # fmt: skip


#: The rule sets of all games by id.
RULE_SETS: dict[str, AnyRules] = {rules.id: rules for rules in all_rules()}
