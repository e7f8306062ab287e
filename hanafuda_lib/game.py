"""What all games share: phases, events, what a seat sees, results, and the rule sets by name.

Each game has a ``Round`` with the same names (see :class:`RoundLike`), so that players, records,
tables in a page and tests work for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from hanafuda_lib.actions import Action
from hanafuda_lib.cards import Card, require_card
from hanafuda_lib.errors import IllegalActionError, RulesError, shown
from hanafuda_lib.pile import MONTH_MASKS, Pile

if TYPE_CHECKING:
    from hanafuda_lib.table import Deal
    from hanafuda_lib.yaku import Score


class Phase(StrEnum):
    """What the player to move must do: play a card, take one of two, answer, or nothing more."""

    PLAY = "play"
    TAKE = "take"
    DECIDE = "decide"
    OVER = "over"


class Step(StrEnum):
    """What kind of thing happened in an :class:`Event`."""

    DEAL = "deal"
    HAND = "hand"
    STOCK = "stock"
    KOIKOI = "koikoi"
    SHOBU = "shobu"
    DERU = "deru"
    ORIRU = "oriru"
    DECLARE = "declare"
    PASS = "pass"  # noqa: S105 - no password: nothing to declare
    FUKE = "fuke"
    CLAIM = "claim"
    SAGE = "sage"
    CANCEL = "cancel"
    BLIND = "blind"
    BUY = "buy"
    SELL = "sell"
    SWAP = "swap"


class Event(NamedTuple):
    """One thing that everybody at the table saw: a card played or flipped, or an answer.

    ``taken`` are the field cards that ``card`` took, empty when it lay down; with ``DECLARE`` and
    ``CLAIM`` the hand cards that were shown.
    """

    seat: int
    step: Step
    card: Card | None
    taken: Pile


class Ending(Enum):
    """Why a round is over; each game has its own members, each with a sentence."""

    sentence: str

    def __new__(cls, value: str, sentence: str) -> Self:
        """A member from its row."""
        member = object.__new__(cls)
        member._value_ = value
        member.sentence = sentence
        return member

    def __repr__(self) -> str:
        return f"Ending.{self.name}"


class SettlementLine(NamedTuple):
    """Who gets how much for what: one amount a seat, in the unit of the game."""

    what: str
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended. ``points`` is the sum of the ``lines``, seat by seat.

    ``ending`` is the game's own enum; ``winner`` is ``None`` for a drawn round; ``score`` is the
    winner's explained score where yaku in the pile decided.
    """

    ending: Ending
    winner: int | None
    lines: tuple[SettlementLine, ...]
    next_dealer: int
    score: Score | None = None
    seats: int = 2

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat gets in this round."""
        return tuple(sum(line.amounts[seat] for line in self.lines) for seat in range(self.seats))


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see. It never holds a hidden card, nor anything computed from one.

    ``flipped`` is the stock card that waits for a choice of two; ``legal`` is empty for a seat
    that is not to move.
    """

    seat: int
    rules: Any
    dealer: int
    month: int
    to_move: int | None
    phase: Phase
    hand: Pile
    field: Pile
    piles: tuple[Pile, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    flipped: Card | None
    legal: tuple[Action, ...]
    events: tuple[Event, ...]
    result: RoundResult | None

    def takes(self, card: Card) -> Pile:
        """The field cards that ``card`` would take; of several to choose from, all of them.

        >>> from hanafuda_lib import koikoi
        >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
        >>> str(view.takes(Card.parse("09-cup"))) == str(view.field.of_month(9))
        True
        """
        return Pile(self.field.mask & MONTH_MASKS[require_card(card).index])


class RoundLike(Protocol):
    """The names that the ``Round`` of every game answers to."""

    dealer: int
    month: int

    @property
    def to_move(self) -> int | None:
        """The seat to move, or ``None`` when the round is over."""

    @property
    def phase(self) -> Phase:
        """What the seat to move must do."""

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""

    @property
    def result(self) -> RoundResult | None:
        """How the round ended, or ``None`` while it goes on."""

    @property
    def first_deal(self) -> Deal:
        """The cards as they were dealt."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything done so far, in order."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that everybody saw, in order."""

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the seat to move may do now."""

    def play(self, action: Action) -> None:
        """Do it, or raise :class:`IllegalActionError` and change nothing."""

    def view(self, seat: int) -> View:
        """What this seat may see."""

    def record(self) -> str:
        """The round so far in one line."""


class RulesLike(Protocol):
    """What the rule sets of all games have in common."""

    @property
    def id(self) -> str:
        """The id of the preset, such as ``koikoi/yamato``."""


def require_month(month: object) -> None:
    """Check the number of a round: 1 to 12.

    >>> require_month(13)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad month 13: expected 1 to 12
    """
    if not isinstance(month, int) or isinstance(month, bool) or not 1 <= month <= 12:
        raise RulesError("bad-month", f"bad month {shown(month)}: expected 1 to 12")


def require_seat(seat: object, seats: int) -> int:
    """Check the number of a seat: 0 to one less than the number of seats.

    >>> require_seat(2, 2)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad seat 2: expected 0 to 1
    """
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return seat
    raise RulesError("bad-seat", f"bad seat {shown(seat)}: expected 0 to {seats - 1}")


def require_view(view: object) -> View:
    """Check that this is what a seat sees.

    >>> require_view(None)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad view None: expected a View of a round
    """
    if isinstance(view, View):
        return view
    raise RulesError("bad-view", f"bad view {shown(view)}: expected a View of a round")


def require_choice(view: object) -> tuple[Action, ...]:
    """The legal actions of a view whose seat is to move.

    >>> require_choice(None)
    Traceback (most recent call last):
    ...
    hanafuda_lib.errors.RulesError: bad view None: expected a View of the seat to move
    """
    legal = getattr(view, "legal", None)
    if isinstance(legal, tuple) and legal:
        return legal
    what = f"of seat {shown(getattr(view, 'seat', None))}" if legal == () else shown(view)
    raise RulesError("bad-view", f"bad view {what}: expected a View of the seat to move")


_PRESETS: dict[str, Any] = {}
_GAMES = ("koikoi", "hanaawase", "hachihachi")


def register_rules(*presets: RulesLike) -> None:
    """Make rule sets known to :func:`find_rules`; each game does it for its presets."""
    _PRESETS.update((rules.id, rules) for rules in presets)


def find_rules(rules_id: str) -> Any:
    """The rule set with this id.

    >>> import hanafuda_lib
    >>> find_rules("koikoi/yamato").id
    'koikoi/yamato'
    """
    if not isinstance(rules_id, str) or rules_id not in _PRESETS:
        _load_games()
    rules = _PRESETS.get(rules_id) if isinstance(rules_id, str) else None
    if rules is None:
        raise RulesError(
            "unknown-rules",
            f"unknown rule set {shown(rules_id)}: expected one of {', '.join(sorted(_PRESETS))}",
        )
    return rules


def all_rules() -> tuple[Any, ...]:
    """All rule sets, by id.

    >>> import hanafuda_lib
    >>> [rules.id for rules in all_rules()][-1]
    'koikoi/yamato'
    """
    _load_games()
    return tuple(_PRESETS[rules_id] for rules_id in sorted(_PRESETS))


def _load_games() -> None:
    """Load every game, so that its presets are known; a page that plays one loads only that one."""
    for name in _GAMES:
        import_module(f"hanafuda_lib.{name}")


def illegal(action: object, legal: tuple[Action, ...]) -> IllegalActionError:
    """The error for an action that is not among ``legal``."""
    said = shown(str(action) if isinstance(action, Action) else action)
    if not legal:
        return IllegalActionError("round-over", f"illegal action {said}: expected none, the round is over")
    choices = ", ".join(str(one) for one in legal)
    if not isinstance(action, Action):
        return IllegalActionError(
            "no-action", f"illegal action {said}: expected an action such as a Play, one of {choices}"
        )
    return IllegalActionError("illegal-action", f"illegal action {said}: expected one of {choices}")
