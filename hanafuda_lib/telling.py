"""A round of any game told in sentences, from its events and its result."""

from __future__ import annotations

from typing import Any

from hanafuda_lib import names
from hanafuda_lib.game import Event, Step

_ANSWERS = {
    Step.KOIKOI: "calls koi-koi",
    Step.SHOBU: "stops (shobu)",
    Step.SAGE: "plays on (sage)",
    Step.CANCEL: "ends the round without a new yaku",
    Step.DERU: "plays in this round (deru)",
    Step.ORIRU: "sits this round out (oriru)",
    Step.PASS: "declares nothing",
    Step.FUKE: "announces fuke",
    Step.BLIND: "comes in without looking (mizuten)",
    Step.BUY: "asks to buy a place",
    Step.SELL: "sells the place",
    Step.SWAP: "swaps hands",
}


def tell(round: Any) -> list[str]:
    """A round as sentences: each step, then the result.

    >>> from hanafuda_lib import koikoi
    >>> round = koikoi.Round.deal(koikoi.YAMATO, seed=7)
    >>> tell(round)[0]
    'koikoi/yamato, round 1, seat 0 deals and plays first'
    """
    lines = [f"{round.rules.text}, round {round.month}, seat {round.dealer} deals and plays first"]
    lines += [event_text(event) for event in round.events]
    result = round.result
    if result is None:
        return [*lines, f"the round goes on: seat {round.to_move} is to {round.phase.value}"]
    lines.append(f"the round is over: {result.ending.sentence}")
    if result.score is not None:
        lines += str(result.score).splitlines()
    if result.score is None or len(result.lines) > 1:
        lines += [f"{line.what}: {_amounts(line.amounts)}" for line in result.lines]
    return [*lines, f"points: {_amounts(result.points)}; seat {result.next_dealer} deals next"]


def tell_match(match: Any) -> list[str]:
    """A match as sentences: its rounds one after another, each with the totals after it.

    >>> from hanafuda_lib import koikoi
    >>> tell_match(koikoi.Match(koikoi.YAMATO, seed=7, rounds=3))[:1]
    ['a match of koikoi/yamato gameLength=3, seed 7: seat 0 deals first']
    """
    lines = [f"a match of {match.rules.text}, seed {match.seed}: seat {match.opening.dealer} deals first"]
    for round in (*match.history, match.round):
        lines += ["", *tell(round)]
    lines += ["", f"totals: {_amounts(match.totals)}"]
    if not match.is_over:
        return [*lines, f"the match goes on: this is round {match.number}"]
    return [*lines, "the match is a tie" if match.winner is None else f"seat {match.winner} wins the match"]


def _amounts(amounts: tuple[int, ...]) -> str:
    return ", ".join(f"seat {seat}: {amount}" for seat, amount in enumerate(amounts))


def event_text(event: Event) -> str:
    """One event as a sentence; a ``DEAL`` event is cards that the rules give away."""
    who = f"seat {event.seat}"
    taken = " and ".join(names.card(card).en for card in event.taken)
    if event.step in _ANSWERS:
        return f"{who} {_ANSWERS[event.step]}"
    if event.card is None:
        return f"{who} {'is given' if event.step is Step.DEAL else 'shows'} {taken}"
    card = names.card(event.card).en
    what = "plays" if event.step is Step.HAND else "turns"
    return f"{who} {what} {card}" + (f" and takes {taken}" if taken else ": it stays on the field")
