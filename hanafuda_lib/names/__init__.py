"""Names of everything in English, Japanese (kanji, kana, romaji) and Simplified Chinese.

>>> from hanafuda_lib import names
>>> names.card("08-moon").in_lang("zh")
'芒上月'
>>> names.yaku("sanko").kana
'さんこう'
"""

from __future__ import annotations

from hanafuda_lib.names.lookup import (
    accessible,
    card,
    flower,
    kind,
    month,
    ribbon,
    traditional_month,
    yaku,
)
from hanafuda_lib.names.model import Lang, Name, UnknownNameError, find_lang

__all__ = [
    "Lang",
    "Name",
    "UnknownNameError",
    "accessible",
    "card",
    "find_lang",
    "flower",
    "kind",
    "month",
    "ribbon",
    "traditional_month",
    "yaku",
]
