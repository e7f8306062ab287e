"""Many rounds of Koi-Koi in lock-step: every round makes its turn at the same time.

All arrays have a place for each round that still goes on. A round that ends is written into the
:class:`Batch` and drops out. What an end pays is asked of the game's own settlement.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from hanafuda_lib.analysis.bulk.arrays import BITS, Masks, Numbers, four_of_a_month
from hanafuda_lib.analysis.bulk.batch import ENDINGS, Batch, settle
from hanafuda_lib.analysis.bulk.deals import Chances, Deals
from hanafuda_lib.analysis.bulk.log import Log
from hanafuda_lib.analysis.bulk.policies import Policy
from hanafuda_lib.analysis.bulk.scores import BulkScorer
from hanafuda_lib.errors import RulesError
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.dealing import require_start
from hanafuda_lib.koikoi.ending import Ending
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.koikoi.yaku import BRIGHTS

_CODE = {ending: code for code, ending in enumerate(ENDINGS)}
_COINS = (np.uint64(1), np.uint64(2), np.uint64(4))
# Rounds that are over are dropped from the arrays when they are so large a part of them.
_DROP = 0.8


@dataclass(slots=True)
class _Going:
    """The rounds that still go on. ``who`` is the place of each in the batch; seats as role and other."""

    who: Numbers
    field: Masks
    brights: Numbers
    stock: Numbers
    hands: list[Numbers]
    piles: list[Masks]
    checked: list[Numbers]
    held: list[Numbers]
    calls: list[Numbers]
    last_caller: Numbers
    on: Numbers

    def keep(self, which: Numbers) -> None:
        """Drop all rounds but these."""
        for one in dataclasses.fields(self):
            value = getattr(self, one.name)
            kept = [part[..., which] for part in value] if isinstance(value, list) else value[..., which]
            setattr(self, one.name, kept)


def play_batch(
    rules: Rules,
    policies: tuple[Policy, Policy],
    *,
    rounds: int,
    seed: int,
    batch: int = 0,
    dealer: int = 0,
    month: int = 1,
    keep: bool = False,
) -> Batch:
    """Deal and play ``rounds`` rounds; the same seed and batch number give the same rounds.

    ``policies`` are those of seat 0 and seat 1. With ``keep`` every round can be shown as a record.
    Errors: :class:`RulesError` for ``lightningWild``, which is not played in bulk.

    >>> from hanafuda_lib import koikoi
    >>> from hanafuda_lib.analysis.bulk import RANDOM
    >>> batch = play_batch(koikoi.YAMATO, (RANDOM, RANDOM), rounds=3, seed=7, keep=True)
    >>> koikoi.Round.replay(batch.record(0)).result.points == tuple(batch.points[:, 0].tolist())
    True
    """
    require_start(rules, dealer, month)
    if rules.lightning_wild is o.LightningWild.ON:
        raise RulesError("not-in-bulk", "lightningWild=on is not played in bulk: expected it off")
    chances = Chances(seed, batch)
    deals = Deals(rules, chances, rounds, dealer=dealer)
    return _Play(rules, policies, chances, deals, dealer=dealer, month=month, keep=keep).run()


class _Play:
    """One batch in play. Role 0 is the dealer, role 1 the other; seats come back at the end."""

    def __init__(
        self,
        rules: Rules,
        policies: tuple[Policy, Policy],
        chances: Chances,
        deals: Deals,
        *,
        dealer: int,
        month: int,
        keep: bool,
    ) -> None:
        self.rules, self.dealer, self.month = rules, dealer, month
        self.policies = (policies[dealer], policies[1 - dealer])
        self.chances, self.deals = chances, deals
        self.scorer = _scorer(rules, month)
        self.sees_field = rules.scorer(month).sees_field
        size = deals.decks.shape[1]
        self.ending = np.zeros(size, dtype=np.int8)
        self.role = np.full(size, -1, dtype=np.int8)
        self.base = np.zeros(size, dtype=np.int16)
        self.rows = np.zeros(size, dtype=np.uint32)
        self.calls = np.zeros((2, size), dtype=np.int8)
        self.turns = np.zeros(size, dtype=np.int8)
        self.brights = np.bitwise_count(deals.masks[2] & np.uint64(BRIGHTS.mask))
        self.log = Log(deals, dealer=dealer, month=month) if keep else None
        self.turn = 0
        self.left = [deals.hand, deals.hand]
        self.drawn = 0

    # ---------------------------------------------------------------- the course of the batch

    def run(self) -> Batch:
        going = self._start()
        while going.who.size:
            role = self.turn % 2
            self.turn += 1
            coins = self.chances.numbers(going.who.size)
            if self.left[role]:
                self._hand_step(going, role, coins)
            if going.who.size and self.drawn < len(self.deals.stock):
                self._stock_step(going, role, coins)
            self._drop(going)
            if self._is_last_turn():
                self._exhaust(going)
                break
        return self._batch()

    def _start(self) -> _Going:
        deals, size, hand = self.deals, self.ending.size, self.deals.hand
        field_cards = deals.masks[2].copy()
        piles = [np.zeros(size, dtype=np.uint64), np.zeros(size, dtype=np.uint64)]
        if self.rules.field_four is o.FieldFour.DEALER_TAKES:
            given = four_of_a_month(field_cards) * np.uint64(0b1111)
            piles[0] |= given
            field_cards &= ~given
        cards = deals.decks[: 2 * hand].astype(np.intp)
        going = _Going(
            who=np.arange(size),
            field=field_cards,
            brights=self.brights,
            stock=deals.stock.astype(np.intp),
            hands=[cards[:hand], cards[hand:]],
            piles=piles,
            checked=[np.zeros(size, dtype=np.int16) for _ in range(2)],
            held=[np.zeros(size, dtype=np.uint32) for _ in range(2)],
            calls=[np.zeros(size, dtype=np.int8) for _ in range(2)],
            last_caller=np.full(size, -1, dtype=np.int8),
            on=np.ones(size, dtype=bool),
        )
        for place, result in deals.opening.items():
            self.ending[place] = _CODE[result.ending]  # type: ignore[index]
            going.on[place] = False
        self._drop(going, at_once=True)
        return going

    def _drop(self, going: _Going, *, at_once: bool = False) -> None:
        """Leave out the rounds that are over, when there are enough of them to make it worth while."""
        still = int(going.on.sum())
        if still < going.who.size and (at_once or still < going.who.size * _DROP):
            going.keep(np.flatnonzero(going.on))

    def _hand_step(self, going: _Going, role: int, coins: Masks) -> None:
        cards = going.hands[role]
        left = self.left[role]
        place, taken = self.policies[role].choose(cards, going.field, coins >> np.uint64(32))
        rounds = np.arange(place.size)
        played = cards[place, rounds]
        cards[place, rounds] = cards[left - 1]
        going.hands[role] = cards[: left - 1]
        self.left[role] = left - 1
        self._settle(going, role, played, taken)
        if self.log is not None:
            self.log.hand(going.who, going.on, played, taken)
        if self.rules.yaku_check is o.YakuCheck.AT_CAPTURE:
            self._check(going, role, taken != 0, (coins & _COINS[0]) != 0)

    def _stock_step(self, going: _Going, role: int, coins: Masks) -> None:
        flipped = going.stock[self.drawn]
        self.drawn += 1
        taken = self.policies[role].choose_flip(flipped, going.field, (coins & _COINS[1]) != 0)
        # In a round that stopped between the steps nothing is turned any more; nobody looks at it again.
        self._settle(going, role, flipped, taken)
        if self.log is not None:
            self.log.stock(going.who, going.on, flipped, taken)
        everywhere = np.ones(taken.size, dtype=bool)
        self._check(going, role, everywhere, (coins & _COINS[2]) != 0)

    @staticmethod
    def _settle(going: _Going, role: int, cards: Numbers, taken: Masks) -> None:
        """The card and what it takes go to the pile, or it lies down."""
        bits = BITS[cards]
        got = np.where(taken != 0, bits | taken, np.uint64(0))
        going.piles[role] |= got
        going.field |= bits
        going.field &= ~got

    # ---------------------------------------------------------------- yaku, the question, the end

    def _check(self, going: _Going, role: int, looked_at: Numbers, coin: Numbers) -> None:
        """Look for yaku that have risen; who has some is asked, or stops where only that is left."""
        pile = going.piles[role]
        beside = going.field if self.sees_field else None
        points = self.scorer.points_of(pile, beside)
        looked_at = looked_at & going.on
        formed = looked_at & self._risen(going, role, points, looked_at)
        going.checked[role] = np.where(looked_at, points, going.checked[role])
        asked = np.flatnonzero(formed)
        if not asked.size:
            return
        if self._is_last_turn():
            self._stop(going, role, asked, Ending.LAST_TURN)
            return
        calls = going.calls[0][asked] + going.calls[1][asked]
        used_up = calls >= self.rules.koikoi_limit.calls
        self._stop(going, role, asked[used_up], Ending.AFTER_KOIKOI)
        asked = asked[~used_up]
        stops = self.policies[role].stops(points[asked], self.left[role], coin[asked])
        self._stop(going, role, asked[stops], Ending.SHOBU)
        calling = asked[~stops]
        going.calls[role][calling] += 1
        going.last_caller[calling] = role
        if self.log is not None:
            self.log.decisions(going.who[asked], stops)

    def _risen(self, going: _Going, role: int, points: Numbers, looked_at: Numbers) -> Numbers:
        needs = self.rules.koikoi_needs
        if needs is o.KoikoiNeeds.NEW_YAKU:
            held = self.scorer.rows_of(going.piles[role], going.field if self.sees_field else None)
            new = (held & ~going.held[role]) != 0
            going.held[role] = np.where(looked_at, held, going.held[role])
            return np.asarray(new)
        risen: Numbers = (points > going.checked[role]) & (points >= needs.least)
        return risen

    def _is_last_turn(self) -> bool:
        if any(self.left):
            return False
        return self.rules.play_out_stock is o.PlayOutStock.OFF or self.drawn >= len(self.deals.stock)

    def _stop(self, going: _Going, role: int, places: Numbers, ending: Ending) -> None:
        if not places.size:
            return
        who = going.who[places]
        beside = going.field[places] if self.sees_field else None
        self.base[who] = self.scorer.points_of(going.piles[role][places], beside)
        self.rows[who] = self.scorer.rows_of(going.piles[role][places], beside)
        self.role[who] = role
        self._finish(going, places, ending)

    def _finish(self, going: _Going, places: Numbers, ending: Ending) -> None:
        who = going.who[places]
        self.ending[who] = _CODE[ending]
        self.calls[:, who] = np.stack([calls[places] for calls in going.calls])
        self.turns[who] = self.turn
        going.on[places] = False

    def _exhaust(self, going: _Going) -> None:
        if self.rules.koikoi_exhausted is o.KoikoiExhausted.LAST_YAKU:
            for role in (0, 1):
                places = np.flatnonzero(going.on & (going.last_caller == role))
                self._stop(going, role, places, Ending.LAST_YAKU)
        self._finish(going, np.flatnonzero(going.on), Ending.EXHAUSTED)

    def _batch(self) -> Batch:
        ends = np.stack(
            [self.ending, self.role, self.base, *self.calls, self.brights.astype(np.int16)]
        ).astype(np.int64)
        winner, points = settle(self.rules, ends, self.deals.opening, month=self.month, dealer=self.dealer)
        calls = self.calls if self.dealer == 0 else self.calls[::-1]
        return Batch(
            self.rules, self.scorer.ids, self.ending, winner, points, self.base, self.rows, calls,
            self.turns, self.log,
        )  # fmt: skip


@lru_cache(maxsize=64)
def _scorer(rules: Rules, month: int) -> BulkScorer:
    return BulkScorer(rules, month)
