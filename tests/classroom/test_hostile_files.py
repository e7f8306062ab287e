"""Files of strangers: each is named with its reason, nothing runs, nothing is lost, the rest is reported."""

import csv
import io
import json
import os
import re
import resource
import subprocess
import sys
import time
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from hanafuda_lib.classroom import ClassCode, Result, collect, report_html, write_report
from hanafuda_lib.classroom.spreadsheet import csv_text, safe
from hanafuda_lib.cli import main
from tests.classroom.making import CODE, changed, match_result, quiz, record, write

GOOD = quiz("Aiko", skill=0.9)
FORMULAS = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(1)",
    "=cmd|'/C calc'!A0",
    "\t=1",
    " =1",
    "|x",
    "＝1+1",
    '=HYPERLINK("//x")',
]


def deep(levels):
    return '{"format": "hanafuda-result", "v": 1, "work": ' + "[" * levels + "]" * levels + "}"


#: File content, code of the problem, part of its text.
UNUSABLE = {
    "empty.json": ("", "truncated", "an empty file"),
    "spaces.json": (" \n ", "truncated", "an empty file"),
    "half.json": (GOOD.file_text[:300], "truncated", "breaks off"),
    "almost.json": (GOOD.file_text.rstrip()[:-1], "truncated", "breaks off"),
    "words.json": ("Dear teacher, here is my result", "no-json", "no JSON text at line 1, column 1"),
    "list.json": ("[1, 2, 3]", "no-result", "no result file"),
    "null.json": ("null", "no-result", "no result file"),
    "other.json": ('{"format": "something"}', "no-result", "no result file"),
    "trainer.json": ('{"format": "hanafuda-progress", "v": 2, "answers": []}', "progress", "no result"),
    "newer.json": (changed(GOOD, v=2), "newer", "version 2: expected 1"),
    "old.json": (changed(GOOD, v=0), "bad-result", "bad version 0"),
    "version.json": (changed(GOOD, v=True), "bad-result", "bad version True"),
    "kind.json": (changed(GOOD, kind="essay"), "bad-result", "bad kind 'essay'"),
    "kinds.json": (changed(GOOD, kind=["quiz"]), "bad-result", "bad kind ['quiz']"),
    "work.json": (changed(GOOD, work=[1]), "bad-result", "bad work [1]"),
    "deep.json": (deep(100_000), "no-json", "nested too deep"),
    "nan.json": ('{"format": "hanafuda-result", "v": NaN}', "no-json", "no number 'NaN'"),
    "figures.json": ('{"format": "hanafuda-result", "v": ' + "9" * 5000 + "}", "no-json", "no JSON text"),
    "twice.json": ('{"format": "hanafuda-result", "who": "A", "who": "B"}', "twice", "'who' stands there twice"),
    "latin.json": (b'{"format": "hanafuda-result", "who": "M\xfcller"}', "no-text", "no text in UTF-8"),
    "binary.json": (bytes(range(256)) * 20, "no-text", "no text in UTF-8"),
    "huge.json": (" " * 1_000_001, "huge", "1000001 bytes: expected at most 1000000"),
    "nothing.json": (changed(GOOD, work={"answers": []}), "empty", "no question of the item bank"),
    "code.json": (changed(match_result("A", CODE), work={"code": "x", "record": record(CODE, level="random")}),
                  "no-code", "no class code 'x'"),
    "forged.json": (changed(match_result("A", CODE), work={
        "code": CODE.text, "record": record(ClassCode(seed=1), level="random").replace("seed 1;", "seed 2026;")}),
        "forged", "the rules do not allow"),
    "foreign.json": (changed(match_result("A", CODE), work={
        "code": CODE.text, "record": record(ClassCode(seed=1), level="random")}), "contradiction", "seed 1"),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path):
    """A class with two good results, and everything bad beside them."""
    base = tmp_path / "class"
    base.mkdir()
    write(base, "aiko.json", GOOD)
    write(base, "ren.json", quiz("Ren", skill=0.3))
    for name, (content, _, _) in UNUSABLE.items():
        (base / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return base


def test_each_bad_file_is_named_with_its_reason_and_the_rest_is_reported(folder):
    collection = collect([folder])
    assert sorted(each.result.who for each in collection.counted) == ["Aiko", "Ren"]
    found = {problem.source: problem for problem in collection.problems}
    assert set(found) == set(UNUSABLE)
    for name, (_, code, text) in UNUSABLE.items():
        assert found[name].code == code, name
        assert text in found[name].text, name
        assert len(found[name].text) < 300, name
        assert "\n" not in found[name].text


def test_the_command_tells_each_of_them_and_writes_the_report(folder, tmp_path, capsys):
    assert main(["report", str(folder), "--out", str(tmp_path / "out")]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines() == [str(tmp_path / "out" / name) for name in
                        ("report.html", "results.csv", "canvas.csv", "moodle.csv")]  # fmt: skip
    assert {line.partition(":")[0] for line in said.err.splitlines()} == set(UNUSABLE)
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert all(name in page for name in ("Aiko", "Ren", *UNUSABLE))


def test_missing_files_folders_and_what_is_no_file(tmp_path):
    (tmp_path / "none").mkdir()
    os.mkfifo(tmp_path / "pipe")
    good = write(tmp_path, "good.json", GOOD)
    collection = collect(
        [tmp_path / "gone.json", tmp_path / "none", tmp_path / "pipe", "/dev/zero", "a\x00b", good, good]
    )
    assert {(problem.source.rpartition("/")[2], problem.code) for problem in collection.problems} == {
        ("gone.json", "missing"), ("none", "empty"), ("pipe", "no-file"), ("zero", "no-file"),
        (r"a\x00b", "unreadable"), ("good.json", "duplicate"),
    }  # fmt: skip
    assert len(collection.counted) == 1


def test_a_file_that_may_not_be_read_is_named(tmp_path, monkeypatch):
    path = write(tmp_path, "a.json", GOOD)

    def refuse(*words, **more):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.open", refuse)
    (problem,) = collect([path]).problems
    assert (problem.code, problem.text) == ("unreadable", "cannot be read: [Errno 13] Permission denied")


# ------------------------------------------------------------------ twice, again, and copied


def test_the_same_file_under_two_names_counts_once(tmp_path):
    write(tmp_path, "a.json", GOOD)
    write(tmp_path, "b.json", GOOD)
    collection = collect([tmp_path])
    assert len(collection.counted) == 1
    assert collection.problems[0].text == "the same result as 'a.json'; it counts once"


def test_of_several_attempts_the_first_counts_and_none_is_lost(tmp_path):
    first = replace(quiz("Aiko", skill=0.1), at="2026-11-30T09:00:00+09:00")
    later = replace(
        quiz("AIKO", skill=1.0, seed=1), at="2026-11-30T01:00:00+00:00"
    )  # an hour later: 10 o'clock
    write(tmp_path, "a.json", later)
    write(tmp_path, "b.json", first)
    collection = collect([tmp_path])
    assert [each.source for each in collection.counted] == ["b.json"]
    assert [each.source for each in collection.further] == ["a.json"]
    assert "1 further attempt: the first one counts" in collection.counted[0].remarks
    assert "a.json" in report_html(collection)


def test_the_same_answers_in_the_same_milliseconds_are_named_for_both(tmp_path):
    write(tmp_path, "a.json", GOOD)
    write(tmp_path, "b.json", replace(GOOD, who="Ren"))
    write(tmp_path, "c.json", quiz("Cho", skill=0.9))
    remarks = {each.result.who: each.remarks for each in collect([tmp_path]).counted}
    assert remarks == {
        "Aiko": ("the same answers and times, to the millisecond, as Ren",),
        "Ren": ("the same answers and times, to the millisecond, as Aiko",),
        "Cho": (),
    }


# ------------------------------------------------------------------ names


NAMES = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>': '"><img src=x onerror=alert(1)>',
    "../../etc/passwd": "../../etc/passwd",
    "..\\..\\boot.ini": "..\\..\\boot.ini",
    "Aiko\x1b[2J": "Aiko [2J",
    "abc\u202etxt.exe": "abc txt.exe",
    "A" * 500: "A" * 79 + "…",
    "a\nb\r\nc": "a b c",
    "\ud800": "(no name)",
    "": "(no name)",
}


class Tags(HTMLParser):
    """Every tag and attribute of a page."""

    def __init__(self):
        super().__init__()
        self.seen = set()

    def handle_starttag(self, tag, attrs):
        self.seen |= {(tag, name) for name, _ in attrs} | {(tag, "")}


def tags_of(page):
    reader = Tags()
    reader.feed(page)
    return reader.seen


def test_names_and_answers_are_text_and_nothing_else(tmp_path):
    base = tmp_path / "in"
    base.mkdir()
    usual = tags_of(report_html(collect([write(base, "good.json", GOOD)])))
    for number, name in enumerate([*NAMES, *FORMULAS]):
        result = quiz(f"x{number}", skill=0.5)
        answers = [{**answer, "given": [name]} for answer in result.work["answers"]]
        bad = replace(result, who=name, work={**result.work, "answers": answers, "title": name})
        (base / f"{number}.json").write_text(json.dumps(bad.to_json()), encoding="utf-8")
    collection = collect([base])
    assert collection.problems == ()
    names = {each.result.who for each in collection.counted}
    assert set(NAMES.values()) <= names
    files = write_report(collection, tmp_path / "out", title="<b>x</b>")
    page = files[0].read_text("utf-8")
    assert tags_of(page) - usual <= {("h3", ""), ("p", ""), ("div", "class")}
    assert not any(tag in {"script", "img", "iframe", "a", "link", "form"} for tag, _ in tags_of(page))
    assert not any(name.startswith("on") or name in {"href", "src"} for _, name in tags_of(page))
    assert not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e]", page)
    assert sorted(path.name for path in tmp_path.rglob("*") if path.parent != base) == [
        "canvas.csv", "in", "moodle.csv", "out", "report.html", "results.csv",
    ]  # fmt: skip


def test_no_cell_is_a_formula(tmp_path):
    base = tmp_path / "in"
    base.mkdir()
    for number, name in enumerate(FORMULAS):
        write(base, f"={number}.json", replace(quiz(f"x{number}", skill=0.5, title=name), who=name))
    out = write_report(collect([base]), tmp_path / "out")
    for path in out[1:]:
        rows = list(csv.reader(io.StringIO(path.read_text("utf-8-sig"))))
        assert len(rows) >= len({name.strip() for name in FORMULAS})
        for cell in (cell for row in rows for cell in row):
            number = re.fullmatch(r"-?\d+(\.\d+)?(e[+-]\d+)?", cell)
            assert number or not cell.lstrip().startswith(tuple("=+-@|%＝＋－＠")), cell


@pytest.mark.parametrize("text", FORMULAS)
def test_a_formula_is_kept_as_text(text):
    assert safe(text) == f"'{text}"
    assert next(csv.reader([csv_text([[text]])]))[0].lstrip("'").strip() == text.strip()


def test_numbers_stay_numbers():
    assert csv_text([[-5, 2.5, None, "Aiko", "a,b", 'say "x"']]) == '-5,2.5,,Aiko,"a,b","say ""x"""\r\n'


# ------------------------------------------------------------------ a whole class


def test_three_hundred_files_in_ten_seconds_and_300_megabytes(tmp_path):
    """150 exams, 50 settlements and 100 matches of a class; measured in a process of its own, as a teacher runs it."""
    base = tmp_path / "class"
    base.mkdir()
    for number in range(150):
        write(base, f"q{number}.json", quiz(f"Learner {number}", skill=number / 150))
    for number in range(150, 200):
        write(base, f"s{number}.json", replace(SETTLED, who=f"Learner {number}"))
    for number in range(100):
        write(base, f"m{number}.json", match_result(f"Learner {number}", CODE, seed=number))
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(
        [sys.executable, "-c",
         # The peak of this process alone: what getrusage tells counts the one that started it, too.
         "import re, sys; from hanafuda_lib.cli import main; status = main(sys.argv[1:]);"
         "print(re.search(r'VmHWM:\\s+(\\d+) kB', open('/proc/self/status').read())[1]); sys.exit(status)",
         "report", base, "--out", tmp_path / "out"],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.splitlines()[-1]) < 300_000  # kilobytes
    assert used < 10, f"{used:.1f} s of processor, {time.perf_counter() - start:.1f} s in all"
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "200 learners, 300 results, 3 works. 0 files could not be used" in page


def test_no_mark_depends_on_the_order_of_the_files(tmp_path):
    paths = [write(tmp_path, f"{n}.json", quiz(f"L{n}", skill=n / 8)) for n in range(8)]
    one, other = collect(paths), collect(paths[::-1])
    assert {(each.result.who, each.points) for each in one.counted} == {
        (each.result.who, each.points) for each in other.counted
    }


SET = {"rules": "hanaawase/nintendo", "level": 1, "seed": 1, "count": 2, "piles": None}
ANSWER = {"pile": 0, "step": 4, "lines": {}, "figures": {"net:A": 10}, "ms": 9000}
SETTLED = Result(who="Chie", at="", kind="settlement", work={"title": "S", "set": SET, "answers": [ANSWER]})
SCORED = Result(
    who="Dai", at="", kind="scoring",
    work={"title": "P", "set": {**SET, "rules": "koikoi/yamato", "calls": 0, "multiplier": 1},
          "answers": [{**ANSWER, "lines": {"sanko": 5}, "figures": {"total": 5}}]},
)  # fmt: skip
PUZZLED = Result(
    who="Emi", at="", kind="puzzles",
    work={"title": "Z", "puzzles": ["hana/ribbon-not-cup"],
          "answers": [{"puzzle": "hana/ribbon-not-cup", "given": ["09-chaff-1>09-cup"], "hints": 0, "ms": 1}]},
)  # fmt: skip
STRANGE = [None, True, -1, 10**30, 1.5, "", "x" * 5000, [], [[]], {}, {"a": {"b": []}}, "\ud800", ["\x00"]]


def places(value, path=()):
    """Every place in a result, as the steps that lead to it; of a list only the first one."""
    if path:
        yield path
    steps = value if isinstance(value, dict) else range(min(1, len(value))) if isinstance(value, list) else ()
    for step in steps:
        yield from places(value[step], (*path, step))


def with_value(whole, path, value):
    """A copy of the result with another value in this place."""
    copy = json.loads(json.dumps(whole))
    place = copy
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return copy


def test_anything_at_all_in_any_place_is_survived(tmp_path):
    """Values of every shape in every place: a mark or a named problem, never an error."""
    number = 0
    for result in (GOOD, match_result("Ren", CODE), SETTLED, SCORED, PUZZLED):
        whole = result.to_json()
        for path in places(whole):
            for value in STRANGE:
                text = json.dumps(with_value(whole, path, value))
                (tmp_path / f"{number}.json").write_text(text, encoding="utf-8")
                number += 1
    assert number > 900
    collection = collect([tmp_path])
    assert len(collection.counted) + len(collection.further) + len(collection.problems) == number
    assert [problem for problem in collection.problems if "Error" in problem.text] == []
    assert "Exam" in report_html(collection)
