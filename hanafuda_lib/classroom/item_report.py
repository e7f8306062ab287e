"""What a class tells about its tasks: how hard each was, and whether it tells learners apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, median, pstdev

from hanafuda_lib.classroom.marked import Mark, Marked, Outcome, marked_list

#: With fewer answers nothing is said of a task.
FEW = 8
#: Right for fewer than this share of a class: hard. Right for more than the other: easy.
HARD, EASY = 0.4, 0.95
#: A task that goes with the rest of the work less than this tells nobody apart.
FLAT = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemReport:
    """One task in a class. ``share`` is the mean of its points, 0 to 1.

    ``apart`` is how far it goes with the rest of the work (the correlation of its points with the
    points of all other tasks, −1 to 1); ``None`` where that cannot be said.
    """

    item: str
    asked: str
    answers: int
    share: float
    apart: float | None
    seconds: float
    wrong: str

    @property
    def remark(self) -> str:
        """What a teacher should look at, or nothing."""
        if self.answers < FEW:
            return "too few answers to judge"
        if self.apart is not None and self.apart < 0:
            return "those who did well elsewhere did worse here: look at the question"
        if self.share < HARD:
            return "hard"
        if self.share > EASY:
            return "easy: nearly everybody knows it"
        if self.apart is None or self.apart < FLAT:
            return "does not tell learners apart"
        return ""


def item_reports(results: Iterable[Marked]) -> list[ItemReport]:
    """The tasks of one work, the hardest first.

    >>> item_reports([])
    []
    """
    some = marked_list(results)
    answers: dict[str, list[tuple[Mark, float | None]]] = {}
    for marked in some:
        for mark in marked.marks:
            rest = marked.points - mark.outcome.points
            others = len(marked.marks) - 1
            answers.setdefault(mark.item, []).append((mark, rest / others if others else None))
    found = [_report(item, pairs) for item, pairs in answers.items()]
    return sorted(found, key=lambda each: (each.share, each.item))


def _report(item: str, pairs: list[tuple[Mark, float | None]]) -> ItemReport:
    points = [mark.outcome.points for mark, _ in pairs]
    rests = [rest for _, rest in pairs if rest is not None]
    times = [mark.seconds for mark, _ in pairs if mark.seconds]
    slips = Counter(
        slip
        for mark, _ in pairs
        if mark.outcome is Outcome.WRONG
        for slip in (mark.slips or (mark.given,))
        if slip
    )
    slip = min(slips, key=lambda text: (-slips[text], text), default="")
    return ItemReport(
        item=item,
        asked=pairs[0][0].asked,
        answers=len(pairs),
        share=fmean(points),
        apart=correlation(points, rests) if len(rests) == len(points) else None,
        seconds=median(times) if times else 0.0,
        wrong=f"{slip} ({slips[slip]})" if slip else "",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Stumble:
    """One task that went wrong: who stumbled over it, and where (what exactly, the most frequent first)."""

    asked: str
    who: tuple[str, ...]
    where: tuple[tuple[str, int], ...]


def stumbles(results: Iterable[Marked]) -> list[Stumble]:
    """Who stumbled where in one work: the tasks that most got wrong first; blank ones are not among them.

    >>> stumbles([])
    []
    """
    wrong: dict[str, list[tuple[str, Mark]]] = {}
    for marked in results:
        for mark in marked.marks:
            if mark.outcome is Outcome.WRONG:
                wrong.setdefault(mark.item, []).append((marked.result.who, mark))
    found = []
    for pairs in wrong.values():
        counts = Counter(slip for _, mark in pairs for slip in (mark.slips or (mark.given,)) if slip)
        where = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
        found.append(Stumble(asked=pairs[0][1].asked, who=tuple(who for who, _ in pairs), where=tuple(where)))
    return sorted(found, key=lambda each: (-len(each.who), each.asked))


def correlation(one: list[float], other: list[float]) -> float | None:
    """Pearson's correlation; ``None`` when one of the two is always the same, or for fewer than three.

    >>> correlation([1.0, 2.0, 3.0], [2.0, 4.0, 6.0])
    1.0
    """
    if len(one) < 3:
        return None
    spread = pstdev(one) * pstdev(other)
    if spread < 1e-12:
        return None
    mean_one, mean_other = fmean(one), fmean(other)
    together = fmean((a - mean_one) * (b - mean_other) for a, b in zip(one, other, strict=True))
    return round(together / spread, 6)


def topic_shares(marked: Marked, topic_of: dict[str, str]) -> dict[str, float]:
    """The mean of a learner's points by topic."""
    by_topic: dict[str, list[float]] = {}
    for mark in marked.marks:
        by_topic.setdefault(topic_of.get(mark.item, "other"), []).append(mark.outcome.points)
    return {topic: fmean(points) for topic, points in by_topic.items()}
