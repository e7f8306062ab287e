"""A finished round of any game, to be stepped through: forwards and back, with the reason of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from hanafuda_lib.cards import DECK
from hanafuda_lib.errors import HanafudaError, NotationError, RulesError
from hanafuda_lib.players import make_player
from hanafuda_widgets.presenters.base import MOST_SEED, Message, State, require, shown
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.frames import FramesPresenter
from hanafuda_widgets.presenters.phrases import LANGUAGES
from hanafuda_widgets.presenters.phrases.voice import Voice

_LONGEST_NAME = 20
_NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi", "Goro")


class RoundReplay(FramesPresenter):
    """A round that is over, event by event, all cards open.

    ``record`` is what ``Round.record()`` or ``Match.record()`` of any game wrote (of a match, ``number``
    says which round, left out: the last that is over). Without a record computer players play a round of
    ``rules`` from ``seed``. ``names`` are those of the seats in order, ``you`` is the learner's seat if one
    of them is the learner, ``lang`` is ``en``, ``ja`` or ``zh``.
    It needs no Python once it is made, but to read another record. Errors: :class:`HanafudaError`, also for
    a round that is still being played.

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
        self._made(
            _played(rules, seed) if record is None else _recorded(record, number),
            {"record": record, "number": number, "rules": rules, "seed": seed}, names, you, lang,
        )  # fmt: skip

    @classmethod
    def of(cls, round: Any, *, names: Sequence[str], you: int | None, lang: str) -> RoundReplay:
        """The same as with the round's record, which need not be read again.

        >>> from hanafuda_lib import hanaawase
        >>> round = deal_and_play(hanaawase.NINTENDO, 3)
        >>> names = ["Aki", "Ben", "Chie"]
        >>> one = RoundReplay.of(round, names=names, you=0, lang="ja")
        >>> one.state == RoundReplay(record=round.record(), names=names, you=0, lang="ja").state
        True
        """
        self = cls.__new__(cls)
        given = {"record": round.record(), "number": None, "rules": "koikoi/yamato", "seed": 1}
        self._made(round, given, names, you, lang)
        return self

    def _made(
        self, round: Any, given: dict[str, Any], names: Sequence[str] | None, you: int | None, lang: str
    ) -> None:
        if round.result is None:
            raise RulesError("round-running", "the round is still being played: expected one that is over")
        seats = len(round.first_deal.hands)
        who = _names(names, seats)
        if you is not None:
            require("you", you, tuple(range(seats)))
        require("lang", lang, tuple(LANGUAGES))
        self.kwargs: dict[str, Any] = {**given, "names": list(who)}
        # Said only where they are not the usual ones, so that a page finds what older pages kept.
        self.kwargs |= {} if you is None else {"you": you}
        self.kwargs |= {} if lang == "en" else {"lang": lang}
        base, steps = _frames(round, Voice(lang, you, who))
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


def _frames(round: Any, voice: Voice) -> tuple[dict[str, Any], dict[str, Any]]:
    """What all frames share, and the frames; only what this game needs is loaded."""
    if round.rules.id.startswith("koikoi/"):
        from hanafuda_widgets.presenters import replay_koikoi  # noqa: PLC0415

        return replay_koikoi.frames_of(round, voice)
    from hanafuda_widgets.presenters import replay_three  # noqa: PLC0415

    return replay_three.frames_of(round, voice)


def _played(rules: str, seed: int) -> Any:
    """A round between computer players."""
    from hanafuda_lib.exercises.scoring_sets import parse_rules  # noqa: PLC0415 - the whole bank of exercises

    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise RulesError("bad-seed", f"bad seed {shown(seed)}: expected a whole number from 0 to {MOST_SEED}")
    return deal_and_play(parse_rules(rules), seed)


def deal_and_play(rules: Any, seed: int) -> Any:
    """A round between greedy players, to its end.

    >>> from hanafuda_lib import koikoi
    >>> deal_and_play(koikoi.YAMATO, 3).is_over
    True
    """
    from hanafuda_lib.games import deal_round  # noqa: PLC0415 - all three games

    round: Any = deal_round(rules, seed=seed)
    seats = len(round.first_deal.hands)
    players = [make_player("greedy", seed=seats * seed + seat) for seat in range(seats)]
    while round.to_move is not None:
        round.play(players[round.to_move].choose(round.view(round.to_move)))
    return round


def _recorded(record: str, number: int | None) -> Any:
    """The round of a record: of a round, or of a match."""
    from hanafuda_lib.games import is_match_record, replay_match, replay_round  # noqa: PLC0415 - as above

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
