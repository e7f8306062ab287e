"""The situation ``in_out`` of a worked example: who plays, and what that costs (RULES.md §D.3, §F)."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi import seats as s
from hanafuda_lib.hachihachi.example_fields import Fields, multiplier, settled
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.pile import Pile
from hanafuda_lib.situations import Said, bad_field


def observe_in_out(rules: Rules, fields: Fields) -> Said:
    """Who plays, the pot, and what forced-out players get. A hand that is not told is not paid."""
    players = tuple(fields.get("order", []))
    if len(set(players)) != len(players) or not 2 <= len(players) <= 7:
        raise bad_field("order", list(players), "two to seven players, each once")
    dealer = fields.get("dealer", players[0])
    if dealer not in players:
        raise bad_field("dealer", dealer, f"one of {', '.join(map(str, players))}")
    white = fields.get("white_card")
    turns = [(players.index(dealer) + place) % len(players) for place in range(len(players))]
    order = tuple(seat for seat in turns if players[seat] != white)
    money = Settlement(rules, seats=len(players), order=order, multiplier=multiplier(fields))
    entrance = _decide(money, fields.get("decisions", []), players)
    hands = _forced_hands(fields, [players[seat] for seat in entrance.forced])
    pot = money.pot
    earned: dict[str, int] = {}
    if hands is not None:
        forced = {players.index(player): hand for player, hand in hands.items()}
        found = s.pay_forced_out(money, forced, payers=entrance.inside[1:], field=fields.pile("field"))
        earned = {players[seat]: one.mon(money.multiplier) for seat, one in found.items()}
    result = _divide(money, entrance)
    forced_out = [players[seat] for seat in entrance.forced]
    said: Said = {
        "active": [players[seat] for seat in entrance.inside],
        "dropped": [players[seat] for seat in entrance.dropped],
        "dealer": players[entrance.inside[0]] if entrance.inside else dealer,
        "pot_mon": pot,
        "forced_out": forced_out[0] if len(forced_out) == 1 else forced_out or None,
        "result": result,
    }
    if hands is not None:
        each = list(earned.values())
        said["compensation_each_mon"] = 0 if not each else each[0] if len(each) == 1 else earned
        said["settlement_mon"] = settled(money, players)
    return said


def _decide(money: Settlement, decisions: Any, players: tuple[str, ...]) -> s.Entrance:
    """Ask the players in order; the decisions must be theirs, and as many as are asked."""
    answers: list[bool] = []
    rest = list(decisions)
    while True:
        entrance = s.in_or_out(money.rules, money.order, answers)
        if entrance.asked is None or not rest:
            break
        player, word = rest.pop(0)
        if player != players[entrance.asked] or word not in ("in", "out", "deru", "oriru"):
            raise bad_field("decisions", [player, word], f"{players[entrance.asked]} in or out")
        answers.append(word in ("in", "deru"))
        if not answers[-1]:
            s.pay_drop_fee(money, entrance.asked, before=len(entrance.dropped))
    if rest or entrance.asked is not None:
        asked = "no more" if entrance.asked is None else f"{players[entrance.asked]} in or out"
        raise bad_field("decisions", rest, asked)
    return entrance


def _forced_hands(fields: Fields, forced: list[str]) -> dict[str, Pile] | None:
    """The hands of those who were forced out; ``None`` when the row does not tell them."""
    one, many = fields.get("forced_hand"), fields.get("forced_hands")
    if one is not None and len(forced) == 1 and isinstance(one, list):
        many = {forced[0]: one}
    elif one is not None:
        many = one if isinstance(one, dict) else {"forced_hand": one}
    if many is None:
        return None if forced else {}
    if not isinstance(many, dict) or set(many) != set(forced):
        raise bad_field("forced_hands", many, f"hands of {', '.join(forced) or 'nobody'}")
    return {player: Pile.parse(" ".join(many[player])) for player in forced}


def _divide(money: Settlement, entrance: s.Entrance) -> str:
    """Fewer than three are in: what happens to the pot."""
    inside = entrance.inside
    if len(inside) >= s.ACTIVE or (len(inside) == 2 and money.rules.two_in is o.TwoIn.PLAY):
        return "play"
    if not inside:
        s.give_fees_back(money, entrance.dropped)
        return "redeal"
    s.split_pot(money, inside)
    return "split" if len(inside) == 2 else "takesPot"
