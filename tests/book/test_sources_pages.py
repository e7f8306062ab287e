"""History with its certainty, and the page on which sources disagree: nothing without a source."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.options import camel, option_fields
from hanafuda_lib.sources import LEGEND

BOOK = Path(__file__).resolve().parents[2] / "book" / "8-reference"
# The questions on which the team's notes say that sources differ.
DISPUTED = """
firstDealerTie brightValues handYakuBoth fieldFourPairs yakuCheck koikoiLimit koikoiExhausted exhaustedDraw
koikoiMultiplier sevenDoubling viewing ameNagare kiriNagare cupRole ribbonsAnimals brights kusatan gokoValue
nomiValue shimaValue viewingValue omoteWithBrights matsukiriWithBrights brightGroupExclusive fuke handFour
fieldThree openingHands monPerKan aka haneken doubleTriplet shiso sunashi mukoSanbon zoro exposure tobiFor
nanatanWillowBonus inoshikacho gokoAfterShiko sageFail cancelAt hatto nihachiThreshold sujurokuExtra carry
etsunen mizuten
""".split()


def tables(name):
    """The rows of a page's tables, by the heading above: lists of cells."""
    found: dict[str, list[list[str]]] = {}
    heading = ""
    for line in (BOOK / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line.startswith("|") and not re.fullmatch(r"[|\s:-]+", line):
            found.setdefault(heading, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def test_every_event_says_how_sure_it_is_and_from_whom():
    head, *rows = tables("history.md")["How the flowers came onto the cards"]
    assert head == ["When", "What happened", "Sure?", "Source"]
    assert len(rows) == 23
    for when, _, sure, sources in rows:
        assert re.fullmatch(r"[ABC]( to [ABC]|, meaning C)?", sure), when
        assert set(sources.split(", ")) <= set(LEGEND), when


def test_the_errors_that_are_corrected():
    rows = tables("history.md")["Common errors"][1:]
    text = " ".join(" ".join(row) for row in rows)
    for error in ("magpie", "swallow", "gladiolus", "shogun", "two chaff", "16th century", "brooms"):
        assert error in text
    assert all(row[2] for row in rows)


def test_every_regional_deck_has_a_place():
    rows = tables("history.md")["Regional decks"][1:]
    assert len(rows) == 12
    assert all(len(row) == 3 and all(row) for row in rows)


def test_the_other_games_stand_in_a_line_each():
    rows = (
        tables("other-games.md")["(none)"]
        if "(none)" in tables("other-games.md")
        else tables("other-games.md")[""]
    )
    games = " ".join(row[0] for row in rows[1:])
    for game in ("Mushi", "Roppyakken", "Sudaoshi", "Bakappana", "Hachi-jū-hana", "Go-Stop", "Min-Hwatu", "Seotda",
                 "Sakura", "Oicho-kabu", "Tenshō", "Botan-chō"):  # fmt: skip
        assert game in games


def everything(name):
    notebook = json.loads((BOOK / name).read_text(encoding="utf-8"))
    parts = ["".join(cell["source"]) for cell in notebook["cells"]]
    outputs = [out for cell in notebook["cells"] for out in cell.get("outputs", [])]
    parts += ["".join(out.get("text") or out.get("data", {}).get("text/plain", "")) for out in outputs]
    return "\n".join(parts)


@pytest.mark.parametrize("option", DISPUTED)
def test_every_dispute_is_on_the_page_and_is_an_option(option):
    text = everything("disagreements.ipynb")
    assert re.search(rf"\b{option}\b", text)
    games = (koikoi.YAMATO, hanaawase.NINTENDO, hachihachi.STANDARD)
    assert option in {camel(name) for rules in games for name in option_fields(rules)}


def test_the_sources_that_the_page_names_are_in_the_legend():
    groups = re.findall(
        r"\(([A-Z]{2,3}|S\d{3})((?:, (?:[A-Z]{2,3}|S\d{3}))*)\)", everything("disagreements.ipynb")
    )
    named = {mark for first, more in groups for mark in (first, *filter(None, more.split(", ")))} - {"YAMATO"}
    assert named
    assert named <= set(LEGEND)
