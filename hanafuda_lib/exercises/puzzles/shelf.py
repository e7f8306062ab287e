"""The shelf: every puzzle, read from the rows that its author wrote and the values that were played out.

Rows are text (``koikoi_rows.py`` and its neighbours)::

    koikoi/three-brights | complete | 1
      at      koikoi/yamato; dealer 0; hand …; field …; piles … / …
      answer  08-chaff-1
      check   only-completes sanko
      nudge   Look at the brights in your pile.
      reason  The moon is your third bright.
      not     02-chaff-1 A sentence on this option.

A deeper line goes on with the one above. ``value_rows.py`` has for each puzzle its lead, and each
option with its mean and standard error; ``tools/puzzle_values.py`` writes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from hanafuda_lib.errors import listed, shown
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.puzzles import hachihachi_rows, hanaawase_rows, koikoi_rows, sage_rows, stop_rows
from hanafuda_lib.exercises.puzzles.mined import MINED_GAMES, mined_puzzles
from hanafuda_lib.exercises.puzzles.model import THEMES, Kind, Puzzle, PuzzleError
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.exercises.puzzles.value_rows import VALUES

#: The rows of the shelf, in its order.
ROWS = (koikoi_rows.ROWS, hanaawase_rows.ROWS, hachihachi_rows.ROWS, stop_rows.ROWS, sage_rows.ROWS)
GAMES = ("koikoi", "hanaawase", "hachihachi")
#: Where puzzles come from: made by hand, or found by search.
SHELVES = ("made", "mined")
_KEYS = frozenset({"at", "answer", "check", "nudge", "reason", "not"})
_KINDS = {"stop": Kind.STOP, "sage": Kind.SAGE}

_Values = dict[str, tuple[tuple[float, float], tuple[tuple[str, float, float], ...]]]


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle of the shelf, in a fixed order.

    >>> len(puzzles()) >= 90
    True
    """
    values = read_values(VALUES)
    found = [puzzle for rows in ROWS for puzzle in read_rows(rows, values)]
    if len({puzzle.id for puzzle in found}) != len(found):
        raise PuzzleError("doubled-puzzle", "two puzzles have the same id: expected each once")
    return tuple(found)


def find_puzzle(puzzle_id: str) -> Puzzle:
    """The puzzle with this id. Errors: :class:`PuzzleError`.

    >>> find_puzzle("koikoi/three-brights").theme
    'complete'
    """
    shelf = puzzles()
    if isinstance(puzzle_id, str) and puzzle_id.startswith("mined/"):
        shelf = tuple(one for game in MINED_GAMES for one in mined_puzzles(game))
    for puzzle in shelf:
        if puzzle.id == puzzle_id:
            return puzzle
    raise PuzzleError(
        "unknown-puzzle", f"unknown puzzle {shown(puzzle_id)}: expected an id such as 'koikoi/three-brights'"
    )


def select_puzzles(
    *,
    kinds: Iterable[str] = (),
    games: Iterable[str] = (),
    themes: Iterable[str] = (),
    levels: Iterable[int] = range(1, 6),
    shelf: str = "made",
) -> list[Puzzle]:
    """The puzzles of these kinds, games, themes (none named: all) and levels, in the shelf's order.

    ``shelf``: ``made`` (by hand) or ``mined`` (found by search, in data files).
    Errors: :class:`PuzzleError` for a word that no puzzle has.

    >>> {puzzle.theme for puzzle in select_puzzles(games=["koikoi"], themes=["block"])}
    {'block'}
    """
    wanted = {
        "kinds": _known("kinds", kinds, [kind.value for kind in Kind]),
        "games": _known("games", games, GAMES),
        "themes": _known("themes", themes, THEMES),
        "levels": _known("levels", levels, range(1, 6)),
    }

    def fits(puzzle: Puzzle) -> bool:
        having = {
            "kinds": puzzle.kind.value,
            "games": puzzle.position.game,
            "themes": puzzle.theme,
            "levels": puzzle.level,
        }
        return all(not given or having[what] in given for what, given in wanted.items())

    _known("shelves", [shelf], SHELVES)
    every = puzzles() if shelf == "made" else [one for game in MINED_GAMES for one in mined_puzzles(game)]
    return [puzzle for puzzle in every if fits(puzzle)]


def _known(what: str, given: Iterable[object], known: Iterable[object]) -> set[object]:
    found, all_known = set(listed(what, given)), set(known)
    if found <= all_known:
        return found
    unknown = ", ".join(sorted(each if isinstance(each, str) and len(each) < 60 else shown(each)
                               for each in found - all_known))  # fmt: skip
    expected = ", ".join(sorted(map(str, all_known)))
    raise PuzzleError("unknown-choice", f"unknown {what} {unknown}: expected some of {expected}")


def draw_puzzles(found: Iterable[Puzzle], *, seed: int, count: int) -> list[Puzzle]:
    """So many of them in the seed's order: the same as a page draws.

    >>> draw_puzzles(puzzles(), seed=7, count=2) == draw_puzzles(puzzles(), seed=7, count=3)[:2]
    True
    """
    return shuffled(found, f"draw {seed}")[:count]


# ---------------------------------------------------------------- reading


def read_rows(text: str, values: _Values) -> Iterator[Puzzle]:
    """The puzzles of a text of rows. Errors: :class:`PuzzleError`."""
    for block in text.strip().split("\n\n"):
        head, *rest = block.splitlines()
        puzzle_id, theme, level = (part.strip() for part in head.split("|"))
        fields = _fields(puzzle_id, rest)
        lead, options = values.get(puzzle_id, (None, ()))
        yield Puzzle(
            id=puzzle_id,
            kind=_KINDS.get(puzzle_id.split("/")[0], Kind.PLAY),
            position=Position.parse(fields["at"][0]),
            answer=fields["answer"][0],
            theme=theme,
            level=int(level),
            reason=fields["reason"][0],
            nudge=fields["nudge"][0],
            check=fields["check"][0],
            remarks=tuple(_remark(one) for one in fields.get("not", [])),
            values=options,
            lead=lead,
        )


def _fields(puzzle_id: str, lines: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    key = ""
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if line.startswith("   "):
            found[key][-1] += f" {line.strip()}"
        elif word in _KEYS:
            key = word
            found.setdefault(key, []).append(rest.strip())
        else:
            raise PuzzleError(
                "bad-row", f"bad row {line!r} of {puzzle_id}: expected {', '.join(sorted(_KEYS))}"
            )
    missing = _KEYS - {"not"} - found.keys()
    if missing:
        raise PuzzleError("bad-row", f"puzzle {puzzle_id} lacks {', '.join(sorted(missing))}: expected each")
    return found


def _remark(text: str) -> tuple[str, str]:
    option, _, sentence = text.partition(" ")
    return option, sentence


def read_values(text: str) -> _Values:
    """Leads and values by puzzle.

    >>> read_values("a/b 1.5 0.2 | 01-crane 3.0 0.1 | 02-warbler 1.5 0.1")["a/b"][0]
    (1.5, 0.2)
    """
    found: _Values = {}
    for line in text.strip().splitlines():
        head, *options = line.split("|")
        puzzle_id, lead, error = head.split()
        rows = [option.split() for option in options]
        found[puzzle_id] = (
            (float(lead), float(error)),
            tuple((option, float(value), float(spread)) for option, value, spread in rows),
        )
    return found
