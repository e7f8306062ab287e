"""Jupyter Book's helper for this site: a page loads what it needs and no more, and says what it is about.

Named in `_config.yml` as a local extension. It takes scripts and style sheets from pages that have no use
for them, tells the browser early what a widget will load, describes each page for whoever shares a link,
lets no script stand before the first picture of a page, and leaves out the icon script of the theme
(`icons.css` draws the few signs that are used).
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanafuda_lib import art  # noqa: E402 - found only now
from hanafuda_lib.cards import Card  # noqa: E402
from tools import preview, rule_table  # noqa: E402

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FRONTEND = ROOT / "book" / "_vendor" / "hf"  # as pages load it: tools/vendor.py
ENTRY = "page.js"
# Which pages need a file, by what stands in their HTML.
NEEDED_FOR = {
    "hf/": "hf-widget",
    "sphinx-design": 'class="sd-',
    "design-tabs": 'class="sd-',
    "togglebutton": "dropdown",
    "clipboard": "highlight",
    "copybutton": "highlight",
}
ICON_SCRIPT = re.compile(
    r"\s*<!-- So that users can add custom icons -->\s*"
    r'<script defer src="[^"]*fontawesome\.js[^"]*"></script>'
)
# The theme loads the whole search on every page, for a search while one types, which is switched off.
SEARCH_SCRIPT = re.compile(
    r'[ \t]*<script src="[^"]*(?:searchtools|language_data|searchindex)\.js[^"]*"></script>\n'
)
SEARCH_PAGE = "search.html"
# Scripts that a browser would run before it draws anything; they run after it has read the page as well.
BLOCKING_SCRIPT = re.compile(r'<script src="')
# The one line that needs such a script: it waits for it.
PAGE_NAME = re.compile(r"<script>(DOCUMENTATION_OPTIONS\.)")
# What a widget needs is asked for after what the first picture of the page needs: the end of the head.
EARLY = ("<!-- widget -->", "<!-- /widget -->\n")
EARLY_PART = re.compile(f"{EARLY[0]}(.*?){EARLY[1]}", re.DOTALL)
# The theme asks for its storage without asking whether there is any.
STORAGE = """<script>
try { localStorage.getItem("mode"); } catch {
  const setItem = (key) => {
    if (key !== "mode" && key !== "theme") throw new DOMException("forbidden", "SecurityError");
  };
  const value = { getItem: () => null, setItem, removeItem: () => {}, length: 0 };
  Object.defineProperty(window, "localStorage", { value });
}
</script>
"""
# The three ways in on the first page, each with a card (`theme.css` shows them).
WAYS = {"learn": "01-crane", "play": "08-moon", "teach": "11-rainman"}
DESCRIPTION = range(50, 200)  # letters: what a search engine or a chat shows under a link


def static_imports(module: str, seen: dict[str, None] | None = None) -> list[str]:
    """The module and all that it imports before it runs, in the order of need."""
    seen = {} if seen is None else seen
    if module not in seen:
        seen[module] = None
        text = (FRONTEND / module).read_text("utf-8")
        for target in re.findall(r'(?:\bfrom|\bimport)"\./([\w.-]+)"', text):
            static_imports(target, seen)
    return list(seen)


def late_imports(presenters: Iterable[str]) -> list[str]:
    """The pieces that the page's entry loads later, for these presenters: each is named like one."""
    text = "".join((FRONTEND / name).read_text("utf-8") for name in static_imports(ENTRY))
    late = re.findall(r'\bimport\("\./([\w.-]+)"\)', text)
    return [name for name in late if name.partition("-")[0] in presenters]


def is_needed(address: str, body: str) -> bool:
    """Whether a page with this text has a use for a script or a style sheet."""
    return all(sign in body for part, sign in NEEDED_FOR.items() if part in address)


def early(root: str, body: str) -> str:
    """Links by which a browser fetches a widget's modules at once, and not one after the other."""
    presenters = set(re.findall(r'"presenter": "([\w-]+)"', body))
    modules = dict.fromkeys(static_imports(ENTRY))
    for name in late_imports(presenters):
        modules |= dict.fromkeys(static_imports(name))
    del modules[ENTRY]
    lines = [f'<link rel="modulepreload" href="{root}_static/hf/{name}" />' for name in modules]
    lines.append(
        f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{root}_static/hf/cards.svg" />'
    )
    return "\n".join(lines)


def describe(doctree: Any) -> str:
    """The first paragraph that says something, cut after a sentence."""
    for paragraph in doctree.findall(lambda node: node.tagname == "paragraph") if doctree else ():
        text = " ".join(re.sub(r"<[^>]+>", "", paragraph.astext()).split())
        text = text[:1].upper() + text[1:]
        if len(text) >= DESCRIPTION.start and not text.startswith("About "):
            if len(text) <= DESCRIPTION.stop:
                return text
            cut = text[: DESCRIPTION.stop]
            end = max(cut.rfind(mark) for mark in (". ", "? ", "! "))
            return cut[: end + 1] if end >= DESCRIPTION.start else cut[: cut.rfind(" ")] + " …"
    return "Learn hanafuda, the Japanese flower cards: lessons, exercises and tables to play at."


def on_page(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:  # noqa: ARG001
    """Sphinx asks before it writes a page: what it loads, and what it says in its head."""
    body = context.get("body") or ""
    for kind in ("script_files", "css_files"):
        context[kind] = [
            file for file in context[kind] if is_needed(str(getattr(file, "filename", file)), body)
        ]
    root = str(context["content_root"])
    text, title = describe(doctree), re.sub(r"<[^>]+>", "", str(context.get("title") or "Hanafuda"))
    tags = [
        f'<meta name="description" content="{escape(text)}" />',
        f'<meta property="og:title" content="{escape(title, quote=True)}" />',
        f'<meta property="og:description" content="{escape(text)}" />',
        '<meta property="og:type" content="website" />',
        '<meta property="og:site_name" content="Hanafuda" />',
        f'<meta property="og:image" content="{root}_static/{preview.FILE}" />',
        f'<meta property="og:image:alt" content="{preview.SAYS}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    if "hf-widget" in body:
        tags.append(f"{EARLY[0]}{early(root, body)}{EARLY[1]}")
    context["metatags"] = STORAGE + str(context.get("metatags") or "") + "\n" + "\n".join(tags) + "\n"


def on_read(app: Sphinx, page: str, source: list[str]) -> None:  # noqa: ARG001 - Sphinx's signature
    """Sphinx has read a page's text: the table of rules is filled in."""
    if page == "8-reference/rule-table":
        source[0] = source[0].replace(rule_table.MARK, rule_table.table(rule_table.coverage()))


def lighter(text: str, *, search: bool) -> str:
    """A page that draws before it runs anything, and loads the search only where one searches.

    >>> lighter('<script src="_static/doctools.js"></script>', search=False)
    '<script defer src="_static/doctools.js"></script>'
    """
    text = ICON_SCRIPT.sub("", text)
    if not search:
        text = SEARCH_SCRIPT.sub("", text)
    text = BLOCKING_SCRIPT.sub('<script defer src="', text)
    text = PAGE_NAME.sub(r'<script type="module">\1', text)
    if found := EARLY_PART.search(text):
        text = EARLY_PART.sub("", text).replace("</head>", f"{found[1]}\n</head>", 1)
    return text


def on_finish(app: Sphinx, problem: Exception | None) -> None:
    """After the last page: the theme's icons leave, and the picture for sharing comes."""
    if problem or app.builder.format != "html":
        return
    folder = Path(app.outdir)
    for path in folder.rglob("*.html"):
        if "_static" not in path.relative_to(folder).parts:
            path.write_text(lighter(path.read_text("utf-8"), search=path.name == SEARCH_PAGE), "utf-8")
    static = folder / "_static"
    for unused in [*(static / "scripts").glob("fontawesome.js*"), *static.rglob("fa-*.woff2")]:
        unused.unlink()
    preview.draw(static / preview.FILE)
    for way, card in WAYS.items():
        (static / f"way-{way}.svg").write_text(art.card_svg(Card.parse(card)), "utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx's way in."""
    app.connect("source-read", on_read)
    app.connect("html-page-context", on_page, priority=900)
    app.connect("build-finished", on_finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True, "version": json.dumps(NEEDED_FOR)}
