"""A table of a class: everybody has the same deals against the same opponent, and the match can be handed in.

The library's part is loaded only where a class code is used.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from hanafuda_widgets.presenters.base import MessageError, shown
from hanafuda_widgets.presenters.table_moment import Table

if TYPE_CHECKING:
    from hanafuda_lib.classroom.class_code import ClassCode
    from hanafuda_lib.classroom.result import Result


def _parse(text: str) -> ClassCode:
    from hanafuda_lib.classroom.class_code import ClassCode  # noqa: PLC0415 - most tables never need it

    return ClassCode.parse(text)


def class_settings(text: str, presenter: str) -> dict[str, Any]:
    """The settings of the match that a class code names. Errors: :class:`HanafudaError`.

    >>> from hanafuda_lib.classroom import ClassCode
    >>> class_settings(ClassCode(seed=7).text, "koikoi-table")["rounds"]
    3
    """
    code = _parse(text)
    if presenter != f"{code.game}-table":
        raise MessageError("other-game", f"a class code of {code.game}: expected one for this table")
    found = {"rules": code.rules, "seed": code.seed, "rounds": code.rounds, "opponent": code.opponent}
    return found if code.game == "koikoi" else {**found, "seats": code.seats}


def require_class(text: object, match: Any) -> str:
    """The class code in its one form, of a class that plays this match; ``""`` for none.

    Errors: :class:`HanafudaError`.
    """
    if text == "":
        return ""
    from hanafuda_lib.classroom.class_code import is_same_match  # noqa: PLC0415 - as above

    code = _parse(text if isinstance(text, str) else shown(text))
    if not is_same_match(code.match(), match):
        raise MessageError("bad-class", f"class code {shown(code.text)}: expected one of this very match")
    return code.text


def class_json(table: Table) -> dict[str, Any]:
    """What the table says of the class, and what is handed in: as much as has been played to its end.

    ``work`` is ``None`` until the first round is over.
    """
    match = table.match
    done = len(match.history) + match.round.is_over
    return {
        "code": table.class_code,
        "title": table.say("common.class"),
        "note": table.say("common.class-note", done=done, rounds=match.rounds or "…"),
        "words": {word: table.say(f"common.class-{word}") for word in ("what", "name", "save", "saved")},
        "work": {"code": table.class_code, "record": match.record()} if done else None,
    }


def result_of(table: Table, who: str) -> Result:
    """What is handed in, as a result file holds it. Errors: :class:`MessageError` outside a class match."""
    from hanafuda_lib.classroom.result import Result  # noqa: PLC0415 - most tables never need it

    if not table.class_code:
        raise MessageError("no-class", "no result to hand in: expected a table made with class_code=")
    at = datetime.now().astimezone().isoformat(timespec="milliseconds")
    work = {"code": table.class_code, "record": table.match.record()}
    return Result(who=who, at=at, kind="match", work=work)
