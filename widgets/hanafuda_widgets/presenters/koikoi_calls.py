"""Koi-koi calls in words: what stands on the table, what a call risks, why points were doubled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanafuda_lib.cards import Kind
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.koikoi.options import KoikoiMultiplier
from hanafuda_lib.pile import KIND_PILES
from hanafuda_widgets.presenters.koikoi_story import OPPONENT, YOU

#: How a score labels the step that koi-koi calls bring.
KOIKOI_STEP = "koi-koi"
# All chaff is a yaku under every rule set: with it the library tells the factor of the calls.
_ANY_YAKU = KIND_PILES[Kind.CHAFF]
_CALLED = {YOU: "you called koi-koi", OPPONENT: "the opponent called koi-koi"}


def calls_json(rules: Rules, calls: Sequence[int]) -> list[dict[str, Any]]:
    """The mark that stands on the table from a koi-koi call to the end of the round.

    >>> from hanafuda_lib import koikoi
    >>> calls_json(koikoi.YAMATO, (1, 0))[0]["text"]
    'The next yaku ends the round. If the opponent wins it, the points count twice.'
    """
    if not any(calls):
        return []
    return [
        {
            "id": "koikoi",
            "seal": "こい",
            "title": f"{_sentence(_who_called(calls))}.",
            "text": " ".join([_next_yaku(rules, calls), *_factors(rules, calls)]),
        }
    ]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _who_called(calls: Sequence[int]) -> str:
    """Who called, and how often if more than once.

    >>> _who_called((2, 1))
    'you called koi-koi twice and the opponent called koi-koi'
    """
    parts = [_CALLED[seat] + _often(calls[seat]) for seat in (YOU, OPPONENT) if calls[seat]]
    return " and ".join(parts)


def _often(count: int) -> str:
    return {1: "", 2: " twice"}.get(count, f" {count} times")


def _times(factor: int) -> str:
    return {2: "twice"}.get(factor, f"{factor} times")


def _next_yaku(rules: Rules, calls: Sequence[int]) -> str:
    if sum(calls) >= rules.koikoi_limit.calls:
        return "The next yaku ends the round."
    return "Whoever makes the next yaku may stop, or call koi-koi as well."


def _factors(rules: Rules, calls: Sequence[int]) -> list[str]:
    """What the calls do to the points of each winner."""
    mine, theirs = (koikoi_factor(rules, calls, winner=seat) for seat in (YOU, OPPONENT))
    if mine == theirs:
        return [] if mine == 1 else [f"Whoever wins it, the points count {_times(mine)}."]
    told = [(mine, "you win"), (theirs, "the opponent wins")]
    return [f"If {who} it, the points count {_times(factor)}." for factor, who in told if factor > 1]


def koikoi_factor(rules: Rules, calls: Sequence[int], *, winner: int) -> int:
    """By what the calls of a round multiply the winner's points.

    >>> from hanafuda_lib import koikoi
    >>> koikoi_factor(koikoi.YAMATO, (1, 0), winner=1), koikoi_factor(koikoi.YAMATO, (1, 0), winner=0)
    (2, 1)
    """
    score = rules.score(_ANY_YAKU, opponent_koikoi=calls[1 - winner], own_koikoi=calls[winner])
    return next((step.factor for step in score.steps if step.label == KOIKOI_STEP), 1)


def doubling_why(rules: Rules, calls: Sequence[int], *, winner: int) -> str:
    """Why the calls multiplied the winner's points, with names in place of "opponent" and "winner".

    >>> from hanafuda_lib import koikoi
    >>> doubling_why(koikoi.YAMATO, (1, 0), winner=1)
    'Because you called koi-koi'
    """
    match rules.koikoi_multiplier:
        case KoikoiMultiplier.OPPONENT | KoikoiMultiplier.PER_CALL:
            counted = [count if seat != winner else 0 for seat, count in enumerate(calls)]
        case KoikoiMultiplier.OWN:
            counted = [count if seat == winner else 0 for seat, count in enumerate(calls)]
        case _:
            counted = list(calls)
    if not any(counted):
        return ""
    why = f"Because {_who_called(counted)}"
    match rules.koikoi_multiplier:
        case KoikoiMultiplier.PER_CALL:
            return f"{why}: twice for each call"
        case KoikoiMultiplier.CALLS_PLUS_ONE:
            return f"{why}: the number of calls, and one more"
    return why


def risk_lines(rules: Rules, calls: Sequence[int]) -> list[str]:
    """What calling koi-koi now can win and lose, sentence by sentence.

    >>> from hanafuda_lib import koikoi
    >>> risk_lines(koikoi.MON, (0, 0))[1]
    'If the opponent makes a yaku first and stops, you get nothing for this round.'
    """
    after = [calls[YOU] + 1, calls[OPPONENT]]
    first = "makes a yaku first" if sum(after) >= rules.koikoi_limit.calls else "makes a yaku first and stops"
    cost = f"If the opponent {first}, you get nothing for this round"
    factor = koikoi_factor(rules, after, winner=OPPONENT)
    if factor > 1:
        cost += f", and the opponent's points count {_times(factor)}"
    own = koikoi_factor(rules, after, winner=YOU)
    gain = "You can win more points."
    if own > koikoi_factor(rules, calls, winner=YOU):
        gain = f"You can win more points, and they will count {_times(own)}."
    return [gain, f"{cost}."]
