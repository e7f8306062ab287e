"""Whole rounds, a match and deals as text, compared whole. `python -m tests.oracle.golden` writes them."""

from random import Random

import pytest

from hanafuda_lib import DECK, Pile, koikoi
from hanafuda_lib.telling import tell
from tests.oracle import engine, golden


@pytest.fixture(scope="module")
def data(root):
    return root / "tests" / "data"


def blocks(text):
    return [block.splitlines() for block in text.strip().split("\n\n")]


def test_the_rounds_are_played_and_told_as_ever(data):
    assert golden.golden_rounds() == (data / "golden_koikoi_rounds.txt").read_text("utf-8")


def test_the_match_is_played_as_ever(data):
    stored = (data / "golden_koikoi_match.txt").read_text("utf-8")
    assert golden.golden_match() == stored
    match = koikoi.Match.replay(stored.splitlines()[-1])
    assert f"total: {match.totals[0]} to {match.totals[1]}" in stored
    assert f"winner: {match.winner}" in stored


def test_the_yaku_rows_of_every_preset_read_as_ever(data):
    assert golden.golden_yaku() == (data / "golden_koikoi_yaku.txt").read_text("utf-8")


def test_the_deals_of_some_seeds_are_as_ever(data):
    assert golden.golden_deals() == (data / "golden_koikoi_deals.txt").read_text("utf-8")


def test_the_stored_records_replay_in_both_engines(data):
    endings = set()
    for title, record, *story in blocks((data / "golden_koikoi_rounds.txt").read_text("utf-8")):
        round = koikoi.Round.replay(record)
        assert tell(round) == story
        assert title.startswith(f"# {round.rules.text}, seed ")
        game = engine.replay(record)
        assert game.ending == round.result.ending.value
        points = ", ".join(f"seat {seat}: {value}" for seat, value in enumerate(game.points))
        assert story[-1] == f"points: {points}; seat {game.next_dealer} deals next"
        endings.add(game.ending)
    assert endings == {"shobu", "afterKoikoi", "lastTurn", "exhausted", "handYaku"}


def test_the_stored_deals_are_the_textbook_shuffle_dealt_by_hand(data):
    for title, deal in blocks((data / "golden_koikoi_deals.txt").read_text("utf-8")):
        rules, seed = title.removeprefix("# ").split(", seed ")
        rng, cards = Random(int(seed)), [card.id for card in DECK]
        for last in range(47, 0, -1):
            place = int(rng.random() * (last + 1))
            cards[last], cards[place] = cards[place], cards[last]
        second = 3 if rules.endswith("7-8") else 4
        hands, field = [[], []], []
        for size in (4, second):  # the other player, the field, the dealer, twice round
            for place, number in ((hands[1], size), (field, 4), (hands[0], size)):
                place += [cards.pop(0) for _ in range(number)]
        parts = [str(Pile.parse(" ".join(part))) for part in (*hands, field)]
        assert deal == " / ".join([*parts, " ".join(cards)])
