"""The yaku that a player holds, and those that one card would finish, from what one seat can see.

It looks at a :class:`~hanafuda_lib.game.View` and nothing else, and works for all three games.
"""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib.actions import Take
from hanafuda_lib.game import Phase, View, require_seat, require_view
from hanafuda_lib.pile import ALL, EMPTY, Pile
from hanafuda_lib.yaku import ScoreLine, Yaku


@dataclass(frozen=True, slots=True)
class Near:
    """A yaku that any one of the cards ``missing`` would finish.

    ``have`` are its cards that are in the pile; ``points`` what it would then be worth, in the unit
    of the game (with the best of ``missing``).
    """

    yaku: Yaku
    points: int
    have: Pile
    missing: Pile


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a player has and may soon have: ``held`` yaku line by line, ``near`` ones best first."""

    held: tuple[ScoreLine, ...]
    near: tuple[Near, ...]


def prospects(view: View, seat: int | None = None) -> Prospects:
    """The yaku of ``seat`` (left out: of the one who looks), and those one card short.

    A yaku is near only while a card that would finish it can still come: it lies in no other pile,
    nothing spoils the yaku, and the player has a turn left. Errors: ``RulesError`` for a seat that is
    not there.

    >>> from hanafuda_lib import koikoi
    >>> prospects(koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0))
    Prospects(held=(), near=())
    """
    require_view(view)
    seat = view.seat if seat is None else require_seat(seat, len(view.piles))
    pile = view.piles[seat]
    return Prospects(lines_in(view, seat, pile, view.field), near_yaku(view, seat, pile))


def lines_in(view: View, seat: int, pile: Pile, field: Pile = EMPTY) -> tuple[ScoreLine, ...]:
    """The yaku that count in ``pile`` were it the pile of ``seat``, while ``field`` lies on the table.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> [line.yaku.id for line in lines_in(view, 0, Pile.parse("08-moon 09-cup"))]
    ['tsukimizake']
    """
    rules = view.rules
    match rules.id.partition("/")[0]:
        case "koikoi":
            lines: tuple[ScoreLine, ...] = rules.scorer(view.month).find(pile.mask, field.mask).lines
        case "hanaawase":
            others = [other - pile for place, other in enumerate(view.piles) if place != seat]
            lines = rules.score(pile, opponents=others).lines
        case _:
            lines = rules.yaku_table(view.month).find(pile).lines
    return lines


def near_yaku(view: View, seat: int, pile: Pile) -> tuple[Near, ...]:
    """The yaku one card short in ``pile`` were it the pile of ``seat``, the best first.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> [(near.yaku.id, str(near.missing)) for near in near_yaku(view, 0, Pile.parse("09-cup"))]
    [('hanamizake', '03-curtain'), ('tsukimizake', '08-moon')]
    """
    held = {line.yaku.id for line in lines_in(view, seat, pile)}
    found: dict[str, Near] = {}
    for card in _to_come(view, seat, pile):
        one = Pile.of([card])
        for line in lines_in(view, seat, pile | one):
            if line.yaku.id in held or card not in line.cards:
                continue
            before = found.get(line.yaku.id)
            points = max(line.points, before.points if before else 0)
            missing = (before.missing if before else EMPTY) | one
            found[line.yaku.id] = Near(line.yaku, points, line.cards - one, missing)
    # Of two yaku worth the same the one that more cards would finish comes first.
    return tuple(sorted(found.values(), key=lambda near: (-near.points, -len(near.missing))))


def _to_come(view: View, seat: int, pile: Pile) -> Pile:
    """The cards that may still come into this pile, by what the looking seat sees."""
    free = ALL - pile
    for place, other in enumerate(view.piles):
        if place != seat:
            free -= other
    if view.result is not None:
        return EMPTY
    if view.hand_sizes[seat] or _plays_out_stock(view):
        return free
    if view.phase is not Phase.TAKE or view.to_move != seat:
        return EMPTY
    # The last card has been turned, and one of two is to be taken.
    choices = Pile.of(action.card for action in view.legal if isinstance(action, Take))
    return free & choices if choices else free


def _plays_out_stock(view: View) -> bool:
    """Whether stock cards are turned after the hands are empty, by a house rule of Koi-Koi."""
    option = getattr(view.rules, "play_out_stock", None)
    return option is not None and option.value == "on" and view.stock_size > 0
