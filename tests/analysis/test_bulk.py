"""Many rounds and piles at once agree with the scalar engine, place by place."""

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_lib import all_rules, koikoi
from hanafuda_lib.analysis import bulk
from hanafuda_lib.analysis.bulk.batch import ENDINGS
from hanafuda_lib.analysis.bulk.deals import Chances, shuffled
from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import RulesError
from hanafuda_lib.pile import MONTH_MASKS, Pile
from tests.oracle.strategies import house_rules, rules_of

PRESETS = [koikoi.YAMATO, koikoi.MON, koikoi.SHIRAGIKU, koikoi.CLASSIC, koikoi.APP]
HOUSE = [
    "koikoi/yamato yakuCheck=atCapture koikoiLimit=unlimited",
    "koikoi/yamato koikoiNeeds=newYakuOnly koikoiLimit=2",
    "koikoi/classic ameNagare=field kiriNagare=field nomi=five viewing=needOther yakuCheck=atCapture",
    "koikoi/yamato playOutStock=on koikoiLimit=3 koikoiExhausted=lastYakuScores",
    "koikoi/yamato fieldFour=dealerTakes handYaku=off dealSize=10-8 koikoiNeeds=minBase(5)",
    "koikoi/yamato tsukifuda=4 fieldBrights=n scoring=zeroSum cupRole=either handYaku=misdeal",
    "koikoi/yamato fieldFour=dealerWins6 fieldFourPairs=dealerWins6 handYakuBoth=draw handYakuStack=on "
    "exhaustedDraw=oyaken6 koikoiMultiplier=callsPlusOne dealSize=7-8",
]


def random_masks(number: int, seed: int) -> np.ndarray:
    """Piles of 0 to 24 random cards."""
    decks = shuffled(Chances(seed, 0), number, 24)
    sizes = np.random.default_rng(seed).integers(0, 25, number)
    masks = np.zeros(number, dtype=np.uint64)
    for place in range(24):
        masks |= np.where(place < sizes, np.uint64(1) << decks[place].astype(np.uint64), np.uint64(0))
    return masks


class TestScores:
    def test_a_million_piles_score_as_one_by_one(self):
        masks = random_masks(1_000_000, 7)
        points = koikoi.YAMATO.scorer().points
        assert bulk.BulkScorer(koikoi.YAMATO).points(masks).tolist() == list(map(points, masks.tolist()))

    @pytest.mark.parametrize("rules", all_rules(), ids=lambda rules: rules.id)
    def test_each_preset_of_each_game(self, rules):
        masks = random_masks(5000, 8)
        table = rules.yaku_table(1)
        scorer = bulk.BulkScorer(rules)
        found = [table.find_mask(mask) for mask in masks.tolist()]
        assert scorer.points(masks).tolist() == [one.points for one in found]
        held = [{line.yaku.id for line in one.lines} for one in found]
        assert [
            {scorer.ids[bit] for bit in range(32) if rows >> bit & 1} for rows in scorer.rows(masks).tolist()
        ] == held

    @settings(max_examples=60)
    @given(how=house_rules(), seed=st.integers(0, 2**31), month=st.integers(1, 12))
    def test_any_house_rules_with_cards_on_the_field(self, how, seed, month):
        rules = rules_of(how)
        masks, beside = random_masks(50, seed), random_masks(50, seed + 1)
        scorer = rules.scorer(month)
        expected = [scorer.find(int(m), int(f)) for m, f in zip(masks, beside, strict=True)]
        many = bulk.BulkScorer(rules, month)
        assert many.points(masks, beside).tolist() == [one.points for one in expected]
        rows = [{many.ids[bit] for bit in range(32) if row >> bit & 1} for row in many.rows(masks, beside)]
        assert rows == [{line.yaku.id for line in one.lines} for one in expected]

    def test_nothing_gives_nothing(self):
        assert bulk.BulkScorer(koikoi.MON).points([]).tolist() == []

    @pytest.mark.parametrize(
        ("piles", "field", "text"),
        [
            ([1.5], None, "type float64: expected one row of whole numbers"),
            ([[1]], None, r"shape \(1, 1\)"),
            ([-1], None, "-1 is no set of 48 cards"),
            ([1 << 48], None, "281474976710656 is no set of 48 cards"),
            ([[1], [1, 2]], None, "expected one row of whole numbers"),
            ("crane", None, "expected one row of whole numbers"),
            ([1, 2], [1], "bad field of 1 masks: expected 2"),
            ([1], [-4], "bad field: -4 is no set of 48 cards"),
        ],
    )
    def test_what_is_no_pile_is_refused(self, piles, field, text):
        with pytest.raises(RulesError, match=text):
            bulk.BulkScorer(koikoi.YAMATO).points(piles, field)

    def test_rules_are_needed(self):
        with pytest.raises(RulesError, match="bad rules 'koikoi/yamato': expected the Rules of a game"):
            bulk.BulkScorer("koikoi/yamato")


def disagreements(rules, policies, **how) -> list[int]:
    """The rounds of a batch that the scalar engine ends in another way."""
    batch = bulk.play_batch(rules, policies, keep=True, **how)
    wrong = []
    for number in range(batch.rounds):
        round = koikoi.Round.from_deal(
            rules, batch.log.deal(number), dealer=how.get("dealer", 0), month=how.get("month", 1)
        )
        for action in batch.log.actions(rules, number):
            round.play(action)
        result = round.result
        assert result is not None, batch.record(number)
        calls = [
            sum(event.step.value == "koikoi" and event.seat == seat for event in round.events)
            for seat in (0, 1)
        ]
        score = result.score
        rows = int(batch.rows[number])
        same = (
            ENDINGS[batch.ending[number]] is result.ending
            and tuple(batch.points[:, number].tolist()) == result.points
            and batch.winner[number] == (-1 if result.winner is None else result.winner)
            and batch.base[number] == (score.base if score else 0)
            and [yaku_id for bit, yaku_id in enumerate(batch.ids) if rows >> bit & 1]
            == sorted((line.yaku.id for line in score.lines) if score else (), key=batch.ids.index)
            and batch.calls[:, number].tolist() == calls
        )
        if not same:
            wrong.append(number)
    return wrong


class TestRounds:
    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.id)
    def test_a_hundred_thousand_random_rounds_end_as_in_the_engine(self, rules, dealer):
        both = (bulk.RANDOM, bulk.RANDOM)
        assert disagreements(rules, both, rounds=10_000, seed=7, dealer=dealer) == []

    @pytest.mark.parametrize("text", HOUSE)
    def test_house_rules(self, text):
        rules = koikoi.Rules.parse(text)
        assert disagreements(rules, (bulk.RANDOM, bulk.THUMB), rounds=600, seed=8, month=9, dealer=1) == []

    @settings(max_examples=25)
    @given(how=house_rules(), seed=st.integers(0, 2**31))
    def test_any_house_rules(self, how, seed):
        rules = rules_of(how)
        if rules.lightning_wild.value == "on":
            rules = rules.with_options({"lightningWild": "off"})
        assert disagreements(rules, (bulk.THUMB, bulk.RANDOM), rounds=40, seed=seed) == []

    def test_a_round_is_shown_as_a_record(self):
        batch = bulk.play_batch(koikoi.MON, (bulk.THUMB, bulk.RANDOM), rounds=5, seed=3, keep=True)
        for number in range(5):
            points = tuple(batch.points[:, number].tolist())
            assert koikoi.Round.replay(batch.record(number)).result.points == points

    def test_the_wild_lightning_is_refused(self):
        rules = koikoi.Rules.parse("koikoi/yamato lightningWild=on")
        with pytest.raises(RulesError, match="lightningWild=on is not played in bulk"):
            bulk.play_batch(rules, (bulk.RANDOM, bulk.RANDOM), rounds=1, seed=0)

    def test_records_must_have_been_kept(self):
        batch = bulk.play_batch(koikoi.MON, (bulk.RANDOM, bulk.RANDOM), rounds=2, seed=3)
        with pytest.raises(RulesError, match="expected a batch played with keep=True"):
            batch.record(0)
        kept = bulk.play_batch(koikoi.MON, (bulk.RANDOM, bulk.RANDOM), rounds=2, seed=3, keep=True)
        with pytest.raises(RulesError, match="bad round 2: expected 0 to 1"):
            kept.record(2)


class TestDeals:
    def test_every_card_is_as_likely_in_every_place(self):
        rounds = 48_000
        decks = shuffled(Chances(11, 0), rounds, 48)
        counts = np.stack([np.bincount(decks[place], minlength=48) for place in range(48)])
        # 1,000 each are expected; the chi-square sum of 47 x 47 free cells is 2,209 +- 66.
        chi = float(((counts - 1000) ** 2 / 1000).sum())
        assert 2209 - 5 * 66.5 < chi < 2209 + 5 * 66.5

    def test_hands_of_four_of_a_month_are_as_frequent_as_counted(self):
        # RULES.md §B: 1,628,946 of the 377,348,994 hands of eight.
        rounds = 400_000
        decks = shuffled(Chances(12, 0), rounds, 8)[:8]
        months = np.sort(decks // 4, axis=0)
        fours = int(((months[3:] == months[:-3]).any(axis=0)).sum())
        share = 1_628_946 / 377_348_994
        error = (rounds * share * (1 - share)) ** 0.5
        assert abs(fours - rounds * share) < 5 * error

    def test_another_seed_and_another_batch_deal_other_cards(self):
        decks = [shuffled(Chances(seed, batch), 3, 48).tolist() for seed, batch in [(1, 0), (1, 1), (2, 0)]]
        assert decks[0] != decks[1] != decks[2] != decks[0]
        assert decks[0] == shuffled(Chances(1, 0), 3, 48).tolist()


def legal_plays(hand: list[int], field: int) -> dict[tuple[int, int], int]:
    """Every play as hand place and cards taken, with how often it was chosen."""
    plays = {}
    for place, card in enumerate(hand):
        beside = field & MONTH_MASKS[card]
        pair = [1 << index for index in range(48) if beside >> index & 1]
        plays.update({(place, taken): 0 for taken in (pair if len(pair) == 2 else [beside])})
    return plays


class TestPolicies:
    def test_at_random_each_legal_play_is_as_likely(self):
        # The crane's month has two cards on the field, the curtain's three, the moon's one, the deer's none.
        hand = [DECK.index(card) for card in Pile.parse("01-crane 03-curtain 08-moon 10-deer")]
        field = Pile.parse("01-red-poem 01-chaff-1 03-red-poem 03-chaff-1 03-chaff-2 08-geese").mask
        counts = legal_plays(hand, field)
        assert len(counts) == 5
        tries = 5000
        chance = np.linspace(0, 2**32 - 1, tries).astype(np.uint64)
        cards = np.repeat(np.array(hand)[:, None], tries, axis=1)
        place, taken = bulk.RANDOM.choose(cards, np.full(tries, field, dtype=np.uint64), chance)
        for one in zip(place.tolist(), taken.tolist(), strict=True):
            counts[one] += 1
        assert all(abs(count - 1000) <= 2 for count in counts.values()), counts

    def test_by_the_rule_of_thumb_the_best_capture_is_played(self):
        rng = Random(5)
        worth = bulk.THUMB.worth
        for _ in range(200):
            deck = rng.sample(range(48), 14)
            hand, field = deck[:6], sum(1 << index for index in deck[6:])

            def value(play, hand=hand):
                place, taken = play
                own = worth[hand[place]]
                got = sum(worth[index] for index in range(48) if taken >> index & 1)
                return own + got if taken else -0.6 * own

            cards = np.array(hand)[:, None]
            none = np.zeros(1, dtype=np.uint64)
            place, taken = bulk.THUMB.choose(cards, np.array([field], dtype=np.uint64), none)
            chosen = value((int(place[0]), int(taken[0])))
            assert chosen == pytest.approx(max(map(value, legal_plays(hand, field))))

    def test_it_stops_with_seven_points_or_few_cards(self):
        points, coin = np.array([5, 6, 7, 12]), np.zeros(4, dtype=bool)
        assert bulk.THUMB.stops(points, 5, coin).tolist() == [False, False, True, True]
        assert bulk.THUMB.stops(points, 2, coin).tolist() == [True] * 4

    def test_it_beats_play_at_random(self):
        told = bulk.simulate(koikoi.YAMATO, rounds=20_000, seed=3, policies=(bulk.THUMB, bulk.RANDOM))
        low, high = told.interval
        assert low > 1.0
        assert low < told.mean < high

    @pytest.mark.parametrize(
        ("how", "text"),
        [
            ({"worth": (1.0,) * 47}, "bad worth of 47 numbers: expected 48"),
            ({"stop_at": -1}, "bad stop_at -1: expected a whole number, 0 or more"),
            ({"least_cards": "3"}, "bad least_cards '3'"),
        ],
    )
    def test_bad_policies_are_refused(self, how, text):
        with pytest.raises(RulesError, match=text):
            bulk.Policy("mine", **how)


class TestSimulation:
    def test_the_workers_do_not_change_the_result(self):
        how = {"rounds": 40_000, "seed": 7, "policies": (bulk.THUMB, bulk.RANDOM)}
        alone = bulk.simulate(koikoi.YAMATO, **how)
        with ThreadPoolExecutor(3) as three, ProcessPoolExecutor(2) as two:
            assert bulk.simulate(koikoi.YAMATO, executor=three, **how) == alone
            assert bulk.simulate(koikoi.YAMATO, executor=two, **how) == alone

    def test_what_is_told_adds_up(self):
        steps: list[int] = []
        told = bulk.simulate(koikoi.MON, rounds=20_000, seed=1, progress=steps.append)
        assert told.rounds == sum(steps) == 20_000
        assert sum(told.endings.values()) == sum(told.turns.values()) == sum(told.calls.values()) == 20_000
        won = sum(told.wins)
        assert won + told.endings[koikoi.Ending.EXHAUSTED] == 20_000
        scored = won - told.endings[koikoi.Ending.HAND_YAKU]
        assert sum(told.bases.values()) == scored
        assert sum(told.yaku.values()) >= scored

    def test_no_seat_has_an_advantage_when_both_play_alike(self):
        low, high = bulk.simulate(koikoi.YAMATO, rounds=4 * 16384, seed=5).interval
        assert low < 0.15
        assert high > -0.15

    @pytest.mark.parametrize(
        ("how", "text"),
        [
            ({"rounds": 0, "seed": 1}, "bad number of rounds 0: expected 1 to 1000000000000"),
            ({"rounds": True, "seed": 1}, "bad number of rounds True"),
            ({"rounds": 5, "seed": -1}, "bad seed -1"),
        ],
    )
    def test_bad_numbers_are_refused(self, how, text):
        with pytest.raises(RulesError, match=text):
            bulk.simulate(koikoi.YAMATO, **how)


def test_without_numpy_the_error_says_what_to_install():
    code = (
        "import importlib.util as u, sys; real = u.find_spec; "
        "u.find_spec = lambda name, *rest: None if name == 'numpy' else real(name, *rest); "
        "import hanafuda_lib.analysis.bulk"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "need numpy: pip install 'hanafuda-course[bulk]'" in done.stderr


def test_statistics_of_nothing_are_zero():
    assert (bulk.Told().mean, bulk.Told().interval, bulk.Told().share("goko")) == (0.0, (0.0, 0.0), 0.0)
    assert list(islice(bulk.Told().yaku, 1)) == []
