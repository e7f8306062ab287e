"""Result files: what a learner did, raw. A mark is never in them; it is worked out anew.

The page writes the same files (``frontend/result.js``). The check finds damage and careless
changes. It is no seal: who can program can write any file, which is why nothing but answers
and records is read, and why those are looked at (see :mod:`hanafuda_lib.classroom.marking`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from hanafuda_lib.classroom.task import WRITABLE, ClassroomError, place_of
from hanafuda_lib.errors import shown
from hanafuda_lib.exercises.chance import number_of
from hanafuda_lib.exercises.progress import FORMAT as PROGRESS_FORMAT
from hanafuda_lib.exercises.progress import is_time

FORMAT = "hanafuda-result"
VERSION = 1
KINDS = ("match", "puzzles", "quiz", "scoring", "settlement")
MOST_NAME = 80
MOST_ANSWERS = 1000
_DEEPEST = 12
# What grows while a learner works; the rest says which work it is.
_GROWING = frozenset({"answers", "record", "ms"})
_NO_NAME = "(no name)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One learner's work: who, when it was saved, of what kind, and the raw ``work``.

    ``remarks`` name what is odd about the file although it can be read.

    >>> result = Result(who="Aiko", at="2026-11-30T18:05:07+09:00", kind="quiz",
    ...     work={"title": "Months", "items": ["word/oya"], "answers": []})
    >>> Result.parse(result.file_text) == result
    True
    """

    who: str
    at: str
    kind: str
    work: dict[str, Any]
    remarks: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        wrong = [name for name in ("who", "at") if not isinstance(getattr(self, name), str)]
        if wrong:
            raise ClassroomError(
                "bad-result", f"bad {wrong[0]} {shown(getattr(self, wrong[0]))}: expected a text"
            )
        if not isinstance(self.kind, str) or self.kind not in KINDS:
            raise ClassroomError(
                "bad-result", f"bad kind {shown(self.kind)}: expected one of {', '.join(KINDS)}"
            )
        if not isinstance(self.work, dict):
            raise ClassroomError("bad-result", f"bad work {shown(self.work)}: expected an object")

    def to_json(self) -> dict[str, Any]:
        """The file's content."""
        body = {
            "format": FORMAT, "v": VERSION, "who": self.who, "at": self.at, "kind": self.kind,
            "work": self.work,
        }  # fmt: skip
        return {**body, "check": check_of(body)}

    @property
    def file_text(self) -> str:
        """The text of the file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"

    def save(self, path: Path | str, *, replace: bool = False) -> Path:
        """Write the file; gives its path.

        An earlier state of the same work by the same learner is replaced; any other file stays, unless
        ``replace`` is true. Errors: :class:`ClassroomError`.
        """
        target = place_of("file", path)
        try:
            if not replace and target.exists() and not self._goes_on(target):
                raise ClassroomError(
                    "exists",
                    f"there is another file {shown(str(target))}: expected a new name, or replace=True",
                )
            target.write_text(self.file_text, encoding="utf-8", errors="replace")
        except OSError as error:
            reason = error.strerror or str(error)
            raise ClassroomError(
                "cannot-write", f"cannot write {shown(str(target))}: {reason}; {WRITABLE}"
            ) from None
        return target

    def _goes_on(self, target: Path) -> bool:
        """Whether a file holds the same learner's same work, as it stood earlier."""
        try:
            old = self.parse(target.read_text("utf-8"))
        except ValueError:
            return False
        told = [
            {name: value for name, value in each.work.items() if name not in _GROWING} for each in (old, self)
        ]
        return (old.who, old.kind, told[0]) == (clean_name(self.who, []), self.kind, told[1])

    @classmethod
    def parse(cls, text: str) -> Self:
        """The result in a file's text.

        Errors: :class:`ClassroomError` with the codes ``no-json``, ``truncated``, ``no-result``,
        ``newer``, ``bad-result``, ``twice``, ``progress`` or ``no-text``.
        """
        if not isinstance(text, str):
            raise ClassroomError("no-text", f"no text {shown(text)}: expected that of a result file")
        given = _read_json(text)
        if not isinstance(given, dict) or given.get("format") != FORMAT:
            raise _no_result(given)
        version = given.get("v")
        if type(version) is int and version > VERSION:
            raise ClassroomError(
                "newer", f"result of version {version}: expected {VERSION}; update the course"
            )
        if version != VERSION or type(version) is not int:
            raise ClassroomError("bad-result", f"bad version {shown(version)}: expected {VERSION}")
        kind, work = given.get("kind"), given.get("work")
        remarks: list[str] = []
        at = given.get("at")
        if not isinstance(at, str) or not is_time(at):
            remarks.append(f"bad time {shown(at)}: expected one such as '2026-11-30T18:05:07+09:00'")
            at = ""
        remarks += _odd(given)
        return cls(
            who=clean_name(given.get("who"), remarks),
            at=at,
            kind=kind,  # type: ignore[arg-type]
            work=work,  # type: ignore[arg-type]
            remarks=tuple(remarks),
        )


def _no_result(given: object) -> ClassroomError:
    if isinstance(given, dict) and given.get("format") == PROGRESS_FORMAT:
        return ClassroomError(
            "progress", "a card trainer's progress, no result: it holds ratings and no raw answers"
        )
    return ClassroomError("no-result", f'no result file: expected an object with "format": "{FORMAT}"')


def _odd(given: dict[str, Any]) -> list[str]:
    """What is odd about a file that can be read all the same."""
    found = []
    known = {"format", "v", "who", "at", "kind", "work", "check"}
    if more := sorted(map(str, set(given) - known)):
        found.append(f"fields that do not belong there: {shown(', '.join(more))}; they were not believed")
    if "check" not in given:
        found.append("no check: the file was not saved by the course, or was changed")
    elif given["check"] != check_of({key: given[key] for key in known - {"check"} if key in given}):
        found.append("the check does not fit: the file was changed after it was saved")
    return found


def clean_name(given: object, remarks: list[str]) -> str:
    """A name as it is shown: on one line, without what steers a screen, not longer than a line.

    >>> remarks = []
    >>> clean_name("Aiko" + chr(0x202E) + "  Sato", remarks)
    'Aiko Sato'
    >>> len(remarks)
    1
    """
    if not isinstance(given, str) or not given.strip():
        remarks.append(f"no name: {shown(given)}" if given else "no name")
        return _NO_NAME
    shown_part = "".join(one if one.isprintable() else " " for one in given)
    name = " ".join(shown_part.split())
    if shown_part != given:
        remarks.append(f"the name holds characters that are not shown: {shown(given)}")
    if len(name) > MOST_NAME:
        remarks.append(f"a name of {len(name)} letters was shortened")
        name = name[: MOST_NAME - 1] + "…"
    return name or _NO_NAME


# ---------------------------------------------------------------- the check


def check_of(body: object) -> int:
    """A number over the content, the same in Python and in the page; ``check`` is not part of it.

    >>> check_of({"b": [1, None, "x"], "a": True}) == check_of({"a": True, "b": [1, None, "x"]})
    True
    """
    return number_of(_flat(body))


def _flat(value: Any) -> str:
    """A value as one text, whatever the order and the spaces of its file."""
    match value:
        case None:
            return "~"
        case bool():
            return "+" if value else "-"
        case str():
            # half a character, as a broken name may hold, has no bytes of its own
            whole = value.encode("utf-16-le", "replace")
            return f"{len(whole) // 2}:{whole.decode('utf-16-le')}"
        case list():
            return f"[{','.join(map(_flat, value))}]"
        case dict():
            return "{" + ",".join(f"{_flat(str(key))}={_flat(value[key])}" for key in sorted(value)) + "}"
    return str(value)


# ---------------------------------------------------------------- JSON of strangers


def _read_json(text: str) -> Any:
    """JSON, read with suspicion: no key twice, no endless depth, no number that is none."""
    if not text.strip():
        raise ClassroomError("truncated", "an empty file: expected a result")
    _require_flat(text)
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except ClassroomError:
        raise
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) - 1 or "Unterminated" in error.msg:
            raise ClassroomError("truncated", "the file breaks off: expected whole JSON text") from None
        place = f"line {error.lineno}, column {error.colno}"
        raise ClassroomError("no-json", f"no JSON text at {place}: expected a result file") from None
    except (ValueError, RecursionError) as error:
        raise ClassroomError("no-json", f"no JSON text of a result: {shown(str(error))}") from None


def _require_flat(text: str) -> None:
    """Refuse what is nested deeper than any result, before it is read."""
    depth = 0
    for one in text:
        if one in "[{":
            depth += 1
            if depth > _DEEPEST * 20:  # brackets inside texts count here too, so there is room for some
                raise ClassroomError("no-json", "nested too deep for a result")
        elif one in "]}":
            depth -= 1


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ClassroomError("twice", f"the field {shown(twice)} stands there twice: expected each once")
    return found


def _no_number(text: str) -> Any:
    raise ClassroomError("no-json", f"no number {shown(text)}: expected figures")
