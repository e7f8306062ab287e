"""The one fishing engine: hands, field, stock and piles, and how a card takes others.

The match of a played or flipped card with 0, 1, 2 or 3 field cards is written here once, for
every game (RULES.md §0.3). A table knows no yaku, no money and no end of the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor
from random import Random
from typing import Self

from hanafuda_lib.actions import Action, plays_of, plays_with
from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.errors import IllegalActionError, RulesError, shown
from hanafuda_lib.pile import MONTH_MASKS, Pile, require_partition

#: For each card index, the mask of that card.
BITS = tuple(1 << index for index in range(48))
#: The lowest bit of each month.
_MONTH_BITS = 0x1111_1111_1111
#: The index of no card: a table without a wild card.
NO_WILD = -1
#: The largest seed of a deal, and of a match, whose deals have larger seeds: so records stay readable.
MOST_SEED = 10**100
MOST_MATCH_SEED = 10**90
#: In a packet list: the field, beside the seats 0, 1, 2…
FIELD = -1


def shuffled_deck(rng: Random) -> list[int]:
    """The 48 card indices in random order: the same for the same seed, everywhere and for good.

    Only ``rng.random()`` is used, whose values Python guarantees for a seed.

    >>> shuffled_deck(Random(7))[:3]
    [31, 38, 26]
    """
    return shuffled(range(48), rng)


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """These card indices in random order, by ``rng.random()`` alone.

    >>> shuffled([4, 8, 15], Random(7))
    [8, 15, 4]
    """
    order = list(cards)
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = floor(random() * (last + 1))
        card = order[other]
        order[other] = order[last]
        order[last] = card
    return order


def rng_for(seed: int, *, most: int = MOST_SEED) -> Random:
    """The random numbers of a seed. A seed is a whole number, 0 or more (up to ``most``).

    >>> rng_for(-1)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad seed -1: expected a whole number, 0 or more
    """
    if type(seed) is int and 0 <= seed <= most:
        return Random(seed)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise RulesError("bad-seed", f"bad seed {shown(seed)}: expected a whole number, 0 or more")
    if seed > most:
        raise RulesError("bad-seed", f"bad seed {shown(seed)}: expected at most {len(str(most)) - 1} digits")
    return Random(seed)


def four_of_a_month(mask: int) -> int:
    """The months of which ``mask`` has all four cards, as their lowest bits.

    >>> bin(four_of_a_month(0b1111_0111))
    '0b10000'
    """
    two = mask & mask >> 1
    return two & two >> 2 & _MONTH_BITS


def odd_months(mask: int) -> int:
    """The months of which ``mask`` has one card or three, as their lowest bits.

    >>> bin(odd_months(0b0111_0110_0001))
    '0b100000001'
    """
    odd = mask ^ mask >> 1
    return (odd ^ odd >> 2) & _MONTH_BITS


def two_of_a_month(mask: int) -> int:
    """The months of which ``mask`` has exactly two cards, as their lowest bits.

    >>> bin(two_of_a_month(0b0110_0111))
    '0b10000'
    """
    # Add neighbouring bits, then neighbouring pairs: each month's four bits become its count.
    pairs = (mask & 0x5555_5555_5555) + (mask >> 1 & 0x5555_5555_5555)
    counts = (pairs & 0x3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333)
    return counts >> 1 & ~counts & _MONTH_BITS


def month_counts(mask: int) -> list[int]:
    """How many cards of each month ``mask`` has, January first.

    >>> month_counts(0b1111_0111)[:3]
    [3, 4, 0]
    """
    return [(mask >> shift & 0b1111).bit_count() for shift in range(0, 48, 4)]


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt: a hand for each seat, the field, the stock in drawing order.

    >>> deal = Deal.of_order(shuffled_deck(Random(7)), [(0, 8), (FIELD, 8), (1, 8)], seats=2)
    >>> [len(hand) for hand in deal.hands], len(deal.field), len(deal.stock)
    ([8, 8], 8, 24)
    """

    hands: tuple[Pile, ...]
    field: Pile
    stock: tuple[Card, ...]

    def __post_init__(self) -> None:
        require_partition([*self.hands, self.field, Pile.of(self.stock)])

    @classmethod
    def of_order(cls, order: Sequence[int], packets: Sequence[tuple[int, int]], *, seats: int) -> Deal:
        """Deal packets ``(seat or FIELD, number of cards)`` from the top; the rest is the stock."""
        hands, field, start = deal_masks(order, packets, seats=seats)
        stock = tuple(DECK[index] for index in order[start:])
        return cls(tuple(Pile(mask) for mask in hands), Pile(field), stock)


def require_deal(deal: object) -> Deal:
    """Check that this is a deal.

    >>> require_deal(None)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad deal None: expected a Deal
    """
    if isinstance(deal, Deal):
        return deal
    raise RulesError("bad-deal", f"bad deal {shown(deal)}: expected a Deal")


@dataclass(frozen=True, slots=True)
class Middle:
    """What lies where in the middle of a round: hands, field, stock and piles, and whose turn it is.

    ``flipped`` is a stock card that waits for the choice of one of two.
    Errors: :class:`NotationError` when these are not the 48 cards, each once.

    >>> deal = Deal.of_order(list(range(48)), [(0, 8), (FIELD, 8), (1, 8)], seats=2)
    >>> Middle.of_deal(deal, to_move=0).piles
    (Pile.parse(''), Pile.parse(''))
    """

    hands: tuple[Pile, ...]
    field: Pile
    stock: tuple[Card, ...]
    piles: tuple[Pile, ...]
    to_move: int
    flipped: Card | None = None

    def __post_init__(self) -> None:
        flipped = [] if self.flipped is None else [self.flipped]
        require_partition(
            [*self.hands, self.field, Pile.of([*self.stock, *flipped]), *self.piles], what="the position"
        )

    @classmethod
    def of_deal(cls, deal: Deal, *, to_move: int) -> Self:
        """The beginning of a round."""
        return cls(deal.hands, deal.field, deal.stock, (Pile(),) * len(deal.hands), to_move)

    def require_seats(self, seats: int) -> None:
        """Check that so many players sit here, and that the one to move is one of them."""
        if len(self.hands) != seats or len(self.piles) != seats or not 0 <= self.to_move < seats:
            raise RulesError(
                "bad-seats", f"bad position of {len(self.hands)} hands and {len(self.piles)} piles, "
                f"seat {shown(self.to_move)} to move: expected {seats} of each, and one of their seats",
            )  # fmt: skip

    def lay_on(self, table: Table) -> None:
        """Put these cards on a table in place of what lies there; the flipped one has left the stock."""
        stock = [card.index for card in self.stock]
        table.hands = [hand.mask for hand in self.hands]
        table.field = self.field.mask
        table.stock = stock if self.flipped is None else [self.flipped.index, *stock]
        table.drawn = 0 if self.flipped is None else 1
        table.piles = [pile.mask for pile in self.piles]
        table.count_pairs()


def deal_masks(
    order: Sequence[int], packets: Sequence[tuple[int, int]], *, seats: int
) -> tuple[list[int], int, int]:
    """:meth:`Deal.of_order` on masks: the hands, the field, and where the stock starts."""
    masks = [0] * (seats + 1)
    start = 0
    for place, number in packets:
        mask = masks[place]
        for index in order[start : start + number]:
            mask |= BITS[index]
        masks[place] = mask
        start += number
    field = masks.pop()
    return masks, field, start


class Table:
    """The cards on the table while a round is played.

    ``hands``, ``piles`` (one mask a seat) and ``field`` are masks, ``stock`` the card indices in
    drawing order, of which ``drawn`` are gone; ``wild`` is the index of a card that takes any one
    field card (house rules only). ``pairs`` are the months with two cards on the field: whoever
    lays cards there from outside calls :meth:`count_pairs`. Every method either does the whole
    step or raises and changes nothing.

    >>> deal = Deal.of_order(list(range(48)), [(0, 8), (FIELD, 8), (1, 8)], seats=2)
    >>> table = Table(deal)
    >>> Pile(table.field)
    Pile.parse('03-curtain 03-red-poem 03-chaff-1 03-chaff-2 04-cuckoo 04-plain-ribbon 04-chaff-1 04-chaff-2')
    """

    __slots__ = ("drawn", "field", "hands", "pairs", "piles", "stock", "wild")

    hands: list[int]
    field: int
    pairs: int
    piles: list[int]
    stock: Sequence[int]
    drawn: int
    wild: int

    def __init__(self, deal: Deal) -> None:
        self._lay([hand.mask for hand in deal.hands], deal.field.mask, [c.index for c in deal.stock])

    def _lay(self, hands: list[int], field: int, stock: Sequence[int]) -> None:
        self.hands = hands
        self.field = field
        self.stock = stock
        self.piles = [0] * len(hands)
        self.drawn = 0
        self.wild = NO_WILD
        self.count_pairs()

    @classmethod
    def of_masks(cls, hands: list[int], field: int, stock: Sequence[int]) -> Self:
        """A table from masks that are known to be a whole deck."""
        table = cls.__new__(cls)
        table._lay(hands, field, stock)
        return table

    def copy(self) -> Self:
        """An independent copy (the stock, which never changes, is shared)."""
        other = self.__new__(type(self))
        other.hands = self.hands.copy()
        other.field = self.field
        other.pairs = self.pairs
        other.stock = self.stock
        other.piles = self.piles.copy()
        other.drawn = self.drawn
        other.wild = self.wild
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return (self.hands, self.field, list(self.stock), self.piles, self.drawn, self.wild) == (
            other.hands,
            other.field,
            list(other.stock),
            other.piles,
            other.drawn,
            other.wild,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        hands = " / ".join(str(Pile(mask)) for mask in self.hands)
        return f"<Table: hands {hands}; field {Pile(self.field)}; {self.stock_size} cards in the stock>"

    @property
    def stock_size(self) -> int:
        """The number of cards still face down in the stock."""
        return len(self.stock) - self.drawn

    def count_pairs(self) -> None:
        """Find the months with two cards on the field anew.

        Play alone never makes such a month: a second card takes the first. So it is enough to look
        after the deal, after a choice of two, and after the wild card.
        """
        self.pairs = two_of_a_month(self.field) * 0b1111

    def matches(self, index: int) -> int:
        """The field cards that card ``index`` could take, as a mask: those of its month.

        A wild card (``wild``) matches every field card.
        """
        if index == self.wild:
            return self.field
        return self.field & MONTH_MASKS[index]

    def choices(self, index: int) -> int:
        """The field cards of which card ``index`` takes one at choice; 0 when nothing is to choose.

        Two cards of the month: one of them. None, one or three: fixed. Source: RULES.md §0.3.
        """
        found = self.field & MONTH_MASKS[index]
        count = found.bit_count()
        if index == self.wild and count != 3:
            return self.field if self.field & self.field - 1 else 0
        return found if count == 2 else 0

    def fixed(self, index: int) -> int | None:
        """The field cards that card ``index`` takes when nothing is to choose; ``None`` for a choice."""
        if index == self.wild:
            return None if self.choices(index) else self._taken_by_wild(index)
        found = self.field & MONTH_MASKS[index]
        return None if found.bit_count() == 2 else found

    def _taken_by_wild(self, index: int) -> int:
        found = self.field & MONTH_MASKS[index]
        return found if found.bit_count() == 3 else self.field

    def taken_by(self, index: int, take: Card | None) -> int:
        """The field cards that card ``index`` takes when ``take`` is the choice.

        ``take`` must be one of :meth:`choices`, and ``None`` when there are none.
        """
        fixed = self.fixed(index)
        if fixed is None:
            choices = self.choices(index)
            if take is not None and choices >> take.index & 1:
                return 1 << take.index
            raise IllegalActionError("choose-one", _must_choose(index, choices, take))
        if take is not None:
            raise IllegalActionError(
                "no-choice",
                f"nothing to choose for {DECK[index].id!r}: expected no {take.id!r} beside it",
            )
        return fixed

    def plays(self, seat: int) -> tuple[Action, ...]:
        """Every hand step of the seat, in card order, with the choice of two where there is one."""
        hand = self.hands[seat]
        choosing = hand & self.pairs
        if self.wild >= 0:
            choosing |= hand & 1 << self.wild
        if not choosing:
            return plays_of(hand)
        found: tuple[Action, ...] = plays_of(hand)
        field = self.field
        while choosing:  # from the last card, so that the places of the others stay
            index = choosing.bit_length() - 1
            bit = 1 << index
            choosing ^= bit
            choices = self.choices(index) if index == self.wild else field & MONTH_MASKS[index]
            if choices:
                place = (hand & bit - 1).bit_count()
                found = found[:place] + plays_with(index, choices) + found[place + 1 :]
        return found

    def play(self, seat: int, card: Card, take: Card | None) -> int:
        """The hand step: ``card`` leaves the hand and takes, or lies down. Gives what it takes."""
        index = card.index
        bit = BITS[index]
        hands = self.hands
        hand = hands[seat]
        if not hand & bit:
            raise IllegalActionError(
                "not-in-hand", f"card {card.id!r} is not in the hand: expected one of {Pile(hand)}"
            )
        if take is None and index != self.wild and not self.pairs & bit:
            # The usual case at once: nothing to choose, no wild card.
            taken = self.field & MONTH_MASKS[index]
            hands[seat] = hand ^ bit
            if taken:
                self.field ^= taken
                self.piles[seat] |= taken | bit
            else:
                self.field |= bit
        else:
            taken = self.taken_by(index, take)
            hands[seat] = hand ^ bit
            self.settle(seat, index, taken)
        return taken

    def turn(self, seat: int) -> tuple[int, int | None]:
        """The stock step: the index of the top card, and the field cards that it takes.

        Nothing is settled yet when the seat has to choose: then the second value is ``None``.
        """
        drawn = self.drawn
        index = self.stock[drawn]
        self.drawn = drawn + 1
        bit = BITS[index]
        if index == self.wild or self.pairs & bit:
            fixed = self.fixed(index)
            if fixed is not None:
                self.settle(seat, index, fixed)
            return index, fixed
        taken = self.field & MONTH_MASKS[index]
        if taken:
            self.field ^= taken
            self.piles[seat] |= taken | bit
        else:
            self.field |= bit
        return index, taken

    def settle(self, seat: int, index: int, taken: int) -> None:
        """Card ``index`` takes the field cards ``taken`` to the seat's pile, or joins the field."""
        if taken:
            self.field ^= taken
            self.piles[seat] |= taken | BITS[index]
        else:
            self.field |= BITS[index]
        self.count_pairs()


def _must_choose(index: int, choices: int, take: Card | None) -> str:
    if take is None:
        return f"card {DECK[index].id!r} can take several cards: expected one of {Pile(choices)}"
    return f"card {take.id!r} cannot be taken by {DECK[index].id!r}: expected one of {Pile(choices)}"
