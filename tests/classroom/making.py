"""A class that was made up: learners of different strength answer, play and send their files."""

import json
from random import Random

from hanafuda_lib.classroom import ClassCode, Result
from hanafuda_lib.classroom.marking_matches import learner_seat
from hanafuda_lib.exercises import draw, find_item, select
from hanafuda_lib.players import make_player
from hanafuda_lib.players.machine import machine_player

AT = "2026-11-30T18:{:02}:{:02}+09:00"
ITEMS = [item.id for item in draw(select(tags=["months", "yaku"]), seed=5, count=12)]


def quiz(who, *, skill, seed=0, items=tuple(ITEMS), title="Exam"):
    """A quiz; ``skill`` is the chance to know an item of level 3."""
    rng = Random(f"{who} {seed}")
    answers = []
    for name in items:
        item = find_item(name)
        knows = rng.random() < skill + 0.1 * (3 - item.level)
        wrong = [choice.id for choice in item.choices if choice.id != item.answer]
        given = item.answer if knows else rng.choice(wrong or ["7"])
        answers.append({"item": name, "given": [given], "hints": 0, "ms": rng.randrange(1500, 30000)})
    work = {"title": title, "items": list(items), "seed": 1, "answers": answers}
    return Result(who=who, at=AT.format(rng.randrange(60), rng.randrange(60)), kind="quiz", work=work)


def record(code, *, level, seed=0):
    """A match of this class, played to its end by a player of this level in the learner's seat."""
    match = code.match()
    me = learner_seat(match)
    learner = make_player(level, seed=seed)
    while True:
        seat = match.round.to_move
        if seat is None:
            if match.is_over:
                return match.record()
            match.next_round()
            continue
        player = learner if seat == me else machine_player(code.opponent, match)
        match.play(player.choose(match.round.view(seat)))


def match_result(who, code, *, level="random", seed=0):
    work = {"code": code.text, "record": record(code, level=level, seed=seed)}
    return Result(who=who, at=AT.format(10, 0), kind="match", work=work)


def write(folder, name, result):
    """A result as a file; gives its path."""
    path = folder / name
    path.write_text(result if isinstance(result, str) else result.file_text, encoding="utf-8")
    return path


def changed(result, **fields):
    """The file's text with some fields changed, and the old check."""
    return json.dumps({**result.to_json(), **fields}, ensure_ascii=False)


CODE = ClassCode(seed=2026)
