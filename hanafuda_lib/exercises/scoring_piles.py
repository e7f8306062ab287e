"""Piles for scoring exercises: a shelf of hand-picked ones, and as many more as seeds give."""

from __future__ import annotations

from random import Random

from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.exercises.scoring import Pileful
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.yaku import Yaku

LEVELS = range(1, 6)
#: The most piles in one set.
MOST_PILES = 12
# How many yaku a pile of each level is built around.
_YAKU = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
_TRIES = 600
_HAND_PICKED_IN_A_SET = 2

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off
#: Piles that learners ask about (how many brights, one cup for two yaku, sets and further ribbons…).
HAND_PICKED: tuple[str, ...] = (
    # Three dry brights; three with the rain man, which are no yaku; four of each sort; five.
    "01-crane 03-curtain 08-moon 01-chaff-1 03-chaff-1 08-chaff-1",
    "01-crane 11-rainman 12-phoenix 04-cuckoo 04-chaff-1 10-deer 10-chaff-1 06-butterflies 07-boar 07-chaff-1",
    "01-crane 03-curtain 08-moon 12-phoenix 05-chaff-1 05-chaff-2",
    "01-crane 03-curtain 11-rainman 12-phoenix 09-chaff-1 09-chaff-2",
    "01-crane 03-curtain 08-moon 11-rainman 12-phoenix 01-chaff-1 12-chaff-1 02-chaff-2",
    # One cup: with the curtain, with both, as the tenth chaff.
    "03-curtain 09-cup 03-chaff-1 09-chaff-1",
    "03-curtain 08-moon 09-cup 08-chaff-1 09-chaff-1 03-chaff-2",
    "09-cup 01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 04-chaff-1 04-chaff-2 05-chaff-1 05-chaff-2 06-chaff-1",
    "09-cup 03-curtain 01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 04-chaff-1 04-chaff-2 05-chaff-1 05-chaff-2 06-chaff-1 06-chaff-2",
    # Animals: five, seven, boar-deer-butterflies alone and with two more.
    "02-warbler 04-cuckoo 05-bridge 08-geese 10-deer 02-chaff-1",
    "02-warbler 04-cuckoo 05-bridge 08-geese 10-deer 07-boar 11-swallow 11-plain-ribbon",
    "06-butterflies 07-boar 10-deer 06-chaff-1 07-chaff-1 10-chaff-1",
    "06-butterflies 07-boar 10-deer 02-warbler 04-cuckoo 10-chaff-2",
    # Ribbons: five, red poems alone, blues with three others, both sets, both and two more.
    "01-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 11-plain-ribbon 06-chaff-1",
    "01-red-poem 02-red-poem 03-red-poem 01-chaff-1",
    "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon 04-plain-ribbon 05-plain-ribbon 07-plain-ribbon",
    "01-red-poem 02-red-poem 03-red-poem 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon",
    "01-red-poem 02-red-poem 03-red-poem 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon 04-plain-ribbon 11-plain-ribbon",
    # Chaff: ten with the lightning, thirteen.
    "11-lightning 12-chaff-1 12-chaff-2 12-chaff-3 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1",
    "11-lightning 12-chaff-1 12-chaff-2 12-chaff-3 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 07-chaff-1 08-chaff-1 10-chaff-1 10-chaff-2",
)
# fmt: on


def pile_set(rules: Rules, *, level: int, seed: int, count: int = 6) -> tuple[Pileful, ...]:
    """``count`` different piles of a level (1 to 5), hand-picked ones first; the same for the same seed.

    Where a rule set has too few piles of the level, easier ones stand in their place.
    Errors: :class:`RulesError` for a level, seed or number that there is not.

    >>> [pileful.level for pileful in pile_set(Rules(), level=4, seed=1, count=3)]
    [4, 4, 4]
    """
    require_whole("level", level, LEVELS[0], LEVELS[-1])
    require_whole("number of piles", count, 1, MOST_PILES)
    require_whole("seed", seed, 0, 999_999_999)
    rng = Random(f"scoring {rules.text} {level} {seed}")
    picked = [
        each for each in (Pileful(rules, Pile.parse(text)) for text in HAND_PICKED) if each.level == level
    ]
    found = rng.sample(picked, min(len(picked), _HAND_PICKED_IN_A_SET, count))
    found.sort(key=lambda each: not each.score.lines)  # the first pile is the worked example: it has a yaku
    while len(found) < count:
        found.append(_draw(rng, rules, level, {each.pile for each in found}))
    return tuple(found)


def require_whole(what: str, value: object, low: int, high: int) -> None:
    """Check a number of a set.

    >>> require_whole("level", 9, 1, 5)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad level 9: expected a whole number from 1 to 5
    """
    if type(value) is not int or not low <= value <= high:
        raise RulesError(
            "bad-number", f"bad {what} {shown(value)}: expected a whole number from {low} to {high}"
        )


def _draw(rng: Random, rules: Rules, level: int, known: set[Pile]) -> Pileful:
    """A pile of the level, or after many tries the hardest easier one."""
    best: Pileful | None = None
    for _ in range(_TRIES):
        calls = rng.randrange(2) if level == LEVELS[-1] else 0
        drawn = Pileful(rules, drawn_pile(rng, rules.yaku_table().rows, level), calls)
        if drawn.pile in known or (calls and drawn.factor == 1) or not drawn.score.lines:
            continue
        if drawn.level == level:
            return drawn
        if drawn.level < level and (best is None or drawn.level > best.level):
            best = drawn
    assert best is not None
    return best


def drawn_pile(rng: Random, rows: tuple[Yaku, ...], level: int) -> Pile:
    """Cards for some yaku, further cards that may count there, and cards that make nothing."""
    mask = 0
    for row in rng.sample(rows, min(len(rows), _YAKU[level])):
        mask |= row.needs.mask
        short = row.at_least - len(Pile(mask) & row.count_of)
        mask |= some_of(rng, row.count_of - Pile(mask), short)
        if level > 1:
            mask |= some_of(rng, (row.extra_of | row.count_of) - Pile(mask), rng.randrange(4))
    rest = Pile.of(card for card in DECK if not mask >> card.index & 1)
    mask |= some_of(rng, rest, rng.randrange(2, 5))
    if mask.bit_count() % 2:  # cards are taken in twos or fours
        mask |= some_of(rng, rest - Pile(mask), 1)
    return Pile(mask)


def some_of(rng: Random, cards: Pile, count: int) -> int:
    """So many of the cards, by lot, as a mask; all, when there are fewer.

    >>> some_of(Random(1), Pile.parse("01-crane"), 3) == Pile.parse("01-crane").mask
    True
    """
    chosen = rng.sample(tuple(cards), max(0, min(count, len(cards))))
    return (Pile.of(chosen) if chosen else EMPTY).mask
