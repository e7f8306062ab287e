"""The one-line record of a round of hana-awase: write it, and read what it starts from."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib import notation
from hanafuda_lib.hanaawase.dealing import MOST_RESHUFFLE
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.table import Deal

_KEYS = ("dealer", "month", "deal", "play")
# Only where some drop out: the seed of the new stock with their cards.
_RESHUFFLE = "reshuffle"


@dataclass(frozen=True, slots=True)
class Record:
    """What a record holds: how the round starts, and the actions as texts."""

    rules: Rules
    deal: Deal
    dealer: int
    month: int
    reshuffle: int
    actions: tuple[str, ...]


def write_record(record: Record) -> str:
    """The text form that :func:`read_record` reads."""
    sections = [
        ("dealer", str(record.dealer)),
        ("month", str(record.month)),
        ("deal", notation.format_deal(record.deal)),
    ]
    if record.rules.drops_out:
        sections.append((_RESHUFFLE, str(record.reshuffle)))
    sections.append(("play", " ".join(record.actions)))
    return notation.format_record(record.rules.text, sections)


def read_record(text: str) -> Record:
    """The record of a text.

    Errors: :class:`NotationError` or :class:`RulesError` for a text that is none.

    >>> read_record("hanafuda1 hanaawase/nintendo; dealer 0; month 1; deal ; play")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: bad deal with 1 parts: expected 3 hands, field and stock parted by '/'
    """
    words, _ = notation.parse_record(text, keys=(*_KEYS, _RESHUFFLE))
    rules = Rules.parse(" ".join(words))
    keys = (*_KEYS, _RESHUFFLE) if rules.drops_out else _KEYS
    found = notation.require_sections(notation.parse_record(text, keys=keys)[1], keys)
    seats = rules.number_of_seats
    reshuffle = found.get(_RESHUFFLE, "0")
    return Record(
        rules=rules,
        deal=notation.parse_deal(found["deal"], seats=seats),
        dealer=notation.parse_number(found["dealer"], what="dealer", low=0, high=seats - 1),
        month=notation.parse_number(found["month"], what="month", low=1, high=12),
        reshuffle=notation.parse_number(reshuffle, what=_RESHUFFLE, low=0, high=MOST_RESHUFFLE),
        actions=tuple(found["play"].split()),
    )
