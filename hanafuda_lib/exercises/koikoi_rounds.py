"""Items on a round and a match of Koi-Koi, and on lore: what is printed on the cards, and how sure we are."""

# A table of questions reads best with one question a paragraph, however long its sentences.
# ruff: noqa: E501

from __future__ import annotations

from hanafuda_lib.exercises.build import Marks, ask, number
from hanafuda_lib.exercises.item import Item
from hanafuda_lib.koikoi import MON, YAMATO
from hanafuda_lib.koikoi.yaku import CUP
from hanafuda_lib.pile import Pile

_Y = "In this course's Koi-Koi (koikoi/yamato)"


def koikoi_round_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(koikoi_round_items()) >= 30
    True
    """
    return [*_dealing(), *_deciding(), *_mon(), *_two_faces(), *_lore()]


def _dealing() -> list[Item]:
    base: Marks = {"tags": ("dealing",), "source": "S003"}
    return [
        ask("koikoi-round/first-dealer", "Two play Koi-Koi. How is the first dealer found?",
            "each turns a card; the earlier month deals",
            {"each turns a card; the later month deals": "Early months come first.", "each turns a card; the card worth more deals": "Only the months are compared.", "each turns a card; a bright deals": "Only the months are compared."},
            why="The earlier month is dealer (oya 親). Equal months: turn again.", nudge="The year begins with January.", level=2, rules=("B.1.1",), **base),
        ask("koikoi-round/deal", f"{_Y}: how many cards are dealt?",
            "8 to each hand, 8 to the field; 24 stay in the stock",
            {"7 to each hand, 6 to the field; 28 stay": "That is the deal for three players.", "10 to each hand, 8 to the field; 20 stay": "A variant.", "12 to each hand, 12 to the field; 12 stay": "The stock must last as long as the hands."},
            why="8 + 8 + 8 + 24 = 48.", nudge="All three open parts are equal.", level=1, rules=("B.1.2",), **base),
        ask("koikoi-round/unseen", "Two players with eight cards each play a round to the end. How many cards of the stock are never seen?",
            8, {0: "24 lie in the stock, and only 16 turns are played.", 16: "Sixteen are turned over.", 24: "Every turn turns one over."},
            why="16 turns use 16 of 24 stock cards: 8 stay unseen.", nudge="How many turns are there?", level=3, rules=("B.1.2",), tags=base["tags"], source="DER"),
        ask("koikoi-round/field-four", f"{_Y}: all four cards of a month lie on the first field. What happens?",
            "the cards are dealt again by the same dealer",
            {"the dealer wins six points": "A house rule (fieldFour=dealerWins6).", "nothing": "Nobody could ever take them.", "the other player deals": "The dealer stays."},
            why="No card could ever take them.", nudge="Which card could take them?", level=2, rules=("B.1.3",), **base),
        ask("koikoi-round/hand-four", f"{_Y}: your dealt hand holds all four maples. What happens?",
            "you win the round at once with 6 points (teshi 手四)",
            {"you must play them as usual": "The rule handYaku=off.", "the cards are dealt again": "The rule handYaku=misdeal.", "you win 12 points": "Nothing doubles a hand yaku."},
            why="Four of a month in the hand is a hand yaku: 6 points, and the round is over.", nudge="It happens before anybody has played.", level=3, rules=("B.1.4",), **base),
        ask("koikoi-round/four-pairs", f"{_Y}: your hand is exactly four pairs of four months. What is that?",
            "a hand yaku (kuttsuki くっつき): 6 points",
            {"nothing": "It is a hand yaku.", "a misdeal": "It wins.", "worth 4 points": "Both hand yaku are worth 6."},
            why="Four pairs win 6 points at once, like four of a month.", nudge="Stuck together.", level=3, rules=("B.1.4",), **base),
        ask("koikoi-round/both-hands", f"{_Y}: both players are dealt a hand yaku. Whose counts?",
            "the dealer's",
            {"both": "Only one can win the round.", "neither": "The rule handYakuBoth=draw.", "the one with more brights": "Brights do not matter."},
            why="Only the dealer's counts.", nudge="Who plays first?", level=3, rules=("B.1.4",), **base),
        ask("koikoi-round/first-turn", "Who plays first in a round of Koi-Koi?",
            "the dealer",
            {"the other player": "So it is in many Western games.", "who holds the lowest month": "That decides only who deals first.", "the loser of the last round": "The winner deals, and the dealer plays first."},
            why="The dealer (oya) always plays first.", nudge="The word oya means parent.", level=1, rules=("B.1.5",), **base),
    ]  # fmt: skip


def _deciding() -> list[Item]:
    base: Marks = {"tags": ("koikoi",), "source": "S003"}
    return [
        ask("koikoi-round/when-asked", f"{_Y}: when is it looked whether you have made a yaku?",
            "at the end of your turn, after both steps",
            {"at once, after the hand step": "The stock step may still add to it.", "at the end of the round": "That is Hana-awase.", "when you say so": "It is looked each turn."},
            why="First the hand card, then the stock card, then yaku are looked for.", nudge="A turn has two steps.", level=3, rules=("B.1.6",), tags=base["tags"], source="FW"),
        ask("koikoi-round/choice", "You have made the first yaku of the round. What must you say?",
            "shōbu (stop) or koi-koi (go on)",
            {"nothing: the round ends": "You choose.", "nothing: the round goes on": "You choose.", "only koi-koi": "You may stop."},
            why="Shōbu ends the round and you score; koi-koi goes on for more, at a risk.", nudge="It is what the game is called after.", level=1, rules=("B.1.7",), **base),
        ask("koikoi-round/opponents-yaku", f"{_Y}: you called koi-koi. Then your opponent makes a yaku. What happens?",
            "the round ends at once, and your opponent scores",
            {"your opponent is asked: stop or koi-koi": "After one koi-koi nobody is asked again.", "you both score": "Only one player scores.", "you get your yaku after all": "The caller gets nothing."},
            why="After one koi-koi the next yaku of either player, new or grown, ends the round in that player's favour, and your opponent's points count twice.",
            nudge="That was the risk.", level=3, rules=("B.1.8", "B.1.score"), **base),
        ask("koikoi-round/how-many-calls", f"{_Y}: how many koi-koi can be called in one round?",
            "one at most",
            {"as many as the players like": "So it is under the older mon rules.", "one by each player": "After the first, nobody is asked again.", "two at most": "After the first, nobody is asked again."},
            why="After one koi-koi the next yaku, new or grown, ends the round.", nudge="What happens after a call?", level=4, rules=("B.1.8",), **base),
        ask("koikoi-round/nobody", f"{_Y}: both hands are empty and nobody has made a yaku. What then?",
            "nobody scores, and the other player deals",
            {"the dealer scores 1": "A house rule (oya-ken).", "nobody scores, and the dealer stays": "A house rule (zeroStay).", "card points decide": "Koi-Koi has no card points."},
            why="A drawn round: 0 to 0, and the deal passes.", nudge="Nobody won: who deals?", level=3, rules=("B.1.10",), **base),
        ask("koikoi-round/call-and-nothing", f"{_Y}: you called koi-koi with 5 points, and after it no yaku is made and none grows. What do you score?",
            0, {5: "That is the rule koikoiExhausted=lastYakuScores.", 10: "A call of one's own doubles nothing.", 6: "Six is for hand yaku."},
            why="The points are lost: who calls and makes nothing more gets nothing.", nudge="Calling is a risk.", level=4, rules=("B.1.11",), tags=base["tags"], source="FW"),
        ask("koikoi-round/next-dealer", "Who deals the next round of Koi-Koi?",
            "the winner of the round",
            {"the loser": "The winner deals.", "they take turns": "A house rule (dealerRotation=alternate).", "whoever made the last capture": "The winner deals, not the last to take a card."},
            why="The winner deals, and so plays first again.", nudge="Winning has an advantage.", level=2, rules=("B.1.12",), **base),
        ask("koikoi-round/match", "How is a match of Koi-Koi won?",
            "the higher sum of points after 12 rounds (or 6, or 3)",
            {"who wins more rounds": "Points are added up.", "who has 88 points first": "That number belongs to other games.", "who makes five brights": "That is worth much, but it is one round."},
            why="All rounds are added; equal sums are a tie.", nudge="A year has twelve months.", level=2, rules=("B.1.match",), **base),
        ask("koikoi-round/loser", f"{_Y}: you called koi-koi with a yaku of 5. Then your opponent makes a yaku of 8, and the round ends. What do you score?",
            0, {5: "Only the winner scores.", -8: "Nothing is taken from you.", 3: "Only the winner scores."},
            why="Only the winner of the round scores; your yaku is lost.", nudge="Who has won the round?", level=2, rules=("B.1.score",), **base),
        ask("koikoi-round/seven-test", f"{_Y}: your yaku sum to 5, and your opponent had called koi-koi. Is your score doubled once or twice?",
            "once: 10",
            {"twice: 20": "The test at seven looks at the sum before any doubling: 5.", "not at all: 5": "The opponent's call doubles.", "once, by the seven: 14": "The sum is 5."},
            why="5 is below seven; only the opponent's koi-koi doubles: 10.", nudge="Which sum is compared with seven?", level=4, rules=("B.1.score",), **base),
    ]  # fmt: skip


def _mon() -> list[Item]:
    ribbons = MON.score(Pile.parse("01-red-poem 02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon"))
    animals = MON.score(Pile.parse("06-butterflies 07-boar 10-deer 02-warbler 04-cuckoo"))
    base: Marks = {"tags": ("koikoi",), "source": "S000"}
    return [
        number("koikoi-mon/ribbons", "The older mon rules (koikoi/mon): you have the three red poems and two plain ribbons. What is the sum?", ribbons.total,
               {6: "Five ribbons are one more: they add up here.", 12: "Seven points are not doubled under these rules.", 14: "Seven points are not doubled under these rules."},
               why="Red Poems 6, and five ribbons 1: they add up under these rules.", nudge="Under the mon rules these two add up.", level=5, rules=("B.2.yaku",), **base),
        number("koikoi-mon/animals", "The older mon rules (koikoi/mon): boar, deer, butterflies, warbler and cuckoo. What is the sum?", animals.total,
               {5: "Five animals are one more.", 7: "Five animals are worth 1.", 12: "Nothing is doubled at seven here."},
               why="Boar, deer, butterflies 5, and five animals 1.", nudge="They add up under the mon rules.", level=5, rules=("B.2.yaku",), **base),
        ask("koikoi-mon/field-four", "The older mon rules (koikoi/mon): four cards of a month lie on the first field. What happens?",
            "the round is void, and the cards are dealt again",
            {"the dealer takes them": "A house rule of other tables.", "they stay": "Nobody could ever take them.", "the other player wins 6": "Nobody wins anything."},
            why="Four of a month: a void round and a new deal. Three of a month are stacked, and the fourth takes them.",
            nudge="Nobody wins such a round.", level=5, rules=("B.2.deal",), **base),
        ask("koikoi-mon/calls", "The older mon rules: how often may koi-koi be called in one round?",
            "as often as a new yaku is made",
            {"once": "So it is in this course's Koi-Koi (koikoi/yamato).", "twice": "There is no limit.", "never": "It is Koi-Koi all the same."},
            why="Calls are unlimited: at each new yaku, and when one grows, a player may stop or go on.", nudge="No limit.", level=5, rules=("B.2.end",), **base),
    ]  # fmt: skip


def _two_faces() -> list[Item]:
    chaff = (
        "01-chaff-1 01-chaff-2 02-chaff-1 03-chaff-1 04-chaff-1 06-chaff-1 08-chaff-1 10-chaff-1 12-chaff-1"
    )
    nine = YAMATO.score(Pile.parse(chaff) | CUP)
    base: Marks = {"tags": ("kinds",), "source": "S003"}
    return [
        number("two-faces/cup-tenth", f"{_Y}: nine chaff and the sake cup lie in your pile. What do they bring?", nine.total,
               {0: "The cup is chaff as well, so these are ten.", 2: "Ten chaff are 1; each further one adds 1."},
               why="The cup is an animal and chaff at once in Koi-Koi: ten chaff, 1 point.", nudge="What else is the cup in Koi-Koi?", level=4, rules=("A.3.cup", "B.1.chaff"), **base),
        ask("two-faces/rain-man", "Crane, moon and the rain man: is that Three Brights in Koi-Koi?",
            "no: three brights must be without him",
            {"yes: 5 points": "He counts only beside three others.", "yes, but only 3 points": "He makes no third.", "yes, in November": "The month does not matter."},
            why="With the rain man it takes three others: Rainy Four Brights.", nudge="It rains on him.", level=3, rules=("A.3.willow", "B.1.brights"), **base),
        ask("two-faces/lightning", "What kind is the lightning card (鬼札 onifuda)?",
            "chaff",
            {"bright": "It is striking, but chaff.", "animal": "The swallow is the animal of November.", "a joker": "In some other games it is wild; in these three it is chaff."},
            why="Red and black, with a drum, and worth 1: chaff of the willow.", nudge="What are the three other willow cards?", level=2, rules=("A.3.elsewhere", "A.3.willow"), **base),
    ]  # fmt: skip


# Lore by month (RULES.md §A.4): key, question, answer, wrong answers, why, nudge, level.
_LORE = (
    ("plum-bird", "Which bird sits in the plum tree?", "the bush warbler (uguisu 鶯)",
     {"the magpie": "An old article says so, and is wrong.", "the cuckoo": "That is the bird of the wisteria.", "the swallow": "That is the bird of the willow."},
     "“Plum and warbler” is a Japanese saying for a perfect match.", "A herald of spring.", 2, "A.4"),
    ("wisteria-bird", "Which bird flies over the wisteria?", "the cuckoo (hototogisu 不如帰)",
     {"the swallow": "That is the willow's; an old article mixes them up.", "the bush warbler": "That is the plum's.", "the crane": "That is the pine's."},
     "The cuckoo in front of a red crescent moon.", "It calls its own name in English too.", 2, "A.4"),
    ("iris-flower", "Which flower is May, by the zigzag bridge?", "iris",
     {"gladiolus": "An old article says so, and is wrong.", "orchid": "That is the Korean name of the suit.", "lily": "It is an iris by the water."},
     "The eight-plank bridge is from the Tales of Ise: irises by a zigzag bridge.", "It grows by the water.", 2, "A.4"),
    ("curtain", "What is the striped curtain of March for?", "it screens a blossom-viewing party",
     {"it hides a stage": "No theatre: a picnic under cherry trees.", "it keeps out rain": "Rain is November.", "it marks a shop": "That would be a noren."},
     "Behind the curtain (幕 maku) people sit and look at cherry blossom.", "What does one do under cherry trees?", 2, "A.4"),
    ("rain-man", "Who is the man with the umbrella in November?", "Ono no Michikaze, a calligrapher, who watches a frog",
     {"a highwayman": "One reading of older pictures, without the frog.", "the emperor": "He was a court calligrapher.", "a rice farmer": "He was a court calligrapher."},
     "The frog jumped at a willow twig again and again, and he learnt not to give up.", "Look what jumps beside him.", 3, "A.4"),
    ("phoenix", "Why does the phoenix sit in the paulownia?", "in a Chinese legend it rests on no other tree",
     {"it eats the blossoms": "It rests there.", "paulownia burns well": "No fire is meant.", "it is the shogun's bird": "The paulownia crest is imperial in origin."},
     "The phoenix alights only on the paulownia (wutong).", "A picky guest.", 3, "A.4"),
    ("paulownia-crest", "An old article calls the paulownia the symbol of the shogun. What is right?", "its crest was imperial, and today marks the Japanese government",
     {"it was the shogun's": "The Tokugawa shoguns used hollyhock.", "it was a merchants' guild's": "It was imperial in origin.", "it never was a crest": "It is one to this day."},
     "The paulownia crest was granted by emperors; the Tokugawa used hollyhock.", "Who governs today?", 3, "A.4"),
    ("cup-character", "Which character stands on the sake cup of September?", "寿, long life",
     {"酒, sake": "It would be plain, but it is not there.", "菊, chrysanthemum": "The flower is around the cup.", "九, nine": "Nine is the day of the feast."},
     "Chrysanthemum wine on the ninth day of the ninth month was drunk for a long life.", "What was the wine drunk for?", 3, "A.4"),
    ("deer", "The Japanese slang “shikato” means to ignore somebody. What card is it said to come from?", "the deer of October, which looks away",
     {"the crane": "It looks up at the sun.", "the boar": "It runs straight on.", "the geese": "They fly."},
     "Shika is deer, tō is ten: the deer of the tenth month turns its head away.", "Shika is deer.", 3, "A.4"),
    ("poem", "What is written on the ribbon of the cherry?", "miyoshino: Yoshino, famed for its cherries",
     {"a wish for long life": "That is on the cup.", "the number three": "No numbers are printed.", "the maker's name": "The maker's mark stands elsewhere."},
     "みよしの miyoshino on the cherry, あかよろし aka-yoroshi on pine and plum.", "A place with many cherry trees.", 4, "A.4"),
    ("old-month", "The flowers seem to come about a month late in our calendar. Why?", "they follow the old lunar calendar, about a month behind ours",
     {"Japan is colder": "The calendar is another one.", "they were drawn from memory": "The calendar is another one.", "the cards are Chinese": "The calendar is another one."},
     "January of the old calendar is nearly our February: the plum blooms then.", "Which calendar did people use when the cards were made?", 3, "A.2"),
    ("ribbons", "What are the ribbons (短冊 tanzaku) in real life?", "strips of paper for poems",
     {"belts": "They are paper.", "flags": "They hang from twigs, and poems are written on them.", "bookmarks": "They are larger, and poems stand on them."},
     "On a tanzaku one writes a waka or haiku and hangs it on a twig.", "What could be written on them?", 2, "A.4"),
)  # fmt: skip


def _lore() -> list[Item]:
    return [
        ask(
            f"lore/{key}",
            question,
            answer,
            wrong,
            why=why,
            nudge=nudge,
            tags=("lore",),
            level=level,
            rules=(rule,),
            source="FW",
        )
        for key, question, answer, wrong, why, nudge, level, rule in _LORE
    ]
