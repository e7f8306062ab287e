"""Every name that ``hanafuda_lib.classroom`` offers refuses what it cannot use, in one line, and writes nothing."""

import pytest

from hanafuda_lib import classroom
from hanafuda_lib.classroom import (
    ClassCode,
    Result,
    anki_deck,
    assignment,
    choose_items,
    collect,
    compare,
    export_items,
    make_worksheet,
    mark,
    qti_package,
    report_html,
    write_report,
)
from hanafuda_lib.cli import main
from hanafuda_lib.errors import HanafudaError, shown
from tests.classroom.making import CODE, match_result, quiz, write

WRONG = [None, 7, 1.5, True, b"x", "x", ["x"], [None], {}, 10**5000]
ITEMS = choose_items(topics=["words"], count=2)
GOOD = quiz("Aiko", skill=1)


def refused(call, *given, **options):
    with pytest.raises(HanafudaError) as caught:
        call(*given, **options)
    text = str(caught.value)
    assert "expected" in text
    assert len(text) < 500
    assert "\n" not in text


@pytest.mark.parametrize("given", WRONG, ids=shown)
def test_what_is_no_result_list_of_files_or_items_is_refused(given, tmp_path):
    refused(mark, given)
    refused(report_html, given)
    refused(write_report, given, tmp_path / "out")
    if given not in (["x"], [None], {}):  # a list of files that are not there is reported as such
        refused(collect, given)
    if given != {}:
        refused(compare, given)
    for call in (assignment, qti_package):
        refused(call, given)
    for call in (
        lambda given: anki_deck(given, tmp_path / "a"),
        lambda given: export_items("qti21", given, tmp_path / "a"),
    ):
        refused(call, given)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("given", [None, 7, "", "  ", b"x", [], {}], ids=shown)
def test_a_file_that_has_no_name_is_named_and_the_rest_is_read(given, tmp_path):
    good = write(tmp_path, "a.json", GOOD)
    collection = collect([given, good])
    assert [each.result.who for each in collection.counted] == ["Aiko"]
    (problem,) = collection.problems
    assert (problem.code, "expected its name" in problem.text) == ("bad-file", True)


@pytest.mark.parametrize("given", [None, 7, b"x", [], {}, 10**5000], ids=shown)
def test_what_is_no_text_is_no_result_and_no_title(given, tmp_path):
    refused(Result.parse, given)
    collection = collect([write(tmp_path, "a.json", GOOD)])
    refused(report_html, collection, title=given)
    refused(write_report, collection, tmp_path / "out", title=given)
    for call in (assignment, qti_package):
        refused(call, ITEMS, title=given)
    refused(anki_deck, ITEMS, tmp_path / "x", title=given)
    refused(qti_package, ITEMS, version=given)
    refused(ClassCode.parse, given)
    refused(CODE.link, given)
    for name in ("topic", "paper", "headings"):
        refused(make_worksheet, **{"topic": "months", "level": 1, "items": 2, name: given})
    for name in ("rules", "opponent"):
        refused(ClassCode, **{"seed": 1, name: given})
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize("field", ["who", "at", "kind", "work"])
@pytest.mark.parametrize("given", [None, 7, b"x", []], ids=shown)
def test_a_result_of_wrong_parts_is_none(field, given):
    whole = {"who": "Aiko", "at": "", "kind": "quiz", "work": {}}
    refused(Result, **{**whole, field: given})


@pytest.mark.parametrize("given", [None, -1, True, 1.5, "1", 10**30, [], float("nan")], ids=shown)
def test_a_number_is_a_whole_one(given):
    for name in ("level", "items", "seed"):
        refused(make_worksheet, **{"topic": "months", "level": 1, "items": 2, name: given})
    for name in ("seed", "rounds", "seats"):
        if not (name == "seats" and given is None):
            refused(ClassCode, **{"rules": "hachihachi/std", "seed": 1, name: given})
    for call in (assignment, qti_package):
        refused(call, ITEMS, seed=given)


def test_each_public_name_is_here_or_holds_only_data():
    tested = {
        "ClassCode", "Result", "anki_deck", "assignment", "choose_items", "collect", "compare", "export_items",
        "make_worksheet", "mark", "qti_package", "report_html", "write_report",
    }  # fmt: skip
    data = {"TOPICS", "Board", "ClassroomError", "Collection", "Grid", "Mark", "Marked", "Outcome", "Problem",
            "Strip", "Task", "Worksheet"}  # fmt: skip
    assert set(classroom.__all__) == tested | data


# ---------------------------------------------------------------- words that contradict each other


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "worksheet --topic months --level 1 --items 2 --rules koikoi/mon",
            "'koikoi/mon' do not go with 'months'",
        ),
        (
            "worksheet --topic settlement --level 1 --items 2 --option sevenDoubling=off",
            "do not go with 'settlement'",
        ),
        ("export qti21 --item word/oya --topic months --out x.zip", "expected the one or the other"),
        ("export qti21 --item word/oya --level 2 --out x.zip", "expected the one or the other"),
        ("export qti21 --topic words --hidden --out x.zip", "hidden checks do not go with 'qti21'"),
        ("class koikoi/yamato --seed 1 --option gameLength=6", "expected --rounds for it"),
        ("class koikoi/yamato --seed 1 --seats 3", "bad number of seats 3: expected 2 in koikoi"),
        ("class koikoi/yamato --seed 1 --option sheet=mon --option sheet=mon", "sheet"),
    ],
)
def test_words_that_contradict_each_other_are_refused(words, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(words.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("hanafuda: ")
    assert said in told.err
    assert list(tmp_path.iterdir()) == []


def test_one_item_is_one_item(tmp_path, capsys):
    path = tmp_path / "x.zip"
    assert main(["export", "qti21", "--item", "word/oya", "--out", str(path)]) == 0
    assert capsys.readouterr().out == f"1 item in {path}\n"


# ---------------------------------------------------------------- an older report


def test_a_wrong_name_leaves_the_old_report_as_it_is(tmp_path, capsys):
    write(tmp_path, "a.json", GOOD)
    out = tmp_path / "report"
    assert main(["report", str(tmp_path / "a.json"), "--out", str(out)]) == 0
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    capsys.readouterr()
    assert main(["report", str(tmp_path / "wrong.json"), "--out", str(out)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [
        "wrong.json: there is no such file",
        "hanafuda: no result that could be used, so nothing was written: expected result files",
    ]
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_a_list_of_an_earlier_report_does_not_stay_behind(tmp_path, capsys):
    write(tmp_path, "a.json", GOOD)
    write(tmp_path, "b.json", quiz("Ren", skill=1))
    roster, out = tmp_path / "class.csv", tmp_path / "report"
    words = ["report", str(tmp_path / "a.json"), str(tmp_path / "b.json"), "--out", str(out)]
    roster.write_text("Name\nAiko\n")
    missing = out / "not-in-the-roster.txt"
    assert main([*words, "--roster", str(roster)]) == 0
    assert missing.read_text("utf-8") == "Ren\n"
    assert str(missing) in capsys.readouterr().out
    roster.write_text("Name\nAiko\nRen\n")
    assert main([*words, "--roster", str(roster)]) == 0
    assert not missing.exists()
    missing.write_text("old")
    assert main(words) == 0
    assert not missing.exists()
    assert "not-in-the-roster" not in capsys.readouterr().out


def test_problems_go_to_the_other_stream(tmp_path, capsys):
    write(tmp_path, "a.json", match_result("Aiko", CODE))
    assert main(["compare", str(tmp_path), str(tmp_path / "gone.json")]) == 1
    told = capsys.readouterr()
    assert told.err == "gone.json: there is no such file\n"
    assert "gone" not in told.out


# ---------------------------------------------------------------- names of worksheets


def test_sheets_that_differ_never_share_a_file(tmp_path):
    usual = {"level": 3, "items": 8, "seed": 7}
    others = [
        {}, {"seed": 8}, {"level": 2}, {"items": 6}, {"versions": "AB"}, {"versions": "B"}, {"paper": "letter"},
        {"real_size": True}, {"headings": "ja"}, {"headings": "zh"},
    ]  # fmt: skip
    from hanafuda_lib.koikoi import MON, YAMATO

    others += [{"rules": MON}, {"rules": YAMATO.with_options({"sevenDoubling": "off"})},
               {"rules": MON.with_options({"dealSize": "7-8"})}]  # fmt: skip
    sheets = [make_worksheet("scoring", **{**usual, **other}) for other in others]
    assert len({sheet.name for sheet in sheets}) == len(others)
    assert sheets[0].name == "scoring-level3-seed7"
    assert sheets[-1].name == "scoring-level3-mon-dealSize-7-8-seed7"
    for sheet in sheets:
        sheet.write(tmp_path)
    assert len(list(tmp_path.iterdir())) == 2 * len(others)
    assert all(
        set(path.name) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.")
        for path in tmp_path.iterdir()
    )
