"""Tables to play at, in a notebook cell and on a web page: `KoiKoiTable(seed=7)` shows one.

The presenters in :mod:`hanafuda_widgets.presenters` are pure Python and run in a page as well; what
shows them in a notebook needs anywidget and is loaded only when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanafuda_widgets.score_widgets import (
        ScoreCalculator,
        ScoreCalculatorWidget,
        ScoringExercise,
        ScoringExerciseWidget,
    )
    from hanafuda_widgets.widget import KoiKoiTable, KoiKoiTableWidget, PresenterWidget, show

__all__ = [
    "KoiKoiTable", "KoiKoiTableWidget", "PresenterWidget", "ScoreCalculator", "ScoreCalculatorWidget",
    "ScoringExercise", "ScoringExerciseWidget", "show",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """Load the notebook's half on the first use: a web page has no anywidget."""
    if name not in __all__:
        raise AttributeError(f"module 'hanafuda_widgets' has no attribute {name!r}")
    try:
        from hanafuda_widgets import score_widgets, widget  # noqa: PLC0415 - see above
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{name} needs the package {error.name!r}: pip install 'hanafuda-course[widgets]'",
            name=error.name,
        ) from error
    return getattr(widget if hasattr(widget, name) else score_widgets, name)
