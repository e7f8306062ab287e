"""Questions on hana-awase: chapter 4."""

from __future__ import annotations

from hanafuda_lib.exercises.item import Item
from hanafuda_lib.exercises.lessons.ask import Lesson
from hanafuda_lib.hanaawase import H80, H88, NINTENDO, OISHI
from hanafuda_lib.hanaawase.settlement import claim, points_line
from hanafuda_lib.pile import ALL, Pile

_TOPIC = "hana-awase"
_SEATS = Lesson("seats-and-deal", _TOPIC, 3, "S004")
_POINTS = Lesson("card-points", _TOPIC, 3, "S004")
_YAKU = Lesson("hana-awase-yaku", _TOPIC, 3, "S004")
_SETTLE = Lesson("settlement", _TOPIC, 4, "S004")
_TWO = Lesson("two-examples", _TOPIC, 4, "S004")
_FEWER = Lesson("five-points-fewer", _TOPIC, 4, "S004")
_FUKE = Lesson("hands-fuke-willow", _TOPIC, 4, "S004")
_HOUSE = Lesson("hana-awase-house-rules", _TOPIC, 5, "S000")
_ORDER = (0, 1, 2)


def hanaawase_questions() -> list[Item]:
    """The questions of chapter 4, in the order of the book."""
    return [*_seats(), *_points(), *_yaku(), *_settle(), *_two(), *_fewer(), *_fuke(), *_house()]


def _nets(points: tuple[int, int, int], yaku: tuple[int, int, int]) -> list[int]:
    """What each of three players wins or loses, by the library's own lines."""
    lines = [points_line(NINTENDO, points, _ORDER)]
    lines += [claim(NINTENDO, "yaku", y, seat=seat, order=_ORDER, seats=3) for seat, y in enumerate(yaku)]
    return [sum(line.amounts[seat] for line in lines) for seat in _ORDER]


def _worth(text: str) -> int:
    pile = Pile.parse(text)
    return NINTENDO.card_points(pile) + 2 * NINTENDO.score(pile).total


def _seats() -> list[Item]:
    ask = _SEATS
    return [
        ask.pick(
            "order", "You draw the boar, the others draw a plum and a chrysanthemum. What are you?", "second, on the dealer's right",
            {"the dealer": "February comes before July.", "third, on the dealer's left": "September is later still."},
            "February deals, July is second, September third.", nudge="Put the months in order.", cards="07-boar",
            rule="C.1.1",
        ),
        ask.number(
            "stock", "Three players: how many cards are in the stock after the deal?", 48 - 3 * 7 - 6,
            {27: "The field takes six cards.", 24: "That is Koi-Koi.", 19: "Seven cards each, not eight or so."},
            "48 less three hands of seven and a field of six: 21, one for each turn.", nudge="Seven each, and six.",
            rule="C.1.2",
        ),
        ask.pick(
            "stop", "You have made Four Brights, and five cards are left in your hand. May you stop the round?", "no",
            {"yes": "That is Koi-Koi.", "yes, if the others agree": "There is no such rule."},
            "A round of Hana-awase is always played to the last card. Yaku count at the end.",
            nudge="When are the yaku counted?", rule="C.1.4",
        ),
    ]  # fmt: skip


def _points() -> list[Item]:
    ask = _POINTS
    pile = Pile.parse("03-curtain 12-phoenix 09-cup 10-deer 04-plain-ribbon 01-chaff-1 11-lightning")
    points = NINTENDO.card_points(pile)
    return [
        ask.number(
            "count", "How many card points has this pile?", points,
            {points + 9: "The lightning card is chaff: 1.", points + 1: "Count the cup once: it is an animal, 10."},
            f"20 + 20, 10 + 10, 5, 1 + 1: {points}.", nudge="Two brights, two animals, a ribbon, two chaff cards.",
            cards=" ".join(card.id for card in pile), rule="C.1.5",
        ),
        ask.number(
            "third", "Two players have 101 and 85 card points. How many has the third?", NINTENDO.card_points(ALL) - 101 - 85,
            {88: "88 is the fair share, not what is left."},
            f"The deck has {NINTENDO.card_points(ALL)}: 264 − 101 − 85 = 78.", nudge="All three together have 264.",
            rule="C.1.5",
        ),
        ask.number(
            "par", "Your pile has 95 card points, and nobody has a yaku. What do you win?", _nets((95, 88, 81), (0, 0, 0))[0],
            {95: "Par is taken off first.", -7: "You have more than par, so you win."},
            "95 − 88 = 7.", nudge="What is a fair share?", rule="C.1.5",
        ),
    ]  # fmt: skip


def _yaku() -> list[Item]:
    ask = _YAKU
    seven = Pile.parse(
        "01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon"
    )
    drink = Pile.parse("03-curtain 08-moon 09-cup")
    return [
        ask.number(
            "drink", "Curtain, moon and sake cup. What is Y?", NINTENDO.score(drink).total,
            {70: "Drinking replaces both viewing yaku.", 40: "Drinking is worth 30 and replaces both viewing yaku."},
            f"Drinking, {NINTENDO.score(drink).total}. It replaces both viewing yaku.", nudge="One yaku replaces the two.",
            cards="03-curtain 08-moon 09-cup", rule="C.1.exclusions",
        ),
        ask.number(
            "ribbons", "The ribbons of pine, plum, cherry, wisteria, iris, peony and bush clover. What is Y?",
            NINTENDO.score(seven).total,
            {130: "Six Ribbons is replaced by seven.", 40: "There are more yaku than one.",
             80: "The ribbons of wisteria, iris and bush clover are a yaku, too."},
            f"Seven Ribbons 40, Red Poems 40, Grass Ribbons 20: {NINTENDO.score(seven).total}.",
            nudge="Seven ribbons; three with a poem; three of the grasses.", cards=" ".join(card.id for card in seven),
            rule="C.1.yaku",
        ),
        ask.pick(
            "five", "You have all five brights. Which of these yaku counts beside Five Brights?", "Pine, Paulownia, Moon",
            {"Four Brights": "Five Brights replaces it.", "Three Brights": "There is no such yaku in Hana-awase.",
             "Front Sugawara, with the warbler": "It does not count beside four or five brights."},
            "Crane, moon and phoenix count once more: 20.", nudge="Crane, moon, phoenix.", rule="C.1.exclusions",
        ),
    ]  # fmt: skip


def _settle() -> list[Item]:
    ask = _SETTLE
    one, two = _nets((120, 80, 64), (40, 20, 0)), _nets((88, 88, 88), (0, 30, 0))
    return [
        ask.number(
            "net", "C = 120, 80, 64 and Y = 40, 20, 0. What is the net of the first player?", one[0],
            {112: "The second player's yaku must be paid: 20.", 52: "Both others pay your yaku.", 72: "2 · 40 − 20, and 32."},
            f"120 − 88 + 2 · 40 − 20 = {one[0]}.", nudge="C − 88, twice your own Y, less the others' Y.", rule="C.1.7",
        ),
        ask.number(
            "pay", "All three have 88 card points. Only the second player has a yaku, of 30. What is your net, in the first seat?",
            two[0], {0: "You pay for the yaku.", -60: "Each pays 30, the other one pays the other 30.", -15: "Each pays the whole value."},
            f"Nothing for cards, and 30 for the yaku: {two[0]}.", nudge="Who pays a yaku, and how much?", rule="C.1.7",
        ),
        ask.pick(
            "check", "Three players write +45, −20 and −20. What is certain?", "somebody has miscounted",
            {"all is well": "The sum is 5, not 0.", "the first player has miscounted": "It may be any of the three."},
            "The three nets add up to zero. If they do not, count again.", nudge="Add the three numbers.", rule="C.1.7",
        ),
        ask.pick(
            "dealer", "The nets are +10, −30 and +20. Who deals the next round?", "the third player",
            {"the first player": "20 is more than 10.", "the same dealer": "The highest net deals.",
             "the second player": "Losing gives no right to deal."},
            "The highest net deals next. Nobody changes the seat.", nudge="Who has won most?", rule="C.1.8",
        ),
    ]  # fmt: skip


def _two() -> list[Item]:
    ask = _TWO
    pile = Pile.parse("01-crane 03-curtain 08-moon 11-rainman 12-phoenix 09-cup 01-chaff-1 03-chaff-1 08-chaff-1"
                      " 11-lightning 12-chaff-1 09-chaff-1")  # fmt: skip
    c, y = NINTENDO.card_points(pile), NINTENDO.score(pile).total
    return [
        ask.number(
            "c", "Five brights, the sake cup and six chaff cards: what is C?", c,
            {107: "The cup is an animal: 10.", 112: "The six chaff cards are 6."},
            f"5 · 20 + 10 + 6 = {c}.", nudge="Brights, animals, chaff.", rule="C.1.5",
        ),
        ask.number(
            "y", "The same pile: what is Y?", y,
            {200: "Two more yaku are there.", 220: "And curtain, moon and cup?", 310: "Four Brights is replaced.",
             290: "The viewing yaku are replaced."},
            f"Five Brights 200, Drinking 30, Pine, Paulownia, Moon 20: {y}.",
            nudge="Look for crane, moon, phoenix, and for curtain, moon, cup.", rule="C.1.yaku",
        ),
        ask.number(
            "net", "The others have no yaku. What is the net of this pile?", c - 88 + 2 * y,
            {c - 88 + y: "Two players pay the yaku.", c + 2 * y: "Par, 88, is taken off."},
            f"{c} − 88 + 2 · {y} = {c - 88 + 2 * y}.", nudge="C − 88 + 2 · Y.", rule="C.1.7",
        ),
    ]  # fmt: skip


def _fewer() -> list[Item]:
    ask = _FEWER
    before = _worth("01-red-poem 03-red-poem")
    ribbon = _worth("01-red-poem 03-red-poem 02-red-poem 02-chaff-1") - before
    warbler = _worth("01-red-poem 03-red-poem 02-warbler 02-chaff-1") - before
    return [
        ask.number(
            "gain", "Your pile has the ribbons of pine and cherry. A plum chaff can take the bush warbler or the plum ribbon. "
            "By how much is the ribbon better, if you count C + 2 · Y?", ribbon - warbler,
            {80: "The warbler brings five card points more.", 40: "Two players pay the yaku.", -5: "Look at the yaku, too."},
            f"Ribbon: {ribbon}. Warbler: {warbler}. The difference is {ribbon - warbler}.",
            nudge="What does the third red poem ribbon finish?", cards="02-warbler 02-red-poem",
        ),
        ask.pick(
            "third", "Which card of a set of three is worth most to you?", "the third",
            {"the first": "It brings its card points and a hope.", "all three the same": "Only one of them brings the yaku."},
            "The third card brings the whole yaku.", nudge="When is the yaku there?",
        ),
        ask.pick(
            "replace", "You have Six Ribbons. The seventh ribbon makes Seven Ribbons. What does it add to Y?", "10",
            {"40": "Seven Ribbons replaces Six Ribbons.", "30": "That is what Six Ribbons was worth.", "70": "The two never stand side by side."},
            "40 in place of 30.", nudge="What happens to Six Ribbons?", rule="C.1.exclusions",
        ),
    ]  # fmt: skip


def _fuke() -> list[Item]:
    ask = _FUKE
    return [
        ask.pick(
            "twenty", "At the end the three have 20, 120 and 124 card points. What happens?", "the round is void",
            {"it counts": "Twenty or less is fuke.", "the first player pays double": "Nobody pays anything."},
            "Twenty card points or less: nobody pays, and the same dealer deals again.", nudge="Is 20 low enough?",
            rule="C.1.fuke",
        ),
        ask.number(
            "six", "Opening hands are agreed on. You are dealt six chaff cards and the deer. How much does each of the others pay you?",
            20, {30: "That is for seven.", 40: "That is what both pay together.", 0: "Six are enough."},
            "Six Chaff in Hand: 20 from each.", nudge="Seven are 30.", rule="C.1.openingHands",
        ),
        ask.pick(
            "shown", "You have shown six chaff cards. Who may take them?", "the two others, with a card of the month",
            {"nobody": "That is so in Hachi-hachi.", "you, with another card of the month": "You never match your own shown cards.",
             "the dealer only": "Both others may."},
            "They lie open like field cards for the others.", nudge="What is the price of showing?", rule="C.1.openingHands",
        ),
        ask.pick(
            "owner", "In your house ame-nagare is ownerVoid. You have all four willows and Blues. What is your Y?", "0",
            {"40": "Your own yaku are washed away.", "60": "Your own yaku are washed away.", "20": "All Willow is washed away, too."},
            "Whoever has all four willows scores no yaku there, only card points.", nudge="Who gets wet?",
            rule="C.1.ameNagare",
        ),
    ]  # fmt: skip


def _house() -> list[Item]:
    ask = _HOUSE
    five = Pile.parse("01-crane 03-curtain 08-moon 11-rainman 12-phoenix")
    oishi = next(line.points for line in OISHI.score(five).lines if line.yaku.id == "goko")
    chaff = H80.card_points(Pile.parse("01-crane 01-red-poem 01-chaff-1 01-chaff-2"))
    return [
        ask.number(
            "oishi", "What are Five Brights worth on the Oishi sheet?", oishi,
            {200: "That is Nintendo's.", 60: "That is Four Brights."},
            f"{oishi}. Nintendo's sheet has 200.", nudge="Half of Nintendo's.", rule="C.2",
        ),
        ask.number(
            "eighty", "By the 80 rules, what are all four pines worth in card points?", chaff,
            {27: "Chaff is worth nothing there."},
            f"20 and 5, and nothing for the chaff: {chaff}.", nudge="What is chaff worth there?",
            cards="01-crane 01-red-poem 01-chaff-1 01-chaff-2", rule="C.4",
        ),
        ask.pick(
            "hand-four", "By the 88 rules you are dealt all four wisterias. What happens?", "the cards are dealt again",
            {"you play on": "That is so by Nintendo's rules.", "you win 6 at once": "That is Koi-Koi."},
            f"{H88.id}: four of a month on the field or in a hand are dealt again.",
            nudge="The 88 rules look at the hands as well.", rule="C.3",
        ),
    ]  # fmt: skip
