"""What a seat sees of a round of Hachi-hachi, and what it would win or lose by an answer."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib import game
from hanafuda_lib.game import SettlementLine
from hanafuda_lib.hachihachi.ending import Result, Stage
from hanafuda_lib.hachihachi.money import Posting
from hanafuda_lib.hachihachi.rules import Rules
from hanafuda_lib.hachihachi.settlement import Entry, Settlement
from hanafuda_lib.pile import Pile
from hanafuda_lib.yaku import Score


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a player who has just formed a yaku, or whose sage is open, stands to win and lose.

    Balances of the round so far, in mon, without bonuses and card points: ``stop`` if he ends
    the round now, ``nothing_more`` if he plays on and nobody forms anything more. ``overtaken``
    is what is left of his yaku when another player forms one and stops, and ``pays_for_all``
    says whether he alone would then pay for it.
    """

    stop: int
    nothing_more: int
    overtaken: int
    pays_for_all: bool

    @property
    def lines(self) -> tuple[str, ...]:
        """The same in sentences."""
        who = "you alone pay for it" if self.pays_for_all else "each player pays a share of it"
        return (
            f"stop now: {self.stop:+} mon in this round",
            f"play on and nothing more is made: {self.nothing_more:+} mon",
            f"play on and another player makes a yaku: {self.overtaken:+} mon, and {who}",
        )


@dataclass(frozen=True, slots=True)
class View(game.View):
    """What one seat may see: everything but the hidden part of the other hands and the stock.

    ``order`` are the seats that play, the dealer first (all seats at the table before that is
    settled); ``stage`` says what is asked; ``shown`` are the cards of each hand that lie open;
    ``claims`` the hand yaku shown; ``money`` all payments so far, with ``entries`` and ``sages``;
    ``multiplier`` counts for every payment, ``carry`` waits for later rounds. A payment for
    feeding (hatto) is proved by the payer's hand, so it may tell something about that hand.
    """

    rules: Rules
    result: Result | None
    order: tuple[int, ...]
    stage: Stage
    shown: tuple[Pile, ...]
    claims: tuple[tuple[str, ...], ...]
    multiplier: int
    carry: tuple[int, ...]
    money: Settlement

    @property
    def settlement(self) -> Settlement:
        """The money of the round so far; a copy that may be tried out."""
        return self.money.copy()

    @property
    def balance(self) -> tuple[int, ...]:
        """What each seat has won or lost so far in this round, in mon."""
        return self.settlement.balance

    @property
    def pot(self) -> int:
        """What lies in the pot, in mon."""
        return self.settlement.pot

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The yaku payments of which a part may go back."""
        return tuple(self.settlement.entries)

    @property
    def sages(self) -> tuple[int, ...]:
        """The seats that have called sage, the first one first."""
        return tuple(self.settlement.sages)

    @property
    def postings(self) -> tuple[Posting, ...]:
        """Who has paid whom how much for what so far."""
        return tuple(self.settlement.postings)

    @property
    def lines(self) -> tuple[SettlementLine, ...]:
        """All payments so far as one amount a seat."""
        return self.settlement.lines

    def score(self, seat: int) -> Score:
        """What the yaku in the pile of ``seat`` pay in all, line by line, in mon."""
        game.require_seat(seat, len(self.piles))
        payers = min(len(self.order), 3) - 1
        return self.rules.score(self.piles[seat], multiplier=self.multiplier, payers=payers)

    def stakes(self) -> Stakes:
        """What this seat wins or risks by stopping or playing on; it must have formed a yaku."""
        stop, on, over = self.settlement, self.settlement, self.settlement
        if self.stage is Stage.ANSWER and self.to_move == self.seat:
            stop.shobu(self.seat)
            on.sage(self.seat)
            over.sage(self.seat)
        else:
            stop.cancel(self.seat)
        on.run_out()
        over.overtake(self.seat)
        return Stakes(
            stop.balance[self.seat], on.balance[self.seat], over.balance[self.seat],
            len(over.sages) == 1,
        )  # fmt: skip
