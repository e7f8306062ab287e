"""What axe finds on an open page. Only the colours differ between light and dark, and only they are looked at twice."""

import json
from pathlib import Path

_AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
# The strokes of the drawn cards say nothing to anybody (the picture has a name), and axe would walk them all.
_NO_STROKES = """() => document.querySelectorAll("svg").forEach((svg) => svg.replaceChildren(
    ...[...svg.children].filter((child) => ["title", "desc", "text"].includes(child.localName))))"""
_STILL = "document.getAnimations().forEach((animation) => animation.finish())"
BY_COLOUR = ("color-contrast", "link-in-text-block")


def violations(page, *, within=None, rules=None):
    """The names of the broken rules with the places, and nothing when all is well.

    ``within`` is a selector; ``rules`` names the rules to look at, else all. The drawings of the page
    are gone afterwards: look at them before.
    """
    page.evaluate(_STILL)
    page.evaluate(_NO_STROKES)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text("utf-8"))
    options = {"runOnly": list(rules)} if rules else {}
    context = json.dumps(within) if within else "document"
    found = page.evaluate(f"axe.run({context}, {json.dumps(options)})")["violations"]
    return [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found]


def violations_in_both_themes(page):
    """All rules in the light theme, then in the dark one those that depend on colours; light again afterwards."""
    found = [("light", *row) for row in violations(page)]
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    found += [("dark", *row) for row in violations(page, rules=BY_COLOUR)]
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found
