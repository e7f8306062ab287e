"""What the rule-of-thumb player would do, and why: the hint of a table.

The reasons are found by looking at the position before and after the play; they are facts of the
cards that are seen, not the player's own sums.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hanafuda_lib.actions import Action, Play, Take
from hanafuda_lib.cards import Kind
from hanafuda_lib.game import View
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.players.greedy import GreedyPlayer
from hanafuda_lib.players.prospects import lines_in, near_yaku
from hanafuda_lib.yaku import Yaku


class Why(StrEnum):
    """What speaks for a play; the first members weigh most."""

    ONLY = "only"
    COMPLETES = "completes"
    GROWS = "grows"
    BLOCKS = "blocks"
    NEARS = "nears"
    BRIGHT = "bright"
    MOST_POINTS = "mostPoints"
    TAKES = "takes"
    CHEAP = "cheap"
    LAYS = "lays"
    WEIGHED = "weighed"


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: its kind, the yaku it is about, and the cards."""

    why: Why
    yaku: tuple[Yaku, ...] = ()
    cards: Pile = EMPTY


@dataclass(frozen=True, slots=True)
class Advice:
    """A play with the reasons for it, the weightiest first; never empty."""

    action: Action
    reasons: tuple[Reason, ...]


def advice(view: View) -> Advice:
    """What the greedy player would do for the seat to move, and why.

    Errors: ``RulesError`` for a view whose seat is not to move.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> found = advice(view)
    >>> found.action in view.legal, found.reasons[0].why.value
    (True, 'mostPoints')
    """
    action = GreedyPlayer().choose(view)
    return Advice(action, reasons_for(view, action))


def reasons_for(view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks for one of ``view.legal``, the weightiest reason first."""
    if len(view.legal) == 1:
        return (Reason(Why.ONLY),)
    if not isinstance(action, (Play, Take)):
        return (Reason(Why.WEIGHED),)
    played, taken = effect(view, action)
    if taken:
        return tuple(_for_capture(view, played | taken, action))
    return (_for_laying(view, played),)


def effect(view: View, action: Play | Take) -> tuple[Pile, Pile]:
    """The card that is played or was flipped, and what it takes.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> [str(pile) for pile in effect(view, view.legal[0])]
    ['02-red-poem', '']
    """
    if isinstance(action, Take):
        return (EMPTY if view.flipped is None else Pile.of([view.flipped])), Pile.of([action.card])
    taken = view.takes(action.card) if action.take is None else Pile.of([action.take])
    return Pile.of([action.card]), taken


def _for_capture(view: View, gained: Pile, action: Action) -> list[Reason]:
    seat = view.seat
    before, after = view.piles[seat], view.piles[seat] | gained
    reasons = [*_made(view, before, after), *_blocked(view, gained)]
    nearer = _nearer(view, before, after)
    if nearer:
        reasons.append(nearer)
    brights = gained.of_kind(Kind.BRIGHT)
    if brights:
        reasons.append(Reason(Why.BRIGHT, cards=brights))
    elif _is_most(view, gained, action):
        reasons.append(Reason(Why.MOST_POINTS, cards=gained))
    return reasons or [Reason(Why.TAKES, cards=gained)]


def _made(view: View, before: Pile, after: Pile) -> list[Reason]:
    """The yaku that come into being, and those that grow."""
    had = {line.yaku.id: line.points for line in lines_in(view, view.seat, before)}
    have = lines_in(view, view.seat, after)
    made = tuple(line.yaku for line in have if line.yaku.id not in had)
    grown = tuple(line.yaku for line in have if line.points > had.get(line.yaku.id, line.points))
    found = [(Why.COMPLETES, made), (Why.GROWS, grown)]
    return [Reason(why, yaku, after - before) for why, yaku in found if yaku]


def _blocked(view: View, gained: Pile) -> list[Reason]:
    """The yaku that another player could have finished by one of these cards, and now cannot."""
    rows: dict[str, Yaku] = {}
    cards = EMPTY
    for seat, pile in enumerate(view.piles):
        if seat == view.seat:
            continue
        for near in near_yaku(view, seat, pile):
            if near.missing <= gained:
                rows.setdefault(near.yaku.id, near.yaku)
                cards |= near.missing
    return [Reason(Why.BLOCKS, tuple(rows.values()), cards)] if rows else []


def _nearer(view: View, before: Pile, after: Pile) -> Reason | None:
    """The yaku that will lack one card only, and lacked more before."""
    near = {one.yaku.id for one in near_yaku(view, view.seat, before)}
    rows = tuple(one.yaku for one in near_yaku(view, view.seat, after) if one.yaku.id not in near)
    return Reason(Why.NEARS, rows, after - before) if rows else None


def _is_most(view: View, gained: Pile, action: Action) -> bool:
    """Whether no other play takes as many card points."""
    others = [other for other in view.legal if other != action and isinstance(other, (Play, Take))]
    pairs = [effect(view, other) for other in others]
    rest = [(played | taken).points for played, taken in pairs if taken]
    return bool(rest) and gained.points > max(rest)


def _for_laying(view: View, played: Pile) -> Reason:
    """Why a card that takes nothing is the one to part with."""
    others = view.hand - played
    cheap = bool(others) and played.points < others.points / len(others)
    return Reason(Why.CHEAP if cheap else Why.LAYS, cards=played)
