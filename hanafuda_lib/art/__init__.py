"""The 48 cards, drawn: pure functions that return SVG text, in the manner of cut paper and woodblock.

>>> from hanafuda_lib import art
>>> art.card_svg("08-moon", size=60).startswith("<svg")
True
>>> art.row("01-crane 03-curtain")
<picture of 01-crane 03-curtain>
"""

from hanafuda_lib.art.export import ExportError, export_cards
from hanafuda_lib.art.faces import FACES, face
from hanafuda_lib.art.palette import PALETTE
from hanafuda_lib.art.render import Picture, back_svg, card_svg, fan, field, one, pile, row, white_svg
from hanafuda_lib.art.sprite import sprite

__all__ = [
    "FACES",
    "PALETTE",
    "ExportError",
    "Picture",
    "back_svg",
    "card_svg",
    "export_cards",
    "face",
    "fan",
    "field",
    "one",
    "pile",
    "row",
    "sprite",
    "white_svg",
]
