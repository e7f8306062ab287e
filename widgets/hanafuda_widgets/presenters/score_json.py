"""An explained score as a panel: lines, steps, total."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanafuda_lib.game import RoundResult
from hanafuda_lib.names.model import Name
from hanafuda_lib.yaku import Replaced, Score, ScoreLine
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence


def score_json(
    score: Score,
    *,
    panel: str,
    title: str,
    note: str = "",
    whys: Mapping[str, str] | None = None,
    lang: str = "en",
) -> dict[str, Any]:
    """The panel of a score; yaku that do not count are listed with the reason, for no points.

    ``whys`` gives the reason of a step, by the step's label, in words that know who is who.
    """
    whys = whys or {}
    counted = [_line(line, line.points, line_why(line, lang), lang) for line in score.lines]
    replaced = [_line(item.line, 0, _replaced_why(item, lang), lang) for item in score.replaced]
    steps = []
    if len(score.lines) > 1 or score.steps:
        steps.append({"label": say(lang, "common.sum-of-yaku"), "value": score.base, "why": ""})
    steps += [
        {
            "label": sentence(reason(lang, step.label)),
            "value": f"× {step.factor} = {step.total}",
            "why": sentence(whys.get(step.label) or reason(lang, step.why)),
        }
        for step in score.steps
    ]
    return _panel(panel, title, counted + replaced, score.total, steps=steps, note=note)


def settlement_json(
    result: RoundResult, *, panel: str, title: str, why: str = "", lang: str = "en"
) -> dict[str, Any]:
    """The panel of a round that no pile decided: a hand yaku, or a drawn round; ``why`` explains it."""
    lines = [
        {"label": sentence(reason(lang, line.what)), "points": max(line.amounts), "why": why, "cards": []}
        for line in result.lines
    ]
    return _panel(panel, title, lines, sum(max(line.amounts) for line in result.lines))


def _panel(
    panel: str, title: str, lines: list[Any], total: int, *, steps: list[Any] | None = None, note: str = ""
) -> dict[str, Any]:
    return {"id": panel, "title": title, "note": note, "lines": lines, "steps": steps or [], "total": total}


def yaku_title(name: Name, lang: str = "en") -> str:
    """A yaku's name as a learner meets it: English, kanji, romaji.

    >>> from hanafuda_lib import names
    >>> yaku_title(names.yaku("sanko"))
    'Three Brights 三光 sankō'
    """
    return Voice(lang, None, ()).yaku_title(name)


def line_why(line: ScoreLine, lang: str = "en") -> str:
    """Why a yaku is worth so much: the rule, and the sum where extra cards add points.

    >>> from hanafuda_lib import Pile, koikoi
    >>> score = koikoi.YAMATO.score(Pile.parse("06-butterflies 07-boar 10-deer 02-warbler"))
    >>> line_why(score.lines[0]), line_why(score.lines[0], "ja")
    ('boar, deer and butterflies: 5, and 1 more animal: +1', '猪・鹿・蝶：5、さらに種1枚で＋1')
    """
    row = line.yaku
    why = reason(lang, row.sentence)
    if not line.extra:
        return say(lang, "common.plain-why", why=why, points=row.points)
    word = reason(lang, row.extra_word) + ("s" if lang == "en" and line.extra > 1 else "")
    more = line.extra * row.per_extra
    return say(lang, "common.extra", why=why, points=row.points, count=line.extra, word=word, more=more)


def _replaced_why(item: Replaced, lang: str) -> str:
    if lang == "en":
        return item.why
    yaku = item.line.yaku.name.in_lang(lang)
    if item.reason:
        return say(lang, "common.not-counted", yaku=yaku, why=reason(lang, item.reason))
    if item.by is None:
        return say(lang, "common.not-alone", yaku=yaku)
    return say(lang, "common.not-beside", yaku=yaku, other=item.by.name.in_lang(lang))


def _line(line: ScoreLine, points: int, why: str, lang: str) -> dict[str, Any]:
    return {
        "label": yaku_title(line.yaku.name, lang),
        "points": points,
        "why": sentence(why),
        "cards": [card_json(card, lang=lang) for card in line.cards],
    }
