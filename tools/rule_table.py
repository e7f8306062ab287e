"""Where each rule is taught, shown and asked, found from the tags in the lessons and in the exercise bank.

`python tools/rule_table.py` prints the rules that still lack a page, an example or an exercise. The site's
page `8-reference/rule-table` is filled from here when it is built, so it is never behind the lessons.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanafuda_lib.exercises import bank  # noqa: E402 - found only now
from hanafuda_lib.rule_index import TOPICS, RuleTopic, topic_of_tag  # noqa: E402

BOOK = ROOT / "book"
MARK = "RULE-TABLE"  # stands in the page where the tables go
QUIZ = "6-practice/quiz.ipynb"
# Cells with these words in their ids ask something.
ASKING = re.compile(r"-(exercise|faded|puzzle|check)(-|$)")
_MOST = 3  # places in one field of the table


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A heading in a page: where a reader is led."""

    page: str  # below the book's folder: `2-capture/turn.ipynb`
    title: str  # of the page
    heading: str  # the nearest above the cell; empty at the page's top

    @property
    def link(self) -> str:
        """A Markdown link, seen from a page of the reference."""
        anchor = f"#{slug(self.heading)}" if self.heading else ""
        return f"[{self.title}](../{self.page}{anchor})"


@dataclass(slots=True)
class Coverage:
    """What the course does with one rule."""

    topic: RuleTopic
    taught: list[Place] = field(default_factory=list)
    shown: list[Place] = field(default_factory=list)
    asked: list[Place] = field(default_factory=list)
    items: list[str] = field(default_factory=list)  # of the exercise bank


def slug(heading: str) -> str:
    """The anchor that MyST gives to a heading.

    >>> slug("Stop or koi-koi? (a puzzle)")
    'stop-or-koi-koi-a-puzzle'
    """
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def pages(book: Path = BOOK) -> list[str]:
    """The notebooks of the table of contents, in its order."""
    text = (book / "_toc.yml").read_text("utf-8")
    names = re.findall(r"^(?:root:|\s*- file:) (\S+)$", text, re.MULTILINE)
    return [f"{name}.ipynb" for name in names if (book / f"{name}.ipynb").exists()]


def coverage(book: Path = BOOK) -> list[Coverage]:
    """For each rule, in the order of the specification: the places of its tags, and the items that ask it.

    Errors: `RulesError` for a tag that begins like a rule's and names none.
    """
    found = {topic.id: Coverage(topic) for topic in TOPICS}
    for page in pages(book):
        _read(page, json.loads((book / page).read_text("utf-8"))["cells"], found)
    for item in bank():
        for tag in item.tags:
            topic = topic_of_tag(tag)
            if topic:
                found[topic.id].items.append(item.id)
    return list(found.values())


def _read(page: str, cells: list[dict[str, Any]], found: dict[str, Coverage]) -> None:
    title = current = ""
    for cell in cells:
        is_text = cell["cell_type"] == "markdown"
        headings = re.findall(r"^(#{1,3}) (.+)$", "".join(cell["source"]), re.MULTILINE) if is_text else []
        if headings:
            level, words = headings[0]
            title, current = (plain(words), "") if level == "#" else (title, plain(words))
        place = Place(page, title, current)
        for topic in filter(None, map(topic_of_tag, cell["metadata"].get("tags", []))):
            row = found[topic.id]
            places = row.asked if ASKING.search(cell["id"]) else row.taught if is_text else row.shown
            places.append(place)
        if len(headings) > 1:
            current = plain(headings[-1][1])  # what follows stands under the cell's last heading


def plain(text: str) -> str:
    """A heading without its markup."""
    return re.sub(r"<[^>]+>|[*_`]", "", text).strip()


def missing(rows: list[Coverage]) -> dict[str, list[str]]:
    """Rules without a page, without an example, without an exercise: by their numbers."""
    return {
        "no page": [row.topic.id for row in rows if not row.taught],
        "no example": [row.topic.id for row in rows if not row.shown],
        "no exercise": [row.topic.id for row in rows if not row.asked and not row.items],
    }


def table(rows: list[Coverage]) -> str:
    """All rules as Markdown, a table for the deck and one for each game."""
    lines: list[str] = []
    part = ""
    for row in rows:
        if row.topic.part != part:
            part = row.topic.part
            lines += ["", f"## {part}", "", "| Rule | Taught | Shown | Asked |", "|---|---|---|---|"]
        asked = _links(row.asked)
        if row.items:
            count = f"[{len(row.items)} question{'s' * (len(row.items) > 1)}](../{QUIZ})"
            asked = f"{count}; {asked}" if asked else count
        rule = f"**{row.topic.id}** {row.topic.title}"
        lines.append(f"| {rule} | {_links(row.taught)} | {_links(row.shown)} | {asked} |")
    return "\n".join(lines)


def _links(places: list[Place]) -> str:
    """One link for a page, in the order of the course, and not too many."""
    first: dict[str, Place] = {}
    for place in places:
        first.setdefault(place.page, place)
    return "; ".join(place.link for place in list(first.values())[:_MOST])


def main() -> None:
    """Print what is missing."""
    lists = missing(coverage())
    for what, numbers in lists.items():
        print(f"{what}: {' '.join(numbers) or 'none'}")
    sys.exit(any(lists.values()))


if __name__ == "__main__":
    main()
