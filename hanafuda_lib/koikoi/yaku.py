"""The yaku of Koi-Koi as rows, for any house rules (RULES.md §B.1, §B.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_lib.cards import Card, Kind, Ribbon
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.pile import EMPTY, KIND_PILES, MONTH_MASKS, RIBBON_PILES, Pile
from hanafuda_lib.table import four_of_a_month, odd_months, two_of_a_month
from hanafuda_lib.yaku import Yaku

if TYPE_CHECKING:
    from hanafuda_lib.koikoi.rules import Rules

BRIGHTS = KIND_PILES[Kind.BRIGHT]
ANIMALS = KIND_PILES[Kind.ANIMAL]
RIBBONS = KIND_PILES[Kind.RIBBON]
CHAFF = KIND_PILES[Kind.CHAFF]
CUP = Pile.of([Card.parse("09-cup")])
RAIN_MAN = Pile.of([Card.parse("11-rainman")])
#: The card index of the lightning card, wild by house rule.
LIGHTNING = Card.parse("11-lightning").index
DRY_BRIGHTS = BRIGHTS - RAIN_MAN
BOAR_DEER_BUTTERFLIES = Pile.parse("07-boar 10-deer 06-butterflies")
GRASS = Pile.parse("04-plain-ribbon 05-plain-ribbon 07-plain-ribbon")
WILLOW = Pile(MONTH_MASKS[Card.parse("11-rainman").index])
PAULOWNIA = Pile(MONTH_MASKS[Card.parse("12-phoenix").index])
BLOSSOM_VIEWING = Pile.parse("03-curtain 09-cup")
MOON_VIEWING = Pile.parse("08-moon 09-cup")

# What a hand yaku pays: it ends the round before play and is never doubled (RULES.md §B.1.4).
HAND_YAKU_POINTS = 6
TESHI = Yaku("teshi", HAND_YAKU_POINTS, "four cards of one month in the dealt hand", "S003", "hand")
KUTTSUKI = Yaku("kuttsuki", HAND_YAKU_POINTS, "a dealt hand of four pairs", "S003", "hand")


def yaku_rows(rules: Rules, month: int, *, cup_as_chaff: bool) -> list[Yaku]:
    """The rows of ``rules`` for the round of this month.

    ``cup_as_chaff`` gives the second reading of ``cupRole=either``: the cup is chaff, no animal.
    """
    animals = ANIMALS - CUP if cup_as_chaff else ANIMALS
    cup_is_chaff = cup_as_chaff or rules.cup_role is o.CupRole.BOTH
    chaff = CHAFF | CUP if cup_is_chaff else CHAFF
    return [
        *_brights(rules),
        *_animals(rules, animals),
        *_ribbons(rules),
        _count("kasu", chaff, 10, "ten chaff cards", "chaff", "chaff card"),
        *_viewing(rules),
        *_month_cards(rules, month),
    ]


def _brights(rules: Rules) -> list[Yaku]:
    five, four, rainy, three = (int(text) for text in rules.bright_values.value.split("-"))
    best = rules.brights is o.Brights.HIGHEST
    source = rules.bright_values.source
    return [
        Yaku(
            "goko", five, "all five brights", source, "bright", needs=BRIGHTS,
            replaces=("shiko", "ameshiko", "sanko") if best else (),
        ),
        Yaku(
            "shiko", four, "four brights without the rain man", source, "bright",
            needs=DRY_BRIGHTS, replaces=("ameshiko", "sanko") if best else (),
        ),
        Yaku(
            "ameshiko", rainy, "the rain man and three other brights", source, "bright",
            needs=RAIN_MAN, count_of=DRY_BRIGHTS, at_least=3,
            replaces=("sanko",) if best else (),
        ),
        Yaku(
            "sanko", three, "three brights without the rain man", source, "bright",
            count_of=DRY_BRIGHTS, at_least=3,
        ),
    ]  # fmt: skip


def _animals(rules: Rules, animals: Pile) -> list[Yaku]:
    growing = rules.ribbons_animals is o.RibbonsAnimals.NINTENDO
    return [
        Yaku(
            "inoshikacho", 5, "boar, deer and butterflies", rules.ribbons_animals.source, "animal",
            needs=BOAR_DEER_BUTTERFLIES,
            per_extra=int(growing),
            extra_of=animals if growing else EMPTY,
            extra_from=3,
            extra_word="animal",
            replaces=("tane",) if growing else (),
        ),
        _count("tane", animals, 5, "five animals", "animal", "animal"),
    ]  # fmt: skip


def _ribbons(rules: Rules) -> list[Yaku]:
    growing = rules.ribbons_animals is o.RibbonsAnimals.NINTENDO
    count_id = "tan" if rules.sheet is o.Sheet.MON else "tanzaku"
    rows = [
        _ribbon_set(rules, "akatan", RIBBON_PILES[Ribbon.RED_POEM], "all three red poem ribbons", count_id),
        _ribbon_set(rules, "aotan", RIBBON_PILES[Ribbon.BLUE], "all three blue ribbons", count_id),
    ]
    if growing or rules.ribbon_both is o.RibbonBoth.FIFTEEN:
        rows.insert(0, _both_sets(rules, count_id))
    if rules.kusatan is o.Kusatan.PLUS_EACH:
        rows.append(
            Yaku(
                "kusatan", 5, "the plain ribbons of wisteria, iris and bush clover", "S000", "ribbon",
                needs=GRASS, per_extra=1, extra_of=RIBBONS, extra_from=3, extra_word="ribbon",
                replaces=(count_id,),
            )
        )  # fmt: skip
    return [*rows, _count(count_id, RIBBONS, 5, "five ribbons", "ribbon", "ribbon")]


def _ribbon_set(rules: Rules, yaku_id: str, needs: Pile, sentence: str, count_id: str) -> Yaku:
    growing = rules.ribbons_animals is o.RibbonsAnimals.NINTENDO
    value = rules.ribbon_value
    # A value of six is the old article's, whatever else the ribbons do.
    source = value.source if value is o.RibbonValue.SIX else rules.ribbons_animals.source
    return Yaku(
        yaku_id, int(value.value), sentence, source, "ribbon",
        needs=needs,
        per_extra=int(growing),
        extra_of=RIBBONS if growing else EMPTY,
        extra_from=3,
        extra_word="ribbon",
        replaces=(count_id,) if growing else (),
    )  # fmt: skip


def _both_sets(rules: Rules, count_id: str) -> Yaku:
    growing = rules.ribbons_animals is o.RibbonsAnimals.NINTENDO
    points = 15 if rules.ribbon_both is o.RibbonBoth.FIFTEEN else 10
    return Yaku(
        "akatan_aotan", points,
        "all three red poem and all three blue ribbons", rules.ribbon_both.source, "ribbon",
        needs=RIBBON_PILES[Ribbon.RED_POEM] | RIBBON_PILES[Ribbon.BLUE],
        per_extra=int(growing),
        extra_of=RIBBONS if growing else EMPTY,
        extra_from=6,
        extra_word="ribbon",
        replaces=("akatan", "aotan", count_id) if growing else ("akatan", "aotan"),
    )  # fmt: skip


def _count(yaku_id: str, cards: Pile, least: int, sentence: str, group: str, word: str) -> Yaku:
    """A count yaku: 1 point for the first ``least`` cards, 1 for each further card."""
    return Yaku(
        yaku_id, 1, sentence, "S003", group,
        count_of=cards, at_least=least,
        per_extra=1, extra_of=cards, extra_from=least, extra_word=word,
    )  # fmt: skip


def _viewing(rules: Rules) -> list[Yaku]:
    rows: list[Yaku] = []
    if rules.viewing is not o.Viewing.OFF:
        rows = [_blossom_viewing(rules), _moon_viewing(rules)]
    if rules.nomi is o.Nomi.FIVE:
        needs = BLOSSOM_VIEWING | MOON_VIEWING
        alone = rules.viewing is o.Viewing.NEED_OTHER
        rows.append(
            Yaku(
                "nomi", 5, "curtain, moon and cup", rules.nomi.source, "viewing",
                needs=needs, needs_other=alone,
            )
        )  # fmt: skip
    return rows


def _blossom_viewing(rules: Rules) -> Yaku:
    rain = rules.ame_nagare
    return Yaku(
        "hanami" if rules.sheet is o.Sheet.MON else "hanamizake",
        _viewing_points(rules), "curtain and sake cup", rules.viewing.source, "viewing",
        needs=BLOSSOM_VIEWING,
        without=RAIN_MAN if rain is o.AmeNagare.CAPTURED else EMPTY,
        dry_field=WILLOW if rain is o.AmeNagare.FIELD else EMPTY,
        needs_other=rules.viewing is o.Viewing.NEED_OTHER,
    )  # fmt: skip


def _moon_viewing(rules: Rules) -> Yaku:
    mist = rules.kiri_nagare
    return Yaku(
        "tsukimi" if rules.sheet is o.Sheet.MON else "tsukimizake",
        _viewing_points(rules), "moon and sake cup", rules.viewing.source, "viewing",
        needs=MOON_VIEWING,
        without=PAULOWNIA if mist is o.KiriNagare.CAPTURED else EMPTY,
        dry_field=PAULOWNIA if mist is o.KiriNagare.FIELD else EMPTY,
        needs_other=rules.viewing is o.Viewing.NEED_OTHER,
    )  # fmt: skip


def _viewing_points(rules: Rules) -> int:
    return 3 if rules.viewing is o.Viewing.THREE else 5


def _month_cards(rules: Rules, month: int) -> list[Yaku]:
    if rules.tsukifuda is o.Tsukifuda.OFF:
        return []
    needs = Pile(MONTH_MASKS[4 * month - 4])
    sentence = "all four cards of the month of this round"
    return [Yaku("tsukifuda", 4, sentence, rules.tsukifuda.source, "month", needs=needs)]


def hand_yaku(hand: int, rules: Rules) -> tuple[Yaku, ...]:
    """The hand yaku in a dealt hand (a mask), by ``rules``: each counts 6 points.

    A hand with four of a month is teshi, even if its other cards are pairs. Source: S003.
    """
    fours = four_of_a_month(hand)
    if fours:
        return (TESHI,) * (fours.bit_count() if rules.hand_yaku_stack is o.HandYakuStack.EACH else 1)
    if four_pairs(hand) and rules.hand_pairs is o.HandPairs.ON:
        return (KUTTSUKI,)
    return ()


def four_pairs(mask: int) -> bool:
    """Whether these eight cards are four pairs of four months."""
    return not odd_months(mask) and mask.bit_count() == 8 and two_of_a_month(mask).bit_count() == 4
