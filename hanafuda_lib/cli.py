"""The command ``hanafuda``: score a pile, check worked examples, deal, replay a record."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from hanafuda_lib import art, examples, koikoi, names, options
from hanafuda_lib.cards import Card
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.game import Event, Step, find_rules
from hanafuda_lib.pile import Pile
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
    arguments = _parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
    except HanafudaError as error:
        print(f"hanafuda: {error}", file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:
        return OK
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hanafuda", description="Rules of hanafuda, the Japanese flower cards."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    score = commands.add_parser("score", help="what a pile is worth, line by line")
    _add_rules(score)
    score.add_argument("cards", nargs="*", metavar="CARD", help="an id such as 01-crane")
    score.add_argument("--opponent-koikoi", type=int, default=0, metavar="N")
    score.add_argument("--own-koikoi", type=int, default=0, metavar="N")
    score.add_argument("--json", action="store_true", help="as JSON")
    score.set_defaults(run=_score)

    check = commands.add_parser("examples", help="run worked examples, print every mismatch")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=_examples)

    deal = commands.add_parser("deal", help="deal a round by a seed")
    _add_rules(deal)
    deal.add_argument("--seed", type=int, required=True, metavar="N")
    deal.add_argument("--dealer", type=int, default=0, choices=(0, 1))
    deal.set_defaults(run=_deal)

    replay = commands.add_parser("replay", help="tell a recorded round, step by step")
    replay.add_argument("record", metavar="RECORD")
    replay.set_defaults(run=_replay)

    cards = commands.add_parser("cards", help="write the card pictures, or sheets to print")
    cards.add_argument("--out", required=True, metavar="DIR")
    cards.add_argument("--png", action="store_true", help="PNG beside SVG (needs the extra png)")
    cards.add_argument("--sheet", choices=("a4", "letter"), help="sheets to print and cut")
    cards.add_argument("--lang", default="en", choices=("en", "ja", "zh"), help="of the labels")
    cards.set_defaults(run=_cards)
    return parser


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rules", metavar="RULES", help="a rule set such as koikoi/yamato")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")


def _rules(arguments: argparse.Namespace) -> Any:
    rules = find_rules(arguments.rules)
    return rules.with_options(options.parse_assignments(arguments.option))


def _score(arguments: argparse.Namespace) -> int:
    rules = _rules(arguments)
    pile = Pile.of(Card.parse(text) for word in arguments.cards for text in word.split())
    score = rules.score(pile, opponent_koikoi=arguments.opponent_koikoi, own_koikoi=arguments.own_koikoi)
    print(json.dumps(_score_json(score), ensure_ascii=False, indent=2) if arguments.json else score)
    return OK


def _score_json(score: Score) -> dict[str, Any]:
    lines = [
        {"yaku": line.yaku.id, "points": line.points, "cards": str(line.cards).split(), "why": line.why}
        for line in score.lines
    ]
    replaced = [
        {"yaku": item.line.yaku.id, "by": item.by.id if item.by else None, "why": item.why}
        for item in score.replaced
    ]
    steps = [step._asdict() for step in score.steps]
    return {
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
    round = koikoi.Round.deal(_rules(arguments), seed=arguments.seed, dealer=arguments.dealer)
    deal = round.first_deal
    for seat, hand in enumerate(deal.hands):
        print(f"hand {seat}{' (dealer)' if seat == round.dealer else ''}: {hand}")
    print(f"field: {deal.field}")
    print(f"stock: {' '.join(card.id for card in deal.stock)}")
    print(f"record: {round.record()}")
    return OK


def _replay(arguments: argparse.Namespace) -> int:
    round = koikoi.Round.replay(arguments.record)
    for line in tell(round):
        print(line)
    return OK


def _cards(arguments: argparse.Namespace) -> int:
    files = art.export_cards(arguments.out, png=arguments.png, sheet=arguments.sheet, lang=arguments.lang)
    print(f"{len(files)} files in {arguments.out}")
    return OK


def tell(round: koikoi.Round) -> list[str]:
    """A round as sentences: each step, then the result.

    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> tell(round)[0]
    'koikoi/yamato, round 1, seat 0 deals and plays first'
    """
    lines = [f"{round.rules.text}, round {round.month}, seat {round.dealer} deals and plays first"]
    lines += [_event_text(event) for event in round.events]
    if round.result is None:
        return [*lines, f"the round goes on: seat {round.to_move} is to {round.phase.value}"]
    lines.append(f"the round is over: {round.result.ending.sentence}")
    if round.result.score is not None:
        lines += str(round.result.score).splitlines()
    points = ", ".join(f"seat {seat}: {value}" for seat, value in enumerate(round.result.points))
    return [*lines, f"points: {points}; seat {round.result.next_dealer} deals next"]


def _event_text(event: Event) -> str:
    who = f"seat {event.seat}"
    if event.step is Step.KOIKOI:
        return f"{who} calls koi-koi"
    if event.step is Step.SHOBU:
        return f"{who} stops (shobu)"
    taken = " and ".join(names.card(card).en for card in event.taken)
    if event.card is None:
        return f"{who} is given {taken}"
    what = "plays" if event.step is Step.HAND else "turns"
    card = names.card(event.card).en
    return f"{who} {what} {card}" + (f" and takes {taken}" if taken else ": it stays on the field")


if __name__ == "__main__":
    sys.exit(main())
