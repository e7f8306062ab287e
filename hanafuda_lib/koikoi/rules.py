"""The rule sets of Koi-Koi: the options together, and the presets (RULES.md §B)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

from hanafuda_lib import game
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.scoring import Scorer, require_count
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.ruleset import OtherNames, RuleSet
from hanafuda_lib.yaku import Score, YakuTable

# Second names of options: S000's rules speak of `opponentKoikoi`.
_OTHER_NAMES: OtherNames = {
    "opponentKoikoi": ("koikoi_multiplier", {"none": "none", "x2": "opponent"}),
    "koikoiLimit": ("koikoi_limit", {"1": "one"}),
    "koikoi_limit": ("koikoi_limit", {"1": "one"}),
    "koikoiNeeds": ("koikoi_needs", {"minBase(1)": "anyRise"}),
    "koikoi_needs": ("koikoi_needs", {"minBase(1)": "anyRise"}),
}
# A plain name: in Python 3.11 a look into an enum is slow.
_NO_MONTH_CARDS = o.Tsukifuda.OFF
#: No player can call oftener than he has turns, at most ten.
MOST_CALLS = 20


@lru_cache(maxsize=64)
def _scorer_of(rules: Rules, month: int) -> Scorer:
    """The tables of equal rules are made once: every record that is read has rules of its own."""
    return Scorer(rules, month)


@dataclass(frozen=True, slots=True, repr=False)
class Rules(RuleSet):
    """The rules of Koi-Koi (こいこい) as options. The defaults are ``koikoi/yamato`` (S003).

    ``id`` names the preset from which the options started. ``dataclasses.replace`` and
    :meth:`with_options` make variants. Errors: :class:`RulesError` for options that make no
    sense together.

    >>> variant = YAMATO.with_options({"sevenDoubling": "off"})
    >>> variant
    Rules.parse('koikoi/yamato sevenDoubling=off')
    """

    game_name: ClassVar[str] = "Koi-Koi"
    presets: ClassVar[Mapping[str, str]] = {
        "koikoi/app": "what many apps play: fixed yaku beside the counts, the cup no chaff",
        "koikoi/classic": "what most books print: fixed yaku beside the counts, brights at 15, 8, 7 and 6",
        "koikoi/mon": "the mon rules of an old article: nothing is doubled, any number of koi-koi",
        "koikoi/shiragiku": "the values of an older computer program: brights at 15, 10, 8 and 6",
        "koikoi/yamato": "Nintendo's rules as a Koi-Koi site prints them",
    }
    other_names: ClassVar[OtherNames] = _OTHER_NAMES

    id: str = "koikoi/yamato"
    sheet: o.Sheet = o.Sheet.YAMATO
    first_dealer_tie: o.FirstDealerTie = o.FirstDealerTie.REDRAW
    deal_size: o.DealSize = o.DealSize.EIGHT_EIGHT
    field_four: o.FieldFour = o.FieldFour.REDEAL
    field_four_pairs: o.FieldFourPairs = o.FieldFourPairs.PLAY
    hand_yaku: o.HandYaku = o.HandYaku.WIN
    hand_pairs: o.HandPairs = o.HandPairs.ON
    hand_yaku_both: o.HandYakuBoth = o.HandYakuBoth.DEALER
    hand_yaku_stack: o.HandYakuStack = o.HandYakuStack.ONCE
    yaku_check: o.YakuCheck = o.YakuCheck.END_OF_TURN
    bright_values: o.BrightValues = o.BrightValues.NINTENDO
    brights: o.Brights = o.Brights.HIGHEST
    ribbons_animals: o.RibbonsAnimals = o.RibbonsAnimals.NINTENDO
    ribbon_value: o.RibbonValue = o.RibbonValue.FIVE
    ribbon_both: o.RibbonBoth = o.RibbonBoth.USUAL
    kusatan: o.Kusatan = o.Kusatan.OFF
    viewing: o.Viewing = o.Viewing.ON
    nomi: o.Nomi = o.Nomi.OFF
    ame_nagare: o.AmeNagare = o.AmeNagare.OFF
    kiri_nagare: o.KiriNagare = o.KiriNagare.OFF
    cup_role: o.CupRole = o.CupRole.BOTH
    seven_doubling: o.SevenDoubling = o.SevenDoubling.ON
    koikoi_multiplier: o.KoikoiMultiplier = o.KoikoiMultiplier.OPPONENT
    koikoi_limit: o.KoikoiLimit = o.KoikoiLimit.ONE
    koikoi_needs: o.KoikoiNeeds = o.KoikoiNeeds.ANY_RISE
    koikoi_exhausted: o.KoikoiExhausted = o.KoikoiExhausted.FORFEIT
    exhausted_draw: o.ExhaustedDraw = o.ExhaustedDraw.ZERO_PASS
    tsukifuda: o.Tsukifuda = o.Tsukifuda.OFF
    field_brights: o.FieldBrights = o.FieldBrights.OFF
    lightning_wild: o.LightningWild = o.LightningWild.OFF
    play_out_stock: o.PlayOutStock = o.PlayOutStock.OFF
    scoring: o.Scoring = o.Scoring.WINNER_ONLY
    game_length: o.GameLength = o.GameLength.TWELVE
    dealer_rotation: o.DealerRotation = o.DealerRotation.WINNER
    # Tables made from the options, kept because looking at piles is what takes the time.
    _scorers: dict[int, Scorer] = field(default_factory=dict, init=False, compare=False)

    def __post_init__(self) -> None:
        self._require_known_values()
        if self.tsukifuda is not o.Tsukifuda.OFF and self.game_length is not o.GameLength.TWELVE:
            raise RulesError(
                "bad-options",
                f"gameLength {self.game_length.value!r} does not go with tsukifuda: "
                "expected '12', one round for each month",
            )

    def scorer(self, month: int = 1) -> Scorer:
        """The tables for the round of this month (it matters only for ``tsukifuda``)."""
        game.require_month(month)
        key = 0 if self.tsukifuda is _NO_MONTH_CARDS else month
        scorer = self._scorers.get(key)
        if scorer is None:
            scorer = self._scorers[key] = _scorer_of(self, key or 1)
        return scorer

    def yaku_table(self, month: int = 1) -> YakuTable:
        """All yaku of these rules, in the order of the sheet.

        >>> [row.id for row in YAMATO.yaku_table().rows][:4]
        ['goko', 'shiko', 'ameshiko', 'sanko']
        """
        return self.scorer(month).table

    def score(
        self,
        pile: Pile,
        *,
        opponent_koikoi: int = 0,
        own_koikoi: int = 0,
        field: Pile = EMPTY,
        field_brights: int = 0,
        month: int = 1,
    ) -> Score:
        """What ``pile`` is worth to the winner of a round, line by line. Unit: points.

        ``opponent_koikoi`` and ``own_koikoi`` count the calls of this round; ``field`` is what
        lies on the table now, ``field_brights`` the brights of the first field, ``month`` the
        number of the round: house rules may look at them. Source: RULES.md §B.1 (S003).

        >>> score = YAMATO.score(Pile.parse("01-crane 03-curtain 08-moon 09-cup"))
        >>> score.base, score.total
        (15, 30)
        """
        for cards, what in ((pile, "pile"), (field, "field")):
            if not isinstance(cards, Pile):
                raise RulesError("bad-pile", f"bad {what} {shown(cards)}: expected a Pile")
        opponent_koikoi = require_count(opponent_koikoi, what="opponent_koikoi", high=MOST_CALLS)
        own_koikoi = require_count(own_koikoi, what="own_koikoi", high=MOST_CALLS)
        return self.scorer(month).score(
            pile.mask,
            field_mask=field.mask,
            opponent_koikoi=opponent_koikoi,
            own_koikoi=own_koikoi,
            brights=require_count(field_brights, what="field_brights", high=5),
        )


YAMATO = Rules()
"""Nintendo's rules as a Koi-Koi site prints them. Source: S003."""

MON = Rules(
    id="koikoi/mon",
    sheet=o.Sheet.MON,
    hand_pairs=o.HandPairs.OFF,
    bright_values=o.BrightValues.OLD,
    ribbons_animals=o.RibbonsAnimals.CLASSIC,
    ribbon_value=o.RibbonValue.SIX,
    viewing=o.Viewing.OFF,
    seven_doubling=o.SevenDoubling.OFF,
    koikoi_multiplier=o.KoikoiMultiplier.NONE,
    koikoi_limit=o.KoikoiLimit.UNLIMITED,
    exhausted_draw=o.ExhaustedDraw.OYAKEN_3,
)
"""The mon rules of an old article, completed. Source: S000, RULES.md §B.2."""

SHIRAGIKU = Rules(
    id="koikoi/shiragiku",
    bright_values=o.BrightValues.OLD,
    ribbons_animals=o.RibbonsAnimals.CLASSIC,
    ribbon_value=o.RibbonValue.SIX,
    ribbon_both=o.RibbonBoth.FIFTEEN,
    koikoi_limit=o.KoikoiLimit.UNLIMITED,
)
"""The values of an older computer program: 15/10/8/6, ribbons 6 and 6, both 15. Source: SG, KO."""

CLASSIC = Rules(
    id="koikoi/classic",
    bright_values=o.BrightValues.COMMON,
    ribbons_animals=o.RibbonsAnimals.CLASSIC,
    koikoi_limit=o.KoikoiLimit.UNLIMITED,
)
"""What most books print: 15/8/7/6, and fixed yaku that stand beside the counts. Source: FW."""

APP = Rules(
    id="koikoi/app",
    ribbons_animals=o.RibbonsAnimals.CLASSIC,
    cup_role=o.CupRole.ANIMAL_ONLY,
    koikoi_limit=o.KoikoiLimit.UNLIMITED,
)
"""What many apps play: 10/8/7/5, fixed yaku beside the counts, the cup no chaff. Source: FW, CW."""

game.register_rules(YAMATO, MON, SHIRAGIKU, CLASSIC, APP)
