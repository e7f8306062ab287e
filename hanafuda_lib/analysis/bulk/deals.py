"""Shuffling and dealing many rounds of Koi-Koi at once."""

from __future__ import annotations

import numpy as np

from hanafuda_lib.analysis.bulk.arrays import (
    BITS,
    CARDS,
    Masks,
    Numbers,
    four_of_a_month,
    two_of_a_month,
)
from hanafuda_lib.game import RoundResult
from hanafuda_lib.koikoi.dealing import hand_size
from hanafuda_lib.koikoi.ending import must_redeal, opening_result
from hanafuda_lib.koikoi.rules import Rules

FIELD_SIZE = 8


class Chances:
    """Random numbers that are the same for the same seed and batch, everywhere and for good.

    Only the raw output of the generator is used, which numpy guarantees.
    """

    def __init__(self, seed: int, batch: int) -> None:
        self._source = np.random.PCG64(np.random.SeedSequence([seed, batch]))

    def numbers(self, size: int) -> Masks:
        """So many random 64-bit numbers."""
        return np.asarray(self._source.random_raw(size), dtype=np.uint64)

    def below(self, limits: Numbers, size: int) -> Numbers:
        """For each limit a row of ``size`` random numbers from 0 to one less than the limit."""
        rows = len(limits)
        raw = self.numbers((rows * size + 1) // 2).view("<u4")[: rows * size].reshape(rows, size)
        return (raw.astype(np.uint64) * limits[:, None].astype(np.uint64) >> np.uint64(32)).astype(np.intp)


def shuffled(chances: Chances, size: int, needed: int) -> Numbers:
    """``size`` decks in random order: a row for each place of the deck, the first ``needed`` of them mixed.

    >>> decks = shuffled(Chances(7, 0), 5, 48)
    >>> decks.shape, sorted(decks[:, 0].tolist()) == list(range(48))
    ((48, 5), True)
    """
    decks = np.repeat(np.arange(CARDS, dtype=np.uint8)[:, None], size, axis=1)
    steps = np.arange(min(needed, CARDS - 1))
    others = chances.below(CARDS - steps, size)
    flat, rounds = decks.reshape(-1), np.arange(size)
    for step in steps:
        places = (others[step] + step) * size + rounds
        kept = decks[step].copy()
        decks[step] = flat[places]
        flat[places] = kept
    return decks


class Deals:
    """The dealt cards of many rounds; ``decks`` has a row for each place of the deck.

    The dealer's hand stands first, then the other hand, the field and the stock. ``opening`` are
    the results of the rounds that the deal itself ends, by round.
    """

    def __init__(self, rules: Rules, chances: Chances, size: int, *, dealer: int) -> None:
        self.hand = hand_size(rules)
        self._rules = rules
        self._dealer = dealer
        # Each turn plays one card and turns one; without this the last turns would see cards in order.
        needed = CARDS if rules.play_out_stock.value == "on" else 4 * self.hand + FIELD_SIZE
        self.decks = shuffled(chances, size, needed)
        self.opening: dict[int, RoundResult] = {}
        suspects = self._suspects(self.decks)
        while suspects.size:
            again = np.array([place for place in suspects if self._must_redeal(place)], dtype=np.intp)
            if again.size:
                self.decks[:, again] = shuffled(chances, again.size, needed)
            self._note_opening(np.setdiff1d(suspects, again))
            suspects = again[self._suspects(self.decks[:, again])] if again.size else again

    def _masks(self, decks: Numbers) -> tuple[Masks, Masks, Masks]:
        hand = self.hand
        return (
            _mask_of(decks[:hand]),
            _mask_of(decks[hand : 2 * hand]),
            _mask_of(decks[2 * hand : 2 * hand + FIELD_SIZE]),
        )

    @property
    def field(self) -> Masks:
        """The first field of each round."""
        return self._masks(self.decks)[2]

    @property
    def stock(self) -> Numbers:
        """The stock: a row for each card, in drawing order."""
        return self.decks[2 * self.hand + FIELD_SIZE :]

    def _suspects(self, decks: Numbers) -> Numbers:
        """The rounds with four of a month or four pairs somewhere; the rules decide about each."""
        found = np.zeros(decks.shape[1], dtype=bool)
        for masks in self._masks(decks):
            found |= four_of_a_month(masks) != 0
            found |= np.bitwise_count(two_of_a_month(masks)) == 4
        return np.flatnonzero(found)

    def _dealt(self, place: int) -> tuple[list[int], int]:
        mine, other, field = (int(masks[0]) for masks in self._masks(self.decks[:, place : place + 1]))
        return ([mine, other] if self._dealer == 0 else [other, mine]), field

    def _must_redeal(self, place: int) -> bool:
        return must_redeal(self._rules, *self._dealt(place))

    def _note_opening(self, places: Numbers) -> None:
        for place in places:
            result = opening_result(self._rules, *self._dealt(place), self._dealer)
            if result is not None:
                self.opening[int(place)] = result


def _mask_of(cards: Numbers) -> Masks:
    """The cards of each column as a mask."""
    total: Masks = BITS[cards[0]]
    for row in cards[1:]:
        total |= BITS[row]
    return total
