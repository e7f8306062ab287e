"""How long it takes to draw the deck: 48 faces from nothing, and the sprite once it is made.

Run ``python -m benchmarks.draw_cards``. The target is 50 milliseconds for the deck on a machine
where the yardstick, a loop of ``int.bit_count()`` over a million masks, takes 0.020 seconds.
"""

from __future__ import annotations

import random
import time

from hanafuda_lib import DECK
from hanafuda_lib.art import face, sprite

TARGET_MS, YARDSTICK_S = 50.0, 0.020


def yardstick() -> float:
    """Seconds for a plain loop of ``int.bit_count()`` over a list of a million 48-bit masks."""
    source = random.Random(1)
    masks = [source.getrandbits(48) for _ in range(1_000_000)]
    start = time.perf_counter()
    for mask in masks:
        mask.bit_count()
    return time.perf_counter() - start


def deck_ms(rounds: int = 20) -> float:
    """The best time in milliseconds to draw all 48 faces; nothing is cached between rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for card in DECK:
            face(card)
        best = min(best, time.perf_counter() - start)
    return best * 1000


def main() -> None:
    """Print the figures, scaled to the yardstick machine."""
    here = min(yardstick() for _ in range(3))
    scale = YARDSTICK_S / here
    drawn = deck_ms()
    sprite()
    start = time.perf_counter()
    sprite()
    again = (time.perf_counter() - start) * 1e6
    print(f"yardstick          {here:8.4f} s  (target machine: {YARDSTICK_S} s)")
    print(
        f"48 faces           {drawn:8.2f} ms = {drawn * scale:.2f} ms there (target: under {TARGET_MS:g} ms)"
    )
    print(f"sprite, once made  {again:8.2f} us")


if __name__ == "__main__":
    main()
