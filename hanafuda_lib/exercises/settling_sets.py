"""Sets of settlements: rounds of hana-awase and Hachi-hachi by level and seed."""

from __future__ import annotations

from random import Random

from hanafuda_lib import hachihachi, hanaawase
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.exercises.scoring_piles import LEVELS, MOST_PILES, require_whole, some_of
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.exercises.settling import Case
from hanafuda_lib.exercises.settling_hachi import Script
from hanafuda_lib.exercises.settling_hana import drawn_hana_case, hana_case
from hanafuda_lib.hachihachi.field import GRAND, LARGE
from hanafuda_lib.pile import ALL, Pile

_TRIES = 2000
_PLAYED = 3  # players of Hachi-hachi
_YAKU = ("akatan", "aotan", "shiko", "nanatan:7", "nanatan:8")
# Yaku that two players can have in one round: seven ribbons leave no whole set of three to another.
_TOGETHER = (("akatan", "aotan"), ("akatan", "shiko"), ("aotan", "shiko"), ("nanatan:7", "shiko"))
_SETS = ("sanbon", "tatesanbon", "kuttsuki", "teshi", "haneken", "futa_sanbon")
_EARNING = ("sanbon", "tatesanbon", "aka", "toichi")
_CHAFF = ("aka", "tanichi", "toichi", "pikaichi", "karasu")


def settlement_set(rules: str, *, level: int, seed: int, count: int = 5) -> tuple[Case, ...]:
    """``count`` rounds to be settled, of a level from 1 to 5; the same for the same seed.

    ``rules`` is a rule set of hana-awase (with ``seats=2 activePlayers=all`` for two) or Hachi-hachi.
    Errors: :class:`RulesError` for anything else.

    >>> [case.level for case in settlement_set("hachihachi/std", level=3, seed=1, count=2)]
    [3, 3]
    """
    found = parse_rules(rules)
    require_whole("level", level, LEVELS[0], LEVELS[-1])
    require_whole("number of rounds", count, 1, MOST_PILES)
    require_whole("seed", seed, 0, 999_999_999)
    rng = Random(f"settling {found.text} {level} {seed}")
    if isinstance(found, hachihachi.Rules):
        return tuple(_hachi_case(rng, found, level, place) for place in range(count))
    if isinstance(found, hanaawase.Rules):
        return tuple(_hana_case(rng, found, level) for _ in range(count))
    raise RulesError("wrong-game", f"no settlement of {shown(rules)}: expected hanaawase/… or hachihachi/…")


def given_settlement(rules: str, piles: list[str]) -> Case:
    """A round of hana-awase with given piles, as texts.

    >>> given_settlement("hanaawase/nintendo", ["01-crane"])
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: 1 piles: expected 2 to 4, of all 48 cards
    """
    found = parse_rules(rules)
    cards = [Pile.parse(text) for text in piles]
    if not isinstance(found, hanaawase.Rules) or not 2 <= len(cards) <= 4:
        raise RulesError("bad-piles", f"{len(cards)} piles: expected 2 to 4, of all 48 cards")
    return hana_case(found, cards)


def _hana_case(rng: Random, rules: hanaawase.Rules, level: int) -> Case:
    """A case of the level, or the nearest easier one after many tries."""
    best = drawn_hana_case(rng, rules, level)
    for _ in range(_TRIES):
        if best.level == level:
            return best
        drawn = drawn_hana_case(rng, rules, level)
        if best.level < drawn.level <= level or best.level > level >= drawn.level:
            best = drawn
    return best


# ---------------------------------------------------------------- Hachi-hachi


def _hachi_case(rng: Random, rules: hachihachi.Rules, level: int, place: int) -> Case:
    """1: hand yaku, card points. 2: larger fields, bonuses. 3: a yaku of the pile. 4: sage. 5: the rest."""
    script = Script(rules, _field(rng, level), told_kan=level <= 2)
    if level <= 2:
        _cards_only(rng, script, level)
    elif level == 3:
        _one_yaku(rng, script)
    elif level == 4:
        _SAGES[place % len(_SAGES)](rng, script)
        script.close(_points(rng, script))
    else:
        _HARD[place % len(_HARD)](rng, script)
    return script.case(level)


def _field(rng: Random, level: int) -> Pile:
    """Six cards of different months, or nearly: a small field for the first level."""
    plain = ALL - GRAND - LARGE
    wanted = rng.choice((1, 2, 4)) if level > 1 else 1
    bright = {1: Pile(), 2: LARGE, 4: GRAND}[wanted]
    mask = some_of(rng, bright, 1)
    return Pile(mask | some_of(rng, plain, 6 - mask.bit_count()))


def _points(rng: Random, script: Script) -> tuple[int, int, int]:
    """Card points of three piles: 264 in all, enough for the yaku made, nobody at a special yaku."""
    least = script.least_points()
    while True:
        one, two = rng.randrange(45, 135), rng.randrange(45, 135)
        points = (one, two, 264 - one - two)
        fits = all(low <= own <= 140 for low, own in zip(least, points, strict=True))
        if fits and len(set(points)) > 1:
            return points


def _show_some(rng: Random, script: Script, number: int, *, bonus: bool = False) -> list[tuple[int, str]]:
    """So many players show a hand yaku."""
    shown = []
    for seat in sorted(rng.sample(range(_PLAYED), number)):
        yaku = (
            rng.choice(("sanbon", "tatesanbon", "aka", "toichi")) if bonus else rng.choice((*_SETS, *_CHAFF))
        )
        script.show(seat, yaku)
        shown.append((seat, yaku))
    return shown


def _cards_only(rng: Random, script: Script, level: int) -> None:
    """No yaku is made: hand yaku, card points, and from the second level on bonuses."""
    if level == 1:
        _show_some(rng, script, rng.choice((1, 1, 2)))
    else:
        for seat, yaku in _show_some(rng, script, rng.choice((1, 2)), bonus=True):
            if yaku in ("sanbon", "tatesanbon") and rng.random() < 0.6:
                script.dive(seat)
    script.close(_points(rng, script))


def _one_yaku(rng: Random, script: Script) -> None:
    """A player makes a yaku and stops at once."""
    _show_some(rng, script, rng.choice((0, 1, 1)), bonus=rng.random() < 0.5)
    script.form(rng.randrange(_PLAYED), rng.choice(_YAKU), then="shobu")
    script.close(_points(rng, script))


def _two(rng: Random) -> tuple[int, int, str, str]:
    one, other = rng.sample(range(_PLAYED), 2)
    first, second = rng.sample(rng.choice(_TOGETHER), 2)
    return one, other, first, second


def _overtaken(rng: Random, script: Script) -> None:
    """Sage, then another player makes a yaku and stops: liability, and half goes back."""
    one, other, first, second = _two(rng)
    script.form(one, first, then="sage")
    script.form(other, second, then="shobu")


def _empty_hands(rng: Random, script: Script) -> None:
    """Sage, and nothing more."""
    _show_some(rng, script, rng.choice((0, 1)))
    one, _, first, _ = _two(rng)
    script.form(one, first, then="sage")
    script.run_out()


def _again(rng: Random, script: Script) -> None:
    """Sage, then the same player makes another yaku and stops: he keeps all."""
    one, _, first, second = _two(rng)
    script.form(one, first, then="sage")
    script.form(one, second, then="shobu")


def _cancelled(rng: Random, script: Script) -> None:
    """Sage, and on a later turn the same player ends the round."""
    one, _, first, _ = _two(rng)
    script.form(one, first, then="sage")
    script.cancel(one)


def _both_sage(rng: Random, script: Script) -> None:
    """Two open sages, and the third player stops: each pays his own share."""
    one, other, third = rng.sample(range(_PLAYED), 3)
    first, second, last = rng.sample(("akatan", "aotan", "shiko"), 3)
    script.form(one, first, then="sage")
    script.form(other, second, then="sage")
    script.form(third, last, then="shobu")


_SAGES = (_overtaken, _empty_hands, _again, _cancelled, _both_sage)


def _hatto(rng: Random, script: Script) -> None:
    """A player feeds the last card and pays for both."""
    one, other, _, _ = _two(rng)
    script.form(one, rng.choice(("akatan", "aotan", "shiko")), fed_by=other, then="shobu")
    script.close(_points(rng, script))


def _nihachi(rng: Random, script: Script) -> None:
    """168 points: hand yaku go back."""
    _show_some(rng, script, rng.choice((1, 2)))
    winner, high = rng.randrange(_PLAYED), rng.randrange(168, 180)
    rest = 264 - high
    one = rng.randrange(30, rest - 30)
    points = [one, rest - one]
    points.insert(winner, high)
    script.close(points)


def _sujuroku(rng: Random, script: Script) -> None:
    """Sixteen chaff, the willow cards among them."""
    _show_some(rng, script, 1)
    winner = rng.randrange(_PLAYED)
    chaff = [5, 6]
    chaff.insert(winner, 16)
    low = rng.randrange(30, 60)
    points = [(264 - low) // 2 + 3, 264 - low - (264 - low) // 2 - 3]
    points.insert(winner, low)
    script.close(points, chaff)


def _shiko_then_goko(rng: Random, script: Script) -> None:
    """Four brights, sage, then the rain man as well: both are paid."""
    one = rng.randrange(_PLAYED)
    script.form(one, "shiko", then="sage")
    script.form(one, "goko", then="shobu")
    script.close(_points(rng, script))


def _sohachi(rng: Random, script: Script) -> None:
    """All three have exactly 88."""
    _show_some(rng, script, 1)
    script.close((88, 88, 88))


_HARD = (_hatto, _nihachi, _sujuroku, _shiko_then_goko, _sohachi)
