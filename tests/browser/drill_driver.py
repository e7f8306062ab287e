"""Answers quizzes and the card trainer as a person does, on a page with nothing else on it.

`drill_page(html)` opens one: a fresh browser profile, every other host out of reach, Python refused.
"""

from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.quiz import Quiz
from hanafuda_widgets.presenters.trainer import CardTrainer
from tests.browser.sources import STYLE

PHONE = {"width": 360, "height": 740}

_FOCUS = """() => {
    const active = document.activeElement;
    return {
        inside: Boolean(active.closest(".hf")), key: active.dataset.key ?? "", tag: active.tagName,
        group: active.closest("[data-roving]")?.dataset.roving ?? "", disabled: Boolean(active.disabled),
    };
}"""


def document(html, theme="light"):
    """A page with this HTML, as the book would show it."""
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>Drill</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f'{STYLE}<script type="module" src="_static/hf/page.js"></script></head>'
        f'<body style="margin: 16px"><main><h1>Drill</h1>{html}</main></body></html>'
    )


def quiz_html(*items, **options):
    """A quiz of these items, or of those that the options choose."""
    return page_html(Quiz(items=items, count=options.pop("count", len(items) or 5), **options))


def trainer_html(**options):
    return page_html(CardTrainer(**options))


class Drill:
    """The first quiz or trainer on the page."""

    def __init__(self, page, problems):
        self.page = page
        self.problems = problems
        self.root = page.locator(".hf").first
        self.root.wait_for()

    def prompt(self):
        return self.root.locator(".hf-question").text_content()

    def heard(self):
        return self.root.get_by_role("status").inner_text()

    def verdict(self):
        """What is said to the answer, a paragraph a line."""
        return "\n".join(self.root.locator(".hf-feedback p").all_inner_texts()).strip()

    def subtitle(self):
        return self.root.locator(".hf-subtitle").text_content()

    def focus(self):
        return self.page.evaluate(_FOCUS)

    def choose(self, name):
        self.root.locator(f'[data-key="choice:{name}"]').click()

    def press(self, key):
        self.root.locator(f'[data-key="{key}"]').click()

    def pressable(self):
        """What can be pressed now."""
        buttons = self.root.locator("button[data-key]:not(:disabled)")
        return buttons.evaluate_all(
            "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.key)"
        )

    def write(self, text):
        self.root.locator('[data-key="field"]').fill(text)
        self.page.keyboard.press("Enter")
