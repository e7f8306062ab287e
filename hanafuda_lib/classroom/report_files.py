"""A class report as files: one page to read, and CSV for a spreadsheet, Canvas and Moodle."""

from __future__ import annotations

from pathlib import Path

from hanafuda_lib.classroom.files import Collection
from hanafuda_lib.classroom.report import report_html
from hanafuda_lib.classroom.spreadsheet import (
    Roster,
    canvas_rows,
    csv_text,
    moodle_rows,
    plain_rows,
    read_roster,
    unknown_learners,
)
from hanafuda_lib.classroom.task import ClassroomError, place_of
from hanafuda_lib.errors import shown

_UNKNOWN = "not-in-the-roster.txt"


def write_report(
    collection: Collection, folder: Path | str, *, title: str = "Class report", roster: str | None = None
) -> list[Path]:
    """``report.html``, ``results.csv``, ``canvas.csv`` and ``moodle.csv`` in this folder, which is made.

    With a ``roster`` also ``not-in-the-roster.txt``, where somebody is missing there. The names of the
    files are always these; nothing that a learner wrote becomes part of a path. Where no result could be
    used nothing is written, and an older report stays as it is. Errors: :class:`ClassroomError`.
    """
    base = place_of("folder", folder)
    page = report_html(collection, title=title)
    if not collection.counted:
        raise ClassroomError(
            "no-result", "no result that could be used, so nothing was written: expected result files"
        )
    people = Roster([] if roster is None else read_roster(roster))
    texts = {
        "report.html": page,
        "results.csv": "\ufeff" + csv_text(plain_rows(collection)),
        "canvas.csv": csv_text(canvas_rows(collection, people)),
        "moodle.csv": csv_text(moodle_rows(collection, people)),
    }
    if roster is not None and (unknown := unknown_learners(collection, people)):
        texts[_UNKNOWN] = "".join(f"{who}\n" for who in unknown)
    try:
        base.mkdir(parents=True, exist_ok=True)
        if _UNKNOWN not in texts:
            (base / _UNKNOWN).unlink(missing_ok=True)  # of an earlier report
        for name, text in texts.items():
            (base / name).write_bytes(text.encode("utf-8", "replace"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise ClassroomError(
            "cannot-write", f"cannot write into {shown(str(base))}: {reason}, expected a folder of your own"
        ) from None
    return [base / name for name in texts]
