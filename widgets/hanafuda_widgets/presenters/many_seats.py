"""Tables with more than two seats: who sits where, what lies before each, how a match ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from hanafuda_lib.cards import Card
from hanafuda_lib.game import View
from hanafuda_widgets.presenters.card_json import groups_json
from hanafuda_widgets.presenters.phrases.voice import Voice, sentence
from hanafuda_widgets.presenters.table_cards import my_zones, new_cards
from hanafuda_widgets.presenters.table_moment import Table
from hanafuda_widgets.presenters.table_words import Sentence

#: The draws for seats: draw by draw, who drew which card.
Draws = Sequence[Sequence[tuple[int, Card]]]


#: Tells a round: the table, the round, the number of its deal.
Teller = Callable[[Table, Any, int], Sequence[Sentence]]
_MOST_PAST = 200
_PAST: dict[tuple[int, Voice], tuple[Any, Sequence[Sentence]]] = {}
_HARD_SPACE = "\u00a0"


def numbered(table: Table) -> list[tuple[int, Any]]:
    """Every deal of the match with the number of its round: a deal that nobody plays counts for nothing."""
    match = table.match
    rounds, number = [], 1
    for round in (*match.history, match.round):
        rounds.append((number, round))
        number += match._counts(round)
    return rounds


def stories(table: Table, tell: Teller) -> list[tuple[int, Sequence[Sentence]]]:
    """The story of every deal, with the number of its round.

    Nothing in a round that is past changes any more, so its story is told once for each voice.
    """
    told: list[tuple[int, Sequence[Sentence]]] = []
    voice = table.voice
    rounds = numbered(table)
    for deal, (number, round) in enumerate(rounds, start=1):
        if deal == len(rounds):
            told.append((number, tell(table, round, deal)))
            break
        kept, story = _PAST.get((id(round), voice), (None, ()))
        if kept is not round:
            story = tell(table, round, deal)
            if len(_PAST) >= _MOST_PAST:
                _PAST.clear()
            _PAST[id(round), voice] = round, story
        told.append((number, story))
    return told


def log_json(stories: Sequence[tuple[int, Sequence[Sentence]]]) -> list[dict[str, Any]]:
    """All sentences of the match so far, with the number of their round."""
    return [{"round": number, "text": one.text} for number, story in stories for one in story]


def around(table: Table) -> list[int]:
    """The other seats in playing order, from the learner on."""
    return [(table.me + step) % table.seats for step in range(1, table.seats)]


def seats_in_order(table: Table) -> list[int]:
    """All seats as they are listed: the learner first; people at one screen as they sit."""
    return list(range(table.seats)) if table.is_shared else [table.me, *around(table)]


def seat_name(table: Table, seat: int) -> str:
    """A seat as a heading: "You", or the player's name."""
    return sentence(table.voice.others[seat])


def whose(voice: Voice, seat: int) -> str:
    """A seat's name before a thing that is his: "your", "Aki's"."""
    return voice.part(seat, "seats.whose")


def signed(points: int) -> str:
    """A sum with its sign.

    >>> signed(12), signed(-4), signed(0)
    ('+12', '−4', '0')
    """
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def seat_zones(
    table: Table, view: View, notes: Mapping[int, Sequence[str]], *, dealer: int
) -> list[dict[str, Any]]:
    """The piles of the others, each with a line of notes (hand, card points, yaku)."""
    new = new_cards(table, view)
    zones = []
    for seat in around(table):
        plays = view.piles[seat] or view.hand_sizes[seat]
        zones.append(
            {"id": f"pile-{seat}", "label": _label(table, seat_name(table, seat), deals=seat == dealer),
             "layout": "groups", "owner": "opponent", "note": " · ".join(notes[seat]),
             "groups": groups_json(view.piles[seat], new, lang=table.lang) if plays else []}
        )  # fmt: skip
    return zones


def own_zones(table: Table, view: View, notes: Sequence[str], *, dealer: int) -> list[dict[str, Any]]:
    """The pile with its notes, and the hand, of the one at the screen."""
    pile, hand = my_zones(table, view)
    pile["label"] = _label(table, pile["label"], deals=table.me == dealer)
    pile["note"] = " · ".join(notes)
    return [pile, hand]


def _label(table: Table, label: str, *, deals: bool) -> str:
    return table.say("seats.dealer", name=label) if deals else label


def said(table: Table, story: Sequence[Sentence]) -> list[str]:
    """What happened since the last message; who is not in the round hears no single card."""
    view = table.view
    watches = bool(view.order) and table.me not in view.order and not table.is_shared
    return [one.text for one in story if one.at >= table.heard and not (watches and one.minor)]


def subtitle(table: Table, totals: Sequence[str]) -> str:
    """The round and how everybody stands; ``totals`` are seat by seat."""
    match = table.match
    if match.rounds is None:
        start = table.say("common.round", number=match.number)
    else:
        start = table.say("common.round-of", number=match.number, rounds=match.rounds)
    seats = seats_in_order(table)
    rows = [table.say("seats.row", who=seat_name(table, seat), points=totals[seat]) for seat in seats]
    rows = [row.replace(" ", _HARD_SPACE) for row in rows]  # a sum stays with its name
    return " · ".join([start, *rows])


def draw_story(table: Table, draws: Draws, seat_of: Sequence[int]) -> Iterator[str]:
    """How the seats were drawn; ``seat_of`` gives the seat of each person who draws."""
    voice = table.voice
    for number, draw in enumerate(draws):
        told = [
            voice.part(seat_of[person], "seats.drew", card=_with_month(voice, card)) for person, card in draw
        ]
        yield voice("seats.draw-again" if number else "seats.draw", draws=voice("common.comma").join(told))
    order = voice("common.comma").join(voice.others[seat] for seat in range(table.seats))
    yield voice("seats.early", order=order)


def _with_month(voice: Voice, card: Card) -> str:
    return voice("common.with-month", card=voice.card(card), month=voice.month(card.month))


def verdict(table: Table, totals: Sequence[str]) -> str:
    """How the match ended, and the learner's place in it."""
    match, voice = table.match, table.voice
    points = match.totals
    best = max(points)
    if match.winner is None:
        text = voice("seats.tie", points=totals[points.index(best)])
    else:
        text = voice.of(match.winner, "seats.win", points=totals[match.winner])
    if table.seats > 2 and match.winner != table.me and not table.is_shared:
        place = 1 + sum(one > points[table.me] for one in points)
        text += voice("seats.place", place=place, seats=table.seats)
    return text


def sheet_json(table: Table, rows: Sequence[tuple[int, Sequence[str], str]], totals: Sequence[str],
               *, start: Sequence[str] | None = None, start_why: str = "") -> dict[str, Any]:  # fmt: skip
    """The score sheet: for each round what each seat got (the learner first), and how it ended."""
    seats = seats_in_order(table)
    lines = [[str(number), *(row[seat] for seat in seats), how] for number, row, how in rows]
    if start is not None:
        lines.insert(0, [table.say("common.sheet-start"), *(start[seat] for seat in seats), start_why])
    lines.append([table.say("common.sheet-total"), *(totals[seat] for seat in seats), ""])
    names = [seat_name(table, seat) for seat in seats]
    return {
        "head": [table.say("common.sheet-round"), *names, table.say("common.sheet-ending")],
        "rows": lines,
    }
