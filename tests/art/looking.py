"""Pixels of the cards, drawn once for all tests that look at them."""

import io
from functools import cache

import numpy as np
import resvg_py
from matplotlib.image import imread

from hanafuda_lib.art import card_svg
from hanafuda_lib.art.colours import Eye, as_seen


def pixels(svg: str) -> np.ndarray:
    """A picture as rows, columns and three colour shares of 0..1, on white paper."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, background="#FFFFFF"))
    return imread(io.BytesIO(png))[:, :, :3]


@cache
def card_pixels(card: str, size: int = 50, eye: Eye = Eye.COLOUR) -> np.ndarray:
    return pixels(as_seen(card_svg(card, size=size), eye))
