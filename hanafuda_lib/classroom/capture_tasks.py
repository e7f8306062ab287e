"""Taking cards on paper: what a card takes, and which of two cards to take when one makes a yaku."""

from __future__ import annotations

from itertools import count as count_up
from random import Random
from typing import NamedTuple

from hanafuda_lib.cards import DECK, Card, Kind
from hanafuda_lib.classroom.task import Strip, Task, task_of
from hanafuda_lib.exercises import Choice, Picture
from hanafuda_lib.exercises.build import card_says
from hanafuda_lib.exercises.capture import capture_item, takes_item
from hanafuda_lib.koikoi import Rules
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import Score

# How many cards lie in the learner's pile and on the field, by level.
_PILE = {3: 4, 4: 8, 5: 12}
_FIELD = 8
# An item that is made from a seed has a seed of at most six figures.
_MOST_ITEM_SEED = 999_983


class Choosing(NamedTuple):
    """A card that may take one of two: the score of the pile after each."""

    card: Card
    two: tuple[Card, Card]
    pile: Pile
    field: Pile
    after: tuple[Score, Score]

    @property
    def better(self) -> int:
        """Which of the two makes more points: 0 or 1."""
        return int(self.after[1].total > self.after[0].total)


def capture_tasks(rules: Rules, *, level: int, seed: int, count: int) -> list[Task]:
    """Level 1: which card is taken. Level 2: the four cases of a turn. From 3: which of two to take.

    >>> capture_tasks(Rules(), level=2, seed=1, count=2)[1].item
    'capture/1001'
    """
    start = seed * 1000 % _MOST_ITEM_SEED
    if level < 3:
        make = takes_item if level == 1 else capture_item
        return [task_of(make((start + number) % _MOST_ITEM_SEED), seed=seed) for number in range(count)]
    found: list[Choosing] = []
    for attempt in count_up():
        one = choosing(rules, level=level, seed=f"{seed} {attempt}")
        if one is not None and (one.card, one.two) not in [(other.card, other.two) for other in found]:
            found.append(one)
            if len(found) == count:
                break
    return [_task(each) for each in found]


def choosing(rules: Rules, *, level: int, seed: str) -> Choosing | None:
    """A drawn position in which exactly one of two captures makes points; ``None`` when it is none.

    At level 3 the other capture makes nothing; at 4 the card that makes no yaku has more card points;
    at 5 both captures make points, and one makes more.
    """
    rng = Random(f"choosing {rules.text} {level} {seed}")
    cards = list(DECK)
    rng.shuffle(cards)
    card = cards.pop()
    same = [other for other in cards if other.month is card.month]
    two = (same[0], same[1])
    rest = [other for other in cards if other.month is not card.month]
    held = Pile.of(rest[: _PILE[level]])
    if rules.score(held).total:
        return None
    on_field = rest[_PILE[level] : _PILE[level] + _FIELD - 2]
    if len({other.month for other in on_field}) < 4:
        return None
    after = tuple(rules.score(held | Pile.of([card, taken])) for taken in two)
    found = Choosing(card, two, held, Pile.of([*two, *on_field]), (after[0], after[1]))
    return found if _fits(found, level) else None


def _fits(found: Choosing, level: int) -> bool:
    low, high = sorted(score.total for score in found.after)
    if low == high:
        return False
    if level == 5:
        return low > 0
    other = found.two[1 - found.better]
    return low == 0 and (level == 3 or other.points > found.two[found.better].points)


def _task(found: Choosing) -> Task:
    one, two = found.two
    better = found.two[found.better]
    return Task(
        prompt=f"You play the {card_says(found.card)}. It may take the {card_says(one)} or the "
        f"{card_says(two)}. Which one do you take, and why?",
        answer=f"{'AB'[found.better]} · {card_says(better)}",
        strips=(
            Strip("You play", _pictures([found.card])),
            Strip("Field", _pictures(found.field)),
            Strip("Your pile so far", _pictures(sorted(found.pile, key=_by_kind))),
        ),
        choices=(
            Choice(one.id, card_says(one), "see the key", one),
            Choice(two.id, card_says(two), "see the key", two),
        ),
        solution=tuple(
            _says(card, score) for card, score in zip(found.two, found.after, strict=True)
        ) + _card_points(found),
    )  # fmt: skip


def _says(card: Card, score: Score) -> str:
    with_it = f"With the {card_says(card)} you hold"
    if not score.lines:
        return f"{with_it} no yaku."
    lines = " and ".join(f"{line.yaku.name} {line.points} ({line.why})" for line in score.lines)
    return f"{with_it} {lines}: {score.total} in all."


def _card_points(found: Choosing) -> tuple[str, ...]:
    better, other = found.two[found.better], found.two[1 - found.better]
    if other.points <= better.points:
        return ()
    points = f"{other.points}, not {better.points}"
    why = "In Koi-Koi card points count nothing; yaku do."
    return (f"The {card_says(other)} has more card points ({points}). {why}",)


def _by_kind(card: Card) -> tuple[int, Card]:
    return list(Kind).index(card.kind), card


def _pictures(cards: Pile | list[Card]) -> tuple[Picture, ...]:
    return tuple(Picture(card, card_says(card)) for card in cards)
