"""From a moment of a round to a puzzle: its position, its theme, its level, and why the best is best.

The values come from :func:`hanafuda_lib.players.estimate.estimate`, the facts from the position. The
position leaves the history out: a solver knows what lies there, and so does the search that made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hanafuda_lib import names
from hanafuda_lib.cards import Card
from hanafuda_lib.errors import HanafudaError
from hanafuda_lib.exercises.puzzles.effects import Effect, one_short
from hanafuda_lib.exercises.puzzles.facts import card_word, seat_name
from hanafuda_lib.exercises.puzzles.model import LEAST_ERRORS, LEAST_LEAD, Kind, Puzzle
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.game import Phase
from hanafuda_lib.games import game_of
from hanafuda_lib.hachihachi.yaku import held_ids
from hanafuda_lib.pile import Pile
from hanafuda_lib.players.estimate import Option
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.quick import QuickPlayer


def position_of(view: Any) -> Position | None:
    """What the seat to move sees, as a position; ``None`` where a position cannot say it.

    Left out are questions before the first card, shown hands, and Hachi-hachi after a first sage.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> position_of(view).round(1).view(0).legal == view.legal
    True
    """
    seats = len(view.piles)
    turned = [(view.seat + step) % seats for step in range(seats)]
    try:
        position = Position(
            view.rules,
            turned.index(view.dealer),
            view.hand,
            view.field,
            tuple(view.piles[seat] for seat in turned),
            view.flipped,
            view.month,
            tuple(view.koikoi_calls[seat] for seat in turned) if seats == 2 else (0, 0),
            view.phase is Phase.DECIDE,
            getattr(view, "multiplier", 1),
            _formed(view),
        )
        seen = position.round(1).view(0)
    except (HanafudaError, LookupError, AssertionError):
        return None
    same = seen.legal == view.legal and seen.stock_size == view.stock_size
    return position if same and not any(getattr(view, "shown", ())) else None


def _formed(view: Any) -> tuple[tuple[int, str], ...]:
    if game_of(view.rules) != "hachihachi" or not view.money.formed:
        return ()
    if view.sages or view.phase is not Phase.DECIDE:
        raise LookupError("a position does not tell who fed whom before a sage")
    made = held_ids(view.rules.dekiyaku.find(view.piles[view.seat]))
    return ((0, "+".join(sorted(made))),)


def puzzle_of(puzzle_id: str, position: Position, options: Sequence[Option]) -> Puzzle:
    """The puzzle of a position whose options, the best first, have been tried in the same worlds."""
    best, second = options[0], options[1]
    answer = str(best.action)
    theme, reason, nudge = explain(position, answer, [str(option.action) for option in options[1:]])
    lead, error = second.behind(best)
    view = position.round(1).view(0)
    return Puzzle(
        id=puzzle_id,
        kind=_kind(position),
        position=position,
        answer=answer,
        theme=theme,
        level=_level(view, answer, lead),
        reason=reason,
        nudge=nudge,
        values=tuple((str(one.action), round(one.mean, 2), round(one.error, 2)) for one in options),
        lead=(round(lead, 2), round(error, 2)),
        origin="search",
    )


def explained(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with theme, level, reason and hint worked out anew from its position.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> explained(find_puzzle("hana/ribbon-not-cup")).theme
    'complete'
    """
    others = [option for option, _, _ in puzzle.values if option != puzzle.answer]
    theme, reason, nudge = explain(puzzle.position, puzzle.answer, others)
    lead = 0.0 if puzzle.lead is None else puzzle.lead[0]
    level = _level(puzzle.position.round(1).view(0), puzzle.answer, lead)
    return replace(puzzle, theme=theme, reason=reason, nudge=nudge, level=level)


def is_clear(options: Sequence[Option], *, lead: float = LEAST_LEAD, errors: float = LEAST_ERRORS) -> bool:
    """Whether the best leads the second by so much, and by so many standard errors."""
    if len(options) < 2:
        return False
    ahead, error = options[1].behind(options[0])
    return ahead >= lead and ahead >= errors * error


def _kind(position: Position) -> Kind:
    if not position.asked:
        return Kind.PLAY
    return Kind.STOP if position.game == "koikoi" else Kind.SAGE


def _level(view: Any, answer: str, lead: float) -> int:
    """1 to 5: whether rules of thumb find it, and how much hangs on it."""
    swing = {"koikoi": 1.0, "hanaawase": 6.0, "hachihachi": 6.0}[game_of(view.rules)]
    missed = sum(str(player.choose(view)) != answer for player in (GreedyPlayer(), QuickPlayer()))
    return min(5, 1 + 2 * missed - (missed == 2) + (lead < 3 * swing)) if missed else 1 + (lead < 3 * swing)


# ---------------------------------------------------------------- why


def explain(position: Position, answer: str, others: Sequence[str]) -> tuple[str, str, str]:
    """The theme of an answer, why it is best, and a first hint.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> puzzle = find_puzzle("hana/ribbon-not-cup")
    >>> explain(puzzle.position, puzzle.answer, [])[0]
    'complete'
    """
    if position.asked:
        return _explain_answer(position, answer)
    effect = Effect.of(position, answer)
    rivals = [Effect.of(position, other) for other in others if other not in ("cancel", "pass")]
    for found in (_complete, _block, _choice, _feed, _keep, _nearer, _two_faces, _discard):
        told = found(effect, rivals)
        if told is not None:
            return told
    return _points(effect, rivals)


_Told = tuple[str, str, str]


def _complete(effect: Effect, _: list[Effect]) -> _Told | None:
    if not effect.made:
        return None
    yaku = _yaku(effect.made)
    points = sum(effect.made.values())
    reason = f"It completes {yaku}"
    if effect.position.game == "koikoi":
        before = effect.score(effect.position.piles[0])
        step = before < 7 <= before + points and str(effect.position.rules.seven_doubling) == "on"
        reason += ", and seven points or more count double" if step else f": {points} points"
    return "complete", f"{reason}.", "Look for a yaku that lacks one card."


def _block(effect: Effect, _: list[Effect]) -> _Told | None:
    urgent = [one for one in effect.blocked if one.lacked == 1]
    if not urgent:
        return None
    who = seat_name(effect.position, urgent[0].seat)
    yaku = _yaku([one.yaku.id for one in urgent if one.seat == urgent[0].seat])
    return "block", f"It takes what {who} needs for {yaku}.", "Look at the other piles: what do they lack?"


def _choice(effect: Effect, _: list[Effect]) -> _Told | None:
    if effect.position.flipped is not None:
        return (
            "flip",
            f"After the flip, {_listed(effect.taken)} is worth most here.",
            "Compare the two cards.",
        )
    return None


def _feed(effect: Effect, rivals: list[Effect]) -> _Told | None:
    danger = sum(threat.points for threat in effect.threats)
    if not rivals or danger >= min(sum(t.points for t in rival.threats) for rival in rivals[:2]):
        return None
    threat = max(rivals[0].threats, key=lambda one: one.points, default=None)
    if threat is None:
        return None
    who = seat_name(effect.position, threat.seat)
    yaku = names.yaku(threat.yaku.id).en
    return (
        "feed",
        f"Other plays leave {card_word(threat.card)}, with which {who} could make {yaku}.",
        "What does each play leave on the field?",
    )


def _keep(effect: Effect, rivals: list[Effect]) -> _Told | None:
    waiting = effect.only_mine
    if not waiting or not rivals or rivals[0].only_mine >= waiting:
        return None
    return (
        "keep",
        f"{_sentence(_listed(waiting))} can wait: its month is all in sight, and only you can take it.",
        "Which card on the field can nobody else take?",
    )


def _nearer(effect: Effect, _: list[Effect]) -> _Told | None:
    if not effect.nearer:
        return None
    near = effect.nearer[0]
    lacks = "one card" if near.after == 1 else f"{near.after} cards"
    return "nearer", f"It brings {near.yaku.name.en} within {lacks}.", "Which yaku can you come nearer to?"


def _two_faces(effect: Effect, rivals: list[Effect]) -> _Told | None:
    same = [rival for rival in rivals if rival.played is effect.played]
    if not same or not effect.taken:
        return None
    return (
        "choice",
        f"{_sentence(_listed(effect.taken))} is the better of the two that the card can take.",
        "One card can take either of two.",
    )


def _discard(effect: Effect, _: list[Effect]) -> _Told | None:
    if effect.taken:
        return None
    mates = effect.mates(effect.played)
    known = "no other card of its month is unseen" if not mates else f"only {mates} of its month are unseen"
    known = "one of its month is unseen" if mates == 1 else known
    return (
        "discard",
        f"{_sentence(card_word(effect.played))} is the one to throw: {known}, and it helps the others least.",
        "Which card can you miss, and who could use it?",
    )


def _points(effect: Effect, rivals: list[Effect]) -> _Told:
    nudge = "Compare what each play brings into your pile, and what it leaves."
    what = _listed(effect.gained) if effect.taken else card_word(effect.played)
    if effect.position.game == "koikoi":
        return "points-yaku", f"Over many deals of the unseen cards, {what} brings most.", nudge
    most = max((rival.card_points for rival in rivals), default=0)
    if effect.card_points >= most:
        return "points-yaku", f"It takes {effect.card_points} card points; no other play takes more.", nudge
    why = f"{_sentence(what)} is worth more in the end than the {most} card points of another play."
    return "points-yaku", why, nudge


def _explain_answer(position: Position, answer: str) -> _Told:
    theme = "race" if position.game == "koikoi" else "sage"
    mine, theirs = (
        one_short(position, 0),
        [(seat, row) for seat in range(1, len(position.piles)) for row in one_short(position, seat)],
    )
    turns = len(position.hand)
    left = "1 turn is" if turns == 1 else f"{turns} turns are"
    nudge = "How many turns are left, and who lacks one card?"
    if answer == "shobu":
        if theirs:
            why = f"{seat_name(position, theirs[0][0])} lacks one card for {theirs[0][1].name.en}"
        else:
            why = "little more can be won in the turns that are left" if turns < 4 else "what is won is won"
        return theme, f"Stop: {left} left, and {why}.", nudge
    if mine:
        why = f"you lack one card for {mine[0].name.en}"
    else:
        why = "nobody else is near a yaku" if not theirs else "you may still win more than you risk"
    return theme, f"Go on: {left} left, and {why}.", nudge


def _yaku(ids: Any) -> str:
    words = [names.yaku(one).en for one in dict.fromkeys(ids)]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _listed(cards: Pile | Sequence[Card]) -> str:
    words = [card_word(card) for card in cards]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
