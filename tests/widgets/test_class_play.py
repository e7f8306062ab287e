"""A table of a class: the deals and the opponent of its code, no help, and a result that the report marks."""

import pytest

from hanafuda_lib.classroom import ClassCode, Result, mark
from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets import HanaAwaseTable as HanaAwaseWidget
from hanafuda_widgets import KoiKoiTable as KoiKoiWidget
from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from tests.classroom.making import CODE

CODES = [
    (KoiKoiTable, CODE),
    (KoiKoiTable, ClassCode(rules="koikoi/mon dealSize=7-8", seed=5, opponent="random")),
    (HanaAwaseTable, ClassCode(rules="hanaawase/h88", seed=5)),
    (HachiHachiTable, ClassCode(rules="hachihachi/std", seed=5)),
]


def press(state):
    """The first thing that can be pressed and goes on with the match."""
    for zone in state["zones"]:
        for card in zone.get("cards", ()):
            if zone["id"] == "hand" and card.get("press"):
                return card["press"]
    for part in (
        (state["choice"] or {}).get("cards", ()),
        (state["ask"] or {}).get("buttons", ()),
        state["buttons"],
    ):
        for each in part:
            message = each.get("press") or each.get("message")
            if message and message["type"] != "new":
                return message
    raise AssertionError("nothing to press")


def pressed(state):
    """A choice of two comes before another hand card."""
    if state["choice"]:
        return state["choice"]["cards"][0]["press"]
    if state["ask"]:
        return state["ask"]["buttons"][0]["message"]
    return press(state)


def play_out(table):
    for _ in range(600):
        state = table.state
        if state["class"]["work"] and table._table.match.is_over:
            return state
        state = table.handle(pressed(state))
        assert state["error"] is None, state["error"]
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("kind", "code"), CODES, ids=lambda each: str(each)[:40])
def test_a_class_match_is_that_of_its_code_and_its_result_is_marked(kind, code):
    table = kind(class_code=code.text)
    assert table._table.match.seed == code.seed
    assert table._table.match.rules == code.match().rules
    assert table.state["class"]["work"] is None
    state = play_out(table)
    result = table.result("Aiko")
    assert result.work == state["class"]["work"]
    marked = mark(Result.parse(result.file_text))
    assert marked.remarks == ()
    me = table._table.me
    points = [one.points for one in table._table.match.results]
    expected = [each[me] - each[1 - me] if len(each) == 2 else each[me] for each in points]
    assert [board.points for board in marked.boards] == expected


@pytest.mark.parametrize(("kind", "code"), CODES, ids=lambda each: str(each)[:40])
def test_a_link_sits_a_learner_down_in_the_middle_of_another_match(kind, code):
    """The message that a page sends; whatever was played before is left."""
    table = kind(seed=99)
    table.handle(pressed(table.state | {"class": None}))
    state = table.handle({"type": "class", "code": f"https://school.example/play.html#class={code.text}"})
    assert state["error"] is None
    assert state["class"]["code"] == code.text
    assert table._table.match.record().partition("; play")[0] == code.match().record().partition("; play")[0]
    assert kind.restore(state["saved"]).state == state


def test_there_is_no_help_in_a_class_match():
    table = KoiKoiTable(practice=True, class_code=CODE.text)
    assert table.state["tools"] == []
    for kind in ("hint", "undo"):
        assert table.handle({"type": kind})["error"]["code"] == "no-practice"


def test_another_match_leaves_the_class():
    table = KoiKoiTable(class_code=CODE.text)
    state = table.handle({"type": "new", "seed": 3})
    assert "class" not in state
    with pytest.raises(HanafudaError, match="no result to hand in"):
        table.result("Aiko")
    assert KoiKoiTable.restore(state["saved"]).state == state


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("class1~koikoi/yamato~seed=2026", "bad-check"),
        ("hello", "no-code"),
        (CODE.text[:-1] + "0", "bad-check"),
        (ClassCode(rules="hanaawase/h88", seed=1).text, "other-game"),
        (7, "bad-field"),
    ],
)
def test_a_code_that_is_none_changes_nothing(code, error):
    table = KoiKoiTable(seed=7)
    before = table.state
    state = table.handle({"type": "class", "code": code})
    assert state["error"]["code"] == error
    assert {**state, "error": None} == before
    if isinstance(code, str):
        with pytest.raises(HanafudaError):
            KoiKoiTable(class_code=code)


def test_a_saved_match_cannot_be_given_to_another_class():
    saved = KoiKoiTable(class_code=CODE.text).state["saved"]
    with pytest.raises(HanafudaError):
        KoiKoiTable.restore({**saved, "class": ClassCode(seed=1).text})


def test_the_table_says_so_in_three_languages():
    for lang, word in (("en", "Class match"), ("ja", "クラス対局"), ("zh", "班级比赛")):
        assert KoiKoiTable(class_code=CODE.text, lang=lang).state["class"]["title"] == word


def test_in_a_notebook_the_result_is_text_and_a_file(tmp_path):
    table = KoiKoiWidget(class_code=CODE.text)
    assert repr(table).endswith(f"class_code={CODE.text!r})")
    path = table.save_result("愛子", tmp_path / "aiko.json")
    result = Result.parse(path.read_text("utf-8"))
    assert (result.who, result.remarks) == ("愛子", ())
    assert result.work["code"] == CODE.text
    assert Result.parse(HanaAwaseWidget(class_code=CODES[2][1].text).result("A").file_text).kind == "match"


def test_other_tables_have_no_trace_of_a_class():
    """So that stored matches and stored lessons stay as they are."""
    table = KoiKoiTable(seed=7)
    assert "class" not in table.state
    assert "class" not in table.state["saved"]
    assert "class_code" not in table.kwargs


@pytest.mark.parametrize(
    ("table", "rules"), [(HanaAwaseTable, "hanaawase/nintendo"), (HachiHachiTable, "hachihachi/std")]
)
@pytest.mark.parametrize("seats", [None, 2, 4, 6])
def test_a_code_seats_the_people_that_it_says(table, rules, seats):
    """Without seats in it, as codes were at first, three sit at the table; the learner and the others are seated alike."""
    code = ClassCode(rules=rules, seed=7, seats=seats)
    one = table(class_code=code.text)
    assert one.state["error"] is None
    assert len(one.state["sheet"]["head"]) == (seats or 3) + 2  # the round before, the ending behind
    assert one.state["class"]["code"] == code.text
    assert table.restore(one.state["saved"]).state == one.state
    other = table(seed=1, seats=5)
    assert other.handle({"type": "class", "code": code.text})["sheet"] == one.state["sheet"]
