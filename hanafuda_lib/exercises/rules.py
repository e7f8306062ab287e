"""Items on the rules of Koi-Koi: house rules, stopping and going on, doubling.

The questions on rules come from the table of options, so that a rule set's answer cannot be wrong.
"""

from __future__ import annotations

import inspect

from hanafuda_lib import options
from hanafuda_lib.exercises.build import choice_item, option_rules
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import Choice, Item
from hanafuda_lib.koikoi import MON, YAMATO, Rules

# Options that a player meets, and a first hint for each.
_ASKED = {
    "seven_doubling": "Seven is a step on the way up: at 7 something happens, at 6 nothing does, or does it?",
    "koikoi_multiplier": "Calling is a risk. Who gains by it when it goes wrong?",
    "koikoi_limit": "Think of what the table asks after a koi-koi.",
    "koikoi_exhausted": "Calling koi-koi is a risk.",
    "exhausted_draw": "Neither player has stopped. Has anybody won?",
    "cup_role": "The cup is the busiest card of the deck.",
    "brights": "Four brights hold three brights as well.",
    "ribbons_animals": "Think of red poems and two more ribbons.",
    "viewing": "Curtain and cup, moon and cup.",
    "hand_yaku": "It happens before anybody has played.",
    "hand_yaku_both": "The player who begins has a small advantage.",
    "field_four": "Nobody could ever take the four.",
    "dealer_rotation": "Who deals plays first.",
    "scoring": "Think of the score sheet: how many columns change?",
}
_RULE_SETS = (("koikoi-yamato", YAMATO), ("koikoi-mon", MON))
# What the old rules are asked for: where they differ most.
_ASKED_OF_MON = ("seven_doubling", "koikoi_multiplier", "exhausted_draw", "viewing")
_MOST_CHOICES = 4
_DOUBLINGS = tuple((base, calls) for base in (5, 6, 7, 8, 10) for calls in (0, 1))


def rule_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(rule_items())
    28
    """
    return [
        *(_rule(_RULE_SETS[0][0], YAMATO, field) for field in _ASKED),
        *(_rule(_RULE_SETS[1][0], MON, field) for field in _ASKED_OF_MON),
        *(_doubling(base, calls) for base, calls in _DOUBLINGS),
    ]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _rule(slug: str, rules: Rules, field: str) -> Item:
    """A house rule as a question: the option's own question and sentences."""
    item_id = f"rule/{slug}-{options.camel(field)}"
    own: options.Option = getattr(rules, field)
    others = [each for each in type(own) if each is not own]
    wrong = shuffled(others, item_id)[: _MOST_CHOICES - 1]
    question = inspect.getdoc(type(own)) or ""
    return choice_item(
        item_id,
        f"In the rules {rules.id}: {question[:1].lower()}{question[1:]}",
        Choice(str(own.value).lower(), own.sentence),
        [
            Choice(str(each.value).lower(), each.sentence, f"Some tables play so, but not {rules.id}.")
            for each in wrong
        ],
        explanation=f"{_capital(own.sentence)}. That is {rules.id}; other tables may differ.",
        nudge=_ASKED[field],
        tags=("rules",),
        rules=option_rules(field) if rules is YAMATO else ("B.2.end" if field != "viewing" else "B.2.yaku",),
        level=4 if rules is YAMATO else 5,
        source=own.source,
    )


# ---------------------------------------------------------------- doubling


def _doubling(base: int, calls: int) -> Item:
    """From the sum of the yaku to what the winner scores."""
    total, steps = YAMATO.scorer().steps(base, opponent_koikoi=calls, own_koikoi=0, brights=0)
    called = (
        "Your opponent has called koi-koi. You make the next yaku."
        if calls
        else "Nobody has called koi-koi. You stop."
    )
    reasons = "; ".join(f"{step.why}, which makes {step.total}" for step in steps)
    return choice_item(
        f"doubling/{base}-{calls}",
        f"In the rules koikoi/yamato your yaku add up to {base}. {called} What do you score?",
        Choice(str(total), str(total)),
        [Choice(str(n), str(n), why) for n, why in _wrong_totals(base, total, calls).items()],
        explanation=f"The sum is {base}. {_capital(reasons) if steps else 'Nothing doubles it'}.",
        nudge="Two things can double: a sum of seven or more, and an opponent's koi-koi.",
        tags=("doubling", "rules"),
        rules=("B.1.score",),
        level=4,
        source="S003",
    )


def _wrong_totals(base: int, total: int, calls: int) -> dict[int, str]:
    seven = base >= 7
    none = "nothing doubles here: the sum is below seven, and nobody called."
    reasons = {
        base: "That is the sum of the yaku, before anything is doubled.",
        base * 2: f"One doubling, but {'both count here, one after the other.' if seven and calls else none}",
        base * 4: f"Two doublings, but {'only one holds here.' if seven or calls else none}",
        base * 3: "Doublings multiply. Nothing is ever tripled.",
    }
    return {n: why for n, why in reasons.items() if n != total}
