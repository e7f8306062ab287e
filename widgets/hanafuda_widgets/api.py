"""The public names of the library as a table: each name, and the first line of its docstring."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sized
from types import ModuleType, UnionType

from hanafuda_widgets.tables import Cell, Table


def name_table(*modules: ModuleType) -> Table:
    """The public names of some modules, each module under a heading: what a name is, in its own words.

    >>> from hanafuda_lib import players
    >>> str(name_table(players)).splitlines()[0].split(":")[0]
    'hanafuda_lib.players'
    """
    rows: list[tuple[Cell, ...]] = []
    for module in modules:
        rows.append((Cell(f"{module.__name__}: {_first_line(module)}"),))
        for name in sorted(getattr(module, "__all__", ()), key=str.casefold):
            value = getattr(module, name)
            if not isinstance(value, ModuleType) and not name.startswith("__"):
                rows.append((Cell(name), Cell(_what(value))))
    return Table(("Name", "What it is"), tuple(rows))


def _what(value: object) -> str:
    """The first line of a docstring; for a plain value, what sort of value it is."""
    if isinstance(value, UnionType):
        return f"one of {', '.join(each.__name__ for each in value.__args__)}"
    if inspect.isclass(value) or inspect.isroutine(value):
        return _first_line(value)
    kind = type(value).__name__
    # What is in a set or a dict stands in another order each time, or is too long for a line.
    return (
        f"{kind} of {len(value)}"
        if isinstance(value, Sized)
        else f"{kind} {getattr(value, 'id', '')}".strip()
    )


def _first_line(value: object) -> str:
    line = (inspect.getdoc(value) or "").partition("\n")[0]
    for noise in (r"``?|:class:|(?<!\w)\*|\*(?!\w)", r" Source: .*$", r" ?\(RULES[^)]*\)"):
        line = re.sub(noise, "", line)
    return line
