"""Shuffling by a seed, the same in Python and in a page's script.

The page shuffles without Python (``frontend/chance.js``), so both use the same small generator:
FNV-1a makes a number of a text, mulberry32 makes a row of numbers of that. A test compares them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

_Value = TypeVar("_Value")
_WORD = 0xFFFF_FFFF


def number_of(text: str) -> int:
    """The FNV-1a hash of a text, 32 bits.

    >>> hex(number_of("a"))
    '0xe40c292c'
    """
    number = 0x811C_9DC5
    for byte in text.encode():
        number = ((number ^ byte) * 0x0100_0193) & _WORD
    return number


def numbers(text: str) -> Iterator[float]:
    """Numbers from 0 to below 1, without end: the same for the same text, everywhere.

    >>> row = numbers("seed 7")
    >>> [round(next(row), 3) for _ in range(3)]
    [0.677, 0.403, 0.642]
    """
    state = number_of(text)
    while True:
        state = (state + 0x6D2B_79F5) & _WORD
        mixed = ((state ^ state >> 15) * (state | 1)) & _WORD
        mixed ^= (mixed + ((mixed ^ mixed >> 7) * (mixed | 61))) & _WORD
        yield (mixed ^ mixed >> 14) / 4_294_967_296


def shuffled(values: Iterable[_Value], by: str) -> list[_Value]:
    """The values in the order that the text ``by`` gives.

    >>> sorted(shuffled("abcd", "seed 7"))
    ['a', 'b', 'c', 'd']
    """
    order = list(values)
    row = numbers(by)
    for last in range(len(order) - 1, 0, -1):
        other = int(next(row) * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
