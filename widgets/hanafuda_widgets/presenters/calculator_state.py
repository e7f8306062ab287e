"""The score calculator as the state that the stage draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.game import all_rules
from hanafuda_lib.koikoi import Rules, compare
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.options import Option, camel, differences, option_fields
from hanafuda_lib.pile import ALL, EMPTY, Pile
from hanafuda_lib.yaku import Score
from hanafuda_widgets.presenters.base import STATE_VERSION, State
from hanafuda_widgets.presenters.card_json import card_json, groups_json
from hanafuda_widgets.presenters.deck_json import LAYOUTS, button, choice_bar, deck_zone
from hanafuda_widgets.presenters.score_json import score_json, yaku_title
from hanafuda_widgets.presenters.table_words import counted

#: What each rule set is, in a word or two. House rules have the name of the set they started from.
RULE_NAMES = {
    "koikoi/yamato": "Nintendo style (yamato)",
    "koikoi/mon": "Older mon rules (mon)",
    "koikoi/shiragiku": "An older program (shiragiku)",
    "koikoi/classic": "Most books (classic)",
    "koikoi/app": "Many apps (app)",
}
#: The house rules that can change the points of a pile.
SCORING_OPTIONS = (
    "bright_values", "brights", "ribbons_animals", "ribbon_value", "ribbon_both", "kusatan", "viewing",
    "nomi", "ame_nagare", "kiri_nagare", "cup_role", "seven_doubling", "koikoi_multiplier", "tsukifuda",
)  # fmt: skip
#: More calls than this nobody has made before the hands are empty.
MOST_CALLS = 6
_MOST_LINES = 8
# The calculator has no field, so a rule that looks at the field would never do anything.
_NEEDS_FIELD = (o.AmeNagare.FIELD, o.KiriNagare.FIELD)


@dataclass(frozen=True, slots=True)
class Calculation:
    """All that a state is made from: the pile, one or two rule sets, the calls, and how the deck lies."""

    pile: Pile
    rules: Rules
    other: Rules | None
    opponent: int = 0
    own: int = 0
    month: int = 1
    by: str = "month"

    def score(self, pile: Pile, rules: Rules) -> Score:
        """The explained score of a pile under one of the rule sets, with these calls."""
        return rules.score(pile, opponent_koikoi=self.opponent, own_koikoi=self.own, month=self.month)


def calculator_state(now: Calculation, said: list[str]) -> State:
    """The whole state, without ``error`` and ``saved``."""
    score = now.score(now.pile, now.rules)
    size = len(now.pile)
    cards = "1 card" if size == 1 else f"{size} cards"
    gains = {card: now.score(now.pile | Pile.of([card]), now.rules) for card in ALL - now.pile}
    return {
        "v": STATE_VERSION,
        "presenter": "score-calculator",
        "title": "Score calculator",
        "subtitle": f"{cards} · {counted(score.total)}",
        "status": _status(score, cards),
        "said": said,
        "bars": _bars(now),
        "zones": [
            deck_zone(now.by, lambda card: _card(now, card, score, gains)),
            {"id": "pile", "label": "The pile", "layout": "groups", "owner": "you",
             "groups": groups_json(now.pile, EMPTY)},
        ],
        "choice": None,
        "ask": None,
        "buttons": [button("clear", "Empty the pile", {"type": "clear"}, disabled=not size)],
        "scores": _scores(now, score, gains),
        "log": [],
        "sheet": {"head": [], "rows": []},
        "form": _form(now),
    }  # fmt: skip


def _status(score: Score, cards: str) -> str:
    if not score.lines:
        return f"{cards}: no yaku yet. Press a card to put it into the pile, and again to take it out."
    sum_ = f" The yaku add up to {score.base}." if score.steps else ""
    return f"{cards}: {counted(score.total)}.{sum_}"


def rules_name(rules: Rules) -> str:
    """A rule set in words, with its house rules.

    >>> rules_name(Rules.parse("koikoi/mon viewing=on"))
    'Older mon rules (mon), with viewing=on'
    """
    house = " ".join(rules.text.split()[1:])
    return RULE_NAMES.get(rules.id, rules.id) + (f", with {house}" if house else "")


def _bars(now: Calculation) -> list[dict[str, Any]]:
    change = {"type": "set"}
    presets = list(RULE_NAMES.items())
    text = now.rules.text
    own = presets if text in RULE_NAMES else [*presets, (text, rules_name(now.rules))]
    others = [("", "nothing"), *presets]
    other = "" if now.other is None else now.other.text
    if other and other not in RULE_NAMES:
        others.append((other, rules_name(now.other or now.rules)))
    calls = [(number, str(number) if number else "none") for number in range(MOST_CALLS + 1)]
    layouts = [
        button(f"by-{by}", label, {"type": "set", "by": by}, pressed=now.by == by)
        for by, label in LAYOUTS.items()
    ]
    return [
        choice_bar("rules", "Rules", text, own, change),
        choice_bar("other", "Compare with", other, others, change),
        choice_bar("opponent", "Koi-koi calls of the opponent", now.opponent, calls, change),
        choice_bar("own", "Koi-koi calls of the winner", now.own, calls, change),
        {"id": "by", "label": "Show the deck", "buttons": layouts},
    ]


# ---------------------------------------------------------------- one more card


def _card(now: Calculation, card: Card, score: Score, gains: dict[Card, Score]) -> dict[str, Any]:
    inside = card in now.pile
    press = {"type": "card", "card": card.id, "on": not inside}
    if inside:
        return card_json(card, press=press, pressed=True, hint="In the pile.")
    gain = gains[card].total - score.total
    hint = f"{signed(gain)}: {change_sentence(score, gains[card])}." if gain else None
    return card_json(card, press=press, pressed=False, hint=hint, badge=signed(gain) if gain else None)


def signed(points: int) -> str:
    """Points with their sign.

    >>> signed(5), signed(-2)
    ('+5', '−2')
    """
    return f"+{points}" if points > 0 else f"−{-points}"


def change_sentence(before: Score, after: Score) -> str:
    """What one more card has changed in a score: yaku made, grown or lost, and doubling.

    >>> pile = Pile.parse("01-crane 03-curtain")
    >>> one, two = (Rules().score(each) for each in (pile, pile | Pile.parse("08-moon")))
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


def _more_panel(score: Score, gains: dict[Card, Score]) -> dict[str, Any]:
    """The cards that would change the score, the best first; cards that do the same stand together."""
    alike: dict[tuple[int, str], list[Card]] = {}
    for card, after in gains.items():
        gain = after.total - score.total
        if gain:
            alike.setdefault((gain, change_sentence(score, after)), []).append(card)
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


def _scores(now: Calculation, score: Score, gains: dict[Card, Score]) -> list[dict[str, Any]]:
    panels = [_score_panel(score, "first", now.rules)]
    if now.other is not None:
        panels.append(_score_panel(now.score(now.pile, now.other), "second", now.other))
        panels.append(_why_panel(now, now.other))
    return [*panels, _more_panel(score, gains)]


def _score_panel(score: Score, panel: str, rules: Rules) -> dict[str, Any]:
    note = "" if score.lines or score.replaced else "No yaku."
    return score_json(score, panel=panel, title=rules_name(rules), note=note)


def _why_panel(now: Calculation, other: Rules) -> dict[str, Any]:
    """The rules that make the difference, one at a time, from the first set to the second."""
    found = compare(
        now.pile, now.rules, other, opponent_koikoi=now.opponent, own_koikoi=now.own, month=now.month
    )
    lines: list[dict[str, Any]] = [
        {"label": type(difference.after).__doc__, "points": signed(difference.points), "cards": [],
         "why": f"First: {difference.before.sentence}. Second: {difference.after.sentence}."}
        for difference in found.differences
    ]  # fmt: skip
    first, second = found.first.total, found.second.total
    if lines:
        note = f"From {first} to {second}. Each rule is changed in turn; what it adds stands beside it."
    elif _same_lines(found.first, found.second):
        note = f"Both score this pile in the same way: {counted(first)}."
    else:
        note = f"Both come to {counted(first)}, by different ways."
    return {"id": "why", "title": "The rules that make the difference", "note": note, "lines": lines,
            "steps": [], "total": None}  # fmt: skip


def _same_lines(one: Score, other: Score) -> bool:
    lines = [[(yaku_title(line.yaku.name), line.points) for line in score.lines] for score in (one, other)]
    return lines[0] == lines[1]


# ---------------------------------------------------------------- house rules


def _form(now: Calculation) -> dict[str, Any]:
    values = option_fields(now.rules)
    fields = [_option_field(name, values[name]) for name in SCORING_OPTIONS]
    month = {"name": "month", "label": "Month of the round (only for the month cards)", "type": "number",
             "value": now.month, "min": 1, "max": 12}  # fmt: skip
    house = differences(now.rules, RULE_SETS[now.rules.id])
    label = f"House rules ({len(house)} changed)" if house else "House rules"
    return {
        "label": label,
        "fields": [*fields, month],
        "submit": {"label": "Use these house rules", "type": "options"},
        "also": [],
    }


def _option_field(name: str, value: Option) -> dict[str, Any]:
    choices = [
        [str(each.value), each.sentence] for each in type(value) if each not in _NEEDS_FIELD or each is value
    ]
    return {"name": camel(name), "label": type(value).__doc__, "type": "select", "value": str(value.value),
            "options": choices}  # fmt: skip


#: The rule sets of Koi-Koi by id.
RULE_SETS: dict[str, Rules] = {rules.id: rules for rules in all_rules() if isinstance(rules, Rules)}
