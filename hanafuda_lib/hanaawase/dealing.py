"""Dealing hana-awase: packets, the white card, redeals and refills (RULES.md §C.1.2–3, §C.2, §C.3)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import require_month
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.pile import Pile
from hanafuda_lib.table import (
    FIELD,
    Deal,
    deal_masks,
    four_of_a_month,
    month_counts,
    require_deal,
    rng_for,
    shuffled,
    shuffled_deck,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The seed of the stock after drop-outs is below this.
MOST_RESHUFFLE = 2**31
_DECK = 48
_WHITE = 48
# Cards in the packets of the two rounds of dealing: to each player, then to the field. Two players
# are dealt as at Koi-Koi; the packets of four players are chosen here (DER).
_SEVEN_SIX = ((4, 3), (3, 3))
_EIGHT_EIGHT = ((4, 4), (4, 4))
_FIVE_EIGHT = ((3, 4), (2, 4))


class Cards(NamedTuple):
    """Dealt cards as masks: the hands, the field, and the stock in drawing order.

    With seven at the table, the hand of the seat that was dealt the white card is empty: his six
    other cards are the field.
    """

    hands: list[int]
    field: int
    stock: list[int]


def hand_and_field_size(rules: Rules) -> tuple[int, int]:
    """How many cards a hand and the field get.

    >>> from hanafuda_lib import hanaawase
    >>> hand_and_field_size(hanaawase.NINTENDO)
    (7, 6)
    """
    (first, field), (second, more) = _packets(rules)
    return first + second, field + more


def _packets(rules: Rules) -> tuple[tuple[int, int], tuple[int, int]]:
    if rules.active_players is o.ActivePlayers.THREE or rules.seats is o.Seats.THREE:
        return _SEVEN_SIX
    return _EIGHT_EIGHT if rules.seats is o.Seats.TWO else _FIVE_EIGHT


def deal_cards(rules: Rules, rng: Random, dealer: int) -> Cards:
    """Shuffle and deal until the cards stand by these rules."""
    while True:
        cards = _with_white(rng) if rules.seats is o.Seats.SEVEN else _plain(rules, rng, dealer)
        if rules.field_three is o.FieldThree.REFILL:
            cards = _refilled(cards, rng)
        if not must_redeal(rules, cards.hands, cards.field):
            return cards


class Redeal(NamedTuple):
    """Why cards were gathered: four of a month on the ``field`` or in a ``hand``; or a ``refill``.

    ``cards`` are those of the month, or those that went back.
    """

    why: str
    cards: Pile


def redeals(rules: Rules, *, seed: int, dealer: int) -> tuple[Redeal, ...]:
    """What happened before the deal that stands, first thing first; mostly nothing.

    >>> from hanafuda_lib import hanaawase
    >>> [(one.why, str(one.cards)[:2]) for one in redeals(hanaawase.H88, seed=162, dealer=0)]
    [('hand', '08')]
    """
    rng = rng_for(seed)
    told: list[Redeal] = []
    while True:
        cards = _with_white(rng) if rules.seats is o.Seats.SEVEN else _plain(rules, rng, dealer)
        if rules.field_three is o.FieldThree.REFILL:
            back = three_of_a_month(cards.field)
            cards = _refilled(cards, rng)
            told += [Redeal("refill", Pile(back))] * bool(back)
        if not must_redeal(rules, cards.hands, cards.field):
            return tuple(told)
        four = four_of_a_month(cards.field) if rules.field_four is o.FieldFour.REDEAL else 0
        why = "field" if four else "hand"
        four = four or next(filter(None, map(four_of_a_month, cards.hands)))
        told.append(Redeal(why, Pile((four & -four) * 0b1111)))


def _plain(rules: Rules, rng: Random, dealer: int) -> Cards:
    seats = rules.number_of_seats
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    packets: list[tuple[int, int]] = []
    for to_hand, to_field in _packets(rules):
        packets += [(seat, to_hand) for seat in order]
        packets.append((FIELD, to_field))
    deck = shuffled_deck(rng)
    hands, field, start = deal_masks(deck, packets, seats=seats)
    return Cards(hands, field, deck[start:])


def _with_white(rng: Random) -> Cards:
    """Seven at the table: 49 cards in seven hands, and the hand with the white card is the field."""
    deck = shuffled(range(_DECK + 1), rng)
    hands = [sum(1 << index for index in deck[7 * seat : 7 * seat + 7]) for seat in range(7)]
    holder = deck.index(_WHITE) // 7
    field = hands[holder] ^ 1 << _WHITE
    hands[holder] = 0
    return Cards(hands, field, [])


def _refilled(cards: Cards, rng: Random) -> Cards:
    """Three or more of a month on the field go back; the stock is shuffled and the field refilled."""
    hands, field, stock = cards
    while back := three_of_a_month(field):
        stock = shuffled(stock + [index for index in range(_DECK) if back >> index & 1], rng)
        missing = back.bit_count()
        field ^= back
        for index in stock[:missing]:
            field |= 1 << index
        stock = stock[missing:]
    return Cards(hands, field, stock)


def three_of_a_month(mask: int) -> int:
    """The cards of ``mask`` whose month has three or four cards there.

    >>> bin(three_of_a_month(0b0011_0111))
    '0b111'
    """
    counts = month_counts(mask)
    return sum(mask & 0b1111 << 4 * month for month in range(12) if counts[month] >= 3)


def must_redeal(rules: Rules, hands: Sequence[int], field: int) -> bool:
    """Whether these dealt cards are gathered and dealt again by the same dealer.

    Source: RULES.md §C.1.3: four of a month on the field; in a hand by house rule (S000).
    """
    if rules.field_four is o.FieldFour.REDEAL and four_of_a_month(field):
        return True
    return rules.hand_four is o.HandFour.REDEAL and any(map(four_of_a_month, hands))


def require_standing_deal(rules: Rules, deal: Deal) -> None:
    """Check that ``deal`` is one that :func:`deal_cards` could give, or raise :class:`RulesError`."""
    require_deal(deal)
    seats = rules.number_of_seats
    hand_size, field_size = hand_and_field_size(rules)
    sizes = [len(hand) for hand in deal.hands]
    expected = [hand_size] * seats
    if rules.seats is o.Seats.SEVEN:
        expected[0] = 0
    if sorted(sizes) != sorted(expected) or len(deal.field) != field_size:
        white = ", one of them empty for the white card," if expected[0] == 0 else ""
        raise RulesError(
            "bad-deal",
            f"bad deal of hands {sizes} and {len(deal.field)} field cards: expected {seats} hands "
            f"of {hand_size}{white} and {field_size} on the field",
        )
    field = deal.field.mask
    refills = rules.field_three is o.FieldThree.REFILL and three_of_a_month(field)
    if refills or must_redeal(rules, [hand.mask for hand in deal.hands], field):
        raise RulesError("bad-deal", "bad deal: by these rules it is dealt again, expected one that stands")


def require_start(rules: Rules, dealer: int, month: int) -> None:
    """Check what a round starts with, or raise :class:`RulesError`."""
    if not isinstance(rules, Rules):
        raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of hana-awase")
    last = rules.number_of_seats - 1
    if not isinstance(dealer, int) or isinstance(dealer, bool) or not 0 <= dealer <= last:
        raise RulesError("bad-dealer", f"bad dealer {shown(dealer)}: expected 0 to {last}")
    require_month(month)
