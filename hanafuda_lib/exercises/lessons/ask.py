"""How a lesson's question is written: the answer, and a reason for each wrong one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hanafuda_lib.cards import Card
from hanafuda_lib.exercises.build import card_says, marked
from hanafuda_lib.exercises.item import AnswerKind, Choice, Item, Picture


@dataclass(frozen=True, slots=True)
class Lesson:
    """A page of the book: its questions share its name, topic, level and source."""

    page: str
    topic: str
    level: int
    source: str

    def pick(
        self, name: str, prompt: str, right: str, wrong: Mapping[str, str], because: str, *,
        nudge: str, cards: str = "", rule: str = "",
    ) -> Item:  # fmt: skip
        """A question with choices: the right answer, and each wrong one with what is wrong about it.

        ``cards`` are shown above it; ``rule`` is the number of the rule that it asks for.

        >>> page = Lesson("turn", "taking", 1, "S003")
        >>> page.pick("x", "May you pass?", "no", {"yes": "There is no passing."}, "Play a card.",
        ...           nudge="What does each turn begin with?").grade("2").text
        'There is no passing. Play a card.'
        """
        choices = [Choice("1", right)]
        choices += [Choice(str(n), text, why) for n, (text, why) in enumerate(wrong.items(), start=2)]
        return self._item(name, AnswerKind.CHOICE, prompt, "1", choices, because, nudge, cards, rule)

    def number(
        self, name: str, prompt: str, answer: int, slips: Mapping[int, str], because: str, *,
        nudge: str, cards: str = "", rule: str = "",
    ) -> Item:  # fmt: skip
        """A question whose answer is a whole number; ``slips`` are well-known wrong ones, with the reason."""
        choices = [Choice(str(n), str(n), why) for n, why in slips.items() if n != answer]
        return self._item(name, AnswerKind.NUMBER, prompt, str(answer), choices, because, nudge, cards, rule)

    def _item(
        self, name: str, kind: AnswerKind, prompt: str, answer: str, choices: list[Choice],
        because: str, nudge: str, cards: str, rule: str,
    ) -> Item:  # fmt: skip
        rules = (rule,) if rule else ()
        return Item(
            id=f"{self.page}/{name}",
            kind=kind,
            prompt=prompt,
            answer=answer,
            choices=tuple(choices),
            explanation=because,
            nudge=nudge,
            tags=marked((self.topic, f"lesson-{self.page}"), rules),
            rules=rules,
            level=self.level,
            source=self.source,
            pictures=tuple(Picture(card, card_says(card)) for card in map(Card.parse, cards.split())),
        )
