"""Look a name up: a card's, a month's, a kind's, a yaku's, and what a screen reader says."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from hanafuda_lib.cards import Card, Kind, Month, Ribbon
from hanafuda_lib.errors import shown
from hanafuda_lib.names import deck_table, yaku_table
from hanafuda_lib.names.model import Lang, Name, UnknownNameError, find_lang

if TYPE_CHECKING:
    from collections.abc import Mapping

_Key = TypeVar("_Key")


def card(card: Card | str) -> Name:
    """A card's name, for the card itself or for its id such as ``"03-curtain"``.

    Raises ``NotationError`` for a text that is no card id.

    >>> card("03-curtain").en, card("03-curtain").romaji
    ('Cherry with curtain', 'sakura ni maku')
    """
    found = card if isinstance(card, Card) else Card.parse(card)
    return _find(deck_table.CARDS, found.id, "card", "a card id such as '01-crane'")


def month(month: Month | int) -> Name:
    """A month's calendar name, from its number 1 to 12.

    >>> str(month(3))
    'March (三月 sangatsu)'
    """
    return _find(deck_table.MONTHS, _month_number(month), "month", "1 to 12")


def traditional_month(month: Month | int) -> Name:
    """A month's old name in the lunar calendar (RULES §A.2).

    >>> traditional_month(3).in_lang("ja")
    '弥生'
    """
    return _find(deck_table.TRADITIONAL_MONTHS, _month_number(month), "month", "1 to 12")


def flower(month: Month | int) -> Name:
    """The plant drawn on the four cards of a month.

    >>> str(flower(12))
    'paulownia (桐 kiri)'
    """
    return _find(deck_table.FLOWERS, _month_number(month), "month", "1 to 12")


def kind(kind: Kind | str) -> Name:
    """The name of a kind of card: bright, animal, ribbon or chaff.

    >>> kind("bright").romaji
    'hikari'
    """
    key = kind.value if isinstance(kind, Kind) else kind
    return _find(deck_table.KINDS, key, "kind", "bright, animal, ribbon or chaff")


def ribbon(ribbon: Ribbon | str) -> Name:
    """The name of a type of ribbon: red with a poem, blue, or plain red.

    >>> ribbon("red-poem").in_lang("en")
    'red poem ribbon'
    """
    key = ribbon.value if isinstance(ribbon, Ribbon) else ribbon
    return _find(deck_table.RIBBONS, key, "ribbon", "red-poem, blue or plain")


def yaku(yaku_id: str) -> Name:
    """A yaku's name, from the id that every rule set of the library uses (RULES §F).

    >>> str(yaku("inoshikacho"))
    'Boar, Deer, Butterflies (猪鹿蝶 inoshikachō)'
    """
    return _find(yaku_table.YAKU, yaku_id, "yaku", "a yaku id such as 'sanko'")


def accessible(card: Card | str, lang: Lang | str = Lang.EN) -> str:
    """What a screen reader says for a card: month, kind, picture. No two cards sound the same.

    >>> accessible("03-curtain")
    'March bright: cherry with curtain'
    >>> accessible("01-chaff-2", "ja")
    '一月のカス：松のカス2'
    """
    found = card if isinstance(card, Card) else Card.parse(card)
    language = find_lang(lang)
    when = month(found.month).in_lang(language)
    what = kind(found.kind).in_lang(language)
    picture = _picture(found, language)
    return {
        Lang.EN: f"{when} {what}: {picture}",
        Lang.JA: f"{when}の{what}：{picture}",
        Lang.ZH: f"{when}{what}：{picture}",
    }[language]


def _picture(found: Card, language: Lang) -> str:
    """The card's name as the second half of a sentence that has already said month and kind."""
    name = card(found).in_lang(language)
    if language is Lang.EN:
        # "January chaff: pine chaff 1" would say chaff twice.
        return name[0].lower() + name[1:].replace(" chaff", "", 1)
    last = found.id.rsplit("-", 1)[1]
    if language is Lang.JA and last.isdigit():
        # Japanese gives the chaff cards of a month one name; a listener must tell them apart.
        return name + last
    return name


def _month_number(month: Month | int) -> int:
    """The number of a month. True and 1.0 are refused: they only look like one."""
    if isinstance(month, bool) or not isinstance(month, int):
        raise UnknownNameError("unknown-name", f"unknown month {shown(month)}: expected 1 to 12")
    return int(month)


def _find(table: Mapping[_Key, Name], key: _Key, what: str, expected: str) -> Name:
    try:
        return table[key]
    except (KeyError, TypeError):
        message = f"unknown {what} {shown(key)}: expected {expected}"
        raise UnknownNameError("unknown-name", message) from None
