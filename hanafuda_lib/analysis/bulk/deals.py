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
        #: The dealer's hand, the other hand and the field of each round.
        self.masks = self._masks(self.decks)
        self.opening: dict[int, RoundResult] = {}
        places = np.arange(size)
        while places.size:
            again = np.array(self._refused(places), dtype=np.intp)
            if again.size:
                self.decks[:, again] = decks = shuffled(chances, again.size, needed)
                for whole, some in zip(self.masks, self._masks(decks), strict=True):
                    whole[again] = some
            places = again

    def _masks(self, decks: Numbers) -> tuple[Masks, Masks, Masks]:
        hand = self.hand
        return (
            _mask_of(decks[:hand]),
            _mask_of(decks[hand : 2 * hand]),
            _mask_of(decks[2 * hand : 2 * hand + FIELD_SIZE]),
        )

    @property
    def stock(self) -> Numbers:
        """The stock: a row for each card, in drawing order."""
        return self.decks[2 * self.hand + FIELD_SIZE :]

    def _refused(self, places: Numbers) -> list[int]:
        """The rounds among these that must be dealt again; the results of those that end at once are noted.

        Only four of a month or four pairs, in a hand or on the field, can have such an effect.
        """
        masks = [whole[places] for whole in self.masks]
        found = np.zeros(places.size, dtype=bool)
        for some in masks:
            found |= four_of_a_month(some) != 0
            found |= np.bitwise_count(two_of_a_month(some)) == 4
        suspects = np.flatnonzero(found)
        refused = []
        for place, mine, other, field in zip(
            places[suspects].tolist(), *(some[suspects].tolist() for some in masks), strict=True
        ):
            hands = [mine, other] if self._dealer == 0 else [other, mine]
            if must_redeal(self._rules, hands, field):
                refused.append(place)
            elif (result := opening_result(self._rules, hands, field, self._dealer)) is not None:
                self.opening[place] = result
        return refused


def _mask_of(cards: Numbers) -> Masks:
    """The cards of each column as a mask."""
    total: Masks = BITS[cards[0]]
    for row in cards[1:]:
        total |= BITS[row]
    return total
