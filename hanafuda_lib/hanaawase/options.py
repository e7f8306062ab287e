"""The house rules of hana-awase, one enum each (RULES.md §C). The first value is nintendo's."""

from __future__ import annotations

from hanafuda_lib.options import Option


class Seats(Option):
    """How many people sit at the table?"""

    THREE = "3", "three people play", "S004"
    TWO = "2", "two people play", "FW"
    FOUR = "4", "four people sit down", "S000"
    FIVE = "5", "five people sit down", "S000"
    SIX = "6", "six people sit down, and nothing is left for the stock until some drop out", "S000"
    SEVEN = "7", "seven people sit down, and a white card is shuffled in", "S000"


class ActivePlayers(Option):
    """How many of those who sit down play a round?"""

    THREE = "three", "three play a round; of more, the others drop out before play", "S000"
    ALL = "all", "everybody plays: two with eight cards each, four with five, eight on the field", "FW"


class OpeningHands(Option):
    """Are six or seven chaff in a dealt hand paid?"""

    OFF = "off", "a dealt hand is never paid", "S004"
    ON = "on", "seven chaff: 30 from each, six: 20; the chaff is shown, and others may match it", "S004"


class HandFour(Option):
    """Four cards of one month are in a dealt hand: what happens?"""

    PLAY = "play", "nothing: the round is played", "S004"
    REDEAL = "redeal", "the cards are dealt again by the same dealer", "S000"


class FieldFour(Option):
    """All four cards of a month lie on the first field: what happens?"""

    REDEAL = "redeal", "the cards are dealt again by the same dealer", "S000"
    DEALER_TAKES = "dealerTakes", "the dealer takes the four cards, and the round goes on", "EX"


class FieldThree(Option):
    """Three cards of a month lie on the first field: what happens?"""

    STAY = "stay", "they stay, and the fourth takes them all", "S004"
    REFILL = "refill", "they go back into the stock, which is shuffled, and the field is refilled", "S004"


class ChaffValue(Option):
    """How many card points is a chaff card worth?"""

    ONE = "1", "1 point, so the deck has 264", "S004"
    ZERO = "0", "nothing, so the deck has 240", "S000"


class YakuPayment(Option):
    """What does each opponent pay for a yaku?"""

    EACH = "each", "each opponent pays its full points", "S004"
    SHARED = "shared", "the opponents pay its points together, in equal parts", "S000"


class GokoValue(Option):
    """What are five brights worth?"""

    HIGH = "200", "200 points", "S004"
    LOW = "100", "100 points", "S000"


class NomiValue(Option):
    """What are curtain, moon and cup (nomi) worth?"""

    LOW = "30", "30 points", "S004"
    HIGH = "40", "40 points", "S000"


class ShimaValue(Option):
    """What is all of wisteria, paulownia or willow (shima) worth?"""

    HIGH = "20", "20 points each", "S004"
    LOW = "10", "10 points each", "S000"


class ViewingValue(Option):
    """What are blossom viewing and moon viewing worth?"""

    HIGH = "20", "20 points each", "S004"
    LOW = "10", "10 points each", "S000"


class OmoteWithBrights(Option):
    """Does omote-sugawara count beside four or five brights?"""

    OFF = "off", "omote-sugawara does not count beside four or five brights", "S004"
    ON = "on", "omote-sugawara counts beside four or five brights", "S000"


class MatsukiriWithBrights(Option):
    """Does matsukiribozu count beside four or five brights?"""

    ON = "on", "matsukiribozu counts beside four or five brights", "S004"
    OFF = "off", "matsukiribozu does not count beside four or five brights", "FW"


class BrightGroupExclusive(Option):
    """Does only the best of the bright yaku count?"""

    OFF = "off", "bright yaku may count together, as far as the other rules let them", "S004"
    ON = "on", "of five, four, omote-sugawara and matsukiribozu only the best counts", "FW"


class AmeNagare(Option):
    """Somebody takes all four willows: what does the rain wash away?"""

    OFF = "off", "nothing", "S004"
    OWNER_VOID = "ownerVoid", "who has all four willows scores no yaku", "S004"
    ALL_VOID = "allVoid", "nobody scores a yaku in this round", "S000"
    OTHERS_VOID = "othersVoid", "only who has all four willows scores yaku", "FW"


class RainSpoilsViewing(Option):
    """Does the rain man in the pile spoil the viewing yaku?"""

    OFF = "off", "the rain man does no harm", "S004"
    ON = "on", "who has the rain man has no blossom viewing and no moon viewing", "FW"
    NOMI_TOO = "nomiToo", "who has the rain man has no viewing, and no nomi either", "DER"


class Nanatan(Option):
    """Are seven ribbons a yaku?"""

    ON = "on", "seven ribbons without the willow's are a yaku", "S004"
    OFF = "off", "seven ribbons are no yaku", "S000"


class Rokutan(Option):
    """Are six ribbons a yaku?"""

    ON = "on", "six ribbons without the willow's are a yaku", "S004"
    OFF = "off", "six ribbons are no yaku", "S000"


class OmoteSugawara(Option):
    """Are crane, warbler and curtain a yaku?"""

    ON = "on", "crane, warbler and curtain are a yaku", "S004"
    OFF = "off", "crane, warbler and curtain are no yaku", "S000"


class Nomi(Option):
    """Are curtain, moon and cup a yaku of their own?"""

    ON = "on", "curtain, moon and cup are a yaku, in place of the two viewings", "S004"
    OFF = "off", "curtain, moon and cup are no yaku of their own", "S000"


class Matsukiribozu(Option):
    """Are crane, moon and phoenix a yaku?"""

    ON = "on", "crane, moon and phoenix are a yaku", "S004"
    OFF = "off", "crane, moon and phoenix are no yaku", "S000"


class Inoshikacho(Option):
    """Are boar, deer and butterflies a yaku?"""

    ON = "on", "boar, deer and butterflies are a yaku", "S004"
    OFF = "off", "boar, deer and butterflies are no yaku", "S000"


class Hanami(Option):
    """Are curtain and cup a yaku?"""

    ON = "on", "curtain and cup are a yaku", "S004"
    OFF = "off", "curtain and cup are no yaku", "S000"


class Tsukimi(Option):
    """Are moon and cup a yaku?"""

    ON = "on", "moon and cup are a yaku", "S004"
    OFF = "off", "moon and cup are no yaku", "S000"


class Kusa(Option):
    """Are the ribbons of wisteria, iris and bush clover a yaku?"""

    ON = "on", "the ribbons of wisteria, iris and bush clover are a yaku", "S004"
    OFF = "off", "the ribbons of wisteria, iris and bush clover are no yaku", "S000"


class Fujishima(Option):
    """Are all four wisterias a yaku?"""

    ON = "on", "all four wisterias are a yaku", "S004"
    OFF = "off", "all four wisterias are no yaku", "S000"


class Kirishima(Option):
    """Are all four paulownias a yaku?"""

    ON = "on", "all four paulownias are a yaku", "S004"
    OFF = "off", "all four paulownias are no yaku", "S000"


class Ameshima(Option):
    """Are all four willows a yaku?"""

    ON = "on", "all four willows are a yaku", "S004"
    OFF = "off", "all four willows are no yaku", "S000"


class Fuke(Option):
    """With how few card points does a player make the round void?"""

    AT_MOST_20 = "atMost20", "with 20 or less", "S004"
    BELOW_20 = "below20", "with less than 20", "S000"
    AT_MOST_30 = "atMost30", "with 30 or less", "FW"
    OFF = "off", "never: every round counts", "S004"

    @property
    def most(self) -> int:
        """The most card points that still make the round void; -1 for none."""
        return {"atMost20": 20, "below20": 19, "atMost30": 30, "off": -1}[str(self.value)]


class FukeCall(Option):
    """Must a player announce that so few points may come?"""

    AUTOMATIC = "automatic", "no: the points alone decide", "S004"
    ANNOUNCED = "announced", "yes, on a turn of that player, before a card is played", "FW"


class FukeVoids(Option):
    """Which payments does a void round cancel?"""

    ALL = "all", "every payment of the round", "DER"
    PLAY = "play", "only what is paid after play: payments for dealt hands stay", "DER"


class HatchoJutcho(Option):
    """Is a player who took few cards paid for it (八丁十丁 hatchō-jutchō)?"""

    OFF = "off", "no", "S004"
    ON = "on", "first or second with 8 cards or fewer, or third with 10: 30 from each", "FW"


class DropFee(Option):
    """What does it cost to drop out?"""

    ON = "12", "12 points for the first, 18 for the second, 24 for the third… to the winner", "FW"
    OFF = "off", "nothing", "S000"


class ForcedOut(Option):
    """Are those paid who may not play because three are in?"""

    PAID = "paid", "half of the yaku in the hand, and 3 for each further bright, red poem or blue", "FW"
    OFF = "off", "no", "S000"


class ForceThree(Option):
    """May so many drop out that fewer than three play?"""

    OFF = "off", "they may", "FW"
    ON = "on", "no: when only three can be in, they must play", "FW"


class TwoIn(Option):
    """Only two are in: what happens?"""

    PLAY = "play", "the two play for the pot, until the stock is used up", "FW"
    SPLIT = "split", "they share the pot, and the round is over", "FW"


class GameLength(Option):
    """How long is a match?"""

    TWELVE = "12", "twelve rounds, a year", "S004"
    NINE = "9", "nine rounds", "S004"
    SIX = "6", "six rounds, half a year", "S004"
    THREE = "3", "three rounds", "S004"
