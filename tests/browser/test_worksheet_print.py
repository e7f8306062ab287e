"""Worksheets as Chromium prints them: paper size, cards at real size, nothing cut, the key apart."""

import re

import pytest

from hanafuda_lib.classroom import make_worksheet

MM = 96 / 25.4
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
MARGIN = 14
SHEETS = [("scoring", 5), ("scoring", 3), ("capture", 4), ("settlement", 4), ("settlement", 5), ("months", 2)]

BOXES = """() => {
  const box = (element) => { const {x, y, width, height, right} = element.getBoundingClientRect(); return {x, y, width, height, right}; };
  const all = (what) => [...document.querySelectorAll(what)].map(box);
  return {tasks: all(".task"), cards: all(".card"), strips: all(".strip"), tables: all("table"),
    all: all("section :not(svg *)"), scroll: document.documentElement.scrollWidth};
}"""


def printed(visit, page, paper):
    """The boxes in millimetres, with the page as wide as the paper between its margins."""
    width, _ = PAPERS[paper]
    inside = round((width - 2 * MARGIN) * MM)
    seen = visit("about:blank", viewport={"width": inside, "height": 900})
    seen.page.set_content(page)
    seen.page.emulate_media(media="print")
    boxes = seen.page.evaluate(BOXES)
    pdf = seen.page.pdf(prefer_css_page_size=True)
    seen.assert_quiet()
    return {
        what: [{side: value / MM for side, value in box.items()} for box in found]
        if what != "scroll"
        else found / MM
        for what, found in boxes.items()
    }, pdf


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("topic", "level"), SHEETS)
def test_nothing_is_wider_than_the_paper_or_higher_than_a_page(visit, topic, level, paper):
    made = make_worksheet(topic, level=level, items=4, seed=6, paper=paper, headings="ja")
    boxes, pdf = printed(visit, made.sheet, paper)
    width, height = PAPERS[paper]
    assert boxes["scroll"] <= width - 2 * MARGIN + 0.5
    assert max(box["right"] for box in boxes["all"]) <= width - 2 * MARGIN + 0.5
    # A task that fits a page is never broken; it stands whole on the next one.
    assert max(box["height"] for box in boxes["tasks"]) < height - 2 * MARGIN
    sizes = {tuple(round(float(side) * 25.4 / 72) for side in found.split()[2:]) for found in
             re.findall(r"/MediaBox \[([^\]]+)\]", pdf.decode("latin-1"))}  # fmt: skip
    assert sizes == {(round(width), round(height))}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("topic", "level"), SHEETS)
def test_cards_at_real_size_are_32_by_54_mm(visit, topic, level, paper):
    made = make_worksheet(topic, level=level, items=2, seed=6, paper=paper, real_size=True)
    boxes, _ = printed(visit, made.sheet, paper)
    assert boxes["cards"] or (topic, level) == ("settlement", 5)
    for box in boxes["cards"]:
        assert abs(box["width"] - 32) < 0.05
        assert abs(box["height"] - 54) < 0.05
    assert max(box["right"] for box in boxes["all"]) <= PAPERS[paper][0] - 2 * MARGIN + 0.5


def test_each_version_and_the_key_begin_on_a_page_of_their_own(visit):
    made = make_worksheet("months", level=1, items=2, seed=6, versions="ABC")
    for page in (made.sheet, made.key):
        _, pdf = printed(visit, page, "a4")
        assert len(re.findall(rb"/Type /Page\b", pdf)) == 3
