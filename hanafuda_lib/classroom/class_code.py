"""A class code: one text that gives every learner the same deals against the same opponent."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple, Self
from urllib.parse import unquote

from hanafuda_lib import hanaawase
from hanafuda_lib.classroom.task import ClassroomError
from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.exercises.chance import number_of
from hanafuda_lib.game import find_rules
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.hanaawase.seating import seated
from hanafuda_lib.options import parse_assignments
from hanafuda_lib.players import levels_of, make_player

_MAGIC = "class1"
_MARK = "class="
_LONGEST = 1000
# An address that is no page, such as "javascript:…".
_OTHER = re.compile(r"\s*(?!https?:|file:)[a-z][a-z0-9+.-]*:(?!\d)", re.IGNORECASE)
MOST_SEED = 999_999_999
_MOST_FIGURES = 9


class _Seats(NamedTuple):
    fewest: int
    most: int
    usual: int


_SEATS = {"koikoi": _Seats(2, 2, 2), "hanaawase": _Seats(2, 7, 3), "hachihachi": _Seats(2, 7, 3)}


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassCode:
    """The rules with their options, the seed, the number of rounds, the opponent and the seats of a class.

    ``seats`` are 2 to 7 people in hana-awase and Hachi-hachi (left out: three, and the text says nothing
    of them); all but the learner are played by the machine, each by the ``opponent``. The last part of
    the text is a check, so that a slip of the pen is seen. Errors: :class:`HanafudaError`, for what no
    match can be made of.

    >>> code = ClassCode(rules="koikoi/yamato", seed=2026)
    >>> code.text
    'class1~koikoi/yamato~seed=2026~rounds=3~opponent=greedy~2ba3'
    >>> ClassCode.parse("https://example.org/play.html#class=" + code.text) == code
    True
    """

    rules: str = "koikoi/yamato"
    seed: int
    rounds: int = 3
    opponent: str = "greedy"
    seats: int | None = None

    def __post_init__(self) -> None:
        if type(self.seed) is not int or not 0 <= self.seed <= MOST_SEED:
            raise ClassroomError(
                "bad-seed", f"bad seed {shown(self.seed)}: expected a whole number from 0 to {MOST_SEED}"
            )
        if type(self.rounds) is not int:
            raise ClassroomError("bad-rounds", f"bad rounds {shown(self.rounds)}: expected a whole number")
        if not isinstance(self.rules, str):
            raise ClassroomError("bad-rules", f"bad rules {shown(self.rules)}: expected a text")
        rules, seats = _told(self.rules, self.seats)
        game = game_of(rules)
        _require_opponent(self.opponent, game)
        # One text for one set of rules, and one number for the seats.
        object.__setattr__(self, "rules", rules.text)
        object.__setattr__(self, "seats", _require_seats(seats, game))
        self.match()

    @property
    def game(self) -> str:
        """``"koikoi"``, ``"hanaawase"`` or ``"hachihachi"``."""
        return self.rules.partition("/")[0]

    def match(self) -> Any:
        """The match of this class, at its beginning."""
        more: dict[str, Any] = {"seed": self.seed, "rounds": self.rounds}
        if self.game == "hanaawase":
            return hanaawase.Match(seated(self.rules, self._seats), **more)
        if self.game == "hachihachi":
            more["seats"] = self._seats
        rules, _ = _told(self.rules, None)
        return GAMES[self.game].Match(rules, **more)

    @property
    def _seats(self) -> int:
        return _require_seats(self.seats, self.game)

    @property
    def text(self) -> str:
        """The code: rules, options, seed, rounds, opponent, check; seats if not the usual ones."""
        parts = [
            *self.rules.split(),
            f"seed={self.seed}",
            f"rounds={self.rounds}",
            f"opponent={self.opponent}",
        ]
        if self.seats != _SEATS[self.game].usual:
            parts.append(f"seats={self.seats}")
        body = "~".join([_MAGIC, *parts])
        return f"{body}~{_check(body)}"

    def link(self, page: str) -> str:
        """The address of the table on this page, with the code. Errors: :class:`ClassroomError`."""
        if not isinstance(page, str) or not page.strip() or _OTHER.match(page):
            raise ClassroomError(
                "bad-page", f"bad page {shown(page)}: expected an address such as 'https://…/play.html'"
            )
        return f"{page.partition('#')[0]}#{_MARK}{self.text}"

    def __str__(self) -> str:
        return self.text

    @classmethod
    def parse(cls, given: str) -> Self:
        """The code in a text or in a whole link. Errors: :class:`ClassroomError`, :class:`HanafudaError`.

        >>> ClassCode.parse("class1~koikoi/yamato~seed=2027~rounds=3~opponent=greedy~2ba3")
        Traceback (most recent call last):
        ...
        hanafuda_lib.classroom.task.ClassroomError: class code with a slip in it: ...
        """
        if not isinstance(given, str) or len(given) > _LONGEST:
            raise _no_code(given)
        text = unquote(given).strip()
        text = text.rpartition(_MARK)[2] if _MARK in text else text
        body, _, check = text.rpartition("~")
        magic, *parts = body.split("~")
        if magic != _MAGIC or not parts:
            raise _no_code(given)
        if check != _check(body):
            raise ClassroomError(
                "bad-check",
                f"class code with a slip in it: {shown(text)}; expected the very text that was given out",
            )
        return cls._of(parts)

    @classmethod
    def _of(cls, parts: list[str]) -> Self:
        rules, *words = parts
        values = dict(word.split("=", 1) for word in words if "=" in word)
        try:
            seed, rounds, opponent = (
                int(values.pop("seed")),
                int(values.pop("rounds")),
                values.pop("opponent"),
            )
            own = values.pop("seats", None)
            seats = None if own is None else int(own)
            options = [f"{name}={value}" for name, value in values.items()]
            return cls(
                rules=" ".join([rules, *options]), seed=seed, rounds=rounds, opponent=opponent, seats=seats
            )
        except HanafudaError as error:
            raise ClassroomError(error.code, f"class code that names no match: {error}") from None
        except (KeyError, ValueError):
            raise _no_code("~".join(parts)) from None


def is_same_match(one: Any, other: Any) -> bool:
    """Whether two matches have the same rules, deals and seats, however far they have come.

    >>> is_same_match(ClassCode(seed=7).match(), ClassCode(seed=8).match())
    False
    """
    return (one.rules, one.seed, len(one.totals)) == (other.rules, other.seed, len(other.totals))


def _told(text: str, seats: object) -> tuple[Any, object]:
    """The rules of a text, without the length of the match, and the seats: in hana-awase also an option.

    Errors: :class:`HanafudaError`.
    """
    name, *assignments = text.split() or [""]
    rules = find_rules(name)
    given = parse_assignments(assignments)
    given.pop("gameLength", None)
    if game_of(rules) == "hanaawase" and "seats" in given:
        own = given.pop("seats")
        if seats is not None and str(seats) != own:
            raise ClassroomError(
                "bad-seats", f"{shown(seats)} seats and the option seats={own}: expected one"
            )
        seats = int(own) if own.isdecimal() and len(own) < _MOST_FIGURES else own
    return rules.with_options(given), seats


def _require_seats(seats: object, game: str) -> int:
    fewest, most, usual = _SEATS[game]
    if seats is None:
        return usual
    if type(seats) is not int or not fewest <= seats <= most:
        expected = f"{fewest} to {most}" if most > fewest else str(usual)
        raise ClassroomError(
            "bad-seats", f"bad number of seats {shown(seats)}: expected {expected} in {game}"
        )
    return seats


def _require_opponent(name: object, game: str) -> None:
    """Errors: :class:`HanafudaError` for a player that there is not, or that does not play this game."""
    make_player(name)  # type: ignore[arg-type]
    known = [level.name for level in levels_of(game)]
    if name not in known:
        raise ClassroomError(
            "bad-opponent", f"{shown(name)} does not play {game}: expected one of {', '.join(known)}"
        )


def _no_code(given: object) -> ClassroomError:
    return ClassroomError(
        "no-code", f"no class code {shown(given)}: expected a text such as '{_MAGIC}~koikoi/yamato~seed=7~…'"
    )


def _check(body: str) -> str:
    return f"{number_of(body) & 0xFFFF:04x}"
