"""What the tests of Koi-Koi's house rules share: an option set to a value, and a test for each value."""

import pytest

from hanafuda_lib import Pile, koikoi
from tests.oracle.strategies import CHOICES

YAMATO, MON = koikoi.YAMATO, koikoi.MON
RED = "01-red-poem 02-red-poem 03-red-poem"
BLUE = "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon"
GRASS = "04-plain-ribbon 05-plain-ribbon 07-plain-ribbon"


def held(rules, cards, **given):
    return {line.yaku.id: line.points for line in rules.score(Pile.parse(cards), **given).lines}


def with_option(name, value, rules=YAMATO):
    return rules.with_options({name: value})


def each(name, *results):
    """One test for each value of an option, with what is to come of it."""
    values = [value for value, _ in results]
    assert set(values) >= set(CHOICES[name]) or name in ("koikoiLimit", "koikoiNeeds"), name
    return pytest.mark.parametrize(("value", "expected"), results, ids=values)
