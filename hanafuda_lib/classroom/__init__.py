"""For whoever teaches others: worksheets, a class at one table, results, reports, exports.

>>> from hanafuda_lib import classroom
>>> classroom.make_worksheet("scoring", level=2, items=3, seed=7).name
'scoring-level2-seed7-3items'
>>> classroom.ClassCode(seed=2026).match().round.phase.value
'play'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanafuda_lib.classroom.anki import anki_deck
    from hanafuda_lib.classroom.class_code import ClassCode
    from hanafuda_lib.classroom.duplicate import compare
    from hanafuda_lib.classroom.export import choose_items, export_items
    from hanafuda_lib.classroom.files import Collection, Problem, collect
    from hanafuda_lib.classroom.marked import Board, Mark, Marked, Outcome
    from hanafuda_lib.classroom.marking import mark
    from hanafuda_lib.classroom.notebook import assignment
    from hanafuda_lib.classroom.qti import qti_package
    from hanafuda_lib.classroom.report import report_html
    from hanafuda_lib.classroom.report_files import write_report
    from hanafuda_lib.classroom.result import Result
    from hanafuda_lib.classroom.task import ClassroomError, Grid, Strip, Task
    from hanafuda_lib.classroom.worksheet import TOPICS, Worksheet, make_worksheet

# Where each name lives. A page that only reads a class code loads nothing else, and has not all of them.
_HOME = {
    "anki": ("anki_deck",),
    "notebook": ("assignment",),
    "class_code": ("ClassCode",),
    "duplicate": ("compare",),
    "export": ("choose_items", "export_items"),
    "files": ("Collection", "Problem", "collect"),
    "marked": ("Board", "Mark", "Marked", "Outcome"),
    "marking": ("mark",),
    "qti": ("qti_package",),
    "report": ("report_html",),
    "result": ("Result",),
    "task": ("ClassroomError", "Grid", "Strip", "Task"),
    "worksheet": ("TOPICS", "Worksheet", "make_worksheet"),
    "report_files": ("write_report",),
}
_MODULE_OF = {name: module for module, names in _HOME.items() for name in names}

__all__ = [
    "TOPICS", "Board", "ClassCode", "ClassroomError", "Collection", "Grid", "Mark", "Marked", "Outcome",
    "Problem", "Result", "Strip", "Task", "Worksheet", "anki_deck", "assignment", "choose_items", "collect",
    "compare", "export_items", "make_worksheet", "mark", "qti_package", "report_html", "write_report",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """Load what is asked for, on the first use."""
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'hanafuda_lib.classroom' has no attribute {name!r}")
    return getattr(import_module(f"hanafuda_lib.classroom.{_MODULE_OF[name]}"), name)
