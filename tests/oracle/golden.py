"""Writes the golden rounds and deals anew: ``python -m tests.oracle.golden``. Read what changed!

They are stored only after the second engine has replayed each record to the same result.
"""

from pathlib import Path
from random import Random

from hanafuda_lib import all_rules, koikoi
from hanafuda_lib.notation import format_deal
from hanafuda_lib.telling import tell
from tests.oracle import engine, scorer
from tests.oracle.staging import random_choice

DATA = Path(__file__).parent.parent / "data"
#: The rules, the seed, who deals, the month: rounds with every ending, chosen by looking.
ROUNDS = [
    ("koikoi/yamato", 9, 1, 1),
    ("koikoi/yamato", 6, 0, 2),
    ("koikoi/yamato", 5, 1, 3),
    ("koikoi/yamato", 27, 1, 4),
    ("koikoi/yamato", 33, 1, 5),
    ("koikoi/mon", 18, 0, 6),
    ("koikoi/mon", 8, 0, 7),
    ("koikoi/mon", 3, 1, 8),
    ("koikoi/yamato koikoiLimit=unlimited koikoiMultiplier=callsPlusOne fieldBrights=x2", 6, 0, 9),
    ("koikoi/yamato dealSize=10-8 yakuCheck=atCapture koikoiLimit=unlimited", 7, 1, 10),
    ("koikoi/mon viewing=three kusatan=plusEach scoring=zeroSum playOutStock=on lightningWild=on", 9, 0, 11),
]
DEALS = [("koikoi/yamato", 0), ("koikoi/yamato", 7), ("koikoi/yamato", 2**40), ("koikoi/mon dealSize=7-8", 7)]


def play_round(rules, seed, dealer, month):
    round = koikoi.Round.deal(koikoi.Rules.parse(rules), seed=seed, dealer=dealer, month=month)
    rng = Random(seed)
    while not round.is_over:
        round.play(random_choice(round.legal_actions(), rng))
    return round


def require_second_opinion(round):
    """The second engine must come to the same end, points and yaku."""
    game, result = engine.replay(round.record()), round.result
    assert game.outcome() == {
        "ending": result.ending.value,
        "winner": result.winner,
        "points": result.points,
        "next_dealer": result.next_dealer,
    }
    if result.score is not None:
        pile = game.piles[result.winner]
        yaku = scorer.yaku(pile, game.how, field=game.field, month=game.month)
        assert yaku == {line.yaku.id: line.points for line in result.score.lines}


def golden_round(rules, seed, dealer, month):
    round = play_round(rules, seed, dealer, month)
    require_second_opinion(round)
    return "\n".join([f"# {round.rules.text}, seed {seed}", round.record(), *tell(round)])


def golden_deal(rules, seed):
    round = koikoi.Round.deal(koikoi.Rules.parse(rules), seed=seed)
    return f"# {rules}, seed {seed}\n{format_deal(round.first_deal)}"


def golden_yaku():
    """Every yaku row of every preset and of all rows that house rules add, as words."""
    extra = "koikoi/yamato kusatan=plusEach nomi=five tsukifuda=4 ribbonBoth=15 ameNagare=field"
    lines = []
    for text in [*(rules.id for rules in all_rules() if rules.id.startswith("koikoi/")), extra]:
        lines.append(f"# {text}")
        for row in koikoi.Rules.parse(text).yaku_table(8).rows:
            grows = f", +{row.per_extra} each further {row.extra_word}" if row.per_extra else ""
            over = f" [over {' '.join(row.replaces)}]" if row.replaces else ""
            lines.append(f"{row.group} {row.id} {row.points}{grows}: {row.sentence} ({row.source}){over}")
        lines.append("")
    return "\n".join(lines)


def golden_rounds():
    return "\n\n".join(golden_round(*row) for row in ROUNDS) + "\n"


def golden_match():
    match = koikoi.Match(koikoi.YAMATO, seed=7, rounds=3)
    rng = Random(7)
    lines = ["# koikoi/yamato, a match of three rounds, seed 7"]
    lines += [f"seat 0 turns {one}, seat 1 turns {two}" for one, two in match.opening.cuts]
    while True:
        while not match.round.is_over:
            match.play(random_choice(match.round.legal_actions(), rng))
        require_second_opinion(match.round)
        lines += ["", *tell(match.round), f"total: {match.totals[0]} to {match.totals[1]}"]
        if match.is_over:
            return "\n".join([*lines, "", f"winner: {match.winner}", match.record(), ""])
        match.next_round()


def golden_deals():
    return "\n\n".join(golden_deal(*row) for row in DEALS) + "\n"


if __name__ == "__main__":
    (DATA / "golden_koikoi_rounds.txt").write_text(golden_rounds(), "utf-8")
    (DATA / "golden_koikoi_match.txt").write_text(golden_match(), "utf-8")
    (DATA / "golden_koikoi_yaku.txt").write_text(golden_yaku(), "utf-8")
    (DATA / "golden_koikoi_deals.txt").write_text(golden_deals(), "utf-8")
