"""The deck to look through: by month, by kind, by yaku; each card with its names and its yaku."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanafuda_lib import hachihachi, koikoi, names
from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.yaku import Yaku
from hanafuda_widgets.presenters.base import MessageError, shown
from hanafuda_widgets.presenters.calculator_games import AnyRules
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.deck_json import LAYOUTS, button, deck_zone
from hanafuda_widgets.presenters.frames import FramesPresenter
from hanafuda_widgets.presenters.rules_names import GAMES, game_of, rules_name
from hanafuda_widgets.presenters.score_json import yaku_title

#: The ways to look at the deck; by yaku there is a view for each rule set.
VIEWS = {**LAYOUTS, "yaku": "By yaku"}
_NO_CARD = "none"
_PRESS = "Press a card to read about it."
_MOST_RULES = 6
_ALL = ("koikoi/yamato", "hanaawase/nintendo", "hachihachi/std")


class DeckExplorer(FramesPresenter):
    """All 48 cards by month, kind or yaku; a press tells all about a card, game by game.

    ``rules`` is a rule set or a list of some, of any game (left out: one of each game); ``by`` the first
    view: ``"month"``, ``"kind"`` or ``"yaku"`` (of the first rule set). It needs no Python once it is made.
    Errors: :class:`HanafudaError`.

    >>> explorer = DeckExplorer()
    >>> explorer.handle({"type": "show", "layer": "card", "frame": "09-cup"})["scores"][0]["title"]
    'Chrysanthemum with sake cup 菊に盃'
    """

    name = "deck-explorer"

    def __init__(self, *, rules: str | Sequence[str] = _ALL, by: str = "month") -> None:
        texts = [rules] if isinstance(rules, str) else list(rules) if isinstance(rules, (list, tuple)) else []
        self.kwargs = {"rules": rules if isinstance(rules, str) else texts, "by": by}
        if not 0 < len(texts) <= _MOST_RULES:
            raise MessageError(
                "bad-rules", f"bad rules {shown(rules)}: expected one rule set, or up to {_MOST_RULES}"
            )
        if not isinstance(by, str) or by not in VIEWS:
            raise MessageError(
                "unknown-value", f"unknown view {shown(by)}: expected one of {', '.join(VIEWS)}"
            )
        found = [parse_rules(text) for text in dict.fromkeys(texts)]
        views = {view: {"zones": [deck_zone(view, _short)]} for view in LAYOUTS}
        labels = dict(LAYOUTS)
        for each in found:
            view = "yaku" if each is found[0] else f"yaku:{each.text}"
            views[view] = {"zones": [_yaku_zone(each)]}
            labels[view] = VIEWS["yaku"] if len(found) == 1 else f"Yaku: {rules_name(each)}"
        cards = {_NO_CARD: {"status": _PRESS, "said": [], "scores": []}}
        cards |= {card.id: _about(card, found) for card in DECK}
        self._lay(
            base=_base(labels, found), layers={"by": views, "card": cards}, press="card",
            at={"by": by, "card": _NO_CARD}, cards={card.id: card_json(card) for card in DECK},
        )  # fmt: skip


def _base(labels: dict[str, str], rules: Sequence[AnyRules]) -> dict[str, Any]:
    buttons = [
        button(f"by-{view}", label, {"type": "show", "layer": "by", "frame": view})
        for view, label in labels.items()
    ]
    return {
        "title": "The deck",
        "subtitle": rules_name(rules[0]) if len(rules) == 1 else "",
        "talk": "sheet",
        "bars": [{"id": "by", "label": "Show the cards", "buttons": buttons}],
        "buttons": [],
    }


def _short(card: Card) -> str:
    return card.id


def _yaku_zone(rules: AnyRules) -> dict[str, Any]:
    groups = [
        {"label": f"{yaku_title(row.name)}, {_worth(rules, row)}: {row.sentence.split(' (')[0]}",
         "short": f"{yaku_title(row.name)} · {_worth(rules, row)}",
         "cards": [card.id for card in row.needs | row.count_of]}
        for row in rules.yaku_table().rows
    ]  # fmt: skip
    return {"id": "deck", "label": "The deck, by yaku", "layout": "shelves", "owner": None, "groups": groups}


def _worth(rules: AnyRules, row: Yaku) -> str:
    """What a yaku is worth, in points, or in kan in Hachi-hachi."""
    points, extra = row.points, row.per_extra
    unit = "1 point" if points == 1 else f"{points} points"
    if isinstance(rules, hachihachi.Rules) and "kan" in row.sentence:
        unit, extra = row.sentence.rpartition("(")[2].rstrip(")"), 1 if row.per_extra else 0
    return unit + (f", +{extra} for each further {row.extra_word}" if extra else "")


# ---------------------------------------------------------------- one card


def _about(card: Card, rules: Sequence[AnyRules]) -> dict[str, Any]:
    """All about one card: names, month, kind, and for each rule set the yaku in which it counts."""
    name = names.card(card)
    note = f"{name.kana} · {name.romaji} · {name.zh}"
    first: dict[str, Any] = {
             "id": "card", "title": f"{name.en} {name.ja}", "note": note,
             "lines": [_month_line(card), _kind_line(card)], "steps": [], "total": None,
    }  # fmt: skip
    found = [(each, *_yaku_lines(card, each)) for each in rules]
    counts = [f"{makes} yaku of {_where(each, rules)}" for each, makes, _ in found]
    if len(rules) == 1:
        makes = found[0][1]
        first["lines"] = [*first["lines"], *found[0][2]]
        status = f"It counts in {f'{makes} yaku' if makes else 'no yaku'}."
        return {"status": f"{names.accessible(card)}. {status}", "said": [], "scores": [first]}
    boxes = [
        {"id": f"yaku-{place}", "title": rules_name(each), "note": "" if lines else "In no yaku.",
         "lines": lines, "steps": [], "total": None}
        for place, (each, _, lines) in enumerate(found)
    ]  # fmt: skip
    status = f"{names.accessible(card)}. It counts in {', '.join(counts)}."
    return {"status": status, "said": [], "scores": [first, *boxes]}


def _where(rules: AnyRules, among: Sequence[AnyRules]) -> str:
    game = game_of(rules.id)
    alone = sum(game_of(other.id) == game for other in among) == 1
    return GAMES[game] if alone else rules_name(rules)


def _yaku_lines(card: Card, rules: AnyRules) -> tuple[int, list[dict[str, Any]]]:
    """In how many yaku a card counts, and each of them; what it adds to others as a further card."""
    makes, grows = [], []
    for row in rules.yaku_table().rows:
        if card in row.needs | row.count_of:
            worth = str(row.points) if isinstance(rules, koikoi.Rules) else _worth(rules, row).split(",")[0]
            makes.append(_line(yaku_title(row.name), worth, row.sentence.split(" (")[0]))
        elif card in row.extra_of:
            grows.append(row.name.en)
    if grows:
        return len(makes), [*makes, _line("As a further card", "+1", f"Beside {', '.join(grows)}.")]
    return len(makes), makes


def _line(label: str, points: str, why: str, cards: list[str] | None = None) -> dict[str, Any]:
    return {"label": label, "points": points, "why": why[:1].upper() + why[1:], "cards": cards or []}


def _month_line(card: Card) -> dict[str, Any]:
    old = names.traditional_month(card.month)
    plant = names.flower(card.month)
    why = f"The plant: {plant.en} {plant.ja} {plant.romaji}. Old name of the month: {old.ja} {old.romaji}."
    return _line(names.month(card.month).en, str(int(card.month)), why, [card.id])


def _kind_line(card: Card) -> dict[str, Any]:
    kind = names.kind(card.kind)
    ribbon = f" A {names.ribbon(card.ribbon).en}." if card.ribbon else ""
    points = "1 card point" if card.points == 1 else f"{card.points} card points"
    why = f"{kind.ja} {kind.romaji}.{ribbon} {points} in Hana-awase and Hachi-hachi."
    return _line(kind.en[:1].upper() + kind.en[1:], "", why)
