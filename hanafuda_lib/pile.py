"""A set of cards: :class:`Pile`, an immutable value over a 48-bit mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hanafuda_lib.cards import DECK, Card, Kind, Ribbon
from hanafuda_lib.errors import NotationError, shown

#: All 48 cards as a mask.
FULL_MASK = (1 << 48) - 1
#: For each card index, the mask of the four cards of its month.
MONTH_MASKS = tuple(0b1111 << 4 * (index // 4) for index in range(48))


@dataclass(frozen=True, slots=True, repr=False)
class Pile:
    """A set of cards, such as a player's pile (取り札 *torifuda*), a hand or the field.

    ``mask`` has bit ``card.index`` set for each card. A pile iterates in month order, and
    supports ``|``, ``&``, ``-``, ``^``, ``<=``, ``in`` and ``len`` as sets do.

    >>> pile = Pile.parse("03-curtain 09-cup")
    >>> len(pile), Card.parse("09-cup") in pile
    (2, True)
    >>> pile | Pile.parse("08-moon")
    Pile.parse('03-curtain 08-moon 09-cup')
    """

    mask: int = 0

    def __post_init__(self) -> None:
        if type(self.mask) is not int or not 0 <= self.mask <= FULL_MASK:
            found = shown(self.mask)
            raise NotationError("bad-mask", f"bad mask {found}: expected a whole number of 48 bits")

    @classmethod
    def parse(cls, text: str) -> Pile:
        """The pile of the ids in ``text``, parted by spaces; a card given twice is an error.

        >>> Pile.parse("01-crane 01-crane")
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.NotationError: card '01-crane' is given twice: expected each card once
        """
        if not isinstance(text, str):
            raise NotationError("bad-pile", f"bad pile {shown(text)}: expected card ids in a text")
        return cls.of(Card.parse(word) for word in text.split())

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Pile:
        """The pile of these cards; a card given twice is an error.

        >>> Pile.of([Card.parse("01-crane")])
        Pile.parse('01-crane')
        """
        mask = 0
        if not isinstance(cards, Iterable):
            raise NotationError("bad-cards", f"bad cards {shown(cards)}: expected several, such as a list")
        for card in cards:
            if not isinstance(card, Card):
                raise NotationError("bad-card", f"bad card {shown(card)}: expected a Card")
            if mask >> card.index & 1:
                raise NotationError(
                    "doubled-card", f"card {card.id!r} is given twice: expected each card once"
                )
            mask |= 1 << card.index
        return cls(mask)

    def of_kind(self, kind: Kind) -> Pile:
        """The cards of this kind.

        >>> len(ALL.of_kind(Kind.CHAFF))
        24
        """
        try:
            return Pile(self.mask & KIND_PILES[kind].mask)
        except (KeyError, TypeError):
            choices = ", ".join(repr(one) for one in Kind)
            raise NotationError("bad-kind", f"bad kind {shown(kind)}: expected one of {choices}") from None

    def of_month(self, month: int) -> Pile:
        """The cards of this month (1 to 12).

        >>> str(ALL.of_month(8))
        '08-moon 08-geese 08-chaff-1 08-chaff-2'
        """
        if not isinstance(month, int) or isinstance(month, bool) or not 1 <= month <= 12:
            raise NotationError("bad-month", f"bad month {shown(month)}: expected 1 to 12")
        return Pile(self.mask & MONTH_MASKS[4 * month - 4])

    @property
    def points(self) -> int:
        """The sum of the card points (hana-awase, Hachi-hachi); the deck has 264. Source: S000.

        >>> ALL.points
        264
        """
        return sum(card.points for card in self)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield DECK[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask >> card.index & 1)

    def __or__(self, other: Pile) -> Pile:
        if not isinstance(other, Pile):
            return NotImplemented
        return Pile(self.mask | other.mask)

    def __and__(self, other: Pile) -> Pile:
        if not isinstance(other, Pile):
            return NotImplemented
        return Pile(self.mask & other.mask)

    def __sub__(self, other: Pile) -> Pile:
        if not isinstance(other, Pile):
            return NotImplemented
        return Pile(self.mask & ~other.mask)

    def __xor__(self, other: Pile) -> Pile:
        if not isinstance(other, Pile):
            return NotImplemented
        return Pile(self.mask ^ other.mask)

    def __le__(self, other: Pile) -> bool:
        if not isinstance(other, Pile):
            return NotImplemented
        return not self.mask & ~other.mask

    def __str__(self) -> str:
        return " ".join(card.id for card in self)

    def __repr__(self) -> str:
        return f"Pile.parse({str(self)!r})"


#: No card at all, and the whole deck.
EMPTY = Pile()
ALL = Pile(FULL_MASK)

KIND_PILES = {kind: Pile.of(card for card in DECK if card.kind is kind) for kind in Kind}
RIBBON_PILES = {ribbon: Pile.of(card for card in DECK if card.ribbon is ribbon) for ribbon in Ribbon}


def require_partition(piles: Iterable[Pile], *, what: str = "the deal") -> None:
    """Check that these piles hold each of the 48 cards exactly once.

    >>> require_partition([ALL - Pile.parse("01-crane")])
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: the deal lacks 01-crane: expected all 48 cards
    """
    seen = 0
    for pile in piles:
        if seen & pile.mask:
            raise NotationError(
                "doubled-card", f"{what} has {Pile(seen & pile.mask)} twice: expected each card once"
            )
        seen |= pile.mask
    if seen != FULL_MASK:
        raise NotationError("missing-card", f"{what} lacks {Pile(FULL_MASK & ~seen)}: expected all 48 cards")
