"""The item bank: every item that lessons, quizzes, the trainer and worksheets draw from.

Ids are for good: ``tests/data/item_ids.tsv`` lists each that was ever given, with its answer, and
``RETIRED`` those whose item is gone. A new question gets a new id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from hanafuda_lib.errors import listed, shown
from hanafuda_lib.exercises.capture import capture_item, capture_items, takes_item
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.hachi_hands import hachi_hand_items
from hanafuda_lib.exercises.hachi_money import hachi_money_items
from hanafuda_lib.exercises.hachi_rounds import hachi_round_items
from hanafuda_lib.exercises.hana_rounds import hana_round_items
from hanafuda_lib.exercises.hana_yaku import hana_points_item, hana_total_item, hana_yaku_items
from hanafuda_lib.exercises.house_rules import house_rule_items
from hanafuda_lib.exercises.item import Choice, Item, ItemError
from hanafuda_lib.exercises.kinds import kind_items
from hanafuda_lib.exercises.koikoi_rounds import koikoi_round_items
from hanafuda_lib.exercises.lessons import lesson_items
from hanafuda_lib.exercises.mixed_koikoi import mixed_koikoi_items
from hanafuda_lib.exercises.months import month_items
from hanafuda_lib.exercises.rules import rule_items
from hanafuda_lib.exercises.totals import total_item, total_items
from hanafuda_lib.exercises.words import word_items
from hanafuda_lib.exercises.yaku import yaku_items

#: What each topic (an item's first tag) is called.
TOPICS: dict[str, str] = {
    "months": "The twelve months",
    "kinds": "The four kinds",
    "points": "Card points",
    "ribbons": "The three sorts of ribbons",
    "words": "Japanese words",
    "taking": "Taking cards",
    "yaku": "Yaku and points",
    "rules": "The rules of Koi-Koi",
    "doubling": "Doubling",
    "scoring": "Scoring a pile",
    "lore": "Pictures and lore",
    "dealing": "Dealing",
    "koikoi": "A round of Koi-Koi",
    "koikoi-options": "House rules of Koi-Koi",
    "hana-awase": "Hana-awase",
    "hachi-hachi": "Hachi-hachi",
    "hana-round": "Hana-awase: the round",
    "hana-points": "Hana-awase: card points",
    "hana-yaku": "Hana-awase: yaku",
    "hana-settlement": "Hana-awase: settlement",
    "hana-options": "Hana-awase: other sheets and house rules",
    "hachi-money": "Hachi-hachi: counters and field",
    "hachi-seats": "Hachi-hachi: deal, and who plays",
    "hachi-hands": "Hachi-hachi: hand yaku",
    "hachi-yaku": "Hachi-hachi: yaku in play",
    "hachi-sage": "Hachi-hachi: sage, and what it costs",
    "hachi-hatto": "Hachi-hachi: hatto",
    "hachi-end": "Hachi-hachi: special yaku and card points",
    "hachi-options": "Hachi-hachi: house rules",
}
#: Where a topic is taught: the page of the book, and its title.
PAGES: dict[str, tuple[str, str]] = {
    "months": ("1-deck/twelve-months", "The twelve months"),
    "kinds": ("1-deck/four-kinds", "Four kinds and their points"),
    "points": ("1-deck/four-kinds", "Four kinds and their points"),
    "ribbons": ("1-deck/four-kinds", "Four kinds and their points"),
    "lore": ("1-deck/twelve-months", "The twelve months"),
    "taking": ("2-capture/turn", "The turn"),
    "dealing": ("2-capture/dealing", "Dealing"),
    "yaku": ("3-koi-koi/yaku-and-points", "Yaku and points"),
    "koikoi": ("3-koi-koi/stop-or-koi-koi", "Stop or koi-koi?"),
    "doubling": ("3-koi-koi/yaku-and-points", "Yaku and points"),
    "scoring": ("3-koi-koi/yaku-and-points", "Yaku and points"),
    "rules": ("3-koi-koi/house-rules", "House rules"),
    "koikoi-options": ("3-koi-koi/house-rules", "House rules"),
    "words": ("8-reference/glossary", "Glossary"),
    "hana-awase": ("4-hana-awase/seats-and-deal", "Seats and deal"),
    "hachi-hachi": ("5-hachi-hachi/counters-kan-field", "Counters, kan and field"),
    "hana-round": ("4-hana-awase/seats-and-deal", "Seats and deal"),
    "hana-points": ("4-hana-awase/card-points", "Card points"),
    "hana-yaku": ("4-hana-awase/yaku", "The yaku of Hana-awase"),
    "hana-settlement": ("4-hana-awase/settlement", "Settlement"),
    "hana-options": ("4-hana-awase/house-rules", "House rules"),
    "hachi-money": ("5-hachi-hachi/counters-kan-field", "Counters, kan and field"),
    "hachi-seats": ("5-hachi-hachi/who-plays", "Who plays"),
    "hachi-hands": ("5-hachi-hachi/hand-yaku", "Hand yaku"),
    "hachi-yaku": ("5-hachi-hachi/dekiyaku-and-sage", "Yaku in play, and sage"),
    "hachi-sage": ("5-hachi-hachi/after-a-sage", "Money after a sage"),
    "hachi-hatto": ("5-hachi-hachi/hatto", "Hatto"),
    "hachi-end": ("5-hachi-hachi/special-and-card-points", "Special yaku and card points"),
    "hachi-options": ("8-reference/hachi-hachi-rules", "Rule sets of Hachi-hachi"),
}
#: Ids of items that are no more. They are never given to another item.
RETIRED: frozenset[str] = frozenset({"koikoi-round/last-turn", "koikoi-round/after-koikoi"})
#: Items that are made from a seed: the first part of their id, and the maker.
MAKERS: dict[str, Callable[[int], Item]] = {
    "capture": capture_item,
    "takes": takes_item,
    "total": total_item,
    "hana-total": hana_total_item,
    "hana-points": hana_points_item,
}
_MOST_SEED = 999_999
#: So many items of each topic are there for exams.
EXAM_POOL = 20
# Cards whose kind surprises: the trainer asks only for these.
_SURPRISING = (
    "01-crane", "03-curtain", "05-bridge", "08-moon", "09-cup", "11-lightning", "11-rainman",
    "11-swallow", "12-chaff-1", "12-phoenix",
)  # fmt: skip
# What the card trainer asks for, easy things first: the first parts of ids, or whole ids.
_TRAINED = (
    "flower-of-month", "month-of-card", *(f"kind-of-card/{card}" for card in _SURPRISING),
    "points-of-kind", "ribbon-of-month", "word-of-kind", "yaku-shown", "yaku-points", "word",
)  # fmt: skip


@cache
def bank() -> tuple[Item, ...]:
    """Every item of the bank, in a fixed order.

    >>> len(bank()) > 300
    True
    """
    return (
        *month_items(),
        *kind_items(),
        *capture_items(),
        *yaku_items(),
        *word_items(),
        *rule_items(),
        *total_items(),
        *koikoi_round_items(),
        *hana_yaku_items(),
        *hana_round_items(),
        *hachi_round_items(),
        *hachi_hand_items(),
        *hachi_money_items(),
        *house_rule_items(),
        *lesson_items(),
        *mixed_koikoi_items(),
    )


@cache
def _by_id() -> dict[str, Item]:
    return {item.id: item for item in bank()}


def find_item(item_id: str) -> Item:
    """The item with this id; those made from a seed (``total/123``) are made.

    Errors: :class:`ItemError`.

    >>> find_item("month-of-card/04-cuckoo").answer_text
    'April'
    """
    found = _by_id().get(item_id) if isinstance(item_id, str) else None
    if found is not None:
        return found
    name, _, seed = item_id.partition("/") if isinstance(item_id, str) else ("", "", "")
    if name in MAKERS and seed.isdecimal() and seed == str(int(seed)) and int(seed) <= _MOST_SEED:
        return MAKERS[name](int(seed))
    if item_id in RETIRED:
        raise ItemError("retired-item", f"item {item_id!r} is no more: expected one of the bank")
    raise ItemError(
        "unknown-item", f"unknown item {shown(item_id)}: expected an id such as 'month-of-card/01-crane'"
    )


def select(*, tags: Iterable[str] = (), levels: Iterable[int] = range(1, 6)) -> list[Item]:
    """The items of the bank with at least one of these tags (none named: all), of these levels.

    Errors: :class:`ItemError` for a tag or level that no item has.

    >>> {item.topic for item in select(tags=["doubling"])}
    {'doubling'}
    """
    wanted = set(listed("tags", tags))
    known = {tag for item in bank() for tag in item.tags}
    if wanted - known:
        unknown = min(wanted - known, key=shown)
        raise ItemError(
            "unknown-tag", f"unknown tag {shown(unknown)}: expected one of {', '.join(sorted(known))}"
        )
    allowed = set(listed("levels", levels))
    if allowed - set(range(1, 6)):
        raise ItemError(
            "bad-level", f"bad levels {shown(sorted(allowed, key=shown))}: expected numbers from 1 to 5"
        )
    return [item for item in bank() if item.level in allowed and (not wanted or wanted & set(item.tags))]


def asking(rule: str) -> list[Item]:
    """The items that ask for a rule: a section of the rule specification, or a part of it.

    >>> {item.topic for item in asking("B.1.score")} >= {"doubling", "scoring"}
    True
    >>> len(asking("B.1")) > len(asking("B.1.score"))
    True
    """
    return [
        item for item in bank() if any(each == rule or each.startswith(f"{rule}.") for each in item.rules)
    ]


def draw(items: Iterable[Item], *, seed: int, count: int) -> list[Item]:
    """So many of the items, in an order that the seed gives; all, when there are fewer.

    >>> draw(bank(), seed=7, count=2) == draw(bank(), seed=7, count=3)[:2]
    True
    """
    return shuffled(items, f"draw {seed}")[:count]


def exam_pool(topics: Iterable[str], *, levels: Iterable[int] = range(1, 6)) -> list[Item]:
    """The items from which an exam on these topics draws: so many of each topic, the same for every exam.

    Errors: :class:`ItemError` for a topic that there is not, or that has no item of these levels.

    >>> len(exam_pool(["hachi-hatto"])), len(exam_pool(["months"], levels=[1]))
    (6, 20)
    """
    allowed = set(listed("levels", levels))
    found: list[Item] = []
    for topic in listed("topics", topics):
        items = [item for item in bank() if item.topic == topic and item.level in allowed]
        if not items:
            known = ", ".join(TOPICS)
            raise ItemError("unknown-topic", f"no items of topic {shown(topic)}: expected one of {known}")
        found += draw(items, seed=0, count=EXAM_POOL)
    return found


def exam(topics: Iterable[str], *, each: int, seed: int, levels: Iterable[int] = range(1, 6)) -> list[Item]:
    """A mixed exam: ``each`` items of every topic, mixed by the seed, which is the exam's number.

    >>> [item.topic for item in exam(["months", "taking"], each=2, seed=7)]
    ['months', 'taking', 'taking', 'months']
    """
    names = listed("topics", topics)
    for what, value in (("number of items", each), ("seed", seed)):
        if type(value) is not int or value < 0:
            raise ItemError("bad-number", f"bad {what} {shown(value)}: expected a whole number from 0")
    pool = exam_pool(names, levels=levels)
    drawn = [
        item
        for topic in names
        for item in _share([one for one in pool if one.topic == topic], each=each, seed=seed)
    ]
    return shuffled(drawn, f"exam {seed}")


def _share(items: list[Item], *, each: int, seed: int) -> list[Item]:
    """An exam's share of a topic: neighbours by number take turns, until all is used and mixed anew."""
    exams = max(1, len(items) // each)
    lap, place = divmod(seed, exams)
    return shuffled(items, f"lap {lap}")[place * each : (place + 1) * each]


def choices_of(item: Item, *, seed: int) -> list[Choice]:
    """The choices of an item in the order in which they are shown for this seed.

    >>> [choice.id for choice in choices_of(find_item("points-of-kind/bright"), seed=1)]
    ['5', '10', '1', '20']
    """
    return shuffled(item.choices, f"{seed} {item.id}")


@cache
def trained() -> tuple[Item, ...]:
    """The items of the card trainer, in the order in which they are learnt.

    >>> 110 <= len(trained()) <= 130
    True
    """
    place = {name: number for number, name in enumerate(_TRAINED)}
    found = [item for item in bank() if item.id in place or item.id.partition("/")[0] in place]
    return tuple(sorted(found, key=lambda item: place.get(item.id, place.get(item.id.partition("/")[0], 0))))
