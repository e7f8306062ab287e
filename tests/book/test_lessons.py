"""The notebooks are lessons: short cells, captions, stable outputs, and a rhythm that a reader knows.

That the stored outputs are true is nbval's part: it runs every notebook of `book/` again.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hanafuda_lib.exercises import AnswerKind, Item, ItemError
from hanafuda_widgets import glossary

BOOK = Path(__file__).resolve().parents[2] / "book"
NOTEBOOKS = sorted(path for path in BOOK.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
LESSONS = [
    name + ".ipynb"
    for name in re.findall(r"file: ([12345]-\S+)", (BOOK / "_toc.yml").read_text(encoding="utf-8"))
    if not name.endswith("/play")
]
# The skeleton of a lesson; between these parts a lesson goes its own way, often with a puzzle.
RHYTHM = [
    "What you will learn",
    "Before you start",
    "Worked example",
    "Your turn: fill in the gaps",
    "Exercise",
    ("Check yourself", "Drill"),
    "What you know now",
    "Words to keep",
]


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def code_cells(path):
    return [cell for cell in read(path)["cells"] if cell["cell_type"] == "code"]


def prose(path):
    return "\n".join("".join(c["source"]) for c in read(path)["cells"] if c["cell_type"] == "markdown")


def pictures(cell):
    return any("<svg" in "".join(output.get("data", {}).get("text/html", "")) for output in cell["outputs"])


def tables(cell):
    return any(
        "hf-widget" in "".join(output.get("data", {}).get("text/html", "")) for output in cell["outputs"]
    )


def test_the_book_has_notebooks():
    assert len(NOTEBOOKS) >= 5


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_cells_are_few_short_and_in_order(path):
    cells = code_cells(path)
    assert len(cells) <= 30
    assert max(len(cell["source"]) for cell in cells) <= 12
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert read(path)["metadata"]["kernelspec"]["name"] == "python3"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_cell_ids_are_chosen_not_drawn_by_lot(path):
    ids = [cell["id"] for cell in read(path)["cells"]]
    assert len(ids) == len(set(ids))
    prefixes = {cell_id.split("-")[0] for cell_id in ids}
    assert len(prefixes) == 1, "every id of a page begins with the page's own word"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_programs_are_folded_under_a_caption(path):
    for cell in code_cells(path):
        tags = set(cell["metadata"]["tags"])
        assert tags & {"hide-input", "hide-cell", "remove-input"}, cell["id"]
        if "remove-input" not in tags:
            assert cell["metadata"]["mystnb"]["code_prompt_show"].strip(), cell["id"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_only_cells_that_draw_escape_the_check_of_outputs(path):
    for cell in code_cells(path):
        ignored = "nbval-ignore-output" in cell["metadata"]["tags"]
        assert ignored == (pictures(cell) or tables(cell)), cell["id"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_stored_outputs_hold_no_address_path_or_error(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r" at 0x[0-9a-f]{6,}", text)
    assert not re.search(r"/(home|root|work|tmp|Users)/", text)
    kinds = {output["output_type"] for cell in code_cells(path) for output in cell["outputs"]}
    assert kinds <= {"stream", "execute_result", "display_data"}
    assert "application/vnd.jupyter.widget-view+json" not in text


def headings(name):
    return re.findall(r"^## (.+)$", prose(BOOK / name), flags=re.MULTILINE)


def test_the_course_has_its_lessons():
    assert len(LESSONS) >= 29
    assert {name[0] for name in LESSONS} == {"1", "2", "3", "4", "5"}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_keeps_the_rhythm(name):
    places = [next(i for i, text in enumerate(headings(name)) if text.startswith(part)) for part in RHYTHM]
    assert places == sorted(places)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_neither_thin_nor_endless(name):
    words = re.findall(r"[\w’']+", re.sub(r"<[^>]+>", " ", prose(BOOK / name)))
    assert 800 <= len(words) <= 1800


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_asked_is_answered_in_a_folded_cell(name):
    folded = [cell["id"] for cell in code_cells(BOOK / name) if "hide-cell" in cell["metadata"]["tags"]]
    asked = ["faded", "exercise"]
    if any(text.startswith("Puzzle") for text in headings(name)):
        asked.append("puzzle")
    for part in asked:
        assert any(f"-{part}-" in cell_id for cell_id in folded), part


def questions(name):
    """The questions that a page asks in its quizzes, as they travel with it."""
    html = "".join(
        "".join(output.get("data", {}).get("text/html", ""))
        for cell in code_cells(BOOK / name)
        for output in cell["outputs"]
    )
    scripts = re.findall(r'<script type="application/json">(.*?)</script>', html, flags=re.DOTALL)
    quizzes = [state for script in scripts if (state := json.loads(script)["state"])["presenter"] == "quiz"]
    return [Item.from_json(item) for quiz in quizzes for item in quiz["items"]]


@pytest.mark.parametrize("name", LESSONS)
def test_the_questions_of_a_lesson_fail_before_and_pass_after(name):
    asked = questions(name)
    assert len(asked) >= 3
    for item in asked:
        with pytest.raises(ItemError, match="expected"):
            item.grade("")  # nothing answered yet
        assert item.grade(item.answer).right
        wrong = [choice.id for choice in item.choices if choice.id != item.answer]
        assert wrong or item.kind is not AnswerKind.CHOICE, item.id
        for given in wrong:
            verdict = item.grade(given)
            assert not verdict.right, item.id
            assert verdict.text.endswith(item.explanation), item.id


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_recalls_says_how_long_it_takes_and_leads_on(name):
    text = prose(BOOK / name)
    start = text.split("## Before you start")[1].split("\n## ")[0]
    assert start.count("<details>") >= 1
    assert re.search(r"^\*About \d+ minutes", text, flags=re.MULTILINE)
    end = text.split("## What you know now")[1].split("## Words to keep")[0]
    assert re.search(r"\]\([\w./-]+\.ipynb\)", end)


def test_one_thing_has_one_name_on_every_page():
    pages = [(path, prose(path)) for path in NOTEBOOKS]
    pages += [(path, path.read_text(encoding="utf-8")) for path in sorted(BOOK.rglob("*.md"))]
    for path, page in pages:
        if path.stem == "glossary":  # it tells what other books say
            continue
        text = page.lower()
        for word in glossary.FORBIDDEN:
            assert not re.search(rf"\b{word}s?\b", text), f"{path.stem}: {word}"
