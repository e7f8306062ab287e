"""Items on the four kinds and their points, and "which card?" with pictures to choose from."""

from __future__ import annotations

from hanafuda_lib import names
from hanafuda_lib.cards import DECK, Card, Kind, Month, Ribbon
from hanafuda_lib.exercises.build import card_says, choice_item, mixed_up, month_name, plant
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import Choice, Item, Picture

_SOURCE = "S003"
_SEEN = {
    Kind.BRIGHT: "one of the five cards of 20 card points",
    Kind.ANIMAL: "a picture beside the plant: an animal, the bridge or the cup",
    Kind.RIBBON: "a strip of paper on the card",
    Kind.CHAFF: "the plant and nothing else",
}
_RIBBON_MONTHS = {
    Ribbon.RED_POEM: "pine, plum and cherry",
    Ribbon.BLUE: "peony, chrysanthemum and maple",
    Ribbon.PLAIN: "wisteria, iris, bush clover and willow",
}
_RIBBON_LOOKS = {
    Ribbon.RED_POEM: "red with writing",
    Ribbon.BLUE: "blue",
    Ribbon.PLAIN: "red without writing",
}
# Chaff whose kind is not seen at once, and how it looks.
_CHAFF_LOOKS = {
    "11-lightning": "a red and black storm with lightning and a drum",
    "12-chaff-1": "paulownia on a coloured ground",
}
# Why a card is of its kind although it looks like another one.
_BECAUSE = {
    "01-crane": "The crane is no animal card: it is one of the five brights.",
    "12-phoenix": "The phoenix is no animal card: it is one of the five brights.",
    "11-rainman": "The rain man is one of the five brights, the only one with a rule of his own.",
    "08-moon": "The full moon is one of the five brights.",
    "03-curtain": "The curtain is one of the five brights.",
    "05-bridge": "No animal is on it, and yet the bridge counts as an animal card.",
    "09-cup": "No animal is on it, and yet the sake cup counts as an animal card.",
    "11-lightning": "However loud it looks: the lightning card is chaff.",
    "12-chaff-1": "The coloured ground changes nothing: it is chaff.",
}
# Cards asked for one by one, because people guess them wrong.
_POINT_CARDS = (
    "01-crane", "12-phoenix", "11-rainman", "05-bridge", "09-cup", "11-swallow",
    "11-plain-ribbon", "11-lightning", "12-chaff-1", "08-geese",
)  # fmt: skip


def kind_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(kind_items())
    70
    """
    kinds = [card for card in DECK if card.kind is not Kind.CHAFF or card.id in _CHAFF_LOOKS]
    return [
        *(_kind_of_card(card) for card in kinds),
        *(_points_of_kind(kind) for kind in Kind),
        *(_points_of_card(Card.parse(name)) for name in _POINT_CARDS),
        *(_ribbon_of_month(card) for card in DECK if card.kind is Kind.RIBBON),
        *(_card_of_month(month) for month in Month),
        *(_card_of_kind(kind) for kind in Kind),
        *(_count_of_kind(kind) for kind in Kind),
    ]


def _a(kind: Kind) -> str:
    return "an animal" if kind is Kind.ANIMAL else "chaff" if kind is Kind.CHAFF else f"a {kind.value}"


def _says(card: Card) -> str:
    """The picture in words; the name of the kind would give the answer away."""
    if card.ribbon is not None:
        return f"{names.flower(card.month).en} with a strip of paper, {_RIBBON_LOOKS[card.ribbon]}"
    return _CHAFF_LOOKS.get(card.id) or card_says(card)


def _kind_of_card(card: Card) -> Item:
    reason = _BECAUSE.get(card.id, f"You see {_SEEN[card.kind]}.")
    return choice_item(
        f"kind-of-card/{card.id}",
        "Which kind of card is this?",
        Choice(card.kind.value, names.kind(card.kind).en),
        [
            Choice(kind.value, names.kind(kind).en, f"{_a(kind).capitalize()} would mean: {_SEEN[kind]}.")
            for kind in Kind
            if kind is not card.kind
        ],
        explanation=f"It is {_a(card.kind)}. {reason}",
        nudge="Is there more on it than the plant? A strip of paper? Is it one of the five brights?",
        tags=("kinds", "cards"),
        rules=("A.1.kinds",),
        level=2,
        source=_SOURCE,
        pictures=[Picture(card, _says(card))],
    )


def _points_choices(own: Kind) -> list[Choice]:
    return [
        Choice(str(kind.points), str(kind.points), f"{kind.points} is what {_a(kind)} is worth.")
        for kind in Kind
        if kind is not own
    ]


def _points_of_kind(kind: Kind) -> Item:
    return choice_item(
        f"points-of-kind/{kind.value}",
        f"How many card points is {_a(kind)} worth, in Hana-awase and Hachi-hachi?",
        Choice(str(kind.points), str(kind.points)),
        _points_choices(kind),
        explanation=f"{_a(kind).capitalize()} is worth {kind.points}. The four are worth 20, 10, 5 and 1. "
        "Koi-Koi does not use card points.",
        nudge="The rarer a kind, the more it is worth. There are 5 brights, 9 animals, 10 ribbons, 24 chaff.",
        tags=("points", "kinds"),
        rules=("A.1.points", "C.1.5"),
        level=2,
        source="S000",
    )


def _points_of_card(card: Card) -> Item:
    return choice_item(
        f"points-of-card/{card.id}",
        "How many card points is this card worth, in Hana-awase and Hachi-hachi?",
        Choice(str(card.points), str(card.points)),
        _points_choices(card.kind),
        explanation=f"It is {_a(card.kind)}, so {card.points}. {_BECAUSE.get(card.id, '')}".strip(),
        nudge="Say its kind first; the kind gives the points.",
        tags=("points", "cards"),
        rules=("A.1.points", "C.1.5"),
        level=3,
        source="S000",
        pictures=[Picture(card, _says(card))],
    )


def _ribbon_of_month(card: Card) -> Item:
    own = card.ribbon
    assert own is not None
    none = Choice(
        "none", "it has no ribbon", "Only August (susuki grass) and December (paulownia) have no ribbon."
    )
    return choice_item(
        f"ribbon-of-month/{int(card.month)}",
        f"What does the ribbon of {names.flower(card.month).en} look like?",
        Choice(own.value, _RIBBON_LOOKS[own]),
        [
            *(
                Choice(each.value, _RIBBON_LOOKS[each], f"Those are {_RIBBON_MONTHS[each]}.")
                for each in Ribbon
                if each is not own
            ),
            none,
        ],
        explanation=f"{plant(card.month).capitalize()} has one that is {_RIBBON_LOOKS[own]}, like these: "
        f"{_RIBBON_MONTHS[own]}.",
        nudge="The first three months have writing on theirs.",
        tags=("ribbons", "kinds"),
        rules=("A.1.ribbons",),
        level=3,
        source=_SOURCE,
    )


def _card_choice(card: Card, why: str = "") -> Choice:
    return Choice(card.id, card_says(card), why, card)


def _of_month(month: Month, by: str) -> Card:
    return shuffled((card for card in DECK if card.month is month), by)[0]


def _card_of_month(month: Month) -> Item:
    item_id = f"card-of-month/{int(month)}"
    others = mixed_up(month, item_id)
    return choice_item(
        item_id,
        f"Which card belongs to {month_name(month)}?",
        _card_choice(_of_month(month, item_id)),
        [
            _card_choice(
                _of_month(other, f"{item_id} {int(other)}"), f"That is {plant(other)}: {month_name(other)}."
            )
            for other in others
        ],
        explanation=f"{month_name(month)} is {plant(month)}.",
        nudge=f"Look for {names.flower(month).en}.",
        tags=("months", "cards"),
        rules=("A.1.months",),
        level=2,
        source=_SOURCE,
    )


def _card_of_kind(kind: Kind) -> Item:
    item_id = f"card-of-kind/{kind.value}"
    found = {
        each: shuffled((c for c in DECK if c.kind is each), f"{item_id} {each.value}")[0] for each in Kind
    }
    return choice_item(
        item_id,
        f"Which card is {_a(kind)} ({names.kind(kind).ja} {names.kind(kind).romaji})?",
        _card_choice(found[kind]),
        [
            _card_choice(found[each], f"That is {_a(each)}: {_SEEN[each]}.")
            for each in Kind
            if each is not kind
        ],
        explanation=f"{_a(kind).capitalize()}: {_SEEN[kind]}.",
        nudge=f"Look for {_SEEN[kind]}.",
        tags=("kinds", "cards"),
        rules=("A.1.kinds",),
        level=2,
        source=_SOURCE,
    )


def _count_of_kind(kind: Kind) -> Item:
    counts = {each: sum(card.kind is each for card in DECK) for each in Kind}
    return choice_item(
        f"count-of-kind/{kind.value}",
        f"How many {names.kind(kind).en}{'' if kind is Kind.CHAFF else 's'} are in the deck?",
        Choice(str(counts[kind]), str(counts[kind])),
        [
            Choice(
                str(counts[each]),
                str(counts[each]),
                f"{counts[each]} cards are {names.kind(each).en}{'' if each is Kind.CHAFF else 's'}.",
            )
            for each in Kind
            if each is not kind
        ],
        explanation=f"{counts[kind]} of the 48 cards. 5 brights, 9 animals, 10 ribbons and 24 chaff make 48.",
        nudge="Half of the deck is chaff; the rarest kind is worth the most.",
        tags=("kinds",),
        rules=("A.1.kinds",),
        level=3,
        source=_SOURCE,
    )
