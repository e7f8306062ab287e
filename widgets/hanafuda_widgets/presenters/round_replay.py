"""A finished round of Koi-Koi, to be stepped through: forwards and back, with the reason of each turn."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import NotationError, RulesError
from hanafuda_lib.koikoi import Match, Round, Rules
from hanafuda_lib.pile import Pile
from hanafuda_lib.players import make_player
from hanafuda_widgets.presenters.base import MOST_SEED, shown
from hanafuda_widgets.presenters.card_json import KINDS, card_json
from hanafuda_widgets.presenters.deck_json import button, choice_bar
from hanafuda_widgets.presenters.frames import FramesPresenter
from hanafuda_widgets.presenters.replay_story import Moment, Names, moments, seat_score
from hanafuda_widgets.presenters.rules_names import rules_name
from hanafuda_widgets.presenters.score_json import score_json, settlement_json

_FAR = 9999
_LONGEST_NAME = 20


class RoundReplay(FramesPresenter):
    """A round that is over, event by event, all cards open.

    ``record`` is what ``Round.record()`` or ``Match.record()`` wrote (of a match, ``number`` says which
    round, left out: the last that is over). Without a record two computer players play a round of
    ``rules`` from ``seed``. ``names`` are those of seats 0 and 1. It needs no Python once it is made.
    Errors: :class:`HanafudaError`, also for a round that is still being played.

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
        names: tuple[str, str] | list[str] = ("Aki", "Ben"),
    ) -> None:
        who = _names(names)
        self.kwargs: dict[str, Any] = {
            "record": record, "number": number, "rules": rules, "seed": seed, "names": list(who),
        }  # fmt: skip
        round = _played(rules, seed) if record is None else _recorded(record, number)
        if round.result is None:
            raise RulesError("round-running", "the round is still being played: expected one that is over")
        found = list(moments(round, who))
        steps = {str(place): _frame(round, found, place, who) for place in range(len(found))}
        self._lay(
            base=_base(round, steps), layers={"step": steps}, press=None, at={"step": "0"},
            cards={card.id: card_json(card) for card in DECK},
        )  # fmt: skip


def _names(names: object) -> Names:
    if isinstance(names, list | tuple) and len(names) == 2:
        one, two = names
        if all(isinstance(name, str) and 0 < len(name) <= _LONGEST_NAME for name in names) and one != two:
            return one, two
    raise RulesError("bad-names", f"bad names {shown(names)}: expected two different short names")


def _played(rules: str, seed: int) -> Round:
    """A round between two computer players."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise RulesError("bad-seed", f"bad seed {shown(seed)}: expected a whole number from 0 to {MOST_SEED}")
    round = Round.deal(Rules.parse(rules), seed=seed)
    players = [make_player("greedy", seed=2 * seed + seat) for seat in (0, 1)]
    while round.to_move is not None:
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    return round


def _recorded(record: str, number: int | None) -> Round:
    """The round of a record: of a round, or of a match."""
    if not isinstance(record, str) or "; deal " in record:
        return Round.replay(record)
    match = Match.replay(record)
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


# ---------------------------------------------------------------- drawing


def _base(round: Round, steps: dict[str, Any]) -> dict[str, Any]:
    move = {"type": "move", "layer": "step"}
    labels = [[key, frame["status"].rstrip(".")] for key, frame in steps.items()]
    buttons = [
        button("first", "Start", {**move, "by": -_FAR}),
        button("back", "Back", {**move, "by": -1}),
        button("next", "Next", {**move, "by": 1}, primary=True),
        button("last", "End", {**move, "by": _FAR}),
    ]
    return {
        "title": "Replay of a round",
        "subtitle": f"{rules_name(round.rules)} · all cards are open, for the round is over",
        "talk": "first",
        "bars": [
            choice_bar("frame", "Go to", "0", labels, {"type": "show", "layer": "step"}),
            {"id": "step", "label": "Step", "buttons": buttons},
        ],
        "buttons": [],
    }


def _frame(round: Round, found: list[Moment], place: int, names: Names) -> dict[str, Any]:
    now = found[place]
    last = place == len(found) - 1
    return {
        "status": _status(round, now, place, names, last=last),
        "said": list(now.said),
        "zones": _zones(now, names),
        "scores": _scores(round, now, names, last=last),
    }


def _status(round: Round, now: Moment, place: int, names: Names, *, last: bool) -> str:
    if last:
        return "The end of the round."
    if place == 0 or now.seat is None:
        return "The deal."
    event = round.events[place - 1]
    what = {"hand": "from the hand", "stock": "from the stock", "koikoi": "koi-koi", "shobu": "stops",
            "deal": "four of a month"}[event.step.value]  # fmt: skip
    return f"Turn {now.turn}, {names[now.seat]}: {what}."


def _zones(now: Moment, names: Names) -> list[dict[str, Any]]:
    """The other's side at the top, then stock and field, then the first seat's side."""
    return [
        _row("opponent-hand", f"{names[1]}'s hand", "row", "opponent", now.hands[1], now),
        _pile("opponent-pile", f"{names[1]}'s pile", "opponent", now.piles[1], now),
        {"id": "stock", "label": "Stock", "layout": "stack", "owner": None, "count": now.stock},
        _row("field", "Field", "grid", None, now.field, now),
        _pile("pile", f"{names[0]}'s pile", "you", now.piles[0], now),
        _row("hand", f"{names[0]}'s hand", "row", "you", now.hands[0], now),
    ]


def _texts(pile: Pile, now: Moment) -> list[str]:
    return [f"{card.id}!new" if card in now.new else card.id for card in pile]


def _row(id: str, label: str, layout: str, owner: str | None, pile: Pile, now: Moment) -> dict[str, Any]:
    return {"id": id, "label": label, "layout": layout, "owner": owner, "cards": _texts(pile, now)}


def _pile(id: str, label: str, owner: str, pile: Pile, now: Moment) -> dict[str, Any]:
    groups = [{"label": title, "cards": _texts(pile.of_kind(kind), now)} for kind, title in KINDS.items()]
    return {"id": id, "label": label, "layout": "groups", "owner": owner, "groups": groups}


def _scores(round: Round, now: Moment, names: Names, *, last: bool) -> list[dict[str, Any]]:
    """The explained score of whoever holds a yaku; at the end that of the winner."""
    result = round.result
    assert result is not None
    if last:
        title = "Nobody won" if result.winner is None else f"{names[result.winner]} won the round"
        if result.score is not None:
            return [_short(score_json(result.score, panel="round", title=title))]
        return [_short(settlement_json(result, panel="round", title=title))] if result.lines else []
    panels = []
    for seat in (0, 1):
        score = seat_score(round, now, seat)
        if score.lines:
            title = f"{names[seat]}, by stopping now"
            panels.append(_short(score_json(score, panel=f"seat{seat}", title=title)))
    return panels


def _short(box: dict[str, Any]) -> dict[str, Any]:
    """The same panel with cards as ids."""
    lines = [{**line, "cards": [card["id"] for card in line["cards"]]} for line in box["lines"]]
    return {**box, "lines": lines}
