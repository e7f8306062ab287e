"""The judge of Koi-Koi: what it looks at, when it may be asked, and the look a turn ahead."""

import json
from base64 import b64encode
from random import Random
from struct import pack

import pytest

from hanafuda_lib import Card, Pile, RulesError, hachihachi, koikoi
from hanafuda_lib.actions import Play, Take
from hanafuda_lib.game import Phase
from hanafuda_lib.players import judge as j
from hanafuda_lib.players.budget import Budget
from hanafuda_lib.players.estimate import Option
from hanafuda_lib.players.foresight import foresee
from hanafuda_lib.players.judge import Judge, Weights, judge_of, month_rows, signs
from hanafuda_lib.players.lookahead import Lookahead, Notes
from hanafuda_lib.players.worlds import Hidden, noticed
from tests.oracle.staging import TO_THREE_BRIGHTS, play, stage

YAMATO = koikoi.YAMATO
NOTHING = [0] * 12


def mask(text):
    return Pile.parse(text).mask


def weights(*, rows=(), held=(), out=1.0, straight=(), bias=0.0):
    """A net of one hidden number whose other numbers are nought."""
    table = [0.0] * (j.CARD_ROWS + j.MONTH_ROWS)
    for row, value in rows:
        table[row] = value
    beside = [0.0] * j.SIGNS
    for sign, value in held:
        beside[sign] = value
    line = [0.0] * j.SIGNS
    for sign, value in straight:
        line[sign] = value
    return Weights(table, beside, [1.0], [out], line, bias)


def lead(judge, *, hand="", field="", mine="", theirs="", doubts=NOTHING, **told):
    masks = [mask(text) for text in (hand, field, mine, theirs)]
    sums = judge.sums(*masks, doubts)
    told = {"turned": True, "leads": False, "calls": (0, 0), "points": (0, 0)} | told
    beside = judge.beside(masks[0].bit_count(), piles=(masks[2], masks[3]), **told)
    return judge.lead(sums, sums, sums, beside)


class TestWhatItSees:
    """Each month by its four cards, its numbers and what is known of the other's hand; and some signs."""

    def test_a_card_counts_where_it_lies(self):
        crane_mine = 0 * 5 + j.MINE
        judge = Judge(weights(rows=[(crane_mine, 2.5)]))
        assert lead(judge, mine="01-crane") == 2.5
        assert lead(judge, theirs="01-crane") == lead(judge, mine="01-red-poem") == 0

    def test_a_month_counts_by_numbers_and_by_what_is_known(self):
        one_of_one = j.SHARES[1, 1, 2]
        row = j.CARD_ROWS + (2 * 4 + j.THROWN) * len(j.SHARES) + one_of_one
        judge = Judge(weights(rows=[(row, 1.5)]))
        thrown = [0, 0, j.THROWN] + [0] * 9
        for hand, field in (("03-curtain", "03-chaff-1"), ("03-chaff-2", "03-red-poem")):
            assert lead(judge, hand=hand, field=field, doubts=thrown) == 1.5
            assert lead(judge, hand=hand, field=field) == 0
        assert lead(judge, hand="03-curtain 03-chaff-1", doubts=thrown) == 0

    def test_where_all_cards_are_seen_nothing_is_in_doubt(self):
        places = (j.IN_HAND, j.ON_FIELD, j.MINE, j.THEIRS)
        assert month_rows(5, places, j.KEPT) == month_rows(5, places, j.OPEN)

    def test_a_hidden_number_below_nought_is_silent(self):
        judge = Judge(weights(rows=[(j.MINE, -1.0)], out=3.0, bias=0.25))
        assert lead(judge, mine="01-crane") == 0.25

    def test_many_hidden_numbers_are_added_side_by_side(self):
        """Three numbers in a row for a card of one's own, what they count for, and their sum by hand."""
        table = [0.0] * (3 * (j.CARD_ROWS + j.MONTH_ROWS))
        table[3 * j.MINE : 3 * j.MINE + 3] = [2.0, -1.0, 0.5]  # the crane
        table[3 * (5 + j.MINE) : 3 * (5 + j.MINE) + 3] = [-0.5, 3.0, 1.0]  # the red poem
        judge = Judge(
            Weights(table, [0.0] * (3 * j.SIGNS), [1, 1, 10], [-1.0, 2.0, 0.1], [0.0] * j.SIGNS, 0.0)
        )
        assert lead(judge, mine="01-crane") == pytest.approx(-2.0 + 0 + 0.5, abs=1e-5)
        assert lead(judge, mine="01-crane 01-red-poem") == pytest.approx(-1.5 + 4.0 + 1.5, abs=1e-5)

    def test_a_sign_counts_straight_and_hidden(self):
        called = 9 + 2  # after the nine sizes of a hand: the stock card, the dealer, his own call
        judge = Judge(weights(held=[(called, 2.0)], straight=[(called, 1.0)], out=0.5))
        assert lead(judge, calls=(1, 0)) == 2.0
        assert lead(judge, calls=(0, 1)) == 0

    def test_counts_have_thresholds(self):
        held = signs(
            0, turned=False, leads=False, calls=(0, 0), points=(0, 0), counts=(6, 0, 0, 0, 0, 5, 3, 0)
        )
        first = 9 + 4 + 20
        chaff, animals, ribbons, brights = first, first + 10, first + 18, first + 26
        assert held == [
            0,
            chaff,
            ribbons + 4,
            ribbons + 5,
            ribbons + 6,
            brights,
            brights + 1,
            brights + 2,
            j.SIGNS - 1,
        ]
        assert animals not in held

    def test_the_cup_counts_as_chaff_and_as_animal_and_lightning_not_among_dry_brights(self):
        cup, lightning = 1 << Card.parse("09-cup").index, 1 << Card.parse("11-lightning").index
        chaff, animals, ribbons, brights = (cards for cards, _ in j.COUNTED)
        assert chaff & cup and animals & cup and not brights & lightning
        assert [cards.bit_count() for cards in (chaff, animals, ribbons, brights)] == [25, 9, 10, 4]


class TestWhenItMayBeAsked:
    """It was taught by one set of rules."""

    def test_rules_that_matter_nothing_in_play_keep_it(self):
        for change in ({"scoring": "zeroSum"}, {"gameLength": "6"}, {"handYaku": "off"}):
            assert judge_of(YAMATO.with_options(change)) is judge_of(YAMATO)

    @pytest.mark.parametrize(
        "change",
        [{"viewing": "off"}, {"sevenDoubling": "off"}, {"koikoiLimit": "unlimited"}, {"tsukifuda": "4"}],
    )
    def test_other_yaku_and_payments_do_not(self, change):
        assert judge_of(YAMATO.with_options(change)) is None

    def test_other_rule_sets_and_games_have_none(self):
        assert judge_of(koikoi.MON) is None and judge_of(hachihachi.STANDARD) is None

    def test_a_file_of_another_shape_is_refused(self):
        numbers = b64encode(pack("<3h", 1, 2, 3)).decode()
        told = {
            "scales": [1.0],
            "rows": numbers,
            "signs": numbers,
            "out": [1.0],
            "straight": [],
            "bias": 0,
        }
        with pytest.raises(RulesError, match="3 numbers of rows, expected 1920"):
            Weights.read(told)

    def test_stored_numbers_are_read_with_their_scales(self):
        count = j.CARD_ROWS + j.MONTH_ROWS
        rows = b64encode(pack(f"<{2 * count}h", 7, -3, *[0] * (2 * count - 2))).decode()
        held = b64encode(pack(f"<{2 * j.SIGNS}h", *[0] * (2 * j.SIGNS))).decode()
        told = {
            "scales": [0.5, 2.0],
            "rows": rows,
            "signs": held,
            "out": [1, 1],
            "straight": [0] * j.SIGNS,
            "bias": 1,
        }
        read = Weights.read(json.loads(json.dumps(told)))
        assert list(read.rows[:4]) == [7, -3, 0, 0] and len(read.signs) == 2 * j.SIGNS
        judge = Judge(read)
        # The first card out of sight: 7 * 0.5 speaks for a lead, -3 * 2.0 is silent.
        assert lead(judge) == 1 + 3.5


def positions(count, *, phase=None):
    """Rounds of two random players, at some moment; with a phase, only where a seat has a choice in it."""
    for seed in range(count):
        rng = Random(seed)
        round = koikoi.Round.deal(YAMATO, seed=900 + seed)
        for _ in range(rng.randrange(14)):
            if round.to_move is not None:
                round.play(rng.choice(round.legal_actions()))
        while round.to_move is not None and phase is not None:
            view = round.view(round.to_move)
            if view.phase is phase and len(view.legal) > 1:
                break
            round.play(rng.choice(round.legal_actions()))
        if round.to_move is not None:
            yield round


class TestATurnAhead:
    """Its outcomes are those of the round itself."""

    def test_each_outcome_follows_the_rules(self):
        compared = 0
        for round in positions(40, phase=Phase.PLAY):
            seat = round.to_move
            view = round.view(seat)
            for branch in Lookahead(view, judge_of(YAMATO)).branches(view.legal):
                twin = koikoi.Round.replay(round.record())
                card = round.first_deal.stock[24 - view.stock_size]
                outcome = branch.outcomes[card.index]
                twin.play(branch.action)
                if twin.to_move == seat and twin.phase is Phase.TAKE:
                    continue  # the choice is the judge's own
                after = twin.view(seat)
                assert (after.field.mask, after.piles[seat].mask) == (outcome.field, outcome.pile)
                rules = YAMATO.scorer(1)
                assert outcome.points == rules.points(outcome.pile, 0)
                if twin.is_over and twin.result.points[seat]:
                    assert outcome.over and outcome.value == twin.result.points[seat]
                compared += 1
        assert compared > 100

    def test_a_turned_card_that_takes_one_of_two_is_followed_too(self):
        compared = 0
        for round in positions(120, phase=Phase.TAKE):
            seat = round.to_move
            view = round.view(seat)
            for branch in Lookahead(view, judge_of(YAMATO)).branches(view.legal):
                assert isinstance(branch.action, Take)
                twin = koikoi.Round.replay(round.record())
                twin.play(branch.action)
                after = twin.view(seat)
                outcome = branch.outcomes[-1]
                assert (after.field.mask, after.piles[seat].mask) == (outcome.field, outcome.pile)
                compared += 1
        assert compared > 30

    def test_when_a_call_was_made_a_yaku_is_worth_its_points_at_once(self):
        for round in positions(80, phase=Phase.PLAY):
            view = round.view(round.to_move)
            if not sum(view.koikoi_calls):
                continue
            for branch in Lookahead(view, judge_of(YAMATO)).branches(view.legal):
                for outcome in branch.outcomes.values():
                    before = YAMATO.scorer(1).points(view.piles[view.seat].mask, 0)
                    if outcome.points > before:
                        assert outcome.over and outcome.value >= outcome.points
            return
        pytest.fail("no round with a call among the positions")

    def test_what_the_other_can_tell_is_noted_play_by_play(self):
        compared = 0
        for seed in range(12):
            rng = Random(seed)
            round = koikoi.Round.deal(YAMATO, seed=seed)
            notes = [Notes(), Notes()]
            while round.to_move is not None:
                seat = round.to_move
                action = rng.choice(round.legal_actions())
                if isinstance(action, Play):
                    taken = (
                        round.view(seat).takes(action.card).mask
                        if action.take is None
                        else 1 << action.take.index
                    )
                    field = round.view(seat).field.mask
                    notes[seat] = notes[seat].after(1 << action.card.index, taken, field)
                round.play(action)
                if round.to_move is not None:
                    view = round.view(round.to_move)
                    assert [Notes(*noticed(view, each)) for each in (0, 1)] == notes
                    compared += 1
        assert compared > 100

    def test_first_sight_weighs_every_unseen_card(self):
        view = koikoi.Round.deal(YAMATO, seed=7).view(0)
        branch = Lookahead(view, judge_of(YAMATO)).branches(view.legal)[0]
        assert sorted(branch.outcomes) == Hidden(view).cards and len(branch.outcomes) == 32
        values = [outcome.value for outcome in branch.outcomes.values()]
        # Nothing was played yet: each of the 32 cards is as likely as the others.
        assert branch.prior == pytest.approx(sum(values) / 32)


class TestForesight:
    """The values of all plays in the same worlds."""

    def views(self):
        return [round.view(round.to_move) for round in positions(12, phase=Phase.PLAY)]

    def test_every_option_comes_once_the_best_of_those_looked_into_first(self):
        for view in self.views():
            options = foresee(view, judge_of(YAMATO), budget=Budget(worlds=16))
            assert sorted(map(str, (one.action for one in options))) == sorted(map(str, view.legal))
            most = [one.leaning for one in options if len(one.values) == len(options[0].values)]
            assert most == sorted(most, reverse=True)

    def test_the_same_view_and_seed_give_the_same_values(self):
        view = self.views()[0]
        one, two, other = (
            [option.values for option in foresee(view, judge_of(YAMATO), budget=Budget(worlds=16), seed=seed)]
            for seed in (1, 1, 2)
        )
        assert one == two != other

    def test_what_is_far_behind_at_first_sight_is_not_looked_into(self):
        seen = 0
        for view in self.views():
            branches = {
                one.action: one.prior for one in Lookahead(view, judge_of(YAMATO)).branches(view.legal)
            }
            best = max(branches.values())
            for option in foresee(view, judge_of(YAMATO), budget=Budget(worlds=16)):
                if best - branches[option.action] > 1.5:
                    assert len(option.values) == 1
                    seen += 1
        assert seen > 20

    def test_a_budget_in_worlds_is_kept(self):
        for view in self.views():
            options = foresee(view, judge_of(YAMATO), budget=Budget(worlds=5))
            assert {len(option.values) for option in options} <= {1, 5}

    def test_first_sight_counts_as_ten_worlds(self):
        option = Option(Play(Card.parse("01-crane")), [4.0] * 10)
        option.pull_towards(2.0, worlds=10)
        assert option.leaning == pytest.approx(3.0)
        option.values += [4.0] * 20
        option.pull_towards(2.0, worlds=10)
        assert option.leaning == pytest.approx(4.0 - 2.0 * 10 / 40)

    def test_a_question_is_refused(self):
        view = play(stage(YAMATO), TO_THREE_BRIGHTS).view(0)
        with pytest.raises(RulesError, match="asks a question, expected a card to play or to take"):
            foresee(view, judge_of(YAMATO), budget=Budget(worlds=5))

    def test_a_bad_budget_is_refused(self):
        with pytest.raises(RulesError, match="bad budget 5"):
            foresee(self.views()[0], judge_of(YAMATO), budget=5)
