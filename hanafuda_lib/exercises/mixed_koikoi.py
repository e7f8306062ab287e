"""Items in which several rules of Koi-Koi meet: yaku that grow, yaku beside each other, which card to take.

They are for readers who know each rule by itself. Sums come from the library.
"""

# A table of questions reads best with one question a paragraph, however long its sentences.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.cards import Card
from hanafuda_lib.exercises.build import Marks, ask, number, shown
from hanafuda_lib.exercises.item import Item
from hanafuda_lib.koikoi import YAMATO
from hanafuda_lib.pile import Pile

_C = "In this course's Koi-Koi (koikoi/yamato)"
_SUM = f"{_C}: what is the sum of these cards, before anything is doubled?"
_RED = "01-red-poem 02-red-poem 03-red-poem"
_BLUE = "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon"
_BOAR = "06-butterflies 07-boar 10-deer"
_CHAFF = "01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1 07-chaff-1 08-chaff-1"

# Piles whose sum is asked: name, cards, wrong sums with the reason, why, nudge, level, rule.
_SUMS: tuple[tuple[str, str, dict[int, str], str, str, int, str], ...] = (
    ("six-ribbons", "02-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon 09-blue-ribbon",
     {1: "Five ribbons are 1; the sixth adds 1.", 6: "The cards are six, the points are not.", 5: "Red Poems or Blues would be 5. Neither is complete."},
     "Ribbons: five are 1, and the sixth adds 1: 2.", "Ribbons begins with five, and grows.", 3, "B.1.ribbons"),
    ("red-poems-and-two", f"{_RED} 04-plain-ribbon 05-plain-ribbon",
     {6: "Ribbons is not counted beside Red Poems; each further ribbon adds 1 to Red Poems.", 5: "Two further ribbons add 2.", 8: "Ribbons is not counted beside Red Poems."},
     "Red Poems 5, and 1 for each of two further ribbons: 7.", "Which yaku grows here?", 4, "B.1.ribbons"),
    ("blues-and-one", f"{_BLUE} 11-plain-ribbon",
     {5: "The willow ribbon is a further ribbon: 1 more.", 10: "Only two times Red Poems and Blues makes 10."},
     "Blues 5, and the willow ribbon adds 1: 6.", "Is the willow ribbon a ribbon?", 3, "B.1.ribbons"),
    ("both-and-one", f"{_RED} {_BLUE} 07-plain-ribbon",
     {10: "The seventh ribbon adds 1.", 13: "Ribbons is not counted beside it.", 5: "Both sets are there."},
     "Red Poems and Blues together are 10; the seventh ribbon adds 1: 11.", "One yaku replaces both; and it grows.", 4, "B.1.ribbons"),
    ("boar-and-cup", f"{_BOAR} 09-cup",
     {5: "The sake cup is an animal card: 1 more.", 10: "The cup makes a viewing yaku with curtain or moon only."},
     "Boar, Deer, Butterflies 5, and the sake cup is a further animal: 6.", "Of which kind is the cup?", 4, "B.1.animals"),
    ("boar-and-two", f"{_BOAR} 05-bridge 11-swallow",
     {6: "Animals is not counted beside it; each further animal adds 1.", 5: "Two further animals add 2.", 8: "Animals is not counted beside it."},
     "5, and 1 for each of two further animals: 7.", "Which of the two animal yaku counts?", 4, "B.1.animals"),
    ("seven-animals", "02-warbler 04-cuckoo 05-bridge 08-geese 09-cup 10-deer 11-swallow",
     {1: "Five animals are 1; two further ones add 2.", 7: "The cards are seven, the points are not.", 5: "The boar and the butterflies are not there."},
     "Animals: five are 1, and two further ones add 2: 3.", "With how many does Animals begin?", 3, "B.1.animals"),
    ("chaff-and-cup", f"{_CHAFF} 11-lightning 09-cup",
     {1: "Ten are 1; each further one adds 1.", 2: "The sake cup counts as chaff as well: these are twelve."},
     "Eleven chaff and the sake cup are twelve: 1, and 2 more: 3.", "Count twice. What else is the cup?", 4, "B.1.chaff"),
    ("brights-and-red", f"01-crane 08-moon 12-phoenix {_RED}",
     {5: "Only among the brights does the best one alone count. Ribbons stand beside them.", 20: "That is after doubling."},
     "Three Brights 5 and Red Poems 5: yaku of different kinds add up.", "Do these two shut each other out?", 3, "B.1.ribbons"),
    ("three-and-viewings", "01-crane 03-curtain 08-moon 09-cup",
     {10: "All three yaku count: one card may serve in several.", 5: "There are three yaku here.", 30: "That is after doubling."},
     "Three Brights 5, Blossom Viewing 5 and Moon Viewing 5: 15.", "Look for three yaku.", 4, "B.1.viewing"),
    ("rain-and-cup", "01-crane 03-curtain 11-rainman 09-cup",
     {10: "Three Brights are made without the rain man.", 12: "Rainy Four Brights need four brights.", 0: "The cup makes a yaku with one of them."},
     "Curtain and cup are Blossom Viewing, 5. Three brights with the rain man among them are nothing.", "Which bright goes with the cup?", 4, "B.1.viewing"),
)  # fmt: skip


def mixed_koikoi_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(mixed_koikoi_items()) >= 30
    True
    """
    return [*_sums(), *_beside(), *_card_points(), *_which_of_two(), *_first_deal(), *_calling()]


def _cards(text: str) -> Pile:
    return Pile.parse(text)


def _sums() -> list[Item]:
    return [
        number(f"sum/{name}", _SUM, YAMATO.score(_cards(cards)).base, slips, why=why, nudge=nudge, level=level,
               tags=("scoring",), rules=(rule,), source="S003", pictures=shown(_cards(cards)))
        for name, cards, slips, why, nudge, level, rule in _SUMS
    ]  # fmt: skip


def _beside() -> list[Item]:
    base: Marks = {"tags": ("scoring",), "source": "S003"}
    return [
        ask("beside/red-poems", f"{_C} you have Red Poems. Two plain ribbons come to it, so that you hold five. What do they change?",
            "Red Poems grows by 2, and Ribbons is not counted",
            {"Ribbons is counted as well: 1 more": "Ribbons is not counted beside Red Poems.",
             "nothing: only poems count": "Every further ribbon adds 1 to Red Poems.",
             "Ribbons takes the place of Red Poems": "The greater one stays, and grows."},
            why="Each further ribbon adds 1 to Red Poems; Ribbons is not counted beside it.", nudge="No card is paid for twice.", level=3, rules=("B.1.ribbons",), **base),
        ask("beside/animals", f"{_C} you have Boar, Deer, Butterflies and two more animals. Is Animals counted as well?",
            "no: each further animal adds 1 to Boar, Deer, Butterflies",
            {"yes: five animals are there": "Animals is not counted beside it.",
             "no: the two bring nothing": "Each of them adds 1.",
             "yes, in place of Boar, Deer, Butterflies": "The greater one stays, and grows."},
            why="5 and 2 make 7; Animals is not counted beside it.", nudge="Which one grows?", level=3, rules=("B.1.animals",), **base),
        ask("beside/brights", f"{_C} you had Three Brights, and a fourth one comes: not the rain man. What do the brights bring now?",
            8,
            {13: "Only the best bright yaku counts: Three Brights is gone.", 7: "That is with the rain man.", 6: "Brights do not grow by 1: another yaku takes their place."},
            why="Four Brights, 8, take the place of Three Brights.", nudge="Of the bright yaku only one counts.", level=3, rules=("B.1.brights",), **base),
        ask("beside/red-and-blue", f"{_C} you have Red Poems, 5 points, and then the third blue ribbon comes. What do the six ribbons bring?",
            10,
            {11: "The six ribbons are all in use: none is a further one.", 8: "The three blue ones are no mere further ribbons: they complete the second set.", 13: "None of the ribbons is paid for twice."},
            why="Red Poems and Blues together are 10; a seventh ribbon would add 1.", nudge="Both sets are complete.", level=4, rules=("B.1.ribbons",), **base),
    ]  # fmt: skip


def _points_of(text: str) -> int:
    return sum(card.points for card in _cards(text))


def _card_points() -> list[Item]:
    base: Marks = {"tags": ("points",), "source": "S000"}
    prompt = "How many card points are these cards together, as Hana-awase and Hachi-hachi count them?"

    def together(name: str, cards: str, slips: dict[int, str], why: str) -> Item:
        return number(f"points-together/{name}", prompt, _points_of(cards), slips, why=why, nudge="Say the kind of each card, then add: 20, 10, 5, 1.",
                      level=3, rules=("A.1.points",), pictures=shown(_cards(cards)), **base)  # fmt: skip

    return [
        together("paulownia", "12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3",
                 {13: "The phoenix is a bright, not an animal.", 26: "The yellow one is chaff like the others: 1."},
                 "The phoenix is a bright, 20, and three chaff are 3: 23."),
        together("maple", "10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2",
                 {27: "The deer is an animal: 10.", 22: "The ribbon is 5, blue or not."},
                 "Deer 10, ribbon 5, two chaff 2: 17."),
        together("looks", "05-bridge 09-cup 11-lightning",
                 {12: "Bridge and cup are animals: 10 each.", 30: "The lightning card is chaff: 1."},
                 "The bridge and the sake cup are animals, 10 each; the lightning card is chaff, 1: 21."),
        together("birds", "01-crane 02-warbler 12-phoenix",
                 {30: "Crane and phoenix are brights: 20 each.", 60: "The warbler is an animal: 10."},
                 "Crane and phoenix are brights, 20 each; the warbler is an animal, 10: 50."),
        ask("card-points/koikoi", f"{_C} the round ends. You have 120 card points and no yaku; your opponent has 40 and stops with Ribbons. Who scores?",
            "your opponent: 1 point",
            {"you: your cards are worth more": "Koi-Koi does not count card points.",
             "you: 80 points more": "That is not counted in Koi-Koi.",
             "both: each counts his or her own cards": "Only yaku score, and only one player."},
            why="Koi-Koi knows yaku only. Card points belong to Hana-awase and Hachi-hachi.", nudge="What does Koi-Koi count?", level=2, rules=("A.1.points",), **base),
    ]  # fmt: skip


def _which_of_two() -> list[Item]:
    base: Marks = {"tags": ("taking",), "source": "S003"}

    def two(
        name: str,
        played: str,
        field: str,
        text: str,
        right: str,
        wrong: dict[str, str],
        why: str,
        nudge: str,
        rule: str,
    ) -> Item:
        cards = [*shown([Card.parse(played)], "You play"), *shown(_cards(field), "Field")]
        return ask(
            f"of-two/{name}",
            f"{_C}: {text} Which card do you take?",
            right,
            wrong,
            why=why,
            nudge=nudge,
            level=4,
            rules=(rule,),
            pictures=cards,
            **base,
        )

    return [
        two("blues", "06-chaff-1", "06-butterflies 06-blue-ribbon",
            "your pile has the blue ribbons of chrysanthemum and maple. The other pile is empty.", "the blue ribbon",
            {"the butterflies": "They finish nothing.", "both": "Of two cards you take one."},
            "The third blue ribbon makes Blues, 5 points.", "What does each of them finish?", "B.1.ribbons"),
        two("ten-chaff", "07-plain-ribbon", "07-boar 07-chaff-1",
            "your pile has nine chaff cards and nothing else. The other pile has one animal, the warbler.", "the chaff card",
            {"the boar": "It is worth more, but finishes nothing.", "both": "Of two cards you take one."},
            "The tenth chaff card makes Chaff, 1 point: now you may stop.", "Count your chaff.", "B.1.chaff"),
        two("cup", "09-chaff-1", "09-cup 09-blue-ribbon",
            "your pile has the curtain, and no ribbon. The other pile has chaff only.", "the sake cup",
            {"the blue ribbon": "It would be your first ribbon.", "both": "Of two cards you take one."},
            "Curtain and cup are Blossom Viewing, 5 points.", "What does one drink under cherry trees?", "B.1.viewing"),
        two("moon-away", "08-chaff-1", "08-moon 08-geese",
            "your pile has chaff only. The other pile has the sake cup.", "the moon",
            {"the geese": "Then the other player may take the moon: Moon Viewing, 5 points.", "both": "Of two cards you take one."},
            "The moon would make Moon Viewing in the other pile. Take it away.", "What does your opponent wait for?", "B.1.viewing"),
        ask("of-two/turned", "You turn a stock card, and two cards of its month lie on the field. What happens?",
            "you choose one of the two, and take it",
            {"you take both": "Only three of a month are taken all together.",
             "you take the one worth more": "You choose freely.",
             "it stays on the field": "A turned card takes, if it can."},
            why="A turned card is treated like a played one: you choose one of the two.", nudge="Is a turned card treated in another way?", level=3, rules=("B.1.5",), **base),
    ]  # fmt: skip


def _first_deal() -> list[Item]:
    base: Marks = {"tags": ("dealing",), "source": "S003"}
    return [
        ask("first-deal/tie", f"{_C}: for the first deal you turn the boar, and your opponent turns the ribbon of bush clover. Who deals?",
            "nobody yet: both turn again",
            {"you: an animal is worth more": "A house rule of other tables (firstDealerTie).",
             "your opponent: a ribbon is worth less": "The kind of a card does not matter here.",
             "you: you turned first": "Who turns first does not matter."},
            why="Both are of July. Equal months: turn again.", nudge="Of which months are the two?", level=3, rules=("B.1.1",), pictures=shown(_cards("07-boar 07-plain-ribbon")), **base),
        ask("first-deal/chaff-and-bright", f"{_C}: you turn a plum chaff card, and your opponent turns the phoenix. Who deals first?",
            "you",
            {"your opponent: a bright is worth more": "Only the months are compared.",
             "your opponent: the later month": "The earlier month deals.",
             "nobody yet: both turn again": "Only if the months are equal."},
            why="Plum is February, paulownia December. The earlier month deals; the kind does not matter.", nudge="Which month is earlier?", level=2, rules=("B.1.1",), pictures=shown(_cards("02-chaff-1 12-phoenix")), **base),
        ask("first-deal/willow", f"{_C}: you turn the rain man, and your opponent turns the deer. Who deals first?",
            "your opponent",
            {"you: a bright is worth more": "Only the months are compared.",
             "you: the later month": "The earlier month deals.",
             "nobody yet: the rain man does not count": "He is a willow card like the others: November."},
            why="Maple is October, willow November: the earlier month deals.", nudge="Maple or willow: which comes first?", level=2, rules=("B.1.1",), pictures=shown(_cards("11-rainman 10-deer")), **base),
        ask("first-deal/three", f"{_C}: three cards of a month lie on the first field. What happens?",
            "you play on, and the fourth card takes all three",
            {"the cards are dealt again": "Only four of a month are dealt again.",
             "the dealer takes them": "Nobody takes a card before the first turn.",
             "you play on, and the fourth takes one of them": "Of two one chooses one; three are taken together."},
            why="The fourth card takes all three.", nudge="Can somebody take them?", level=3, rules=("B.1.5",), **base),
        ask("first-deal/field-before-hand", f"{_C}: all four pines lie on the first field, and your hand holds all four maples. What happens?",
            "the cards are dealt again, and nobody scores",
            {"you win 6 points": "The field is looked at before the hands.",
             "you win 6 points, and then the cards are dealt again": "A void deal gives nothing.",
             "you play on": "Nobody could ever take the pines."},
            why="The field is looked at first: four of a month mean a new deal, whatever the hands hold.", nudge="What is looked at first?", level=4, rules=("B.1.3",), tags=base["tags"], source="DER"),
    ]  # fmt: skip


def _calling() -> list[Item]:
    base: Marks = {"tags": ("koikoi",), "source": "S003"}
    grown = YAMATO.score(_cards(f"{_RED} 04-plain-ribbon")).total
    ribbons = YAMATO.score(
        _cards("02-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon"),
        opponent_koikoi=1,
    ).total
    return [
        ask("calling/grown", f"{_C} you called koi-koi with Red Poems. Then a fourth ribbon comes into your pile. What happens?",
            "the round ends, and you score",
            {"nothing: it is no new yaku": "A yaku that has grown counts like a new one.",
             "you are asked again: stop or koi-koi": "After one koi-koi nobody is asked again.",
             "nothing: you must wait for Ribbons": "Ribbons is not counted beside Red Poems."},
            why="The yaku has grown by 1. After a koi-koi that ends the round, in your favour.", nudge="Is your pile worth more than before?", level=4, rules=("B.1.8",), **base),
        number("calling/grown-score", f"{_C} you called koi-koi with Red Poems. Then a fourth ribbon comes into your pile, and the round ends. What do you score?",
               grown, {12: "A call of one's own doubles nothing.", 5: "The fourth ribbon adds 1.", 10: "A call of one's own doubles nothing."},
               why="Red Poems 5, and 1 for the further ribbon: 6. Your own call doubles nothing.", nudge="Whose call doubles?", level=4, rules=("B.1.score",), **base),
        number("calling/small-yaku", f"{_C} you called koi-koi with 5 points. Then your opponent makes Ribbons with five ribbons. What does your opponent score?",
               ribbons, {1: "Your call doubles it.", 6: "Your 5 points are lost; nobody gets them.", 10: "The points of your opponent are doubled, not yours."},
               why="Ribbons is 1, and your call doubles it: 2. Your 5 points are lost.", nudge="Small, but your call counts.", level=4, rules=("B.1.score",), **base),
        ask("calling/dealers-last", f"{_C} you are the dealer and make the first yaku of the round with your own last card. May you call koi-koi?",
            "yes: the other player still has a card",
            {"no: your hand is empty": "The round is not over: the other player still has one turn.",
             "no: the dealer may not call at the end": "Dealer and other player have the same rights.",
             "only with seven points or more": "Seven matters for doubling only."},
            why="The last turn of a round belongs to the other player. Before it a call is allowed, but you cannot gain by it.", nudge="Who plays the very last card?", level=4, rules=("B.1.9",), **base),
        ask("calling/deal-after", f"{_C} you dealt, you called koi-koi, and after it no yaku was made and none grew. Who deals the next round?",
            "the other player",
            {"you: you had a yaku": "It is lost, and nobody has won.",
             "you: the dealer stays after a draw": "A house rule (exhaustedDraw=zeroStay).",
             "each turns a card again": "Only before the first round."},
            why="Nobody scores, and the deal passes, as in every drawn round.", nudge="Has anybody won?", level=4, rules=("B.1.11",), tags=base["tags"], source="FW"),
        ask("last-card/yaku", f"{_C} you make a yaku with the very last card of the round. May you call koi-koi?",
            "no: the round ends, and you score",
            {"yes: you may always call": "There is nothing left to play.",
             "yes, and the points are lost": "It is not offered.",
             "only if nobody has called before": "Nothing can follow, whoever has called."},
            why="Both hands are empty: the round ends, and you score.", nudge="What could still come?", level=2, rules=("B.1.9",), **base),
    ]  # fmt: skip
