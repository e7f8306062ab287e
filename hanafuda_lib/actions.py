"""What a player may do: play a card, take one of two, show a hand yaku, or answer a question.

Actions are small values. Each has a text form (``str``), which
:func:`hanafuda_lib.notation.parse_action` reads back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hanafuda_lib.cards import DECK, Card, require_card
from hanafuda_lib.errors import NotationError, shown


@dataclass(frozen=True, slots=True)
class Play:
    """The hand step: play a card from the hand. Source: RULES.md §0.3 (S003, S004, FW).

    ``take`` names the field card to take, and is given only when exactly two field cards of the
    month lie there; with one or three, what is taken is fixed.

    >>> str(Play(Card.parse("09-chaff-1"), Card.parse("09-cup")))
    '09-chaff-1>09-cup'
    """

    card: Card
    take: Card | None = None

    def __post_init__(self) -> None:
        require_card(self.card)
        if self.take is not None:
            require_card(self.take)

    def __str__(self) -> str:
        return self.card.id if self.take is None else f"{self.card.id}>{self.take.id}"


@dataclass(frozen=True, slots=True)
class Take:
    """The stock step with two matches: which field card the flipped card takes.

    >>> str(Take(Card.parse("09-cup")))
    '>09-cup'
    """

    card: Card

    def __post_init__(self) -> None:
        require_card(self.card)

    def __str__(self) -> str:
        return f">{self.card.id}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Show a hand yaku (手役 *teyaku*) and be paid for it: the ids of the yaku shown. Source: S000.

    >>> str(Claim(("sanbon", "aka")))
    'claim:sanbon+aka'
    """

    yaku: tuple[str, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.yaku, tuple) or not all(isinstance(one, str) for one in self.yaku):
            raise NotationError("bad-claim", f"bad claim of {shown(self.yaku)}: expected a tuple of yaku ids")

    def __str__(self) -> str:
        return CLAIM_PREFIX + "+".join(self.yaku)


class _Word:
    """An answer whose text form is one word."""

    __slots__ = ()

    word: ClassVar[str]

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class KoiKoi(_Word):
    """Call koi-koi (こいこい, "come on"): the round goes on. Source: S003."""

    word = "koikoi"


@dataclass(frozen=True, slots=True)
class Shobu(_Word):
    """Stop (勝負 *shōbu*): the round ends and the caller scores. Source: S003, S000."""

    word = "shobu"


@dataclass(frozen=True, slots=True)
class Sage(_Word):
    """After a yaku of Hachi-hachi, play on (下げ *sage*). Source: RULES.md §D.7 (S000)."""

    word = "sage"


@dataclass(frozen=True, slots=True)
class Cancel(_Word):
    """End the round in an open sage without a new yaku. Source: RULES.md §D.8 (FW, S000)."""

    word = "cancel"


@dataclass(frozen=True, slots=True)
class Deru(_Word):
    """Play in this round (出る *deru*, "in"), when more than three sit down. Source: RULES.md §D.3 (FW)."""

    word = "deru"


@dataclass(frozen=True, slots=True)
class Oriru(_Word):
    """Sit this round out (降りる *oriru*, "out") for a fee. Source: RULES.md §D.3 (FW)."""

    word = "oriru"


@dataclass(frozen=True, slots=True)
class Declare(_Word):
    """Show a dealt hand that is a yaku, and be paid for it. Source: RULES.md §C.1 (S004)."""

    word = "declare"


@dataclass(frozen=True, slots=True)
class Pass(_Word):
    """Declare nothing. It tells nobody whether there was something to declare. Source: DER."""

    word = "pass"


@dataclass(frozen=True, slots=True)
class Fuke(_Word):
    """Announce fuke (ふけ): "I may end with too few points, and then the round is void". Source: FW."""

    word = "fuke"


@dataclass(frozen=True, slots=True)
class Blind(_Word):
    """Come in before looking at the hand (*mizuten*), a house rule. Source: RULES.md §D.3.8 (FW, BGA)."""

    word = "blind"


@dataclass(frozen=True, slots=True)
class Buy(_Word):
    """Buy the place of a player who is in, a house rule. Source: RULES.md §D.3.8 (FW)."""

    word = "buy"


@dataclass(frozen=True, slots=True)
class Sell(_Word):
    """Sell one's place to the player who asks for it, a house rule. Source: RULES.md §D.3.8 (FW)."""

    word = "sell"


@dataclass(frozen=True, slots=True)
class Swap(_Word):
    """Swap the dealer's hand, a house rule. Source: RULES.md §D.3.8 (FW)."""

    word = "swap"


Action = (
    Play | Take | Claim
    | KoiKoi | Shobu | Sage | Cancel | Deru | Oriru
    | Declare | Pass | Fuke | Blind | Buy | Sell | Swap
)  # fmt: skip

#: What the text form of a :class:`Claim` starts with.
CLAIM_PREFIX = "claim:"

#: One object for each action, so that listing the legal ones makes nothing new.
PLAYS = tuple(Play(card) for card in DECK)
PLAY_TAKES = {
    (card.index, other.index): Play(card, other) for card in DECK for other in DECK if other is not card
}
TAKES = tuple(Take(card) for card in DECK)
KOIKOI = KoiKoi()
SHOBU = Shobu()
SAGE = Sage()
CANCEL = Cancel()
DERU = Deru()
ORIRU = Oriru()
DECLARE = Declare()
PASS = Pass()
FUKE = Fuke()
BLIND = Blind()
BUY = Buy()
SELL = Sell()
SWAP = Swap()
#: The answers that are one word, by their text form.
WORDS: dict[str, Action] = {
    str(action): action
    for action in (
        KOIKOI, SHOBU, SAGE, CANCEL, DERU, ORIRU, DECLARE,
        PASS, FUKE, BLIND, BUY, SELL, SWAP,
    )
}  # fmt: skip

# The plays of each set of 16 neighbouring cards that has come up: a hand is made of three.
_LOW: dict[int, tuple[Play, ...]] = {0: ()}
_MIDDLE: dict[int, tuple[Play, ...]] = {0: ()}
_HIGH: dict[int, tuple[Play, ...]] = {0: ()}


def plays_of(hand: int) -> tuple[Play, ...]:
    """The plays of the cards of a hand (a mask), where none has to choose what it takes.

    >>> [str(play) for play in plays_of(0b1_0000_0000_0000_0011)]
    ['01-crane', '01-red-poem', '05-bridge']
    """
    try:
        return _LOW[hand & 0xFFFF] + _MIDDLE[hand >> 16 & 0xFFFF] + _HIGH[hand >> 32]
    except KeyError:
        for piece, known in enumerate((_LOW, _MIDDLE, _HIGH)):
            bits = hand >> 16 * piece & 0xFFFF
            known[bits] = tuple(PLAYS[16 * piece + bit] for bit in range(16) if bits >> bit & 1)
        return plays_of(hand)


def takes_of(choices: int) -> tuple[Take, ...]:
    """The choices of a flipped card that takes one of several field cards (a mask).

    >>> [str(take) for take in takes_of(0b11)]
    ['>01-crane', '>01-red-poem']
    """
    found = []
    while choices:
        low = choices & -choices
        choices ^= low
        found.append(TAKES[low.bit_length() - 1])
    return tuple(found)


# By the choices and, in the lowest six bits, the card.
_PLAYS_WITH: dict[int, tuple[Play, ...]] = {}


def plays_with(index: int, choices: int) -> tuple[Play, ...]:
    """The plays of a card that takes one of several field cards (a mask).

    >>> [str(play) for play in plays_with(2, 0b11)]
    ['01-chaff-1>01-crane', '01-chaff-1>01-red-poem']
    """
    key = choices << 6 | index
    found = _PLAYS_WITH.get(key)
    if found is None:
        taken = [other for other in range(48) if choices >> other & 1]
        found = _PLAYS_WITH[key] = tuple(PLAY_TAKES[index, other] for other in taken)
    return found
