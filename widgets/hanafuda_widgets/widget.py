"""The notebook's half: one anywidget shell that shows any presenter, and a class for each table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from hanafuda_lib import art
from hanafuda_lib.classroom.result import Result
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.base import Presenter, State
from hanafuda_widgets.presenters.card_table import CardTable
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable as KoiKoiPresenter
from hanafuda_widgets.raw_answers import KINDS, RawAnswers

FRONTEND = Path(__file__).parent / "frontend"
BUNDLE = FRONTEND / "dist" / "widget.js"
STYLES = tuple(FRONTEND / name for name in ("stage.css", "table.css", "quiz.css", "practice.css"))


class PresenterWidget(anywidget.AnyWidget):
    """Shows a presenter in a notebook cell; the state is synced, presses come back as messages.

    Its HTML form is what the static site shows: see :mod:`hanafuda_widgets.page`.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    # As text: in JupyterLite an object on its way to the page loses every null in it.
    state = traitlets.Dict().tag(sync=True, to_json=lambda state, _widget: json.dumps(state))

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        super().__init__(
            _esm=_bundle(), _css="".join(path.read_text("utf-8") for path in STYLES), state=presenter.state
        )
        self.on_msg(self._receive)

    def _receive(self, _widget: object, content: Any, _buffers: object) -> None:
        """Handle ``{id, message}`` from the front end; ``{done: id}`` tells it that this is the answer.

        ``{want: "cards"}`` asks for the pictures of the cards, which come once a page.
        """
        given = content if isinstance(content, dict) else {}
        if given.get("want") == "cards":
            self.send({"cards": art.sprite()})
            return
        self.state = self._answer(given.get("message"))
        self.send({"done": given.get("id")})

    def _answer(self, message: object) -> State:
        """The state after a message."""
        return self._presenter.handle(message)

    def __repr__(self) -> str:
        arguments = ", ".join(f"{name}={value!r}" for name, value in self._presenter.kwargs.items())
        return f"{type(self._presenter).__name__}Widget({arguments})"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The live view, and beside it the HTML for pages without a kernel."""
        bundle = super()._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, "text/plain": repr(self), "text/html": page_html(self._presenter)}, metadata


class TableWidget(PresenterWidget):
    """A card table; one that was made with ``class_code=`` can be handed in."""

    _presenter: CardTable

    def result(self, who: str) -> Result:
        """The match of a class as a result: ``result("Aiko").file_text`` is what is handed in."""
        return self._presenter.result(who)

    def save_result(self, who: str, path: Path | str, *, replace: bool = False) -> Path:
        """The same as a file; gives its path. Another file of this name stays, unless ``replace`` is true.

        Errors: :class:`HanafudaError`.
        """
        return self.result(who).save(path, replace=replace)


class ExerciseWidget(PresenterWidget):
    """Exercises and puzzles: the first answers are kept, and can be handed in."""

    def __init__(self, presenter: Presenter) -> None:
        self._raw = RawAnswers()
        super().__init__(presenter)

    def _answer(self, message: object) -> State:
        before = self.state
        after = super()._answer(message)
        self._raw.note(before, message, after)
        return self._raw.on(after)

    def result(self, who: str) -> Result:
        """The first answers as a result: ``result("Aiko").file_text`` is what is handed in.

        Errors: :class:`HanafudaError` when nothing has been answered yet.
        """
        return self._raw.result(self.state, who)

    def save_result(self, who: str, path: Path | str, *, replace: bool = False) -> Path:
        """The same as a file; gives its path. Another file of this name stays, unless ``replace`` is true.

        Errors: :class:`HanafudaError`.
        """
        return self.result(who).save(path, replace=replace)


class KoiKoiTableWidget(TableWidget):
    """A live table of Koi-Koi (こいこい): ``KoiKoiTable(seed=7)`` on the last line of a cell shows it.

    The arguments are those of :class:`hanafuda_widgets.presenters.koikoi_table.KoiKoiTable`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(KoiKoiPresenter(**options))


#: The short name for lessons.
KoiKoiTable = KoiKoiTableWidget


def show(presenter: Presenter) -> PresenterWidget:
    """Any presenter in a notebook cell.

    >>> show(KoiKoiPresenter(seed=7)).state["title"]
    'Koi-Koi'
    """
    return ExerciseWidget(presenter) if presenter.name in KINDS else PresenterWidget(presenter)


def _bundle() -> str:
    """The front end as one module: anywidget loads it from a blob, where no import works."""
    try:
        return BUNDLE.read_text("utf-8")
    except FileNotFoundError:
        raise FileNotFoundError(
            f"the notebook's front end is missing: expected {BUNDLE.name} in {BUNDLE.parent.name}/; "
            "install the course with `make course`, or build it with `python tools/bundle.py`"
        ) from None
