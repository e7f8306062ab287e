"""The house rules of Koi-Koi, one enum each (RULES.md §B.3). The first value is yamato's."""

from __future__ import annotations

from functools import cached_property

from hanafuda_lib.options import Option


class Sheet(Option):
    """Whose names do ribbons and viewing yaku bear?"""

    YAMATO = "yamato", "the yaku have Nintendo's names", "S003"
    MON = "mon", "the yaku have the old article's names", "S000"


class FirstDealerTie(Option):
    """Both turn a card of one month for the first deal: who deals?"""

    REDRAW = "redraw", "both turn another card", "S003"
    POINTS = "points", "the card with more card points deals", "FW"


class DealSize(Option):
    """How many cards are dealt to each hand and to the field?"""

    EIGHT_EIGHT = "8-8", "eight to each hand and eight to the field", "S003"
    TEN_EIGHT = "10-8", "ten to each hand and eight to the field: the whole deck is used", "S000"
    SEVEN_EIGHT = "7-8", "seven to each hand and eight to the field", "S000"


class FieldFour(Option):
    """All four cards of a month lie on the first field: what happens?"""

    REDEAL = "redeal", "the cards are dealt again by the same dealer", "S003"
    DEALER_TAKES = "dealerTakes", "the dealer takes the four cards, and the round goes on", "FW"
    DEALER_WINS = "dealerWins6", "the dealer wins the round with 6 points", "FW"


class FieldFourPairs(Option):
    """The first field is four pairs: what happens?"""

    PLAY = "play", "nothing: the round is played", "S003"
    REDEAL = "redeal", "the cards are dealt again by the same dealer", "FW"
    DEALER_WINS = "dealerWins6", "the dealer wins the round with 6 points", "AG"


class HandYaku(Option):
    """Does a dealt hand with four of a month, or four pairs, win at once?"""

    WIN = "win6", "its holder wins the round at once with 6 points", "S003"
    OFF = "off", "there are no hand yaku", "CW"
    MISDEAL = "misdeal", "the cards are dealt again by the same dealer", "FW"


class HandPairs(Option):
    """Are four pairs in the hand (kuttsuki) a hand yaku?"""

    ON = "on", "four pairs of four months are a hand yaku", "S003"
    OFF = "off", "only four of a month is a hand yaku", "S000"


class HandYakuBoth(Option):
    """Both players hold a hand yaku: whose counts?"""

    DEALER = "dealer", "only the dealer's counts", "S003"
    DRAW = "draw", "the round is drawn and the dealer deals again", "FW"


class HandYakuStack(Option):
    """Does a hand that is a hand yaku twice over (two fours) score twice?"""

    ONCE = "off", "a hand scores 6 once", "DER"
    EACH = "on", "each four of a month in the hand scores 6", "FW"


class YakuCheck(Option):
    """When is a new or grown yaku looked for?"""

    END_OF_TURN = "endOfTurn", "after the hand step and the stock step", "FW"
    AT_CAPTURE = "atCapture", "after each step, so one may stop before the stock card is turned", "S003"


class BrightValues(Option):
    """What are five, four, rainy four and three brights worth?"""

    NINTENDO = "10-8-7-5", "10, 8, 7 and 5 points", "S003"
    COMMON = "15-8-7-6", "15, 8, 7 and 6 points", "FW"
    OLD = "15-10-8-6", "15, 10, 8 and 6 points", "KO"


class Brights(Option):
    """Do several bright yaku count together?"""

    HIGHEST = "highest", "only the best bright yaku counts", "S003"
    ADDITIVE = "additive", "every bright yaku whose cards are there counts", "CW"


class RibbonsAnimals(Option):
    """How do red poems, blues and boar-deer-butterflies go with further ribbons and animals?"""

    NINTENDO = "nintendo", "each further card adds 1 to them, and the count yaku is not scored", "S003"
    CLASSIC = "classic", "they are worth a fixed value and stand beside the count yaku", "FW"


class RibbonValue(Option):
    """What are red poems and blues worth, each?"""

    FIVE = "5", "5 points each", "S003"
    SIX = "6", "6 points each", "S000"


class RibbonBoth(Option):
    """What are red poems and blues worth together?"""

    USUAL = "usual", "10 points in place of the two, or their sum where their values are fixed", "S003"
    FIFTEEN = "15", "15 points, in place of the two", "SG"


class Kusatan(Option):
    """Are the plain ribbons of wisteria, iris and bush clover a yaku?"""

    OFF = "off", "they are no yaku", "S003"
    PLUS_EACH = "plusEach", "5 points and 1 for each further ribbon, in place of the count", "S000"


class Viewing(Option):
    """Do curtain or moon with the cup make a yaku?"""

    ON = "on", "blossom viewing and moon viewing are worth 5 points each", "S003"
    OFF = "off", "there are no viewing yaku", "FW"
    NEED_OTHER = "needOther", "5 points each, but only beside a yaku that is no viewing", "FW"
    THREE = "three", "3 points each", "S000"


class Nomi(Option):
    """Are curtain, moon and cup together a further yaku?"""

    OFF = "off", "they are no further yaku", "S003"
    FIVE = "five", "nomi (drinking) is worth 5 points", "KO"


class AmeNagare(Option):
    """Does rain (November) wash the blossom viewing out?"""

    OFF = "off", "rain does no harm", "S003"
    CAPTURED = "captured", "who has the rain man has no blossom viewing", "PI"
    FIELD = "field", "no blossom viewing while a November card lies on the field", "FW"


class KiriNagare(Option):
    """Does mist (December) hide the moon?"""

    OFF = "off", "mist does no harm", "S003"
    CAPTURED = "captured", "who has a paulownia card has no moon viewing", "PI"
    FIELD = "field", "no moon viewing while a paulownia card lies on the field", "FW"


class CupRole(Option):
    """Is the sake cup an animal, chaff, or both?"""

    BOTH = "both", "the cup counts as an animal and as chaff at once", "S003"
    EITHER = "either", "the cup counts as an animal or as chaff, whichever is worth more", "FW"
    ANIMAL_ONLY = "animalOnly", "the cup counts only as an animal", "FW"


class SevenDoubling(Option):
    """Are seven points or more doubled?"""

    ON = "on", "a sum of seven or more counts twice", "S003"
    OFF = "off", "seven points are seven points", "S000"


class KoikoiMultiplier(Option):
    """What does a koi-koi do to the winner's points?"""

    OPPONENT = "opponent", "twice the points when the opponent called koi-koi", "S003"
    OWN = "own", "twice the points when the winner called koi-koi", "FW"
    ANY = "any", "twice the points when anybody called koi-koi", "FW"
    CALLS_PLUS_ONE = "callsPlusOne", "times the number of all calls plus one", "FW"
    PER_CALL = "perCall", "twice the points for each call of the opponent", "DER"
    NONE = "none", "nothing", "S000"


class KoikoiLimit(Option):
    """How many koi-koi calls may there be in a round, before the next yaku, new or grown, ends it?"""

    ONE = "one", "one: after it the next yaku of either player, new or grown, ends the round", "S003"
    UNLIMITED = "unlimited", "any number: the player is asked each time a yaku is new or has grown", "FW"
    TWO = "2", "two in all", "PI"
    THREE = "3", "three in all", "PI"
    FOUR = "4", "four in all", "PI"
    FIVE = "5", "five in all", "PI"
    SIX = "6", "six in all", "PI"
    SEVEN = "7", "seven in all", "PI"
    EIGHT = "8", "eight in all", "PI"
    NINE = "9", "nine in all", "PI"
    TEN = "10", "ten in all", "PI"
    ELEVEN = "11", "eleven in all", "PI"
    TWELVE = "12", "twelve in all", "PI"
    THIRTEEN = "13", "thirteen in all", "PI"
    FOURTEEN = "14", "fourteen in all", "PI"
    FIFTEEN = "15", "fifteen in all", "PI"
    SIXTEEN = "16", "sixteen in all", "PI"

    @cached_property
    def calls(self) -> int:
        """The most calls of a round, by both players together."""
        return {"one": 1, "unlimited": 99}.get(self.value) or int(self.value)


class KoikoiNeeds(Option):
    """What must happen before a player is asked to stop or go on?"""

    ANY_RISE = "anyRise", "the points of the player's yaku have risen", "S003"
    NEW_YAKU = "newYakuOnly", "the player has a yaku that was not there before", "FW"
    MIN_2 = "minBase(2)", "the points have risen, and are 2 or more", "Sloperama"
    MIN_3 = "minBase(3)", "the points have risen, and are 3 or more", "FW"
    MIN_4 = "minBase(4)", "the points have risen, and are 4 or more", "FW"
    MIN_5 = "minBase(5)", "the points have risen, and are 5 or more", "FW"
    MIN_6 = "minBase(6)", "the points have risen, and are 6 or more", "FW"
    MIN_7 = "minBase(7)", "the points have risen, and are 7 or more", "FW"
    MIN_8 = "minBase(8)", "the points have risen, and are 8 or more", "FW"
    MIN_9 = "minBase(9)", "the points have risen, and are 9 or more", "FW"
    MIN_10 = "minBase(10)", "the points have risen, and are 10 or more", "FW"
    MIN_11 = "minBase(11)", "the points have risen, and are 11 or more", "FW"
    MIN_12 = "minBase(12)", "the points have risen, and are 12 or more", "FW"

    @cached_property
    def least(self) -> int:
        """The fewest points with which a player is asked."""
        return int(self.value[8:-1]) if self.value.startswith("minBase") else 1


class KoikoiExhausted(Option):
    """Koi-koi was called, no yaku has come or grown after it, and the hands are empty: who scores?"""

    FORFEIT = "forfeit", "nobody: the points of the caller are lost", "FW"
    LAST_YAKU = "lastYakuScores", "the one who called koi-koi last scores", "FW"


class ExhaustedDraw(Option):
    """Nobody stopped and the hands are empty: what then?"""

    ZERO_PASS = "zeroPass", "nobody scores, and the other player deals", "S003"
    ZERO_STAY = "zeroStay", "nobody scores, and the dealer deals again", "FW"
    OYAKEN_1 = "oyaken1", "the dealer takes 1 point and deals again", "FW"
    OYAKEN_3 = "oyaken3", "the dealer takes 3 points and deals again", "S000"
    OYAKEN_6 = "oyaken6", "the dealer takes 6 points and deals again", "FW"

    @property
    def dealer_points(self) -> int:
        """What the dealer takes."""
        return int(self.value[6:]) if self.value.startswith("oyaken") else 0


class Tsukifuda(Option):
    """Are all four cards of the round's month a yaku (round 1 is January)?"""

    OFF = "off", "they are no yaku", "S003"
    FOUR = "4", "they are worth 4 points; only in a match of 12 rounds", "FW"


class FieldBrights(Option):
    """Do brights on the first field multiply the winner's points?"""

    OFF = "off", "they do nothing", "S003"
    X2 = "x2", "twice the points when a bright lay there", "FW"
    N_PLUS_1 = "nPlus1", "times the number of brights plus one", "FW"
    N = "n", "times the number of brights, when there was one", "BGA"


class LightningWild(Option):
    """May the lightning card take any card?"""

    OFF = "off", "it is a willow card like the others", "S003"
    ON = "on", "played or turned, it takes any one field card (three willows as usual)", "FW"


class PlayOutStock(Option):
    """Do the players go on turning stock cards when the hands are empty?"""

    OFF = "off", "the round ends when both hands are empty", "S003"
    ON = "on", "they turn stock cards in turn until the stock is empty", "FW"


class Scoring(Option):
    """Does the loser pay the winner's points?"""

    WINNER_ONLY = "winnerOnly", "the winner scores, and the loser pays nothing", "S003"
    ZERO_SUM = "zeroSum", "the loser pays the winner; both start with 50 points", "FW"


class GameLength(Option):
    """How long is a match?"""

    TWELVE = "12", "twelve rounds", "S003"
    SIX = "6", "six rounds", "S003"
    THREE = "3", "three rounds", "S003"
    TO_50 = "to50", "until a player has 50 points (zero-sum: until one has none left)", "FW"


class DealerRotation(Option):
    """Who deals the next round?"""

    WINNER = "winner", "the winner of the round", "S003"
    ALTERNATE = "alternate", "the players deal in turn", "CW"
