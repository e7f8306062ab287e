"""What a replay of a game for three says of yaku and of the end of a round."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters.many_seats import signed
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.replay_base import short
from hanafuda_widgets.presenters.score_json import line_why, score_json
from hanafuda_widgets.presenters.table_words import Sentence


def is_hachi(rules: Any) -> bool:
    """Whether it is Hachi-hachi; else it is hana-awase."""
    return str(rules.id).startswith("hachihachi/")


def part_of(rules: Any, part: str) -> Any:
    """How the table of this game tells a thing: its ``story``, ``settlement`` or ``money``.

    Only the game at hand is loaded: a page waits for it.
    """
    game = "hachihachi" if is_hachi(rules) else "hanaawase"
    return import_module(f"hanafuda_widgets.presenters.{game}_{part}")


class Held(NamedTuple):
    """A yaku that a pile holds: its id, what it is worth in the game's unit, and in words."""

    id: str
    worth: int
    yaku: str
    points: str
    why: str


def held_yaku(round: Any, pile: Pile, voice: Voice) -> list[Held]:
    """The yaku of a pile at a moment of a round.

    >>> from hanafuda_lib import hanaawase
    >>> round = hanaawase.Round.deal(hanaawase.NINTENDO, seed=7)
    >>> held = held_yaku(round, Pile.parse("03-curtain 09-cup"), Voice("en", None, ()))[0]
    >>> held.yaku, held.points
    ('Blossom Viewing (花見酒 hanamizake)', '20 points from each')
    """
    rules = round.rules
    return [
        Held(
            line.yaku.id, line.points, voice.yaku(line.yaku.name),
            voice("replay.from-each", points=_worth(voice, rules, line.points)), _why(line, voice),
        )
        for line in rules.score(pile).lines
    ]  # fmt: skip


def _worth(voice: Voice, rules: Any, points: int) -> str:
    if is_hachi(rules):
        return str(part_of(rules, "money").money(voice, rules, points))
    return str(part_of(rules, "story").points(voice, points))


def _why(line: Any, voice: Voice) -> str:
    """The cards of a yaku; what they are worth is said beside it."""
    if line.extra:
        return line_why(line, voice.lang)
    return reason(voice.lang, line.yaku.sentence.partition(" (")[0])


def shown_yaku(round: Any, seat: int, cards: Pile, voice: Voice) -> str:
    """The hand yaku that these shown cards of a dealt hand are, in words.

    >>> from hanafuda_lib import hachihachi
    >>> round = hachihachi.Round.deal(hachihachi.STANDARD, seed=2)
    >>> shown_yaku(round, 0, Pile.parse("03-red-poem 03-chaff-1 03-chaff-2"), Voice("en", None, ()))
    'Three of a Month (三本 sanbon)'
    """
    hand = round.first_deal.hands[seat]
    if is_hachi(round.rules):
        lines = round.rules.hand_table.find(hand.mask, round.first_deal.field.mask).lines
        return voice.listed([voice.yaku(line.yaku.name) for line in lines if line.cards <= cards])
    return voice.yaku(part_of(round.rules, "story").shown_hand(cards).yaku.name)


def standing(round: Any, pile: Pile, seat: int, voice: Voice) -> dict[str, Any] | None:
    """The yaku of a pile in a round for three, with its card points; nothing where it holds none."""
    rules = round.rules
    score = rules.score(pile)
    if not score.lines:
        return None
    if is_hachi(rules):
        title = voice.of(seat, "replay.yaku-made")
    else:
        title = voice.of(seat, "replay.so-far", yaku=score.total, points=rules.card_points(pile))
    box = short(score_json(score, panel=f"seat{seat}", title=title, lang=voice.lang))
    if is_hachi(rules):
        for line in box["lines"]:
            line["points"] = _worth(voice, rules, line["points"]) if line["points"] else 0
    # A total would be one that no rule adds up so.
    return {**box, "steps": [], "total": None}


def entrance_sentences(round: Any, voice: Voice) -> list[Sentence]:
    """All events as the table tells them, with what they cost."""
    return list(part_of(round.rules, "story").event_sentences(voice, round.view(0)))


# ---------------------------------------------------------------- the end


@dataclass(frozen=True)
class _Onlooker:
    """What the panels of a table ask of the table, for a round that lies on none."""

    voice: Voice
    seats: int

    @property
    def lang(self) -> str:
        return self.voice.lang

    @property
    def me(self) -> int:
        return self.voice.you or 0

    @property
    def is_shared(self) -> bool:
        return self.voice.you is None

    def say(self, key: str, /, **values: object) -> str:
        return say(self.lang, key, **values)

    @property
    def match(self) -> Any:
        """Only the number of the round is asked, for a title that is not shown."""
        return _Numbered()


class _Numbered:
    number = 1


def end_panel(round: Any, voice: Voice) -> dict[str, Any]:
    """How the round was paid."""
    result = round.result
    title = voice("replay.nobody") if result.winner is None else voice.of(result.winner, "replay.won")
    onlooker: Any = _Onlooker(voice, len(round.first_deal.hands))
    view = round.view(onlooker.me)
    settlement = part_of(round.rules, "settlement")
    panel = settlement.payments_panel if is_hachi(round.rules) else settlement.sums_panel
    box = panel(onlooker, view, result)
    return {**short(box), "id": "round", "title": title}


def end_sentences(round: Any, voice: Voice) -> list[str]:
    """How the round ended, in sentences, and what it brought to whom."""
    result, rules = round.result, round.rules
    ending = part_of(rules, "story").ending_sentences
    said: list[str] = list(ending(voice, result) if is_hachi(rules) else ending(voice, round.view(0)))
    if any(result.points):
        rows = [
            voice("seats.row", who=sentence(voice.others[seat]), points=signed(points))
            for seat, points in enumerate(result.points)
        ]
        key = "replay.in-mon" if is_hachi(rules) else "replay.in-points"
        said.append(voice(key, sums=voice("common.comma").join(rows)))
    return said
