"""What happened in a round of Hachi-hachi, told in sentences, with what was paid at each moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanafuda_lib import names
from hanafuda_lib.game import Event, Step
from hanafuda_lib.hachihachi import Match, Round, View
from hanafuda_lib.hachihachi.ending import Ending, Result, Stage
from hanafuda_lib.hachihachi.field import GRAND, LARGE
from hanafuda_lib.hachihachi.money import POT, Cause, Payment, Posting
from hanafuda_lib.hachihachi.seats import ACTIVE
from hanafuda_lib.hachihachi.yaku import held_ids
from hanafuda_lib.pile import EMPTY
from hanafuda_widgets.presenters.hachihachi_money import money, paid
from hanafuda_widgets.presenters.many_seats import Draws, draw_story, whose
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.table_moment import OPENING, Table
from hanafuda_widgets.presenters.table_words import Sentence, moved

_ANSWERS = {
    Step.DERU: "seats.in", Step.BLIND: "hachihachi.blind", Step.BUY: "hachihachi.bought",
    Step.SELL: "hachihachi.sold", Step.SWAP: "hachihachi.swapped", Step.SAGE: "hachihachi.sage",
    Step.SHOBU: "hachihachi.shobu", Step.CANCEL: "hachihachi.cancel",
}  # fmt: skip
_BEFORE_PLAY = (Stage.BLIND, Stage.ENTER, Stage.BUY, Stage.SELL, Stage.SWAP, Stage.CLAIM)
#: What the end of a round pays; everything before it was told when it was paid.
_AT_THE_END = ("half-back", "all-back", "claim-back", "special", "points", "tobi", "nuke", "blind", "pot")


def round_story(table: Table, round: Round, number: int) -> list[Sentence]:
    """The whole round so far; ``number`` is that of the deal, from 1."""
    view = round.view(table.me)
    told = [Sentence(OPENING, text) for text in _opening(table, round, view, number)]
    told += event_sentences(table.voice, view)
    if view.result is not None:
        told += [Sentence(len(view.events), text) for text in ending_sentences(table.voice, view.result)]
    return told


# ---------------------------------------------------------------- before the first card


def _opening(table: Table, round: Round, view: View, number: int) -> Iterator[str]:
    match: Match = table.match
    voice = table.voice
    if number == 1:
        yield from draw_story(table, _draws(match), match.opening.seats)
    for cards in match.redeals(number):
        flower = names.flower(next(iter(cards)).month).in_lang(table.lang)
        yield voice("seats.redeal-field", flower=flower)
    counted = 1 + sum(match._counts(done) for done in match.history[: number - 1])
    many = len(round.at_table) > 3
    yield voice.of(view.dealer, "seats.deals-many" if many else "seats.deals", number=counted)
    if round.seats == 7:
        holder = next(seat for seat in range(7) if seat not in round.at_table)
        yield voice.of(holder, "seats.white")
    yield from field_sentences(voice, round)


def _draws(match: Match) -> Draws:
    """The draws for seats, draw by draw."""
    drawn = match.opening.draws
    return [
        [(person, cards[number]) for person, cards in enumerate(drawn) if len(cards) > number]
        for number in range(max(map(len, drawn)))
    ]


def field_sentences(voice: Voice, round: Round) -> Iterator[str]:
    """What the first field multiplies payments by, and what waits for later rounds."""
    field, times = round.first_deal.field, round.multiplier
    makes = {4: field & GRAND, 2: field & LARGE}.get(times, EMPTY)
    if times in (1, 2, 4) and (makes or times == 1):
        yield sentence(voice(f"hachihachi.opens.{times}", cards=voice.cards(makes)))
    elif times in round.carry_in:
        yield voice("hachihachi.opens-carried", times=times)
    else:
        yield voice("hachihachi.opens.other", times=times)
    if round.carry_out:
        yield voice("hachihachi.carried", list=carry_text(voice, round.carry_out))


def carry_text(voice: Voice, carry: Sequence[int]) -> str:
    """The multipliers that wait.

    >>> carry_text(Voice("en", 0, ()), (4, 2))
    '×4, ×2'
    """
    return voice("common.comma").join(f"×{times}" for times in carry)


# ---------------------------------------------------------------- events


def event_sentences(voice: Voice, view: View) -> Iterator[Sentence]:
    """Every event in order, with what was paid then."""
    return _Events(voice, view).told()


class _Events:
    """Tells each event with what was paid then: the payments stand in the order of the events."""

    def __init__(self, voice: Voice, view: View) -> None:
        self._voice = voice
        self._view = view
        self._left = list(view.postings)
        self._made: list[set[str]] = [set() for _ in view.piles]
        self._inside = 0
        self._piles = [EMPTY] * len(view.piles)
        self._held: list[frozenset[str]] = [frozenset()] * len(view.piles)

    def told(self) -> Iterator[Sentence]:
        """Every event in order."""
        silent = self._all_asked()
        for at, event in enumerate(self._view.events):
            minor = event.card is not None
            for text in self._event(event):
                yield Sentence(at, text, minor)
                minor = False
            if at == silent:
                yield Sentence(at, self._silence())

    def _event(self, event: Event) -> Iterator[str]:
        voice, seat = self._voice, event.seat
        self._inside += event.step in (Step.DERU, Step.BLIND)
        if event.taken and event.step in (Step.DEAL, Step.HAND, Step.STOCK):
            self._piles[seat] |= moved(event)
        match event.step:
            case Step.ORIRU:
                yield from self._forced(seat) if self._inside >= ACTIVE else self._drop(seat)
            case Step.CLAIM:
                yield from self._claim(event)
            case Step.DEAL:
                yield voice.of(seat, "seats.got-four", cards=voice.cards(event.taken))
            case Step.HAND:
                yield card_sentence(voice, event)
            case Step.STOCK:
                yield card_sentence(voice, event)
                yield from self._formed(seat)
            case Step.PASS:
                return
            case _:
                yield voice.of(seat, _ANSWERS[event.step])
        if event.step is Step.SELL:
            buyer = next(one.seat for one in reversed(self._view.events) if one.step is Step.BUY)
            yield from self._pay("bought", buyer)

    # ---- hand yaku that nobody shows

    def _all_asked(self) -> int | None:
        """The place of the last answer to the question for hand yaku, once everybody has answered."""
        view = self._view
        if view.stage in _BEFORE_PLAY:
            return None
        asked = [
            at for at, event in enumerate(view.events) if event.step in (Step.CLAIM, Step.PASS)
        ][self._asked_before() :]  # fmt: skip
        return asked[len(view.order) - 1] if len(asked) >= len(view.order) else None

    def _asked_before(self) -> int:
        """How many passed before hand yaku were asked for: with other house rules only."""
        events = self._view.events
        others = (Step.DERU, Step.ORIRU, Step.BLIND, Step.BUY, Step.SELL, Step.SWAP, Step.DEAL)
        last = max((at for at, event in enumerate(events) if event.step in others), default=-1)
        return sum(event.step is Step.PASS for event in events[: last + 1])

    def _silence(self) -> str:
        claims = any(self._view.claims)
        return self._voice("hachihachi.no-claims" if claims else "hachihachi.no-claim-at-all")

    # ---- what was paid

    def _next(self, kind: str, seat: int, most: int = 1) -> Iterator[Posting]:
        """The payments of this kind to (or for) a seat that come next, at most so many."""
        while most and self._left and cause_of(self._left[0])[:2] == (kind, seat):
            most -= 1
            yield self._left.pop(0)

    def _pay(self, kind: str, seat: int) -> Iterator[str]:
        for posting in self._next(kind, seat):
            yield self._sentence(paid(self._voice, self._view.rules, posting.payments))

    def _sentence(self, text: str) -> str:
        return sentence(self._voice("common.dot", text=text))

    def _drop(self, seat: int) -> Iterator[str]:
        voice, rules = self._voice, self._view.rules
        fees = [payment.mon for posting in self._next("drop", seat) for payment in posting.payments]
        if fees:
            yield voice.of(seat, "seats.dropped-fee", fee=money(voice, rules, fees[0]))
        else:
            yield voice.of(seat, "seats.dropped")
        yield from self._pay("blind-drop", seat)

    def _forced(self, seat: int) -> Iterator[str]:
        voice = self._voice
        mine = [one for one in self._left if cause_of(one)[:2] == ("forced", seat)]
        if not mine:
            yield voice.of(seat, "seats.forced")
        for posting in mine:
            self._left.remove(posting)
            payers = voice.listed([voice.others[payment.payer] for payment in posting.payments])
            points = money(voice, self._view.rules, posting.payments[0].mon)
            yield voice.of(seat, "seats.forced-paid", points=points, payers=payers)

    def _claim(self, event: Event) -> Iterator[str]:
        voice, seat = self._voice, event.seat
        shown = voice.listed([voice.yaku(names.yaku(yaku)) for yaku in self._view.claims[seat]])
        yield voice.of(seat, "hachihachi.claimed", yaku=shown, cards=voice.cards(event.taken))
        total: dict[int, int] = {}
        for posting in self._next("claim", seat, len(self._view.claims[seat])):
            for payment in posting.payments:
                total[payment.payer] = total.get(payment.payer, 0) + payment.mon
        payments = [Payment(payer, seat, mon) for payer, mon in total.items()]
        yield self._sentence(paid(voice, self._view.rules, payments))

    def _formed(self, seat: int) -> Iterator[str]:
        voice, rules = self._voice, self._view.rules
        due = self._due(seat)
        for _ in self._next("shiko-back", seat, due):
            yield voice("hachihachi.shiko-back")
        for posting in self._next("form", seat, due):
            cause = cause_of(posting)
            payments = paid(voice, rules, posting.payments)
            if cause.blamed is not None:
                key = "blamed-fed" if cause.fed else "blamed-sage"
                own = ".you" if not cause.fed and cause.blamed == voice.you else ""
                payments = voice(f"hachihachi.{key}{own}", payments=payments)
            key = "grew-paid" if cause.yaku in self._made[seat] else "made-paid"
            self._made[seat].add(cause.yaku)
            yaku = voice.yaku(names.yaku(cause.yaku))
            yield voice.of(seat, f"hachihachi.{key}", yaku=yaku, payments=payments)

    def _due(self, seat: int) -> int:
        """How many yaku of the pile are paid at this moment."""
        found = self._view.rules.dekiyaku.find_mask(self._piles[seat].mask)
        held = held_ids(found)
        new = {yaku.partition(":")[0] for yaku in held - self._held[seat]}
        self._held[seat] = held
        return len(new - {"shiko"} if "goko" in new else new)


def card_sentence(voice: Voice, event: Event) -> str:
    """A card that was played or flipped, and what it took."""
    assert event.card is not None
    did = "played" if event.step is Step.HAND else "flipped"
    card = voice.card(event.card)
    if event.taken:
        return voice.of(event.seat, f"common.{did}-took", card=card, cards=voice.cards(event.taken))
    return voice.of(event.seat, "common.played" if did == "played" else "common.flipped-none", card=card)


def cause_of(posting: Posting) -> Cause:
    """Why something was paid."""
    assert posting.cause is not None
    return posting.cause


# ---------------------------------------------------------------- the end


def ending_sentences(voice: Voice, result: Result) -> Iterator[str]:
    """How the round ended, and what its end paid."""
    match result.ending:
        case Ending.NOBODY:
            yield voice("seats.nobody")
            return
        case Ending.POT:
            sharers = sorted({payment.receiver for posting in result.postings for payment in posting.payments
                              if payment.payer == POT})  # fmt: skip
            if len(sharers) == 1:
                yield voice.of(sharers[0], "seats.one-in")
            else:
                yield voice("seats.split", names=voice.listed([voice.others[seat] for seat in sharers]))
            return
    assert result.winner is not None
    if result.ending is Ending.LAST_TURN:
        yield sentence(voice("hachihachi.ends.lastTurn", whose=whose(voice, result.winner)))
    elif result.ending in (Ending.RUN_OUT, Ending.CARDS):
        yield voice(f"hachihachi.ends.{result.ending.value}")
    for posting in result.postings:
        cause = cause_of(posting)
        if cause.kind in _AT_THE_END:
            yield from _at_the_end(voice, cause)
    yield voice.of(result.winner, "hachihachi.ends.shobu")


def _at_the_end(voice: Voice, cause: Cause) -> Iterator[str]:
    seat = cause.seat
    if cause.kind in ("half-back", "all-back"):
        assert seat is not None
        yield sentence(voice(f"hachihachi.{cause.kind}", whose=whose(voice, seat)))
    elif cause.kind in ("special", "tobi", "nuke"):
        assert seat is not None
        yield voice.of(seat, f"hachihachi.{cause.kind}", yaku=voice.yaku(names.yaku(cause.yaku)))


def ending_text(table: Table, result: Result) -> str:
    """How a round ended, for the score sheet."""
    voice, ending = table.voice, result.ending
    key = f"hachihachi.short.{ending.value}"
    if result.special is not None:
        return voice(key, yaku=names.yaku(result.special).in_lang(table.lang))
    if ending in (Ending.SHOBU, Ending.LAST_TURN, Ending.CANCEL):
        assert result.winner is not None
        return voice.of(result.winner, key)
    return voice(key)
