"""Items on hana-awase: card points, what a yaku is worth, what excludes what, whole piles."""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_lib import names
from hanafuda_lib.cards import Card
from hanafuda_lib.exercises.build import ask, card_says, choice_item, number, shown
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.figures import card_points_figure
from hanafuda_lib.exercises.item import Choice, Item
from hanafuda_lib.exercises.scoring_hana import HanaPile
from hanafuda_lib.hanaawase import H80, H88, NINTENDO, OISHI
from hanafuda_lib.pile import ALL, Pile
from hanafuda_lib.yaku import Yaku

_RULES = "In Nintendo's Hana-awase (hanaawase/nintendo)"
_SHEETS = {"hanaawase/oishi": OISHI, "hanaawase/h88": H88, "hanaawase/h80": H80}
#: How many piles the bank holds beside those that are made on demand.
SHELF = 8
# Yaku whose cards are asked for one by one, with cards that look as if they belonged.
_NEAR = {
    "omote_sugawara": Pile.parse("08-moon 12-phoenix 02-red-poem 04-cuckoo 11-rainman"),
    "matsukiribozu": Pile.parse("03-curtain 11-rainman 12-chaff-1 01-red-poem 08-geese"),
    "kusa": Pile.parse("11-plain-ribbon 01-red-poem 06-blue-ribbon 04-cuckoo 07-boar"),
    "nomi": Pile.parse("01-crane 12-phoenix 11-rainman 09-blue-ribbon 08-geese"),
}


def hana_yaku_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(hana_yaku_items())
    53
    """
    rows = NINTENDO.yaku_table().rows
    return [
        *(_worth(row) for row in rows),
        *(_missing(row, card) for row in rows if row.id in _NEAR for card in row.needs),
        *(_which(case) for case in _CASES),
        *(hana_total_item(seed) for seed in range(SHELF)),
        *(hana_points_item(seed) for seed in range(SHELF)),
    ]


def _name(yaku_id: str) -> str:
    return str(names.yaku(yaku_id))


def _worth(row: Yaku) -> Item:
    """What a yaku is worth on Nintendo's sheet; other sheets' values are the best wrong answers."""
    wrong: dict[int, str] = {}
    for sheet, rules in _SHEETS.items():
        for other in rules.yaku_table().rows:
            if other.id == row.id and other.points != row.points:
                wrong.setdefault(other.points, f"{other.points} is its value under {sheet}.")
    neighbours = {each.points: each for each in NINTENDO.yaku_table().rows if each.points != row.points}
    for points in shuffled(sorted(neighbours), f"hana-yaku-points/{row.id}"):
        if len(wrong) < 3 and points not in wrong:
            other = neighbours[points]
            wrong[points] = f"{points} is what {other.name.en} is worth: {other.sentence}."
    return ask(
        f"hana-yaku-points/{row.id}",
        f"{_RULES}: how many points does each opponent pay for {_name(row.id)}?",
        row.points,
        wrong,
        why=f"{row.name.en} is {row.sentence}: {row.points} points.",
        nudge=f"It needs {row.sentence}.",
        tags=("hana-yaku", "yaku-values"),
        level=4,
        rules=("C.1.yaku",),
        source=row.source,
    )


def _missing(row: Yaku, card: Card) -> Item:
    item_id = f"hana-missing/{row.id}-{card.id}"
    have = row.needs - Pile.of([card])
    wrong = shuffled(_NEAR[row.id], item_id)[:3]
    return choice_item(
        item_id,
        f"You have these cards. Which one makes {_name(row.id)}?",
        Choice(card.id, card_says(card), "", card),
        [Choice(each.id, card_says(each), _no_part(row, have, each), each) for each in wrong],
        explanation=f"{row.name.en} needs {row.sentence}.",
        nudge="Its Japanese name, or its plants, say what belongs to it." if row.id != "nomi"
        else "The word means drinking: what can one look at over a cup?",
        tags=("hana-yaku", "cards"),
        level=3,
        rules=("C.1.yaku",),
        source=row.source,
        pictures=shown(have),
    )  # fmt: skip


def _no_part(row: Yaku, have: Pile, card: Card) -> str:
    if card.id == "11-plain-ribbon":
        return "The willow ribbon is red and plain too, but it is no grass ribbon."
    made = NINTENDO.score(have | Pile.of([card])).lines
    if made:
        return f"With it you have {_name(made[0].yaku.id)}, but not this yaku."
    return f"The {card_says(card)} is no part of {row.name.en}."


# ---------------------------------------------------------------- what excludes what


# A table reads best with one case a paragraph.
# ruff: noqa: E501


class _Case(NamedTuple):
    """A pile, and what learners think of it: the number of points, and the mistake behind it."""

    key: str
    cards: str
    nudge: str
    wrong: dict[int, str]
    level: int = 4
    rules: str = "C.1.exclusions"


_CASES = (
    _Case("shiko-and-three", "01-crane 02-warbler 03-curtain 08-moon 12-phoenix",
          "Two further yaku lie in these cards. One of them counts beside four brights.",
          {60: "Pine, Paulownia, Moon counts even beside four brights.",
           110: "Front Sugawara does not count beside four or five brights.",
           90: "It is the other way round: Pine, Paulownia, Moon counts here, Front Sugawara does not."}),
    _Case("goko", "01-crane 03-curtain 08-moon 11-rainman 12-phoenix",
          "Five brights hold four brights; and crane, moon and phoenix are a yaku.",
          {200: "Pine, Paulownia, Moon counts beside five brights too.",
           260: "Five brights take the place of four, and Pine, Paulownia, Moon is missing.",
           280: "Four brights do not count beside five."}),
    _Case("nomi", "03-curtain 08-moon 09-cup",
          "Curtain, moon and cup are a yaku of their own.",
          {70: "Drinking takes the place of both viewings.", 40: "Drinking takes their place, and is worth 30.",
           50: "Drinking takes the place of both viewings, not of one."}),
    _Case("hanami-only", "03-curtain 09-cup 01-crane", "Is there a moon?",
          {30: "Drinking needs the moon as well.", 0: "Curtain and cup are a yaku.",
           40: "There is only one viewing: no moon."}, 3),
    _Case("seven-with-willow",
          "01-red-poem 02-red-poem 04-plain-ribbon 06-blue-ribbon 07-plain-ribbon 10-blue-ribbon 11-plain-ribbon",
          "One of these seven ribbons does not count.",
          {40: "The willow ribbon never counts for six or seven ribbons: these are six.",
           0: "Six ribbons without the willow's are a yaku.", 70: "Six and seven never count together."}),
    _Case("seven", "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 06-blue-ribbon 07-plain-ribbon 10-blue-ribbon",
          "Seven ribbons; and look at the first three.",
          {40: "Red Poems counts beside seven ribbons.", 110: "Six ribbons do not count beside seven.",
           70: "Seven ribbons are worth 40, not 30: six do not count beside them."}),
    _Case("rain-man-no-fourth", "01-crane 03-curtain 08-moon 11-rainman",
          "Four brights must be the dry ones.",
          {60: "The rain man is no part of four brights.", 30: "Front Sugawara needs the warbler.",
           20: "Pine, Paulownia, Moon needs the phoenix."}),
    _Case("all-willow", "11-rainman 11-swallow 11-plain-ribbon 11-lightning",
          "All four cards of a month; not every month is a yaku.",
          {0: "All four willows are a yaku: ame-shima.", 10: "10 is its value on the sheet of Oishi Tengudo.",
           40: "It is worth as much as all wisteria or all paulownia."}, 3),
    _Case("all-iris", "05-bridge 05-plain-ribbon 05-chaff-1 05-chaff-2",
          "Three months are a yaku when all four of their cards are taken.",
          {20: "Only wisteria, paulownia and willow are such months.", 10: "Iris is no such month.",
           30: "No yaku needs all four irises."}, 3),
)  # fmt: skip


def _which(case: _Case) -> Item:
    pile = HanaPile(NINTENDO, Pile.parse(case.cards))
    score = pile.score
    why = "; ".join(
        [
            *(f"{line.yaku.name.en} {line.points}" for line in score.lines),
            *(item.why for item in score.replaced),
        ]
    )
    return ask(
        f"hana-y/{case.key}",
        f"{_RULES}: what is Y, the sum of the yaku in this pile?",
        score.total,
        case.wrong,
        why=f"Y = {score.total}: {why}." if why else "There is no yaku here, so Y = 0.",
        nudge=case.nudge,
        tags=("hana-yaku",),
        level=case.level,
        rules=(case.rules,),
        source="S004",
        pictures=shown(pile.pile),
    )


# ---------------------------------------------------------------- whole piles, from seeds


def _pile(seed: int) -> Pile:
    """A pile with one or two yaku and cards that only add card points."""
    rows = [row for row in NINTENDO.yaku_table().rows if 2 <= len(row.needs) <= 4]
    first, second = shuffled(rows, f"hana {seed}")[:2]
    pile = first.needs | second.needs if seed % 2 else first.needs
    others = shuffled(ALL - pile, f"hana {seed} others")
    return pile | Pile.of(others[: 6 if len(pile) % 2 else 5])


def hana_total_item(seed: int) -> Item:
    """The sum Y of a pile, as a number.

    >>> hana_total_item(1) == hana_total_item(1)
    True
    """
    pile = HanaPile(NINTENDO, _pile(seed))
    total = pile.total()
    lines = "; ".join(
        f"{line.yaku.name.en} {line.points} ({line.yaku.sentence})" for line in pile.score.lines
    )
    replaced = "".join(f" {item.why}." for item in pile.score.replaced)
    slips = {
        pile.score.total - line.points: f"{line.yaku.name.en} is missing." for line in pile.score.lines
    } | {int(slip.points): slip.text for slip in total.slips}
    return number(
        f"hana-total/{seed}",
        f"{_RULES}: this is your pile at the end. What is Y, the sum of its yaku?",
        pile.score.total,
        slips,
        why=f"{lines or 'No yaku'}. Y = {pile.score.total}.{replaced}",
        nudge="Look for sets of three, for the viewings, and for a month whose four cards are all here.",
        tags=("hana-yaku", "scoring-piles"),
        level=5,
        rules=("C.1.yaku",),
        source="S004",
        pictures=shown(pile.pile),
    )


def hana_points_item(seed: int) -> Item:
    """The card points C of a pile, as a number.

    >>> hana_points_item(2).kind.value
    'number'
    """
    pile = _pile(seed + 500)
    rules = H80 if seed % 4 == 3 else NINTENDO
    figure = card_points_figure(pile, chaff=int(rules.chaff_value.value), par=rules.par())
    words = "Under the 80 rules, where chaff is worth nothing" if rules is H80 else _RULES
    return number(
        f"hana-points/{seed}",
        f"{words}: how many card points C has this pile?",
        int(figure.value),
        {int(slip.points): slip.text for slip in figure.slips},
        why=figure.why,
        nudge="Count each kind by itself: brights 20, animals 10, ribbons 5, chaff 1.",
        tags=("hana-points", "points"),
        level=3,
        rules=("C.4" if rules is H80 else "C.1.5", "C.1.5"),
        source="S004",
        pictures=shown(pile),
    )  # fmt: skip
