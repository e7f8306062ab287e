"""The log of a round in a worked example: form, improve, sage, shobu, cancel, hatto, end.

Entries are ``["A", "form", ["akatan"]]``, ``["A", "sage"]``, ``["end", "exhausted"]``. A hatto
entry ``["B", "hatto"]`` says that B feeds the yaku that another player forms next; it may name
that player or the yaku, and may also stand right after the yaku.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.hachihachi.yaku import HATTO_YAKU
from hanafuda_lib.situations import bad_field

_FORMS = ("form", "improve")


def play_log(money: Settlement, log: Any, players: Sequence[str]) -> None:
    """Play a log into ``money``, up to the end of the round; the caller closes it.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> money = Settlement(STANDARD, seats=3, order=(0, 1, 2))
    >>> play_log(money, [["B", "hatto"], ["A", "form", ["akatan"]], ["A", "shobu"]], "ABC")
    >>> money.balance
    (168, -168, 0)
    """
    if not isinstance(log, list) or not log:
        raise bad_field("log", log, "a list of entries")
    fed = _feeders(money, log, players)
    for place, entry in enumerate(log):
        if money.winner is not None:
            raise bad_field("log entry", entry, "none after the end")
        _play_entry(money, entry, players, fed.get(place, {}))
    if money.winner is None and not (_is_end(log[-1]) and not money.formed):
        raise bad_field("log", log, "shobu, cancel or end as the last entry")


def _play_entry(money: Settlement, entry: Any, players: Sequence[str], fed: dict[str, int]) -> None:
    if _is_end(entry):
        if money.formed:
            money.run_out()
        return
    seat, what = _who(entry, players), entry[1] if len(entry) > 1 else None
    if what in _FORMS and len(entry) == 3 and isinstance(entry[2], list):
        money.form(seat, [str(yaku) for yaku in entry[2]], fed=fed)
    elif what in ("sage", "shobu", "cancel") and len(entry) == 2:
        {"sage": money.sage, "shobu": money.shobu, "cancel": money.cancel}[what](seat)
    elif what != "hatto":
        raise bad_field("log entry", entry, "form, improve, sage, shobu, cancel, hatto or end")


def _is_end(entry: Any) -> bool:
    return isinstance(entry, list) and entry[:1] == ["end"]


def _who(entry: Any, players: Sequence[str]) -> int:
    if not isinstance(entry, list) or not entry or entry[0] not in players:
        raise bad_field("log entry", entry, f"a list that starts with one of {', '.join(players)} or end")
    return players.index(entry[0])


def _feeders(money: Settlement, log: list[Any], players: Sequence[str]) -> dict[int, dict[str, int]]:
    """For the places of the log where a yaku is formed: who must pay for having fed which."""
    found: dict[int, dict[str, int]] = {}
    if money.is_duel or money.rules.hatto is o.Hatto.OFF:
        return found
    for place, entry in enumerate(log):
        if _is_end(entry) or _who(entry, players) is None or entry[1:2] != ["hatto"]:
            continue
        maker, yaku = _fed(entry, players)
        target = _formed_place(log, place, entry[0], maker)
        found.setdefault(target, {}).update(dict.fromkeys(yaku, players.index(entry[0])))
    return found


def _fed(entry: list[Any], players: Sequence[str]) -> tuple[str | None, list[str]]:
    """Whom a hatto entry names, and which yaku; all that hatto knows if it names none."""
    words = [word for part in entry[2:] for word in (part if isinstance(part, list) else [part])]
    maker = next((word for word in words if word in players), None)
    yaku = [str(word) for word in words if word not in players]
    if any(word not in HATTO_YAKU for word in yaku) or maker == entry[0]:
        raise bad_field("log entry", entry, f"another player, or some of {', '.join(HATTO_YAKU)}")
    return maker, yaku or list(HATTO_YAKU)


def _formed_place(log: list[Any], place: int, offender: str, maker: str | None) -> int:
    """The next place where the maker forms a yaku, or else the last one before."""
    forms = [
        number
        for number, entry in enumerate(log)
        if entry[1:2] in ([form] for form in _FORMS) and entry[0] != offender and maker in (None, entry[0])
    ]
    later = [number for number in forms if number > place]
    earlier = [number for number in forms if number < place]
    if not later and not earlier:
        raise bad_field("log entry", log[place], "a yaku that another player forms")
    return later[0] if later else earlier[-1]
