"""A set of scoring exercises as data: every pile with its answer, and what is said to any answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hanafuda_lib.cards import DECK, Card
from hanafuda_lib.exercises.figures import Figure, Slip
from hanafuda_lib.exercises.scoring import Candidate, Pileful, Standing
from hanafuda_lib.exercises.scoring_hachi import HachiHand, HachiPile
from hanafuda_lib.exercises.scoring_hana import HanaPile
from hanafuda_lib.exercises.scoring_sets import Scored
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import ScoreLine
from hanafuda_widgets.presenters.card_json import KINDS, card_json
from hanafuda_widgets.presenters.score_json import score_json, yaku_title

#: The words of all exercises; the front end has none of its own.
COMMON = {
    "right": "All right.",
    "one": "1 mistake.",
    "many": "{n} mistakes.",
    "revealed": "Here is the answer.",
    "correct": "Right.",
    "follows": "This follows from your lines; with the right lines it is {n}.",
    "blank": "Nothing written.",
    "check": "Check",
    "again": "Try again",
    "reveal": "Show the answer",
    "stepBar": "What you fill in",
}
#: What a scoring exercise says of itself.
WORDS = {
    **COMMON,
    "status1": "A worked example: read how the points come about, then go on to the next pile.",
    "status2": "The yaku of this pile are given. What is the total?",
    "status3": "The last yaku of this pile is missing, and the total. Fill them in.",
    "status4": "Tick the yaku of this pile, write the points of each, and the total.",
    "go": "Go on to the next pile.",
    "end": "That was the last pile of this set. Right at the first try: {n}.",
    "pile": "Pile {n} of {m}",
    "lines": "Yaku in this pile",
    "next": "Next pile",
    "restart": "First pile",
    "pileBar": "Pile",
    "thePile": "The pile",
}
_HANA_WORDS = {
    **WORDS,
    "status2": "The yaku of this pile are given. What is their sum Y?",
    "status3": "The last yaku is missing, and so are the card points C and the sum Y. Fill them in.",
    "status4": "Tick the yaku of this pile, write the points of each, the card points C, and the sum Y.",
}
_HACHI_WORDS = {
    **WORDS,
    "status2": "The yaku are given, in kan. What do they win in all, in mon?",
    "status3": "The last yaku is missing, and so are the other numbers. Fill them in.",
    "status4": "Tick the yaku, write each in kan, then the other numbers.",
    "go": "Go on to the next one.",
    "end": "That was the last one of this set. Right at the first try: {n}.",
    "pile": "{n} of {m}",
    "lines": "Yaku",
    "next": "Next one",
    "restart": "First one",
    "pileBar": "Exercise",
}
#: The four steps from a worked example to an exercise: what is left to the learner.
STEPS = {
    1: "Nothing: a worked example",
    2: "The total",
    3: "The last yaku and the total",
    4: "Everything",
}


def exercise_json(piles: Sequence[Scored], title: str) -> dict[str, Any]:
    """A whole set: all that the front end needs to ask, check and explain."""
    first = piles[0]
    words = _HANA_WORDS if isinstance(first, HanaPile) else WORDS
    if isinstance(first, HachiHand | HachiPile):
        words = _HACHI_WORDS
    return {
        "problems": [problem_json(each, title) for each in piles],
        "words": words,
        "steps": [[step, f"{step} · {label}"] for step, label in STEPS.items()],
    }


def problem_json(scored: Scored, title: str) -> dict[str, Any]:
    """One pile with its answer and every explanation; cards are ids."""
    given = [row.yaku.id for row in scored.candidates() if row.standing is Standing.COUNTS]
    total = scored.total()
    return {
        "notes": _notes(scored),
        "zones": [pile_zone("exercise-pile", _pile_label(scored), scored.pile)],
        "rows": [_row(candidate, given) for candidate in scored.candidates()],
        "figures": [figure_row("total" if each.id == "" else each.id, each.label, [each]) for each in
                    (*scored.figures(), total)],
        "box": _box(scored, total, title, given),
    }  # fmt: skip


def _pile_label(scored: Scored) -> str:
    return "The hand" if isinstance(scored, HachiHand) else WORDS["thePile"]


def _notes(scored: Scored) -> list[dict[str, str]]:
    if not isinstance(scored, HachiHand | HachiPile):
        return []
    if isinstance(scored, HachiHand):
        title, text = "A dealt hand", "Willow cards are chaff in it. Of each class only the best yaku counts."
    else:
        title, text = "A pile at the end", "Nobody else has formed a yaku in this round."
    return [
        {"id": "field", "seal": "場", "title": "The field", "text": f"{scored.note}."},
        {"id": "what", "seal": "札", "title": title, "text": text},
    ]


def pile_zone(id: str, label: str, pile: Iterable[Card]) -> dict[str, Any]:
    """Cards laid out by kind, as ids."""
    cards = list(pile)
    groups = []
    for kind, name in KINDS.items():
        here = [card.id for card in cards if card.kind is kind]
        if here:
            groups.append({"label": name, "short": name, "cards": here})
    return {"id": id, "label": label, "layout": "shelves", "owner": None, "groups": groups}


def _row(candidate: Candidate, given: list[str]) -> dict[str, Any]:
    return {
        "id": candidate.yaku.id,
        "label": yaku_title(candidate.yaku.name),
        "at": 4 if candidate.yaku.id in given[:-1] else 3,
        "points": candidate.points if candidate.standing is Standing.COUNTS else None,
        "missed": candidate.missed,
        "claimed": candidate.claimed,
        "slips": slips_json(candidate.slips),
        "why": candidate.why,
    }


def figure_row(id: str, label: str, fields: Sequence[Figure]) -> dict[str, Any]:
    """A row of numbers to write: one field, or one for each player."""
    signed = any(field.value < 0 or any(slip.points < 0 for slip in field.slips) for field in fields)
    return {
        "id": id,
        "label": label,
        "at": fields[0].at,
        "signed": signed,
        "fields": [
            {"id": field.id or id, "label": field.label, "value": field.value, "why": field.why,
             "again": field.again,
             "slips": slips_json(field.slips), "formula": field.formula and field.formula.json()}
            for field in fields
        ],
    }  # fmt: skip


def slips_json(slips: Iterable[Slip]) -> list[list[Any]]:
    """Each text once, with the numbers that it answers."""
    by_text: dict[str, list[float]] = {}
    for slip in slips:
        by_text.setdefault(slip.text, []).append(slip.points)
    return [[text, points] for text, points in by_text.items()]


# ---------------------------------------------------------------- the answer, written out


def _box(scored: Scored, total: Figure, title: str, given: list[str]) -> dict[str, Any]:
    """The explained score; each line says from which step on it is hidden."""
    if isinstance(scored, Pileful):
        score = scored.score
        box = score_json(score, panel="answer", title=title, note=_called(scored.calls))
        found = [*score.lines, *(item.line for item in score.replaced)]
        lines = [
            {**line, "cards": [card["id"] for card in line["cards"]], "yaku": one.yaku.id}
            for line, one in zip(box["lines"], found, strict=True)
        ]
        return {
            **box,
            "lines": [_hidden(line, given, place, len(score.lines)) for place, line in enumerate(lines)],
        }
    lines = [
        _line(row, _cards_of(scored, row.yaku.id))
        for row in scored.candidates()
        if row.standing is Standing.COUNTS
    ]
    lines = [_hidden(line, given, place, len(lines)) for place, line in enumerate(lines)]
    lines += [
        {**_line(row, ()), "points": 0, "at": 1}
        for row in scored.candidates()
        if row.standing not in (Standing.COUNTS, Standing.MISSING)
    ]
    lines += [
        {
            "label": each.label,
            "points": each.value,
            "why": each.why,
            "cards": [],
            "yaku": each.id,
            "at": each.at,
        }
        for each in scored.figures()
    ]
    steps = [{"label": total.label, "value": total.value, "why": total.why}]
    return {"id": "answer", "title": title, "note": "", "lines": lines, "steps": steps, "total": None}


def _called(calls: int) -> str:
    return f"The opponent called koi-koi {'once' if calls == 1 else f'{calls} times'}." if calls else ""


def _hidden(line: dict[str, Any], given: list[str], place: int, counting: int) -> dict[str, Any]:
    """The last yaku is hidden from step 3 on, the others from step 4; what does not count, always."""
    at = 1 if place >= counting else 4 if line["yaku"] in given[:-1] else 3
    return {**line, "at": at}


def _line(row: Candidate, cards: Iterable[Card]) -> dict[str, Any]:
    return {"label": yaku_title(row.yaku.name), "points": row.points, "why": row.why,
            "cards": [card.id for card in cards], "yaku": row.yaku.id}  # fmt: skip


def _cards_of(scored: HanaPile | HachiHand | HachiPile, yaku_id: str) -> Pile:
    lines: tuple[ScoreLine, ...] = scored.lines if isinstance(scored, HachiPile) else scored.score.lines
    return next(
        (line.cards for line in lines if line.yaku.id == yaku_id and line.yaku.group != "special"), Pile()
    )


def cards_json(cards: Iterable[Card]) -> dict[str, Any]:
    """Each of these cards, by its id."""
    seen = set(cards)
    return {card.id: card_json(card) for card in DECK if card in seen}
