"""The field multiplier, exactly, and every carry rule (RULES.md §D.4)."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from hanafuda_lib import Pile, RulesError
from hanafuda_lib.hachihachi.field import count_field
from tests.hachihachi import oracle
from tests.hachihachi.staging import STANDARD

CRANE, CURTAIN, MOON, RAIN, PHOENIX = oracle.BRIGHTS


def chances():
    """The share of each multiplier among all fields of six cards, by the brights in them."""
    found = {}
    for size in range(6):
        for brights in combinations(oracle.BRIGHTS, size):
            times = count_field(STANDARD, Pile.parse(" ".join(brights))).multiplier
            found[times] = found.get(times, 0) + Fraction(comb(43, 6 - size), comb(48, 6))
    return found


def test_the_chances_of_small_large_and_grand_fields():
    found = chances()
    assert found == {
        1: Fraction(comb(43, 6), comb(48, 6)),
        2: Fraction(comb(46, 6) - comb(43, 6), comb(48, 6)),
        4: 1 - Fraction(comb(46, 6), comb(48, 6)),
    }
    assert [round(100 * float(found[times]), 1) for times in (1, 2, 4)] == [49.7, 26.7, 23.7]


# carry rule, brights on the field, carried in, multiplier now, carried out
ROWS = [
    ("queue", [], [], 1, []),
    ("queue", [CRANE], [], 2, []),
    ("queue", [CRANE, MOON], [], 2, [2]),
    ("queue", [CRANE, CURTAIN, MOON], [], 2, [2, 2]),
    ("queue", [RAIN], [], 4, []),
    ("queue", [RAIN, PHOENIX], [], 4, [4]),
    ("queue", [RAIN, PHOENIX, CURTAIN], [2, 4], 4, [4, 4, 2, 2]),
    ("queue", [], [2], 2, []),
    ("queue", [], [2, 4], 4, [2]),
    ("queue", [PHOENIX], [2], 4, [2]),
    ("queue", [CRANE], [4], 4, [2]),
    ("once", [], [], 1, []),
    ("once", [CRANE], [], 2, []),
    ("once", [CRANE, MOON], [], 2, [2]),
    ("once", [RAIN, MOON], [], 4, []),
    ("once", [RAIN, PHOENIX], [], 4, [4]),
    ("once", [RAIN, PHOENIX, CRANE, MOON], [], 4, [4]),
    ("once", [RAIN, CURTAIN, MOON], [], 4, [2]),
    ("once", [], [4], 4, []),
    ("once", [CRANE], [4], 4, []),
    ("none", [CRANE, MOON], [], 2, []),
    ("none", [RAIN, PHOENIX], [], 4, []),
    ("none", [], [4], 1, []),
    ("stack", [], [], 1, []),
    ("stack", [CRANE, MOON], [], 4, []),
    ("stack", [RAIN, CRANE], [], 8, []),
    ("stack", [RAIN, PHOENIX, CRANE, MOON, CURTAIN], [], 128, []),
]


@pytest.mark.parametrize(("carry", "brights", "carried", "times", "out"), ROWS)
def test_each_carry_rule(carry, brights, carried, times, out):
    rules = STANDARD.with_options({"carry": carry})
    field = Pile.parse(" ".join([*brights, "02-chaff-1", "04-cuckoo"][:6]))
    counted = count_field(rules, field, carried)
    assert (counted.multiplier, list(counted.carry_out)) == (times, out)


def test_every_set_of_brights_agrees_with_the_second_engine():
    for carry in ("queue", "once", "none", "stack"):
        rules, how = STANDARD.with_options({"carry": carry}), oracle.STANDARD | {"carry": carry}
        for size in range(6):
            for brights in combinations(oracle.BRIGHTS, size):
                for carried in ([], [2], [4, 2]):
                    counted = count_field(rules, Pile.parse(" ".join(brights)), carried)
                    expected = oracle.field_multiplier(brights, carried, how)
                    assert (counted.multiplier, list(counted.carry_out)) == expected


def test_names_of_fields():
    names = [count_field(STANDARD, Pile.parse(one)).name for one in ("", CRANE, RAIN)]
    assert names == ["small field (小場 koba)", "large field (大場 ōba)", "grand field (絶場 zetsuba)"]
    stack = STANDARD.with_options({"carry": "stack"})
    assert count_field(stack, Pile.parse(f"{CRANE} {RAIN}")).name == "field of 8"


@pytest.mark.parametrize("carry", [[1], [3], [True], ["2"], [2, 8]])
def test_only_twos_and_fours_are_carried(carry):
    with pytest.raises(RulesError, match=r"bad carry .*: expected only 2 and 4"):
        count_field(STANDARD, Pile.parse(""), carry)
