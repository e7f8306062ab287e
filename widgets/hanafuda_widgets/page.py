"""A presenter as a piece of HTML: what the static site shows in place of the notebook's widget."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from hanafuda_widgets.presenters.base import STATE_VERSION, Presenter

# What is read where no script runs, or in a notebook that has not been run.
_FALLBACK = "{} to life on the course's web pages, or when you run this cell in JupyterLab."
_WHAT_COMES = {"quiz": "These questions come", "trainer": "The card trainer comes"}


def page_html(presenter: Presenter) -> str:
    r"""The ``<div>`` that ``frontend/page.js`` brings to life: presenter, arguments and state as JSON.

    >>> from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
    >>> page_html(KoiKoiTable(seed=7))[:24]
    '<div class="hf-widget">\n'
    """
    spec = {
        "v": STATE_VERSION,
        "id": page_id(presenter),
        "presenter": presenter.name,
        "kwargs": presenter.kwargs,
        "state": presenter.state,
    }
    return (
        '<div class="hf-widget">\n'
        f"<p>{_FALLBACK.format(_WHAT_COMES.get(presenter.name, 'This table comes'))}</p>\n"
        f'<script type="application/json">{script_json(spec)}</script>\n'
        "</div>"
    )


def page_id(presenter: Presenter) -> str:
    """The id under which a browser keeps this presenter's state: the same in every build.

    >>> from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
    >>> page_id(KoiKoiTable(seed=7)) == page_id(KoiKoiTable(seed=7)) != page_id(KoiKoiTable(seed=8))
    True
    """
    arguments = json.dumps(presenter.kwargs, sort_keys=True)
    return f"{presenter.name}-{hashlib.sha256(arguments.encode()).hexdigest()[:8]}"


def script_json(value: Any) -> str:
    r"""JSON that may stand inside a ``<script>``: nothing in it can end the script or open a comment.

    >>> script_json("</script><!-- & -->")
    '"\\u003c/script\\u003e\\u003c!-- \\u0026 --\\u003e"'
    """
    text = json.dumps(value)  # plain ASCII: the line separators of JavaScript are escaped as well
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text
