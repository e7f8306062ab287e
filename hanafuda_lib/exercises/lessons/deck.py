"""Questions on the deck and on taking cards: chapters 1 and 2."""

from __future__ import annotations

from hanafuda_lib import hanaawase, koikoi
from hanafuda_lib.cards import DECK
from hanafuda_lib.exercises.item import Item
from hanafuda_lib.exercises.lessons.ask import Lesson
from hanafuda_lib.pile import Pile

_WHAT = Lesson("what-is-hanafuda", "months", 1, "S003")
_FACES = Lesson("two-faces", "kinds", 2, "S003")
_WHICH = Lesson("which-one", "taking", 3, "S003")
_DEALING = Lesson("dealing", "rules", 2, "S003")


def deck_questions() -> list[Item]:
    """The questions of chapters 1 and 2, in the order of the book."""
    return [*_what(), *_faces(), *_which(), *_dealing()]


def _what() -> list[Item]:
    ask = _WHAT
    return [
        ask.number(
            "cards", "How many cards does a deck of hanafuda have?", len(DECK),
            {52: "52 is a western deck.", 12: "12 is the number of months.", 49: "The spare card is not played."},
            f"Twelve months of four cards: {len(DECK)}.", nudge="How many months, and how many cards each?",
            rule="A.1.months",
        ),
        ask.pick(
            "month", "By what do you see the month of a card?", "by its plant",
            {
                "by its animal": "Most cards have no animal.",
                "by the colour of its ribbon": "A red ribbon can be January, or April.",
                "by a printed number": "The old cards have no numbers. The small one here is a help of this site.",
            },
            "The plant tells the month.", nudge="What do the four cards of a month have in common?",
            rule="A.1.months",
        ),
        ask.pick(
            "match", "You play a pine. What can it take from the field?", "another pine",
            {
                "any card of the same colour": "Colours do not matter.",
                "any bird": "Crane and warbler are both birds, but of two months.",
                "the next month, plum": "Cards do not follow one another.",
            },
            "A card takes a card of its own month: the same plant.", nudge="What makes two cards a pair?",
            rule="B.1.5",
        ),
    ]  # fmt: skip


def _faces() -> list[Item]:
    ask = _FACES
    nine = Pile.parse(" ".join(f"{month:02}-chaff-1" for month in (1, 2, 3, 4, 5, 6, 7, 8, 10)) + " 09-cup")
    rain = Pile.parse("01-crane 03-curtain 11-rainman")
    willows = hanaawase.NINTENDO.card_points(Pile.parse("11-rainman 11-swallow 11-plain-ribbon 11-lightning"))
    points = koikoi.YAMATO.score(nine).total
    return [
        ask.number(
            "nine-chaff", "Koi-Koi: you have nine chaff cards and the sake cup. You stop. How many points?",
            points, {0: "The cup is an animal and chaff at once, so these are ten."},
            f"Nine chaff and the cup make ten: Chaff, {points} point.", nudge="What may the cup be?",
            rule="A.3.cup",
        ),
        ask.pick(
            "rain", "Koi-Koi: crane, curtain and rain man. Which yaku is this?", "none",
            {
                "Three Brights": "Three Brights are made without the rain man.",
                "Rainy Four Brights": "That needs the rain man and three others.",
                "Blossom Viewing": "That needs the curtain and the sake cup.",
            },
            f"It scores {koikoi.YAMATO.score(rain).total}. The rain man counts only beside three other brights.",
            nudge="Which bright is the odd one out?", cards="01-crane 03-curtain 11-rainman",
            rule="A.3.willow",
        ),
        ask.number(
            "willows", "Hana-awase: what are all four willow cards worth in card points?", willows,
            {
                4: "Only for the hand yaku of Hachi-hachi are all willows chaff.",
                35: "The lightning card is chaff: 1 more.",
            },
            f"20 for the rain man, 10 for the swallow, 5 for the ribbon, 1 for the lightning: {willows}.",
            nudge="Say the kind of each, and add.", cards="11-rainman 11-swallow 11-plain-ribbon 11-lightning",
            rule="A.3.willow",
        ),
        ask.pick(
            "double", "A friend says: the sake cup and the lightning card count as two chaff cards each. Where is that so?",
            "in Korean games",
            {
                "in Koi-Koi": "There the cup is one chaff card at most, and the lightning one.",
                "in Hana-awase": "There chaff makes no yaku at all.",
                "in Hachi-hachi": "There a willow is one chaff card, and the cup is an animal.",
            },
            "It is a rule of Korean Go-Stop. In Japanese games no card counts as two.",
            nudge="The same deck is played in another country as well.", rule="A.3.elsewhere",
        ),
    ]  # fmt: skip


def _which() -> list[Item]:
    ask = _WHICH
    return [
        ask.pick(
            "finish", "Moon and geese lie on the field, and you play an August chaff card. Your pile has crane and "
            "phoenix. What do you take?", "the moon",
            {"the geese": "They finish nothing.", "both": "Of two cards you take one."},
            "Crane, phoenix and moon are Three Brights. Finishing a yaku comes first.",
            nudge="Does one of them finish a yaku?", cards="08-moon 08-geese",
        ),
        ask.pick(
            "block", "Deer and blue ribbon lie on the field, and you play an October chaff card. Your pile is empty. The "
            "other player has boar and butterflies. What do you take?", "the deer",
            {
                "the blue ribbon": "Then the other player may take the deer: 5 points.",
                "nothing": "If you play the card, it takes.",
            },
            "With the deer the other player would have Boar, Deer, Butterflies. Take it away.",
            nudge="Which of the two would finish a yaku in the other pile?", cards="10-deer 10-blue-ribbon",
        ),
        ask.pick(
            "safe", "Three cards of a month have been taken or lie in your hand; the fourth lies on the field. Who can take it?",
            "only you, if you hold one of the three",
            {
                "the other player, from the hand": "The other player has no card of that month.",
                "the next card of the stock": "No card of that month is left in the stock.",
            },
            "Count each month to four. What nobody else can take can wait.", nudge="Where are the four cards?",
        ),
    ]  # fmt: skip


def _dealing() -> list[Item]:
    ask = _DEALING
    stock = len(koikoi.Round.deal(koikoi.YAMATO, seed=1).first_deal.stock)
    return [
        ask.pick(
            "first", "For the first deal you turn a maple, and the other player turns an iris. Who deals?", "the other player",
            {"you": "May comes before October.", "you turn again": "Only if both turn the same month."},
            "The earlier month deals: iris is May, maple is October.", nudge="Which plant comes earlier in the year?",
            cards="10-deer 05-bridge", rule="B.1.1",
        ),
        ask.number(
            "stock", "Koi-Koi: how many cards are in the stock after the deal?", stock,
            {32: "The field takes eight cards, too.", 40: "Both hands take eight."},
            f"48 less three times eight: {stock}.", nudge="Two hands and a field, eight cards each.", rule="B.1.2",
        ),
        ask.pick(
            "four", "All four wisterias lie on the field after the deal. What happens in the rules of this course?",
            "the same dealer deals again",
            {
                "the dealer takes them": "That is a house rule.",
                "you play on": "Nobody could ever take the four.",
                "the other player deals": "The dealer stays the same.",
            },
            "Four of a month on the field: gather, shuffle, and the same dealer deals again.",
            nudge="Could anybody ever take them?", rule="B.1.3",
        ),
        ask.pick(
            "pairs", "The eight field cards are exactly four pairs. What happens in the rules of this course?", "you play on",
            {"the cards are dealt again": "Some houses do so; here only four of one month count.",
             "the dealer wins 6": "Some houses play so."},
            "Pairs on the field can be taken one by one, so there is no reason to deal again.",
            nudge="Is there a card that nobody can take?", rule="B.1.3",
        ),
    ]  # fmt: skip
