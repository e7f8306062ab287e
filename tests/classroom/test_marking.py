"""Marks are worked out from raw answers and records, and from nothing else."""

import json
from dataclasses import replace

import pytest

from hanafuda_lib import koikoi
from hanafuda_lib.classroom import ClassCode, ClassroomError, Result, mark
from hanafuda_lib.exercises import find_item
from hanafuda_lib.exercises.scoring_sets import scoring_set
from tests.classroom.making import CODE, ITEMS, match_result, quiz, record


def answered(*answers, items=None, **more):
    items = [answer["item"] for answer in answers] if items is None else items
    return Result(who="Aiko", at="", kind="quiz", work={"items": items, "answers": list(answers), **more})


def one(item, *given, hints=0, ms=1000):
    return {"item": item, "given": list(given), "hints": hints, "ms": ms}


CUCKOO = "month-of-card/04-cuckoo"  # April, choice "4"


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (one(CUCKOO, "4"), "right"),
        (one(CUCKOO, "4", hints=1), "hinted"),
        (one(CUCKOO, "4", hints=2), "hinted"),
        (one(CUCKOO, "4", hints=3), "wrong"),  # the answer was shown
        (one(CUCKOO, "7", "4"), "wrong"),  # wrong at first
        (one(CUCKOO), "blank"),
        (one(CUCKOO, hints=4), "wrong"),
        (one("total/1", str(find_item("total/1").answer)), "right"),
        (one("write-word/oya", " OYA "), "right"),
        (one("write-word/oya", "koi"), "wrong"),
    ],
)
def test_an_answer_is_graded_by_its_first_try_and_its_hints(answer, outcome):
    (found,) = mark(answered(answer)).marks
    assert found.outcome.value == outcome


def test_what_a_file_claims_is_named_and_not_believed():
    marked = mark(answered(one(CUCKOO, "7"), score=100, right=True))
    assert marked.points == 0
    assert "claims that were not believed: 'right, score'" in marked.remarks


def test_questions_that_were_asked_and_not_answered_count_as_blank():
    marked = mark(answered(one(CUCKOO, "4"), items=[CUCKOO, "word/oya", "word/ba"]))
    assert (marked.points, marked.most, round(marked.percent)) == (1, 3, 33)


@pytest.mark.parametrize(
    ("result", "remark"),
    [
        (answered(one(CUCKOO, "4"), one(CUCKOO, "7"), items=[CUCKOO]), "a second answer to"),
        (answered(one(CUCKOO, "4"), one("word/oya", "parent"), items=[CUCKOO]), "which was not asked"),
        (answered(one(CUCKOO, "4"), items=[CUCKOO, CUCKOO]), "stands in the list twice"),
        (answered(one(CUCKOO, "4"), items=[CUCKOO, "cow/1"]), "unknown question 'cow/1'"),
        (answered(one(CUCKOO, "4"), items=[CUCKOO, {"a": 1}]), "unknown question"),
        (answered(one(CUCKOO, "4"), items="all"), "bad list of questions 'all'"),
        (answered(one(CUCKOO, "4", ms=-5)), "bad ms -5"),
        (answered(one(CUCKOO, "4", ms=10**9)), "bad ms 1000000000"),
        (answered(one(CUCKOO, "4", hints="two")), "bad hints 'two'"),
        (answered(one(CUCKOO, "4"), 7, items=[CUCKOO]), "answers that are no objects"),
    ],
)  # fmt: skip
def test_contradictions_are_named_and_the_rest_counts(result, remark):
    marked = mark(result)
    assert any(remark in text for text in marked.remarks)
    assert marked.marks[0].item == CUCKOO
    assert marked.most == 1 or "cow" in remark


def test_an_answer_that_is_none_is_wrong_and_named():
    marked = mark(answered(one(CUCKOO, "<script>")))
    assert marked.points == 0
    assert marked.remarks[0].startswith(f"{CUCKOO}: no choice '<script>': expected one of")


@pytest.mark.parametrize("work", [{}, {"answers": []}, {"answers": 7}, {"items": [], "answers": []}])
def test_nothing_to_mark_is_refused(work):
    with pytest.raises(ClassroomError):
        mark(Result(who="A", at="", kind="quiz", work=work))


# ------------------------------------------------------------------ scoring


SET = {"rules": "koikoi/yamato", "level": 1, "seed": 1, "count": 6, "piles": ["03-curtain 08-moon 09-cup"], "calls": 0,
       "multiplier": 1}  # fmt: skip
BOTH = {"hanamizake": 5, "tsukimizake": 5}


def scored(set=(), **answer):
    whole = {"pile": 0, "step": 4, "ms": 9000, "lines": BOTH, "figures": {"total": 20}}
    work = {"set": {**SET, **dict(set)}, "answers": [{**whole, **answer}]}
    return mark(Result(who="A", at="", kind="scoring", work=work))


@pytest.mark.parametrize(
    ("set", "answer", "outcome"),
    [
        ({}, {}, "right"),
        ({}, {"figures": {"total": 10}}, "wrong"),  # doubling forgotten
        ({}, {"lines": {"hanamizake": 5}}, "wrong"),
        ({}, {"lines": {**BOTH, "sanko": 5}}, "wrong"),
        ({}, {"lines": {**BOTH, "tsukimizake": 10}}, "wrong"),
        ({"calls": 1}, {"figures": {"total": 40}}, "right"),
        ({}, {"step": 2, "lines": {}}, "right"),
        ({}, {"step": 3, "lines": {"tsukimizake": 5}}, "right"),
        ({}, {"step": 3, "lines": {"hanamizake": 5}}, "wrong"),
        ({"rules": "koikoi/yamato sevenDoubling=off"}, {"figures": {"total": 10}}, "right"),
        (
            {"rules": "koikoi/mon"},
            {"lines": {}, "figures": {"total": 0}},
            "right",
        ),  # no viewing in these rules
        ({}, {"lines": {}, "figures": {"total": None}}, "blank"),
        ({}, {"figures": {"total": "20"}}, "wrong"),
        ({}, {"step": 9}, "wrong"),
        ({}, {"lines": [1]}, "wrong"),
    ],
)
def test_a_pile_is_right_when_its_lines_and_its_total_are(set, answer, outcome):
    assert scored(set, **answer).marks[0].outcome.value == outcome


@pytest.mark.parametrize("rules", ["koikoi/yamato", "hanaawase/nintendo", "hachihachi/std"])
@pytest.mark.parametrize("level", [1, 3, 5])
def test_right_answers_to_a_drawn_set_of_any_game_are_right(rules, level):
    given = {**SET, "rules": rules, "level": level, "seed": 4, "piles": None}
    answers = []
    for place, each in enumerate(scoring_set(rules, level=level, seed=4, count=6)):
        lines = {row.yaku.id: row.points for row in each.candidates() if row.standing.value == "counts"}
        figures = {figure.id or "total": figure.value for figure in (*each.figures(), each.total())}
        answers.append({"pile": place, "step": 4, "lines": lines, "figures": figures, "ms": 1})
    marked = mark(Result(who="A", at="", kind="scoring", work={"set": given, "answers": answers[:-1]}))
    assert [each.outcome.value for each in marked.marks] == ["right"] * 5 + ["blank"]


@pytest.mark.parametrize(
    "set",
    [{"piles": ["13-cow"]}, {"rules": "poker/x"}, {"piles": 7}, {"piles": [7]}, {"rules": None}, {"calls": 10**9},
     {"piles": None, "level": 9}, {"piles": None, "count": 10**9}],
)  # fmt: skip
def test_a_set_that_cannot_be_made_is_named(set):
    with pytest.raises(ClassroomError, match="a set that cannot be made"):
        scored(set)


def test_answers_to_piles_that_are_not_there_or_twice_are_named():
    work = {"set": SET, "answers": [{"pile": 0, "step": 4, "lines": BOTH, "figures": {"total": 20}, "ms": 1},
                                    {"pile": 0, "step": 4, "lines": {}, "figures": {"total": 1}, "ms": 1},
                                    {"pile": 7, "step": 4, "lines": {}, "figures": {}, "ms": 1}]}  # fmt: skip
    marked = mark(Result(who="A", at="", kind="scoring", work=work))
    assert (marked.points, marked.most) == (1, 1)
    assert [text.split(",")[0] for text in marked.remarks] == [
        "a second answer to number 1 does not count; the first does", "an answer to number 7",
    ]  # fmt: skip


# ------------------------------------------------------------------ matches


def test_the_boards_of_a_match_are_those_of_its_replay():
    result = match_result("Aiko", CODE, level="greedy")
    again = koikoi.Match.replay(result.work["record"])
    points = [one.points for one in again.results]
    marked = mark(result)
    assert [board.points for board in marked.boards] == [mine - theirs for mine, theirs in points]
    assert [board.number for board in marked.boards] == [1, 2, 3]
    assert marked.remarks == ()


@pytest.mark.parametrize("rules", ["hanaawase/nintendo", "hachihachi/std"])
def test_games_for_three_are_marked_from_the_learners_seat(rules):
    code = ClassCode(rules=rules, seed=5)
    match = code.match()
    marked = mark(match_result("Aiko", code))
    assert len(marked.boards) >= 3
    assert marked.remarks == ()
    whole = type(match).replay(marked.result.work["record"])
    me = whole.opening.players.index(0) if rules.startswith("hana") else whole.opening.seats[0]
    assert [board.points for board in marked.boards] == [one.points[me] for one in whole.results]


def forge(result, **work):
    return replace(result, work={**result.work, **work})


def test_a_match_of_another_class_is_a_contradiction():
    other = ClassCode(seed=2027)
    with pytest.raises(
        ClassroomError, match=r"a record of .* seed 2027, 2 seats: expected the class's .* seed 2026, 2 seats"
    ):
        mark(forge(match_result("Aiko", CODE), record=record(other, level="random")))


def test_a_record_that_breaks_the_rules_is_named():
    played = match_result("Aiko", CODE).work["record"]
    head, plays = played.rsplit("; play ", 1)
    with pytest.raises(
        ClassroomError, match=r"the rules do not allow: round 3 of the record: illegal action .shobu."
    ):
        mark(forge(match_result("Aiko", CODE), record=f"{head}; play shobu {plays}"))


def test_an_opponent_who_helps_is_found_out():
    """A record may be legal and still be made up: here the opponent plays the last card he may."""
    match = CODE.match()
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        else:
            match.play(match.round.legal_actions()[-1])
    with pytest.raises(ClassroomError, match=r"the class's opponent plays .*, the record says .*") as caught:
        mark(forge(match_result("Aiko", CODE), record=match.record()))
    assert caught.value.code == "forged"


def test_of_an_unfinished_match_the_finished_rounds_count():
    played = match_result("Aiko", CODE).work["record"]
    short = played.rsplit("; play ", 1)[0] + "; play"
    marked = mark(forge(match_result("Aiko", CODE), record=short))
    assert len(marked.boards) == 2
    assert marked.remarks == ("the match is not over: 2 of 3 rounds count",)


@pytest.mark.parametrize(
    "given", [None, 7, "", "hanafuda1", "x" * 50_000, "hanafuda1 koikoi/yamato; seed 1e9; play"]
)
def test_a_record_that_is_none_is_refused(given):
    with pytest.raises(ClassroomError):
        mark(forge(match_result("Aiko", CODE), record=given))


# ------------------------------------------------------------------ the file format


def test_a_result_comes_back_from_its_file():
    for result in (quiz("愛子", skill=0.5), match_result("Müller", CODE)):
        assert Result.parse(result.file_text) == result
        pretty = json.dumps(json.loads(result.file_text), indent=8, sort_keys=True)
        assert Result.parse(pretty) == result  # another order, other spaces: the check holds


@pytest.mark.parametrize("field", ["who", "at", "work"])
def test_a_change_by_hand_is_named_and_the_answers_still_count(field):
    result = quiz("Aiko", skill=0.5)
    other = {"who": "Ren", "at": "2026-11-30T18:00:00+09:00", "work": {**result.work, "seed": 9}}[field]
    found = Result.parse(json.dumps({**result.to_json(), field: other}))
    assert found.remarks == ("the check does not fit: the file was changed after it was saved",)
    assert mark(found).points == mark(result).points


def test_twelve_items_are_asked():
    assert len(set(ITEMS)) == 12
