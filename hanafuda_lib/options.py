"""House rules as named options: enums whose values carry their sentence and their source.

A rule set of a game is a frozen dataclass whose fields are :class:`Option` enums. This module
reads options from text by the names of the specification (``sevenDoubling=off``), writes them,
and describes a rule set in words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, NamedTuple, Self

from hanafuda_lib.errors import RulesError, printable, shown


class Option(Enum):
    """A house rule; each value has the text form, a sentence and a source mark.

    The class's docstring is the question that the option answers.
    """

    sentence: str
    source: str

    def __new__(cls, value: str, sentence: str, source: str) -> Self:
        """A member from its row."""
        member = object.__new__(cls)
        member._value_ = value
        member.sentence = sentence
        member.source = source
        return member

    # Each member is there once, so it need not be found by its name.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __str__(self) -> str:
        return str(self.value)

    @classmethod
    def parse(cls, value: object) -> Self:
        """The member with this text form; ``True``/``False`` mean on/off, numbers their digits."""
        for word in _words(value):
            for member in cls:
                if str(member.value).lower() == word.lower():
                    return member
        if value is True:
            switched = [m for m in cls if m.value != "off"]
            if len(switched) == 1 and len(cls) == 2:
                return switched[0]
        choices = ", ".join(str(member.value) for member in cls)
        raise RulesError("unknown-value", f"unknown value {shown(value)}: expected one of {choices}")


def _words(value: object) -> list[str]:
    if value is True:
        return ["on", "true"]
    if value is False:
        return ["off", "false", "none"]
    return [text_of(value)]


def text_of(value: object) -> str:
    """The word that a value of an option stands for; nothing for what is no word and no number.

    >>> text_of(12), text_of(True), text_of(None)
    ('12', 'True', '')
    """
    if not isinstance(value, (str, int, float, Option)):
        return ""
    try:
        return str(value)
    except ValueError:  # a number with too many digits
        return ""


def camel(name: str) -> str:
    """The specification's spelling of a field's name.

    >>> camel("seven_doubling")
    'sevenDoubling'
    """
    head, *tail = name.split("_")
    return head + "".join(word.capitalize() for word in tail)


def snake(name: str) -> str:
    """The field's name for a spelling of the specification; already snake names stay.

    >>> snake("sevenDoubling"), snake("seven_doubling")
    ('seven_doubling', 'seven_doubling')
    """
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda found: "_" + found[1].lower(), name)


@dataclass(frozen=True, slots=True)
class OptionLine:
    """One option of a rule set in words; ``changed`` marks what differs from the preset."""

    name: str
    value: str
    question: str
    sentence: str
    source: str
    changed: bool

    def __str__(self) -> str:
        mark = "* " if self.changed else "  "
        return f"{mark}{self.name} = {self.value}: {self.sentence} [{self.source}]"


@dataclass(frozen=True, slots=True)
class Description:
    """A rule set in words, one line an option. ``str`` marks what differs from the preset by ``*``."""

    title: str
    lines: tuple[OptionLine, ...]

    def __str__(self) -> str:
        return "\n".join([self.title, *(str(line) for line in self.lines)])


def option_fields(rules: Any) -> dict[str, Option]:
    """The options of a rule set: field name to value, in the order of the class."""
    values = ((f.name, getattr(rules, f.name)) for f in fields(rules) if f.init)
    return {name: value for name, value in values if isinstance(value, Option)}


def with_options(
    rules: Any, given: Mapping[str, object], *, other_names: Mapping[str, tuple[str, dict[str, str]]]
) -> Any:
    """``rules`` with these options, named as in the specification or as the fields are.

    ``other_names`` gives second names of options: the field, and the words for its values.
    Errors: :class:`RulesError` for an unknown option or value.
    """
    known = option_fields(rules)
    if not isinstance(given, Mapping):
        raise RulesError("bad-options", f"bad options {shown(given)}: expected names with values")
    changes: dict[str, Option] = {}
    names: dict[str, str] = {}
    for name, value in given.items():
        if not isinstance(name, str):
            raise RulesError("unknown-option", f"unknown option {shown(name)}: expected a name in a text")
        field_name, words = other_names.get(name, (snake(name), {}))
        if field_name not in known:
            choices = ", ".join(camel(one) for one in known)
            raise RulesError("unknown-option", f"unknown option {shown(name)}: expected one of {choices}")
        if field_name in names:
            raise doubled(name, other=names[field_name])
        names[field_name] = name
        try:
            changes[field_name] = type(known[field_name]).parse(words.get(text_of(value), value))
        except RulesError as error:
            raise RulesError(error.code, f"option {printable(name)}: {error}") from None
    return replace(rules, **changes)


def doubled(name: str, *, other: str) -> RulesError:
    """The error for an option that is given twice, perhaps by two names."""
    known = "" if other == name else f", also as {shown(other)}"
    return RulesError("doubled-option", f"option {shown(name)} is given twice{known}: expected it once")


def parse_assignments(texts: Iterable[str]) -> dict[str, str]:
    """Options given as ``NAME=VALUE``.

    >>> parse_assignments(["sevenDoubling=off"])
    {'sevenDoubling': 'off'}
    """
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise RulesError("bad-option", f"bad option {shown(text)}: expected NAME=VALUE")
        if name in found:
            raise doubled(name, other=name)
        found[name] = value
    return found


def differences(rules: Any, preset: Any) -> dict[str, str]:
    """The options in which ``rules`` differs from ``preset``: specification name to value."""
    usual = option_fields(preset)
    return {
        camel(name): str(value.value)
        for name, value in option_fields(rules).items()
        if value is not usual[name]
    }


class Difference(NamedTuple):
    """One rule that makes a difference: its values in both rule sets, and the points it adds."""

    option: str
    before: Option
    after: Option
    points: int

    def __str__(self) -> str:
        sign = "+" if self.points > 0 else ""
        return f"{self.option}: {self.after.sentence} (before: {self.before.sentence}): {sign}{self.points}"


def one_by_one(first: Any, second: Any, measure: Callable[[Any], int]) -> tuple[Difference, ...]:
    """Which rules make two rule sets of a game differ in what is measured, and by how much each.

    The rules are changed one after another, in the order of the options; a rule that changes
    nothing is left out. What they add leads from the first measure to the second.
    """
    goal = option_fields(second)
    pending = [name for name, value in option_fields(first).items() if value is not goal[name]]
    current, points = first, measure(first)
    found: list[Difference] = []
    while pending:
        name, current = _change_one(current, goal, pending)
        pending.remove(name)
        total = measure(current)
        if total != points:
            found.append(Difference(camel(name), getattr(first, name), goal[name], total - points))
        points = total
    return tuple(found)


def _change_one(rules: Any, goal: dict[str, Option], pending: list[str]) -> tuple[str, Any]:
    """The first pending option that can be changed now: some go only after others."""
    *early, last = pending
    for name in early:
        try:
            return name, replace(rules, **{name: goal[name]})
        except RulesError:
            continue
    return last, replace(rules, **{last: goal[last]})


def describe(rules: Any, preset: Any, title: str) -> Description:
    """Every option of ``rules`` in words, marking what differs from ``preset``."""
    usual = option_fields(preset)
    lines = tuple(
        OptionLine(
            camel(name),
            str(value.value),
            (type(value).__doc__ or "").strip(),
            value.sentence,
            value.source,
            value is not usual[name],
        )
        for name, value in option_fields(rules).items()
    )
    return Description(title, lines)
