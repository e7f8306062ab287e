"""Puzzles: each answer is checked by a claim and by played-out rounds, and each fact by other code."""

import json
import statistics
from collections import Counter

import pytest

from hanafuda_lib import Card, HanafudaError
from hanafuda_lib.exercises.puzzles import (
    THEMES,
    Kind,
    Position,
    Puzzle,
    PuzzleError,
    draw_puzzles,
    facts,
    failures,
    find_puzzle,
    leads,
    option_label,
    puzzles,
    select_puzzles,
)
from hanafuda_lib.exercises.puzzles.criteria import worth
from hanafuda_lib.exercises.puzzles.effects import Effect
from hanafuda_lib.exercises.puzzles.facts import card_word, twins
from hanafuda_lib.exercises.puzzles.model import LEAST_ERRORS
from hanafuda_lib.exercises.puzzles.playout import estimate, play_out
from hanafuda_lib.exercises.puzzles.shelf import read_rows, read_values
from hanafuda_lib.players.budget import Budget
from hanafuda_lib.players.estimate import estimate as search_estimate

EVERY = puzzles()
PLAYS = [puzzle for puzzle in EVERY if puzzle.kind is Kind.PLAY]
DECISIONS = [puzzle for puzzle in EVERY if puzzle.kind is not Kind.PLAY]
# Sets of cards that make a yaku by themselves, from RULES.md §B.1, §C.1 and §D.7, written here again.
SETS = {
    "sanko": "01-crane 03-curtain 08-moon 12-phoenix",
    "inoshikacho": "07-boar 10-deer 06-butterflies",
    "akatan": "01-red-poem 02-red-poem 03-red-poem",
    "aotan": "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon",
    "kusa": "04-plain-ribbon 05-plain-ribbon 07-plain-ribbon",
    "hanamizake": "03-curtain 09-cup",
    "tsukimizake": "08-moon 09-cup",
    "tsukimi": "08-moon 09-cup",
    "omote_sugawara": "01-crane 02-warbler 03-curtain",
    "matsukiribozu": "01-crane 08-moon 12-phoenix",
    "shiko": "01-crane 03-curtain 08-moon 12-phoenix",
}
ANIMALS = {"02-warbler", "04-cuckoo", "05-bridge", "06-butterflies", "07-boar", "08-geese", "09-cup",
           "10-deer", "11-swallow"}  # fmt: skip


def ids(pile):
    return set(str(pile).split())


# ---------------------------------------------------------------- the shelf


def test_there_are_enough_puzzles_of_each_kind_and_game():
    games = Counter(puzzle.position.game for puzzle in PLAYS)
    assert len(PLAYS) >= 60
    assert games["koikoi"] >= 25
    assert games["hanaawase"] >= 15
    assert games["hachihachi"] >= 15
    kinds = Counter(puzzle.kind for puzzle in DECISIONS)
    assert kinds[Kind.STOP] >= 20
    assert kinds[Kind.SAGE] >= 12


def test_all_levels_are_there_and_many_themes():
    assert {puzzle.level for puzzle in PLAYS} == {1, 2, 3, 4, 5}
    assert {puzzle.theme for puzzle in EVERY} <= set(THEMES)
    assert {"complete", "block", "keep", "two-faces", "choice", "flip", "points-yaku", "discard"} <= {
        puzzle.theme for puzzle in PLAYS
    }


def test_no_answer_can_be_learnt_by_heart():
    for kind, words in ((Kind.STOP, ("shobu", "koikoi")), (Kind.SAGE, ("shobu", "sage"))):
        answers = Counter(puzzle.answer for puzzle in DECISIONS if puzzle.kind is kind)
        assert min(answers[word] for word in words) >= 5, answers


def test_ids_never_change_their_answer(root):
    lines = (root / "tests" / "data" / "puzzle_ids.tsv").read_text("utf-8").splitlines()
    published = dict(line.split("\t") for line in lines)
    assert {puzzle.id: puzzle.answer for puzzle in EVERY} == published


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_the_position_could_have_come_about(puzzle):
    assert puzzle.position.oddities() == []
    assert len(puzzle.options) >= 2


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_what_seat_0_sees_does_not_depend_on_where_the_hidden_cards_lie(puzzle):
    views = {puzzle.position.round(seed).view(0).hand for seed in (1, 2)}
    assert views == {puzzle.position.hand}
    one, two = (puzzle.position.round(seed) for seed in (1, 2))
    assert one.view(0).legal == two.view(0).legal
    assert [hand.bit_count() for hand in one.table.hands[1:]] == list(puzzle.position.hidden_hands)
    assert one.table.stock_size == puzzle.position.stock_size


# ---------------------------------------------------------------- answers


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_the_claim_holds_for_the_answer_alone(puzzle):
    assert puzzle.check
    assert failures(puzzle) == []


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_the_answer_leads_when_rounds_are_played_out(puzzle):
    assert {option for option, _, _ in puzzle.values} == set(puzzle.options)
    assert leads(puzzle), (puzzle.lead, puzzle.values)


def test_a_claim_fails_for_another_answer():
    puzzle = find_puzzle("hana/ribbon-not-cup")
    wrong = {**puzzle.to_json(), "answer": "09-chaff-1>09-cup"}
    assert failures(Puzzle.from_json(wrong)) == ["only-completes aotan", "yaku-not-points"]
    assert not leads(Puzzle.from_json(wrong))


def test_an_unknown_claim_is_refused():
    puzzle = Puzzle.from_json({**find_puzzle("hana/ribbon-not-cup").to_json(), "check": "wins-at-once"})
    with pytest.raises(PuzzleError, match="unknown claim 'wins-at-once' of hana/ribbon-not-cup"):
        failures(puzzle)


@pytest.mark.parametrize(
    "name", ["stop/phoenix-is-yours", "stop/goko-but-danger", "koikoi/flip-moon", "sage/big-field"]
)
def test_other_deals_say_the_same(name):
    puzzle = find_puzzle(name)
    found = {one.option: one for one in estimate(puzzle.position, puzzle.options, deals=60, seed=2)}
    assert max(found, key=lambda option: found[option].value) == puzzle.answer
    for option, value, error in puzzle.values:
        spread = (found[option].error ** 2 + error**2) ** 0.5
        assert abs(found[option].value - value) <= 5 * spread + 1e-9, option
    assert LEAST_ERRORS == 3


def test_stopping_brings_exactly_what_the_pile_is_worth():
    # Curtain, moon and cup: 5 + 5, and ten points count twice.
    assert {play_out(find_puzzle("stop/ten-in-hand").position, "shobu", seed) for seed in range(5)} == {20}
    # Red Poems are 7 kan of 12 mon from each of two.
    assert play_out(find_puzzle("sage/blue-is-yours").position, "shobu", 1) == 7 * 12 * 2


# ---------------------------------------------------------------- facts


@pytest.mark.parametrize("puzzle", PLAYS, ids=lambda puzzle: puzzle.id)
def test_what_a_play_takes_is_what_the_round_takes(puzzle):
    for option in puzzle.options:
        effect = Effect.of(puzzle.position, option)
        round = puzzle.position.round(3)
        action = next(one for one in round.legal_actions() if str(one) == option)
        round.play(action)
        event = next(event for event in round.events if event.card is effect.played)
        assert (event.seat, event.taken) == (0, effect.taken)
        assert effect.gained <= round.view(0).piles[0]


@pytest.mark.parametrize("puzzle", PLAYS, ids=lambda puzzle: puzzle.id)
def test_a_set_is_made_when_its_last_card_comes(puzzle):
    """Yaku of a fixed set of cards, found without the library's tables."""
    for option in puzzle.options:
        effect = Effect.of(puzzle.position, option)
        before, after = ids(puzzle.position.piles[0]), ids(effect.pile)
        for yaku in effect.made:
            if yaku in SETS and yaku != "sanko":
                assert set(SETS[yaku].split()) <= after, yaku
            if yaku in ("sanko", "shiko"):
                assert len(set(SETS["sanko"].split()) & after) >= (3 if yaku == "sanko" else 4)
            if yaku == "tane":
                assert len(ANIMALS & after) >= 5 > len(ANIMALS & before) or len(ANIMALS & before) >= 5
        for yaku in ("akatan", "aotan"):  # worth something in every rule set
            whole = set(SETS[yaku].split())
            assert (yaku in effect.made) >= (whole <= after and not whole <= before)


def test_five_points_fewer_a_yaku_more():
    """The worked case of RULES.md (S004): 9 of the hand, cup or ribbon; 11 points or 6 and Blues."""
    puzzle = find_puzzle("hana/ribbon-not-cup")
    cup, ribbon = (Effect.of(puzzle.position, f"09-chaff-1>{card}") for card in ("09-cup", "09-blue-ribbon"))
    assert (cup.card_points, cup.yaku_gain) == (11, 0)
    assert (ribbon.card_points, ribbon.yaku_gain) == (6, 40)
    assert worth(ribbon) - worth(cup) == 75
    assert puzzle.answer == "09-chaff-1>09-blue-ribbon"
    told = {fact.label: fact.amount for fact in facts(puzzle, puzzle.answer)}
    assert (told["Takes"], told["Makes Blues 青短"]) == ("+6", "+40 each")


def test_a_card_left_for_another_is_named_with_its_price():
    told = facts(find_puzzle("koikoi/take-his-cup"), "01-chaff-1")
    leaves = [fact for fact in told if fact.kind == "leaves"]
    assert leaves
    assert "the sake cup" in leaves[0].text
    assert "two chrysanthemum cards are unseen" in leaves[0].text
    # Curtain and moon lie in that pile: the cup makes both viewings.
    assert leaves[0].amount == "10"


def test_an_unseen_card_may_be_baited():
    told = facts(find_puzzle("koikoi/bait"), "10-chaff-1")
    (bait,) = [fact for fact in told if fact.kind == "leaves"]
    assert bait.text.startswith(
        "The deer is unseen. If the opponent holds that card, it takes a maple chaff card"
    )


def test_who_feeds_the_last_card_pays_alone():
    puzzle = find_puzzle("hachi/hatto")
    assert not [fact for fact in facts(puzzle, puzzle.answer) if fact.kind == "liable"]
    others = [option for option in puzzle.options if option != puzzle.answer]
    assert all(any(fact.kind == "liable" for fact in facts(puzzle, option)) for option in others)


def test_doubling_is_told():
    told = {fact.label: fact for fact in facts(find_puzzle("koikoi/both-viewings"), "09-chaff-1")}
    # Two viewings of 5 and the tenth chaff card: 11, and seven or more count twice.
    assert told["You could stop with"].amount == "22"
    assert "Seven points or more" in told["You could stop with"].text


def test_a_yaku_that_another_replaces_is_taken_off():
    told = {
        fact.label: fact
        for fact in facts(find_puzzle("hana/seventh-ribbon-adds-little"), "02-chaff-1>02-red-poem")
    }
    assert told["Makes Seven Ribbons 七短"].amount == "+40 each"
    assert (told["In its place"].text, told["In its place"].amount) == (
        "Six Ribbons does not count beside it.",
        "−30 each",
    )


def test_a_card_that_waits_is_named():
    told = {fact.kind: fact.text for fact in facts(find_puzzle("koikoi/phoenix-can-wait"), "08-chaff-1")}
    assert told["keeps"].startswith("Nobody else can take the phoenix")


def test_a_decision_tells_time_hopes_and_dangers():
    puzzle = find_puzzle("sage/blue-but-danger")
    told = [fact.kind for fact in facts(puzzle, "sage")]
    assert told[0] == "turns"
    assert "danger" in told
    assert "hope" in told or "hopeless" in told
    assert facts(puzzle, "shobu")[0].amount == "+168 mon"


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_every_fact_is_a_whole_sentence(puzzle):
    for option in puzzle.options:
        for fact in facts(puzzle, option):
            assert fact.text, (option, fact)
            assert fact.text[0].isupper(), fact
            assert "  " not in fact.text, fact
        assert option_label(puzzle, option)
    assert puzzle.reason.endswith(".")
    assert puzzle.nudge[-1] in ".?"


def test_short_words_for_cards():
    words = {
        card: card_word(Card.parse(card)) for card in ("08-moon", "05-chaff-1", "11-rainman", "03-red-poem")
    }
    assert list(words.values()) == [
        "the full moon",
        "an iris chaff card",
        "the rain man",
        "the cherry ribbon",
    ]


def test_twins_are_right_too():
    for puzzle in PLAYS:
        for twin in twins(puzzle):
            mine, other = Effect.of(puzzle.position, puzzle.answer), Effect.of(puzzle.position, twin)
            assert mine.played.month is other.played.month
            assert mine.played.kind is other.played.kind


# ---------------------------------------------------------------- texts, and what is refused


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_texts_and_json_give_the_same_back(puzzle):
    assert Position.parse(str(puzzle.position)) == puzzle.position
    assert Puzzle.from_json(json.loads(json.dumps(puzzle.to_json()))) == puzzle
    assert eval(repr(puzzle), {"find_puzzle": find_puzzle}) is puzzle


START = (
    "koikoi/yamato; dealer 0; hand 01-crane 02-warbler 03-curtain 04-cuckoo 05-bridge 06-butterflies 07-boar "
    "08-moon; field 09-cup 10-deer 11-swallow 12-phoenix 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1; piles /"
)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("dealer 0", "dealer 2"), "bad dealer '2'"),
        (("dealer 0", "giver 0"), "bad section 'giver'"),
        (("dealer 0", "dealer 0; dealer 1"), "bad section 'dealer'"),
        (("piles /", "piles"), "1 piles"),
        ((" 08-moon", ""), "15 cards are seen: expected"),
        (("09-cup", "01-crane"), "given twice"),
        (("koikoi/yamato", "koikoi/tokyo"), "unknown rule set"),
        (("koikoi/yamato", "koikoi/yamato viewing=maybe"), "unknown value"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change, expected):
    assert Position.parse(START).stock_size == 24
    with pytest.raises(HanafudaError, match=expected):
        Position.parse(START.replace(*change))


def test_a_position_is_a_text():
    with pytest.raises(HanafudaError, match="expected a text"):
        Position.parse(None)


def test_what_could_not_have_come_about_is_named():
    text = (
        "koikoi/yamato; dealer 0; hand 02-warbler 03-curtain 04-cuckoo 05-bridge 06-butterflies 07-boar 08-moon; "
        "field 09-cup 09-blue-ribbon 11-swallow 12-phoenix 01-chaff-1 02-chaff-1 03-chaff-1; "
        "piles 09-chaff-1 09-chaff-2 / 10-deer 10-chaff-1 05-chaff-1"
    )
    assert Position.parse(text).oddities() == [
        "month 5: a pile has [0, 1] cards",
        "month 9: 2 on the field, captured [2, 0]",
    ]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"answer": "12-phoenix"}, "answer, remarks and values among"),
        ({"theme": "luck"}, "a theme"),
        ({"level": 6}, "a level from 1 to 5"),
        ({"reason": ""}, "a reason and a nudge"),
        ({"id": "Ribbon"}, "an id such as"),
        ({"position": 7}, "expected a text"),
        ({"kind": "guess"}, "expected what to_json gives"),
    ],
)
def test_a_puzzle_that_cannot_be_is_refused(change, expected):
    with pytest.raises(HanafudaError, match=expected):
        Puzzle.from_json({**find_puzzle("hana/ribbon-not-cup").to_json(), **change})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a/b | complete | 1\n  was     x", "expected answer, at, check"),
        ("a/b | complete | 1\n  answer  x", "lacks at, check, nudge, reason"),
    ],
)
def test_a_bad_row_is_refused(text, expected):
    with pytest.raises(PuzzleError, match=expected):
        list(read_rows(text, {}))


def test_a_remark_and_a_long_line_are_read():
    puzzle = find_puzzle("hana/ribbon-not-cup")
    rows = (
        f"hana/x | complete | 1\n  at      {puzzle.position}\n  answer  {puzzle.answer}\n  check   value\n"
        "  nudge   Look\n          again.\n  reason  So.\n  not     09-chaff-1>09-cup Ten points only."
    )
    (found,) = read_rows(rows, read_values(""))
    assert found.nudge == "Look again."
    assert found.remarks == (("09-chaff-1>09-cup", "Ten points only."),)
    assert found.values == ()


# ---------------------------------------------------------------- choosing


def test_puzzles_are_chosen_by_what_they_have():
    found = select_puzzles(kinds=["play"], games=["hachihachi"], themes=["block"], levels=[3])
    assert found
    assert {(one.position.game, one.theme, one.level) for one in found} == {("hachihachi", "block", 3)}
    assert {puzzle.kind for puzzle in select_puzzles(kinds=["stop", "sage"])} == {Kind.STOP, Kind.SAGE}
    assert len(select_puzzles()) == len(EVERY)


@pytest.mark.parametrize(
    "choice", [{"kinds": ["guess"]}, {"games": ["go-stop"]}, {"themes": ["luck"]}, {"levels": [0, 9]}]
)
def test_what_no_puzzle_has_is_refused(choice):
    with pytest.raises(PuzzleError, match=f"unknown {next(iter(choice))}"):
        select_puzzles(**choice)


def test_an_unknown_puzzle_is_refused():
    with pytest.raises(PuzzleError, match="unknown puzzle 'koikoi/none'"):
        find_puzzle("koikoi/none")


def test_a_seed_gives_the_same_puzzles():
    assert draw_puzzles(PLAYS, seed=3, count=9) == draw_puzzles(PLAYS, seed=3, count=9)
    assert draw_puzzles(PLAYS, seed=3, count=9) != draw_puzzles(PLAYS, seed=4, count=9)


@pytest.mark.parametrize("puzzle", EVERY[::5], ids=lambda puzzle: puzzle.id)
def test_a_player_who_searches_agrees(puzzle):
    """Another judge, with rollouts of its own: the answer comes first, or no option is clearly better."""
    options = search_estimate(puzzle.position.round().view(0), budget=Budget(worlds=60))
    values = {str(option.action): option.values for option in options}
    right = {puzzle.answer, *twins(puzzle)}
    mine = values[puzzle.answer]
    for option, theirs in values.items():
        if option not in right:
            gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
            spread = statistics.stdev(gaps) / len(gaps) ** 0.5
            assert statistics.fmean(gaps) > -2 * spread - 1e-9, option
