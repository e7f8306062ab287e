"""What a seat sees of a round of hana-awase."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib import game
from hanafuda_lib.cards import Card, require_card
from hanafuda_lib.game import SettlementLine
from hanafuda_lib.hanaawase.rules import Rules
from hanafuda_lib.hanaawase.settlement import Result
from hanafuda_lib.pile import MONTH_MASKS, Pile
from hanafuda_lib.yaku import Score


@dataclass(frozen=True, slots=True)
class View(game.View):
    """What one seat may see: everything but the other hands and the stock.

    ``order`` are the seats that play, dealer first, empty until that is settled; ``dropped`` and
    ``forced`` those that do not; ``shown`` the hand cards that lie open, seat by seat (they are
    in ``hand_sizes`` too); ``fuke_calls`` the seats that announced fuke; ``payments`` what was paid
    before play, to players who were forced out and for hands that were shown.
    """

    rules: Rules
    result: Result | None
    order: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    forced: tuple[int, ...] = ()
    shown: tuple[Pile, ...] = ()
    fuke_calls: tuple[int, ...] = ()
    payments: tuple[SettlementLine, ...] = ()

    @property
    def reach(self) -> Pile:
        """What a card of this seat can take: the field and the shown cards of the others."""
        reach = self.field
        for seat, cards in enumerate(self.shown):
            if seat != self.seat:
                reach |= cards
        return reach

    def takes(self, card: Card) -> Pile:
        """What ``card`` of this seat would take; of several to choose from, all of them.

        >>> from hanafuda_lib import hanaawase
        >>> view = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7).view(0)
        >>> [str(view.takes(card)) for card in view.hand if view.takes(card)][:1]
        ['09-cup']
        """
        return Pile(self.reach.mask & MONTH_MASKS[require_card(card).index])

    def card_points(self, seat: int) -> int:
        """The card points in the pile of ``seat`` so far."""
        return self.rules.card_points(self.piles[game.require_seat(seat, len(self.piles))])

    def score(self, seat: int) -> Score:
        """The yaku in the pile of ``seat`` so far, line by line."""
        game.require_seat(seat, len(self.piles))
        others = [pile for other, pile in enumerate(self.piles) if other != seat]
        return self.rules.score(self.piles[seat], opponents=others)
