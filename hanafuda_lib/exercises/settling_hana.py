"""Settlements of hana-awase: card points C, yaku points Y, and what each player wins or loses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hanafuda_lib.exercises.figures import Figure, Formula, Slip, card_points_figure, told
from hanafuda_lib.exercises.scoring import capital
from hanafuda_lib.exercises.settling import PLAYERS, Case, Fact, Laid, Row, Twist, amounts_text, row_of
from hanafuda_lib.hanaawase import Rules
from hanafuda_lib.hanaawase.settlement import Ending, Result, settle
from hanafuda_lib.pile import ALL, Pile
from hanafuda_lib.yaku import Score

_PAIRS = 24


def hana_case(rules: Rules, piles: Sequence[Pile]) -> Case:
    """The settlement of these piles, A's first (A deals). Errors: :class:`RulesError`.

    >>> from hanafuda_lib.hanaawase import NINTENDO
    >>> case = hana_case(NINTENDO, [Pile(0xFFFF), Pile(0xFFFF << 16), Pile(0xFFFF << 32)])
    >>> case.rows[-1].values
    (140, -135, -5)
    """
    result = settle(rules, [pile.mask for pile in piles], tuple(range(len(piles))))
    points = _points_row(rules, piles)
    yaku = _yaku_row(result)
    return Case(
        game="hanaawase",
        level=_level(result),
        facts=(Fact("札", "The end of the round", "All cards are taken. A was the dealer."),),
        laid=tuple(
            Laid(f"pile-{PLAYERS[seat]}", f"{PLAYERS[seat]}'s pile", pile) for seat, pile in enumerate(piles)
        ),
        rows=(points, yaku, _net_row(rules, result)),
    )


def _level(result: Result) -> int:
    """1: one yaku or none. 2: two. 3: three or more. 4: one that does not count. 5: a void round."""
    if result.ending is Ending.FUKE:
        return 5
    if any(score.replaced for score in result.scores):
        return 4
    return min(max(sum(len(score.lines) for score in result.scores), 1), 3)


def _points_row(rules: Rules, piles: Sequence[Pile]) -> Row:
    chaff = int(rules.chaff_value.value)
    par = rules.par(len(piles))
    figures = tuple(
        card_points_figure(pile, chaff=chaff, par=par, id=f"C:{PLAYERS[seat]}", label=PLAYERS[seat])
        for seat, pile in enumerate(piles)
    )
    said = " ".join(f"{PLAYERS[seat]}: {figure.value}." for seat, figure in enumerate(figures))
    return Row("C", "Card points C", figures, f"{said} Together {rules.deck_points}.", at=4)


def _yaku_row(result: Result) -> Row:
    figures = tuple(_yaku_figure(seat, result) for seat in range(result.seats))
    said = " ".join(f"{figure.label}: {figure.why}" for figure in figures)
    return Row("Y", "Yaku points Y", figures, said, at=3)


def _yaku_figure(seat: int, result: Result) -> Figure:
    score = result.scores[seat]
    why = _sum(score)
    slips = [
        Slip(score.total - line.points, f"{line.yaku.name.en} is missing ({line.yaku.sentence}).")
        for line in score.lines
    ]
    slips += [
        Slip(score.total + item.line.points, f"One yaku too many: {item.why}.") for item in score.replaced
    ]
    slips += [
        Slip(2 * score.total, "Y is counted twice only in the net."),
        Slip(0, "There is a yaku in this pile."),
        Slip(score.total + result.card_points[seat], "That is C and Y together."),
    ]
    return Figure(
        f"Y:{PLAYERS[seat]}", PLAYERS[seat], score.total, why, told(slips, score.total), at=3, again=True
    )


def _sum(score: Score) -> str:
    parts = [f"{line.yaku.name.en} {line.points}" for line in score.lines]
    text = (
        f"{' + '.join(parts)} = {score.total}." if len(parts) > 1 else f"{parts[0]}." if parts else "No yaku."
    )
    return " ".join([text, *(f"{capital(item.why)}." for item in score.replaced)])


# ---------------------------------------------------------------- the nets


def _net_row(rules: Rules, result: Result) -> Row:
    seats, par = result.seats, rules.par(result.seats)
    share = rules.share(10, seats) / 10
    points, yaku = result.card_points, [score.total for score in result.scores]
    if result.ending is Ending.FUKE:
        return _void_row(rules, result)
    formulas = [_formula(seat, seats, share, par) for seat in range(seats)]
    whys = [_net_why(rules, result, seat, share) for seat in range(seats)]
    twists = [
        Twist(_nets(points, yaku, share, 0), f"The par of {par} is missing."),
        Twist(_nets(points, [0] * seats, share, par), "Only card points against par: the yaku are missing."),
        Twist(
            tuple(points[seat] - par + yaku[seat] * share * (seats - 1) for seat in range(seats)),
            "What the others' yaku cost is missing.",
        ),
        Twist(
            tuple(
                points[seat] - par + yaku[seat] - sum(yaku[other] for other in range(seats) if other != seat)
                for seat in range(seats)
            ),
            "Your own Y comes from each opponent, so it counts more than once."
            if share == 1 else "Each opponent pays only his share of a yaku.",
        ),
        Twist(
            tuple(points[seat] - par + yaku[seat] for seat in range(seats)),
            "Y does not just go to C: the other players pay it, and theirs must be paid.",
        ),
        Twist(
            tuple(points[seat] - par + share * (seats - 1) * yaku[seat] + share * (sum(yaku) - yaku[seat])
                  for seat in range(seats)),
            "The others' yaku are added, but you pay them.",
        ),
        Twist(tuple(-net for net in result.nets), "The sign is wrong."),
    ]  # fmt: skip
    if share != 1:
        twists.append(
            Twist(_nets(points, yaku, 1, par), "Under these rules the opponents pay a yaku together.")
        )
    else:
        twists.append(Twist(_nets(points, yaku, 0.5, par), "Here each opponent pays a yaku in full."))
    if seats != 3:
        twists.append(
            Twist(
                _nets(points, yaku, share, rules.par(3)),
                f"{rules.par(3)} is par for three; here it is {par}.",
            )
        )
    why = f"{amounts_text(result.nets)}: together 0. {PLAYERS[result.next_dealer]} deals next."
    return row_of("net", "Net", result.nets, why=why, whys=whys, twists=twists, formulas=formulas, at=2)


def _nets(points: Sequence[int], yaku: Sequence[int], share: float, par: int) -> tuple[float, ...]:
    seats = len(points)
    return tuple(
        points[seat] - par + share * ((seats - 1) * yaku[seat] - sum(yaku) + yaku[seat])
        for seat in range(seats)
    )


def _formula(seat: int, seats: int, share: float, par: int) -> Formula:
    others = [(-share, f"Y:{PLAYERS[other]}") for other in range(seats) if other != seat]
    own = [(1.0, f"C:{PLAYERS[seat]}"), (share * (seats - 1), f"Y:{PLAYERS[seat]}")]
    return Formula(figures=(*own, *others), plus=-par)


def _net_why(rules: Rules, result: Result, seat: int, share: float) -> str:
    """C − 88 + 2Y − the others' Y, with the numbers."""
    seats, yaku = result.seats, [score.total for score in result.scores]
    times = seats - 1
    own = yaku[seat] if share != 1 or times == 1 else f"{times} × {yaku[seat]}"
    paid = [yaku[other] for other in range(seats) if other != seat]
    if share != 1:
        minus = f"({' + '.join(map(str, paid))}) ÷ {times}"
        rule = f"C − {rules.par(seats)} + Y − (others' Y) ÷ {times}"
    else:
        minus = " − ".join(map(str, paid))
        rule = f"C − {rules.par(seats)} + {'Y' if times == 1 else f'{times}Y'} − others' Y"
    return (
        f"{rule} = {result.card_points[seat]} − {rules.par(seats)} + {own} − {minus} = "
        f"{str(result.nets[seat]).replace('-', '−')}."
    )


def _void_row(rules: Rules, result: Result) -> Row:
    """Fuke: a player has too few card points."""
    few = min(range(result.seats), key=lambda seat: result.card_points[seat])
    why = (
        f"Fuke (ふけ): {PLAYERS[few]} has only {result.card_points[few]} card points, "
        "so the whole round is void and nobody pays."
    )
    yaku = [score.total for score in result.scores]
    share = rules.share(10, result.seats) / 10
    as_usual = _nets(result.card_points, yaku, share, rules.par(result.seats))
    twist = Twist(as_usual, "So it would be without fuke.")
    zeros = (0,) * result.seats
    return row_of("net", "Net", zeros, why=why, twists=[twist], at=2)


# ---------------------------------------------------------------- by lot


def hana_rules(rules: Rules, seats: int) -> Rules:
    """The same rules for two, three or four players who all play. Errors: :class:`RulesError`.

    >>> from hanafuda_lib.hanaawase import NINTENDO
    >>> hana_rules(NINTENDO, 4).par(4)
    66
    """
    if seats == 3:
        return rules
    given: dict[str, object] = {"seats": str(seats), "activePlayers": "all"}
    return rules.with_options(given)


def dealt_piles(rng: Random, seats: int, *, few: bool) -> list[Pile]:
    """Piles as they may lie at the end of a round: cards are taken in twos of a month.

    >>> [len(pile) % 2 for pile in dealt_piles(Random(1), 3, few=False)]
    [0, 0, 0]
    """
    pairs: list[int] = []
    for month in range(1, 13):
        cards = list(ALL.of_month(month))
        rng.shuffle(cards)
        pairs += [Pile.of(cards[:2]).mask, Pile.of(cards[2:]).mask]
    rng.shuffle(pairs)
    sizes = _sizes(rng, seats, few=few)
    piles = []
    for size in sizes:
        mask = 0
        for pair in pairs[:size]:
            mask |= pair
        pairs = pairs[size:]
        piles.append(Pile(mask))
    rng.shuffle(piles)
    return piles


def _sizes(rng: Random, seats: int, *, few: bool) -> list[int]:
    """How many pairs each player took; ``few``: one of them hardly any."""
    fair = _PAIRS // seats
    sizes = [fair] * seats
    for _ in range(3):
        one, other = rng.randrange(seats), rng.randrange(seats)
        if sizes[one] > fair - 3:
            sizes[one] -= 1
            sizes[other] += 1
    if few:
        moved = sizes[0] - 3
        sizes[0] = 3
        sizes[-1] += moved
    return sizes


def drawn_hana_case(rng: Random, rules: Rules, level: int) -> Case:
    """A case by lot, of this level or near it.

    >>> from hanafuda_lib.hanaawase import NINTENDO
    >>> sum(drawn_hana_case(Random(1), NINTENDO, 3).rows[-1].values)
    0
    """
    seats = rules.number_of_seats
    return hana_case(rules, dealt_piles(rng, seats, few=level == 5 and rng.random() < 0.8))
