"""What happened in a round of Koi-Koi, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from hanafuda_lib.game import Event, RoundResult, Step
from hanafuda_lib.koikoi import Ending, Match, Round, View
from hanafuda_lib.koikoi.options import FirstDealerTie
from hanafuda_lib.pile import EMPTY
from hanafuda_widgets.presenters.table_moment import OPENING
from hanafuda_widgets.presenters.table_words import (
    Sentence,
    card_name,
    counted,
    fields_after,
    listed,
    moved,
    with_month,
)

YOU = 0
OPPONENT = 1
_WHO = ("you", "the opponent")
_ENDINGS = {
    Ending.SHOBU: "{who} stopped",
    Ending.AFTER_KOIKOI: "{who} gained yaku points after a koi-koi",
    Ending.LAST_TURN: "{who} gained yaku points with the last cards",
    Ending.HAND_YAKU: "{whose} dealt hand was a yaku",
}


def _subject(seat: int) -> str:
    return _WHO[seat][:1].upper() + _WHO[seat][1:]


def round_story(match: Match, round: Round, number: int) -> list[Sentence]:
    """The whole round so far, from who deals to how it ended."""
    view = round.view(YOU)
    told = [Sentence(OPENING, text) for text in _opening(match, view, number)]
    told += _events(view)
    if view.result is not None:
        told += [Sentence(len(view.events), text) for text in result_sentences(view.result)]
    return told


def _opening(match: Match, view: View, number: int) -> Iterator[str]:
    if number == 1:
        yield from _cuts(match)
        deals = "You deal" if view.dealer == YOU else "The opponent deals"
        yield f"{deals}, and the dealer (oya 親) plays first."
    else:
        deals = "you deal and play" if view.dealer == YOU else "the opponent deals and plays"
        yield f"Round {number}: {deals} first."


def _cuts(match: Match) -> Iterator[str]:
    """How the first dealer was found: each player turns a card, and the earlier month deals."""
    for yours, theirs in match.opening.cuts:
        cards = f"you turned {with_month(yours)}, the opponent {with_month(theirs)}"
        yield f"Who deals first? {cards[:1].upper()}{cards[1:]}."
        if yours.month != theirs.month:
            yield "The earlier month deals."
        elif match.rules.first_dealer_tie is FirstDealerTie.REDRAW:
            yield "That is the same month, so both turn another card."
        else:
            yield "That is the same month, so the card with more points deals."


def _events(view: View) -> Iterator[Sentence]:
    """Each event, and each yaku at the moment it was made or grew."""
    piles = [EMPTY, EMPTY]
    held: list[dict[str, int]] = [{}, {}]
    scorer = view.rules.scorer(view.month)
    for at, (event, field) in enumerate(zip(view.events, fields_after(view), strict=True)):
        yield Sentence(at, event_sentence(event))
        if not event.taken:
            continue
        piles[event.seat] |= moved(event)
        lines = scorer.find(piles[event.seat].mask, field.mask).lines
        for line in lines:
            before = held[event.seat].get(line.yaku.id)
            if before is None:
                yield Sentence(at, f"{_subject(event.seat)} made {line.yaku.name}.")
            elif line.points > before:
                have = "have" if event.seat == YOU else "has"
                text = f"{_subject(event.seat)} now {have} {counted(line.points)} for {line.yaku.name}."
                yield Sentence(at, text)
        held[event.seat] = {line.yaku.id: line.points for line in lines}


def event_sentence(event: Event) -> str:
    """One event in a sentence.

    >>> event_sentence(Event(1, Step.KOIKOI, None, EMPTY))
    'The opponent called koi-koi: the round goes on.'
    """
    who = _subject(event.seat)
    match event.step:
        case Step.KOIKOI:
            return f"{who} called koi-koi: the round goes on."
        case Step.SHOBU:
            return f"{who} stopped (shōbu 勝負)."
        case Step.DEAL:
            return f"{who} got the four cards of one month from the field: {listed(event.taken)}."
    assert event.card is not None
    did = "played" if event.step is Step.HAND else "flipped"
    if event.taken:
        return f"{who} {did} {card_name(event.card)} and took {listed(event.taken)}."
    return f"{who} {did} {card_name(event.card)}: no match."


def result_sentences(result: RoundResult) -> list[str]:
    """How a round ended, and who deals next."""
    ending = result.ending
    why = ending_text(result)
    if ending is Ending.AFTER_KOIKOI:
        why += ", and that ends the round"
    points = max(result.points)
    if result.winner is not None:
        wins = "win" if result.winner == YOU else "wins"
        win = f"{_subject(result.winner)} {wins} the round: {counted(points)}."
        return [*([] if ending is Ending.SHOBU else [f"{why}."]), win]
    gain = ""
    if points > 0:
        seat = result.points.index(points)
        gain = f" {_subject(seat)} {'take' if seat == YOU else 'takes'} {counted(points)} as dealer."
    return [f"{why}: the round is drawn.{gain}"]


def ending_text(result: RoundResult) -> str:
    """Why a round is over, and by whom."""
    ending = result.ending
    assert isinstance(ending, Ending)
    if result.winner is not None and ending in _ENDINGS:
        whose = ("Your", "The opponent's")[result.winner]
        return _ENDINGS[ending].format(who=_subject(result.winner), whose=whose)
    return ending.sentence[:1].upper() + ending.sentence[1:]
