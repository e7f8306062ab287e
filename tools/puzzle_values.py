"""Play the puzzles out, and write `hanafuda_lib/exercises/puzzles/value_rows.py`.

`python tools/puzzle_values.py` estimates the puzzles that have no values yet or whose options have
changed; with ids it does these anew. It plays on until the answer leads clearly, or it gives up.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanafuda_lib.exercises.puzzles import Kind, Puzzle, puzzles  # noqa: E402 - found only now
from hanafuda_lib.exercises.puzzles.facts import twins  # noqa: E402
from hanafuda_lib.exercises.puzzles.model import LEAST_ERRORS, LEAST_LEAD  # noqa: E402
from hanafuda_lib.exercises.puzzles.playout import Estimate, estimate, lead_of  # noqa: E402

TARGET = ROOT / "hanafuda_lib" / "exercises" / "puzzles" / "value_rows.py"
# So many deals, the next number where that does not decide. A question has two options, and is quick.
DEALS = {Kind.PLAY: (30, 120, 360, 1080), Kind.STOP: (400, 1600), Kind.SAGE: (400, 1600)}
# A little more than is asked for, so that a test with other deals agrees.
SURE = LEAST_ERRORS + 0.5
# An option so many standard errors behind after the first deals is left behind.
UNLIKELY = 4.0


def valued(puzzle: Puzzle) -> tuple[list[Estimate], tuple[float, float]]:
    """The options, best first, and how far the answer leads (below zero when it does not).

    All options meet the first deals; only those that might be best meet the further ones.
    """
    right = {puzzle.answer, *twins(puzzle)}
    steps = DEALS[puzzle.kind]
    found = {one.option: one for one in estimate(puzzle.position, puzzle.options, deals=steps[0])}
    for deals in steps:
        rivals = [one for one in found if one not in right and _may_lead(found[puzzle.answer], found[one])]
        rivals = rivals or [max((one for one in found if one not in right), key=lambda one: found[one].value)]
        again = estimate(puzzle.position, [puzzle.answer, *rivals], deals=deals)
        found |= {one.option: one for one in again}
        second = max((found[one] for one in rivals), key=lambda one: one.value)
        lead = lead_of(found[puzzle.answer], second)
        if lead[0] >= max(LEAST_LEAD, SURE * lead[1]) or lead[0] < -SURE * lead[1]:
            break
    return sorted(found.values(), key=lambda one: -one.value), lead


def _may_lead(mine: Estimate, other: Estimate) -> bool:
    if len(mine.results) != len(other.results):
        return False
    by, error = lead_of(mine, other)
    return by < UNLIKELY * error


def row(puzzle: Puzzle) -> str:
    """A puzzle's line of the file."""
    found, (lead, error) = valued(puzzle)
    options = [f"{one.option} {one.value:.2f} {one.error:.2f}" for one in found]
    sure = "" if lead >= max(LEAST_LEAD, LEAST_ERRORS * error) else "   <- in doubt"
    print(f"{puzzle.id:36} {lead:7.2f} ± {error:.2f}{sure}", flush=True)
    return " | ".join([f"{puzzle.id} {lead:.2f} {error:.2f}", *options])


def write(rows: dict[str, str]) -> None:
    """The module, in the order of the shelf."""
    lines = [rows[puzzle.id] for puzzle in puzzles() if puzzle.id in rows]
    head = '"""What the options of each puzzle bring on average; written by tools/puzzle_values.py."""'
    TARGET.write_text(
        f'{head}\n\n# ruff: noqa: E501\n\nVALUES = """\n' + "\n".join(lines) + '\n"""\n', "utf-8"
    )


def main(names: list[str]) -> None:
    """Estimate what is new, or what is named."""
    rows = {}
    for puzzle in puzzles():
        if puzzle.values and puzzle.lead is not None:
            options = [f"{one} {value:.2f} {error:.2f}" for one, value, error in puzzle.values]
            rows[puzzle.id] = " | ".join([f"{puzzle.id} {puzzle.lead[0]:.2f} {puzzle.lead[1]:.2f}", *options])
    questions_first = sorted(puzzles(), key=lambda puzzle: puzzle.kind is Kind.PLAY)
    for puzzle in questions_first:
        if puzzle.id in names or (not names and puzzle.id not in rows):
            rows[puzzle.id] = row(puzzle)
            write(rows)


if __name__ == "__main__":
    main(sys.argv[1:])
