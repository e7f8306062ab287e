"""Questions on Koi-Koi: chapter 3."""

from __future__ import annotations

from hanafuda_lib.exercises.item import Item
from hanafuda_lib.exercises.lessons.ask import Lesson
from hanafuda_lib.koikoi import APP, CLASSIC, MON, YAMATO
from hanafuda_lib.pile import Pile

_GOAL = Lesson("goal-and-deal", "rules", 2, "S003")
_POINTS = Lesson("yaku-and-points", "yaku", 3, "S003")
_HAND = Lesson("hand-yaku", "rules", 3, "S003")
_STOP = Lesson("stop-or-koi-koi", "rules", 4, "S003")
_ROUND = Lesson("whole-round", "rules", 4, "S003")
_MATCH = Lesson("match", "rules", 3, "S003")
_HOUSE = Lesson("house-rules", "rules", 5, "FW")
_ODDS = Lesson("odds-and-strategy", "rules", 5, "S003")

_BRIGHTS = Pile.parse("01-crane 03-curtain 12-phoenix")
_RIBBONS = Pile.parse("02-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon")
_SIX = _BRIGHTS | _RIBBONS
_BOARS = Pile.parse("06-butterflies 07-boar 10-deer")


def koikoi_questions() -> list[Item]:
    """The questions of chapter 3, in the order of the book."""
    return [*_goal(), *_points(), *_hand(), *_stop(), *_round(), *_match(), *_house(), *_odds()]


def _goal() -> list[Item]:
    ask = _GOAL
    return [
        ask.number(
            "unseen", "How many cards of the stock does nobody ever see in a round that is played to the last card?",
            24 - 16, {24: "Each turn uses one card of the stock.", 0: "The stock has more cards than there are turns."},
            "There are 24, and 16 turns use one each: 8 stay unseen.", nudge="Eight turns each, one stock card a turn.",
            rule="B.1.2",
        ),
        ask.pick(
            "draw", "Both hands are empty, and nobody has a yaku. You dealt this round. What now?",
            "nobody scores, and the other player deals",
            {
                "nobody scores, and you deal again": "That is a house rule.",
                "the better pile scores": "A pile without a yaku is worth nothing.",
                "you score 6 as the dealer": "That is a house rule, called oya-ken.",
            },
            "A drawn round is 0 to 0, and the deal passes.", nudge="Who deals after a draw?", rule="B.1.10",
        ),
        ask.pick(
            "grown", "You have Ribbons, and a sixth ribbon comes. Nobody has called koi-koi yet. What happens at the end of "
            "your turn?", "you choose: stop or koi-koi",
            {
                "nothing, for Ribbons is no new yaku": "A yaku that has grown counts like a new one.",
                "the round ends by itself": "Only after a koi-koi.",
                "the other player chooses": "The choice is yours: it is your pile.",
            },
            "More points than before mean a choice.", nudge="Is your pile worth more than at your last turn?", rule="B.1.6",
        ),
        ask.pick(
            "last", "You make your first yaku with the very last card of the round. May you call koi-koi?", "no",
            {"yes": "There is no card left to play."},
            "Nothing can follow, so the round ends and you score.", nudge="What would come after it?", rule="B.1.9",
        ),
        ask.pick(
            "lost", "You called koi-koi, and after it no yaku is made and none grows. What do you score?", "nothing",
            {
                "what you had at the call": "That is a house rule: the one who called last scores.",
                "half of it": "Half is for Hachi-hachi.",
            },
            "Who calls and makes nothing more loses the points of the round.", nudge="Koi-koi is a risk.", rule="B.1.11",
        ),
    ]  # fmt: skip


def _points() -> list[Item]:
    ask = _POINTS
    both = Pile.parse("01-red-poem 02-red-poem 03-red-poem 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon")
    four = Pile.parse("01-crane 03-curtain 08-moon 11-rainman")
    rainy = YAMATO.score(four)
    return [
        ask.number(
            "rainy", "Crane, curtain, moon and rain man, and nothing else. Nobody has called. You stop. How many points?",
            rainy.total,
            {rainy.base: "Seven or more is doubled.", 16: "Four Brights are made without the rain man.",
             10: "Three Brights do not count beside four."},
            f"Rainy Four Brights, {rainy.base}; and seven is doubled: {rainy.total}.",
            nudge="Is the rain man among them? And is the sum seven or more?",
            cards="01-crane 03-curtain 08-moon 11-rainman", rule="B.1.brights",
        ),
        ask.number(
            "six-ribbons", "Three red poem ribbons and three blue ones. What is the sum before doubling?",
            YAMATO.score(both).base,
            {16: "Then all six would be counted twice.", 11: "Ribbons are not counted beside it.", 6: "Ribbons are not counted here."},
            f"Red Poems and Blues is one yaku of {YAMATO.score(both).base}.", nudge="One yaku replaces both.",
            rule="B.1.ribbons",
        ),
        ask.number(
            "boar", "Boar, deer and butterflies, and two more animals. What is the sum?",
            YAMATO.score(_BOARS | Pile.parse("04-cuckoo 08-geese")).base,
            {5: "Each further animal adds 1.", 8: "Animals is not counted beside it.", 6: "Two more animals add 2."},
            "5, and 1 for each of the two: 7.", nudge="It grows with every further animal.", rule="B.1.animals",
        ),
        ask.number(
            "viewing", "Curtain, moon and sake cup, and nothing else. What is the sum before doubling?",
            YAMATO.score(Pile.parse("03-curtain 08-moon 09-cup")).base,
            {5: "The cup serves in both viewing yaku.", 20: "That is after doubling.", 15: "Three Brights need a third bright."},
            "Blossom Viewing 5 and Moon Viewing 5. One card may serve in two yaku.",
            nudge="With which cards does the cup make a yaku?", cards="03-curtain 08-moon 09-cup", rule="B.1.viewing",
        ),
    ]  # fmt: skip


def _hand() -> list[Item]:
    ask = _HAND
    return [
        ask.number(
            "four", "You are dealt all four maples. How many points do you win at once?", 6,
            {12: "Hand yaku are never doubled.", 0: "Four of a month in the hand is a hand yaku."},
            "Four of a Month is worth 6, and the round is over.", nudge="Both hand yaku are worth the same.", rule="B.1.4",
        ),
        ask.pick(
            "both", "You have four pairs, and the dealer has four of a month. Who scores?", "the dealer",
            {"you": "Only the dealer's counts.", "both of you": "Only one player scores in a round.",
             "nobody": "That is a house rule."},
            "If both have a hand yaku, only the dealer's counts.", nudge="Only one player scores.", rule="B.1.4",
        ),
        ask.pick(
            "three", "Three cherries, two maples, two irises and a pine: which hand yaku is this?", "none",
            {"Pairs": "Pairs are exactly four pairs.", "Four of a Month": "There are only three cherries."},
            "Neither four of one month nor four pairs.", nudge="Count the cards of each month.", rule="B.1.4",
        ),
    ]  # fmt: skip


def _stop() -> list[Item]:
    ask = _STOP
    threat = YAMATO.score(_BOARS, opponent_koikoi=1).total
    now, more = YAMATO.score(_SIX), YAMATO.score(_SIX | Pile.parse("10-blue-ribbon"))
    return [
        ask.number(
            "threat", "You call koi-koi. Then the other player makes Boar, Deer, Butterflies, 5 points, and the round ends. "
            "How many points is that?", threat,
            {5: "Your call doubles them.", 20: "Five is less than seven, so there is one doubling only."},
            f"5, doubled by your call: {threat}.", nudge="What does your call do for the other player?", rule="B.1.score",
        ),
        ask.number(
            "step", "You have Three Brights and five ribbons, a sum of 6. What would you score with one more ribbon?",
            more.total, {more.base: "Seven is doubled.", now.total: "One more ribbon adds 1 to the sum."},
            f"The sum is {more.base}, and seven is doubled: {more.total}, in place of {now.total}.",
            nudge="Six is not doubled. And seven?", rule="B.1.score",
        ),
        ask.pick(
            "after-call", "You called koi-koi. Three turns later you make another yaku. What happens?",
            "the round ends, and you score", {
                "you are asked again": "There is one koi-koi in a round, not more.",
                "the round goes on by itself": "After a koi-koi the next yaku, new or grown, ends it.",
            },
            "After one koi-koi the next yaku, new or grown, ends the round: yours or the other player's.",
            nudge="How many koi-koi can a round have here?", rule="B.1.8",
        ),
        ask.pick(
            "own-call", "You called koi-koi, then made a second yaku. The sum is 6. What does your own call double?", "nothing",
            {"your 6 points": "Only the other player's call doubles your points.",
             "only the second yaku": "A yaku is never doubled alone."},
            "Your own call gives you time, and nothing else.", nudge="Whose call is a bet against you?", rule="B.1.7",
        ),
    ]  # fmt: skip


def _round() -> list[Item]:
    ask = _ROUND
    chaff = YAMATO.score(
        Pile.parse(" ".join(f"{month:02}-chaff-1" for month in range(1, 11))), opponent_koikoi=1
    )
    return [
        ask.number(
            "could-stop", "How many points could Ben have scored by stopping?", 5,
            {10: "Five is less than seven, and nobody had called.", 2: "That is what Aki scored in the end."},
            "Crane, curtain and phoenix are Three Brights: 5. Nobody had called, and five is not doubled.",
            nudge="Which yaku did Ben have, and was anything doubled?", rule="B.1.7",
        ),
        ask.number(
            "scored", "How many points did Aki score?", chaff.total,
            {1: "Ben's call doubles it.", 5: "That was Ben's yaku, and it is lost.", 4: "One doubling only."},
            f"Chaff, {chaff.base} point, and Ben's call doubles it: {chaff.total}.",
            nudge="Ten chaff cards; and who had called?", rule="B.1.score",
        ),
        ask.pick(
            "asked", "Was Aki asked whether to stop or to call?", "no",
            {"yes": "After one koi-koi nobody is asked again."},
            "The next yaku after a koi-koi, new or grown, ends the round.", nudge="What had Ben said?", rule="B.1.8",
        ),
        ask.pick(
            "hope", "What did Ben hope for? Look at Ben's hand at the call.",
            "the rain man, which would have made Rainy Four Brights",
            {
                "Red Poems": "The plum ribbon could still come, but the hand had nothing for it.",
                "the moon, for Moon Viewing": "The sake cup lay in Aki's pile.",
                "ten chaff cards": "Ben had very little chaff.",
            },
            f"Three brights and the rain man are {YAMATO.score(_BRIGHTS | Pile.parse('11-rainman')).base}, doubled to "
            f"{YAMATO.score(_BRIGHTS | Pile.parse('11-rainman')).total}.",
            nudge="Which bright was still in Ben's hand?", rule="B.1.7",
        ),
    ]  # fmt: skip


def _match() -> list[Item]:
    ask = _MATCH
    return [
        ask.number(
            "rounds", "How many rounds does a full match have?", int(YAMATO.game_length.value),
            {4: "Not the seasons: the months.", 48: "That is the number of cards."},
            "Twelve, one for each month. Six and three are played, too.", nudge="Think of the year.", rule="B.1.match",
        ),
        ask.pick(
            "dealer", "You dealt, and you won the round. Who deals the next one?", "you",
            {"the other player": "The deal passes only after a draw, or when the other player wins.",
             "a card decides": "Only before the first round."},
            "The winner deals.", nudge="Winning has this one reward more.", rule="B.1.12",
        ),
        ask.pick(
            "tie", "After twelve rounds both have 40 points. Who wins the match?", "nobody: it is a tie",
            {"the dealer of the last round": "Dealing gives no points.",
             "whoever won more rounds": "Only the points count.", "one more round decides": "You may agree on that, but it is no rule here."},
            "Equal totals are a tie.", nudge="Only the sum of the points counts.", rule="B.1.match",
        ),
        ask.pick(
            "behind", "The last round. You are 12 points behind, and you have just made 5. Stop or koi-koi?", "koi-koi",
            {"stop": "Then you lose the match by 7 for certain."},
            "Five points do not help you. Only more points can.", nudge="What does stopping lead to?", rule="B.1.match",
        ),
    ]  # fmt: skip


def _house() -> list[Item]:
    ask = _HOUSE
    five = Pile.parse("01-crane 03-curtain 08-moon 11-rainman 12-phoenix")
    blues = Pile.parse("06-blue-ribbon 09-blue-ribbon 10-blue-ribbon 01-red-poem 04-plain-ribbon")
    return [
        ask.number(
            "classic-goko", "koikoi/classic: five brights are 15, and a sum of seven or more is doubled. You stop with five "
            "brights. How many points?", CLASSIC.score(five).total,
            {15: "Fifteen is seven or more.", 20: "That is 10, doubled."},
            f"15, doubled: {CLASSIC.score(five).total}.", nudge="Is fifteen seven or more?", rule="B.3.values",
        ),
        ask.number(
            "mon-blues", "koikoi/mon: three blue ribbons are 6, five ribbons are 1 beside them, and nothing is doubled. You have "
            "three blue ribbons and two others. How many points?", MON.score(blues).total,
            {6: "Here the count stands beside it.", 14: "In this set seven is not doubled.", 8: "Five ribbons are 1, not 2."},
            f"6 and 1: {MON.score(blues).total}. Seven stays seven here.", nudge="Add, and do not double.", rule="B.2.yaku",
        ),
        ask.pick(
            "growing", "koikoi/yamato: you have Blues and two further ribbons. Why does Ribbons bring nothing beside it?",
            "the further ribbons make Blues grow already",
            {
                "five ribbons are too few": "Five are enough for Ribbons alone.",
                "blue ribbons are not ribbons": "They are.",
                "only the best yaku counts": "That is so for brights only.",
            },
            f"Blues are 5 and grow to {YAMATO.score(blues).base}. In {APP.id} it is {APP.score(blues).base - 1} and 1 beside it.",
            nudge="No ribbon is counted twice.", rule="B.3.values",
        ),
        ask.pick(
            "who", "Your friend's app doubles nothing, and your book doubles at seven. Who is right?",
            "both: ask which rules you play before the first deal",
            {"the book": "Each book prints another sheet.", "the app": "Programs choose as well.",
             "whoever has played longer": "Families differ, too."},
            "Rule sets differ, and each difference has a name.", nudge="Was there ever one rule book?", rule="B.3.doubling",
        ),
    ]  # fmt: skip


def _odds() -> list[Item]:
    ask = _ODDS
    return [
        ask.number(
            "rainman", "Crane, curtain and moon lie in your pile, and the rain man comes. How many points does he add to the sum?",
            YAMATO.score(Pile.parse("01-crane 03-curtain 08-moon 11-rainman")).base - 5,
            {0: "Rainy Four Brights are worth more than three.", 7: "Rainy Four Brights replace the three.", 5: "That is Three Brights."},
            "Rainy Four Brights are 7, Three Brights were 5: 2 more. And seven is doubled.",
            nudge="From which yaku to which?", cards="11-rainman", rule="B.1.brights",
        ),
        ask.pick(
            "cup", "Why is the sake cup so useful?", "it goes into four yaku",
            {"it is a bright": "It is an animal, and chaff.", "it counts as two chaff cards": "That is a Korean rule.",
             "it may take any card": "It takes chrysanthemums, like its month."},
            "Two viewing yaku, Animals and Chaff.", nudge="Count the yaku that it helps.", cards="09-cup", rule="A.3.cup",
        ),
        ask.pick(
            "eight", "Your sum is 8, and the other player has nothing yet. What do many rounds say?", "stop",
            {"koi-koi": "You would risk 16 points for a little more."},
            "With seven or more, stopping is clearly better.", nudge="What are 8 points worth when you stop?", rule="B.1.7",
        ),
        ask.pick(
            "error", "Koi-koi brought 0.5 points more than stopping, with a standard error of 0.4. What may you say?",
            "nothing: it is too close to call",
            {"koi-koi is better": "The difference is less than two standard errors.",
             "stopping is better": "The difference is less than two standard errors."},
            "A difference below two standard errors may be luck.", nudge="Compare it with twice 0.4.",
        ),
    ]  # fmt: skip
