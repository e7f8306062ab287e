"""What a learner is told about an option: facts in words, each computed from the position.

A fact never judges. The judgement is the author's reason, and the played-out values beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hanafuda_lib import names
from hanafuda_lib.actions import KOIKOI, SAGE
from hanafuda_lib.cards import Card
from hanafuda_lib.exercises.puzzles.effects import Effect, Threat
from hanafuda_lib.exercises.puzzles.model import Kind, Puzzle
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.hachihachi.view import View as HachiView
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.players.outlook import Outlook
from hanafuda_lib.yaku import Yaku

_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}
# So many yaku that come nearer, or are blocked, are named; more would hide the point.
_MOST = 3


class Fact(NamedTuple):
    """One line: a word, a sentence, an amount at the right, and the cards that it is about."""

    kind: str
    label: str
    text: str
    amount: str = ""
    cards: Pile = EMPTY


def seat_name(position: Position, seat: int) -> str:
    """What the learner calls a seat: who plays after you, who before.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> seat_name(find_puzzle("hana/ribbon-not-cup").position, 1)
    'the player after you'
    """
    if len(position.piles) == 2:
        return "the other player"
    return "the player after you" if seat == 1 else "the player before you"


def card_word(card: Card) -> str:
    """A card in a sentence.

    >>> card_word(Card.parse("09-cup"))
    'chrysanthemum with sake cup'
    """
    name = names.card(card).en
    return name[0].lower() + name[1:]


def option_label(puzzle: Puzzle, option: str) -> str:
    """An option as a short text, such as ``cherry chaff takes cherry with curtain``.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> option_label(find_puzzle("hana/ribbon-not-cup"), "09-chaff-1>09-cup")
    'chrysanthemum chaff takes chrysanthemum with sake cup'
    """
    if puzzle.kind is not Kind.PLAY:
        return {"shobu": "stop (shōbu 勝負)", "koikoi": "koi-koi こいこい", "sage": "play on (sage 下げ)"}[option]
    effect = Effect.of(puzzle.position, option)
    word = card_word(effect.played)
    if not effect.taken:
        return f"lay down {word}"
    return f"{word} takes {_listed(effect.taken)}"


def facts(puzzle: Puzzle, option: str) -> list[Fact]:
    """Everything that is told about an option, most important first.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> [fact.kind for fact in facts(find_puzzle("hana/ribbon-not-cup"), "09-chaff-1>09-blue-ribbon")][:2]
    ['takes', 'makes']
    """
    if puzzle.kind is not Kind.PLAY:
        return _of_answer(puzzle, option)
    effect = Effect.of(puzzle.position, option)
    found = [_takes(effect), *_makes(effect), *_nearer(effect), *_blocks(effect)]
    found += [*_leaves(effect), *_keeps(effect), *_liable(effect)]
    return found


# ---------------------------------------------------------------- plays


def _takes(effect: Effect) -> Fact:
    counts = effect.position.game != "koikoi"
    if effect.taken:
        amount = f"+{effect.card_points}" if counts else ""
        what = "Takes" if effect.position.flipped is None else "The flip takes"
        return Fact("takes", what, _sentence(_listed(effect.taken)), amount, effect.gained)
    unseen = effect.mates(effect.played)
    month = names.flower(effect.played.month).en
    who = (
        f"No other {month} card is unseen: nobody else can take it."
        if not unseen
        else f"{_cards(unseen, month)} unseen, and may take it."
    )
    return Fact("lies", "Lies down", f"It takes nothing. {who}", "", Pile.of([effect.played]))


def _makes(effect: Effect) -> list[Fact]:
    position = effect.position
    table = position.rules.yaku_table(position.month)
    lines = {line.yaku.id: line for line in table.find(effect.pile, effect.field).lines}
    found = []
    for yaku, points in effect.made.items():
        line = lines[yaku]
        found.append(
            Fact("makes", f"Makes {line.yaku.name.en} {line.yaku.name.ja}", _sentence(line.why),
                 _points(position, points), line.cards)
        )  # fmt: skip
    if found and position.game == "koikoi":
        score = position.rules.score(
            effect.pile, opponent_koikoi=position.calls[1], own_koikoi=position.calls[0],
            field=effect.field, month=position.month,
        )  # fmt: skip
        if score.total != sum(effect.made.values()):
            why = "; ".join(f"{step.label}: × {step.factor}" for step in score.steps)
            found.append(Fact("total", "You could stop with", _sentence(why) or "All yaku together.",
                              str(score.total)))  # fmt: skip
    return found


def _points(position: Position, points: int) -> str:
    """Yaku points as the game pays them."""
    if position.game == "hachihachi":
        return f"+{points * position.multiplier} mon from each"
    return f"+{position.rules.share(points)} from each" if position.game == "hanaawase" else f"+{points}"


def _nearer(effect: Effect) -> list[Fact]:
    found = []
    for near in effect.nearer[:_MOST]:
        if near.yaku.id in effect.made:
            continue
        missing = near.yaku.needs - effect.pile
        lacks = _listed(missing) if missing else _more(near.yaku, near.after)
        found.append(Fact("nearer", "Comes nearer", f"{near.yaku.name.en} lacks {lacks}.", "", missing))
    return found


def _more(yaku: Yaku, count: int) -> str:
    word = {"tane": "animal", "tanzaku": "ribbon", "tan": "ribbon", "nanatan": "ribbon",
            "rokutan": "ribbon", "kasu": "chaff card"}.get(yaku.id, "card")  # fmt: skip
    return f"{_NUMBERS.get(count, str(count))} more {word}{'s' if count > 1 else ''}"


def _blocks(effect: Effect) -> list[Fact]:
    return [
        Fact("blocks", "Blocks", f"{_sentence(seat_name(effect.position, one.seat))} can no longer make "
             f"{one.yaku.name.en}, which lacked {_cards(one.lacked)}.")
        for one in effect.blocked[:_MOST]
    ]  # fmt: skip


def _leaves(effect: Effect) -> list[Fact]:
    """The dearest threat for each seat and yaku: a card on the field goes before a bait."""
    best: dict[tuple[int, str], Threat] = {}
    for threat in effect.threats:
        key = threat.seat, threat.yaku.id
        if key not in best or (best[key].bait and not threat.bait):
            best[key] = threat
    return [_threat(effect, threat) for threat in list(best.values())[:_MOST]]


def _threat(effect: Effect, threat: Threat) -> Fact:
    who = seat_name(effect.position, threat.seat)
    amount = _points(effect.position, threat.points).replace("+", "")
    month = names.flower(threat.card.month).en
    if threat.bait is None:
        text = (
            f"With {card_word(threat.card)} {who} makes {threat.yaku.name.en}; {_cards(threat.unseen, month)} "
            "unseen and can take it."
        )
        return Fact("leaves", "Leaves", text, amount, Pile.of([threat.card]))
    text = (
        f"{_sentence(card_word(threat.card))} is unseen. If {who} holds it, it takes {card_word(threat.bait)} "
        f"and makes {threat.yaku.name.en}."
    )
    return Fact("leaves", "Leaves", text, amount, Pile.of([threat.bait]))


def _keeps(effect: Effect) -> list[Fact]:
    if not effect.only_mine or not effect.taken:
        return []
    text = f"Only you can still take {_listed(effect.only_mine)}: you hold the last card of the month."
    return [Fact("keeps", "Can wait", text, "", effect.only_mine)]


def _liable(effect: Effect) -> list[Fact]:
    return [
        Fact("liable", "Hatto 法度", f"If {seat_name(effect.position, seat)} takes it on the next turn and makes "
             f"{names.yaku(yaku).en}, you alone pay, for the third player too.")
        for seat, yaku in effect.liable
    ]  # fmt: skip


# ---------------------------------------------------------------- answers


def _of_answer(puzzle: Puzzle, option: str) -> list[Fact]:
    position = puzzle.position
    if option in (str(KOIKOI), str(SAGE)):
        return [*_turns(position), *_chances(position)]
    if puzzle.kind is Kind.STOP:
        score = position.rules.score(
            position.piles[0], opponent_koikoi=position.calls[1], own_koikoi=position.calls[0],
            field=position.field, month=position.month,
        )  # fmt: skip
        return [Fact("now", "Now", "The round is over, and you win it.", f"+{score.total}")]
    view = position.round().view(0)
    assert isinstance(view, HachiView)
    return [Fact("now", "Now", "The round is over. This is what you have won or lost in it.",
                 f"{view.stakes().stop:+} mon")]  # fmt: skip


def _turns(position: Position) -> list[Fact]:
    hidden = position.hidden_hands
    mine = _turns_word(len(position.hand))
    if len(hidden) == 1:
        text = f"You have {mine} left, the other player {_turns_word(hidden[0])}, and plays next."
    else:
        text = (
            f"You have {mine} left, the player after you {_turns_word(hidden[0])}, "
            f"the player before you {_turns_word(hidden[1])}."
        )
    return [Fact("turns", "Time", text)]


def _turns_word(count: int) -> str:
    return {0: "no turn", 1: "1 turn"}.get(count, f"{count} turns")


def _chances(position: Position) -> list[Fact]:
    """For each seat the yaku that lack one card, and where that card is."""
    found = []
    for seat in range(len(position.piles)):
        lost = 0
        for other, pile in enumerate(position.piles):
            lost |= pile.mask if other != seat else 0
        rows = position.rules.yaku_table(position.month).rows
        outlook = Outlook(rows, lost)
        pile = position.piles[seat]
        for row in _one_short(rows, outlook, pile):
            found.append(_chance(position, seat, row))
    if not any(fact.kind == "danger" for fact in found):
        found.append(Fact("safe", "Against you", "Nobody else lacks only one card for a yaku."))
    if not any(fact.kind == "hope" for fact in found):
        found.insert(0, Fact("hopeless", "For you", "No further yaku of yours lacks only one card."))
    return found


def _one_short(rows: Iterable[Yaku], outlook: Outlook, pile: Pile) -> list[Yaku]:
    held = {row.id for row in rows if outlook.missing(row, pile.mask) == 0}
    replaced = {out for row in rows if row.id in held for out in row.replaces}
    near = [row for row in rows if outlook.missing(row, pile.mask) == 1 and row.id not in replaced]
    return sorted(near, key=lambda row: -row.points)[:_MOST]


def _chance(position: Position, seat: int, row: Yaku) -> Fact:
    pile = position.piles[seat]
    missing = row.needs - pile
    where = ""
    for card in missing:
        where = (
            "it lies on the field" if card in position.field
            else "you hold it" if card in position.hand and seat == 0
            else "you hold it yourself" if card in position.hand
            else "it is unseen"
        )  # fmt: skip
    what = f"{_listed(missing)}: {where}" if missing else _more(row, 1)
    amount = _points(position, row.points)
    if seat == 0:
        return Fact("hope", "For you", f"{row.name.en} lacks {what}.", amount, missing)
    who = _sentence(seat_name(position, seat))
    return Fact("danger", "Against you", f"{who} lacks for {row.name.en} {what}.", amount, missing)


# ---------------------------------------------------------------- words


def _listed(cards: Iterable[Card]) -> str:
    words = [card_word(card) for card in cards]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _cards(count: int, month: str = "") -> str:
    month = f"{month} " if month else ""
    number = _NUMBERS.get(count, str(count))
    if not month:
        return f"{number} card{'s' if count > 1 else ''}"
    return f"{number} {month}card{'s are' if count > 1 else ' is'}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
