"""What a replay of a game for three says of yaku and of the end of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from hanafuda_lib import hachihachi, hanaawase
from hanafuda_lib.hanaawase.yaku import opening_hand
from hanafuda_lib.pile import Pile
from hanafuda_widgets.presenters import (
    hachihachi_settlement,
    hachihachi_story,
    hanaawase_settlement,
    hanaawase_story,
)
from hanafuda_widgets.presenters.hachihachi_money import money
from hanafuda_widgets.presenters.many_seats import signed
from hanafuda_widgets.presenters.phrases import say
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.replay_base import short
from hanafuda_widgets.presenters.score_json import line_why, score_json
from hanafuda_widgets.presenters.table_words import Sentence


class Held(NamedTuple):
    """A yaku that a pile holds: its id, what it is worth in the game's unit, and in words."""

    id: str
    worth: int
    yaku: str
    points: str
    why: str


def held_yaku(round: Any, pile: Pile, voice: Voice) -> list[Held]:
    """The yaku of a pile at a moment of a round.

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
    if isinstance(rules, hachihachi.Rules):
        return money(voice, rules, points)
    return hanaawase_story.points(voice, points)


def _why(line: Any, voice: Voice) -> str:
    """The cards of a yaku; what they are worth is said beside it."""
    if line.extra:
        return line_why(line, voice.lang)
    return reason(voice.lang, line.yaku.sentence.partition(" (")[0])


def shown_yaku(round: Any, seat: int, cards: Pile, voice: Voice) -> str:
    """The hand yaku that these shown cards of a dealt hand are, in words.

    >>> round = hachihachi.Round.deal(hachihachi.STANDARD, seed=2)
    >>> shown_yaku(round, 0, Pile.parse("03-red-poem 03-chaff-1 03-chaff-2"), Voice("en", None, ()))
    'Three of a Month (三本 sanbon)'
    """
    hand = round.first_deal.hands[seat]
    if isinstance(round.rules, hachihachi.Rules):
        lines = round.rules.hand_table.find(hand.mask, round.first_deal.field.mask).lines
        return voice.listed([voice.yaku(line.yaku.name) for line in lines if line.cards <= cards])
    line = opening_hand(hand)
    return "" if line is None else voice.yaku(line.yaku.name)


def standing(round: Any, pile: Pile, seat: int, voice: Voice) -> dict[str, Any] | None:
    """The yaku of a pile in a round for three, with its card points; nothing where it holds none."""
    rules = round.rules
    score = rules.score(pile)
    if not score.lines:
        return None
    if isinstance(rules, hanaawase.Rules):
        title = voice.of(seat, "replay.so-far", yaku=score.total, points=rules.card_points(pile))
    else:
        title = voice.of(seat, "replay.yaku-made")
    box = short(score_json(score, panel=f"seat{seat}", title=title, lang=voice.lang))
    if isinstance(rules, hachihachi.Rules):
        for line in box["lines"]:
            line["points"] = money(voice, rules, line["points"]) if line["points"] else 0
    # A total would be one that no rule adds up so.
    return {**box, "steps": [], "total": None}


def entrance_sentences(round: Any, voice: Voice) -> list[Sentence]:
    """All events as the table tells them, with what they cost."""
    view = round.view(0)
    story = hachihachi_story if isinstance(round.rules, hachihachi.Rules) else hanaawase_story
    return list(story.event_sentences(voice, view))


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
    if isinstance(round.rules, hachihachi.Rules):
        box = hachihachi_settlement.payments_panel(onlooker, view, result)
    else:
        box = hanaawase_settlement.sums_panel(onlooker, view, result)
    return {**short(box), "id": "round", "title": title}


def end_sentences(round: Any, voice: Voice) -> list[str]:
    """How the round ended, in sentences, and what it brought to whom."""
    result = round.result
    hachi = isinstance(round.rules, hachihachi.Rules)
    if hachi:
        said = list(hachihachi_story.ending_sentences(voice, result))
    else:
        said = hanaawase_story.ending_sentences(voice, round.view(0))
    if any(result.points):
        rows = [
            voice("seats.row", who=sentence(voice.others[seat]), points=signed(points))
            for seat, points in enumerate(result.points)
        ]
        said.append(
            voice("replay.in-mon" if hachi else "replay.in-points", sums=voice("common.comma").join(rows))
        )
    return said
