"""Items on Hachi-hachi before the first card: counters, the field, who plays and what that costs."""

# A table of questions reads best with one question a paragraph, however long its sentences.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.exercises.build import Marks, ask, number, shown
from hanafuda_lib.exercises.item import Item
from hanafuda_lib.hachihachi import STANDARD
from hanafuda_lib.hachihachi.field import count_field
from hanafuda_lib.hachihachi.seats import compensation, in_or_out, pay_drop_fee
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.pile import Pile

_FIELDS = (
    ("plain", "02-warbler 04-chaff-1 05-bridge 07-boar 09-cup 10-chaff-1"),
    ("crane", "01-crane 02-chaff-1 04-cuckoo 05-bridge 07-boar 09-cup"),
    ("moon-and-curtain", "03-curtain 08-moon 02-chaff-1 04-cuckoo 07-boar 10-deer"),
    ("phoenix", "12-phoenix 02-chaff-1 04-cuckoo 05-bridge 07-boar 09-cup"),
    ("rain-man-and-crane", "11-rainman 01-crane 04-cuckoo 05-bridge 07-boar 09-cup"),
    ("animals", "02-warbler 04-cuckoo 05-bridge 07-boar 09-cup 11-swallow"),
)
_FIELD_SLIPS = {
    1: "No bright, or none that counts: then it would be × 1.",
    2: "Crane, curtain or moon alone make × 2.",
    4: "Only rain man or phoenix make × 4.",
    8: "Multipliers are not multiplied with each other: the largest decides.",
}


def hachi_round_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(hachi_round_items()) >= 30
    True
    """
    return [*_money(), *(_field(*each) for each in _FIELDS), *_carried(), *_deal(), *_in_or_out()]


def _money() -> list[Item]:
    mon = int(STANDARD.mon_per_kan.value)
    base: Marks = {"tags": ("hachi-money",), "source": "S000"}
    return [
        ask("hachi-money/kan", "How many mon (文) are a kan (貫) in Hachi-hachi, as most play it?",
            mon, {10: "So in some regions: the option monPerKan=10.", 100: "A kan is small here.", 88: "88 is par of card points."},
            why="Twelve mon are one kan. With ten mon to the kan one reckons more easily, and some do.",
            nudge="A dozen.", level=2, rules=("D.1", "D.1.monPerKan"), **base),
        number("hachi-money/to-mon", "How many mon are 7 kan, with 12 mon to the kan?", STANDARD.mon(14),
               {70: "That is with 10 mon to the kan.", 19: "Seven times twelve.", 7: "Those are the kan."},
               why="7 × 12 = 84 mon.", nudge="Seven dozens.", level=2, rules=("D.1",), **base),
        number("hachi-money/half", "How many mon are 3½ kan, with 12 mon to the kan?", STANDARD.mon(7),
               {35: "That is with 10 mon to the kan.", 36: "The half kan is 6 mon.", 48: "That is 4 kan."},
               why="3 × 12 + 6 = 42 mon.", nudge="Half a kan is 6 mon.", level=3, rules=("D.1",), **base),
        ask("hachi-money/in-kan", "You win 105 mon. How is that paid, with 12 mon to the kan?",
            "8 kan and 9 mon",
            {"10 kan and 5 mon": "That is with 10 mon to the kan.", "9 kan and 3 mon": "9 kan are 108 mon.", "8 kan and 7 mon": "8 kan are 96 mon."},
            why="8 × 12 = 96, and 9 mon more.", nudge="How often does 12 go into 105?", level=3, rules=("D.1",), **base),
        ask("hachi-money/start", "With what does each player start in Hachi-hachi?",
            "5 kan: 4 kan and 12 mon in counters",
            {"88 mon": "88 is par of card points.", "12 kan": "Twelve is the number of rounds.", "nothing: only the score is written down": "Counters go from hand to hand."},
            why="Four counters of a kan and twelve of a mon: five kan in all.", nudge="Small change is needed.", level=3, rules=("D.1",), **base),
        ask("hachi-money/zero", "What do the payments of a whole round of Hachi-hachi sum to?",
            0, {88: "88 is par of card points.", 264: "That is the deck.", 12: "Nothing comes from outside."},
            why="Every payment goes from one player to another (or to the pot and back to a player).",
            nudge="Who pays, pays somebody.", level=2, rules=("D.1",), **base),
        ask("hachi-money/length", "How many rounds is a whole match of Hachi-hachi?",
            12, {8: "Eight is only in the name.", 88: "88 is par of card points.", 7: "Seven cards are a hand."},
            why="Twelve rounds are a year; six or three by agreement.", nudge="A year.", level=2, rules=("D.1", "D.1.gameLength"), **base),
    ]  # fmt: skip


def _field(key: str, cards: str) -> Item:
    """What the first field multiplies every payment by."""
    field = Pile.parse(cards)
    found = count_field(STANDARD, field)
    return ask(
        f"hachi-field/{key}",
        "These six cards lie on the first field, and nothing is carried over. What do all payments of the round count?",
        f"× {found.multiplier}",
        {f"× {one}": text for one, text in _FIELD_SLIPS.items()},
        why=f"It is a {found.name}: × {found.multiplier}. Rain man or phoenix make × 4, crane, curtain or moon × 2.",
        nudge="Look for brights only.",
        tags=("hachi-money", "hachi-field"),
        level=3,
        rules=("D.4.field",),
        source="S000",
        pictures=shown(field, "Field"),
    )


def _carried() -> list[Item]:
    two = count_field(STANDARD, Pile.parse("11-rainman 01-crane 02-chaff-1"))
    later = count_field(STANDARD, Pile.parse("02-chaff-1"), two.carry_out)
    both = count_field(STANDARD, Pile.parse("03-curtain 08-moon 02-chaff-1"))
    base: Marks = {"tags": ("hachi-money", "hachi-field"), "source": "S000"}
    return [
        ask("hachi-field/what", "Which payments of a round does the field multiply?",
            "every one: hand yaku, yaku, card points, bonuses, fees",
            {"only yaku made in play": "It multiplies everything.", "only card points": "It multiplies everything.", "everything but hand yaku": "Hand yaku too."},
            why="The field is fixed before anything is paid, and counts for the whole round.",
            nudge="No exception.", level=3, rules=("D.4.field",), **base),
        ask("hachi-field/carried-now", "On the first field lie the rain man and the crane (rule carry=queue). What counts now, and what waits?",
            f"× {two.multiplier} now, × {two.carry_out[0]} waits for the next round",
            {"× 8 now": "Multipliers are not multiplied with each other.", "× 4 now, nothing waits": "The crane's × 2 is kept for later.",
             "× 2 now, × 4 waits": "The largest is used first."},
            why="The largest is used now; the others wait in the queue, largest first.",
            nudge="Two multipliers were seen, one is used.", level=5, rules=("D.4.carry",), tags=base["tags"], source="FW"),
        ask("hachi-field/carried-next", "A × 2 is waiting from an earlier round. Now no bright lies on the first field. What counts?",
            f"× {later.multiplier}",
            {"× 1": "The waiting × 2 is used in this round.", "× 4": "Nothing makes it so large.", "it goes on waiting": "A round takes the largest that waits."},
            why="What waits counts in the next round, unless that one has something larger.",
            nudge="The queue has its turn.", level=4, rules=("D.4.carry",), tags=base["tags"], source="FW"),
        ask("hachi-field/two-large", "Curtain and moon lie on the first field (rule carry=queue). What counts in this round?",
            f"× {both.multiplier}",
            {"× 4": "Two large fields make no grand one; the second × 2 waits.", "× 3": "Multipliers are not added.", "× 1": "One of them would be enough for × 2."},
            why="× 2 now, and × 2 for the next round.", nudge="The largest one counts.", level=4, rules=("D.4.field", "D.4.carry"), **base),
        ask("hachi-field/odds", "How often is a freshly dealt field a small one (× 1)?",
            "about half of the time",
            {"about one time in ten": "Brights are only 5 of 48 cards.", "nearly always": "Six cards are dealt: a bright is often among them.", "never": "It happens in 49.7 % of all deals."},
            why="× 1 in 49.7 %, × 2 in 26.7 %, × 4 in 23.7 % of all deals.", nudge="Six of 48 cards, five brights.", level=4, rules=("D.4.field",), tags=base["tags"], source="DER"),
    ]  # fmt: skip


def _deal() -> list[Item]:
    base: Marks = {"tags": ("hachi-seats",), "source": "S000"}
    return [
        ask("hachi-deal/three", "How are the cards dealt in Hachi-hachi with three players?",
            "4 each, 3 to the field, 3 each, 3 to the field",
            {"7 each at once, then 6 to the field": "They come in two packets.", "8 each, 8 to the field": "That is Koi-Koi.", "4 each, 6 to the field, 3 each": "The field comes in two packets too."},
            why="Beginning on the dealer's right: four each, three open, three each, three open. 21 stay in the stock.",
            nudge="Two packets make seven and six.", level=3, rules=("D.2",), **base),
        ask("hachi-deal/field-four", "All four cards of a month lie on the first field of Hachi-hachi. What happens?",
            "the cards are dealt again",
            {"the dealer takes them": "A house rule (fieldFour=dealerTakes, EX).", "all payments count × 4": "Only rain man or phoenix do that.", "they stay": "Nobody could ever take them."},
            why="Four of a month on the field: a new deal.", nudge="As in Hana-awase.", level=4, rules=("D.2", "D.2.fieldFour"), tags=base["tags"], source="FW"),
        ask("hachi-deal/order", "Who plays second in Hachi-hachi (胴二 dō-ni)?",
            "the player on the dealer's right",
            {"the player on the dealer's left": "He is third (ビキ biki).", "who has the most brights": "The order is by seat.", "the winner of the last round": "He is the dealer."},
            why="Dealer, his right neighbour, his left neighbour.", nudge="Counter-clockwise.", level=3, rules=("D.2",), **base),
        ask("hachi-deal/seven", "Seven people sit down. What is special about that?",
            "a white card is shuffled in: who gets it lays his other cards as the field and sits out",
            {"everybody gets six cards": "Each gets seven: 49 cards with the white one.", "the oldest sits out": "The white card decides.", "two tables are made": "One table is enough."},
            why="48 cards are too few for seven hands of seven. The white card makes 49, and its holder's six cards are the field.",
            nudge="7 × 7 = 49.", level=5, rules=("D.3.few", "C.3"), tags=base["tags"], source="FW"),
    ]  # fmt: skip


def _fee(before: int, multiplier: int = 1) -> int:
    """What the next one to drop out pays into the pot, in mon."""
    money = Settlement(STANDARD, seats=6, order=(0, 1, 2, 3, 4, 5), multiplier=multiplier)
    pay_drop_fee(money, 1, before=before)
    return money.pot


def _in_or_out() -> list[Item]:
    forced = in_or_out(STANDARD, (0, 1, 2, 3, 4), [True, False, True, True]).forced
    hand = Pile.parse("09-blue-ribbon 09-chaff-1 09-chaff-2 08-moon 06-blue-ribbon 02-chaff-1 04-chaff-1")
    paid = compensation(STANDARD, hand).mon()
    base: Marks = {"tags": ("hachi-seats",), "source": "FW"}
    return [
        ask("hachi-in/first", "Five people sit down. Who says first whether he is in (deru 出る) or out (oriru 降りる)?",
            "the dealer",
            {"the player on his right": "He speaks second.", "who has the best hand": "The order is by seat.", "all at once": "One after the other, and each hears those before him."},
            why="From the dealer round. Who speaks early knows less.", nudge="It begins where everything begins.", level=3, rules=("D.3.call",), **base),
        number("hachi-in/first-fee", "A small field, 12 mon to the kan. What does the first player who drops out pay into the pot, in mon?",
               _fee(0), {1: "That is in kan.", 18: "That is the second one.", 0: "Dropping out has its price.", 10: "A kan has 12 mon here."},
               why="1 kan for the first, 1½ for the second, 2 for the third.", nudge="One kan.", level=4, rules=("D.3.call", "D.3.dropFee"), **base),
        number("hachi-in/second-fee", "A small field. What does the second player who drops out pay, in mon?",
               _fee(1), {12: "That is the first one.", 24: "Half a kan more than the first, not a whole one."},
               why="1½ kan: 18 mon. Each further one pays half a kan more.", nudge="1½ kan.", level=4, rules=("D.3.call", "D.3.dropFeeStep"), **base),
        number("hachi-in/fee-field", "A large field (× 2). What does the first player who drops out pay, in mon?",
               _fee(0, 2), {12: "The field multiplies fees as well.", 48: "That would be a grand field."},
               why="The field is fixed before anybody speaks: 12 × 2 = 24.", nudge="The field multiplies everything.", level=5, rules=("D.3.call", "D.4.field"), **base),
        ask("hachi-in/forced", "Five people. The dealer is in, the second is out, the third and the fourth are in. What becomes of the fifth?",
            "he is forced out (oikomi)" if forced == (4,) else "he is asked",
            {"he is asked": "Three are in: nobody else may play.", "he must play": "Three are in already.", "he pays a fee": "He wanted nothing: he is even paid for his hand."},
            why="As soon as three are in, all who have not spoken are out, and are compensated for their hands.",
            nudge="How many may play?", level=4, rules=("D.3.forced",), **base),
        ask("hachi-in/who-pays-forced", "Who pays a player who was forced out?",
            "the two players who are in and do not deal",
            {"all three who are in": "The dealer pays nothing.", "the dealer": "He is the one who does not pay.", "the pot": "The pot is for the winner of the round."},
            why="Each of the two non-dealers pays half of the hand yaku, half of a complete yaku, and 3 mon for certain cards.",
            nudge="The dealer is spared.", level=5, rules=("D.3.forced",), **base),
        number("hachi-in/forced-hand", "You are forced out with this hand (small field): three chrysanthemums, the moon, the blue peony ribbon, two chaff. What does each payer give you, in mon?",
               paid, {24: "Only half of the hand yaku is paid.", 12: "Moon and blue peony ribbon bring 3 mon each as well.", 36: "That is what both pay together.",
                      30: "Half of the hand yaku: 12, not 24.", 15: "Two single cards count: the moon and the blue peony ribbon.", 21: "The blue chrysanthemum ribbon is in the triplet already."},
               why="Three of a Month is 2 kan, half of it 12 mon; moon and blue peony ribbon 3 each: 18.",
               nudge="Half of 2 kan, then 3 mon for each other bright, red poem or blue.", level=5, rules=("D.3.forced",), **base, pictures=shown(hand)),
        ask("hachi-in/two", "Only two players are in, all others have dropped out. What may they do?",
            "share the pot, or play the form for two",
            {"play as three with an empty hand": "Two play a form of its own (7 cards each, 6 open).", "wait for a third": "Everybody has spoken.", "deal again": "Only when nobody is in."},
            why="Two may split the pot, and the round is over; or they play the game for two.",
            nudge="There is money in the pot.", level=4, rules=("D.3.few", "D.3.twoIn"), **base),
        ask("hachi-in/one", "Only one player is in. What happens?",
            "he takes the pot",
            {"the cards are dealt again": "That is when nobody is in.", "he plays alone": "There is nobody to play with.", "the pot stays for the next round": "It is his."},
            why="The fees of those who dropped out are his.", nudge="He wins without a card.", level=3, rules=("D.3.few",), **base),
        ask("hachi-in/dealer-out", "The dealer drops out. Who deals and plays first in this round?",
            "the next player to his right who is in",
            {"the dealer all the same": "He is out.", "the player on his left": "It goes to the right.", "who has the best hand": "It goes by seat."},
            why="Dealer of the round is the next player who is in, to the right.", nudge="Which way does everything go?", level=4, rules=("D.3.few",), **base),
        ask("hachi-in/hands", "What becomes of the hands of those who are out?",
            "they go into the stock, which is shuffled",
            {"they lie open": "Nobody may see them.", "they are given to the dealer": "Nobody gets them.", "they are out of the round": "Then the stock would be too small."},
            why="So that three play with the usual stock of 21.", nudge="How many cards must the stock have?", level=4, rules=("D.3.few",), **base),
        ask("hachi-in/pot", "Who gets the pot of those who dropped out?",
            "the winner of the round",
            {"the dealer": "Only if he wins.", "the next one who drops out": "Nobody who is out gets anything of it.", "it is shared by the three players": "It goes to the winner."},
            why="The winner of the round takes it, whatever decides the round.", nudge="Something to play for.", level=3, rules=("D.3.call", "D.11"), **base),
        ask("hachi-in/blind", "What is mizuten (水天), an option that is usually off?",
            "the dealer comes in before he looks at his cards",
            {"a hand without chaff": "That is sunashi.", "a field without brights": "That is a small field.", "buying another player's place": "That is an option too, but another one."},
            why="A blind entry: with 89 or more points the dealer is paid, else he pays (FW's form).",
            nudge="He dares it unseen.", level=5, rules=("D.3.call", "D.3.mizuten"), **base),
    ]  # fmt: skip
