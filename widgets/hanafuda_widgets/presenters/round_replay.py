"""A finished round of any game, to be stepped through: forwards and back, with the reason of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import HanafudaError, NotationError, RulesError
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.game import Step
from hanafuda_lib.games import deal_round, is_match_record, replay_match, replay_round
from hanafuda_lib.koikoi import Round, Rules
from hanafuda_lib.pile import Pile
from hanafuda_lib.players import make_player
from hanafuda_widgets.presenters.base import MOST_SEED, Message, State, require, shown
from hanafuda_widgets.presenters.card_json import KIND_KEYS, card_json
from hanafuda_widgets.presenters.deck_json import button, choice_bar
from hanafuda_widgets.presenters.frames import FramesPresenter
from hanafuda_widgets.presenters.koikoi_form import rule_sets
from hanafuda_widgets.presenters.phrases import LANGUAGES, say
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.replay_story import Moment, moments, seat_score
from hanafuda_widgets.presenters.replay_three import frames_of
from hanafuda_widgets.presenters.rules_names import rules_name
from hanafuda_widgets.presenters.score_json import score_json, settlement_json

_FAR = 9999
_LONGEST_NAME = 20
_NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi", "Goro")


class RoundReplay(FramesPresenter):
    """A round that is over, event by event, all cards open.

    ``record`` is what ``Round.record()`` or ``Match.record()`` of any game wrote (of a match, ``number``
    says which round, left out: the last that is over). Without a record computer players play a round of
    ``rules`` from ``seed``. ``names`` are those of the seats in order, ``you`` is the learner's seat if one
    of them is the learner, ``lang`` is ``en``, ``ja`` or ``zh`` (the games for three speak English only).
    It needs no Python once it is made, but to read another record. Errors: :class:`HanafudaError`, also for
    a round that is still being played, or from which players dropped out.

    >>> replay = RoundReplay(seed=7)
    >>> replay.handle({"type": "move", "layer": "step", "by": 1})["status"]
    'Turn 1, Aki: from the hand.'
    """

    name = "round-replay"

    def __init__(
        self,
        *,
        record: str | None = None,
        number: int | None = None,
        rules: str = "koikoi/yamato",
        seed: int = 1,
        names: Sequence[str] | None = None,
        you: int | None = None,
        lang: str = "en",
    ) -> None:
        round = _played(rules, seed) if record is None else _recorded(record, number)
        if round.result is None:
            raise RulesError("round-running", "the round is still being played: expected one that is over")
        seats = len(round.first_deal.hands)
        who = _names(names, seats)
        if you is not None:
            require("you", you, tuple(range(seats)))
        require("lang", lang, tuple(LANGUAGES))
        self.kwargs: dict[str, Any] = {
            "record": record, "number": number, "rules": rules, "seed": seed, "names": list(who),
        }  # fmt: skip
        # Said only where they are not the usual ones, so that a page finds what older pages kept.
        self.kwargs |= {} if you is None else {"you": you}
        self.kwargs |= {} if lang == "en" else {"lang": lang}
        base, steps = (
            _koikoi(round, Voice(lang, you, who)) if isinstance(round, Round) else _three(round, who)
        )
        self._lay(
            base=base, layers={"step": steps}, press=None, at={"step": "0"},
            cards={card.id: card_json(card, lang=lang) for card in DECK},
        )  # fmt: skip

    schema: ClassVar = {**FramesPresenter.schema, "record": {"record", "number"}}

    def _told(self, message: Message) -> None:
        """Another record takes the place of this one; one that cannot be read changes nothing."""
        if message.type != "record":
            super()._told(message)
            return
        record = " ".join(message.text("record").split())
        number = message.number("number", low=1, high=99) if "number" in message else None
        seats = len(_recorded(record, number).first_deal.hands)
        names = self.kwargs["names"] if len(self.kwargs["names"]) == seats else None
        other = RoundReplay(record=record, number=number, names=names, lang=self.kwargs.get("lang", "en"))
        self.__dict__.update(other.__dict__)

    def _state(self, error: HanafudaError | None) -> State:
        return {**super()._state(error), "lang": self.kwargs.get("lang", "en")}


def _names(names: object, seats: int) -> tuple[str, ...]:
    if names is None and seats <= len(_NAMES):
        return _NAMES[:seats]
    given = list(names) if isinstance(names, list | tuple) else []
    short = all(isinstance(name, str) and 0 < len(name) <= _LONGEST_NAME for name in given)
    if short and len(given) == len(set(given)) == seats:
        return tuple(given)
    raise RulesError("bad-names", f"bad names {shown(names)}: expected {seats} different short names")


def _played(rules: str, seed: int) -> Any:
    """A round between computer players."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise RulesError("bad-seed", f"bad seed {shown(seed)}: expected a whole number from 0 to {MOST_SEED}")
    round = deal_round(parse_rules(rules), seed=seed)
    seats = len(round.first_deal.hands)
    players = [make_player("greedy", seed=seats * seed + seat) for seat in range(seats)]
    while round.to_move is not None:
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    return round


def _recorded(record: str, number: int | None) -> Any:
    """The round of a record: of a round, or of a match."""
    if not is_match_record(record):
        return replay_round(record)
    match = replay_match(record)
    over = [round for round in (*match.history, match.round) if round.is_over]
    if not over:
        raise RulesError("round-running", "the record has no round that is over: expected one at least")
    if number is None:
        return over[-1]
    if type(number) is not int or not 1 <= number <= len(over):
        raise NotationError(
            "bad-number",
            f"bad number {shown(number)} of a round: expected a whole number from 1 to {len(over)}",
        )
    return over[number - 1]


def _three(round: Any, names: tuple[str, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The frames of a round of hana-awase or Hachi-hachi, with the form for another record."""
    if any(event.step is Step.ORIRU for event in round.events):
        raise RulesError("dropped-out", "players dropped out of this round: expected one that all played")
    base, steps = frames_of(round, names)
    return {**base, "form": _form("en")}, steps


def _koikoi(round: Round, voice: Voice) -> tuple[dict[str, Any], dict[str, Any]]:
    """The frames of a round of Koi-Koi."""
    found = list(moments(round, voice))
    steps = {str(place): _frame(round, found, place, voice) for place in range(len(found))}
    return _base(round, steps, voice), steps


# ---------------------------------------------------------------- drawing


def _base(round: Round, steps: dict[str, Any], voice: Voice) -> dict[str, Any]:
    move = {"type": "move", "layer": "step"}
    labels = [[key, frame["status"].rstrip(".。")] for key, frame in steps.items()]
    ways = {"first": -_FAR, "back": -1, "next": 1, "last": _FAR}
    buttons = [
        button(way, voice(f"replay.{way}"), {**move, "by": by}, primary=way == "next")
        for way, by in ways.items()
    ]
    return {
        "title": voice("replay.title"),
        "subtitle": voice("replay.subtitle", rules=_rules_title(round.rules, voice.lang)),
        "talk": "first",
        "bars": [
            choice_bar("frame", voice("replay.go-to"), "0", labels, {"type": "show", "layer": "step"}),
            {"id": "step", "label": voice("replay.step"), "buttons": buttons},
        ],
        "buttons": [],
        "form": _form(voice.lang),
    }


def _rules_title(rules: Rules, lang: str) -> str:
    """The rule set's name; outside English its short one, and house rules by their words."""
    if lang == "en":
        return rules_name(rules)
    sets = rule_sets(lang)
    return sets[rules.text][0] if rules.text in sets else say(lang, "common.house-rules", rules=rules.text)


def _form(lang: str) -> dict[str, Any]:
    """Where the record of another round can be pasted."""
    return {
        "label": say(lang, "replay.form"),
        "fields": [
            {"name": "record", "label": say(lang, "replay.record"), "type": "text", "value": ""},
            {"name": "number", "label": say(lang, "replay.number"), "type": "number", "value": "", "min": 1,
             "max": 99, "optional": True},
        ],
        "submit": {"label": say(lang, "replay.submit"), "type": "record"},
    }  # fmt: skip


def _frame(round: Round, found: list[Moment], place: int, voice: Voice) -> dict[str, Any]:
    now = found[place]
    last = place == len(found) - 1
    return {
        "status": _status(round, now, place, voice, last=last),
        "said": list(now.said),
        "zones": _zones(now, voice),
        "scores": _scores(round, now, voice, last=last),
    }


def _status(round: Round, now: Moment, place: int, voice: Voice, *, last: bool) -> str:
    if last:
        return voice("replay.end")
    if place == 0 or now.seat is None:
        return voice("replay.deal")
    what = voice(f"replay.what.{round.events[place - 1].step.value}")
    return voice.of(now.seat, "replay.turn", turn=now.turn, what=what)


def _zones(now: Moment, voice: Voice) -> list[dict[str, Any]]:
    """The other's side at the top, then stock and field, then the learner's or the first seat's side."""
    mine = voice.you or 0
    other = 1 - mine
    return [
        _row("opponent-hand", _label("hand", other, voice), "row", "opponent", now.hands[other], now),
        _pile("opponent-pile", _label("pile", other, voice), "opponent", now.piles[other], now, voice),
        {"id": "stock", "label": voice("common.stock"), "layout": "stack", "owner": None,
         "count": now.stock},
        _row("field", voice("common.field"), "grid", None, now.field, now),
        _pile("pile", _label("pile", mine, voice), "you", now.piles[mine], now, voice),
        _row("hand", _label("hand", mine, voice), "row", "you", now.hands[mine], now),
    ]  # fmt: skip


def _label(what: str, seat: int, voice: Voice) -> str:
    if seat == voice.you:
        return voice(f"common.{what}")
    return voice(f"common.others-{what}", who=sentence(voice.others[seat]))


def _texts(pile: Pile, now: Moment) -> list[str]:
    return [f"{card.id}!new" if card in now.new else card.id for card in pile]


def _row(id: str, label: str, layout: str, owner: str | None, pile: Pile, now: Moment) -> dict[str, Any]:
    return {"id": id, "label": label, "layout": layout, "owner": owner, "cards": _texts(pile, now)}


def _pile(id: str, label: str, owner: str, pile: Pile, now: Moment, voice: Voice) -> dict[str, Any]:
    groups = [
        {"label": voice(key), "cards": _texts(pile.of_kind(kind), now)} for kind, key in KIND_KEYS.items()
    ]
    return {"id": id, "label": label, "layout": "groups", "owner": owner, "groups": groups}


def _scores(round: Round, now: Moment, voice: Voice, *, last: bool) -> list[dict[str, Any]]:
    """The explained score of whoever holds a yaku; at the end that of the winner."""
    result = round.result
    assert result is not None
    lang = voice.lang
    if last:
        title = voice("replay.nobody") if result.winner is None else voice.of(result.winner, "replay.won")
        if result.score is not None:
            return [_short(score_json(result.score, panel="round", title=title, lang=lang))]
        if not result.lines:
            return []
        return [_short(settlement_json(result, panel="round", title=title, lang=lang))]
    panels = []
    for seat in (0, 1):
        score = seat_score(round, now, seat)
        if score.lines:
            title = voice.of(seat, "replay.stopping")
            panels.append(_short(score_json(score, panel=f"seat{seat}", title=title, lang=lang)))
    return panels


def _short(box: dict[str, Any]) -> dict[str, Any]:
    """The same panel with cards as ids."""
    lines = [{**line, "cards": [card["id"] for card in line["cards"]]} for line in box["lines"]]
    return {**box, "lines": lines}
