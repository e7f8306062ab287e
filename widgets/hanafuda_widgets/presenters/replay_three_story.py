"""A finished round of a game for three or four, event by event: what lay where, what happened and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hanafuda_lib import hachihachi
from hanafuda_lib.cards import Card
from hanafuda_lib.game import Event, Step
from hanafuda_lib.hachihachi.field import count_field
from hanafuda_lib.names import flower
from hanafuda_lib.pile import ALL, EMPTY, Pile
from hanafuda_widgets.presenters.replay_games import end_sentences, held_yaku, shown_yaku
from hanafuda_widgets.presenters.table_words import card_name, listed, moved

Names = tuple[str, ...]
# Answers that move no card.
_ANSWERS = {
    Step.SHOBU: "stopped (shōbu 勝負).",
    Step.SAGE: "said sage (下げ): the round goes on.",
    Step.CANCEL: "ended the round without a new yaku.",
    Step.PASS: "showed nothing.",
    Step.FUKE: "announced fuke (ふけ).",
    Step.DERU: "came in (deru 出る).",
    Step.BLIND: "came in without looking (mizuten 水天).",
}


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an event (the first: after the deal), and what is said about it.

    ``new`` are the cards that were moved or shown last.
    """

    hands: tuple[Pile, ...]
    field: Pile
    piles: tuple[Pile, ...]
    stock: int
    turn: int
    seat: int | None = None
    new: Pile = EMPTY
    said: tuple[str, ...] = ()


def moments(round: Any, names: Names) -> Iterator[Moment]:
    """The table after the deal, and after each event of the round.

    >>> from hanafuda_lib import hanaawase
    >>> dealt = next(moments(hanaawase.Round.deal(hanaawase.NINTENDO, seed=7), ("Aki", "Ben", "Chie")))
    >>> dealt.said[0]
    'Aki is the dealer (oya 親) and plays first.'
    """
    deal = round.first_deal
    seats = len(deal.hands)
    now = Moment(
        hands=tuple(deal.hands), field=deal.field, piles=(EMPTY,) * seats, stock=len(deal.stock),
        turn=0, said=tuple(_deal_sentences(round, names)),
    )  # fmt: skip
    events = round.events
    yield _ended(round, now, names) if not events and round.is_over else now
    held: list[dict[str, float]] = [{} for _ in range(seats)]
    for number, event in enumerate(events, start=1):
        now = _after(now, event)
        now = replace(now, said=tuple(_sentences(round, now, event, held, names)))
        yield _ended(round, now, names) if number == len(events) else now


def _deal_sentences(round: Any, names: Names) -> Iterator[str]:
    yield f"{names[round.dealer]} is the dealer (oya 親) and plays first."
    if isinstance(round.rules, hachihachi.Rules):
        found = count_field(round.rules, round.first_deal.field)
        yield f"The first field is a {found.name}: every payment counts × {found.multiplier}."


# ---------------------------------------------------------------- what lies where


def _after(before: Moment, event: Event) -> Moment:
    """The same table with an event done."""
    now = replace(before, seat=event.seat, new=EMPTY)
    if event.step in (Step.DECLARE, Step.CLAIM):
        return replace(now, new=event.taken)
    if event.step not in (Step.HAND, Step.STOCK, Step.DEAL):
        return now
    cards = moved(event)
    now = replace(now, new=cards)
    if event.step is Step.HAND:
        # Exposed cards of others may be taken too: they leave those hands.
        now = replace(now, hands=tuple(hand - cards for hand in before.hands), turn=before.turn + 1)
    elif event.step is Step.STOCK:
        hands = tuple(hand - event.taken for hand in before.hands)
        now = replace(now, stock=before.stock - 1, hands=hands)
        if not any(before.hands) and before.seat != event.seat:
            now = replace(now, turn=before.turn + 1)  # the stock is played out
    if not event.taken:
        return replace(now, field=before.field | cards)
    piles = tuple(pile | cards if seat == event.seat else pile for seat, pile in enumerate(before.piles))
    return replace(now, field=before.field - cards, piles=piles)


# ---------------------------------------------------------------- what is said


def _sentences(
    round: Any, now: Moment, event: Event, held: list[dict[str, float]], names: Names
) -> Iterator[str]:
    if event.step in (Step.DECLARE, Step.CLAIM):
        yaku = shown_yaku(round, event.seat, event.taken)
        yield f"{names[event.seat]} showed {yaku}, a hand yaku (teyaku 手役): {listed(event.taken)}."
        return
    yield event_sentence(event, now.field, names)
    lines = held_yaku(round, now.piles[event.seat])
    before = held[event.seat]
    for line in lines:
        was = before.get(line.id)
        if was is None:
            yield f"This made {line.text} ({line.why})."
        elif line.worth > was:
            yield f"Now {line.text}, {line.why}."
    now_held = {line.id: line.worth for line in lines}
    held[event.seat] = now_held


def event_sentence(event: Event, field: Pile, names: Sequence[str]) -> str:
    """One event and the reason of its capture; ``field`` is what lies there afterwards.

    >>> event = Event(0, Step.HAND, Card.parse("08-chaff-1"), Pile.parse("08-moon"))
    >>> event_sentence(event, Pile.parse("08-geese"), ("Aki", "Ben")).split(". ")[1]
    'Two cards of its month lay there: Aki chose susuki grass with full moon.'
    """
    who = names[event.seat]
    if event.step in _ANSWERS:
        return f"{who} {_ANSWERS[event.step]}"
    if event.step is Step.DEAL:
        return f"{who} got the four cards of one month from the field: {listed(event.taken)}."
    if event.card is None:
        return f"{who} answered: {event.step.value}."
    did = "played" if event.step is Step.HAND else "turned from the stock:"
    return f"{who} {did} {card_name(event.card)}. {_capture(who, event.card, event.taken, field)}"


def _capture(who: str, card: Card, taken: Pile, field: Pile) -> str:
    if not taken:
        return f"No {flower(card.month).en} card lay on the field, so it stayed there."
    if not taken <= ALL.of_month(card.month):
        return f"By the house rule it may take any card, and took {listed(taken)}."
    if len(taken) == 1 and field.of_month(card.month):
        return f"Two cards of its month lay there: {who} chose {listed(taken)}."
    if len(taken) == 1:
        return f"It took the only card of its month there: {listed(taken)}."
    return f"It took all {len(taken)} cards of its month: {listed(taken)}."


def _ended(round: Any, now: Moment, names: Names) -> Moment:
    """The last moment, with how the round ended."""
    result = round.result
    assert result is not None
    return replace(now, said=(*now.said, *end_sentences(result, names, round.rules)))
