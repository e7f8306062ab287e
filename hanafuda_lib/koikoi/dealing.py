"""Dealing a round of Koi-Koi, and which deals stand (RULES.md §B.1.2–3, §B.2)."""

from __future__ import annotations

from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import require_month
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.ending import must_redeal
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.table import FIELD, Deal, Table, deal_masks, require_deal, rng_for, shuffled_deck

# Cards in each packet, dealt twice round: to the non-dealer (ko), the field, the dealer (oya).
_SIZES = {
    o.DealSize.EIGHT_EIGHT: ((4, 4, 4), (4, 4, 4)),
    o.DealSize.TEN_EIGHT: ((5, 4, 5), (5, 4, 5)),
    o.DealSize.SEVEN_EIGHT: ((4, 4, 4), (3, 4, 3)),
}
_PACKETS = {
    (size, dealer): tuple(
        packet for sizes in both for packet in zip((1 - dealer, FIELD, dealer), sizes, strict=True)
    )
    for size, both in _SIZES.items()
    for dealer in (0, 1)
}


def deal_table(rules: Rules, *, seed: int, dealer: int) -> Table:
    """Shuffle by ``seed`` and deal; where the rules say so, deal again until it stands."""
    rng = rng_for(seed)
    packets = _PACKETS[rules.deal_size, dealer]
    while True:
        order = shuffled_deck(rng)
        hands, field, start = deal_masks(order, packets, seats=2)
        if not must_redeal(rules, hands, field):
            return Table.of_masks(hands, field, order[start:])


def hand_size(rules: Rules) -> int:
    """How many cards are dealt to each hand.

    >>> from hanafuda_lib import koikoi
    >>> hand_size(koikoi.YAMATO)
    8
    """
    return sum(sizes[0] for sizes in _SIZES[rules.deal_size])


def table_of(rules: Rules, deal: Deal) -> Table:
    """The table of given cards. Errors: :class:`RulesError` for a deal that cannot stand."""
    require_deal(deal)
    size = hand_size(rules)
    sizes = [len(hand) for hand in deal.hands]
    if sizes != [size, size] or len(deal.field) != 8:
        raise RulesError(
            "bad-deal",
            f"bad deal with hands of {sizes} and {len(deal.field)} field cards: "
            f"expected 2 hands of {size} and 8 on the field",
        )
    table = Table(deal)
    if must_redeal(rules, table.hands, table.field):
        raise RulesError("bad-deal", "bad deal: by these rules it is dealt again, expected one that stands")
    return table


def require_start(rules: Rules, dealer: int, month: int) -> None:
    """Check what every round starts from: rules of Koi-Koi, a seat that deals, a month."""
    if not isinstance(rules, Rules):
        raise RulesError("bad-rules", f"bad rules {shown(rules)}: expected Rules of Koi-Koi")
    if not isinstance(dealer, int) or isinstance(dealer, bool) or dealer not in (0, 1):
        raise RulesError("bad-dealer", f"bad dealer {shown(dealer)}: expected 0 or 1")
    require_month(month)
