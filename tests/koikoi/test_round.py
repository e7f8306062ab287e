"""A round of Koi-Koi from the deal to each of its endings (RULES.md §B.1, §B.2)."""

import pytest

from hanafuda_lib import DECK, EMPTY, Card, IllegalActionError, Phase, Pile, RulesError, Step, koikoi
from hanafuda_lib.koikoi.ending import decision_choices, exhausted_result
from hanafuda_lib.table import Deal, rng_for, shuffled_deck
from tests.oracle import engine, scorer
from tests.oracle.staging import (
    FIELD,
    HAND_0,
    HAND_1,
    TO_THREE_BRIGHTS,
    choices,
    deal_of,
    find_round,
    play,
    stage,
)

YAMATO, MON = koikoi.YAMATO, koikoi.MON
Ending = koikoi.Ending
BOTH = pytest.mark.parametrize("rules", [YAMATO, MON], ids=["yamato", "mon"])

QUAD_9 = "09-cup 09-blue-ribbon 09-chaff-1 09-chaff-2 10-deer 11-swallow 12-phoenix 02-warbler"
FOUR_PAIRS = "01-crane 01-chaff-1 02-warbler 02-chaff-1 03-curtain 03-chaff-1 04-cuckoo 04-chaff-1"
PLAIN_HAND = "01-chaff-2 02-chaff-2 03-chaff-2 04-chaff-2 05-chaff-1 06-chaff-1 07-chaff-1 08-chaff-1"
QUAD_10 = "10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1"
PLAIN_FIELD = "05-chaff-2 06-chaff-2 07-chaff-2 08-chaff-2 12-chaff-1 11-lightning 12-chaff-2 05-bridge"


class TestDealing:
    """Eight, eight, eight, and twenty-four in the stock."""

    @BOTH
    @pytest.mark.parametrize("dealer", [0, 1])
    def test_packets_of_four_go_to_the_other_the_field_and_the_dealer(self, rules, dealer):
        round = koikoi.Round.deal(rules, seed=11, dealer=dealer)
        order = [DECK[index] for index in shuffled_deck(rng_for(11))]
        other, field, own = (order[n : n + 4] + order[n + 12 : n + 16] for n in (0, 4, 8))
        deal = round.first_deal
        assert set(deal.hands[1 - dealer]) == set(other)
        assert set(deal.field) == set(field)
        assert set(deal.hands[dealer]) == set(own)
        assert list(deal.stock) == order[24:]
        assert round.to_move == dealer

    def test_the_same_seed_gives_the_same_deal_and_another_another(self):
        assert koikoi.Round.deal(YAMATO, seed=5) == koikoi.Round.deal(YAMATO, seed=5)
        assert koikoi.Round.deal(YAMATO, seed=5) != koikoi.Round.deal(YAMATO, seed=6)
        assert koikoi.Round.deal(YAMATO, seed=5) != "a round"

    @BOTH
    def test_four_of_a_month_on_the_field_are_dealt_again(self, rules):
        def first_field(seed):
            order = shuffled_deck(rng_for(seed))
            return [DECK[index].id for index in order[4:8] + order[16:20]]

        seeds = [seed for seed in range(3000) if engine.has_four(first_field(seed))]
        assert len(seeds) > 3
        for seed in seeds:
            round = koikoi.Round.deal(rules, seed=seed, dealer=0)
            assert not engine.has_four(str(round.first_deal.field).split())
            rng = rng_for(seed)
            shuffled_deck(rng)
            again = [DECK[index].id for index in shuffled_deck(rng)]
            if not engine.has_four(again[4:8] + again[16:20]):
                assert set(str(round.first_deal.field).split()) == set(again[4:8] + again[16:20])
                assert round.dealer == 0

    def test_given_cards_that_are_dealt_again_do_not_stand(self):
        field = "01-crane 01-red-poem 01-chaff-1 01-chaff-2 05-chaff-2 06-chaff-2 07-chaff-2 08-chaff-2"
        hand = "02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 07-chaff-1 08-chaff-1 09-chaff-1"
        other = "02-chaff-2 03-chaff-2 04-chaff-2 05-bridge 06-butterflies 07-boar 08-geese 09-chaff-2"
        with pytest.raises(RulesError, match="it is dealt again, expected one that stands") as caught:
            stage(YAMATO, hand, other, field, "")
        assert caught.value.code == "bad-deal"

    def test_four_pairs_on_the_field_are_played(self):
        field = "05-chaff-1 05-chaff-2 06-chaff-1 06-chaff-2 07-chaff-1 07-chaff-2 08-chaff-1 08-chaff-2"
        hand = "01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 09-chaff-1 10-chaff-1 11-lightning 12-chaff-1"
        other = "01-chaff-2 02-chaff-2 03-chaff-2 04-chaff-2 09-chaff-2 10-chaff-2 11-swallow 12-chaff-2"
        assert stage(YAMATO, hand, other, field, "").phase is Phase.PLAY

    @pytest.mark.parametrize(
        ("hands", "field"),
        [
            ([7, 8], 8),
            ([8, 7], 8),
            ([8, 8], 7),
            ([8, 8, 8], 8),
            ([8], 8),
            ([10, 10], 8),
        ],
    )
    def test_a_wrong_number_of_cards_is_named(self, hands, field):
        cards = list(DECK[::5] + DECK[1::5] + DECK[2::5] + DECK[3::5] + DECK[4::5])
        dealt = [Pile.of(cards.pop() for _ in range(number)) for number in [*hands, field]]
        deal = Deal(tuple(dealt[:-1]), dealt[-1], tuple(cards))
        with pytest.raises(RulesError, match="expected 2 hands of 8 and 8 on the field") as caught:
            koikoi.Round.from_deal(YAMATO, deal)
        assert caught.value.code == "bad-deal"


class TestHandYaku:
    """A dealt hand that ends the round (RULES.md §B.1.4)."""

    @BOTH
    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("holder", [0, 1])
    def test_four_of_a_month_win_six_at_once(self, rules, dealer, holder):
        hands = [PLAIN_HAND, PLAIN_HAND]
        hands[holder] = QUAD_9
        round = stage(rules, *hands, PLAIN_FIELD, "", dealer=dealer)
        result = round.result
        assert (round.is_over, round.to_move, round.phase) == (True, None, Phase.OVER)
        assert (result.ending, result.winner) == (Ending.HAND_YAKU, holder)
        assert result.points == ((6, 0), (0, 6))[holder]
        assert result.next_dealer == holder
        assert result.score is None
        assert "手四" in result.lines[0].what or "Teshi" in result.lines[0].what
        assert round.legal_actions() == ()

    @pytest.mark.parametrize("dealer", [0, 1])
    def test_four_pairs_win_six_in_yamato(self, dealer):
        result = stage(YAMATO, PLAIN_HAND, FOUR_PAIRS, PLAIN_FIELD, "", dealer=dealer).result
        assert (result.ending, result.winner, result.points) == (Ending.HAND_YAKU, 1, (0, 6))

    def test_four_pairs_are_nothing_in_mon(self):
        assert stage(MON, PLAIN_HAND, FOUR_PAIRS, PLAIN_FIELD, "").result is None

    @BOTH
    @pytest.mark.parametrize("dealer", [0, 1])
    def test_with_one_in_each_hand_the_dealers_counts(self, rules, dealer):
        one = QUAD_9.replace("10-deer", "03-chaff-2")
        result = stage(rules, one, QUAD_10, PLAIN_FIELD, "", dealer=dealer).result
        assert (result.ending, result.winner) == (Ending.HAND_YAKU, dealer)
        assert result.points == ((6, 0), (0, 6))[dealer]
        assert result.next_dealer == dealer

    def test_two_fours_score_six_once(self):
        hand = "10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2 01-crane 01-red-poem 01-chaff-1 01-chaff-2"
        other = PLAIN_HAND.replace("01-chaff-2", "11-swallow")
        assert stage(YAMATO, hand, other, PLAIN_FIELD, "").result.points == (6, 0)

    def test_a_four_and_two_pairs_are_teshi(self):
        hand = "10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2 01-crane 01-red-poem 03-curtain 03-chaff-1"
        result = stage(YAMATO, hand, PLAIN_HAND, PLAIN_FIELD, "").result
        assert result.points == (6, 0)
        assert "手四" in result.lines[0].what or "Teshi" in result.lines[0].what

    def test_the_field_is_looked_at_before_the_hands(self):
        field = (
            "05-bridge 05-plain-ribbon 05-chaff-1 05-chaff-2 06-chaff-2 07-chaff-2 12-chaff-1 11-lightning"
        )
        with pytest.raises(RulesError, match="dealt again"):
            stage(YAMATO, QUAD_9, PLAIN_HAND.replace("05-chaff-1", "08-geese"), field, "")


class TestTurn:
    """Hand step, stock step, and the choices in them."""

    def test_both_steps_of_the_first_turn(self):
        round = play(stage(YAMATO), "01-crane")
        assert [(e.seat, e.step, str(e.card), str(e.taken)) for e in round.events] == [
            (0, Step.HAND, "01-crane", "01-chaff-1"),
            (0, Step.STOCK, "03-curtain", "03-chaff-2"),
        ]
        view = round.view(0)
        assert view.piles == (Pile.parse("01-crane 01-chaff-1 03-curtain 03-chaff-2"), EMPTY)
        assert (view.hand_sizes, view.stock_size, view.to_move) == ((7, 8), 23, 1)

    def test_a_hand_card_with_two_matches_names_the_card_to_take(self):
        field = FIELD.replace("02-chaff-1", "01-red-poem")
        round = stage(YAMATO, field=field)
        assert choices(round)[:2] == ["01-crane>01-chaff-1", "01-crane>01-red-poem"]
        with pytest.raises(IllegalActionError, match="can take several cards"):
            play(round, "01-crane")
        play(round, "01-crane>01-red-poem")
        assert Card.parse("01-chaff-1") in round.view(0).field

    def test_a_flipped_card_with_two_matches_waits_for_the_choice(self):
        field = FIELD.replace("02-chaff-1", "03-chaff-1")
        round = play(stage(YAMATO, field=field), "01-crane")
        assert (round.phase, round.to_move) == (Phase.TAKE, 0)
        assert choices(round) == [">03-chaff-1", ">03-chaff-2"]
        assert round.view(0).flipped == round.view(1).flipped == Card.parse("03-curtain")
        assert round.view(1).legal == ()
        assert round.view(0).stock_size == 23
        for wrong in (">10-chaff-1", ">09-cup"):
            with pytest.raises(IllegalActionError, match="cannot be taken by '03-curtain'"):
                play(round, wrong)
        play(round, ">03-chaff-1")
        assert round.view(0).piles[0] == Pile.parse("01-crane 01-chaff-1 03-curtain 03-chaff-1")
        assert (round.view(0).flipped, round.to_move, round.phase) == (None, 1, Phase.PLAY)

    def test_not_matching_is_allowed(self):
        round = play(stage(YAMATO), "09-chaff-1")
        assert Card.parse("09-chaff-1") in round.view(0).field
        assert round.events[0].taken == EMPTY

    def test_an_opponents_hand_card_cannot_be_played(self):
        with pytest.raises(IllegalActionError, match="card '07-boar' is not in the hand") as caught:
            play(stage(YAMATO), "07-boar")
        assert caught.value.code == "not-in-hand"


class TestDecision:
    """Stop or go on (RULES.md §B.1.6–9)."""

    def test_the_first_yaku_of_a_round_is_asked_about(self):
        round = play(stage(YAMATO), TO_THREE_BRIGHTS)
        assert (round.phase, round.to_move, choices(round)) == (Phase.DECIDE, 0, ["koikoi", "shobu"])
        assert round.view(0).score(0).total == 5
        assert round.view(1).legal == ()

    def test_shobu_ends_the_round_for_the_caller(self):
        round = play(stage(YAMATO), TO_THREE_BRIGHTS + " shobu")
        result = round.result
        assert (result.ending, result.winner, result.points) == (Ending.SHOBU, 0, (5, 0))
        assert result.next_dealer == 0
        assert [line.yaku.id for line in result.score.lines] == ["sanko"]
        assert [(line.what, line.amounts) for line in result.lines] == [("the yaku of the pile", (5, 0))]
        assert round.events[-1].step is Step.SHOBU
        with pytest.raises(IllegalActionError, match="expected none, the round is over") as caught:
            play(round, "koikoi")
        assert caught.value.code == "round-over"

    def test_after_koikoi_the_opponents_yaku_ends_the_round_doubled(self):
        round = play(stage(YAMATO), TO_THREE_BRIGHTS + " koikoi 06-butterflies")
        result = round.result
        assert (result.ending, result.winner, result.points) == (Ending.AFTER_KOIKOI, 1, (0, 10))
        assert result.next_dealer == 1
        assert [step.label for step in result.score.steps] == ["koi-koi"]

    def test_after_koikoi_the_callers_next_yaku_ends_the_round_without_a_bonus(self):
        round = play(stage(YAMATO), TO_THREE_BRIGHTS + " koikoi 09-chaff-2 12-phoenix")
        result = round.result
        assert (result.ending, result.winner) == (Ending.AFTER_KOIKOI, 0)
        assert [line.yaku.id for line in result.score.lines] == ["shiko"]
        assert result.points == (16, 0)  # 8, doubled at seven; the own call adds nothing

    def test_mon_asks_again_and_doubles_nothing(self):
        round = play(stage(MON), TO_THREE_BRIGHTS + " koikoi 06-butterflies")
        assert (round.phase, round.to_move, choices(round)) == (Phase.DECIDE, 1, ["koikoi", "shobu"])
        assert round.view(0).koikoi_calls == (1, 0)
        play(round, "koikoi 12-phoenix")
        assert round.view(0).koikoi_calls == (1, 1)
        play(round, "shobu")
        assert (round.result.ending, round.result.points) == (Ending.SHOBU, (10, 0))

    def test_nobody_is_asked_when_nothing_rose(self):
        round = play(stage(MON), TO_THREE_BRIGHTS + " koikoi 09-chaff-2")
        assert (round.phase, round.to_move) == (Phase.PLAY, 0)
        play(round, "02-warbler")
        assert (round.phase, round.to_move) == (Phase.PLAY, 1)

    def test_on_the_very_last_turn_only_stopping_is_left(self):
        round = find_round(YAMATO, lambda one: one.result.ending is Ending.LAST_TURN)
        view = round.view(0)
        assert view.hand_sizes == (0, 0)
        assert round.result.winner == 1 - round.dealer
        assert round.result.points[round.result.winner] == round.result.score.total > 0
        assert round.result.next_dealer == round.result.winner
        assert round.events[-1].step is Step.STOCK

    def test_the_dealers_own_last_card_is_not_the_last_turn(self):
        def dealer_is_asked_at_the_end(one):
            return one.phase is Phase.DECIDE and one.view(0).hand_sizes == (0, 1)

        round = find_round(YAMATO, lambda one: True, stop_at=dealer_is_asked_at_the_end)
        assert choices(round) == ["koikoi", "shobu"]

    @pytest.mark.parametrize(
        ("rules", "last_turn", "calls", "words"),
        [
            (YAMATO, False, 0, "shobu koikoi"),
            (YAMATO, False, 1, "shobu"),
            (YAMATO, True, 0, "shobu"),
            (MON, False, 0, "shobu koikoi"),
            (MON, False, 7, "shobu koikoi"),
            (MON, True, 0, "shobu"),
        ],
    )
    def test_what_may_be_answered(self, rules, last_turn, calls, words):
        found = decision_choices(rules, last_turn=last_turn, calls=calls)
        assert " ".join(map(str, found)) == words


class TestExhausted:
    """Both hands are empty and nobody stopped (RULES.md §B.1.10–11, §B.2)."""

    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("called", [False, True])
    def test_yamato_nobody_scores_and_the_other_player_deals(self, dealer, called):
        round = find_round(
            YAMATO,
            lambda one: one.result.ending is Ending.EXHAUSTED and any(one.view(0).koikoi_calls) == called,
            dealer=dealer,
        )
        result = round.result
        assert (result.winner, result.points, result.score) == (None, (0, 0), None)
        assert result.next_dealer == 1 - dealer
        assert result.lines == ()
        assert round.view(0).hand_sizes == (0, 0)
        assert round.view(0).stock_size == 8

    @pytest.mark.parametrize("dealer", [0, 1])
    @pytest.mark.parametrize("called", [False, True])
    def test_mon_the_dealer_takes_three_and_stays(self, dealer, called):
        round = find_round(
            MON,
            lambda one: one.result.ending is Ending.EXHAUSTED and any(one.view(0).koikoi_calls) == called,
            dealer=dealer,
        )
        result = round.result
        assert (result.winner, result.next_dealer) == (None, dealer)
        assert result.points == ((3, 0), (0, 3))[dealer]

    def test_the_result_alone(self):
        assert exhausted_result(YAMATO, 0).next_dealer == 1
        assert exhausted_result(MON, 1).points == (0, 3)


def test_every_ending_has_a_sentence_and_a_plain_repr():
    assert len({ending.sentence for ending in Ending}) == len(Ending) == 9
    assert repr(Ending.SHOBU) == "Ending.SHOBU"


def test_a_view_tells_what_lies_open():
    round = play(stage(YAMATO, month=5), TO_THREE_BRIGHTS)
    view = round.view(1)
    assert (view.seat, view.dealer, view.month, view.rules) == (1, 0, 5, YAMATO)
    assert view.hand == Pile.parse(HAND_1) - Pile.parse("07-boar")
    assert view.events == round.events
    assert view.field_brights == 0
    assert view.result is None
    play(round, "shobu")
    assert round.view(1).result == round.result


def test_the_record_of_a_staged_round_is_one_readable_line():
    record = play(stage(YAMATO), TO_THREE_BRIGHTS).record()
    sorted_hands = " / ".join(str(Pile.parse(hand)) for hand in (HAND_0, HAND_1, FIELD))
    assert record.startswith(f"hanafuda1 koikoi/yamato; dealer 0; month 1; deal {sorted_hands} / 03-curtain ")
    assert record.endswith("; play 01-crane 07-boar 08-moon")


def test_deals_are_what_the_second_engine_deals():
    hands, field = [HAND_0.split(), HAND_1.split()], FIELD.split()
    stock = [card for card in scorer.DECK if card not in {*hands[0], *hands[1], *field}]
    assert koikoi.Round.from_deal(YAMATO, deal_of(hands, field, stock)).first_deal == deal_of(
        hands, field, stock
    )
