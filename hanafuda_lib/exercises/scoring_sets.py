"""Sets of scoring exercises of any game: hand-picked piles and hands, and as many more as seeds give."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.cards import DECK, Kind
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.exercises.scoring import Pileful
from hanafuda_lib.exercises.scoring_hachi import HachiHand, HachiPile
from hanafuda_lib.exercises.scoring_hana import HanaPile
from hanafuda_lib.exercises.scoring_piles import (
    LEVELS,
    MOST_PILES,
    drawn_pile,
    pile_set,
    require_whole,
    some_of,
)
from hanafuda_lib.game import find_rules
from hanafuda_lib.hachihachi.final import PAR
from hanafuda_lib.hachihachi.yaku import CHAFF_WITH_WILLOW
from hanafuda_lib.pile import ALL, KIND_PILES, Pile
from hanafuda_lib.yaku import Yaku

#: One exercise of any game.
Scored = Pileful | HanaPile | HachiHand | HachiPile
_Any = TypeVar("_Any", HanaPile, HachiHand | HachiPile)
_TRIES = 3000
_PICKED_IN_A_SET = 2
# How many yaku a drawn pile of hana-awase is built around, by level.
_AROUND = {1: (1,), 2: (2,), 3: (2, 3), 4: (2, 3), 5: (3, 4)}

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off
#: Piles of hana-awase that learners ask about.
HANA_PICKED: tuple[str, ...] = (
    # Crane, warbler and curtain alone; beside four brights they do not count, matsukiribozu does.
    "01-crane 02-warbler 03-curtain 01-chaff-1 02-chaff-1 03-chaff-1",
    "01-crane 02-warbler 03-curtain 08-moon 12-phoenix 12-chaff-1 08-chaff-1 02-chaff-1",
    # One cup for two: drinking in place of both viewings.
    "03-curtain 08-moon 09-cup 03-chaff-1 08-chaff-1 09-chaff-1",
    # Six dry ribbons and the willow's are no seven; seven are, and six do not count beside them.
    "01-red-poem 02-red-poem 04-plain-ribbon 06-blue-ribbon 07-plain-ribbon 10-blue-ribbon 11-plain-ribbon 11-lightning",
    "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon 01-chaff-1",
    # The willow ribbon is no grass ribbon; the rain man is no fourth bright.
    "04-plain-ribbon 05-plain-ribbon 11-plain-ribbon 04-chaff-1 05-chaff-1 11-swallow",
    "01-crane 03-curtain 08-moon 11-rainman 01-chaff-1 03-chaff-1 08-chaff-1 11-lightning",
    # All four of a month, and three of it.
    "11-rainman 11-swallow 11-plain-ribbon 11-lightning 05-bridge 05-chaff-1",
    "12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3 04-cuckoo 04-plain-ribbon 04-chaff-1 04-chaff-2",
)
#: Hands of Hachi-hachi that learners ask about: willow as chaff, standing triplets, the best of a class.
HANDS_PICKED: tuple[str, ...] = (
    "09-cup 09-chaff-1 09-chaff-2 02-warbler 04-cuckoo 05-bridge 07-boar",
    "04-cuckoo 04-plain-ribbon 04-chaff-1 01-crane 02-warbler 09-cup 10-deer",
    "12-chaff-1 12-chaff-2 12-chaff-3 01-crane 02-warbler 09-cup 10-deer",
    "12-phoenix 12-chaff-1 12-chaff-2 02-warbler 04-cuckoo 09-cup 10-deer",
    "11-rainman 11-swallow 11-plain-ribbon 11-lightning 01-chaff-1 02-chaff-1 03-chaff-1",
    "01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 11-swallow 08-moon",
    "01-red-poem 02-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon",
    "06-butterflies 06-blue-ribbon 06-chaff-1 08-geese 08-chaff-1 10-deer 10-chaff-1",
    "07-boar 07-plain-ribbon 07-chaff-1 03-curtain 03-red-poem 03-chaff-1 01-crane",
)
#: Piles of Hachi-hachi that learners ask about: which yaku, the special ones, 168 and one point less.
PILES_PICKED: tuple[str, ...] = (
    "01-red-poem 02-red-poem 03-red-poem 01-chaff-1 02-chaff-1 03-chaff-1",
    "01-crane 03-curtain 08-moon 11-rainman 01-chaff-1 03-chaff-1 08-chaff-1 11-lightning",
    "06-butterflies 07-boar 10-deer 06-chaff-1 07-chaff-1 10-chaff-1",
    "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon 09-blue-ribbon 11-plain-ribbon 11-lightning",
    "01-crane 03-curtain 08-moon 11-rainman 12-phoenix 01-chaff-1 03-chaff-1 12-chaff-1",
    "11-rainman 11-swallow 11-plain-ribbon 11-lightning 12-chaff-1 12-chaff-2 12-chaff-3 01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 03-chaff-2 04-chaff-1 04-chaff-2 05-chaff-1",
    "01-crane 03-curtain 08-moon 11-rainman 02-warbler 04-cuckoo 05-bridge 06-butterflies 07-boar 08-geese 09-cup 11-swallow 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 06-chaff-1 07-chaff-1 09-chaff-1 01-chaff-2",
)
# fmt: on


def scoring_set(rules: str, *, level: int, seed: int, count: int = 6) -> tuple[Scored, ...]:
    """``count`` different exercises of a level (1 to 5) under the rules of any game; the same for a seed.

    Errors: :class:`RulesError` for rules, a level, seed or number that there is not.

    >>> [type(each).__name__ for each in scoring_set("hachihachi/std", level=4, seed=1, count=2)]
    ['HachiPile', 'HachiPile']
    """
    found = parse_rules(rules)
    if isinstance(found, koikoi.Rules):
        return pile_set(found, level=level, seed=seed, count=count)
    require_whole("level", level, LEVELS[0], LEVELS[-1])
    require_whole("number of piles", count, 1, MOST_PILES)
    require_whole("seed", seed, 0, 999_999_999)
    rng = Random(f"scoring {found.text} {level} {seed}")
    if isinstance(found, hanaawase.Rules):
        picked = [HanaPile(found, Pile.parse(text)) for text in HANA_PICKED]
        rows = found.yaku_table().rows
        hana = found
        return _set(rng, level, count, picked, lambda: HanaPile(hana, _hana_pile(rng, rows, level)))
    hands: list[HachiHand | HachiPile] = [HachiHand(found, Pile.parse(text)) for text in HANDS_PICKED]
    piles = [HachiPile(found, Pile.parse(text)) for text in PILES_PICKED]
    hachi = found
    return _set(rng, level, count, [*hands, *piles], lambda: _hachi(rng, hachi, level))


def parse_rules(text: object) -> koikoi.Rules | hanaawase.Rules | hachihachi.Rules:
    """The rules of any game from their text.

    >>> parse_rules("hanaawase/h80").par()
    80
    """
    words = text.split() if isinstance(text, str) else []
    if not words:
        raise RulesError(
            "unknown-rules", f"unknown rules {shown(text)}: expected a text such as 'koikoi/yamato'"
        )
    parsed: koikoi.Rules | hanaawase.Rules | hachihachi.Rules = type(find_rules(words[0])).parse(text)
    return parsed


def scored(rules: str, cards: str, *, calls: int = 0, multiplier: int = 1) -> Scored:
    """One exercise from cards as text: seven cards of Hachi-hachi are a dealt hand, others a pile.

    >>> scored("koikoi/yamato", "03-curtain 09-cup").total().value
    5
    """
    found, pile = parse_rules(rules), Pile.parse(cards)
    if isinstance(found, koikoi.Rules):
        return Pileful(found, pile, calls)
    if isinstance(found, hanaawase.Rules):
        return HanaPile(found, pile)
    if type(multiplier) is not int or multiplier not in (1, 2, 4):
        raise RulesError("bad-number", f"bad multiplier {shown(multiplier)}: expected 1, 2 or 4")
    return (HachiHand if len(pile) == 7 else HachiPile)(found, pile, multiplier)


def _set(
    rng: Random, level: int, count: int, picked: list[_Any], draw: Callable[[], _Any]
) -> tuple[_Any, ...]:
    """Some hand-picked ones first, the worked example with a yaku, then drawn ones.

    As long as there are others, no two have the same yaku; where a level has too few, easier ones
    stand in their place.
    """
    here = [each for each in picked if each.level == level]
    found = rng.sample(here, min(len(here), _PICKED_IN_A_SET, count))
    found.sort(key=lambda each: not each.score.lines)
    for easier, alike in ((False, False), (False, True), (True, True)):
        for _ in range(_TRIES):
            if len(found) == count:
                return tuple(found)
            drawn = draw()
            fits = drawn.level < level if easier else drawn.level == level
            new = alike or _yaku(drawn) not in map(_yaku, found)
            if fits and new and drawn.pile not in {each.pile for each in found}:
                found.append(drawn)
    return tuple(found)


def _yaku(exercise: HanaPile | HachiHand | HachiPile) -> tuple[str, ...]:
    lines = exercise.lines if isinstance(exercise, HachiPile) else exercise.score.lines
    if not lines and isinstance(exercise, HachiPile):
        return ("card points", str(exercise.pile.points > PAR))
    return tuple(line.yaku.id for line in lines)


def _hana_pile(rng: Random, rows: tuple[Yaku, ...], level: int) -> Pile:
    """Cards for some yaku, and a few that only add card points."""
    pile = drawn_pile(rng, rows, rng.choice(_AROUND[level]))
    return pile | Pile(some_of(rng, ALL - pile, rng.randrange(0, 6, 2)))


# ---------------------------------------------------------------- Hachi-hachi by lot


def _hachi(rng: Random, rules: hachihachi.Rules, level: int) -> HachiHand | HachiPile:
    """Hands for the first two levels, hands and piles for the third, then piles."""
    multiplier = 1 if level in (1, 3) else rng.choice((1, 2, 2, 4))
    if level < 3 or (level == 3 and rng.random() < 0.5):
        return _hand(rng, rules, multiplier)
    return HachiPile(rules, _round_pile(rng, rules, level), multiplier)


def _hand(rng: Random, rules: hachihachi.Rules, multiplier: int) -> HachiHand:
    """A hand with a yaku: seven cards by lot have one only about every fourth time."""
    while True:
        hand = HachiHand(rules, Pile.of(rng.sample(DECK, 7)), multiplier)
        if hand.score.lines:
            return hand


def _round_pile(rng: Random, rules: hachihachi.Rules, level: int) -> Pile:
    if level == LEVELS[-1] and rng.random() < 0.5:
        return Pile(
            some_of(rng, CHAFF_WITH_WILLOW, 16)
            | some_of(rng, ALL - CHAFF_WITH_WILLOW, rng.randrange(0, 4, 2))
        )
    if level == LEVELS[-1] and rng.random() < 0.5:
        high = KIND_PILES[Kind.BRIGHT] | KIND_PILES[Kind.ANIMAL]
        return Pile(some_of(rng, high, 12) | some_of(rng, ALL - high, 8))
    if rng.random() < 0.3:
        return Pile(some_of(rng, ALL, rng.randrange(12, 20, 2)))
    return drawn_pile(rng, rules.yaku_table().rows, 1 if level == 3 else 3)
