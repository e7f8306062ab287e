"""Worksheets as pages to print: one HTML text that holds everything it shows, cards as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from hanafuda_lib import art
from hanafuda_lib.art.export import CARD_HEIGHT, CARD_WIDTH, Paper
from hanafuda_lib.cards import Card
from hanafuda_lib.classroom.headings import heading
from hanafuda_lib.classroom.task import LETTERS, Grid, Strip, Task
from hanafuda_lib.exercises import Choice, Picture

_MARGIN = 14
# Cards of half the real size are easily told apart; where a task shows most of the deck, of two fifths.
_SMALL, _SMALLEST = 0.5, 0.4
_MANY = 30
_FEW = 4
_JAPANESE = re.compile("([\u3005-\u30ff\u3400-\u9fff\uff66-\uff9f]+)")
_STYLE = """
*{box-sizing:border-box}
body{margin:0 auto;padding:6mm;max-width:%(width)smm;color:#111;background:#fff;
 font:10.5pt/1.4 system-ui,"Noto Sans","Noto Sans CJK JP","Hiragino Sans","Yu Gothic",sans-serif}
h1{font-size:15pt;margin:0 0 1mm}
.kind{margin:0 0 4mm;color:#333}
.who{display:flex;gap:8mm;margin:0 0 6mm}
.who>span{flex:2;border-bottom:.3mm solid #111;padding-bottom:1mm;min-height:8mm}
.who>span+span{flex:1}
section+section{break-before:page;border-top:.3mm dashed #999;margin-top:12mm;padding-top:8mm}
ol{margin:0;padding:0;list-style:none;counter-reset:task}
.task{counter-increment:task;break-inside:avoid;margin:0 0 7mm;padding-left:9mm;position:relative}
.task::before{content:counter(task) ".";position:absolute;left:0;font-weight:700;font-size:12pt}
.task p{margin:0 0 2mm}
.strip{margin:0 0 2mm;break-inside:avoid}
.strip b{display:block;font-size:9pt;font-weight:600;color:#333}
.cards{display:flex;flex-wrap:wrap;gap:1.5mm}
.card{width:%(card)smm;height:%(tall)smm;flex:none;display:block}
.many .card{width:%(less)smm;height:%(lesstall)smm}
.strips{display:flex;flex-wrap:wrap;gap:0 5mm}
ol.two{columns:2;column-gap:6mm}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:1mm 6mm;margin:0;padding:0;list-style:none}
.choices.pictures{display:flex;flex-wrap:wrap;gap:1mm 3mm;margin-bottom:2mm}
.choices li{break-inside:avoid}
.line{border-bottom:.3mm solid #111;height:9mm;margin-top:1mm}
table{border-collapse:collapse;margin-top:2mm;width:100%%;break-inside:avoid}
th,td{border:.25mm solid #555;padding:.5mm 2mm;height:7.5mm;text-align:left;font-weight:400}
thead th{font-weight:600;background:#f2efe8}
.numbers th+th,.numbers td{width:19%%;text-align:right}
.points th+th,.points td+td{width:24mm;text-align:right}
.alt{font-size:.86em;color:#333;padding-left:.35em}
.solution{margin:0;padding-left:4mm}
.key .task{margin-bottom:4mm}
.key td,.key th{height:auto}
.key table{width:auto;min-width:60%%;margin-bottom:1.5mm}
@page{size:%(paper)s;margin:%(margin)smm;
 @bottom-center{content:counter(page) " / " counter(pages);font:8pt sans-serif}}
@media print{body{padding:0;max-width:none}section+section{border:0;margin:0;padding:0}
 thead th{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
"""


def document(title: str, body: str, *, paper: Paper, real_size: bool) -> str:
    """A whole HTML page for this paper. Nothing in it asks another place for anything.

    >>> from hanafuda_lib.art.export import PAPERS
    >>> document("Key", "<p>x</p>", paper=PAPERS["a4"], real_size=False)[:15]
    '<!doctype html>'
    """
    scale, many = (1.0, 1.0) if real_size else (_SMALL, _SMALLEST)
    style = _STYLE % {
        "paper": paper.name, "margin": _MARGIN, "width": f"{paper.width - 2 * _MARGIN:g}",
        "card": f"{CARD_WIDTH * scale:g}", "tall": f"{CARD_HEIGHT * scale:g}",
        "less": f"{CARD_WIDTH * many:g}", "lesstall": f"{CARD_HEIGHT * many:g}",
    }  # fmt: skip
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def symbols(cards: Iterable[Card]) -> str:
    """The pictures of these cards, drawn once; each place on the page refers to them."""
    drawn = "".join(
        f'<symbol id="c-{card.id}" viewBox="0 0 120 200" preserveAspectRatio="none">{art.face(card)}</symbol>'
        for card in sorted(set(cards))
    )
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {hidden}>{drawn}</svg>' if drawn else ""


def cards_of(tasks: Iterable[Task]) -> list[Card]:
    """Every card that these tasks show."""
    return [picture.card for task in tasks for strip in task.strips for picture in strip.pictures]


def choice_cards_of(tasks: Iterable[Task]) -> list[Card]:
    """Every card that is a choice."""
    return [choice.card for task in tasks for choice in task.choices if choice.card is not None]


def text(words: str) -> str:
    """A text as HTML; its Japanese is marked as such, for the right letters and the voice.

    >>> text("Blues (青短 aotan) < 6")
    'Blues (<span lang="ja">青短</span> aotan) &lt; 6'
    """
    return "".join(
        f'<span lang="ja">{escape(part)}</span>' if _JAPANESE.fullmatch(part) else escape(part)
        for part in _JAPANESE.split(words)
        if part
    )


def label(words: str, lang: str) -> str:
    """A heading, with the other language beside it."""
    english, other = heading(words, lang)
    return text(english) + (f'<span class="alt" lang="{lang}">{escape(other)}</span>' if other else "")


def task_html(task: Task, *, lang: str) -> str:
    """A task as it is printed for the learner."""
    parts = [f"<p>{text(task.prompt)}</p>", _shown(task, lang)]
    if task.grid is not None:
        parts.append(_grid(task.grid, lang))
    asks_why = len(task.solution) > 1
    if task.grid is None and (asks_why or not task.choices):
        parts.append('<div class="line"></div>')
    many = " many" if sum(len(strip.pictures) for strip in task.strips) > _MANY else ""
    return f'<li class="task{many}">{"".join(parts)}</li>'


def list_class(tasks: Iterable[Task], *, real_size: bool) -> str:
    """Short tasks stand in two columns.

    >>> list_class([Task(prompt="Which month is this?", answer="May")], real_size=False)
    ' class="two"'
    """
    short = all(
        task.grid is None and sum(len(strip.pictures) for strip in task.strips) <= _FEW for task in tasks
    )
    return ' class="two"' if short and not real_size else ""


def _shown(task: Task, lang: str) -> str:
    """The cards, then the choices; cards to choose from stand beside the first strip."""
    strips = [_strip(strip, lang) for strip in task.strips]
    choices = _choices(task.choices) if task.choices else ""
    if strips and choices and all(choice.card for choice in task.choices):
        return f'<div class="strips">{strips[0]}{choices}</div>{"".join(strips[1:])}'
    return "".join(strips) + choices


def key_html(task: Task, *, lang: str) -> str:
    """The same task in the key: the answer, the filled table, and why."""
    grid = "" if task.solved is None else _grid(task.solved, lang)
    why = "".join(f"<li>{text(sentence)}</li>" for sentence in task.solution)
    return (
        f'<li class="task"><p>{text(task.prompt)}</p><p><b>{text(task.answer)}</b></p>{grid}'
        f'<ul class="solution">{why}</ul></li>'
    )


def _strip(strip: Strip, lang: str) -> str:
    head = f"<b>{label(strip.label, lang)}</b>" if strip.label else ""
    return f'<div class="strip">{head}<div class="cards">{"".join(map(_card, strip.pictures))}</div></div>'


def _card(picture: Picture) -> str:
    return (
        f'<svg class="card" role="img" aria-label="{escape(picture.says)}">'
        f'<use href="#c-{picture.card.id}" width="100%" height="100%"/></svg>'
    )


def _choices(choices: tuple[Choice, ...]) -> str:
    pictured = all(choice.card is not None for choice in choices)
    shown = [_card(Picture(each.card, each.text)) if each.card else text(each.text) for each in choices]
    items = "".join(
        f"<li><b>{letter}</b> {inside}</li>" for letter, inside in zip(LETTERS, shown, strict=False)
    )
    return f'<ul class="choices{" pictures" if pictured else ""}">{items}</ul>'


def _grid(grid: Grid, lang: str) -> str:
    kind = "numbers" if len(grid.head) > 2 else "points"
    head = "".join(f'<th scope="col">{label(cell, lang) if cell else ""}</th>' for cell in grid.head)
    rows = "".join(_row(first, rest, lang) for first, *rest in grid.rows)
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _row(first: str, rest: list[str], lang: str) -> str:
    cells = "".join(f"<td>{text(cell)}</td>" for cell in rest)
    return f'<tr><th scope="row">{label(first, lang)}</th>{cells}</tr>'
