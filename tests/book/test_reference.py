"""The pages to look things up: every card with its names, every word, every question, and true numbers."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hanafuda_lib import koikoi, names
from hanafuda_lib.cards import DECK, Month
from hanafuda_widgets import glossary
from hanafuda_widgets.gallery import gallery
from hanafuda_widgets.tables import answer_table

BOOK = Path(__file__).resolve().parents[2] / "book"
# What learners ask, in a few words of each question.
ASKED = [
    "remember 48 cards", "lightning card", "brights or animals", "several yaku", "Three blue ribbons",
    "red-and-blue set", "Who is right", "decline a match", "call koi-koi", "hands are empty",
    "doubling at seven", "sake cup", "white card", "to a kan", "after Koi-Koi",
]  # fmt: skip
# Errors about the cards that people repeat; the lesson names each of them as an error.
CORRECTED = ["magpie", "swallow", "gladiolus", "shogun"]


def cells(name, kind):
    notebook = json.loads((BOOK / name).read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def prose(name):
    return "\n".join("".join(cell["source"]) for cell in cells(name, "markdown"))


def shown(name):
    """All HTML that the page's programs have made."""
    outputs = [output for cell in cells(name, "code") for output in cell["outputs"]]
    return "".join("".join(output.get("data", {}).get("text/html", "")) for output in outputs)


def test_every_card_has_its_place_and_its_names():
    html = shown("8-reference/cards.ipynb")
    assert re.findall(r'id="card-([\w-]+)"', html) == [card.id for card in DECK]
    for card in DECK:
        entry = html.split(f'id="card-{card.id}"')[1].split("</li>")[0]
        name = names.card(card)
        for text in (name.en, name.ja, name.kana, name.romaji, name.zh, f"{card.points} point"):
            assert text in entry, (card.id, text)


def test_every_month_has_a_heading_that_other_pages_can_link_to():
    headings = re.findall(r"^## (.+)$", prose("8-reference/cards.ipynb"), flags=re.MULTILINE)
    assert headings[:12] == [f"{names.month(month).en}: {names.flower(month).en}" for month in Month]


def test_a_gallery_shows_cards_in_the_order_given():
    html = gallery("09-cup 01-crane")._repr_html_()
    assert html.index("card-09-cup") < html.index("card-01-crane")
    assert html.count("<li ") == 2


def test_pictures_beside_their_names_are_silent():
    html = gallery("09-cup")._repr_html_()
    assert html.index('aria-hidden="true"') < html.index("<svg")


@pytest.mark.parametrize("words", ASKED)
def test_every_question_is_answered_and_leads_on(words):
    sections = prose("8-reference/faq.ipynb").split("\n## ")
    found = [section for section in sections if words in section.split("\n")[0]]
    assert len(found) == 1
    assert "**More:**" in found[0]
    assert re.search(r"\.ipynb\)", found[0]) or "still to come" in found[0]


@pytest.mark.parametrize("word", CORRECTED)
def test_errors_about_the_cards_are_called_errors(word):
    paragraphs = prose("1-deck/twelve-months.ipynb").split("\n\n")
    naming = [text for text in paragraphs if word in text]
    assert naming
    assert all(text.startswith("**Careful:**") for text in naming)


def test_every_month_tells_how_sure_its_stories_are():
    stories = re.split(r"^### ", prose("1-deck/twelve-months.ipynb"), flags=re.MULTILINE)[1:]
    assert len(stories) == 12
    for story in stories:
        assert "**Hook:**" in story
        assert "**Known:**" in story


def test_the_glossary_has_all_words():
    html = shown("8-reference/glossary.ipynb")
    for name, _, others in glossary.TERMS:
        assert name.en in html
        assert name.ja in html
        assert all(word in html for word in others)
    for month in Month:
        assert names.flower(month).zh in html
        assert names.traditional_month(month).ja in html


def test_the_glossary_names_no_word_twice():
    english = [name.en for name, _, _ in glossary.TERMS]
    assert len(english) == len(set(english))
    assert not set(english) & set(glossary.FORBIDDEN)


def test_a_wrong_stored_number_is_found(tmp_path):
    copy = tmp_path / "faq.ipynb"
    shutil.copy(BOOK / "8-reference" / "faq.ipynb", copy)
    text = copy.read_text(encoding="utf-8")
    assert text.count("8 = 8, score 16") == 1
    copy.write_text(text.replace("8 = 8, score 16", "8 = 8, score 17"), encoding="utf-8")
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "--nbval",
            "--nbval-current-env",
            "-p",
            "no:cacheprovider",
            str(copy),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert run.returncode == 1
    assert "score 17" in run.stdout


def test_an_answer_that_is_a_long_row_of_numbers_is_told_short():
    rows = {row[0].note: row[2].text for row in answer_table(koikoi.YAMATO).rows}
    # RULES.md §B.3: koikoiLimit is one, unlimited, or any number.
    assert rows["koikoiLimit"].endswith("two in all / three in all / … / sixteen in all")
    assert "…" not in rows["brightValues"]
