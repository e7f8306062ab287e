"""Result files of a whole class, read with suspicion: each is used, or named with the reason."""

from __future__ import annotations

import stat
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from hanafuda_lib.classroom.marked import Marked
from hanafuda_lib.classroom.marking import fingerprint, mark
from hanafuda_lib.classroom.marking_matches import moves_each, searches
from hanafuda_lib.classroom.result import Result
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import HanafudaError, printable, shown

#: A result of a whole term has some ten thousand characters.
MOST_BYTES = 1_000_000
#: In a folder, files with these endings are read.
_ENDINGS = (".json", ".txt")


@dataclass(frozen=True, slots=True)
class Problem:
    """A file that could not be used, or only in part, and why. ``code`` is a stable word."""

    source: str
    code: str
    text: str


@dataclass(frozen=True, slots=True)
class Collection:
    """All that was collected. ``counted`` are the results that count: one of each learner and work.

    ``further`` are later attempts at the same work, ``problems`` the files that could not be used.
    """

    counted: tuple[Marked, ...]
    further: tuple[Marked, ...]
    problems: tuple[Problem, ...]

    @property
    def works(self) -> dict[str, list[Marked]]:
        """The results that count, by work, in the order in which the works first came."""
        found: dict[str, list[Marked]] = {}
        for marked in self.counted:
            found.setdefault(marked.work, []).append(marked)
        return found


def collect(paths: Iterable[Path | str], *, thorough: bool = False) -> Collection:
    """Read and mark these files, and all result files in those that are folders.

    Of opponents that search some moves are played again, or with ``thorough`` all of them, which may take
    a second for a match. Whatever is in the files, all are read. Errors: :class:`ClassroomError` for no
    list of files.

    >>> collect(["no-such-file.json"]).problems[0].code
    'missing'
    """
    if not isinstance(paths, Iterable) or isinstance(paths, str | bytes):
        raise ClassroomError("bad-paths", f"bad paths {shown(paths)}: expected a list of files or folders")
    problems: list[Problem] = []
    seen: set[Path] = set()
    results: list[tuple[str, Result]] = []
    for path in _spread(paths, problems):
        source = printable(path.name) or str(path)
        with _named(source, problems):
            _require_new(path.resolve(), seen)
            results.append((source, Result.parse(_read(path))))
    slow = [number for number, (_, result) in enumerate(results) if searches(result)]
    moves = dict(zip(slow, moves_each([searches(results[number][1]) for number in slow]), strict=True))
    marked: list[Marked] = []
    for number, (source, result) in enumerate(results):
        with _named(source, problems):
            marked.append(mark(result, source=source, moves=None if thorough else moves.get(number)))
    return _sorted_out(marked, problems)


@contextmanager
def _named(source: str, problems: list[Problem]) -> Iterator[None]:
    """Whatever goes wrong with a file becomes a problem with its name."""
    try:
        yield
    except HanafudaError as error:
        problems.append(Problem(source, error.code, printable(str(error))))
    except (OSError, RuntimeError, ValueError) as error:
        problems.append(Problem(source, "unreadable", f"cannot be read: {printable(str(error))}"))
    except Exception as error:  # noqa: BLE001 - one strange file must not cost a class its report
        what = f"{type(error).__name__}: {printable(str(error))[:80]}"
        problems.append(Problem(source, "bad-result", f"a result that cannot be read ({what})"))


def _require_new(path: Path, seen: set[Path]) -> None:
    if path in seen:
        raise ClassroomError("duplicate", "the same file was named twice; it counts once")
    seen.add(path)


def _spread(paths: Iterable[Path | str], problems: list[Problem]) -> list[Path]:
    """Files as they are; a folder stands for the result files in it."""
    found: list[Path] = []
    for given in paths:
        if not isinstance(given, str | Path) or not str(given).strip():
            problems.append(Problem(shown(given), "bad-file", f"bad file {shown(given)}: expected its name"))
            continue
        path = Path(given)
        try:
            if not path.is_dir():
                found.append(path)
                continue
            inside = sorted(each for each in path.iterdir() if each.suffix.lower() in _ENDINGS)
        except (OSError, ValueError) as error:
            problems.append(
                Problem(printable(str(path)), "unreadable", printable(f"cannot be read: {error}"))
            )
            continue
        if not inside:
            problems.append(Problem(printable(str(path)), "empty", "no result file in this folder"))
        found += inside
    return found


def _read(path: Path) -> str:
    try:
        about = path.stat()
    except FileNotFoundError:
        raise ClassroomError("missing", "there is no such file") from None
    if not stat.S_ISREG(about.st_mode):
        raise ClassroomError("no-file", "no plain file: expected a result")
    if about.st_size > MOST_BYTES:
        raise ClassroomError("huge", f"{about.st_size} bytes: expected at most {MOST_BYTES}; it was not read")
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ClassroomError("no-text", "no text in UTF-8: expected a result file") from None


def _sorted_out(marked: list[Marked], problems: list[Problem]) -> Collection:
    """The same answers under two names are named; of one learner's attempts at a work the first counts."""
    marked = _unique(marked, problems)
    attempts: dict[tuple[str, str], list[Marked]] = defaultdict(list)
    for each in _copies_named(marked):
        attempts[each.result.who.casefold(), each.work].append(each)
    counted: list[Marked] = []
    further: list[Marked] = []
    for group in attempts.values():
        group.sort(key=lambda each: _instant(each.result.at))
        first, *rest = group
        if rest:
            note = f"{len(rest)} further attempt{'s' if len(rest) > 1 else ''}: the first one counts"
            first = replace(first, remarks=(*first.remarks, note))
        counted.append(first)
        further += rest
    return Collection(tuple(counted), tuple(further), tuple(problems))


def _unique(marked: list[Marked], problems: list[Problem]) -> list[Marked]:
    """Without copies of one learner's same file under other names."""
    found: dict[tuple[str, str, str], Marked] = {}
    for each in marked:
        key = (each.result.who.casefold(), each.work, fingerprint(each))
        if key in found:
            text = f"the same result as {found[key].source!r}; it counts once"
            problems.append(Problem(each.source, "duplicate", text))
        else:
            found[key] = each
    return list(found.values())


def _copies_named(marked: list[Marked]) -> list[Marked]:
    """Each result whose raw answers, times and all, stand in another learner's file too says so."""
    owners: dict[tuple[str, str], list[str]] = defaultdict(list)
    prints = [fingerprint(each) for each in marked]
    for each, print_ in zip(marked, prints, strict=True):
        owners[each.work, print_].append(each.result.who)
    found = []
    for each, print_ in zip(marked, prints, strict=True):
        others = [who for who in owners[each.work, print_] if who.casefold() != each.result.who.casefold()]
        if others and not _is_alike_by_chance(each):
            note = f"the same answers and times, to the millisecond, as {', '.join(others[:5])}"
            each = replace(each, remarks=(*each.remarks, note))  # noqa: PLW2901 - the same one, with a note
        found.append(each)
    return found


def _is_alike_by_chance(marked: Marked) -> bool:
    """Two learners may well play the same cards, or leave everything blank; not in the same milliseconds."""
    return not marked.seconds


def _instant(at: str) -> float:
    """A time to sort by; who has none comes last."""
    try:
        return datetime.fromisoformat(at).timestamp()
    except (ValueError, OverflowError, OSError):
        return float("inf")
