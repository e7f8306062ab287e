"""Dealing for two to seven players, with the white card for seven (RULES.md §D.2–D.3)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import require_month
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.seats import require_seats
from hanafuda_lib.pile import Pile
from hanafuda_lib.table import FIELD, Deal, Table, four_of_a_month, rng_for, shuffled_deck

#: The index of the white card, which makes 49 cards for seven players.
WHITE = 48


def deal_cards(rules: Rules, rng: Random, *, seats: int, dealer: int) -> Table:
    """Shuffle and deal, again while four of a month lie on the field.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> table = deal_cards(STANDARD, Random(7), seats=3, dealer=0)
    >>> [hand.bit_count() for hand in table.hands], table.field.bit_count(), table.stock_size
    ([7, 7, 7], 6, 21)
    """
    while True:
        table = _dealt(_shuffled(rng, seats), seats, dealer)
        if rules.field_four is not o.FieldFour.REDEAL or not four_of_a_month(table.field):
            return table


def redeals(rules: Rules, *, seed: int, seats: int, dealer: int) -> tuple[Pile, ...]:
    """The four cards that made each deal on this seed void before the one that stands; mostly none.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> redeals(STANDARD, seed=7, seats=3, dealer=0)
    ()
    """
    rng = rng_for(seed)
    found: list[Pile] = []
    while True:
        field = _dealt(_shuffled(rng, seats), seats, dealer).field
        four = four_of_a_month(field) if rules.field_four is o.FieldFour.REDEAL else 0
        if not four:
            return tuple(found)
        found.append(Pile(four * 0b1111))


def _shuffled(rng: Random, seats: int) -> list[int]:
    order = shuffled_deck(rng)
    if seats == 7:
        order.insert(int(rng.random() * 49), WHITE)
    return order


def _dealt(order: Sequence[int], seats: int, dealer: int) -> Table:
    """Four to each from the dealer's right, three to the field, three each, three to the field.

    With the white card in ``order`` there is no field: its holder's other cards become it.
    """
    white = WHITE in order
    right = [(dealer + place) % seats for place in range(1, seats + 1)]
    packets = [(seat, 4) for seat in right] + [(FIELD, 0 if white else 3)]
    packets += [(seat, 3) for seat in right] + [(FIELD, 0 if white else 3)]
    masks = [0] * (seats + 1)
    start = 0
    for place, number in packets:
        for index in order[start : start + number]:
            masks[place] |= 1 << index
        start += number
    for seat in range(seats):
        if masks[seat] >> WHITE:
            masks[seat], masks[FIELD] = 0, masks[seat] ^ (1 << WHITE)
    field = masks.pop()
    return Table.of_masks(masks, field, list(order[start:]))


def require_start(rules: Rules, dealer: int, month: int, seats: int) -> None:
    """Check what every round needs; :class:`RulesError` if it is not right."""
    if not isinstance(rules, Rules):
        raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of Hachi-hachi")
    if not isinstance(dealer, int) or isinstance(dealer, bool) or not 0 <= dealer < seats:
        raise RulesError("bad-dealer", f"bad dealer {shown(dealer)}: expected 0 to {seats - 1}")
    require_month(month)


def require_standing_deal(rules: Rules, deal: Deal) -> Table:
    """The table of a given deal, or :class:`RulesError` for one that cannot stand."""
    seats = require_seats(len(deal.hands))
    sizes = sorted(len(hand) for hand in deal.hands)
    if len(deal.field) != 6 or sizes != [0] * (seats == 7) + [7] * min(seats, 6):
        raise RulesError(
            "bad-deal",
            f"bad deal of hands of {sizes} and {len(deal.field)} field cards: expected hands of 7 "
            "(one empty for the white card of seven) and 6 on the field",
        )
    table = Table(deal)
    if rules.field_four is o.FieldFour.REDEAL and four_of_a_month(table.field):
        raise RulesError("bad-deal", "bad deal: four of a month lie on the field, expected one that stands")
    return table
