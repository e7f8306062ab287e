"""For whoever teaches others: worksheets, a class at one table, results, reports, exports.

>>> from hanafuda_lib import classroom
>>> classroom.make_worksheet("scoring", level=2, items=3, seed=7).name
'scoring-level2-seed7'
"""

from hanafuda_lib.classroom.task import ClassroomError, Grid, Strip, Task
from hanafuda_lib.classroom.worksheet import TOPICS, Worksheet, make_worksheet

__all__ = [
    "TOPICS",
    "ClassroomError",
    "Grid",
    "Strip",
    "Task",
    "Worksheet",
    "make_worksheet",
]
