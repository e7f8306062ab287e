"""The rules of Hachi-hachi: the options together, and the preset (RULES.md §D)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from hanafuda_lib import game
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.hand_yaku import HandTable
from hanafuda_lib.hachihachi.yaku import yaku_rows
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.ruleset import OtherNames, RuleSet
from hanafuda_lib.yaku import Score, ScoreLine, ScoreStep, YakuTable

# Second spellings: the words that DISAGREEMENTS.md and players use for some values.
_OTHER_NAMES: OtherNames = {
    "doubleTriplet": (
        "double_triplet",
        {"6/7/8": "6-7-8", "4/5/6": "4-5-6", "addition": "4-5-6", "sum": "4-5-6"},
    ),
    "inoshikacho": ("inoshikacho", {"3½": "3.5", "7.0": "7"}),
    "mizuten": ("mizuten", {"FW": "par", "BGA": "drops"}),
    "diveLiability": ("dive_liability", {"FW": "thrown", "WJ": "couldStop"}),
    "sunashi": ("sunashi", {"on": "4", "True": "4"}),
    "mukoSanbon": ("muko_sanbon", {"on": "2", "True": "2"}),
    "values": ("values", {"nintendoPoints": "nintendo-points", "nintendo": "nintendo-points"}),
    "dropFee": ("drop_fee", {"1.0": "1", "2.0": "2", "3.0": "3", "½": "0.5", "1½": "1.5"}),
    "dropFeeStep": ("drop_fee_step", {"1.0": "1", "0.0": "0", "½": "0.5"}),
    "nihachiExtra": ("nihachi_extra", {"off": "0", "on": "1", "False": "0", "True": "1"}),
    "sujurokuExtra": ("sujuroku_extra", {"off": "0", "on": "2", "False": "0", "True": "2"}),
}


@dataclass(frozen=True, slots=True, repr=False)
class Rules(RuleSet):
    """The rules of Hachi-hachi (八八) as options. The defaults are ``hachihachi/std`` (S000, FW).

    ``id`` names the preset from which the options started. ``dataclasses.replace`` and
    :meth:`with_options` make variants. Errors: :class:`RulesError` for options that make no
    sense together.

    >>> STANDARD.with_options({"monPerKan": 10})
    Rules.parse('hachihachi/std monPerKan=10')
    """

    game_name: ClassVar[str] = "Hachi-hachi"
    presets: ClassVar[Mapping[str, str]] = {
        "hachihachi/std": "Hachi-hachi as an old article has it, completed from public sources",
    }
    other_names: ClassVar[OtherNames] = _OTHER_NAMES

    id: str = "hachihachi/std"
    mon_per_kan: o.MonPerKan = o.MonPerKan.TWELVE
    values: o.Values = o.Values.KAN
    game_length: o.GameLength = o.GameLength.TWELVE
    etsunen: o.Etsunen = o.Etsunen.OFF
    field_four: o.FieldFour = o.FieldFour.REDEAL
    carry: o.Carry = o.Carry.QUEUE
    drop_fee: o.DropFee = o.DropFee.ONE
    drop_fee_step: o.DropFeeStep = o.DropFeeStep.HALF
    force_three: o.ForceThree = o.ForceThree.OFF
    two_in: o.TwoIn = o.TwoIn.SPLIT
    mizuten: o.Mizuten = o.Mizuten.OFF
    buy_place: o.BuyPlace = o.BuyPlace.OFF
    hand_swap: o.HandSwap = o.HandSwap.OFF
    aka: o.Aka = o.Aka.TWO
    haneken: o.Haneken = o.Haneken.SEVEN
    double_triplet: o.DoubleTriplet = o.DoubleTriplet.FW
    shiso: o.Shiso = o.Shiso.TWENTY
    shiso_ends: o.ShisoEnds = o.ShisoEnds.OFF
    sunashi: o.Sunashi = o.Sunashi.OFF
    muko_sanbon: o.MukoSanbon = o.MukoSanbon.OFF
    zoro: o.Zoro = o.Zoro.OFF
    exposure: o.Exposure = o.Exposure.STAY
    tobi_for: o.TobiFor = o.TobiFor.ALL
    tobi_per_month: o.TobiPerMonth = o.TobiPerMonth.ON
    dive_liability: o.DiveLiability = o.DiveLiability.OFF
    nanatan_willow_bonus: o.NanatanWillowBonus = o.NanatanWillowBonus.OFF
    inoshikacho: o.Inoshikacho = o.Inoshikacho.OFF
    goko_after_shiko: o.GokoAfterShiko = o.GokoAfterShiko.ADDITIVE
    sage_fail: o.SageFail = o.SageFail.KEEP_HALF
    cancel_at: o.CancelAt = o.CancelAt.OWN_TURN
    hatto: o.Hatto = o.Hatto.ON
    nihachi_threshold: o.NihachiThreshold = o.NihachiThreshold.FROM_168
    nihachi_extra: o.NihachiExtra = o.NihachiExtra.NONE
    sujuroku_extra: o.SujurokuExtra = o.SujurokuExtra.NONE
    # Made from the options once, because looking at piles is what takes the time.
    dekiyaku: YakuTable = field(init=False, compare=False)
    hand_table: HandTable = field(init=False, compare=False)

    def __post_init__(self) -> None:
        self._require_known_values()
        _require_sense(self)
        object.__setattr__(self, "dekiyaku", YakuTable(yaku_rows(self)))
        object.__setattr__(self, "hand_table", HandTable(self))

    def yaku_table(self, month: int = 1) -> YakuTable:
        """The yaku made in play (出来役 *dekiyaku*); the same in every month. Points in mon.

        >>> [row.id for row in STANDARD.yaku_table().rows]
        ['goko', 'shiko', 'nanatan', 'aotan', 'akatan']
        """
        game.require_month(month)
        return self.dekiyaku

    def mon(self, halves: int, multiplier: int = 1) -> int:
        """So many half kan in mon, in a field with this multiplier; half a mon is dropped.

        >>> STANDARD.mon(14), STANDARD.mon(3, multiplier=2)
        (84, 36)
        """
        return halves * int(self.mon_per_kan.value) * multiplier // 2

    def hand_score(self, hand: Pile, *, field: Pile = EMPTY, multiplier: int = 1) -> Score:
        """What the hand yaku (手役 *teyaku*) of a dealt hand pay, from each of two opponents.

        ``field`` matters only for the option ``mukoSanbon``. Unit: mon. Source: RULES.md §D.5.

        >>> hand = Pile.parse("09-cup 09-chaff-1 09-chaff-2 02-warbler 04-cuckoo 05-bridge 07-boar")
        >>> score = STANDARD.hand_score(hand)
        >>> [line.yaku.id for line in score.lines], score.base, score.total
        (['sanbon'], 24, 48)
        """
        if len(_pile(hand)) != 7:
            raise RulesError("bad-hand", f"bad hand of {len(hand)} cards: expected seven")
        lines = self.hand_table.find(hand.mask, field.mask).lines
        return score_of(lines, multiplier=multiplier, payers=2)

    def score(self, pile: Pile, *, multiplier: int = 1, payers: int = 2) -> Score:
        """What the yaku (出来役 *dekiyaku*) of a pile pay in all, line by line. Unit: mon.

        The sum of the lines is what one player pays in a small field. Source: RULES.md §D.7.

        >>> score = STANDARD.score(Pile.parse("01-red-poem 02-red-poem 03-red-poem"), multiplier=2)
        >>> score.base, score.total
        (84, 336)
        """
        found = self.dekiyaku.find(_pile(pile))
        score = score_of(found.lines, multiplier=multiplier, payers=payers)
        return Score(score.lines, found.replaced, score.steps, score.base, score.total)


def _pile(pile: object) -> Pile:
    if isinstance(pile, Pile):
        return pile
    raise RulesError("bad-pile", f"bad pile {shown(pile)}: expected a Pile")


def score_of(lines: tuple[ScoreLine, ...], *, multiplier: int, payers: int) -> Score:
    """The explained sum of yaku lines: times the field multiplier, times who pays."""
    base = sum(line.points for line in lines)
    if not lines:
        return Score(())
    steps: tuple[ScoreStep, ...] = ()
    total = base
    if multiplier > 1:
        total *= multiplier
        steps = (ScoreStep("field", multiplier, total, "every payment of the round is multiplied"),)
    if payers > 1:
        total *= payers
        steps += (ScoreStep("players", payers, total, "each opponent pays it"),)
    return Score(lines, (), steps, base, total)


def _require_sense(rules: Rules) -> None:
    """Refuse options that make no sense together."""
    half = rules.inoshikacho is o.Inoshikacho.THREE_HALF
    nintendo = rules.values is o.Values.NINTENDO
    if half and rules.mon_per_kan is o.MonPerKan.ONE:
        raise _clash("inoshikacho '3.5'", "monPerKan '1'", "a kan that can be halved")
    if half and nintendo:
        raise _clash("inoshikacho '3.5'", "values 'nintendo-points'", "'7' or 'off'")
    for value in (rules.aka, rules.haneken, rules.double_triplet, rules.shiso):
        if nintendo and value is not next(iter(type(value))):
            name = type(value).__name__
            raise _clash(
                f"{name[0].lower()}{name[1:]} {value.value!r}", "values 'nintendo-points'",
                "the usual value, because the sheet has its own",
            )  # fmt: skip
    if rules.etsunen is o.Etsunen.ON and rules.carry in (o.Carry.NONE, o.Carry.STACK):
        raise _clash(f"carry {rules.carry.value!r}", "etsunen 'on'", "'queue' or 'once'")
    if rules.force_three is o.ForceThree.ON and rules.two_in is o.TwoIn.PLAY:
        raise _clash("twoIn 'play'", "forceThree 'on'", "'split', because three always play")


def _clash(one: str, other: str, expected: str) -> RulesError:
    return RulesError("bad-options", f"{one} does not go with {other}: expected {expected}")


STANDARD = Rules()
"""Hachi-hachi as the old article has it, completed from public sources. Source: S000, FW."""

game.register_rules(STANDARD)
