"""Items on taking cards: from dealt positions (by a seed), and the rules of a turn.

The library plays each card to see what happens; nothing here counts cards by itself.
"""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from hanafuda_lib import names
from hanafuda_lib.actions import Action, Play
from hanafuda_lib.cards import Card
from hanafuda_lib.exercises.build import card_says, choice_item, month_name, plant
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import Choice, Item, Picture
from hanafuda_lib.game import Step
from hanafuda_lib.koikoi import YAMATO, Round
from hanafuda_lib.pile import Pile

#: How many positions the bank holds beside those that are made on demand.
SHELF = 12
_SOURCE = "S003"
_CASES = {
    "none": "It lies down on the field and takes nothing.",
    "one": "It takes the one card of its month.",
    "two": "You choose one of two cards and take that one.",
    "three": "It takes all three cards of its month.",
}
_BY_NUMBER = ("none", "one", "two", "three")


class Position(NamedTuple):
    """A hand card in a dealt position, and what playing it takes, as the library says.

    ``choices`` are the field cards of which one is to be chosen; else ``taken`` is what it takes.
    """

    card: Card
    field: Pile
    taken: Pile
    choices: Pile

    @property
    def case(self) -> str:
        """Which of the four cases of a turn this is."""
        return _BY_NUMBER[len(self.choices) or len(self.taken)]


def capture_items() -> list[Item]:
    """The items of this module that the bank holds, in a fixed order."""
    return [
        *(capture_item(seed) for seed in range(SHELF)),
        *(takes_item(seed) for seed in range(SHELF)),
        _may_keep(),
        _must_take(),
        _stock_takes_it(),
    ]


def position(seed: int, case: str) -> Position:
    """A dealt position in which a hand card is in this case: ``none``, ``one``, ``two`` or ``three``.

    >>> found = position(1, "two")
    >>> found.case, len(found.field)
    ('two', 8)
    """
    for attempt in count():
        round = Round.deal(YAMATO, seed=seed * 1000 + attempt)
        for action in shuffled(round.legal_actions(), f"position {seed} {attempt}"):
            found = _what_happens(round, action)
            if found is not None and found.case == case:
                return found
    raise AssertionError("count() does not end")


def _what_happens(round: Round, action: Action) -> Position | None:
    if not isinstance(action, Play):
        return None
    seat = round.to_move
    assert seat is not None
    field = round.view(seat).field
    same = [a.take for a in round.legal_actions() if isinstance(a, Play) and a.card is action.card]
    after = round.copy()
    after.play(action)
    event = after.events[0]
    choices = Pile.of(take for take in same if take is not None)
    return Position(action.card, field, event.taken, choices)


def capture_item(seed: int) -> Item:
    """What happens when this card is played? The four cases take turns with the seed.

    >>> [capture_item(seed).answer for seed in range(4)]
    ['none', 'one', 'two', 'three']
    """
    found = position(seed, _BY_NUMBER[seed % 4])
    month = found.card.month
    return choice_item(
        f"capture/{seed}",
        f"You play the {card_says(found.card)}. What happens?",
        Choice(found.case, _CASES[found.case]),
        [Choice(case, _CASES[case], _not_so(case, found)) for case in _CASES if case != found.case],
        explanation=f"{_lying(found)} {_CASES[found.case]}",
        nudge=f"The card is {plant(month)}. Count the {names.flower(month).en} cards on the field.",
        tags=("taking",),
        rules=("B.1.5",),
        level=2,
        source=_SOURCE,
        pictures=_pictures(found),
    )


def _pictures(found: Position) -> list[Picture]:
    return [
        Picture(found.card, card_says(found.card), "You play"),
        *(Picture(card, card_says(card), "Field") for card in found.field),
    ]


def _lying(found: Position) -> str:
    lying = found.choices or found.taken
    flower = names.flower(found.card.month).en
    if not lying:
        return f"No {flower} card lies on the field."
    cards = ", ".join(card_says(card) for card in lying)
    number = ("One", "Two", "Three")[len(lying) - 1]
    return f"{number} {flower} card{'s lie' if len(lying) > 1 else ' lies'} on the field: {cards}."


def _not_so(case: str, found: Position) -> str:
    number = _BY_NUMBER.index(case)
    lying = len(found.choices or found.taken)
    words = ("no", "one", "two", "three")
    lies = words[lying] if lying else "none"
    cards = "card" if number == 1 else "cards"
    return f"That would need {words[number]} {cards} of its month on the field, not {lies}."


def takes_item(seed: int) -> Item:
    """Which card of the field does this card take? One of its month lies there.

    >>> takes_item(0).kind.value
    'choice'
    """
    found = position(seed + 5000, "one")
    (taken,) = found.taken
    item_id = f"takes/{seed}"
    others = shuffled((card for card in found.field if card.month is not taken.month), item_id)
    wrong = _one_of_each_month(others)[:3]
    return choice_item(
        item_id,
        f"You play the {card_says(found.card)}. Which of these field cards does it take?",
        Choice(taken.id, card_says(taken), "", taken),
        [
            Choice(
                card.id,
                card_says(card),
                f"That is {plant(card.month)}, {month_name(card.month)}. "
                "Only cards of one month take each other.",
                card,
            )
            for card in wrong
        ],
        explanation=f"Both are {plant(taken.month)}, {month_name(taken.month)}.",
        nudge="Look at the plants only. Animals, ribbons and colours do not matter.",
        tags=("taking", "months"),
        rules=("B.1.5", "A.1.months"),
        level=2,
        source=_SOURCE,
        pictures=[Picture(found.card, card_says(found.card), "You play")],
    )


def _one_of_each_month(cards: list[Card]) -> list[Card]:
    return list({card.month: card for card in reversed(cards)}.values())[::-1]


# ---------------------------------------------------------------- rules of a turn


def _yes_no(item_id: str, prompt: str, *, yes: bool, why: str, wrong: str, nudge: str) -> Item:
    answers = {"yes": "yes", "no": "no"}
    right = "yes" if yes else "no"
    other = "no" if yes else "yes"
    return choice_item(
        item_id,
        prompt,
        Choice(right, answers[right]),
        [Choice(other, answers[other], wrong)],
        explanation=why,
        nudge=nudge,
        tags=("taking", "rules"),
        rules=("B.1.5",),
        level=2,
        source="FW",
    )


def _may_keep() -> Item:
    round = Round.deal(YAMATO, seed=7)
    cases = {_case(round, action) for action in round.legal_actions()}
    return _yes_no(
        "turn-rule/play-without-match",
        "One of your cards could take something. May you play another card, which takes nothing?",
        yes="none" in cases and len(cases) > 1,
        why="You may play any card of your hand. One that finds no card of its month lies down on the field.",
        wrong="Nothing forces you to play the card that takes.",
        nudge="Which cards of your hand are allowed?",
    )


def _case(round: Round, action: Action) -> str:
    found = _what_happens(round, action)
    assert found is not None
    return found.case


def _must_take() -> Item:
    found = position(1, "one")
    return _yes_no(
        "turn-rule/must-take",
        "You play a card, and one card of its month lies on the field. Must it take that card?",
        yes=len(found.taken) == 1,
        why="A card that has been played takes, if it can. Who does not want to take plays another card.",
        wrong="It cannot lie down beside a card of its month.",
        nudge="The choice is made with the card that you play.",
    )


def _stock_takes_it() -> Item:
    return _yes_no(
        "turn-rule/stock-takes-discard",
        "Your hand card lay down and took nothing. Then you turn a card of its month from the stock. "
        "Does it take your card?",
        yes=_stock_took_it(),
        why="The turned card is treated like a played one. It takes what lies there, also the card "
        "that you have just put down.",
        wrong="By then your card is a field card like the others.",
        nudge="Where does your card lie when the stock card is turned?",
    )


def _stock_took_it() -> bool:
    """Whether the library's stock step ever takes the card laid down in the hand step."""
    for seed in range(200):
        round = Round.deal(YAMATO, seed=seed)
        for action in round.legal_actions():
            after = round.copy()
            after.play(action)
            hand, *rest = after.events
            laid_down = isinstance(action, Play) and not hand.taken
            if laid_down and any(each.step is Step.STOCK and hand.card in each.taken for each in rest):
                return True
    return False
