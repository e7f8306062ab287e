"""Worked examples: the given ones, ours, and files that are wrong or unusable."""

import copy
import json

import pytest

from hanafuda_lib import examples
from hanafuda_lib.cli import main
from hanafuda_lib.examples import check_example, load_examples, run_examples

FILES = ["examples_koikoi.json", "examples_koikoi_more.json", "examples_combined.json"]


@pytest.fixture(scope="module")
def data(root):
    return root / "tests" / "data"


def rows_of(data, name):
    return json.loads((data / name).read_text("utf-8"))


def row(**changes):
    """A row that is right, with changes."""
    usual = {
        "id": "T1",
        "ruleset": "koikoi/yamato",
        "situation": {"winner_ends": True, "opponent_koikoi_calls": 0, "own_koikoi_calls": 0},
        "captured": ["03-curtain", "09-cup"],
        "expect": {"yaku": [{"yaku": "hanamizake", "points": 5}], "base": 5, "final": 5},
    }
    return usual | changes


def event(name, ruleset="koikoi/yamato", *, expect, options=None, **fields):
    situation = fields if name is None else {"event": name, **fields}
    made = {"id": "T1", "ruleset": ruleset, "situation": situation, "expect": expect}
    return made if options is None else made | {"options": options}


@pytest.mark.parametrize("name", FILES)
def test_all_rows_of_the_file_are_as_the_library_says(data, name, capsys):
    rows = load_examples(data / name)
    assert run_examples(rows) == []
    assert main(["examples", str(data / name)]) == 0
    assert capsys.readouterr().out == f"{len(rows)} examples, {len(rows)} as expected, 0 not\n"


def test_the_given_rows_are_all_there(data):
    rows = rows_of(data, FILES[0])
    assert len(rows) == 32
    assert sum("options" not in one for one in rows) == 25
    assert {one["ruleset"] for one in rows} == {"koikoi/yamato", "koikoi/mon"}


def wrong_values(value):
    """Values that differ from this one."""
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, -value - 1, str(value), float(value) + 0.5]
    if isinstance(value, str):
        return [value + "x", None]
    if value is None:
        return ["teshi", 0, False]
    if isinstance(value, list):
        return [[*value, "x"], value[1:] if value else ["y"], None]
    return [{}, {**value, "C": 1}, *({**value, key: wrong_values(value[key])[0]} for key in value)]


@pytest.mark.parametrize("name", FILES)
def test_every_expectation_of_every_row_is_looked_at(data, name):
    for one in rows_of(data, name):
        for key, value in one["expect"].items():
            for wrong in wrong_values(value):
                changed = copy.deepcopy(one)
                changed["expect"][key] = wrong
                assert len(check_example(changed)) == 1, (one["id"], key, wrong)


@pytest.mark.parametrize("name", FILES)
def test_every_unknown_expectation_or_field_is_a_mismatch(data, name):
    for one in rows_of(data, name):
        assert check_example(one | {"expect": {**one["expect"], "joker": 1}})
        assert check_example(one | {"situation": {**one["situation"], "weather": "rain"}})
        assert check_example(one | {"weather": "rain"})


def test_the_order_of_a_list_of_yaku_or_choices_means_nothing(data):
    for one in rows_of(data, FILES[0]):
        changed = copy.deepcopy(one)
        for value in changed["expect"].values():
            if isinstance(value, list):
                value.reverse()
        assert check_example(changed) == []


FOUR_OF_SEPTEMBER = [
    "09-cup", "09-blue-ribbon", "09-chaff-1", "09-chaff-2", "01-crane", "02-warbler", "03-curtain", "04-cuckoo",
]  # fmt: skip


def hands_of(one, two):
    return event("hand_yaku", dealer="A", hands={"A": one, "B": two}, expect={"hand_yaku": {}})


def exhausted(**changes):
    usual = {"dealer": "A", "koikoi_calls": {"A": 1, "B": 0}, "yaku_points": {"A": 5, "B": 0}}
    return event("exhausted", expect={"winner": None}, **(usual | changes))


MISMATCHES = [
    (row(expect={"final": 6}), "final: expected 6, the library says 5"),
    (row(expect={}), "bad expect {}: expected an object that is not empty"),
    (row(expect=None), "bad expect None"),
    (row(expect=[5]), "bad expect [5]"),
    (row(expect={"joker": 1}), "joker: nothing is known of this expectation, expected one of yaku, base, final"),
    (row(ruleset="koikoi/tokyo"), "unknown rule set 'koikoi/tokyo'"),
    (row(ruleset=None), "unknown rule set None"),
    (row(options={"viewing": "maybe"}), "option viewing: unknown value 'maybe'"),
    (row(options={"colour": "red"}), "unknown option 'colour'"),
    (row(options=["viewing"]), "malformed row"),
    (row(captured=["13-cow"]), "unknown card '13-cow'"),
    (row(captured=["01-crane", "01-crane"]), "card '01-crane' is given twice"),
    (row(captured="01-crane"), "bad captured '01-crane': expected a list of card ids"),
    (row(captured=[1]), "unknown card 1"),
    (row(captured=[["01-crane"]]), "unknown card ['01-crane']"),
    (row(situation={"event": "dance"}), "unknown event 'dance'"),
    (row(situation={"event": ["dance"]}), ""),
    (row(situation=None), "bad situation None: expected an object"),
    (row(situation=[]), "bad situation []: expected an object"),
    (row(situation={"opponent_koikoi_calls": -1}), "bad opponent_koikoi_calls -1"),
    (row(situation={"opponent_koikoi_calls": "1"}), "bad opponent_koikoi_calls '1'"),
    (row(situation={"opponent_koikoi_calls": True}), "bad opponent_koikoi_calls True"),
    (row(round_month=13), "bad month 13: expected 1 to 12"),
    (row(round_month=0), "bad month 0"),
    (row(options={"tsukifuda": True}, round_month=0), "bad month 0"),
    ({}, "bad expect None"),
    (None, "bad row None: expected an object"),
    ("KY01", "bad row 'KY01'"),
    (event("exhausted", expect={"next_dealer": "B"}), "bad dealer None: expected 'A' or 'B'"),
    (
        event("exhausted", dealer="C", koikoi_calls={"A": 0, "B": 0}, yaku_points={"A": 0, "B": 0}, expect={"x": 1}),
        "bad dealer 'C'",
    ),
    (event("exhausted", dealer="A", koikoi_calls={"A": 0}, expect={"x": 1}), "bad koikoi_calls {'A': 0}"),
    (event("match", play="09-cup", field=["09-cup"], expect={"captures": []}), "the deal has 09-cup twice"),
    (event("match", play="09-cup", field=None, expect={"captures": []}), "bad field None"),
    (event("match", field=[], expect={"captures": []}), "unknown card None"),
    (event("yaku_formed", by="A", prior_koikoi="one", expect={"choices": []}), "bad prior_koikoi 'one'"),
    (event("yaku_formed", by="A", prior_koikoi=-1, expect={"choices": []}), "bad prior_koikoi -1"),
    (event("yaku_formed", by="Z", prior_koikoi=0, expect={"choices": []}), "bad by 'Z': expected 'A' or 'B'"),
    (event("yaku_formed", prior_koikoi=0, expect={"choices": []}), "bad by None: expected 'A' or 'B'"),
    (
        event("yaku_formed", by="A", on_last_card_of_round="no", expect={"choices": []}),
        "bad on_last_card_of_round 'no': expected true or false",
    ),
    (row(situation={"winner_ends": 1}), "bad winner_ends 1: expected true or false"),
    (exhausted(koikoi_calls={"A": 1.5, "B": 0}), "bad koikoi_calls 1.5: expected a whole number"),
    (exhausted(koikoi_calls={"A": -1, "B": 0}), "bad koikoi_calls -1: expected a whole number"),
    (exhausted(koikoi_calls={"A": "1", "B": 0}), "bad koikoi_calls '1': expected a whole number"),
    (exhausted(yaku_points={"A": -5, "B": 0}), "bad yaku_points -5: expected a whole number"),
    (exhausted(last_caller="Z"), "bad last_caller 'Z': expected 'A' or 'B'"),
    (exhausted(last_caller="B"), "bad last_caller 'B': expected a player who called koi-koi"),
    (hands_of(FOUR_OF_SEPTEMBER[:4], ["01-crane"]), "expected 8 cards in each"),
    (hands_of(FOUR_OF_SEPTEMBER, FOUR_OF_SEPTEMBER), "in hand A and in hand B: expected each card in one place"),
    (
        event("deal_check", field=["01-crane"], hands={"A": ["01-crane"], "B": []}, expect={"result": "play"}),
        "01-crane in the field and in hand A: expected each card in one place",
    ),
    (
        row(field=["03-curtain", "01-crane"], options={"ameNagare": "field"}),
        "03-curtain in captured and in field: expected each card in one place",
    ),
    (
        row(opening_field=["01-crane"], field_brights=99, options={"fieldBrights": "n"}),
        "bad field_brights 99: expected 1, as on the opening_field",
    ),
    (row(opening_field=["01-crane"], field_brights=2), "bad field_brights 2: expected 1, as on the opening_field"),
    (row(field_brights=6), "bad field_brights 6: expected a whole number from 0 to 5"),
    (
        row(situation={"captured": ["01-crane"]}),
        "'captured' in the row and in its situation: expected it in one of them",
    ),
    (
        row(options={"sevenDoubling": True, "seven_doubling": False}),
        "option 'seven_doubling' is given twice, also as 'sevenDoubling'",
    ),
    (
        row(options={"opponentKoikoi": "x2", "koikoiMultiplier": "none"}),
        "option 'koikoiMultiplier' is given twice, also as 'opponentKoikoi'",
    ),
    (
        event("opening_hand", "hanaawase/nintendo", hand=["01-crane"], expect={"hand_yaku": None}),
        "bad hand ['01-crane']: expected seven cards",
    ),
    (
        event("deal_check", "hanaawase/h88", field=["01-crane"], hands={"A": ["01-crane"]}, expect={"result": "play"}),
        "01-crane in field and in hand A: expected each card in one place",
    ),
    (
        event(
            None, "hanaawase/nintendo", full_deck="no", expect={"void": False},
            captured_by={"A": ["01-crane"], "B": [], "C": []},
        ),
        "bad full_deck 'no': expected true or false",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("one", "message"), MISMATCHES)
def test_a_wrong_row_is_a_mismatch_that_says_why(one, message):
    (problem,) = check_example(one)
    assert problem.startswith(message) or (message and message in problem)
    (mismatch,) = run_examples([one])
    assert str(mismatch).endswith(problem)


def test_two_wrong_expectations_are_two_mismatches():
    found = run_examples([row(expect={"base": 1, "final": 2, "yaku": [{"yaku": "hanamizake", "points": 5}]})])
    assert [str(mismatch) for mismatch in found] == [
        "T1: base: expected 1, the library says 5",
        "T1: final: expected 2, the library says 5",
    ]


def test_rows_are_named_by_id_or_number_and_an_id_stands_once():
    found = run_examples([row(), row(id=7, expect={"final": 6}), row()])
    assert [mismatch.row_id for mismatch in found] == ["row 2", "T1"]
    assert str(found[1]) == "T1: this id stands twice: expected each id once"


def test_true_is_not_one():
    assert check_example(row(expect={"base": 5.0})) == ["base: expected 5.0, the library says 5"]
    formed = event(
        "yaku_formed", by="A", prior_koikoi=0, on_last_card_of_round=False, expect={"koikoi_allowed": 1}
    )
    assert check_example(formed) == ["koikoi_allowed: expected 1, the library says true"]


class TestFiles:
    """What the command says of a file."""

    def run(self, path, capsys):
        status = main(["examples", str(path)])
        said = capsys.readouterr()
        return status, said.out, said.err

    def test_a_wrong_expectation_is_printed_and_the_status_is_1(self, tmp_path, capsys):
        path = tmp_path / "rows.json"
        path.write_text(json.dumps([row(), row(id="T2", expect={"final": 6, "base": 6})]), "utf-8")
        assert self.run(path, capsys) == (
            1,
            "T2: final: expected 6, the library says 5\n"
            "T2: base: expected 6, the library says 5\n"
            "2 examples, 1 as expected, 1 not\n",
            "",
        )

    def test_an_unknown_situation_is_a_mismatch_and_the_status_is_1(self, tmp_path, capsys):
        path = tmp_path / "rows.json"
        path.write_text(json.dumps([row(situation={"event": "dance"})]), "utf-8")
        status, out, _ = self.run(path, capsys)
        assert status == 1
        assert out.startswith("T1: unknown event 'dance': expected one of hand_yaku, exhausted")

    @pytest.mark.parametrize(
        ("content", "reason"),
        [
            (b"", "no JSON"),
            (b"{", "no JSON"),
            (b"\xff\xfe[]", "no JSON"),
            (b"{}", "expected an array of examples"),
            (b"[]", "expected an array of examples with at least one row"),
            (b"null", "expected an array"),
            (b'"rows"', "expected an array"),
            (b"[" * 100_000, "no JSON"),
        ],
    )
    def test_an_unusable_file_says_why_and_the_status_is_2(self, tmp_path, capsys, content, reason):
        path = tmp_path / "rows.json"
        path.write_bytes(content)
        status, out, err = self.run(path, capsys)
        assert (status, out) == (2, "")
        assert err.startswith(f"hanafuda: cannot use {str(path)!r}: ")
        assert reason in err
        assert len(err.splitlines()) == 1

    @pytest.mark.parametrize("name", ["missing.json", "."])
    def test_a_file_that_cannot_be_read_is_unusable(self, tmp_path, capsys, name):
        status, out, err = self.run(tmp_path / name, capsys)
        assert (status, out) == (2, "")
        assert "cannot use" in err

    def test_a_name_given_twice_is_a_mismatch_of_its_row(self, tmp_path, capsys):
        path = tmp_path / "rows.json"
        one, two = json.dumps(row()), json.dumps(row(id="T2"))
        path.write_text(f"[{one}, {two}]".replace('"final": 5', '"final": 6, "final": 5', 1), "utf-8")
        assert self.run(path, capsys) == (
            1,
            "T1: final given twice: expected each name once in an object\n2 examples, 1 as expected, 1 not\n",
            "",
        )

    def test_the_error_has_a_code(self, tmp_path):
        with pytest.raises(examples.UnusableFileError) as caught:
            load_examples(tmp_path / "missing.json")
        assert caught.value.code == "unusable-file"


FURTHER = [
    # Both called, and the last caller is told: under the usual forfeit nobody scores all the same (B.1.10).
    event(
        "exhausted", dealer="A", koikoi_calls={"A": 1, "B": 1}, yaku_points={"A": 5, "B": 8}, last_caller="B",
        options={"koikoiLimit": "unlimited"}, expect={"scores": {"A": 0, "B": 0}, "next_dealer": "B"},
    ),
    row(opening_field=["01-crane"], field_brights=1, options={"fieldBrights": "x2"}, expect={"final": 10}),
    event(
        "exhausted", dealer="A", koikoi_calls={"A": 1, "B": 1}, yaku_points={"A": 5, "B": 7}, last_caller="B",
        options={"koikoiExhausted": "lastYakuScores", "koikoiLimit": "unlimited"},
        expect={"scores": {"A": 0, "B": 28}, "winner": "B", "next_dealer": "B"},
    ),
    event(
        "hand_yaku", dealer="A", options={"handYaku": "off"},
        hands={
            "A": ["09-cup", "09-blue-ribbon", "09-chaff-1", "09-chaff-2", "01-crane", "02-warbler", "03-curtain",
                  "04-cuckoo"],
            "B": ["10-deer", "10-chaff-1", "11-swallow", "12-phoenix", "01-chaff-1", "02-chaff-1", "03-chaff-1",
                  "04-chaff-1"],
        },
        expect={"hand_yaku": {"A": None, "B": None}, "scores": {"A": 0, "B": 0}, "result": "play"},
    ),
    event(
        "hand_yaku", dealer="A", options={"handYaku": "misdeal"},
        hands={
            "A": ["09-cup", "09-blue-ribbon", "09-chaff-1", "09-chaff-2", "01-crane", "02-warbler", "03-curtain",
                  "04-cuckoo"],
            "B": ["10-deer", "10-chaff-1", "11-swallow", "12-phoenix", "01-chaff-1", "02-chaff-1", "03-chaff-1",
                  "04-chaff-1"],
        },
        expect={"hand_yaku": {"A": "teshi", "B": None}, "scores": {"A": 0, "B": 0}, "result": "redeal",
                "next_dealer": "A"},
    ),
    event(
        "deal_check", options={"fieldFour": "dealerTakes"},
        field=["05-bridge", "05-plain-ribbon", "05-chaff-1", "05-chaff-2", "01-crane", "02-warbler"],
        expect={"result": "dealerTakes"},
    ),
    event(
        "deal_check", options={"fieldFourPairs": "dealerWins6"},
        field=["05-bridge", "05-plain-ribbon", "01-chaff-1", "01-chaff-2", "02-red-poem", "02-warbler", "03-curtain",
               "03-chaff-1"],
        expect={"result": "dealerWins6"},
    ),
    event(
        "match", play="09-chaff-1", choose="09-cup", field=["09-blue-ribbon", "09-cup", "04-chaff-1"],
        expect={"captures": ["09-cup"], "stays": None, "field": ["04-chaff-1", "09-blue-ribbon"]},
    ),
    row(
        options={"fieldBrights": "nPlus1"}, opening_field=["01-crane", "08-moon", "02-chaff-1"],
        expect={"base": 5, "final": 15},
    ),
    event(
        "yaku_formed", by="A", prior_koikoi=0, on_last_card_of_round=False, base=2,
        options={"koikoiNeeds": "minBase(3)"}, expect={"choices": [], "koikoi_allowed": False},
    ),
    row(options={"ameNagare": "field"}, field=["11-lightning"], expect={"yaku": [], "final": 0}),
    row(ruleset="koikoi/shiragiku", captured=["01-red-poem", "02-red-poem", "03-red-poem"], expect={"base": 6}),
]  # fmt: skip


@pytest.mark.parametrize("one", FURTHER)
def test_further_situations_that_the_library_can_tell(one):
    assert check_example(one) == []
