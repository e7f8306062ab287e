"""Presenters whose states are all made in advance: a deck to look through, a round to step through.

The state carries every frame, so a web page goes from one to another without Python
(``frontend/frames.js`` is the same in JavaScript; a test holds the two together). Cards are written
short in a frame: ``03-curtain``, or ``03-curtain!new`` with its marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from hanafuda_lib.errors import HanafudaError
from hanafuda_widgets.presenters.base import (
    STATE_VERSION,
    Message,
    MessageError,
    State,
    error_of,
    shown,
)

_SAVED_VERSION = 1
_FAR = 9999

#: Parts of a state by layer and frame.
Layers = Mapping[str, Mapping[str, dict[str, Any]]]


class FramesPresenter:
    """What explorer and replay have in common. A child calls :meth:`_lay` with its frames."""

    name: str
    #: The messages and their fields.
    schema: ClassVar[Mapping[str, set[str]]] = {"show": {"layer", "frame"}, "move": {"layer", "by"}}
    kwargs: dict[str, Any]
    _frames: dict[str, Any]
    _cards: dict[str, Any]
    _at: dict[str, str]

    def _lay(
        self,
        *,
        base: dict[str, Any],
        layers: Layers,
        cards: dict[str, Any],
        press: str | None,
        at: dict[str, str],
    ) -> None:
        """Keep the frames; a press on a card shows its frame of layer ``press``; ``at`` is the start."""
        self._frames = {"base": base, "layers": layers, "press": press}
        self._cards = cards
        self._at = at

    @property
    def state(self) -> State:
        """What is to be drawn, with all other frames."""
        return self._state(None)

    def handle(self, message: object) -> State:
        """The state after a message; a refused message changes nothing but ``state["error"]``."""
        try:
            self._told(Message(message, self.schema))
        except HanafudaError as error:
            return self._state(error)
        return self._state(None)

    @classmethod
    def restore(cls, saved: object) -> Self:
        """The presenter whose ``state["saved"]`` this was. Errors: :class:`HanafudaError`."""
        try:
            if saved["v"] != _SAVED_VERSION:  # type: ignore[index]
                raise MessageError("bad-saved", f"bad saved place {shown(saved)}: expected version 1")
            self = cls(**saved["kwargs"])  # type: ignore[index]
            at = saved["at"]  # type: ignore[index]
            self._at = {layer: self._frame(layer, at[layer]) for layer in self._frames["layers"]}
        except (TypeError, KeyError) as error:
            raise MessageError("bad-saved", f"bad saved place {shown(saved)}: {error!r}") from error
        return self

    # ---------------------------------------------------------------- messages

    def _told(self, message: Message) -> None:
        """Do what a message asks for, or raise and change nothing."""
        self._at = self._moved(message)

    def _moved(self, message: Message) -> dict[str, str]:
        layer = message.text("layer")
        if layer not in self._frames["layers"]:
            known = ", ".join(self._frames["layers"])
            raise MessageError("unknown-layer", f"unknown layer {shown(layer)}: expected one of {known}")
        if message.type == "move":
            return {**self._at, layer: self._further(layer, message.number("by", low=-_FAR, high=_FAR))}
        return {**self._at, layer: self._frame(layer, message.text("frame"))}

    def _frame(self, layer: str, frame: object) -> str:
        if isinstance(frame, str) and frame in self._frames["layers"][layer]:
            return frame
        raise MessageError("unknown-frame", f"unknown {layer} {shown(frame)}: expected one that is shown")

    def _further(self, layer: str, by: int) -> str:
        keys: list[str] = list(self._frames["layers"][layer])
        return keys[min(max(keys.index(self._at[layer]) + by, 0), len(keys) - 1)]

    # ---------------------------------------------------------------- drawing

    def _state(self, error: HanafudaError | None) -> State:
        return {
            "v": STATE_VERSION,
            "presenter": self.name,
            "choice": None,
            "ask": None,
            "log": [],
            "sheet": {"head": [], "rows": []},
            "form": None,
            **self._shown(),
            "frames": self._frames,
            "cards": self._cards,
            "error": None if error is None else error_of(error),
            "saved": {"v": _SAVED_VERSION, "kwargs": self.kwargs, "at": self._at},
        }

    def _shown(self) -> dict[str, Any]:
        parts = dict(self._frames["base"])
        for layer, frames in self._frames["layers"].items():
            parts.update(frames[self._at[layer]])
        return {
            **parts,
            "zones": [self._zone(zone) for zone in parts["zones"]],
            "scores": [
                {**box, "lines": [
                    {**line, "cards": [self._cards[card] for card in line["cards"]]} for line in box["lines"]
                ]}
                for box in parts["scores"]
            ],
            "bars": [self._bar(bar) for bar in parts["bars"]],
            "buttons": [self._button(button) for button in parts["buttons"]],
        }  # fmt: skip

    def _zone(self, zone: dict[str, Any]) -> dict[str, Any]:
        found = dict(zone)
        if "cards" in zone:
            found["cards"] = [self._card(text) for text in zone["cards"]]
        if "groups" in zone:
            found["groups"] = [
                {**group, "cards": [self._card(text) for text in group["cards"]]} for group in zone["groups"]
            ]
        return found

    def _card(self, text: str) -> dict[str, Any]:
        card, *marks = text.split("!")
        found = {**self._cards[card], "marks": marks}
        press = self._frames["press"]
        if press is None:
            return found
        message = {"type": "show", "layer": press, "frame": card}
        return {**found, "press": message, "pressed": self._at[press] == card}

    def _bar(self, bar: dict[str, Any]) -> dict[str, Any]:
        if "select" in bar:
            return {**bar, "select": {**bar["select"], "value": self._at[bar["select"]["message"]["layer"]]}}
        return {**bar, "buttons": [self._button(button) for button in bar["buttons"]]}

    def _button(self, button: dict[str, Any]) -> dict[str, Any]:
        message = button["message"]
        layer = message["layer"]
        if message["type"] == "move":
            return {**button, "disabled": self._further(layer, message["by"]) == self._at[layer]}
        return {**button, "pressed": self._at[layer] == message["frame"]}
