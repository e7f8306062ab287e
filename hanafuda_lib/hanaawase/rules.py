"""The rule sets of hana-awase: the options together, and the presets (RULES.md §C)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from hanafuda_lib import game
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.hanaawase.scoring import Scorer
from hanafuda_lib.pile import Pile
from hanafuda_lib.ruleset import OtherNames, RuleSet
from hanafuda_lib.yaku import Score, YakuTable

# Second words for values: `fuke` is a switch as well as a number of points.
_OTHER_NAMES: OtherNames = {
    "fuke": ("fuke", {"True": "atMost20", "on": "atMost20", "20": "atMost20", "30": "atMost30"}),
    "activePlayers": ("active_players", {"3": "three"}),
    "dropFee": ("drop_fee", {"True": "12", "on": "12"}),
}


@dataclass(frozen=True, slots=True, repr=False)
class Rules(RuleSet):
    """The rules of hana-awase (花合わせ) as options. The defaults are ``hanaawase/nintendo`` (S004).

    ``id`` names the preset from which the options started. ``dataclasses.replace`` and
    :meth:`with_options` make variants. Errors: :class:`RulesError` for options that make no
    sense together.

    >>> NINTENDO.with_options({"gokoValue": 100})
    Rules.parse('hanaawase/nintendo gokoValue=100')
    """

    game_name: ClassVar[str] = "hana-awase"
    presets: ClassVar[Mapping[str, str]] = {
        "hanaawase/h80": "the 80 rules of an old article: chaff is worth nothing",
        "hanaawase/h88": "the 88 rules of an old article, for two to seven",
        "hanaawase/nintendo": "Nintendo's rules for three",
        "hanaawase/oishi": "the sheet of Oishi Tengudo",
    }
    other_names: ClassVar[OtherNames] = _OTHER_NAMES

    id: str = "hanaawase/nintendo"
    seats: o.Seats = o.Seats.THREE
    active_players: o.ActivePlayers = o.ActivePlayers.THREE
    opening_hands: o.OpeningHands = o.OpeningHands.OFF
    hand_four: o.HandFour = o.HandFour.PLAY
    field_four: o.FieldFour = o.FieldFour.REDEAL
    field_three: o.FieldThree = o.FieldThree.STAY
    chaff_value: o.ChaffValue = o.ChaffValue.ONE
    yaku_payment: o.YakuPayment = o.YakuPayment.EACH
    goko_value: o.GokoValue = o.GokoValue.HIGH
    nomi_value: o.NomiValue = o.NomiValue.LOW
    shima_value: o.ShimaValue = o.ShimaValue.HIGH
    viewing_value: o.ViewingValue = o.ViewingValue.HIGH
    omote_with_brights: o.OmoteWithBrights = o.OmoteWithBrights.OFF
    matsukiri_with_brights: o.MatsukiriWithBrights = o.MatsukiriWithBrights.ON
    bright_group_exclusive: o.BrightGroupExclusive = o.BrightGroupExclusive.OFF
    ame_nagare: o.AmeNagare = o.AmeNagare.OFF
    rain_spoils_viewing: o.RainSpoilsViewing = o.RainSpoilsViewing.OFF
    nanatan: o.Nanatan = o.Nanatan.ON
    rokutan: o.Rokutan = o.Rokutan.ON
    omote_sugawara: o.OmoteSugawara = o.OmoteSugawara.ON
    nomi: o.Nomi = o.Nomi.ON
    matsukiribozu: o.Matsukiribozu = o.Matsukiribozu.ON
    inoshikacho: o.Inoshikacho = o.Inoshikacho.ON
    hanami: o.Hanami = o.Hanami.ON
    tsukimi: o.Tsukimi = o.Tsukimi.ON
    kusa: o.Kusa = o.Kusa.ON
    fujishima: o.Fujishima = o.Fujishima.ON
    kirishima: o.Kirishima = o.Kirishima.ON
    ameshima: o.Ameshima = o.Ameshima.ON
    fuke: o.Fuke = o.Fuke.AT_MOST_20
    fuke_call: o.FukeCall = o.FukeCall.AUTOMATIC
    fuke_voids: o.FukeVoids = o.FukeVoids.ALL
    hatcho_jutcho: o.HatchoJutcho = o.HatchoJutcho.OFF
    drop_fee: o.DropFee = o.DropFee.ON
    forced_out: o.ForcedOut = o.ForcedOut.PAID
    force_three: o.ForceThree = o.ForceThree.OFF
    two_in: o.TwoIn = o.TwoIn.PLAY
    game_length: o.GameLength = o.GameLength.TWELVE
    # Tables made from the options, kept because looking at piles is what takes the time.
    _scorer: list[Scorer] = field(default_factory=list, init=False, compare=False)

    def __post_init__(self) -> None:
        self._require_known_values()
        problem = _contradiction(self)
        if problem:
            raise RulesError("bad-options", problem)

    @property
    def number_of_seats(self) -> int:
        """How many people sit at the table, 2 to 7."""
        return int(self.seats.value)

    @property
    def drops_out(self) -> bool:
        """Whether more people sit down than play, so that some drop out before play."""
        return self.active_players is o.ActivePlayers.THREE and self.number_of_seats > 3

    @property
    def deck_points(self) -> int:
        """The card points of the whole deck: 264, or 240 where chaff is worth nothing.

        >>> NINTENDO.deck_points, H80.deck_points
        (264, 240)
        """
        return 240 + 24 * int(self.chaff_value.value)

    def par(self, players: int = 3) -> int:
        """The card points that cost and win nothing: the deck's, shared by the players.

        >>> NINTENDO.par(), H80.par(), NINTENDO.par(2), NINTENDO.par(4)
        (88, 80, 132, 66)
        """
        return self.deck_points // players

    def share(self, points: int, players: int = 3) -> int:
        """What each opponent pays for a yaku of so many points. Unit: points, always whole.

        All yaku are worth tens, so a half is whole. Source: RULES.md §C.1.7, §C.4.

        >>> NINTENDO.share(60), H80.share(60)
        (60, 30)
        """
        return points if self.yaku_payment is o.YakuPayment.EACH else points // (players - 1)

    @property
    def scorer(self) -> Scorer:
        """The yaku table and card values, made once."""
        if not self._scorer:
            self._scorer.append(Scorer(self))
        return self._scorer[0]

    def yaku_table(self, month: int = 1) -> YakuTable:
        """All yaku of these rules, in the order of the sheet.

        >>> [row.id for row in NINTENDO.yaku_table().rows][:4]
        ['goko', 'shiko', 'omote_sugawara', 'matsukiribozu']
        """
        game.require_month(month)
        return self.scorer.table

    def card_points(self, pile: Pile) -> int:
        """The card points C of a pile. Source: RULES.md §C.1.5 (S004).

        >>> NINTENDO.card_points(Pile.parse("01-crane 09-cup 01-chaff-1"))
        31
        """
        return self.scorer.card_points(_require_pile(pile).mask)

    def score(self, pile: Pile, *, opponents: Sequence[Pile] = ()) -> Score:
        """The yaku of ``pile``, line by line; ``total`` is Y. Unit: points from each opponent.

        ``opponents`` are the other piles: four willows there may wash the yaku away.
        Source: RULES.md §C.1.6 (S004).

        >>> score = NINTENDO.score(Pile.parse("01-crane 02-warbler 03-curtain 08-moon 12-phoenix"))
        >>> [(line.yaku.id, line.points) for line in score.lines], score.total
        ([('shiko', 60), ('matsukiribozu', 20)], 80)
        """
        others = [_require_pile(other).mask for other in opponents]
        return self.scorer.score(_require_pile(pile).mask, others)


def _require_pile(pile: object) -> Pile:
    if isinstance(pile, Pile):
        return pile
    raise RulesError("bad-pile", f"bad pile {shown(pile)}: expected a Pile")


def _contradiction(rules: Rules) -> str:
    """What makes no sense in these options, or nothing."""
    seats = f"seats {rules.seats.value!r}"
    number = rules.number_of_seats
    everybody = rules.active_players is o.ActivePlayers.ALL
    no_seven = everybody and number != 3
    problems = {
        f"{seats} do not go with activePlayers 'three': expected 'all'": number == 2 and not everybody,
        f"{seats} do not go with activePlayers 'all': expected 2, 3 or 4 seats, or 'three'": (
            number > 4 and everybody
        ),
        f"{seats} do not go with fieldThree 'refill': expected 'stay', as no stock is left": (
            number > 5 and rules.field_three is o.FieldThree.REFILL
        ),
        "fukeCall 'announced' does not go with fuke 'off': expected 'automatic'": (
            rules.fuke is o.Fuke.OFF and rules.fuke_call is o.FukeCall.ANNOUNCED
        ),
        f"openingHands 'on' does not go with {seats} that all play: expected hands of seven": (
            no_seven and rules.opening_hands is o.OpeningHands.ON
        ),
        f"hatchoJutcho 'on' does not go with {seats} that all play: expected three players": (
            no_seven and rules.hatcho_jutcho is o.HatchoJutcho.ON
        ),
        "yakuPayment 'shared' does not go with four players: expected 'each', for a third is not whole": (
            everybody and number == 4 and rules.yaku_payment is o.YakuPayment.SHARED
        ),
    }
    return next((problem for problem, is_so in problems.items() if is_so), "")


NINTENDO = Rules()
"""Nintendo's rules for three. Source: S004, RULES.md §C.1."""

OISHI = Rules(
    id="hanaawase/oishi",
    goko_value=o.GokoValue.LOW,
    nomi_value=o.NomiValue.HIGH,
    shima_value=o.ShimaValue.LOW,
    field_three=o.FieldThree.REFILL,
)
"""The sheet of Oishi Tengudo. Source: S004, RULES.md §C.2."""

H88 = Rules(
    id="hanaawase/h88",
    goko_value=o.GokoValue.LOW,
    omote_with_brights=o.OmoteWithBrights.ON,
    hand_four=o.HandFour.REDEAL,
    fuke=o.Fuke.BELOW_20,
)
"""The 88 rules of an old article, for two to seven. Source: S000, RULES.md §C.3."""

H80 = Rules(
    id="hanaawase/h80",
    chaff_value=o.ChaffValue.ZERO,
    yaku_payment=o.YakuPayment.SHARED,
    goko_value=o.GokoValue.LOW,
    nomi_value=o.NomiValue.HIGH,
    omote_with_brights=o.OmoteWithBrights.ON,
    hand_four=o.HandFour.REDEAL,
    fuke=o.Fuke.BELOW_20,
)
"""The 80 rules of the same article: chaff is worth nothing. Source: S000, RULES.md §C.4.

Where its list is silent (redeals, fuke, what omote-sugawara goes with), the article's 88 list is
followed (DER).
"""

game.register_rules(NINTENDO, OISHI, H88, H80)
