"""The golden rounds and the golden match as text, told anew from the records in their files.

``python -m tests.hanaawase.golden`` writes them, once the second engine agrees. Read what changed!
"""

from pathlib import Path

from hanafuda_lib import hanaawase
from tests.oracle.hana_strategies import second_opinion

DATA = Path(__file__).resolve().parent.parent / "data"
ROUNDS, MATCH = DATA / "golden_hanaawase_rounds.txt", DATA / "golden_hanaawase_match.txt"


def records(path):
    """The records that a file starts its blocks with."""
    return [block.splitlines()[0] for block in path.read_text("utf-8").strip().split("\n\n")]


def told(result):
    """A result as text: the ending, each line, the points."""
    lines = [f"{result.ending.value}: {result.ending.sentence}"]
    lines += [f"{line.what} = {' '.join(map(str, line.amounts))}" for line in result.lines]
    return [*lines, f"points {' '.join(map(str, result.points))}; next dealer {result.next_dealer}"]


def golden_rounds():
    blocks = []
    for record in records(ROUNDS):
        round = hanaawase.Round.replay(record)
        assert second_opinion(round) == []
        blocks.append("\n".join([round.record(), *told(round.result)]))
    return "\n\n".join(blocks) + "\n"


def golden_match():
    (record,) = records(MATCH)
    match = hanaawase.Match.replay(record)
    lines = [match.record()]
    for round in (*match.history, match.round):
        assert second_opinion(round) == []
        lines += [f"round {round.month}, dealer {round.dealer}", *told(round.result)]
    return "\n".join([*lines, f"totals {' '.join(map(str, match.totals))}; winner {match.winner}"]) + "\n"


if __name__ == "__main__":
    ROUNDS.write_text(golden_rounds(), "utf-8")
    MATCH.write_text(golden_match(), "utf-8")
