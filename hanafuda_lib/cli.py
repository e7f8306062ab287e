"""The command ``hanafuda``: score a pile, list rules, check worked examples, deal, replay a record."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from hanafuda_lib import art, examples, options
from hanafuda_lib.analysis.review import Review, decision_lines, review_steps
from hanafuda_lib.cards import Card
from hanafuda_lib.classroom.commands import add_commands
from hanafuda_lib.errors import HanafudaError, RulesError, printable
from hanafuda_lib.game import all_rules, find_rules
from hanafuda_lib.games import deal_round, game_of, is_match_record, replay_match, replay_round
from hanafuda_lib.pile import Pile
from hanafuda_lib.players.budget import Budget
from hanafuda_lib.sources import source
from hanafuda_lib.telling import tell, tell_match
from hanafuda_lib.version import __version__
from hanafuda_lib.yaku import Score

# Exit statuses: all is well; something does not match; the input cannot be used.
OK, MISMATCH, UNUSABLE = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these words; gives the exit status.

    >>> main(["score", "koikoi/yamato", "03-curtain", "09-cup"])
    Blossom Viewing (花見酒 hanamizake) 5: curtain and sake cup: 5
    sum of the yaku: 5
    total: 5
    0
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # what a stream cannot write is written as its code
            stream.reconfigure(errors="backslashreplace")
    arguments = _parse(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except HanafudaError as error:
        print(f"hanafuda: {printable(str(error))}", file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:
        _give_up_writing()
        return OK
    except OSError as error:
        _give_up_writing()
        print(f"hanafuda: cannot write: {error.strerror or error}", file=sys.stderr)
        return UNUSABLE
    return status


def _give_up_writing() -> None:
    """Let Python's last flush go nowhere, for it would fail again."""
    try:
        place = sys.stdout.fileno()
    except OSError:
        return  # no file stands behind the output
    os.dup2(os.open(os.devnull, os.O_WRONLY), place)


def _parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """The words as arguments. Cards may stand after options too, which argparse itself forbids."""
    parser = _parser()
    arguments, rest = parser.parse_known_args(argv)
    if rest and (arguments.run is not _score or any(word.startswith("-") for word in rest)):
        parser.error(f"unrecognized arguments: {' '.join(map(printable, rest))}")
    if rest:
        arguments.cards += rest
    return arguments


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hanafuda",
        description="Rules of hanafuda, the Japanese flower cards.",
        epilog="'hanafuda COMMAND --help' tells more of a command, 'hanafuda rules' lists the rule sets.",
    )
    parser.add_argument("--version", action="version", version=f"hanafuda {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    score = commands.add_parser("score", help="what a pile is worth, line by line")
    _add_rules(score)
    score.add_argument("cards", nargs="*", metavar="CARD", help="an id such as 01-crane")
    score.add_argument(
        "--opponent-koikoi", type=int, default=0, metavar="N", help="so many koi-koi calls of the opponent"
    )
    score.add_argument(
        "--own-koikoi", type=int, default=0, metavar="N", help="so many koi-koi calls of the winner"
    )
    score.add_argument("--json", action="store_true", help="as JSON")
    score.set_defaults(run=_score)

    rules = commands.add_parser("rules", help="list the rule sets, or every option of one")
    rules.add_argument("rules", nargs="?", metavar="RULES", help="a rule set; none: list them all")
    _add_option(rules)
    rules.set_defaults(run=_list_rules)

    check = commands.add_parser("examples", help="run worked examples, print every mismatch")
    check.add_argument("file", metavar="FILE", help="a JSON file: an array of examples")
    check.set_defaults(run=_examples)

    deal = commands.add_parser("deal", help="deal a round by a seed")
    _add_rules(deal)
    deal.add_argument(
        "--seed", type=int, required=True, metavar="N", help="a number; the same one deals the same cards"
    )
    deal.add_argument("--dealer", type=int, default=0, metavar="SEAT", help="who deals: 0, 1, …")
    deal.set_defaults(run=_deal)

    replay = commands.add_parser("replay", help="tell a recorded round or match, step by step")
    replay.add_argument("record", metavar="RECORD", help="a text that starts with hanafuda1, in quotes")
    replay.set_defaults(run=_replay)

    judged = commands.add_parser(
        "review", help="weigh each decision of a recorded round: what it cost, and why"
    )
    judged.add_argument("record", metavar="RECORD", help="a text that starts with hanafuda1, in quotes")
    judged.add_argument("--seat", type=int, action="append", metavar="SEAT", help="only this seat; none: all")
    judged.add_argument("--round", type=int, metavar="N", help="of a match: the round; none: the last")
    judged.add_argument(
        "--worlds", type=int, metavar="N", help="possible deals to try, 2 or more; more is slower and surer"
    )
    judged.set_defaults(run=_review)

    cards = commands.add_parser("cards", help="write the card pictures, or sheets to print")
    cards.add_argument("--out", required=True, metavar="DIR", help="the folder to write into")
    cards.add_argument("--png", action="store_true", help="PNG beside SVG (needs the extra png)")
    cards.add_argument("--sheet", choices=("a4", "letter"), help="sheets to print and cut")
    cards.add_argument("--lang", default="en", choices=("en", "ja", "zh"), help="of the labels")
    cards.set_defaults(run=_cards)

    add_commands(commands)
    return parser


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rules", metavar="RULES", help="a rule set such as koikoi/yamato")
    _add_option(parser)


def _add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="a house rule such as sevenDoubling=off; may be given several times",
    )  # fmt: skip


def _rules(arguments: argparse.Namespace) -> Any:
    rules = find_rules(arguments.rules)
    return rules.with_options(options.parse_assignments(arguments.option))


def _list_rules(arguments: argparse.Namespace) -> int:
    if arguments.rules is None:
        if arguments.option:
            raise RulesError("bad-option", "no rule set for these options: expected RULES before them")
        for one in all_rules():
            print(f"{one.id}: {one.presets[one.id]}")
        return OK
    rules = _rules(arguments)
    print(f"{rules.text}: {rules.presets[rules.id]}")
    values = options.option_fields(rules).values()
    for line, value in zip(rules.describe().lines, values, strict=True):
        others = ", ".join(str(other) for other in type(value) if other is not value)
        print(f"{line}\n      {line.question} Also: {others}")
    print("\nWhat the marks in brackets stand for:")
    used = {value.source for value in values}
    for mark in sorted(used):
        print(f"{mark}: {source(mark)}")
    return OK


def _score(arguments: argparse.Namespace) -> int:
    rules = _rules(arguments)
    pile = Pile.of(Card.parse(text) for word in arguments.cards for text in word.split())
    calls = {"opponent_koikoi": arguments.opponent_koikoi, "own_koikoi": arguments.own_koikoi}
    if game_of(rules) != "koikoi" and any(calls.values()):
        raise RulesError("bad-option", f"koi-koi calls do not go with {rules.id!r}: expected koikoi/…")
    score = rules.score(pile, **calls) if game_of(rules) == "koikoi" else rules.score(pile)
    card_points = None if game_of(rules) == "koikoi" else _card_points(rules, pile)
    if arguments.json:
        print(json.dumps(_score_json(score, card_points), ensure_ascii=False, indent=2))
        return OK
    if card_points is not None:
        print(f"card points: {card_points}")
    print(score)
    return OK


def _card_points(rules: Any, pile: Pile) -> int:
    return int(rules.card_points(pile)) if game_of(rules) == "hanaawase" else pile.points


def _score_json(score: Score, card_points: int | None) -> dict[str, Any]:
    lines = [
        {"yaku": line.yaku.id, "points": line.points, "cards": str(line.cards).split(), "why": line.why}
        for line in score.lines
    ]
    replaced = [
        {"yaku": item.line.yaku.id, "by": item.by.id if item.by else None, "why": item.why}
        for item in score.replaced
    ]
    steps = [step._asdict() for step in score.steps]
    extra = {} if card_points is None else {"card_points": card_points}
    return extra | {
        "lines": lines,
        "replaced": replaced,
        "steps": steps,
        "base": score.base,
        "total": score.total,
    }


def _examples(arguments: argparse.Namespace) -> int:
    rows = examples.load_examples(arguments.file)
    mismatches = examples.run_examples(rows)
    for mismatch in mismatches:
        print(mismatch)
    count = len({mismatch.row_id for mismatch in mismatches})
    print(f"{len(rows)} examples, {len(rows) - count} as expected, {count} not")
    return MISMATCH if mismatches else OK


def _deal(arguments: argparse.Namespace) -> int:
    round = deal_round(_rules(arguments), seed=arguments.seed, dealer=arguments.dealer)
    deal = round.first_deal
    for seat, hand in enumerate(deal.hands):
        print(f"hand {seat}{' (dealer)' if seat == round.dealer else ''}: {hand}")
    print(f"field: {deal.field}")
    print(f"stock: {' '.join(card.id for card in deal.stock)}")
    print(f"record: {round.record()}")
    return OK


def _replay(arguments: argparse.Namespace) -> int:
    record = arguments.record
    lines = tell_match(replay_match(record)) if is_match_record(record) else tell(replay_round(record))
    for line in lines:
        print(line)
    return OK


def _review(arguments: argparse.Namespace) -> int:
    """Print each decision as soon as it is weighed: so one sees how far the review is."""
    budget = None if arguments.worlds is None else Budget(worlds=arguments.worlds)
    steps = review_steps(arguments.record, seats=arguments.seat, number=arguments.round, budget=budget)
    decisions = []
    for decision in steps:
        decisions.append(decision)
        for line in decision_lines(decision):
            print(line)
        sys.stdout.flush()
    told = Review(arguments.record, tuple(decisions))
    for seat in sorted({decision.seat for decision in decisions}):
        print(f"seat {seat} gave away {told.loss_of(seat):.1f} in all")
    return OK


def _cards(arguments: argparse.Namespace) -> int:
    if not arguments.out.strip():
        raise RulesError(
            "bad-folder", f"bad folder {arguments.out!r}: expected a name; '.' is the folder you are in"
        )
    files = art.export_cards(arguments.out, png=arguments.png, sheet=arguments.sheet, lang=arguments.lang)
    print(f"{len(files)} files in {arguments.out}")
    return OK


if __name__ == "__main__":
    sys.exit(main())
