"""What pages weigh and how well they do, as measured by the site's tests, beside what is kept in the repository.

The tests write all pages into `_build/figures.json`. `python -m tests.browser.figures` keeps those of some pages
in `tests/data/site_figures.json`; look at the difference before it is committed. Sizes and counts are compared,
times only noted: they belong to the machine.
"""

import gzip
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MEASURED = ROOT / "_build" / "figures.json"
KEPT = ROOT / "tests" / "data" / "site_figures.json"
# One page of each sort.
PAGES = (
    "index.html", "1-deck/twelve-months.html", "2-capture/turn.html", "3-koi-koi/play.html", "6-practice/quiz.html",
    "6-practice/trainer.html", "6-practice/calculator.html", "7-teach/first-lesson.html", "8-reference/cards.html",
    "8-reference/glossary.html", "8-reference/rule-table.html", "search.html",
)  # fmt: skip
TOLERANCE = 0.15  # of a size: a page may grow a little without a word
SIZES = ("bytes", "packed", "requests")
COUNTS = ("axe", "contrast", "errors", "outside")  # must be the same, and that is none
_TIMES = """() => {
    const [page] = performance.getEntriesByType("navigation");
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { paint: Math.round(paint?.startTime ?? 0), load: Math.round(page.loadEventEnd) };
}"""


def times(page):
    """When something was first seen, and when all was loaded, in ms after the page was asked for."""
    return page.evaluate(_TIMES)


def figures(note):
    """The figures of one page of the tour: bytes, bytes with gzip, requests, times, and what was found wrong."""
    bodies = note["loaded"].values()
    return {
        "bytes": sum(map(len, bodies)),
        "packed": sum(len(gzip.compress(body, 6)) for body in bodies),
        "requests": len(bodies),
        "axe": len(note["light"][0]),
        "contrast": len(note["dark"][0]),
        "errors": len(note["wrong"]),
        "outside": len(note["outside"]),
        **{f"{name}_ms": value for name, value in note["times"].items()},
    }


def differences(measured, kept):
    """In words, where a page is not as it is kept: sizes beyond the tolerance, other counts."""
    found = []
    for page, old in kept.items():
        new = measured.get(page)
        if new is None:
            found.append(f"{page} is gone")
            continue
        other = [name for name in SIZES if abs(new[name] - old[name]) > TOLERANCE * old[name]]
        other += [name for name in COUNTS if new[name] != old[name]]
        found += [f"{page}: {name} {old[name]} -> {new[name]}" for name in other]
    return found


def main():
    """Keep what was measured last."""
    measured = json.loads(MEASURED.read_text("utf-8"))
    kept = {page: measured[page] for page in PAGES}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
