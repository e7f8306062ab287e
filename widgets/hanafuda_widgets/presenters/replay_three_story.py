"""A finished round of a game for three or four, event by event: what lay where, what happened and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from hanafuda_lib.actions import Play, Take
from hanafuda_lib.game import Event, Step
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_widgets.presenters.phrases.voice import Voice
from hanafuda_widgets.presenters.replay_base import card_sentence
from hanafuda_widgets.presenters.replay_games import (
    end_sentences,
    entrance_sentences,
    held_yaku,
    is_hachi,
    part_of,
    shown_yaku,
)
from hanafuda_widgets.presenters.table_words import moved

#: Answers that move no card, and what is said of them.
_ANSWERS = {
    Step.SHOBU: "koikoi.stopped", Step.SAGE: "replay.sage", Step.CANCEL: "replay.cancel",
    Step.PASS: "replay.passed", Step.FUKE: "replay.fuke",
}  # fmt: skip
#: Before play, with more people than play: the table tells it with what it costs.
_ENTRANCE = {Step.DERU, Step.ORIRU, Step.BLIND, Step.BUY, Step.SELL, Step.SWAP}

#: Where cards lie: the hands, the field, how many in the stock.
Lying = tuple[tuple[Pile, ...], Pile, int]


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


def moments(round: Any, voice: Voice) -> Iterator[Moment]:
    """The table after the deal, and after each event of the round.

    >>> from hanafuda_lib import hanaawase
    >>> voice = Voice("en", None, ("Aki", "Ben", "Chie"))
    >>> dealt = next(moments(hanaawase.Round.deal(hanaawase.NINTENDO, seed=7), voice))
    >>> dealt.said[0]
    'Aki is the dealer (oya 親) and plays first.'
    """
    deal = round.first_deal
    seats = len(deal.hands)
    now = Moment(
        hands=tuple(deal.hands), field=deal.field, piles=(EMPTY,) * seats, stock=len(deal.stock),
        turn=0, said=tuple(_deal_sentences(round, voice)),
    )  # fmt: skip
    events = round.events
    yield _ended(round, now, voice) if not events and round.is_over else now
    held: list[dict[str, int]] = [{} for _ in range(seats)]
    settled = _who_plays(round)
    entrance = entrance_sentences(round, voice) if settled else []
    for number, event in enumerate(events, start=1):
        now = _after(now, event)
        if number in settled:
            hands, field, stock = settled[number]
            now = replace(now, hands=hands, field=field, stock=stock)
        told = [one.text for one in entrance if one.at == number - 1] if event.step in _ENTRANCE else []
        now = replace(now, said=tuple(told or _sentences(round, now, event, held, voice)))
        yield _ended(round, now, voice) if number == len(events) else now


def _deal_sentences(round: Any, voice: Voice) -> Iterator[str]:
    key = "replay.dealer-asks" if _drops_out(round) else "replay.dealer"
    yield voice.of(round.dealer, key)
    if is_hachi(round.rules):
        yield from part_of(round.rules, "story").field_sentences(voice, round)


# ---------------------------------------------------------------- who plays


def _drops_out(round: Any) -> bool:
    """Whether those at the table were asked who plays."""
    return any(event.step in _ENTRANCE for event in round.events)


def _who_plays(round: Any) -> dict[int, Lying]:
    """Where the cards lie after the answers before play, by the number of events till then.

    Who is out gives his hand to the stock, which is shuffled; the round itself knows how. So it is played
    again, to the first card.
    """
    if not _drops_out(round):
        return {}
    record: str = round.record()
    start = "; play"
    again = type(round).replay(record[: record.rindex(start) + len(start)])
    found: dict[int, Lying] = {}
    for action in round.actions:
        if isinstance(action, (Play, Take)):
            break
        again.play(action)
        views = [again.view(seat) for seat in range(len(round.first_deal.hands))]
        found[len(again.events)] = tuple(view.hand for view in views), views[0].field, views[0].stock_size
    return found


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
    round: Any, now: Moment, event: Event, held: list[dict[str, int]], voice: Voice
) -> Iterator[str]:
    if event.step in (Step.DECLARE, Step.CLAIM):
        yaku = shown_yaku(round, event.seat, event.taken, voice)
        yield voice.of(event.seat, "replay.showed", yaku=yaku, cards=voice.cards(event.taken))
        return
    yield event_sentence(event, now.field, voice)
    lines = held_yaku(round, now.piles[event.seat], voice)
    before = held[event.seat]
    for line in lines:
        was = before.get(line.id)
        if was is None:
            yield voice("replay.made", yaku=line.yaku, points=line.points, why=line.why)
        elif line.worth > was:
            yield voice("replay.rose", yaku=line.yaku, points=line.points, why=line.why)
    held[event.seat] = {line.id: line.worth for line in lines}


def event_sentence(event: Event, field: Pile, voice: Voice) -> str:
    """One event and the reason of its capture; ``field`` is what lies there afterwards.

    >>> from hanafuda_lib import Card
    >>> event = Event(0, Step.HAND, Card.parse("08-chaff-1"), Pile.parse("08-moon"))
    >>> voice = Voice("en", None, ("Aki", "Ben"))
    >>> event_sentence(event, Pile.parse("08-geese"), voice).split(". ")[1]
    'Two cards of its month lay there: Aki chose susuki grass with full moon.'
    """
    seat = event.seat
    if event.step in _ANSWERS:
        return voice.of(seat, _ANSWERS[event.step])
    if event.step is Step.DEAL:
        return voice.of(seat, "seats.got-four", cards=voice.cards(event.taken))
    if event.card is None:
        return voice.of(seat, "replay.before-play", what=voice(f"replay.what.{event.step.value}"))
    return card_sentence(event, field, voice)


def _ended(round: Any, now: Moment, voice: Voice) -> Moment:
    """The last moment, with how the round ended."""
    return replace(now, said=(*now.said, *end_sentences(round, voice)))
