"""How a simulated seat plays: at random, or by a rule of thumb that is one number for each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from hanafuda_lib.analysis.bulk.arrays import BITS, CARDS, FIFTEEN, MONTHS, SHIFTS, Masks, Numbers
from hanafuda_lib.cards import DECK, Card, Kind, Ribbon
from hanafuda_lib.errors import RulesError, shown

# For each card and each set of the other cards of its month on the field: 48 times 16 cases.
_CASES = CARDS * 16
_SPOILT = -1000.0
# What a rule-of-thumb player gives up when it lays a card down, in parts of the card's worth.
_LAID = 0.6


def _worth(card: Card) -> float:
    """About how much a card brings nearer to a yaku of Koi-Koi."""
    if card.id in {"09-cup", "03-curtain", "08-moon"}:
        return 6.0
    if card.id in {"07-boar", "10-deer", "06-butterflies"} or card.ribbon in {Ribbon.RED_POEM, Ribbon.BLUE}:
        return 3.0
    return {Kind.BRIGHT: 5.0, Kind.ANIMAL: 2.0, Kind.RIBBON: 1.8, Kind.CHAFF: 1.0}[card.kind]


@dataclass(frozen=True, slots=True)
class Policy:
    """What a seat does. ``worth`` has one number for each card, or is empty: then all is random.

    With ``worth`` a seat plays the card whose capture brings most, and otherwise lays the card
    that it misses least. It stops with ``stop_at`` points or more (before any doubling), and when
    it has fewer than ``least_cards`` cards left to play; else it calls koi-koi.

    >>> Policy("careful", THUMB.worth, stop_at=1)
    Policy('careful', stop_at=1, least_cards=3)
    """

    name: str
    worth: tuple[float, ...] = ()
    stop_at: int = 7
    least_cards: int = 3
    # Tables made from ``worth``: what each case is worth, and which cards it takes.
    _value: Numbers = field(init=False, repr=False, compare=False)
    _taken: Masks = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.worth and len(self.worth) != CARDS:
            raise RulesError(
                "bad-policy", f"bad worth of {len(self.worth)} numbers: expected {CARDS}, one for each card"
            )
        for what, value in (("stop_at", self.stop_at), ("least_cards", self.least_cards)):
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                raise RulesError(
                    "bad-policy", f"bad {what} {shown(value)}: expected a whole number, 0 or more"
                )
        values, taken = _tables(self.worth)
        object.__setattr__(self, "_value", values)
        object.__setattr__(self, "_taken", taken)

    def __repr__(self) -> str:
        if not self.worth:
            return f"Policy({self.name!r})"
        return f"Policy({self.name!r}, stop_at={self.stop_at}, least_cards={self.least_cards})"

    @property
    def is_random(self) -> bool:
        """Whether every legal action is as likely as the others."""
        return not self.worth

    def choose(self, cards: Numbers, field_cards: Masks, chance: Masks) -> tuple[Numbers, Masks]:
        """The hand place that each round plays, and the field cards that it takes.

        ``cards`` has a row for each hand place, with a card index for each round; ``chance`` a
        random 32-bit number for each round.
        """
        if self.is_random:
            return _at_random(cards, field_cards, chance)
        best = np.full(cards.shape[1], -np.inf)
        place = np.zeros(cards.shape[1], dtype=np.intp)
        taken = np.zeros(cards.shape[1], dtype=np.uint64)
        for number, row in enumerate(cards):
            case = _case(row, field_cards)
            value = self._value[case]
            better = value > best
            best = np.where(better, value, best)
            place[better] = number
            taken = np.where(better, self._taken[case], taken)
        return place, taken

    def choose_flip(self, card: Numbers, field_cards: Masks, coin: Numbers) -> Masks:
        """The field cards that each round's flipped card takes; ``coin`` decides between two."""
        case = _case(card, field_cards)
        if self.is_random:
            return np.where(coin, _HIGHER[case], _LOWER[case])
        return self._taken[case]

    def stops(self, points: Numbers, cards_left: int, coin: Numbers) -> Numbers:
        """Which rounds stop rather than call koi-koi."""
        if self.is_random:
            return coin
        if cards_left < self.least_cards:
            return np.ones(points.size, dtype=bool)
        return points >= self.stop_at


def _at_random(cards: Numbers, field_cards: Masks, chance: Masks) -> tuple[Numbers, Masks]:
    """Each legal play as likely: a card that may choose between two field cards counts twice."""
    cases = [_case(row, field_cards) for row in cards]
    upto = np.cumsum([_PLAYS[case] for case in cases], axis=0, dtype=np.uint64)
    drawn = chance * upto[-1] >> np.uint64(32)
    place = (upto <= drawn).sum(axis=0)
    rounds = np.arange(cards.shape[1])
    case = np.stack(cases)[place, rounds]
    second = (upto[place, rounds] - drawn == 1) & (_PLAYS[case] == 2)
    return place, np.where(second, _HIGHER[case], _LOWER[case])


def _case(cards: Numbers, field_cards: Masks) -> Numbers:
    """The number of the case: the card, and which cards of its month lie on the field."""
    beside = (field_cards >> SHIFTS[cards] & FIFTEEN).astype(np.intp)
    cases: Numbers = cards * 16 + beside
    return cases


def _cases() -> tuple[Numbers, Masks, Masks]:
    """For each case the number of plays, and what the first and the second play take."""
    plays = np.ones(_CASES, dtype=np.uint8)
    lower, higher = np.zeros(_CASES, dtype=np.uint64), np.zeros(_CASES, dtype=np.uint64)
    for case in range(_CASES):
        card, beside = divmod(case, 16)
        on_field = beside << (card // 4 * 4)
        if beside.bit_count() == 2:
            plays[case] = 2
            lower[case] = on_field & -on_field
            higher[case] = on_field & (on_field - 1)
        else:  # none, the one card, or all three
            lower[case] = higher[case] = on_field
    return plays, lower, higher


_PLAYS, _LOWER, _HIGHER = _cases()


def _tables(worth: Sequence[float]) -> tuple[Numbers, Masks]:
    """What each case is worth by these numbers, and which cards the better play takes."""
    if not worth:
        return np.zeros(0), np.zeros(0, dtype=np.uint64)
    numbers = np.array(worth, dtype=np.float64)

    def sum_of(masks: Masks) -> Numbers:
        held: Numbers = (masks[:, None] & BITS[None, :]) != 0
        return np.asarray(held @ numbers)

    cards = np.repeat(np.arange(CARDS), 16)
    low, high = sum_of(_LOWER), sum_of(_HIGHER)
    taken = np.where(high > low, _HIGHER, _LOWER)
    value = np.where(taken != 0, numbers[cards] + np.maximum(low, high), -_LAID * numbers[cards])
    # A card cannot lie on the field and be played: such cases never come up.
    value[(MONTHS[cards] & taken & BITS[cards]) != 0] = _SPOILT
    return value, taken


#: Every legal action is as likely as the others.
RANDOM = Policy("random")
#: Takes what brings most towards a yaku, and stops with seven points or near the end of the hand.
THUMB = Policy("rule of thumb", tuple(_worth(card) for card in DECK))
