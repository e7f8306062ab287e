"""The presenters that live in one page: requests in, states out, both as JSON text.

A request carries all that is needed to go on (the saved match of the last state), so it does not matter
whether the presenter is still at hand, was made for another page, or died with its worker.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.presenters import PRESENTERS, find_presenter
from hanafuda_widgets.presenters.base import MessageError, Presenter, error_of, shown

#: A state as JSON, part by part.
Parts = Mapping[str, str]


class Session:
    """Answers requests ``{id, presenter, kwargs, saved, token, message}`` with ``{state, token, fresh}``.

    ``token`` names the state that the page shows; when the presenter at hand is in another one, it is
    restored from ``saved``. When it is in that very one, only the parts of the state that are not as they
    were are told, as ``changed`` in place of ``state``: most of a state stays the same from press to press.
    ``fresh`` is true when that failed (a match of another version) and a new
    presenter was made, to which the message does not apply. Errors come as ``{error: {code, message}}``.

    >>> session = Session()
    >>> request = {"presenter": "koikoi-table", "kwargs": {"seed": 7}, "message": {"type": "x"}}
    >>> json.loads(session.answer(json.dumps(request)))["state"]["error"]["code"]
    'unknown-type'
    """

    def __init__(self) -> None:
        self._presenters: dict[str, tuple[str, Presenter, Parts]] = {}
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
            return self._answer(json.loads(text))
        except HanafudaError as error:
            return json.dumps({"error": error_of(error)})
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, the learner's match must go on
            what = f"{type(error).__name__}: {error}"
            message = f"Something went wrong inside the table ({what}). Nothing is lost."
            return json.dumps({"error": {"code": "bug", "message": message}})

    def _answer(self, request: Any) -> str:
        if not isinstance(request, dict):
            raise MessageError("bad-request", f"bad request {shown(request)}: expected an object")
        key = str(request.get("id"))
        known = self._known(key, request)
        # Forgotten while it works: after an error nobody knows what state it is in.
        self._presenters.pop(key, None)
        presenter, fresh = self._made(request) if known is None else (known[0], False)
        state = presenter.state if fresh else presenter.handle(request.get("message"))
        parts = {name: json.dumps(part) for name, part in state.items()}
        self._count += 1
        token = str(self._count)
        self._presenters[key] = (token, presenter, parts)
        what, told = ("state", parts) if known is None else _difference(known[1], parts)
        return f'{{"{what}": {_object(told)}, "token": "{token}", "fresh": {json.dumps(fresh)}}}'

    def _known(self, key: str, request: dict[str, Any]) -> tuple[Presenter, Parts] | None:
        """The presenter that is in the state which the page shows, and that state."""
        found = self._presenters.get(key)
        if found is None or found[0] != request.get("token"):
            return None
        return found[1], found[2]

    def _made(self, request: dict[str, Any]) -> tuple[Presenter, bool]:
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


def _difference(before: Parts, parts: Parts) -> tuple[str, Parts]:
    """The parts that are not as they were; the whole where a part came or went.

    >>> _difference({"title": '"a"', "said": "[]"}, {"title": '"a"', "said": '["b"]'})
    ('changed', {'said': '["b"]'})
    """
    if before.keys() != parts.keys():
        return "state", parts
    return "changed", {name: text for name, text in parts.items() if text != before[name]}


def _object(parts: Parts) -> str:
    """The parts as one JSON text."""
    return f"{{{', '.join(f'{json.dumps(name)}: {text}' for name, text in parts.items())}}}"
