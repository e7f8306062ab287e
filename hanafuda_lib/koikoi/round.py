"""One round of Koi-Koi: from the deal to the result (RULES.md §B.1, §B.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hanafuda_lib import notation
from hanafuda_lib.actions import Action, KoiKoi, Play, Shobu, Take, takes_of
from hanafuda_lib.cards import DECK
from hanafuda_lib.game import Phase, Step, illegal, require_seat
from hanafuda_lib.koikoi import options as o
from hanafuda_lib.koikoi.dealing import deal_table, require_start, table_of
from hanafuda_lib.koikoi.ending import (
    Ending,
    opening_result,
)
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.koikoi.turns import Turns
from hanafuda_lib.koikoi.view import View
from hanafuda_lib.koikoi.yaku import BRIGHTS, LIGHTNING
from hanafuda_lib.pile import Pile
from hanafuda_lib.recorded import RecordedRound, play_texts
from hanafuda_lib.table import Deal, Middle, Table, four_of_a_month

# Plain names: in Python 3.11 a look into an enum takes as long as a whole capture.
_PLAY, _TAKE, _DECIDE = Phase.PLAY, Phase.TAKE, Phase.DECIDE
_SHOBU, _KOIKOI, _STOPPED = Step.SHOBU, Step.KOIKOI, Ending.SHOBU
_WILD = o.LightningWild.ON
_NO_CARD = -1
_NOTHING: frozenset[str] = frozenset()
_RECORD_KEYS = ("dealer", "month", "deal", "play")


class Round(Turns, RecordedRound):
    """A round in play. ``play`` changes it; a refused action changes nothing.

    Seats are 0 and 1; ``dealer`` plays first. Make one with :meth:`deal`, :meth:`from_deal` or
    :meth:`replay`.

    >>> from hanafuda_lib import koikoi
    >>> round = Round.deal(koikoi.YAMATO, seed=7)
    >>> round.to_move, round.phase.value, len(round.legal_actions())
    (0, 'play', 8)
    """

    __slots__ = ()

    # ---------------------------------------------------------------- making a round

    @classmethod
    def deal(cls, rules: Rules, *, seed: int, dealer: int = 0, month: int = 1) -> Self:
        """Shuffle by ``seed`` and deal; where the rules say so, deal again until it stands.

        ``dealer`` is a seat, 0 or 1; ``month`` the number of the round, 1 to 12.

        >>> from hanafuda_lib import koikoi
        >>> Round.deal(koikoi.YAMATO, seed=7) == Round.deal(koikoi.YAMATO, seed=7)
        True
        """
        require_start(rules, dealer, month)
        return cls._start(rules, deal_table(rules, seed=seed, dealer=dealer), dealer, month)

    @classmethod
    def from_deal(cls, rules: Rules, deal: Deal, *, dealer: int = 0, month: int = 1) -> Self:
        """A round from given cards. Errors: :class:`RulesError` for a deal that cannot stand."""
        require_start(rules, dealer, month)
        return cls._start(rules, table_of(rules, deal), dealer, month)

    @classmethod
    def _start(cls, rules: Rules, table: Table, dealer: int, month: int) -> Self:
        self = cls.__new__(cls)
        self.rules = rules
        self.dealer = dealer
        self.month = month
        self.table = table
        self._deal = (table.hands[0], table.hands[1], table.field)
        self._first_field = table.field
        self._scorer = rules.scorer(month)
        self._actions = []
        self._events = []
        self._calls = [0, 0]
        self._checked = [0, 0]
        self._looked_at = [0, 0]
        self._held = [_NOTHING, _NOTHING]
        self._flipped = _NO_CARD
        self.to_move = dealer
        self.phase = _PLAY
        self.result = None
        if rules.lightning_wild is _WILD:
            table.wild = LIGHTNING
        result = opening_result(rules, table.hands, table.field, dealer)
        if result is not None:
            self._end(result)
        elif four := four_of_a_month(table.field):
            self._give_dealer(four * 0b1111)
        return self

    @classmethod
    def resume(
        cls,
        rules: Rules,
        middle: Middle,
        *,
        dealer: int,
        calls: Sequence[int] = (0, 0),
        asked: bool = False,
        month: int = 1,
    ) -> Self:
        """A round in the middle, for puzzles and search: it goes on from what lies where.

        ``asked``: the seat to move has just formed a yaku, and is asked. Such a round has no history,
        so its record cannot be replayed. Errors: :class:`HanafudaError` for what cannot lie so.

        >>> from hanafuda_lib import koikoi
        >>> whole = Round.deal(koikoi.YAMATO, seed=7)
        >>> Round.resume(koikoi.YAMATO, Middle.of_deal(whole.first_deal, to_move=0), dealer=0) == whole
        True
        """
        require_start(rules, dealer, month)
        middle.require_seats(2)
        self = cls._start(rules, Table.of_masks([0, 0], 0, ()), dealer, month)
        middle.lay_on(self.table)
        table = self.table
        self._deal = (table.hands[0], table.hands[1], table.field)
        self._first_field = table.field
        self._calls = list(calls)
        self._checked = [self._scorer.points(pile, table.field) for pile in table.piles]
        self._looked_at = table.piles.copy()
        self._held = [
            frozenset(line.yaku.id for line in self._scorer.find(pile, table.field).lines)
            for pile in table.piles
        ]
        self._flipped = _NO_CARD if middle.flipped is None else middle.flipped.index
        self.to_move = middle.to_move
        self.phase = _DECIDE if asked else _TAKE if middle.flipped else _PLAY
        if asked:
            # The question follows the two steps of a turn: koi-koi then hands the turn on.
            self._events.append((middle.to_move, Step.STOCK, _NO_CARD, 0))
        return self

    def copy(self) -> Self:
        """An independent copy, cheap enough for search and undo."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.dealer = self.dealer
        other.month = self.month
        other.table = self.table.copy()
        other._deal = self._deal
        other._first_field = self._first_field
        other._scorer = self._scorer
        other._actions = self._actions.copy()
        other._events = self._events.copy()
        other._calls = self._calls.copy()
        other._checked = self._checked.copy()
        other._looked_at = self._looked_at.copy()
        other._held = self._held.copy()
        other._flipped = self._flipped
        other.to_move = self.to_move
        other.phase = self.phase
        other.result = self.result
        return other

    # ---------------------------------------------------------------- playing

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the player to move may do; nothing when the round is over.

        >>> from hanafuda_lib import koikoi
        >>> str(Round.deal(koikoi.YAMATO, seed=7).legal_actions()[0])
        '02-red-poem'
        """
        phase = self.phase
        if phase is _PLAY:
            return self.table.plays(self.to_move)  # type: ignore[arg-type] # a phase to play in has a player
        if phase is _TAKE:
            return takes_of(self.table.choices(self._flipped))
        if phase is _DECIDE:
            return self._choices()
        return ()

    def play(self, action: Action) -> None:
        """Do ``action`` for the player to move, and everything that follows without a choice.

        Errors: :class:`IllegalActionError`, and nothing has changed.

        >>> from hanafuda_lib import koikoi
        >>> round = Round.deal(koikoi.YAMATO, seed=7)
        >>> round.play(Shobu())
        Traceback (most recent call last):
        ...
        hanafuda_lib.errors.IllegalActionError: illegal action 'shobu': expected one of ...
        """
        phase = self.phase
        seat = self.to_move
        if seat is None:
            raise illegal(action, ())
        if type(action) is Play and phase is _PLAY:
            self._play_hand(seat, action)
        elif type(action) is Take and phase is _TAKE:
            self._take(seat, action)
        elif type(action) is Shobu and phase is _DECIDE:
            self._note(seat, action, _SHOBU)
            self._stop(_STOPPED, seat)
        elif type(action) is KoiKoi and phase is _DECIDE:
            self._note(seat, action, _KOIKOI)
            self._go_on(seat)
        else:
            raise illegal(action, self.legal_actions())

    # ---------------------------------------------------------------- looking at it

    def view(self, seat: int) -> View:
        """What this seat sees: never the other hand, never the stock."""
        require_seat(seat, 2)
        table = self.table
        return View(
            seat=seat,
            rules=self.rules,
            dealer=self.dealer,
            month=self.month,
            to_move=self.to_move,
            phase=self.phase,
            hand=Pile(table.hands[seat]),
            field=Pile(table.field),
            piles=(Pile(table.piles[0]), Pile(table.piles[1])),
            hand_sizes=(table.hands[0].bit_count(), table.hands[1].bit_count()),
            stock_size=table.stock_size,
            flipped=DECK[self._flipped] if self._flipped >= 0 else None,
            legal=self.legal_actions() if seat == self.to_move else (),
            events=self.events,
            result=self.result,
            koikoi_calls=(self._calls[0], self._calls[1]),
            field_brights=(self._first_field & BRIGHTS.mask).bit_count(),
        )

    @property
    def first_deal(self) -> Deal:
        """The cards as they were dealt."""
        first, second, field = self._deal
        return Deal((Pile(first), Pile(second)), Pile(field), tuple(DECK[i] for i in self.table.stock))

    def record(self) -> str:
        """The round so far in one line; :meth:`replay` gives it back."""
        return notation.format_record(
            self.rules.text,
            [
                ("dealer", str(self.dealer)),
                ("month", str(self.month)),
                ("deal", notation.format_deal(self.first_deal)),
                ("play", " ".join(str(action) for action in self._actions)),
            ],
        )

    @classmethod
    def replay(cls, record: str) -> Self:
        """The round of a record, every action checked.

        >>> from hanafuda_lib import koikoi
        >>> round = Round.deal(koikoi.YAMATO, seed=7)
        >>> Round.replay(round.record()) == round
        True
        """
        words, sections = notation.parse_record(record, keys=_RECORD_KEYS)
        found = notation.require_sections(sections, _RECORD_KEYS)
        self = cls.from_deal(
            Rules.parse(" ".join(words)),
            notation.parse_deal(found["deal"], seats=2),
            dealer=notation.parse_number(found["dealer"], what="dealer", low=0, high=1),
            month=notation.parse_number(found["month"], what="month", low=1, high=12),
        )
        play_texts(self.play, found["play"].split())
        return self

    def _now(self) -> Any:
        return self.phase
