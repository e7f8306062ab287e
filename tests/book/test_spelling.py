"""Every English word on every page is a word: of a dictionary, or of the list in tests/data/words.txt."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from spellchecker import SpellChecker

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    path
    for path in (ROOT / "book").rglob("*")
    if path.suffix in {".md", ".ipynb"} and not {"_vendor", ".ipynb_checkpoints"} & set(path.parts)
)
# What is no prose: programs, addresses, tags.
NO_PROSE = (r"```.*?```", r"`[^`]*`", r"\]\([^)]*\)", r"<[^>]+>", r"https?://\S+")


@pytest.fixture(scope="module")
def dictionary(root):
    checker = SpellChecker(language="en")
    ours = (root / "tests" / "data" / "words.txt").read_text("utf-8").split()
    checker.word_frequency.load_words(ours)
    return checker


def words(text):
    for pattern in NO_PROSE:
        text = re.sub(pattern, " ", text, flags=re.DOTALL)
    found = re.findall(r"[^\W\d_][^\W\d_'’]*", text)
    # Kanji and kana are not spelt; a word ends before 's.
    latin = (word.replace("’", "'").strip("'") for word in found if word < "\u3000")
    return {re.sub(r"'s$", "", word).lower() for word in latin if len(word) > 2}


def prose(path):
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return text
    return "\n".join("".join(c["source"]) for c in json.loads(text)["cells"] if c["cell_type"] == "markdown")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_spelling(dictionary, path):
    assert dictionary.unknown(words(prose(path))) == set()


def test_a_slip_is_found(dictionary):
    assert dictionary.unknown(words("The moon and the cupp, `notaword`, 花札 koi-koi")) == {"cupp"}


def test_the_list_of_words_is_sorted_and_holds_each_once(root):
    lines = (root / "tests" / "data" / "words.txt").read_text("utf-8").splitlines()
    assert lines == sorted(set(lines))
