"""Claims about a puzzle's answer that the library can test: "hand-checked" is not only a word.

A puzzle's ``check`` is one claim or several, joined by ``&``. Each holds for the answer and fails
for every other option:

=========================  ================================================================
``only-completes YAKU``    the answer makes YAKU; no other play makes any yaku
``most-points``            yaku and (where they count) card points rise most
``yaku-not-points``        its yaku bring more, though another play gains more card points
``only-nearer YAKU N``     only after the answer does YAKU lack as few as N cards
``only-blocks S YAKU``     only the answer makes YAKU impossible for seat S
``no-threat``              only the answer leaves no card that makes another player's yaku
``least-threat``           the points that others can make with what is left are fewest
``only-takes CARD``        only the answer takes CARD
``keeps CARD``             CARD stays on the field for seat 0 alone, and a play that takes it is there
``fewest-mates``           the answer lays down a card; fewer of its month are unseen than of any other
``most-yaku N``            it makes or brings nearer N yaku, more than any other play
``no-liability``           only the answer does not make seat 0 liable (hatto)
``value``                  by played-out rounds it leads clearly (every puzzle must)
=========================  ================================================================

Of a question (stop or go on) claims tell the position, and every one must hold:

=========================  ================================================================
``now N``                  stopping brings N in this round
``turns N``                seat 0 has N turns left
``danger`` · ``quiet``     another player lacks only one card of a yaku · nobody does
``sure YAKU``              the one card that YAKU lacks lies where only seat 0 can take it
``no-hope``                no further yaku of seat 0 lacks only one card
=========================  ================================================================

A claim with ``=`` before it (``=no-threat``) must hold for the answer, but others may share it.
"""

from __future__ import annotations

from collections.abc import Callable

from hanafuda_lib.actions import SHOBU
from hanafuda_lib.cards import Card
from hanafuda_lib.exercises.puzzles.effects import Effect, one_short
from hanafuda_lib.exercises.puzzles.model import LEAST_ERRORS, LEAST_LEAD, Puzzle, PuzzleError
from hanafuda_lib.pile import Pile

_Claim = Callable[[Effect, list[Effect], list[str]], bool]


def _only_completes(mine: Effect, others: list[Effect], words: list[str]) -> bool:
    return words[0] in mine.made and not any(other.made for other in others)


def worth(effect: Effect) -> int:
    """Yaku points, and in hana-awase what both others pay for them and the card points."""
    return {
        "koikoi": effect.yaku_gain,
        "hanaawase": 2 * effect.yaku_gain + effect.card_points,
        "hachihachi": 2 * effect.yaku_gain * effect.position.multiplier + effect.card_points,
    }[effect.position.game]


def _most_points(mine: Effect, others: list[Effect], _: list[str]) -> bool:
    return all(worth(mine) > worth(other) for other in others)


def _yaku_not_points(mine: Effect, others: list[Effect], _: list[str]) -> bool:
    richer = any(other.card_points > mine.card_points for other in others)
    return richer and all(mine.yaku_gain > other.yaku_gain for other in others)


def _lacks(effect: Effect, yaku: str) -> int:
    lacks = effect.lacks(yaku)
    return 99 if lacks is None else lacks


def _only_nearer(mine: Effect, others: list[Effect], words: list[str]) -> bool:
    yaku, number = words[0], int(words[1])
    return _lacks(mine, yaku) == number and all(_lacks(other, yaku) > number for other in others)


def _only_blocks(mine: Effect, others: list[Effect], words: list[str]) -> bool:
    seat, yaku = int(words[0]), words[1]
    return mine.lacks(yaku, seat) is None and all(other.lacks(yaku, seat) is not None for other in others)


def _no_threat(mine: Effect, others: list[Effect], _: list[str]) -> bool:
    return not mine.threats and all(other.threats for other in others)


def _danger(effect: Effect) -> int:
    return sum(threat.points for threat in effect.threats)


def _least_threat(mine: Effect, others: list[Effect], _: list[str]) -> bool:
    return all(_danger(mine) < _danger(other) for other in others)


def _only_takes(mine: Effect, others: list[Effect], words: list[str]) -> bool:
    card = Card.parse(words[0])
    return card in mine.taken and not any(card in other.taken for other in others)


def _keeps(mine: Effect, others: list[Effect], words: list[str]) -> bool:
    card = Card.parse(words[0])
    return card in mine.only_mine and any(card in other.taken for other in others)


def _fewest_mates(mine: Effect, others: list[Effect], _: list[str]) -> bool:
    lying = [other for other in others if not other.taken]
    return not mine.taken and all(mine.mates(mine.played) < other.mates(other.played) for other in lying)


def _most_yaku(mine: Effect, others: list[Effect], words: list[str]) -> bool:
    def number(effect: Effect) -> int:
        return len(effect.made) + len(effect.nearer)

    return number(mine) == int(words[0]) and all(number(other) < number(mine) for other in others)


def _no_liability(mine: Effect, others: list[Effect], _: list[str]) -> bool:
    return not mine.liable and all(other.liable for other in others)


_CLAIMS: dict[str, _Claim] = {
    "only-completes": _only_completes,
    "most-points": _most_points,
    "yaku-not-points": _yaku_not_points,
    "only-nearer": _only_nearer,
    "only-blocks": _only_blocks,
    "no-threat": _no_threat,
    "least-threat": _least_threat,
    "only-takes": _only_takes,
    "keeps": _keeps,
    "fewest-mates": _fewest_mates,
    "most-yaku": _most_yaku,
    "no-liability": _no_liability,
}


def _now(puzzle: Puzzle, words: list[str]) -> bool:
    position = puzzle.position
    round = position.round()
    round.play(SHOBU)
    assert round.result is not None
    return round.result.points[0] == int(words[0])


def _turns(puzzle: Puzzle, words: list[str]) -> bool:
    return len(puzzle.position.hand) == int(words[0])


def _danger_near(puzzle: Puzzle, _: list[str]) -> bool:
    return any(one_short(puzzle.position, seat) for seat in range(1, len(puzzle.position.piles)))


def _quiet(puzzle: Puzzle, words: list[str]) -> bool:
    return not _danger_near(puzzle, words)


def _sure(puzzle: Puzzle, words: list[str]) -> bool:
    position = puzzle.position
    row = next((row for row in one_short(position, 0) if row.id == words[0]), None)
    missing = row.needs - position.piles[0] if row else Pile()
    mine = Pile.of(
        card
        for card in missing & position.field
        if position.hand.of_month(card.month) and not position.unseen.of_month(card.month)
    )
    return len(missing) == 1 and mine == missing


def _no_hope(puzzle: Puzzle, _: list[str]) -> bool:
    return not one_short(puzzle.position, 0)


_TRAITS: dict[str, Callable[[Puzzle, list[str]], bool]] = {
    "now": _now,
    "turns": _turns,
    "danger": _danger_near,
    "quiet": _quiet,
    "sure": _sure,
    "no-hope": _no_hope,
}


def failures(puzzle: Puzzle) -> list[str]:
    """The claims of ``puzzle.check`` that do not hold; empty when all do.

    Errors: :class:`PuzzleError` for a claim that nobody knows.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> failures(find_puzzle("hana/ribbon-not-cup"))
    []
    """
    claims = [claim.strip() for claim in puzzle.check.split("&") if claim.strip()]
    return [claim for claim in claims if not _holds(puzzle, claim)]


def _holds(puzzle: Puzzle, claim: str) -> bool:
    if claim == "value":
        return leads(puzzle)
    name, *words = claim.removeprefix("=").split()
    if name in _TRAITS:
        return _TRAITS[name](puzzle, words)
    if name not in _CLAIMS:
        known = ", ".join([*_CLAIMS, *_TRAITS, "value"])
        raise PuzzleError("unknown-claim", f"unknown claim {claim!r} of {puzzle.id}: expected one of {known}")
    mine = Effect.of(puzzle.position, puzzle.answer)
    alone = claim.startswith("=")
    others = [Effect.of(puzzle.position, one) for one in puzzle.options if one != puzzle.answer]
    return _CLAIMS[name](mine, [] if alone else others, words)


def leads(puzzle: Puzzle) -> bool:
    """Whether the played-out rounds put the answer first, by enough points and standard errors."""
    if puzzle.lead is None or not puzzle.values:
        return False
    best = max(puzzle.values, key=lambda row: row[1])[0]
    by, error = puzzle.lead
    return best == puzzle.answer and by >= LEAST_LEAD and by >= LEAST_ERRORS * error
