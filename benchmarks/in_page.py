"""What the players cost in a page: the site's own Python for browsers, run by Node.

It is the same WebAssembly that a browser runs, so the times are those of a page, without its drawing.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache, partial
from pathlib import Path

from benchmarks.thinking import DECISION_IN_PAGE, GAME_RULES, Cost
from hanafuda_lib.players.search import LEVEL_NUMBERS

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / "book" / "_vendor" / "hf" / "py"
_SEEDS = (500, 503)
_DECISIONS = """
import json
import sys
from time import perf_counter

sys.path.append("/lib/hanafuda.zip")
from hanafuda_lib.game import find_rules
from hanafuda_lib.games import GAMES, game_of
from hanafuda_lib.players import make_player

found = {}
for name in RULES:
    rules = find_rules(name)
    for level in LEVELS:
        times = []
        for seed in range(*SEEDS):
            round = GAMES[game_of(rules)].Round.deal(rules, seed=seed)
            player = make_player(f"level-{level}", seed=seed)
            while round.to_move is not None:
                view = round.view(round.to_move)
                start = perf_counter()
                action = player.choose(view)
                if len(view.legal) > 1:
                    times.append(perf_counter() - start)
                round.play(action)
        found[f"{name} {level}"] = [sum(times) / len(times), max(times)]
json.dumps(found)
"""
_NODE = """
import {{ readFileSync }} from "node:fs";
const folder = {folder};
const {{ loadPyodide }} = await import(folder + "pyodide.mjs");
const python = await loadPyodide({{ indexURL: new URL(folder).pathname }});
python.FS.writeFile("/lib/hanafuda.zip", readFileSync(new URL("hanafuda.zip", folder)));
console.log(python.runPython({program}));
"""


def can_measure() -> bool:
    """Whether the pages' Python was built (`make book`) and there is a Node to run it."""
    return (PYTHON / "hanafuda.zip").exists() and shutil.which("node") is not None


def seconds(
    rules: tuple[str, ...], levels: tuple[int, ...], seeds: tuple[int, int] = _SEEDS
) -> dict[str, list[float]]:
    """For each rule set and level, the mean and the longest time of a decision, in seconds."""
    given = f"RULES, LEVELS, SEEDS = {rules!r}, {levels!r}, {seeds!r}\n"
    program = _NODE.format(folder=json.dumps(PYTHON.as_uri() + "/"), program=json.dumps(given + _DECISIONS))
    command = ["node", "--input-type=module", "-e", program]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, list[float]] = json.loads(told.stdout)
    return found


@cache
def _measured() -> dict[str, list[float]]:
    return seconds(GAME_RULES, LEVEL_NUMBERS)


def _one(rules: str, level: int, which: int) -> float:
    return _measured()[f"{rules} {level}"][which]


def costs_in_page() -> list[Cost]:
    """A decision of each level, on average, and the slowest of the strongest."""
    if not can_measure():
        return []
    found = []
    for rules in GAME_RULES:
        found += [
            Cost(f"{rules} level {level} in the page", partial(_one, rules, level, 0), "s", DECISION_IN_PAGE)
            for level in LEVEL_NUMBERS
        ]
        strongest = LEVEL_NUMBERS[-1]
        slowest = partial(_one, rules, strongest, 1)
        found.append(Cost(f"{rules} level {strongest} in the page, slowest", slowest, "s", DECISION_IN_PAGE))
    return found
