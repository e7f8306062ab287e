"""What happened in a round of hana-awase, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from hanafuda_lib import names
from hanafuda_lib.game import Event, Step
from hanafuda_lib.hanaawase import Match, Round, View
from hanafuda_lib.hanaawase.options import AmeNagare, DropFee, ForcedOut
from hanafuda_lib.hanaawase.seats import drop_fees
from hanafuda_lib.hanaawase.settlement import Ending, Result, is_void
from hanafuda_lib.hanaawase.yaku import WILLOW, opening_hand
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.yaku import ScoreLine
from hanafuda_widgets.presenters.many_seats import draw_story
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.table_moment import OPENING, Table
from hanafuda_widgets.presenters.table_words import Sentence, moved

_ANSWERS = {Step.PASS: "hanaawase.passed", Step.FUKE: "hanaawase.fuke", Step.DERU: "seats.in"}


def points(voice: Voice, number: int) -> str:
    """So many points of hana-awase.

    >>> points(Voice("en", 0, ("you", "Aki")), 20)
    '20 points'
    """
    return voice("hanaawase.points.one" if number == 1 else "hanaawase.points", points=number)


def round_story(table: Table, round: Round, number: int) -> list[Sentence]:
    """The whole round so far; ``number`` is that of the deal, from 1."""
    view = round.view(table.me)
    told = [Sentence(OPENING, text) for text in _opening(table, view, number)]
    told += event_sentences(table.voice, view)
    if view.result is not None:
        told += [Sentence(len(view.events), text) for text in ending_sentences(table.voice, view)]
    return told


# ---------------------------------------------------------------- before the first card


def _opening(table: Table, view: View, number: int) -> Iterator[str]:
    match: Match = table.match
    voice = table.voice
    if number == 1:
        opening = match.opening
        seat_of = [opening.players.index(person) for person in range(len(opening.players))]
        yield from draw_story(table, opening.draws, seat_of)
    for redeal in match.redeals(number):
        flower = names.flower(next(iter(redeal.cards)).month).in_lang(table.lang)
        yield voice(_REDEALS[redeal.why], flower=flower, cards=voice.cards(redeal.cards))
    counted = 1 + sum(map(match._counts, match.history[: number - 1]))
    key = "seats.deals-many" if view.rules.drops_out else "seats.deals"
    yield voice.of(view.dealer, key, number=counted)
    if view.rules.number_of_seats == 7:
        holder = white_card(table.match.round if number > len(match.history) else match.history[number - 1])
        yield voice.of(holder, "seats.white")


_REDEALS = {"field": "seats.redeal-field", "hand": "seats.redeal-hand", "refill": "seats.refill"}


def white_card(round: Round) -> int:
    """The seat that was dealt the white card: it has no hand."""
    return next(seat for seat, hand in enumerate(round.first_deal.hands) if not hand)


# ---------------------------------------------------------------- events


def event_sentences(voice: Voice, view: View) -> Iterator[Sentence]:
    """Each event, and each yaku at the moment it was made."""
    rules = view.rules
    piles = [EMPTY] * len(view.piles)
    held: list[set[str]] = [set() for _ in piles]
    dropped = 0
    for at, event in enumerate(view.events):
        if event.step is Step.ORIRU:
            yield Sentence(at, _dropped(voice, view, event.seat, dropped))
            dropped += 1
        else:
            yield Sentence(at, event_sentence(voice, event), minor=event.card is not None)
        if not event.taken or event.step is Step.DECLARE:
            continue
        before = piles[event.seat]
        piles[event.seat] = before | moved(event)
        lines = rules.score(piles[event.seat]).lines
        for line in lines:
            if line.yaku.id not in held[event.seat]:
                yield Sentence(at, voice.of(event.seat, "common.made", yaku=voice.yaku(line.yaku.name)))
        held[event.seat] = {line.yaku.id for line in lines}
        if piles[event.seat] >= WILLOW and not before >= WILLOW:
            yield from (Sentence(at, text) for text in _willow(voice, view, event.seat))
    places = [seat for seat in view.forced if view.order]
    # Who is forced out is settled by the last answer before play.
    asked = [at for at, event in enumerate(view.events) if event.step in (Step.DERU, Step.ORIRU)]
    for seat in places:
        yield Sentence(asked[-1] if asked else OPENING, _forced(voice, view, seat))


def event_sentence(voice: Voice, event: Event) -> str:
    """One event in a sentence."""
    if event.step in _ANSWERS:
        return voice.of(event.seat, _ANSWERS[event.step])
    if event.step is Step.DEAL:
        return voice.of(event.seat, "seats.got-four", cards=voice.cards(event.taken))
    if event.step is Step.DECLARE:
        line = shown_hand(event.taken)
        return voice.of(
            event.seat, "hanaawase.declared", yaku=voice.yaku(line.yaku.name),
            points=points(voice, line.points), cards=voice.cards(event.taken),
        )  # fmt: skip
    assert event.card is not None
    did = "played" if event.step is Step.HAND else "flipped"
    card = voice.card(event.card)
    if event.taken:
        return voice.of(event.seat, f"common.{did}-took", card=card, cards=voice.cards(event.taken))
    return voice.of(event.seat, "common.played" if did == "played" else "common.flipped-none", card=card)


def shown_hand(cards: Pile) -> ScoreLine:
    """The opening hand that these shown cards are."""
    line = opening_hand(cards)
    assert line is not None
    return line


def _dropped(voice: Voice, view: View, seat: int, before: int) -> str:
    if view.rules.drop_fee is DropFee.OFF:
        return voice.of(seat, "seats.dropped")
    fee = drop_fees(view.rules, range(before + 1))[-1][1]
    return voice.of(seat, "seats.dropped-fee", fee=points(voice, fee))


def _forced(voice: Voice, view: View, seat: int) -> str:
    if view.rules.forced_out is ForcedOut.OFF:
        return voice.of(seat, "seats.forced")
    each = forced_points(view, seat)
    payers = voice.listed([voice.others[payer] for payer in view.order[1:]])
    return voice.of(seat, "seats.forced-paid", points=points(voice, each), payers=payers)


def forced_points(view: View, seat: int) -> int:
    """What each of two players paid to a seat that was forced out."""
    return next((line.amounts[seat] // 2 for line in view.payments if line.amounts[seat] > 0), 0)


def _willow(voice: Voice, view: View, seat: int) -> Iterator[str]:
    washes = view.rules.ame_nagare
    if washes is AmeNagare.OFF:
        return
    key = f"hanaawase.willow.{washes.value}"
    own = seat == voice.you and washes is not AmeNagare.ALL_VOID
    yield voice.of(seat, "hanaawase.willow", what=voice(f"{key}.you" if own else key))


# ---------------------------------------------------------------- the end


def ending_sentences(voice: Voice, view: View) -> list[str]:
    """How the round ended."""
    result = view.result
    assert result is not None
    match result.ending:
        case Ending.ONE_IN:
            assert result.winner is not None
            return [voice.of(result.winner, "seats.one-in")]
        case Ending.SPLIT:
            names = [sentence(voice.others[seat]) for seat in sharers(view)]
            return [voice("seats.split", names=voice.listed(names))]
        case Ending.NOBODY_IN:
            return [voice("seats.nobody")]
        case Ending.FUKE:
            seat = short_of_points(view, result)
            return [voice.of(seat, "hanaawase.void", points=result.card_points[seat])]
    assert result.winner is not None
    won = voice.of(result.winner, "hanaawase.wins", points=points(voice, result.points[result.winner]))
    return [voice("hanaawase.all-taken"), won]


def sharers(view: View) -> list[int]:
    """The two who were in and share the pot."""
    return [event.seat for event in view.events if event.step is Step.DERU]


def short_of_points(view: View, result: Result) -> int:
    """The seat whose few card points make the round void."""
    seats = view.fuke_calls or view.order
    voids = [seat for seat in seats if is_void(view.rules, [result.card_points[seat]])]
    return min(voids, key=lambda seat: result.card_points[seat])


def ending_text(table: Table, result: Result) -> str:
    """How a round ended, for the score sheet."""
    voice = table.voice
    short = {
        Ending.FUKE: "void-short", Ending.ONE_IN: "one-short", Ending.SPLIT: "split-short",
        Ending.NOBODY_IN: "nobody-short",
    }  # fmt: skip
    if result.ending in short:
        return voice(f"hanaawase.{short[result.ending]}")
    assert result.winner is not None
    return voice.of(result.winner, "hanaawase.won-short")
