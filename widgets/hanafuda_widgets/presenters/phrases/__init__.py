"""What the tables say, in English, Japanese and Simplified Chinese: one table of sentences an area.

An area is a module of this package, loaded on its first use: a page that plays one game needs no other.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

#: The languages of the columns, by their two-letter codes.
LANGUAGES = ("en", "ja", "zh")
#: A table of sentences: by name, one for each language.
Phrases = dict[str, tuple[str, str, str]]


def say(lang: str, key: str, /, **values: object) -> str:
    """A sentence in one language; ``key`` is ``area.name``, ``values`` fill its ``{fields}``.

    >>> say("en", "common.points", points=5), say("ja", "common.points", points=5)
    ('5 points', '5点')
    """
    area, _, name = key.partition(".")
    return _phrases(area)[name][LANGUAGES.index(lang)].format(**values)


@cache
def _phrases(area: str) -> Phrases:
    found: Phrases = import_module(f"{__name__}.{area}").TABLE
    return found
