"""What a seat sees of a round of Koi-Koi."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib import game
from hanafuda_lib.cards import Card, require_card
from hanafuda_lib.koikoi.options import LightningWild
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.koikoi.yaku import LIGHTNING
from hanafuda_lib.pile import Pile
from hanafuda_lib.table import Table
from hanafuda_lib.yaku import Score


@dataclass(frozen=True, slots=True)
class View(game.View):
    """What one seat may see: everything but the other hand and the stock.

    ``koikoi_calls`` counts the calls of each seat in this round, ``field_brights`` the brights
    of the first field.
    """

    rules: Rules
    koikoi_calls: tuple[int, ...] = (0, 0)
    field_brights: int = 0

    def takes(self, card: Card) -> Pile:
        """The field cards that ``card`` would take; of several to choose from, all of them.

        >>> from hanafuda_lib import koikoi
        >>> view = koikoi.Round.deal(koikoi.YAMATO, seed=7).view(0)
        >>> [str(view.takes(card)) for card in view.hand][:2]
        ['', '']
        """
        require_card(card)
        table = Table.of_masks([0], self.field.mask, ())
        if self.rules.lightning_wild is LightningWild.ON:
            table.wild = LIGHTNING
        return Pile(table.choices(card.index) or table.taken_by(card.index, None))

    def score(self, seat: int) -> Score:
        """What the pile of ``seat`` would pay if he stopped now, line by line."""
        game.require_seat(seat, len(self.piles))
        return self.rules.score(
            self.piles[seat],
            opponent_koikoi=self.koikoi_calls[1 - seat],
            own_koikoi=self.koikoi_calls[seat],
            field=self.field,
            field_brights=self.field_brights,
            month=self.month,
        )
