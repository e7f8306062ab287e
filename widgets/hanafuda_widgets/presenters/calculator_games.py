"""What a pile is worth in each of the three games, as the score calculator shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.exercises.scoring_hachi import HachiHand, HachiPile
from hanafuda_lib.hanaawase.options import ActivePlayers
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import Score
from hanafuda_widgets.presenters.score_json import score_json, yaku_title
from hanafuda_widgets.presenters.table_words import counted

#: A rule set of any game.
AnyRules = koikoi.Rules | hanaawase.Rules | hachihachi.Rules
#: The house rules that can change the points of a pile, game by game.
SCORING_OPTIONS: dict[str, tuple[str, ...]] = {
    "koikoi": (
        "bright_values", "brights", "ribbons_animals", "ribbon_value", "ribbon_both", "kusatan", "viewing",
        "nomi", "ame_nagare", "kiri_nagare", "cup_role", "seven_doubling", "koikoi_multiplier", "tsukifuda",
    ),
    "hanaawase": (
        "chaff_value", "yaku_payment", "goko_value", "nomi_value", "shima_value", "viewing_value",
        "omote_with_brights", "matsukiri_with_brights", "bright_group_exclusive", "ame_nagare",
        "rain_spoils_viewing", "nanatan", "rokutan", "omote_sugawara", "nomi", "matsukiribozu", "inoshikacho",
        "kusa",
    ),
    "hachihachi": (
        "mon_per_kan", "values", "aka", "haneken", "double_triplet", "shiso", "sunashi",
        "nanatan_willow_bonus", "inoshikacho", "nihachi_threshold", "nihachi_extra", "sujuroku_extra",
    ),
}  # fmt: skip
_HAND = 7


class Sum(NamedTuple):
    """A pile under one rule set: its explained yaku, what it comes to, its card points (None: none)."""

    score: Score
    total: int
    points: int | None


@dataclass(frozen=True, slots=True)
class Table:
    """What happened at the table beside the pile: koi-koi calls, the month, the field of Hachi-hachi."""

    opponent: int = 0
    own: int = 0
    month: int = 1
    multiplier: int = 1


def sum_of(rules: AnyRules, pile: Pile, table: Table) -> Sum:
    """What a pile comes to: points of the winner, a net, or mon won from both.

    >>> sum_of(hanaawase.NINTENDO, Pile.parse("03-curtain 09-cup"), Table()).total
    -18
    """
    if isinstance(rules, koikoi.Rules):
        score = rules.score(pile, opponent_koikoi=table.opponent, own_koikoi=table.own, month=table.month)
        return Sum(score, score.total, None)
    if isinstance(rules, hanaawase.Rules):
        score = rules.score(pile)
        points = rules.card_points(pile)
        return Sum(score, points - _par(rules) + _income(rules, score.total), points)
    hachi = HachiPile(rules, pile, table.multiplier)
    found = hachi.score
    score = Score(hachi.lines, found.replaced, (), found.base, found.base)
    return Sum(score, int(hachi.total().value), pile.points)


def _players(rules: hanaawase.Rules) -> int:
    return rules.number_of_seats if rules.active_players is ActivePlayers.ALL else 3


def _par(rules: hanaawase.Rules) -> int:
    return rules.par(_players(rules))


def _income(rules: hanaawase.Rules, yaku: int) -> int:
    """What the opponents pay for so many yaku points."""
    players = _players(rules)
    return rules.share(yaku, players) * (players - 1)


def sum_text(rules: AnyRules, total: int) -> str:
    """The total in words.

    >>> sum_text(koikoi.YAMATO, 10), sum_text(hanaawase.H88, -18), sum_text(hachihachi.STANDARD, 168)
    ('10 points', 'net −18', '168 mon')
    """
    if isinstance(rules, koikoi.Rules):
        return counted(total)
    number = str(total).replace("-", "−")
    return f"net {number}" if isinstance(rules, hanaawase.Rules) else f"{number} mon"


# ---------------------------------------------------------------- panels


def sum_panel(rules: AnyRules, pile: Pile, table: Table, *, panel: str, title: str) -> dict[str, Any]:
    """The explained sum of one rule set."""
    found = sum_of(rules, pile, table)
    score = found.score
    note = "" if score.lines or score.replaced else "No yaku."
    if isinstance(rules, koikoi.Rules):
        return score_json(score, panel=panel, title=title, note=note)
    if isinstance(rules, hanaawase.Rules):
        return {**_plain(score_json(score, panel=panel, title=title, note=note)), **_hana(rules, found)}
    return _hachi(rules, pile, table, found, panel=panel, title=title, note=note)


def _plain(box: dict[str, Any]) -> dict[str, Any]:
    return {**box, "steps": [], "total": None}


def _hana(rules: hanaawase.Rules, found: Sum) -> dict[str, Any]:
    """Card points, Y, and the net against opponents without a yaku."""
    yaku = found.score.total
    par = _par(rules)
    income = _income(rules, yaku)
    steps = [
        {"label": "Card points C", "value": found.points, "why": "20, 10, 5 and 1 by kind; each card once."
         if rules.par() == 88 else "20, 10 and 5 by kind; chaff is worth nothing."},
        {"label": "Yaku points Y", "value": yaku, "why": f"The others pay {income} in all." if yaku else ""},
        {"label": "Net, if nobody else has a yaku", "value": str(found.total).replace("-", "−"),
         "why": f"C − {par} + {income} = {str(found.total).replace('-', '−')}."},
    ]  # fmt: skip
    return {"steps": steps}


def _hachi(
    rules: hachihachi.Rules, pile: Pile, table: Table, found: Sum, *, panel: str, title: str, note: str
) -> dict[str, Any]:
    """Yaku in kan, and what the pile wins from both opponents."""
    hachi = HachiPile(rules, pile, table.multiplier)
    box = _plain(score_json(found.score, panel=panel, title=title, note=note))
    lines = []
    for line, one in zip(box["lines"], [*found.score.lines, *_replaced(found.score)], strict=True):
        counts = one in found.score.lines
        lines.append({**line, "points": f"{hachi.worth(one.points)} {hachi.word}" if counts else 0})
        if counts:
            lines[-1]["why"] = next(
                (each.why for each in hachi.candidates() if each.yaku.id == one.yaku.id), line["why"]
            )
    total = hachi.total()
    steps = [
        {"label": "Card points C", "value": found.points, "why": "20, 10, 5 and 1 by kind; each card once."},
        {"label": "Won from both, in mon", "value": str(found.total).replace("-", "−"), "why": total.why},
    ]
    return {**box, "lines": lines, "steps": [*steps, *_as_a_hand(rules, pile, table)]}


def _replaced(score: Score) -> Iterable[Any]:
    return (item.line for item in score.replaced)


def _as_a_hand(rules: hachihachi.Rules, pile: Pile, table: Table) -> list[dict[str, Any]]:
    """Seven cards may also be a dealt hand: what it would show."""
    if len(pile) != _HAND:
        return []
    hand = HachiHand(rules, pile, table.multiplier)
    lines = hand.score.lines
    shown = "; ".join(
        f"{yaku_title(line.yaku.name)}, {hand.worth(line.points)} {hand.word}" for line in lines
    )
    total = hand.total()
    why = f"{shown}. {total.why}" if lines else "No hand yaku (teyaku)."
    return [{"label": "As a dealt hand, in mon", "value": total.value, "why": why}]
