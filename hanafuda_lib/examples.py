"""Worked examples against the library: read a file of them, and print every mismatch.

The format is that of RULES.md §F: an array of objects with a rule set, a situation and what is
expected. Each game says in its own ``examples`` module what it makes of a situation; here the
answers are compared. Nothing is ever skipped: an unknown situation, field or expectation is a
mismatch.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hanafuda_lib.errors import HanafudaError, printable, shown
from hanafuda_lib.game import find_rules
from hanafuda_lib.games import OBSERVERS, game_of
from hanafuda_lib.situations import AnyOf

Row = Mapping[str, Any]
# Fields of a row that are for people, or read by the runner itself.
_PLAIN_FIELDS = frozenset({"id", "ruleset", "options", "expect", "note", "source"})
# Lists whose order means nothing.
_MOST_OF_A_NAME = 60
_UNORDERED = frozenset({"yaku", "new_yaku", "must_choose", "captures", "choices", "bonuses"})


class UnusableFileError(HanafudaError):
    """A file that holds no examples: not there, no JSON, or no array of objects."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One thing that a row expects and the library does not say."""

    row_id: str
    what: str

    def __str__(self) -> str:
        return printable(f"{_short(self.row_id)}: {self.what}")


class _Object(dict[str, Any]):
    """An object of a JSON file that remembers which keys stood in it twice."""

    twice: tuple[str, ...] = ()

    @classmethod
    def of_pairs(cls, pairs: list[tuple[str, Any]]) -> _Object:
        made = cls(pairs)
        counts = Counter(key for key, _ in pairs)
        made.twice = tuple(key for key, count in counts.items() if count > 1)
        return made


def _doubled_keys(value: object) -> list[str]:
    """The keys that stand twice in an object, or in one within it."""
    found: list[str] = []
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, _Object):
            found += one.twice
        if isinstance(one, (dict, list)):
            waiting += one.values() if isinstance(one, dict) else one
    return found


def load_examples(path: str | Path) -> list[Row]:
    """The rows of a file. Errors: :class:`UnusableFileError` with the reason."""
    try:
        text = Path(path).read_text(encoding="utf-8")
        rows = json.loads(text, object_pairs_hook=_Object.of_pairs)
    except OSError as error:
        raise _unusable(path, error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise _unusable(path, f"no JSON ({error})") from None
    if not isinstance(rows, list) or not rows:
        raise _unusable(path, "expected an array of examples with at least one row")
    return rows


def _unusable(path: str | Path, reason: str) -> UnusableFileError:
    return UnusableFileError("unusable-file", f"cannot use {str(path)!r}: {reason}")


def run_examples(rows: list[Row]) -> list[Mismatch]:
    """Every mismatch of these rows, in order; empty when the library agrees with all.

    >>> row = {"id": "T1", "ruleset": "koikoi/yamato", "situation": {},
    ...        "captured": ["03-curtain", "09-cup"], "expect": {"base": 5, "final": 6}}
    >>> [str(mismatch) for mismatch in run_examples([row])]
    ['T1: final: expected 6, the library says 5']
    """
    found: list[Mismatch] = []
    seen: set[str] = set()
    for number, row in enumerate(rows, start=1):
        name = _name(row, number)
        if name in seen:
            found.append(Mismatch(name, "this id stands twice: expected each id once"))
        seen.add(name)
        found += [Mismatch(name, what) for what in check_example(row)]
    return found


def _short(name: str) -> str:
    return name if len(name) <= _MOST_OF_A_NAME else name[: _MOST_OF_A_NAME - 1] + "…"


def _name(row: object, number: int) -> str:
    name = row.get("id") if isinstance(row, dict) else None
    return name if isinstance(name, str) and name else f"row {number}"


def check_example(row: object) -> list[str]:
    """What is wrong with one row, in words; empty when the library agrees."""
    if not isinstance(row, dict):
        return [f"bad row {shown(row)}: expected an object"]
    if twice := _doubled_keys(row):
        return [f"{', '.join(map(_short, twice))} given twice: expected each name once in an object"]
    expect = row.get("expect")
    if not isinstance(expect, dict) or not expect:
        return [f"bad expect {shown(expect)}: expected an object that is not empty"]
    try:
        said = _observe(row)
    except HanafudaError as error:
        return [str(error)]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return [f"malformed row ({type(error).__name__}: {error})"]
    return [problem for key, value in expect.items() if (problem := _compare(key, value, said)) is not None]


def _observe(row: dict[str, Any]) -> Mapping[str, Any]:
    rules = find_rules(row.get("ruleset", ""))
    options = row.get("options", {})
    if not isinstance(options, dict):
        raise TypeError(f"options {shown(options)}: expected an object")
    game = game_of(rules)
    situation = {key: value for key, value in row.items() if key not in _PLAIN_FIELDS}
    return OBSERVERS[game](rules.with_options(options), situation)


def _compare(key: str, expected: Any, said: Mapping[str, Any]) -> str | None:
    if key not in said:
        return f"{key}: nothing is known of this expectation, expected one of {', '.join(said)}"
    if _same(key, expected, said[key]):
        return None
    return f"{key}: expected {_text(expected)}, the library says {_text(said[key])}"


def _same(key: str, expected: Any, actual: Any) -> bool:
    if isinstance(actual, AnyOf):
        return any(_same(key, expected, answer) for answer in actual)
    if key in _UNORDERED and isinstance(expected, list) and isinstance(actual, list):
        return sorted(map(_text, expected)) == sorted(map(_text, actual))
    return _text(expected) == _text(actual)


def _text(value: Any) -> str:
    """JSON with sorted keys: tells True from 1, and ignores the order of an object's fields."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
