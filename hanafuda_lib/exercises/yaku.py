"""Items on the yaku of Koi-Koi: what belongs to which, what a set of cards is, what it is worth."""

from __future__ import annotations

from hanafuda_lib import names
from hanafuda_lib.cards import Card, Ribbon
from hanafuda_lib.exercises.build import card_says, choice_item, rule_of_yaku
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import Choice, Item, Picture
from hanafuda_lib.koikoi import YAMATO
from hanafuda_lib.pile import RIBBON_PILES, Pile
from hanafuda_lib.yaku import Yaku

_RULES = "In the rules koikoi/yamato"
# Yaku with fixed cards that are few enough to be asked for one by one.
_SMALL = ("inoshikacho", "akatan", "aotan", "hanamizake", "tsukimizake", "shiko", "goko")
# Which cards make good wrong choices: those that look as if they belonged.
_NEAR: dict[str, Pile] = {
    "inoshikacho": Pile.parse("02-warbler 04-cuckoo 08-geese 11-swallow 05-bridge 01-crane"),
    "akatan": RIBBON_PILES[Ribbon.PLAIN] | RIBBON_PILES[Ribbon.BLUE],
    "aotan": RIBBON_PILES[Ribbon.PLAIN] | RIBBON_PILES[Ribbon.RED_POEM],
    "hanamizake": Pile.parse("08-moon 03-red-poem 02-warbler 09-blue-ribbon 12-phoenix 01-crane"),
    "tsukimizake": Pile.parse("03-curtain 08-geese 09-blue-ribbon 01-crane 12-phoenix 04-cuckoo"),
    "shiko": Pile.parse("11-rainman 09-cup 10-deer 06-butterflies 02-warbler"),
    "goko": Pile.parse("09-cup 10-deer 06-butterflies 05-bridge 08-geese"),
}
_TEN_CHAFF = (
    "01-chaff-1 01-chaff-2 02-chaff-1 03-chaff-1 04-chaff-1 "
    "06-chaff-1 08-chaff-1 10-chaff-1 11-lightning 12-chaff-1"
)
# Piles that show a yaku, to be named. Each holds that yaku and no other.
_SHOWN: tuple[tuple[str, str], ...] = (
    ("goko", "01-crane 03-curtain 08-moon 11-rainman 12-phoenix"),
    ("shiko", "01-crane 03-curtain 08-moon 12-phoenix"),
    ("ameshiko", "01-crane 08-moon 11-rainman 12-phoenix"),
    ("sanko", "01-crane 08-moon 12-phoenix"),
    ("inoshikacho", "06-butterflies 07-boar 10-deer"),
    ("tane", "02-warbler 04-cuckoo 05-bridge 08-geese 11-swallow"),
    ("akatan", "01-red-poem 02-red-poem 03-red-poem"),
    ("aotan", "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon"),
    ("tanzaku", "01-red-poem 04-plain-ribbon 05-plain-ribbon 09-blue-ribbon 11-plain-ribbon"),
    ("kasu", _TEN_CHAFF),
    ("hanamizake", "03-curtain 09-cup"),
    ("tsukimizake", "08-moon 09-cup"),
    ("none", "01-crane 03-curtain 11-rainman"),
)  # fmt: skip


def yaku_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(yaku_items())
    56
    """
    rows = YAMATO.yaku_table().rows
    small = [row for row in rows if row.id in _SMALL]
    return [
        *(_missing(row, card) for row in small for card in row.needs),
        *(_shown(yaku_id, Pile.parse(text)) for yaku_id, text in _SHOWN),
        *(_points(row) for row in rows),
        *(_fewest(row) for row in rows if row.per_extra and not row.needs),
        *(_viewing(name) for name in ("03-curtain", "08-moon", "11-rainman", "01-crane", "12-phoenix")),
    ]


def _name(yaku_id: str) -> str:
    return str(names.yaku(yaku_id))


def _missing(row: Yaku, card: Card) -> Item:
    """All cards of a yaku but one are there: which one is missing?"""
    item_id = f"missing/{row.id}-{card.id}"
    have = row.needs - Pile.of([card])
    wrong = shuffled(_NEAR[row.id] - row.needs, item_id)[:3]
    return choice_item(
        item_id,
        f"You have these cards. Which one makes {_name(row.id)}?",
        Choice(card.id, card_says(card), "", card),
        [Choice(each.id, card_says(each), _no_part(have, each), each) for each in wrong],
        explanation=f"{names.yaku(row.id).en} needs {row.sentence}.",
        nudge=f"It needs {row.sentence}. Which of them do you not have?",
        tags=("yaku", "cards"),
        rules=(rule_of_yaku(row.id),),
        level=3,
        source=row.source,
        pictures=[Picture(each, card_says(each)) for each in have],
    )


def _no_part(have: Pile, card: Card) -> str:
    """Why this card does not make the yaku; if it makes another one, which."""
    lines = YAMATO.score(have | Pile.of([card])).lines
    if not lines:
        return f"The {card_says(card)} is no part of it, and no other yaku comes of it."
    made = " and ".join(_name(line.yaku.id) for line in lines)
    return f"With the {card_says(card)} you have {made}, but not this yaku."


def _shown(yaku_id: str, pile: Pile) -> Item:
    """A pile is shown: which yaku is it? The library says which; the row above must agree."""
    lines = YAMATO.score(pile).lines
    found = lines[0].yaku.id if lines else "none"
    assert found == yaku_id, lines
    assert len(lines) <= 1, lines
    item_id = f"yaku-shown/{yaku_id}"
    near = _LIKE.get(yaku_id, ())
    rest = [other for other, _ in _SHOWN if other not in {yaku_id, "none", *near}]
    wrong = [*near, *shuffled(rest, item_id)][:3]
    return choice_item(
        item_id,
        f"{_RULES}: which yaku do these cards make?",
        _yaku_choice(yaku_id),
        [_yaku_choice(each, _not_this(each)) for each in wrong],
        explanation=_shown_why(yaku_id),
        nudge="Say the kind of each card. Are they all of one kind? How many are they?",
        tags=("yaku",),
        rules=(rule_of_yaku(yaku_id),),
        level=3,
        source="S003",
        pictures=[Picture(card, card_says(card)) for card in pile],
    )


_LIKE = {
    "goko": ("shiko", "ameshiko"),
    "shiko": ("ameshiko", "sanko", "goko"),
    "ameshiko": ("shiko", "goko", "sanko"),
    "sanko": ("shiko", "ameshiko"),
    "inoshikacho": ("tane",),
    "tane": ("inoshikacho",),
    "akatan": ("aotan", "tanzaku"),
    "aotan": ("akatan", "tanzaku"),
    "tanzaku": ("akatan", "aotan"),
    "hanamizake": ("tsukimizake", "none"),
    "tsukimizake": ("hanamizake", "none"),
    "none": ("sanko", "ameshiko", "hanamizake"),
}


def _yaku_choice(yaku_id: str, why: str = "") -> Choice:
    return Choice(yaku_id, "no yaku" if yaku_id == "none" else _name(yaku_id), why)


def _not_this(yaku_id: str) -> str:
    if yaku_id == "none":
        return "These cards do score."
    row = YAMATO.yaku_table()[yaku_id]
    return f"{row.name.en} needs {row.sentence}."


def _shown_why(yaku_id: str) -> str:
    if yaku_id == "none":
        return "Three brights with the rain man among them are no yaku: he counts only beside three others."
    row = YAMATO.yaku_table()[yaku_id]
    return f"{_name(yaku_id)}: {row.sentence}, {_worth(row.points)}."


def _worth(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _points(row: Yaku) -> Item:
    """What a yaku is worth, without further cards."""
    others = {each.points: each for each in reversed(YAMATO.yaku_table().rows) if each.points != row.points}
    wrong = shuffled(sorted(others), f"yaku-points/{row.id}")[:3]
    grows = f" Each further {row.extra_word} adds {row.per_extra}." if row.per_extra else ""
    return choice_item(
        f"yaku-points/{row.id}",
        f"{_RULES}: how many points is {_name(row.id)} worth, without further cards?",
        Choice(str(row.points), str(row.points)),
        [
            Choice(str(n), str(n), f"{n} is what {others[n].name.en} is worth: {others[n].sentence}.")
            for n in wrong
        ],
        explanation=f"{row.name.en} is {row.sentence}: {_worth(row.points)}.{grows}",
        nudge=f"It needs {row.sentence}. The harder to get, the more it is worth.",
        tags=("yaku", "points"),
        rules=(rule_of_yaku(row.id),),
        level=4,
        source=row.source,
    )


def _fewest(row: Yaku) -> Item:
    """With how many cards a count yaku begins."""
    item_id = f"yaku-fewest/{row.id}"
    numbers = [n for n in (3, 4, 5, 6, 7, 8, 10, 12) if n != row.at_least]
    near = sorted(numbers, key=lambda n: (abs(n - row.at_least), n))[:3]
    return choice_item(
        item_id,
        f"{_RULES}: with how many cards does {_name(row.id)} begin?",
        Choice(str(row.at_least), str(row.at_least)),
        [Choice(str(n), str(n), _other_count(row, n)) for n in near],
        explanation=f"{row.name.en} is {row.sentence}: {_worth(row.points)}.",
        nudge=f"{len(row.count_of)} cards of the deck can count for it.",
        tags=("yaku",),
        rules=(rule_of_yaku(row.id),),
        level=3,
        source=row.source,
    )


def _other_count(row: Yaku, number: int) -> str:
    if number < row.at_least:
        return f"With {number} there is no point yet."
    return f"It begins earlier: with {row.at_least}. Each {row.extra_word} after that is an extra."


def _viewing(card_id: str) -> Item:
    """Which yaku does this bright belong to beside the bright yaku? Interleaves the two viewings."""
    card = Card.parse(card_id)
    cup = Card.parse("09-cup")
    lines = YAMATO.score(Pile.of([card, cup])).lines
    answer = lines[0].yaku.id if lines else "none"
    wrong = [each for each in ("hanamizake", "tsukimizake", "none") if each != answer]
    why = f"{_name(answer)}: {lines[0].yaku.sentence}." if lines else _no_viewing(card)
    return choice_item(
        f"with-cup/{card_id}",
        f"{_RULES}: you have the sake cup and this card. Which yaku is that?",
        _yaku_choice(answer),
        [_yaku_choice(each, _not_this(each)) for each in wrong],
        explanation=why,
        nudge="What can one look at, with a cup of sake in the hand?",
        tags=("yaku",),
        rules=("B.1.viewing",),
        level=3,
        source="S003",
        pictures=[Picture(each, card_says(each)) for each in (cup, card)],
    )


def _no_viewing(card: Card) -> str:
    return f"The cup goes with the curtain and with the moon. With the {card_says(card)} it is no yaku."
