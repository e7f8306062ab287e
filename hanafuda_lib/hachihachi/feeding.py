"""Who feeds whom: hatto (法度) and the liability for a dive (RULES.md §D.6, D.9).

A player offends on his hand step if he leaves on the field a card of the month that another
player needs, though he held a card of that month: then he threw it himself, or he could have
taken it. The other player must take it with a hand card on his very next turn; cards turned
from the stock never count. Source: S000, WJ, SG, FW.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.errors import RulesError
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.yaku import HATTO_YAKU
from hanafuda_lib.pile import MONTH_MASKS, Pile

if TYPE_CHECKING:
    from hanafuda_lib.hachihachi.rules import Rules


class HandStep(NamedTuple):
    """One hand step, as masks: who, his hand and the field before, the card, the field after."""

    seat: int
    hand: int
    before: int
    card: int
    after: int


class _Danger(NamedTuple):
    """``seat`` lacks one card, of this month (a mask), for a yaku worth so much."""

    seat: int
    yaku: str
    month: int
    worth: int


class Feeding:
    """What was fed to whom in the last turns, and who must pay for it.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> Feeding(STANDARD).guilty(0)
    {}
    """

    __slots__ = ("_dive", "_fed", "_hit", "_rows", "_thrown_only", "triplets", "watches")

    def __init__(self, rules: Rules, *, duel: bool = False) -> None:
        watch_yaku = rules.hatto is o.Hatto.ON and not duel
        self._rows = [
            (row.id, row.needs.mask, row.points)
            for row in rules.dekiyaku.rows
            if watch_yaku and row.id in HATTO_YAKU
        ]
        self._dive = rules.dive_liability is not o.DiveLiability.OFF and not duel
        self._thrown_only = rules.dive_liability is o.DiveLiability.THROWN
        self.watches = bool(self._rows) or self._dive
        # Keys: who is fed, and for what, a yaku or the month (a mask) of his triplet.
        self._fed: dict[tuple[int, str | int], tuple[int, int]] = {}  # the feeder, the field cards
        self._hit: dict[tuple[int, str | int], int] = {}
        #: The months, as masks, of the triplets that each seat has shown and may complete.
        self.triplets: dict[int, tuple[int, ...]] = {}

    def copy(self) -> Feeding:
        """An independent copy."""
        other = object.__new__(Feeding)
        other._rows = self._rows
        other._dive = self._dive
        other._thrown_only = self._thrown_only
        other.watches = self.watches
        other._fed = self._fed.copy()
        other._hit = self._hit.copy()
        other.triplets = self.triplets.copy()
        return other

    def hand_step(self, step: HandStep, piles: list[int], order: Iterable[int]) -> None:
        """A player has played a hand card; ``piles`` are the captured cards after it.

        Worth calling only when ``watches`` is true.
        """
        self._collect(step, piles)
        dangers = list(self._dangers(step.seat, piles, order)) if self._rows else []
        if dangers:
            self._judge(step, dangers)
        if self._dive:
            self._watch_dives(step)

    # ---------------------------------------------------------------- the one who is fed

    def _collect(self, step: HandStep, piles: list[int]) -> None:
        """What was fed to this seat counts if he takes it now, and is forgotten if not."""
        taken = step.before & ~step.after
        complete = {yaku for yaku, needs, _ in self._rows if not needs & ~piles[step.seat]}
        for key in [key for key in self._fed if key[0] == step.seat]:
            offender, cards = self._fed.pop(key)
            what = key[1]
            if taken & cards and (isinstance(what, int) or what in complete):
                self._hit[key] = offender

    def guilty(self, seat: int) -> dict[str, int]:
        """Who fed ``seat`` each yaku that he completed by a hand step."""
        found = ((what, feeder) for (who, what), feeder in self._hit.items() if who == seat)
        return {what: feeder for what, feeder in found if isinstance(what, str)}

    @property
    def fed(self) -> tuple[tuple[int, str], ...]:
        """What lies ready for whom by somebody's fault: pairs of a seat and a yaku."""
        return tuple((seat, what) for seat, what in self._fed if isinstance(what, str))

    def diver(self, seat: int, month: int) -> int | None:
        """Who made the dive of ``seat`` in this month (a mask) possible."""
        return self._hit.get((seat, month))

    # ---------------------------------------------------------------- the one who feeds

    def _dangers(self, seat: int, piles: list[int], order: Iterable[int]) -> Iterator[_Danger]:
        for other in order:
            if other == seat:
                continue
            pile = piles[other]
            for yaku, needs, worth in self._rows:
                lacks = needs & ~pile
                if lacks and not lacks & lacks - 1:
                    yield _Danger(other, yaku, MONTH_MASKS[lacks.bit_length() - 1], worth)

    def _judge(self, step: HandStep, dangers: list[_Danger]) -> None:
        hit = [d for d in dangers if step.hand & d.month and step.after & d.month]
        if not hit or not step.hand & step.hand - 1:  # his last card excuses him
            return
        cost = sum(danger.worth for danger in hit)
        least = min(_cost(step.hand, field, dangers) for field in _fields(step.hand, step.before))
        if least and cost == least:
            return  # every card would have fed somebody, and he chose the cheapest
        for danger in hit:
            self._fed[danger.seat, danger.yaku] = step.seat, step.after & danger.month

    def _watch_dives(self, step: HandStep) -> None:
        if not step.hand & step.hand - 1:
            return
        for other, months in self.triplets.items():
            for month in months if other != step.seat else ():
                threw = step.card & month and step.after & step.card
                left = step.hand & month and step.after & month
                if threw or (left and not self._thrown_only):
                    self._fed[other, month] = step.seat, step.after & month


def _cost(hand: int, field: int, dangers: list[_Danger]) -> int:
    return sum(d.worth for d in dangers if hand & d.month and field & d.month)


def _fields(hand: int, field: int) -> Iterator[int]:
    """The field after each hand step that was possible."""
    while hand:
        card = hand & -hand
        hand ^= card
        found = field & MONTH_MASKS[card.bit_length() - 1]
        if found.bit_count() == 2:  # whichever of the two he takes, one of the month stays
            yield field ^ (found & -found)
        else:
            yield field ^ found if found else field | card


def who_fed(rules: Rules, *, pile: Pile, hand: Pile, field: Pile, card: Card, reply: Card) -> dict[str, int]:
    """Two turns on their own: seat 2 plays ``card``, then seat 0, whose is ``pile``, plays ``reply``.

    Says which yaku of seat 0 was fed, and by whom: ``{}`` where nobody is to blame. A card takes what
    lies on the field of its month. Errors: :class:`RulesError` for a card that is not in the hand.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> who_fed(STANDARD, pile=Pile.parse("06-blue-ribbon 09-blue-ribbon"), field=Pile.parse("08-moon"),
    ...         hand=Pile.parse("10-blue-ribbon 04-cuckoo"), card=Card.parse("10-blue-ribbon"),
    ...         reply=Card.parse("10-chaff-1"))
    {'aotan': 2}
    """
    if card not in hand:
        raise RulesError("not-in-hand", f"card {card.id} is not in the hand: expected one of {hand}")
    feeding = Feeding(rules)
    first, _ = _step(2, hand, field, card)
    feeding.hand_step(first, [pile.mask, 0, 0], (0, 1, 2))
    # Another card is left in the hand, so that the last one excuses nobody here.
    other = next(each for each in DECK if each.month is not reply.month and each not in field | pile | hand)
    then, taken = _step(0, Pile.of([reply, other]), Pile(first.after), reply)
    feeding.hand_step(then, [(pile | taken).mask, 0, 0], (0, 1, 2))
    return feeding.guilty(0)


def _step(seat: int, hand: Pile, field: Pile, card: Card) -> tuple[HandStep, Pile]:
    """A card from the hand: the step, and what goes into the pile."""
    took = field.of_month(card.month)
    after = field - took if took else field | Pile.of([card])
    return HandStep(seat, hand.mask, field.mask, 1 << card.index, after.mask), took | Pile.of([card])
