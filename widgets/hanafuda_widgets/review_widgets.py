"""A review in a notebook cell: ``RoundReview(record=round.record())`` on the last line shows it."""

from __future__ import annotations

from typing import Any

from hanafuda_widgets.presenters.round_review import RoundReview as RoundReviewPresenter
from hanafuda_widgets.widget import PresenterWidget


class RoundReviewWidget(PresenterWidget):
    """Every decision of a recorded round, with what it was worth and why.

    The arguments are those of :class:`hanafuda_widgets.presenters.round_review.RoundReview`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(RoundReviewPresenter(**options))


#: The short name for lessons.
RoundReview = RoundReviewWidget
