"""A set of puzzles as the state that is drawn, and what a press leads to.

``frontend/puzzles.js`` does the same as :func:`drawn` and :func:`moved` do here, from the same data: in a
web page a puzzle is answered without Python. A test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hanafuda_lib.exercises.chance import shuffled
from hanafuda_widgets.presenters.base import MOST_SEED
from hanafuda_widgets.presenters.deck_json import button
from hanafuda_widgets.presenters.puzzle_data import WORDS

_NARROW, _SHOW, _EXPLAIN = 2, 3, 4
_MARKS = {"right": "✓", "hinted": "(✓)", "wrong": "✗"}

Puzzles = dict[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class At:
    """Where the learner stands: the run of puzzles, which one, and what was done in it.

    ``run`` are ids; ``results`` has a word for each that is done; ``tried`` the wrong options so far,
    ``shown`` the option whose facts are looked at, ``picked`` a hand card that waits for a choice;
    ``over``: answered or explained. A ``place`` behind the last puzzle is the result.
    """

    seed: int
    run: tuple[str, ...]
    results: tuple[str | None, ...]
    place: int = 0
    hints: int = 0
    tried: tuple[str, ...] = ()
    shown: str | None = None
    picked: str | None = None
    over: bool = False

    def json(self) -> dict[str, Any]:
        """The same as JSON."""
        return {"seed": self.seed, "run": list(self.run), "results": list(self.results), "place": self.place,
                "hints": self.hints, "tried": list(self.tried), "shown": self.shown, "picked": self.picked,
                "over": self.over}  # fmt: skip


def start(puzzles: Puzzles, seed: int, count: int) -> At:
    """A new run: so many puzzles in the seed's order."""
    return _run_of(tuple(shuffled(puzzles, f"draw {seed}")[:count]), seed)


def _run_of(run: tuple[str, ...], seed: int) -> At:
    return At(seed, run, (None,) * len(run))


def _to(at: At, place: int) -> At:
    """Another puzzle of the run, from its beginning."""
    return At(at.seed, at.run, at.results, place)


# ---------------------------------------------------------------- messages


def moved(puzzles: Puzzles, at: At, message: dict[str, Any], count: int) -> At | None:
    """Where the learner stands after a message; ``None`` for one that comes too late or cannot be."""
    kind = message["type"]
    if kind in ("again", "missed", "fresh"):
        return _restarted(puzzles, at, kind, count)
    if at.place >= len(at.run) or message.get("puzzle") != at.run[at.place]:
        return None
    puzzle = puzzles[at.run[at.place]]
    if kind == "next":
        return _to(at, at.place + 1) if at.over else None
    if kind == "hint":
        return None if at.over else _hinted(at, puzzle)
    if kind == "pick":
        picked = message["card"]
        known = picked is None or len(options_of(puzzle, picked)) > 1
        return replace(at, picked=picked) if known else None
    return _answered(at, puzzle, message["option"])


def _restarted(puzzles: Puzzles, at: At, kind: str, count: int) -> At | None:
    if kind == "again":
        return _run_of(at.run, at.seed)
    following = (at.seed + 1) % MOST_SEED
    if kind == "fresh":
        return start(puzzles, following, count)
    missed = tuple(one for one, result in zip(at.run, at.results, strict=True) if result != "right")
    return _run_of(missed, following) if missed else None


def _hinted(at: At, puzzle: dict[str, Any]) -> At:
    hints = _next_hint(at, puzzle) + 1
    if hints < _EXPLAIN:
        return replace(at, hints=hints, picked=None)
    return _done(replace(at, hints=hints, picked=None, shown=puzzle["answer"]), "wrong")


def _next_hint(at: At, puzzle: dict[str, Any]) -> int:
    """Which hint the button gives: of two options there is nothing to narrow down."""
    return _NARROW if at.hints == 1 and len(puzzle["options"]) == 2 else at.hints


def _answered(at: At, puzzle: dict[str, Any], option: str) -> At | None:
    if all(one["id"] != option for one in puzzle["options"]):
        return None
    looked = replace(at, shown=option, picked=None)
    if at.over:
        return looked
    if not _is_right(puzzle, option):
        wrong = replace(looked, tried=(*(one for one in at.tried if one != option), option))
        return _done(wrong, "wrong") if len(puzzle["options"]) == 2 else wrong
    result = "wrong" if at.tried or at.hints >= _SHOW else "hinted" if at.hints else "right"
    return _done(looked, result)


def _done(at: At, result: str) -> At:
    """The puzzle is over; only its first result counts."""
    results = list(at.results)
    results[at.place] = results[at.place] or result
    return replace(at, over=True, results=tuple(results))


def options_of(puzzle: dict[str, Any], card: str) -> list[dict[str, Any]]:
    """The options that play this hand card."""
    return [one for one in puzzle["options"] if one["card"] == card]


# ---------------------------------------------------------------- drawing


def drawn(puzzles: Puzzles, cards: dict[str, Any], at: At, count: int) -> dict[str, Any]:
    """The parts of the state that depend on where the learner stands."""
    if at.place >= len(at.run):
        return _result(puzzles, at, count)
    puzzle = puzzles[at.run[at.place]]
    hints = [f"{WORDS['nudged']}: {puzzle['nudge']}"] if at.hints and not at.over else []
    if at.hints > 1 and not at.over and len(puzzle["options"]) > 2:
        two = [_find(puzzle, one)["label"] for one in puzzle["narrow"]]
        hints.append(f"{WORDS['narrowed']}: {two[0]} · {two[1]}")
    if at.hints >= _SHOW and not at.over:
        hints.append(f"{WORDS['answer']}: {_find(puzzle, puzzle['answer'])['label']}")
    place = WORDS["place"].replace("{n}", str(at.place + 1)).replace("{m}", str(len(at.run)))
    return {
        "subtitle": place.replace("{what}", puzzle["what"]),
        "status": _status(puzzle, at),
        "said": [*hints, *_verdict(puzzle, at)],
        "standing": puzzle["standing"],
        "zones": [_zone(puzzle, cards, at, zone) for zone in puzzle["zones"]],
        "choice": _choice(puzzle, cards, at),
        "ask": _ask(puzzle, cards, at),
        "scores": _boxes(puzzle, cards, at),
        "guide": _ranking(puzzle) if at.over and puzzle["ranked"] else None,
        "buttons": _buttons(at, puzzle),
    }


def _find(puzzle: dict[str, Any], option: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in puzzle["options"] if one["id"] == option)
    return found


def _status(puzzle: dict[str, Any], at: At) -> str:
    if at.over:
        return str(puzzle["reason"])
    if at.picked is not None:
        return WORDS["pick"]
    if at.shown is not None:
        return WORDS["wrong"]
    if puzzle["kind"] != "play":
        return WORDS["ask"]
    return WORDS["play" if puzzle["options"][0]["card"] is not None else "flip"]


def _is_right(puzzle: dict[str, Any], option: str) -> bool:
    return option == puzzle["answer"] or option in puzzle["twins"]


def _verdict(puzzle: dict[str, Any], at: At) -> list[str]:
    """What is said of the option that is looked at."""
    if at.shown is None:
        return []
    if not at.over:
        return [f"✗ {_find(puzzle, at.shown)['label']}."]
    if at.tried and len(puzzle["options"]) == 2:
        return [f"✗ {WORDS['notThis']}"]
    if at.hints == _EXPLAIN:
        word = WORDS["shown"]
    elif at.tried:
        word = WORDS["late"]
    else:
        word = WORDS["hinted" if at.hints else "right"]
    return [f"✓ {word}"]


def _zone(puzzle: dict[str, Any], cards: dict[str, Any], at: At, zone: dict[str, Any]) -> dict[str, Any]:
    if "groups" in zone:
        groups = [{**group, "cards": [cards[card] for card in group["cards"]]} for group in zone["groups"]]
        return {**zone, "groups": groups}
    if "cards" not in zone:
        return zone
    return {**zone, "cards": [_card(puzzle, cards[card], at, zone["id"]) for card in zone["cards"]]}


def _card(puzzle: dict[str, Any], card: dict[str, Any], at: At, zone: str) -> dict[str, Any]:
    if zone == "hand":
        mine = options_of(puzzle, card["id"])
        return _hand_card(puzzle, card, at, mine) if mine else card
    if zone == "field":
        taking = [one for one in puzzle["options"] if one["card"] == at.picked and one["take"] == card["id"]]
        if taking:
            press = {"type": "answer", "puzzle": puzzle["id"], "option": taking[0]["id"]}
            return {**card, "marks": _marks(puzzle, at, taking, "choose"), "press": press}
    return card


def _hand_card(
    puzzle: dict[str, Any], card: dict[str, Any], at: At, mine: list[dict[str, Any]]
) -> dict[str, Any]:
    if len(mine) > 1:
        press = {"type": "pick", "puzzle": puzzle["id"], "card": card["id"]}
    else:
        press = {"type": "answer", "puzzle": puzzle["id"], "option": mine[0]["id"]}
    return {**card, "marks": _marks(puzzle, at, mine, "legal"), "press": press}


def _marks(puzzle: dict[str, Any], at: At, options: list[dict[str, Any]], mark: str) -> list[str]:
    ids = [one["id"] for one in options]
    marks = [mark]
    if at.picked is not None and options[0]["card"] == at.picked and mark == "legal":
        marks.append("chosen")
    if at.over and any(_is_right(puzzle, one) for one in ids):
        marks.append("takes")
    if not at.over and at.hints > 1 and not any(one in puzzle["narrow"] for one in ids):
        marks.append("dim")
    return marks


def _choice(puzzle: dict[str, Any], cards: dict[str, Any], at: At) -> dict[str, Any] | None:
    """The choice of two, on the field."""
    if puzzle["kind"] != "play" or (at.picked is None and puzzle["options"][0]["card"] is not None):
        return None
    if at.picked is None and at.over:
        return None
    takes = [cards[one["take"]] for one in puzzle["options"] if one["card"] == at.picked]
    cancel = None
    if at.picked is not None:
        message = {"type": "pick", "puzzle": puzzle["id"], "card": None}
        cancel = button("cancel", WORDS["cancel"], message)
    return {
        "question": WORDS["pick" if at.picked else "flip"],
        "zone": "field",
        "cards": takes,
        "cancel": cancel,
    }


def _ask(puzzle: dict[str, Any], cards: dict[str, Any], at: At) -> dict[str, Any] | None:
    ask = puzzle["ask"]
    if ask is None or at.over:
        return None
    score = {**ask["score"], "lines": [_with_cards(cards, line) for line in ask["score"]["lines"]]}
    buttons = [
        button(one["id"], one["label"], {"type": "answer", "puzzle": puzzle["id"], "option": one["id"]})
        for one in puzzle["options"]
    ]
    return {**ask, "score": score, "buttons": buttons}


def _with_cards(cards: dict[str, Any], line: dict[str, Any]) -> dict[str, Any]:
    return {**line, "cards": [cards[card] for card in line["cards"]]}


def _boxes(puzzle: dict[str, Any], cards: dict[str, Any], at: At) -> list[dict[str, Any]]:
    """The facts of the option that is looked at; when it is over, beside those of the answer."""
    if at.shown is None:
        return []
    wrong = not _is_right(puzzle, at.shown)
    both = puzzle["kind"] != "play"
    shown = [at.shown] if wrong or not at.over else []
    if at.over:
        shown = [puzzle["answer"], *shown]
        if both:
            shown = [
                puzzle["answer"],
                *(one["id"] for one in puzzle["options"] if one["id"] != puzzle["answer"]),
            ]
    found = []
    for option in shown:
        data = _find(puzzle, option)
        right = _is_right(puzzle, option)
        mark = "✓" if right and at.over else "✗" if option in at.tried else WORDS["other"] + ":"
        note = data["note"] or (WORDS["look"] if right and puzzle["kind"] == "play" and at.over else "")
        found.append({
            "id": f"option-{option}", "title": f"{mark} {data['label']}", "note": note, "steps": [],
            "total": None, "lines": [*(_with_cards(cards, line) for line in data["lines"]), *_average(data)],
        })  # fmt: skip
    return found


def _average(option: dict[str, Any]) -> list[dict[str, Any]]:
    if not option["mean"]:
        return []
    why = WORDS["averageWhy" if "±" in option["mean"] else "certain"]
    return [{"label": WORDS["average"], "points": option["mean"], "why": why, "cards": []}]


def _ranking(puzzle: dict[str, Any]) -> dict[str, Any]:
    """All options side by side, the best first."""
    ranked = [_find(puzzle, option) for option in puzzle["ranked"]]
    lines = [{"label": one["label"], "points": one["mean"], "why": "", "cards": []} for one in ranked]
    note = f"{puzzle['counted']} {WORDS['allWhy']}"
    return {"id": "all", "title": WORDS["all"], "note": note, "lines": lines, "steps": [], "total": None}


def _buttons(at: At, puzzle: dict[str, Any]) -> list[dict[str, Any]]:
    if not at.over:
        message = {"type": "hint", "puzzle": puzzle["id"]}
        return [button("hint", WORDS[f"hint{_next_hint(at, puzzle)}"], message)]
    label = WORDS["next" if at.place < len(at.run) - 1 else "finish"]
    return [button("next", label, {"type": "next", "puzzle": puzzle["id"]}, primary=True)]


# ---------------------------------------------------------------- the result


def _result(puzzles: Puzzles, at: At, count: int) -> dict[str, Any]:
    of = {word: at.results.count(word) for word in _MARKS}
    text = WORDS["doneHinted" if of["hinted"] else "done"].replace("{n}", str(of["right"]))
    text = text.replace("{m}", str(len(at.run))).replace("{k}", str(of["hinted"]))
    missed = [one for one, result in zip(at.run, at.results, strict=True) if result != "right"]
    lines: list[dict[str, Any]] = [
        {"label": f"{_MARKS[result or 'wrong']} {puzzles[one]['what']}", "points": "",
         "why": "" if result == "right" else puzzles[one]["reason"], "cards": []}
        for one, result in zip(at.run, at.results, strict=True)
    ]  # fmt: skip
    box = {"id": "result", "title": WORDS["result"], "note": "", "steps": [], "total": None, "lines": lines}
    return {
        "subtitle": "", "status": text, "said": [] if missed else [WORDS["well"]], "standing": [],
        "zones": [], "choice": None, "ask": None, "guide": None, "scores": [box],
        "buttons": _restarts(puzzles, at, missed, count),
    }  # fmt: skip


def _restarts(puzzles: Puzzles, at: At, missed: list[str], count: int) -> list[dict[str, Any]]:
    more = len(puzzles) > count
    found = []
    if missed and len(missed) < len(at.run):
        found.append(button("missed", WORDS["missed"], {"type": "missed"}, primary=True))
    found.append(
        button("fresh", WORDS["fresh" if more else "reshuffled"], {"type": "fresh"}, primary=not found)
    )
    if more:
        found.append(button("again", WORDS["again"], {"type": "again"}))
    return found
