"""The house rules of a game as fields of the form: every option, with the answer of the rule set first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from hanafuda_lib.game import find_rules
from hanafuda_lib.options import camel, differences, option_fields
from hanafuda_lib.ruleset import RuleSet
from hanafuda_widgets.presenters.base import Message
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.table_form import select
from hanafuda_widgets.presenters.table_moment import Table

# What the form asks by itself.
_ASKED = ("seats", "game_length")


def option_names(rules: RuleSet) -> tuple[str, ...]:
    """The options that the form offers, by the specification's names.

    >>> from hanafuda_lib import hanaawase
    >>> option_names(hanaawase.NINTENDO)[:2]
    ('activePlayers', 'openingHands')
    """
    return tuple(camel(name) for name in option_fields(rules) if name not in _ASKED)


def house_fields(table: Table, rules: RuleSet) -> dict[str, Any]:
    """A fold of the form with one question for each option of ``rules``."""
    return _house_fields(table.lang, rules)


@lru_cache(maxsize=32)  # dozens of options, the same from press to press
def _house_fields(lang: str, rules: RuleSet) -> dict[str, Any]:
    preset: RuleSet = find_rules(rules.id)
    usual, changed = option_fields(preset), differences(rules, preset)
    fields = []
    for name, value in usual.items():
        if name in _ASKED:
            continue
        first = ["", say(lang, "seats.as-set", sentence=value.sentence)]
        others = [[str(one.value), one.sentence] for one in type(value) if one is not value]
        question = (type(value).__doc__ or "").strip()
        fields.append(select(camel(name), question, changed.get(camel(name), ""), [first, *others]))
    return {"label": say(lang, "seats.house"), "fields": fields}


def rules_text(message: Message, now: str, names: tuple[str, ...]) -> str:
    """The rules that a form asks for: its preset, and each option that is not left as it is.

    A message without any option keeps those of ``now``, unless it names other rules.
    """
    rules = message.text("rules") if "rules" in message else now
    given = [name for name in names if name in message]
    if not given:
        return rules
    kept: Mapping[str, str] = dict(word.partition("=")[::2] for word in rules.split()[1:])
    chosen = {**kept, **{name: message.text(name) for name in given}}
    return " ".join([rules.split()[0] if rules.split() else rules,
                     *(f"{name}={value}" for name, value in chosen.items() if value)])  # fmt: skip
