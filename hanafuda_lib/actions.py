"""What a player may do: play a card, take one of two, show a hand yaku, or answer a question.

Actions are small values. Each has a text form (``str``), which
:func:`hanafuda_lib.notation.parse_action` reads back.
"""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib.cards import DECK, Card


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

    def __str__(self) -> str:
        return self.card.id if self.take is None else f"{self.card.id}>{self.take.id}"


@dataclass(frozen=True, slots=True)
class Take:
    """The stock step with two matches: which field card the flipped card takes.

    >>> str(Take(Card.parse("09-cup")))
    '>09-cup'
    """

    card: Card

    def __str__(self) -> str:
        return f">{self.card.id}"


@dataclass(frozen=True, slots=True)
class KoiKoi:
    """Call koi-koi (こいこい, "come on"): the round goes on. Source: S003.

    >>> str(KoiKoi())
    'koikoi'
    """

    def __str__(self) -> str:
        return "koikoi"


@dataclass(frozen=True, slots=True)
class Shobu:
    """Stop (勝負 *shōbu*): the round ends and the caller scores. Source: S003, S000.

    >>> str(Shobu())
    'shobu'
    """

    def __str__(self) -> str:
        return "shobu"


@dataclass(frozen=True, slots=True)
class Deru:
    """Play in this round (出る *deru*, "in"), when more than three sit down. Source: RULES.md §D.3 (FW).

    >>> str(Deru())
    'deru'
    """

    def __str__(self) -> str:
        return "deru"


@dataclass(frozen=True, slots=True)
class Oriru:
    """Sit this round out (降りる *oriru*, "out") for a fee. Source: RULES.md §D.3 (FW).

    >>> str(Oriru())
    'oriru'
    """

    def __str__(self) -> str:
        return "oriru"


@dataclass(frozen=True, slots=True)
class Pass:
    """Declare nothing. It tells nobody whether there was something to declare. Source: DER.

    >>> str(Pass())
    'pass'
    """

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Claim:
    """Show a hand yaku (手役 *teyaku*) and be paid for it: the ids of the yaku shown. Source: S000.

    >>> str(Claim(("sanbon", "aka")))
    'claim:sanbon+aka'
    """

    yaku: tuple[str, ...]

    def __str__(self) -> str:
        return CLAIM_PREFIX + "+".join(self.yaku)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of one word to a question that only Hachi-hachi asks, such as ``sage``.

    >>> str(SAGE)
    'sage'
    """

    word: str

    def __str__(self) -> str:
        return self.word


Action = Play | Take | KoiKoi | Shobu | Deru | Oriru | Pass | Claim | Answer

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
DERU = Deru()
ORIRU = Oriru()
PASS = Pass()
#: After a yaku: play on (下げ *sage*); later, end the round without a new yaku.
SAGE, CANCEL = Answer("sage"), Answer("cancel")
#: House rules: come in blind (*mizuten*), buy or sell a place, swap the dealer's hand.
BLIND, BUY, SELL, SWAP = Answer("blind"), Answer("buy"), Answer("sell"), Answer("swap")
#: The answers that are one word, by their text form.
WORDS: dict[str, Action] = {
    str(action): action for action in (KOIKOI, SHOBU, DERU, ORIRU, PASS, SAGE, CANCEL, BLIND, BUY, SELL, SWAP)
}
