"""An explained score as a panel: lines, steps, total."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanafuda_lib.game import RoundResult
from hanafuda_lib.names.model import Name
from hanafuda_lib.yaku import Score, ScoreLine
from hanafuda_widgets.presenters.card_json import card_json


def score_json(
    score: Score, *, panel: str, title: str, note: str = "", whys: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """The panel of a score; yaku that do not count are listed with the reason, for no points.

    ``whys`` gives the reason of a step, by the step's label, in words that know who is who.
    """
    whys = whys or {}
    counted = [_line(line, line.points, line.why) for line in score.lines]
    replaced = [_line(item.line, 0, item.why) for item in score.replaced]
    steps = []
    if len(score.lines) > 1 or score.steps:
        steps.append({"label": "Sum of the yaku", "value": score.base, "why": ""})
    steps += [
        {
            "label": _sentence(step.label),
            "value": f"× {step.factor} = {step.total}",
            "why": _sentence(whys.get(step.label) or step.why),
        }
        for step in score.steps
    ]
    return _panel(panel, title, counted + replaced, score.total, steps=steps, note=note)


def settlement_json(result: RoundResult, *, panel: str, title: str, why: str = "") -> dict[str, Any]:
    """The panel of a round that no pile decided: a hand yaku, or a drawn round; ``why`` explains it."""
    lines = [
        {"label": _sentence(line.what), "points": max(line.amounts), "why": why, "cards": []}
        for line in result.lines
    ]
    return _panel(panel, title, lines, sum(max(line.amounts) for line in result.lines))


def _panel(
    panel: str, title: str, lines: list[Any], total: int, *, steps: list[Any] | None = None, note: str = ""
) -> dict[str, Any]:
    return {"id": panel, "title": title, "note": note, "lines": lines, "steps": steps or [], "total": total}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def yaku_title(name: Name) -> str:
    """A yaku's name as a learner meets it: English, kanji, romaji.

    >>> from hanafuda_lib import names
    >>> yaku_title(names.yaku("sanko"))
    'Three Brights 三光 sankō'
    """
    return f"{name.en} {name.ja} {name.romaji}"


def _line(line: ScoreLine, points: int, why: str) -> dict[str, Any]:
    return {
        "label": yaku_title(line.yaku.name),
        "points": points,
        "why": _sentence(why),
        "cards": [card_json(card) for card in line.cards],
    }
