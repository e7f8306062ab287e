"""What a learner is told about an option: facts in words, each computed from the position.

A fact never judges. The judgement is the author's reason, and the played-out values beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from hanafuda_lib import names
from hanafuda_lib.actions import KOIKOI, SAGE
from hanafuda_lib.cards import Card, Kind
from hanafuda_lib.exercises.puzzles.effects import Effect, Threat, one_short
from hanafuda_lib.exercises.puzzles.model import Kind as Asked
from hanafuda_lib.exercises.puzzles.model import Puzzle
from hanafuda_lib.exercises.puzzles.position import Position
from hanafuda_lib.hachihachi.view import View as HachiView
from hanafuda_lib.pile import EMPTY, Pile
from hanafuda_lib.yaku import Yaku

_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}
# So many yaku that come nearer, or are blocked, are named; more would hide the point.
_MOST = 3


_PLURAL = {"06-butterflies", "08-geese"}
_SHORT = {"11-rainman": "the rain man", "11-lightning": "the lightning"}


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
        return "the opponent"
    return "the player after you" if seat == 1 else "the player before you"


def card_word(card: Card) -> str:
    """A card in a sentence, as short as it can be told from the others.

    >>> [card_word(Card.parse(card)) for card in ("09-cup", "04-plain-ribbon", "01-chaff-2")]
    ['the sake cup', 'the wisteria ribbon', 'a pine chaff card']
    """
    if card.id in _SHORT:
        return _SHORT[card.id]
    name = names.card(card).en
    plant, _, picture = (name[0].lower() + name[1:]).partition(" with ")
    if card.kind is Kind.RIBBON:
        return f"the {plant} ribbon"
    if picture:
        return f"the {picture}"
    return f"{_a(_plant(card.month))} chaff card"


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _plant(month: int) -> str:
    return {2: "plum", 3: "cherry", 8: "susuki"}.get(month, names.flower(month).en)


def option_label(puzzle: Puzzle, option: str) -> str:
    """An option as a short text.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> option_label(find_puzzle("hana/ribbon-not-cup"), "09-chaff-1>09-cup")
    'a chrysanthemum chaff card takes the sake cup'
    """
    if puzzle.kind is not Asked.PLAY:
        return {"shobu": "stop (shōbu)", "koikoi": "koi-koi", "sage": "play on (sage)"}[option]
    effect = Effect.of(puzzle.position, option)
    word = card_word(effect.played)
    if not effect.taken:
        return f"lay down {word}"
    return f"{word} {_verb([effect.played], 'takes', 'take')} {_listed(effect.taken)}"


def facts(puzzle: Puzzle, option: str) -> list[Fact]:
    """Everything that is told about an option, most important first.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> [fact.kind for fact in facts(find_puzzle("hana/ribbon-not-cup"), "09-chaff-1>09-blue-ribbon")][:2]
    ['takes', 'makes']
    """
    if puzzle.kind is not Asked.PLAY:
        return _of_answer(puzzle, option)
    effect = Effect.of(puzzle.position, option)
    found = [_takes(effect), *_makes(effect)]
    if not effect.made:  # beside a yaku these would only hide the point
        found += [*_nearer(effect), *_keeps(effect)]
    return [*found, *_blocks(effect), *_leaves(effect), *_liable(effect)]


def twins(puzzle: Puzzle) -> tuple[str, ...]:
    """Options that do the same as the answer with a card of the same kind: they are right as well.

    >>> from hanafuda_lib.exercises.puzzles import find_puzzle
    >>> twins(find_puzzle("hana/ribbon-not-cup"))
    ()
    """
    if puzzle.kind is not Asked.PLAY:
        return ()
    label, told = option_label(puzzle, puzzle.answer), _told(puzzle, puzzle.answer)
    others = [one for one in puzzle.options if one != puzzle.answer]
    return tuple(one for one in others if option_label(puzzle, one) == label and _told(puzzle, one) == told)


def _told(puzzle: Puzzle, option: str) -> list[tuple[str, ...]]:
    return [(fact.kind, fact.text, fact.amount) for fact in facts(puzzle, option)]


# ---------------------------------------------------------------- plays


def _takes(effect: Effect) -> Fact:
    counts = effect.position.game != "koikoi"
    if effect.taken:
        amount = f"+{effect.card_points}" if counts else ""
        what = "Takes" if effect.position.flipped is None else "The flip takes"
        return Fact("takes", what, _sentence(_listed(effect.taken)), amount, effect.gained)
    unseen = effect.mates(effect.played)
    month = _plant(effect.played.month)
    who = (
        f"No other {month} card is unseen: nobody else can take it."
        if not unseen
        else f"{_sentence(_cards(unseen, month))} unseen and may take it."
    )
    return Fact("lies", "Lies down", f"It takes nothing. {who}")


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
    for line in table.find(position.piles[0], position.field).lines:
        if line.yaku.id not in lines:
            text = f"{line.yaku.name.en} does not count beside it."
            lost = _points(position, line.points).replace("+", "\N{MINUS SIGN}")
            found.append(Fact("replaces", "In its place", text, lost))
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
        return f"+{points * position.multiplier} mon each"
    return f"+{position.rules.share(points)} each" if position.game == "hanaawase" else f"+{points}"


def _nearer(effect: Effect) -> list[Fact]:
    nearest = min((near.after for near in effect.nearer), default=0)
    said = []
    for near in [near for near in effect.nearer if near.after == nearest][:_MOST]:
        missing = near.yaku.needs - effect.pile
        said.append(
            f"{near.yaku.name.en} needs {_listed(missing) if missing else _more(near.yaku, near.after)}"
        )
    return [Fact("nearer", "Comes nearer", f"{'; '.join(said)}.")] if said else []


def _more(yaku: Yaku, count: int) -> str:
    word = {"tane": "animal", "tanzaku": "ribbon", "tan": "ribbon", "nanatan": "ribbon",
            "rokutan": "ribbon", "kasu": "chaff card"}.get(yaku.id, "card")  # fmt: skip
    return f"{_NUMBERS.get(count, str(count))} more {word}{'s' if count > 1 else ''}"


def _blocks(effect: Effect) -> list[Fact]:
    return [
        Fact("blocks", "Blocks", f"{_sentence(seat_name(effect.position, one.seat))} can no longer make "
             f"{one.yaku.name.en}, which lacked one card.")
        for one in effect.blocked[:_MOST]
        if one.lacked == 1
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
    month = _plant(threat.card.month)
    held = effect.position.rules.yaku_table(effect.position.month).find(effect.position.piles[threat.seat])
    makes = "adds to" if threat.yaku.id in {line.yaku.id for line in held.lines} else "makes"
    if threat.bait is None:
        unseen = f"{_cards(threat.unseen, month)} unseen and can take it."
        text = f"With {card_word(threat.card)} {who} {makes} {threat.yaku.name.en}; {unseen}"
        return Fact("leaves", "Leaves", text, amount)
    card = _sentence(card_word(threat.card))
    is_are = _verb([threat.card], "is", "are")
    what = f"holds that card, it takes {card_word(threat.bait)} and {makes} {threat.yaku.name.en}"
    text = f"{card} {is_are} unseen. If {who} {what}."
    return Fact("leaves", "Leaves", text, amount)


def _keeps(effect: Effect) -> list[Fact]:
    waiting = Pile.of(card for card in effect.only_mine if card.kind is not Kind.CHAFF)
    if not waiting or not effect.taken:
        return []
    text = f"Nobody else can take {_listed(waiting)}: every other card of the month is seen or yours."
    return [Fact("keeps", "Can wait", text, "")]


def _liable(effect: Effect) -> list[Fact]:
    found = []
    for seat, yaku in effect.liable:
        what = (
            f"If {seat_name(effect.position, seat)} makes {names.yaku(yaku).en} with it on the very next turn"
        )
        found.append(Fact("liable", "Hatto 法度", f"{what}, you pay for the third player too."))
    return found


# ---------------------------------------------------------------- answers


def _of_answer(puzzle: Puzzle, option: str) -> list[Fact]:
    position = puzzle.position
    if option in (str(KOIKOI), str(SAGE)):
        return [*_turns(position), *_chances(position)]
    if puzzle.kind is Asked.STOP:
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
        text = f"You have {mine} left, the opponent {_turns_word(hidden[0])}, and plays next."
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
    found = [
        _chance(position, seat, row)
        for seat in range(len(position.piles))
        for row in one_short(position, seat)[:_MOST]
    ]
    if not any(fact.kind == "danger" for fact in found):
        found.append(Fact("safe", "Against you", "Nobody else lacks only one card for a yaku."))
    if not any(fact.kind == "hope" for fact in found):
        found.insert(0, Fact("hopeless", "For you", "No further yaku of yours lacks only one card."))
    return found


def _chance(position: Position, seat: int, row: Yaku) -> Fact:
    missing = row.needs - position.piles[seat]
    what = f"{_listed(missing)}, {_whereabouts(position, missing)}" if missing else _more(row, 1)
    amount = _points(position, row.points)
    if seat == 0:
        return Fact("hope", "For you", f"{row.name.en}: you lack only {what}.", amount)
    text = f"{row.name.en}: {seat_name(position, seat)} lacks only {what}."
    return Fact("danger", "Against you", text, amount.replace("+", ""))


def _whereabouts(position: Position, missing: Pile) -> str:
    """Where the one missing card is, and who can take it, as far as seat 0 sees."""
    (card,) = missing
    unseen = len(position.unseen.of_month(card.month))
    lies = _verb(missing, "which lies on the field", "which lie on the field")
    if card in position.hand:
        return "which you hold"
    if card not in position.field:
        return _verb(missing, "which is unseen", "which are unseen")
    if not unseen:
        return f"{lies}, where only your hand can take {_verb(missing, 'it', 'them')}"
    return f"{lies}; {_cards(unseen, _plant(card.month))} unseen"


# ---------------------------------------------------------------- words


def _verb(cards: Iterable[Card], one: str, many: str) -> str:
    """The word that goes with these cards: geese and butterflies are several, and yet one card."""
    return many if {card.id for card in cards} & _PLURAL else one


def _listed(cards: Iterable[Card]) -> str:
    """Cards in a sentence; chaff of one month is counted.

    >>> _listed(Pile.parse("12-phoenix 12-chaff-2 12-chaff-3"))
    'the phoenix and two paulownia chaff cards'
    """
    counts = Counter(card_word(card) for card in cards)
    words = [word if count == 1 else _several(word, count) for word, count in counts.items()]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _several(word: str, count: int) -> str:
    return f"{_NUMBERS[count]} {word.partition(' ')[2]}s"


def _cards(count: int, month: str = "") -> str:
    month = f"{month} " if month else ""
    number = _NUMBERS.get(count, str(count))
    if not month:
        return f"{number} card{'s' if count > 1 else ''}"
    return f"{number} {month}card{'s are' if count > 1 else ' is'}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
