"""For whoever teaches others: worksheets, a class at one table, results, reports, exports.

>>> from hanafuda_lib import classroom
>>> classroom.make_worksheet("scoring", level=2, items=3, seed=7).name
'scoring-level2-seed7'
>>> classroom.ClassCode(seed=2026).match().round.phase.value
'play'
"""

from hanafuda_lib.classroom.class_code import ClassCode
from hanafuda_lib.classroom.duplicate import compare
from hanafuda_lib.classroom.files import Collection, Problem, collect
from hanafuda_lib.classroom.marked import Board, Mark, Marked, Outcome
from hanafuda_lib.classroom.marking import mark
from hanafuda_lib.classroom.report import report_html
from hanafuda_lib.classroom.result import Result
from hanafuda_lib.classroom.task import ClassroomError, Grid, Strip, Task
from hanafuda_lib.classroom.worksheet import TOPICS, Worksheet, make_worksheet
from hanafuda_lib.classroom.write_report import write_report

__all__ = [
    "TOPICS",
    "Board",
    "ClassCode",
    "ClassroomError",
    "Collection",
    "Grid",
    "Mark",
    "Marked",
    "Outcome",
    "Problem",
    "Result",
    "Strip",
    "Task",
    "Worksheet",
    "collect",
    "compare",
    "make_worksheet",
    "mark",
    "report_html",
    "write_report",
]
