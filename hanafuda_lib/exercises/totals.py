"""Items on whole piles: what does their owner score? Made from a seed, answered with a number."""

from __future__ import annotations

from hanafuda_lib.cards import Kind
from hanafuda_lib.exercises.build import card_says, marked
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import AnswerKind, Choice, Item, Picture
from hanafuda_lib.koikoi import YAMATO
from hanafuda_lib.pile import ALL, EMPTY, KIND_PILES, Pile
from hanafuda_lib.yaku import Score

#: How many piles the bank holds beside those that are made on demand.
SHELF = 12


def total_items() -> list[Item]:
    """The items of this module that the bank holds, in a fixed order."""
    return [total_item(seed) for seed in range(SHELF)]


def total_item(seed: int) -> Item:
    """A pile made from a seed: what does its owner score? To be written as a number.

    >>> total_item(3) == total_item(3), total_item(3).kind.value
    (True, 'number')
    """
    pile = _pile(seed)
    calls = seed % 2
    score = YAMATO.score(pile, opponent_koikoi=calls)
    called = (
        "Your opponent has called koi-koi, and you have just made the next yaku."
        if calls
        else "Nobody has called koi-koi. You stop."
    )
    return Item(
        id=f"total/{seed}",
        kind=AnswerKind.NUMBER,
        prompt=f"This is your pile. {called} How many points do you score, by koikoi/yamato?",
        answer=str(score.total),
        choices=tuple(Choice(str(n), str(n), why) for n, why in _slips(score).items()),
        explanation=_sum(score),
        nudge="Sort the cards by kind. Count each kind; then look for curtain, moon and cup.",
        tags=marked(("scoring",), ("B.1.score",)),
        rules=("B.1.score",),
        level=5 if score.steps else 4,
        source="S003",
        pictures=tuple(Picture(card, card_says(card)) for card in pile),
    )


def _pile(seed: int) -> Pile:
    """One or two yaku and a few cards that add nothing to learn from but must be looked at."""
    rows = [row for row in YAMATO.yaku_table().rows if 0 < len(row.needs) <= 3 and not row.at_least]
    first, second = shuffled(rows, f"total {seed}")[:2]
    pile = first.needs | (second.needs if seed % 3 else EMPTY)
    others = shuffled(ALL - pile, f"total {seed} others")
    chaff = [card for card in others if card in KIND_PILES[Kind.CHAFF]][:3]
    more = [card for card in others if card not in KIND_PILES[Kind.CHAFF]][: 1 + seed % 2]
    return pile | Pile.of([*chaff, *more])


def _sum(score: Score) -> str:
    lines = [f"{line.yaku.name.en} {line.points} ({line.why})" for line in score.lines]
    lines += [item.why for item in score.replaced]
    text = "; ".join(lines) + f". Sum {score.base}."
    for step in score.steps:
        text += f" {step.why[:1].upper()}{step.why[1:]}: {step.total}."
    return text


def _slips(score: Score) -> dict[int, str]:
    """The wrong totals that learners write, with the reason: a doubling or a line forgotten."""
    slips: dict[int, str] = {}
    factor = score.total // score.base
    if len(score.steps) == 2:
        slips[score.base * 2] = "One doubling is missing: both count here."
    if score.steps:
        slips[score.base] = "That is the sum of the yaku. A doubling is missing."
    for line in score.lines:
        for without in {(score.base - line.points) * factor, score.base - line.points}:
            slips.setdefault(without, f"{line.yaku.name.en} is missing.")
        for plain in {(score.base - line.extra) * factor, score.base - line.extra} if line.extra else set():
            slips.setdefault(plain, f"The extra cards of {line.yaku.name.en} are missing.")
    for item in score.replaced:
        slips.setdefault((score.base + item.line.points) * factor, f"{item.why}.")
    return {n: why for n, why in sorted(slips.items()) if n not in {score.total, 0}}
