"""The yaku of the pile (出来役 *dekiyaku*) of Hachi-hachi as rows, for any house rules (RULES.md §D.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_lib.cards import Kind, Ribbon
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.hachihachi import options as o
from hanafuda_lib.hachihachi.money import kan_text
from hanafuda_lib.pile import EMPTY, KIND_PILES, RIBBON_PILES, Pile
from hanafuda_lib.yaku import Yaku

if TYPE_CHECKING:
    from hanafuda_lib.hachihachi.rules import Rules
    from hanafuda_lib.yaku import Found

BRIGHTS = KIND_PILES[Kind.BRIGHT]
RAIN_MAN = Pile.parse("11-rainman")
RIBBONS = KIND_PILES[Kind.RIBBON]
#: The ribbon of the willow never makes seven ribbons.
NANATAN_RIBBONS = RIBBONS - Pile.parse("11-plain-ribbon")
BOAR_DEER_BUTTERFLIES = Pile.parse("07-boar 10-deer 06-butterflies")
WILLOW = Pile.parse("11-rainman 11-swallow 11-plain-ribbon 11-lightning")
#: Chaff for hand yaku and su-juroku: the 24 chaff cards and the other three willow cards.
CHAFF_WITH_WILLOW = KIND_PILES[Kind.CHAFF] | WILLOW

# id: half kan, points of the Nintendo sheet (0: not there).
_VALUES = {
    "goko": (24, 75),
    "shiko": (20, 50),
    "nanatan": (20, 50),
    "aotan": (14, 35),
    "akatan": (14, 35),
    "inoshikacho": (14, 35),
}
#: The yaku for which a feeder must pay (法度 *hatto*); goko and nanatan are exempt. Source: SG.
HATTO_YAKU = ("akatan", "aotan", "shiko", "inoshikacho")
#: From so many ribbons on, each further one adds a kan.
NANATAN_RIBBONS_LEAST = 7


def yaku_rows(rules: Rules) -> list[Yaku]:
    """The rows of ``rules``; points are mon from each opponent in a small field. Source: S000."""
    extra = RIBBONS if rules.nanatan_willow_bonus is o.NanatanWillowBonus.ON else NANATAN_RIBBONS
    rows = [
        _row(rules, "goko", "all five brights", "bright", needs=BRIGHTS, replaces=("shiko",)),
        _row(rules, "shiko", "four brights without the rain man", "bright", needs=BRIGHTS - RAIN_MAN),
        _row(
            rules, "nanatan", "seven ribbons, the willow ribbon not counted", "ribbon",
            count_of=NANATAN_RIBBONS, extra_of=extra,
        ),
        _row(rules, "aotan", "all three blue ribbons", "ribbon", needs=RIBBON_PILES[Ribbon.BLUE]),
        _row(rules, "akatan", "all three red poem ribbons", "ribbon", needs=RIBBON_PILES[Ribbon.RED_POEM]),
    ]  # fmt: skip
    if rules.inoshikacho is not o.Inoshikacho.OFF:
        rows.append(
            _row(rules, "inoshikacho", "boar, deer and butterflies", "animal", needs=BOAR_DEER_BUTTERFLIES)
        )
    return rows


def _row(
    rules: Rules,
    yaku_id: str,
    sentence: str,
    group: str,
    *,
    needs: Pile = EMPTY,
    count_of: Pile = EMPTY,
    extra_of: Pile = EMPTY,
    replaces: tuple[str, ...] = (),
) -> Yaku:
    halves, points = _VALUES[yaku_id]
    if yaku_id == "inoshikacho" and rules.inoshikacho is o.Inoshikacho.THREE_HALF:
        halves = 7
    nintendo = rules.values is o.Values.NINTENDO
    worth = f"{points} points" if nintendo else kan_text(halves)
    least = NANATAN_RIBBONS_LEAST if count_of else 0
    return Yaku(
        yaku_id, points if nintendo else rules.mon(halves), f"{sentence} ({worth})",
        "SZ" if nintendo else "S000", group,
        needs=needs, count_of=count_of, at_least=least,
        per_extra=rules.mon(2) if least else 0, extra_of=extra_of, extra_from=least, extra_word="ribbon",
        replaces=replaces,
    )  # fmt: skip


def held_ids(found: Found) -> frozenset[str]:
    """The yaku found in a pile by their names in a log: ``nanatan`` with its ribbons.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> sorted(held_ids(STANDARD.dekiyaku.find(RIBBONS)))
    ['akatan', 'aotan', 'nanatan:9']
    """
    return frozenset(
        f"nanatan:{NANATAN_RIBBONS_LEAST + line.extra}" if line.yaku.id == "nanatan" else line.yaku.id
        for line in found.lines
    )


def parse_made(rules: Rules, text: str) -> tuple[str, int]:
    """A yaku as a log names it: its id, and the mon that each opponent pays in a small field.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> parse_made(STANDARD, "nanatan:8")
    ('nanatan', 132)
    >>> parse_made(STANDARD, "shiko:4")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad yaku 'shiko:4': expected an id such as 'akatan', or 'nanatan:8'
    """
    yaku_id, colon, number = text.partition(":")
    row = rules.dekiyaku[yaku_id]
    if not colon:
        return yaku_id, row.points
    most = len(row.extra_of)
    if not number.isdigit() or not NANATAN_RIBBONS_LEAST <= int(number) <= most:
        raise RulesError(
            "bad-yaku", f"bad yaku {shown(text)}: expected an id such as 'akatan', or 'nanatan:8'"
        )
    return yaku_id, row.points + row.per_extra * (int(number) - NANATAN_RIBBONS_LEAST)
