"""Every sentence of the tables in English, Japanese and Chinese: ``say("ja", "common.your-turn")``.

One module for each area holds rows ``key: (English, Japanese, Chinese)``; an area is loaded when one of
its sentences is needed. Names of cards, months, kinds and yaku come from :mod:`hanafuda_lib.names`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from hanafuda_lib.errors import shown
from hanafuda_lib.names import UnknownNameError

#: A phrase: English, Japanese, Chinese, with the same placeholders in ``{}``.
Phrase = tuple[str, str, str]
#: The languages of the tables, each by its code and its own name.
LANGUAGES = {"en": "English", "ja": "日本語", "zh": "中文"}

_PLACES = {code: place for place, code in enumerate(LANGUAGES)}
_AREAS = ("common", "koikoi", "seats", "hanaawase", "hachihachi", "reasons", "replay")


def say(lang: str, key: str, /, **values: object) -> str:
    """A phrase in one language, its placeholders filled in; ``key`` is its area, a dot and its name.

    Errors: :class:`UnknownNameError` for a phrase or a language that is not there.

    >>> say("zh", "common.round", number=3)
    '第3局'
    >>> say("en", "common.hello")
    Traceback (most recent call last):
    ...
    hanafuda_lib.names.model.UnknownNameError: unknown phrase 'common.hello': expected one of area common
    """
    place = _PLACES.get(lang)
    if place is None:
        known = ", ".join(LANGUAGES)
        raise UnknownNameError("unknown-language", f"unknown language {shown(lang)}: expected one of {known}")
    area, _, name = key.partition(".")
    phrase = _area(area).get(name)
    if phrase is None:
        raise UnknownNameError(
            "unknown-phrase", f"unknown phrase {shown(key)}: expected one of area {shown(area)[1:-1]}"
        )
    return phrase[place].format(**values) if values else phrase[place]


@cache
def _area(area: str) -> Mapping[str, Phrase]:
    """The phrases of an area."""
    if area not in _AREAS:
        raise UnknownNameError(
            "unknown-phrase", f"unknown area {shown(area)} of a phrase: expected one of {', '.join(_AREAS)}"
        )
    found: Mapping[str, Phrase] = import_module(f"{__name__}.{area}").PHRASES
    return found
