"""One exercise item: a question, its answer, and why every answer is right or wrong.

An item is a frozen value that travels as JSON: into a page, a worksheet, a quiz export. Its id is
stable: it never changes its meaning and is never given to another item.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from hanafuda_lib.cards import Card
from hanafuda_lib.errors import HanafudaError

_ID = re.compile(r"[a-z][a-z0-9-]*(/[a-z0-9_-]+)+", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
# A section of the rule specification, and what is asked of it: its numbered point, a part, or an option.
_RULE = re.compile(r"[0A-E]\.[0-9]{1,2}(\.[A-Za-z0-9-]+)?")
_FEW_CHOICES, _MANY_CHOICES = 2, 6
_LEVELS = range(1, 6)


class ItemError(HanafudaError):
    """An item that cannot be, or an answer that is none."""


class AnswerKind(StrEnum):
    """How an item is answered.

    >>> [kind.value for kind in AnswerKind]
    ['choice', 'number', 'text']
    """

    CHOICE = "choice"  # press one of the choices
    NUMBER = "number"  # write a whole number
    TEXT = "text"  # write a word


@dataclass(frozen=True, slots=True)
class Picture:
    """A card to look at. ``says`` is read aloud for it, and does not give the answer away.

    Pictures that follow one another with the same ``row`` (``"Field"``) lie together under that word.
    """

    card: Card
    says: str
    row: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer that a learner may give. ``why`` says why it is wrong; the right one has none.

    ``card`` is shown in place of the text, which then is its name for a screen reader. In items
    that are answered by writing, choices are not shown: they are slips with a reason.
    """

    id: str
    text: str
    why: str = ""
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said to an answer."""

    right: bool
    text: str


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Item:
    """A question with its answer (a choice's id, a number, or a word) and the reasons.

    ``explanation`` says why the answer is right; ``nudge`` is the first step of the hint ladder;
    ``accept`` lists further spellings of a written word; ``tags`` begin with the topic; ``level``
    is 1 (first lesson) to 5; ``source`` is the mark of the rule; ``rules`` are the sections of the
    rule specification that the item asks for: ``"D.5"``, ``"C.1.7"`` for its point 7,
    ``"B.1.score"`` for a part without a number, ``"D.9.hatto"`` for an option. Errors: :class:`ItemError`.

    >>> item = Item(
    ...     id="flower-of-month/1", kind=AnswerKind.CHOICE, prompt="Which plant is January?",
    ...     choices=(Choice("pine", "pine"), Choice("plum", "plum", "Plum is February.")),
    ...     answer="pine", explanation="January is pine.", tags=("months",), level=1, source="S003")
    >>> item.grade("plum")
    Verdict(right=False, text='Plum is February. January is pine.')
    >>> Item.from_json(item.to_json()) == item
    True
    """

    id: str
    kind: AnswerKind
    prompt: str
    answer: str
    explanation: str
    tags: tuple[str, ...]
    level: int
    source: str
    choices: tuple[Choice, ...] = ()
    pictures: tuple[Picture, ...] = ()
    nudge: str = ""
    accept: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _require(_ID.fullmatch(self.id) is not None, self.id, "an id such as 'month-of-card/01-crane'")
        _require(self.level in _LEVELS, self.id, "a level from 1 to 5")
        for name in ("prompt", "answer", "explanation", "tags", "source"):
            _require(bool(getattr(self, name)), self.id, f"a {name}")
        named = all(_RULE.fullmatch(rule) for rule in self.rules)
        _require(named, self.id, "rules such as 'D.5', 'C.1.7' or 'D.9.hatto'")
        known = [choice.id for choice in self.choices]
        texts = {choice.text for choice in self.choices}
        _require(len(set(known)) == len(known) == len(texts), self.id, "each choice once")
        if self.kind is AnswerKind.CHOICE:
            self._require_choices(known)
        elif self.kind is AnswerKind.NUMBER:
            _require(_NUMBER.fullmatch(self.answer) is not None, self.id, "a whole number as the answer")
        wrong = [choice for choice in self.choices if choice.id != self.answer]
        _require(all(choice.why for choice in wrong), self.id, "a reason why each wrong choice is wrong")

    def _require_choices(self, known: list[str]) -> None:
        _require(self.answer in known, self.id, f"an answer among the choices {', '.join(known)}")
        fits = _FEW_CHOICES <= len(known) <= _MANY_CHOICES
        _require(fits, self.id, f"{_FEW_CHOICES} to {_MANY_CHOICES} choices")

    def __repr__(self) -> str:
        return f"find_item({self.id!r})"

    @property
    def topic(self) -> str:
        """The first tag: what to look at again when the answer was wrong."""
        return self.tags[0]

    @property
    def answer_text(self) -> str:
        """The answer as a learner reads it."""
        return next((choice.text for choice in self.choices if choice.id == self.answer), self.answer)

    def grade(self, given: object) -> Verdict:
        """Whether an answer is right, and why or why not.

        Errors: :class:`ItemError` for what is no answer at all: a choice that is not there, a
        text where a number is asked. That is no mistake of the learner's, and not counted.
        """
        key = self._read(given)
        if key == self.answer or (self.kind is AnswerKind.TEXT and key in self._spellings()):
            return Verdict(right=True, text=self.explanation)
        slip = next((choice.why for choice in self.choices if choice.id == key), "")
        return Verdict(right=False, text=f"{slip} {self.explanation}".strip())

    def _read(self, given: object) -> str:
        text = given.strip() if isinstance(given, str) else str(given) if type(given) is int else ""
        match self.kind:
            case AnswerKind.CHOICE:
                known = [choice.id for choice in self.choices]
                if text not in known:
                    raise ItemError("no-answer", f"no choice {given!r}: expected one of {', '.join(known)}")
                return text
            case AnswerKind.NUMBER:
                # A Japanese keyboard gives wide figures, a typesetter a real minus.
                text = unicodedata.normalize("NFKC", text).replace("−", "-")
                if _NUMBER.fullmatch(text) is None:
                    raise ItemError("no-answer", f"no number {given!r}: expected a whole number such as '10'")
                return str(int(text))
            case AnswerKind.TEXT:
                if not plain(text):
                    raise ItemError(
                        "no-answer", f"no word {given!r}: expected an answer of at least a letter"
                    )
                return plain(text)

    def _spellings(self) -> set[str]:
        return {plain(word) for word in (self.answer, *self.accept)}

    # ---------------------------------------------------------------- JSON

    def to_json(self) -> dict[str, Any]:
        """The item as JSON: texts, numbers and lists; cards are their ids."""
        return {
            "id": self.id,
            "kind": self.kind.value,
            "prompt": self.prompt,
            "pictures": [
                {"card": each.card.id, "says": each.says, "row": each.row} for each in self.pictures
            ],
            "choices": [
                {
                    "id": each.id,
                    "text": each.text,
                    "why": each.why,
                    "card": None if each.card is None else each.card.id,
                }
                for each in self.choices
            ],
            "answer": self.answer,
            "accept": list(self.accept),
            "explanation": self.explanation,
            "nudge": self.nudge,
            "tags": list(self.tags),
            "level": self.level,
            "source": self.source,
            "rules": list(self.rules),
        }

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """The item of :meth:`to_json`. Errors: :class:`HanafudaError` that says what is wrong."""
        try:
            return cls(
                id=given["id"],
                kind=AnswerKind(given["kind"]),
                prompt=given["prompt"],
                pictures=tuple(
                    Picture(Card.parse(p["card"]), p["says"], p["row"]) for p in given["pictures"]
                ),
                choices=tuple(_choice(each) for each in given["choices"]),
                answer=given["answer"],
                accept=tuple(given["accept"]),
                explanation=given["explanation"],
                nudge=given["nudge"],
                tags=tuple(given["tags"]),
                level=given["level"],
                source=given["source"],
                rules=tuple(given.get("rules", ())),  # pages that were stored earlier name none
            )
        except HanafudaError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ItemError("bad-item", f"bad item: {error!r}; expected what to_json gives") from error


def _choice(given: Any) -> Choice:
    card = given["card"]
    return Choice(given["id"], given["text"], given["why"], None if card is None else Card.parse(card))


def _require(holds: bool, item_id: str, expected: str) -> None:  # noqa: FBT001 - reads like an assert
    if not holds:
        raise ItemError("bad-item", f"bad item {item_id!r}: expected {expected}")


def plain(text: str) -> str:
    """A written word without capitals, long-vowel marks, hyphens and spaces.

    >>> plain(" Shōbu ") == plain("shobu"), plain("koi koi") == plain("Koi-Koi")
    (True, True)
    """
    letters = unicodedata.normalize("NFKD", text).casefold()
    return "".join(each for each in letters if each.isalnum())
