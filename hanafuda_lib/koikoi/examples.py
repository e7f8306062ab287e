"""What the library says of a worked example of Koi-Koi (the situations of RULES.md §F)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.game import RoundResult
from hanafuda_lib.koikoi import ending
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.koikoi.yaku import BRIGHTS, four_pairs, hand_yaku
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.situations import AnyOf, Fields, Said, bad_field, card_pile
from hanafuda_lib.table import NO_WILD, Deal, Table, four_of_a_month
from hanafuda_lib.yaku import Score

_SEATS = ("A", "B")


def observe(rules: Rules, row: Mapping[str, Any]) -> Said:
    """The facts about a row, by the names that an expectation may use.

    >>> from hanafuda_lib import koikoi
    >>> observe(koikoi.YAMATO, {"situation": {"event": "deal_check", "field": ["01-crane"]}})
    {'result': 'play'}
    """
    fields = _Fields(row)
    said = fields.choose("event", _EVENTS)(rules, fields)
    fields.require_all_read()
    return said


class _Fields(Fields):
    """The fields of a row of two players, A and B."""

    def seat(self, name: str) -> int:
        value = self.get(name)
        if value not in _SEATS:
            raise bad_field(name, value, "'A' or 'B'")
        return _SEATS.index(value)

    def by_seat(self, name: str) -> list[Any]:
        value = self.get(name)
        if not isinstance(value, dict) or set(value) != set(_SEATS):
            raise bad_field(name, value, "an object of A and B")
        return [value[seat] for seat in _SEATS]


def _score(rules: Rules, fields: _Fields) -> Said:
    fields.get("winner_ends")  # the score is what the player gets if he wins
    brights = fields.number("field_brights", 0)
    if fields.get("opening_field") is not None:
        brights = len(fields.pile("opening_field") & BRIGHTS)
    score = rules.score(
        fields.pile("captured"),
        opponent_koikoi=fields.number("opponent_koikoi_calls", 0),
        own_koikoi=fields.number("own_koikoi_calls", 0),
        field=fields.pile("field") if fields.get("field") is not None else EMPTY,
        field_brights=brights,
        month=fields.number("round_month", 1),
    )
    return score_facts(score)


def score_facts(score: Score) -> Said:
    """The yaku, the base and the final points of a score, as an expectation names them."""
    yaku = [{"yaku": line.yaku.id, "points": line.points} for line in score.lines]
    return {"yaku": yaku, "base": score.base, "final": score.total}


def _hand_yaku(rules: Rules, fields: _Fields) -> Said:
    dealer = fields.seat("dealer")
    hands = [card_pile("hands", hand).mask for hand in fields.by_seat("hands")]
    on = rules.hand_yaku is not o.HandYaku.OFF
    held = [hand_yaku(hand, rules) if on else () for hand in hands]
    names = {seat: yaku[0].id if yaku else None for seat, yaku in zip(_SEATS, held, strict=True)}
    if rules.hand_yaku is o.HandYaku.MISDEAL and any(held):
        return {"hand_yaku": names, "result": "redeal", **_result(None), "next_dealer": _SEATS[dealer]}
    result = ending.hand_yaku_result(rules, held, dealer) if on else None
    return {"hand_yaku": names, "result": "over" if result else "play", **_result(result)}


def _result(result: RoundResult | None) -> Said:
    points = result.points if result else (0, 0)
    return {
        "scores": dict(zip(_SEATS, points, strict=True)),
        "winner": None if result is None or result.winner is None else _SEATS[result.winner],
        "next_dealer": None if result is None else _SEATS[result.next_dealer],
    }


def _exhausted(rules: Rules, fields: _Fields) -> Said:
    dealer = fields.seat("dealer")
    calls = [int(number) for number in fields.by_seat("koikoi_calls")]
    points = [int(number) for number in fields.by_seat("yaku_points")]
    if not any(calls) or rules.koikoi_exhausted is o.KoikoiExhausted.FORFEIT:
        return _result(ending.exhausted_result(rules, dealer))
    winner = fields.seat("last_caller") if all(calls) else int(calls[1] > 0)
    total, steps = rules.scorer().steps(
        points[winner],
        opponent_koikoi=calls[1 - winner],
        own_koikoi=calls[winner],
        brights=fields.number("field_brights", 0),
    )
    score = Score((), (), steps, points[winner], total)
    return _result(ending.stop_result(rules, ending.Ending.LAST_YAKU, winner, score, dealer))


def _yaku_formed(rules: Rules, fields: _Fields) -> Said:
    by = fields.get("by")
    last = fields.get("on_last_card_of_round", False)
    calls = fields.number("prior_koikoi", 0)
    base = fields.number("base", rules.koikoi_needs.least)
    if base < rules.koikoi_needs.least:
        return {"choices": [], "koikoi_allowed": False, "round_ends": False, "winner": None}
    choices = ending.decision_choices(rules, last_turn=bool(last), calls=calls)
    words = [str(action) for action in choices]
    return {
        "choices": words,
        "koikoi_allowed": "koikoi" in words,
        "round_ends": words == ["shobu"],
        "winner": by if words == ["shobu"] else None,
    }


def _deal_check(rules: Rules, fields: _Fields) -> Said:
    field = fields.pile("field").mask
    hands = [hand.mask for hand in map(_pile, fields.by_seat("hands"))] if fields.get("hands") else []
    if ending.must_redeal(rules, hands, field):
        return {"result": "redeal"}
    if four_of_a_month(field):
        return {"result": rules.field_four.value}
    if four_pairs(field):
        return {"result": rules.field_four_pairs.value}
    return {"result": "play"}


def _pile(value: Any) -> Pile:
    return card_pile("hands", value)


def _match(rules: Rules, fields: _Fields) -> Said:
    card = Card.parse(fields.get("play"))
    field = fields.pile("field")
    hand = Pile.of([card])
    rest = tuple(Pile(~(field | hand).mask & (1 << 48) - 1))
    table = Table(Deal((hand,), field, rest))
    table.wild = card.index if _is_wild(rules, card) else NO_WILD
    choices = table.choices(card.index)
    said: Said = {"must_choose": [other.id for other in Pile(choices)] if choices else []}
    chosen = fields.get("choose")
    if choices and chosen is None:
        return said
    taken = Pile(table.play(0, card, None if chosen is None else Card.parse(chosen)))
    gained = taken | hand if taken else taken
    said["captures"] = AnyOf([[c.id for c in taken], [c.id for c in gained]])
    said["stays"] = None if taken else card.id
    said["field"] = [other.id for other in Pile(table.field)]
    return said


def _is_wild(rules: Rules, card: Card) -> bool:
    return rules.lightning_wild is o.LightningWild.ON and card.id == "11-lightning"


_EVENTS: dict[str | None, Callable[[Rules, _Fields], Said]] = {
    None: _score,
    "hand_yaku": _hand_yaku,
    "exhausted": _exhausted,
    "yaku_formed": _yaku_formed,
    "deal_check": _deal_check,
    "match": _match,
}
