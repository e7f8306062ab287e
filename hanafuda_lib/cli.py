"""The command ``hanafuda``: score a pile, check worked examples, deal, replay a record."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from hanafuda_lib import art, examples, options
from hanafuda_lib.cards import Card
from hanafuda_lib.errors import HanafudaError, RulesError
from hanafuda_lib.game import find_rules
from hanafuda_lib.games import deal_round, game_of, replay_round
from hanafuda_lib.pile import Pile
from hanafuda_lib.telling import tell
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
    for line in tell(replay_round(arguments.record)):
        print(line)
    return OK


def _cards(arguments: argparse.Namespace) -> int:
    files = art.export_cards(arguments.out, png=arguments.png, sheet=arguments.sheet, lang=arguments.lang)
    print(f"{len(files)} files in {arguments.out}")
    return OK


if __name__ == "__main__":
    sys.exit(main())
