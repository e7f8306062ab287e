"""The report on a class as one HTML page: who is where, which tasks are hard, what was odd.

Everything that comes from a file goes in as text; the page runs no script and asks nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean, median

from hanafuda_lib.classroom import duplicate, plots
from hanafuda_lib.classroom.files import Collection
from hanafuda_lib.classroom.item_report import FEW, ItemReport, Stumble, item_reports, stumbles, topic_shares
from hanafuda_lib.classroom.marked import Marked
from hanafuda_lib.classroom.task import ClassroomError, require_title
from hanafuda_lib.errors import HanafudaError, shown
from hanafuda_lib.exercises import TOPICS, find_item

#: More learners than this are shown as a histogram, not one by one.
MANY = 45
#: So many names or slips stand in one cell.
_MOST_NAMED = 12
_STYLE = """
body{margin:0 auto;max-width:60rem;padding:1.5rem;color:#1c1a17;background:#fff;
 font:16px/1.5 system-ui,"Noto Sans","Noto Sans CJK JP",sans-serif}
h1{font-size:1.7rem;margin:0 0 .3rem}h2{margin:2.5rem 0 .5rem;border-top:2px solid #b3261e;padding-top:.6rem}
h3{margin:1.6rem 0 .3rem}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{border-bottom:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}
td{overflow-wrap:anywhere}
thead th{border-bottom:2px solid #555}
td.n,th.n{text-align:right;white-space:nowrap}
.wide{overflow-x:auto}
.plot{max-width:100%;height:auto;display:block;margin:.5rem 0}
.plot text{font:12px system-ui,sans-serif;fill:#1c1a17}.plot .small{font-size:11px}
.bar,.dot{fill:#3a5f8a}.ring{fill:#fff;stroke:#b3261e;stroke-width:2.5}.axis{fill:none;stroke:#777}
.odd{color:#8a1c14}
@media print{h2{break-before:page}h2:first-of-type{break-before:auto}tr{break-inside:avoid}}
"""


def report_html(collection: Collection, *, title: str = "Class report") -> str:
    """The whole report. Errors: :class:`ClassroomError`.

    >>> from hanafuda_lib.classroom.files import collect
    >>> "no such file" in report_html(collect(["nowhere.json"]))
    True
    """
    if not isinstance(collection, Collection):
        raise ClassroomError(
            "bad-results", f"bad collection {shown(collection)}: expected what collect(…) gives"
        )
    require_title(title)
    works = collection.works
    parts = [f"<h1>{escape(title)}</h1>", _summary(collection), _problems(collection)]
    parts += [_work(results) for results in works.values()]
    if collection.further:
        parts += ["<h2>Further attempts</h2>", "<p>They do not count; the first one does.</p>",
                  _learners(collection.further)]  # fmt: skip
    body = "\n".join(parts)
    page = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )
    return page.encode("utf-8", "replace").decode()


def _summary(collection: Collection) -> str:
    learners = {each.result.who.casefold() for each in collection.counted}
    odd = sum(bool(each.remarks) for each in collection.counted)
    counts = (
        _count(len(learners), "learner"),
        _count(len(collection.counted), "result"),
        _count(len(collection.works), "work"),
    )
    bad = f"{_count(len(collection.problems), 'file')} could not be used"
    how = (
        "Each mark was worked out anew from the raw answers and records. Right counts 1, right with a "
        "hint ½. The numbers say what was answered, not who sat there."
    )
    return f"<p>{', '.join(counts)}. {bad}; {_count(odd, 'result')} with a remark.</p><p>{how}</p>"


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _problems(collection: Collection) -> str:
    if not collection.problems:
        return ""
    rows = [[problem.source, problem.text] for problem in collection.problems]
    return "<h2>Files that could not be used</h2>" + _table(["File", "Why"], rows)


# ---------------------------------------------------------------- one work


def _work(results: Sequence[Marked]) -> str:
    head = f"<h2>{escape(results[0].title)}</h2>"
    return head + (_match(results) if results[0].result.kind == "match" else _quiz(results))


def _match(results: Sequence[Marked]) -> str:
    standings = duplicate.compare(results)
    rows = [(each.who, each.percent) for each in standings if each.percent is not None]
    percents = [percent for _, percent in rows]
    plot = _spread("Against the field, in per cent", rows, percents) if rows else ""
    head, *body = duplicate.table(standings)
    return (
        "<p>As in duplicate bridge: each deal is compared with what the others made of the same cards from "
        "the same seat. 50 % is what the field made; 100 %: better than everybody else. After the first deal "
        "learners may sit as dealer or not, and are compared with those who sat alike.</p>"
        f"<p>{escape(duplicate.checked(results))}</p>"
        f"{plot}{_table(head, body, numbers=2)}{_remarks(results)}"
    )


def _quiz(results: Sequence[Marked]) -> str:
    percents = [each.percent or 0.0 for each in results]
    ranked = sorted(results, key=lambda each: (-(each.percent or 0), each.result.who.casefold()))
    rows = [(each.result.who, each.percent or 0.0) for each in ranked]
    return (
        f"<p>Mean {fmean(percents):.0f} %, median {median(percents):.0f} %.</p>"
        f"<h3>Who is where</h3>{_spread('Points in per cent', rows, percents)}"
        f"{_learners(ranked, named=False)}"
        f"{_topics(ranked)}{_stumbles(stumbles(ranked))}<h3>The tasks</h3>{_items(item_reports(results))}"
    )


def _stumbles(found: Sequence[Stumble]) -> str:
    """A row a task: who should look at it again, and at what."""
    if not found:
        return ""
    rows = [[each.asked, _some(each.who), _some([_times(*pair) for pair in each.where])] for each in found]
    return "<h3>Who stumbled where</h3>" + _table(["Task", "Who", "Where"], rows)


def _times(slip: str, number: int) -> str:
    return slip if number == 1 else f"{slip} ({number})"


def _some(words: Sequence[str]) -> str:
    """The first of many, and how many more there are."""
    shown = " · ".join(words[:_MOST_NAMED])
    return shown if len(words) <= _MOST_NAMED else f"{shown} · and {len(words) - _MOST_NAMED} more"


def _spread(title: str, rows: Sequence[tuple[str, float]], percents: Sequence[float]) -> str:
    if len(rows) > MANY:
        return plots.histogram(f"{title}: number of learners", percents, most=100, unit=" %")
    return plots.bars(title, rows, most=100, unit=" %")


def _learners(results: Iterable[Marked], *, named: bool = True) -> str:
    """A row a result; ``named`` says of which work."""
    rows = [
        [each.result.who, *([each.title] if named else []), f"{each.points:g}",
         f"{each.most:g}" if each.most else "", "" if each.percent is None else f"{each.percent:.0f} %",
         _minutes(each.seconds), each.source, " · ".join(each.remarks)]
        for each in results
    ]  # fmt: skip
    head = ["Name", *(["Work"] if named else []), "Points", "of", "Per cent", "Minutes", "File", "Remarks"]
    return _table(head, rows, numbers=1 + named, last_number=4 + named)


def _remarks(results: Sequence[Marked]) -> str:
    rows = [[each.result.who, each.source, " · ".join(each.remarks)] for each in results if each.remarks]
    return "<h3>Remarks</h3>" + _table(["Name", "File", "Remark"], rows) if rows else ""


def _topics(results: Sequence[Marked]) -> str:
    """Learners by topic: who should look at what again."""
    topic_of = {mark.item: _topic(mark.item) for each in results for mark in each.marks}
    topics = sorted(
        set(topic_of.values()), key=lambda topic: list(TOPICS).index(topic) if topic in TOPICS else 99
    )
    if len(topics) < 2:
        return ""
    shares = [(each.result.who, topic_shares(each, topic_of)) for each in results]
    rows = [
        [who, *(f"{100 * found[topic]:.0f} %" if topic in found else "" for topic in topics)]
        for who, found in shares
    ]
    head = ["Name", *(TOPICS.get(topic, topic) for topic in topics)]
    return "<h3>By topic</h3>" + _table(head, rows, numbers=1)


def _topic(item_id: str) -> str:
    try:
        return find_item(item_id).topic
    except HanafudaError:
        return "other"


def _items(reports: Sequence[ItemReport]) -> str:
    dots = [
        plots.Dot(each.share, each.apart, each.item, loud=bool(each.remark))
        for each in reports
        if each.apart is not None and each.answers >= FEW
    ]
    plot = plots.scatter(
        "How many knew each task, and how well it tells learners apart", dots,
        across="right answers", up="goes with the rest", low=-0.5,
    ) if dots else ""  # fmt: skip
    slow = sorted((each for each in reports if each.seconds), key=lambda each: -each.seconds)[:10]
    most = max((each.seconds for each in slow), default=0)
    pairs = [(each.item, each.seconds) for each in slow]
    times = plots.bars("The slowest tasks, median seconds", pairs, most=most, unit=" s") if slow else ""
    rows = [
        [each.asked, each.item, str(each.answers), f"{100 * each.share:.0f} %",
         "" if each.apart is None else f"{each.apart:+.2f}".replace("-", "−"),
         f"{each.seconds:.0f} s" if each.seconds else "", each.wrong, each.remark]
        for each in reports
    ]  # fmt: skip
    head = ["Task", "Id", "Answers", "Right", "Apart", "Median", "Usual slip", "Remark"]
    note = (
        "<p>Apart: how far a task goes with the rest of the work, from −1 to 1. Near 0, it does not tell who "
        "knows more from who knows less.</p>"
    )
    return f"{plot}{note}{_table(head, rows, numbers=2, last_number=5)}" + (
        f"<h3>Time</h3>{times}" if times else ""
    )


def _minutes(seconds: float) -> str:
    return f"{seconds / 60:.1f}" if seconds else ""


def _table(
    head: Sequence[str],
    rows: Iterable[Sequence[str]],
    *,
    numbers: int | None = None,
    last_number: int | None = None,
) -> str:
    """A table; the columns from ``numbers`` to ``last_number`` hold numbers."""
    last = len(head) if last_number is None else last_number

    def kind(place: int) -> str:
        return ' class="n"' if numbers is not None and numbers <= place <= last else ""

    heads = "".join(f'<th scope="col"{kind(place)}>{escape(cell)}</th>' for place, cell in enumerate(head))
    lines = "".join(
        "<tr>" + "".join(f"<td{kind(place)}>{escape(cell)}</td>" for place, cell in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'
