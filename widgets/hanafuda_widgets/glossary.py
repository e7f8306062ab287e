"""The words of the course in three languages: tables made from the library's names and the terms here.

``FORBIDDEN`` lists words of other books that the course does not use, so that one thing has one
name on every page.
"""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from hanafuda_lib import names
from hanafuda_lib.cards import Kind, Month, Ribbon
from hanafuda_lib.names import Name

if TYPE_CHECKING:
    from collections.abc import Iterable

# fmt: off

#: The table's words (RULES §0.2): the name, what it means, and what other books say for it.
TERMS: tuple[tuple[Name, str, tuple[str, ...]], ...] = (
    (Name("card", "札", "ふだ", "fuda", "札"), "one of the 48", ()),
    (Name("hand", "手札", "てふだ", "tefuda", "手札"), "the cards that only you see", ()),
    (Name("field", "場", "ば", "ba", "场"), "the open cards in the middle, for everybody to take", ("board", "tableau")),
    (Name("stock", "山札", "やまふだ", "yamafuda", "山札"), "the face-down pile from which cards are turned", ("draw pile", "talon")),
    (Name("pile", "取り札", "とりふだ", "torifuda", "取札"), "the cards that a player has taken, open for all to see", ("capture pile", "winnings")),
    (Name("white card", "白札", "しろふだ", "shirofuda", "白札"), "the spare of the deck", ("blank card",)),
    (Name("dealer", "親", "おや", "oya", "亲"), "deals, and always plays first", ("banker",)),
    (Name("other player", "子", "こ", "ko", "子"), "who does not deal, in a game for two", ()),
    (Name("second player", "胴二", "どうに", "dō-ni", "胴二"), "sits on the dealer's right, in a game for three", ()),
    (Name("third player", "ビキ", "びき", "biki", "末家"), "sits on the dealer's left and plays last, in a game for three", ()),
    (Name("yaku", "役", "やく", "yaku", "役"), "a set of cards that scores", ("meld",)),
    (Name("hand yaku", "手役", "てやく", "teyaku", "手役"), "a yaku in the dealt hand", ()),
    (Name("yaku in play", "出来役", "できやく", "dekiyaku", "出来役"), "a yaku in the pile", ()),
    (Name("stop", "勝負", "しょうぶ", "shōbu", "胜负"), "\"let us settle it\": the round ends, and you score", ()),
    (Name("koi-koi", "こいこい", "こいこい", "koi-koi", "こいこい"), "\"come, come!\": the round goes on", ()),
    (Name("point", "文", "もん", "mon", "文"), "the unit of the score, literally an old coin", ()),
    (Name("kan", "貫", "かん", "kan", "贯"), "twelve mon, in Hachi-hachi", ()),
    (Name("fuke", "ふけ", "ふけ", "fuke", "吹"), "somebody has twenty card points or fewer, and the round is void, in Hana-awase", ("misdeal",)),
    (Name("small field", "小場", "こば", "koba", "小场"), "no bright on the field: payments count once, in Hachi-hachi", ()),
    (Name("large field", "大場", "おおば", "ōba", "大场"), "crane, curtain or moon on the field: payments count twice", ()),
    (Name("grand field", "絶場", "ぜつば", "zetsuba", "绝场"), "rain man or phoenix on the field: payments count four times", ()),
    (Name("in", "出る", "でる", "deru", "参加"), "\"I play\", where more than three sit down to Hachi-hachi", ()),
    (Name("out", "降りる", "おりる", "oriru", "退出"), "\"I sit this round out\", for a fee", ()),
    (Name("forced out", "追い込み", "おいこみ", "oikomi", "追込"), "three are in already, so whoever has not spoken may not play, and is paid for good cards", ("pushed out", "squeezed out")),
    (Name("pot", "場銭", "ばせん", "basen", "彩池"), "the fees of those who are out; the round's winner takes it", ("kitty", "jackpot")),
    (Name("sage", "下げ", "さげ", "sage", "下"), "\"not yet\": a yaku is paid, and the round goes on, in Hachi-hachi", ()),
    (Name("hatto", "法度", "はっと", "hatto", "法度"), "who feeds the last card of a yaku pays for it alone", ()),
)

# What a kind or a sort of ribbon is, and what other books say for it.
_KINDS: dict[Kind, tuple[str, tuple[str, ...]]] = {
    Kind.BRIGHT: ("one of the five cards of 20 card points", ("light",)),
    Kind.ANIMAL: ("a card of 10 card points: an animal, the bridge or the cup; literally \"seed\"", ("seed card",)),
    Kind.RIBBON: ("a card of 5 card points with a strip of paper on it", ("scroll", "poetry slip")),
    Kind.CHAFF: ("a card of 1 card point: the plant and nothing else", ("junk", "dregs")),
}
_RIBBONS = {
    Ribbon.RED_POEM: "pine, plum and cherry",
    Ribbon.BLUE: "peony, chrysanthemum and maple",
    Ribbon.PLAIN: "wisteria, iris, bush clover and willow",
}
# fmt: on

#: Words of other books that the pages of the course do not use.
FORBIDDEN: tuple[str, ...] = tuple(
    word
    for row in (*(others for _, _, others in TERMS), *(others for _, others in _KINDS.values()))
    for word in row
    if word != "light"  # an everyday word too
)


@dataclass(frozen=True, slots=True, repr=False)
class Words:
    """A table of words: English, Japanese, kana and romaji, Chinese, meaning.

    Where no picture of it can be shown, it shows itself as lines of text.
    """

    rows: tuple[tuple[Name, str], ...]

    def __str__(self) -> str:
        lines = ((n.en, n.ja, n.kana, n.romaji, n.zh, meaning) for n, meaning in self.rows)
        return "\n".join(" | ".join(line) for line in lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        heads = ("Word", "Japanese", "Chinese", "Meaning")
        head = "".join(f'<th scope="col">{text}</th>' for text in heads)
        body = "".join(_row(name, meaning) for name, meaning in self.rows)
        return f'<table class="course-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def terms() -> Words:
    """The words of the table: field, stock, pile, dealer and the others.

    >>> print(str(terms()).splitlines()[2])
    field | 場 | ば | ba | 场 | the open cards in the middle, for everybody to take (elsewhere: board, tableau)
    """
    return Words(tuple((name, _with_others(meaning, others)) for name, meaning, others in TERMS))


def kinds() -> Words:
    """The four kinds of cards and the three sorts of ribbons.

    >>> print(str(kinds()).splitlines()[0])
    bright | 光 | ひかり | hikari | 光 | one of the five cards of 20 card points (elsewhere: light)
    """
    four = [(names.kind(kind), _with_others(*_KINDS[kind])) for kind in Kind]
    return Words((*four, *((names.ribbon(sort), _RIBBONS[sort]) for sort in Ribbon)))


def months() -> Words:
    """The twelve plants, with the month's name and its old name.

    >>> print(str(months()).splitlines()[2])
    cherry | 桜 | さくら | sakura | 樱 | March; by its old name Yayoi 弥生
    """
    return Words(tuple((names.flower(month), _month(month)) for month in Month))


def yaku(ids: Iterable[tuple[str, str]]) -> Words:
    """Yaku by id, each with its meaning.

    >>> print(yaku([("sanko", "three brights")]))
    Three Brights | 三光 | さんこう | sankō | 三光 | three brights
    """
    return Words(tuple((names.yaku(yaku_id), meaning) for yaku_id, meaning in ids))


def _month(month: Month) -> str:
    old = names.traditional_month(month)
    return f"{names.month(month).en}; by its old name {old.en} {old.ja}"


def _with_others(meaning: str, others: tuple[str, ...]) -> str:
    return f"{meaning} (elsewhere: {', '.join(others)})" if others else meaning


def _row(name: Name, meaning: str) -> str:
    said = f'{escape(name.kana)} <span lang="ja-Latn">{escape(name.romaji)}</span>'
    return (
        f'<tr><th scope="row">{escape(name.en)}</th>'
        f'<td><span lang="ja">{escape(name.ja)}</span><br><small lang="ja">{said}</small></td>'
        f'<td lang="zh-Hans">{escape(name.zh)}</td><td>{escape(meaning)}</td></tr>'
    )
