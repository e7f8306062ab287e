"""The settings of a new match, and the parts of a state that are alike in all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from hanafuda_lib.game import Step
from hanafuda_lib.players import levels_of
from hanafuda_lib.yaku import Yaku
from hanafuda_widgets.presenters.base import MOST_SEED
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.score_json import yaku_title
from hanafuda_widgets.presenters.table_moment import PEOPLE, Table

#: Whether plays can be taken back, as the form says it.
MODES = ("match", "practice")


def opponents_of(game: str) -> tuple[str, ...]:
    """Who may sit opposite: the levels of the machine, best first, or people.

    >>> opponents_of("koikoi")[-3:]
    ('greedy', 'random', 'people')
    """
    return (*(level.name for level in reversed(levels_of(game))), PEOPLE)


def form_json(
    table: Table, fields: Sequence[dict[str, Any]], *, help: Sequence[tuple[str, str]], begun: bool
) -> dict[str, Any]:
    """The form; ``help`` explains rule sets, ``begun`` is true when a match would be thrown away."""
    say = table.say
    another = {"another": True, "seed": None}
    return {
        "label": say("common.form"),
        "fields": [*fields, _seed_field(table)],
        "help": [list(pair) for pair in help],
        "submit": {"label": say("common.submit"), "type": "new"},
        "also": [{"id": "fresh", "label": say("common.submit-another"), "extra": another}],
        "confirm": {
            "question": say("common.confirm"), "yes": say("common.confirm-yes"),
            "no": say("common.confirm-no"),
        } if begun else None,
    }  # fmt: skip


def rules_field(table: Table, labels: Mapping[str, str]) -> dict[str, Any]:
    """The rule sets to choose from, and the one in play if it is none of them."""
    choices = [[rules_id, label] for rules_id, label in labels.items()]
    if table.rules not in labels:
        choices.append([table.rules, table.say("common.house-rules", rules=table.rules)])
    return select("rules", table.say("common.rules"), table.rules, choices)


def rounds_field(table: Table, rounds: Sequence[int]) -> dict[str, Any]:
    """How many rounds a match may have."""
    return number_field("rounds", table.say("common.rounds"), table.match.rounds, rounds)


def opponent_field(table: Table, label: str) -> dict[str, Any]:
    """Who sits opposite: the machine, more or less clever, or people at this screen."""
    levels = [[level.name, level.label(table.lang)] for level in reversed(levels_of(table.game))]
    levels.append([PEOPLE, table.say("common.people")])
    return select("opponent", label, table.opponent, levels)


def mode_field(table: Table) -> dict[str, Any]:
    """A match, or practice with hints and plays that can be taken back."""
    options = [[mode, table.say(f"common.mode.{mode}")] for mode in MODES]
    return select("mode", table.say("common.mode"), MODES[table.practice], options)


def number_field(name: str, label: str, value: object, numbers: Sequence[int]) -> dict[str, Any]:
    """A choice of a few numbers."""
    return select(name, label, value, [[number, str(number)] for number in numbers])


def select(name: str, label: str, value: object, options: list[list[Any]]) -> dict[str, Any]:
    """One choice from a list of ``[value, label]``."""
    return {"name": name, "label": label, "type": "select", "value": value, "options": options}


def _seed_field(table: Table) -> dict[str, Any]:
    return {"name": "seed", "label": table.say("common.seed"), "type": "number",
            "value": table.match.seed, "min": 0, "max": MOST_SEED}  # fmt: skip


def next_buttons(table: Table, **settings: object) -> list[dict[str, Any]]:
    """What to do when a round or the match is over; ``settings`` would give the same match again."""
    say = table.say
    if table.match.is_over:
        return [
            {"id": "another", "label": say("common.new-match"), "primary": True,
             "message": table.message("new", another=True)},
            {"id": "again", "label": say("common.same-deals"), "message": table.message("new", **settings)},
        ]  # fmt: skip
    if table.match.round.is_over:
        return [{"id": "next", "label": say("common.next-round"), "primary": True,
                 "message": table.message("next")}]  # fmt: skip
    return []


def has_begun(table: Table) -> bool:
    """Whether a new match would throw one away that the learner is playing."""
    match = table.match
    # Who has nothing to declare passes by himself: that is no play of his.
    done = [event.seat for event in match.round.events if event.step is not Step.PASS]
    acted = bool(done) if table.is_shared else table.me in done
    return not match.is_over and (len(match.history) > 0 or acted)


@lru_cache(maxsize=256)  # the guide lists all yaku at every press
def yaku_line(row: Yaku, lang: str = "en") -> dict[str, Any]:
    """One yaku of a rule set, as a line of the panel that says what to collect."""
    why = sentence(reason(lang, row.sentence))
    if row.per_extra:
        word = reason(lang, row.extra_word)
        why = say(lang, "common.each-further", why=why, word=word, more=row.per_extra)
    return {
        "label": yaku_title(row.name, lang),
        "points": row.points,
        "why": why,
        "cards": [card_json(card, lang=lang) for card in row.needs],
    }
