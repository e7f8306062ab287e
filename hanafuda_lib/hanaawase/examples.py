"""What the library says of a worked example of hana-awase (the situations of RULES.md §F).

Players are A, B, C… in playing order; A deals unless ``dealer`` says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.errors import NotationError, shown
from hanafuda_lib.game import SettlementLine
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase import settlement
from hanafuda_lib.hanaawase.dealing import must_redeal, three_of_a_month
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_lib.pile import ALL, EMPTY, Pile, require_partition
from hanafuda_lib.situations import Fields, Said, bad_field, card_pile, require_apart, whole_number
from hanafuda_lib.table import Deal, Table, four_of_a_month
from hanafuda_lib.yaku import Score

_SEATS = "ABCDEFG"


def observe(rules: Rules, row: Mapping[str, Any]) -> Said:
    """The facts about a row, by the names that an expectation may use.

    Errors: :class:`NotationError` for a situation or a field that is not known.

    >>> from hanafuda_lib import hanaawase
    >>> points = {"A": 20, "B": 124, "C": 120}
    >>> observe(hanaawase.NINTENDO, {"situation": {"event": "fuke_check", "card_points": points}})
    {'void': True}
    """
    fields = _Fields(row)
    said = fields.choose("event", _EVENTS)(rules, fields)
    fields.require_all_read()
    return said


class _Fields(Fields):
    """The fields of a row of players A, B, C and so on."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        # A row's `players` are card points and yaku points; the situation's are a number.
        super().__init__({"totals" if key == "players" else key: value for key, value in row.items()})

    def card(self, name: str) -> Card | None:
        value = self.get(name)
        return None if value is None else Card.parse(value)

    def by_seat(self, name: str) -> list[Any]:
        """The values of A, B, C… in order."""
        value = self.get(name)
        if not isinstance(value, dict) or list(value) != list(_SEATS[: len(value)]):
            raise bad_field(name, value, "an object of A, B, C…")
        return list(value.values())


def _settled(rules: Rules, fields: _Fields) -> Said:
    """A pile of one player, the piles of all, or the card points and yaku points of all."""
    players = whole_number("players", fields.get("players", 3))
    rules = _for_players(rules, players)
    if fields.has("captured_by"):
        return _piles(rules, fields, players)
    if fields.has("captured"):
        return _one_pile(rules, fields, players)
    return _totals(rules, fields, players)


def _for_players(rules: Rules, players: int) -> Rules:
    """The rules for so many players; two and four all play, as more than three need drop-outs."""
    active = o.ActivePlayers.THREE if players == 3 else o.ActivePlayers.ALL
    return replace(rules, seats=o.Seats.parse(players), active_players=active)


def _order(fields: _Fields, players: int) -> tuple[int, ...]:
    dealer = fields.get("dealer", "A")
    if not isinstance(dealer, str) or dealer not in list(_SEATS[:players]):
        raise NotationError("bad-field", f"bad dealer {shown(dealer)}: expected one of {_SEATS[:players]}")
    first = _SEATS.index(dealer)
    return tuple((first + step) % players for step in range(players))


def _named(values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(_SEATS, values, strict=False))


def _yaku(score: Score) -> list[Said]:
    return [{"yaku": line.yaku.id, "points": line.points} for line in score.lines]


def _one_pile(rules: Rules, fields: _Fields, players: int) -> Said:
    fields.get("only_player")  # the name of the one player
    pile = fields.pile("captured")
    score = rules.score(pile)
    points = rules.card_points(pile)
    others = fields.get("opponents_yaku")
    paid = [whole_number("opponents_yaku", value) for value in others or []]
    before = points - rules.par(players) + rules.share(score.total, players) * (players - 1)
    said = {
        "card_points": points,
        "yaku": _yaku(score),
        "yaku_total": score.total,
        "net_before_opponents": before,
    }
    if others is not None:
        said["net"] = before - sum(rules.share(value, players) for value in paid)
    return said


def _piles(rules: Rules, fields: _Fields, players: int) -> Said:
    piles = [card_pile("captured_by", cards) for cards in fields.by_seat("captured_by")]
    if len(piles) != players:
        raise NotationError("bad-field", f"bad captured_by of {len(piles)}: expected {players} piles")
    Pile.of(card for pile in piles for card in pile)  # no card may lie in two piles
    if fields.flag("full_deck"):
        require_partition(piles, what="captured_by")
    order = _order(fields, players)
    masks = [pile.mask for pile in piles]
    scorer = rules.scorer
    points = [scorer.card_points(mask) for mask in masks]
    scores = [
        scorer.score(mask, [other for at, other in enumerate(masks) if at != seat])
        for seat, mask in enumerate(masks)
    ]
    lines = [
        *settlement.yaku_lines(rules, [score.lines for score in scores], order),
        *settlement.few_cards_lines(rules, masks, order),
    ]
    return {
        "yaku": _named([_yaku(score) for score in scores]),
        "yaku_total": _named([score.total for score in scores]),
        **_nets(rules, points, lines, order),
    }


def _totals(rules: Rules, fields: _Fields, players: int) -> Said:
    given = [dict(each) for each in fields.by_seat("totals")]
    if len(given) != players:
        raise NotationError("bad-field", f"bad players of {len(given)}: expected {players}")
    points = [whole_number("card_points", each.pop("card_points")) for each in given]
    yaku = [whole_number("yaku_points", each.pop("yaku_points", 0)) for each in given]
    if any(given):
        raise NotationError("unknown-field", f"unknown fields {shown(given)}: expected card and yaku points")
    order = _order(fields, players)
    lines = [
        settlement.claim(rules, "yaku", total, seat=seat, order=order, seats=players)
        for seat, total in enumerate(yaku)
    ]
    return _nets(rules, points, lines, order)


def _nets(rules: Rules, points: Sequence[int], lines: Sequence[SettlementLine], order: Sequence[int]) -> Said:
    players = len(points)
    void = settlement.is_void(rules, points)
    nets = (0,) * players
    if not void:
        nets = settlement.nets([settlement.points_line(rules, points, order), *lines], players)
    return {
        "card_points": _named(points),
        "net": _named(nets),
        "void": void,
        "next_dealer": _SEATS[settlement.leader(nets, order)],
    }


def _opening_hand(_rules: Rules, fields: _Fields) -> Said:
    """What a hand is worth where opening hands are agreed on."""
    players = whole_number("players", fields.get("players", 3))
    hand = fields.pile("hand")
    if len(hand) != 7:
        raise bad_field("hand", fields.get("hand"), "seven cards")
    line = opening_hand(hand)
    each = line.points if line else 0
    return {
        "hand_yaku": line.yaku.id if line else None,
        "from_each": each,
        "expose": len(line.cards) if line else 0,
        "exposed": [card.id for card in line.cards] if line else [],
        "payments": {"holder": each * (players - 1), "others": -each},
    }


def _fuke_check(rules: Rules, fields: _Fields) -> Said:
    points = [whole_number("card_points", value) for value in fields.by_seat("card_points")]
    return {"void": settlement.is_void(rules, points)}


def _turn_gain(rules: Rules, fields: _Fields) -> Said:
    """One turn: the hand step, the stock step, and the yaku that are new after it."""
    before, field = fields.pile("captured_before"), fields.pile("field")
    played, flipped = fields.card("hand_play"), fields.card("flip")
    if played is None:
        raise NotationError("bad-field", "bad hand_play None: expected a card id")
    hand = Pile.of([played])
    stock = () if flipped is None else (flipped,)
    rest = ALL - (before | field | hand | Pile.of(stock))
    table = Table(Deal((hand, before | rest), field, stock))
    first = _gain(rules, played, table.play(0, played, fields.card("choose")))
    second = 0
    if flipped is not None:
        taken = table.taken_by(flipped.index, fields.card("flip_choose"))
        table.settle(0, flipped.index, taken)
        second = _gain(rules, flipped, taken)
    old = {line.yaku.id for line in rules.score(before).lines}
    score = rules.score(before | Pile(table.piles[0]))
    return {
        "step1_points": first,
        "step2_points": second,
        "turn_points": first + second,
        "new_yaku": [one for one in _yaku(score) if one["yaku"] not in old],
        "field": [card.id for card in Pile(table.field)],
    }


def _gain(rules: Rules, card: Card, taken: int) -> int:
    """The card points that a step brings: those of the card and of what it takes."""
    return rules.card_points(Pile(taken) | Pile.of([card]) if taken else EMPTY)


def _deal_check(rules: Rules, fields: _Fields) -> Said:
    """What becomes of a deal: dealt again, refilled, four cards for the dealer, or played."""
    field = fields.pile("field").mask
    dealt = [card_pile("hands", hand) for hand in fields.by_seat("hands")] if fields.has("hands") else []
    require_apart({"field": Pile(field), **{f"hand {_SEATS[seat]}": hand for seat, hand in enumerate(dealt)}})
    hands = [hand.mask for hand in dealt]
    if rules.field_three is o.FieldThree.REFILL and three_of_a_month(field):
        return {"result": rules.field_three.value}
    if must_redeal(rules, hands, field):
        return {"result": "redeal"}
    return {"result": rules.field_four.value if four_of_a_month(field) else "play"}


def _match(_rules: Rules, fields: _Fields) -> Said:
    """What one played card takes from the field."""
    played, field = fields.card("play"), fields.pile("field")
    if played is None:
        raise NotationError("bad-field", "bad play None: expected a card id")
    hand = Pile.of([played])
    table = Table(Deal((hand, ALL - (field | hand)), field, ()))
    choices = Pile(table.choices(played.index))
    said: Said = {"must_choose": [card.id for card in choices]}
    chosen = fields.card("choose")
    if choices and chosen is None:
        return said
    taken = table.play(0, played, chosen)
    said["captures"] = [card.id for card in Pile(taken)]
    said["stays"] = None if taken else played.id
    said["field"] = [card.id for card in Pile(table.field)]
    return said


_EVENTS: dict[str | None, Callable[[Rules, _Fields], Said]] = {
    None: _settled,
    "opening_hand": _opening_hand,
    "fuke_check": _fuke_check,
    "turn_gain": _turn_gain,
    "deal_check": _deal_check,
    "match": _match,
}
