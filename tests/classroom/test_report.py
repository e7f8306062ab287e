"""The report says what a class knows, and the marks reach Canvas and Moodle."""

import csv
import io
import re

import pytest

from hanafuda_lib.classroom import (
    ClassroomError,
    Mark,
    Marked,
    Outcome,
    Result,
    collect,
    report_html,
    write_report,
)
from hanafuda_lib.classroom.item_report import correlation, item_reports
from hanafuda_lib.classroom.plots import Dot, bars, histogram, scatter
from hanafuda_lib.cli import main
from tests.classroom.making import CODE, match_result, quiz, write

R, H, W, B = Outcome.RIGHT, Outcome.HINTED, Outcome.WRONG, Outcome.BLANK


def learner(number, *outcomes):
    marks = tuple(Mark(f"i{place}", f"Task {place}", one, "x" if one is W else "", 4.0 + number)
                  for place, one in enumerate(outcomes))  # fmt: skip
    return Marked(
        result=Result(who=f"L{number}", at="", kind="quiz", work={}),
        source="",
        work="w",
        title="w",
        marks=marks,
    )


# Eight learners. Task 0 separates, task 1 is known by nobody, task 2 by all, task 3 by the weak only.
CLASS = [
    learner(n, R if n > 3 else W, W, R, W if n > 3 else R, *(R if n > least else W for least in (2, 3, 4)))
    for n in range(8)
]


def test_each_task_gets_the_remark_that_it_deserves():
    remarks = {each.item: each.remark for each in item_reports(CLASS)}
    assert remarks == {
        "i0": "",
        "i1": "hard",
        "i2": "easy: nearly everybody knows it",
        "i3": "those who did well elsewhere did worse here: look at the question",
        "i4": "",
        "i5": "",
        "i6": "hard",  # three of eight
    }


def test_a_task_that_goes_with_nothing_is_named():
    """Right for every second learner, whoever he is: the correlation with the rest is 0."""
    some = [
        learner(n, R if n % 2 else W, *[R if n // 2 > place else W for place in range(4)]) for n in range(8)
    ]
    report = next(each for each in item_reports(some) if each.item == "i0")
    assert report.apart == pytest.approx(0)
    assert report.remark == "does not tell learners apart"


def test_of_few_answers_nothing_is_said():
    assert {each.remark for each in item_reports(CLASS[:7])} == {"too few answers to judge"}


def test_the_numbers_of_a_task():
    report = next(
        each
        for each in item_reports([learner(1, H, B), learner(2, R, R), learner(4, W, W)])
        if each.item == "i0"
    )
    assert (report.answers, report.share, report.seconds, report.wrong) == (3, 0.5, 6.0, "x (1)")


def test_correlation_by_hand():
    assert correlation([0, 0, 1, 1], [0, 1, 1, 2]) == pytest.approx(0.25 / (0.5 * 0.5**0.5), abs=1e-6)
    assert correlation([1, 1, 1], [1, 2, 3]) is None
    assert correlation([1, 2], [1, 2]) is None


def test_the_page_shows_who_is_where_and_what_is_hard(tmp_path):
    for number in range(10):
        write(tmp_path, f"{number}.json", quiz(f"L{number}", skill=number / 10))
    page = report_html(collect([tmp_path]))
    assert page.count("<svg") == 3  # learners, tasks, time
    assert page.index(">L9<") < page.index(">L0<")
    assert "By topic" in page
    assert "The twelve months" in page
    assert "http" not in page
    assert "<script" not in page


def test_a_large_class_is_a_histogram(tmp_path):
    for number in range(50):
        write(tmp_path, f"{number}.json", quiz(f"L{number}", skill=number / 50))
    page = report_html(collect([tmp_path]))
    assert 'aria-label="Points in per cent: number of learners"' in page


def test_plots_stay_inside_and_take_text_as_text():
    plot = bars("a < b", [("<i>", 5.0), ("x" * 90, 99.0), ("none", 0.0)], most=10, unit=" %")
    assert "<i>" not in plot
    widths = [float(width) for width in re.findall(r'<rect[^>]* width="([0-9.]+)"', plot)]
    assert widths == [190.0, 380.0, 0.0]
    counts = histogram("n", [0, 5, 95, 100], most=100, unit="")
    assert re.findall(r">(\d)</text>", counts) == list("2000000002")
    dots = scatter("t", [Dot(2.0, -3.0, "&", loud=True)], across="x", up="y", low=-0.5)
    assert 'cx="348.0" cy="308.0"' in dots
    assert "&amp;" in dots


# ------------------------------------------------------------------ Canvas and Moodle

CANVAS = """Student,ID,SIS User ID,SIS Login ID,Section
    Points Possible,,,,
"Sato, Aiko",101,s1,aiko@school.example,5b
"Berg, Ben",102,s2,ben@school.example,5b
"Twin, Tom",103,s3,t1@school.example,5b
"Twin, Tom",104,s4,t2@school.example,5a
"""
MOODLE = "First name,Last name,ID number,Email address\nAiko,Sato,7,aiko@school.example\nBen,Berg,8,ben@school.example\n"


@pytest.fixture
def collection(tmp_path):
    base = tmp_path / "in"
    base.mkdir()
    for who in ("aiko  sato", "Ben Berg", "Tom Twin", "Nobody"):
        write(base, f"{who}.json", quiz(who, skill=0.5))
        write(base, f"{who}-m.json", match_result(who, CODE, seed=len(who)))
    return collect([base])


def rows_of(path):
    return list(csv.reader(io.StringIO(path.read_text("utf-8-sig"))))


def test_canvas_gets_its_gradebook_with_the_ids_of_the_roster(collection, tmp_path):
    roster = write(tmp_path, "roster.csv", CANVAS)
    out = write_report(collection, tmp_path / "out", roster=roster)
    head, possible, *rows = rows_of(tmp_path / "out" / "canvas.csv")
    assert head == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Exam"]
    assert possible == ["    Points Possible", "", "", "", "", "12"]
    by_name = {row[0]: row for row in rows}
    points = {each.result.who: f"{each.points:g}" for each in collection.counted if each.marks}
    assert by_name["Sato, Aiko"] == [
        "Sato, Aiko",
        "101",
        "s1",
        "aiko@school.example",
        "5b",
        points["aiko sato"],
    ]
    assert by_name["Tom Twin"][1:5] == ["", "", "", ""]  # two bear this name: a person decides
    assert out[-1].read_text("utf-8").splitlines() == ["Nobody", "Tom Twin"]


def test_moodle_gets_its_columns(collection, tmp_path):
    roster = write(tmp_path, "roster.csv", MOODLE)
    write_report(collection, tmp_path / "out", roster=roster)
    head, *rows = rows_of(tmp_path / "out" / "moodle.csv")
    assert head == ["First name", "Last name", "Email address", "Username", "ID number", "Full name", "Exam"]
    assert ["Aiko", "Sato", "aiko@school.example", "", "7", "aiko sato"] in [row[:6] for row in rows]
    assert len(rows) == 4


@pytest.mark.parametrize("content", ["", "a,b\n1,2\n", "Student\n", b"\xff\xfe\x00", "Student,ID\n"])
def test_a_roster_that_is_none_is_refused_and_nothing_is_written(collection, tmp_path, content):
    path = tmp_path / "roster.csv"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(ClassroomError, match="roster"):
        write_report(collection, tmp_path / "out", roster=str(path))
    assert not (tmp_path / "out").exists()


def test_a_place_that_cannot_be_written_to_is_one_line(tmp_path, capsys):
    path = write(tmp_path, "a.json", quiz("Aiko", skill=0.5))
    assert main(["report", str(path), "--out", str(path)]) == 2
    assert "cannot write into" in capsys.readouterr().err
