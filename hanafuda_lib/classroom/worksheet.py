"""Worksheets from a seed: tasks on paper, in versions A, B, C, and a key of its own.

The same arguments give the same bytes, on every machine and in a web page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hanafuda_lib import names
from hanafuda_lib.art.export import PAPERS
from hanafuda_lib.classroom import paper as pages
from hanafuda_lib.classroom.capture_tasks import capture_tasks
from hanafuda_lib.classroom.scoring_tasks import scoring_tasks
from hanafuda_lib.classroom.settlement_tasks import settlement_tasks
from hanafuda_lib.classroom.task import ClassroomError, Task, place_of, task_of
from hanafuda_lib.errors import shown
from hanafuda_lib.exercises import TOPICS as BANK_TOPICS
from hanafuda_lib.exercises import bank, draw
from hanafuda_lib.koikoi import YAMATO, Rules

#: Topics that are made from a seed rather than drawn from the bank.
MADE: dict[str, str] = {
    "capture": "Taking cards",
    "scoring": "Scoring a pile",
    "settlement": "Settlement",
}
#: Every topic of a worksheet by its name, with its heading.
TOPICS: dict[str, str] = {**BANK_TOPICS, **MADE, "mixed": "Mixed"}
#: The topics to which the rules of Koi-Koi matter.
_WITH_RULES = ("scoring", "capture")
LEVELS = range(1, 6)
USUAL_ITEMS = 8
MOST_ITEMS = 40
MOST_SEED = 999_999_999
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True, kw_only=True)
class Worksheet:
    """A worksheet that has been made: ``sheet`` and ``key`` are whole HTML pages.

    ``name`` is the beginning of their file names, and says all in which a sheet differs from the usual
    one, so that no two sheets share a file; ``tasks`` are the tasks of each version.
    """

    name: str
    sheet: str
    key: str
    tasks: dict[str, tuple[Task, ...]]

    def write(self, folder: Path | str) -> tuple[Path, Path]:
        """Both pages as files in this folder, which is made. Errors: :class:`ClassroomError`."""
        base = place_of("folder", folder)
        paths = base / f"{self.name}.html", base / f"{self.name}-key.html"
        try:
            base.mkdir(parents=True, exist_ok=True)
            for path, page in zip(paths, (self.sheet, self.key), strict=True):
                path.write_bytes(page.encode())
        except OSError as error:
            raise ClassroomError(
                "cannot-write",
                f"cannot write into {shown(str(base))}: {error.strerror or error}, "
                "expected a folder of your own",
            ) from None
        return paths


def make_worksheet(
    topic: str,
    *,
    level: int,
    items: int = USUAL_ITEMS,
    seed: int = 1,
    versions: Sequence[str] = ("A",),
    rules: Rules = YAMATO,
    paper: str = "a4",
    real_size: bool = False,
    headings: str = "en",
) -> Worksheet:
    """A worksheet of ``items`` tasks in each of the ``versions`` (letters), on ``"a4"`` or ``"letter"``.

    ``rules`` are those of Koi-Koi, for scoring and capture. ``real_size`` prints cards 32 by 54 mm;
    else they are half as wide. ``headings`` ``"ja"`` or ``"zh"`` adds headings in that language.
    Errors: :class:`HanafudaError`, which says what was expected.

    >>> sheet = make_worksheet("months", level=1, items=4, seed=7, versions="AB")
    >>> sheet.name, sorted(sheet.tasks), len(sheet.tasks["B"])
    ('months-level1-seed7-4items-AB', ['A', 'B'], 4)
    """
    _require_choice("topic", topic, TOPICS)
    _require_choice("paper", paper, PAPERS)
    _require_whole("level", level, LEVELS[0], LEVELS[-1])
    _require_whole("number of items", items, 1, MOST_ITEMS)
    _require_whole("seed", seed, 0, MOST_SEED)
    names.find_lang(headings)
    if not isinstance(rules, Rules):
        raise ClassroomError("bad-rules", f"bad rules {shown(rules)}: expected rules of Koi-Koi")
    if rules != YAMATO and topic not in _WITH_RULES:
        raise ClassroomError(
            "bad-rules",
            f"rules {shown(rules.text)} do not go with {topic!r}: expected {' or '.join(_WITH_RULES)}, "
            "or no rules",
        )
    letters = _read_versions(versions)
    tasks = {
        letter: tuple(_tasks(topic, rules, level=level, count=items, seed=seed, place=place))
        for letter in letters
        for place in [_LETTERS.index(letter)]
    }
    unusual = (
        (f"{items}items", items == USUAL_ITEMS), ("".join(letters), letters == ["A"]), (paper, paper == "a4"),
        ("real", not real_size), (str(names.find_lang(headings)), names.find_lang(headings) is names.Lang.EN),
    )  # fmt: skip
    name = "-".join(
        [
            topic,
            f"level{level}",
            *_rules_name(rules),
            f"seed{seed}",
            *(word for word, usual in unusual if not usual),
        ]
    )
    make: dict[str, Any] = {"paper": PAPERS[paper], "real_size": real_size}
    sections = {
        key: _sections(tasks, topic, level, seed, headings, key=key, real_size=real_size)
        for key in (False, True)
    }
    shown_cards = [
        card for each in tasks.values() for card in (*pages.cards_of(each), *pages.choice_cards_of(each))
    ]
    title = f"Hanafuda: {TOPICS[topic]}, level {level}"
    return Worksheet(
        name=name,
        sheet=pages.document(title, pages.symbols(shown_cards) + sections[False], **make),
        key=pages.document(f"{title}, key", sections[True], **make),
        tasks=tasks,
    )


def _rules_name(rules: Rules) -> list[str]:
    """The rules as a part of a file's name: nothing for the usual ones."""
    return [] if rules == YAMATO else [re.sub(r"[^A-Za-z0-9.]+", "-", rules.text.partition("/")[2])]


def _tasks(topic: str, rules: Rules, *, level: int, count: int, seed: int, place: int) -> list[Task]:
    own = seed * len(_LETTERS) + place
    match topic:
        case "capture":
            return capture_tasks(rules, level=level, seed=own, count=count)
        case "scoring":
            return scoring_tasks(rules, level=level, seed=own, count=count, drawn_only=place > 0)
        case "settlement":
            return settlement_tasks(level=level, seed=own, count=count)
    return _from_bank(topic, level=level, count=count, seed=seed, place=place)


def _from_bank(topic: str, *, level: int, count: int, seed: int, place: int) -> list[Task]:
    """Items of the bank. Versions ask different ones as long as there are enough."""
    of_topic = [item for item in bank() if topic in {"mixed", item.topic}]
    fitting = [item for item in of_topic if item.level == level]
    if len(fitting) < count:
        counts = {each: sum(item.level == each for item in of_topic) for each in LEVELS}
        there = ", ".join(f"{number} at level {each}" for each, number in counts.items() if number)
        raise ClassroomError(
            "too-few-items",
            f"too few items: {topic!r} has {len(fitting)} at level {level}, {count} are asked; "
            f"expected at most: {there}",
        )
    drawn = draw(fitting, seed=seed, count=len(fitting))
    own = [drawn[(place * count + number) % len(drawn)] for number in range(count)]
    return [task_of(item, seed=seed * len(_LETTERS) + place) for item in own]


def _sections(
    tasks: dict[str, tuple[Task, ...]],
    topic: str,
    level: int,
    seed: int,
    lang: str,
    *,
    key: bool,
    real_size: bool,
) -> str:
    make = pages.key_html if key else pages.task_html
    who = "".join(f"<span>{pages.label(each, lang)}</span>" for each in ("Name", "Date"))
    line = "" if key else f'<p class="who">{who}</p>'
    start = '<section class="key">' if key else "<section>"
    what, hard, version = (
        pages.label(each, lang) for each in ("Key" if key else "Worksheet", "Level", "Version")
    )
    return "\n".join(
        f"{start}<h1>{pages.label(TOPICS[topic], lang)}</h1>"
        f'<p class="kind">{what} · {hard} {level} · {version} {letter} · seed {seed}</p>{line}'
        f"<ol{'' if key else pages.list_class(each, real_size=real_size)}>"
        f"{''.join(make(task, lang=lang) for task in each)}</ol></section>"
        for letter, each in tasks.items()
    )


def _read_versions(given: Sequence[str]) -> list[str]:
    known = isinstance(given, Sequence) and all(isinstance(each, str) for each in given)
    letters = [each.strip().upper() for each in given] if known else []
    if (
        not letters
        or len(set(letters)) != len(letters)
        or any(len(each) != 1 or each not in _LETTERS for each in letters)
    ):
        raise ClassroomError(
            "bad-versions",
            f"bad versions {shown(','.join(given) if known else given)}: "
            "expected letters such as A,B,C, each once",
        )
    # A version is the same whichever others are printed with it.
    return sorted(letters)


def _require_choice(what: str, value: object, known: dict[str, Any]) -> None:
    if not isinstance(value, str) or value not in known:
        raise ClassroomError(
            f"unknown-{what}", f"unknown {what} {shown(value)}: expected one of {', '.join(known)}"
        )


def _require_whole(what: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise ClassroomError(
            "bad-number", f"bad {what} {shown(value)}: expected a whole number from {low} to {high}"
        )
