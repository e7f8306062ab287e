"""The commands of a class: ``hanafuda worksheet`` and those after it."""

from __future__ import annotations

import argparse
from typing import Any

from hanafuda_lib import options
from hanafuda_lib.classroom.worksheet import TOPICS, make_worksheet
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import find_rules
from hanafuda_lib.koikoi import Rules


def add_commands(commands: Any) -> None:
    """Add the commands of a class to the parser of ``hanafuda``."""
    _add_worksheet(commands)


def _add_worksheet(commands: Any) -> None:
    sheet = commands.add_parser("worksheet", help="a worksheet to print, with a key")
    sheet.add_argument("--topic", required=True, metavar="TOPIC", help=", ".join(TOPICS))
    sheet.add_argument("--level", type=int, required=True, metavar="N", help="1 (first lesson) to 5")
    sheet.add_argument("--items", type=int, default=8, metavar="N", help="tasks on a sheet")
    sheet.add_argument("--seed", type=int, default=1, metavar="N", help="the same one gives the same sheet")
    sheet.add_argument("--versions", default="A", metavar="A,B,…", help="so many different sheets")
    sheet.add_argument(
        "--rules", default="koikoi/yamato", metavar="RULES", help="of Koi-Koi, for scoring and capture"
    )
    sheet.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    sheet.add_argument("--paper", default="a4", help="a4 or letter")
    sheet.add_argument("--real-size", action="store_true", help="cards of 32 by 54 mm")
    sheet.add_argument(
        "--headings", default="en", metavar="LANG", help="ja or zh: headings in that language too"
    )
    sheet.add_argument("--out", default=".", metavar="DIR", help="the folder to write into")
    sheet.set_defaults(run=_worksheet)


def koikoi_rules(rules_id: str, assignments: list[str]) -> Rules:
    """The rule set of Koi-Koi that the words name. Errors: :class:`RulesError`."""
    rules = find_rules(rules_id).with_options(options.parse_assignments(assignments))
    if not isinstance(rules, Rules):
        raise RulesError("bad-rules", f"bad rules {shown(rules_id)}: expected a rule set of koikoi/…")
    return rules


def _worksheet(arguments: argparse.Namespace) -> int:
    sheet = make_worksheet(
        arguments.topic, level=arguments.level, items=arguments.items, seed=arguments.seed,
        versions=arguments.versions.split(","), rules=koikoi_rules(arguments.rules, arguments.option),
        paper=arguments.paper, real_size=arguments.real_size, headings=arguments.headings,
    )  # fmt: skip
    for path in sheet.write(arguments.out):
        print(path)
    return 0
