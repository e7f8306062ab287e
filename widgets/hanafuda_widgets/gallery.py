"""Large cards with their names in three languages: the page "The cards" is made of these.

Like the smaller rows of :mod:`hanafuda_widgets.pictures` they need no script and no style sheet.
Each card is an anchor: ``cards.html#card-09-cup`` goes straight to the sake cup.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from hanafuda_lib import art, names
from hanafuda_lib.cards import Card, Kind, Ribbon

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hanafuda_lib.pile import Pile

_LIST = (
    "list-style:none;margin:.6rem 0 1.4rem;padding:0;max-width:46rem;display:grid;gap:1rem;"
    "grid-template-columns:repeat(auto-fill,minmax(min(9.4rem,44%),1fr))"
)
_ITEM = "margin:0;break-inside:avoid;font-size:.86rem;line-height:1.35"
_PICTURE = "display:block;width:100%;max-width:9.6rem;margin-bottom:.35rem"


@dataclass(frozen=True, slots=True)
class Gallery:
    """Large cards side by side. A notebook shows pictures and names, ``str`` the same as lines of text.

    >>> gallery("09-cup")
    gallery('09-cup')
    """

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "\n".join(" | ".join(_words(card)) for card in self.cards)

    def __repr__(self) -> str:
        return f"gallery({' '.join(card.id for card in self.cards)!r})"

    def _repr_html_(self) -> str:
        return f'<ul class="course-gallery" style="{_LIST}">{"".join(map(_item, self.cards))}</ul>'


def gallery(cards: Pile | str | Iterable[Card]) -> Gallery:
    """Cards, large, each with its names, its kind and its card points.

    Cards are a pile, a text of card ids, or cards in any order. Raises ``NotationError`` for a
    text that names no card.

    >>> print(gallery("09-cup"))
    Chrysanthemum with sake cup | 菊に盃 | きくにさかずき | kiku ni sakazuki | 菊上杯 | animal, 10 points
    """
    if isinstance(cards, str):
        return Gallery(tuple(Card.parse(word) for word in cards.split()))
    return Gallery(tuple(cards))


def _words(card: Card) -> tuple[str, ...]:
    name = names.card(card)
    points = f"{card.points} point{'s' if card.points > 1 else ''}"
    return name.en, name.ja, name.kana, name.romaji, name.zh, f"{_kind(card)}, {points}"


def _kind(card: Card) -> str:
    """The kind; of a ribbon the sort, which says the kind as well."""
    return names.kind(card.kind).en if card.kind is not Kind.RIBBON else _ribbon(card.ribbon)


def _ribbon(ribbon: Ribbon | None) -> str:
    return names.ribbon(ribbon or Ribbon.PLAIN).en


def _item(card: Card) -> str:
    en, ja, kana, romaji, zh, what = map(escape, _words(card))
    # The name stands below as text, so the picture need not say it again.
    picture = art.card_svg(card).replace("<svg ", f'<svg style="{_PICTURE};height:auto" ', 1)
    return (
        f'<li id="card-{card.id}" style="{_ITEM}"><div aria-hidden="true">{picture}</div>'
        f'<strong>{en}</strong><br><span lang="ja">{ja}</span><br>'
        f'<small><span lang="ja">{kana}</span><br><span lang="ja-Latn">{romaji}</span></small><br>'
        f'<span lang="zh-Hans">{zh}</span><br><em>{what}</em></li>'
    )
