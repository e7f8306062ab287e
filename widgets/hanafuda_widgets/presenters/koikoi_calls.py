"""Koi-koi calls in words: what stands on the table, what a call risks, why points were doubled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanafuda_lib.cards import Kind
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.koikoi.options import KoikoiMultiplier, KoikoiNeeds
from hanafuda_lib.pile import KIND_PILES
from hanafuda_widgets.presenters.koikoi_story import ENGLISH
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence

#: How a score labels the step that koi-koi calls bring.
KOIKOI_STEP = "koi-koi"
# All chaff is a yaku under every rule set: with it the library tells the factor of the calls.
_ANY_YAKU = KIND_PILES[Kind.CHAFF]


def calls_json(rules: Rules, calls: Sequence[int], voice: Voice = ENGLISH) -> list[dict[str, Any]]:
    """The mark that stands on the table from a koi-koi call to the end of the round.

    >>> from hanafuda_lib import koikoi
    >>> calls_json(koikoi.YAMATO, (1, 0))[0]["text"]
    'The next yaku, new or grown, ends the round. If the opponent wins it, the points count twice.'
    """
    if not any(calls):
        return []
    space = " " if voice.lang == "en" else ""
    return [
        {
            "id": "koikoi",
            "seal": "こい",
            "title": voice("common.dot", text=sentence(_who_called(calls, voice))),
            "text": space.join([*_next_yaku(rules, calls, voice), *_factors(rules, calls, voice)]),
        }
    ]


def _who_called(calls: Sequence[int], voice: Voice = ENGLISH) -> str:
    """Who called, and how often if more than once.

    >>> _who_called((2, 1))
    'you called koi-koi twice and the opponent called koi-koi'
    """
    first = voice.you or 0
    return voice.listed(
        [
            voice.part(seat, "koikoi.who-called", often=_often(calls[seat], voice))
            for seat in (first, 1 - first)
            if calls[seat]
        ]
    )


def _often(count: int, voice: Voice) -> str:
    if count == 1:
        return ""
    return voice("koikoi.often.2" if count == 2 else "koikoi.often", count=count)


def _times(factor: int, voice: Voice) -> str:
    return voice("koikoi.times.2" if factor == 2 else "koikoi.times", count=factor)


def _next_yaku(rules: Rules, calls: Sequence[int], voice: Voice) -> list[str]:
    """What must come for the round to end or the question to be asked again. Source: §B.1.6, §B.1.8, §B.3."""
    key = "koikoi.next-ends" if sum(calls) >= rules.koikoi_limit.calls else "koikoi.next-may"
    needs = rules.koikoi_needs
    if needs is KoikoiNeeds.NEW_YAKU:
        return [voice(f"{key}-new")]
    least = [] if needs is KoikoiNeeds.ANY_RISE else [voice("koikoi.next-least", points=needs.least)]
    return [voice(key), *least]


def _factors(rules: Rules, calls: Sequence[int], voice: Voice) -> list[str]:
    """What the calls do to the points of each winner."""
    first = voice.you or 0
    factors = {seat: koikoi_factor(rules, calls, winner=seat) for seat in (first, 1 - first)}
    mine, theirs = factors.values()
    if mine == theirs:
        return [] if mine == 1 else [voice("koikoi.any-wins", times=_times(mine, voice))]
    return [
        voice.of(seat, "koikoi.if-wins", times=_times(factor, voice))
        for seat, factor in factors.items()
        if factor > 1
    ]


def koikoi_factor(rules: Rules, calls: Sequence[int], *, winner: int) -> int:
    """By what the calls of a round multiply the winner's points.

    >>> from hanafuda_lib import koikoi
    >>> koikoi_factor(koikoi.YAMATO, (1, 0), winner=1), koikoi_factor(koikoi.YAMATO, (1, 0), winner=0)
    (2, 1)
    """
    score = rules.score(_ANY_YAKU, opponent_koikoi=calls[1 - winner], own_koikoi=calls[winner])
    return next((step.factor for step in score.steps if step.label == KOIKOI_STEP), 1)


def doubling_why(rules: Rules, calls: Sequence[int], *, winner: int, voice: Voice = ENGLISH) -> str:
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
    called = _who_called(counted, voice)
    match rules.koikoi_multiplier:
        case KoikoiMultiplier.PER_CALL:
            return voice("koikoi.because-each", called=called)
        case KoikoiMultiplier.CALLS_PLUS_ONE:
            return voice("koikoi.because-more", called=called)
    return voice("koikoi.because", called=called)


def risk_lines(rules: Rules, calls: Sequence[int], voice: Voice = ENGLISH) -> list[str]:
    """What calling koi-koi now can win and lose, sentence by sentence.

    >>> from hanafuda_lib import koikoi
    >>> risk_lines(koikoi.MON, (0, 0))[1]
    'If the opponent makes a yaku first and stops, you get nothing for this round.'
    """
    me = voice.you or 0
    after = list(calls)
    after[me] += 1
    who, factor = voice.others[1 - me], koikoi_factor(rules, after, winner=1 - me)
    cost = "koikoi.cost-times" if factor > 1 else "koikoi.cost"
    own = koikoi_factor(rules, after, winner=me)
    more = own > koikoi_factor(rules, calls, winner=me)
    return [
        voice("koikoi.gain-times" if more else "koikoi.gain", times=_times(own, voice)),
        voice(cost, who=who, first=_first(rules, calls, who, voice), times=_times(factor, voice)),
    ]


def _first(rules: Rules, calls: Sequence[int], who: str, voice: Voice) -> str:
    """What the other player must do to overtake a call made now, after the ``calls`` that stand."""
    key = "koikoi.first"
    may_have = any(calls) or rules.koikoi_needs is not KoikoiNeeds.ANY_RISE
    if may_have and rules.koikoi_needs is not KoikoiNeeds.NEW_YAKU:
        key += "-grown"
    if sum(calls) + 1 < rules.koikoi_limit.calls:
        key += "-stops"
    return voice(key, who=who)
