"""Golden rounds and a golden match as text. ``python -m tests.hachihachi.golden`` writes them."""

from pathlib import Path

from hanafuda_lib import hachihachi
from tests.hachihachi.staging import STANDARD, beside, finish, rich_round, seeded

DATA = Path(__file__).resolve().parent.parent / "data"
# What is dealt: options, seed, seats, dealer, carried multipliers.
DEALS = [
    ({}, 1, 3, 0, ()),
    ({}, 8, 3, 2, (4, 2)),
    ({}, 21, 2, 1, ()),
    ({"buyPlace": "on", "handSwap": "on"}, 5, 5, 3, ()),
    ({"mizuten": "par", "twoIn": "play"}, 12, 7, 6, ()),
    ({"values": "nintendo-points", "inoshikacho": "7", "carry": "stack"}, 3, 3, 1, ()),
    ({"exposure": "return", "cancelAt": "anyTime", "monPerKan": "10"}, 9, 4, 0, (2,)),
]
# Rounds in which much happens: options and seed of `rich_round`.
RICH = [
    ({}, 1), ({}, 9), ({}, 10), ({}, 38), ({"hatto": "off"}, 38), ({}, 77), ({}, 157), ({}, 274), ({}, 316),
    ({"sageFail": "void", "cancelAt": "never"}, 77),
]  # fmt: skip


def rounds():
    """The golden rounds, played out."""
    for options, seed, seats, dealer, carry in DEALS:
        rules = STANDARD.with_options(options)
        round = hachihachi.Round.deal(rules, seed=seed, seats=seats, dealer=dealer, carry=carry)
        yield finish(round, seeded(seed))
    for options, seed in RICH:
        yield finish(rich_round(seeded(seed), STANDARD.with_options(options)), seeded(seed), eager=True)


def story(round):
    """A finished round as lines: what happened, who paid whom, how it came out."""
    lines = []
    for event in round.events:
        card = f" {event.card}" if event.card else ""
        lines.append(f"{event.seat} {event.step}{card}" + (f" [{event.taken}]" if event.taken else ""))
    lines += [str(posting) for posting in round.result.postings]
    result = round.result
    lines.append(
        f"{result.ending.value} x{result.multiplier}, carry {list(result.carry)}, special {result.special}, "
        f"bonuses {list(result.bonuses)}, winner {result.winner}, points {list(result.points)}"
    )
    return lines


def golden_rounds():
    return "\n\n".join("\n".join([round.record(), *story(round)]) for round in rounds()) + "\n"


def golden_match():
    match = hachihachi.Match(STANDARD, seed=4, rounds=12)
    rng = seeded(4)
    lines = []
    while True:
        finish(match.round, rng, eager=True)
        result = match.round.result
        lines.append(
            f"{match.number}: dealer {match.round.dealer}, x{result.multiplier}, {result.ending.value}, "
            f"winner {result.winner}, {list(result.points)}, totals {list(match.totals)}"
        )
        if match.is_over:
            break
        match.next_round()
    return "\n".join([*lines, f"winner: {match.winner}", match.record()]) + "\n"


def oracle_of(round):
    """The second engine's game of the same round, played out by the record's actions."""
    how = {line.name: line.value for line in round.rules.describe().lines}
    game = beside(round, how)
    running = game.enter()
    answer = None
    for action in [*map(str, round.actions), None]:
        try:
            _, choices = running.send(answer)
        except StopIteration:
            assert action is None
            return game
        assert action in choices
        answer = action
    raise AssertionError("the record ends before the round does")


if __name__ == "__main__":
    (DATA / "golden_hachihachi_rounds.txt").write_text(golden_rounds(), "utf-8")
    (DATA / "golden_hachihachi_match.txt").write_text(golden_match(), "utf-8")
