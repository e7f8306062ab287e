"""How other eyes see the palette."""

import pytest

from hanafuda_lib.art import PALETTE
from hanafuda_lib.art.colours import Eye, as_seen, seen
from hanafuda_lib.art.palette import BLUE, GREY, INK, LEAF, RED, WHITE


def luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def test_the_palette_has_fifteen_colours():
    assert len(PALETTE) == 15


def test_a_trained_eye_changes_nothing():
    assert all(seen(colour, Eye.COLOUR) == colour for colour in PALETTE)


@pytest.mark.parametrize("eye", Eye)
def test_white_stays_white_and_black_stays_black(eye):
    assert seen(WHITE, eye) == "#FFFFFF"
    assert seen("#000000", eye) == "#000000"


@pytest.mark.parametrize("colour", sorted(PALETTE))
def test_grey_keeps_the_lightness(colour):
    grey = seen(colour, Eye.GREY)
    assert grey[1:3] == grey[3:5] == grey[5:7]
    assert luminance(grey) == pytest.approx(luminance(colour), abs=0.006)


@pytest.mark.parametrize("eye", [Eye.DEUTERANOPIA, Eye.PROTANOPIA])
def test_red_and_green_move_together_but_blue_keeps_away(eye):
    def hue_gap(one, other):
        red, green, blue = (
            abs(int(seen(one, eye)[i : i + 2], 16) - int(seen(other, eye)[i : i + 2], 16)) for i in (1, 3, 5)
        )
        return red + green + blue

    assert 2 * hue_gap(RED, LEAF) < hue_gap(RED, BLUE)
    assert hue_gap(INK, GREY) > 180


def test_every_colour_of_a_picture_is_changed_and_nothing_else():
    assert as_seen(f'<use href="#c-01-crane-fan"/><path fill="{RED}"/>', Eye.GREY) == (
        '<use href="#c-01-crane-fan"/><path fill="#696969"/>'
    )
