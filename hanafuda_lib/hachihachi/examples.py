"""What the library says of a worked example of Hachi-hachi (the situations of RULES.md §F)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.example_fields import Fields, multiplier, settled
from hanafuda_lib.hachihachi.example_log import play_log
from hanafuda_lib.hachihachi.example_seats import observe_in_out
from hanafuda_lib.hachihachi.field import count_field
from hanafuda_lib.hachihachi.final import Outcome
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.hachihachi.yaku import CHAFF_WITH_WILLOW
from hanafuda_lib.pile import Pile, require_partition
from hanafuda_lib.situations import Said, bad_field
from hanafuda_lib.table import four_of_a_month

_PLAYERS = ("A", "B", "C")
_CLAIM_FIELDS = {"kan", "set_yaku", "chaff_yaku", "month", "months"}
# A field with such a name says that a triplet was completed: true, a number, or the months.
_TOBI = re.compile("tobi|complet|dive|all_four")
_DOUBLES = ("futa_sanbon", "sanbon_tatesanbon", "futa_tatesanbon")


def observe(rules: Rules, row: Mapping[str, Any]) -> Said:
    """The facts about a row, by the names that an expectation may use. Amounts are in mon.

    >>> from hanafuda_lib import hachihachi
    >>> row = {"situation": {"event": "field", "field": ["01-crane"], "carry_in": [4]}}
    >>> said = observe(hachihachi.STANDARD, row)
    >>> said["multiplier"], said["carry_out"]
    (4, [2])
    """
    fields = Fields(row)
    handler = fields.choose("event", _EVENTS)
    said = handler(_with_kan(rules, fields), fields)
    fields.require_all_read()
    return said


def _with_kan(rules: Rules, fields: Fields) -> Rules:
    """The rules with the row's ``mon_per_kan``, which may stand beside the option or in its place."""
    if fields.get("mon_per_kan") is None:
        return rules
    given = rules.with_options({"monPerKan": fields.number("mon_per_kan")})
    if rules.mon_per_kan not in (given.mon_per_kan, o.MonPerKan.TWELVE):
        raise bad_field("mon_per_kan", fields.get("mon_per_kan"), f"{rules.mon_per_kan} as in the options")
    return given


# ---------------------------------------------------------------- hand yaku


def _teyaku(rules: Rules, fields: Fields) -> Said:
    hand = fields.pile("hand")
    if len(hand) != 7:
        raise bad_field("hand", fields.get("hand"), "seven cards")
    found = rules.hand_table.find(hand.mask, fields.pile("field").mask)
    money = Settlement(rules, seats=3, order=(0, 1, 2), multiplier=multiplier(fields))
    for line in found.lines:
        money.show(0, line.points, line.yaku.id)
    shown = Pile(0)
    for line in found.lines:
        shown |= line.cards
    mon = sum(line.points for line in found.lines)
    return {
        "set_yaku": found.of_group("set"),
        "chaff_yaku": found.of_group("chaff"),
        "yaku": list(found.ids),
        "kan_from_each": _kan(rules, mon),
        "settlement_mon": {"holder": money.balance[0], "each_other": money.balance[1]},
        "shown": [card.id for card in shown],
        "nuke": any(yaku in ROWS and ROWS[yaku].nuke for yaku in found.ids),
    }


def _kan(rules: Rules, mon: int) -> int | float:
    """Mon as kan; the Nintendo sheet's points stay points."""
    if rules.values is o.Values.NINTENDO:
        return mon
    kan = mon / int(rules.mon_per_kan.value)
    return int(kan) if kan == int(kan) else kan


# ---------------------------------------------------------------- a round, its card points


def _players(fields: Fields) -> tuple[str, ...]:
    """The players in order of play, the dealer first."""
    given = fields.get("players")
    if given is None:
        points = fields.get("card_points") or fields.get("captured_by")
        given = sorted(points) if isinstance(points, dict) else list(_PLAYERS)
    elif isinstance(given, int):
        given = list(_PLAYERS[:given])
    if not isinstance(given, list) or len(given) not in (2, 3) or len(set(given)) != len(given):
        raise bad_field("players", given, "two or three players")
    dealer = fields.get("dealer", given[0])
    if dealer not in given:
        raise bad_field("dealer", dealer, f"one of {', '.join(map(str, given))}")
    place = given.index(dealer)
    return tuple(given[place:] + given[:place])


def _open(rules: Rules, fields: Fields, players: tuple[str, ...]) -> tuple[Settlement, dict[int, list[None]]]:
    """The money after hand yaku, and the triplets that were completed."""
    order = range(len(players))
    money = Settlement(rules, seats=len(players), order=order, multiplier=multiplier(fields))
    dives: dict[int, list[None]] = {}
    tobi: dict[str, Any] = {}
    for name in fields.names(_TOBI):
        tobi |= fields.by_player(name, players, default={})
    for player, claims in fields.by_player("teyaku", players, default={}).items():
        seat = players.index(player)
        for claim in claims if isinstance(claims, list) else [claims]:
            dives[seat] = dives.get(seat, []) + [None] * _show(money, seat, claim, tobi.get(player, 0))
    return money, dives


def _show(money: Settlement, seat: int, claim: Any, tobi: Any) -> int:
    """Pay one claim; gives the number of its triplets that were completed."""
    completed = [name for name in claim if _TOBI.search(name)] if isinstance(claim, dict) else []
    if not isinstance(claim, dict) or set(claim) - _CLAIM_FIELDS - set(completed):
        raise bad_field("teyaku", claim, f"an object of {', '.join(sorted(_CLAIM_FIELDS))}, tobi")
    ids = [yaku for yaku in (claim.get("set_yaku"), claim.get("chaff_yaku")) if yaku is not None]
    unknown = [yaku for yaku in ids if yaku not in ROWS]
    if unknown or ("kan" not in claim and not ids):
        raise bad_field("teyaku", claim, "kan or the ids of hand yaku")
    rules = money.rules
    mon = sum(rules.hand_table[yaku].points for yaku in ids)
    if "kan" in claim:
        mon = rules.mon(round(2 * claim["kan"]))
    money.show(seat, mon, " + ".join(ids) or "hand yaku", nuke=any(ROWS[yaku].nuke for yaku in ids))
    if not any(ROWS[yaku].tobi for yaku in ids):
        return 0
    if rules.tobi_for is o.TobiFor.SINGLE and claim["set_yaku"] not in ("sanbon", "tatesanbon"):
        return 0
    months = max(_completed(value) for value in (tobi, *(claim[name] for name in completed)))
    return min(months, 2 if claim["set_yaku"] in _DOUBLES else 1)


def _completed(value: Any) -> int:
    """How many months a tobi field names: a number, a list of months, or true."""
    if isinstance(value, list):
        return len(value)
    if isinstance(value, int) and value >= 0:
        return int(value)
    raise bad_field("tobi", value, "true, a number or a list of months")


def _points(fields: Fields, players: tuple[str, ...]) -> tuple[dict[int, int] | None, dict[int, int]]:
    """Card points and chaff cards by seat, given as numbers or as the captured cards."""
    chaff = _by_seat(fields.numbers("chaff_incl_willow", players), players)
    captured = fields.by_player("captured_by", players, default={})
    if not captured:
        points = fields.numbers("card_points", players)
        return (_by_seat(points, players) if points else None), chaff
    piles = {players.index(player): Pile.parse(" ".join(cards)) for player, cards in captured.items()}
    if len(players) == 3:
        require_partition(piles.values(), what="captured_by")
    return (
        {seat: pile.points for seat, pile in piles.items()},
        {seat: len(pile & CHAFF_WITH_WILLOW) for seat, pile in piles.items()},
    )


def _by_seat(numbers: Mapping[str, int], players: tuple[str, ...]) -> dict[int, int]:
    return {players.index(player): number for player, number in numbers.items()}


def _result(money: Settlement, outcome: Outcome, players: tuple[str, ...]) -> Said:
    special = outcome.special
    if special not in (None, "sohachi"):
        special = f"{special}:{players[outcome.winner]}"
    return {
        "settlement_mon": settled(money, players),
        "winner": players[outcome.winner],
        "next_dealer": players[outcome.winner],
        "special": special,
        "bonuses": [f"{bonus}:{players[seat]}" for bonus, seat in outcome.bonuses],
    }


def _count(rules: Rules, fields: Fields) -> Said:
    """Empty hands and no yaku: special yaku or card points."""
    players = _players(fields)
    money, dives = _open(rules, fields, players)
    points, chaff = _points(fields, players)
    return _result(money, money.close(points=points, chaff=chaff, dives=dives), players)


def _round(rules: Rules, fields: Fields) -> Said:
    players = _players(fields)
    money, dives = _open(rules, fields, players)
    points, chaff = _points(fields, players)
    play_log(money, fields.get("log"), players)
    return _result(money, money.close(points=points, chaff=chaff, dives=dives), players)


# ---------------------------------------------------------------- field, and who plays


def _field(rules: Rules, fields: Fields) -> Said:
    field = fields.pile("field")
    carry = fields.get("carry_in", [])
    if not isinstance(carry, list):
        raise bad_field("carry_in", carry, "a list of 2 and 4")
    counted = count_field(rules, field, carry)
    return {"multiplier": counted.multiplier, "carry_out": list(counted.carry_out), "name": counted.name}


def _deal_check(rules: Rules, fields: Fields) -> Said:
    if not four_of_a_month(fields.pile("field").mask):
        return {"result": "play"}
    return {"result": rules.field_four.value}


_EVENTS: dict[str, Callable[[Rules, Fields], Said]] = {
    "teyaku": _teyaku,
    "round": _round,
    "cards": _count,
    "special": _count,
    "field": _field,
    "deal_check": _deal_check,
    "in_out": observe_in_out,
}
