"""The fifteen colours of the deck; nothing on a card has any other colour.

Flat colour on cream is what makes a woodblock print look like one, and a short list
keeps the deck of one piece. A test holds every drawing to this list. Gold and pink
are pale, so shapes in them always get an ink outline.
"""

PAPER = "#F7F0DF"
INK = "#211C1A"
RED = "#C62F2B"
GOLD = "#F0B429"
LEAF = "#2F6B45"
LIME = "#8DAA3B"
PURPLE = "#5A3F95"
BLUE = "#24589E"
PINK = "#EE9DB0"
BLUSH = "#FBDDE3"
ORANGE = "#DD6B20"
SKY = "#8FC3DA"
BROWN = "#6A472C"
GREY = "#8A8178"
WHITE = "#FFFFFF"

PALETTE = frozenset(
    {PAPER, INK, RED, GOLD, LEAF, LIME, PURPLE, BLUE, PINK, BLUSH, ORANGE, SKY, BROWN, GREY, WHITE}
)
