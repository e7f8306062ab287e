"""What speaks for an option and against it, in sentences: facts of the cards that the seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hanafuda_lib import names
from hanafuda_lib.actions import CANCEL, SHOBU, Action, Play, Take
from hanafuda_lib.cards import Card
from hanafuda_lib.game import require_view
from hanafuda_lib.games import game_of
from hanafuda_lib.pile import ALL, EMPTY, Pile
from hanafuda_lib.players.advice import effect
from hanafuda_lib.players.prospects import lines_in, near_yaku

# So many reasons are told at most, the weightiest first.
_MOST = 2
_ANSWERS = {"shobu": "stop", "koikoi": "koi-koi", "sage": "play on", "cancel": "end the round"}


def option_text(view: Any, action: Action) -> str:
    """An option in words.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> option_text(view, view.legal[0])
    'lay down the plum with red poem ribbon'
    """
    if not isinstance(action, (Play, Take)):
        return _ANSWERS.get(str(action), str(action))
    played, taken = effect(view, action)
    if not taken:
        return f"lay down {cards_text(played)}"
    return f"{cards_text(played)} takes {cards_text(taken)}"


def reasons(view: Any, action: Action) -> tuple[str, ...]:
    """What speaks for an option: completes, blocks, comes nearer, keeps; the weightiest first.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> reasons(view, view.legal[0])
    ('it takes nothing, and 2 of its month are unseen',)
    """
    require_view(view)
    if not isinstance(action, (Play, Take)):
        return tuple(_of_answer(view, action))[:_MOST]
    played, taken = effect(view, action)
    pile, field, gained = _after(view, played, taken)
    found = [*_made(view, pile, field), *_blocked(view, gained), *_nearer(view, pile)]
    if not found and taken:
        counts = game_of(view.rules) != "koikoi"
        found.append(f"it takes {gained.points} card points" if counts else f"it takes {cards_text(taken)}")
    if not taken:
        found.append(_laid(view, next(iter(played))))
    return tuple(found)[:_MOST]


def dangers(view: Any, action: Action) -> tuple[str, ...]:
    """What an option leaves to the others: a card on the field that would make them a yaku.

    >>> from hanafuda_lib import koikoi
    >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
    >>> dangers(view, view.legal[0])
    ()
    """
    require_view(view)
    if not isinstance(action, (Play, Take)):
        return ()
    pile, field, _ = _after(view, *effect(view, action))
    return tuple(_fed(view, field, pile))


def _after(view: Any, played: Pile, taken: Pile) -> tuple[Pile, Pile, Pile]:
    """The own pile, the field and what was gained, after a play."""
    gained = played | taken if taken else EMPTY
    return view.piles[view.seat] | gained, (view.field | played) - gained, gained


def _made(view: Any, pile: Pile, field: Pile) -> list[str]:
    old = {line.yaku.id: line.points for line in lines_in(view, view.seat, view.piles[view.seat], view.field)}
    lines = lines_in(view, view.seat, pile, field)
    new = [line for line in lines if line.points > old.get(line.yaku.id, 0)]
    if not new:
        return []
    verb = "completes" if any(line.yaku.id not in old for line in new) else "adds to"
    found = [f"it {verb} {_listed(line.yaku.name.en for line in new)}"]
    before, after = sum(old.values()), sum(line.points for line in lines)
    if game_of(view.rules) == "koikoi" and str(view.rules.seven_doubling) == "on" and before < 7 <= after:
        found.append("it reaches seven points, which count twice")
    return found


def _blocked(view: Any, gained: Pile) -> list[str]:
    rows = [
        near.yaku.name.en
        for seat in _others(view)
        for near in near_yaku(view, seat, view.piles[seat])
        if near.missing <= gained
    ]
    return [f"it takes what another needs for {_listed(dict.fromkeys(rows))}"] if rows else []


def _fed(view: Any, field: Pile, mine: Pile) -> list[str]:
    """The dearest yaku that another could make with a card that is left on the field."""
    worst: tuple[int, str] | None = None
    for seat in _others(view):
        if not view.hand_sizes[seat]:
            continue
        for near in near_yaku(view, seat, view.piles[seat]):
            for card in (near.missing & field) - mine:
                text = f"it leaves {card_text(card)}, with which another could make {near.yaku.name.en}"
                if _unseen(view, card):
                    worst = max(worst or (0, ""), (near.points, text))
    return [worst[1]] if worst else []


def _nearer(view: Any, pile: Pile) -> list[str]:
    old = {near.yaku.id for near in near_yaku(view, view.seat, view.piles[view.seat])}
    new = [near for near in near_yaku(view, view.seat, pile) if near.yaku.id not in old]
    if not new:
        return []
    best = sorted(new, key=lambda near: -near.points)[:2]
    return [f"it brings {_listed(near.yaku.name.en for near in best)} within one card"]


def _laid(view: Any, card: Card) -> str:
    unseen = _unseen(view, card)
    mates = len(view.hand.of_month(card.month)) - 1
    if not unseen and mates:
        return "it keeps its month: nobody else can take it"
    if not unseen:
        return "it takes nothing, and nobody else can take it"
    return f"it takes nothing, and {unseen} of its month {'is' if unseen == 1 else 'are'} unseen"


def _unseen(view: Any, card: Card) -> int:
    """How many other cards of its month are out of sight."""
    seen = view.hand | view.field
    for pile in view.piles:
        seen |= pile
    if view.flipped is not None:
        seen |= Pile.of([view.flipped])
    return len((ALL - seen - Pile.of([card])).of_month(card.month))


def _of_answer(view: Any, action: Action) -> Iterable[str]:
    turns = view.hand_sizes[view.seat]
    left = "1 turn is left" if turns == 1 else f"{turns} turns are left"
    if action in (SHOBU, CANCEL):
        if action == SHOBU:
            unit = "mon in all" if game_of(view.rules) == "hachihachi" else "points"
            yield f"it wins {view.score(view.seat).total} {unit} for sure"
        for seat in _others(view):
            for near in near_yaku(view, seat, view.piles[seat]):
                yield f"another lacks one card for {near.yaku.name.en}"
        return
    mine = near_yaku(view, view.seat, view.piles[view.seat])
    if mine:
        best = max(mine, key=lambda near: near.points)
        yield f"{left}, and one card is missing for {best.yaku.name.en}"
    else:
        yield left
    if not any(near_yaku(view, seat, view.piles[seat]) for seat in _others(view)):
        yield "nobody else is one card from a yaku"


def _others(view: Any) -> list[int]:
    order = getattr(view, "order", None) or range(len(view.piles))
    return [seat for seat in order if seat != view.seat]


def card_text(card: Card) -> str:
    """A card in a sentence.

    >>> card_text(Card.parse("09-cup"))
    'the chrysanthemum with sake cup'
    """
    name = names.card(card).en
    return f"the {name[0].lower()}{name[1:]}"


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in a sentence.

    >>> cards_text(Pile.parse("01-crane 09-cup"))
    'the pine with crane and the chrysanthemum with sake cup'
    """
    return _listed(card_text(card) for card in cards)


def _listed(words: Iterable[str]) -> str:
    every = list(words)
    return every[0] if len(every) == 1 else f"{', '.join(every[:-1])} and {every[-1]}"
