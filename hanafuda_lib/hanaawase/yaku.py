"""The yaku of hana-awase as rows, for any house rules (RULES.md §C.1.6, §C.3, §C.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_lib.cards import Card, Kind, Month, Ribbon
from hanafuda_lib.hanaawase import options as o
from hanafuda_lib.pile import ALL, EMPTY, KIND_PILES, RIBBON_PILES, Pile
from hanafuda_lib.yaku import ScoreLine, Yaku, YakuTable

if TYPE_CHECKING:
    from hanafuda_lib.hanaawase.rules import Rules

BRIGHTS = KIND_PILES[Kind.BRIGHT]
CHAFF = KIND_PILES[Kind.CHAFF]
RAIN_MAN = Pile.of([Card.parse("11-rainman")])
DRY_BRIGHTS = BRIGHTS - RAIN_MAN
WISTERIA = ALL.of_month(Month.WISTERIA)
WILLOW = ALL.of_month(Month.WILLOW)
PAULOWNIA = ALL.of_month(Month.PAULOWNIA)
#: The nine ribbons that six and seven ribbons count: the willow's never counts.
DRY_RIBBONS = KIND_PILES[Kind.RIBBON] - WILLOW
RED_POEMS = RIBBON_PILES[Ribbon.RED_POEM]
BLUES = RIBBON_PILES[Ribbon.BLUE]
GRASS = RIBBON_PILES[Ribbon.PLAIN] - WILLOW
BLOSSOM_VIEWING = Pile.parse("03-curtain 09-cup")
MOON_VIEWING = Pile.parse("08-moon 09-cup")
OMOTE_SUGAWARA = Pile.parse("01-crane 02-warbler 03-curtain")
MATSUKIRIBOZU = Pile.parse("01-crane 08-moon 12-phoenix")
BOAR_DEER_BUTTERFLIES = Pile.parse("07-boar 10-deer 06-butterflies")

# The opening hands. Willow bright, animal and ribbon are no chaff here (RULES.md §C.1, S004).
NANA_KASU = Yaku(
    "nana_kasu", 30, "seven chaff in the dealt hand", "S004", "hand",
    count_of=CHAFF, at_least=7, replaces=("roku_kasu",),
)  # fmt: skip
ROKU_KASU = Yaku("roku_kasu", 20, "six chaff in the dealt hand", "S004", "hand", count_of=CHAFF, at_least=6)
_OPENING = YakuTable([NANA_KASU, ROKU_KASU])


def opening_hand(hand: Pile) -> ScoreLine | None:
    """The opening hand (手役 *teyaku*) in seven dealt cards: its points are paid by each opponent.

    ``cards`` of the line are those that are shown. Source: S004, S000.

    >>> hand = Pile.parse("01-chaff-1 01-chaff-2 02-chaff-1 02-chaff-2 03-chaff-1 03-chaff-2 08-moon")
    >>> opening_hand(hand).yaku.id
    'roku_kasu'
    """
    lines = _OPENING.find(hand).lines
    return lines[0] if lines else None


def yaku_rows(rules: Rules) -> list[Yaku]:
    """The rows of ``rules``, in the order of the sheet; a yaku that is switched off has no row."""
    return [*_brights(rules), *_ribbons(rules), *_animals(rules), *_viewing(rules), *_months(rules)]


def _brights(rules: Rules) -> list[Yaku]:
    exclusive = rules.bright_group_exclusive is o.BrightGroupExclusive.ON
    barred: tuple[str, ...] = ()
    if exclusive or rules.omote_with_brights is o.OmoteWithBrights.OFF:
        barred += ("omote_sugawara",)
    if exclusive or rules.matsukiri_with_brights is o.MatsukiriWithBrights.OFF:
        barred += ("matsukiribozu",)
    rows = [
        Yaku(
            "goko", int(rules.goko_value.value), "all five brights", rules.goko_value.source, "bright",
            needs=BRIGHTS, replaces=("shiko", *barred),
        ),
        Yaku(
            "shiko", 60, "four brights without the rain man", "WJ", "bright",
            needs=DRY_BRIGHTS, replaces=barred,
        ),
    ]  # fmt: skip
    # Who has both of the next two has four brights, so neither needs to replace the other.
    if rules.omote_sugawara is o.OmoteSugawara.ON:
        sentence = "crane, warbler and curtain"
        rows.append(Yaku("omote_sugawara", 30, sentence, "S004", "bright", needs=OMOTE_SUGAWARA))
    if rules.matsukiribozu is o.Matsukiribozu.ON:
        sentence = "crane, moon and phoenix"
        rows.append(Yaku("matsukiribozu", 20, sentence, "S004", "bright", needs=MATSUKIRIBOZU))
    return rows


def _ribbons(rules: Rules) -> list[Yaku]:
    rows = [
        Yaku("akatan", 40, "all three red poem ribbons", "S004", "ribbon", needs=RED_POEMS),
        Yaku("aotan", 40, "all three blue ribbons", "S004", "ribbon", needs=BLUES),
    ]
    if rules.nanatan is o.Nanatan.ON:
        rows.append(
            Yaku(
                "nanatan", 40, "seven ribbons without the willow's", "S004", "ribbon",
                count_of=DRY_RIBBONS, at_least=7, replaces=("rokutan",),
            )
        )  # fmt: skip
    if rules.rokutan is o.Rokutan.ON:
        rows.append(
            Yaku(
                "rokutan", 30, "six ribbons without the willow's", "S004", "ribbon",
                count_of=DRY_RIBBONS, at_least=6,
            )
        )  # fmt: skip
    if rules.kusa is o.Kusa.ON:
        sentence = "the ribbons of wisteria, iris and bush clover"
        rows.append(Yaku("kusa", 20, sentence, "S004", "ribbon", needs=GRASS))
    return rows


def _animals(rules: Rules) -> list[Yaku]:
    if rules.inoshikacho is o.Inoshikacho.OFF:
        return []
    sentence = "boar, deer and butterflies"
    return [Yaku("inoshikacho", 20, sentence, "S004", "animal", needs=BOAR_DEER_BUTTERFLIES)]


def _viewing(rules: Rules) -> list[Yaku]:
    spoiled = EMPTY if rules.rain_spoils_viewing is o.RainSpoilsViewing.OFF else RAIN_MAN
    nomi_spoiled = RAIN_MAN if rules.rain_spoils_viewing is o.RainSpoilsViewing.NOMI_TOO else EMPTY
    points, source = int(rules.viewing_value.value), rules.viewing_value.source
    rows: list[Yaku] = []
    if rules.nomi is o.Nomi.ON:
        rows.append(
            Yaku(
                "nomi", int(rules.nomi_value.value), "curtain, moon and sake cup",
                rules.nomi_value.source, "viewing", needs=BLOSSOM_VIEWING | MOON_VIEWING,
                without=nomi_spoiled, replaces=("hanami", "tsukimi"),
            )
        )  # fmt: skip
    if rules.hanami is o.Hanami.ON:
        rows.append(
            Yaku(
                "hanami", points, "curtain and sake cup", source, "viewing",
                needs=BLOSSOM_VIEWING, without=spoiled,
            )
        )  # fmt: skip
    if rules.tsukimi is o.Tsukimi.ON:
        rows.append(
            Yaku(
                "tsukimi", points, "moon and sake cup", source, "viewing",
                needs=MOON_VIEWING, without=spoiled,
            )
        )  # fmt: skip
    return rows


def _months(rules: Rules) -> list[Yaku]:
    # Where the rain washes all yaku away, all willow is none itself (RULES.md §C.3, S000).
    dry = rules.ame_nagare is not o.AmeNagare.ALL_VOID
    wanted = [
        ("fujishima", "wisteria", WISTERIA, rules.fujishima is o.Fujishima.ON),
        ("kirishima", "paulownia", PAULOWNIA, rules.kirishima is o.Kirishima.ON),
        ("ameshima", "willow", WILLOW, rules.ameshima is o.Ameshima.ON and dry),
    ]
    points, source = int(rules.shima_value.value), rules.shima_value.source
    return [
        Yaku(yaku_id, points, f"all four {flower} cards", source, "month", needs=needs)
        for yaku_id, flower, needs, is_on in wanted
        if is_on
    ]
