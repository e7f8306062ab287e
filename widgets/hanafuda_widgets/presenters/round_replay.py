"""A finished round of any game, to be stepped through: forwards and back, with the reason of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanafuda_lib import koikoi
from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import NotationError, RulesError
from hanafuda_lib.exercises.scoring_sets import parse_rules
from hanafuda_lib.game import Step
from hanafuda_lib.games import deal_round, is_match_record, replay_match, replay_round
from hanafuda_lib.pile import Pile
from hanafuda_lib.players import make_player
from hanafuda_widgets.presenters.base import MOST_SEED, shown
from hanafuda_widgets.presenters.card_json import KINDS, card_json
from hanafuda_widgets.presenters.deck_json import button, choice_bar
from hanafuda_widgets.presenters.frames import FramesPresenter
from hanafuda_widgets.presenters.replay_games import end_panels, koikoi_score, standing
from hanafuda_widgets.presenters.replay_story import Moment, Names, moments
from hanafuda_widgets.presenters.rules_names import rules_name
from hanafuda_widgets.presenters.score_json import score_json

_FAR = 9999
_LONGEST_NAME = 20
_NAMES = ("Aki", "Ben", "Chie", "Dai")
_WHAT = {
    Step.HAND: "from the hand", Step.STOCK: "from the stock", Step.KOIKOI: "koi-koi", Step.SHOBU: "stops",
    Step.DEAL: "four of a month", Step.SAGE: "plays on", Step.CANCEL: "ends the round", Step.CLAIM: "shows",
    Step.DECLARE: "shows", Step.PASS: "shows nothing", Step.FUKE: "announces fuke",
}  # fmt: skip


class RoundReplay(FramesPresenter):
    """A round that is over, event by event, all cards open.

    ``record`` is what ``Round.record()`` or ``Match.record()`` of any game wrote (of a match, ``number``
    says which round, left out: the last that is over). Without a record computer players play a round of
    ``rules`` from ``seed``. ``names`` are those of the seats in order. It needs no Python once it is made.
    Errors: :class:`HanafudaError`, also for a round that is still being played, or from which players
    dropped out.

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
    ) -> None:
        round = _played(rules, seed) if record is None else _recorded(record, number)
        if round.result is None:
            raise RulesError("round-running", "the round is still being played: expected one that is over")
        if any(event.step is Step.ORIRU for event in round.events):
            raise RulesError("dropped-out", "players dropped out of this round: expected one that all played")
        who = _names(names, len(round.first_deal.hands))
        self.kwargs: dict[str, Any] = {
            "record": record, "number": number, "rules": rules, "seed": seed, "names": list(who),
        }  # fmt: skip
        found = list(moments(round, who))
        steps = {str(place): _frame(round, found, place, who) for place in range(len(found))}
        self._lay(
            base=_base(round, steps), layers={"step": steps}, press=None, at={"step": "0"},
            cards={card.id: card_json(card) for card in DECK},
        )  # fmt: skip


def _names(names: object, seats: int) -> Names:
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


# ---------------------------------------------------------------- drawing


def _base(round: Any, steps: dict[str, Any]) -> dict[str, Any]:
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


def _frame(round: Any, found: list[Moment], place: int, names: Names) -> dict[str, Any]:
    now = found[place]
    last = place == len(found) - 1
    return {
        "status": _status(round, now, place, names, last=last),
        "said": list(now.said),
        "zones": _zones(now, names),
        "scores": _scores(round, now, names, last=last),
    }


def _status(round: Any, now: Moment, place: int, names: Names, *, last: bool) -> str:
    if last:
        return "The end of the round."
    if place == 0 or now.seat is None:
        return "The deal."
    event = round.events[place - 1]
    what = _WHAT.get(event.step, "answers")
    turn = f"Turn {now.turn}, " if now.turn else ""
    return f"{turn}{names[now.seat]}: {what}."


def _zones(now: Moment, names: Names) -> list[dict[str, Any]]:
    """The others' sides at the top, then stock and field, then the first seat's side."""
    zones = []
    for seat in range(len(names) - 1, 0, -1):
        mark = "" if len(names) == 2 else f"-{seat}"
        zones += [
            _row(f"opponent-hand{mark}", f"{names[seat]}'s hand", "row", "opponent", now.hands[seat], now),
            _pile(f"opponent-pile{mark}", f"{names[seat]}'s pile", "opponent", now.piles[seat], now),
        ]
    return [
        *zones,
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


def _scores(round: Any, now: Moment, names: Names, *, last: bool) -> list[dict[str, Any]]:
    """The explained score of whoever holds a yaku; at the end how the round was paid."""
    if last:
        return end_panels(round.result, names, round.rules)
    panels = []
    for seat, name in enumerate(names):
        if not isinstance(round.rules, koikoi.Rules):
            panels.append(standing(round, now.piles[seat], panel=f"seat{seat}", name=name))
            continue
        score = koikoi_score(round, now.piles[seat], now.field, now.calls, seat)
        if score.lines:
            box = score_json(score, panel=f"seat{seat}", title=f"{name}, by stopping now")
            lines = [{**line, "cards": [card["id"] for card in line["cards"]]} for line in box["lines"]]
            panels.append({**box, "lines": lines})
    return [panel for panel in panels if panel is not None]
