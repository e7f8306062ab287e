"""The front end's modules as they are written: a page loads them in few pieces, a test calls single functions."""

from pathlib import Path

FRONT_END = Path(__file__).resolve().parents[2] / "widgets" / "hanafuda_widgets" / "frontend"
#: The address of a module, below that of the site.
FOLDER = "_front_end/"
#: What a page of the book loads to show a widget (`_config.yml`).
STYLE = '<link rel="stylesheet" href="_static/hf/widgets.css">'


def serve_sources(page):
    """From now on the page finds `_front_end/answers.js` and the other modules."""

    def answer(route):
        text = (FRONT_END / route.request.url.rpartition("/")[2]).read_text("utf-8")
        text = text.replace('"ts-fsrs"', '"../_static/hf/ts-fsrs.js"')  # as tools/vendor.py does
        route.fulfill(body=text, content_type="text/javascript")

    page.route(f"**/{FOLDER}*.js", answer)
