"""Chances: exact where counting can do it, with an interval where rounds were played to find out.

Counting goes month by month: a month has four cards, and what a hand or a field takes of it is
independent of the other months but for the number of cards in all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, sqrt
from typing import Any

from hanafuda_lib.cards import DECK, Kind
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.games import game_of
from hanafuda_lib.hachihachi.hand_yaku import is_standing
from hanafuda_lib.hanaawase.dealing import hand_and_field_size
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_lib.koikoi.dealing import hand_size
from hanafuda_lib.koikoi.yaku import hand_yaku
from hanafuda_lib.pile import MONTH_MASKS, Pile

# The two-sided 95 % point of the normal distribution.
_Z = 1.959964
_DECK = 48
_MONTHS = MONTH_MASKS[::4]
_WILLOW = _MONTHS[10]
_CHAFF = sum(1 << card.index for card in DECK if card.kind is Kind.CHAFF)
# The kinds that hand yaku tell apart: three outside the willow, the lightning, the rest of the willow.
_KINDS = (
    *(
        sum(1 << card.index for card in DECK if card.kind is kind) & ~_WILLOW
        for kind in (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON)
    ),
    _WILLOW & _CHAFF,
    _WILLOW & ~_CHAFF,
)


@dataclass(frozen=True, slots=True)
class Odds:
    """How often something is so: ``favourable`` of ``total``, counted (``exact``) or simulated.

    >>> Odds("a bright first", 5, 48)
    Odds(what='a bright first', favourable=5, total=48, exact=True)
    >>> print(Odds("a bright first", 5, 48))
    a bright first: 10.42 % (5 of 48)
    >>> print(Odds("the dealer wins", 520, 1000, exact=False))
    the dealer wins: 52.0 % (48.9 to 55.1 %, 1,000 rounds)
    """

    what: str
    favourable: int
    total: int
    exact: bool = True

    def __post_init__(self) -> None:
        whole = type(self.favourable) is int and type(self.total) is int
        if not whole or not 0 <= self.favourable <= self.total or not self.total:
            raise RulesError(
                "bad-odds",
                f"bad odds {shown(self.favourable)} of {shown(self.total)}: expected a part of a whole",
            )

    @property
    def probability(self) -> float:
        """Between 0 and 1."""
        return self.favourable / self.total

    @property
    def fraction(self) -> Fraction:
        """The same as a fraction in lowest terms."""
        return Fraction(self.favourable, self.total)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson); of exact odds a point.

        >>> low, high = Odds("never seen", 0, 100, exact=False).interval
        >>> low, round(high, 3)
        (0.0, 0.037)
        """
        chance = self.probability
        if self.exact:
            return chance, chance
        square = _Z * _Z / self.total
        middle = (chance + square / 2) / (1 + square)
        half = _Z * sqrt(chance * (1 - chance) / self.total + square / (4 * self.total)) / (1 + square)
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        percent = 100 * self.probability
        if self.exact:
            return f"{self.what}: {percent:.4g} % ({self.favourable:,} of {self.total:,})"
        low, high = (100 * bound for bound in self.interval)
        return f"{self.what}: {percent:.1f} % ({low:.1f} to {high:.1f} %, {self.total:,} rounds)"


# ---------------------------------------------------------------- cards and months


def draw_odds(wanted: int, unseen: int, drawn: int, *, least: int = 1) -> Odds:
    """The chance that ``drawn`` of ``unseen`` cards bring at least ``least`` of the ``wanted`` ones.

    >>> print(draw_odds(2, 32, 8))  # two cards of a month are out of sight, the other holds eight
    at least 1 of 2 wanted cards among 8 of 32: 44.35 % (4,665,375 of 10,518,300)
    """
    for what, value, most in (
        ("unseen", unseen, _DECK),
        ("wanted", wanted, unseen),
        ("drawn", drawn, unseen),
    ):
        if type(value) is not int or not 0 <= value <= most:
            raise RulesError("bad-number", f"bad number {shown(value)} of {what} cards: expected 0 to {most}")
    if type(least) is not int or not 0 <= least <= _DECK:
        raise RulesError("bad-number", f"bad least number {shown(least)}: expected 0 to {_DECK}")
    total = comb(unseen, drawn)
    found = sum(comb(wanted, hits) * comb(unseen - wanted, drawn - hits) for hits in range(least, drawn + 1))
    return Odds(f"at least {least} of {wanted} wanted cards among {drawn} of {unseen}", found, total)


def month_odds(cards: int, most: int) -> Odds:
    """The chance that so many dealt cards have exactly ``most`` of the month they have most of.

    >>> print(month_odds(8, 4))  # four of a month on a field of eight, or in a hand of eight
    8 cards with 4 of a month: 0.4317 % (1,628,946 of 377,348,994)
    """
    if type(cards) is not int or not 1 <= cards <= _DECK or type(most) is not int or not 1 <= most <= 4:
        raise RulesError(
            "bad-number",
            f"bad numbers {shown(cards)}, {shown(most)}: expected 1 to 48 cards, 1 to 4 of a month",
        )
    found = _at_most(cards, most) - _at_most(cards, most - 1)
    return Odds(f"{cards} cards with {most} of a month", found, comb(_DECK, cards))


def _at_most(cards: int, most: int) -> int:
    """How many sets of so many cards have at most ``most`` cards of each month."""
    ways = [1] + [0] * cards
    for _ in range(12):
        ways = [
            sum(ways[size - taken] * comb(4, taken) for taken in range(min(most, size) + 1))
            for size in range(cards + 1)
        ]
    return ways[cards]


def first_capture_odds(hand: int = 8, field: int = 8) -> Odds:
    """The chance that a dealt hand can take something from the dealt field.

    >>> print(first_capture_odds(8, 8))
    a hand of 8 can take from a field of 8: 98.79 % (28,667,822,477,823,936 of 29,019,905,518,636,890)
    """
    for value in (hand, field):
        if type(value) is not int or not 1 <= value <= 24:
            raise RulesError("bad-number", f"bad number of cards {shown(value)}: expected 1 to 24")
    # Hands and fields without a common month, month by month.
    ways = {(0, 0): 1}
    for _ in range(12):
        after: dict[tuple[int, int], int] = {}
        for (held, lain), number in ways.items():
            for taken in range(5):
                for key in {(held + taken, lain), (held, lain + taken)}:
                    if key[0] <= hand and key[1] <= field:
                        after[key] = after.get(key, 0) + number * comb(4, taken)
        ways = after
    total = comb(_DECK, hand) * comb(_DECK - hand, field)
    none = ways[hand, field]
    return Odds(f"a hand of {hand} can take from a field of {field}", total - none, total)


# ---------------------------------------------------------------- the games' own


def field_odds() -> tuple[Odds, Odds, Odds]:
    """Hachi-hachi: how often a fresh field of six is small, large or grand. Source: RULES.md §D.4.

    >>> [f"{odds.probability:.3f}" for odds in field_odds()]
    ['0.497', '0.267', '0.237']
    """
    total = comb(_DECK, 6)
    small = comb(_DECK - 5, 6)
    without_grand = comb(_DECK - 2, 6)
    return (
        Odds("no bright on the field (×1)", small, total),
        Odds("crane, curtain or moon, no rain man, no phoenix (×2)", without_grand - small, total),
        Odds("the rain man or the phoenix (×4)", total - without_grand, total),
    )


def hand_odds(rules: Any) -> Mapping[str, Odds]:
    """How often a dealt hand is each hand yaku, by its id; ``"none"`` for no yaku.

    Koi-Koi: teshi and kuttsuki; hana-awase: the opening hands; Hachi-hachi: every yaku of both
    classes, where a hand may have one of each (``"sanbon+aka"``). Errors: :class:`RulesError`.

    >>> from hanafuda_lib import koikoi
    >>> for odds in hand_odds(koikoi.YAMATO).values():
    ...     print(odds)
    kuttsuki: 0.17 % (641,520 of 377,348,994)
    none: 99.4 % (375,078,528 of 377,348,994)
    teshi: 0.4317 % (1,628,946 of 377,348,994)
    """
    game_of(rules)  # which says what is expected
    return _hand_odds(rules)


@cache
def _hand_odds(rules: Any) -> Mapping[str, Odds]:
    find, size, context = _hand_finder(rules)
    counts: dict[str, int] = {}
    for number, hand in _kinds_of_hands(size, context):
        name = find(hand) or "none"
        counts[name] = counts.get(name, 0) + number
    total = sum(counts.values())
    return {name: Odds(name, counts[name], total) for name in sorted(counts)}


def _hand_finder(rules: Any) -> tuple[Callable[[int], str], int, bool]:
    """What names the yaku of a hand, the size of a hand, and whether kinds of cards matter."""
    game = game_of(rules)
    if game == "koikoi":
        return lambda hand: "+".join(row.id for row in hand_yaku(hand, rules)), hand_size(rules), False
    if game == "hanaawase":

        def opening(hand: int) -> str:
            line = opening_hand(Pile(hand))
            return "" if line is None else line.yaku.id

        return opening, hand_and_field_size(rules)[0], True
    return lambda hand: "+".join(rules.hand_table.find(hand, 0).ids), 7, True


# What a set of hands has in common: pairs, triplets, standing ones, fours, and three kinds of cards.
_Shape = tuple[int, ...]


def _kinds_of_hands(size: int, kinds: bool) -> list[tuple[int, int]]:  # noqa: FBT001 - two ways to count
    """How many hands are alike, with one of them as an example.

    Hands are alike that have as many pairs, triplets, standing triplets and fours, as many brights,
    animals and ribbons outside the willow, and as many willow cards, the lightning apart.
    """
    found: dict[_Shape, tuple[int, int]] = {(0,) * 10: (1, 0)}
    for month in _MONTHS:
        after: dict[_Shape, tuple[int, int]] = {}
        for shape, number in _month_shapes(month, kinds=kinds).items():
            for old, (ways, example) in found.items():
                new = tuple(one + other for one, other in zip(old, shape, strict=True))
                if new[0] <= size:
                    known = after.get(new, (0, 0))
                    after[new] = known[0] + ways * number[0], known[1] or example | number[1]
        found = after
    return [pair for shape, pair in found.items() if shape[0] == size]


def _month_shapes(month: int, *, kinds: bool) -> dict[_Shape, tuple[int, int]]:
    cards = [1 << index for index in range(_DECK) if month >> index & 1]
    shapes: dict[_Shape, tuple[int, int]] = {}
    for taken in range(5):
        for chosen in combinations(cards, taken):
            mask = sum(chosen)
            standing = taken == 3 and is_standing(month, mask)
            shape: _Shape = (
                taken, taken == 2, taken == 3 and not standing, standing, taken == 4,
                *((mask & kind).bit_count() if kinds else 0 for kind in _KINDS),
            )  # fmt: skip
            number, example = shapes.get(shape, (0, mask))
            shapes[shape] = number + 1, example
    return shapes
