"""The net that is taught: one layer of hidden numbers, and Adam to teach it."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

from hanafuda_lib.players import judge
from tools.training.seen import MONTHS, STATES, Seen, parts_of_states

Floats = NDArray[np.float32]
_NAMES = ("rows", "signs", "out", "straight", "bias")
_FIRST, _SECOND, _TINY = 0.9, 0.999, 1e-8  # Adam's usual numbers


class Net:
    """Its numbers by name, as :class:`hanafuda_lib.players.judge.Weights` has them."""

    def __init__(self, width: int, rng: np.random.Generator) -> None:
        shapes = {
            "rows": (judge.CARD_ROWS + judge.MONTH_ROWS, width), "signs": (judge.SIGNS, width),
            "out": (width,), "straight": (judge.SIGNS,), "bias": (1,),
        }  # fmt: skip
        self.numbers: dict[str, Floats] = {
            name: (0.05 * rng.standard_normal(shape)).astype(np.float32)
            if name in ("rows", "signs", "out")
            else np.zeros(shape, dtype=np.float32)
            for name, shape in shapes.items()
        }
        self.numbers["rows"][judge.CARD_ROWS :] = 0.0  # what never comes up stays nothing

    def widened(self, width: int, rng: np.random.Generator) -> Net:
        """The same net with more hidden numbers, which say hardly anything yet."""
        wide = Net(width, rng)
        here = slice(0, len(self.numbers["out"]))
        wide.numbers["out"] *= 0.1
        for name in ("rows", "signs"):
            wide.numbers[name][:, here] = self.numbers[name]
        wide.numbers["out"][here] = self.numbers["out"]
        for name in ("straight", "bias"):
            wide.numbers[name] = self.numbers[name].copy()
        return wide

    def by_state(self) -> Floats:
        """What each state of a month adds to the hidden numbers."""
        found: Floats = parts_of_states() @ self.numbers["rows"]
        return found

    def values(self, seen: Seen, by_state: Floats) -> Floats:
        """The value of each position."""
        return self._forward(seen, by_state)[0]

    def _forward(self, seen: Seen, by_state: Floats) -> tuple[Floats, Floats, Any]:
        number = len(seen)
        which = sparse.csr_matrix(
            (
                np.ones(number * MONTHS, dtype=np.float32),
                seen.states.ravel(),
                np.arange(0, number * MONTHS + 1, MONTHS),
            ),
            shape=(number, STATES),
        )
        hidden = which @ by_state
        hidden += seen.signs @ self.numbers["signs"]
        np.maximum(hidden, 0.0, out=hidden)
        values = hidden @ self.numbers["out"] + seen.signs @ self.numbers["straight"] + self.numbers["bias"]
        return values, hidden, which

    def gradient(
        self, seen: Seen, slope: Any, by_state: Floats | None = None
    ) -> tuple[Floats, dict[str, Floats]]:
        """The values, and how the loss changes with each number; ``slope`` gives that of the values."""
        values, hidden, which = self._forward(seen, self.by_state() if by_state is None else by_state)
        up = slope(values).astype(np.float32)
        down = up[:, None] * self.numbers["out"]
        down[hidden <= 0.0] = 0.0
        return values, {
            "rows": parts_of_states().T @ (which.T @ down),
            "signs": seen.signs.T @ down,
            "out": hidden.T @ up,
            "straight": seen.signs.T @ up,
            "bias": up.sum(keepdims=True),
        }

    def save(self, path: Path) -> None:
        """All numbers as they are."""
        np.savez(path, **self.numbers)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Net:
        """What :meth:`save` wrote."""
        net = cls(1, np.random.default_rng(0))
        with np.load(path) as stored:
            net.numbers = {name: stored[name] for name in _NAMES}
        return net

    def export(self, path: Path, **told: Any) -> None:
        """The numbers as the library reads them: those of the layer as whole numbers of 16 bits."""
        rows, signs = self.numbers["rows"], self.numbers["signs"]
        scales = np.maximum(np.abs(rows).max(axis=0), np.abs(signs).max(axis=0)) / 32767
        whole = {
            name: b64encode(np.rint(table / scales).astype(np.dtype("<i2")).tobytes()).decode()
            for name, table in (("rows", rows), ("signs", signs))
        }
        floats = {name: _short(self.numbers[name]) for name in ("out", "straight")}
        written = {
            **told, "scales": _short(scales), **whole, **floats,
            "bias": _short(self.numbers["bias"])[0],
        }  # fmt: skip
        path.write_text(json.dumps(written, indent=0) + "\n", "utf-8")


def _short(numbers: Floats) -> list[float]:
    return [float(f"{number:.6g}") for number in numbers]


class Adam:
    """Moves the numbers of a net against their gradient, each by a step of its own size."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._first = {name: np.zeros_like(numbers) for name, numbers in net.numbers.items()}
        self._second = {name: np.zeros_like(numbers) for name, numbers in net.numbers.items()}
        self._steps = 0

    def step(self, gradient: dict[str, Floats], rate: float) -> None:
        """One step."""
        self._steps += 1
        for name, slope in gradient.items():
            first, second = self._first[name], self._second[name]
            first += (1 - _FIRST) * (slope - first)
            second += (1 - _SECOND) * (slope * slope - second)
            size = rate * np.sqrt(1 - _SECOND**self._steps) / (1 - _FIRST**self._steps)
            self._net.numbers[name] -= (size * first / (np.sqrt(second) + _TINY)).astype(np.float32)
