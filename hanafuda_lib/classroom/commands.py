"""The commands for whoever teaches: worksheet, class, compare, report."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from hanafuda_lib import options
from hanafuda_lib.classroom import duplicate
from hanafuda_lib.classroom.class_code import ClassCode
from hanafuda_lib.classroom.export import FORMATS, choose_items, export_items
from hanafuda_lib.classroom.files import Collection, collect
from hanafuda_lib.classroom.report_files import write_report
from hanafuda_lib.classroom.worksheet import TOPICS, USUAL_ITEMS, make_worksheet
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.exercises import TOPICS as BANK_TOPICS
from hanafuda_lib.game import find_rules
from hanafuda_lib.koikoi import Rules


def add_commands(commands: Any) -> None:
    """Add the commands of a class to the parser of ``hanafuda``."""
    _add_worksheet(commands)
    _add_class(commands)
    _add_report(commands)
    _add_export(commands)


def _add_class(commands: Any) -> None:
    code = commands.add_parser("class", help="a class code: the same deals and opponent for everybody")
    code.add_argument("rules", metavar="RULES", help="a rule set such as koikoi/yamato")
    code.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    code.add_argument(
        "--seed", type=int, required=True, metavar="N", help="the same one deals the same cards"
    )
    code.add_argument("--rounds", type=int, default=3, metavar="N", help="rounds of the match")
    code.add_argument("--opponent", default="greedy", metavar="NAME", help="who plays against the learner")
    code.add_argument(
        "--seats", type=int, metavar="N", help="people at the table: 2 to 7, not in Koi-Koi (3)"
    )
    code.add_argument("--page", metavar="ADDRESS", help="the address of the table: gives the whole link")
    code.set_defaults(run=_class)

    compare = commands.add_parser("compare", help="results of a class code, as in duplicate bridge")
    compare.add_argument("files", nargs="+", metavar="FILE", help="result files, or folders with them")
    _add_thorough(compare)
    compare.set_defaults(run=_compare)


def _add_report(commands: Any) -> None:
    report = commands.add_parser("report", help="a report on result files: marks worked out anew")
    report.add_argument("files", nargs="+", metavar="FILE", help="result files, or folders with them")
    report.add_argument("--out", default="report", metavar="DIR", help="the folder to write into (report)")
    report.add_argument("--title", default="Class report", metavar="TEXT", help="what stands above it")
    report.add_argument("--roster", metavar="CSV", help="learners as Canvas or Moodle exports them")
    _add_thorough(report)
    report.set_defaults(run=_report)


def _add_thorough(parser: Any) -> None:
    parser.add_argument(
        "--thorough", action="store_true", help="play every move of slow opponents again: a second a match"
    )


def _add_export(commands: Any) -> None:
    export = commands.add_parser("export", help="items for other programs: QTI, Anki, a checked notebook")
    export.add_argument("format", choices=tuple(FORMATS), help="; ".join(FORMATS.values()))
    export.add_argument("--topic", action="append", default=[], metavar="TOPIC", help="; ".join(BANK_TOPICS))
    export.add_argument("--level", action="append", type=int, default=[], metavar="N", help="1 to 5")
    export.add_argument("--item", action="append", default=[], metavar="ID", help="this very item")
    export.add_argument("--items", type=int, metavar="N", help="so many of them, drawn by the seed")
    export.add_argument("--seed", type=int, default=1, metavar="N", help="draws items and orders choices")
    export.add_argument("--hidden", action="store_true", help="notebook: only the autograder checks")
    export.add_argument("--title", default="Hanafuda", metavar="TEXT", help="what it is called")
    export.add_argument("--out", required=True, metavar="FILE", help="the file to write")
    export.set_defaults(run=_export)


def _add_worksheet(commands: Any) -> None:
    sheet = commands.add_parser("worksheet", help="a worksheet to print, with a key")
    sheet.add_argument("--topic", required=True, metavar="TOPIC", help=", ".join(TOPICS))
    sheet.add_argument("--level", type=int, required=True, metavar="N", help="1 (first lesson) to 5")
    sheet.add_argument("--items", type=int, default=USUAL_ITEMS, metavar="N", help="tasks on a sheet")
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


def _class(arguments: argparse.Namespace) -> int:
    given = options.parse_assignments(arguments.option)
    if "gameLength" in given:
        raise RulesError("bad-option", f"option gameLength={given['gameLength']}: expected --rounds for it")
    code = ClassCode(
        rules=" ".join([arguments.rules, *arguments.option]), seed=arguments.seed, seats=arguments.seats,
        rounds=arguments.rounds, opponent=arguments.opponent,
    )  # fmt: skip
    print(code if arguments.page is None else code.link(arguments.page))
    return 0


def _compare(arguments: argparse.Namespace) -> int:
    collection = collect(arguments.files, thorough=arguments.thorough)
    matches = [results for results in collection.works.values() if results[0].boards]
    if not matches:
        print("hanafuda: no result of a class code: expected files that a table saved", file=sys.stderr)
    for results in matches:
        print(results[0].title)
        for row in duplicate.table(duplicate.compare(results)):
            print("\t".join(row))
        print(duplicate.checked(results))
    return _tell_problems(collection) or int(not matches)


def _report(arguments: argparse.Namespace) -> int:
    collection = collect(arguments.files, thorough=arguments.thorough)
    status = _tell_problems(collection)
    for path in write_report(collection, arguments.out, title=arguments.title, roster=arguments.roster):
        print(path)
    return status


def _tell_problems(collection: Collection) -> int:
    """Name what could not be used; the status is 1 then, although the rest was reported."""
    for problem in collection.problems:
        print(f"{problem.source}: {problem.text}", file=sys.stderr)
    return 1 if collection.problems else 0


def _export(arguments: argparse.Namespace) -> int:
    items = choose_items(
        topics=arguments.topic, levels=arguments.level, ids=arguments.item, count=arguments.items,
        seed=arguments.seed,
    )  # fmt: skip
    path = export_items(
        arguments.format, items, arguments.out, title=arguments.title, seed=arguments.seed,
        hidden=arguments.hidden,
    )  # fmt: skip
    print(f"{len(items)} item{'' if len(items) == 1 else 's'} in {path}")
    return 0
