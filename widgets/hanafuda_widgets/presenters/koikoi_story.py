"""What happened in a round of Koi-Koi, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from hanafuda_lib.game import Event, RoundResult, Step
from hanafuda_lib.koikoi import Ending, Match, Round, View
from hanafuda_lib.koikoi.options import FirstDealerTie
from hanafuda_lib.pile import EMPTY
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.table_moment import OPENING
from hanafuda_widgets.presenters.table_words import Sentence, fields_after, moved

#: English, told to the one who sits at seat 0.
ENGLISH = Voice("en", 0, ("you", "the opponent"))
_STEPS = {
    Step.KOIKOI: "koikoi.called",
    Step.SHOBU: "koikoi.stopped",
    Step.DEAL: "koikoi.got-four",
}
_TOLD_OF = {Ending.SHOBU, Ending.AFTER_KOIKOI, Ending.LAST_TURN, Ending.HAND_YAKU}


def round_story(match: Match, round: Round, number: int, voice: Voice = ENGLISH) -> list[Sentence]:
    """The whole round so far, from who deals to how it ended."""
    view = round.view(0)
    told = [Sentence(OPENING, text) for text in _opening(match, view, number, voice)]
    told += _events(view, voice)
    if view.result is not None:
        told += [Sentence(len(view.events), text) for text in result_sentences(view.result, voice)]
    return told


def _opening(match: Match, view: View, number: int, voice: Voice) -> Iterator[str]:
    if number == 1:
        yield from _cuts(match, voice)
        yield voice.of(view.dealer, "koikoi.deals-first")
    else:
        yield voice.of(view.dealer, "koikoi.deals", number=number)


def _cuts(match: Match, voice: Voice) -> Iterator[str]:
    """How the first dealer was found: each player turns a card, and the earlier month deals."""
    first = voice.you or 0
    for cut in match.opening.cuts:
        cards = [
            voice("common.with-month", card=voice.card(card), month=voice.month(card.month)) for card in cut
        ]
        turned = voice.of(first, "koikoi.turned", card=cards[first])
        too = voice.part(1 - first, "koikoi.turned-too", card=cards[1 - first])
        yield voice("koikoi.cuts", cards=voice("common.comma").join([turned, too]))
        if cut[0].month != cut[1].month:
            yield voice("koikoi.earlier-deals")
        elif match.rules.first_dealer_tie is FirstDealerTie.REDRAW:
            yield voice("koikoi.again")
        else:
            yield voice("koikoi.more-points-deal")


def _events(view: View, voice: Voice) -> Iterator[Sentence]:
    """Each event, and each yaku at the moment it was made or grew."""
    piles = [EMPTY, EMPTY]
    held: list[dict[str, int]] = [{}, {}]
    scorer = view.rules.scorer(view.month)
    for at, (event, field) in enumerate(zip(view.events, fields_after(view), strict=True)):
        yield Sentence(at, event_sentence(event, voice))
        if not event.taken:
            continue
        piles[event.seat] |= moved(event)
        lines = scorer.find(piles[event.seat].mask, field.mask).lines
        for line in lines:
            before = held[event.seat].get(line.yaku.id)
            yaku = voice.yaku(line.yaku.name)
            if before is None:
                yield Sentence(at, voice.of(event.seat, "common.made", yaku=yaku))
            elif line.points > before:
                points = voice.points(line.points)
                yield Sentence(at, voice.of(event.seat, "common.grew", yaku=yaku, points=points))
        held[event.seat] = {line.yaku.id: line.points for line in lines}


def event_sentence(event: Event, voice: Voice = ENGLISH) -> str:
    """One event in a sentence.

    >>> event_sentence(Event(1, Step.KOIKOI, None, EMPTY))
    'The opponent called koi-koi: the round goes on.'
    """
    cards = voice.cards(event.taken)
    if event.step in _STEPS:
        return voice.of(event.seat, _STEPS[event.step], cards=cards)
    assert event.card is not None
    did = ("played", "flipped")[event.step is Step.STOCK]
    key = f"common.{did}-took" if event.taken else {"played": "common.played"}.get(did, "common.flipped-none")
    return voice.of(event.seat, key, card=voice.card(event.card), cards=cards)


def result_sentences(result: RoundResult, voice: Voice = ENGLISH) -> list[str]:
    """How a round ended, and who deals next."""
    why = ending_text(result, voice)
    points = max(result.points)
    if result.winner is not None:
        win = voice.of(result.winner, "koikoi.wins-round", points=voice.points(points))
        match result.ending:
            case Ending.SHOBU:
                return [win]
            case Ending.AFTER_KOIKOI:
                return [voice("koikoi.ends-round", why=why), win]
        return [voice("common.dot", text=why), win]
    gain = ""
    if points > 0:
        seat = result.points.index(points)
        key = "koikoi.dealer-takes.you" if seat == voice.you else "koikoi.dealer-takes"
        gain = voice(key, who=sentence(voice.others[seat]), points=voice.points(points))
    return [voice("koikoi.drawn", why=why) + gain]


def ending_text(result: RoundResult, voice: Voice = ENGLISH) -> str:
    """Why a round is over, and by whom."""
    ending = result.ending
    assert isinstance(ending, Ending)
    if result.winner is not None and ending in _TOLD_OF:
        return voice.of(result.winner, f"koikoi.end.{ending.value}")
    return sentence(reason(voice.lang, ending.sentence))
