"""Rules for so many people: who of them plays a round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hanafuda_lib.hanaawase.options import ActivePlayers, OpeningHands, Seats, YakuPayment
from hanafuda_lib.hanaawase.rules import Rules


def seated(text: str, seats: int) -> Rules:
    """The rules of a text, for so many people: two and four all play, of more only three.

    Where the yaku are shared by the payers, of four only three play too: a third is not whole.

    >>> seated("hanaawase/nintendo", 4).active_players.value, seated("hanaawase/h80", 4).active_players.value
    ('all', 'three')
    """
    rules = Rules.parse(text)
    given = "activePlayers=" in text
    everybody = seats == 2 or (seats == 4 and rules.yaku_payment is YakuPayment.EACH)
    changes: dict[str, Any] = {"seats": Seats.parse(seats)}
    if everybody and not given:
        changes["active_players"] = ActivePlayers.ALL
    if everybody and seats == 4 and rules.opening_hands is OpeningHands.ON and not given:
        changes["active_players"] = ActivePlayers.THREE  # hands of five have no opening hand
    return replace(rules, **changes)
