"""The presenters that live in one page: requests in, states out, both as JSON text.

A request carries all that is needed to go on (the saved match of the last state), so it does not matter
whether the presenter is still at hand, was made for another page, or died with its worker.
"""

from __future__ import annotations

import json
from typing import Any

from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.presenters import PRESENTERS, find_presenter
from hanafuda_widgets.presenters.base import MessageError, Presenter, error_of, shown


class Session:
    """Answers requests ``{id, presenter, kwargs, saved, token, message}`` with ``{state, token, fresh}``.

    ``token`` names the state that the page shows; when the presenter at hand is in another one, it is
    restored from ``saved``. ``fresh`` is true when that failed (a match of another version) and a new
    presenter was made, to which the message does not apply. Errors come as ``{error: {code, message}}``.

    >>> session = Session()
    >>> request = {"presenter": "koikoi-table", "kwargs": {"seed": 7}, "message": {"type": "x"}}
    >>> json.loads(session.answer(json.dumps(request)))["state"]["error"]["code"]
    'unknown-type'
    """

    def __init__(self) -> None:
        self._presenters: dict[str, tuple[str, Presenter]] = {}
        self._count = 0

    def warm(self, names: str) -> None:
        """Load presenters before they are asked for anything; a name that nobody knows is left alone.

        >>> Session().warm("koikoi-table no-such-name")
        """
        for name in names.split():
            if name in PRESENTERS:
                find_presenter(name)

    def answer(self, text: str) -> str:
        """The answer to one request. Never raises."""
        try:
            return json.dumps(self._answer(json.loads(text)))
        except HanafudaError as error:
            return json.dumps({"error": error_of(error)})
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, the learner's match must go on
            what = f"{type(error).__name__}: {error}"
            message = f"Something went wrong inside the table ({what}). Nothing is lost."
            return json.dumps({"error": {"code": "bug", "message": message}})

    def _answer(self, request: Any) -> dict[str, Any]:
        if not isinstance(request, dict):
            raise MessageError("bad-request", f"bad request {shown(request)}: expected an object")
        key = str(request.get("id"))
        presenter, fresh = self._presenter(key, request)
        # Forgotten while it works: after an error nobody knows what state it is in.
        self._presenters.pop(key, None)
        state = presenter.state if fresh else presenter.handle(request.get("message"))
        self._count += 1
        token = str(self._count)
        self._presenters[key] = (token, presenter)
        return {"state": state, "token": token, "fresh": fresh}

    def _presenter(self, key: str, request: dict[str, Any]) -> tuple[Presenter, bool]:
        token, presenter = self._presenters.get(key, ("", None))
        if presenter is not None and token == request.get("token"):
            return presenter, False
        cls = find_presenter(request.get("presenter"))
        kwargs = request.get("kwargs")
        if not isinstance(kwargs, dict):
            raise MessageError("bad-request", f"bad arguments {shown(kwargs)}: expected an object")
        saved = request.get("saved")
        if saved is None:
            return cls(**kwargs), False
        try:
            return cls.restore(saved), False
        except HanafudaError:
            return cls(**kwargs), True
