"""A position: what one player sees in the middle of a round, as a text, a view or a round to play on.

The text is one line of sections, parted by ``;``. The player who looks is seat 0; the others follow
in playing order::

    koikoi/yamato; dealer 0; hand 09-chaff-1 01-chaff-1; field 09-cup 09-blue-ribbon;
    piles 06-blue-ribbon 06-chaff-1 / 02-warbler 02-chaff-1

Further sections where they are needed: ``flipped`` (a stock card that waits for a choice of two),
``month`` (the number of the round), ``asked`` (seat 0 has just formed a yaku, and is asked how it goes
on); in Koi-Koi ``calls 0 1`` (koi-koi calls of each seat); in Hachi-hachi ``multiplier 2`` and ``formed
1:akatan 0:aotan`` (the dekiyaku of the round in their order; each was followed by a sage, but the one
that seat 0 is asked about).

How many cards the others hold, and how many the stock, follows from the turns: nobody has to say it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Self

from hanafuda_lib import hachihachi, hanaawase, koikoi, notation
from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.errors import NotationError, shown
from hanafuda_lib.game import RoundLike, find_rules
from hanafuda_lib.games import game_of
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.pile import ALL, Pile
from hanafuda_lib.table import Middle, shuffled

_KEYS = (
    "dealer", "hand", "field", "piles", "flipped", "month", "calls", "asked", "multiplier", "formed",
)  # fmt: skip
#: Cards that stay unseen in the stock to the end: 48 less hands, field and one flip a turn.
_UNUSED = {"koikoi": 8, "hanaawase": 0, "hachihachi": 0}
_DEALT = {"koikoi": 8, "hanaawase": 7, "hachihachi": 7}
_SEATS = {"koikoi": 2, "hanaawase": 3, "hachihachi": 3}


@dataclass(frozen=True)
class Position:
    """What seat 0 sees. Errors: :class:`HanafudaError` for what cannot lie so.

    >>> from hanafuda_lib.exercises.puzzles.position import Position
    >>> position = Position.parse("hanaawase/nintendo; dealer 0; hand 01-crane; field 01-chaff-1; piles / /")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: 2 cards are seen: expected 43 with 1 cards in the hand
    """

    rules: Any
    dealer: int
    hand: Pile
    field: Pile
    piles: tuple[Pile, ...]
    flipped: Card | None = None
    month: int = 1
    calls: tuple[int, ...] = (0, 0)
    asked: bool = False
    multiplier: int = 1
    formed: tuple[tuple[int, str], ...] = ()

    def __post_init__(self) -> None:
        seats = _SEATS[game_of(self.rules)]
        if len(self.piles) != seats or not 0 <= self.dealer < seats:
            raise NotationError(
                "bad-position",
                f"{len(self.piles)} piles, dealer {self.dealer}: expected {seats} piles, and one of them",
            )
        most = 48 - sum(self.hidden_hands) - self.stock_size
        if len(self.seen) != most:
            raise NotationError(
                "bad-position",
                f"{len(self.seen)} cards are seen: expected {most} with {len(self.hand)} cards in the hand",
            )

    # ---------------------------------------------------------------- text

    @classmethod
    def parse(cls, text: str) -> Self:
        """The position of a text; see the top of this module."""
        if not isinstance(text, str):
            raise NotationError("bad-position", f"bad position {shown(text)}: expected a text")
        head, *rest = (part.strip() for part in text.split(";"))
        found: dict[str, str] = {}
        for part in rest:
            key, _, value = part.partition(" ")
            if key not in _KEYS or key in found:
                raise NotationError(
                    "bad-position",
                    f"bad section {shown(key)}: expected each of {', '.join(_KEYS)} at most once",
                )
            found[key] = value.strip()
        rules = type(find_rules(head.split()[0] if head else head)).parse(head)
        seats = _SEATS[game_of(rules)]
        number = notation.parse_number
        calls = found.get("calls", "0 0").split()
        return cls(
            rules,
            number(found.get("dealer", "0"), what="dealer", low=0, high=seats - 1),
            Pile.parse(found.get("hand", "")),
            Pile.parse(found.get("field", "")),
            tuple(Pile.parse(pile) for pile in found.get("piles", "").split("/")),
            Card.parse(found["flipped"]) if "flipped" in found else None,
            number(found.get("month", "1"), what="month", low=1, high=12),
            tuple(number(one, what="calls", low=0, high=8) for one in calls),
            "asked" in found,
            number(found.get("multiplier", "1"), what="multiplier", low=1, high=4),
            tuple(_formed(one, seats) for one in found.get("formed", "").split()),
        )

    def __str__(self) -> str:
        sections = {
            "dealer": str(self.dealer),
            "hand": str(self.hand),
            "field": str(self.field),
            "piles": " / ".join(str(pile) for pile in self.piles),
            "flipped": "" if self.flipped is None else self.flipped.id,
            "month": str(self.month) if self.month > 1 else "",
            "calls": " ".join(map(str, self.calls)) if any(self.calls) else "",
            "multiplier": str(self.multiplier) if self.multiplier > 1 else "",
            "formed": " ".join(f"{seat}:{yaku}" for seat, yaku in self.formed),
        }
        parts = [f"{key} {value}" for key, value in sections.items() if value]
        return "; ".join([self.rules.text, *parts, *(["asked"] if self.asked else [])])

    # ---------------------------------------------------------------- what follows from it

    @property
    def game(self) -> str:
        """``koikoi``, ``hanaawase`` or ``hachihachi``."""
        return game_of(self.rules)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in playing order, the dealer first."""
        seats = len(self.piles)
        return tuple((self.dealer + step) % seats for step in range(seats))

    @property
    def played(self) -> bool:
        """Whether seat 0 has played its hand card of this turn."""
        return self.flipped is not None or self.asked

    @property
    def hidden_hands(self) -> tuple[int, ...]:
        """How many cards the seats 1, 2 … hold: who has yet to play in this round of turns has one more."""
        place = {seat: number for number, seat in enumerate(self.order)}
        own = len(self.hand) + self.played
        return tuple(own - (place[seat] < place[0]) for seat in range(1, len(self.piles)))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return (len(self.hand), *self.hidden_hands)

    @property
    def stock_size(self) -> int:
        """How many cards lie in the stock: one for each card in the hands, and those never turned."""
        return _UNUSED[self.game] + len(self.hand) + sum(self.hidden_hands)

    @cached_property
    def seen(self) -> Pile:
        """Every card that lies open to seat 0."""
        places = [self.hand, self.field, *self.piles]
        cards = [card for place in places for card in place]
        return Pile.of([*cards, self.flipped] if self.flipped else cards)

    @cached_property
    def unseen(self) -> Pile:
        """The cards of the hidden hands and of the stock."""
        return ALL - self.seen

    # ---------------------------------------------------------------- to play on

    def round(self, seed: int = 0) -> RoundLike:
        """A round in this position; the seed says where the unseen cards lie.

        >>> from hanafuda_lib.exercises.puzzles import find_puzzle
        >>> position = find_puzzle("hana/ribbon-not-cup").position
        >>> position.round(1).view(0) == position.round(2).view(0)
        True
        """
        order = shuffled((card.index for card in self.unseen), Random(seed))
        hands, start = [self.hand], 0
        for size in self.hidden_hands:
            hands.append(Pile.of(DECK[index] for index in order[start : start + size]))
            start += size
        stock = tuple(DECK[index] for index in order[start:])
        middle = Middle(tuple(hands), self.field, stock, self.piles, 0, self.flipped)
        if self.game == "koikoi":
            return koikoi.Round.resume(
                self.rules, middle, dealer=self.dealer, calls=self.calls, asked=self.asked, month=self.month
            )
        if self.game == "hanaawase":
            return hanaawase.Round.resume(self.rules, middle, dealer=self.dealer, month=self.month)
        return hachihachi.Round.resume(
            self.rules, middle, dealer=self.dealer, money=self._money(), month=self.month
        )

    def _money(self) -> Settlement:
        money = Settlement(self.rules, seats=3, order=self.order, multiplier=self.multiplier)
        for place, (seat, yaku) in enumerate(self.formed):
            money.form(seat, yaku.split("+"))
            if not self.asked or place < len(self.formed) - 1:
                money.sage(seat)
        return money

    # ---------------------------------------------------------------- whether it can come about

    def oddities(self) -> list[str]:
        """What could not have come about in play. Source: RULES.md §0.3 (DER).

        A capture takes two cards of a month, or all four, and a turn has two captures at most. Two or
        three cards of a month lie on the field only as they were dealt. So nothing of such a month can
        have been captured.
        """
        found = []
        for seat, (pile, held) in enumerate(zip(self.piles, self.hand_sizes, strict=True)):
            captures, turns = len({card.month for card in pile}), _DEALT[self.game] - held
            if captures > 2 * turns:
                found.append(f"seat {seat}: {captures} captures in {turns} turns")
        for month in range(1, 13):
            captured = [len(pile.of_month(month)) for pile in self.piles]
            lying = len(self.field.of_month(month))
            if any(number % 2 for number in captured):
                found.append(f"month {month}: a pile has {captured} cards")
            if lying > 3 or (lying > 1 and any(captured)):
                found.append(f"month {month}: {lying} on the field, captured {captured}")
        if self.flipped is not None and len(self.field.of_month(self.flipped.month)) != 2:
            found.append("the flipped card has no choice of two")
        return found


def _formed(text: str, seats: int) -> tuple[int, str]:
    seat, _, yaku = text.partition(":")
    return notation.parse_number(seat, what="seat", low=0, high=seats - 1), yaku
