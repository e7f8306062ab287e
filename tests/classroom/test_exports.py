"""Items for other programs: what they read is right, whole, and the same each time."""

import html
import io
import json
import re
import sqlite3
import sys
import zipfile
from xml.etree import ElementTree as ET

import pytest

from hanafuda_lib.classroom import ClassroomError
from hanafuda_lib.classroom.anki import anki_deck
from hanafuda_lib.classroom.export import choose_items, export_items
from hanafuda_lib.classroom.notebook import assignment
from hanafuda_lib.classroom.qti import file_name, qti_package
from hanafuda_lib.cli import main
from hanafuda_lib.exercises import bank, find_item
from hanafuda_lib.exercises.item import AnswerKind

ITEMS = [
    find_item(name)
    for name in ("month-of-card/04-cuckoo", "card-of-month/2", "capture/2", "total/1", "write-word/oya")
]
V21 = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"
V12 = "{http://www.imsglobal.org/xsd/ims_qtiasiv1p2}"


def opened(package):
    archive = zipfile.ZipFile(io.BytesIO(package))
    assert archive.testzip() is None
    return {name: archive.read(name).decode() for name in archive.namelist()}


# ------------------------------------------------------------------ QTI


@pytest.mark.parametrize("version", ["2.1", "1.2"])
def test_a_package_holds_every_file_that_it_names(version):
    files = opened(qti_package(ITEMS, version=version))
    manifest = ET.fromstring(files["imsmanifest.xml"])
    named = {each.get("href") for each in manifest.iter() if each.get("href")}
    assert named <= set(files)
    pictured = set(re.findall(r"cards/[a-z0-9-]+\.svg", " ".join(files.values())))
    assert pictured <= set(files)
    assert {name for name in files if name.startswith("cards/")} == pictured
    assert all(name == "imsmanifest.xml" or name in named for name in files)


@pytest.mark.parametrize("version", ["2.1", "1.2"])
def test_the_whole_bank_is_exported_and_well_formed(version):
    files = opened(qti_package(bank(), version=version))
    for name, text in files.items():
        ET.fromstring(text), name
    if version == "2.1":
        assert len([name for name in files if name.startswith("item-")]) == len(bank())
    else:
        assert len(ET.fromstring(files["hanafuda.xml"]).findall(f".//{V12}item")) == len(bank())


@pytest.mark.parametrize("version", ["2.1", "1.2"])
def test_the_same_items_give_the_same_bytes(version):
    assert qti_package(ITEMS, version=version) == qti_package(ITEMS, version=version)


def shown_text(element):
    """What a reader sees of a choice: its text, or the words of its picture."""
    picture = element.find(f"{V21}img")
    return element.text if picture is None else picture.get("alt")


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_qti_21_takes_the_right_answer_and_no_other(item):
    root = ET.fromstring(opened(qti_package([item]))[f"{file_name(item.id)}.xml"])
    correct = root.find(f".//{V21}correctResponse/{V21}value").text
    choices = {each.get("identifier"): shown_text(each) for each in root.iter(f"{V21}simpleChoice")}
    template = root.find(f"{V21}responseProcessing").get("template").rpartition("/")[2]
    if item.kind is AnswerKind.CHOICE:
        assert choices[correct] == item.answer_text
        assert sorted(choices.values()) == sorted(choice.text for choice in item.choices)
        assert template == "match_correct"
    elif item.kind is AnswerKind.NUMBER:
        assert correct == item.answer
        assert template == "match_correct"
    else:
        mapped = {each.get("mapKey") for each in root.iter(f"{V21}mapEntry")}
        assert mapped == {item.answer, *item.accept}
        assert template == "map_response"
    assert root.find(f"{V21}modalFeedback/{V21}p").text == item.explanation
    declared = {each.get("identifier") for each in root.iter(f"{V21}outcomeDeclaration")}
    assert root.find(f"{V21}modalFeedback").get("outcomeIdentifier") in declared
    order = [each.tag.removeprefix(V21) for each in root]
    assert order == sorted(order, key=["responseDeclaration", "outcomeDeclaration", "itemBody", "responseProcessing",
                                       "modalFeedback"].index)  # fmt: skip


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_qti_12_takes_the_right_answer(item):
    root = ET.fromstring(opened(qti_package([item], version="1.2"))["hanafuda.xml"])
    right = [each.text for each in root.iter(f"{V12}varequal")]
    labels = {}
    for label in root.iter(f"{V12}response_label"):
        text = label.find(f".//{V12}mattext")
        if text is not None:
            alt = re.search(r'alt="([^"]*)"', text.text)
            labels[label.get("ident")] = html.unescape(alt[1]) if alt else text.text
    if item.kind is AnswerKind.CHOICE:
        assert [labels[name] for name in right] == [item.answer_text]
        assert len(labels) == len(item.choices)
    else:
        assert right == [item.answer, *item.accept]
    assert root.find(f".//{V12}itemfeedback//{V12}mattext").text == item.explanation


def test_a_title_is_text(tmp_path):
    files = opened(qti_package(ITEMS[:1], title='<script>"&'))
    assert ET.fromstring(files["test.xml"]).get("title") == '<script>"&'


# ------------------------------------------------------------------ Anki


def notes(path):
    """Id, question, choices, answer… of each note, and the media, out of an Anki package."""
    with zipfile.ZipFile(path) as archive:
        media = json.loads(archive.read("media"))
        base = path.with_suffix(".anki2")
        base.write_bytes(archive.read("collection.anki2"))
    rows = sqlite3.connect(base).execute("SELECT guid, flds, tags FROM notes").fetchall()
    return [(guid, fields.split("\x1f"), tags) for guid, fields, tags in rows], media


def test_a_deck_has_a_note_for_each_item_with_its_cards(tmp_path):
    path = anki_deck(ITEMS, tmp_path / "deck.apkg")
    found, media = notes(path)
    by_id = {fields[0]: (guid, fields, tags) for guid, fields, tags in found}
    assert set(by_id) == {item.id for item in ITEMS}
    pictured = set(re.findall(r'src="([^"]+)"', " ".join(" ".join(fields) for _, fields, _ in found)))
    assert pictured == set(media.values())
    _, fields, tags = by_id["month-of-card/04-cuckoo"]
    assert fields[3] == "April"
    assert find_item("month-of-card/04-cuckoo").explanation.split(" (")[0] in fields[4]
    assert "months" in tags


def test_a_later_export_is_the_same_notes_to_anki(tmp_path):
    """Anki knows a note by its guid: another export updates it, and the learner's progress stays."""
    one, _ = notes(anki_deck(ITEMS, tmp_path / "one.apkg"))
    two, _ = notes(anki_deck(ITEMS[::-1], tmp_path / "two.apkg", title="Other"))
    assert {(guid, fields[0]) for guid, fields, _ in one} == {(guid, fields[0]) for guid, fields, _ in two}


def test_without_genanki_the_way_out_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "genanki", None)
    assert main(["export", "anki", "--item", "word/oya", "--out", str(tmp_path / "a.apkg")]) == 2
    assert capsys.readouterr().err == (
        "hanafuda: Anki decks need the extra teach: in the course's folder, pip install '.[teach]'\n"
    )
    assert not (tmp_path / "a.apkg").exists()


# ------------------------------------------------------------------ a notebook


def run_cells(book, answers):
    """The cells of an assignment run one after another, each answer in place; what failed, by cell."""
    values, failed = {}, []
    for cell in book["cells"]:
        if cell["cell_type"] != "code":
            continue
        number = int(cell["id"][1:].partition("-")[0])
        source = (
            f"answer_{number} = {answers[number - 1]!r}"
            if cell["id"].endswith("-answer")
            else "".join(cell["source"])
        )
        try:
            exec(source, values)
        except (AssertionError, ValueError):
            failed.append(cell["id"])
    return failed


def test_an_assignment_takes_right_answers_and_refuses_wrong_and_missing_ones():
    book = json.loads(assignment(ITEMS, seed=2))
    right = []
    for cell in book["cells"]:
        if cell["id"].endswith("-answer"):
            values = {}
            exec("".join(cell["source"]), values)
            right.append(values[f"answer_{len(right) + 1}"])
    assert run_cells(book, right) == []
    checks = [f"q{number}-check" for number in range(1, 6)]
    assert run_cells(book, [""] * 5) == checks
    assert run_cells(book, ["X", "E", "Q", "0", "koi"]) == checks


def test_an_assignment_is_a_notebook_with_the_marks_of_nbgrader():
    import nbformat

    text = assignment(ITEMS, title="Months & <b>", seed=2, hidden=True)
    nbformat.validate(nbformat.reads(text, as_version=4))
    book = json.loads(text)
    grade_ids = [cell["metadata"]["nbgrader"]["grade_id"] for cell in book["cells"]]
    assert len(set(grade_ids)) == len(grade_ids) == 16
    points = [cell["metadata"]["nbgrader"].get("points") for cell in book["cells"]]
    assert points.count(1) == len(ITEMS)
    assert text.count("BEGIN HIDDEN TESTS") == len(ITEMS)
    assert r"# Months & \\<b\\>" in text
    named = set(re.findall(r"attachment:([a-z0-9-]+\.svg)", text))
    assert named == {name for cell in book["cells"] for name in cell.get("attachments", {})}


# ------------------------------------------------------------------ choosing and the command


def test_items_are_chosen_by_id_topic_level_and_seed():
    assert [item.id for item in choose_items(ids=["word/oya", "word/oya"])] == ["word/oya"]
    months = choose_items(topics=["months"], levels=[1])
    assert {(item.topic, item.level) for item in months} == {("months", 1)}
    drawn = choose_items(topics=["months"], levels=[1], count=5, seed=4)
    assert len(drawn) == 5
    assert drawn == choose_items(topics=["months"], levels=[1], count=5, seed=4)
    assert len(choose_items()) == len(bank())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"topics": ["cooking"]}, "unknown topic 'cooking'"),
        ({"levels": [9]}, "bad levels"),
        ({"ids": ["cow/1"]}, "unknown item 'cow/1'"),
        ({"topics": ["months"], "count": 1000}, "1000 items are asked"),
        ({"topics": ["months"], "levels": [5]}, "no item fits"),
    ],
)
def test_what_cannot_be_chosen_is_refused(options, message):
    with pytest.raises(ValueError, match=message):
        choose_items(**options)


@pytest.mark.parametrize("format", ["qti21", "qti12", "anki", "notebook"])
def test_the_command_writes_each_format(format, tmp_path, capsys):
    path = tmp_path / "out"
    words = ["export", format, "--topic", "months", "--level", "1", "--items", "4", "--out", str(path)]
    assert main(words) == 0
    assert capsys.readouterr().out == f"4 items in {path}\n"
    assert path.stat().st_size > 1000
    assert main([*words[:-1], str(tmp_path / "no" / "such" / "folder")]) == 2
    assert "cannot write" in capsys.readouterr().err


@pytest.mark.parametrize("make", [qti_package, assignment])
def test_nothing_and_twice_the_same_are_refused(make):
    with pytest.raises(ClassroomError):
        make([])
    with pytest.raises(ClassroomError):
        make([ITEMS[0], ITEMS[0]])


def test_an_unknown_format_is_refused(tmp_path):
    with pytest.raises(ClassroomError, match="unknown format 'pdf'"):
        export_items("pdf", ITEMS, tmp_path / "x")
    with pytest.raises(ClassroomError, match="unknown QTI '3'"):
        qti_package(ITEMS, version="3")
