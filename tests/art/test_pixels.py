"""The deck looked at by a machine: no two cards look alike, and the plant tells the month.

Sizes are 50 pixels wide, the smallest at which cards are shown. What people see is not tested
here: the contact sheet is for that.
"""

from itertools import combinations

import numpy as np
import pytest

from hanafuda_lib import DECK, Kind
from hanafuda_lib.art import PALETTE, card_svg
from hanafuda_lib.art.colours import Eye, seen
from tests.art.looking import card_pixels, pixels

#: Mean difference of two cards, of 255 for each colour share, after halving the picture. For
#: comparison: the assist layer, laid on a card, changes it by a few units only.
BOUND = 24


def _halved(card, eye):
    picture = card_pixels(card.id, 50, eye)[:82, :50]
    return picture.reshape(41, 2, 25, 2, 3).mean(axis=(1, 3)) * 255


@pytest.mark.parametrize("eye", Eye)
def test_no_two_cards_look_alike(eye):
    views = {card: _halved(card, eye) for card in DECK}
    distances = {
        (one.id, other.id): float(abs(views[one] - views[other]).mean())
        for one, other in combinations(DECK, 2)
    }
    assert len(distances) == 1128
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] > BOUND, nearest


def _manner(card, eye):
    """How a plant is drawn, wherever it stands: shares of the colours, directions of the edges."""
    picture = card_pixels(card.id, 50, eye)
    colours = sorted({seen(colour, eye) for colour in PALETTE})
    table = np.array([[int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)] for colour in colours])
    nearest = ((picture[:, :, None] - table) ** 2).sum(axis=3).argmin(axis=2)
    shares = np.bincount(nearest.ravel(), minlength=len(colours)) / nearest.size
    down, across = np.gradient(picture.mean(axis=2))
    sector = (np.arctan2(down, across) % np.pi / np.pi * 8).astype(int) % 8
    edges = np.bincount(sector.ravel(), np.hypot(down, across).ravel(), minlength=8)
    return np.concatenate([shares, edges / edges.sum()])


def test_the_bound_is_far_above_the_change_that_a_badge_makes():
    for card in DECK:
        plain, helped = (pixels(card_svg(card, size=50, assist=on)) for on in (False, True))
        assert float(abs(plain - helped).mean()) * 255 < BOUND / 2


@pytest.mark.parametrize("eye", Eye)
def test_the_plant_alone_tells_the_month(eye):
    """With the assist layer off, each chaff card is most like the other chaff of its own month.

    The lightning card stands alone in November, so it has no such partner.
    """
    chaff = [card for card in DECK if card.kind is Kind.CHAFF and card.id != "11-lightning"]
    manners = {card: _manner(card, eye) for card in chaff}
    for card in chaff:
        others = [other for other in chaff if other is not card]
        most_like = min(others, key=lambda other: float(abs(manners[card] - manners[other]).sum()))
        assert most_like.month is card.month, (card, most_like)


@pytest.mark.parametrize("eye", Eye)
def test_the_three_ribbons_differ_without_their_colour(eye):
    """The strips themselves, cut out of the cards: writing, a plain field, or a hatch."""
    strips = {}
    for name in ("01-red-poem", "04-plain-ribbon", "06-blue-ribbon"):
        picture = card_pixels(name, 120, eye)[50:120, 50:70].mean(axis=2)
        strips[name] = float(abs(np.diff(picture, axis=0)).mean())
    assert strips["04-plain-ribbon"] < 0.01
    assert strips["01-red-poem"] > 0.03
    assert strips["06-blue-ribbon"] > 0.03
