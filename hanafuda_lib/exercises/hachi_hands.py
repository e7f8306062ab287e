"""Items on the hand yaku of Hachi-hachi: what a hand shows, what it is worth, showing and bonuses."""

# A table of questions reads best with one question a paragraph, however long its sentences.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib import names
from hanafuda_lib.exercises.build import Marks, ask, choice_item, number, shown
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import Choice, Item
from hanafuda_lib.exercises.scoring_hachi import HachiHand
from hanafuda_lib.hachihachi import STANDARD
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.pile import Pile

_RULES = "In Hachi-hachi (hachihachi/std)"
# A hand for each yaku; each holds that yaku and no other.
_HANDS = {
    "sanbon": "09-cup 09-chaff-1 09-chaff-2 02-warbler 04-cuckoo 05-bridge 07-boar",
    "tatesanbon": "04-cuckoo 04-plain-ribbon 04-chaff-1 01-crane 02-warbler 09-cup 10-deer",
    "kuttsuki": "02-warbler 02-chaff-1 06-butterflies 06-chaff-1 10-deer 10-chaff-1 01-crane",
    "futa_sanbon": "09-cup 09-chaff-1 09-chaff-2 02-warbler 02-red-poem 02-chaff-1 05-bridge",
    "teshi": "03-curtain 03-red-poem 03-chaff-1 03-chaff-2 05-bridge 07-boar 09-cup",
    "haneken": "06-butterflies 06-blue-ribbon 06-chaff-1 08-geese 08-chaff-1 10-deer 10-chaff-1",
    "ichinishi": "05-bridge 05-plain-ribbon 05-chaff-1 05-chaff-2 09-cup 09-chaff-1 01-crane",
    "shiso": "07-boar 07-plain-ribbon 07-chaff-1 07-chaff-2 02-warbler 02-red-poem 02-chaff-1",
    "aka": "01-red-poem 04-plain-ribbon 06-blue-ribbon 02-chaff-1 05-chaff-1 08-chaff-1 10-chaff-1",
    "tanichi": "01-red-poem 02-chaff-1 03-chaff-1 05-chaff-1 07-chaff-1 08-chaff-1 10-chaff-1",
    "toichi": "10-deer 01-chaff-1 02-chaff-1 03-chaff-1 05-chaff-1 07-chaff-1 08-chaff-1",
    "pikaichi": "08-moon 01-chaff-1 02-chaff-1 03-chaff-1 05-chaff-1 07-chaff-1 10-chaff-1",
    "karasu": "01-chaff-1 02-chaff-1 03-chaff-1 05-chaff-1 07-chaff-1 10-chaff-1 11-swallow",
}
# Hands in which a rule hides: the key, the cards, and a nudge.
_TRICKY = (
    ("phoenix-triplet", "12-phoenix 12-chaff-1 12-chaff-2 02-warbler 04-cuckoo 09-cup 10-deer",
     "Only the three chaff of paulownia stand."),
    ("paulownia-chaff", "12-chaff-1 12-chaff-2 12-chaff-3 01-crane 02-warbler 09-cup 10-deer",
     "Three of paulownia: which three?"),
    ("willow-four", "11-rainman 11-swallow 11-plain-ribbon 11-lightning 01-chaff-1 02-chaff-1 03-chaff-1",
     "Willow cards are chaff in a dealt hand, and they are a month as well."),
    ("rain-man-chaff", "11-rainman 01-chaff-1 02-chaff-1 03-chaff-1 05-chaff-1 07-chaff-1 10-chaff-1",
     "What is the rain man in a dealt hand?"),
    ("two-classes", "08-chaff-1 08-chaff-2 08-geese 01-chaff-1 02-chaff-1 03-chaff-1 05-chaff-1",
     "One yaku by month, one by chaff."),
    ("all-ribbons", "01-red-poem 02-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon",
     "All ribbons and no chaff: does that still count?"),
)  # fmt: skip


def hachi_hand_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(hachi_hand_items()) >= 45
    True
    """
    return [
        *(_kan(yaku_id) for yaku_id in ROWS if yaku_id != "sunashi"),
        *(_shown(yaku_id) for yaku_id in _HANDS),
        *(_tricky(*each) for each in _TRICKY),
        *_showing(),
        *_bonuses(),
    ]


def _worth(yaku_id: str) -> int:
    return STANDARD.hand_table[yaku_id].points // int(STANDARD.mon_per_kan.value)


def _rule(yaku_id: str) -> str:
    return "D.5.sets" if ROWS[yaku_id].group == "set" else "D.5.chaff"


def _sentence(yaku_id: str) -> str:
    return STANDARD.hand_table[yaku_id].sentence.split(" (")[0]


def _kan(yaku_id: str) -> Item:
    """What a hand yaku is worth, in kan from each opponent."""
    own = _worth(yaku_id)
    others = {
        _worth(each): each for each in reversed(list(ROWS)) if each != "sunashi" and _worth(each) != own
    }
    near = sorted(shuffled(sorted(others), f"hachi-hand-kan/{yaku_id}"), key=lambda kan: abs(kan - own))[:3]
    return ask(
        f"hachi-hand-kan/{yaku_id}",
        f"{_RULES}: how many kan does each opponent pay for {names.yaku(yaku_id)}?",
        own,
        {kan: f"{kan} kan is {names.yaku(others[kan]).en}: {_sentence(others[kan])}." for kan in near},
        why=f"{names.yaku(yaku_id).en} is {_sentence(yaku_id)}: {own} kan from each, times the field.",
        nudge=f"It is {_sentence(yaku_id)}.",
        tags=("hachi-hands", "yaku-values"),
        level=4,
        rules=(_rule(yaku_id),),
        source=ROWS[yaku_id].source,
    )


def _shown(yaku_id: str) -> Item:
    """A hand is dealt: which hand yaku is it?"""
    hand = HachiHand(STANDARD, Pile.parse(_HANDS[yaku_id]))
    found = [line.yaku.id for line in hand.score.lines]
    assert found == [yaku_id], found
    item_id = f"hachi-hand-shown/{yaku_id}"
    claimed = {each.yaku.id: each.claimed for each in hand.candidates() if each.claimed}
    same = [each for each in _HANDS if each != yaku_id and ROWS[each].group == ROWS[yaku_id].group]
    rest = [each for each in _HANDS if each != yaku_id and each not in same]
    wrong = [*shuffled(same, item_id)[:2], *shuffled(rest, item_id)[:1]]
    return choice_item(
        item_id,
        f"{_RULES}: you are dealt this hand. Which hand yaku (手役 teyaku) does it show?",
        Choice(yaku_id, str(names.yaku(yaku_id))),
        [Choice(each, str(names.yaku(each)), claimed[each]) for each in wrong],
        explanation=f"{names.yaku(yaku_id)}: {_sentence(yaku_id)}, {_worth(yaku_id)} kan.",
        nudge="Sort the hand by month. Then count what is no chaff; willow cards are chaff.",
        tags=("hachi-hands",),
        level=3,
        rules=(_rule(yaku_id),),
        source=ROWS[yaku_id].source,
        pictures=shown(hand.pile),
    )


def _tricky(key: str, cards: str, nudge: str) -> Item:
    """A hand in which a rule hides: its kan in all, as a number."""
    hand = HachiHand(STANDARD, Pile.parse(cards))
    lines = hand.score.lines
    kan = sum(_worth(line.yaku.id) for line in lines)
    parts = [f"{line.yaku.name} {_worth(line.yaku.id)}: {_sentence(line.yaku.id)}" for line in lines]
    slips = {
        _worth(line.yaku.id): "There is a yaku of the other class as well."
        for line in lines
        if len(lines) > 1
    }
    slips |= {
        2 * kan: "That is what both pay together.",
        12 * kan: "Those are mon; the question asks for kan.",
    }
    slips |= {
        "phoenix-triplet": {3: "With the phoenix the three do not stand: only the three chaff would."},
        "paulownia-chaff": {2: "These are the three chaff: they stand, and count 3."},
        "rain-man-chaff": {0: "The rain man is chaff in a dealt hand, so all seven are chaff.",
                           3: "The rain man is chaff in a dealt hand: seven chaff."},
        "all-ribbons": {0: "Two or more ribbons, the rest chaff: there may be no rest."},
    }.get(key, {})  # fmt: skip
    return number(
        f"hachi-hand/{key}",
        f"{_RULES}: you are dealt this hand. How many kan does each opponent pay, in a small field?",
        kan,
        slips,
        why=f"{'; '.join(parts)}.{f' Together {kan}.' if len(lines) > 1 else ''}",
        nudge=nudge,
        tags=("hachi-hands", "scoring-hands"),
        level=5,
        rules=("D.5.adding", "A.3.willow"),
        source="S000",
        pictures=shown(hand.pile),
    )


def _showing() -> list[Item]:
    base: Marks = {"tags": ("hachi-hands",), "source": "S000"}
    return [
        ask("hachi-show/voluntary", "You hold a hand yaku in Hachi-hachi. Must you show it?",
            "no, but only a shown one is paid",
            {"yes, it is paid at once": "Claiming is voluntary.", "no, it is paid at the end either way": "Without showing there is no payment.",
             "yes, if another player asks": "Nobody can ask for it."},
            why="Who does not want to open his cards keeps them and is paid nothing.",
            nudge="Showing has a price: the others see your cards.", level=3, rules=("D.5.exposure",), tags=("hachi-hands",), source="EX"),
        ask("hachi-show/when", "Until when may a hand yaku be shown?",
            "until the first stock card is turned",
            {"until the round ends": "Then everybody knows how it came out.", "only before the dealer plays": "The dealer's hand card may be played already.",
             "until its owner plays his first card": "The first stock card sets the limit, for all."},
            why="The first card turned from the stock closes the time for hand yaku.",
            nudge="The first news of the round ends it.", level=4, rules=("D.5.exposure",), tags=("hachi-hands",), source="FW"),
        ask("hachi-show/captured", "Shown cards lie open for the whole round. May other players take them with a card of their month?",
            "no, they are still that player's hand",
            {"yes, like field cards": "That is Hana-awase with opening hands.", "yes, but only the dealer": "Nobody may.",
             "yes, from the second turn on": "Nobody may at any time."},
            why="They are open but cannot be captured. Their owner plays them like the rest of his hand.",
            nudge="Compare Hana-awase, where the others may.", level=4, rules=("D.5.exposure",), **base),
        ask("hachi-show/cards", "You show One Bright (光一 pika-ichi): which cards do you lay open?",
            "the six chaff",
            {"the bright": "The chaff is what is shown.", "all seven": "Only karasu and some sets show all seven.",
             "none: you only say it": "The others must see it."},
            why="Of the chaff yaku only the chaff is shown; the seventh card stays hidden. Karasu shows all seven.",
            nudge="What proves the yaku?", level=5, rules=("D.5.exposure",), **base),
        ask("hachi-show/one-of-each", "A hand holds Three and Two Pairs (haneken) and is all chaff (karasu). What is paid?",
            "both: 7 and 4 kan",
            {"the better one: 7 kan": "One of each class counts, and they add up.", "haneken, three of a month and karasu": "Of the sets only the best counts.",
             "4 kan: chaff goes first": "Both classes count."},
            why="One yaku by month and one by chaff, the best of each, and the two are added.",
            nudge="Two classes, one from each.", level=4, rules=("D.5.adding",), tags=("hachi-hands",), source="FW"),
        ask("hachi-show/willow", "What are the four willow cards in a dealt hand of Hachi-hachi?",
            "all chaff",
            {"what is printed on them": "That counts for card points, not for hand yaku.", "chaff, but for the rain man": "He is chaff here too.",
             "wild": "They are wild in other games (Mushi), not here."},
            why="For hand yaku and for sixteen chaff all willow cards are chaff. For card points the printed kind counts.",
            nudge="It rains on all of them.", level=3, rules=("D.5.adding", "A.3.willow"), **base),
        ask("hachi-show/standing", "Which triplets stand (立 tate), and so are worth 3 kan in place of 2?",
            "wisteria, iris, bush clover, and the three paulownia chaff",
            {"pine, plum, cherry": "Those have the red poems.", "all months with a bright": "Brights have nothing to do with it.",
             "willow and paulownia, any three": "Of paulownia only the three chaff, and willow never stands."},
            why="Three of April, May or July; and the three chaff of December.",
            nudge="The months of the grass ribbons, and one special case.", level=4, rules=("D.5.sets",), **base),
    ]  # fmt: skip


def _bonuses() -> list[Item]:
    base: Marks = {"tags": ("hachi-hands", "hachi-bonus"), "source": "S000"}
    return [
        ask("hachi-bonus/nuke", "You showed One Ribbon (tan-ichi). From how many card points on do you earn nuke (抜け) at the end?",
            89, {88: "88 is par: you must be above it.", 100: "One above par is enough.", 168: "168 is a special yaku."},
            why="A chaff hand that ends with 89 or more card points has escaped: 1 kan from each, times the field.",
            nudge="Better than par.", level=4, rules=("D.6.nuke",), **base),
        ask("hachi-bonus/nuke-which", "Which shown chaff yaku cannot earn nuke?",
            "One Bright (光一 pika-ichi)",
            {"All Chaff (空素 karasu)": "It can.", "Ribbons and Chaff (赤 aka)": "It can.", "One Animal (十一 toichi)": "It can."},
            why="The hand with one bright has a good start: it earns no nuke.",
            nudge="Which of them has the best card in it?", level=5, rules=("D.6.nuke",), **base),
        ask("hachi-bonus/tobi", "You showed three of a month and end with all four of that month in your pile. What is that?",
            "tobi (飛び): 1 kan more from each",
            {"nothing more: the triplet was paid": "The fourth card makes it dive.", "nuke (抜け): 1 kan more from each": "Nuke is for chaff hands.",
             "four of a month: 6 kan": "That is a hand yaku, and the hand is long played."},
            why="The dive: a shown triplet whose month is complete in the pile at the end.",
            nudge="The fourth card came flying in.", level=4, rules=("D.6.tobi",), **base),
        ask("hachi-bonus/special", "A special yaku (168 points, sixteen chaff, all at 88) ends the round. What becomes of nuke and tobi?",
            "they are not paid: it cancels hand yaku and bonuses",
            {"they are paid as usual": "A special yaku cancels all of it.", "only tobi is paid": "Neither is.", "they are paid double": "Neither is."},
            why="A special yaku takes the place of everything that hand yaku brought, and of the card points.",
            nudge="What happens to the hand yaku themselves?", level=5, rules=("D.10", "D.6.nuke", "D.6.tobi"), **base),
    ]  # fmt: skip
