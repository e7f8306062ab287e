"""What the rule sets of all games share: a preset's name and options, and one text that says both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, ClassVar, Self, cast

from hanafuda_lib import options
from hanafuda_lib.errors import RulesError, shown
from hanafuda_lib.game import find_rules

#: Second names of options: the field, and other words for its values.
OtherNames = Mapping[str, tuple[str, dict[str, str]]]


class RuleSet:
    """The options of one game; each game adds its fields, its scores and its presets.

    ``presets`` are the ids that a rule set may start from, each with a sentence. A rule
    set is pickled as its text.

    >>> from hanafuda_lib import hanaawase
    >>> hanaawase.Rules(id="hanaawase/tokyo")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: unknown rule set 'hanaawase/tokyo': expected one of hanaawase/h80, ...
    """

    __slots__ = ()

    game_name: ClassVar[str]
    presets: ClassVar[Mapping[str, str]]
    other_names: ClassVar[OtherNames]

    id: str

    def _require_known_values(self) -> None:
        """Refuse an id that is no preset's, and a value of the wrong type."""
        if not isinstance(self.id, str) or self.id not in self.presets:
            raise RulesError(
                "unknown-rules",
                f"unknown rule set {shown(self.id)}: expected one of {', '.join(self.presets)}",
            )
        for one in fields(cast("Any", self)):
            value, kind = getattr(self, one.name, None), type(one.default)
            if issubclass(kind, options.Option) and type(value) is not kind:
                name = options.camel(one.name)
                raise RulesError(
                    "unknown-value", f"unknown value {shown(value)} of {name}: expected a {kind.__name__}"
                )

    @classmethod
    def parse(cls, text: str) -> Self:
        """The rules of a text: the id of a preset, then options as ``NAME=VALUE``.

        >>> from hanafuda_lib import koikoi
        >>> koikoi.Rules.parse("koikoi/mon viewing=three").viewing.value
        'three'
        """
        words = text.split() if isinstance(text, str) else []
        rules = find_rules(words[0] if words else text)
        if not isinstance(rules, cls):
            game = next(iter(cls.presets)).split("/")[0]
            raise RulesError(
                "wrong-game", f"rule set {shown(text)} is not of {cls.game_name}: expected {game}/…"
            )
        return rules.with_options(options.parse_assignments(words[1:]))

    @property
    def text(self) -> str:
        """The text form that :meth:`parse` reads: the preset and the options that differ."""
        changed = options.differences(self, find_rules(self.id))
        return " ".join([self.id, *(f"{name}={value}" for name, value in changed.items())])

    def __repr__(self) -> str:
        return f"Rules.parse({self.text!r})"

    def __reduce__(self) -> tuple[Callable[[str], Self], tuple[str]]:
        return type(self).parse, (self.text,)

    def with_options(self, given: Mapping[str, object]) -> Self:
        """These rules with some options changed, by the specification's names or the fields'.

        >>> from hanafuda_lib import koikoi
        >>> koikoi.YAMATO.with_options({"sevenDoubling": "maybe"})
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.RulesError: option sevenDoubling: unknown value 'maybe': expected one of on, off
        """
        return cast("Self", options.with_options(self, given, other_names=self.other_names))

    def describe(self) -> options.Description:
        """Each option in words with its source, marking what differs from the preset.

        >>> from hanafuda_lib import koikoi
        >>> str(koikoi.YAMATO.describe()).splitlines()[1]
        "  sheet = yamato: the yaku have Nintendo's names [S003]"
        """
        return options.describe(self, find_rules(self.id), self.text)
