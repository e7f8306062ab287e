"""What a play does, in numbers: the cards it takes, the yaku it makes or spoils, what it leaves behind.

Everything is computed by the rules of the position; the flip that follows a play is not in it, for
nobody can know it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from hanafuda_lib.actions import Play, Take
from hanafuda_lib.cards import Card
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.hachihachi.feeding import Feeding, HandStep
from hanafuda_lib.notation import parse_action
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.players.outlook import Outlook
from hanafuda_lib.yaku import Yaku

# A yaku that lacks more cards than this is not worth a word.
NEAR = 2


class Near(NamedTuple):
    """A yaku that comes nearer: how many cards it lacked, and how many it lacks now."""

    yaku: Yaku
    before: int
    after: int


class Threat(NamedTuple):
    """What another seat could do on its next turn: with ``card`` in the pile it makes ``points`` more.

    ``lying``: the card lies on the field, and ``unseen`` cards of its month can take it. Else the card
    itself is unseen, and ``bait`` is the field card that it would take.
    """

    seat: int
    card: Card
    yaku: Yaku
    points: int
    unseen: int
    bait: Card | None = None


class Blocked(NamedTuple):
    """A yaku that another seat can no longer make, and how many cards it lacked."""

    seat: int
    yaku: Yaku
    lacked: int


@dataclass(frozen=True)
class Effect:
    """A play (or the choice after a flip) in a position, and what is so after it.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> effect = Effect.of(find_puzzle("hana/ribbon-not-cup").position, "09-chaff-1>09-blue-ribbon")
    >>> str(effect.taken), effect.card_points, effect.yaku_gain
    ('09-blue-ribbon', 6, 40)
    """

    position: Position
    played: Card
    taken: Pile

    @classmethod
    def of(cls, position: Position, option: str) -> Effect:
        """The effect of an action by its text."""
        action = parse_action(option)
        if isinstance(action, Take):
            assert position.flipped is not None
            return cls(position, position.flipped, Pile.of([action.card]))
        assert isinstance(action, Play)
        if action.take is not None:
            return cls(position, action.card, Pile.of([action.take]))
        return cls(position, action.card, position.field.of_month(action.card.month))

    # ---------------------------------------------------------------- cards

    @property
    def gained(self) -> Pile:
        """The cards that come into the pile."""
        return self.taken | Pile.of([self.played]) if self.taken else EMPTY

    @cached_property
    def pile(self) -> Pile:
        """The pile of seat 0 after it."""
        return self.position.piles[0] | self.gained

    @cached_property
    def field(self) -> Pile:
        """The field after it, before the flip."""
        return (self.position.field | Pile.of([self.played])) - self.gained

    @cached_property
    def hand(self) -> Pile:
        """The hand after it."""
        return self.position.hand - Pile.of([self.played])

    @property
    def card_points(self) -> int:
        """The card points gained, by the printed values (in Koi-Koi they do not count)."""
        if self.position.game == "hanaawase":
            rules = self.position.rules
            return int(rules.card_points(self.pile) - rules.card_points(self.position.piles[0]))
        return self.gained.points

    # ---------------------------------------------------------------- own yaku

    @cached_property
    def _rows(self) -> tuple[Yaku, ...]:
        rows: tuple[Yaku, ...] = self.position.rules.yaku_table(self.position.month).rows
        return rows

    def score(self, pile: Pile) -> int:
        """The sum of the yaku in a pile, before any doubling. Hachi-hachi: mon from each in a small field."""
        return int(self.position.rules.yaku_table(self.position.month).find(pile, self.field).points)

    @cached_property
    def yaku_gain(self) -> int:
        """By how much the sum of the yaku rises."""
        table = self.position.rules.yaku_table(self.position.month)
        return int(table.find(self.pile, self.field).points) - int(
            table.find(self.position.piles[0], self.position.field).points
        )

    @cached_property
    def made(self) -> dict[str, int]:
        """The yaku that it makes or makes better, with the points that each adds."""
        table = self.position.rules.yaku_table(self.position.month)
        before = {
            line.yaku.id: line.points
            for line in table.find(self.position.piles[0], self.position.field).lines
        }
        after = {line.yaku.id: line.points for line in table.find(self.pile, self.field).lines}
        return {
            yaku: points - before.get(yaku, 0)
            for yaku, points in after.items()
            if points > before.get(yaku, 0)
        }

    def outlook(self, seat: int) -> Outlook:
        """What ``seat`` can still make after it: the cards in other piles are lost to him."""
        lost = 0
        for other, pile in enumerate(self.position.piles):
            if other != seat:
                lost |= (self.pile if other == 0 else pile).mask
        return Outlook(self._rows, lost)

    def lacks(self, yaku: str, seat: int = 0) -> int | None:
        """How many cards a yaku of ``seat`` lacks after it; ``None`` when it can no longer come."""
        row = next(row for row in self._rows if row.id == yaku)
        pile = self.pile if seat == 0 else self.position.piles[seat]
        return self.outlook(seat).missing(row, pile.mask)

    @cached_property
    def nearer(self) -> tuple[Near, ...]:
        """The own yaku that come within :data:`NEAR` cards by it; the nearest and dearest first.

        Rows that a held row replaces are left out: nothing is won by them.
        """
        before_pile, after_pile = self.position.piles[0].mask, self.pile.mask
        outlook = self.outlook(0)
        table = self.position.rules.yaku_table(self.position.month)
        held = {line.yaku for line in table.find(self.pile, self.field).lines}
        replaced = {out for row in held for out in row.replaces}
        found = []
        for row in self._rows:
            before, after = outlook.missing(row, before_pile), outlook.missing(row, after_pile)
            if before is None or after is None or row.id in replaced:
                continue
            if 0 < after <= NEAR and after < before:
                found.append(Near(row, before, after))
        return tuple(sorted(found, key=lambda near: (near.after, -near.yaku.points)))

    # ---------------------------------------------------------------- the others

    def mates(self, card: Card) -> int:
        """How many cards of its month are unseen: only with these can others take it."""
        return len(self.position.unseen.of_month(card.month))

    @cached_property
    def threats(self) -> tuple[Threat, ...]:
        """How another seat could make a yaku, or a better one, with what lies on the field."""
        found = []
        for seat in range(1, len(self.position.piles)):
            if not self.position.hidden_hands[seat - 1]:
                continue
            for card in self.field:
                if unseen := self.mates(card):
                    found += self._threat(seat, card, unseen, None)
            for card in self.position.unseen:
                for bait in list(self.field.of_month(card.month))[:1]:
                    found += self._threat(seat, card, 1, bait)
        return tuple(found)

    def _threat(self, seat: int, card: Card, unseen: int, bait: Card | None) -> list[Threat]:
        table = self.position.rules.yaku_table(self.position.month)
        pile = self.position.piles[seat]
        before, after = table.find(pile, self.field), table.find(pile | Pile.of([card]), self.field)
        if after.points <= before.points:
            return []
        old = {line.yaku.id: line.points for line in before.lines}
        best = max(after.lines, key=lambda line: line.points - old.get(line.yaku.id, 0))
        return [Threat(seat, card, best.yaku, after.points - before.points, unseen, bait)]

    @cached_property
    def blocked(self) -> tuple[Blocked, ...]:
        """The yaku within :data:`NEAR` cards that others can no longer make."""
        before = 0
        found = []
        for seat in range(1, len(self.position.piles)):
            pile = self.position.piles[seat].mask
            before = 0
            for other, cards in enumerate(self.position.piles):
                before |= cards.mask if other != seat else 0
            could = Outlook(self._rows, before)
            for row in self._rows:
                lacked = could.missing(row, pile)
                if lacked and lacked <= NEAR and self.outlook(seat).missing(row, pile) is None:
                    found.append(Blocked(seat, row, lacked))
        return tuple(sorted(found, key=lambda one: (one.lacked, -one.yaku.points)))

    @cached_property
    def only_mine(self) -> Pile:
        """Cards left on the field that nobody else can take from the hand: all their mates are seen."""
        return Pile.of(card for card in self.field if not self.mates(card) and self.hand.of_month(card.month))

    @cached_property
    def liable(self) -> tuple[tuple[int, str], ...]:
        """Hachi-hachi: whose yaku, which one, seat 0 would have to pay alone (hatto, RULES.md §D.9)."""
        position = self.position
        if position.game != "hachihachi" or position.flipped is not None:
            return ()
        feeding = Feeding(position.rules)
        step = HandStep(0, position.hand.mask, position.field.mask, 1 << self.played.index, self.field.mask)
        feeding.hand_step(step, [self.pile.mask, *(pile.mask for pile in position.piles[1:])], position.order)
        return tuple((seat, yaku) for seat, yaku in feeding.fed if any(t.seat == seat for t in self.threats))


def one_short(position: Position, seat: int) -> list[Yaku]:
    """The yaku of ``seat`` that lack one card, can still come, and would add something; the dearest first.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> [row.id for row in one_short(find_puzzle("sage/blue-is-yours").position, 0)]
    ['aotan']
    """
    lost = 0
    for other, cards in enumerate(position.piles):
        lost |= cards.mask if other != seat else 0
    rows: tuple[Yaku, ...] = position.rules.yaku_table(position.month).rows
    outlook, pile = Outlook(rows, lost), position.piles[seat].mask
    held = {row.id for row in rows if outlook.missing(row, pile) == 0}
    replaced = {out for row in rows if row.id in held for out in row.replaces}
    near = [row for row in rows if outlook.missing(row, pile) == 1 and row.id not in replaced]
    return sorted(near, key=lambda row: -row.points)
