"""What each rule set of the three games is called, in a word or two."""

from __future__ import annotations

from typing import Any

#: Rule sets by id, game by game. House rules have the name of the set they started from.
RULE_NAMES = {
    "koikoi/yamato": "Nintendo style (yamato)",
    "koikoi/mon": "Older mon rules (mon)",
    "koikoi/shiragiku": "An older program (shiragiku)",
    "koikoi/classic": "Most books (classic)",
    "koikoi/app": "Many apps (app)",
    "hanaawase/nintendo": "Nintendo (Hana-awase)",
    "hanaawase/oishi": "Oishi Tengudo (Hana-awase)",
    "hanaawase/h88": "88 rules (Hana-awase)",
    "hanaawase/h80": "80 rules (Hana-awase)",
    "hachihachi/std": "Hachi-hachi",
}
#: The three games by the first part of a rule set's id.
GAMES = {"koikoi": "Koi-Koi", "hanaawase": "Hana-awase", "hachihachi": "Hachi-hachi"}


def game_of(rules: str) -> str:
    """The first part of a rule set's id.

    >>> game_of("hanaawase/h80 shimaValue=10")
    'hanaawase'
    """
    return rules.split("/", maxsplit=1)[0]


def of_game(game: str) -> dict[str, str]:
    """The rule sets of one game.

    >>> list(of_game("hachihachi"))
    ['hachihachi/std']
    """
    return {rules: name for rules, name in RULE_NAMES.items() if game_of(rules) == game}


def rules_name(rules: Any) -> str:
    """A rule set in words, with its house rules.

    >>> from hanafuda_lib import koikoi
    >>> rules_name(koikoi.Rules.parse("koikoi/mon viewing=on"))
    'Older mon rules (mon), with viewing=on'
    """
    house = " ".join(rules.text.split()[1:])
    name: str = RULE_NAMES.get(rules.id, rules.id)
    return name + (f", with {house}" if house else "")


def with_own(text: str, name: str, known: dict[str, str]) -> list[tuple[str, str]]:
    """Rule sets to choose from, with the one at hand if it has house rules.

    >>> with_own("koikoi/mon viewing=on", "Mine", {"koikoi/mon": "Older"})
    [('koikoi/mon', 'Older'), ('koikoi/mon viewing=on', 'Mine')]
    """
    return [*known.items(), *([] if text in known else [(text, name)])]
