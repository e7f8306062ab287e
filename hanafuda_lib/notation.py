"""Text forms that round-trip: deals, actions and records (cards and piles know their own).

========  ==========================================================================
deal      ``hand / hand / field / stock``; the stock in drawing order
action    ``01-crane`` · ``09-chaff-1>09-cup`` · ``>09-cup`` · ``claim:sanbon+aka`` · a word: ``koikoi``…
record    ``hanafuda1 koikoi/yamato NAME=VALUE…; dealer 0; month 1; deal …; play …``
========  ==========================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanafuda_lib.actions import CLAIM_PREFIX, PLAY_TAKES, PLAYS, TAKES, WORDS, Action, Claim
from hanafuda_lib.cards import Card
from hanafuda_lib.errors import NotationError, shown
from hanafuda_lib.pile import Pile
from hanafuda_lib.table import Deal

#: The first word of every record: the format and its version.
MAGIC = "hanafuda1"
# Python reads no number of more than a few thousand digits.
_MOST_DIGITS = 1000


def parse_action(text: str) -> Action:
    """The action with this text form.

    >>> parse_action("09-chaff-1>09-cup")
    Play(card=Card.parse('09-chaff-1'), take=Card.parse('09-cup'))
    >>> parse_action("fold")
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: unknown action 'fold': expected a card, card>card, >card, ...
    """
    if not isinstance(text, str):
        raise NotationError("bad-action", f"bad action {shown(text)}: expected a text")
    if text in WORDS:
        return WORDS[text]
    if text.startswith(CLAIM_PREFIX):
        return Claim(tuple(text.removeprefix(CLAIM_PREFIX).split("+")))
    card, arrow, other = text.partition(">")
    if not arrow and "-" not in card:
        raise NotationError(
            "unknown-action",
            f"unknown action {shown(text)}: expected a card, card>card, >card, {', '.join(WORDS)}, "
            f"{CLAIM_PREFIX}yaku",
        )
    if not arrow:
        return PLAYS[Card.parse(card).index]
    if not card:
        return TAKES[Card.parse(other).index]
    return _play_and_take(Card.parse(card), Card.parse(other))


def _play_and_take(card: Card, other: Card) -> Action:
    action = PLAY_TAKES.get((card.index, other.index))
    if action is None:
        raise NotationError(
            "bad-action",
            f"bad action '{card}>{other}': expected two different cards",
        )
    return action


def format_deal(deal: Deal) -> str:
    """The text form of a deal."""
    stock = " ".join(card.id for card in deal.stock)
    return " / ".join([*(str(hand) for hand in deal.hands), str(deal.field), stock])


def parse_deal(text: str, *, seats: int) -> Deal:
    """The deal with this text form, for so many seats.

    >>> parse_deal("01-crane / 02-warbler", seats=2)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: bad deal with 2 parts: expected 2 hands, field and stock parted by '/'
    """
    if not isinstance(text, str):
        raise NotationError("bad-deal", f"bad deal {shown(text)}: expected a text")
    parts = text.split("/")
    if len(parts) != seats + 2:
        raise NotationError(
            "bad-deal",
            f"bad deal with {len(parts)} parts: expected {seats} hands, field and stock parted by '/'",
        )
    *hands, field, stock = parts
    cards = tuple(Card.parse(word) for word in stock.split())
    return Deal(tuple(Pile.parse(hand) for hand in hands), Pile.parse(field), cards)


def format_record(rules_text: str, sections: Iterable[tuple[str, str]]) -> str:
    """A record of one line: the rules, then named sections, repeated ones in order."""
    return "; ".join([f"{MAGIC} {rules_text}", *(f"{key} {text}".strip() for key, text in sections)])


def parse_record(text: str, *, keys: Sequence[str]) -> tuple[list[str], list[tuple[str, str]]]:
    """The words of the rules and the sections ``(key, text)`` of a record.

    Errors: :class:`NotationError` when the text does not start with ``hanafuda1``, or has a
    section whose key is not one of ``keys``.

    >>> parse_record("hanafuda1 koikoi/yamato; dealer 0", keys=["dealer"])
    (['koikoi/yamato'], [('dealer', '0')])
    """
    if not isinstance(text, str):
        raise NotationError("bad-record", f"bad record {shown(text)}: expected a text")
    head, *rest = (part.strip() for part in text.strip().split(";"))
    words = head.split()
    if len(words) < 2 or words[0] != MAGIC:
        raise NotationError(
            "bad-record", f"bad record {shown(head)}: expected it to start with '{MAGIC} RULES'"
        )
    return words[1:], [_section(part, keys) for part in rest if part]


def _section(part: str, keys: Sequence[str]) -> tuple[str, str]:
    key, _, value = part.partition(" ")
    if key not in keys:
        raise NotationError(
            "bad-record", f"bad record section {shown(key)}: expected one of {', '.join(keys)}"
        )
    return key, value.strip()


def require_sections(
    sections: Sequence[tuple[str, str]], names: Sequence[str], *, repeated: str = ""
) -> dict[str, str]:
    """The sections by name, each exactly once (``repeated`` is left out of the count).

    >>> require_sections([("dealer", "0")], ["dealer", "month"])
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: bad record: expected section 'month' once, found 0
    """
    found: dict[str, str] = {}
    for name in names:
        values = [value for key, value in sections if key == name]
        if len(values) != 1 and name != repeated:
            raise NotationError(
                "bad-record",
                f"bad record: expected section {name!r} once, found {len(values)}",
            )
        if values:
            found[name] = values[0]
    return found


def parse_number(text: str, *, what: str, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``.

    >>> parse_number("9", what="dealer", low=0, high=1)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.NotationError: bad dealer '9': expected a whole number from 0 to 1
    """
    if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and low <= int(text) <= high:
        return int(text)
    expected = f"a whole number from {low} to {shown(high)}"
    raise NotationError("bad-number", f"bad {what} {shown(text)}: expected {expected}")
