"""The whole deck as one SVG of symbols, so that a page downloads and parses it once."""

from __future__ import annotations

from functools import cache

from hanafuda_lib.art import frame
from hanafuda_lib.art.faces import face
from hanafuda_lib.cards import DECK


@cache
def sprite() -> str:
    """The 48 cards as symbols ``c-01-crane`` …, the back ``c-back`` and the white card ``c-white``.

    Put it once into a page, as it is: it shows nothing by itself and a screen reader skips it. A
    card is then ``<svg viewBox="0 0 120 200"><use href="#c-01-crane"/></svg>``.

    >>> sprite().count("<symbol ")
    50
    """
    symbols = "".join(_symbol(card.id, face(card)) for card in DECK)
    symbols += _symbol("back", frame.back()) + _symbol("white", frame.white_card())
    # not display:none, which would make browsers forget what the symbols refer to
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {hidden}>{symbols}</svg>'


def _symbol(name: str, inside: str) -> str:
    return f'<symbol id="c-{name}" viewBox="{frame.VIEW_BOX}">{inside}</symbol>'
