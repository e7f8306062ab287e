"""Who sits where, and with more than three players who plays (出降り *deri-ori*): RULES.md §D.2–D.3."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.money import POT, Cause, Payment
from hanafuda_lib.hachihachi.yaku import BRIGHTS
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.table import rng_for, shuffled_deck

if TYPE_CHECKING:
    from random import Random

    from hanafuda_lib.hachihachi.rules import Rules
    from hanafuda_lib.hachihachi.settlement import Settlement

#: So many players play a round; the others drop out or are forced out.
ACTIVE = 3
#: A forced-out player gets so many mon for each card that belongs to a yaku.
MON_PER_CARD = 3


# ---------------------------------------------------------------- the seat draw


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """The cards that each person drew, first draw first, and the seat each one got.

    Seat 0 deals the first round; the others follow in playing order. Source: TK, S004.
    """

    draws: tuple[tuple[Card, ...], ...]
    seats: tuple[int, ...]

    @property
    def dealer(self) -> int:
        """The seat that deals first."""
        return 0


def draw_seats(*, seed: int, seats: int) -> SeatDraw:
    """Each draws a card: early months first, then more card points; equal ones draw again.

    >>> draw_seats(seed=7, seats=3).seats
    (1, 2, 0)
    """
    cards = _cards(rng_for(seed))
    drawn: list[list[Card]] = [[] for _ in range(seats)]
    ranking = _rank(list(range(seats)), drawn, cards)
    places = tuple(ranking.index(person) for person in range(seats))
    return SeatDraw(tuple(tuple(one) for one in drawn), places)


def _cards(rng: Random) -> Iterator[Card]:
    while True:  # cards go back into the deck
        yield from (DECK[index] for index in shuffled_deck(rng))


def _rank(people: list[int], drawn: list[list[Card]], cards: Iterator[Card]) -> list[int]:
    for person in people:
        drawn[person].append(next(cards))
    keys = {person: (drawn[person][-1].month, -drawn[person][-1].points) for person in people}
    ranking: list[int] = []
    for key in sorted(set(keys.values())):
        equals = [person for person in people if keys[person] == key]
        ranking += equals if len(equals) == 1 else _rank(equals, drawn, cards)
    return ranking


# ---------------------------------------------------------------- in or out


@dataclass(frozen=True, slots=True)
class Entrance:
    """How far the asking has come: who is in, who dropped out (in order), who was forced out.

    ``asked`` is the seat to ask next, ``None`` when all is settled. Lists run from the dealer.
    """

    inside: tuple[int, ...]
    dropped: tuple[int, ...]
    forced: tuple[int, ...]
    asked: int | None


def in_or_out(rules: Rules, order: Sequence[int], answers: Sequence[bool]) -> Entrance:
    """Who plays after these answers (``True`` for in), given from the dealer round. Source: FW.

    As soon as three are in, the rest are forced out. With ``forceThree`` the last three play.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> in_or_out(STANDARD, (0, 1, 2, 3, 4), [True, False, True, True])
    Entrance(inside=(0, 2, 3), dropped=(1,), forced=(4,), asked=None)
    """
    if len(order) <= ACTIVE:
        return Entrance(tuple(order), (), (), None)
    inside: list[int] = []
    dropped: list[int] = []
    forcing = rules.force_three is o.ForceThree.ON
    for place, seat in enumerate(order):
        if len(inside) == ACTIVE:
            return Entrance(tuple(inside), tuple(dropped), tuple(order[place:]), None)
        if forcing and len(order) - len(dropped) == ACTIVE:
            inside.append(seat)
        elif place >= len(answers):
            return Entrance(tuple(inside), tuple(dropped), (), seat)
        else:
            (inside if answers[place] else dropped).append(seat)
    return Entrance(tuple(inside), tuple(dropped), (), None)


def pay_drop_fee(money: Settlement, seat: int, *, before: int) -> None:
    """``seat`` drops out after ``before`` others: 1 kan, 1½, 2… into the pot. Source: FW.

    Fees are multiplied by the field, as all payments of the round are.
    """
    first = float(money.rules.drop_fee.value)
    step = float(money.rules.drop_fee_step.value)
    halves = int(2 * (first + before * step))
    money.post("dropped out", [Payment(seat, POT, money.kan(halves))], cause=Cause("drop", seat))


@dataclass(frozen=True, slots=True)
class Compensation:
    """What a forced-out hand earns: its yaku, their full value in mon, and its single cards.

    ``shown`` are all the cards that earn something.
    """

    yaku: tuple[str, ...]
    value: int
    cards: Pile
    shown: Pile

    def mon(self, multiplier: int = 1) -> int:
        """What each of two players pays: half the value of the yaku, and 3 mon a card."""
        return self.value * multiplier // 2 + MON_PER_CARD * len(self.cards) * multiplier


def compensation(rules: Rules, hand: Pile, field: Pile = EMPTY) -> Compensation:
    """Half of the hand's yaku, and 3 mon for each other card of a yaku. Source: RULES.md §D.3.4.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> hand = Pile.parse("09-blue-ribbon 09-chaff-1 09-chaff-2 08-moon 06-blue-ribbon 02-chaff-1 04-chaff-1")
    >>> compensation(STANDARD, hand).mon(), str(compensation(STANDARD, hand).cards)
    (18, '06-blue-ribbon 08-moon')
    """
    teyaku = rules.hand_table.find(hand.mask, field.mask).lines
    dekiyaku = rules.dekiyaku.find(hand).lines
    if any(line.yaku.id == "zoro" for line in teyaku):
        dekiyaku = ()  # the same cards are paid as a hand yaku already
    used = EMPTY
    for line in teyaku:
        # a chaff yaku is made by the whole hand, though only its chaff is shown (DER)
        used |= hand if line.yaku.group == "chaff" else line.cards
    for line in dekiyaku:
        used |= line.cards
    counting = BRIGHTS
    for yaku_id in ("akatan", "aotan", "inoshikacho"):
        if yaku_id in [row.id for row in rules.dekiyaku.rows]:
            counting |= rules.dekiyaku[yaku_id].needs
    lines = (*teyaku, *dekiyaku)
    mon = sum(line.points for line in lines)
    single = (hand & counting) - used
    return Compensation(tuple(line.yaku.id for line in lines), mon, single, used | single)


def pay_forced_out(
    money: Settlement, forced: Mapping[int, Pile], *, payers: Sequence[int], field: Pile = EMPTY
) -> dict[int, Compensation]:
    """Each forced-out player gets his compensation from each of the ``payers``, not the dealer."""
    earned: dict[int, Compensation] = {}
    for seat, hand in forced.items():
        earned[seat] = compensation(money.rules, hand, field)
        mon = earned[seat].mon(money.multiplier)
        payments = [Payment(payer, seat, mon) for payer in payers]
        money.post(f"seat {seat} was forced out", payments, cause=Cause("forced", seat))
    return earned


def split_pot(money: Settlement, inside: Sequence[int]) -> None:
    """One or two players are in: the pot is theirs; an odd mon goes to the earlier. Source: FW."""
    left = money.pot
    for place, seat in enumerate(inside):
        share = -(-left // (len(inside) - place))
        money.post("shared the pot", [Payment(POT, seat, share)], cause=Cause("share", seat))
        left -= share


def give_fees_back(money: Settlement, dropped: Sequence[int]) -> None:
    """Nobody is in: the cards are dealt again, and the fees go back (DER)."""
    fees = [(seat, -money.balance[seat]) for seat in dropped]
    payments = [Payment(POT, seat, fee) for seat, fee in fees]
    money.post("nobody plays: fees go back", payments, cause=Cause("fees-back"))


def require_seats(seats: object) -> int:
    """A number of players from 2 to 7.

    >>> require_seats(8)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad number of seats 8: expected 2 to 7
    """
    if isinstance(seats, int) and not isinstance(seats, bool) and 2 <= seats <= 7:
        return seats
    raise RulesError("bad-seats", f"bad number of seats {shown(seats)}: expected 2 to 7")
