"""The house rules of Hachi-hachi, one enum each (RULES.md §D). The first value is the default."""

from __future__ import annotations

from hanafuda_lib.options import Option

# ---------------------------------------------------------------- money and length


class MonPerKan(Option):
    """How many mon are one kan?"""

    TWELVE = "12", "one kan is twelve mon", "S000"
    TEN = "10", "one kan is ten mon, as in Kansai", "S000"
    SIX = "6", "one kan is six mon", "WJ"
    ONE = "1", "one kan is one mon", "WJ"


class Values(Option):
    """Which table says what a yaku is worth?"""

    KAN = "kan", "yaku are worth whole kan, as in the old table", "S000"
    NINTENDO = "nintendo-points", "yaku are worth the points of Nintendo's 88 sheet, paid in mon", "SZ"


class GameLength(Option):
    """How many rounds is a match?"""

    TWELVE = "12", "twelve rounds, one for each month", "S000"
    SIX = "6", "six rounds", "S000"
    THREE = "3", "three rounds", "S000"


class Etsunen(Option):
    """Does the match go on while a carried field multiplier is left?"""

    OFF = "off", "the match ends with its last round", "S000"
    ON = "on", "the match goes on after its last round until nothing is carried", "WJ"


# ---------------------------------------------------------------- deal and field


class FieldFour(Option):
    """All four cards of a month lie on the first field: what happens?"""

    REDEAL = "redeal", "the cards are dealt again by the same dealer", "FW"
    DEALER_TAKES = "dealerTakes", "the dealer takes the four cards, and the round goes on", "EX"


class Carry(Option):
    """What happens to the brights on the field that do not set the multiplier of this round?"""

    QUEUE = "queue", "each waits for a later round, the largest first", "FW"
    ONCE = "once", "two brights of one sort make the next round large too, once", "S000"
    NONE = "none", "they are lost", "SD"
    STACK = "stack", "they are multiplied with one another in this round", "FW"


# ---------------------------------------------------------------- more than three players


class DropFee(Option):
    """What does the first player who drops out pay to the pot, in kan?"""

    ONE = "1", "one kan", "FW"
    NONE = "0", "nothing", "DER"
    HALF = "0.5", "half a kan", "DER"
    ONE_HALF = "1.5", "one and a half kan", "DER"
    TWO = "2", "two kan", "DER"
    THREE = "3", "three kan", "DER"


class DropFeeStep(Option):
    """How much more does each further player who drops out pay, in kan?"""

    HALF = "0.5", "half a kan more than the one before", "FW"
    NONE = "0", "no more than the first", "DER"
    ONE = "1", "one kan more than the one before", "DER"


class ForceThree(Option):
    """May a player drop out when only three are left?"""

    OFF = "off", "yes: two, one or nobody may be left", "FW"
    ON = "on", "no: the last three must play", "FW"


class TwoIn(Option):
    """Only two players are in: what do they do?"""

    SPLIT = "split", "they split the pot, and the round is over", "FW"
    PLAY = "play", "they play the form for two players", "FW"


class Mizuten(Option):
    """May the dealer come in blind, before looking at a single card?"""

    OFF = "off", "no", "FW"
    PAR = "par", "yes: 89 points earn 1 kan from each other player, fewer cost 1 kan to each opponent", "FW"
    DROPS = "drops", "yes: each player who drops out pays the dealer 1 kan", "BGA"


class BuyPlace(Option):
    """May a player who was forced out buy a place?"""

    OFF = "off", "no", "FW"
    ON = "on", "yes: for 1 kan, from the last player who came in, if that one sells", "FW"


class HandSwap(Option):
    """May the dealer swap hands, unseen, with the first player who is out?"""

    OFF = "off", "no", "FW"
    ON = "on", "yes, before hand yaku are shown", "FW"


# ---------------------------------------------------------------- hand yaku


class Aka(Option):
    """What is aka (two or more ribbons, the rest chaff) worth?"""

    TWO = "2", "2 kan", "FW"
    THREE = "3", "3 kan", "WJ"


class Haneken(Option):
    """What is haneken (a triplet and two pairs) worth?"""

    SEVEN = "7", "7 kan", "FW"
    EIGHT = "8", "8 kan", "WJ"


class DoubleTriplet(Option):
    """What are two triplets worth, with no, one or two standing ones among them?"""

    FW = "6-7-8", "6, 7 and 8 kan", "FW"
    SUM = "4-5-6", "4, 5 and 6 kan: the sum of the two", "WJ"
    FILE = "6-8", "6 kan, and 8 when both are standing", "PI"


class Shiso(Option):
    """What is shiso (four of a month and a triplet) worth?"""

    TWENTY = "20", "20 kan", "FW"
    THIRTY = "30", "30 kan", "WJ"
    THIRTY_FIVE = "35", "35 kan", "WJ"


class ShisoEnds(Option):
    """Does a shown shiso end the match?"""

    OFF = "off", "no", "FW"
    ON = "on", "yes: its round is the last one", "WJ"


class Sunashi(Option):
    """Is a hand without chaff a hand yaku?"""

    OFF = "off", "no", "S000"
    FOUR = "4", "yes, worth 4 kan", "WJ"


class MukoSanbon(Option):
    """Is the fourth card of a month whose other three lie on the field a hand yaku?"""

    OFF = "off", "no", "S000"
    TWO = "2", "yes, worth 2 kan for each such month", "WJ"


class Zoro(Option):
    """Is a yaku of the pile, complete in the dealt hand, a hand yaku?"""

    OFF = "off", "no", "S000"
    ON = "on", "yes, worth what it is worth in the pile", "FW"


class Exposure(Option):
    """Do the cards that were shown stay open?"""

    STAY = "stay", "they lie open for the whole round", "S000"
    RETURN = "return", "they are taken back into the hand", "FW"


class TobiFor(Option):
    """Which shown triplets can earn the dive bonus (tobi)?"""

    ALL = "allTriplets", "every shown triplet", "FW"
    SINGLE = "singleOnly", "only sanbon and tatesanbon", "S000"


class TobiPerMonth(Option):
    """Do two completed triplets earn the dive bonus twice?"""

    ON = "on", "yes, once for each month", "DER"
    OFF = "off", "no, one bonus in all", "DER"


class DiveLiability(Option):
    """Does a player who makes a dive possible pay for both?"""

    OFF = "off", "no", "S000"
    THROWN = "thrown", "who throws the fourth card pays both shares if it is taken on the next turn", "FW"
    COULD_STOP = "couldStop", "so does who leaves a card of that month that he could have taken", "WJ"


# ---------------------------------------------------------------- yaku of the pile


class NanatanWillowBonus(Option):
    """Does the willow ribbon add 1 kan to seven ribbons?"""

    OFF = "off", "no: the willow ribbon never counts", "S000"
    ON = "on", "yes, beside seven other ribbons", "FW"


class Inoshikacho(Option):
    """Are boar, deer and butterflies a yaku?"""

    OFF = "off", "no", "S000"
    SEVEN = "7", "yes, worth 7 kan", "S000"
    THREE_HALF = "3.5", "yes, worth 3½ kan", "S000"


class GokoAfterShiko(Option):
    """Five brights after four were paid: what is paid?"""

    ADDITIVE = "additive", "12 kan on top of the 10", "S000"
    REPLACE = "replace", "12 kan, and the 10 go back", "FW"


class SageFail(Option):
    """Another player makes a yaku after a sage: what does the first player keep?"""

    KEEP_HALF = "keepHalf", "half of what was paid for it", "S000"
    VOID = "void", "nothing", "FW"


class CancelAt(Option):
    """When may a player with an open sage end the round without a new yaku?"""

    OWN_TURN = "ownTurnStart", "at the start of a turn of that player", "FW"
    ANY_TIME = "anyTime", "before any player's turn", "S000"
    NEVER = "never", "never", "SD"


class Hatto(Option):
    """Does a player who feeds another one the last card of a yaku pay both shares?"""

    ON = "on", "yes, for red poems, blues, four brights (and boar-deer-butterflies)", "S000"
    OFF = "off", "no: everybody pays a share", "FW"


# ---------------------------------------------------------------- special yaku


class NihachiThreshold(Option):
    """With how many card points does a player have Eighty Above Par (二八 futahachi)?"""

    FROM_168 = "168", "168 or more", "FW"
    FROM_169 = "169", "169 or more: it must exceed 168", "S000"


class NihachiExtra(Option):
    """How many kan does each point above 168 add to Eighty Above Par?"""

    NONE = "0", "none", "S000"
    ONE = "1", "1 kan", "FW"


class SujurokuExtra(Option):
    """How many kan does each chaff card beyond 16 add to Sixteen Chaff?"""

    NONE = "0", "none", "S000"
    TWO = "2", "2 kan", "FW"
