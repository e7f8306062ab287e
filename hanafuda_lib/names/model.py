"""A name in three languages, and the languages themselves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hanafuda_lib.errors import HanafudaError, shown


class UnknownNameError(HanafudaError):
    """Nothing bears this identifier, or no name is kept in this language."""


class Lang(StrEnum):
    """A language in which the library can name things; its value is the usual two-letter code."""

    EN = "en"
    JA = "ja"
    ZH = "zh"


@dataclass(frozen=True, slots=True)
class Name:
    """One thing's name: English, Japanese (as written, in kana, in romaji), Simplified Chinese."""

    en: str
    ja: str
    kana: str
    romaji: str
    zh: str

    def in_lang(self, lang: Lang | str) -> str:
        """The name in one language.

        Raises ``UnknownNameError`` (code ``unknown-language``) for any other language.

        >>> Name("pine", "松", "まつ", "matsu", "松").in_lang("en")
        'pine'
        """
        return {Lang.EN: self.en, Lang.JA: self.ja, Lang.ZH: self.zh}[find_lang(lang)]

    def __str__(self) -> str:
        """English first, then how Japanese writes and says it: ``pine (松 matsu)``."""
        return f"{self.en} ({self.ja} {self.romaji})"


def find_lang(lang: Lang | str) -> Lang:
    """The language with this two-letter code.

    Raises ``UnknownNameError`` (code ``unknown-language``).

    >>> find_lang("ja")
    <Lang.JA: 'ja'>
    """
    try:
        return Lang(lang)
    except ValueError:
        known = ", ".join(repr(known.value) for known in Lang)
        raise UnknownNameError(
            "unknown-language", f"unknown language {shown(lang)}: expected one of {known}"
        ) from None
