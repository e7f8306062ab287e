"""Marks as CSV: a plain table, and the layouts that Canvas and Moodle import. Safe in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from hanafuda_lib.classroom.files import MOST_BYTES, Collection
from hanafuda_lib.classroom.marked import Marked
from hanafuda_lib.classroom.task import ClassroomError, place_of
from hanafuda_lib.errors import shown

# What a spreadsheet may take for a formula when it opens a cell, also in its wide form.
_FORMULA = tuple("=+-@\t\r\n|%＝＋－＠")
_CANVAS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
_MOODLE = ("First name", "Last name", "Email address", "Username", "ID number")
#: By which columns of a roster a learner's name is found.
_NAMES = (
    ("Student",),
    ("First name", "Last name"),
    ("Name",),
    ("Full name",),
    ("Username",),
    ("SIS Login ID",),
)

Row = Sequence[str | float | int | None]


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> safe("=HYPERLINK(1)"), safe("Aiko")
    ("'=HYPERLINK(1)", 'Aiko')
    """
    flat = " ".join(text.split("\x00")) if "\x00" in text else text
    return f"'{flat}" if flat.lstrip(" ").startswith(_FORMULA) or flat.startswith(_FORMULA) else flat


def csv_text(rows: Iterable[Row]) -> str:
    """Rows as CSV. Texts are made safe; numbers stay numbers, so that a spreadsheet can add them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    for row in rows:
        writer.writerow([_cell(value) for value in row])
    return out.getvalue()


def _cell(value: str | float | None) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return safe(value.encode("utf-8", "replace").decode())
    return f"{value:g}"


def plain_rows(collection: Collection) -> list[Row]:
    """One row a result: who, work, points, of how many, per cent, minutes, when, file, remarks."""
    head: Row = ("Name", "Work", "Points", "Of", "Per cent", "Minutes", "Saved", "File", "Counts", "Remarks")
    rows = [head]
    for counts, group in ((True, collection.counted), (False, collection.further)):
        rows += [_plain(marked, counts=counts) for marked in group]
    return rows


def _plain(marked: Marked, *, counts: bool) -> Row:
    percent = None if marked.percent is None else round(marked.percent, 1)
    return (
        marked.result.who, marked.title, marked.points, marked.most or None, percent,
        round(marked.seconds / 60, 1), marked.result.at, marked.source, "yes" if counts else "no",
        "; ".join(marked.remarks),
    )  # fmt: skip


# ---------------------------------------------------------------- Canvas and Moodle


def read_roster(path: Path | str) -> list[dict[str, str]]:
    """The learners of a CSV file that Canvas or Moodle has exported. Errors: :class:`ClassroomError`."""
    try:
        with place_of("roster", path).open(encoding="utf-8-sig", newline="") as file:
            text = file.read(MOST_BYTES + 1)
        rows = [{str(key).strip(): value or "" for key, value in row.items() if key}
                for row in csv.DictReader(io.StringIO(text))]  # fmt: skip
    except ClassroomError:
        raise
    except (OSError, UnicodeDecodeError, csv.Error, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or error
        raise ClassroomError(
            "bad-roster",
            f"cannot read the roster {shown(str(path))}: {reason}; expected a CSV file with names",
        ) from None
    if len(text) > MOST_BYTES or not rows or not any(_names(rows[0])):
        raise ClassroomError(
            "bad-roster",
            f"bad roster {shown(str(path))}: expected a CSV file with names, as Canvas or Moodle writes it",
        )
    return rows


def _names(row: Mapping[str, str]) -> list[str]:
    """Every way in which a learner may have written his name."""
    complete = (columns for columns in _NAMES if all(row.get(column) for column in columns))
    found = [" ".join(row[column] for column in columns) for columns in complete]
    if "," in (name := row.get("Student", "")):  # Canvas writes the last name first
        last, _, first = name.partition(",")
        found.append(f"{first.strip()} {last.strip()}")
    return [_key(name) for name in found]


def _key(name: str) -> str:
    return " ".join(name.split()).casefold()


class Roster:
    """Whose row of the roster a result belongs to.

    >>> Roster([{"Student": "Sato, Aiko", "ID": "7"}]).row("aiko sato")["ID"]
    '7'
    """

    def __init__(self, rows: Iterable[dict[str, str]]) -> None:
        self._rows: dict[str, dict[str, str]] = {}
        self._several: set[str] = set()
        for row in rows:
            for name in set(_names(row)):
                if self._rows.setdefault(name, row) is not row:
                    self._several.add(name)

    def row(self, who: str) -> dict[str, str] | None:
        """The row of this name; ``None`` when nobody or more than one bears it."""
        key = _key(who)
        return None if key in self._several else self._rows.get(key)


def canvas_rows(collection: Collection, roster: Roster) -> list[Row]:
    """The gradebook layout of Canvas: one row a learner, one column a work, the points possible second.

    Works without a mark (matches) go by their per cent against the field elsewhere and are left out.
    """
    works = _marked_works(collection)
    rows: list[Row] = [(*_CANVAS, *_heads(works))]
    rows.append(
        (
            "    Points Possible",
            "",
            "",
            "",
            "",
            *(max(each.most for each in results) for results in works.values()),
        )
    )
    for who, cells in _by_learner(works).items():
        about = roster.row(who) or {}
        rows.append((about.get("Student") or who, *(about.get(each, "") for each in _CANVAS[1:]), *cells))
    return rows


def moodle_rows(collection: Collection, roster: Roster) -> list[Row]:
    """The grade import of Moodle: the columns that name a learner, then one column a work."""
    works = _marked_works(collection)
    rows: list[Row] = [(*_MOODLE, "Full name", *_heads(works))]
    for who, cells in _by_learner(works).items():
        about = roster.row(who) or {}
        rows.append((*(about.get(each, "") for each in _MOODLE), who, *cells))
    return rows


def unknown_learners(collection: Collection, roster: Roster) -> list[str]:
    """Who is not in the roster, or whose name more than one bears."""
    return sorted({each.result.who for each in collection.counted if roster.row(each.result.who) is None})


def _marked_works(collection: Collection) -> dict[str, list[Marked]]:
    return {work: results for work, results in collection.works.items() if results[0].marks}


def _heads(works: dict[str, list[Marked]]) -> list[str]:
    """A heading for each column, each another one: two sets of given piles may bear one title."""
    heads: list[str] = []
    for results in works.values():
        title, number = results[0].title, 1
        while (head := title if number == 1 else f"{title} ({number})") in heads:
            number += 1
        heads.append(head)
    return heads


def _by_learner(works: dict[str, list[Marked]]) -> dict[str, list[float | None]]:
    found: dict[str, list[float | None]] = {}
    spelled: dict[str, str] = {}
    for place, results in enumerate(works.values()):
        for marked in results:
            who = spelled.setdefault(_key(marked.result.who), marked.result.who)
            found.setdefault(who, [None] * len(works))[place] = marked.points
    return found
