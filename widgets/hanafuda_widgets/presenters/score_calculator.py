"""A score calculator for all three games: any pile, any rules, every point explained."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

from hanafuda_lib.cards import Card
from hanafuda_lib.errors import HanafudaError, RulesError
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.options import camel
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_widgets.presenters.base import Message, MessageError, State, error_of, shown
from hanafuda_widgets.presenters.calculator_games import SCORING_OPTIONS, Table, sum_text
from hanafuda_widgets.presenters.calculator_state import (
    MOST_CALLS,
    Calculation,
    calculator_state,
    signed,
)
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.deck_json import LAYOUTS
from hanafuda_widgets.presenters.rules_names import rules_name

_OPTIONS = list(dict.fromkeys(camel(name) for names in SCORING_OPTIONS.values() for name in names))
_SCHEMA: dict[str, set[str]] = {
    "card": {"card", "on"},
    "clear": set(),
    "set": {"rules", "other", "opponent", "own", "multiplier", "by"},
    "options": {*_OPTIONS, "month"},
}
_SAVED_VERSION = 1


class ScoreCalculator:
    """Press cards, choose rules: the explained score, and what one more card adds.

    ``cards`` is a pile as text; ``rules`` and ``other`` are ids of rule sets of the three games, or texts
    with options; ``other`` (left out: none) is scored beside the first, with the rules that make the
    difference. ``opponent`` and ``own`` count koi-koi calls, ``multiplier`` is the field of Hachi-hachi;
    ``month`` matters only for the month cards; ``by`` lays the deck out by ``"month"`` or ``"kind"``.
    Errors: :class:`HanafudaError`.

    >>> calculator = ScoreCalculator(cards="01-crane 03-curtain 08-moon")
    >>> calculator.handle({"type": "card", "card": "09-cup", "on": True})["subtitle"]
    '4 cards · 30 points'
    """

    name = "score-calculator"

    def __init__(
        self,
        *,
        cards: str = "",
        rules: str = "koikoi/yamato",
        other: str | None = None,
        opponent: int = 0,
        own: int = 0,
        month: int = 1,
        multiplier: int = 1,
        by: str = "month",
    ) -> None:
        self.kwargs: dict[str, Any] = {
            "cards": cards, "rules": rules, "other": other, "opponent": opponent, "own": own,
            "month": month, "multiplier": multiplier, "by": by,
        }  # fmt: skip
        self._now = Calculation(
            Pile.parse(cards),
            parse_rules(rules),
            None if other is None else parse_rules(other),
            Table(
                _whole("opponent", opponent, 0, MOST_CALLS),
                _whole("own", own, 0, MOST_CALLS),
                _whole("month", month, 1, 12),
                _multiplier(multiplier),
            ),
            _layout(by),
        )
        self._said: list[str] = []

    @property
    def state(self) -> State:
        """What is to be drawn."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        try:
            self._take(Message(message, _SCHEMA))
        except HanafudaError as error:
            return self._state(error)
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The calculator whose ``state["saved"]`` this was.

        >>> calculator = ScoreCalculator(cards="09-cup", other="koikoi/mon")
        >>> ScoreCalculator.restore(calculator.state["saved"]).state == calculator.state
        True
        """
        try:
            version, kwargs, now = saved["v"], saved["kwargs"], saved["now"]  # type: ignore[index]
            if version != _SAVED_VERSION:
                raise MessageError("bad-saved", f"saved pile of version {shown(version)}: expected 1")
            self = cls(**kwargs)
            self._now = cls(**now)._now
        except (TypeError, KeyError) as error:
            raise MessageError("bad-saved", f"bad saved pile {shown(saved)}: {error!r}") from error
        return self

    def _state(self, error: HanafudaError | None) -> State:
        state = calculator_state(self._now, self._said)
        state["error"] = None if error is None else error_of(error)
        state["saved"] = {"v": _SAVED_VERSION, "kwargs": self.kwargs, "now": self._arguments()}
        return state

    def _arguments(self) -> dict[str, Any]:
        now = self._now
        return {
            "cards": str(now.pile), "rules": now.rules.text,
            "other": None if now.other is None else now.other.text,
            "opponent": now.table.opponent, "own": now.table.own, "month": now.table.month,
            "multiplier": now.table.multiplier, "by": now.by,
        }  # fmt: skip

    # ---------------------------------------------------------------- messages

    def _take(self, message: Message) -> None:
        before = self._now
        match message.type:
            case "card":
                self._now, said = self._after_card(message)
            case "clear":
                self._now, said = replace(before, pile=EMPTY), ["The pile is empty."]
            case "options":
                self._now, said = self._after_options(message)
            case _:
                self._now, said = self._after_set(message)
        self._said = said

    def _after_card(self, message: Message) -> tuple[Calculation, list[str]]:
        """A card put in or taken out; the message says which, so that a double press does no harm."""
        before = self._now
        card = Card.parse(message.text("card"))
        one = Pile.of([card])
        on = message.flag("on")
        now = replace(before, pile=before.pile | one if on else before.pile - one)
        gain = now.sum(now.pile, now.rules).total - before.sum(before.pile, before.rules).total
        change = signed(gain) if gain else "no change"
        return now, [f"{card_json(card)['name']} {'put in' if on else 'taken out'}: {change}."]

    def _after_set(self, message: Message) -> tuple[Calculation, list[str]]:
        """Rules, calls or layout; what the message leaves out stays."""
        now, said = self._now, []
        if "rules" in message:
            now = replace(now, rules=parse_rules(message.text("rules")))
            said.append(f"{rules_name(now.rules)}.")
        if "other" in message:
            text = message.text("other")
            now = replace(now, other=parse_rules(text) if text else None)
            said.append(_compared(now))
        if "opponent" in message:
            calls = message.number("opponent", low=0, high=MOST_CALLS)
            now = replace(now, table=replace(now.table, opponent=calls))
        if "own" in message:
            calls = message.number("own", low=0, high=MOST_CALLS)
            now = replace(now, table=replace(now.table, own=calls))
        if "multiplier" in message:
            field = _multiplier(message.number("multiplier", low=1, high=4))
            now = replace(now, table=replace(now.table, multiplier=field))
        if "by" in message:
            now = replace(now, by=_layout(message.text("by")))
            said.append(f"{LAYOUTS[now.by]}.")
        return now, said

    def _after_options(self, message: Message) -> tuple[Calculation, list[str]]:
        """House rules on top of the rule set at hand."""
        given = {name: message.text(name) for name in _OPTIONS if name in message}
        now = replace(self._now, rules=self._now.rules.with_options(given))
        if "month" in message:
            month = message.number("month", low=1, high=12)
            now = replace(now, table=replace(now.table, month=month))
        return now, [f"{rules_name(now.rules)}."]


def _compared(now: Calculation) -> str:
    if now.other is None:
        return "Nothing to compare with."
    one, two = (sum_text(rules, now.sum(now.pile, rules).total) for rules in (now.rules, now.other))
    return f"First rules: {one}. Second rules, {rules_name(now.other)}: {two}."


def _layout(by: object) -> str:
    if isinstance(by, str) and by in LAYOUTS:
        return by
    raise MessageError("unknown-value", f"unknown layout {shown(by)}: expected one of {', '.join(LAYOUTS)}")


def _multiplier(value: object) -> int:
    if type(value) is int and value in (1, 2, 4):
        return value
    raise RulesError("bad-number", f"bad multiplier {shown(value)}: expected 1, 2 or 4")


def _whole(what: str, value: object, low: int, high: int) -> int:
    if type(value) is int and low <= value <= high:
        return value
    raise RulesError("bad-number", f"bad {what} {shown(value)}: expected a whole number from {low} to {high}")
