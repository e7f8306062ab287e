"""The tables of hana-awase and Hachi-hachi as widgets for a notebook cell."""

from __future__ import annotations

from typing import Any

from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable as HachiHachiPresenter
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable as HanaAwasePresenter
from hanafuda_widgets.widget import TableWidget


class HanaAwaseTableWidget(TableWidget):
    """A live table of hana-awase (花合わせ): ``HanaAwaseTable(seed=7)`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.hanaawase_table.HanaAwaseTable`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(HanaAwasePresenter(**options))


class HachiHachiTableWidget(TableWidget):
    """A live table of Hachi-hachi (八八): ``HachiHachiTable(seed=7)`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.hachihachi_table.HachiHachiTable`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(HachiHachiPresenter(**options))


#: The short names for lessons.
HanaAwaseTable = HanaAwaseTableWidget
HachiHachiTable = HachiHachiTableWidget
