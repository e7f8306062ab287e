"""What the objects of the library look like: no memory address, and most evaluate back."""

import copy

import pytest

import hanafuda_lib
from hanafuda_lib import Card, KoiKoi, Pile, Play, Shobu, Take, koikoi
from hanafuda_lib.players import GreedyPlayer, RandomPlayer
from tests.oracle.staging import TO_THREE_BRIGHTS, play, stage

NAMES = {
    **{name: getattr(hanafuda_lib, name) for name in hanafuda_lib.__all__},
    **{name: getattr(koikoi, name) for name in koikoi.__all__},
    "GreedyPlayer": GreedyPlayer,
    "RandomPlayer": RandomPlayer,
}
ROUND = play(stage(koikoi.YAMATO), TO_THREE_BRIGHTS + " shobu")
BACK = [
    Card.parse("09-cup"),
    Pile.parse("01-crane 09-cup"),
    Pile(),
    koikoi.YAMATO,
    koikoi.MON.with_options({"viewing": "three"}),
    ROUND,
    koikoi.Match(koikoi.YAMATO, seed=7),
    Play(Card.parse("09-cup")),
    Play(Card.parse("09-cup"), Card.parse("09-chaff-1")),
    Take(Card.parse("09-cup")),
    KoiKoi(),
    Shobu(),
    koikoi.YAMATO.yaku_table()["goko"],
    ROUND.result.score,
]
PLAIN = [
    ROUND.table,
    ROUND.first_deal,
    ROUND.result,
    ROUND.view(0),
    ROUND.events,
    koikoi.YAMATO.scorer(),
    koikoi.YAMATO.yaku_table(),
    koikoi.YAMATO.describe(),
    koikoi.compare(Pile.parse("03-curtain 09-cup"), koikoi.YAMATO, koikoi.MON),
    GreedyPlayer(seed=2),
    RandomPlayer(seed=2),
]


@pytest.mark.parametrize("thing", [*BACK, *PLAIN], ids=lambda thing: type(thing).__name__)
def test_nothing_shows_a_memory_address(thing):
    assert " at 0x" not in repr(thing)
    assert " at 0x" not in str(thing)
    assert " object " not in repr(thing)


@pytest.mark.parametrize("thing", BACK, ids=lambda thing: type(thing).__name__)
def test_these_evaluate_back_and_copy(thing):
    names = NAMES | {"ScoreStep": hanafuda_lib.yaku.ScoreStep, "Replaced": hanafuda_lib.yaku.Replaced}
    assert eval(repr(thing), names) == thing
    assert copy.deepcopy(thing) == thing


def test_players_show_their_seed():
    assert [repr(RandomPlayer(seed=3)), repr(GreedyPlayer(seed=4))] == [
        "RandomPlayer(seed=3)", "GreedyPlayer(seed=4)",
    ]  # fmt: skip
