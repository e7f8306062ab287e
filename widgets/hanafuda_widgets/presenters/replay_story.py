"""A finished round of Koi-Koi, event by event: what lay where, and what happened and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from hanafuda_lib.game import Event, Step
from hanafuda_lib.koikoi import Ending, Round
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.yaku import Score
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.replay_base import card_sentence
from hanafuda_widgets.presenters.score_json import line_why
from hanafuda_widgets.presenters.table_words import moved


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an event (the first: after the deal), and what is said about it.

    ``scores`` has what each seat would win by stopping now, where a yaku is new or the round is decided.
    """

    hands: tuple[Pile, Pile]
    field: Pile
    piles: tuple[Pile, Pile]
    stock: int
    turn: int
    calls: tuple[int, int] = (0, 0)
    seat: int | None = None
    new: Pile = EMPTY
    said: tuple[str, ...] = ()
    scores: tuple[Score | None, Score | None] = (None, None)


def moments(round: Round, voice: Voice) -> Iterator[Moment]:
    """The table after the deal, and after each event of the round.

    >>> from hanafuda_lib import koikoi
    >>> voice = Voice("en", None, ("Aki", "Ben"))
    >>> dealt = next(moments(koikoi.Round.deal(koikoi.YAMATO, seed=7), voice))
    >>> dealt.said[0]
    'Aki is the dealer (oya 親) and plays first.'
    """
    deal = round.first_deal
    now = Moment(
        hands=(deal.hands[0], deal.hands[1]), field=deal.field, piles=(EMPTY, EMPTY), stock=len(deal.stock),
        turn=0, said=(voice.of(round.dealer, "replay.dealer"),),
    )  # fmt: skip
    events = round.events
    yield _ended(round, now, voice) if not events and round.is_over else now
    held: list[dict[str, int]] = [{}, {}]
    for number, event in enumerate(events, start=1):
        now = _after(now, event)
        now = replace(now, said=tuple(_sentences(round, now, event, held, voice)))
        yield _ended(round, now, voice) if number == len(events) else now


# ---------------------------------------------------------------- what lies where


def _after(before: Moment, event: Event) -> Moment:
    """The same table with an event done."""
    cards = moved(event)
    now = replace(before, seat=event.seat, new=cards, scores=(None, None))
    if event.step is Step.HAND:
        hands = (before.hands[0] - cards, before.hands[1] - cards)
        now = replace(now, hands=hands, turn=before.turn + 1)
    elif event.step is Step.STOCK:
        now = replace(now, stock=before.stock - 1)
        if not before.hands[0] and not before.hands[1] and before.seat != event.seat:
            now = replace(now, turn=before.turn + 1)  # the stock is played out
    elif event.step is Step.KOIKOI:
        calls = (before.calls[0] + (event.seat == 0), before.calls[1] + (event.seat == 1))
        return replace(now, calls=calls)
    elif event.step is Step.SHOBU:
        return now
    if not event.taken:
        return replace(now, field=before.field | cards)
    piles = (before.piles[0] | cards, before.piles[1]) if event.seat == 0 else (
        before.piles[0], before.piles[1] | cards
    )  # fmt: skip
    return replace(now, field=before.field - cards, piles=piles)


# ---------------------------------------------------------------- what is said


def _sentences(
    round: Round, now: Moment, event: Event, held: list[dict[str, int]], voice: Voice
) -> Iterator[str]:
    yield event_sentence(event, now.field, voice)
    lines = round.rules.scorer(round.month).find(now.piles[event.seat].mask, now.field.mask).lines
    before = held[event.seat]
    for line in lines:
        was = before.get(line.yaku.id)
        yaku, points = voice.yaku(line.yaku.name), voice.points(line.points)
        if was is None:
            yield voice("replay.made", yaku=yaku, points=points, why=line_why(line, voice.lang))
        elif line.points > was:
            yield voice("replay.rose", yaku=yaku, points=points, why=line_why(line, voice.lang))
    now_held = {line.yaku.id: line.points for line in lines}
    if now_held != before and lines:
        total = seat_score(round, now, event.seat).total
        yield voice.of(event.seat, "replay.would-win", points=voice.points(total))
    held[event.seat] = now_held


def event_sentence(event: Event, field: Pile, voice: Voice) -> str:
    """One event and the reason of its capture; ``field`` is what lies there afterwards.

    >>> from hanafuda_lib import Card
    >>> event = Event(0, Step.HAND, Card.parse("08-chaff-1"), Pile.parse("08-moon"))
    >>> voice = Voice("en", None, ("Aki", "Ben"))
    >>> event_sentence(event, Pile.parse("08-geese"), voice).split(". ")[1]
    'Two cards of its month lay there: Aki chose susuki grass with full moon.'
    """
    match event.step:
        case Step.KOIKOI:
            return voice.of(event.seat, "replay.called")
        case Step.SHOBU:
            return voice.of(event.seat, "koikoi.stopped")
        case Step.DEAL:
            return voice.of(event.seat, "koikoi.got-four", cards=voice.cards(event.taken))
    return card_sentence(event, field, voice)


def seat_score(round: Round, now: Moment, seat: int) -> Score:
    """What a seat would win by stopping at a moment."""
    brights = sum(card.kind.value == "bright" for card in round.first_deal.field)
    return round.rules.score(
        now.piles[seat], opponent_koikoi=now.calls[1 - seat], own_koikoi=now.calls[seat], field=now.field,
        field_brights=brights, month=round.month,
    )  # fmt: skip


def _ended(round: Round, now: Moment, voice: Voice) -> Moment:
    """The last moment, with how the round ended."""
    result = round.result
    assert result is not None
    assert isinstance(result.ending, Ending)
    said = list(now.said)
    if result.ending is not Ending.SHOBU:
        said.append(voice("common.dot", text=sentence(reason(voice.lang, result.ending.sentence))))
    for seat, points in enumerate(result.points):
        if points > 0:
            said.append(voice.of(seat, "replay.scored", points=voice.points(points)))
    if result.winner is None and not any(result.points):
        said.append(voice("replay.drawn"))
    return replace(now, said=tuple(said))
