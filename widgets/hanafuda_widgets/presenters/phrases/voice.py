"""Who speaks to whom: the language of a table, which seat is "you", and what the others are called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hanafuda_lib import names
from hanafuda_lib.cards import Card
from hanafuda_lib.names.model import Name
from hanafuda_widgets.presenters.phrases import say


@dataclass(frozen=True, slots=True)
class Voice:
    """How a table speaks. A key ``x`` that tells of a seat has a second row ``x.you`` for the learner.

    ``you`` is the learner's seat, or ``None`` where several people sit at one screen and each has a
    name; ``others`` are the names inside a sentence, seat by seat.

    >>> voice = Voice("en", 0, ("", "the opponent"))
    >>> voice.of(1, "koikoi.stopped"), voice.of(0, "koikoi.stopped")
    ('The opponent stopped (shōbu 勝負).', 'You stopped (shōbu 勝負).')
    """

    lang: str
    you: int | None
    others: tuple[str, ...]

    def __call__(self, key: str, /, **values: object) -> str:
        """A phrase that tells of nobody in particular."""
        return say(self.lang, key, **values)

    def of(self, seat: int, key: str, /, **values: object) -> str:
        """A sentence about a seat: ``{who}`` in it is the name of anybody but you."""
        return sentence(self.part(seat, key, **values))

    def part(self, seat: int, key: str, /, **values: object) -> str:
        """The same inside a sentence, so without a capital."""
        if seat == self.you:
            return say(self.lang, f"{key}.you", **values)
        return say(self.lang, key, who=self.others[seat], **values)

    # ---------------------------------------------------------------- words

    def points(self, points: int) -> str:
        """So many points.

        >>> Voice("en", 0, ("", "")).points(1), Voice("ja", 0, ("", "")).points(5)
        ('1 point', '5文')
        """
        return say(self.lang, "common.points.one" if points == 1 else "common.points", points=points)

    def card(self, card: Card) -> str:
        """A card's name inside a sentence.

        >>> Voice("en", 0, ("", "")).card(Card.parse("02-chaff-1"))
        'plum blossom chaff 1'
        """
        name = names.card(card).in_lang(self.lang)
        return name[:1].lower() + name[1:] if self.lang == "en" else name

    def cards(self, cards: Iterable[Card]) -> str:
        """The names of some cards, in a row.

        >>> from hanafuda_lib.pile import Pile
        >>> Voice("ja", 0, ("", "")).cards(Pile.parse("03-red-poem 03-chaff-1"))
        '桜に赤短と桜のカス'
        """
        return self.listed([self.card(card) for card in cards])

    def listed(self, words: list[str]) -> str:
        """Some words in a row, the last two joined."""
        if len(words) < 2:
            return "".join(words)
        first = say(self.lang, "common.comma").join(words[:-1])
        return say(self.lang, "common.and", first=first, last=words[-1])

    def month(self, month: int) -> str:
        """A month's name."""
        return names.month(month).in_lang(self.lang)

    def yaku(self, name: Name) -> str:
        """A yaku inside a sentence; English adds how Japanese writes and says it.

        >>> Voice("en", 0, ("", "")).yaku(names.yaku("sanko"))
        'Three Brights (三光 sankō)'
        """
        return str(name) if self.lang == "en" else f"「{name.in_lang(self.lang)}」"

    def yaku_title(self, name: Name) -> str:
        """A yaku as a heading.

        >>> Voice("ja", 0, ("", "")).yaku_title(names.yaku("sanko"))
        '三光（さんこう）'
        """
        if self.lang == "en":
            return f"{name.en} {name.ja} {name.romaji}"
        return f"{name.ja}（{name.kana}）" if self.lang == "ja" else name.zh


def sentence(text: str) -> str:
    """The same text with a capital at its beginning.

    >>> sentence("the opponent stopped.")
    'The opponent stopped.'
    """
    return text[:1].upper() + text[1:]
