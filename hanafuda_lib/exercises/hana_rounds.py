"""Items on a round of hana-awase: seats and deal, play, settlement, and what other sheets do otherwise.

Every number is computed by the library; what only words can say carries its source mark.
"""

# A table of questions reads best with one question a paragraph, however long its sentences.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_lib.exercises.build import Marks, ask, number, shown
from hanafuda_lib.exercises.item import Item
from hanafuda_lib.hanaawase import H80, H88, NINTENDO, OISHI, Rules
from hanafuda_lib.hanaawase.settlement import claim, is_void, nets, points_line
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_lib.pile import Pile

_N = "Nintendo's Hana-awase"


def hana_round_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(hana_round_items()) >= 35
    True
    """
    return [*_seats_and_deal(), *_play(), *_points(), *_settlement(), *_hands_fuke_willow(), *_other_sheets()]


def _net(rules: Rules, points: Sequence[int], yaku: Sequence[int]) -> tuple[int, ...]:
    """The nets of card points and yaku points, as the library settles them."""
    seats = len(points)
    order = tuple(range(seats))
    lines = [claim(rules, "yaku", one, seat=seat, order=order, seats=seats) for seat, one in enumerate(yaku)]
    return nets([points_line(rules, points, order), *lines], seats)


def _seats_and_deal() -> list[Item]:
    deal: Marks = {"tags": ("hana-round",), "source": "S004"}
    return [
        ask("hana-round/first-dealer", "Three players draw a card each for seats. Who is the first dealer (oya 親)?",
            "who draws the earliest month",
            {"who draws the latest month": "Early months come first.",
             "who draws the brightest card": "Card points only decide between cards of one month.",
             "the oldest player": "The cards decide."},
            why="Months from early to late give dealer, second and third. The cards go back into the deck.",
            nudge="The year begins with the pine.", level=2, rules=("C.1.1", "D.2"), **deal),
        ask("hana-round/draw-tie", "Two players draw cards of the same month for seats, a ribbon and a chaff card. Who sits earlier?",
            "the player with the ribbon",
            {"the player with the chaff card": "More card points go first.",
             "they draw again": "They draw again only when the card points are equal too.",
             "the one who drew first": "The order of drawing decides nothing."},
            why="Equal months: more card points go first. Still equal: those players draw again.",
            nudge="Which card is worth more?", level=3, rules=("C.1.1",), **deal),
        ask("hana-round/order", "In which direction do dealing and play go round the table, in all three games?",
            "counter-clockwise",
            {"clockwise": "Western card games do so. In Japan the player on the right comes next.",
             "the dealer chooses": "The direction is fixed."},
            why="The player on the dealer's right is second, the one on his left third: counter-clockwise.",
            nudge="The player on the dealer's right comes second.", level=2, rules=("C.1.1", "D.2"), **deal),
        ask("hana-round/deal", f"{_N}, three players: how many cards does each get, how many lie open, how many are in the stock?",
            "7 each, 6 open, 21 in the stock",
            {"8 each, 8 open, 16 in the stock": "That is too many cards in play for three: eight is Koi-Koi.",
             "7 each, 7 open, 20 in the stock": "Six cards lie open.",
             "10 each, 8 open, 10 in the stock": "With ten each the stock would run out too soon."},
            why="3 × 7 + 6 + 21 = 48. The stock is just enough for 21 turns.",
            nudge="48 cards, and every turn takes one card from the stock.", level=2, rules=("C.1.2", "C.1.4"), **deal),
        ask("hana-round/turns", "Three players with seven cards each: how many cards of the stock are left when all hands are empty?",
            0,
            {6: "Six cards lay open at the start; the stock had 21.", 3: "Each of 21 turns turns over one card.",
             21: "A turn has two steps; the second one uses the stock."},
            why="Three times seven turns use up 21 stock cards, and at the end every card lies in a pile.",
            nudge="How many turns are there in all?", level=3, rules=("C.1.4",), **deal),
        ask("hana-round/field-four", "All four cards of a month lie on the first field. What happens?",
            "the cards are dealt again by the same dealer",
            {"the dealer takes the four": "A house rule (fieldFour=dealerTakes, EX).",
             "they stay": "Nobody could ever take them with a fifth.",
             "the next player deals": "The dealer stays the same."},
            why="Nothing could ever match them, so the deal is void.",
            nudge="Which card could take them?", level=3, rules=("C.1.3", "C.1.fieldFour"), tags=("hana-round",), source="S000"),
        ask("hana-round/field-three", f"Three cards of a month lie on the first field. What happens in {_N}?",
            "they stay, and the fourth takes all three",
            {"the cards are dealt again": "Only four of a month are dealt again.",
             "they go back into the stock": "That is the sheet of Oishi Tengudo.",
             "the dealer takes them": "Nobody gets them without the fourth card."},
            why="They lie as one stack; who plays or turns the fourth takes all four.",
            nudge="Three of a month are one stack.", level=3, rules=("C.1.3", "C.1.fieldThree"), **deal),
        ask("hana-round/hand-four", "A dealt hand holds all four cards of a month. Which rule sets deal again?",
            "the 88 and the 80 rules",
            {"Nintendo's and Oishi Tengudo's": "Those two play on.", "all of them": "Nintendo's rules play on.",
             "none of them": "The 88 and the 80 rules deal again."},
            why="Nintendo's and Oishi's sheets play such a hand; the old article's 88 and 80 rules deal again.",
            nudge="The old article is stricter than the printed sheets.", level=4, rules=("C.1.3", "C.3", "C.1.handFour"),
            tags=("hana-round", "hana-options"), source="S000"),
    ]  # fmt: skip


def _play() -> list[Item]:
    play: Marks = {"tags": ("hana-round",), "source": "S004"}
    return [
        ask("hana-round/stop", "You complete a yaku in the middle of a round of Hana-awase. May you stop the round?",
            "no: every round is played to the last card",
            {"yes: then the round ends": "That is Koi-Koi and Hachi-hachi.",
             "yes, if it is worth 40 or more": "No yaku ends a round here.",
             "yes, but only the dealer": "Nobody can stop."},
            why="All hands are played out. Yaku are counted only at the end.",
            nudge="When are yaku counted in Hana-awase?", level=2, rules=("C.1.4",), **play),
        ask("hana-round/several", "May one card count for several yaku in Hana-awase?",
            "yes, for each yaku whose cards are all there",
            {"no, each card counts once": "That is true of card points only.",
             "only brights may": "Every card may.", "only if another player agrees": "The sheet decides, not the players."},
            why="The sake cup alone can serve blossom viewing, moon viewing and more. Card points count each card once.",
            nudge="Think of the sake cup.", level=3, rules=("C.1.yaku",), **play),
        ask("hana-round/next-dealer", f"{_N}: who deals the next round?",
            "the player with the highest net",
            {"the player with the most card points": "Yaku count too: the net decides.",
             "the player on the dealer's right": "The deal does not go round.",
             "the dealer of this round": "Only if he has the highest net."},
            why="The highest net deals next. Of equal ones, who was earlier in this round's order.",
            nudge="The winner deals. Who has won?", level=3, rules=("C.1.8",), **play),
        ask("hana-round/length", f"{_N}: how many rounds are a whole match, and who wins it?",
            "12 rounds; the highest sum of nets",
            {"12 rounds; who won most rounds": "The nets are added up.",
             "until somebody has 264": "264 is what the deck is worth in one round.",
             "7 rounds; the highest sum of nets": "Seven is the number of cards in a hand."},
            why="A year has twelve months; three, six or nine rounds by agreement. The nets of all rounds are added.",
            nudge="A year of flower cards.", level=2, rules=("C.1.9", "C.1.gameLength"), **play),
    ]  # fmt: skip


def _points() -> list[Item]:
    par = NINTENDO.par()
    base: Marks = {"tags": ("hana-points",), "source": "S004"}
    return [
        ask("hana-points-rule/sum", f"How many card points has the whole deck in {_N}?",
            NINTENDO.deck_points,
            {H80.deck_points: "That is the deck where chaff is worth nothing.",
             par: f"{par} is a third of it.", 48: "That is the number of cards."},
            why="5 × 20 + 9 × 10 + 10 × 5 + 24 × 1 = 264.",
            nudge="100 for the brights, 90 for the animals …", level=3, rules=("C.1.5", "A.1.points"), **base),
        ask("hana-points-rule/why-88", "Why does the settlement take off just 88?",
            "it is a third of the deck's 264: what a player has on average",
            {"it is the number of cards in the game": "The deck has 48 cards.",
             "it is the least that wins a round": "Nobody needs 88 to win.",
             "eight is a lucky number": "That may be, but the sum is what matters."},
            why="264 ÷ 3 = 88. So the card points of three players, less 88 each, sum to zero.",
            nudge="Divide the deck by the players.", level=3, rules=("C.1.5", "C.1.7"), **base),
        ask("hana-points-rule/two-players", "Two play Hana-awase with the whole deck. What is par?",
            NINTENDO.par(2),
            {88: "That is par for three.", 66: "That is par for four.", 264: "That is the whole deck."},
            why="264 ÷ 2 = 132.", nudge="The deck has 264.", level=4, rules=("C.3",), tags=("hana-points",), source="FW"),
        ask("hana-points-rule/four-players", "Four play Hana-awase with the whole deck. What is par?",
            NINTENDO.par(4),
            {88: "That is par for three.", 132: "That is par for two.", 60: "That would be so if chaff were worth nothing."},
            why="264 ÷ 4 = 66.", nudge="The deck has 264.", level=4, rules=("C.3",), tags=("hana-points",), source="FW"),
        ask("hana-points-rule/par-80", "Under the 80 rules chaff is worth nothing. What is par for three?",
            H80.par(),
            {88: "That is par where each chaff card is worth 1.", 240: "That is the whole deck.",
             72: "24 chaff less are 24 points less in all, 8 for each player."},
            why="264 less 24 chaff is 240, and a third of that is 80.",
            nudge="How much is the deck worth now?", level=3, rules=("C.4",), tags=("hana-points",), source="S000"),
        ask("hana-points-rule/rain-man", "The rain man is no part of four brights. How many card points is he worth?",
            20,
            {1: "For card points he is no chaff.", 10: "He is no animal.", 0: "Every card has card points."},
            why="For card points he is a bright like the others.",
            nudge="Which kind is printed on the card?", level=3, rules=("A.3.willow", "C.1.5"), **base),
        ask("hana-points-rule/cup", "The sake cup is chaff as well in Koi-Koi. How many card points is it worth in Hana-awase?",
            10,
            {1: "In Hana-awase it is an animal and nothing else.", 11: "A card has one value.",
             20: "It is no bright, however useful it is."},
            why="In Hana-awase and Hachi-hachi the cup is an animal: 10.",
            nudge="Only Koi-Koi gives it two roles.", level=3, rules=("A.3.cup", "C.1.5"), **base),
    ]  # fmt: skip


def _settlement() -> list[Item]:
    base: Marks = {"tags": ("hana-settlement",), "source": "S004"}
    example = _net(NINTENDO, (116, 88, 60), (250, 0, 0))
    shared = _net(H80, (110, 70, 60), (80, 20, 0))
    four = _net(
        NINTENDO.with_options({"seats": "4", "activePlayers": "all"}), (66, 66, 66, 66), (40, 0, 0, 0)
    )
    two = _net(NINTENDO.with_options({"seats": "2", "activePlayers": "all"}), (140, 124), (20, 60))
    return [
        ask("hana-net/formula", "C are your card points, Y your yaku, the others have Y₁ and Y₂. What do you win (Nintendo's rules, three players)?",
            "C − 88 + 2Y − Y₁ − Y₂",
            {"C − 88 + Y − Y₁ − Y₂": "Both others pay your Y, so it comes in twice.",
             "C + 2Y − Y₁ − Y₂": "The par of 88 is missing: without it the three nets would not sum to 0.",
             "C − 88 + 2Y": "What the others' yaku cost you is missing."},
            why="Card points against par; your yaku from each of two; their yaku from you.",
            nudge="Each of the two others pays you Y, and you pay each of theirs.", level=3, rules=("C.1.7",), **base),
        number("hana-net/first", "C = 116 and Y = 250; the others have no yaku. What is your net (Nintendo's rules, three players)?",
               example[0],
               {278: "Both others pay your Y: it comes in twice.", 616: "The par of 88 is missing.",
                28: "The yaku are missing.", 366: "C and Y are not simply added."},
               why=f"116 − 88 + 2 × 250 = {example[0]}.", nudge="C − 88 + 2Y − Y₁ − Y₂.", level=3, rules=("C.1.7",), **base),
        number("hana-net/loser", "C = 88 and you have no yaku; one opponent has Y = 250, the other none. What is your net (Nintendo's rules)?",
               example[1],
               {250: "You pay it: a minus.", 0: "Your card points are par, but the yaku must be paid.",
                -125: "Each opponent pays a yaku in full."},
               why=f"88 − 88 + 0 − 250 = {str(example[1]).replace('-', '−')}. Write a minus for what you pay.",
               nudge="You are exactly at par. What do you pay?", level=3, rules=("C.1.7",), **base),
        ask("hana-net/zero", "Two players have net +92 and −8. What has the third (Nintendo's rules)?",
            "−84",
            {"+84": "The three nets sum to 0.", "−100": "92 − 8 is 84.", "180": "That is par twice and more: nets sum to 0."},
            why="The three nets always sum to 0: 92 − 8 − 84 = 0. A good check of any settlement.",
            nudge="What do all nets sum to?", level=2, rules=("C.1.7",), **base),
        number("hana-net/shared", "Under the 80 rules the others pay your yaku together. C = 110 and Y = 80; one opponent has Y = 20, the other none. What is your score?",
               shared[0],
               {170: "Under these rules each opponent pays only half of your Y.", 110: "What the other's 20 costs you is missing: half of it.",
                90: "You pay only half of the other's 20.", 92: "Par is 80 here, not 88."},
               why="110 + 80 − 80 − 20 ÷ 2 = 100. That is the old article's own example, completed.",
               nudge="C + Y − 80 − (Y₁ + Y₂) ÷ 2.", level=4, rules=("C.4",), tags=("hana-settlement",), source="DER"),
        number("hana-net/four", "Four players, Nintendo's values: everybody is at par, and only you have a yaku, Y = 40. What is your net?",
               four[0],
               {40: "Three opponents pay.", 80: "That would be so with two opponents."},
               why="Each of the three others pays 40: 120.", nudge="How many opponents pay?", level=4, rules=("C.3",),
               tags=("hana-settlement",), source="FW"),
        number("hana-net/two", "Two players, Nintendo's values: you have C = 140 and Y = 20, your opponent Y = 60. What is your net?",
               two[0],
               {-12: "One opponent pays your Y, once.", 8: "The yaku are missing.", 12: "Par is 132 for two.",
                32: "The sign is wrong."},
               why="140 − 132 + 20 − 60 = −32.", nudge="Par for two is 132.", level=4, rules=("C.3",),
               tags=("hana-settlement",), source="FW"),
        ask("hana-net/five-points-fewer", "You can take the wisteria ribbon, your third grass ribbon, or the sake cup, which makes no yaku for anybody. Which one wins more (Nintendo's rules)?",
            "the ribbon: 5 card points fewer, but a yaku of 20 from each",
            {"the cup: 10 card points against 5": "Five points more now, and 40 fewer in the end.",
             "it is the same": "The ribbon completes a yaku.",
             "the cup: animals go before ribbons": "No kind goes before another."},
            why="Grass Ribbons is 20 from each of two opponents, 40 in all; the cup is only 5 card points more.",
            nudge="What does a yaku of 20 bring, with two opponents?", level=3, rules=("C.1.5", "C.1.yaku", "C.1.7"), **base),
    ]  # fmt: skip


def _hands_fuke_willow() -> list[Item]:
    six = opening_hand(
        Pile.parse("01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 03-chaff-2 08-moon")
    )
    seven = opening_hand(
        Pile.parse("01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 03-chaff-2 04-chaff-1")
    )
    willow = Pile.parse("01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 11-swallow 11-plain-ribbon")
    assert six is not None
    assert seven is not None
    limit = {rules.id: is_void(rules, (20, 120, 124)) for rules in (NINTENDO, H88)}
    hands: Marks = {"tags": ("hana-round", "hana-options"), "source": "S004"}
    return [
        ask("hana-hand/seven", "The players have agreed on opening hands. You are dealt seven chaff. What does each opponent pay?",
            seven.points, {six.points: "That is for six chaff.", 60: "That is what both pay together.", 0: "It was agreed before play."},
            why="Seven chaff: 30 from each, and all seven are shown. Six chaff: 20 from each.",
            nudge="Seven is worth ten more than six.", level=4, rules=("C.1.openingHands",), **hands),
        ask("hana-hand/six", "Opening hands are agreed on. You are dealt six chaff and the moon. What do you win in all from your two opponents?",
            2 * six.points, {six.points: "That is what one of them pays.", 60: "That is for seven chaff.", 0: "Six chaff are enough."},
            why="Six chaff: 20 from each of two, and those six are shown.", nudge="20 from each.", level=4,
            rules=("C.1.openingHands",), **hands),
        ask("hana-hand/willow", "Opening hands are agreed on. Five chaff, the swallow and the willow ribbon: does that hand pay?",
            "no" if opening_hand(willow) is None else "yes",
            {"yes: willow cards count as chaff": "That is Hachi-hachi. Here the printed kind counts.",
             "yes: 20 from each": "The swallow is an animal, and the ribbon a ribbon.",
             "yes: 30 from each": "That takes seven chaff."},
            why="In Hana-awase the swallow and the willow ribbon are no chaff, so this hand has five.",
            nudge="Which game makes willow cards chaff?", level=4, rules=("C.1.openingHands", "A.3.willow"), **hands),
        ask("hana-hand/exposed", "A player has shown six chaff of his opening hand. What may the two others do with them?",
            "match them like field cards",
            {"nothing: they are in his hand": "They lie open, and who has a card of their month may take them.",
             "take one of them each": "They must match the month.",
             "make him play them first": "He plays as he likes."},
            why="Exposed cards stay his, but the others may match them. He himself cannot match his own.",
            nudge="That is the price of the payment.", level=5, rules=("C.1.openingHands",), **hands),
        ask("hana-fuke/nintendo", f"{_N}, with fuke (ふけ): a player has exactly 20 card points. What happens?",
            "the whole round is void" if limit["hanaawase/nintendo"] else "nothing",
            {"nothing: fuke is below 20": "Below 20 is the 88 rules. Here 20 or less is enough.",
             "he pays 20 to each": "Nobody pays anything.", "only his yaku are void": "The round is void for all."},
            why="With 20 or less the round does not count for anybody.",
            nudge="The limit is 20: is it reached?", level=3, rules=("C.1.fuke",), **hands),
        ask("hana-fuke/h88", "The 88 rules: a player has exactly 20 card points. Is the round drawn?",
            "yes" if limit["hanaawase/h88"] else "no: only below 20",
            {"yes: with 20 or less": "That is Nintendo's sheet. The 88 rules say: below 20.",
             "yes: below 30": "The limit is 20."},
            why="The 88 rules draw a round when somebody is below 20. Exactly 20 counts.",
            nudge="Below 20, or 20 and below?", level=4, rules=("C.3", "C.1.fuke"), tags=("hana-round", "hana-options"), source="S000"),
        ask("hana-willow/owner", "House rule ame-nagare “ownerVoid”: you take all four willows, and have Red Poems. What counts for you?",
            "card points only",
            {"card points and Red Poems": "Who has all four willows scores no yaku at all.",
             "card points and All Willow": "Not even All Willow counts: no yaku at all.",
             "nothing": "Card points always count."},
            why="The rain washes the owner's yaku away. The others' yaku count.",
            nudge="Ame-nagare means: flowed away in the rain.", level=5, rules=("C.1.ameNagare",), **hands),
        ask("hana-willow/all", "House rule ame-nagare “allVoid” of the 88 rules: one player takes all four willows. What then?",
            "nobody scores a yaku in this round",
            {"only he scores no yaku": "That is the form “ownerVoid”.", "only he scores yaku": "That is the form “othersVoid”.",
             "the round is dealt again": "Card points are settled as usual."},
            why="All yaku of the round are void, and All Willow does not exist under this rule. Card points count.",
            nudge="All are rained on.", level=5, rules=("C.3", "C.1.ameNagare"), tags=("hana-round", "hana-options"), source="S000"),
    ]  # fmt: skip


def _other_sheets() -> list[Item]:
    goko = {rules.id: rules.yaku_table()["goko"].points for rules in (NINTENDO, OISHI)}
    shima = OISHI.yaku_table()["kirishima"].points
    nomi = OISHI.yaku_table()["nomi"].points
    matsukiri = H88.score(Pile.parse("01-crane 03-curtain 08-moon 12-phoenix"))
    omote = H88.score(Pile.parse("01-crane 02-warbler 03-curtain 08-moon 12-phoenix"))
    oishi: Marks = {"tags": ("hana-options",), "source": "S004"}
    h88: Marks = {"tags": ("hana-options",), "source": "S000"}
    return [
        ask("hana-sheet/oishi-goko", "What are five brights worth on the sheet of Oishi Tengudo (hanaawase/oishi)?",
            goko["hanaawase/oishi"], {goko["hanaawase/nintendo"]: "That is Nintendo's value.", 60: "That is four brights.", 150: "No sheet says so."},
            why="Oishi: five brights 100, Drinking 40, all of a month 10. The rest is as on Nintendo's sheet.",
            nudge="It is half of Nintendo's value.", level=4, rules=("C.2",), **oishi),
        ask("hana-sheet/oishi-shima", "What is All Paulownia (桐島 kirishima) worth on the sheet of Oishi Tengudo?",
            shima, {20: "That is Nintendo's value.", 40: "That is Oishi's Drinking.", 0: "It is a yaku there too."},
            why="Wisteria, paulownia and willow are worth 10 each there.", nudge="Half of Nintendo's value.", level=4, rules=("C.2",), **oishi),
        ask("hana-sheet/oishi-nomi", "What is Drinking (のみ nomi) worth on the sheet of Oishi Tengudo?",
            nomi, {30: "That is Nintendo's value.", 20: "That is one viewing alone.", 10: "That is all of a month."},
            why="Curtain, moon and cup: 40 there, 30 at Nintendo's.", nudge="Ten more than Nintendo's.", level=4, rules=("C.2",), **oishi),
        ask("hana-sheet/oishi-field", "Oishi Tengudo's sheet: three cards of one month lie on the first field. What happens?",
            "they go back into the stock, which is shuffled, and the field is refilled",
            {"they stay as one stack": "That is Nintendo's rule.", "all cards are dealt again": "The hands stay.",
             "the dealer takes them": "Nobody gets them."},
            why="Oishi's sheet allows at most two of a month on the first field.",
            nudge="At most two of a month may lie there.", level=4, rules=("C.2", "C.1.fieldThree"), **oishi),
        number("hana-sheet/h88-shiko", "The 88 rules: crane, curtain, moon and phoenix lie in your pile. What is Y?",
               matsukiri.total, {60: "Pine, Paulownia, Moon counts beside four brights.", 20: "Four brights are worth 60."},
               why="Four brights 60, and Pine, Paulownia, Moon 20 beside it: four brights are in effect worth 80.",
               nudge="Three of these four are a yaku too.", level=4, rules=("C.3",), **h88),
        number("hana-sheet/h88-omote", "The 88 rules: crane, warbler, curtain, moon and phoenix lie in your pile. What is Y?",
               omote.total, {80: "The 88 rules state no exclusion of Front Sugawara: it counts.", 60: "Two more yaku lie there.",
                             90: "Pine, Paulownia, Moon counts as well."},
               why="Four brights 60, Front Sugawara 30, Pine, Paulownia, Moon 20. On Nintendo's sheet Front Sugawara would not count.",
               nudge="Does this sheet exclude Front Sugawara beside four brights?", level=5, rules=("C.3", "C.3.omoteWithBrights"), **h88,
               pictures=shown(Pile.parse("01-crane 02-warbler 03-curtain 08-moon 12-phoenix"))),
        ask("hana-sheet/h88-obligatory", "The 88 rules let players choose which yaku they use. Which four are always used?",
            "five brights, four brights, red poems, blues",
            {"the four with the most points": "Six and seven ribbons are worth more than none, and may be left out.",
             "all of wisteria, paulownia, willow and the cup": "All of a month may be left out.",
             "blossom viewing, moon viewing, drinking, boar-deer-butterflies": "Those may be left out."},
            why="Gokō, shikō, akatan and aotan are obligatory; all others are agreed on.",
            nudge="Two of brights, two of ribbons.", level=5, rules=("C.3",), **h88),
        ask("hana-sheet/more-players", "Five people sit down to Hana-awase (88 rules). How many play a round?",
            "three; the others drop out before play",
            {"all five": "Seven cards each for five leave too little.", "four; one deals only": "Three play.",
             "two, the dealer and his neighbour": "Three play."},
            why="Three of up to seven play; who drops out is settled as in Hachi-hachi.",
            nudge="How many hands of seven are there in the usual game?", level=4, rules=("C.3", "C.3.activePlayers"), **h88),
        ask("hana-sheet/hatcho", "House rule hatchō-jutchō: who is paid 30 by each of the others?",
            "first or second player with 8 cards or fewer, or third with 10 or fewer",
            {"who has the fewest yaku": "It looks at the number of cards.", "who has 88 card points": "It looks at the number of cards.",
             "who takes ten chaff": "It is a comfort for few cards."},
            why="It is a compensation for having taken very few cards (八丁十丁, eight and ten).",
            nudge="Hatchō is eight, jutchō is ten.", level=5, rules=("C.3.hatchoJutcho",), tags=("hana-options",), source="FW"),
    ]  # fmt: skip
