"""What the library says of a worked example of Koi-Koi (the situations of RULES.md §F)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.game import RoundResult
from hanafuda_lib.koikoi import ending
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.dealing import hand_size
from hanafuda_lib.koikoi.rules import MOST_CALLS, Rules
from hanafuda_lib.koikoi.yaku import BRIGHTS, four_pairs, hand_yaku
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.situations import AnyOf, Fields, Said, bad_field, card_pile, require_apart, whole_number
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
    fields.flag("winner_ends", default=True)  # the score is what the player gets if he wins
    captured = fields.pile("captured")
    field = fields.pile("field") if fields.has("field") else EMPTY
    require_apart({"captured": captured, "field": field})
    score = rules.score(
        captured,
        opponent_koikoi=fields.number("opponent_koikoi_calls", 0),
        own_koikoi=fields.number("own_koikoi_calls", 0),
        field=field,
        field_brights=_first_brights(fields),
        month=fields.number("round_month", 1),
    )
    return score_facts(score)


def _first_brights(fields: _Fields) -> int:
    """The brights of the first field, told by their number or by the cards."""
    if not fields.has("opening_field"):
        return fields.number("field_brights", 0, high=len(BRIGHTS))
    brights = len(fields.pile("opening_field") & BRIGHTS)
    if fields.number("field_brights", brights) != brights:
        raise bad_field("field_brights", fields.get("field_brights"), f"{brights}, as on the opening_field")
    return brights


def score_facts(score: Score) -> Said:
    """The yaku, the base and the final points of a score, as an expectation names them."""
    yaku = [{"yaku": line.yaku.id, "points": line.points} for line in score.lines]
    return {"yaku": yaku, "base": score.base, "final": score.total}


def _hand_yaku(rules: Rules, fields: _Fields) -> Said:
    dealer = fields.seat("dealer")
    size = hand_size(rules)
    dealt = _hands(fields)
    for hand in dealt:
        if len(hand) != size:
            raise bad_field("hands", str(hand).split(), f"{size} cards in each")
    hands = [hand.mask for hand in dealt]
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
    calls = [whole_number("koikoi_calls", number, 0, MOST_CALLS) for number in fields.by_seat("koikoi_calls")]
    points = [whole_number("yaku_points", number) for number in fields.by_seat("yaku_points")]
    last = fields.seat("last_caller") if fields.has("last_caller") else int(calls[1] > 0)
    if any(calls) and not calls[last]:
        raise bad_field("last_caller", fields.get("last_caller"), "a player who called koi-koi")
    brights = fields.number("field_brights", 0, high=len(BRIGHTS))
    if not any(calls) or rules.koikoi_exhausted is o.KoikoiExhausted.FORFEIT:
        return _result(ending.exhausted_result(rules, dealer))
    if all(calls):
        fields.seat("last_caller")  # of two callers the last one scores, so it must be told
    winner = last
    total, steps = rules.scorer().steps(
        points[winner],
        opponent_koikoi=calls[1 - winner],
        own_koikoi=calls[winner],
        brights=brights,
    )
    score = Score((), (), steps, points[winner], total)
    return _result(ending.stop_result(rules, ending.Ending.LAST_YAKU, winner, score, dealer))


def _yaku_formed(rules: Rules, fields: _Fields) -> Said:
    by = _SEATS[fields.seat("by")]
    last = fields.flag("on_last_card_of_round")
    calls = fields.number("prior_koikoi", 0)
    base = fields.number("base", rules.koikoi_needs.least)
    if base < rules.koikoi_needs.least:
        return {"choices": [], "koikoi_allowed": False, "round_ends": False, "winner": None}
    choices = ending.decision_choices(rules, last_turn=last, calls=calls)
    words = [str(action) for action in choices]
    return {
        "choices": words,
        "koikoi_allowed": "koikoi" in words,
        "round_ends": words == ["shobu"],
        "winner": by if words == ["shobu"] else None,
    }


def _deal_check(rules: Rules, fields: _Fields) -> Said:
    field = fields.pile("field").mask
    dealt = _hands(fields, field=Pile(field)) if fields.has("hands") else []
    hands = [hand.mask for hand in dealt]
    if ending.must_redeal(rules, hands, field):
        return {"result": "redeal"}
    if four_of_a_month(field):
        return {"result": rules.field_four.value}
    if four_pairs(field):
        return {"result": rules.field_four_pairs.value}
    return {"result": "play"}


def _hands(fields: _Fields, field: Pile = EMPTY) -> list[Pile]:
    """The hands of A and B, which share no card with each other or with the field."""
    hands = [card_pile("hands", hand) for hand in fields.by_seat("hands")]
    require_apart({"the field": field, "hand A": hands[0], "hand B": hands[1]})
    return hands


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
