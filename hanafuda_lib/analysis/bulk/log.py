"""What was played in a batch, kept so that any round of it can be shown as a record."""

from __future__ import annotations

from dataclasses import dataclass, field

from hanafuda_lib import notation
from hanafuda_lib.actions import KOIKOI, SHOBU, Action, Play, Take
from hanafuda_lib.analysis.bulk.arrays import Masks, Numbers
from hanafuda_lib.analysis.bulk.deals import FIELD_SIZE, Deals
from hanafuda_lib.cards import DECK
from hanafuda_lib.koikoi.rules import Rules
from hanafuda_lib.pile import MONTH_MASKS, Pile
from hanafuda_lib.table import Deal


@dataclass(slots=True)
class Log:
    """The deals of a batch and every card and answer, round by round."""

    deals: Deals
    dealer: int
    month: int
    #: For each round its steps: ``("hand", card, taken)``, ``("stock", …)`` or ``("stop", 0 or 1, 0)``.
    steps: dict[int, list[tuple[str, int, int]]] = field(default_factory=dict)

    def hand(self, who: Numbers, going: Numbers, cards: Numbers, taken: Masks) -> None:
        """A card was played in each round that goes on."""
        self._note("hand", who[going], cards[going], taken[going])

    def stock(self, who: Numbers, going: Numbers, cards: Numbers, taken: Masks) -> None:
        """A card was turned in each round that goes on."""
        self._note("stock", who[going], cards[going], taken[going])

    def decisions(self, who: Numbers, stops: Numbers) -> None:
        """Somebody was asked in these rounds, and stopped or called koi-koi."""
        self._note("stop", who, stops, stops * 0)

    def _note(self, what: str, who: Numbers, one: Numbers, two: Numbers) -> None:
        for place, first, second in zip(who.tolist(), one.tolist(), two.tolist(), strict=True):
            self.steps.setdefault(place, []).append((what, int(first), int(second)))

    def record(self, rules: Rules, number: int) -> str:
        """The round as a record."""
        deal = self.deal(number)
        sections = [
            ("dealer", str(self.dealer)),
            ("month", str(self.month)),
            ("deal", notation.format_deal(deal)),
            ("play", " ".join(str(action) for action in self.actions(rules, number))),
        ]
        return notation.format_record(rules.text, sections)

    def deal(self, number: int) -> Deal:
        """The cards of a round as they were dealt."""
        deck = [DECK[index] for index in self.deals.decks[:, number].tolist()]
        size = self.deals.hand
        hands = Pile.of(deck[:size]), Pile.of(deck[size : 2 * size])
        stock = 2 * size + FIELD_SIZE
        ordered = hands if self.dealer == 0 else hands[::-1]
        return Deal(ordered, Pile.of(deck[2 * size : stock]), tuple(deck[stock:]))

    def actions(self, rules: Rules, number: int) -> list[Action]:
        """The steps of a round as actions: a choice is said only where there was one."""
        field_cards = self.deal(number).field.mask
        if rules.field_four.value == "dealerTakes":
            for mask in MONTH_MASKS[::4]:
                field_cards &= ~(mask if field_cards & mask == mask else 0)
        actions: list[Action] = []
        for what, one, two in self.steps.get(number, ()):
            if what == "stop":
                actions.append(SHOBU if one else KOIKOI)
                continue
            chosen = DECK[two.bit_length() - 1] if _had_choice(field_cards, one) else None
            if what == "hand":
                actions.append(Play(DECK[one], chosen))
            elif chosen is not None:
                actions.append(Take(chosen))
            field_cards = field_cards & ~two if two else field_cards | 1 << one
        return actions


def _had_choice(field_cards: int, card: int) -> bool:
    return (field_cards & MONTH_MASKS[card]).bit_count() == 2
